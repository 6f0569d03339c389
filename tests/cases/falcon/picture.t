# What pictures and tables show of The Falcon.

== four gates on the wall, between the spaces that the rules name [F-3]
$ reeve show --svg $T/board.svg
$ grep -A1 'class="gate"' $T/board.svg | grep title
--- stdin
reeve: 1
rules: falcon
players: {W: W, B: B}
to_move: W
board: {b3: 13}
--- stdout
<title>gate between 27 and 28</title>
<title>gate between 47 and 48</title>
<title>gate between 69 and 70</title>
<title>gate between 91 and 92</title>

== none in The Castle
$ reeve show --svg $T/board.svg
$ grep -c 'class="gate"' $T/board.svg
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
board: {b3: 13}
--- stdout
0
--- status 1

== aeries on tiles, on the path, in the hand and in the key
$ reeve show --rules tests/rulesets $T/pos.yaml
$ reeve show --rules tests/rulesets --svg $T/board.svg $T/pos.yaml
$ grep -o 'class="aerie"' $T/board.svg | wc -l
$ reeve tiles --rules tests/rulesets fq --format json | gojq -c 'select(.tile == "end-a") | [.regions[] | [.kind, .collects]]'
--- file pos.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [], collected: 2}}
board: {b4: court-a W:merchant, a4: t2-aa, c4: end-a/90 B:preacher@w}
--- stdout
         a       b       c       d
     ╔════════ c   c ════════════════╗
     ║ t^ ^t ┊Wc*^ c ┊Bk   c ┊       ║
  4  ║ t2-aa ┊court-a┊   ╶─^──   ·   ║
     ║ c   c ┊ c   c ┊ k^  c ┊       ║
     ║                               ║
  3  ║   ·       ·       ·       ·   ║
     ║                               ║
     c                               ║
  2      ·       ·       ·       ·   ║
     c                               ║
     ║                               ║
  1  ║   ·       ·       ·       ·   ║
     ║                               ║
     ╚═══════════════════════════════╝
         a       b       c       d
─ path  t tower  c court  k chapel  * market  ^ aerie

    player  score  space  followers  keep  aeries  wall tiles
> W W           0      0          5     -       2  -
  B B           0      0          5     -       0  -
wall tiles on the wall at 3 32 56
214 tiles to come
7
[["court",0],["court",0],["chapel",1],["path",1]]

== a start space with an aerie
$ reeve show --rules $T $T/pos.yaml | sed -n '/ 4 /,/ 3 /p'
--- file mine/ruleset.yaml
ruleset: 1
name: mine
extends: falcon
board:
  starts:
    6: {cell: b3, side: w, n: chapel, s: court, collects: n}
--- file pos.yaml
reeve: 1
rules: mine
players: {W: W, B: B}
to_move: W
board: {b3: 13}
--- stdout
  4          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
            ^k c   c ┊                                               ║
  3             13   ┊   ·       ·       ·       ·       ·       ·   ║

== an aerie and a market do not lie on each other, wherever the aerie is printed
% printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nboard: {b3: %s}\n' "$look" | reeve show --svg $T/b.svg
% lua5.4 tests/run/picture.lua $T/b.svg | grep -E 'lies on|^aerie'
--- rows look
cccc+m+a
    aerie	2
kkcc+m+a.ne
    aerie	2
kkcc+m+a.se
    aerie	2
kccc+m+a.sw
    aerie	2
kckc+m.ne+a.ne
    aerie	2
tctt+m+a.ne
    aerie	2
cccc:ns+m.ne+a.ne+a.n
    aerie	3

== a page of a game whose tiles are described by look, which makes its ruleset anew
$ reeve sim falcon --seed 1 >$T/game.yaml; reeve show --html $T/game.html $T/game.yaml; grep -c '<summary>What the pictures mean' $T/game.html
--- stdout
1
