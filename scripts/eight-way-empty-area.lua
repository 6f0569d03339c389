-- Empty cells that touch only at a corner belong to one area (C-106).
--
-- The player with the larger keep scores the largest empty area within the wall (C-104). No edition
-- decides whether two empty cells that touch only at a corner are one area; without this house rule
-- they are not, because no feature joins across a corner (C-35). It is the same as the option
-- `empty_connectivity: 8`.
--
-- A start space that no tile touches counts with the cell beside it if the option
-- `count_unused_start_spaces` says so (C-107).

-- The size that an empty cell adds to its area.
local function worth(game, cell)
  local start = game:option("count_unused_start_spaces") and cell:start()
  return start and 2 or 1
end

-- Adds the empty cells around a cell, and the cell itself, to the list of cells to count.
local function reach(game, cell, seen, list)
  for x = cell:x() - 1, cell:x() + 1 do
    for y = cell:y() - 1, cell:y() + 1 do
      local near = game:cell(x, y) -- nil: no cell within the wall
      if near and not seen[near] and not near:tile() then
        seen[near] = true
        list[#list + 1] = near
      end
    end
  end
end

-- The size of the area of an empty cell. All its cells are then marked as seen.
local function area_of(game, cell, seen)
  local list, size = {cell}, 0
  seen[cell] = true
  for _, next_cell in ipairs(list) do -- the list grows during the loop
    size = size + worth(game, next_cell)
    reach(game, next_cell, seen, list)
  end
  return size
end

return {
  api = 1,
  name = "eight-way-empty-area",
  summary = "Empty cells that touch at a corner belong to one empty area.",
  source = "a reading of C-106, on which all editions are silent",
  rules = {"castle"},
  replaces = {"C-106"},
  hooks = {
    -- The larger keep scores the size of the largest area.
    keep_points = function(game)
      local seen, largest = {}, 0
      for _, cell in ipairs(game:cells()) do
        if not seen[cell] and not cell:tile() then
          local size = area_of(game, cell, seen)
          if size > largest then largest = size end
        end
      end
      return largest
    end,
  },
}
