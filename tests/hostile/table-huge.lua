-- Makes a list longer than memory.
return {
  api = 1,
  name = "table-huge",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for i = 1, 1 << 26 do list[i] = i end
    end,
  },
}
