-- Raises in handlers of errors within handlers.
return {
  api = 1,
  name = "xpcall-nested",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local function dive(n)
        if n == 0 then error("bottom", 0) end
        xpcall(error, function(why) dive(n - 1) error(why) end, "level " .. n)
      end
      dive(20)
    end,
  },
}
