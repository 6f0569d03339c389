# Special tokens: taking and using them (board zq; its towers with tokens are 3, 32 and 56).

== 13 tokens lie on the towers, none at 0/1, and there are two of each [Z-6, Z-7]
$ reeve position --at 0 fixtures/zamek/example-road.yaml | grep corners
% sed "s/^moves:/setup: {wall_tiles: {$setup}}\n&/" fixtures/zamek/example-road.yaml | reeve check 2>&1 | tail -n +2
--- rows setup
0: 3
    -:6:22: unreadable: there is no special token at defence tower `0` [bad-corner]
          6 | setup: {wall_tiles: {0: 3}}
            |                      ^
      help: Type one of these defence towers: 12 16 20 26 32 38 42 56 64 66 82 88 90
12: 3, 16: 3, 20: 3
    -:6:40: illegal: there is no other special token 3: all 2 are accounted for [wall-tile-copies, Z-6]
          6 | setup: {wall_tiles: {12: 3, 16: 3, 20: 3}}
            |                                        ^
      help: Type a number that is left: 1, 2, 4, 5, 6, 7, 8, 9.
12: 10
    -:6:26: unreadable: there is no special token `10` [bad-wall-tile]
          6 | setup: {wall_tiles: {12: 10}}
            |                          ^~
      help: Type a number: 1 to 9.
--- stdout
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}

== who stops on one of the two spaces of a tower takes its token [Z-29]
% sed "s/START/$start/" $T/game.yaml | reeve score --rules tests/rulesets | grep -e takes -e final -e '^score'
$ sed 's/START/31/; s/^- W.*/&\n  take: {32: 5}/' $T/game.yaml | reeve check --rules tests/rulesets 2>&1
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: START, B: 10}
board: {b4: meadow, b3: "end-h/90 W:herald"}
moves:
- W: end-h/270 c3
--- rows start
29
    score after turn 1, B to move, 178 tiles to come: W 31, B 10
30
              W   takes the special token at 32                                 Z-29
    score after turn 1, B to move, 178 tiles to come: W 32, B 10
31
              W   takes the special token at 32                                 Z-29
    score after turn 1, B to move, 178 tiles to come: W 33, B 10
--- stdout
-: legal so far: 1 turn, score W 33, B 10, B to move

== the number that was found must be the one that lies there [Z-29, Z-2]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
corners: {32: 4}
board: {b4: meadow, b3: 'end-h/90 W:herald'}
moves:
- W: end-h/270 c3
  take: {33: 6}
--- stdout~
illegal: turn 1
--- stderr
-:10:14: illegal: special token 4 lies at defence tower 32, not 6 [take-mismatch, Z-29]
     10 |   take: {33: 6}
        |              ^
  help: Type 4, the number that lies there.
--- status 1

== CA-55: token 1 in the turn that took it: not in Zamek; the option allows it [Z-30, Z-33]
$ reeve check --rules tests/rulesets --option extra_turn_same_turn=true $T/game.yaml
$ reeve check --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
corners: {32: 1}
board: {b4: meadow, b3: 'end-h/90 W:herald'}
moves:
- W: end-h/270 c3
  use: [1]
- W: meadow c4
--- stdout
$T/game.yaml: legal so far: 2 turns, score W 32, B 10, B to move
$T/game.yaml: illegal: turn 1; after 0 turns, score W 30, B 10
--- stderr
$T/game.yaml:10:9: illegal: W took special token 1 only this turn: its extra turn comes after a later turn [extra-too-new, Z-30, extra_turn_same_turn: false]
     10 |   use: [1]
        |         ^
  help: Delete it here, and type it in a later turn.
  help: with extra_turn_same_turn=true: legal
--- status 1

== it may be used in the next turn, at its end, and gives one more turn [Z-30, Z-31, Z-33]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve score --rules tests/rulesets $T/game.yaml | grep token
$ sed '$a \  use: [1]' $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep -v help:
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
corners: {32: 1}
board: {b4: meadow, b3: 'end-h/90 W:herald'}
moves:
- W: end-h/270 c3
- B: meadow c4
- W: meadow d4
  use: [1]
- W: meadow d3
--- stdout
$T/game.yaml: legal so far: 4 turns, score W 32, B 10, B to move
          W   takes special token 1 at 32                                   Z-29
          W   plays special token 1: an extra turn                          Z-33
-: illegal: turn 4; after 3 turns, score W 32, B 10
-:14:9: illegal: W holds no special token 1 [use-not-held, Z-31]
     14 |   use: [1]
        |         ^

== tokens 2 and 3 in the turn that took them: not, and no option helps [Z-30]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
corners: {32: 2}
board: {b4: meadow, b3: 'end-h/90 W:herald', c4: meadow, c2: meadow, d3: 'house2/270 W:squire', d4: meadow, d2: meadow}
moves:
- W: end-h/270 c3
  order: [road@b3, house@d3]
  use: [{2: house@d3}]
--- stdout~
illegal
--- stderr~
W took special token 2 only this turn: it cannot double what is scored now [use-too-new, Z-30]
--- status 1

== token 2 doubles a house, and its size stays; token 3 a pigsty: 4 points a tile [Z-34, Z-27]
$ reeve score --rules tests/rulesets $T/house.yaml | grep -e token -e 'family house'
$ reeve score --rules tests/rulesets $T/pigsty.yaml | grep token
--- file house.yaml <tests/cases/zamek/house.yaml
--- file pigsty.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [3]}}
board: {b4: 'pigsty1/90 W:farmer'}
moves:
- W: pigsty1 c4
  use: [{3: tower@b4}]
--- stdout
          W   plays special token 2 on house@b4.ne                          Z-34
      +4  W   house@b4.ne: 2 tiles, 1 each, times 2 by special token 2      Z-26
          W   family house to house@b4.ne: 2 tiles                          Z-27
          W   takes the special token at 3                                  Z-29
          W   plays special token 3 on pigsty@b4.ne                         Z-34
      +8  W   pigsty@b4.ne: 2 tiles, 2 each, times 2 by special token 3     Z-25

== a number of The Castle does what it does in Zamek: 3 is for pigsties, not for houses [Z-5, Z-34]
$ sed 's/2/3/g' $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml <tests/cases/zamek/house.yaml
--- stdout~
illegal
--- stderr~
special token 3 works on a pigsty, not a house [use-wrong-kind, Z-34]
--- status 1

== CA-52: both doublers make it three times; options quadruple and one_only [Z-45, Z-31]
% reeve check --rules tests/rulesets --option two_doublers=$value $T/game.yaml
--- file game.yaml <tests/cases/zamek/doublers.yaml
--- rows value
triple
    $T/game.yaml: legal so far: 1 turn, score W 12, B 0, B to move
quadruple
    $T/game.yaml: legal so far: 1 turn, score W 16, B 0, B to move
one_only
    $T/game.yaml: legal so far: 1 turn, score W 8, B 0, B to move

== CA-50: no token in the opponent's turn; the option allows it [Z-46]
$ reeve check --rules tests/rulesets --option wall_tiles_on_opponents_turn=true $T/game.yaml
$ reeve check --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {B: {wall_tiles: [3]}}
board: {b4: 'pigsty1/90 B:farmer'}
moves:
- W: pigsty1 c4
  use: [{3: pigsty@b4}]
--- stdout
$T/game.yaml: legal so far: 1 turn, score W 0, B 8, B to move
$T/game.yaml: illegal: turn 1; after 0 turns, score W 0, B 0
--- stderr
$T/game.yaml:9:10: illegal: B scores pigsty@b4.ne in W's turn and may not use special token 3 now [use-opponents-turn, Z-46, wall_tiles_on_opponents_turn: false]
      9 |   use: [{3: pigsty@b4}]
        |          ^
  help: Delete the use, or set the option if your table allows it.
  help: with wall_tiles_on_opponents_turn=true: legal
--- status 1

== a token that is not held, on what is not scored, or at the wrong time [Z-31, Z-34]
% sed "s/USE/$use/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep '^-:[0-9]'
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [3, 4]}}
board: {b4: 'house1/90 W:squire', b3: meadow, c3: pigsty1}
moves:
- W: house1 c4
  use: [USE]
--- rows use
{2: house@b4}
    -:9:10: illegal: W holds no special token 2 [use-not-held, Z-31]
{3: pigsty@c3}
    -:9:13: illegal: W has no majority on pigsty@c3.nw (W 0, B 0) [use-no-majority, C-83]
4
    -:9:9: illegal: special token 4 is used only at the end of the game [use-at-end, C-84]
{4: meadow@b4}
    -:9:10: illegal: special token 4 is used only at the end of the game [use-at-end, C-84]
3
    -:9:9: illegal: special token 3: name the feature that it doubles: {3: pigsty@f6} [use-feature, C-100]
{9: road@b4}
    -:9:10: illegal: special token 9 is used only at the end of the game [use-at-end, C-84]
10
    -:9:9: unreadable: there is no special token `10` [bad-wall-tile]

== what lies on the towers at the end is lost: no move of final scoring takes it [Z-32]
$ reeve score --now --rules tests/rulesets
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: 29, B: 0}
corners: {32: 6}
board: {b4: 'shrine W:monk'}
--- stderr~
[position-assumed]
--- stdout
final scoring
      +3  W   meadow@b4.n: 1 shrine, 3 points each                          Z-38
final score: W 32, B 0
W wins
