-- A tower does not reach across a gap between the tiles (T-48).
--
-- By the rules (T-15) only the steps count, whether tiles lie on the way or not. With this house
-- rule a cell without a tile ends the line: what lies behind it is safe until the gap is filled.
-- It is the same as the option `gap_blocks: true`.
--
-- Where towers reach in all directions (T-51) many ways lead to a cell that lies aside, and gaps do
-- not matter there.

-- The direction of a way: -1, 0 or 1.
local function sign(n)
  return n > 0 and 1 or n < 0 and -1 or 0
end

-- Does a cell without a tile lie between two cells of one row or column?
local function gap_between(game, from, to)
  local x, y = from:x(), from:y()
  local east, north = sign(to:x() - x), sign(to:y() - y)
  repeat
    x, y = x + east, y + north
    local cell = game:cell(x, y)
    if not cell:tile() then return true end
  until cell == to
  return false
end

return {
  api = 1,
  name = "no-capture-across-gaps",
  summary = "A tower does not reach across a gap between the tiles.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-15"},
  hooks = {
    tower_range = function(game, tower, cell)
      local straight = tower:x() == cell:x() or tower:y() == cell:y()
      if straight and tower ~= cell and gap_between(game, tower, cell) then
        return 0
      end
    end,
  },
}
