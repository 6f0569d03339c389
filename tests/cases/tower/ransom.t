# Ransoms that are let stand.

== a position that an accepted turn led to, and that none can have, is written with a word about it [T-43]
$ reeve position --accept 1 --at 1 $T/game.yaml | grep score
$ reeve position --accept 1 --at 1 $T/game.yaml 2>&1 >/dev/null | tail -1
--- file game.yaml
reeve: 1
rules: tower
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
score: {W: 2, B: 4}
prisoners: {B: [W]}
moves:
- W: BA.RFr 1,0
  ransom: B
--- stdout
score: {W: -1, B: 7}
reeve: $T/game.yaml: W cannot have -1 points
--- stderr~
accepted

== the items of a ransom have its points, and no tiles [T-40]
$ reeve score --format json fixtures/tower/attic.yaml | gojq -c '.items[] | select(.turn == 41 and .kind == "ransom") | [.player, .tiles, .points, .rule]'
--- stdout
["K",0,-3,"T-40"]
["M",0,3,"T-40"]
