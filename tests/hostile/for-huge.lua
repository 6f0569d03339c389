-- Counts over all whole numbers, both ways, and by a fraction that adds nothing.
return {
  api = 1,
  name = "for-huge",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      pcall(function()
        for _ = math.mininteger, math.maxinteger do end
      end)
      for _ = math.maxinteger, math.mininteger, -1 do end
      for _ = 2^53, 2^54, 0.5 do end
    end,
  },
}
