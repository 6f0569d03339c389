-- worst.lua: checks that malicious inputs cost no more time and memory than ordinary inputs of the
-- same size. Run from the top of the checkout:
--
--     lua5.4 tests/run/worst.lua REEVE SPAWN      (SPAWN: BUILD/tests/bench/spawn)
--
-- How fast the machine is does not matter. The yardstick is the processor time that the same
-- program takes now for honest games, as many as fill the largest document; each bad input may
-- take MOST times as long. What is meant to be found here, work that grows with the square of the
-- input, takes hundreds of times as long. Both are the best of several runs, for another program
-- may disturb one.

local reeve, spawn = arg[1], arg[2]
local ILLEGAL, UNREADABLE, LIMIT_HIT = 1, 3, 5
local MOST, TRIES, MOST_KIB = 20, 6, 32 * 1024
local DOCUMENT = 1 << 20 -- bytes of the largest document

local place = assert(io.popen("mktemp -d")):read("l")

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

-- Writes a file in parts; `part(i)` returns the i-th part, nil after the last.
local function write(name, part)
  local file = assert(io.open(place .. "/" .. name, "wb"))
  local i = 1
  for text in function() i = i + 1 return part(i - 1) end do assert(file:write(text)) end
  file:close()
  return place .. "/" .. name
end

local function text(name, whole)
  return write(name, function(i) return i == 1 and whole or nil end)
end

local failed = 0

local function report(fine, name, what)
  failed = failed + (fine and 0 or 1)
  print((fine and "ok worst case: " or "not ok worst case: ") .. name)
  if not fine then print("  " .. what) end
end

-- The processor time of a run of reeve in seconds, its maximum memory in KiB, its status.
local function cost(arguments, input)
  local said = output_of(("'%s' 1 '%s' %s 2>/dev/null <%s"):format(spawn, reeve, arguments,
                                                                  input or "/dev/null"))
  local kib, cpu, status = said:match("^%S+ (%S+) (%S+) (%d+)")
  if not status then return math.huge, math.huge, -1 end -- it was killed
  return tonumber(cpu) / 1e6, tonumber(kib), tonumber(status)
end

local HONEST = assert(io.open("fixtures/castle/kitchen-table.yaml")):read("a")
local honest = write("honest", function(i)
  return i <= DOCUMENT // #HONEST and "---\n" .. HONEST or nil
end)
local yardstick = math.huge
for _ = 1, TRIES do yardstick = math.min(yardstick, (cost("check -q " .. honest))) end

-- Runs reeve, which must end with this status, within the limits of time and memory; or within so
-- many times the time of the honest games.
local function ends(name, status, arguments, input, times)
  local seconds, most, tries = math.huge, 0, 0
  local granted = (times or MOST) * yardstick
  local got
  repeat
    local this, kib, status_now = cost(arguments, input)
    seconds, most, tries = math.min(seconds, this), math.max(most, kib), tries + 1
    got = status_now
  until seconds <= granted or got == -1 or tries == TRIES
  report(got == status and seconds <= granted and most <= MOST_KIB, name,
         ("status %s, %.1f times as long as honest games, %s KiB"):format(
           got, seconds / yardstick, most))
end

local HEAD = "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n"

local brackets = text("brackets", HEAD .. "moves: " .. ("["):rep(10000))
ends("10,000 nested brackets", UNREADABLE, "check " .. brackets)

local mebi = ("a"):rep(1 << 20)
local scalar = write("scalar", function(i)
  return i == 1 and HEAD .. "about: " or i <= 65 and mebi or nil
end)
ends("a text of 64 MiB", LIMIT_HIT, "check " .. scalar)
ends("a text of 64 MiB on standard input", LIMIT_HIT, "check -", scalar)
os.remove(scalar)

local turns = ("- W: 17 e5\n"):rep(10000)
local moves = write("moves", function(i)
  return i == 1 and HEAD .. "moves:\n" or i <= 101 and turns or nil
end)
ends("a million moves", LIMIT_HIT, "check " .. moves)

local laughs = {"a: &a [ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"}
for i = 2, 10 do
  local name, of = string.char(96 + i), "*" .. string.char(95 + i)
  laughs[i] = ("%s: &%s [%s]\n"):format(name, name, (of .. ", "):rep(8) .. of)
end
ends("a billion laughs", UNREADABLE, "check " .. text("laughs", table.concat(laughs)))

ends("120,000 rulesets", LIMIT_HIT, "check "
        .. text("rulesets", "reeve: 1\nrules: [" .. ("a,"):rep(120000) .. "a]\nmoves: []\n"))
ends("60,000 declarations of tags", UNREADABLE, "check " .. write("tags", function(i)
  return i <= 60000 and ("%%TAG !a%d! t\n"):format(i) or i == 60001 and "---\n" .. HEAD or nil
end))
ends("80,000 keys", LIMIT_HIT, "check " .. write("keys", function(i)
  return i == 1 and HEAD or i <= 80000 and ("k%d: 1\n"):format(i) or nil
end))
ends("24,000 unknown options", UNREADABLE, "score " .. write("options", function(i)
  return i == 1 and HEAD .. "options:\n" or i <= 24000 and ("  o%d: 1\n"):format(i) or nil
end))
ends("24,000 unknown keys of an entry", UNREADABLE, "check " .. write("beside", function(i)
  return i == 1 and HEAD .. "moves:\n- W: 50 b3\n" or i <= 24000 and ("  k%d: 1\n"):format(i) or nil
end))
local escapes = ('- W: "%s"\n'):format(("\\x01"):rep(2500))
ends("turns of nothing but control characters, in JSON", UNREADABLE, "check --format json "
        .. text("escapes", HEAD .. "moves:\n" .. escapes:rep(100)))

os.execute("mkdir -p " .. place .. "/rules/huge")
local tiles = {}
for i = 1, 100000 do tiles[i] = ("T%d: {look: rrrr, count: 1}\n"):format(i) end
text("rules/huge/ruleset.yaml",
     "ruleset: 1\nname: huge\nextends: carcassonne\ntitle: Huge\nmore_tiles: tiles.yaml\n")
text("rules/huge/tiles.yaml", table.concat(tiles))
ends("a ruleset of 100,000 tiles", UNREADABLE, ("rules --rules %s/rules huge"):format(place))

local script = text("hoard.lua", [[
-- Keeps all that it can get.
return {
  api = 1, name = "hoard", summary = "Keeps all.", rules = {"castle"},
  hooks = {
    turn_ending = function()
      local all = {}
      for i = 1, 1000000000 do all[i] = {tostring(i)} end
    end,
  },
}
]])
ends("a script that asks for memory until it gets no more", LIMIT_HIT,
        "check --script " .. script .. " fixtures/castle/kitchen-table.yaml")

-- Changes of a game by house rules are stored, so that they can be taken back and reported.
local function with_script(name, command, turn)
  return ("%s --script tests/hostile/%s.lua fixtures/castle/kitchen-table.yaml %s"):format(
    command, name, turn or "")
end

local function effects(name, what)
  ends("a script that " .. what, LIMIT_HIT, with_script(name, "check"))
  ends(("a script that %s, told"):format(what), LIMIT_HIT,
          with_script(name, "score --format json"))
  ends(("a script that %s, asked why"):format(what), LIMIT_HIT, with_script(name, "why", 59))
end
effects("state-for-ever", "sets a value again and again")
effects("state-swapped", "keeps one value for another again and again")
effects("score-back", "gives points and takes them back")
effects("hand-to-hand", "hands a wall tile over and back")
ends("a script that scores a lot, all in one long line", ILLEGAL,
        with_script("score-in-trials", "score --format json"))
ends("a script that scores in every trial", ILLEGAL,
        with_script("score-in-trials", "completions --before 17"))

-- A tile that completes ten features which other players score.
local ten = assert(io.open("tests/hostile/ring10.yaml")):read("a")
local noted = text("ring", ten .. "  score: {B: 17}\n")
local plus = text("plus.lua", [[
return {
  api = 1, name = "plus", summary = "A point more.", rules = {"carcassonne"},
  hooks = {feature_points = function(_, _, _, points) return points + 1 end},
}
]])
ends("ten features scored by one tile", 0, "check tests/hostile/ring10.yaml")
ends("ten features, and a wrong score noted", ILLEGAL, "check " .. noted)
ends("ten features, asked why", 0, "why tests/hostile/ring10.yaml 1")
ends("ten features, asked what completes them", 0,
        "completions --at 0 tests/hostile/ring10.yaml")
ends("ten features, a house rule, and a wrong score noted", LIMIT_HIT,
        ("check --script %s %s"):format(plus, noted))
ends("ten features and a house rule, asked why", LIMIT_HIT,
        ("why --script %s tests/hostile/ring10.yaml 1"):format(plus))

-- What may have been meant is guessed by judging the record again and again; its 4 KB take a few
-- times as long as 1 MB of honest games, which are judged once.
local meant = assert(io.open("tests/hostile/meant.yaml")):read("a")
local long = write("long", function(i)
  return i == 1 and meant or i < 15000 and ("# %s\n"):format(("a comment "):rep(6)) or nil
end)
ends("guesses at a record that does not fit from one turn on", ILLEGAL,
     "check tests/hostile/meant.yaml", nil, 6)
ends("guesses at the same record with much behind it", ILLEGAL, "check " .. long)

-- Saved games of JCloisterZone, of nearly 1 MiB, in which nearly all is taken back.
local game = assert(io.open("fixtures/jcz/market-day.jcz")):read("a")
local function saved(name, taken_back)
  local times = (DOCUMENT - #game) // #taken_back
  local before, after = game:match('^(.*"replay": %[)(.*)$')
  return text(name, before .. taken_back:rep(times) .. after)
end
ends("a saved game of tiles taken back", 0, "import " .. saved("tiles.jcz", [[
{"type":"PLACE_TILE","payload":{"tileId":"BA/RFr","rotation":"R0","position":[1,0]},"player":0},
{"type":"UNDO","payload":{},"player":0},]]))
ends("a saved game of nothing taken back", 0, "import " .. saved("undo.jcz", '{"type":"UNDO"},'))

local comments = write("comments", function(i)
  return i <= 64 and ("# " .. mebi .. "\n") or nil
end)
ends("64 MiB of comments", LIMIT_HIT, "check " .. comments)

os.execute("rm -r " .. place)
os.exit(failed == 0)
