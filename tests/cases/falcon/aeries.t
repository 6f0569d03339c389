# Aeries, on board Q (tests/rulesets/fq, whose tiles are made up).

== who scores a tower with two aeries takes two tokens; tile 2 doubles its points only [F-11, F-22]
$ reeve score --rules tests/rulesets $T/tower.yaml
$ reeve position --rules tests/rulesets $T/tower.yaml
$ reeve position --rules tests/rulesets $T/tower.yaml | reeve check --rules tests/rulesets
--- file tower.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 0, B: 0}
hand: {W: {wall_tiles: [2], collected: 1}, B: {wall_tiles: [], collected: 3}}
board: {a4: t2-a W:knight@n, b4: t2, c4: t2}
moves:
- W: t2-a d4
  use: [{2: tower@d4}]
--- stdout
                                                                         W     B
  1  W  t2-a d4                                                         16     0
          W   plays wall tile 2 on tower@a4.n                               C-89
     +16  W   tower@a4.n: 4 tiles, 2 each, times 2 by wall tile 2           C-52
          W   tower@a4.n: 2 aeries                                          F-11
score after turn 1, B to move, 213 tiles to come: W 16, B 0
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: B
board:
  a4: t2-a
  b4: t2
  c4: t2
  d4: t2-a
score: {W: 16, B: 0}
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: [], collected: 3}, B: {wall_tiles: [], collected: 3}}
corners: {3: '?', 32: '?', 56: '?'}
supply: {W: 6, B: 6}
-: position consistent: score W 16, B 0, B to move

== the story of a tower tells of the tokens that were taken for it [F-11]
$ reeve why --rules tests/rulesets --format json $T/story.yaml tower@a4.n | gojq -c '.steps[-2]'
--- file story.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
board: {a4: t2-a W:knight@n, b4: t2, c4: t2}
moves:
- W: t2-a d4
--- stdout
{"feature":"tower@a4.n","player":"W","rule":"F-11","step":"taken","text":"2 aeries","turn":1}

== FA-5: a tower tied 1:1 with two aeries: nobody takes a token [F-11]
$ reeve score --rules tests/rulesets $T/tie.yaml
$ reeve position --rules tests/rulesets $T/tie.yaml | grep hand
--- file tie.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
board: {a4: t2-a W:knight@n, b4: t2, c4: t2 B:knight@n}
moves:
- W: t2-a d4
--- stdout
                                                                         W     B
  1  W  t2-a d4                                                          0     0
       0  -   tower@a4.n: a tie: nobody scores                              C-55
score after turn 1, B to move, 213 tiles to come: W 0, B 0
hand: {W: {wall_tiles: [], collected: 0}, B: {wall_tiles: [], collected: 0}}

== nobody's house brings no token, a path brings its own [F-11]
$ reeve score --rules tests/rulesets
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
board: {a4: h2-a, b4: h2-a, c4: h2-a, a2: court, b2: court, c2: court, d2: road-a, d1: end-a W:herald}
moves:
- W: h2-a d4
- B: end-a/180 d3
--- stdout
                                                                         W     B
  1  W  h2-a d4                                                          0     0
       0  -   house@a4.n: nobody stands on it                               C-57
  2  B  end-a/180 d3                                                     3     0
      +3  W   path@d2.n: 3 tiles, 1 each                                    C-49
          W   path@d2.n: 3 aeries                                           F-11
          W   takes the wall tile at 3                                      C-69
score after turn 2, W to move, 207 tiles to come: W 3, B 0

== a court that is scored at the end brings its tokens first [F-11, F-12]
# 12 cells are empty.
$ reeve score --now --rules tests/rulesets
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {B: {wall_tiles: [], collected: 1}}
board: {a4: court-a W:merchant, b4: court-a, c4: court, d4: court}
--- stdout
final scoring
      +6  W   court@a4.n: 2 markets, 3 points each                         C-108
          W   court@a4.n: 2 aeries                                          F-11
     +12  W   aerie: more aeries (2), 12 empty cells                        F-12
final score: W 28, B 20
W wins

== FA-4: 4 tokens each: nobody scores [F-12]
$ reeve score --now --rules tests/rulesets $T/four.yaml
--- file four.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [], collected: 4}, B: {wall_tiles: [], collected: 4}}
board: {b4: court, a2: court}
--- stdout
final scoring
       0  -   aerie: a tie with 4 aeries each: nobody scores                F-12
final score: W 10, B 20
B wins

== FA-4: 5 against 4 score the largest empty area, also if the keep has scored it [F-12, F-13]
# 14 cells are empty. The game has 12 tokens, but only the difference counts: 105 and 104 do the same.
$ reeve score --now --rules tests/rulesets $T/five.yaml
$ sed 's/collected: /&10/g' $T/five.yaml | reeve score --now --rules tests/rulesets | tail -2
$ sed 's/collected: 5/collected: 3/' $T/five.yaml | reeve score --now --rules tests/rulesets | grep -E 'keep|aerie'
--- file five.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 2}
hand: {W: {wall_tiles: [], collected: 5}, B: {wall_tiles: [], collected: 4}}
board: {a4: h1/90, b4: h1}
--- stdout
final scoring
     +14  W   keep: the larger keep (2), 14 empty cells                    C-104
     +14  W   aerie: more aeries (5), 14 empty cells                        F-12
final score: W 38, B 20
W wins
final score: W 38, B 20
W wins
     +14  W   keep: the larger keep (2), 14 empty cells                    C-104
     +14  B   aerie: more aeries (4), 14 empty cells                        F-12

== a look says where each aerie is, and finds the tile however it lies
% reeve tiles --rules tests/rulesets fq --look "$look" --format tsv 2>&1 | head -2
--- rows look
cctt+a.se
    t2-a	180	ttcc+a.ne
cctt+a.sw
    t2-a	180	ttcc+a.ne
cctt
    t2	180	ttcc
kkkk+a
    k4-a	0	kkkk+a
kkkk+a.se
    k4-a	0	kkkk+a
cccc:ns+a.s
    road-a	0	cccc:ns+a.n
cccc:ns+a.e
    reeve: cccc:ns+a.e: e is not a quadrant, and not an edge with a path
ttcc+a
    reeve: ttcc+a: +a (aerie) needs its place, as +a.ne
ttcc+b
    reeve: ttcc+b: +b is not a mark (+f, +m, +m.ne, +a.ne)
kcck:e+a.e+a.nw
    end-a	90	cckk:n+a.se+a.n

== in a game without aeries there is no such mark, nor a count of tokens
$ reeve check $T/look.yaml 2>&1
$ reeve check $T/hand.yaml 2>&1
--- file look.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: cccc+a b3
--- file hand.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [], collected: 1}}
board: {b3: 13}
--- stdout
$T/look.yaml: unreadable
$T/look.yaml:5:6: unreadable: `cccc+a` describes no tile: +a is not a mark (+f, +m, +m.ne) [bad-look]
      5 | - W: cccc+a b3
        |      ^~~~~~
  help: did you mean cccc+m (14: other marks)?
$T/hand.yaml: unreadable
$T/hand.yaml:5:39: unreadable: `collected`: nothing is collected in this game [bad-extra]
      5 | hand: {W: {wall_tiles: [], collected: 1}}
        |                                       ^~~
  help: Type it as reeve-record(5) shows for this key.
--- status 3
