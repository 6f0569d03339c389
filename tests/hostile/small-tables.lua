-- Fills memory with small tables, and catches the refusal.
return {
  api = 1,
  name = "small-tables",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list
      while true do
        pcall(function() list = {list} end)
      end
    end,
  },
}
