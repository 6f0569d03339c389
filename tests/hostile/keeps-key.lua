-- Keeps a player as a key.
local seen = {}

return {
  api = 1,
  name = "keeps-key",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(_, turn)
      seen[turn:player()] = true
    end,
  },
}
