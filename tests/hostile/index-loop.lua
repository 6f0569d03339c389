-- Looks up what is nowhere in a circle.
return {
  api = 1,
  name = "index-loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = {}, {}
      setmetatable(a, {__index = b})
      setmetatable(b, {__index = a})
      return a.x
    end,
  },
}
