-- Never ends, without a deeper stack.
local function step(n)
  return step(n + 1)
end

return {
  api = 1,
  name = "tail-calls",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return step(0)
    end,
  },
}
