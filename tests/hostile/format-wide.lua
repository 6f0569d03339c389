-- Writes the widest numbers that it can.
return {
  api = 1,
  name = "format-wide",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while string.format("%99.99f", 1e308) do end
    end,
  },
}
