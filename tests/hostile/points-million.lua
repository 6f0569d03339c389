-- Gives one point more than there may be.
return {
  api = 1,
  name = "points-million",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return 1000001
    end,
  },
}
