-- Is short when asked what joining costs, and long when it is done.
return {
  api = 1,
  name = "length-lies-again",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local n = 0
      local list = setmetatable({}, {
        __index = tostring,
        __tostring = function() return "" end,
        __len = function()
          n = n + 1
          return n % 2 == 1 and 0 or 1 << 40
        end,
      })
      local text = table.concat(list)
      error(("joined as '%s' after %d question"):format(text, n))
    end,
  },
}
