# Who may stand where, and when followers come home.

== CA-11: no squire on a house that holds one three tiles away, a knight or a merchant on other parts of that tile [C-29]
% sed "s/MOVER/$mover/; s/ROLE/$role/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: MOVER
board:
  a2: cccc
  a1: cchh W:squire
  b1: cchh
  c1: cchh
moves:
- MOVER: cthh d1 ROLE
--- rows mover role
W squire
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:11:14: illegal: no squire may stand there: house@a1.s already holds a follower of W [occupied, C-29]
B squire
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:11:14: illegal: no squire may stand there: house@a1.s already holds a follower of W [occupied, C-29]
W knight
    -: legal so far: 1 turn, score W 0, B 0, B to move
B merchant
    -: legal so far: 1 turn, score W 0, B 0, W to move

== CA-12: no merchant on a court that holds one, but a squire on the house of that tile [C-29]
% sed "s/ROLE/$role/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4 merchant
- B: chhc c4 ROLE
--- rows role
merchant
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:6:14: illegal: no merchant may stand there: court@b4.n already holds a follower of W [occupied, C-29]
squire
    -: legal so far: 2 turns, score W 0, B 0, W to move

== CA-14, CA-15: beyond a square the arms are free for a herald, not the one that joins a held path; at a fountain and at a plain junction all arms are one path [C-29, C-38, C-39, C-40]
% sed "s/TURN/$turn/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: cccc, a4: cccc, a3: 'cccc:ew B:herald'}
moves:
- W: TURN
--- rows turn
cccc:e,s,w b3 herald@e
    -: legal so far: 1 turn, score W 10, B 12, B to move
cccc:e,s,w b3 herald@w
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:8:20: illegal: no herald may stand there: path@a3.e already holds a follower of B [occupied, C-29]
cccc:esw+f b3 herald@e
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:8:20: illegal: no herald may stand there: path@a3.e already holds a follower of B [occupied, C-29]
cccc:esw b3 herald@e
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:8:18: illegal: no herald may stand there: path@a3.e already holds a follower of B [occupied, C-29]

== CA-16: two followers in one turn are refused [C-27]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hhcc b4 squire@n merchant@s
--- stdout~
unreadable
--- stderr~
[bad-turn
--- status 3

== CA-16: a follower stands on the tile just placed, not on an older one [C-27]
# The only house lies on the tile placed before.
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hhcc b4
- B: cccc c4 squire
--- stdout~
illegal: turn 2
--- stderr~
[no-place, C-28]
--- status 1

== CA-16: a position with two followers on one part of a tile cannot be [C-27]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  b4: [hhcc, W:squire, B:squire]
--- stdout
-: position inconsistent
--- stderr~
[position-follower-twice, C-27]
--- status 1

== CA-17: a tile that joins two held paths and two held courts leaves its tower free [C-29, C-31]
% sed "s/ROLE/$role/" $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board:
  b4: hhhh
  a4: hhcc W:merchant
  a3: cccc:ew W:herald
  c4: hhcc W:merchant
  c3: cccc:ew B:herald
  a2: cccc
  b2: ttcc
moves:
- W: cctt:ew b3 ROLE
--- rows role
herald
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:14:17: illegal: no herald may stand there: path@a3.e already holds followers of W and B [occupied, C-29]
         14 | - W: cctt:ew b3 herald
            |                 ^~~~~~
      help: Type knight@s, or delete the follower.
      help: at b1 instead this turn is legal: cctt:ew b1 herald
merchant
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:14:17: illegal: no merchant may stand there: court@a4.s already holds followers of W [occupied, C-29]
         14 | - W: cctt:ew b3 merchant
            |                 ^~~~~~~~
      help: Type knight@s, or delete the follower.
      help: with ttcc:ew here this turn is legal: ttcc:ew b3 merchant
knight
    -: legal so far: 1 turn, score W 0, B 0, B to move

== each role stands on its own kind of feature [C-28]
$ reeve legal --rules tests/rulesets --at 0 --tile hhct --format json $T/pos.yaml |
$   gojq -c 'select(.cell == "b3" and .rotation == 0).pieces | sort'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
--- stdout
["knight@sw","merchant@se","squire@n"]

== a follower where nothing of its kind is printed is refused [C-28]
% sed "s/PIECE/$piece/" $T/game.yaml | { reeve check -q --rules tests/rulesets || echo "$?"; } 2>&1 | grep -v '^ '
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
moves:
- W: hhct b3 PIECE
--- rows piece
knight@n
    -:7:14: illegal: tile hhct has no place for a knight at n [no-place, C-28]
    1
squire@sw
    -:7:14: illegal: tile hhct has no place for a squire at sw [no-place, C-28]
    1
merchant@n
    -:7:14: illegal: tile hhct has no place for a merchant at n [no-place, C-28]
    1
herald@n
    -:7:14: illegal: tile hhct has no place for a herald at n [no-place, C-28]
    1

== at a square a herald stands on an arm, never on the square itself [C-33]
$ reeve legal --rules tests/rulesets --at 0 --tile square --format json $T/pos.yaml |
$   gojq -c 'select(.cell == "b3" and .rotation == 90).pieces | sort'
$ reeve check -q --rules tests/rulesets $T/game.yaml
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
moves:
- W: cccc:e,s,w b3 herald@c
--- stdout
["herald@e","herald@s","herald@w","merchant@n","merchant@se","merchant@sw"]
--- stderr~
[no-place, C-
--- status 1

== a start space is claimed through the tile that joins it, not by itself [C-34]
% sed "s/LOOK/$look/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: qt
players: {W: W, B: B}
moves:
- W: LOOK b4 knight@n
--- rows look
cccc
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:5:14: illegal: tile cccc has no place for a knight at n [no-place, C-28]
ttcc
    -: legal so far: 1 turn, score W 0, B 0, B to move

== the sixth follower is the last, a seventh cannot be placed [C-6, C-30]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
board:
  a2: cchh:n W:herald
  b2: cchh:n W:herald
  c2: cchh:n W:herald
  d2: cchh:n W:herald
  e2: cchh:n W:herald
moves:
- W: cchh:n f2 herald
- B: cccc g2
- W: cccc h2 merchant
--- stdout
-: illegal: turn 3; after 2 turns, score W 0, B 0
--- stderr~
[no-follower, C-30]
--- status 1

== a position with seven followers of one player cannot be [C-6]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: B
board:
  a2: cchh:n W:herald
  b2: cchh:n W:herald
  c2: cchh:n W:herald
  d2: cchh:n W:herald
  e2: cchh:n W:herald
  f2: cchh:n W:herald
  g2: cchh:n W:herald
--- stdout
-: position inconsistent
--- stderr~
[position-followers, C-6]
--- status 1

== a herald that comes home this turn cannot be placed in it; in the next turn it can, and as any role, and an extra turn counts as the next [C-30, C-61, C-63, C-87]
% sed "s/MOVES/$moves/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [1]}}
board:
  a2: cchh:n W:herald
  b2: cchh:n W:herald
  c2: cchh:n W:herald
  d2: cchh:n W:herald
  e2: cchh:n W:herald
  f2: cchh:n W:herald
moves: [MOVES]
--- rows moves
{W: hhcc:s a3 squire}
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:14:23: illegal: W has no follower left [no-follower, C-30]
{W: hhcc:s a3}, {B: cccc g2}, {W: cccc h2 merchant}
    -: legal so far: 3 turns, score W 12, B 10, B to move
{W: hhcc:s a3, use: [1]}, {W: cccc g2 merchant}
    -: legal so far: 2 turns, score W 12, B 10, B to move

== the follower step comes before the scoring: no knight on a tower about to be emptied [C-12, C-29]
% sed "s/TURN/$turn/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: cccc, c4: 'ctcc B:knight'}
moves:
- W: tccc TURN
--- rows turn
d4 knight
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:8:14: illegal: no knight may stand there: tower@c4.ne already holds a follower of B [occupied, C-29]
d4
    -: legal so far: 1 turn, score W 10, B 14, B to move

== the players alternate [C-13]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- W: cccc c4
--- stdout
-: illegal: turn 2; after 1 turn, score W 0, B 0
--- stderr~
-:6:
[not-your-turn, C-13]
--- status 1

== one tile may offer several places of one kind [C-42]
# Tile 1 of the set: a path with four arms, two houses, two towers. At d7 its west arm meets the start space.
$ reeve legal --tile 1 --at 0 --format json $T/game.yaml |
$   gojq -c 'select(.cell == "d7" and .rotation == 0).pieces | sort'
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves: []
--- stdout
["herald@n","knight@ne","knight@sw","squire@nw","squire@se"]

== a tile joins two houses, and both squires stay on what is one house now [C-31]
# c4 joins the houses of b4 and d4; to the south the house stays open.
$ reeve completions --rules tests/rulesets --at 1 --format json $T/game.yaml |
$   gojq -c 'select(.kind == "house") | [.tiles, .followers, .open]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
board:
  a2: cccc
  a3: hhcc W:squire
  a1: cccc
  b1: cccc
  c1: cccc
  c2: cccc
  c3: hccc B:squire
moves:
- W: hhhh b3
--- stdout
[3,{"B":1,"W":1},[{"cell":"b3","side":"s"}]]
