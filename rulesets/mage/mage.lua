-- Who lays a tile with a magic sign, or one that brings the mage and the witch together, moves one
-- of them (MW-2, MW-7): one, where it does both (MW-8), and also if its bridge does (MW-9).

local function other_of(game, figure)
  return game:token(figure == "mage" and "witch" or "mage")
end

local function are_together(game)
  local where = game:token("mage"):at()
  return where and where == game:token("witch"):at()
end

-- Why neither of the two can be there, and the rule.
local function barred(feature)
  local kind = feature:kind()
  if kind ~= "road" and kind ~= "city" then
    return "it goes to a road or city", "MW-4"
  elseif feature:kept() then
    return "that is a castle", "MW-15"
  elseif feature:complete() then
    return "that is completed", "MW-4"
  end
end

-- Why a figure cannot go there, and the rule.
local function unfit(game, figure, feature)
  local why, rule = barred(feature)
  if why then
    return why, rule
  elseif game:token(figure):at() == feature then
    return ("the %s is there already"):format(figure), "MW-5"
  elseif other_of(game, figure):at() == feature then
    return "the other of the two is there", "MW-5"
  end
end

-- The rule by which one of them moves now; nil.
local function why_moves(game, turn)
  if turn:tile():has("magic") then return "MW-2" end
  return are_together(game) and "MW-7" or nil
end

-- Whether there is a road or city to go to.
local function can_go(game)
  for _, kind in ipairs({"road", "city"}) do
    for _, feature in ipairs(game:features(kind)) do
      if not unfit(game, "mage", feature) then return true end
    end
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "mage",
  summary = "A tile with a magic sign sends the mage or the witch to a road or city.",
  source = "Mage & Witch, 2012",
  rules = {"mage"},
  replaces = {"MW-2"},
  actions = {
    magic = {
      form = "{mage|witch} {feature}|{mage|witch} off",
      must = true,
      near = {"magic", "mage", "witch"},
      order = 6, -- before a follower is placed (MW-2)
      verb = "magic sends:",
      words = "Where the mage or the witch goes: an open road or city, or off the board",
      may = function(game, turn, figure, feature)
        if not why_moves(game, turn) then
          return "the tile has no magic sign, and does not bring the two together"
        elseif feature then
          return unfit(game, figure, feature)
        elseif not game:token(figure):at() then
          return ("the %s is not on the board"):format(figure), "MW-6"
        elseif can_go(game) then
          return "there is a road or city to go to", "MW-6"
        end
      end,
      act = function(game, turn, figure, feature)
        local token = game:token(figure)
        if feature then
          token:move(feature, why_moves(game, turn))
        else
          token:take(token:at(), nil, "MW-6")
        end
      end,
      tells = function(game, turn, figure, feature)
        local to = feature and feature:worth() or "from " .. game:token(figure):at():name()
        return to, why_moves(game, turn)
      end,
      list = function(game, turn) return why_moves(game, turn) ~= nil or {} end,
    },
  },
  hooks = {
    position = function(game)
      local moved = 0 -- each by a tile of its own (MW-2)
      for _, figure in ipairs({"mage", "witch"}) do
        local at = game:token(figure):at()
        local why, rule
        if at then why, rule = barred(at) end
        if why then return ("the %s: %s"):format(figure, why), rule end
        moved = moved + (at and 1 or 0)
      end
      for _, tile in ipairs(moved > 0 and game:tiles() or {}) do
        moved = moved - (tile:has("magic") and 1 or 0)
      end
      if moved > 0 then
        return "too few tiles with a magic sign lie: each sends one of the two\n"
          .. "Type `+magic` behind the look of each tile with a sign, or correct `tokens`.", "MW-2"
      end
      if are_together(game) then
        return "mage and witch are on one feature\nCorrect the place of one of them.", "MW-5"
      end
    end,
  },
}
