---@type reeve.Script
return {
  api = 1,
  name = "mayor",
  summary = "A mayor counts as many followers as the city has pennants.",
  rules = {"mayors"},
  replaces = {"MR-1"},
  hooks = {
    majority = function(_, feature, player, followers)
      local mayors = feature:figures("mayor", player)
      if mayors > 0 then return followers + mayors * (feature:prizes() - 1) end
    end,
  },
}
