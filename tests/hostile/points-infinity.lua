-- Gives endless points.
return {
  api = 1,
  name = "points-infinity",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return math.maxinteger * 2.0 ^ 1000
    end,
  },
}
