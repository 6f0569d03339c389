-- Gives no number of points.
return {
  api = 1,
  name = "points-nan",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return 0/0
    end,
  },
}
