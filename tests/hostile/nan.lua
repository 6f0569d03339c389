-- Compares with an upvalue that is equal to nothing, not even itself.
local unknown = 0/0
return {
  api = 1,
  name = "nan",
  summary = "x",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game) if game:laid() == unknown then return end end,
  },
}
