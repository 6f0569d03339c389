-- Keeps a fraction in what is part of positions.
return {
  api = 1,
  name = "state-float",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      game.state.half = 0.5
    end,
  },
}
