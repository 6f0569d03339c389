-- Asks for an address.
return {
  api = 1,
  name = "address",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error(("%p"):format({}))
    end,
  },
}
