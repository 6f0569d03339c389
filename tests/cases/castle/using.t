# Using wall tiles during the game: the extra turn (1) and the doublers (2, 3).

== CA-50: no wall tile in the opponent's turn; the option allows it [C-82]
$ sed '/use/d' $T/played.yaml | reeve check --rules tests/rulesets
$ reeve check --rules tests/rulesets --option wall_tiles_on_opponents_turn=true $T/played.yaml
$ reeve check --rules tests/rulesets $T/played.yaml
--- file played.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {B: {wall_tiles: [2]}}
board: {b4: 'ctcc B:knight', c4: ttcc}
moves:
- W: tccc d4
  use: [{2: tower@b4}]
--- stdout~
score W 10, B 16, B to move
score W 10, B 22, B to move
illegal: turn 1
--- stderr~
[use-opponents-turn, C-82, wall_tiles_on_opponents_turn: false]
--- status 1

== wall tile 2 doubles a tower, 4 points a tile, and is gone; it works on a tower only, wall tile 3 on a house only, each on what is scored in this turn and not tied (CA-53), and only if it is held [C-81, C-83, C-89]
% sed "s/HELD/$held/; s/BOARD/$board/; s/TURN/$turn/; s/USE/$use/" $T/game.yaml |
%   reeve check --rules tests/rulesets 2>&1 | grep ^-
$ sed "s/HELD/2/; s/BOARD/b4: 'ctcc W:knight', c4: ttcc/; s/TURN/tccc d4/; s/USE/{2: tower@b4}/" $T/game.yaml |
$   reeve position --rules tests/rulesets | grep -e ^score -e ^hand
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [HELD]}}
board: {BOARD}
moves:
- W: TURN
  use: [USE]
--- rows held|board|turn|use
2|b4: 'ctcc W:knight', c4: ttcc|tccc d4|{2: tower@b4}
    -: legal so far: 1 turn, score W 22, B 10, B to move
3|b4: 'ctcc W:knight', c4: ttcc|tccc d4|{3: tower@b4}
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:10:13: illegal: wall tile 3 works on a house, not a tower [use-wrong-kind, C-89]
2|b4: 'ctcc W:knight'|ttcc c4|{2: tower@b4}
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:10:13: illegal: tower@b4.ne is not scored in this turn [use-not-scored, C-89]
2|a2: cccc, a3: cccc, b3: cccc, c3: cccc, a4: 'ttcc W:knight', c4: 'tccc B:knight'|ttcc b4|{2: tower@a4}
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:10:13: illegal: W has no majority on tower@a4.n (W 1, B 1) [use-no-majority, C-83]
2|b4: cccc|cccc b3|1
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:10:9: illegal: W holds no wall tile 1 [use-not-held, C-81]
--- stdout
score: {W: 22, B: 10}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}

== a used wall tile cannot be used again [C-81]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [2]}}
board: {a2: cccc, a3: 'ttcc W:knight', a1: 'cctt W:knight'}
moves:
- W: tccc b3
  use: [{2: tower@a3}]
- B: cccc b2
- W: ccct b1
  use: [{2: tower@a1}]
--- stdout~
illegal: turn 3; after 2 turns, score W 18, B 10
--- stderr~
W holds no wall tile 2 [use-not-held, C-81]
--- status 1

== several wall tiles may be used in one turn [C-81]
# b3 ends a tower of 2 in the west and a house of 2 in the east: 8 and 4 points.
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [3, 2]}}
board: {a2: cccc, b2: cccc, c2: cccc, a3: 'ttcc W:knight', c3: 'hccc W:squire'}
moves:
- W: thcc b3
  use: [{2: tower@a3}, {3: house@c3}]
--- stdout
-: legal so far: 1 turn, score W 22, B 10, B to move

== CA-52: both copies of wall tile 2 on one tower make it triple; options quadruple and one_only [C-91]
$ reeve check --rules tests/rulesets $T/game.yaml
% reeve check --rules tests/rulesets --option two_doublers=$doublers $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [2, 2]}}
board: {b4: 'ctcc W:knight', c4: ttcc}
moves:
- W: tccc d4
  use: [{2: tower@b4}, {2: tower@b4}]
--- rows doublers
triple
    $T/game.yaml: legal so far: 1 turn, score W 28, B 10, B to move
quadruple
    $T/game.yaml: legal so far: 1 turn, score W 34, B 10, B to move
one_only
    $T/game.yaml: legal so far: 1 turn, score W 22, B 10, B to move
--- stdout
$T/game.yaml: legal so far: 1 turn, score W 28, B 10, B to move

== one wall tile 2 doubles one of two towers, the one that is named [C-100]
# b3 completes a tower with a3 along the wall, and one with b2 in the south, of 2 tiles each.
$ reeve score --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '.score, [.items[] | [.tiles, .points]]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [2]}}
board: {a2: cccc, b2: 'ctcc W:knight', c2: cccc, c3: cccc, a3: 'ttcc W:knight'}
moves:
- W: tctc b3
  order: [tower@a3, tower@b2]
  use: [{2: tower@b2}]
--- stdout
{"B":10,"W":22}
[[2,4],[2,8]]

== a wall tile won in this turn doubles nothing in it, not even a later feature [C-90, C-80]
# The tower of a3 brings W from 28 to 32; the tower of b2 is scored after it.
% sed "s/USE/$use/" $T/game.yaml | reeve check -q --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 28, B: 10}
board: {a2: cccc, b2: 'ctcc W:knight', c2: cccc, c3: cccc, a3: 'ttcc W:knight'}
moves:
- W: tctc b3
  order: [tower@a3, tower@b2]
  take: {32: 2}
  use: [{2: USE}]
--- rows use
tower@a3
    -:11:10: illegal: W took wall tile 2 only this turn: it cannot double what is scored now [use-too-new, C-90]
tower@b2
    -:11:10: illegal: W took wall tile 2 only this turn: it cannot double what is scored now [use-too-new, C-90]

== in a later turn it does [C-80, C-90]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald', a1: 'cctt W:knight'}
moves:
- W: chhc:w b3
  take: {32: 2}
- B: cccc b2
- W: ccct b1
  use: [{2: tower@a1}]
--- stdout
-: legal so far: 3 turns, score W 40, B 10, B to move

== wall tile 1 gives one more whole turn: tile, follower, scoring, wall tile [C-85, C-87]
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {W: {wall_tiles: [1]}}
board: {b4: cccc}
moves:
- W: cccc b3
  use: [1]
- W: cchh:n c4 herald
  score: {W: 31, B: 10}
- B: cccc d4
--- stdout~
to_move: W
score: {W: 31, B: 10}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}

== after wall tile 1 it is not the opponent's turn, and two of them give two more turns [C-81, C-85, C-86]
% sed "s/HELD/$held/; s/MOVES/$moves/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [HELD]}}
board: {b4: cccc}
moves: [MOVES]
--- rows held|moves
1|{W: cccc b3, use: [1]}, {B: cccc c4}
    -: illegal: turn 2; after 1 turn, score W 0, B 0
    -:7:33: illegal: it is W's turn, not B's [not-your-turn, C-13]
1, 1|{W: cccc b3, use: [1, 1]}, {W: cccc b2}, {W: cccc b1}, {B: cccc c1}
    -: legal so far: 4 turns, score W 0, B 0, W to move

== a wall tile won in the first part can be used in the extra turn [C-87]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {W: {wall_tiles: [1]}}
board: {a2: cccc, a3: 'cccc:ew W:herald', a1: 'cctt W:knight'}
moves:
- W: chhc:w b3
  take: {32: 2}
  use: [1]
- W: ccct b1
  use: [{2: tower@a1}]
--- stdout
-: legal so far: 2 turns, score W 40, B 10, B to move

== CA-55: wall tile 1 may be used in the turn that won it, by the strict reading only after the next turn [C-86, C-80]
% reeve check --rules tests/rulesets --option extra_turn_same_turn=false <$T/$when.yaml 2>&1 | grep ^-
$ reeve check --rules tests/rulesets $T/now.yaml
--- file now.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 1}
  use: [1]
- W: cccc b2
--- file later.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 1}
- B: cccc b2
- W: cccc c2
  use: [1]
- W: cccc d2
--- rows when
now
    -: illegal: turn 1; after 0 turns, score W 30, B 10
    -:10:9: illegal: W took wall tile 1 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]
later
    -: legal so far: 4 turns, score W 32, B 10, B to move
--- stdout
$T/now.yaml: legal so far: 2 turns, score W 32, B 10, B to move

== CA-57: wall tile 1 is no use after the last castle tile; while one is left it can be used, though the tile then fits nowhere [C-26, C-88]
% sed "s/GONE/$gone/; s/MOVES/$moves/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [1]}}
board: {b4: cccc+m}
discards: [GONE]
moves: [MOVES]
--- rows gone|moves
cccc:nesw, cccc|{W: cccc c4, use: [1]}
    -: illegal: turn 1; after 0 turns, score W 0, B 0
    -:8:28: illegal: wall tile 1 gives no turn: too few tiles are left in the stack [extra-no-tile, C-88]
cccc|{W: cccc c4, use: [1]}, {W: none, discard: ['cccc:nesw']}
    -: legal: 2 turns, final score W 0, B 0

== wall tiles 4 to 9 are not for the game but for its end [C-84]
% sed "s/USE/$use/; s/HELD/$held/" $T/game.yaml | reeve check -q --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [HELD]}}
board: {b4: 'cccc+m W:merchant', b3: hhct}
moves:
- W: cchh:n c4 herald
  use: [USE]
--- rows held use
4 {4: path@c4.n}
    -:9:10: illegal: wall tile 4 is used only at the end of the game [use-at-end, C-84]
5 {5: tower@b3}
    -:9:10: illegal: wall tile 5 is used only at the end of the game [use-at-end, C-84]
6 {6: house@b3}
    -:9:10: illegal: wall tile 6 is used only at the end of the game [use-at-end, C-84]
7 {7: court@b4}
    -:9:10: illegal: wall tile 7 is used only at the end of the game [use-at-end, C-84]
8 8
    -:9:9: illegal: wall tile 8 is used only at the end of the game [use-at-end, C-84]
9 9
    -:9:9: illegal: wall tile 9 is used only at the end of the game [use-at-end, C-84]

== two tiles 1 in one entry give two more turns, and a position between them says that one is still owed [C-85, C-86]
$ reeve position --rules tests/rulesets --at 1 $T/game.yaml >$T/middle.yaml
$ grep -E 'to_move|extra_turns' $T/middle.yaml
$ { cat $T/middle.yaml; printf 'moves:\n- W: cccc c4\n- W: cccc d4\n- B: cccc a4\n'; } | reeve check --rules tests/rulesets
$ { cat $T/middle.yaml; printf 'moves:\n- W: cccc c4\n- W: cccc d4\n- W: cccc a4\n'; } | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [1, 1]}}
board: {b4: cccc}
moves:
- W: cccc b3
  use: [1, 1]
- W: cccc c4
- W: cccc d4
- B: cccc a4
--- stdout
to_move: W
extra_turns: 1
-: legal so far: 3 turns, score W 0, B 0, W to move
-: illegal: turn 3; after 2 turns, score W 0, B 0
--- stderr~
it is B's turn, not W's [not-your-turn, C-13]
--- status 1

== an unknown wall tile that is taken in this turn is new, whatever it is; one that was there before is not [C-86]
% sed "s/HAND/$hand/" $T/game.yaml >$T/held.yaml
% reeve check -q --option extra_turn_same_turn=false $T/held.yaml 2>&1 | grep -o '\[extra.*'
% reeve position --option extra_turn_same_turn=true $T/held.yaml | grep ^hand
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
score: {W: 11, B: 0}
hand: {W: {wall_tiles: HAND}}
board: {d1: 14}
moves:
- W: cchc e1 squire
  use: [1]
--- rows hand
['?']
    hand: {W: {wall_tiles: ['?']}, B: {wall_tiles: []}}
[]
    [extra-too-new, C-86, extra_turn_same_turn: false]
    hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
