-- Counts its calls behind a metatable.
local behind = {calls = 0}
local object = setmetatable({}, {
  __index = behind,
  __newindex = function(_, key, value) behind[key] = value end,
})

return {
  api = 1,
  name = "keeps-in-metatable",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      object.calls = object.calls + 1
    end,
  },
}
