-- Asks for the length of a table of scattered numbers.
return {
  api = 1,
  name = "length",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {1, 2, 3, 4, 5}
      for i = 3, 61 do list[1 << i] = i end
      while #list > 0 do end
    end,
  },
}
