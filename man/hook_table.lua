-- hook_table.lua: reads engine/core/hooks.def with engine/core/moment.def and what games add to it,
-- and checks its rows. The comments at the top of those files explain the rows. What each is for
-- stands in man/hooks.txt, where those of actions are rows of their own, and when hooks are called
-- in hooks.tsv in engine/core/ and in the folders of games.
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
  RV_FIELD = "word word word",
  RV_OBJECT = "word",
  RV_METHOD = "word word text text",
  RV_EFFECT = "word word text text",
  RV_GIVEN = "word text",
  RV_HOOK = "word word list word",
  RV_ASKED = "word word list word",
  RV_MOMENT = "word word word word text",
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

-- The texts by what they are about: each begins in a line of its own, `game:turn`, and its lines
-- are indented. A list too, of {about, text, path, line}.
local function read_texts(path)
  local texts, n = {}, 0
  for line in def.read_text(path):gmatch("[^\n]*") do
    n = n + 1
    if line:find("^  ") then
      local last = texts[#texts]
      last.text = last.text .. (last.text == "" and "" or " ") .. line:match("^ +(.*)$")
    elseif line ~= "" and not line:find("^#") then
      local text = {about = line:match("^[^ ]+ [%l_]+") or line, head = line, text = "",
                    path = path, line = n, macro = line}
      check(text, not texts[text.about], "this stands here twice")
      texts[#texts + 1], texts[text.about] = text, text
    end
  end
  return texts
end

-- When each hook is called and what it returns, by its name.
local function read_told(paths)
  local told = {}
  for line in io.popen("cat " .. paths):lines() do
    local name, when, meaning = line:match("^(.-)\t(.-)\t(.*)$")
    told[name] = {when = when, meaning = meaning}
  end
  return told
end

-- What a thing is for, by the text about it; each text is about something.
local function take_text(row, all, about, entry)
  local text = all.texts[about]
  all.described[#all.described + 1] = {row, about, text}
  entry.doc = text and text.text
  if text then text.taken = true end
  return entry
end

local function check_texts(all)
  for _, it in ipairs(all.described) do
    check(it[1], it[3], "no text tells what `%s` is", it[2])
  end
  for _, text in ipairs(all.texts) do
    check(text, text.taken, "no row is called so")
    sentence(text, text.text)
  end
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

function read.RV_FIELD(row, all)
  local name, type, needed = row[1], row[2], row[3]
  check(row, FIELD_WORDS[type], "there is no type %s of a field", type)
  check(row, needed == "true" or needed == "false", "needed is true or false, not %s", needed)
  add(row, all.fields, take_text(row, all, "field " .. name,
      {name = name, type = type, words = FIELD_WORDS[type], needed = needed == "true"}))
end

-- `action act: function, needed`
local function read_actions(all)
  for _, text in ipairs(all.texts) do
    local name, type = text.head:match("^action ([%l_]+): ([^ ,]+)")
    if name then
      local needed = text.head:find(", needed$") ~= nil
      add(text, all.actions,
          take_text(text, all, text.about, {name = name, type = type, needed = needed}))
    end
  end
end

function read.RV_OBJECT(row, all)
  add(row, all.objects,
      take_text(row, all, "object " .. row[1], {name = row[1], methods = {}, effects = {}}))
end

local function read_method(row, all, list)
  local object, name, arguments, result = row[1], row[2], row[3], row[4]
  local of = all.objects[object]
  check(row, of, "there is no object `%s` above", object)
  check(row, not of.methods[name] and not of.effects[name], "`%s` is a duplicate", name)
  local method = {name = name, arguments = read_arguments(row, arguments), result = result}
  add(row, of[list], take_text(row, all, object .. ":" .. name, method))
  all.typed[#all.typed + 1] = {row, result}
  for _, argument in ipairs(method.arguments) do
    all.typed[#all.typed + 1] = {row, argument.type}
  end
end

function read.RV_METHOD(row, all) read_method(row, all, "methods") end
function read.RV_EFFECT(row, all) read_method(row, all, "effects") end

function read.RV_GIVEN(row, all)
  add(row, all.given,
      take_text(row, all, "given " .. row[1], {name = row[1], type = row[2]}))
  all.typed[#all.typed + 1] = {row, row[2]}
end

-- The arguments of a hook; `none` fills the unused places at the end.
local function read_given(row, all, names)
  local list = {}
  check(row, #names == 3, "a row needs three arguments or `none`, not %d", #names)
  for i, name in ipairs(names) do
    local given = all.given[name]
    check(row, name == "none" or given, "no RV_GIVEN above explains `%s`", name)
    check(row, name == "none" or #list == i - 1, "`%s` follows `none`", name)
    list[#list + 1] = given
  end
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

function read.RV_HOOK(row, all)
  local hook = {name = row[1], kind = row[2], given = read_given(row, all, row[3]),
                returns = row[4]}
  local told = all.told[hook.name]
  check_hook(row, hook)
  check(row, told, "no row of hooks.tsv tells of `%s`", hook.name)
  hook.when, hook.meaning = sentence(row, told.when), told.meaning
  check_meaning(row, hook)
  hook.returned = RETURNS[hook.returns][2]
  add(row, all.hooks, hook)
  return hook
end

read.RV_ASKED = read.RV_HOOK

function read.RV_ROWS(row, all)
  local word, doc = row[2], sentence(row, row[3])
  if word ~= "NULL" then add(row, all.moments, {name = word, doc = doc}) end
end

function read.RV_STEP(row) sentence(row, row[3]) end

function read.RV_MOMENT(row, all)
  local asked = {row[2], "EVENT", {row[4], "none", "none"}, "NOTHING", path = row.path,
                 line = row.line, macro = row.macro}
  local hook = read.RV_HOOK(asked, all)
  if row[5] == "NULL" then return end
  hook.word = row[5]
  add(row, all.moments, {name = hook.word, doc = hook.when})
end

-- ---- The whole ---------------------------------------------------------------------------------

-- Reads the files, and ends the program with the line of an error.
function hook_table.read(path, texts, told)
  local all = {fields = {}, actions = {}, objects = {}, given = {}, hooks = {}, moments = {},
               typed = {}, described = {}, texts = read_texts(texts), told = read_told(told)}
  local rows = def.rows(path)
  table.move(def.rows("engine/core/moment.def"), 1, 1000, #rows + 1, rows)
  table.move(def.rows("engine/games/games.def", COLUMNS), 1, 1000, #rows + 1, rows)
  for _, row in ipairs(rows) do
    check_columns(row)
    read[row.macro](row, all)
  end
  read_actions(all)
  for _, typed in ipairs(all.typed) do check_type(typed[1], all, typed[2]) end
  check_texts(all)
  for name in pairs(all.told) do
    check(rows[#rows], all.hooks[name], "no hook is called `%s`, as in hooks.tsv", name)
  end
  return all
end

-- "May return a text: why it cannot lie there."; nil if the hook returns nothing.
function hook_table.returning(hook)
  local words = RETURNS[hook.returns][1]
  return words and ("May return %s: %s"):format(words, (hook.meaning:gsub("^%u", string.lower)))
end

return hook_table
