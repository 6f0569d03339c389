-- Who lays a crop circle says whether all may place one more follower of its kind, or must take one
-- home; then all do so in turn, that player last (CC-3 to CC-9).
--
-- game.state.turn_of is the place in this order of the player from whom on others may still act.

-- The kind of features of which the tile just laid speaks; nil without a circle (CC-2).
local function kind_of(turn)
  local tile = turn:tile()
  if tile:has("shield") then return "city" end
  if tile:has("club") then return "road" end
  if tile:has("pitchfork") then return "field" end
end

-- The place of a player in the order, from 1: the left neighbour first (CC-4).
local function rank(game, player)
  local players = game:players()
  for i = 2, #players do
    if players[i] == player then return i - 1 end
  end
  return #players
end

-- Whether a follower of the kind has a role that counts: figures that only join others have none,
-- nor have lords of castles (CC-7, CC-13).
local function counts(follower) return not follower:joins() and not follower:feature():kept() end

-- The kinds of features beside whose followers each figure is placed (CC-7).
local function goes(figure, kind)
  if figure == "mayor" then return kind == "city" end
  if figure == "wagon" then return kind ~= "field" end
  return figure == "small" or figure == "big" or figure == "phantom"
end

-- Whether somebody stands on the board; otherwise nothing is chosen (CC-9).
local function somebody(game)
  for _, player in ipairs(game:players()) do
    if player:standing()[1] then return true end
  end
end

-- ---- what each player can do ------------------------------------------------------------------

-- A player's followers of the kind; of two alike one.
local function takes(player, kind)
  local list, seen = {}, {}
  for _, follower in ipairs(player:standing(kind)) do
    local text = counts(follower) and tostring(follower)
    if text and not seen[text] then list[#list + 1], seen[text] = follower, true end
  end
  return list
end

-- The places beside a player's followers of the kind, for each figure in hand; who came home in
-- this turn is there, too (CC-6).
local function puts(player, kind)
  local list, hand, label, seen = {}, player:hand(true), player:label(), {}
  for _, follower in ipairs(hand[1] and player:standing(kind) or {}) do
    local place = counts(follower) and tostring(follower:stand())
    for _, figure in ipairs(place and not seen[place] and hand or {}) do
      if goes(figure, kind) then
        list[#list + 1] = label .. (figure == "small" and ":" or ":" .. figure .. ":") .. place
      end
    end
    if place then seen[place] = true end
  end
  return list
end

-- Of all who may still act, or with `next` of the first who can.
local function of_all(game, turn, what, next)
  local list, kind, players = {}, kind_of(turn), game:players()
  for i = game.state.turn_of or #players + 1, #players do
    for _, one in ipairs(what(players[i % #players + 1], kind)) do list[#list + 1] = one end
    if next and list[1] then break end
  end
  return list
end

-- Why it is not this player who acts now, and the rule; `must`: nobody is passed over who can.
local function not_now(game, turn, player, what, must)
  local first, own = game.state.turn_of or 0, rank(game, player)
  if own < first then return "all act in turn, beginning on the left, each once", "CC-4" end
  for i = first, must and own - 1 or 0 do
    local other = game:players()[i + 1]
    if what(other, kind_of(turn))[1] then
      return ("%s comes first"):format(other:label()), "CC-4"
    end
  end
end

-- ---- the actions ------------------------------------------------------------------------------

local function may_put(game, turn, player, size, stand, must)
  local figure, beside, held = size or "small", false, false
  for _, in_hand in ipairs(player:hand(true)) do held = held or in_hand == figure end
  local feature = stand:feature()
  local kind = feature:kind()
  if not goes(figure, kind) then return ("no %s is placed by a circle"):format(figure), "CC-7" end
  for _, follower in ipairs(kind == kind_of(turn) and player:standing(feature) or {}) do
    beside = beside or follower:tile() == stand:tile() and counts(follower)
  end
  if not beside then
    return ("no follower of %s stands there that counts"):format(player:label()), "CC-6"
  elseif not held then
    return "no such follower is in hand", "CC-6"
  end
  return not_now(game, turn, player, puts, must)
end

-- Placing by one value of the option circle_place.
local function placing(option)
  local must = option == "must"
  return {
    key = "circle_placed",
    option = {circle_place = option},
    form = "{player}:[{size}:]{stand}",
    exact = true,
    when = "scored",
    after = "circle",
    verb = ("each in turn %s place (circle_placed)"):format(must and "must" or "may"),
    many = 6,
    each = true,
    must = must,
    idle = must and 0 or 2,
    rule = "CC-6",
    words = "The followers that players place beside one of their own, in turn",
    may = function(game, turn, player, size, stand, choice)
      if choice ~= "place" then
        return "by `circle: take` all take one home, and nobody places one", "CC-3"
      end
      return may_put(game, turn, player, size, stand, must)
    end,
    act = function(game, _, player, size, stand)
      game.state.turn_of = rank(game, player) + 1
      game:deploy(player, stand:feature(), size or "small", stand:tile())
    end,
    tells = function(_, _, _, _, stand) return stand:feature():worth() end,
    list = function(game, turn, choice)
      return choice == "place" and of_all(game, turn, puts, must) or {}
    end,
  }
end

---@type reeve.Script
return {
  api = 2,
  name = "circles",
  summary = "A crop circle lets all place one more follower, or makes all take one home.",
  source = "Crop Circles, 2010",
  rules = {"circles", "circles-c1"},
  replaces = {"CC-3"},
  near = {"shield", "club", "pitchfork"},
  keeps = {"turn_of: nothing between turns"},
  needs = "turn_of",
  actions = {
    circle = {
      form = "{place|take}",
      when = "scored",
      must = true,
      placed = true,
      order = 85, -- wagons have moved, and nobody has fled (CC-10)
      near = {"shield", "club", "pitchfork"},
      verb = "by the circle all players",
      words = "What all players do after a crop circle: place one more follower, or take one home",
      rule = "CC-3",
      may = function(game, turn)
        local kind = kind_of(turn)
        if not kind then
          return "the tile has no crop circle", "CC-3"
        elseif kind == "field" and not game:option("farmers") then
          return "there are no farmers", "CC-12"
        elseif not somebody(game) then
          return "nobody stands on the board", "CC-9"
        end
      end,
      act = function(game) game.state.turn_of = 1 end,
      list = function(_, turn) return kind_of(turn) and {"place", "take"} or {} end,
    },
    may_place = placing("may"),
    must_place = placing("must"),
    circle_taken = {
      form = "{player}:{follower}",
      exact = true,
      when = "scored",
      after = "circle",
      verb = "each in turn takes home (circle_taken)",
      many = 6,
      each = true,
      must = true,
      rule = "CC-8",
      words = "The followers that players take home, in turn",
      may = function(game, turn, player, follower, choice)
        if choice ~= "take" then
          return "by `circle: place` all place one, and nobody takes one home", "CC-3"
        elseif follower:feature():kind() ~= kind_of(turn) or not counts(follower) then
          return "it is not a follower of this kind", "CC-8"
        end
        return not_now(game, turn, player, takes, true)
      end,
      act = function(game, _, player, follower)
        game.state.turn_of = rank(game, player) + 1
        game:take_home(follower, false, "CC-8")
      end,
      tells = function(_, _, _, follower) return follower:feature():worth() end,
      list = function(game, turn, choice)
        return choice == "take" and of_all(game, turn, takes, true) or {}
      end,
    },
  },
  hooks = {
    turn_ending = function(game) game.state.turn_of = nil end,
  },
}
