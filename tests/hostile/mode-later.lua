-- Adds __mode to metatables that are in use, to see when garbage is collected. It sees nothing.
return {
  api = 1,
  name = "mode-later",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local meta = {}
      local weak, other = setmetatable({}, meta), setmetatable({}, {})
      meta.__mode, getmetatable(other).__mode = "v", "v"
      weak[1], other[1] = {}, {}
      for i = 1, 2000 do
        assert(weak[1] and other[1], i)
        local _ = {i}
      end
    end,
  },
}
