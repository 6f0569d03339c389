# A game of The Castle in which a follower was left out.
# Five typing errors (followers.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh followers N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [C-44]
% sh tests/cases/stories/typed.sh followers $n <fixtures/castle/kitchen-table.yaml | reeve check >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n
0
    1 -: illegal: turn 23; after 22 turns, score Anna (W) 9, Bert (B) 5
    -:27:14: wrong: W has 5 after this turn, not 7 [wrong-score, C-44]
         27 |   score: {W: 7, B: 5}
            |              ^
      help: Type 5 if every turn up to here is right; see: reeve why - 12
    -:41:10: illegal: nobody takes the wall tile at 12: W comes to 10, B stays on 5 [take-not-won, C-69, wall_pickup: per_feature]
         41 |   take: {12: 3}
            |          ^~
      help: Delete 12 from `take`, or look for the turn whose score is wrong.
      help: with herald@e in turn 11 (line 25) the next 8 of the remaining 36 turns are legal (20 with --all) and 3 of 4 noted scores agree: 31 h10 herald@e
1
    1 -: illegal: turn 32; after 31 turns, score Anna (W) 20, Bert (B) 13
    -:54:21: wrong: B has 13 after this turn, not 15 [wrong-score, C-44]
         54 |   score: {W: 20, B: 15}
            |                     ^~
      help: Type 13 if every turn up to here is right; see: reeve why - 31
    -:55:6: illegal: tile 37 cannot lie at f10: its north side is a court and a house, but tile 24 has a path there [path-cut, C-19]
         55 | - B: 37/180 f10
            |      ^~~~~~
      help: 44 legal placements; see: reeve legal - --before 32
      help: with tile 21/90 in turn 30 (line 51) the next 6 of the remaining 27 turns are legal (13 with --all): 21/90 f11 squire
2
    1 -: illegal: turn 39; after 38 turns, score Anna (W) 20, Bert (B) 21
    -:62:11: illegal: tile 6 cannot lie at b9: no tile and no start space lies beside it [not-attached, C-18]
         62 | - W: 6/90 b9 herald@n
            |           ^~
      help: 26 legal placements; see: reeve legal - --before 39
      help: at h9 instead this turn is legal: 6/90 h9 herald@n
3
    1 -: illegal: turn 42; after 41 turns, score Anna (W) 26, Bert (B) 21
    -:67:13: illegal: tile 58 cannot lie at c5: tile 59 lies there [cell-taken, C-18]
         67 | - B: 58/270 c5
            |             ^~
      help: 32 legal placements; see: reeve legal - --before 42
      help: at e5 instead the remaining 17 turns are legal and 9 of 10 noted scores agree: 58/270 e5
4
    1 -: wrong: 59 turns, final score Anna (W) 108, Bert (B) 90
    -:73:21: wrong: B has 37 after this turn, not 73 [wrong-score, C-44]
         73 |   score: {W: 44, B: 73}
            |                     ^~
      help: Type 37 if every turn up to here is right; see: reeve why - 45
5
    0 -: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
