-- The fairy stands next to one follower, or by the option on a tile with one, and helps the player
-- (PD-30 to PD-42). Beside a follower on top of a tower she is on its tile, and game.state.top has
-- the place of its owner in turn order.

-- The follower beside whom she stands; nil.
local function follower_of(game)
  local fairy = game:token("fairy")
  local at = fairy:at()
  if at and at ~= fairy:tile() then return at end
end

-- Whether she helps a player: beside the player's follower, or one on her tile.
local function helps(game, player)
  local fairy = game:token("fairy")
  local at = fairy:at()
  if not at then return false end
  local tile = fairy:tile()
  if at ~= tile then return at:player() == player end
  local top = game.state.top
  if top then return top == player:place() and tile:cell():top() == player end
  if game:option("fairy_place") == "follower" then return false end
  return tile:followers(nil, player) > 0 or tile:cell():top() == player
end

-- Whom she helps with a feature, or (nil) with any, by the option several.
local function helped(game, feature)
  local follower, list = follower_of(game), {}
  if follower then
    return (not feature or follower:feature() == feature) and {follower:player()} or list
  end
  local tile = game:option("fairy_place") == "tile" and game:token("fairy"):tile()
  for _, player in ipairs(tile and game:players() or list) do
    if tile:followers(feature, player) > 0 then list[#list + 1] = player end
  end
  return list
end

-- Whether she does not go there, to who waits in the City of Carcassonne (PD-25).
local function is_shut(game, at)
  return at:tile():id() == "CO.7" and not game:option("fairy_in_city")
end

-- Why she cannot go to a follower, and the rule.
local function unfit(game, turn, follower)
  if follower:player() ~= turn:player() then
    return "it is not the player's own", "PD-31"
  elseif follower:joins() then
    return "it is not a follower", "PD-40"
  elseif follower:feature():kept() and not game:option("fairy_castle") then
    return "that is the lord of a castle", "PD-68"
  elseif is_shut(game, follower) then
    return "she does not go into the City of Carcassonne", "PD-25"
  elseif follower == game:token("fairy"):at() then
    return "she is there already", "PD-31"
  end
end

local function unfit_tile(game, turn, cell)
  local tile, player = cell:tile(), turn:player()
  if game:option("fairy_place") == "follower" then
    if cell:top() ~= player then return "the player has no follower on top there", "PD-42" end
    if tile == game:token("fairy"):tile() and game.state.top == player:place() then
      return "she is there already", "PD-31"
    end
  elseif not tile or (tile:followers(nil, player) == 0 and cell:top() ~= player) then
    return "the player has no follower there", "PD-32"
  elseif is_shut(game, cell) then
    return "she does not go into the City of Carcassonne", "PD-25"
  elseif tile == game:token("fairy"):tile() then
    return "she is there already", "PD-31"
  end
end

-- The player's followers to whom she can go, and the tops of towers.
local function followers(game, player, at)
  local list = player:standing(nil, true)
  local castle, city = game:option("fairy_castle"), game:option("fairy_in_city")
  for i = #list, 1, -1 do
    local it = list[i]
    local kept = not castle and it:feature():kept()
    if it == at or kept or (not city and is_shut(game, it)) then
      list[i] = list[#list]
      list[#list] = nil
    end
  end
  local tops = player:tops()
  for i = 1, #tops do
    if tops[i]:tile() ~= at or game.state.top ~= player:place() then
      list[#list + 1] = "top@" .. tops[i]:name()
    end
  end
  return list
end

-- The cells with such a follower, or one on top of a tower.
local function cells(game, player, at)
  local list, seen, all = {}, {[at and at:cell() or 0] = true}, player:tops()
  for _, follower in ipairs(player:standing(nil, true)) do all[#all + 1] = follower:cell() end
  for _, cell in ipairs(all) do
    if not seen[cell] and not is_shut(game, cell) then list[#list + 1] = cell end
    seen[cell] = true
  end
  return list
end

local function going(place)
  local list = place == "tile" and cells or followers
  return {
    key = "fairy",
    option = {fairy_place = place},
    form = "{follower}|top@{cell}|{cell}",
    instead = "follower",
    rule = "PD-30",
    idle = 7,
    exact = true,
    verb = "the fairy goes to",
    words = "Instead of a follower: to whom the fairy goes, or by option to which cell",
    may = function(game, turn, follower, cell)
      if not game:option("fairy") then return "the game has no fairy", "PD-6" end
      if cell then return unfit_tile(game, turn, cell) end
      if place == "tile" then return "she goes to a tile", "PD-32" end
      return unfit(game, turn, follower)
    end,
    act = function(game, turn, follower, cell)
      if cell and place == "follower" then game.state.top = turn:player():place() end
      game:token("fairy"):move(follower or cell)
    end,
    list = function(game, turn)
      local at = game:token("fairy"):at()
      return (at or game:option("fairy")) and list(game, turn:player(), at) or {}
    end,
  }
end

---@type reeve.Script
return {
  api = 2,
  name = "fairy",
  summary = "The fairy goes to a follower, whom she protects and for whom she scores.",
  source = "The Princess and the Dragon, 2005",
  rules = {"dragon", "dragon-c1", "dragon-rgg", "dragon-zmg"},
  replaces = {"PD-30"},
  token = "fairy",
  keeps = {"top: a player's place"},
  needs = "top",
  actions = {follower = going("follower"), tile = going("tile")},
  hooks = {
    position = function(game)
      local fairy = game:token("fairy")
      local beside = follower_of(game)
      if fairy:tile() and is_shut(game, fairy) then
        return "the fairy is in the City of Carcassonne\nCorrect her place under `tokens`.", "PD-25"
      elseif beside and beside:joins() then
        return "the fairy stands beside no follower\nCorrect her place under `tokens`.", "PD-40"
      end
    end,
    position_lacks = function(game)
      local tile = game:token("fairy"):tile()
      local player = tile and game:token("fairy"):at() == tile and tile:cell():top()
      if player and not game.state.top and game:option("fairy_place") == "follower" then
        return ("without `state: {fairy: {top: %d}}` the fairy does not help the follower of %s on "
          .. "top of the tower at %s"):format(player:place(), player:label(), tile:cell():name()),
          "PD-42"
      end
    end,
    -- Beside a follower she scores by `each_turn`; not in the round of abbeys.
    turn_begins = function(game, turn)
      local player = turn:player()
      if not follower_of(game) and game:left() > 0 and helps(game, player) then
        game:score(player, 1, "beside the fairy", "PD-35")
      end
    end,
    feature_scored = function(game, feature)
      for _, player in ipairs(helped(game, feature)) do
        game:score(player, 3, "beside the fairy", "PD-36")
      end
    end,
    turn_ending = function(game, turn) -- who comes to the same tower later is another one (PD-37)
      local s, fairy = game.state, game:token("fairy")
      local left = fairy:at() ~= fairy:tile() or (turn:tile() and fairy:tile():cell():topped())
      if left or not helps(game, game:player(s.top)) then s.top = nil end
    end,
    -- Her follower is scored, or one of a player's on her tile: on a feature, not in a quarter of
    -- the City of Carcassonne or on top of a tower (PD-38, CO-36, T-35). Lords are at home by now.
    final_scoring = function(game)
      local tile = game:token("fairy"):tile()
      for _, player in ipairs(tile and tile:id() ~= "CO.7" and helped(game) or {}) do
        game:score(player, 3, "beside the fairy", "PD-38")
      end
    end,
  },
}
