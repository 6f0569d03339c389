-- Returns a number where nothing is asked.
return {
  api = 1,
  name = "returns-number",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return 0/0
    end,
  },
}
