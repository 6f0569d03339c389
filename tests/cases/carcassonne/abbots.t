# The option `abbot`: gardens, and abbots who come home.

== each player has one, for a monastery or a garden of the tile just laid, and nowhere else, as is said of a monk there; without the option a garden is no more than a picture [K-4, K-43, I-3]
% sed "s/HERE/$what/" $T/game.yaml | reeve check -q - 2>&1 | sed -n 1p | grep . || echo legal
$ sed 's/HERE/BA.RFrG 1,0 abbot/; s/{W: a, B: b}/{W: a, B: b, R: c, G: d, Y: e, P: f}/' $T/game.yaml | reeve position | sed -n '/supply/s/farm//p'
$ sed 's/HERE/BA.RFrG 1,0 monk/' $T/game.yaml | reeve check -q - 2>&1 | grep -m1 help
$ sed 's/HERE/BA.RFrG 1,0 monk/; s/abbot: true/abbot: false/' $T/game.yaml | reeve check -q - 2>&1 | grep -m1 help
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
moves:
- W: HERE
--- rows what
BA.RFrG 1,0 abbot@c
    legal
BA.RFrG 1,0 abbot
    legal
frfr+y 1,0 abbot
    legal
BA.L 0,-1 abbot@c
    legal
BA.L 0,-1 monk
    legal
BA.RFrG 1,0 highwayman@c
    -:6:18: illegal: tile BA.RFrG has no place for a highwayman at c [no-place, K-14]
BA.RFrG 1,0 big:abbot
    -:6:18: unreadable: there is no follower called `big:abbot` [unknown-role]
BA.RFrG 1,0 abbot:highwayman@e
    -:6:18: unreadable: there is no follower called `abbot:highwayman` [unknown-role]
BA.RFr 1,0 abbot
    -:6:17: illegal: tile BA.RFr has no place for an abbot [no-place, K-14]
BA.RFrG 1,0 abbot@e
    -:6:18: illegal: tile BA.RFrG has no place for an abbot at e [no-place, K-14]
BA.RFrG 1,0 farmer@n
    legal
--- stdout
  help: Tile BA.RFrG has no monastery: type farmer@n, highwayman@e, farmer@s or abbot@c, or leave the follower out.
  help: Tile BA.RFrG has no monastery: type farmer@n, highwayman@e or farmer@s, or leave the follower out.

== he is a follower like others: where one stands he is not put, and when he is out there is none [K-15, K-16, K-43]
$ reeve legal $T/board.yaml --tile BA.LR --format json | gojq -r 'select(.cell == "2,1" or .cell == "3,0") | [.cell, .rotation, .pieces[]] | join(" ")'
$ { cat $T/board.yaml; printf 'to_move: W\nmoves:\n- W: BA.LR/180 2,1 abbot@c\n'; } | reeve check - 2>&1 >/dev/null | sed -n 1p
$ reeve position $T/board.yaml
--- file board.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
board:
  '0,0': BA.RCr
  '1,0': BA.RFrG W:abbot@c
  '2,0': BA.RFr W:farmer@n
--- stdout
2,1 90 highwayman@w monk@c
2,1 180 highwayman@n monk@c
2,1 270 highwayman@e monk@c
3,0 90 highwayman@w monk@c
-:11:20: illegal: W has no abbot left [no-follower, K-16]
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': BA.RFrG W:abbot@c
  '2,0': BA.RFr W:farmer@n
score: {W: 0, B: 0}
supply: {W: {followers: 6, abbot: 0}, B: {followers: 7, abbot: 1}}

== a position without him, with two, with one where none can stand [K-4, K-43]
% sed "s/HERE/'1,0': [BA.RFrG, $(echo $row | tr -d '[]')]/" $T/board.yaml | reeve check - 2>&1 >/dev/null | head -1
$ sed "s/HERE/'1,0': BA.RFrG W:abbot, '2,0': BA.RFr, '3,0': BA.RrG W:abbot/" $T/board.yaml | reeve check - 2>&1 >/dev/null | head -1
$ { sed "s/HERE/'1,0': BA.RFrG W:abbot/" $T/board.yaml; echo 'supply: {W: {abbot: 1}}'; } | reeve check - 2>&1 >/dev/null | head -1
--- file board.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
board: {'0,0': BA.RCr, HERE}
--- rows row
W:abbot@c
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
W:abbot
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
W:highwayman@c
    -:5:43: inconsistent: the highwayman at 1,0 has nothing to stand on: tile BA.RFrG has no such feature there [position-no-place, K-14]
[W:abbot@c, B:abbot@c]
    -:5:54: inconsistent: two abbots stand on garden@1,0.c [position-follower-twice, K-15]
W:abbot@e
    -:5:43: inconsistent: the abbot at 1,0 has nothing to stand on: tile BA.RFrG has no such feature there [position-no-place, K-14]
--- stdout
-:5:1: inconsistent: W has 2 abbots on the board, but owns only 1 [position-followers, K-4]
-:6:21: inconsistent: W has 0 abbots in supply, not 1: 1 is on the board [position-supply, K-4]

== without the option a garden is a picture: no look shows it, no figure stands there, and no key takes one home [K-43]
$ reeve tiles carcassonne --format tsv | grep G
$ reeve tiles carcassonne --option abbot=true --format tsv | grep G
% printf "reeve: 1\nrules: carcassonne\nplayers: {W: a, B: b}\nmoves:\n- W: $what\n" | reeve check - 2>&1 >/dev/null | head -1
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: a, B: b}\nmoves:\n- W: BA.RFr 1,0\n  home: abbot\n' | reeve check - 2>&1 >/dev/null | grep -v '^  *[0-9|]'
--- rows what
BA.RFrG 1,0 abbot@c
    -:5:18: illegal: W has no abbot left [no-follower, K-43, abbot: false]
frfr+y 1,0
    -:5:6: unreadable: no tile of the set looks like `frfr+y` [look-none]
frfr 1,0
--- stdout
BA.CcG	1	cffc/j	BA.Cc.1
BA.Cc+G	1	cffc/j+p	BA.Cc+
BA.CccG	1	ccfc/j	BA.Ccc
BA.CG	1	cfff	BA.C
BA.CFCG	1	cfcf	BA.CFC.2
BA.CCG	1	cffc	BA.CC.2
BA.RrG	1	ffrr	BA.Rr
BA.RFrG	1	frfr	BA.RFr
BA.CcG	1	cffc/j+y	BA.CcG
BA.Cc+G	1	cffc/j+y+p	BA.Cc+G
BA.CccG	1	ccfc/j+y	BA.CccG
BA.CG	1	cfff+y	BA.CG
BA.CFCG	1	cfcf+y	BA.CFCG
BA.CCG	1	cffc+y	BA.CCG
BA.RrG	1	ffrr+y	BA.RrG
BA.RFrG	1	frfr+y	BA.RFrG
-:6:3: unreadable: unknown key `home` in Carcassonne [unknown-key]
  help: Delete `home`: this game has no abbots.

== with it twins differ: a look without the garden is none of its tiles, in each box [K-3, K-43, R-7]
% reeve tiles $rules --option abbot=true --format tsv | grep -c y
$ reeve tiles inns+tower --option abbot=true --look cccc+y --format tsv; reeve tiles inns+tower --option abbot=true --look ffff+y+t --format tsv
$ reeve tiles carcassonne --option abbot=true --option edition=1 --format tsv | grep -c y
$ reeve tiles carcassonne --option abbot=true --look cffc/j+y | grep .
$ reeve tiles carcassonne --option abbot=true --look cffc/j | grep .
--- rows rules
carcassonne
    8
inns
    10
traders
    10
river
    9
tower
    10
bazaars
    9
--- stdout
IC.CCCCG	0	cccc+y
TO.FG	0	ffff+y+t
0
  ccccccf  BA.CcG/0
  cccy     unturned:
  c f  f   cffc/j+y
  ccccccf  BA.Cc.1/0
  ccc      unturned:
  c f  f   cffc/j

== a garden that its neighbours complete gives 9, and the abbot comes home [K-19, K-44]
$ sed 's/HERE/W:abbot@c/; /home/d' $T/game.yaml | reeve score | sed -n '/^  1/,$p'
$ sed 's/HERE/W:abbot@c/; /home/d' $T/game.yaml | reeve position | grep supply
$ sed 's/HERE//; /home/d' $T/game.yaml | reeve score | sed -n '/^  1/,$p'
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
to_move: B
board:
  '0,0': [BA.RFrG, HERE]
  '1,0': BA.RFr
  '-1,0': BA.RCr
  '-1,-1': BA.L
  '0,-1': BA.L
  '1,-1': BA.L
  '-1,1': BA.C/180
  '0,1': BA.L
moves:
- B: BA.LR/180 1,1
  home: abbot
--- stdout
  1  B  BA.LR/180 1,1                                                    9     0
      +9  W   garden@0,0.c: 9 tiles, 1 each                                 K-44
score after turn 1, W to move, 63 tiles to come: a (W) 9, b (B) 0
supply: {W: {followers: 7, abbot: 1}, B: {followers: 7, abbot: 1}}
  1  B  BA.LR/180 1,1                                                    0     0
       0  -   garden@0,0.c: nobody stands on it                             K-27
score after turn 1, W to move, 63 tiles to come: a (W) 0, b (B) 0

== he is taken home instead of a follower, at once, by what is there: 1 and 1 a tile around it [K-45, K-46]
$ reeve score $T/game.yaml | sed -n '/^  3/,/^  4/p'; reeve why $T/game.yaml 3 | grep -e home -e points -e tile
$ reeve position $T/game.yaml --at 3 | grep -e 1,0 -e supply
$ reeve legal $T/game.yaml --before 3 --actions | head -2
$ reeve fmt $T/game.yaml | tail -2
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
moves:
- W: BA.RFrG 1,0 abbot@c
- B: BA.RFr 2,0
- W: BA.L 1,-1
  home: abbot@1,0
- B: BA.RFr 3,0
--- stdout
  3  W  BA.L 1,-1                                                        4     0
          W   takes the abbot home                                          K-45
      +4  W   garden@1,0.c: 4 tiles, 1 each                                 K-46
  4  B  BA.RFr 3,0                                                       4     0
 yes  tile        tile BA.L is still to come                                 K-3
 yes  attached    its north side lies against tile BA.RFrG at 1,0            K-8
 yes  side        north: a field against a field of tile BA.RFrG at 1,0      K-9
 yes  home        the abbot of W stands on garden@1,0.c [abbot: true]       K-45
      home        W takes the abbot home                                    K-45
  +4  points      W, garden@1,0.c: 4 tiles, 1 each                          K-46
                  0,0 (tile BA.RCr): 1 + 1,0 (tile BA.RFrG): 1
                  + 2,0 (tile BA.RFr): 1 + 1,-1 (tile BA.L): 1 = 4
      come home   1 follower of W comes home, for the next turn             K-19
  '1,0': BA.RFrG
supply: {W: {followers: 7, abbot: 1}, B: {followers: 7, abbot: 1}}
tile BA.L for a (W)
everywhere: home abbot
  home: abbot@1,0
- B: BA.RFr 3,0

== he is in hand again from the next turn on, on a monastery too, and not placed and taken home in one turn [K-20, K-45]
$ reeve score $T/game.yaml | grep -e 'W ' -e B
% sed "$edit" $T/game.yaml | reeve check - 2>&1 >/dev/null | head -1
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
moves:
- W: BA.RFrG 1,0 abbot@c
- B: BA.RFr 2,0
- W: BA.L 1,-1
  home: abbot
- B: BA.RFr 3,0
- W: BA.LR 2,-1 abbot
--- rows edit
s/BA.LR 2,-1 abbot/BA.LR 2,-1 abbot\n  home: abbot/
    -:12:9: illegal: a turn has a follower on the tile or `home`, not both [two-actions, K-45]
s/BA.L 1,-1/BA.L 1,-1 monk/
    -:9:9: illegal: a turn has a follower on the tile or `home`, not both [two-actions, K-45]
s/home: abbot/home: big/
    -:9:9: unreadable: `big`: a figure that is taken home: abbot [bad-extra]
s/home: abbot/home: abbot@9,9/
    -:9:9: illegal: W cannot take the abbot home: it stands on another tile [home-none, K-45, abbot: true]
s/W: BA.L 1,-1/W: none/
    -:9:9: illegal: a turn without a tile allows no `home` [none-uses, K-10]
--- stdout
                                                                         W     B
  1  W  BA.RFrG 1,0 abbot@c                                              0     0
  2  B  BA.RFr 2,0                                                       0     0
  3  W  BA.L 1,-1                                                        4     0
          W   takes the abbot home                                          K-45
      +4  W   garden@1,0.c: 4 tiles, 1 each                                 K-46
  4  B  BA.RFr 3,0                                                       4     0
  5  W  BA.LR 2,-1 abbot@c                                               4     0
score after turn 5, B to move, 66 tiles to come: a (W) 4, b (B) 0

== at the end an abbot scores like a monk [K-46]
$ reeve score fixtures/carcassonne/convent-garden.yaml | sed '1,/^final/d' | grep -e garden -e 'monastery@3'
--- stdout
      +8  B   monastery@3,-1.c: 8 tiles, 1 each                             K-36
      +4  R   garden@-3,-3.c: 4 tiles, 1 each                               K-46

== a whole game [K-43, K-44, K-45, K-46]
$ f=fixtures/carcassonne/convent-garden.yaml; reeve check $f; reeve fmt $f | reeve check -; reeve fmt --looks $f | reeve check -
$ reeve position --at 40 $f | reeve check -
--- stdout
fixtures/carcassonne/convent-garden.yaml: legal: 71 turns, final score Wim (W) 75, Bea (B) 74, Rik (R) 70
-: legal: 71 turns, final score Wim (W) 75, Bea (B) 74, Rik (R) 70
-: legal: 71 turns, final score Wim (W) 75, Bea (B) 74, Rik (R) 70
-: position consistent: score Wim (W) 25, Bea (B) 12, Rik (R) 6, B to move

== a tower takes an abbot prisoner, from a garden as from anywhere; on top of it none stands [T-18, T-34, T-42]
$ reeve score $T/game.yaml | sed -n '/^  3/,$p'
$ reeve position $T/game.yaml --at 3 | grep -e prisoners -e supply
$ sed 's/ransom: W abbot/top: abbot 0,-1/; s/capture: .*/discard: []/' $T/game.yaml | reeve check - 2>&1 >/dev/null | head -1
$ sed 's/ransom: W abbot/home: abbot/' $T/game.yaml | reeve check - 2>&1 >/dev/null | head -1
$ sed 's/  capture: .*/  home: abbot/' $T/game.yaml | reeve check - 2>&1 >/dev/null | head -1
$ printf 'reeve: 1\nrules: tower\noptions: {abbot: true}\nplayers: {W: a, B: b}\nboard: {"0,0": BA.RCr, "0,-1": TO.FG}\ntowers: {"0,-1": 2}\ntops: {"0,-1": W abbot}\n' | reeve check - 2>&1 >/dev/null | head -1
--- file game.yaml
reeve: 1
rules: tower
options: {abbot: true, ransom_needs_points: false}
players: {W: a, B: b}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: BA.RFrG/90 1,-1 abbot@c
- W: BA.RFr/90 1,-2
  tower: 0,-1
  capture: B:abbot@1,-1
- B: BA.L 0,-2
  ransom: W abbot
--- stdout
  3  W  BA.RFr/90 1,-2                                                   0     0
          W   places piece 2 on the tower at 0,-1                            T-6
          W   takes B's abbot at 1,-1 prisoner                              T-20
  4  B  BA.L 0,-2                                                        3    -3
      -3  B   ransom: buys an abbot back from W                             T-40
      +3  W   ransom: for an abbot of B                                     T-40
score after turn 4, W to move, 85 tiles to come: a (W) 3, b (B) -3
prisoners: {W: [B abbot]}
supply: {W: {followers: 7, abbot: 1, towers: 8}, B: {followers: 7, abbot: 0, towers: 10}}
-:13:8: illegal: no abbot may stand on top of a tower [not-on-top, T-34]
-:13:9: illegal: B cannot take the abbot home: it stands on nothing that scores [home-none, K-45, abbot: true]
-:10:10: illegal: a turn has `home` or a tower piece, not both [two-actions, T-8]
-:7:9: inconsistent: the tower at 0,-1 is wrong: what stands on top is never put on a tower [position-tower, T-34]

== a garden completed in the fief makes a castle score, whether an abbot stands there or not; one that is left makes none [B-35, B-37, B-80]
$ reeve score $T/game.yaml | sed -n '/^  1/,$p'
$ sed 's/, B:abbot@c//' $T/game.yaml | reeve score | sed -n '/^  1/,$p'
$ sed 's/- W: .*/- B: BA.RFr -2,0\n  home: abbot/; s/to_move: W/to_move: B/' $T/game.yaml | reeve score | sed -n '/^  1/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
options: {abbot: true}
players: {W: a, B: b}
to_move: W
board:
  '0,0': [BA.RFrG, B:abbot@c]
  '1,0': BA.RFr
  '-1,0': [BA.RCr, W:knight@n]
  '-1,-1': BA.L
  '0,-1': BA.L
  '1,-1': BA.L
  '-1,1': BA.C/180
  '0,1': BA.L
castles: {'city@-1,0.n': W}
moves:
- W: BA.LR/180 1,1
--- stdout
  1  W  BA.LR/180 1,1                                                    9     9
      +9  B   garden@0,0.c: 9 tiles, 1 each                                 K-44
      +9  W   city@-1,0.n: garden@0,0.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, B to move, 75 tiles to come: a (W) 9, b (B) 9
  1  W  BA.LR/180 1,1                                                    9     0
       0  -   garden@0,0.c: nobody stands on it                             K-27
      +9  W   city@-1,0.n: garden@0,0.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, B to move, 75 tiles to come: a (W) 9, b (B) 0
  1  B  BA.RFr -2,0                                                      0     8
          B   takes the abbot home                                          K-45
      +8  B   garden@0,0.c: 8 tiles, 1 each                                 K-46
score after turn 1, W to move, 75 tiles to come: a (W) 0, b (B) 8

== builder, pig and a double turn: he is taken home in either part, and a builder is no second thing to do [K-45, M-56]
$ reeve score $T/game.yaml | sed -n '/^  4/,$p'
$ sed 's/BA.RFr.90 2,-2/& builder@n/' $T/game.yaml | reeve check - 2>&1 >/dev/null | head -1
--- file game.yaml
reeve: 1
rules: traders
options: {abbot: true}
players: {W: a, B: b}
moves:
- W: BA.RFrG 1,0 highwayman@e
- B: BA.CFc.1/90 0,1
- W: BA.Rr 2,0 builder@s
- B: BA.C/270 -1,1
- W: BA.L 1,-1 abbot@c
- B: BA.RFr -1,0
- W: BA.RFr/90 2,-1
- W: BA.RFr/90 2,-2
  home: abbot
--- stdout
  4  B  BA.C/270 -1,1                                                    0     0
  5  W  BA.L 1,-1 abbot@c                                                0     0
  6  B  BA.RFr -1,0                                                      0     0
  7  W  BA.RFr/90 2,-1                                                   0     0
  8  W  BA.RFr/90 2,-2                                                   6     0
          W   takes the abbot home                                          K-45
      +6  W   monastery@1,-1.c: 6 tiles, 1 each                             K-36
score after turn 8, B to move, 87 tiles to come: a (W) 6, b (B) 0
-:14:9: illegal: a turn has a follower on the tile or `home`, not both [two-actions, K-45]

== that he stands elsewhere is no matter in a turn that takes him home: the cause is named first [K-45]
$ reeve check $T/game.yaml
$ sed '/^-/s/ abbot$//' $T/game.yaml | reeve check -
$ sed '/home:/d' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFrG 1,0 abbot@c
- B: BA.RFr 2,0
- R: BA.L 1,-1 abbot
  home: abbot
--- stdout
$T/game.yaml: illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
-: legal so far: 3 turns, score Rosa (R) 4, Ben (B) 0, B to move
-: illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
--- stderr
$T/game.yaml:9:9: illegal: a turn has a follower on the tile or `home`, not both [two-actions, K-45]
      9 |   home: abbot
        |         ^~~~~
  help: Delete the follower: alone it is wrong, too: R has no abbot left.
-:8:16: illegal: R has no abbot left [no-follower, K-16]
      8 | - R: BA.L 1,-1 abbot
        |                ^~~~~
  help: Type monk@c: R has 7 followers in hand.
--- status 1

== random games with abbots are read, written and judged alike, in every box [K-43, K-45]
% reeve-fast sim $rules --option abbot=true --games 6 --players 3 --seed 5 >$T/games.yaml
% reeve-fast check --format json $T/games.yaml | gojq -r .verdict | sort | uniq -c
% reeve-fast fmt $T/games.yaml | reeve-fast score --format json - | gojq -c '[.score, .items, .final]' >$T/again
% reeve-fast score --format json $T/games.yaml | gojq -c '[.score, .items, .final]' | cmp - $T/again
% grep -q 'home: abbot' $T/games.yaml || echo "none comes home with $rules"
--- rows rules
carcassonne
          6 legal
inns
          6 legal
traders
          6 legal
river
          6 legal
tower
          6 legal
bazaars
          6 legal
inns+traders+river+tower+bazaars
          6 legal

== a picture shows gardens beside the roads, and abbots [K-43]
$ reeve show $T/board.yaml; reeve show $T/board.yaml --svg $T/board.svg && xmllint --noout $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -e bed -e follower -e abbey
$ reeve schema carcassonne | gojq -r '.properties.moves.anyOf[1].items.properties.home'
--- file board.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: a, B: b}
board: {'0,0': BA.RCr, '1,0': BA.RFrG W:abbot, '1,-1': BA.L B:abbot}
--- stdout
         0       1
      fcccccf┊ f   f
  0   ───────────yW──
       f   f ┊ f   f
             ┊ f   f
 -1          ┊   kB
             ┊ f   f
         0       1
─ road  c city  k monastery  f field  y garden
abbots: W on 1,0, B on 1,-1

    player  score  followers  abbot
> W a (W)       0          7      0
  B b (B)       0          7      0
69 tiles to come
abbey	2
bed	2
follower	2
{
  "description": "Instead of a follower: the figure that is taken home and scores what it stood on, with its cell if there are several (K-45).",
  "pattern": "^(?:(?:abbot)(?:@(?:-?[0-9]{1,9},-?[0-9]{1,9}))?)$",
  "patternErrorMessage": "expected: figure[@cell]",
  "type": "string"
}

== what abbots score in random games, counted by another, slower way [K-43, K-44, K-45, K-46, T-20]
% reeve-fast sim $rules --option abbot=true --games 16 --players 3 --seed 11 >$T/games.yaml
% reeve-fast sim $rules --option abbot=true --games 8 --policy greedy --seed 12 >>$T/games.yaml
% reeve-fast score --format json $T/games.yaml | gojq -r '.document as $d | ((.items[] | select(.kind != "home")
%     | [$d, .turn, .player, .points]), (.final[] | [$d, "final", .player, .points])) | map(tostring) | join(" ")' >$T/items
% lua5.4 tests/run/gardens.lua $T/games.yaml $T/items
--- rows rules
carcassonne
    24 games, some scores, 0 apart
tower
    24 games, some scores, 0 apart
inns
    24 games, some scores, 0 apart

== fmt keeps the cell of a homecoming as it was typed, for a wrong one is judged [K-45]
$ reeve fmt $T/game.yaml | tail -n 1
$ reeve fmt $T/game.yaml | reeve check -q 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true}
players: {W: A, B: B}
moves:
- W: BA.L 0,-1 abbot@c
- B: BA.L 1,-1
- W: BA.L 2,-1
  home: abbot@5,5
--- stdout
  home: abbot@5,5
-:9:9: illegal: W cannot take the abbot home: it stands on another tile [home-none, K-45, abbot: true]

== an abbot comes home beside a castle or a fief, which are done besides [K-45, B-23]
$ reeve sim bazaars --option abbot=true --games 60 >$T/g.yaml
$ grep -A1 '^  home: ' $T/g.yaml | grep -cE '^  (castle|fief): ' | sed 's/^[1-9].*/some/'
$ reeve check -q $T/g.yaml && echo legal
--- stdout
some
legal
