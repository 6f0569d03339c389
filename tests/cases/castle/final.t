# The end of the game and final scoring. --now scores a position as if the game ended there.

== CA-60, CA-61: the larger keep scores the cells of the largest empty area: 11, or 5, which are c3, d3, c2, d2 and d1 [C-104]
% sed "s/MORE/$more/" $T/pos.yaml | reeve score --now --rules tests/rulesets 2>&1 | grep -v '^  *[0-9|]\|help'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 1}
board: {a2: cccc, a1: ccch, a3: cccc, a4: cccc, b4: ccccMORE}
--- rows more|
|
    final scoring
         +11  W   keep: the larger keep (1), 11 empty cells                    C-104
    final score: W 21, B 20
    W wins
    -:7:1: note: the board leaves something out: without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
, b3: cccc, b2: cccc, b1: cccc, c1: cccc, c4: cccc, d4: cccc
    final scoring
          +5  W   keep: the larger keep (1), 5 empty cells                     C-104
    final score: W 15, B 20
    B wins
    -:7:1: note: the board leaves something out: without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]

== CA-62: empty groups of 4 and 3 that touch at a corner only; the option joins them [C-106]
# c1, c2, d1, d2 and a3, a4, b3 are empty; b3 and c2 meet in a point.
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option empty_connectivity=4 $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option empty_connectivity=8 $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 1}
board: {a2: cccc, a1: ccch, b1: cccc, b2: cccc, b4: cccc, c4: cccc, d4: cccc, c3: cccc, d3: cccc}
--- stderr~
[position-assumed]
--- stdout~
W 14, B 20
W 14, B 20
W 17, B 20

== CA-64, CA-65: courts with 1 market and with 5, one of them on a start space: more merchants take the court, one market is 3, no market is nothing [C-108, C-109]
# Both courts are open; on the large one B has two merchants and W one.
$ reeve score --now --rules tests/rulesets --format json $T/pos.yaml |
$   gojq -c '.score, (.final[] | select(.points != 0) | [.player, .kind, .points, .rule])'
$ sed '/a2/a \  a1: hhcc W:merchant' $T/pos.yaml | reeve score --now --rules tests/rulesets --format json | gojq -c '.score'
--- file pos.yaml <tests/cases/castle/markets.yaml
--- stdout
{"B":35,"W":13}
["W","court",3,"C-108"]
["B","court",15,"C-108"]
{"B":35,"W":13}

== CA-66: a court with two merchants each scores for nobody, and wall tile 7 on it is illegal [C-83, C-108]
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ { cat $T/pos.yaml; echo 'final: {W: {use: [{7: court@b4}]}}'; } | reeve check --now --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [7]}}
board:
  b4: cccc+m B:merchant
  c4: cccc+m W:merchant
  d4: cccc+m B:merchant
  c3: cccc+m W:merchant
--- stdout~
W 10, B 20
illegal
--- stderr~
[use-no-majority, C-83
--- status 1

== CA-67: the market of the own side of a path counts, on the next tile too; markets on its far side do not [C-37, C-41]
# The path runs along a3 and b3; W stands north of it, B south of it, where the market is.
% sed "s/MARK/$mark/" $T/pos.yaml | reeve check --now --rules tests/rulesets 2>&1 | grep -o -e 'score.*' -e '\[pos.*'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
board:
  b4: cccc
  b3: cccc:ew+MARK B:merchant@s
  a3: cccc:ew W:merchant@n
--- rows mark
m.sw
    score W 10, B 23
    [position-assumed]
m.nw
    score W 13, B 20
    [position-assumed]

== a court that is a whole side joins the court beyond, closed or open [C-109, C-36]
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
board:
  b4: cccc+m
  c4: hhcc W:merchant
  d4: chhc
  c3: cccc+m
--- stderr~
[position-assumed]
--- stdout~
W 16, B 20

== a start space counts in an unfinished tower [C-93]
# b4 and the start space, open to the east.
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: qt
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [5]}}
board: {b4: 'ttcc W:knight'}
--- stdout~
W 14, B 20

== an unused start space is no empty cell, unless the option counts it [C-107]
# The start space north of b4 is unused: 11 cells, with the option 12. The one west of a2 is used.
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option count_unused_start_spaces=false $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option count_unused_start_spaces=true $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 1}
board: {a2: cccc, a1: ccch, a3: cccc, b2: cccc, b1: cccc}
--- stderr~
[position-assumed]
--- stdout~
W 21, B 20
W 21, B 20
W 22, B 20

== CA-73: the player with more points wins; 90 to 90 is a shared victory, or with the option nobody's [C-110]
$ reeve score --now --rules tests/rulesets $T/pos.yaml | tail -n 1
% sed "s/W: 90/W: $points/" $T/pos.yaml | reeve score --now --rules tests/rulesets --option tie=$tie 2>/dev/null | tail -n 1
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 90, B: 90}
board: {b4: cccc}
--- rows points tie
90 shared
    W and B share the victory
90 none
    nobody wins
89 shared
    B wins
--- stderr~
[position-assumed]
--- stdout
W and B share the victory

== the game is over with the turn of the last tile [C-101]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc c4
- W: cccc+m b3
- B: none
  discard: [cccc:nesw]
- W: none
--- stdout~
illegal: turn 5
--- stderr~
[game-over, C-101]
--- status 1

== a final score claimed too early is refused [C-101]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc c4
result: {W: 0, B: 0}
--- stdout~
wrong: 2 turns
--- stderr~
2 tiles still to come
[unfinished, C-101]
--- status 1

== a wrong final score is found [C-110]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc+m b4 merchant
- B: cccc c4
- W: cccc b3
- B: none
  discard: [cccc:nesw]
result: {W: 6, B: 0}
--- stdout
-: wrong: 4 turns, final score W 3, B 0
--- stderr~
W ends with 3, not 6
[wrong-result, C-110]
--- status 1
