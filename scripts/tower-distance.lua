-- Towers reach in all directions, as far as steps from tile to tile lead (T-51).
--
-- By the rules a tower reaches only along its row and its column, in four straight lines (T-14,
-- T-17). With this house rule it reaches every cell at a distance of at most its height, counted in
-- steps to the east, west, north or south: a diagonal neighbour is two steps away. It is the same
-- as the option `range_metric: manhattan`.

-- The cell is neither in the row nor in the column of the tower.
local function is_aside(tower, cell)
  return tower:x() ~= cell:x() and tower:y() ~= cell:y()
end

return {
  api = 1,
  name = "tower-distance",
  summary = "Towers reach a number of steps in any way, not only in straight lines.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-17"},
  hooks = {
    -- By the rules the range is 0 there, plus the changes of other scripts. In a straight line the
    -- range does not change.
    tower_range = function(game, tower, cell, range)
      if is_aside(tower, cell) and game:option("range_metric") == "cross" then
        return range + tower:tower() + game:option("range_offset")
      end
    end,
  },
}
