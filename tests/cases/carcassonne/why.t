# Why a turn of Carcassonne stands or does not, and why it scored what it scored.

== a turn that is not legal: what is right about it, and what is wrong, each with its rule [K-3, K-7, K-8, K-9]
$ reeve why $T/game.yaml 2
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.RFr/90 1,1
--- stdout~
yes  turn        it is the turn of Ben (B)                                  K-7
yes  tile        tile BA.RFr is still to come                               K-3
yes  cell        1,1 is free                                                K-8
yes  attached    its west side lies against tile BA.Cc+ at 0,1              K-8
no  side        west: a field against a city of tile BA.Cc+ at 0,1         K-9
--- status 1

== the count of a city with a pennant [K-22]
$ reeve why $T/game.yaml 2
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.C/270 1,1
--- stdout~
+8  points      R, city@0,0.n: 3 tiles, 2 each, 1 pennant, 2 each
K-22
0,0 (tile BA.RCr): 2
= 8

== a tie: both get all points [K-33]
$ reeve why $T/game.yaml 7
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 1,-1
- R: BA.L 0,-1
- B: BA.RFr/90 2,-1 highwayman
- R: BA.Rr 2,0
- B: BA.LR/270 -1,0
- R: BA.LR/180 2,-2
--- stdout~
majority    road@0,0.e: R 1, B 1; a tie, for R and B
K-33
+6  points      R, road@0,0.e: 6 tiles, 1 each
K-21
+6  points      B, road@0,0.e: 6 tiles, 1 each

== final scoring of the photographed table, item by item: which tiles, which cities [K-29, K-33, K-36]
$ reeve why fixtures/carcassonne/photograph.yaml final
--- stdout
final scoring: legal
      turn        61 tiles to come: scored as if the game ended here        K-35
      majority    monastery@-1,0.c: R 0, B 1; B has the majority            K-33
  +5  points      B, monastery@-1,0.c: 5 tiles, 1 each                      K-36
                  0,0 (tile BA.RCr): 1 + 0,1 (tile BA.Cc+): 1
                  + -1,0 (tile BA.LR): 1 + 0,-1 (tile BA.L): 1
                  + -1,-1 (tile BA.Rr): 1 = 5
      majority    road@0,0.e: R 0, B 1; B has the majority                  K-33
  +5  points      B, road@0,0.e: 5 tiles, 1 each                            K-36
                  0,0 (tile BA.RCr): 1 + 1,1 (tile BA.CcRr): 1
                  + -1,0 (tile BA.LR): 1 + 1,0 (tile BA.Rr): 1
                  + 2,1 (tile BA.CRr): 1 = 5
      majority    monastery@0,-1.c: R 1, B 0; R has the majority            K-33
  +6  points      R, monastery@0,-1.c: 6 tiles, 1 each                      K-36
                  0,0 (tile BA.RCr): 1 + -1,0 (tile BA.LR): 1
                  + 1,0 (tile BA.Rr): 1 + 0,-1 (tile BA.L): 1
                  + -1,-1 (tile BA.Rr): 1 + 1,-1 (tile BA.C): 1 = 6
      majority    road@-1,-1.s: R 1, B 0; R has the majority                K-33
  +1  points      R, road@-1,-1.s: 1 tile, 1 each                           K-36
                  -1,-1 (tile BA.Rr): 1
      majority    city@1,-1.s: R 0, B 1; B has the majority                 K-33
  +1  points      B, city@1,-1.s: 1 tile, 1 each                            K-36
                  1,-1 (tile BA.C): 1
      majority    field@1,2.n: R 1, B 0; R has the majority                 K-33
  +3  points      R, field@1,2.n: 1 completed city, 3 each                  K-29
                  city@0,0.n: 3
      majority    field@0,0.s: R 1, B 1; a tie, for R and B                 K-33
  +6  points      R, field@0,0.s: 2 completed cities, 3 each                K-29
                  city@2,1.s: 3 + city@0,0.n: 3 = 6
  +6  points      B, field@0,0.s: 2 completed cities, 3 each                K-29
                  city@2,1.s: 3 + city@0,0.n: 3 = 6
final score: Rosa (R) 30 (+16), Ben (B) 29 (+17); Rosa (R) wins
with farm_scoring=second: Rosa (R) 27, Ben (B) 29; Ben (B) wins
with farm_scoring=first: Rosa (R) 29, Ben (B) 27

== a space: what lies around it and how many tiles fit [K-9]
# Field in the south, city in the west: the tiles with a field side and, clockwise after it, a city
# side. By letters E5 F2 G1 H3 I2 J3 N3 Q1 R3, and of M2 one lies there: 24.
$ reeve why $T/game.yaml 1,1
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.RRR 1,0
--- stdout~
1,1 is empty
south: tile BA.RRR at 1,0 has a field
K-9
west: tile BA.Cc+ at 0,1 has a city
K-9
24 of the 69 tiles to come fit there

== a cell west of the start tile begins with a dash and is no option for that [K-2]
$ reeve why $T/game.yaml -1,0 --format text
$ reeve why $T/game.yaml 1,0 -1
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
--- stdout~
-1,0 is empty
east: tile BA.RCr at 0,0 has a road
--- stderr
reeve: there is no option `-1`; see `reeve --help`
--- status 2

== the story of a road: who laid what, who holds it [K-21]
$ reeve why $T/game.yaml road@0,0
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RRR 1,0 highwayman@w
- B: BA.LR/270 -1,0
--- stdout
road@0,0
road@0,0.e
    1  R   tile BA.RCr at 0,0, tile BA.RRR at 1,0: 2 tiles, 1 open end
    1  R   1 follower of R stands on it
    2  B   tile BA.LR at -1,0: 3 tiles, complete
    2  B   R scores 3: 3 tiles, 1 each                                      K-21
    2  B   1 follower of R comes home

== a monastery is open at the cells around it that are empty [K-24]
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: White, B: Black}\nmoves:\n- W: BA.L 0,-1 monk\n' | reeve why - 1 | grep open
--- stdout
      open        field@0,0.s counts only at the end                        K-29
      open        monastery@0,-1.c is open at -1,-2, 0,-2, 1,-2 and 4

== a cell west or south of the start tile is no option
$ reeve why fixtures/carcassonne/sunday.yaml -1,0 | sed -n 1,2p
--- stdout
-1,0
    1  R   tile BA.Rr at -1,0 was laid, turned 270
