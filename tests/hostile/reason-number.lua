-- Refuses by a number.
return {
  api = 1,
  name = "reason-number",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_place = function()
      return 1
    end,
  },
}
