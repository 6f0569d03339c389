# The round of abbeys in `reeve play`.

== who may lay an abbey after the last tile is told where, and that it may be left out [AM-23, AM-24]
$ sed '/abbey -1,1/d; /result/d; /: none/d' tests/cases/abbey/last.yaml >$T/game.yaml
$ printf '%s\n' none 'abbey -1,1 monk' | reeve play $T/game.yaml | grep -v '^ .*[ABC][A-Z]-\|^ .*[CGKI]-[0-9]*$'
--- stdout
White (W) 6, Black (B) 19, Red (R) 8; Black (B) is to move, 0 tiles left
B may lay `abbey` at -8,0 -6,-2 -1,-1 -1,1 -1,3 1,0 1,3; or type `none`.
 85  B  none                                                       6    19     8
White (W) 6, Black (B) 19, Red (R) 8; Red (R) is to move, 0 tiles left
R may lay `abbey` at -8,0 -6,-2 -1,-1 -1,1 -1,3 1,0 1,3; or type `none`.
 86  R  abbey -1,1 monk@c                                          6    19    17
final scoring
Black (B) wins
White (W) 24, Black (B) 49, Red (R) 45; the game is over

== behind a bazaar that took the last tiles the round begins on the left of the player who laid the last one [AM-23, AM-24, B-64]
% . tests/cases/games.sh; sed "s/ORDER/$order/;s/DISCARDS/$(gone abbey,bazaars BA.RCr BA.RFr BA.RFr BA.RFr BA.RFr BA.L BA.L BA.L BA.L BA.C BA.C BA.C BB.F.b BA.LR BA.Rr BA.RFr)/" $T/game.yaml >$T/a.yaml; printf -- "$turns" >>$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {R: Rosa, B: Ben, K: Kim}
options: {bazaar_order: ORDER}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '2,0': BA.RFr
  '3,0': BA.RFr
  '4,0': BA.RFr
  '0,-1': BA.L
  '2,-1': BA.L
  '4,-1': BA.L
  '0,-2': BA.L
  '1,-2': BA.C/180
  '2,-2': BA.C/180
  '3,-2': BA.C/180
DISCARDS
score: {R: 5}
moves:
- R: BB.F.b 5,-1
- bazaar:
    draw: [BA.LR, BA.Rr, BA.RFr]
    lots:
    - {tile: BA.LR, chooser: B, bids: {B: 0, K: pass, R: 1}, deal: sell}
    - {tile: BA.Rr, chooser: B, bids: {B: 0, K: pass}}
--- rows order|turns
first_buyer|- R: BA.LR/270 -1,0\n- B: BA.Rr/90 5,0\n- K: BA.RFr/90 5,1\n- R: abbey 1,-1\n- B: abbey 3,-1\n
    score Rosa (R) 4, Ben (B) 1, Kim (K) 0
first_buyer|- R: BA.LR/270 -1,0\n- B: BA.Rr/90 5,0\n- K: BA.RFr/90 5,1\n- B: abbey 1,-1\n- R: abbey 3,-1\n
    illegal: it is K's turn, not R's [not-your-turn, K-7]
left_of_active|- B: BA.Rr/90 5,0\n- K: BA.RFr/90 5,1\n- R: BA.LR/270 -1,0\n- B: abbey 1,-1\n- R: abbey 3,-1\n
    score Rosa (R) 4, Ben (B) 1, Kim (K) 0

== who cannot lay the abbey any more has no turn in which to pay a ransom [T-40, AM-23]
% . tests/cases/games.sh; sed "s/DISCARDS/$(gone abbey,tower BA.RCr BA.C TO.C TO.C BA.L BA.L BA.RFr BA.LR)/;s/WHOM/$whom/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, tower]
players: {R: Rosa, B: Ben, K: Kim}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': [BA.C/180, R:farmer]
  '1,1': TO.C
  '2,1': BA.L
  '2,0': BA.RFr
  '0,-1': BA.L
  '1,-1': TO.C/180
DISCARDS
score: {R: 9}
moves:
- B: BA.LR/270 -1,0
- K: abbey 1,0
  tower: 1,1
  capture: R:farmer@0,1
- R: none
  ransom: WHOM
--- rows whom
K
    illegal: the game was over after turn 2 [game-over, K-35]
B
    illegal: the game was over after turn 2 [game-over, K-35]

== a position in which nobody can be asked, or no tile comes at once, does not say so [AM-23, R-8]
% printf '%s\n' 'reeve: 1' "rules: $box" 'players: {R: Rosa, B: Ben}' "board: {$board}" "$key" 'score: {R: 0, B: 0}' | reeve check -q - 2>&1 | grep -v '|'
--- rows box|board|key
abbey|'0,0': BA.RCr|still_asked: 2
    -:5:14: inconsistent: `still_asked` is wrong: tiles are still to come [position-still-asked, AM-23]
      help: Delete `still_asked`, or type how many players are still asked.
river|0,0: RI.s|at_once: 1
    -:4:1: inconsistent: 1 extra turn is owed; nothing in this game gives one [position-extra-turns, K-7]
      help: Delete `at_once`.

== … also when the second part that was put off is left out [AM-23, M-79]
% . tests/cases/games.sh; sed '/^board:/r tests/cases/abbey/round.yaml' $T/game.yaml | sed "s/DISCARDS/$(gone abbey,traders,bazaars BA.RCr BA.C BA.C BA.C BA.C BA.L BA.L BA.L BA.LR BA.RFr BA.RFr BA.RFr BA.CG BB.RFR.b BA.RFr BA.L BA.LR)/;s/BIDS/$bids/;s/FIRST/$first/;s/NEXT/$next/g;s/LAST/$last/" >$T/a.yaml; printf -- "$turns" >>$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, traders, bazaars]
players: {R: Rosa, B: Ben, K: Kim}
options: {bazaar_order: first_buyer}
to_move: R
board:
DISCARDS
score: {R: 0, B: 0, K: 0}
moves:
- R: BB.RFR.b/90 6,0
- bazaar:
    draw: [BA.L, BA.LR, BA.RFr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, BIDS}, deal: sell}
    - {tile: BA.L, chooser: NEXT, bids: {NEXT: 0}}
- FIRST: BA.RFr -1,0
- NEXT: BA.L 5,1
- LAST: BA.LR 6,-1
--- rows bids|first|next|last|turns
K: pass, R: 1|R|B|K|- R: none\n- R: abbey 1,0\n- B: abbey 3,0\n
    score Rosa (R) 2, Ben (B) 1, Kim (K) 0
K: pass, R: 1|R|B|K|- B: abbey 1,0\n- R: abbey 3,0\n
    illegal: it is K's turn, not R's [not-your-turn, K-7]
K: pass, R: 1|R|B|K|- R: abbey 1,0\n- B: abbey 3,0\n
    score Rosa (R) 2, Ben (B) 1, Kim (K) 0
K: 1, R: pass|K|R|B|- R: abbey 1,0\n- K: none\n- B: abbey 3,0\n
    score Rosa (R) 3, Ben (B) 1, Kim (K) -1
K: 1, R: pass|K|R|B|- R: abbey 1,0\n- B: none\n- K: abbey 3,0\n
    illegal: the game was over after turn 7 [game-over, K-35]

== with builder_first the second part may be an abbey where all tiles left are those of the bazaar [AM-26, M-75, M-80]
% . tests/cases/games.sh; sed '/^board:/r tests/cases/abbey/round.yaml' $T/game.yaml | sed "s/DISCARDS/$(gone abbey,traders,bazaars BA.RCr BA.C BA.C BA.C BA.C BA.L BA.L BA.L BA.LR BA.RFr BA.RFr BA.RFr BA.CG BB.RFR.b BA.RFr BA.L BA.LR)/" >$T/a.yaml; printf -- "$turns" >>$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, traders, bazaars]
players: {R: Rosa, B: Ben, K: Kim}
options: {bazaar_builder: builder_first}
to_move: R
board:
DISCARDS
score: {R: 0, B: 0, K: 0}
moves:
- R: BB.RFR.b/90 6,0
--- rows turns
- R: abbey 1,0\n- bazaar:\n    draw: [BA.L, BA.LR, BA.RFr]\n    lots:\n    - {tile: BA.L, chooser: B, bids: {B: 0}}\n    - {tile: BA.LR, chooser: K, bids: {K: 0}}\n- B: BA.L 5,1\n
    score Rosa (R) 0, Ben (B) 0, Kim (K) 0, K to move
- R: BA.L 5,1\n
    illegal: tile BA.L is put aside [tile-used, K-3]

== … also behind a position in that second part, whoever is to move [AM-23, M-39]
% . tests/cases/games.sh; sed '/^board:/r tests/cases/abbey/round.yaml' $T/game.yaml | sed "s/R:\\(high\\|build\\)/K:\\1/;s/PLAYERS/$players/;s/DISCARDS/$(gone abbey,traders BA.RCr BA.C BA.C BA.C BA.C BA.L BA.L BA.L BA.LR BA.RFr BA.RFr BA.RFr BA.CG BA.RFr)/" >$T/a.yaml; printf -- '- R: abbey 1,0\n- B: abbey 3,0\n' >$T/b; cat $T/a.yaml $T/b >$T/c.yaml; verdict $T/c.yaml; (reeve position --at 1 $T/a.yaml; echo moves:; cat $T/b) >$T/d.yaml; verdict $T/d.yaml
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {PLAYERS}
to_move: K
board:
DISCARDS
score: {R: 0, B: 0, K: 0}
moves:
- K: BA.RFr 6,0
--- rows players
R: Rosa, B: Ben, K: Kim
    score Rosa (R) 0, Ben (B) 0, Kim (K) 3
    score Rosa (R) 0, Ben (B) 0, Kim (K) 3
R: Rosa, K: Kim, B: Ben
    illegal: it is K's turn, not B's [not-your-turn, K-7]
    illegal: it is K's turn, not B's [not-your-turn, K-7]
