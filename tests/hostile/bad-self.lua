-- Calls methods on what is no object.
return {
  api = 1,
  name = "bad-self",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      for _, what in ipairs({0, "", {}, pcall, true}) do
        assert(not pcall(game.players, what))
      end
      assert(not pcall(game.take_wall_tile, game, game, 12))
      for _, corner in ipairs({-1, 11, 1 << 40, math.mininteger, 12.5, 0/0, "twelve"}) do
        assert(not pcall(game.take_wall_tile, game, turn:player(), corner))
      end
      for _, place in ipairs({0, -1, 3, 1 << 32, (1 << 32) + 1, 1.5, "", "w"}) do
        assert(not pcall(game.player, game, place))
      end
      turn.player = nil
    end,
  },
}
