-- Each player has two scoring figures. Whoever stops with one on a dark space in the own turn draws
-- a message, and does what it says or scores 2 points (ME-2 to ME-5).
--
-- Of the score of the player with the place N game.state.mN belongs to the messenger, the rest to
-- the ordinary figure. game.state.n is how often somebody has scored since it was last asked who
-- moved, and game.state.gK the K-th time: the place in turn order, the figure, and the points.
-- game.state.stack has the messages as they were drawn, as digits, game.state.drawn how many.

local GAINS = 12 -- more at once are the ordinary figure's
local ROUNDS = 3 -- messages in one turn, of which each brings points for the next (ME-5)
local MESSENGER = 10000000
local PLAYER = 1000000

local function split(gain) -- the place, whether the messenger moves, the points
  local rest = gain % MESSENGER
  return rest // PLAYER, gain >= MESSENGER, rest % PLAYER
end

local function messenger(game, place) return game.state["m" .. place] or 0 end

local function forget(game)
  for k = 1, game.state.n or 0 do game.state["g" .. k] = nil end
  if game.state.n then game.state.n = nil end
end

-- ---- who moves --------------------------------------------------------------------------------

-- The time a player scored so many points, of which it is not said that the messenger moves.
local function find_gain(game, player, points)
  for k = 1, game.state.n or 0 do
    local place, moved, n = split(game.state["g" .. k])
    if place == player:place() and n == points and not moved then return k end
  end
end

local function list_gains(game)
  local list, seen = {}, {}
  for k = 1, game.state.n or 0 do
    local place, moved, n = split(game.state["g" .. k])
    local text = ("%s %d"):format(game:player(place):label(), n)
    if not moved and not seen[text] then list[#list + 1] = text end
    seen[text] = true
  end
  return list
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

-- Whether the player whose turn it is has stopped on a dark space in this round (ME-3, ME-17).
local function has_landed(game, turn)
  local player, last = turn:player(), {}
  local by, own = messenger(game, player:place()), 0
  for k = 1, game.state.n or 0 do
    local place, moved, n = split(game.state["g" .. k])
    if place == player:place() then
      by = by - (moved and n or 0)
      own = own + (moved and 0 or n)
    end
  end
  local at = {[true] = by, [false] = player:score() - messenger(game, player:place()) - own}
  local each = game:option("message_round") == "scoring"
  for k = 1, game.state.n or 0 do
    local place, moved, n = split(game.state["g" .. k])
    if place == player:place() then
      at[moved], last[moved] = at[moved] + n, true
      if each and is_dark(game, player, at[moved]) then return true end
    end
  end
  return not each and (last[true] and is_dark(game, player, at[true])
    or last[false] and is_dark(game, player, at[false]))
end

-- ---- what messages say ------------------------------------------------------------------------

-- The kind of the features of which a message scores the smallest (ME-7, ME-8).
local function smallest_kind(message)
  return message == "1" and "road" or message == "2" and "city" or message == "3" and "monastery"
end

-- The kind of those on which a message counts something (ME-10, ME-11). Tables of the script would
-- be compared behind each call, which takes its time; functions are not.
local function counted_kind(message)
  return (message == "5" or message == "6") and "city" or message == "7" and "field"
end

-- The features of a kind on which the player has followers, and how many: no lords (ME-10).
local function held(player, kind)
  local list, number = {}, {}
  for _, follower in ipairs(player:standing()) do
    local feature = follower:feature()
    if feature:kind() == kind and not follower:joins() and not feature:kept() then
      if not number[feature] then list[#list + 1] = feature end
      number[feature] = (number[feature] or 0) + 1
    end
  end
  return list, number
end

-- The feature that is worth least (ME-7, ME-8).
local function smallest(player, kind)
  local best
  for _, feature in ipairs((held(player, kind))) do
    if not best or feature:points(true) < best:points(true) then best = feature end
  end
  return best
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

-- What a field would bring its farmer now (ME-11).
local function field_points(field)
  local n = 0
  for _, city in ipairs(field:touches()) do n = n + (city:complete() and 3 or 0) end
  return n
end

-- Why the message cannot be performed; it leaves the 2 points (ME-12).
local function unfit(game, turn, message, follower)
  local player = turn:player()
  if (message == "8") ~= (follower ~= nil) then
    return message == "8" and "a follower is named" or "nobody is named", "ME-11"
  elseif follower and (follower:player() ~= player or follower:joins()) then
    return "it is no follower of the player's", "ME-11"
  elseif follower and follower:feature():kept() then
    return "that is the lord of a castle", "ME-10"
  elseif smallest_kind(message) and not smallest(player, smallest_kind(message)) then
    return ("the player has no %s"):format(smallest_kind(message)), "ME-12"
  elseif message == "4" and game:left() == 0 then
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
    game:add_turn() -- ME-9
  elseif follower then
    local feature = follower:feature()
    if feature:kind() == "field" then
      local points = field_points(feature)
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

-- ---- the actions ------------------------------------------------------------------------------

-- Why this message does not lie on top (ME-1, ME-4): none comes again before all have been drawn,
-- and then they come in the same order.
local function not_on_top(game, face)
  local drawn, stack = game.state.drawn or 0, game.state.stack or 0
  local whole = drawn >= 8
  for i = 0, (whole and 8 or drawn) - 1 do
    if stack % 10 == tonumber(face) then
      if whole and i == drawn % 8 then return end
      return "that lies under the others", "ME-4"
    end
    stack = stack // 10
  end
  if whole then return "that lies under the others", "ME-4" end
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
    form = "{player} {number}",
    when = "scored",
    after = before,
    many = GAINS,
    order = 3,
    idle = 4,
    rule = "ME-2",
    words = "Whose messenger moves so many points, instead of the ordinary figure",
    may = function(game, _, player, points)
      if not find_gain(game, player, points) then
        return ("%s has not scored %d"):format(player:label(), points), "ME-2"
      end
    end,
    act = function(game, _, player, points)
      local k, place = find_gain(game, player, points), player:place()
      game.state["g" .. k] = game.state["g" .. k] + MESSENGER
      game.state["m" .. place] = messenger(game, place) + points
      game:tell(("the messenger of %s moves to %d"):format(player:label(), messenger(game, place)))
    end,
    list = function(game) return game.state.n and list_gains(game) or {} end,
  }
  actions["dark" .. behind] = {
    form = "draws",
    when = "scored",
    after = before,
    must = true,
    order = 4,
    rule = "ME-3",
    words = "That a figure has stopped on a dark space; it need not be given",
    may = function(game, turn)
      if not has_landed(game, turn) then
        return "no figure of the player's has stopped on a dark space", "ME-3"
      end
    end,
    act = forget,
    list = function(game) return game.state.n and {"draws"} or {} end,
  }
  actions["message" .. behind] = {
    chance = "message",
    when = "scored",
    after = "dark" .. behind,
    verb = "brings",
    rule = "ME-3",
    words = "The message that the player draws, from 1 to 8",
    may = function(game, _, face) return not_on_top(game, face) end,
    act = function(game, _, face) note_drawn(game, face) end,
  }
  actions["answer" .. behind] = {
    form = "{points|message}|{follower}",
    when = "scored",
    after = "message" .. behind,
    must = true,
    rule = "ME-4",
    words = "What the player takes: 2 points, or what the message says; of 8 the follower",
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
    list = function(_, turn, face)
      local list = {"points", "message"}
      for _, follower in ipairs(face == "8" and turn:player():standing() or {}) do
        list[#list + 1] = follower
      end
      return list
    end,
  }
end

local actions, keeps = {}, {"n", "stack", "drawn"}
for round = 1, ROUNDS do add_round(actions, round) end
for k = 1, GAINS do keeps[#keeps + 1] = "g" .. k end
for place = 1, 6 do keeps[#keeps + 1] = "m" .. place end

---@type reeve.Script
return {
  api = 2,
  name = "messages",
  summary = "Players have two scoring figures, and draw a message where one stops on a dark space.",
  source = "The Messages, 2012",
  rules = {"messages"},
  replaces = {"ME-2"},
  keeps = keeps,
  actions = actions,
  hooks = {
    marker_moved = function(game, move)
      local n = (game.state.n or 0) + 1
      if move:points() > 0 and n <= GAINS and game:turn():tile() then -- in no auction (ME-18)
        game.state["g" .. n] = move:player():place() * PLAYER + move:points()
        game.state.n = n
      elseif move:points() < 0 then -- what the ordinary figure does not have (ME-14)
        local place = move:player():place()
        if messenger(game, place) > move:to() then
          game.state["m" .. place] = move:to() > 0 and move:to() or nil
        end
      end
    end,
    turn_ending = forget,
  },
}
