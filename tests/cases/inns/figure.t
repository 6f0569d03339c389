# Inns and Cathedrals: the large follower.

== each player has one, besides seven followers, and six can play [I-2, I-3]
$ reeve position $T/six.yaml | grep supply
$ sed 's/, P: Pia/, P: Pia, Q: Quin/' $T/six.yaml | reeve check -q - 2>&1 | head -1
--- file six.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue, G: Green, Y: Yellow, K: Black, P: Pia}
moves:
- R: IC.RFr.iG 1,0 big:highwayman@e
- B: BA.L 1,1 monk
- G: BA.L 2,1
- Y: BA.L 3,1
- K: BA.L 4,1
- P: BA.RFr 2,0 big:farmer@n
--- stdout
supply: {R: {followers: 7, big: 0}, B: {followers: 6, big: 1}, G: {followers: 7, big: 1}, Y: {followers: 7, big: 1}, K: {followers: 7, big: 1}, P: {followers: 7, big: 0}}
-:3:67: unreadable: Inns and Cathedrals is for 2 to 6 players, not 7 [player-count]

== IA-8: while it stands on a field it cannot be placed again [I-24]
$ reeve check $T/game.yaml
$ sed 's/1,0 big:farmer/1,0 farmer/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.RFr.iG 1,0 big:farmer@n
- B: BA.L 1,1
- R: BA.CFc.1/90 0,1 big:knight@n
--- stdout
$T/game.yaml: illegal: turn 3; after 2 turns, score Red (R) 0, Blue (B) 0
-: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
--- stderr~
7:22: illegal: R has no large follower left [no-follower, K-16]

== it stands under the same rules of occupancy as any follower [I-24]
$ reeve check -q $T/game.yaml 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.RFr.iG 1,0 highwayman@e
- B: BA.RFr 2,0 big:highwayman@e
--- stdout
$T/game.yaml:6:17: illegal: no highwayman may stand there: road@0,0.e already holds a follower of R [occupied, K-15]

== IA-8: whoever has only the large one left must say so [I-28]
$ reeve check $T/last.yaml 2>&1
$ sed '/^- R/s/knight@e$/big:knight@e/' $T/last.yaml | reeve check -
$ reeve legal --tile BA.C --format json $T/last.yaml --before 1 | gojq -r '.pieces[] | sub("@.*"; "")' | sort -u
--- file last.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr R:knight
  '0,-1': BA.L R:monk
  '0,-2': BA.L R:monk
  '0,-3': BA.L R:monk
  '0,-4': BA.L R:monk
  '1,0': BA.RFr R:highwayman@e
  '1,-1': BA.C/90 R:knight@e
supply: {R: {followers: 0, big: 1}}
to_move: R
moves:
- R: BA.C/90 1,-3 knight@e
--- stdout
$T/last.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/last.yaml:15:19: illegal: R has no small follower left [no-follower, K-16]
     15 | - R: BA.C/90 1,-3 knight@e
        |                   ^~~~~~~~
  help: Type big:knight@e: R has 1 large follower in hand.
-: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
big:farmer
big:knight

== IA-6: it counts as two for the majority, and points are not doubled [I-25, I-26]
% sed "$who" $T/city.yaml | reeve score - | grep city@; echo ---
--- file city.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': BA.Ccc/180 R:small
  '1,1': BA.C/270 B:one
  '-1,1': BA.CFc.1 R:two
  '-2,1': BA.Cc.1/90 B:two
to_move: R
moves:
- R: BA.C/180 -2,2
--- rows who
s/R:small/R:big:knight/; s/B:one/B:knight@w/; s/ B:two//; s/ R:two//
         +12  R   city@0,0.n: 6 tiles, 2 each                                   K-22
    ---
s/R:small/R:big:knight/; s/B:one/B:knight@w/; s/B:two/B:knight@n/; s/ R:two//
         +12  R   city@0,0.n: 6 tiles, 2 each                                   K-22
         +12  B   city@0,0.n: 6 tiles, 2 each                                   K-22
    ---
s/R:small/R:big:knight/; s/B:one/B:knight@w/; s/B:two/B:knight@n/; s/R:two/R:knight@e/
         +12  R   city@0,0.n: 6 tiles, 2 each                                   K-22
    ---

== IA-7: on a field it counts as two, too, and points are not doubled [I-25, I-26]
$ reeve score --now $T/field.yaml | grep field@
$ sed 's/R:big:farmer/R:farmer/' $T/field.yaml | reeve score --now - | grep field@
--- file field.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr R:big:farmer@ene
  '0,1': BA.C/180
  '1,0': IC.CFR/90
  '2,0': BA.C/270
  '1,1': BA.L B:farmer@n
  '2,1': BA.L B:farmer@n
score: {R: 0, B: 0}
to_move: R
--- stdout
      +6  R   field@0,0.ne: 2 completed cities, 3 each                      K-29
      +6  B   field@0,0.ne: 2 completed cities, 3 each                      K-29
      +6  B   field@0,0.ne: 2 completed cities, 3 each                      K-29

== it comes home with its road, and as a farmer it stays [I-27]
$ reeve position $T/game.yaml | grep supply
$ sed 's/big:highwayman@w/big:farmer@s/' $T/game.yaml | reeve position - | grep supply
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.RRR.i/180 1,0 big:highwayman@w
- B: BA.LR/270 -1,0
--- stdout
supply: {R: {followers: 7, big: 1}, B: {followers: 7, big: 1}}
supply: {R: {followers: 7, big: 0}, B: {followers: 7, big: 1}}

== without large followers `big:` is an error, and nobody has one [I-29]
$ reeve check $T/game.yaml 2>&1
$ sed 's/big:farmer/farmer/' $T/game.yaml | reeve position - | grep supply
--- file game.yaml
reeve: 1
rules: inns
options: {big_follower: false}
players: {R: Red, B: Blue}
moves:
- R: IC.RFr.iG 1,0 big:farmer@n
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml:6:20: illegal: R has no large follower left [no-follower, I-29, big_follower: false]
      6 | - R: IC.RFr.iG 1,0 big:farmer@n
        |                    ^~~~~~~~~~~~
  help: Type farmer@n: R has 7 followers in hand.
  help: with big_follower=true: legal
supply: {R: 6, B: 7}
