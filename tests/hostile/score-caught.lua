-- Catches the end of its effects, and goes on.
return {
  api = 1,
  name = "score-caught",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      while true do
        pcall(game.score, game, game:player(1), 0, "nothing")
      end
    end,
  },
}
