-- Awards points while followers are counted.
return {
  api = 1,
  name = "score-in-majority",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    majority = function(game, _, player)
      game:score(player, 1, "for counting")
    end,
  },
}
