-- Copies very many arguments with each instruction.
return {
  api = 1,
  name = "varargs",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local function nothing() end
      local function grow(n, ...)
        if n > 0 then
          return grow(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, ...)
        end
        while true do nothing(...) end
      end
      grow(1000)
    end,
  },
}
