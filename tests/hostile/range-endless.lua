-- Gives a tower more steps than there may be.
return {
  api = 1,
  name = "range-endless",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    tower_range = function()
      return math.maxinteger
    end,
  },
}
