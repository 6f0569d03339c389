-- The dragon comes to volcanoes (PD-8), and moves where a dragon tile has been laid: all players in
-- turn move it, and it eats who stands on the tiles that it enters (PD-18 to PD-29).

local STEPS = 6 -- also while the tiles of a bazaar are played (B-89)

-- Whether it is inside the walls of the City of Carcassonne: tiles that are shut.
local function is_walled(tile) return tile:id() == "CO.6" or tile:id() == "CO.7" end

-- Why it cannot go to a cell, and the rule. This is asked only of where it cannot go, and of the
-- cell from which it set out.
local function may(game, turn, cell)
  local at, tile = game:token("dragon"):at(), cell:tile()
  if not turn:tile():has("dragon") then
    return "the tile has no dragon", "PD-18"
  elseif not at then
    return "the dragon is not on the board", "PD-6"
  end
  local dx, dy = at:x() - cell:x(), at:y() - cell:y()
  if dx * dx + dy * dy ~= 1 then
    return ("that is not beside the dragon, which is on %s"):format(at:name()), "PD-20"
  elseif not tile then
    return "no tile lies there", "PD-25"
  elseif is_walled(tile) then
    return "the dragon walks around the City of Carcassonne", "PD-25"
  elseif tile == game:token("fairy"):tile() then
    return "the fairy is there", "PD-23"
  elseif game:option("dragon_start_visited") then
    return "the dragon has been there", "PD-22"
  end
end

-- It eats all followers and builders there (PD-26), also on top of a tower (PD-64, T-54), no
-- lord of a castle, and no barn (PD-27, PD-67).
local function is_eaten(figure) return figure:figure() ~= "barn" and not figure:feature():kept() end

local function act(game, _, cell)
  local all = cell:tile():standing()
  for i = 1, #all do -- no lord goes home
    if all[i]:figure() ~= "barn" then game:take_home(all[i], false, "PD-26") end
  end
  if cell:top() then cell:take_top("PD-64") end
end

-- "eats R:knight@0,1.n and B:top@0,1"
local function tells(_, _, cell)
  local eaten, top = {}, cell:top()
  for _, figure in ipairs(cell:tile() and cell:tile():standing() or {}) do
    if is_eaten(figure) then
      eaten[#eaten + 1] = figure:player():label() .. ":" .. tostring(figure)
    end
  end
  if top then eaten[#eaten + 1] = top:label() .. ":top@" .. cell:name() end
  return eaten[1] and "eats " .. table.concat(eaten, " and ")
end

local function moving(when, option)
  return {
    key = "dragon",
    option = {dragon_moves = option},
    form = "{cell}",
    when = when,
    walks = "dragon",
    shuns = "fairy",
    once = "dragon_start_visited", -- PD-22
    near = "dragon",
    many = STEPS,
    each = true,
    must = true,
    order = 90, -- when all has been placed
    rule = "PD-20",
    verb = "the dragon goes to",
    words = "The cells that the dragon enters, one for each player in turn",
    may = may,
    act = act,
    tells = tells,
  }
end

-- Whether a follower is not put on top of a tower beside it, by the option (PD-43).
local function is_top_barred(game, cell)
  return not game:option("top_beside_dragon") and cell == game:token("dragon"):at()
end

-- Whether a tile with a volcano brings it; that of a lake does by an option (PD-75).
local function is_lair(game, tile)
  return game:option("dragon") and (not tile:has("lake") or game:option("lake_dragon"))
end

-- Whether the fairy cannot be on a tile with it: on a volcano, to which it comes when that is laid,
-- nobody stands beside it to whom she could go, unless it has a city, which may become a castle
-- (PD-23, PD-43).
local function is_fairy_barred(tile)
  for _, feature in ipairs(tile:features()) do
    if feature:kind() == "city" then return false end
  end
  return tile:has("volcano") and not tile:standing()[1]
end

---@type reeve.Script
return {
  api = 2,
  name = "dragon",
  summary = "The dragon comes to volcanoes, moves where a dragon tile is laid, and eats followers.",
  source = "The Princess and the Dragon, 2005",
  rules = {"dragon", "dragon-c1", "dragon-rgg", "dragon-zmg"},
  replaces = {"PD-18"},
  places = {"volcano"},
  hooks = {
    tile_placed = function(game, tile)
      if is_lair(game, tile) then game:token("dragon"):move(tile:cell(), "PD-8") end
    end,
    position = function(game)
      local lair, at = false, game:token("dragon"):at()
      for _, tile in ipairs(game:tiles("volcano")) do
        if is_lair(game, tile) then lair = tile end
      end
      if lair and not at then
        local help = ("\nType its cell: `tokens: {dragon: '%s'}`."):format(lair:cell():name())
        return "a volcano is on the board, so the dragon is, too" .. help, "PD-8"
      end
      if at and not at:tile() then
        local help = "\nCorrect its cell under `tokens`: a minus sign may be missing or extra."
        return ("no tile lies at %s, where the dragon is"):format(at:name()) .. help, "PD-20"
      end
      if at and not lair then
        local help = "\nType `+o` after the look of the volcano's tile, or delete the dragon."
        return "the dragon is on the board, and no volcano" .. help, "PD-2"
      end
      if not lair and game:option("dragon") and game:tiles("dragon")[1] then
        local help = "\nType `+o` after the look of the volcano's tile."
        return "no volcano is on the board: a dragon tile would still be set aside" .. help, "PD-15"
      end
      if at and is_walled(at:tile()) then
        return "the dragon is in the city\nCorrect its cell under `tokens`.", "PD-25"
      end
      if at and at:tile() == game:token("fairy"):tile() and is_fairy_barred(at:tile()) then
        return "the fairy is on the volcano where the dragon is\nCorrect the place of one of them.",
          "PD-23"
      end
      for _, figure in ipairs(at and at:tile():standing() or {}) do
        if is_eaten(figure) then
          return ("%s stands where the dragon is\nCorrect the cell of one of them.")
            :format(tostring(figure)), "PD-43"
        end
      end
      if at and at:top() and is_top_barred(game, at) then
        return "somebody is on top of a tower where the dragon is\nCorrect the cell of either.",
          "PD-43"
      end
    end,
    may_act = function(game, _, key, cell)
      if key == "top" and is_top_barred(game, cell) then return "the dragon is there", "PD-43" end
    end,
    may_deploy = function(game, _, _, figure)
      if figure == "barn" then return end -- it stands at a corner (PD-12, AM-55)
      if game:token("dragon"):tile() == game:turn():tile() then
        return "the dragon is there\nDelete the figure: on this tile nobody is placed.", "PD-9"
      end
    end,
  },
  actions = {
    soon = moving("laid", "before_scoring"),
    late = moving("scored", "after_scoring"),
  },
}
