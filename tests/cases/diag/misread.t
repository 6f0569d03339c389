# What people mistype on a board: the likeliest reading is told first, and what it leaves is counted.

== a reading keeps the board in one piece: rows are not moved away from what they touch
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -e help
$ reeve show --format json $T/board.yaml | gojq -c '[.faults[] | select(.number == 1).cell]'
--- file board.yaml
reeve: 1
rules: [river, carcassonne]
players: {W: White, B: Black}
to_move: B
board:
  '0,0': fvff+s
  '1,0': ffvv W:farmer@n
  '1,-1': vfvf
  '1,-2': vcvr
  '1,-3': vccv/j B:knight@e
  '0,-3': rvrv W:highwayman@n
  '-1,-3': fvfv B:farmer@n
  '-2,-3': cvcv W:knight@n
  '-3,-3': vvff B:farmer@s
  '-3,-2': rrvv W:highwayman@n
  '-4,-2': fvrv+k B:monk@c
  '-5,-2': fvff+m
  '-4,-3': rfrf
  '0,1': frfr W:highwayman@e
  '-2,-4': cfff
  '-4,-4': rfff+k W:monk@c
  '-1,-4': frrf B:highwayman@e
  '-5,-4': ffrr
  '0,-2': frrf
  '2,-2': frrc
  '0,-4': rccr/j B:knight@e
  '-3,-4': ffff+k W:monk@c
  '-4,-1': fcfc/j+p B:knight@e
  '-3,-5': rfrf
  '2,-1': ffff+k
  '-5,-5': fcfc/j
score: {W: 4, B: 7}
supply: {W: 0, B: 0}
--- stdout
$T/board.yaml:5:1: note: the tiles at -3,-5 and -5,-5 seem to be exchanged: read that way, all the tiles fit [misread-board]
  help: Swap the tiles at -3,-5 and -5,-5.
["-3,-5","-5,-5"]

== two tiles that are exchanged, of which only one side is wrong, are told; both tiles are framed
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -e help
--- file board.yaml
reeve: 1
rules: [inns, traders]
players: {R: Rosa, B: Ben}
to_move: R
second_part: true
board:
  '0,0': crfr
  '0,1': rccf/j+g
  '1,1': rcrc:n,s B:farmer@se
  '1,0': rccr/j+p+i R:farmer@nw
  '2,0': fcfc/j+w B:knight@e
  '1,2': rrrr:nw,es R:farmer@ne
  '-1,0': crrf
  '-1,-1': rccr/j:n,w+w R:knight@e
  '1,-1': crfc/j+w B:farmer@ne
  '2,2': ccrr/j:s,w+l R:knight@n
  '3,0': cccr/j+w B:knight@n
  '0,-1': fcrc/j+w
  '3,-1': cfcf
  '-1,1': cfcc/j R:knight@n
  '0,-2': rcfr:n,w B:knight@e
  '-2,0': cffc/j+p R:knight@n
  '1,3': rfrf
  '0,-3': fccc/j R:knight@e
  '4,0': crcc:nw,s+g.n
  '3,2': cccc:nw,e,s+l.n
  '3,-2': ccfc:n,ew+w.e B:big:knight@e
  '4,2': crfc/j+l
  '5,2': rrrr:ns,ew B:highwayman@e
  '0,2': frrr R:pig@se
  '1,4': frrr
  '4,3': rrcf
score: {R: 14, B: 22}
goods: {R: {cloth: 1}, B: {grain: 1}}
supply: {R: {followers: 0, big: 1, builder: 1, pig: 0}, B: {followers: 1, big: 0, builder: 1, pig: 1}}
--- stdout
$T/board.yaml:17:10: note: either tile cccr/j+w at 3,0 or tile fcfc/j+w at 2,0 may be the one that was misread, or the tiles at 3,0 and 4,0 seem to be exchanged, or the tiles at 2,0 and 4,0 seem to be exchanged [misread-tile]
  help: These fit at 3,0: rccc/j+w, cccc/j+p, cccc/j+d and others. These fit at 2,0: frfc, crfc/j, frcc/j+i and others.
  help: Check both tiles: correct a tile, a rotation or a cell.

== all the tiles fit only if none lies apart
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -e help
--- file board.yaml
reeve: 1
rules: [river, carcassonne]
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: fvff+s
  1,0: RI.1.CIRI
  2,0: ffvv B:farmer@n
  2,-1: vfvf R:farmer@w
  2,-2: vrrv B:farmer@se
  1,-2: cvcv
  0,-2: rvrv B:highwayman@n
  -1,-2: cvvc/j R:knight@n
  -1,-3: RI.1.II/90
  -2,-3: fvfv
  -3,-3: fvrv+k B:monk
  -4,-3: fvff+m
  -3,-4: rfrr
  3,-1: BA.L R:monk
  -3,-2: rcfr B:knight
  1,-1: rfcr R:highwayman@n
  1,-3: cfff
  3,0: ffcf
  -4,-2: rrfc
  -2,-4: ffff+k R:monk
  -5,-2: fcff
  1,1: ccff/j R:knight@n
  -3,-1: crrr B:highwayman@s
  -3,0: BA.CcRr/180 R:knight
  -1,0: cfcc/j B:knight@n
  3,-5: rfcr
score: {R: 8, B: 10}
supply: {R: 0, B: 0}
--- stdout
$T/board.yaml:5:1: note: the tiles at 3,0 and 1,1 seem to be exchanged: read that way, all but one tile fit [misread-board]
  help: Swap the tiles at 3,0 and 1,1.

== a row that is shifted beyond the wall is told although its last cell cannot be read
$ reeve check $T/board.yaml 2>&1 | grep -e ': ' | grep -e board.yaml -e help -e come
--- file board.yaml
reeve: 1
rules: castle
players: {A: Anna, B: Bert}
to_move: B
board:
  b3: httc A:merchant
  d7: httc:nsw+f
  d1: hcch A:merchant@e
  e6: httc:n,s,w
  e1: 3/180
  b4: ttth
  h5: thtt:ne
  e7: hhct:e,s,w
  i6: cccc:e,s,w
  d5: chtc:nsw+f B:herald@n
  c1: cttt
  f6: htth:ns B:herald@n
  h6: cctt:n,e,w A:herald@n
  b1: 2
  g6: thtt:ne
  b2: tcct:e
  c2: 10/180 A:squire@e
  i10: 53 B:merchant@s
  f7: ccch:n,s,w+m.ne
  f8: hhcc:esw+f B:herald@e
  c5: cccc:ne,sw+m.nw A:herald@s
  h10: tccc:nw+m B:herald@n
  d12: hccc
  d8: cchh:ne
  e8: ccch
score: {A: 14, B: 21}
keeps: {A: 2, B: 3}
hand: {A: {wall_tiles: []}, B: {wall_tiles: [2, 8]}}
corners: {16: 3, 26: 6, 32: 6, 38: 5, 42: 4, 56: 8, 64: 9, 66: 4, 82: 5, 88: 2, 90: 9}
supply: {A: 1, B: 2}
--- stdout
$T/board.yaml: unreadable
$T/board.yaml:5:1: note: the row of e6 seems to be one cell too far east: read that way, all but 3 tiles fit [misread-board]
  help: Move these tiles one cell to the west.
$T/board.yaml:29:7: note: either the tiles at d8 and e8 seem to be exchanged, or tile ccch at e8 may be the one that was misread [misread-tile]
  help: These fit at e8: cccc:ew, cccc:n,e,w, cchh:ew and others.
$T/board.yaml:7:7: note: either tile httc:nsw+f at d7 or tile hhct:e,s,w at e7 may be the one that was misread, or the tiles at d7 and f8 seem to be exchanged [misread-tile]
  help: These fit at d7: ttch:esw+f, ttcc:esw+f, htht:nesw+f and others. These fit at e7: hcth:n,e,s, hhch:es, hcch:n,e,s and others.
$T/board.yaml:13:7: inconsistent: the west side of tile hhct:e,s,w at e7 is a path, but tile httc:nsw+f at d7 beside it has a tower [position-path-cut, C-19]
  help: Check both tiles: correct a tile, a rotation or a cell.
$T/board.yaml:29:7: inconsistent: the south side of tile cchh:ne at d8 is a house, but tile httc:nsw+f at d7 beside it has a path [position-path-cut, C-19]
  help: Check both tiles: correct a tile, a rotation or a cell.
$T/board.yaml:30:7: inconsistent: the east side of tile ccch at e8 is a court, but tile hhcc:esw+f at f8 beside it has a path [position-path-cut, C-19]
  help: Check both tiles: correct a tile, a rotation or a cell.
$T/board.yaml:30:7: inconsistent: the west side of tile ccch at e8 is a court and a house, but tile cchh:ne at d8 beside it has a path [position-path-cut, C-19]
  help: Check both tiles: correct a tile, a rotation or a cell.

== what may follow from a tile that is wrong is not told beside it
$ reeve check $T/board.yaml 2>&1 | grep -e 'board.yaml:' -e come
--- file board.yaml
reeve: 1
rules: [inns, traders]
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: crfr
  0,1: cfcr/j+g
  1,1: ffff+k B:monk
  0,2: fccf/j+p R:farmer@n
  -1,0: TB.CccR.w/270 B:knight
  -1,2: IC.C! R:farmer@s
  -1,3: cccc/j+d B:knight
  0,-1: frcr
  1,0: ffrr
  -2,2: rfcr R:knight@s
  -2,0: TB.CcCc.w B:knight@n
  -3,2: rrrr:ns,ew R:highwayman@e
  1,2: fcfc
  1,3: cffc/j+w R:knight
  2,2: rfrc B:highwayman@n
  -4,2: crcf/j+w R:knight
  3,2: cfcf/j+w R:big:knight
  2,-1: cccc/j+p B:builder@n
  0,-2: IC.CCc+/180
  -3,3: ffrr B:highwayman@s
  1,-2: ffcc/j+g R:knight@s
  -3,1: rrrr:nw,es
  1,4: rcfc/j+g R:builder@e
  1,5: frrr
  -3,4: ffff+k
score: {R: 14, B: 10}
goods: {B: {grain: 1}}
supply: {R: {followers: 1, big: 0, builder: 0, pig: 1}, B: {followers: 0, big: 1, builder: 0, pig: 1}}
--- stdout
$T/board.yaml: position inconsistent
$T/board.yaml:28:8: note: tile rcfc/j+g at 1,4 may be the one that was misread [misread-tile]
  1 mistake comes of it; --format json lists them
$T/board.yaml:23:9: note: either tile cccc/j+p at 2,-1 may be the one that was misread, or a tile beside it is missing [misread-tile]
$T/board.yaml:23:3: inconsistent: tile cccc/j+p at 2,-1 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
$T/board.yaml:33:25: inconsistent: R has 0 followers in supply, not 1: 7 are on the board [position-supply, K-4]

== typed by rows, too, a tile that lies apart may be in the wrong cell, or its row; or a tile is missing
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -e help
$ reeve check -q $T/row.yaml 2>&1 | grep -e 'note:' -e help
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  '2,3': [rcfr, B:highwayman@n]
  '3,3': fcfc
  '-4,2': crcc/j+p
  '0,2': [rrcr, W:highwayman@e]
  '3,2': ffcc
  '-5,1': ffcf
  '-4,1': crrf
  '-3,1': [frfr, W:farmer@s]
  '-1,1': [rffr, W:farmer@nw]
  '0,1': ['cfcf/j+p', B:farmer@w]
  '1,1': [rcrf, W:highwayman@n]
  '2,1': ['rrcc/j', B:farmer@se]
  '3,1': ccrr/j+p
  '4,1': [fffc, B:farmer@n]
  '5,1': [rcrf, B:knight@e]
  '-3,0': ['ffff+k', B:monk@c]
  '-2,0': [rrcf, B:highwayman@n]
  '-1,0': [frfr, W:farmer@n]
  '0,0': crfr
  '1,0': rffr
  '5,0': rrrf
  '-1,-1': [frfr, W:farmer@s]
  '0,-1': ffrr
  '2,-1': fccf/j
  '-2,-2': crrr
  '-1,-2': frfr
score: {W: 0, B: 0}
--- file row.yaml
reeve: 1
rules: inns
players: {W: White, B: Black}
to_move: W
board:
  '-4,2': [ffcf, B:farmer@n]
  '-2,2': [rrrr, W:farmer@sw]
  '-4,1': cccr/j+p
  '-3,1': [fcfc, W:knight@w]
  '-2,1': 'rcrc/j:n,s+p'
  '-1,1': frrc+i
  '-3,0': [frrc, B:big:farmer@se]
  '-1,0': ['rrcc/j+p', W:big:farmer@se]
  '0,0': crfr
  '1,0': [ffrr, B:farmer@n]
  '2,0': cfff
  '-3,-1': [rrcf, B:highwayman@n]
  '-2,-1': [rcfr, W:farmer@s]
  '0,-1': ['fccc/j', W:knight@e]
  '-2,-2': fccf
  '0,-2': [crrf, B:farmer@w]
  '2,-2': ffrr
  '-2,-3': cccc
  '-1,-3': frfc
  '0,-3': rccr/j
  '2,-3': [rfrc, B:farmer@sw]
  '3,-3': [rfrf, B:farmer@e]
  '-2,-4': ['crrc/j', W:farmer@se]
  '0,-4': [cfff, B:farmer@e]
  '0,-5': ffff+k
  '1,-5': ['ccrf/j', W:knight@n]
  '0,-6': frfr
score: {W: 0, B: 0}
--- stdout
$T/board.yaml:29:11: note: either tile fccf/j at 2,-1 may be the one that was misread, or a tile beside it is missing [misread-tile]
  help: It fits at 1,-1.
  help: Add the tiles that are missing between, or correct the cell.
$T/row.yaml:5:1: note: either the tiles from 2,-3 to the east seem to be one cell too far east, or a tile that joins them to the others is missing: read that way, all the tiles fit [misread-board]
  help: Compare these tiles with the table.

== what comes of another mistake has no number on the board, as it is not printed
$ reeve show $T/board.yaml 2>&1 >$T/shown | grep -e inconsistent: -e note: -e come | sed 's/.*: \(inconsistent\|note\)/\1/'
$ grep -A9 '^\[' $T/shown | sed '/^─/,$d'
--- file board.yaml
reeve: 1
rules: [inns, traders]
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: crfr
  0,1: cfcr/j+g
  1,1: ffff+k B:monk
  0,2: fccf/j+p R:farmer@n
  -1,0: TB.CccR.w/270 B:knight
  -1,2: IC.C! R:farmer@s
  -1,3: cccc/j+d B:knight
  0,-1: frcr
  1,0: ffrr
  -2,2: rfcr R:knight@s
  -2,0: TB.CcCc.w B:knight@n
  -3,2: rrrr:ns,ew R:highwayman@e
  1,2: fcfc
  1,3: cffc/j+w R:knight
  2,2: rfrc B:highwayman@n
  -4,2: crcf/j+w R:knight
  3,2: cfcf/j+w R:big:knight
  2,-1: cccc/j+p B:builder@n
  0,-2: IC.CCc+/180
  -3,3: ffrr B:highwayman@s
  1,-2: ffcc/j+g R:knight@s
  -3,1: rrrr:nw,es
  1,4: rcfc/j+g R:builder@e
  1,5: frrr
  -3,4: ffff+k
score: {R: 14, B: 10}
goods: {B: {grain: 1}}
supply: {R: {followers: 1, big: 0, builder: 0, pig: 1}, B: {followers: 0, big: 1, builder: 0, pig: 1}}
--- stdout
note: tile rcfc/j+g at 1,4 may be the one that was misread [misread-tile]
  1 mistake comes of it; --format json lists them
note: either tile cccc/j+p at 2,-1 may be the one that was misread, or a tile beside it is missing [misread-tile]
inconsistent: tile cccc/j+p at 2,-1 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
inconsistent: R has 0 followers in supply, not 1: 7 are on the board [position-supply, K-4]
[1] 1,4: tile rcfc/j+g at 1,4 may be the one that was misread
[2] 2,-1: either tile cccc/j+p at 2,-1 may be the one that was misread, or a
    tile beside it is missing
[2] 2,-1: tile cccc/j+p at 2,-1 lies apart: no chain of tiles leads to the start
    tile

== beside a tile that cannot be read the others that were misread are told, before what is wrong at their sides
$ sed 's/rfcr B/rfxr B/; s/ffcf B/crfr B/' fixtures/carcassonne/photograph.yaml | reeve check -q - 2>&1 | grep -v '|'
--- stdout
-:21:10: unreadable: `rfxr` describes no tile: no edge has the letter x (r road, c city, f field) [bad-look]
  help: Type the name of the tile, or its look: edges N E S W, as crfr or cccc/j+p.
-:25:11: note: either tile crfr at 1,-1 may be the one that was misread, or the tiles at -1,0 and 1,-1 seem to be exchanged [misread-tile]
  help: These fit there: frff+k, fcff, frrf and others.
-:25:11: inconsistent: the north side of tile crfr at 1,-1 is a city, but tile rffr at 1,0 beside it has a field [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.
-:25:11: inconsistent: the west side of tile crfr at 1,-1 is a road, but tile ffff+k at 0,-1 beside it has a field [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.

== a tile without its minus may complete what is still held; the tile is framed
$ reeve check -q $T/board.yaml 2>&1 | grep -v '|'
$ reeve show $T/board.yaml 2>/dev/null | grep '\[1\]'
--- file board.yaml
reeve: 1
rules: dragon
players: {W: White, B: Black}
to_move: B
score: {W: 20, B: 15}
supply: {W: 2, B: 0}
tokens: {dragon: '1,4', fairy: '-4,1'}
board:
  0,0: crfr
  0,1: frcr W:farmer@se
  0,-1: ffff+k B:monk@c
  -1,1: crrr+princess W:knight@n
  1,0: frfr B:highwayman@e
  1,1: rcfr W:knight@e
  1,2: frrr
  -2,1: frfr
  -1,-1: cffc B:knight@n
  -3,1: crfr
  1,-1: DG.Cc!.p/180 B:knight@e
  -2,-1: rcfr
  0,-2: fccc/j B:knight@e
  -1,2: cccc/j+p
  1,3: cfff
  -3,-1: rrff+o
  -2,0: ffrr+dragon
  -4,1: rrff
  3,2: rrcr
  -3,0: frrr
  1,4: ffcf+o
  -3,-2: fccc/j+p W:knight@e
  0,3: ffff+k B:monk@c
  -4,2: frrf
  0,4: ffff+k B:monk@c
  2,2: frfr W:highwayman@e
--- stdout
$T/board.yaml:34:3: inconsistent: road@1,2.e is completed but still holds 1 follower of W [position-completed, K-19]
  help: With tile rrcr at -3,2 instead of 3,2, or the tiles at 3,2 and 2,2 exchanged, all tiles fit, too, and this may be right. Check the tiles at 1,2, 3,2 and 2,2, or take the followers off.
       f   f ┊               ┊ccccccc┊       ┊ f   f[1]f   f[1]f │ f ┃
[1] 2,2: road@1,2.e is completed but still holds 1 follower of W

== of a keep without a house the tiles are told that were exchanged, and those that may be misread: the keep may be right [C-64]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  d7: hhct:e,s,w
  b3: hcch:n,e,s B:merchant@ne
  d1: hhch W:merchant@se
  i10: hcch B:merchant@e
  d12: httt
  e1: tccc:e
  d6: thtt:ne
  e2: cchc
  b2: cccc:ns
  h5: cccc:ne
  d5: ttcc
  h6: cccc:e,s,w B:herald@w
  i11: hhct
  f2: ccct
  b1: tcct:ns+m
  e7: cttc:ew B:herald@e
  c1: ctcc W:merchant@s
  b4: ccch:sw+m
  d2: cchh
  f7: hhcc:esw+f
  c2: cctt
  b5: hcch+m
  g2: ccht
  g6: htht:nesw+f
  e6: ttch:e,s,w W:herald@e
score: {W: 22, B: 10}
keeps: {W: 3, B: 3}
hand: {W: {wall_tiles: [4, 7]}, B: {wall_tiles: []}}
corners: {20: 2, 26: 8, 32: 4, 38: 6, 42: 3, 56: 3, 64: 2, 66: 9, 82: 5, 88: 1, 90: 7}
supply: {W: 3, B: 2}
--- stdout
-: position inconsistent
--- stderr
-:32:18: inconsistent: B's keep cannot stand on a house of 3 tiles: no other completed house has 3 [position-keep, C-64]
     32 | keeps: {W: 3, B: 3}
        |                  ^
  help: With the tiles at e2 and d2 exchanged, ccch at e2, or chcc at c1, all tiles fit, too, and this may be right. Check the tiles, or type 1, 2, or 0 for no keep.
--- status 1

== of one letter that was misread, too [C-64]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  'd7': cccc:nw
  'b3': thhh
  'd1': ccch W:merchant@n
  'i10': ccch B:merchant@n
  'c1': tcht
  'h5': tthh:ew B:herald@e
  'd12': tccc
  'd6': tccc:e
  'd2': ccch:n+m.ne W:herald@n
  'd11': cttt
  'e6': cttt:nw W:herald@n
  'h10': hccc:nw+m B:herald@n
  'b2': thhc
  'b1': ccht
  'e2': cttt
  'g5': ccth:esw+f
  'e1': cccc+m
  'c2': ccct
  'd3': tcct:ns+m
  'c3': ttth
  'd4': htht:nesw+f
  'f5': cccc:e,s,w B:herald@w
  'd8': ttch:e,s,w
  'f4': cctt:n
  'e8': thhh:nw W:herald@n
score: {W: 15, B: 13}
keeps: {W: 2, B: 3}
hand: {W: {wall_tiles: []}, B: {wall_tiles: [5]}}
corners: {16: 2, 20: 4, 26: 4, 32: 2, 38: 8, 42: 9, 56: 7, 64: 1, 66: 3, 82: 9, 88: 3, 90: 8}
supply: {W: 2, B: 2}
--- stdout
-: position inconsistent
--- stderr
-:32:18: inconsistent: B's keep cannot stand on a house of 3 tiles: no completed house has 3 (the largest has 2) [position-keep, C-64]
     32 | keeps: {W: 2, B: 3}
        |                  ^
  help: With tthh at b3, or the tiles at b3 and c2 exchanged, all tiles fit, too, and this may be right. Check the tiles, or type 1, or 0 for no keep.
--- status 1

== of an abbey by whose signs it was mistyped, a monastery that is completed comes; it fills no hole [K-19, AM-10]
$ reeve check
--- stdin
reeve: 1
rules: abbey
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '0,-1': ffff+k W:monk@c
  '1,0': frfr B:highwayman@e
  '-1,-1': cffc
  '0,1': fccc:ew,s+p.s B:wagon@e
  '-2,-1': cccc/j+p W:knight@n
  '0,2': cffc/j B:farmer@e
  '1,2': cfcf/j W:knight@n
  '2,0': ffrr B:farmer@n
  '0,3': cccf/j W:knight@n
  '2,2': cfff+p
  '0,-2': frrc
  '0,-3': rffr B:highwayman@n
  '1,-2': frrr W:highwayman@e
  '-1,3': cffc/j B:knight@n
  '1,-3': rfrf
  '-1,-3': rrfr:new
  '1,-4': rfff+k
  '2,3': cfcf
  '3,2': ccff/j W:knight@n
  '-2,-3': crcc/j+p B:knight@n
  '-1,-2': fcrr
  '2,4': ffcf
  '2,1': fcfc/j+p W:knight@e
  '1,-1': xxxx+k
  '-1,0': frcr
score: {W: 11, B: 25}
supply: {W: {followers: 0, mayor: 1, wagon: 1, barn: 1, abbeys: 1}, B: {followers: 1, mayor: 1, wagon: 0, barn: 1, abbeys: 0}}
--- stdout
-: position inconsistent
--- stderr
-:30:11: note: either tile xxxx+k at 1,-1 may be the one that was misread, or a tile beside it is missing [misread-tile]
     30 |   '1,-1': xxxx+k
        |           ^~~~~~
  help: It fits at 1,1.
  1 mistake comes of it; --format json lists them
--- status 1

== what hangs on a tile without its minus comes of that tile
$ reeve check $T/board.yaml 2>&1 | grep -e note: -e help: -e apart -e come
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
score: {W: 16, B: 10}
supply: {W: 2, B: 1}
board:
  0,0: crfr
  0,1: cfcf/j W:knight@n
  0,2: cccc/j+p
  -1,0: rrff
  1,0: rrrr B:farmer@nw
  -2,0: cffc/j+p W:knight@n
  0,-1: ffff+k B:monk@c
  1,1: frrf
  1,-1: rfrf
  -2,-1: fcfc W:knight@e
  0,-2: fcfc/j+p B:knight@e
  -1,1: ffrf+k W:monk@c
  -3,-1: fcrr
  -3,-2: rffr W:highwayman@n
  -2,-2: fccf/j+p B:knight@e
  2,1: fcrr
  1,-2: rrrc
  -4,-2: frfr
  2,2: cfrr B:knight@n
  -4,-1: frfr
  0,-3: fcfc/j+p B:knight@e
  3,1: cffc
  -2,-3: crrc/j
  3,2: frcr
  2,-3: rfff+k
  2,0: rffr
--- stdout
$T/board.yaml:26:8: note: tile cfrr at 2,2 may be the one that was misread [misread-tile]
  help: It fits at 2,-2. These fit there: crfr, rrfr, frfr and others.
  1 mistake comes of it; --format json lists them
  help: Check both tiles: correct a tile, a rotation or a cell.
  help: Check both tiles: correct a tile, a rotation or a cell.

== two that were exchanged are framed where that is likelier than the tile between them
$ reeve check --format json $T/board.yaml | gojq -c '.diagnostics[0] | .message, .help'
$ reeve show $T/board.yaml 2>/dev/null | grep '\[1\]'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
score: {W: 18, B: 12}
supply: {W: 0, B: 1}
board:
  0,0: crfr
  0,1: fccf/j W:knight@e
  0,-1: fccf/j+p B:knight@e
  -1,1: cffc/j W:knight@n
  -1,0: frfr
  1,0: crrr W:knight@n
  -2,0: crfr B:knight@n
  -1,-1: ffff+k
  -3,0: frrr B:highwayman@s
  -2,-1: ffff+k W:monk@c
  2,0: crfr B:knight@n
  3,0: frrr
  -4,0: cffc/j W:knight@n
  -2,-2: frcr
  -4,1: crrc/j B:knight@n
  -1,-2: fcrr W:knight@e
  -3,1: rcfr B:knight@e
  -2,-3: crrf
  -3,2: rfrf
  0,-2: ccrc/j+p
  -2,1: fccc/j
  0,-3: rccc/j+p W:knight@e
  -3,3: ffrr
  -5,0: rrff
  -4,3: frrr
  -3,-2: frfr
--- stdout
"either the tiles at -4,0 and -5,0 seem to be exchanged, or tile cffc/j at -4,0 may be the one that was misread"
"These fit at -4,0: rrfr, rrcr, rrrr."
    [1]f │ f[1]ccWccf┃ f   f ┊fccBccf┊ f   f ┊fcccccf┊fccWccf┊fccBccf┊ f   f
[1] -4,0: either the tiles at -4,0 and -5,0 seem to be exchanged, or tile cffc/j
[1] -4,0: the east side of tile cffc/j at -4,0 is a field, but tile frrr at -3,0
[1] -4,0: the south side of tile crrc/j at -4,1 is a road, but tile cffc/j at
[1] -5,0: the east side of tile rrff at -5,0 is a road, but tile cffc/j at -4,0

== what lies apart near a board of which a tile was misread is told after that tile; what lies far from it, at once
% sed "s/AT/$at/" $T/board.yaml | reeve check -q - 2>&1 | grep -e note: -e apart -e come
--- rows at
2,0
    -:7:9: note: tile fcff at -1,0 may be the one that was misread [misread-tile]
      1 mistake comes of it; --format json lists them
5,0
    -:7:9: note: tile fcff at -1,0 may be the one that was misread [misread-tile]
    -:8:3: inconsistent: tile cccc/j+p at 5,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
--- file board.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  0,0: crfr
  0,1: ffcf
  -1,0: fcff
  AT: cccc/j+p

== of a tile that lies too often the one in question has its reading first, then the others [K-3]
$ reeve check -q $T/board.yaml
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board:
  0,0: crfr
  0,1: fccf
  1,0: crfr
  1,1: ffcc
  1,2: ccff W:farmer@s
--- stderr
$T/board.yaml:9:8: inconsistent: tile ccff has no copy left: all of 2 lie at 0,1, 1,1 [position-tile-twice, K-3]
      9 |   1,2: ccff W:farmer@s
        |        ^~~~
  help: One of them was misread, or typed twice. These fit at 1,2: ccff/j, cfff, crfr and others. These fit at 0,1: fccf/j, fccf/j+p, cccf/j and others. These fit at 1,1: ffcc/j, ffcc/j+p, fccc/j and others.
--- status 1

== a row that is shifted is told although a tile beside it lies too often, too [K-3]
$ reeve check $T/board.yaml 2>&1 | grep -A4 note:
--- file board.yaml
reeve: 1
rules: river
players: {W: White, B: Black}
board:
  '0,2': fccf
  '1,2': ffcc
  '-1,1': [cfcc/j, W:knight@n]
  '0,1': [ffff+k, W:monk@c]
  '1,1': cfff
  '2,1': ccff
  '3,1': [fcfc/j+p, B:knight@e]
  '0,0': fvff+s
  '1,0': [fvfv, W:farmer@n]
  '2,0': ffvv
  '-4,-1': fvff+m
  '-3,-1': [rrvv, B:highwayman@n]
  '-1,-1': [rrfr, B:highwayman@w]
  '2,-1': [vrvr, W:farmer@se]
  '-3,-2': vvff
  '-2,-2': [cvrv, B:knight@n]
  '-1,-2': fvfv
  '0,-2': [fvrv+k, B:monk@c]
  '1,-2': [cvcv, W:knight@n]
  '2,-2': [vccv/j, B:knight@e]
  '3,-2': cccc/j+p
  '-1,-3': [ffrr, B:highwayman@s]
  '0,-3': rfrf
  '1,-3': cfcf
  '0,-4': [rrrr, W:farmer@ne]
  '1,-4': crrr
--- stdout
$T/board.yaml:5:10: note: either tile fccf at 0,2 may be the one that was misread, or the row of 0,2 seems to be one cell too far west, or the row of -1,1 seems to be one cell too far east [misread-tile]
      5 |   '0,2': fccf
        |          ^~~~
  help: These fit there: fcff, fcfc, fcfc/j and others. It fits at -1,2.
  1 mistake comes of it; --format json lists them

== in a file nothing is still to come below its last row: what hangs on a tile of it lies apart
$ reeve check -q $T/board.yaml
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: B
board:
  '-1,2': frrr
  '-2,1': crcc/j+p
  '-1,1': rcrr
  '0,1': rrcc/j+p
  '1,1': rffr W:highwayman@n
  '2,1': rfrf W:highwayman@n
  '3,1': cccf/j W:knight@n
  '-2,0': cfcc/j W:knight@n
  '-1,0': rrff
  '0,0': crfr
  '1,0': fffr+k W:monk@c
  '2,0': rrff
  '0,-1': ffff+k B:monk@c
  '1,-1': fccf B:knight@e
  '-2,-2': cfcf W:knight@n
  '-1,-2': rrff B:highwayman@n
  '0,-2': frrr B:highwayman@e
  '1,-2': cfrr
  '2,-2': rrcf
  '-4,-3': cffc/j W:knight@n
  '-3,-3': ffff+k
  '-2,-3': cfcf/j B:knight@n
  '0,-3': rcrf
  '2,-3': cffc/j+p
  '3,-3': ffff+k
  '1,-4': rccr/j+p B:knight@e
score: {W: 12, B: 16}
supply: {W: 0, B: 1}
--- stderr
$T/board.yaml:31:11: note: either tile rccr/j+p at 1,-4 or tile rcrf at 0,-3 may be the one that was misread, or a tile beside it is missing [misread-tile]
     31 |   '1,-4': rccr/j+p B:knight@e
        |           ^~~~~~~~
  help: Tile rccr/j+p fits at 0,-4. Tile rcrf fits at 1,-3.
--- status 1

== the caret is on the row that is told first, and the tile told with it is framed, too
$ reeve check $T/board.yaml 2>&1 | grep -A3 note:
$ reeve show --format json $T/board.yaml | gojq -c '[.faults[] | select(.number == 1).cell]'
--- file board.yaml
reeve: 1
rules: river
players: {W: White, B: Black}
board:
  0,0: fvff+s
  1,0: fvrv+k W:monk@c
  2,0: ffvv B:farmer@n
  2,-1: vvff W:farmer@s
  3,-1: fvfv
  4,-1: cvcv
  5,-1: ccvv/j B:knight@n
  5,-2: vrvr W:highwayman@e
  5,-3: vfvf B:farmer@e
  5,-4: vrrv W:highwayman@e
  4,-4: cvrv
  3,-4: fvff+m
  4,-5: rfrf B:highwayman@n
  4,0: fccf W:knight@e
  -1,0: cffc/j B:knight@n
  1,1: cfff W:knight@n
  4,-6: rfrf
  0,-1: ffcc/j W:knight@s
  4,-7: rccr/j+p B:knight@e
  6,-2: fffr+k
  4,-3: ffcf
  2,1: rrff
  3,-7: frfr
  3,1: rrfr
  1,2: ffrr B:highwayman@s
  0,-2: cfcf/j
--- stdout
$T/board.yaml:20:8: note: either the row of 1,1 seems to be one cell too far east, or tile cfff at 1,1 or tile ffrr at 1,2 may be the one that was misread [misread-tile]
     20 |   1,1: cfff W:knight@n
        |        ^~~~
  help: These fit at 1,1: rfff+k, rffr. Tile ffrr fits at 2,2. These fit at 1,2: frcr, rfcr, ffcf and others.
["1,1","1,2"]

== followers of one player that were typed as another's are told once: with whom they may be [K-4]
% sed "s/SUPPLY/$supply/" $T/board.yaml | reeve check -q - 2>&1 | grep -e inconsistent -e help
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board:
  0,0: crfr W:knight
  1,0: crfr B:farmer@s
  0,1: ffcf B:farmer@n
supply: SUPPLY
--- rows supply
{W: 5, B: 6}
    -:8:19: inconsistent: B has 5 followers in supply, not 6: 2 are on the board [position-supply, K-4]
      help: The followers of B are at 1,0, 0,1: check them, as one may be W's, or type 5.
    -:5:3: inconsistent: city@0,0.n is completed but still holds 1 follower of W [position-completed, K-19]
      help: Check the tiles at 0,0 and 0,1, or take the followers off.
{B: 6, W: 5}
    -:8:13: inconsistent: B has 5 followers in supply, not 6: 2 are on the board [position-supply, K-4]
      help: The followers of B are at 1,0, 0,1: check them, as one may be W's, or type 5.
    -:5:3: inconsistent: city@0,0.n is completed but still holds 1 follower of W [position-completed, K-19]
      help: Check the tiles at 0,0 and 0,1, or take the followers off.
{W: 4, B: 6}
    -:8:13: inconsistent: W has 6 followers in supply, not 4: 1 is on the board [position-supply, K-4]
      help: The followers of W are at 0,0: add the one that is missing or was typed as another's, or type 6.
    -:8:19: inconsistent: B has 5 followers in supply, not 6: 2 are on the board [position-supply, K-4]
      help: The followers of B are at 1,0, 0,1: check them, as one may be W's, or type 5.
    -:5:3: inconsistent: city@0,0.n is completed but still holds 1 follower of W [position-completed, K-19]
      help: Check the tiles at 0,0 and 0,1, or take the followers off.
{B: 6}
    -:8:13: inconsistent: B has 5 followers in supply, not 6: 2 are on the board [position-supply, K-4]
      help: The followers of B are at 1,0, 0,1: check them, or type 5.
    -:5:3: inconsistent: city@0,0.n is completed but still holds 1 follower of W [position-completed, K-19]
      help: Check the tiles at 0,0 and 0,1, or take the followers off.

== where the row may be shifted from another tile on, that is said, and both tiles are framed
$ reeve check -q $T/board.yaml 2>&1 | grep -e note: -e help
$ reeve show --format json $T/board.yaml | gojq -c '[.faults[] | select(.number == 1).cell]'
--- file board.yaml
reeve: 1
rules: abbey
players: {W: White, B: Black}
board:
  '-1,3': ccff/j+p
  '0,3': ["cccc:ns,ew+p.n", B:knight@e]
  '0,2': [crrr, B:knight@n]
  '-4,1': cfcf/j+p
  '-3,1': rrcf
  '-1,1': rfrf
  '-4,0': [fccf/j, B:knight@s]
  '-3,0': [ffcc, B:farmer@n]
  '-2,0': cfcf
  '-1,0': rfrf
  '0,0': [rcrf, B:knight@e]
  '1,0': fccc/j
--- stdout
$T/board.yaml:4:1: note: the row of -4,1 seems to be one cell too far west (or those from -3,1 to the east): read that way, all but one tile fit [misread-board]
  help: Compare these tiles with the table.
["-4,1","-3,1"]

== a mark that was forgotten is offered first, and where its neighbours were exchanged, too [R-2]
$ reeve check $T/board.yaml 2>&1 | grep -A3 unreadable:
--- file board.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
board:
  d7: hcch:sw W:herald@s
  h5: ttch:esw+f
  b3: tcct:nes+f W:herald@n
  d1: ctcc:n,e,w+m.se B:merchant@s
  d12: thhc
  i10: tcch B:merchant@e
  c1: ccht:new+f W:herald@n
  d2: hhcc:esw+f B:herald@e
  e1: ttcc:e,s,w
  h4: cchh:n,e,w
  h10: tthh
  b1: hhtt:ew
  i11: ttch
  d8: ccch
  g4: cchh+m
  e8: cttt
  g5: cchc:es
  f8: ttcc:s
  f5: cccc+m B:merchant@n
  e2: cttt:nw
  f4: cchh:ne
  f7: thhc:n,s,w B:herald@e
  c2: ttcc:es
  e7: cccc:es B:herald@e
  d6: chhc:ns
--- stdout
$T/board.yaml:21:7: unreadable: no tile of the set looks like `cchc:es` [look-none]
     21 |   g5: cchc:es
        |       ^~~~~~~
  help: did you mean cchc:es+m (36: other marks)?

== beside tiles that were exchanged, one that was misread is told and framed, too
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -e help
$ reeve show --format json $T/board.yaml | gojq -c '[.faults[] | [.number, .cell]]'
--- file board.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
board:
  '-2,2': rrcr
  '-3,1': [cffc/j+p, B:knight@n]
  '-2,1': cfcf/j+p
  '0,1': rrcf
  '2,1': [ccfc/j+p, B:knight@n]
  '-2,0': cfcf
  '0,0': [rcrf, W:highwayman@n]
  '1,0': cfff
  '2,0': fcfc
  '3,0': [ccrc/j+p, W:knight@n]
  '-3,-1': frfr
  '-2,-1': crfr
  '-1,-1': [frfr, B:highwayman@e]
  '0,-1': [frcr, W:knight@s]
  '2,-1': [frrc, B:knight@w]
  '3,-1': rccr/j
  '4,-1': [fcfc, B:knight@e]
  '-2,-2': rccr/j
  '-1,-2': [fcfc/j, W:knight@e]
  '1,-2': [cfcc/j, W:knight@n]
  '2,-2': rrff
  '3,-2': crfr
  '4,-2': [fffr+k, B:monk@c]
  '5,-2': [ccff/j, B:knight@n]
  '2,-3': [fccc/j, W:knight@e]
  '4,-3': [fccf/j+p, W:knight@e]
score: {W: 0, B: 0}
--- stdout
$T/board.yaml:4:1: note: the tiles at 0,0 and 1,0 seem to be exchanged: read that way, all but one tile fit [misread-board]
  help: Swap the tiles at 0,0 and 1,0.
$T/board.yaml:16:12: note: either tile crfr at -2,-1 or tile rccr/j at -2,-2 may be the one that was misread [misread-tile]
  help: These fit at -2,-1: crrr. These fit at -2,-2: fccf/j, fccc/j, fcrr and others.
  help: Check both tiles: correct a tile, a rotation or a cell.
[[1,"0,0"],[1,"1,0"],[2,"-2,-1"],[2,"-2,-2"]]

== of tiles that fit where one lies twice, those that differ by a mark come first [R-2]
$ reeve check $T/board.yaml 2>&1 | grep 'These fit'
--- file board.yaml
reeve: 1
rules: tower
players: {W: White, B: Black}
to_move: B
board:
  0,0: crfr
  0,1: ffcf
  0,-1: fccf B:farmer@n
  2,-1: fffc
  1,-1: ccff B:farmer@s
  0,-2: ccrc/j W:knight@n
  -1,0: frff+k
  -1,1: cffc/j+t W:knight@n
  2,0: rrcr
  3,0: rrrr W:farmer@sw
  3,-1: rrcc/j+p
  0,2: ccfc/j W:knight@n
  -2,0: cfcf/j+p B:knight@n
  1,1: ccff/j B:knight@n
  3,-2: cfcf B:knight@s
  4,-1: ffrr
  2,-2: ffrr B:highwayman@n
  -1,-2: ccfc/j
  2,-3: rfcc/j+t
  4,-2: rrff
  -2,-1: crrr
  1,-3: rcrf
  4,-3: ffff+t
  5,-2: frrr W:highwayman@e
  2,-4: ccrc/j B:knight@n
  -3,0: cffc/j W:knight@n
score: {W: 9, B: 12}
towers: {'-1,1': 2, '2,-3': 2}
supply: {W: {followers: 0, towers: 8}, B: {followers: 1, towers: 8}}
--- stdout
  help: One of them was misread, or typed twice. These fit at 2,-4: ccrc/j+p, ccrc/j+t, crrc/j and others. These fit at 0,-2: ccrc/j+p, ccrc/j+t, crrc/j and others.

== beside a row that was shifted, too; with the tile mended the row alone is told
$ reeve check $T/board.yaml 2>&1 | grep -e 'note:' -A4 | grep -e 'note:' -e help
$ sed "s/cfff/rfff/" $T/board.yaml | reeve check - 2>&1 | grep -e 'note:'
$ reeve show --format json $T/board.yaml | gojq -c '[.faults[] | [.number, .cell]]'
--- file board.yaml
reeve: 1
rules: abbey
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '1,0': frfr
  '0,1': rrcf B:wagon@w
  '-1,1': AM.RrC
  '-1,2': fccf
  '-2,1': rrff W:farmer@ne
  '0,3': frfr B:farmer@s
  '-1,0': AM.CRr/270 W:wagon@w
  '0,2': crrc/j B:knight@n
  '2,0': cfrr
  '1,1': cffr B:knight@n
  '-1,3': frrr W:highwayman@e
  '-2,3': frrr
  '-3,2': rrrr
  '-2,2': xxxx+k
  '-4,2': crrc/j W:knight@n
  '-3,1': rffr
  '2,1': fccf W:mayor@e
  '-4,1': rrcc/j+p B:knight@s
  '2,-1': cfff
  '1,-1': ffrf+k B:barn@ne
  '-3,3': rrcc/j+p W:highwayman@n
  '-5,1': cccc/j+p
  '2,-2': fcff W:knight@e
  '-6,1': ccfc:n,ew+p.n B:knight@n
  '0,-1': ffff+k W:monk@c
score: {W: 29, B: 23}
supply: {W: {followers: 1, mayor: 0, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 2, mayor: 1, wagon: 0, barn: 0, abbeys: 1}}
discards: ['cccc:ns,ew+p.n']
--- stdout
$T/board.yaml:5:1: note: the row of -3,3 seems to be one cell too far east: read that way, all but one tile fit [misread-board]
  help: Move these tiles one cell to the west.
$T/board.yaml:25:11: note: tile cfff at 2,-1 may be the one that was misread [misread-tile]
  help: These fit there: rfff, rfff+k, rrff.
-:5:1: note: the row of -3,3 seems to be one cell too far east: read that way, all the tiles fit [misread-board]
[[1,"-3,3"],[2,"2,-1"],[3,"0,1"]]

== a tile between two others that are wrong is not told before them
$ reeve check -q $T/board.yaml 2>&1 | grep note:
--- file board.yaml
reeve: 1
rules: [inns, traders]
players: {W: White, B: Black}
to_move: B
board:
  '0,-1': crfr
  '0,1': ffcf W:farmer@n
  '-1,0': frrr B:farmer@n
  '1,0': cccr/j+p W:knight@n
  '0,0': fcfc/j+p B:knight@e
  '-1,1': fffr+k W:monk@c
  '1,-1': cffc/j B:farmer@e
  '-2,0': frrr+k W:monk@c
  '0,-2': frfr B:highwayman@e
  '-3,0': crcr:e,w W:knight@n
  '-3,-1': cccc/j+d B:knight@n
  '0,2': cffc/j+p W:knight@n
  '-4,0': rrff
  '-2,1': rrfr
  '-5,0': ffrr B:highwayman@s
  '-2,2': rfrf
  '-4,1': ffrc/j+g B:big:knight@e
  '-2,3': rfrf
  '-1,-2': rrff B:builder@n
  '0,3': cfcc:ns,w+l.n W:big:knight@w
  '1,-2': rfrr B:pig@n
  '1,-3': rcfr:n,w B:knight@e
  '-2,4': rrrr W:pig@se
  '-3,3': cfrr W:knight@n
  '-5,1': ccff/j+g
  '1,3': ffff+k
score: {W: 6, B: 3}
supply: {W: {followers: 0, big: 0, builder: 1, pig: 0}, B: {followers: 0, big: 0, builder: 0, pig: 0}}
--- stdout
$T/board.yaml:6:11: note: either the tiles at 0,-1 and 0,0 seem to be exchanged, or the tiles at 1,0 and 0,0 seem to be exchanged, or tile fcfc/j+p at 0,0 may be the one that was misread [misread-tile]
$T/board.yaml:26:11: note: either tile rfrr at 1,-2 or tile cffc/j at 1,-1 may be the one that was misread, or the tiles at 1,-1 and -3,3 seem to be exchanged [misread-tile]
--- stderr

== a row that is shifted is told whole, in whichever order its board was typed, before a part of it
$ reeve check $T/rows.yaml 2>&1 | grep -e note -e help
$ (sed '/^board/q' $T/rows.yaml; sed "/^  '/!d" $T/rows.yaml | sort) >$T/mixed.yaml; reeve check $T/mixed.yaml 2>&1 | grep -e note -e help
--- file rows.yaml
reeve: 1
rules: dragon
players: {W: White, B: Black}
board:
  '-4,2': ffcf
  '-1,2': ffrr W:highwayman@s
  '0,2': cccf/j+portal+p
  '-4,1': crfr
  '-3,1': rffr B:highwayman@n
  '-1,1': rfrr B:highwayman@w
  '0,1': cccf/j W:knight@n
  '-4,0': fccf/j
  '-3,0': fcfc B:knight@w
  '-2,0': cfcc/j W:knight@n
  '-1,0': rrff B:farmer@s
  '0,0': crfr W:farmer@ne
  '1,0': rrrr:nw,es+portal B:highwayman@n
  '2,0': ccrr/j+p B:knight@n
  '-4,-1': ccfc/j+princess
  '-2,-1': cffc W:knight@w
  '-1,-1': fcff
  '0,-1': fcfc
  '1,-1': rfrc
  '2,-1': rrff
  '3,-1': cccr/j
  '4,-1': rrfc B:knight@w
  '-2,-2': fcff
  '-1,-2': fcfc/j W:knight@e
  '1,-2': fccc/j+p W:knight@e
  '2,-2': rccc/j+p
score: {W: 0, B: 0}
--- stdout
$T/rows.yaml:4:1: note: either the row of -2,-2 seems to be one cell too far east (or those from 1,-2 to the east), or the tiles at 1,-2 and 2,-2 seem to be exchanged: read that way, all the tiles fit [misread-board]
  help: Compare these tiles with the table.
$T/mixed.yaml:4:1: note: either the tiles at 1,-2 and 2,-2 seem to be exchanged, or the row of -2,-2 seems to be one cell too far east (or those from 1,-2 to the east): read that way, all the tiles fit [misread-board]
  help: Compare these tiles with the table.

== beside an abbey that fills no hole, the tile without its minus sign is told [AM-10]
$ reeve check $T/board.yaml 2>&1 | grep -e note -e help -e inconsistent:
--- file board.yaml
reeve: 1
rules: abbey
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '1,0': rrrr+k W:monk@c
  '-1,0': [rrcf, B:wagon@s, W:wagon@n]
  '0,1': frcf
  '-1,-1': crrc/j+p B:farmer@ne
  '1,1': ffrr W:farmer@n
  '-1,-2': rccr/j B:knight@e
  '1,-1': rccr/j
  '-2,-2': rrrr
  '-1,1': rfrf
  '1,-2': cfcf B:knight@s
  '0,-1': frrr
  '-2,0': AM.CRr/180 B:knight@s
  '2,0': crfr W:knight@n
  '-3,0': crrr B:knight@n
  '-1,2': crrf
  '2,-2': ffff+k B:monk@c
  '-2,2': ffff+k W:monk@c
  '3,0': ffrr
  '-3,2': cfcf/j W:knight@n
  '1,-3': ccrc/j+p
  '-3,3': fccf/j+p
  '-3,-1': rffr
  '-1,3': rccr:n,w W:mayor@e
  '-1,-3': ccrc/j
  '2,-1': xxxx+k W:monk@c
score: {W: 15, B: 8}
supply: {W: {followers: 1, mayor: 0, wagon: 0, barn: 1, abbeys: 0}, B: {followers: 1, mayor: 1, wagon: 0, barn: 1, abbeys: 1}}
--- stdout
$T/board.yaml:28:12: note: either tile rffr at -3,-1 or tile rccr:n,w at -1,3 may be the one that was misread, or a tile beside it is missing [misread-tile]
  help: Tile rffr fits at 3,-1. Tile rccr:n,w fits at 3,-1.
$T/board.yaml:5:1: inconsistent: the abbey at 2,-1 was laid in no hole: an empty cell is beside it [ruled-out, AM-10]
  help: Add the tile that is missing beside it, or correct its cell.

== of two tiles typed for one cell the help says where each fits, and nothing is told that comes of it
% sed -E "$as" fixtures/carcassonne/photograph.yaml | reeve check - 2>&1 | grep -v '|'
--- rows as
s/'-1,0'/'1,0'/
    -: unreadable
    -:20:4: unreadable: the key 1,0 is repeated: it is already on line 19 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile frff+k fits at -1,0. Tile rffr fits at 1,0.
      3 mistakes come of it; --format json lists them
s/'2,0': cfff/'2,1': cfff/
    -: unreadable
    -:22:4: unreadable: the key 2,1 is repeated: it is already on line 21 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile rfcr fits at 2,1. Tile cfff fits at 2,-1 and at 2,0.
s/'-1,-1': ffrr/'1,-1': ffrr/; s/'1,2'/'-1,2'/
    -: unreadable
    -:25:4: unreadable: the key 1,-1 is repeated: it is already on line 24 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile ffrr fits at -1,-1. Tile ffcf fits at 1,-1.
      1 mistake comes of it; --format json lists them
    -:18:11: note: either tile ffcf at -1,2 or tile cfff at 2,0 may be the one that was misread, or a tile beside it is missing [misread-tile]
      help: Tile ffcf fits at 2,-1. Tile cfff fits at 0,2.
s/'-1,0'/'1,0'/; s/'-1,-1'/'1,-1'/; s/B:farmer/X:farmer/
    -: unreadable
    -:20:4: unreadable: the key 1,0 is repeated: it is already on line 19 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile frff+k fits at -1,0. Tile rffr fits at 1,0.
      3 mistakes come of it; --format json lists them
    -:21:15: unreadable: there is no player `X` [unknown-player]
      help: Type one of these: R, B.
    -:25:4: unreadable: the key 1,-1 is repeated: it is already on line 24 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile ffrr fits at -1,1 and at -1,-1. Tile ffcf fits at 1,-1.
      1 mistake comes of it; --format json lists them
s/'-1,0'/'1,0'/; s/crfr  /crxr  /
    -: unreadable
    -:15:10: unreadable: `crxr` describes no tile: no edge has the letter x (r road, c city, f field) [bad-look]
      help: Type the name of the tile, or its look: edges N E S W, as crfr or cccc/j+p.
    -:20:4: unreadable: the key 1,0 is repeated: it is already on line 19 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile frff+k fits at -1,0. Tile rffr fits at 1,0.
      2 mistakes come of it; --format json lists them
s/'-1,0': frff.k/'0,0': crfr/
    -: unreadable
    -:19:4: unreadable: the key 0,0 is repeated: it is already on line 15 [duplicate-key]
      help: Correct one of the two cells: a minus sign may be missing or extra. Tile crfr fits at 0,0.
--- stderr

== of looks that are as near, one that fits comes before one that has other marks
$ reeve check $T/board.yaml 2>&1 | grep help
--- file board.yaml
reeve: 1
rules: festival
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '1,0': ffrr
  '-1,0': frrr B:farmer@n
  '0,1': cfcf/j+p
  '0,2': fcrf B:knight@e
  '1,-1': rcrr W:knight@e
  '-1,2': rfrr B:farmer@e
  '-2,0': frfr
  '1,2': cccc/j+p
  '2,0': cfff W:knight@n
  '-2,2': frrr
  '-3,0': crcc/j W:knight@n
  '2,2': fccc:ew,s+festival B:knight@s
  '0,3': ffff+k W:monk@c
  '1,1': ccff/j
  '0,4': crfr W:knight@n
  '1,-2': rcrr B:knight@e
  '3,0': ccff/j W:knight@n
  '-2,-1': ffff+k B:monk@c
  '-1,3': rfrf
  '0,-2': rrrr
  '-1,4': frrf
  '-1,-2': crrc/j B:knight@n
  '1,4': cffr+festival
  '-2,4': ffrr:s,w+k+festival
  '1,5': rrcr
score: {W: 24, B: 4}
supply: {W: 1, B: 0}
--- stdout
  help: did you mean fccf (BA.CC.2: other south edge) or fcrf+festival (FE.CR: other marks)?
