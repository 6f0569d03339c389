-- mkkeys.lua PAGE REEVE: prints reeve-record(5) with new lists, made from what REEVE prints: of the
-- rulesets (`rules`), of the keys (`schema --format tsv`), and of the keys that each box adds with
-- its scripts (`schema NAME --format tsv`). `make man` runs it; man.lua compares.

local page, reeve = arg[1] or "man/reeve-record.5", arg[2] or "reeve"

local function roff(text)
  return (text:gsub("\\", "\\e"):gsub("%-", "\\-"):gsub("'", "\\(aq"))
end

local function lines_of(command)
  local pipe, lines = assert(io.popen(reeve .. " " .. command)), {}
  for line in pipe:lines() do lines[#lines + 1] = line end
  assert(pipe:close(), command)
  return lines
end

-- The maps in order, and the keys of each.
local function keys_of(name)
  local maps, rows = {}, {}
  for _, line in ipairs(lines_of("schema --format tsv " .. name)) do
    local within, key, shape, needs, words = line:match("^(.-)\t(.-)\t(.-)\t(.-)\t(.*)$")
    assert(key, "this is not a line of `reeve schema --format tsv`")
    if not rows[within] then
      maps[#maps + 1], rows[within] = within, {}
    end
    table.insert(rows[within], {key = key, shape = shape, needs = needs, words = words})
  end
  return maps, rows
end

local part
local function put(format, ...) part[#part + 1] = string.format(format .. "\n", ...) end

local function put_key(row)
  put(row.last and '.It Cm %s No to Cm %s : Li "%s"' or '.It Cm %s%s : Li "%s"', row.key,
    row.last or "", roff(row.shape))
  put("%s", roff(row.words))
  if row.needs ~= "" then put("Only with %s.", roff(row.needs)) end
end

local lists = {}

-- Puts into the page, between two comments, what `make` puts.
local function list(what, make)
  part = {}
  make()
  lists[#lists + 1] = {
    begin = ('.\\" %s: made by man/mkkeys.lua (make man)\n'):format(what),
    ending = ('.\\" end of the %s\n'):format(what),
    text = table.concat(part),
  }
end

local names, titles = {}, {}
for _, line in ipairs(lines_of("rules --format tsv")) do
  local name, title = line:match("^(.-)\t(.-)\t")
  names[#names + 1], titles[name] = name, title
end

list("rulesets", function()
  for _, name in ipairs(names) do put(".Ql %s ,", name) end
end)

local maps, rows = keys_of("")
list("keys", function()
  for _, within in ipairs(maps) do
    if within ~= "" then put(".Pp\nIn\n.Cm %s :", within) end
    put(".Bl -tag -width Ds -compact")
    for _, row in ipairs(rows[within]) do put_key(row) end
    put(".El")
  end
end)

-- Of keys such as answer, answer_2 and answer_3 the first is listed, with the last.
local function join_rounds(all)
  local joined, first = {}, {}
  for _, row in ipairs(all) do
    local begun = first[row.key:match("^(.-)_%d+$")]
    if begun and begun.words == row.words then
      begun.last = row.key
    else
      joined[#joined + 1], first[row.key] = row, row
    end
  end
  return joined
end

-- A preset adds the keys of the box that it is an edition of: they are listed once.
list("keys of boxes", function()
  local listed = {}
  for _, ofall in pairs(rows) do
    for _, row in ipairs(ofall) do listed[row.key] = true end
  end
  for _, name in ipairs(names) do
    local of, begun = select(2, keys_of(name)), false
    for _, row in ipairs(join_rounds(of.moves or {})) do
      if not listed[row.key] then
        if not begun then
          put(".Pp\n%s\n.Pq Li %s :\n.Bl -tag -width Ds -compact", titles[name], name)
        end
        begun, listed[row.key] = true, true
        put_key(row)
      end
    end
    if begun then put(".El") end
  end
end)

local file = assert(io.open(page))
local text = file:read("a")
file:close()
for _, made in ipairs(lists) do
  local _, from = text:find(made.begin, 1, true)
  local to = from and text:find(made.ending, from + 1, true)
  assert(to, "the page has no place for: " .. made.begin)
  text = text:sub(1, from) .. made.text .. text:sub(to)
end
io.write(text)
