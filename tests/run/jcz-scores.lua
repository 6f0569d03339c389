-- jcz-scores.lua REEVE [DIR]: imports each saved game that DIR/scores.jsonl names (fixtures/jcz if
-- it is left out), and compares the score after each tile, and at the end, with what JCloisterZone
-- gave. A line has `id`, `final`, and `turns`, one item for each tile: null (the score is what it
-- was), or a list of the score when the tile is scored and, if it is another one, when its turn is
-- over. Then the game is exported, and must have the messages that it had (with `alike: true`
-- whichever of two alike they name); or it must not be exported, with `export: false`. Prints
-- `ok NAME` or `not ok NAME` for each game; the status is 1 if one differs.

local cjson = require "cjson"
local reeve, dir = arg[1], arg[2] or "fixtures/jcz"
local status = 0

local function joined(list)
  for i, number in ipairs(list) do
    list[i] = ("%d"):format(number)
  end
  return table.concat(list, ":")
end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read "a"
  pipe:close()
  return text
end

-- Says what differs first; nil if nothing does.
local function difference(game)
  local command = ("%s import %s/%s.jcz 2>&1 >%s"):format(reeve, dir, game.id, game.record)
  local said = output_of(command)
  local read, found = pcall(cjson.decode,
    output_of(("%s score --format json %s 2>&1"):format(reeve, game.record)))
  if not read or found.verdict ~= "legal" or not found.finished then
    return (said:gsub("\n*$", ""))
  end
  local labels = {}
  for label in output_of("grep ^players: " .. game.record):gmatch "(%w+):%f[%s]" do
    labels[#labels + 1] = label ~= "players" and label or nil
  end
  local function text_of(score)
    local list = {}
    for i, label in ipairs(labels) do
      list[i] = score[label]
    end
    return joined(list)
  end
  local score = ("0:"):rep(#labels):sub(1, -2)
  local at = 0
  for _, turn in ipairs(found.turns) do
    if turn.move ~= "none" then
      at = at + 1
      local item = game.turns[at]
      if item and item ~= cjson.null then
        score = joined(item[#item])
      end
      if text_of(turn.score) ~= score then
        return ("turn %d (%s): %s, not %s"):format(turn.turn, turn.move, text_of(turn.score), score)
      end
    end
  end
  local final = joined(game.final)
  if at ~= #game.turns then
    return ("%d tiles, not %d"):format(at, #game.turns)
  elseif text_of(found.score) ~= final then
    return ("at the end %s, not %s"):format(text_of(found.score), final)
  end
end

-- The messages of a saved game, in words, without times and chance, and without the tile of a road
-- or city on which the mage or the witch is: a record names the whole; nor does it tell which of
-- two alike beside each other goes home, if there are any, or how an abbey is turned, for it looks
-- the same from all sides.
local function messages_of(text, alike)
  local list = {}
  local function words_of(value)
    if type(value) ~= "table" then
      return tostring(value)
    end
    local words = {}
    for key, one in pairs(value) do
      local word = words_of(one)
      word = alike and key == "meepleId" and word:gsub("%.%d+$", "") or word
      words[#words + 1] = key == "random" and "" or ("%s=%s"):format(key, word)
    end
    table.sort(words)
    return table.concat(words, " ")
  end
  for i, message in ipairs(cjson.decode(text).replay) do
    message.clock = nil
    if message.payload.tileId == "AM/A" then
      message.payload.rotation = nil
    end
    if message.payload.to then
      message.payload.to = message.payload.to.feature
    end
    list[i] = words_of(message)
  end
  return list
end

-- Says which message is another one after an import and an export; nil if none is.
local function other_message(game)
  local file = assert(io.open(("%s/%s.jcz"):format(dir, game.id)))
  local theirs = messages_of(file:read "a", game.alike)
  file:close()
  local text = output_of(("%s export %s 2>/dev/null"):format(reeve, game.record))
  if game.export == false then
    return text ~= "" and "it is exported" or nil
  end
  local ours = text == "" and {} or messages_of(text, game.alike)
  for i = 1, math.max(#ours, #theirs) do
    if ours[i] ~= theirs[i] then
      return ("message %d: %s, not %s"):format(i, ours[i], theirs[i])
    end
  end
end

local record = os.tmpname()
for line in io.lines(dir .. "/scores.jsonl") do
  local game = cjson.decode(line)
  game.record = record
  local what = difference(game) or other_message(game)
  print(("%s %s.jcz scores as JCloisterZone does after each tile, and comes back"):format(
    what and "not ok" or "ok", game.id))
  if what then
    print("# " .. what:gsub("\n", "\n# "))
    status = 1
  end
end
os.remove(record)
os.exit(status)
