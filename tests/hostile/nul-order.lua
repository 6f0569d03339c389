-- Orders texts of NULs, between each of which Lua calls the C library.
return {
  api = 1,
  name = "nul-order",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = ("\0"):rep(4000) .. "y", ("\0"):rep(4000) .. "z"
      while a < b do end
    end,
  },
}
