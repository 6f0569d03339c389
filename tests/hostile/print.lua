-- Writes into the answer.
return {
  api = 1,
  name = "print",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      print("not part of the answer")
    end,
  },
}
