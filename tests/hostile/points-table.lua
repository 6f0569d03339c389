-- Gives an object as points, which would be a number if it were asked.
return {
  api = 1,
  name = "points-table",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function()
      return setmetatable({}, {__tostring = function() return "3" end, __name = "3"})
    end,
  },
}
