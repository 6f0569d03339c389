-- Who completes what lies on tiles with gold takes it (GM-4 to GM-7), and it is worth points in the
-- end (GM-9).
--
-- While the features of a turn are scored, game.state.claim_X_Y has a bit for each player who may
-- take the gold of that tile. When all are scored it is taken piece by piece. Where somebody has a
-- choice game.state.taker tells how many players sit between that one and the one whose turn it is.
-- What is taken without a choice may be named all the same: game.state.forced is how many pieces
-- that are since the last choice, by_K and from_K are the player, with all claims, and the cell of
-- the K-th of them, and named is how many are named. From the first on that may be named otherwise
-- they lie there until the next choice, or the end of the turn; taken is how many are before it.
-- Until all is taken game.state.claimed is true.

-- Of a tile; names have no minus.
local function key(what, tile)
  return ("%s_%d_%d"):format(what, tile:cell():x() + 1000, tile:cell():y() + 1000)
end

local function tiles_with_gold(game)
  local list, players = {}, {}
  for _, player in ipairs(game:players()) do players[player] = true end
  for _, place in ipairs(game:token("gold"):places()) do
    if not players[place] then list[#list + 1] = place end
  end
  return list
end

-- ---- who may take what ------------------------------------------------------------------------

-- Nobody claims what nobody's feature covers (GM-6).
local function claim(game, players, tile)
  local s, name = game.state, key("claim", tile)
  local claimed = s[name] or 0
  for _, player in ipairs(players) do claimed = claimed | 1 << player:place() end
  if claimed > 0 then
    s[name], s.claimed = claimed, true
  end
end

-- The two tiles of a castle, and those at their long sides (B-33).
local function in_fief(castle, tile)
  local tiles, there = castle:tiles(), tile:cell()
  local a, b = tiles[1]:cell(), tiles[2]:cell()
  for _, own in ipairs(tiles) do
    local x, y = there:x() - own:cell():x(), there:y() - own:cell():y()
    local along = a:x() == b:x() and y or x
    if along == 0 and math.abs(x + y) <= 1 then return true end
  end
end

-- The gold of its fief is open to the lords of a castle that scores, who go home after it (GM-10),
-- also to a mayor, whose strength in a castle may be 0 (AM-30).
local function claim_for_castle(game, castle)
  local lords = {}
  for _, player in ipairs(game:players()) do
    if player:standing(castle)[1] then lords[#lords + 1] = player end
  end
  for _, tile in ipairs(tiles_with_gold(game)) do
    if in_fief(castle, tile) then claim(game, lords, tile) end
  end
end

-- ---- taking -----------------------------------------------------------------------------------

-- The players who may take the gold of each tile, as bits.
local function claims_on_tiles(game)
  local claims = {}
  for _, tile in ipairs(tiles_with_gold(game)) do claims[tile] = game.state[key("claim", tile)] end
  return claims
end

local function cell_number(cell) return (cell:x() + 1000) << 12 | cell:y() + 1000 end

local function cell_of(game, number)
  return game:cell((number >> 12) - 1000, (number & 0xFFF) - 1000)
end

-- How much gold of a tile nobody has taken.
local function left_on(game, tile)
  local s, n = game.state, game:token("gold"):number(tile)
  for k = (s.taken or 0) + 1, s.forced or 0 do
    n = n - (s["from_" .. k] == cell_number(tile:cell()) and 1 or 0)
  end
  return n
end

-- The tiles from which a player may take gold, in the order in which it lies there.
local function open_to(game, claims, player)
  local list, place = {}, player:place()
  for _, tile in ipairs(game:token("gold"):places()) do -- or a player
    local may = (claims[tile] or 0) >> place & 1 == 1
    if may and left_on(game, tile) > 0 then list[#list + 1] = tile end
  end
  return list
end

local function count(bits)
  local n = 0
  while bits > 0 do
    n, bits = n + (bits & 1), bits >> 1
  end
  return n
end

-- It makes a difference where a piece is taken from if others have a claim on one tile and not on
-- the other.
local function is_choice(claims, tiles)
  for i = 2, #tiles do
    if claims[tiles[i]] ~= claims[tiles[1]] then return true end
  end
end

local function take(game, player, tile, claims)
  local gold, rule = game:token("gold"), count(claims) > 1 and "GM-5" or "GM-4"
  gold:move(player, rule, tile)
  if gold:number(tile) == 0 then game.state[key("claim", tile)] = nil end
end

-- Where most players have a claim, of several the first (GM-7).
local function most_claimed(claims, tiles)
  local best, most = nil, 0
  for _, tile in ipairs(tiles) do
    local n = count(claims[tile])
    if n > most then best, most = tile, n end
  end
  return best
end

-- ---- what is taken without a choice -----------------------------------------------------------

-- It is taken at once if it is the only one, and no other waits.
local function note_forced(game, player, tile, claims, only)
  local s = game.state
  local n, now = (s.forced or 0) + 1, only and (s.taken or 0) == (s.forced or 0)
  s.forced, s.taken = n, now and n or s.taken
  s["by_" .. n], s["from_" .. n] = player:place() << 8 | claims, cell_number(tile:cell())
  return now
end

-- What waits is taken, from where it was named.
local function take_forced(game)
  local s = game.state
  for k = 1, s.forced or 0 do
    local by, tile = s["by_" .. k], cell_of(game, s["from_" .. k]):tile()
    if k > (s.taken or 0) then take(game, game:player(by >> 8), tile, by & 0xFF) end
    s["by_" .. k], s["from_" .. k] = nil, nil
  end
  s.forced, s.named, s.taken = nil, nil, nil
end

-- The number of the next piece that may be named, and its player; and the number of the one on this
-- tile, or 0 if one lies there still, if the player may name that instead: the claims on both are
-- the same.
local function next_forced(game, player, cell)
  local s = game.state
  local next = (s.named or 0) + 1
  local by = s["by_" .. next]
  if not by then return next end
  for k = next, by >> 8 == player:place() and s.forced or 0 do
    local same = (s["by_" .. k] ~ by) & 0xFF == 0
    if same and s["from_" .. k] == cell_number(cell) then return next, player, k end
  end
  local whose, tile = game:player(by >> 8), cell:tile()
  local same = whose == player and tile and s[key("claim", tile)] == by & 0xFF
  return next, whose, same and left_on(game, tile) > 0 and 0 or nil
end

-- How the next piece that was taken without a choice may be named.
local function list_forced(game, list)
  local s, cells, seen = game.state, {}, {}
  local by = s["by_" .. (s.named or 0) + 1]
  for k = 1, by and s.forced or 0 do
    cells[k] = cell_of(game, s["from_" .. k])
  end
  for _, tile in ipairs(by and tiles_with_gold(game) or {}) do cells[#cells + 1] = tile:cell() end
  for _, cell in ipairs(cells) do
    local player = game:player(by >> 8)
    local _, _, named = next_forced(game, player, cell)
    if named and not seen[cell] then list[#list + 1] = player:label() .. " " .. cell:name() end
    seen[cell] = true
  end
end

-- Another piece that is named is taken later by the notes, which then change, or lies there.
local function name_forced(game, next, k, tile)
  local s = game.state
  s.named = next
  if k > 0 then s["from_" .. k] = s["from_" .. next] end
  s["from_" .. next] = cell_number(tile:cell())
end

-- ---- whose turn it is to take -----------------------------------------------------------------

-- One piece each in turn, from the player on who sits there, until none is left, or until somebody
-- must be asked (GM-5).
local function share(game, seat, asks)
  local players, claims, without = game:players(), claims_on_tiles(game), 0
  game.state.taker = nil
  while without < #players do
    local player = players[seat % #players + 1]
    local tiles = open_to(game, claims, player)
    if asks and is_choice(claims, tiles) then
      game.state.taker = seat % #players
      return
    end
    without = tiles[1] and 0 or without + 1
    local tile = tiles[1] and most_claimed(claims, tiles)
    if tile and (not asks or note_forced(game, player, tile, claims[tile], not tiles[2])) then
      take(game, player, tile, claims[tile])
    end
    seat = seat + 1
  end
  if not game.state.forced then game.state.claimed = nil end
end

local function taker(game)
  local seat = game.state.taker
  return seat and game:players()[seat + 1]
end

---@type reeve.Script
return {
  api = 2,
  name = "gold",
  summary = "The player who completes a feature on tiles with gold takes it.",
  source = "The Gold Mines, 2012",
  rules = {"gold"},
  replaces = {"GM-4"},
  keeps = {"*: nothing between turns"},
  needs = "claimed",
  actions = {
    gold_from = {
      form = "{player} {cell}",
      when = "scored",
      must = true,
      many = 16,
      each = true,
      needs = "taker",
      rule = "GM-7",
      verb = "takes a piece (gold_from):",
      words = "The tiles from which players take gold, in turn; needed only where one has a choice",
      may = function(game, _, player, cell)
        local next = taker(game)
        local _, first, named = next_forced(game, player, cell)
        if named then
          return
        elseif player ~= next and player ~= first and (first or next) then
          return ("%s takes the next piece"):format((first or next):label()), "GM-5"
        elseif not (first or next) then
          return "nobody has a choice"
        end
        for _, tile in ipairs(open_to(game, claims_on_tiles(game), player)) do
          if tile == cell:tile() then return end
        end
        return "the player may take no gold there"
      end,
      act = function(game, _, player, cell)
        local next, _, named = next_forced(game, player, cell)
        if named then
          name_forced(game, next, named, cell:tile())
        else
          take_forced(game)
          take(game, player, cell:tile(), claims_on_tiles(game)[cell:tile()])
          share(game, game.state.taker + 1, true)
        end
      end,
      tells = function(game, _, player, cell)
        local _, _, named = next_forced(game, player, cell)
        local n = left_on(game, cell:tile())
        if named then return "taken without a choice" end
        return n > 1 and ("%d pieces lie there"):format(n) or nil
      end,
      list = function(game)
        local list, player = {}, taker(game)
        for i, tile in ipairs(open_to(game, claims_on_tiles(game), player)) do
          list[i] = player:label() .. " " .. tile:cell():name()
        end
        list_forced(game, list)
        return list
      end,
    },
  },
  hooks = {
    position = function(game)
      local gold, pieces, most = game:token("gold"), 0, 0
      for _, place in ipairs(gold:places()) do pieces = pieces + gold:number(place) end
      for _, tile in ipairs(pieces > 0 and game:tiles() or {}) do
        most = most + (tile:has("goldmine") and 2 or 0)
      end
      if pieces > most then
        return ("more gold is in play (%d) than the mines on the board have brought (%d)\n"
          .. "Correct `tokens`, or type `+goldmine` behind the look of each tile with a gold mine.")
          :format(pieces, most), "GM-2"
      end
    end,
    feature_scored = function(game, feature)
      if feature:kept() then
        if game:option("castle_gold") then claim_for_castle(game, feature) end
        return
      end
      local winners -- also of tiles around what they complete (GM-4, GM-12)
      for _, tile in ipairs(game:token("gold"):places(feature)) do
        winners = winners or feature:winners()
        claim(game, winners, tile)
      end
    end,
    all_scored = function(game)
      share(game, 0, game:option("gold_choice") == "player")
    end,
    turn_ending = function(game) -- what an entry leaves open
      local seat = game.state.taker
      take_forced(game)
      if seat then share(game, seat, false) end
      game.state.claimed = nil
    end,
    final_scoring = function(game)
      for _, player in ipairs(game:players()) do
        local n = game:token("gold"):number(player)
        local each = n >= 10 and 4 or n >= 7 and 3 or n >= 4 and 2 or 1
        if n > 0 then
          game:score(player, n * each, ("%d gold, %d each"):format(n, each), "GM-9")
        end
      end
    end,
  },
}
