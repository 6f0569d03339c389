# The Phantom: a second follower (PH-1 to PH-5, PH-12, PH-15), and with other boxes (PH-6 to PH-14).

== a knight and the phantom on one tile: the city is scored, the phantom stays [PH-2, PH-5, PH-15]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep phantom
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position $T/game.yaml | tee $T/now.yaml | tail -n 7
$ reeve position $T/now.yaml | cmp - $T/now.yaml
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.RrC/180 0,1 knight@s
  second: highwayman@n
- B: BA.RFr 1,0 highwayman@e
--- stdout
                                                                         A     B
  1  A  BA.RrC/180 0,1 knight@s                                          4     0
          A   phantom: a phantom goes to road@0,1.n                         PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
  2  B  BA.RFr 1,0 highwayman@e                                          4     0
score after turn 2, A to move, 69 tiles to come: Ann (A) 4, Ben (B) 0
 yes  action      phantom allows `second: highwayman@n`; possible
      rule        phantom, A: a phantom goes to road@0,1.n                  PH-2
to_move: A
board:
  '0,0': BA.RCr
  '0,1': BA.RrC/180 A:phantom:highwayman@n
  '1,0': BA.RFr B:highwayman@e
score: {A: 4, B: 0}
supply: {A: {followers: 7, phantom: 0}, B: {followers: 6, phantom: 1}}

== where nobody stands, a farmer as well: PH-X3 [PH-4, PH-12]
% sed "s/SECOND/$second/" $T/game.yaml | reeve check - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 knight@s
  second: SECOND
  score: {A: 4}
--- rows second|
farmer
    -: legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
farmer@n
    -: legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
Farmer@N
    -: legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
knight
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
knight@s
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
highwayman
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
farmer@0,0.n
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
farmer@3,3
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
phantom:farmer
    -: unreadable
big:farmer
    -: unreadable
rider
    -: unreadable
farmer@q
    -: unreadable

== each player has one, which may be the only follower, and then nobody comes after it [PH-1, PH-3]
$ reeve check $T/game.yaml
$ sed 's/BA.RFr 1,0 phantom:highwayman/&@e\n  second: farmer@n/' $T/game.yaml | reeve check -q - || true
$ sed 's/BA.RFr 1,0 phantom:highwayman/BA.RFr 1,0\n  second: highwayman/' $T/game.yaml | reeve check -
$ reeve position $T/game.yaml | grep supply
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 phantom:knight
- B: BA.RFr 1,0 phantom:highwayman
- A: BA.L 0,-1 phantom:monk
- B: BA.L 1,-1 monk
--- stdout
$T/game.yaml: legal so far: 4 turns, score Ann (A) 4, Ben (B) 0, A to move
-: legal so far: 4 turns, score Ann (A) 4, Ben (B) 0, A to move
supply: {A: {followers: 7, phantom: 0}, B: {followers: 6, phantom: 0}}
--- stderr
-:7:11: illegal: the phantom is not in hand [ruled-out, PH-5]
      7 |   second: farmer@n
        |           ^~~~~~~~
  help: Delete `second`: it is not possible in this turn.

== on the tile just laid only, though the feature goes on from another [PH-4]
$ reeve check -q $T/game.yaml || true
$ sed 's/@0,0.e/@e/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 farmer@n
  second: highwayman@0,0.e
--- stdout
-: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
--- stderr
$T/game.yaml:6:11: illegal: that is not the tile just laid [ruled-out, PH-4]
      6 |   second: highwayman@0,0.e
        |           ^~~~~~~~~~~~~~~~
  help: Type `second: highwayman@e` or `second: farmer@s`.

== on the field of a barn it is no farmer, though nobody else stands there [AM-56]
% sed "s/WHO/$who/;s/NEXT/$next/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [abbey, phantom]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '-1,0': BA.RFr
  '0,-1': BA.C/180 WHO
  '0,-2': BA.C
moves:
- A: BA.L -1,-1 barn@ne
  second: NEXT
--- rows who|next
|farmer
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: a barn is on that field [ruled-out, AM-56]
B:farmer|farmer
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: a barn is on that field [ruled-out, AM-56]
B:farmer|monk
    legal so far: 1 turn, score Ann (A) 0, Ben (B) 3, B to move

== through a portal behind a follower it goes by `portal`, if nobody has gone through it [PH-4, PH-9]
% sed "s|FIRST|$first|; s|NEXT|$next|" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;/help/p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: [dragon, phantom]
players: {A: Ann, B: Ben}
moves:
- A: BA.L 0,-1
- B: BA.L -1,-1 monk
- A: DG.RRR.g 1,0 FIRST
  NEXT
--- rows first|next
highwayman@e|second: monk@0,-1
    illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    illegal: it goes there through the portal [ruled-out, PH-9]
      help: Delete `second`, and write `portal: phantom:monk@0,-1.c`.
highwayman@e|portal: phantom:monk@0,-1
    legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move
highwayman@e|portal: phantom:monk@0,-2
    illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    illegal: `portal: phantom:monk@0,-2` means nothing here: no tile lies there [action-value, PD-54]
      help: Type `portal: phantom:knight@0,0.n` (worth 1), `portal: phantom:highwayman@0,0.e` (worth 2), `portal: phantom:farmer@0,0.ne` (worth 0), `portal: phantom:farmer@0,0.s` (worth 0), `portal: phantom:monk@0,-1.c` (worth 4), `portal: phantom:farmer@0,-1.n` (worth 0) or `portal: phantom:farmer@-1,-1.n` (worth 0).
highwayman@e|second: monk@-1,-1
    illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    illegal: that is not the tile just laid [ruled-out, PH-4]
      help: Type `second: highwayman@s`, `second: highwayman@w`, `second: farmer@n`, `second: farmer@se` or `second: farmer@sw`.
# nobody|portal: farmer@0,-1\n  second: monk@0,-1
    illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    illegal: that is not the tile just laid [ruled-out, PH-4]
      help: Type `second: highwayman@e`, `second: highwayman@s`, `second: highwayman@w`, `second: farmer@n` or `second: farmer@se`.

== the phantom takes no other figure's place, and no other figure is placed second [PH-2, PH-11, PD-56]
% sed "s|WHERE|$where|" $T/game.yaml | reeve check -q - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: [phantom, abbey, traders, dragon]
options: {abbot: true}
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '1,0': [BA.RFr, A:highwayman@e], '0,1': [BA.CFc.1/90, A:knight]}
moves:
- A: DG.RRR.g/90 2,0
  WHERE
--- rows where
second: builder@s
    -:8:11: illegal: `second: builder@s` means nothing here: a role belongs there, not a figure [action-value, PH-2]
second: pig@e
    -:8:11: illegal: `second: pig@e` means nothing here: a role belongs there, not a figure [action-value, PH-2]
second: wagon@s
    -:8:11: illegal: `second: wagon@s` means nothing here: a role belongs there, not a figure [action-value, PH-2]
second: barn@ne
    -:8:11: illegal: `second: barn@ne` means nothing here: a role belongs there, not a figure [action-value, PH-2]
second: highwayman@s
portal: phantom:wagon@0,0.e
    -:8:19: unreadable: `wagon@0,0.e`: the figure is not given here [bad-extra]
portal: wagon:mayor@0,0.n
    -:8:17: unreadable: `mayor@0,0.n`: the figure is not given here [bad-extra]
portal: phantom:farmer@0,0.s

== not where the first figure stands, though it be a shepherd [PH-2]
$ reeve check -q $T/game.yaml || true
$ sed 's/shepherd@s/shepherd@n/' $T/game.yaml | reeve position - | grep -e supply
--- file game.yaml
reeve: 1
rules: [phantom, hills]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 shepherd@s
  flock: grow
  token: 3
  second: farmer@s
--- stdout
supply: {A: {followers: 7, phantom: 0, shepherd: 0}, B: {followers: 7, phantom: 1, shepherd: 1}}
--- stderr
$T/game.yaml:8:11: illegal: the first figure stands there [ruled-out, PH-2]
      8 |   second: farmer@s
        |           ^~~~~~~~
  help: Type `second: highwayman@e` or `second: farmer@n`.

== both features are completed, both are scored, and the phantom comes again in the next turn [PH-12]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.LR/270 -1,0 monk
- B: BA.LR/270 -1,1 farmer
- A: BA.CRRR/180 0,1 knight
  second: highwayman@w
- B: BA.L 0,-1 monk
- A: BA.L -1,-1 phantom:monk
--- stdout
                                                                         A     B
  1  A  BA.LR/270 -1,0 monk@c                                            0     0
  2  B  BA.LR/270 -1,1 farmer@n                                          0     0
  3  A  BA.CRRR/180 0,1 knight@s                                         6     0
          A   phantom: a phantom goes to road@-1,1.e                        PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
      +2  A   road@-1,1.e: 2 tiles, 1 each                                  K-21
  4  B  BA.L 0,-1 monk@c                                                 6     0
  5  A  BA.L -1,-1 phantom:monk@c                                        6     0
score after turn 5, B to move, 66 tiles to come: Ann (A) 6, Ben (B) 0

== it counts one: with a knight as strong as a large follower, PH-X7 [PH-5]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [phantom, inns]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '-1,0': BA.RFr
  '1,1': BA.C/270 B:big:knight
  '-1,1': BA.C/90 A:knight
  '1,2': BA.L
  '0,2': BA.C/180 A:phantom:knight
moves:
- A: cccc/j+p 0,1
--- stdout
                                                                         A     B
  1  A  BA.Cccc+ 0,1                                                    12    12
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 1, B to move, 82 tiles to come: Ann (A) 12, Ben (B) 12

== behind a tower piece with a capture the phantom is the knight of that city, PH-X5 [PH-6, PH-13, PH-14]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -e prisoners -e supply
$ sed '/capture/d' $T/game.yaml | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: cfcf/j 0,1 knight
- A: BA.C/180 0,2
  tower: 0,-1
  capture: B:knight@0,1
  second: knight
--- stdout
                                                                         A     B
  1  A  TO.FG 0,-1                                                       0     0
          A   places piece 1 on the tower at 0,-1                            T-6
  2  B  BA.CFc.1/90 0,1 knight@n                                         0     0
  3  A  BA.C/180 0,2                                                     6     0
          A   places piece 2 on the tower at 0,-1                            T-6
          A   takes B's knight at 0,1 prisoner                              T-20
          A   phantom: a phantom goes to city@0,0.n                         PH-2
      +6  A   city@0,0.n: 3 tiles, 2 each                                   K-22
score after turn 3, B to move, 86 tiles to come: Ann (A) 6, Ben (B) 0
prisoners: {A: [B]}
supply: {A: {followers: 7, phantom: 1, towers: 8}, B: {followers: 6, phantom: 1, towers: 10}}
--- stderr
-:10:11: illegal: somebody stands there [ruled-out, PH-4]
     10 |   second: knight
        |           ^~~~~~
  help: Type `second: farmer@n`.

== on top of a tower, and a follower on top of another; a saved game has both [PH-8, PH-6]
% sed "s/SECOND/$second/" $T/game.yaml >$T/a.yaml; reeve check -q $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep tops
$ sed 's/SECOND/second: top@0,-2/' $T/game.yaml | reeve fmt - | tail -n 2
$ sed 's/SECOND/second: top@0,-2/' $T/game.yaml | reeve export - >$T/b.jcz; reeve import $T/b.jcz 2>/dev/null | grep -A1 ' top:'
$ reeve sim phantom+tower --games 60 --seed 3 | reeve check -q
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: ffff+k+t 0,-2
  tower: 0,-2
- A: BA.RFr 1,0
- B: BA.RFr 2,0
  top: 0,-1
  SECOND
--- rows second
second: top@0,-2
    tops: {'0,-1': B, '0,-2': B phantom}
second: top@0,-1
    $T/a.yaml:12:11: illegal: no phantom can be put on top there [ruled-out, PH-8]
         12 |   second: top@0,-1
            |           ^~~~~~~~
      help: Type `second: top@0,-2`, `second: highwayman@e`, `second: farmer@n` or `second: farmer@s`.
second: top@0,0
    $T/a.yaml:12:11: illegal: no phantom can be put on top there [ruled-out, PH-8]
         12 |   second: top@0,0
            |           ^~~~~~~
      help: Type `second: top@0,-2`, `second: highwayman@e`, `second: farmer@n` or `second: farmer@s`.
second: farmer@n
    tops: {'0,-1': B}
--- stdout
  top: 0,-1
  second: top@0,-2
  top: 0,-1
  second: top@0,-2

== on top of a tower besides a follower, or alone, but no piece for it [PH-8]
$ reeve score $T/game.yaml
% sed "$edit" $T/game.yaml | reeve check -q && echo legal
$ reeve position $T/game.yaml | grep -e tops -e supply
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: BA.RFr 1,0 highwayman
  top: phantom 0,-1
--- rows edit
s/top: phantom/top:/
    -:8:8: illegal: a turn has a follower on the tile or a follower on top of a tower, not both [two-actions, T-8]
          8 |   top: 0,-1
            |        ^~~~
      help: Delete one of the two.
s/ highwayman//
    legal
s/highwayman/phantom:highwayman/; s/top: phantom/tower:/
    -:8:10: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
          8 |   tower: 0,-1
            |          ^~~~
      help: Delete one of the two.
s/top: phantom 0,-1/&\n  tower: 0,-1/
    -:9:10: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
          9 |   tower: 0,-1
            |          ^~~~
      help: Delete one of the two.
--- stdout
                                                                         A     B
  1  A  TO.FG 0,-1                                                       0     0
          A   places piece 1 on the tower at 0,-1                            T-6
  2  B  BA.RFr 1,0 highwayman@e                                          0     0
          B   puts a phantom on top of the tower at 0,-1                    T-29
score after turn 2, A to move, 87 tiles to come: Ann (A) 0, Ben (B) 0
tops: {'0,-1': B phantom}
supply: {A: {followers: 7, phantom: 1, towers: 9}, B: {followers: 6, phantom: 0, towers: 10}}

== on top of the tower from which a festival has just brought somebody home, or having come from a tile [PH-6, PH-8, FE-11, T-31]
% sed "s/top: [^p].*/$top/;s/BA.RFr 2,0/& $who/;s/BACK/$back/;s/false/$reopens/" $T/game.yaml | reeve check -q - && echo legal || true
--- file game.yaml
reeve: 1
rules: [tower, festival, phantom]
options: {tower_reopens: false}
players: {R: Rosa, B: Ben}
moves:
- R: ffff+t 0,-1
  tower: 0,-1
- B: BA.RFr 1,0
- R: BA.RFr 2,0
  top: 0,-1
- B: BA.RFr 3,0
- R: FE.LRR/270 -1,0
  back: BACK
  top: phantom 0,-1
--- rows who|top|back|reopens|
|top: 0,-1|top@0,-1|true|
    legal
|top: phantom 0,-1|top@0,-1|true|
    legal
phantom:highwayman@e||phantom:highwayman@2,0.e|true|
    legal
|top: 0,-1|top@0,-1|false|
    -:14:8: illegal: the tower at 0,-1 is finished: a follower stood on top [tower-closed, T-31, tower_reopens: false]
         14 |   top: phantom 0,-1
            |        ^~~~~~~
      help: Delete `top`: it is not possible in this turn.
      help: with tower_reopens=true: legal

== prisoners of two kinds: the owner chooses [PH-13]
$ reeve score $T/game.yaml | tail -n 4
$ reeve position $T/game.yaml | grep -e prisoners -e supply
$ sed '/exchange/d' $T/game.yaml | reeve check -q - || true
$ sed 's/exchange: phantom/exchange: phantom\n  second: farmer@n/' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': crfr
  '0,-1': ffff+t
  '1,-1': BA.L B:monk
towers: {'0,-1': 2}
prisoners: {B: [A, A phantom]}
moves:
- A: BA.RFr 1,0
  tower: 0,-1
  capture: B:monk@1,-1
  exchange: phantom
--- stdout
          A   places piece 3 on the tower at 0,-1                            T-6
          A   takes B's monk at 1,-1 prisoner                               T-20
          A   and B exchange prisoners: a phantom of A, a follower of B     T-37
score after turn 1, B to move, 86 tiles to come: Ann (A) 0, Ben (B) 0
prisoners: {B: [A]}
supply: {A: {followers: 6, phantom: 1}, B: {followers: 7, phantom: 1}}
--- stderr
-:14:12: ambiguous: the record does not say which follower of A comes back from B: A chooses [exchange-open, T-38, exchange_choice: owner]
     14 |   capture: B:monk@1,-1
        |            ^~~~~~~~~~~
  help: Add `exchange: small` or `exchange: phantom`.

== bought back for 3 points, and the lord of a castle [PH-13]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [phantom, tower, bazaars]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': crfr
  '0,-1': ffff+t
score: {A: 5}
towers: {'0,-1': 2}
prisoners: {B: [A phantom]}
moves:
- A: BA.C/180 0,1 phantom:knight
  ransom: B phantom
  castle: {A: 'city@0,1'}
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 phantom:knight@s                                    2     3
      -3  A   ransom: buys a phantom back from B                            T-40
      +3  B   ransom: for a phantom of A                                    T-40
          A   puts a castle on the city instead of scoring it               B-25
score after turn 1, B to move, 99 tiles to come: Ann (A) 2, Ben (B) 3

== not on a garden [PH-10]
$ reeve check -q $T/game.yaml || true
$ sed 's/abbot@c/phantom:monk/; /second/d' $T/game.yaml | reeve check -q - || true
--- file game.yaml
reeve: 1
rules: phantom
options: {abbot: true}
players: {A: Ann, B: Ben}
moves:
- A: BA.RFrG 1,0 highwayman@e
  second: abbot@c
--- stdout
--- stderr
$T/game.yaml:7:11: illegal: no phantom may stand there [ruled-out, PH-10]
      7 |   second: abbot@c
        |           ^~~~~~~
  help: Type `second: farmer@n` or `second: farmer@s`.

== a builder is not let in by the phantom of that part; in the next part he is [PH-11]
$ reeve check -q $T/game.yaml || true
$ sed '5s/ builder@e//; s/# //' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [phantom, traders]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 builder@e
  second: highwayman@e
- B: BA.L 0,-1
# - A: BA.RFr 2,0 builder@e
--- stdout
-: legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move
--- stderr
$T/game.yaml:5:17: illegal: no builder may stand there: A has no follower on road@0,0.e [joins-none, M-19]
      5 | - A: BA.RFr 1,0 builder@e
        |                 ^~~~~~~~~
  help: Type highwayman@e, or delete the follower.

== in each part of a double turn, and behind a builder [PH-2, PH-6]
$ reeve score $T/game.yaml | sed -n '/^  3/,$p'
--- file game.yaml
reeve: 1
rules: [phantom, traders]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman@e
- B: BA.L 0,-1
- A: BA.RFr 2,0 builder@e
  second: farmer@n
- B: BA.L 1,-1
- A: BA.RFr 3,0
- A: BA.L -1,-1 monk
--- stdout
  3  A  BA.RFr 2,0 builder@e                                             0     0
          A   phantom: a phantom goes to field@0,0.ne                       PH-2
  4  B  BA.L 1,-1                                                        0     0
  5  A  BA.RFr 3,0                                                       0     0
  6  A  BA.L -1,-1 monk@c                                                0     0
score after turn 6, B to move, 89 tiles to come: Ann (A) 0, Ben (B) 0

== after a figure came home by a festival; the phantom itself may come home and be placed [PH-6, FE-11]
$ reeve score $T/game.yaml | tail -n 4
$ sed 's/highwayman@w/phantom:&/; s/back: highwayman/back: phantom:highwayman/' $T/game.yaml | reeve score - | tail -n 5
--- file game.yaml
reeve: 1
rules: [phantom, festival]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman@w
- B: BA.L 0,-1
- A: FE.CFR/180 0,1
  back: highwayman@1,0
  second: knight
--- stdout
          A   festival: a small follower comes home from road@0,0.e         FE-2
          A   phantom: a phantom goes to city@0,0.n                         PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 3, B to move, 78 tiles to come: Ann (A) 4, Ben (B) 0
          A   festival: a phantom of A leaves road@0,0.e                    FE-2
          A   festival: a phantom of A comes back                           FE-2
          A   phantom: a phantom goes to city@0,0.n                         PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 3, B to move, 78 tiles to come: Ann (A) 4, Ben (B) 0
--- stderr

== legal lists it with each placement, greedy players place it, pictures show it [PH-2]
$ reeve legal --actions --before 2 $T/game.yaml | head -n 4
$ reeve sim phantom --games 3 --policy greedy --seed 2 | grep -c second:
$ reeve show $T/game.yaml | head -n 12
$ reeve show --svg $T/board.svg $T/game.yaml
$ lua5.4 tests/run/picture.lua $T/board.svg | grep -e figure -e phantom -e man || true
--- file game.yaml
reeve: 1
rules: phantom
players: {A: Ann, B: Ben}
moves:
- A: BA.RrC/180 0,1 knight@s
  second: highwayman@n
- B: BA.RFr 1,0
--- stdout
tile BA.RFr for Ben (B)
-1,0  0°                farmer@n highwayman@e farmer@s phantom:farmer@n
                        phantom:highwayman@e phantom:farmer@s
                        the phantom may come second (second): highwayman@e,
6
         0       1
       f A f ┊
  1      └────
      fcccccf┊
      fcccccf┊ f   f
  0   ───────────────
       f   f ┊ f   f
         0       1
─ road  c city  f field
phantoms: A highwayman on 0,1
last tile laid: BA.RFr 1,0

supply-phantom	1

== to JCloisterZone and back; a phantom alone is a first figure there [PH-2, PH-3, PH-8]
$ reeve export $T/game.yaml >$T/game.jcz; reeve import $T/game.jcz | tail -n 11
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
  second: farmer
- B: BA.RFr 1,0 highwayman
  top: phantom 0,-1
- A: BA.RFr 2,0 farmer@n
- B: BA.RFr 3,0
- A: BA.RFr 4,0
--- stdout
rules: [tower, phantom]
players: {A: Ann, B: Ben}
moves:
- A: TO.FG 0,-1
  tower: 0,-1
  second: farmer@n
- B: BA.RFr 1,0 highwayman@e
  top: phantom 0,-1
- A: BA.RFr 2,0 farmer@n
- B: BA.RFr 3,0
- A: BA.RFr 4,0
--- stderr
reeve: $T/game.jcz: legal, 5 turns: Ann (A) 0, Ben (B) 0; not finished

== random games with other boxes are judged as they were played, and go on from positions [PH-15]
% for seed in 1 2; do reeve-fast sim $rules --games 5 --seed $seed | reeve-fast check -q; done
$ reeve sim phantom --seed 3 >$T/game.yaml; reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position --at 50 $T/game.yaml >$T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
--- rows rules
phantom
inns+phantom+tower
bazaars+festival+traders+phantom
phantom+labyrinth+hills+mayor
phantom+river+king+cult+siege

== no phantom comes after a princess who has sent a knight home [PH-7]
$ reeve check $T/game.yaml 2>&1 | grep PH-7
$ sed '/princess/d' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [dragon, phantom]
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0
- B: BA.CFc.1/90 0,1 knight@s
- A: DG.CcRr.p/180 0,2
  princess: B:knight@0,1
  second: highwayman@w
--- stdout
$T/game.yaml:9:11: illegal: a knight was sent home, and no other figure is placed [ruled-out, PH-7]
-: legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move

== behind a princess who sent the phantom itself home it is in hand, and not placed [PH-7, PD-47]
$ reeve check -q $T/game.yaml 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [dragon, phantom]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.CFc+/90, '0,2': [BA.CFc.1/90, A:phantom:knight]}
moves:
- A: DG.CRRR.p/180 0,3
  princess: A:phantom:knight@0,2
  second: highwayman@n
--- stdout
$T/game.yaml:8:11: illegal: a knight was sent home, and no other figure is placed [ruled-out, PH-7]

== no phantom goes to the top of a tower or elsewhere behind that princess [PH-7, PD-48]
% sed "s|PRINCESS|$princess|; s|PHANTOM|$phantom|; s|0,2|0,2 $stands|" $T/game.yaml | reeve check - 2>&1 | grep '^-'
--- file game.yaml
reeve: 1
rules: [dragon, phantom, tower, labyrinth, flier]
options: {labyrinth: advanced}
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: BA.CFc.1/90 0,1 knight@s
- A: DG.CcRr.p/180 0,2
  PRINCESS
  PHANTOM
--- rows princess|phantom|stands
# nobody|top: phantom 0,-1|highwayman@w
    -: legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move
# nobody|second: highwayman@w
    -: legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move
princess: B:knight@0,1
    -: legal so far: 3 turns, score Ann (A) 0, Ben (B) 0, B to move
princess: B:knight@0,1|top: phantom 0,-1
    -: illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    -:10:13: illegal: a turn has a follower on top of a tower or `princess`, not both [two-actions, PD-48]
princess: B:knight@0,1|second: highwayman@w
    -: illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    -:11:11: illegal: a knight was sent home, and no other figure is placed [ruled-out, PH-7]
princess: B:knight@0,1|arm: phantom:w
    -: illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    -:11:8: illegal: a turn has `princess` or `arm`, not both [two-actions, PD-48]
princess: B:knight@0,1|tower: 0,-1
    -: illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    -:10:13: illegal: a turn has a tower piece or `princess`, not both [two-actions, PD-48]
princess: B:knight@0,1|# nobody|phantom:highwayman@w
    -: illegal: turn 3; after 2 turns, score Ann (A) 0, Ben (B) 0
    -:10:13: illegal: a turn has a follower on the tile or `princess`, not both [two-actions, PD-48]

== in a saved game who could put the phantom second, and does not, passes, but not after another pass [PH-2, PH-3]
$ reeve export $T/game.yaml | gojq -r '.replay[] | select(.type != "COMMIT") | [.type, .player, (.payload.meepleId // "")] | @tsv'
$ reeve export $T/game.yaml | reeve import - 2>/dev/null | diff $T/game.yaml -
--- file game.yaml
reeve: 1
rules: phantom
players: {R: Rob, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 knight@n
- B: BA.RFr 1,0 farmer@s
  second: farmer@n
- R: BA.RFr 2,0
- B: BA.RFr -1,0
--- stdout
PLACE_TILE	0	
DEPLOY_MEEPLE	0	0.small.1
PASS	0	
PLACE_TILE	1	
DEPLOY_MEEPLE	1	1.small.1
DEPLOY_MEEPLE	1	1.phantom.1
PLACE_TILE	0	
PASS	0	
PLACE_TILE	1	
PASS	1	

== `second: top@` needs another figure on a tower, and says what to write without one [PH-8]
% sed "s/FIRST/$first/; s/SECOND/$second/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p; /help/p'
--- file game.yaml
reeve: 1
rules: [phantom, tower]
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': TO.L, '0,-2': TO.FG}
towers: {'0,-1': 2, '0,-2': 1}
moves:
- R: BA.RFr 2,0 FIRST
  SECOND
--- rows first|second
highwayman|second: top@0,-1
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no other figure was put on a tower in this turn [ruled-out, PH-8]
      help: Delete `second`, and write `top: phantom 0,-1`.
|second: top@0,-1
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no other figure was put on a tower in this turn [ruled-out, PH-8]
      help: Delete `second`, and write `top: phantom 0,-1`.
|top: phantom 0,-1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
highwayman|top: phantom 0,-1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
highwayman|second: top@1,0
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no phantom can be put on top there [ruled-out, PH-8]
      help: Type `second: farmer@n` or `second: farmer@s`.
|top: 0,-2\n  second: top@0,-1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
|top: 0,-2\n  second: top@0,-2
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no phantom can be put on top there [ruled-out, PH-8]
      help: Type `second: top@0,-1`, `second: highwayman@e`, `second: farmer@n` or `second: farmer@s`.

== without towers nobody stands on top of one [PH-8]
$ printf '%s\n' 'reeve: 1' 'rules: phantom' 'players: {R: Rosa, B: Ben}' 'moves:' '- R: BA.L 0,-1 monk' '  second: top@0,-1' | reeve check -q -
--- stdout
--- stderr
-:6:11: illegal: the game has no towers [ruled-out, PH-8]
      6 |   second: top@0,-1
        |           ^~~~~~~~
  help: Delete `second`.
--- status 1
