-- What a barn scores, at once (AM-58 to AM-62) and at the end (AM-63 to AM-65).

-- The printed numbers, whatever fields pay otherwise (AM-65).
local function each_city(game, printed)
  local more = game:option("barn_points") == "one_more" and game:option("farm_scoring") == "first"
  return more and printed + 1 or printed
end

-- What a pig and a herd add for a player (AM-58, AM-60), and what they are; for a barn they add
-- nothing (AM-64).
local function for_pigs(game, field, player)
  local herd = field:has("herd") and game:option("pig_herd")
  for _, figure in ipairs(player:standing(field)) do
    if figure:figure() == "pig" then
      return herd and 2 or 1, herd and ", with pig and herd" or ", with the pig"
    end
  end
  return herd and 1 or 0, herd and ", with the herd" or ""
end

-- What a completed city pays, a castle, which pays one more, or a besieged city, which pays twice
-- (AM-72).
local function city_pays(game, sort, each, pigs)
  if sort == "castle" then return each + 1 + pigs end
  if sort == "completed city" then return each + pigs end
  return game:option("siege_pig") == "doubled" and 2 * (each + pigs) or 2 * each + pigs
end

-- What little buildings on the tiles of a field add (LB-8, AM-72).
local function for_buildings(game, field)
  local points = 0
  if not game:token("little-shed") then return points end
  for i, kind in ipairs({"shed", "house", "tower"}) do
    for _, tile in ipairs(game:token("little-" .. kind):places()) do
      local more = game:option("building_points") == "by_kind" and i or 1
      for _, feature in ipairs(tile:features()) do
        if feature == field then points = points + more end
      end
    end
  end
  return points
end

-- What the completed ones of these cities and the field pay together, and how: "2 completed cities,
-- 3 each, 1 castle, 4 each".
local function count(game, field, cities, each, pigs, where)
  local n, built, text = {0, 0, 0}, for_buildings(game, field), ""
  for _, city in ipairs(cities) do
    if city:complete() then
      local sort = city:kept() and 2 or city:has("siege") and 3 or 1
      n[sort] = n[sort] + 1
    end
  end
  local points, none = built, n[2] + n[3] == 0
  for i, name in ipairs({"completed city", "castle", "besieged city"}) do
    if n[i] > 0 or (i == 1 and none) then
      local several = i == 2 and "castles" or name:sub(1, -2) .. "ies"
      local pays = n[i] > 0 and city_pays(game, name, each, pigs) or each
      text = ("%s%s%d %s%s, %d each"):format(text, text == "" and "" or ", ", n[i],
        n[i] == 1 and name or several, text == "" and where or "", pays)
      points = points + n[i] * pays
    end
  end
  return points, text, built > 0 and (", %d for buildings"):format(built) or ""
end

-- The places at the rim of a tile, and for each the one that it meets on the tile beside it.
local function rim()
  return {{"nnw", "ssw", 0, 1}, {"nne", "sse", 0, 1}, {"ene", "wnw", 1, 0}, {"ese", "wsw", 1, 0},
    {"sse", "nne", 0, -1}, {"ssw", "nnw", 0, -1}, {"wsw", "ese", -1, 0}, {"wnw", "ene", -1, 0}}
end

-- Where the farmers of a field stand.
local function farmed(game, field)
  local list = {}
  for _, player in ipairs(game:players()) do
    for _, figure in ipairs(player:standing(field)) do
      if not figure:joins() then list[#list + 1] = figure:stand() end
    end
  end
  return list
end

-- The cities at the parts of a field where farmers stand, as they were without the tile of the turn
-- (AM-61).
local function own_cities(game, field)
  local all, cities, seen, places = farmed(game, field), {}, {}, rim()
  while #all > 0 do
    local stand = table.remove(all)
    local tile = stand:tile()
    for _, at in ipairs(seen[stand] and {} or places) do
      if tile:stand(at[1]) == stand then
        for _, city in ipairs(tile:touches(at[1])) do
          if not seen[city] then cities[#cities + 1] = city end
          seen[city] = true
        end
        local cell = game:cell(tile:cell():x() + at[3], tile:cell():y() + at[4])
        local beside = cell and cell:tile()
        if beside and beside ~= game:turn():tile() then all[#all + 1] = beside:stand(at[2]) end
      end
    end
    seen[stand] = true
  end
  return cities
end

-- Farmers beside the fairy bring her points, too (PD-77).
local function ask_fairy(game, field)
  local fairy = game:token("fairy")
  for _, player in ipairs(fairy and fairy:tile() and game:players() or {}) do
    local helped = game:option("fairy_place") == "tile"
      and fairy:tile():followers(field, player) > 0
    for _, figure in ipairs(player:standing(field)) do
      helped = helped or figure == fairy:at()
    end
    if helped then game:score(player, 3, "beside the fairy", "PD-77") end
  end
end

-- Whoever has most farmers scores; then all farmers go home, and with them their pigs.
local function store(game, field, printed, rule)
  local own = rule == "AM-60" and game:option("barn_join") == "own_part"
  local at = own and own_cities(game, field) or field:touches()
  for _, player in ipairs(field:winners()) do
    local pigs, with = for_pigs(game, field, player)
    local points, text, more = count(game, field, at, each_city(game, printed), pigs,
      " beside a barn")
    game:score(player, points, text .. with .. more, rule)
  end
  ask_fairy(game, field)
  local farmers = {} -- before any of them goes, for with the last of them the pig goes, too
  for _, player in ipairs(game:players()) do
    for _, figure in ipairs(field:followers(player) > 0 and player:standing(field) or {}) do
      if not figure:joins() then farmers[#farmers + 1] = figure end
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
  rules = {"abbey", "abbey-c1"},
  replaces = {"AM-58"},
  places = {"barn"},
  near = {"barn"},
  hooks = {
    position = function(game)
      for _, field in ipairs(game:features("barn")) do
        if field:followers() > 0 and game:left() > 0 then -- at the end some leave the City (CO-28)
          return ("a farmer stands on %s, where a barn is\nDelete one, or correct its place.")
            :format(field:name()), "AM-56"
        end
      end
    end,
    may_deploy = function(game, _, _, figure)
      if figure == "pig" and not game:option("pig_on_barn") then
        return "a barn is on that field\nDelete the pig, or place it on another field.", "AM-56"
      end
    end,
    features_scored = function(game, turn) -- before castles
      local tile = turn:tile()
      for _, field in ipairs(tile:features("barn")) do
        if field:followers() > 0 then
          local placed = field:figures("barn", turn:player(), tile) > 0
          store(game, field, placed and 3 or 1, placed and "AM-58" or "AM-60")
        end
      end
    end,
    final_scoring = function(game)
      for _, field in ipairs(game:features("barn")) do
        if field:followers() > 0 then store(game, field, 1, "AM-60") end -- from the market (CO-28)
        local points, text, more = count(game, field, field:touches(), each_city(game, 4), 0, "")
        for _, player in ipairs(game:players()) do
          if field:figures("barn", player) > 0 then
            local at = ("a barn at %s, "):format(field:name())
            game:score(player, points, at .. text .. more, "AM-63")
          end
        end
      end
    end,
  },
}
