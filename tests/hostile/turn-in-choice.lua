-- Takes another turn while an order is chosen.
return {
  api = 1,
  name = "turn-in-choice",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    scoring_order = function(game)
      game:add_turn()
    end,
  },
}
