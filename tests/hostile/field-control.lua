-- Has a field whose name is nothing to print.
return {
  api = 1, name = "field-control", summary = "", rules = {"castle"}, hooks = {},
  ["na\nme\27"] = 1,
}
