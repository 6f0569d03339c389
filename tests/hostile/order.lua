-- Orders texts, which is by bytes and not by any language.
return {
  api = 1,
  name = "order",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local words = {"zebra", "Zebra", "\u{e9}t\u{e9}", "ete", "e\0b", "e\0a", "\xff", ""}
      for _, word in ipairs({"a b", "a-b", "ab"}) do words[#words + 1] = word end
      table.sort(words)
      for i = 2, #words do assert(words[i - 1] < words[i]) end
      for i, word in ipairs(words) do words[i] = ("%q"):format(word) end
      error(table.concat(words, " "))
    end,
  },
}
