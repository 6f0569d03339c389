-- rooms.lua: engine/ is a house of rooms. A file includes headers of its own room and of rooms that
-- stand before it in this list, never behind it, and no game includes another: each that does is
-- printed. What is still owed is listed; a debt that is paid goes from the list. Run from the top
-- of the checkout.

local ORDER = "base yaml tile ruleset core lua record judge ask random games"

-- The list of the games, which is data, and the public face may be read everywhere.
local PUBLIC = {["reeve.h"] = true, ["games/games.def"] = true}

local DEBTS = [[
core/module.c: judge/replay.h
core/module.c: judge/why.h
core/module.c: random/sim.h
]]

local place, debts, paid = {}, {}, {}
for room in ORDER:gmatch("%S+") do place[#place + 1], place[room] = room, #place + 1 end
for debt in DEBTS:gmatch("[^\n]+") do debts[debt] = true end

local function room_of(path) return path:match("^(%l+)/") end
local function game_of(path) return path:match("^games/(%l+)/") end

local function goes_down(from, to)
  local here, there = place[room_of(from)], place[room_of(to) or ""]
  if not there then return true end -- a header is named with its room
  return there > here or room_of(to) == "games" and game_of(from) ~= game_of(to)
end

local bad = 0
local function complain(...)
  bad = bad + 1
  print(string.format(...))
end

local files = assert(io.popen("cd engine && ls */*.[ch] games/*/*.[ch]"))
for from in files:lines() do
  local text = assert(io.open("engine/" .. from)):read("a")
  for to in text:gmatch('#include "([^"]+)"') do
    local said = ("%s: %s"):format(from, to)
    if place[room_of(from)] and not PUBLIC[to] and goes_down(from, to) then
      paid[said] = false
      if not debts[said] then complain("%s goes down the house", said) end
    end
  end
end
-- The program: what all share, then how things look in characters and as pictures, then commands.
local CLI = {shared = 1, text = 2, svg = 2, cmd = 3}
for from in io.popen("ls cli/*.[ch] cli/*/*.[ch]"):lines() do
  local here = from:match("^cli/(%l+)/") or "shared"
  for to in assert(io.open(from)):read("a"):gmatch('#include "([^"]+)"') do
    local there = CLI[to:match("^(%l+)/") or "shared"]
    local other = to:match("^(%l+)/") ~= here
    if there and other and there >= CLI[here] and to:find("/") then
      complain("%s: %s goes down the house", from, to)
    end
  end
end

for debt in pairs(debts) do
  if paid[debt] == nil then complain("%s is paid: take it from the list", debt) end
end
os.exit(bad == 0)
