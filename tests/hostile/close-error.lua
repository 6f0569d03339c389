-- Raises while an error closes its variables: the last one is told.
return {
  api = 1,
  name = "close-error",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local _ <close> = setmetatable({}, {__close = function() error("third") end})
      local _ <close> = setmetatable({}, {__close = function() error("second") end})
      error("first")
    end,
  },
}
