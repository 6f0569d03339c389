-- Never ends, without a loop or a call.
return {
  api = 1,
  name = "goto-loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      ::again::
      goto again
    end,
  },
}
