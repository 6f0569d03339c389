-- Counts its calls in a table within a table.
local store = {a = {b = {}}}

return {
  api = 1,
  name = "keeps-deep",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      store.a.b.calls = (store.a.b.calls or 0) + 1
    end,
  },
}
