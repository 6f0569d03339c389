-- Where a box lets several followers stand on one part of a tile, a position has no more of them
-- than its flying machines and crop circles can have brought there, for nobody is placed where
-- somebody stands (K-15).
--
-- A flying machine lets one follower land beside any other, but on no field (FL-6, FL-7). A circle
-- lets each player place one beside one of the own, of its kind (CC-6). Who comes out of the City
-- of Carcassonne to join others is scored and home before the turn is over (CO-24), but at the end.

local CIRCLES = {city = "shield", road = "club", field = "pitchfork"}

-- How many flying machines lie, how many circles of each kind of feature, and how many in all.
local function count_tiles(game)
  local machines, circles, all = 0, {}, 0
  for _, tile in ipairs(game:tiles()) do
    machines = machines + (tile:has("flier") and 1 or 0)
    for kind, mark in pairs(CIRCLES) do
      local n = tile:has(mark) and 1 or 0
      circles[kind], all = (circles[kind] or 0) + n, all + n
    end
  end
  return machines, circles, all
end

-- The followers of a player, but those in the quarters of the City.
local function list_followers(player)
  local list = {}
  for _, follower in ipairs(player:standing()) do
    local waits = follower:feature():kind():sub(-8) == "-quarter"
    if not (waits or follower:joins()) then list[#list + 1] = follower end
  end
  return list
end

-- Whether all can have come whom a player has beside one another, by kind of feature (CC-6, FL-7).
local function can_have(own, circles, machines)
  for kind, n in pairs(own) do
    if n > (circles[kind] or 0) + (kind == "field" and 0 or machines) then return false end
  end
  return true
end

-- Whether this is the end, at which all leave the City of Carcassonne for others (CO-32).
local function all_have_left(game)
  for _, tile in ipairs(game:left() == 0 and game:tiles() or {}) do
    if tile:id() == "CO.7" then return true end
  end
end

-- Whether all can have come who stand beside others.
local function can_stand(game)
  local machines, circles, all = count_tiles(game)
  local held, guests, beside, players = {}, 0, 0, game:players()
  for _, player in ipairs(players) do
    local own = {}
    for _, follower in ipairs(list_followers(player)) do
      local place, kind = follower:stand(), follower:feature():kind()
      local by = held[place]
      if by == player then own[kind] = (own[kind] or 0) + 1 end
      if by and by ~= player then guests = guests + (kind == "field" and machines + 1 or 1) end
      beside, held[place] = beside + (by and 1 or 0), player
    end
    if not can_have(own, circles, machines) then return false end
  end
  return guests <= machines and beside <= machines + all * #players
end

---@type reeve.Script
return {
  api = 2,
  name = "crowds",
  summary = "No more followers stand on one part of a tile than other rules bring there.",
  source = "Carcassonne, 2000",
  rules = {"carcassonne"},
  hooks = {
    position = function(game)
      if not (can_stand(game) or all_have_left(game)) then
        return "more followers stand on one part of a tile than can have come there\n"
          .. "Correct their places, or type the flying machines and circles that brought them.",
          "K-15"
      end
    end,
  },
}
