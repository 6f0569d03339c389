# The turns of Zamek, rule by rule, on board Q (tests/rulesets/zq): start spaces north of b4 and west of
# a2, both showing a meadow.

== CA-7: start spaces are tiles: no road meets the meadow of one, nor a meadow the road; the first tile lies at one [Z-10, Z-12]
% printf 'reeve: 1\nrules: %s\nplayers: {W: W, B: B}\nmoves:\n- W: %s\n' $rules "$turn" | reeve check --rules tests/rulesets 2>&1 | grep -v '^ '
--- rows rules turn
zq straight b4
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:6: illegal: tile straight cannot lie at b4: its north side is a road, but start space 10 has a meadow there [path-cut-start, Z-10]
zamek mmhh h5
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:6: illegal: tile mmhh cannot lie at h5: its east side is a meadow and a house, but start space 74 has a road there [path-cut-start, Z-10]
zq meadow c2
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:13: illegal: tile meadow cannot lie at c2: the first tile must lie against a start space [not-at-start, Z-10]

== later tiles lie at another tile or start space, along a whole side, turned any way [Z-11]
$ reeve legal --tile house1 --rules tests/rulesets --format tsv $T/game.yaml | cut -f 2 | sort | uniq -c | awk '{print $2, $1}'
% sed "\$a - B: meadow $cell" $T/game.yaml | reeve check --rules tests/rulesets --format json | gojq -r '[.verdict, .diagnostics[].code, .diagnostics[].rule] | join(" ")'
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
moves:
- W: meadow b4
--- stdout
a2 4
a4 4
b3 4
c4 4
--- rows cell
a2
    legal
c3
    illegal corner-only Z-11
d1
    illegal not-attached Z-11

== a road must go on, but may run into the wall [Z-12]
% sed "\$a - B: straight $cell" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v help:
$ sed '$a - B: straight-d/90 a4' $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
moves:
- W: straight/90 b4
--- rows cell
b3
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:6:6: illegal: tile straight cannot lie at b3: its north side is a road, but tile straight has a meadow there [path-cut, Z-12]
          6 | - B: straight b3
            |      ^~~~~~~~
c4
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:6:6: illegal: tile straight cannot lie at c4: its west side is a meadow, but tile straight has a road there [path-cut, Z-12]
          6 | - B: straight c4
            |      ^~~~~~~~
--- stdout
-: legal so far: 2 turns, score W 0, B 0, W to move

== houses, pigsties and meadows meet in any way [Z-13]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
moves:
- W: hhcc b4
- B: pigsty2/270 c4
- W: house3/90 b3
- B: pigsty2 c3
--- stdout
-: legal so far: 4 turns, score W 0, B 0, W to move

== a tile that has a place may not be discarded; one without goes to the box, and another is drawn [Z-14]
$ sed "s/^- B: 47/&/; s/^- W: 15 c2 herald/&\n  discard: ['28']/" fixtures/zamek/example-joining.yaml | reeve check 2>&1
$ reeve check fixtures/zamek/example-empty-area.yaml
--- stdout~
illegal: turn 7
tile 28 may not be discarded
[discard-fits, Z-14]
legal: 1 turn

== a tile with two pigsties that are not joined: the place of the farmer must be said [Z-15]
$ reeve check --rules tests/rulesets $T/game.yaml
$ sed 's/farmer/farmer@nw/' $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
moves:
- W: pigsty11 b4 farmer
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score W 0, B 0
-: legal so far: 1 turn, score W 0, B 0, B to move
--- stderr
$T/game.yaml:5:18: illegal: tile pigsty11 at b4 has more than one pigsty: pigsty@nw, pigsty@se [where-several, Z-15]
      5 | - W: pigsty11 b4 farmer
        |                  ^~~~~~
  help: Type farmer@se or farmer@nw.

== a follower has a place of its kind only [Z-4]
% sed "s/X/$piece/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v '^  help'
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
moves:
- W: pigsty2 b4 X
--- rows piece
herald
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:17: illegal: tile pigsty2 has no place for a herald [no-place, Z-4]
          5 | - W: pigsty2 b4 herald
            |                 ^~~~~~
squire
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:17: illegal: tile pigsty2 has no place for a squire [no-place, Z-4]
          5 | - W: pigsty2 b4 squire
            |                 ^~~~~~
farmer
    -: legal so far: 1 turn, score W 0, B 0, B to move
monk
    -: legal so far: 1 turn, score W 0, B 0, B to move
knight
    -: legal so far: 1 turn, score W 0, B 0, B to move
merchant
    -: legal so far: 1 turn, score W 0, B 0, B to move
highwayman
    -: unreadable
    -:5:17: unreadable: there is no follower called `highwayman` [unknown-role]
          5 | - W: pigsty2 b4 highwayman
            |                 ^~~~~~~~~~

== CA-14: beyond a fountain a road is free, beyond stocks it is not [Z-16, Z-17]
% sed "s/TILE/$tile\/180/; s/ARM/$arm/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v help:
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: meadow, b3: 'bend/90 B:herald', a3: meadow}
moves:
- W: TILE c3 herald@ARM
--- rows tile arm
fountain n
    -: legal so far: 1 turn, score W 0, B 0, B to move
fountain e
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:7:22: illegal: tile fountain has no place for a herald at e [no-place, Z-4]
          7 | - W: fountain/180 c3 herald@e
            |                      ^~~~~~~~
tee n
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:7:17: illegal: no herald may stand there: road@b3.e already holds a follower of B [occupied, Z-17]
          7 | - W: tee/180 c3 herald@n
            |                 ^~~~~~~~
tee e
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:7:17: illegal: tile tee has no place for a herald at e [no-place, Z-4]
          7 | - W: tee/180 c3 herald@e
            |                 ^~~~~~~~
tee-d n
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:7:19: illegal: no herald may stand there: road@b3.e already holds a follower of B [occupied, Z-17]
          7 | - W: tee-d/180 c3 herald@n
            |                   ^~~~~~~~
tee-d e
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:7:19: illegal: tile tee-d has no place for a herald at e [no-place, Z-4]
          7 | - W: tee-d/180 c3 herald@e
            |                   ^~~~~~~~

== a follower holds its house at any distance, whoever owns it [Z-17]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: 'house2 W:squire', c4: house2}
moves:
- W: house2 d4 squire
--- stdout~
illegal
--- stderr~
no squire may stand there: house@b4.n already holds a follower of W [occupied, Z-17]
--- status 1

== a monk stays where he is, even on an enclosed meadow, until the end [Z-19, Z-38]
$ reeve position --rules tests/rulesets $T/game.yaml | grep -e monk -e supply -e ^score
$ reeve score --now --rules tests/rulesets $T/game.yaml | grep Z-38
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: B
board: {b4: meadow, c4: house3/180, d4: 'shrine W:monk', d3: house3/90}
moves:
- B: house2 c3
--- stdout
  d4: shrine W:monk@n
score: {W: 0, B: 0}
supply: {W: 5, B: 6}
      +3  W   meadow@c4.ne: 1 shrine, 3 points each                         Z-38

== a third arm that leads to an empty space: not finished [Z-20]
$ reeve completions --rules tests/rulesets --tile bend --format json $T/game.yaml | gojq -c 'select(.kind == "road" and .followers.W) | [.tiles, .points, .open]'
$ (cat $T/game.yaml; printf 'moves:\n- W: meadow c4\n  order: [road@b3]\n') | reeve check --rules tests/rulesets 2>&1
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: meadow, b3: 'tee/90 W:herald', a3: fountain, b2: end-h}
--- stdout
[3,3,[{"cell":"b3","side":"e"}]]
-: illegal: turn 1; after 0 turns, score W 0, B 0
-:8:11: illegal: road@b3.e was not completed by this turn [order-not-completed, Z-20]
      8 |   order: [road@b3]
        |           ^~~~~~~
  help: Delete road@b3.e from `order`.
--- status 1

== a tie gives nobody anything, and the farmers of both come home [Z-21, Z-28]
$ reeve score --rules tests/rulesets $T/game.yaml | grep pigsty@
$ reeve position --rules tests/rulesets $T/game.yaml | grep supply
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: 'pigsty1/90 W:farmer', b3: meadow, c3: meadow, d3: meadow, d4: 'pigsty1 B:farmer'}
moves:
- W: pigsty2 c4
--- stdout
       0  -   pigsty@b4.ne: a tie: nobody scores                            Z-21
supply: {W: 6, B: 6}

== whoever lays the last tile: the owner scores, and whose turn it is scores first [Z-22, Z-23]
% sed "s/ORDER/$order/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v help:
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: meadow, a4: meadow, a3: 'straight/90 W:herald', c4: meadow, c3: 'house2/270 B:squire', c2: meadow, b2: meadow}
moves:
- W: end-h/270 b3
  order: [ORDER]
--- rows order
road@b3, house@c3
    -: legal so far: 1 turn, score W 12, B 12, B to move
house@c3, road@b3
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:9:11: illegal: B scores house@c3.w before W, who laid the tile, scores road@a3.e [order-placer-first, Z-23]
          9 |   order: [house@c3, road@b3]
            |           ^~~~~~~~

== the first house that scores gets the family house, each larger one after it [Z-27, Z-26]
$ reeve score --rules tests/rulesets $T/game.yaml | grep -e house@
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: meadow}
moves:
- W: house1 a4 squire
- B: meadow c4
- W: house1/90 d4 squire
- B: meadow d3
- W: house2/90 d2 squire
- B: meadow c2
- W: house1/90 d1
--- stdout
      +1  W   house@a4.nw: 1 tile, 1 each                                   Z-26
          W   family house to house@a4.nw: 1 tile                           Z-27
      +1  W   house@d4.ne: 1 tile, 1 each                                   Z-26
      +2  W   house@d2.e: 2 tiles, 1 each                                   Z-26
          W   family house to house@d2.e: 2 tiles                           Z-27

== all six followers stand on the board: no seventh, until the herald is home; then he may be a monk [Z-8, Z-28]
$ reeve check --rules tests/rulesets $T/game.yaml
$ sed 's/c3/c3 squire/' $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v help:
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board:
  b4: end-h/180 W:herald
  b3: [cross, W:monk@nw, W:monk@ne, W:monk@se, W:monk@sw]
  a3: end-h/90
  b2: end-h W:squire
supply: {W: 0, B: 6}
moves:
- W: end-h/270 c3
- B: meadow c4
- W: shrine d3 monk
--- stdout
$T/game.yaml: legal so far: 3 turns, score W 5, B 0, B to move
-: illegal: turn 1; after 0 turns, score W 0, B 0
-:12:19: illegal: W has no follower left [no-follower, C-30]
     12 | - W: end-h/270 c3 squire
        |                   ^~~~~~

== a position with a seventh is inconsistent [Z-8]
$ sed 's/b1: .pigsty1 W:farmer./&, b3: "shrine W:monk"/; s/supply: .*/supply: {W: 0}/' $T/pos.yaml | reeve check --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
board: {b4: 'house2 W:squire', a4: 'house1 W:squire', a3: 'pigsty1 W:farmer', a2: 'pigsty1/180 W:farmer', a1: 'house1/90 W:squire', b1: 'pigsty1 W:farmer'}
supply: {W: 0}
--- stdout~
inconsistent
--- stderr~
[position-followers, Z-8]
--- status 1

== the game ends with the last tile; a turn after it is too late [Z-47]
$ reeve check fixtures/zamek/evening.yaml
$ sed 's/^result: .*/- W: none/' fixtures/zamek/evening.yaml | reeve check --format json | gojq -r '.diagnostics[] | .code, .rule'
$ sed '/^- B: 17 g2/d' fixtures/zamek/evening.yaml | reeve check --format json | gojq -r '.diagnostics[-1] | .code, .rule'
--- stdout
fixtures/zamek/evening.yaml: legal: 60 turns, final score Ola (W) 38, Staszek (B) 62
game-over
Z-47
unfinished
Z-47

== 200 random games of Zamek are legal, written anew as well [Z-47]
$ reeve sim zamek --games 200 --seed 7 >$T/games
$ reeve check --format json $T/games | gojq -r .verdict | sort | uniq -c | awk '{print $1, $2}'
$ reeve fmt $T/games | reeve check --format json | gojq -c .score >$T/a
$ reeve check --format json $T/games | gojq -c .score | cmp - $T/a && echo the same scores
--- stdout
200 legal
the same scores
