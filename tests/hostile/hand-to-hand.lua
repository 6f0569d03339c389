-- Hands wall tiles from one player to the other and back, without end.
return {
  api = 1,
  name = "hand-to-hand",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      local one, other = game:player(1), game:player(2)
      while #one:wall_tiles() + #other:wall_tiles() > 0 do
        for _, number in ipairs(one:wall_tiles()) do game:give_wall_tile(one, number, other) end
        for _, number in ipairs(other:wall_tiles()) do game:give_wall_tile(other, number, one) end
      end
    end,
  },
}
