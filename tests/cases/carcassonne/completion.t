# Roads, cities and monasteries that are completed in play.

== a completed road counts a point a tile: from a monastery to a crossing, from a city to a city, in a loop; a crossing to which it comes back counts once; with an open end it scores nothing yet [K-21, K-25]
% sed "s|MOVES|$moves|" $T/game.yaml | reeve score --format json |
%     gojq -c '[.verdict], (.items[] | [.turn, .player, .kind, .feature, .tiles, .points, .rule])'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: [MOVES]
--- rows moves
{R: "BA.RRR 1,0 highwayman@w"}, {B: "BA.LR/270 -1,0"}
    ["legal"]
    [2,"R","road","road@0,0.e",3,3,"K-21"]
{R: "BA.CccR/90 1,0 highwayman"}, {B: "BA.CccR+/270 -1,0"}
    ["legal"]
    [2,"R","road","road@0,0.e",3,3,"K-21"]
{R: "BA.Rr 1,0 highwayman"}, {B: "BA.Rr/90 1,-1"}, {R: "BA.RFr 0,-1"}, {B: "BA.Rr/180 -1,-1"}, {R: "BA.Rr/270 -1,0"}
    ["legal"]
    [5,"R","road","road@0,0.e",6,6,"K-21"]
{R: "BA.RRRR 1,0 highwayman@e"}, {B: "BA.Rr 2,0"}, {R: "BA.Rr/90 2,-1"}, {B: "BA.Rr/180 1,-1"}
    ["legal"]
    [4,"R","road","road@1,0.e",4,4,"K-21"]
{R: "BA.RRR 1,0 highwayman@w"}, {B: "BA.RFr -1,0"}
    ["legal"]

== a city of three tiles with a pennant: 6 and 2, with either value of tiny_city [K-22, K-23]
% reeve score --option tiny_city=$size --format json $T/game.yaml | gojq -c '.items[] | [.player, .kind, .tiles, .points, .rule]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.C/270 1,1
--- rows size
4
    ["R","city",3,8,"K-22"]
2
    ["R","city",3,8,"K-22"]

== six tiles with two pennants: 12 and 4; a tile with two segments of one city counts once; cities that meet at a corner are two; a city with a gap is not completed [K-11, K-22, K-25]
# BA.CC.2 has walls between its cities: three other tiles join them behind it, or the start tile closes one of them.
% sed "s|MOVES|$moves|" $T/game.yaml | reeve score --format json |
%     gojq -c '(.items[] | [.turn, .player, .kind, .feature, .tiles, .points]), [.verdict, .score]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: [MOVES]
--- rows moves
{R: "BA.Cccc+ 0,1 knight"}, {B: "BA.C/180 0,2"}, {R: "BA.C/270 1,1"}, {B: "BA.CcRr+/90 -1,1"}, {R: "BA.C/180 -1,2"}
    [5,"R","city","city@0,0.n",6,16]
    ["legal",{"B":0,"R":16}]
{R: "fccf/j 0,-1 knight"}, {B: "ccff/j 0,-2"}, {R: "ffcc/j 1,-1"}, {B: "BA.CC.2 1,-2"}
    [4,"R","city","city@0,-1.e",4,8]
    ["legal",{"B":0,"R":8}]
{R: "BA.CC.2/180 0,1 knight@s"}, {B: "BA.C/270 1,1 knight"}
    [1,"R","city","city@0,0.n",2,4]
    [2,"B","city","city@0,1.e",2,4]
    ["legal",{"B":4,"R":4}]
{R: "BA.Cccc+ 0,1 knight"}, {B: "BA.C/180 0,2"}, {R: "BA.C/270 1,1"}
    ["legal",{"B":0,"R":0}]

== KA-2: a city of two tiles gives 4 points, or 2 [K-23]
% reeve score --option tiny_city=$size --format json $T/game.yaml | gojq -c '.items[] | [.tiles, .points]'
$ sed 's/^players/options: {tiny_city: 2}\n&/' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
--- rows size
4
    [2,4]
2
    [2,2]
--- stdout
-: legal so far: 1 turn, score Rosa (R) 2, Ben (B) 0, B to move

== an open city of two tiles is shown with what it gave if that were all of it, by tiny_city; with a tile more it gives more [K-22, K-23]
% reeve completions --option tiny_city=$size --tile BA.C --format json $T/game.yaml |
%     gojq -c 'select(.kind == "city") | [.tiles, .points, [.closers[].points]]'
% reeve score --now --option tiny_city=$size --format json $T/game.yaml | gojq -c '.final[] | [.tiles, .points, .rule]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc.1/180 0,1 knight
--- rows size
4
    [2,4,[{"R":6}]]
    [2,2,"K-36"]
2
    [2,2,[{"R":6}]]
    [2,2,"K-36"]

== a score noted by the other rule for small cities: it is said with which option it is right [K-23, K-26]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
  score: {R: 2}
--- stdout
-: wrong: 1 turn, score Rosa (R) 4, Ben (B) 0, B to move
--- stderr~
-:6:14: wrong: R has 4 after this turn, not 2 [wrong-score, K-26]
with tiny_city=2
--- status 1

== a monastery is completed by its eighth neighbour, whoever lays it: 9 points [K-12, K-24, K-27]
$ reeve score --format json $T/game.yaml | gojq -c '.items[] | [.turn, .player, .kind, .feature, .points, .rule]'
$ reeve position $T/game.yaml | grep -e monk -e supply
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 monk
- B: BA.RFr 1,0
- R: BA.RFr -1,0
- B: BA.L 1,-1
- R: BA.L -1,-1
- B: BA.L 0,-2
- R: BA.C/180 1,-2
- B: BA.C/180 -1,-2
--- stdout
[8,"R","monastery","monastery@0,-1.c",9,"K-24"]
supply: {R: 7, B: 7}

== a monk on the tile that lies into the middle of eight [K-17, K-24]
$ reeve score --format json | gojq -c '.items[] | [.player, .kind, .points]'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: BA.RFr -1,0
- R: BA.L 1,-1
- B: BA.L -1,-1
- R: BA.C/180 1,-2
- B: BA.C/180 -1,-2
- R: BA.L 0,-2
- B: BA.L 0,-1 monk
--- stdout
["B","monastery",9]

== two monasteries side by side, completed by one tile [K-12, K-24, K-27]
$ reeve score --format json | gojq -c '(.items[] | [.player, .kind, .points]), .score'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': crfr
  '1,0': frfr
  '-1,0': frfr
  '0,-1': ffff+k R:monk
  '0,-2': ffff+k B:monk
  '-1,-1': ffff+k
  '-1,-2': fffc
  '1,-2': fcff
  '-1,-3': ffcf
  '0,-3': ffcf
  '1,-3': ffcf
moves:
- R: ffff+k 1,-1
--- stdout
["R","monastery",9]
["B","monastery",9]
{"B":9,"R":9}

== one tile completes a road of one player and a city of the other: both score; the order of scoring names features with their cells in quotes, and fmt writes them so [K-27]
# The road: 1,0, the start tile, -1,0, the crossing at -1,1. The city: the start tile, 0,1, -1,1.
$ sed '$d' $T/game.yaml | reeve score --format json | gojq -c '(.items | sort_by(.kind)[] | [.turn, .player, .kind, .tiles, .points]), .score'
$ reeve fmt $T/game.yaml >$T/canonical.yaml
$ tail -1 $T/canonical.yaml
$ reeve check $T/canonical.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.LR/90 1,0 highwayman
- B: BA.Cc.1/270 0,1 knight
- R: BA.Rr/180 -1,0
- B: BA.CRRR/90 -1,1
  order: ['city@0,0.n', "road@0,0.e"]
--- stdout
[4,"B","city",3,6]
[4,"R","road",4,4]
{"B":6,"R":4}
  order: ['city@0,0.n', 'road@0,0.e']
$T/canonical.yaml: legal so far: 4 turns, score Rosa (R) 4, Ben (B) 6, R to move

== a completed feature that nobody holds gives nothing [K-21, K-22]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
- B: BA.RRR 1,0
- R: BA.LR/270 -1,0
--- stdout
-: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move

== scoring is not optional: a note that leaves it out is wrong [K-26]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RRR 1,0 highwayman@w
- B: BA.LR/270 -1,0
  score: {R: 0, B: 0}
--- stdout
-: wrong: 2 turns, score Rosa (R) 3, Ben (B) 0, R to move
--- stderr~
-:7:14: wrong: R has 3 after this turn, not 0 [wrong-score, K-26]
--- status 1

== the score goes on past the 50 spaces of the track [K-26]
$ reeve score --format json | gojq -c .score
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 48, B: 102}
board:
  '0,0': crfr
moves:
- R: BA.C/180 0,1 knight
--- stdout
{"B":102,"R":52}

== a start tile that is city on all four sides is closed by four caps, not by three [K-22, K-25]
$ reeve score --rules $T --at 3 --format json $T/game.yaml | gojq -c .items
$ reeve score --rules $T --format json $T/game.yaml | gojq -c '.items[] | [.turn, .player, .feature, .tiles, .points]'
$ reeve completions --rules $T --at 2 $T/game.yaml | grep city
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: carcassonne
start_tile: BA.Cccc+
--- file game.yaml
reeve: 1
rules: r
players: {R: Rosa, B: Ben}
moves:
- R: ffcf 0,1 knight
- B: fffc 1,0
- R: cfff 0,-1
- B: fcff -1,0
--- stdout
[]
[4,"R","city@0,0.n",5,12]
city@0,0.n: 3 tiles, worth 8, held by R 1; open at 0,0 s, 0,0 w
