-- Gives points that only look whole.
return {
  api = 1,
  name = "points-whole-float",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return 3.0
    end,
  },
}
