-- Gives points in words.
return {
  api = 1,
  name = "points-text",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return "3"
    end,
  },
}
