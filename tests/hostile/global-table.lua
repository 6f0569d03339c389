-- Looks for a table of all globals.
return {
  api = 1,
  name = "global-table",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      for name in pairs(_G) do error(name) end
    end,
  },
}
