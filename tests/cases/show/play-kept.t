# reeve play through a pipe: entries that are refused, kept, or typed again, and what was drawn for them.

== while an entry is refused, the game is asked without it, and its turn and player stay
$ reeve play $T/game.yaml 2>&1
--- stdin
foo bar
why 1
legal 5
keep
quit now
undo
undo
undo
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout~
`foo` describes no tile
Not entered. Type it again.
turn 1, Anna (W): 17/90 d7: legal
tile 5 for Bert (B)
24 placements
This cannot be kept, because it cannot be played.
Type `quit` alone.
Bert (B) is to move
Anna (W) is to move
There is no entry to take back.

== an entry that cannot be kept does not make the next one of its turn legal
$ reeve play $T/game.yaml 2>&1 | grep -c '^Not entered'; cat $T/game.yaml
--- stdin
5 d7
keep
5 b9
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout
2
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
# answers: entry;B: 5 b9

== what is kept is noted once
$ reeve play $T/game.yaml 2>&1 | grep -c 'accepted: '
--- stdin
5 b9
keep
legal 4
score
4/90 e7
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
--- stdout
1

== what was drawn is in the file; undo puts it back
$ echo draw | reeve play --rules tests/rulesets $T/game.yaml >/dev/null; grep -c '^# answers: ' $T/game.yaml
$ printf 'undo\nundo\n' | reeve play --rules tests/rulesets $T/game.yaml; cat $T/game.yaml
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
--- stdout~
1
The tile is c
goes back.
W 0, B 0; W is to move, 4 tiles left
moves: []

== a note of a tile that is not left is ignored
$ reeve play --rules tests/rulesets $T/game.yaml
--- stdin
legal
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: market b4
# answers: market
--- stdout
W 0, B 0; B is to move, 3 tiles left
Which tile? Type `legal TILE`, or `draw` one.
--- stderr

== keys of the document are typed on their own; those of an earlier turn behind its number
# What was taken face down has no number at first.
$ reeve play $T/game.yaml; sed -n '/^to_move/,$p' $T/game.yaml
--- stdin
score: {W: 11, B: 1}
supply: {W: 99}
to_move: B
to_move: W
58/90 c1 knight; order: [house@d1.sw, tower@c1.se]
17/90 d7
1 take: {12: 99}
1 take: {12: 1}
9 take: {12: 1}
--- file game.yaml <tests/cases/show/orders.yaml
--- stdout
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Anna (W) 11, Bert (B) 1; Anna (W) is to move, 59 tiles left
Not entered.
Anna (W) 11, Bert (B) 1; Bert (B) is to move, 59 tiles left
Anna (W) 11, Bert (B) 1; Anna (W) is to move, 59 tiles left
  1  W  58/90 c1 knight@se                                              14     1
      +1  W   house@d1.sw: 1 tile, 1 each                                   C-53
          W   keep to house@d1.sw: 1 tile                                   C-64
          W   takes the wall tile at 12                                     C-69
      +2  W   tower@c1.se: 1 tile, 2 each                                   C-52
If its number is known, type `take: {12: NUMBER}`.
Anna (W) 14, Bert (B) 1; Bert (B) is to move, 58 tiles left
  2  B  17/90 d7                                                        14     1
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 14, Bert (B) 1; Anna (W) is to move, 57 tiles left
Not entered.
  2  B  17/90 d7                                                        14     1
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 14, Bert (B) 1; Anna (W) is to move, 57 tiles left
There is no turn 9.
to_move: W
board:
  d1: 37 W:squire@sw
score: {W: 11, B: 1}
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
supply: {W: 5, B: 6}
moves:
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
  take: {12: 1}
- B: 17/90 d7
--- stderr
$T/game.yaml:9:13: inconsistent: W has 5 followers in supply, not 99: 1 is on the board [position-supply, C-6]
      9 | supply: {W: 99}
        |             ^~
  help: The followers of W are at d1: check them, or type 5.
$T/game.yaml:15:14: unreadable: there is no wall tile `99` [bad-wall-tile]
     15 |   take: {12: 99}
        |              ^~
  help: Type a number: 1 to 9.

== a key of a refused entry is typed again in place of the wrong one
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
17/90 d7; score: {W: 5}
score: {W: 0}
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
  1  W  17/90 d7                                                         0     0
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 59 tiles left
- W: 17/90 d7
  score: {W: 0}

== a word that is no command is no entry either, and a refused entry stays
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
17/90 d7; score: {W: 5}
check
score: {W: 0}
Undo
HELPME
show --watch
Exit
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
There is no word `check` here; see `help`.
  1  W  17/90 d7                                                         0     0
       0  -   path@d7.w: nobody stands on it                                C-57
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 59 tiles left
Taken back: W: 17/90 d7
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
There is no word `HELPME` here; see `help`.
players: {W: Anna, B: Bert}
moves: []

== an earlier turn is typed again behind its number; what is no better is not entered
$ sed '/ # here/s/ # here//' fixtures/castle/illegal.yaml >$T/game.yaml; reeve play $T/game.yaml 2>/dev/null; sed -n '/19 c4/,/d8/p' $T/game.yaml
--- stdin
27 Lea: 19/90 c4
28 take: {12: 5}
61 take: {12: 5}
5 b1
27 Lea: 19 c4 herald; score: {Lea: 34}
27 Lea: 19 c4 herald; score: {Lea: 33}
29 take: {42: 9}
29 Lea: 18/90 d8 herald@s
--- stdout
Lea 33, Omar 17; Lea is to move, 34 tiles left
Turn 27 of 60 is refused: type it again after its number, `27 Lea: 19/270 c4
herald`; `keep` it if it was played like that; or `undo` the last turn.
Not entered.
Not entered.
There is no turn 61.
Not entered.
Turn 27 of 60 is refused: type it again after its number, `27 Lea: 19/270 c4
herald`; `keep` it if it was played like that; or `undo` the last turn.
Not entered.
 28  Omar 16/270 e2                                                     33    31
     +14  Omar path@b3.e: 7 tiles, 2 each                                   C-50
       0  -   house@e1.ne: nobody stands on it                              C-57
Lea 33, Omar 31; Lea is to move, 32 tiles left
Turn 29 of 60 is refused: type it again after its number, `29 Lea: 18/90 d8
herald@s`; `keep` it if it was played like that; or `undo` the last turn.
Not entered.
 29  Lea 18/90 d8 herald@s                                              35    31
      +2  Lea path@d7.n: 2 tiles, 1 each                                    C-49
Lea 35, Omar 31; Omar is to move, 31 tiles left
Turn 30 of 60 is refused: type it again after its number, `30 Omar: 3/180 c5
knight`; `keep` it if it was played like that; or `undo` the last turn.
- Lea: 19 c4 herald@n
  score: {Lea: 33}
- Omar: 16/270 e2
- Lea: 18/90 d8 herald@s

== a turn that was kept, and is typed again, is no longer kept; one that would break a later turn is not taken
$ reeve play $T/game.yaml 2>/dev/null; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
2 B: 5 h11
1 score: {W: 0}
2 B: 5 b3; score: {B: 0}
2 score: {W: 0}
1 W: 17/90 i10
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
# played all the same, although it is illegal
- B: 5 d8
- W: 4/90 e7
--- stdout
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
Not entered.
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
  3  W  4/90 e7                                                          0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 57 tiles left
Not entered.
moves:
- W: 17/90 d7
  score: {W: 0}
- B: 5 b3
  score: {W: 0}
- W: 4/90 e7

== a refused entry is in the file, too, and the next session asks about it
$ printf '58/90 c1 knight; score: {W: 15}\n' | reeve play $T/game.yaml >/dev/null 2>&1; tail -n 1 $T/game.yaml; reeve check $T/game.yaml
$ printf '2\n' | reeve play $T/game.yaml 2>/dev/null | head -n 6; tail -n 3 $T/game.yaml
$ printf '58/90 c1 knight\nquit\n' | reeve play $T/game.yaml 2>/dev/null | tail -n 1
$ printf '17/90 d8\nfoo bar\nquit\n' | reeve play $T/game.yaml 2>/dev/null | tail -n 1; tail -n 1 $T/game.yaml
--- file game.yaml <tests/cases/show/orders.yaml
--- stdout
# answers: entry;W: 58/90 c1 knight;score: {W: 15}
$T/game.yaml: legal so far: 0 turns, score Anna (W) 12, Bert (B) 0, W to move
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
  1  W  58/90 c1 knight@se                                              15     0
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
  score: {W: 15}
The entry that was refused is asked for again when the game goes on.
The entry that was refused is asked for again when the game goes on.
# answers: entry;B: 17/90 d8

== what was drawn for it stays drawn; drop forgets it in the file, too
$ printf 'draw\nb2\n' | reeve play --rules tests/rulesets $T/game.yaml >/dev/null 2>&1; tail -n 1 $T/game.yaml
$ printf 'drop\n' | reeve play --rules tests/rulesets $T/game.yaml 2>/dev/null; tail -n 1 $T/game.yaml
--- file game.yaml <tests/cases/show/qend.yaml
--- stdout
# answers: entry cross court;W: court b2;discard: [cross]
W 0, B 0; W is to move, 2 tiles left
The tile is court.
   c   c
    cccc
   c   c
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
W 0, B 0; W is to move, 2 tiles left
# answers: cross court

== a position that is wrong can be mended by its keys, and by no other word
$ reeve play $T/game.yaml 2>/dev/null; sed -n '/^board/,$p' $T/game.yaml
--- stdin
keep
undo
drop
17/90 d7
board: {b3: 50}
17/90 d7
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
board:
  b3: 50
  h9: 60
score: {A: 5}
--- stdout
A 5, B 0; A is to move, 58 tiles left
Every turn is legal, but a key of the document is wrong: type it again, like
`score: {A: 14}`, or correct the file.
Every turn is legal, but a key of the document is wrong: type it again, like
`score: {A: 14}`, or correct the file.
There is no entry to take back. Type `board` for the rows of the board.
No entry was refused.
Not entered.
Every turn is legal, but a key of the document is wrong: type it again, like
`score: {A: 14}`, or correct the file.
A 5, B 0; A is to move, 59 tiles left
  1  A  17/90 d7                                                         5     0
       0  -   path@d7.w: nobody stands on it                                C-57
A 5, B 0; B is to move, 58 tiles left
board:
  b3: 50
score: {A: 5, B: 0}
keeps: {A: 0, B: 0}
hand: {A: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
supply: {A: 6, B: 6}
moves:
- A: 17/90 d7

== a key of a turn that is typed before any turn
$ reeve play --rules fixtures/rulesets $T/game.yaml
--- stdin
wagon: W:road@0,0
BA.RFr 1,0
--- file game.yaml
reeve: 1
rules: house-abbey
players: {W: White, B: Black}
moves:
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 71 tiles left
There is no turn yet. Type a key with its turn: `BA.L 0,-1 farmer@n; wagon: W:road@0,0`.
  1  W  BA.RFr 1,0                                                       0     0
White (W) 0, Black (B) 0; Black (B) is to move, 70 tiles left

== of two wrong turns of a file the first is kept: what is refused afterwards takes no word from the file
$ reeve play $T/game.yaml 2>&1 | grep '^Not'; cat $T/game.yaml
--- stdin
keep
B: 99 e5
score
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
- B: 5 b9
- W: 4 c10
--- stdout
Not entered. Type it again.
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 17/90 d7
# played all the same, although it is illegal
- B: 5 b9
- W: 4 c10

== a tile that `undo` puts back is the one that is drawn next, so that nobody chooses by drawing again
$ printf '%s\n' draw undo draw undo redo undo draw "ffff 9,9" undo draw quit | reeve play $T/g.yaml 2>/dev/null | sed -n 's/^The tile is //p' >$T/drawn
$ sort -u $T/drawn | wc -l; wc -l <$T/drawn
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
--- stdout
1
4

== another cell is enough after a move that was refused, and so is a rotation; a key may lack its colon
$ printf '%s\n' 'score {R: 3}' 'crfr 1,0 knight' 'score {R: 0}' 'rrrr 1,0' '2,0' 'BA.Rr/90 0,1' '/180 9,9' '3,0' '4,4' x 'towers {}' quit | reeve play $T/g.yaml 2>&1 | grep -v '^ \|^Rosa'; sed -n '/^moves/,$p' $T/g.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
--- stdout
There is no turn yet. Type a key with its turn: `BA.L 0,-1 farmer@n; score: {R: 3}`.
$T/g.yaml:7:11: illegal: tile rrrr cannot lie at 1,0: tile BA.RCr lies there [cell-taken, K-8]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
$T/g.yaml:8:6: illegal: tile BA.Rr cannot lie at 0,1: its south side is a field, but tile BA.RCr has a city there [edge-cut, K-9]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
$T/g.yaml:8:16: illegal: tile BA.Rr cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
$T/g.yaml:8:6: illegal: tile BA.Rr cannot lie at 3,0: its west side is a field, but tile BA.RRRR has a road there [edge-cut, K-9]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
$T/g.yaml:8:16: illegal: tile BA.Rr cannot lie at 4,4: no tile lies beside it [not-attached, K-8]
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
There is no word `x` here; see `help`.
$T/g.yaml:8:1: unreadable: `towers`: a key of positions, which have a `board` [bad-extra]
Not entered.
moves:
- R: BA.RCr 1,0 knight@n
  score: {R: 0}
- B: BA.RRRR 2,0
# answers: entry;R: BA.Rr/180 4,4

== a key of a turn is read without its colon and braces
% cp tests/cases/show/orders.yaml $T/g.yaml; printf '%s\n' '58/90 c1 knight; order: [house@d1.sw, tower@c1.se]' "$typed" quit | reeve play $T/g.yaml 2>&1 | grep -E 'There is|Only|unread'; sed -n '/58.90/,$p' $T/g.yaml | grep -v order
--- rows typed
take 12 3
    - W: 58/90 c1 knight@se
      take: {12: 3}
take {12: 3}
    - W: 58/90 c1 knight@se
      take: {12: 3}
take: 12: 3
    - W: 58/90 c1 knight@se
      take: {12: 3}
take: 12 3,
    - W: 58/90 c1 knight@se
      take: {12: 3}
score W 14 B 1
    - W: 58/90 c1 knight@se
take 12
    $T/g.yaml:15:6: unreadable: `take` describes no tile: no feature has the letter a (t tower, h house, c court) [bad-look]
    $T/g.yaml:15:11: unreadable: `12` is not a cell [bad-cell]
    - W: 58/90 c1 knight@se
score --format json
    - W: 58/90 c1 knight@se
take 12 '3'
    $T/g.yaml:15:6: unreadable: `take` describes no tile: no feature has the letter a (t tower, h house, c court) [bad-look]
    $T/g.yaml:15:11: unreadable: `12` is not a cell [bad-cell]
    $T/g.yaml:15:14: unreadable: there is no follower called `'3'` [unknown-role]
    - W: 58/90 c1 knight@se
--- stdout

== before the first turn a key that is typed alone is answered with a turn that can be typed; on a board it is that of the position
$ printf '%s\n' carcassonne 'Rosa, Ben' 'score: {R: 0, B: 0}' 'BA.L 0,-1 farmer@n; score: {R: 0, B: 0}' | reeve play $T/k.yaml 2>&1 | tail -n 3
--- stdout
There is no turn yet. Type a key with its turn: `BA.L 0,-1 farmer@n; score: {R: 0, B: 0}`.
  1  R  BA.L 0,-1 farmer@n                                               0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
--- stderr
