-- Shrines and monasteries challenge each other: what of the other kind may lie beside them (CU-2 to
-- CU-6), and whose follower goes home when one of them is completed (CU-11).

-- An abbey is a monastery, too (CU-5).
local OTHER = {shrine = "monastery", monastery = "shrine"}

local function cell_of(building) return building:tiles()[1]:cell() end

-- Those that count when a tile is laid (CU-4).
local function counted(game, cell, kind)
  local list = cell:around(OTHER[kind])
  if game:option("shrine_counts") == "all" then return list end
  local occupied = {}
  for _, feature in ipairs(list) do
    if feature:followers() > 0 then occupied[#occupied + 1] = feature end
  end
  return occupied
end

-- Why a building of this kind may not lie there, and the rule that says so.
local function refused(game, cell, kind)
  local near, other = counted(game, cell, kind), OTHER[kind]
  if #near > 1 then
    return ("a %s has at most one %s as neighbour"):format(kind, other), "CU-2"
  end
  if not near[1] or game:option("shrine_neighbours") == "placed_only" then return end
  local there = cell_of(near[1])
  if #counted(game, there, other) > 0 then
    return ("the %s on %s has a %s as neighbour already"):format(other, there:name(), kind), "CU-3"
  end
end

-- Whether one player alone has followers on the two (CU-16).
local function of_one_player(game, one, other)
  local n = 0
  for _, player in ipairs(game:players()) do
    n = n + (one:followers(player) + other:followers(player) > 0 and 1 or 0)
  end
  return n == 1
end

---@type reeve.Script
return {
  api = 2,
  name = "cult",
  summary = "If a shrine and a monastery are neighbours, only the one completed first scores.",
  source = "Count, King & Robber, 2007",
  rules = {"cult"},
  replaces = {"CU-11"},
  places = {"shrine", "monastery"},
  hooks = {
    may_place = function(game, tile)
      local cell = tile:cell()
      if not (cell:around("shrine")[1] or cell:around("monastery")[1]) then return end
      for _, region in ipairs(tile:features()) do
        local kind = region:kind()
        if OTHER[kind] then
          local why, rule = refused(game, cell, kind)
          if why then return why, rule end
        end
      end
    end,
    -- Who laid them one after the other broke the rule (CU-2, CU-3).
    position = function(game)
      local strict = game:option("shrine_neighbours") == "one_each"
      for kind, other in pairs(strict and game:option("shrine_counts") == "all" and OTHER or {}) do
        for _, building in ipairs(game:features(kind)) do
          if #cell_of(building):around(other) > 1 then
            return ("%s has more than one %s as neighbour\nCorrect a tile beside it, or its cell.")
              :format(building:name(), other), "CU-3"
          end
        end
      end
    end,
    may_deploy = function(game, feature, _, figure)
      local on_shrine = feature:kind() == "shrine" and figure == "abbot"
      if on_shrine and not game:option("abbot_on_shrine") then
        return "abbots stand on monasteries and in gardens\nPlace another, or delete this one.",
          "CU-24"
      end
    end,
    feature_scored = function(game, feature)
      -- an unoccupied building ends no challenge (CU-15), and one may have several rivals (CU-17)
      if not OTHER[feature:kind()] or feature:followers() == 0 then return end
      for _, rival in ipairs(cell_of(feature):around(OTHER[feature:kind()])) do
        -- whose own is completed by the same tile scores it (CU-13); others score nothing (CU-12)
        local spared = rival:complete() or
          (not game:option("own_challenge") and of_one_player(game, feature, rival))
        for _, follower in ipairs(spared and {} or rival:tiles()[1]:standing()) do
          if follower:feature() == rival then game:take_home(follower) end
        end
      end
    end,
  },
}
