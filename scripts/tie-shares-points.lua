-- Players who are tied share: each scores half of the points, rounded up.
--
-- By the rules nobody scores a feature on which both have as many followers (C-55), nor a court
-- with as many merchants of both (C-108), so whoever joins his knight to the other's tower spoils
-- it for both. Many tables find that too harsh.
--
-- All else stays: wall tiles 2, 3 and 7 are for the one who has more followers, so they raise no
-- shared score (C-83), and a keep does not move to a house that is shared (C-66). A shared feature
-- counts among those of the placing player, which are scored first (C-60); of one feature he moves
-- his marker first.

-- Half of the points, rounded up, where several players score the feature.
local function share(_, feature, _, points)
  if #feature:winners() > 1 then
    return (points + 1) // 2
  end
end

return {
  api = 1,
  name = "tie-shares-points",
  summary = "On a tie all who are tied score half of the points, rounded up.",
  source = "a common house rule",
  rules = {"castle"},
  replaces = {"C-55", "C-108"},
  hooks = {
    tie = function(_, _, players)
      return players
    end,
    feature_points = share,
    court_points = share,
  },
}
