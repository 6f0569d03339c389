local other = {monastery = "shrine", shrine = "monastery"}

-- What stands in the middle of a tile of this look.
local function of_look(look)
  for i = 1, #look - 1 do
    local mark = look:sub(i, i + 1)
    if mark == "+k" then return "monastery" elseif mark == "+h" then return "shrine" end
  end
end

-- The features of this kind in the middle of the eight cells around a cell.
local function around(game, cell, kind)
  local list = {}
  for dx = -1, 1 do
    for dy = -1, 1 do
      local near = (dx ~= 0 or dy ~= 0) and game:cell(cell:x() + dx, cell:y() + dy)
      local tile = near and near:tile()
      for _, feature in ipairs(tile and tile:features() or {}) do
        if feature:kind() == kind then list[#list + 1] = feature end
      end
    end
  end
  return list
end

---@type reeve.Script
return {
  api = 1,
  name = "heresy",
  summary = "Shrines challenge monasteries.",
  rules = {"heresy"},
  replaces = {"SH-2", "SH-3"},
  hooks = {
    may_place = function(game, tile)
      local kind = of_look(tile:look())
      local rivals = kind and around(game, tile:cell(), other[kind]) or {}
      if #rivals > 1 then return "a " .. kind .. " touches one " .. other[kind] .. " only" end
      if rivals[1] and #around(game, rivals[1]:tiles()[1]:cell(), kind) > 0 then
        return "that " .. other[kind] .. " has a rival already"
      end
    end,
    feature_completed = function(game, feature)
      local rival = other[feature:kind()]
      if not rival or feature:followers() == 0 then return end
      for _, house in ipairs(around(game, feature:tiles()[1]:cell(), rival)) do
        for _, player in ipairs(house:complete() and {} or game:players()) do
          while house:followers(player) > 0 do game:return_follower(player, house) end
        end
      end
    end,
  },
}
