# Where a game with towers and bazaars was read off the table in another way, the cause is said first.

== x and y swapped in a game of The Tower; the cells of its towers are swapped with them
$ sed -E "s/(-?[0-9]+),(-?[0-9]+)/\2,\1/g" fixtures/tower/attic.yaml >$T/swap.yaml
$ reeve check $T/swap.yaml 2>&1 | grep -v '|' | sed '4,$d'
$ sed -E "s/(-?[0-9]+),(-?[0-9]+)/\2,\1/g" $T/swap.yaml | reeve check -q
--- stdout
$T/swap.yaml: illegal: turn 1; after 0 turns, score Anna (A) 0, Karl (K) 0, Mia (M) 0
$T/swap.yaml:8:1: note: x and y seem to be swapped: read that way, all the tiles fit [misread-board]
  help: Type x before y, or within a wall the file before the rank.

== y counted downwards in a game with bazaars
$ reeve sim tower+bazaars --seed 3 >$T/game.yaml; reeve check -q $T/game.yaml && sed -E "s/(-?[0-9]+),(-?[0-9]+)/\1,-\2/g; s/,--/,/g; s/,-0/,0/g" $T/game.yaml >$T/down.yaml
$ reeve check $T/down.yaml 2>&1 | grep -v '|' | sed '4,$d'
--- stdout
$T/down.yaml: illegal: turn 4; after 3 turns, score White (W) 0, Black (B) 0
$T/down.yaml:5:1: note: y seems to be counted downwards: read that way, all the tiles fit [misread-board]
  help: Count y upwards, to the north: change the sign of each y, or count ranks from below.

== bridges, on the tile that is laid or on one beside it, do not hide that x and y are swapped, or y counted downwards
% reeve sim $game >$T/game.yaml
% sed -E 's/(^- .: [^ ]+ )(-?[0-9]+),(-?[0-9]+)/\1\3,\2/; s/@(-?[0-9]+),(-?[0-9]+)/@\2,\1/g' $T/game.yaml | reeve check -q - 2>&1 | grep -o 'x and y seem.*'
% sed -E 's/(^- .: [^ ]+ -?[0-9]+,|@-?[0-9]+,)/\1-/g; s/,--/,/g; s/,-0/,0/g' $T/game.yaml | reeve check -q - 2>&1 | grep -o 'y seems.*'
--- rows game
bazaars --seed 2
    x and y seem to be swapped: read that way, all the tiles fit [misread-board]
    y seems to be counted downwards: read that way, all the tiles fit [misread-board]
tower+bazaars --seed 1
    x and y seem to be swapped: read that way, all the tiles fit [misread-board]
    y seems to be counted downwards: read that way, all the tiles fit [misread-board]
tower+bazaars --seed 3
    x and y seem to be swapped: read that way, all the tiles fit [misread-board]
    y seems to be counted downwards: read that way, all the tiles fit [misread-board]
tower+bazaars --seed 5
    x and y seem to be swapped: read that way, all the tiles fit [misread-board]
    y seems to be counted downwards: read that way, all the tiles fit [misread-board]

== what is wrong with a castle, a tower or a pig on a board that was misread comes of that: nothing else is listed
$ reeve check $T/down.yaml 2>&1 | grep -E 'note|inconsistent:|come of it'
--- file down.yaml
reeve: 1
rules: [traders, inns, river, tower, bazaars]
players: {W: White, B: Black}
to_move: W
board:
  '0,0': fvff+s
  '1,0': cvrv W:farmer@ne
  '2,0': fvrv+k B:monk@c
  '3,0': cvcv W:farmer@se
  '4,0': ffvv
  '4,1': vvrr W:farmer@sw
  '5,1': fvfv
  '6,1': fvfv W:pig@n
  '7,1': ffvv
  '7,2': vvcc/j W:knight@s
  '8,2': rvrv B:farmer@ne
  '9,2': fffv+m
  '1,-1': fccf B:farmer@n
  '-1,0': cfrr W:knight@n
  '0,-1': cffc/j+g B:knight@n
  '-2,0': frfr W:highwayman@e
  '2,-1': ccfc/j+g B:knight@n
  '-3,0': crfr
  '1,1': rfrf:n,s+b
  '-3,-1': IC.CFR/180
  '3,1': crfc/j+t
  '-3,-2': rfrf:n,s+b+i.s
  '4,2': rcrr
score: {W: 8, B: 4}
towers: {'3,1': 1}
prisoners: {W: [B]}
castles: {'city@-3,0.n': none}
bazaar: {after: W, tiles: {W: ffff+k}}
supply: {W: {followers: 1, big: 1, builder: 1, pig: 0, towers: 9, bridges: 3, castles: 2}, B: {followers: 1, big: 1, builder: 1, pig: 1, towers: 10, bridges: 3, castles: 3}}
--- stdout
$T/down.yaml:5:1: note: y seems to be counted downwards: read that way, all the tiles fit [misread-board]
  12 mistakes come of it; --format json lists them

== three unlike mistakes in a record are not taken for a board that was misread, even if two would be left then
$ reeve check $T/game.yaml 2>&1 | grep -e '\[' -e help
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Rosa, B: Ben, K: Kim}
moves:
- R: BA.L 0,-1
- B: BA.RFr 1,0 highwayman
- K: BA.L 1,-1
- R: BA.L 2,-1
- B: BA.RFr 2,0 builder@e
- K: BB.F.b 0,-2
- bazaar:
    draw: [BA.RFr, BA.L, BB.RFR.b]
    lots:
    - {tile: BA.L, chooser: R, bids: {R: 0}}
    - {tile: BB.RFR.b, chooser: B, bids: {B: 0, K: 1}, deal: buy}
- R: BA.L 3,-1
- B: BB.RFR.b/90 3,0
- B: BB.R.bi/90 -1,0
- K: BA.RFr/180 1,-2
- bazaar:
    draw: [BA.C, BA.C, BA.Rr]
    lots:
    - {tile: BA.C, chooser: K, bids: {K: 0}}
    - {tile: BA.C, chooser: R, bids: {R: 0}}
- K: BA.C/180 0,1
- R: BA.C/180 1,1
- B: BA.Rr 2,1
- R: BA.RRR 0,-3
--- stdout
$T/game.yaml:18:6: illegal: tile BB.R.bi cannot lie at -1,0: its east side is a field, but tile BA.RCr has a road there [edge-cut, K-9]
  help: 37 legal placements; see: reeve legal $T/game.yaml --before 10
  help: with rotation 270 here this turn is legal (with --all 3 of the remaining 6): BB.R.bi/270 -1,0
