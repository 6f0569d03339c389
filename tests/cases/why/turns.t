# `reeve why` of turns that stand: each step with its rule, the count tile by tile, who does and who
# does not take a wall tile.

== why: a turn that completes nothing [C-16, C-20]
$ reeve why fixtures/castle/kitchen-table.yaml 14
--- stdout
turn 14, Bert (B): 46/270 f6 knight@n: legal
 yes  turn        it is the turn of Bert (B)                                C-13
 yes  tile        tile 46 is still to come                                 C-112
 yes  cell        f6 is free                                                C-18
 yes  attached    its west side lies against tile 54 at e6                  C-16
 yes  side        west: a tower and a court against a court and a tower
                  of tile 54 at e6                                          C-20
 yes  follower    B has 2 followers in hand                                 C-30
 yes  free        tower@f6.n holds no follower yet                          C-29
      open        tower@f6.n is open at f6 (north, east, south)             C-46
      open        court@f6.sw counts only at the end                        C-43
score after it: Anna (W) 7, Bert (B) 5

== why: the first turn lies against a start space, and a path completed by the wall has no owner [C-15, C-22, C-57]
$ reeve why fixtures/castle/kitchen-table.yaml 1
--- stdout
turn 1, Anna (W): 52/180 d12 knight@s: legal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 52 is still to come                                 C-112
 yes  cell        d12 is free                                               C-18
 yes  attached    its west side lies against start space 40                 C-15
 yes  side        north: a path against the wall                            C-21
 yes  side        west: a court and a tower against a tower of start
                  space 40                                                  C-22
 yes  follower    W has 6 followers in hand                                 C-30
 yes  free        tower@d12.s holds no follower yet                         C-29
 yes  completed   path@d12.n is complete: no end of it is open              C-46
      open        tower@d12.s is open at d12 (east, south)                  C-46
      open        court@d12.ne counts only at the end                       C-43
      open        court@d12.nw counts only at the end                       C-43
      majority    path@d12.n: nobody stands on it                           C-57
score after it: Anna (W) 0, Bert (B) 0

== why: a path with a fountain and a start space is counted tile by tile [C-49, C-50]
$ reeve why fixtures/castle/example-fountain-path.yaml
--- stdout
turn 3, White (W): 16/90 h4: legal
 yes  turn        it is the turn of White (W)                               C-13
 yes  tile        tile 16 is still to come                                 C-112
 yes  cell        h4 is free                                                C-18
 yes  attached    its north side lies against tile 28 at h5                 C-16
 yes  side        north: a path against a path of tile 28 at h5             C-19
 yes  side        east: a path against the wall                             C-21
 yes  completed   path@h5.e is complete: no end of it is open               C-46
      open        court@h5.sw counts only at the end                        C-43
      open        court@h5.se counts only at the end                        C-43
      majority    path@h5.e: W 1, B 0; W has the majority                   C-55
  +8  points      W, path@h5.e (doubled at h5): 4 tiles, 2 each             C-50
                  h5 (tile 28): 2 + g5 (tile 31): 2 + h4 (tile 16): 2
                  + start space 74: 2 = 8
      marker      W goes from 0 to 8, no corner
      come home   1 follower of W comes home, for the next turn             C-61
 yes  noted       W has 8, as noted                                         C-44
 yes  noted       B has 0, as noted                                         C-44
score after it: White (W) 8 (+8), Black (B) 0

== why: a tie pays nobody, and the followers come home or stay [C-55, C-56]
$ reeve why fixtures/castle/example-tied-tower.yaml 6
$ reeve why --option return_on_tie=false fixtures/castle/example-tied-tower.yaml 6 | tail -4
--- stdout
turn 6, Black (B): 53/180 c1: legal
 yes  turn        it is the turn of Black (B)                               C-13
 yes  tile        tile 53 is still to come                                 C-112
 yes  cell        c1 is free                                                C-18
 yes  attached    its east side lies against tile 54 at d1                  C-16
 yes  side        east: a court and a tower against a court and a tower
                  of tile 54 at d1                                          C-20
 yes  side        south: a tower against the wall                           C-21
 yes  side        west: a court and a tower against a house and a tower
                  of tile 8 at b1                                           C-20
      open        court@d1.n counts only at the end                         C-43
 yes  completed   tower@d1.s is complete: no end of it is open              C-46
      majority    tower@d1.s: W 1, B 1; a tie: nobody scores                C-55
      come home   1 follower of W comes home, for the next turn             C-61
      come home   1 follower of B comes home, for the next turn             C-61
 yes  noted       W has 0, as noted                                         C-44
 yes  noted       B has 0, as noted                                         C-44
score after it: White (W) 0, Black (B) 0
      come home   the followers stay on tower@d1.s [return_on_tie: false]   C-56
 yes  noted       W has 0, as noted                                         C-44
 yes  noted       B has 0, as noted                                         C-44
score after it: White (W) 0, Black (B) 0

== why: the first house gets the keep, a larger one takes it over, one that is not larger does not [C-64, C-65]
% reeve why fixtures/castle/kitchen-table.yaml $turn | grep -E -A 1 'turn [0-9]|points|keep'
--- rows turn
9
    turn 9, Anna (W): 40 d6 squire@nw: legal
     yes  turn        it is the turn of Anna (W)                                C-13
    --
      +1  points      W, house@d6.nw: 1 tile, 1 each                            C-53
                      d6 (tile 40): 1
          keep        the keep of W goes to house@d6.nw, 1 tile                 C-64
          marker      W goes from 4 to 5, no corner
25
    turn 25, Anna (W): 26/90 h12 squire@e: legal
     yes  turn        it is the turn of Anna (W)                                C-13
    --
      +2  points      W, house@i12.nw: 2 tiles, 1 each                          C-53
                      i12 (tile 8): 1 + h12 (tile 26): 1 = 2
          keep        the keep of W goes to house@i12.nw, 2 tiles               C-65
          marker      W goes from 12 to 14, no corner
23
    turn 23, Anna (W): 33/90 b5 squire@w: legal
     yes  turn        it is the turn of Anna (W)                                C-13
    --
      +1  points      W, house@b5.w: 1 tile, 1 each                             C-53
                      b5 (tile 33): 1
          keep        W leaves the keep where it is: 1 tile is not more than
                      1                                                         C-65

== why: several completions, a doubled tower, two corners won and one passed [C-60, C-69, C-70, C-89]
$ reeve why fixtures/castle/mistake.yaml 46
--- stdout
turn 46, Tom (B): 39 g11 herald@n: legal
 yes  turn        it is the turn of Tom (B)                                 C-13
 yes  tile        tile 39 is still to come                                 C-112
 yes  cell        g11 is free                                               C-18
 yes  attached    its north side lies against tile 60 at g12                C-16
 yes  side        north: a path against a path of tile 60 at g12            C-19
 yes  side        east: a path against a path of tile 44 at h11             C-19
 yes  side        south: a court against a tower of tile 45 at g10          C-20
 yes  follower    B has 2 followers in hand                                 C-30
 yes  free        path@g12.s holds no follower yet                          C-29
 yes  completed   path@g12.s is complete: no end of it is open              C-46
 yes  completed   path@h12.n is complete: no end of it is open              C-46
      open        court@g11.s counts only at the end                        C-43
      open        path@g11.w is open at g11 (west)                          C-46
      open        court@g12.se counts only at the end                       C-43
      open        house@g11.nw is open at g11 (west)                        C-46
 yes  completed   tower@i11.w is complete: no end of it is open             C-46
 yes  wall tile   tower@i11.w is a tower, and scored in this turn           C-89
 yes  wall tile   B has the majority on tower@i11.w                         C-83
 yes  wall tile   B holds wall tile 2                                       C-81
      used        B plays wall tile 2 on tower@i11.w                        C-89
      order       scored in this order: tower@i11.w, then path@g12.s,
                  then path@h12.n                                           C-60
      majority    tower@i11.w: W 0, B 1; B has the majority                 C-55
 +12  points      B, tower@i11.w: 3 tiles, 2 each, times 2 by wall tile 2   C-52
                  i11 (tile 7): 2 + i12 (tile 48): 2 + h11 (tile 44): 2 = 6
      marker      B moves once, by the whole raised score
                  [doubled_score_moves: single]                             C-78
      marker      B goes from 52 to 64, on the corner 64, past the corner
                  56: passing takes nothing                                 C-70
      taken       B takes wall tile 4 at 64                                 C-69
      majority    path@g12.s: W 0, B 1; B has the majority                  C-55
  +2  points      B, path@g12.s: 2 tiles, 1 each                            C-49
                  g12 (tile 60): 1 + g11 (tile 39): 1 = 2
      marker      B goes from 64 to 66, on the corner 66
      taken       B takes wall tile 8 at 66                                 C-69
      majority    path@h12.n: W 0, B 1; B has the majority                  C-55
  +3  points      B, path@h12.n: 3 tiles, 1 each                            C-49
                  h12 (tile 15): 1 + h11 (tile 44): 1 + g11 (tile 39): 1 = 3
      marker      B goes from 66 to 69, no corner
      come home   3 followers of B come home, for the next turn             C-61
 yes  noted       W has 53, as noted                                        C-44
 yes  noted       B has 69, as noted                                        C-44
score after it: Nadia (W) 53, Tom (B) 69 (+17)
with wall_pickup=end_of_turn: illegal

== why: a score noted wrong is a verdict; the corner was empty already [C-74]
$ reeve why fixtures/castle/mistake.yaml
--- stdout
turn 50, Nadia (W): 50/90 g8 herald@e: legal, but what was noted is wrong
 yes  turn        it is the turn of Nadia (W)                               C-13
 yes  tile        tile 50 is still to come                                 C-112
 yes  cell        g8 is free                                                C-18
 yes  attached    its north side lies against tile 58 at g9                 C-16
 yes  side        north: a court and a tower against a court of tile 58
                  at g9                                                     C-20
 yes  side        east: a path against a path of tile 49 at h8              C-19
 yes  side        south: a court and a tower against a house of tile 26
                  at g7                                                     C-20
 yes  side        west: a path against a path of tile 17 at f8              C-19
 yes  follower    W has 2 followers in hand                                 C-30
 yes  free        path@h7.n holds no follower yet                           C-29
 yes  completed   path@h7.n is complete: no end of it is open               C-46
 yes  completed   tower@g8.ne is complete: no end of it is open             C-46
 yes  completed   tower@g8.se is complete: no end of it is open             C-46
      open        court@f8.se counts only at the end                        C-43
      open        court@g10.sw counts only at the end                       C-43
 yes  completed   house@g7.n is complete: no end of it is open              C-46
      majority    path@h7.n: W 1, B 0; W has the majority                   C-55
  +4  points      W, path@h7.n: 4 tiles, 1 each                             C-49
                  h7 (tile 57): 1 + f8 (tile 17): 1 + h8 (tile 49): 1
                  + g8 (tile 50): 1 = 4
      marker      W goes from 60 to 64, on the corner 64
      marker      W finds no wall tile at 64: none lies there               C-74
      majority    tower@g8.ne: nobody stands on it                          C-57
      majority    tower@g8.se: nobody stands on it                          C-57
      majority    house@g7.n: nobody stands on it                           C-57
      come home   1 follower of W comes home, for the next turn             C-61
  no  noted       W has 64 after this turn, not 68                          C-44
 yes  noted       B has 73, as noted                                        C-44
score after it: Nadia (W) 64 (+4), Tom (B) 73
--- status 1

== why: an extra turn in the turn that won it, under the option that allows it [C-86]
$ reeve why fixtures/castle/mistake.yaml 47 | tail -13
--- stdout
  +4  points      W, tower@g10.n: 2 tiles, 2 each                           C-52
                  g10 (tile 45): 2 + g9 (tile 58): 2 = 4
      marker      W goes from 53 to 57, on the corner 56
      taken       W takes wall tile 1 at 56                                 C-69
 yes  wall tile   W holds wall tile 1, taken this turn
                  [extra_turn_same_turn: true]                              C-86
 yes  wall tile   a tile is to come for the extra turn                      C-88
      used        W plays wall tile 1: an extra turn                        C-85
      come home   1 follower of W comes home, for the next turn             C-61
 yes  noted       W has 57, as noted                                        C-44
 yes  noted       B has 69, as noted                                        C-44
score after it: Nadia (W) 57 (+4), Tom (B) 69
with extra_turn_same_turn=false: illegal

== why: both doublers on one tower, counted thrice; the marker moves twice and passes a corner [C-78, C-91]
$ reeve why $T/two.yaml 1
--- file two.yaml
reeve: 1
rules: castle
options: {doubled_score_moves: split}
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 B:squire
score: {W: 28, B: 21}
hand: {W: {wall_tiles: [2, 2, 1]}, B: {wall_tiles: [3]}}
moves:
- W: 58/90 c1 knight
  use: [{2: tower@c1}, {2: tower@c1}, 1]
--- stdout
turn 1, Anna (W): 58/90 c1 knight@se: legal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 58 is still to come                                 C-112
 yes  cell        c1 is free                                                C-18
 yes  attached    its east side lies against tile 37 at d1                  C-16
 yes  side        east: a court and a tower against a court and a house
                  of tile 37 at d1                                          C-20
 yes  side        south: a court and a tower against the wall               C-21
 yes  follower    W has 6 followers in hand                                 C-30
 yes  free        tower@c1.se holds no follower yet                         C-29
      open        court@d1.n counts only at the end                         C-43
 yes  completed   tower@c1.se is complete: no end of it is open             C-46
 yes  completed   house@d1.sw is complete: no end of it is open             C-46
 yes  wall tile   tower@c1.se is a tower, and scored in this turn           C-89
 yes  wall tile   W has the majority on tower@c1.se                         C-83
 yes  wall tile   W holds wall tile 2                                       C-81
      used        W plays wall tile 2 on tower@c1.se                        C-89
 yes  wall tile   tower@c1.se is a tower, and scored in this turn           C-89
 yes  wall tile   W has the majority on tower@c1.se                         C-83
 yes  wall tile   W holds wall tile 2                                       C-81
      used        W plays wall tile 2 on tower@c1.se                        C-89
      order       scored in this order: tower@c1.se, then house@d1.sw
                  (what W scores comes first)                               C-60
      used        W plays both copies of wall tile 2: the score counts 3
                  times [two_doublers: triple]                              C-91
      majority    tower@c1.se: W 1, B 0; W has the majority                 C-55
  +6  points      W, tower@c1.se: 1 tile, 2 each, times 3 by both copies
                  of wall tile 2                                            C-52
                  c1 (tile 58): 2
      marker      W moves twice: first by the plain score, then by the
                  rest [doubled_score_moves: split]                         C-78
      marker      W goes from 28 to 30, no corner
      marker      W goes from 30 to 34, past the corner 32: passing takes
                  nothing                                                   C-70
      majority    house@d1.sw: W 0, B 1; B has the majority                 C-55
  +1  points      B, house@d1.sw: 1 tile, 1 each                            C-53
                  d1 (tile 37): 1
      keep        the keep of B goes to house@d1.sw, 1 tile                 C-64
      marker      B goes from 21 to 22, no corner
 yes  wall tile   W holds wall tile 1                                       C-81
 yes  wall tile   a tile is to come for the extra turn                      C-88
      used        W plays wall tile 1: an extra turn                        C-85
      come home   1 follower of W comes home, for the next turn             C-61
      come home   1 follower of B comes home, for the next turn             C-61
score after it: Anna (W) 34 (+6), Bert (B) 22 (+1)
with two_doublers=quadruple: Anna (W) +8, Bert (B) +1
with two_doublers=one_only: Anna (W) +4, Bert (B) +1

== why: one move passes the corner at which two moves would have stopped [C-78]
% echo "moves $moves:"; reeve why --option doubled_score_moves=$moves $T/two.yaml 1 | grep -E -A 1 'marker|taken'
--- file two.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37
score: {W: 30, B: 21}
hand: {W: {wall_tiles: [2, 2]}}
moves:
- W: 58/90 c1 knight
  use: [{2: tower@c1}, {2: tower@c1}]
--- rows moves
single
    moves single:
          marker      W moves once, by the whole raised score
                      [doubled_score_moves: single]                             C-78
          marker      W goes from 30 to 36, past the corner 32: passing takes
                      nothing                                                   C-70
split
    moves split:
          marker      W moves twice: first by the plain score, then by the
                      rest [doubled_score_moves: split]                         C-78
          marker      W goes from 30 to 32, on the corner 32
          taken       W takes the wall tile at 32                               C-69
          marker      W goes from 32 to 36, no corner
          majority    house@d1.sw: nobody stands on it                          C-57

== why: wall tiles at the end of the turn, won by who still stands there and not by who moved on [C-71, C-72]
% echo "order $order:"; sed "s/ORDER/$order/" $T/order.yaml | reeve why - 1 | sed -n '/order/,$p'
$ sed 's/ORDER/house@d1, tower@c1/' $T/order.yaml | reeve why --option wall_pickup=per_feature - 1 | sed -n '/order/,$p'
--- file order.yaml
reeve: 1
rules: castle
options: {wall_pickup: end_of_turn}
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 W:squire
score: {W: 12, B: 0}
moves:
- W: 58/90 c1 knight
  order: [ORDER]
--- rows order
house@d1, tower@c1
    order house@d1, tower@c1:
          order       scored in this order: house@d1.sw, then tower@c1.se       C-60
          majority    house@d1.sw: W 1, B 0; W has the majority                 C-55
      +1  points      W, house@d1.sw: 1 tile, 1 each                            C-53
                      d1 (tile 37): 1
          keep        the keep of W goes to house@d1.sw, 1 tile                 C-64
          marker      W goes from 12 to 13, on the corner 12
          marker      W can take what lies at 12 at the end of the turn only
                      [wall_pickup: end_of_turn]                                C-72
          majority    tower@c1.se: W 1, B 0; W has the majority                 C-55
      +2  points      W, tower@c1.se: 1 tile, 2 each                            C-52
                      c1 (tile 58): 2
          marker      W goes from 13 to 15, no corner
          marker      W ends the turn on 15, no corner: nothing is taken
                      [wall_pickup: end_of_turn]                                C-72
          come home   2 followers of W come home, for the next turn             C-61
    score after it: Anna (W) 15 (+3), Bert (B) 0
tower@c1, house@d1
    order tower@c1, house@d1:
          order       scored in this order: tower@c1.se, then house@d1.sw       C-60
          majority    tower@c1.se: W 1, B 0; W has the majority                 C-55
      +2  points      W, tower@c1.se: 1 tile, 2 each                            C-52
                      c1 (tile 58): 2
          marker      W goes from 12 to 14, no corner
          majority    house@d1.sw: W 1, B 0; W has the majority                 C-55
      +1  points      W, house@d1.sw: 1 tile, 1 each                            C-53
                      d1 (tile 37): 1
          keep        the keep of W goes to house@d1.sw, 1 tile                 C-64
          marker      W goes from 14 to 15, no corner
          marker      W ends the turn on 15, no corner: nothing is taken
                      [wall_pickup: end_of_turn]                                C-72
          come home   2 followers of W come home, for the next turn             C-61
    score after it: Anna (W) 15 (+3), Bert (B) 0
--- stdout
      order       scored in this order: house@d1.sw, then tower@c1.se       C-60
      majority    house@d1.sw: W 1, B 0; W has the majority                 C-55
  +1  points      W, house@d1.sw: 1 tile, 1 each                            C-53
                  d1 (tile 37): 1
      keep        the keep of W goes to house@d1.sw, 1 tile                 C-64
      marker      W goes from 12 to 13, on the corner 12
      taken       W takes the wall tile at 12                               C-69
      majority    tower@c1.se: W 1, B 0; W has the majority                 C-55
  +2  points      W, tower@c1.se: 1 tile, 2 each                            C-52
                  c1 (tile 58): 2
      marker      W goes from 13 to 15, no corner
      come home   2 followers of W come home, for the next turn             C-61
score after it: Anna (W) 15 (+3), Bert (B) 0

== why: a marker at the end of the turn on a corner that the other player has just emptied [C-72, C-74]
$ reeve why $T/both.yaml | sed -n '/order/,$p'
--- file both.yaml
reeve: 1
rules: castle
options: {wall_pickup: end_of_turn}
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 B:squire
score: {W: 10, B: 11}
moves:
- W: 58/90 c1 knight
--- stdout
      order       scored in this order: tower@c1.se, then house@d1.sw
                  (what W scores comes first)                               C-60
      majority    tower@c1.se: W 1, B 0; W has the majority                 C-55
  +2  points      W, tower@c1.se: 1 tile, 2 each                            C-52
                  c1 (tile 58): 2
      marker      W goes from 10 to 12, on the corner 12
      marker      W can take what lies at 12 at the end of the turn only
                  [wall_pickup: end_of_turn]                                C-72
      majority    house@d1.sw: W 0, B 1; B has the majority                 C-55
  +1  points      B, house@d1.sw: 1 tile, 1 each                            C-53
                  d1 (tile 37): 1
      keep        the keep of B goes to house@d1.sw, 1 tile                 C-64
      marker      B goes from 11 to 12, on the corner 12
      marker      B can take what lies at 12 at the end of the turn only
                  [wall_pickup: end_of_turn]                                C-72
      taken       W takes the wall tile at 12 [wall_pickup: end_of_turn]    C-72
      marker      B ends the turn on 12, where no wall tile lies any
                  more: nothing is taken [wall_pickup: end_of_turn]         C-72
      come home   1 follower of W comes home, for the next turn             C-61
      come home   1 follower of B comes home, for the next turn             C-61
score after it: Anna (W) 12 (+2), Bert (B) 12 (+1)

== why: a doubling wall tile in the turn of the other player [C-82]
$ reeve why --option wall_tiles_on_opponents_turn=true fixtures/castle/bad/use-opponents-turn.yaml | grep -A 1 'wall tile'
--- stdout
 yes  wall tile   house@d1.sw is a house, and scored in this turn           C-89
 yes  wall tile   B has the majority on house@d1.sw                         C-83
 yes  wall tile   B may play it in the turn of W
                  [wall_tiles_on_opponents_turn: true]                      C-82
 yes  wall tile   B holds wall tile 3                                       C-81
      used        B plays wall tile 3 on house@d1.sw                        C-89
      majority    house@d1.sw: W 0, B 1; B has the majority                 C-55
  +2  points      B, house@d1.sw: 1 tile, 1 each, times 2 by wall tile 3    C-53
                  d1 (tile 37): 1

== why: past 99 the marker goes on from 0 [C-75]
$ reeve why $T/lap.yaml | grep marker
--- file lap.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {d1: 37 W:squire}
score: {W: 99, B: 0}
moves:
- W: 58/90 c1
--- stdout
      marker      W goes from 99 to 100 (space 0), on the corner 0
      marker      W finds no wall tile at 0: none lies there                C-74

== why: a tile by look, its draw, tiles that fit nowhere, a turn that passes [C-12, C-25, C-26, C-112]
$ reeve why $T/draw.yaml 1 | head -4
% reeve why fixtures/castle/kitchen-table.yaml $turn | grep -E 'turn|discard|tile  '
--- file draw.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
setup: {draw: ['34', '9']}
moves:
- W: cchh b3
--- rows turn
58
    turn 58, Bert (B): 24/90 d8 herald@s: legal
     yes  turn        it is the turn of Bert (B)                                C-13
     yes  discard     tile 2 fits nowhere and is put aside                      C-25
     yes  tile        tile 24 is still to come                                 C-112
          come home   1 follower of B comes home, for the next turn             C-61
59
    turn 59, Anna (W): none: legal
     yes  turn        it is the turn of Anna (W)                                C-13
     yes  discard     tile 43 fits nowhere and is put aside                     C-25
     yes  tile        no tile is to come: the turn passes                       C-26
--- stdout
turn 1, Anna (W): 34 b3: legal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 34 looks like that and is still to come             C-112
 yes  tile        tile 34 was drawn                                         C-12

== why: a house rule's hand in a score is named, and what it made of the points
$ reeve why --script tie-shares-points fixtures/castle/example-tied-tower.yaml 6 | sed -n '/house rule/,$p'
$ reeve why --script $T/heavy.lua fixtures/castle/kitchen-table.yaml 9 | grep -E 'points|house rule|majority'
--- file heavy.lua
return {
  api = 1, name = "heavy", summary = "Squires count twice, and a little more.", rules = {"castle"},
  replaces = {"C-55"},
  hooks = {
    majority = function(game, feature, player, followers)
      if feature:kind() == "house" then return 2 * followers end
    end,
    feature_points = function(game, feature, player, points) return points + 1 end,
    tile_placed = function(game, tile)
      if tile:id() == "40" then game:score(game:turn():player(), 3, "the fortieth tile") end
    end,
  },
}
--- stdout
      house rule  tie-shares-points, tower@d1.s: the tie goes to W and B    C-55
      majority    tower@d1.s: W 1, B 1; a tie, for W and B                  C-55
  +4  points      B, tower@d1.s: 4 tiles, 2 each; tie-shares-points makes
                  it 4                                                      C-52
                  d1 (tile 54): 2 + b1 (tile 8): 2 + e1 (tile 52): 2
                  + c1 (tile 53): 2 = 8
      marker      B goes from 0 to 4, no corner
  +4  points      W, tower@d1.s: 4 tiles, 2 each; tie-shares-points makes
                  it 4                                                      C-52
                  d1 (tile 54): 2 + b1 (tile 8): 2 + e1 (tile 52): 2
                  + c1 (tile 53): 2 = 8
      marker      W goes from 0 to 4, no corner
      come home   1 follower of W comes home, for the next turn             C-61
      come home   1 follower of B comes home, for the next turn             C-61
  no  noted       W has 4 after this turn, not 0                            C-44
  no  noted       B has 4 after this turn, not 0                            C-44
score after it: White (W) 4 (+4), Black (B) 4 (+4)
  +3  points      W, heavy: the fortieth tile                               C-55
      house rule  heavy, W, house@d6.nw: a strength of 1 becomes 2          C-55
      majority    house@d6.nw: W 2, B 0; W has the majority                 C-55
  +2  points      W, house@d6.nw: 1 tile, 1 each; heavy makes it 2          C-53
      majority    path@d7.s: nobody stands on it                            C-57

== why: a house rule that lets a marker take nothing is named, and so is its taking
$ reeve why --script end-of-turn-pickup fixtures/castle/kitchen-table.yaml 23 | grep -A 1 -E 'marker|house rule|taken  '
--- stdout
      marker      W goes from 11 to 12, on the corner 12
      house rule  end-of-turn-pickup, W: the wall tile at 12 is not taken
                  now                                                       C-71
      taken       W takes wall tile 3 at 12, by end-of-turn-pickup          C-72
      come home   1 follower of W comes home, for the next turn             C-61

== why: an order that a house rule chose
$ reeve why --script $T/last.lua fixtures/castle/bad/order-ambiguous.yaml | grep -A 1 order
--- file last.lua
return {
  api = 1, name = "last", summary = "What was completed last is scored first.", rules = {"castle"},
  hooks = {
    scoring_order = function(game, features)
      local list = {}
      for i = #features, 1, -1 do list[#list + 1] = features[i] end
      return list
    end,
  },
}
--- stdout
      house rule  last: the order of scoring is house@d1.sw, tower@c1.se
      majority    house@d1.sw: W 1, B 0; W has the majority                 C-55
