-- Leaves out all features.
return {
  api = 1,
  name = "order-less",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    scoring_order = function()
      return {}
    end,
  },
}
