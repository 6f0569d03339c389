# Inns and Cathedrals: inns. Where a case is named IA-1 and so on, it is one that players dispute.

== IA-1: a completed road with an inn scores 2 a tile, with two inns no more [I-6, I-7]
$ reeve score $T/one.yaml | grep road@
$ sed 's|B: BA.LR/270 -1,0 monk|B: IC.RCc.i/270 -1,0|' $T/one.yaml | reeve score - | grep road@
$ reeve check $T/one.yaml
--- file one.yaml
reeve: 1
rules: [inns]
players: {R: Red, B: Blue}
moves:
- R: IC.RRR.i/180 1,0 highwayman@w    # the arm with the inn
- B: BA.LR/270 -1,0 monk
  score: {R: 6, B: 0}                 # 3 tiles x 2
--- stdout
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
$T/one.yaml: legal so far: 2 turns, score Red (R) 6, Blue (B) 0, R to move

== IA-2: an unfinished road with an inn scores nothing for any owner, or as if plain [I-8, I-9]
$ reeve score --now $T/open.yaml | grep road@
$ reeve score --now --option inn_cathedral_final=normal $T/open.yaml | grep road@
$ reeve score --now --format json $T/open.yaml | gojq -c '.final[] | [.player, .points, .rule]'
$ reeve score --now --option inn_cathedral_final=half $T/open.yaml
--- file open.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '-1,0': BA.LR/270
  '0,0': BA.RCr
  '1,0': IC.RFr.iG R:highwayman@e
  '2,0': BA.RFr
  '3,0': BA.RFr B:highwayman@w
to_move: R
--- stdout
       0  R   road@-1,0.e: 5 tiles: 0 (inn)                                  I-8
       0  B   road@-1,0.e: 5 tiles: 0 (inn)                                  I-8
      +5  R   road@-1,0.e: 5 tiles, 1 each                                  K-36
      +5  B   road@-1,0.e: 5 tiles, 1 each                                  K-36
["R",0,"I-8"]
["B",0,"I-8"]
--- stderr~
option inn_cathedral_final must be zero or normal, not `half`
--- status 2

== IA-3: an inn belongs to one arm of a crossing, the others are other roads [I-10]
$ { cat $T/game.yaml; echo '- R: BA.LR/90 2,0 highwayman@w'; } | reeve score - | grep road@
--- file game.yaml
reeve: 1
rules: [inns]
players: {R: Red, B: Blue}
moves:
- R: IC.RRR.i/180 1,0 highwayman@w
- B: BA.LR/270 -1,0 monk
--- stdout
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
      +2  R   road@1,0.e: 2 tiles, 1 each                                   K-21

== a road that comes back to its crossing counts each tile once [I-11]
$ reeve score $T/loop.yaml | grep road@
--- file loop.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '1,0': BA.RRR/180
  '2,0': BA.Rr/90 R:highwayman@n
  '2,1': IC.Rr.i
to_move: R
moves:
- R: BA.Rr/270 1,1
--- stdout
      +8  R   road@1,0.n: 4 tiles, 2 each (inn)                              I-6

== an inn on the last tile doubles the tiles before it, too [I-12]
$ reeve score $T/last.yaml | grep road@
$ reeve why $T/last.yaml 2 | grep inn
--- file last.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: BA.LR/270 -1,0 highwayman@e
- B: IC.RRR.i/180 1,0
--- stdout
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
  +6  points      R, road@0,0.e (inn at 1,0): 3 tiles, 2 each (inn)          I-6

== anyone may lengthen anyone's road by an inn, to help or to spoil [I-13]
$ sed '$d' $T/game.yaml | reeve score --now - | grep road@
$ reeve score $T/game.yaml | grep road@
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: BA.LR/270 -1,0 highwayman@e
- B: IC.RFr.iG 1,0
- R: BA.LR/90 2,0
--- stdout
       0  R   road@0,0.e: 3 tiles: 0 (inn)                                   I-8
      +8  R   road@0,0.e: 4 tiles, 2 each (inn)                              I-6

== an inn ends no road and parts no field but as the road does, and nobody stands on it [I-14]
$ reeve check $T/game.yaml
$ sed 's/farmer@s/farmer@n/' $T/game.yaml | reeve check -q - 2>&1 | head -1
$ sed 's/farmer@s/inn@s/' $T/game.yaml | reeve check -q - 2>&1 | head -1
$ reeve score --now $T/game.yaml | grep road@
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.RFr.iG 1,0 farmer@n
- B: IC.RrC.i/90 2,0 farmer@s
- R: BA.LR/270 -1,0 highwayman@e
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
-:6:22: illegal: tile IC.RrC.i has no place for a farmer at n [no-place, K-14]
-:6:22: unreadable: there is no follower called `inn` [unknown-role]
       0  R   road@0,0.e: 4 tiles: 0 (inn)                                   I-8

== tied owners score the doubled points, and an inn adds nothing to a majority [I-15]
$ reeve score $T/tie.yaml | grep road@
$ sed 's/RFr B:/RFr B:big:/' $T/tie.yaml | reeve score - | grep road@
--- file tie.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '1,0': IC.RFr.iG R:highwayman@e
  '2,0': BA.RFr B:highwayman@w
  '3,0': BA.LR/90
to_move: R
moves:
- R: BA.LR/270 -1,0
--- stdout
     +10  R   road@0,0.e: 5 tiles, 2 each (inn)                              I-6
     +10  B   road@0,0.e: 5 tiles, 2 each (inn)                              I-6
     +10  B   road@0,0.e: 5 tiles, 2 each (inn)                              I-6

== three tiles: roads that end at a monastery or in the middle, and two roads with a field between [I-16]
% reeve tiles inns --format json | gojq -c "select(.tile == \"$tile\") | [.regions[] | [.kind] + .ports]"
--- rows tile
IC.LRFR
    [["road","e"],["road","w"],["monastery","c"],["field","nnw","n","nne","ene","wnw"],["field","ese","sse","s","ssw","wsw"]]
IC.CRCR
    [["city","nnw","n","nne"],["road","e"],["city","sse","s","ssw"],["road","w"],["field","ene"],["field","ese"],["field","wsw"],["field","wnw"]]
IC.RrRr
    [["road","n","w"],["road","e","s"],["field","nnw","wnw"],["field","nne","ene","ssw","wsw"],["field","ese","sse"]]

== an inn is no matter of cities [I-23]
$ reeve score $T/game.yaml | grep @
--- file game.yaml
reeve: 1
rules: inns
players: {R: Red, B: Blue}
moves:
- R: IC.RCc.i/270 0,1 knight
- B: BA.C/90 -1,1
--- stdout
  1  R  IC.RCc.i/270 0,1 knight@s                                        0     0
      +6  R   city@0,0.n: 3 tiles, 2 each                                   K-22
