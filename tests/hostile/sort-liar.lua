-- Sorts by an order that contradicts itself, and shortens the list meanwhile.
return {
  api = 1,
  name = "sort-liar",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for i = 1, 200 do list[i] = i end
      table.sort(list, function() list[#list] = nil return true end)
      error(#list .. " " .. list[1])
    end,
  },
}
