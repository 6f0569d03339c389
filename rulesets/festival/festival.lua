-- Who lays a festival may take a figure of his own home instead of placing one (FE-2).

local NOBODY = {}

---@param tile reeve.Tile
local function is_festival(tile)
  for _, mark in ipairs(tile:marks()) do
    if mark == "festival" then return true end
  end
  return false
end

---@type reeve.Script
return {
  api = 2,
  name = "festival",
  summary = "Who lays a festival may take a figure home instead of placing one.",
  source = "The Festival, 2011",
  rules = {"festival", "festival-rgg"},
  replaces = {"FE-2"},
  actions = {
    back = {
      form = "{follower}",
      instead = "follower", -- only a phantom may still be placed (FE-11)
      words = "Instead of a follower: the figure of the player that comes home",
      rule = "FE-2",
      idle = 4,
      may = function(game, turn, follower)
        if not is_festival(turn:tile()) then return "the tile shows no festival", "FE-2" end
        if follower:player() ~= turn:player() then return "it is another player's", "FE-4" end
        if follower:joins() and game:option("festival_returns") == "followers" then
          return "only followers come home", "FE-6"
        end
        if follower:feature():kept() and not game:option("festival_lord") then
          return "the lord of a castle stays", "FE-10"
        end
      end,
      -- It scores nothing (FE-7, FE-12). A builder or pig that is left alone goes, too (FE-8).
      act = function(game, _, follower) game:take_home(follower, true) end,
      list = function(_, turn) -- prisoners are not on the board (FE-5)
        return is_festival(turn:tile()) and turn:player():standing() or NOBODY
      end,
    },
  },
}
