# The end of the game.

== KA-3: a monastery with five neighbours gives 6 [K-36]
$ reeve score --now --format json | gojq -c '.final[] | [.turn, .player, .kind, .points, .rule]'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': frfr
  '-1,0': frfr
  '1,-1': ffff+k
  '0,-2': ffcf
  '0,-1': ffff+k R:monk
--- stdout
["final","R","monastery",6,"K-36"]

== a monastery alone beside the start tile gives 2 [K-36]
$ reeve score --now --format json | gojq -c '.final[] | [.player, .kind, .points]'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 monk
--- stdout
["R","monastery",2]

== unfinished roads give 1 a tile, cities 1 a tile and 1 a pennant, with either value of tiny_city [K-23, K-36]
% reeve score --now --option tiny_city=$size --format json $T/pos.yaml | gojq -c '(.final | sort_by(.kind)[] | [.player, .kind, .tiles, .points, .rule]), .score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': cccc/j+p R:knight
  '1,0': frfr B:highwayman
--- rows size
4
    ["R","city",2,3,"K-36"]
    ["B","road",2,2,"K-36"]
    {"B":2,"R":3}
2
    ["R","city",2,3,"K-36"]
    ["B","road",2,2,"K-36"]
    {"B":2,"R":3}

== a tie on what is unfinished gives all points to both, the majority all to one [K-33, K-36]
# The road of four tiles: a highwayman each. The city of four tiles and a pennant: two knights
# to one, 5 points.
$ reeve score --now --format json | gojq -c '.score'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': frfr B:highwayman
  '-1,0': frfr R:highwayman
  '2,0': frfr
  '0,1': cccc/j+p R:knight
  '1,1': ccfc/j R:knight
  '-1,1': ccfc/j B:knight
--- stdout
{"B":4,"R":9}

== the game is over when the last tile has been placed and its turn scored [K-7, K-35, K-36, K-37]
$ reeve check $T/game.yaml
$ reeve score --format json $T/game.yaml | gojq -c '(.items[] | [.turn, .player, .kind, .points]), (.final[] | [.turn, .player, .kind, .points]), .score, .winner'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RFr B:highwayman
discards: [BA.L, BA.L, BA.L, BA.L, BA.LR, BA.LR, BA.RCr, BA.RCr, BA.RCr, BA.Cccc+, BA.CccR+,
           BA.CccR+, BA.CccR, BA.CFc+, BA.CFc+, BA.CFc.1, BA.Cc.1, BA.Cc.1, BA.CcG, BA.Cc+,
           BA.Cc+G, BA.CcRr, BA.CcRr, BA.CcRr, BA.CcRr+, BA.CcRr+, BA.Ccc, BA.Ccc, BA.CccG,
           BA.Ccc+, BA.CRr, BA.CRr, BA.CRr, BA.CRRR, BA.CRRR, BA.CRRR, BA.RrC, BA.RrC, BA.RrC,
           BA.C, BA.C, BA.C, BA.CG, BA.CFC.2, BA.CFC.2, BA.CFCG, BA.CC.2, BA.CCG, BA.RRRR,
           BA.RRR, BA.RRR, BA.RRR, BA.RRR, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr,
           BA.Rr, BA.RrG, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFrG]
moves:
- R: BA.C/180 0,1 knight
result: {R: 4, B: 2}
--- stdout
$T/game.yaml: legal: 1 turn, final score Rosa (R) 4, Ben (B) 2
[1,"R","city",4]
["final","B","road",2]
{"B":2,"R":4}
["R"]

== nothing is played after it [K-35]
$ sed 's/^result.*/- B: BA.L 0,-1/' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RFr B:highwayman
discards: [BA.L, BA.L, BA.L, BA.LR, BA.LR, BA.RCr, BA.RCr, BA.RCr, BA.Cccc+, BA.CccR+,
           BA.CccR+, BA.CccR, BA.CFc+, BA.CFc+, BA.CFc.1, BA.Cc.1, BA.Cc.1, BA.CcG, BA.Cc+,
           BA.Cc+G, BA.CcRr, BA.CcRr, BA.CcRr, BA.CcRr+, BA.CcRr+, BA.Ccc, BA.Ccc, BA.CccG,
           BA.Ccc+, BA.CRr, BA.CRr, BA.CRr, BA.CRRR, BA.CRRR, BA.CRRR, BA.RrC, BA.RrC, BA.RrC,
           BA.C, BA.C, BA.C, BA.C, BA.CG, BA.CFC.2, BA.CFC.2, BA.CFCG, BA.CC.2, BA.CCG, BA.RRRR,
           BA.RRR, BA.RRR, BA.RRR, BA.RRR, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr, BA.Rr,
           BA.Rr, BA.RrG, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFr, BA.RFrG]
moves:
- R: BA.L 0,-1 monk
result: {}
--- stdout~
illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
--- stderr~
3: illegal: the game was over after turn 1 [game-over, K-35]
--- status 1

== equal points share the victory, also among four [K-37]
# Rosa's road of two tiles, Ben's monastery with two neighbours, Gina's city of two tiles: 2, 3 and 2.
$ reeve score --now --format json $T/pos.yaml | gojq -c '.score, .winner'
$ reeve score --now $T/pos.yaml | tail -1
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben, G: Gina, Y: Yves}
score: {R: 10, B: 9, G: 10, Y: 11}
board:
  '0,0': crfr
  '1,0': frfr R:highwayman
  '0,1': fccf/j G:knight
  '0,-1': ffff+k B:monk
--- stdout
{"B":12,"G":12,"R":12,"Y":11}
["R","B","G"]
Rosa (R), Ben (B) and Gina (G) share the victory

== points decide, scored in play and at the end [K-37]
$ reeve score --now --format json | gojq -c '.score, .winner'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
score: {R: 20, B: 21}
board:
  '0,0': crfr
  '1,0': frfr R:highwayman
--- stdout
{"B":21,"R":22}
["R"]

== by city, an item has the farmers of all fields around the city, of each player [K-30]
$ reeve score --now --option farm_scoring=first --format json fixtures/carcassonne/photograph.yaml |
$     gojq -c '.final[] | select(.rule == "K-30") | [.player, .feature, .points, .followers]'
--- stdout
["R","city@0,0.n",4,{"B":1,"R":2}]
["R","city@2,1.s",4,{"B":1,"R":1}]
["B","city@2,1.s",4,{"B":1,"R":1}]

== a house rule for ties is asked only where there is one, around a city, too [K-30, K-33]
% printf 'return {api = 1, name = "t", summary = "s", rules = {"carcassonne"}, hooks = {tie = function(_, _, players) return %s end}}' "$to" >$T/t.lua
% reeve score --now --script $T/t.lua --option farm_scoring=first --format json fixtures/carcassonne/photograph.yaml |
%     gojq -c '.final[] | select(.rule == "K-30") | [.player, .feature, .points]'
--- rows to
{}
    ["R","city@0,0.n",4]
{players[1]}
    ["R","city@0,0.n",4]
    ["R","city@2,1.s",4]
