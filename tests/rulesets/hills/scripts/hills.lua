local function has(tile, name)
  for _, mark in ipairs(tile:marks()) do
    if mark == name then return true end
  end
  return false
end

-- The followers of a player on hills of a feature.
local function on_hills(feature, player)
  local n = 0
  for _, tile in ipairs(feature:tiles()) do
    n = n + (has(tile, "hill") and tile:followers(feature, player) or 0)
  end
  return n
end

---@type reeve.Script
return {
  api = 1,
  name = "hills",
  summary = "Hills break ties, vineyards pay monasteries.",
  rules = {"hills"},
  replaces = {"HL-1", "HL-2"},
  hooks = {
    tie = function(_, feature, players)
      local most, kept = 0, {}
      for _, player in ipairs(players) do
        local n = on_hills(feature, player)
        if n > most then most, kept = n, {} end
        if n == most then kept[#kept + 1] = player end
      end
      return kept
    end,
    feature_points = function(game, feature, _, points)
      if feature:kind() ~= "monastery" or not feature:complete() then return end
      local cell = feature:tiles()[1]:cell()
      for dx = -1, 1 do
        for dy = -1, 1 do
          local near = game:cell(cell:x() + dx, cell:y() + dy)
          local tile = near and near:tile()
          points = points + (tile and has(tile, "vineyard") and 3 or 0)
        end
      end
      return points
    end,
  },
}
