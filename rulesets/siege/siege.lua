-- Besieged cities: what they pay beyond the numbers of their mark (SI-3 to SI-7), and the knights
-- who flee from them (SI-8 to SI-13).

local function has(list, what)
  for _, one in ipairs(list) do
    if one == what then return true end
  end
  return false
end

-- A castle that was besieged is an ordinary castle (SI-14).
local function besieged(feature)
  return feature:has("siege") and feature:kind() == "city" and not feature:kept()
end

-- The points of a completed city: a cathedral undoes the siege (SI-3), and where each tile of a
-- city of two counts one less already, it has none left (SI-5).
local function city_points(game, city, points)
  if not (besieged(city) and city:complete()) then return end
  local more, size = points - city:points(), city:size() -- of other rules (SI-15)
  if city:has("cathedral") then return 2 * (size + city:prizes()) + more, "SI-3" end
  if size == 2 and game:option("tiny_city") == 2 then return more, "SI-5" end
end

-- What pigs add to a city of the field, for this player (SI-7).
local function for_pigs(game, field, player)
  local n = 0
  if field:has("herd") and game:option("pig_herd") then n = 1 end
  for _, figure in ipairs(player:standing(field)) do
    if figure:figure() == "pig" then n = n + 1 end
  end
  return game:option("siege_pig") == "doubled" and n or 0
end

-- The field for which a player is paid for a city, where that is once: the first that pays most.
local function paying(game, city, player)
  local best, most
  for _, field in ipairs(game:features("field")) do
    local pays = has(field:touches(), city) and has(field:winners(), player)
    local more = pays and for_pigs(game, field, player)
    if pays and (not best or more > most) then best, most = field, more end
  end
  return best
end

-- An abbey or a shrine serves, too (SI-10, CU-23), and one on the very tile.
local function serves(list)
  for _, feature in ipairs(list) do
    local kind = feature:kind()
    if kind == "monastery" or kind == "shrine" then return true end
  end
end

-- Why no monastery lets anybody out of the city (SI-9).
local function shut(game, city)
  local which = game:option("escape")
  if which == "none" then return "nobody flees here" end
  for _, tile in ipairs(city:tiles()) do
    local counts = which == "any_tile" or tile:has("siege", city)
    if counts and (serves(tile:features()) or serves(tile:cell():around())) then return end
  end
  return which == "any_tile" and "no monastery is beside the city"
    or "no monastery is beside a besieging tile of the city"
end

-- Whether the second part of a double turn is left out by who flees in the first (SI-12).
local function ends_turn(game, turn)
  return game:option("escape_per") == "turn" and turn:goes_on()
end

---@type reeve.Script
return {
  api = 2,
  name = "siege",
  summary = "Besieged cities pay half, and fields double; knights flee to a monastery.",
  source = "The Besiegers, 2013",
  rules = {"siege"},
  replaces = {"SI-3"},
  places = {"siege", "field"},
  actions = {
    escape = {
      form = "{follower}",
      when = "scored",
      placed = true,
      order = 90, -- nothing else is to do (SI-13)
      words = "The knight who flees from a besieged city at the end of the turn",
      rule = "SI-8",
      may = function(game, turn, follower)
        local city = follower:feature()
        if follower:player() ~= turn:player() then return "it is somebody else's", "SI-8" end
        if not besieged(city) or city:complete() then
          return "it stands in no besieged city", "SI-8"
        end
        if follower:joins() and not game:option("escape_builder") then
          return "it goes home only with the last knight", "SI-11"
        end
        local stays = turn:goes_on(true) or turn:goes_on() and game:option("double_turn") == "must"
        if stays and game:option("escape_per") == "turn" then
          return "a knight flees only at the end of the whole turn", "SI-12"
        end
        local why = shut(game, city)
        if why then return why, "SI-9" end
      end,
      act = function(game, turn, follower)
        local ends = ends_turn(game, turn)
        game:take_home(follower)
        if ends then game:end_turn("SI-12") end
      end,
      list = function(_, turn) return turn:player():standing("siege") end,
    },
  },
  hooks = {
    feature_points = function(game, city, _, points) return city_points(game, city, points) end,
    court_points = function(game, feature, player, points)
      if feature:kind() == "city" then -- cities are scored, and not fields (SI-6)
        if not besieged(feature) then return end
        return game:option("siege_pig") == "doubled" and 2 * points or points + 4, "SI-6"
      end
      local once = game:option("farm_scoring") == "second"
      local each = game:option("farm_scoring") == "first" and 4 or 3
      for _, city in ipairs(feature:touches()) do
        local counts = besieged(city) and city:complete()
        if counts and (not once or paying(game, city, player) == feature) then
          points = points + each + for_pigs(game, feature, player)
        end
      end
      return points, "SI-6"
    end,
  },
}
