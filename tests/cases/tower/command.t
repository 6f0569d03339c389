# What the commands say of towers: legal with --actions, why, score, fmt, new.

== new gives a record to fill in that can be read, and the comments in it are moves [T-6, T-29]
$ reeve new tower | tee $T/new.yaml | reeve check
$ sed '/^# result/d; s/^# \(- [WB]:\)/\1/; s/^#   \([a-z]\)/  \1/' $T/new.yaml | reeve check
--- stdout
-: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
-: legal so far: 6 turns, score White (W) 3, Black (B) 1, W to move

== what may be done besides a follower, as text, tab-separated and as JSON [T-6, T-14, T-29]
$ reeve legal --actions --tile BA.RFr $T/game.yaml
$ reeve legal --actions --tile BA.RFr --format tsv $T/game.yaml
$ reeve legal --actions --tile BA.RFr --format json $T/game.yaml | gojq -c '[.cell, .tower, .top, .capture]'
$ reeve legal --tile BA.RFr --format json $T/game.yaml | gojq -c 'has("tower")' | sort -u
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer, '1,-1': TO.L, '1,0': BA.RRR/180 W:farmer@ne, '-1,0': BA.LR/270}
towers: {'1,-1': 1}
--- stdout
tile BA.RFr for Anna (W)
everywhere: tower 0,-1 or 1,-1; top 1,-1; after tower 0,-1: takes
  B:farmer@0,-1.n; after tower 1,-1: takes B:farmer@0,-1.n or W:farmer@1,0.ne
-2,0  90°               highwayman@n farmer@w
-1,1  0°                farmer@n highwayman@e
0,-2  0°                highwayman@e farmer@s
1,-2  0°                highwayman@e farmer@s
1,1   90°               highwayman@n
2,-1  90°               highwayman@n farmer@e
2,0   0°                highwayman@e
7 placements
BA.RFr	-2,0	90	highwayman@n farmer@w		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	-2,0	270	highwayman@n farmer@w		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	-1,1	0	farmer@n highwayman@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	-1,1	180	farmer@n highwayman@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	0,-2	0	highwayman@e farmer@s		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	0,-2	180	highwayman@e farmer@s		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	1,-2	0	highwayman@e farmer@s		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	1,-2	180	highwayman@e farmer@s		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	1,1	90	highwayman@n		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	1,1	270	highwayman@n		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	2,-1	90	highwayman@n farmer@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	2,-1	270	highwayman@n farmer@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	2,0	0	highwayman@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
BA.RFr	2,0	180	highwayman@e		0,-1 1,-1	1,-1	0,-1=B:farmer@0,-1.n 1,-1=B:farmer@0,-1.n;W:farmer@1,0.ne		
["-2,0",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["-2,0",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["-1,1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["-1,1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["0,-2",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["0,-2",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["1,-2",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["1,-2",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["1,1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["1,1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["2,-1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["2,-1",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["2,0",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
["2,0",["0,-1","1,-1"],["1,-1"],{"0,-1":["B:farmer@0,-1.n"],"1,-1":["B:farmer@0,-1.n","W:farmer@1,0.ne"]}]
false

== why says what a tower needs, whom it reaches, and what came of it [T-6, T-8, T-14, T-29, T-37]
$ reeve why $T/game.yaml 1 | sed -n '/ tower  /,/^score/p'
$ sed 's/capture: .*/capture: B:monk@1,-2/' $T/game.yaml | reeve why - 1 | sed -n '/^ *no /,/T-/p'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': BA.L B:monk, '1,-2': BA.L B:monk}
prisoners: {B: [W]}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
  capture: B:monk@1,-1
--- stdout
 yes  tower       tile TO.FG at 0,-1 has a foundation                        T-6
 yes  tower       nobody stands on top at 0,-1                              T-29
 yes  tower       W has 10 tower pieces                                      T-8
      tower       W places piece 1 on the tower at 0,-1                      T-6
 yes  capture     the tower, now 1 piece high, reaches 1 step towards
                  1,-1: 1 step to the east                                  T-14
      capture     W takes B's monk at 1,-1 prisoner                         T-20
      exchange    W and B exchange prisoners: a follower of W, a follower
                  of B                                                      T-37
score after it: Anna (W) 0, Bert (B) 0
  no  capture     the tower at 0,-1 reaches no tile towards 1,-2, which
                  is not in its row or column [range_metric: cross]         T-17

== why says of a ransom what it needs [T-40, T-41, T-43, T-45]
$ reeve why $T/game.yaml 1 | sed -n '/ ransom  /,/for a follower/p'
$ sed 's/W: 3/W: 2/' $T/game.yaml | reeve why - 1 | sed -n '/ ransom  /,/T-43/p; /under/p'
$ sed 's/ransom: B/ransom: [B, B]/' $T/game.yaml | reeve why - 1 | grep -E '^ +no'
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr}
prisoners: {B: [W, W]}
score: {W: 3, B: 0}
moves:
- W: BA.RFr 1,0
  ransom: B
--- stdout
 yes  ransom      no ransom has been paid in this turn yet                  T-41
 yes  ransom      B holds a follower of W                                   T-45
 yes  ransom      W has 3 points to pay 3 with [ransom_needs_points:
                  true]                                                     T-43
  -3  points      W: buys a follower back from B                            T-40
  +3  points      B: for a follower of W                                    T-40
 yes  ransom      no ransom has been paid in this turn yet                  T-41
 yes  ransom      B holds a follower of W                                   T-45
      ransom      W has 2 points before the tile is laid: too few, unless
                  it scores [ransom_needs_points: true]                     T-43
  no  ransom      W has 2 points and cannot pay a ransom of 3
                  [ransom_needs_points: true]                               T-43
under tower-c1, or with ransom_needs_points=false: legal
  no  ransom      W has bought a follower back in this turn already         T-41

== fmt writes the keys in one way, and what is captured with its place [T-18]
$ reeve fmt $T/game.yaml
--- file game.yaml
{"reeve": 1, "rules": ["tower"], "players": {"W": "Anna", "B": "Bert"}, "options": {"big_follower": true},
 "moves": [
  {"W": "ffff+t 0,-1 big:farmer"},
  {"exchange": "small", "capture": "W:farmer@0,-1", "tower": "0,-1", "B": "TO.L 1,-1", "ransom": ["W", "W big"]},
  {"top": "big 1,-1", "W": "none"}]}
--- stdout
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1 big:farmer@n
- B: TO.L 1,-1
  ransom: [W, W big]
  tower: 0,-1
  capture: 'W:farmer@0,-1'
  exchange: small
- W: none
  top: big 1,-1

== why asks nobody who comes back for a capture that cannot be [T-14, T-38]
$ reeve why $T/game.yaml 1 | grep -A2 '^ *no '
$ sed 's/monk@1,-2/monk@1,-1/' $T/game.yaml | reeve why - 1 | grep -A2 '^ *no '
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {R: Rita, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L R:monk
  '1,-2': BA.L R:monk
prisoners: {R: [B, B big]}
to_move: B
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:monk@1,-2
--- stdout
  no  capture     the tower at 0,-1 reaches no tile towards 1,-2, which
                  is not in its row or column [range_metric: cross]         T-17
  no  capture     the record does not say which follower of B comes back
                  from R: B chooses [exchange_choice: owner]                T-38

== the story of a feature tells of a capture from a part that joined it only later [T-20, T-28]
$ reeve why $T/game.yaml road@0,0.e
$ reeve why fixtures/tower/attic.yaml 4,2 | grep '^   2[56]'
--- file game.yaml
reeve: 1
rules: tower
players: {R: Rosa, B: Ben}
moves:
- R: frfr 0,-1 highwayman@e
- B: ffff+t 0,-2
  tower: 0,-2
  capture: R:highwayman@0,-1
- R: rffr 1,-1
- B: ffrr 1,0
--- stdout
road@0,0.e
    1  R   tile BA.RCr at 0,0, tile frfr at 0,-1: 2 tiles in 2 parts not
           joined yet, 4 open ends
    1  R   1 follower of R stands on it
    2  B   B takes R's highwayman at 0,-1 prisoner                          T-20
    2  B   1 follower of R is gone
    3  R   tile rffr at 1,-1: 3 tiles in 2 parts not joined yet, 4 open
           ends
    4  B   tile ffrr at 1,0: 4 tiles, 2 open ends
           open at 0,0 (west), 0,-1 (west)
   26  K   K takes A's farmer at 4,2 prisoner                               T-20
   26  K   1 follower of A is gone
   25  A   A takes M's highwayman at 4,1 prisoner                           T-20
   25  A   1 follower of M is gone

== the ransom of a turn comes before its placement; what could be bought back is said besides [T-40, T-44]
% reeve legal $T/game.yaml --before $turn | head -4
% reeve legal $T/game.yaml --before $turn --actions --format json | gojq -c '[.pieces, .top, .ransom]' | head -1
% reeve legal $T/game.yaml --before $turn --actions --format tsv | head -1 | cut -f 4,7,9-
% reeve legal $T/game.yaml --before $turn --actions | head -5
$ sed '/^moves/,$d' $T/game.yaml >$T/position.yaml
$ reeve legal --tile BA.RFr $T/position.yaml | head -3; sed "s/B: 3,/B: 2,/" $T/position.yaml | reeve legal --tile BA.RFr | head -3
$ sed 's/supply: {B: 0}/options: {ransom: false}/' $T/position.yaml | reeve legal --tile BA.RFr --actions --format json | gojq -c .ransom | uniq
$ sed '$d' $T/game.yaml | reeve legal - --before 1 | head -2 # the last turn is no other
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer
  '1,-1': BA.L B:monk
  '-1,-1': TO.L B:monk
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
score: {B: 3, R: 4}
towers: {'-1,-1': 1}
prisoners: {R: [B], G: [B]}
supply: {B: 0}
moves:
- B: BA.RFr 1,0 highwayman
  ransom: R
- R: BA.RFr 2,0
--- rows turn
1
    tile BA.RFr for Bert (B)
    the ransom of this turn is paid
    -2,-1 90°               highwayman@n farmer@w
    -1,0  0°                farmer@n highwayman@e
    [["highwayman@n","farmer@w"],["-1,-1"],[]]
    highwayman@n farmer@w	-1,-1		
    tile BA.RFr for Bert (B)
    the ransom of this turn is paid
    everywhere: tower 0,-1 or -1,-1; top -1,-1; after tower 0,-1: takes
      B:farmer@0,-1.n, B:monk@1,-1.c, B:monk@-1,-1.c or B:monk@0,-2.c; after tower
      -1,-1: takes B:farmer@0,-1.n, B:monk@1,-1.c or B:monk@-1,-1.c
2
    tile BA.RFr for Rita (R)
    -2,-1 90°               highwayman@n farmer@w
    -1,0  0°                farmer@n
    0,-3  0°                highwayman@e farmer@s
    [["highwayman@n","farmer@w"],["-1,-1"],[]]
    highwayman@n farmer@w	-1,-1		
    tile BA.RFr for Rita (R)
    everywhere: tower 0,-1 or -1,-1; top -1,-1; after tower 0,-1: takes
      B:farmer@0,-1.n, B:monk@1,-1.c, B:monk@-1,-1.c or B:monk@0,-2.c; after tower
      -1,-1: takes B:farmer@0,-1.n, B:monk@1,-1.c or B:monk@-1,-1.c
    -2,-1 90°               highwayman@n farmer@w
--- stdout
tile BA.RFr for Bert (B)
no follower in hand; a ransom of 3 points brings one back from R or G
-2,-1 90°               no follower
tile BA.RFr for Bert (B)
-2,-1 90°               no follower
-1,0  0°                no follower
[]
tile BA.RFr for Bert (B)
the ransom of this turn is paid

== large followers on top are named, and who is missing is said by size [T-29, T-36, K-34]
$ reeve legal $T/position.yaml --tile BA.RFr --actions --format json | gojq -c .top | sort -u
$ reeve legal $T/position.yaml --tile BA.RFr --actions | sed -n 2p
% { cat $T/position.yaml; printf "moves:\n- B: BA.RFr 1,0\n  top: $top\n"; } | reeve check -q 2>&1 | grep illegal || echo legal
$ { cat $T/position.yaml; printf 'moves:\n- B: BA.RFr 1,0 farmer@n\n'; } | reeve check -q
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L B:monk
  '-1,-1': TO.L B:monk
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
towers: {'0,-1': 1}
prisoners: {R: [B, B, B]}
--- rows top
0,-1
    -:16:8: illegal: B has no small follower left [no-follower, K-16]
big 0,-1
    legal
--- stdout
["big 0,-1"]
everywhere: tower 0,-1 or -1,-1; top big 0,-1; after tower 0,-1: takes
--- stderr
-:15:17: illegal: B has no small follower left [no-follower, K-16]
     15 | - B: BA.RFr 1,0 farmer@n
        |                 ^~~~~~~~
  help: Type big:farmer@n: B has 1 large follower in hand.
--- status 1

== what another edition does not have says nothing against a turn there [K-3, K-34]
$ reeve why $T/game.yaml 1 | grep -e under -e 'with '
$ reeve why $T/game.yaml 2 | grep -e under -e 'with ' || echo nothing
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita}
moves:
- B: TO.FG 0,-1 big:farmer
- R: BA.RFrG 1,0
  tower: 0,-1
  capture: B:farmer@0,-1
--- stdout
with farmers=false: illegal
nothing

== actions are listed of a turn whose ransom cannot be: the first of the record [T-45]
$ reeve legal --before 1 $T/game.yaml | head -2
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board:
  '0,0': BA.RCr
score: {B: 3, R: 4}
moves:
- B: BA.RFr 1,0 highwayman
  ransom: R
--- stdout
tile BA.RFr for Bert (B)
-1,0  0°                farmer@n highwayman@e farmer@s
