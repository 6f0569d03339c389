# The Cult: CU-1 … CU-25.

== five tiles with a shrine, or six, with roads that end there [CU-1, CU-25]
$ reeve tiles --format tsv cult | grep '^CU'
$ reeve tiles cult | tail -n 1
$ reeve tiles cult --option cult_tiles=6 | tail -n 1
$ reeve check -q $T/game.yaml
$ sed '2a options: {cult_tiles: 6}' $T/game.yaml | reeve check -q - && echo legal
$ reeve sim cult+traders+river --games 3 | reeve check -q - && echo all legal
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
moves:
- R: CU.SRCR/180 0,1 heretic
--- stdout
CU.S	1	ffff+shrine	CU.S
CU.SC	1	cfff+shrine	CU.SC
CU.SR	1	ffrf+shrine	CU.SR
CU.SCFR	1	cfrf+shrine	CU.SCFR
CU.SRFR	1	rfrf:n,s+shrine	CU.SRFR
77 tiles, 29 of them different
78 tiles, 30 of them different
legal
all legal
--- stderr
$T/game.yaml:5:6: illegal: tile CU.SRCR/180 is not in the set (cult_tiles: 5) [tile-used, CU-1, cult_tiles: 5]
      5 | - R: CU.SRCR/180 0,1 heretic
        |      ^~~~~~~~~~~
  help: Type a tile of the set, or change the option.
  help: with cult_tiles=6: legal

== a heretic is placed as a monk is, and scores as a monk does; other places may be chosen [CU-7, CU-8, CU-25]
$ reeve legal --before 1 --tile CU.S $T/game.yaml | tail -n 2
$ reeve score --now $T/game.yaml
$ sed 's/heretic/big:monk@c/' $T/game.yaml | reeve fmt --option big_follower=true - | grep '^- R'
$ sed 's/heretic/monk/' $T/game.yaml | reeve fmt - | grep '^- R'
$ sed 's/heretic/farmer@nw/' $T/game.yaml | reeve check -q - && echo legal
$ sed 's/CU.S /ffff+shrine /' $T/game.yaml | reeve fmt - | tail -n 2
$ reeve position $T/game.yaml | grep CU
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
moves:
- R: CU.S 0,-1 heretic
- B: BA.RFr 1,0
--- stdout
0,-1  0°                farmer@n heretic@c
1 placement
                                                                         R     B
  1  R  CU.S 0,-1 heretic@c                                              0     0
  2  B  BA.RFr 1,0                                                       0     0
final scoring
      +3  R   shrine@0,-1.c: 3 tiles, 1 each                                CU-8
final score: Rosa (R) 3, Ben (B) 0
Rosa (R) wins
- R: CU.S 0,-1 big:heretic@c
- R: CU.S 0,-1 heretic@c
legal
- R: CU.S 0,-1 heretic@c
- B: BA.RFr 1,0
  '0,-1': CU.S R:heretic@c
--- stderr

== one monastery at most beside a shrine that is laid [CU-2, CU-4, CU-6]
% sed "s|TILE|$tile|" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.C/180
  '-1,-1': BA.L
  '1,-1': BA.L
moves:
- R: TILE
--- rows tile
CU.SC 0,-2
    -:11:12: illegal: a shrine has at most one monastery as neighbour [ruled-out, CU-2]
CU.S -2,-1
CU.S 2,-1 heretic
BA.L 2,-1

== one shrine at most beside a monastery that is laid, or one heretic [CU-2, CU-4, CU-6]
% sed "s|COUNTS|$counts|; s|TILE|$tile|" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: cult
options: {shrine_counts: COUNTS}
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.RFr
  '-1,-1': CU.SR/270
  '1,-1': CU.SRFR/90 B:heretic
moves:
- R: TILE
--- rows counts|tile
all|BA.L 0,-2
    -:12:11: illegal: a monastery has at most one shrine as neighbour [ruled-out, CU-2]
occupied|BA.L 0,-2 monk
all|BA.L 2,-2
    -:12:11: illegal: tile BA.L cannot lie at 2,-2: it touches other tiles only at a corner [corner-only, K-8]
all|CU.S 0,-2

== the neighbours of what lies count as those of what is laid, or do not [CU-3, CU-4]
% sed "s|OPTIONS|$options|; s|MONK|$monk|; s|HERETIC|$heretic|" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: cult
options: {OPTIONS}
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.C/180
  '-1,-1': BA.L MONK
  '-2,-1': CU.S HERETIC
moves:
- R: CU.SC 0,-2
--- rows options|monk|heretic
shrine_neighbours: one_each||
    -:12:12: illegal: the monastery on -1,-1 has a shrine as neighbour already [ruled-out, CU-3]
shrine_neighbours: placed_only||
shrine_counts: occupied||
shrine_counts: occupied|R:monk|
shrine_counts: occupied|R:monk|B:heretic
    -:12:12: illegal: the monastery on -1,-1 has a shrine as neighbour already [ruled-out, CU-3]

== an abbey is a monastery, also where it fills a hole [CU-5]
% sed "s|EAST|$east|" $T/game.yaml | reeve check -q --rules fixtures/rulesets - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [cult, house-abbey]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RFr
  '1,0': BA.RFr
  '-1,-1': CU.SR/90
  '1,-1': EAST
  '-1,-2': BA.C/270
  '0,-2': BA.C/180
moves:
- R: AM.A 0,-1
--- rows east
CU.S
    -:14:11: illegal: a monastery has at most one shrine as neighbour [ruled-out, CU-2]
BA.C/90

== whose building is completed first scores, and the other goes home with nothing; if neither is completed both score as incomplete [CU-8, CU-9, CU-11, CU-12, CU-14, CU-18]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 2 | grep CU
$ reeve position $T/game.yaml | grep -e supply -e monk -e heretic
$ reeve legal --before 2 $T/game.yaml --tile BA.C | grep -e '-1,-2'
$ sed '$d' $T/game.yaml | reeve score --now
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  0,-2: BA.C/180
moves:
- R: BA.C/90 1,-2
- B: BA.C/180 -1,-2
--- stdout
                                                                         R     B
  1  R  BA.C/90 1,-2                                                     0     0
  2  B  BA.C/180 -1,-2                                                   0     9
      +9  B   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
          R   cult: a follower comes home from monastery@1,-1.c            CU-11
score after turn 2, R to move, 68 tiles to come: Rosa (R) 0, Ben (B) 9
  +9  points      B, shrine@0,-1.c: 9 tiles, 1 each                         CU-8
                  0,0 (tile BA.RCr): 1 + 0,-1 (tile CU.S): 1
      rule        cult, R: a follower comes home from monastery@1,-1.c     CU-11
supply: {R: 7, B: 7}
-1,-2 180°              farmer@n knight@s   completes shrine@0,-1.c: B 9
                                                                         R     B
  1  R  BA.C/90 1,-2                                                     0     0
final scoring
      +8  B   shrine@0,-1.c: 8 tiles, 1 each                                CU-8
      +6  R   monastery@1,-1.c: 6 tiles, 1 each                             K-36
final score: Rosa (R) 6, Ben (B) 8
Ben (B) wins

== nobody is beaten by a building without a follower, and an unoccupied one beats nobody [CU-10, CU-15]
% sed "s|HERETIC|$heretic|; s|MONK|$monk|" $T/game.yaml | reeve position - | grep -e score -e 1,-1
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,-1: CU.S HERETIC
  1,-1: BA.L MONK
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  0,-2: BA.C/180
  1,-2: BA.C/90
moves:
- B: BA.C/180 -1,-2
--- rows heretic|monk
|R:monk
      '1,-1': BA.L R:monk@c
      '-1,-1': BA.C/270
    score: {R: 0, B: 0}
B:heretic|
      '1,-1': BA.L
      '-1,-1': BA.C/270
    score: {R: 0, B: 9}
B:heretic|R:monk
      '1,-1': BA.L
      '-1,-1': BA.C/270
    score: {R: 0, B: 9}

== one tile completes both: both score [CU-13]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  2,0: BA.RFr
  2,-1: BA.Rr/270
  2,-2: BA.Rr/180
  -1,0: BA.RFr
  -1,-1: BA.C/270
  -1,-2: BA.C/180
  1,-2: BA.C/180
moves:
- R: BA.C/180 0,-2
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,-2                                                    9     9
      +9  R   monastery@1,-1.c: 9 tiles, 1 each                             K-24
      +9  B   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
score after turn 1, B to move, 65 tiles to come: Rosa (R) 9, Ben (B) 9

== monk and heretic of one player [CU-16]
% sed "s|OWN|$own|" $T/game.yaml | reeve score - | grep -e CU -e K-
--- file game.yaml
reeve: 1
rules: cult
options: {own_challenge: OWN}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,-1: CU.S R:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  0,-2: BA.C/180
  1,-2: BA.C/90
moves:
- B: BA.C/180 -1,-2
--- rows own
true
          +9  R   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
              R   cult: a follower comes home from monastery@1,-1.c            CU-11
false
          +9  R   shrine@0,-1.c: 9 tiles, 1 each                                CU-8

== a building with several rivals sends them all home [CU-17, CU-11, CU-19]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep supply
--- file game.yaml
reeve: 1
rules: [cult, inns]
options: {shrine_neighbours: placed_only}
players: {R: Rosa, B: Ben, Y: Yann}
to_move: B
board:
  0,0: BA.RCr
  0,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  1,-1: BA.C/90
  -1,-2: CU.S B:big:heretic
  1,-2: CU.SR Y:heretic
moves:
- B: BA.C/180 0,-2
--- stdout
                                                                   R     B     Y
  1  B  BA.C/180 0,-2                                              9     0     0
      +9  R   monastery@0,-1.c: 9 tiles, 1 each                             K-24
          B   cult: a large follower comes home from shrine@-1,-2.c        CU-11
          Y   cult: a small follower comes home from shrine@1,-2.c         CU-11
score after turn 1, Y to move, 86 tiles to come: Rosa (R) 9, Ben (B) 0, Yann (Y) 0
supply: {R: {followers: 7, big: 1}, B: {followers: 7, big: 1}, Y: {followers: 7, big: 1}}

== a castle scores the shrine in its fief, also an empty one, and not a monastery that was lost [CU-21]
$ reeve score $T/game.yaml | tail -n +3
$ sed 's/ B:heretic//' $T/game.yaml | reeve score - | tail -n +3
$ reeve score $T/lost.yaml | tail -n +3
--- file game.yaml
reeve: 1
rules: [cult, bazaars]
players: {R: Rosa, B: Ben, K: Karl}
to_move: B
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/180
  -1,-2: BA.C
  0,-2: BA.C/180
castles: {'city@-1,-1.s': K}
moves:
- B: BA.C/180 1,-2
--- file lost.yaml
reeve: 1
rules: [cult, bazaars]
players: {R: Rosa, B: Ben, K: Karl}
to_move: B
board:
  0,0: BA.RCr
  0,-1: BA.L R:monk
  1,-1: CU.S B:heretic
  1,0: BA.RFr
  2,0: BA.RFr
  2,-1: BA.Rr/270
  2,-2: BA.Rr/180
  -1,-1: BA.C/180
  -1,-2: BA.C
  0,-2: BA.C/180
castles: {'city@-1,-1.s': K}
moves:
- B: BA.C/180 1,-2
--- stdout
      +9  B   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
          R   cult: a follower comes home from monastery@1,-1.c            CU-11
      +9  K   city@-1,-1.s: shrine@0,-1.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, K to move, 80 tiles to come: Rosa (R) 0, Ben (B) 9, Karl (K) 9
       0  -   shrine@0,-1.c: nobody stands on it                            K-27
      +9  K   city@-1,-1.s: shrine@0,-1.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, K to move, 80 tiles to come: Rosa (R) 0, Ben (B) 0, Karl (K) 9
      +9  B   shrine@1,-1.c: 9 tiles, 1 each                                CU-8
          R   cult: a follower comes home from monastery@0,-1.c            CU-11
score after turn 1, K to move, 78 tiles to come: Rosa (R) 0, Ben (B) 9, Karl (K) 0

== a capture ends the challenge before the scoring [CU-22]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [cult, tower]
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  0,-2: BA.C/180
  1,-2: TO.C/180
moves:
- B: BA.C/180 -1,-2
  tower: 1,-2
  capture: R:monk@1,-1
--- stdout
                                                                         R     B
  1  B  BA.C/180 -1,-2                                                   0     9
          B   places piece 1 on the tower at 1,-2                            T-6
          B   takes R's monk at 1,-1 prisoner                               T-20
      +9  B   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
score after turn 1, R to move, 86 tiles to come: Rosa (R) 0, Ben (B) 9

== an abbot on a shrine, unless he stands on monasteries and in gardens only [CU-24]
% sed "s|ALLOWED|$allowed|" $T/game.yaml | reeve score - 2>&1 | tail -n 4
--- file game.yaml
reeve: 1
rules: cult
options: {abbot: true, abbot_on_shrine: ALLOWED}
players: {R: Rosa, B: Ben}
moves:
- R: CU.S 0,-1 abbot
- B: BA.L 1,-1 monk
- R: BA.RFr 1,0
  home: abbot
--- rows allowed
true
      3  R  BA.RFr 1,0                                                       4     0
              R   takes the abbot home                                          K-45
          +4  R   shrine@0,-1.c: 4 tiles, 1 each                                CU-8
    score after turn 3, B to move, 73 tiles to come: Rosa (R) 4, Ben (B) 0
false
            |                ^~~~~
      help: Place another, or delete this one.
      help: with tile BA.L here the remaining 2 turns are legal: BA.L 0,-1 abbot
      help: with abbot_on_shrine=true: legal

== who stands on the beaten building's tile and not on the building stays [CU-11, CU-12]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -e supply -e farmer
--- file game.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: [BA.L, R:monk, R:farmer@n]
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/270
  0,-2: BA.C/180
  1,-2: BA.C/90
score: {R: 0, B: 0}
moves:
- B: BA.C/180 -1,-2
--- stdout
                                                                         R     B
  1  B  BA.C/180 -1,-2                                                   0     9
      +9  B   shrine@0,-1.c: 9 tiles, 1 each                                CU-8
          R   cult: a follower comes home from monastery@1,-1.c            CU-11
score after turn 1, R to move, 68 tiles to come: Rosa (R) 0, Ben (B) 9
  '1,-1': BA.L R:farmer@n
supply: {R: 6, B: 7}

== in positions and where a follower is meant a monk is a heretic, too, but nobody else is [CU-25]
$ reeve check -q $T/now.yaml && reeve position --at 0 $T/now.yaml | grep CU.S
$ sed 's/W:monk/W:knight/' $T/now.yaml | reeve check -q - 2>&1 | head -n 1
--- file now.yaml
reeve: 1
rules: [cult, festival]
players: {W: Anna, B: Bert}
to_move: W
board:
  0,0: BA.RCr
  0,-1: CU.S W:monk
moves:
- W: FE.CRCR 0,1
  back: monk@0,-1
--- stdout
  '0,-1': CU.S W:heretic@c
-:7:16: inconsistent: the knight at 0,-1 has nothing to stand on: tile CU.S has no such feature there [position-no-place, K-14]

== a position has no building with two of the other kind beside it, unless an option lets it [CU-2, CU-3, CU-4]
% reeve check --option $option $T/now.yaml 2>&1 | grep -v '^ '
--- file now.yaml
reeve: 1
rules: cult
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  1,0: BA.RFr
  2,0: BA.RFr
  0,-1: BA.L
  1,-1: CU.S
  2,-1: BA.L
--- rows option
shrine_neighbours=one_each
    $T/now.yaml: position inconsistent
    $T/now.yaml:6:1: inconsistent: shrine@1,-1.c has more than one monastery as neighbour [ruled-out, CU-3]
shrine_neighbours=placed_only
    $T/now.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
shrine_counts=occupied
    $T/now.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move

== a script of a box is told without naming the box
% reeve rules --script $script | grep -e ^$script -e ^rulesets
$ reeve rules --script heresy
--- rows script
cult
    cult: If a shrine and a monastery are neighbours, only the one completed first
    rulesets    cult; checked for cult
shepherds
    shepherds: Shepherds gather sheep, and guide their flocks to the stable.
    rulesets    hills; checked for hills
--- stderr
reeve: unknown script `heresy`
--- status 3

== a heretic can be called a monk where he is captured, too [CU-25]
$ reeve check $T/game.yaml
$ reeve fmt $T/game.yaml | tail -n 1
--- file game.yaml
reeve: 1
rules: [tower, cult]
players: {R: Rosa, B: Ben}
moves:
- R: CU.S 0,-1 heretic
- B: TO.FG 1,-1
  tower: 1,-1
- R: BA.RFr 1,0
- B: BA.RFr 2,0
  tower: 1,-1
  capture: R:monk@0,-1
--- stdout
$T/game.yaml: legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
  capture: 'R:heretic@0,-1.c'
