-- Raises nothing.
return {
  api = 1,
  name = "error-nil",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error(nil)
    end,
  },
}
