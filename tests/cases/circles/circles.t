# Crop Circles: what all do behind one.

== two sets of six tiles, or both [CC-1, CC-2]
$ reeve tiles --format tsv circles --option circles=both | grep '^CC'
% reeve tiles circles --option circles=$circles | tail -n 1
$ reeve rules circles-c1 | grep -A 1 -e 'circles: ' -e circle_place:
$ reeve check -q $T/game.yaml || true
--- file game.yaml
reeve: 1
rules: circles
players: {A: Ann, B: Ben}
moves:
- A: CC.1.RRR 0,-1
--- stdout
CC.1.Cc.1	1	cffc/j+shield	CC.1.Cc.1
CC.1.CC.2	1	ccff+shield	CC.1.CC.2
CC.1.CR	1	crff+pitchfork	CC.1.CR
CC.1.Rr	1	ffrr+club	CC.1.Rr
CC.1.RrC	1	cfrr+pitchfork	CC.1.RrC
CC.1.RRR	1	rfrr+club	CC.1.RRR
CC.2.RRr	1	frrr:e,sw+club	CC.2.RRr
CC.2.RRRr	1	rrrr:n,e,sw+club	CC.2.RRRr
CC.2.CFR	1	cfrf+pitchfork	CC.2.CFR
CC.2.RCR	1	crfr:e,w+pitchfork	CC.2.RCR
CC.2.CFC	1	cfcf+shield	CC.2.CFC
CC.2.CcCc	1	cccc:nw,es+shield	CC.2.CcCc
  circles: 2 | 1* | both                                                    CC-1
      which set of six tiles is in play
  circle_place: must | may*                                                 CC-5
      whether each player must place one more follower where all do, or may (the
--- stderr
$T/game.yaml:5:6: illegal: tile CC.1.RRR is not in the set (circles: 2) [tile-used, CC-1, circles: 2]
      5 | - A: CC.1.RRR 0,-1
        |      ^~~~~~~~
  help: Type a tile of the set, or change the option.
--- rows circles|
2
    78 tiles, 30 of them different
1
    78 tiles, 30 of them different
both
    84 tiles, 36 of them different

== all take one home in turn, and the player last; the builder follows: CC-E1 [CC-3, CC-4, CC-8, CC-9, CC-11]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep -e circle -e home
$ reeve position $T/game.yaml | grep supply
% sed "$edit" $T/game.yaml | reeve check -q || true
--- file game.yaml
reeve: 1
rules: circles+traders
players: {B: Ben, K: Kim, R: Rob}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, B:highwayman@e]
  '-1,0': [BA.RFr, B:highwayman@e]
  '0,-1': [BA.RFr, R:highwayman@e]
  '1,-1': [BA.RFr, R:builder@e]
supply: {B: {followers: 5}, K: {followers: 7}, R: {followers: 6, builder: 0}}
moves:
- R: CC.2.RRr/180 2,0
  circle: take
  circle_taken: ["B:highwayman@1,0"]
--- rows edit
/circle_taken/d
    -:14:11: ambiguous: the record does not say `circle_taken`, which has 2 possible values here [action-open, CC-8]
         14 |   circle: take
            |           ^~~~
      help: Add `circle_taken: B:highwayman@1,0.e` (worth 4, held by B 2) or `circle_taken: B:highwayman@-1,0.e` (worth 4, held by B 2).
s/"B:.*"/"R:highwayman@0,-1"/
    -:15:19: illegal: B comes first [ruled-out, CC-4]
         15 |   circle_taken: ["R:highwayman@0,-1"]
            |                   ^~~~~~~~~~~~~~~~~
      help: Type `circle_taken: B:highwayman@1,0.e` (worth 4, held by B 2) or `circle_taken: B:highwayman@-1,0.e` (worth 4, held by B 2).
s/"B:.*"/&, "K:highwayman@0,-1"/
    -:15:39: illegal: `circle_taken: K:highwayman@0,-1` means nothing here: no such follower stands there [action-value, CC-8]
         15 |   circle_taken: ["B:highwayman@1,0", "K:highwayman@0,-1"]
            |                                       ^~~~~~~~~~~~~~~~~
      help: Type `circle_taken: ['B:highwayman@1,0.e', 'R:highwayman@0,-1.e']` (worth 2, held by R 1).
s/"B:.*"/&, "R:highwayman@0,-1", "B:highwayman@-1,0.e"/
    -:15:60: illegal: all act in turn, beginning on the left, each once [ruled-out, CC-4]
         15 | ...highwayman@1,0", "R:highwayman@0,-1", "B:highwayman@-1,0.e"]
            |                                           ^~~~~~~~~~~~~~~~~~~
      help: Delete it, or change what is before it: nothing else is possible there.
--- stdout
                                                                   B     K     R
  1  R  CC.2.RRr/180 2,0                                           0     0     0
          B   circles: a follower comes home from road@0,0.e                CC-8
          R   takes home the builder, which is left alone                   M-41
          R   circles: a follower comes home from road@0,-1.e               CC-8
score after turn 1, B to move, 96 tiles to come: Ben (B) 0, Kim (K) 0, Rob (R) 0
 yes  action      circles allows `circle: take`; possible besides:
                  `circle: place`                                           CC-3
 yes  action      circles allows `circle_taken: B:highwayman@1,0.e`
                  `circle_taken: B:highwayman@-1,0.e` (worth 4, held by B
      rule        circles, B: a follower comes home from road@0,0.e         CC-8
      home        R takes home the builder, which is left alone             M-41
      rule        circles, R: a follower comes home from road@0,-1.e        CC-8
      come home   1 follower of B comes home, for the next turn             K-19
      come home   1 follower and the builder of R come home, for the next
supply: {B: {followers: 6, builder: 1, pig: 1}, K: {followers: 7, builder: 1, pig: 1}, R: {followers: 7, builder: 1, pig: 1}}

== who has one of the kind places one more beside it, or may: CC-E3 [CC-3, CC-5, CC-6, CC-7]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tee $T/now.yaml | tail -n 7
$ reeve position $T/now.yaml | cmp - $T/now.yaml
% sed "s/circle: place/$values/; s/: must/: $option/" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: circles
options: {circle_place: must}
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 farmer@s
- B: BA.RFr -1,0 farmer@n
- A: CC.2.CFR/90 2,0
  circle: place
--- stdout
                                                                         A     B
  1  A  BA.RFr 1,0 farmer@s                                              0     0
  2  B  BA.RFr -1,0 farmer@n                                             0     0
  3  A  CC.2.CFR/90 2,0                                                  0     0
          B   circles: a follower goes to field@0,0.s                       CC-6
          A   circles: a follower goes to field@0,0.s                       CC-6
score after turn 3, B to move, 74 tiles to come: Ann (A) 0, Ben (B) 0
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, A:farmer@n, A:farmer@s]
  '-1,0': [BA.RFr, B:farmer@n, B:farmer@s]
  '2,0': CC.2.CFR/90
score: {A: 0, B: 0}
supply: {A: 5, B: 5}
--- rows values option|
circle: take | must
circle: place | may
circle: place\n  circle_placed: B:farmer@-1,0.n | may
circle: place\n  circle_placed: A:farmer@1,0.s | may
circle: place\n  circle_placed: [B:farmer@-1,0.n, A:farmer@1,0.s] | may
circle: place\n  circle_placed: [A:farmer@1,0.s, B:farmer@-1,0.n] | may
    -:10:35: illegal: all act in turn, beginning on the left, each once [ruled-out, CC-4]
circle: place\n  circle_placed: A:farmer@1,0.s | must
    -:10:18: illegal: B comes first [ruled-out, CC-4]
circle: place\n  circle_placed: [B:farmer@-1,0.n, B:farmer@-1,0.n] | must
    -:10:36: illegal: all act in turn, beginning on the left, each once [ruled-out, CC-4]
circle: place\n  circle_placed: B:farmer@1,0.s | may
    -:10:18: illegal: no follower of B stands there that counts [ruled-out, CC-6]
circle: place\n  circle_placed: A:highwayman@1,0 | may
    -:10:18: illegal: no follower of A stands there that counts [ruled-out, CC-6]
circle: place\n  circle_placed: A:big:farmer@1,0.s | may
    -:10:18: illegal: no such follower is in hand [ruled-out, CC-6]
circle: place\n  circle_taken: A:farmer@1,0.s | may
    -:10:17: illegal: by `circle: place` all place one, and nobody takes one home [ruled-out, CC-3]
circle: take\n  circle_placed: A:farmer@1,0.s | may
    -:10:18: illegal: by `circle: take` all take one home, and nobody places one [ruled-out, CC-3]
circle: take\n  circle_taken: A:farmer@1,0.s | may
    -:10:17: illegal: B comes first [ruled-out, CC-4]
circle: take\n  circle_taken: A:highwayman@1,0.s | may
    -:10:17: illegal: `circle_taken: A:highwayman@1,0.s` means nothing here: no such follower stands there [action-value, CC-8]
circle: put | may
    -:9:11: unreadable: `put`: it is typed as place | take [bad-extra]
circle_taken: A:farmer@1,0.s | must
    -:8:3: ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]

== one who came home in this turn may be placed, and without a follower in hand nobody is [CC-6]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -e 1,0 -e supply
$ sed 's/CFC 0,1/CFC\/90 2,1/' $T/game.yaml | reeve score - | tail -n 3
--- file game.yaml
reeve: 1
rules: circles
players: {W: Wim, B: Ben}
to_move: W
board:
  '0,0': [BA.RCr, W:knight@n]
  '1,0': [BA.RCr, W:knight@n]
  '2,0': [BA.RFr, W:farmer@n]
  '3,0': [BA.RFr, W:farmer@n]
  '4,0': [BA.RFr, W:farmer@n]
  '5,0': [BA.RFr, W:farmer@n]
  '6,0': [BA.RFr, W:farmer@n]
supply: {W: 0, B: 7}
moves:
- W: CC.2.CFC 0,1
  circle: place
--- stdout
                                                                         W     B
  1  W  CC.2.CFC 0,1                                                     4     0
      +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
          W   circles: a follower goes to city@1,0.n                        CC-6
score after turn 1, B to move, 70 tiles to come: Wim (W) 4, Ben (B) 0
  '1,0': [BA.RCr, W:knight@n, W:knight@n]
supply: {W: 0, B: 7}
                                                                         W     B
  1  W  CC.2.CFC/90 2,1                                                  0     0
score after turn 1, B to move, 70 tiles to come: Wim (W) 0, Ben (B) 0

== without a circle, without farmers, and where nobody stands nothing is chosen [CC-3, CC-9, CC-12]
% printf '%b\n' "reeve: 1\nrules: circles\noptions: {farmers: $farmers}\nplayers: {A: Ann, B: Ben}\nmoves:\n- A: $turn" | reeve check -q - 2>&1 | sed 1q
--- rows farmers turn|
true | BA.RFr 1,0 farmer@n\n  circle: place
    -:7:11: illegal: the tile has no crop circle [ruled-out, CC-3]
true | CC.2.CFR/90 1,0 highwayman\n  circle: place
true | CC.2.CFR/90 1,0 highwayman
    -:6:3: ambiguous: the record does not say `circle`, which has 2 possible values here [action-open, CC-3]
true | CC.2.CFR/90 1,0
true | CC.2.CFR/90 1,0\n  circle: take
    -:7:11: illegal: nobody stands on the board [ruled-out, CC-9]
false | CC.2.CFR/90 1,0 highwayman\n  circle: place
    -:7:11: illegal: there are no farmers [ruled-out, CC-12]
false | CC.2.CFR/90 1,0 highwayman

== what legal tells: the choice, and what follows it [CC-3, CC-6]
$ reeve legal --tile CC.2.RRr --actions $T/game.yaml | head -n 4
--- file game.yaml
reeve: 1
rules: circles
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman
- B: BA.RFr -1,0 farmer@n
--- stdout
tile CC.2.RRr for Ann (A)
everywhere: by the circle all players place or take; after circle take: each in
  turn takes home (circle_taken) A:highwayman@1,0.e (worth 4, held by A 1);
  after circle place: each in turn must place (circle_placed) A:highwayman@1,0.e

== who chooses a value in play is the one whom it names [CC-4, CC-8]
$ printf 'CC.2.RRr/180 2,0\n2\n1\n' | reeve play $T/game.yaml 2>/dev/null | grep -e chooses -e comes
--- file game.yaml
reeve: 1
rules: circles
players: {B: Ben, K: Kim, R: Rob}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, B:highwayman@e]
  '-1,0': [BA.RFr, B:highwayman@e]
--- stdout
circle_taken: The followers that players take home, in turn. B chooses.
          B   circles: a follower comes home from road@0,0.e                CC-8
