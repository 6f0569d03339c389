# Boards and tiles of classic Carcassonne, in characters and as pictures.

== each sort of tile is drawn once: joined cities fill the corner between them, others are parted there [K-5]
$ reeve tiles carcassonne
--- stdout
   f   f   BA.L                  f   f   BA.LR
     k     ffff+k                  k     ffrf+k
   f   f   4 copies              f │ f   2 copies

  fcccccf  BA.RCr               ccccccc  BA.Cccc+
  ───────  crfr                 *cccccc  cccc/j+p
   f   f   4 copies             ccccccc  1 copy

  ccccccc  BA.CccR+             ccccccc  BA.CccR
  *cc╷ccc  ccrc/j+p             ccc╷ccc  ccrc/j
  c f│f c  2 copies             c f│f c  1 copy

  c f f c  BA.CFc+              c f f c  BA.CFc.1
  cccccc*  fcfc/j+p             ccccccc  fcfc/j
  c f f c  2 copies             c f f c  1 copy

  ccccccf  BA.Cc.1 BA.CcG       ccccccf  BA.Cc+ BA.Cc+G
  ccc      cffc/j               *cc      cffc/j+p
  c f  f   3 copies             c f  f   2 copies

  ccccccf  BA.CcRr              ccccccf  BA.CcRr+
  ccc┌───  crrc/j               *cc┌───  crrc/j+p
  c f│ f   3 copies             c f│ f   2 copies

  ccccccc  BA.Ccc BA.CccG       ccccccc  BA.Ccc+
  ccccccc  ccfc/j               *cccccc  ccfc/j+p
  c f f c  3 copies             c f f c  1 copy

  fcccccf  BA.CRr               fcccccf  BA.CRRR
     ┌───  crrf                 ───□───  crrr
   f │ f   3 copies              f │ f   3 copies

  fcccccf  BA.RrC               fcccccf  BA.C BA.CG
  ───┐     cfrr                          cfff
   f │ f   3 copies              f   f   5 copies

  fcccccf  BA.CFC.2 BA.CFCG     ╲cccccf  BA.CC.2 BA.CCG
           cfcf                 c        cffc
  fcccccf  3 copies             c f  f   2 copies

   f │ f   BA.RRRR               f   f   BA.RRR
  ───□───  rrrr                 ───□───  frrr
   f │ f   1 copy                f │ f   4 copies

   f   f   BA.Rr BA.RrG          f   f   BA.RFr BA.RFrG
  ───┐     ffrr                 ───────  frfr
   f │ f   9 copies              f   f   8 copies

72 tiles, 24 of them different

== each box has its tiles: the first has no gardens [K-3]
% reeve tiles carcassonne --option edition=$edition >$T/tiles
% tail -1 $T/tiles; grep -oE 'BA[.][^ ]*G' $T/tiles | wc -l
--- rows edition
1
    72 tiles, 24 of them different
    0
2
    72 tiles, 24 of them different
    8

== whoever stands on a feature stands in it; farmers of two fields of a tile are apart [K-14]
$ reeve show $T/board.yaml
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert, R: Rita}
to_move: W
board:
  '0,0': BA.RCr W:farmer@s
  '0,1': BA.CFc+/90
  '0,2': BA.Ccc/180 B:knight@s
  '-1,1': BA.CC.2 R:knight@w
  '1,0': BA.LR/90 R:monk@c
  '2,0': BA.L
  '-1,0': BA.RRR B:farmer@se
  '-1,-1': BA.CRRR/90 W:highwayman@w
score: {W: 0, B: 0, R: 0}
--- stdout
        -1       0       1       2
             ┊c f f c┊
  2          ┊Bcccccc┊
             ┊ccccccc┊
      ╲cccccf┊fcccccf┊
  1   R      ┊  ccc  ┊
      c f  f ┊fcc*ccf┊
       f   f ┊fcccccf┊ f   f ┊ f   f
  0   ───□───────────────kR  ┊   k
       f │ B ┊ W   f ┊ f   f ┊ f   f
       f │f c┊
 -1   ─W─□  c┊
       f │f c┊
        -1       0       1       2
─ road  c city  k monastery  f field  □ crossing  * pennant

    player    score  followers
> W Anna (W)      0          5
  B Bert (B)      0          5
  R Rita (R)      0          5
64 tiles to come

== other tiles by edges can be told apart, too: cities that only touch, roads around a corner, through a city and into nothing
$ mkdir $T/odd && {
$     echo '{ruleset: 1, name: odd, extends: carcassonne, title: Odd tiles, more_tiles: {'
$     for look in cccc cccc:nw,es cccc:new,s ccfc:nw,e cccf rrrr:nw,es crcr/j frff crrr+k rrrr:nesw; do
$         echo "'X$((n = n + 1))': {look: '$look', count: 1},"
$     done
$     echo '}}'
$ } >$T/odd/ruleset.yaml
$ reeve tiles odd --rules $T | sed -n '/X1/,$p'
$ reeve tiles odd --rules $T --svg $T/odd.svg && xmllint --noout $T/odd.svg
$ lua5.4 tests/run/picture.lua $T/odd.svg | grep -E '^(tile|built|line|village|abbey|gate)\>'
--- stdout
  ╲ccccc╱  X1                   cccccc╱  X2
  c     c  cccc                 ccc ccc  cccc:nw,es
  ╱ccccc╲  1 copy               ╱cccccc  1 copy

  ccccccc  X3                   cccccc╱  X4
  ccccccc  cccc:new,s           ccc   c  ccfc:nw,e
  ╱ccccc╲  1 copy               c f f c  1 copy

  fccccc╱  X5                    f │ f   X6
        c  cccf                 ──╯ ╭──  rrrr:nw,es
  fccccc╲  1 copy                f │ f   1 copy

  fcccccf  X7                    f   f   X8
  ───────  crcr/j                  ╶───  frff
  fcccccf  1 copy                f   f   1 copy

  fcccccf  X9                    f │ f   X10
  ───k───  crrr+k               ───┼───  rrrr:nesw
   f │ f   1 copy                f │ f   1 copy

82 tiles, 34 of them different
abbey	4
built	35
gate	3
line	28
tile	34
village	4

== a board that is drawn narrow shows the same
$ reeve show $T/board.yaml | sed '/^─/,$d'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': BA.LR/90 B:monk@c
  '2,0': BA.C/90
  '3,0': BA.CC.2 W:knight@n
  '4,0': BA.L
  '5,0': BA.C/90
  '6,0': BA.CFc.1 W:farmer@n
  '7,0': BA.Cc+ B:farmer@e
  '8,0': BA.L
  '9,0': BA.RRR/270 B:farmer@ne
score: {W: 0, B: 0}
--- stdout
        0     1     2     3     4     5     6     7     8     9
      fcccf┊ f f ┊ f fc┊╲cWcf┊ f f ┊ f fc┊cW fc┊ccccB┊ f f ┊ f│B
  0   ────────kB ┊    c┊c    ┊  k  ┊    c┊ccccc┊*c   ┊  k  ┊  □──
       f f ┊ f f ┊ f fc┊cf f ┊ f f ┊ f fc┊cf fc┊cf f ┊ f f ┊ f│f
        0     1     2     3     4     5     6     7     8     9

== pictures show the position as it is, tile by tile, for as many players as there are
$ reeve tiles carcassonne --format json | gojq -r '
$     .tile as $t | (.regions | map(.kind)) as $kinds |
$     (["built", "city"], ["line", "road"], ["abbey", "monastery"]) as [$class, $kind] |
$     [$t, $class, ($kinds | map(select(. == $kind)) | length)] | @tsv' >$T/on
$ reeve tiles carcassonne --format json |
$     gojq -r '[.tile, "shield", (.regions | map(.prizes) | add)] | @tsv' >>$T/on
$ wc -l <$T/on
% reeve sim carcassonne --players $players --seed $players >$T/game.yaml
% for turn in 0 30 70; do
%     reeve show $T/game.yaml --at $turn --svg $T/board.svg
%     reeve position $T/game.yaml --at $turn >$T/position.yaml
%     xmllint --noout $T/board.svg && lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml $T/on
% done
--- rows players
2
3
4
5
6
--- stdout
128

== the catalogue has each sort of tile once, all names of a sort whole, and each city, road, pennant and monastery [K-5]
$ reeve tiles carcassonne --svg $T/tiles.svg
$ xmllint --noout $T/tiles.svg
$ lua5.4 tests/run/picture.lua $T/tiles.svg |
$     grep -E '^(tile|built|line|abbey|shield|village|market|fountain|square)\>'
$ reeve tiles carcassonne --format json | gojq -s 'map(select(.tile == .same).regions[]) |
$     [(map(select(.kind == ("city", "road", "monastery"))) | group_by(.kind)[] | length),
$      (map(.prizes) | add)]' -c
$ grep -o 'class="ids">[^<]*' $T/tiles.svg | cut -d '>' -f 2 | tr ' ' '\n' | LC_ALL=C sort >$T/drawn
$ reeve tiles carcassonne --format json | gojq -r .tile | LC_ALL=C sort | cmp - $T/drawn
--- stdout
abbey	3
built	20
line	20
shield	7
tile	24
village	4
[20,2,20,6]

== keys name only what this game has
$ reeve show $T/board.yaml --svg $T/board.svg
% test $picture = board || reeve tiles carcassonne --svg $T/tiles.svg
% xmllint --xpath '//*[@class = "key"]//*[local-name() = "text"]/text()' $T/$picture.svg
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr}
score: {W: 0, B: 0}
--- rows picture
tiles
    road
    city
    monastery
    field
    crossing
    pennant
board
    road
    city
    field

== around the tiles only the cells are drawn in which a tile can be laid
$ reeve show $T/board.yaml --svg - >$T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(cell|ground|tile)\>'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr, '1,0': BA.RFr, '1,-1': BA.L}
score: {W: 0, B: 0}
--- stdout
cell	7
ground	3
tile	3

== the name of a tile is left out where it would hide who stands there
$ reeve show $T/board.yaml --tiles --svg - | grep -c 'class="number"'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr, '1,0': [BA.RRRR, 'W:farmer@nw', 'W:farmer@ne', 'B:farmer@sw', 'B:farmer@se']}
score: {W: 0, B: 0}
--- stdout
1

== an illegal tile is drawn beside a board without end, too [K-9]
$ reeve show $T/game.yaml --svg $T/board.svg 2>/dev/null
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(hatched|refused|tile)\>'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,1
--- stdout
hatched	1
refused	1
tile	1
