-- examples.lua: the examples of `reeve explain CODE`. Of each code it judges a file of
-- fixtures/*/bad, puts the right line of the table below in the place of the wrong one, and judges
-- again: then the code must be gone. Run from the top of the checkout with the reeve under test on
-- the PATH; prints `ok NAME` or `not ok NAME`. With --update it writes cli/examples.tsv:
-- a code, what is typed, the message, and what is right instead (empty: nothing), as in C strings.

local LIST = "cli/examples.tsv"

-- What is right instead of the line that the message quotes; "": the line is left out. A table: the
-- line is in that other line of the file.
local RIGHT = {
  ["not-text"] = "players: {W: René, B: Bert}",
  ["yaml-syntax"] = "players: {W: Anna, B: Bert}",
  ["yaml-tab"] = "- W: 32 b3",
  ["yaml-feature"] = "- W: 32 b3",
  ["duplicate-key"] = "",
  ["too-deep"] = "about: {note: played at home}",
  ["too-many"] = "scripts: [end-of-turn-pickup]",
  ["empty"] = {1, "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []"},
  ["wrong-type"] = "players: {W: Anna, B: Bert}",
  ["missing-key"] = {2, "reeve: 1\nplayers: {W: Anna, B: Bert}"},
  ["unknown-key"] = {5, "# moves:"},
  ["bad-version"] = "reeve: 1",
  ["bad-number"] = "  score: {W: 0}",
  ["unknown-ruleset"] = "rules: castle",
  ["bad-ruleset"] = "rules: castle",
  ["unknown-option"] = "options: {tie: none}",
  ["bad-option"] = "options: {wall_pickup: end_of_turn}",
  ["unknown-script"] = "scripts: [end-of-turn-pickup]",
  ["points-limit"] = {9, "score: {W: 96, B: 0}"},
  ["bad-label"] = "players: {W: Anna, B: Bert}",
  ["player-count"] = "players: {W: Anna, B: Bert}",
  ["unknown-player"] = "result: {W: 0, B: 0}",
  ["unknown-colour"] = "colours: {R: red}",
  ["colour-twice"] = "colours: {R: red, B: blue}",
  ["entry-player"] = "- B: 34 c3",
  ["bad-turn"] = "- W: 32 b3",
  ["unknown-tile"] = "- W: 32 b3",
  ["bad-rotation"] = "- W: 32/90 b3",
  ["bad-look"] = "- W: cchh:n d12",
  ["look-none"] = "- W: httt b3",
  ["unlisted-many"] = "         kkcc, kkcc, kkcc]",
  ["bad-cell"] = "- W: 32 b3",
  ["outside"] = "- W: 32 b3",
  ["unknown-role"] = "- W: 32 b3 squire",
  ["not-modelled"] = "- W: 13 b3",
  ["bad-where"] = "- W: 32 b3 squire@s",
  ["where-several"] = "- W: 9 g12 herald@w",
  ["bad-feature"] = "  order: [house@d12]",
  ["no-feature"] = "  order: [house@d12]",
  ["bad-extra"] = "  b3: 32 W:squire@se",
  ["no-hole"] = "- B: BA.RFr 2,0",
  ["no-corner"] = "- A: BA.L 0,-1",
  ["joins-none"] = "- B: BA.RFr 2,0",
  ["joins-completed"] = "- R: BA.LR/90 2,0",
  ["position-alone"] = "  '1,0': [BA.RFr, R:highwayman@e]",
  ["position-start-held"] = "  0,0: RI.s",
  ["position-ransomed"] = "",
  ["no-follower-taken"] = "",
  ["no-follower-top"] = "",
  ["not-on-top"] = "",
  ["home-none"] = "",
  ["position-goods"] = "goods: {R: {wine: 1}}",
  ["position-second-part"] = "",
  ["not-your-turn"] = "- W: 32 b3",
  ["game-over"] = "",
  ["tile-used"] = "- B: 34 c3",
  ["wrong-draw"] = "- W: 17 b3",
  ["cell-taken"] = "- B: 34 c3",
  ["not-at-start"] = "- W: 32 b3",
  ["corner-only"] = "- B: 34 c3",
  ["not-attached"] = "- B: 34 c3",
  ["path-cut"] = "- B: 27 c3",
  ["edge-cut"] = "- W: BA.RFr 1,0",
  ["path-cut-start"] = "- W: 32 b3",
  ["no-follower"] = "- W: 32 b3",
  ["no-place"] = "- W: 32 b3 squire@s",
  ["barred"] = "- W: BA.RFr 1,0 highwayman@e",
  ["occupied"] = "- B: 34 c3 merchant",
  ["house-rule"] = "- W: 32 b3 squire",
  ["ruled-out"] = "- R: CU.S 0,-2",
  ["discard-fits"] = "",
  ["none-tiles-left"] = "- W: 32 b3",
  ["none-uses"] = "",
  ["order-not-completed"] = "",
  ["order-twice"] = "  order: [house@d12]",
  ["order-placer-first"] = "  order: [tower@c1, house@d1]",
  ["wrong-score"] = "  score: {W: 0, B: 0}",
  ["wrong-result"] = "result: {W: 75, B: 0}",
  ["unfinished"] = "",
  ["position-tile-twice"] = "  c3: 34",
  ["position-path-cut"] = "  c3: 27",
  ["position-edge-cut"] = "  1,0: BA.RFr",
  ["position-no-start"] = {6, "  0,0: BA.RCr"},
  ["position-unattached"] = "  c3: 32",
  ["position-no-place"] = "  b3: 32 W:squire@s",
  ["position-barred"] = "  '0,1': ffcf",
  ["position-where"] = "  g12: 9 W:herald@w",
  ["position-no-feature"] = "keeps: {W: 0}",
  ["position-follower-twice"] = "  b3: [32, W:squire]",
  ["position-completed"] = "  d12: 37/90",
  ["position-followers"] = {8, "  b3: 32"},
  ["position-supply"] = "supply: {W: 6, B: 6}",
  ["position-pieces"] = "supply: {W: {towers: 10}, B: {towers: 10}}",
  ["position-standing"] = "supply: {W: {towers: 8}, B: {towers: 9}}",
  ["position-score"] = "score: {W: 4, B: 12}",
  ["position-extra-turns"] = {7, "extra_turns: 0"},
  ["position-still-asked"] = "",
  ["use-feature"] = "  use: [{3: house@d12}]",
  ["bad-use"] = "  use: [{3: house@d12}]",
  ["bad-wall-tile"] = "  wall_tiles: {12: 1}",
  ["bad-corner"] = "  wall_tiles: {12: 3}",
  ["take-not-won"] = "",
  ["take-mismatch"] = "  take: {12: 3}",
  ["wall-tile-copies"] = "  wall_tiles: {12: 3, 16: 3, 20: 4}",
  ["use-not-held"] = "",
  ["use-too-new"] = "",
  ["use-at-end"] = "",
  ["use-wrong-kind"] = "",
  ["use-not-scored"] = "",
  ["use-no-majority"] = {9, "- W: 37/90 d12 squire"},
  ["use-opponents-turn"] = "",
  ["extra-no-tile"] = "",
  ["extra-too-new"] = "",
  ["final-in-play"] = "",
  ["final-completed"] = "",
  ["order-ambiguous"] = "- W: 58/90 c1 knight\n  order: [tower@c1, house@d1]",
  ["position-keep"] = "keeps: {W: 0, B: 0}",
  ["position-wall-tiles"] = "hand: {W: {wall_tiles: [3, 3]}}",
  ["unknown-held"] = {12, "hand: {W: {wall_tiles: [9]}}"},
  ["two-actions"] = "",
  ["no-foundation"] = "  tower: 0,-1",
  ["tower-closed"] = "",
  ["no-tower-piece"] = "",
  ["empty-tower"] = "  tower: 0,-1",
  ["no-captive"] = "",
  ["out-of-range"] = "",
  ["own-follower"] = "",
  ["top-safe"] = "",
  ["capture-no-piece"] = "  tower: 0,-1\n  capture: B:farmer@0,-1",
  ["no-prisoner"] = "",
  ["ransom-twice"] = "  ransom: B",
  ["ransom-points"] = "",
  ["ransom-off"] = "",
  ["no-exchange"] = "",
  ["exchange-open"] = "  capture: B:farmer@0,-1\n  exchange: big",
  ["position-tower"] = "",
  ["position-prisoners"] = "prisoners: {B: [W]}",
  ["no-bridge"] = "",
  ["bridge-twice"] = "",
  ["bridge-pillar"] = "  bridge: ns",
  ["bridge-end"] = "  bridge: ew",
  ["bridge-far"] = "",
  ["bridge-many"] = "  bridge: ew",
  ["river-apart"] = "- B: RI.1.RIrI/90 2,0",
  ["river-ring"] = "- B: RI.2.CcII+/90 2,-1",
  ["u-turn"] = "- B: RI.1.IIG/180 1,-1",
  ["river-first"] = "- B: RI.1.LIRI 2,0",
  ["fork-first"] = "- W: RI.2.III 1,0",
  ["tile-waits"] = "- R: BA.RFr 1,0",
  ["lake-last"] = "- B: RI.1.LIRI 2,0",
  ["start-first"] = "- B: BA.RCr 9,3",
  ["lake-follower"] = "- W: RI.2.I.v 4,1",
  ["position-bridge"] = "bridges: {'0,-1': ew}",
  ["castle-twice"] = "",
  ["castle-open"] = "",
  ["castle-small"] = "",
  ["castle-owner"] = "  castle: {R: 'city@1,1'}",
  ["castle-placer"] = "",
  ["no-castle"] = "",
  ["fief-nothing"] = "",
  ["lord-safe"] = "",
  ["position-castle"] = "castles: {'city@0,1': W}",
  ["bazaar-due"] = "- bazaar:\n    draw: [BA.RFr, BA.C, BA.L]\n    lots: []",
  ["no-bazaar"] = {6, "- W: BB.F.b 0,-1"},
  ["bazaar-draw"] = "    draw: [BA.RFr, BA.C, BA.L]",
  ["bazaar-lots"] = {10, "    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}\n"
    .. "    - {tile: BA.C, chooser: R, bids: {R: 2, W: 3}, deal: sell}"},
  ["lot-tile"] = "    - {tile: BA.C, chooser: R, bids: {R: 2, W: 3}, deal: sell}",
  ["lot-chooser"] = "    - {tile: BA.C, chooser: B, bids: {B: 2}}",
  ["no-bid"] = "    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}",
  ["bid-off"] = "    - {tile: BA.C, chooser: R, bids: {R: 2, W: 3}, deal: sell}",
  ["bid-low"] = "    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}",
  ["no-deal"] = "    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: pass}}",
  ["not-bought"] = "- B: BA.L 0,-2",
  ["deal-open"] = "    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}",
  ["position-bazaar"] = {4, "to_move: B"},
}

-- Those that no file of fixtures/ raises: what is typed, the message, and what is right.
local WRITTEN = {
  ["misread-either"] = {"  '0,1': fccf", "with y counted downwards the tiles fit as well, and a "
                         .. "follower holds another feature", "  '0,-1': fccf"},
  ["too-long-word"] = {"about: \"a text that goes on and on", "a text of more than 16384 bytes",
                       "about: \"a text\""},
  ["too-long"] = {"", "the document is longer than 1048576 bytes", "---"},
  ["more-complaints"] = {"", "there are more errors: only the first 100 are listed", ""},
  ["no-memory"] = {"", "memory ran out", ""},
  ["script-failed"] = {"scripts: [my-rule]",
                       "my-rule.lua:8: a feature has no `kin`; did you mean `kind`?",
                       "if feature:kind() == \"path\" then"},
  ["script-limit"] = {"while true do end", "my-rule.lua:8: the script takes too many steps",
                      "for _, cell in ipairs(feature:cells()) do … end"},
  ["order-limit"] = {"- W: 17 e5", "trying the orders of scoring takes more than 50000 steps",
                     "- W: 17 e5\n  order: [house@e5, path@e5.n]"},
  ["look-several"] = {"- W: cc?? b3", "several tiles look like `cc??`: 13, 32, 37, 37/270, 53/180, "
                      .. "58/90, 58/180", "- W: 37 b3"},
  ["turn-ended"] = {"- W: 52/180 d12 knight",
                       "a script has ended the turn: no follower is placed in it",
                    "- W: 52/180 d12"},
  ["action-value"] = {"  fairy: knight@0,1",
                      "`fairy: knight@0,1` means nothing here: no such follower stands there",
                      "  fairy: highwayman@1,0"},
  ["action-after"] = {"  drawn: 3", "`drawn` goes only with `graze`",
                      "  graze: field@2,0.n\n  drawn: 3"},
  ["action-open"] = {"  graze: field@2,0.n",
                     "the record does not say `drawn`, which has 5 possible values here",
                     "  graze: field@2,0.n\n  drawn: 3"},
  ["drawn-first"] = {"- R: RI.1.IFI 2,-2 farmer@n",
                     "tile RI.1.IFI cannot be drawn yet: tile RI.s comes first", "- R: RI.s 1,-2"},
  ["tile-not-held"] = {"- A: AM.A 1,1 monk", "A has no abbey left, and tile AM.A is never drawn",
                       "- A: BA.L 1,1 monk"},
  ["played-alone"] = {"players: {R: Rosa}",
                      "Carcassonne is for 2 to 6 players: this is a game of one",
                      "players: {R: Rosa, B: Ben}"},
  ["misread-board"] = {"board:", "x and y seem to be swapped: read that way, all the tiles fit",
                       "  1,0: BA.RFr"},
  ["misread-tile"] = {"  c3: 27/270", "tile 27/270 at c3 may be the one that was misread",
                       "  c3: 27"},
  ["accepted"] = {"- W: 32 e5",
                       "turn 1 stands as it is, accepted: tile 32 cannot lie at e5: the first "
                  .. "tile must lie against a start space", "- W: 32 b3"},
  ["skipped"] = {"- B: 32 b3", "turn 2 is left out: tile 32 lies at b3 already", "- B: 34 c3"},
  ["action-possible"] = {"", "`count` is possible in this turn, too: The quarter to which the "
                  .. "Count goes", ""},
  ["position-assumed"] = {"", "the board leaves something out: everybody had 0 points",
                       "score: {W: 12, B: 33}"},
  ["position-token"] = {"tokens: {fairy: {'0,0': 1, '0,1': 1}}", "fairy at 0,1: there is only one",
                        "tokens: {fairy: '0,1'}"},
  ["castle-shared"] = {"  castle: {R: 'city@0,1'}",
                       "followers of several players stand in city@0,0.n", ""},
}

local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read("a")
  if file then file:close() end
  return text
end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  pipe:close()
  return text
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

local function fixture(code)
  local games = {"castle", "carcassonne", "tower", "bazaars", "traders", "river", "abbey", "dragon"}
  for _, game in ipairs(games) do
    local path = "fixtures/" .. game .. "/bad/" .. code .. ".yaml"
    local text = read(path)
    if text then return path, text end
  end
end

local function lines_of(text)
  local lines = {}
  for line in (text .. "\n"):gmatch("(.-)\n") do lines[#lines + 1] = line end
  if lines[#lines] == "" then lines[#lines] = nil end
  return lines
end

-- The line and the message of the code.
local function complaint(path, code)
  for line in output_of("reeve check " .. path .. " 2>&1"):gmatch("[^\n]+") do
    local at, message, tag = line:match("^[^:]+:(%d+):%d+: %a+: (.*) %[([^]]+)%]$")
    if tag and tag:match("^[%w-]+") == code then return tonumber(at), message end
  end
end

local copy = os.tmpname()
local failed, rows = {}, {}

local function example(code)
  if WRITTEN[code] then return table.unpack(WRITTEN[code]) end
  local path, text = fixture(code)
  local right = RIGHT[code]
  if not path or not right then return nil, "there is no example" end
  local at, message = complaint(path, code)
  if not at then return nil, path .. " has no such message" end
  local lines = lines_of(text)
  if type(right) == "table" then at, right = right[1], right[2] end
  local typed = lines[at]
  if right == "" then table.remove(lines, at) else lines[at] = right end
  write(copy, table.concat(lines, "\n") .. "\n")
  local _, still = complaint(copy, code)
  if still then return nil, "still: " .. still end
  return typed, message, right
end

local function escaped(text)
  return (text:gsub("\\", "\\\\"):gsub("\n", "\\n"):gsub("\t", "\\t")
    :gsub("[\x80-\xff]", function(c) return ("\\%03o"):format(c:byte()) end))
end

local codes = output_of("reeve --list codes 2>/dev/null")
if codes == "" then
  print("not ok reeve is not found on the PATH")
  os.exit(false)
end
for code in codes:gmatch("[^\n]+") do
  local typed, message, right = example(code)
  if not typed then
    failed[#failed + 1] = code .. ": " .. message
  else
    rows[#rows + 1] = table.concat({code, escaped(typed), escaped(message), escaped(right)}, "\t")
  end
end
os.remove(copy)

local all = table.concat(rows, "\n") .. "\n"
if arg[1] == "--update" then write(LIST, all) end
if read(LIST) ~= all then
  failed[#failed + 1] = LIST .. " is old: run lua5.4 tests/run/examples.lua --update"
end

print((#failed == 0 and "ok" or "not ok") .. " every code is explained with a true example")
for _, what in ipairs(failed) do print("  " .. what) end
os.exit(#failed == 0)
