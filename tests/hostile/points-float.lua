-- Gives points and a half.
return {
  api = 1,
  name = "points-float",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return 3.5
    end,
  },
}
