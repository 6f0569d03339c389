-- A tower does not reach across a gap between the tiles (T-48).
--
-- By the rules (T-15) only the steps count, whether tiles lie on the way or not. With this house
-- rule a cell without a tile ends the line: what lies behind it is safe until the gap is filled.
-- It is the same as the option `gap_blocks: true`.
--
-- Where towers reach in all directions by the option `range_metric` many ways lead to a cell that
-- lies aside. One of the shortest without a gap is enough. Beside the script tower-distance this
-- one must be named last, so that it sees what that one adds.

-- The direction of a way: -1, 0 or 1.
local function sign(n)
  return n > 0 and 1 or n < 0 and -1 or 0
end

-- Do tiles lie from x,y to a cell, on one of the shortest ways at least?
local function is_paved(game, x, y, to)
  local east, north = sign(to:x() - x), sign(to:y() - y)
  if not game:cell(x, y):tile() then return false end
  if east == 0 and north == 0 then return true end
  return east ~= 0 and is_paved(game, x + east, y, to)
    or north ~= 0 and is_paved(game, x, y + north, to)
end

-- What is too far away anyhow need not be looked for.
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
