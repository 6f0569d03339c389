-- Wants a text of a gigabyte, and catches the refusal.
return {
  api = 1,
  name = "rep",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while true do
        pcall(string.rep, "x", 1 << 30)
      end
    end,
  },
}
