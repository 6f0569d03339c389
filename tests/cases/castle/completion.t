# When paths, towers and houses are complete, what they score and for whom.

== CA-18, CA-19, CA-20, CA-23: a completed path, also a closed loop, scores 1 a tile, or 2 with a fountain, the start space included; a second fountain, or one beyond a square, adds nothing, and a tile that the path runs over twice counts once [C-45, C-48, C-49, C-50, C-51]
# The last row is a figure of eight over seven cells, which crosses itself at b3.
% sed "s/RULES/$rules/; s/BOARD/$board/; s/TURN/$turn/" $T/game.yaml |
%   reeve score --rules tests/rulesets | grep -e '^ *+' -e '^score'
--- file game.yaml
reeve: 1
rules: RULES
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {BOARD}
moves:
- W: TURN
--- rows rules|board|turn
q|a2: cccc, a3: cccc, a4: 'cccc:ew B:herald'|cccc:e,s,w b4
          +2  B   path@a4.e: 2 tiles, 1 each                                    C-49
    score after turn 1, B to move, 267 tiles to come: W 10, B 12
qp|b4: 'cccc:ns B:herald', b3: cccc:ne+f|cccc:e,s,w c3
          +8  B   path@b4.n: 4 tiles, 2 each                                    C-50
    score after turn 1, B to move, 268 tiles to come: W 10, B 18
q|b4: cccc, b3: cccc:ew+f, a3: 'cccc:ew+f B:herald'|cccc:e,s,w c3
          +6  B   path@b3.e: 3 tiles, 2 each                                    C-50
    score after turn 1, B to move, 267 tiles to come: W 10, B 16
strip|a2: cccc, a3: 'cccc:ew W:herald', b2: cccc, c2: cccc, c3: cccc:ew+f|cccc:e,n,w b3
          +2  W   path@a3.e: 2 tiles, 1 each                                    C-49
    score after turn 1, B to move, 265 tiles to come: W 12, B 10
q|b4: 'cccc:sw W:herald', a4: cccc:es, a3: cccc:ne|cccc:nw b3
          +4  W   path@b4.s: 4 tiles, 1 each                                    C-49
    score after turn 1, B to move, 267 tiles to come: W 14, B 10
q|b4: 'cccc:sw W:herald', a4: cccc:es, a3: cccc:ne|cccc:nw+f b3
          +8  W   path@b4.s: 4 tiles, 2 each                                    C-50
    score after turn 1, B to move, 267 tiles to come: W 18, B 10
q|b4: 'cccc:es W:herald', c4: cccc:sw, c3: cccc:nw, a2: cccc:ne, b2: cccc:nw, a3: cccc:es|cccc:nw,es b3
          +7  W   path@b4.e: 7 tiles, 1 each                                    C-49
    score after turn 1, B to move, 264 tiles to come: W 17, B 10

== CA-21: a junction with one arm still open is not complete [C-40, C-46]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve completions --rules tests/rulesets --at 1 --format json $T/game.yaml |
$   gojq -c 'select(.kind == "path") | [.tiles, .open]'
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: cccc, a4: cccc, a3: 'cccc:ew B:herald', c4: cccc, c3: chhc:w}
moves:
- W: cccc:esw b3
--- stdout~
score W 10, B 10,
[3,[{"cell":"b3","side":"s"}]]

== a fountain with one of its arms open is not complete, until that arm is closed [C-39, C-46]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: cccc, a4: cccc, a3: 'cccc:ew B:herald', c4: cccc, c3: chhc:w}
moves:
- W: cccc:esw+f b3
  score: {W: 10, B: 10}
- B: cchh:n b2
  score: {W: 10, B: 18}
--- stdout~
legal so far: 2 turns, score W 10, B 18,

== CA-25: a tower on four tiles scores 2 a tile [C-52]
$ reeve score --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: B
score: {W: 10, B: 10}
board: {b4: 'ccct W:knight', a4: cctc, a3: ctcc}
moves:
- B: tccc b3
--- stdout~
+8  W   tower@b4
: 4 tiles
C-52
W 18, B 10

== CA-26: a house that another touches at a corner only is closed, 1 point [C-35, C-53]
# The house of b3 and the house of c4 meet in one point when b4 is laid.
$ reeve score --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {a2: cccc, a3: cccc, b3: 'hhcc W:squire', c3: cccc, c4: cchh}
moves:
- W: cccc b4
--- stdout~
+1  W   house@b3
: 1 tile
C-53
W 11, B 10

== CA-27: a tower joined from one knight each scores for nobody, and both go home [C-55, C-56]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {a2: cccc, a3: cccc, b3: cccc, c3: cccc, a4: 'ttcc W:knight', c4: 'tccc B:knight'}
supply: {W: 5, B: 5}
moves:
- W: ttcc b4
--- stdout~
score W 10, B 10,
supply: {W: 6, B: 6}

== CA-28: a house of five tiles goes whole to the majority, two squires to one [C-55, C-53, C-64]
$ reeve score --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: B
score: {W: 10, B: 10}
board:
  a2: cccc
  b2: cccc
  c2: hhcc B:squire
  d2: cccc
  a3: hhcc W:squire
  b3: hhcc
  d3: hccc W:squire
moves:
- B: hhhh c3
--- stdout~
+5  W   house@
: 5 tiles
W 15, B 10
keeps: {W: 5, B: 0}
supply: {W: 6, B: 6}

== CA-29: a herald put on a path that the tile completes scores and comes home, so does a knight on a tower of two tiles; CA-30: without a knight it scores for nobody [C-32, C-49, C-52, C-57]
% sed "s/BOARD/$board/; s/TURN/$turn/" $T/game.yaml >$T/g.yaml
% reeve check --rules tests/rulesets $T/g.yaml; reeve position --rules tests/rulesets $T/g.yaml | grep supply
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: BOARD}
moves:
- W: TURN
--- rows board|turn
cccc|cchh:n c4 herald
    $T/g.yaml: legal so far: 1 turn, score W 1, B 0, B to move
    supply: {W: 6, B: 6}
cccc, c4: ctcc|tccc d4 knight
    $T/g.yaml: legal so far: 1 turn, score W 4, B 0, B to move
    supply: {W: 6, B: 6}
ctcc, c4: ttcc|tccc d4
    $T/g.yaml: legal so far: 1 turn, score W 0, B 0, B to move
    supply: {W: 6, B: 6}

== CA-32: a start space of the same kind is part of the tower or house and counts; one of another kind closes a tower and counts for nothing; a side that faces an empty cell leaves it open [C-36, C-52, C-53, C-54]
% sed "s/RULES/$rules/; s/TILE/$tile/; s/a4: /$cell: /" $T/game.yaml |
%   reeve score --rules tests/rulesets | grep -e '^ *+' -e '^score'
--- file game.yaml
reeve: 1
rules: RULES
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {a2: cccc, a3: cccc, a4: cccc, b3: cccc, c3: cccc, c4: cccc}
moves:
- W: TILE
--- rows rules cell tile
qt a4 ttcc b4 knight
          +4  W   tower@b4.n: 2 tiles, 2 each                                   C-52
    score after turn 1, B to move, 264 tiles to come: W 14, B 10
qh a4 ttcc b4 knight
          +2  W   tower@b4.n: 1 tile, 2 each                                    C-52
    score after turn 1, B to move, 264 tiles to come: W 12, B 10
qh a4 hhcc b4 squire
          +2  W   house@b4.n: 2 tiles, 1 each                                   C-53
    score after turn 1, B to move, 264 tiles to come: W 12, B 10
qt a1 ttcc b4 knight
    score after turn 1, B to move, 264 tiles to come: W 10, B 10

== CA-33: a path of one tile and a start space scores 2, and the herald comes home [C-48, C-49, C-32]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: qp
players: {W: W, B: B}
moves:
- W: cchh:n b4 herald
--- stdout~
score W 2, B 0,
supply: {W: 6, B: 6}

== CA-34: a herald beyond a square has no say; five tiles with a fountain score 10; on the same path he ties it, though a fountain lies between [C-38, C-39, C-50, C-55]
$ reeve score --rules tests/rulesets $T/game.yaml
$ sed 's/+f/& B:herald/; s/ B:herald@e//' $T/game.yaml | reeve check --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  b2: cccc
  b3: cccc:ew+f
  c3: cccc:ew W:herald
  d3: cccc:ew
  e3: cccc:e,s,w B:herald@e
moves:
- W: cccc:ew a3
--- stdout~
+10  W   path@b3
: 5 tiles
W 20, B 10
score W 10, B 10,

== CA-35: a tower of five tiles and a start space goes to two knights against one, 12 points [C-52, C-55, C-56]
$ reeve score --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: qt
players: {W: W, B: B}
to_move: B
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: cccc
  a4: cttc W:knight
  b3: ttcc B:knight
  c3: cccc
  c4: tttt W:knight
  d4: tccc
moves:
- B: tttt b4
--- stdout~
+12  W   tower@
: 6 tiles
W 22, B 10
supply: {W: 6, B: 6}

== CA-37: a court closed all round scores nothing in play, and the merchant stays [C-43, C-62]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve position --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
moves:
- W: chhh a4 merchant
- B: cccc b3
- W: cccc b2
--- stdout~
score W 0, B 0,
W:merchant
supply: {W: 5, B: 6}

== house and tower bound each other: both are complete [C-36, C-59]
$ reeve score --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: 'chhc B:squire', b3: cccc, c3: cccc}
moves:
- W: tcct c4 knight
--- stdout~
+2  W   tower@c4
+1  B   house@b4
W 12, B 11

== who lays the last tile does not matter [C-58]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board: {b4: 'ctcc B:knight', c4: ttcc}
moves:
- W: tccc d4
--- stdout~
score W 10, B 16,

== one tile counts in every feature that it completes, each scored by itself [C-59]
# b3 ends the path from the wall (2 tiles) and closes a house of 2 tiles.
$ reeve score --rules tests/rulesets --format json $T/game.yaml |
$   gojq -c '.items[] | [.player, .kind, .tiles, .points]'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b2: cccc
  c2: cccc
  c3: hcch W:squire
moves:
- W: chhc:w b3
  order: [path@a3.e, house@c3]
--- stdout
["W","path",2,2]
["W","house",2,2]

== CA-47: the features of the player at turn are scored first [C-60]
# W completes a path of his own and a tower of B; the record scores B first.
% sed "s/ORDER/$order/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b2: cccc
  c2: cccc
  c3: tcct B:knight
moves:
- W: cttc:w b3
  order: [ORDER]
--- rows order
tower@c3, path@a3.e
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:14:11: illegal: B scores tower@c3.w before W, who laid the tile, scores path@a3.e [order-placer-first, C-60]
path@a3.e, tower@c3
    -: legal so far: 1 turn, score W 12, B 14, B to move

== an order that lists what was not completed, or a feature twice, is illegal [C-43, C-59]
% sed "s/LOOK/$look/; s/ORDER/$order/" $T/game.yaml | reeve check --rules tests/rulesets 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 10}
board:
  a2: cccc
  a3: cccc:ew W:herald
moves:
- W: LOOK b3
  order: [ORDER]
--- rows look order
cccc:ew path@a3.e
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:11:11: illegal: path@a3.e was not completed by this turn [order-not-completed, C-43]
chhc:w path@a3.e, path@b3.w
    -: illegal: turn 1; after 0 turns, score W 10, B 10
    -:11:22: illegal: `order` lists path@a3.e twice [order-twice, C-59]

== points cannot be declined, so a claim that stops on a corner is wrong [C-44]
# W at 31 completes a path of 3: he goes to 34, past 32/33.
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 31, B: 10}
board:
  a2: cccc
  a3: cccc:ew W:herald
  b3: cccc:ew
moves:
- W: chhc:w c3
  score: {W: 33, B: 10}
--- stdout
-: wrong: 1 turn, score W 34, B 10, B to move
--- stderr~
W has 34 after this turn, not 33
[wrong-score, C-44]
--- status 1

== what nobody stands on is unclaimed, and no tie [C-57, C-55]
$ reeve score --rules tests/rulesets $T/game.yaml | grep -oE 'nobody stands.*|a tie.*' | tr -s ' '
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
board: {a2: cccc, b2: cccc, a3: 'cttc'}
moves:
- W: tcct b3
--- stdout
nobody stands on it C-57

== completions promises a wall tile to the one who gets it: the placing player's features are scored first, at the end of the turn, too; what depends on the order of scoring is not promised, what is certain is [C-60, C-69, C-71, C-72, C-74]
% sed "s/SCORE/$score/; s/OWNER/$owner/" $T/game.yaml |
%   reeve completions --option wall_pickup=$pickup --tile 26 --format tsv | cut -f 1,8-11 | grep b1
$ { sed 's/SCORE/9, B: 10/; s/OWNER/B/' $T/game.yaml; echo 'moves: [{W: 26/90 b1}]'; } |
$   reeve score | grep 'takes\|^ *[+]'
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
score: {W: SCORE}
board: {d1: 14, c1: '58/180 OWNER:knight', b3: '35/180', b2: '50 W:herald'}
--- rows pickup owner score
per_feature B 9, B: 10
    tower@c1.sw	b1	90	B=2	
    tower@c1.sw	b1	270	B=2	
    path@b3.s	b1	90	W=3	12
    path@b3.s	b1	270	W=3	12
end_of_turn B 9, B: 10
    tower@c1.sw	b1	90	B=2	
    tower@c1.sw	b1	270	B=2	
    path@b3.s	b1	90	W=3	12
    path@b3.s	b1	270	W=3	12
per_feature W 9, B: 0
    tower@c1.sw	b1	90	W=2	
    tower@c1.sw	b1	270	W=2	
    path@b3.s	b1	90	W=3	
    path@b3.s	b1	270	W=3	
per_feature W 7, B: 0
    tower@c1.sw	b1	90	W=2	12
    tower@c1.sw	b1	270	W=2	12
    path@b3.s	b1	90	W=3	
    path@b3.s	b1	270	W=3	
--- stdout
      +3  W   path@b3.s: 3 tiles, 1 each                                    C-49
          W   takes the wall tile at 12                                     C-69
      +2  B   tower@c1.sw: 1 tile, 2 each                                   C-52
