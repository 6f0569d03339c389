-- Keeps the cell of a tower beyond its life.
local kept

return {
  api = 1,
  name = "keeps-tower",
  summary = "Hostile.",
  rules = {"tower"},
  hooks = {
    tower_range = function(_, tower)
      kept = kept or tower
      return kept:tower()
    end,
  },
}
