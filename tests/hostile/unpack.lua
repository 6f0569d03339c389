-- Asks for more values than there is room for; then doubles those that it has.
return {
  api = 1,
  name = "unpack",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local function double(...)
        return double(..., ...)
      end
      local function add(...)
        return add(1, 2, 3, 4, 5, 6, 7, 8, ...)
      end
      assert(not pcall(table.unpack, {}, 1, 1 << 26))
      assert(not pcall(table.unpack, {}, math.mininteger, math.maxinteger))
      assert(not pcall(string.byte, ("x"):rep(4000), 1, -1))
      assert(select("#", table.unpack({}, 1, 1000)) == 1000)
      pcall(add, double)
      add()
    end,
  },
}
