-- Raises a table that would tell where it lies.
return {
  api = 1,
  name = "error-table",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error(setmetatable({}, {__tostring = function() return "never asked" end}))
    end,
  },
}
