-- circles.lua BUILD: calls in engine/ go the way of includes. By the symbols of the objects in
-- BUILD no layer needs one that stands behind it in the list of layers.lua, no header declares what
-- is defined behind it, and no circle of objects that need one another, in engine/ or cli/, is
-- larger than MOST. Prints what goes up and how large the largest circle is. Run from the top of
-- the checkout.

local BUILD = assert(arg[1], "usage: circles.lua BUILD")
local ORDER = assert(io.open("tests/run/layers.lua")):read("a"):match('ORDER = "(.-)"')
local MOST = 25

local place = {}
for layer in (ORDER .. " cli"):gmatch("%S+") do
  place[#place + 1], place[layer] = layer, #place + 1
end

local objects, home, up, calls = {}, {}, {}, 0
local function each(ending, see)
  local all = "ls engine/*/*.%s engine/games/*/*.%s cli/*.%s cli/*/*.%s"
  for path in io.popen((all:gsub("%%s", ending))):lines() do
    local name = path:match("^(.*)%.")
    local layer = place[name:match("^engine/(%l+)") or "cli"]
    if layer then see({name = name, path = path, layer = layer, needs = {}, calls = {}}) end
  end
end
local named, files = {}, {}
each("c", function(object)
  local file = ("%s/%s.o"):format(BUILD, object.name)
  objects[#objects + 1], files[#files + 1], named[file] = object, file, object
end)
for line in io.popen("nm -A " .. table.concat(files, " ")):lines() do
  local file, sort, symbol = line:match("^([^:]*):.* (%u) ([%w_]+)$")
  local object = named[file]
  if sort and sort ~= "U" then home[symbol] = object end
  if sort == "U" then table.insert(object.needs, symbol) end
end

local function find(from, symbol)
  local other = home[symbol]
  if other and other.layer > from.layer then
    up[#up + 1] = ("%s: %s of %s"):format(from.path, symbol, other.name)
  end
  return other
end
for _, object in ipairs(objects) do
  for _, symbol in ipairs(object.needs) do
    local other = find(object, symbol)
    if other then object.calls[other], calls = true, calls + 1 end
  end
end
each("h", function(header)
  local text = assert(io.open(header.path)):read("a"):gsub("/%*.-%*/", "")
  for symbol in text:gmatch("rv_[%w_]+") do find(header, symbol) end
end)

-- The largest set of objects of which each leads to all others (Tarjan).
local largest, stack, count = {}, {}, 0
local function visit(object)
  count = count + 1
  object.index, object.low, object.waits = count, count, true
  stack[#stack + 1] = object
  for other in pairs(object.calls) do
    if not other.index then visit(other) end
    if other.waits then object.low = math.min(object.low, other.low) end
  end
  local circle = {}
  while object.low == object.index and object.waits do
    local one = table.remove(stack)
    one.waits = false
    circle[#circle + 1] = one.name
  end
  if #circle > #largest then largest = circle end
end
for _, object in ipairs(objects) do
  if not object.index then visit(object) end
end

table.sort(largest)
print(("%d of %d calls go up"):format(#up, calls), table.concat(up, "\n  "))
print(("the largest circle has %d of %d objects"):format(#largest, #objects),
  #largest > MOST and "more than " .. MOST .. ": " .. table.concat(largest, " ") or "")
if calls == 0 then print("there are no objects in " .. BUILD .. ", which make builds") end
os.exit(#up == 0 and #largest <= MOST and calls > 0)
