-- Counts its calls behind another function.
local count
do
  local calls = 0
  count = function()
    calls = calls + 1
    return calls
  end
end

return {
  api = 1,
  name = "keeps-in-closure",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      return count() < 0 or nil
    end,
  },
}
