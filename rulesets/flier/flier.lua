-- Who lays a flying machine may let a follower fly in place of placing one (FL-3): the record says
-- who, a die says how far (FL-5), and it lands there on an incomplete feature, or crashes (FL-6,
-- FL-8).

local function has(list, what)
  for _, one in ipairs(list) do
    if one == what then return true end
  end
  return false
end

-- The cell so many steps from the machine, in its direction (FL-4, FL-5, FL-13).
local function target(game, turn, face)
  local tile = turn:tile()
  local way, cell, far = tile:points(), tile:cell(), tonumber(face)
  local dx = has({"ne", "e", "se"}, way) and far or has({"nw", "w", "sw"}, way) and -far or 0
  local dy = has({"nw", "n", "ne"}, way) and far or has({"sw", "s", "se"}, way) and -far or 0
  return game:cell(cell:x() + dx, cell:y() + dy)
end

-- Where each figure can land (FL-7, FL-9), on a shrine an abbot only where it could be placed there
-- (CU-24), and no wagon (AM-38).
local function may_stand(game, figure, kind)
  if figure == "mayor" then return kind == "city" end
  if figure == "abbot" then
    local on_shrine = kind == "shrine" and game:option("abbot_on_shrine")
    return on_shrine or has({"monastery", "garden"}, kind)
  end
  return has({"road", "city", "monastery"}, kind) or (kind == "shrine" and figure ~= "wagon")
end

-- Why it cannot land there, and the rule.
local function unfit(game, figure, stand)
  local feature, dragon = stand:feature(), game:token("dragon")
  if stand:tile():id() == "CO.7" then
    return "only followers that entered the City (to_city) stand inside the walls", "CO-5"
  elseif not may_stand(game, figure, feature:kind()) then
    local plain = figure == "small"
    return ("no %s lands there"):format(plain and "follower" or figure), plain and "FL-7" or "FL-9"
  elseif feature:kept() then
    return "that is a castle", "FL-11"
  elseif dragon and dragon:tile() == stand:tile() then
    return "the dragon is there", "FL-11"
  elseif feature:complete() then
    return "that is completed", "FL-10"
  end
end

-- Where it can land on the tile: places, and the top of its tower.
local function landings(game, turn, face)
  local cell, figure = target(game, turn, face), game.state.figure
  local tile = cell and cell:tile()
  local list = {}
  for _, stand in ipairs(tile and tile:stands() or list) do
    if not unfit(game, figure, stand) then list[#list + 1] = stand end
  end
  local tower = tile and game:option("flier_on_tower") and cell:may_top(figure)
  if tower then list[#list + 1] = "top" end
  return list
end

---@type reeve.Script
return {
  api = 2,
  name = "flier",
  summary = "A follower flies from the tile just laid to an incomplete feature.",
  source = "The Flier, 2012",
  rules = {"flier"},
  replaces = {"FL-3"},
  keeps = {"figure: nothing between turns"},
  actions = {
    fly = {
      form = "{figure}",
      instead = "follower",
      verb = "a follower may fly:",
      words = "Instead of a follower: the figure that flies, small for a plain one; the phantom "
        .. "also beside one",
      rule = "FL-3",
      weight = 2,
      may = function(_, turn, figure)
        if not turn:tile():has("flier") then return "the tile has no flying machine", "FL-3" end
        if has({"builder", "pig", "shepherd", "barn"}, figure) then
          return ("no %s flies"):format(figure), "FL-9"
        end
        if turn:player():supply(figure) == 0 then return "the follower is not in hand", "FL-3" end
      end,
      act = function(game, _, figure) game.state.figure = figure end,
      list = function(_, turn) return turn:tile():has("flier") and true or {} end,
    },
    flier_die = {
      chance = "flier_die",
      after = "fly",
      verb = "the die (flier_die) shows",
      rule = "FL-5",
      words = "The number of cells that the follower flies",
      act = function() end,
    },
    lands = {
      form = "{stand}|{top|crash}",
      after = "flier_die",
      must = true,
      verb = "the follower lands:",
      rule = "FL-6",
      words = "Where the follower lands: role@cell, or role@cell.where, on the tile reached; crash"
        .. " if no place is there",
      may = function(game, turn, stand, word, face)
        local cell, figure = target(game, turn, face), game.state.figure
        if word == "crash" then
          if landings(game, turn, face)[1] then
            return ("the follower can land on %s"):format(cell:name()), "FL-6"
          end
          return
        elseif word == "top" then
          local open = cell and cell:may_top(figure)
          if open and game:option("flier_on_tower") then return end
          return open and "the follower does not land on a tower" or "no open tower is there",
            "FL-11"
        elseif stand:tile():cell() ~= cell then
          local where = cell and cell:name() or "nowhere"
          return ("the follower flies %s to %s"):format(face, where), "FL-5"
        end
        return unfit(game, figure, stand)
      end,
      -- Who crashes has never left the supply (FL-8).
      act = function(game, turn, stand, word, face)
        local figure = game.state.figure
        game.state.figure = nil
        if stand then
          game:deploy(turn:player(), stand:feature(), figure, stand:tile())
        elseif word == "top" then
          target(game, turn, face):put_top(turn:player(), figure)
        else
          local plain, cell = figure == "small", target(game, turn, face)
          game:tell(("the %s crashes%s"):format(plain and "follower" or figure,
            cell and " at " .. cell:name() or ""), "FL-8")
        end
      end,
      tells = function(_, _, stand, word)
        if stand then return stand:feature():worth() end
        return word == "crash" and "no place there" or nil
      end,
      list = function(game, turn, face)
        local list = landings(game, turn, face)
        if #list == 0 then list[1] = "crash" end
        return list
      end,
    },
  },
}
