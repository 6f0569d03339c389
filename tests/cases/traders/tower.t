# Builder and pig with The Tower: M-55 … M-63, T-22, T-23, T-33.

== the last thief is captured: the builder goes home to his owner, and gives no second part; another keeps him [M-41, M-42, M-58, T-23]
$ reeve score $T/game.yaml | grep -v '^  [123]'
$ reeve position --at 4 $T/game.yaml | grep -E 'prisoners|supply'
$ sed 's/^- R: BA.RFr 3,0.*/- R: BA.RFr 3,0\n- R: BA.L 9,9/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed '$d' $T/game.yaml > $T/more.yaml
$ sed "s/moves:/to_move: R\nboard: {'0,0': BA.RCr, '-2,0': [BA.RFr, R:highwayman@e], '-3,0': BA.RFr, '-2,-1': BA.L, '-1,-1': BA.L, '0,-1': BA.L}\n&/" $T/more.yaml |
$     sed 's/^- B: TO.FG/- R: BA.RFr -1,0\n&/; s/^- R: BA.RFr -1,0/- B: BA.L 1,-1\n&/' > $T/two.yaml
$ printf -- '- R: BA.RFr 3,0\n- R: BA.RFr 4,0\n' >> $T/two.yaml
$ reeve check -q $T/two.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [tower, traders]
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: TO.FG 1,1
- R: BA.RFr 2,0 builder@w
- B: BA.L 1,2
  tower: 1,1
  capture: R:highwayman@1,0
- R: BA.RFr 3,0 highwayman
--- stdout
                                                                         R     B
  4  B  BA.L 1,2                                                         0     0
          B   places piece 1 on the tower at 1,1                             T-6
          B   takes R's highwayman at 1,0 prisoner                          T-20
          R   takes home the builder, which is left alone                   M-41
  5  R  BA.RFr 3,0 highwayman@e                                          0     0
score after turn 5, B to move, 108 tiles to come: Red (R) 0, Blue (B) 0
prisoners: {B: [R]}
supply: {R: {followers: 6, builder: 1, pig: 1, towers: 10}, B: {followers: 7, builder: 1, pig: 1, towers: 9}}
-:12:3: illegal: it is B's turn, not R's [not-your-turn, M-25]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: no builder of R stands on the board. As the turn of B it is illegal, too: tile BA.L cannot lie at 9,9: no tile lies beside it.
$T/two.yaml:12:6: illegal: tile BA.L has no copy left: all of 4 lie at -2,-1, -1,-1, 0,-1, 1,-1 [tile-used, K-3]
  help: Check this tile and the one on the board: correct the one that was misread.

== the last farmer is captured: the pig goes home [M-45, M-58]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep supply
--- file game.yaml
reeve: 1
rules: [tower, traders]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.L R:farmer@n
  '1,-2': BA.L R:pig@n
moves:
- B: BA.L 0,-3
  tower: 0,-1
  capture: R:farmer@0,-2
--- stdout
                                                                         R     B
  1  B  BA.L 0,-3                                                        0     0
          B   places piece 1 on the tower at 0,-1                            T-6
          B   takes R's farmer at 0,-2 prisoner                             T-20
          R   takes home the pig, which is left alone                       M-45
score after turn 1, R to move, 109 tiles to come: Red (R) 0, Blue (B) 0
supply: {R: {followers: 6, builder: 1, pig: 1, towers: 10}, B: {followers: 7, builder: 1, pig: 1, towers: 9}}

== builder and pig cannot be captured, nor put on a tower; by option they can, and are ransomed like a follower [M-61, M-62, M-63, T-22, T-33]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
$ reeve score --option capture_builder_pig=true $T/game.yaml
$ reeve position --option capture_builder_pig=true $T/game.yaml > $T/then.yaml
$ grep -E 'prisoners|supply' $T/then.yaml
$ reeve check -q --option capture_builder_pig=false $T/then.yaml 2>&1 | grep -v '|'
$ printf 'moves:\n- R: BA.L 0,-4\n  ransom: B builder\n  top: builder 0,-1\n' | cat $T/then.yaml - | reeve score
$ printf 'moves:\n- R: BA.L 0,-4\n  top: pig 0,-1\n' | cat $T/then.yaml - | sed '/prisoners/d; /supply/d' | reeve check -q --option capture_builder_pig=false 2>&1 | grep -v '|'
$ sed 's/R:builder@0,-2/R:highwayman@0,-2/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed 's/R:builder@0,-2/R:builder@0,-3/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
% reeve legal --actions --option capture_builder_pig=$option --before 1 $T/game.yaml | grep -o 'takes.*' | tr '\n' ' ' | cut -c1-60
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: B
score: {R: 5, B: 0}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.RFr R:builder@e R:farmer@n
  '1,-2': BA.RFr R:highwayman@e
moves:
- B: BA.L 0,-3
  tower: 0,-1
  capture: R:builder@0,-2
--- rows option
false
    takes R:farmer@0,-2.n 
true
    takes R:builder@0,-2.e or 
--- stdout
$T/game.yaml:14:12: illegal: a builder cannot be captured: it is not a follower [no-follower-taken, T-22, capture_builder_pig: false]
  help: Type `capture: R:farmer@0,-2.n`.
  help: with capture_builder_pig=true: legal
                                                                         R     B
  1  B  BA.L 0,-3                                                        5     0
          B   places piece 1 on the tower at 0,-1                            T-6
          B   takes R's builder at 0,-2 prisoner                            T-20
score after turn 1, R to move, 109 tiles to come: Red (R) 5, Blue (B) 0
prisoners: {B: [R builder]}
supply: {R: {followers: 5, builder: 0, pig: 1, towers: 10}, B: {followers: 7, builder: 1, pig: 1, towers: 9}}
$T/then.yaml:14:17: inconsistent: a builder is not captured: it is not a follower [position-prisoners, T-22, capture_builder_pig: false]
  help: Type the follower who is held.
$T/then.yaml:15:37: inconsistent: R has 1 builder in supply, not 0: 0 are on the board [position-supply, K-4]
  help: Add the builder that is missing, or type 1.
                                                                         R     B
  1  R  BA.L 0,-4                                                        2     3
      -3  R   ransom: buys a builder back from B                            T-40
      +3  B   ransom: for a builder of R                                    T-40
          R   puts a builder on top of the tower at 0,-1                    T-29
score after turn 1, B to move, 108 tiles to come: Red (R) 2, Blue (B) 3
-:16:8: illegal: no pig may stand on top of a tower: it is not a follower [no-follower-top, T-33, capture_builder_pig: false]
  help: Type `top: 0,-1`.
  help: with capture_builder_pig=true: legal
-:14:12: illegal: `R:highwayman@0,-2` cannot be captured: no such follower stands there [no-captive, T-18]
  help: Type `capture: R:farmer@0,-2.n`.
-:14:12: illegal: `R:builder@0,-3` cannot be captured: no such follower stands there [no-captive, T-18]
  help: Type `capture: R:farmer@0,-2.n`.

== one action in each part: a tower piece with a capture in each, but not with the builder [M-55, M-56]
$ reeve score $T/game.yaml
$ sed 's/2,0$/2,0 pig@n/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e, R:farmer@n]
  '-1,0': [BA.RFr, R:builder@e]
  '0,-1': TO.FG
  '0,-2': BA.L B:farmer@n
  '1,-2': BA.L B:monk
moves:
- R: BA.RFr 2,0
  tower: 0,-1
  capture: B:farmer@0,-2
- R: BA.L 2,-2
  tower: 0,-1
--- stdout
                                                                         R     B
  1  R  BA.RFr 2,0                                                       0     0
          R   places piece 1 on the tower at 0,-1                            T-6
          R   takes B's farmer at 0,-2 prisoner                             T-20
  2  R  BA.L 2,-2                                                        0     0
          R   places piece 2 on the tower at 0,-1                            T-6
score after turn 2, B to move, 106 tiles to come: Red (R) 0, Blue (B) 0
-:14:10: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
  help: Delete one of the two.

== one ransom in both parts; in the second alone it is legal, and who comes back is placed there [M-57, M-40, T-41, T-44]
$ reeve score $T/game.yaml | grep -E '^ .*(ransom|[0-9]  R )|score'
$ sed 's/^- R: BA.RFr 3,0/&\n  ransom: B/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed 's/^- R: BA.RFr 3,0/&\n  ransom: B/; s/ monk$//; $d' $T/game.yaml | reeve check
$ sed 's/^- R: BA.RFr 3,0/&\n  ransom: B/; s/ monk$//; $d' $T/game.yaml | reeve position --at 1 > $T/second.yaml
$ grep -E 'second|ransom' $T/second.yaml
$ printf 'moves:\n- R: BA.L 0,-1\n  ransom: B\n' | cat $T/second.yaml - | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
score: {R: 11, B: 0}
prisoners: {B: [R, R]}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BA.RFr 3,0
- R: BA.L 0,-1 monk
  ransom: B
--- stdout
  1  R  BA.RFr 3,0                                                      11     0
  2  R  BA.L 0,-1 monk@c                                                 8     3
      -3  R   ransom: buys a follower back from B                           T-40
      +3  B   ransom: for a follower of R                                   T-40
score after turn 2, B to move, 109 tiles to come: Red (R) 8, Blue (B) 3
-:15:11: illegal: R has bought a follower back in this turn already [ransom-twice, T-41]
  help: Delete the second ransom.
-: legal so far: 2 turns, score Red (R) 8, Blue (B) 3, B to move
second_part: true
ransomed: true
-:17:11: illegal: R has bought a follower back in this turn already [ransom-twice, T-41]

== a follower on a tower neither allows nor keeps a builder [M-60]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
towers: {'1,0': 1}
tops: {'1,0': R}
board:
  '0,0': BA.RCr
  '1,0': TO.RRR
moves:
- R: BA.RFr -1,0 builder@e
--- stdout
$T/game.yaml:11:18: illegal: no builder may stand there: R has no follower on road@0,0.e [joins-none, M-19]
  help: Type highwayman@e, or delete the follower.

== his own last knight captured in the first part: the builder goes home, the second part follows [M-28, M-59, T-19]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
towers: {'0,-1': 2}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,1': [BA.CFc.1/90, R:builder@n]
  '0,2': [BA.CFc+/90, R:knight@n]
moves:
- R: BA.CFc+/90 0,3
  tower: 0,-1
  capture: R:knight@0,2
- R: BA.L 0,-2
- B: BA.L 0,-3
--- stdout
                                                                         R     B
  1  R  BA.CFc+/90 0,3                                                   0     0
          R   places piece 3 on the tower at 0,-1                            T-6
          R   takes the player's own knight at 0,2 home                     T-19
          R   takes home the builder, which is left alone                   M-41
  2  R  BA.L 0,-2                                                        0     0
  3  B  BA.L 0,-3                                                        0     0
score after turn 3, R to move, 107 tiles to come: Red (R) 0, Blue (B) 0

== a ransom in the turn is said of a second part only; what to type in an exchange, and whom a tower can take, is what can be [M-57, T-41, T-22, M-61]
$ reeve check -q $T/ransomed.yaml 2>&1 | grep -v '|'
$ sed 's/^ransomed.*/&\nsecond_part: true/; /^moves/,$d' $T/ransomed.yaml | reeve check -q
$ reeve check -q $T/game.yaml 2>&1 | grep help
$ sed 's/^  capture.*/&\n  exchange: builder/' $T/game.yaml | reeve check -q
$ sed 's/builder@1,0$/knight@1,0/; /^prisoners/d' $T/game.yaml | reeve check -q --option capture_builder_pig=false 2>&1 | grep help
--- file ransomed.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
ransomed: true
prisoners: {B: [R]}
score: {R: 9, B: 0}
moves:
- R: BA.L 0,-1 monk
  ransom: B
--- file game.yaml
reeve: 1
rules: [traders, tower]
options: {capture_builder_pig: true}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '2,0': [BA.RFr, 'B:highwayman']
  '1,0': [BA.RFr, 'B:builder', 'B:farmer@n']
  '1,1': TO.FG
prisoners: {B: [R, R builder]}
score: {R: 9, B: 9}
moves:
- R: BA.L 2,1
  tower: 1,1
  capture: B:builder@1,0
--- stdout
$T/ransomed.yaml:6:11: inconsistent: R has not begun this turn, and cannot have paid a ransom in it [position-ransomed, T-41]
  help: Delete `ransomed`, or add what is still to come: `second_part: true` or `at_once`.
  help: Add `exchange: small` or `exchange: builder`.
  help: Type `capture: B:farmer@1,0.n`.
