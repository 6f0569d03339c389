-- Keeps ever more in what is part of positions.
return {
  api = 1,
  name = "state-many",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      for i = 1, 1000000 do game.state["word" .. i] = i end
    end,
  },
}
