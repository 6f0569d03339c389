# Hooks and actions are asked about the tiles and features that a script names, and cells know what is
# around them.

== may_place is asked about tiles that show one of the places
$ mkdir -p $T/r/spread && cp $T/ruleset.yaml $T/spread.lua $T/r/spread
% sed "s|TILE|$tile|" $T/game.yaml | reeve check -q --rules $T/r - 2>&1 | head -n 1
$ sed 's/"inn"}/"in"}/' $T/spread.lua >$T/r/spread/spread.lua; reeve check -q --rules $T/r $T/game.yaml 2>&1 | head -n 1
$ sed 's/{"monastery", "inn"}/"inn"/' $T/spread.lua >$T/r/spread/spread.lua; reeve check -q --rules $T/r $T/game.yaml 2>&1 | head -n 1
--- file ruleset.yaml
ruleset: 1
name: spread
extends: inns
title: Spread
edition: of this table
scripts: [spread]
--- file spread.lua
---@type reeve.Script
return {
  api = 2,
  name = "spread",
  summary = "Monasteries and inns lie apart from roads.",
  rules = {"spread"},
  replaces = {"K-8"},
  places = {"monastery", "inn"},
  hooks = {
    may_place = function(_, tile)
      local n = #tile:cell():around("road")
      if n > 0 then return ("%d of %d features around it are roads"):format(n, #tile:cell():around()) end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: spread
players: {R: Rosa, B: Ben}
moves:
- R: TILE
--- stdout
$T/game.yaml: unreadable: spread.lua: `places` names `in`, which is not a kind of feature, a mark or a figure of spread [script-failed]
$T/game.yaml: unreadable: spread.lua: `places` is a list of texts, not a string [script-failed]
--- rows tile
BA.L 0,-1
    -:5:11: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
BA.RFr -1,0
IC.RFr.iG -1,0
    -:5:16: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
IC.RRR.i -1,0
    -:5:15: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
BA.C 0,-1
    -:5:6: illegal: tile BA.C cannot lie at 0,-1: its north side is a city, but tile BA.RCr has a field there [edge-cut, K-9]

== hooks that are given a tile or a feature are called where it shows one of the places
$ mkdir -p $T/r/told; printf 'ruleset: 1\nname: told\nextends: inns\ntitle: Told\nedition: mine\nscripts: [told]\n' >$T/r/told/ruleset.yaml; cp $T/told.lua $T/r/told; reeve score --rules $T/r $T/game.yaml | grep -o 'told:.*[^ ] '
$ sed 's/{"inn", "big"}/{"monastery"}/' $T/told.lua >$T/r/told/told.lua; reeve score --rules $T/r $T/game.yaml | grep -o 'told:.*[^ ] '
--- file told.lua
---@type reeve.Script
return {
  api = 2,
  name = "told",
  summary = "Tells what it is asked about.",
  rules = {"told"},
  replaces = {"K-8"},
  places = {"inn", "big"},
  hooks = {
    tile_placed = function(game, tile) game:tell("laid " .. tile:id()) end,
    feature_completed = function(game, feature) game:tell("completed " .. feature:name()) end,
    feature_scored = function(game, feature) game:tell("scored " .. feature:name()) end,
    turn_ending = function(game) game:tell("turn " .. game:laid()) end,
  },
}
--- file game.yaml
reeve: 1
rules: told
options: {big_follower: true}
players: {R: Rosa, B: Ben}
moves:
- R: IC.RRR.i/90 1,0 highwayman@w
- B: BA.L 0,-1
- R: BA.C/180 0,1 big:knight@s
- B: BA.RRRR -1,0
--- stdout
told: laid IC.RRR.i 
told: turn 2 
told: turn 3 
told: completed city@0,0.n 
told: scored city@0,0.n 
told: turn 4 
told: turn 5 
told: turn 2 
told: laid BA.L 
told: turn 3 
told: turn 4 
told: turn 5 

== an action is tried where something that it names is near
% sed "s|NEAR|$near|" $T/own.lua >$T/own2.lua; reeve legal --script $T/own2.lua --actions --before 5 --tile IC.RRR.i $T/game.yaml 2>&1 | grep -o 'go .*\|own2.*' | sort | uniq -c
--- file own.lua
local function list(_, turn) return turn:player():standing("road") end
return {
  api = 2,
  name = "own2",
  summary = "Who stands by an inn may go home.",
  rules = {"inns"},
  replaces = {"K-8"},
  actions = {go = {form = "{follower}", NEAR act = function(game, _, follower) game:take_home(follower) end}},
}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 monk
- B: BA.C/180 0,1
- R: BA.RFr/180 -1,0 highwayman@e
- B: BA.C/180 -1,-1
--- rows near
list = list,
          1 go highwayman@-1,0.e
list = list, near = "inn",
          1 go highwayman@-1,0.e
list = list, near = {"cathedral", "big"},
list = list, near = {"cathedral", "city"},
          6 go highwayman@-1,0.e
near = {"rode"},
          1 own2.lua:8: `near` of action `go` names `rode`, which is not a kind of feature, a mark or a figure of inns; did you mean `road`? [script-failed]
near = {"monastery"},
          1 own2.lua:8: `near` of action `go` goes with `list`, and with a tile that lies [script-failed]

== behind the scoring a script is called, and its action is tried, while it keeps what they need
% sed "s|NEEDS|$needs|" $T/due.lua >$T/due2.lua; for tile in BA.L BA.RFr; do reeve legal --script $T/due2.lua --actions --before 3 --tile $tile --format tsv $T/game.yaml 2>/dev/null | grep -o 'on$' | uniq; done; reeve score --script $T/due2.lua $T/game.yaml 2>&1 | grep -o 'due2: [a-z]*\|due2.lua.*'
--- file due.lua
return {
  api = 2,
  name = "due2",
  summary = "Where a monastery is laid, the end of the turn is told, and somebody may go.",
  rules = {"carcassonne"},
  replaces = {"K-8"},
  keeps = {"due"},
  NEEDS
  hooks = {
    tile_placed = function(game, tile)
      if #tile:features("monastery") > 0 then game.state.due = true end
    end,
    turn_ending = function(game)
      game:tell("ends")
      game.state.due = nil
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 monk
- B: BA.C/180 0,1
- R: BA.RFr/180 -1,0 highwayman@e
--- rows needs
needs = "due",
    due2: ends
actions = {go = {form = "on", needs = "due", list = function() return {"on"} end, act = function() end}},
    on
    due2: ends
    due2: ends
    due2: ends
needs = "over",
    due2.lua: `needs` names `over`, and `keeps` does not [script-failed]
actions = {go = {form = "on", needs = "over", list = function() return {"on"} end, act = function() end}},
    due2.lua:8: `needs` names `over`, and `keeps` does not [script-failed]

== a token walks: to cells beside it, not to those that it shuns, and where it can go its script is not asked
% sed "s|STEP|$step|" $T/game.yaml | reeve check --script $T/walk.lua - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ head -n 7 $T/game.yaml | reeve legal --script $T/walk.lua --actions --tile DG.RRR.g - | tr -s '\n ' ' ' | grep -o 'walk [0-9]*,-*[0-9]*\( or [0-9]*,-*[0-9]*\)*' | sort -u
$ sed 's/STEP/2,1/' $T/game.yaml | reeve score --script $T/walk.lua - | grep walk
$ sed "s/shuns =/once = 'dragon_start_visited', &/" $T/walk.lua >$T/once.lua
$ sed "s/STEP/['1,0', '2,0']/" $T/game.yaml | reeve check -q --script $T/once.lua - 2>&1 | sed -n '1p;/help: with/p'
$ sed "s/STEP/['1,0', '2,0']/" $T/game.yaml | reeve check -q --script $T/once.lua --option dragon_start_visited=false -
--- file walk.lua
return {
  api = 2,
  name = "walk",
  summary = "The dragon goes a step where a portal is laid, up to two.",
  rules = {"dragon"},
  replaces = {"PD-18"},
  actions = {
    walk = {
      form = "{cell}",
      walks = "dragon",
      shuns = "fairy",
      near = "portal",
      many = 2,
      may = function(_, _, cell)
        if cell:x() > 2 then return "that is too far in the east" end
      end,
      act = function(game) game:tell("somebody is there") end,
    },
  },
}
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: DG.RFr.v 2,0
- R: BA.L 2,1 monk
- B: DG.RRR.g/180 -1,0
  walk: STEP
--- stdout
walk 2,-1
walk 2,1 or 1,0
walk 3,0
          B   walk: the dragon goes to 2,1                                 PD-18
          B   walk: somebody is there                                      PD-18
-:9:18: illegal: `walk: 2,0` means nothing here: it has been there, or no step leads there [action-value, PD-18]
  help: with dragon_start_visited=false: legal
--- rows step
2,1
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
1,0
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
3,0
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: house rule `walk`: that is too far in the east [house-rule, PD-18]
0,0
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: `walk: 0,0` means nothing here: it has been there, or no step leads there [action-value, PD-18]
['1,0', '0,0']
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
['2,1', '2,0']
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
['1,0', '2,0']
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move

== what goes with a token that walks, and tokens that there are
% sed "s|WALKS|$walks|" $T/own.lua >$T/own3.lua; reeve check --script $T/own3.lua -q $T/game.yaml 2>&1 | sed 's/.*own3.lua/own3.lua/'
--- file own.lua
return {
  api = 2,
  name = "own3",
  summary = "The dragon walks.",
  rules = {"dragon"},
  actions = {walk = {WALKS act = function() end}},
}
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves: [R: 'BA.RFr 1,0']
--- rows walks
form = "{cell}", near = "portal", walks = "dragon",
form = "{cell}", near = "portal", walks = "drake",
    own3.lua:6: there are no tokens `drake` [script-failed]
      help: Mend the script at the line that the message names.
form = "{cell}", near = "portal", walks = "dragon", shuns = "ferry",
    own3.lua:6: there are no tokens `ferry`; did you mean `fairy`? [script-failed]
      help: Mend the script at the line that the message names.
form = "{cell}", walks = "dragon",
    own3.lua:6: `walks` of action `walk` goes with the form {cell} and `near`, not `list` [script-failed]
      help: Mend the script at the line that the message names.
form = "{follower}", near = "portal", walks = "dragon",
    own3.lua:6: `walks` of action `walk` goes with the form {cell} and `near`, not `list` [script-failed]
      help: Mend the script at the line that the message names.
form = "{cell}", near = "portal", walks = "dragon", list = function() end,
    own3.lua:6: `walks` of action `walk` goes with the form {cell} and `near`, not `list` [script-failed]
      help: Mend the script at the line that the message names.

== a script about tokens is called for those with whom they lie
$ reeve rules --script $T/fairy2.lua --trace $T/game.yaml | grep fairy2
% sed "s|\"fairy\", --|$name, --|" $T/fairy2.lua >$T/fairy3.lua; sed -i 's/fairy2/fairy3/' $T/fairy3.lua; reeve check --script $T/fairy3.lua $T/game.yaml 2>&1 | grep fairy3
--- file fairy2.lua
return {
  api = 2,
  name = "fairy2",
  summary = "It is told when the fairy helps.",
  rules = {"dragon"},
  token = "fairy", --
  hooks = {
    turn_begins = function(_, turn) print("begins", turn:player()) end,
    feature_scored = function(_, feature) print("scored", feature) end,
  },
}
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1 monk
- R: BA.RFr 2,0
  fairy: highwayman@1,0
- B: BA.C/180 0,1 knight
- R: BA.RRR/90 3,0
- B: BA.RRR/270 -1,0
- R: BA.RFr/90 3,1
--- stdout
turn 5  fairy2 prints: begins R
turn 5  fairy2: turn_begins(game, turn) answers nothing
turn 6  fairy2 prints: scored road@0,0.e
turn 6  fairy2: feature_scored(game, road@0,0.e) answers nothing
turn 7  fairy2 prints: begins R
turn 7  fairy2: turn_begins(game, turn) answers nothing
--- rows name
"ferry"
    $T/game.yaml: unreadable: $T/fairy3.lua: there are no tokens `ferry`; did you mean `fairy`? [script-failed]
3
    $T/game.yaml: unreadable: $T/fairy3.lua: `token` is a text, not a number [script-failed]
