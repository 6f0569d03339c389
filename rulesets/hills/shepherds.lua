-- Shepherds and their flocks (HS-7 to HS-26). A shepherd stands on a field, and the sheep of all
-- shepherds there lie on it. A shepherd who is placed draws a token, as a flock that grows does:
-- the entry does not say so.

-- The field of the player's own shepherd, if it is one of the tile just laid (HS-12, HS-13), and
-- whether this turn has put it there.
local function own_field(turn)
  local player, tile = turn:player(), turn:tile()
  for _, field in ipairs(tile:features("shepherd")) do
    if field:figures("shepherd", player) > 0 then
      return field, field:figures("shepherd", player, tile) > 0
    end
  end
end

-- All tokens of a field go back into the bag; how many sheep they were.
local FACES = {"1", "2", "3", "4"}
local function empty(game, field, rule)
  local sheep, n = game:token("sheep"), 0
  for count, face in ipairs(FACES) do
    while sheep:take(field, face, rule) do n = n + count end
  end
  return n
end

local function send_home(game, field, rule)
  for _, player in ipairs(game:players()) do
    local there = field:figures("shepherd", player) > 0
    for _, follower in ipairs(there and player:standing(field) or {}) do
      if follower:figure() == "shepherd" then game:take_home(follower, false, rule) end
    end
  end
end

-- Every player with a shepherd there scores all sheep, and all go home (HS-16, HS-17).
local function stable(game, field, rule)
  local sheep = empty(game, field, rule)
  for _, player in ipairs(game:players()) do
    if sheep > 0 and field:figures("shepherd", player) > 0 then
      game:score(player, sheep, "the flock goes to the stable", rule)
    end
  end
  send_home(game, field, rule)
end

-- A field with a flock that is enclosed (HS-19, HS-22), other than one; nil.
local function enclosed(game, other)
  for _, field in ipairs(game:token("sheep"):places()) do
    if field ~= other and field:open() == 0 then return field end
  end
end

-- Whether a flock there cannot grow, by the option (HS-20).
local function is_closed(game, field)
  return field:open() == 0 and game:option("closed_field") == "score_only"
end

local function stable_enclosed(game, other)
  local field = enclosed(game, other)
  while field do
    stable(game, field, "HS-19")
    field = enclosed(game, other)
  end
end

-- The first field with a shepherd that is enclosed (HS-19); nil.
local function enclosed_field(game)
  for _, field in ipairs(game:features("shepherd")) do
    if field:open() == 0 then return field end
  end
end

-- The first shepherd without a token beside it; nil.
local function without_flock(game)
  for _, player in ipairs(game:players()) do
    for _, figure in ipairs(player:standing()) do
      local shepherd = figure:figure() == "shepherd"
      if shepherd and game:token("sheep"):number(figure) == 0 then return figure end
    end
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
  hooks = {
    position = function(game)
      local sheep = game:token("sheep")
      for _, field in ipairs(sheep:places()) do
        if sheep:number(field, "wolf") > 0 then
          return ("a wolf lies on %s, and it goes back into the bag\nDelete the wolf.")
            :format(field:name()), "HS-9"
        end
      end
      local field = enclosed_field(game)
      if field then
        return ("a shepherd stands on %s, which is enclosed\n"
          .. "Delete the shepherd, or correct a tile of the field."):format(field:name()), "HS-19"
      end
    end,
    position_lacks = function(game)
      local shepherd = without_flock(game)
      if shepherd then
        return ("without `tokens: {sheep: …}` %s has no flock"):format(tostring(shepherd)), "HS-9"
      end
    end,
  },
  actions = {
    flock = {
      form = "{grow|stable}",
      must = true,
      weight = 3,
      near = "shepherd",
      exact = true,
      rule = "HS-12",
      words = "If the shepherd is placed, or the tile extends its field: "
        .. "the flock grows, or is scored",
      may = function(game, turn, word)
        local field, placed = own_field(turn)
        if placed and word == "stable" then return "the shepherd has just been placed", "HS-13" end
        if not field and (word == "grow" or not enclosed(game)) then -- HS-19
          return "the tile does not extend the field of the player's shepherd"
        end
        if field and not placed and word == "grow" and is_closed(game, field) then
          return "the field is enclosed, and the flock goes to the stable", "HS-20"
        end
      end,
      act = function(game, turn, word)
        local field, placed = own_field(turn)
        if placed then return end -- it draws at once (HS-9)
        stable_enclosed(game, field)
        if field and word == "stable" then stable(game, field, "HS-16") end
      end,
      list = function(game, turn)
        local field, placed = own_field(turn)
        if placed then return {"grow"} end
        if field and not is_closed(game, field) then return {"grow", "stable"} end
        return (field or enclosed(game)) and {"stable"} or {}
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
        local field, placed = own_field(turn)
        if face ~= "wolf" then
          game:token("sheep"):put(field, face, placed and "HS-9" or "HS-14")
          if field:open() == 0 then stable(game, field, placed and "HS-21" or "HS-20") end
        else
          local rule = placed and "HS-9" or "HS-15"
          game:tell("draws a wolf", rule)
          empty(game, field, rule)
          send_home(game, field, rule)
        end
        stable_enclosed(game)
      end,
    },
  },
}
