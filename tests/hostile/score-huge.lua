-- Awards more points than a marker can move.
return {
  api = 1,
  name = "score-huge",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      game:score(turn:player(), math.maxinteger, "all")
    end,
  },
}
