-- Awards points while points are counted.
return {
  api = 1,
  name = "score-in-value",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function(game, _, player, points)
      game:score(player, 1, "for counting")
      return points
    end,
  },
}
