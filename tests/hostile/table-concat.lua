-- Makes a long text of short ones.
return {
  api = 1,
  name = "table-concat",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for i = 1, 1000 do list[i] = "0123456789" end
      return table.concat(list)
    end,
  },
}
