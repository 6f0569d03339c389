-- Moves millions of items, each looked up along 2,000 tables, within one call.
return {
  api = 1,
  name = "chain-move",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for _ = 1, 1990 do list = setmetatable({}, {__index = list}) end
      table.move(list, 1, 9000000, 1, {})
    end,
  },
}
