-- limits.lua: tries every limit of the headers with one less, the limit itself, and one more. A
-- limit without a row here is a failure, and so is a row for a limit that no longer exists. Run
-- from the top of the checkout:
--
--     lua5.4 tests/run/limits.lua REEVE

local reeve = arg[1]
local place = assert(io.popen("mktemp -d")):read("l")

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

local function write(name, text)
  local file = assert(io.open(place .. "/" .. name, "wb"))
  assert(file:write(text))
  file:close()
  return place .. "/" .. name
end

local function run(arguments)
  return output_of(("'%s' %s 2>&1"):format(reeve, arguments))
end

local failed = 0

local function report(fine, name, what)
  failed = failed + (fine and 0 or 1)
  print((fine and "ok limit " or "not ok limit ") .. name)
  if not fine then print("  " .. (what:sub(1, 600):gsub("\n(.)", "\n  %1"))) end
end

-- ---- The limits there are ----------------------------------------------------------------------

local limits = {} -- name -> value

local function number_of(text)
  return math.tointeger(load("return " .. text:gsub("%f[%w]RV_[%w_]+", function(name)
    return tostring(limits[name])
  end))())
end

-- Limits of the engine by name, limits of the program by the words for them.
local SOURCES = "ls engine/*.h engine/*/*.h engine/games/*/*.h cli/*.h cli/*.c cli/*/*.h cli/*/*.c"
for path in output_of(SOURCES):gmatch("[^\n]+") do
  local text = assert(io.open(path)):read("a"):gsub("\\\n", " ")
  for name, value in text:gmatch("#define +([%w_]+) +([^\n]+)") do
    value = value:gsub("/%*.*", "")
    local ours = name:find("^RV_LIMIT_") or name:find("^RV_MAX_") or name:find("LARGEST$")
                 or name:find("_MOST$") or name == "DEEPEST"
    if ours and value:find("%d") then limits[name] = number_of(value) end
  end
end

-- ---- Inputs of a size --------------------------------------------------------------------------

local HEAD = "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n"
local GAME = "fixtures/castle/kitchen-table.yaml"

-- The n-th element, one on a line; or all in one line, separated by commas.
local function lines(n, each)
  local all = {}
  for i = 1, n do all[i] = type(each) == "string" and each or each(i) end
  return table.concat(all, "\n") .. "\n"
end

local function list(n, each)
  local all = {}
  for i = 1, n do all[i] = type(each) == "string" and each or each(i) end
  return table.concat(all, ", ")
end

local function record(text) return "check " .. write("game.yaml", text) end

local function in_turn(key, each, rules)
  return function(n)
    return record((rules or HEAD) .. "moves:\n- W: 32 b3\n  " .. key .. ": ["
                  .. list(n, each) .. "]\n")
  end
end

-- A ruleset that changes The Castle, or another.
local function ruleset(text, base, board)
  os.execute("mkdir -p " .. place .. "/rules/r")
  if board then write("rules/r/board.yaml", board) end
  write("rules/r/ruleset.yaml", ("ruleset: 1\nname: r\nextends: %s\n%s\n"):format(
    base or "castle", text))
  return ("rules --rules %s/rules r"):format(place)
end

local function board(make)
  return function(n) return ruleset("board: board.yaml", "castle", make(n)) end
end

local function script(body, name)
  return write((name or "x") .. ".lua", ([[
return {
  api = 2, name = "%s", summary = "Tries a limit.", rules = {"castle"},
  %s
}
]]):format(name or "x", body))
end

local function check_script(...) return ("check --script %s %s"):format(script(...), GAME) end

-- A house rule that acts once, when the first turn ends.
local function once(code)
  return ("hooks = {turn_ending = function(game)\n if game.state.done then return end\n"
          .. " game.state.done = 1\n%s\nend}"):format(code)
end

-- Tiles with n kinds of edges: twelve of one kind of feature, with and without a path; the others
-- of two kinds of features, in both orders.
local function edge_tiles(n)
  local kinds, all = {"t", "h", "c", "p", "m", "o"}, {}
  local pairs_of = (n - 11) // 2
  for i = 1, n - 2 * pairs_of do
    all[i] = ("  s%d: '%s%s'"):format(i, kinds[(i - 1) % 6 + 1]:rep(4), i > 6 and ":nesw" or "")
  end
  for i = 1, pairs_of do
    all[#all + 1] = ("  p%d: '%s%s%s%s'"):format(i, kinds[i], kinds[i + 1], kinds[i + 1], kinds[i])
  end
  return table.concat(all, "\n") .. "\n"
end

-- ---- What is refused, how ----------------------------------------------------------------------
-- Each row: the input with n elements, the message if that is too many, and its status. With one
-- less, and at the limit, the message must not appear. `fine` is the status then, 0 by default;
-- false if the rest of the input is not meant to be right.

local UNREADABLE, SCRIPT_FAILED, LIMIT_HIT = 3, 4, 5
local rows = {}

local function row(name, make, says, status, fine)
  if fine == nil then fine = 0 end
  rows[#rows + 1] = {name = name, make = make, says = says, status = status, fine = fine}
end

row("RV_LIMIT_DOCUMENT", function(n)
  local text = HEAD .. "moves: []\n#"
  return record(text .. ("x"):rep(n - #text - 1) .. "\n")
end, "the document is longer than", LIMIT_HIT)
row("RV_LIMIT_DOCUMENT", function(n)
  local text = "ruleset: 1\nname: r\nextends: castle\n#"
  ruleset("")
  write("rules/r/ruleset.yaml", text .. ("x"):rep(n - #text - 1) .. "\n")
  return ("rules --rules %s/rules r"):format(place)
end, "is longer than 1048576 bytes", UNREADABLE)
row("RV_LIMIT_SKIP", function(n) -- a document that is too long is read to 2 MiB, to find its end
  return record(("#"):rep(2097152 + n - 1) .. "\n---\n" .. HEAD .. "moves: []\n")
end, "bytes follow without a line", LIMIT_HIT, false)
row("RV_LIMIT_NESTING", function(n) -- the document itself is the first
  return record(HEAD .. "about: " .. ("["):rep(n - 1) .. ("]"):rep(n - 1) .. "\nmoves: []\n")
end, "nested more than", UNREADABLE)
row("RV_LIMIT_NODES", function(n) -- fifteen are for the head, the list and its key, and moves
  return record(HEAD .. "about: [" .. list(n - 15, "x") .. "]\nmoves: []\n")
end, "more than 50000 words, lists and maps", LIMIT_HIT)
row("RV_LIMIT_SAVED", function(n) -- five are for what stands before them
  return "import " .. write("saved.jcz", '{"appVersion": "6.0", "x": [' .. list(n - 5, "0") .. "]}")
end, "more than 250000 words, lists and maps", LIMIT_HIT, UNREADABLE)
row("RV_MAX_PIECES", function(n)
  local pieces = list(n, function(i) return ("p%d: [1, 1, 1, 1, 1]"):format(i) end)
  return ruleset("pieces: {" .. pieces .. "}", "carcassonne")
end, "more than 8 sorts of pieces", UNREADABLE)
local function tokens(n, each)
  return ruleset("tokens: {" .. list(n, each) .. "}", "carcassonne")
end
row("RV_MAX_TOKENS", function(n)
  return tokens(n, function(i) return ("t%d: {name: t, number: 1, on: cell}"):format(i) end)
end, "more than 32 kinds of tokens and dice", UNREADABLE)
row("RV_MAX_TOKENS_EACH", function(n)
  return tokens(1, ("t: {name: t, number: %d, on: cell}"):format(n))
end, "goes from 1 to 100", UNREADABLE)
row("RV_MAX_FACES", function(n)
  return tokens(1, "t: {name: t, on: cell, faces: {" .. list(n, function(i) return i .. ": 1" end)
                   .. "}}")
end, "more than 16 faces", UNREADABLE)
row("RV_MAX_FIGURES", function(n) -- the plain one, the large one and the abbot are there
  local figures = list(n - 3, function(i) return ("f%d: {strength: 1}"):format(i) end)
  return ruleset("figures: {" .. figures .. "}", "carcassonne")
end, "more than 16 figures with the plain one", UNREADABLE)
local function own_options(n, values)
  local x = "x%d: {values: [%s], default: a1, rule: K-4, help: h}"
  local options = list(n, function(i) return x:format(i, values) end)
  return ruleset(("options: {%s}\nscripts: [no-ransom]"):format(options), "carcassonne")
end
row("RV_MAX_OWN_OPTIONS", function(n)
  return own_options(n, "a1, a2")
end, "more than 96 options of its own", UNREADABLE)
row("RV_MAX_OWN_VALUES", function(n)
  return own_options(1, list(n, function(i) return "a" .. i end))
end, "2 to 6 words", UNREADABLE)
row("RV_MAX_SYMBOLS", function(n)
  local marks = list(n, function(i) return ("m%d: {on: road}"):format(i) end)
  return ruleset(("marks: {%s}\nmore_tiles: {x: frfr+m%d}"):format(marks, n), "carcassonne")
end, "more than 64 marks of its own", UNREADABLE)
row("RV_LIMIT_PATH", function(n)
  local path = "M1 1" .. ("L1 1"):rep((n - 4) // 4) .. (" "):rep((n - 4) % 4)
  return ruleset("marks: {inn: {letter: i, path: '" .. path .. "'}}", "carcassonne")
end, "at most 2000 bytes", UNREADABLE)
row("RV_LIMIT_RULES", function(n) -- of a user, who adds a tile in each
  for i = 1, n do
    os.execute(("mkdir -p %s/rules/o%d"):format(place, i))
    write(("rules/o%d/ruleset.yaml"):format(i), ("ruleset: 1\nname: o%d\nextends: carcassonne\n" ..
      "more_tiles:\n  O%d: {look: ffff, count: 1}\n")
      :format(i, i))
  end
  return ("%s --rules %s/rules"):format(record("reeve: 1\nrules: ["
    .. list(n, function(i) return "o" .. i end)
    .. "]\nplayers: {W: Anna, B: Bert}\nmoves: []\n"), place)
end, "more than 24 rulesets", LIMIT_HIT)
local together = {"carcassonne", "tower", "tower-c1", "tower-c2", "tower-rgg", "bazaars",
                  "bazaars-hig", "bazaars-zmg", "inns"}
row("RV_LIMIT_TOGETHER", function(n) -- pairs of them, each in both orders
  return record(lines(n, function(i)
    local one, later = (i - 1) % #together, 1 + (i - 1) // #together
    return ("---\nreeve: 1\nrules: [%s, %s]\nplayers: {W: Anna, B: Bert}\nmoves: []")
      :format(together[one + 1], together[(one + later) % #together + 1])
  end))
end, "more than 64 sets of rulesets", UNREADABLE, false)
row("RV_LIMIT_EXTENDS", function(n)
  for i = 1, n do
    os.execute(("mkdir -p %s/rules/e%d"):format(place, i))
    write(("rules/e%d/ruleset.yaml"):format(i), ("ruleset: 1\nname: e%d\nextends: %s\n")
      :format(i, i < n and "e" .. i + 1 or "castle"))
  end
  return ("rules --rules %s/rules e1"):format(place)
end, "more than 16 rulesets", UNREADABLE)
row("RV_LIMIT_SCALAR", function(n)
  return record(HEAD .. "about: " .. ("x"):rep(n) .. "\nmoves: []\n")
end, "a text of more than", LIMIT_HIT)
row("RV_LIMIT_MOVES", function(n) return record(HEAD .. "moves:\n" .. lines(n, "- W: none")) end,
    "entries of moves [too-many]", LIMIT_HIT, 1)
row("RV_LIMIT_TILES", in_turn("discard", "1"), "more than 1000 entries of discard", LIMIT_HIT,
    false)
row("RV_LIMIT_TILES", function(n) -- including the start tile
  local all = {"BA.RCr: {look: crfr, count: 1}"}
  for i = 100, n - 1, 100 do all[#all + 1] = ("X%d: {look: ffff, count: 100}"):format(i) end
  if (n - 1) % 100 > 0 then
    all[#all + 1] = ("X: {look: ffff, count: %d}"):format((n - 1) % 100)
  end
  return ruleset("tiles: {" .. table.concat(all, ", ") .. "}", "carcassonne")
end, "more than 1000 tiles", UNREADABLE)
row("RV_LIMIT_LIST", in_turn("order", "path@b3"), "more than 64", LIMIT_HIT, false)
row("RV_LIMIT_LIST", in_turn("use", "1"), "more than 64", LIMIT_HIT, false)
row("RV_LIMIT_LIST", in_turn("ransom", "small",
                             "reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\n"),
    "more than 64", LIMIT_HIT, false)
row("RV_LIMIT_DIAGNOSTICS", function(n)
  return record(HEAD .. "moves: []\n" .. lines(n, function(i) return ("k%d: 1"):format(i) end))
end, "[more-complaints]", UNREADABLE, UNREADABLE)
row("RV_LIMIT_STATE", function(n)
  return check_script(("hooks = {turn_ending = function(game)\n"
                       .. " for i = 1, %d do game.state['k' .. i] = i end\nend}"):format(n))
end, "game.state keeps 64 values", SCRIPT_FAILED)
row("RV_LIMIT_STATE_NUMBER", function(n)
  return check_script(once(("game.state.x = %d"):format(n)))
end, "999999999", SCRIPT_FAILED)
row("RV_LIMIT_STATE_NUMBER", function(n)
  return check_script(once(("game.state.x = -%d"):format(n)))
end, "999999999", SCRIPT_FAILED)

row("RV_MAX_PLAYERS", function(n)
  return record("reeve: 1\nrules: carcassonne\nplayers: {"
                .. list(n, function(i) return ("P%d: N%d"):format(i, i) end) .. "}\nmoves: []\n")
end, "is for 2 to 6 players, not 7", UNREADABLE)
row("RV_MAX_PLAYERS", function(n) return ruleset(("players: [2, %d]"):format(n)) end,
    "goes from 1 to 6", UNREADABLE)
row("RV_MAX_KINDS", function(n)
  return ruleset("kinds: {" .. list(n - 4, function(i)
    local letter = ("abdefgijklnoq"):sub(i, i)
    return ("k%s: {role: r%s, letter: %s, points: 1, rule: C-1}"):format(letter, letter, letter)
  end) .. "}")
end, "more than 16 kinds", UNREADABLE)
row("RV_MAX_TABLE", function(n)
  return ruleset(("kinds: {tower: {table: [%s]}}"):format(list(n, "1")))
end, "1 to 16 numbers", UNREADABLE)
row("RV_MAX_WALL_TILES", function(n)
  return ruleset("wall_tiles: {" .. list(n, function(i)
    return ("%d: {copies: 1, effect: points, amount: 1, rule: C-98}"):format(i)
  end) .. "}")
end, "more than 16 wall tiles", UNREADABLE)
row("RV_MAX_DOUBLERS", function(n)
  return ruleset(("wall_tiles: {1: {copies: %d, effect: double, kind: tower, rule: C-89}, "
                  .. "2: {copies: 3, effect: double, kind: house, rule: C-89}}"):format(n - 3))
end, "wall tiles that double", UNREADABLE)
row("RV_MAX_REFUSED", function(n)
  return ruleset("unmodelled: {" .. list(n, function(i) return ("u%d: C-42"):format(i) end) .. "}",
                 "castle")
end, "things that are not modelled", UNREADABLE)
row("RV_GOODS_MOST", function(n)
  return record("reeve: 1\nrules: traders\nplayers: {W: Anna, B: Bert}\nto_move: W\n"
                .. "board: {'0,0': BA.RCr}\ngoods: {W: {wine: " .. n .. "}}\n")
end, "goods is 0 to 12000", UNREADABLE, 1)
row("RV_MAX_UNLISTED", function(n) return ruleset(("unlisted: {count: %d, id: X}"):format(n)) end,
    "goes from 0 to 100", UNREADABLE)

local CELLS = "cells: {1: [a, h], 2: [a, h], 3: [a, h], 4: [a, h]}\ntrack: 100\n"
local WALL = CELLS .. "starts: {}\n"
-- Start spaces all around: north and south of the columns, then west of a row.
local function start(i)
  local file, row_of = ("abcdefgh"):sub((i - 1) % 8 + 1, (i - 1) % 8 + 1), (i - 1) // 8
  local side = ({"n", "s", "w"})[row_of + 1]
  local across = side == "w" and "n: house, s: court" or "w: house, e: court"
  return ("%d: {cell: %s%d, side: %s, %s}"):format(i, file, row_of == 0 and 4 or 1, side, across)
end
row("RV_MAX_CORNERS", board(function(n)
  return WALL .. "corners: [" .. list(n, function(i) return tostring(2 * i) end) .. "]\n"
end), "more than 32 corners", UNREADABLE)
row("RV_MAX_GATES", board(function(n)
  return WALL .. "corners: [0]\ngates: ["
         .. list(n, function(i) return tostring(2 * i) end) .. "]\n"
end), "more than 16 gates", UNREADABLE)
row("RV_MAX_STARTS", board(function(n)
  return CELLS .. "corners: [2]\nstarts: {" .. list(n, start) .. "}\n"
end), "more than 16 starts", UNREADABLE)
row("RV_MAX_BESIDE", function(n) -- the one at 0,0 comes besides
  local cells = list(n + 1, function(i)
    return ("'%d,0': RS"):format(i <= 20 and i - 1 or 20 - i)
  end)
  return ruleset(("more_tiles: {RS: {look: frfr, count: 100}}\nstart: {%s}"):format(cells),
                 "carcassonne")
end, "more than 31 start tiles", UNREADABLE)
row("RV_LIMIT_SIDE", board(function(n)
  return ("cells: {1: [a, h], %d: [a, h]}\ntrack: 100\ncorners: [0]\nstarts: {}\n"):format(n)
end), "a rank", UNREADABLE)
row("RV_MAX_EDGES", function(n)
  os.execute("mkdir -p " .. place .. "/rules/edges")
  local text = assert(io.open("tests/rulesets/free/ruleset.yaml")):read("a")
  text = text:gsub("name: free", "name: edges"):gsub("fit: middles", "fit: all")
             :gsub("\ntiles:\n.-\n(%l)", function(next)
               return "\ntiles:\n" .. edge_tiles(n) .. next
             end)
  write("rules/edges/ruleset.yaml", text)
  return ("rules --rules %s/rules edges"):format(place)
end, "more than 15 sorts of edge", UNREADABLE)

row("RV_LIMIT_SCRIPTS", function(n)
  local all = {}
  for i = 1, n do all[i] = "--script " .. script("hooks = {}", "x" .. i) end
  return ("check %s %s"):format(table.concat(all, " "), GAME)
end, "more than 32 scripts", SCRIPT_FAILED)
row("RV_LIMIT_SCRIPT_TEXT", function(n)
  local path = script("hooks = {}")
  local text = assert(io.open(path)):read("a")
  write("x.lua", text .. "--" .. ("x"):rep(n - #text - 2))
  return ("check --script %s %s"):format(path, GAME)
end, "65536", LIMIT_HIT)
row("FILES_LARGEST", function(n)
  local text = "return {}--"
  return ("check --script %s %s"):format(write("big.lua", text .. ("x"):rep(n - #text)), GAME)
end, "is larger than 4 MiB", UNREADABLE, LIMIT_HIT)
row("RV_LIMIT_SCRIPT_EFFECTS", function(n)
  return check_script(once(("for i = 2, %d do game.state.i = i end"):format(n)))
end, "10000 effects", LIMIT_HIT)
row("RV_LIMIT_POINTS", function(n)
  return record(("%sto_move: W\nboard: {b3: 11/270, d12: 46/180}\nscore: {W: %d, B: 0}\n"
                 .. "moves:\n- W: 29/270 d7 herald\n"):format(HEAD, n - 4)) -- scores 4
end, "points would exceed 999999999", LIMIT_HIT)
row("RV_LIMIT_SCRIPT_NUMBER", function(n)
  return check_script(once(("game:score(game:player(1), %d, 'all at once')"):format(n)))
end, "no number goes beyond 1000000", SCRIPT_FAILED, false)
row("RV_LIMIT_SCRIPT_ACTIONS", function(n)
  return check_script("actions = {" .. list(n, function(i)
    return ("act%d = {form = 'yes', act = function() end}"):format(i)
  end) .. "}")
end, "more than 32 actions", SCRIPT_FAILED)
row("RV_LIMIT_SCRIPT_OPTIONS", function(n)
  return check_script("options = {" .. list(n, function(i)
    return ("o%d = {help = 'one', values = {1, 2}, default = 1}"):format(i)
  end) .. "}, hooks = {}")
end, "more than 8 options", SCRIPT_FAILED)
row("RV_LIMIT_SCRIPT_CHOICES", function(n)
  return check_script("options = {o = {help = 'one', default = 1, values = {"
                      .. list(n, tostring) .. "}}}, hooks = {}")
end, "1 to 16 values", SCRIPT_FAILED)
row("RV_LIMIT_SCRIPT_VALUES", function(n)
  return check_script(once(("select('#', table.unpack({}, 1, %d))"):format(n)))
end, "more than 1000 values", SCRIPT_FAILED)
row("RV_LIMIT_SCRIPT_DEPTH", function(n) -- hooks whose effects call the same hook again
  return check_script(([[hooks = {
    turn_ending = function(game)
      if game.state.done then return end
      game.state.done = 1
      game:score(game:player(1), 1, "first")
    end,
    marker_moved = function(game, move)
      local n = game.state.depth or 2 -- turn_ending is the first
      if n >= %d then return end
      game.state.depth = n + 1
      game:score(move:player(), 1, "again")
    end,
  }]]):format(n))
end, "effects lead to hooks more than 16 deep", LIMIT_HIT, false)
row("DEEPEST", function(n)
  return ("perft --depth %d fixtures/castle/kitchen-table.yaml"):format(n)
end, "--depth goes to 60", LIMIT_HIT)

-- Limits that do not count elements of the input alone, but other costs, too: a number near the
-- limit passes, and one that is a bit larger does not.
local function near(name, make, says, passes, fails)
  local _, status = run(make(passes))
  report(status == 0, ("%s: %d passes"):format(name, passes), "status " .. status)
  local said, over = run(make(fails))
  report(over == LIMIT_HIT and said:find(says, 1, true) ~= nil,
         ("%s: %d does not"):format(name, fails), said)
end

-- Why a limit is not tried here.
local ELSEWHERE = {
  RV_LIMIT_SCRIPT_WORD = "near it, below", RV_LIMIT_SCRIPT_STEPS = "near it, below",
  RV_LIMIT_SCRIPT_MEMORY = "near it, below",
  RV_LIMIT_ORDERS = "steps of a search: tests/unit/orders_test.c tries it at the limit",
  RV_LIMIT_SCRIPT_GAMES = "minutes: tests/unit/odds_test.c is near the limit from the beginning",
  RV_LIMIT_SCRIPT_STEP_TIME = "time, not counted exactly; tests/hostile/concat-years.lua",
  RV_LIMIT_SCRIPT_LATE = "time, too",
  RV_BUILT_MOST = "the most that bridges_per_turn can be, which is tried as a value of it",
  ALTERNATIVES_MOST = "what comes behind is not tried, and nothing refused",
  SAMPLE_MOST = "turns of an example: without a token until then it is shown without one",
  STYLES_MOST = "letters on a board of text: there are no more kinds than RV_MAX_KINDS with roles",
}

near("RV_LIMIT_SCRIPT_STEPS", function(n)
  return check_script(once(("for i = 1, %d do end"):format(n)))
end, "scripts may run 10000000 steps", limits.RV_LIMIT_SCRIPT_STEPS - 99999,
  limits.RV_LIMIT_SCRIPT_STEPS + 1000) -- they are counted in thousands
near("RV_LIMIT_SCRIPT_WORD", function(n)
  return check_script(once(("local x = ('x'):rep(%d)"):format(n)))
end, "a text may have 4096 bytes", limits.RV_LIMIT_SCRIPT_WORD,
  limits.RV_LIMIT_SCRIPT_WORD + 79) -- an error's text has its place before it
near("RV_LIMIT_SCRIPT_MEMORY", function(n)
  return check_script(once(([[
    local all = {}
    for i = 1, %d do all[i] = ("x"):rep(1000) .. i end]]):format(n)))
end, "scripts may use 2048 KiB of memory", 1501, 2099)

-- ---- Trying ------------------------------------------------------------------------------------

local tried = {}

local function try(one)
  local limit = limits[one.name]
  tried[one.name] = true
  if not limit then return report(false, one.name, "there is no such limit") end
  for n = limit - 1, limit + 1 do
    local said, status = run(one.make(n))
    local over = said:find(one.says, 1, true) ~= nil
    local good
    if n > limit then good = over and status == one.status
    else good = not over and (one.fine == false or status == one.fine) end
    report(good, ("%s: %d of %d"):format(one.name, n, limit),
           ("status %s\n%s"):format(status, said))
  end
end

for _, one in ipairs(rows) do try(one) end
local names = {}
for name in pairs(limits) do names[#names + 1] = name end
table.sort(names)
for _, name in ipairs(names) do
  if not tried[name] then report(ELSEWHERE[name], name .. " is tried", "no row tries it") end
end
for name in pairs(ELSEWHERE) do
  if not limits[name] then report(false, name, "there is no such limit") end
end
os.execute("rm -r " .. place)
os.exit(failed == 0)
