-- Keeps a feature beyond its life.
local kept

return {
  api = 1,
  name = "keeps-feature",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_completed = function(_, feature)
      kept = kept or feature
      return kept:size() > 1000 or nil
    end,
  },
}
