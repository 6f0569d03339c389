# A small city, and a castle, of several owners, who came there by a flight (FL-14, FL-15).

== each who shares the majority builds or scores, and all who build score as owners of one castle [FL-15, B-31, B-82]
% sed "s/CASTLE/$castle/" $T/game.yaml >$T/now.yaml
% reeve check -q $T/now.yaml 2>&1 | head -n 1
% reeve score $T/now.yaml | tail -n 1
% sed '/- B: BA/,$d' $T/now.yaml | reeve position >$T/then.yaml 2>/dev/null; tail -n 2 $T/then.yaml
% reeve position $T/then.yaml | cmp - $T/then.yaml
--- file game.yaml
reeve: 1
rules: flier+bazaars
players: {R: Rita, B: Bert, K: Kim}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n, B:knight@n]
  '0,-1': FL.F.o
score: {R: 0, B: 0, K: 0}
moves:
- R: BA.C/180 0,1
  castle: {CASTLE}
- B: BA.LR/90 1,0
- K: BA.LR/270 -1,0
--- rows castle|
R: 'city@0,0', B: 'city@0,0'
    score after turn 3, R to move, 87 tiles to come: Rita (R) 3, Bert (B) 3, Kim (K) 0
    castles: {'city@0,0.n': [R, B]}
    supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 6, bridges: 3, castles: 2}, K: {followers: 7, bridges: 3, castles: 3}}
R: 'city@0,0'
    score after turn 3, R to move, 87 tiles to come: Rita (R) 3, Bert (B) 4, Kim (K) 0
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}, K: {followers: 7, bridges: 3, castles: 3}}
B: 'city@0,0'
    score after turn 3, R to move, 87 tiles to come: Rita (R) 4, Bert (B) 3, Kim (K) 0
    castles: {'city@0,0.n': B}
    supply: {R: {followers: 7, bridges: 3, castles: 3}, B: {followers: 6, bridges: 3, castles: 2}, K: {followers: 7, bridges: 3, castles: 3}}
K: 'city@0,0'
    $T/now.yaml:11:16: illegal: K has no follower in city@0,0.n [castle-owner, B-22]
    $T/now.yaml:11:16: illegal: K has no follower in city@0,0.n [castle-owner, B-22]
         11 |   castle: {K: 'city@0,0'}
            |                ^~~~~~~~
      help: Type `castle: {R: 'city@0,0.n'}` or `castle: {B: 'city@0,0.n'}`.
    score before the first turn, before the illegal turn 1: Rita (R) 0, Bert (B) 0, Kim (K) 0
    score: {R: 0, B: 0, K: 0}
    supply: {R: {followers: 6, bridges: 3, castles: 3}, B: {followers: 6, bridges: 3, castles: 3}, K: {followers: 7, bridges: 3, castles: 3}}
R: ['city@0,0', 'city@0,0']
    $T/now.yaml:11:29: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
    $T/now.yaml:11:29: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
         11 |   castle: {R: ['city@0,0', 'city@0,0']}
            |                             ^~~~~~~~
      help: Type `castle: {R: 'city@0,0.n', B: 'city@0,0.n'}`.
    score before the first turn, before the illegal turn 1: Rita (R) 0, Bert (B) 0, Kim (K) 0
    score: {R: 0, B: 0, K: 0}
    supply: {R: {followers: 6, bridges: 3, castles: 3}, B: {followers: 6, bridges: 3, castles: 3}, K: {followers: 7, bridges: 3, castles: 3}}

== a record of a flight to a small city, and what is said of the castle of two [FL-14, FL-15, B-31]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml city@0,-1 | tail -n 7
$ reeve legal --actions --tile BA.C --at 3 $T/game.yaml | grep -A2 '^0,-2'
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
--- file game.yaml
reeve: 1
rules: flier+bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.RFr 1,0
- B: BA.C/180 0,-1 knight@s
- R: FL.F.o 1,-1
  fly: small
  flier_die: 1
  lands: knight@0,-1.s
- B: BA.C 0,-2
  castle: {B: 'city@0,-1.s', R: 'city@0,-1.s'}
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0                                                       0     0
  2  B  BA.C/180 0,-1 knight@s                                           0     0
  3  R  FL.F.o 1,-1                                                      0     0
          R   flier: a follower goes to city@0,-1.s                         FL-6
  4  B  BA.C 0,-2                                                        0     0
          B   puts a castle on the city instead of scoring it               B-25
          R   puts a castle on the city instead of scoring it               B-25
score after turn 4, R to move, 87 tiles to come: Rita (R) 0, Bert (B) 0
    4  B   tile BA.C at 0,-2: 2 tiles, complete
    4  B   B puts a castle on the city instead of scoring it                B-25
    4  B   R puts a castle on the city instead of scoring it                B-25
           it is a castle of B; its fief is -1,-2 0,-2 1,-2 -1,-1 0,-1
           1,-1                                                             B-33
           it is a castle of R; its fief is -1,-2 0,-2 1,-2 -1,-1 0,-1
           1,-1                                                             B-33
0,-2  0°                farmer@e   completes city@0,-1.s: R 4, B 4
                        may bridge ew; castle {R: 'city@0,-1.s'} or {B:
                          'city@0,-1.s'}

== who has most decides alone, and keeps all followers there; those of others come home [FL-14, B-30]
% sed "s/CASTLE/$castle/" $T/game.yaml | reeve position - 2>&1 | grep -E 'illegal:|help|0,0|score|supply'
--- file game.yaml
reeve: 1
rules: flier+bazaars+traders
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n, R:knight@n, B:knight@n]
  '0,-1': FL.F.o
  '0,-2': FL.RFr.d
score: {R: 0, B: 0}
moves:
- R: BA.C/180 0,1
  castle: {CASTLE}
--- rows castle|
R: 'city@0,0'
      '0,0': [BA.RCr, R:knight@n, R:knight@n]
    score: {R: 0, B: 0}
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 5, builder: 1, pig: 1, bridges: 3, castles: 2}, B: {followers: 7, builder: 1, pig: 1, bridges: 3, castles: 3}}
B: 'city@0,0'
    -:12:16: illegal: B has no share in the majority in city@0,0.n [castle-shared, B-31]
         12 |   castle: {B: 'city@0,0'}
      help: Delete `castle`, or type only the players with the most followers there.
      '0,0': [BA.RCr, B:knight@n, R:knight@n, R:knight@n]
    score: {R: 0, B: 0}
    supply: {R: {followers: 5, builder: 1, pig: 1, bridges: 3, castles: 3}, B: {followers: 6, builder: 1, pig: 1, bridges: 3, castles: 3}}
R: 'city@0,0', B: 'city@0,0'
    -:12:31: illegal: B has no share in the majority in city@0,0.n [castle-shared, B-31]
         12 |   castle: {R: 'city@0,0', B: 'city@0,0'}
      help: Delete `castle`, or type only the players with the most followers there.
      '0,0': [BA.RCr, B:knight@n, R:knight@n, R:knight@n]
    score: {R: 0, B: 0}
    supply: {R: {followers: 5, builder: 1, pig: 1, bridges: 3, castles: 3}, B: {followers: 6, builder: 1, pig: 1, bridges: 3, castles: 3}}

== without a token one can only score, and who lays the tile decides alone by the option [FL-15, B-23, B-82]
% sed "s/CASTLE/$castle/;s/BY/$by/" $T/game.yaml | reeve check - 2>&1 | head -n 2
--- file game.yaml
reeve: 1
rules: flier+bazaars
options: {castle_by: BY}
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n, B:knight@n]
  '1,0': BA.RCr
  '1,1': BA.C/180
  '2,0': BA.RCr
  '2,1': BA.C/180
  '3,0': BA.RCr
  '3,1': BA.C/180
  '0,-1': FL.F.o
score: {R: 0, B: 0}
castles: {'city@1,0': none, 'city@2,0': none, 'city@3,0': none}
supply: {R: {followers: 6, castles: 3}, B: {followers: 6, castles: 0}}
moves:
- R: BA.C/180 0,1
  castle: {CASTLE}
--- rows by|castle|
owner|R: 'city@0,0'
    -: legal so far: 1 turn, score Rita (R) 0, Bert (B) 4, B to move
owner|R: 'city@0,0', B: 'city@0,0'
    -: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    -:20:31: illegal: B has no castle token left [no-castle, B-29]
placer_only|R: 'city@0,0'
    -: legal so far: 1 turn, score Rita (R) 0, Bert (B) 4, B to move
placer_only|B: 'city@0,0'
    -: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    -:20:16: illegal: B did not lay the tile that completed city@0,0.n [castle-placer, B-23, castle_by: placer_only]

== a castle of two is in no fief of its own, and a castle beside it scores once for each of its own owners [FL-15, B-43]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: flier+bazaars
options: {castle_same_turn: true}
players: {R: Rita, B: Bert, K: Kim}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n, B:knight@n, K:knight@n]
  '1,0': BA.RCr
  '1,1': BA.C/180
  '0,-1': FL.F.o
  '0,-2': FL.RFr.d
score: {R: 0, B: 0, K: 0}
castles: {'city@1,0': K}
moves:
- R: BA.C/180 0,1
  castle: {R: 'city@0,0', B: 'city@0,0'}
- B: BA.LR/90 2,0
- K: BA.LR/270 -1,0
--- stdout
                                                                   R     B     K
  1  R  BA.C/180 0,1                                               4     4     8
          R   puts a castle on the city instead of scoring it               B-25
          B   puts a castle on the city instead of scoring it               B-25
      +4  K   city@0,0.n: 2 tiles, 2 each                                   K-22
      +4  K   city@1,0.n: city@0,0.n is completed in its fief: 2 tiles, 2
              each                                                          B-34
      +4  R   city@0,0.n: the castle city@1,0.n in its fief scores 4        B-43
      +4  B   city@0,0.n: the castle city@1,0.n in its fief scores 4        B-43
  2  B  BA.LR/90 2,0                                               4     4     8
  3  K  BA.LR/270 -1,0                                             4     4     8
       0  -   road@0,0.e: nobody stands on it                               K-27
score after turn 3, R to move, 84 tiles to come: Rita (R) 4, Bert (B) 4, Kim (K) 8

== a castle of two gives its gold to both, and its lords go home [FL-15, GM-10]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tee $T/now.yaml | tail -n 5
$ reeve check $T/now.yaml
$ reeve why $T/now.yaml city@0,0
--- file game.yaml
reeve: 1
rules: flier+bazaars+gold
players: {R: Rita, B: Bert, K: Kim}
to_move: K
board:
  '0,0': [BA.RCr, R:knight@n, B:knight@n]
  '0,1': BA.C/180
  '1,0': BA.LR/90
  '0,-1': BA.L
  '0,-2': GO.LRr
  '0,-3': GO.RrRr
  '1,-1': FL.F.o
score: {R: 0, B: 0, K: 0}
castles: {'city@0,0': [R, B]}
tokens: {gold: {'0,0': 3}}
moves:
- K: BA.LR/270 -1,0
--- stdout
                                                                   R     B     K
  1  K  BA.LR/270 -1,0                                             3     3     0
       0  -   road@0,0.e: nobody stands on it                               K-27
      +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
      +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
          R   gold: takes a piece of gold from 0,0                          GM-5
          B   gold: takes a piece of gold from 0,0                          GM-5
          R   gold: takes a piece of gold from 0,0                          GM-5
score after turn 1, R to move, 92 tiles to come: Rita (R) 3, Bert (B) 3, Kim (K) 0
  '-1,0': BA.LR/270
score: {R: 3, B: 3, K: 0}
castles: {'city@0,0.n': [none, none]}
supply: {R: {followers: 7, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 2}, K: {followers: 7, bridges: 3, castles: 3}}
tokens: {gold: {R: 2, B: 1}}
$T/now.yaml: position consistent: score Rita (R) 3, Bert (B) 3, Kim (K) 0, R to move
city@0,0
city@0,0.n
           tile BA.RCr at 0,0, tile BA.C at 0,1: 2 tiles, complete
           it is a castle, whose lord has gone home; its fief is -1,0 0,0
           1,0 -1,1 0,1 1,1                                                 B-33
           it is a castle, whose lord has gone home; its fief is -1,0 0,0
           1,0 -1,1 0,1 1,1                                                 B-33


== all followers of who builds are lords: they wait while others score, and come home together when the castle scores [FL-14, FL-15, B-40, M-70]
% sed "s/WHO/$who/;s/CASTLE/$castle/" $T/game.yaml >$T/now.yaml
% reeve score $T/now.yaml | grep -E '^      [+]'
% for at in 1 2 3; do reeve position $T/now.yaml --at $at | tee $T/then.yaml | grep -E '^castles|0,0|^supply' | sed 's/, bridges: ., castles: .//g'; reeve position $T/then.yaml | cmp - $T/then.yaml; done
--- file game.yaml
reeve: 1
rules: flier+bazaars+inns+traders
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, WHO]
  '0,-1': FL.F.o
  '0,-2': FL.RFr.d
score: {R: 0, B: 0}
moves:
- R: BA.C/180 0,1
  castle: {CASTLE}
- B: BA.LR/90 1,0
- R: BA.LR/270 -1,0
--- rows who|castle|
R:knight@n, R:big:knight@n, R:builder@n|R: 'city@0,0'
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
      '0,0': [BA.RCr, R:big:knight@n, R:knight@n]
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 6, big: 0, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
      '0,0': [BA.RCr, R:big:knight@n, R:knight@n]
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 6, big: 0, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
      '0,0': BA.RCr
    castles: {'city@0,0.n': none}
    supply: {R: {followers: 7, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
R:knight@n, R:knight@n, B:big:knight@n, B:builder@n|R: 'city@0,0'
          +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
      '0,0': [BA.RCr, R:knight@n, R:knight@n]
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 5, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
      '0,0': [BA.RCr, R:knight@n, R:knight@n]
    castles: {'city@0,0.n': R}
    supply: {R: {followers: 5, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
      '0,0': BA.RCr
    castles: {'city@0,0.n': none}
    supply: {R: {followers: 7, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
R:knight@n, R:builder@n, R:knight@n, B:big:knight@n|R: 'city@0,0', B: 'city@0,0'
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
          +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
      '0,0': [BA.RCr, B:big:knight@n, R:knight@n, R:knight@n]
    castles: {'city@0,0.n': [R, B big]}
    supply: {R: {followers: 5, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 0, builder: 1, pig: 1}}
      '0,0': [BA.RCr, B:big:knight@n, R:knight@n, R:knight@n]
    castles: {'city@0,0.n': [R, B big]}
    supply: {R: {followers: 5, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 0, builder: 1, pig: 1}}
      '0,0': BA.RCr
    castles: {'city@0,0.n': [none, none]}
    supply: {R: {followers: 7, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}

== at the end all lords of a castle go home before anything is scored [B-48, FL-14]
$ reeve score --now $T/game.yaml | head -n 3
--- file game.yaml
reeve: 1
rules: flier+bazaars
players: {R: Rita, B: Bert}
board:
  '0,0': [BA.RCr, R:knight@n, R:knight@n]
  '0,1': BA.C/180
  '0,-1': FL.F.o
castles: {'city@0,0': R}
score: {R: 0, B: 0}
--- stdout
final scoring
          R   takes the followers home from the castle, which scores
              nothing                                                       B-48

== where one of two has lost the lord of their castle, the other takes its gold [FL-15, GM-10]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: flier+bazaars+gold
players: {R: Rita, B: Bert, K: Kim}
to_move: K
board:
  '0,0': [BA.RCr, B:knight@n]
  '0,1': BA.C/180
  '1,0': BA.LR/90
  '0,-1': BA.L
  '0,-2': GO.LRr
  '0,-3': GO.RrRr
score: {R: 0, B: 0, K: 0}
castles: {'city@0,0': [none, B]}
tokens: {gold: {'0,0': 3}}
moves:
- K: BA.LR/270 -1,0
--- stdout
                                                                   R     B     K
  1  K  BA.LR/270 -1,0                                             0     3     0
       0  -   road@0,0.e: nobody stands on it                               K-27
      +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
          B   gold: takes a piece of gold from 0,0                          GM-4
          B   gold: takes a piece of gold from 0,0                          GM-4
          B   gold: takes a piece of gold from 0,0                          GM-4
score after turn 1, R to move, 93 tiles to come: Rita (R) 0, Bert (B) 3, Kim (K) 0

== in text, too, it is told who of several on a region is no plain follower [FL-6]
% printf 'reeve: 1\nrules: [flier, abbey, phantom]\nplayers: {R: Rosa, B: Ben}\nboard: {"0,0": [BA.RCr, %s], "1,0": FL.RFr.WE.o}\nmoves: []\n' "$there" | reeve show - | grep ' on 0,0'
--- rows there
R:knight, B:mayor@n
    mayors: B on 0,0
R:highwayman@w, B:wagon@w
    wagons: B on 0,0
B:wagon@w, R:phantom:highwayman@w
    wagons: B on 0,0
    phantoms: R highwayman on 0,0
--- stdout

== followers on two parts of one tile that are joined later are not on one part [K-15, PH-2, CC-6]
$ printf 'reeve: 1\nrules: [phantom, circles, flier]\nplayers: {A: Ann, B: Ben}\nmoves:\n- A: BA.RFr 1,0 farmer@n\n  second: farmer@s\n- B: BA.LR/90 2,0\n' | reeve position - | reeve check -
--- stdout
-: position consistent: score Ann (A) 0, Ben (B) 0, A to move
