return {
  api = 1, name = "order", summary = "Remembers all, and uses it for nothing.",
  rules = {"carcassonne"},
  hooks = {
    feature_completed = function(game, feature)
      local name = feature:name()
      game.state.sum = ((game.state.sum or 0) * 31 + name:byte(-7) + 3 * name:byte(-3)) % 999983
    end,
    turn_ending = function(game) game.state.sum = nil end,
  },
}
