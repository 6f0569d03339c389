-- Throws dice: which end of a list with holes Lua takes for its length hangs on hashes.
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
        assert(#list == rawlen(list))
        said[n] = #list
      end
      error(table.concat(said))
    end,
  },
}
