-- Keeps a player beyond its call.
local kept

return {
  api = 1,
  name = "keeps-player",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      kept = kept or turn:player()
      return kept:score() > 0 or nil
    end,
  },
}
