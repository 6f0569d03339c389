# `reeve why FILE PLACE`: the story of a feature, a cell, a corner.

== why: a tower from its first tile to its score
$ reeve why fixtures/castle/kitchen-table.yaml tower@d6.e
--- stdout
tower@d6.e
    9  W   tile 40 at d6: 1 tile, 2 open ends
   10  B   tile 54 at e6: 2 tiles, 3 open ends
   10  B   1 follower of B stands on it
   14  B   tile 46 at f6 beside it: 2 tiles, 2 open ends
   40  B   tile 22 at d5: 3 tiles, 1 open end
   42  B   tile 58 at e5: 4 tiles, complete
   42  B   B scores 8: 4 tiles, 2 each                                      C-52
   42  B   1 follower of B comes home

== why: parts that a tile joins, a follower on each, and a tie [C-31, C-55]
$ reeve why fixtures/castle/example-tied-tower.yaml tower@b1
--- stdout
tower@b1
tower@d1.s
    1  W   tile 54 at d1: 1 tile, 2 open ends
    1  W   1 follower of W stands on it
    4  B   tile 8 at b1: 2 tiles in 2 parts not joined yet, 3 open ends
    4  B   1 follower of B stands on it
    5  W   tile 52 at e1: 3 tiles in 2 parts not joined yet, 2 open ends
    6  B   tile 53 at c1: 4 tiles, complete
    6  B   a tie: nobody scores                                             C-55
    6  B   1 follower of W comes home
    6  B   1 follower of B comes home

== why: a follower that is placed and comes home in one turn, a keep, a wall tile won
$ reeve why fixtures/castle/kitchen-table.yaml house@b5
--- stdout
house@b5
house@b5.w
   23  W   tile 33 at b5: 1 tile, complete
   23  W   1 follower of W stands on it
   23  W   W scores 1: 1 tile, 1 each                                       C-53
   23  W   W takes wall tile 3 at 12                                        C-69
   23  W   1 follower of W comes home

== why: a court up to final scoring, closed from beside it, or still open
$ reeve why fixtures/castle/kitchen-table.yaml court@d1 court@d7.sw
--- stdout
court@d1
court@d1.n
    3  W   tile 14 at d1: 2 tiles, 3 open ends
    3  W   1 follower of W stands on it
    5  W   tile 56 at d2: 3 tiles, 5 open ends
    6  B   tile 25 at e1: 4 tiles, 5 open ends
   13  W   tile 12 at c2: 5 tiles, 5 open ends
   15  W   tile 36 at d3: 6 tiles, 7 open ends
   21  W   tile 48 at c1 beside it: 6 tiles, 5 open ends
   41  W   tile 19 at c3 beside it: 6 tiles, 4 open ends
   49  B   tile 27 at e2: 7 tiles, 2 open ends
   53  W   tile 53 at d4: 8 tiles, 2 open ends
   57  W   tile 35 at c4: 9 tiles, 1 open end
final      W scores 16: wall tile 7                                         C-95
           open at d3 (east)

court@d7.sw
    7  W   tile 17 at d7: 2 tiles, 2 open ends
    9  W   tile 40 at d6 beside it: 2 tiles, 1 open end
   58  B   tile 24 at d8: 3 tiles, closed all round

== why: a cell tells its tile and all its features, then
$ reeve why fixtures/castle/kitchen-table.yaml i12
$ reeve why --at 20 fixtures/castle/kitchen-table.yaml i12
--- stdout
i12
   20  B   tile 8 at i12 was laid, turned 90
tower@i11.n
   12  B   tile 45 at i11: 1 tile, 2 open ends
   12  B   1 follower of B stands on it
   16  B   tile 55 at h11: 2 tiles, 2 open ends
   20  B   tile 8 at i12: 3 tiles, 1 open end
   26  B   tile 50 at g11 beside it: 3 tiles, complete
   26  B   B scores 6: 3 tiles, 2 each                                      C-52
   26  B   1 follower of B comes home
court@i12.sw
   20  B   tile 8 at i12: 1 tile, 1 open end
   25  W   tile 26 at h12 beside it: 1 tile, closed all round
house@i12.nw
   20  B   tile 8 at i12: 1 tile, 1 open end
   25  W   tile 26 at h12: 2 tiles, complete
   25  W   1 follower of W stands on it
   25  W   W scores 2: 2 tiles, 1 each                                      C-53
   25  W   the keep of W goes to it                                         C-65
   25  W   1 follower of W comes home
i12
   20  B   tile 8 at i12 was laid, turned 90
tower@i11.n
   12  B   tile 45 at i11: 1 tile, 2 open ends
   12  B   1 follower of B stands on it
   16  B   tile 55 at h11: 2 tiles, 2 open ends
   20  B   tile 8 at i12: 3 tiles, 1 open end
           open at h11 (west)
court@i12.sw
   20  B   tile 8 at i12: 1 tile, 1 open end
           open at i12 (west)
house@i12.nw
   20  B   tile 8 at i12: 1 tile, 1 open end
           open at i12 (west)

== why: an empty cell tells what each side asks and which tiles fit [C-18, C-19, C-20, C-21]
$ reeve why --at 13 fixtures/castle/kitchen-table.yaml e5 i12 a9
$ reeve why fixtures/castle/kitchen-table.yaml a9
$ reeve why --at 57 fixtures/castle/kitchen-table.yaml d8
--- stdout
e5
           e5 is empty
           north: tile 54 at e6 has a tower, and anything but a path may
           meet it                                                          C-19
           east: nothing yet
           south: nothing yet
           west: nothing yet
           45 of the 47 tiles to come fit there, all but 1, 18              C-19

i12
           i12 is empty
           north: the wall, which anything may meet                         C-21
           east: the wall, which anything may meet                          C-21
           south: tile 45 at i11 has a tower, and anything but a path may
           meet it                                                          C-19
           west: nothing yet
           45 of the 47 tiles to come fit there, all but 1, 18              C-19

a9
           a9 is empty
           north: nothing yet
           east: nothing yet
           south: the wall, which anything may meet                         C-21
           west: the wall, which anything may meet                          C-21
           no tile can lie there yet: no side would touch one               C-18
a9
           a9 is empty
           north: nothing yet
           east: nothing yet
           south: the wall, which anything may meet                         C-21
           west: the wall, which anything may meet                          C-21
           no tile is to come                                              C-101
d8
           d8 is empty
           north: nothing yet
           east: nothing yet
           south: tile 17 at d7 has a path, and the same must go on         C-19
           west: the wall, which anything may meet                          C-21
           1 of the 3 tiles to come fits there: 24                          C-19

== why: the cell before a start space [C-22]
$ reeve why --at 0 fixtures/castle/kitchen-table.yaml h5
--- stdout
h5
           h5 is empty
           north: nothing yet
           east: start space 74 has a path, and the same must go on         C-22
           south: nothing yet
           west: nothing yet
           38 of the 60 tiles to come fit there, all but 2, 3, 5, 8, 13,
           14, 21, 22, 23, 32, 33, 34, 37, 38, 42, 43, 45, 46, 53, 54,
           58, 59                                                           C-19

== why: features and cells of a position
$ reeve why fixtures/castle/example-wall-tile.yaml --at 0 path@e8.w g12
$ reeve why fixtures/castle/example-wall-tile.yaml path@e8.w
$ reeve why fixtures/castle/example-empty-area.yaml tower@e5.n 2>&1 | head -4
--- stdout
path@e8.w
           tile 55 at e8: 1 tile, 1 open end
           open at e8 (west)

g12
           tile 9 at g12 lies there in the position
tower@g12.n
           tile 9 at g12, tile 20 at h12, tile 56 at f12: 4 tiles,
           complete
path@g12.e
           tile 9 at g12, tile 20 at h12: 2 tiles, complete
path@g12.s
           tile 9 at g12, tile 10 at g11, tile 25 at h11, tile 17 at g10,
           tile 49 at h10: 5 tiles, complete
path@g12.w
           tile 9 at g12, tile 56 at f12: 2 tiles, complete
court@g12.se
           tile 9 at g12: 1 tile, closed all round
house@g12.sw
           tile 9 at g12: 1 tile, complete
path@e8.w
           tile 55 at e8: 1 tile, 1 open end
    1  W   tile 47 at d8: 2 tiles, complete
    1  W   1 follower of W stands on it
    1  W   W scores 2: 2 tiles, 1 each                                      C-49
    1  W   W takes wall tile 5 at 32                                        C-69
    1  W   1 follower of W comes home
tower@e5.n
           tile 47 at e5: 1 tile, 2 open ends
           1 follower of W stands on it
           open at e5 (north, east)

== why: doublers and house rules are part of a story
$ reeve why fixtures/castle/mistake.yaml tower@i11.w
$ reeve why --script tie-shares-points --accept 6 fixtures/castle/example-tied-tower.yaml tower@d1 | tail -5
--- stdout
tower@i11.w
   17  W   tile 7 at i11: 1 tile, 2 open ends
   26  B   tile 48 at i12: 2 tiles, 1 open end
   44  B   tile 44 at h11: 3 tiles, 1 open end
   44  B   1 follower of B stands on it
   46  B   tile 39 at g11 beside it: 3 tiles, complete
   46  B   B plays wall tile 2 on it                                        C-89
   46  B   B scores 12: 3 tiles, 2 each, times 2 by wall tile 2             C-52
   46  B   B takes wall tile 4 at 64                                        C-69
   46  B   1 follower of B comes home
    6  B   tie-shares-points: the tie goes to W and B                       C-55
    6  B   B scores 4: 4 tiles, 2 each; tie-shares-points makes it 4        C-52
    6  B   W scores 4: 4 tiles, 2 each; tie-shares-points makes it 4        C-52
    6  B   1 follower of W comes home
    6  B   1 follower of B comes home

== why: a corner tells who took its wall tile [C-69]
$ reeve why fixtures/castle/kitchen-table.yaml corner:12 corner:13 corner:90
$ reeve why --at 3 fixtures/castle/kitchen-table.yaml corner:12
--- stdout
corner:12
   23  W   W takes wall tile 3 at 12                                        C-69

corner:13
   23  W   W takes wall tile 3 at 12                                        C-69

corner:90
           nobody has taken what lies there
corner:12
           nobody has taken what lies there
