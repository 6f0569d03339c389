-- Players who are tied share: two of them score half of the points each, three a third, rounded up.
--
-- By the rules of The Castle nobody scores a feature on which both have as many followers (C-55),
-- nor a court with as many merchants of both (C-108), so whoever joins his knight to the other's
-- tower spoils it for both. Many tables find that too harsh. By those of Carcassonne each of them
-- scores all (K-33), and many find that too kind.
--
-- All else of The Castle stays: wall tiles 2, 3 and 7 are for the one who has more followers, so
-- they raise no shared score (C-83), and a keep does not move to a house that is shared (C-66). A
-- shared feature counts among those of the placing player, which are scored first (C-60); of one
-- feature he moves his marker first.
--
-- In Carcassonne all kinds are shared, in play and at the end. But where farmers are scored city by
-- city, as in the first edition (K-30), those who are tied around a city get all points still: they
-- may stand on several fields.

-- A player's part of the points, rounded up, where several score the feature.
local function share(_, feature, _, points)
  local sharers = #feature:winners()
  if sharers > 1 then
    return (points + sharers - 1) // sharers
  end
end

-- Courts and fields, or a city of which the fields around are scored together.
local function share_area(game, feature, player, points)
  if feature:kind() ~= "city" then
    return share(game, feature, player, points)
  end
end

return {
  api = 1,
  name = "tie-shares-points",
  summary = "On a tie those who are tied share the points, rounded up.",
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
