-- def.lua: reads the tables of the engine, its .def files, and checks their layout.
--
-- A table consists of rows `NAME(VALUE, …)` between comments and preprocessor lines. A value is a
-- word, a text (adjacent strings are joined) or a list of words in parentheses. Anything else is an
-- error, reported with its line, so that no row is skipped unnoticed.

local def = {}

-- Reports an error in a file with its line, and ends the program.
function def.complain(path, line, what)
  io.stderr:write(("%s:%d: %s\n"):format(path, line, what))
  os.exit(1)
end

-- A command with these words as they are, whatever the shell would make of them.
function def.quote(...)
  local words = {...}
  for i, word in ipairs(words) do words[i] = "'" .. word:gsub("'", "'\\''") .. "'" end
  return table.concat(words, " ")
end

function def.read_text(path)
  local file, problem = io.open(path, "rb")
  if not file then
    io.stderr:write(problem, "\n")
    os.exit(1)
  end
  local text = file:read("a")
  file:close()
  return text
end

-- ---- Tokens ------------------------------------------------------------------------------------

local BETWEEN = {"^%s+", "^/%*.-%*/", "^#[^\n]*"}

-- The string that begins at an offset, without its quotes, and the offset after it.
local function read_string(text, at)
  local stop = at + 1
  repeat
    stop = text:find('["\\\n]', stop)
    local escape = stop and text:sub(stop, stop) == "\\"
    stop = escape and stop + 2 or stop
  until not escape
  if stop and text:sub(stop, stop) == '"' then
    return (text:sub(at + 1, stop - 1):gsub("\\(.)", "%1")), stop + 1
  end
end

-- The token at an offset and the offset after it. A token without a kind is white space; nil is an
-- error.
local function read_token(text, at)
  for _, pattern in ipairs(BETWEEN) do
    local piece = text:match(pattern, at)
    if piece then return {}, at + #piece end
  end
  if text:sub(at, at) == '"' then
    local string, stop = read_string(text, at)
    return string and {kind = "text", value = string}, stop
  end
  local word = text:match("^[%w_]+", at)
  if word then return {kind = "word", value = word}, at + #word end
  local sign = text:match("^[(),]", at)
  return sign and {kind = sign}, at + 1
end

local function tokens(path)
  local text, list, at, line = def.read_text(path), {}, 1, 1
  while at <= #text do
    local token, stop = read_token(text, at)
    if not token then def.complain(path, line, "this is not the layout of a table") end
    token.line = line
    if token.kind then list[#list + 1] = token end
    line = line + select(2, text:sub(at, stop - 1):gsub("\n", ""))
    at = stop
  end
  list[#list + 1] = {kind = "end", line = line}
  return list
end

-- ---- Rows --------------------------------------------------------------------------------------

-- take(kind): the next token if it is of this kind, or else nil. need(kind): the same, but another
-- kind is an error.
local function reader(path)
  local list, i = tokens(path), 1
  local function take(kind)
    local token = list[i]
    if token.kind ~= kind then return nil end
    i = i + 1
    return token
  end
  local function need(kind)
    return take(kind) or def.complain(path, list[i].line, "this is not the layout of a table")
  end
  return take, need
end

local function read_list(take, need)
  local words = {}
  repeat words[#words + 1] = need("word").value until not take(",")
  need(")")
  return words, "list"
end

local function read_value(take, need)
  if take("(") then return read_list(take, need) end
  local word = take("word")
  if word then return word.value, "word" end
  local parts, part = {}, need("text")
  while part do
    parts[#parts + 1] = part.value
    part = take("text")
  end
  return table.concat(parts), "text"
end

local function add_rows(rows, path)
  local take, need = reader(path)
  while not take("end") do
    local name = need("word")
    local row = {macro = name.value, path = path, line = name.line, kinds = {}}
    need("(")
    repeat row[#row + 1], row.kinds[#row + 1] = read_value(take, need) until not take(",")
    need(")")
    rows[#rows + 1] = row
  end
end

-- The rows of a file: {macro = NAME, path = FILE, line = N, kinds = {…}, VALUE, …}, where the kind
-- of a value is "word", "text" or "list". With a set of macros: those of them, and then those in
-- what the file includes.
function def.rows(path, wanted)
  local rows, all = {}, {}
  add_rows(all, path)
  for included in def.read_text(path):gmatch(wanted and '\n#include "([^"]+)"' or "^$") do
    table.move(def.rows("engine/" .. included, wanted), 1, 1000, #all + 1, all)
  end
  for _, row in ipairs(all) do
    if not wanted or wanted[row.macro] then rows[#rows + 1] = row end
  end
  return rows
end

-- The rows of files of columns that are parted by tabs: {path = FILE, line = N, COLUMN, …}.
function def.columns(paths)
  local rows = {}
  for line in io.popen("grep -n '' /dev/null " .. paths):lines() do
    local path, number, text = line:match("^(.-):(%d+):(.*)$")
    local row = {path = path, line = tonumber(number)}
    for column in (text .. "\t"):gmatch("(.-)\t") do row[#row + 1] = column end
    rows[#rows + 1] = row
  end
  return rows
end

-- The lines of a sort in options.txt: {NAME, what stands behind the colon, without the rule}.
function def.options(sort)
  local rows = {}
  for line in def.read_text("engine/ruleset/options.txt"):gmatch("[^\n]+") do
    local name, text = line:match("^" .. sort .. " ([%w_]+): ([^#]+)")
    if name then rows[#rows + 1] = {name, (text:gsub(" *$", ""))} end
  end
  return rows
end

return def
