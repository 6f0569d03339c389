-- rooms.lua: checks the includes of engine/, which is divided into rooms. A file may include
-- headers of its own room and of rooms before it in this list, a game may not include another game,
-- and within a room there may be no circle; other includes are printed, unless they are listed as
-- debts. Remove a debt from the list when it is paid. Run from the top of the checkout.

local ORDER = "base yaml tile ruleset core lua record judge ask random games"

-- Every room may include the list of the games, which is data, and the public interface.
local PUBLIC = {["reeve.h"] = true, ["games/games.def"] = true}

local DEBTS = [[
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

local names, includes = {}, {}
local listing = "cd engine && ls */*.[ch] */*.def games/*/*.[ch] games/*/*.def | grep -v games.def"
for from in assert(io.popen(listing)):lines() do
  names[#names + 1], includes[from] = from, {}
  for to in assert(io.open("engine/" .. from)):read("a"):gmatch('#include "([^"]+)"') do
    table.insert(includes[from], to)
    local said = ("%s: %s"):format(from, to)
    if place[room_of(from)] and not PUBLIC[to] and goes_down(from, to) then
      paid[said] = false
      if not debts[said] then complain("%s goes down the house", said) end
    end
  end
end
-- The program: shared files, then text, pictures and files of other programs, then pages, then the
-- table, then commands.
local CLI = {shared = 1, text = 2, svg = 2, jcz = 2, html = 3, play = 4, cmd = 5}
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

-- In a room a header and the .c of its name are one, and those that include one another in a circle
-- are printed.
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

for debt in pairs(debts) do
  if paid[debt] == nil then complain("%s is paid: take it from the list", debt) end
end

-- ---- steps --------------------------------------------------------------------------------------

-- There are at most 20; one that fewer than two games take has a comment that says why it is one.
local function check_steps()
  local games = assert(io.popen("cat engine/games/*/*.c")):read("a")
  local text = assert(io.open("engine/core/step.def")):read("a")
  local comment, steps = "", 0
  for line in text:gmatch("[^\n]+") do
    if line:find("^/%*") then comment = "" end
    if line:find("^/?%s?%*") or comment:find("[^/]$") then comment = comment .. line .. " " end
    local step = line:match("^RV_EACH%(([%l_]+),") or line:match("^RV_%u+%([^,]+, ([%l_]+),")
    steps = steps + (step and 1 or 0)
    local _, users = games:gsub("\n    %." .. (step or "%s") .. " = ", "")
    if step and users < 2 and not comment:gsub("[ *\n]+", " "):find("One game") then
      complain("core/step.def: %s has %d users, and no comment says why", step, users)
    end
  end
  if steps > 20 then complain("core/step.def: %d steps are too many", steps) end
end
check_steps()

-- ---- words of single games ----------------------------------------------------------------------

-- What only one game has stands in its folder, in comments, too: the rooms above know no expansion,
-- and the program no rule. Words of formats and files that draw are listed; what is
-- needless in these lists is printed. Wall tiles, corners and gates are data of any board with a
-- track.
local WORDS = {"tower", "bridge", "bazaar", "prisoner", "ransom", "captur",
               "captive", "auction", "castle", "fief", "pillar",
               "the keep%f[%A]", " a keep%f[%A]", "_keep%f[%W]", '"keeps?"',
               "%f[%a]bids?%f[%A]", "bidder", "buyer", "bought", "city_pays",
               "held_from", "held_law", "held_aside"}

-- Names of rulesets, which any file may give as examples, and of what all games share.
local SHARED = {"%f[%w]tower%+bazaars", '"tower" and "bazaars"', '"tower", or "%[tower, bazaars%]"',
                "keeping%f[%A]", "rv_library_keep"}

-- Words of formats, which shared readers and writers know by the letter, names of rulesets in help,
-- and names of things on a board and of pictures: FILE: TEXT.
local FORMAT = [[
cli/play/word.c: word_keep(
cli/cmd/show.c: "keep"
cli/svg/board_svg.c: "bidder"
cli/svg/legend_svg.c: "buyer"
cli/svg/legend_svg.c: "keep"
cli/svg/legend_svg.c: icon_keep(
cli/cmd/tiles.c: DEFAULT_RULESET "castle"
cli/command.def: The default ruleset is castle
cli/command.def: schema castle >reeve-castle.schema
cli/command.def: reeve new castle
cli/command.def: The Tower, Bridges, Castles and Bazaars
cli/svg/palette.c: {"keep"
cli/svg/palette.c: url(#keep)
engine/reeve.h: X(MOVED, "keep")
engine/ruleset/picture.def: RV_X(BAZAAR, "bazaar"
engine/ruleset/picture.def: RV_X(TOWER, "tower"
engine/ruleset/ruleset.c: {"otherwise", "top", "captured"}
engine/ruleset/ruleset_kinds.c: "keep", "points"
engine/ruleset/ruleset_read.c: {"keeps", "areas"
]]

-- The examples of all codes; files that read and write the formats of other programs; and files
-- that draw: what a tower or a bridge looks like is no rule. The names of pieces and marks are told
-- apart in the table at the end of icons.c, and things on the board in shown.c.
local DRAWS = [[
cli/example.def
cli/jcz/auction.c
cli/jcz/export.h
cli/jcz/jcz.def
cli/jcz/likeness.c
cli/jcz/messages.c
cli/jcz/offers.c
cli/jcz/replay.c
cli/jcz/replay.h
cli/shown.c
cli/shown.h
cli/svg/board_svg.h
cli/svg/icons.c
cli/svg/icons.h
cli/svg/land_svg.c
cli/svg/wall_svg.c
cli/svg/wall_svg.h
cli/text/tile_text.c
cli/text/tile_text.h
cli/track.h
]]

local draws = {}
for path in DRAWS:gmatch("[^\n]+") do draws[path] = true end

-- The text of a file without its words of formats.
local function without_format(path, text)
  for file, words in FORMAT:gmatch("(%S+): ([^\n]+)") do
    if file == path then
      local found
      text, found = text:gsub(words:gsub("%p", "%%%0"), "")
      if found == 0 then complain("%s does not say `%s`: allow it no more", path, words) end
    end
  end
  return text
end

local function word_in(text)
  text = text:gsub('#include "[^"]*"', ""):lower()
  for _, shared in ipairs(SHARED) do text = text:gsub(shared, "") end
  for _, word in ipairs(WORDS) do
    local found = text:match(word)
    if found then return found end
  end
end

local SOURCES = "engine/*.h engine/*/*.[ch] engine/*/*.def cli/*.[ch] cli/*.def cli/*/*.[ch]"
for path in io.popen("ls " .. SOURCES):lines() do
  local room = path:match("^engine/(%l+)/")
  local text = without_format(path, assert(io.open(path)):read("a"))
  local word = room ~= "games" and room ~= "tool" and word_in(text)
  if word and not draws[path] then complain("%s: `%s` is a word of one game", path, word) end
  if not word and draws[path] then complain("%s is clean: take it from the list", path) end
end

os.exit(bad == 0)
