-- Counts half a follower.
return {
  api = 1,
  name = "followers-float",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    majority = function(_, _, _, followers)
      return followers / 2
    end,
  },
}
