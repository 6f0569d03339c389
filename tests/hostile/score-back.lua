-- Gives points and takes them back, without end, with many words about it.
return {
  api = 1,
  name = "score-back",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      local player, reason = game:player(1), ("why "):rep(60)
      while true do
        game:score(player, 1, reason)
        game:score(player, -1, reason)
      end
    end,
  },
}
