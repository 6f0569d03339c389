-- Keeps the game beyond its call, and tries to take a wall tile with it.
local kept

return {
  api = 1,
  name = "keeps-game",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      if kept then
        kept:take_wall_tile(turn:player(), 12)
      end
      kept = game
    end,
  },
}
