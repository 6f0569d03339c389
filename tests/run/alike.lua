-- alike.lua REEVE [GAMES [SEED]]: rules that are written again in YAML and Lua
-- (fixtures/rulesets/lua-…) judge as the C does. Random games of each are judged by the other:
-- verdicts, scores after each turn, positions, lists of legal actions, and games with one damaged
-- line. Run from the top of the checkout.

local REEVE, GAMES, SEED = arg[1], tonumber(arg[2] or 2), tonumber(arg[3] or 1)

-- `only`: an option of the C that the script does not have.
local TOWERS = {"tower", "top", "capture", "exchange"}
local PAIRS = {
  {c = "carcassonne", lua = "lua-abbots", keys = {"home"}, options = "--option abbot=true"},
  {c = "carcassonne", lua = "lua-abbots", keys = {"home"}, players = 4,
   options = "--option abbot=true --option big_follower=true"},
  {c = "tower", lua = "lua-tower", keys = TOWERS, only = "ransom: false"},
  {c = "tower", lua = "lua-tower", keys = TOWERS, only = "ransom: false", players = 3,
   options = "--option big_follower=true"},
  {c = "tower", lua = "lua-tower", keys = TOWERS, only = "ransom: false", players = 4,
   options = "--option abbot=true"},
}

local place = assert(io.popen("mktemp -d")):read("l")
local good = true

local function report(fine, name, details)
  good = good and fine
  print((fine and "ok alike: " or "not ok alike: ") .. name)
  if not fine then print((tostring(details):gsub("[^\n]+", "  %0"))) end
end

local function run(...)
  local command = REEVE .. " " .. table.concat({...}, " ")
  return assert(io.popen(command .. " --rules fixtures/rulesets 2>/dev/null")):read("a")
end

local function write(name, text)
  local path = place .. "/" .. name
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
  return path
end

local function lines_of(text)
  local lines = {}
  for line in text:gmatch("[^\n]+") do lines[#lines + 1] = line end
  return lines
end

local function documents_of(text)
  local all = {}
  for document in text:gsub("%-%-%-\n", "\0"):gmatch("%Z+") do all[#all + 1] = document end
  return all
end

-- ---- One for the other --------------------------------------------------------------------------

local function without(line, option)
  return (line:gsub(option .. ", ", ""):gsub(", " .. option, ""):gsub(option, ""))
end

local function to_lua(pair, text)
  text = text:gsub("\nrules: [^\n]*", "\nrules: " .. pair.lua)
  if not pair.only then return text end
  return (text:gsub("options: [^\n]*", function(line) return without(line, pair.only) end))
end

local function to_c(pair, text)
  text = text:gsub("\nrules: [^\n]*", "\nrules: " .. pair.c)
  if not pair.only then return text end
  local documents = documents_of(text)
  for i, document in ipairs(documents) do
    local said, n = document:gsub("\noptions: {", "\noptions: {" .. pair.only .. ", ")
    documents[i] = n > 0 and said
      or document:gsub("\nplayers:", "\noptions: {" .. pair.only .. "}\nplayers:")
  end
  return "---\n" .. table.concat(documents, "---\n")
end

-- ---- What is compared ---------------------------------------------------------------------------

-- The verdict, the turn of the first complaint, and the scores at the end and after each turn, or
-- after each turn before the complaint. --all, for reeve then seeks neither what was meant nor
-- options by which it is legal; what comes behind a complaint may be played otherwise by a script.
local function judgements(path)
  local all = {}
  for _, line in ipairs(lines_of(run("score --all --format json", path))) do
    local scores = {}
    for score in line:gmatch('"score":(%b{})') do scores[#scores + 1] = score end
    local turn = line:match('"severity":"[^"]*","turn":(%d+)') or ""
    local illegal = tonumber(turn) or 0
    if illegal > 0 then scores = table.move(scores, 2, illegal, 1, {}) end
    all[#all + 1] = table.concat({line:match('"verdict":"([^"]*)"') or line, turn,
                                  table.concat(scores)}, " ")
  end
  return all
end

local function compare(name, one, other)
  local fine = #one == #other and #one > 0
  local details = ("%d and %d"):format(#one, #other)
  for i = 1, fine and #one or 0 do
    if one[i] ~= other[i] then
      local k = 1
      while one[i]:sub(k, k) == other[i]:sub(k, k) do k = k + 1 end
      local from, to = math.max(1, k - 150), k + 150
      fine, details = false, ("number %d:\n%s\n%s"):format(i, one[i]:sub(from, to),
                                                          other[i]:sub(from, to))
      break
    end
  end
  report(fine, name, details)
end

local function sorted(list)
  local words = {}
  for word in list:gmatch('"[^"]*"') do words[#words + 1] = word end
  table.sort(words)
  return table.concat(words, " ")
end

-- The actions of each placement, key by key: lists, or lists behind what they follow.
local function actions(path, turn, keys)
  local all = {}
  for _, line in ipairs(lines_of(run("legal --actions --format json --before", turn, path))) do
    local said = {line:match('"cell":"([^"]*)","rotation":(%d+)')}
    for _, key in ipairs(keys) do
      local value = line:match('"' .. key .. '":(%b[])') or ""
      local after = {}
      for what, list in (line:match('"' .. key .. '":(%b{})') or ""):gmatch('("[^"]*"):(%b[])') do
        after[#after + 1] = what .. ": " .. sorted(list)
      end
      table.sort(after)
      said[#said + 1] = key .. ": " .. sorted(value) .. table.concat(after, "; ")
    end
    all[#all + 1] = table.concat(said, " ")
  end
  return all
end

-- The board, the scores and the supply of a position; tower pieces in hand are no followers.
local function position(path, turn)
  local text = run("position --at", turn, path)
  local board, score = text:match("\nboard:(.-\nscore:[^\n]*)"), text:match("\nsupply: ([^\n]*)")
  score = (score or ""):gsub(", towers: %d+", ""):gsub("{followers: (%d+)}", "%1")
  return tostring(board) .. score
end

-- ---- Damage -------------------------------------------------------------------------------------

local function has_key(keys, line)
  for _, key in ipairs(keys) do
    if line:find("^  " .. key .. ": ") then return true end
  end
end

local function next_entry(lines, i)
  repeat i = i + 1 until not lines[i] or lines[i]:find("^%- ")
  return lines[i] and i
end

local DAMAGES = {
  -- another cell
  function(lines, i)
    lines[i] = lines[i]:gsub("(%-?%d+),", function(n) return n + 1 .. "," end, 1)
  end,
  -- in the turn of another player
  function(lines, i)
    local line, to = lines[i], next_entry(lines, i)
    if to then table.insert(lines, to + 1, line) end
    table.remove(lines, i)
  end,
  -- with a follower on the tile as well
  function(lines, i)
    while not lines[i]:find("^%- ") do i = i - 1 end
    lines[i] = lines[i] .. " farmer@n"
  end,
  -- never, with what follows it
  function(lines, i) table.remove(lines, i) end,
  -- of another player
  function(lines, i) lines[i] = lines[i]:gsub(": W:", ": B:"):gsub("abbot", "small") end,
}

-- Of some games.
local function damaged(pair, text)
  local all = {}
  for n, document in ipairs({table.unpack(documents_of(text), 1, 20)}) do
    local lines, at = lines_of(document), {}
    for i, line in ipairs(lines) do
      if has_key(pair.keys, line) then at[#at + 1] = i end
    end
    for k, damage in ipairs(#at > 0 and DAMAGES or {}) do
      local copy = {table.unpack(lines)}
      damage(copy, at[1 + (7 * n + 13 * k) % #at])
      all[#all + 1] = table.concat(copy, "\n") .. "\n"
    end
  end
  return "---\n" .. table.concat(all, "---\n")
end

-- ---- All ----------------------------------------------------------------------------------------

local function test(pair)
  local settings = ("--games %d --seed %d --players %d %s")
    :format(GAMES, SEED, pair.players or 2, pair.options or "")
  local name = ("%s, %d players: "):format(pair.lua, pair.players or 2)
  local only = pair.only and "--option " .. pair.only:gsub(": ", "=") or ""
  local by_c = run("sim", pair.c, only, settings)
  local by_lua = run("sim", pair.lua, settings)
  local one, two = write("one.yaml", by_c), write("two.yaml", to_lua(pair, by_c))
  compare(name .. "games of the C", judgements(one), judgements(two))
  compare(name .. "games of the script", judgements(write("back.yaml", to_c(pair, by_lua))),
          judgements(write("lua.yaml", by_lua)))
  local hurt = damaged(pair, by_c)
  compare(name .. "damaged games", judgements(write("hurt.yaml", hurt)),
          judgements(write("hurt-lua.yaml", to_lua(pair, hurt))))
  local documents = documents_of(by_c)
  for n = 1, #documents, 1 + #documents // (1 + #documents // 50) do
    one = write("one.yaml", documents[n])
    two = write("two.yaml", to_lua(pair, "\n" .. documents[n]))
    local turns = select(2, documents[n]:gsub("\n%- ", ""))
    local lists, others, positions, others_too = {}, {}, {}, {}
    for turn = 1, turns, GAMES < 50 and 10 or 1 do
      lists[#lists + 1] = table.concat(actions(one, turn, pair.keys), "\n")
      others[#others + 1] = table.concat(actions(two, turn, pair.keys), "\n")
      positions[#positions + 1] = position(one, turn)
      others_too[#others_too + 1] = position(two, turn)
    end
    compare(name .. "lists of game " .. n, lists, others)
    compare(name .. "positions of game " .. n, positions, others_too)
  end
end

for _, pair in ipairs(PAIRS) do test(pair) end
os.execute("rm -r " .. place)
os.exit(good)
