-- Sends a follower home in a check, instead of having it captured.
return {
  api = 1,
  name = "capture-return",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    may_capture = function(game, player, _, standing)
      game:return_follower(player, standing)
    end,
  },
}
