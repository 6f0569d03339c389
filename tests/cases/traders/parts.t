# The two parts of a turn, as they are told: what is before an entry, whose turn it is and why, in
# which order with a bazaar.

== before an entry the second part that it leaves out is over; after the entry before it is due [M-29]
$ reeve legal $T/game.yaml --before 2 | grep -E '^tile|^3,-1'
$ reeve legal $T/game.yaml --before 2 --format json | gojq -c 'select(.cell == "3,-1") | .pieces' | head -1
$ reeve position $T/game.yaml --before 2 | grep -E 'to_move|second'
$ reeve position $T/game.yaml --at 1 | grep -E 'to_move|second'
$ reeve show $T/game.yaml --before 2 | grep -E '^>|to come'
$ reeve show $T/game.yaml --at 1 | grep -E '^>|to come'
$ reeve show $T/game.yaml --at 1 --svg - | grep -o 'Red (R) to move[^<]*'
$ reeve score $T/game.yaml --at 1 | tail -1
$ reeve why $T/game.yaml 2 | grep ' turn '
$ reeve legal --option double_turn=must $T/game.yaml --before 2 | grep -E '^tile|^3,-1'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman
  2,0: BA.RFr R:builder
  2,-1: BA.RFr B:highwayman
score: {R: 0, B: 0}
moves:
- R: BA.RFr 3,0
- B: BA.RFr 3,-1 builder@e
--- stdout
tile BA.RFr for Blue (B)
3,-1  0°                farmer@n farmer@s builder@e
["farmer@n","farmer@s","builder@e"]
to_move: B
to_move: R
second_part: true
> B Blue (B)      0          6        1    1     0      0      0
91 tiles to come
> R Red (R)       0          6        0    1     0      0      0
91 tiles to come, the second part of a double turn
Red (R) to move, the second part of a double turn
Red (R) to move, the second part of a double turn
score after turn 1, R to move, the second part of a double turn, 91 tiles to come: Red (R) 0, Blue (B) 0
      turn        Red (R) leaves the second part of the double turn out     M-29
 yes  turn        it is the turn of Blue (B)                                 K-7
tile BA.RFr for Red (R)
3,-1  0°                farmer@n farmer@s

== why says that it is the second part; a third gives none, and an accepted one neither [M-25, M-31]
$ reeve check --at 5 $T/game.yaml
$ reeve why $T/game.yaml 6 | grep ' turn '
$ reeve why $T/game.yaml 7 | grep ' turn '
$ reeve check -q --accept 7 $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- R: BA.RFr 2,0 builder
- B: BA.L 1,-1
- R: BA.RFr 3,0
- R: BA.RFr 4,0
- R: BA.RFr 5,0
- R: BA.RFr 6,0
--- stdout
$T/game.yaml: legal so far: 5 turns, score Red (R) 0, Blue (B) 0, R to move, the second part of a double turn
 yes  turn        it is the second part of the double turn of Red (R)       M-25
      turn        a double turn has two parts: the tile gives no third      M-31
  no  turn        it is the turn of Blue (B), not of Red (R)                M-31
      turn        R has played both parts of a double turn                  M-31
      turn        a double turn has two parts: the tile gives no third      M-31
as the turn of B the remaining turn is legal
$T/game.yaml:11:3: note: turn 7 stands as it is, accepted: it is B's turn, not R's [accepted, M-31]
$T/game.yaml:12:3: illegal: it is B's turn, not R's [not-your-turn, M-31]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: R has played both parts of a double turn.

== a builder who came home at once came with the tile just laid [M-27, M-23]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- R: BA.LR/270 -1,0
- B: BA.L 1,-1
- R: BA.LR/90 2,0 builder
- R: BA.L 2,-1
--- stdout
$T/game.yaml:10:3: illegal: it is B's turn, not R's [not-your-turn, M-27]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: R's builder came with the tile just laid.

== with the second part first it is missed after the bazaar, and comes before the entry of it [M-75, M-80, M-29]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
$ reeve check -q --option double_turn=must $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
options: {bazaar_builder: builder_first}
players: {R: Red, B: Blue, K: Kim}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman
  2,0: BA.RFr R:builder
moves:
- R: BB.RFR.b/90 3,0
- bazaar:
    draw: [BA.RFr, BA.L, BB.F.b]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
    - {tile: BA.L, chooser: K, bids: {K: 0}}
- B: BA.RFr -1,0
- K: BA.L 2,1
- R: BB.F.b 2,-1
- R: BA.L 0,-1
--- stdout
$T/game.yaml:20:3: illegal: it is B's turn, not R's [not-your-turn, M-75, bazaar_builder: builder_first]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: the second part of R's turn came before the bazaar, and was left out.
  help: with bazaar_builder=bazaar_first: legal
$T/game.yaml:12:3: illegal: there is no bazaar here: the second part of the turn comes before it [no-bazaar, M-75, bazaar_builder: builder_first]
  help: Type the second part of R's turn before it.
  help: with bazaar_builder=bazaar_first, or with double_turn=may: legal

== the bazaar before the second part, or behind it, is told; so is one that waits, and the part that comes when all are over [M-73, M-75, M-78, M-79, M-80]
$ told() { grep -A2 -E ' (turn|bazaar)  *[a-z]* '; }
$ reeve why $T/game.yaml 1 | told
$ reeve why --option bazaar_builder=builder_first $T/game.yaml 1 | told
$ reeve why $T/game.yaml 4 | told
$ reeve legal $T/game.yaml --before 11 | head -1
$ reeve why $T/game.yaml 11 | told
$ sed 's/R: BA.L 1,-1/B: BA.L 1,-1/' $T/game.yaml | reeve why - 11 | told
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Kim}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman
  2,0: BA.RFr R:builder
  0,1: BA.CFc.1/90 B:knight
  0,2: BA.CFc+/90 B:builder
moves:
- R: BB.RFR.b/90 3,0
- bazaar:
    draw: [TB.CFc.w, BA.L, BA.L]
    lots:
    - {tile: TB.CFc.w, chooser: B, bids: {B: 0}}
    - {tile: BA.L, chooser: K, bids: {K: 0}}
- B: TB.CFc.w/90 0,3
- B: BB.F.b 2,-1
- K: BA.L 1,1
- R: BA.L 2,1
- bazaar:
    draw: [BA.RFr, BA.L, BB.CFR!G]
    lots:
    - {tile: BA.RFr, chooser: K, bids: {K: 0}}
    - {tile: BA.L, chooser: R, bids: {R: 0}}
- K: BA.RFr -1,0
- R: BA.L -1,1
- B: BB.CFR!G/270 0,4
- R: BA.L 1,-1
--- stdout
 yes  turn        it is the turn of Red (R)                                  K-7
 yes  tile        tile BB.RFR.b is still to come                             K-3
 yes  cell        3,0 is free                                                K-8
--
      bazaar      a bazaar tile lies: a bazaar follows                      B-54
      bazaar      the second part of the turn comes after it
                  [bazaar_builder: bazaar_first]                            M-73
      turn        the tile extends the feature on which R's builder
                  stood: a second part of the turn follows [double_turn:
                  may]                                                      M-25
score after it: Red (R) 0, Blue (B) 0, Kim (K) 0
 yes  turn        it is the turn of Red (R)                                  K-7
 yes  tile        tile BB.RFR.b is still to come                             K-3
 yes  cell        3,0 is free                                                K-8
--
      bazaar      a bazaar tile lies: a bazaar follows                      B-54
      bazaar      the second part of the turn comes before it
                  [bazaar_builder: builder_first]                           M-75
      turn        the tile extends the feature on which R's builder
                  stood: a second part of the turn follows [double_turn:
                  may]                                                      M-25
score after it: Red (R) 0, Blue (B) 0, Kim (K) 0
 yes  turn        it is the second part of the double turn of Blue (B)      M-25
 yes  tile        tile BB.F.b is still to come                               K-3
 yes  cell        2,-1 is free                                               K-8
--
      bazaar      a bazaar tile lies: a bazaar follows when this one is
                  over                                                      M-78
score after it: Red (R) 0, Blue (B) 0, Kim (K) 0
tile BA.L for Red (R)
      turn        Blue (B) leaves the second part of the double turn out    M-29
      turn        all bazaars are over: the second part that was put off
                  follows                                                   M-79
 yes  turn        it is the second part of the double turn of Red (R)       M-25
 yes  tile        tile BA.L is still to come                                 K-3
 yes  cell        1,-1 is free                                               K-8
 yes  turn        it is the second part of the double turn of Blue (B)      M-25
 yes  tile        tile BA.L is still to come                                 K-3
 yes  cell        1,-1 is free                                               K-8
