# Boards and tiles of The Tower: foundations, towers, who stands on them, prisoners, large followers.

== each foundation is drawn, in characters beside what is on the tile [T-1]
$ reeve tiles tower | sed -n '/TO[.]C /,$p'
--- stdout
  fcccccf  TO.C                  f   f   TO.L
     #     cfff+t                 #k     ffff+k+t
   f   f   2 copies              f   f   1 copy

   f │ f   TO.RRR                f │ f   TO.RrRr.2
  ───□───  rrfr+t               ──╯#╭──  rrrr:nw,es+t
   f # f   1 copy                f │ f   1 copy

   f#│ f   TO.RRRR.1            c#f│f c  TO.CRcr
  ───□───  rrrr+t               ccc│ccc  rcrc/j+t
   f │ f   1 copy               c f│f c  1 copy

  fcccccf  TO.CFR               fcccccf  TO.RrC
    #╷     cfrf+t               ───┐#    cfrr+t
   f │ f   1 copy                f │ f   1 copy

  fcccccf  TO.RCr               ccccccf  TO.Cc
  ───────  crfr+t               ccc#     cffc/j+t
   f # f   1 copy               c f  f   1 copy

  ccccccf  TO.CcR!              ╲cccccf  TO.CC.2
  ccc╶───  crfc/j+t             c  #     cffc+t
  c f#f f  1 copy               c f  f   1 copy

  fcc#ccf  TO.CRCr.2            ccccccc  TO.CccR
  ───────  crcr+t               ccc╷ccc  ccrc/j+t
  fcccccf  1 copy               c#f│f c  1 copy

  ccccccc  TO.CccC+              f   f   TO.FG
  *c#fccc  cccc:new,s+t+p.n        #     ffff+t
  ╱ccccc╲  1 copy                f   f   1 copy

   f   f   TO.RRG
  ───□#    ffrr:s,w+t
   f │ f   1 copy

90 tiles, 41 of them different

== the catalogue has a foundation on each of the tiles that have one, and no other [T-1]
$ reeve tiles tower --svg $T/tiles.svg
$ xmllint --noout $T/tiles.svg
$ xmllint --xpath 'count(//*[@class = "tile"]//*[@class = "foundation"])' $T/tiles.svg
$ lua5.4 tests/run/picture.lua $T/tiles.svg | grep -E '^(tile|hedge)\>' | cut -f 1
$ reeve tiles tower --format json | gojq -s 'map(select(.tile == .same and .marks == ["foundation"])) | length'
--- stdout
17
tile
17

== what stands on a tile is named: a foundation, a height, and who is on top; who holds whom [T-6, T-20, T-29]
$ reeve show $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert, R: Rita}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': [TO.RRRR.1/90, 'W:farmer@ne', 'B:big:highwayman@e']
  '2,0': TO.RCr
  '-1,0': TO.CFR/270
  '1,1': TO.RrRr.2/90
  '0,-1': TO.FG R:farmer@n
score: {W: 3, B: 0, R: 12}
towers: {'1,0': 3, '2,0': 1, '0,-1': 12}
tops: {'2,0': W big, '1,0': R, '0,-1': B}
prisoners: {W: [B, R], R: [B]}
supply: {W: {followers: 6, big: 0, towers: 4}, B: {followers: 4, big: 0, towers: 3}, R: {followers: 4, big: 1, towers: 4}}
--- stdout
        -1       0       1       2
                     ┊ f │ f ┊
  1                  ───╮#╰───
                     ┊ f │ f ┊
      c f  f ┊fcccccf┊3Rf│ W ┊fcccccf
  0   c #╶───────────────□─B─────────
      c f  f ┊ f   f ┊ f │ f ┊ f1W f
             ┊ R   f ┊
 -1          ┊  12B  ┊
             ┊ f   f ┊
        -1       0       1       2
─ road  c city  f field  □ crossing
# tower foundation  12 height of a tower, and who stands on top
large followers: B highwayman on 1,0, W on the tower on 2,0

    player    score  followers  large  towers  prisoners
> W Anna (W)      3          6      0       4  B R
  B Bert (B)      0          4      0       3  -
  R Rita (R)     12          4      1       4  B
84 tiles to come

== a board that is drawn narrow shows the same
$ reeve show $T/position.yaml | sed '/^─/,$d'
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': TO.RRRR.1/90
  '2,0': BA.RFr
  '3,0': TO.RRR W:highwayman@n
  '4,0': TO.RRG
  '5,0': TO.C/180
  '6,0': TO.CC.2/90
  '-1,0': TO.CFR/270
  '-2,0': BA.C/90
  '-3,0': BA.L
  '-4,0': TO.L
score: {W: 3, B: 0}
towers: {'1,0': 3, '3,0': 1, '4,0': 11}
tops: {'3,0': W, '1,0': B}
--- stdout
       -4    -3    -2    -1     0     1     2     3     4     5     6
       f f ┊ f f ┊ f fc┊cf f ┊fcccf┊3B│f ┊ f f ┊ fWf ┊ f f ┊ f f ┊fccc╱
  0    #k  ┊  k  ┊    c┊c#╶───────────□───────────□─────□11┊  #  ┊  # c
       f f ┊ f f ┊ f fc┊cf f ┊ f f ┊ f│f ┊ f f ┊ 1Wf ┊ f│f ┊fcccf┊ f fc
       -4    -3    -2    -1     0     1     2     3     4     5     6

== players whose labels begin alike have letters, for numbers are towers
$ reeve show $T/position.yaml | tail -5
$ reeve show $T/position.yaml --svg - | xmllint --xpath '//*[@class = "player"]/*[local-name() = "text"]/text()' -
--- file position.yaml
reeve: 1
rules: tower
players: {Bea: Bea, Bert: Bert, b: Berta}
to_move: Bea
board: {'0,0': BA.RCr}
score: {Bea: 0, Bert: 0, b: 0}
--- stdout
    player     score  followers  towers  prisoners
> B Bea            0          7       9  -
  E Bert           0          7       9  -
  A Berta (b)      0          7       9  -
89 tiles to come
B
E
A

== pictures show the position as it is: towers with their pieces, tops, prisoners, hands, large followers [T-2, T-6, T-20, T-29]
$ reeve tiles tower --format json | gojq -r '
$     .tile as $t | (.regions | map(.kind)) as $kinds |
$     ([$t, "foundation", (.marks | map(select(. == "foundation")) | length)],
$      [$t, "built", ($kinds | map(select(. == "city")) | length)],
$      [$t, "abbey", ($kinds | map(select(. == "monastery")) | length)]) | @tsv' >$T/on
% reeve sim tower --players $players --seed $players --option big_follower=true >$T/game.yaml
% for turn in 0 40 85; do
%     reeve show $T/game.yaml --at $turn --svg $T/board.svg
%     reeve position $T/game.yaml --at $turn >$T/position.yaml
%     xmllint --noout $T/board.svg && lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml $T/on
% done
$ grep -c 'class="raised"' $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -E '^(prisoner|prisoner-large|top|pieces-towers)\>'
--- rows players
2
3
4
5
6
--- stdout
11
pieces-towers	6
prisoner	9
prisoner-large	1
top	3

== and the comparison sees what is missing: a tower less, another on top, another's prisoner
$ reeve show $T/position.yaml --svg $T/board.svg
$ sed -e "s/'2,0': 1/'2,0': 2/" -e "s/'2,0': W big/'2,0': W/" -e 's/R: .B./R: [W]/' -e 's/towers: 3/towers: 2/' \
$     -e 's/R:farmer/R:big:farmer/' $T/position.yaml >$T/other.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml
$ echo
$ lua5.4 tests/run/picture.lua $T/board.svg $T/other.yaml
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert, R: Rita}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': [TO.RRRR.1/90]
  '2,0': [TO.RRR]
  '0,-1': [TO.FG, R:farmer@n]
score: {W: 3, B: 0, R: 12}
towers: {'1,0': 3, '2,0': 1, '0,-1': 9}
tops: {'2,0': W big, '1,0': R, '0,-1': B}
prisoners: {R: [B]}
supply: {W: {followers: 7, big: 0, towers: 7}, B: {followers: 5, big: 1, towers: 3}, R: {followers: 5, big: 1, towers: 4}}
--- stdout

followers
  drawn:  farmer of R
  wanted: large farmer of R
towers
  drawn:  0,-1: 9, 1,0: 3, 2,0: 1
  wanted: 0,-1: 9, 1,0: 3, 2,0: 2
followers on towers
  drawn:  0,-1: B, 1,0: R, 2,0: W big
  wanted: 0,-1: B, 1,0: R, 2,0: W
prisoners
  drawn:  B of R
  wanted: W of R
tower pieces in hand
  drawn:  1:7, 2:3, 3:4
  wanted: 1:7, 2:2, 3:4

== a picture says in words what is in hand
$ reeve show $T/position.yaml --svg - | grep -o '<desc>.*</desc>'
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr}
score: {W: 3, B: 0}
prisoners: {W: [B, B big]}
supply: {W: {followers: 7, big: 1, towers: 10}, B: {followers: 6, big: 0, towers: 10}}
--- stdout
<desc>Anna (W): 3 points, 7 followers in hand, 1 large, 10 tower pieces, prisoners 2 of Bert (B) (1 large); Bert (B): 0 points, 6 followers in hand, 10 tower pieces.</desc>

== keys name only what a game has
% reeve show $T/$game.yaml --svg $T/board.svg
% xmllint --xpath '//*[@class = "key"]//*[local-name() = "text"]/text()' $T/board.svg | grep tower
% reeve show $T/$game.yaml | grep -E 'tower|prisoners|large'
$ true
--- file tower.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr, '0,1': TO.C/180, '-1,1': TO.C/180}
towers: {'0,1': 1}
score: {W: 0, B: 0}
--- file carcassonne.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr}
score: {W: 0, B: 0}
--- rows game
tower
    tower foundation
    tower, with its height
    # tower foundation  1 height of a tower, and who stands on top
        player    score  followers  prisoners
carcassonne

== a large follower is larger in the picture, and of the base game too [K-34]
$ reeve show $T/position.yaml --svg $T/board.svg
$ xmllint --xpath '//*[@class = "follower"]/*[local-name() = "title"]/text()' $T/board.svg
$ xmllint --xpath '//*[@class = "follower"]/*[local-name() = "text"]/@font-size' $T/board.svg
$ reeve show $T/position.yaml | grep large
--- file position.yaml
reeve: 1
rules: carcassonne
options: {big_follower: true}
players: {W: Anna, B: Bert}
to_move: W
board: {'0,0': BA.RCr B:knight@n, '1,0': 'BA.RFr W:big:farmer@n'}
score: {W: 0, B: 0}
--- stdout
knight of B
large farmer of W
 font-size="12.6"
 font-size="17.1"
large followers: W farmer on 1,0
    player    score  followers  large

== the large follower of an illegal turn is named so [K-34]
$ reeve show $T/game.yaml --svg $T/board.svg 2>$T/err
$ grep -o 'turn 1 is illegal[^<]*' $T/board.svg
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert}
moves:
- W: BA.C 5,5 big:knight@n
--- stdout
turn 1 is illegal: tile BA.C on 5,5 with a large knight

== a bazaar is drawn where a ruleset has one on a tile
$ mkdir $T/souk && cat >$T/souk/ruleset.yaml <<'END'
$ {ruleset: 1, name: souk, extends: tower, title: Souk, marks: {foundation: t, bazaar: b},
$  more_tiles: {X1: {look: rrrr+b, count: 1}, X2: {look: cffc+t+b, count: 1}}}
$ END
$ reeve tiles souk --rules $T | sed -n '/X1/,$p'
$ reeve tiles souk --rules $T --format json | gojq -c 'select(.tile | startswith("X")).marks'
$ reeve tiles souk --rules $T --svg $T/souk.svg && xmllint --noout $T/souk.svg
$ xmllint --xpath 'count(//*[@class = "tile"]//*[@class = "bazaar"])' $T/souk.svg
--- stdout
   f   f   TO.RRG                f$│ f   X1
  ───□#    ffrr:s,w+t           ───□───  rrrr+b
   f │ f   1 copy                f │ f   1 copy

  ╲cccccf  X2
  c #$     cffc+t+b
  c f  f   1 copy

92 tiles, 43 of them different
["bazaar"]
["foundation","bazaar"]
2

== a tower that is finished though nobody stands there is marked in characters and in the picture; cells tell it [T-31]
$ reeve show $T/position.yaml | sed '/^$/,$d'
$ reeve show $T/position.yaml --svg $T/board.svg && xmllint --noout $T/board.svg
$ lua5.4 tests/run/picture.lua $T/board.svg $T/position.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg | grep lid
$ grep -o '[a-z ]*follower of B, prisoner of W' $T/board.svg
% reeve why $T/position.yaml $cell | grep -A1 -e 'a tower' -e '^[^ ].*,'
--- file position.yaml
reeve: 1
rules: tower
options: {tower_reopens: false, big_follower: true}
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': TO.L
  '-1,-1': TO.C/180
score: {W: 0, B: 0}
towers: {'0,-1': 2, '1,-1': 1, '-1,-1': 3}
tops: {'0,-1': none, '1,-1': W big}
prisoners: {W: [B big]}
supply: {W: {followers: 7, big: 0, towers: 7}, B: {followers: 7, big: 0, towers: 7}}
--- rows cell
0,-1
    0,-1
               tile TO.FG at 0,-1 lies there in the position
               a tower of 2 pieces stands there, finished by a follower who
               is gone
    field@0,0.s
               tile BA.RCr at 0,0, tile TO.FG at 0,-1, tile TO.L at 1,-1,
1,-1
    1,-1
               tile TO.L at 1,-1 lies there in the position
               a tower of 1 piece stands there, a large follower of W on top
    field@0,0.s
               tile BA.RCr at 0,0, tile TO.FG at 0,-1, tile TO.L at 1,-1,
    --
    monastery@1,-1.c
               tile TO.L at 1,-1: 1 tile, 6 open ends
-1,-1
    -1,-1
               tile TO.C at -1,-1 lies there in the position
               a tower of 3 pieces stands there
    field@0,0.s
               tile BA.RCr at 0,0, tile TO.FG at 0,-1, tile TO.L at 1,-1,
    --
    city@-1,-1.s
               tile TO.C at -1,-1: 1 tile, 1 open end
0,0
    0,0
               tile BA.RCr at 0,0 lies there in the position
    city@0,0.n
               tile BA.RCr at 0,0: 1 tile, 1 open end
    --
    road@0,0.e
               tile BA.RCr at 0,0: 1 tile, 2 open ends
    --
    field@0,0.s
               tile BA.RCr at 0,0, tile TO.FG at 0,-1, tile TO.L at 1,-1,
    --
    field@0,0.ne
               tile BA.RCr at 0,0: 1 tile, 2 open ends
--- stdout
        -1       0       1
             ┊fcccccf┊
  0          ─────────
             ┊ f   f ┊
       f   f ┊ f   f ┊ f   f
 -1      3   ┊  2=   ┊ 1Wk
      fcccccf┊ f   f ┊ f   f
        -1       0       1
─ road  c city  k monastery  f field
3 height of a tower, and who stands on top
= finished, though nobody stands on top
large followers: W on the tower on 1,-1
lid	1
large follower of B, prisoner of W
