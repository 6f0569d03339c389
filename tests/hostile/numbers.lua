-- Writes numbers that each machine writes in its own way.
return {
  api = 1,
  name = "numbers",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local nan, huge = 0/0, 1e308 * 10
      error(table.concat({
        tostring(nan), tostring(-nan), tostring(huge), tostring(-huge), tostring(-0.0),
        tostring(2^63), tostring(1e15), tostring(0.1), ("%f %5.1f %g"):format(nan, -nan, -huge),
        ("%d"):format(3.0),
        math.maxinteger + 1, 7 // 2 .. 7 // 2.0, -7 % 3, 5.5 % -2, 1e300 // 1, 3 | 0,
      }, " "))
    end,
  },
}
