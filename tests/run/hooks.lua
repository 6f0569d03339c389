-- hooks.lua: tests every row of hooks.txt and hooks.tsv in engine/core. For each row a script is
-- written that shows that the engine does what the row says: each hook is called with its
-- arguments, accepts only the results of its kind, and combines as its kind does; each method
-- returns the right types and names a wrong argument; effects work only where they may. Run from
-- the top of the checkout with the reeve under test on the PATH, by run.lua or by hand.

package.path = "man/?.lua;" .. package.path
local hook_table = require("hook_table")
local all = hook_table.read("engine/core/hooks.txt engine/games/*/hooks.txt",
                            "engine/core/hooks.tsv engine/games/*/hooks.tsv")

-- ---- Running -----------------------------------------------------------------------------------

local place = assert(io.popen("mktemp -d")):read("l")

local function write(name, text)
  local file = assert(io.open(place .. "/" .. name, "wb"))
  assert(file:write(text))
  file:close()
end

-- The output of a command, errors included, and its exit status.
local function run(command)
  local pipe = assert(io.popen(("cd %s && { %s\n} 2>&1"):format(place, command)))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local function report(fine, name, details)
  print((fine and "ok hooks: " or "not ok hooks: ") .. name)
  if not fine then print((details:gsub("%s+$", ""):gsub("[^\n]+", "  %0"))) end
end

-- A text with its $NAMES replaced.
local function fill(text, values)
  return (text:gsub("%$(%u+)", function(name) return values[name] or error("no " .. name) end))
end

-- The game in which a hook is called, or in which a method gives a result; The Castle if possible.
local TOWER = {
  tower_range = true, may_capture = true, may_ransom = true,
  ["player:prisoners"] = true, ["cell:tower"] = true, ["cell:top"] = true, ["cell:topped"] = true,
}

local BAZAARS = {may_bid = true, fief = true}

local function game_of(name)
  if name == "may_act" then return "tower+festival --players 3" end
  return TOWER[name] and "tower --players 3" or BAZAARS[name] and "tower+bazaars --players 3"
    or "castle"
end

-- The game being played.
local game = game_of("")

-- Whether a position of it is looked at, and not its turns.
local of_position = false

local function lines_of(text) return select(2, text:gsub("\n", "")) + 1 end

-- Writes NAME.lua: `before`, and a table with these entries of `hooks`. Returns the line on which
-- the first entry begins.
local function script(name, hooks, before)
  before = before or "-- A test."
  write(name .. ".lua", fill([[
$BEFORE
return {api = 2, name = "$NAME", summary = "A test.", rules = {$RULES}, hooks = {
$HOOKS
}}
]], {NAME = name, BEFORE = before, HOOKS = hooks, RULES = '"castle", "tower", "bazaars"'}))
  return lines_of(before) + 2
end

-- Plays games with these scripts; failures are ignored.
local function sim(games, ...)
  if of_position then
    run(("reeve sim %s | reeve position --at 20 - >position.yaml"):format(game))
  end
  local from = of_position and "position.yaml" or game
  local command = {("reeve sim %s -q --seed 1 --games %d"):format(from, games)}
  for _, name in ipairs {...} do command[#command + 1] = ("--script ./%s.lua"):format(name) end
  local text, status = run(table.concat(command, " "))
  text = text:gsub("^position.yaml:%d+:1: unreadable: (.-) %[script%-failed%].*", "reeve: %1\n")
  return text:gsub("^reeve: game %d+ of seed 1: ", "reeve: "), status
end

-- Plays until x.lua fails, on this line with this message.
local function fails(name, line, message, ...)
  local text, status = sim(300, ...)
  report(status == 4 and text == ("reeve: ./x.lua:%d: %s\n"):format(line, message), name, text)
end

-- ---- Types, for scripts ------------------------------------------------------------------------

-- kind(value); find(value, types): the type of a value, and whether that is certain, because an
-- empty list could have any element type.
local names = {}
for i, object in ipairs(all.objects) do names[i] = ("%q"):format(object.name) end
local KINDS = "local OBJECTS = {" .. table.concat(names, ", ") .. "}\n" .. [[
local function kind(v)
  if type(v) == "userdata" then
    local _, why = pcall(function() return v.no_such_method end)
    for _, name in ipairs(OBJECTS) do
      local ending = " a " .. name .. " has no `no_such_method`"
      if why:sub(-#ending) == ending then return name end
    end
    return "game.state"
  end
  return type(v) == "boolean" and tostring(v) or math.type(v) or type(v)
end

local function all_are(list, wanted)
  for i = 1, #list do
    if kind(list[i]) ~= wanted then return false end
  end
  return true
end

local function find(v, types)
  for i, t in ipairs(types) do
    if t.list and type(v) == "table" and all_are(v, t[1]) then return i, #v > 0 end
    if not t.list and kind(v) == t[1] then return i, true end
  end
end
]]

-- The kinds of values of a type: "boolean" is true or false.
local function kinds_of(type)
  local list = {}
  for _, word in ipairs(hook_table.words_of(type)) do
    for _, name in ipairs(word.name == "boolean" and {"true", "false"} or {word.name}) do
      list[#list + 1] = {name = name, list = word.list}
    end
  end
  return list
end

-- The same in Lua, for `find`.
local function types_of(type)
  local list = {}
  for i, word in ipairs(kinds_of(type)) do
    list[i] = ('{"%s", list = %s}'):format(word.name, word.list)
  end
  return "{" .. table.concat(list, ", ") .. "}"
end

-- ---- Every hook is called, and with what the table says ----------------------------------------

local function test_called(hook)
  local types = {types_of("game")}
  for _, given in ipairs(hook.given) do types[#types + 1] = types_of(given.type) end
  local before = KINDS .. "local types = {" .. table.concat(types, ", ") .. "}"
  local line = script("x", fill([[
$HOOK = function(...)
  assert(select("#", ...) == #types, select("#", ...) .. " arguments")
  for i = 1, #types do
    local v = select(i, ...)
    assert(find(v, types[i]), "argument " .. i .. " is a " .. kind(v))
  end
  error("called")
end]], {HOOK = hook.name}), before)
  fails(hook.name .. " is called with what it is given", line + 6, "called", "x")
end

-- An optional value is present in some games and missing in others.
local function test_alternatives(hook)
  for i, given in ipairs(hook.given) do
    local words = hook_table.words_of(given.type)
    for _, word in ipairs(#words > 1 and words or {}) do
      local line = script("x", fill([[
$HOOK = function(...)
  if kind((select($I, ...))) == "$KIND" then error("seen") end
end]], {HOOK = hook.name, I = i + 1, KIND = word.name}), KINDS)
      fails(("%s is given a %s that is a %s"):format(hook.name, given.name, word.name), line + 1,
            "seen", "x")
    end
  end
end

-- ---- What is returned --------------------------------------------------------------------------

local WANTED = {
  NOTHING = "nothing",
  SKIP = '"skip" or nothing',
  REASON = "a reason (a text) or nothing",
  NUMBER = "a whole number or nothing",
  PLAYER = "a player or nothing",
  PLAYERS = "a list of players or nothing",
  FEATURES = "the features in another order or nothing",
}

-- Lua text, its value, its name, and the types for which it may be right.
local VALUES = {
  {"5", "a number", "5", "NUMBER"},
  {"0.5", "a number that is not whole", "0.5"},
  {'"other"', "a word", "a text", "REASON"},
  {"true", "a truth", "true"},
  {"{}", "an empty list", "a table", "PLAYERS"},
  {"{5}", "a list of something else", "a table"},
  {"game", "the game", "a game"},
}

local function test_wrong_return(hook, value)
  local line = script("x", fill("$HOOK = function(game) return $VALUE end,",
                                {HOOK = hook.name, VALUE = value[1]}))
  fails(("%s does not take %s"):format(hook.name, value[2]), line,
        ("%s returns %s, not %s"):format(hook.name, WANTED[hook.returns], value[3]), "x")
end

local function test_returns(hook)
  for _, value in ipairs(VALUES) do
    if value[4] ~= hook.returns then test_wrong_return(hook, value) end
  end
  script("x", hook.name .. " = function() return nil end,")
  local text, status = sim(5, "x")
  report(status == 0 and text == "", hook.name .. " may return nothing", text)
end

-- ---- Arguments of methods ----------------------------------------------------------------------

-- Lua text of right arguments, by the name of a method or effect, for each call; `game` is defined.
local ARGUMENTS = {
  ["game:token"] = {'"fairy"'},
  ["game:option"] = {'"wall_pickup"', '"two_tile7"', '"return_on_tie"', '"tile8_without_keep"'},
  ["game:player"] = {"1", '"B"'},
  ["game:cell"] = {"4, 4", '"e5"', "0, 0"},
  ["game:features"] = {'"path"', ""},
  ["game:tiles"] = {""},
  ["game:follower"] = {"tostring(a_follower(game)), game:player(1)"},
  ["game:wall_tile"] = {"12", "32", "90"},
  ["feature:points"] = {"true", ""},
  ["feature:worth"] = {"true", ""},
  ["player:supply"] = {'"small"', ""},
  ["player:hand"] = {"true", ""},
  ["player:pieces"] = {'"towers"'},
  ["game:spend"] = {'game:player(1), "towers"'},
  ["player:prisoners"] = {"game:player(2)", "game:player(1)"},
  ["feature:followers"] = {"game:player(1)", ""},
  ["feature:figures"] = {'"small", nil, nil', '"small", game:player(1)'},
  ["game:score"] = {'game:player(1), 1, "a test", "C-43"'},
  ["game:end_turn"] = {'"C-43"', ""},
  ["game:tell"] = {'"a test", "C-43"'},
  ["cell:take_top"] = {'"C-43"', ""},
  ["game:deploy"] = {'game:player(1), a_feature(game), "small", a_feature(game):tiles()[1]'},
  ["game:move"] = {"a_follower(game), a_feature(game), a_feature(game):tiles()[1]",
                   "a_follower(game), game:features()[1]"},
  ["game:take_home"] = {'a_follower(game), true, "C-43"', "gone(game)"},
  ["game:put_away"] = {"a_follower(game)", "gone(game)", 'game:player(1), "small"'},
  ["game:bring_back"] = {'game:player(1), "small", true', "of_away(game)"},
  ["game:add_turn"] = {"true"},
  ["turn:goes_on"] = {"true", ""},
  ["game:left"] = {"true", ""},
  ["turn:times"] = {'"fairy"'},
  ["player:came_from"] = {'"small"'},
  ["game:score_feature"] = {"game:player(1), a_feature(game)"},
  ["player:away"] = {'"small"', ""},
  ["tile:features"] = {'"path"', ""},
  ["tile:feature"] = {'"n"', '"sw"'},
  ["tile:followers"] = {"a_feature(game), game:player(1)", ""},
  ["cell:around"] = {'"path"', ""},
  ["player:standing"] = {"a_feature(game)", ""},
  ["tile:marks"] = {"a_feature(game)", ""},
  ["tile:has"] = {'"inn", a_feature(game)', '"inn"'},
  ["feature:has"] = {'"inn"'},
  ["tile:stands"] = {"true", ""},
  ["tile:stand"] = {'"n"', '"s"'},
  ["stand:taken"] = {"", '"inn"'},
  ["tile:touches"] = {'"n"'},
  ["tile:prizes"] = {"a_feature(game)", ""},
  ["game:take_wall_tile"] = {"game:player(1), 12"},
  ["game:give_wall_tile"] = {"game:player(1), game:player(1):wall_tiles()[1] or 1, game:player(2)",
                             "game:player(2), game:player(2):wall_tiles()[1] or 1"},
  ["game:stop_marker"] = {"game:player(1), 12"},
  ["feature:may_deploy"] = {'"small"', ""},
  ["cell:put_top"] = {'game:player(1), "small"'},
  ["cell:may_top"] = {'"small"', ""},
  ["turn:did"] = {'"arm"'},
  ["game:return_follower"] = {"game:player(1), a_feature(game)"},
}

-- The same for games other than The Castle that need other arguments.
local TOWER_ARGUMENTS = {
  ["game:option"] = {'"range_metric"', '"range_offset"', '"gap_blocks"', '"ransom"'},
  ["game:cell"] = {"1, -1", '"0,1"', "0, 0"},
  ["game:features"] = {'"road"', ""},
  ["cell:around"] = {'"road"', ""},
  ["tile:features"] = {'"road"', ""},
  ["game:give_wall_tile"] = {"game:player(1), 1, game:player(2)"},
}

local BAZAARS_ARGUMENTS = {
  ["game:option"] = {'"bazaar_next"', '"bazaar_order"', '"min_open_bid"', '"bazaars"'},
}

-- A feature on which player 1 has a follower, if there is one; otherwise any feature. A follower
-- that stands on the board, if there is one; and one that has left it.
local A_FEATURE = [[
local function a_follower(game)
  return game:player(1):standing()[1] or game:player(2):standing()[1]
end

local function a_cell(game)
  return game:cell(4, 4)
end

local function two(game)
  return #game:player(1):standing() + #game:player(2):standing() > 1
end

local function gone(game)
  local follower = a_follower(game)
  game:take_home(follower)
  return follower
end

local function of_away(game)
  game:put_away(game:player(1))
  return game:player(1)
end

local function a_feature(game)
  local features = game:features()
  for _, feature in ipairs(features) do
    if feature:followers(game:player(1)) > 0 then return feature end
  end
  return features[1]
end
]]

local function calls_of(object, method)
  local name = object.name .. ":" .. method.name
  local list = BAZAARS_ARGUMENTS[name]
  if object.name == "token" then return {} end
  if not game:find("^bazaars") then list = nil end
  list = list or game ~= "castle" and TOWER_ARGUMENTS[name] or ARGUMENTS[name]
  assert(list or #method.arguments == 0, "ARGUMENTS lacks " .. name)
  return list or {""}
end

-- ---- Effects where there are none --------------------------------------------------------------

local REFUSED = [[
local function refused(f, wanted)
  local fine, message = pcall(f)
  if fine then error("this worked: " .. wanted, 0) end
  if string.sub(message, -#wanted) ~= wanted then error(message, 0) end
end
]]

-- Lua text that tries each effect, and one that sets game.state, in a hook that is not an event.
local function tried_effects(hook)
  local tried = {}
  local function try(what, refusal)
    tried[#tried + 1] = fill([[
  refused(function() $WHAT end,
          "$REFUSAL, and $HOOK is a $KIND")]],
      {WHAT = what, REFUSAL = refusal, HOOK = hook.name, KIND = hook.kind:lower()})
  end
  for _, object in ipairs(all.objects) do
    for _, effect in ipairs(object.name ~= "token" and object.effects or {}) do
      local call = calls_of(object, effect)[1]
      if not (hook.name == "first_player" and call:find("a_f", 1, true)) then
        try(("%s:%s(%s)"):format(object.name == "game" and "game" or "game:cells()[1]",
                                 effect.name, call),
            ("%s:%s is an effect; only events have effects"):format(object.name, effect.name))
      end
    end
  end
  try("game.state.x = 1", "game.state is set in events only")
  return table.concat(tried, "\n")
end

-- Before the first turn there is no feature or follower to name; all hooks except first_player can
-- wait for one.
local function test_no_effects(hook)
  local tried = tried_effects(hook)
  local line = script("x", fill([[
$HOOK = function(game)
  if "$HOOK" ~= "first_player" and not a_follower(game) then return end
$TRIED
  error("all refused")
end]], {HOOK = hook.name, TRIED = tried}), REFUSED .. A_FEATURE)
  fails(hook.name .. " has no effects", line + 2 + lines_of(tried), "all refused", "x")
end

-- ---- How scripts combine -----------------------------------------------------------------------

local combine = {}

-- A game in which wall tiles are used, followers bought back, or tiles bid for, so that each check
-- is asked.
local function a_record()
  local games = run(("reeve sim %s --games 300 --seed 1"):format(game))
  for document in (games .. "---\n"):gmatch("(reeve: 1\n.-)%-%-%-\n") do
    for _, key in ipairs {"use:", "ransom:", "bids:"} do
      if document:find(key, 1, true) then return document end
    end
  end
end

-- The only refusal of two scripts, or note of a position, that `reeve check` names.
local function refusal(one, other)
  local text, status = run(("reeve check --script ./%s.lua --script ./%s.lua game.yaml")
                           :format(one, other))
  local first = text:find("the first says no", 1, true) and "first"
  local second = text:find("the second says no", 1, true) and "second"
  status = of_position and text:find("position-assumed", 1, true) and 1 or status
  return status == 1 and not (first and second) and (first or second), text
end

function combine.CHECK(hook)
  write("game.yaml", a_record())
  if of_position then run("reeve position --at 20 game.yaml >now && mv now game.yaml") end
  script("first", hook.name .. ' = function() return "the first says no" end,')
  script("second", hook.name .. ' = function() return "the second says no" end,')
  script("silent", hook.name .. " = function() end,")
  for _, pair in ipairs {{"first", "second"}, {"second", "first"}, {"silent", "first"},
                         {"first", "silent"}} do
    local wins = pair[1] == "silent" and pair[2] or pair[1]
    local who, text = refusal(pair[1], pair[2])
    report(who == wins, ("%s: of %s and %s, the %s wins"):format(hook.name, pair[1], pair[2], wins),
           text)
  end
end

function combine.VALUE(hook)
  script("first", hook.name .. " = function() return 1000 end,")
  local line = script("x", fill([[
$HOOK = function(...)
  local number = select(select("#", ...), ...)
  error(number == 1000 and "got 1000" or "got what it was")
end]], {HOOK = hook.name}))
  fails(hook.name .. ": the second script gets what the first made of it", line + 2, "got 1000",
        "first", "x")
  script("first", hook.name .. " = function() end,")
  fails(hook.name .. ": who returns nothing leaves it as it was", line + 2, "got what it was",
        "first", "x")
end

function combine.EVENT(hook)
  local word = hook.returns == "SKIP" and 'return "skip"' or ""
  script("first", hook.name .. " = function() " .. word .. " end,")
  local line = script("x", hook.name .. ' = function() error("called") end,')
  fails(hook.name .. ": all scripts are called", line, "called", "first", "x")
  script("last", hook.name .. ' = function() error("called, too") end,')
  fails(hook.name .. ": they are called in order", line, "called", "x", "last")
end

-- Two different choices, in Lua; `given` is the list that the hook receives.
local CHOICES = {
  PLAYER = {"game:player(1)", "game:player(2)"},
  PLAYERS = {"{given[1]}", "{given[2]}"},
  FEATURES = {"{table.unpack(given)}", "reversed(given)"},
}

local REVERSED = [[
local function reversed(list)
  local other = {}
  for i = #list, 1, -1 do other[#other + 1] = list[i] end
  return other
end
]]

local function choose(name, hook, choice)
  local last = #hook.given > 0 and "select(select('#', ...), ...)" or "nil"
  script(name, fill([[
$HOOK = function(...)
  local game, given = ..., $LAST
  return $CHOICE
end]], {HOOK = hook.name, LAST = last, CHOICE = choice}), REVERSED)
end

function combine.CHOICE(hook)
  local choices = CHOICES[hook.returns]
  choose("first", hook, choices[1])
  choose("second", hook, choices[2])
  local text, status = sim(300, "first", "second")
  report(status == 4 and text:find(hook.name, 1, true) and text:find("first", 1, true)
         and text:find("second", 1, true),
         hook.name .. ": two different choices are a conflict that names both", text)
  for i, choice in ipairs(choices) do
    choose("first", hook, choice)
    choose("second", hook, choice)
    text, status = sim(20, "first", "second")
    report(status == 0 and text == "", ("%s: the same choice twice is none (%d)")
           :format(hook.name, i), text)
  end
  script("second", hook.name .. " = function() end,")
  text, status = sim(20, "first", "second")
  report(status == 0 and text == "", hook.name .. ": who chooses nothing is in no conflict", text)
end

-- ---- Results of methods ------------------------------------------------------------------------

-- Where objects of a kind are found, in Lua; `given` is an argument of a hook.
local FOUND = {
  game = "{game}",
  turn = "{game:turn()}",
  player = "game:players()",
  feature = "game:features()",
  tile = "game:tiles()",
  cell = "game:cells()",
  move = '{kind(given) == "move" and given or nil}',
  region = 'kind(given) == "tile" and kind(given:features()[1]) == "region" and given:features()'
    .. " or {}",
  follower = "game:player(1):standing()",
  stand = "game:features()[1] and game:features()[1]:tiles()[1]:stands() or {}",
  token = "{}", -- only where a ruleset declares them: tokens/script.t
}

-- Lua text that waits for two followers, if the method takes one.
local function wait_for(method)
  for _, argument in ipairs(method.arguments) do
    if argument.type:find("^follower") then return "if not two(game) then return end" end
  end
  return ""
end

-- The hooks in which methods and effects are tried: events, before, within and after turns.
local EVERYWHERE = {"game_started", "tile_placed", "feature_completed", "marker_stopped",
                    "turn_ending", "game_ended"}
local AFTER_TURNS = {"turn_ending"}

local PROBE = KINDS .. A_FEATURE .. [[
local types = $TYPES

local function look(game, v)
  local i, tells = find(v, types)
  if not i then error("gives a " .. kind(v), 0) end
  if tells then game.state["seen" .. i] = true end
  for k = 1, #types do
    if not game.state["seen" .. k] then return end
  end
  error("all seen", 0)
end

local function probe(game, given)
  $WAIT
  for _, o in ipairs($FOUND) do
$LOOK
  end
end]]

-- A call returns each kind of value that the table names, sooner or later, and no other.
local function test_results(object, method, hooks)
  if method.name == "stop_marker" then return end -- only on a marker's way: script/traces.t
  if object.name == "token" or method.name == "token" then return end -- tokens/script.t
  if method.name == "marks" or method.name == "has" then -- only for declared marks:
    return -- carcassonne/marks.t, script/tile_marks.t
  end
  if method.name == "kept" then return end -- only of castles: king/tokens.t
  if method.name == "touches" then return end -- only of fields: script/things.t
  if method.name == "joins" then return end -- only with figures that join others: house/again.t
  if method.name == "kept" then return end -- only with castles: watchtowers/watchtowers.t
  if method.name == "goes_on" then return end -- only with double turns: siege/siege.t
  if object.name == "tile" and method.name == "points" then return end -- house/points.t
  if method.name:find("_top$") then return end -- house/stand.t, festival/festival.t
  if method.name == "tops" then return end -- only with towers: dragon/dragon.t
  if object.name == "move" and method.name == "script" then return end -- of scripts: count/into.t
  if method.name == "did" then return end -- only with actions: house/stand.t
  if method.name == "spend" then return end -- only with pieces: buildings/buildings.t
  if object.name == "region" or object.name == "tile" and method.name == "features" then
    return -- only in may_place: script/things.t
  end
  local looks, entries = {}, {}
  for i, arguments in ipairs(calls_of(object, method)) do
    looks[i] = ("    look(game, (o:%s(%s)))"):format(method.name, arguments)
  end
  for i, name in ipairs(hooks) do entries[i] = name .. " = probe," end
  script("x", table.concat(entries, "\n"),
         fill(PROBE, {TYPES = types_of(method.result), FOUND = FOUND[object.name],
                      LOOK = table.concat(looks, "\n"), WAIT = wait_for(method)}))
  local text, status = sim(100, "x")
  report(status == 4 and text:find(": all seen\n$"),
         ("%s:%s gives %s"):format(object.name, method.name, method.result), text)
end

-- Names for games with wall tiles only; in other games they are errors.
local OF_WALL = {
  ["game:wall_tile"] = true, ["player:moved"] = true, ["player:corner"] = true,
  ["player:keep"] = true, ["player:wall_tiles"] = true, ["move:corner"] = true,
}

-- Hooks that only such a game calls.
local WALL_HOOKS = {may_use = true, marker_stopped = true, keep_points = true,
                    wall_tile_points = true}

-- The hooks in which a method would call itself, whatever its arguments are, or with these.
local NOT_IN = {["feature:winners"] = {majority = true, tie = true},
                ["feature:may_deploy"] = {may_deploy = true}}

-- Lua text that calls each method of an object on all objects, and checks the result.
local function calls_on(object, hook)
  local calls = {}
  for _, method in ipairs(object.methods) do
    local name = object.name .. ":" .. method.name
    for _, arguments in ipairs(calls_of(object, method)) do
      local call = ("o:%s(%s)"):format(method.name, arguments)
      local form = (NOT_IN[name] or NOT_IN[name .. " " .. arguments] or {})[hook.name]
        and '    assert(not pcall(function() return $CALL end), "$NAME leads to itself")'
        or (game ~= "castle" and OF_WALL[name])
        and '    assert(not pcall(function() $CALL end), "$NAME is of this game, too")'
        or '    assert(find($CALL, $TYPES), "$NAME gives something else")'
      calls[#calls + 1] = fill(form, {CALL = call, NAME = name, TYPES = types_of(method.result)})
    end
  end
  return fill("  for _, o in ipairs($FOUND) do\n$CALLS\n  end",
              {FOUND = FOUND[object.name], CALLS = table.concat(calls, "\n")})
end

-- An object found in a hook can be used there, before the first tile and after the last.
local function test_methods_in(hook)
  local body = {}
  for i, object in ipairs(all.objects) do body[i] = calls_on(object, hook) end
  local calls = table.concat(body, "\n")
  local line = script("x", fill([[
$HOOK = function(game, given)
$CALLS
  if "$HOOK" == "first_player" or "$HOOK" == "game_started" or #game:features() > 5 then
    error("all called")
  end
end]], {HOOK = hook.name, CALLS = calls}), KINDS .. A_FEATURE)
  fails(("every method can be called in %s: %s"):format(hook.name, game),
        line + lines_of(calls) + 2, "all called", "x")
end

-- All hooks but those of The Castle are called in another game, with as much to see.
local function test_elsewhere(hook)
  game = BAZAARS[hook.name] and "tower+bazaars --players 4" or "tower --players 4"
  if not WALL_HOOKS[hook.name] then
    test_methods_in(hook)
    return
  end
  script("x", hook.name .. ' = function() error("called") end,')
  local text, status = sim(20, "x")
  report(status == 0 and text == "", hook.name .. " is not called in The Tower", text)
end

-- ---- Wrong arguments ---------------------------------------------------------------------------

-- Lua text of another type.
local WRONG = {
  ["string"] = {"{}", "true"},
  ["integer"] = {'"x"', "{}", "0.5"},
  ["string|integer"] = {"{}", "true"},
  ["string|feature"] = {"{}", "true"},
  ["boolean"] = {"1", '"x"'},
  ["player"] = {"game", "1", '"W"'},
  ["feature"] = {"game", "game:player(1)", '"path"'},
  ["feature|stand"] = {"game", "game:player(1)", '"path"'},
  ["tile"] = {"game", "a_feature(game)", '"e5"'},
  ["cell"] = {"game", "a_feature(game)", '"e5"'},
  ["follower"] = {"game", "a_feature(game)", "1"},
  ["follower|player"] = {"game", "a_feature(game)", "1"},
}

-- "game:player(1), 12" as a list.
local function split(arguments)
  local list = {}
  for part in (arguments .. ", "):gmatch("(.-), ") do list[#list + 1] = part end
  return list
end

-- Each argument in turn is of a wrong type, or missing; the message names it.
local function test_wrong_arguments(object, method)
  local tried = {}
  for i, argument in ipairs(method.arguments) do
    local wrong = {table.unpack(WRONG[argument.type])}
    if not argument.optional then wrong[#wrong + 1] = "nil" end
    for _, value in ipairs(wrong) do
      local arguments = split(calls_of(object, method)[1])
      arguments[i] = value
      tried[#tried + 1] = fill([[
    refused(function() o:$METHOD($ARGUMENTS) end, $I, "$NAME")]],
        {METHOD = method.name, ARGUMENTS = table.concat(arguments, ", "), I = i,
         NAME = argument.name})
    end
  end
  local line = script("x", fill([[
turn_ending = function(game)
  $WAIT for _, o in ipairs($FOUND) do
$TRIED
    error("all refused")
  end
end]], {FOUND = FOUND[object.name], TRIED = table.concat(tried, "\n"), WAIT = wait_for(method)}),
    A_FEATURE .. [[
local function holds(text, part)
  for i = 1, #text do
    if string.sub(text, i, i + #part - 1) == part then return true end
  end
end

local function refused(f, i, name)
  local fine, message = pcall(f)
  if fine then error("this worked with a wrong " .. name, 0) end
  if not holds(message, "`" .. name .. "`") and not holds(message, "#" .. i) then
    error("this does not name " .. name .. ": " .. message, 0)
  end
end]])
  fails(("%s:%s names the argument that is wrong"):format(object.name, method.name),
        line + 2 + #tried, "all refused", "x")
end

-- ---- Objects -----------------------------------------------------------------------------------

-- Objects cannot be changed and have no other fields. A call that an effect causes can use those
-- that the variables of the first call still hold, but for a move, which is over then; that it was
-- kept is a trace (script/traces.t).
local function test_object(object)
  if object.name == "region" then return end -- only in may_place: script/things.t
  script("x", "marker_moved = probe, turn_ending = probe,", fill(KINDS .. [[
local kept

local function probe(game, given)
  for _, o in ipairs($FOUND) do
    if pcall(function() o.score = 5 end) then error("it was changed", 0) end
    if pcall(function() return o.no_such_thing end) then error("it has anything", 0) end
    if kept then
      local fine = pcall(function() return kept:$METHOD($ARGUMENTS) end)
      error(fine == $LASTS and "all refused" or "it was kept, or lost", 0)
    end
    kept = o
    game:score(game:player(1), 1, "so that the marker moves")
  end
end]], {FOUND = FOUND[object.name], METHOD = object.methods[1].name,
        ARGUMENTS = calls_of(object, object.methods[1])[1],
        LASTS = tostring(object.name ~= "move")}))
  local text, status = sim(20, "x")
  report(status == 4 and text:find(": all refused\n$"),
         ("a %s cannot be changed, and has what it has"):format(object.name), text)
end

-- ---- What a script returns ---------------------------------------------------------------------

local OF_NAME = {replaces = '{"C-71"}', places = '{"path"}', near = '{"path"}', keeps = '{"x"}'}
local OF_FIELD = { -- right, wrong, and the message for the wrong value
  INTEGER = {"2", '"2"', "a whole number, not a string"},
  STRING = {'"x"', "{}", "a text, not a table"},
  STRINGS = {'{"castle"}', '"castle"', "a list of texts, not a string"},
  OPTIONS = {"{}", "5", "a table, not a number"},
  TABLE = {"{}", "5", "a table, not a number"},
}

-- The message for a script whose field is written in Lua like this; nil: it is missing.
local function loaded_with(field, lua)
  local parts = {}
  for _, other in ipairs(all.fields) do
    local value = OF_NAME[other.name] or OF_FIELD[other.type][1]
    if other.name == "token" then value = nil end -- the game has none
    if other == field then value = lua end
    if other.name == "needs" and field.name == "keeps" then value = nil end -- it needs what is kept
    parts[#parts + 1] = value and other.name .. " = " .. value
  end
  write("x.lua", "return {" .. table.concat(parts, ", ") .. "}\n")
  return sim(1, "x")
end

local function test_field(field)
  local text, status = loaded_with(field, nil)
  local wanted = ("reeve: ./x.lua: `%s` is missing\n"):format(field.name)
  if field.needed then
    report(status ~= 0 and text == wanted, field.name .. " must be there", text)
  else
    report(status == 0 and text == "", field.name .. " may be left out", text)
  end
  local of = OF_FIELD[field.type]
  text, status = loaded_with(field, of[2])
  report(status ~= 0 and text == ("reeve: ./x.lua: `%s` is %s\n"):format(field.name, of[3]),
         field.name .. " must be what it is", text)
end

-- ---- All ---------------------------------------------------------------------------------------

for _, field in ipairs(all.fields) do test_field(field) end
for _, hook in ipairs(all.hooks) do
  game = game_of(hook.name)
  of_position = hook.name:find("^position") ~= nil
  test_called(hook)
  test_alternatives(hook)
  test_returns(hook)
  if hook.kind ~= "EVENT" then test_no_effects(hook) end
  combine[hook.kind](hook)
  test_methods_in(hook)
  test_elsewhere(hook)
end
for _, object in ipairs(all.objects) do
  game, of_position = game_of(""), false
  if object.name ~= "token" then test_object(object) end
  for _, list in ipairs {"methods", "effects"} do
    for _, method in ipairs(object[list]) do
      game = game_of(object.name .. ":" .. method.name)
      test_results(object, method, list == "methods" and EVERYWHERE or AFTER_TURNS)
      if #method.arguments > 0 and object.name ~= "token" then
        test_wrong_arguments(object, method)
      end
    end
  end
end
os.execute("rm -r " .. place)
