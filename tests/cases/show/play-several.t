# `reeve play`: a word that can mean several places or tiles is asked for with numbers, which are drawn; and helps are
# possible on the board at hand.

== a follower, of any size: the number of its place; a number that is not listed, a turn or `undo` is no answer
% printf 'reeve: 1\nrules: %s\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' $rules >$T/g.yaml; printf '%s\n' "$turn" 9 "$number" undo | reeve play $T/g.yaml 2>$T/err | sed '1d; /^No 9/,/^Type/d'; head -n 1 $T/err
--- rows rules|turn|number
carcassonne|rrrr 1,0 farmer|2
    Which was it?
       1 │ 2
      ───□───   1,0
       4 │ 3
      1: farmer@nw
      2: farmer@ne
      3: farmer@se
      4: farmer@sw
    Type its number; `undo` takes the entry back.
      1  R  BA.RRRR 1,0 farmer@ne                                            0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
    Taken back: R: BA.RRRR 1,0 farmer@ne
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
    $T/g.yaml:5:15: illegal: tile rrrr at 1,0 has more than one field: field@nw, field@ne, field@se, field@sw [where-several, K-14]
carcassonne|rrrr 1,0 highwayman|4
    Which was it?
       f 1 f
      ─4─□─2─   1,0
       f 3 f
      1: highwayman@n
      2: highwayman@e
      3: highwayman@s
      4: highwayman@w
    Type its number; `undo` takes the entry back.
      1  R  BA.RRRR 1,0 highwayman@w                                         0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
    Taken back: R: BA.RRRR 1,0 highwayman@w
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
    $T/g.yaml:5:15: illegal: tile rrrr at 1,0 has more than one road: road@n, road@e, road@s, road@w [where-several, K-14]
carcassonne|fccf 0,1 knight|2
    Which was it?
       f  f c
            2   0,1
      fcc1cc╲
      1: knight@s
      2: knight@e
    Type its number; `undo` takes the entry back.
      1  R  BA.CC.2/180 0,1 knight@e                                         0     0
           0  -   city@0,0.n: nobody stands on it                               K-27
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
    Taken back: R: BA.CC.2/180 0,1 knight@e
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
    $T/g.yaml:5:15: illegal: tile fccf at 0,1 has more than one city: city@s, city@e [where-several, K-14]
inns|rrrr 1,0 big:farmer|3
    Which was it?
       1 │ 2
      ───□───   1,0
       4 │ 3
      1: big:farmer@nw
      2: big:farmer@ne
      3: big:farmer@se
      4: big:farmer@sw
    Type its number; `undo` takes the entry back.
      1  R  BA.RRRR 1,0 big:farmer@se                                        0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 88 tiles left
    Taken back: R: BA.RRRR 1,0 big:farmer@se
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 89 tiles left
    $T/g.yaml:5:15: illegal: tile rrrr at 1,0 has more than one field: field@nw, field@ne, field@se, field@sw [where-several, K-14]
castle|9 g12 herald|herald@s
    Which was it?
       t 9 t
      ─1─□─2─   g12
       h 3 c
      1: herald@w
      2: herald@e
      3: herald@s
    Type its number; `undo` takes the entry back.
      1  R  9 g12 herald@s                                                   0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 59 tiles left
    Taken back: R: 9 g12 herald@s
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 60 tiles left
    $T/g.yaml:5:12: illegal: tile 9 at g12 has more than one path: path@w, path@e, path@s [where-several, C-27]
tower|rrrr+t 1,0 farmer|undo
    Which was it?
       1#│ 2
      ───□───   1,0
       4 │ 3
      1: farmer@nw
      2: farmer@ne
      3: farmer@se
      4: farmer@sw
    Type its number; `undo` takes the entry back.
    The entry is taken back.
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 89 tiles left
    There is no entry to take back. Type `board` for the rows of the board.
    $T/g.yaml:5:17: illegal: tile rrrr+t at 1,0 has more than one field: field@nw, field@ne, field@se, field@sw [where-several, K-14]
dragon|rrrr 1,0 farmer|rrrr 1,0 farmer@ne
    Which was it?
       1 │ 2
      ───□───   1,0
       4 │ 3
      1: farmer@nw
      2: farmer@ne
      3: farmer@se
      4: farmer@sw
    Type its number; `undo` takes the entry back.
      1  R  BA.RRRR 1,0 farmer@ne                                            0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 100 tiles left
    Taken back: R: BA.RRRR 1,0 farmer@ne
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 101 tiles left
    $T/g.yaml:5:15: illegal: tile rrrr at 1,0 has more than one field: field@nw, field@ne, field@se, field@sw [where-several, K-14]

== a key's value: followers that are captured, and the place of a second figure; other values are told by the help
$ printf '%s\n' 'rrrr 1,0 farmer@ne' 'rrrr+t 2,0 farmer@ne' 'frrr+t 3,0; tower: 3,0; capture: B' 'capture: 1' | reeve play $T/tower.yaml 2>&1 | cat
$ printf '%s\n' 'rrrr 1,0 farmer@ne' 'second: road' 'second: farmer' 2 | reeve play $T/phantom.yaml 2>&1 | cat
--- file tower.yaml
reeve: 1
rules: tower
players: {R: Rosa, B: Ben}
moves: []
--- file phantom.yaml
reeve: 1
rules: carcassonne+phantom
players: {R: Rosa, B: Ben}
moves: []
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 89 tiles left
  1  R  BA.RRRR 1,0 farmer@ne                                            0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 88 tiles left
  2  B  TO.RRRR.1 2,0 farmer@ne                                          0     0
       0  -   road@1,0.e: nobody stands on it                               K-27
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 87 tiles left
$T/tower.yaml:9:12: unreadable: `B`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
      9 |   capture: B
        |            ^
  help: Type `capture: R:farmer@1,0.ne` or `capture: B:farmer@2,0.ne`.
Not entered. Type it again.
$T/tower.yaml:9:12: unreadable: `1`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
      9 |   capture: 1
        |            ^
  help: Type `capture: R:farmer@1,0.ne` or `capture: B:farmer@2,0.ne`.
Not entered. Type it again.
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
second: The phantom as a second follower: its role and place on the tile, or
  another tower?
  1: second highwayman@n
  2: second highwayman@e
  3: second highwayman@s
  4: second highwayman@w
  5: second farmer@nw
  6: second farmer@se
  7: second farmer@sw
Type its number; an empty line leaves it out; `undo` takes the entry back.
$T/phantom.yaml:6:11: unreadable: there is no follower called `road` [unknown-role]
      6 |   second: road
        |           ^~~~
  help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field), phantom:highwayman (phantom).
Not entered. Type it again.
second: The phantom as a second follower: its role and place on the tile, or
  another tower?
  1: second highwayman@n
  2: second highwayman@e
  3: second highwayman@s
  4: second highwayman@w
  5: second farmer@nw
  6: second farmer@se
  7: second farmer@sw
Type its number; an empty line leaves it out; `undo` takes the entry back.
$T/phantom.yaml:6:11: illegal: `second: farmer` means nothing here: that tile has several; the place is missing, as n in monk@n [action-value, PH-2]
      6 |   second: farmer
        |           ^~~~~~
  help: Type `second: highwayman@n`, `second: highwayman@e`, `second: highwayman@s`, `second: highwayman@w`, `second: farmer@nw`, `second: farmer@se` or `second: farmer@sw`.
Which was it?
   1 │ f
  ───□───   1,0
   3 │ 2
  1: farmer@nw
  2: farmer@se
  3: farmer@sw
Type its number; `undo` takes the entry back.
  1  R  BA.RRRR 1,0 farmer@ne                                            0     0
          R   phantom: a phantom goes to field@1,0.se                       PH-2
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left

== a feature in an order, in the record, too
$ printf '%s\n' '9 g12; order: [path@g12]' 2 | reeve play $T/g.yaml 2>&1 | cat
--- file g.yaml
reeve: 1
rules: castle
players: {A: Anna, B: Bert}
moves: []
--- stdout
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 60 tiles left
$T/g.yaml:6:11: illegal: `path@g12` names no feature: that tile has several, at w, e, s [no-feature, C-36]
      6 |   order: [path@g12]
        |           ^~~~~~~~
  help: Name a cell that the feature covers, and a place on that tile; `show` draws them.
Which was it?
   t 9 t
  ─1─□─2─   g12
   h 3 c
  1: path@g12.w
  2: path@g12.e
  3: path@g12.s
Type its number; `undo` takes the entry back.
$T/g.yaml:6:11: illegal: path@g12.e was not completed by this turn [order-not-completed, C-43]
      6 |   order: [path@g12.e]
        |           ^~~~~~~~~~
  help: Delete path@g12.e from `order`.
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.

== tiles of a look that is not complete are drawn, and the answer is one of them
$ printf '%s\n' 't??h g12' 3 help 13/90 | reeve play $T/g.yaml 2>&1 | grep -v '^  [a-z]\|^   *[a-z]'
--- file g.yaml
reeve: 1
rules: castle
players: {A: Anna, B: Bert}
moves: []
--- stdout
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 60 tiles left
$T/g.yaml:5:6: unreadable: several tiles look like `t??h`: 2, 8, 13/90, 21, 42/270 [look-several]
      5 | - A: t??h g12
        |      ^~~~
Which was it?
     2      2
     8      8
    13      13/90
    21      21
    42      42/270
Type what it was; `undo` takes the entry back.
No 3 is listed.
Which was it?
     2      2
     8      8
    13      13/90
    21      21
    42      42/270
Type what it was; `undo` takes the entry back.
Type `1 d7 herald@n`: tile, cell, and a follower if there is one. This is a turn
of the player to move; `B: …` is a turn of another player. Add keys to it, after
a `;` or on lines of their own: `score: {A: 0, B: 0}`. Type a key of the record
or position alone: `result: …`.
  1  A  13/90 g12                                                        0     0
Anna (A) 0, Bert (B) 0; Bert (B) is to move, 59 tiles left

== no key and no player; a key behind a turn that is none; and the player of a turn after one that cannot be read
$ printf '%s\n' 'foo: 3' 'rrrr 1,0; scores: {R: 0}' 'R: rrrr 1,0' | reeve play $T/g.yaml 2>&1 | cat
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
There is no player and no key `foo`; see `help`.
$T/g.yaml:6:3: unreadable: unknown key `scores` in an entry of moves [unknown-key]
      6 |   scores: {R: 0}
        |   ^~~~~~
  help: did you mean `score`?
Not entered. Type it again.
  1  R  BA.RRRR 1,0                                                      0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left

== what need not be done is asked for, step by step, with what it brings; a key of it, too, can be typed, and several answers stand on a line [CO-8, CO-18]
$ printf '%s\n' 'BA.C/270 3,-1' 'to_city: blacksmith' 'count: market' | reeve play $T/count.yaml 2>&1 | cat
$ printf '%s\n' 'BA.C/270 3,-1' castles 1 undo 'blacksmith; market' | reeve play $T/again.yaml 2>&1 | grep -v '^  [0-9]: '
$ tail -n 3 $T/again.yaml
--- file count.yaml
reeve: 1
rules: count
players: {W: White, B: Black}
moves:
- W: BA.CFC.2/90 2,-1 knight@e
--- file again.yaml
reeve: 1
rules: count
players: {W: White, B: Black}
moves:
- W: BA.CFC.2/90 2,-1 knight@e
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 70 tiles left
to_city: The quarter of the City of Carcassonne that a follower enters?
  1: to_city castle (best now: city@-2,-1.s, worth 1)
  2: to_city market (best now: field@1,0.e, worth 6)
  3: to_city blacksmith (best now: road@1,1.n, worth 1)
  4: to_city cathedral
Type its number; an empty line leaves it out; `undo` takes the entry back.
count: The quarter to which the Count goes?
  1: the Count (count) moves to the market
  2: the Count (count) moves to the blacksmith (shuts in 1 follower of B)
  3: the Count (count) moves to the cathedral
Type its number; an empty line leaves it out; `undo` takes the last answer back.
  2  B  BA.C/270 3,-1                                                    4     0
      +4  W   city@2,-1.e: 2 tiles, 2 each                                  K-22
          B   city: a follower goes to blacksmith-quarter@0,0.s             CO-8
          B   city: the Count goes to market-quarter@0,0.e                 CO-18
White (W) 4, Black (B) 0; White (W) is to move, 69 tiles left
White (W) 0, Black (B) 0; Black (B) is to move, 70 tiles left
to_city: The quarter of the City of Carcassonne that a follower enters?
Type its number; an empty line leaves it out; `undo` takes the entry back.
No castles is listed.
to_city: The quarter of the City of Carcassonne that a follower enters?
Type its number; an empty line leaves it out; `undo` takes the entry back.
count: The quarter to which the Count goes?
Type its number; an empty line leaves it out; `undo` takes the last answer back.
to_city: The quarter of the City of Carcassonne that a follower enters?
Type its number; an empty line leaves it out; `undo` takes the entry back.
count: The quarter to which the Count goes?
Type its number; an empty line leaves it out; `undo` takes the last answer back.
  2  B  BA.C/270 3,-1                                                    4     0
      +4  W   city@2,-1.e: 2 tiles, 2 each                                  K-22
          B   city: a follower goes to blacksmith-quarter@0,0.s             CO-8
          B   city: the Count goes to market-quarter@0,0.e                 CO-18
White (W) 4, Black (B) 0; White (W) is to move, 69 tiles left
- B: BA.C/270 3,-1
  to_city: blacksmith
  count: market

== an empty line, `none`, the next entry or the end leaves it out, also what is done instead of a follower [AM-39, ME-2, PD-30]
% printf '%s\n' "$turn" "$line" | reeve play $T/$box.yaml 2>&1 | sed 1d; sed '1,/moves/d' $T/$box.yaml; sed -i '/^[-]/,$d' $T/$box.yaml
--- file abbey.yaml
reeve: 1
rules: abbey
players: {W: White, B: Black}
moves:
--- file messages.yaml
reeve: 1
rules: messages
players: {W: White, B: Black}
moves:
--- file dragon.yaml
reeve: 1
rules: dragon
players: {W: White, B: Black}
to_move: W
board:
  0,0: BA.RCr
  1,0: BA.RFr W:highwayman
moves:
--- rows box|turn|line
abbey|BA.C/180 0,1 wagon@s|1
    wagon: Where a wagon that was scored in this turn moves. W chooses.
      1: wagon W:highwayman@0,0.e (worth 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.C/180 0,1 wagon@s                                             4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
              W   wagon: a wagon goes to road@0,0.e                            AM-39
    White (W) 4, Black (B) 0; Black (B) is to move, 82 tiles left
    - W: BA.C/180 0,1 wagon@s
      wagon: 'W:highwayman@0,0.e'
abbey|BA.C/180 0,1 wagon@s|
    wagon: Where a wagon that was scored in this turn moves. W chooses.
      1: wagon W:highwayman@0,0.e (worth 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.C/180 0,1 wagon@s                                             4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
    White (W) 4, Black (B) 0; Black (B) is to move, 82 tiles left
    - W: BA.C/180 0,1 wagon@s
abbey|BA.C/180 0,1 wagon@s|none
    wagon: Where a wagon that was scored in this turn moves. W chooses.
      1: wagon W:highwayman@0,0.e (worth 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.C/180 0,1 wagon@s                                             4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
    White (W) 4, Black (B) 0; Black (B) is to move, 82 tiles left
    - W: BA.C/180 0,1 wagon@s
abbey|BA.C/180 0,1 wagon@s|BA.L 0,-1
    wagon: Where a wagon that was scored in this turn moves. W chooses.
      1: wagon W:highwayman@0,0.e (worth 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.C/180 0,1 wagon@s                                             4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
    White (W) 4, Black (B) 0; Black (B) is to move, 82 tiles left
      2  B  BA.L 0,-1                                                        4     0
    White (W) 4, Black (B) 0; White (W) is to move, 81 tiles left
    - W: BA.C/180 0,1 wagon@s
    - B: BA.L 0,-1
messages|BA.C/180 0,1 knight@s|1
    messenger: The points by which a messenger moves, instead of the ordinary
      figure. W chooses.
      1: messenger W 4 (to 4)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.C/180 0,1 knight@s                                            4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
              W   messages: the messenger of W moves to 4                       ME-2
    White (W) 4, Black (B) 0; Black (B) is to move, 70 tiles left
    - W: BA.C/180 0,1 knight@s
      messenger: W 4
dragon|BA.L 0,-1|
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.L 0,-1                                                        0     0
    White (W) 0, Black (B) 0; Black (B) is to move, 99 tiles left
    - W: BA.L 0,-1

== steps that players take in turn: undo takes one answer back, several stand on a line, and what is not listed is asked again [PD-20]
$ printf '%s\n' 'DG.RFr.d 4,0' '2,1; 9,9' undo '3,0; 3,1' | reeve play $T/game.yaml 2>&1 | grep -v '^ .*|\|^ *help'
$ tail -n 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: dragon
players: {W: White, B: Black}
moves:
- W: BA.RFr 1,0
- B: DG.RFr.v 2,0
- W: BA.L 1,1
- B: BA.L 2,1
- W: BA.RFr 3,0
- B: BA.L 3,1
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 95 tiles left
dragon: The cells that the dragon enters, one for each player in turn. W
  chooses.
     dragon 2,1
     dragon 3,0
     dragon 1,0
Type what it was; `undo` takes the entry back.
dragon: The cells that the dragon enters, one for each player in turn. So far:
  2,1. B chooses.
     dragon 3,1
     dragon 1,1
Type what it was; `undo` takes the last answer back.
No 9,9 is listed.
dragon: The cells that the dragon enters, one for each player in turn. So far:
  2,1. B chooses.
     dragon 3,1
     dragon 1,1
Type what it was; `undo` takes the last answer back.
dragon: The cells that the dragon enters, one for each player in turn. W
  chooses.
     dragon 2,1
     dragon 3,0
     dragon 1,0
Type what it was; `undo` takes the entry back.
dragon: The cells that the dragon enters, one for each player in turn. So far:
  3,0. B chooses.
     dragon 3,1
     dragon 4,0
Type what it was; `undo` takes the last answer back.
  7  W  DG.RFr.d 4,0                                                     0     0
          W   dragon: the dragon goes to 3,0                               PD-20
          B   dragon: the dragon goes to 3,1                               PD-20
          W   dragon: the dragon goes to 2,1                               PD-20
          B   dragon: the dragon goes to 1,1                               PD-20
          W   dragon: the dragon goes to 1,0                               PD-20
          B   dragon: the dragon goes to 0,0                               PD-20
White (W) 0, Black (B) 0; Black (B) is to move, 94 tiles left
  dragon: ['3,0', '3,1']

== a place is an answer without its side, where only one is meant [MW-3]
$ printf '%s\n' 'MW.CFC 0,1' 'witch road@0,0' | reeve play $T/game.yaml 2>&1 | tail -n 2
$ tail -n 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr B:knight
  -1,0: BA.LR/270
  1,0: BA.RFr R:highwayman
  2,0: MW.CcRr.1/90
tokens: {mage: 'city@0,0.n'}
moves:
--- stdout
          R   spells: the mage is taken from city@0,0.n                    MW-14
Rosa (R) 0, Ben (B) 6; Ben (B) is to move, 75 tiles left
  magic: witch road@0,0.e

== a turn that is typed where a compulsory step is asked is no answer, nor is `draw`, and the entry waits; the same tile again takes its place
% printf 'reeve: 1\nrules: dragon\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: DG.RFr.v 1,0\n' >$T/g.yaml; printf '%s\n' 'DG.RFr.d 2,0 highwayman' "$typed" quit | reeve play $T/g.yaml 2>&1 | sed -n '/^Type/,$p'; sed -n '/^- B/,$p' $T/g.yaml
--- rows typed
BA.RFr 3,0 farmer@n
    Type what it was; `undo` takes the entry back.
    No BA.RFr 3,0 farmer@n is listed.
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:highwayman@2,0.e)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    What the last entry leaves open is asked for again when the game goes on.
B: BA.RFr 3,0
    Type what it was; `undo` takes the entry back.
    No B: BA.RFr 3,0 is listed.
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:highwayman@2,0.e)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    What the last entry leaves open is asked for again when the game goes on.
draw
    Type what it was; `undo` takes the entry back.
    That is for the players to choose.
    What the last entry leaves open is asked for again when the game goes on.
DG.RFr.d 2,0
    Type what it was; `undo` takes the entry back.
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    What the last entry leaves open is asked for again when the game goes on.

== an answer is typed as it is listed, too; `redo` gives it again; what the last entry leaves out is asked for when the file is opened
$ printf 'reeve: 1\nrules: dragon\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: DG.RFr.v 1,0\n- B: BA.LR/270 -1,0 highwayman@e\n- R: BA.L 0,-1 monk\n' >$T/start.yaml
% cp $T/start.yaml $T/g.yaml; printf "$first" | tr '/' '\n' | reeve play $T/g.yaml >/dev/null; printf -- "$then" | tr '/' '\n' | reeve play $T/g.yaml | sed '1d'; tail -n 2 $T/g.yaml
--- rows first|then
BA.L 1,-1/|fairy highwayman@-1,0.e/
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@-1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
              B   fairy: the fairy goes to B:highwayman@-1,0.e                 PD-30
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    - B: BA.L 1,-1
      fairy: highwayman@-1,0.e
BA.L 1,-1/|1/
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@-1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
              B   fairy: the fairy goes to B:highwayman@-1,0.e                 PD-30
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    - B: BA.L 1,-1
      fairy: highwayman@-1,0.e
BA.L 1,-1/|fairy 2/fairy 1/
    $T/g.yaml:9:10: unreadable: `2`: a follower is ROLE@CELL, or ROLE@CELL.PLACE where the tile has several [bad-extra]
          9 |   fairy: 2
            |          ^
      help: Type it as knight@1,2, or knight@1,2.n.
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@-1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    Not entered. Type it again.
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@-1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
              B   fairy: the fairy goes to B:highwayman@-1,0.e                 PD-30
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    - B: BA.L 1,-1
      fairy: highwayman@-1,0.e
BA.L 1,-1/|/
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy highwayman@-1,0.e
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
|DG.RFr.d 2,0 farmer@n/dragon 0,0/undo/redo/dragon: 0,-1/undo/redo/
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:farmer@2,0.n)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    dragon: The cells that the dragon enters, one for each player in turn. So far:
      0,0. R chooses.
         dragon 0,-1 (eats R:monk@0,-1.c)
         dragon -1,0 (eats B:highwayman@-1,0.e)
    Type what it was; `undo` takes the last answer back.
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:farmer@2,0.n)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    dragon: The cells that the dragon enters, one for each player in turn. So far:
      0,0. R chooses.
         dragon 0,-1 (eats R:monk@0,-1.c)
         dragon -1,0 (eats B:highwayman@-1,0.e)
    Type what it was; `undo` takes the last answer back.
      4  B  DG.RFr.d 2,0 farmer@n                                            0     0
              B   dragon: the dragon goes to 0,0                               PD-20
              R   dragon: the dragon goes to 0,-1                              PD-20
              R   dragon: a follower comes home from monastery@0,-1.c          PD-26
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    Taken back: B: DG.RFr.d 2,0 farmer@n
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 98 tiles left
      4  B  DG.RFr.d 2,0 farmer@n                                            0     0
              B   dragon: the dragon goes to 0,0                               PD-20
              R   dragon: the dragon goes to 0,-1                              PD-20
              R   dragon: a follower comes home from monastery@0,-1.c          PD-26
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    - B: DG.RFr.d 2,0 farmer@n
      dragon: ['0,0', '0,-1']
|DG.RFr.d 2,0 farmer@n/dragon 0,0/undo/dragon 2,0/redo/
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:farmer@2,0.n)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
    dragon: The cells that the dragon enters, one for each player in turn. So far:
      0,0. R chooses.
         dragon 0,-1 (eats R:monk@0,-1.c)
         dragon -1,0 (eats B:highwayman@-1,0.e)
    Type what it was; `undo` takes the last answer back.
    dragon: The cells that the dragon enters, one for each player in turn. B
      chooses.
         dragon 2,0 (eats B:farmer@2,0.n)
         dragon 0,0
    Type what it was; `undo` takes the entry back.
      4  B  DG.RFr.d 2,0 farmer@n                                            0     0
              B   dragon: the dragon goes to 2,0                               PD-20
              B   dragon: a follower comes home from field@0,0.s               PD-26
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 97 tiles left
    No entry was taken back.
    - B: DG.RFr.d 2,0 farmer@n
      dragon: 2,0
--- stdout

== at a question what cannot be read costs only that line, and an entry that was taken back is there again [CC-3]
% cp $T/start.yaml $T/g.yaml; printf "$typed" | tr '/' '\n' | reeve play $T/g.yaml 2>/dev/null | grep -e '^[A-Z]' -e '^circle'; tail -n 2 $T/g.yaml
--- file start.yaml
reeve: 1
rules: circles
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '1,0': [BA.RFr, 'A:highwayman@e'], '0,1': [BA.CFC.2, 'B:knight@n']}
moves: []
--- rows typed
CC.2.CFC 0,2 knight@n/circle: xx/take/
    Ann (A) 0, Ben (B) 0; Ann (A) is to move, 75 tiles left
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    Not entered. Type it again.
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    Ann (A) 0, Ben (B) 4; Ben (B) is to move, 74 tiles left
    - A: CC.2.CFC 0,2 knight@n
      circle: take
CC.2.CFC 0,2 knight@n/circle: [place]/quit/
    Ann (A) 0, Ben (B) 0; Ann (A) is to move, 75 tiles left
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    Not entered. Type it again.
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    What the last entry leaves open is asked for again when the game goes on.
    moves: []
    # answers: entry;A: CC.2.CFC 0,2 knight@n
CC.2.CFC 0,2 knight@n/undo/redo/undo/redo/take/
    Ann (A) 0, Ben (B) 0; Ann (A) is to move, 75 tiles left
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    The entry is taken back.
    Ann (A) 0, Ben (B) 0; Ann (A) is to move, 75 tiles left
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    The entry is taken back.
    Ann (A) 0, Ben (B) 0; Ann (A) is to move, 75 tiles left
    circle: What all players do after a crop circle: place one more follower, or
    Type its number; `undo` takes the entry back.
    Ann (A) 0, Ben (B) 4; Ben (B) is to move, 74 tiles left
    - A: CC.2.CFC 0,2 knight@n
      circle: take
--- stdout

== another key than the one that is asked for may be typed without its colon, too; after one that is illegal, and after a line that cannot be read, the question comes again
% printf 'reeve: 1\nrules: [dragon, tower]\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0 highwayman@e\n- B: TO.C/180 0,1 farmer\n- R: BA.L 0,-1 monk\n' >$T/g.yaml; printf '%s\n' 'BA.L 1,-1' "$line" | reeve play $T/g.yaml 2>&1 | sed '1d; /^     /d'; sed -n '8,$p' $T/g.yaml
--- rows line|
tower 0,1
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    capture: The follower that the piece captures; none if left out?
      1: takes B:farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
      tower: 0,1
fairy farmer@0,1.n
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
      fairy: farmer@0,1.n
fairy monk@0,-1.c
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    $T/g.yaml:9:10: illegal: it is not the player's own [ruled-out, PD-31]
      help: Type `fairy: farmer@0,1.n`.
    Not entered.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
tower 9,9
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    $T/g.yaml:9:10: illegal: there is no tower foundation at 9,9 [no-foundation, T-6]
      help: Type `tower: 0,1`.
    Not entered.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
capture nobody
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    $T/g.yaml:9:12: unreadable: `nobody`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
      help: Type B:knight@1,2, or B:knight@1,2.n where the tile has several.
    Not entered. Type it again.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
BA.L 2,-1
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      5  R  BA.L 2,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 114 tiles left
    - B: BA.L 1,-1
    - R: BA.L 2,-1
foo bar
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    $T/g.yaml:9:6: unreadable: `foo` describes no tile: it begins with a letter for each of the edges N E S W [bad-look]
      help: Type the name of the tile, or its look: edges N E S W, as crfr or cccc/j+p.
    $T/g.yaml:9:10: unreadable: `bar` is not a cell [bad-cell]
      help: Type x and y: 0,0 or -1,2.
    Not entered. Type it again.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1
fooo: x
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    There is no player and no key `fooo`; see `help`.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    - B: BA.L 1,-1

== a wrong answer that names a player is asked for again, too; it is no entry, which has a tile and a cell
% printf 'reeve: 1\nrules: dragon\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.CFc.1/90 0,1 knight\n' >$T/g.yaml; printf '%s\n' 'DG.CRRR.p/180 0,2' "$line" | reeve play $T/g.yaml 2>&1 | sed 1d; sed -n '6,$p' $T/g.yaml
--- rows line|
B:knight@0,1
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    No B:knight@0,1 is listed.
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      2  B  DG.CRRR.p/180 0,2                                                6     0
          +6  R   city@0,0.n: 3 tiles, 2 each                                   K-22
    Rosa (R) 6, Ben (B) 0; Rosa (R) is to move, 99 tiles left
    - B: DG.CRRR.p/180 0,2
R: knight@0,1
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    No R: knight@0,1 is listed.
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      2  B  DG.CRRR.p/180 0,2                                                6     0
          +6  R   city@0,0.n: 3 tiles, 2 each                                   K-22
    Rosa (R) 6, Ben (B) 0; Rosa (R) is to move, 99 tiles left
    - B: DG.CRRR.p/180 0,2
R:knight@0,1
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      2  B  DG.CRRR.p/180 0,2                                                0     0
              R   princess: a follower comes home from city@0,0.n              PD-47
           0  -   city@0,0.n: nobody stands on it                               K-27
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 99 tiles left
    - B: DG.CRRR.p/180 0,2
      princess: 'R:knight@0,1.n'
R: BA.L 0,-1
    princess: Instead of a follower: the knight in the city that the princess sends
      home?
      1: princess R:knight@0,1.n (worth 6, held by R 1)
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      2  B  DG.CRRR.p/180 0,2                                                6     0
          +6  R   city@0,0.n: 3 tiles, 2 each                                   K-22
    Rosa (R) 6, Ben (B) 0; Rosa (R) is to move, 99 tiles left
      3  R  BA.L 0,-1                                                        6     0
    Rosa (R) 6, Ben (B) 0; Ben (B) is to move, 98 tiles left
    - B: DG.CRRR.p/180 0,2
    - R: BA.L 0,-1

== what was left out is not asked for again behind a key of the document or of an earlier turn; a change that is refused ends no question, nor an entry that is refused and taken back
% printf 'reeve: 1\nrules: [dragon, tower]\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0 highwayman@e\n- B: TO.C/180 0,1 farmer\n- R: BA.L 0,-1 monk\n' >$T/g.yaml; printf '%b\n' "BA.L 1,-1\n$lines" | reeve play $T/g.yaml 2>&1 | sed '1,4d; /^     /d'; sed -n '4,$p' $T/g.yaml
--- rows lines|
\n\nabout: {event: x}
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    players: {R: Rosa, B: Ben}
    moves:
    - R: BA.RFr 1,0 highwayman@e
    - B: TO.C/180 0,1 farmer@n
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
\n1 score: {R: 0}
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
    fairy: Instead of a follower: to whom the fairy goes, or by option to which
      cell?
      1: fairy farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    moves:
    - R: BA.RFr 1,0 highwayman@e
      score: {R: 0}
    - B: TO.C/180 0,1 farmer@n
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
1 score: {R: 7}\ntower 0,1
    $T/g.yaml:6:14: wrong: R has 0 after this turn, not 7 [wrong-score, K-26]
      help: Type 0 if every turn up to here is right; see: why 1
    Not entered.
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    capture: The follower that the piece captures; none if left out?
      1: takes B:farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    moves:
    - R: BA.RFr 1,0 highwayman@e
    - B: TO.C/180 0,1 farmer@n
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
      tower: 0,1
4 fairy: farmer@0,1
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    moves:
    - R: BA.RFr 1,0 highwayman@e
    - B: TO.C/180 0,1 farmer@n
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
      fairy: farmer@0,1.n
BA.L 9,9\nundo\ntower 0,1
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    $T/g.yaml:9:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
      help: 7 legal placements; see: legal BA.L
    Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
    played all the same.
    The refused entry is forgotten.
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    tower: Instead of a follower: a tower piece, on the tile at that cell?
    Type what it was; an empty line leaves it out; `undo` takes the entry back.
    capture: The follower that the piece captures; none if left out?
      1: takes B:farmer@0,1.n
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      4  B  BA.L 1,-1                                                        0     0
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 115 tiles left
    moves:
    - R: BA.RFr 1,0 highwayman@e
    - B: TO.C/180 0,1 farmer@n
    - R: BA.L 0,-1 monk@c
    - B: BA.L 1,-1
      tower: 0,1

== undo takes back one answer after the other, also one that had to be given before a question that may be left out
$ printf '%s\n' 'BA.C/180 0,1' '' 6 undo undo redo redo undo 5 1 | reeve play $T/g.yaml 2>&1 | sed '1d; /^     /d; /^  figure/d; /^  stops/d'; sed -n '/^moves/,$p' $T/g.yaml
--- file g.yaml
reeve: 1
rules: messages
players: {R: Rob, B: Ben}
to_move: R
score: {R: 1, B: 0}
board:
  '0,0': BA.RCr R:knight@n
moves: []
--- stdout
messenger: The points by which a messenger moves, instead of the ordinary
  1: messenger R 4 (to 4)
Type its number; an empty line leaves it out; `undo` takes the entry back.
message: The message that the player draws, from 1 to 8 (the ordinary figure
Type what it was; `draw` draws for you; `undo` takes the last answer back.
messenger_2: The points by which a messenger moves, instead of the ordinary
  1: the messenger may move (messenger_2): R 2 (to 2)
Type its number; an empty line leaves it out; `undo` takes the last answer back.
message: The message that the player draws, from 1 to 8 (the ordinary figure
Type what it was; `draw` draws for you; `undo` takes the last answer back.
messenger: The points by which a messenger moves, instead of the ordinary
  1: messenger R 4 (to 4)
Type its number; an empty line leaves it out; `undo` takes the entry back.
message: The message that the player draws, from 1 to 8 (the ordinary figure
Type what it was; `draw` draws for you; `undo` takes the last answer back.
messenger_2: The points by which a messenger moves, instead of the ordinary
  1: the messenger may move (messenger_2): R 2 (to 2)
Type its number; an empty line leaves it out; `undo` takes the last answer back.
message: The message that the player draws, from 1 to 8 (the ordinary figure
Type what it was; `draw` draws for you; `undo` takes the last answer back.
messenger_2: The points by which a messenger moves, instead of the ordinary
  1: the messenger may move (messenger_2): R 2 (to 2)
Type its number; an empty line leaves it out; `undo` takes the last answer back.
  1  R  BA.C/180 0,1                                                     7     0
Rob (R) 7, Ben (B) 0; Ben (B) is to move, 70 tiles left
moves:
- R: BA.C/180 0,1
  message: 5
  messenger_2: R 2

== a refused entry that is entered again by redo is refused aloud; it stays behind a line that cannot be read
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' >$T/g.yaml; printf '%s\n' 'BA.L 9,9' undo redo 'foo bar' why | reeve play $T/g.yaml 2>&1 | grep -v '^  \|^ yes'
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
$T/g.yaml:5:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
The refused entry is forgotten.
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
$T/g.yaml:5:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
$T/g.yaml:5:6: unreadable: `foo` describes no tile: it begins with a letter for each of the edges N E S W [bad-look]
$T/g.yaml:5:10: unreadable: `bar` is not a cell [bad-cell]
Not entered. Type it again.
turn 1, Rosa (R): BA.L 9,9: illegal
instead, the only place:

== an illegal key at a question that must be answered costs only itself; `undo` behind one at another question takes the last answer
$ reeve play $T/game.yaml 2>&1 | grep -e '^  help' -e '^Not entered' -e '^[a-z_]*: ' -e '^Taken' -e undo; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
CC.2.CFC 0,1 knight@n
fairy: knight@9,9
place

TO.FG 1,1
BA.RFr 1,0
none
fairy: knight@9,9
undo
tower 1,1
--- file game.yaml
reeve: 1
rules: [circles, dragon, tower]
options: {circle_place: may}
players: {A: Anna, B: Ben}
moves: []
--- stdout
circle: What all players do after a crop circle: place one more follower, or
Type its number; `undo` takes the entry back.
  help: Keep the follower alone. Without it: `fairy: knight@9,9` means nothing here: no tile lies there.
Not entered.
circle: What all players do after a crop circle: place one more follower, or
Type its number; `undo` takes the entry back.
circle_placed: The followers that players place beside one of their own, in
Type its number; an empty line leaves it out; `undo` takes the last answer back.
tower: Instead of a follower: a tower piece, on the tile at that cell?
Type what it was; an empty line leaves it out; `undo` takes the entry back.
tower: Instead of a follower: a tower piece, on the tile at that cell?
Type what it was; an empty line leaves it out; `undo` takes the entry back.
fairy: Instead of a follower: to whom the fairy goes, or by option to which
Type its number; an empty line leaves it out; `undo` takes the last answer back.
  help: Type `fairy: knight@0,1.n`.
Not entered.
fairy: Instead of a follower: to whom the fairy goes, or by option to which
Type its number; an empty line leaves it out; `undo` takes the last answer back.
tower: Instead of a follower: a tower piece, on the tile at that cell?
Type what it was; an empty line leaves it out; `undo` takes the entry back.
capture: The follower that the piece captures; none if left out?
Type its number; an empty line leaves it out; `undo` takes the last answer back.
moves:
- A: CC.2.CFC 0,1 knight@n
  circle: place
- B: TO.FG 1,1
- A: BA.RFr 1,0
  tower: 1,1
