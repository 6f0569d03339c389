-- Players who tie share the points: two of them score half of the points each, three a third,
-- rounded up.
--
-- By the rules of The Castle no player scores a feature on which both have as many followers
-- (C-55), or a court with as many merchants of both (C-108), so a player whose knight joins the
-- other's tower spoils it for both. Many tables find that too harsh. By the rules of Carcassonne
-- each of them scores all points (K-33), and many find that too generous.
--
-- The other rules of The Castle do not change: wall tiles 2, 3 and 7 are for the player who has
-- more followers, so they do not raise a shared score (C-83), and a keep does not move to a house
-- that is shared (C-66). A shared feature is scored with the features of the placing player, which
-- come first (C-60); of a shared feature the placing player moves the marker first.
--
-- In Carcassonne all kinds are shared, during play and at the end. But if farmers are scored city
-- by city, as in the first edition (K-30), players who tie around a city still get all points,
-- because they may stand on several fields.

-- The share of the points of each player, rounded up, if several score the feature.
local function share(_, feature, _, points)
  local sharers = #feature:winners()
  if sharers > 1 then
    return (points + sharers - 1) // sharers
  end
end

-- Courts and fields, or a city whose fields are scored together.
local function share_area(game, feature, player, points)
  if feature:kind() ~= "city" then
    return share(game, feature, player, points)
  end
end

return {
  api = 1,
  name = "tie-shares-points",
  summary = "Players who tie share the points, rounded up.",
  source = "a common house rule",
  rules = {"castle", "carcassonne"},
  replaces = {"C-55", "C-108", "K-33"},
  hooks = {
    tie = function(_, _, players)
      return players
    end,
    feature_points = share,
    court_points = share_area,
  },
}
