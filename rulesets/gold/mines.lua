-- Who lays a tile with a gold mine puts a piece of gold on it, and one beside it (GM-2).

local function distance(cell, other)
  return math.max(math.abs(cell:x() - other:x()), math.abs(cell:y() - other:y()))
end

-- In how many features of each tile around a cell the player has a share; nil: in none.
local function shares_around(cell, player)
  local n
  for _, feature in ipairs(cell:around()) do
    if feature:followers(player) > 0 and feature:kind() ~= "field" then
      n = n or {}
      for _, tile in ipairs(feature:tiles()) do n[tile] = (n[tile] or 0) + 1 end
    end
  end
  return n
end

-- The neighbours, first those of which the player may get something back.
local function neighbours(turn)
  local own, list, n = turn:tile(), {}, {}
  local shares = shares_around(own:cell(), turn:player())
  for _, tile in ipairs(own:cell():tiles()) do
    if tile ~= own then
      local cell = tile:cell()
      list[#list + 1] = cell
      if shares then n[cell] = shares[tile] or 0 end
    end
  end
  if shares then table.sort(list, function(a, b) return n[a] > n[b] end) end
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
      exact = true,
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
        elseif distance(cell, tile:cell()) ~= 1 then
          return "it is not one of the eight around the tile"
        end
      end,
      act = function(game, turn, cell)
        game:token("gold"):put(turn:tile(), nil, "GM-2")
        game:token("gold"):put(cell:tile(), nil, "GM-2")
      end,
      list = function(game, turn)
        local lies = turn:tile():has("goldmine") and game:token("gold"):left() > 1
        return lies and neighbours(turn) or {}
      end,
    },
  },
}
