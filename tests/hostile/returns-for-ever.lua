-- Takes followers home for ever.
return {
  api = 1,
  name = "returns-for-ever",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      while true do
        for _, feature in ipairs(game:features()) do
          game:return_follower(turn:player(), feature)
        end
      end
    end,
  },
}
