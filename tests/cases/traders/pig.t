# The pig: M-2, M-44 … M-53.

== on a field with an own farmer only, and not together with him [M-44, M-20]
$ for turn in 'R: BA.RFr 2,0 pig@n' 'R: BA.RFr 2,0 pig@s' 'R: BA.RFr 2,0 pig@e' 'R: BA.RFr 2,0 pig' 'R: BA.RFr 2,0 farmer@s pig@s'; do
$     { cat $T/game.yaml; echo "- $turn"; } | reeve check -q 2>&1 | grep -v '|'
$     echo
$ done
$ { cat $T/game.yaml; echo "- R: BA.RFr 2,0"; } | reeve legal --before 1 | grep '^2,0'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:farmer@n]
moves:
--- stdout

== the printed example: three tied on a field with 2 cities, two with pigs: 8, 8, 6; the pig has no weight [M-46, M-47, M-48, M-50]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
$ reeve why $T/game.yaml final --now | grep -E 'pig|city'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, G: Green}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': [BA.RFr, R:farmer@n]
  '1,0': [BA.RFr, B:farmer@n]
  '2,0': [BA.RFr, G:farmer@n]
  '3,0': [BA.RFr, R:pig@n]
  '4,0': [BA.RFr, B:pig@n]
  '5,0': BA.RCr
  '5,1': BA.C/180
--- stdout

== a pig on a field that another scores gives nothing [M-49]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': [BA.RFr, R:pig@n]
  '3,0': [BA.RFr, B:farmer@n]
  '4,0': [BA.RFr, B:farmer@n]
--- stdout

== alone on a field with three cities: 12, by the first edition 15 [M-47, M-51]
$ for how in third second first; do
$     reeve score --now --option farm_scoring=$how $T/game.yaml | grep -E '^ .*(field|city)|score'
$ done
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': BA.RCr
  '2,1': BA.C/180
  '3,0': [BA.RFr, R:pig@n]
  '4,0': BA.RCr
  '4,1': BA.C/180
--- stdout

== a city between two fields of one player, one with the pig, counts once, as the better [M-51]
$ for how in second third first; do
$     reeve score --now --option farm_scoring=$how $T/game.yaml | grep -E '^ .*(field|city)|score'
$ done
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90
  '0,2': BA.C/180
  '-1,1': [BA.L, R:farmer@n]
  '1,1': [BA.L, R:farmer@n]
  '2,1': [BA.L, R:pig@n]
--- stdout

== fields with the pig that have grown together count whole [M-52]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': [BA.RFr, R:pig@n]
  '4,0': BA.RCr
  '4,1': BA.C/180
  '3,-1': BA.L
  '4,-1': BA.L
  '2,-1': BA.L
moves:
- B: BA.RFr 3,0
--- stdout

== the pig stays to the end, and comes home with the last farmer; without farmers there is none [M-45, M-53]
$ reeve position $T/game.yaml | grep -E 'pig'
$ reeve check -q --option pig=false $T/game.yaml
$ reeve check -q --option farmers=false $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': TO.FG
  '0,-1': BA.L R:farmer@n
  '2,-1': BA.L
  '1,-1': BA.L R:pig@n
  '1,0': BA.RCr
moves:
- R: BA.L 3,-1
- B: BA.L 4,-1
  tower: 0,0
  capture: R:farmer@0,-1
--- stdout
