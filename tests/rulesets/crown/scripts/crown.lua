local award = {city = "king", road = "robber"}

local function count(features)
  local n = 0
  for _, feature in ipairs(features) do n = n + (feature:complete() and 1 or 0) end
  return n
end

---@type reeve.Script
return {
  api = 1,
  name = "crown",
  summary = "Who completed the largest city is king, who completed the longest road is robber.",
  rules = {"crown"},
  replaces = {"CR-1", "CR-2"},
  options = {pay = {default = "count", values = {"count", "ten"}, help = "what they score"}},
  hooks = {
    turn_ending = function(game, turn)
      for _, feature in ipairs(turn:completed()) do
        local name = award[feature:kind()]
        if name and feature:size() > (game.state[name .. "_size"] or 0) then
          game.state[name .. "_size"] = feature:size()
          game.state[name] = turn:player():place()
        end
      end
    end,
    final_scoring = function(game)
      for kind, name in pairs(award) do
        local place = game.state[name]
        local points = game:option("pay") == "ten" and 10 or count(game:features(kind))
        if place then game:score(game:player(place), points, name) end
      end
    end,
  },
}
