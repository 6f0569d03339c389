-- Makes a text that grows for ever.
return {
  api = 1,
  name = "concat-loop",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local text = "x"
      while true do text = text .. text end
    end,
  },
}
