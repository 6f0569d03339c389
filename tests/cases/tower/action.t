# Towers instead of a follower: T-1 … T-10. The start tile lies at 0,0, its city in the north, its road
# from west to east, and a field in the south, on which TO.FG (nothing but a field) can lie.

== 18 tiles come to the 72, each with a foundation, two of them with a garden in the new edition [T-1, T-3]
$ reeve tiles tower | tail -1
% reeve tiles tower --option edition=$edition --format json >$T/tiles
% gojq -s 'map(select(.tile | startswith("TO."))) | [(map(.count) | add), (map(select(.look | contains("+t"))) | length), length]' -c $T/tiles
% gojq -r '.tile | select(startswith("TO.") and endswith("G"))' $T/tiles
% reeve tiles tower --option edition=$edition | grep -cE 'TO[.]'
% reeve tiles tower --option edition=$edition --look ffff+t --format tsv | cut -f 1
--- rows edition
1
    [18,17,17]
    9
    TO.F
2
    [18,17,17]
    TO.FG
    TO.RRG
    9
    TO.FG
--- stdout
90 tiles, 41 of them different

== a tile with a foundation goes on at its edges and takes a follower like any other [T-3, K-9]
$ reeve check -q $T/follower.yaml
$ reeve check -q $T/edge.yaml
--- file follower.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1 farmer
--- file edge.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 1,0
--- stderr~
$T/edge.yaml:5:6: illegal: tile TO.FG cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there
[edge-cut, K-9]
--- status 1

== each player has 10, 9, 7, 6 or 5 pieces, by how many play [T-2]
$ players='W: a'
% players="$players, $name: $name"
% printf 'reeve: 1\nrules: tower\nplayers: {%s}\nmoves: []\n' "$players" | reeve position | grep -oE 'W: .followers: 7, towers: [0-9]+'
--- rows name
b
    W: {followers: 7, towers: 10
c
    W: {followers: 7, towers: 9
d
    W: {followers: 7, towers: 7
e
    W: {followers: 7, towers: 6
f
    W: {followers: 7, towers: 5

== of three players nobody places a tenth piece, though others have pieces left [T-2, T-8]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
towers: {'0,-1': 9}
supply: {W: {towers: 1}, B: {towers: 9}, G: {towers: 8}}
moves:
- W: BA.RFr 1,0
  tower: 0,-1               # the ninth
- B: BA.RFr -1,0
- G: BA.RFr 2,0
- W: BA.RFr 3,0
  tower: 0,-1
--- stderr
$T/game.yaml:15:10: illegal: W has no tower piece left [no-tower-piece, T-8]
     15 |   tower: 0,-1
        |          ^~~~
  help: Delete `tower`; a follower can be placed instead.
--- status 1

== six players have 5 each; the sixth piece of one of them is refused [T-2]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {a: A, b: B, c: C, d: D, e: E, f: F}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
towers: {'0,-1': 5}
supply: {a: {towers: 0}, b: {towers: 5}, c: {towers: 5}, d: {towers: 5}, e: {towers: 5}, f: {towers: 5}}
moves:
- a: BA.RFr 1,0
  tower: 0,-1
--- stderr~
[no-tower-piece, T-8]
--- status 1

== the road that crosses the city parts the fields beside it [T-4, K-28]
$ printf 'reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves: []\n' | reeve legal --tile TO.CRcr - | grep -A1 '^1,0'
--- stdout
1,0   90°               knight@n highwayman@e farmer@ne farmer@se farmer@sw
                        farmer@nw

== a piece goes on the tile just placed, or on a foundation or tower anywhere; the tile placed needs no foundation [T-6, T-7, T-10]
$ reeve position $T/game.yaml | sed -n '/^towers/,$p'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: BA.RFr 1,0
  tower: 0,-1
- G: BA.RFr 2,0
  tower: 0,-1               # by a third player: a tower is nobody's
- W: TO.L 1,-1
- B: BA.RFr 3,0
  tower: 1,-1               # a foundation of the turn before
--- stdout
towers: {'0,-1': 3, '1,-1': 1}
supply: {W: {followers: 7, towers: 8}, B: {followers: 7, towers: 7}, G: {followers: 7, towers: 8}}

== towers may be as high as all pieces together [T-10]
$ reeve check $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
towers: {'0,-1': 19}
supply: {W: {towers: 1}, B: {towers: 0}}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- stdout
$T/position.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move

== a piece needs a foundation below it [T-6]
% printf 'reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: BA.RFr 1,0\n  tower: %s\n' $cell | reeve check -q 2>&1
--- rows cell
0,0
    -:6:10: illegal: there is no tower foundation at 0,0 [no-foundation, T-6]
          6 |   tower: 0,0
            |          ^~~
      help: Delete `tower`: it is not possible in this turn.
1,0
    -:6:10: illegal: there is no tower foundation at 1,0 [no-foundation, T-6]
          6 |   tower: 1,0
            |          ^~~
      help: Delete `tower`: it is not possible in this turn.
5,5
    -:6:10: illegal: there is no tower foundation at 5,5 [no-foundation, T-6]
          6 |   tower: 5,5
            |          ^~~
      help: Delete `tower`: it is not possible in this turn.
--- status 1

== one action a turn: a follower, a tower piece, or a follower on top [T-8]
% for key in 'tower: 0,-1' 'top: 1,-1' 'tower: 0,-1\n  top: 1,-1'; do
%     { cat $T/start.yaml; printf -- "- W: $turn\n  $key\n"; } | reeve check -q 2>&1 | grep -v help || echo legal
% done
--- file start.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'1,-1': 1}
moves:
--- rows turn
BA.RFr 1,0
    legal
    legal
    -:9:8: illegal: a turn has a tower piece or a follower on top of a tower, not both [two-actions, T-8]
          9 |   top: 1,-1
            |        ^~~~
BA.RFr 1,0 highwayman
    -:8:10: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
          8 |   tower: 0,-1
            |          ^~~~
    -:8:8: illegal: a turn has a follower on the tile or a follower on top of a tower, not both [two-actions, T-8]
          8 |   top: 1,-1
            |        ^~~~
    -:9:8: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
          9 |   top: 1,-1
            |        ^~~~
--- status 0

== on a bare foundation goes no follower, on a tile without foundation neither; the offer says so, too [T-9, T-7]
% printf 'reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: TO.FG 0,-1\n  top: %s\n' $cell | reeve check -q 2>&1 | grep -v help
$ printf 'reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: TO.FG 0,-1\n' >$T/game.yaml
$ reeve legal $T/game.yaml --tile BA.RFr --actions --format json | head -1 | gojq -c '[.tower, .top, .capture]'
--- rows cell
0,-1
    -:6:8: illegal: no tower stands at 0,-1: no follower can go on top [empty-tower, T-9]
          6 |   top: 0,-1
            |        ^~~~
0,0
    -:6:8: illegal: no tower stands at 0,0: no follower can go on top [empty-tower, T-9]
          6 |   top: 0,0
            |        ^~~
7,7
    -:6:8: illegal: no tower stands at 7,7: no follower can go on top [empty-tower, T-9]
          6 |   top: 7,7
            |        ^~~
--- stdout
[["0,-1"],[],{}]

== a turn without a tile has no action, though a ransom may be paid in it [T-6, K-10, K-40]
% { cat $T/start.yaml; printf -- "- W: none\n  $key\n"; } | reeve check -q 2>&1 | grep -v help
--- file start.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': BA.L B:monk}
towers: {'0,-1': 1}
prisoners: {B: [W]}
score: {W: 3, B: 0}
moves:
--- rows key
tower: 0,-1
    -:10:10: illegal: a turn without a tile allows no `tower` [none-uses, K-10]
         10 |   tower: 0,-1
            |          ^~~~
top: 0,-1
    -:10:8: illegal: a turn without a tile allows no `top` [none-uses, K-10]
         10 |   top: 0,-1
            |        ^~~~
capture: B:monk@1,-1
    -:10:12: illegal: a turn without a tile allows no `capture` [none-uses, K-10]
         10 |   capture: B:monk@1,-1
            |            ^~~~~~~~~~~
exchange: big
    -:10:13: illegal: a turn without a tile allows no `exchange` [none-uses, K-10]
         10 |   exchange: big
            |             ^~~
ransom: B
    -:9:6: illegal: `none` is allowed only when the stack is empty: 87 tiles still to come [none-tiles-left, K-10]
          9 | - W: none
            |      ^~~~
--- status 0

== a tower parts the field between city and road, and an inner field touches both cities of its tile [T-4, K-28, K-29]
$ printf 'reeve: 1\nrules: tower\nplayers: {W: Anna, B: Bert}\nmoves: []\n' >$T/start.yaml
% reeve legal --tile $tile $T/start.yaml --format json | gojq -c 'select(.cell == "1,0" and .rotation == 0).pieces'
$ reeve score --now $T/inner.yaml
$ reeve tiles tower --format json | gojq -c 'select(.tile == "TO.CccC+").regions | map([.kind, .prizes, .ports])'
--- file inner.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': TO.CccC+ W:farmer@c
  '0,2': BA.C/180
  '1,1': BA.C/270
  '-1,1': BA.C/90
--- rows tile
BA.RCr
    ["knight@n","highwayman@e","farmer@s","farmer@ne"]
TO.RCr
    ["knight@n","highwayman@e","farmer@s","farmer@ne","farmer@nw"]
--- stderr~
[position-assumed]
--- stdout
final scoring
      +6  W   field@0,1.c: 2 completed cities, 3 each                       K-29
final score: Anna (W) 6, Bert (B) 0
Anna (W) wins
[["city",1,["nnw","n","nne","ene","e","ese","wsw","w","wnw"]],["city",0,["sse","s","ssw"]],["field",0,["c"]]]

== who has no follower left may still build, and cannot stand on top [T-8, T-6, K-16]
$ reeve legal --actions --tile BA.RFr --format json $T/game.yaml | gojq -c '[.pieces, .tower, .top]' | sort -u
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr W:highwayman
  '0,-1': TO.FG W:farmer
  '1,-1': TO.L W:monk
  '0,-2': BA.L W:monk
  '1,-2': BA.L W:monk
  '-1,-1': BA.L W:monk
  '-1,-2': BA.L W:monk
towers: {'1,-1': 1}
--- stdout
[[],["0,-1","1,-1"],[]]
