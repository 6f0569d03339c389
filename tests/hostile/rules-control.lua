-- Names rulesets and fields that are none, with control characters in them.
return {
  api = 1, name = "rules-control", summary = "Hostile.\0\27[2J", source = "\xff",
  rules = {"cas\27tle\n", "\xff\u{202e}"}, hooks = {},
}
