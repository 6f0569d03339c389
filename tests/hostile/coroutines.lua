-- Runs where instructions are not counted.
return {
  api = 1,
  name = "coroutines",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      coroutine.wrap(function() while true do end end)()
    end,
  },
}
