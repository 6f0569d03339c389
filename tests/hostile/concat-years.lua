-- Joins more nothings than anybody can.
return {
  api = 1,
  name = "concat-years",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = setmetatable({}, {__index = tostring, __tostring = function() return "" end})
      return table.concat(list, "", 1, 1 << 60)
    end,
  },
}
