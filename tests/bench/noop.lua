-- noop.lua - a house rule that changes nothing, to measure what asking one at each turn costs.
return {
  api = 1,
  name = "noop",
  summary = "Changes nothing.",
  rules = { "castle" },
  hooks = {
    turn_ending = function(_, _) end,
  },
}
