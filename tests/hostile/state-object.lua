-- Keeps a player in what is part of positions.
return {
  api = 1,
  name = "state-object",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      game.state.last = turn:player()
    end,
  },
}
