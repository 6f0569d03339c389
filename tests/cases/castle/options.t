# Options whose two values are not already set against each other in the other files of this folder.
# (final.t: tile4_fountain, two_tile7, tile8_without_keep, count_unused_start_spaces, empty_connectivity,
# tie, incomplete_tokens_need_majority; using.t: extra_turn_same_turn, wall_tiles_on_opponents_turn,
# two_doublers; taking.t: wall_pickup.)

== doubled_score_moves: one move passes the corner, two moves stop on it [C-78]
# W at 26 doubles a tower of 3 tiles: 6 and 6 points.
% reeve score --rules tests/rulesets --option doubled_score_moves=$moves --format json $T/game.yaml |
%   gojq -c '[.score.W, [.events[] | select(.what == "took").corner]]'
$ reeve score --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '[.score.W, [.events[] | select(.what == "took").corner]]'
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 26, B: 10}
hand: {W: {wall_tiles: [2]}}
board: {b4: 'ctcc W:knight', c4: ttcc}
moves:
- W: tccc d4
  use: [{2: tower@b4}]
--- rows moves
single
    [38,[]]
split
    [38,[32]]
--- stdout
[38,[]]

== return_on_tie: after a tie the followers come home, or stay [C-56]
% reeve position --rules tests/rulesets --option return_on_tie=$return $T/game.yaml | grep supply
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {a2: cccc, a3: cccc, b3: cccc, c3: cccc, a4: 'ttcc W:knight', c4: 'tccc B:knight'}
moves:
- W: ttcc b4
--- rows return
true
    supply: {W: 6, B: 6}
false
    supply: {W: 5, B: 5}

== the other editions are rulesets with other defaults [C-92, C-107]
% reeve rules $rules | grep -E 'tile4_fountain|count_unused' | tr -s ' ' | cut -d' ' -f 2-5
--- rows rules
castle
    tile4_fountain: 2* | 1
    count_unused_start_spaces: false* | true
castle-hig
    tile4_fountain: 2 | 1*
    count_unused_start_spaces: false* | true
castle-wica
    tile4_fountain: 2* | 1
    count_unused_start_spaces: false | true*

== an unknown option is refused, with the nearest one
$ reeve check --rules tests/rulesets --option wall_pikup=end_of_turn
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves: []
--- stdout~

--- stderr~
wall_pikup
--- status 2

== an unknown value of an option is refused
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
options: {wall_pickup: sometimes}
players: {W: W, B: B}
moves: []
--- stdout~
unreadable
--- stderr~
-:3:24: unreadable:
[bad-option
--- status 3
