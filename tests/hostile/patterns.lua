-- Backtracks in a pattern.
return {
  api = 1,
  name = "patterns",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      for _, name in ipairs({"match", "gmatch", "gsub"}) do
        assert(not pcall(function() return string[name] end))
      end
      return (("a"):rep(30)):find(("a?"):rep(30) .. ("a"):rep(30))
    end,
  },
}
