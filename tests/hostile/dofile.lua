-- Runs another file.
return {
  api = 1,
  name = "dofile",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      dofile("/etc/passwd")
    end,
  },
}
