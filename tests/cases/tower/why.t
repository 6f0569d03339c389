# Why a tower piece, a capture, a follower on top or a ransom is right or not, step by step.

== each thing that The Tower asks of a turn, up to the one that is wrong [T-6, T-8, T-9, T-13, T-14, T-19, T-29, T-32, T-41, T-43, T-45, T-49]
% reeve why --format json fixtures/tower/bad/$wrong.yaml | gojq -r '.steps[] | select(.rule | test("^T-")) |
%     "  \(.answer // "-")  \(.text)\(if .option then " [\(.option)]" else "" end) \(.rule)"'
--- rows wrong
no-foundation
      no  there is no tower foundation at 0,0 T-6
      yes  W has 10 tower pieces T-8
tower-closed
      yes  tile TO.FG at 0,-1 has a foundation T-6
      no  the tower at 0,-1 is finished: a follower of B stands on top T-29
      yes  W has 9 tower pieces T-8
no-tower-piece
      yes  tile TO.FG at 0,-1 has a foundation T-6
      yes  nobody stands on top at 0,-1 T-29
      no  W has no tower piece left T-8
empty-tower
      no  no tower stands at 0,-1: no follower can go on top T-9
      yes  nobody stands on top at 0,-1 T-29
out-of-range
      yes  tile TO.L at 1,-1 has a foundation T-6
      yes  nobody stands on top at 1,-1 T-29
      yes  W has 10 tower pieces T-8
      no  the tower at 1,-1 reaches 1 step towards 1,-3, which is 2 steps away T-14
own-follower
      yes  tile TO.F at 0,-1 has a foundation T-6
      yes  nobody stands on top at 0,-1 T-29
      yes  W has 10 tower pieces T-8
      yes  the tower, now 1 piece high, reaches 1 step towards 0,-1: the tower's own tile T-14
      no  W cannot capture a follower of W's own [capture_own: false] T-19
top-safe
      yes  tile TO.L at 1,-1 has a foundation T-6
      yes  nobody stands on top at 1,-1 T-29
      yes  W has 9 tower pieces T-8
      yes  the tower, now 1 piece high, reaches 1 step towards 0,-1: 1 step to the west T-14
      no  the follower on top of the tower at 0,-1 cannot be captured [tower_top_capturable: false] T-32
ransom-off
      no  no ransom may be paid in this game [ransom: false] T-49
      yes  no ransom has been paid in this turn yet T-41
      yes  B holds a follower of W T-45
      yes  W has 20 points to pay 3 with [ransom_needs_points: true] T-43
no-prisoner
      yes  no ransom has been paid in this turn yet T-41
      no  B holds no follower of W T-45
      -  W has 0 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
ransom-points
      yes  no ransom has been paid in this turn yet T-41
      yes  B holds a follower of W T-45
      -  W has 2 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
      no  W has 2 points and cannot pay a ransom of 3 [ransom_needs_points: true] T-43
ransom-twice
      yes  no ransom has been paid in this turn yet T-41
      yes  B holds a follower of W T-45
      yes  W has 20 points to pay 3 with [ransom_needs_points: true] T-43
      no  W has bought a follower back in this turn already T-41

== what an option allows is said, too [T-19, T-32, T-43]
$ why() {
$     reeve why --format json $T/game.yaml --option $1 | gojq -r '.steps[] | select(.option) |
$         "\(.answer // "-")  \(.text) [\(.option)] \(.rule)"'
$ }
% why $o
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
towers: {'0,-1': 1}
tops: {'0,-1': W}
prisoners: {B: [W]}
moves:
- W: BA.RFr 1,0
  ransom: B
  tower: 1,-1
  capture: W:top@0,-1
--- rows o
capture_own=true
    -  W has 0 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
    yes  players may take their own followers home [capture_own: true] T-19
    yes  a follower on top of a tower can be captured [tower_top_capturable: true] T-32
    no  W has 0 points and cannot pay a ransom of 3 [ransom_needs_points: true] T-43
capture_own=false
    -  W has 0 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
    no  W cannot capture a follower of W's own [capture_own: false] T-19
    yes  a follower on top of a tower can be captured [tower_top_capturable: true] T-32
    no  W has 0 points and cannot pay a ransom of 3 [ransom_needs_points: true] T-43
tower_top_capturable=true
    -  W has 0 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
    yes  players may take their own followers home [capture_own: true] T-19
    yes  a follower on top of a tower can be captured [tower_top_capturable: true] T-32
    no  W has 0 points and cannot pay a ransom of 3 [ransom_needs_points: true] T-43
tower_top_capturable=false
    -  W has 0 points before the tile is laid: too few, unless it scores [ransom_needs_points: true] T-43
    yes  players may take their own followers home [capture_own: true] T-19
    no  the follower on top of the tower at 0,-1 cannot be captured [tower_top_capturable: false] T-32
    no  W has 0 points and cannot pay a ransom of 3 [ransom_needs_points: true] T-43
ransom_needs_points=false
    yes  W may pay with any score [ransom_needs_points: false] T-43
    yes  players may take their own followers home [capture_own: true] T-19
    yes  a follower on top of a tower can be captured [tower_top_capturable: true] T-32

== a tower from which the follower is gone stays as it is by one option, and may grow by the other [T-31]
% reeve why --format json $T/game.yaml --option tower_reopens=$o | gojq -r '.verdict, (.steps[] |
%     select(.text | test("on top")) | "\(.answer)  \(.text) [\(.option)] \(.rule)")'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: TO.L 1,-1
  top: 0,-1
- W: BA.RFr 1,0
  tower: 1,-1
  capture: B:top@0,-1
- B: BA.RFr -1,0
  tower: 0,-1
--- rows o
true
    legal
    yes  nobody stands on top at 0,-1 [null] T-29
false
    illegal
    no  the tower at 0,-1 is finished: a follower stood on top [tower_reopens: false] T-31

== a follower on top: how high the tower is, who stands there, who is left [T-9, T-29, T-36, K-16]
% echo "$cell"
% sed "s/CELL/$cell/" $T/game.yaml | reeve why --format json - | gojq -r '.steps[] |
%     select(.step == "top" or .step == "tower") | "\(.answer)  \(.text) \(.rule)"'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
towers: {'0,-1': 2, '1,-1': 1}
tops: {'1,-1': B}
moves:
- W: BA.RFr 1,0
  top: CELL
--- rows cell
0,-1
    0,-1
    yes  the tower at 0,-1 has 2 pieces T-9
    yes  nobody stands on top at 0,-1 T-29
    yes  W has 7 followers in hand K-16
    null  W puts a follower on top of the tower at 0,-1 T-29
1,-1
    1,-1
    yes  the tower at 1,-1 has 1 piece T-9
    no  the tower at 1,-1 is finished: a follower of B stands on top T-36
    yes  W has 7 followers in hand K-16
0,0
    0,0
    no  no tower stands at 0,0: no follower can go on top T-9
    yes  W has 7 followers in hand K-16
5,5
    5,5
    no  no tower stands at 5,5: no follower can go on top T-9
    yes  W has 7 followers in hand K-16
