-- calls.lua BUILD: a room of engine/ calls nothing of a room that stands behind it in the list of
-- rooms.lua, but in the ways that are listed: a header above says what is done below. Reads the
-- objects of a build with nm; run from the top of the checkout.

local BUILD = assert(arg[1], "usage: calls.lua BUILD")
local ORDER = "base yaml tile ruleset core lua record judge ask random games"

-- From one room to another, and what is called so.
local WAYS = {
  ["yaml -> ruleset"] = "^rv_complain_with$", -- in the words of a ruleset: base/diag.h
}

local place, count = {}, 0
for room in ORDER:gmatch("%S+") do
  count = count + 1
  place[room] = count
end

local defined, called = {}, {}
local objects = ("ls %s/engine/*/*.o %s/engine/games/*/*.o"):format(BUILD, BUILD)
for path in assert(io.popen(objects)):lines() do
  local room = path:match("/engine/(%l+)/")
  for line in assert(io.popen("nm " .. path)):lines() do
    local sort, name = line:match(" (%u) ([%w_]+)$")
    if sort == "U" then
      called[#called + 1] = {room = room, name = name, file = path:match("[^/]+$")}
    elseif sort then
      defined[name] = room
    end
  end
end

local function known(way, name)
  for pattern in (WAYS[way] or ""):gmatch("%S+") do
    if name:find(pattern) then return true end
  end
end

local bad, used = {}, {}
for _, call in ipairs(called) do
  local to = defined[call.name]
  local way = ("%s -> %s"):format(call.room, to)
  if to and place[call.room] and place[to] and place[to] > place[call.room] then
    used[way] = true
    if not known(way, call.name) then
      bad[#bad + 1] = ("%s: %s, %s"):format(way, call.file, call.name)
    end
  end
end
for way in pairs(WAYS) do
  if not used[way] then bad[#bad + 1] = way .. ": nothing is called so any more" end
end
if count == 0 or #called == 0 then bad[#bad + 1] = "there are no objects in " .. BUILD end
print((#bad == 0 and "ok" or "not ok") .. " no room calls what is below it, but in known ways")
for _, what in ipairs(bad) do print("  " .. what) end
os.exit(#bad == 0)
