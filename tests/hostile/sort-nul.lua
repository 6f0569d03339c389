-- Sorts many texts of NULs, within one call.
return {
  api = 1,
  name = "sort-nul",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = ("\0"):rep(4000) .. "y", ("\0"):rep(4000) .. "z"
      local list = {}
      for i = 1, 20000 do list[i] = i % 2 == 0 and a or b end
      table.sort(list)
    end,
  },
}
