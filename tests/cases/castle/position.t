# Positions and headers: what cannot be is told, every inconsistency of it.

== a position whose tiles cut a path, at a start space, too, or have no chain to one, or hold a follower on what is not there or is complete, cannot be [C-16, C-19, C-22, C-28, C-56]
% sed "s/BOARD/$board/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -e consistent -e note:
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {BOARD}
--- rows board
b4: hcch:e, c4: cccc
    -: position inconsistent
    -:5:25: note: either tile cccc at c4 or tile hcch:e at b4 may be the one that was misread [misread-tile]
    -:5:25: inconsistent: the west side of tile cccc at c4 is a court, but tile hcch:e at b4 beside it has a path [position-path-cut, C-19]
b4: cccc:ns
    -: position inconsistent
    -:5:13: note: tile cccc:ns at b4 may be the one that was misread [misread-tile]
    -:5:13: inconsistent: the north side of tile cccc:ns at b4 is a path, but start space 10 beside it has a court [position-path-cut, C-22]
b4: cccc, d4: cccc, d3: cccc, c3: cccc
    -: position inconsistent
    -:5:33: note: either tile cccc at d3 may be the one that was misread, or a tile beside it is missing [misread-tile]
b4: cccc, d4: cccc, d3: cccc, c3: cccc, c4: cccc
    -: position consistent: score W 0, B 0, W to move
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points; without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
b4: 'cccc W:knight@n'
    -: position inconsistent
    -:5:21: inconsistent: the knight at b4 has nothing to stand on: tile cccc has no such feature there [position-no-place, C-28]
b4: cccc, c4: 'cchh:n W:herald'
    -: position inconsistent
    -:5:19: inconsistent: path@c4.n is completed but still holds 1 follower of W [position-completed, C-56]

== after a tie that leaves the followers standing it can [C-56]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
options: {return_on_tie: false}
players: {W: W, B: B}
to_move: W
board: {a2: cccc, a3: cccc, b3: cccc, c3: cccc, a4: 'ttcc W:knight', b4: ttcc, c4: 'tccc B:knight'}
--- stdout
-: position consistent: score W 0, B 0, W to move
--- stderr
-:6:1: note: the board leaves something out: without `score`, everybody had 0 points; without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
      6 | board: {a2: cccc, a3: cccc, b3: cccc, c3: cccc, a4: 'ttcc W:knig...
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new q --board` prints examples.

== a supply that does not add up cannot be [C-6]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: 'cccc W:merchant'}
supply: {W: 6, B: 6}
--- stdout
-: position inconsistent
--- stderr~
[position-supply, C-6]
--- status 1

== a tile that lies twice, or lies and was discarded, cannot be [C-112]
$ reeve check $T/lies.yaml $T/gone.yaml
--- file lies.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
board: {d12: '37', d11: '37'}
--- file gone.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
board: {d12: '37'}
discards: ['37']
--- stdout
$T/lies.yaml: position inconsistent
$T/gone.yaml: position inconsistent
--- stderr~
[position-tile-twice, C-112]
[position-tile-twice, C-112]
--- status 1

== every inconsistency of a position is told, not only the first [C-6, C-28]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  b4: cccc W:knight@n
  d1: cccc
supply: {B: 5}
--- stdout
-: position inconsistent
--- stderr~
-:6:
[position-no-place, C-28]
-:7:
[position-unattached, C-16]
-:8:
[position-supply, C-6]
--- status 1

== the order in which the tiles were drawn is checked where the record tells it [C-12]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
setup: {draw: [court, house2, court]}
moves:
- W: cccc b4
- B: cccc c4
--- stdout~
illegal: turn 2
--- stderr~
[wrong-draw, C-12]
--- status 1

== a turn without a tile allows no use of a wall tile [C-12]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [1]}}
board: {b4: cccc+m, c4: cccc, b3: cccc}
moves:
- W: none
  discard: [cccc:nesw]
  use: [1]
--- stdout~
illegal: turn 1
--- stderr~
[none-uses, C-12]
--- status 1

== a wall tile of unknown number is known once it is used [C-81]
$ reeve position --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: ['?', '?']}}
board: {b4: 'ctcc W:knight', c4: ttcc}
moves:
- W: tccc d4
  use: [{2: tower@b4}]
--- stdout~
score: {W: 22, B: 10}
hand: {W: {wall_tiles: ['?']}, B: {wall_tiles: []}}

== a wall tile won in the opponent's turn can be used in the own next turn [C-73, C-80]
# B stops on 56 in W's turn and finds a 2; in his own turn he doubles the tower of a1.
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 54}
board:
  a2: cccc
  a3: cccc:ew B:herald
  a1: cctt B:knight
moves:
- W: chhc:w b3
  take: {56: 2}
- B: ccct b1
  use: [{2: tower@a1}]
--- stdout
-: legal so far: 2 turns, score W 10, B 64, W to move

== JSON is read as well
$ reeve check --rules tests/rulesets --format json | gojq -c '[.verdict, .turns, .score]'
--- stdin
{"reeve": 1, "rules": "q", "players": {"W": "W", "B": "B"}, "moves": [{"W": "cccc b4"}, {"B": "cccc c4"}]}
--- stdout
["legal",2,{"B":0,"W":0}]
