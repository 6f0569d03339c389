# Boards with bridges and castles, as text and as pictures.

== a bridge is a double line, a castle token fills its city; hands have what is left of both [B-1, B-3, B-22]
$ reeve show fixtures/bazaars/doorstep.yaml
$ reeve show fixtures/bazaars/doorstep.yaml --at 2
--- stdout
        -2      -1       0       1       2       3
                     ┊ f   f ┊ f   f ┊
  1                  ┊       ┊   k   ┊
                     ┊f▓▓▓▓▓f┊ f   f ┊
       f   f ┊ f   f ┊f▓▓▓▓▓f┊ f   f ┊ f   f ┊ f R f
  0      k───────────────────════kB══────k   ┊   k
       f   f ┊ f   f ┊ f   f ┊ f   f ┊ f   f ┊ f ║ f
             ┊ f   f ┊ f   f ┊ f   f ┊
 -1          ════k════─────R─────┐   ┊
             ┊ f   f ┊ f   f ┊ f │ f ┊
                             ┊ f │ f ┊
 -2                          ┊   │   ┊
                             ┊ f │ f ┊
                             ┊ f │ f ┊
 -3                          ┊   └────
                             ┊fccBccf┊
        -2      -1       0       1       2       3
─ road  c city  k monastery  f field
═ bridge  ▓ castle
last tile laid: BA.RrC/180 1,-3

    player    score  followers  bridges  castles
> R Rosa (R)     10          5        2        2
  B Ben (B)       0          5        1        3
71 tiles to come
         0       1
       f   f ┊
  1          ┊
      f▓▓R▓▓f┊
      f▓▓▓▓▓f┊ f   f
  0   ───────════kB══
       f   f ┊ f   f
         0       1
─ road  c city  k monastery  f field
═ bridge  ▓ castle
last tile laid: BA.L 1,0

    player    score  followers  bridges  castles
> R Rosa (R)      0          6        3        2
  B Ben (B)       0          6        2        3
81 tiles to come

== together with towers: tower pieces, bridges, castle tokens and prisoners [B-20, B-50]
$ reeve show fixtures/bazaars/bridge-and-tower.yaml
$ sed 's/Anna/Annabella of the long name/' fixtures/bazaars/bridge-and-tower.yaml | reeve show - >$T/board
$ tail -5 $T/board
$ wc -L <$T/board
--- stdout
        -1       0       1       2       3
             ┊ f   f ┊ f   f ┊
  1          ┊       ┊   kB  ┊
             ┊f▓▓W▓▓f┊ f   f ┊
       f   f ┊f▓▓▓▓▓f┊ W 3 f ┊fcccccf┊ f$R f
  0   ───────────────══════B═────────────□───
       f   f ┊ f   f ┊ f   f ┊ f 1 f ┊ f ║ f
             ┊ R2B f ┊ f   f ┊ f $ f ┊
 -1          ════k═══────────══════W══
             ┊ f   f ┊ f   f ┊ f   f ┊
        -1       0       1       2       3
─ road  c city  k monastery  f field  □ crossing
3 height of a tower, and who stands on top  $ bazaar  ═ bridge  ▓ castle
large followers: W knight on 0,1, B highwayman on 1,0

    player    score  followers  large  towers  bridges  castles  prisoners
> W Anna (W)      3          5      0       7        2        2  B R
  B Bert (B)      0          3      0       7        2        3  -
  R Rita (R)     12          4      1       7        1        3  B
92 tiles to come
    player         score  followers  large  towers  bridges  castles  prisoners
> W Annabella of…      3          5      0       7        2        2  B R
  B Bert (B)           0          3      0       7        2        3  -
  R Rita (R)          12          4      1       7        1        3  B
92 tiles to come
79

== what a bridge goes over: a road across, a road that ends, a village, a city, a monastery [B-3, B-5, B-17]
$ reeve show $T/position.yaml | sed '/^─/,$d'
--- file position.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': BA.Cc.1/180
  '1,0': BA.RFr
  '1,1': BA.CFc+ W:knight@e
  '2,0': BB.RFR.b/90
  '3,0': BA.L
  '4,0': BA.Rr/90
  '4,1': BB.R.bi
bridges: {'1,0': ns, '1,1': ns, '2,0': ns, '3,0': ew, '4,1': ew}
--- stdout
         0       1       2       3       4
       f  f c┊c f║f c┊               ┊ f $ f
  1       ccc┊Wcc║cc*┊               ════╤═══
      fcccccc┊c f║f c┊               ┊ f │ f
      fcccccf┊ f ║ f ┊ f$║ f ┊ f   f ┊ f │ f
  0   ───────────╫───────□───════k═══────┘
       f   f ┊ f ║ f ┊ f ║ f ┊ f   f ┊ f   f
         0       1       2       3       4

== a board that is drawn narrow shows the same [B-3, B-22]
$ reeve show $T/position.yaml | sed '/^─/,$d'
--- file position.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': BA.L
  '2,0': BA.RFr
  '3,0': BA.RFr
  '4,0': BA.RFr
  '5,0': BA.L W:highwayman@e
  '-1,0': BA.RFr
  '-2,0': BA.RFr
  '-3,0': BA.RFr
  '-4,0': BA.RFr
  '-5,0': BA.LR/270
bridges: {'1,0': ew, '3,0': ns, '5,0': ew}
castles: {'city@0,1': W}
--- stdout
       -5    -4    -3    -2    -1     0     1     2     3     4     5
                                   ┊ f f ┊
  1                                ┊     ┊
                                   ┊f▓W▓f┊
       f f ┊ f f ┊ f f ┊ f f ┊ f f ┊f▓▓▓f┊ f f ┊ f f ┊ f║f ┊ f f ┊ f f
  0     k────────────────────────────────═══k══─────────╫────────═══kW═
       f f ┊ f f ┊ f f ┊ f f ┊ f f ┊ f f ┊ f f ┊ f f ┊ f║f ┊ f f ┊ f f
       -5    -4    -3    -2    -1     0     1     2     3     4     5

== the tile that is refused is drawn with its bridge [B-9]
$ printf 'reeve: 1\nrules: bazaars\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: BA.RFr/90 0,-1\n  bridge: ew\n' >$T/game.yaml
$ reeve show $T/game.yaml --svg $T/board.svg 2>/dev/null
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(bridge|hatched)'
--- stdout
bridge	1
hatched	1

== pictures show the position as it is: bridges, castles and their lords, hands [B-1, B-8, B-22, B-40]
$ reeve tiles bazaars --format json | gojq -r '
$     .tile as $t | (.regions | map(.kind)) as $kinds |
$     ([$t, "bazaar", (.marks | map(select(. == "bazaar")) | length)],
$      [$t, "built", ($kinds | map(select(. == "city")) | length)],
$      [$t, "abbey", ($kinds | map(select(. == "monastery")) | length)]) | @tsv' >$T/on
$ for players in 2 3 4 5 6; do
$     reeve sim bazaars --players $players --seed $((30 + players)) >$T/game.yaml
$     for turn in 30 45 60; do
$         reeve show $T/game.yaml --at $turn --svg $T/board.svg
$         reeve position $T/game.yaml --at $turn >$T/position.yaml
$         xmllint --noout $T/board.svg && lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml $T/on
$         lua5.4 tests/run/picture.lua $T/board.svg >>$T/counts
$     done
$ done
% awk -v class=$class '$1 == class {n += $2} END {print class, (n > 10 ? "many" : n)}' $T/counts
--- rows class
bridge
    bridge many
castle
    castle many
pieces-bridges
    pieces-bridges many
pieces-castles
    pieces-castles many

== a picture of both expansions has all of it, in words, too [B-20]
$ reeve show fixtures/bazaars/bridge-and-tower.yaml --svg $T/board.svg
$ reeve position fixtures/bazaars/bridge-and-tower.yaml >$T/position.yaml
$ xmllint --noout $T/board.svg && lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml
$ xmllint --xpath '//*[local-name() = "desc"]/text()' $T/board.svg
$ xmllint --xpath '//*[@class = "key"]//*[local-name() = "text"]/text()' $T/board.svg
--- stdout
Anna (W): 3 points, 5 followers in hand, 7 tower pieces, 2 bridges, 2 castle tokens, prisoners 1 of Bert (B), 1 of Rita (R); Bert (B): 0 points, 3 followers in hand, 7 tower pieces, 2 bridges, 3 castle tokens; Rita (R): 12 points, 4 followers in hand, 1 large, 7 tower pieces, 1 bridge, 3 castle tokens, prisoners 1 of Bert (B).
road
city
monastery
field
crossing
tower, with its height
bazaar
bridge
castle
large follower

== tiles that players hold after a bazaar are drawn whole, each beside a follower of its player [B-60]
$ reeve sim bazaars --players 4 --seed 3 >$T/game.yaml
$ reeve show $T/game.yaml --at 5 --svg $T/board.svg
$ xmllint --noout $T/board.svg
$ grep -A1 'class="held-tile"' $T/board.svg | grep -o '<title>.*'
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(buyer|held-tile)'
$ grep -o 'class="name"[^<]*' $T/board.svg
--- stdout
<title>tile BA.CRRR</title>
<title>tile BB.CFR!G</title>
<title>tile BA.Rr</title>
<title>tile BB.F.b</title>
buyer	4
held-tile	4
class="name">White (W)
class="name">Black (B)
class="name">Red (R)
class="name">Green (G)
