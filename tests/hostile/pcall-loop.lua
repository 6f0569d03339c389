-- Catches the end of its budget, and goes on.
local function loop()
  while true do end
end

return {
  api = 1,
  name = "pcall-loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while true do pcall(loop) end
    end,
  },
}
