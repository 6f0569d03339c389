-- A mayor counts as many followers as his city has pennants when it is scored, also at the end
-- (AM-30, AM-35). A cathedral changes no pennant (AM-34), and of two on a tile both count (AM-37).

---@type reeve.Script
return {
  api = 2,
  name = "mayor",
  summary = "A mayor counts as many followers as the city has pennants.",
  source = "Abbey & Mayor, 2007",
  rules = {"mayor", "abbey", "abbey-c1"},
  replaces = {"AM-30"},
  places = {"mayor"},
  hooks = {
    majority = function(_, feature, player, followers)
      local mayors = feature:figures("mayor", player)
      if mayors > 0 then return followers + mayors * feature:prizes() end
    end,
  },
}
