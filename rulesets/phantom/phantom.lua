-- The phantom is placed behind the first figure of the turn, on another feature of its tile (PH-2).

-- Whether somebody came to the feature in this turn: a shepherd, too, on whose field a farmer could
-- stand in another turn (HS-8).
local function was_first(tile, feature)
  for _, figure in ipairs(tile:standing()) do
    if figure:feature() == feature then return true end
  end
end

-- A portal leads the phantom elsewhere, if nobody else has gone through it (PH-9).
local function through(game, turn, stand)
  local dragon, on = pcall(game.option, game, "portal")
  local leads = dragon and on and turn:tile():has("portal") and not turn:did("portal")
  if not leads or stand:taken() then return "" end
  return ("\nDelete `second`, and write `portal: phantom:%s`."):format(tostring(stand))
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
      form = "{stand}",
      verb = "the phantom may come second (second):",
      words = "The phantom as a second follower: its role and place on the tile",
      order = 70, -- whatever the first action was, it is done (PH-6, PH-11, PH-14)
      weight = 2,
      idle = 4,
      rule = "PH-2",
      may = function(game, turn, stand)
        local feature = stand:feature()
        if turn:player():supply("phantom") == 0 then
          return "the phantom is not in hand", "PH-5"
        elseif turn:did("princess") then
          return "a knight was sent home, and no other figure is placed", "PH-7"
        elseif stand:tile() ~= turn:tile() then
          return "that is not the tile just laid" .. through(game, turn, stand), "PH-4"
        elseif not feature:may_deploy("phantom") then
          local taken = feature:followers() > 0
          return taken and "somebody stands there" or "no phantom stands there", "PH-4"
        elseif was_first(turn:tile(), feature) then
          return "the first figure stands there", "PH-2"
        end
      end,
      act = function(game, turn, stand)
        game:deploy(turn:player(), stand:feature(), "phantom", stand:tile())
      end,
      list = function(_, turn)
        return turn:player():supply("phantom") > 0 and turn:tile():stands() or {}
      end,
    },
  },
}
