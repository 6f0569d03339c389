-- Who lays a magic portal may put the follower on any tile of the board, where nobody is and
-- nothing is complete (PD-54 to PD-61).

-- Whether somebody is there, also a barn (PD-55): in the advanced game of the labyrinth on this arm
-- of the road (LA-5).
local function is_taken(game, stand)
  if not stand:taken() then return false end
  local arm = stand:feature():kind() == "road" and not stand:tile():has("labyrinth")
  return not arm or stand:taken("labyrinth") or game:option("labyrinth") ~= "advanced"
end

-- Why nobody can go to a place, and the rule.
local function unfit(game, stand)
  local feature = stand:feature()
  if feature:kept() then
    return "that is a castle", "PD-57"
  elseif feature:complete() and feature:kind() ~= "field" then
    return "that is complete", "PD-55"
  elseif is_taken(game, stand) then
    return "somebody is there", "PD-54"
  end
end

-- The same of a tile.
local function unfit_tile(tile, laid, dragon)
  if tile == laid then
    return "a follower on this tile needs no portal", "PD-54"
  elseif tile == dragon then
    return "the dragon is there", "PD-58"
  end
end

-- Whether a figure goes through a portal to such a feature (PD-56), an abbot to a shrine only where
-- it could be placed there (CU-24).
local KINDS = {road = true, city = true, monastery = true, shrine = true, field = true}
local function goes(game, figure, kind)
  if figure == "mayor" then return kind == "city" end
  if figure == "abbot" then
    local on_shrine = kind == "shrine" and game:option("abbot_on_shrine")
    return on_shrine or kind == "monastery" or kind == "garden"
  end
  if figure == "wagon" and (kind == "field" or kind == "shrine") then return false end
  if not KINDS[kind] then return false end
  return figure == "small" or figure == "big" or figure == "phantom" or figure == "wagon"
end

-- Adds the free arms of a road on a tile where somebody is, each with its name by its first side.
local function add_arms(stands, names, game, tile, road)
  for i = 1, 4 do
    local side = ("nesw"):sub(i, i)
    local arm = tile:stand(side)
    local here = arm and arm:feature() == road and arm:taken() and not names[arm]
    if here and not unfit(game, arm) then
      stands[#stands + 1] = arm
      names[arm] = ("highwayman@%s.%s"):format(tile:cell():name(), side)
    end
  end
end

-- The values of these figures at these places. In a garden nobody but an abbot has a role.
local function ways(game, figures, stands, names)
  local list, kinds = {}, {}
  for i, stand in ipairs(stands) do kinds[i] = stand:feature():kind() end
  for _, figure in ipairs(figures) do
    for i, stand in ipairs(stands) do
      if goes(game, figure, kinds[i]) and figure == "small" then
        list[#list + 1] = names[stand] or stand
      elseif goes(game, figure, kinds[i]) then
        names[stand] = names[stand] or tostring(stand)
        list[#list + 1] = figure .. (kinds[i] == "garden" and ":abbot" or ":") .. names[stand]
      end
    end
  end
  return list
end

---@type reeve.Script
return {
  api = 2,
  name = "portal",
  summary = "A follower goes through a magic portal to another tile.",
  source = "The Princess and the Dragon, 2005",
  rules = {"dragon", "dragon-c1", "dragon-rgg", "dragon-zmg"},
  replaces = {"PD-54"},
  actions = {
    portal = {
      form = "[{size}:]{stand}",
      instead = "follower",
      rule = "PD-54",
      idle = 7,
      verb = "the portal leads to",
      words = "Instead of a follower on this tile: one on another tile, with its role and place; "
        .. "the phantom also beside one",
      near = "portal",
      may = function(game, turn, figure, stand)
        local who = figure or "small"
        if not game:option("portal") then
          return "no portal leads anywhere in this game", "PD-54"
        elseif not turn:tile():has("portal") then
          return "the tile has no magic portal", "PD-54"
        elseif stand:tile():id() == "CO.7" then
          return "only followers that entered the City (to_city) stand inside the walls", "CO-5"
        elseif not goes(game, who, stand:feature():kind()) then
          return "no such figure goes there through a portal", "PD-56"
        elseif stand:feature():kind() == "field" and not game:option("farmers") then
          return "no farmer is placed in this game", "K-32"
        elseif turn:player():supply(who) == 0 then
          return "no such follower is in hand", "PD-56"
        end
        local dragon = game:token("dragon"):tile()
        local why, rule = unfit_tile(stand:tile(), turn:tile(), dragon)
        if why then return why, rule end
        return unfit(game, stand)
      end,
      act = function(game, turn, figure, stand)
        game:deploy(turn:player(), stand, figure or "small")
      end,
      tells = function(_, _, _, stand) return stand:feature():worth() end,
      list = function(game, turn)
        local list, stands, names, seen, labyrinths = {}, {}, {}, {}, {}
        if not (turn:tile():has("portal") and game:option("portal")) then return list end
        for _, figure in ipairs(turn:player():hand()) do
          local any = goes(game, figure, "city") or goes(game, figure, "monastery")
          if any then list[#list + 1] = figure end
        end
        local laid, dragon = turn:tile(), game:token("dragon"):tile()
        for _, tile in ipairs(list[1] and game:tiles() or list) do
          for _, stand in ipairs(unfit_tile(tile, laid, dragon) and {} or tile:stands(true)) do
            stands[#stands + 1] = stand
          end
          if tile:has("labyrinth") then labyrinths[#labyrinths + 1] = tile end
        end
        for _, labyrinth in ipairs(labyrinths) do
          for _, road in ipairs(labyrinth:features("road")) do
            for _, tile in ipairs(seen[road] and {} or road:tiles()) do
              local fits = not unfit_tile(tile, laid, dragon)
              if fits then add_arms(stands, names, game, tile, road) end
            end
            seen[road] = true
          end
        end
        return ways(game, list, stands, names)
      end,
    },
  },
}
