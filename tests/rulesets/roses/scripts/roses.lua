local function has(list, name)
  for _, mark in ipairs(list) do
    if mark == name then return true end
  end
  return false
end

---@type reeve.Script
return {
  api = 1,
  name = "roses",
  summary = "Wind roses, the labyrinth and volcanoes.",
  rules = {"roses"},
  replaces = {"RO-1", "RO-2", "RO-3"},
  hooks = {
    tile_placed = function(game, tile)
      local cell, state = tile:cell(), game.state
      if has(tile:marks(), "rose") then
        state.x, state.y = cell:x(), cell:y()
      elseif has(tile:marks(), "rose_ne") and tile:rotation() == 0 and state.x
        and cell:x() >= state.x and cell:y() >= state.y then
        game:score(game:turn():player(), 3, "the rose")
      end
    end,
    feature_points = function(_, feature, _, points)
      if feature:complete() and has(feature:marks(), "labyrinth") then
        return points + 2 * feature:followers()
      end
    end,
    may_deploy = function(game)
      local tile = game:turn():tile()
      if tile and has(tile:marks(), "volcano") then return "nobody is put on a volcano" end
    end,
  },
}
