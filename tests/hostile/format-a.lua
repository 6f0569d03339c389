-- Writes a fraction as the machine keeps it.
return {
  api = 1,
  name = "format-a",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return ("%a"):format(0.1)
    end,
  },
}
