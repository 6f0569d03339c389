# A board of Carcassonne, typed from a photograph by looks.
# Five typing errors (photograph.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh photograph N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [K-37]
% sh tests/cases/stories/typed.sh photograph $n <tests/cases/stories/photograph.yaml | reeve check --now - >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n what
0 all errors are reported; a look is corrected first
    1 -: position inconsistent
    -:34:10: note: either tile ccrr/j at 4,0 may be the one that was misread, or a tile beside it is missing [misread-tile]
         34 |   '4,0': ccrr/j R:highwayman@s
            |          ^~~~~~
      help: It fits at 0,4.
    -:28:11: note: either tile cffc/j at -1,1 may be the one that was misread, or the tiles at 0,1 and -2,0 seem to be exchanged [misread-tile]
         28 |   '-1,1': cffc/j R:farmer@s
            |           ^~~~~~
      help: These fit there: ccff/j, ccfc/j, ccff. It fits at -2,1.
    -:23:10: note: either tile rrff at 2,1 or tile cfcc/j+p at 2,0 may be the one that was misread [misread-tile]
         23 |   '2,1': rrff
            |          ^~~~
      help: Tile rrff fits at -2,1. These fit at 2,1: rrcf, ffcf, cfcf and others. These fit at 2,0: fccc/j+p, fccc/j, ffcc. Tile cfcc/j+p fits at 3,0.
    -:23:10: inconsistent: the south side of tile rrff at 2,1 is a field, but tile cfcc/j+p at 2,0 beside it has a city [position-edge-cut, K-9]
      help: Check both tiles: correct a tile, a rotation or a cell.
    -:28:11: inconsistent: the east side of tile cffc/j at -1,1 is a field, but tile ffcc/j+p at 0,1 beside it has a city [position-edge-cut, K-9]
         28 |   '-1,1': cffc/j R:farmer@s
            |           ^~~~~~
      help: Check both tiles: correct a tile, a rotation or a cell.
    -:34:4: inconsistent: tile ccrr/j at 4,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
         34 |   '4,0': ccrr/j R:highwayman@s
            |    ^~~
      help: Add the tiles that are missing between, or correct the cell.
    -:6:1: inconsistent: R has 8 followers on the board, but owns only 7 [position-followers, K-4]
          6 | board:
            | ^~~~~
      help: The followers of R are at 1,0, 1,-1, 1,1, 0,3, 3,-2, -1,1, 0,-2, 4,0: check them, as one may be B's, or correct their players.
1 a tile typed as it does not lie
    1 -: position inconsistent
    -:34:10: note: either tile ccrr/j at 4,0 may be the one that was misread, or a tile beside it is missing [misread-tile]
         34 |   '4,0': ccrr/j R:highwayman@s
            |          ^~~~~~
      help: It fits at 0,4.
    -:28:11: note: either tile cffc/j at -1,1 may be the one that was misread, or the tiles at 0,1 and -2,0 seem to be exchanged [misread-tile]
         28 |   '-1,1': cffc/j R:farmer@s
            |           ^~~~~~
      help: These fit there: ccff/j, ccfc/j, ccff. It fits at -2,1.
    -:28:11: inconsistent: the east side of tile cffc/j at -1,1 is a field, but tile ffcc/j+p at 0,1 beside it has a city [position-edge-cut, K-9]
      help: Check both tiles: correct a tile, a rotation or a cell.
    -:34:4: inconsistent: tile ccrr/j at 4,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
         34 |   '4,0': ccrr/j R:highwayman@s
            |    ^~~
      help: Add the tiles that are missing between, or correct the cell.
    -:6:1: inconsistent: R has 8 followers on the board, but owns only 7 [position-followers, K-4]
          6 | board:
            | ^~~~~
      help: The followers of R are at 1,0, 1,-1, 1,1, 0,3, 3,-2, -1,1, 0,-2, 4,0: check them, as one may be B's, or correct their players.
2 a cell typed the other way round
    1 -: position inconsistent
    -:34:10: note: either tile ccrr/j at 4,0 may be the one that was misread, or a tile beside it is missing [misread-tile]
         34 |   '4,0': ccrr/j R:highwayman@s
            |          ^~~~~~
      help: It fits at 0,4.
    -:34:4: inconsistent: tile ccrr/j at 4,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
         34 |   '4,0': ccrr/j R:highwayman@s
            |    ^~~
      help: Add the tiles that are missing between, or correct the cell.
    -:6:1: inconsistent: R has 8 followers on the board, but owns only 7 [position-followers, K-4]
          6 | board:
            | ^~~~~
      help: The followers of R are at 1,0, 1,-1, 1,1, 0,3, 3,-2, -1,1, 0,-2, 4,0: check them, as one may be B's, or correct their players.
3 a follower of the other player
    1 -: position inconsistent
    -:6:1: inconsistent: R has 8 followers on the board, but owns only 7 [position-followers, K-4]
          6 | board:
            | ^~~~~
      help: The followers of R are at 1,0, 1,-1, 1,1, 0,3, 3,-2, -1,1, 0,-2, 0,4: check them, as one may be B's, or correct their players.
4 a wrong final score
    1 -: wrong: final score Rosa (R) 53, Ben (B) 41
    -:40:13: wrong: R ends with 53, not 58 [wrong-result, K-37]
         40 | result: {R: 58, B: 41}
            |             ^~
      help: Type 53 if every turn up to here is right; see: reeve why - final
5 all is corrected
    0 -: position consistent: final score Rosa (R) 53, Ben (B) 41
