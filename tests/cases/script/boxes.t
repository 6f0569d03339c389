# Boxes of a user's own, written from the manual for api 1, with a house rule each (tests/rulesets).

== games of chance with each of them are judged as they were played
% script=$(basename tests/rulesets/$box/scripts/*.lua .lua)
% reeve rules --check tests/rulesets/$box >$T/said 2>&1 || cat $T/said
% reeve sim $box --rules tests/rulesets --script $script --seed 7 --games 15 >$T/games.yaml
% reeve check --rules tests/rulesets $T/games.yaml | grep -c ': legal'
--- rows box
crown
    15
heresy
    15
roses
    15
cathars
    15
hills
    15
mayors
    15

== king and robber: the awards last in positions and pay at the end [K-21, K-22]
$ reeve position --rules tests/rulesets $T/game.yaml | grep state
$ reeve score --now --rules tests/rulesets $T/game.yaml | grep crown
$ reeve score --now --rules tests/rulesets --option crown.pay=ten $T/game.yaml | grep crown
--- file game.yaml
reeve: 1
rules: crown
scripts: [crown]
players: {R: Rosa, B: Ben}
moves:
- R: KR.CCCC 0,1 knight@n
- B: BA.C/180 0,2
- R: BA.C/90 -1,1 knight
- B: BA.C/270 1,1
- R: BA.RRR 1,0 highwayman@w
- B: BA.RRR -1,0
--- stdout
state: {crown: {king: 2, king_size: 3, robber: 2, robber_size: 3}}
      +2  B   crown: king                                                   CR-1
      +1  B   crown: robber                                                 CR-1
     +10  B   crown: king                                                   CR-1
     +10  B   crown: robber                                                 CR-1

== a shrine that is complete first sends the monk of its rival home; it touches one monastery only [K-24]
$ reeve score --rules tests/rulesets $T/game.yaml | tail -6
$ sed '/^- B/d; /B:monk/d; s/BA.C.270/BA.L/; s/^- R: .*/- R: BA.L 1,-1/' $T/game.yaml | reeve check -q --rules tests/rulesets - 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: heresy
scripts: [heresy]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,-1: SH.S R:heretic
  1,-1: BA.L B:monk
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
  2  B  BA.C/180 -1,-2                                                   9     0
          B   heresy: a follower comes home from monastery@1,-1.c           SH-2
      +9  R   shrine@0,-1.c: 9 tiles, 1 each                                SH-1
score after turn 2, R to move, 66 tiles to come: Rosa (R) 9, Ben (B) 0
-:14:11: illegal: house rule `heresy`: that shrine has a rival already [house-rule, SH-2]
  help: 3 legal placements; see: reeve legal - --before 1 --rules tests/rulesets

== a rose in its quarter pays, nobody is put on a volcano [K-21]
$ reeve score --rules tests/rulesets $T/game.yaml
$ sed 's/^- B: VO.1.*/& farmer/' $T/game.yaml | reeve check -q --rules tests/rulesets - 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: roses
scripts: [roses]
players: {R: Rosa, B: Ben}
moves:
- R: WR.S/270 -1,0
- B: VO.1 -1,1
- R: WR.1/0 1,0
--- stdout
                                                                         R     B
  1  R  WR.S/270 -1,0                                                    0     0
  2  B  VO.1 -1,1                                                        0     0
  3  R  WR.1 1,0                                                         3     0
      +3  R   roses: the rose                                               RO-1
score after turn 3, B to move, 74 tiles to come: Rosa (R) 3, Ben (B) 0
-:7:16: illegal: house rule `roses`: nobody is put on a volcano [house-rule, RO-1]
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.

== to a field a besieged city counts twice [K-29]
$ reeve score --now --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: cathars
scripts: [cathars]
players: {R: Rosa, B: Ben}
moves:
- R: SI.1/180 0,1 farmer@n
- B: BA.RFr 1,0
--- stdout
                                                                         R     B
  1  R  SI.1/180 0,1 farmer@n                                            0     0
       0  -   city@0,0.n: nobody stands on it                               K-27
  2  B  BA.RFr 1,0                                                       0     0
final scoring
      +6  R   field@0,1.n: 1 completed city, 3 each; cathars makes it 6     K-29
final score: Rosa (R) 6, Ben (B) 0
Rosa (R) wins

== hills break a tie: tile:followers tells who stands on them, in api 1 too [K-33]
$ reeve score --rules tests/rulesets $T/game.yaml
$ sed 's/scripts: .*//' $T/game.yaml | reeve score --rules tests/rulesets - | grep road
--- file game.yaml
reeve: 1
rules: hills
scripts: [hills]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: HS.RRH R:highwayman@w
  -1,0: BA.RFr B:highwayman@e
  -2,0: BA.RRR
moves:
- R: BA.RRR/180 1,-1
--- stdout
                                                                         R     B
  1  R  BA.RRR/180 1,-1                                                  5     0
          -   road@0,0.e (hills): the tie goes to R                         HL-1
      +5  R   road@0,0.e: 5 tiles, 1 each                                   K-21
score after turn 1, B to move, 71 tiles to come: Rosa (R) 5, Ben (B) 0
      +5  R   road@0,0.e: 5 tiles, 1 each                                   K-21
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-21
