-- Where no abbey lies: at the river while it grows, by an option (AM-79). The last river tile
-- closes its last end, so an open one says that tiles of it are to come.

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
    may_place = function(game, tile)
      if tile:id() ~= "abbey" or game:option("abbey_on_river") then return end
      local at = tile:cell()
      for i, way in ipairs({{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) do
        local beside = game:cell(at:x() + way[1], at:y() + way[2]):tile()
        local meets = beside and beside:feature(("swne"):sub(i, i))
        if meets and meets:kind() == "river" then
          return "the river is to go on there\nLay the abbey elsewhere, or another tile."
        end
      end
    end,
  },
}
