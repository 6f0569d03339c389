-- Keeps an escape for terminals in what is part of positions.
return {
  api = 1,
  name = "state-control",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      game.state.word = "\27[2J\n\xff\0"
    end,
  },
}
