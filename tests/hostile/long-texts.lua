-- Compares long texts that are equal and not the same, over and over.
return {
  api = 1,
  name = "long-texts",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = ("x"):rep(4000) .. "y", ("x"):rep(4000) .. "y"
      while a == b do end
    end,
  },
}
