# Where sides of a position do not go on, the cause is looked for: how the board was read, or which tile.

== y counted downwards, x and y swapped, a row shifted, an empty cell too many, minus signs
$ p=fixtures/carcassonne/photograph.yaml
$ sed -E "s/^  '(-?[0-9]+),([0-9]+)'/  '\1,-\2'/; t; s/^  '(-?[0-9]+),-([0-9]+)'/  '\1,\2'/; s/-0'/0'/" $p | sed "s/,-0'/,0'/" >$T/down.yaml
$ sed -E "s/^  '(-?[0-9]+),(-?[0-9]+)'/  '\2,\1'/" $p >$T/swap.yaml
$ sed "s/^  '0,1'/  '1,1'/; t; s/^  '1,1'/  '2,1'/; t; s/^  '2,1'/  '3,1'/" $p >$T/shift.yaml
$ sed "s/^  '0,0'/  '1,0'/; t; s/^  '1,0'/  '2,0'/; t; s/^  '2,0'/  '3,0'/" $p >$T/gap.yaml
$ sed "s/^  '2,1'/  '-2,1'/" $p >$T/minus.yaml
$ sed "s/^  '-1,0'/  '1,0'/" $p >$T/twice.yaml
% reeve check -q $T/$how.yaml 2>&1 | grep -A 3 -e note: -e repeated | grep -v '|'
--- rows how
down
    $T/down.yaml:14:1: note: y seems to be counted downwards: read that way, all the tiles fit [misread-board]
      help: Count y upwards, to the north: change the sign of each y, or count ranks from below.
swap
    $T/swap.yaml:14:1: note: x and y seem to be swapped: read that way, all the tiles fit [misread-board]
      help: Type x before y, or within a wall the file before the rank.
shift
    $T/shift.yaml:14:1: note: the row of 1,1 seems to be one cell too far east: read that way, all the tiles fit [misread-board]
      help: Move these tiles one cell to the west.
gap
    $T/gap.yaml:14:1: note: the tiles from 1,0 to the east seem to be one cell too far east: read that way, all the tiles fit [misread-board]
      help: Move these tiles one cell to the west: there may be a tile or an empty cell too many before them.
minus
    $T/minus.yaml:21:11: note: either tile rfcr at -2,1 or tile cfff at 2,0 may be the one that was misread, or a tile beside it is missing [misread-tile]
      help: Tile rfcr fits at 2,1. Tile cfff fits at -2,0.
twice
    $T/twice.yaml:20:4: unreadable: the key 1,0 is repeated: it is already on line 19 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile frff+k fits at -1,0. Tile rffr fits at 1,0.

== rotations counted counter-clockwise
$ reeve position fixtures/castle/kitchen-table.yaml --at 20 | sed -E 's#/90#/27#; s#/270#/90#; s#/27$#/270#; s#/27 #/270 #' | reeve check -q - 2>&1 | grep -A 3 note: | grep -v '|'
--- stdout
-:6:1: note: rotations seem to be counted counter-clockwise: read that way, all the tiles fit [misread-board]
  help: Count the quarter turns of each tile clockwise: 90 for 270, and 270 for 90.

== one tile that was misread is named, with what would fit there
$ sed 's/rffr B/ffrr B/' fixtures/carcassonne/photograph.yaml | reeve check -q - 2>&1 | grep -A 3 note:
$ sed 's#crrc/j#crfr#' fixtures/carcassonne/photograph.yaml | reeve check -q - 2>&1 | grep -A 3 note:
$ sed 's/rffr B/ffrr B/' fixtures/carcassonne/photograph.yaml | reeve check --format json - | gojq -c '.verdict, (.diagnostics | map(select(.severity == "note")) | map([.code, .line, .help]))'
--- stdout
-:20:10: note: tile ffrr at 1,0 may be the one that was misread [misread-tile]
     20 |   '1,0': ffrr B:highwayman
        |          ^~~~
  help: These fit there: rffr.
-:17:10: note: tile crfr at 1,1 may be the one that was misread [misread-tile]
     17 |   '1,1': crfr
        |          ^~~~
  help: These fit there: crrc/j, crrc/j+p.
"inconsistent"
[["misread-tile",20,"These fit there: rffr."]]

== of two tiles that were misread apart from each other, each is named
$ sed 's/rffr B/ffrr B/; s/ffrr R/rrff R/' fixtures/carcassonne/photograph.yaml | reeve check -q - 2>&1 | grep -A 3 note: | grep -v '|'
--- stdout
-:24:12: note: either tile rrff at -1,-1 may be the one that was misread, or the tiles at -1,-1 and 1,-1 seem to be exchanged, or the tiles at 1,0 and -1,-1 seem to be exchanged [misread-tile]
  help: These fit there: ffrr, ffff+k, ffcf and others.
--
-:20:10: note: tile ffrr at 1,0 may be the one that was misread [misread-tile]
  help: These fit there: rffr.

== two tiles in each other's cells; not where one tile explains what is wrong
$ reeve check $T/board.yaml 2>&1 | grep -A3 misread
$ sed 's/0,-1.: frrr/0,-1'"'"': ffff+k/' $T/board.yaml | reeve check -q 2>&1 | grep misread
$ reeve check -q $T/one.yaml 2>&1 | grep misread
--- file one.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': ffff+k
  '2,0': fffr+k
--- file board.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': frfr
  '2,0': ffff+k R:monk
  '0,-1': frrr
  '1,-1': ffff+k
  '-1,-1': ffff+k
  '-1,0': frff+k
  '0,-2': ffff+k
--- stdout
$T/board.yaml:4:1: note: the tiles at 2,0 and 0,-1 seem to be exchanged: read that way, all the tiles fit [misread-board]
      4 | board:
        | ^~~~~
  help: Swap the tiles at 2,0 and 0,-1.
-:7:10: note: either tile ffff+k at 2,0 or tile frfr at 1,0 may be the one that was misread [misread-tile]
$T/one.yaml:6:10: note: tile ffff+k at 1,0 may be the one that was misread [misread-tile]

== a record: its cause stands before the turn that is refused, and --all does not hide it
$ sed -E 's/^(- .*) (-?[0-9]+),(-?[0-9]+)/\1 \3,\2/' fixtures/carcassonne/sunday.yaml >$T/swap.yaml
$ reeve check $T/swap.yaml 2>&1 | grep -v '|' | sed 3q
$ reeve check --all $T/swap.yaml 2>&1 | grep -c 'x and y seem to be swapped'
--- stdout
$T/swap.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
$T/swap.yaml:7:1: note: x and y seem to be swapped: read that way, all the tiles fit [misread-board]
  help: Type x before y, or within a wall the file before the rank.
1

== a small board that fits in two ways is doubted, unless with -q; no other command doubts it
$ reeve check $T/board.yaml; echo $?
$ reeve check -q $T/board.yaml; echo $?
$ reeve score --now $T/board.yaml 2>&1 | grep -c misread
$ reeve check --format json $T/board.yaml | gojq -c '.verdict, (.diagnostics[] | [.code, .severity, .message])'
$ sed 's/ R:knight//' $T/board.yaml | reeve check
--- file board.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.Cc+/180 R:knight}
--- stdout
$T/board.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
0
0
0
"legal"
["position-assumed","note","the board leaves something out: without `score`, everybody had 0 points"]
-: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
--- stderr
$T/board.yaml:4:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      4 | board: {'0,0': BA.RCr, '0,1': BA.Cc+/180 R:knight}
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new carcassonne --board` prints examples.
-:4:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      4 | board: {'0,0': BA.RCr, '0,1': BA.Cc+/180}
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new carcassonne --board` prints examples.

== a small board without followers is doubted if it would have other features
$ printf '%s\n' 'reeve: 1' 'rules: carcassonne' 'players: {R: Rosa, B: Ben}' 'score: {R: 0, B: 0}' "board: {'0,0': crfr, '1,0': rrfr, '1,1': ffrf+k}" >$T/board.yaml; reeve check $T/board.yaml
$ sed 's/, .1,1.: ffrf+k//' $T/board.yaml | reeve check
--- stdout
$T/board.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
-: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
--- stderr
$T/board.yaml:5:1: note: with y counted downwards the tiles fit as well, and they make other features [misread-either]
      5 | board: {'0,0': crfr, '1,0': rrfr, '1,1': ffrf+k}
        | ^~~~~
  help: Check the cells: type x before y, and count y upwards.

== no record is doubted, however short; nor a board whose other reading makes the same features
$ reeve check $T/game.yaml
$ sed -n 1,3p $T/game.yaml >$T/board.yaml; printf '%s\n' 'score: {R: 0, B: 0}' "board: {'0,0': BA.RCr, '1,0': BA.RRR R:highwayman@w}" >>$T/board.yaml; reeve check $T/board.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight@s
--- stdout
$T/game.yaml: legal so far: 1 turn, score Rosa (R) 4, Ben (B) 0, B to move
$T/board.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move

== the start tile can only be turned: other tiles are not said to fit in its place
$ position() { printf "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nboard:\n"; printf "  %s\n" "$@"; }
$ position "'0,0': crfr" "'1,0': ffff+k" "'0,1': ffcf" "'0,-1': ffff+k" | reeve check -q - 2>&1 | grep -v '|'
$ position "'0,0': rfrc" "'1,0': ffff+k" "'0,1': ffcf" "'0,-1': rfff+k" | reeve check -q - 2>&1 | grep -v '|'
$ position "'0,0': BA.RCr/90" "'0,1': ffcf" "'0,-1': ffff+k" | reeve check -q - 2>&1 | grep -v '|'
--- stdout
-:6:10: note: tile ffff+k at 1,0 may be the one that was misread [misread-tile]
  help: These fit there: fffr+k, ffrr, frfr and others.
-:6:10: inconsistent: the west side of tile ffff+k at 1,0 is a field, but tile crfr at 0,0 beside it has a road [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.
-:7:10: note: tile ffcf at 0,1 may be the one that was misread [misread-tile]
  help: These fit there: ffrf+k, ffrr, rfrf and others.
-:7:10: inconsistent: the south side of tile ffcf at 0,1 is a city, but tile rfrc at 0,0 beside it has a road [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.
-:5:10: note: tile BA.RCr/90 at 0,0 may be the one that was misread [misread-tile]
  help: These fit there: BA.RCr.
-:6:10: inconsistent: the south side of tile ffcf at 0,1 is a city, but tile BA.RCr at 0,0 beside it has a road [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.
-:7:11: inconsistent: the north side of tile ffff+k at 0,-1 is a field, but tile BA.RCr at 0,0 beside it has a road [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.

== a stock that does not agree because a follower was refused: the number is that of the cells named, and the cause is too
$ reeve check --format json fixtures/carcassonne/wrong-photograph.yaml | gojq -c '.diagnostics[] | select(.code == "position-supply") | .help, .because'
$ position() { printf "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nboard:\n"; printf "  %s\n" "$@"; }
$ position "'0,0': crfr" "'0,-1': ffff+k R:knight" | sed '$a supply: {R: 6}' | reeve check --format json - | gojq -c '.diagnostics[] | .code, .message, .help, .because'
% position "'0,0': crfr" "'1,0': frfr B:highwayman@n" "'0,-1': ffff+k B:monk" | sed "\$a supply: {B: $b}" | reeve check --format json - | gojq -c '.diagnostics[1] | .help, .because'
$ position "'0,0': crfr R:farmer@s" "'0,-1': ffff+k R:monk" | sed '$a supply: {R: 6}' | reeve check --format json - | gojq -c '.diagnostics[] | .code, .message, .help, .because'
--- rows b
5
    "The followers of B are at 1,0, 0,-1: check them, or type 5."
    0
4
    "The followers of B are at 1,0, 0,-1: add the one that is missing or was typed as another's, or type 5."
    null
--- stdout
"The followers of R are at 0,1, 0,-1: check them, or type 5."
null
"position-no-place"
"the knight at 0,-1 has nothing to stand on: tile ffff+k has no such feature there"
"Tile ffff+k has no city: type farmer@n or monk@c, or leave the follower out."
null
"position-supply"
"R has 7 followers in supply, not 6: 0 are on the board"
"The followers of R are at 0,-1: check them, or type 6."
0
"position-supply"
"R has 5 followers in supply, not 6: 2 are on the board"
"The followers of R are at 0,0, 0,-1: check them, or type 5."
null

== of a large board one or two tiles may be misread besides: the reading is found all the same
$ reeve check $T/down.yaml 2>&1 | grep -E 'note|inconsistent|more of this'
--- file down.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '-1,0': rrff
  '-1,1': frfr
  '0,-1': ffcf
  '-2,0': rfrf
  '-1,2': ffrr
  '0,2': ffff+k
  '0,-2': rcfr
  '0,3': fccc/j
  '-3,0': cffc/j+p
  '1,2': rfrf
  '-1,-2': rrrr
  '1,-1': cfcf/j+p
  '2,-1': fccf/j
  '2,-2': ffff+k
  '0,-3': frrr
  '1,3': fcfc
  '-1,-1': rfrr
  '1,-3': rffr
  '1,-2': ffcc
  '-1,-3': frrf
  '-4,0': cccc/j+p
  '1,1': ccrc/j
  '-2,2': rrcc/j+p
  '-2,-1': crrc/j
  '-3,1': frff+k
  '2,1': ccfc/j+p
  '0,-4': frfr
  '-3,-1': rccr/j
  '-4,1': cffc
  '2,2': frfr
--- stdout
$T/down.yaml: position inconsistent
$T/down.yaml:4:1: note: y seems to be counted downwards: read that way, all but one tile fit [misread-board]

== what could be read of a position leaves nothing on the table for the next document
$ reeve check 2>&1 | grep -v '^ '
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  0,0: crfr
  1,0: frfr
  2,0: ffff+q
---
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  0,0: crfr
  1,0: frfr
--- stdout
-: unreadable
-:7:8: unreadable: `ffff+q` describes no tile: +q is not a mark (+k monastery, +y garden, +p pennant) [bad-look]
-: document 2: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
-:12:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]

== where two shifts explain a board equally well, both are told
$ reeve check -q $T/board.yaml 2>&1 | grep -e 'too far' -e 'road, but'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board:
  '-1,0': BA.RCr
  '-2,0': BA.Rr/270
  '-3,0': BA.RFrG/270
  '0,-1': BA.L/180
  '0,1': BA.CcRr+/270
  '0,0': BA.Rr/90
  '-2,1': BA.CccR+
  '0,-2': BA.C/90
--- stdout
$T/board.yaml:4:1: note: either the row of -3,0 seems to be one cell too far west, or the row of -2,1 seems to be one cell too far east: read that way, all the tiles fit [misread-board]

== beside a row that was shifted, a word that cannot be read is told, too: it does not come of that
$ sed "s/^  '0,1'/  '1,1'/; t; s/^  '1,1'/  '2,1'/; t; s/^  '2,1'/  '3,1'/; s/R:highwayman/X:highwayman/" fixtures/carcassonne/photograph.yaml | reeve check - 2>&1 | grep '\[\|come'
--- stdout
-:24:17: unreadable: there is no player `X` [unknown-player]
-:14:1: note: the row of 1,1 seems to be one cell too far east: read that way, all the tiles fit [misread-board]
  3 mistakes come of it; --format json lists them

== a tile that was turned and fits turned back is named before rows that may be shifted, and before its neighbour, which can lie only so
$ reeve check $T/game.yaml 2>&1 | grep 'note\|These'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '0,-1': ffcf W:knight@s
  '0,1': ccff/j
  '1,-1': ffff+k W:farmer@n
  '1,1': rrrc B:highwayman@n
  '0,-2': cccf/j
  '2,1': crrr B:knight@n
  '-1,0': frrf W:farmer@n
  '0,-3': ccfc/j
  '-1,-2': ffff+k W:monk@c
  '-2,-2': rfrf B:farmer@w
  '1,-2': fcfc W:knight@e
  '-2,0': cfcc/j+p
  '2,-1': ccff/j
  '1,2': frrf
  '2,2': rccr/j+p
  '-1,1': fffc
  '3,-1': fcfc/j W:farmer@s
  '-2,-1': ccrr/j+p B:farmer@se
  '1,3': cffc W:farmer@e
  '1,4': ffcf
  '0,3': fccf/j
  '3,1': rffr B:farmer@nw
  '-1,2': rrfr
  '-2,-3': rcfr B:highwayman@n
  '-3,-3': rrcf
score: {W: 0, B: 6}
supply: {W: 0, B: 1}
--- stdout
$T/game.yaml:8:10: note: either tile ccff/j at 0,1 may be the one that was misread, or the tiles at 0,1 and 0,3 seem to be exchanged [misread-tile]
  help: These fit there: fccf/j, cccf/j, fccf/j+p and others.

== a tile without its minus fits there although a tile beside that is wrong as well
$ reeve check $T/game.yaml 2>&1 | grep -A 3 'note' | grep 'note\|These'
--- file game.yaml
reeve: 1
rules: [inns, traders]
players: {W: Walter, B: Berta}
to_move: B
board:
  -2,5: cccf/j
  -1,5: crrc/j:e,s+w
  0,5: ccrr/j B:farmer@se
  1,5: rfrc
  2,5: rfff+k B:farmer@e
  -1,4: rrrr B:pig@sw
  1,4: rrff B:farmer@s
  -3,3: frrr+k W:monk@c
  -2,3: rfrf B:farmer@n
  -1,3: rcfr
  0,3: cffc/j B:knight@n
  1,3: fccf/j W:knight@e
  2,3: cccc/j+d
  -3,2: rrcc/j:n,e+l W:farmer@nw
  2,2: frrr
  0,2: fccc:ew,s+l.e W:knight@e
  3,2: rfrf W:pig@w
  -2,1: rcfr
  -1,1: ccrc:ne,w+g.n B:big:farmer@sw
  0,1: cccc/j+d
  1,1: ccrc/j+p W:highwayman@s
  2,1: ffcc
  3,1: rrff W:farmer@s
  0,0: crfr
  1,0: rffr W:big:farmer@nw
  3,0: frrf W:farmer@n
score: {W: 0, B: 8}
--- stdout
$T/game.yaml:14:9: note: tile rfrf at -2,3 may be the one that was misread [misread-tile]
  help: These fit there: frfr, crrr, frrr and others.
$T/game.yaml:20:8: note: tile frrr at 2,2 may be the one that was misread [misread-tile]
  help: It fits at -2,2. These fit there: cfff, cffc, cffc/j and others.

== a look that no tile has is told as the nearest that agree with the tiles beside it
$ position() { printf "reeve: 1\nrules: $1\nplayers: {R: Rosa, B: Ben}\nboard:\n"; shift; printf "  %s\n" "$@"; }
$ position carcassonne "'0,0': crfr" "'1,0': rcrr" "'2,0': rcrc" | reeve check -q - 2>&1 | grep help
$ position carcassonne "'0,0': crfr" "'1,0': rcrr" "'-1,0': rcrc" | reeve check -q - 2>&1 | grep help
$ position inns "'0,0': crfr" "'0,1': crcr/j" "'-1,1': fcfc" | reeve check -q - 2>&1 | grep help
--- stdout
  help: did you mean rfrc (BA.RCr: other east edge) or rrrc (BA.CRRR: other east edge)?
  help: did you mean rrrc (BA.CRRR: other east edge)?
  help: did you mean crcc/j (BA.CccR: other west edge) or crcr:e,w (IC.CRCR: other joined edges)?

== a monk on a tile whose mark was forgotten: the tile with the mark is offered before other places [K-14]
$ reeve check $T/game.yaml 2>&1 | grep help
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Anna, B: Ben}
board:
  0,0: crfr
  1,0: rrrr A:monk@c
--- stdout
  help: Type the tile as rrrr+k if it has a monastery, or type highwayman@n, wagon@n, highwayman@e, wagon@e, highwayman@s, wagon@s, highwayman@w, wagon@w, farmer@ne, farmer@se, farmer@sw or farmer@nw, or leave the follower out.

== somebody on a misread tile: what is one letter or a turn from it, fits there and bears him is offered with other places [K-14]
$ position() { printf "reeve: 1\nrules: $1\nplayers: {R: Rosa, B: Ben}\nboard:\n"; shift; printf "  %s\n" "$@"; }
$ position abbey "'0,0': crfr" "'1,0': [rffr, B:knight@n]" | reeve check -q - 2>&1 | grep help
$ position carcassonne "'0,0': crfr" "'1,0': [crrr, B:highwayman@n]" | reeve check -q - 2>&1 | grep help
$ position carcassonne "'0,0': crfr" "'1,0': [BA.Rr, B:knight@e]" | reeve check -q - 2>&1 | grep help
$ position carcassonne "'0,0': crfr" "'1,0': [frfr, B:monk@c]" "'-1,0': crfr" | reeve check -q - 2>&1 | grep help
--- stdout
  help: Type the tile as cffr if it has a city, or type highwayman@n, wagon@n, farmer@e or farmer@nw, or leave the follower out.
  help: Type highwayman@e, highwayman@s or highwayman@w, or type the tile as rcrr, rrcr or rrrr: a highwayman needs a road.
  help: Type the tile as fcrr if it has a city, or type farmer@n, highwayman@s or farmer@sw, or leave the follower out.
  help: Tile frfr has no monastery: type farmer@n, highwayman@e or farmer@s, or leave the follower out.
