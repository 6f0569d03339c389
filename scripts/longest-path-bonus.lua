-- The player who scored the longest completed path or road gets 5 points at the end, or the number
-- of points set by the option.
--
-- Paths give few points and are short, so in many games no player builds a long one. The length is
-- the number of tiles; a start space counts as one tile, as in the score (C-49, K-21), and
-- fountains do not matter. If the longest paths of several players are equally long, no player gets
-- the bonus, as with the larger keep (C-104); the same applies if several players score one road
-- together (K-33).
--
-- Followers come home from a completed path, so its length is stored at that moment: the number of
-- tiles of each player's longest path so far, under the player's label. An exported position
-- contains it as `state: {longest-path-bonus: {W: 7, B: 4}}`. A position that is typed in by hand
-- without it ignores the paths completed before.

-- The names of paths in all games.
local WORDS = {path = true, road = true}

local function is_path(feature)
  return WORDS[feature:kind()]
end

-- The name of paths in this game.
local function word_for_path(game)
  for _, feature in ipairs(game:features()) do
    if is_path(feature) then return feature:kind() end
  end
end

-- The player whose longest path is longer than that of every other player, or nil.
local function leader(game)
  local most, first = 0, nil
  for _, player in ipairs(game:players()) do
    local tiles = game.state[player:label()] or 0
    if tiles >= most then
      first = tiles > most and player or nil
      most = tiles
    end
  end
  return first, most
end

return {
  api = 1,
  name = "longest-path-bonus",
  summary = "Points at the end for the longest completed path or road.",
  source = "a house rule",
  rules = {"castle", "carcassonne"},
  keeps = {"*: a number"}, -- by label
  options = {
    points = {default = 5, values = {3, 5, 10}, help = "what the longest path gives"},
  },
  hooks = {
    feature_completed = function(game, path)
      if not is_path(path) then return end
      for _, player in ipairs(path:winners()) do
        local label, tiles = player:label(), path:size()
        if tiles > (game.state[label] or 0) then
          game.state[label] = tiles
        end
      end
    end,

    final_scoring = function(game)
      local player, tiles = leader(game)
      if player then
        local longest = "the longest " .. word_for_path(game) .. ", " .. tiles .. " tiles"
        game:score(player, game:option("points"), longest)
      end
    end,
  },
}
