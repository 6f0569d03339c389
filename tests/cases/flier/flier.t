# The Flier: a follower flies in place of being placed (FL-1 to FL-10, FL-12, FL-13, FL-17 to FL-19), and
# with other boxes (FL-9, FL-11).

== FL-X1: only the road of another is there, and he must land beside him [FL-3, FL-5, FL-6, FL-12, FL-17, FL-18]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 2 | grep flier
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position $T/game.yaml | tee $T/now.yaml | tail -n 7
$ reeve position $T/now.yaml | cmp - $T/now.yaml
$ reeve show $T/game.yaml | head -n 4
$ sed 's/lands: .*/lands: crash/' $T/game.yaml | reeve check - 2>&1 | tail -n +2
$ sed '/lands/d' $T/game.yaml | reeve score - | tail -n 4
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr 1,0 highwayman@e
- A: FL.RFr.WE.o 2,0
  fly: small
  flier_die: 1
  lands: highwayman@1,0.e
--- stdout
$T/game.yaml: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
 yes  action      flier allows `fly: small`                                 FL-3
 yes  action      flier allows `flier_die: 1`; possible besides:
                  `flier_die: 2` or `flier_die: 3`                          FL-5
 yes  action      flier allows `lands: highwayman@1,0.e` (worth 3, held
      rule        flier, A: a follower goes to road@0,0.e                   FL-6
to_move: B
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, A:highwayman@e, B:highwayman@e]
  '2,0': FL.RFr.WE.o
score: {B: 0, A: 0}
supply: {B: 6, A: 6}
         0       1       2
      fcccccf┊ f A f ┊ f   f
  0   ─────────────B─────l───
       f   f ┊ f   f ┊ f   f
-:9:10: illegal: the follower can land on 1,0 [ruled-out, FL-6]
      9 |   lands: crash
        |          ^~~~~
  help: Type `lands: highwayman@1,0.e` (worth 3, held by B 1).
  help: with rotation 180 here this turn is legal: FL.RFr.WE.o/180 2,0
  1  B  BA.RFr 1,0 highwayman@e                                          0     0
  2  A  FL.RFr.WE.o 2,0                                                  0     0
          A   flier: a follower goes to road@0,0.e                          FL-6
score after turn 2, B to move, 77 tiles to come: Ben (B) 0, Ann (A) 0
--- stderr

== both score what they share, and come home [FL-12]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr 1,0 highwayman@e
- A: FL.RFr.WE.o 2,0
  fly: small
  flier_die: 1
  lands: highwayman@1,0.e
- B: BA.LR/90 3,0
- A: BA.LR/270 -1,0
--- stdout
                                                                         B     A
  1  B  BA.RFr 1,0 highwayman@e                                          0     0
  2  A  FL.RFr.WE.o 2,0                                                  0     0
          A   flier: a follower goes to road@0,0.e                          FL-6
  3  B  BA.LR/90 3,0                                                     0     0
  4  A  BA.LR/270 -1,0                                                   5     5
      +5  A   road@0,0.e: 5 tiles, 1 each                                   K-21
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-21
score after turn 4, B to move, 75 tiles to come: Ben (B) 5, Ann (A) 5

== what does not fly, and where nobody lands [FL-3, FL-5, FL-6, FL-7, FL-8, FL-10]
% sed "s#TILE#$tile#;s/FLY/$fly/;s/DIE/$die/;s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: BA.L 0,-1 monk
- A: TILE
  fly: FLY
  flier_die: DIE
  lands: LANDS
--- rows tile|fly|die|lands|
FL.F.o/180 -1,-1|small|1|monk@0,-1
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.o/180 -1,-1|small|1|farmer@0,-1
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: no follower lands there [ruled-out, FL-7]
FL.F.o/180 -1,-1|small|1|monk@0,0
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: `lands: monk@0,0` means nothing here: that tile has no such feature there [action-value, FL-6]
FL.F.o/180 -1,-1|small|1|crash
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: the follower can land on 0,-1 [ruled-out, FL-6]
FL.F.o/180 -1,-1|small|2|crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.o/180 -1,-1|small|2|monk@0,-1
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: the follower flies 2 to 1,-1 [ruled-out, FL-5]
FL.F.o/180 -1,-1|small|4|crash
    -: unreadable
    -:8:14: unreadable: `4`: it is typed as 1 | 2 | 3 [bad-extra]
FL.F.o/180 -1,-1|small|1|top
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: no open tower is there [ruled-out, FL-11]
FL.F.o/180 -1,-1|big|1|monk@0,-1
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:7:8: illegal: the follower is not in hand [ruled-out, FL-3]
FL.F.o -1,-1|small|1|crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.o/90 0,-2|small|1|monk@0,-1
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.o/90 0,-2|small|2|knight@0,0
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.o/90 0,-2|small|2|farmer@0,0.n
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:9:10: illegal: `lands: farmer@0,0.n` means nothing here: that tile has no such feature there [action-value, FL-6]
FL.F.dG/90 -1,-1|small|1|knight@0,0.n
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
FL.F.dG -1,-1|small|1|crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
ffff+flier.ne -1,-1|small|1|highwayman@0,0
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
BA.RFr 1,0|small|1|crash
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:7:8: illegal: the tile has no flying machine [ruled-out, FL-3]
FL.RFr.WE.o 1,0|small|1|knight@0,0
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move

== FL-X7: what the tile completes takes nobody, and an older city does [FL-6, FL-8, FL-10]
% sed "s#NORTH#$north#;s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: BA.LR/270 -1,0
- A: NORTH 0,1
- B: BA.L 1,1
- A: BA.L 2,1
- B: BA.LR/90 2,0
- A: FL.RFr.WE.o 1,0
  fly: small
  flier_die: 1
  lands: LANDS
--- rows north|lands|
BA.C/180|highwayman@0,0
    -: illegal: turn 6; after 5 turns, score Ben (B) 0, Ann (A) 0
    -:13:10: illegal: that is completed [ruled-out, FL-10]
BA.C/180|knight@0,0
    -: illegal: turn 6; after 5 turns, score Ben (B) 0, Ann (A) 0
    -:13:10: illegal: that is completed [ruled-out, FL-10]
BA.C/180|crash
    -: legal so far: 6 turns, score Ben (B) 0, Ann (A) 0, B to move
BA.CFc.1/90|highwayman@0,0
    -: illegal: turn 6; after 5 turns, score Ben (B) 0, Ann (A) 0
    -:13:10: illegal: that is completed [ruled-out, FL-10]
BA.CFc.1/90|knight@0,0
    -: legal so far: 6 turns, score Ben (B) 0, Ann (A) 0, B to move
BA.CFc.1/90|crash
    -: illegal: turn 6; after 5 turns, score Ben (B) 0, Ann (A) 0
    -:13:10: illegal: the follower can land on 0,0 [ruled-out, FL-6]

== the tiles, by edition, and a turn of each direction [FL-1, FL-2, FL-4, FL-13, FL-19]
$ reeve tiles flier --format json | grep -c '"FL'
$ reeve tiles flier --option edition=1 | grep -o 'FL.F.d *'
$ reeve tiles flier --option edition=2 | grep -o 'FL.F.dG'
% sed "s/LOOK/$look/" $T/game.yaml | reeve fmt - | tail -n 1
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: LOOK
--- stdout
8
FL.F.d             
FL.F.dG
--- rows look|
ffff+flier.w 0,-1
    - B: FL.F.o 0,-1
ffff+flier.n 0,-1
    - B: FL.F.o/90 0,-1
ffff+flier.e 0,-1
    - B: FL.F.o/180 0,-1
ffff+flier.s 0,-1
    - B: FL.F.o/270 0,-1
ffff+flier.nw 0,-1
    - B: FL.F.dG 0,-1
ffff+flier.ne 0,-1
    - B: FL.F.dG/90 0,-1
ffff+flier.se 0,-1
    - B: FL.F.dG/180 0,-1
ffff+flier.sw 0,-1
    - B: FL.F.dG/270 0,-1
ffff+flier 0,-1
    -:5:6: unreadable: `ffff+flier` describes no tile: +flier (flying machine) needs its direction, as +flier.nw [bad-look]
          5 | - B: ffff+flier 0,-1
            |      ^~~~~~~~~~
      help: did you mean ffff+k (BA.L: other marks), ffff+flier.nw (FL.F.dG: other marks) or ffff+flier.w (FL.F.o: other marks)?
    - B: ffff+flier 0,-1
ffff+flier.nnw 0,-1
    -:5:6: unreadable: `ffff+flier.nnw` describes no tile: +flier (flying machine) needs its direction, as +flier.nw [bad-look]
          5 | - B: ffff+flier.nnw 0,-1
            |      ^~~~~~~~~~~~~~
      help: did you mean ffff+k (BA.L: other marks), ffff+flier.nw (FL.F.dG: other marks) or ffff+flier.w (FL.F.o: other marks)?
    - B: ffff+flier.nnw 0,-1

== a record that leaves out what was thrown, or where he lands, is asked for it [FL-5, FL-6, FL-17]
% sed "$edit" $T/game.yaml | reeve check
$ sed '/fly/,$d' $T/game.yaml | sed '$d' | reeve legal --actions --tile FL.RFr.WE.o -
--- file game.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr -1,0
- A: FL.RFr.WE.o 1,0
  fly: small
  flier_die: 1
  lands: highwayman@0,0
--- rows edit
/flier_die/d; /lands/d
    -: ambiguous: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:7:8: ambiguous: the record does not say `flier_die`, which has 3 possible values here [action-open, FL-5]
          7 |   fly: small
            |        ^~~~~
      help: Add `flier_die: 1`, `flier_die: 2` or `flier_die: 3`.
/lands/d
    -: ambiguous: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:8:14: ambiguous: the record does not say `lands`, which has 2 possible values here [action-open, FL-6]
          8 |   flier_die: 1
            |              ^
      help: Add `lands: knight@0,0.n` (worth 1) or `lands: highwayman@0,0.e` (worth 3).
/fly/d
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:7:14: illegal: `flier_die` goes only with `fly` [action-after, FL-5]
          7 |   flier_die: 1
            |              ^
      help: Delete `flier_die`, or add `fly: small`.
--- stdout
tile FL.RFr.WE.o for Ann (A)
everywhere: a follower may fly: small; after fly small: the die (flier_die)
  shows 1, 2 or 3; after flier_die 3: the follower lands: crash (no place there)
-2,0  0°                farmer@n highwayman@e farmer@s
                        after flier_die 1 or 2: the follower lands: crash (no
                          place there)
      180°              farmer@n highwayman@e farmer@s
                        after flier_die 1: the follower lands: highwayman@-1,0.e
                          (worth 3); after flier_die 2: the follower lands:
                          knight@0,0.n (worth 1) or highwayman@0,0.e (worth 3)
-1,-1 0° 180°           farmer@n highwayman@e farmer@s
                        after flier_die 1 or 2: the follower lands: crash (no
                          place there)
-1,1  0° 180°           farmer@n highwayman@e farmer@s
                        after flier_die 1 or 2: the follower lands: crash (no
                          place there)
0,-1  0° 180°           farmer@n highwayman@e farmer@s
                        after flier_die 1 or 2: the follower lands: crash (no
                          place there)
1,0   0°                farmer@n highwayman@e farmer@s
                        after flier_die 1: the follower lands: knight@0,0.n
                          (worth 1) or highwayman@0,0.e (worth 3); after
                          flier_die 2: the follower lands: highwayman@-1,0.e
                          (worth 3)
      180°              farmer@n highwayman@e farmer@s
                        after flier_die 1 or 2: the follower lands: crash (no
                          place there)
10 placements

== a second figure on a region, in a position [FL-6, FL-12]
$ reeve check $T/board.yaml && reeve score $T/board.yaml
$ sed 's/flier/carcassonne/;s/FL.F.o/BA.L/;/FL/d' $T/board.yaml | reeve check -
--- file board.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
board:
  '0,0': [BA.RCr, A:knight, B:knight, B:knight]
  '0,-1': FL.F.o
  '0,-2': FL.RFr.d
score: {A: 0, B: 0}
supply: {A: 6, B: 5}
--- stdout
$T/board.yaml: position consistent: score Ben (B) 0, Ann (A) 0, B to move
score of the position, B to move, 77 tiles to come: Ben (B) 0, Ann (A) 0
-: position inconsistent
--- stderr
-:5:31: inconsistent: two followers stand on city@0,0.n [position-follower-twice, K-15]
      5 |   '0,0': [BA.RCr, A:knight, B:knight, B:knight]
        |                               ^~~~~~
  help: Delete one of the two.
  1 mistake comes of it; --format json lists them
-:5:41: inconsistent: two followers stand on city@0,0.n [position-follower-twice, K-15]
      5 | ... '0,0': [BA.RCr, A:knight, B:knight, B:knight]
        |                                           ^~~~~~
  help: Delete one of the two.
--- status 1

== nobody lands in a small city that the tile completes; who landed while it was open has it [FL-10, FL-16]
% sed "s#TILE#$tile#; s/LANDS/$lands/" $T/game.yaml | reeve score --rules $T - 2>&1 | sed -n 's/^-:[0-9:]* ill/ill/p; / +[0-9]/p; s/^score after/&/p'
--- file house/ruleset.yaml
ruleset: 1
name: house
extends: flier
title: House
edition: of this table
more_tiles: {A.1: cfff+flier.n, A.2: ffff+flier.n}
--- file game.yaml
reeve: 1
rules: house
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0
- B: TILE
  fly: small
  flier_die: 1
  lands: LANDS@0,0
- A: BA.C/180 0,1
--- rows tile|lands
A.1/180 0,1|knight
    score after turn 1, before the illegal turn 2: Ann (A) 0, Ben (B) 0
    illegal: that is completed [ruled-out, FL-10]
A.2 0,-1|knight
          +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
    score after turn 3, B to move, 78 tiles to come: Ann (A) 0, Ben (B) 4
A.1/180 0,1|highwayman
    score after turn 2, before the illegal turn 3: Ann (A) 0, Ben (B) 0
    illegal: tile BA.C cannot lie at 0,1: tile A.1 lies there [cell-taken, K-8]

== no more stand on one part of a tile than can have landed there, or have come by a circle [FL-6, FL-7, CC-6, K-15]
% printf "reeve: 1\nrules: [$boxes]\nplayers: {A: Ann, B: Ben}\nscore: {A: 0, B: 0}\nboard: {'0,0': [BA.RCr, $who], '0,-1': $tile}\n" | reeve check - 2>&1 | sed -n 's/^-: position //p; s/^-:[0-9:]* inc/inc/p'
--- rows boxes|who|tile
flier|A:knight, B:knight|BA.L
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
flier|A:knight, B:knight|FL.F.o
    consistent: score Ann (A) 0, Ben (B) 0, A to move
flier|A:knight, A:knight, A:knight|FL.F.o
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
flier|A:farmer@s, B:farmer@s|FL.F.o
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:knight, A:knight|BA.L
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:knight, A:knight|CC.2.CFC/90
    consistent: score Ann (A) 0, Ben (B) 0, A to move
circles|A:knight, A:knight, A:knight|CC.2.CFC/90
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:knight, B:knight|CC.2.CFC/90
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:highwayman@e, A:highwayman@e|CC.2.CFC/90
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:farmer@s, A:farmer@s|CC.2.CFC/90
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles|A:farmer@s, A:farmer@s|CC.2.CFR/90
    consistent: score Ann (A) 0, Ben (B) 0, A to move
circles, flier|A:knight, B:knight, B:knight|FL.F.o
    inconsistent
    inconsistent: more followers stand on one part of a tile than can have come there [ruled-out, K-15]
circles, flier|A:knight, B:knight, B:knight|FL.F.o, '0,-2': BA.L, '0,-3': CC.2.CFC/90
    consistent: score Ann (A) 0, Ben (B) 0, A to move

== goods of a tile on which two followers stand are taken once [FL-12, M-6]
$ reeve why $T/game.yaml 1 | grep goods
--- file game.yaml
reeve: 1
rules: flier+traders
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '1,0': BA.RRRR
  '1,1': [TB.CcRC.c/90, A:knight@n, B:knight@n]
  '2,1': BA.C/270
  '0,-1': FL.F.o
score: {A: 0, B: 0}
moves:
- A: BA.C/180 1,2
--- stdout
      goods       A takes 1 cloth                                            M-6

== an abbot lands on a shrine where one can be placed on it [FL-9, CU-24]
% sed "s/SHRINE/$shrine/;s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: flier+cult
options: {abbot: true, abbot_on_shrine: SHRINE}
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '1,-1': CU.S
score: {A: 0, B: 0}
moves:
- A: FL.F.o/180 0,-1
  fly: abbot
  flier_die: 1
  lands: LANDS
--- rows shrine lands
true heretic@1,-1
    -: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
true crash
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    -:15:10: illegal: the follower can land on 1,-1 [ruled-out, FL-6]
false heretic@1,-1
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    -:15:10: illegal: no abbot lands there [ruled-out, FL-9]
false crash
    -: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move

== FL-X5: a mayor lands in cities only, an abbot on monasteries and gardens [FL-8, FL-9]
% sed "s/FLY/$fly/;s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: [flier, mayor, inns, traders, phantom]
options: {abbot: 'true'}
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr 1,0
- A: FL.RFr.WE.o 2,0
  fly: FLY
  flier_die: 1
  lands: LANDS
--- rows fly|lands|
mayor|highwayman@1,0
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: no mayor lands there [ruled-out, FL-9]
mayor|crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
abbot|crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
abbot|highwayman@1,0
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: no abbot lands there [ruled-out, FL-9]
big|highwayman@1,0
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
big|big:highwayman@1,0
    -: unreadable
    -:10:10: unreadable: `big:highwayman@1,0`: the figure is not given here [bad-extra]
small|mayor@0,0
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: `lands: mayor@0,0` means nothing here: a role belongs there, not a figure [action-value, FL-6]
small|builder@1,0.e
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: `lands: builder@1,0.e` means nothing here: a role belongs there, not a figure [action-value, FL-6]
mayor|builder@0,0.n
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: `lands: builder@0,0.n` means nothing here: a role belongs there, not a figure [action-value, FL-6]
phantom|highwayman@1,0
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
builder|highwayman@1,0
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:8:8: illegal: no builder flies [ruled-out, FL-9]
pig|crash
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:8:8: illegal: no pig flies [ruled-out, FL-9]

== an abbot who flies to a garden is saved for JCloisterZone and comes back [FL-9, K-43]
$ reeve export $T/game.yaml | reeve import - 2>/dev/null | grep lands
--- file game.yaml
reeve: 1
rules: flier
options: {abbot: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFrG 1,0
- B: FL.RFr.WE.o 2,0
  fly: abbot
  flier_die: 1
  lands: abbot@1,0
- R: BA.L 0,-1
--- stdout
  lands: abbot@1,0.c

== a phantom flies besides a follower on the tile, or follows one who flew [FL-8, FL-9, PH-9]
$ reeve score $T/game.yaml
% sed "$edit" $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: [flier, phantom]
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr 1,0
- A: FL.RFr.WE.o 2,0 farmer@s
  fly: phantom
  flier_die: 1
  lands: highwayman@1,0
--- status 1
--- rows edit
s/fly: phantom/fly: small/
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:7:8: illegal: a turn has a follower on the tile or `fly`, not both [two-actions, FL-3]
          7 |   fly: small
            |        ^~~~~
      help: Delete one of the two.
s/ farmer@s//; s/fly: phantom/fly: small/; $a \  second: farmer@n
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
$a \  second: farmer@n
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:11: illegal: the phantom is not in hand [ruled-out, PH-5]
         10 |   second: farmer@n
            |           ^~~~~~~~
      help: Delete `second`: it is not possible in this turn.
--- stdout
                                                                         B     A
  1  B  BA.RFr 1,0                                                       0     0
  2  A  FL.RFr.WE.o 2,0 farmer@s                                         0     0
          A   flier: a phantom goes to road@0,0.e                           FL-6
score after turn 2, B to move, 77 tiles to come: Ben (B) 0, Ann (A) 0

== the help of a word that is no figure has those that fly, of those that the game has [FL-9]
$ sed 's/^rules:.*/rules: flier+abbey+traders+inns/;/^options/d' $T/game.yaml | reeve check -q - 2>&1 | sed -n '1p;$p'
% sed "s/fly: .*/fly: $word/" $T/game.yaml | reeve check -q - 2>&1 | sed -n '1p;$p'
--- file game.yaml
reeve: 1
rules: [flier, abbey, traders]
players: {A: Ann, B: Ben}
moves:
- A: FL.RFr.WE.o 1,0
  fly: knight
  flier_die: 1
  lands: crash
--- rows word
knight
    -:6:8: unreadable: `knight`: a figure belongs here: mayor, wagon, small [bad-extra]
      help: Type mayor for a mayor, wagon for a wagon, small for any other.
buildr
    -:6:8: unreadable: `buildr`: a figure belongs here: mayor, wagon, small [bad-extra]
      help: Type mayor for a mayor, wagon for a wagon, small for any other.
wagn
    -:6:8: unreadable: `wagn`: a figure belongs here: mayor, wagon, small [bad-extra]
      help: did you mean `wagon`?
--- stdout
-:6:8: unreadable: `knight`: a figure belongs here: big, mayor, wagon, small [bad-extra]
  help: Type big for a large follower, mayor for a mayor, wagon for a wagon, small for any other.

== on top of a tower by the option [FL-11]
% sed "s/OPEN/$open/;s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
$ sed "s/OPEN/true/;s/LANDS/top/" $T/game.yaml | reeve position - | grep -A 1 tops
--- file game.yaml
reeve: 1
rules: [flier, tower]
options: {flier_on_tower: OPEN}
players: {B: Ben, A: Ann}
moves:
- B: TO.RrC/180 0,1
  tower: 0,1
- A: FL.F.o/180 -1,1
  fly: small
  flier_die: 1
  lands: LANDS
--- rows open|lands|
true|top
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
true|highwayman@0,1
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
false|top
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:11:10: illegal: the follower does not land on a tower [ruled-out, FL-11]
false|highwayman@0,1
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move
true|crash
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:11:10: illegal: the follower can land on 0,1 [ruled-out, FL-6]
--- stdout
tops: {'0,1': A}
supply: {B: {followers: 7, towers: 9}, A: {followers: 6, towers: 10}}

== a tower takes him who stands beside another, and the record says which [FL-12]
$ reeve check $T/game.yaml && reeve position $T/game.yaml | tail -n 7
$ sed 's/A:highway/highway/' $T/game.yaml | reeve check -
$ sed 's/A:highway/B:highway/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [flier, tower]
players: {B: Ben, A: Ann}
moves:
- B: TO.RrC/180 0,1 highwayman
- A: FL.F.o/180 -1,1
  fly: small
  flier_die: 1
  lands: highwayman@0,1
- B: BA.RFr 1,1
  tower: 0,1
  capture: A:highwayman@0,1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Ben (B) 0, Ann (A) 0, A to move
  '0,1': TO.RrC/180 B:highwayman@n
  '-1,1': FL.F.o/180
  '1,1': BA.RFr
score: {B: 0, A: 0}
towers: {'0,1': 1}
prisoners: {B: [A]}
supply: {B: {followers: 6, towers: 9}, A: {followers: 6, towers: 10}}
-: unreadable
-: legal so far: 3 turns, score Ben (B) 0, Ann (A) 0, A to move
--- stderr
-:12:12: unreadable: `highwayman@0,1`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
     12 |   capture: highwayman@0,1
        |            ^~~~~~~~~~~~~~
  help: Type B:knight@1,2, or B:knight@1,2.n where the tile has several.

== nobody is in hand to fly [FL-3]
$ reeve check $T/board.yaml
$ sed 's/B: 0/B: 1/;/1,-1/s/, B:monk//' $T/board.yaml | reeve check - | head -n 1
--- file board.yaml
reeve: 1
rules: flier
players: {B: Ben, A: Ann}
board:
  '0,0': [BA.RCr, A:knight]
  '1,0': [BA.RFr, B:highwayman]
  '2,0': [BA.RFr, B:farmer@n]
  '3,0': [BA.RFr, B:farmer@s]
  '-1,0': [BA.RFr, B:farmer@n]
  '-2,0': [BA.RFr, B:farmer@s]
  '0,-1': [BA.L, B:monk]
  '1,-1': [BA.L, B:monk]
score: {A: 0, B: 0}
supply: {A: 6, B: 0}
moves:
- B: FL.F.o/90 0,-2
  fly: small
  flier_die: 2
  lands: knight@0,0
--- stdout
$T/board.yaml: illegal: turn 1; after 0 turns, score Ben (B) 0, Ann (A) 0
-: legal so far: 1 turn, score Ben (B) 1, Ann (A) 0, A to move
--- stderr
$T/board.yaml:17:8: illegal: the follower is not in hand [ruled-out, FL-3]
     17 |   fly: small
        |        ^~~~~
  help: Delete `fly`: it is not possible in this turn.
--- status 0

== an inn on which one landed beside another is named once [FL-6, I-6]
$ reeve why $T/game.yaml 4 | grep inn
--- file game.yaml
reeve: 1
rules: flier+inns
players: {B: Ben, A: Ann}
moves:
- B: IC.RFr.iG 1,0 highwayman@e
- A: FL.F.o/90 1,-1
  fly: small
  flier_die: 1
  lands: highwayman@1,0.e
- B: BA.LR/90 2,0
- A: BA.LR/270 -1,0
--- stdout
  +8  points      A, road@0,0.e (inn at 1,0): 4 tiles, 2 each (inn)          I-6
  +8  points      B, road@0,0.e (inn at 1,0): 4 tiles, 2 each (inn)          I-6
--- stderr

== who lands beside the builder does not extend his road [FL-6, M-37]
$ reeve check $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: flier+traders
players: {B: Ben, A: Ann}
moves:
- B: BA.RFr 1,0 highwayman@e
- A: BA.RFr -1,0
- B: BA.RFr 2,0 builder@e
- A: BA.L 0,-1
- B: FL.F.o/90 2,-1
  fly: small
  flier_die: 1
  lands: highwayman@2,0.e
- B: BA.RFr 3,0
--- stdout
$T/game.yaml: illegal: turn 6; after 5 turns, score Ben (B) 0, Ann (A) 0
$T/game.yaml:13:3: illegal: it is A's turn, not B's [not-your-turn, M-37]
  help: Type `- A:` instead of `- B:`, or add the missing turn of A: the tile just laid does not extend road@0,0.e, on which B's builder stands.
  help: as the turn of A this turn is legal

== nobody lands on a castle [FL-11]
% sed "s/LANDS/$lands/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: [flier, bazaars]
players: {B: Ben, A: Ann}
moves:
- B: BA.C/180 0,1 knight@s
  castle: {B: 'city@0,1.s'}
- A: FL.F.o/180 -1,1
  fly: small
  flier_die: 1
  lands: LANDS
--- rows lands|
knight@0,1
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Ann (A) 0
    -:10:10: illegal: that is a castle [ruled-out, FL-11]
crash
    -: legal so far: 2 turns, score Ben (B) 0, Ann (A) 0, B to move

== a crash is told, by score and by why [FL-8]
% sed "s#TILE#$tile#;s/DIE/$die/;s/FLY/$fly/" $T/game.yaml | reeve score - | grep crashes
$ sed 's/TILE/FL.F.o/;s/DIE/1/;s/FLY/small/' $T/game.yaml | reeve why - 2 | grep FL-8
--- file game.yaml
reeve: 1
rules: [flier, mayor]
players: {B: Ben, A: Ann}
moves:
- B: BA.L 0,-1 monk
- A: TILE -1,-1
  fly: FLY
  flier_die: DIE
  lands: crash
--- rows tile die fly
FL.F.o 1 small
              A   flier: the follower crashes at -2,-1                          FL-8
FL.F.o/180 1 mayor
              A   flier: the mayor crashes at 0,-1                              FL-8
FL.F.o/180 2 small
              A   flier: the follower crashes at 1,-1                           FL-8
--- stdout
      rule        flier, A: the follower crashes at -2,-1                   FL-8

== what follows the die is listed for each figure that it concerns, no key twice [FL-6, FL-9]
$ reeve legal --actions --before 2 $T/game.yaml | grep -A 8 '^2,0'
$ reeve legal --actions --before 2 --format json $T/game.yaml | gojq -c 'select(.cell == "2,0" and .rotation == 0).lands'
--- file game.yaml
reeve: 1
rules: [flier, abbey]
players: {A: Ann, B: Bob}
options: {edition: 1}
moves:
- A: BA.RFr 1,0
- B: FL.RFr.WE.o 2,0
--- stdout
2,0   0°                farmer@n highwayman@e farmer@s wagon@e
                        after fly small, flier_die 1 or fly wagon, flier_die 1:
                          the follower lands: highwayman@1,0.e (worth 3); after
                          fly small, flier_die 2 or fly wagon, flier_die 2: the
                          follower lands: knight@0,0.n (worth 1) or
                          highwayman@0,0.e (worth 3); after fly mayor, flier_die
                          1: the follower lands: crash (no place there); after
                          fly mayor, flier_die 2: the follower lands:
                          knight@0,0.n (worth 1)
{"3":["crash"],"fly mayor, flier_die 1":["crash"],"fly mayor, flier_die 2":["knight@0,0.n"],"fly small, flier_die 1":["highwayman@1,0.e"],"fly small, flier_die 2":["knight@0,0.n","highwayman@0,0.e"],"fly wagon, flier_die 1":["highwayman@1,0.e"],"fly wagon, flier_die 2":["knight@0,0.n","highwayman@0,0.e"]}
