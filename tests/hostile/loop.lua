-- Never ends.
return {
  api = 1,
  name = "loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while true do end
    end,
  },
}
