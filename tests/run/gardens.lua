-- gardens.lua RECORDS ITEMS: a slow second opinion on abbots. It reads random games as they are
-- written (tiles by name), keeps the table as a list of cells, and counts what each abbot must
-- score: 9 when the eighth cell around him is filled, 1 and 1 a tile when he is taken home, and the
-- same at the end. ITEMS are lines "GAME TURN PLAYER POINTS" of what reeve says, the turn "final"
-- at the end. Prints what differs, and whether anything was compared.

local games, mine, theirs = {}, {}, {}

local function note(all, game, turn, player, points)
  local line = ("%s %s %s %s"):format(game, turn, player, points)
  all[line] = (all[line] or 0) + 1
end

local function around(table_, x, y)
  local n = 0
  for dx = -1, 1 do
    for dy = -1, 1 do n = n + (table_[x + dx .. "," .. y + dy] and 1 or 0) end
  end
  return n
end

-- What a tile bears in its middle, by its name: L is a monastery, a G at the end a garden.
local function bears(id)
  local code = id:match("%.(.*)")
  return code:find("^L") or code:find("G$")
end

local function score(g, player, turn, points)
  note(mine, g.number, turn, player, points)
  g.abbot[player] = nil
end

local function play(g, line)
  local player, id, x, y, piece = line:match("^%- (%u): (%S-)/?%d* (%-?%d+),(%-?%d+) ?(%S*)$")
  if not player then return end
  g.turn, g.player, x, y = g.turn + 1, player, x // 1, y // 1
  g.table[x .. "," .. y] = true
  if piece:find("^abbot") then
    if not bears(id) then print("an abbot stands on " .. id) end
    if g.abbot[player] then print("a second abbot of " .. player) end
    g.abbot[player] = {x, y}
  end
end

-- Scoring comes after all that stands below the turn.
local function settle(g)
  for player, at in pairs(g.abbot) do
    local n = around(g.table, at[1], at[2])
    if n == 9 then score(g, player, g.turn, n) end
  end
end

local g
for line in io.lines(arg[1]) do
  if line:find("^reeve:") then
    g = {number = #games + 1, turn = 0, table = {["0,0"] = true}, abbot = {}}
    games[#games + 1] = g
  elseif line:find("^%- %u: none") then
    settle(g)
    g.turn = g.turn + 1
  elseif line:find("^%- ") then
    settle(g)
    play(g, line)
  elseif line:find("^  home: abbot") then
    local at = g.abbot[g.player]
    score(g, g.player, g.turn, around(g.table, at[1], at[2]))
  elseif line:find("^  capture: '?%u:abbot") then
    g.abbot[line:match("(%u):abbot")] = nil
  elseif line:find("^result:") then
    settle(g)
    for player, at in pairs(g.abbot) do
      note(mine, g.number, "final", player, around(g.table, at[1], at[2]))
    end
  end
end
for line in io.lines(arg[2]) do theirs[line] = (theirs[line] or 0) + 1 end

local compared, apart = 0, 0
for line, n in pairs(mine) do
  compared = compared + n
  if (theirs[line] or 0) < n then
    apart = apart + 1
    print("reeve does not say: " .. line)
  end
end
print(("%d games, %s scores, %d apart"):format(#games, compared > 0 and "some" or "no", apart))
