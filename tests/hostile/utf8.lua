-- Writes characters that are none, and reads them.
return {
  api = 1,
  name = "utf8",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      assert(utf8.len("\xff") == nil and #utf8.char(0x7fffffff) == 6)
      assert(not pcall(utf8.codepoint, "\u{7fffffff}"))
      for _ in utf8.codes("\u{e9}\xff") do end
    end,
  },
}
