-- Uses keys that all fall into one place of a table.
return {
  api = 1,
  name = "crowded",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list, step = {}, (1 << 15) - 1
      for i = 1, 30000 do list[i * step] = i end
      while list[15000 * step] do end
    end,
  },
}
