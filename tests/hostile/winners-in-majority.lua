-- Asks who has the majority while it is asked who has the majority.
return {
  api = 1,
  name = "winners-in-majority",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    majority = function(_, feature)
      return #feature:winners()
    end,
  },
}
