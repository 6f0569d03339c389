# What people type instead of what they mean: each gets an error at its place, whose help says what to type.

== a cell, a place or a rotation in another notation
% printf 'reeve: 1\nrules: %s\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %s\n' $rules "$turn" | reeve check -q - 2>&1 | grep -v ' |'
--- rows rules turn
carcassonne frfr 1;0
    -:5:11: unreadable: `1;0` is not a cell [bad-cell]
      help: Type 1,0.
carcassonne frfr (1,0)
    -:5:11: unreadable: `(1,0)` is not a cell [bad-cell]
      help: Type 1,0.
carcassonne frfr 1.0
    -:5:11: unreadable: `1.0` is not a cell [bad-cell]
      help: Type 1,0.
carcassonne frfr 1, 0
    -:5:11: unreadable: `1,` is not a cell [bad-cell]
      help: Type 1,0 in one word.
carcassonne frfr 1 0
    -:5:11: unreadable: `1` is not a cell [bad-cell]
      help: Type 1,0 in one word.
carcassonne frfr 1, 0 farmer@n
    -:5:6: unreadable: `frfr 1, 0 farmer@n` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Type the cell in one word: 1,0.
carcassonne frfr 1,0, farmer@n
    -:5:11: unreadable: `1,0,` is not a cell [bad-cell]
      help: Type 1,0.
carcassonne frfr 1,0 farmer @n
    -:5:6: unreadable: `frfr 1,0 farmer @n` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Type farmer@n in one word.
carcassonne frfr 1,0 farmer n
    -:5:6: unreadable: `frfr 1,0 farmer n` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Type farmer@n in one word.
carcassonne frfr 1,0 farmer@north
    -:5:22: unreadable: `north` is not a place on a tile [bad-where]
      help: Type n.
carcassonne BA.L 90 1,0
    -:5:11: unreadable: `90` is not a cell [bad-cell]
      help: Type the cell after the tile; a rotation comes after a slash: `BA.L/90 1,0`.
carcassonne BA.L/360 1,0
    -:5:11: unreadable: `360` is not a rotation [bad-rotation]
      help: Type 0, 90, 180 or 270 after the slash: degrees clockwise.
carcassonne 1,0 frfr
    -:5:10: unreadable: `frfr` is not a cell [bad-cell]
      help: Type the tile before the cell: `frfr 1,0`.
carcassonne frfr at 1,0
    -:5:11: unreadable: `at` is not a cell [bad-cell]
      help: Delete `at`: the cell comes after the tile.
carcassonne frfr 99999999999,0
    -:5:11: unreadable: `99999999999,0` is not a cell [bad-cell]
      help: Type x and y: 0,0 or -1,2.
castle 32 3b
    -:5:9: unreadable: `3b` is not a cell [bad-cell]
      help: Type b3.

== turns without dashes, and a dash with a colon that lacks its space
$ printf '%s\n' 'reeve: 1' 'rules: castle' 'players: {R: Rosa, B: Ben}' 'moves:' '  R: 50 d12' '  B: 41 e12' | reeve check -q - 2>&1
$ printf '%s\n' 'reeve: 1' 'rules: castle' 'players: {R: Rosa, B: Ben}' 'moves:' '- R: 52/180 d12' '- B:41 e12' | reeve check -q - 2>&1
--- stdout
-:5:3: unreadable: moves must be a list, not a map [wrong-type]
      5 |   R: 50 d12
        |   ^
  help: Begin each entry with a dash: `- R: 50 d12`.
-:6:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
      6 | - B:41 e12
        |   ^~~~
  help: Type a space after the colon: `- B: 41 e12`.
--- status 3

== a cell in braces or brackets is cut by its comma and joined again, as a whole value and before a tile
% printf 'reeve: 1\nrules: tower\nplayers: {R: Rosa, B: Ben}\nmoves:\n- {%s}\n' "$entry" | reeve check -q -
--- rows entry
R: BA.L -1,-3, tower: -1,-3
    -:5:12: illegal: tile BA.L cannot lie at -1,-3: no tile lies beside it [not-attached, K-8]
          5 | - {R: BA.L -1,-3, tower: -1,-3}
            |            ^~~~~
      help: 1 legal placement; see: reeve legal - --before 1
R: -1,-3 BA.L
    -:5:13: unreadable: `BA.L` is not a cell [bad-cell]
          5 | - {R: -1,-3 BA.L}
            |             ^~~~
      help: Type the tile before the cell: `BA.L -1,-3`.
--- status 3

== followers in other words, tongues and letters
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: frfr 1,0 %s\n' $follower | reeve check -q -
--- rows follower
ritter@n
    -:5:15: unreadable: there is no follower called `ritter` [unknown-role]
          5 | - R: frfr 1,0 ritter@n
            |               ^~~~~~~~
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field).
boer@n
    -:5:15: unreadable: there is no follower called `boer` [unknown-role]
          5 | - R: frfr 1,0 boer@n
            |               ^~~~~~
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field).
Farmer@n
FARMER@N
thief@e
    -:5:15: unreadable: there is no follower called `thief` [unknown-role]
          5 | - R: frfr 1,0 thief@e
            |               ^~~~~~~
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field).
--- status 3

== characters that an editor put in the place of others
% printf "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n$line\n" | reeve check -q -
--- rows line
- R: frfr 1,–1
    -:5:11: unreadable: `1,–1` is not a cell [bad-cell]
          5 | - R: frfr 1,–1
            |           ^~~~
      help: Type `-` instead of – (U+2013).
– R: frfr 1,0
    -:5:1: unreadable: unknown key `– R` in the document [unknown-key]
          5 | – R: frfr 1,0
            | ^
      help: Type `-` instead of – (U+2013).
- R： frfr 1,0
    -:5:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
          5 | - R： frfr 1,0
            |   ^~
      help: Type `:` and a space instead of ： (U+FF1A).
- R: frfr 1，0
    -:5:11: unreadable: `1，0` is not a cell [bad-cell]
          5 | - R: frfr 1，0
            |           ^~~
      help: Type `,` instead of ， (U+FF0C).
- R: “frfr” 1,0
    -:5:6: unreadable: `“frfr”` describes no tile: it begins with a letter for each of the edges N E S W [bad-look]
          5 | - R: “frfr” 1,0
            |      ^~~~~~
      help: Type ' instead of “ (U+201C), or delete it.
- R: frfr 1,0 farmer@’n’
    -:5:22: unreadable: `’n’` is not a place on a tile [bad-where]
          5 | - R: frfr 1,0 farmer@’n’
            |                      ^~~
      help: Type ' instead of ’ (U+2019), or delete it.
- R: frfr\302\2401,0
    -:5:6: unreadable: `frfr 1,0` is not a turn: the cell is missing [bad-turn]
          5 | - R: frfr 1,0
            |      ^~~~~~~~
      help: Type a space instead of   (U+00A0).
-\302\240R: frfr 1,0
    -:5:1: unreadable: unknown key `- R` in the document [unknown-key]
          5 | - R: frfr 1,0
            | ^~~
      help: Type a space instead of   (U+00A0).
--- status 3

== other encodings, line ends, tabs, fences and JSON
$ H='reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n'
$ printf '\357\273\277'"$H- R: frfr 1,0\r\n- B:\tfrfr\t2,0\r\n" | reeve check -
$ printf "$H- R: frfr 1,0\n" | iconv -t UTF-16LE | reeve check - 2>&1
$ printf "$H- R: frfr 1,0\n" | iconv -t UTF-16 | reeve check - 2>&1 | grep help
$ printf "\140\140\140yaml\n$H- R: frfr 1,0\n\140\140\140\n" | reeve check - 2>&1
$ printf '{"reeve":1,"rules":"carcassonne","players":{"R":"a","B":"b"},"moves":[{"R":"frfr 1,0"}]}' | reeve check -
$ printf '{"reeve": 1, "rules": "carcassonne"\n "players": {"R": "a", "B": "b"}, "moves": []}' | reeve check - 2>&1
--- stdout
-: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
-: unreadable
-:1:2: unreadable: this is not text: the character U+0000 [not-text]
      1 | r
        |  ^
  help: Save the file as UTF-8: it is UTF-16.
  help: Save the file as UTF-8: it is UTF-16.
-: unreadable
-:1:1: unreadable: this is not YAML: a line of Markdown [yaml-syntax]
      1 | ```yaml
        | ^~~~~~~
  help: Delete the lines that begin with ```.
-: legal so far: 1 turn, score a (R) 0, b (B) 0, B to move
-: unreadable
-:2:2: unreadable: this is not YAML: a comma is missing before this [yaml-syntax]
      2 |  "players": {"R": "a", "B": "b"}, "moves": []}
        |  ^~~~~~~~~
  help: Put a comma after the value before it.
--- status 3

== keys, players and columns
% printf "reeve: 1\nrules: carcassonne\nplayers: $rest\n" | reeve check -q -
--- rows rest
R, W\nmoves: []
    -:3:10: unreadable: players must be a map, not a word [wrong-type]
          3 | players: R, W
            |          ^~
      help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
[Rosa, Ben]\nmoves: []
    -:3:10: unreadable: players must be a map, not a list [wrong-type]
          3 | players: [Rosa, Ben]
            |          ^
      help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
{R: Rosa, B: Ben}\nMoves: []
{R: Rosa, B: Ben}\nmove: []
    -:4:1: unreadable: unknown key `move` in the document [unknown-key]
          4 | move: []
            | ^~~~
      help: did you mean `moves`?
{R: Rosa, B: Ben}\nmoves:\nR: frfr 1,0
    -:5:1: unreadable: unknown key `R` in the document [unknown-key]
          5 | R: frfr 1,0
            | ^
      help: Type it as an entry of `moves`: `- R: frfr 1,0`.
{R: Rosa, B: Ben}\nboard:\n- 0,0: BA.RCr
    -:5:1: unreadable: board must be a map, not a list [wrong-type]
          5 | - 0,0: BA.RCr
            | ^
      help: Type it as in `board: {cell: tile [label:follower] | [tile | label:follower, ...], ...}`.
{R: Rosa, B: Ben}\nboard:\n  0,0: BA.RCr\n  1,0: [frfr, B: farmer@n]
{R: Rosa, B: Ben}\nboard:\n  0,0: BA.RCr\n  1,0: frfr B: farmer@n
    -:6:14: unreadable: this is not YAML: a second colon with a space on one line [yaml-syntax]
          6 |   1,0: frfr B: farmer@n
            |              ^
      help: Delete the space after the colon, put the text in quotes, or begin a line.
{R: Rosa, B: Ben}\nboard: {0,0: BA.RCr, 1,0:frfr}
    -:4:22: unreadable: `1,0:frfr`: no space follows the colon [bad-extra]
          4 | board: {0,0: BA.RCr, 1,0:frfr}
            |                      ^~~~~~~~
      help: Type `1,0: frfr`.
{R: Rosa, B: Ben}\nboard: {0,0: BA.RCr}\nsupply: {R:{followers: 3}}
    -:5:11: unreadable: this is not YAML: no space follows the colon, so it makes no key [yaml-syntax]
          5 | supply: {R:{followers: 3}}
            |           ^~~~~~~~~~~
      help: Put a space after the colon.
--- status 3

== in braces a turn is taken whose cell has a comma
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- {R: frfr 1,0 farmer@n, score: {R: 0}}\n- {B: frfr 2,0}\n' | reeve fmt -
--- stdout
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 farmer@n
  score: {R: 0}
- B: BA.RFr 2,0

== words between quotes of a word processor are complained of once
$ say() { printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n%s\n' "$1" | { shift; reeve check "$@" - 2>&1; }; }
$ say '- R: “crfr 0,1 knight”'
$ say '- R: „crfr 0,1 x“
$ - B: ‘frfr 1,0’' --format json | gojq -c '.diagnostics[] | [.line, .because, .help]'
--- stdout
-: unreadable
-:5:6: unreadable: `“crfr` describes no tile: it begins with a letter for each of the edges N E S W [bad-look]
      5 | - R: “crfr 0,1 knight”
        |      ^~~~~
  help: Type ' instead of “ and ”, or delete both.
[5,null,"Type ' instead of „ and “, or delete both."]
[5,0,"Type ' instead of “ (U+201C), or delete it."]
[6,null,"Type ' instead of ‘ and ’, or delete both."]
[6,2,"Type ' instead of ’ (U+2019), or delete it."]
--- stderr
--- status 0

== capitals are taken where nothing else can be meant: roles, places, features, keys, players, tiles, rulesets
$ sed 's/b3 squire/B3 Squire/; s/h10 herald@e/H10 HERALD@E/; s/  take: {12/  Take: {12/; s/^rules: castle/Rules: Castle/; s/^moves/Moves/; s/- B: 54/- b: 54/; s/- W: none/- anna: None/; s/house@f4/House@F4/; s/^players:/PLAYERS:/' fixtures/castle/kitchen-table.yaml >$T/game.yaml
$ reeve check $T/game.yaml; reeve fmt fixtures/castle/kitchen-table.yaml >$T/plain.yaml; reeve fmt $T/game.yaml | diff $T/plain.yaml - && echo the same
$ printf 'reeve: 1\nrules: [Carcassonne, TOWER]\nplayers: {R: Rosa, B: Ben}\nboard:\n  0,0: ba.rcr B:Big:Farmer@N\nTops: {}\nPrisoners: {r: [ben Big]}\n' | reeve check -
$ reeve rules CARCASSONNE | head -1; reeve why $T/game.yaml Corner:12 | head -1; reeve why $T/game.yaml FINAL | head -1
--- stdout
$T/game.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
the same
-: position inconsistent
Carcassonne (carcassonne)
Corner:12
final scoring: legal
--- stderr
-:5:17: inconsistent: the big:farmer at 0,0 has nothing to stand on: tile BA.RCr has no such feature there [position-no-place, K-14]
      5 |   0,0: ba.rcr B:Big:Farmer@N
        |                 ^~~~~~~~~~~~
  help: Type big:farmer@s or big:farmer@ne: a farmer needs a field.
-:4:1: inconsistent: B has 1 large follower on the board or prisoners, but owns only 0 [position-followers, K-4, big_follower: false]
      4 | board:
        | ^~~~~
  help: Delete a follower, or correct its player.
--- status 0

== a key in capitals is not taken beside the key itself, nor for a player who is called so; BA.CFC and BA.CFc are two tiles
$ say() { printf "reeve: 1\nrules: carcassonne\nplayers: {R: $1, B: Ben}\nmoves:\n- R: frfr 1,0\n  $2\n  $3\n" | reeve check -q - 2>&1 | grep unreadable; }
$ say Rosa 'score: {R: 1}' 'Score: {R: 0}'; say Score 'Score: frfr 2,0' 'score: {R: 0}'; say Rosa 'discard: [ba.cfc]'
--- stdout
-:7:3: unreadable: unknown key `Score` in an entry of moves [unknown-key]
-:6:3: unreadable: a second turn in one entry, that of Score [entry-player]
-:6:13: unreadable: `ba.cfc` describes no tile: it begins with a letter for each of the edges N E S W [bad-look]
--- stderr
--- status 0

== help says what to type: a large follower, a large prisoner, a colour
% printf 'reeve: 1\nrules: inns\nplayers: {W: Wim, B: Bea}\nboard: {"0,0": crfr %s}\n' "$row" | reeve check -q 2>&1 | grep help
$ printf 'reeve: 1\nrules: inns+tower\nplayers: {W: Wim, B: Bea}\nboard: {"0,0": crfr}\nprisoners: {W: [B, B:big]}\n' | reeve check -q 2>&1 | grep help
$ printf 'reeve: 1\nrules: inns\nplayers: {W: Wim, B: Bea}\ncolours: {W: }\nboard: {"0,0": crfr}\n' | reeve check -q 2>&1 | grep -v '|'
--- rows row
W:big knight
      help: Type one of these: big:highwayman (road), big:knight (city), big:monk (monastery), big:farmer (field).
      help: Type player, colon and follower without a space: W:knight@n.
W:knight
--- stdout
  help: Type `B big`.
-:4:14: unreadable: `colours`: a colour is missing [bad-extra]
  help: Type white, black, red, blue, yellow, green, purple, orange, pink or grey.

== the header of check has a column for each player
$ reeve check --format tsv --header fixtures/carcassonne/sunday.yaml
--- stdout
file	document	verdict	turns	finished	R	B
fixtures/carcassonne/sunday.yaml	1	legal	71	yes	R=80	B=108

== a blank behind the comma of a cell is no mistake
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: Wim, B: Bea}\nboard:\n  0,  0: crfr\n  0, -1: ffff+k\n  1 0: frfr\n' | reeve fmt 2>&1
--- stdout
-:7:3: unreadable: `1 0` is not a cell [bad-cell]
      7 |   1 0: frfr
        |   ^
  help: Type 1,0.
reeve: 1
rules: carcassonne
players: {W: Wim, B: Bea}
board:
  '0,  0': crfr
  '0, -1': ffff+k
  1 0: frfr
--- status 3
