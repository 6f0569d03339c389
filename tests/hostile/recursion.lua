-- Recurses without end.
local function depth(n)
  return 1 + depth(n + 1)
end

return {
  api = 1,
  name = "recursion",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return depth(0)
    end,
  },
}
