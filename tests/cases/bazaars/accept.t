# What stands by --accept: as it was played, as far as it can be done; the rest is left out, and said to be.

== a castle that cannot be is left out, one without a token is built [B-22, B-26, B-29]
% reeve position --accept $turn fixtures/bazaars/bad/$name.yaml 2>$T/said | grep ^castles
% grep -o 'turn [0-9]* stands.*' $T/said
--- rows name turn
castle-small 2
    turn 2 stands as it is, accepted: city@0,0.n is not a small city: it lies on 3 tiles; the castle is left out [accepted, B-26]
castle-open 1
    turn 1 stands as it is, accepted: city@0,-1.s is not completed in this turn; the castle is left out [accepted, B-22]
castle-owner 2
    turn 2 stands as it is, accepted: B has no follower in city@1,0.n; the castle is left out [accepted, B-22]
castle-placer 2
    castles: {'city@1,0.n': R}
    turn 2 stands as it is, accepted: R did not lay the tile that completed city@1,0.n [accepted, B-23]
no-castle 1
    castles: {'city@0,0.n': R}
    turn 1 stands as it is, accepted: R has no castle token left [accepted, B-29]

== a bridge that cannot be is left out, one of a player who has none left is built if the box has one [B-5, B-21]
$ reeve position --accept 1 fixtures/bazaars/bad/bridge-pillar.yaml 2>&1 | grep -o '^bridges.*\|turn [0-9]* stands.*'
$ reeve position --accept 11 fixtures/bazaars/bad/no-bridge.yaml 2>$T/said >$T/built.yaml
$ grep -o 'turn [0-9]* stands.*' $T/said
$ grep ^bridges $T/built.yaml
$ reeve check $T/built.yaml
$ reeve position --accept 1 $T/last.yaml 2>&1 | grep -o '^bridges.*\|turn [0-9]* stands.*'
--- file last.yaml
# All six of two players are on the board.
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '2,0': BA.RFr, '3,0': BA.RFr, '4,0': BA.RFr, '5,0': BA.RFr, '6,0': BA.RFr}
bridges: {'1,0': ns, '2,0': ns, '3,0': ns, '4,0': ns, '5,0': ns, '6,0': ns}
moves:
- W: BA.RFr 7,0
  bridge: ns
--- stdout
turn 1 stands as it is, accepted: no bridge can go ew over the tile at 1,0: both ends must stand on fields; the bridge is left out [accepted, B-5]
turn 1 stands as it is, accepted: tile BA.C cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [accepted, K-9]
turn 11 stands as it is, accepted: A has no bridge left [accepted, B-21]
bridges: {'1,0': ew, '4,0': ew, '7,0': ew}
$T/built.yaml: position consistent: score Anna (A) 0, Bert (B) 0, Carl (C) 0, Dora (D) 0, Emil (E) 0, B to move
turn 1 stands as it is, accepted: W has no bridge left; the bridge is left out [accepted, B-21]
bridges: {'1,0': ns, '2,0': ns, '3,0': ns, '4,0': ns, '5,0': ns, '6,0': ns}

== a bazaar that cannot be held cannot stand: why says no more than that [B-54, B-56, B-63]
% reeve check -q --accept 2 fixtures/bazaars/bad/$name.yaml 2>&1 | grep -o 'illegal.*'
% reeve why --accept 2 fixtures/bazaars/bad/$name.yaml 2 | grep -v '^ yes\|^      '
% reeve why --format json --accept 2 fixtures/bazaars/bad/$name.yaml 2 | gojq -c '[.verdict, .accepted, .score, .alternatives]'
--- rows name
bazaar-draw
    illegal: 3 tiles are drawn for a bazaar of 3 players, not 2 [bazaar-draw, B-56]
    turn 2: bazaar: BA.L to B for 3: illegal
      no  draw        3 tiles are drawn for a bazaar of 3 players, not 2        B-56
    ["illegal",null,null,null]
bazaar-lots
    illegal: the bazaar has 2 lots, not 1 [bazaar-lots, B-63]
    turn 2: bazaar: BA.L to B for 3: illegal
      no  lot         the bazaar has 2 lots, not 1                              B-63
    ["illegal",null,null,null]
lot-tile
    illegal: tile BA.L cannot be chosen: what is left is BA.RFr, BA.C [lot-tile, B-56]
    turn 2: bazaar: BA.L to B for 3, BA.L to W for 3: illegal
      no  lot         tile BA.L cannot be chosen: what is left is BA.RFr,
    ["illegal",null,null,null]
no-bazaar
    illegal: there is no bazaar here: the tile laid before has none [no-bazaar, B-54]
    turn 2: bazaar: BA.C to B for 3, BA.RFr to W for 3: illegal
      no  bazaar      there is no bazaar here: the tile laid before has none    B-54
    ["illegal",null,null,null]
bid-off
    illegal: B may not bid: this player has a tile already [bid-off, B-61]
    turn 2: bazaar: BA.L to B for 3, BA.C to B for 4: illegal
      no  bid         B may not bid: this player has a tile already             B-61
    ["illegal",null,null,null]

== what is wrong in a bazaar and can be done stands [B-56, B-57, B-58, B-59, B-62, B-69]
% reeve check --accept 2 fixtures/bazaars/bad/$name.yaml 2>&1 | grep -o 'illegal.*\|legal so far.*\|turn [0-9]* stands.*'
% reeve why --accept 2 fixtures/bazaars/bad/$name.yaml 2 | grep -v '^ yes\|^      '
% reeve position --at 2 --accept 2 fixtures/bazaars/bad/$name.yaml 2>/dev/null | reeve check -q
--- rows name
no-bid
    legal so far: 2 turns, score White (W) 0, Black (B) -3, Red (R) 3, B to move
    turn 2 stands as it is, accepted: B chose the tile and must open the bidding [accepted, B-56]
    turn 2: bazaar: BA.L to B for 3, BA.C to W for 3: illegal, but accepted
      no  bid         B chose the tile and must open the bidding                B-56
      -3  points      B: buys tile BA.L from W                                  B-58
      +3  points      W: for tile BA.L, from B                                  B-58
      -3  points      W: buys tile BA.C from R                                  B-58
      +3  points      R: for tile BA.C, from W                                  B-58
    score after it: White (W) 0, Black (B) -3 (-3), Red (R) 3 (+3)
bid-low
    legal so far: 2 turns, score White (W) -3, Black (B) -2, Red (R) 3, B to move
    turn 2 stands as it is, accepted: W bids 2, but the lowest bid is 3 [accepted, B-57]
    turn 2 stands as it is, accepted: `deal: buy` is wrong: nobody bid more than the chooser; the deal is left out [accepted, B-59]
    turn 2: bazaar: BA.L to B for 2, BA.C to W for 3: illegal, but accepted
      no  bid         W bids 2, but the lowest bid is 3                         B-57
      no  deal        `deal: buy` is wrong: nobody bid more than the chooser    B-59
      -2  points      B: buys tile BA.L                                         B-59
      -3  points      W: buys tile BA.C from R                                  B-58
      +3  points      R: for tile BA.C, from W                                  B-58
    score after it: White (W) -3 (-3), Black (B) -2 (-2), Red (R) 3 (+3)
no-deal
    legal so far: 2 turns, score White (W) -3, Black (B) -2, Red (R) 3, B to move
    turn 2 stands as it is, accepted: `deal: buy` is wrong: nobody bid more than the chooser; the deal is left out [accepted, B-59]
    turn 2: bazaar: BA.L to B for 2, BA.C to W for 3: illegal, but accepted
      no  deal        `deal: buy` is wrong: nobody bid more than the chooser    B-59
      -2  points      B: buys tile BA.L                                         B-59
      -3  points      W: buys tile BA.C from R                                  B-58
      +3  points      R: for tile BA.C, from W                                  B-58
    score after it: White (W) -3 (-3), Black (B) -2 (-2), Red (R) 3 (+3)
deal-open
    legal so far: 2 turns, score White (W) 0, Black (B) -3, Red (R) 3, B to move
    turn 2 stands as it is, accepted: the record does not say whether B buys tile BA.L from W or sells it to W [accepted, B-58]
    turn 2: bazaar: BA.L to B for 3, BA.C to W for 3: illegal, but accepted
      no  deal        the record does not say whether B buys tile BA.L from W
      -3  points      B: buys tile BA.L from W                                  B-58
      +3  points      W: for tile BA.L, from B                                  B-58
      -3  points      W: buys tile BA.C from R                                  B-58
      +3  points      R: for tile BA.C, from W                                  B-58
    score after it: White (W) 0, Black (B) -3 (-3), Red (R) 3 (+3)
lot-chooser
    legal so far: 2 turns, score White (W) -3, Black (B) 3, Red (R) -2, B to move
    turn 2 stands as it is, accepted: B chooses this tile, not R: B is the next without a tile, clockwise from W, who got the last tile [accepted, B-62]
    turn 2: bazaar: BA.L to W for 3, BA.C to R for 2: illegal, but accepted
      -3  points      W: buys tile BA.L from B                                  B-58
      +3  points      B: for tile BA.L, from W                                  B-58
      no  lot         B chooses this tile, not R: B is the next without a
      -2  points      R: buys tile BA.C                                         B-59
    score after it: White (W) -3 (-3), Black (B) 3 (+3), Red (R) -2 (-2)

== nobody who has a tile gets another one: then somebody would have none [B-61]
$ reeve check --all fixtures/bazaars/bad/bid-off.yaml 2>&1 | grep -v help
$ reeve check -q --accept 2 fixtures/bazaars/bad/bid-off.yaml 2>&1 | grep -v help
--- stdout
fixtures/bazaars/bad/bid-off.yaml: illegal: turn 2; after 2 turns, score White (W) 0, Black (B) 0, Red (R) 0
fixtures/bazaars/bad/bid-off.yaml:11:54: illegal: B may not bid: this player has a tile already [bid-off, B-61]
     11 | ...A.C, chooser: R, bids: {R: 2, W: 3, B: 4}, deal: sell}
        |                                           ^
fixtures/bazaars/bad/bid-off.yaml:7:3: note: turn 2 is left out: B may not bid: this player has a tile already [skipped]
      7 | - bazaar:
        |   ^~~~~~
fixtures/bazaars/bad/bid-off.yaml:11:54: illegal: B may not bid: this player has a tile already [bid-off, B-61]
     11 | ...A.C, chooser: R, bids: {R: 2, W: 3, B: 4}, deal: sell}
        |                                           ^

== a tile in another player's hand cannot be laid, whatever stands [B-64]
$ reeve check -q --accept 1 $T/hands.yaml 2>&1 | grep -v help
$ reeve check -q --all $T/hands.yaml 2>&1 | grep -v help
$ sed 's/BA.RRRR 1,0/BA.RFr 1,0/' $T/hands.yaml | reeve position --accept 1 2>/dev/null >$T/after.yaml
$ grep ^bazaar $T/after.yaml
$ reeve check -q $T/after.yaml
--- file hands.yaml
reeve: 1
rules: bazaars
options: {bridges: false}
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': BA.RCr, '0,-1': BB.F.b, '0,-2': BA.L}
to_move: W
bazaar: {after: R, tiles: {W: BA.C, B: BA.RRRR, R: BA.RFr}}
moves:
- W: BA.RRRR 1,0
--- stdout
$T/hands.yaml:9:6: illegal: W plays tile BA.C from the bazaar, not tile BA.RRRR [not-bought, B-64]
      9 | - W: BA.RRRR 1,0
        |      ^~~~~~~
$T/hands.yaml:9:6: illegal: W plays tile BA.C from the bazaar, not tile BA.RRRR [not-bought, B-64]
      9 | - W: BA.RRRR 1,0
        |      ^~~~~~~
$T/hands.yaml:9:3: note: turn 1 is left out: W plays tile BA.C from the bazaar, not tile BA.RRRR [skipped]
      9 | - W: BA.RRRR 1,0
        |   ^
bazaar: {after: R, tiles: {B: BA.RRRR, R: BA.RFr}}
