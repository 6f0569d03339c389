-- nasty.lua: checks that texts of a record, a ruleset, a script or a command line are printed
-- without control characters, cannot forge a line or a field, cannot change the writing direction,
-- and leave JSON, SVG and YAML valid. Every place for a text in the templates below, {{like this}},
-- gets a nasty text; then all places get one at once, and all commands are run; then ROUNDS random
-- documents of each kind are made.
--
--     lua5.4 tests/run/nasty.lua REEVE [ROUNDS [SEED]]

local reeve, rounds, seed = arg[1], tonumber(arg[2] or 1), tonumber(arg[3] or 1)
math.randomseed(seed)

-- ---- What is nasty -----------------------------------------------------------------------------

local NASTY = { -- as code points; -1 stands for a byte that is not UTF-8
  {0x1b, "]0;pwn", 7, 8, 0x7f},
  {"x]", 10, "FORGED: legal", 13, "FORGED", 9, "FORGED"},
  {0x9b, "31m", 0x85, "FORGED", 0x90, 0x9f},
  {0x202e, "evil", 0x2066, 0x200f, 0x61c, 0x2028, "FORGED", 0x2029, "FORGED"},
  {"<nasty a='", '"', "'/>&]]>", "--%s%n{1}{prize}"},
  {-1, "x", -1},
  {"a", 0x1b, "[31m", 10, "FORGED", 9, "FORGED", 0x9b, 0x202e, "<nasty>", 0x7f},
}

local ALL = NASTY[#NASTY] -- some of each

local function spell(text, byte, char)
  local parts = {}
  for i, piece in ipairs(text) do
    parts[i] = type(piece) == "string" and byte(piece) or char(piece)
  end
  return table.concat(parts)
end

-- In double quotes of YAML, of Lua, and as bytes for a command line.
local function in_yaml(text)
  return '"' .. spell(text, function(s) return (s:gsub('[\\"]', "\\%0")) end,
    function(c) return ("\\u%04x"):format(c < 0 and 0xfffd or c) end) .. '"'
end
local function as_bytes(text)
  return spell(text, function(s) return s end,
    function(c) return c < 0 and "\xff" or utf8.char(c) end)
end
local function in_lua(text)
  return '"' .. as_bytes(text):gsub(".", function(c) return ("\\%03d"):format(c:byte()) end) .. '"'
end
local function in_shell(text) return "'" .. as_bytes(text):gsub("'", "'\\''") .. "'" end

-- ---- Documents ---------------------------------------------------------------------------------

local RECORD = [[
# a comment {{c:here}}
reeve: 1
rules: {{castle}}
options: {{{wall_pickup}}: {{end_of_turn}}, {{odd.limit}}: {{3}}}
scripts: [{{odd}}]
about: {{{event}}: {{a game}}, note: [{{one}}, {{{two}}: {{three}}}]}
players: {{{W}}: {{Anna}}, B: {{Bert}}}
setup:
  wall_tiles: {{{12}}: {{7}}}
moves:  # {{c:beside}}
- W: {{50 b3 merchant@sw}}
  {{score}}: {{{W}}: {{0}}}
- {{B}}: {{20/270 i10}}
- W: {{52/90 d7 herald@w}}
- B: {{56/180 h10 knight@se}}
- {W: 7/270 e7, {{discard}}: [{{9}}], {{order}}: [{{path@d7.w}}], {{use}}: [{{{4}}: {{path@e5.n}}}]}
result: {{{W}}: {{1}}}
]]

local POSITION = [[
reeve: 1
rules: {{carcassonne+tower}}
players: {R: {{Rosa}}, B: {{Ben}}}
to_move: {{R}}
board:
  '0,0': {{crfr}}
  {{0,1}}: {{ffcf R:farmer}}
  '1,0': {{frfr B:farmer@n}}
  '-1,0': {{frff+k B:monk}}
{{prisoners}}: {{{R}}: []}
score: {R: {{31}}, B: 38}
]]

local RULESET = [[
ruleset: 1
name: {{odd}}
extends: {{castle}}
title: {{Odd}}
edition: {{of no year}}
blank: {{about nothing}}
kinds:
  tower: {name: {{spire}}, role: {{knight}}, letter: {{t}}, rule: {{C-45}}}
  {{path}}: {rule: {{C-49}}, doubled_rule: {{C-50}}}
words: {wall_tile: {{token}}, keep: [{{keep}}, {{keeps}}], {{prize}}: {{pennant}}}
marks: {prize: {{q}}}
unmodelled: {{{builder}}: {{C-42}}, {{mage}}: {{C-43}}}
rules:
  ledger: O
  title: {{Odd rules}}
  sources: {{{S0}}: {{a source}}}
  sections: {s: {{A section}}}
  rules:
    {{O-1}}: {section: {{s}}, title: {{A title}}, text: {{A text}},
      source: [{{S0}}, {{S1 p2}}], standing: {{official}}, edition: {{2015}},
      options: {{wall_pickup}}, example: {{An example}},
      see: [{{C-45}}], note: {{A note}}, testable: {{false}}}
options:
  {{wall_pickup}}: {default: {{end_of_turn}}, rule: {{C-60}}, help: {{a help}}}
defaults: {{{two_doublers}}: {{one_only}}}
cites: {wrong-score: {{C-44}}, {{wrong-result}}: {{C-44}}}
{{supply}}: {{7}}
]]

local SCRIPT = [[
return {
  api = 1,
  name = {{odd}},
  summary = {{An odd rule}},
  source = {{a source}},
  rules = {{{castle}}, "carcassonne"},
  replaces = {{{C-45}}},
  options = {[ {{limit}} ] = {values = {{{3}}, {{4}}}, default = {{3}}, help = {{a help}}}},
  hooks = {
    may_deploy = function() return #{{}} > 0 and {{}} or nil end,
    game_ended = function(g) g:score(g:players()[1], 1, {{an award}}) end,
    [ {{tile_placed}} ] = function() if #{{}} > 0 then error({{}}) end end,
  },
}
]]

-- A record whose rules, option values and words come from the odd ruleset.
local PLAIN = [[
reeve: 1
rules: odd
players: {W: Anna, B: Bert}
moves:
- W: 50 b3 merchant@sw
- B: 20/270 i10
- W: 52/90 d7 herald@w
  score: {W: 9}
- B: 56/180 h10 builder@se
result: {W: 1, B: 1}
]]

local KINDS = {
  record = {text = RECORD, quote = in_yaml},
  position = {text = POSITION, quote = in_yaml},
  ruleset = {text = RULESET, quote = in_yaml},
  script = {text = SCRIPT, quote = in_lua},
}
local ORDER = {"record", "position", "ruleset", "script"}

local function places(kind)
  return select(2, KINDS[kind].text:gsub("{{([^{}]*)}}", ""))
end

-- A comment cannot be escaped: it has any characters that YAML allows in a comment.
local function in_comment(text)
  return spell(text, function(s) return s end, function(c)
    return (c == 0x202e or c == 0x2066 or c == 0x200f or c == 0x61c) and utf8.char(c) or ""
  end)
end

-- The document with the nasty texts of `at` in its places.
local function made(kind, at)
  local k, i = KINDS[kind], 0
  return (k.text:gsub("{{([^{}]*)}}", function(plain)
    i = i + 1
    if plain:find("^c:") then return at[i] and in_comment(at[i]) or plain end
    return k.quote(at[i] or {plain})
  end))
end

-- ---- Commands ----------------------------------------------------------------------------------

local place = assert(io.popen("mktemp -d")):read("l")

-- The commands for each kind; the first command tells whether the document can be read.
local FILE = {record = "record.yaml", position = "position.yaml", ruleset = "odd/ruleset.yaml",
  script = "odd.lua"}
local COMMANDS = {
  record = {"check record.yaml", "score record.yaml", "why record.yaml 1", "show record.yaml",
    "fmt record.yaml", "position record.yaml", "legal record.yaml --before 2",
    "completions record.yaml", "show --svg - record.yaml"},
  position = {"check position.yaml", "fmt position.yaml", "show --svg - position.yaml",
    "position position.yaml", "score --now position.yaml", "legal --tile crfr position.yaml",
    "show position.yaml", "why position.yaml final"},
  ruleset = {"rules --rules . odd", "check --rules . plain.yaml", "score --rules . plain.yaml",
    "why --rules . plain.yaml", "show --rules . --svg - plain.yaml", "show --rules . plain.yaml",
    "legal --rules . plain.yaml --before 2", "rules --rules .", "rules --rules . castle",
    "explain --rules . --ruleset odd C-45 O-1", "tiles --rules . odd", "new --rules . odd",
    "sim --rules . odd --seed 1", "position --rules . plain.yaml --at 2"},
  script = {"rules --script ./odd.lua", "check --script ./odd.lua record.yaml",
    "why --script ./odd.lua record.yaml 1", "rules castle --script ./odd.lua",
    "score --script ./odd.lua --option odd.limit=3 record.yaml",
    "show --script ./odd.lua record.yaml", "fmt --script ./odd.lua record.yaml"},
}

local function write(name, text)
  local file = assert(io.open(place .. "/" .. name, "wb"))
  file:write(text)
  file:close()
end

local function read(name)
  local file = assert(io.open(place .. "/" .. name, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function acts(c)
  return (c < 0x20 and c ~= 10) or (c >= 0x7f and c < 0xa0) or c == 0x61c or c == 0x200e or
    c == 0x200f or (c >= 0x2028 and c <= 0x202e) or (c >= 0x2066 and c <= 0x2069)
end

-- The error in a printed text, or nil.
local function trouble(text, form)
  local _, bad = utf8.len(text)
  if bad then return ("byte 0x%02x at %d is no UTF-8"):format(text:byte(bad), bad) end
  for at, c in utf8.codes(text) do
    if acts(c) and not (c == 9 and form == "tsv") then return ("U+%04X at %d"):format(c, at) end
  end
  if form ~= "lines" and ("\n" .. text):find("[\n\t]FORGED") then return "a forged line" end
  if form == "svg" and text:find("<nasty", 1, true) then return "an element that was a text" end
end

-- The form of the output of a command when this form is requested; nil if it has no such form.
local function form_of(command, form)
  if command:find("%-%-svg") then return form == "text" and "svg" or nil end
  if command:find("^new") then return form == "text" and "lines" or nil end -- a text of several
  return (form == "text" or not command:find("^fmt") and not command:find("^position")) and form
end

local failures, tried = 0, 0

local function fail(name, asked, what, details)
  failures = failures + 1
  print(("not ok nasty: %s: reeve %s (%s): %s"):format(name, asked.command, asked.form, what))
  print((details:gsub("[^\n -~]", function(c) return ("\\x%02x"):format(c:byte()) end)
    :gsub("[^\n]+", "  %0")))
end

-- Runs commands in all forms and checks their output; returns the status of the first.
local function ask(commands, name, document)
  local lines, asked = {("cd '%s' && export HOME='%s' XDG_DATA_HOME="):format(place, place)}, {}
  local json = {} -- checked all at once, and one by one only after an error
  for _, command in ipairs(commands) do
    for _, want in ipairs {"text", "tsv", "json"} do
      local form = form_of(command, want)
      if form then
        asked[#asked + 1] = {form = form, command = command}
        lines[#lines + 1] = ("'%s' %s %s >out.%d 2>err.%d </dev/null; echo $? >status.%d"):format(
          reeve, command, want == "text" and "" or "--format " .. want, #asked, #asked, #asked)
        if want == "json" then
          json[#json + 1] = #asked
        end
      end
    end
  end
  lines[#lines + 1] = ("is_json() { jq -es . $(printf 'out.%%s ' \"$@\") >/dev/null 2>&1; }\n" ..
    "for i in %s; do echo 0 >json.$i; done\n" ..
    "is_json %s || for i in %s; do is_json $i; echo $? >json.$i; done"):format(
      table.concat(json, " "), table.concat(json, " "), table.concat(json, " "))
  write("run.sh", table.concat(lines, "\n"))
  os.execute(("sh '%s/run.sh'"):format(place))
  for i, a in ipairs(asked) do
    local out, err, status = read("out." .. i), read("err." .. i), tonumber(read("status." .. i))
    local what = trouble(out, a.form) or trouble(err, "text") or
      (status > 5 and "status " .. status) or
      (a.form == "json" and #out > 0 and read("json." .. i) ~= "0\n" and "no JSON")
    if what then fail(name, a, what, document .. out .. err) end
  end
  tried = tried + #asked
  return tonumber(read("status.1"))
end

local function put(kind, at)
  local text = made(kind, at)
  write(FILE[kind], text)
  return text
end

local function plain_again()
  for _, kind in ipairs(ORDER) do put(kind, {}) end
end

os.execute(("mkdir -p '%s/odd' '%s/.local/share/reeve/scripts'"):format(place, place))
write("plain.yaml", PLAIN)
write(".local/share/reeve/scripts/odd.lua", made("script", {}))
plain_again()

local function result(before, name)
  print((failures == before and "ok" or "not ok") .. " nasty: " .. name)
end

-- A document is read: its errors do not depend on its texts.
local function is_read(status) return status < 2 end

local function try_kind(kind)
  local before, free, n = failures, {}, 0
  local status = ask(COMMANDS[kind], kind .. " as it is", made(kind, {}))
  if not is_read(status) then
    fail(kind, {command = COMMANDS[kind][1], form = "text"}, "not read",
      read("out.1") .. read("err.1"))
  end
  for i = 1, places(kind) do
    local text = put(kind, {[i] = ALL})
    if is_read(ask({COMMANDS[kind][1]}, ("%s, place %d"):format(kind, i), text)) then
      free[i] = ALL
      n = n + 1
    end
  end
  result(before, ("a text in each place of a %s"):format(kind))
  before = failures
  status = ask(COMMANDS[kind], kind .. " with all", put(kind, free))
  if n == 0 or not is_read(status) then
    fail(kind .. " with all", {command = COMMANDS[kind][1], form = "text"}, "not read",
      made(kind, free) .. read("out.1") .. read("err.1"))
  end
  result(before, ("texts in all %d places of a %s that take any"):format(n, kind))
  plain_again()
end

for _, kind in ipairs(ORDER) do try_kind(kind) end

local before = failures
for round = 1, rounds do
  for _, kind in ipairs(ORDER) do
    local at = {}
    for i = 1, places(kind) do
      if math.random(8) == 1 then at[i] = NASTY[math.random(#NASTY)] end
    end
    ask(COMMANDS[kind], ("%s of round %d, seed %d"):format(kind, round, seed), put(kind, at))
  end
  plain_again()
end
result(before, ("texts by chance, from seed %d"):format(seed))

-- ---- Command lines, and names of files ---------------------------------------------------------

local LINES = {"check %s", "%s", "show --svg %s/x plain.yaml", "check --rules %s plain.yaml",
  "check --option %s record.yaml", "check --option %s=%s record.yaml", "new %s", "sim %s",
  "check --script %s record.yaml", "check --script ./%s.lua record.yaml", "explain %s", "rules %s",
  "tiles castle --look %s", "why record.yaml %s", "legal record.yaml --tile %s", "check --%s",
  "check --format %s", "check --accept %s record.yaml", "check ./%s.yaml", "fmt ./%s.yaml",
  "check record.yaml ./%s.yaml", "score ./%s.yaml", "show --svg - ./%s.yaml",
  "rules --rules ./%s odd", "completions --color=%s x"}

before = failures
for n, nasty in ipairs {ALL, NASTY[5], NASTY[6]} do
  local word, name, commands = in_shell(nasty), as_bytes(nasty):gsub("/", "|"), {}
  for i, line in ipairs(LINES) do
    local file = in_shell({name})
    local with = line:find("./%s", 1, true) and file or word
    commands[i] = line:gsub("%%s", (with:gsub("%%", "%%%%")))
  end
  os.execute(("mkdir -p '%s'/%s/odd"):format(place, in_shell({name})))
  write(name .. ".yaml", made("record", {}))
  write(name .. ".lua", made("script", {}))
  write(name .. "/odd/ruleset.yaml", made("ruleset", {}):gsub("castle", "castel"))
  ask(commands, "command line, text " .. n, "")
end
result(before, "command lines, and names of files")

os.execute(("rm -rf '%s'"):format(place))
if os.getenv("VERBOSE") then print(tried .. " answers") end
os.exit(failures == 0)
