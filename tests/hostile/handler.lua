-- Raises in the handler of an error.
return {
  api = 1,
  name = "handler",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      xpcall(error, function(why) error("handled: " .. why) end, "raised")
    end,
  },
}
