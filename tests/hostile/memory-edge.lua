-- Stays just below its limit of memory, where Lua collects garbage again and again.
return {
  api = 1,
  name = "memory-edge",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list, n = {}, 0
      while n < 15900 do
        n = n + 1
        list[n] = {n}
      end
      while true do
        list[n + 1] = {{}, {}, {}, {}}
        list[n + 1] = nil
      end
    end,
  },
}
