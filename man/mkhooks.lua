-- mkhooks.lua: makes the reference of house rules from hooks.txt and hooks.tsv in engine/core. Run
-- it from the top of the checkout; both commands write to standard output.
--
--     lua5.4 man/mkhooks.lua page [TEXTS [HOOKS]]     reeve-hooks(7)
--     lua5.4 man/mkhooks.lua stubs [TEXTS [HOOKS]]    scripts/reeve.d.lua, for editors
--
-- The page is man/reeve-hooks.7.in, where a line `@NAME` stands for a list that is made here. The
-- limits come from core/module.h, lua/script.h and core/state.h, and the functions of Lua that
-- a script can use from engine/lua/sandbox.tsv. What has no explanation here is an error.

package.path = "man/?.lua;" .. package.path
local def, mdoc, hook_table = require("def"), require("mdoc"), require("hook_table")
local put_text, argument = mdoc.put_text, mdoc.argument

local PAGE = "man/reeve-hooks.7.in"

local function put_list(width, list, put)
  io.write(".Bl -tag -width ", width, "\n")
  for _, entry in ipairs(list) do put(entry) end
  io.write(".El\n")
end

-- ---- The table ---------------------------------------------------------------------------------

local lists = {} -- by their names in the page

function lists.fields(all)
  put_list("Ds", all.fields, function(field)
    io.write(".It Li ", field.name, " : No ", field.words,
             field.needed and "" or ", optional", "\n")
    put_text(field.doc)
  end)
end

function lists.actions(all)
  put_list("Ds", all.actions, function(field)
    io.write(".It Li ", field.name, " : No ", (field.type:gsub("|", " | ")),
             field.needed and "" or ", optional", "\n")
    put_text(field.doc)
  end)
end

function lists.moments(all)
  put_list("scored", all.moments, function(moment)
    io.write(".It Li ", moment.name, "\n")
    put_text(moment.doc)
  end)
end

function lists.hooks(all)
  put_list("Ds", all.hooks, function(hook)
    io.write(".It Fn ", hook.name, ' "game"')
    for _, given in ipairs(hook.given) do io.write(" ", argument(given.name)) end
    io.write("\n.Em ", hook.kind:sub(1, 1), hook.kind:sub(2):lower(), " .\n")
    put_text(hook.when)
    if hook.word then io.write("Actions of the moment\n.Li ", hook.word, "\ncome after it.\n") end
    io.write(".br\n")
    put_text(hook_table.returning(hook) or "Returns nothing.")
  end)
end

function lists.given(all)
  put_list("followers", all.given, function(given)
    io.write(".It Fa ", given.name, " : Li ", given.type, "\n")
    put_text(given.doc)
  end)
end

local function put_methods(object, list)
  put_list("Ds", list, function(method)
    io.write(".It Fn ", object.name, ":", method.name)
    for _, part in ipairs(method.arguments) do
      io.write(" ", argument(part.name .. (part.optional and "?: " or ": ") .. part.type))
    end
    io.write(method.result ~= "nil" and " No \\(-> Li " .. method.result or "", "\n")
    put_text(method.doc)
  end)
end

function lists.objects(all)
  for _, object in ipairs(all.objects) do
    io.write(".Ss ", object.name, "\n")
    put_text(object.doc)
    put_methods(object, object.methods)
  end
end

function lists.effects(all)
  for _, object in ipairs(all.objects) do
    if #object.effects > 0 then put_methods(object, object.effects) end
  end
end

-- ---- The sandbox -------------------------------------------------------------------------------

local LIBRARIES = {"", "math", "string", "table", "utf8"} -- "": the basic functions

-- Why the rest of Lua is missing.
local REFUSED = {
  {"io os package require dofile loadfile",
   "Files, programs and the clock: a verdict depends on the record alone."},
  {"load debug coroutine collectgarbage string.dump",
   "These functions can leave the sandbox or avoid its limits."},
  {"string.find string.match string.gmatch string.gsub utf8.charpattern",
   "A pattern can run for hours within a single step, which no limit would stop."},
  {"math.random math.randomseed", "A verdict must not depend on chance."},
  {"math.ceil math.floor math.modf math.sqrt math.exp math.log math.sin math.cos math.tan "
   .. "math.asin math.acos math.atan math.deg math.rad math.pi math.huge",
   "Points are whole numbers; divide them with // and %."},
  {"string.pack string.packsize string.unpack", "There is no binary data to read."},
  {"warn", "Use print; reeve rules --trace shows what it prints."},
  {"_G _VERSION", "Scripts share no variables."},
}

-- Functions that only some builds of Lua have, and the variable `arg` of this program.
local OLD = "math.pow math.cosh math.sinh math.tanh math.frexp math.ldexp math.log10 math.atan2 arg"

-- The functions that a script can use: {[library] = {names of functions}}, each sorted.
local function read_sandbox(path)
  local libraries = {}
  for library, words in def.read_text(path):gmatch("([^\t\n]+)\t([^\t]+)[^\n]*") do
    library = library == "_G" and "" or library
    local names = libraries[library] or {}
    for name in words:gmatch("%S+") do names[#names + 1] = name end
    table.sort(names)
    libraries[library] = names
  end
  return libraries
end

-- "math.max" of max in math.
local function full_name(library, name) return (library == "" and "" or library .. ".") .. name end

-- The names that scripts can use, that are refused, or that are old.
local function explained(libraries)
  local known = {}
  for library, names in pairs(libraries) do
    known[library] = true
    for _, name in ipairs(names) do known[full_name(library, name)] = true end
  end
  for _, row in ipairs(REFUSED) do
    for name in row[1]:gmatch("%S+") do
      assert(not known[name], name .. " is both seen and refused")
      known[name] = true
    end
  end
  for name in OLD:gmatch("%S+") do known[name] = true end
  return known
end

-- Every name of the Lua that runs this program must be explained.
local function check_explained(libraries)
  local known = explained(libraries)
  for _, library in ipairs(LIBRARIES) do
    for name in pairs(library == "" and _G or _G[library]) do
      name = full_name(library, name)
      assert(known[name], name .. " is neither seen nor refused")
    end
  end
end

function lists.seen()
  local libraries = read_sandbox("engine/lua/sandbox.tsv")
  check_explained(libraries)
  put_list("string", LIBRARIES, function(library)
    io.write(".It ", library == "" and "basic" or "Li " .. library, "\n",
             ".Li ", table.concat(libraries[library], " , "), "\n")
  end)
end

function lists.refused()
  put_list("Ds", REFUSED, function(row)
    io.write(".It Li ", (row[1]:gsub(" ", " , ")), "\n")
    put_text(row[2])
  end)
end

-- ---- Limits ------------------------------------------------------------------------------------

local OF_LIMIT = {
  SCRIPTS = "scripts for one game",
  SCRIPT_TEXT = "in one script",
  SCRIPT_STEPS = "steps of all scripts each time that a document is judged; an instruction of Lua"
    .. " is one step, or three in a script that joins texts, and more for long texts or big tables",
  SCRIPT_GAMES = "steps for all games that odds plays on from one document; each turn of a random"
    .. " game also has the steps of one document",
  SCRIPT_MEMORY = "of memory at a time, for all scripts",
  SCRIPT_EFFECTS = "effects on one game, by all scripts, including each value set in game.state",
  SCRIPT_NUMBER = "points at most in one number of a script",
  SCRIPT_ACTIONS = "actions of one script",
  SCRIPT_LISTED = "values of a form are tried where a script lists none",
  SCRIPT_OPTIONS = "options of one script",
  SCRIPT_CHOICES = "values of one option",
  SCRIPT_WORD = "of a text that a script makes",
  SCRIPT_STEP_TIME = "ns of processor time for one instruction",
  SCRIPT_LATE = "ns that all instructions for one document together can exceed it by",
  SCRIPT_DEPTH = "levels of hooks called by effects in other hooks",
  SCRIPT_VALUES = "values returned by one call of a function of Lua, or of list of an action",
  STATE = "values in game.state, for all scripts",
  STATE_NUMBER = "is the largest number in it",
}

-- 65536 bytes are written as 64 KiB; 10,000,000 is written with commas.
local function number(value, bytes)
  if bytes and value % 1048576 == 0 then return value // 1048576 .. " MiB" end
  if bytes and value % 1024 == 0 then return value // 1024 .. " KiB" end
  local digits, changed = tostring(value), 1
  while changed > 0 do digits, changed = digits:gsub("^(%d+)(%d%d%d)", "%1,%2") end
  return digits
end

local function put_limits_of(path)
  -- A definition may continue over lines that end in a backslash.
  for name, value in def.read_text(path):gmatch("#define RV_LIMIT_([%u_]+)[%s\\]+([%d%s*()]+)") do
    local of = OF_LIMIT[name]
    if not of then def.complain(path, 1, "RV_LIMIT_" .. name .. " has no explanation here") end
    io.write(".It ", number(load("return " .. value)(), of:find("^in ") or of:find("^of ")), "\n",
             of, "\n")
  end
end

function lists.limits()
  io.write(".Bl -tag -width 10,000,000 -compact\n")
  put_limits_of("engine/core/module.h")
  put_limits_of("engine/lua/script.h")
  put_limits_of("engine/core/state.h")
  io.write(".El\n")
end

-- ---- The program -------------------------------------------------------------------------------

local function put_page(all)
  local number_of_line = 0
  for line in io.lines(PAGE) do
    number_of_line = number_of_line + 1
    local name = line:match("^@(.*)$")
    if not name then
      io.write(line, "\n")
    elseif lists[name] then
      lists[name](all)
      lists[name] = nil
    else
      def.complain(PAGE, number_of_line, "there is no list " .. name)
    end
  end
  assert(not next(lists), PAGE .. " has no @" .. tostring(next(lists)))
end

local put = ({page = put_page, stubs = require("hook_stubs").put})[arg[1]]
if not put or arg[4] then
  io.stderr:write("usage: lua5.4 man/mkhooks.lua page|stubs [TEXTS [HOOKS]]\n")
  os.exit(2)
end
put(hook_table.read(arg[2] or "engine/core/hooks.txt engine/games/*/hooks.txt",
                    arg[3] or "engine/core/hooks.tsv engine/games/*/hooks.tsv"))
