-- Takes a follower home in a check.
return {
  api = 1,
  name = "follower-in-check",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_deploy = function(game, feature, player)
      game:return_follower(player, feature)
    end,
  },
}
