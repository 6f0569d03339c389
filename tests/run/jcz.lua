-- jcz.lua REEVE FILE...: follows the messages of saved games of JCloisterZone through the phases
-- of its turns, and says where a message is missing, or comes where none may. It knows the
-- phases, the board and who stands where; it scores nothing, and shares no code with the export.
-- Only the shapes of tiles come from REEVE. Prints `FILE: message N: WHAT` for each game that
-- JCloisterZone would not load; the status is 1 if there is one.

package.path = (arg[0]:match("^(.*/)") or "./") .. "?.lua;" .. package.path
local cjson = require "cjson"
local board = require "jcz.board"
local fail, key, at, turned = board.fail, board.key, board.at, board.turned
local feature, is_complete, figures_on = board.feature, board.is_complete, board.figures_on
local may_bridge, add_bridge, fits = board.may_bridge, board.add_bridge, board.fits
local is_follower, middle = board.is_follower, board.middle
local PLACES = {N = {0}, E = {1}, S = {2}, W = {3}, NE = {0, 1}, SE = {1, 2}, SW = {2, 3},
  NW = {0, 3}, NS = {0, 2}, WE = {1, 3},
  _N = {1, 2, 3}, _E = {0, 2, 3}, _S = {0, 1, 3}, _W = {0, 1, 2}, NWSE = {0, 1, 2, 3}}
local HALVES = {NL = 0, NR = 2, EL = 3, ER = 5, SL = 6, SR = 8, WL = 9, WR = 11}
local KINDS = {City = "city", Road = "road", Field = "field", Monastery = "monastery"}
local PIECES = {[2] = 10, [3] = 9, [4] = 7, [5] = 6, [6] = 5}
local game -- the one that is followed

-- ---- messages ----------------------------------------------------------------------------------

local active -- the player who is asked

local function ransom(message)
  local id = message.payload.meepleId
  local figure = game.figures[id]
  if game.paid then
    fail("a second ransom in one turn")
  elseif not figure or not figure.holder or figure.player ~= active then
    fail("%s is no prisoner of player %d", tostring(id), active)
  end
  game.paid = true
  for i, one in ipairs(game.prisons[figure.holder]) do
    if one == id then
      table.remove(game.prisons[figure.holder], i)
      break
    end
  end
  figure.holder = nil
end

-- The next message; it must be there if something is due.
local function take(due)
  game.at = game.at + 1
  local message = game.replay[game.at]
  if not message then
    fail("the game ends where %s is due", due)
  elseif message.player ~= active then
    fail("%s of player %d where player %d is to %s", message.type, message.player, active, due)
  end
  return message
end

local function unexpected(message, due)
  fail("%s where %s is due", message.type, due)
end

local function in_hand(figure)
  return not figure.region and not figure.top and not figure.holder
end

-- The sorts of figures that a player has in hand.
local function hand_of(player)
  local sorts = {}
  for _, figure in pairs(game.figures) do
    if figure.player == player and in_hand(figure) then
      sorts[figure.sort] = true
    end
  end
  return sorts
end

-- The region of the tile that a pointer means.
local function pointed(laid, pointer)
  local kind = KINDS[pointer.feature]
  for i, region in ipairs(laid.regions) do
    local meant
    if kind == "field" and pointer.location ~= "I" then
      for half in pointer.location:gmatch "[^.]+" do
        meant = meant or HALVES[half] and region.ports[HALVES[half]]
      end
    elseif PLACES[pointer.location] then
      local n = 0
      meant = true
      for _, side in ipairs(PLACES[pointer.location]) do
        n = n + 1
        meant = meant and region.ports[middle(side)]
      end
      for side = 0, 3 do
        n = n - (region.ports[middle(side)] and 1 or 0)
      end
      meant = meant and n == 0
    else
      meant = true
      for port = 0, 11 do
        meant = meant and (port % 3 ~= 1 or not region.ports[port])
      end
    end
    if region.kind == kind and meant then
      return i
    end
  end
  return fail("there is no %s %s on the tile", tostring(pointer.feature),
    tostring(pointer.location))
end

-- ---- the action of a turn ----------------------------------------------------------------------

local function may_stand(laid, index, sort)
  local region = laid.regions[index]
  if region.castle or region.kind == "river" then
    return false
  end
  local own = #figures_on(laid, index, function(f) return is_follower(f) and
    f.player == active end) > 0
  if sort == "builder" then
    return (region.kind == "city" or region.kind == "road") and own and not is_complete(laid, index)
  elseif sort == "pig" then
    return region.kind == "field" and own
  end
  return (region.kind ~= "field" or game.farmers) and #figures_on(laid, index) == 0
end

local function is_sealed(tower)
  for _, figure in pairs(game.figures) do
    if figure.top == tower then
      return true
    end
  end
  return false
end

-- What the player may do with the tile: figures by sort and region, towers, bridges.
local function offers(laid, bridged)
  local offer = {n = 0, figures = {}, towers = {}, tops = {}}
  local hand = hand_of(active)
  for sort in pairs(hand) do
    for index in ipairs(laid.regions) do
      if may_stand(laid, index, sort) then
        offer.figures[sort .. index] = true
        offer.n = offer.n + 1
      end
    end
  end
  for _, tower in pairs(game.towers) do
    if not is_sealed(tower) then
      offer.towers[tower] = (game.tokens[active].TOWER_PIECE or 0) > 0
      offer.tops[tower] = tower.height > 0 and (hand.small or hand.big)
      offer.n = offer.n + (offer.towers[tower] and 1 or 0) + (offer.tops[tower] and 1 or 0)
    end
  end
  for axis in pairs(board.AXES) do
    if not bridged and (game.tokens[active].BRIDGE or 0) > 0 and may_bridge(laid.x, laid.y,
      axis) then
      offer.n = offer.n + 1
    end
  end
  return offer
end

local function deploy(laid, offer, payload)
  local pointer, figure = payload.pointer, game.figures[payload.meepleId]
  local x, y = pointer.position[1], pointer.position[2]
  if not figure or figure.player ~= active or not in_hand(figure) then
    fail("%s is not in the hand of player %d", tostring(payload.meepleId), active)
  end
  if pointer.feature == "Tower" then
    local tower = game.towers[key(x, y)]
    if not tower or not offer.tops[tower] or not is_follower(figure) then
      fail("no follower may go on the tower at %d,%d", x, y)
    end
    figure.top = tower
    return
  end
  if x ~= laid.x or y ~= laid.y then
    fail("a follower is put on another tile")
  end
  local index = pointed(laid, pointer)
  if not offer.figures[figure.sort .. index] then
    fail("%s may not be put on %s %s", payload.meepleId, pointer.feature, pointer.location)
  end
  figure.region = laid.regions[index]
  figure.x, figure.y = x, y
end

local function set_free(id)
  local figure = game.figures[id]
  for i, one in ipairs(game.prisons[figure.holder]) do
    if one == id then
      table.remove(game.prisons[figure.holder], i)
    end
  end
  figure.holder = nil
end

-- B-like exchanges: the prisoner of the capturer that the owner holds comes home, and so does the
-- one just captured.
local function exchange(id)
  local owner = game.figures[id].player
  local sorts, n, first = {}, 0, nil
  for _, one in ipairs(game.prisons[owner]) do
    local figure = game.figures[one]
    if figure.player == active and not sorts[figure.sort] then
      sorts[figure.sort] = one
      n = n + 1
      first = first or one
    end
  end
  if n == 0 or owner == active then
    if owner ~= active then
      game.figures[id].holder = active
      table.insert(game.prisons[active], id)
    end
    return
  end
  if n > 1 then
    local message = take "EXCHANGE_FOLLOWER"
    if message.type ~= "EXCHANGE_FOLLOWER" then
      unexpected(message, "EXCHANGE_FOLLOWER")
    end
    first = message.payload.meepleId
  end
  set_free(first)
end

local function capture(tower)
  local options, any = {}, false
  for id, figure in pairs(game.figures) do
    local x, y = figure.x, figure.y
    if figure.top then
      x, y = figure.top.x, figure.top.y
    end
    local there = figure.region and not figure.region.castle or figure.top
    if is_follower(figure) and there and (x == tower.x or y == tower.y) and
      math.abs(x - tower.x) + math.abs(y - tower.y) <= tower.height then
      options[id], any = true, true
    end
  end
  if not any then
    return
  end
  local message = take "CAPTURE_FOLLOWER or PASS"
  if message.type == "PASS" then
    return
  elseif message.type ~= "CAPTURE_FOLLOWER" then
    unexpected(message, "CAPTURE_FOLLOWER or PASS")
  end
  local id = message.payload.pointer.meepleId
  local figure = game.figures[id]
  if not options[id] then
    fail("%s cannot be captured", tostring(id))
  end
  figure.region, figure.top = nil, nil
  exchange(id)
end

local function act(laid, bridged)
  while true do
    local offer = offers(laid, bridged)
    if offer.n == 0 then
      return
    end
    local message = take "an action or PASS"
    local payload = message.payload
    if message.type == "PASS" then
      return
    elseif message.type == "DEPLOY_MEEPLE" then
      return deploy(laid, offer, payload)
    elseif message.type == "PLACE_TOKEN" and payload.token == "TOWER_PIECE" then
      local tower = game.towers[key(payload.pointer.position[1], payload.pointer.position[2])]
      if not tower or not offer.towers[tower] then
        fail("no piece may be put on this tower")
      end
      tower.height = tower.height + 1
      game.tokens[active].TOWER_PIECE = game.tokens[active].TOWER_PIECE - 1
      return capture(tower)
    elseif message.type == "PLACE_TOKEN" and payload.token == "BRIDGE" and not bridged then
      -- It is built wherever the message says, although it is offered on the new tile only.
      game.tokens[active].BRIDGE = game.tokens[active].BRIDGE - 1
      add_bridge(payload.pointer.position[1], payload.pointer.position[2], payload.pointer.location)
      bridged = true
    else
      unexpected(message, "an action or PASS")
    end
  end
end

-- ---- castles, scoring --------------------------------------------------------------------------

-- The regions of the tile that are such cities.
local function castle_sites(laid, player)
  local sites = {}
  for index in ipairs(laid.regions) do
    if (game.tokens[player].CASTLE or 0) > 0 and board.is_site(laid, index, player) then
      sites[index] = true
    end
  end
  return sites
end

local function build_castles(laid, turn_player)
  for i = 0, game.nplayers - 1 do
    active = (turn_player + i) % game.nplayers
    local sites = castle_sites(laid, active)
    if next(sites) then
      local message = take "CASTLE or PASS"
      if message.type == "PASS" then
        break
      elseif message.type ~= "PLACE_TOKEN" or message.payload.token ~= "CASTLE" then
        unexpected(message, "CASTLE or PASS")
      end
      local index = pointed(laid, message.payload.pointer)
      if not sites[index] then
        fail("this city cannot become a castle")
      end
      local castle = {cells = {}, new = true}
      for _, part in ipairs(feature(laid, index)) do
        part[1].regions[part[2]].castle = castle
        table.insert(castle.cells, {part[1].x, part[1].y})
      end
      game.castles[#game.castles + 1] = castle
      game.tokens[active].CASTLE = game.tokens[active].CASTLE - 1
    end
  end
  active = turn_player
end

local function in_fief(castle, cells)
  local a, b = castle.cells[1], castle.cells[2]
  local upright = a[1] == b[1]
  for _, cell in ipairs(cells) do
    for _, tower in ipairs {a, b} do
      if upright and cell[2] == tower[2] and math.abs(cell[1] - tower[1]) <= 1 or
        not upright and cell[1] == tower[1] and math.abs(cell[2] - tower[2]) <= 1 then
        return true
      end
    end
  end
  return false
end

local function send_home(regions)
  for _, figure in pairs(game.figures) do
    if figure.region and regions[figure.region] then
      figure.region = nil
    end
  end
end

-- What the tile completes: the followers there come home, and those on castles in whose fiefs it
-- is.
local function score(laid)
  local completed = {}
  for dx = -1, 1 do
    for dy = -1, 1 do
      local tile = at(laid.x + dx, laid.y + dy)
      for index, region in ipairs(tile and tile.regions or {}) do
        if (region.kind == "monastery" or tile == laid) and not region.castle and
          is_complete(tile, index) then
          local one = {regions = {}, cells = {}}
          for _, part in ipairs(feature(tile, index)) do
            one.regions[part[1].regions[part[2]]] = true
            table.insert(one.cells, {part[1].x, part[1].y})
          end
          if region.kind ~= "field" then
            completed[#completed + 1] = one
          end
        end
      end
    end
  end
  -- A bridge may have been built on another tile by this one, and a road on it be complete.
  for _, one in ipairs(completed) do
    send_home(one.regions)
  end
  local function is_held(castle)
    for _, figure in pairs(game.figures) do
      if figure.region and figure.region.castle == castle then
        return true
      end
    end
    return false
  end
  local scored = completed
  while #scored > 0 do
    local more = {}
    for _, castle in ipairs(game.castles) do
      local pays = false
      for _, one in ipairs(scored) do
        pays = pays or in_fief(castle, one.cells)
      end
      if pays and not castle.new and is_held(castle) then
        local regions = {}
        for _, figure in pairs(game.figures) do
          if figure.region and figure.region.castle == castle then
            regions[figure.region] = true
          end
        end
        more[#more + 1] = {cells = castle.cells, regions = regions}
      end
    end
    for _, one in ipairs(more) do
      send_home(one.regions)
    end
    scored = more
  end
  for _, castle in ipairs(game.castles) do
    castle.new = false
  end
  -- A builder or pig that no follower of its player's is with any more goes home.
  for _, figure in pairs(game.figures) do
    if figure.region and not is_follower(figure) then
      local tile = at(figure.x, figure.y)
      for index, region in ipairs(tile.regions) do
        if region == figure.region and
          #figures_on(tile, index, function(f) return is_follower(f) and
            f.player == figure.player end) == 0 then
          figure.region = nil
          break
        end
      end
    end
  end
end

-- ---- turns -------------------------------------------------------------------------------------

local function draw()
  game.drawn = game.drawn + 1
  local id = game.order[game.drawn]
  return id and (game.shelf[id] or fail("there is no tile %s", id)), id
end

-- A ransom is paid whenever the player is asked something.
local function take_ransoms()
  while game.replay[game.at + 1] and game.replay[game.at + 1].type == "PAY_RANSOM" do
    ransom(take "PAY_RANSOM")
  end
end

-- Lays the tile of a turn, and returns it; nil if the game ends here.
local function lay_tile()
  while true do
    local tile, id
    local first = game.supply and game.supply[1]
    if first and first.owner == active then
      table.remove(game.supply, 1)
      tile, id = game.shelf[first.id], first.id
    else
      tile, id = draw()
    end
    if not tile then
      return nil
    end
    local lies = board.can_lie(tile, active)
    if lies then
      take_ransoms()
      if game.at == #game.replay then
        return nil
      end
      local message = take "PLACE_TILE"
      local payload = message.payload
      if message.type == "PASS" and lies == "bridged" then
        goto again
      elseif message.type ~= "PLACE_TILE" then
        unexpected(message, "PLACE_TILE")
      elseif payload.tileId ~= id then
        fail("%s is laid where %s was drawn", payload.tileId, id)
      end
      local x, y = payload.position[1], payload.position[2]
      local regions = turned(tile, tonumber(payload.rotation:sub(2)))
      local way = fits(regions, x, y, (game.tokens[active].BRIDGE or 0) > 0)
      if not way then
        fail("%s cannot lie at %d,%d", id, x, y)
      end
      local laid = {x = x, y = y, regions = regions, tile = tile, id = id}
      game.board[key(x, y)] = laid
      if way ~= "" then
        game.tokens[active].BRIDGE = game.tokens[active].BRIDGE - 1
        add_bridge(way[1], way[2], way[3])
      end
      if tile.foundation then
        game.towers[key(x, y)] = {x = x, y = y, height = 0}
      end
      return laid, way ~= ""
    end
    ::again::
  end
end

local function builder_works(laid)
  for _, figure in pairs(game.figures) do
    if figure.sort == "builder" and figure.player == active and figure.region and
      (figure.x ~= laid.x or figure.y ~= laid.y) then
      local tile = at(figure.x, figure.y)
      for index, region in ipairs(tile.regions) do
        if region == figure.region then
          for _, part in ipairs(feature(tile, index)) do
            if part[1] == laid then
              return true
            end
          end
        end
      end
    end
  end
  return false
end

local function commit()
  local message = take "COMMIT"
  if message.type ~= "COMMIT" then
    unexpected(message, "COMMIT")
  end
end

-- ---- bazaars -----------------------------------------------------------------------------------

local function has_lot(lots, player)
  for _, lot in ipairs(lots) do
    if lot.owner == player then
      return true
    end
  end
  return false
end

local function next_without(lots, player)
  for i = 1, game.nplayers do
    local other = (player + i) % game.nplayers
    if not has_lot(lots, other) then
      return other
    end
  end
  return nil
end

-- The bids for a lot after the chooser's; returns who gets it.
local function auction(lots, lot, chooser, price)
  local bidder = chooser
  for i = 1, game.nplayers - 1 do
    active = (chooser + i) % game.nplayers
    if not has_lot(lots, active) then
      local message = take "BAZAAR_BID or PASS"
      if message.type == "BAZAAR_BID" then
        if message.payload.price <= price then
          fail("a bid of %d is not higher", message.payload.price)
        end
        price, bidder = message.payload.price, active
      elseif message.type ~= "PASS" then
        unexpected(message, "BAZAAR_BID or PASS")
      end
    end
  end
  active = chooser
  if bidder ~= chooser then
    local message = take "BAZAAR_BUY_OR_SELL"
    if message.type ~= "BAZAAR_BUY_OR_SELL" then
      unexpected(message, "BAZAAR_BUY_OR_SELL")
    end
    bidder = message.payload.value == "BUY" and chooser or bidder
  end
  lot.owner = bidder
end

local function hold_bazaar(turn_player)
  local lots = {}
  for i = 1, game.nplayers do
    lots[i] = {id = select(2, draw())}
    if not lots[i].id then
      return
    end
  end
  local chooser = (turn_player + 1) % game.nplayers
  for _ = 1, game.nplayers - 1 do
    active = chooser
    if game.at == #game.replay then
      return
    end
    local message = take "BAZAAR_BID"
    local lot = message.type == "BAZAAR_BID" and lots[message.payload.supplyIndex + 1]
    if not lot or lot.owner then
      unexpected(message, "BAZAAR_BID for a tile on offer")
    end
    if game.no_auction then
      lot.owner = chooser
    else
      auction(lots, lot, chooser, message.payload.price)
    end
    chooser = next_without(lots, chooser)
  end
  for _, lot in ipairs(lots) do
    lot.owner = lot.owner or chooser
  end
  game.supply = {}
  for i = 1, game.nplayers do
    for _, lot in ipairs(lots) do
      if lot.owner == (turn_player + i) % game.nplayers then
        table.insert(game.supply, lot)
      end
    end
  end
end

-- ---- the game ----------------------------------------------------------------------------------

-- One turn, with its second part; false if the game ends in it.
local function play_turn(player)
  local auctioned, again, parts = false, false, 1
  local part = 1
  game.paid = false
  while part <= parts do
    active = player
    local laid, bridged = lay_tile()
    if not laid then
      return false
    end
    if part == 1 and builder_works(laid) then
      parts = 2
    end
    auctioned = auctioned or laid.tile.bazaar and not game.supply and game.bazaars
    again = again or laid.tile.volcano and game.lake_again
    take_ransoms()
    act(laid, bridged)
    build_castles(laid, player)
    commit()
    score(laid)
    part = part + 1
  end
  if auctioned and game.pack - game.drawn >= game.nplayers then
    hold_bazaar(player)
  end
  if game.supply and #game.supply == 0 then
    game.supply = nil
  end
  return true, again
end

local SORTS = {["small-follower"] = "small", ["big-follower"] = "big", builder = "builder",
  pig = "pig"}

local function set_up(save)
  local elements, n = save.setup.elements, #save.players
  local major, minor = save.appVersion:match "^(%d+)%.(%d+)"
  game = {replay = save.replay, at = 0, order = save.gameAnnotations.drawOrder, drawn = 0,
    shelf = board.tiles_of(save.setup),
    nplayers = n, board = {}, towers = {}, castles = {}, figures = {}, tokens = {}, prisons = {},
    farmers = elements.farmers, bazaars = elements.bazaar,
      no_auction = save.setup.rules["bazaar-no-auction"],
    lake_again = tonumber(major) * 100 + tonumber(minor) >= 602}
  game.pack = game.shelf.n - 1
  for player = 0, n - 1 do
    game.prisons[player] = {}
    game.tokens[player] = {TOWER_PIECE = elements.tower and PIECES[n],
      BRIDGE = elements.bridge and (n < 5 and 3 or 2),
      CASTLE = elements.castle and (n < 5 and 3 or 2)}
    for element, sort in pairs(SORTS) do
      for i = 1, tonumber(elements[element]) or 0 do
        game.figures[("%d.%s.%d"):format(player, sort, i)] = {player = player, sort = sort}
      end
    end
  end
  board.follow(game)
  local start = save.setup.start[1]
  local tile = game.shelf[start.tile]
  game.board[key(start.x, start.y)] = {x = start.x, y = start.y, regions = turned(tile,
    start.rotation), tile = tile}
end

local function follow(save)
  set_up(save)
  local player = 0
  while true do
    local goes_on, again = play_turn(player)
    if not goes_on then
      break
    end
    player = again and player or (player + 1) % game.nplayers
  end
  if game.at < #game.replay then
    active = game.replay[game.at + 1].player
    unexpected(take "", "nothing more")
  end
end

local status = 0
for i = 2, #arg do
  local file = assert(io.open(arg[i]))
  local save = cjson.decode(file:read "a")
  file:close()
  local fine, why = xpcall(follow, function(e) return type(e) == "table" and e or
    {text = debug.traceback(e)} end, save)
  if not fine then
    print(("%s: message %d: %s"):format(arg[i], game.at, why.text))
    status = 1
  end
end
os.exit(status)
