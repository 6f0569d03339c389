-- hook_stubs.lua: writes the hook table as LuaCATS, the annotations that the Lua language server
-- reads, to standard output. The result is Lua that does nothing.

local hook_table = require("hook_table")

local HEAD = [[
---@meta _
-- Made by man/mkhooks.lua from hooks.txt and hooks.tsv in engine/core; change them, then: make man
-- luacheck: ignore 212 241 431
-- luacheck: no max line length
--
-- For the Lua language server, with which editors complete and check house rules: see
-- reeve-scripting(7). reeve does not read this file. A script declares its type on the line before
-- its table:
--
--     ---@type reeve.Script
--     return {

---@alias reeve.Value string|integer|boolean

---An option of a script.
---@class reeve.Option
---@field default reeve.Value
---@field values reeve.Value[]
---@field help? string
]]

local FIELD_TYPES = {
  INTEGER = "integer",
  STRING = "string",
  STRINGS = "string[]",
  OPTIONS = "table<string, reeve.Option>",
  TABLE = "reeve.Hooks",
}

-- ---- Types -------------------------------------------------------------------------------------

local function class(name) return "reeve." .. name:gsub("^%l", string.upper) end

local function one_type(word)
  local plain = word.name:find('"') or word.name == "string" or word.name == "integer"
    or word.name == "boolean"
  return (plain and word.name or class(word.name)) .. (word.list and "[]" or "")
end

-- "feature|nil" is reeve.Feature?, "string|integer|boolean" reeve.Value.
local function lua_type(type)
  local parts, optional = {}, ""
  for _, word in ipairs(hook_table.words_of(type)) do
    if word.name == "nil" then optional = "?" else parts[#parts + 1] = one_type(word) end
  end
  local whole = table.concat(parts, "|")
  if whole == "string|integer|boolean" then return "reeve.Value" .. optional end
  return #parts > 1 and optional == "?" and whole .. "|nil" or whole .. optional
end

-- ---- Writing -----------------------------------------------------------------------------------

-- Comment lines of at most 100 columns.
local function put_comment(text)
  local line = "---"
  for word in text:gmatch("%S+") do
    if utf8.len(line) + utf8.len(word) >= 100 then
      io.write(line, "\n")
      line = "---"
    end
    line = line .. (line == "---" and "" or " ") .. word
  end
  io.write(line, "\n")
end

local function put_class(name, doc)
  io.write("\n")
  put_comment(doc)
  io.write("---@class ", name, "\n")
end

-- `more`: text after the description.
local function put_method(object, method, more)
  local names = {}
  io.write("\n")
  put_comment(method.doc .. more)
  for i, part in ipairs(method.arguments) do
    names[i] = part.name
    io.write("---@param ", part.name, part.optional and "? " or " ", lua_type(part.type), "\n")
  end
  if method.result ~= "nil" then io.write("---@return ", lua_type(method.result), "\n") end
  io.write("function ", object.name, ":", method.name, "(", table.concat(names, ", "), ") end\n")
end

local function put_object(object)
  put_class(class(object.name), object.doc)
  if object.name == "game" then io.write("---@field state table<string, reeve.Value?>\n") end
  io.write("local ", object.name, " = {}\n")
  for _, method in ipairs(object.methods) do put_method(object, method, "") end
  for _, effect in ipairs(object.effects) do put_method(object, effect, " In events only.") end
end

local function put_hook(hook)
  local given, returns = {"game: reeve.Game"}, ""
  for _, row in ipairs(hook.given) do given[#given + 1] = row.name .. ": " .. lua_type(row.type) end
  if hook.returned then returns = ": " .. lua_type(hook.returned .. "|nil") end
  if hook.returns == "REASON" or hook.returns == "NUMBER" then
    returns = returns .. ", string?" -- its rule, in api 2
  end
  put_comment(hook.kind:sub(1, 1) .. hook.kind:sub(2):lower() .. ": " .. hook.when .. " "
              .. (hook_table.returning(hook) or ""))
  io.write("---@field ", hook.name, "? fun(", table.concat(given, ", "), ")", returns, "\n")
end

-- What the functions of an action are given behind the turn is up to its form.
local FUNCTIONS = {
  may = "fun(game: reeve.Game, turn: reeve.Turn, ...): string?, string?",
  act = "fun(game: reeve.Game, turn: reeve.Turn, ...)",
  list = "fun(game: reeve.Game, turn: reeve.Turn, ...): any[]|true",
}

local function put_action(field, moments)
  put_comment(field.doc)
  io.write("---@field ", field.name, field.needed and " " or "? ",
           FUNCTIONS[field.name] or field.type == "moment" and moments or field.type, "\n")
end

local function put_field(field)
  put_comment(field.doc)
  io.write("---@field ", field.name, field.needed and " " or "? ",
           field.name == "actions" and "table<string, reeve.Action>" or FIELD_TYPES[field.type],
           "\n")
end

local hook_stubs = {}

-- Writes the table that hook_table.read returns.
function hook_stubs.put(all)
  io.write(HEAD)
  for _, object in ipairs(all.objects) do put_object(object) end
  put_class("reeve.Hooks", "The steps of a game, in their order.")
  for _, hook in ipairs(all.hooks) do put_hook(hook) end
  put_class("reeve.Action", "What players may do besides laying a tile and placing a follower.")
  local moments = {}
  for i, moment in ipairs(all.moments) do moments[i] = ('"%s"'):format(moment.name) end
  for _, field in ipairs(all.actions) do put_action(field, table.concat(moments, "|")) end
  put_class("reeve.Script", "The table that a script returns.")
  for _, field in ipairs(all.fields) do put_field(field) end
end

return hook_stubs
