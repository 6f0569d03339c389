-- Gives a tower half a step.
return {
  api = 1,
  name = "range-fraction",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    tower_range = function(_, _, _, range)
      return range / 2
    end,
  },
}
