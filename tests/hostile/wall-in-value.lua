-- Takes and gives wall tiles while points are counted.
return {
  api = 1,
  name = "wall-in-value",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    feature_points = function(game, _, player)
      game:take_wall_tile(player, 12)
    end,
  },
}
