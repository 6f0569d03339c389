-- noop.lua - a house rule that changes nothing, to measure what asking one costs.
return {
  api = 1,
  name = "noop",
  summary = "Changes nothing.",
  rules = { "castle" },
  hooks = {
    marker_stopped = function(_, _) end,
    turn_ending = function(_, _) end,
  },
}
