-- Who lays a festival may take a figure home instead of placing one (FE-2).

local NOBODY = {}

---@type reeve.Script
return {
  api = 2,
  name = "festival",
  summary = "A player who lays a festival may take a figure home instead of placing one.",
  source = "The Festival, 2011",
  rules = {"festival", "festival-rgg"},
  replaces = {"FE-2"},
  actions = {
    back = {
      form = "top@{cell}|{follower}", -- on top of a tower (FE-9)
      instead = "follower", -- what is placed besides one still may be, as a phantom (FE-11)
      words = "Instead of a follower: the player's own figure that comes home",
      rule = "FE-2",
      idle = 4,
      near = "festival",
      may = function(game, turn, tower, follower)
        if not turn:tile():has("festival") then return "the tile has no festival", "FE-2" end
        local owner = follower and follower:player() or tower:top()
        if not owner then return "nobody stands on top there", "FE-9" end
        if owner ~= turn:player() then return "it is another player's", "FE-4" end
        if tower then return end
        if follower:tile() == turn:tile() then return "it has just been placed", "FE-2" end
        if follower:joins() and game:option("festival_returns") == "followers" then
          return "only followers come home", "FE-6"
        end
        if follower:feature():kept() and not game:option("festival_lord") then
          return "the lord of a castle stays", "FE-10"
        end
      end,
      -- It scores nothing (FE-7, FE-12). A builder or pig that is left alone goes, too (FE-8).
      -- A phantom is in hand at once, and may be the second figure (FE-11).
      act = function(game, turn, tower, follower)
        if tower then
          tower:take_top(nil, "phantom")
        elseif follower:figure() == "phantom" and game:put_away(follower) then
          game:bring_back(turn:player(), "phantom")
        else
          game:take_home(follower, true)
        end
      end,
      list = function(_, turn) -- prisoners are not on the board (FE-5)
        if not turn:tile():has("festival") then return NOBODY end
        local player = turn:player()
        local list = player:standing()
        for _, cell in ipairs(player:tops()) do list[#list + 1] = "top@" .. cell:name() end
        return list
      end,
    },
  },
}
