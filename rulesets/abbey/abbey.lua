-- Where no abbey lies: at the river while it grows, by an option (AM-79). The last river tile
-- closes its last end, so an open one says that tiles of it are to come.

-- The side by which a cell meets another one beside it.
local function side_towards(cell, other)
  local east, north = other:x() - cell:x(), other:y() - cell:y()
  return north > 0 and "n" or east > 0 and "e" or north < 0 and "s" or "w"
end

---@type reeve.Script
return {
  api = 2,
  name = "abbey",
  summary = "An abbey may be kept from the open end of the river.",
  source = "Abbey & Mayor, 2007",
  rules = {"abbey"},
  replaces = {"AM-79"},
  --   places = {"wall"},
  hooks = {
    may_place = function(game, tile)
      if tile:id() ~= "abbey" or game:option("abbey_on_river") then return end
      for _, cell in ipairs(tile:cell():beside()) do
        local meets = cell:tile():feature(side_towards(cell, tile:cell()))
        if meets and meets:kind() == "river" then
          return "the river is to go on there"
        end
      end
    end,
  },
}
