-- Recurses through metamethods, as deep as C goes.
return {
  api = 1,
  name = "metamethods",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local meta = {}
      local value = setmetatable({}, meta)
      meta.__index = function(t, key) return t[key .. "x"] end
      value = setmetatable(value, meta)
      error(select(2, pcall(function() return value.x end)))
    end,
  },
}
