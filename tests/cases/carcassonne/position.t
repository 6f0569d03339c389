# Positions typed as the table looks: final scoring of a physical game, and what cannot be.

== a photograph of the table: final scoring by looks alone [K-21, K-29, K-33, K-36, K-37]
$ reeve check fixtures/carcassonne/photograph.yaml
$ reeve score --now --format json fixtures/carcassonne/photograph.yaml | gojq -c '(.final | sort_by(.player, .kind)[] | select(.kind != "field") | [.player, .kind, .feature, .points, .rule]), .score, .winner'
--- stdout
fixtures/carcassonne/photograph.yaml: position consistent: score Rosa (R) 14, Ben (B) 12, R to move
["B","city","city@1,-1.s",1,"K-36"]
["B","monastery","monastery@-1,0.c",5,"K-36"]
["B","road","road@0,0.e",5,"K-36"]
["R","monastery","monastery@0,-1.c",6,"K-36"]
["R","road","road@-1,-1.s",1,"K-36"]
{"B":29,"R":30}
["R"]

== the same table by the three ways to score farmers: the winner changes [K-29, K-30, K-33]
# Rosa has 6 and 3 from two fields, Ben 6. Counting each city once she has 6. By cities she has 4 and
# 4, he 4 for the smaller one, where they are tied.
% reeve score --now --option farm_scoring=$how --format json fixtures/carcassonne/photograph.yaml | gojq -c '.score, .winner'
--- rows how
third
    {"B":29,"R":30}
    ["R"]
second
    {"B":29,"R":27}
    ["B"]
first
    {"B":27,"R":29}
    ["R"]

== what a board cannot be: neighbours that contradict each other, tiles more often than the set has them or apart, no start tile at 0,0, a follower on what is not there, or on what is complete [K-2, K-3, K-8, K-9, K-14, K-19]
% sed "s|BOARD|$board|" $T/game.yaml | reeve check 2>&1 | grep consistent
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board: {BOARD}
--- rows board
'0,0': crfr, '1,0': frfr, '1,1': ffcf
    -: position inconsistent
    -:4:42: inconsistent: the south side of tile ffcf at 1,1 is a city, but tile frfr at 1,0 beside it has a field [position-edge-cut, K-9]
'0,0': BA.RCr, '0,1': BA.Cccc+, '0,2': BA.Cccc+
    -: position inconsistent
    -:4:48: inconsistent: tile BA.Cccc+ lies at 0,1 already [position-tile-twice, K-3]
'0,0': crfr, '1,1': ffff+k
    -: position inconsistent
    -:4:23: inconsistent: tile ffff+k at 1,1 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
'0,0': crfr, '5,5': ffff+k, '5,6': ffff+k
    -: position inconsistent
    -:4:23: inconsistent: tile ffff+k at 5,5 lies apart: no chain of tiles leads to the start tile; 1 more tile hangs on it [position-unattached, K-8]
'1,0': frfr, '2,0': frfr
    -: position inconsistent
    -:4:1: inconsistent: no tile BA.RCr lies on the table, but the game begins with it [position-no-start, K-2]
'0,0': ffff+k, '0,-1': ffff+k
    -: position inconsistent
    -:4:1: inconsistent: no tile BA.RCr lies on the table, but the game begins with it [position-no-start, K-2]
'0,0': crfr, '0,-1': ffff+k R:knight
    -: position inconsistent
    -:4:39: inconsistent: the knight at 0,-1 has nothing to stand on: tile ffff+k has no such feature there [position-no-place, K-14]
'0,0': crfr, '0,1': ffcf R:knight
    -: position inconsistent
    -:4:23: inconsistent: city@0,0.n is completed but still holds 1 follower of R [position-completed, K-19]
'0,0': crfr, '1,0': frrr R:highwayman@w, '-1,0': frff+k
    -: position inconsistent
    -:4:23: inconsistent: road@0,0.e is completed but still holds 1 follower of R [position-completed, K-19]
'0,0': crfr, '1,0': frfr, '-1,0': frfr, '0,-1': ffff+k R:monk, '-1,-1': ffff+k, '1,-1': ffff+k, '-1,-2': ffcf, '0,-2': ffcf, '1,-2': ffcf
    -: position inconsistent
    -:4:50: inconsistent: monastery@0,-1.c is completed but still holds 1 follower of R [position-completed, K-19]

== the stray tile is named, whatever the order in which tiles are typed [K-8]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '5,5': BA.RCr
  '-1,0': frfr
  '1,0': frfr
  '0,0': BA.RCr
--- stdout
-: position inconsistent
--- stderr
-:5:4: inconsistent: tile BA.RCr at 5,5 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
      5 |   '5,5': BA.RCr
        |    ^~~
  help: Add the tiles that are missing between, or correct the cell.
--- status 1

== eight followers of one player: seven are all he has [K-4]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RRRR R:highwayman@n
  '2,0': BA.RRR R:highwayman@s
  '3,0': BA.RRR R:highwayman@s
  '4,0': BA.RRR R:highwayman@s
  '5,0': BA.RRR R:highwayman@s
  '-1,0': BA.RFr R:highwayman
  '0,1': BA.CFC.2 R:knight@n
  '0,-1': BA.L R:monk
--- stdout
-: position inconsistent
--- stderr~
[position-followers, K-4]
--- status 1

== a farmer on an enclosed field is no inconsistency [K-19]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': ffrr
  '1,-1': rffr
  '0,-1': frfr R:farmer@n
  '-1,-1': rrff
  '-1,0': frrf
--- stdout
-: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
--- stderr
-:4:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      4 | board:
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new carcassonne --board` prints examples.

== a supply that does not add up [K-4]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,-1': ffff+k R:monk
supply: {R: 7, B: 7}
--- stdout
-: position inconsistent
--- stderr~
[position-supply, K-4]
--- status 1

== every inconsistency is told, not only the first [K-3, K-4, K-8, K-9, K-14]
$ reeve check fixtures/carcassonne/wrong-photograph.yaml 2>&1 | grep -o -e ':[0-9]*:[0-9]*:' -e 'K-[0-9]*\]' -e 'position inconsistent'
--- stdout~
position inconsistent
--- status 0

== a position goes on: the next turns are judged from it [K-15, K-22]
# Rosa's city of the start tile and 0,1 is closed by Ben.
$ reeve score --format json | gojq -c '(.items[] | [.turn, .player, .tiles, .points]), .score'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: B
score: {R: 7, B: 5}
board:
  '0,0': crfr
  '0,1': fccf/j R:knight
moves:
- B: fffc 1,1
--- stdout
[1,"R",3,6]
{"B":5,"R":13}

== the position after a turn is read again, and is consistent
$ reeve position $T/game.yaml >$T/pos.yaml
$ reeve check $T/pos.yaml
$ reeve position $T/pos.yaml | cmp - $T/pos.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 farmer@n
- B: BA.LR/270 -1,0 monk
- R: BA.Cc+/180 0,1 knight
--- stdout
$T/pos.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, B to move
--- stderr~
with y counted downwards the tiles fit as well

== two ends of one city on a tile are one city, which its kind alone names [K-22]
$ reeve why $T/game.yaml city@0,-1
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,-1': fccf          # not joined on the tile: joined around it
  '1,-1': ffcc/j
  '1,-2': cffc/j
  '0,-2': ccff/j
--- stdout
city@0,-1
city@0,-1.e
           tile fccf at 0,-1, tile ffcc/j at 1,-1, tile cffc/j at 1,-2,
           tile ccff/j at 0,-2: 4 tiles, complete

== a supply below 0 is left out, and what is written can be read again [K-4]
$ reeve position $T/wrong.yaml | tee $T/again.yaml | tail -2
$ reeve position $T/again.yaml | cmp - $T/again.yaml
$ reeve position $T/wrong.yaml --format json 2>/dev/null | gojq -c .position.supply
--- file wrong.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: W
board:
  0,0: BA.RCr W:knight
  1,0: BA.RFr W:farmer@n
  2,0: BA.RFr W:farmer@n
  3,0: BA.RFr W:farmer@n
  4,0: BA.RFr W:farmer@n
  5,0: BA.RFr W:farmer@n
  6,0: BA.RFr W:farmer@n
  7,0: BA.RFr W:farmer@n
--- stdout
score: {W: 0, B: 0}
supply: {B: 7}
{"B":7}
--- stderr
$T/wrong.yaml:5:1: inconsistent: W has 8 followers on the board, but owns only 7 [position-followers, K-4]
      5 | board:
        | ^~~~~
  help: The followers of W are at 0,0, 1,0, 2,0, 3,0, 4,0, 5,0, 6,0, 7,0: check them, or correct their players.
reeve: $T/wrong.yaml: the supply is left out where more followers are on the board than there are
reeve: $T/wrong.yaml: 1 mistake is not on the board; what is printed is only what could be set up
$T/again.yaml:5:1: inconsistent: W has 8 followers on the board, but owns only 7 [position-followers, K-4]
      5 | board:
        | ^~~~~
  help: The followers of W are at 0,0, 1,0, 2,0, 3,0, 4,0, 5,0, 6,0, 7,0: check them, or correct their players.
reeve: $T/again.yaml: the supply is left out where more followers are on the board than there are
reeve: $T/again.yaml: 1 mistake is not on the board; what is printed is only what could be set up
