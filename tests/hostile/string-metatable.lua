-- Changes what all texts can do.
return {
  api = 1,
  name = "string-metatable",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert(getmetatable("") == false)
      getmetatable("").__index = {}
    end,
  },
}
