# reeve play through a pipe: what it asks.

== which of several orders of scoring it was: its outcomes are listed, and its number is enough
$ reeve play $T/game.yaml; echo "status $?"; tail -n 3 $T/game.yaml; reeve check $T/game.yaml
--- stdin
58/90 c1 knight
3
2
--- file game.yaml <tests/cases/show/orders.yaml
--- stdout
Anna (W) 12, Bert (B) 0; Anna (W) is to move, 59 tiles left
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
No 3 is listed.
Which was it?
  1: tower@c1.se, house@d1.sw - nobody takes one
  2: house@d1.sw, tower@c1.se - W takes 12
Type its number; `undo` takes the entry back.
  1  W  58/90 c1 knight@se                                              15     0
      +1  W   house@d1.sw: 1 tile, 1 each                                   C-53
          W   keep to house@d1.sw: 1 tile                                   C-64
          W   takes the wall tile at 12                                     C-69
      +2  W   tower@c1.se: 1 tile, 2 each                                   C-52
If its number is known, type `take: {12: NUMBER}`.
Anna (W) 15, Bert (B) 0; Bert (B) is to move, 58 tiles left
status 0
moves:
- W: 58/90 c1 knight@se
  order: [house@d1.sw, tower@c1.se]
$T/game.yaml: legal so far: 1 turn, score Anna (W) 15, Bert (B) 0, B to move
--- stderr
$T/game.yaml:9:6: ambiguous: the order of scoring decides who takes a wall tile, but the record does not give it: tower@c1.se, house@d1.sw - nobody takes one; or house@d1.sw, tower@c1.se - W takes 12 [order-ambiguous, C-71, wall_pickup: per_feature]
      9 | - W: 58/90 c1 knight
        |      ^~~~~
  help: Add `order: […]`, with the features in the order of scoring.

== the key that was chosen takes the place of one that does not say enough; undo forgets the entry
$ reeve play $T/game.yaml >$T/said 2>&1; grep -c '^Which was it' $T/said; tail -n 3 $T/game.yaml; reeve check $T/game.yaml
--- stdin
58/90 c1 knight; order: []
undo
58/90 c1 knight; order: []
1
--- file game.yaml <tests/cases/show/orders.yaml
--- stdout
2
moves:
- W: 58/90 c1 knight@se
  order: [tower@c1.se, house@d1.sw]
$T/game.yaml: legal so far: 1 turn, score Anna (W) 15, Bert (B) 0, B to move

== T-38: which prisoner comes back
$ reeve play $T/game.yaml 2>/dev/null; tail -n 4 $T/game.yaml; reeve check $T/game.yaml
--- stdin
BA.RFr 1,0; tower: 0,-1; capture: B:farmer@0,-1
2
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
prisoners: {B: [W, W big]}
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 88 tiles left
exchange: The follower of the player that comes back in an exchange?
  1: brings back small
  2: brings back big
Type its number; `undo` takes the entry back.
  1  W  BA.RFr 1,0                                                       0     0
          W   places piece 1 on the tower at 0,-1                            T-6
          W   takes B's farmer at 0,-1 prisoner                             T-20
          W   and B exchange prisoners: a large follower of W, a follower
              of B                                                          T-37
White (W) 0, Black (B) 0; Black (B) is to move, 87 tiles left
- W: BA.RFr 1,0
  tower: 0,-1
  capture: 'B:farmer@0,-1.n'
  exchange: big
$T/game.yaml: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move

== the game and its players are asked for until they make a record; help says what can be typed
$ reeve play $T/game.yaml | sed 's/game? (abbey, .*, zamek)/game? (abbey, …, zamek)/'; head -n 3 $T/game.yaml
--- stdin

help
nosuch
castle

Anna, Anna
{W: Anna, B: Bert}
--- stdout
Which game? (castle, carcassonne, river and traders …; help) 
Type the name of a game, or of the boxes that you play with: `castle`,
`carcassonne`, `river and traders`. Options follow as NAME=VALUE. At a terminal
Tab lists both. `quit` ends.
Which game? (castle, carcassonne, river and traders …; help) 
  abbey        Abbey & Mayor
  bazaars      Bridges, Castles and Bazaars
  buildings    Little Buildings
  carcassonne  Carcassonne
  castle       Carcassonne: The Castle
  circles      Crop Circles
  count        The Count of Carcassonne
  cult         The Cult
  dragon       The Princess & the Dragon
  falcon       The Falcon
  festival     The Festival
  flier        The Flier
  gold         The Gold Mines
  hills        Hills & Sheep
  inns         Inns and Cathedrals
  king         King and Robber Baron
  labyrinth    The Labyrinth
  mage         Mage & Witch
  mayor        The Mayor
  messages     The Messages
  phantom      The Phantom
  river        The River
  siege        Siege
  tower        The Tower
  traders      Traders and Builders
  watchtowers  Watchtowers
  windroses    Wind Roses
  zamek        Zamek
Type the name of a game, or of the boxes that you play with: `castle`,
`carcassonne`, `river and traders`. Options follow as NAME=VALUE. At a terminal
Tab lists both. `quit` ends.
Which game? (castle, carcassonne, river and traders …; help) 
Which game? (castle, carcassonne, river and traders …; help) 
Who plays, in turn order? (Anna, Bert; help) 
Type the names, with a comma between them, or letters for the record and names:
W: Anna, B: Bert. `quit` ends.
Who plays, in turn order? (Anna, Bert; help) 
Who plays, in turn order? (Anna, Bert; help) 
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
--- stderr
reeve: nosuch: there is no such ruleset
reeve: Anna: two players have this name

== quit at the first questions makes no file
$ (echo quit | reeve play $T/game.yaml; printf 'castle\nexit\n' | reeve play $T/game.yaml) |
$     sed 's/game? (abbey, .*, zamek)/game? (abbey, …, zamek)/'; ls $T
--- stdout
Which game? (castle, carcassonne, river and traders …; help) 
Which game? (castle, carcassonne, river and traders …; help) 
Who plays, in turn order? (Anna, Bert; help) 

== a tile that fits nowhere is discarded when another is drawn; one that fits must be laid [C-25]
$ reeve play --rules tests/rulesets $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
draw
draw
cross b2
b3
--- file game.yaml <tests/cases/show/qend.yaml
--- stdout
W 0, B 0; W is to move, 2 tiles left
The tile is cross.
   c │ c
  ───┼───  cccc:nesw
   c │ c
cross fits nowhere and is discarded.
The tile is court.
   c   c
    cccc
   c   c
court is drawn and fits; `undo` puts it back.
court is drawn; `undo` puts it back.
  3  W  court b3                                                         0     0
W and B share the victory
W 0, B 0; the game is over
moves:
- W: market b4
- B: court c4
- W: court b3
  discard: ['cross']

== at the end the result and the choices of final scoring can be typed
$ reeve sim castle --seed 4 | sed '1d; /^result/d; /^\.\.\.$/d' >$T/game.yaml
$ reeve play $T/game.yaml | grep -v ' - \| C-108$'; tail -n 2 $T/game.yaml
--- stdin
result: {W: 18, B: 70}
final: {W: {use: [8]}}
result: {W: 18, B: 7}
--- stdout
White (W) 18, Black (B) 7; the game is over
Not entered.
Not entered.
 60  B  56 i12                                                          15     4
final scoring
White (W) wins
White (W) 18, Black (B) 7; the game is over
- B: 56 i12
result: {W: 18, B: 7}
--- stderr~
wrong: B ends with 7, not 70 [wrong-result, C-110]
illegal: W holds no wall tile 8 [use-not-held, C-81]

== a picture is not drawn over a file that is read
$ cp fixtures/castle/example-tower.yaml $T/g.yaml; reeve show --svg $T/g.yaml $T/g.yaml; echo $?
$ cmp fixtures/castle/example-tower.yaml $T/g.yaml
--- stdout
2
--- stderr
reeve: $T/g.yaml: this file is read: name another one to write to

== undo behind the end takes the result away, too
$ reeve sim castle --seed 4 | sed '1d; /^\.\.\.$/d' >$T/game.yaml; grep -c ^result $T/game.yaml
$ echo undo | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
--- stdout
1
White (W) 18, Black (B) 7; the game is over
Taken back: B: 56 i12
White (W) 15, Black (B) 4; Black (B) is to move, 1 tile left
- W: 6/270 g3

== draw keeps to the order that setup.draw gives
$ reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- stdin
draw
d7
draw
undo
3 d8
draw
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
setup:
  draw: [50, 17, 4]
moves:
- A: 50 b3
--- stdout
A 0, B 0; B is to move, 59 tiles left
The tile is 17.
   c   c
  ───□───  cccc:e,s,w
   c │ c
  2  B  17 d7                                                            0     0
       0  -   path@d7.w: nobody stands on it                                C-57
A 0, B 0; A is to move, 58 tiles left
The tile is 4.
   t   t
  ───────  tthh:ew
   h   h
4 goes back.
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
The tile is 4.
   t   t
  ───────  tthh:ew
   h   h
- B: 17 d7
# answers: 4

== options stand before or behind the words of a command; what it does not take is refused
$ reeve play $T/game.yaml 2>&1 | grep 'd12.0\|^17.d7.0\|^[^0-9 ]'
--- stdin
legal --format tsv 5
legal 5 --format tsv
legal --before 1 --format tsv
legal --format tsv
draw
legal --format tsv
rules C-1
rules -q
tiles 57 --format tsv
show other.yaml
explain C-13 C-14 --format tsv
--- file game.yaml
reeve: 1
rules: castle
players: {A: A, B: B}
setup: {draw: [17, 5]}
moves:
- A: 17/90 d7
--- stdout
A 0, B 0; B is to move, 59 tiles left
5	d12	0	squire@n merchant@se knight@sw	
5	d12	0	squire@n merchant@se knight@sw	
17	d7	0	merchant@n herald@e herald@s herald@w merchant@se	path@d7.w
Which tile? Type `legal TILE`, or `draw` one.
The tile is 5.
5	d12	0	squire@n merchant@se knight@sw	
Only options follow `rules`; see `help`.
reeve: rules does not take --quiet (only check, sim)
Only options follow `tiles`; see `help`.
Only options follow `show`; see `help`.
reeve: explain takes --format text or json, not `tsv`

== help speaks of the game, and names are taken in any letters
$ cp $T/new.yaml $T/g.yaml; printf '%s\n' '?' 'anna: BA.RFr 1,0' 'B frfr 2,0' | reeve play $T/g.yaml 2>&1 | grep -v '^  [a-z ]'
$ sed 's/carcassonne/castle/' $T/new.yaml >$T/c.yaml; echo help | reeve play $T/c.yaml | sed -n 2p
$ printf '%s\n' board '?' cancel | reeve play $T/new.yaml | grep -c '^  west'
$ sed 's/carcassonne/tower+traders/' $T/new.yaml >$T/b.yaml; printf '%s\n' board crfr done | reeve play $T/b.yaml >$T/said; grep -e goods: -e prisoners: -e towers: $T/b.yaml
--- file new.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
moves:
--- stdout
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
Type `BA.L 0,-1 farmer@n`: tile, cell, and a follower if there is one. This is a
turn of the player to move; `B: …` is a turn of another player. Add keys to it,
after a `;` or on lines of their own: `score: {A: 0, B: 0}`. Type a key of the
record or position alone: `result: …`.
  1  A  BA.RFr 1,0                                                       0     0
Anna (A) 0, Bert (B) 0; Bert (B) is to move, 70 tiles left
$T/g.yaml:6:8: unreadable: `frfr` is not a cell [bad-cell]
Not entered. Type it again.
Type `1 d7 herald@n`: tile, cell, and a follower if there is one. This is a turn
2
# towers: {'0,1': 2}
# prisoners: {A: [B, B]}
# goods: {A: {wine: 0, grain: 0, cloth: 0}, B: {wine: 0, grain: 0, cloth: 0}}
# supply: {A: {followers: 7, builder: 1, pig: 1, towers: 10}, B: {followers: 7, builder: 1, pig: 1, towers: 10}}

== of many that begin the same file at one moment one has the game, and the others are told
$ for i in 0 1 2 3 4 5 6 7 8 9; do
$   for k in 0 1 2 3 4 5; do
$     { echo carcassonne; echo "A: Anna$i$k, B: Bert"; until test -e $T/go; do sleep 0.1; done; } |
$       reeve play $T/g.yaml >$T/said$i$k 2>$T/err$i$k &
$   done
$ done
$ until test "$(cat $T/err* | grep -c 'another `play` has this game open')" = 59; do sleep 0.1; done
$ touch $T/go; wait
$ sed -n 's/.*A: \(Anna..\),.*/\1/p' $T/g.yaml >$T/name; cat $T/said* | grep -c "$(cat $T/name) (A) 0, Bert"
$ wc -l <$T/name; cat $T/err* | grep -vc 'open: quit there first'
$ ls -A $T | grep -v '^said\|^err'
--- stdout
1
1
0
g.yaml
go
name
--- status 0

== a game that is open elsewhere is not played on; when that ends, it is
$ cp fixtures/castle/kitchen-table.yaml $T/g.yaml
$ until test -e $T/go; do sleep 0.1; done | reeve play $T/g.yaml >$T/said 2>&1 & until grep -qs Anna $T/said; do sleep 0.1; done
$ echo quit | reeve play $T/g.yaml 2>&1
$ touch $T/go; wait; echo quit | reeve play $T/g.yaml | tail -n 1
--- stdout
reeve: $T/g.yaml: another `play` has this game open: quit there first, or name another file
Anna (W) 108, Bert (B) 90; the game is over

== the file of a game that was not begun does not stay
$ echo quit | reeve play $T/g.yaml >$T/said; ls $T
--- stdout
said

== a file that another `play` made where this one's was removed is not written over
$ mkfifo $T/wait $T/other
$ { echo carcassonne; cat $T/wait; } | reeve play $T/g.yaml >$T/said 2>$T/err & until grep -qs Who $T/said; do sleep 0.1; done
$ rm $T/g.yaml
$ { echo castle; cat $T/other; } | reeve play $T/g.yaml >$T/said2 2>&1 & until grep -qs Who $T/said2; do sleep 0.1; done
$ echo 'Anna, Bert' >$T/wait; until grep -qs 'the game is here' $T/err; do sleep 0.1; done
$ echo 'Cora, Dora' >$T/other; wait
$ cat $T/err; grep -h 'rules\|players' $T/g.yaml $T/g-2.yaml
--- stdout
reeve: $T/g.yaml: another `play` has this game open: quit there first, or name another file
reeve: $T/g.yaml: another program has changed this file; nothing was written over it
reeve: $T/g-2.yaml: the game is here, with the last entry
rules: castle
players: {C: Cora, D: Dora}
rules: carcassonne
players: {A: Anna, B: Bert}

== a word of reeve takes scripts of its own, from files, too
$ reeve play $T/game.yaml 2>&1 | cut -f 1,2 | sort -u | head -n 5
--- stdin
legal 17 --script scripts/none.lua
rules --script longest-path-bonus --script scripts/no-enclosed-holes.lua --format tsv
legal BA.L --script longest-path-bonus --script scripts/no-enclosed-holes.lua
--- file game.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
moves: []
--- stdout
0,-1  0°                farmer@n monk@c
1 placement
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
longest-path-bonus	longest-path-bonus
reeve: scripts/none.lua: there is no such file

== redo enters what undo took back, after an entry that was refused, too
$ printf '%s\n' carcassonne 'A B' 'crfr 1,0' undo 'frfr 9,9' redo redo | reeve play $T/g.yaml 2>/dev/null | tail -n 3
--- stdout
  1  A  BA.RCr 1,0                                                       0     0
A 0, B 0; B is to move, 70 tiles left
No entry was taken back.

== what was taken back is entered again, until something else is; the tile that was drawn stays drawn
$ printf '%s\n' 'crfr 1,0 highwayman@w' 'B: BA.LR/270 -1,0' undo undo redo redo redo undo 'frff+k -1,0' redo |
$     reeve play $T/g.yaml | grep -E 'back|^  [0-9]'; sed -n '/^moves/,$p' $T/g.yaml
$ printf '%s\n' draw '/0 1,0' undo | reeve play $T/h.yaml | tail -n 2; tail -n 1 $T/h.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
moves: []
--- file h.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
setup: {draw: [BA.RFr]}
moves: []
--- stdout
  1  A  BA.RCr 1,0 highwayman@e                                          0     0
  2  B  BA.LR/270 -1,0                                                   0     0
Taken back: B: BA.LR/270 -1,0
Taken back: A: BA.RCr 1,0 highwayman@e
  1  A  BA.RCr 1,0 highwayman@e                                          0     0
  2  B  BA.LR/270 -1,0                                                   0     0
No entry was taken back.
Taken back: B: BA.LR/270 -1,0
  2  B  BA.LR/270 -1,0                                                   0     0
No entry was taken back.
moves:
- A: BA.RCr 1,0 highwayman@e
- B: BA.LR/270 -1,0
Taken back: A: BA.RFr 1,0; drawn: BA.RFr
Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
# answers: BA.RFr

== a refused move that can be kept, but not the points noted with it, waits for these
$ printf '%s\n' carcassonne 'A B' 'BA.L 5,5; score: {A: 9}' keep 'score: {A: 0}' keep | reeve play $T/g.yaml 2>&1 | grep -E 'help|keep|^  [0-9]'; sed -n '/^moves/,$p' $T/g.yaml
--- stdout
Which game? (castle, carcassonne, river and traders …; help) 
Who plays, in turn order? (Anna, Bert; help) 
  help: 1 legal placement; see: legal BA.L
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
  help: Type 0 if every turn up to here is right; see: why 1
The move can be kept, but not this: correct it, then `keep`.
  help: 1 legal placement; see: legal BA.L
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
  1  A  BA.L 5,5                                                         0     0
moves:
# played all the same, although it is illegal
- A: BA.L 5,5
  score: {A: 0}

== redo draws again what went back, and then enters what was laid
$ printf '%s\n' draw '/0 1,0' undo undo redo redo undo undo redo undo draw redo | reeve play $T/h.yaml | grep -E 'back|The tile|^  [0-9]'
--- file h.yaml
reeve: 1
rules: carcassonne
players: {A: Anna, B: Bert}
setup: {draw: [BA.RFr]}
moves: []
--- stdout
The tile is BA.RFr.
  1  A  BA.RFr 1,0                                                       0     0
Taken back: A: BA.RFr 1,0; drawn: BA.RFr
BA.RFr goes back.
The tile is BA.RFr.
  1  A  BA.RFr 1,0                                                       0     0
Taken back: A: BA.RFr 1,0; drawn: BA.RFr
BA.RFr goes back.
The tile is BA.RFr.
BA.RFr goes back.
The tile is BA.RFr.
  1  A  BA.RFr 1,0                                                       0     0

== with --html, the page of the game is written again after each entry, and has the tile that was drawn
$ reeve play --html $T/g.html $T/g.yaml >$T/out; grep -c '<li id="turn-' $T/g.html; grep -o '"live":true' $T/g.html; reeve play --tiles --html $T/g.html $T/g.yaml <$T/draw >$T/out; grep -c '>BA\.[^<]*</text>' $T/g.html
--- stdin
carcassonne
Rosa, Ben
BA.Rr 1,0
--- file draw
draw
--- stdout
2
"live":true
3
--- stderr

== a page that cannot be written is a failure, and over the record none is written
$ reeve play --html $T/none/g.html $T/g.yaml </dev/null >$T/out; echo "status $?"; reeve play --html $T/g.yaml $T/g.yaml </dev/null; echo "status $?"; reeve play --html - $T/g.yaml; echo "status $?"
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
status 5
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
status 0
status 2
--- stderr
reeve: $T/none/g.html: No such file or directory
reeve: $T/g.yaml: this is the record; name another file for the picture
reeve: -: this is written after each turn: name a file for it

== a key that is accepted leaves the tile that is drawn where it is
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.L 0,-1\n# answers: BA.RFr\n' >$T/g.yaml; printf '%s\n' "$typed" quit | reeve play $T/g.yaml >$T/out; sed -n '/^about/p; /^players/,$p' $T/g.yaml
--- rows typed
score: {R: 0, B: 0}
    players: {R: Rosa, B: Ben}
    moves:
    - R: BA.L 0,-1
      score: {R: 0, B: 0}
    # answers: BA.RFr
1 R: BA.L 0,-1 monk
    players: {R: Rosa, B: Ben}
    moves:
    - R: BA.L 0,-1 monk@c
    # answers: BA.RFr
about: {event: x}
    about: {event: x}
    players: {R: Rosa, B: Ben}
    moves:
    - R: BA.L 0,-1
    # answers: BA.RFr
players: {R: Rosa, B: Bert}
    players: {R: Rosa, B: Bert}
    moves:
    - R: BA.L 0,-1
    # answers: BA.RFr
score: {R: 9, B: 0}
    $T/g.yaml:6:14: wrong: R has 0 after this turn, not 9 [wrong-score, K-26]
          6 |   score: {R: 9, B: 0}
            |              ^
      help: Type 0 if every turn up to here is right; see: why 1
    players: {R: Rosa, B: Ben}
    moves:
    - R: BA.L 0,-1
    # answers: BA.RFr
