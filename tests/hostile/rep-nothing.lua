-- Repeats nothing for years.
return {
  api = 1,
  name = "rep-nothing",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return string.rep("", math.maxinteger)
    end,
  },
}
