-- Gives as many points as there are numbers.
return {
  api = 1,
  name = "points-huge",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return math.maxinteger
    end,
  },
}
