-- Where no abbey lies: at the river while it grows, by an option (AM-79). The last river tile
-- closes its last end, so an open one says that tiles of it are to come. In a position, where no
-- hole can have been: the tiles around an abbey came before it, so none of them is an abbey, too
-- (AM-10).

local function ways() return {{0, 1}, {1, 0}, {0, -1}, {-1, 0}} end

---@type reeve.Script
return {
  api = 2,
  name = "abbey",
  summary = "An abbey may be kept from the open end of the river.",
  source = "Abbey & Mayor, 2007",
  rules = {"abbey", "abbey-c1"},
  replaces = {"AM-79"},
  places = {"monastery"},
  hooks = {
    position = function(game)
      for _, tile in ipairs(game:tiles()) do
        local at = tile:cell()
        for _, way in ipairs(tile:id() == "abbey" and ways() or {}) do
          local x, y = at:x() + way[1], at:y() + way[2]
          local cell = game:cell(x, y)
          local beside = cell and cell:tile()
          if not beside or beside:id() == "abbey" then
            return ("the abbey at %s was laid in no hole: %s is beside it"
              .. "\nAdd the tile that is missing beside it, or correct its cell."):format(at:name(),
              beside and "another" or "an empty cell"), "AM-10"
          end
        end
      end
    end,
    may_place = function(game, tile)
      if tile:id() ~= "abbey" or game:option("abbey_on_river") then return end
      local at = tile:cell()
      for i, way in ipairs(ways()) do
        local beside = game:cell(at:x() + way[1], at:y() + way[2]):tile()
        local meets = beside and beside:feature(("swne"):sub(i, i))
        if meets and meets:kind() == "river" then
          return "the river must continue there\nLay the abbey elsewhere, or another tile."
        end
      end
    end,
  },
}
