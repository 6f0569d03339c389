# The Princess & the Dragon with other boxes: PD-17, PD-27 … PD-79, and the editions.

== presets say what their editions play [PD-3, PD-19, PD-32, PD-45, PD-68]
% echo $(reeve rules $name | grep -E '^ *(dragon_moves|fairy_castle|fairy_place|princess_removes|edition):' | grep -oE '[a-z_]+:|[a-z0-9_]+\*')
$ sed 's/RULES/dragon-rgg/' $T/game.yaml | reeve score - | tail -n 6
--- file game.yaml
reeve: 1
rules: RULES
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 knight
- B: DG.RFr.v 1,0
- A: DG.C.d/180 0,2
  fairy: 0,1
--- rows name
dragon
    edition: 2* dragon_moves: before_scoring* fairy_place: follower* princess_removes: may* fairy_castle: true*
dragon-c1
    edition: 1* dragon_moves: before_scoring* fairy_place: follower* princess_removes: must* fairy_castle: false*
dragon-rgg
    edition: 1* dragon_moves: after_scoring* fairy_place: tile* princess_removes: may* fairy_castle: false*
dragon-zmg
    edition: 2* dragon_moves: before_scoring* fairy_place: tile* princess_removes: may* fairy_castle: true*
--- stdout
  3  A  DG.C.d/180 0,2                                                   9     0
          A   fairy: the fairy goes to 0,1                                 PD-30
      +6  A   city@0,0.n: 3 tiles, 2 each                                   K-22
      +3  A   fairy: beside the fairy                                      PD-36
          A   dragon: the dragon goes to 0,0                               PD-20
score after turn 3, B to move, 98 tiles to come: Anna (A) 9, Ben (B) 0

== at a bazaar a tile that waits is not drawn [PD-17]
% sed "s/TILE/$tile/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.RFr, TILE]
    lots:
    - {tile: TILE, chooser: B, bids: {B: 0, W: pass}}
--- rows tile
DG.RFr.d
    illegal: turn 2; after 1 turn, score White (W) 0, Black (B) 0
    illegal: tile DG.RFr.d cannot be drawn yet: it is set aside until the dragon is in play [tile-waits, PD-15]
BA.C
    legal so far: 2 turns, score White (W) 0, Black (B) 0, B to move

== … nor offered, and what was drawn is refused at once [PD-17]
$ reeve play $T/game.yaml 2>&1 | sed -n '2,/^Which/p'; tail -n 1 $T/game.yaml
--- stdin
DG.RFr.d
BA.C DG.F.v
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
A bazaar: which tile is drawn, 1 of 2?
tile DG.RFr.d cannot be drawn yet: it is set aside until the dragon is in play
A bazaar: which tile is drawn, 1 of 2?
Which tile does B choose: BA.C, DG.F.v?
# answers: BA.C DG.F.v

== … but it may be named among those that are drawn, and need not be where setup has the order [PD-17, PD-15]
% sed "s/SETUP/$setup/;s/DRAW/$draw/;s/LAST/$last/" $T/game.yaml >$T/a.yaml; reeve check $T/a.yaml 2>&1 | sed -n 's/^.*a.yaml:[0-9:]* //p'; reeve fmt $T/a.yaml 2>/dev/null | grep '^    draw'; reeve export $T/a.yaml 2>/dev/null | gojq -c .gameAnnotations.drawOrder
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
options: {bazaar_next: from_chooser}
players: {W: White, B: Black}
setup:
  draw: [BB.F.b, SETUP]
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [DRAW]
    lots:
    - {tile: DG.F.v, chooser: B, bids: {B: 0, W: pass}}
- B: DG.F.v 0,-2
- W: BA.C/180 0,1
LAST
--- rows setup|draw|last
DG.RFr.d, BA.C, DG.F.v|DG.RFr.d, BA.C, DG.F.v
    legal so far: 4 turns, score White (W) 0, Black (B) 0, B to move
        draw: [DG.RFr.d, BA.C, DG.F.v]
    ["BB/F.b","BA/C","DG/F.v"]
DG.RFr.d, BA.C, DG.F.v|BA.C, DG.F.v
    legal so far: 4 turns, score White (W) 0, Black (B) 0, B to move
        draw: [BA.C, DG.F.v]
    ["BB/F.b","BA/C","DG/F.v"]
BA.C, DG.F.v|BA.C, DG.RFr.d, DG.F.v, DG.Rr.d
    legal so far: 4 turns, score White (W) 0, Black (B) 0, B to move
        draw: [BA.C, DG.RFr.d, DG.F.v, DG.Rr.d]
    ["BB/F.b","BA/C","DG/F.v"]
BA.C, DG.F.v|BA.C, DG.F.v, frfr+dragon
    legal so far: 4 turns, score White (W) 0, Black (B) 0, B to move
        draw: [BA.C, DG.F.v, DG.RFr.d]
    ["BB/F.b","BA/C","DG/F.v"]
DG.F.v, DG.RFr.d, BA.C, DG.RFr.d|DG.F.v, BA.C|- B: DG.RFr.d 1,0\n  dragon: ['0,-1', '0,0', '1,0']
    legal so far: 5 turns, score White (W) 0, Black (B) 0, W to move
        draw: [DG.F.v, BA.C]
    ["BB/F.b","DG/F.v","BA/C","DG/RFr.d"]
BA.C, DG.F.v|BA.C, DG.RFr.d, DG.F.v, DG.RFr.d
    illegal: turn 2; after 1 turn, score White (W) 0, Black (B) 0
    illegal: tile DG.RFr.d is set aside already [tile-used, PD-15]
        draw: [BA.C, DG.RFr.d, DG.F.v, DG.RFr.d]
BA.C, DG.F.v|DG.RFr.d, DG.F.v
    illegal: turn 2; after 1 turn, score White (W) 0, Black (B) 0
    illegal: tile DG.RFr.d cannot be drawn yet: it is set aside until the dragon is in play [tile-waits, PD-15]
        draw: [DG.RFr.d, DG.F.v]
BA.C, DG.F.v|BA.C, DG.F.v, BA.RFr
    illegal: turn 2; after 1 turn, score White (W) 0, Black (B) 0
    illegal: 2 tiles are drawn for a bazaar of 2 players, not 3 [bazaar-draw, B-56]
        draw: [BA.C, DG.F.v, BA.RFr]

== the dragon eats no lord, no barn, no tower piece, no bridge [PD-27, PD-67, PD-78, PD-25]
$ reeve score $T/game.yaml | tail -n 9
$ reeve position $T/game.yaml
--- file game.yaml
reeve: 1
rules: [tower, bazaars, abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:knight
  '0,1': BA.C/180 B:farmer@n
  '1,1': BA.L
  '1,0': BA.RRR
  '1,-1': TO.FG A:barn@nw
  '0,-1': BA.L
  '1,-2': BA.RFr/90
  '2,0': DG.RFr.v
castles: {'city@0,0.n': A}
towers: {'1,-1': 1}
bridges: {'1,-1': ns}
tokens: {dragon: '1,1'}
to_move: A
moves:
- A: DG.RFr.d -1,0
  dragon: ['0,1', '0,0', '0,-1', '1,-1', '1,0', '2,0']
--- stdout
  1  A  DG.RFr.d -1,0                                                    0     0
          A   dragon: the dragon goes to 0,1                               PD-20
          B   dragon: a follower comes home from field@0,0.ne              PD-26
          B   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: the dragon goes to 0,-1                              PD-20
          B   dragon: the dragon goes to 1,-1                              PD-20
          A   dragon: the dragon goes to 1,0                               PD-20
          B   dragon: the dragon goes to 2,0                               PD-20
score after turn 1, B to move, 135 tiles to come: Anna (A) 0, Ben (B) 0
reeve: 1
rules: [tower, bazaars, abbey, dragon]
players: {A: Anna, B: Ben}
to_move: B
board:
  '0,0': BA.RCr A:knight@n
  '0,1': BA.C/180
  '1,1': BA.L
  '1,0': BA.RRR
  '1,-1': TO.FG A:barn@nw
  '0,-1': BA.L
  '1,-2': BA.RFr/90
  '2,0': DG.RFr.v
  '-1,0': DG.RFr.d
score: {A: 0, B: 0}
towers: {'1,-1': 1}
bridges: {'1,-1': ns}
castles: {'city@0,0.n': A}
supply: {A: {followers: 6, mayor: 1, wagon: 1, barn: 0, castles: 2, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, castles: 3, abbeys: 1}}
tokens: {dragon: '2,0'}

== an eaten farmer leaves the barn on his field, and one who scores by it brings the points of the fairy [PD-77, PD-78, PD-27]
$ reeve score $T/game.yaml | tail -n 8
$ reeve score $T/eaten.yaml | tail -n 4; reeve position $T/eaten.yaml | grep barn@
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,-1': BA.L A:farmer@n
  '1,0': BA.RFr
tokens: {fairy: 'A:farmer@0,-1'}
to_move: A
moves:
- A: BA.RFr -1,0
- B: BA.RFr -2,0
- A: BA.L 1,-1 barn@nw
--- file eaten.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '1,-1': BA.L A:barn@nw
  '0,-1': BA.L
  '0,-2': DG.F.v
tokens: {dragon: '0,-2'}
to_move: A
moves:
- A: DG.RFr.d -1,0
  dragon: ['0,-1', '1,-1', '1,0', '0,0']
--- stdout
      +1  A   fairy: beside the fairy                                      PD-35
  2  B  BA.RFr -2,0                                                      1     0
  3  A  BA.L 1,-1 barn@nw                                                5     0
      +1  A   fairy: beside the fairy                                      PD-35
       0  A   barn: 0 completed cities beside a barn, 3 each               AM-58
      +3  A   barn: beside the fairy                                       PD-77
          A   barn: a follower comes home from field@0,0.s                 AM-58
score after turn 3, B to move, 107 tiles to come: Anna (A) 5, Ben (B) 0
          A   dragon: the dragon goes to 1,0                               PD-20
          B   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: the dragon goes to -1,0                              PD-20
score after turn 1, B to move, 108 tiles to come: Anna (A) 0, Ben (B) 0
  '1,-1': BA.L A:barn@nw

== a ransom and a bridge go with a princess who sends a knight home, a tower piece does not [PD-53, PD-48, PD-45]
% { sed "s/REMOVES/$removes/" $T/game.yaml; for key in $keys; do echo "  $key" | tr = ' '; done; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed "s/REMOVES/must/;/^moves/,\$d" $T/game.yaml | reeve legal --actions --tile DG.CcRr.p - | grep -A5 '^0,1'
--- file game.yaml
reeve: 1
rules: [tower, bazaars, dragon]
options: {princess_removes: REMOVES}
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr B:knight
  '1,0': TO.RCr/180
  '1,1': BA.CFc.1 A:knight
  '-1,0': BA.RFr A:highwayman
towers: {'1,0': 1}
prisoners: {B: [A]}
score: {A: 9, B: 0}
to_move: A
moves:
- A: DG.CcRr.p/180 0,1
--- stdout
0,1   180°              no follower
                        the princess sends home B:knight@0,0.n or A:knight@1,1.e
                          (each worth 3, held by A 1, B 1)
1,-1  0°                knight@n highwayman@e farmer@ne farmer@se
                        tower 1,0; top 1,0; the fairy goes to knight@1,1.e or
                          highwayman@-1,0.e; after tower 1,0: takes
--- rows removes keys
may princess:=B:knight@0,0 ransom:=B
    legal so far: 1 turn, score Anna (A) 6, Ben (B) 3, B to move
may princess:=B:knight@0,0 tower:=1,0
    illegal: turn 1; after 0 turns, score Anna (A) 9, Ben (B) 0
    illegal: a turn has a tower piece or `princess`, not both [two-actions, PD-48]
may tower:=1,0
    legal so far: 1 turn, score Anna (A) 9, Ben (B) 0, B to move
must princess:=B:knight@0,0 ransom:=B
    legal so far: 1 turn, score Anna (A) 6, Ben (B) 3, B to move
must princess:=B:knight@0,0 tower:=1,0
    illegal: turn 1; after 0 turns, score Anna (A) 9, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
must tower:=1,0
    illegal: turn 1; after 0 turns, score Anna (A) 9, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
must top:=1,0
    illegal: turn 1; after 0 turns, score Anna (A) 9, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
must fairy:=highwayman@-1,0
    illegal: turn 1; after 0 turns, score Anna (A) 9, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]

== nobody goes through a portal to the top of a tower, and no princess sends home from there [PD-57, PD-65]
% sed "s/KEY/$key/" $T/game.yaml | reeve check -q - 2>&1 | sed -n '1p; s/\(Leave it out. T-35\).*/\1/p'
--- file game.yaml
reeve: 1
rules: [dragon, tower]
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr R:knight
  0,1: TO.CRCr.2
tops: {'0,1': B}
towers: {'0,1': 1}
moves:
- R: DG.Cc.pG/90 0,2
  KEY
--- rows key|
portal: top@0,1|
    -:11:11: unreadable: `top` is not available here [not-modelled, T-35]
      help: Leave it out. T-35
princess: B:top@0,1|
    -:11:15: unreadable: `top` is not available here [not-modelled, T-35]
      help: Leave it out. T-35

== who is on top of a tower in the city of a princess is no knight [PD-65, PD-46]
$ reeve legal --actions --tile DG.CcRr.p $T/game.yaml | grep -A3 '^1,1'
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr B:knight
  '0,1': TO.Cc/180
towers: {'0,1': 1}
tops: {'0,1': B}
to_move: A
--- stdout
1,1   0°                highwayman@e farmer@ne farmer@se
                        the princess sends home B:knight@0,0.n (worth 3, held by
                          B 1)
      270°              highwayman@n farmer@ne farmer@se

== prisoners are taken before the dragon moves, who does not reach them; he eats who is on top, and the tower is open again [PD-63, PD-64, PD-66, T-26, T-54]
$ reeve score $T/game.yaml | tail -n 11
$ reeve position $T/game.yaml | grep -e ^prisoners -e ^supply -e ^tops
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': TO.RCr/180 B:highwayman
  '2,0': TO.RRRR.1
  '3,0': DG.RFr.v
towers: {'1,0': 1, '2,0': 1}
tops: {'2,0': A}
tokens: {dragon: '3,0'}
to_move: A
moves:
- A: DG.RFr.d -1,0
  tower: 1,0
  capture: B:highwayman@1,0
- B: BA.RFr -2,0
  tower: 2,0
--- stdout
  1  A  DG.RFr.d -1,0                                                    0     0
          A   places piece 2 on the tower at 1,0                             T-6
          A   takes B's highwayman at 1,0 prisoner                          T-20
          A   dragon: the dragon goes to 2,0                               PD-20
          A   dragon: a follower comes home from the tower at 2,0          PD-64
          B   dragon: the dragon goes to 1,0                               PD-20
          A   dragon: the dragon goes to 0,0                               PD-20
          B   dragon: the dragon goes to -1,0                              PD-20
  2  B  BA.RFr -2,0                                                      0     0
          B   places piece 2 on the tower at 2,0                             T-6
score after turn 2, A to move, 114 tiles to come: Anna (A) 0, Ben (B) 0
prisoners: {A: [B]}
supply: {A: {followers: 7}, B: {followers: 6}}

== a follower on top of a tower beside the dragon [PD-43]
% reeve check --option top_beside_dragon=$option $T/game.yaml 2>&1 | sed -n 's/^[^:]*:[0-9:]* //p;s/^.*: legal.*/legal/p'
% reeve legal --actions --option top_beside_dragon=$option --tile BA.RFr $T/now.yaml | head -n 2
--- file now.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr, '1,0': TO.RCr/180, '0,-1': TO.FG, '2,0': DG.RFr.v}
towers: {'1,0': 1, '0,-1': 1}
tokens: {dragon: '1,0'}
to_move: A
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr, '1,0': TO.RCr/180, '0,-1': TO.FG, '2,0': DG.RFr.v}
towers: {'1,0': 1, '0,-1': 1}
tokens: {dragon: '1,0'}
to_move: A
moves:
- A: BA.RFr -1,0
  top: 1,0
--- rows option
true
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
    tile BA.RFr for Anna (A)
    everywhere: tower 1,0 or 0,-1; top 1,0 or 0,-1
false
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, PD-43]
    1,0
    Type `top: 0,-1`.
    with top_beside_dragon=true: legal
    legal
    tile BA.RFr for Anna (A)
    everywhere: tower 1,0 or 0,-1; top 0,-1

== the fairy beside a lord: by an option not; three points when his castle scores, none at the end [PD-68, PD-69, PD-38]
% sed "s/WHO/$who/" $T/game.yaml | reeve check --option fairy_castle=$option - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed "s/WHO/knight@0,0/" $T/game.yaml | reeve score - | tail -n 7
$ sed "s/WHO/knight@0,0/" $T/game.yaml | reeve score --now --at 2 - | tail -n 3
$ sed "s/WHO/knight@0,0/" $T/game.yaml | reeve position - | tail -n 1
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:knight
  '0,1': BA.C/180
  '1,0': BA.RFr B:highwayman
castles: {'city@0,0.n': A}
moves:
- A: BA.RFr -1,0
  fairy: WHO
- B: BA.RRR/90 2,0
- A: BA.RRR/270 -2,0
--- stdout
  3  A  BA.RRR/270 -2,0                                                  9     5
      +1  A   fairy: beside the fairy                                      PD-35
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-21
      +5  A   city@0,0.n: road@0,0.e is completed in its fief: 5 tiles, 1
              each                                                          B-34
      +3  A   fairy: beside the fairy                                      PD-36
score after turn 3, B to move, 108 tiles to come: Anna (A) 9, Ben (B) 5
      +4  B   road@0,0.e: 4 tiles, 1 each                                   K-36
final score: Anna (A) 0, Ben (B) 4
Ben (B) wins
tokens: {fairy: '0,0'}
--- rows option who
true knight@0,0
    legal so far: 3 turns, score Anna (A) 9, Ben (B) 5, B to move
false knight@0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is the lord of a castle [ruled-out, PD-68]

== the fairy stays with a knight whose city becomes a castle [PD-68]
$ reeve score $T/game.yaml | tail -n 6
$ reeve position $T/game.yaml | tail -n 2
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr A:knight}
to_move: A
moves:
- A: BA.RFr 1,0
  fairy: knight@0,0
- B: BA.C/180 0,1
  castle: {A: 'city@0,0.n'}
- A: BA.RFr -1,0
--- stdout
          A   fairy: the fairy goes to A:knight@0,0.n                      PD-30
  2  B  BA.C/180 0,1                                                     0     0
          A   puts a castle on the city instead of scoring it               B-25
  3  A  BA.RFr -1,0                                                      1     0
      +1  A   fairy: beside the fairy                                      PD-35
score after turn 3, B to move, 110 tiles to come: Anna (A) 1, Ben (B) 0
supply: {A: {followers: 6, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}
tokens: {fairy: 'A:knight@0,0.n'}

== a bought dragon tile moves the dragon at once, and a bazaar comes when he has moved and all is scored [PD-70, PD-71, PD-14, B-89]
$ reeve score $T/game.yaml | tail -n +2
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr B:highwayman
  '2,0': DG.RFr.v
tokens: {dragon: '2,0'}
to_move: A
moves:
- A: BB.F.b 0,-1
- bazaar:
    draw: [DG.RFr.d, DG.R.v]
    lots:
    - {tile: DG.RFr.d, chooser: B, bids: {B: 0, A: pass}}
- B: DG.RFr.d -1,0
  dragon: ['1,0', '0,0', '-1,0']
- A: DG.R.v/270 -2,0
--- stdout
  1  A  BB.F.b 0,-1                                                      0     0
  2  -  bazaar: DG.RFr.d to B for 0                                      0     0
          B   takes tile DG.RFr.d for nothing                               B-59
          A   takes tile DG.R.v for nothing                                 B-63
  3  B  DG.RFr.d -1,0                                                    0     0
          B   dragon: the dragon goes to 1,0                               PD-20
          B   dragon: a follower comes home from road@0,0.e                PD-26
          A   dragon: the dragon goes to 0,0                               PD-20
          B   dragon: the dragon goes to -1,0                              PD-20
  4  A  DG.R.v/270 -2,0                                                  0     0
          A   dragon: the dragon goes to -2,0                               PD-8
score after turn 4, B to move, 108 tiles to come: Anna (A) 0, Ben (B) 0

== a bridge over a volcano: nobody is placed on it, later who is on it is on the tile, and is eaten [PD-72, PD-9, PD-58]
$ reeve legal --actions --tile DG.F.v $T/before.yaml | grep -A1 '^1,-1'
$ reeve score $T/game.yaml | tail -n 8
--- file before.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr, '1,0': BA.RRR}
to_move: A
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RRR
  '1,-1': DG.F.v
  '2,0': DG.RFr.v
bridges: {'1,-1': ns}
tokens: {dragon: '2,0'}
to_move: A
moves:
- A: DG.RRR.g -1,0
  portal: highwayman@1,-1.n
- B: DG.RFr.d -2,0
  dragon: ['1,0', '1,-1']
--- stdout
1,-1  0°                no follower
                        with the bridge ns
  1  A  DG.RRR.g -1,0                                                    0     0
          A   portal: a follower goes to road@1,0.s                        PD-54
       0  -   road@0,0.e: nobody stands on it                               K-27
  2  B  DG.RFr.d -2,0                                                    0     0
          B   dragon: the dragon goes to 1,0                               PD-20
          A   dragon: the dragon goes to 1,-1                              PD-20
          A   dragon: a follower comes home from road@1,0.s                PD-26
score after turn 2, A to move, 108 tiles to come: Anna (A) 0, Ben (B) 0

== in each part of a double turn the dragon moves, and a portal works [PD-74, PD-73]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:highwayman
  '1,0': BA.RFr A:builder
  '1,1': BA.L
  '1,2': DG.F.v
tokens: {dragon: '1,2'}
to_move: A
moves:
- A: DG.RFr.d 2,0
  dragon: ['1,1', '1,0', '2,0']
- A: DG.Rr.d/180 -1,0
  dragon: ['1,0', '0,0', '-1,0']
- B: DG.RrRr.g -1,1
  portal: highwayman@0,0.e
--- stdout
                                                                         A     B
  1  A  DG.RFr.d 2,0                                                     0     0
          A   dragon: the dragon goes to 1,1                               PD-20
          B   dragon: the dragon goes to 1,0                               PD-20
          A   dragon: a builder comes home from road@0,0.e                 PD-26
          A   dragon: the dragon goes to 2,0                               PD-20
  2  A  DG.Rr.d/180 -1,0                                                 0     0
          A   dragon: the dragon goes to 1,0                               PD-20
          B   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: a follower comes home from road@0,0.e                PD-26
          A   dragon: the dragon goes to -1,0                              PD-20
  3  B  DG.RrRr.g -1,1                                                   0     0
          B   portal: a follower goes to road@0,0.e                        PD-54
score after turn 3, A to move, 119 tiles to come: Anna (A) 0, Ben (B) 0

== one point for one turn, though it is a double turn (PD-X9) [PD-35]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:highwayman
  '1,0': BA.RFr A:builder
  '0,-1': BA.L A:farmer@n
tokens: {fairy: 'A:farmer@0,-1'}
to_move: A
moves:
- A: BA.RFr 2,0
- A: BA.RFr 3,0
- B: BA.RFr -1,0
--- stdout
                                                                         A     B
  1  A  BA.RFr 2,0                                                       1     0
      +1  A   fairy: beside the fairy                                      PD-35
  2  A  BA.RFr 3,0                                                       1     0
  3  B  BA.RFr -1,0                                                      1     0
score after turn 3, A to move, 120 tiles to come: Anna (A) 1, Ben (B) 0

== the lake with the volcano brings the dragon, or not, and its own rule stays [PD-75, PD-76]
$ cat $T/lake.yaml $T/turn.yaml >$T/game.yaml
% reeve score --option lake_dragon=$option $T/game.yaml 2>&1 | grep -A4 ' 10  W\|waits'
--- file lake.yaml <tests/cases/dragon/lake.yaml
--- file turn.yaml
- W: DG.C.dG 5,1
  dragon: ['3,1', '2,1', '2,0', '1,0', '0,0']
--- rows option
true
     10  W  DG.C.dG 5,1                                                      0     0
              W   dragon: the dragon goes to 3,1                               PD-20
              B   dragon: a follower comes home from field@2,0.ne              PD-26
              B   dragon: the dragon goes to 2,1                               PD-20
              W   dragon: a follower comes home from field@2,0.ne              PD-26
false
    $T/game.yaml:16:6: illegal: tile DG.C.dG cannot be drawn yet: it is set aside until the dragon is in play [tile-waits, PD-15]
         16 | - W: DG.C.dG 5,1
            |      ^~~~~~~
      help: Type the tile that was drawn instead.
      help: with lake_dragon=true: legal

== in a position the lake with the volcano brings the dragon by its option only [PD-75, PD-8, PD-2]
% reeve position --option lake_dragon=$was $T/game.yaml | reeve check --option lake_dragon=$is - 2>&1 | sed -n 's/^-:[0-9:]* //p'
--- file game.yaml <tests/cases/dragon/lake.yaml
--- rows was|is
true|true
    position consistent: score Anna (W) 0, Bert (B) 0, W to move
true|false
    position inconsistent
    inconsistent: the dragon is on the board, and no volcano [ruled-out, PD-2]
false|false
    position consistent: score Anna (W) 0, Bert (B) 0, W to move
false|true
    position inconsistent
    inconsistent: a volcano is on the board, so the dragon is, too [ruled-out, PD-8]

== the last tile is a dragon tile: he moves, then all is scored [PD-79]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone dragon BA.RCr DG.C.dG DG.RFr.v BA.CFc.1)/" $T/game.yaml | reeve score - | tail -n 9
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:highwayman
  '0,1': BA.CFc.1/90 A:knight
  '1,0': DG.RFr.v
tokens: {dragon: '1,0'}
discards: all others
to_move: A
moves:
- A: DG.C.dG/180 0,2
--- stdout
  1  A  DG.C.dG/180 0,2                                                  0     0
          A   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: a follower comes home from road@0,0.e                PD-26
          B   dragon: the dragon goes to 0,1                               PD-20
          A   dragon: a follower comes home from city@0,0.n                PD-26
          A   dragon: the dragon goes to 0,2                               PD-20
       0  -   city@0,0.n: nobody stands on it                               K-27
final score: Anna (A) 0, Ben (B) 0
Anna (A) and Ben (B) share the victory

== a portal leads to a monastery with seven tiles around it and to an abbey, and an abbot to a garden [PD-60, PD-56]
% { sed "s/AT/$at/" $T/game.yaml; echo "  portal: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
options: {abbot: true}
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '-1,0': BA.RFr
  '0,-1': BA.L
  '1,-1': BA.L
  '-1,-1': DG.F.v
  '0,-2': BA.RRR
  '1,-2': BA.RFr
  '2,0': BA.RFrG
tokens: {dragon: '-1,-1'}
to_move: A
moves:
- A: DG.RRR.g AT
--- rows at where
-1,-2 monk@0,-1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is complete [ruled-out, PD-55]
-2,0 monk@0,-1
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
-2,0 abbot:monk@0,-1
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
-2,0 abbot:abbot@2,0
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
-2,0 abbot:highwayman@1,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: `portal: abbot:highwayman@1,0` means nothing here: that tile has no such feature there [action-value, PD-54]
-2,0 wagon:monk@0,-1
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move

== a portal leads an abbot to a shrine where he could be placed on one, and no wagon [PD-54, PD-56, CU-24, AM-38]
% sed "s/SHRINE/$shrine/;s/WHO/$who/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed "s/SHRINE/true/;/portal/d" $T/game.yaml | reeve legal - --before 4 --actions | sed -n '/^2,0 *0/,/^ *90/p' | grep -A4 portal
--- file game.yaml
reeve: 1
rules: [dragon, cult, abbey]
options: {abbot: true, abbot_on_shrine: SHRINE}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: CU.S 0,-1
- R: BA.L 0,-2
- B: DG.RRR.g 2,0
  portal: WHO@0,-1.c
--- rows shrine who
true abbot
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
false abbot
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no such figure goes there through a portal [ruled-out, PD-56]
true heretic
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
true wagon
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: `portal: wagon@0,-1.c` means nothing here: that tile has no such feature there [action-value, PD-54]
--- stdout
                        the portal leads to highwayman@0,0.e, highwayman@1,0.e
                          (each worth 3), heretic@0,-1.c (worth 4), monk@0,-2.c
                          (worth 2), abbot@0,-1.c (worth 4), abbot@0,-2.c (worth
                          2), wagon@0,0.e, wagon@1,0.e (each worth 3) or
                          wagon@0,-2.c (worth 2)

== a portal leads to no field with a barn, and takes none [PD-55, PD-56]
% { cat $T/game.yaml; echo "  portal: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,-1': BA.L A:barn@nw
  '1,0': BA.RFr
to_move: A
moves:
- A: DG.RRR.g -1,0
--- rows where
farmer@0,-1.n
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: somebody is there [ruled-out, PD-54]
farmer@0,0.ne
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
barn@0,0.se
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: no such figure goes there through a portal [ruled-out, PD-56]

== a wagon does not go to the tile of the dragon, and the fairy stays where it was [AM-44, AM-51, PD-37, PD-43]
% sed "s/WHERE/$where/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed "s/WHERE/highwayman@0,0.w/" $T/game.yaml | reeve position - | tail -n 1
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:wagon@n
  '1,0': DG.RFr.v
tokens: {dragon: '1,0', fairy: 'A:wagon@0,0'}
to_move: A
moves:
- A: BA.C/180 0,1
  wagon: A:WHERE
--- stdout
tokens: {dragon: '1,0', fairy: '0,0'}
--- rows where
highwayman@0,0.e
    legal so far: 1 turn, score Anna (A) 8, Ben (B) 0, B to move
highwayman@1,0.e
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, AM-44]

== a barn is put at the corner of a tile with a volcano [AM-55, PD-12]
$ reeve score $T/game.yaml | tail -n 3
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,0': BA.RFr
to_move: A
moves:
- A: DG.F.v 1,-1 barn@nw
--- stdout
  1  A  DG.F.v 1,-1 barn@nw                                              0     0
          A   dragon: the dragon goes to 1,-1                               PD-8
score after turn 1, B to move, 110 tiles to come: Anna (A) 0, Ben (B) 0

== the flying machine does not land on the tile of the dragon: it crashes there [FL-11, PD-43]
% { cat $T/game.yaml; printf -- '  flier_die: %s\n  lands: %s\n' "$die" "$where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [flier, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '2,0': DG.RFr.v
tokens: {dragon: '2,0'}
to_move: A
moves:
- A: FL.RFr.WE.o/180 -1,0
  fly: small
--- rows die where
2 highwayman@1,0
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
3 highwayman@2,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, FL-11]
3 crash
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move

== the tile after a lake belongs to the turn: one point in all [PD-35, R-36]
$ sed 's/2,1 farmer@ne/2,1/; /discard/a \  fairy: highwayman@2,-1' $T/lake.yaml >$T/game.yaml
$ printf '%s\n' '- W: BA.L 5,1' '- B: BA.L 6,1' >>$T/game.yaml; reeve score $T/game.yaml | tail -n 6
$ reeve position --at 9 $T/game.yaml | sed '/^moves/d' >$T/at.yaml; grep ^at_once $T/at.yaml; sed -n '/^moves/p' $T/game.yaml | cat $T/at.yaml - >$T/rest.yaml
$ tail -n 2 $T/game.yaml >>$T/rest.yaml; reeve score $T/rest.yaml
--- file lake.yaml <tests/cases/dragon/lake.yaml
--- stdout
      +1  W   fairy: beside the fairy                                      PD-35
          W   dragon: the dragon goes to 4,1                                PD-8
          W   takes another tile at once, for the lake with the volcano     R-36
 10  W  BA.L 5,1                                                         1     0
 11  B  BA.L 6,1                                                         1     0
score after turn 11, W to move, 99 tiles to come: Anna (W) 1, Bert (B) 0
at_once: 1
                                                                         W     B
  1  W  BA.L 5,1                                                         1     0
  2  B  BA.L 6,1                                                         1     0
score after turn 2, W to move, 99 tiles to come: Anna (W) 1, Bert (B) 0

== where she is on a tile a lord brings nothing at the end, another follower there does [PD-38, PD-41]
% sed "s/MEN/$men/" $T/game.yaml | reeve score --now - | grep 'fairy\|final'
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
options: {fairy_place: tile}
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr MEN
  '0,1': BA.C/180
castles: {'city@0,0.n': A}
tokens: {fairy: '0,0'}
to_move: A
--- rows men|
A:knight
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new bazaars+dragon --board` prints examples.
    final scoring
    final score: Anna (A) 0, Ben (B) 0
A:knight B:highwayman
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new bazaars+dragon --board` prints examples.
    final scoring
          +3  B   fairy: beside the fairy                                      PD-38
    final score: Anna (A) 0, Ben (B) 4
A:knight A:highwayman
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new bazaars+dragon --board` prints examples.
    final scoring
          +3  A   fairy: beside the fairy                                      PD-38
    final score: Anna (A) 4, Ben (B) 0

== the fairy goes to the top of a tower only where a follower of the player's stands, and not again [PD-42, PD-31]
% { cat $T/game.yaml; echo "  fairy: top@$where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p' | grep -v '^note'
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr, '1,0': TO.RCr/180, '0,-1': TO.FG}
towers: {'1,0': 1, '0,-1': 1}
tops: {'1,0': A, '0,-1': B}
tokens: {fairy: '1,0'}
state: {fairy: {top: 1}}
to_move: A
moves:
- A: BA.RFr -1,0
--- rows where
1,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: she is there already [ruled-out, PD-31]
0,-1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the player has no follower on top there [ruled-out, PD-42]
0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the player has no follower on top there [ruled-out, PD-42]

== who is taken from a tower has no fairy any more [PD-42, PD-37]
$ reeve score $T/game.yaml | tail -n 5
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board: {'0,0': BA.RCr, '1,0': TO.RCr/180, '2,0': TO.RRRR.1}
towers: {'1,0': 1, '2,0': 1}
tops: {'1,0': A}
tokens: {fairy: '1,0'}
state: {fairy: {top: 1}}
to_move: B
moves:
- B: BA.RFr -1,0
  tower: 2,0
  capture: A:top@1,0
- A: BA.RFr -2,0
--- stdout
  1  B  BA.RFr -1,0                                                      0     0
          B   places piece 2 on the tower at 2,0                             T-6
          B   takes A's follower on top of the tower at 1,0 prisoner        T-20
  2  A  BA.RFr -2,0                                                      0     0
score after turn 2, B to move, 115 tiles to come: Anna (A) 0, Ben (B) 0

== of a tile with two cities only that of the princess counts, though the other has one elsewhere [PD-50]
$ reeve legal --actions --tile DG.CCc+.p $T/game.yaml | grep princess
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': DG.CcRr.p/180 B:knight@s
to_move: A
--- stdout
                        the princess sends home B:knight@0,1.e (worth 6, held by

== a saved game says what a shepherd drew in the turn in which the dragon moved [PD-20, HS-9]
$ reeve export $T/game.yaml 2>&1 >$T/game.jcz
$ reeve import $T/game.jcz 2>&1 | tail -n 8
--- file game.yaml
reeve: 1
rules: [hills, dragon]
options: {hill_unplaceable: hill_only}
players: {R: Rosa, B: Ben}
moves:
- R: DG.RFr.v 1,0
- B: BA.RFr -1,0
- R: DG.RFr.d 2,0 shepherd@n
  token: 2
  dragon: ['0,0', '-1,0']
- B: BA.RFr -2,0 shepherd@s
  token: 1
--- stdout
moves:
- R: DG.RFr.v 1,0
- B: BA.RFr -1,0
- R: DG.RFr.d 2,0 shepherd@n
  token: 2
  dragon: ['0,0', '-1,0']
- B: BA.RFr -2,0 shepherd@s
  token: 1

== the only step that was typed is written again, also where it has no meaning [PD-21]
$ reeve fmt $T/game.yaml | tail -n 4
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: DG.RFr.v 1,0
- B: BA.RFr 1,0
- R: DG.RFr.d -1,0
  dragon: 1,0
- B: DG.RRR.d -2,0
  dragon: [0,0]
--- stdout
- R: DG.RFr.d -1,0
  dragon: 1,0
- B: DG.RRR.d -2,0
  dragon: 0,0

== an abbot goes through a portal, and his saved game comes back (PD-54)
$ reeve export $T/game.yaml 2>&1 >$T/game.jcz; reeve import $T/game.jcz | sed -n '/moves/,$p'
--- file game.yaml
reeve: 1
rules: dragon
options: {abbot: true}
players: {W: White, B: Black}
moves:
- W: BA.L 0,-1
- B: DG.RRR.g 1,0
  portal: abbot@0,-1.c
--- stdout
moves:
- W: BA.L 0,-1
- B: DG.RRR.g 1,0
  portal: abbot@0,-1.c
--- stderr~
2 turns

== with `edition: 1` she goes to no lord, unless fairy_castle says so [PD-68]
% sed "s/OPTIONS/$options/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
options: {OPTIONS}
players: {A: Anna, B: Ben}
board:
  '0,0': BA.RCr A:knight
  '0,1': BA.C/180
castles: {'city@0,0.n': A}
moves:
- A: BA.RFr -1,0
  fairy: knight@0,0
--- rows options
edition: 1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is the lord of a castle [ruled-out, PD-68]
edition: 1, fairy_castle: true
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
edition: 2
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move

== the fairy stays beside a knight who becomes a lord while others score his city, and helps nobody there before [PD-68, PD-36, B-31]
% sed "s/WHO/$who/;s/CASTLE/$castle/" $T/game.yaml >$T/now.yaml
% reeve score $T/now.yaml | grep -E '^      [+]|: '
% reeve position $T/now.yaml --at 1 | tail -n 1
--- file game.yaml
reeve: 1
rules: dragon+flier+bazaars
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n, B:knight@n]
  '0,-1': FL.F.o
score: {R: 0, B: 0}
tokens: {fairy: 'WHO:knight@0,0'}
moves:
- R: BA.C/180 0,1
  castle: {CASTLE}
- B: BA.LR/90 1,0
- R: BA.LR/270 -1,0
--- rows who|castle|
R|R: 'city@0,0'
          +1  R   fairy: beside the fairy                                      PD-35
          +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
          +1  R   fairy: beside the fairy                                      PD-35
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
          +3  R   fairy: beside the fairy                                      PD-36
    score after turn 3, B to move, 117 tiles to come: Rita (R) 8, Bert (B) 4
    tokens: {fairy: 'R:knight@0,0.n'}
R|B: 'city@0,0'
          +1  R   fairy: beside the fairy                                      PD-35
          +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          +3  R   fairy: beside the fairy                                      PD-36
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
    score after turn 3, B to move, 117 tiles to come: Rita (R) 8, Bert (B) 3
    tokens: {fairy: '0,0'}
R|R: 'city@0,0', B: 'city@0,0'
          +1  R   fairy: beside the fairy                                      PD-35
          +1  R   fairy: beside the fairy                                      PD-35
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
          +3  R   fairy: beside the fairy                                      PD-36
          +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
    score after turn 3, B to move, 117 tiles to come: Rita (R) 8, Bert (B) 3
    tokens: {fairy: 'R:knight@0,0.n'}
B|R: 'city@0,0'
          +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
          +3  B   fairy: beside the fairy                                      PD-36
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
    score after turn 3, B to move, 117 tiles to come: Rita (R) 3, Bert (B) 7
    tokens: {fairy: '0,0'}
B|B: 'city@0,0', R: 'city@0,0'
          +1  B   fairy: beside the fairy                                      PD-35
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
          +3  B   fairy: beside the fairy                                      PD-36
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
    score after turn 3, B to move, 117 tiles to come: Rita (R) 3, Bert (B) 7
    tokens: {fairy: 'B:knight@0,0.n'}
B|R: 'city@0,0', B: 'city@0,0'
          +1  B   fairy: beside the fairy                                      PD-35
           0  -   road@0,0.e: nobody stands on it                               K-27
          +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
          +3  B   fairy: beside the fairy                                      PD-36
          +3  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
    score after turn 3, B to move, 117 tiles to come: Rita (R) 3, Bert (B) 7
    tokens: {fairy: 'B:knight@0,0.n'}

== reeve play asks for the fairy, and then for the knight whom the princess sends home, where neither is said [PD-30, PD-44, PD-48]
% printf 'DG.CcRr.p/180 0,1\n%b\n' "$answers" | reeve play $T/game.yaml | grep -v '^Rita\|^Type'; sed '1,/moves/d' $T/game.yaml; sed -i '/^moves/,$d' $T/game.yaml
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, 'B:knight']
  '1,0': [BA.RFr, 'R:highwayman']
score: {R: 0, B: 0}
--- rows answers
1
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@1,0.e
      1  R  DG.CcRr.p/180 0,1                                                0     0
              R   fairy: the fairy goes to R:highwayman@1,0.e                  PD-30
    - R: DG.CcRr.p/180 0,1
      fairy: highwayman@1,0.e
\n1
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@1,0.e
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess B:knight@0,0.n (worth 2, held by B 1)
      1  R  DG.CcRr.p/180 0,1                                                0     0
              B   princess: a follower comes home from city@0,0.n              PD-47
    - R: DG.CcRr.p/180 0,1
      princess: 'B:knight@0,0.n'
\n\n
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@1,0.e
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess B:knight@0,0.n (worth 2, held by B 1)
      1  R  DG.CcRr.p/180 0,1                                                0     0
    - R: DG.CcRr.p/180 0,1

== where a figure cannot stand, help names first where it can [PD-54]
$ reeve check -
--- stdin
reeve: 1
rules: [dragon, mayor]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman
moves:
- R: DG.RRR.g 2,0
  portal: mayor@1,0
--- stdout
-: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
--- stderr
-:10:11: illegal: `portal: mayor@1,0` means nothing here: that tile has no such feature there [action-value, PD-54]
     10 |   portal: mayor@1,0
        |           ^~~~~~~~~
  help: Type `portal: mayor@0,0.n` (worth 1), `portal: knight@0,0.n` (worth 1), `portal: farmer@0,0.ne` (worth 0), `portal: farmer@0,0.s` (worth 0), `portal: farmer@1,0.n` (worth 0) or `portal: farmer@1,0.s` (worth 0).
--- status 1

== there is no bazaar when fewer tiles than players can be drawn; a position does not count twice the tiles that wait [PD-17, B-54]
% . tests/cases/games.sh; sed "s/DISCARDS/$(gone dragon,bazaars BA.RCr BA.RFr BB.F.b BA.LR BA.Rr $more DG.RFr.d DG.Rr.d DG.Rr.d DG.CFc+.d)/" $T/game.yaml >$T/a.yaml; printf -- "$turns" >>$T/a.yaml; verdict $T/a.yaml; reeve position --at 1 $T/a.yaml | reeve show - | grep 'to come'; reeve show --at 1 $T/a.yaml | grep 'to come'
--- file game.yaml
reeve: 1
rules: [dragon, bazaars]
players: {R: Rosa, B: Ben, K: Kim}
board: {'0,0': BA.RCr, '1,0': BA.RFr}
DISCARDS
score: {R: 0, B: 0, K: 0}
moves:
- R: BB.F.b 1,-1
--- rows more|turns
|- B: BA.LR/90 2,0\n- K: BA.Rr/180 -1,0\nresult: {R: 0, B: 0, K: 0}\n
    score Rosa (R) 0, Ben (B) 0, Kim (K) 0
    6 tiles to come
    6 tiles to come
|- bazaar:\n    draw: [BA.LR, BA.Rr, DG.RFr.d]\n    lots: []\n
    illegal: there is no bazaar here: only 2 tiles are left for 3 players [no-bazaar, B-54]
    6 tiles to come
    6 tiles to come
BA.RRR|- B: BA.LR/90 2,0\n- K: BA.Rr/180 -1,0\n
    illegal: a bazaar comes before this turn: R laid a bazaar tile [bazaar-due, B-54]
    7 tiles to come
    7 tiles to come
