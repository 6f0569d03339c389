-- No merchant is placed in the first round, with the first tile of each player.
--
-- Merchants never come home (C-62), and a player who places one on the first court of the game
-- holds it for a long time. Some tables therefore begin with heralds, knights and squires only.

return {
  api = 1,
  name = "no-first-turn-merchant",
  summary = "No player places a merchant with the first tile.",
  source = "a common house rule",
  rules = {"castle"},
  replaces = {"C-28"},
  hooks = {
    may_deploy = function(game, feature)
      if feature:role() == "merchant" and game:laid() <= #game:players() then
        return "no merchant is placed in the first round"
      end
    end,
  },
}
