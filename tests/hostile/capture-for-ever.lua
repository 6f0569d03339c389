-- Never says whether a follower may be captured.
return {
  api = 1,
  name = "capture-for-ever",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    may_capture = function(_, player, cell)
      repeat until player == cell
    end,
  },
}
