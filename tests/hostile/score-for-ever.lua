-- Scores because it scores, without end.
return {
  api = 1,
  name = "score-for-ever",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    marker_moved = function(game, move)
      game:score(move:player(), 1, "again")
    end,
  },
}
