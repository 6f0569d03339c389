-- Wall tiles are taken only at the end of the turn (C-72).
--
-- By the rules (C-71) a marker takes the wall tile of a corner as soon as it stops there, after the
-- score of each feature: a player who completes a path and a tower can stop twice, and can choose
-- the order of scoring to stop on a corner. With this house rule only the place of the marker after
-- all scoring counts. It is the same as the option `wall_pickup: end_of_turn`.
--
-- A corner is emptied for both players (C-74), and a marker that already stood on a corner and
-- scored nothing takes nothing (C-79).

-- Takes the wall tile at the marker of this player.
local function pick_up(game, player)
  local corner = player:corner() -- nil: not on a corner, or its wall tile is gone
  if player:moved() and corner then
    game:take_wall_tile(player, corner)
  end
end

return {
  api = 1,
  name = "end-of-turn-pickup",
  summary = "A wall tile is taken only by a marker that stands on a corner"
    .. " when all scoring of the turn is done.",
  source = "De Burcht basisspel, Huisregels",
  rules = {"castle", "zamek"},
  replaces = {"C-71"},
  hooks = {
    -- A marker has stopped: nothing is taken yet.
    marker_stopped = function()
      return "skip"
    end,

    -- All scoring is done. The players come in turn order, the placing player first, who takes the
    -- wall tile if both markers stand on the same corner.
    turn_ending = function(game)
      for _, player in ipairs(game:players()) do
        pick_up(game, player)
      end
    end,
  },
}
