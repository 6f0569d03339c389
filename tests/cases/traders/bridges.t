# Builder and pig with bridges and castles: M-64 … M-72.

== the builder on the bridge of the tile just laid, beside an own thief; not on a neighbour's [M-64, B-13]
$ reeve check $T/game.yaml
$ sed 's/R:highwayman/B:highwayman/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed 's/R: BA.L 2,0 builder@e/R: BA.L 1,1 builder@e/; s/bridge: ew/bridge: ew@1,0/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ reeve legal --before 1 $T/game.yaml | grep '^2,0' | grep -c builder
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
moves:
- R: BA.L 2,0 builder@e
  bridge: ew
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
-:9:15: illegal: no builder may stand there: R has no follower on road@0,0.e [joins-none, M-19]
  help: Type farmer@n or monk@c, or delete the follower.
-:10:11: illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
  help: Turn the bridge (ns or ew), or type the cell of a tile with fields at both ends.
1

== a bridge that lengthens the builder's road gives a second part, also one beside the tile; in it a second bridge is legal [M-65, M-66]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 1 | grep -A2 ' turn  *the'
$ reeve check $T/beside.yaml
$ sed 's/  bridge: ew$/  bridge: [ew, ns@0,-1]/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BA.L 3,0
  bridge: ew
- R: BA.L 4,0
  bridge: ew
- B: BA.L 1,-1
--- file beside.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': [BA.RFr, R:highwayman@e]
  '1,0': [BA.RFr, R:builder@e]
  '-1,-1': BA.L
  '-2,-1': BA.L
bridges: {}
moves:
- R: BA.RFr 2,0
- R: BA.L 0,-1
- B: BA.L 1,-1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, R to move
      turn        the tile extends the feature on which R's builder
                  stood: a second part of the turn follows [double_turn:
                  may]                                                      M-25
$T/beside.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, R to move
-:12:16: illegal: a player may build at most 1 bridge in a turn [bridge-many, B-10, bridges_per_turn: 1]
  help: Delete the surplus bridges.

== a bridge that another built over the tile before counts for nothing, and hides nothing: the next tile extends the road [M-25, M-65]
$ reeve check --option double_turn=must $T/game.yaml
$ sed 's/R: BA.RFr 3,0/R: BA.L 2,1/' $T/game.yaml | reeve check -q --option double_turn=must 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- B: BA.L 0,-1
  bridge: ew
- R: BA.RFr 3,0
- R: BA.L 2,-1
- B: BA.L 3,-1
--- stdout
$T/game.yaml: legal so far: 4 turns, score Red (R) 0, Blue (B) 0, R to move
-:13:3: illegal: it is B's turn, not R's [not-your-turn, M-37]

== bridges are built over tiles with builder and pig, and part no field of a pig [M-67, B-8, B-17]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: B
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,-1': [BA.L, R:farmer@n]
  '0,-2': [BA.L, R:pig@n]
  '1,0': BA.RFr
  '2,0': BA.RCr
  '2,1': BA.C/180
moves:
- B: BA.L 0,-3
  bridge: ew@0,-2
--- stdout
       0  R   field@0,0.s: 0 completed cities, 4 each                       K-29
final score: Red (R) 0, Blue (B) 0

== a castle counts one more than a city, and one more with the pig; by the first edition's fields 4 for a city, 5 for the castle, or 4 [M-68, M-71, M-72, B-49, B-92]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
% sed '/4,[01]/d' $T/game.yaml | reeve score --now --option farm_scoring=first --option castle_on_field=$castle --format json - |
%     gojq -c '[.final[] | select(.points) | [.feature, .points, .note]]'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: B
score: {R: 0, B: 0}
castles: {'city@0,0.n': B}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': BA.RCr
  '2,1': BA.C/180
  '3,0': [BA.RFr, R:pig@n]
  '4,0': BA.RCr
  '4,1': BA.C/180
--- rows castle
one_more
    [["city@0,0.n",6,"1 castle, 6 each, with the pig to most farmers in 1 field (R 1, B 0)"],["city@2,0.n",5,"1 completed city, 5 each, with the pig to most farmers in 1 field (R 1, B 0)"]]
four
    [["city@0,0.n",5,"1 castle, 5 each, with the pig to most farmers in 1 field (R 1, B 0)"],["city@2,0.n",5,"1 completed city, 5 each, with the pig to most farmers in 1 field (R 1, B 0)"]]
--- stdout
          B   takes the follower home from the castle, which scores
     +13  R   field@0,0.ne: 2 completed cities, 4 each, 1 castle, 5 each,
final score: Red (R) 13, Blue (B) 0

== a castle built in the first part scores in the second [M-69, B-41]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n]
  '-1,0': [BA.LR/270, R:highwayman@e]
  '-1,1': BA.L
  '-1,2': BA.L
  '0,2': BA.L
  '1,2': BA.L
  '1,1': [BA.CFc.1, R:knight@e]
  '2,1': [BA.CFc+, R:builder@e]
moves:
- R: BA.CC.2/180 0,1
  castle: {R: 'city@0,1.s'}
- R: BA.LR/90 1,0
--- stdout
                                                                         R     B
  1  R  BA.CC.2/180 0,1                                                  0     0
          R   puts a castle on the city instead of scoring it               B-25
  2  R  BA.LR/90 1,0                                                     6     0
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
      +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
score after turn 2, B to move, 98 tiles to come: Red (R) 6, Blue (B) 0

== a builder in a small city leaves it when it becomes a castle; a lord neither allows nor keeps one [M-70]
$ reeve position $T/game.yaml | grep -E 'castles|supply|board' -A0
$ reeve position $T/game.yaml > $T/castle.yaml
$ sed "s/'0,1': BA.C.180/& R:builder@s/" $T/castle.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n]
moves:
- R: BA.C/180 0,1 builder@s
  castle: {R: 'city@0,1'}
--- stdout
board:
--
castles: {'city@0,0.n': R}
supply: {R: {followers: 6, builder: 1, pig: 1, bridges: 3, castles: 2}, B: {followers: 7, builder: 1, pig: 1, bridges: 3, castles: 3}}
-:9:12: inconsistent: the castle city@0,0.n is wrong: a builder stands there on the board [position-castle, M-70]
  help: Check which city has the castle token, and whose token it is.
-:10:37: inconsistent: R has 0 builders in supply, not 1: 1 is on the board [position-supply, K-4]
  help: The followers of R are at 0,1: check them, or type 0.
-:6:4: inconsistent: city@0,0.n is completed but still holds 1 follower of R and the builder of R [position-completed, K-19]
  help: Check the tiles at 0,0 and 0,1, or take the followers off.
