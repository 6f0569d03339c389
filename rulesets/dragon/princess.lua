-- Who lays a princess into a city with knights may send one home, or must by the option, and places
-- nothing else (PD-44 to PD-53).

-- The city of the princess on the tile just laid, if somebody can be sent home from it.
local function her_city(game, tile)
  if not game:option("princess") then return end
  for _, city in ipairs(tile:features("princess")) do
    if tile:has("princess", city) then return city end
  end
end

-- The knights in it, without one who has just come to the tile (PD-46, PD-49).
local function knights(game, turn)
  local laid, all = turn:tile(), {}
  local city = her_city(game, laid)
  for _, tile in ipairs(city and city:tiles() or all) do
    for _, knight in ipairs(tile ~= laid and tile:standing() or {}) do
      if knight:feature() == city and not knight:joins() then all[#all + 1] = knight end
    end
  end
  return all
end

local function may(game, turn, _, knight)
  local city = her_city(game, turn:tile())
  if not game:option("princess") then
    return "the game has no princesses", "PD-6"
  elseif not city then
    return "the tile has no princess", "PD-44"
  elseif knight:feature() ~= city then
    return "it does not stand in her city", "PD-46"
  elseif knight:joins() then
    return "it is not a knight", "PD-46"
  elseif knight:tile() == turn:tile() then
    return "it has just been placed", "PD-49"
  end
end

local function act(game, _, _, knight) game:take_home(knight, false, "PD-47") end

-- Why nothing else can be done now.
local function must_send(game)
  if game:option("princess_removes") ~= "must" then return end
  local all = knights(game, game:turn())
  for i, knight in ipairs(all) do all[i] = knight:player():label() .. ":" .. tostring(knight) end
  if all[1] then
    local values = table.concat(all, "` or `")
    local help = ("Delete it, and write `princess: %s`."):format(values)
    return "a knight goes home instead\n" .. help, "PD-45"
  end
end

local function sending(removes)
  return {
    key = "princess",
    option = {princess_removes = removes},
    form = "{player}:{follower}",
    instead = removes == "may" and "follower" or nil,
    alone = removes == "may" and "PD-48" or nil, -- no phantom either
    must = removes == "must",
    order = 30,
    weight = 5,
    near = "princess",
    rule = "PD-44",
    verb = "the princess sends home",
    words = "Instead of a follower: the knight in the city that the princess sends home",
    may = may,
    act = act,
    tells = function(_, _, _, knight) return knight:feature():worth() end,
    list = knights,
  }
end

---@type reeve.Script
return {
  api = 2,
  name = "princess",
  summary = "A princess sends a knight of her city home.",
  source = "The Princess and the Dragon, 2005",
  rules = {"dragon", "dragon-c1", "dragon-rgg", "dragon-zmg"},
  replaces = {"PD-44"},
  places = {"princess"},
  near = {"princess"},
  hooks = {may_deploy = must_send, may_act = must_send},
  actions = {might = sending("may"), must = sending("must")},
}
