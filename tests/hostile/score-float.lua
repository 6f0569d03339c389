-- Awards half a point.
return {
  api = 1,
  name = "score-float",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      game:score(turn:player(), 0.5, "half")
    end,
  },
}
