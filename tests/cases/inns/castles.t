# Inns and Cathedrals with castles: a castle scores what the feature scores.

== XB-3: a castle scores the road with the bonus of its inn, also if nobody stands on it [I-40, I-41, B-78]
$ reeve check $T/game.yaml; reeve score $T/game.yaml | grep @; reeve position $T/game.yaml | grep supply
$ sed "s/\[IC.RRR.i\/180, R:highwayman@w\]/IC.RRR.i\/180/; s/R: 6, B: 6/R: 0, B: 6/" $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [IC.RRR.i/180, R:highwayman@w]
castles: {'city@0,0.n': B}
score: {R: 0, B: 0}
moves:
- R: BA.LR/270 -1,0
  score: {R: 6, B: 6}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 6, Blue (B) 6, B to move
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
      +6  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 2
supply: {R: {followers: 7, big: 1, bridges: 3, castles: 3}, B: {followers: 7, big: 1, bridges: 3, castles: 2}}
-: legal so far: 1 turn, score Red (R) 0, Blue (B) 6, B to move

== XB-4: a city with a cathedral gives its owner's castle the same again, and other castles, too [I-41, I-42, B-78]
$ reeve check $T/game.yaml; reeve score $T/game.yaml | grep @
$ sed "s/^castles: .*/castles: {'city@0,0.n': R, 'city@-1,0.n': K}/; s/R: 42, B: 0/R: 42, B: 0, K: 21/" $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': BA.CRr
  '-1,1': BA.C/180
  '1,1': BA.CG
  '1,2': IC.Cccc.c R:knight
  '0,2': BA.CFc+
  '-1,2': BA.C/90
  '2,2': BA.C/270
castles: {'city@0,0.n': R}
score: {R: 0, B: 0, K: 0}
moves:
- R: IC.C!/180 1,3
  score: {R: 42, B: 0}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 42, Blue (B) 0, Black (K) 0, B to move
     +21  R   city@1,1.n: 6 tiles, 3 each, 1 pennant, 3 each (cathedral)    I-17
     +21  R   city@0,0.n: city@1,1.n is completed in its fief: 6 tiles, 3
-: legal so far: 1 turn, score Red (R) 42, Blue (B) 0, Black (K) 21, B to move

== what is unfinished scores no castle, so nobody loses by it [I-43]
$ reeve score --now $T/game.yaml | grep -e road@ -e wins
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [IC.RRR.i/180, R:highwayman@w]
castles: {'city@0,0.n': B}
score: {R: 0, B: 1}
--- stdout
       0  R   road@0,0.e: 2 tiles: 0 (inn)                                   I-8
Blue (B) wins

== XB-14: the witch hat is no half of a castle, unless any two tiles are [I-44, B-26]
$ reeve check $T/game.yaml; reeve check --option small_city=two_tiles $T/game.yaml
$ sed '/castle:/d' $T/game.yaml | reeve score - | grep city@
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
moves:
- R: IC.C!/180 0,1 knight
  castle: {R: 'city@0,1'}
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
--- stderr~
[castle-small, B-26
--- status 0

== a city with a cathedral is no small city, of which a castle could be made [I-21, B-26]
$ reeve check -q $T/game.yaml 2>&1 | head -1
$ sed 's/rules: .*/&\noptions: {small_city: two_tiles}/' $T/game.yaml | reeve check -q - 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
moves:
- R: IC.Cccc.c 0,1 knight
- B: BA.C/180 0,2
- R: BA.C/90 -1,1
- B: BA.C/270 1,1
  castle: {R: 'city@0,1'}
--- stdout
$T/game.yaml:9:16: illegal: city@0,0.n is not a small city: it lies on 5 tiles [castle-small, B-26, small_city: half_round]
-:10:16: illegal: city@0,0.n is not a small city: it lies on 5 tiles [castle-small, B-26, small_city: two_tiles]

== a large follower is lord of a castle, is safe there, and comes home when it scores [I-45, B-40, B-50]
$ sed '/^- R: BA.LR/,$d' $T/game.yaml | reeve position - | grep -e "'0,[01]'" -e castles -e supply
$ reeve score $T/game.yaml | grep @; reeve position $T/game.yaml | grep -e castles -e supply
$ sed 's/^- B: IC.RFr.iG 1,0/- B: TO.FG 1,1\n  tower: 1,1\n  capture: R:big:knight@0,1/; s/bazaars\]/bazaars, tower]/' $T/game.yaml | reeve check -q - 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
moves:
- R: BA.C/180 0,1 big:knight
  castle: {R: 'city@0,1'}
- B: IC.RFr.iG 1,0
- R: BA.LR/270 -1,0
- B: BA.LR/90 2,0
--- stdout
  '0,0': BA.RCr
  '0,1': BA.C/180 R:big:knight@s
castles: {'city@0,0.n': R big}
supply: {R: {followers: 7, big: 0, bridges: 3, castles: 2}, B: {followers: 7, big: 1, bridges: 3, castles: 3}}
  1  R  BA.C/180 0,1 big:knight@s                                        0     0
       0  -   road@0,0.e: nobody stands on it                               K-27
      +8  R   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 2
castles: {'city@0,0.n': none}
supply: {R: {followers: 7, big: 1, bridges: 3, castles: 2}, B: {followers: 7, big: 1, bridges: 3, castles: 3}}
-:9:12: illegal: the follower on the castle at 0,1 cannot be captured [lord-safe, B-50]
