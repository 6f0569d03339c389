# The Count of Carcassonne beside other boxes, where city.t, into.t and out.t play one half of a rule: CO-13 … CO-44.

== the cathedral serves for an abbey, too [CO-30, CO-21]
$ . tests/cases/games.sh
$ (sed "/^tokens/i\\  '-1,2': abbey\n  '-2,2': BA.C\n  '0,2': BA.CG\n  '-1,3': BA.L\n  '0,3': BA.C/180" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count]/'; printf -- '- R: BA.C/180 -2,3\n  from_city: R:monk@-1,2\n') >$T/a.yaml; verdict $T/a.yaml
--- stdout
score Ben (B) 0, Kim (K) 0, Rosa (R) 9, B to move

== they leave the City behind the captures, before hills, mage and witch count, and before gold is shared [CO-31, GM-11, HS-31, T-27]
% . tests/cases/games.sh; (sed "/^tokens/i\\  $row" tests/cases/count/table.yaml | sed "s/^rules.*/rules: [$box, count]/;s/market-quarter@0,0/&$token/"; printf -- "- R: $tile 3,0\n$moves$more") >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml | grep -o 'gold: {[^}]*}'
--- rows box|row|token|tile|moves|more
tower|'2,1': TO.FG\ntowers: {'2,1': 1}||BA.C/270|  from_city: [K:knight@w]\n|  tower: '2,1'\n  capture: B:knight@2,-1\n
    score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move
tower|'2,1': TO.FG\ntowers: {'2,1': 1}||BA.C/270||  tower: '2,1'\n  capture: B:knight@2,-1\n
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0, B to move
hills|||HS.CFR.h/270|  from_city: [K:knight@w]\n|
    score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move
hills|||HS.CFR.h/270|  from_city: [K:knight@2,0.e]\n|
    score Ben (B) 8, Kim (K) 8, Rosa (R) 0, B to move
mage|'0,2': MW.CFC/90|, mage: 'city@2,0.e'|BA.C/270|  from_city: [K:knight@w]\n|
    score Ben (B) 12, Kim (K) 12, Rosa (R) 0, B to move
mage|'0,2': MW.CFC/90|, witch: 'city@2,0.e'|BA.C/270|  from_city: [K:knight@w, K:knight@w]\n|
    score Ben (B) 0, Kim (K) 4, Rosa (R) 0, B to move
gold|'0,2': GO.LRr/180\n  '0,3': GO.RrRr|, gold: {'2,0': 3}|BA.C/270|  from_city: [K:knight@w]\n|
    score Ben (B) 8, Kim (K) 8, Rosa (R) 0, B to move
    gold: {B: 2, K: 1}
gold|'0,2': GO.LRr/180\n  '0,3': GO.RrRr|, gold: {'2,0': 3}|BA.C/270|  from_city: [K:knight@w, K:knight@w]\n|
    score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move
    gold: {K: 3}

== the reach of a tower crosses the City; who stands outside its walls is taken [CO-42, CO-5, T-15]
% . tests/cases/games.sh; (sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n]/;/^tokens/i\\  '0,2': TO.FG\n  '0,-2': [BA.RFr/90, B:highwayman]\ntowers: {'0,2': 3}" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [tower, count]/'; printf -- "- R: BA.L -1,2\n  tower: '$at'\n  capture: $who\n") >$T/a.yaml; verdict $T/a.yaml
--- rows at who
0,2 B:highwayman@0,-2
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0, B to move
0,2 B:farmer@0,1.n
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0, B to move
0,1 B:farmer@0,1.n
    illegal: there is no tower foundation at 0,1 [no-foundation, T-6]

== no bridge spans a tile of the City [CO-43]
% . tests/cases/games.sh; (sed 's/^rules.*/rules: [bazaars, count]/' tests/cases/count/table.yaml; printf -- "- R: BA.L 0,2\n  bridge: $over\n") >$T/a.yaml; verdict $T/a.yaml
--- rows over
ns@0,1
    illegal: no bridge can go ns over the tile at 0,1: both ends must stand on fields [bridge-pillar, B-5]
ew@0,1
    illegal: no bridge can go ew over the tile at 0,1: both ends must stand on fields [bridge-pillar, B-5]

== each turn with a bought tile opens the City by what it scores; what a bazaar pays opens and bars nothing [CO-44, CO-12]
% . tests/cases/games.sh; sed '/^board/r tests/cases/count/quarters.yaml' $T/game.yaml | sed "s/WHO/$who/;s/DEAL/$deal/;s/LAST/$last/" >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [bazaars, count]
players: {B: Ben, R: Rosa}
to_move: R
score: {B: 5, R: 5}
board:
  '0,0': CO.7
  '1,1': CO.4
  '1,-1': CO.12
  '2,-1': [BA.CFC.2/90, WHO]
tokens: {count: castle-quarter@0,0}
moves:
- R: BB.F.b 2,-2
- bazaar:
    draw: [BA.C, BA.L]
    lots:
    - {tile: DEAL}
LAST
--- rows who|deal|last
R:knight@e|BA.C, chooser: B, bids: {B: 0, R: pass}|- B: BA.C\/270 3,-1\n  to_city: castle\n- R: BA.L 4,-1
    score Ben (B) 5, Rosa (R) 9, B to move
R:knight@e|BA.L, chooser: B, bids: {B: 0, R: 1}, deal: sell|- B: BA.C\/270 3,-1\n  to_city: castle\n- R: BA.L 4,-1
    score Ben (B) 6, Rosa (R) 8, B to move
B:knight@e|BA.L, chooser: B, bids: {B: 0, R: 1}, deal: buy|- B: BA.L 3,-2\n  to_city: castle\n- R: BA.C\/270 3,-1
    illegal: nobody else has scored [ruled-out, CO-8]
B:knight@e|BA.L, chooser: B, bids: {B: 0, R: 1}, deal: buy|- B: BA.L 3,-2\n- R: BA.C\/270 3,-1\n  to_city: castle
    score Ben (B) 8, Rosa (R) 6, B to move

== inns, goods, builders and pigs are as ever: who came from the City scores the inn, who laid the tile takes the goods, and no builder enters [CO-44, CO-16]
$ . tests/cases/games.sh
$ (sed "/^tokens/i\\  '1,2': IC.RFr.iG/90" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [inns, count]/'; printf -- '- R: BA.LR 1,3\n  from_city: K:highwayman@s\n') >$T/a.yaml; verdict $T/a.yaml
$ (sed "s/'2,0': BA.Cc.1/'2,0': TB.Cc.w/" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [traders, count]/'; printf -- '- R: BA.C/270 3,0\n  from_city: [K:knight@w, K:knight@w]\n') >$T/a.yaml; verdict $T/a.yaml; reeve why $T/a.yaml 1 | grep -o 'goods .*takes.*'
% (sed 's/^rules.*/rules: [traders, count]/' tests/cases/count/table.yaml; printf -- "- R: BA.C/270 3,0\n  to_city: $who castle\n") >$T/a.yaml; verdict $T/a.yaml
--- rows who
builder
    illegal: no builder waits in the castle [ruled-out, CO-16]
pig
    illegal: no pig waits in the castle [ruled-out, CO-16]
--- stdout
score Ben (B) 0, Kim (K) 6, Rosa (R) 0, B to move
score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move
goods       R takes 1 wine                                             M-6

== a festival takes a follower home out of the Count's quarter, too [CO-29, CO-20, FE-2]
$ (sed 's/^rules.*/rules: [festival, count]/;s/count: market/count: cathedral/' tests/cases/count/table.yaml; printf -- '- R: FE.CRr/270 0,2\n  back: cathedral@0,0\n') >$T/a.yaml; reeve position $T/a.yaml | grep -e "'0,0'" -e supply
--- stdout
  '0,0': [CO.7, B:market@e, K:blacksmith@s, K:castle@n, K:castle@n]
supply: {B: 5, K: 4, R: 7}

== who enters the City does so before a knight flees from a siege, and cannot be that knight [CO-13, SI-13]
% . tests/cases/games.sh; sed '/^board/r tests/cases/count/quarters.yaml' $T/game.yaml | sed "s/WHO/$who/;$edit" >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [siege, count]
players: {B: Ben, R: Rosa}
to_move: R
board:
  '0,0': [CO.7, WHO]
  '1,1': CO.4
  '1,-1': CO.12
  '0,2': [SI.BE.CRr/270, R:knight@w]
  '0,3': BA.LR
  '2,-1': [BA.CFC.2/90, B:knight@e]
tokens: {count: castle-quarter@0,0}
moves:
- R: BA.C/270 3,-1
  to_city: cathedral
  escape: knight@0,2
--- rows who|edit
R:castle, R:castle, R:castle, R:castle, R:castle, R:castle|
    illegal: no such follower is in hand [ruled-out, CO-8]
R:castle, R:castle, R:castle, R:castle, R:castle, R:castle|/to_city/d
    score Ben (B) 4, Rosa (R) 0, B to move
R:castle, R:castle, R:castle, R:castle, R:castle|
    score Ben (B) 4, Rosa (R) 0, B to move

== a wagon that came home from this scoring may enter, for wagons go before [CO-13, CO-16, AM-45]
$ . tests/cases/games.sh
$ (sed "s/'1,-1': CO.12/'1,-1': [CO.12, B:knight]/;s/'2,0': BA.Cc.1.180/'2,0': [BA.Cc.1\/180, R:wagon]/" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count]/'; printf -- '- R: BA.C/270 3,0\n  to_city: wagon castle\n') >$T/a.yaml; verdict $T/a.yaml
--- stdout
score Ben (B) 8, Kim (K) 0, Rosa (R) 0, B to move

== it takes no crop circle: who waits in the City is no knight [CC-13, CO-36]
% . tests/cases/games.sh; (sed "/'2,/d;s/^rules.*/rules: [circles, count]/;s/, K:blacksmith/&/" tests/cases/count/table.yaml; printf -- "- R: CC.2.CFC/90 2,-1 $who\n$more") >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep supply
--- rows who|more
|
    ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]
    supply: {B: 6, K: 4, R: 6}
knight@e|  circle: take\n
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0, B to move
    supply: {B: 6, K: 4, R: 6}
knight@e|  circle: take\n  circle_taken: K:castle@0,0\n
    illegal: it is not a follower of this kind [ruled-out, CC-8]
    supply: {B: 6, K: 4, R: 6}

== message 8 takes nobody home from a quarter, and who has followers only there takes the 2 points [CO-29, ME-11, ME-12]
% sed "s/ANSWER/$answer/;/^board/r tests/cases/count/quarters.yaml" $T/game.yaml | reeve check -q - 2>&1 | sed -n 's/^-:[0-9:]* //p;/^  help/p'
--- file game.yaml
reeve: 1
rules: [count, messages]
players: {R: Rosa, B: Ben}
board:
  '0,0': [CO.7, R:castle, R:market]
  '1,1': CO.4
  '1,-1': CO.12
  '-3,1': [BA.RFr, R:highwayman@e]
tokens: {count: castle}
score: {R: 2}
moves:
- R: BA.RRR -4,1
  message: 8
  answer: ANSWER
--- rows answer
castle@0,0
    illegal: nobody comes home from the City of Carcassonne by a message [ruled-out, CO-29]
      help: Type `answer: points` (2).
market@0,0
    illegal: nobody comes home from the City of Carcassonne by a message [ruled-out, CO-29]
      help: Type `answer: points` (2).
message
    illegal: a follower is named [ruled-out, ME-11]
      help: Type `answer: points` (2).
points

== no help says to type the tile of the quarters, which looks the same on all sides, as itself [CO-6]
$ sed '/^board/r tests/cases/count/quarters.yaml' $T/game.yaml | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: [count, abbey]
players: {R: Rosa, B: Ben}
board:
  '0,0': [CO.7, R:mayor@ne]
  '1,1': CO.4
  '1,-1': CO.12
tokens: {count: castle}
--- stdout
--- stderr
-:14:19: inconsistent: the mayor at 0,0 has nothing to stand on: tile CO.7 has no such feature there [position-no-place, K-14]
     14 |   '0,0': [CO.7, R:mayor@ne]
        |                   ^~~~~~~~
  help: Type mayor@n, mayor@e, mayor@s or mayor@w: a mayor needs a city.

== one follower enters the City in a double turn, also when a bazaar lies between its parts; in a bought turn another may [CO-11, CO-44, M-40]
% . tests/cases/games.sh; sed '/^board/r tests/cases/count/quarters.yaml' $T/game.yaml | sed "s/PER/$per/;s/BOUGHT/$bought/;s/LAST/$last/" >$T/a.yaml; verdict $T/a.yaml; (reeve position --at 3 $T/a.yaml; echo moves:; sed -n '/BA.LR.270/,$p' $T/a.yaml) >$T/b.yaml; verdict $T/b.yaml
--- file game.yaml
reeve: 1
rules: [count, bazaars, traders]
options: {city_per: PER}
players: {R: Rosa, B: Ben}
board:
  '0,0': CO.7
  '1,1': CO.4
  '1,-1': CO.12
  '2,-1': [BA.CFc.1, B:knight@w]
  '2,-2': BA.L
  '3,-2': BA.L
  '4,-2': BA.L
  '4,-1': [BA.RFr, R:highwayman@w]
  '5,-1': [BA.RFr, R:builder@w]
  '-3,1': [BA.RFr, B:highwayman@e]
  '1,2': [BA.RFr/90, B:highwayman@s]
tokens: {count: castle}
moves:
- R: BB.CFR.b/270 3,-1
  to_city: castle
- bazaar:
    draw: [BA.LR, BA.Rr]
    lots:
    - {tile: BA.Rr, chooser: B, bids: {B: 0, R: pass}}
- B: BA.Rr 6,-1
- R: BA.LR/270 -4,1
  BOUGHT
- R: BA.LR 1,3
  LAST
--- rows per|bought|last
turn||
    score Rosa (R) 0, Ben (B) 12, B to move
    score Rosa (R) 0, Ben (B) 12, B to move
turn||to_city: cathedral
    illegal: a follower has entered the city in this turn [ruled-out, CO-11]
    illegal: a follower has entered the city in this turn [ruled-out, CO-11]
part||to_city: cathedral
    score Rosa (R) 0, Ben (B) 12, B to move
    score Rosa (R) 0, Ben (B) 12, B to move
turn|to_city: market|
    score Rosa (R) 0, Ben (B) 12, B to move
    score Rosa (R) 0, Ben (B) 12, B to move
turn|to_city: market|to_city: cathedral
    illegal: a follower has entered the city in this turn [ruled-out, CO-11]
    illegal: a follower has entered the city in this turn [ruled-out, CO-11]
