-- Awards points in a check.
return {
  api = 1,
  name = "score-in-check",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_deploy = function(game, _, player)
      game:score(player, 50, "for asking")
    end,
  },
}
