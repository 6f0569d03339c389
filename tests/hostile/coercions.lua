-- Takes texts for numbers, as far as Lua does.
return {
  api = 1,
  name = "coercions",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert("10" + 1 == 11 and "0x10" * 2 == 32 and 10 .. "" == "10" and -"2" == -2)
      assert(not pcall(function() return "10" < 1 end) and "10" ~= 10)
      return "ten" + 1
    end,
  },
}
