-- The advanced game of the labyrinth: who may join its roads, and what those who stand there add.

local function stands_on_roads(figure)
  return figure == "small" or figure == "big" or figure == "phantom" or figure == "wagon"
end

local function leads_to_labyrinth(game, road)
  for _, tile in ipairs(game:tiles("labyrinth")) do
    if tile:feature("n") == road then return true end
  end
  return false
end

-- What all who stand on the road add (LA-7, LA-8): followers, large ones once, and builders by the
-- option.
local function standing_on(game, road)
  local n = 0
  for _, tile in ipairs(road:tiles()) do
    for _, figure in ipairs(tile:standing()) do
      local counts = not figure:joins() or game:option("labyrinth_builder")
      if figure:feature() == road and counts then n = n + 1 end
    end
  end
  return n
end

-- LA-9: nothing is added to a network that is open.
local function is_scored(game, road)
  return game:option("labyrinth") == "advanced" and road:kind() == "road" and road:complete()
    and leads_to_labyrinth(game, road)
end

-- The name of a road as one in game.state: "road@-1,0.e" is road_m1_0_e.
local function state_name(road)
  local name = ""
  for i = 1, #road:name() do
    local c = road:name():sub(i, i)
    name = name .. (c == "-" and "m" or (c == "@" or c == "," or c == ".") and "_" or c)
  end
  return name
end

---@type reeve.Script
return {
  api = 2,
  name = "labyrinth",
  summary = "Followers join the roads of the labyrinth, and score when it is completed.",
  source = "The Labyrinth, 2016",
  rules = {"labyrinth"},
  replaces = {"LA-7"},
  keeps = {"road_*: nothing between turns"},
  places = {"road"},
  hooks = {
    feature_points = function(game, road, _, points)
      if is_scored(game, road) then
        return points + (game.state[state_name(road)] or 2 * standing_on(game, road)), "LA-7"
      end
    end,
    -- Castles score the road when its followers are home (LA-11).
    feature_scored = function(game, road)
      if is_scored(game, road) then
        game.state[state_name(road)] = 2 * standing_on(game, road)
      end
    end,
    all_scored = function(game, turn)
      if game:option("labyrinth") ~= "advanced" then return end
      for _, road in ipairs(turn:completed()) do
        if is_scored(game, road) then game.state[state_name(road)] = nil end
      end
    end,
  },
  actions = {
    arm = {
      form = "[{size}:]{n|e|s|w}",
      instead = "follower",
      many = 2, -- a phantom behind another follower (PH-2)
      words = "Instead of a follower: the edge at which one joins a road of the labyrinth",
      weight = 20,
      rule = "LA-5",
      may = function(game, turn, figure, place)
        local tile, who = turn:tile(), figure or "small"
        local stand, road = tile:stand(place), tile:feature(place)
        if game:option("labyrinth") ~= "advanced" then
          return "that is the advanced game", "LA-4"
        elseif turn:did("arm") and who ~= "phantom" then
          return "one follower is placed, and after it only a phantom"
        elseif not road or road:kind() ~= "road" or not leads_to_labyrinth(game, road) then
          return "there is no road to the labyrinth"
        elseif not stands_on_roads(who) or turn:player():supply(who) == 0 then
          return "no such follower can stand there"
        elseif road:followers() == 0 then
          return "nobody stands on the road: place a follower on it as usual"
        elseif not tile:has("labyrinth") and stand:taken("labyrinth") then -- up to the next one
          return "somebody stands on this arm"
        end
      end,
      act = function(game, turn, figure, place)
        game:deploy(turn:player(), turn:tile():stand(place), figure or "small")
      end,
      list = function(game, turn)
        if game:option("labyrinth") ~= "advanced" then return {} end
        local list, seen = {}, {}
        for i = 1, 4 do -- each road by its first edge, although all can be typed
          local side = ("nesw"):sub(i, i)
          local stand = turn:tile():stand(side)
          local road = stand and not seen[stand] and stand:feature()
          if road and road:kind() == "road" and leads_to_labyrinth(game, road) then
            for _, figure in ipairs(turn:player():hand()) do
              local who = figure == "small" and "" or figure .. ":"
              if stands_on_roads(figure) then list[#list + 1] = who .. side end
            end
          end
          if stand then seen[stand] = true end
        end
        return list
      end,
    },
  },
}
