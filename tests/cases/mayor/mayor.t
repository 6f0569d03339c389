# The mayor, who is as strong as his city has pennants.

== one pennant against one knight is a tie, two pennants win; the points stay [AM-29, AM-30, AM-33, AM-34]
$ reeve score $T/game.yaml
$ sed 's/BA.Cc.1.180/BA.Cc+\/180/' $T/game.yaml | reeve score - | tail -n 3
$ reeve why $T/game.yaml 6 | grep -e follower -e pennant -e majority
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position --at 5 $T/game.yaml | tee $T/now.yaml | grep mayor
$ reeve position $T/now.yaml | cmp - $T/now.yaml
--- file game.yaml
reeve: 1
rules: mayor
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 mayor@n
- B: BA.RFr 1,0
- A: BA.RFr 2,0
- B: BA.C 1,1 knight@n
- A: BA.Cc.1/180 0,2
- B: BA.Cc.1/270 1,2
--- stdout
                                                                         A     B
  1  A  BA.CFc+/90 0,1 mayor@n                                           0     0
  2  B  BA.RFr 1,0                                                       0     0
  3  A  BA.RFr 2,0                                                       0     0
  4  B  BA.C 1,1 knight@n                                                0     0
  5  A  BA.Cc.1/180 0,2                                                  0     0
  6  B  BA.Cc.1/270 1,2                                                 12    12
          A   city@0,0.n (mayor): a strength of 0 becomes 1                AM-30
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 6, A to move, 65 tiles to come: Ann (A) 12, Ben (B) 12
          A   city@0,0.n (mayor): a strength of 0 becomes 2                AM-30
     +14  A   city@0,0.n: 5 tiles, 2 each, 2 pennants, 2 each               K-22
score after turn 6, A to move, 65 tiles to come: Ann (A) 14, Ben (B) 0
      majority    city@0,0.n: A 1, B 1; a tie, for A and B                  K-33
 +12  points      B, city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each         K-22
 +12  points      A, city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each         K-22
      come home   1 follower of A comes home, for the next turn             K-19
      come home   1 follower of B comes home, for the next turn             K-19
rules: mayor
  '0,1': BA.CFc+/90 A:mayor@n
supply: {A: {followers: 7, mayor: 0}, B: {followers: 6, mayor: 1}}

== without a pennant he gets nothing and goes home, and nobody else is put there [AM-31, AM-32]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep supply
$ sed 's/BA.C.180 0,2/& knight@s/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
% sed "s/mayor@n/$who/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: mayor
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 mayor@n
- B: BA.L 0,-1
- A: BA.C/180 0,2
--- stdout
                                                                         A     B
  1  A  BA.CFc.1/90 0,1 mayor@n                                          0     0
  2  B  BA.L 0,-1                                                        0     0
  3  A  BA.C/180 0,2                                                     0     0
       0  A   city@0,0.n: the strength of a mayor is 0                     AM-31
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
score after turn 3, B to move, 68 tiles to come: Ann (A) 0, Ben (B) 0
supply: {A: {followers: 7, mayor: 1}, B: {followers: 7, mayor: 1}}
-:7:19: illegal: no knight may stand there: city@0,0.n already holds a follower of A [occupied, K-15]
--- rows who
mayor@e
    -:5:22: illegal: tile BA.CFc.1 has no place for a mayor at e [no-place, K-14]
big:knight
    -:5:22: illegal: A has no large follower left [no-follower, K-34, big_follower: false]
mayor:knight@e
    -:5:22: unreadable: there is no follower called `mayor:knight` [unknown-role]

== at the end, and with pennants of other boxes; two on a tile are two [AM-35, AM-37]
$ mkdir -p $T/r/two; cp $T/two.yaml $T/r/two/ruleset.yaml
$ reeve score --now --rules $T/r $T/end.yaml
--- file two.yaml
ruleset: 1
name: two
extends: carcassonne
title: Two pennants
more_tiles: {X.C: 'cffc/j+p+p'}
--- file end.yaml
reeve: 1
rules: [mayor, two, tower]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': X.C/180 A:mayor@s
score: {A: 0, B: 0}
--- stdout
final scoring
          A   city@0,0.n (mayor): a strength of 0 becomes 2                AM-30
      +4  A   city@0,0.n: 2 tiles, 1 each, 2 pennants, 1 each               K-36
final score: Ann (A) 4, Ben (B) 0
Ann (A) wins

== a cathedral makes no pennant two; a builder joins a mayor [AM-34, AM-36]
$ reeve score $T/builder.yaml
$ reeve score $T/cathedral.yaml | grep -e city -e strength
--- file cathedral.yaml
reeve: 1
rules: [inns, mayor]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': IC.Cccc.c
  '0,2': BA.C/180
  '1,1': BA.CFc+ A:mayor@w
  '2,1': BA.C/270 B:knight@w
score: {A: 0, B: 0}
moves:
- A: BA.C/90 -1,1
--- file builder.yaml
reeve: 1
rules: [traders, mayor]
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 mayor@n
- B: BA.L 0,-1
- A: BA.CFc+/90 0,2 builder@n
- B: BA.L 1,-1
--- stdout
                                                                         A     B
  1  A  BA.CFc.1/90 0,1 mayor@n                                          0     0
  2  B  BA.L 0,-1                                                        0     0
  3  A  BA.CFc+/90 0,2 builder@n                                         0     0
  4  B  BA.L 1,-1                                                        0     0
score after turn 4, A to move, 91 tiles to come: Ann (A) 0, Ben (B) 0
          A   city@0,0.n (mayor): a strength of 0 becomes 1                AM-30
     +21  A   city@0,0.n: 6 tiles, 3 each, 1 pennant, 3 each (cathedral)    I-17
     +21  B   city@0,0.n: 6 tiles, 3 each, 1 pennant, 3 each (cathedral)    I-17

== random games with other boxes are judged as they were played, and go on from positions [AM-29]
% for seed in 1 2; do reeve sim $rules --games 5 --seed $seed | reeve check -q; done
$ reeve sim mayor --seed 3 >$T/game.yaml; reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position --at 50 $T/game.yaml >$T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
--- rows rules
mayor
inns+mayor+tower
bazaars+mayor+traders
king+mayor+festival

== he adds to the other knights of his player [AM-30]
$ reeve score --now $T/now.yaml | grep city@
$ sed 's/ A:knight@w//' $T/now.yaml | reeve score --now - | grep city@
--- file now.yaml
reeve: 1
rules: mayor
players: {A: Ann, B: Ben}
to_move: A
board:
  0,0: BA.RCr
  0,1: BA.CFc.1/90 A:mayor@n
  0,2: BA.Cccc+
  1,2: BA.C/270 A:knight@w
  -1,2: BA.C/90 B:knight@e
score: {A: 0, B: 0}
--- stdout
          A   city@0,0.n (mayor): a strength of 1 becomes 2                AM-30
      +6  A   city@0,0.n: 5 tiles, 1 each, 1 pennant, 1 each                K-36
          A   city@0,0.n (mayor): a strength of 0 becomes 1                AM-30
      +6  A   city@0,0.n: 5 tiles, 1 each, 1 pennant, 1 each                K-36
      +6  B   city@0,0.n: 5 tiles, 1 each, 1 pennant, 1 each                K-36

== help at a tower names no figure that cannot stand there [AM-29, T-34]
% sed "s/WHO/$who/" $T/now.yaml | reeve check -q - 2>&1 | grep -e '^-:' -e help
--- file now.yaml
reeve: 1
rules: [tower, mayor]
options: {big_follower: true}
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
  top: WHO 0,-1
--- rows who
mayr
    -:11:8: unreadable: `mayr`: a figure belongs here: big, small [bad-extra]
      help: Type big for a large follower, small for any other.
bg
    -:11:8: unreadable: `bg`: a figure belongs here: big, small [bad-extra]
      help: did you mean `big`?
mayor
    -:11:8: illegal: no mayor may stand on top of a tower [not-on-top, T-34]
      help: Type `top: 0,-1` or `top: big 0,-1`.

== why and JSON count a mayor as strong as he was; of strength 0 he is by his own rule [AM-30, AM-31, AM-34]
$ reeve why $T/builder.yaml 1 | grep -e majority -e 'rule  '
$ reeve score --format json $T/builder.yaml | gojq -c '.items[].followers'
$ reeve why $T/tie.yaml 1 | grep majority
$ reeve why $T/alone.yaml 1 | grep majority
--- file builder.yaml
reeve: 1
rules: mayor+inns+traders
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
to_move: R
board:
  0,0: BA.RCr
  0,1: [BA.Ccc+/180, R:mayor]
  1,1: [BA.CFc+, B:big:knight]
  -1,1: [BA.CFc+, R:builder]
  -2,1: BA.C/90
moves:
- R: BA.C/270 2,1
--- file tie.yaml
reeve: 1
rules: mayor+hills
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
to_move: R
board:
  0,0: BA.RCr
  0,1: [BA.Ccc+/180, R:mayor]
  1,1: [BA.C/270, B:knight]
moves:
- R: BA.C/90 -1,1
--- file alone.yaml
reeve: 1
rules: mayor
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
to_move: R
board:
  0,0: BA.RCr R:mayor
moves:
- R: BA.C/180 0,1
--- stdout
      rule        mayor, R, city@0,0.n: a strength of 0 becomes 3          AM-30
      majority    city@0,0.n: R 3, B 2; R has the majority                  K-33
{"B":2,"R":3}
      majority    city@0,0.n: R 1, B 1; a tie, for R and B                  K-33
      majority    city@0,0.n: the strength of a mayor is 0                 AM-31
      majority    city@0,0.n: no follower on it counts: nobody scores       K-33
