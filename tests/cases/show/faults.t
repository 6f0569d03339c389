# What is wrong is drawn all the same, and marked.

== a wrong position is drawn, with its mistakes framed and numbered [K-9, K-17]
$ reeve show $T/position.yaml
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  0,0: BA.RCr
  1,0: BA.C
  0,1: BA.C W:monk
  -1,0: BA.RCr W:farmer@s
  -1,1: BA.C
  5,0: BA.RCr
supply: {W: 3}
--- stdout
        -1       0       1       2       3       4       5
    [1]ccccc[3]cccccf┃
  1  ┃       ┃       ┃
     ┃ f   f ┃ f   f ┃
    [1]cccccf┃fccccc[2]cccccf┃                      [4]cccccf┃
  0  ┃───────┃───────┃       ┃                       ┃───────┃
     ┃ W   f ┃ f   f ┃ f   f ┃                       ┃ f   f ┃
        -1       0       1       2       3       4       5
[1] -1,0: either tile BA.RCr at -1,0 or tile BA.C at -1,1 may be the one that
    was misread
[2] 1,0: the west side of tile BA.C at 1,0 is a field, but tile BA.RCr at 0,0
    beside it has a road
[3] 0,1: the south side of tile BA.C at 0,1 is a field, but tile BA.RCr at 0,0
    beside it has a city
[1] -1,1: the south side of tile BA.C at -1,1 is a field, but tile BA.RCr at
    -1,0 beside it has a city
[3] 0,1: the monk at 0,1 has nothing to stand on: tile BA.C has no such feature
    there
[4] 5,0: tile BA.RCr at 5,0 lies apart: no chain of tiles leads to the start
    tile
─ road  c city  f field

    player     score  followers
  W White (W)      0          6
> B Black (B)      0          7
66 tiles to come
--- stderr~
[position-edge-cut
[position-no-place
[position-unattached
reeve: $T/position.yaml: 4 places are wrong; they are numbered on the board; 1 mistake is not on the board
--- status 1

== a mistake that is not on the board is counted apart
$ reeve show $T/position.yaml >$T/board
$ grep -c '┃' $T/board
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
supply: {W: 3}
--- stdout
0
--- stderr~
[position-supply
reeve: $T/position.yaml: 1 mistake is not on the board
--- status 1

== after an illegal turn the board before it is shown, and is the position that is printed
$ reeve show $T/game.yaml; echo "status $?"
$ reeve position $T/game.yaml
$ reeve position --format json $T/game.yaml 2>/dev/null | gojq -c .position.board
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RCr 1,0
- B: BA.C 0,1
- W: BA.RCr 2,0
--- stdout
         0       1
    [1]╱╱╱╱╱╱┃
  1  ┃╱╱╱╱╱╱╱┃
     ┃╱╱╱╱╱╱╱┃
      fcccccf┊fcccccf
  0   ───────────────
       f   f ┊ f   f
         0       1
  fcccccf
            tile BA.C at 0,1
   f   f
[1] 0,1: tile BA.C cannot lie at 0,1: its south side is a field, but tile BA.RCr
    has a city there
─ road  c city  f field
last tile laid: BA.RCr 1,0

    player     score  followers
  W White (W)      0          7
> B Black (B)      0          7
70 tiles to come
status 1
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
score: {W: 0, B: 0}
supply: {W: 7, B: 7}
{"0,0":"BA.RCr","1,0":"BA.RCr"}
--- stderr~
[edge-cut
reeve: $T/game.yaml: 1 place is wrong; it is numbered on the board
[edge-cut
reeve: $T/game.yaml: 1 place is wrong; what is printed is the position before turn 2

== of a position whose parts cannot all be read, the others are drawn
$ reeve show $T/position.yaml
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  0,0: BA.RCr
  1,0: BA.Q7
  0,1: BA.C/180 W:thief
  -1,0: BA.RCr W:farmer@s
  x,1: BA.C
  2,0: BA.RCr
supply: {W: 6}
--- stdout
        -1       0       1       2
            [2]f   f ┃
  1          ┃       ┃
             ┃fcccccf┃
      fcccccf┊fccccc[1]      ┃fcccccf
  0   ───────────────┃   ?   ┃───────
       W   f ┊ f   f ┃       ┃ f   f
        -1       0       1       2
[1] 1,0: there is no tile `BA.Q7` in Carcassonne
[2] 0,1: there is no follower called `thief`
─ road  c city  f field

    player     score  followers
  W White (W)      0          6
> B Black (B)      0          7
68 tiles to come
--- stderr~
[unknown-tile]
[unknown-role]
[bad-cell]
reeve: $T/position.yaml: 2 places are wrong; they are numbered on the board; 1 mistake is not on the board
--- status 3

== of a record, the board before the first turn that cannot be read
$ reeve show $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RCr 1,0
- B: BA.X 0,1
- W: BA.RCr 2,0
--- stdout
         0       1
    [1]      ┃
  1  ┃   ?   ┃
     ┃       ┃
      fcccccf┊fcccccf
  0   ───────────────
       f   f ┊ f   f
         0       1
[1] 0,1: there is no tile `BA.X` in Carcassonne
─ road  c city  f field
last tile laid: BA.RCr 1,0

    player     score  followers
  W White (W)      0          7
> B Black (B)      0          7
70 tiles to come
--- stderr~
[unknown-tile]
--- status 3

== where single games say something that cannot be read, their part is left out
$ reeve show $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RCr}
towers: {'0,0': 2, '1,0': many}
--- stdout
         0       1
      fcccccf┊fcccccf
  0   ───────────────
       f   f ┊ f   f
         0       1
─ road  c city  f field

    player    score  followers  towers  prisoners
> R Rita (R)      0          7      10  -
  B Bert (B)      0          7      10  -
88 tiles to come
--- stderr~
[bad-number]
reeve: $T/position.yaml: 1 mistake is not on the board
--- status 3

== fmt writes a wrong position as it was typed, for it does not judge
$ reeve fmt $T/position.yaml | tee $T/again.yaml
$ reeve fmt $T/again.yaml | cmp - $T/again.yaml
--- file position.yaml
# a game on Sunday
reeve: 1
players: {W: White, B: Black}
rules: tower
to_move: B
supply:  {W: 3}
# as it lay
board:
  # the start
  0,0: [BA.RCr]
  1,0: BA.C   # hm
  0,1: [BA.C/180, W:knight, B:knight]
towers: {'1,0': 30}
--- stdout
# a game on Sunday
reeve: 1
rules: tower
players: {W: White, B: Black}
to_move: B
# as it lay
board:
  # the start
  '0,0': [BA.RCr]
  '1,0': BA.C # hm
  '0,1': [BA.C/180, 'W:knight', 'B:knight']
towers: {'1,0': 30}
supply: {W: 3}

== position and score print what could be set up of a wrong position, and say so
$ reeve position $T/position.yaml; echo $?
$ reeve score $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
players: {W: White, B: Black}
to_move: B
board: {'0,0': BA.RCr, '1,0': BA.C, '0,1': [BA.C/180, W:knight, B:knight], '1,1': BA.RCr}
score: {W: 12, B: 4}
--- stdout
reeve: 1
rules: tower
players: {W: White, B: Black}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.C
  '0,1': BA.C/180 W:knight@s
  '1,1': BA.RCr
score: {W: 12, B: 4}
supply: {W: {followers: 6, towers: 10}, B: {followers: 7, towers: 10}}
1
cannot score yet: the board has errors; score as noted, B to move, 86 tiles to come: White (W) 12, Black (B) 4
--- stderr~
[position-edge-cut
reeve: $T/position.yaml: 2 places are wrong; what is printed is only what could be set up
[position-edge-cut
reeve: $T/position.yaml: 2 places are wrong; what is printed is only what could be set up
--- status 1

== a tile on a cell where one lies already, which is spelt in another way, is not passed over [K-8]
$ reeve check $T/position.yaml
$ reeve show $T/position.yaml 2>/dev/null | head -6
$ reeve fmt $T/position.yaml | grep -c BA.C
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '1,0': BA.RCr, '01,0': BA.C}
--- stdout
$T/position.yaml: position inconsistent
         0       1
      fccccc[1]cccccf┃
  0   ───────┃───────┃
       f   f ┃ f   f ┃
         0       1
[1] 1,0: tile BA.C at 1,0 may be the one that was misread
1
--- stderr~
4:40: inconsistent: tile BA.C has no cell of its own: tile BA.RCr lies at 1,0 already [position-tile-twice

== a score below zero, which cannot be, is drawn from the start of the track backwards [C-6]
$ reeve show fixtures/castle/bad/position-score.yaml --svg $T/board.svg 2>/dev/null
$ grep -o '>W: -4 points, space [0-9]*' $T/board.svg
--- stdout
>W: -4 points, space 96

== as JSON, the cells have the numbers of the picture, and the diagnostics are those of check
$ reeve show --format json $T/position.yaml >$T/show.json; echo $?
$ gojq -c '.verdict, .faults, (.tiles | length)' $T/show.json
$ gojq -c .diagnostics $T/show.json >$T/diagnostics
$ reeve check --format json $T/position.yaml | gojq -c .diagnostics | cmp - $T/diagnostics && grep -c position-edge-cut $T/diagnostics
$ reeve show --format json fixtures/castle/kitchen-table.yaml | gojq -c '.verdict, .diagnostics, .faults'
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '1,0': BA.C, '-1,0': BA.C}
--- stdout
1
"inconsistent"
[{"cell":"1,0","diagnostics":[0],"number":1},{"cell":"-1,0","diagnostics":[1],"number":2}]
3
1
"legal"
[]
[]

== fmt, position and score answer for what can be read; what cannot is written as it was typed
$ sed "s/crrc.j/crcr/" fixtures/carcassonne/photograph.yaml | tee $T/board.yaml | reeve fmt - 2>/dev/null >$T/fmt.yaml; echo $?
$ grep -c . $T/fmt.yaml; sed -n "/'1,1'/p; /R:farmer/p" $T/fmt.yaml
$ reeve fmt $T/fmt.yaml 2>/dev/null | cmp - $T/fmt.yaml
$ reeve position $T/board.yaml 2>$T/err | sed -n '/score/p; /1,1/p'; tail -1 $T/err
$ reeve score $T/board.yaml 2>/dev/null; echo $?
$ awk '/^- / {n++} n == 7 && /^- / {sub("/90", "/91")} {print}' fixtures/castle/kitchen-table.yaml >$T/game.yaml
$ reeve fmt $T/game.yaml 2>/dev/null >$T/again.yaml; echo $?
$ reeve fmt fixtures/castle/kitchen-table.yaml | wc -l; wc -l <$T/again.yaml; grep -n 17/9 $T/again.yaml
$ sed 's|17/91|17/90|' $T/again.yaml | reeve fmt >$T/mended.yaml; reeve fmt fixtures/castle/kitchen-table.yaml | cmp - $T/mended.yaml
$ reeve score $T/game.yaml 2>/dev/null | tail -1
$ reeve position $T/game.yaml 2>/dev/null | reeve check
--- stdout
3
26
  '1,1': crcr
  '1,2': ffcf R:farmer
  '2,0': cfff R:farmer
score: {R: 14, B: 12}
reeve: $T/board.yaml: 1 place is wrong; what is printed is only what could be set up
cannot score yet: not all could be read; score as noted, R to move, 62 tiles to come: Rosa (R) 14, Ben (B) 12
3
3
109
108
17:- W: 17/91 d7 herald@w
score after turn 6, before the unreadable turn 7: Anna (W) 0, Bert (B) 1
-: position consistent: score Anna (W) 0, Bert (B) 1, W to move

== a cell that stands twice is framed, and nothing of the second row is lost
$ sed "s/'0,-1': ffff+k/'1,0': ffff+k/" fixtures/carcassonne/photograph.yaml >$T/board.yaml
$ reeve show $T/board.yaml 2>/dev/null | sed -n '/\[1\]/p'; reeve fmt $T/board.yaml 2>/dev/null | grep "'1,0'"
$ reeve show $T/board.yaml --svg - 2>/dev/null | grep -c 'class="fault"'
$ reeve fmt $T/twice.yaml 2>/dev/null; echo $?
$ sed 's/B: Black}/B: Black, B: Blue}/' $T/twice.yaml | reeve fmt 2>/dev/null | grep players
$ reeve show $T/twice.yaml --format json | gojq -c '.faults'
$ (printf 'reeve: 1\nrules: carcassonne\nplayers: {W: White, B: Black}\nboard:\n'; seq 9000 | sed 's/.*/  0,0: BA.RCr/') | reeve show 2>&1 | tail -1
--- file twice.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
scroe: {W: 3} # noted
moves:
# first
- W: BA.RFr 1,0
- B: BA.L 1,-1
  # none fits
  discard: [BA.L]
  discard: [BA.C]   # no
- W: BA.RFr 2,0
result: {W: 1, W: 2}
--- stdout
       f   f ┊fccccc[1]f B f ┃Rcccccf
[1] 1,0: the key 1,0 is repeated: it is already on line 20
  '1,0': rffr B:highwayman
  '1,0': ffff+k R:monk
1
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
scroe: {W: 3} # noted
moves:
# first
- W: BA.RFr 1,0
- B: BA.L 1,-1
  # none fits
  discard: [BA.L]
  discard: [BA.C] # no
- W: BA.RFr 2,0
result: {W: 1, W: 2}
3
players: {W: White, B: Black, B: Blue}
[]
  help: Correct one of the two cells: a minus sign may be missing or extra.

== a position of which a word cannot be read: --now scores the rest, and calls it no result [K-37]
$ sed 's/B:farmer@e/B:farmor@e/' fixtures/carcassonne/photograph.yaml >$T/board.yaml
$ reeve score --now $T/board.yaml; echo $?
$ reeve score --now --format json $T/board.yaml | gojq -c '.verdict, .score'
--- stdout
final scoring of what could be read
      +5  B   monastery@-1,0.c: 5 tiles, 1 each                             K-36
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-36
      +6  R   monastery@0,-1.c: 6 tiles, 1 each                             K-36
      +1  R   road@-1,-1.s: 1 tile, 1 each                                  K-36
      +1  B   city@1,-1.s: 1 tile, 1 each                                   K-36
      +3  R   field@1,2.n: 1 completed city, 3 each                         K-29
      +6  R   field@0,0.s: 2 completed cities, 3 each                       K-29
no result, but the points of what could be read: Rosa (R) 30, Ben (B) 23
3
"unreadable"
null
--- stderr
$T/board.yaml:21:17: unreadable: there is no follower called `farmor` [unknown-role]
     21 |   '2,1': rfcr B:farmor@e
        |                 ^~~~~~~~
  help: did you mean `farmer`?
reeve: $T/board.yaml: 1 place is wrong; what is printed is only what could be set up
--- status 0

== a tile that cannot be read leaves a gap; tiles that do not fit are not scored [K-37]
$ sed 's/fccf.j+p  /zork/' fixtures/carcassonne/photograph.yaml | reeve score --now - 2>/dev/null | tail -2
$ sed 's/crrc.j/rrrr/; s/R:farmer$/R:farmor/' fixtures/carcassonne/photograph.yaml | reeve score --now - 2>/dev/null | tail -2
--- stdout
      +3  B   field@0,0.s: 1 completed city, 3 each                         K-29
no result, but the points of what could be read: Rosa (R) 24, Ben (B) 25
cannot score yet: not all could be read; score as noted, R to move, 61 tiles to come: Rosa (R) 14, Ben (B) 12
--- status 0

== what stands before a YAML error is drawn; fmt formats it, and prints the rest as it was typed
$ sed 's|- B: 3/180 e7|- B: {3/180 e7|' fixtures/castle/kitchen-table.yaml >$T/game.yaml
$ reeve show $T/game.yaml | grep 'last tile'; reeve score $T/game.yaml 2>/dev/null | tail -1; sed -n '43,$p' $T/game.yaml >$T/rest
$ reeve fmt $T/game.yaml 2>/dev/null >$T/formatted; echo $?; sed -n '/23.90 f5/,/e7/p' $T/formatted; tail -n "$(wc -l <$T/rest)" $T/formatted | cmp - $T/rest
$ printf 'reeve: 1\nrules: {castle\n' | reeve show - 2>/dev/null; echo $?
--- stdout
last tile laid: 33/90 b5
score after turn 23, as far as it could be read, to line 42: Anna (W) 12, Bert (B) 5
3
- W: 23/90 f5
- B: 38 b4
- W: 9 b2 knight@n
- B: 8/90 i12
- W: 48/270 c1 knight@e
- B: 60 f7
# 12 is a corner. First wall tile of the evening, doubles a house.
- W: 33/90 b5 squire@w
  take: {12: 3}
  score: {W: 12, B: 5}
- B: {3/180 e7
3
--- stderr
$T/game.yaml:43:6: unreadable: this is not YAML: the bracket { is not closed, or a comma is missing [yaml-syntax]
     43 | - B: {3/180 e7
        |      ^
  help: Put a comma between two entries and a } after the last.
reeve: $T/game.yaml: 1 mistake is not on the board; only the lines before line 43 could be read
--- status 0

== fmt prints what is no record at all as it was typed; a text that a terminal would obey is not printed
$ printf 'reeve: 1\r\nrules: [\r\n' | reeve fmt - 2>/dev/null | od -An -c; printf 'reeve: 1\n\tboard' | reeve fmt -; printf 'reeve: [\033[2J' | reeve fmt - 2>/dev/null
--- stdout
   r   e   e   v   e   :       1  \r  \n   r   u   l   e   s   :
       [  \r  \n
reeve: 1
	board
--- stderr
-:2:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
      2 | \x09board
        | ^~~~~~~~~
  help: Replace the tab with spaces.
-:1:1: unreadable: the key `rules` is missing [missing-key]
      1 | reeve: 1
        | ^~~~~
  help: Type `rules: NAME`; `reeve rules` lists the names.
-:1:1: unreadable: the key `players` is missing [missing-key]
  help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
reeve: -: what cannot be read is printed as it was typed
--- status 3

== an option, a colour or a key of the header that is wrong does not hide the board
$ sed 's/^rules: .*/rules: carcassonne\noptions: {tiny_city: 7}\ncolours: {R: pinkish}/; s/^about.*/about: none/' fixtures/carcassonne/photograph.yaml | reeve show - | tail -1
$ sed 's/^reeve: 1//' fixtures/carcassonne/photograph.yaml | reeve show - 2>/dev/null | tail -1
$ sed 's/^players: .*/players: [Rosa, Ben]/' fixtures/carcassonne/photograph.yaml | reeve show - 2>/dev/null | tail -1
--- stdout
61 tiles to come
61 tiles to come
--- stderr
-:11:22: unreadable: option tiny_city must be 4 or 2, not `7` [bad-option]
     11 | options: {tiny_city: 7}
        |                      ^
  help: Type 4 or 2.
-:12:14: unreadable: `pinkish` is not a colour of pieces [unknown-colour]
     12 | colours: {R: pinkish}
        |              ^~~~~~~
  help: Type white, black, red, blue, yellow, green, purple, orange, pink or grey.
reeve: -: 2 mistakes are not on the board
--- status 0

== a turn with a key that does not exist is drawn, and those behind it: the key is at fault
$ reeve show $T/game.yaml | sed -n '1,/tiles to come/p'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RCr 1,0
- B: BA.RCr 2,0
  sccore: {W: 1}
- W: BA.RCr 3,0
--- stdout
         0       1       2       3
      fcccccf┊fcccccf┊fcccccf┊fcccccf
  0   ───────────────────────────────
       f   f ┊ f   f ┊ f   f ┊ f   f
         0       1       2       3
─ road  c city  f field
last tile laid: BA.RCr 3,0

    player     score  followers
  W White (W)      0          7
> B Black (B)      0          7
68 tiles to come
--- stderr~
[unknown-key]
reeve: $T/game.yaml: 1 mistake is not on the board
--- status 0

== a turn of which only another key cannot be read is drawn without that key
$ reeve show $T/game.yaml | grep '^last'; reeve show $T/twice.yaml | grep ^last
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RCr 1,0
  order: [x]
- B: BA.RCr 2,0
--- file twice.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RCr 1,0
- W: BA.RCr 2,0
  B: BA.RCr 3,0
--- stdout
last tile laid: BA.RCr 2,0
last tile laid: BA.RCr 1,0
--- stderr~
game.yaml
--- status 0

== a tile of which no copy is left is drawn where it lies, with its follower, and framed
$ reeve show $T/position.yaml | sed '/^─/,$d'
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board:
  0,0: BA.RCr
  0,1: BA.CCCC+
  0,2: BA.CCCC+ W:knight
  1,2: BA.CC.2
--- stdout
         0       1
    [1]ccWccc┃╲cccccf
  2  ┃*cccccc┃c
     ┃ccccccc┃c f  f
    [1]cccccc┃
  1  ┃*cccccc┃
     ┃ccccccc┃
      fcccccf┊
  0   ────────
       f   f ┊
         0       1
[1] 0,2: tile BA.CCCC+ lies at 0,1 already
--- stderr~
[position-tile-twice
reeve: $T/position.yaml: 1 place is wrong; it is numbered on the board
--- status 0

== the tile that may be the one misread is framed, not the neighbours with which it does not agree
$ reeve show $T/position.yaml | sed -n '/^─/,$d; p'; reeve show --format json $T/position.yaml | jq -c .faults
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': crfr, '1,0': frfr, '2,0': frrf, '3,0': frfr, '1,-1': ffff+k, '2,-1': ffff+k}
--- stdout
         0       1       2       3
      fcccccf┊ f   f[1]f   f ┃ f   f
  0   ───────────────┃   ┌───┃───────
       f   f ┊ f   f ┃ f │ f ┃ f   f
             ┊ f   f ┊ f   f ┊
 -1          ┊   k   ┊   k   ┊
             ┊ f   f ┊ f   f ┊
         0       1       2       3
[1] 2,0: tile frrf at 2,0 may be the one that was misread
[1] 2,0: the west side of tile frrf at 2,0 is a field, but tile frfr at 1,0
    beside it has a road
[1] 2,0: the north side of tile ffff+k at 2,-1 is a field, but tile frrf at 2,0
    beside it has a road
[{"number":1,"cell":"2,0","diagnostics":[0,1,2]}]
--- stderr~
[misread-tile]
[position-edge-cut
reeve: $T/position.yaml: 1 place is wrong; it is numbered on the board
--- status 0

== a misspelt key without which nothing could be drawn is read all the same, with one message
% sed "s/^$key:/x$key:/" $T/position.yaml | reeve show - 2>$T/err | sed -n 3,4p; grep -c unreadable: $T/err; tail -1 $T/err
$ sed 's/^board:/baord:/' $T/position.yaml | reeve show - 2>/dev/null | sed -n 3,4p
$ sed 's/^board:/baord:/' $T/position.yaml | reeve fmt - 2>/dev/null
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board: {'0,0': crfr, '1,0': frfr}
--- rows key
reeve
      0   ───────────────
           f   f ┊ f   f
    1
    reeve: -: 1 mistake is not on the board
rules
      0   ───────────────
           f   f ┊ f   f
    1
    reeve: -: 1 mistake is not on the board
players
      0   ───────────────
           f   f ┊ f   f
    1
    reeve: -: 1 mistake is not on the board
board
      0   ───────────────
           f   f ┊ f   f
    1
    reeve: -: 1 mistake is not on the board
--- stdout
  0   ───────────────
       f   f ┊ f   f
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
baord: {'0,0': crfr, '1,0': frfr}
--- status 3

== a letter in Latin-1 is said, and the board drawn
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: Ren\351, B: Zo\353}\nboard: {"0,0": crfr}\n' >$T/p.yaml; reeve show $T/p.yaml | grep -v '^[0 ]  *[0f]'; reeve fmt $T/p.yaml 2>/dev/null
--- stdout
─ road  c city  f field

    player    score  followers
> W René (W)      0          7
  B Zoë (B)       0          7
71 tiles to come
--- stderr~
[not-text]
--- status 3

== the tiles that a look may mean stand beside the board, each with its name and the number of the cell
$ sed 's/: crrc.j/: c???/; s/: fccf.j+p/: ?fff+k/' fixtures/carcassonne/photograph.yaml | reeve show --svg $T/board.svg - 2>/dev/null
$ lua5.4 tests/run/picture.lua $T/board.svg | grep candidate; grep -o 'candidate-name[^<]*' $T/board.svg | sed 's/.*>//'
--- stdout
candidate	10
candidate-name	10
[1] BA.L
[1] BA.LR/180
[2] BA.RCr
[2] BA.CRr
[2] BA.CRRR
[2] BA.RrC
[2] BA.C
[2] BA.CFC.2
[2] BA.CC.2
[2] BA.CC.2/90
--- status 0
