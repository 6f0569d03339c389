-- work.lua: checks that the counted steps of scripts are in proportion to their work. Runs loops
-- over each operation and each library function of Lua, with large or awkward operands, until their
-- steps are used up; callgrind counts the instructions of the processor. No step may take more than
-- MOST of them. Run from the top of the checkout with a program that allows few steps and does not
-- use a clock:
--
--     lua5.4 tests/run/work.lua REEVE STEPS [SHAPE...]

local reeve, steps = arg[1], tonumber(arg[2])
local MOST = 350 -- 20 to 40 ns
local place = assert(io.popen("mktemp -d")):read("l")
local chosen = {}
for i = 3, #arg do chosen[arg[i]] = true end

-- The variables of each loop; `f` is a number that is not an integer.
local BEFORE = [[
local long, same, other = ("x"):rep(4000) .. "y", ("x"):rep(4000) .. "y", ("x"):rep(4000) .. "z"
local short, digits, f, n = "abc", "7777777777", 0.1, 12345678901
]]

-- Many tables at the edge of the memory, a list with a small hash beside it, keys in one place.
local MORE = {
  text = "", none = "",
  nul = [[local a, b = ("\0"):rep(4000) .. "y", ("\0"):rep(4000) .. "z"
local c, d = ("\0"):rep(38) .. "y", ("\0"):rep(38) .. "z"
]],
  list = "local list = {} for i = 1, 4000 do list[i] = i end local pad = {}\n",
  crowd = "local crowd, step = {}, 4095 for i = 1, 3000 do crowd[i * step] = i end\n",
  big = "local list = {a = 1, b = 2, c = 3, d = 4} for i = 1, 1 << 13 do list[i] = i end\n"
    .. "local k = 0.5\n",
  keys = "local keys = {} for i = 1, 500 do keys['k' .. i] = i end\n",
}

local function times(n, text) return (text .. " "):rep(n) end

-- Name, what it needs, the body of the loop.
local SHAPES = {
  {"nothing", "none", ""},
  {"add", "none", times(20, "n = n + 1")},
  {"pow", "none", times(20, "n = f ^ f")},
  {"mod", "none", times(20, "n = f % 3.7")},
  {"call", "none", "local function g() end " .. times(20, "g()")},
  {"closure", "none", times(20, "local _ = function() return n end")},
  {"table", "none", times(20, "local _ = {}")},
  {"table-3", "none", times(20, "local _ = {1, 2, 3}")},
  {"table-fields", "none", times(20, "local _ = {a = 1, b = 2, c = 3}")},
  {"less", "text", times(50, "if long < other then end")},
  {"less-equal", "text", times(50, "if long <= same then end")},
  {"equal", "text", times(50, "if long == same then end")},
  {"less-nul", "nul", times(50, "if a < b then end")},
  {"less-nul-short", "nul", times(50, "if c < d then end")},
  {"concat-short", "none", times(20, "local _ = short .. n")},
  {"concat-integers", "none", "local _ = n" .. times(30, "..n")},
  {"concat-floats", "none", "local _ = f" .. times(30, "..f")},
  {"concat-long", "text", times(5, "local _ = short .. long:sub(1, 4000)")},
  {"key-long", "text", "local t = {} t[long] = 1 " .. times(20, "n = t[same]")},
  {"key-made", "text", "local t = {} for i = 1, 20 do t[short .. long:sub(1, 4000)] = i end"},
  {"arithmetic", "none", times(20, "n = digits + 1")},
  {"arithmetic-long", "text", "local d = ('7'):rep(4000) " .. times(20, "n = d + 1")},
  {"sub", "text", times(20, "n = long:sub(2, 3)")},
  {"sub-long", "text", times(20, "local _ = long:sub(2)")},
  {"upper", "text", times(20, "local _ = long:upper()")},
  {"reverse", "text", times(20, "local _ = long:reverse()")},
  {"byte", "text", times(20, "n = long:byte(1, 100)")},
  {"char", "none", times(20, "local _ = string.char(65, 66, 67)")},
  {"rep", "none", times(5, "local _ = ('xy'):rep(2000)")},
  {"rep-one", "none", times(5, "local _ = ('x'):rep(4000)")},
  {"format-d", "none", times(20, "local _ = ('%d'):format(n)")},
  {"format-g", "none", times(20, "local _ = ('%.14g'):format(f)")},
  {"format-wide", "none", times(5, "local _ = ('%99.99f'):format(1e308)")},
  {"format-s", "text", times(5, "local _ = ('%s'):format(long)")},
  {"format-q", "text", times(5, "local _ = ('%q'):format(long:sub(1, 3900))")},
  {"tostring", "none", times(20, "local _ = tostring(f)")},
  {"tonumber", "none", times(20, "n = tonumber(digits)")},
  {"tonumber-base", "text", "local d = ('7'):rep(4000) " .. times(20, "n = tonumber(d, 8)")},
  {"utf8-len", "text", times(20, "n = utf8.len(long)")},
  {"utf8-codes", "text", "for _ in utf8.codes(long) do end"},
  {"select", "none", "local function g(...) return select('#', ...) end "
    .. times(9, "g(1, 2, 3)")},
  {"unpack", "list", times(5, "n = table.unpack(list, 1, 900)")},
  {"pack", "list", times(5, "local _ = table.pack(table.unpack(list, 1, 900))")},
  {"insert", "list", "table.insert(pad, 1) table.remove(pad)"},
  {"insert-first", "list", "table.insert(list, 1, 1) table.remove(list, 1)"},
  {"concat-list", "list", "local _ = table.concat(list, '', 1, 500)"},
  {"concat-fractions", "none", "local t = {f, f, f, f, f, f, f, f} "
    .. times(5, "local _ = table.concat(t)")},
  {"move", "list", "table.move(list, 1, 4000, 1, pad)"},
  {"sort", "list", "table.sort(list)"},
  {"sort-by", "list", "table.sort(list, function(x, y) return x > y end)"},
  {"sort-long", "text", "local t = {} for i = 1, 20 do t[i] = long:sub(1, 3900) .. i % 7 end "
    .. "table.sort(t)"},
  {"length", "list", times(20, "n = #list")},
  {"next", "keys", "local k = next(keys) for _ = 1, 5 do k = next(keys, k) end"},
  {"pairs", "keys", "for _ in pairs(keys) do end"},
  {"ipairs", "list", "for _ in ipairs(list) do end"},
  {"rehash", "big", times(20, "list[k], k = 1, k + 1 list[k - 1] = nil")},
  {"crowd", "crowd", times(20, "n = crowd[2000 * step]")},
  {"metatable", "none", times(9, "setmetatable({}, {__index = {}})")},
  {"pcall", "none", times(9, "pcall(type, 1)")},
  {"error", "none", times(9, "pcall(error, 'x')")},
  {"error-in-Lua", "none", times(9, "pcall(function() return nil + 1 end)")},
  {"method", "none", times(20, "n = game:laid()")},
  {"cells", "none", times(20, "n = game:cell('e5')")},
  {"players", "none", times(9, "n = game:players()")},
  {"feature-names", "none", "for _, x in ipairs(game:features()) do n = x:name() end"},
  {"state", "none", times(9, "game.state.x = 5")},
}

local SCRIPT = [[
%s%s
return {api = 1, name = "shape", summary = "x", rules = {"castle"}, hooks = {
  turn_ending = function(game)
    local n = n
    while true do %s end
  end}}
]]

local function output_of(command)
  local pipe = assert(io.popen(command))
  return pipe:read("a")
end

-- The number of instructions, and the output.
local function run(script)
  local name = place .. "/shape.lua"
  local file = assert(io.open(name, "wb"))
  assert(file:write(script)):close()
  local said = output_of(("valgrind --tool=callgrind --callgrind-out-file=/dev/null '%s' check "
    .. "--script %s fixtures/castle/kitchen-table.yaml 2>&1"):format(reeve, name))
  return tonumber(said:match("Collected : (%d+)")), said
end

local NOTHING = "return {api = 1, name = 'shape', summary = 'x', rules = {'castle'}, hooks = {}}"
local SHORT = "local short, digits, f, n = 'abc', '7777777777', 0.1, 12345678901\n"
local failed, least = 0, run(NOTHING)
for _, shape in ipairs(SHAPES) do
  local name, needs, loop = table.unpack(shape)
  if not next(chosen) or chosen[name] then
    local before = needs == "text" and BEFORE or SHORT
    local all, said = run(SCRIPT:format(before, MORE[needs], loop))
    local each = (all - least) // steps
    local ended = said:find("[script-limit]", 1, true)
    local good = each <= MOST and ended
    failed = failed + (good and 0 or 1)
    print(("%s %s: %d instructions a step"):format(good and "ok" or "not ok", name, each))
    if not ended then print("  " .. said:gsub("==%d+==[^\n]*\n", ""):sub(1, 300)) end
  end
end
os.execute("rm -r " .. place)
os.exit(failed == 0)
