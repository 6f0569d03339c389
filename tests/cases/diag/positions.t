# What cannot lie or stand on the table. Each row judges the fixture of its code.

== tiles, followers, keeps, wall tiles and scores [C-1, C-6, C-16, C-19, C-27, C-28, C-36, C-56, C-64, C-112]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
position-tile-twice There is one tile 32 [C-112]
    1 fixtures/castle/bad/position-tile-twice.yaml: position inconsistent
    fixtures/castle/bad/position-tile-twice.yaml:8:7: inconsistent: tile 32 lies at b3 already [position-tile-twice, C-112]
          8 |   c3: 32
            |       ^~
      help: One of them was misread, or typed twice. These fit at c3: 33, 5/180, 13 and others. These fit at b3: 33, 5/180, 13 and others.
position-path-cut The path of tile 27 runs west into the court and house of tile 32 [C-19]
    1 fixtures/castle/bad/position-path-cut.yaml: position inconsistent
    fixtures/castle/bad/position-path-cut.yaml:8:7: note: either tile 27/270 at c3 or tile 32 at b3 may be the one that was misread [misread-tile]
          8 |   c3: 27/270
            |       ^~~~~~
      help: These fit at c3: 27, 34/270, 5/90 and others. These fit at b3: 25, 30, 24/270 and others.
    fixtures/castle/bad/position-path-cut.yaml:8:7: inconsistent: the west side of tile 27 at c3 is a path, but tile 32 at b3 beside it has a court and a house [position-path-cut, C-19]
      help: Check both tiles: correct a tile, a rotation or a cell.
position-unattached No chain of tiles leads from e5 to the wall [C-16]
    1 fixtures/castle/bad/position-unattached.yaml: position inconsistent
    fixtures/castle/bad/position-unattached.yaml:8:3: inconsistent: tile 32 at e5 lies apart: no chain of tiles leads to a start space [position-unattached, C-16]
          8 |   e5: 32
            |   ^~
      help: Add the tiles that are missing between, or correct the cell.
position-no-place A herald stands on a path, and tile 32 shows none [C-28]
    1 fixtures/castle/bad/position-no-place.yaml: position inconsistent
    fixtures/castle/bad/position-no-place.yaml:7:12: inconsistent: the herald at b3 has nothing to stand on: tile 32 has no such feature there [position-no-place, C-28]
          7 |   b3: 32 W:herald@n
            |            ^~~~~~~~
      help: Type the tile as cchh:ne or cchh:n if it has a path, or type merchant@n or squire@s, or leave the follower out.
position-follower-twice Two squires in one part of a house [C-27]
    1 fixtures/castle/bad/position-follower-twice.yaml: position inconsistent
    fixtures/castle/bad/position-follower-twice.yaml:7:24: inconsistent: two followers stand on house@b3.s [position-follower-twice, C-27]
          7 |   b3: [32, W:squire, B:squire]
            |                        ^~~~~~
      help: Delete one of the two.
position-completed The house is complete: its squire has gone home [C-56]
    1 fixtures/castle/bad/position-completed.yaml: position inconsistent
    fixtures/castle/bad/position-completed.yaml:7:3: inconsistent: house@d12.nw is completed but still holds 1 follower of W [position-completed, C-56]
          7 |   d12: 37/90 W:squire
            |   ^~~
      help: Check the tile at d12, or take the followers off.
position-followers Seven followers of W, who has six [C-6]
    1 fixtures/castle/bad/position-followers.yaml: position inconsistent
    fixtures/castle/bad/position-followers.yaml:6:1: inconsistent: W has 7 followers on the board, but owns only 6 [position-followers, C-6]
          6 | board:
            | ^~~~~
      help: The followers of W are at g12, g12, g12, g12, g12, g12, b3: check them, or correct their players.
position-supply All six followers of W are in supply [C-6]
    1 fixtures/castle/bad/position-supply.yaml: position inconsistent
    fixtures/castle/bad/position-supply.yaml:8:13: inconsistent: W has 6 followers in supply, not 5: 0 are on the board [position-supply, C-6]
          8 | supply: {W: 5, B: 6}
            |             ^
      help: Add the follower that is missing, or type 6.
position-keep No house is completed, and a keep stands on one [C-64]
    1 fixtures/castle/bad/position-keep.yaml: position inconsistent
    fixtures/castle/bad/position-keep.yaml:8:12: inconsistent: W's keep cannot stand on a house of 4 tiles: no house is completed [position-keep, C-64]
          8 | keeps: {W: 4, B: 0}
            |            ^
      help: Check the tiles, or type 0 for no keep.
position-wall-tiles There are two wall tiles 3 [C-1]
    1 fixtures/castle/bad/position-wall-tiles.yaml: position inconsistent
    fixtures/castle/bad/position-wall-tiles.yaml:8:31: inconsistent: there are only 2 wall tiles 3 in the game [position-wall-tiles, C-1]
          8 | hand: {W: {wall_tiles: [3, 3, 3]}}
            |                               ^
      help: Type a number that is left: 1, 2, 4, 5, 6, 7, 8, 9.
position-where Three paths leave the tile [C-27]
    1 fixtures/castle/bad/position-where.yaml: position inconsistent
    fixtures/castle/bad/position-where.yaml:7:12: inconsistent: tile 9 at g12 has more than one path: path@w, path@e, path@s [position-where, C-27]
          7 |   g12: 9 W:herald
            |            ^~~~~~
      help: Type herald@e, herald@s or herald@w.
position-no-feature No tile lies at c3, so no keep stands on a house there [C-36]
    1 fixtures/castle/bad/position-no-feature.yaml: position inconsistent
    fixtures/castle/bad/position-no-feature.yaml:7:12: inconsistent: `house@c3` names no feature: no tile lies there [position-no-feature, C-36]
          7 | keeps: {W: house@c3}
            |            ^~~~~~~~
      help: Type the kind, a cell that the feature covers and a place on that tile.
position-score Scores begin at 0 and never fall [C-6]
    1 fixtures/castle/bad/position-score.yaml: position inconsistent
    fixtures/castle/bad/position-score.yaml:6:12: inconsistent: W cannot have -4 points [position-score, C-6]
          6 | score: {W: -4, B: 12}
            |            ^~
      help: Type the points so far, including all laps of the track.

== a tile that is missing leaves others hanging on nothing: those that hang together are counted [K-8, C-16]
$ cat >$T/loose.yaml <<END
$ reeve: 1
$ rules: carcassonne
$ players: {R: Rosa, B: Ben}
$ board:
$   0,0: BA.RCr
$   3,0: BA.L
$   0,2: frfr
$   0,3: frfr
$   9,9: crfr
$   1,3: frfr
$ END
$ reeve check $T/loose.yaml
$ reeve check --format json $T/loose.yaml | gojq -c '.diagnostics[] | [.code, .line, .because]'
--- stdout
$T/loose.yaml: position inconsistent
["position-unattached",6,null]
["position-unattached",7,null]
["position-unattached",8,1]
["position-unattached",9,null]
["position-unattached",10,1]
--- stderr
$T/loose.yaml:6:3: inconsistent: tile BA.L at 3,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
      6 |   3,0: BA.L
        |   ^~~
  help: Add the tiles that are missing between, or correct the cell.
$T/loose.yaml:7:3: inconsistent: tile frfr at 0,2 lies apart: no chain of tiles leads to the start tile; 2 more tiles hang on it [position-unattached, K-8]
      7 |   0,2: frfr
        |   ^~~
  help: Add the tiles that are missing between, or correct the cell.
$T/loose.yaml:9:3: inconsistent: tile crfr at 9,9 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
      9 |   9,9: crfr
        |   ^~~
  help: Add the tiles that are missing between, or correct the cell.
--- status 0

== which sizes a keep can have, and which wall tiles are left, is said as what to type [C-64, C-1]
$ reeve position fixtures/castle/kitchen-table.yaml --at 50 | sed 's/keeps: {W: 2/keeps: {W: 9/; s/\[8\]/[8, 9, 9]/' | reeve check -
--- stdout
-: position inconsistent
--- stderr
-:58:12: inconsistent: W's keep cannot stand on a house of 9 tiles: no completed house has 9 (the largest has 2) [position-keep, C-64]
     58 | keeps: {W: 9, B: 2}
        |            ^
  help: Check the tiles, or type 1, 2, or 0 for no keep.
-:59:59: inconsistent: there are only 2 wall tiles 9 in the game [position-wall-tiles, C-1]
     59 | ...es: [6, 7, 9]}, B: {wall_tiles: [8, 9, 9]}}
        |                                           ^
  help: Type a number that is left: 1, 2, 3, 4, 5, 6, 7, 8.
--- status 1

== which wall tiles a player holds is said, too [C-81]
$ sed "s/take: {38: 1}/take: {38: 5}/; s/use: .{3: house@f4}./use: [{2: house@f4}]/" fixtures/castle/kitchen-table.yaml | reeve check -
--- stdout
-: illegal: turn 46; after 45 turns, score Anna (W) 44, Bert (B) 37
--- stderr
-:76:9: illegal: B holds no wall tile 1 [use-not-held, C-81]
     76 |   use: [1]
        |         ^
  help: Type a number that B holds: 5; or add the `take` by which B got it.
--- status 1

== a cell that cannot be read is near no row, and beside it nothing lies
$ printf "reeve: 1\nrules: carcassonne\nplayers: {W: White, B: Black}\nboard: {'0,0': BA.Ccc/0, 'oops': BA.Ccc/0, '1,0': BA.Ccc/0, '2,0': BA.Ccc/90, '0,1': BA.L, '1,1': BA.Ccc, '2,1': BA.LR}\n" | reeve check -
--- stdout
-: unreadable
--- stderr
-:4:27: unreadable: `oops` is not a cell [bad-cell]
      4 | board: {'0,0': BA.Ccc/0, 'oops': BA.Ccc/0, '1,0': BA.Ccc/0, '2,0...
        |                           ^~~~
  help: Type x and y: 0,0 or -1,2.
-:4:86: note: either tile BA.L at 0,1 or tile BA.Ccc/0 at 0,0 may be the one that was misread [misread-tile]
      4 | ...0': BA.Ccc/0, '2,0': BA.Ccc/90, '0,1': BA.L, '1,1': BA.Ccc, '2,1...
        |                                           ^~~~
  help: Tile BA.L fits at 0,-1. These fit at 0,1: BA.C/180, BA.CFC.2, BA.CC.2/180 and others. These fit at 0,0: BA.Ccc/180, BA.CFc.1, BA.CFc+ and others.
-:4:99: note: either tile BA.Ccc at 1,1 or tile BA.Ccc/0 at 1,0 may be the one that was misread [misread-tile]
      4 | ... '2,0': BA.Ccc/90, '0,1': BA.L, '1,1': BA.Ccc, '2,1': BA.LR}
        |                                           ^~~~~~
  help: These fit at 1,1: BA.Ccc/270, BA.CFc.1/90, BA.Cc.1/270 and others. Tile BA.Ccc fits at -1,1. Tile BA.Ccc/0 fits at -1,0. These fit at 1,0: BA.Cc.1/270, BA.C/270, BA.Cc+/270 and others.
-:4:114: note: either tile BA.LR at 2,1 or tile BA.Ccc/90 at 2,0 may be the one that was misread [misread-tile]
      4 | ...90, '0,1': BA.L, '1,1': BA.Ccc, '2,1': BA.LR}
        |                                           ^~~~~
  help: Tile BA.LR fits at 1,2. These fit at 2,1: BA.C/180, BA.CFC.2, BA.CC.2/180 and others. Tile BA.Ccc/90 fits at 0,2. These fit at 2,0: BA.CccR/180, BA.CcRr/180, BA.RCr/90 and others.
-:4:86: inconsistent: the south side of tile BA.L at 0,1 is a field, but tile BA.Ccc at 0,0 beside it has a city [position-edge-cut, K-9]
      4 | ...0': BA.Ccc/0, '2,0': BA.Ccc/90, '0,1': BA.L, '1,1': BA.Ccc, '2,1...
        |                                           ^~~~
  help: Check both tiles: correct a tile, a rotation or a cell.
--- status 3

== of a figure that is missing on the board it is said, and that one of the followers may be it
% sed 's/R:big:knight/WHO/; s/WHO/'"$who"'/' $T/board.yaml | reeve check -q - 2>&1 | grep -v '|'
--- rows who
R:big:knight
    -:11:92: inconsistent: B has 1 builder in supply, not 0: 0 are on the board [position-supply, K-4]
      help: Add the builder that is missing, or type 1.
R:knight
    -:11:25: inconsistent: R has 5 followers in supply, not 6: 2 are on the board [position-supply, K-4]
      help: The followers of R are at -1,0, 0,1: check them, as one may be the large follower that is missing, or type 5.
    -:11:33: inconsistent: R has 1 large follower in supply, not 0: 0 are on the board [position-supply, K-4]
      help: Add the large follower that is missing, or type 1.
    -:11:92: inconsistent: B has 1 builder in supply, not 0: 0 are on the board [position-supply, K-4]
      help: Add the builder that is missing, or type 1.
B:big:knight
    -:11:80: inconsistent: B has 0 large followers in supply, not 1: 1 is on the board [position-supply, K-4]
      help: The followers of B are at 0,1: check them, as one may be R's, or type 0.
    -:11:92: inconsistent: B has 1 builder in supply, not 0: 0 are on the board [position-supply, K-4]
      help: Add the builder that is missing, or type 1.
--- file board.yaml
reeve: 1
rules: [inns, traders]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  1,0: rrrr B:highwayman@e
  -1,0: frfr R:highwayman
  -2,0: frfr R:builder@e
  0,1: fccf/j R:big:knight
supply: {R: {followers: 6, big: 0, builder: 0, pig: 1}, B: {followers: 6, big: 1, builder: 0, pig: 1}}
