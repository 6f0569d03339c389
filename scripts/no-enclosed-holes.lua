-- No tile may be laid so that it encloses an empty space (K-13).
--
-- By the rules a space in the midst of tiles may stay empty, even if no tile fits there any more.
-- At many tables that is not done: from every empty space a way must lead out, from side to side
-- over empty spaces. Two tiles that touch at a corner only leave no way between them.
--
-- A game may go on from a position that has a hole. Tiles may be laid in it, which fill it, but
-- none that makes two holes of it.

-- From a cell to the next ones, clockwise.
local SIDES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

local function is_empty(game, x, y)
  local cell = game:cell(x, y)
  return not cell or not cell:tile() -- nil: beyond where any tile can come to lie
end

-- Into how many parts a tile would divide the empty spaces around it. All tiles hang together, so
-- what parts them here parts them all over the table, and there is a hole more for each part more:
-- the eight spaces around tell all.
local function parts_around(game, x, y)
  local empty, parts = {}, 0
  for i, side in ipairs(SIDES) do
    empty[i] = is_empty(game, x + side[1], y + side[2])
  end
  for i, side in ipairs(SIDES) do
    local after = i % 4 + 1
    local corner_x, corner_y = x + side[1] + SIDES[after][1], y + side[2] + SIDES[after][2]
    local goes_on = empty[i] and empty[after] and is_empty(game, corner_x, corner_y)
    if empty[i] and not goes_on then parts = parts + 1 end
  end
  return parts
end

return {
  api = 1,
  name = "no-enclosed-holes",
  summary = "No tile may enclose an empty space.",
  source = "a common house rule",
  rules = {"carcassonne"},
  replaces = {"K-13"},
  hooks = {
    may_place = function(game, tile)
      local cell = tile:cell()
      if parts_around(game, cell:x(), cell:y()) > 1 then
        return "it would enclose an empty space"
      end
    end,
  },
}
