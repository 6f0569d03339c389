-- Awards points without a reason.
return {
  api = 1,
  name = "score-no-reason",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      game:score(turn:player(), 1)
    end,
  },
}
