-- Scores whenever a feature is completed, in each trial of completions anew.
return {
  api = 1,
  name = "score-in-trials",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_completed = function(game)
      for i = 1, 300 do
        game:score(game:player(1), i % 2, "again")
      end
    end,
  },
}
