# What people type is taken where nothing else can be meant; else the message says what to type.

== a player's name is as good as his label
$ reeve fmt $T/game.yaml | sed -n '/^moves/,$p'
% sed "s/score: .*/$twice/" $T/game.yaml | reeve check -q 2>&1 | head -n 1
$ sed '3s/Bert/Anna/' $T/game.yaml | reeve check -q 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- Anna: BA.RFr 1,0 highwayman@e
- Bert: BA.RRR 0,-1
  capture: Anna:highwayman@1,0
  score: {Anna: 0, Bert: 0}
--- rows twice
score: {Anna: 2, W: 3}
    -:8:20: unreadable: the key W is repeated: it is already on line 8 [duplicate-key]
score: {W: 3, Anna: 2}
    -:8:17: unreadable: the key Anna is repeated: it is already on line 8 [duplicate-key]
--- stdout
moves:
- W: BA.RFr 1,0 highwayman@e
- B: BA.RRR 0,-1
  capture: 'W:highwayman@1,0'
  score: {W: 0, B: 0}
-:5:3: unreadable: unknown key `Anna` in an entry of moves [unknown-key]

== nor is a word of the notation a name
$ printf 'reeve: 1\nrules: tower\nplayers: {W: none, B: score}\nmoves:\n- W: BA.RFr 1,0\n- B: BA.RRR 0,-1\n  score: {W: 0, none: 0}\n' | reeve check -q
--- stderr
-:7:17: unreadable: there is no player `none` [unknown-player]
      7 |   score: {W: 0, none: 0}
        |                 ^~~~
  help: Type one of these: W, B.
--- status 3

== cells and looks in capitals
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 52/180 D12 knight\n' | reeve fmt | tail -n 1
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: FFFF+K 0,-1 monk\n' | reeve fmt | tail -n 1
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 52/180 A1\n- W: QQQQ d12\n' | reeve check -q
--- stdout
- W: 52/180 d12 knight@s
- W: BA.L 0,-1 monk@c
--- stderr
-:5:13: unreadable: A1 lies outside the wall [outside]
      5 | - W: 52/180 A1
        |             ^~
  help: Type a cell inside the wall; `reeve show` draws them.
-:6:6: unreadable: there is no tile `QQQQ` in Carcassonne: The Castle [unknown-tile]
      6 | - W: QQQQ d12
        |      ^~~~
  help: Type a tile from 1 to 60; see: reeve tiles castle
--- status 3

== a cell of two numbers needs no quotes within brackets
$ reeve fmt $T/game.yaml | sed -n '/^castles/,$p'
--- file game.yaml
reeve: 1
rules: [tower, bazaars]
players: {W: Anna, B: Bert}
board: {0,0: BA.RCr, 0,1: BA.C/180}
castles: {city@0,1: W}
to_move: W
moves:
- W: BA.RFr 1,0
  fief: {W: city@0,0}
--- stdout
castles: {'city@0,0.n': W}
supply: {W: {followers: 6, towers: 10, bridges: 3, castles: 2}, B: {followers: 7, towers: 10, bridges: 3, castles: 3}}
moves:
- W: BA.RFr 1,0
  fief: {W: 'city@0,0.n'}

== … in a list and in a map of cells, too, whose numbers stand side by side
% sed "s/WHERE/$where/" $T/game.yaml | reeve fmt - 2>&1 | grep -e towers: -e dragon: -e unreadable
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {W: Anna, B: Bert}
board:
  0,0: BA.RCr
  -1,0: DG.RFr.v
  1,0: BA.RFr
  1,1: ffff+t
  2,1: ffff+k+t
tokens: {dragon: '-1,0'}
WHERE
--- rows where
towers: {1,1: 1, 2,1: 1}
    towers: {'1,1': 1, '2,1': 1}
    tokens: {dragon: '-1,0'}
towers: {1,1: 1,2,1: 1}
    towers: {'1,1': 1, '2,1': 1}
    tokens: {dragon: '-1,0'}
towers: {1, 1: 1, 2, 1: 1}
    towers: {'1,1': 1, '2,1': 1}
    tokens: {dragon: '-1,0'}
towers: {'1,1': 1, 2,1: 1}
    towers: {'1,1': 1, '2,1': 1}
    tokens: {dragon: '-1,0'}
towers: {1,1: 1, 2: 1}
    -:11:18: unreadable: `2` is not a cell [bad-cell]
         11 | towers: {1,1: 1, 2: 1}
    towers: {'1,1': 1, 2: 1}
    tokens: {dragon: '-1,0'}
towers: {1,1: 1}\nmoves:\n- W: DG.RFr.d 2,0\n  dragon: [0,0, 1,0, 2,0]
    towers: {'1,1': 1}
    tokens: {dragon: '-1,0'}
      dragon: ['0,0', '1,0', '2,0']
towers: {1,1: 1}\nmoves:\n- W: DG.RFr.d 2,0\n  dragon: ['0,0', 1,0, 1]
    -:14:24: unreadable: `1` is not a cell [bad-cell]
         14 |   dragon: ['0,0', 1,0, 1]
    towers: {'1,1': 1}
    tokens: {dragon: '-1,0'}
      dragon: ['0,0', 1, 0, 1]
towers: {1,1: 1}\nmoves:\n- W: DG.RFr.d 2,0\n  dragon: [0,0, 1,0, 2,0, 1,0, 1,1, 2,1]
    towers: {'1,1': 1}
    tokens: {dragon: '-1,0'}
      dragon: ['0,0', '1,0', '2,0', '1,0', '1,1', '2,1']

== a colon wants a space
% printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n%b\n' "$text" | reeve check -q
--- rows text
board: {}\nscore: {W:31, B:38}
    -:5:9: unreadable: there is no player `W:31` [unknown-player]
          5 | score: {W:31, B:38}
            |         ^~~~
      help: Put a space after the colon.
    -:5:15: unreadable: there is no player `B:38` [unknown-player]
          5 | score: {W:31, B:38}
            |               ^~~~
      help: Put a space after the colon.
board:\n  d12:ttcc:ns\n  e12: 17
    -:5:6: unreadable: this is not YAML: no space follows the colon, so it makes no key [yaml-syntax]
          5 |   d12:ttcc:ns
            |      ^~~~~~~~
      help: Put a space after the colon, as in `d12: 17`.
board:\n  d12:ttcc:ns
    -:5:3: unreadable: board must be a map, not a word [wrong-type]
          5 |   d12:ttcc:ns
            |   ^~~~~~~~~~~
      help: Put a space after the colon.
moves:\n- W 17 d12\n- B: 18 e12
    -:5:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
          5 | - W 17 d12
            |   ^
      help: Type a colon and a space after the player: `- W: 17 d12`.
--- status 3

== brackets, columns, dashes and quotes
% printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n%b\n' "$text" | reeve check -q
--- rows text
board: {d12: 17 B: farmer@n, e12: 18}
    -:4:18: unreadable: this is not YAML: the bracket { is not closed, or a comma is missing [yaml-syntax]
          4 | board: {d12: 17 B: farmer@n, e12: 18}
            |                  ^
      help: Put a comma between two entries and a } after the last.
board: {d12: 17, e12: 18\nmoves: []
    -:4:8: unreadable: this is not YAML: the bracket { is not closed, or a comma is missing [yaml-syntax]
          4 | board: {d12: 17, e12: 18
            |        ^
      help: Put a comma between two entries and a } after the last.
board:\n  d12: 17\n   e12: 18
    -:6:7: unreadable: this is not YAML: a key cannot stand here, and this colon makes one [yaml-syntax]
          6 |    e12: 18
            |       ^
      help: Begin a key in the column of the keys above it. Type W:knight without a space; put quotes around a text that contains `: `.
board:\n    d12: 17\n  e12: 18
    -:6:3: unreadable: this is not YAML: a key was expected here, in the column of those above [yaml-syntax]
          6 |   e12: 18
            |   ^~~
      help: Begin the key in the column of the keys to which it belongs.
moves:\n- W: 17 d12\n - B: 18 e12
    -:6:2: unreadable: this is not YAML: this dash is not in the column of those above [yaml-syntax]
          6 |  - B: 18 e12
            |  ^
      help: Begin the line with its dash in the column of the dashes above it.
moves: - W: 17 d12
    -:4:8: unreadable: this is not YAML: an entry with a dash cannot stand here [yaml-syntax]
          4 | moves: - W: 17 d12
            |        ^
      help: Begin the dash on a line of its own, below its key.
moves:\n- "W":"17 d12"
    -:5:6: unreadable: this is not YAML: no space follows this colon after a quoted word [yaml-syntax]
          5 | - "W":"17 d12"
            |      ^
      help: Put a space after the colon.
about: "x\nmoves: []
    -:4:8: unreadable: this is not YAML: the quotation mark is not closed [yaml-syntax]
          4 | about: "x
            |        ^~
      help: Add the second quotation mark.
about: @x
    -:4:8: unreadable: this is not YAML: a word cannot begin with this character [yaml-syntax]
          4 | about: @x
            |        ^~
      help: Put single quotes around the word.
about: "a\\\\qb"
    -:1:1: unreadable: the key `moves` is missing [missing-key]
          1 | reeve: 1
            | ^~~~~
      help: Add `moves:` with the turns of a record, or `board:` with the tiles of a position.
--- status 3

== a line that breaks off a list is blamed, and not the entry below it
% printf "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n$moves\n" | reeve check -q 2>&1 | sed 's/ *$//'
--- rows moves
- R: BA.RFr 1,0\nscore: {R: 0, B: 0}\n- B: BA.L 0,-1
    -:6:1: unreadable: this is not YAML: this line does not belong to the entry above it [yaml-syntax]
          6 | score: {R: 0, B: 0}
            | ^~~~~
      help: Put two more spaces before it if it belongs to that entry; if it begins an entry, a dash and a space.
- R: BA.RFr 1,0\n-B: BA.L 0,-1\n- R: frfr 2,0
    -:6:1: unreadable: this is not YAML: no space follows this dash [yaml-syntax]
          6 | -B: BA.L 0,-1
            | ^~
      help: Put a space after the dash.
-R: BA.RFr 1,0\n  score: {R: 0, B: 0}\n- B: BA.L 0,-1
    -:5:1: unreadable: this is not YAML: no space follows this dash [yaml-syntax]
          5 | -R: BA.RFr 1,0
            | ^~
      help: Put a space after the dash.
R: BA.RFr 1,0\n  score: {R: 0, B: 0}\n- B: BA.L 0,-1
    -:5:1: unreadable: this is not YAML: no dash begins this entry [yaml-syntax]
          5 | R: BA.RFr 1,0
            | ^
      help: Begin the line with a dash and a space: `- R:`.
- R: BA.RFr 1,0\nB: BA.L 0,-1\n- R: frfr 2,0\n- B: frfr 3,0
    -:6:1: unreadable: this is not YAML: no dash begins this entry [yaml-syntax]
          6 | B: BA.L 0,-1
            | ^
      help: Begin the line with a dash and a space: `- B:`.
- R: BA.RFr 1,0\n- B: BA.L 0,-1\n3. R: frfr 2,0\n- B: frfr 3,0
    -:7:1: unreadable: this is not YAML: no dash begins this entry [yaml-syntax]
          7 | 3. R: frfr 2,0
            | ^~
      help: Begin the line with a dash and a space: `- R:`.
- R: BA.RFr 1,0\n— B: BA.L 0,-1\n- R: frfr 2,0
    -:6:1: unreadable: this is not YAML: this line does not belong to the entry above it [yaml-syntax]
          6 | — B: BA.L 0,-1
            | ^
      help: Type `-` instead of — (U+2014).
- R: BA.RFr 1,0\n-\302\240B: BA.L 0,-1\n- R: frfr 2,0
    -:6:1: unreadable: this is not YAML: no space follows this dash [yaml-syntax]
          6 | - B: BA.L 0,-1
            | ^~~
      help: Type a space instead of   (U+00A0).
- R: BA.RFr 1,0\n-\tB: BA.L 0,-1\n- R: frfr 2,0
    -:6:2: unreadable: a tab, where YAML needs spaces [yaml-tab]
          6 | -\x09B: BA.L 0,-1
            |  ^~~~~
      help: Replace the tab with spaces.

== what a document lacks is said as a line to type
$ printf 'rules: castle\nmoves: []\n' | reeve check -q
--- stderr
-:1:1: unreadable: the key `reeve` is missing [missing-key]
      1 | rules: castle
        | ^~~~~
  help: Add the line `reeve: 1` at the top.
-:1:1: unreadable: the key `players` is missing [missing-key]
  help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
--- status 3

== a follower on a board: a space after the colon within brackets, no colon, no player
$ board() { printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nboard:\n  0,0: %s\n' "$1"; }
$ board '[crfr, R: knight@n, B: highwayman]' | reeve position | sed -n '/^board/,/0,0/p'
% board "$row" | reeve check -q 2>&1 | grep -v '|'
--- stdout
board:
  '0,0': [BA.RCr, B:highwayman@e, R:knight@n]
--- rows row
crfr R knight
    -:5:13: unreadable: `R knight`: a follower is PLAYER:ROLE@WHERE [bad-extra]
      help: Type player, colon and follower without a space: R:knight@n.
crfr knight
    -:5:13: unreadable: `knight`: a follower is PLAYER:ROLE@WHERE [bad-extra]
      help: Type player, colon and follower without a space: R:knight@n.
crfr R: knight
    -:5:14: unreadable: this is not YAML: a second colon with a space on one line [yaml-syntax]
      help: Delete the space after the colon, put the text in quotes, or begin a line.
[crfr R:merchant]
    -:5:16: unreadable: there is no follower called `merchant` [unknown-role]
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field).
[crfr, {R: [knight]}]
    -:5:15: unreadable: a tile or follower must be a word, not a map [wrong-type]
      help: Type it as reeve-record(5) shows for this key.
[crfr, {R: }]
    -:5:16: unreadable: `R:`: a follower is PLAYER:ROLE@WHERE [bad-extra]
      help: Type player, colon and follower without a space: R:knight@n.

== a value, a deal and an entry of the wrong shape are shown with the labels of the game
% printf "reeve: 1\nrules: inns+traders+tower+bazaars\nplayers: {R: Rosa, B: Ben}\nmoves:\n$moves\n" | reeve check -q 2>&1 | grep -v '|'
--- rows moves
- R: BA.RFr 1,0\n  score: 0-4
    -:6:10: unreadable: score must be a map, not a word [wrong-type]
      help: Type it as in `score: {R: 0, B: 1}`.
- R: BA.C/180 0,1\n  castle: R
    -:6:11: unreadable: castle must be a map, not a word [wrong-type]
      help: Type it as in `castle: {R: feature, B: feature}`.
- bazaar:\n    draw: [BA.C, BA.RFr]\n    lots: [{tile: BA.C, chooser: B, bids: [2, 3], deal: sold}]
    -:7:43: unreadable: bids must be a map, not a list [wrong-type]
      help: Type it as in `bids: {R: 0, B: 1}`.
    -:7:57: unreadable: `sold`: a deal is buy or sell [bad-extra]
      help: did you mean `sell`?
- bazaar:\n  draw: [BA.C, BA.RFr]\n  lots: [{tile: BA.C, chooser: B, bids: {B: 2, R: 3}, deal: sell}]
    -:5:10: unreadable: bazaar must be a map, not a word [wrong-type]
      help: Begin its keys farther to the right than `bazaar`.
    -:6:3: unreadable: unknown key `draw` in an entry of moves [unknown-key]
      help: Begin it farther to the right than `bazaar`, to which it belongs.
    -:7:3: unreadable: unknown key `lots` in an entry of moves [unknown-key]
      help: Begin it farther to the right than `bazaar`, to which it belongs.
- R; frfr 1,0
    -:5:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
      help: Type a colon and a space after the player: `- R: frfr 1,0`.
- farmer
    -:5:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
      help: Type `- R: BA.RCr/90 0,1 knight@n`, with a space after the colon.

== a turn in the words of a table: rotation, large follower, nobody, a tile without its box
% printf 'reeve: 1\nrules: inns+tower\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %s\n' "$turn" | reeve check -q 2>&1 | grep -v '|'
$ printf 'reeve: 1\nrules: Carcassonne + Inns\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' | reeve check -q 2>&1 | grep -v '|'
--- rows turn
BA.C 180 0,1
    -:5:11: unreadable: `180` is not a cell [bad-cell]
      help: Type the cell after the tile; a rotation comes after a slash: `BA.C/180 0,1`.
BA.RFr 1,0 big highwayman@e
    -:5:6: unreadable: `BA.RFr 1,0 big highwayman@e` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Type big:highwayman@e in one word.
frfr 2,0 (no follower)
    -:5:6: unreadable: `frfr 2,0 (no follower)` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Delete what comes after the cell, or type a follower there.
BA.RFr 1,0 none
    -:5:17: unreadable: there is no follower called `none` [unknown-role]
      help: Delete it: without a follower nothing comes after the cell.
L 0,-1
    -:5:6: unreadable: there is no tile `L` in Inns and Cathedrals + The Tower [unknown-tile]
      help: did you mean BA.L? see: reeve tiles inns+tower
--- stdout
-:2:8: unreadable: ruleset `Carcassonne + Inns` cannot be used: Carcassonne : there is no such ruleset [bad-ruleset]
  help: Type the names that `reeve rules` lists, joined with + and without spaces.

== a value of the wrong sort: the help has an example of the key, with the players of this game
$ for key in 'take: 12' 'use: 1'; do printf 'reeve: 1\nrules: castle\nplayers: {A: Anna, B: Bert}\nmoves:\n- A: 50 b3\n  %s\n' "$key" | reeve check - ; done 2>&1 | grep help
$ for key in 'castles: 3' 'bridges: x'; do printf 'reeve: 1\nrules: bazaars\nplayers: {R: Rosa, B: Ben}\nboard: {"0,0": BA.RCr}\n%s\n' "$key" | reeve check -; done 2>&1 | grep help
--- stdout
  help: Type `take: {12: 3}`.
  help: Type `use: [1]`, or with its feature `use: [{2: tower@c3}]`.
  help: Type it as in `castles: {'city@0,1': R}`.
  help: Type it as in `bridges: {'0,1': ew}`.
--- stderr
