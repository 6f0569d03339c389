# A complaint quotes the line that it points at, with a caret under the place.

== the place is counted in characters, and what would act is shown
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- {W: "äöü\\t 3b"}\n- B: \x1b[2J\n' | sed 's/\\t/\t/' | reeve check -q
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- {W: "äöü\t 3b"}\n' | reeve check -q
--- stderr
-:5:8: unreadable: `äöü` describes no tile: it begins with a letter for each of the quarters NW NE SE SW [bad-look]
      5 | - {W: "äöü\x09 3b"}
        |        ^~~
  help: Type the number of the tile, or its look: quarters NW NE SE SW, as ttch:e,s,w or cccc+m.
-:5:13: unreadable: `3b` is not a cell [bad-cell]
      5 | - {W: "äöü\x09 3b"}
        |                ^~~
  help: Type b3.
-:6:6: unreadable: `\x1b[2J` is not a turn: the cell is missing [bad-turn]
      6 | - B: \x1b[2J
        |      ^~~~~~~
  help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as 17/90 e5 knight@n; or none.
-:5:8: unreadable: `äöü` describes no tile: it begins with a letter for each of the quarters NW NE SE SW [bad-look]
      5 | - {W: "äöü\x09 3b"}
        |        ^~~
  help: Type the number of the tile, or its look: quarters NW NE SE SW, as ttch:e,s,w or cccc+m.
-:5:13: unreadable: `3b` is not a cell [bad-cell]
      5 | - {W: "äöü\x09 3b"}
        |                ^~~
  help: Type b3.
--- status 3

== of a long line the part around the place
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- {about: "%s", W: 32 3b, B: "%s"}\n' "$(seq -s, 1 90)" "$(seq -s, 1 90)" | reeve check -q
--- stderr
-:5:4: unreadable: unknown key `about` in an entry of moves [unknown-key]
      5 | - {about: "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21...
        |    ^~~~~
  help: Type one of these: W, B, discard, order, use, take, score.
-:5:281: unreadable: `3b` is not a cell [bad-cell]
      5 | ...,81,82,83,84,85,86,87,88,89,90", W: 32 3b, B: "1,2,3,4,5,6,7,8,9...
        |                                           ^~
  help: Type b3.
-:5:285: unreadable: a second turn in one entry, that of B [entry-player]
      5 | ...82,83,84,85,86,87,88,89,90", W: 32 3b, B: "1,2,3,4,5,6,7,8,9,10,...
        |                                           ^
  help: Begin a new entry with a dash: `- B: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90`.
--- status 3

== at the end of a line, behind it, without one, and in the second document
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W:' | reeve check -q
$ printf 'reeve: 1\r\nrules: kastle\r\n' | reeve check -q
$ printf 'a: 1\n---\nreeve: 1\nrules: kastle\n' | reeve check -q 2>&1 >/dev/null | sed 's/ corners, .*, [.]/ corners, ./' >&2
$ printf '' | reeve check -q
--- stderr
-:5:5: unreadable: `` is not a turn: the turn is empty [bad-turn]
      5 | - W:
        |     ^
  help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as 17/90 e5 knight@n; or none.
-:2:8: unreadable: unknown ruleset `kastle` [unknown-ruleset]
      2 | rules: kastle
        |        ^~~~~~
  help: did you mean `castle`?
-:1:1: unreadable: the key `players` is missing [missing-key]
      1 | reeve: 1
        | ^~~~~
  help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
-:1:1: unreadable: the key `reeve` is missing [missing-key]
      1 | a: 1
        | ^
  help: Add the line `reeve: 1` at the top.
-:1:1: unreadable: the key `rules` is missing [missing-key]
  help: Type `rules: NAME`; `reeve rules` lists the names.
-:1:1: unreadable: the key `players` is missing [missing-key]
  help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
-:1:1: unreadable: unknown key `a` in the document [unknown-key]
  help: Type one of these: reeve, rules, options, scripts, about, players, colours, setup, to_move, extra_turns, second_part, at_once, still_asked, board, score, keeps, hand, corners, ...
-:4:8: unreadable: unknown ruleset `kastle` [unknown-ruleset]
      4 | rules: kastle
        |        ^~~~~~
  help: did you mean `castle`?
-:3:1: unreadable: the key `players` is missing [missing-key]
      3 | reeve: 1
        | ^~~~~
  help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
-:1:1: unreadable: there is no record or position here [empty]
  help: Type a record or a position: `reeve new NAME` prints one to fill in.
--- status 3
