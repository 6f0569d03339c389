-- Adds to a text of thousands of digits, which is read as a number each time.
return {
  api = 1,
  name = "digits",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local digits = ("7"):rep(4000)
      while digits + 1 do end
    end,
  },
}
