-- Throws dice: which end of a list with holes Lua takes for its length depends on hashes; not here.
return {
  api = 1,
  name = "holes",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local said = {}
      for n = 1, 60 do
        local list = {}
        for i = 1, 7 do list["key" .. i .. n] = i end
        for i = 1, 3 do list["key" .. i .. n] = nil end
        list[1], list[3], list[4], list["one more" .. n] = 1, 1, 1, 1
        said[n] = rawlen(list)
        table.insert(list, "last")
        assert(rawlen(list) == said[n] + 1 or list[said[n] + 1] == "last")
      end
      error(table.concat(said))
    end,
  },
}
