# Double turns and bazaars: M-73 … M-86.

== first the bazaar, then the second part; or the other way round, by option [M-73, M-75, M-80, M-43]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 1 | grep -A2 -E ' (turn|bazaar)  *(the|a) '
% reeve position --at $at $T/game.yaml | grep -E 'to_move|bazaar:|second'
$ sed '$d' $T/game.yaml | sed 's/^- R: BB.F.b.*/&\n- R: BA.RFr 2,-1/' > $T/other.yaml
$ reeve check --option bazaar_builder=builder_first $T/other.yaml
$ reeve position --option bazaar_builder=builder_first --at 1 $T/other.yaml | grep -E 'to_move|bazaar:|second'
$ sed '$d' $T/game.yaml | reeve check --option bazaar_builder=builder_first
$ reeve check -q --option double_turn=must --option bazaar_builder=builder_first $T/game.yaml 2>&1 | grep -v '|'
$ printf -- '- B: BA.L 9,9\n' | cat $T/game.yaml - | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BB.RFR.b/90 3,0
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: K, bids: {K: 0}}
- B: BA.L 0,-1
- K: BA.C/180 1,-1
- R: BA.RFr 0,-2
- R: BA.Rr/270 2,-1
--- rows at
1
    to_move: B
    bazaar: {after: R, second_part: true}
2
    to_move: B
    bazaar: {after: R, tiles: {R: BA.RFr, B: BA.L, K: BA.C}, second_part: true}
4
    to_move: R
    bazaar: {after: R, tiles: {R: BA.RFr}, second_part: true}
5
    to_move: R
    second_part: true
--- stdout
$T/game.yaml: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, B to move
      bazaar      a bazaar tile lies: a bazaar follows                      B-54
      bazaar      the second part of the turn comes after it
                  [bazaar_builder: bazaar_first]                            M-73
      turn        the tile extends the feature on which R's builder
                  stood: a second part of the turn follows [double_turn:
                  may]                                                      M-25
$T/other.yaml: legal so far: 5 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, B to move
to_move: R
second_part: true
bazaar: {then: [R]}
-: legal so far: 5 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, B to move
$T/game.yaml:11:3: illegal: there is no bazaar here: the second part of the turn comes before it [no-bazaar, M-75, bazaar_builder: builder_first]
  help: Type the second part of R's turn before it.
  help: with bazaar_builder=bazaar_first, or with double_turn=may: legal
-:20:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]

== a bought tile is a full turn: its builder works, before the next player plays; his own, too, and the part from the bazaar tile remains due [M-76, M-83]
$ reeve check $T/game.yaml
% reeve position --at $at $T/game.yaml | tee $T/now.yaml | grep -E 'to_move|bazaar:|second'
% { cat $T/now.yaml; echo moves:; tail -$((9 - at)) $T/game.yaml; } | reeve check
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': [BA.RCr, R:knight@n]
  '0,1': [BA.CFc.1/90, R:builder@n]
  '1,0': [BA.RFr, B:highwayman@e]
  '2,0': [BA.RFr, B:builder@e]
moves:
- R: BB.CFc.b/90 0,2
- bazaar:
    draw: [BA.RFr, BA.C, BA.CFc+]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: K, bids: {K: 0}}
- B: BA.RFr 3,0
- B: BA.L 0,-1
- K: BA.C/180 1,-1
- R: BA.CFc+/90 0,3
- R: BA.L 0,-2
- R: BA.L 0,-3
- B: BA.L 0,-4
--- rows at
3
    to_move: B
    second_part: true
    bazaar: {after: R, tiles: {R: BA.CFc+, K: BA.C}, second_part: true}
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
4
    to_move: K
    bazaar: {after: R, tiles: {R: BA.CFc+, K: BA.C}, second_part: true}
    -: legal so far: 5 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
5
    to_move: R
    bazaar: {after: R, tiles: {R: BA.CFc+}, second_part: true}
    -: legal so far: 4 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
6
    to_move: R
    second_part: true
    bazaar: {after: R, tiles: {}, second_part: true}
    -: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
7
    to_move: R
    second_part: true
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
--- stdout
$T/game.yaml: legal so far: 9 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move

== a bought bazaar tile starts no bazaar; one drawn in a second part waits for the end of the round, and the active player's second part for all of them [M-76, M-78, M-79, B-66]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 3 | grep -A1 ' bazaar  *the'
$ reeve why $T/game.yaml 4 | grep -A1 ' bazaar  *a '
$ reeve position --at 4 $T/game.yaml | grep -E 'to_move|bazaar:|second'
$ reeve position --at 6 $T/game.yaml | grep -E 'to_move|bazaar:|second'
$ reeve position --at 10 $T/game.yaml | grep -E 'to_move|bazaar:|second'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '-1,0': [BA.RRRR, B:highwayman@n]
  '-1,1': [BA.RFr/90, B:builder@n]
moves:
- R: BB.RFR.b/90 3,0
- bazaar:
    draw: [BB.RFR.bi, BA.L, BA.C]
    lots:
    - {tile: BB.RFR.bi, chooser: B, bids: {B: 0}}
    - {tile: BA.L, chooser: K, bids: {K: 0}}
- B: BB.RFR.bi -1,2
- B: BB.F.b 0,-1
- K: BA.L 1,-1
- R: BA.C/180 2,-1
- bazaar:
    draw: [BA.L, BA.RFr, BA.Rr]
    lots:
    - {tile: BA.L, chooser: K, bids: {K: 0}}
    - {tile: BA.RFr, chooser: R, bids: {R: 0}}
- K: BA.L 1,-2
- R: BA.RFr -2,0
- B: BA.Rr 0,-2
- R: BA.L 3,-1
- B: BA.L 4,-1
--- stdout
$T/game.yaml: legal so far: 12 turns, score Red (R) 5, Blue (B) 3, Black (K) 0, K to move
      bazaar      the bazaar tile is from a bazaar: no other follows        B-66
      turn        the tile extends the feature on which B's builder
      bazaar      a bazaar tile lies: a bazaar follows when this one is
                  over                                                      M-78
to_move: K
bazaar: {after: R, tiles: {R: BA.C, K: BA.L}, then: [B], second_part: true}
to_move: K
bazaar: {after: B, resume: R, second_part: true}
to_move: R
second_part: true

== with the second part first a bazaar tile in it waits [M-75, M-81]
$ reeve check --option bazaar_builder=builder_first $T/game.yaml
$ reeve position --option bazaar_builder=builder_first --at 2 $T/game.yaml | grep -E 'to_move|bazaar:|second'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BB.RFR.b/90 3,0
- R: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.RFr]
    lots: [{tile: BA.L, chooser: B, bids: {B: 0}}]
- B: BA.L 1,-1
- R: BA.RFr 1,-2
- bazaar:
    draw: [BA.L, BA.RFr]
    lots: [{tile: BA.L, chooser: B, bids: {B: 0}}]
--- stdout
$T/game.yaml: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
to_move: B
bazaar: {after: R, then: [R]}

== three players and three tiles: the bazaar takes them, and there is no second part; four: it plays the fourth; two: no bazaar, and it comes at once [M-82, M-39, B-54]
$ . tests/cases/games.sh
$ game() { sed "s/^discards.*/$(gone traders+bazaars BA.RCr BA.RFr BA.RFr BB.RFR.b "$@")/" $T/game.yaml; }
$ bazaar() { cat $T/bazaar.yaml; }
% echo $order
% { game BA.L BA.C BA.RFr; bazaar; } | reeve check --option bazaar_builder=$order
% { game BA.L BA.C BA.RFr; echo '- R: BA.L 2,-1'; } | reeve check -q --option bazaar_builder=$order 2>&1 | grep -v '|'
% { game BA.L BA.L; echo '- R: BA.L 2,-1'; } | reeve check --option bazaar_builder=$order
$ { game BA.L BA.C BA.RFr BA.Rr; bazaar; echo '- R: BA.Rr/270 2,-1'; } | reeve check
$ { game BA.L BA.C BA.RFr BA.Rr; echo '- R: BA.Rr/270 2,-1'; bazaar; } | reeve check --option bazaar_builder=builder_first
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
discards: all others
moves:
- R: BB.RFR.b/90 3,0
--- file bazaar.yaml
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: K, bids: {K: 0}}
- B: BA.L 0,-1
- K: BA.C/180 1,-1
- R: BA.RFr 0,-2
--- rows order
bazaar_first
    bazaar_first
    -: legal: 5 turns, final score Red (R) 4, Blue (B) 0, Black (K) 0
    -:12:3: illegal: a bazaar comes before this turn: R laid a bazaar tile [bazaar-due, B-54]
      help: Add an entry `bazaar:` before this turn, with the tiles drawn and the bids.
      help: with bazaars=false: legal
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, B to move
builder_first
    builder_first
    -: legal: 5 turns, final score Red (R) 4, Blue (B) 0, Black (K) 0
    -:12:3: illegal: a bazaar comes before this turn: R laid a bazaar tile [bazaar-due, B-54]
      help: Add an entry `bazaar:` before this turn, with the tiles drawn and the bids.
      help: with bazaars=false: legal
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, B to move
--- stdout
-: legal: 6 turns, final score Red (R) 4, Blue (B) 0, Black (K) 0
-: legal: 6 turns, final score Red (R) 4, Blue (B) 0, Black (K) 0

== the last tiles are in other hands: a bought tile that extends the builder's feature gives no second part [M-39, M-76]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone traders+bazaars BA.RCr BA.RFr BA.RFr BB.F.b BA.RFr BA.C BA.L)/" $T/game.yaml > $T/all.yaml
$ reeve check --option double_turn=must $T/all.yaml
$ reeve position --at 3 $T/all.yaml | grep -E 'to_move|bazaar:|second'
$ reeve why $T/all.yaml 3 | grep -A1 ' turn  *the tile'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, B:highwayman@e]
  '2,0': [BA.RFr, B:builder@e]
discards: all others
moves:
- R: BB.F.b 2,-1
- bazaar:
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: K, bids: {K: 0}}
- B: BA.RFr 3,0
- K: BA.C/180 0,1
- R: BA.L 2,-2
--- stdout
$T/all.yaml: legal: 5 turns, final score Red (R) 0, Blue (B) 4, Black (K) 0
to_move: K
bazaar: {after: R, tiles: {R: BA.L, K: BA.C}}
      turn        the tile extends the builder's feature, but no tile is
                  left: no second part                                      M-39

== a ransom in the first part and with the bought tile, but not in the second part [M-84, M-57]
$ reeve check $T/game.yaml
$ sed 's/^- R: BA.Rr.*/&\n  ransom: B/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, bazaars, tower]
players: {R: Red, B: Blue, K: Black}
to_move: R
score: {R: 20, B: 0, K: 0}
prisoners: {B: [R, R, R]}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BB.RFR.b/90 3,0
  ransom: B
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: K, bids: {K: 0}}
- B: BA.L 0,-1
- K: BA.C/180 1,-1
- R: BA.RFr 0,-2
  ransom: B
- R: BA.Rr/270 2,-1
--- stdout
$T/game.yaml: legal so far: 6 turns, score Red (R) 14, Blue (B) 6, Black (K) 0, B to move
-:24:11: illegal: R has bought a follower back in this turn already [ransom-twice, T-41]
  help: Delete the second ransom.

== without auction a second part follows the chosen tile at once; goods go to him who plays it [M-85, M-86]
$ reeve score --option bazaar_auction=false $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, B:highwayman@e]
  '2,0': [BA.RFr, B:builder@e]
  '0,1': TB.CFc.w/90
  '0,2': TB.CRc.g/90
moves:
- R: BB.F.b 0,-1
- bazaar:
    draw: [BA.RFr, TB.Cc.g]
    lots: [{tile: BA.RFr, chooser: B}, {tile: TB.Cc.g, chooser: R}]
- B: BA.RFr 3,0
- B: BA.C/180 0,3
- R: TB.Cc.g -1,-1
--- stdout
                                                                         R     B
  1  R  BB.F.b 0,-1                                                      0     0
  2  -  bazaar: BA.RFr to B, TB.Cc.g to R                                0     0
          B   takes tile BA.RFr for nothing                                 B-69
          R   takes tile TB.Cc.g for nothing                                B-63
  3  B  BA.RFr 3,0                                                       0     0
  4  B  BA.C/180 0,3                                                     0     0
       0  -   city@0,0.n: nobody stands on it                               K-27
          B   takes 1 wine and 1 grain                                       M-6
  5  R  TB.Cc.g -1,-1                                                    0     0
score after turn 5, B to move, 99 tiles to come: Red (R) 0, Blue (B) 0

== a second part that is left out has no entry, and whoever types one is told so [M-29, M-83, K-10]
$ sed '$s/.*/- R: none\n&/' $T/game.yaml | reeve check - 2>&1 | grep -e unreadable -e illegal: -e help
$ sed '$s/.*/- R: none\n&/' $T/game.yaml | reeve check --option double_turn=must - 2>&1 | grep help
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman@e
  2,0: BA.RFr R:builder@e
moves:
- R: BA.RFr 3,0
- B: BA.L 3,-1
--- stdout
-: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
-:11:6: illegal: `none` is allowed only when the stack is empty: 104 tiles still to come [none-tiles-left, K-10]
  help: Delete the entry if the second part of the double turn is left out (M-29); else type the tile that was drawn and its cell, or list it under `discard` if it fits nowhere.
  help: Type the tile that was drawn and its cell; or list it under `discard` if it fits nowhere.

== round a bazaar both second parts of a player can be left out, and the position goes on with the other's turn [M-29, M-83]
$ reeve check $T/game.yaml
$ (reeve position --at 4 $T/game.yaml; printf 'moves:\n- B: BA.L 3,-1\n') | reeve check -
$ reeve why $T/game.yaml 5 | grep 'leaves'
$ reeve check --option double_turn=must $T/game.yaml 2>&1 | grep -v '|' | head -1
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman@e
  2,0: BA.RFr R:builder@e
  0,-1: BA.L
  1,-1: BA.L
moves:
- R: BB.RFR.b/90 3,0
- bazaar:
    draw: [BA.RFrG, BA.RRRR]
    lots:
    - {tile: BA.RRRR, chooser: B, bids: {B: 1, R: pass}}
- B: BA.RRRR 4,0
- R: BA.RFrG -1,0
- B: BA.L 3,-1
--- stdout
$T/game.yaml: legal so far: 5 turns, score Rosa (R) 0, Ben (B) -1, R to move
-: legal so far: 1 turn, score Rosa (R) 0, Ben (B) -1, R to move
      turn        Rosa (R) leaves the second part of the double turn out    M-29
$T/game.yaml: illegal: turn 5; after 4 turns, score Rosa (R) 0, Ben (B) -1

== a bazaar of which all tiles have been played is over, and only the second part is left [M-79, B-67]
% sed "s/LEFT/$left/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-: //p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [bazaars, traders]
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '3,0': BB.RFR.b/90
  '0,-1': BA.L
score: {R: 0, B: 0, K: 0}
LEFT
moves:
- R: BA.L 1,-1
- B: BA.L 2,-1
--- rows left
second_part: true
    legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, Kim (K) 0, K to move
bazaar: {after: R, tiles: {}, second_part: true}
    inconsistent
    inconsistent: this bazaar is wrong: all tiles have been played, so it is over: leave out `bazaar`, and type `second_part: true` [position-bazaar, B-54]
