-- A quarter rose scores 3 points in the section of the table that it shows (WR-4).

-- Where the section of a rose lies: its way east, and its way north (WR-3). It is no table, for
-- reeve looks after each call whether a table of the script has changed.
local function section_of(mark)
  if mark == "rose-ne" then return 1, 1 end
  if mark == "rose-se" then return 1, -1 end
  if mark == "rose-sw" then return -1, -1 end
  if mark == "rose-nw" then return -1, 1 end
end

-- The sections turn with the rose that is their centre (WR-5): the cell as seen from it.
local function seen_from(rose, cell)
  local x, y = cell:x() - rose:cell():x(), cell:y() - rose:cell():y()
  for _ = 1, rose:rotation() // 90 do x, y = -y, x end
  return x, y
end

---@type reeve.Script
return {
  api = 2,
  name = "windroses",
  summary = "A quarter rose in the section that it shows scores 3 points.",
  source = "Wind Roses, 2012",
  rules = {"windroses"},
  replaces = {"WR-4"},
  places = {"rose-ne", "rose-se", "rose-sw", "rose-nw"},
  hooks = {
    -- Before a follower is placed, and apart from all features (WR-7).
    tile_placed = function(game, tile)
      local east, north
      for _, mark in ipairs(tile:marks()) do
        if not east then east, north = section_of(mark) end
      end
      local roses = east and game:tiles("rose") or {}
      local centre = roses[#roses] -- the last of them (WR-5, WR-9)
      if not centre then return end
      local x, y = seen_from(centre, tile:cell())
      if x * east >= 0 and y * north >= 0 then
        game:score(game:turn():player(), 3, "a wind rose in its section", "WR-4")
      end
    end,
  },
}
