-- Who lays a tile with a gold mine puts a piece of gold on it, and one beside it (GM-2).

local function distance(tile, other)
  local x, y = tile:cell():x() - other:cell():x(), tile:cell():y() - other:cell():y()
  return math.max(math.abs(x), math.abs(y))
end

-- The features in which the player has a share.
local function shared_by(player)
  local shared = {}
  for _, follower in ipairs(player:standing()) do
    local feature = follower:feature()
    shared[feature] = feature:kind() ~= "field" and feature:followers(player) > 0
  end
  return shared
end

-- The neighbours, first those of which the player may get something back.
local function neighbours(turn)
  local list, n, shared = {}, {}, shared_by(turn:player())
  for _, tile in ipairs(turn:tile():cell():tiles()) do
    if tile ~= turn:tile() then
      local cell = tile:cell()
      list[#list + 1], n[cell] = cell, 0
      for _, feature in ipairs(tile:features()) do
        if shared[feature] then n[cell] = n[cell] + 1 end
      end
    end
  end
  table.sort(list, function(a, b) return n[a] > n[b] end)
  return list
end

---@type reeve.Script
return {
  api = 2,
  name = "mines",
  summary = "A tile with a gold mine gets a piece of gold, and so does a neighbour.",
  source = "The Gold Mines, 2012",
  rules = {"gold"},
  replaces = {"GM-2"},
  actions = {
    gold = {
      form = "{cell}",
      must = true,
      near = "goldmine",
      order = 5, -- before all else (GM-2)
      verb = "a second piece of gold goes to",
      words = "The neighbour of a tile with a gold mine that gets a piece of gold, too",
      may = function(game, turn, cell)
        local tile = turn:tile()
        if not tile:has("goldmine") then
          return "the tile has no gold mine"
        elseif game:token("gold"):left() < 2 then
          return "no gold is left", "GM-1"
        elseif not cell:tile() then
          return "no tile lies there"
        elseif distance(cell:tile(), tile) ~= 1 then
          return "it is not one of the eight around the tile"
        end
      end,
      act = function(game, turn, cell)
        game:token("gold"):put(turn:tile(), nil, "GM-2")
        game:token("gold"):put(cell:tile(), nil, "GM-2")
      end,
      list = function(_, turn)
        return turn:tile():has("goldmine") and neighbours(turn) or {}
      end,
    },
  },
}
