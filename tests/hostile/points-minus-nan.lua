-- Gives no number of points, either.
return {
  api = 1,
  name = "points-minus-nan",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return -(0/0)
    end,
  },
}
