# Bridges and castles with boxes that rulesets declare: what their ledgers say of them.

== a mayor has no strength in a castle, which scores nothing; another castle scores beside it [B-78, AM-31]
$ reeve score $T/game.yaml | tail -n 5
$ sed 's/ mayor$/ knight/' $T/game.yaml | reeve score - | tail -n 4
$ reeve legal --before 4 --tile BA.RRR $T/game.yaml | grep -m 1 completes
$ reeve position $T/game.yaml | tail -n 2
$ reeve score $T/chain.yaml | tail -n 7
--- file game.yaml
reeve: 1
rules: [bazaars, mayor]
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 mayor
  castle: {A: 'city@0,1'}
- B: BA.RFr 1,0 highwayman@w
- A: BA.RRR -1,0
- B: BA.RRR 2,0
--- file chain.yaml
reeve: 1
rules: [bazaars, mayor]
players: {A: Ann, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,1: BA.C/180 A:mayor
  1,0: BA.RCr
  1,1: BA.C/180 B:knight
  -1,0: BA.RRR
score: {A: 0, B: 0}
castles: {'city@0,0.n': A mayor, 'city@1,0.n': B}
moves:
- B: BA.RRR 2,0
--- stdout
  4  B  BA.RRR 2,0                                                       0     4
      +4  B   road@0,0.e: 4 tiles, 1 each                                   K-21
       0  A   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
              each; its lord has no strength                                B-34
score after turn 4, A to move, 79 tiles to come: Ann (A) 0, Ben (B) 4
      +4  B   road@0,0.e: 4 tiles, 1 each                                   K-21
      +4  A   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
              each                                                          B-34
score after turn 4, A to move, 79 tiles to come: Ann (A) 4, Ben (B) 4
                        farmer@se farmer@sw   completes road@-1,0.w: A 0
castles: {'city@0,0.n': none}
supply: {A: {followers: 7, mayor: 1, bridges: 3, castles: 2}, B: {followers: 7, mayor: 1, bridges: 3, castles: 3}}
  1  B  BA.RRR 2,0                                                       0     4
       0  -   road@0,0.e: nobody stands on it                               K-27
       0  A   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
              each; its lord has no strength                                B-34
      +4  B   city@1,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
              each                                                          B-34
score after turn 1, A to move, 78 tiles to come: Ann (A) 0, Ben (B) 4

== a besieged city gives a castle what it scores, with its little building [B-78, SI-14, SI-15, LB-7]
$ reeve score $T/game.yaml | tail -n +3
--- file game.yaml
reeve: 1
rules: [buildings, siege, bazaars]
players: {R: Rosa, K: Karl}
to_move: R
score: {R: 0, K: 0}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.RCr
  1,1: BA.CFc.1/90 R:knight@n
castles: {'city@0,0.n': K}
moves:
- R: SI.BE.CFR/180 1,2
  building: tower
--- stdout
          R   buildings: a little building is used                          LB-3
          R   buildings: a little tower goes to 1,2                         LB-3
      +4  R   city@1,0.n: 3 tiles, 1 each (siege); by LB-5 it is 4          SI-3
      +4  K   city@0,0.n: city@1,0.n is completed in its fief: 3 tiles, 1
              each (siege); by LB-5 it is 4                                 B-34
score after turn 1, K to move, 85 tiles to come: Rosa (R) 4, Karl (K) 4

== a besieged small city becomes a castle: nobody flees from it, and no King is won [B-32, B-51, KR-14, SI-14]
$ reeve score $T/game.yaml
$ sed 's/^- B.*/&\n- R: BA.RFr 1,0\n  escape: knight@0,1/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [siege, king, bazaars]
options: {siege_tiles: both}
players: {R: Rosa, B: Ben}
moves:
- R: SI.CA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: BA.L -1,1 monk
--- stdout
                                                                         R     B
  1  R  SI.CA.C/180 0,1 knight@s                                         0     0
          R   puts a castle on the city instead of scoring it               B-25
  2  B  BA.L -1,1 monk@c                                                 0     0
score after turn 2, R to move, 96 tiles to come: Rosa (R) 0, Ben (B) 0
-:10:11: illegal: it stands in no besieged city [ruled-out, SI-8]

== a bridge has the little building of its tile, and is a road to a watchtower [B-76, B-77, LB-11, WT-10]
$ reeve score $T/building.yaml 2>/dev/null | grep road@
$ sed '/^tokens/d' $T/building.yaml | reeve score - | grep road@
$ reeve score $T/tower.yaml | grep watchtower
$ sed '/^bridges/d' $T/tower.yaml | reeve score - | grep watchtower
--- file building.yaml
reeve: 1
rules: bazaars+buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,-1': BA.LR/90
  '1,-2': BA.L
  '-1,-2': BA.L
  '0,-2': BA.L
bridges: {'0,-1': ew}
tokens: {little-shed: '0,-1'}
moves:
- R: BA.RRR/180 -1,-1 highwayman@e
--- file tower.yaml <tests/cases/watchtowers/road.yaml
--- stdout
      +4  R   road@0,-1.e: 3 tiles, 1 each; by LB-5 it is 4                 K-21
      +3  R   road@0,-1.e: 3 tiles, 1 each                                  K-21
      +3  R   watchtowers: the watchtower on 2,0, 3 tiles with a road       WT-6
      +2  R   watchtowers: the watchtower on 2,0, 2 tiles with a road       WT-6

== a shrine is a monastic building: it gives a castle its 9, and its vineyards [B-79, B-78, B-35, CU-21, CU-23]
$ reeve score $T/game.yaml | tail -n +3
--- file game.yaml
reeve: 1
rules: [cult, hills, bazaars]
players: {R: Rosa, B: Ben, K: Karl}
to_move: B
score: {R: 0, B: 0, K: 0}
board:
  0,0: BA.RCr
  0,-1: CU.S B:heretic
  1,-1: BA.L R:monk
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,-1: BA.C/180
  -1,-2: BA.C
  0,-2: HS.C!.v/180
castles: {'city@-1,-1.s': K}
moves:
- B: BA.C/180 1,-2
--- stdout
     +12  B   shrine@0,-1.c: 9 tiles, 1 each; by HS-38 it is 12             CU-8
          R   cult: a follower comes home from monastery@1,-1.c            CU-11
     +12  K   city@-1,-1.s: shrine@0,-1.c is completed in its fief: 9
              tiles, 1 each; by HS-38 it is 12                              B-34
score after turn 1, K to move, 98 tiles to come: Rosa (R) 0, Ben (B) 12, Karl (K) 12
