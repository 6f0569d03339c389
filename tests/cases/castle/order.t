# Several scorings in one turn, of both players, and who takes what.

== both markers reach one corner: the player at turn is first and takes the wall tile [C-60, C-74]
% reeve score --rules tests/rulesets --option wall_pickup=$pickup --format json $T/game.yaml |
%   gojq -c '[.verdict, .score, [.events[] | select(.what == "took") | [.player, .corner]]]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 29}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b2: cccc
  c2: cccc
  c3: tcct B:knight
moves:
- W: cttc:w b3
--- rows pickup
per_feature
    ["legal",{"B":33,"W":32},[["W",32]]]
end_of_turn
    ["legal",{"B":33,"W":32},[["W",32]]]

== the player at turn chooses the order of the opponent's features, too [C-60, C-71]
# W's tile completes B's path (2) and B's tower (4); B at 30 stops on 32, or on 34 and 36.
% sed "s/ORDER/order: [$order]/" $T/game.yaml | reeve score --rules tests/rulesets --format json |
%   gojq -c '[.verdict, .score.B, [.events[] | select(.what == "took") | [.player, .corner]]]'
$ sed "s/ORDER//" $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml <tests/cases/castle/order.yaml
--- rows order
path@a3.e, tower@c3
    ["legal",36,[["B",32]]]
tower@c3, path@a3.e
    ["legal",36,[]]
--- stdout~
ambiguous: turn 1
--- stderr~
[order-ambiguous, C-71
--- status 1

== features that nobody scores may be listed anywhere [C-57, C-60]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b2: cccc
  c2: cccc
  c3: tcct
moves:
- W: cttc:w b3
  order: [tower@c3, path@a3.e]
--- stdout~
score W 12, B 10,

== under the house rule who has not moved takes nothing [C-72, C-79]
# W stands on 32 throughout; B's path brings B from 10 to 12.
$ reeve position --rules tests/rulesets --option wall_pickup=end_of_turn
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 32, B: 10}
board: {a2: cccc, a3: 'cccc:ew B:herald'}
moves:
- W: chhc:w b3
--- stdout~
score: {W: 32, B: 12}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}

== under the house rule an extra turn is a turn of its own [C-72, C-85]
# The first part ends on 32, the extra turn on 34.
% reeve score --rules tests/rulesets --option wall_pickup=$pickup --format json $T/game.yaml |
%   gojq -c '[.score.W, [.events[] | select(.what == "took") | [.turn, .corner]]]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {W: {wall_tiles: [1]}}
board: {a2: cccc, a3: 'cccc:ew W:herald', a1: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  use: [1]
- W: chhc:w b1
--- rows pickup
per_feature
    [34,[[1,32]]]
end_of_turn
    [34,[[1,32]]]

== a doubled score decides where the marker stops [C-78, C-71]
# W at 26 doubles a house of 3: 6 points, to 32.
$ reeve position --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 26, B: 10}
hand: {W: {wall_tiles: [3]}}
board: {a2: cccc, a3: 'hhcc W:squire', b3: hhcc}
moves:
- W: hccc c3
  use: [{3: house@a3}]
  take: {32: 8}
--- stdout~
score: {W: 32, B: 10}
hand: {W: {wall_tiles: [8]}, B: {wall_tiles: []}}

== wall tile 7 on a court without a market is legal and brings nothing [C-95]
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [7]}}
board: {b4: 'cccc W:merchant'}
final: {W: {use: [{7: court@b4}]}}
--- stdout~
W 10, B 20

== both wall tiles 4 go on the path that brings most, 2 points a tile where it has a fountain [C-92, C-94]
# Open paths of 3 tiles with a fountain (6) and of 4 without (4): 6 + 6, by the option 4 + 4.
% reeve check --now --rules tests/rulesets --option tile4_fountain=$points $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [4, 4]}}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b3: cccc:ew+f
  c3: cccc:ew
  a1: cccc:ew W:herald
  b1: cccc:ew
  c1: cccc:ew
  d1: cccc:ew
--- rows points
2
    $T/pos.yaml: position consistent: final score W 22, B 20
1
    $T/pos.yaml: position consistent: final score W 18, B 20

== a doubler held when the turn began may be used beside one that is won in it [C-90]
# The tower of a3 brings W from 28 to 32, where he finds a second 2; the first doubles the tower of b2.
% sed "s/USE/$use/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 28, B: 10}
hand: {W: {wall_tiles: [2]}}
board: {a2: cccc, b2: 'ctcc W:knight', c2: cccc, c3: cccc, a3: 'ttcc W:knight'}
moves:
- W: tctc b3
  order: [tower@a3, tower@b2]
  take: {32: 2}
  use: [USE]
--- rows use
{2: tower@b2}
    -: legal so far: 1 turn, score W 40, B 10, B to move
{2: tower@b2}, {2: tower@b2}
    -: illegal: turn 1; after 0 turns, score W 28, B 10
    -:12:25: illegal: W took wall tile 2 only this turn: it cannot double what is scored now [use-too-new, C-90]

== by the strict reading of wall tile 1 one held before may be used, one won now may not [C-86]
% sed "s/USE/$use/" $T/game.yaml | reeve check --rules tests/rulesets --option extra_turn_same_turn=false 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {W: {wall_tiles: [1]}}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 1}
  use: [USE]
--- rows use
1
    -: legal so far: 1 turn, score W 32, B 10, W to move
1, 1
    -: illegal: turn 1; after 0 turns, score W 30, B 10
    -:11:12: illegal: W took wall tile 1 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]

== wall tile 6 goes on any unfinished house where the option lifts the majority [C-83]
# B's house has 3 tiles, W's 2; nothing is said, so the better one is taken.
% reeve check --now --rules tests/rulesets --option incomplete_tokens_need_majority=$need $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [6]}}
board: {a2: cccc, a3: 'hhcc B:squire', b3: hhcc, c3: hhcc, a1: 'cchh W:squire', b1: cchh}
--- rows need
true
    $T/pos.yaml: position consistent: final score W 12, B 20
false
    $T/pos.yaml: position consistent: final score W 13, B 20

== both doublers on one tower with split moves: the plain score, then the rest [C-78, C-91]
# W at 20: 6, then 12 more: 26 and 38, or 38 at once. From 26: 32, then 44.
% sed "s/FROM/$from/" $T/game.yaml |
%   reeve score --rules tests/rulesets --option doubled_score_moves=$moves --format json |
%   gojq -c '[.score.W, [.events[] | select(.what == "took").corner]]'
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: FROM, B: 10}
hand: {W: {wall_tiles: [2, 2]}}
board: {b4: 'ctcc W:knight', c4: ttcc}
moves:
- W: tccc d4
  use: [{2: tower@b4}, {2: tower@b4}]
--- rows moves from
single 20
    [38,[]]
single 26
    [44,[]]
split 20
    [38,[]]
split 26
    [44,[32]]

== of the orders in which all that is said was taken, the one in which nothing else was [C-60, C-71]
# W's paths of 2 and 3 tiles end in either order on 36, by way of 33, where a wall tile lies, or of 34;
# B comes from 54 to 56 in both.
$ reeve position --rules tests/rulesets $T/game.yaml | grep -E '^(score|hand|corners)'
$ sed 's/{56: 5}/{32: 8, 56: 5}/' $T/game.yaml | reeve position --rules tests/rulesets | grep -E '^(score|hand|corners)'
$ sed '/take/d' $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 31, B: 54}
board:
  a2: cccc
  b1: cccc
  b2: cccc
  b3: cccc
  c1: cccc:ns B:herald
  c3: cccc:ns W:herald
  d3: cccc
  d2: cccc:ew W:herald
  e2: chhc:w
moves:
- W: cccc:n,e,s c2
  take: {56: 5}
--- status 1
--- stdout
score: {W: 36, B: 56}
hand: {W: {wall_tiles: []}, B: {wall_tiles: [5]}}
corners: {3: '?', 32: '?'}
score: {W: 36, B: 56}
hand: {W: {wall_tiles: [8]}, B: {wall_tiles: [5]}}
corners: {3: '?'}
-: ambiguous: turn 1; after 0 turns, score W 31, B 54
--- stderr
-:17:6: ambiguous: the order of scoring decides who takes a wall tile, but the record does not give it: path@c3.n, path@d2.e, path@c1.n - W takes 32 and B takes 56; or path@d2.e, path@c3.n, path@c1.n - B takes 56 [order-ambiguous, C-71, wall_pickup: per_feature]
     17 | - W: cccc:n,e,s c2
        |      ^~~~~~~~~~
  help: Add `order: […]`, with the features in the order of scoring.
  help: with wall_pickup=end_of_turn: the record need not say it

== so it is with six players, when a house rule of one's own lets them play [C-60, C-69, C-71, C-98]
# W's tile completes B's path and B's tower, as above; a wall tile is looked for where nobody stops. At the end
# B's wall tile 9 gives 5 points.
$ mkdir -p $T/six && printf '{ruleset: 1, name: six, extends: strip, title: For six, players: [2, 6]}\n' >$T/six/ruleset.yaml
$ cp -r tests/rulesets/strip tests/rulesets/q $T
% sed "s/ORDER/$order/" $T/game.yaml | reeve check --rules $T
$ sed "s/ORDER/order: [path@a3.e, tower@c3]/" $T/game.yaml | reeve score --now --rules $T --format json | gojq -c .score
--- file game.yaml
reeve: 1
rules: six
players: {W: W, B: B, C: C, D: D, E: E, F: F}
to_move: W
score: {W: 10, B: 30, C: 0, D: 0, E: 0, F: 0}
hand: {B: {wall_tiles: [9]}}
board:
  a2: cccc
  a3: cccc:ew B:herald
  b2: cccc
  c2: cccc
  c3: tcct B:knight
moves:
- W: cttc:w b3
  ORDER
--- rows order
# none is said
    -: ambiguous: turn 1; after 0 turns, score W 10, B 30, C 0, D 0, E 0, F 0
    -:14:6: ambiguous: the order of scoring decides who takes a wall tile, but the record does not give it: tower@c3.w, path@a3.e - nobody takes one; or path@a3.e, tower@c3.w - B takes 32 [order-ambiguous, C-71, wall_pickup: per_feature]
         14 | - W: cttc:w b3
            |      ^~~~~~
      help: Add `order: […]`, with the features in the order of scoring.
      help: with wall_pickup=end_of_turn: the record need not say it
order: [path@a3.e, tower@c3]
    -: legal so far: 1 turn, score W 10, B 36, C 0, D 0, E 0, F 0, B to move
take: {56: 1}
    -: illegal: turn 1; after 0 turns, score W 10, B 30, C 0, D 0, E 0, F 0
    -:15:10: illegal: nobody takes the wall tile at 56: W stays on 10, B comes to 36, C stays on 0, D stays on 0, E stays on 0, F stays on 0 [take-not-won, C-69, wall_pickup: per_feature]
         15 |   take: {56: 1}
            |          ^~
      help: Delete 56 from `take`, or look for the turn whose score is wrong.
--- stdout
{"B":41,"C":0,"D":0,"E":0,"F":0,"W":10}
