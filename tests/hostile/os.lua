-- Ends the program.
return {
  api = 1,
  name = "os",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      os.exit(0)
    end,
  },
}
