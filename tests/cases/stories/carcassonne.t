# A game of Carcassonne as two players noted it.
# Five typing errors (carcassonne.sed), and the five corrections to which the messages lead. Each round is a
# row: `typed.sh carcassonne N` prints the game with all errors and the first N corrections.

== the errors are corrected one after the other, as the messages say [K-26]
% sh tests/cases/stories/typed.sh carcassonne $n <fixtures/carcassonne/sunday.yaml | reeve check >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
$ sh tests/cases/stories/typed.sh carcassonne 2 <fixtures/carcassonne/sunday.yaml | reeve why - 21 | tail -n 12
--- rows n what
0 a rotation
    1 -: illegal: turn 5; after 4 turns, score Rosa (R) 0, Ben (B) 0
    -:12:6: illegal: tile BA.RFr cannot lie at 1,-1: its north side is a field, but tile BA.CRRR has a road there [edge-cut, K-9]
         12 | - R: BA.RFr 1,-1 highwayman@n
            |      ^~~~~~
      help: 6 legal placements; see: reeve legal - --before 5
      help: with rotation 90 here the next 9 of the remaining 66 turns are legal and 2 of 2 noted scores agree: BA.RFr/90 1,-1 highwayman@n
1 a cell typed the other way round
    1 -: illegal: turn 15; after 14 turns, score Rosa (R) 4, Ben (B) 0
    -:23:6: illegal: tile BA.CRr cannot lie at 3,0: its west side is a road, but tile BA.Ccc+ has a field there [edge-cut, K-9]
         23 | - R: BA.CRr/180 3,0 farmer@e        # 3 tiles, a pennant; and a ...
            |      ^~~~~~~~~~
      help: 15 legal placements; see: reeve legal - --before 15
      help: at 0,3 instead, x and y swapped, the next 8 of the remaining 56 turns are legal and 0 of 2 noted scores agree: BA.CRr/180 0,3 farmer@e
2 a look that another tile has: the noted scores show the turn
    1 -: illegal: turn 24; after 23 turns, score Rosa (R) 16, Ben (B) 3
    -:30:14: wrong: R has 16 after this turn, not 26 [wrong-score, K-26]
         30 |   score: {R: 26, B: 13}
            |              ^~
      help: Type 16 if every turn up to here is right; see: reeve why - 21
    -:30:21: wrong: B has 3 after this turn, not 13 [wrong-score, K-26]
         30 |   score: {R: 26, B: 13}
            |                     ^~
      help: Type 3 if every turn up to here is right; see: reeve why - 21
    -:33:23: illegal: B has no follower left [no-follower, K-16]
         33 | - B: BA.CRRR/180 -1,4 knight@s      # closes his small city: 4
            |                       ^~~~~~~~
      help: Delete the follower from the turn, or look for one that should have come back.
      help: with ccff/j in turn 21 (line 29) the next 6 of the remaining 47 turns are legal and 2 of 2 noted scores agree: ccff/j -1,1 farmer@s
3 the turn of the other player
    1 -: illegal: turn 31; after 30 turns, score Rosa (R) 29, Ben (B) 27
    -:41:3: illegal: it is R's turn, not B's [not-your-turn, K-7]
         41 | - B: BA.CCG/180 0,5
            |   ^
      help: Type `- R:` instead of `- B:`, or add the missing turn of R.
      help: as the turn of R the remaining 40 turns are legal and 11 of 12 noted scores agree
4 a wrong score
    1 -: wrong: 71 turns, final score Rosa (R) 80, Ben (B) 108
    -:62:14: wrong: R has 35 after this turn, not 38 [wrong-score, K-26]
         62 |   score: {R: 38, B: 49}
            |              ^~
      help: Type 35 if every turn up to here is right; see: reeve why - 50
5 all is corrected: the game ends as it did
    0 -: legal: 71 turns, final score Rosa (R) 80, Ben (B) 108
--- stdout
 yes  cell        -1,1 is free                                               K-8
 yes  attached    its north side lies against tile BA.CC.2 at -1,2           K-8
 yes  side        north: a city against a city of tile BA.CC.2 at -1,2       K-9
 yes  side        east: a city against a city of tile BA.Cc+G at 0,1         K-9
 yes  side        south: a field against a field of tile BA.Rr at -1,0       K-9
 yes  follower    R has 1 follower in hand                                  K-16
 yes  free        field@0,0.ne holds no follower yet                        K-15
      open        city@0,0.n is open at -1,1 (west)                         K-26
      open        field@0,0.ne counts only at the end                       K-29
  no  noted       R has 16 after this turn, not 26                          K-26
  no  noted       B has 3 after this turn, not 13                           K-26
score after it: Rosa (R) 16, Ben (B) 3
