-- layers.lua: checks the includes of engine/, which is divided into layers. A file may include
-- headers of its own layer and of layers before it in this list, a game may not include another
-- game, and within a layer there may be no circle; other includes are printed. Run from the top of
-- the checkout.

local ORDER = "base yaml tile ruleset core lua record judge ask random draw jcz answer games"

-- Every layer may include the interfaces of programs, and the tables that the build makes.
local PUBLIC = {["reeve.h"] = true, ["reeve_cli.h"] = true, ["reeve_rules.h"] = true}
local function is_public(to) return PUBLIC[to] or to:find("^gen/") end

local place = {}
for layer in ORDER:gmatch("%S+") do place[#place + 1], place[layer] = layer, #place + 1 end

local function layer_of(path) return path:match("^(%l+)/") end
local function game_of(path) return path:match("^games/(%l+)/") end

local function goes_down(from, to)
  local here, there = place[layer_of(from)], place[layer_of(to) or ""]
  if not there then return true end -- a header is named with its layer
  return there > here or layer_of(to) == "games" and game_of(from) ~= game_of(to)
end

local bad = 0
local function complain(...)
  bad = bad + 1
  print(string.format(...))
end

local names, includes = {}, {}
local listing = "cd engine && ls */*.[ch] */*.def games/*/*.[ch]"
for from in assert(io.popen(listing)):lines() do
  names[#names + 1], includes[from] = from, {}
  for to in assert(io.open("engine/" .. from)):read("a"):gmatch('#include "([^"]+)"') do
    table.insert(includes[from], to)
    if place[layer_of(from)] and not is_public(to) and goes_down(from, to) then
      complain("%s: %s names a later layer", from, to)
    end
  end
end
-- The program: shared files, then text, then pages, then the
-- table, then commands.
local CLI = {shared = 1, text = 2, html = 3, play = 4, cmd = 5}
for from in io.popen("ls cli/*.[ch] cli/*/*.[ch]"):lines() do
  local here = from:match("^cli/(%l+)/") or "shared"
  for to in assert(io.open(from)):read("a"):gmatch('#include "([^"]+)"') do
    local there = CLI[to:match("^(%l+)/") or "shared"]
    local other = to:match("^(%l+)/") ~= here
    if there and other and there >= CLI[here] and to:find("/") then
      complain("%s: %s names a later layer", from, to)
    end
  end
end

-- In a layer a header and the .c of its name are one, and those that include one another in a
-- circle are printed.
local beside = {}
for _, from in ipairs(names) do
  local here = from:gsub("%.[ch]$", "")
  beside[here] = beside[here] or {}
  for _, to in ipairs(includes[from]) do
    local there = to:gsub("%.h$", "")
    if there ~= here and there:match("^(.*)/") == here:match("^(.*)/") then
      table.insert(beside[here], there)
    end
  end
end

-- A way from one to another, as words between arrows; nil.
local function way(from, to, seen)
  seen[from] = true
  for _, one in ipairs(beside[from] or {}) do
    local rest = one == to and to or not seen[one] and way(one, to, seen)
    if rest then return one == to and one or one .. " -> " .. rest end
  end
end

for here in pairs(beside) do
  local round = way(here, here, {})
  if round then complain("a circle of includes: %s -> %s", here, round) end
end

-- ---- steps --------------------------------------------------------------------------------------

-- One that fewer than two games take has a comment that says why it is one.
local function check_steps()
  local games = assert(io.popen("cat engine/games/*/*.c")):read("a")
  local text = assert(io.open("engine/core/step.def")):read("a")
  local comment = ""
  for line in text:gmatch("[^\n]+") do
    if line:find("^/%*") then comment = "" end
    if line:find("^/?%s?%*") or comment:find("[^/]$") then comment = comment .. line .. " " end
    local step = line:match("^RV_EACH%(([%l_]+),") or line:match("^RV_%u+%([^,]+, ([%l_]+),")
    local _, users = games:gsub("\n    %." .. (step or "%s") .. " = ", "")
    if step and users < 2 and not comment:gsub("[ *\n]+", " "):find("One game") then
      complain("core/step.def: %s has %d users, and no comment says why", step, users)
    end
  end
end
check_steps()

os.exit(bad == 0)
