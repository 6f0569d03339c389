-- Gives a tie to a list with a hole.
return {
  api = 1,
  name = "tie-nobody",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    tie = function()
      return {nil, 5}
    end,
  },
}
