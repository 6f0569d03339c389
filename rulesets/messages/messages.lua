-- Each player has two scoring figures. Whoever stops with one on a dark space in the own turn draws
-- a message, and does what it says or scores 2 points (ME-2 to ME-5).
--
-- Of the score of the player with the place N game.state.mN belongs to the messenger, the rest to
-- the ordinary figure. game.state.n is how often somebody has scored or paid since it was last
-- asked who moved; game.state.gK is the K-th time: the
-- place in turn order, the points, whether it is said that the messenger moves; game.state.bK is
-- what the messenger had to pay of it.
-- game.state.once_one has a bit for each player of whom only the messenger moves in this turn
-- (ME-17), game.state.once_was for whom it did in a part before this one, and game.state.once_ord
-- for whose ordinary figure did: the tile of message 4 belongs to the turn, too.
-- game.state.stack has the messages as they were drawn, as digits, game.state.drawn how many.

local GAINS = 24 -- more at once are the ordinary figure's
local ROUNDS = 7 -- messages in one turn, of which each brings points for the next (ME-5)
local SAID = 10000000
local QUIET = 20000000
local PAID = 40000000
local PLAYER = 1000000
local NONE = 500000 -- no points: what is paid is less

local function name_of(moved) return moved and "messenger" or "ordinary figure" end

-- Of the K-th time the place, the points, those of the messenger, whether the record says so, and
-- whether they draw no message (ME-18).
local function split(game, k)
  local gain = game.state["g" .. k]
  local rest, said, quiet = gain % SAID, gain // SAID % 2 == 1, gain // QUIET % 2 == 1
  local points = rest % PLAYER - NONE
  local by = gain >= PAID and game.state["b" .. k] or said and points or 0
  return rest // PLAYER, points, by, said, quiet
end

local function keep_gain(game, k, place, points, by, said, quiet)
  local pays = by ~= 0 and not said
  local how = (said and SAID or 0) + (quiet and QUIET or 0) + (pays and PAID or 0)
  game.state["g" .. k] = how + place * PLAYER + points + NONE
  game.state["b" .. k] = pays and by or nil
end

local function note_gain(game, place, points, by, said, quiet)
  local n = (game.state.n or 0) + 1
  if points == 0 or n > GAINS then return end
  game.state.n = n
  keep_gain(game, n, place, points, by, said, quiet)
end

-- By the option who moves is remembered for the rest of the turn (ME-17).
local function forget(game)
  local s, one = game.state, game:option("message_round") == "turn"
  for k = 1, s.n do
    local gain = "g" .. k
    if one then
      local place, points, by, said = split(game, k)
      if points ~= by and not said then s.once_ord = (s.once_ord or 0) | 1 << place end
    end
    if s[gain] >= PAID then s["b" .. k] = nil end
    s[gain] = nil
  end
end

-- Why what figures have moved by cannot be what an auction brought and cost (ME-18).
local function misnoted(game)
  local s, n = game.state, 0
  for k = 1, GAINS do
    local gain, paid = s["g" .. k], s["b" .. k]
    local place, points = (gain or 0) % SAID // PLAYER, (gain or 0) % PLAYER - NONE
    local fits = n == k - 1 and game:players()[place] and points ~= 0 and gain // QUIET % 2 == 1
    local pays = gain ~= nil and gain >= PAID
    if gain and not fits or pays ~= (paid ~= nil) or pays and (paid >= 0 or paid < points) then
      return ("`g%d` and `b%d` are none that a position has"):format(k, k)
    end
    n = gain and k or n
  end
  if s.n ~= (n > 0 and n or nil) then return "`n` counts g1, g2 …, and is else left out" end
end

-- Why these messages cannot be what was drawn (ME-1).
local function misdrawn(game)
  local s, n, seen = game.state, 0, {[0] = true, [9] = true}
  local rest = s.stack or 0
  while rest > 0 do
    if seen[rest % 10] then
      return "`stack` lists the messages 1 to 8, each at most once; the last is drawn first"
    end
    n, rest, seen[rest % 10] = n + 1, rest // 10, true
  end
  if n ~= math.min(s.drawn or 0, 8) then
    return ("`drawn` is %d, and `stack` has %d of the eight messages"):format(s.drawn or 0, n)
  end
end

-- Whether a score can be below 0, and so a figure behind the start: by a bid or by a ransom (T-43).
local function may_owe(game)
  local bazaars, auction = pcall(game.option, game, "bazaar_auction")
  local towers, needs = pcall(game.option, game, "ransom_needs_points")
  return (bazaars and auction) or (towers and not needs)
end

local function messenger(game, place) return game.state["m" .. place] or 0 end

local function move_messenger(game, place, points)
  local to = messenger(game, place) + points
  game.state["m" .. place] = to > 0 and to or nil
end

-- ---- who moves --------------------------------------------------------------------------------

-- What the messenger pays where it need not: what the ordinary figure lacks, as far as it can; who
-- scores lacks nothing, also behind the start (ME-14).
local function lacking(points, ordinary_at, messenger_at)
  return math.max(math.min(-points - ordinary_at, -points, messenger_at), 0)
end

-- Where the messenger of the player is after all the times of this turn, the K-th being its own,
-- too, or without K all; then what it has moved each time, and where it was after the K-th. Nil if
-- it cannot pay, and how much.
local function retrace(game, player, k)
  local place, by = player:place(), {}
  local at = messenger(game, place)
  local ordinary_at, stop = player:score() - at, nil
  for i = 1, game.state.n or 0 do
    local whose, points, moved = split(game, i)
    if whose == place then at, ordinary_at = at - moved, ordinary_at - points + moved end
  end
  for i = 1, game.state.n or 0 do
    local whose, points, _, said = split(game, i)
    if whose == place then
      local own = said or not k or i == k
      by[i] = own and points or -lacking(points, ordinary_at, at)
      at, ordinary_at = at + by[i], ordinary_at + points - by[i]
      if at < 0 then return nil, -points end
      stop = i == k and at or stop
    end
  end
  return at, by, stop
end

-- Why the messenger does not pay so much instead of the ordinary figure, nor move the K-th time, or
-- without K each time.
local function unpaid(game, player, paid, k)
  if paid < 0 and game:option("message_pays") == "ordinary" then
    return "the ordinary figure pays\nDelete it.", "ME-14"
  end
  local at, much = retrace(game, player, k)
  if not at then
    return ("the messenger of %s cannot pay %d"):format(player:label(), much), "ME-14"
  end
end

-- The time a player scored so many points, of which it is not said that the messenger moves.
local function find_gain(game, player, points)
  for k = 1, game.state.n or 0 do
    local place, n, _, said = split(game, k)
    if place == player:place() and n == points and not said then return k end
  end
end

local function list_gains(game)
  local list, seen = {}, {}
  for k = 1, game.state.n or 0 do
    local place, n, by, said = split(game, k)
    local player = game:player(place)
    local text = player:label() .. " " .. n
    if not (said or n == by or seen[text] or unpaid(game, player, n, k)) then
      list[#list + 1] = text
      seen[text] = true
    end
  end
  return list
end

-- The messenger moves the K-th time, or without K each time, and what one figure then lacks the
-- other has paid (ME-14).
local function move_gain(game, player, k)
  local at, by = retrace(game, player, k)
  for i, moved in pairs(by) do
    local place, points, _, said, quiet = split(game, i)
    keep_gain(game, i, place, points, moved, said or not k or i == k, quiet)
  end
  game.state["m" .. player:place()] = at > 0 and at or nil
end

local function has_bit(bits, place) return (bits or 0) >> place & 1 == 1 end

-- What the ordinary figure of the player has paid, whether it has moved, and whether it is not yet
-- said of all moves who made them.
local function ordinary(game, player)
  local paid, moves, unsaid = 0, false, false
  for k = 1, game.state.n or 0 do
    local place, n, by, said = split(game, k)
    if place == player:place() and not said then
      paid, moves, unsaid = paid + math.min(n - by, 0), moves or n ~= by, true
    end
  end
  return paid, moves, unsaid
end

-- Why it is not the messenger that makes all moves of the player in this turn (ME-17).
local function not_one(game, player)
  local paid, _, unsaid = ordinary(game, player)
  if has_bit(game.state.once_ord, player:place()) then
    return ("the ordinary figure of %s has moved in this turn"):format(player:label()), "ME-17"
  elseif has_bit(game.state.once_was, player:place()) then
    return
  elseif not unsaid then
    return ("%s has not scored, or was typed already"):format(player:label()), "ME-17"
  end
  return unpaid(game, player, paid)
end

-- ---- where figures stop -----------------------------------------------------------------------

-- Whether a figure of another player stands there, on the track of 50 (ME-6).
local function is_taken(game, player, total)
  for _, other in ipairs(game:players()) do
    local own = messenger(game, other:place())
    local stands = own % 50 == total % 50 or (other:score() - own) % 50 == total % 50
    if other ~= player and stands then return true end
  end
end

local function is_dark(game, player, total)
  if total % 5 ~= 0 then return false end
  return game:option("message_space") == "any" or not is_taken(game, player, total)
end

-- Which figure of the player whose turn it is has stopped on a dark space in this round, and where
-- (ME-3, ME-17). Who pays moves back, and draws nothing (ME-14).
local function find_landed(game, turn)
  local player, figure, total = turn:player(), nil, nil
  local place, each = player:place(), game:option("message_round") == "scoring"
  local messenger_at = messenger(game, place)
  local ordinary_at = player:score() - messenger_at
  for k = game.state.n or 0, 1, -1 do -- back from where they are now
    local whose, points, by, _, quiet = split(game, k)
    if whose == place then
      local to = by > 0 and messenger_at or ordinary_at
      local first = each or by > 0 or not figure
      if first and points > 0 and not quiet and is_dark(game, player, to) then
        figure, total = name_of(by > 0), to
      end
      if each then messenger_at, ordinary_at = messenger_at - by, ordinary_at - points + by end
    end
  end
  return figure, total
end

-- ---- what messages say ------------------------------------------------------------------------

-- The kind of the features of which a message scores the smallest (ME-7, ME-8).
local function smallest_kind(message)
  return message == "1" and "road" or message == "2" and "city" or message == "3" and "monastery"
end

-- The kind of those on which a message counts something (ME-10, ME-11). Tables of the script would
-- be compared behind each call, which takes its time; functions are not.
local function counted_kind(message)
  return (message == "5" or message == "6") and "city" or message == "7" and "field" or nil
end

-- The features of a kind on which the player has followers, and how many: no lords (ME-10).
local function held(player, kind)
  local list, number = {}, {}
  for _, follower in ipairs(player:standing(kind)) do
    local feature = follower:feature()
    if not follower:joins() and not feature:kept() then
      if not number[feature] then list[#list + 1] = feature end
      number[feature] = (number[feature] or 0) + 1
    end
  end
  return list, number
end

-- The feature that is worth least (ME-7, ME-8).
local function smallest(player, kind)
  local features, best, least = held(player, kind), nil, nil
  if not features[2] then return features[1] end
  for _, feature in ipairs(features) do
    local points = feature:points(true)
    if not best or points < least then
      best, least = feature, points
    end
  end
  return best
end

-- What is printed on the message, in words (ME-7 to ME-11).
local function says(_, _, message)
  local kind = smallest_kind(message)
  if kind then return "the smallest " .. kind end
  return ({
    ["4"] = "another tile",
    ["5"] = "2 points for each coat of arms",
    ["6"] = "2 points for each knight",
    ["7"] = "3 points for each farmer",
    ["8"] = "a follower is scored",
  })[message]
end

-- The points of the messages that count something, and what they count.
local function counted(player, message)
  local features, number = held(player, counted_kind(message))
  local n = 0
  for _, feature in ipairs(features) do
    n = n + (message == "5" and feature:prizes() or number[feature])
  end
  if message == "5" then return 2 * n, ("coats of arms: %d, 2 each"):format(n), "ME-10" end
  if message == "6" then return 2 * n, ("knights: %d, 2 each"):format(n), "ME-10" end
  return 3 * n, ("farmers: %d, 3 each"):format(n), "ME-11"
end

-- What a field pays, with the little buildings on its tiles (ME-11, LB-8).
local function field_pays(game, field)
  local points = field:points(true)
  for i, kind in ipairs(game:token("little-shed") and {"shed", "house", "tower"} or {}) do
    local each = game:option("building_points") == "by_kind" and i or 1
    for _, tile in ipairs(field:tiles()) do
      points = points + each * game:token("little-" .. kind):number(tile)
    end
  end
  return points
end

-- Why the message cannot be performed; it leaves the 2 points (ME-12).
local function unfit(game, turn, message, follower)
  local player = turn:player()
  if (message == "8") ~= (follower ~= nil) then
    return message == "8" and "a follower is named" or "nobody is named", "ME-11"
  elseif follower and (follower:player() ~= player or follower:joins()) then
    return "it is not a follower of the player", "ME-11"
  elseif follower and follower:feature():kept() then
    return "that is the lord of a castle", "ME-10"
  elseif follower and follower:tile():id() == "CO.7" then
    return "nobody comes home from the City of Carcassonne by a message", "CO-29"
  elseif smallest_kind(message) and not held(player, smallest_kind(message))[1] then
    return ("the player has no %s"):format(smallest_kind(message)), "ME-12"
  elseif message == "4" and game:left(true) == 0 then
    return "no tile is left", "ME-12"
  elseif counted_kind(message) and counted(player, message) == 0 then
    return "there is nothing that counts", "ME-12"
  end
end

local function perform(game, turn, message, follower)
  local player = turn:player()
  if smallest_kind(message) then
    game:score_feature(player, smallest(player, smallest_kind(message)))
  elseif message == "4" then
    game:add_turn(game:option("message_turn") == "at_once") -- ME-9
  elseif follower then
    local feature = follower:feature()
    if feature:kind() == "field" then
      local points = field_pays(game, feature)
      if points > 0 then game:score(player, points, "for the field", "ME-11") end
    else
      game:score_feature(player, feature)
    end
    game:take_home(follower, false, "ME-11")
  else
    local points, what, rule = counted(player, message)
    game:score(player, points, what, rule)
  end
end

-- What the answer brings, in words.
local function brings(game, turn, word, follower, message)
  local player, kind = turn:player(), smallest_kind(message)
  if word == "points" then return "2" end
  local function gains(n) return ("%d point%s"):format(n, n == 1 and "" or "s") end
  local feature = follower and follower:feature() or kind and smallest(player, kind)
  if feature and feature:kind() == "field" then return gains(field_pays(game, feature)) end
  if feature then return ("%s, %s"):format(feature:name(), gains(feature:points(true))) end
  if message == "4" then return "one more turn" end
  local points, what = counted(player, message)
  return ("%s: %s"):format(what, gains(points))
end

-- ---- the actions ------------------------------------------------------------------------------

-- Why this message does not lie on top (ME-1, ME-4): none comes again before all have been drawn,
-- and then they come in the same order.
local function not_on_top(game, face)
  local drawn, stack = game.state.drawn or 0, game.state.stack or 0
  local whole = drawn >= 8
  for i = 0, (whole and 8 or drawn) - 1 do
    if stack % 10 == tonumber(face) then
      if whole and i == drawn % 8 then return end
      return "that message lies under the others", "ME-4"
    end
    stack = stack // 10
  end
end

local function note_drawn(game, face)
  local drawn, unit = game.state.drawn or 0, 1
  for _ = 1, drawn do unit = drawn < 8 and unit * 10 or unit end
  if drawn < 8 then game.state.stack = (game.state.stack or 0) + tonumber(face) * unit end
  game.state.drawn = drawn < 8 and drawn + 1 or 8 + (drawn + 1) % 8
end

-- The four actions of a round, which have a number behind their keys from the second on, where they
-- follow the answer of the round before.
local function add_round(actions, round)
  local behind, before = round > 1 and "_" .. round or "", nil
  if round > 1 then before = round > 2 and "answer_" .. round - 1 or "answer" end
  actions["messenger" .. behind] = {
    option = {message_round = "scoring"},
    form = "{player} {number}",
    when = "scored",
    after = before,
    many = GAINS,
    order = 3,
    idle = 4,
    rule = "ME-2",
    verb = ("the messenger may move (messenger%s):"):format(behind),
    words = "The points by which a messenger moves, instead of the ordinary figure",
    may = function(game, _, player, points)
      local k = find_gain(game, player, points)
      if not k then
        local what = points < 0 and "paid" or "scored"
        return ("%s has not %s %d"):format(player:label(), what, math.abs(points)), "ME-2"
      end
      return unpaid(game, player, points, k)
    end,
    act = function(game, _, player, points)
      local place = player:place()
      move_gain(game, player, find_gain(game, player, points))
      game:tell(("the messenger of %s moves to %d"):format(player:label(), messenger(game, place)))
    end,
    tells = function(game, turn, player, points)
      local _, _, to = retrace(game, player, find_gain(game, player, points))
      local dark = player == turn:player() and points > 0 and is_dark(game, player, to)
      return ("to %d%s"):format(to, dark and ", a dark space" or "")
    end,
    needs = "n",
    list = list_gains,
  }
  actions["dark" .. behind] = {
    form = "draws",
    when = "scored",
    after = before,
    must = true,
    order = 4,
    rule = "ME-3",
    verb = ("on a dark space (dark%s) the player"):format(behind),
    words = "Says that a figure has stopped on a dark space; may be left out",
    may = function(game, turn)
      if not find_landed(game, turn) then
        local player = turn:player()
        local own = messenger(game, player:place())
        return ("no figure of %s stops on a dark space: the ordinary figure is on %d, the "
          .. "messenger on %d"):format(player:label(), player:score() - own, own), "ME-3"
      end
    end,
    act = function(game, turn)
      local figure, total = find_landed(game, turn)
      game:tell(("the %s of %s stops on %d"):format(figure, turn:player():label(), total))
      forget(game)
      game.state.n = 0
    end,
    tells = function(game, turn) return ("the %s stops on %d"):format(find_landed(game, turn)) end,
    needs = "n",
    exact = true,
    list = function(game, turn) return find_landed(game, turn) and {"draws"} or {} end,
  }
  actions["message" .. behind] = {
    chance = "message",
    when = "scored",
    after = "dark" .. behind,
    verb = "the player gets message",
    rule = "ME-3",
    words = "The message that the player draws, from 1 to 8",
    may = function(game, _, face) return not_on_top(game, face) end,
    act = function(game, _, face) note_drawn(game, face) end,
    tells = says,
  }
  actions["answer" .. behind] = {
    form = "{points|message}|{follower}",
    when = "scored",
    placed = true, -- by message 8 also who has just come
    after = "message" .. behind,
    verb = ("the player takes (answer%s)"):format(behind),
    must = true,
    rule = "ME-4",
    words = "What the player takes: 2 points, or the message; for message 8 the follower",
    may = function(game, turn, word, follower, face)
      if word ~= "points" then return unfit(game, turn, face, follower) end
    end,
    act = function(game, turn, word, follower, face)
      if word == "points" then
        game:score(turn:player(), 2, "instead of the message", "ME-4")
      else
        perform(game, turn, face, follower)
      end
    end,
    tells = brings,
    list = function(_, turn, face)
      local list = face and {"points", "message"} or {} -- without a message there is no answer
      for _, follower in ipairs(face == "8" and turn:player():standing() or {}) do
        list[#list + 1] = follower
      end
      return list
    end,
  }
end

local actions = {}
for round = 1, ROUNDS do add_round(actions, round) end
actions.one_figure = { -- of all rounds of the turn (ME-17)
  key = "messenger",
  option = {message_round = "turn"},
  form = "{player}",
  when = "scored",
  many = 6,
  order = 3,
  idle = 4,
  rule = "ME-17",
  verb = "the messenger may make all moves (messenger) of",
  words = "The players whose messenger moves in this turn, instead of the ordinary figure",
  may = function(game, _, player) return not_one(game, player) end,
  act = function(game, _, player)
    local place = player:place()
    move_gain(game, player)
    game.state.once_one = (game.state.once_one or 0) | 1 << place
    game.state.once_was = game.state.once_was and game.state.once_was & ~(1 << place)
    game:tell(("the messenger of %s moves to %d"):format(player:label(), messenger(game, place)))
  end,
  needs = "n",
  list = function(game)
    local list = {}
    for _, player in ipairs(game:players()) do
      local _, moves = ordinary(game, player)
      if moves and not not_one(game, player) then list[#list + 1] = player end
    end
    return list
  end,
}

---@type reeve.Script
return {
  api = 2,
  name = "messages",
  summary = "Players have two scoring figures, and draw a message where one stops on a dark space.",
  source = "The Messages, 2012",
  rules = {"messages"},
  replaces = {"ME-2"},
  keeps = {"m#: a number", "drawn: a number 0..15", "stack: a number 0..88888888",
    "g*: a number", "b*: a number", "n: a number 0..24",
    "once_*: a number 0..127", "wait_*: a number 0..127",
    "*: nothing between turns"},
  needs = "n",
  actions = actions,
  hooks = {
    position = function(game)
      local why, unlike = misdrawn(game), misnoted(game)
      if why or unlike then return why or unlike, why and "ME-1" or "ME-2" end
      for _, player in ipairs(game:players()) do
        local by = messenger(game, player:place())
        if by < 0 then
          return ("the messenger of %s is never behind the start\nType 0 or more.")
            :format(player:label()), "ME-14"
        elseif by > player:score() and not may_owe(game) then
          return ("the messenger of %s is on %d, and the score of %s is %d\n"
            .. "Correct the score, of which the messenger's points are a part."):format(
            player:label(), by, player:label(), player:score()), "ME-14"
        end
      end
    end,
    marker_moved = function(game, move)
      local place, points = move:player():place(), move:points()
      local by, moved = messenger(game, place), has_bit(game.state.once_one, place)
      -- what comes before a tile, and from no script, belongs to an auction or a ransom (ME-18)
      local quiet = not (game:turn():tile() or move:script())
      by = -(moved and math.min(by, -points) or lacking(points, move:from() - by, by))
      if by ~= 0 then move_messenger(game, place, by) end
      note_gain(game, place, points, by, by == points and moved, quiet)
    end,
    turn_ending = function(game)
      local s = game.state
      forget(game)
      s.n, s.once_was = nil, s.once_one
    end,
  },
}
