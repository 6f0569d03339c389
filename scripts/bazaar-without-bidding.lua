-- A bazaar without bidding (B-69).
--
-- By the rules the tiles of a bazaar are auctioned (B-56 to B-58). With this house rule no player
-- bids: beginning to the left of the active player, each player takes one of the tiles and plays
-- it. It is the same as the option `bazaar_auction: false`.

return {
  api = 1,
  name = "bazaar-without-bidding",
  summary = "There is no bidding at a bazaar: each player takes a tile in turn.",
  source = "Bruggen, Burchten en Bazaars, the variant without bidding",
  rules = {"bazaars"},
  replaces = {"B-57"},
  hooks = {
    may_bid = function()
      return "there is no bidding"
    end,
  },
}
