-- Changes what the next script would use.
return {
  api = 1,
  name = "libraries",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      for _, library in ipairs({math, string, table, utf8}) do
        assert(getmetatable(library) == false and next(library) == nil)
        assert(not pcall(rawset, library, "x", 1))
        assert(not pcall(setmetatable, library, nil))
        assert(not pcall(table.insert, library, 1))
        assert(not pcall(table.move, {1}, 1, 1, 1, library))
      end
      string.format = tostring
    end,
  },
}
