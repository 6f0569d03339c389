-- Catches the end of its budget with a handler that does not end either.
local function loop()
  while true do end
end

return {
  api = 1,
  name = "xpcall-loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      while true do xpcall(loop, loop) end
    end,
  },
}
