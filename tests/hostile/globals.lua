-- Asks for the other names that Lua has and a house rule has not, and for what only looks
-- harmless.
return {
  api = 1,
  name = "globals",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local wanted = {
        function() return loadfile end, function() return package end, function() return warn end,
        function() return _VERSION end, function() return math.random end,
        function() return math.randomseed end, function() return math.sin end,
        function() return math.pi end, function() return math.huge end,
        function() return math.floor end, function() return string.dump end,
        function() return string.pack end, function() return utf8.charpattern end,
      }
      for _, get in ipairs(wanted) do
        assert(not pcall(get))
      end
      return unknown
    end,
  },
}
