-- Awards points when a tile is only tried.
return {
  api = 1,
  name = "score-in-place",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_place = function(game)
      pcall(game.score, game, game:player(1), 50, "for trying")
      game:score(game:player(1), 50, "for trying")
    end,
  },
}
