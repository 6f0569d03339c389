-- Refuses by a truth.
return {
  api = 1,
  name = "reason-true",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_deploy = function()
      return false
    end,
  },
}
