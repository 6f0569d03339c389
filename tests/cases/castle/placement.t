# Where a tile may lie, on board Q (tests/rulesets/q): start spaces north of b4 and west of a2.

== CA-1: the first tile must lie at a start space [C-15]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc c2
--- stdout
-: illegal: turn 1; after 0 turns, score W 0, B 0
--- stderr~
-:5:11: illegal:
[not-at-start, C-15]
--- status 1

== CA-1: in front of a start space the first tile is legal [C-15]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
--- stdout
-: legal so far: 1 turn, score W 0, B 0, B to move

== CA-2: a later tile may lie at another start space, touching no tile [C-16]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc a2
--- stdout~
legal so far: 2 turns

== CA-2: the bare wall is no place to attach a tile [C-16, C-18]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc d4
--- stdout~
illegal: turn 2
--- stderr~
-:6:11: illegal:
[not-attached, C-18]
--- status 1

== CA-3: a tile that touches another at a corner only is not attached [C-17]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc c3
--- stdout~
illegal: turn 2
--- stderr~
[corner-only, C-17]
--- status 1

== a second tile on the same cell is illegal [C-18]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- B: hhhh b4
--- stdout~
illegal: turn 2
--- stderr~
[cell-taken, C-18]
--- status 1

== CA-4: a house against a path is illegal [C-19]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hcch:e b4
- B: hcch c4
--- stdout~
illegal: turn 2
--- stderr~
is a house
has a path there
[path-cut, C-19]
--- status 1

== CA-4: a court against a path is illegal [C-19]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hcch:e b4
- B: cccc c4
--- stdout~
illegal: turn 2
--- stderr~
[path-cut, C-19]
--- status 1

== CA-4: a path against a path is legal [C-19]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hcch:e b4
- B: cccc:ew c4
--- stdout~
legal so far: 2 turns

== CA-5: house, tower and court may lie against a house [C-20]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: chhc b4
- B: tcct c4
---
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: chhc b4
- B: cccc c4
---
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: chhc b4
- B: hcch c4
--- stdout
-: legal so far: 2 turns, score W 0, B 0, W to move
-: document 2: legal so far: 2 turns, score W 0, B 0, W to move
-: document 3: legal so far: 2 turns, score W 0, B 0, W to move

== CA-5: a path against a house is illegal [C-19, C-20]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: chhc b4
- B: cccc:ew c4
--- stdout~
illegal: turn 2
--- stderr~
is a path, but tile
[path-cut, C-19]
--- status 1

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

== CA-7: a court against the path of a start space is illegal [C-22]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qp
players: {W: W, B: B}
moves:
- W: cccc b4
--- stdout~
illegal: turn 1
--- stderr~
[path-cut-start, C-22]
--- status 1

== CA-7: a path against the court of a start space is illegal [C-22]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc:ns b4
--- stdout~
illegal: turn 1
--- stderr~
[path-cut-start, C-22]
--- status 1

== CA-7: a path goes on from the path of a start space [C-22]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qp
players: {W: W, B: B}
moves:
- W: cccc:ns b4
--- stdout~
legal so far: 1 turn

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

== CA-9: a tile that fits nowhere is put aside and another drawn [C-25]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
moves:
- W: cccc b3
  discard: [cccc:nesw]
--- stdout~
legal so far: 1 turn

== CA-9: a tile that fits somewhere must be placed [C-25]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc, c4: cccc, d4: hhcc:s}
moves:
- W: cccc b3
  discard: [cccc:nesw]
--- stdout~
illegal: turn 1
--- stderr~
cross d3
[discard-fits, C-25]
--- status 1

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
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  a2: cccc
  a3: cccc:ew W:herald
  b4: cccc
moves:
- W: hcch b3
---
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  a2: cccc
  a3: cccc:ew W:herald
  b4: cccc
moves:
- W: chhc:w b3
--- stdout
-: illegal: turn 1; after 0 turns, score W 0, B 0
-: document 2: legal so far: 1 turn, score W 2, B 0, B to move
--- stderr~
[path-cut, C-19]
--- status 1

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
