-- Does not end while a variable is closed, and again while the end of its budget closes one.
local function loop()
  while true do end
end

return {
  api = 1,
  name = "close",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local _ <close> = setmetatable({}, {__close = loop})
      loop()
    end,
  },
}
