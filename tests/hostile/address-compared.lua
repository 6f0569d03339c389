-- Orders tables, which could only be by address.
return {
  api = 1,
  name = "address-compared",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return {} < {}
    end,
  },
}
