# A game of The Castle as two players noted it.
# Five typing errors (castle.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh castle N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [C-44]
% sh tests/cases/stories/typed.sh castle $n <fixtures/castle/kitchen-table.yaml | reeve check >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n what
0 a look that no tile has: the message names the tile
    3 -: unreadable
    -:25:6: unreadable: no tile of the set looks like `hhcc:es,w` [look-none]
         25 | - W: hhcc:es,w h10 herald@e
            |      ^~~~~~~~~
      help: did you mean hhcc:esw+f (28: other paths, marks) or hhcc:e,s,w (31: other paths)?
1 a rotation: the message names the one with which the game goes on
    1 -: illegal: turn 14; after 13 turns, score Anna (W) 7, Bert (B) 5
    -:29:15: illegal: no knight may stand there: tower@d6.e already holds a follower of B [occupied, C-29]
         29 | - B: 46/90 f6 knight
            |               ^~~~~~
      help: Type merchant@ne, or delete the follower.
      help: with rotation 270 here the next 3 of the remaining 45 turns are legal (31 with --all): 46/270 f6 knight
2 a cell typed the other way round
    1 -: illegal: turn 18; after 17 turns, score Anna (W) 7, Bert (B) 5
    -:34:9: illegal: tile 38 cannot lie at d2: tile 56 lies there [cell-taken, C-18]
         34 | - B: 38 d2
            |         ^~
      help: 52 legal placements; see: reeve legal - --before 18
      help: at b4 instead, x and y swapped, the next 7 of the remaining 41 turns are legal (33 with --all) and 2 of 2 noted scores agree: 38 b4
3 the turn of the other player
    1 -: illegal: turn 26; after 25 turns, score Anna (W) 14, Bert (B) 5
    -:46:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
         46 | - W: 50 g11 knight@nw
            |   ^
      help: Type `- B:` instead of `- W:`, or add the missing turn of B.
      help: as the turn of B the remaining 33 turns are legal and 11 of 12 noted scores agree
4 a wrong score
    1 -: wrong: 59 turns, final score Anna (W) 108, Bert (B) 90
    -:73:21: wrong: B has 37 after this turn, not 31 [wrong-score, C-44]
         73 |   score: {W: 44, B: 31}
            |                     ^~
      help: Type 37 if every turn up to here is right; see: reeve why - 45
5 all is corrected: the game ends as it did
    0 -: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
