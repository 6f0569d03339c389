-- The mage adds to the points of a road or city, whatever inns and cathedrals make of them (MW-11),
-- and the witch halves them (MW-10, MW-12).

-- Beside the table, if what it is on has been scored, by somebody or nobody (MW-14), or has become
-- a castle (MW-15, B-86).
local function leave(figure)
  local where = figure:at()
  if where and where:complete() then
    figure:take(where, nil, where:kept() and "MW-15" or "MW-14")
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "spells",
  summary = "The mage adds points to a road or city, and the witch halves them.",
  source = "Mage & Witch, 2012",
  rules = {"mage"},
  replaces = {"MW-14"},
  places = {"mage", "witch"},
  near = {"mage", "witch"},
  order = 80, -- behind what changes the points of a road or city, and before buildings (MW-12)
  hooks = {
    feature_points = function(game, feature, _, points)
      if game:token("mage"):at() == feature then return points + feature:size(), "MW-10" end
      if game:token("witch"):at() == feature then return (points + 1) // 2, "MW-12" end
    end,
    all_scored = function(game) -- castles have scored, too (MW-16)
      leave(game:token("mage"))
      leave(game:token("witch"))
    end,
  },
}
