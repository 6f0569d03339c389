-- board.lua: the tiles and the board of a game that jcz.lua follows: where a tile can lie, with a
-- bridge or without, which features there are, and who stands on them. Only the shapes of tiles
-- come from reeve.
local cjson = require "cjson"

-- Ports of a tile clockwise from the left half of its north edge, three on each side; the centre
-- is 12.
local PORTS = {nnw = 0, n = 1, nne = 2, ene = 3, e = 4, ese = 5, sse = 6, s = 7, ssw = 8, wsw = 9,
  w = 10, wnw = 11, c = 12}
-- North, east, south, west; y grows to the south.
local SIDES = {[0] = {0, -1}, {1, 0}, {0, 1}, {-1, 0}}
local AXES = {NS = {0, 2}, WE = {1, 3}}
local RULESETS = {basic = "carcassonne", ["inns-and-cathedrals"] = "inns", tower = "tower",
  ["traders-and-builders"] = "traders", ["bridges-castles-and-bazaars"] = "bazaars"}
-- Their cities are no part of a small city (B-26).
local ODD = {["IC/C!"] = true, ["BB/CFR!"] = true, ["BB/CFR!G"] = true}

local function middle(side) return side * 3 + 1 end
local function behind(port) return (port < 3 or port >= 6 and port < 9) and (8 - port) % 12 or
  (14 - port) % 12 end

-- ---- tiles -------------------------------------------------------------------------------------

local reeve = arg[1]
local shelves = {}

-- The shapes of the tiles of a setup, by the name that JCloisterZone has for them, and how many
-- there are.
local function tiles_of(setup)
  local names, options = {}, {}
  for set in pairs(setup.sets) do
    local name, edition = set:match "^([^:]*):?(%d*)$"
    names[#names + 1] = RULESETS[name]
    if name:match "^river/" then
      options.river = options.river and "both" or name:sub(-1)
    end
    options.edition = edition ~= "" and edition or options.edition
  end
  if options.river then
    names[#names + 1], options.start_tile = "river", "mixed"
  end
  for i = #names, 1, -1 do
    if names[i] == "carcassonne" and #names > 1 then
      table.remove(names, i)
    end
  end
  table.sort(names)
  local line = table.concat({reeve, "tiles", table.concat(names, "+"), "--format json"}, " ")
  for option, choice in pairs(options) do
    line = line .. " --option " .. option .. "=" .. choice
  end
  if not shelves[line] then
    local shelf, pipe = {n = 0}, assert(io.popen(line))
    for text in pipe:lines() do
      local tile = cjson.decode(text)
      local id = tile.tile:gsub("^(%w+)%.(%d%.)", "%1.%2/"):gsub("%./", "/")
      id = id:find "/" and id or id:gsub("%.", "/", 1)
      shelf[id], shelf.n = tile, shelf.n + tile.count
      for _, mark in ipairs(tile.marks) do
        tile[mark] = true
      end
    end
    pipe:close()
    shelves[line] = shelf
  end
  return shelves[line]
end

-- ---- the board ---------------------------------------------------------------------------------

local game -- the one that is followed

-- What the functions below are about.
local function follow(what) game = what end

local function fail(format, ...)
  error({text = format:format(...)}, 0)
end

local function key(x, y) return x * 1000 + y end
local function at(x, y) return game.board[key(x, y)] end

-- The regions of a tile as it lies. At the spring the field goes round (R-28).
local function turned(tile, degrees)
  local regions = {}
  if tile.spring and tile.regions[3] then
    for _, port in ipairs(table.remove(tile.regions).ports) do
      table.insert(tile.regions[2].ports, port)
    end
  end
  for i, region in ipairs(tile.regions) do
    local ports = {}
    for _, name in ipairs(region.ports) do
      local port = PORTS[name]
      ports[port == 12 and 12 or (port + degrees // 30) % 12] = true
    end
    regions[i] = {kind = region.kind, ports = ports}
  end
  return regions
end

local function edge(regions, side)
  local kind
  for _, region in ipairs(regions) do
    if region.ports[middle(side)] then
      kind = region.bridge and "road" or kind or region.kind
    end
  end
  for _, region in ipairs(regions) do
    if region.bridge and region.ports[middle(side)] then
      return "road"
    end
  end
  return kind
end

local function region_at(laid, kind, port)
  for i, region in ipairs(laid.regions) do
    if region.kind == kind and region.ports[port] then
      return i
    end
  end
end

-- All regions of the feature to which one belongs, as {laid, index}; and whether an end of it is
-- open.
local function feature(laid, index)
  local found, stack, seen, open = {}, {{laid, index}}, {}, false
  while #stack > 0 do
    local here = table.remove(stack)
    local tile, region = here[1], here[1].regions[here[2]]
    if not seen[region] then
      seen[region] = true
      found[#found + 1] = here
      for port in pairs(region.ports) do
        local is_middle = port % 3 == 1
        if port < 12 and is_middle == (region.kind ~= "field") then
          local step = SIDES[port // 3]
          local next_tile = at(tile.x + step[1], tile.y + step[2])
          local next_region = next_tile and region_at(next_tile, region.kind, behind(port))
          open = open or not next_tile
          if next_region then
            stack[#stack + 1] = {next_tile, next_region}
          end
        end
      end
    end
  end
  return found, open
end

local function is_complete(laid, index)
  local kind = laid.regions[index].kind
  if kind == "monastery" then
    for dx = -1, 1 do
      for dy = -1, 1 do
        if not at(laid.x + dx, laid.y + dy) then
          return false
        end
      end
    end
    return true
  end
  local _, open = feature(laid, index)
  return (kind == "city" or kind == "road") and not open
end

-- The figures on a feature: those for which `is` holds.
local function figures_on(laid, index, is)
  local on, list = {}, {}
  for _, part in ipairs(feature(laid, index)) do
    on[part[1].regions[part[2]]] = true
  end
  for id, figure in pairs(game.figures) do
    if figure.region and on[figure.region] and (not is or is(figure)) then
      list[#list + 1] = id
    end
  end
  return list
end

-- ---- where a tile can lie ----------------------------------------------------------------------

local function may_bridge(x, y, axis)
  local laid = at(x, y)
  for _, region in ipairs(laid.regions) do
    if region.bridge then
      return false
    end
  end
  for _, side in ipairs(AXES[axis]) do
    if at(x + SIDES[side][1], y + SIDES[side][2]) or edge(laid.regions, side) ~= "field" then
      return false
    end
  end
  return true
end

local function add_bridge(x, y, axis)
  local ports = {}
  for _, side in ipairs(AXES[axis]) do
    ports[middle(side)] = true
  end
  table.insert(at(x, y).regions, {kind = "road", ports = ports, bridge = axis})
end

-- Whether the river may run on from a tile on a side: beside and ahead of the next cell, and in
-- the whole strip three cells wide up to the end of the board, nothing lies.
local function may_run(x, y, side)
  local dx, dy = SIDES[side][1], SIDES[side][2]
  for _, laid in pairs(game.board) do
    local ahead = (laid.x - x) * dx + (laid.y - y) * dy
    local aside = math.abs((laid.x - x) * dy) + math.abs((laid.y - y) * dx)
    if ahead >= 1 and aside <= 1 then
      return false
    end
  end
  return true
end

-- Whether two ends of the river run the same way side by side.
local function runs_beside(side)
  local ends = {}
  for _, laid in pairs(game.board) do
    if edge(laid.regions, side) == "river" and not at(laid.x + SIDES[side][1],
      laid.y + SIDES[side][2]) then
      local across = side % 2 == 0 and laid.x or laid.y
      ends[#ends + 1] = across
    end
  end
  for i = 1, #ends do
    for k = i + 1, #ends do
      if math.abs(ends[i] - ends[k]) == 1 then
        return true
      end
    end
  end
  return false
end

local function river_flows(x, y, regions)
  local joined, has = false, false
  for side = 0, 3 do
    if edge(regions, side) == "river" then
      has = true
      joined = joined or at(x + SIDES[side][1], y + SIDES[side][2]) ~= nil
    end
  end
  if not has then
    return true
  end
  if not joined then
    return false
  end
  local fine = true
  for side = 0, 3 do
    if edge(regions, side) == "river" and not at(x + SIDES[side][1], y + SIDES[side][2]) then
      game.board[key(x, y)] = {x = x, y = y, regions = regions}
      fine = fine and may_run(x, y, side) and not runs_beside(side)
      game.board[key(x, y)] = nil
    end
  end
  return fine
end

-- How a tile fits: "" as it is, or with a bridge: {x, y, axis}; nil if it does not.
local function fits(regions, x, y, bridges)
  local wrong, touches = {}, false
  for side = 0, 3 do
    local other = at(x + SIDES[side][1], y + SIDES[side][2])
    if other then
      touches = true
      local mine, theirs = edge(regions, side), edge(other.regions, (side + 2) % 4)
      if mine ~= theirs then
        wrong[#wrong + 1] = {side, mine, theirs}
      end
    end
  end
  if not touches or at(x, y) then
    return nil
  end
  if #wrong == 0 then
    return river_flows(x, y, regions) and "" or nil
  end
  if not bridges or not river_flows(x, y, regions) then
    return nil
  end
  for axis, sides in pairs(AXES) do
    local mends = 0
    local spans = edge(regions, sides[1]) == "field" and edge(regions, sides[2]) == "field"
    for _, side in ipairs(sides) do
      local other = at(x + SIDES[side][1], y + SIDES[side][2])
      spans = spans and (not other or edge(other.regions, (side + 2) % 4) == "road")
      mends = mends + (other and 1 or 0)
    end
    if spans and mends == #wrong then
      return {x, y, axis}
    end
  end
  if #wrong == 1 and wrong[1][2] == "road" and wrong[1][3] == "field" then
    local side = wrong[1][1]
    local axis = side % 2 == 0 and "NS" or "WE"
    local nx, ny = x + SIDES[side][1], y + SIDES[side][2]
    if may_bridge(nx, ny, axis) then
      return {nx, ny, axis}
    end
  end
  return nil
end

-- Whether a tile can lie: "plain", "bridged" if only a bridge lets it, or nil.
local function can_lie(tile, player)
  local bridges = (game.tokens[player].BRIDGE or 0) > 0
  local ways, cells, found = {}, {}, nil
  for quarter = 0, 3 do
    ways[quarter] = turned(tile, 90 * quarter)
  end
  for _, laid in pairs(game.board) do
    for side = 0, 3 do
      local x, y = laid.x + SIDES[side][1], laid.y + SIDES[side][2]
      if not at(x, y) then
        cells[key(x, y)] = {x, y}
      end
    end
  end
  for _, cell in pairs(cells) do
    for quarter = 0, 3 do
      local way = fits(ways[quarter], cell[1], cell[2], bridges)
      if way == "" then
        return "plain"
      end
      found = found or way and "bridged"
    end
  end
  return found
end

local function is_follower(figure)
  return figure.sort == "small" or figure.sort == "big"
end

-- Whether a player could turn the city of a region into a castle now.
local function is_site(laid, index, player)
  local region = laid.regions[index]
  if region.kind ~= "city" or region.castle then
    return false
  end
  local parts, open = feature(laid, index)
  for _, part in ipairs(parts) do
    if ODD[part[1].id] then
      return false
    end
  end
  if open or #parts ~= 2 then
    return false
  end
  local men = figures_on(laid, index, is_follower)
  return #men == 1 and game.figures[men[1]].player == player
end

return {follow = follow, fail = fail, tiles_of = tiles_of, key = key, at = at, turned = turned,
  feature = feature, is_complete = is_complete, figures_on = figures_on, may_bridge = may_bridge,
  add_bridge = add_bridge, fits = fits, can_lie = can_lie, is_follower = is_follower,
  is_site = is_site, middle = middle, AXES = AXES}
