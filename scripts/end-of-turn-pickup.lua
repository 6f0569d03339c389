-- Wall tiles are picked up at the end of the turn only (C-72).
--
-- By the rules (C-71) a marker takes the wall tile of a corner as soon as it stops there, after
-- each feature's score: who completes a path and a tower can stop twice, and choose the order of
-- scoring so as to stop well. With this house rule only the place where the marker stands when all
-- is scored counts. It is the same as the option `wall_pickup: end_of_turn`.
--
-- The corner itself is emptied for everybody (C-74), and a marker that stood on a corner before
-- and scored nothing takes nothing (C-79).

-- Takes what lies where this player's marker has come to stand.
local function pick_up(game, player)
  local corner = player:corner() -- nil: no corner, or nothing lies there any more
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
    -- A marker has stopped somewhere: nothing is taken yet.
    marker_stopped = function()
      return "skip"
    end,

    -- All scoring is done. The players come in turn order, the placing player first; where both
    -- markers stand on the same corner he takes the tile.
    turn_ending = function(game)
      for _, player in ipairs(game:players()) do
        pick_up(game, player)
      end
    end,
  },
}
