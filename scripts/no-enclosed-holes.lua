-- A tile must not enclose an empty space (K-13).
--
-- By the rules an empty space between tiles may stay empty, even if no tile fits there any more.
-- Many tables forbid this: from every empty space a way must lead out, from side to side over empty
-- spaces. Two tiles that touch only at a corner leave no way between them.
--
-- A game may start from a position that has a hole. Tiles may be laid in the hole, but must not
-- divide it into two holes.

-- The steps to the neighbouring cells, clockwise.
local SIDES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

local function is_empty(game, x, y)
  local cell = game:cell(x, y)
  return not cell or not cell:tile() -- nil: no tile can ever lie there
end

-- The number of parts into which a tile divides the empty spaces around it. All tiles are
-- connected, so spaces that are separated here are separated everywhere, and each further part is
-- another hole: the eight neighbouring spaces decide.
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
