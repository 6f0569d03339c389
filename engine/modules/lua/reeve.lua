--- The rules adjudicator reeve, from Lua: judges records and positions of tile-laying games.
--
--     local reeve = require "reeve"
--     local game = reeve.judge(text)
--     print(game.verdict, game.score.R)
--     for _, item in ipairs(game:scoring().items) do print(item.player, item.points) end
--
-- The tables have the keys of the JSON that reeve(1) prints; what is null there is nil here.

local cjson = require "cjson"
local core = require "reeve.core"

local reeve = { _VERSION = core._VERSION }

--- Without what is null, and whole numbers as integers: cjson reads every number as a float.
local function as_lua_has_it(value)
  if value == cjson.null then return nil end
  if math.type(value) == "float" then return math.tointeger(value) or value end
  if type(value) ~= "table" then return value end
  for k, v in pairs(value) do value[k] = as_lua_has_it(v) end
  return value
end

local function decode(line) return as_lua_has_it(cjson.decode(line)) end

--- Each line of an answer as a table.
local function decode_all(lines)
  local all = {}
  for line in lines:gmatch "[^\n]+" do all[#all + 1] = decode(line) end
  return all
end

--- The rows of a question or of settings, as the core reads them (modules/common/game.h): adds the
-- value of a key, unless it is nil.
local function add(rows, key, value)
  if value == nil then return end
  rows[#rows + 1] = ("%d %s\0%s\0"):format(#value, key, value)
end

local function add_number(rows, key, value, most)
  if value == nil then return end
  local whole = math.type(value) and math.tointeger(value)
  if not whole or whole < 0 or whole > most then
    error(("%s must be a whole number from 0 to %d"):format(key, most), 5)
  end
  add(rows, key, tostring(whole))
end

local INT = 2147483647

--- The name of a ruleset; of several that are played together, as in `rules: [inns, traders]`.
local function ruleset_of(named)
  local names = type(named) == "table" and named or { named }
  for _, name in ipairs(names) do
    if type(name) ~= "string" or name:find("\0", 1, true) then names = {} end
  end
  if #names == 0 then error("a ruleset must be a name or a list of names", 4) end
  return table.concat(names, "+")
end

local Game = {}
Game.__index = Game

--- The words of a question: a tile or a turn may be a number.
local function add_words(rows, what, value)
  local whole = type(value) == "number" and math.tointeger(value)
  if value ~= nil and not whole and type(value) ~= "string" then
    error(("%s must be a string or a whole number, not %s"):format(what, type(value)), 5)
  end
  local words = whole and tostring(whole) or value
  if words and words:find("\0", 1, true) then error(what .. ": it contains NUL", 5) end
  add(rows, what, words)
end

--- The answer of the core to a question, {tile = 24}.
local function asked(game, what, of)
  local rows = {}
  add(rows, "what", what)
  add_words(rows, "tile", of.tile)
  add_words(rows, "about", of.about)
  add(rows, "actions", of.actions and "1" or nil)
  add_number(rows, "games", of.games, INT)
  add_number(rows, "seed", of.seed, math.maxinteger)
  add_words(rows, "policy", of.policy)
  return core.ask(game.core, table.concat(rows))
end

--- An answer; or nil, why there is none, and the diagnostics of the document if it is at fault.
local function ask(game, what, of)
  local _, lines, why = asked(game, what, of or {})
  if not why then return decode_all(lines) end
  return nil, why, lines and decode(lines).diagnostics
end

local function ask_one(...)
  local all, why, diagnostics = ask(...)
  if not all then return nil, why, diagnostics end
  return all[1]
end

--- The itemised score, as `reeve score --format json`.
function Game:scoring() return ask_one(self, "score") end

--- A list of the legal placements of a tile (a name or a look), as `reeve legal --format json`.
-- Without a tile: those of the turn after the setting `turn`. With `actions` all other actions too.
function Game:legal(tile, actions)
  return ask(self, "legal", { tile = tile, actions = actions })
end

--- A list of the features that are not complete, as `reeve completions --format json`: those that
-- this tile, or without it any tile left, can complete. With `areas` also those that only score at
-- the end.
function Game:completions(tile, areas)
  return ask(self, "completions", { tile = tile, actions = areas })
end

--- The position that the document reaches, as `reeve position --format json`.
function Game:position() return ask_one(self, "position") end

--- Why a turn (its number), the final scoring ("final"), or a place ("e5") is as it is, as
-- `reeve why --format json`. Without a question: the first error, or the last turn.
function Game:why(about) return ask_one(self, "why", { about = about }) end

--- The board as a picture in SVG, as `reeve show --svg` draws it; with a tile its legal placements,
-- and with `names` the names of all tiles. Or nil and the reason.
function Game:svg(tile, names)
  local _, picture, why = asked(self, "svg", { tile = tile, actions = names })
  if why then return nil, why end
  return picture
end

--- Who would have won, as `reeve odds --format json`. Optional: tile, games (1000), seed (1),
-- policy ("greedy" or "random").
function Game:odds(how)
  how = how or {}
  return ask_one(self, "odds", { tile = how.tile, games = how.games, seed = how.seed,
                                 policy = how.policy })
end

--- The saved game of JCloisterZone, and what is not carried over, a line each; or nil and the
-- reason.
function Game:export_jcz()
  local _, saved, why, notes = asked(self, "export", {})
  if why then return nil, why end
  return saved, notes
end

--- The document in its usual form, as `reeve fmt` prints it; nil if it cannot be read.
function Game:format()
  local _, lines = asked(self, "format", {})
  return lines
end

--- What can be played next, a list of entries as records have them: the placements of a tile, each
-- without and with a follower; what else an entry needs is there, made in one of the possible ways.
-- Without a tile: those of the next one if it is known, or of each that can be drawn or is in hand.
-- If no tile fits, one entry discards it and lays one that could be drawn instead, or none.
function Game:legal_entries(tile)
  if self.finished then return {} end
  local entries, why, diagnostics = ask(self, "entries", { tile = tile })
  for i, answer in ipairs(entries or {}) do entries[i] = answer.entry end
  return entries, why, diagnostics
end

--- A game: the members of `reeve check --format json`, and the methods above.
local function new_game(of)
  local game = setmetatable({ core = of }, Game)
  local members, why = ask_one(game, "check")
  if not members then error(why, 0) end
  for key, value in pairs(members) do game[key] = value end
  return game
end

local SETTINGS = { options = true, scripts = true, turn = true, accept = true, all = true,
                   now = true, doubts = true, players = true, policy = true }

--- {wall_pickup = "end_of_turn"} as {"wall_pickup=end_of_turn"}; a list stays as it is.
local function listed_options(options)
  local list = {}
  for key, value in pairs(options or {}) do
    list[#list + 1] = type(key) == "number" and tostring(value) or key .. "=" .. tostring(value)
  end
  table.sort(list)
  return list
end

local function add_list(rows, row, key, list)
  if list ~= nil and type(list) ~= "table" then error(key .. ": a list of texts is expected", 5) end
  for _, each in ipairs(list or {}) do
    local name = each
    if type(each) == "table" then
      name = each[1]
      if type(each[2]) ~= "string" then error(key .. ": the text of a script is expected", 5) end
    end
    if type(name) ~= "string" or name:find("\0", 1, true) then
      error(key .. ": a list of texts without NUL is expected", 5)
    end
    add(rows, row, name)
    add(rows, "text", type(each) == "table" and each[2] or nil)
  end
end

--- The rows of settings.
local function rows_of(settings)
  local rows = {}
  settings = settings or {}
  for key in pairs(settings) do
    if not SETTINGS[key] then error(("there is no setting `%s`"):format(key), 4) end
  end
  add_list(rows, "option", "options", listed_options(settings.options))
  add_list(rows, "script", "scripts", settings.scripts)
  for _, turn in ipairs(settings.accept or {}) do add_number(rows, "accept", turn, INT) end
  add_number(rows, "turn", settings.turn, INT)
  add_number(rows, "players", settings.players, INT)
  local policy = settings.policy
  if policy ~= nil and policy ~= "greedy" and policy ~= "random" then
    error("policy: greedy or random is expected", 4)
  end
  add(rows, "policy", policy)
  for _, key in ipairs { "all", "now", "doubts" } do
    add(rows, key, settings[key] and "1" or nil)
  end
  return rows
end

local function check_text(text)
  if type(text) ~= "string" then
    error(("text must be a string, not %s"):format(type(text)), 4)
  elseif text:find "^[^\n]*%.ya?ml$" then
    error(("a text is expected, and %q is the name of a file"):format(text), 4)
  end
end

local Library = {}
Library.__index = Library

--- Iterates over the documents of a text, each as a game. The settings, all optional: options (a
-- table), scripts (a list of names, or of {name, text}), turn (judge up to it), accept (a list of
-- turns), all, now (as the options of reeve(1)), doubts (note what a position takes for granted, as
-- `reeve check` does). A document without one of these turns is an error, and so is an option or
-- a script that is wrong; then the next one can be taken.
function Library:games(text, settings)
  check_text(text)
  settings = settings or {}
  local texts, rows = core.texts(self.core, text), table.concat(rows_of(settings))
  return function()
    local next_one = core.next(texts, rows)
    local game = next_one and new_game(next_one)
    local given = game and (settings.options or settings.scripts)
    for _, it in ipairs(given and game.diagnostics or {}) do
      if it.severity == "unreadable" and it.line == 0 then error(it.message, 2) end
    end
    return game
  end
end

--- Judges a text of one document; with several it is an error.
function Library:judge(text, settings)
  local next_game = self:games(text, settings)
  local game = next_game()
  if next_game() then error("the text has several documents: use games", 2) end
  return game
end

--- Iterates over random legal games, as records, without end. The ruleset's name, or a list of
-- names, as a record has them, and a seed; the settings options, scripts, players (the fewest
-- allowed) and policy ("random" or "greedy").
function Library:sim(ruleset, seed, settings)
  local rows = rows_of(settings)
  add(rows, "ruleset", ruleset_of(ruleset))
  add_number(rows, "seed", seed, math.maxinteger)
  local sim = core.sim(self.core, table.concat(rows))
  return function()
    local _, record, why = core.next_game(sim)
    return record or error(why, 2)
  end
end

local function ask_library(library, what, name, text)
  local rows = {}
  add(rows, "what", what)
  add(rows, "ruleset", name)
  add(rows, "text", text)
  local _, lines, why, notes = core.ask_library(library.core, table.concat(rows))
  if why then return nil, why end
  return lines, notes
end

--- A record of a saved game of JCloisterZone, and what is not carried over; or nil and the reason.
function Library:import_jcz(text)
  check_text(text)
  return ask_library(self, "import", nil, text)
end

--- A ruleset with its options and rules, as `reeve rules NAME --format json`; without a name a list
-- of all rulesets. Or nil and the reason.
function Library:rules(name)
  local lines, why = ask_library(self, "rules", name ~= nil and ruleset_of(name) or nil)
  if not lines then return nil, why end
  return name and decode(lines) or decode_all(lines)
end

--- A list of the tiles of a ruleset, as `reeve tiles NAME --format json`; or nil and the reason.
function Library:tiles(name)
  local lines, why = ask_library(self, "tiles", ruleset_of(name))
  if not lines then return nil, why end
  return decode_all(lines)
end

local function read_file(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return text
end

--- A library with its own rulesets and scripts: `rules` is a list of directories, as --rules.
function reeve.library(rules)
  local function load(asset, name)
    for _, dir in ipairs(asset == "ruleset" and rules or {}) do
      local text = read_file(dir .. "/" .. name)
      if text then return text end
    end
  end
  return setmetatable({ core = core.library(rules and load) }, Library)
end

local shared

local function of_shared(name)
  return function(...)
    shared = shared or reeve.library()
    return shared[name](shared, ...)
  end
end

--- The same with the rulesets and scripts that are built in.
for _, name in ipairs { "games", "judge", "sim", "import_jcz", "rules", "tiles" } do
  reeve[name] = of_shared(name)
end

return reeve
