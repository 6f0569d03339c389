-- Compiles what is not in its file.
return {
  api = 1,
  name = "load",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      load("while true do end")()
    end,
  },
}
