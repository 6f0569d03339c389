-- Looks up what is nowhere along 2,000 tables.
return {
  api = 1,
  name = "index-chain",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for _ = 1, 1990 do list = setmetatable({}, {__index = list}) end
      while not list.x do end
    end,
  },
}
