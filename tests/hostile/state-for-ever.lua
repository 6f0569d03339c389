-- Sets values without end: each leaves a trace, so that it can be taken back.
return {
  api = 1,
  name = "state-for-ever",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      local one, other = ("a"):rep(60), ("b"):rep(60)
      while true do
        game.state.x = one
        game.state.x = other
      end
    end,
  },
}
