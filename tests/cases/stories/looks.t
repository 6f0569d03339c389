# A game of Carcassonne typed by looks.
# Five typing errors (looks.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh looks N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [K-26]
% reeve fmt --looks fixtures/carcassonne/sunday.yaml | sh tests/cases/stories/typed.sh looks $n | reeve check >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n
0
    1 -: illegal: turn 5; after 4 turns, score Rosa (R) 0, Ben (B) 0
    -:12:6: illegal: tile rfrf cannot lie at 1,-1: its north side is a road, but tile rcfr at 1,0 has a field there [edge-cut, K-9]
         12 | - R: rfrf 1,-1 highwayman@n
            |      ^~~~
      help: 6 legal placements; see: reeve legal - --before 5
      help: with rcrr in turn 4 (line 11) the next 7 of the remaining 66 turns are legal and 2 of 2 noted scores agree: rcrr 1,0 knight@e
1
    1 -: illegal: turn 13; after 12 turns, score Rosa (R) 4, Ben (B) 0
    -:21:18: illegal: no knight may stand there: city@0,2.n already holds a follower of R [occupied, K-15]
         21 | - R: fccc/j -1,2 knight@s
            |                  ^~~~~~~~
      help: Type farmer@n, or delete the follower.
      help: with fccf here the next 16 of the remaining 58 turns are legal (53 with --all) and 2 of 2 noted scores agree: fccf -1,2 knight@s
2
    1 -: illegal: turn 30; after 29 turns, score Rosa (R) 29, Ben (B) 27
    -:39:3: illegal: it is B's turn, not R's [not-your-turn, K-7]
         39 | - R: rrff 5,-4 # a garden means nothing
            |   ^
      help: Type `- B:` instead of `- R:`, or add the missing turn of B.
      help: as the turn of B the next 9 of the remaining 41 turns are legal and 2 of 2 noted scores agree
3
    1 -: illegal: turn 40; after 39 turns, score Rosa (R) 35, Ben (B) 37
    -:50:11: illegal: tile ffrr cannot lie at 6,3: no tile lies beside it [not-attached, K-8]
         50 | - B: ffrr 6,3 farmer@sw
            |           ^~~
      help: 33 legal placements; see: reeve legal - --before 40
      help: at 6,-3 instead the remaining 31 turns are legal and 11 of 12 noted scores agree: ffrr 6,-3 farmer@sw
4
    1 -: wrong: 71 turns, final score Rosa (R) 80, Ben (B) 108
    -:62:21: wrong: B has 49 after this turn, not 94 [wrong-score, K-26]
         62 |   score: {R: 35, B: 94}
            |                     ^~
      help: Type 49 if every turn up to here is right; see: reeve why - 50
5
    0 -: legal: 71 turns, final score Rosa (R) 80, Ben (B) 108
