# The Festival: a figure comes home in place of placing one.

== a farmer and a monk come home from anywhere, and score nothing [FE-2, FE-12, FE-14, FE-16]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 3 | grep -e festival -e home
$ reeve fmt --looks $T/game.yaml | grep festival
$ reeve position --at 5 $T/game.yaml | tail -n 1
$ reeve legal --before 3 --actions --format json $T/game.yaml | head -n 1 | gojq -c '.back'
--- file game.yaml
reeve: 1
rules: festival
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 farmer@n
- B: BA.L 0,-1 monk
- A: FE.RC/180 1,-1
  back: farmer@1,0.n
- B: FE.RrRr -1,0
  back: monk@0,-1
- A: FE.CFR/90 2,0
--- stdout
                                                                         A     B
  1  A  BA.RFr 1,0 farmer@n                                              0     0
  2  B  BA.L 0,-1 monk@c                                                 0     0
  3  A  FE.RC/180 1,-1                                                   0     0
          A   festival: a follower comes home from field@0,0.ne             FE-2
  4  B  FE.RrRr -1,0                                                     0     0
          B   festival: a follower comes home from monastery@0,-1.c         FE-2
  5  A  FE.CFR/90 2,0                                                    0     0
score after turn 5, B to move, 76 tiles to come: Ann (A) 0, Ben (B) 0
 yes  action      festival allows `back: farmer@1,0.n`                      FE-2
      rule        festival, A: a follower comes home from field@0,0.ne      FE-2
      come home   1 follower of A comes home, for the next turn             K-19
rules: festival
- A: frcf+festival 1,-1
- B: rrrr:nw,es+festival -1,0
- A: fcfr+festival 2,0
supply: {A: 7, B: 7}
["farmer@1,0.n"]

== who may not come home, and what else may not be done [FE-3, FE-4, FE-11]
% printf '%b\n' "- A: $turn" | cat $T/game.yaml - | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: festival
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 farmer@n
- B: BA.L 0,-1 monk
--- rows turn
FE.RC/180 1,-1\n  back: monk@0,-1
    -:8:9: illegal: it is another player's [ruled-out, FE-4]
FE.RC/180 1,-1 knight\n  back: farmer@1,0.n
    -:8:9: illegal: a turn has a follower on the tile or `back`, not both [two-actions, FE-2]
BA.RFr 2,0\n  back: farmer@1,0.n
    -:8:9: illegal: the tile has no festival [ruled-out, FE-2]
FE.RC/180 1,-1\n  back: farmer@2,0
    -:8:9: illegal: `back: farmer@2,0` means nothing here: no tile lies there [action-value, FE-2]
FE.RC/180 1,-1\n  back: nobody
    -:8:9: unreadable: `nobody`: a follower is ROLE@CELL, or ROLE@CELL.PLACE where the tile has several [bad-extra]
FE.RC/180 1,-1\n  back: [farmer@1,0.n, farmer@1,0.n]
    -:8:9: unreadable: back must be a word, not a list [wrong-type]
FE.RrRr -1,0 monk
    -:7:19: illegal: tile FE.RrRr has no place for a monk [no-place, K-14]

== before scoring: what the tile completes is scored without it [FE-7]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: festival
players: {A: Ann, B: Ben}
moves:
- A: BA.RRR 1,0 highwayman@w
- B: BA.L 0,-1
- A: FE.LRR/180 -1,0
  back: highwayman@1,0.w
- B: BA.L -1,-1
--- stdout
                                                                         A     B
  1  A  BA.RRR 1,0 highwayman@w                                          0     0
  2  B  BA.L 0,-1                                                        0     0
  3  A  FE.LRR/180 -1,0                                                  0     0
          A   festival: a follower comes home from road@0,0.e               FE-2
       0  -   road@0,0.e: nobody stands on it                               K-27
  4  B  BA.L -1,-1                                                       0     0
score after turn 4, A to move, 77 tiles to come: Ann (A) 0, Ben (B) 0

== builders: with the last follower, alone, or not at all; in the second part of a double turn, too, although the first had a festival [FE-6, FE-8, FE-15]
% sed "s/WHO/$who/" $T/game.yaml | reeve position --option festival_returns=$returns - 2>&1 | grep -e supply -e illegal | head -n 1
$ sed 's/WHO/builder@2,0/; s/festival]/festival-rgg]/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/WHO/highwayman@1,0/; s/BA.RFr 3,0/FE.LRR\/90 3,0/' $T/game.yaml | reeve score | tail -n +9
--- file game.yaml
reeve: 1
rules: [traders, festival]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman@w
- B: BA.L 0,-1
- A: BA.RFr 2,0 builder@w
- B: BA.L 1,-1
- A: BA.RFr 3,0
- A: FE.RrRr -1,0
  back: WHO
--- rows returns who
figures builder@2,0
    supply: {A: {followers: 6, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
figures highwayman@1,0
    supply: {A: {followers: 7, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
followers builder@2,0
    -:11:9: illegal: only followers come home [ruled-out, FE-6]
followers highwayman@1,0
    supply: {A: {followers: 7, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
--- stdout
-:11:9: illegal: only followers come home [ruled-out, FE-6]
          A   festival: a follower comes home from road@0,0.e               FE-2
score after turn 6, B to move, 99 tiles to come: Ann (A) 0, Ben (B) 0

== a prisoner does not come home [FE-5]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: [tower, festival]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman@w
- B: TO.F 0,-1
  tower: '0,-1'
- A: BA.L 1,-1
- B: BA.L -1,-1
  tower: '0,-1'
- A: BA.L 2,-1
- B: BA.RFr 2,0
- A: FE.RrRr -1,0
  back: highwayman@1,0
--- stderr~
illegal
--- status 1

== the lord of a castle comes home, or stays [FE-10]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep castle
$ reeve score --option festival_lord=false $T/game.yaml 2>&1 | grep illegal
--- file game.yaml
reeve: 1
rules: [bazaars, festival]
options: {castles: true}
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 knight
  castle: {A: 'city@0,1'}
- B: BA.L 0,-1
- A: FE.RrRr -1,0
  back: knight@0,1
- B: BA.L 1,-1
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 knight@s                                            0     0
          A   puts a castle on the city instead of scoring it               B-25
  2  B  BA.L 0,-1                                                        0     0
  3  A  FE.RrRr -1,0                                                     0     0
          A   festival: a follower comes home from city@0,0.n               FE-2
  4  B  BA.L 1,-1                                                        0     0
score after turn 4, A to move, 89 tiles to come: Ann (A) 0, Ben (B) 0
castles: {'city@0,0.n': none}
supply: {A: {followers: 7, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}
score after turn 2, before the illegal turn 3: Ann (A) 0, Ben (B) 0
$T/game.yaml:10:9: illegal: the lord of a castle stays [ruled-out, FE-10]

== the tiles, their mark drawn as a tent [FE-1]
$ reeve tiles festival | grep -o 'FE[.][A-Za-z]*' | tr '\n' ' '
$ reeve show --svg - $T/game.yaml | grep -c 'class="symbol"'
--- file game.yaml
reeve: 1
rules: festival
players: {A: Ann, B: Ben}
moves:
- A: FE.RrRr -1,0
--- stdout
FE.CCc FE.CcCc FE.CFR FE.CR FE.CRCR FE.CRr FE.LRR FE.RC FE.RrC FE.RrRr 2

== random games with other boxes are judged as they were played, and go on from positions [FE-15]
% for seed in 1 2; do reeve sim $rules --games 5 --seed $seed | reeve check -q; done
$ reeve sim festival --seed 3 >$T/game.yaml; reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position --at 50 $T/game.yaml >$T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
--- rows rules
festival
inns+festival+tower
bazaars+festival+traders
festival+river+king

== a follower comes home from the top of a tower, which is open again, or stays closed by its rules [FE-9, FE-4, T-35]
% sed "s/WHO/$who/" $T/game.yaml | reeve score - --option tower_reopens=$reopens 2>&1 | grep -e home -e places -e '^-:'
$ sed 's/WHO/top@0,-1/' $T/game.yaml | reeve fmt - | grep back
$ sed 's/WHO/top@0,-1/' $T/game.yaml | reeve position --at 1 - | tail -n 3
$ sed 's/WHO/top@0,-1/' $T/game.yaml | reeve legal --actions --before 1 --tile FE.CRCR - | grep -o 'back [^ ]*'
$ reeve sim festival+tower --games 20 >$T/sim.yaml; reeve check -q $T/sim.yaml; grep -c 'back: top@' $T/sim.yaml
--- file game.yaml
reeve: 1
rules: [festival, tower]
players: {A: Ann, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  0,-1: TO.FG
  1,-1: TO.L
towers: {'0,-1': 2, '1,-1': 1}
tops: {'0,-1': A, '1,-1': B}
moves:
- A: FE.CRCR 0,1
  back: WHO
- B: BA.RFr -1,0
  tower: 0,-1
--- stdout
  back: top@0,-1
towers: {'0,-1': 2, '1,-1': 1}
tops: {'1,-1': B}
supply: {A: {followers: 7}, B: {followers: 6}}
back top@0,-1
3
--- rows who|reopens
top@0,-1|true
              A   festival: a follower comes home from the tower at 0,-1        FE-2
              B   places piece 3 on the tower at 0,-1                            T-6
top@0,-1|false
              A   festival: a follower comes home from the tower at 0,-1        FE-2
    -:15:10: illegal: the tower at 0,-1 is finished: a follower stood on top [tower-closed, T-31, tower_reopens: false]
top@1,-1|true
    -:13:9: illegal: it is another player's [ruled-out, FE-4]
top@0,0|true
    -:13:9: illegal: nobody stands on top there [ruled-out, FE-9]

== a shepherd comes home without points, and his sheep go back into the bag; those of others stay [FE-6, HS-11]
% { cat $T/game.yaml; printf -- "$second"; } | reeve position | sed -n '/FE/p; /^score/p; /^tokens/p'
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [hills, festival]
players: {A: Ann, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  1,0: BA.RFr A:shepherd@n
  2,0: BA.RFr B:shepherd@n
tokens: {sheep: {'field@1,0.n': [2, 4], 'field@2,0.n': 3}}
moves:
- A: FE.RC/180 -1,0
  back: shepherd@1,0
--- stdout
                                                                         A     B
  1  A  FE.RC/180 -1,0                                                   0     0
          A   festival: a shepherd comes home from field@0,0.ne             FE-2
          A   puts back a sheep token from field@1,0.n, where no shepherd
              stands                                                        HS-9
          A   puts back a sheep token from field@1,0.n, where no shepherd
              stands                                                        HS-9
score after turn 1, B to move, 96 tiles to come: Ann (A) 0, Ben (B) 0
--- rows second
\n
      '-1,0': FE.RC/180
    score: {A: 0, B: 0}
    tokens: {sheep: {'field@2,0.n': 3}}
- B: FE.RrRr 3,0\n  back: shepherd@2,0\n
      '-1,0': FE.RC/180
      '3,0': FE.RrRr
    score: {A: 0, B: 0}

== what is scored in the turn is scored without the sheep that have gone [FE-6, FE-7, HS-17, HS-19]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [hills, festival]
players: {A: Ann, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  1,0: BA.RRR A:shepherd@se
  2,0: BA.Rr B:shepherd@sw
  1,-1: BA.Rr/180
tokens: {sheep: {'field@1,0.se': [4, 1], 'field@2,0.sw': 2}}
moves:
- A: FE.LRR/90 2,-1
  back: shepherd@1,0
--- stdout
                                                                         A     B
  1  A  FE.LRR/90 2,-1                                                   0     2
          A   festival: a shepherd comes home from field@1,0.se             FE-2
          A   puts back a sheep token from field@1,0.se, where no
              shepherd stands                                               HS-9
          A   puts back a sheep token from field@1,0.se, where no
              shepherd stands                                               HS-9
          A   shepherds: a sheep token (2) is taken from field@1,0.se      HS-19
      +2  B   shepherds: the flock goes to the stable                      HS-19
          B   shepherds: a shepherd comes home from field@1,0.se           HS-19
       0  -   road@1,0.s: nobody stands on it                               K-27
       0  -   road@1,0.e: nobody stands on it                               K-27
score after turn 1, B to move, 95 tiles to come: Ann (A) 0, Ben (B) 2

== the fairy stays where the follower was who comes home [FE-13]
$ reeve check -q $T/game.yaml && reeve position $T/game.yaml | sed -n '/^tokens/p'
--- file game.yaml
reeve: 1
rules: [festival, dragon]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 farmer@n
- B: BA.L 0,-1
- A: BA.RFr 2,0
  fairy: farmer@1,0.n
- B: BA.RFr -1,0
- A: FE.RC/180 1,-1
  back: farmer@1,0.n
--- stdout
tokens: {fairy: '1,0'}

== a barn that stands with the tile is not taken home besides [FE-2, FE-6]
$ reeve legal --tile FE.RC --actions $T/game.yaml | grep -e 'barn@nw' -e back
--- file game.yaml
reeve: 1
rules: [abbey, festival]
players: {A: Ann, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  1,0: BA.RFr
  0,-1: BA.L
--- stdout
                        wagon@s barn@nw
