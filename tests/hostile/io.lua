-- Reads a file.
return {
  api = 1,
  name = "io",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      io.open("/etc/passwd"):read("a")
    end,
  },
}
