-- A quarter rose scores 3 points in the section of the table that it shows (WR-4).
--
-- game.state.centre is the tile of the rose that came last, where that need not be the blue one: if
-- the orange one is drawn as others are (WR-2, WR-9).

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

-- The rose in the centre: without more the blue one, wherever it lies (WR-5).
local function centre_of(game)
  local roses, last = game:tiles("rose"), game.state.centre or "WR.Rr"
  for _, rose in ipairs(roses) do
    if rose:id() == last then return rose end
  end
  return roses[1]
end

---@type reeve.Script
return {
  api = 2,
  name = "windroses",
  summary = "A quarter rose in the section that it shows scores 3 points.",
  source = "Wind Roses, 2012",
  rules = {"windroses"},
  replaces = {"WR-4"},
  places = {"rose", "rose-ne", "rose-se", "rose-sw", "rose-nw"},
  keeps = {"centre: a word"},
  hooks = {
    -- Before a follower is placed, and apart from all features (WR-7).
    tile_placed = function(game, tile)
      local east, north
      if tile:has("rose") then
        if game:tiles("rose")[2] and game:option("wind_start") == "none" then
          game.state.centre = tile:id()
        end
        return
      end
      for _, mark in ipairs(tile:marks()) do
        if not east then east, north = section_of(mark) end
      end
      local centre = east and centre_of(game)
      if not centre then return end
      local x, y = seen_from(centre, tile:cell())
      if x * east >= 0 and y * north >= 0 then
        game:score(game:turn():player(), 3, "a wind rose in its section", "WR-4")
      end
    end,
    position = function(game)
      local last, centre = game.state.centre, centre_of(game)
      if last and (not centre or centre:id() ~= last) then
        return ("no rose %s lies on the table\nType the name of the rose that was laid last.")
          :format(last), "WR-9"
      end
    end,
    position_lacks = function(game)
      local meant = game.state.centre or game:option("wind_start") == "orange"
      if not meant and game:tiles("rose")[2] then
        return "without `state: {windroses: {centre: WR.CFR}}` the blue rose came last", "WR-9"
      end
    end,
  },
}
