-- Joins fractions, each of which is written out by the C library.
return {
  api = 1,
  name = "fractions",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = 1.23456789e-300, 2.3456789e300
      while a .. b ~= b .. a do end
    end,
  },
}
