-- Counts its calls.
local calls = 0

return {
  api = 1,
  name = "keeps-count",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      calls = calls + 1
    end,
  },
}
