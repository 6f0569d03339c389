-- Asks for a player by a label with more behind it.
return {
  api = 1,
  name = "label-nul",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      return game:player("W\0x")
    end,
  },
}
