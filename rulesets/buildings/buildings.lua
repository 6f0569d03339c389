-- Little buildings: a tower, house or shed on a tile adds points to every feature of it.

local KINDS = {"tower", "house", "shed"}

-- The tokens of a kind on the board, and the pieces in hand (LB-2).
local function tokens_of(game, kind)
  return game:token("little-" .. kind)
end

local function stock_of(game, kind)
  return game:option("buildings_dealt") == "even" and "buildings" or ("little-%ss"):format(kind)
end

-- Pieces of one sort: the number dealt, on the board and in hand, and what they are called (LB-1,
-- LB-2).
local function count(game, kind)
  local players, board, hand = game:players(), 0, 0
  local even = game:option("buildings_dealt") == "even"
  for _, one in ipairs(even and KINDS or {kind}) do
    local tokens = tokens_of(game, one)
    for _, tile in ipairs(tokens:places()) do board = board + tokens:number(tile) end
  end
  for _, player in ipairs(players) do hand = hand + player:pieces(stock_of(game, kind)) end
  local each = (even and {9, 9, 6, 4, 3, 3} or {3, 3, 2, 1, 1, 1})[#players]
  return each * #players, board, hand, even and "little buildings" or ("little %ss"):format(kind)
end

-- All that were dealt are in hand or lie on a tile, and on each tile at most one.
local function impossible(game)
  local built = {}
  for _, kind in ipairs(KINDS) do
    local tokens = tokens_of(game, kind)
    for _, tile in ipairs(tokens:places()) do
      if built[tile] or tokens:number(tile) > 1 then
        return ("more than one little building lies on %s\nDelete all but one, or correct a cell.")
          :format(tile:cell():name()), "LB-12"
      end
      built[tile] = true
    end
    local dealt, board, hand, what = count(game, kind)
    if board + hand ~= dealt and (hand < dealt or board == 0) then
      return ("of %s %d were dealt, and %d are in hand and %d on the table"):format(what, dealt,
        hand, board), "LB-1"
    end
  end
end

local function lacking(game)
  for _, kind in ipairs(KINDS) do
    local dealt, board, hand, what = count(game, kind)
    if board > 0 and hand == dealt then
      return ("without `supply` all %d %s are in hand, those on the table (%d), too"):format(dealt,
        what, board), "LB-1"
    end
  end
end

local function points_for(game, kind)
  if game:option("building_points") == "one" then return 1 end
  return kind == "tower" and 3 or kind == "house" and 2 or 1 -- LB-9
end

-- What those on its tiles add (LB-5), and on the tiles by which a monastery is completed (LB-6).
local function bonus(game, feature)
  local points = 0
  for _, kind in ipairs(KINDS) do
    local tiles = tokens_of(game, kind):places(feature)
    points = points + (tiles[1] and #tiles * points_for(game, kind) or 0)
  end
  return points
end

-- Fields with buildings, in the order in which they are found, and what these add (LB-8).
local function fields_with_buildings(game)
  local list, points = {}, {}
  for _, kind in ipairs(KINDS) do
    local more = points_for(game, kind)
    for _, tile in ipairs(tokens_of(game, kind):places()) do
      for _, field in ipairs(tile:features("field")) do
        if not points[field] then list[#list + 1] = field end
        points[field] = (points[field] or 0) + more
      end
    end
  end
  return list, points
end

---@type reeve.Script
return {
  api = 2,
  name = "buildings",
  summary = "Little buildings on tiles add points to all features there.",
  source = "Little Buildings, 2012",
  rules = {"buildings"},
  replaces = {"LB-5"},
  order = 90, -- behind all that changes points (LB-7)
  hooks = {
    position = impossible,
    position_lacks = lacking,
    feature_points = function(game, feature, _, points)
      local flat = feature:kind() == "road" or feature:kind() == "city"
      return points + bonus(game, feature), flat and "LB-5" or "LB-6"
    end,
    -- However fields are scored, each has its buildings once (LB-8).
    final_scoring = function(game)
      local fields, points = fields_with_buildings(game)
      for _, field in ipairs(fields) do
        for _, player in ipairs(field:followers() > 0 and field:winners() or {}) do
          game:score(player, points[field], ("little buildings on %s"):format(field:name()), "LB-8")
        end
      end
    end,
  },
  actions = {
    building = {
      form = "{tower|house|shed}",
      instead = "follower",
      words = "Instead of a follower: the little building that is put on the tile just laid",
      rule = "LB-3",
      may = function(game, turn, kind)
        if turn:player():pieces(stock_of(game, kind)) == 0 then
          return "none is in hand", "LB-1"
        elseif tokens_of(game, kind):left() == 0 then
          return "all of this kind are on the board", "LB-1"
        end
      end,
      act = function(game, turn, kind)
        game:spend(turn:player(), stock_of(game, kind))
        tokens_of(game, kind):put(turn:tile())
      end,
    },
  },
}
