-- Sorts functions, which could only be by address.
return {
  api = 1,
  name = "functions-compared",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      table.sort({function() end, function() end})
    end,
  },
}
