# Choosing, bidding and dealing at a bazaar: B-56 … B-63, B-69, B-71.

== the printed example: Blue buys, Black sells, the last tile is free [B-56, B-57, B-58, B-63, B-71]
$ reeve check fixtures/bazaars/example-auction.yaml
$ reeve score fixtures/bazaars/example-auction.yaml | sed -n '/bazaar/,/^  3/p'
--- stdout
fixtures/bazaars/example-auction.yaml: legal so far: 5 turns, score You (Y) 10, Blue (B) 7, Black (K) 13, B to move
  2  -  bazaar: BA.L to B for 3, BA.C to Y for 3                  10     7    13
      -3  B   bazaar: buys tile BA.L from Y                                 B-58
      +3  Y   bazaar: for tile BA.L, from B                                 B-58
      -3  Y   bazaar: buys tile BA.C from K                                 B-58
      +3  K   bazaar: for tile BA.C, from Y                                 B-58
          K   takes tile BA.RFr for nothing                                 B-63
  3  B  BA.L -1,-1                                                10     7    13

== it decides neither who chooses next nor who plays first: it is legal by each option [B-62, B-64, B-71]
% reeve check --option $o fixtures/bazaars/example-auction.yaml
--- rows o
bazaar_next=from_chooser
    fixtures/bazaars/example-auction.yaml: legal so far: 5 turns, score You (Y) 10, Blue (B) 7, Black (K) 13, B to move
bazaar_order=first_buyer
    fixtures/bazaars/example-auction.yaml: legal so far: 5 turns, score You (Y) 10, Blue (B) 7, Black (K) 13, B to move

== the only bidder pays to nobody, however little he has: scores fall below 0 [B-59, B-60]
$ reeve score $T/game.yaml | sed -n '/bazaar/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C]
    lots: [{tile: BA.L, chooser: B, bids: {B: 4, W: pass}}]
  score: {W: 0, B: -4}
--- stdout
  2  -  bazaar: BA.L to B for 4                                          0    -4
      -4  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.C for nothing                                   B-63
score after turn 2, B to move, 82 tiles to come: Wim (W) 0, Bea (B) -4

== a bid of 0 opens, a bid of 0 more does not; who is not named has passed [B-56, B-57]
$ reeve check $T/game.yaml
$ reeve fmt $T/game.yaml | grep bids
% sed "$edit" $T/game.yaml | reeve check $option 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, W: 1}, deal: sell}
    - {tile: BA.C, chooser: B, bids: {B: 0}}
--- rows edit|option
s/W: 1/W: 0/
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:9:48: illegal: W bids 0, but the lowest bid is 1 [bid-low, B-57]
s/B: 0/B: pass/
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:9:42: illegal: B chose the tile and must open the bidding [no-bid, B-56]
s/B: 0, W: 1/W: 1/
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:9:7: illegal: B chose the tile and must open the bidding [no-bid, B-56]
|--option min_open_bid=1
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:9:42: illegal: B bids 0, but the lowest bid is 1 [bid-low, B-56, min_open_bid: 1]
--- stdout
$T/game.yaml: legal so far: 2 turns, score Wim (W) -1, Bea (B) 1, Rik (R) 0, B to move
    - {tile: BA.L, chooser: B, bids: {B: 0, R: pass, W: 1}, deal: sell}
    - {tile: BA.C, chooser: B, bids: {B: 0, R: pass}}

== the order in which bids are written down does not matter, that in which players sit does [B-57]
$ sed 's/{B: 2, R: 3, W: 4}/{W: 4, R: 3, B: 2}/' $T/game.yaml | reeve fmt | grep bids
$ sed 's/R: 3, W: 4/R: 4, W: 3/' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, R: 3, W: 4}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 0, W: pass}}
--- stdout
    - {tile: BA.L, chooser: B, bids: {B: 2, R: 3, W: 4}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 0, W: pass}}
-: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
--- stderr~
-:9:54: illegal: W bids 3, but the lowest bid is 5 [bid-low, B-57]
--- status 1

== of four players the one behind the last buyer chooses next, or the one behind the last chooser [B-62]
$ reeve check $T/game.yaml
$ reeve check --option bazaar_next=from_chooser $T/game.yaml
$ sed 's/chooser: B, bids: {B: 1, R/chooser: R, bids: {R: 1, G/; s/chooser: R, bids: {R: 1, G: 2}/chooser: G, bids: {G: 2, B: 3}/' \
$     $T/game.yaml | tee $T/other.yaml | reeve check --option bazaar_next=from_chooser
$ grep chooser $T/other.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik, G: Gus}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr, BA.RCr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: 3}, deal: sell}
    - {tile: BA.C, chooser: B, bids: {B: 1, R: pass}}
    - {tile: BA.RFr, chooser: R, bids: {R: 1, G: 2}, deal: buy}
--- stdout
$T/game.yaml: legal so far: 2 turns, score Wim (W) -3, Bea (B) 2, Rik (R) -2, Gus (G) 2, B to move
$T/game.yaml: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0, Gus (G) 0
-: legal so far: 2 turns, score Wim (W) -3, Bea (B) 6, Rik (R) -1, Gus (G) -3, B to move
    - {tile: BA.L, chooser: B, bids: {B: 2, W: 3}, deal: sell}
    - {tile: BA.C, chooser: R, bids: {R: 1, G: pass}}
    - {tile: BA.RFr, chooser: G, bids: {G: 2, B: 3}, deal: buy}
--- stderr~
$T/game.yaml:10:29: illegal: R chooses this tile, not B: R is the next without a tile, clockwise from B, who chose last [lot-chooser, B-62, bazaar_next: from_chooser]

== the first of all sits to the left of the active player [B-56]
$ sed 's/chooser: B/chooser: R/; s/bids: {B: 2, K: pass/bids: {R: 2/' fixtures/bazaars/bad/bid-low.yaml | reeve check
--- stderr~
-:10:29: illegal: B chooses this tile, not R: B sits to the left of W, who laid the bazaar [lot-chooser, B-56]
--- status 1

== a tile is chosen once; two copies of it are two tiles [B-56, B-61]
$ reeve check $T/game.yaml
$ sed 's/BA.C, BA.L, BA.L/BA.C, BA.C, BA.L/' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.C, BA.L, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2}}
    - {tile: ffff+k, chooser: R, bids: {R: 0}}
--- stdout
$T/game.yaml: legal so far: 2 turns, score Wim (W) 0, Bea (B) -2, Rik (R) 0, B to move
-: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
--- stderr~
-:10:14: illegal: tile ffff+k cannot be chosen: what is left is BA.C, BA.C [lot-tile, B-56]
--- status 1

== without bidding each takes a tile in turn, the last one may be listed; a bid is refused [B-69]
% sed "$edit" $T/game.yaml | reeve check 2>&1 | grep ^-
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
options: {bazaar_auction: false}
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.C, BA.L, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B}
    - {tile: BA.RFr, chooser: R}
    - {tile: BA.C, chooser: W}
- B: BA.L -1,-1
- R: BA.RFr 1,0
- W: BA.C/180 0,1
--- rows edit
/chooser: W/d
    -: legal so far: 5 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, B to move
s/chooser: R/chooser: R, bids: {R: 1}/
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:11:44: illegal: R may not bid: there is no bidding in this game [bid-off, B-69, bazaar_auction: false]
/^options/d
    -: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    -:9:7: illegal: B chose the tile and must open the bidding [no-bid, B-56]
--- stdout
$T/game.yaml: legal so far: 5 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, B to move

== the last tile needs no bid: in an auction a lot of it is one too many, and it is free where that stands [B-63]
$ reeve check -q $T/game.yaml
$ reeve check --accept 2 $T/game.yaml
$ reeve why $T/game.yaml 2 | grep -e '^  no' -e 'deal'
$ sed 's/chooser: W/&, bids: {W: 2}/' $T/game.yaml | reeve check -q --accept 2
$ sed 's/, bids.*}}/}/; s/^rules.*/&\nscripts: [bazaar-without-bidding]/' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.C, BA.L, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.RFr, chooser: R, bids: {R: 1}}
    - {tile: BA.C, chooser: W}
- B: BA.L -1,-1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Wim (W) 0, Bea (B) 0, Rik (R) -1, R to move
      deal        B alone has bid, and pays 0 to nobody                     B-59
      deal        R alone has bid, and pays 1 to nobody                     B-59
  no  lot         the bazaar has 2 lots, not 3                              B-63
      deal        the last tile goes to W for nothing                       B-63
--- stderr~
$T/game.yaml:8:5: illegal: the bazaar has 2 lots, not 3 [bazaar-lots, B-63]
turn 2 stands as it is, accepted: the bazaar has 2 lots, not 3 [accepted, B-63]
-:8:5: illegal: the bazaar has 2 lots, not 3 [bazaar-lots, B-63]

== with --all a bazaar goes on as it was played; one that cannot be held at all is left out
$ sed 's/W: 3}, deal: sell/W: 1}, deal: sell/' fixtures/bazaars/bad/not-bought.yaml | reeve check --all -q
$ sed 's/BA.RFr, BA.C, BA.L/BA.C, BA.L/' fixtures/bazaars/bad/not-bought.yaml | sed '$d' >$T/short.yaml
$ echo '- B: BA.RFr 1,0' >>$T/short.yaml
$ reeve check --all $T/short.yaml
--- stdout
$T/short.yaml: illegal: turn 2; after 3 turns, score White (W) 0, Black (B) 0, Red (R) 0
--- stderr~
-:11:48: illegal: W bids 1, but the lowest bid is 3
-:12:6: illegal: B plays tile BA.L from the bazaar, not tile BA.C
$T/short.yaml:8:5: illegal: 3 tiles are drawn for a bazaar of 3 players, not 2
note: turn 2 is left out
--- status 1

== the items of an auction have its points, and no tiles [B-58]
$ reeve score --format json fixtures/bazaars/example-auction.yaml | gojq -c '.items[] | [.player, .tiles, .points, .rule]'
--- stdout
["B",0,-3,"B-58"]
["Y",0,3,"B-58"]
["Y",0,-3,"B-58"]
["K",0,3,"B-58"]

== with --all the turns go on behind a bazaar that is left out, and it is no longer due [B-54]
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.C, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}
- B: BA.RFr 1,0
--- status 1
--- stdout
$T/game.yaml: illegal: turn 2; after 3 turns, score White (W) 0, Black (B) 0, Red (R) 0
--- stderr
$T/game.yaml:8:5: illegal: 3 tiles are drawn for a bazaar of 3 players, not 2 [bazaar-draw, B-56]
      8 |     draw: [BA.C, BA.L]
        |     ^~~~
  help: List 3 tiles under `draw`, one for each player.
$T/game.yaml:7:3: note: turn 2 is left out: 3 tiles are drawn for a bazaar of 3 players, not 2 [skipped]
      7 | - bazaar:
        |   ^~~~~~
