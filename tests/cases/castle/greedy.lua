return {
  api = 1, name = "greedy", summary = "Nobody may have more than 30 points.", rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      for _, player in ipairs(game:players()) do
        if player:score() > 30 then error("too many points") end
      end
    end,
  },
}
