-- Raises the very words with which Lua says that memory ran out.
return {
  api = 1,
  name = "error-memory",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      pcall(error, "not enough memory", 0)
      error("not enough memory", 0)
    end,
  },
}
