-- Remembers in a check what it was asked, which a trial would leave behind.
return {
  api = 1,
  name = "state-in-check",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_deploy = function(game)
      game.state.asked = (game.state.asked or 0) + 1
    end,
  },
}
