-- Sets what is constant: Lua does not even read that.
return {
  api = 1,
  name = "attributes",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local x <const> = 1
      x = 2
    end,
  },
}
