-- mkkeys.lua PAGE: prints reeve-record(5) with a new list of keys, made from the output of
-- `reeve schema --format tsv` on standard input. `make man` runs it; man.lua compares.

local BEGIN, END = '.\\" keys: made by man/mkkeys.lua (make man)\n', '.\\" end of the keys\n'

local function roff(text)
  return (text:gsub("\\", "\\e"):gsub("%-", "\\-"):gsub("'", "\\(aq"))
end

local maps, rows = {}, {}
for line in io.lines() do
  local within, key, shape, needs, words = line:match("^(.-)\t(.-)\t(.-)\t(.-)\t(.*)$")
  assert(key, "this is not a line of `reeve schema --format tsv`")
  if not rows[within] then
    maps[#maps + 1], rows[within] = within, {}
  end
  table.insert(rows[within], {key = key, shape = shape, needs = needs, words = words})
end

local part = {BEGIN}
local function put(format, ...) part[#part + 1] = string.format(format .. "\n", ...) end

for _, within in ipairs(maps) do
  if within ~= "" then put(".Pp\nIn\n.Cm %s :", within) end
  put(".Bl -tag -width Ds -compact")
  for _, row in ipairs(rows[within]) do
    put('.It Cm %s : Li "%s"', row.key, roff(row.shape))
    put("%s", roff(row.words))
    if row.needs ~= "" then put("Only with %s.", roff(row.needs)) end
  end
  put(".El")
end

local file = assert(io.open(arg[1] or "man/reeve-record.5"))
local page = file:read("a")
file:close()
local _, from = page:find(BEGIN, 1, true)
local to = page:find(END, 1, true)
assert(from and to, "the page has no place for the keys")
io.write(page:sub(1, from - #BEGIN), table.concat(part), page:sub(to))
