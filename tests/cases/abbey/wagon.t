# Wagons: they move on when what they stood on has been scored (rulesets/abbey).

== a wagon moves on, in the turn in which it was scored [AM-38, AM-39, AM-40, AM-43, AM-48]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep -E 'wagon'
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
% reeve position --at $at $T/game.yaml >$T/now.yaml; tail -n 1 $T/now.yaml
% reeve position $T/now.yaml | cmp - $T/now.yaml
$ sed '/wagon:/d' $T/game.yaml | reeve position - | grep supply
$ reeve legal --actions --before 1 --tile BA.C $T/game.yaml | grep -A 3 '^0,1'
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 wagon@s
  wagon: 'A:highwayman@0,0.e'
- B: BA.RFr 1,0
- A: BA.CRRR/90 2,0
--- rows at
1
    supply: {A: {followers: 7, mayor: 1, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
3
    supply: {A: {followers: 7, mayor: 1, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 wagon@s                                             4     0
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
          A   wagon: a wagon goes to road@0,0.e                            AM-39
  2  B  BA.RFr 1,0                                                       4     0
  3  A  BA.CRRR/90 2,0                                                   4     0
score after turn 3, B to move, 80 tiles to come: Ann (A) 4, Ben (B) 0
turn 1, Ann (A): BA.C/180 0,1 wagon@s: legal
 yes  follower    A has 1 wagon in hand                                     K-16
 yes  action      wagon allows `wagon: A:highwayman@0,0.e` (worth 1)       AM-39
      rule        wagon, A: a wagon goes to road@0,0.e                     AM-39
under abbey-c1, or with edition=1, or with wagon_move=connected: illegal
supply: {A: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
0,1   180°              farmer@n knight@s mayor@s wagon@s
                        completes city@0,0.n: nobody
                        a wagon goes home, or on to A:highwayman@0,0.e (with
                          wagon@s: worth 1)

== where no wagon goes [AM-38, AM-39, AM-40, AM-42, AM-43, AM-46, AM-49]
% sed "s/wagon: .*/wagon: $wagon/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/wagon@s/wagon@n/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.L 0,-1 monk@c
- B: BA.RFr 1,0 highwayman@e
- A: BA.CRRR/180 -1,0
- B: BA.RFr -2,0
- A: BA.C/180 0,1 wagon@s
  wagon: 'A:highwayman@0,0.e'
--- rows wagon
A:highwayman@0,0.e
    -:10:10: illegal: somebody stands there [ruled-out, AM-42]
A:farmer@0,0.s
    -:10:10: illegal: no wagon stands on such a feature [ruled-out, AM-43]
A:knight@0,0.n
    -:10:10: illegal: that is complete [ruled-out, AM-43]
A:highwayman@1,0.e
    -:10:10: illegal: somebody stands there [ruled-out, AM-42]
B:highwayman@-2,0
    -:10:10: illegal: no wagon of B was scored [ruled-out, AM-39]
A:monk@0,-1
    -:10:10: illegal: that is too far away [ruled-out, AM-40]
X:highwayman@0,0
    -:10:10: unreadable: there is no player `X` [unknown-player]
A:highwayman@9,9
    -:10:10: illegal: `wagon: A:highwayman@9,9` means nothing here: no tile lies there [action-value, AM-39]
highwayman@0,0
    -:10:10: unreadable: `highwayman@0,0`: it is typed as label:role[@where|@cell[.where]] [bad-extra]
A:mayor@0,0.n
    -:10:10: illegal: `wagon: A:mayor@0,0.n` means nothing here: a role belongs there, not a figure [action-value, AM-39]
A:wagon@-1,0.n
    -:10:10: illegal: `wagon: A:wagon@-1,0.n` means nothing here: a role belongs there, not a figure [action-value, AM-39]
A:highwayman@-1,0.n
--- stdout
-:9:19: illegal: tile BA.C has no place for a wagon at n [no-place, K-14]

== several wagons move clockwise from the player to move [AM-45, AM-46]
$ reeve score $T/game.yaml | sed -n '/^  6/,$p'
% sed "s/wagon: .*/wagon: $wagon/" $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: abbey
options: {edition: 1, wagon_move: around}
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 wagon@n
- B: BA.RFr 1,0
- A: BA.L -1,1
- B: BA.C 1,1 wagon@n
- A: BA.Cc.1/180 0,2
- B: BA.Cc.1/270 1,2
  wagon: ['B:highwayman@0,0.e', 'A:monk@-1,1.c']
--- status 1
--- rows wagon
['A:monk@-1,1.c', 'B:highwayman@0,0.e']
    -:12:29: illegal: the wagons move clockwise [ruled-out, AM-45]
         12 |   wagon: ['A:monk@-1,1.c', 'B:highwayman@0,0.e']
            |                             ^~~~~~~~~~~~~~~~~~
      help: Delete it, or change what is before it: nothing else is possible there.
'B:monk@-1,1'
    -:12:11: illegal: that is too far away [ruled-out, AM-40]
         12 |   wagon: 'B:monk@-1,1'
            |           ^~~~~~~~~~~
      help: Type `wagon: B:highwayman@0,0.e` (worth 2), `wagon: B:highwayman@1,0.e` (worth 2), `wagon: A:highwayman@0,0.e` (worth 2), `wagon: A:highwayman@1,0.e` (worth 2) or `wagon: A:monk@-1,1.c` (worth 4).
['B:highwayman@1,0', 'A:highwayman@0,0']
    -:12:32: illegal: somebody stands there [ruled-out, AM-42]
         12 |   wagon: ['B:highwayman@1,0', 'A:highwayman@0,0']
            |                                ^~~~~~~~~~~~~~~~
      help: Type `wagon: ['B:highwayman@1,0.e', 'A:monk@-1,1.c']` (worth 4).
--- stdout
  6  B  BA.Cc.1/270 1,2                                                 12    12
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
          B   wagon: a wagon goes to road@0,0.e                            AM-39
          A   wagon: a wagon goes to monastery@-1,1.c                      AM-39
score after turn 6, A to move, 77 tiles to come: Ann (A) 12, Ben (B) 12

== a wagon can have moved to the tile with which the game began [AM-43]
$ reeve check -q $T/board.yaml
$ sed 's/abbey, //;s/wagon@/highwayman@/;s/{wagon.*/6}/' $T/board.yaml | reeve check - 2>&1 | head -n 2
--- file board.yaml
reeve: 1
rules: [abbey, river, bazaars]
players: {A: Ann, B: Ben}
board:
  '0,0': RI.s B:wagon@n
bridges: {'0,0': ns}
score: {A: 0, B: 0}
supply: {A: {bridges: 3}, B: {wagon: 0, bridges: 2}}
--- stdout
-: position inconsistent
-:5:17: inconsistent: a highwayman stands on the start tile at 0,0, which nobody laid in a turn [position-start-held, R-3]

== who passes in silence when the last tile lies passes in the saved game, too [AM-23, AM-24]
% sed "/^result/d;$edit;s/^rules: .*/rules: abbey\noptions: {abbey_end: $end}/" tests/cases/abbey/last.yaml >$T/g; echo "$more" >>$T/g; reeve export $T/g | tee $T/jcz | reeve import - 2>&1 | sed 's/^reeve: -: //' | tail -n 4; gojq -r '.replay[] | select(.type == "PASS") | .player' $T/jcz | tail -n 2 | paste -sd' '
--- rows end|edit|more
round|/: none/d|result: {W: 24, B: 49, R: 45}
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: abbey -1,1 monk@c
    2 1
round|/: none/d|
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: abbey -1,1 monk@c
    2 1
round|/: none/d;/^- R: abbey/d|result: {W: 24, B: 49, R: 36}
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: none
    1 2
round|/^- R: abbey/d|result: {W: 24, B: 49, R: 36}
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: none
    1 2
round|/: none/d;/^- R: abbey/d|
    - R: AM.CRcr+/90 -1,-3
    - W: BA.L/180 -7,1
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    2 2
none|/: none/d;/^- R: abbey/d|result: {W: 24, B: 49, R: 36}
    $T/g: note: JCloisterZone plays `abbey_end: round`; until here the game is the same
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: none
    1 2
none|/: none/d;/^- R: abbey/d|
    $T/g: note: JCloisterZone plays `abbey_end: round`; until here the game is the same
    - B: BA.RFr/270 1,7
    - R: AM.RC/180 4,-1
    - B: none
    - R: none
    1 2

== a saved game tells a wagon that was put on a tile from one that moves on, also where the dragon's steps are still to come; and a tile in hand that is kept [AM-23, AM-39]
$ reeve export $T/wagon.yaml | reeve import - 2>/dev/null | tail -n 2
$ sed "/result/d;s/^- R: abbey -1,1 monk@c/- R: none/" tests/cases/abbey/last.yaml | reeve export - | reeve import - 2>&1 | tail -n 3
--- stdout
- W: DG.CRcr.d 0,2 wagon@n
  dragon: ['0,-1', '0,0', '0,1', '1,1']
- R: AM.RC/180 4,-1
- B: none
- R: none
--- file wagon.yaml
reeve: 1
rules: [abbey, dragon]
players: {W: White, B: Black}
moves:
- W: DG.CcRr.p/180 0,1 mayor@e
- B: DG.C.v/270 1,1
- W: DG.Cc.pG/270 0,-1
- B: DG.CFc+.d -1,-1
  dragon: ['0,1', '0,0', '0,-1', '-1,-1']
- W: DG.CRcr.d 0,2 wagon@n
  dragon: ['0,-1', '0,0', '0,1', '1,1']

== a value in the wrong order need not be deleted [AM-45]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: [abbey]
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:wagon
  2,0: BA.RFr B:wagon
  -1,0: BA.RRR
moves:
- R: BA.RRR 3,0
  wagon: [B:highwayman@3,0.e, R:highwayman@3,0.s]
--- stderr
$T/game.yaml:12:31: illegal: the wagons move clockwise [ruled-out, AM-45]
     12 |   wagon: [B:highwayman@3,0.e, R:highwayman@3,0.s]
        |                               ^~~~~~~~~~~~~~~~~~
  help: Delete it, or change what is before it: nothing else is possible there.
--- status 1
