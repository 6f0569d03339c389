-- Counts in a check, whose calls in a trial nobody takes back.
local asked = 0

return {
  api = 1,
  name = "keeps-in-check",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_place = function()
      asked = asked + 1
    end,
  },
}
