-- Returns a table that would be "skip" if it were asked.
return {
  api = 1,
  name = "returns-table",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    marker_stopped = function()
      return setmetatable({}, {__tostring = function() return "skip" end})
    end,
  },
}
