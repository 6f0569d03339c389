# The keep: on which house it stands, and what it is worth.

== CA-38: the keep moves to a larger house only, not to an equal or smaller one [C-64, C-65]
# B scores houses of 3, 3, 2 and 4 tiles; the keep goes to the first and to the last.
$ reeve score --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '.score, (.items[] | [.turn, .player, .points]), (.events[] | select(.what == "keep") | [.turn, .player, .tiles])'
$ reeve position --rules tests/rulesets $T/game.yaml | grep keeps
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  b2: cccc
  c2: cccc
  d2: cccc
  e2: cccc
  f2: cccc
  g2: cccc
  a3: hhcc B:squire
  b3: hhcc
  d3: chcc B:squire
  e3: hhcc
  g3: chcc B:squire
  a1: cchh B:squire
  b1: cchh
  c1: cchh
moves:
- W: hccc c3
- B: hccc f3
- W: hhcc h3
- B: ccch d1
--- stdout
{"B":22,"W":10}
[1,"B",3]
[2,"B",3]
[3,"B",2]
[4,"B",4]
[1,"B",3]
[4,"B",4]
keeps: {W: 0, B: 4}

== CA-39: a tied house moves no keep [C-66, C-55]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
keeps: {W: 1, B: 0}
board:
  a2: cccc
  b2: cccc
  c2: cccc
  d2: cccc
  e2: cccc
  f2: cccc
  a1: ccch
  a3: hhcc W:squire
  b3: hhcc
  c3: hhcc
  e3: hhcc
  f3: hccc B:squire
moves:
- W: hhcc d3
--- stdout~
score W 10, B 10,
keeps: {W: 1, B: 0}
supply: {W: 6, B: 6}

== a house without a squire moves no keep [C-66, C-57]
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
board: {a2: cccc, a3: hhcc}
moves:
- W: hccc b3
--- stdout~
score: {W: 0, B: 0}
keeps: {W: 0, B: 0}

== CA-40: a doubled house is no larger: 8 points, keep of 4 [C-67, C-89]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
hand: {W: {wall_tiles: [3]}}
board:
  a2: cccc
  a3: hhcc W:squire
  b3: hhcc
  c3: hhcc
moves:
- W: hccc d3
  use: [{3: house@a3}]
--- stdout~
score W 18, B 10,
keeps: {W: 4, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}

== a start space counts as a tile of the house under the keep [C-67, C-53]
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: qh
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {a2: cccc, a3: cccc, a4: cccc, b3: cccc, c3: cccc, c4: cccc}
moves:
- W: hhcc b4 squire
--- stdout~
keeps: {W: 2, B: 0}

== of two houses scored in one turn the larger gets the keep, in either order [C-68]
# c3 completes a house of 3 with a3 and b3 in the north, and one of 2 with c2 in the south.
% sed "s/ORDER/$order/" $T/game.yaml >$T/g.yaml
% reeve check --rules tests/rulesets $T/g.yaml
% reeve position --rules tests/rulesets $T/g.yaml | grep keeps
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: hhcc W:squire
  b3: hhcc
  b2: cccc
  c2: chcc W:squire
  d2: cccc
  d3: cccc
moves:
- W: hchc c3
  order: [ORDER]
--- rows order
house@a3, house@c2
    $T/g.yaml: legal so far: 1 turn, score W 15, B 10, B to move
    keeps: {W: 3, B: 0}
house@c2, house@a3
    $T/g.yaml: legal so far: 1 turn, score W 15, B 10, B to move
    keeps: {W: 3, B: 0}

== CA-42: the larger keep, or the only one, scores the empty area; with equal keeps, or none, nobody does [C-104, C-105]
# 16 cells less 2 tiles, less 4, less 5.
% sed "s/KEEPS/$keeps/; s/MORE/$more/" $T/pos.yaml | reeve check --now --rules tests/rulesets 2>&1 | grep -o -e 'score.*' -e '\[pos.*'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {KEEPS}
board: {a2: cccc, a1: MORE}
--- rows keeps|more
|ccch
    score W 10, B 20
    [position-assumed]
B: 1|ccch
    score W 10, B 34
    [position-assumed]
W: 1, B: 1|ccch, a3: cccc, a4: hccc
    score W 10, B 20
    [position-assumed]
W: 1, B: 2|cchh, b1: ccch, a3: cccc, a4: hccc
    score W 10, B 31
    [position-assumed]

== a keep larger than any completed house cannot be [C-64]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
keeps: {W: 4}
board: {a2: cccc, a1: ccch}
--- stdout
-: position inconsistent
--- stderr~
[position-keep, C-64]
--- status 1
