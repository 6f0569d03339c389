# Inns and Cathedrals: cathedrals.

== IA-4: a completed city with a cathedral scores 3 a tile and 3 a pennant [I-17]
$ reeve check $T/five.yaml; reeve score $T/five.yaml | grep city@
$ reeve score $T/seven.yaml | grep city@
--- file five.yaml
reeve: 1
rules: [inns]
players: {R: Red, B: Blue}
moves:
- R: IC.Cccc.c 0,1 knight
- B: BA.C/180 0,2
- R: BA.C/90 -1,1
- B: BA.C/270 1,1
  score: {R: 15, B: 0}
--- file seven.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': IC.Cccc.c R:knight
  '0,2': BA.C/180
  '-1,1': BA.CFc+
  '-2,1': BA.C/90
  '1,1': BA.CFc+
to_move: R
moves:
- R: BA.C/270 2,1
--- stdout
$T/five.yaml: legal so far: 4 turns, score Red (R) 15, Blue (B) 0, R to move
     +15  R   city@0,0.n: 5 tiles, 3 each (cathedral)                       I-17
     +27  R   city@0,0.n: 7 tiles, 3 each, 2 pennants, 3 each (cathedral)   I-17

== IA-5: two cathedrals in one city count as one: 8 tiles and 2 pennants score 30 [I-18]
$ reeve score $T/two.yaml | grep city@
--- file two.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': IC.Cccc.c R:knight
  '0,2': IC.Cccc.c
  '-1,1': BA.Cc+/90
  '-1,2': BA.Cc+G/180
  '1,1': BA.C/270
  '1,2': BA.C/270
to_move: B
moves:
- B: BA.C/180 0,3
--- stdout
     +30  R   city@0,0.n: 8 tiles, 3 each, 2 pennants, 3 each (cathedral)   I-17

== IA-4, IA-10: an unfinished city with a cathedral scores nothing, or as if plain; whoever notes 8 for it is wrong [I-19, I-9]
$ reeve score --now $T/open.yaml | grep city@
$ reeve score --now --option inn_cathedral_final=normal $T/open.yaml | grep city@
$ reeve why --format json $T/five.yaml final | gojq -c '.steps[] | select(.points != null and .rule != null) | [.points, .rule]'
$ { cat $T/open.yaml; echo 'result: {R: 8, B: 0}'; } >$T/claim.yaml; reeve check --now -q $T/claim.yaml 2>&1 | head -1
$ sed 's/^score/options: {inn_cathedral_final: normal}\nscore/' $T/claim.yaml | reeve check --now -q - && echo right
--- file open.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': IC.Cccc.c R:knight
  '0,2': IC.Cccc.c
  '-1,1': BA.Cc+/90
  '-1,2': BA.Cc.1/180
  '1,1': BA.C/270
  '1,2': BA.C/270
score: {R: 0, B: 0}
to_move: B
--- file five.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.Cccc.c 0,1 knight
- B: BA.C/180 0,2
--- stdout
       0  R   city@0,0.n: 7 tiles: 0 (cathedral)                            I-19
      +8  R   city@0,0.n: 7 tiles, 1 each, 1 pennant, 1 each                K-36
[0,"I-19"]
$T/claim.yaml:14:13: wrong: R ends with 0, not 8 [wrong-result, K-37]
right

== a cathedral may be laid into another player's city [I-20]
$ reeve check $T/game.yaml; reeve score --now $T/game.yaml | grep city@
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: BA.CFc.1/90 0,1 knight
- B: IC.Cccc.c 0,2
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
       0  R   city@0,0.n: 3 tiles: 0 (cathedral)                            I-19

== a city with a cathedral is never a small city, whatever that is worth [I-21]
$ reeve score --option tiny_city=2 $T/five.yaml | grep city@
$ sed 's/IC.Cccc.c 0,1 knight/BA.C\/180 0,1 knight/; /^- B/,$d' $T/five.yaml | reeve score --option tiny_city=2 - | grep city@
--- file five.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.Cccc.c 0,1 knight
- B: BA.C/180 0,2
- R: BA.C/90 -1,1
- B: BA.C/270 1,1
--- stdout
     +15  R   city@0,0.n: 5 tiles, 3 each (cathedral)                       I-17
      +2  R   city@0,0.n: 2 tiles, 1 each                                   K-23

== IA-9: for a field it is a city like any other: 3 when completed, nothing when not [I-22]
$ reeve score --now $T/field.yaml | grep field@
$ sed '/^moves/,$d' $T/field.yaml | reeve score --now - | grep field@
--- file field.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr R:farmer@ene
  '0,1': IC.Cccc.c
  '0,2': BA.C/180
  '-1,1': BA.CFc.1
  '1,1': BA.C/270
score: {R: 0, B: 0}
to_move: B
moves:
- B: BA.C/90 -2,1
--- stdout
      +3  R   field@0,0.ne: 1 completed city, 3 each                        K-29
       0  R   field@0,0.ne: 0 completed cities, 3 each                      K-29

== goods change no points and so explain none, in whichever order the boxes are named [I-19]
% sed "s/RULES/$rules/" $T/g.yaml | reeve score --now - 2>/dev/null | grep tiles:
--- file g.yaml
reeve: 1
rules: RULES
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: IC.Cccc.c R:knight@s
  0,2: TB.CcCc.w
--- rows rules
[inns, traders]
           0  R   city@0,0.n: 3 tiles: 0 (cathedral)                            I-19
[traders, inns]
           0  R   city@0,0.n: 3 tiles: 0 (cathedral)                            I-19
