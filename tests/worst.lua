-- worst.lua: inputs that are made to cost much, each done with in little time and little memory.
-- Run from the top of the checkout:
--
--     lua5.4 tests/worst.lua REEVE SPAWN      (SPAWN: BUILD/tests/bench/spawn)

local reeve, spawn = arg[1], arg[2]
local MOST_SECONDS, MOST_KIB = 0.1, 32 * 1024

local place = assert(io.popen("mktemp -d")):read("l")

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  return text, select(3, pipe:close())
end

-- Writes a file a part at a time; `part(i)` gives the i-th, nil after the last.
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

-- Runs reeve; it must end with this status, in time and in room.
local function refused(name, status, arguments, input)
  local from = " <" .. (input or "/dev/null")
  local _, got = output_of(("'%s' %s >/dev/null 2>&1%s"):format(reeve, arguments, from))
  local said = output_of(("'%s' 1 '%s' %s 2>/dev/null%s"):format(spawn, reeve, arguments, from))
  local wall, kib, cpu = said:match("(%S+)%s+(%S+)%s+(%S+)")
  local seconds = tonumber(cpu) / 1e6
  report(got == status and seconds <= MOST_SECONDS and tonumber(kib) <= MOST_KIB, name,
         ("status %s, %.3f s (%.3f s in all), %s KiB"):format(got, seconds, tonumber(wall) / 1e6,
                                                              kib))
end

local ILLEGAL, UNREADABLE, LIMIT_HIT = 1, 3, 5
local HEAD = "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n"

local brackets = text("brackets", HEAD .. "moves: " .. ("["):rep(10000))
refused("10,000 nested brackets", UNREADABLE, "check " .. brackets)

local mebi = ("a"):rep(1 << 20)
local scalar = write("scalar", function(i)
  return i == 1 and HEAD .. "about: " or i <= 1025 and mebi or nil
end)
refused("a text of 1 GiB", LIMIT_HIT, "check " .. scalar)
refused("a text of 1 GiB on standard input", LIMIT_HIT, "check -", scalar)
os.remove(scalar)

local turns = ("- W: 17 e5\n"):rep(10000)
local moves = write("moves", function(i)
  return i == 1 and HEAD .. "moves:\n" or i <= 101 and turns or nil
end)
refused("a million moves", LIMIT_HIT, "check " .. moves)

local laughs = {"a: &a [ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"}
for i = 2, 10 do
  local name, of = string.char(96 + i), "*" .. string.char(95 + i)
  laughs[i] = ("%s: &%s [%s]\n"):format(name, name, (of .. ", "):rep(8) .. of)
end
refused("a billion laughs", UNREADABLE, "check " .. text("laughs", table.concat(laughs)))

refused("120,000 rulesets", LIMIT_HIT, "check "
        .. text("rulesets", "reeve: 1\nrules: [" .. ("a,"):rep(120000) .. "a]\nmoves: []\n"))
refused("60,000 declarations of tags", UNREADABLE, "check " .. write("tags", function(i)
  return i <= 60000 and ("%%TAG !a%d! t\n"):format(i) or i == 60001 and "---\n" .. HEAD or nil
end))
refused("80,000 keys", LIMIT_HIT, "check " .. write("keys", function(i)
  return i == 1 and HEAD or i <= 80000 and ("k%d: 1\n"):format(i) or nil
end))
local escapes = ('- W: "%s"\n'):format(("\\x01"):rep(2500))
refused("turns of nothing but control characters, in JSON", UNREADABLE, "check --format json "
        .. text("escapes", HEAD .. "moves:\n" .. escapes:rep(100)))

os.execute("mkdir -p " .. place .. "/rules/huge")
local tiles = {}
for i = 1, 100000 do tiles[i] = ("T%d: {look: rrrr, count: 1}\n"):format(i) end
text("rules/huge/ruleset.yaml",
     "ruleset: 1\nname: huge\nextends: carcassonne\ntitle: Huge\nmore_tiles: tiles.yaml\n")
text("rules/huge/tiles.yaml", table.concat(tiles))
refused("a ruleset of 100,000 tiles", UNREADABLE, ("rules --rules %s/rules huge"):format(place))

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
refused("a script that asks for memory until it gets no more", LIMIT_HIT,
        "check --script " .. script .. " fixtures/castle/kitchen-table.yaml")

-- What house rules do to a game is kept, so that it can be taken back and told.
local function with_script(name, command, turn)
  return ("%s --script tests/hostile/%s.lua fixtures/castle/kitchen-table.yaml %s"):format(
    command, name, turn or "")
end

local function effects(name, what)
  refused("a script that " .. what, LIMIT_HIT, with_script(name, "check"))
  refused(("a script that %s, told"):format(what), LIMIT_HIT,
          with_script(name, "score --format json"))
  refused(("a script that %s, asked why"):format(what), LIMIT_HIT, with_script(name, "why", 59))
end
effects("state-for-ever", "sets a value again and again")
effects("state-swapped", "keeps one value for another again and again")
effects("score-back", "gives points and takes them back")
effects("hand-to-hand", "hands a wall tile over and back")
refused("a script that scores a lot, all in one long line", ILLEGAL,
        with_script("score-in-trials", "score --format json"))
refused("a script that scores in every trial", ILLEGAL,
        with_script("score-in-trials", "completions --before 17"))

-- A tile that completes ten features which others score.
local ten = assert(io.open("tests/attacks/ring10.yaml")):read("a")
local noted = text("ring", ten .. "  score: {B: 17}\n")
local plus = text("plus.lua", [[
return {
  api = 1, name = "plus", summary = "A point more.", rules = {"carcassonne"},
  hooks = {feature_points = function(_, _, _, points) return points + 1 end},
}
]])
refused("ten features scored by one tile", 0, "check tests/attacks/ring10.yaml")
refused("ten features, and a wrong score noted", ILLEGAL, "check " .. noted)
refused("ten features, asked why", 0, "why tests/attacks/ring10.yaml 1")
refused("ten features, asked what completes them", 0,
        "completions --at 0 tests/attacks/ring10.yaml")
refused("ten features, a house rule, and a wrong score noted", LIMIT_HIT,
        ("check --script %s %s"):format(plus, noted))
refused("ten features and a house rule, asked why", LIMIT_HIT,
        ("why --script %s tests/attacks/ring10.yaml 1"):format(plus))

local comments = write("comments", function(i)
  return i <= 64 and ("# " .. mebi .. "\n") or nil
end)
refused("64 MiB of comments", LIMIT_HIT, "check " .. comments)

os.execute("rm -r " .. place)
os.exit(failed == 0)
