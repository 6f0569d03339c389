-- Sorts a list of endless length.
return {
  api = 1,
  name = "sort-long",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      table.sort(setmetatable({}, {__len = function() return math.maxinteger end}))
    end,
  },
}
