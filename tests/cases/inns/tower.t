# Inns and Cathedrals with The Tower: large followers are captured, bought back, and stand on top.

== XA-5: a large follower is captured before scoring, and is one prisoner [I-30, I-31, T-21, T-27]
$ reeve score $T/game.yaml | grep city@; reeve position $T/game.yaml | grep -e prisoners -e supply
$ sed '/tower:/d; /capture/d' $T/game.yaml | reeve score - | grep city@
--- file game.yaml
reeve: 1
rules: [inns, tower]
options: {edition: 1}
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': BA.Ccc/180 R:knight
  '1,1': BA.C/270 B:big:knight
  '-1,1': BA.CFc.1
  '1,2': TO.F
score: {R: 0, B: 0}
to_move: R
moves:
- R: BA.C/90 -2,1
  tower: 1,2
  capture: B:big:knight@1,1
--- stdout
     +10  R   city@0,0.n: 5 tiles, 2 each                                   K-22
prisoners: {R: [B big]}
supply: {R: {followers: 7, big: 1, towers: 9}, B: {followers: 7, big: 0, towers: 10}}
     +10  B   city@0,0.n: 5 tiles, 2 each                                   K-22

== XA-6: its ransom is 3 points, as of any other [I-32, T-42]
$ reeve check $T/game.yaml; reeve position $T/game.yaml | grep -e prisoners -e supply
$ sed 's/B: 8/B: 2/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [inns, tower]
options: {edition: 1}
players: {R: Red, B: Blue}
board: {'0,0': BA.RCr}
prisoners: {R: [B big]}
score: {R: 10, B: 8}
to_move: B
moves:
- B: BA.RFr 1,0 big:highwayman
  ransom: R
  score: {R: 13, B: 5}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 13, Blue (B) 5, R to move
supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 7, big: 0, towers: 10}}
-: illegal: turn 1; after 0 turns, score Red (R) 10, Blue (B) 2
--- stderr~
illegal: B has no large follower left: with 2 points the ransom could not be paid before the tile was scored [no-follower, T-43
--- status 1

== XA-7: it is exchanged for an ordinary one, one for one [I-31, T-37]
$ reeve check $T/game.yaml; reeve position $T/game.yaml | grep -e prisoners -e supply
$ reeve why $T/game.yaml 1 | grep T-37
--- file game.yaml
reeve: 1
rules: [inns, tower]
options: {edition: 1}
players: {R: Red, B: Blue}
board: {'0,0': BA.RCr R:knight, '0,-1': TO.F}
prisoners: {R: [B big]}
score: {R: 0, B: 0}
to_move: B
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:knight@0,0
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, R to move
supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 7, big: 1, towers: 9}}
                  follower of R                                             T-37

== where both sizes are held the owner chooses which comes home [I-31, T-38]
% sed "s/exchange: .*/exchange: $which/" $T/game.yaml | reeve position - | grep -e prisoners -e supply
$ sed '/exchange/d' $T/game.yaml | reeve check -q - 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [inns, tower]
options: {edition: 1}
players: {R: Red, B: Blue}
board: {'0,0': BA.RCr R:big:knight, '0,-1': TO.F}
prisoners: {R: [B, B big]}
score: {R: 0, B: 0}
to_move: B
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:big:knight@0,0
  exchange: big
--- rows which
big
    prisoners: {R: [B]}
    supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 6, big: 1, towers: 9}}
small
    prisoners: {R: [B big]}
    supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 7, big: 0, towers: 9}}
--- stdout
-:12:12: ambiguous: the record does not say which follower of B comes back from R: B chooses [exchange-open, T-38, exchange_choice: owner]

== a large follower stands on a tower alone, and has no majority there [I-33, T-29, T-35]
$ reeve check $T/game.yaml; reeve score --now $T/game.yaml | grep @; reeve position $T/game.yaml | grep -e tops -e supply
$ sed '$a - B: BA.RRR 2,0\n  top: 0,-1' $T/game.yaml | reeve check -q - 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [inns, tower]
options: {edition: 1}
players: {R: Red, B: Blue}
board: {'0,0': BA.RCr R:knight, '0,-1': 'TO.RR B:highwayman@s'}
towers: {'0,-1': 2}
score: {R: 0, B: 0}
to_move: R
moves:
- R: BA.RFr 1,0
  top: big 0,-1
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
      +1  R   city@0,0.n: 1 tile, 1 each                                    K-36
      +1  B   road@0,-1.s: 1 tile, 1 each                                   K-36
tops: {'0,-1': R big}
supply: {R: {followers: 6, big: 0}, B: {followers: 6, big: 1}}
-:13:8: illegal: the tower at 0,-1 is finished: a follower of R stands on top [tower-closed, T-36]
