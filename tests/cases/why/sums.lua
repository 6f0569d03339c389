-- sums.lua GAMES: checks that the steps of `reeve why` add up. Random games, one by the plain rules
-- and the others with options, are queried turn by turn: the points of the steps equal the change
-- of the score and the items of `reeve score`, and the tiles counted add up to them; a turn that
-- `check` accepts is legal, and queries change nothing. Prints the differences, or `sums agree`. It
-- reads the JSON with jq, as a user would, and compares lines.

local RULES = {
  "",
  "--option wall_pickup=end_of_turn --option two_doublers=quadruple --option tile4_fountain=1 "
    .. "--option two_tile7=5 --option return_on_tie=false",
  "--option doubled_score_moves=split --option wall_tiles_on_opponents_turn=true "
    .. "--option incomplete_tokens_need_majority=false --script tie-shares-points",
  "--script end-of-turn-pickup --script longest-path-bonus --option tile8_without_keep=true "
    .. "--option empty_connectivity=8 --option count_unused_start_spaces=true",
}

local place = assert(os.getenv("T"))
local complaints = 0

local function run(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  pipe:close()
  return text
end

local function agree(what, mine, theirs)
  if mine == theirs then return end
  complaints = complaints + 1
  print(what .. ":\n" .. mine .. "---\n" .. theirs)
end

-- One line for each question: turn, verdict, score after it, points by player and points gained.
local TOTALS = [[
  def points($l): [.steps[] | select(.points and .player == $l) | .points] | add // 0;
  [.turn, .verdict, .score, (.gained | to_entries | map(.value)),
   (. as $w | .gained | keys | map(. as $l | $w | points($l)))] | @json]]
-- The same from `score`, where the points gained come from the items.
local GIVEN = [[
  def gives($t; $l): map(select(.turn == $t and .player == $l) | .points) | add // 0;
  (.items + .final) as $items | .score as $last | (.turns + [{turn: "final", score: $last}])[] |
  . as $t | [.turn, "legal", .score, (.score | keys |
    map(. as $l | $items | gives($t.turn; $l)))] | .[4] = .[3] | @json]]
-- Each step with points: turn, player, feature, points, rule.
local STEPS = [[.turn as $t | .steps[] | select(.points) |
  [$t, .player, .feature // "", .points, .rule] | @json]]
local ITEMS = [[(.items + .final)[] | [.turn, .player, .feature, .points, .rule] | @json]]
-- The tiles of a feature add up to its points, unless a wall tile or a house rule raised them.
local TILES = [[.turn as $t | .steps[] | select(.tiles) |
  ((.changes // [])[0].from // .points) as $points | ([.tiles[].points] | add) as $sum |
  select($sum != $points and (.text | contains(", times ") | not)) | [$t, .text, $sum] | @json]]

local function lines(filter, file)
  return run(("gojq -r '%s' %s"):format(filter, file))
end

for game = 1, tonumber(arg[1]) do
  local record, rules = place .. "/game.yaml", RULES[(game - 1) % #RULES + 1]
  run(("reeve-fast sim castle --seed %d %s >%s"):format(game, rules, record))
  run(("reeve-fast score --format json %s >%s/score.json"):format(record, place))
  local turns = tonumber(lines(".turns | length", place .. "/score.json"))
  local asked = {}
  for turn = 1, turns do asked[turn] = turn end
  run(("reeve-fast why --format json %s %s final >%s/why.json")
      :format(record, table.concat(asked, " "), place))
  local why, score = place .. "/why.json", place .. "/score.json"
  agree("sums of game " .. game, lines(TOTALS, why), lines(GIVEN, score))
  agree("items of game " .. game, lines(STEPS, why), lines(ITEMS, score))
  agree("tiles of game " .. game, lines(TILES, why), "")
end
if complaints == 0 then print("sums agree") end
