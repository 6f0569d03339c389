-- Walks a large table that has been emptied.
return {
  api = 1,
  name = "emptied",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for i = 1, 20000 do list[i + 0.5] = i end
      for i = 1, 20000 do list[i + 0.5] = nil end
      while not next(list) do end
    end,
  },
}
