-- Loads a library.
return {
  api = 1,
  name = "require",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      require("os").exit(0)
    end,
  },
}
