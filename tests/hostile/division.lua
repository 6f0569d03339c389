-- Divides by zero, in whole numbers.
return {
  api = 1,
  name = "division",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert(not pcall(function() return 1 % 0 end))
      assert(math.mininteger // -1 == math.mininteger and 1 // 0.0 == 1 / 0)
      return 1 // 0
    end,
  },
}
