-- The phantom is placed behind the first figure of the turn, on another feature of its tile (PH-2).

-- Whether somebody came to the feature in this turn: a shepherd, too, on whose field a farmer could
-- stand in another turn (HS-8).
local function was_first(tile, feature)
  for _, figure in ipairs(tile:standing()) do
    if figure:feature() == feature then return true end
  end
end

-- Whether a barn is there (AM-56).
local function has_barn(feature)
  local played, barns = pcall(feature.figures, feature, "barn")
  return played and barns > 0
end

-- Why it does not go to another tile, and the rule: a portal leads it there by a key of its own, if
-- nobody else has gone through (PH-9).
local function elsewhere(game, turn, stand)
  local dragon, on = pcall(game.option, game, "portal")
  local leads = dragon and on and turn:tile():has("portal") and not turn:did("portal")
  if not leads or stand:taken() then return "that is not the tile just laid", "PH-4" end
  return ("it goes there through the portal\nDelete `second`, and write `portal: phantom:%s`.")
    :format(tostring(stand)), "PH-9"
end

-- The towers, if a follower has just come to the top of one: the phantom may to another (PH-8).
local function towers(game)
  local list, came = {}, false
  local played, tiles = pcall(game.tiles, game, "foundation")
  for _, tile in ipairs(played and tiles or {}) do
    local cell = tile:cell()
    list[#list + 1] = "top@" .. cell:name()
    came = came or cell:topped()
  end
  return came and list or {}
end

local function on_top(game, tower)
  if not pcall(game.option, game, "range_metric") then
    return "the game has no towers\nDelete `second`.", "PH-8"
  elseif not tower:may_top("phantom") then
    return "no phantom can be put on top there", "PH-8"
  elseif #towers(game) == 0 then
    return ("no other figure was put on a tower in this turn\n"
      .. "Delete `second`, and write `top: phantom %s`."):format(tower:name()), "PH-8"
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "phantom",
  summary = "A player may place the phantom as a second follower.",
  source = "The Phantom, 2011",
  rules = {"phantom"},
  replaces = {"PH-2"},
  actions = {
    second = {
      form = "{stand}|top@{cell}",
      verb = "the phantom may come second (second):",
      words = "The phantom as a second follower: its role and place on the tile, or another tower",
      order = 70, -- whatever the first action was, it is done (PH-6, PH-11, PH-14)
      weight = 2,
      idle = 4,
      rule = "PH-2",
      may = function(game, turn, stand, tower)
        local feature = stand and stand:feature()
        if turn:did("princess") then
          return "a knight was sent home, and no other figure is placed", "PH-7"
        elseif turn:player():supply("phantom") == 0 then
          return "the phantom is not in hand", "PH-5"
        elseif tower then
          return on_top(game, tower)
        elseif stand:tile() ~= turn:tile() then
          return elsewhere(game, turn, stand)
        elseif not feature:may_deploy("phantom") then
          if has_barn(feature) then return "a barn is on that field", "AM-56" end
          if feature:followers() > 0 then return "somebody stands there", "PH-4" end
          return "no phantom may stand there", "PH-10"
        elseif was_first(turn:tile(), feature) then
          return "the first figure stands there", "PH-2"
        end
      end,
      act = function(game, turn, stand, tower)
        if tower then
          tower:put_top(turn:player(), "phantom")
        else
          game:deploy(turn:player(), stand:feature(), "phantom", stand:tile())
        end
      end,
      list = function(game, turn)
        if turn:player():supply("phantom") == 0 then return {} end
        local high = towers(game)
        return table.move(turn:tile():stands(), 1, 99, #high + 1, high)
      end,
    },
  },
}
