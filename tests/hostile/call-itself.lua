-- Is called by way of itself, by way of itself.
return {
  api = 1,
  name = "call-itself",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local value = {}
      setmetatable(value, {__call = value})
      value()
    end,
  },
}
