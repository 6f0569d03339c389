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

== a tile outside the wall, where few lie: it is told alone with the cell where it fits, and no row is shifted
$ reeve check $T/board.yaml 2>&1 | grep -v '|'
$ sed 's/c7:/e7:/' $T/board.yaml | reeve check -q 2>&1 | grep -e note -e help
$ sed 's/c7:/z7:/' $T/board.yaml | reeve check -q 2>&1 | grep -v '|'
$ reeve show $T/board.yaml 2>/dev/null | grep -A1 '^\[1\]'
--- file board.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  d12: tccc
  g11: tcct:e
  h11: cccc:ew
  i11: cccc:e,s,w
  i10: hcch:ns W:merchant@e
  d8: cttc:sw
  c7: httt:nw
score: {W: 18, B: 14}
--- stdout
$T/board.yaml: unreadable
$T/board.yaml:12:7: note: tile httt:nw at c7 may be the one that was misread [misread-tile]
  help: It lies outside, and fits at d7.
  help: Add the tiles that are missing between, or correct the cell.
  help: Add the tiles that are missing between, or correct the cell.
-:12:3: unreadable: z7 lies outside the wall [outside]
  help: Type a cell inside the wall; `reeve show` draws them.
[1] c7: tile httt:nw at c7 may be the one that was misread
─ path  t tower  h house  c court  ○ fountain  □ square  * market

== beside a tile outside the wall, the others that were misread are told
$ reeve check $T/board.yaml 2>&1 | grep -e note -e help
$ reeve show --format json $T/board.yaml | gojq -c '.faults[] | [.number, .cell]'
--- file board.yaml
reeve: 1
rules: zamek
players: {W: White, B: Black}
to_move: W
board:
  d7: phhh:nw
  d8: hhmp:e,s,w
  b3: hhhm W:monk@sw
  d12: hppp
  e8: hphp:nesw+d W:herald@n
  i5: phpp:ne
  f8: mmpp:n,e,w W:herald@n
  d1: mpmm:n,e,w+k.se B:monk@s
  g8: mppm:w
  i10: hmmh:ns B:monk@e
  d11: pphh
  b2: mppm:ew
  d6: phhh
  h6: pmhp:nes+d
  b1: mmmh
  h7: pphp:es
  h11: hpmm:esw+d W:herald@e
  d2: mmmm:ns B:herald@n
  c1: hhmh:es
  h8: mmhh
  e1: mmmm:nw,es+k.ne B:herald@n
  h10: mppp
  i12: pmpp:ne
  g10: ppmm
  c2: mhhm:w
score: {W: 12, B: 22}
keeps: {W: 1, B: 3}
hand: {W: {wall_tiles: [9]}, B: {wall_tiles: [5]}}
corners: {26: 1, 32: 7, 38: 6, 42: 7, 56: 6, 64: 5, 66: 3, 82: 2, 88: 4, 90: 8}
supply: {W: 2, B: 2}
--- stdout
$T/board.yaml:11:7: note: tile phpp:ne at i5 may be the one that was misread [misread-tile]
  help: It lies outside, and fits at h5.
$T/board.yaml:22:8: note: tile hpmm:esw+d at h11 may be the one that was misread [misread-tile]
  help: It fits at i11. These fit there: mmhp:new+d, hpmm:n,e,w+k, phmm:new+d and others.
  help: Check both tiles: correct a tile, a rotation or a cell.
[1,"i5"]
[2,"h11"]

== where a dot is missing before the last tile of the row just typed, that tile is told first
$ printf '%s\n' 'W=White B=Black' 'hppp . . . . pmpp:ne' 'pphh . . . hpmm:esw+d W:herald@e' cancel | reeve board zamek $T/b.yaml 2>&1 | grep -A4 '^\[' | tail -5
--- stdout
[1] h11: either tile hpmm:esw+d at h11 or tile pmpp:ne at i12 may be the one
    that was misread, or the row of d11 seems to be one cell too far west, or a
    tile beside it is missing. Tile hpmm:esw+d fits at i11. Tile pmpp:ne fits at
    h12.
row 10, a to i> 

== a keep that finds no house where the tiles of a row, or one of them, lie a cell away [C-64]
$ reeve check -q $T/row.yaml 2>&1 | grep help; reeve check -q $T/one.yaml 2>&1 | grep help
--- file row.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  d12: thhh
  e12: hthh:ne
  f12: ttcc:esw+f
  g12: cccc:ew W:herald@e
  h12: thhc:n,s,w
  d11: hchh B:merchant@ne
  h11: cttt:nw W:herald@n
  i11: ttcc:s
  h10: hccc:e+m.se
  i10: hccc:nw+m W:merchant@e
  d8: ccch
  d7: ccth:esw+f W:herald@e
  d6: htht:nesw+f
  g6: ttcc
  h6: hhch:es
  g5: tthh
  h5: hthh:ne
  b3: tthh
  c3: cchh:es
  b2: ctcc
  d2: cchh:n B:herald@n
  e2: cccc+m
  c1: chtt
  d1: hcch+m B:merchant@e
  e1: cchh
score: {W: 20, B: 9}
keeps: {W: 2, B: 3}
hand: {W: {wall_tiles: [7, 9]}, B: {wall_tiles: []}}
corners: {26: 8, 32: 4, 38: 5, 42: 2, 56: 1, 64: 1, 66: 6, 82: 5, 88: 3, 90: 2}
supply: {W: 2, B: 3}
--- file one.yaml
reeve: 1
rules: zamek
players: {W: White, B: Black}
to_move: B
board:
  d12: hppp
  e12: pmmm
  f12: hmmm
  g12: hppm
  d11: hmmm
  i10: pphp
  d8: hhhp
  e8: ppmm
  f8: mmmm+k
  d7: mmph:esw+d W:herald@e
  d6: hphp:nesw+d
  b5: hhmp
  d5: hpph:ns
  g5: mppp
  h5: hmmh:e
  b4: pppm:sw
  c4: hmmh:nes+d
  b3: mhpm:n,e,s+k W:monk@w
  c3: phhh:nw W:herald@n
  b2: pmmh:nes+d
  c2: mmhm:w+k.nw B:monk@n
  b1: hhmm:nw
  c1: hmmh
  d1: pmmp:ne B:monk@se
  e1: mmmm:e,s,w W:herald@w
score: {W: 13, B: 30}
keeps: {W: 2, B: 3}
hand: {W: {wall_tiles: [6]}, B: {wall_tiles: [6]}}
corners: {20: 9, 32: 1, 38: 3, 42: 5, 56: 7, 64: 5, 66: 4, 82: 9, 88: 7, 90: 8}
supply: {W: 2, B: 4}
--- stdout
  help: With the tiles from d2 to the east one cell further west, all tiles fit, too, and this may be right. Check the tiles, or type 1, or 0 for no keep.
  help: With mhmm at f12, hhmm at f12, or tile hpph:ns at c5 instead of d5, all tiles fit, too, and this may be right. Check the tiles, or type 1, 2, or 0 for no family house.
--- stderr
