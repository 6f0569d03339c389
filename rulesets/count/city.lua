-- Who scores nothing while others do may send a follower into the City of Carcassonne, and then the
-- Count moves (CO-8 to CO-20). Followers leave it for what is completed, before it is scored (CO-21
-- to CO-31), and at the end, one after the other, for what is not (CO-32 to CO-36).
--
-- game.state.now is a sum: 1 if the tile brought points to the player who laid it, 2 if it did to
-- anybody else. game.state.once_in says that a follower has entered the city in this turn.
-- game.state.moved is how many players sit between the left neighbour of the active player and the
-- last who moved a follower in it; at the end .last says so of who moved last, .out has a bit for
-- each who passed, and .land has the place of who laid the last tile, by the option but abbeys.

-- On which side of the tile of the quarters each is, from the castle clockwise (CO-6).
local SIDES = {castle = "n", market = "e", blacksmith = "s", cathedral = "w"}
local NEXT = {
  castle = "market", market = "blacksmith", blacksmith = "cathedral", cathedral = "castle",
}
-- The kinds of features that they serve, as they are listed.
local SERVES = {castle = "city", market = "field", blacksmith = "road", cathedral = "monastery"}
local NOTHING = {}

local function quarter(game, name) return game:cell(0, 0):tile():feature(SIDES[name]) end

-- Where the Count is; of a position that does not say, in the castle.
local function count_is_in(game)
  local at = game:token("count"):at()
  return at and at:role() or "castle"
end

-- ---- into the city ------------------------------------------------------------------------------

-- Points of these do not open the city and do not bar it: of fairy and King (CO-14, CO-15), of
-- messages and of an abbot taken home (CO-12), and by the option all that is no score of a feature.
local function counts(game, script)
  if not script then return true end
  if script == "fairy" or script == "king" or script == "messages" or script == "home" then
    return false
  end
  return game:option("city_points") == "all" or script == "watchtowers" or script == "barn"
end

-- Who may enter each quarter (CO-16, CO-17).
local function may_wait(game, figure, name)
  if figure == "small" or figure == "big" or figure == "phantom" then return true end
  if figure == "mayor" then return name == "castle" end
  if figure == "wagon" then return name ~= "market" end
  return figure == "abbot" and name == "cathedral" and game:option("edition") == 2
end

-- Nobody waits for fields on which nobody stands (CO-28).
local function unused(game, name)
  if name == "market" and not game:option("farmers") then
    return "nobody stands on fields", "CO-28"
  end
end

-- Why one does not, and the rule.
local function unfit_for(game, figure, name)
  if may_wait(game, figure, name) then return unused(game, name) end
  local who = figure == "small" and "follower" or figure
  return ("no %s waits in the %s"):format(who, name), who == "abbot" and "CO-17" or "CO-16"
end

-- Why no follower enters the city in this turn.
local function shut(game, turn)
  local now = game.state.now or 0
  if now & 1 ~= 0 then
    return ("%s scored, too"):format(turn:player():label()), "CO-8"
  elseif now & 2 == 0 then
    return "nobody else has scored", "CO-8"
  elseif game.state.once_in and game:option("city_per") == "turn" then
    return "a follower has entered the city in this turn", "CO-11"
  end
end

-- Also who came home in this turn, by whatever (CO-13).
local function has(player, figure)
  for _, in_hand in ipairs(player:hand(true)) do
    if in_hand == figure then return true end
  end
end

-- ---- out of the city ----------------------------------------------------------------------------

-- The quarter that serves for a kind of features (CO-21, CO-30).
local function quarter_for(kind)
  if kind == "city" then return "castle" end
  if kind == "road" then return "blacksmith" end
  if kind == "field" then return "market" end
  if kind == "monastery" or kind == "shrine" then return "cathedral" end
end

-- Who waits in the quarters.
local function all_waiting(game) return game:cell(0, 0):tile():standing() end

-- The one beside whom the token lies, or without one: of two that are alike the one beside whom no
-- fairy stands, which has the shorter name (PD-35).
local function waiting(game, player, figure, name, token)
  local found
  for _, follower in ipairs(all_waiting(game)) do
    if follower:player() == player and follower:figure() == (figure or "small")
      and follower:feature():role() == name and not (token and token:at() ~= follower)
      and not (found and #tostring(found) <= #tostring(follower)) then found = follower end
  end
  return found
end

-- How many players come before this one: the left neighbour of the one with that place is the
-- first, and that one the last (CO-22, CO-33).
local function rank(game, player, last) return (player:place() - last - 1) % #game:players() end

-- Whether the tile of the turn is one whose player comes last at the end (CO-33).
local function is_counted(game, tile)
  return tile and (game:option("last_tile") == "abbey" or tile:id() ~= "abbey")
end

-- The place of who comes last at the end: behind abbeys that are passed, too.
local function ends_at(game, turn)
  return not is_counted(game, turn:tile()) and game.state.land or turn:player():place()
end

-- On what a figure can stand (CO-16, CO-17, CU-24).
local function may_stand(game, figure, kind)
  if figure == "abbot" and kind == "shrine" then return game:option("abbot_on_shrine") end
  return true
end

-- Also by a mayor whose strength is 0.
local function is_occupied(feature)
  for _, tile in ipairs(feature:tiles()) do
    if tile:followers(feature) > 0 then return true end
  end
end

-- Why a follower does not go from the city to a feature, and the rule. To a small city of several
-- owners anybody goes whom one of them lets score (B-81).
local function unfit(game, player, figure, stand, token)
  local feature, dragon = stand:feature(), game:token("dragon")
  local kind = feature:kind()
  local name = quarter_for(kind)
  if not name then
    return "nobody goes there from the city", "CO-21"
  elseif dragon and dragon:tile() == stand:tile() then
    return "the dragon is there", "PD-43"
  elseif name == count_is_in(game) then
    return ("the Count is in the %s"):format(name), "CO-20"
  elseif not waiting(game, player, figure, name, token) then
    return ("no such follower of %s is in the %s"):format(player:label(), name), "CO-21"
  elseif not may_stand(game, figure, kind) then
    return ("no %s may stand there"):format(figure), "CO-16"
  elseif not (game:option("city_to_unoccupied") or is_occupied(feature)) then
    return "nobody stands there", "CO-27"
  end
end

-- Whether a barn is placed on the field in this turn, or has farmers there already (CO-28).
local function is_harvested(turn, field)
  local played, barns = pcall(field.figures, field, "barn")
  if not played or barns == 0 then return false end
  return field:followers() > 0 or field:figures("barn", nil, turn:tile()) > 0
end

-- Whether it is scored in this turn (CO-26).
local function is_scored(turn, feature)
  if feature:kind() == "field" then return is_harvested(turn, feature) end
  for _, completed in ipairs(turn:completed()) do
    if completed == feature then return true end
  end
end

-- All that is; fields only where somebody in the city could go there.
local function all_scored(game, turn)
  local list = turn:completed()
  local market = quarter(game, "market"):followers() > 0 and count_is_in(game) ~= "market"
  for _, field in ipairs(market and turn:tile():features("field") or NOTHING) do
    if is_harvested(turn, field) then list[#list + 1] = field end
  end
  return list
end

local function add_places(list, who, feature, with)
  for _, tile in ipairs(feature:tiles()) do
    for _, stand in ipairs(tile:stands()) do
      if stand:feature() == feature then list[#list + 1] = who .. tostring(stand) .. with end
    end
  end
end

-- Adds "B:big:knight@0,1.n", for all followers of a player that may leave the city, and all their
-- places there; "B:knight@0,1.n+fairy" for that one of two that are alike.
local function add_ways(list, game, player, features)
  local seen, count = {}, count_is_in(game)
  for _, follower in ipairs(all_waiting(game)) do
    local figure, name = follower:figure(), follower:feature():role()
    local who = player:label() .. ":" .. (figure == "small" and "" or figure .. ":")
    local alike = tostring(waiting(game, follower:player(), figure, name))
    local with = tostring(follower):sub(#alike + 1)
    if follower:player() == player and not seen[who .. name .. with] and name ~= count then
      seen[who .. name .. with] = true
      for _, feature in ipairs(features) do
        if quarter_for(feature:kind()) == name then add_places(list, who, feature, with) end
      end
    end
  end
end

-- Whether it is unfinished, and can be joined at the end (CO-35).
local function is_left(feature, any)
  if feature:kind() == "field" then return true end
  return any and not feature:complete()
end

-- For `legal`: the open feature for which somebody in the quarter would score most, as
-- "best now: city@0,1.n, worth 8, held by R 1".
local function best_of(game, name)
  local best, most
  for _, feature in ipairs(game:features(SERVES[name])) do
    local points = feature:points(true)
    if is_left(feature, true) and not feature:kept() and points > (most or -1) then
      best, most = feature, points
    end
  end
  return best and ("best now: %s, %s"):format(best:name(), best:worth())
end

-- The same: who waits where the Count goes, "shuts in 1 follower of R, 2 followers of K".
local function shut_in(game, name)
  local list, number = {}, {}
  for _, follower in ipairs(all_waiting(game)) do
    if follower:feature():role() == name then
      local whose = follower:player():label()
      if not number[whose] then list[#list + 1] = whose end
      number[whose] = (number[whose] or 0) + 1
    end
  end
  for i, whose in ipairs(list) do
    local n = number[whose]
    list[i] = ("%d follower%s of %s"):format(n, n == 1 and "" or "s", whose)
  end
  return list[1] and "shuts in " .. table.concat(list, ", ")
end

local function passed(game, place) return (game.state.out or 0) >> place & 1 == 1 end

---@type reeve.Script
return {
  api = 2,
  name = "city",
  summary = "A player who scores nothing puts a follower into the city, for later scoring.",
  source = "The Count of Carcassonne, 2004",
  rules = {"count", "count-c1"},
  replaces = {"CO-8"},
  places = {"monastery", "castle-quarter", "market-quarter", "blacksmith-quarter",
    "cathedral-quarter"},
  keeps = {"once_in: true or false", "wait_in: true or false", "last: a number 0..5",
    "out: a number 0..63", "land: a player's place", "*: nothing between turns"},
  actions = {
    to_city = {
      form = "[{size} ]{castle|market|blacksmith|cathedral}",
      when = "scored",
      order = 30, -- the wagons have moved
      verb = "a follower may enter the City (to_city):",
      words = "The quarter of the City of Carcassonne that a follower enters",
      rule = "CO-8",
      needs = "now",
      idle = 3,
      may = function(game, turn, figure, name)
        local who, why, rule = figure or "small", shut(game, turn)
        if not why then
          why, rule = unfit_for(game, who, name)
        end
        if why then
          return why, rule
        elseif not has(turn:player(), who) then
          return "no such follower is in hand", "CO-8"
        end
      end,
      act = function(game, turn, figure, name)
        local how = game:option("count_moves")
        game:deploy(turn:player(), quarter(game, name), figure or "small")
        game.state.once_in = true
        if how ~= "player" then
          local to = how == "follows" and name or NEXT[count_is_in(game)]
          if to ~= count_is_in(game) then game:token("count"):move(quarter(game, to), "CO-18") end
        end
      end,
      tells = function(game, _, _, name) return best_of(game, name) end,
      list = function(game, turn) return not shut(game, turn) or NOTHING end,
    },
    count = {
      form = "{castle|market|blacksmith|cathedral}",
      option = {count_moves = "player"},
      when = "scored",
      after = "to_city",
      verb = "the Count (count) moves to the",
      words = "The quarter to which the Count goes",
      rule = "CO-18",
      idle = 2,
      may = function(game, _, name)
        if name == count_is_in(game) then
          return "the Count is there", "CO-18"
        end
        return unused(game, name)
      end,
      act = function(game, _, name) game:token("count"):move(quarter(game, name), "CO-18") end,
      tells = function(game, _, name) return shut_in(game, name) end,
    },
    from_city = {
      form = "{player}:[{size}:]{stand}[+{token}]",
      verb = "may come from the City before it is scored (from_city):",
      words = "The followers that leave the City of Carcassonne for a feature scored in this turn",
      order = 97, -- castles are built (CO-41), and nothing else is to do before scoring (CO-31)
      many = 64,
      each = true,
      rule = "CO-21",
      idle = 5,
      may = function(game, turn, player, figure, stand, token)
        if stand:feature():kept() then
          return "that is a castle", "CO-40"
        elseif not is_scored(turn, stand:feature()) then
          return "that is not scored in this turn", "CO-26"
        elseif rank(game, player, turn:player():place()) < (game.state.moved or 0) then
          return "the players decide clockwise; the one who laid the tile is the last", "CO-22"
        end
        return unfit(game, player, figure, stand, token)
      end,
      act = function(game, turn, player, figure, stand, token)
        local feature, place = stand:feature(), rank(game, player, turn:player():place())
        game:move(waiting(game, player, figure, quarter_for(feature:kind()), token), feature,
          stand:tile())
        if game.state.moved ~= place then game.state.moved = place end
      end,
      tells = function(_, _, _, _, stand) return stand:feature():worth() end,
      list = function(game, turn)
        local list, features, n = {}, all_scored(game, turn), #game:players()
        if not (features[1] and all_waiting(game)[1]) then return NOTHING end
        for at = game.state.moved or 0, n - 1 do
          add_ways(list, game, game:player((turn:player():place() + at) % n + 1), features)
        end
        return list
      end,
    },
    leave_city = {
      form = "{player}:[{size}:]{stand}[+{token}]",
      when = "scored",
      tileless = true, -- behind the round of abbeys (CO-33)
      verb = "may leave the City for the last time (leave_city):",
      words = "In the last turn: the followers that leave the city before the final scoring",
      order = 99, -- nothing else is to do
      many = 64,
      each = true,
      rule = "CO-32",
      idle = 5,
      may = function(game, turn, player, figure, stand, token)
        local feature = stand:feature()
        -- A second part that only an abbey could be is left out (AM-26).
        if game:left() > 0 or turn:goes_on(true) then
          return "tiles are still to come", "CO-32"
        elseif feature:kept() then
          return "that is a castle", "CO-40"
        elseif not is_left(feature, game:option("city_final") == "any") then
          return feature:complete() and "that is complete" or "only fields are left", "CO-32"
        elseif passed(game, rank(game, player, ends_at(game, turn))) then
          return ("%s has passed"):format(player:label()), "CO-33"
        end
        return unfit(game, player, figure, stand, token)
      end,
      act = function(game, turn, player, figure, stand, token)
        local s, feature, n = game.state, stand:feature(), #game:players()
        local place = rank(game, player, ends_at(game, turn))
        game:move(waiting(game, player, figure, quarter_for(feature:kind()), token), feature,
          stand:tile())
        local at, out = ((s.last or -1) + 1) % n, s.out or 0
        while at ~= place do at, out = (at + 1) % n, out | 1 << at end
        if out ~= (s.out or 0) then s.out = out end
        if s.last ~= place then s.last = place end
      end,
      tells = function(_, _, _, _, stand) return stand:feature():worth() end,
      list = function(game, turn)
        -- Typed earlier it says that nobody lays an abbey; nobody is asked before all have passed.
        if not all_waiting(game)[1] or not turn:is_last() then return NOTHING end
        local list, features, n = {}, {}, #game:players()
        local any, next = game:option("city_final") == "any", (game.state.last or -1) + 1
        for _, feature in ipairs(game:features(not any and "field" or nil)) do
          if is_left(feature, any) then features[#features + 1] = feature end
        end
        for at = next, next + n - 1 do
          local player = game:player((ends_at(game, turn) + at) % n + 1)
          if not passed(game, at % n) then add_ways(list, game, player, features) end
        end
        return list
      end,
    },
  },
  hooks = {
    game_started = function(game) game:token("count"):put(quarter(game, "castle"), nil, "CO-6") end,
    position = function(game)
      local at = game:token("count"):at()
      if at and not SIDES[at:role()] then
        return "the Count is in none of the quarters\nType `count: castle` or another quarter.",
          "CO-6"
      end
      for _, follower in ipairs(all_waiting(game)) do
        local why, rule = unfit_for(game, follower:figure(), follower:feature():role())
        if why then return why, rule end
      end
    end,
    position_lacks = function(game)
      local left, by_land = game:left(), game:option("last_tile") == "land"
      if not all_waiting(game)[1] then
        return
      elseif left == 0 and by_land and not game.state.land then
        return "without `state: {city: {land: 2}}`, or the place in turn order of whoever laid the "
          .. "last tile, the player to move leaves the City last", "CO-33"
      elseif not game:token("count"):at() then
        return "without `tokens: {count: castle-quarter@0,0}`, or another quarter, the Count is in "
          .. "the castle", "CO-45"
      end
    end,
    marker_moved = function(game, move)
      local turn, now = game:turn(), game.state.now or 0
      if not turn:tile() then return end -- a ransom, or a payment (CO-12)
      local bit = move:player() == turn:player() and 1 or 2
      if now & bit == 0 and counts(game, move:script()) then game.state.now = now | bit end
    end,
    turn_ending = function(game, turn)
      local s = game.state
      if s.now then s.now = nil end
      if s.moved then s.moved = nil end
      local land = game:left() == 0 and is_counted(game, turn:tile())
      if land and all_waiting(game)[1] then s.land = turn:player():place() end
    end,
    may_place = function(game) -- an abbey
      if game.state.last then
        return "followers have left the city for the last time\nLay no abbey any more.", "CO-33"
      end
    end,
    may_capture = function(game, _, _, standing)
      if standing and SIDES[standing:role()] and not game:option("capture_in_city") then
        return "towers do not reach into the city", "CO-42"
      end
    end,
  },
}
