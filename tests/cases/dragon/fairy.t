# The Princess & the Dragon: fairy, princesses and portals, PD-30 … PD-81.

== the fairy goes to a follower of the player's own, wherever it stands [PD-30, PD-31, PD-33, PD-40]
% sed "s#WHO#$who#" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed "s#WHO#knight@0,1#" $T/game.yaml | reeve score - | tail -n 3
$ sed "s#WHO#knight@0,1#" $T/game.yaml | reeve position - | tail -n 1
--- file game.yaml
reeve: 1
rules: [traders, dragon]
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.CFc.1/90 A:knight
  0,2: BA.CFc+/90 A:builder
  1,0: BA.RFr B:highwayman
  1,1: BA.L A:monk
tokens: {fairy: 'A:monk@1,1'}
moves:
- A: BA.RFr -1,0
  fairy: WHO
--- stdout
      +1  A   fairy: beside the fairy                                      PD-35
          A   fairy: the fairy goes to A:knight@0,1.n                      PD-30
score after turn 1, B to move, 120 tiles to come: Anna (A) 1, Ben (B) 0
tokens: {fairy: 'A:knight@0,1.n'}
--- rows who
knight@0,1
    legal so far: 1 turn, score Anna (A) 1, Ben (B) 0, B to move
monk@1,1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: she is there already [ruled-out, PD-31]
builder@0,2
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: it is not a follower [ruled-out, PD-40]
highwayman@1,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: it is not the player's own [ruled-out, PD-31]
farmer@-1,0.n
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: `fairy: farmer@-1,0.n` means nothing here: no such follower stands there [action-value, PD-30]

== she is moved instead of all that is placed, and only so [PD-30, PD-62]
% { cat $T/game.yaml; echo "  $key"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed 's#-1,0$#-1,0 farmer@n#' $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr A:knight
  1,0: TO.RCr/180
moves:
- A: BA.RFr -1,0
  fairy: knight@0,0
--- stdout
illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
illegal: a turn has a follower on the tile or `fairy`, not both [two-actions, PD-30]
--- rows key
tower: 1,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: a turn has a tower piece or `fairy`, not both [two-actions, PD-30]

== in a position, too, she stands beside a follower: no builder, pig or barn [PD-40]
% sed "s#WHO#$who#" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;/^  help/p' | grep -v Add
--- file game.yaml
reeve: 1
rules: [traders, abbey, dragon]
players: {A: Anna, B: Ben}
board:
  '0,0': [BA.RCr, A:highwayman@e, B:farmer@s]
  '0,1': BA.C/180
  '1,0': [BA.RFr, A:builder@e]
  '2,0': [BA.RFr, B:pig@s]
  '1,1': [BA.L, A:barn@nw]
  '0,2': BA.L
  '1,2': BA.C
  '3,0': DG.RFr.v
tokens: {dragon: '3,0', fairy: 'WHO'}
--- rows who
A:highwayman@0,0
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
A:builder@1,0
    position inconsistent
    inconsistent: the fairy stands beside no follower [ruled-out, PD-40]
      help: Correct her place under `tokens`.
B:farmer@0,0
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
B:pig@2,0
    position inconsistent
    inconsistent: the fairy stands beside no follower [ruled-out, PD-40]
      help: Correct her place under `tokens`.
A:barn@1,1
    position inconsistent
    inconsistent: the fairy stands beside no follower [ruled-out, PD-40]
      help: Correct her place under `tokens`.

== the dragon never enters her tile, whoever stands there (PD-X3) [PD-23, PD-34, PD-39]
$ reeve score $T/game.yaml | tail -n +5
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 knight
- B: DG.RFr.v 1,0
- A: DG.C.dG/180 0,2
  fairy: knight@0,1
--- stdout
  3  A  DG.C.dG/180 0,2                                                  9     0
          A   fairy: the fairy goes to A:knight@0,1.n                      PD-30
          A   dragon: the dragon goes to 0,0                               PD-20
      +6  A   city@0,0.n: 3 tiles, 2 each                                   K-22
      +3  A   fairy: beside the fairy                                      PD-36
score after turn 3, B to move, 98 tiles to come: Anna (A) 9, Ben (B) 0

== a point at the start of a turn, three when her follower is scored, also without the majority, and then she stays alone [PD-35, PD-36, PD-37]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
--- file game.yaml
reeve: 1
rules: dragon
options: {big_follower: true}
players: {A: Anna, B: Ben}
board:
  0,0: [BA.RCr, A:knight, A:highwayman]
  1,0: BA.RFr
  1,1: BA.CFc.1 B:big:knight
  2,1: BA.C/270
  -1,0: BA.RFr
to_move: A
moves:
- A: BA.RFr -2,0
  fairy: knight@0,0
- B: BA.RFr -3,0
- A: BA.CcRr/180 0,1
- B: BA.RFr -4,0
- A: BA.RFr -5,0
--- stdout
                                                                         A     B
  1  A  BA.RFr -2,0                                                      0     0
          A   fairy: the fairy goes to A:knight@0,0.n                      PD-30
  2  B  BA.RFr -3,0                                                      0     0
  3  A  BA.CcRr/180 0,1                                                  4     8
      +1  A   fairy: beside the fairy                                      PD-35
      +8  B   city@0,0.n: 4 tiles, 2 each                                   K-22
      +3  A   fairy: beside the fairy                                      PD-36
  4  B  BA.RFr -4,0                                                      4     8
  5  A  BA.RFr -5,0                                                      4     8
score after turn 5, B to move, 92 tiles to come: Anna (A) 4, Ben (B) 8
tokens: {fairy: '0,0'}

== an abbot who is called home beside her brings no three points: it is scored, and not its monastery [PD-36, K-45]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: dragon
options: {abbot: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 abbot
- B: BA.L 1,-1
- R: BA.L -1,-1
  fairy: abbot@0,-1
- B: BA.RFr 1,0
- R: BA.RFr -1,0
  home: abbot
--- stdout
                                                                         R     B
  1  R  BA.L 0,-1 abbot@c                                                0     0
  2  B  BA.L 1,-1                                                        0     0
  3  R  BA.L -1,-1                                                       0     0
          R   fairy: the fairy goes to R:abbot@0,-1.c                      PD-30
  4  B  BA.RFr 1,0                                                       0     0
  5  R  BA.RFr -1,0                                                      7     0
      +1  R   fairy: beside the fairy                                      PD-35
          R   takes the abbot home                                          K-45
      +6  R   monastery@0,-1.c: 6 tiles, 1 each                             K-36
score after turn 5, B to move, 96 tiles to come: Rosa (R) 7, Ben (B) 0

== greedy players move her to followers who are scored at once, and the dragon to those of others [PD-36, PD-39]
$ reeve sim dragon --policy greedy --games 20 | reeve score - >$T/games
$ grep -c '+3 .*beside the fairy' $T/games | awk '{print ($1 > 100)}'
$ awk '/PD-20/ {by = $1} /dragon: a follower comes home/ {n[$1 == by]++} END {print (n[0] > 2 * n[1])}' $T/games
--- stdout
1
1

== three points at the end, a farmer without a city and a monk alike (PD-X5) [PD-38]
$ reeve score --now $T/game.yaml | tail -n 4
$ sed 's/A:highwayman$/A:farmer@n/; s/A:highwayman@1,0/A:farmer@1,0.n/' $T/game.yaml | reeve score --now - | tail -n 4
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr
  1,0: BA.RFr A:highwayman
  2,0: BA.RFr
to_move: A
score: {A: 0, B: 0}
tokens: {fairy: 'A:highwayman@1,0'}
--- stdout
      +3  A   fairy: beside the fairy                                      PD-38
      +3  A   road@0,0.e: 3 tiles, 1 each                                   K-36
final score: Anna (A) 6, Ben (B) 0
Anna (A) wins
      +3  A   fairy: beside the fairy                                      PD-38
       0  A   field@0,0.ne: 0 completed cities, 3 each                      K-29
final score: Anna (A) 3, Ben (B) 0
Anna (A) wins

== by an option she is put on a tile, and serves all who stand there [PD-32, PD-41]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
$ sed "s/^to_move.*/tokens: {fairy: '0,1'}\n&/" $T/game.yaml | reeve check - 2>&1 | grep -o 'illegal: s.*'
% sed "s#fairy: 0,1#fairy: $where#" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
options: {fairy_place: tile}
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.CFc.1/90 A:knight B:farmer@e
  1,0: BA.RFr A:highwayman
to_move: A
moves:
- A: BA.RFr -1,0
  fairy: 0,1
- B: BA.RFr -2,0
- A: BA.C/180 0,2
--- stdout
                                                                         A     B
  1  A  BA.RFr -1,0                                                      0     0
          A   fairy: the fairy goes to 0,1                                 PD-30
  2  B  BA.RFr -2,0                                                      0     1
      +1  B   fairy: beside the fairy                                      PD-35
  3  A  BA.C/180 0,2                                                    10     1
      +1  A   fairy: beside the fairy                                      PD-35
      +6  A   city@0,0.n: 3 tiles, 2 each                                   K-22
      +3  A   fairy: beside the fairy                                      PD-36
score after turn 3, B to move, 96 tiles to come: Anna (A) 10, Ben (B) 1
tokens: {fairy: '0,1'}
illegal: she is there already [ruled-out, PD-31]
--- rows where
0,1
    legal so far: 3 turns, score Anna (A) 10, Ben (B) 1, B to move
0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the player has no follower there [ruled-out, PD-32]
knight@0,1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: she goes to a tile [ruled-out, PD-32]

== by a tower she stands, too, and goes to who is on top [PD-42]
$ reeve score $T/game.yaml | tail -n 4
$ reeve position $T/game.yaml | tail -n 2
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {A: Anna, B: Ben}
moves:
- A: TO.RCr/180 0,1
- B: BA.RFr 1,0
- A: BA.RFr 2,0
  tower: 0,1
- B: BA.RFr 3,0
- A: BA.RFr 4,0
  top: 0,1
- B: BA.RFr 5,0
- A: BA.RFr 6,0
  fairy: top@0,1
- B: BA.RFr 7,0
- A: BA.CRr/180 8,0
--- stdout
  8  B  BA.RFr 7,0                                                       0     0
  9  A  BA.CRr/180 8,0                                                   1     0
      +1  A   fairy: beside the fairy                                      PD-35
score after turn 9, B to move, 110 tiles to come: Anna (A) 1, Ben (B) 0
tokens: {fairy: '0,1'}
state: {fairy: {top: 1}}

== a princess sends a knight of her city home, and then nothing is placed [PD-44, PD-46, PD-47, PD-48, PD-49, PD-50]
% { cat $T/game.yaml; printf -- "- A: DG.CcRr.p/180 0,1%s\n" "$man"; test "$key" = - || echo "  princess: $key"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed '/^moves/d' $T/game.yaml | reeve legal --actions --tile DG.CcRr.p - | grep -A3 '^0,1'
--- file game.yaml
reeve: 1
rules: [traders, dragon]
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr B:knight
  1,0: BA.RFr
  1,1: BA.CFc.1 A:knight
  2,1: BA.CFc+ A:builder
  0,-1: BA.L A:monk
moves:
--- stdout
0,1   180°              highwayman@n farmer@ne farmer@nw
                        the princess sends home B:knight@0,0.n or A:knight@1,1.e
                          (each worth 5, held by A 1, B 1)
3,1   0°                highwayman@e farmer@ne farmer@se
--- rows man|key
|B:knight@0,0
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, A to move, the second part of a double turn
|A:knight@1,1
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, A to move, the second part of a double turn
|A:builder@2,1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: it is not a knight [ruled-out, PD-46]
|A:monk@0,-1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: it does not stand in her city [ruled-out, PD-46]
 farmer@ne|B:knight@0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: a turn has a follower on the tile or `princess`, not both [two-actions, PD-48]
|-
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, A to move, the second part of a double turn

== by an option a knight must be sent home: nothing else can be done [PD-45, PD-52]
% { cat $T/game.yaml; printf -- "- A: DG.CcRr.p/180 0,1%s\n" "$man"; test "$key" = - || echo "  $key"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
options: {princess_removes: must}
players: {A: Anna, B: Ben}
board:
  0,0: BA.RCr B:knight
  1,0: BA.RFr A:highwayman
  1,1: BA.CFc.1 A:knight
moves:
--- stdout
--- rows man|key
|-
    ambiguous: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    ambiguous: the record does not say `princess`, which has 2 possible values here [action-open, PD-44]
|princess: B:knight@0,0
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
 farmer@ne|-
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
 farmer@ne|princess: B:knight@0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
|fairy: highwayman@1,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]

== by that option, too, a knight is placed in an empty city, and stays [PD-49, PD-46]
% { cat $T/game.yaml; test "$key" = - || echo "  princess: $key"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
options: {princess_removes: must}
players: {A: Anna, B: Ben}
moves:
- A: DG.CcRr.p/180 0,1 knight
--- rows key
-
    legal so far: 1 turn, score Anna (A) 0, Ben (B) 0, B to move
A:knight@0,1
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: it has just been placed [ruled-out, PD-49]

== the phantom is not placed behind a princess who sends a knight home, but behind one who does not [PD-48, PD-49]
% { sed "s/MAN/$man/" $T/game.yaml; echo "  $key" | sed 's/, second/\n  second/'; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [phantom, dragon]
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 knight
- B: DG.CcRr.p/180 0,2MAN
--- rows man|key
 farmer@ne|second: farmer@nw
    legal so far: 2 turns, score Anna (A) 0, Ben (B) 0, A to move
|princess: A:knight@0,1
    legal so far: 2 turns, score Anna (A) 0, Ben (B) 0, A to move
|princess: A:knight@0,1, second: farmer@ne
    illegal: turn 2; after 1 turn, score Anna (A) 0, Ben (B) 0
    illegal: a knight was sent home, and no other figure is placed [ruled-out, PH-7]

== where princesses are not played with a knight need not go home, whatever the other option says [PD-6]
% reeve legal --actions --tile DG.CcRr.p --option princess=$princess $T/game.yaml | grep -A2 '^0,2 *180'
--- file game.yaml
reeve: 1
rules: dragon
options: {princess_removes: must}
players: {A: Anna, B: Ben}
board: {0,0: BA.RCr, 0,1: BA.CFc.1/90 A:knight}
--- rows princess
true
    0,2   180° 270°         no follower
                            the princess sends home A:knight@0,1.n (worth 3, held by
                              A 1)
false
    0,2   180°              highwayman@n farmer@ne farmer@nw
          270°              highwayman@n farmer@ne farmer@se
    1,0   90°               knight@n highwayman@s farmer@se farmer@sw

== a city that the princess completes is scored with those who are left [PD-51]
$ reeve score $T/game.yaml | tail -n 4
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 knight
- B: BA.RFr 1,0
- A: BA.RFr 2,0
- B: DG.CRRR.p/180 0,2
  princess: A:knight@0,1
--- stdout
  4  B  DG.CRRR.p/180 0,2                                                0     0
          A   princess: a follower comes home from city@0,0.n              PD-47
       0  -   city@0,0.n: nobody stands on it                               K-27
score after turn 4, A to move, 97 tiles to come: Anna (A) 0, Ben (B) 0

== a portal leads to any feature that is incomplete and free (PD-X7) [PD-54, PD-55, PD-56]
$ reeve legal --actions --before 4 --tile DG.RRR.g $T/game.yaml | grep -A9 '^-2,0 *0'
% { cat $T/game.yaml; echo "  portal: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [traders, mayor, phantom, dragon]
players: {A: Anna, B: Ben}
moves:
- A: BA.L 0,-1
- B: BA.RFr -1,0 highwayman
- A: BA.RRR 1,0
- B: DG.RRR.g -2,0
--- stdout
-2,0  0°                farmer@n highwayman@s highwayman@w farmer@se farmer@sw
                        builder@e phantom:farmer@n phantom:highwayman@s
                        phantom:highwayman@w phantom:farmer@se phantom:farmer@sw
                        completes road@0,0.e: B 4
                        the portal leads to highwayman@1,0.e, highwayman@1,0.s,
                          phantom:highwayman@1,0.e or phantom:highwayman@1,0.s
                          (each worth 1); the phantom may come second (second):
                          highwayman@s, highwayman@w, farmer@n, farmer@se or
                          farmer@sw
      180°              highwayman@n farmer@s highwayman@w farmer@ne farmer@nw
--- rows where
monk@0,-1
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
knight@0,0.n
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
mayor:knight@0,0.n
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
mayor:monk@0,-1
    illegal: turn 4; after 3 turns, score Anna (A) 0, Ben (B) 0
    illegal: `portal: mayor:monk@0,-1` means nothing here: that tile has no such feature there [action-value, PD-54]
phantom:monk@0,-1
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
highwayman@1,0.e
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
farmer@0,-1
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
highwayman@0,0.e
    illegal: turn 4; after 3 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is complete [ruled-out, PD-55]
builder@1,0
    illegal: turn 4; after 3 turns, score Anna (A) 0, Ben (B) 0
    illegal: `portal: builder@1,0` means nothing here: that tile has several; the place is missing, as n in monk@n [action-value, PD-54]
highwayman@-2,0
    illegal: turn 4; after 3 turns, score Anna (A) 0, Ben (B) 0
    illegal: `portal: highwayman@-2,0` means nothing here: that tile has several; the place is missing, as n in monk@n [action-value, PD-54]

== a portal works in the turn of its tile only; no volcano is beside a portal or a princess [PD-11, PD-61]
$ reeve check -q $T/game.yaml 2>&1 | head -n 1
$ reeve tiles dragon --format tsv | grep volcano | grep -c -e portal -e princess
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: DG.RRR.g 1,0
- B: BA.RFr -1,0
- A: BA.RFr 2,0
  portal: knight@0,0.n
--- stdout
$T/game.yaml:8:11: illegal: the tile has no magic portal [ruled-out, PD-54]
0
--- status 1

== without farmers a portal leads to no field either (K-32) [PD-54]
$ reeve legal --actions --before 4 --tile DG.RRR.g $T/game.yaml | grep -A3 '^-2,0 *0'
% { cat $T/game.yaml; echo "  portal: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
options: {farmers: false}
players: {A: Anna, B: Ben}
moves:
- A: BA.L 0,-1
- B: BA.RFr -1,0 highwayman
- A: BA.RRR 1,0
- B: DG.RRR.g -2,0
--- stdout
-2,0  0°                highwayman@s highwayman@w   completes road@0,0.e: B 4
                        the portal leads to highwayman@1,0.e or highwayman@1,0.s
                          (each worth 1)
      180°              highwayman@n highwayman@w   completes road@0,0.e: B 4
--- rows where
monk@0,-1
    legal so far: 4 turns, score Anna (A) 0, Ben (B) 4, A to move
farmer@0,-1
    illegal: turn 4; after 3 turns, score Anna (A) 0, Ben (B) 0
    illegal: no farmer is placed in this game [ruled-out, K-32]

== through a portal comes one figure; the phantom may be placed on its tile behind it [PD-59]
% { cat $T/game.yaml; echo "  second: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [phantom, dragon]
players: {A: Anna, B: Ben}
moves:
- A: BA.L 0,-1
- B: DG.RRR.g -1,0
  portal: monk@0,-1
--- rows where
farmer@n
    legal so far: 2 turns, score Anna (A) 0, Ben (B) 0, A to move
knight@0,0.n
    illegal: turn 2; after 1 turn, score Anna (A) 0, Ben (B) 0
    illegal: that is not the tile just laid [ruled-out, PH-4]

== it leads neither to the tile of the dragon nor to a castle [PD-43, PD-57, PD-58]
% { cat $T/game.yaml; echo "  portal: $where"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {A: Anna, B: Ben}
moves:
- A: BA.C/180 0,1 knight
  castle: {A: 'city@0,0.n'}
- B: DG.RFr.v 1,0
- A: DG.RRR.g -1,0
--- rows where
farmer@1,0.n
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, PD-58]
farmer@0,0.s
    legal so far: 3 turns, score Anna (A) 0, Ben (B) 0, B to move
knight@0,0.n
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is a castle [ruled-out, PD-57]

== by that option she helps who is on top of a tower, too, and goes to nobody's tile [PD-32, PD-41, PD-42]
% sed "s/WHERE/$where/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/&/p'
--- file game.yaml
reeve: 1
rules: [tower, dragon]
options: {fairy_place: tile}
players: {A: Anna, B: Ben}
to_move: A
board: {0,0: BA.RCr, 0,1: TO.RCr/180, 1,0: BA.RFr}
towers: {'0,1': 1}
tops: {'0,1': A}
score: {A: 0, B: 0}
moves:
- A: BA.RFr 2,0
  fairy: WHERE
- B: BA.RFr 3,0
- A: BA.RFr 4,0
--- rows where
0,1
    legal so far: 3 turns, score Anna (A) 1, Ben (B) 0, B to move
0,0
    illegal: turn 1; after 0 turns, score Anna (A) 0, Ben (B) 0
    illegal: the player has no follower there [ruled-out, PD-32]

== a large follower goes through a portal, and where she goes to no lord she goes to other followers [PD-56, PD-68]
$ reeve check --option fairy_castle=false $T/game.yaml
--- file game.yaml
reeve: 1
rules: dragon
options: {big_follower: true}
players: {A: Anna, B: Ben}
moves:
- A: DG.RRR.g 1,0
  portal: big:knight@0,0.n
- B: BA.RFr -1,0
- A: BA.RFr -2,0
  fairy: big:knight@0,0
--- stdout
$T/game.yaml: legal so far: 3 turns, score Anna (A) 0, Ben (B) 0, B to move

== who comes to the same tower later is another follower, with whom the fairy is not [PD-31, PD-37, PD-42]
$ reeve score --now $T/game.yaml | sed -n '/^  3/,$p'
$ reeve position $T/game.yaml | grep -c state
--- file game.yaml
reeve: 1
rules: [dragon, tower]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, '0,-1': TO.FG, '1,-1': TO.C/180, 1,0: DG.RFr.v}
towers: {'0,-1': 1, '1,-1': 1}
tops: {'0,-1': R}
tokens: {dragon: '1,0'}
score: {R: 0, B: 0}
moves:
- R: BA.RFr -1,0
  fairy: top@0,-1
- B: BA.RFr -2,0
  tower: 1,-1
  capture: R:top@0,-1
- R: BA.RFr -3,0
  top: 0,-1
- B: BA.RFr -4,0
- R: BA.RFr -5,0
--- stdout
  3  R  BA.RFr -3,0                                                      0     0
          R   puts a follower on top of the tower at 0,-1                   T-29
  4  B  BA.RFr -4,0                                                      0     0
  5  R  BA.RFr -5,0                                                      0     0
final score: Rosa (R) 0, Ben (B) 0
Rosa (R) and Ben (B) share the victory
0
--- status 1

== also where the player captures that follower and puts the phantom there in the same turn, but not elsewhere [PD-31, PD-37, PH-8]
% sed "s/MAN/$man/; s/TOWER/$tower/" $T/game.yaml | reeve score - | sed -n '/^  3/,$p'
--- file game.yaml
reeve: 1
rules: [dragon, tower, phantom]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, '0,-1': TO.FG, '1,-1': TO.C/180, '-1,-1': TO.L, 1,0: DG.RFr.v}
towers: {'0,-1': 1, '1,-1': 1, '-1,-1': 1}
tops: {'0,-1': R, '-1,-1': R}
tokens: {dragon: '1,0'}
score: {R: 0, B: 0}
moves:
- R: BA.RFr -1,0
  fairy: top@0,-1
- B: BA.RFr -2,0
- R: BA.RFr -3,0
  tower: 1,-1
  capture: R:top@MAN
  top: phantom TOWER
- B: BA.RFr -4,0
- R: BA.RFr -5,0
--- rows man|tower
0,-1|0,-1
      3  R  BA.RFr -3,0                                                      1     0
          +1  R   fairy: beside the fairy                                      PD-35
              R   places piece 2 on the tower at 1,-1                            T-6
              R   takes the player's own follower on top of the tower at 0,-1
                  home                                                          T-19
              R   puts a phantom on top of the tower at 0,-1                    T-29
      4  B  BA.RFr -4,0                                                      1     0
      5  R  BA.RFr -5,0                                                      1     0
    score after turn 5, B to move, 110 tiles to come: Rosa (R) 1, Ben (B) 0
-1,-1|-1,-1
      3  R  BA.RFr -3,0                                                      1     0
          +1  R   fairy: beside the fairy                                      PD-35
              R   places piece 2 on the tower at 1,-1                            T-6
              R   takes the player's own follower on top of the tower at
                  -1,-1 home                                                    T-19
              R   puts a phantom on top of the tower at -1,-1                   T-29
      4  B  BA.RFr -4,0                                                      1     0
      5  R  BA.RFr -5,0                                                      2     0
          +1  R   fairy: beside the fairy                                      PD-35
    score after turn 5, B to move, 110 tiles to come: Rosa (R) 2, Ben (B) 0

== at the end she brings nothing to whoever is scored nowhere: on a tower, or in the City of Carcassonne [PD-38, CO-36, T-35]
% sed "s/FAIRY/$fairy/" $T/$file.yaml | reeve score --option fairy_place=$place --now - | sed -n '/PD-/p;$p'
--- file tower.yaml
reeve: 1
rules: [dragon, tower]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, '0,-1': TO.FG, '1,-1': TO.C/180, 1,0: DG.RFr.v}
towers: {'0,-1': 1}
tops: {'0,-1': R}
tokens: {dragon: '1,0', fairy: '0,-1'}
state: {FAIRY}
score: {R: 1, B: 0}
moves: []
--- file both.yaml
reeve: 1
rules: [dragon, tower]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, '0,-1': [TO.FG, B:farmer], '1,-1': TO.C/180, 1,0: DG.RFr.v}
towers: {'0,-1': 1}
tops: {'0,-1': R}
tokens: {dragon: '1,0', fairy: FAIRY}
score: {R: 1, B: 0}
moves: []
--- file city.yaml
reeve: 1
rules: [dragon, count]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': [CO.7, R:castle]
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '-2,-1': CO.9
  '1,1': CO.4
  '1,-1': CO.12
tokens: {count: castle-quarter@0,0, fairy: FAIRY}
score: {R: 1, B: 0}
moves: []
--- rows file|place|fairy
tower|follower|fairy: {top: 1}
    Rosa (R) wins
tower|tile|
    Rosa (R) wins
both|tile|'0,-1'
          +3  B   fairy: beside the fairy                                      PD-38
    Ben (B) wins
both|follower|'B:farmer@0,-1'
          +3  B   fairy: beside the fairy                                      PD-38
    Ben (B) wins
city|follower|'R:castle@0,0'
    Rosa (R) wins
city|tile|'0,0'
    Rosa (R) wins

== a knight who has just been placed is none that must be sent home, and the phantom follows [PD-45, PD-49, PH-6]
% { sed "s/HELD/$held/;s/WHO/$who/" $T/game.yaml; echo "  $more"; } | reeve check - 2>&1 | sed -n 's/^-: legal.*/legal/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [dragon, phantom]
options: {princess_removes: must}
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, 0,1: [BA.CFc.1/90HELD]}
moves:
- R: DG.CRRR.p/180 0,2 WHO
--- rows held|who|more
|knight|second: highwayman@n
    legal
|knight|second: knight
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: somebody stands there [ruled-out, PH-4]
, B:knight|farmer@ne|second: highwayman@n
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: a knight goes home instead [ruled-out, PD-45]
, B:knight||second: highwayman@n
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: a knight was sent home, and no other figure is placed [ruled-out, PH-7]
, B:knight||princess: B:knight@0,1
    legal

== of two like followers she is beside one, and records say which is meant [PD-31, PD-36]
% sed "s#WHO#$who#" $T/game.yaml | { reeve score - 2>&1 | grep -e fairy: -e help -e 'illegal: `' -e unreadable: || echo no fairy; }
$ sed '/^moves/,$d' $T/game.yaml | reeve legal --actions --tile DG.CRRR.p - | grep princess
$ sed 's#WHO#R:knight@0,1+fairy#' $T/game.yaml | reeve fmt - | tail -n 2
$ sed 's#, "R:knight@n"\]#]#; s#WHO#R:knight@0,1+fairy#' $T/game.yaml | reeve fmt - | tail -n 1
$ for it in knight@0,1 knight@0,1+fairy; do sed "s#^- R: .*#- R: BA.RCr -2,0#; s#princess: WHO#fairy: $it#" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'; done
$ reeve fmt $T/tower.yaml | tail -n 3
$ reeve position $T/tower.yaml | grep -e prisoners -e tokens
--- file game.yaml
reeve: 1
rules: [dragon, circles]
players: {R: Rob, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: [BA.CFc.1/90, "R:knight@n", "R:knight@n"]
  -1,0: DG.RFr.v
  1,1: CC.2.CFC
tokens: {dragon: '-1,0', fairy: 'R:knight@0,1'}
moves:
- R: DG.CRRR.p/180 0,2
  princess: WHO
--- file tower.yaml
reeve: 1
rules: [dragon, circles, tower]
players: {R: Rob, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,1: [BA.CFc.1/90, "R:knight@n", "R:knight@n"]
  0,-1: TO.L
  1,1: CC.2.CFC
tokens: {fairy: 'R:knight@0,1'}
towers: {"0,-1": 3}
moves:
- B: BA.RFr -1,0
  tower: 0,-1
  capture: R:knight@0,1.n+fairy
--- stdout
                        the princess sends home R:knight@0,1.n+fairy or
- R: DG.CRRR.p/180 0,2
  princess: 'R:knight@0,1.n+fairy'
  princess: 'R:knight@0,1.n'
legal so far: 1 turn, score Rob (R) 1, Ben (B) 0, B to move
illegal: turn 1; after 0 turns, score Rob (R) 0, Ben (B) 0
illegal: she is there already [ruled-out, PD-31]
- B: BA.RFr -1,0
  tower: 0,-1
  capture: 'R:knight@0,1.n+fairy'
prisoners: {B: [R]}
tokens: {fairy: '0,1'}
--- rows who
R:knight@0,1
          +1  R   fairy: beside the fairy                                      PD-35
          +3  R   fairy: beside the fairy                                      PD-36
R:knight@0,1+fairy
          +1  R   fairy: beside the fairy                                      PD-35
R:knight@0,1+dragon
    -:13:13: illegal: `princess: R:knight@0,1+dragon` means nothing here: no such follower stands there [action-value, PD-44]
      help: Type `princess: R:knight@0,1.n+fairy` (worth 6, held by R 2) or `princess: R:knight@0,1.n` (worth 6, held by R 2).
R:knight@0,1+fary
          +1  R   fairy: beside the fairy                                      PD-35
          +3  R   fairy: beside the fairy                                      PD-36
    -:13:26: unreadable: `fary`: no tokens are called that [bad-extra]
      help: did you mean `fairy`?

== where a knight must go home the help says what to write, instead of a follower and of a tower piece [PD-45]
% sed "s/HERE/$here/; s/THEN/$then/" $T/game.yaml | reeve check -q - 2>&1 | grep -e illegal -e 'help: [DW]' | sed 's/^-:[0-9:]* //'
--- file game.yaml
reeve: 1
rules: [dragon, tower]
options: {princess_removes: must}
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 knight
- B: TO.RRR/180 -1,0
- R: BA.RFr 1,0
- B: DG.CcRr.p/180 0,2HERE
  THEN
--- rows here|then
 highwayman|
    illegal: a knight goes home instead [ruled-out, PD-45]
      help: Delete it, and write `princess: R:knight@0,1.n`.
|tower: -1,0
    illegal: a knight goes home instead [ruled-out, PD-45]
      help: Delete it, and write `princess: R:knight@0,1.n`.
|princess: R:knight@0,1

== she is not on a volcano where the dragon is, unless there is a city, of which she may have been beside a lord [PD-23, PD-43, PD-68]
% sed "s:TILE:'$at'\: $tile:; s:AT:'$at':; s:HER:'$her':" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-: //p; s/^-[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  TILE
tokens: {dragon: AT, fairy: HER}
--- rows at tile her
-1,0 DG.RFr.v -1,0
    position inconsistent
    inconsistent: the fairy is on the volcano where the dragon is [ruled-out, PD-23]
-1,0 DG.RFr.v 0,0
    position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    note: with x and y swapped the tiles fit as well, and they make other features [misread-either]
0,1 DG.C.v/180 0,1
    position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    note: with y counted downwards the tiles fit as well, and they make other features [misread-either]

== a saved game tells two like followers apart, one of whom she is beside [PD-31, PD-36]
% sed "s#WHO#$who#" $T/game.yaml | reeve export - 2>&1 >$T/game.jcz; reeve import $T/game.jcz 2>&1 >$T/back.yaml | sed 's/.*legal/legal/'; sed -n '/princess/p' $T/back.yaml
% gojq -r '.replay[] | select(.type == "MOVE_NEUTRAL_FIGURE" or .type == "RETURN_MEEPLE").payload | (.to // .pointer).meepleId' $T/game.jcz
--- file game.yaml
reeve: 1
rules: [dragon, circles]
options: {circle_place: may}
players: {R: Rob, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 knight
- B: BA.RFr 1,0
- R: CC.2.CFC/90 0,-1
  circle: place
  circle_placed: R:knight@0,1
- B: BA.RFr 2,0
- R: BA.RFr -1,0
  fairy: knight@0,1
- B: BA.RFr -2,0
- R: DG.CRRR.p/180 0,2
  princess: WHO
- B: BA.RFr 3,0
--- rows who
R:knight@0,1
    legal, 8 turns: Rob (R) 10, Ben (B) 0; not finished
      princess: 'R:knight@0,1.n'
    0.small.1
    0.small.2
R:knight@0,1+fairy
    legal, 8 turns: Rob (R) 7, Ben (B) 0; not finished
      princess: 'R:knight@0,1.n+fairy'
    0.small.1
    0.small.1

== in the round of abbeys the fairy gives no point, so who passes need not say so [PD-35, AM-24]
# Also where dragon tiles are set aside, as no volcano has come (PD-16).
$ . tests/cases/games.sh
$ gone abbey,dragon BA.RCr BA.RFr BA.RFr BA.C BA.C BA.L BA.L BA.L BA.L >$T/gone
$ sed 's/,DG[^],]*[.]dG*//g' $T/gone >$T/aside
% for gone in gone aside; do
%     { cat $T/game.yaml $T/$gone; printf 'moves:\n- B: BA.RFr -1,0\n'; echo "$turns" | tr '|' '\n'; } >$T/one.yaml
%     reeve score $T/one.yaml | sed -n '/fairy/p;/^final score/p'
% done
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Ann, B: Bob, C: Cy}
to_move: B
board:
  '0,0': BA.RCr
  '0,-1': [BA.L, C:monk]
  '1,-1': BA.L
  '2,-1': BA.L
  '2,0': BA.RFr
  '2,1': BA.C
  '1,1': BA.L
  '0,1': BA.C/180
tokens: {fairy: 'C:monk@0,-1'}
--- rows turns
- C: abbey 1,0
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
- C: none|- A: abbey 1,0
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
- A: abbey 1,0
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
- C: none|- A: none|- B: abbey 1,0
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8
          +3  C   fairy: beside the fairy                                      PD-38
    final score: Ann (A) 0, Bob (B) 0, Cy (C) 8

== a position that leaves out whether she helps who is on top of her tower is told what to type [PD-42]
% sed "s/STATE/$state/" $T/game.yaml | reeve check - 2>&1
--- file game.yaml
reeve: 1
rules: dragon+tower
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': DG.RFr.v R:highwayman@e
  '0,-1': TO.L
  '1,-1': BA.L
towers: {'0,-1': 1}
tops: {'0,-1': B}
score: {R: 0, B: 0}
tokens: {dragon: '1,-1', fairy: '0,-1'}
STATE
--- rows state
# nothing
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
    -:4:1: note: the board leaves something out: without `state: {fairy: {top: 2}}` the fairy does not help the follower of B on top of the tower at 0,-1 [position-assumed, PD-42]
          4 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new dragon+tower --board` prints examples.
state: {fairy: {top: 2}}
    -: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
