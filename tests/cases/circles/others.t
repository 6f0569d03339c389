# Crop Circles with other boxes.

== which figures are placed, and which go home [CC-7]
$ reeve legal --tile CC.2.CFC --actions $T/game.yaml | sed '/°/,$d'
$ reeve legal --tile CC.2.RRr --actions $T/game.yaml | sed '/°/,$d'
$ reeve legal --tile CC.2.CFR --actions $T/game.yaml | sed '/°/,$d'
% printf '%b\n' "- A: CC.2.CFC/90 0,-1\n  $turn" | cat $T/game.yaml - | reeve position - 2>/dev/null | grep -o -e "'1,0': .*" -e "'3,0': .*"
% printf '%b\n' "- A: CC.2.CFC/90 0,-1\n  $turn" | cat $T/game.yaml - | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: [circles, abbey, phantom, inns, traders]
options: {abbot: 'true'}
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': [BA.RCr, A:highwayman@e]
  '1,0': [BA.RCr, A:knight@n]
  '2,0': [BA.RCr, B:wagon@n]
  '3,0': [BA.RCr, B:mayor@n]
  '4,0': [BA.RFr, B:farmer@s]
supply: {A: {followers: 5}, B: {followers: 6, wagon: 0, mayor: 0}}
moves:
--- stdout
tile CC.2.CFC for Ann (A)
everywhere: by the circle all players place or take
tile CC.2.RRr for Ann (A)
everywhere: by the circle all players place or take; after circle take: each in
  turn takes home (circle_taken) A:highwayman@0,0.e (worth 6, held by A 1);
  after circle place: each in turn must place (circle_placed)
  A:highwayman@0,0.e, A:big:highwayman@0,0.e, A:wagon@0,0.e or
  A:phantom:highwayman@0,0.e (each worth 6, held by A 1)
tile CC.2.CFR for Ann (A)
everywhere: by the circle all players place or take
--- rows turn|
circle: place\n  circle_placed: [B:mayor@3,0, A:mayor:knight@1,0]
    '1,0': BA.RCr A:knight@n
    '3,0': BA.RCr B:mayor@n
    -:16:19: illegal: no such follower is in hand [ruled-out, CC-6]
circle: place\n  circle_placed: [B:knight@2,0.n, A:phantom:knight@1,0]
    '1,0': [BA.RCr, A:knight@n, A:phantom:knight@n]
    '3,0': BA.RCr B:mayor@n
circle: place\n  circle_placed: [B:knight@2,0.n, A:abbot:knight@1,0]
    '1,0': BA.RCr A:knight@n
    '3,0': BA.RCr B:mayor@n
    -:16:35: illegal: `circle_placed: A:abbot:knight@1,0` means nothing here: that tile has no such feature there [action-value, CC-6]
circle: place\n  circle_placed: [B:knight@2,0.n, A:builder:knight@1,0]
    '1,0': BA.RCr A:knight@n
    '3,0': BA.RCr B:mayor@n
    -:16:35: illegal: no builder is placed by a circle [ruled-out, CC-7]
circle: place\n  circle_placed: [B:knight@3,0.n, A:wagon:knight@1,0]
    '1,0': [BA.RCr, A:knight@n, A:wagon@n]
    '3,0': [BA.RCr, B:knight@n, B:mayor@n]
circle: place\n  circle_placed: [B:knight@3,0.n, A:wagon:highwayman@1,0.n]
    '1,0': BA.RCr A:knight@n
    '3,0': BA.RCr B:mayor@n
    -:16:35: illegal: `circle_placed: A:wagon:highwayman@1,0.n` means nothing here: that tile has no such feature there [action-value, CC-6]
circle: place\n  circle_placed: [B:knight@3,0.n, A:wagon@1,0.n]
    '1,0': [BA.RCr, A:knight@n, A:wagon@n]
    '3,0': [BA.RCr, B:knight@n, B:mayor@n]
circle: place\n  circle_placed: [B:knight@2,0.n, A:builder@1,0.n]
    '1,0': BA.RCr A:knight@n
    '3,0': BA.RCr B:mayor@n
    -:16:35: illegal: no builder is placed by a circle [ruled-out, CC-7]
circle: take\n  circle_taken: [B:wagon@2,0, A:knight@1,0]
    '1,0': BA.RCr
    '3,0': BA.RCr B:mayor@n
circle: take\n  circle_taken: [B:mayor@3,0, A:knight@1,0]
    '1,0': BA.RCr
    '3,0': BA.RCr

== no builder, pig, shepherd or barn is placed, though it could stand there [CC-7, AM-52]
% sed "s/PLACED/$placed/" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: [circles, abbey, inns, traders, hills]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90
  '1,0': [BA.RFr, B:farmer@n]
moves:
- A: CC.2.CFR -1,1
  circle: place
  circle_placed: B:PLACED@1,0.n
--- rows placed
pig
    -:11:18: illegal: no pig is placed by a circle [ruled-out, CC-7]
shepherd
    -:11:18: illegal: no shepherd is placed by a circle [ruled-out, CC-7]
barn
    -:11:18: illegal: no barn is placed by a circle [ruled-out, CC-7]
builder
    -:11:18: illegal: `circle_placed: B:builder@1,0.n` means nothing here: that tile has no such feature there [action-value, CC-6]
big:farmer

== a knight flees behind the circle, of two beside each other one, and none who is at home [CC-10, SI-13]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep 0,1
$ sed 's/: place/: take/' $T/game.yaml | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: [circles, siege]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': [SI.BE.RCc/180, R:knight@e]
  '1,1': BA.CFc.1
  '-1,1': BA.L
supply: {R: 6, B: 7}
moves:
- R: CC.2.CFC/90 0,-1
  circle: place
  escape: knight@0,1
--- stdout
                                                                         R     B
  1  R  CC.2.CFC/90 0,-1                                                 0     0
          R   circles: a follower goes to city@0,0.n                        CC-6
          R   siege: a follower comes home from city@0,0.n                  SI-8
score after turn 1, B to move, 79 tiles to come: Rosa (R) 0, Ben (B) 0
  '0,1': SI.BE.RCc/180 R:knight@e
--- stderr
-:14:11: illegal: `escape: knight@0,1` means nothing here: no such follower stands there [action-value, SI-8]
     14 |   escape: knight@0,1
        |           ^~~~~~~~~~
  help: Delete `escape`: it is not possible in this turn.

== in a double turn it belongs to its part; the builder who goes home gave the second part [CC-10, CC-11, M-40]
$ reeve score $T/game.yaml
$ sed '/  circle/d' $T/game.yaml | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: [circles, traders]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': [BA.RCr, A:highwayman@e]
  '1,0': [BA.RFr, A:builder@e]
supply: {A: {followers: 6, builder: 0}, B: {followers: 7}}
moves:
- A: CC.2.RRr/180 2,0
  circle: take
- A: BA.RFr -1,0 highwayman@w
- B: BA.RFr -2,0
--- stdout
                                                                         A     B
  1  A  CC.2.RRr/180 2,0                                                 0     0
          A   takes home the builder, which is left alone                   M-41
          A   circles: a follower comes home from road@0,0.e                CC-8
  2  A  BA.RFr -1,0 highwayman@e                                         0     0
  3  B  BA.RFr -2,0                                                      0     0
score after turn 3, A to move, 97 tiles to come: Ann (A) 0, Ben (B) 0
--- stderr
-:10:3: ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]
     10 | - A: CC.2.RRr/180 2,0
        |   ^
  help: Add `circle: place` or `circle: take`.

== no lord of a castle, and nobody on top of a tower, but who stands on a bridge [CC-13]
% printf '%b\n' "- A: $turn" | cat $T/game.yaml - | reeve score - 2>&1 | sed -n '/circles:/p; /^-:/p'
--- file game.yaml
reeve: 1
rules: [circles, bazaars, tower]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': [BA.C/180, B:knight@s]
  '1,0': [BA.RFr, B:highwayman@n]
  '0,-1': TO.FG
castles: {'city@0,0.n': B}
bridges: {'1,0': ns}
towers: {'0,-1': 2}
tops: {'0,-1': B}
supply: {A: {followers: 7}, B: {followers: 4, bridges: 2, castles: 2}}
moves:
--- rows turn|
CC.2.RRr/180 2,0\n  circle: take
              B   circles: a follower comes home from road@1,0.n                CC-8
CC.2.RRr/180 2,0\n  circle: place
              B   circles: a follower goes to road@1,0.n                        CC-6
CC.2.CFC/90 0,2\n  circle: take
CC.2.CFC/90 0,2\n  circle: take\n  circle_taken: B:knight@0,1
    -:18:17: illegal: it is not a follower of this kind [ruled-out, CC-8]
CC.2.CFC/90 0,2\n  circle: place

== several followers on one place are lords together, and a position names one, a mayor last; by an option a mayor is none, and comes home [B-22, CC-6, AM-73]
% sed "s/WHO/$who/" $T/game.yaml | reeve position - | grep -E "^castles|^  '0,0"
% sed "s/WHO/$who/" $T/game.yaml | reeve position --option mayor_lord=never - | grep "^  '0,0"
--- file game.yaml
reeve: 1
rules: [circles, bazaars, inns, phantom, abbey]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': [BA.RCr, WHO]
  '0,-1': CC.2.CFC/90
moves:
- A: BA.C/180 0,1
  castle: {A: 'city@0,0.n'}
--- rows who
'A:knight@n', 'A:big:knight@n'
      '0,0': [BA.RCr, A:big:knight@n, A:knight@n]
    castles: {'city@0,0.n': A}
      '0,0': [BA.RCr, A:big:knight@n, A:knight@n]
'A:big:knight@n', 'A:knight@n'
      '0,0': [BA.RCr, A:big:knight@n, A:knight@n]
    castles: {'city@0,0.n': A}
      '0,0': [BA.RCr, A:big:knight@n, A:knight@n]
'A:big:knight@n', 'A:phantom:knight@n'
      '0,0': [BA.RCr, A:big:knight@n, A:phantom:knight@n]
    castles: {'city@0,0.n': A big}
      '0,0': [BA.RCr, A:big:knight@n, A:phantom:knight@n]
'A:phantom:knight@n', 'A:big:knight@n'
      '0,0': [BA.RCr, A:big:knight@n, A:phantom:knight@n]
    castles: {'city@0,0.n': A big}
      '0,0': [BA.RCr, A:big:knight@n, A:phantom:knight@n]
'A:mayor@n', 'A:knight@n'
      '0,0': [BA.RCr, A:knight@n, A:mayor@n]
    castles: {'city@0,0.n': A}
      '0,0': BA.RCr A:knight@n
'A:mayor@n', 'A:big:knight@n'
      '0,0': [BA.RCr, A:big:knight@n, A:mayor@n]
    castles: {'city@0,0.n': A big}
      '0,0': BA.RCr A:big:knight@n
'A:big:knight@n', 'A:mayor@n'
      '0,0': [BA.RCr, A:big:knight@n, A:mayor@n]
    castles: {'city@0,0.n': A big}
      '0,0': BA.RCr A:big:knight@n

== legal lists who may be placed beside whom, and who may go home [CC-4, CC-6, CC-7]
% sed "s/: may,/: $option,/" $T/game.yaml | reeve legal --tile $tile --actions --format json - | head -n 1 | gojq -c '.circle_taken.take, .circle_placed.place'
% (sed "s/: may,/: $option,/" $T/game.yaml; echo "moves: [{A: $tile $cell, circle: place, circle_placed: '$who'}]") | reeve check - 2>&1 | sed -n '1s/, score.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [circles, inns, abbey, phantom]
options: {circle_place: may, circles: both}
players: {A: Ann, B: Ben, C: Cy}
to_move: A
board:
  '0,0': [BA.RCr, 'B:knight@n', C:wagon@e]
  '1,0': [BA.RFr, B:highwayman@e, B:highwayman@e, 'B:big:highwayman@e', A:farmer@n]
  '0,1': [BA.Ccc/90, B:mayor@n]
  '1,1': [BA.C/270, C:knight]
  '2,0': CC.1.Rr
  '0,-1': CC.1.RRR/270
--- rows option tile cell who
may CC.2.RRr -1,0 C:big:highwayman@0,0.e
    ["B:highwayman@1,0.e","B:big:highwayman@1,0.e"]
    ["B:highwayman@1,0.e","B:wagon@1,0.e","B:phantom:highwayman@1,0.e","C:highwayman@0,0.e","C:big:highwayman@0,0.e","C:phantom:highwayman@0,0.e","A:highwayman@s","A:big:highwayman@s","A:wagon@s","A:phantom:highwayman@s"]
    -: legal so far: 1 turn
may CC.2.CFC -1,1 C:mayor@1,1.w
    ["B:knight@0,0.n","B:mayor@0,1.n"]
    ["B:knight@0,0.n","B:wagon@0,0.n","B:phantom:knight@0,0.n","B:knight@0,1.n","B:wagon@0,1.n","B:phantom:knight@0,1.n","C:knight@1,1.w","C:big:knight@1,1.w","C:mayor@1,1.w","C:phantom:knight@1,1.w","A:knight@n","A:big:knight@n","A:mayor@n","A:wagon@n","A:phantom:knight@n","A:knight@s","A:big:knight@s","A:mayor@s","A:wagon@s","A:phantom:knight@s"]
    -: legal so far: 1 turn
must CC.2.CFC -1,1 C:mayor@1,1.w
    ["B:knight@0,0.n","B:mayor@0,1.n"]
    ["B:knight@0,0.n","B:wagon@0,0.n","B:phantom:knight@0,0.n","B:knight@0,1.n","B:wagon@0,1.n","B:phantom:knight@0,1.n"]
    -: illegal: turn 1; after 0 turns
        illegal: B comes first [ruled-out, CC-4]
must CC.2.CFR -1,1 A:phantom:farmer@1,0.n
    ["A:farmer@1,0.n","A:farmer@-1,-1.n","A:big:farmer@-1,-1.n","A:phantom:farmer@-1,-1.n"]
    ["A:farmer@1,0.n","A:big:farmer@1,0.n","A:phantom:farmer@1,0.n","A:farmer@n","A:big:farmer@n","A:phantom:farmer@n"]
    -: legal so far: 1 turn

== who passes the circle of the last tile in a saved game is not taken to keep an abbey; those who do pass after it [CC-4, AM-23]
$ reeve-fast sim circles-c1+abbey --players 5 --seed 24 --option edition=1 --option farm_scoring=second --option circles=both --option barn=false --option abbey_end=none --option wagon_from_castle=true --option barn_on_barn=true >$T/game.yaml
$ reeve-fast export $T/game.yaml 2>/dev/null | reeve-fast import - 2>/dev/null | tail -n 4
--- stdout
- R: CC.1.CR/180 6,5
  circle: place
- G: none
- Y: none

== beside one of two alike, of whom one has the fairy, there is one place [CC-6, PD-31]
$ reeve legal --tile CC.2.CFC --actions --format json $T/game.yaml | head -n 1 | gojq -c .circle_placed
--- file game.yaml
reeve: 1
rules: [circles, dragon]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': [BA.RCr, 'B:knight@n', 'B:knight@n']
  '0,1': CC.2.CcCc
tokens: {fairy: 'B:knight@0,0'}
--- stdout
{"place":["B:knight@0,0.n"]}

== a bought tile with a circle has its circle in its own turn, before the next tile of the bazaar [CC-10, B-65]
% . tests/cases/games.sh; sed "s/EARLY/$early/;s/LATE/$late/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [circles, bazaars]
players: {A: Ann, B: Ben}
to_move: A
board: {'0,0': BA.RCr, '1,0': [BA.RFr, A:highwayman@e]}
moves:
- A: BB.F.b 0,-1
- bazaar:
    draw: [CC.2.RRr, BA.L]
    lots:
    - {tile: CC.2.RRr, chooser: B, bids: {B: 0}}
- B: CC.2.RRr/180 2,0 EARLY
- A: BA.L 0,-2 LATE
--- rows early|late
\n  circle: take|
    score Ann (A) 0, Ben (B) 0, B to move
|\n  circle: take
    ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]

== a game in which a circle placed somebody of whom the record says nothing is not exported as one in which nobody was [CC-5]
% sed "s/SAYS/$says/" $T/game.yaml >$T/a.yaml; reeve export $T/a.yaml 2>&1 >$T/a.jcz | sed 's/.*a.yaml:*[0-9:]* //'; test -s $T/a.jcz && reeve import $T/a.jcz 2>/dev/null | reeve position - | grep 0,1
--- file game.yaml
reeve: 1
rules: circles
players: {A: Ann, B: Ben}
moves:
- A: CC.2.CFC 0,1 knight@n
  circle: place
  SAYS
- B: BA.L 1,1
--- rows says
# nothing
    unreadable: JCloisterZone does not have the option `circle_place: must`; it plays `may`: who stands on the board differs
circle_placed: A:knight@n
    note: JCloisterZone plays `circle_place: may`; until here the game is the same
      '0,1': [CC.2.CFC, A:knight@n, A:knight@n]
