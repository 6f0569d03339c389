-- circles.lua BUILD: calls in engine/ go the way of includes. By the symbols of the objects in
-- BUILD no layer needs one that stands behind it in the list of rooms.lua, no header declares what
-- is defined behind it, and no circle of objects that need one another is larger than MOST. Prints
-- what goes up and how large the largest circle is. Run from the top of the checkout.

local BUILD = assert(arg[1], "usage: circles.lua BUILD")
local ORDER = assert(io.open("tests/run/rooms.lua")):read("a"):match('ORDER = "(.-)"')
local MOST = 25

local place, layers = {}, 0
for layer in ORDER:gmatch("%S+") do
  layers = layers + 1
  place[layer] = layers
end

-- The sources of a sort, by their names without engine/ and ending, with their layers.
local function sources(ending)
  local list = {}
  local listing = ("ls engine/*/*.%s engine/games/*/*.%s"):format(ending, ending)
  for path in assert(io.popen(listing)):lines() do
    local name = path:match("^engine/(.*)%.")
    local layer = place[name:match("^%l+")]
    if layer then list[#list + 1] = {name = name, path = path, layer = layer} end
  end
  return list
end

local objects, home, up, calls = sources("c"), {}, {}, 0
for _, object in ipairs(objects) do
  object.needs, object.calls = {}, {}
  for line in assert(io.popen(("nm %s/engine/%s.o"):format(BUILD, object.name))):lines() do
    local sort, symbol = line:match(" (%u) ([%w_]+)$")
    if sort == "U" then
      object.needs[#object.needs + 1] = symbol
    elseif sort then
      home[symbol] = object
    end
  end
end

local function note(from, symbol)
  local other = home[symbol]
  if other and other.layer > from.layer then
    up[#up + 1] = ("%s: %s of %s"):format(from.path, symbol, other.name)
  end
  return other
end

for _, object in ipairs(objects) do
  for _, symbol in ipairs(object.needs) do
    local other = note(object, symbol)
    if other then object.calls[other], calls = true, calls + 1 end
  end
end
for _, header in ipairs(sources("h")) do
  for symbol in assert(io.open(header.path)):read("a"):gsub("/%*.-%*/", ""):gmatch("rv_[%w_]+") do
    note(header, symbol)
  end
end

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
  if object.low == object.index then
    local circle = {}
    repeat
      local one = table.remove(stack)
      one.waits = false
      circle[#circle + 1] = one.name
    until one == object
    if #circle > #largest then largest = circle end
  end
end
for _, object in ipairs(objects) do
  if not object.index then visit(object) end
end
table.sort(largest)

print(("%d of %d calls go up; the largest circle has %d of %d objects"):format(#up, calls, #largest,
  #objects))
for _, what in ipairs(up) do print("  " .. what) end
if #largest > MOST then print("  more than " .. MOST .. ": " .. table.concat(largest, " ")) end
if calls == 0 then print("  there are no objects in " .. BUILD .. ", which make builds") end
os.exit(#up == 0 and #largest <= MOST and calls > 0)
