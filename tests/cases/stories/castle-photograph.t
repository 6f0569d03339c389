# A board of The Castle, typed from a photograph by looks.
# Five typing errors (castle-photograph.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh castle-photograph N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [C-110]
% sh tests/cases/stories/typed.sh castle-photograph $n <tests/cases/stories/castle-photograph.yaml | reeve check --now - >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n what
0 a look that no tile has
    3 -: unreadable
    -:19:7: unreadable: no tile of the set looks like `htcc:e,s,w` [look-none]
         19 |   c2: htcc:e,s,w W:herald@e
            |       ^~~~~~~~~~
      help: did you mean htcc:esw+f (12: other paths, marks)?
    -:13:7: note: either tile cccc:n,s,w at g4 may be the one that was misread, or a tile beside it is missing [misread-tile]
         13 |   g4: cccc:n,s,w
            |       ^~~~~~~~~~
      help: It fits at d7.
    -:27:7: note: either tile cctt:e,n,w at c1 or tile cccc+m at d1 may be the one that was misread, or the tiles at d2 and c1 seem to be exchanged [misread-tile]
         27 |   c1: cctt:e,n,w
            |       ^~~~~~~~~~
      help: These fit at c1: cttc:n,s,w, hcct:nsw+f, chtc:nsw+f and others. These fit at d1: cchc:w+m.nw, chhc:w.
    -:27:7: inconsistent: the east side of tile cctt:n,e,w at c1 is a path, but tile cccc+m at d1 beside it has a court [position-path-cut, C-19]
      help: Check both tiles: correct a tile, a rotation or a cell.
1 a tile typed as it does not lie
    1 -: position inconsistent
    -:13:7: note: either tile cccc:n,s,w at g4 may be the one that was misread, or a tile beside it is missing [misread-tile]
         13 |   g4: cccc:n,s,w
            |       ^~~~~~~~~~
      help: It fits at d7.
      6 mistakes come of it; --format json lists them
    -:27:7: note: either tile cctt:e,n,w at c1 or tile cccc+m at d1 may be the one that was misread, or the tiles at d2 and c1 seem to be exchanged [misread-tile]
         27 |   c1: cctt:e,n,w
            |       ^~~~~~~~~~
      help: These fit at c1: cttc:n,s,w, hcct:nsw+f, cccc:nw and others. These fit at d1: cchc:w+m.nw, chhc:w.
    -:27:7: inconsistent: the east side of tile cctt:n,e,w at c1 is a path, but tile cccc+m at d1 beside it has a court [position-path-cut, C-19]
      help: Check both tiles: correct a tile, a rotation or a cell.
    -:13:3: inconsistent: tile cccc:n,s,w at g4 lies apart: no chain of tiles leads to a start space [position-unattached, C-16]
         13 |   g4: cccc:n,s,w
            |   ^~
      help: Add the tiles that are missing between, or correct the cell.
    -:43:13: inconsistent: W has 1 follower in supply, not 2: 5 are on the board [position-supply, C-6]
         43 | supply: {W: 2, B: 1}
            |             ^
      help: The followers of W are at d12, d1, d2, e6, c2: check them, as one may be B's, or type 1.
2 a cell typed the other way round
    1 -: position inconsistent
    -:13:7: note: either tile cccc:n,s,w at g4 may be the one that was misread, or a tile beside it is missing [misread-tile]
         13 |   g4: cccc:n,s,w
            |       ^~~~~~~~~~
      help: It fits at d7.
      6 mistakes come of it; --format json lists them
    -:13:3: inconsistent: tile cccc:n,s,w at g4 lies apart: no chain of tiles leads to a start space [position-unattached, C-16]
         13 |   g4: cccc:n,s,w
            |   ^~
      help: Add the tiles that are missing between, or correct the cell.
    -:43:13: inconsistent: W has 1 follower in supply, not 2: 5 are on the board [position-supply, C-6]
         43 | supply: {W: 2, B: 1}
            |             ^
      help: The followers of W are at d12, d1, d2, e6, c2: check them, as one may be B's, or type 1.
3 a follower of the other player
    1 -: position inconsistent
    -:43:13: inconsistent: W has 1 follower in supply, not 2: 5 are on the board [position-supply, C-6]
         43 | supply: {W: 2, B: 1}
            |             ^
      help: The followers of W are at d12, d1, d2, e6, c2: check them, as one may be B's, or type 1.
4 a wrong final score
    1 -: wrong: final score Anna (W) 80, Bert (B) 15
    -:44:20: wrong: B ends with 15, not 18 [wrong-result, C-110]
         44 | result: {W: 80, B: 18}
            |                    ^~
      help: Type 15 if every turn up to here is right; see: reeve why - final
5 all is corrected
    0 -: position consistent: final score Anna (W) 80, Bert (B) 15
