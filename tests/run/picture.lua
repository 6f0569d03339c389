-- picture.lua: counts the shapes of a picture, and compares it with a position.
--
--   lua5.4 tests/run/picture.lua PICTURE.svg                 the number of shapes of each class
--   lua5.4 tests/run/picture.lua PICTURE.svg POSITION.yaml   differences from the position, as
--                                                        `reeve position` writes it, and overlaps
--   lua5.4 tests/run/picture.lua PICTURE.svg POSITION.yaml TILES
--                                                        also the shapes on each tile: TILES has
--                                                        lines "TILE CLASS NUMBER"; a class in it
--                                                        must not be drawn on any other tile; and
--                                                        knights must stand on buildings
--
-- Pictures have the layout of engine/draw/svg.c: one element on each line.

local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

local svg = read(arg[1])

-- ---- The picture -------------------------------------------------------------------------------

local counts = {}
for class in svg:gmatch('class="([^"]+)"') do counts[class] = (counts[class] or 0) + 1 end

local function unescape(text)
  local characters = {amp = "&", lt = "<", gt = ">", quot = '"', apos = "'"}
  return (text:gsub("&(%l+);", characters))
end

-- The contents of groups of a class: {title = its title or nil, word = its first text}, in their
-- order.
local function groups(class)
  local list = {}
  for body in svg:gmatch('<g class="' .. class:gsub("%-", "%%-") .. '"[^>]*>(.-</text>)') do
    list[#list + 1] = {title = body:match("<title>(.-)</title>"),
                       word = unescape(body:match(">([^<]*)</text>$"))}
  end
  return list
end

local function words(class)
  local list = {}
  for _, group in ipairs(groups(class)) do list[#list + 1] = group.word end
  return list
end

-- ---- The position ------------------------------------------------------------------------------

-- "{12: 3, 16: '?'}" as a list of its values, preceded by their keys if requested.
local function flow(text, with_keys)
  local list = {}
  for key, value in text:gmatch("([%w_]+): *'?([%w?]+)'?") do
    list[#list + 1] = with_keys and key .. ":" .. value or value
  end
  return list
end

-- "{'0,3': 5, '0,5': B big}" as a list of "0,3: 5" and "0,5: B big".
local function by_cell(text)
  local list = {}
  for cell, value in text:gmatch("'?([%d,-]+)'?: ([%w_ ]+)") do
    list[#list + 1] = cell .. ": " .. value
  end
  return list
end

-- "{W: [B, R big], G: [B]}" as a list of "B of W", "R big of W" and "B of G".
local function by_captor(text)
  local list = {}
  for captor, owners in text:gmatch("([%w_]+): %[(.-)%]") do
    for owner in owners:gmatch("[%w_ ]*[%w_]") do
      list[#list + 1] = owner:gsub("^ ", "") .. " of " .. captor
    end
  end
  return list
end

-- The supply of each player: "{W: 3}", or "{W: {followers: 3, big: 0, towers: 1}}" (only followers,
-- if the game has no other pieces).
local function read_supply(p, text)
  p.supply, p.large, p.pieces, p.bridges, p.castles = flow(text), {}, {}, {}, {}
  if not text:find("followers") then return end
  p.supply = {}
  local lists = {followers = p.supply, big = p.large, towers = p.pieces, bridges = p.bridges,
                 castles = p.castles}
  for key, number in text:gmatch("(%l+): (%d+)") do table.insert(lists[key], number) end
end

-- {board = {CELL = {id, turned, followers}}, score, corners, held, supply}, each a list.
local function position_of(path)
  local p = {tile = {}, follower = {}, held = {}}
  local board, rest = read(path):match("\nboard:\n(.-)\n(%l.*)$")
  if not board then board, rest = "", read(path) end
  for line in (board .. "\n"):gmatch("([^\n]*)\n") do
    local cell, tile, more = line:match("^  '?([%w,-]+)'?: %[?'?([^%s',%]]+)'?,?(.*)$")
    if cell then
      p.tile[#p.tile + 1] = tile .. " on " .. cell
      for label, role in more:gmatch("([%w_]+):([%l:]+)") do
        p.follower[#p.follower + 1] = ("%s of %s"):format(role:gsub("^big:", "large "), label)
      end
    end
  end
  p.marker = flow(rest:match("score: ({.-})") or "", true)
  p.token = flow(rest:match("corners: ({.-})") or "", true)
  for list in (rest:match("hand: ({.-}})") or ""):gmatch("wall_tiles: %[(.-)%]") do
    for number in list:gmatch("[%d?]+") do p.held[#p.held + 1] = number end
  end
  p.tower = by_cell(rest:match("towers: ({'.-})") or "")
  p.top = by_cell(rest:match("tops: ({.-})") or "")
  p.bridge = by_cell(rest:match("bridges: ({'.-})") or "")
  p.castle = select(2, (rest:match("castles: ({'.-})") or ""):gsub("@", ""))
  p.prisoner = by_captor(rest:match("prisoners: ({.-})") or "")
  read_supply(p, rest:match("supply: (%b{})") or "")
  return p
end

-- ---- Comparing ---------------------------------------------------------------------------------

local function differ(what, drawn, wanted)
  table.sort(drawn)
  table.sort(wanted)
  local a, b = table.concat(drawn, ", "), table.concat(wanted, ", ")
  if a ~= b then print(("%s\n  drawn:  %s\n  wanted: %s"):format(what, a, b)) end
end

local function titles(class, pattern, shape)
  local list = {}
  for _, group in ipairs(groups(class)) do
    local a, b = (group.title or ""):match(pattern)
    list[#list + 1] = shape(a or "?", b or group.word)
  end
  return list
end

-- From the markers; from the description of a picture without a track.
local function scores()
  local list, pattern = {}, "([%w_]+)%)?: (%d+) points"
  if counts.space then
    return titles("marker", "^" .. pattern, function(label, points)
      return label .. ":" .. points
    end)
  end
  for label, points in (svg:match("<desc>(.-)</desc>") or ""):gmatch(pattern) do
    list[#list + 1] = label .. ":" .. points
  end
  return list
end

local function tiles()
  local list = {}
  for title in svg:gmatch('<g class="tile"[^>]*>\n<title>tile (.-)</title>') do
    list[#list + 1] = title
  end
  return list
end

local function sum(list)
  local n = 0
  for _, value in ipairs(list) do n = n + math.tointeger(value) end
  return n
end

-- The bodies of the groups of a class with what they contain, by their titles' first words.
local function drawn_tiles()
  local list, depth, body = {}, 0, nil
  for line in svg:gmatch("[^\n]+") do
    if not body and line:match('^<g class="tile"') then body, depth = {}, 0 end
    if body then
      body[#body + 1] = line
      if line:match("^<g") and not line:match("/>$") then depth = depth + 1 end
      if line == "</g>" then depth = depth - 1 end
      if depth == 0 then
        local text = table.concat(body, "\n")
        list[#list + 1] = {text = text, id = text:match("<title>tile ([^%s/<]+)"),
                           cell = text:match("<title>tile %S+ on ([^<]+)")}
        body = nil
      end
    end
  end
  return list
end

-- Towers by cell: the number beside each equals its title and its pieces; and who stands on top.
local function towers()
  local heights, tops = {}, {}
  for _, tile in ipairs(drawn_tiles()) do
    local raised = 'class="raised">\n<title>tower of (%d+) pieces?</title>(.-</text>)'
    local title, body = tile.text:match(raised)
    local top = 'class="top"[^>]*>\n<title>(%l- ?)follower of (%S+) on top<'
    local large, owner = tile.text:match(top)
    local _, pieces = tile.text:gsub('class="piece"', "")
    if title then heights[#heights + 1] = tile.cell .. ": " .. title end
    if owner then
      tops[#tops + 1] = ("%s: %s%s"):format(tile.cell, owner, large == "" and "" or " big")
    end
    if tile.text:find('class="lid"', 1, true) then tops[#tops + 1] = tile.cell .. ": none" end
    if title and (body:match(">(%d+)</text>") ~= title or pieces ~= math.tointeger(title)) then
      print(("%s: %d pieces of a tower of %s"):format(tile.cell, pieces, title))
    end
  end
  return heights, tops
end

-- Bridges by cell: each is drawn as its title says, longer than it is wide.
local function bridges()
  local list = {}
  for _, tile in ipairs(drawn_tiles()) do
    local axis, body = tile.text:match('class="bridge">\n<title>bridge (%l+)</title>\n(.-)</g>')
    local width, height = (body or ""):match('width="([%d.]+)" height="([%d.]+)"')
    if axis then
      list[#list + 1] = tile.cell .. ": " .. axis
      if (axis == "ns") ~= (tonumber(height) > tonumber(width)) then
        print(tile.cell .. ": the bridge does not go " .. axis)
      end
    end
  end
  return list
end

local function prisoners()
  local list = {}
  for class, mark in pairs{prisoner = "", ["prisoner-large"] = " big"} do
    for _, group in ipairs(groups(class)) do
      local figure = mark == "" and "follower" or "large follower"
      local title = "^" .. figure .. " of (%S+), prisoner of (%S+)$"
      local owner, captor = (group.title or ""):match(title)
      list[#list + 1] = ("%s%s of %s"):format(owner, mark, captor)
    end
  end
  return list
end

-- {TILE = {CLASS = number}}, and the classes.
local function wanted_on_tiles(path)
  local wanted, classes = {}, {}
  for id, class, n in read(path):gmatch("(%S+)[ \t]+(%S+)[ \t]+(%d+)") do
    wanted[id] = wanted[id] or {}
    wanted[id][class], classes[class] = math.tointeger(n), true
  end
  return wanted, classes
end

-- The outline of a path of M, L, C and Z, with curves as 8 straight lines.
local function polygon(d)
  local points = {}
  for command, numbers in d:gmatch("(%u)([%d%s.-]*)") do
    local c, last = {}, points[#points]
    for number in numbers:gmatch("[%d.-]+") do c[#c + 1] = tonumber(number) end
    for i = 1, command == "C" and 7 or 0 do
      local t, u = i / 8, 1 - i / 8
      local a, b, e, f = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
      points[#points + 1] = {a * last[1] + b * c[1] + e * c[3] + f * c[5],
                             a * last[2] + b * c[2] + e * c[4] + f * c[6]}
    end
    if #c > 1 then points[#points + 1] = {c[#c - 1], c[#c]} end
  end
  return points
end

local function within(points, x, y)
  local inside = false
  for i, a in ipairs(points) do
    local b = points[i % #points + 1]
    if (a[2] > y) ~= (b[2] > y)
       and x < (b[1] - a[1]) * (y - a[2]) / (b[2] - a[2]) + a[1] then
      inside = not inside
    end
  end
  return inside
end

-- The letter of a follower lies on a building exactly if it is a knight; and never under the name
-- of the tile.
local function check_follower(tile, tag, body)
  local role, upright = body:gsub("<title>large ", "<title>"):match("<title>(%l+)"),
                        body:match('class="upright"')
  local x, y, size = body:match('<text x="([%d.-]+)" y="([%d.-]+)" font%-size="([%d.-]+)"')
  local right, down = tag:match("translate%(([%d.-]+) ([%d.-]+)%)")
  x, y = x + (right or 0), y + (down or 0) - 0.36 * tonumber(size)
  local built = false
  for d in tile.text:gmatch('class="built"[^>]* d="(.-)"') do
    built = built or within(polygon(d), x, y)
  end
  if built ~= (role == "knight") or not upright ~= (role == "farmer") then
    print(("%s: a %s stands at %s,%s"):format(tile.id, role, x, y))
  end
  local name = '<rect x="([%d.]+)" y="([%d.]+)" width="([%d.]+)" height="([%d.]+)" [^\n]*\n'
             .. '<text [^>]*class="number"'
  local left, top, wide, high = tile.text:match(name)
  if left and x - left > 0 and x - left < wide + 0 and y > top + 0 and y - top < high + 0 then
    print(("%s: its name hides a %s"):format(tile.id, role))
  end
end

local function check_tiles(path)
  local wanted, classes = wanted_on_tiles(path)
  for _, tile in ipairs(drawn_tiles()) do
    for tag, body in tile.text:gmatch('<g class="follower"([^>]*)>(.-)</g>') do
      check_follower(tile, tag, body)
    end
    for class in pairs(classes) do
      local _, n = tile.text:gsub('class="' .. class .. '"', "")
      local should = (wanted[tile.id] or {})[class] or 0
      if n ~= should then
        print(("%s: %d times %s, not %d"):format(tile.id, n, class, should))
      end
    end
  end
end

-- Spaces of the track do not overlap and lie on the sheet.
local function check_spaces()
  local boxes, width, height = {}, svg:match('width="([%d.]+)" height="([%d.]+)" viewBox')
  local box = '"space">\n<rect x="([%d.-]+)" y="([%d.-]+)" width="([%d.]+)" height="([%d.]+)"'
  for x, y, w, h in svg:gmatch(box) do
    boxes[#boxes + 1] = {x = tonumber(x), y = tonumber(y), w = tonumber(w), h = tonumber(h)}
  end
  for i, a in ipairs(boxes) do
    if a.x < 0 or a.y < 0 or a.x + a.w > tonumber(width) or a.y + a.h > tonumber(height) then
      print(("space %d lies off the sheet"):format(i))
    end
    for k = i + 1, #boxes do
      local b = boxes[k]
      if a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h then
        print(("spaces %d and %d overlap"):format(i, k))
      end
    end
  end
end

-- Each number of the track stands once, on a space or, in pairs, on a corner.
local function check_numbers()
  local seen, n = {}, 0
  local function note(number)
    seen[number], n = (seen[number] or 0) + 1, n + 1
  end
  for _, word in ipairs(words("space")) do note(math.tointeger(word)) end
  for a, b in svg:gmatch('<g class="tower">.->(%d+)</text>.->(%d+)</text>') do
    note(math.tointeger(a))
    note(math.tointeger(b))
  end
  for i = 0, n - 1 do
    if seen[i] ~= 1 then print(("number %d stands %d times"):format(i, seen[i] or 0)) end
  end
end

-- The wall is closed: at each point as many of its sides begin as end.
local function check_wall()
  local open = {}
  for path in svg:gmatch('<path class="outline"[^>]* d="(.-)"') do
    for x, y, dx, dy in path:gmatch("M([%d.-]+) ([%d.-]+)l([%d.-]+) ([%d.-]+)") do
      local from, to = ("%g %g"):format(x, y), ("%g %g"):format(x + dx, y + dy)
      open[from], open[to] = (open[from] or 0) + 1, (open[to] or 0) - 1
    end
  end
  for point, n in pairs(open) do
    if n ~= 0 then print("the wall is open at " .. point) end
  end
end

-- The marks of a tile do not hide each other.
local function check_signs()
  local from = svg:find('<g class="tile"', 1, true)
  while from do
    local next_tile = svg:find('<g class="tile"', from + 1, true)
    local body = svg:sub(from, (next_tile or #svg + 1) - 1)
    local name = body:match("<title>(.-)</title>")
    local signs = {}
    for class, x, y, scale in body:gmatch('<g class="(%l+)" transform="translate%(([%d.-]+) ' ..
                                          '([%d.-]+)%) scale%(([%d.]+)%)"') do
      local half = 50 * scale
      signs[#signs + 1] = {class, x + half, y + half, class == "market" and 10 or half}
    end
    for i, a in ipairs(signs) do
      for k = i + 1, #signs do
        local b = signs[k]
        if (a[2] - b[2]) ^ 2 + (a[3] - b[3]) ^ 2 < (a[4] + b[4]) ^ 2 then
          print(("%s: the %s lies on the %s"):format(name, b[1], a[1]))
        end
      end
    end
    from = next_tile
  end
end

if svg:find("scale%([^)]*[^%d.)]") then print("something is drawn by a scale that is no number") end
check_signs()
if not arg[2] then
  local classes = {}
  for class in pairs(counts) do classes[#classes + 1] = class end
  table.sort(classes)
  for _, class in ipairs(classes) do print(class, counts[class]) end
  os.exit(0)
end

local p = position_of(arg[2])
local function same(a) return a end
differ("tiles", tiles(), p.tile)
differ("followers", titles("follower", "^(.*)$", same), p.follower)
differ("markers", scores(), p.marker)
differ("wall tiles on the wall", titles("token", "^corner (%d+)$", function(corner, number)
  return corner .. ":" .. number
end), p.token)
differ("wall tiles in hand", words("held"), p.held)
differ("followers in hand", {tostring(counts.supply or 0)}, {tostring(sum(p.supply))})
differ("large followers in hand", {tostring(counts["supply-large"] or 0)},
       {tostring(sum(p.large))})
local heights, tops = towers()
differ("towers", heights, p.tower)
differ("followers on towers", tops, p.top)
differ("bridges", bridges(), p.bridge)
differ("halves of castles", {tostring(counts.castle or 0)}, {tostring(2 * p.castle)})
differ("prisoners", prisoners(), p.prisoner)
local function numbered(list)
  for i, value in ipairs(list) do list[i] = i .. ":" .. value end
  return list
end
differ("tower pieces in hand", numbered(words("pieces-towers")), numbered(p.pieces))
differ("bridges in hand", numbered(words("pieces-bridges")), numbered(p.bridges))
differ("castle tokens in hand", numbered(words("pieces-castles")), numbered(p.castles))
check_spaces()
check_numbers()
check_wall()
if arg[3] then check_tiles(arg[3]) end
