-- Takes away the hook that counts its instructions.
return {
  api = 1,
  name = "debug",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      debug.sethook()
    end,
  },
}
