# In an illegal turn what is disputed is marked: the tile, or a thing of another action.

== a tile that may not lie stands beside the board, its place is hatched; otherwise it lies in its place
% reeve show fixtures/$f.yaml --svg $T/board.svg 2>/dev/null
% xmllint --noout $T/board.svg
% echo $f: $(lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(hatched|refused|laid|disputed|fault)\>')
--- rows f
castle/bad/path-cut
    castle/bad/path-cut: fault 1 fault-number 1 hatched 1 refused 1
castle/bad/occupied
    castle/bad/occupied: disputed 1 fault 1 fault-number 1 laid 1
castle/bad/take-not-won
    castle/bad/take-not-won: disputed 1 laid 1
tower/bad/out-of-range
    tower/bad/out-of-range: disputed 1 fault 1 fault-number 1 laid 1
tower/bad/own-follower
    tower/bad/own-follower: disputed 1 fault 1 fault-number 1 laid 1
tower/bad/top-safe
    tower/bad/top-safe: fault 1 fault-number 1 laid 1
tower/bad/no-foundation
    tower/bad/no-foundation: fault 1 fault-number 1 laid 1
tower/bad/tower-closed
    tower/bad/tower-closed: fault 1 fault-number 1 laid 1
tower/bad/two-actions
    tower/bad/two-actions: fault 1 fault-number 1 laid 1
tower/bad/no-prisoner
    tower/bad/no-prisoner: laid 1
tower/bad/capture-no-piece
    tower/bad/capture-no-piece: fault 1 fault-number 1 laid 1
tower/bad/empty-tower
    tower/bad/empty-tower: fault 1 fault-number 1 laid 1
bazaars/bad/bridge-end
    bazaars/bad/bridge-end: disputed 1 fault 1 fault-number 1 laid 1
bazaars/bad/bridge-far
    bazaars/bad/bridge-far: disputed 1 fault 1 fault-number 1 laid 1
bazaars/bad/castle-small
    bazaars/bad/castle-small: fault 1 fault-number 1 laid 1
bazaars/bad/fief-nothing
    bazaars/bad/fief-nothing: fault 1 fault-number 1 laid 1
bazaars/bad/bid-low
    bazaars/bad/bid-low: disputed 1 refused 1
bazaars/bad/lot-tile
    bazaars/bad/lot-tile: refused 1
bazaars/bad/bazaar-due
    bazaars/bad/bazaar-due: fault 1 fault-number 1 laid 1
bazaars/bad/no-bazaar
    bazaars/bad/no-bazaar:

== in characters, too: a tower, a prisoner-to-be, a bridge, a castle, a lot
% reeve show fixtures/$f.yaml 2>/dev/null | sed '/^─/,$d'
--- rows f
tower/bad/out-of-range
             0       1
          fcccccf┊ f   f
      0   ───────────────
           f   f ┊ f   f
           f   f ┊ f   f
     -1      #   ┊  1k
           f   f ┊ f   f
                 ┊ f   f
     -2          ┊   k
                 ┊ f   f
                [1]f   f ┃
     -3          ┃   kB  ┃
                 ┃ f   f ┃
             0       1
    [1] 1,-3: the tower at 1,-1 reaches 1 step towards 1,-3, which is 2 steps away
tower/bad/tower-closed
            -1       0       1
           f   f ┊fcccccf┊ f   f
      0   ───────────────────────
           f   f ┊ f   f ┊ f   f
                [1]f   f ┃
     -1          ┃  1B   ┃
                 ┃ f   f ┃
            -1       0       1
    [1] 0,-1: the tower at 0,-1 is finished: a follower of B stands on top
bazaars/bad/bridge-end
             0
          fcccccf
      0   ───────
           f   f
           f   f
     -1      k
           f   f
        [1]f ║ f ┃
     -2  ┃   k   ┃
         ┃ f ║ f ┃
             0
    [1] 0,-2: a bridge ns over the tile at 0,-2 would end where no road continues it
bazaars/bad/castle-small
             0
           f   f
      2 
          fcccccf
        [1]ccRccf┃
      1  ┃  ccc  ┃
         ┃fcccccf┃
          fcccccf
      0   ───────
           f   f
             0
    [1] 0,1: city@0,0.n is not a small city: it lies on 3 tiles
bazaars/bad/bid-low
             0
          fcccccf
      0   ───────
           f   f
           f   f
     -1      $
           f   f
             0
       f   f
         k      tile BA.L, for sale
       f   f
    disputed: W bids 2

== a follower that is captured is marked, and not another on its tile
$ reeve show $T/game.yaml 2>/dev/null --svg - | grep -B6 'class="disputed"' | grep -o '[a-z]* of [A-Z]'
--- file game.yaml
reeve: 1
rules: tower
players: {W: White, B: Black, R: Red}
board:
  0,0: BA.RCr
  1,0: [BA.RFr, 'B:highwayman@e', 'R:farmer@n']
  0,-1: TO.FG
to_move: W
moves:
- W: BA.L 0,-2
  tower: 0,-1
  capture: R:farmer@1,0
--- stdout
farmer of R

== a tile whose cell is taken stands beside the board, whatever else is disputed
$ reeve show $T/game.yaml 2>/dev/null | sed '/^─/,$d'
$ reeve show $T/game.yaml --svg $T/board.svg 2>/dev/null
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(hatched|refused|laid|disputed|fault)\>'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
moves:
- W: BA.L 0,-1
- B: BA.RFr 0,0
  bridge: ns
--- stdout
         0
    [1]cccccf┃
  0  ┃───────┃
     ┃ f   f ┃
       f   f
 -1      k
       f   f
         0
   f ║ f
  ───╫───   tile BA.RFr at 0,0
   f ║ f
[1] 0,0: tile BA.RFr cannot lie at 0,0: tile BA.RCr lies there
fault	1
fault-number	1
hatched	1
refused	1

== a wrong discard is not the fault of the tile that is laid after it
$ reeve show $T/game.yaml --svg $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(hatched|refused|laid|disputed|fault)\>'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.L 0,-1
  discard: [BA.RFr]
--- stdout
laid	1
--- stderr
$T/game.yaml:6:13: illegal: tile BA.RFr may not be discarded: it can be laid as BA.RFr 1,0 [discard-fits, K-10]
      6 |   discard: [BA.RFr]
        |             ^~~~~~
  help: Delete the tile from `discard`, and type the turn in which it is laid.
reeve: $T/game.yaml: 1 mistake is not on the board

== the lines of hatched cells go on from one square of the pattern to the next
$ reeve show fixtures/carcassonne/bad/edge-cut.yaml --svg $T/refused.svg 2>/dev/null
$ reeve legal fixtures/castle/kitchen-table.yaml --before 5 --svg $T/legal.svg 2>/dev/null
$ cat $T/refused.svg $T/legal.svg | sed -n '/<pattern id="\(refused\|legal\)"/,/<path/p' | grep -E -o 'id="[a-z]*"| width="[0-9]*"| d="[^"]*"' |
$     sed 's/.*="//; s/"//; s/[MLZ]/ /g' | awk 'NR % 3 == 2 {size = $1} NR % 3 == 0 {
$         print size, $1 + $2, $3 + $4, ($5 + $6) - ($1 + $2), ($7 + $8) - ($3 + $4)}' | sort -u
--- stdout
10 6 6 10 10
20 12 12 20 20

== in an illegal turn the message has the number of the cell; a red frame replaces that of the tile laid last
$ reeve show fixtures/castle/illegal.yaml --svg $T/a.svg 2>/dev/null; grep -o '>.[0-9]*. turn.*<' $T/a.svg
$ grep -o -n 'class="\(against\|refused\)"' $T/a.svg | sed 's/.*class=//'
$ reeve show $T/game.yaml --svg $T/b.svg 2>/dev/null; lua5.4 tests/run/picture.lua $T/b.svg | grep -E '^(last|fault)\>'; grep -c 'tile laid last' $T/b.svg | cat
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.L 0,-1
- B: BA.RFr 0,-1
--- stdout
>[1] turn 27 is illegal: tile 19/270 on c4 with a herald<
"against"
"refused"
fault	1
fault-number	1
0

== a disputed corner of the wall is ringed, and a bid stands beside its tile
% reeve show fixtures/$f.yaml --svg $T/a.svg 2>$T/err; xmllint --noout $T/a.svg
% lua5.4 tests/run/picture.lua $T/a.svg | grep -E '^(bidder|disputed)\>'; grep -o '>bids [0-9]*\|>does not bid' $T/a.svg
% tail -1 $T/err; reeve show fixtures/$f.yaml 2>/dev/null | grep disputed
--- rows f
castle/bad/take-not-won
    disputed	1
    reeve: fixtures/castle/bad/take-not-won.yaml: 1 mistake is marked at corner 12
    disputed: corner 12
castle/bad/take-mismatch
    disputed	1
    reeve: fixtures/castle/bad/take-mismatch.yaml: 1 mistake is marked at corner 12
    disputed: corner 12
bazaars/bad/bid-low
    bidder	1
    disputed	1
    >bids 2
    reeve: fixtures/bazaars/bad/bid-low.yaml: 1 mistake is marked beside the board
    disputed: W bids 2
bazaars/bad/no-bid
    bidder	1
    disputed	1
    >does not bid
    reeve: fixtures/bazaars/bad/no-bid.yaml: 1 mistake is marked beside the board
    disputed: B does not bid
