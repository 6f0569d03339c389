-- Wants bytecode of its own.
return {
  api = 1,
  name = "dump",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return string.dump(function() end)
    end,
  },
}
