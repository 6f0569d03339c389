-- Makes Lua sort out a large table anew, for each key that comes and goes.
return {
  api = 1,
  name = "rehash",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {a = 1, b = 2, c = 3, d = 4}
      for i = 1, 1 << 15 do list[i] = i end
      local n = 0.5
      while true do
        list[n], n = 1, n + 1
        list[n - 1] = nil
      end
    end,
  },
}
