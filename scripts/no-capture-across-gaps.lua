-- A tower does not reach across a gap between the tiles (T-48).
--
-- By the rules (T-15) only the number of steps counts, even over cells without tiles. With this
-- house rule a cell without a tile ends the line: followers behind it are safe until the gap is
-- filled. It is the same as the option `gap_blocks: true`.
--
-- If towers reach in all directions by the option `range_metric`, many ways lead to a cell that is
-- not in a straight line. One of the shortest ways must have no gap. If the script tower-distance
-- is used, name this script last, so that it sees the range that the other adds.

-- The direction of a way: -1, 0 or 1.
local function sign(n)
  return n > 0 and 1 or n < 0 and -1 or 0
end

-- Whether tiles lie all the way from x,y to a cell, on at least one of the shortest ways.
local function is_paved(game, x, y, to)
  local east, north = sign(to:x() - x), sign(to:y() - y)
  if not game:cell(x, y):tile() then return false end
  if east == 0 and north == 0 then return true end
  return east ~= 0 and is_paved(game, x + east, y, to)
    or north ~= 0 and is_paved(game, x, y + north, to)
end

-- Cells out of reach need no search.
local function is_near(tower, cell, range)
  return math.abs(cell:x() - tower:x()) + math.abs(cell:y() - tower:y()) <= range
end

return {
  api = 1,
  name = "no-capture-across-gaps",
  summary = "A tower does not reach across a gap between the tiles.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-15"},
  hooks = {
    tower_range = function(game, tower, cell, range)
      if is_near(tower, cell, range) and not is_paved(game, tower:x(), tower:y(), cell) then
        return 0
      end
    end,
  },
}
