-- `luacheck scripts tests`: the runner is plain Lua 5.4; a house rule sees only its sandbox.
std = "lua54"
max_line_length = 100

local function names(list)
  local fields = {}
  for name in list:gmatch("%S+") do fields[name] = {} end
  return fields
end

stds.sandbox = {
  read_globals = {
    "assert", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "print", "rawequal",
    "rawget", "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring", "type",
    "xpcall",
    math = {fields = names "abs fmod max maxinteger min mininteger tointeger type ult"},
    string = {fields = names "byte char format len lower rep reverse sub upper"},
    table = {fields = names "concat insert move pack remove sort unpack"},
    utf8 = {fields = names "char codepoint codes len offset"},
  },
}

files["scripts/*.lua"] = {std = "sandbox"}
exclude_files = {"scripts/*.d.lua"} -- declarations for editors, never run

-- What `reeve new --ruleset` writes: a script to fill in.
files["cli/cmd/new-script.lua"] = {std = "sandbox", unused_args = false}

files["tests/hostile/*.lua"] = {only = {"6.."}} -- they mean to do what is wrong
