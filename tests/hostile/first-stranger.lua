-- Lets somebody begin who is none.
return {
  api = 1,
  name = "first-stranger",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    first_player = function()
      return {}
    end,
  },
}
