-- Looks up a long text that is equal to a key and not the same, over and over.
return {
  api = 1,
  name = "long-keys",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local a, b = ("x"):rep(4000) .. "y", ("x"):rep(4000) .. "y"
      local list = {[a] = true}
      while list[b] do end
    end,
  },
}
