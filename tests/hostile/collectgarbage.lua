-- Collects garbage for ever.
return {
  api = 1,
  name = "collectgarbage",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while true do collectgarbage() end
    end,
  },
}
