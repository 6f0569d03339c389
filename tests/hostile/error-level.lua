-- Blames a line of somebody else.
return {
  api = 1,
  name = "error-level",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      for _, level in ipairs({-1, 3, 100, 1 << 30}) do
        pcall(error, "x", level)
      end
      error("who was it?", 3)
    end,
  },
}
