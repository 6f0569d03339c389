-- Tells where things lie in memory, which differs from run to run.
local function print_nothing() end

return {
  api = 1,
  name = "tostring",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      local named = setmetatable({}, {__name = "named"})
      error(table.concat({
        tostring({}), tostring(print_nothing), tostring(pcall), tostring(named), tostring(game),
        ("%s %s"):format({}, turn), ("%5.3s|"):format({}), tostring(nil),
      }, " "))
    end,
  },
}
