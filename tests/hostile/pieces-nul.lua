-- Names pieces behind a NUL.
return {
  api = 1,
  name = "pieces-nul",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    may_ransom = function(_, player)
      return player:pieces("towers\0") > 0 and "no" or nil
    end,
  },
}
