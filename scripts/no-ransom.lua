-- Prisoners cannot be bought back (T-49).
--
-- By the rules a player may pay 3 points to a player who holds one of his followers and take it
-- back (T-40). With this house rule prisoners are freed only by exchange, when two players hold
-- followers of each other (T-37). It is the same as the option `ransom: false`.

return {
  api = 1,
  name = "no-ransom",
  summary = "Prisoners cannot be bought back.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-40"},
  hooks = {
    may_ransom = function()
      return "prisoners are not bought back"
    end,
  },
}
