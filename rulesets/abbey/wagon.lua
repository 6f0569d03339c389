-- A wagon moves on when what it stood on has been scored (AM-39 to AM-50).
--
-- game.state.moved is how many players sit between the player to move and the last who moved one.

local NOTHING = {}

-- How many players come before this one in the order of moving (AM-45).
local function rank(game, turn, player)
  return (player:place() - turn:player():place()) % #game:players()
end

-- The cells are the same, or beside each other, also by their corners (AM-40).
local function is_around(one, other)
  return math.max(math.abs(one:x() - other:x()), math.abs(one:y() - other:y())) <= 1
end

-- Why no wagon moves there. A mayor has no strength, and stands there all the same (AM-32).
local function refused(feature)
  local kind = feature:kind()
  if kind ~= "road" and kind ~= "city" and kind ~= "monastery" then
    return "no wagon stands on such a feature", "AM-43"
  elseif feature:complete() then
    return "that is complete", "AM-43"
  elseif feature:followers() + feature:figures("mayor") > 0 then
    return "somebody stands there", "AM-42"
  end
end

-- Where the wagon of a player can go that stood on a cell.
local function add_stands(list, game, player, from)
  for i = 0, 8 do
    local cell = game:cell(from:x() + i % 3 - 1, from:y() + i // 3 - 1)
    local tile = cell and cell:tile()
    for _, stand in ipairs(tile and tile:stands() or NOTHING) do
      if not refused(stand:feature()) then
        list[#list + 1] = ("%s:%s"):format(player:label(), tostring(stand))
      end
    end
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "wagon",
  summary = "A wagon that was scored moves on to something unfinished where nobody stands.",
  source = "Abbey & Mayor, 2007",
  rules = {"abbey"},
  replaces = {"AM-39"},
  near = {"wagon"},
  actions = {
    wagon = {
      form = "{player}:{stand}",
      when = "scored",
      order = 20,
      words = "Where the wagon of a player moves that was scored in this turn",
      rule = "AM-39",
      near = "wagon",
      many = 6,
      idle = 2,
      may = function(game, turn, player, stand)
        local from = player:came_from("wagon")
        if not from then
          return ("no wagon of %s was scored"):format(player:label()), "AM-39"
        elseif rank(game, turn, player) < (game.state.moved or 0) then
          return "the wagons move clockwise", "AM-45"
        elseif not is_around(from:tile():cell(), stand:tile():cell()) then
          return "that is too far away", "AM-40"
        end
        return refused(stand:feature())
      end,
      act = function(game, turn, player, stand)
        game:deploy(player, stand:feature(), "wagon", stand:tile())
        game.state.moved = rank(game, turn, player)
      end,
      list = function(game, turn)
        local list, moved = {}, game.state.moved or 0
        for _, player in ipairs(game:players()) do
          local from = player:came_from("wagon")
          if from and rank(game, turn, player) >= moved then
            add_stands(list, game, player, from:tile():cell())
          end
        end
        return list
      end,
    },
  },
  hooks = {
    turn_ending = function(game) if game.state.moved then game.state.moved = nil end end,
  },
}
