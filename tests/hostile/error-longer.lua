-- Raises a text that is too long with its place before it.
return {
  api = 1,
  name = "error-longer",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error(("no"):rep(2048))
    end,
  },
}
