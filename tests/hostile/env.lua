-- Reaches for what is behind its environment.
return {
  api = 1,
  name = "env",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert(not pcall(function() global = 1 end))
      assert(not pcall(setmetatable, _ENV, {}))
      assert(not pcall(rawset, _ENV, "x", 1))
      assert(getmetatable(_ENV) == false and rawget(_ENV, "pcall") == nil)
      assert(next(_ENV) == nil and rawlen(_ENV) == 0)
      do
        local _ENV = {}
        assert_gone = true
      end
      do
        local _ENV <const> = {}
        x = 1
      end
      local _ENV = {pcall = pcall}
      pcall(error)
      return pairs({})
    end,
  },
}
