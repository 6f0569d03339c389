# Complaints that no record raises by itself: they take an option of the command line, a script or a ruleset of one's
# own. (too-long, too-long-word and no-memory are in hostile.t.)

== accepted: an illegal turn stands, and the next is judged from there [C-15, C-16]
$ reeve check --accept 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 e5
- B: 34 f5
- W: 5 i11
--- stdout
$T/game.yaml: illegal: turn 3; after 2 turns, score Anna (W) 0, Bert (B) 0
--- stderr~
$T/game.yaml:5:9: note: turn 1 stands as it is, accepted: tile 32 cannot lie at e5: the first tile must lie against a start space [accepted, C-15]
$T/game.yaml:7:8: illegal: tile 5 cannot lie at i11: no tile and no start space lies beside it [not-attached, C-18]
--- status 1

== accepted: a note does not decide the verdict
$ reeve check --accept 1 -
--- stdin
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 e5
--- stdout
-: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
--- stderr
-:5:9: note: turn 1 stands as it is, accepted: tile 32 cannot lie at e5: the first tile must lie against a start space [accepted, C-15]
      5 | - W: 32 e5
        |         ^~

== skipped: --all goes on from an illegal turn as it was played; what cannot be done is left out
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 e5
- B: 34 e5
- W: 5 e6 merchant@n
--- stdout~
$T/game.yaml: illegal
--- stderr~
$T/game.yaml:5:9: illegal: tile 32 cannot lie at e5: the first tile must lie against a start space [not-at-start, C-15]
$T/game.yaml:6:9: illegal: tile 34 cannot lie at e5: tile 32 lies there [cell-taken, C-18]
$T/game.yaml:6:3: note: turn 2 is left out: 
[skipped]
$T/game.yaml:7:11: illegal: tile 5 has no place for a merchant at n [no-place, C-28]
--- status 1

== script-failed, script-limit: a house rule that stops with an error, is no Lua, never ends, or wants all memory
% printf '%b\n' "$lua" >$T/x.lua; (ulimit -v 100000; reeve-fast check --script $T/x.lua $T/game.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"); head -n 1 $T/err
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3
- B: 34 c3
--- rows lua
return {\n  api = 1, name = "x", summary = "Fails.", rules = {"castle"},\n  hooks = {turn_ending = function() error("the dog ate the tile") end}}
    4 $T/game.yaml: unreadable
    $T/game.yaml:5:3: unreadable: $T/x.lua:3: the dog ate the tile [script-failed]
return {
    4 $T/game.yaml: unreadable
    $T/game.yaml: unreadable: $T/x.lua:2: unexpected symbol near <eof> [script-failed]
return {\n  api = 1, name = "x", summary = "Never ends.", rules = {"castle"},\n  hooks = {turn_ending = function() while true do end end}}
    5 $T/game.yaml: unreadable
    $T/game.yaml:5:3: unreadable: $T/x.lua:3: scripts may run 10000000 steps in one document, and this needs more [script-limit]
return {\n  api = 1, name = "x", summary = "Keeps everything.", rules = {"castle"},\n  hooks = {turn_ending = function() local t = {} while true do t[#t + 1] = ("x"):rep(1000) .. #t end end}}
    5 $T/game.yaml: unreadable
    $T/game.yaml:5:3: unreadable: $T/x.lua:3: scripts may use 2048 KiB of memory, and this needs more [script-limit]

== a record never names a script by a path
$ reeve check -
--- stdin
reeve: 1
rules: castle
scripts: [../end-of-turn-pickup, /etc/passwd, end-of-turn-pickup.lua, '']
players: {W: Anna, B: Bert}
moves: []
--- stdout
-: unreadable
--- stderr~
-:3:11: unreadable: unknown script `../end-of-turn-pickup` [unknown-script]
  help: Type a name of letters, digits, - and _, at most 64, without a path.
-:3:34: unreadable: unknown script `/etc/passwd` [unknown-script]
-:3:47: unreadable: unknown script `end-of-turn-pickup.lua` [unknown-script]
[unknown-script]
--- status 3

== a record never names a ruleset by a path
$ echo '{reeve: 1, rules: ../castle, players: {W: Anna, B: Bert}, moves: []}' | reeve check --rules $T -
$ echo '{reeve: 1, rules: /etc/passwd, players: {W: Anna, B: Bert}, moves: []}' | reeve check --rules $T -
--- file castle/ruleset.yaml
ruleset: 1
--- stdout
-: unreadable
-: unreadable
--- stderr~
-:1:19: unreadable: unknown ruleset `../castle` [unknown-ruleset]
-:1:19: unreadable: unknown ruleset `/etc/passwd` [unknown-ruleset]
--- status 3

== look-several: a market on one of two courts, and the set has both tiles
$ reeve check --rules $T $T/game.yaml
--- file twins/ruleset.yaml
ruleset: 1
name: twins
extends: castle
tiles: tiles.yaml
--- file twins/tiles.yaml
tiles:
  1: 'ccch:n+m.ne'
  2: 'ccch:n+m.nw'
--- file game.yaml
reeve: 1
rules: twins
players: {W: Anna, B: Bert}
moves:
- W: ccch:n+m b3
--- stdout
$T/game.yaml: unreadable
--- stderr~
$T/game.yaml:5:6: unreadable: several tiles look like `ccch:n+m`: 1, 2 [look-several]
--- status 3

== bad-ruleset: the place in the ruleset's own file is told
$ reeve check --rules $T $T/game.yaml
--- file twins/ruleset.yaml
ruleset: 1
name: twins
extends: castle
tiles: tiles.yaml
--- file twins/tiles.yaml
tiles:
  1: cccc
  2: ccc
--- file game.yaml
reeve: 1
rules: twins
players: {W: Anna, B: Bert}
moves: []
--- stdout
$T/game.yaml: unreadable
--- stderr~
$T/game.yaml:2:8: unreadable: ruleset `twins` cannot be used: twins/tiles.yaml:3:6: `ccc` describes no tile
[bad-ruleset]
--- status 3

== every code is explained, and every fixture's name is a code
$ reeve explain $(ls fixtures/castle/bad | sed -n 's/\.yaml$//p') >/dev/null
--- stdout

== final scoring of a board says what it takes for granted, once, and the status stays 0
$ reeve check --now $T/board.yaml; echo $?
$ reeve check $T/board.yaml && reeve score $T/board.yaml >$T/plain
$ reeve score --now --format json $T/board.yaml | gojq -c '.diagnostics[] | [.code, .severity, .line]'
--- file board.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
board:
  d12: 23/270 W:merchant@sw
--- stdout
$T/board.yaml: position consistent: final score White (W) 0, Black (B) 0
0
$T/board.yaml: position consistent: score White (W) 0, Black (B) 0, W to move
["position-assumed","note",4]
--- stderr
$T/board.yaml:4:1: note: the board leaves something out: without `score`, everybody had 0 points; without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
      4 | board:
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new castle --board` prints examples.
$T/board.yaml:4:1: note: the board leaves something out: without `score`, everybody had 0 points; without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
      4 | board:
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new castle --board` prints examples.

== nothing is taken for granted where nothing depends on it: no house, no score that comes to a corner, no tile
$ sed 's/SCORE/{W: 3, B: 11}/' $T/board.yaml | reeve check --now -q
$ sed 's/board: .*/board: {}/; s/SCORE/{W: 30, B: 11}/' $T/board.yaml | reeve check --now -q
$ mkdir $T/full && printf 'ruleset: 1\nname: full\nextends: castle\nboard: {corners: [%s], gates: [1]}\n' "$(seq -s, 67 98)" >$T/full/ruleset.yaml
$ sed 's/SCORE/{W: 3, B: 12}/; s/castle/full/' $T/board.yaml | reeve check --now -q --rules $T # 32 corners, the most
$ sed 's/SCORE/{W: 3, B: 12}/' $T/board.yaml | reeve check --now -q
--- file board.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
board: {d12: 23/270 W:merchant@sw}
score: SCORE
--- stderr
-:4:1: note: the board leaves something out: without `hand`, nobody holds wall tiles; without `corners`, all wall tiles that nobody holds are on the wall [position-assumed]
      4 | board: {d12: 23/270 W:merchant@sw}
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new castle --board` prints examples.

== score of a board with few tiles left points to --now
$ reeve sim castle | reeve position --at 59 | reeve score
$ reeve sim castle | reeve position | reeve score
$ reeve sim castle | reeve position --at 40 | reeve score
--- stdout~
score of the position
only 
 left: --now adds final scoring
score of the position
no tile is left: --now adds final scoring
score of the position

== a code is explained with what raises it and what is right instead
% reeve explain $code
$ reeve explain path-cut --format json
--- rows code
cell-taken
    cell-taken: tile 34 cannot lie at b3: tile 32 lies there

      Only one tile lies on a cell.

    verdict     illegal
    right       Type an empty cell.
    example     - B: 34 b3
    instead     - B: 34 c3
    rule        K-8: A side of the tile touches a tile
capture-no-piece
    capture-no-piece: a capture needs a tower piece

      A capture follows the placing of a tower piece.

    verdict     illegal
    right       Add `tower` with the cell of the tower that grew.
    example       capture: B:farmer@0,-1
    instead       tower: 0,-1
                  capture: B:farmer@0,-1
    rule        T-13: A follower may be captured
use-at-end
    use-at-end: wall tile 9 is used only at the end of the game

      Some wall tiles work only in final scoring.

    verdict     illegal
    right       Move the use to `final`.
    example       use: [9]
    instead     (leave this line out)
    rule        C-84: When each wall tile is used
no-memory
    no-memory: memory ran out

      The system has no more memory for reeve.

    verdict     unreadable
    right       Free some memory, or use a machine that has more.
--- stdout
{"code":"path-cut","severity":"illegal","rule":"C-19","summary":"tile {1} cannot lie at {2}: its {3} side is {4}, but tile {6} has {5} there","explanation":"A path may meet only a path, the wall or an empty space, and nothing else may meet a path.","right":"Type another rotation, or a cell where each side matches its neighbour.","example":{"typed":"- B: 27/270 c3","message":"tile 27 cannot lie at c3: its west side is a path, but tile 32 has a court and a house there","right":"- B: 27 c3"}}
