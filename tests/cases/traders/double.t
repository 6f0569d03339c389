# Double turns: M-25 … M-40, M-43.

== the printed sort of a game: a second part, no third, not with the tile that brought the builder [M-25, M-27, M-30, M-31, M-34, M-43]
$ reeve check $T/game.yaml
$ sed '/LR.90/a - R: BA.Rr 9,9' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed '/builder/a - R: BA.RFr 3,0' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed '/highwayman/a - R: BA.RFr 2,0' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
% reeve why $T/game.yaml $turn | grep -A2 ' turn '
$ sed '/LR.90/a - R: BA.Rr 9,9' $T/game.yaml | reeve why - 7 | grep -A1 -m2 ' turn '
--- file game.yaml
reeve: 1
rules: [traders]
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.C/180 0,1 knight@s
  score: {R: 0, B: 4}
- R: BA.RFr 2,0 builder@w
- B: BA.L -1,1 monk
- R: BA.RFr 3,0
- R: BA.LR/90 4,0 monk                # second part
- B: BA.LR/270 -1,0
  score: {R: 6, B: 4}
--- rows turn
3
     yes  turn        it is the turn of Red (R)                                  K-7
     yes  tile        tile BA.RFr is still to come                               K-3
     yes  cell        2,0 is free                                                K-8
5
     yes  turn        it is the turn of Red (R)                                  K-7
     yes  tile        tile BA.RFr is still to come                               K-3
     yes  cell        3,0 is free                                                K-8
    --
          turn        the tile extends the feature on which R's builder
                      stood: a second part of the turn follows [double_turn:
                      may]                                                      M-25
    score after it: Red (R) 0, Blue (B) 4
6
     yes  turn        it is the second part of the double turn of Red (R)       M-25
     yes  tile        tile BA.LR is still to come                                K-3
     yes  cell        4,0 is free                                                K-8
    --
          turn        a double turn has two parts: the tile gives no third      M-31
    score after it: Red (R) 0, Blue (B) 4
--- stdout
$T/game.yaml: legal so far: 7 turns, score Red (R) 6, Blue (B) 4, R to move
-:12:3: illegal: it is B's turn, not R's [not-your-turn, M-31]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: R has played both parts of a double turn. As the turn of B it is illegal, too: tile BA.Rr cannot lie at 9,9: no tile lies beside it.
-:9:3: illegal: it is B's turn, not R's [not-your-turn, M-27]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: R's builder came to road@0,0.e with the tile just laid.
-:6:3: illegal: it is B's turn, not R's [not-your-turn, M-25]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: no builder of R stands on the board.
  no  turn        it is the turn of Blue (B), not of Red (R)                M-31
      turn        R has played both parts of a double turn                  M-31
 yes  tile        tile BA.Rr is still to come                                K-3

== the tile may complete the feature; the builder is gone, and may be put again in the second part [M-26, M-28, M-33]
$ reeve score $T/game.yaml
$ reeve position --at 1 $T/game.yaml | grep -E 'move|part|supply'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc.1/90, R:knight@n]
  '0,2': [BA.CFc+/90, R:builder@n]
  '1,0': [BA.RFr, R:highwayman@e]
moves:
- R: BA.C/180 0,3
- R: BA.RFr 2,0 builder@e
- B: BA.L 0,-1
- R: BA.RFr 3,0
- R: BA.RFr 4,0
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,3                                                    10     0
     +10  R   city@0,0.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22
  2  R  BA.RFr 2,0 builder@e                                            10     0
  3  B  BA.L 0,-1                                                       10     0
  4  R  BA.RFr 3,0                                                      10     0
  5  R  BA.RFr 4,0                                                      10     0
score after turn 5, B to move, 87 tiles to come: Red (R) 10, Blue (B) 0
to_move: R
second_part: true
supply: {R: {followers: 6, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}

== on every later turn he works again; a figure in each part; another player's tile, or one beside the feature, gives nobody anything [M-32, M-33, M-35, M-37, M-40]
% { cat $T/game.yaml; printf -- "- $turns\n"; } | sed "s/WHO/${turns%%:*}/" | reeve check 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: WHO
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
--- rows turns
R: BA.RFr 3,0\n- R: BA.L 0,-1\n- B: BA.L 1,-1\n- R: BA.RFr 4,0\n- R: BA.RFr 5,0\n- B: BA.L 2,-1
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, R to move
R: BA.RFr 3,0 farmer@n\n- R: BA.L 0,-1 monk
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, B to move
B: BA.RFr 3,0\n- B: BA.L 9,9
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:11:3: illegal: it is R's turn, not B's [not-your-turn, M-25]
      help: Type `- R:` instead of `- B:`, or add the missing turn of R: no builder of B stands on the board. As the turn of R it is illegal, too: tile BA.L cannot lie at 9,9: no tile lies beside it.
B: BA.RFr 3,0\n- R: BA.L 0,-1\n- R: BA.L 1,-1
    -: illegal: turn 3; after 2 turns, score Red (R) 0, Blue (B) 0
    -:12:3: illegal: it is B's turn, not R's [not-your-turn, M-37]
      help: Type `- B:` instead of `- R:`, or add the missing turn of B: the tile just laid does not extend road@0,0.e, on which R's builder stands.
      help: as the turn of B this turn is legal
B: BA.L 0,-1\n- R: BA.L 1,-1\n- R: BA.L 2,-1
    -: illegal: turn 3; after 2 turns, score Red (R) 0, Blue (B) 0
    -:12:3: illegal: it is B's turn, not R's [not-your-turn, M-37]
      help: Type `- B:` instead of `- R:`, or add the missing turn of B: the tile just laid does not extend road@0,0.e, on which R's builder stands.
      help: as the turn of B this turn is legal

== a tile that meets the feature at both its ends gives one second part [M-36]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.Rr, R:highwayman@s]
  '1,-1': [BA.Rr/90, R:builder@n]
  '0,-1': BA.RFr
  '-1,-1': BA.Rr/180
moves:
- R: BA.Rr/270 -1,0
- R: BA.L 0,-2
- R: BA.L 1,-2
--- stdout
$T/game.yaml:14:3: illegal: it is B's turn, not R's [not-your-turn, M-31]
  help: Type `- B:` instead of `- R:`, or add the missing turn of B: R has played both parts of a double turn.

== the second part may be left out; or must be played, by option [M-29]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 2 | head -3
$ reeve check -q --option double_turn=must $T/game.yaml 2>&1 | grep -v '|'
$ sed 's/B: BA.L/K: BA.L/' $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ reeve position --at 1 $T/game.yaml > $T/second.yaml
$ grep -E 'to_move|second' $T/second.yaml
$ printf 'moves:\n- B: BA.L 0,-1\n' | cat $T/second.yaml - | reeve check
$ printf 'moves:\n- R: BA.RFr 4,0\n- R: BA.RFr 5,0\n' | cat $T/second.yaml - | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, K: Black}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BA.RFr 3,0
- B: BA.L 0,-1
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
turn 2, Blue (B): BA.L 0,-1: legal
      turn        Red (R) leaves the second part of the double turn out     M-29
 yes  turn        it is the turn of Blue (B)                                 K-7
$T/game.yaml:11:3: illegal: it is R's turn, not B's [not-your-turn, M-29, double_turn: must]
  help: Type `- R:` instead of `- B:`, or add the missing turn of R: R is to play the second part of a double turn.
  help: with double_turn=may: legal
-:11:3: illegal: it is R's turn, not K's [not-your-turn, M-29, double_turn: may]
  help: Type `- R:` instead of `- K:`, or add the missing turn of R: R is to play the second part of a double turn, or leaves it to the next player.
to_move: R
second_part: true
-: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, Black (K) 0, K to move
-:15:3: illegal: it is B's turn, not R's [not-your-turn, M-31]

== without a tile to draw there is no second part; a last tile that fits nowhere is none [M-38, M-39]
$ . tests/cases/games.sh
$ board="BA.RCr BA.RFr BA.RFr BA.C"
$ game() { sed "s/^discards.*/$(gone traders $board "$@")/" $T/game.yaml; }
$ game BA.RFr > $T/last.yaml
$ reeve check $T/last.yaml
$ reeve why $T/last.yaml 1 | grep -A1 ' turn  *the tile'
$ { game BA.RFr; echo '- R: none'; } | reeve check -q 2>&1 | grep -v '|'
$ { game BA.RFr BA.Cccc+; echo '- R: none'; } | reeve check -q 2>&1 | grep -v '|'
$ { game BA.RFr BA.Cccc+; printf -- '- R: none\n  discard: [BA.Cccc+]\n'; } | reeve check
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
discards: all others
moves:
- R: BA.RFr 3,0
--- stdout
$T/last.yaml: legal: 1 turn, final score Red (R) 4, Blue (B) 0
      turn        the tile extends the builder's feature, but no tile is
                  left: no second part                                      M-39
-:13:3: illegal: the game was over after turn 1 [game-over, K-35]
  help: Delete the entries after turn 1.
-:13:6: illegal: `none` is allowed only when the stack is empty: 1 tile still to come [none-tiles-left, K-10]
  help: Delete the entry if the second part of the double turn is left out (M-29); else type the tile that was drawn and its cell, or list it under `discard` if it fits nowhere.
-: legal: 2 turns, final score Red (R) 4, Blue (B) 0

== completions count the second part of a double turn: one of four tiles completes, one extends: 1/4 + 1/4 x 1/3 [M-25, M-31]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone traders BA.RCr BA.C BA.RFr BA.RFr BA.LR BA.LR BA.RFr BA.L BA.L)/" $T/game.yaml > $T/then.yaml
$ reeve completions --format json $T/then.yaml | gojq -c 'select(.kind == "road") | [.feature, .chance]'
$ sed 's/^to_move/second_part: true\n&/' $T/then.yaml | reeve completions --format json | gojq -c 'select(.kind == "road") | [.feature, .chance]'
$ reeve completions --option builder=false $T/then.yaml 2>&1 | grep -c inconsistent
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
discards: all others
--- stdout
["road@0,0.e",{"B":{"end":0.5,"next":0.25},"R":{"end":0.5,"next":0.333333333333333}}]
["road@0,0.e",{"B":{"end":0.5,"next":0.25},"R":{"end":0.5,"next":0.25}}]
1

== a tile that is laid at once in the second part gives no third, from a position either [M-31]
$ reeve check --script $T/once.lua $T/game.yaml
$ reeve position --script $T/once.lua --at 6 $T/game.yaml | grep -v '^scripts' >$T/now.yaml; grep -e second_part -e at_once $T/now.yaml
$ (cat $T/now.yaml; printf 'moves:\n- R: BA.RFr 4,0\n') | reeve check --script $T/once.lua -
$ reeve position --script $T/once.lua $T/now.yaml | diff $T/now.yaml - | grep second_part
$ (sed '/^second_part/d' $T/now.yaml; printf 'moves:\n- R: BA.RFr 4,0\n') | reeve check --script $T/once.lua -
$ (cat $T/now.yaml; printf 'moves:\n- B: BA.RFr 4,0\n') | reeve check -q --script $T/once.lua - 2>&1 | head -n 1
--- file once.lua
return {
  api = 2,
  name = "once",
  summary = "Behind a monastery another tile follows at once.",
  rules = {"traders"},
  replaces = {"M-25"},
  hooks = {
    tile_placed = function(game, tile) if tile:id() == "BA.L" then game:add_turn(true) end end,
  },
}
--- file game.yaml
reeve: 1
rules: traders
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.RFr -1,0
- R: BA.RFr 2,0 builder
- B: BA.RFr -2,0
- R: BA.RFr 3,0
- R: BA.L 0,-1
- R: BA.RFr 4,0
--- stdout
$T/game.yaml: legal so far: 7 turns, score Rosa (R) 0, Ben (B) 0, B to move
second_part: false
at_once: 1
-: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
-: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move, the second part of a double turn
-:18:3: illegal: it is R's turn, not B's [not-your-turn, K-7]
