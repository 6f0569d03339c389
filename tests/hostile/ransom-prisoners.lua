-- Asks for prisoners of nobody.
return {
  api = 1,
  name = "ransom-prisoners",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    may_ransom = function(_, player)
      return player:prisoners() > 0 and "no" or nil
    end,
  },
}
