-- noop.lua - a house rule that changes nothing, to measure the cost of calling it at each turn.
return {
  api = 1,
  name = "noop",
  summary = "Changes nothing.",
  rules = { "castle" },
  hooks = {
    turn_ending = function(_, _) end,
  },
}
