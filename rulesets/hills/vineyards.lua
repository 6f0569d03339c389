-- What is completed by the eight tiles around it scores 3 more for each vineyard there (HS-36).

local FLAT = {road = true, city = true, field = true}

-- The vineyards on the eight tiles around one.
local function around(cell)
  local n = 0
  for _, tile in ipairs(cell:tiles()) do
    if tile ~= cell:tile() and tile:has("vineyard") then n = n + 1 end
  end
  return n
end

---@type reeve.Script
return {
  api = 2,
  name = "vineyards",
  summary = "A completed monastery scores 3 more for each vineyard around it.",
  source = "Hills & Sheep, 2014",
  rules = {"hills"},
  replaces = {"HS-36"},
  hooks = {
    feature_points = function(game, feature, _, points)
      if FLAT[feature:kind()] or not game:option("vineyards") then return end
      -- a monastery, a shrine, an abbey (HS-38); a garden by an option (HS-39)
      if feature:kind() == "garden" and not game:option("vineyard_garden") then return end
      local tiles = feature:tiles()
      if #tiles > 1 or not feature:complete() then return end -- HS-37
      local kind = feature:kind()
      local rule = kind == "monastery" and "HS-36" or kind == "garden" and "HS-39" or "HS-38"
      return points + 3 * around(tiles[1]:cell()), rule
    end,
  },
}
