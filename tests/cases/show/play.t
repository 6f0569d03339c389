# reeve play through a pipe: what it asks.

== which of several orders of scoring it was: its outcomes are listed, and its number is enough
$ reeve play $T/game.yaml; echo "status $?"; tail -n 3 $T/game.yaml; reeve check $T/game.yaml
--- stdin
58/90 c1 knight
3
2
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 W:squire
score: {W: 12, B: 0}
--- stdout
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
No 3 is listed.
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
  1  W  58/90 c1 knight@se                                              15     0
      +1  W   house@d1.sw: 1 tile, 1 each                                   C-53
          W   keep to house@d1.sw: 1 tile                                   C-64
          W   takes the wall tile at 12                                     C-69
      +2  W   tower@c1.se: 1 tile, 2 each                                   C-52
If its number is known, type `take: {12: NUMBER}`.
Anna (W) 15, Bert (B) 0; Bert (B) is to move, 58 tiles left
status 0
moves:
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
$T/game.yaml: legal so far: 1 turn, score Anna (W) 15, Bert (B) 0, B to move
--- stderr
$T/game.yaml:13:6: ambiguous: the order of scoring decides who takes a wall tile, and the record does not say it: tower@c1.se, house@d1.sw - nobody takes one; or house@d1.sw, tower@c1.se - W takes 12 [order-ambiguous, C-71, wall_pickup: per_feature]
     13 | - W: 58/90 c1 knight
        |      ^~~~~
  help: Add `order: […]` to the entry, with the features as they were scored.

== the key that was chosen takes the place of one that does not say enough; undo forgets the entry
$ reeve play $T/game.yaml >$T/said 2>&1; grep -c '^Which was it' $T/said; tail -n 3 $T/game.yaml; reeve check $T/game.yaml
--- stdin
58/90 c1 knight; order: []
undo
58/90 c1 knight; order: []
1
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 W:squire
score: {W: 12, B: 0}
--- stdout
2
moves:
- W: 58/90 c1 knight@se
  order: [tower@c1.se, house@d1.sw]
$T/game.yaml: legal so far: 1 turn, score Anna (W) 15, Bert (B) 0, B to move

== a deal that was left out goes into its lot
$ reeve play $T/game.yaml 2>/dev/null; tail -n 4 $T/game.yaml
--- stdin
bazaar: {draw: [BA.RFr, BA.C, BA.L], lots: [{tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}}, {tile: BA.C, chooser: R, bids: {R: 2, W: 3}}]}
1
2
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
Which was it?
  1: B buys tile BA.L from W for 3
  2: W buys tile BA.L from B for 3
Type its number; `undo` takes the entry back.
Which was it?
  1: R buys tile BA.C from W for 3
  2: W buys tile BA.C from R for 3
Type its number; `undo` takes the entry back.
  2  -  bazaar: BA.L to B for 3, BA.C to W for 3                   0    -3     3
      -3  B   bazaar: buys tile BA.L from W                                 B-58
      +3  W   bazaar: for tile BA.L, from B                                 B-58
      -3  W   bazaar: buys tile BA.C from R                                 B-58
      +3  R   bazaar: for tile BA.C, from W                                 B-58
          R   takes tile BA.RFr for nothing                                 B-63
White (W) 0, Black (B) -3, Red (R) 3; Black (B) is to move, 82 tiles left
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 2, W: 3}, deal: sell}

== T-38: which prisoner comes back
$ reeve play $T/game.yaml 2>/dev/null; tail -n 4 $T/game.yaml; reeve check $T/game.yaml
--- stdin
BA.RFr 1,0; tower: 0,-1; capture: B:farmer@0,-1
2
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
prisoners: {B: [W, W big]}
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 88 tiles left
exchange: Which of two of the player's own followers comes back in an exchange?
  1: brings back small
  2: brings back big
Type its number; `undo` takes the entry back.
  1  W  BA.RFr 1,0                                                       0     0
          W   places piece 1 on the tower at 0,-1                            T-6
          W   takes B's farmer at 0,-1 prisoner                             T-20
          W   and B exchange prisoners: a large follower of W, a follower
              of B                                                          T-37
White (W) 0, Black (B) 0; Black (B) is to move, 87 tiles left
- W: BA.RFr 1,0
  tower: 0,-1
  capture: 'B:farmer@0,-1.n'
  exchange: big
$T/game.yaml: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move

== a bazaar is asked for answer by answer; a wrong one is refused, and undo takes one back
$ reeve play $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml; reeve check $T/game.yaml; reeve show $T/game.yaml | tail -n 5
--- stdin
BA.RFr
BA.Q
BA.C
undo
BA.C
BA.L
BA.LR
BA.L
pass
2
pass
2
many
undo
undo
1
pass
3
neither
buy
BA.C
2 3
undo
4 sell
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
A bazaar: which tile is drawn, 2 of 3?
there is no tile `BA.Q` in Bridges, Castles and Bazaars
A bazaar: which tile is drawn, 2 of 3?
A bazaar: which tile is drawn, 3 of 3?
A bazaar: which tile is drawn, 2 of 3?
A bazaar: which tile is drawn, 3 of 3?
Which tile does B choose: BA.RFr, BA.C, BA.L?
tile BA.LR cannot be chosen: what is left is BA.RFr, BA.C, BA.L
Which tile does B choose: BA.RFr, BA.C, BA.L?
Tile BA.L: what does B bid, 0 or more? (then R, W)
B chose the tile and must open the bidding
Tile BA.L: what does B bid, 0 or more? (then R, W)
Tile BA.L; B has bid 2: what does R bid, 3 or more, or pass? (then W)
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
W bids 2: 3 is the least
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
`many`: a bid is 0 to 999999999, or pass
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
Tile BA.L; B has bid 2: what does R bid, 3 or more, or pass? (then W)
Tile BA.L: what does B bid, 0 or more? (then R, W)
Tile BA.L; B has bid 1: what does R bid, 2 or more, or pass? (then W)
Tile BA.L; B has bid 1: what does W bid, 2 or more, or pass?
Tile BA.L: does B buy it from W for 3, or sell it? (buy, sell)
`neither`: a deal is buy or sell
Tile BA.L: does B buy it from W for 3, or sell it? (buy, sell)
Which tile does R choose: BA.RFr, BA.C?
Tile BA.C: what does R bid, 0 or more? (then W)
Tile BA.C: does R buy it from W for 3, or sell it? (buy, sell)
Tile BA.C; R has bid 2: what does W bid, 3 or more, or pass?
  2  -  bazaar: BA.L to B for 3, BA.C to W for 4                  -1    -3     4
      -3  B   bazaar: buys tile BA.L from W                                 B-58
      +3  W   bazaar: for tile BA.L, from B                                 B-58
      -4  W   bazaar: buys tile BA.C from R                                 B-58
      +4  R   bazaar: for tile BA.C, from W                                 B-58
          R   takes tile BA.RFr for nothing                                 B-63
White (W) -1, Black (B) -3, Red (R) 4; Black (B) is to move, 82 tiles left
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 1, R: pass, W: 3}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 2, W: 4}, deal: sell}
$T/game.yaml: legal so far: 2 turns, score White (W) -1, Black (B) -3, Red (R) 4, B to move
    player     score  followers  bridges  castles  from the bazaar
  W White (W)     -1          7        3        3  BA.C
> B Black (B)     -3          7        3        3  BA.L
  R Red (R)        4          7        3        3  BA.RFr
82 tiles to come
--- stderr

== who has a tile is not asked for a bid, nor is the last tile; several answers can be on a line
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BA.L BA.L 99999
BA.L 9999
pass sell
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
tile 99999 cannot be chosen: what is left is BA.L, BA.L
Which tile does B choose: BA.L, BA.L?
Tile BA.L; B has bid 9999: what does W bid, 10000 or more, or pass?
  2  -  bazaar: BA.L to B for 9999                                       0 -9999
   -9999  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.L for nothing                                   B-63
White (W) 0, Black (B) -9999; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.L, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 9999, W: pass}}

== a tile that is not left as often cannot be drawn again; one can be told by its look
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BB.CFR.b BB.CFR.b
cfrf+b crfr
crfr
crfr 0 1 sell
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
no tile BB.CFR.b is left
A bazaar: which tile is drawn, 2 of 2?
no tile cfrf+b is left
A bazaar: which tile is drawn, 2 of 2?
Which tile does B choose: BB.CFR.b, crfr?
  2  -  bazaar: BA.RCr to W for 1                                       -1     1
      -1  W   bazaar: buys tile BA.RCr from B                               B-58
      +1  B   bazaar: for tile BA.RCr, from W                               B-58
          B   takes tile BB.CFR.b for nothing                               B-63
White (W) -1, Black (B) 1; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BB.CFR.b, BA.RCr]
    lots:
    - {tile: BA.RCr, chooser: B, bids: {B: 0, W: 1}, deal: sell}

== B-69: without auction, and under a house rule by which nobody bids, only the tiles are chosen
$ for line in 'options: {bazaar_auction: false}' 'scripts: [bazaar-without-bidding]'; do
$   { echo "$line"; cat $T/game.yaml; } >$T/so.yaml
$   printf 'BA.RFr BA.C BA.L\nBA.C\nBA.L\n' | reeve play $T/so.yaml; sed -n '/^- bazaar/,$p' $T/so.yaml
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
Which tile does B choose: BA.RFr, BA.C, BA.L?
Which tile does R choose: BA.RFr, BA.L?
  2  -  bazaar: BA.C to B, BA.L to R                               0     0     0
          B   takes tile BA.C for nothing                                   B-69
          R   takes tile BA.L for nothing                                   B-69
          W   takes tile BA.RFr for nothing                                 B-63
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.C, chooser: B}
    - {tile: BA.L, chooser: R}
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
Which tile does B choose: BA.RFr, BA.C, BA.L?
Which tile does R choose: BA.RFr, BA.L?
  2  -  bazaar: BA.C to B, BA.L to R                               0     0     0
          B   takes tile BA.C for nothing                                   B-69
          R   takes tile BA.L for nothing                                   B-69
          W   takes tile BA.RFr for nothing                                 B-63
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.C, chooser: B}
    - {tile: BA.L, chooser: R}

== B-54: with fewer tiles than players there is no bazaar, and nothing is asked
$ left() { reeve tiles bazaars --format tsv | awk -F'\t' -v n=$1 -v of=$2 '
$     { k = $2 - ($1 == "BA.RCr" || $1 == "BB.F.b") - ($1 == of ? n : 0); while (k-- > 0) print $1 }' |
$   paste -sd, | sed 's/.*/discards: [&]/'; }
$ for n in 2 3; do
$   { cat $T/game.yaml; left $n BA.L; printf 'moves:\n- W: BB.F.b 0,-1\n'; } >$T/so.yaml
$   echo help me not | reeve play $T/so.yaml | head -n 2
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 2 tiles left
Nothing follows `help`.
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 3 tiles left
A bazaar: which tile is drawn, 1 of 3?

== the whole entry can still be typed, in the middle of the questions
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BA.RFr
bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 2, W: pass}}]}
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
A bazaar: which tile is drawn, 2 of 2?
  2  -  bazaar: BA.L to B for 2                                          0    -2
      -2  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.C for nothing                                   B-63
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}

== what was bought is the tile of an entry that begins with a cell, and of legal and completions
$ reeve play $T/game.yaml; tail -n 2 $T/game.yaml
--- stdin
legal
completions
-1,-1
draw
W: 0,-2
/180 0,-2
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}
--- stdout
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
tile BA.L for Black (B)
-1,-1 0°                farmer@n monk@c
                        may bridge ns
-1,0  0°                farmer@n highwayman@e monk@c
                        with the bridge ew
0,-2  0°                farmer@n monk@c
                        may bridge ew ew@0,-1
1,-1  0°                farmer@n monk@c
                        may bridge ns
1,0   0°                farmer@n highwayman@e monk@c
                        with the bridge ew
5 placements
city@0,0.n: 1 tile, worth 2, held by nobody; open at 0,0 n
    this tile does not close it
road@0,0.e: 1 tile, worth 1, held by nobody; open at 0,0 e, 0,0 w
    this tile does not close it
  3  B  BA.L -1,-1                                                       0    -2
White (W) 0, Black (B) -2; White (W) is to move, 81 tiles left
The tile is BA.C.
  fcccccf
    cfff
   f   f
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
  4  W  BA.C/180 0,-2                                                    0    -2
White (W) 0, Black (B) -2; Black (B) is to move, 80 tiles left
- B: BA.L -1,-1
- W: BA.C/180 0,-2
--- stderr
$T/game.yaml:16:6: illegal: tile BA.C cannot lie at 0,-2: its north side shows a city, the field of tile BB.F.b lies there [edge-cut, K-9]
     16 | - W: BA.C 0,-2
        |      ^~~~
  help: 16 legal placements; see: legal BA.C

== so is what was drawn, until it lies; it is not forgotten when the entry is refused
$ left() { reeve tiles bazaars --format tsv | awk -F'\t' -v n=$1 -v of=$2 '
$     { k = $2 - ($1 == "BA.RCr" || $1 == "BB.F.b") - ($1 == of ? n : 0); while (k-- > 0) print $1 }' |
$   paste -sd, | sed 's/.*/discards: [&]/'; }
$ left 2 BA.L >$T/rest; cat $T/head.yaml $T/rest >$T/game.yaml
$ reeve play $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
-1,-1
draw
9,9
undo
-1,-1 monk
B: 0,-2
draw
/90 0,-2
--- file head.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '0,-1': BB.F.b}
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 2 tiles left
Not entered. Type it again.
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
White (W) 0, Black (B) 0; White (W) is to move, 2 tiles left
  1  W  BA.L -1,-1 monk@c                                                0     0
White (W) 0, Black (B) 0; Black (B) is to move, 1 tile left
Not entered. Type it again.
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
  2  B  BA.L/90 0,-2                                                     0     0
final scoring
      +4  W   monastery@-1,-1.c: 4 tiles, 1 each                            K-36
White (W) wins
White (W) 4, Black (B) 0; the game is over
moves:
- W: BA.L -1,-1 monk@c
- B: BA.L/90 0,-2
--- stderr
$T/game.yaml:12:6: unreadable: `-1,-1` is not a turn: the cell is missing [bad-turn]
     12 | - W: -1,-1
        |      ^~~~~
  help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as BA.RCr/90 0,1 knight@n; or none.
$T/game.yaml:12:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
     12 | - W: BA.L 9,9
        |           ^~~
  help: 5 legal placements; see: legal BA.L
$T/game.yaml:13:6: unreadable: `0,-2` is not a turn: the cell is missing [bad-turn]
     13 | - B: 0,-2
        |      ^~~~
  help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as BA.RCr/90 0,1 knight@n; or none.

== draw answers a question for a tile that is drawn, and no other
$ left() { reeve tiles bazaars --format tsv | awk -F'\t' -v n=$1 -v of=$2 '
$     { k = $2 - ($1 == "BA.RCr" || $1 == "BB.F.b") - ($1 == of ? n : 0); while (k-- > 0) print $1 }' |
$   paste -sd, | sed 's/.*/discards: [&]/'; }
$ left 3 BA.L >$T/rest; { cat $T/head.yaml $T/rest; printf 'moves:\n- W: BB.F.b 0,-1\n'; } >$T/game.yaml
$ printf 'draw\ndraw\ndraw\nBA.L\n' | reeve play $T/game.yaml
--- file head.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 3 tiles left
A bazaar: which tile is drawn, 1 of 2?
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
A bazaar: which tile is drawn, 2 of 2?
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
Which tile does B choose: BA.L, BA.L?
No tile is drawn now.
Which tile does B choose: BA.L, BA.L?
Tile BA.L: what does B bid, 0 or more? (then W)

== the answers so far are in the file, as a comment, and the next session goes on behind them
$ printf 'BA.L BA.C BA.L\n2\nmany\n' | reeve play $T/game.yaml | tail -n 1; tail -n 1 $T/game.yaml; reeve check $T/game.yaml
$ printf '\n' | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
$ echo 'pass' | reeve play $T/game.yaml; tail -n 3 $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
# answers: BA.L BA.C BA.L 2
$T/game.yaml: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
# answers: BA.L BA.C BA.L 2
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
  2  -  bazaar: BA.L to B for 2                                          0    -2
      -2  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.C for nothing                                   B-63
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}

== answers that somebody else has written there, and that are wrong, are left out
$ for words in 'BA.L BA.Q x' '' 'BA.L BA.L BA.L 1 pass sell sell sell'; do
$   { cat $T/head.yaml; echo "# answers: $words"; } >$T/game.yaml
$   echo '#' | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
$ done
--- file head.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
there is no tile `BA.Q` in Bridges, Castles and Bazaars
A bazaar: which tile is drawn, 2 of 2?
# answers: BA.L
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
# answers: 
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
  2  -  bazaar: BA.L to B for 1                                          0    -1
      -1  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.L for nothing                                   B-63
White (W) 0, Black (B) -1; Black (B) is to move, 82 tiles left
    - {tile: BA.L, chooser: B, bids: {B: 1, W: pass}}

== while an entry is refused, the game is asked without it, and its turn and player stay
$ reeve play $T/game.yaml 2>&1
--- stdin
foo bar
why 1
legal 5
keep
quit now
undo
undo
undo
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout~
`foo` describes no tile
Not entered. Type it again.
turn 1, Anna (W): 17/90 d7: legal
tile 5 for Bert (B)
24 placements
This cannot be kept, because it cannot be played.
Nothing follows `quit`.
Bert (B) is to move
Anna (W) is to move
There is no entry to take back.

== an entry that cannot be kept does not make the next one of its turn legal
$ reeve play $T/game.yaml 2>&1 | grep -c '^Not entered'; cat $T/game.yaml
--- stdin
5 d7
keep
5 b9
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout
2
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
# answers: entry;B: 5 b9

== what is kept is noted once
$ reeve play $T/game.yaml 2>&1 | grep -c 'accepted: '
--- stdin
5 b9
keep
legal 4
score
4/90 e7
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout
1

== the game and its players are asked for until they make a record; help says what can be typed
$ reeve play $T/game.yaml; head -n 3 $T/game.yaml
--- stdin

help
nosuch
castle

Anna, Anna
{W: Anna, B: Bert}
--- stdout
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Type the name of a game; join expansions with `+`. Options follow as NAME=VALUE.
At a terminal Tab lists both. `quit` ends.
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Type the name of a game; join expansions with `+`. Options follow as NAME=VALUE.
At a terminal Tab lists both. `quit` ends.
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Who plays, in turn order? (Anna, Bert) 
Type the names, with a comma between them, or letters for the record and names:
W: Anna, B: Bert. `quit` ends.
Who plays, in turn order? (Anna, Bert) 
Who plays, in turn order? (Anna, Bert) 
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
--- stderr
reeve: nosuch: there is no such ruleset
reeve: Anna: two players have this name

== quit at the first questions makes no file
$ echo quit | reeve play $T/game.yaml; printf 'castle\nexit\n' | reeve play $T/game.yaml; ls $T
--- stdout
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Which game? (bazaars, carcassonne, castle, falcon, inns, river, tower, traders, zamek) 
Who plays, in turn order? (Anna, Bert) 

== a tile that fits nowhere is discarded when another is drawn; one that fits must be laid [C-25]
$ reeve play --rules tests/rulesets $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
draw
draw
cross b2
b3
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
- B: court c4
# answers: cross
--- stdout
W 0, B 0; W is to move, 2 tiles left
The tile is cross.
   c │ c
  ───┼───  cccc:nesw
   c │ c
cross fits nowhere and is discarded.
The tile is court.
   c   c
    cccc
   c   c
court is drawn and fits; `undo` puts it back.
court is drawn; `undo` puts it back.
  3  W  court b3                                                         0     0
W and B share the victory
W 0, B 0; the game is over
moves:
- W: market b4
- B: court c4
- W: court b3
  discard: ['cross']

== what was drawn is in the file; undo puts it back
$ echo draw | reeve play --rules tests/rulesets $T/game.yaml >/dev/null; grep -c '^# answers: ' $T/game.yaml
$ printf 'undo\nundo\n' | reeve play --rules tests/rulesets $T/game.yaml; cat $T/game.yaml
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
--- stdout~
1
The tile is c
goes back.
W 0, B 0; W is to move, 4 tiles left
moves: []

== a note of a tile that is not left is ignored
$ reeve play --rules tests/rulesets $T/game.yaml
--- stdin
legal
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
# answers: market
--- stdout
W 0, B 0; B is to move, 3 tiles left
Which tile? Type `legal TILE`, or `draw` one.
--- stderr

== keys of the document are typed on their own; those of an earlier turn behind its number
# What was taken face down has no number at first.
$ reeve play $T/game.yaml; sed -n '/^to_move/,$p' $T/game.yaml
--- stdin
score: {W: 11, B: 1}
supply: {W: 99}
to_move: B
to_move: W
58/90 c1 knight; order: [house@d1.sw, tower@c1.se]
17/90 d7
1 take: {12: 99}
1 take: {12: 1}
9 take: {12: 1}
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 W:squire
score: {W: 12, B: 0}
--- stdout
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Anna (W) 11, Bert (B) 1; Anna (W) is to move, 59 tiles left
Not entered.
Anna (W) 11, Bert (B) 1; Bert (B) is to move, 59 tiles left
Anna (W) 11, Bert (B) 1; Anna (W) is to move, 59 tiles left
  1  W  58/90 c1 knight@se                                              14     1
      +1  W   house@d1.sw: 1 tile, 1 each                                   C-53
          W   keep to house@d1.sw: 1 tile                                   C-64
          W   takes the wall tile at 12                                     C-69
      +2  W   tower@c1.se: 1 tile, 2 each                                   C-52
If its number is known, type `take: {12: NUMBER}`.
Anna (W) 14, Bert (B) 1; Bert (B) is to move, 58 tiles left
  2  B  17/90 d7                                                        14     1
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 14, Bert (B) 1; Anna (W) is to move, 57 tiles left
Not entered.
  2  B  17/90 d7                                                        14     1
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 14, Bert (B) 1; Anna (W) is to move, 57 tiles left
There is no turn 9.
to_move: W
board:
  d1: 37 W:squire@sw
score: {W: 11, B: 1}
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
supply: {W: 5, B: 6}
moves:
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
  take: {12: 1}
- B: 17/90 d7
--- stderr
$T/game.yaml:12:13: inconsistent: W has 5 followers in supply, not 99: 1 is on the board [position-supply, C-6]
     12 | supply: {W: 99}
        |             ^~
  help: The board has those of W at d1: compare it with the table, or type 5.
$T/game.yaml:15:14: unreadable: there is no wall tile `99` [bad-wall-tile]
     15 |   take: {12: 99}
        |              ^~
  help: Type a number: 1 to 9.

== at the end the result and the choices of final scoring can be typed
$ reeve sim castle --seed 4 | sed '1d; /^result/d; /^\.\.\.$/d' >$T/game.yaml
$ reeve play $T/game.yaml | grep -v ' - \| C-108$'; tail -n 2 $T/game.yaml
--- stdin
result: {W: 18, B: 70}
final: {W: {use: [8]}}
result: {W: 18, B: 7}
--- stdout
White (W) 18, Black (B) 7; the game is over
Not entered.
Not entered.
 60  B  56 i12                                                          15     4
final scoring
White (W) wins
White (W) 18, Black (B) 7; the game is over
- B: 56 i12
result: {W: 18, B: 7}
--- stderr~
wrong: B ends with 7, not 70 [wrong-result, C-110]
illegal: W holds no wall tile 8 [use-not-held, C-81]

== a key of a refused entry is typed again in place of the wrong one
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
17/90 d7; score: {W: 5}
score: {W: 0}
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
  1  W  17/90 d7                                                         0     0
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 59 tiles left
- W: 17/90 d7
  score: {W: 0}

== a word that is no command is no entry either, and a refused entry stays
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
17/90 d7; score: {W: 5}
check
score: {W: 0}
Undo
HELPME
show --watch
Exit
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
There is no word `check` here; see `help`.
  1  W  17/90 d7                                                         0     0
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 59 tiles left
Taken back: W: 17/90 d7
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
There is no word `HELPME` here; see `help`.
players: {W: Anna, B: Bert}
moves: []

== a picture is not drawn over a file that is read
$ cp fixtures/castle/example-tower.yaml $T/g.yaml; reeve show --svg $T/g.yaml $T/g.yaml; echo $?
$ cmp fixtures/castle/example-tower.yaml $T/g.yaml
--- stdout
2
--- stderr
reeve: $T/g.yaml: this file is read: name another one to write to

== undo behind the end takes the result away, too
$ reeve sim castle --seed 4 | sed '1d; /^\.\.\.$/d' >$T/game.yaml; grep -c ^result $T/game.yaml
$ echo undo | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
--- stdout
1
White (W) 18, Black (B) 7; the game is over
Taken back: B: 56 i12
White (W) 15, Black (B) 4; Black (B) is to move, 1 tile left
- W: 6/270 g3

== an earlier turn is typed again behind its number; what is no better is not entered
$ sed '/ # here/s/ # here//' fixtures/castle/illegal.yaml >$T/game.yaml; reeve play $T/game.yaml 2>/dev/null; sed -n '/19 c4/,/d8/p' $T/game.yaml
--- stdin
27 Lea: 19/90 c4
28 take: {12: 5}
61 take: {12: 5}
5 b1
27 Lea: 19 c4 herald; score: {Lea: 34}
27 Lea: 19 c4 herald; score: {Lea: 33}
29 take: {42: 9}
29 Lea: 18/90 d8 herald@s
--- stdout
Lea 33, Omar 17; Lea is to move, 34 tiles left
Turn 27 of 60 is refused: type it again behind its number, as `27 Lea: 19/270 c4
herald`; `keep` it if it was played all the same; or `undo` the last turn.
Not entered.
Not entered.
There is no turn 61.
Not entered.
Turn 27 of 60 is refused: type it again behind its number, as `27 Lea: 19/270 c4
herald`; `keep` it if it was played all the same; or `undo` the last turn.
Not entered.
 28  Omar 16/270 e2                                                     33    31
     +14  Omar path@b3.e: 7 tiles, 2 each                                   C-50
       0  -   house@e1.ne: nobody stands on it                              C-57
Lea 33, Omar 31; Lea is to move, 32 tiles left
Turn 29 of 60 is refused: type it again behind its number, as `29 Lea: 18/90 d8
herald@s`; `keep` it if it was played all the same; or `undo` the last turn.
Not entered.
 29  Lea 18/90 d8 herald@s                                              35    31
      +2  Lea path@d7.n: 2 tiles, 1 each                                    C-49
Lea 35, Omar 31; Omar is to move, 31 tiles left
Turn 30 of 60 is refused: type it again behind its number, as `30 Omar: 3/180 c5
knight`; `keep` it if it was played all the same; or `undo` the last turn.
- Lea: 19 c4 herald@n
  score: {Lea: 33}
- Omar: 16/270 e2
- Lea: 18/90 d8 herald@s

== a turn that was kept, and is typed again, is no longer kept; one that would break a later turn is not taken
$ reeve play $T/game.yaml 2>/dev/null; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
2 B: 5 h11
1 score: {W: 0}
2 B: 5 b3; score: {B: 0}
2 score: {W: 0}
1 W: 17/90 i10
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
# played all the same, although it is illegal
- B: 5 d8
- W: 4/90 e7
--- stdout
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
Not entered.
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
Not entered.
moves:
- W: 17/90 d7
  score: {W: 0}
- B: 5 b3
  score: {W: 0}
- W: 4/90 e7

== a refused entry is in the file, too, and the next session asks about it
$ printf '58/90 c1 knight; score: {W: 15}\n' | reeve play $T/game.yaml >/dev/null 2>&1; tail -n 1 $T/game.yaml; reeve check $T/game.yaml
$ printf '2\n' | reeve play $T/game.yaml 2>/dev/null | head -n 6; tail -n 3 $T/game.yaml
$ printf '58/90 c1 knight\nquit\n' | reeve play $T/game.yaml 2>/dev/null | tail -n 1
$ printf '17/90 d8\nfoo bar\nquit\n' | reeve play $T/game.yaml 2>/dev/null | tail -n 1; tail -n 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d1: 37 W:squire
score: {W: 12, B: 0}
--- stdout
# answers: entry;W: 58/90 c1 knight;score: {W: 15}
$T/game.yaml: legal so far: 0 turns, score Anna (W) 12, Bert (B) 0, W to move
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
  1  W  58/90 c1 knight@se                                              15     0
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
  score: {W: 15}
The entry that was refused is asked for again when the game goes on.
The entry that was refused is not saved.
  score: {W: 15}

== what was drawn for it stays drawn; drop forgets it in the file, too
$ printf 'draw\nb2\n' | reeve play --rules tests/rulesets $T/game.yaml >/dev/null 2>&1; tail -n 1 $T/game.yaml
$ printf 'drop\n' | reeve play --rules tests/rulesets $T/game.yaml 2>/dev/null; tail -n 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
- B: court c4
# answers: cross
--- stdout
# answers: entry cross court;W: court b2;discard: [cross]
W 0, B 0; W is to move, 2 tiles left
The tile is court.
   c   c
    cccc
   c   c
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
W 0, B 0; W is to move, 2 tiles left
# answers: cross court

== draw keeps to the order that setup.draw gives
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
draw
d7
draw
undo
3 d8
draw
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
setup:
  draw: [50, 17, 4]
moves:
- A: 50 b3
--- stdout
A 0, B 0; B is to move, 59 tiles left
The tile is 17.
   c   c
  ───□───  cccc:e,s,w
   c │ c
  2  B  17 d7                                                            0     0
       0  -   path@d7.w: nobody stands on it                                C-57
A 0, B 0; A is to move, 58 tiles left
The tile is 4.
   t   t
  ───────  tthh:ew
   h   h
4 goes back.
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
The tile is 4.
   t   t
  ───────  tthh:ew
   h   h
- B: 17 d7
# answers: 4

== a position that is wrong can be mended by its keys, and by no other word
$ reeve play $T/game.yaml 2>/dev/null; sed -n '/^board/,$p' $T/game.yaml
--- stdin
keep
undo
drop
17/90 d7
board: {b3: 50}
17/90 d7
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
board:
  b3: 50
  h9: 60
score: {A: 5}
--- stdout
A 5, B 0; A is to move, 58 tiles left
No turn is wrong, but a key of the document: type it again, as `score: {W: 14}`,
or mend the file.
No turn is wrong, but a key of the document: type it again, as `score: {W: 14}`,
or mend the file.
There is no entry to take back.
No entry was refused.
Not entered.
No turn is wrong, but a key of the document: type it again, as `score: {W: 14}`,
or mend the file.
A 5, B 0; A is to move, 59 tiles left
  1  A  17/90 d7                                                         5     0
       0  -   path@d7.w: nobody stands on it                                C-57
A 5, B 0; B is to move, 58 tiles left
board:
  b3: 50
score: {A: 5, B: 0}
keeps: {A: 0, B: 0}
hand: {A: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
supply: {A: 6, B: 6}
moves:
- A: 17/90 d7

== options stand before or behind the words of a command; what it does not take is refused
$ reeve play $T/game.yaml 2>&1 | grep 'd12.0\|^17.d7.0\|^[^0-9 ]'
--- stdin
legal --format tsv 5
legal 5 --format tsv
legal --before 1 --format tsv
legal --format tsv
draw
legal --format tsv
rules C-1
rules -q
tiles 57 --format tsv
show other.yaml
explain C-13 C-14 --format tsv
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
setup: {draw: [17, 5]}
moves:
- A: 17/90 d7
--- stdout
A 0, B 0; B is to move, 59 tiles left
5	d12	0	squire@n merchant@se knight@sw	
5	d12	0	squire@n merchant@se knight@sw	
17	d7	0	merchant@n herald@e herald@s herald@w merchant@se	path@d7.w
Which tile? Type `legal TILE`, or `draw` one.
The tile is 5.
5	d12	0	squire@n merchant@se knight@sw	
Only options follow `rules`; see `help`.
reeve: rules does not take --quiet (only check, sim)
Only options follow `tiles`; see `help`.
Only options follow `show`; see `help`.
reeve: explain takes --format text or json, not `tsv`

== help speaks of the game, and names are taken in any letters
$ cp $T/new.yaml $T/g.yaml; printf '%s\n' '?' 'anna: BA.RFr 1,0' 'B frfr 2,0' | reeve play $T/g.yaml 2>&1 | grep -v '^  [a-z ]'
$ sed 's/carcassonne/castle/' $T/new.yaml >$T/c.yaml; echo help | reeve play $T/c.yaml | sed -n 2p
$ printf '%s\n' board '?' cancel | reeve play $T/new.yaml | grep -c '^  west'
$ sed 's/carcassonne/tower+traders/' $T/new.yaml >$T/b.yaml; printf '%s\n' board crfr done | reeve play $T/b.yaml >$T/said; grep -e goods: -e prisoners: -e towers: $T/b.yaml
--- file new.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
moves:
--- stdout
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
Type `BA.RCr/90 0,1 knight@n`: tile, cell, and a follower if there is one. It is
a turn of the player to move; `B: …` is one of another player. Keys stand behind
it, divided by `;`, or on lines of their own: `score: {A: 14, B: 9}`, and so do
those of the record or position: `result: …`. An earlier turn is typed again
behind its number, `27 B: …`, or gets a key, `27 score: {…}`.
  1  A  BA.RFr 1,0                                                       0     0
Anna (A) 0, Bert (B) 0; Bert (B) is to move, 70 tiles left
$T/g.yaml:6:8: unreadable: `frfr` is not a cell [bad-cell]
Not entered. Type it again.
Type `17/90 e5 knight@n`: tile, cell, and a follower if there is one. It is a
2
# towers: {'0,1': 2}
# prisoners: {A: [B, B]}
# goods: {A: {wine: 2, grain: 1}}


== of many that begin the same file at one moment one has the game, and the others are told who
$ mkfifo $T/wait
$ for i in 0 1 2 3 4 5 6 7 8 9; do
$   for k in 0 1 2 3 4 5; do
$     { echo carcassonne; echo "A: Anna$i$k, B: Bert"; cat $T/wait; } |
$       reeve play $T/g.yaml >$T/said$i$k 2>$T/err$i$k &
$   done
$ done
$ until test "$(cat $T/err* | grep -c 'another `play` has this game open')" = 59; do sleep 0.1; done
$ : >$T/wait; wait
$ sed -n 's/.*A: \(Anna..\),.*/\1/p' $T/g.yaml >$T/name; cat $T/said* | grep -c "$(cat $T/name) (A) 0, Bert"
$ wc -l <$T/name; cat $T/err* | grep -vc 'open, process [0-9]*: quit there first\|open: quit there first'
$ ls -A $T | grep -v '^said\|^err'
--- stdout
1
1
0
g.yaml
name
wait
--- status 0

== a game that is open elsewhere is not played on; when that ends, it is
$ mkfifo $T/wait; cp fixtures/castle/kitchen-table.yaml $T/g.yaml
$ cat $T/wait | reeve play $T/g.yaml >$T/said 2>&1 & until grep -qs Anna $T/said; do sleep 0.1; done
$ echo quit | reeve play $T/g.yaml 2>&1 | sed 's/process [0-9]*/process N/'
$ : >$T/wait; wait; echo quit | reeve play $T/g.yaml | tail -n 1
--- stdout
reeve: $T/g.yaml: another `play` has this game open, process N: quit there first, or name another file
Anna (W) 108, Bert (B) 90; the game is over

== the file of a game that was not begun does not stay
$ echo quit | reeve play $T/g.yaml >$T/said; ls $T
--- stdout
said

== a file that another `play` made where this one's was removed is not written over
$ mkfifo $T/wait $T/other
$ { echo carcassonne; cat $T/wait; } | reeve play $T/g.yaml >$T/said 2>$T/err & until grep -qs Who $T/said; do sleep 0.1; done
$ rm $T/g.yaml
$ { echo castle; cat $T/other; } | reeve play $T/g.yaml >$T/said2 2>&1 & until grep -qs Who $T/said2; do sleep 0.1; done
$ echo 'Anna, Bert' >$T/wait; until grep -qs 'the game is here' $T/err; do sleep 0.1; done
$ echo 'Cora, Dora' >$T/other; wait
$ sed 's/process [0-9]*/process N/' $T/err; grep -h 'rules\|players' $T/g.yaml $T/g-2.yaml
--- stdout
reeve: $T/g.yaml: another `play` has this game open, process N: quit there first, or name another file
reeve: $T/g.yaml: another program has changed this file; nothing was written over it
reeve: $T/g-2.yaml: the game is here, with the last entry
rules: castle
players: {C: Cora, D: Dora}
rules: carcassonne
players: {A: Anna, B: Bert}

== a key of a turn that is typed before any turn
$ reeve play --rules fixtures/rulesets $T/game.yaml
--- stdin
wagon: W:road@0,0
BA.RFr 1,0
--- file game.yaml
reeve: 1
rules: house-abbey
players: {W: White, B: Black}
moves:
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 71 tiles left
There is no turn yet. A key is typed with its turn: `TILE CELL; wagon: W:road@0,0`.
  1  W  BA.RFr 1,0                                                       0     0
White (W) 0, Black (B) 0; Black (B) is to move, 70 tiles left
