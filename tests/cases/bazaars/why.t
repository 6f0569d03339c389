# Why: castles and their fiefs (B-22 … B-46).

== what makes a city one that can be built on
$ reeve why $T/game.yaml 1
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: BA.RRR 1,0 highwayman@w
- R: BA.CRRR -1,0
- B: BA.C/180 -1,1
--- stdout
turn 1, Rita (R): BA.C/180 0,1 knight@s: legal
 yes  turn        it is the turn of Rita (R)                                 K-7
 yes  tile        tile BA.C is still to come                                 K-3
 yes  cell        0,1 is free                                                K-8
 yes  attached    its south side lies against tile BA.RCr at 0,0             K-8
 yes  side        south: a city against a city of tile BA.RCr at 0,0         K-9
 yes  follower    R has 7 followers in hand                                 K-16
 yes  free        city@0,0.n holds no follower yet                          K-15
      open        field@0,1.n counts only at the end                        K-29
 yes  completed   city@0,0.n is complete: no end of it is open              K-26
 yes  castle      city@0,0.n is completed in this turn                      B-22
 yes  castle      city@0,0.n is a small city [small_city: half_round]       B-26
 yes  castle      the follower in city@0,0.n is R's                         B-22
 yes  castle      R has 3 castle tokens                                     B-29
      castle      R puts a castle on the city instead of scoring it         B-25
      fief        the fief of the castle city@0,0.n of R is -1,0 0,0 1,0
                  -1,1 0,1 1,1                                              B-33
score after it: Rita (R) 0, Bert (B) 0

== which tiles are in the fief, what is completed there, and what is scored of it
$ reeve why $T/game.yaml 2
$ reeve why $T/game.yaml 3
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RFr, '-1,1': BA.C/180, '2,0': BA.CRRR, '2,1': BA.C/180}
castles: {'city@0,1': R, 'city@2,0': B}
moves:
- R: BA.L 1,1
- B: BA.CRRR -1,0
- R: BA.LR/90 3,0
--- stdout
turn 2, Bert (B): BA.CRRR -1,0: legal
 yes  turn        it is the turn of Bert (B)                                 K-7
 yes  tile        tile BA.CRRR is still to come                              K-3
 yes  cell        -1,0 is free                                               K-8
 yes  attached    its north side lies against tile BA.C at -1,1              K-8
 yes  side        north: a city against a city of tile BA.C at -1,1          K-9
 yes  side        east: a road against a road of tile BA.RCr at 0,0          K-9
 yes  completed   city@-1,1.s is complete: no end of it is open             K-26
 yes  completed   road@0,0.e is complete: no end of it is open              K-26
      open        road@-1,0.s is open at -1,0 (south)                       K-26
      open        road@-1,0.w is open at -1,0 (west)                        K-26
      open        field@0,0.ne counts only at the end                       K-29
      open        field@0,0.s counts only at the end                        K-29
      open        field@-1,0.sw counts only at the end                      K-29
      fief        the fief of the castle city@0,0.n of R is -1,0 0,0 1,0
                  -1,1 0,1 1,1                                              B-33
      fief        road@0,0.e is completed there, too, for 4: one is
                  scored                                                    B-42
      fief        the fief of the castle city@2,0.n of B is 1,0 2,0 3,0
                  1,1 2,1 3,1                                               B-33
      fief        city@-1,1.s has no tile there                             B-34
      majority    city@-1,1.s: nobody stands on it                          K-27
      majority    road@0,0.e: nobody stands on it                           K-27
  +4  points      R, city@0,0.n: city@-1,1.s is completed in its fief: 2
                  tiles, 2 each                                             B-34
  +4  points      B, city@2,0.n: road@0,0.e is completed in its fief: 4
                  tiles, 1 each                                             B-34
      come home   1 follower of R comes home, for the next turn             K-19
      come home   1 follower of B comes home, for the next turn             K-19
score after it: Rita (R) 4 (+4), Bert (B) 4 (+4)
turn 3, Rita (R): BA.LR/90 3,0: legal
 yes  turn        it is the turn of Rita (R)                                 K-7
 yes  tile        tile BA.LR is still to come                                K-3
 yes  cell        3,0 is free                                                K-8
 yes  attached    its west side lies against tile BA.CRRR at 2,0             K-8
 yes  side        west: a road against a road of tile BA.CRRR at 2,0         K-9
      open        field@0,0.ne counts only at the end                       K-29
 yes  completed   road@2,0.e is complete: no end of it is open              K-26
      open        monastery@3,0.c is open at 2,-1, 3,-1, 4,-1 and 3 more    K-26
      majority    road@2,0.e: nobody stands on it                           K-27
score after it: Rita (R) 4, Bert (B) 4

== a castle of this very turn; a castle that scores what another scores; several said
$ reeve why $T/fresh.yaml 1 | grep -E "castle|fief"
$ reeve why $T/chain.yaml 1 | grep -E "castle|fief"
--- file fresh.yaml <tests/cases/bazaars/castle-now.yaml
--- file chain.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '-1,1': BA.C/270, '-2,1': BA.CG/90, '-2,2': BA.LR/90, '1,0': BA.RRR}
castles: {'city@0,0': R, 'city@1,1': Y, 'city@-2,1': B}
moves:
- R: BA.LR/270 -3,2
  fief: {R: 'city@-2,1', B: 'road@-2,2'}
--- stdout
 yes  castle      city@0,0.n is completed in this turn                      B-22
 yes  castle      city@0,0.n is a small city [small_city: half_round]       B-26
 yes  castle      the follower in city@0,0.n is R's                         B-22
 yes  castle      R has 3 castle tokens                                     B-29
      castle      R puts a castle on the city instead of scoring it         B-25
      fief        the fief of the castle city@0,0.n of R is -1,0 0,0 1,0
      fief        the castle city@0,0.n was made with this tile, so
                  nothing counts for it [castle_same_turn: false]           B-41
with castle_same_turn=true: Rita (R) +2, Bert (B) +0
      fief        the fief of the castle city@0,0.n of R is -1,0 0,0 1,0
      fief        road@-2,2.w has no tile there                             B-34
      fief        the castle city@-1,1.w lies there, and scores             B-43
      fief        the fief of the castle city@1,1.n of Y is 0,1 1,1 2,1
      fief        road@-2,2.w has no tile there                             B-34
      fief        the castle city@0,0.n lies there, and scores              B-43
      fief        the fief of the castle city@-1,1.w of B is -2,0 -1,0
  +2  points      B, city@-1,1.w: road@-2,2.w is completed in its fief: 2
  +2  points      R, city@0,0.n: the castle city@-1,1.w in its fief
  +2  points      Y, city@1,1.n: the castle city@0,0.n in its fief scores

== what forbids a castle, all of it
$ reeve why $T/game.yaml 1
--- file game.yaml
reeve: 1
rules: bazaars
options: {castle_by: placer_only}
players: {R: Rita, B: Bert}
to_move: R
board: {'0,0': BA.RCr B:knight, '0,1': BA.CFc.1/90}
supply: {B: {castles: 0}}
moves:
- R: BA.C/180 0,2
  castle: {B: 'city@0,1', R: 'city@0,1'}
--- status 1
--- stdout
turn 1, Rita (R): BA.C/180 0,2: illegal
 yes  turn        it is the turn of Rita (R)                                 K-7
 yes  tile        tile BA.C is still to come                                 K-3
 yes  cell        0,2 is free                                                K-8
 yes  attached    its south side lies against tile BA.CFc.1 at 0,1           K-8
 yes  side        south: a city against a city of tile BA.CFc.1 at 0,1       K-9
      open        field@0,2.n counts only at the end                        K-29
 yes  completed   city@0,0.n is complete: no end of it is open              K-26
 yes  castle      city@0,0.n is completed in this turn                      B-22
  no  castle      city@0,0.n is not a small city: it lies on 3 tiles
                  [small_city: half_round]                                  B-26
 yes  castle      the follower in city@0,0.n is B's                         B-22
  no  castle      B did not lay the tile that completed city@0,0.n
                  [castle_by: placer_only]                                  B-23
  no  castle      B has no castle token left                                B-29
 yes  castle      city@0,0.n is completed in this turn                      B-22
  no  castle      city@0,0.n is not a small city: it lies on 3 tiles
                  [small_city: half_round]                                  B-26
  no  castle      R has no follower in city@0,0.n                           B-22
 yes  castle      R has 3 castle tokens                                     B-29

== a tile is put aside that fits with a bridge only, or is from a bazaar; a bazaar follows another [B-11, B-66, B-70]
$ reeve why $T/game.yaml 1 | grep -A1 -E "discard|bazaar"
$ reeve why $T/game.yaml 2 | grep -A1 discard
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: R, B: B}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BB.R.bi/90, '-1,0': BA.LR/270, '2,0': BA.L}
to_move: R
bazaar: {after: B, tiles: {R: BB.Cccc.b, B: BA.RRRR}}
moves:
- R: BB.F.b 0,2
  discard: [BB.Cccc.b]
- B: BA.C 0,3
  discard: [BA.RRRR]
--- stdout
 yes  discard     R plays tile BB.Cccc.b from the bazaar                    B-64
 yes  discard     tile BB.Cccc.b fits nowhere and is put aside              K-10
 yes  tile        tile BB.F.b is still to come                               K-3
--
      bazaar      a bazaar tile lies: a bazaar follows when this one is
                  over                                                      B-66
 yes  discard     B plays tile BA.RRRR from the bazaar                      B-64
 yes  discard     tile BA.RRRR fits only with a bridge, which nobody has
                  to build, and is put aside                                B-11

== a castle and its fief: in the turn that makes it, though nothing else is completed, and of its cell or feature [B-33, B-40]
$ reeve why $T/game.yaml 1 | grep -A 1 fief
$ reeve why --at 2 $T/game.yaml 0,0 | sed -n '/^city/,/^road/p'
$ reeve why $T/game.yaml city@0,1 | tail -2
$ reeve position --at 2 $T/game.yaml | reeve why - city@0,1
$ reeve position $T/game.yaml | reeve why - 0,1 | tail -2
$ reeve why --at 2 --format json $T/game.yaml city@0,1 road@0,0 | gojq -c '.steps[] | select(.step == "fief")'
--- file game.yaml <tests/cases/bazaars/castle.yaml
--- stdout
      fief        the fief of the castle city@0,0.n of R is -1,0 0,0 1,0
                  -1,1 0,1 1,1                                              B-33
city@0,0.n
    1  R   tile BA.RCr at 0,0, tile BA.C at 0,1: 2 tiles, complete
    1  R   R puts a castle on the city instead of scoring it                B-25
    1  R   1 follower of R stands on it
           it is a castle of R; its fief is -1,0 0,0 1,0 -1,1 0,1 1,1       B-33
road@0,0.e
           it is a castle of R, whose lord has gone home; its fief is
           -1,0 0,0 1,0 -1,1 0,1 1,1                                        B-33
city@0,1
city@0,0.n
           tile BA.RCr at 0,0, tile BA.C at 0,1: 2 tiles, complete
           1 follower of R stands on it
           it is a castle of R; its fief is -1,0 0,0 1,0 -1,1 0,1 1,1       B-33
           it is a castle, whose lord has gone home; its fief is -1,0 0,0
           1,0 -1,1 0,1 1,1                                                 B-33
{"feature":"city@0,0.n","rule":"B-33","step":"fief","text":"it is a castle of R; its fief is -1,0 0,0 1,0 -1,1 0,1 1,1","turn":2}
