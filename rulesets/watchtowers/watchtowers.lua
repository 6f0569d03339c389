-- A watchtower scores what it sees, when a road or city is completed on its tile (WT-3).

-- The followers on a tile, those on top of a tower too; the lord of a castle stands on no tile of
-- its own, unless it is counted where it stood (WT-7).
local function meeples(tile, game)
  local n, lords = tile:cell():top() and 1 or 0, game:option("counts_lord")
  for _, follower in ipairs(tile:standing()) do
    if not follower:joins() and (lords or not follower:feature():kept()) then n = n + 1 end
  end
  return n
end

-- The coats of arms of a tile; castles cover theirs (WT-8).
local function pennants(tile)
  local n = 0
  for _, feature in ipairs(tile:features()) do
    if not feature:kept() then n = n + tile:prizes(feature) end
  end
  return n
end

-- Counts a tile once that shows such a feature; a castle is no city (WT-9, WT-10).
local function shows(tile, one, other, third)
  for _, feature in ipairs(tile:features()) do
    local kind = feature:kind()
    if (kind == one or kind == other or kind == third) and not feature:kept() then return 1 end
  end
  return 0
end

local function roads(tile) return shows(tile, "road") end
local function cities(tile) return shows(tile, "city") end
local function monasteries(tile) return shows(tile, "monastery", "abbey", "shrine") end -- WT-11

-- The points for each, how many are on a tile, and what they are called (WT-6).
local function tower_of(mark)
  if mark == "w-meeple" then return 2, meeples, "follower", "followers" end
  if mark == "w-pennant" then return 2, pennants, "coat of arms", "coats of arms" end
  if mark == "w-road" then return 1, roads, "tile with a road", "tiles with a road" end
  if mark == "w-monk" then return 3, monasteries, "monastery", "monasteries" end
  if mark == "w-city" then return 1, cities, "tile with a city", "tiles with a city" end
end

-- How many there are on the tile and on the eight around it.
local function seen_by(game, count, cell)
  local n = 0
  for _, tile in ipairs(cell:tiles()) do n = n + count(tile, game) end
  return n
end

-- All towers come before the first road or city, whose followers go home when it is scored (WT-3).
-- So when several features are scored, what the towers of meeples see is noted before the first.
local function note_meeples(game)
  if #game:turn():completed() < 2 then return end
  for i, tile in ipairs(game:tiles("w-meeple")) do
    local key = "seen_" .. i
    game.state[key] = game.state[key] or seen_by(game, meeples, tile:cell())
  end
end

local function noted(game, tile)
  for i, other in ipairs(game:tiles("w-meeple")) do
    if other == tile then return game.state["seen_" .. i] end
  end
end

-- The owners of followers in the feature on the tile, whoever has the majority (WT-4); each once if
-- towers pay players (WT-5).
local function payees(game, tile, feature)
  local list, has = {}, {}
  for _, follower in ipairs(tile:standing()) do
    local player = follower:player()
    local stands = follower:feature() == feature and not follower:joins()
    if stands and not (has[player] and game:option("tower_pays") == "player") then
      list[#list + 1] = player
      has[player] = true
    end
  end
  return list
end

-- A mark of another box is no tower.
local function score_tower(game, feature, tile, mark)
  local points, count, one, several = tower_of(mark)
  if not points then return end
  for _, player in ipairs(payees(game, tile, feature)) do
    local n = count == meeples and noted(game, tile) or seen_by(game, count, tile:cell())
    local what = ("the watchtower on %s, %d %s"):format(
      tile:cell():name(), n, n == 1 and one or several)
    game:score(player, n * points, what, "WT-6")
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "watchtowers",
  summary = "A watchtower scores what it sees for followers of a completed road or city.",
  source = "Watchtowers, 2016",
  rules = {"watchtowers"},
  replaces = {"WT-3"},
  keeps = {"seen_*: nothing between turns"},
  needs = "seen_1",
  hooks = {
    feature_completed = function(game, feature)
      note_meeples(game)
      if feature:kind() ~= "road" and feature:kind() ~= "city" then return end -- WT-12
      for _, tile in ipairs(feature:tiles()) do -- WT-13
        for _, mark in ipairs(tile:followers(feature) > 0 and tile:marks() or {}) do
          score_tower(game, feature, tile, mark)
        end
      end
    end,
    all_scored = function(game)
      for i = 1, #game:tiles("w-meeple") do game.state["seen_" .. i] = nil end
    end,
  },
}
