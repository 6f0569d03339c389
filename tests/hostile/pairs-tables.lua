-- Walks a table whose keys are tables, which could only be by address.
return {
  api = 1,
  name = "pairs-tables",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      for _ in pairs({[{}] = 1, [{}] = 2}) do end
    end,
  },
}
