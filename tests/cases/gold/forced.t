# Pieces of gold that are taken without a choice.

== they may be named, in their turn and from any tile with the same claims [GM-5, GM-7]
% sed "s/NAMED/$named/" $T/game.yaml >$T/now.yaml; reeve check -q $T/now.yaml && { reeve position $T/now.yaml | grep '^tokens'; reeve fmt $T/now.yaml | tail -n 1; } || true
--- file game.yaml
reeve: 1
rules: [inns, bazaars, gold]
options: {edition: 1}
players: {A: Ann, B: Bob}
to_move: B
board:
  '0,0': [BA.RCr, A:knight, B:highwayman@e]
  '0,1': [BA.C/180]
  '1,0': [IC.RFr.i]
  '1,1': BA.L
  '0,-1': GO.LRr
  '0,-2': GO.RrRr
tokens: {gold: {'1,0': 2, '1,1': 1, '0,1': 1}}
castles: {'city@0,0.n': A}
moves:
- B: BA.LR/90 2,0
- A: BA.LR/270 -1,0
  gold_from: [NAMED]
--- rows named|
A 1,1, A 1,0|
    tokens: {gold: {B: 1, A: 3}}
      gold_from: ['A 1,1', 'A 1,0']
A 1,1, B 1,0, A 1,0|
    tokens: {gold: {B: 1, A: 3}}
      gold_from: ['A 1,1', 'B 1,0', 'A 1,0']
A 1,1, B 1,0, A 1,0, A 0,1|
    tokens: {gold: {B: 1, A: 3}}
      gold_from: ['A 1,1', 'B 1,0', 'A 1,0', 'A 0,1']
A 1,1, B 0,1|
    $T/now.yaml:18:22: illegal: the player may take no gold there [ruled-out, GM-7]
         18 |   gold_from: [A 1,1, B 0,1]
            |                      ^
      help: Type `gold_from: ['A 1,1', 'A 1,0']`, `gold_from: ['A 1,1', 'A 0,1']` or `gold_from: ['A 1,1', 'B 1,0']` (taken without a choice).
A 1,1, A 1,0, B 0,1|
    $T/now.yaml:18:29: illegal: A takes the next piece [ruled-out, GM-5]
         18 |   gold_from: [A 1,1, A 1,0, B 0,1]
            |                             ^
      help: Delete it, or change what is before it: nothing else is possible there.
A 1,1, B 1,0, B 1,0|
    $T/now.yaml:18:29: illegal: A takes the next piece [ruled-out, GM-5]
         18 |   gold_from: [A 1,1, B 1,0, B 1,0]
            |                             ^
      help: Type `gold_from: ['A 1,1', 'B 1,0', 'A 1,0']` or `gold_from: ['A 1,1', 'B 1,0', 'A 0,1']`.

== of tiles with the same claims the players may say which they take [GM-5]
% sed "s/NAMED/$named/" $T/game.yaml | reeve check -q - && echo legal || true
--- file game.yaml
reeve: 1
rules: gold
players: {A: Ann, B: Bob}
to_move: A
board:
  '0,0': [BA.RCr, A:highwayman@e]
  '1,0': BA.RFr
  '2,0': BA.RFr
  '3,0': [BA.RFr, B:highwayman@e]
  '0,-1': GO.LRr
  '0,-2': GO.RrRr
tokens: {gold: {'0,0': 1, '1,0': 1, '2,0': 1}}
moves:
- A: BA.LR/270 -1,0
- B: BA.LR/90 4,0
  gold_from: [NAMED]
--- rows named|
B 2,0, A 0,0, B 1,0|
    legal
B 0,0|
    legal
B 1,0, A 2,0|
    legal
B 1,0, A 1,0|
    -:16:22: illegal: the player may take no gold there [ruled-out, GM-7]
         16 |   gold_from: [B 1,0, A 1,0]
            |                      ^
      help: Delete it, or change what is before it: nothing else is possible there.
A 1,0|
    -:16:15: illegal: B takes the next piece [ruled-out, GM-5]
         16 |   gold_from: [A 1,0]
            |               ^
      help: Delete `gold_from`: it is not possible in this turn.

== of tiles with the same claims one may be named from which the piece is not yet taken [GM-7, GM-10]
% sed "s/NAMED/$named/" $T/game.yaml >$T/g; reeve check -q $T/g 2>&1 | sed -n '1p; /help/p'; reeve score $T/g 2>/dev/null | grep 'gold' || true
--- file game.yaml
reeve: 1
rules: [abbey, bazaars, gold]
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RCr
  2,0: BA.RFr
  0,1: BA.C/180
  2,1: BA.L
  0,2: BA.L
  1,2: BA.C/180 B:knight
  2,2: BA.L
  0,-1: GO.LRr
  0,-2: GO.RrRr
castles: {'city@0,0': K}
tokens: {gold: {'0,0': 1, '0,1': 2, '2,2': 1}}
moves:
- R: abbey 1,1 monk
  gold_from: [NAMED]
--- rows named|
R 0,1, R 2,2|
              R   gold: takes a piece of gold from 0,1                          GM-5
              K   gold: takes a piece of gold from 0,0                          GM-5
              R   gold: takes a piece of gold from 2,2                          GM-4
              K   gold: takes a piece of gold from 0,1                          GM-5
R 0,1, K 0,0, R 2,2|
              R   gold: takes a piece of gold from 0,1                          GM-5
              K   gold: takes a piece of gold from 0,0                          GM-5
              R   gold: takes a piece of gold from 2,2                          GM-4
              K   gold: takes a piece of gold from 0,1                          GM-5
R 0,1, K 0,1, R 2,2|
              R   gold: takes a piece of gold from 0,1                          GM-5
              K   gold: takes a piece of gold from 0,1                          GM-5
              R   gold: takes a piece of gold from 2,2                          GM-4
              K   gold: takes a piece of gold from 0,0                          GM-5
R 0,1, K 0,1, R 2,2, K 0,0|
              R   gold: takes a piece of gold from 0,1                          GM-5
              K   gold: takes a piece of gold from 0,1                          GM-5
              R   gold: takes a piece of gold from 2,2                          GM-4
              K   gold: takes a piece of gold from 0,0                          GM-5
R 0,1, K 0,1, R 0,0|
              R   gold: takes a piece of gold from 0,1                          GM-5
              K   gold: takes a piece of gold from 0,1                          GM-5
              R   gold: takes a piece of gold from 0,0                          GM-5
              R   gold: takes a piece of gold from 2,2                          GM-4
R 0,1, K 0,1, R 0,1|
    $T/g:20:29: illegal: the player may take no gold there [ruled-out, GM-7]
      help: Type `gold_from: ['R 0,1', 'K 0,1', 'R 0,0']` or `gold_from: ['R 0,1', 'K 0,1', 'R 2,2']`.
R 0,1, K 2,2, R 2,2|
    $T/g:20:22: illegal: the player may take no gold there [ruled-out, GM-7]
      help: Type `gold_from: ['R 0,1', 'R 0,1']`, `gold_from: ['R 0,1', 'R 2,2']`, `gold_from: ['R 0,1', 'K 0,0']` (taken without a choice) or `gold_from: ['R 0,1', 'K 0,1']` (taken without a choice).
R 0,1, K 5,5|
    $T/g:20:22: illegal: `gold_from: K 5,5` means nothing here: no tile lies there, or beside it [action-value, GM-7]
      help: Type `gold_from: ['R 0,1', 'R 0,1']`, `gold_from: ['R 0,1', 'R 2,2']`, `gold_from: ['R 0,1', 'K 0,0']` (taken without a choice) or `gold_from: ['R 0,1', 'K 0,1']` (taken without a choice).
R 0,1, K 0,1, R 2,2, K 0,1|
    $T/g:20:36: illegal: the player may take no gold there [ruled-out, GM-7]
      help: Delete it, or change what is before it: nothing else is possible there.

== what may be named beside a choice is listed with it: the ruleset passes its own check [GM-7]
$ reeve-fast rules --check rulesets/gold
--- stdout
rulesets/gold: fine: gold, tiles 40, options 8, rules 58, scripts 2

== who has a choice is not asked for what another one takes without a choice [GM-7]
$ printf '%s\n' 'abbey 1,1 monk' 2 2 | reeve play $T/game.yaml | grep -A6 '^gold_from' | grep ':'; tail -n 2 $T/game.yaml
--- file game.yaml
reeve: 1
rules: [abbey, bazaars, gold]
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board: {'0,0': BA.RCr, '1,0': BA.RCr, '2,0': BA.RFr, '0,1': BA.C/180, '2,1': BA.L, '0,2': BA.L, '1,2': [BA.C/180, B:knight], '2,2': BA.L, '0,-1': GO.LRr, '0,-2': GO.RrRr}
castles: {'city@0,0': K}
tokens: {gold: {'0,0': 1, '0,1': 2, '2,2': 1}}
--- stdout
gold_from: The tiles from which players take gold, in turn; needed only where
  1: gold_from R 0,0
  2: gold_from R 0,1 (2 pieces lie there)
  3: gold_from R 2,2
gold_from: The tiles from which players take gold, in turn; needed only where
  one has a choice. So far: R 0,1. R chooses.
  1: gold_from R 0,1
  2: gold_from R 2,2
      +9  R   monastery@1,1.c: 9 tiles, 1 each                              K-24
- R: abbey 1,1 monk@c
  gold_from: ['R 0,1', 'R 2,2']
