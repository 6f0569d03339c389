# `reeve why` of turns that do not stand: every rule that they break, and the nearest places instead.

== why: a house on a path, and what could have been done instead [C-19]
$ reeve why fixtures/castle/illegal.yaml
--- stdout
turn 27, Lea: 19/270 c4 herald@s: illegal
 yes  turn        it is the turn of Lea                                     C-13
 yes  tile        tile 19 is still to come                                 C-112
 yes  cell        c4 is free                                                C-18
 yes  attached    its east side lies against tile 2 at d4                   C-16
 yes  side        east: a house against a tower of tile 2 at d4             C-20
  no  side        south: a path against a house of tile 20 at c3            C-19
 yes  side        west: a path against a path of tile 44 at b4              C-19
 yes  follower    Lea has 2 followers in hand                               C-30
 yes  free        path@b3.n holds no follower yet                           C-29
with rotation 0 here this turn is legal: 19 c4 herald
instead, of 29 places, the nearest:
      c4   turned   0: herald@n
      b5   turned   0: herald@n squire@e knight@nw
      d5   turned   0: herald@n squire@e knight@nw
--- status 1

== why: a turn that breaks many rules at once is told of each [C-12, C-13, C-18, C-25, C-43, C-69, C-81, C-84, C-89, C-112]
# `check` names the first and no more.
$ reeve check $T/multi.yaml
$ reeve why $T/multi.yaml
--- file multi.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
setup:
  wall_tiles: {12: 3}
  draw: ['52', '41', '14', '9', '30']
moves:
- W: 52/180 d12 knight@s
- B: 41/270 g12 knight@n
- W: 14/180 d1 merchant@n
- W: 33/90 f5 squire@w
  discard: ['9', '52']
  use: [{3: house@f5}, {2: tower@d12}, 1, 5]
  take: {12: 4, 16: 2}
  order: [house@f5, tower@d12]
  score: {W: 12}
--- stdout
$T/multi.yaml: illegal: turn 4; after 3 turns, score Anna (W) 0, Bert (B) 0
turn 4, Anna (W): 33/90 f5 squire@w: illegal
  no  turn        it is the turn of Bert (B), not of Anna (W)               C-13
  no  discard     tile 9 may not be discarded: it can be laid as 9/270 b3   C-25
  no  discard     tile 52 lies at d12 already; Type 55: it looks the same
                  and is still to come.                                    C-112
  no  tile        tile 30 was drawn here, not tile 33                       C-12
 yes  cell        f5 is free                                                C-18
  no  attached    no side of it lies against a tile or a start space        C-18
 yes  follower    W has 4 followers in hand                                 C-30
 yes  free        house@f5.w holds no follower yet                          C-29
  no  take        wall tile 3 lies at corner 12, not 4                      C-69
  no  wall tile   house@f5.w is not scored in this turn                     C-89
 yes  wall tile   W has the majority on house@f5.w                          C-83
  no  wall tile   W holds no wall tile 3                                    C-81
  no  wall tile   tower@d12.s is not scored in this turn                    C-89
 yes  wall tile   W has the majority on tower@d12.s                         C-83
  no  wall tile   W holds no wall tile 2                                    C-81
  no  wall tile   wall tile 5 is used only at the end of the game           C-84
  no  wall tile   W holds no wall tile 5                                    C-81
  no  order       house@f5.w was not completed by this turn                 C-43
  no  order       tower@d12.s was not completed by this turn                C-43
  no  take        nobody takes the wall tile at 12: W stays on 0, B stays
                  on 0                                                      C-69
  no  take        nobody takes the wall tile at 16: W stays on 0, B stays
                  on 0                                                      C-69
  no  wall tile   W holds no wall tile 1                                    C-81
 yes  wall tile   a tile is to come for the extra turn                      C-88
instead, of 32 places, the nearest:
      e1   turned  90: merchant@e squire@w
      d2   turned  90: squire@w
      e1   turned 180: squire@n
--- stderr
$T/multi.yaml:11:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
     11 | - W: 33/90 f5 squire@w
        |   ^
  help: Type `- B:` instead of `- W:`, or add the missing turn of B. As the turn of B it is illegal, too: tile 9 may not be discarded: it can be laid as 9/270 b3.
--- status 1

== why: a taken cell, two sides that do not go on, no place for the follower [C-18, C-19, C-28]
$ reeve why $T/taken.yaml
--- file taken.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {g12: 41/270, f12: 31, f11: 52/180}
moves:
- W: 33 f12 knight@n
  use: [{2: tower@f12}]
  take: {12: 1}
--- stdout
turn 1, Anna (W): 33 f12 knight@n: illegal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 33 is still to come                                 C-112
  no  cell        f12 is taken: tile 31 lies there                          C-18
 yes  attached    its east side lies against tile 41 at g12                 C-16
 yes  side        north: a court against the wall                           C-21
  no  side        east: a court and a house against a path of tile 41 at
                  g12                                                       C-19
  no  side        south: a house against a path of tile 52 at f11           C-19
 yes  follower    W has 6 followers in hand                                 C-30
  no  follower    tile 33 has no place for a knight                         C-28
  no  wall tile   `tower@f12` names no feature: that tile has no tower at
                  all                                                       C-36
  no  wall tile   W holds no wall tile 2                                    C-81
  no  take        nobody takes the wall tile at 12: W stays on 0, B stays
                  on 0                                                      C-69
instead, of 28 places, the nearest:
      f10  turned   0: merchant@n squire@s
      e11  turned   0: merchant@n squire@s
      d12  turned   0: merchant@n squire@s
--- status 1

== why: two sides and a start space do not go on, the feature is held and nobody is in hand [C-19, C-22, C-29, C-30]
$ reeve why $T/two.yaml
--- file two.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d12: 14 W:merchant
  d11: 32 W:squire
  d10: 34 W:squire
  d9: 37 W:squire
  d8: 55 W:merchant@sw
  e8: 58
  e7: 27/270 W:squire
moves:
- W: 33 d7 merchant
--- stdout
turn 1, Anna (W): 33 d7 merchant@n: illegal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 33 is still to come                                 C-112
 yes  cell        d7 is free                                                C-18
 yes  attached    its north side lies against tile 55 at d8                 C-16
  no  side        north: a court against a path of tile 55 at d8            C-19
  no  side        east: a court and a house against a path of tile 27 at
                  e7                                                        C-19
  no  side        west: a court and a house against a path of start space
                  18                                                        C-22
  no  follower    W has no follower left                                    C-30
  no  free        court@d8.se holds a follower of W already                 C-29
instead, of 52 places, the nearest:
      e6   turned   0: no follower
      f7   turned   0: no follower
      e6   turned  90: no follower
--- status 1

== why: a corner only, the first tile far from the start, several places [C-15, C-17, C-27]
% echo "code $code:"; reeve why fixtures/castle/bad/$code.yaml | grep -A 3 -E '^turn|  no|instead'
--- rows code
corner-only
    code corner-only:
    turn 2, Bert (B): 34 c4: illegal
     yes  turn        it is the turn of Bert (B)                                C-13
     yes  tile        tile 34 is still to come                                 C-112
     yes  cell        c4 is free                                                C-18
      no  attached    it touches other tiles at a corner only                   C-17
    at c3 instead this turn is legal: 34 c3
    at b4 instead this turn is legal: 34 b4
    instead, of 28 places, the nearest:
          c3   turned   0: merchant@n squire@s
          b4   turned   0: merchant@n squire@s
          c3   turned  90: merchant@e squire@w
not-at-start
    code not-at-start:
    turn 1, Anna (W): 32 e5: illegal
     yes  turn        it is the turn of Anna (W)                                C-13
     yes  tile        tile 32 is still to come                                 C-112
     yes  cell        e5 is free                                                C-18
      no  attached    the first tile must lie against a start space             C-15
    instead, of 20 places, the nearest:
          d1   turned   0: merchant@n squire@s
          b3   turned   0: merchant@n squire@s
          d1   turned  90: merchant@e squire@w
where-several
    code where-several:
    turn 1, Anna (W): 9 g12 herald: illegal
     yes  turn        it is the turn of Anna (W)                                C-13
     yes  tile        tile 9 is still to come                                  C-112
     yes  cell        g12 is free                                               C-18
    --
     yes  side        north: a tower against a house and a tower of start
                      space 50                                                  C-22
      no  follower    tile 9 at g12 has more than one path: path@w, path@e,
                      path@s                                                    C-27
     yes  follower    W has 6 followers in hand                                 C-30
    instead, of 11 places, the nearest:
          g12  turned   0: knight@n herald@e herald@s herald@w merchant@se squire@sw
          d12  turned 270: herald@n herald@e herald@s knight@w merchant@ne squire@se
          i10  turned  90: herald@n knight@e herald@s herald@w merchant@sw squire@nw

== why: an occupied feature, and a hand without followers [C-29, C-30]
% echo "code $code:"; reeve why fixtures/castle/bad/$code.yaml | sed -n '/follower/,$p'
--- rows code
occupied
    code occupied:
     yes  follower    B has 6 followers in hand                                 C-30
      no  free        house@b3.s holds a follower of W already                  C-29
    with rotation 180 here this turn is legal: 34/180 c3 squire
    with rotation 270 here this turn is legal: 34/270 c3 squire
    instead, of 28 places, the nearest:
          c3   turned   0: merchant@n
          c3   turned  90: merchant@e
          c3   turned 180: squire@n merchant@s
no-follower
    code no-follower:
      no  follower    W has no follower left                                    C-30
     yes  free        house@b3.s holds no follower yet                          C-29
    instead, of 16 places, the nearest:
          b3   turned   0: no follower
          b3   turned  90: no follower
          b3   turned 180: no follower

== why: the uses of wall tiles, each thing by itself [C-80, C-81, C-82, C-83, C-84, C-86, C-88, C-89, C-90, C-100]
% reeve why fixtures/castle/bad/$name.yaml | grep -A 1 'wall tile  '
--- rows name
use-not-held
      no  wall tile   W holds no wall tile 1                                    C-81
     yes  wall tile   a tile is to come for the extra turn                      C-88
use-too-new
     yes  wall tile   tower@d12.nw is a tower, and scored in this turn          C-89
     yes  wall tile   W has the majority on tower@d12.nw                        C-83
      no  wall tile   W took wall tile 2 only this turn: it cannot double
                      what is scored now                                        C-90
use-wrong-kind
      no  wall tile   wall tile 2 works on a tower, not a house                 C-89
     yes  wall tile   W has the majority on house@d12.nw                        C-83
     yes  wall tile   W holds wall tile 2                                       C-81
use-not-scored
      no  wall tile   house@b3.s is not scored in this turn                     C-89
     yes  wall tile   W has the majority on house@b3.s                          C-83
     yes  wall tile   W holds wall tile 3                                       C-81
use-no-majority
     yes  wall tile   house@d12.nw is a house, and scored in this turn          C-89
      no  wall tile   W has no majority on house@d12.nw (W 0, B 0)              C-83
     yes  wall tile   W holds wall tile 3                                       C-81
use-at-end
      no  wall tile   wall tile 9 is used only at the end of the game           C-84
     yes  wall tile   W holds wall tile 9                                       C-81
use-opponents-turn
     yes  wall tile   house@d1.sw is a house, and scored in this turn           C-89
     yes  wall tile   B has the majority on house@d1.sw                         C-83
      no  wall tile   B scores house@d1.sw in W's turn and may not use wall
                      tile 3 now [wall_tiles_on_opponents_turn: false]          C-82
     yes  wall tile   B holds wall tile 3                                       C-81
    with wall_tiles_on_opponents_turn=true: legal
use-feature
      no  wall tile   wall tile 3: name the feature that it doubles: {3:
                      house@f6}                                                C-100
     yes  wall tile   W holds wall tile 3                                       C-81
extra-no-tile
     yes  wall tile   W holds wall tile 1                                       C-81
      no  wall tile   wall tile 1 gives no turn: too few tiles are left in
                      the stack                                                 C-88
extra-too-new
      no  wall tile   W took wall tile 1 only this turn: its extra turn comes
                      after a later turn [extra_turn_same_turn: false]          C-86
     yes  wall tile   a tile is to come for the extra turn                      C-88
    with extra_turn_same_turn=true: legal

== why: takes, orders and draws that were not so [C-12, C-43, C-59, C-60, C-69]
% reeve why fixtures/castle/bad/$code.yaml | grep -A 1 ' no  '
--- rows code
take-mismatch
      no  take        wall tile 3 lies at corner 12, not 5                      C-69
take-not-won
      no  take        nobody takes the wall tile at 12: W stays on 0, B stays
                      on 0                                                      C-69
order-not-completed
      no  order       house@b3.s was not completed by this turn                 C-43
order-placer-first
      no  order       B scores house@d1.sw before W, who laid the tile,
                      scores tower@c1.se                                        C-60
order-twice
      no  order       `order` lists house@d12.nw twice                          C-59
wrong-draw
      no  tile        tile 17 was drawn here, not tile 32                       C-12
     yes  cell        b3 is free                                                C-18

== why: discards, passing and the end of the game [C-25, C-26, C-101]
% reeve why fixtures/castle/bad/$code.yaml | grep -A 1 ' no  '
--- rows code
discard-fits
      no  discard     tile 34 may not be discarded: it can be laid as 34 b3     C-25
     yes  tile        tile 32 is still to come                                 C-112
tile-used
      no  tile        tile 32 lies at b3 already; Type 34: it looks the same
                      and is still to come.                                    C-112
none-uses
      no  tile        a turn without a tile allows no `use`                     C-12
      no  tile        `none` is allowed only when the stack is empty: 59
                      tiles still to come                                       C-26
none-tiles-left
      no  tile        `none` is allowed only when the stack is empty: 60
                      tiles still to come                                       C-26
game-over
      no  turn        the game was over after turn 1                           C-101

== why: an order that is not said and makes a difference is ambiguous, not illegal [C-71]
$ reeve why fixtures/castle/bad/order-ambiguous.yaml
--- stdout
turn 1, Anna (W): 58/90 c1 knight@se: ambiguous
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 58 is still to come                                 C-112
 yes  cell        c1 is free                                                C-18
 yes  attached    its east side lies against tile 37 at d1                  C-16
 yes  side        east: a court and a tower against a court and a house
                  of tile 37 at d1                                          C-20
 yes  side        south: a court and a tower against the wall               C-21
 yes  follower    W has 5 followers in hand                                 C-30
 yes  free        tower@c1.se holds no follower yet                         C-29
      open        court@d1.n counts only at the end                         C-43
 yes  completed   tower@c1.se is complete: no end of it is open             C-46
 yes  completed   house@d1.sw is complete: no end of it is open             C-46
  no  order       the order of scoring decides who takes a wall tile, but
                  the record does not give it: tower@c1.se, house@d1.sw -
                  nobody takes one; or house@d1.sw, tower@c1.se - W takes
                  12 [wall_pickup: per_feature]                             C-71
with wall_pickup=end_of_turn: legal
--- status 1

== why: a house rule refuses a tile, a follower, a wall tile [C-18]
$ reeve why fixtures/castle/bad/house-rule.yaml | tail -6
$ reeve why --script $T/nope.lua $T/nope.yaml 1
$ reeve why --script $T/nope.lua $T/nope.yaml --accept 1 2 >$T/out; echo $?; grep -A 1 ' no  ' $T/out
--- file nope.lua
return {
  api = 1, name = "nope", summary = "No tile in file e, no second knight.", rules = {"castle"},
  replaces = {"C-18"},
  hooks = {
    may_place = function(game, tile)
      if tile:cell():name():sub(1, 1) == "e" then return "file e is closed" end
    end,
    may_use = function(game, player, number) return "no wall tiles today" end,
    tile_placed = function(game, tile)
      if tile:id() == "58" then game:end_turn() end
    end,
  },
}
--- file nope.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {d1: 37}
hand: {B: {wall_tiles: [2, 1]}}
moves:
- W: 14/180 e1
- B: 58/90 c1 knight
  use: [{2: tower@c1}, 1]
--- stdout
  no  house rule  no-first-turn-merchant: no merchant is placed in the
                  first round                                               C-28
instead, of 20 places, the nearest:
      b3   turned   0: squire@s
      b3   turned  90: squire@w
      b3   turned 180: squire@n
turn 1, Anna (W): 14/180 e1: illegal
 yes  turn        it is the turn of Anna (W)                                C-13
 yes  tile        tile 14 is still to come                                 C-112
 yes  cell        e1 is free                                                C-18
 yes  attached    its west side lies against tile 37 at d1                  C-16
 yes  side        east: a court against the wall                            C-21
 yes  side        south: a court against the wall                           C-21
 yes  side        west: a court against a court of tile 37 at d1            C-20
  no  house rule  nope: file e is closed                                    C-18
at c1 instead this turn is legal: 14/180 c1
instead, of 6 places, the nearest:
      c1   turned   0: merchant@n
      d2   turned   0: merchant@n
      b3   turned   0: merchant@n
1
  no  follower    a script has ended the turn: no follower is placed in
                  it
--
  no  house rule  nope: no wall tiles today                                 C-18
 yes  wall tile   B holds wall tile 1                                       C-81
--
  no  wall tile   a script has ended the turn: no extra turn follows
  no  house rule  nope: no wall tiles today                                 C-18
instead, of 24 places, the nearest:

== why: a turn that the table let stand is explained as it was played [C-13]
$ reeve why --accept 2 $T/again.yaml 2; echo $?
$ reeve why --accept 2 $T/again.yaml | sed -n '1p;/no  /,$p'
$ reeve why --accept 2 $T/again.yaml >$T/out; echo $?
--- file again.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 14 d1
- W: 32/180 e1 squire
- B: 13 d2 squire
- W: 37/270 e2
  score: {W: 2}
--- stdout
turn 2, Anna (W): 32/180 e1 squire@n: illegal, but accepted
  no  turn        it is the turn of Bert (B), not of Anna (W)               C-13
 yes  tile        tile 32 is still to come                                 C-112
 yes  cell        e1 is free                                                C-18
 yes  attached    its west side lies against tile 14 at d1                  C-16
 yes  side        east: a house and a court against the wall                C-21
 yes  side        south: a court against the wall                           C-21
 yes  side        west: a house and a court against a court of tile 14 at
                  d1                                                        C-20
 yes  follower    W has 6 followers in hand                                 C-30
 yes  free        house@e1.n holds no follower yet                          C-29
      open        house@e1.n is open at e1 (north)                          C-46
      open        court@d1.n counts only at the end                         C-43
score after it: Anna (W) 0, Bert (B) 0
0
turn 4, Anna (W): 37/270 e2: legal, but what was noted is wrong
  no  noted       W has 0 after this turn, not 2                            C-44
score after it: Anna (W) 0, Bert (B) 1 (+1)
1

== why: where the tile cannot lie scripts are not asked what may be done behind it [K-8, K-3]
# A mistyped cell is the commonest error, and what scripts do relies on the tile of the turn.
% sed "s/RULES/$rules/; s/KEY/$key/; s/TILE/$tile/" $T/taken.yaml >$T/one.yaml
% reeve why $T/one.yaml 3 | sed -n '/  no/p'
--- file taken.yaml
reeve: 1
rules: [RULES]
players: {A: Ann, B: Bob}
moves:
- A: BA.C/180 0,1
- B: BA.Rr/90 1,0
- A: TILE
  KEY
--- rows rules|tile|key
dragon|DG.RFr.d 1,0|dragon: ["1,1"]
      no  tile        tile DG.RFr.d cannot be drawn yet: it is set aside
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
dragon|BA.Rr 1,0|fairy: knight@0,0
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
dragon|DG.Cc.p 1,0|princess: B:knight@0,0
      no  tile        tile DG.Cc.p is not in the set (edition: 2); Type
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
      no  side        west: a city against a road of tile BA.RCr at 0,0          K-9
dragon|DG.RRR.g 1,0|portal: knight@0,1
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
flier|BA.Rr 1,0|fly: small
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
flier|BA.Rr 1,0|flier_die: 2
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
mage|BA.Rr 1,0|magic: mage city@0,0
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
gold|BA.Rr 1,0|gold: "0,1"
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
gold|BA.Rr 1,0|gold_from: ["A 0,1"]
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
circles|BA.Rr 1,0|circle: place
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
festival|BA.Rr 1,0|back: highwayman@0,0
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
labyrinth|BA.Rr 1,0|arm: n
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
hills|BA.Rr 1,0|flock: grow
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
phantom|BA.Rr 1,0|second: highwayman@w
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
siege|BA.Rr 1,0|escape: knight@0,0
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
buildings|BA.Rr 1,0|building: tower
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
abbey|BA.Rr 1,0|wagon: A:highwayman@0,0
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
messages|BA.Rr 1,0|answer: points
      no  cell        1,0 is taken: tile BA.Rr lies there                        K-8
carcassonne, dragon|BA.C 1,2|fairy: knight@0,0
      no  attached    it touches other tiles at a corner only                    K-8
      no  action      `fairy: knight@0,0` means nothing here: no such
