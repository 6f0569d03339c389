# The Gold Mines beside other boxes, where gold.t plays one half of a rule: GM-12.

== the monk of an abbey takes the gold of its tile and of the eight around it; an abbey without a monk leaves it [GM-12, GM-4, AM-20]
% . tests/cases/games.sh; sed "s/MONK/$monk/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml | grep tokens
--- file game.yaml
reeve: 1
rules: [abbey, gold]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L, '0,-2': GO.LRr, '0,-3': GO.RrRr}
tokens: {gold: {'0,0': 1, '2,1': 2}}
to_move: A
moves:
- A: abbey 1,0 MONK
--- rows monk|
monk|
    score Ann (A) 9, Ben (B) 0, B to move
    tokens: {gold: {A: 3}}
|
    score Ann (A) 0, Ben (B) 0, B to move
    tokens: {gold: {'0,0': 1, '2,1': 2}}
