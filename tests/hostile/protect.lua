-- Changes a metatable that it has closed itself.
return {
  api = 1,
  name = "protect",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local value = setmetatable({}, {__metatable = "closed"})
      assert(getmetatable(value) == "closed" and rawset(value, 1, 2)[1] == 2)
      setmetatable(value, nil)
    end,
  },
}
