-- Writes a fraction as the machine keeps it.
return {
  api = 1,
  name = "format-q",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert(("%q"):format("\n\0") == '"\\\n\\0"')
      return ("%q"):format(0.1)
    end,
  },
}
