# The Princess & the Dragon beside other boxes, where others.t plays one half of a rule: PD-26 … PD-77.

== a castle gets what the feature scores, not the three points of the fairy beside its follower [PD-69]
$ reeve score $T/game.yaml | tail -n +3
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:knight
  '0,1': BA.C/180
  '1,0': BA.RFr B:highwayman
  '2,0': BA.RRR/90
  '-1,0': BA.RFr
castles: {'city@0,0.n': A}
tokens: {fairy: 'B:highwayman@1,0'}
to_move: B
moves:
- B: BA.RRR/270 -2,0
--- stdout
      +1  B   fairy: beside the fairy                                      PD-35
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-21
      +3  B   fairy: beside the fairy                                      PD-36
      +5  A   city@0,0.n: road@0,0.e is completed in its fief: 5 tiles, 1
              each                                                          B-34
score after turn 1, A to move, 108 tiles to come: Anna (A) 5, Ben (B) 9

== a bazaar comes when the dragon of the second part has moved, where that part is first [PD-71, PD-74, M-73]
$ . tests/cases/games.sh; verdict $T/game.yaml
$ reeve position --at 2 $T/game.yaml | grep -e ^tokens -e ^bazaar -e ^supply
$ sed 's/builder_first/bazaar_first/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [bazaars, traders, dragon]
options: {bazaar_builder: builder_first}
players: {A: Anna, B: Ben}
board:
  '0,0': [BA.RCr, A:highwayman@e]
  '1,0': [BA.RFr, A:builder@e]
  '-1,0': DG.RFr.v
tokens: {dragon: '-1,0'}
to_move: A
moves:
- A: BB.RFR.b/90 2,0
- A: DG.RFr.d 3,0
  dragon: ['0,0', '1,0', '2,0', '3,0']
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, A: pass}}
- B: BA.L 3,1
- A: BA.C/180 0,1
--- stdout
score Anna (A) 0, Ben (B) 0, B to move
bazaar: {after: A}
supply: {A: {followers: 7, builder: 1, pig: 1, bridges: 3, castles: 3}, B: {followers: 7, builder: 1, pig: 1, bridges: 3, castles: 3}}
tokens: {dragon: '3,0'}
-:13:3: illegal: a bazaar comes before this turn: A laid a bazaar tile [bazaar-due, B-54]

== the fairy protects who stands on a bridge of her tile [PD-72, PD-34]
% . tests/cases/games.sh; { cat $T/game.yaml; echo "  dragon: [$steps]"; } >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RRR
  '1,-1': [DG.F.v, A:highwayman@n]
  '2,0': DG.RFr.v
  '-1,0': BA.RFr
bridges: {'1,-1': ns}
tokens: {dragon: '2,0', fairy: 'A:highwayman@1,-1'}
to_move: B
moves:
- B: DG.RFr.d -2,0
--- rows steps
'1,0', '1,-1'
    illegal: the fairy is there [ruled-out, PD-23]
'1,0', '0,0', '-1,0', '-2,0'
    score Anna (A) 0, Ben (B) 0, A to move

== a princess works in the first part of a double turn, a portal in the second [PD-74]
$ . tests/cases/games.sh; verdict $T/game.yaml
$ reeve position $T/game.yaml | grep -e '^supply' -e "'1,1'" -e "'0,0'"
$ sed 's/^  princess.*/  portal: farmer@0,0.s/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [traders, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': [BA.RCr, A:knight]
  '0,1': [BA.Cccc+, A:builder@n]
  '1,1': [BA.C/270, B:knight]
to_move: A
moves:
- A: DG.CcRr.p/180 0,2
  princess: B:knight@1,1
- A: DG.RrRr.g -1,0
  portal: farmer@0,0.s
--- stdout
score Anna (A) 0, Ben (B) 0, B to move
  '0,0': [BA.RCr, A:farmer@s, A:knight@n]
  '1,1': BA.C/270
supply: {A: {followers: 5, builder: 0, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
-:11:11: illegal: the tile has no magic portal [ruled-out, PD-54]

== a farmer whom a field joined to a barn's scores brings the points of the fairy, too [PD-77, AM-60]
$ reeve score $T/game.yaml | tail -n +3
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,2': BA.C
  '0,3': BA.C/180
  '1,2': BA.C
  '1,1': BA.CG/90 B:barn@nw
  '-1,0': BA.RFr
  '-2,0': BA.RFr
  '-2,1': BA.L A:farmer
tokens: {fairy: 'A:farmer@-2,1'}
moves:
- B: BA.L -1,1
--- stdout
      +2  A   barn: 2 completed cities beside a barn, 1 each               AM-60
      +3  A   barn: beside the fairy                                       PD-77
          A   barn: a follower comes home from field@0,0.ne                AM-60
score after turn 1, A to move, 104 tiles to come: Anna (A) 5, Ben (B) 0

== where the dragon moves after scoring he moves after the wagons, and eats one that has just come; it goes home [PD-19, PD-26, AM-44, AM-48]
% . tests/cases/games.sh; sed "s/WHERE/$where/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep -o 'A: {.*}, '
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
options: {dragon_moves: after_scoring}
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr A:wagon@n, '1,0': DG.RFr.v}
tokens: {dragon: '1,0'}
to_move: A
moves:
- A: DG.C.dG/180 0,1
  wagon: A:highwayman@WHERE
  dragon: ['0,0', '0,1']
--- rows where
0,0.w
    score Anna (A) 4, Ben (B) 0, B to move
    A: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}, 
1,0.w
    illegal: the dragon is there [ruled-out, AM-44]
    A: {followers: 7, mayor: 1, wagon: 0, barn: 1, abbeys: 1}, 

== the dragon eats a shepherd, and his tokens go back into the bag [PD-26, HS-9]
$ reeve score $T/game.yaml | tail -n 5
$ reeve position $T/game.yaml | grep -e supply -e tokens
--- file game.yaml
reeve: 1
rules: [hills, dragon]
players: {A: Anna, B: Ben}
moves:
- A: DG.RFr.v 1,0
- B: BA.RFr -1,0 shepherd@n
  token: 2
- A: DG.RFr.d 2,0
  dragon: ['0,0', '-1,0']
--- stdout
          B   dragon: the dragon goes to -1,0                              PD-20
          B   dragon: a shepherd comes home from field@0,0.ne              PD-26
          A   puts back a sheep token from field@-1,0.n, where no
              shepherd stands                                               HS-9
score after turn 3, B to move, 116 tiles to come: Anna (A) 0, Ben (B) 0
supply: {A: {followers: 7, shepherd: 1}, B: {followers: 7, shepherd: 1}}
tokens: {dragon: '-1,0'}

== whoever is eaten makes no castle; where the dragon moves after scoring a lord is safe from him [PD-29, PD-67, B-23]
% . tests/cases/games.sh; sed "s/WHEN/$when/;$edit" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
options: {dragon_moves: WHEN}
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr A:knight, '1,0': DG.RFr.v}
tokens: {dragon: '1,0'}
to_move: A
moves:
- A: DG.C.dG/180 0,1
  dragon: ['0,0', '0,1']
  castle: {A: 'city@0,0.n'}
--- rows when edit
before_scoring
    illegal: A has no follower in city@0,0.n [castle-owner, B-22]
before_scoring /castle:/d
    score Anna (A) 0, Ben (B) 0, B to move
after_scoring
    score Anna (A) 0, Ben (B) 0, B to move
after_scoring /castle:/d
    score Anna (A) 4, Ben (B) 0, B to move

== the turn of a bought tile is a turn: the fairy gives its player a point, and none to others [PD-35]
$ reeve score $T/game.yaml | grep -e PD-35 -e after
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr B:knight}
tokens: {fairy: 'B:knight@0,0'}
to_move: A
moves:
- A: BB.F.b 0,-1
- bazaar:
    draw: [BA.RFr, BA.L]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, A: pass}}
- B: BA.RFr 1,0
- A: BA.L 0,-2
- B: BA.L 1,-1
--- stdout
      +1  B   fairy: beside the fairy                                      PD-35
      +1  B   fairy: beside the fairy                                      PD-35
score after turn 5, A to move, 109 tiles to come: Anna (A) 0, Ben (B) 2

== a portal leads to no field with a barn, though no farmer stands there [AM-56, PD-54]
$ reeve check $T/barn.yaml 2>&1; sed 's/, B:barn@ne//' $T/barn.yaml | reeve check -
--- file barn.yaml
reeve: 1
rules: [dragon, abbey]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': crfr
  '0,-1': [ffff+k, B:barn@ne]
  '1,-1': ffff+k
  '1,0': rffr
moves:
- R: DG.RRR.g -1,0
  portal: farmer@1,-1
--- stdout
$T/barn.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/barn.yaml:12:11: illegal: somebody is there [ruled-out, PD-54]
     12 |   portal: farmer@1,-1
        |           ^~~~~~~~~~~
  help: Type `portal: knight@0,0.n` (worth 1), `portal: highwayman@0,0.e` (worth 3), `portal: farmer@0,0.ne` (worth 0), `portal: monk@0,-1.c` (worth 5), `portal: monk@1,-1.c` (worth 4), `portal: highwayman@1,0.n` (worth 3), `portal: farmer@1,0.nw` (worth 0), `portal: mayor@0,0.n` (worth 1) …
-: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move

== a portal leads to no field that the spring joins to one with a barn or a farmer, though no edge does [PD-54, AM-56, AM-62, R-27, R-28]
% . tests/cases/games.sh; sed "s/WHO/$who/; s/DIVIDES/$divides/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [dragon, abbey, river]
options: {river: 1, DIVIDES}
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': RI.s
  '1,0': RI.1.IFI
  '0,1': BA.L
  '1,1': [BA.L, WHO]
  '0,-1': BA.L
discards: [RI.1.CICI, RI.1.CIRI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG, RI.1.I.e]
score: {A: 0, B: 0}
moves:
- B: DG.Ccc+.g/90 2,1
  portal: farmer@0,-1.n
--- rows who|divides
A:barn@sw|spring_divides: false
    illegal: somebody is there [ruled-out, PD-54]
A:farmer|spring_divides: false
    illegal: somebody is there [ruled-out, PD-54]
A:barn@sw|spring_divides: true
    score Ann (A) 0, Ben (B) 0, A to move
A:barn@sw|spring_divides: true, river_divides: false
    illegal: somebody is there [ruled-out, PD-54]
B:monk|spring_divides: false
    score Ann (A) 0, Ben (B) 0, A to move

== a tile that waited for the dragon may lie unseen under a hill: then none is left [HS-27, PD-8]
$ . tests/cases/games.sh
$ { cat $T/a.yaml; gone hills+dragon BA.RCr HS.RFR.h DG.RFr.v DG.RFr.d; } >$T/b.yaml; reeve check $T/b.yaml 2>&1 | sed 's/[^ ]* //'
--- file a.yaml
reeve: 1
rules: [hills, dragon]
players: {R: Rosa, B: Ben}
board: {'0,0': BA.RCr, '1,0': HS.RFR.h/90, '2,0': DG.RFr.v}
tokens: {dragon: '2,0'}
moves: []
--- stdout
legal: 0 turns, final score Rosa (R) 0, Ben (B) 0
