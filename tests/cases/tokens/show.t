# Tokens as people see them: on the board, in pictures, on the page, in stories of places.

== the board marks tiles with tokens, and says in words what lies where; pictures draw them on tiles, on cells, at corners, beside players [TK-1, TK-2]
$ reeve show --rules tests/rulesets $T/game.yaml
$ reeve show --rules tests/rulesets --svg - $T/game.yaml >$T/board.svg && xmllint --noout $T/board.svg
$ grep -A 1 'class="lying"' $T/board.svg | grep -o '<title>[^<]*' | sort
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(lying|tokens)\>'
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  0,1: fccf/j+p
  1,1: crrc/j
  1,2: ffcf R:farmer
  1,0: rffr B:highwayman
score: {R: 14, B: 12}
tokens: {fairy: '0,2', gold: {'1,0': 2, R: 3, B: 1}, sheep: {'field@1,0.ne': [2, wolf], table: 1},
  post: {'0,0/se': 1, '0,1/nw': 2}}
--- stdout
         0       1
             ┊ R   f
  2          ┊
             ┊fcccccf
       f  f c┊ccccccf
  1       ccc┊ccc┌───
      fcc*ccc┊c f│ f
      fcccccf┊ f B f
  0   ───────────┘&
       f & f ┊ f   f
         0       1
─ road  c city  f field  * pennant
& token
tokens: 2 sheep: 2, wolf, at field@0,0.s; 2 gold at 1,0; fairy at 0,2; signpost
  at 1,0/sw; 2 signposts at 0,1/nw; sheep: 1, on the table

    player    score  followers  gold
> R Rosa (R)     14          6     3
  B Ben (B)      12          6     1
67 tiles to come
<title>2 gold at 1,0
<title>2 sheep: 2, wolf, at field@0,0.s
<title>2 signposts at 0,1/nw
<title>fairy at 0,2
<title>sheep: 1, on the table
<title>signpost at 1,0/sw
lying	7
tokens	2

== so does the JSON
$ reeve show --rules tests/rulesets --format json $T/game.yaml | gojq -c '(.tiles[].things[], .things[]) | select(.name | test("^token")) | del(.place)'
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
score: {R: 0, B: 0}
tokens: {fairy: '0,1', gold: {'0,0': 2, R: 3}, sheep: {'field@0,0.s': [2, wolf], table: 1}, post: '0,0/ne'}
--- stdout
{"name":"token","number":2,"text":"2 gold at 0,0","words":"gold"}
{"name":"token","number":2,"text":"2 sheep: 2, wolf, at field@0,0.s","words":"sheep"}
{"name":"token-cell","number":1,"text":"fairy at 0,1","words":"fairy"}
{"name":"token-table","number":1,"text":"sheep: 1, on the table","words":"sheep"}
{"name":"token-corner","number":1,"text":"signpost at 0,0/ne","words":"post"}
{"name":"tokens","number":3,"player":"R","words":"gold"}
{"name":"tokens","number":0,"player":"B","words":"gold"}

== on a board of quadrants, too
$ mkdir $T/r && mv $T/ruleset.yaml $T/r
$ reeve position --rules $T $T/game.yaml | grep tokens
$ reeve show --rules $T --svg - $T/game.yaml | grep -A 1 'class="lying"' | grep -o '<title>[^<]*' | sort
$ reeve show --rules $T $T/game.yaml | grep -A 1 '^tokens'
--- file ruleset.yaml
ruleset: 1
name: r
extends: castle
tokens:
  fairy: {name: fairy, number: 1, on: cell, picture: star}
  gold: {name: [gold, gold], number: 12, on: [tile, player]}
  sheep: {name: [sheep, sheep], faces: {1: 4, wolf: 2}, on: feature}
  post: {name: signpost, number: 3, on: corner}
--- file game.yaml
reeve: 1
rules: r
players: {W: Anna, B: Bert}
to_move: W
board: {b3: 32}
score: {W: 0, B: 0}
tokens: {fairy: b3, gold: {b3: 2, W: 1}, sheep: {house@b3: wolf}, post: {b3/ne: 1, b4/nw: 1}}
--- stdout
tokens: {fairy: b3, gold: {b3: 2, W: 1}, sheep: {house@b3.s: wolf}, post: {b3/ne: 1, b4/nw: 1}}
<title>2 gold at b3
<title>fairy at b3
<title>sheep: wolf, at house@b3.s
<title>signpost at b3/ne
<title>signpost at b4/nw
tokens: fairy at b3; 2 gold at b3; sheep: wolf, at house@b3.s; signpost at
  b3/ne; signpost at b4/nw

== the page shows each turn with its tokens
$ reeve sim tokens --rules tests/rulesets --script $T/fairy.lua --seed 1 >$T/game.yaml
$ reeve show --rules tests/rulesets --script $T/fairy.lua --html $T/page.html $T/game.yaml && grep -o '<title>fairy at [^<]*' $T/page.html | sort -u | wc -l
--- file fairy.lua
return {api = 1, name = "fairy", summary = "Moves it.", rules = {"tokens"}, hooks = {
  turn_ending = function(game, turn) game:token("fairy"):move(turn:tile()) end,
}}
--- stdout
71

== a story of a place tells of them
$ reeve why --rules tests/rulesets $T/game.yaml 0,0
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
score: {R: 0, B: 0}
tokens: {fairy: '0,0', gold: {'0,0': 2}}
--- stdout
0,0
           tile crfr at 0,0 lies there in the position
           fairy at 0,0
           2 gold at 0,0
city@0,0.n
           tile crfr at 0,0: 1 tile, 1 open end
           open at 0,0 (north)
road@0,0.e
           tile crfr at 0,0: 1 tile, 2 open ends
           open at 0,0 (east, west)
field@0,0.s
           tile crfr at 0,0: 1 tile, 3 open ends
           open at 0,0 (east, south, west)
field@0,0.ne
           tile crfr at 0,0: 1 tile, 2 open ends
           open at 0,0 (east, west)
