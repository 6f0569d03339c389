-- The cities on the tiles of a field, for a field tells of none in api 1.
local function besieged(field)
  local seen, n = {}, 0
  for _, tile in ipairs(field:tiles()) do
    for _, city in ipairs(tile:features()) do
      if city:kind() == "city" and city:complete() and not seen[city] then
        seen[city] = true
        for _, mark in ipairs(city:marks()) do n = n + (mark == "siege" and 1 or 0) end
      end
    end
  end
  return n
end

---@type reeve.Script
return {
  api = 1,
  name = "cathars",
  summary = "To a field a besieged city counts twice.",
  rules = {"cathars"},
  replaces = {"CA-2"},
  hooks = {
    court_points = function(_, field, _, points) return points + 3 * besieged(field) end,
  },
}
