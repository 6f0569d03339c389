# A game of The Tower and Bridges, Castles and Bazaars.
# Five typing errors (both-boxes.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh both-boxes N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [K-26]
% sh tests/cases/stories/typed.sh both-boxes $n <tests/cases/stories/both-boxes.yaml | reeve check >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows n what
0 a look that no tile has
    3 -: unreadable
    -:41:6: unreadable: no tile of the set looks like `cccr/j+p+t` [look-none]
         41 | - B: cccr/j+p+t 0,-3 farmer@nw
            |      ^~~~~~~~~~
      help: did you mean cccr/j+p (BA.CccR+: other marks) or cccr/j+t (TO.CccR: other marks)?
1 a rotation sixteen turns in, which stops turn 24
    1 -: illegal: turn 24; after 23 turns, score White (W) -1, Black (B) -1
    -:48:6: illegal: tile TO.CccC+ cannot lie at -4,3: its east side is a city, but tile BA.CcRr has a road there [edge-cut, K-9]
         48 | - W: TO.CccC+/180 -4,3
            |      ^~~~~~~~~~~~
      help: 36 legal placements; see: reeve legal - --before 24
      help: with rotation 0 in turn 16 (line 34) the next 14 of the remaining 83 turns are legal and 2 of 2 noted scores agree: BA.CcRr -3,3 knight@n
2 a cell typed the other way round
    1 -: illegal: turn 39; after 38 turns, score White (W) -1, Black (B) -1
    -:82:17: illegal: tile BA.RrC cannot lie at 7,-4: no tile lies beside it [not-attached, K-8]
         82 | - B: BA.RrC/270 7,-4 farmer@se
            |                 ^~~~
      help: 37 legal placements; see: reeve legal - --before 39
      help: at -4,7 instead, x and y swapped, the next 9 of the remaining 68 turns are legal and 2 of 2 noted scores agree: BA.RrC/270 -4,7 farmer@se
3 a follower of the other player is captured
    1 -: illegal: turn 49; after 48 turns, score White (W) -3, Black (B) -1
    -:105:13: illegal: `B:farmer@1,1.se` cannot be captured: no such follower stands there [no-captive, T-18]
        105 |   capture: 'B:farmer@1,1.se'
            |             ^~~~~~~~~~~~~~~
      help: Type `capture: W:farmer@1,1.se`.
      help: There were too many possible typing errors to try them all.
4 a wrong score
    1 -: wrong: 107 turns, final score White (W) 1, Black (B) 14
    -:176:21: wrong: B has 4 after this turn, not 7 [wrong-score, K-26]
        176 |   score: {W: -8, B: 7}
            |                     ^
      help: Type 4 if every turn up to here is right; see: reeve why - 101
5 all is corrected: the game ends as it did
    0 -: legal: 107 turns, final score White (W) 1, Black (B) 14
