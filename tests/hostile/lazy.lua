-- Gives its fields by a metatable only, which is not looked at.
return setmetatable({}, {__index = {
  api = 1, name = "lazy", summary = "", rules = {"castle"}, hooks = {},
}})
