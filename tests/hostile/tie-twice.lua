-- Gives a tie to one of those who are in it, twice.
return {
  api = 1,
  name = "tie-twice",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    tie = function(game)
      return {game:player(1), game:player(1)}
    end,
  },
}
