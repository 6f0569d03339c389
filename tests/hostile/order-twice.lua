-- Scores the same feature twice.
return {
  api = 1,
  name = "order-twice",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    scoring_order = function(_, features)
      return {features[1], features[1]}
    end,
  },
}
