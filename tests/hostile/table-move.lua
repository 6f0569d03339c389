-- Moves nothing over all whole numbers.
return {
  api = 1,
  name = "table-move",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      table.move({}, 1, math.maxinteger - 1, 2)
    end,
  },
}
