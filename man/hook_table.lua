-- hook_table.lua: reads hooks.txt, hooks.tsv and moment.def of engine/core, and those of games, and
-- checks their rows. The comments at the top of hooks.txt and moment.def explain them.
--
--     table.fields   {name, type, words, needed, doc}
--     table.actions  {name, type, needed, doc}, of the fields of an action
--     table.objects  {name, doc, methods, effects}; a method or effect is {name, arguments, result,
--                    doc}, an argument {name, type, optional}
--     table.given    {name, type, doc}
--     table.hooks    {name, kind, given (rows of table.given), returns, returned (a type, or nil),
--                    when, meaning, word (of the moment in actions, or nil)}
--     table.moments  {name (its word), doc}, of those with a word
--
-- Each is a list that also has its rows by name. Types are written as in the file: "player[]",
-- "feature|nil".

local def = require("def")

local hook_table = {}

-- ---- What a row holds --------------------------------------------------------------------------

local function set(words)
  local is = {}
  for word in words:gmatch("%S+") do is[word] = true end
  return is
end

local COLUMNS = {
  RV_MOMENT = "word word word text",
  RV_STEP = "word word text",
  RV_ROWS = "word text text",
}

local VALUES = set "integer string boolean nil"

local FIELD_WORDS = {INTEGER = "whole number", STRING = "text", STRINGS = "list of texts",
                     OPTIONS = "table", TABLE = "table"}

local KINDS = { -- and what each may return
  CHECK = set "REASON",
  VALUE = set "NUMBER",
  EVENT = set "NOTHING SKIP",
  CHOICE = set "PLAYER PLAYERS FEATURES",
}

local RETURNS = { -- in words and as a type
  NOTHING = {},
  SKIP = {'"skip"', '"skip"'},
  REASON = {"a text", "string"},
  NUMBER = {"a whole number", "integer"},
  PLAYER = {"a player", "player"},
  PLAYERS = {"a list of players", "player[]"},
  FEATURES = {"the features given, in another order", "feature[]"},
}

local function fail(row, ...)
  def.complain(row.path, row.line, row.macro .. ": " .. string.format(...))
end

local function check(row, good, ...)
  if not good then fail(row, ...) end
end

local function check_columns(row)
  local columns = COLUMNS[row.macro]
  check(row, columns, "no such row")
  local has = table.concat(row.kinds, " ")
  if row[#row - 1] == "NULL" then has = has:gsub("word text$", "text text") end
  if row[#row] == "NULL" then has = has:gsub("word$", "text") end
  check(row, has == columns, "this row is (%s), not (%s)", columns:gsub(" ", ", "),
        (has:gsub(" ", ", ")))
end

-- Adds an entry with a new name to a list.
local function add(row, list, entry)
  check(row, entry.name:find("^%l[%l_]*$"), "`%s` is not a name", entry.name)
  check(row, not list[entry.name], "`%s` is a duplicate", entry.name)
  list[#list + 1], list[entry.name] = entry, entry
end

-- Checks that the documentation is a sentence.
local function sentence(row, text)
  check(row, text:find("[.?]$") or text:find("…$"), "this is not a sentence: %s", text)
  return text
end

-- ---- Texts -------------------------------------------------------------------------------------

-- The rows of texts, in which each begins in a line of its own, `given turn: turn`, and what is
-- said of it is indented: {head = LINE, doc, path, line}.
local function read_texts(paths)
  local rows = {}
  for path in io.popen("printf '%s\\n' " .. paths):lines() do
    local n, row = 0, nil
    for line in def.read_text(path):gmatch("[^\n]*") do
      n = n + 1
      if line:find("^  ") then
        row.doc = row.doc .. (row.doc == "" and "" or " ") .. line:match("^ +(.*)$")
      elseif line ~= "" and not line:find("^#") then
        row = {head = line, doc = "", path = path, line = n, macro = line}
        rows[#rows + 1] = row
      end
    end
  end
  return rows
end

-- ---- Types -------------------------------------------------------------------------------------

-- The types of "player[]|nil": {name = "player", list = true, …}, {name = "nil", …}.
function hook_table.words_of(type)
  local words = {}
  for word in (type .. "|"):gmatch("([^|]*)|") do
    local name, brackets = word:match("^([^%[]*)(.*)$")
    words[#words + 1] = {name = name, list = brackets == "[]", text = word}
  end
  return words
end

-- Types may name objects of later rows, so they are checked after all rows have been read.
local function check_type(row, all, type)
  for _, word in ipairs(hook_table.words_of(type)) do
    local known = VALUES[word.name] or all.objects[word.name]
    check(row, known and (word.list or word.text == word.name), "there is no type `%s`", word.text)
  end
end

-- "name: type, name?: type" as a list.
local function read_arguments(row, text)
  local list = {}
  for part in (text ~= "" and text .. ", " or ""):gmatch("(.-), ") do
    local name, optional, type = part:match("^(%l+)(%??): (%S+)$")
    check(row, name, "`%s` is not an argument like \"name: type\"", part)
    check(row, optional == "?" or #list == 0 or not list[#list].optional,
          "`%s` follows an optional argument", name)
    add(row, list, {name = name, type = type, optional = optional == "?"})
  end
  return list
end

-- ---- Rows --------------------------------------------------------------------------------------

local read = {}

function read.field(row, all, name, type, needed)
  check(row, FIELD_WORDS[type], "there is no type %s of a field", type)
  add(row, all.fields, {name = name, type = type, words = FIELD_WORDS[type],
                        needed = needed == ", needed", doc = row.doc})
end

function read.action(row, all, name, type, needed)
  add(row, all.actions, {name = name, type = type, needed = needed == ", needed", doc = row.doc})
end

function read.object(row, all, name)
  add(row, all.objects, {name = name, methods = {}, effects = {}, doc = row.doc})
end

function read.method(row, all, object, name, arguments, result, effect)
  local of = all.objects[object]
  check(row, of, "there is no object `%s` above", object)
  check(row, not of.methods[name] and not of.effects[name], "`%s` is a duplicate", name)
  local method = {name = name, arguments = read_arguments(row, arguments), result = result,
                  doc = row.doc}
  add(row, effect == ", effect" and of.effects or of.methods, method)
  all.typed[#all.typed + 1] = {row, result}
  for _, argument in ipairs(method.arguments) do
    all.typed[#all.typed + 1] = {row, argument.type}
  end
end

function read.given(row, all, name, type)
  add(row, all.given, {name = name, type = type, doc = row.doc})
  all.typed[#all.typed + 1] = {row, type}
end

local HEADS = {
  {"field", "^field ([%l_]+): (%u+)(.*)$", "^, needed$"},
  {"action", "^action ([%l_]+): ([^ ,]+)(.*)$", "^, needed$"},
  {"object", "^object (%l+)(.*)$", "^$"},
  {"given", "^given ([%l_]+): (%S+)(.*)$", "^$"},
  {"method", "^(%l+):([%l_]+)%((.*)%): ([^ ,]+)(.*)$", "^, effect$"},
}

-- Of all texts, as their first lines have it; behind what a row needs may stand one word.
local function read_head(row, all)
  for _, head in ipairs(HEADS) do
    local values = {row.head:match(head[2])}
    local behind = values[#values]
    if behind and (behind == "" or behind:find(head[3])) then
      sentence(row, row.doc)
      return read[head[1]](row, all, table.unpack(values))
    end
  end
  fail(row, "this is not the layout of a row")
end

-- The arguments of a hook; `none` fills the unused places at the end.
local function read_given(row, all, text)
  local list, n = {}, 0
  for name in text:gmatch("[^, ]+") do
    local given = all.given[name]
    n = n + 1
    check(row, name == "none" or given, "no text tells what `given %s` is", name)
    check(row, name == "none" or #list == n - 1, "`%s` follows `none`", name)
    list[#list + 1] = given
  end
  check(row, n == 3, "a row needs three arguments or `none`, not %d", n)
  return list
end

-- The last argument of a hook of the kind VALUE is the value.
local function check_hook(row, hook)
  local kind, returns, last = hook.kind, hook.returns, hook.given[#hook.given]
  check(row, KINDS[kind], "there is no kind %s", kind)
  check(row, KINDS[kind][returns], "a hook of kind %s does not return %s", kind, returns)
  check(row, kind ~= "VALUE" or last and last.type == "integer",
        "the last argument is not a number")
end

local function check_meaning(row, hook)
  if hook.returns == "NOTHING" then
    check(row, hook.meaning == "", "a hook that returns nothing has no meaning text")
  else
    sentence(row, hook.meaning)
  end
end

-- A row of hooks.tsv.
local function read_hook(row, all)
  check(row, #row == 6, "this row has %d columns, and not 6", #row)
  local hook = {name = row[1], kind = row[2], given = read_given(row, all, row[3]),
                returns = row[4], when = sentence(row, row[5]), meaning = row[6]}
  check_hook(row, hook)
  check_meaning(row, hook)
  hook.returned = RETURNS[hook.returns][2]
  add(row, all.hooks, hook)
end

function read.RV_ROWS(row, all)
  local word, doc = row[2], sentence(row, row[3])
  if word ~= "NULL" then add(row, all.moments, {name = word, doc = doc}) end
end

function read.RV_STEP(row) sentence(row, row[3]) end

function read.RV_MOMENT(row, all)
  local hook = all.hooks[row[2]]
  check(row, hook and hook.kind == "EVENT", "no event of hooks.tsv is called `%s`", row[2])
  if row[4] == "NULL" then return end
  hook.word = row[4]
  add(row, all.moments, {name = hook.word, doc = hook.when})
end

-- ---- The whole ---------------------------------------------------------------------------------

-- Reads the files, and ends the program with the line of an error.
function hook_table.read(texts, hooks)
  local all = {fields = {}, actions = {}, objects = {}, given = {}, hooks = {}, moments = {},
               typed = {}}
  for _, row in ipairs(read_texts(texts)) do read_head(row, all) end
  for _, typed in ipairs(all.typed) do check_type(typed[1], all, typed[2]) end
  for _, row in ipairs(def.columns(hooks)) do
    row.macro = row[1]
    read_hook(row, all)
  end
  for _, row in ipairs(def.rows("engine/core/moment.def")) do
    check_columns(row)
    read[row.macro](row, all)
  end
  return all
end

-- "May return a text: why it cannot lie there."; nil if the hook returns nothing.
function hook_table.returning(hook)
  local words = RETURNS[hook.returns][1]
  return words and ("May return %s: %s"):format(words, (hook.meaning:gsub("^%u", string.lower)))
end

return hook_table
