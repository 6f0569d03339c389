-- Would run when it is collected, at the latest when all ends.
return {
  api = 1,
  name = "gc",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      setmetatable({}, {__gc = function() while true do end end})
    end,
  },
}
