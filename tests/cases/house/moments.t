# The moments of a turn (engine/core/moment.def), as a script sees them: what players do when all is
# scored comes before the end of the turn.

== an action of `scored` comes behind the hook all_scored and before turn_ending
% sed "s/WHEN/$when/g" $T/house.lua >$T/$when-does.lua; sed "s/WHEN/$when/" $T/game.yaml >$T/$when.yaml
% reeve score --script $T/$when-does.lua $T/$when.yaml | sed -n "s/.*-does: /$when: /p"
$ reeve why --script $T/scored-does.lua $T/scored.yaml 1 | sed -n 's/.*-does[,:] //p; s/.*allows/allows/p'
--- file house.lua
local function tell(what) return function(game) game:tell(what) end end
return {
  api = 2, name = "WHEN-does", summary = "It tells.", rules = {"carcassonne"},
  actions = {size = {form = "big|small", when = "WHEN", act = function(game) game:tell("the action") end}},
  hooks = {turn_begins = tell("it begins"), tile_placed = tell("it lies"),
           features_scored = tell("features are scored"), all_scored = tell("all is scored"), turn_ending = tell("it ends")},
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  size: big
--- rows when
turn
    turn: it begins
    turn: the action
    turn: it lies
    turn: features are scored
    turn: all is scored
    turn: it ends
laid
    laid: it begins
    laid: it lies
    laid: the action
    laid: features are scored
    laid: all is scored
    laid: it ends
scored
    scored: it begins
    scored: it lies
    scored: features are scored
    scored: all is scored
    scored: the action
    scored: it ends
--- stdout
R: it begins
R: it lies
R: features are scored
R: all is scored
allows `size: big`; possible besides:
R: the action
R: it ends

== so it does in random games, which are judged alike
$ reeve sim carcassonne --script $T/late.lua --games 20 >$T/sim; reeve check -q --script $T/late.lua $T/sim && grep -o -m 1 gift: $T/sim
--- file late.lua
return {
  api = 2, name = "late", summary = "Who is behind gets a gift, and whoever has it at the end of the turn 1 point more.",
  rules = {"carcassonne"},
  actions = {gift = {form = "{player}", when = "scored",
    act = function(game, turn, player) game.state.given = player:place() game:score(player, 2, "a gift") end}},
  hooks = {
    all_scored = function(game) game.state.given = nil end,
    turn_ending = function(game)
      local to = game.state.given
      if to then game:score(game:player(to), 1, "it has the gift") end
    end},
}
--- stdout
gift:

== before a turn, what it could do before its tile is what was possible when it did it; one thing makes another possible
$ mkdir -p $T/keep/scripts; cp $T/keeper.lua $T/keep/scripts/keep.lua; cd $T; cp keep.yaml keep/ruleset.yaml
$ reeve check --rules . keeper.yaml
% reeve legal --rules . keeper.yaml --before $turn --actions --format json | gojq -c '[.keeper, .bell]' | uniq
$ reeve position --rules . --at 1 keeper.yaml | reeve legal --rules . --tile BA.RFr --actions --format json | gojq -c '[.keeper, .bell]' | uniq
$ reeve legal --rules . keeper.yaml --before 2 --actions | sed -n 2p
--- file keep.yaml
ruleset: 1
name: keep
extends: carcassonne
scripts: [keep]
tokens: {keeper: {name: keeper, number: 1, on: cell}}
--- file keeper.lua
local cells = {["0,0"] = true, ["1,0"] = true, ["2,0"] = true}
local function refuses(game, _, cell)
  if not cells[cell:name()] then return "the keeper stays on the road" end
  if game:token("keeper"):at() == cell then return "the keeper is there already" end
end
return {
  api = 2, name = "keep", summary = "A keeper walks.", rules = {"keep"}, replaces = {"K-1"},
  actions = {
    keeper = {form = "{cell}", when = "turn", order = 1, may = refuses,
              act = function(game, _, cell) game:token("keeper"):move(cell) end},
    bell = {form = "loud|soft", when = "turn", order = 2, act = function() end,
            may = function(game) if not game:token("keeper"):at() then return "no keeper" end end},
  },
}
--- file keeper.yaml
reeve: 1
rules: keep
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  keeper: 1,0
  bell: loud
- B: BA.RFr 2,0
  keeper: 0,0
--- rows turn
1
    [["0,0","1,0"],["loud","soft"]]
2
    [["0,0","2,0"],["loud","soft"]]
--- stdout
keeper.yaml: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
[["0,0","2,0"],["loud","soft"]]
keeper 0,0 or 2,0; bell loud or soft

== what follows an action before the tile is listed behind it, as it was possible then
% sed "s/NAME/$when-bells/; s/WHEN/$when/" $T/bells.lua >$T/$when-bells.lua
%     reeve legal --script $T/$when-bells.lua --actions --before 1 $T/bells.yaml | sed -n 2p
%     reeve legal --script $T/$when-bells.lua --actions --before 1 --format json $T/bells.yaml | head -n 1 | gojq -c '[.ta, .tb, .tc]'
$ reeve legal --script $T/turn-bells.lua --actions --before 2 --format tsv $T/bells.yaml | sed -n 2p | cut -f 6-
$ reeve legal --script $T/turn-bells.lua --before 1 $T/bells.yaml | sed -n 2p
--- file bells.lua
local function rings(game, turn, bell, player)
  if bell == "loud" and player ~= turn:player() then return "it would wake the others" end
  if game.state.rung then return "it has rung" end
end
return {
  api = 2, name = "NAME", summary = "A player rings.", rules = {"carcassonne"}, replaces = {"K-1"},
  actions = {
    ta = {form = "{player}", when = "WHEN", act = function() end},
    tb = {form = "{loud|quiet}", when = "WHEN", after = "ta", verb = "rings", may = rings,
          act = function(game, _, bell) game.state.rung = bell end},
    tc = {form = "{number}", when = "WHEN", after = "tb",
          list = function(game) return {#game.state.rung} end, act = function() end},
  },
}
--- file bells.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  ta: R
  tb: loud
- B: BA.RFr 2,0
--- rows when
turn
    ta R or B; after ta R: rings loud or quiet; after ta B: rings quiet; after tb
    [["R","B"],{"B":["quiet"],"R":["loud","quiet"]},{"loud":["4"],"quiet":["5"]}]
laid
    everywhere: ta R or B; after ta R: rings loud or quiet; after ta B: rings quiet;
    [["R","B"],{"B":["quiet"],"R":["loud","quiet"]},{"loud":["4"],"quiet":["5"]}]
--- stdout
R;B		
-1,0  0°                farmer@n highwayman@e farmer@s
