-- What a barn scores, at once (AM-58 to AM-62) and at the end (AM-63 to AM-65).

-- The printed numbers, whatever fields pay otherwise (AM-65).
local function each_city(game, printed)
  local more = game:option("barn_points") == "one_more" and game:option("farm_scoring") == "first"
  return more and printed + 1 or printed
end

-- What a pig and a herd add for a player (AM-58, AM-60); for a barn they add nothing (AM-64).
local function for_pigs(game, field, player)
  local herd = field:has("herd") and game:option("pig_herd") and 1 or 0
  for _, figure in ipairs(player:standing()) do
    if figure:figure() == "pig" and figure:feature() == field then return herd + 1 end
  end
  return herd
end

-- A castle pays one more, and a besieged city twice (AM-72).
local function city_pays(game, city, each, pigs)
  if city:kept() then return each + 1 + pigs end
  if not city:has("siege") then return each + pigs end
  return game:option("siege_pig") == "doubled" and 2 * (each + pigs) or 2 * each + pigs
end

-- The completed cities of a field, and what they pay together.
local function count(game, field, each, pigs)
  local n, points = 0, 0
  for _, city in ipairs(field:touches()) do
    if city:complete() then n, points = n + 1, points + city_pays(game, city, each, pigs) end
  end
  return points, ("%d completed %s"):format(n, n == 1 and "city" or "cities")
end

-- Whoever has most farmers scores; then all farmers go home, and with them their pigs.
local function store(game, field, printed, rule)
  for _, player in ipairs(field:winners()) do
    local each = each_city(game, printed)
    local points, cities = count(game, field, each, for_pigs(game, field, player))
    game:score(player, points, ("%s beside a barn, %d each"):format(cities, each), rule)
  end
  local farmers = {} -- before any of them goes, for with the last of them the pig goes, too
  for _, player in ipairs(game:players()) do
    for _, figure in ipairs(field:followers(player) > 0 and player:standing() or {}) do
      local is = figure:feature() == field and not figure:joins()
      if is then farmers[#farmers + 1] = figure end
    end
  end
  for _, figure in ipairs(farmers) do game:take_home(figure, false, rule) end
end

---@type reeve.Script
return {
  api = 2,
  name = "barn",
  summary = "A barn sends farmers home with points, and scores at the end.",
  source = "Abbey & Mayor, 2007",
  rules = {"abbey"},
  replaces = {"AM-58"},
  places = {"barn"},
  near = {"barn"},
  hooks = {
    may_deploy = function(game, _, _, figure)
      if figure == "pig" and not game:option("pig_on_barn") then
        return "a barn is on that field", "AM-56"
      end
    end,
    all_scored = function(game, turn)
      local tile = turn:tile()
      for _, field in ipairs(tile:features("barn")) do
        local placed = field:figures("barn", turn:player(), tile) > 0
        if field:followers() > 0 then
          store(game, field, placed and 3 or 1, placed and "AM-58" or "AM-60")
        end
      end
    end,
    final_scoring = function(game)
      for _, field in ipairs(game:features("barn")) do
        local each = each_city(game, 4)
        local points, cities = count(game, field, each, 0)
        for _, player in ipairs(game:players()) do
          if field:figures("barn", player) > 0 then
            game:score(player, points, ("a barn at %s, %s, %d each"):format(field:name(), cities,
              each), "AM-63")
          end
        end
      end
    end,
  },
}
