-- A watchtower scores what it sees, when a road or city is completed on its tile (WT-3).

-- The followers on a tile, those on top of a tower too; the lord of a castle stands on no tile of
-- his own (WT-7).
local function meeples(tile)
  local n = tile:cell():top() and 1 or 0
  for _, follower in ipairs(tile:standing()) do
    if not follower:joins() and not follower:feature():kept() then n = n + 1 end
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
local function shows(...)
  local kinds = {}
  for _, kind in ipairs({...}) do kinds[kind] = true end
  return function(tile)
    for _, feature in ipairs(tile:features()) do
      if kinds[feature:kind()] and not feature:kept() then return 1 end
    end
    return 0
  end
end

-- By the mark: the points for each, what it is called, and how many are on a tile (WT-6, WT-11).
local towers = {
  ["w-meeple"] = {2, "follower", "followers", meeples},
  ["w-pennant"] = {2, "coat of arms", "coats of arms", pennants},
  ["w-road"] = {1, "tile with a road", "tiles with a road", shows("road")},
  ["w-monk"] = {3, "monastery", "monasteries", shows("monastery", "abbey", "shrine")},
  ["w-city"] = {1, "tile with a city", "tiles with a city", shows("city")},
}

local function tower_on(tile)
  for _, mark in ipairs(tile:marks()) do
    if towers[mark] then return towers[mark] end
  end
end

-- How many there are on the tile and on the eight around it.
local function seen_by(game, count, cell)
  local n = 0
  for dx = -1, 1 do
    for dy = -1, 1 do
      local there = game:cell(cell:x() + dx, cell:y() + dy)
      local tile = there and there:tile()
      if tile then n = n + count(tile) end
    end
  end
  return n
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

---@type reeve.Script
return {
  api = 2,
  name = "watchtowers",
  summary = "A watchtower scores what it sees for followers of a completed road or city.",
  source = "Watchtowers, 2016",
  rules = {"watchtowers"},
  replaces = {"WT-3"},
  hooks = {
    feature_completed = function(game, feature)
      if feature:kind() ~= "road" and feature:kind() ~= "city" then return end -- WT-12
      for _, tile in ipairs(feature:tiles()) do -- WT-13
        local tower = tower_on(tile)
        local players = tower and payees(game, tile, feature) or {}
        for _, player in ipairs(players) do
          local points, one, several, count = table.unpack(tower)
          local n = seen_by(game, count, tile:cell())
          local what = ("the watchtower on %s, %d %s"):format(
            tile:cell():name(), n, n == 1 and one or several)
          game:score(player, n * points, what, "WT-6")
        end
      end
    end,
  },
}
