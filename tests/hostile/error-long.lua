-- Raises as long a text as there can be.
return {
  api = 1,
  name = "error-long",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error(("no "):rep(1300))
    end,
  },
}
