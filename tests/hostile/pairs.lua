-- Tells in which order a table is walked.
return {
  api = 1,
  name = "pairs",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      local t, said = {}, {}
      for _, key in ipairs({"zebra", "ant", "Ant", "", "a", "ab", "\xff", "\0"}) do t[key] = 1 end
      for _, key in ipairs({3, -1, 2.5, 1 << 60, -2^70, 2^70, 0, 1, 2}) do t[key] = 1 end
      for _, key in ipairs({true, false, game:player(2), game:player(1)}) do t[key] = 1 end
      for key in pairs(t) do
        local player = type(key) == "userdata"
        said[#said + 1] = type(key) == "string" and ("%q"):format(key)
          or player and key:name() or tostring(key)
      end
      error(table.concat(said, " "))
    end,
  },
}
