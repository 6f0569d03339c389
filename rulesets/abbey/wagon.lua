-- A wagon moves on when what it stood on has been scored (AM-39 to AM-50).
--
-- game.state.moved is how many players sit between the player to move and the last who moved one.

local NOTHING = {}

-- How many players come before this one in the order of moving (AM-45).
local function rank(game, turn, player)
  return (player:place() - turn:player():place()) % #game:players()
end

-- The cells are the same, or beside each other, also by their corners (AM-40).
local function is_around(one, other)
  return math.max(math.abs(one:x() - other:x()), math.abs(one:y() - other:y())) <= 1
end

-- Which features of a tile are connected, by the sides of the unturned tile, c for what is in the
-- middle: each of a word with each. Roads are that lead to a crossing, or straight into a city or
-- a monastery; of a tile that is not here none are.
local function meeting(tile)
  return ({
    ["KR.RC"] = "nw", ["KR.RCG"] = "nw", ["KR.CRrR"] = "nw", ["KR.CcRR!"] = "ns ne",
    ["CU.SR"] = "cs", ["CU.SCFR"] = "cs", ["CU.SRFR"] = "cn cs", ["CU.SRCR"] = "cw ce",
    ["SI.BE.CcR"] = "ne", ["SI.BE.CFR"] = "ns", ["SI.BE.RCc"] = "ns", ["HS.CFR.h"] = "ns",
    ["HS.LRrR"] = "cs", ["HS.RCC.v"] = "ns", ["HS.RFR.h"] = "ns", ["HS.RR.h"] = "ws",
    ["HS.RR.hG"] = "ws", ["WR.CFR"] = "ew", ["MW.CRRR.3"] = "esw", ["MW.CCCR.3"] = "es",
    ["MW.CRcR"] = "en es", ["MW.CccR.1"] = "ns", ["MW.CRRr.2"] = "ne", ["BA.LR"] = "cs",
    ["BA.CccR+"] = "sn", ["BA.CccR"] = "sn", ["BA.CRRR"] = "esw", ["BA.RRRR"] = "nesw",
    ["BA.RRR"] = "esw", ["TO.CcR!"] = "en", ["TO.CccR"] = "sn", ["BB.CCCR"] = "es",
    ["BB.CFR!"] = "we", ["BB.LCFc"] = "cw", ["BB.CFR!G"] = "we", ["IC.LRFR"] = "cw ce",
    ["IC.CRCR"] = "nswe", ["IC.CFR"] = "ns", ["IC.CcR"] = "ne", ["IC.CRcR+"] = "en es",
    ["IC.RCc.i"] = "ns", ["IC.RRR.i"] = "ews", ["TB.CcRR!.c"] = "sn en", ["TB.CcRR.w"] = "ns ne",
    ["TB.CcRC.c"] = "ne", ["TB.CcRC.g"] = "ne", ["TB.CcR.c"] = "ne", ["TB.CcR!.w"] = "en",
    ["TB.CccR.w"] = "ns", ["TB.CR"] = "ne", ["TB.CRc.g"] = "ws", ["TB.CRc.w"] = "ws",
    ["TB.CRcR.w"] = "en es", ["TB.LRRR"] = "ce cs cw", ["TB.RCc.g"] = "ns", ["TB.RCc!.g"] = "sn",
    ["TB.RRC"] = "ns", ["TB.CcRR.wG"] = "ns ne", ["TB.CcR.cG"] = "ne", ["RI.1.CIRI"] = "ns",
    ["RI.1.LIRI"] = "cs", ["RI.2.CIRI"] = "ns", ["AM.CCRR"] = "ne ws", ["AM.LRRRR"] = "cn cw cs ce",
    ["AM.RC"] = "nw", ["DG.LRRR.d"] = "ce cs cw", ["DG.RRR.d"] = "esw", ["DG.RRR.g"] = "esw",
    ["DG.CRRR.p"] = "esw", ["DG.LCcc.d"] = "cn", ["FE.CFR"] = "ns", ["FE.CR"] = "ne",
    ["FE.CRCR"] = "nswe", ["FE.LRR"] = "cs cw", ["FE.RC"] = "nw"
  })[tile:id()] or ""
end

-- A side of a tile as it lies.
local function turned(tile, side)
  for i = 1, 4 do
    if side == ("nesw"):sub(i, i) then
      i = (i - 1 + tile:rotation() // 90) % 4 + 1
      return ("nesw"):sub(i, i)
    end
  end
  return side
end

-- What is connected with a feature on a tile of it.
local function add_on(list, tile, feature)
  local word, met, text = {}, false, meeting(tile) .. " "
  for i = 1, #text do
    if text:sub(i, i) ~= " " then
      word[#word + 1] = tile:feature(turned(tile, text:sub(i, i)))
      met = met or word[#word] == feature
    else
      for _, other in ipairs(met and word or NOTHING) do list[#list + 1] = other end
      word, met = {}, false
    end
  end
end

-- What is connected with a feature: by the rules of the first edition a wagon moves there, to any
-- tile of it (AM-41). An abbey is with what it closes.
local function connected(game, feature)
  local list = {}
  for _, tile in ipairs(feature:tiles()) do
    add_on(list, tile, feature)
    for i, way in ipairs({{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) do
      local cell = game:cell(tile:cell():x() + way[1], tile:cell():y() + way[2])
      local other = cell and cell:tile()
      local from = tile:id() == "abbey" and "c" or ("nesw"):sub(i, i)
      local to = other and other:id() == "abbey" and "c" or ("swne"):sub(i, i)
      local abbey = other and (from == "c" or to == "c")
      if abbey and tile:feature(from) == feature then list[#list + 1] = other:feature(to) end
    end
  end
  return list
end

-- Whether somebody is there, also a mayor without strength (AM-32): in the advanced game of the
-- labyrinth on this arm of the road (LA-5).
local function is_taken(game, stand)
  if not stand:taken() then return false end
  local arm = stand:feature():kind() == "road" and not stand:tile():has("labyrinth")
  return not arm or stand:taken("labyrinth") or game:option("labyrinth") ~= "advanced"
end

local function is_dragon_at(game, tile)
  local dragon = game:token("dragon")
  return dragon and dragon:at() == tile:cell()
end

-- Why no wagon moves there.
local KINDS = {road = true, city = true, monastery = true}
local function refused(game, stand)
  local feature = stand:feature()
  if not KINDS[feature:kind()] then
    return "no wagon stands on such a feature", "AM-43"
  elseif feature:complete() then
    return "that is complete", "AM-43"
  elseif is_taken(game, stand) then
    return "somebody stands there", "AM-42"
  elseif is_dragon_at(game, stand:tile()) then
    return "the dragon is there", "AM-44"
  end
end

-- The tiles around which a wagon moves: its own, or both of the castle of which it was the lord.
local function starts(from)
  return from:feature():kept() and from:feature():tiles() or {from:tile()}
end

-- Why the wagon that stood there does not reach the place.
local function too_far(game, from, stand)
  if from:feature():kept() and not game:option("wagon_from_castle") then
    return "the lord of a castle goes home", "AM-50"
  elseif game:option("wagon_move") == "around" or from:feature():kept() then
    for _, tile in ipairs(starts(from)) do
      if is_around(tile:cell(), stand:tile():cell()) then return end
    end
    return "that is too far away", "AM-40"
  end
  for _, feature in ipairs(connected(game, from:feature())) do
    if feature == stand:feature() then return end
  end
  return "that is not connected with what was scored", "AM-40"
end

-- The tiles on which the wagon that stood there could be set, each once; and the features, if not
-- all of these tiles.
local function goals(game, from)
  local tiles, seen, reached = {}, {}, {}
  local function add(tile)
    if tile and not seen[tile] then tiles[#tiles + 1] = tile end
    if tile then seen[tile] = true end
  end
  local kept = from:feature():kept()
  if kept and not game:option("wagon_from_castle") then return tiles end
  if kept or game:option("wagon_move") == "around" then
    for _, start in ipairs(starts(from)) do
      for _, tile in ipairs(start:cell():tiles()) do add(tile) end
    end
    return tiles
  end
  for _, feature in ipairs(connected(game, from:feature())) do
    reached[feature] = true
    for _, tile in ipairs(feature:tiles()) do add(tile) end
  end
  return tiles, reached
end

-- Adds the arms of a road on a tile, each by its first side.
local function add_arms(list, game, player, stand)
  local seen = {}
  for i = 1, 4 do
    local side = ("nesw"):sub(i, i)
    local arm = stand:tile():stand(side)
    if arm and arm:feature() == stand:feature() and not seen[arm] and not refused(game, arm) then
      local cell = arm:tile():cell():name()
      list[#list + 1] = ("%s:highwayman@%s.%s"):format(player:label(), cell, side)
      seen[arm] = true
    end
  end
end

-- Where the wagon of a player can go that stood there.
local function add_stands(list, game, player, from)
  local tiles, reached = goals(game, from)
  for _, tile in ipairs(tiles) do
    for _, stand in ipairs(tile:stands()) do
      local feature = stand:feature()
      local near = KINDS[feature:kind()] and (not reached or reached[feature])
      if near and feature:kind() == "road" and stand:taken() then
        add_arms(list, game, player, stand)
      elseif near and not refused(game, stand) then
        list[#list + 1] = ("%s:%s"):format(player:label(), tostring(stand))
      end
    end
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "wagon",
  summary = "A wagon that was scored moves on to something unfinished where nobody stands.",
  source = "Abbey & Mayor, 2007",
  rules = {"abbey", "abbey-c1"},
  replaces = {"AM-39"},
  keeps = {"moved: nothing between turns"},
  needs = "moved",
  actions = {
    wagon = {
      form = "{player}:{stand}",
      when = "scored",
      order = 20,
      verb = "a wagon goes home, or on to",
      words = "Where a wagon that was scored in this turn moves",
      rule = "AM-39",
      near = "wagon",
      many = 6,
      idle = 2,
      may = function(game, turn, player, stand)
        local from = player:came_from("wagon")
        if not from then
          return ("no wagon of %s was scored"):format(player:label()), "AM-39"
        elseif rank(game, turn, player) < (game.state.moved or 0) then
          return "the wagons move clockwise", "AM-45"
        end
        local why, rule = too_far(game, from, stand)
        if why then return why, rule end
        return refused(game, stand)
      end,
      act = function(game, turn, player, stand)
        game:deploy(player, stand, "wagon")
        game.state.moved = rank(game, turn, player)
      end,
      tells = function(_, _, _, stand) return stand:feature():worth() end,
      list = function(game, turn)
        local list, n = {}, #game:players()
        for at = game.state.moved or 0, n - 1 do
          local player = game:player((turn:player():place() + at - 1) % n + 1)
          local from = player:came_from("wagon")
          if from then add_stands(list, game, player, from) end
        end
        return list
      end,
    },
  },
  hooks = {
    turn_ending = function(game) game.state.moved = nil end,
  },
}
