-- A quarter rose scores 3 points in the section of the table that it shows (WR-4).

-- Where each section lies: a way east, and a way north, in which cells belong to it (WR-3).
local sections = {
  ["rose-ne"] = {1, 1}, ["rose-se"] = {1, -1}, ["rose-sw"] = {-1, -1}, ["rose-nw"] = {-1, 1},
}

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
  hooks = {
    tile_placed = function(game, tile)
      local section = sections[tile:marks()[1]]
      local roses = game:tiles("rose") -- the last of them is the centre (WR-5, WR-9)
      if not section or #roses == 0 then return end
      local x, y = seen_from(roses[#roses], tile:cell())
      if x * section[1] >= 0 and y * section[2] >= 0 then
        game:score(game:turn():player(), 3, "a wind rose in its section", "WR-4")
      end
    end,
  },
}
