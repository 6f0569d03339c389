-- Shepherds and their flocks (HS-7 to HS-26). A shepherd stands on a field, and the sheep of all
-- shepherds there lie on it. He who is placed does as a flock that grows, which goes without
-- saying: he draws a token.

local FACES = {"1", "2", "3", "4"}

---@param player reeve.player
local function shepherd_of(player)
  if player:supply("shepherd") > 0 then return nil end
  for _, follower in ipairs(player:standing()) do
    if follower:figure() == "shepherd" then return follower end
  end
end

-- The shepherd of the player, if this turn has put him there (HS-13).
local function placed(turn)
  if turn:player():supply("shepherd") > 0 then return nil end
  for _, follower in ipairs(turn:tile():standing()) do
    if follower:figure() == "shepherd" then return follower end
  end
end

-- The field of the player's own shepherd, if the tile just laid has extended it (HS-12, HS-13).
local function extended(turn)
  local player = turn:player()
  if player:supply("shepherd") > 0 or placed(turn) then return nil end
  for _, feature in ipairs(turn:tile():features()) do
    if feature:kind() == "field" and feature:figures("shepherd", player) > 0 then return feature end
  end
end

-- All tokens of a field go back into the bag; how many sheep they were.
local function empty(game, field)
  local sheep, n = game:token("sheep"), 0
  for count, face in ipairs(FACES) do
    while sheep:take(field, face) do n = n + count end
  end
  return n
end

local function send_home(game, field)
  for _, player in ipairs(game:players()) do
    local shepherd = shepherd_of(player)
    if shepherd and shepherd:feature() == field then game:take_home(shepherd) end
  end
end

-- Every player with a shepherd there scores all sheep, and all go home (HS-16, HS-17).
local function stable(game, field, rule)
  local sheep = empty(game, field)
  for _, player in ipairs(game:players()) do
    if sheep > 0 and field:figures("shepherd", player) > 0 then
      game:score(player, sheep, "the flock goes to the stable", rule)
    end
  end
  send_home(game, field)
end

-- A field with a flock that is enclosed (HS-19, HS-22), other than one; nil.
local function enclosed(game, other)
  for _, field in ipairs(game:token("sheep"):places()) do
    if field ~= other and field:open() == 0 then return field end
  end
end

local function stable_enclosed(game, other)
  local field = enclosed(game, other)
  while field do
    stable(game, field, "HS-19")
    field = enclosed(game, other)
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "shepherds",
  summary = "Shepherds gather sheep, and guide their flocks to the stable.",
  source = "Hills & Sheep, 2014",
  rules = {"hills"},
  replaces = {"HS-12"},
  actions = {
    flock = {
      form = "{grow|stable}",
      must = true,
      weight = 3,
      rule = "HS-12",
      words = "If the tile extends the field of the own shepherd: the flock grows, or is scored",
      may = function(game, turn, word)
        local field, first = extended(turn), placed(turn)
        if first and word == "stable" then return "the shepherd has just been placed", "HS-13" end
        if not field and not first and (word == "grow" or not enclosed(game)) then -- HS-19
          return "the tile does not extend the field of the player's shepherd"
        end
        if field and word == "grow" and field:open() == 0
          and game:option("closed_field") == "score_only" then
          return "the field is enclosed, and the flock goes to the stable", "HS-20"
        end
      end,
      act = function(game, turn, word)
        if placed(turn) then return end -- he draws at once (HS-9)
        local field = extended(turn)
        stable_enclosed(game, field)
        if field and word == "stable" then stable(game, field, "HS-16") end
      end,
      list = function(game, turn)
        if turn:player():supply("shepherd") == 0 then
          if placed(turn) then return {"grow"} end
          if extended(turn) then return {"grow", "stable"} end
        end
        return enclosed(game) and {"stable"} or {}
      end,
    },
    token = {
      chance = "sheep",
      after = "flock",
      verb = "draws",
      must = true,
      rule = "HS-9",
      words = "What was drawn from the bag: 1 to 4 sheep, or wolf",
      may = function(_, _, _, word)
        if word ~= "grow" then return "no token is drawn when a flock goes to the stable" end
      end,
      act = function(game, turn, face)
        local shepherd = placed(turn)
        local field = shepherd and shepherd:feature() or extended(turn)
        if face ~= "wolf" then
          game:token("sheep"):put(field, face) -- HS-9, HS-14
          if field:open() == 0 then stable(game, field, shepherd and "HS-21" or "HS-20") end
        else
          empty(game, field)
          send_home(game, field) -- HS-9, HS-15
        end
        stable_enclosed(game)
      end,
    },
  },
  hooks = {
    -- Other rules may send a shepherd home: then his sheep go back into the bag.
    turn_ending = function(game)
      for _, field in ipairs(game:token("sheep"):places()) do
        if field:figures("shepherd") == 0 then empty(game, field) end
      end
    end,
  },
}
