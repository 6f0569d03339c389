-- Keeps a feature in a table beyond its life.
local kept = {}

return {
  api = 1,
  name = "keeps-in-table",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_completed = function(_, feature)
      kept[#kept + 1] = feature
    end,
  },
}
