-- Adds an endless __gc to a metatable that is in use, and leaves it to the end of all. Nobody
-- calls it.
return {
  api = 1,
  name = "gc-later",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local meta = {}
      for _ = 1, 1000 do
        setmetatable({}, meta)
      end
      meta.__gc = function() while true do end end
      getmetatable(setmetatable({}, {})).__gc = meta.__gc
    end,
  },
}
