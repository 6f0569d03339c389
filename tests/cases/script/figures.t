# may_deploy is called for each figure that the player has, and is told which.

== what is forbidden to the large follower is allowed to a small one [I-29]
$ reeve check --script $T/big.lua $T/game.yaml
$ reeve legal --script $T/big.lua --tile BA.CRRR --at 0 $T/game.yaml | sed -n 2,3p
$ reeve why --script $T/big.lua $T/game.yaml 1 | sed -n '/house rule/p; /^instead/,/^ *-1,0/p'
$ sed s/big:knight/knight/ $T/game.yaml | reeve check --script $T/big.lua
$ sed s/big:knight/knight/ $T/game.yaml | reeve rules --script $T/big.lua --trace -
% reeve sim inns --script $T/big.lua --games 20 --seed 3 --policy $policy >$T/games
% reeve check -q --script $T/big.lua $T/games && grep -o 'big:[a-z]*' $T/games | sort -u
--- file big.lua
return {
  api = 1,
  name = "big",
  summary = "No large follower in a city.",
  rules = {"inns"},
  hooks = {
    may_deploy = function(_, feature, _, figure)
      if figure == "big" and feature:role() == "knight" then return "it stays at home" end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: rrcr 0,1 big:knight
--- rows policy
random
    big:farmer
    big:highwayman
    big:monk
greedy
    big:farmer
    big:highwayman
    big:monk
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
-1,0  0°                knight@n highwayman@e highwayman@s highwayman@w
                        farmer@ne farmer@se farmer@sw big:highwayman@e
  no  house rule  big: it stays at home
instead, of 7 places, the nearest:
      0,1  turned 180: highwayman@n highwayman@e knight@s highwayman@w farmer@ne
                       farmer@se farmer@nw big:highwayman@n big:highwayman@e
                       big:highwayman@w big:farmer@ne big:farmer@se
                       big:farmer@nw
      -1,0 turned 180: highwayman@n highwayman@e knight@s highwayman@w farmer@ne
-: legal so far: 1 turn, score Rosa (R) 4, Ben (B) 0, B to move
turn 1  big: may_deploy(game, city@0,0.n, R, "small") answers nothing
--- stderr
$T/game.yaml:5:15: illegal: house rule `big`: it stays at home [house-rule]
      5 | - R: rrcr 0,1 big:knight
        |               ^~~~~~~~~~
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.

== what is forbidden to a small follower is allowed to the large one [I-29]
$ reeve check --script $T/small.lua $T/game.yaml
$ reeve legal --script $T/small.lua --tile BA.CRRR --at 0 $T/game.yaml | sed -n 2,3p
$ sed s/big:knight/knight/ $T/game.yaml | reeve check --script $T/small.lua
$ reeve legal --script $T/small.lua --tile BA.CRRR --at 0 $T/game.yaml --format json | head -1 | gojq -c .pieces
% reeve sim inns --script $T/small.lua --games 20 --seed 3 --policy $policy >$T/games
% reeve check -q --script $T/small.lua $T/games && grep -o '[a-z:]*knight' $T/games | sort -u
$ reeve sim inns --script $T/small.lua --games 1 --seed 3 >$T/one
$ reeve odds --script $T/small.lua $T/one --before 20 --games 20 --seed 1 --format json | gojq -c .games
--- file small.lua
return {
  api = 1,
  name = "small",
  summary = "Only the large follower in a city.",
  rules = {"inns"},
  hooks = {
    may_deploy = function(_, feature, _, figure)
      if figure == "small" and feature:role() == "knight" then return "too weak" end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: rrcr 0,1 big:knight
--- rows policy
random
    big:knight
greedy
    big:knight
--- stdout
$T/game.yaml: legal so far: 1 turn, score Rosa (R) 4, Ben (B) 0, B to move
-1,0  0°                highwayman@e highwayman@s highwayman@w farmer@ne
                        farmer@se farmer@sw big:knight@n big:highwayman@e
-: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
["highwayman@e","highwayman@s","highwayman@w","farmer@ne","farmer@se","farmer@sw","big:knight@n","big:highwayman@e","big:highwayman@s","big:highwayman@w","big:farmer@ne","big:farmer@se","big:farmer@sw"]
20
--- stderr
-:5:15: illegal: house rule `small`: too weak [house-rule]
      5 | - R: rrcr 0,1 knight
        |               ^~~~~~
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.

== help on a place that is taken names no place that a house rule forbids
$ reeve check --script $T/none.lua $T/game.yaml
--- file none.lua
return {
  api = 1,
  name = "none",
  summary = "There are only knights.",
  rules = {"carcassonne"},
  hooks = {
    may_deploy = function(_, feature)
      if feature:role() ~= "knight" then return "only knights" end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.CCCC+ 0,1 knight@s
- B: rrcr 0,2 knight
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
--- stderr
$T/game.yaml:6:15: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
      6 | - B: rrcr 0,2 knight
        |               ^~~~~~
  help: Delete the follower, which has no free place.
--- status 1

== a script puts no follower where none is placed, and moves none there [K-32]
$ reeve score --script $T/put.lua $T/game.yaml | sed -n '/put:/p'
$ reeve position --script $T/put.lua $T/game.yaml | reeve check -q --script $T/put.lua - && echo consistent
--- file put.lua
return {
  api = 2, name = "put", summary = "A follower goes to a feature, by deploy and by move.", rules = {"carcassonne"},
  actions = {put = {form = "{feature}", when = "scored", many = 2, act = function(game, turn, feature)
    local on = feature:kind() .. ": "
    game:tell(on .. tostring(game:deploy(turn:player(), feature)))
    for _, follower in ipairs(turn:player():standing()) do
      game:tell(on .. tostring(game:move(follower, feature)))
    end
  end}},
}
--- file game.yaml
reeve: 1
rules: carcassonne
options: {farmers: false}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
  put: ['field@1,0.n', 'field@1,0.s']
- B: BA.RFr 2,0
  put: ['city@0,0.n', 'field@2,0.n']
--- stdout
          R   put: field: false
          R   put: field: false
          R   put: field: false
          R   put: field: false
          B   put: a follower goes to city@0,0.n
          B   put: city: true
          B   put: city: false
          B   put: field: false
          B   put: field: false
consistent

== a barn is put only where four tiles meet, also by a script, and a position has it there [AM-52]
$ reeve score --script $T/barns.lua $T/game.yaml
$ reeve position --script $T/barns.lua $T/game.yaml | grep barn@; reeve position --script $T/barns.lua $T/game.yaml | reeve check -q --script $T/barns.lua - 2>/dev/null; echo $?
--- file barns.lua
return {
  api = 2, name = "barns", summary = "Who lays a tile puts a barn on its fields.", source = "a test", rules = {"abbey"},
  hooks = {
    turn_ending = function(game, turn)
      for _, field in ipairs(turn:tile():features("field")) do
        game:tell(tostring(game:deploy(turn:player(), field, "barn")))
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0
- B: BA.L 0,-1
- A: BA.L 1,-1
--- stdout
                                                                         A     B
  1  A  BA.RFr 1,0                                                       0     0
          A   barns: false
          A   barns: false
  2  B  BA.L 0,-1                                                        0     0
          B   barns: false
  3  A  BA.L 1,-1                                                        0     0
          A   barns: a barn goes to field@0,0.s
          A   barns: true
score after turn 3, B to move, 80 tiles to come: Ann (A) 0, Ben (B) 0
  '1,-1': BA.L A:barn@nw
0

== nor does a script move one elsewhere: it stands at a corner of the tile to which it comes [AM-52]
$ reeve score --script $T/barns.lua $T/game.yaml
$ reeve position --script $T/barns.lua $T/game.yaml | grep barn@; reeve position --script $T/barns.lua $T/game.yaml | reeve check -q --script $T/barns.lua - 2>/dev/null; echo $?
--- file barns.lua
return {
  api = 2, name = "barns", summary = "Who lays a tile moves a barn to it.", source = "a test", rules = {"abbey"},
  hooks = {
    turn_ending = function(game, turn)
      for _, field in ipairs(turn:tile():features("field")) do
        local barn = game:player(1):standing("barn")[1]
        game:tell(tostring(game:move(barn, field, turn:tile())))
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
to_move: A
score: {A: 0, B: 0}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '1,-1': [BA.L, 'A:barn@nw']}
moves:
- A: BA.RFr 2,0
- B: BA.L 2,-1
- A: BA.RFr 3,0
--- stdout
                                                                         A     B
  1  A  BA.RFr 2,0                                                       0     0
          A   barns: false
          A   barns: false
  2  B  BA.L 2,-1                                                        0     0
          A   barns: a barn moves to field@0,0.s
          B   barns: true
  3  A  BA.RFr 3,0                                                       0     0
          A   barns: false
          A   barns: false
score after turn 3, B to move, 77 tiles to come: Ann (A) 0, Ben (B) 0
  '2,-1': BA.L A:barn@nw
0
