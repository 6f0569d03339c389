-- Of players who tie, those with a follower of the feature on a hill score alone (HS-31 to HS-35).

-- The followers of each player on hills: a large one is one, and builders are none (HS-32, HS-33).
local function on_hills(feature, players)
  local numbers = {}
  for i = 1, #players do numbers[i] = 0 end
  for _, tile in ipairs(feature:tiles()) do
    for i, player in ipairs(tile:has("hill") and players or {}) do
      numbers[i] = numbers[i] + tile:followers(feature, player)
    end
  end
  return numbers
end

---@type reeve.Script
return {
  api = 2,
  name = "hills",
  summary = "A follower on a hill breaks a tie.",
  source = "Hills & Sheep, 2014",
  rules = {"hills"},
  replaces = {"HS-31"},
  hooks = {
    tie = function(game, feature, players)
      if not game:option("hills") then return end
      local most, kept = 1, {}
      for i, n in ipairs(on_hills(feature, players)) do
        if game:option("hill_tie") == "at_least_one" then n = n < 1 and n or 1 end
        if n > most then most, kept = n, {} end
        if n == most then kept[#kept + 1] = players[i] end
      end
      if #kept > 0 then return kept end
    end,
  },
}
