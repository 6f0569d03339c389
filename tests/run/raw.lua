-- raw.lua: checks that all texts of strangers are escaped. All output of cli/ goes through one
-- function for each form: out_printf and out_clean (text), out_fields (TSV), rv_json_put (JSON),
-- engine/draw/svg.c (SVG), engine/yaml/write_yaml.c (YAML). Functions that print texts unchanged,
-- out_put, out_raw, out_bytes, are checked here: the arguments of out_put and formats must be
-- literals, and other calls are listed below, each with its reason. Prints one line for each error;
-- the exit status tells whether there was any. Run from the top of the checkout.

local ALLOWED = { -- "FILE FUNCTION ARGUMENTS": reason
  ['text.c out_bytes plain, space ? " " : whole->buf + i, 1'] = "only compared",
  ["text.c out_bytes whole, at, (size_t)(end - at)"] = "put_torn sees whether it is clean",
  ['text.c out_raw whole, text ? text : ""'] = "part of the record",
  [ [[diary.c out_raw &s->begun, out_joined(&s->begun, entry ? "- " : " ", words, "\n", NULL)]] ] =
    "part of the record",
  ["diary.c out_bytes &s->begun, canonical, (size_t)(end - canonical)"] = "part of the record",
  [ [[diary.c out_bytes &s->note, words, strcspn(words, "\n")]] ] = "part of the record",
  ["diary.c out_bytes to, text, s->begun.n - (empty ? line : 0)"] = "part of the record",
  ["diary.c out_raw &s->ended, rest"] = "part of the record",
  ["diary.c out_raw &s->begun, rest"] = "part of the record",
  ["diary.c out_raw &s->begun, out_text((out *)&from->begun)"] = "part of the record",
  ["diary.c out_raw &s->ended, out_text((out *)&from->ended)"] = "part of the record",
  ["play.c out_raw note, out_text(&p->diary.note)"] = "text of the record",
  ["diary.c out_raw &s->note, words"] = "part of the record",
  ["diary.c out_raw to, note"] = "part of the record",
  ["diary.c out_raw to, out_text(&s->ended)"] = "part of the record",
  ["diary.c out_raw to, out_text(&s->note)"] = "part of the record",
  [ [[entry.c out_bytes entry, tile, strcspn(tile, *line == '/' ? "/" : " ")]] ] =
    "part of the record",
  ["entry.c out_raw entry, line"] = "part of the record",
  ["entry.c out_bytes entry, line, key.player"] = "part of the record",
  [ [[page.c out_raw data, ends ? "\\u003c" : (const char[]){*c, 0}]] ] =
    "the JSON writer wrote it",
  ["play.c out_bytes help, h++, 1"] = "a help line, cleaned when it is printed",
  [ [[new.c out_raw text, out_joined(r->err, "reeve: 1\nrules: ", name, "\noptions: ", NULL)]] ] =
    "the name of a ruleset that exists",
  ["play.c out_bytes &f->text, out_text(text), text->n"] = "text of the record",
  ["play.c out_bytes &f->text, read, n"] = "a file to be judged",
  ["complete.c out_raw t->words, word"] = "a name of the library",
  [ [[play.c out_raw note, out_joined(note, PLAY_PENDING, drawn ? " " : "", drawn, NULL)]] ] =
    "text of the record",
  ["play.c out_bytes note, line + 2, n - 2"] = "text of the record",
  [ [[line.c write STDOUT_FILENO, "\n", 1]] ] = "a literal, in a signal handler",
  ["diary.c out_bytes &now, p, same || proposed ? 0 : (size_t)(end - p)"] =
    "the record, which save writes",
  ["diary.c out_raw &now, by"] = "text of the record, which save writes",
  ["sim.c out_raw o, record"] = "the engine wrote it as YAML",
  ["text.c out_raw r->out, text"] = "the engine wrote it as YAML",
  ["args.c out_bytes paragraph, s, (size_t)(end - s)"] = "a text of help.txt, cleaned later",
  ["explain.c out_raw words, plain_name(r->err, rule->title)"] = "words of the ledger",
  ["explain.c out_raw words, plain_name(r->err, rule->text)"] = "words of the ledger",
  ["run.c out_bytes word, &c, 1"] = "a letter of a name, which is compared, or cleaned later",
  ["args.c out_bytes whole, s, !word"] = "a text of help.txt, cleaned when it is laid out",
  ["page.c out_filled to, page_html, marks"] = "svg.c wrote it, or it is page.css or page.js",
  ["text.c out_filled to, text, words"] = "a name, into a file or cleaned when it is whole",
  ["args.c out_raw words, all->s[i]"] = "the command line, which is only compared or cleaned later",
  [ [[args.c out_raw whole, word ? words[s[1] - '1'] : ""]] ] = "cleaned when it is laid out",
  ["board.c out_bytes t.before, out_text(&p->file.text), p->file.text.n"] = "the file, as it was",
  ["board.c out_bytes head, text, (size_t)(end - text)"] = "text of the record",
  ["board.c out_bytes below, end, (size_t)(moves + 1 - end)"] = "text of the record",
  ["board.c out_raw below, out_text(&t->p->diary.ended)"] = "text of the record",
  ["board.c out_raw t->text, t->rest"] = "text of a position, which save writes",
  ["board.c out_raw t->text, t->head"] = "text of a position, which save writes",
  ["board.c out_raw whole, t->head"] = "text of a position, which save writes",
  ["board.c out_raw whole, t->rest"] = "text of a position, which save writes",
  ["board.c out_bytes whole, at, n"] = "the engine wrote it as YAML",
  ["report.c out_raw more, rules->s[i]"] = "cleaned, or escaped as JSON, when it is whole",
  ["report.c out_bytes whole, parts[k].s, parts[k].n"] = "cleaned when it is whole",
  ["save.c out_bytes other, name, n"] = "the name of a file that is opened",
  ["save.c out_raw other, own"] = "the same",
  ["tiles.c out_raw text, rv_buf_text(&sheet)"] = "svg.c wrote it",
  ["save.c out_raw r->out, out_text(text)"] = "svg.c wrote it",
  ["save.c out_bytes to, name, stem"] = "a path to open",
  ["save.c out_raw to, name + stem"] = "a path to open",
  ["jcz.c out_raw r->out, text.bytes.s"] = "the engine wrote it as YAML",
  ["rules.c out_raw r->out, text"] = "the engine wrote it as JSON",

  ["convert.c out_bytes png, bytes, whole ? h.n : 0"] = "the same",
}

-- The escaping functions themselves, which tests/fuzz/writer.c tests.
local HOME = {["cli/out.c"] = true}

-- Files that write text that is already JSON.
local RAW_JSON = {
  ["engine/base/json.c"] = true, ["engine/record/json_schema.c"] = true,
  ["engine/jcz/setup.c"] = true, -- what its tables say
}

local PRINTERS = [[printf vprintf fprintf vfprintf dprintf vdprintf puts fputs putc fputc putchar
  fwrite write writev perror psignal syslog warn warnx err errx]]

local faults = {}
local function fault(...) faults[#faults + 1] = string.format(...) end

local function files(pattern)
  local list = {}
  for name in io.popen("ls " .. pattern):lines() do
    if not name:find("^engine/tool/") then list[#list + 1] = name end -- it writes C code
  end
  return list
end

-- A source without its comments; \0 N \0 stands for the N-th literal.
local function read(name)
  local file = assert(io.open(name, "rb"))
  local text, literals, i = file:read("a"), {}, 1
  file:close()
  local kept = {}
  while i <= #text do
    local at = text:find("[\"'/]", i) or #text + 1
    kept[#kept + 1] = text:sub(i, at - 1)
    local sign, stop = text:sub(at, at), at
    if text:find("^/%*", at) then
      stop = select(2, text:find("*/", at + 2, true))
      kept[#kept + 1] = " "
    elseif sign == "/" then
      kept[#kept + 1] = sign
    elseif sign ~= "" then
      repeat
        stop = stop + (text:sub(stop, stop) == "\\" and 2 or 1)
      until text:sub(stop, stop) == sign
      literals[#literals + 1] = text:sub(at, stop)
      kept[#kept + 1] = "\0" .. #literals .. "\0"
    end
    i = stop + 1
  end
  return table.concat(kept), literals
end

local function spelled(text, literals)
  return (text:gsub("%z(%d+)%z", function(n) return literals[tonumber(n)] end)
    :gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

-- The contents of the brackets that open at `at`, and their parts between commas.
local function arguments(text, at)
  local inside = text:match("^%b()", at):sub(2, -2)
  local parts, depth, from = {}, 0, 1
  for i = 1, #inside + 1 do
    local c = inside:sub(i, i)
    if c == "(" or c == "[" or c == "{" then depth = depth + 1 end
    if c == ")" or c == "]" or c == "}" then depth = depth - 1 end
    if (c == "," and depth == 0) or c == "" then
      parts[#parts + 1] = inside:sub(from, i - 1)
      from = i + 1
    end
  end
  return inside, parts
end

-- Literals and macros in capitals, or a choice between such.
local function is_literal(text)
  if text:find("^[%s%w_%z]+$") then
    return not text:gsub("%z%d+%z", " "):gsub("%f[%w_][A-Z][%w_]*", ""):find("%S")
  end
  local depth = 0
  for i = 1, #text do
    local c = text:sub(i, i)
    if c == "(" or c == "[" then depth = depth + 1 end
    if c == ")" or c == "]" then depth = depth - 1 end
    if c == "?" and depth == 0 then
      local level = 0
      for k = i + 1, #text do
        local d = text:sub(k, k)
        if d == "?" then level = level + 1 end
        if d == ":" and level == 0 then
          return is_literal(text:sub(i + 1, k - 1)) and is_literal(text:sub(k + 1))
        end
        if d == ":" then level = level - 1 end
      end
    end
  end
  return false
end

local used = {}

local function look(name, text, literals, what, judge)
  if not text:find(what, 1, true) then return end
  for before, at in text:gmatch("()%f[%w_]" .. what .. "()%s*%(") do
    local open = text:find("(", at, true)
    local inside, parts = arguments(text, open)
    local start = text:sub(math.max(1, before - 200), before - 1)
    local declared = start:find("[>.]%s*$") or
      start:find("[%w_*]%s+%**$") and not start:find("return%s+$") and
      not start:find("else%s+$")
    if not declared then judge(spelled(inside, literals), parts, name:match("[^/]+$")) end
  end
end

local function must_be_listed(what, name)
  return function(inside, _, short)
    local row = ("%s %s %s"):format(short, what, inside)
    used[row] = true
    if not ALLOWED[row] then
      fault("%s: %s(%s): why not out_printf or out_clean?", name, what, inside)
    end
  end
end

local function must_be_literal(what, name)
  return function(inside, parts)
    if not is_literal(parts[2]) then
      fault("%s: %s(%s): its text is no literal", name, what, inside)
    end
  end
end

local function look_at(name)
  local text, literals = read(name)
  for printer in PRINTERS:gmatch("%S+") do
    look(name, text, literals, printer, must_be_listed(printer, name))
  end
  for _, what in ipairs {"out_raw", "out_bytes", "out_filled"} do
    look(name, text, literals, what, must_be_listed(what, name))
  end
  for _, what in ipairs {"out_put", "out_printf", "out_fields", "rv_json_put", "svg_put"} do
    look(name, text, literals, what, must_be_literal(what, name))
  end
  for _, literal in ipairs(literals) do
    if literal:find('\\":', 1, true) then
      fault("%s: %s: JSON is written by engine/base/json.c", name, literal)
    end
  end
end

for _, name in ipairs(files("cli/*.c cli/*/*.c")) do
  if not HOME[name] then look_at(name) end
end
for _, name in ipairs(files("engine/*/*.c engine/games/*/*.c")) do
  local text, literals = read(name)
  for printer in PRINTERS:gmatch("%S+") do
    look(name, text, literals, printer, function(inside)
      fault("%s: %s(%s): the engine does no output", name, printer, inside)
    end)
  end
  look(name, text, literals, "svg_put", must_be_literal("svg_put", name))
  if text:find("rv_json_raw%s*%(") and not RAW_JSON[name] then
    fault("%s: rv_json_raw: why not rv_json_put?", name)
  end
end
for row in pairs(ALLOWED) do
  if not used[row] then fault("tests/run/raw.lua: nobody needs `%s`", row) end
end

table.sort(faults)
print(table.concat(faults, "\n"))
os.exit(#faults == 0)
