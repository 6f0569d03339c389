-- Awards points while a range is asked for.
return {
  api = 1,
  name = "range-score",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    tower_range = function(game, _, _, range)
      game:score(game:player(1), 50, "for asking")
      return range
    end,
  },
}
