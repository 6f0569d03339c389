# The options of Abbey and Mayor that other readings of its rules need (rulesets/abbey).

== by the rules of the first edition a wagon goes to what is connected, and is set on any tile of it [AM-40, AM-41]
% sed "s/AT/$at/" $T/game.yaml | reeve check -q --option wagon_move=$move - 2>&1 | head -n 1
$ sed 's/AT/highwayman@2,0.e/' $T/game.yaml | reeve legal --actions --before 1 --tile BA.CRRR --option wagon_move=connected - | grep -A 8 '^2,0 *0'
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
board: {'-1,0': BA.LR/270, '0,0': BA.RCr A:wagon@e, '1,0': BA.RFr, '1,-1': BA.L, '2,-1': BA.RFr/90}
moves:
- A: BA.CRRR 2,0
  wagon: 'A:AT'
--- rows at|move
highwayman@2,0.e|connected
highwayman@2,-1|connected
monk@-1,0.c|connected
highwayman@2,0.w|connected
    -:7:11: illegal: that is complete [ruled-out, AM-43]
knight@2,0.n|connected
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
knight@0,0.n|connected
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
monk@1,-1|connected
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
highwayman@2,0.e|around
    -:7:11: illegal: that is too far away [ruled-out, AM-40]
monk@1,-1|around
knight@0,0.n|around
--- stdout
2,0   0°                knight@n highwayman@e highwayman@s farmer@ne farmer@se
                        mayor@n barn@sw   completes road@-1,0.e: A 4
                        a wagon goes home, or on to A:monk@-1,0.c (worth 2),
                          A:highwayman@e (worth 1), A:highwayman@s or
                          A:highwayman@2,-1.n (each worth 2)
      90°               highwayman@n knight@e highwayman@s farmer@ne farmer@sw
                        mayor@e barn@sw   completes road@-1,0.e: A 4
                        a wagon goes home, or on to A:monk@-1,0.c,
                          A:highwayman@s (each worth 2), A:highwayman@n (worth

== a tile can connect two roads with a city each, and not with the other [AM-7, AM-40]
% sed "s/AT/$at/" $T/game.yaml | reeve check -q --option wagon_move=connected - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
board: {'-1,0': BA.LR/270, '0,0': BA.RCr A:wagon@e}
moves:
- A: AM.CCRR/180 1,0
  wagon: 'A:AT'
--- rows at
knight@1,0.s
knight@1,0.e
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
highwayman@1,0.n
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
monk@-1,0.c
--- stdout

== an abbey connects what it closes with itself [AM-40]
% echo the road; sed "s/AT/$at/" $T/game.yaml | reeve check -q --option wagon_move=connected - 2>&1 | head -n 1
% echo the abbey; sed "s/AT/$at/;s/abbey 1,0/& wagon/;s/A:wagon@e//;s/'1,1'/'0,1': BA.C\/180, &/" $T/game.yaml | reeve check -q --option wagon_move=connected - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
board: {'-1,0': BA.LR/270, '0,0': BA.RCr A:wagon@e, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '3,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
moves:
- A: abbey 1,0
  wagon: 'A:AT'
--- rows at
monk@1,0
    the road
    the abbey
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
monk@-1,0.c
    the road
    the abbey
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
highwayman@2,0
    the road
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
    the abbey
highwayman@3,0
    the road
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
    the abbey
highwayman@0,0
    the road
    -:7:11: illegal: that is complete [ruled-out, AM-43]
    the abbey
    -:7:11: illegal: that is complete [ruled-out, AM-43]
knight@2,1.n
    the road
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
    the abbey
    -:7:11: illegal: that is not connected with what was scored [ruled-out, AM-40]
--- stdout

== a barn beside another barn, and both score [AM-53, AM-63]
$ reeve check -q $T/game.yaml 2>&1 | head -n 1
$ reeve score --now --option barn_on_barn=true $T/game.yaml | sed -n '/^  6/,$p'
$ sed 's/barn@ne/farmer/' $T/game.yaml | reeve check -q --option barn_on_barn=true - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1
- B: BA.C 0,2
- A: BA.C/180 0,3
- B: BA.C 1,2
- A: BA.CG/90 1,1 barn@nw
- B: BA.L -1,2
- A: BA.L -1,3
- B: BA.L -1,1 barn@ne
--- stdout
$T/game.yaml:12:16: illegal: no barn may stand there: field@0,1.n already holds a barn [occupied, AM-53]
  6  B  BA.L -1,2                                                        0     0
  7  A  BA.L -1,3                                                        0     0
  8  B  BA.L -1,1 barn@ne                                                0     0
final scoring
      +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
      +8  B   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
final score: Ann (A) 8, Ben (B) 8
Ann (A) and Ben (B) share the victory
-:12:16: illegal: no farmer may stand there: field@0,1.n already holds a barn [occupied, AM-56]

== farmers who are joined to a barn score the cities of their own part, or of the whole field [AM-60, AM-61]
% reeve score --option barn_join=$join $T/game.yaml | grep AM-60 | head -n 1
% sed 's/ farmer@n//;s/BA.LR.270 -1,0/& farmer@n/' $T/game.yaml | reeve score --option barn_join=$join - | grep AM-60 | head -n 1
% reeve score --option barn_join=$join $T/two.yaml | grep AM-60 | head -n 1
--- file game.yaml <tests/cases/abbey/barn.yaml
--- file two.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,2': BA.C
  '0,3': BA.C/180
  '1,2': BA.L
  '1,1': BA.CG/90 A:barn@nw
  '-1,0': BA.Rr/180
  '-1,1': BA.RFr/90 B:farmer@w
  '-2,1': AM.C!+
  '-3,1': BA.C/90
  '-1,3': BA.L B:farmer
moves:
- B: BA.LR -1,2
--- rows join
joint
          +2  B   barn: 2 completed cities beside a barn, 1 each               AM-60
          +2  B   barn: 2 completed cities beside a barn, 1 each               AM-60
          +3  B   barn: 3 completed cities beside a barn, 1 each               AM-60
own_part
          +1  B   barn: 1 completed city beside a barn, 1 each                 AM-60
          +1  B   barn: 1 completed city beside a barn, 1 each                 AM-60
          +2  B   barn: 2 completed cities beside a barn, 1 each               AM-60

== the preset of the first edition has its tiles, and its way of moving wagons [AM-4, AM-40]
% echo $(reeve rules $name | grep -E '^ *(wagon_move|edition):' | grep -oE '[a-z_]+:|[a-z0-9_]+\*') $(reeve tiles $name | grep -oE 'AM\.RG?$')
% sed "s/RULES/$name/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ reeve sim abbey-c1 --games 3 --players 4 | reeve check -
--- file game.yaml
reeve: 1
rules: RULES
players: {A: Ann, B: Ben}
board: {'-1,0': BA.LR/270, '0,0': BA.RCr A:wagon@e, '1,0': BA.RFr, '1,-1': BA.L, '2,-1': BA.RFr/90}
moves:
- A: BA.CRRR 2,0
  wagon: 'A:highwayman@2,-1'
--- rows name
abbey
    edition: 2* wagon_move: around* AM.RG
    -:7:11: illegal: that is too far away [ruled-out, AM-40]
abbey-c1
    edition: 1* wagon_move: connected* AM.R
--- stdout
-: legal: 87 turns, final score White (W) 31, Black (B) 29, Red (R) 26, Green (G) 36
-: document 2: legal: 87 turns, final score White (W) 27, Black (B) 37, Red (R) 18, Green (G) 25
-: document 3: legal: 85 turns, final score White (W) 22, Black (B) 32, Red (R) 32, Green (G) 29

== a pig goes to the field of a barn, by an option not, and a barn does all the same [AM-56, AM-53]
% sed "s/PIG/$pig/;s/PIECE/$piece/" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/:.*so far.*/ legal/p;2s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [abbey, traders]
options: {pig_on_barn: PIG, barn_on_barn: true}
players: {A: Anna, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  1,0: [BA.RFr, A:farmer@n]
  0,-1: BA.L
  2,-1: BA.L
  1,-1: [BA.L, B:barn@nw]
score: {A: 0, B: 0}
moves:
- A: BA.LR/90 2,0 PIECE
--- rows pig|piece
true|pig@s
    - legal
false|pig@s
    illegal: a barn is on that field [ruled-out, AM-56]
false|barn@sw
    - legal
