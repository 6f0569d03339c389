-- A raised score moves the marker twice: first by the points of the feature, then by the points
-- added (C-78).
--
-- Wall tiles 2 and 3 double a tower or a house. By the rules the whole amount is one move; with
-- this house rule the marker stops where the plain score ends, and takes the wall tile of the
-- corner if it stands on one there (C-69). It is the same as the option `doubled_score_moves:
-- split`.
--
-- The marker itself has already moved, so the script only adds the stop. If wall tiles are taken
-- only at the end of the turn (C-72), a stop on the way takes nothing, and this script has no
-- effect.

return {
  api = 1,
  name = "split-doubled-moves",
  summary = "A doubled score moves the marker twice: the plain score, then the rest.",
  source = "a reading of C-78, on which all editions are silent",
  rules = {"castle"},
  replaces = {"C-78"},
  hooks = {
    -- Called before the stop at the end of the move, so that the corners are emptied in the right
    -- order.
    marker_moved = function(game, move)
      local plain = move:plain()
      if plain > 0 and move:points() > plain then
        game:stop_marker(move:player(), move:from() + plain)
      end
    end,
  },
}
