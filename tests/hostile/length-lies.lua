-- Is short when asked what inserting costs, and long when it is done.
return {
  api = 1,
  name = "length-lies",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local n = 0
      local list = setmetatable({}, {__len = function()
        n = n + 1
        return n % 2 == 1 and 0 or 1 << 40
      end})
      table.insert(list, 1, true)
    end,
  },
}
