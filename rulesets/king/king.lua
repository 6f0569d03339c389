-- The King is with the player who completed the largest city, the Robber Baron with the one who
-- completed the longest road (KR-4, KR-5).
--
-- game.state.city and .road are the records. When a token is taken, game.state.king or .robber is
-- the number of tiles on the table, and .king_from or .robber_from the place of who had it, if any.

local TOKENS = {city = "king", road = "robber"}
local MANY = {city = "cities", road = "roads"}
local NOBODY = {}

local function words(n, kind)
  return ("%d completed %s"):format(n, n == 1 and kind or MANY[kind])
end

-- Castles are no completed cities (KR-14).
local function counts(feature) return feature:complete() and not feature:kept() end

-- The largest on the table, without those of this turn (KR-18).
local function largest_before(game, kind)
  local new, most = {}, 0
  for _, feature in ipairs(game:turn():completed()) do new[feature] = true end
  for _, feature in ipairs(game:features(kind)) do
    if counts(feature) and not new[feature] then most = math.max(most, feature:size()) end
  end
  return most
end

local function largest(game, kind)
  return game.state[kind] or largest_before(game, kind)
end

local function total(game, kind)
  local n = 0
  for _, feature in ipairs(game:features(kind)) do
    if counts(feature) then n = n + 1 end
  end
  for _, tile in ipairs(kind == "city" and game:tiles() or {}) do
    if tile:id() == "CO.7" then n = n + 1 end -- the City of Carcassonne (KR-15)
  end
  return n
end

-- Who had the token before this turn (KR-13).
local function before(game, name)
  if game.state[name] ~= game:laid() then return game:token(name):at() end
  for _, player in ipairs(game:players()) do
    if player:place() == game.state[name .. "_from"] then return player end
  end
end

-- Who has it already takes it from himself.
local function take(game, name)
  local s, player, holder = game.state, game:turn():player(), game:token(name):at()
  if s[name] ~= game:laid() then
    s[name], s[name .. "_from"] = game:laid(), holder and holder:place()
  end
  if holder ~= player then game:token(name):move(player, holder and "KR-5" or "KR-4") end
end

-- Taking a token is no choice: it has happened when a record says who did (KR-17).
local function claim(kind, title)
  local name = TOKENS[kind]
  return {
    form = "{player}",
    when = "scored",
    idle = 7,
    rule = "KR-17",
    words = ("The player who takes the %s; optional"):format(title),
    may = function(game, turn, player)
      if game.state[name] ~= game:laid() then
        return ("no %s was completed that is larger than all before"):format(kind), "KR-8"
      end
      if player ~= turn:player() then return "another player completed it", "KR-6" end
    end,
    act = function() end,
    list = function(game, turn)
      return game.state[name] == game:laid() and {turn:player()} or NOBODY
    end,
  }
end

-- Why a position has no such record, and nobody the token where nothing was completed.
local function impossible(game, kind, title)
  local most, record = largest_before(game, kind), game.state[kind]
  if record and record ~= most then
    return ("the record of %s is %s, and the largest that is completed has %d tiles\n"
      .. "Correct the record, or a tile."):format(MANY[kind], tostring(record), most), "KR-18"
  elseif most == 0 and game:token(TOKENS[kind]):at() then
    return ("somebody has the %s, and no %s was completed\nDelete `%s`, or correct a tile.")
      :format(title, kind, TOKENS[kind]), "KR-12"
  end
end

local function unheld(game, kind, title)
  if largest_before(game, kind) > 0 and not game:token(TOKENS[kind]):at() then
    return ("without `tokens: {%s: LABEL}` nobody has the %s"):format(TOKENS[kind], title), "KR-18"
  end
end

---@type reeve.Script
return {
  api = 2,
  name = "king",
  summary = "The largest completed city wins the King, and the longest road the Robber Baron.",
  source = "King & Robber Baron, 2003",
  rules = {"king"},
  replaces = {"KR-5"}, -- and the first time KR-4
  places = {"city", "road"},
  keeps = {"city: a number", "road: a number", "king: a number", "robber: a number",
    "king_from: a player's place", "robber_from: a player's place"},
  actions = {
    king = claim("city", "King"),
    robber = claim("road", "Robber Baron"),
  },
  hooks = {
    feature_scored = function(game, feature) -- whoever scores it, or nobody (KR-6)
      local s, kind = game.state, feature:kind()
      local name = TOKENS[kind]
      if feature:kept() then return end
      if game:option("king_scoring") == "running" then
        local holder = before(game, name)
        if holder then game:score(holder, 1, words(1, kind), "KR-13") end
      end
      local size = feature:size()
      if size > largest(game, kind) then -- KR-7, KR-9, KR-10
        s[kind] = size
        take(game, name)
      end
    end,
    position = function(game)
      local why, rule = impossible(game, "city", "King")
      if not why then why, rule = impossible(game, "road", "Robber Baron") end
      return why, rule
    end,
    position_lacks = function(game)
      local why, rule = unheld(game, "city", "King")
      if not why then why, rule = unheld(game, "road", "Robber Baron") end
      return why, rule
    end,
    final_scoring = function(game) -- who has none scores nothing (KR-12)
      local how = game:option("king_scoring")
      local king, robber = game:token("king"):at(), game:token("robber"):at()
      if how == "running" then return end
      if how == "fifteen_forty" and king and king == robber then
        game:score(king, 40, "both tokens", "KR-13")
        return
      end
      for kind, holder in pairs({city = king, road = robber}) do
        if how == "per_feature" then
          local n = total(game, kind)
          game:score(holder, n, words(n, kind), "KR-11")
        else
          game:score(holder, how == "ten_each" and 10 or 15, "the token", "KR-13")
        end
      end
    end,
  },
}
