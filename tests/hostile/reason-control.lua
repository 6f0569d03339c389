-- Refuses for a reason that would write on the terminal.
return {
  api = 1,
  name = "reason-control",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    may_place = function()
      return "no\27[2J\nillegal: \xff\0 never"
    end,
  },
}
