# Where a tile may lie, on board Q (tests/rulesets/q): start spaces north of b4 and west of a2.

== CA-1, CA-2, CA-3: the first tile lies at a start space, a later one beside a tile or at another start space; not at the bare wall, at a corner only, or on a tile [C-15, C-16, C-17, C-18]
% sed "s/MOVES/$moves/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves: [MOVES]
--- rows moves
{W: cccc c2}
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:4:18: illegal: tile cccc cannot lie at c2: the first tile must lie against a start space [not-at-start, C-15]
{W: cccc b4}
    -: legal so far: 1 turn, score W 0, B 0, B to move
{W: cccc b4}, {B: cccc a2}
    -: legal so far: 2 turns, score W 0, B 0, W to move
{W: cccc b4}, {B: cccc d4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:32: illegal: tile cccc cannot lie at d4: no tile and no start space lies beside it [not-attached, C-18]
{W: cccc b4}, {B: cccc c3}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:32: illegal: tile cccc cannot lie at c3: it touches other tiles only at a corner [corner-only, C-17]
{W: cccc b4}, {B: hhhh b4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:32: illegal: tile hhhh cannot lie at b4: tile cccc lies there [cell-taken, C-18]

== CA-4, CA-5: only a path may lie against a path; house, tower and court may lie against a house [C-19, C-20]
% sed "s/MOVES/$moves/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves: [MOVES]
--- rows moves
{W: hcch:e b4}, {B: hcch c4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:29: illegal: tile hcch cannot lie at c4: its west side is a house, but tile hcch:e at b4 has a path there [path-cut, C-19]
{W: hcch:e b4}, {B: cccc c4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:29: illegal: tile cccc cannot lie at c4: its west side is a court, but tile hcch:e at b4 has a path there [path-cut, C-19]
{W: hcch:e b4}, {B: cccc:ew c4}
    -: legal so far: 2 turns, score W 0, B 0, W to move
{W: chhc b4}, {B: tcct c4}
    -: legal so far: 2 turns, score W 0, B 0, W to move
{W: chhc b4}, {B: cccc c4}
    -: legal so far: 2 turns, score W 0, B 0, W to move
{W: chhc b4}, {B: hcch c4}
    -: legal so far: 2 turns, score W 0, B 0, W to move
{W: chhc b4}, {B: cccc:ew c4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:4:27: illegal: tile cccc:ew cannot lie at c4: its west side is a path, but tile chhc at b4 has a house there [path-cut, C-19]

== CA-6: a path may run into the wall and is closed there [C-21, C-45]
$ reeve score --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc, c4: cccc}
moves:
- W: cchh:n d4 herald
--- stdout~
+1  W   path@d4.n: 1 tile
W 1, B 0

== CA-7: a path goes on from the path of a start space; court against path, and path against court, is illegal [C-22]
% sed "s/RULES/$rules/; s/LOOK/$look/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: RULES
players: {W: W, B: B}
moves:
- W: LOOK b4
--- rows rules look
qp cccc
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:6: illegal: tile cccc cannot lie at b4: its north side is a court, but start space 10 has a path there [path-cut-start, C-22]
q cccc:ns
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:6: illegal: tile cccc:ns cannot lie at b4: its north side is a path, but start space 10 has a court there [path-cut-start, C-22]
qp cccc:ns
    -: legal so far: 1 turn, score W 0, B 0, B to move

== CA-8: every side must fit, not only the one that attaches the tile [C-24, C-19]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc, b3: cccc, c3: hhcc}
moves:
- W: hhcc:s c4
--- stdout~
illegal: turn 1
--- stderr~
its south side is a path, but tile
[path-cut, C-19]
--- status 1

== a tile may be turned in four ways, and only the turns that fit are legal [C-24]
# An arm that ends at a house: at c4 the path must not face b4 and may face the wall, d4 or c3.
$ reeve legal --rules tests/rulesets --at 0 --tile end-h --format json $T/pos.yaml |
$   gojq -r 'select(.cell == "c4").rotation'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
--- stdout
0
90
180

== CA-9: a tile that fits nowhere is put aside and another drawn; one that fits somewhere must be placed [C-25]
% sed "s/BOARD/$board/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {BOARD}
moves:
- W: cccc b3
  discard: [cccc:nesw]
--- rows board
b4: cccc
    -: legal so far: 1 turn, score W 0, B 0, B to move
b4: cccc, c4: cccc, d4: hhcc:s
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:8:13: illegal: tile cross may not be discarded: it can be laid as cross d3 [discard-fits, C-25]

== CA-10: the last tile has no place, is put aside, and the game ends [C-26]
# The market on W's court is the proof that final scoring was done.
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc+m b4 merchant
- B: cccc c4
- W: cccc b3
- B: none
  discard: [cccc:nesw]
result: {W: 3, B: 0}
--- stdout
-: legal: 4 turns, final score W 3, B 0

== a turn without a tile is illegal while tiles are left [C-26]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc+m b4 merchant
- B: cccc c4
- W: none
--- stdout~
illegal: turn 3
--- stderr~
[none-tiles-left, C-26]
--- status 1

== a path may not be ended by the house of another tile, only by one of its own [C-47]
% sed "s/LOOK/$look/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  a2: cccc
  a3: cccc:ew W:herald
  b4: cccc
moves:
- W: LOOK b3
--- rows look
hcch
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:10:6: illegal: tile hcch cannot lie at b3: its west side is a house, but tile cccc:ew at a3 has a path there [path-cut, C-19]
chhc:w
    -: legal so far: 1 turn, score W 2, B 0, B to move

== cells are a file and a rank, of one digit or two; what is no number is no rank [C-15]
# A board of 27 ranks, with its start space beside one of them.
$ cp -r tests/rulesets/q $T
$ { printf 'ruleset: 1\nname: high\nextends: q\ntitle: High\nboard:\n  cells: {'
$   for r in $(seq 27 -1 1); do printf '%d: [a, b], ' $r; done | sed 's/, $//'
$   printf '}\n  track: 100\n  corners: [0, 3]\n  no_wall_tile: [0]\n'
$   printf '  starts: {10: {cell: aSTART, side: w, n: court, s: court}}\n'; } >$T/high/board
% sed "s/START/$start/" $T/high/board >$T/high/ruleset.yaml; sed "s/CELL/$cell/" $T/game.yaml >$T/laid.yaml
% reeve position --rules $T $T/laid.yaml 2>&1 | grep -o -e 'a[0-9]*: court' -e '\[.*\]$'
--- file high/ruleset.yaml
--- file game.yaml
reeve: 1
rules: high
players: {W: W, B: B}
moves:
- W: court CELL
--- rows start cell
9 a9
    a9: court
10 a10
    a10: court
18 a18
    a18: court
19 a19
    a19: court
20 a20
    a20: court
27 a27
    a27: court
27 a0
    [outside]
27 a-1
    [bad-cell]
27 -
    [bad-cell]
