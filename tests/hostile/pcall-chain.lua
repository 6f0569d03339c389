-- Calls itself through pcall, as deep as C goes.
return {
  api = 1,
  name = "pcall-chain",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local deepest = 0
      local function dive(n)
        deepest = n
        return pcall(dive, n + 1)
      end
      dive(1)
      assert(deepest > 100 and deepest < 250, deepest)
      error("C goes no deeper")
    end,
  },
}
