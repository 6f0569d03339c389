# Taking wall tiles. The corners of the test boards are 0/1 (bare), 3/4, 32/33 and 56/57.

== CA-44: B at 31 scores 2, stops on 33 and takes the wall tile, face up; either space of the corner tower will do [C-69, C-3]
% sed "s/SCORE/$score/" $T/game.yaml | reeve position --rules tests/rulesets | grep -E '^(score|hand|corners)'
$ sed "s/SCORE/31/" $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: SCORE}
board: {a2: cccc, a3: 'cccc:ew B:herald'}
moves:
- W: chhc:w b3
  take: {32: 5}
--- rows score
31
    score: {W: 10, B: 33}
    hand: {W: {wall_tiles: []}, B: {wall_tiles: [5]}}
    corners: {3: '?', 56: '?'}
30
    score: {W: 10, B: 32}
    hand: {W: {wall_tiles: []}, B: {wall_tiles: [5]}}
    corners: {3: '?', 56: '?'}
--- stdout
-: legal so far: 1 turn, score W 10, B 33, B to move

== CA-45: from 53, 3 or 4 points win the wall tile at 56/57, 2 or 5 do not [C-70, C-69]
% sed "s/MORE/$more/; s/CELL/$cell/" $T/game.yaml | reeve score --rules tests/rulesets --format json |
%   gojq -c '[.score.W, [.events[] | select(.what == "took").corner]]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 53, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'MORE}
moves:
- W: chhc:w CELL
--- rows cell more
b3
    [55,[]]
c3 , b3: cccc:ew
    [56,[56]]
d3 , b3: cccc:ew, c3: cccc:ew
    [57,[56]]
e3 , b3: cccc:ew, c3: cccc:ew, d3: cccc:ew
    [58,[]]

== who passes a corner cannot take its wall tile [C-70]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 31, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald', b3: cccc:ew}
moves:
- W: chhc:w c3
  take: {32: 5}
--- stdout~
illegal: turn 1
--- stderr~
[take-not-won, C-69
--- status 1

== CA-46: path then house stops on 32 and takes the wall tile, house then path stops on 33 and takes it too; where it matters, the order or what was taken is said [C-60, C-71]
# W at 29: house first stops on 32, path first on 31 and 34.
% sed "s/SCORE/$score/; s/MORE/$more/" $T/game.yaml | reeve score --rules tests/rulesets --format json |
%   gojq -c '[.verdict, .score.W, [.items[] | [.kind, .points]], [.events[] | select(.what == "took") | [.player, .corner]]]'
$ sed "s/SCORE/30/; s/MORE/order: [path@a3.e, house@c2]\n  take: {32: 5}/" $T/game.yaml |
$   reeve position --rules tests/rulesets | grep -E '^(score|hand)'
--- file game.yaml <tests/cases/castle/two-features.yaml
--- rows score more
30 order: [path@a3.e, house@c2]
    ["legal",35,[["path",2],["house",3]],[["W",32]]]
30 order: [house@c2, path@a3.e]
    ["legal",35,[["house",3],["path",2]],[["W",32]]]
30 # the order makes no difference
    ["legal",35,[["house",3],["path",2]],[["W",32]]]
29 order: [path@a3.e, house@c2]
    ["legal",34,[["path",2],["house",3]],[]]
29 order: [house@c2, path@a3.e]
    ["legal",34,[["house",3],["path",2]],[["W",32]]]
29 take: {32: 5}
    ["legal",34,[["house",3],["path",2]],[["W",32]]]
--- stdout
score: {W: 35, B: 10}
hand: {W: {wall_tiles: [5]}, B: {wall_tiles: []}}

== CA-46: wall_pickup: under the house rule a stop on the way counts for nothing, the end of the turn does; an option of the record yields to the command line only [C-71, C-72]
% sed "3i options: {wall_pickup: end_of_turn}
% s/SCORE/$score/; s/MORE/$more/" $T/game.yaml | reeve position --rules tests/rulesets $option | grep -E '^(score|hand|corners)'
$ sed "s/SCORE/30/; /MORE/d" $T/game.yaml >$T/said.yaml
$ reeve position --rules tests/rulesets --option wall_pickup=end_of_turn $T/said.yaml | grep -E '^(score|hand|corners)'
--- file game.yaml <tests/cases/castle/two-features.yaml
--- rows score|more|option
30|order: [path@a3.e, house@c2]|
    score: {W: 35, B: 10}
    hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
    corners: {3: '?', 32: '?', 56: '?'}
27|take: {32: 5}|
    score: {W: 32, B: 10}
    hand: {W: {wall_tiles: [5]}, B: {wall_tiles: []}}
    corners: {3: '?', 56: '?'}
30|# no order|
    score: {W: 35, B: 10}
    hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
    corners: {3: '?', 32: '?', 56: '?'}
30|# no order|--option wall_pickup=per_feature
    score: {W: 35, B: 10}
    hand: {W: {wall_tiles: ['?']}, B: {wall_tiles: []}}
    corners: {3: '?', 56: '?'}
--- stdout
score: {W: 35, B: 10}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {3: '?', 32: '?', 56: '?'}

== an order that matters and is not said is ambiguous, and each outcome is told [C-71, C-60]
$ sed "s/SCORE/29/; /MORE/d" $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml <tests/cases/castle/two-features.yaml
--- stdout~
ambiguous: turn 1
--- stderr~
-:13:
: ambiguous:
[order-ambiguous, C-71
--- status 1

== CA-49: B scores in W's turn and takes the wall tile at 56, and cannot use it now [C-73, C-82]
$ reeve position --rules tests/rulesets $T/game.yaml
$ (cat $T/game.yaml; echo "  use: [{2: tower@c3}]") | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 52}
board:
  a2: cccc
  b2: cccc
  c2: cccc
  c3: tcct B:knight
moves:
- W: cttc b3
  take: {56: 2}
--- stdout~
score: {W: 10, B: 56}
B: {wall_tiles: [2]}
corners: {3: '?', 32: '?'}
illegal: turn 1
--- stderr~
illegal:
--- status 1

== a corner gives its wall tile once, and its second space none [C-74]
$ reeve score --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '.score, [.events[] | select(.what == "took") | [.turn, .player, .corner]]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 54, B: 55}
board:
  a2: cccc
  b2: cccc
  a3: cccc:ew W:herald
  a1: cccc:ew B:herald
moves:
- W: chhc:w b3
- B: chhc:w b1
--- stdout
{"B":57,"W":56}
[[1,"W",56]]

== past 99 the marker goes on at 0, and a wall tile left on the first lap can be taken [C-75, C-76]
$ reeve show --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 101, B: 97}
board:
  a2: cccc
  b2: cccc
  a3: cccc:ew W:herald
  a1: cccc:ew B:herald
moves:
- W: chhc:w b3
  take: {3: 9}
- B: cccc:ew b1
- W: cccc c2
- B: cccc:ew c1
- W: cccc d2
- B: cccc:ew d1
- W: cccc e2
- B: chhc:w e1
--- stdout~
W W         103      3
B B         102      2
score: {W: 103, B: 102}
hand: {W: {wall_tiles: [9]}, B: {wall_tiles: []}}

== the corner tower 0/1 bears no wall tile [C-4, C-76]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 98, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
---
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 98, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {0: 5}
--- stdout~
-: legal so far: 1 turn, score W 100, B 10,
document 2: unreadable
--- stderr~
[bad-corner
--- status 3

== a marker that merely stands on a corner takes nothing [C-79]
# A tied house is completed while W stands on 32.
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 32, B: 10}
corners: {3: '?', 32: 5, 56: '?'}
board: {a2: cccc, b2: cccc, c2: cccc, a3: 'hhcc W:squire', c3: 'hccc B:squire'}
moves:
- W: hhcc b3
--- stdout~
score: {W: 32, B: 10}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {3: '?', 32: 5, 56: '?'}

== the set-up says which wall tile lies there; another one taken is against it [C-69]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qp
players: {W: W, B: B}
setup:
  wall_tiles: {3: 7}
moves:
- W: cccc:ns b4 herald
- B: cchh:n b3
  take: {3: 5}
--- stdout
-: illegal: turn 2; after 1 turn, score W 0, B 0
--- stderr~
wall tile 7 lies at corner 3, not 5
[take-mismatch, C-69]
--- status 1

== CA-59: final scoring takes no wall tile, though the marker stops on 57 [C-77]
# W stands on 54, and his court with a market brings 3.
$ reeve score --now --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '.score, .finished, [.events[] | select(.what == "took")]'
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 54, B: 10}
corners: {3: '?', 32: '?', 56: 9}
board: {b4: 'cccc+m W:merchant'}
--- stdout
{"B":10,"W":57}
true
[]

== a score of 0 moves no marker, so one that stands on a corner takes nothing [C-79]
$ reeve position --rules tests/rulesets $T/game.yaml | grep hand
$ sed 's/strip0/strip/; s/W: 32,/W: 28,/' $T/game.yaml | reeve position --rules tests/rulesets | grep hand
--- file game.yaml
reeve: 1
rules: strip0
players: {W: W, B: B}
to_move: W
score: {W: 32, B: 0}
board: {a2: cccc, b2: cccc, a3: 'cttc W:knight'}
moves:
- W: tcct b3
--- stdout
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
hand: {W: {wall_tiles: ['?']}, B: {wall_tiles: []}}

== a wall tile that was taken before is not taken again, whatever an entry says: that is said once, and where it stands nothing more is in hand [C-69]
# Both come to 32, where one wall tile lies. W takes it, so B finds none.
$ reeve check --all --rules tests/rulesets $T/game.yaml
$ reeve check --accept 2 --rules tests/rulesets $T/game.yaml
$ reeve position --accept 2 --rules tests/rulesets $T/game.yaml 2>/dev/null | grep -e ^score -e ^hand -e ^corners
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 30}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
board: {a2: cccc, a3: 'cccc:ew W:herald', c1: 'cccc:ns B:herald', b2: cccc, b1: cccc}
moves:
- W: chhc:w b3
  take: {32: 5}
- B: hhcc:s c2
  take: {32: 6}
--- stdout
$T/game.yaml: illegal: turn 2; after 2 turns, score W 32, B 32
$T/game.yaml: legal so far: 2 turns, score W 32, B 32, W to move
score: {W: 32, B: 32}
hand: {W: {wall_tiles: [5]}, B: {wall_tiles: []}}
corners: {3: '?', 56: '?'}
--- stderr
$T/game.yaml:12:10: illegal: nobody takes the wall tile at 32: it has been taken before [take-not-won, C-69]
     12 |   take: {32: 6}
        |          ^~
  help: Delete 32 from `take`, or look for the turn whose score is wrong.
$T/game.yaml:12:10: note: turn 2 stands as it is, accepted: nobody takes the wall tile at 32: it has been taken before [accepted, C-69]
     12 |   take: {32: 6}
        |          ^~
--- status 0

== the ninth wall tile of a set is new for a turn only, like the others [C-80, C-86]
# W wins wall tile 9, an extra turn in this set, on space 90, and may use it in a later turn, not at once.
% sed "$use" $T/game.yaml | reeve check --rules $T 2>&1 | grep -v help
--- file nine/ruleset.yaml
ruleset: 1
name: nine
extends: castle
title: Nine wall tiles
board:
  cells: {3: [a, h], 2: [a, h], 1: [a, h]}
  track: 100
  corners: [0, 3, 32, 40, 50, 56, 60, 70, 80, 90]
  no_wall_tile: [0]
  starts:
    10: {cell: b3, side: n, w: court, e: court}
    20: {cell: a2, side: w, n: court, s: court}
tiles:
  court: {look: 'cccc', count: 20}
  path: {look: 'cccc:ew', count: 4}
  end: {look: 'chhc:w', count: 4}
wall_tiles:
  1: {copies: 1, effect: points, amount: 5, rule: C-98}
  2: {copies: 1, effect: points, amount: 5, rule: C-98}
  3: {copies: 1, effect: points, amount: 5, rule: C-98}
  4: {copies: 1, effect: points, amount: 5, rule: C-98}
  5: {copies: 1, effect: points, amount: 5, rule: C-98}
  6: {copies: 1, effect: points, amount: 5, rule: C-98}
  7: {copies: 1, effect: points, amount: 5, rule: C-98}
  8: {copies: 1, effect: points, amount: 5, rule: C-98}
  9: {copies: 2, effect: extra_turn, rule: C-85}
--- file game.yaml
reeve: 1
rules: nine
options: {extra_turn_same_turn: false}
players: {W: W, B: B}
to_move: W
score: {W: 88, B: 10}
board: {a2: court, a3: path W:herald}
moves:
- W: end b3
  take: {90: 9}
- B: court b2
- W: court c2
--- rows use
0,/take:.*/s//&\n  use: [9]/
    -: illegal: turn 1; after 0 turns, score W 88, B 10
    -:11:9: illegal: W took wall tile 9 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]
         11 |   use: [9]
            |         ^
$s/$/\n  use: [9]/
    -: legal so far: 3 turns, score W 90, B 10, W to move

== a wall tile on the first corner of a set is taken by who stops there, in each turn, like the others [C-69, C-70]
# This set has one on space 0. W takes that on 32; B comes from 98 to 0, or from 95 to 97.
% sed "s/B: SCORE/B: $score/" $T/game.yaml | reeve check --rules $T 2>&1 | grep -v help
--- file zero/ruleset.yaml
ruleset: 1
name: zero
extends: castle
title: A wall tile on space 0
board:
  cells: {3: [a, h], 2: [a, h], 1: [a, h]}
  track: 100
  corners: [0, 32]
  starts:
    10: {cell: b3, side: n, w: court, e: court}
    20: {cell: a2, side: w, n: court, s: court}
tiles:
  court: {look: 'cccc', count: 20}
  path: {look: 'cccc:ew', count: 4}
  end: {look: 'chhc:w', count: 4}
  up: {look: 'cccc:ns', count: 4}
  down: {look: 'hhcc:s', count: 4}
--- file game.yaml
reeve: 1
rules: zero
players: {W: W, B: B}
to_move: W
score: {W: 30, B: SCORE}
board: {a2: court, a3: path W:herald, b2: court, b1: court, c1: up B:herald}
moves:
- W: end b3
  take: {32: 1}
- B: down c2
  take: {0: 5}
--- rows score
98
    -: legal so far: 2 turns, score W 32, B 100, W to move
95
    -: illegal: turn 2; after 1 turn, score W 32, B 95
    -:11:10: illegal: nobody takes the wall tile at 0: W stays on 32, B comes to 97 [take-not-won, C-69, wall_pickup: per_feature]
         11 |   take: {0: 5}
            |          ^
