-- Raises control characters, an escape for terminals, and what is no UTF-8.
return {
  api = 1,
  name = "error-control",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      error("a\nb\tc\rd\27[31mf\x7fg\u{85}h\u{202e}i\xffj\xc3k"
        .. "\u{fffe}l\u{7fffffff}m\u{d800}n\u{e9}o", 0)
    end,
  },
}
