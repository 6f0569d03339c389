-- Towers reach in all directions, as far as steps from tile to tile lead (T-51).
--
-- By the rules a tower reaches along its row and its column only, in four straight lines (T-14,
-- T-17). With this house rule each cell counts that is no more steps away than the tower is high,
-- each step to the east, west, north or south: a diagonal neighbour is two steps away. It is the
-- same as the option `range_metric: manhattan`.

-- Neither in the row nor in the column of the tower.
local function is_aside(tower, cell)
  return tower:x() ~= cell:x() and tower:y() ~= cell:y()
end

return {
  api = 1,
  name = "tower-distance",
  summary = "Towers also reach cells that do not lie in a straight line with them, by steps.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-17"},
  hooks = {
    -- By the rules it is 0 there, and what other scripts have made of that still counts. In a
    -- straight line the range stays as it is.
    tower_range = function(game, tower, cell, range)
      if is_aside(tower, cell) and game:option("range_metric") == "cross" then
        return range + tower:tower() + game:option("range_offset")
      end
    end,
  },
}
