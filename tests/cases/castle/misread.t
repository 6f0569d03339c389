# Cells that were read off the table in another way lie outside the wall: the cause is said before its effects.

== ranks counted downwards, files and ranks swapped: a record and a position
% lua5.4 $T/flip.lua $how <fixtures/castle/kitchen-table.yaml | reeve check 2>&1 | grep -v '|'
% reeve position fixtures/castle/kitchen-table.yaml | lua5.4 $T/flip.lua $how >$T/board-$how.yaml
% reeve check -q $T/board-$how.yaml 2>&1 | grep -v '|'
$ reeve check --format json $T/board-swap.yaml | gojq -c '.verdict, (.diagnostics | length, .[0].code, .[0].because, (.[1:] | map(.because) | unique))'
--- file flip.lua
for line in io.lines() do
  print((line:gsub("%f[%w]([a-i])(%d%d?)%f[%W]", function(file, rank)
    local x, y = file:byte() - 96, tonumber(rank)
    if arg[1] == "down" then y = 13 - y else x, y = y, x end
    return string.char(96 + x) .. y
  end)))
end
--- rows how
down
    -: unreadable
    -:11:1: note: y seems to be counted downwards: read that way, all the tiles fit [misread-board]
      help: Count y upwards, to the north: change the sign of each y, or count ranks from below.
      12 mistakes come of it; --format json lists them
    $T/board-down.yaml:5:1: note: y seems to be counted downwards: read that way, all the tiles fit [misread-board]
      help: Count y upwards, to the north: change the sign of each y, or count ranks from below.
      27 mistakes come of it; --format json lists them
swap
    -: unreadable
    -:11:1: note: x and y seem to be swapped: read that way, all the tiles fit [misread-board]
      help: Type x before y, or within a wall the file before the rank.
      28 mistakes come of it; --format json lists them
    $T/board-swap.yaml:5:1: note: x and y seem to be swapped: read that way, all the tiles fit [misread-board]
      help: Type x before y, or within a wall the file before the rank.
      47 mistakes come of it; --format json lists them
--- stdout
"unreadable"
48
"misread-board"
null
[0]

== once they are counted upwards again nothing is said
$ reeve position fixtures/castle/kitchen-table.yaml | reeve check --format json | gojq -c '.verdict, .diagnostics'
--- stdout
"legal"
[]

== one cell outside the wall has no cause: it is a mistake of its own
$ sed 's/ d2 knight/ l4 knight/' fixtures/castle/kitchen-table.yaml | reeve check -q 2>&1 | grep -v '|'
--- stdout
-:17:9: unreadable: l4 lies outside the wall [outside]
  help: Type a cell inside the wall; `reeve show` draws them.
--- status 0

== the corners on which a number lies too often are told
$ reeve check -q $T/board.yaml 2>&1 | grep help
--- file board.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  b3: 54
score: {W: 20, B: 17}
corners: {26: 6, 32: 2, 38: 2, 42: 4, 56: 6, 64: 5, 66: 3, 82: 6, 88: 3, 90: 4}
--- stdout
  help: Check corners 26, 56, 82. Type a number that is left: 1, 3, 4, 5, 7, 8, 9.


== a tile alone in its row is as likely a cell away as a row is, before all rows that follow [C-16]
$ printf '%s\n' 'White, Black' 'httt' '. . . . hhct' '. . . . . . . . hcch B:merchant@e' | reeve board castle $T/b.yaml 2>&1 | grep -A4 '^\[' | tail -5
--- stdout
[1] h11: either tile hhct at h11 or tile hcch at i10 may be the one that was
    misread, or the rows from that of i10 to the south seem to be one cell too
    far south, or a tile beside it is missing. Tile hhct fits at i11. Tile hcch
    fits at h10.
row 9, a to h> 
