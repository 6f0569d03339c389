# Captures: T-13 … T-22, T-27, T-28. Towers stand on TO.FG at 0,-1, a field south of the start tile;
# monks in monasteries around it are the ones to be captured.

== the first piece reaches its own tile and the four beside it, and not diagonally [T-13, T-14, T-17, T-18]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve check 2>&1 | cut -d ';' -f 1 | head -2
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina, Y: Yves}
board:
  '0,0': BA.RCr
  '0,-1': BA.L Y:monk
  '0,-2': TO.FG B:farmer
  '1,-2': BA.L G:monk
  '-1,-2': BA.L Y:monk
  '0,-3': BA.L B:monk
  '1,-3': TO.L G:monk
moves:
- W: BA.RFr 1,0
  tower: 0,-2
--- rows who
B:farmer@0,-2
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, Yves (Y) 0, B to move
G:monk@1,-2
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, Yves (Y) 0, B to move
Y:monk@-1,-2
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, Yves (Y) 0, B to move
B:monk@0,-3
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, Yves (Y) 0, B to move
Y:monk@0,-1
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, Yves (Y) 0, B to move
G:monk@1,-3
    -: illegal: turn 1
    -:15:12: illegal: the tower at 0,-2 reaches no tile towards 1,-3, which is not in its row or column [out-of-range, T-17, range_metric: cross]

== the second piece reaches two steps in four straight lines, nine tiles, and takes one of those there [T-14, T-17, T-18, T-51]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve check -q --option range_metric=$metric 2>&1 | grep -o 'illegal.*' || echo legal
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina, Y: Yves}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 Y:farmer
  '0,-1': TO.FG
  '1,-1': BA.L B:monk
  '2,-1': BA.L G:monk
  '3,-1': TO.L B:monk
  '0,-2': BA.RFr
  '1,-2': BA.RFr Y:highwayman
  '0,-3': BA.L G:monk
  '0,-4': BA.L B:monk
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows who metric
B:monk@1,-1 cross
    legal
B:monk@1,-1 manhattan
    legal
G:monk@2,-1 cross
    legal
G:monk@2,-1 manhattan
    legal
Y:farmer@0,1 cross
    legal
Y:farmer@0,1 manhattan
    legal
G:monk@0,-3 cross
    legal
G:monk@0,-3 manhattan
    legal
Y:highwayman@1,-2 cross
    illegal: the tower at 0,-1 reaches no tile towards 1,-2, which is not in its row or column [out-of-range, T-17, range_metric: cross]
Y:highwayman@1,-2 manhattan
    legal
B:monk@0,-4 cross
    illegal: the tower at 0,-1 reaches 2 steps towards 0,-4, which is 3 steps away [out-of-range, T-14]
B:monk@0,-4 manhattan
    illegal: the tower at 0,-1 reaches 2 steps towards 0,-4, which is 3 steps away [out-of-range, T-14]
B:monk@3,-1 cross
    illegal: the tower at 0,-1 reaches 2 steps towards 3,-1, which is 3 steps away [out-of-range, T-14]
B:monk@3,-1 manhattan
    illegal: the tower at 0,-1 reaches 2 steps towards 3,-1, which is 3 steps away [out-of-range, T-14]

== with each piece it is four tiles more [T-14]
$ { printf 'reeve: 1\nrules: tower\nplayers: {W: a, B: b, G: c, Y: d, R: e}\nboard:\n  "0,0": BA.RCr\n  "0,-1": TO.FG\n'
$   printf '  "1,-1": TO.L B:monk\n  "2,-1": TO.C/180 B:farmer\n  "3,-1": BA.L B:monk\n  "4,-1": BA.L B:monk\n  "5,-1": BA.L B:monk\n'
$   printf '  "-1,-1": BA.CG/180 G:farmer\n  "-2,-1": BA.C/180 G:farmer\n  "-3,-1": BA.C/180 G:farmer\n  "-4,-1": BA.C/180 G:farmer\n  "-5,-1": BA.C/180 G:farmer\n'
$ } >$T/board.yaml
% { cat $T/board.yaml; [ $pieces = 0 ] || echo "towers: {'0,-1': $pieces}"; } >$T/game.yaml
% reeve legal $T/game.yaml --tile BA.Rr --actions --format json | head -1 | gojq -c '.capture["0,-1"] | sort'
--- rows pieces
0
    ["B:monk@1,-1.c","G:farmer@-1,-1.n"]
1
    ["B:farmer@2,-1.n","B:monk@1,-1.c","G:farmer@-1,-1.n","G:farmer@-2,-1.n"]
2
    ["B:farmer@2,-1.n","B:monk@1,-1.c","B:monk@3,-1.c","G:farmer@-1,-1.n","G:farmer@-2,-1.n","G:farmer@-3,-1.n"]
3
    ["B:farmer@2,-1.n","B:monk@1,-1.c","B:monk@3,-1.c","B:monk@4,-1.c","G:farmer@-1,-1.n","G:farmer@-2,-1.n","G:farmer@-3,-1.n","G:farmer@-4,-1.n"]

== a capture is one follower, by a tower piece; nobody need be captured [T-13, T-18]
% { cat $T/board.yaml; printf "  $keys\n"; } | reeve check 2>&1 | cut -d ';' -f 1 | head -2
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L B:monk
  '0,-2': BA.L G:monk
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
--- rows keys
tower: 0,-1
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, Gina (G) 0, B to move
capture: B:monk@1,-1
    -: illegal: turn 1
    -:12:12: illegal: a capture needs a tower piece [capture-no-piece, T-13]
tower: 0,-1\n  capture: [B:monk@1,-1, G:monk@0,-2]
    -: unreadable
    -:13:12: unreadable: capture must be a word, not a list [wrong-type]
top: 0,-1\n  capture: B:monk@1,-1
    -: illegal: turn 1
    -:13:12: illegal: a capture needs a tower piece [capture-no-piece, T-13]

== on a gap the reach goes on, and a step is a step; a table may have it otherwise [T-15, T-48]
% reeve check -q --option gap_blocks=$option $T/gap.yaml 2>&1 | grep illegal || echo legal
% sed "s/^towers/  '1,-1': BA.L\n&/" $T/gap.yaml | reeve check -q --option gap_blocks=$option 2>&1 | grep illegal || echo legal
% sed "s/{'0,-1': 1}/{}/" $T/gap.yaml | reeve check -q --option gap_blocks=$option 2>&1 | grep illegal || echo legal
--- file gap.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '2,0': BA.RFr
  '0,-1': TO.FG
  '2,-1': BA.L B:monk
towers: {'0,-1': 1}
moves:
- W: BA.RFr -1,0
  tower: 0,-1
  capture: B:monk@2,-1
--- rows option
false
    legal
    legal
    -:14:12: illegal: the tower at 0,-1 reaches 1 step towards 2,-1, which is 2 steps away [out-of-range, T-14]
true
    $T/gap.yaml:14:12: illegal: the tower at 0,-1 reaches 0 steps towards 2,-1, which is 2 steps away, across a gap [out-of-range, T-48, gap_blocks: true]
    legal
    -:14:12: illegal: the tower at 0,-1 reaches 1 step towards 2,-1, which is 2 steps away [out-of-range, T-14]

== towers on the way do not stop it, a tower where the follower stands does not save him, and from a high one a low one takes [T-15, T-16, T-32]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve check -q 2>&1 | grep illegal || echo legal
$ { cat $T/low.yaml; echo '  capture: B:knight@1,0'; } | reeve check -q
$ { cat $T/low.yaml; echo '  capture: B:top@1,0'; } | reeve check -q
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
  '2,-1': BA.L B:monk
towers: {'0,-1': 1, '1,-1': 7}
tops: {'1,-1': B}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- file low.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '1,0': TO.RrC B:knight
  '2,0': TO.FG
towers: {'1,0': 4}
tops: {'1,0': B}
moves:
- W: BA.RFr -1,0
  tower: 2,0
--- rows who
B:monk@2,-1
    legal
B:top@1,-1
    legal
B:knight@2,-2
    -:14:12: illegal: `B:knight@2,-2` cannot be captured: no such follower stands there [no-captive, T-18]
--- status 0

== a follower is captured from a road, a city, a monastery, a field or a tower [T-18]
% { cat $T/board.yaml; echo "  capture: B:$who"; } | reeve position | grep prisoners
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight
  '-1,-1': BA.RFr/90 B:highwayman
  '0,-1': TO.FG B:farmer
  '1,-1': TO.L
  '0,-2': BA.L B:monk
towers: {'1,-1': 1, '0,-1': 3}
tops: {'1,-1': B}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows who
highwayman@-1,-1
    prisoners: {W: [B]}
knight@0,1
    prisoners: {W: [B]}
monk@0,-2
    prisoners: {W: [B]}
farmer@0,-1
    prisoners: {W: [B]}
top@1,-1
    prisoners: {W: [B]}

== one's own follower comes home, and is nobody's prisoner; in the original rules he is not captured [T-19, T-39]
$ reeve position $T/game.yaml | sed -n '/^score/,$p'
$ reeve check -q --option capture_own=false $T/game.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L W:monk
prisoners: {B: [W]}         # what others hold of his does not matter
moves:
- W: BA.RFr 1,0
  tower: 0,-1
  capture: W:monk@1,-1
--- stdout
score: {W: 0, B: 0}
towers: {'0,-1': 1}
prisoners: {B: [W]}
supply: {W: {followers: 6, towers: 9}, B: {followers: 7, towers: 10}}
--- stderr
$T/game.yaml:12:12: illegal: W cannot capture a follower of W's own [own-follower, T-19, capture_own: false]
     12 |   capture: W:monk@1,-1
        |            ^~~~~~~~~~~
  help: Delete `capture`: it is not possible in this turn.
  help: with capture_own=true: legal
--- status 1

== a captured follower is in nobody's supply; large ones are captured like others, and named in full or not [T-20, T-21]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve position | grep -E '^(prisoners|supply)'
$ { cat $T/board.yaml; echo "  capture: B:big:monk@1,-1"; } | reeve check -q
--- file board.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:big:farmer
  '1,-1': BA.L B:monk
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows who
B:monk@1,-1
    prisoners: {W: [B]}
    supply: {W: {followers: 7, big: 1, towers: 9}, B: {followers: 6, big: 0, towers: 10}}
B:big:farmer@0,-1
    prisoners: {W: [B big]}
    supply: {W: {followers: 7, big: 1, towers: 9}, B: {followers: 6, big: 0, towers: 10}}
B:farmer@0,-1
    prisoners: {W: [B big]}
    supply: {W: {followers: 7, big: 1, towers: 9}, B: {followers: 6, big: 0, towers: 10}}
--- stderr
-:12:12: illegal: `B:big:monk@1,-1` cannot be captured: no such follower stands there [no-captive, T-18]
     12 |   capture: B:big:monk@1,-1
        |            ^~~~~~~~~~~~~~~
  help: Type `capture: B:big:farmer@0,-1.n` or `capture: B:monk@1,-1.c`.
--- status 1

== the place on the tile may be said, and must be right [T-18]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve check -q 2>&1 | grep illegal || echo legal
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
  '1,0': BA.RFr B:farmer@s
moves:
- W: BA.RFr -1,0
  tower: 1,-1
--- rows who
B:farmer@1,0
    legal
B:farmer@1,0.s
    legal
B:farmer@1,0.n
    -:12:12: illegal: `B:farmer@1,0.n` cannot be captured: no such follower stands there [no-captive, T-18]
B:farmer@1,0.e
    -:12:12: illegal: `B:farmer@1,0.e` cannot be captured: no such follower stands there [no-captive, T-18]
B:highwayman@1,0.n
    -:12:12: illegal: `B:highwayman@1,0.n` cannot be captured: no such follower stands there [no-captive, T-18]

== the capture comes before scoring, and takes away what the turn completes [T-27]
$ reeve score $T/game.yaml | sed -n '/^ *5 /,/score/p'
$ sed '/capture/d' $T/game.yaml | reeve score | sed -n '/^ *5 /,/score/p'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: BA.CFc.1/90 0,1 knight
- W: BA.RFr 1,0
- B: BA.RFr 2,0
- W: BA.C/180 0,2           # three tiles, 6 points for the knight that is no longer there
  tower: 0,-1
  capture: B:knight@0,1
--- stdout
  5  W  BA.C/180 0,2                                                     0     0
          W   places piece 2 on the tower at 0,-1                            T-6
          W   takes B's knight at 0,1 prisoner                              T-20
       0  -   city@0,0.n: nobody stands on it                               K-27
score after turn 5, B to move, 84 tiles to come: Anna (W) 0, Bert (B) 0
  5  W  BA.C/180 0,2                                                     0     6
          W   places piece 2 on the tower at 0,-1                            T-6
      +6  B   city@0,0.n: 3 tiles, 2 each                                   K-22
score after turn 5, B to move, 84 tiles to come: Anna (W) 0, Bert (B) 6

== it takes away the majority, too: of two who share one scores alone [T-27, K-33]
$ reeve score $T/game.yaml | sed -n '/^ *1 /,/score/p'
$ sed '/capture/d' $T/game.yaml | reeve score | sed -n '/^ *1 /,/score/p'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight
  '0,2': BA.CFc+/90 W:knight
  '0,-1': TO.FG
towers: {'0,-1': 1}
moves:
- W: BA.C/180 0,3           # 4 tiles and a pennant: 10
  tower: 0,-1
  capture: B:knight@0,1
--- stdout
  1  W  BA.C/180 0,3                                                    10     0
          W   places piece 2 on the tower at 0,-1                            T-6
          W   takes B's knight at 0,1 prisoner                              T-20
     +10  W   city@0,0.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 1, B to move, 85 tiles to come: Anna (W) 10, Bert (B) 0
  1  W  BA.C/180 0,3                                                    10    10
          W   places piece 2 on the tower at 0,-1                            T-6
     +10  W   city@0,0.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22
     +10  B   city@0,0.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 1, B to move, 85 tiles to come: Anna (W) 10, Bert (B) 10

== what the last follower has left by capture can be claimed [T-28, K-15]
$ reeve check $T/game.yaml
$ sed '/capture/d' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight
  '0,-1': TO.FG
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
  capture: B:knight@0,1
- B: BA.RFr 2,0
- W: BA.CFc+/90 0,2 knight
--- stdout
$T/game.yaml: legal so far: 3 turns, score Anna (W) 0, Bert (B) 0, B to move
--- stderr
-:13:21: illegal: no knight may stand there: city@0,0.n already holds a follower of B [occupied, K-15]
     13 | - W: BA.CFc+/90 0,2 knight
        |                     ^~~~~~
  help: Type farmer@e or farmer@w, or delete the follower.
--- status 1

== who cannot be captured because nobody like that stands there [T-18]
% { cat $T/board.yaml; echo "  capture: $who"; } | reeve check -q 2>&1 | grep -v help
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L B:monk
towers: {'1,-1': 1}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows who
B:monk@0,0
    -:12:12: illegal: `B:monk@0,0` cannot be captured: no such follower stands there [no-captive, T-18]
         12 |   capture: B:monk@0,0
            |            ^~~~~~~~~~
G:monk@1,-1
    -:12:12: illegal: `G:monk@1,-1` cannot be captured: no such follower stands there [no-captive, T-18]
         12 |   capture: G:monk@1,-1
            |            ^~~~~~~~~~~
B:knight@1,-1
    -:12:12: illegal: `B:knight@1,-1` cannot be captured: no such follower stands there [no-captive, T-18]
         12 |   capture: B:knight@1,-1
            |            ^~~~~~~~~~~~~
B:top@1,-1
    -:12:12: illegal: `B:top@1,-1` cannot be captured: no such follower stands on a tower there [no-captive, T-18]
         12 |   capture: B:top@1,-1
            |            ^~~~~~~~~~
B:top@0,-1
    -:12:12: illegal: `B:top@0,-1` cannot be captured: no such follower stands on a tower there [no-captive, T-18]
         12 |   capture: B:top@0,-1
            |            ^~~~~~~~~~
B:monk@7,7
    -:12:12: illegal: `B:monk@7,7` cannot be captured: no such follower stands there [no-captive, T-18]
         12 |   capture: B:monk@7,7
            |            ^~~~~~~~~~
B:monk@1,-1.n
    -:12:12: illegal: `B:monk@1,-1.n` cannot be captured: no such follower stands there [no-captive, T-18]
         12 |   capture: B:monk@1,-1.n
            |            ^~~~~~~~~~~~~
--- status 0

== without big: the small one is meant where a large one stands beside it on the same feature [T-18, T-21]
$ reeve legal --actions --tile BA.RFr $T/position.yaml --format json | gojq -c .capture | sort -u
% { cat $T/position.yaml; printf "moves:\n- R: BA.RFr -1,0\n  tower: 1,-1\n  capture: $who\n"; } >$T/game.yaml
% reeve position $T/game.yaml | grep prisoners; reeve fmt $T/game.yaml | grep capture
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, B:big:farmer@s, B:farmer@n]
  '1,-1': TO.L
  '2,0': BA.LR/90
--- stdout
{"1,-1":["B:farmer@1,0.n","B:big:farmer@1,0.n"]}
--- rows who
B:farmer@1,0.n
    prisoners: {R: [B]}
      capture: 'B:farmer@1,0.n'
B:big:farmer@1,0.n
    prisoners: {R: [B big]}
      capture: 'B:big:farmer@1,0.n'
B:farmer@1,0.s
    prisoners: {R: [B]}
      capture: 'B:farmer@1,0.n'

== of two followers of one player on a tile the place is said, unless both stand in one feature [T-18]
# Two cities of the tile at 0,-1, each with a knight of Rosa's; with the tile at 0,-2 they are one.
% sed "s/WHO/$who/" $T/game.yaml | reeve check 2>&1 | grep -v help
% sed "s/WHO/$who/; /'0,-2'/d" $T/game.yaml | reeve check 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: tower
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': ffcf+t
  '0,-1': fcfc R:knight@e R:knight@w
  '1,-1': ffcc/j
  '-1,-1': fccf/j
  '1,-2': cffc/j
  '-1,-2': ccff/j+p
  '0,-2': fccc/j
towers: {'0,1': 1}
to_move: B
moves:
- B: frfr 1,0
  tower: 0,1
  capture: WHO
--- rows who
R:knight@0,-1
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:17:12: illegal: `R:knight@0,-1` cannot be captured: several stand there; the place is missing, like .n after the cell [no-captive, T-18]
         17 |   capture: R:knight@0,-1
            |            ^~~~~~~~~~~~~
R:knight@0,-1.e
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
R:knight@0,-1.w
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move

== a gap across a large field of tiles is found at once: each tile is tried once [T-48, T-51]
$ { cat $T/head.yaml
$   for x in $(seq 0 15); do for y in $(seq 1 15); do echo "  '$x,$y': X$((y % 3))"; done; done
$   cat $T/tail.yaml; } | reeve check -q --rules $T/rules 2>&1 | head -1
--- file rules/big/ruleset.yaml
ruleset: 1
name: big
extends: tower
title: Big towers
pieces: {towers: {name: tower piece, each: [60, 60, 60, 60, 60]}}
more_tiles:
  X0: {look: ffff, count: 100}
  X1: {look: ffff, count: 100}
  X2: {look: ffff, count: 100}
--- file head.yaml
reeve: 1
rules: big
options: {gap_blocks: true, range_metric: manhattan}
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,16': BA.RCr
  '0,0': TO.FG
--- file tail.yaml
  '16,15': X0
  '17,15': X1
  '18,15': X2
  '18,16': X0
  '18,17': X1
  '16,17': X1 B:farmer
  '17,17': X2
towers: {'0,0': 60}
moves:
- W: X0 0,-1
  tower: '0,0'
  capture: 'B:farmer@16,17'
--- stdout
-:260:13: illegal: the tower at 0,0 reaches 0 steps towards 16,17, which is 33 steps away, across a gap [out-of-range, T-48, gap_blocks: true]

== why of a capture of nobody ends there: nothing is asked of a follower who is not there [T-18]
$ reeve why fixtures/tower/bad/no-captive.yaml | sed -n '/ capture /,$p'
--- stdout
  no  capture     `B:knight@0,0` cannot be captured: no such follower
                  stands there                                              T-18
