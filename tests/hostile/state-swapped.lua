-- Forgets a value and keeps another in its place, under the longest names, without end.
return {
  api = 1,
  name = "state-swapped",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      local one, other = ("a"):rep(32), ("b"):rep(32)
      local word, words = ("c"):rep(60), ("d"):rep(60)
      while true do
        game.state[one], game.state[other] = word, nil
        game.state[one], game.state[other] = nil, words
      end
    end,
  },
}
