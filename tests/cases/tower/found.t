# What came to light when engine and oracle played side by side.

== with gap_blocks no tower captures round a corner across a gap; where one of the shortest ways is laid there is none [T-48, T-51]
$ reeve check $T/game.yaml; reeve check --option gap_blocks=false $T/game.yaml
$ sed 's/BA.RFr -1,0/TO.L 0,-2/' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: tower
options: {edition: 1, gap_blocks: true, range_metric: manhattan}
players: {W: Anna, B: Bert}
moves:
- W: BA.LR/90 1,0
- B: TO.F 0,-1
- W: BA.L 2,0
  tower: 0,-1
- B: BA.L 2,-1
- W: BA.L 2,-2
- B: BA.L 1,-2 monk
- W: BA.RFr -1,0
  tower: 0,-1
  capture: 'B:monk@1,-2'
--- stdout
$T/game.yaml: illegal: turn 7; after 6 turns, score Anna (W) 0, Bert (B) 0
$T/game.yaml: legal so far: 7 turns, score Anna (W) 0, Bert (B) 0, B to move
-: legal so far: 7 turns, score Anna (W) 0, Bert (B) 0, B to move
--- stderr~
:15:13: illegal: the tower at 0,-1 reaches 0 steps towards 1,-2, which is 2 steps away, across a gap
[out-of-range, T-48, gap_blocks: true]

== an exchange that does not take place brings nobody back [T-37]
% printf "reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves:\n$moves\n  exchange: small\n" | reeve check 2>&1 | grep -v '^ '
--- rows moves
- W: TO.FG 0,-1 farmer\n- B: BA.RFr 1,0\n- W: BA.RFr 2,0\n  tower: 0,-1\n  capture: 'W:farmer@0,-1'
    -: illegal: turn 3; after 2 turns, score Anna (W) 0, Bert (B) 0
    -:10:13: illegal: `exchange: small` brings nobody back: this capture leads to no exchange [no-exchange, T-38]
- W: TO.FG 0,-1 farmer\n- B: BA.RFr 1,0\n  tower: 0,-1
    -: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    -:8:13: illegal: `exchange: small` brings nobody back: it goes only with `capture` [no-exchange, T-38]
- W: TO.FG 0,-1\n- B: BA.RFr 1,0
    -: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    -:7:13: illegal: `exchange: small` brings nobody back: it goes only with `capture` [no-exchange, T-38]

== a ransom that names the player only buys back whoever he holds [T-40, T-42]
$ reeve check $T/game.yaml
$ reeve fmt $T/game.yaml | tail -2
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true, ransom_needs_points: false}
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1 big:farmer
- B: BA.RFr 1,0
  tower: 0,-1
  capture: 'W:big:farmer@0,-1'
- W: BA.RFr 2,0 big:highwayman
  ransom: B
--- stdout
$T/game.yaml: legal so far: 3 turns, score Anna (W) -3, Bert (B) 3, B to move
- W: BA.RFr 2,0 big:highwayman@e
  ransom: B
--- status 0
