# The Falcon as a whole: what it takes from The Castle, what it refuses, what an owner can add.

== a game without new tiles is one of The Castle [F-1]
$ reeve sim castle --games 20 --option two_doublers=one_only | sed '/^options/d; s/^rules: castle/rules: falcon/' | reeve check | grep -c ': legal'
--- stdout
20

== games of The Falcon and of a set with chapels and aeries are legal
$ reeve-fast sim falcon --games 200 | reeve-fast check | grep -c ': legal'
$ reeve-fast sim --rules tests/rulesets fq --games 200 | reeve-fast check --rules tests/rulesets | grep -c ': legal'
--- stdout
200
200

== a doubling wall tile is for play, the others for the end [F-19]
$ reeve check --now 2>&1
--- stdin
reeve: 1
rules: falcon
players: {W: W, B: B}
score: {W: 0, B: 0}
hand: {W: {wall_tiles: [2]}}
board: {b3: 13}
final:
  W: {use: [{2: court@b3}]}
--- status 1
--- stdout
-: illegal: score W 0, B 0
-:8:14: illegal: wall tile 2 is used only during the game [final-in-play, F-19]
      8 |   W: {use: [{2: court@b3}]}
        |              ^
  help: Delete it from `final`.

== both copies of wall tile 2 double a tower once; in The Castle they make it triple [F-20]
$ reeve score --rules tests/rulesets $T/two.yaml | grep tower
$ reeve score --rules tests/rulesets --option two_doublers=triple $T/two.yaml | grep tower
--- file two.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [2, 2]}}
board: {a4: t2 W:knight@n, b4: t2, c4: t2}
moves:
- W: t2 d4
  use: [{2: tower@d4}, {2: tower@d4}]
--- stdout
          W   plays wall tile 2 on tower@a4.n                               C-89
          W   plays wall tile 2 on tower@a4.n                               C-89
     +16  W   tower@a4.n: 4 tiles, 2 each, times 2 by wall tile 2, once
          W   plays wall tile 2 on tower@a4.n                               C-89
          W   plays wall tile 2 on tower@a4.n                               C-89
     +24  W   tower@a4.n: 4 tiles, 2 each, times 3 by both copies of wall

== king and falconer are refused by name [F-14, F-15]
% printf 'reeve: 1\nrules: falcon\nplayers: {W: W, B: B}\nmoves:\n- W: 13 b3 %s\n' $piece | reeve check 2>&1
$ printf 'reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n- W: 13 b3 king\n' | reeve check 2>&1
--- rows piece
king@n
    -: unreadable
    -:5:12: unreadable: `king` is not available here [not-modelled, F-14]
          5 | - W: 13 b3 king@n
            |            ^~~~~~
      help: Leave it out. F-14: A player reports that the king is a follower that doubles the points of its feature when its owner scores it. This is not verified and reeve does not apply it: a record with a king is refused. See: reeve explain F-14
falconer@n
    -: unreadable
    -:5:12: unreadable: `falconer` is not available here [not-modelled, F-15]
          5 | - W: 13 b3 falconer@n
            |            ^~~~~~~~~~
      help: Leave it out. F-15: The falconer may be a follower for features with an aerie that brings more tokens, perhaps twice as many, perhaps one more. This is not verified and reeve does not apply it: a record with a falconer is refused. See: reeve explain F-15
--- stdout
-: unreadable
-:5:12: unreadable: there is no follower called `king` [unknown-role]
      5 | - W: 13 b3 king
        |            ^~~~
  help: Type one of these: herald (path), knight (tower), squire (house), merchant (court).
--- status 3

== and so are their options [F-14, F-15]
$ reeve check --option king=double $T/plain.yaml 2>&1
$ reeve check --option falconer=plus_one $T/plain.yaml 2>&1
$ reeve rules falcon | grep -ci unverified
--- file plain.yaml
reeve: 1
rules: falcon
players: {W: W, B: B}
moves:
- W: 13 b3
--- stdout
$T/plain.yaml: unreadable
reeve: unreadable: `king` is not available here [not-modelled, F-14]
  help: Leave it out. F-14: A player reports that the king is a follower that doubles the points of its feature when its owner scores it. This is not verified and reeve does not apply it: a record with a king is refused. See: reeve explain F-14
$T/plain.yaml: unreadable
reeve: unreadable: `falconer` is not available here [not-modelled, F-15]
  help: Leave it out. F-15: The falconer may be a follower for features with an aerie that brings more tokens, perhaps twice as many, perhaps one more. This is not verified and reeve does not apply it: a record with a falconer is refused. See: reeve explain F-15
6

== what is known of the king is said, and where all rules are on this machine: installed, in a checkout, or nowhere [F-14]
$ mkdir -p $T/bin $T/man $T/share/man/man7; cp "$(command -v reeve)" $T/bin; $T/bin/reeve explain F-14
$ touch $T/man/reeve-rules-falcon.7; $T/bin/reeve explain F-14 | sed -n '$p'
$ touch $T/share/man/man7/reeve-rules-falcon.7.gz; $T/bin/reeve explain F-14 | sed -n '$p'
--- stdout
F-14: King: unverified, off

  A player reports that the king is a follower that doubles the points of its
  feature when its owner scores it. This is not verified and reeve does not
  apply it: a record with a king is refused.

  A turn that ends in king@n is refused, and so is an option king except king:
  off.

ruleset     The Falcon
section     King and falconer
standing    unverified
edition     The Falcon 2015
source      FF "works like the prophet in the Ark of the Covenant except you can
            use it multiple times": reports of players in forums
see         F-16, F-17, F-18, F-20
all rules   reeve rules falcon
all rules   man -l $T/man/reeve-rules-falcon.7
all rules   man 7 reeve-rules-falcon

== tiles can be added to a set, and a chapel's table changed
$ reeve tiles --rules $T mine --format tsv | tail -3
--- file mine/ruleset.yaml
ruleset: 1
name: mine
extends: falcon
more_tiles: tiles.yaml
board:
  starts:
    6: {cell: b3, side: w, n: chapel, s: court, collects: n}
--- file mine/tiles.yaml
F1: 'kkcc+a.se'
F2: {look: 'kccc:e', count: 2}
--- stdout
60	1	ccct:n	60
F1	1	kkcc+a.se	F1
F2	2	kccc:e	F2

== what is wrong with added tiles, gates and tables is said
% mkdir -p $T/bad; printf 'ruleset: 1\nname: bad\nextends: falcon\n%s\n' "$line" >$T/bad/ruleset.yaml; reeve rules --rules $T bad 2>&1 | head -2
--- rows line
more_tiles: {1: kkkk}
    reeve: bad: bad/ruleset.yaml:4:14: `1`: another tile of the set has this name; see reeve-ruleset(5)
more_tiles: {F1: kkkq}
    reeve: bad: bad/ruleset.yaml:4:18: `kkkq` describes no tile: no feature has the letter q (t tower, h house, c court, k chapel). Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
board: {gates: [27, 100]}
    reeve: bad: bad/ruleset.yaml:4:1: a gate follows space 100; the track has the spaces 0 to 99
board: {track: 60}
    reeve: bad: bad/ruleset.yaml:4:1: a gate follows space 69; the track has the spaces 0 to 59
board: {gates: [-1]}
    reeve: bad: bad/ruleset.yaml:4:17: `-1`: a gate goes from 0 to 999; see reeve-ruleset(5)
kinds: {chapel: {table: []}}
    reeve: bad: bad/ruleset.yaml:4:25: `table`: points of 1 tile, of 2 … : 1 to 16 numbers; see reeve-ruleset(5)
kinds: {chapel: {table: [1, x]}}
    reeve: bad: bad/ruleset.yaml:4:29: table must be a whole number, not `x`. Type digits only, with a minus sign for a negative number.
marks: {collects: m}
    reeve: bad: bad/ruleset.yaml:4:1: two marks have the letter m
unmodelled: {queen: [F-14]}
    reeve: bad: bad/ruleset.yaml:4:21: queen must be a word, not a list; see reeve-ruleset(5)
more_tiles: {F1: 'kkcc+a'}
    reeve: bad: bad/ruleset.yaml:4:19: `kkcc+a` describes no tile: +a (aerie) needs its place, as +a.ne. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
more_tiles: {F1: 'kkcc+a.n'}
    reeve: bad: bad/ruleset.yaml:4:19: `kkcc+a.n` describes no tile: n is not a quadrant, and not an edge with a path. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.

== positions of a game with chapels and aeries are consistent, turn by turn, and fmt keeps records
$ reeve-fast sim --rules tests/rulesets fq --seed 7 | tail -n +1 >$T/game.yaml
$ for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
$   reeve position --rules tests/rulesets --at $n $T/game.yaml | reeve check --rules tests/rulesets
$ done | grep -c consistent
$ reeve fmt --rules tests/rulesets $T/game.yaml | reeve check --rules tests/rulesets | grep -c legal
$ reeve position --rules tests/rulesets --at 9 $T/game.yaml | reeve position --rules tests/rulesets >$T/again
$ reeve position --rules tests/rulesets --at 9 $T/game.yaml | cmp - $T/again && grep -c collected $T/again
--- stdout
15
1
1

== house rules for The Castle hold [F-1]
$ reeve-fast sim falcon --script end-of-turn-pickup --games 5 | tee $T/games.yaml | grep -c '^scripts: .end-of-turn-pickup'
$ reeve check $T/games.yaml | grep -c ': legal'
--- stdout
5
5
