# Counts of legal sequences of turns from the start tile on, for fixed orders of drawing.
#
# What is counted is a tile, its cell, its turn - all four of them, also those of a tile that looks
# the same in each (K-9) - and no follower, or one on each feature that nobody holds (K-14, K-15),
# with what that completes scored and taken home before the next tile (K-7, K-19). So depth 2 counts
# pairs of turns. The first two depths are derived here by hand; tests/unit/perft_test.c counts all
# four by laying every tile and painting the table afresh, without the engine.
#
# Where the first tile may lie: around the start tile crfr there are four cells. 0,1 asks for a city
# in the south of the tile, 1,0 for a road in its west, -1,0 for a road in its east, 0,-1 for a field
# in its north. The second tile has these cells, too, but the one that was taken, and those around
# the first.

== perft: a monastery, a straight road, a bend, a city [K-8, K-9, K-15, K-28]
# 1. The monastery has field on all sides: 0,-1 alone, in four turns. Nobody, monk, farmer:
#    4 * 3 = 12.
# 2. A straight road goes to 1,0 and -1,0, beside the road of the start tile, to 1,-1 and -1,-1,
#    past the monastery from north to south, and to 0,-2, each in two turns: 10 ways. On it are a road
#    and two fields: 4 choices. In each of the ten, one of its two fields is that of the monastery:
#    below the start tile that goes on to 1,0 and -1,0. If a farmer lies there, 3 choices are left.
#    4 * (10 * 4 after nobody + 10 * 4 after the monk + 10 * 3 after the farmer) = 440.
$ reeve perft --depth 4 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
setup: {draw: [BA.L, BA.RFr, BA.Rr, BA.C]}
moves: []
--- stdout
depth 1: 12
depth 2: 440
depth 3: 17392
depth 4: 506848

== perft: the same without farmers [K-32]
# 1. Nobody or a monk: 4 * 2 = 8.
# 2. After both the straight road has 10 ways, with nobody or a highwayman: 8 * 10 * 2 = 160.
$ reeve perft --depth 4 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
options: {farmers: false}
players: {R: Rosa, B: Ben}
setup: {draw: [BA.L, BA.RFr, BA.Rr, BA.C]}
moves: []
--- stdout
depth 1: 8
depth 2: 160
depth 3: 3424
depth 4: 77120

== perft: a crossing, a tile that is all city, a monastery, three roads and a city [K-9, K-15, K-22, K-28]
# 1. The crossing has roads on all sides: 1,0 and -1,0, in four turns. On it are four roads and four
#    fields, none of them held or joined to another: 9 choices. 2 * 4 * 9 = 72.
# 2. All city fits north of the start tile alone, in four turns, and there its city is the start
#    tile's, which nobody holds: nobody or a knight. 72 * 4 * 2 = 576.
# 3. The monastery fits south of the start tile alone, beside no other tile: four turns, with nobody,
#    a monk or a farmer. One of the crossing's nine choices is a farmer on the field that it shares
#    with the start tile's south; then no other may lie there.
#    8 * 8 * 4 * (8 * 3 + 1 * 2) = 6656.
$ reeve perft --depth 4 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
setup: {draw: [BA.RRRR, BA.Cccc+, BA.L, BA.CRRR]}
moves: []
--- stdout
depth 1: 72
depth 2: 576
depth 3: 6656
depth 4: 447744

== perft: a city that leaves no place for the tile that is all city, which is put aside in that turn [K-10, K-17, K-19]
# 1. One edge is city, three are field: at 0,1 with the city in the south it closes that of the start
#    tile, at 0,-1 it lies with the city in the east, south or west. Each time nobody, a knight - he
#    comes home from the closed city at once - or a farmer: 4 * 3 = 12.
# 2. a) The city is closed: all city fits nowhere, and the monastery is drawn in the same turn. It
#       fits at 0,-1, 0,2, 1,1 and -1,1, in four turns, with nobody, a monk or a farmer. After nobody
#       or the knight that is 4 * 4 * 3 = 48 each. A farmer north of the walls is neighbour to three
#       of the cells: 4 * (3 * 2 + 3) = 36. Together 132.
#    b) It is not: all city fits north of the start tile, where nobody stands, 4 * 2 = 8 ways, and
#       beyond the open city of the first tile, where there are 4 * 2 = 8, but 4 if a knight stands in
#       it. That is 16 after nobody and after a farmer and 12 after the knight, and there are three
#       ways for the first tile to lie: 3 * (16 + 16 + 12) = 132.
#    132 + 132 = 264.
$ reeve perft --depth 4 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
setup: {draw: [BA.C, BA.Cccc+, BA.L, BA.RFr, BA.Rr]}
moves: []
--- stdout
depth 1: 12
depth 2: 264
depth 3: 10048
depth 4: 502112

== perft: two monasteries with roads, a city, a bend [K-15, K-18, K-21, K-28]
# 1. One edge is road, three are field: in one way at 1,0, in one at -1,0, in three at 0,-1. On it are
#    a road, a monastery and one field that goes around the end of the road: 4 choices. 5 * 4 = 20.
# 2. a) The first lies at 1,0. Its field joins both fields of the start tile. The second fits at -1,0
#       in one way, and against a field in three ways at 0,-1, 2,0, 1,1 and 1,-1: 13 ways, 4 choices
#       each. After nobody and after the monk that is 52. After a highwayman it is one less: at -1,0
#       the road that ends is his. After a farmer there are 13 * 3 = 39, for every one of the 13
#       touches his field. 52 + 52 + 51 + 39 = 194. At -1,0 it is the same the other way round.
#    b) The first lies at 0,-1, its road to the east, south or west. The second fits in one way at
#       1,0, at -1,0 and at the end of that road, and in three ways at each of the two other sides: 9
#       ways. After nobody and after the monk there are 9 * 4 = 36; after a highwayman 35, for at the
#       end of his road no other may stand; after a farmer 9 * 3 = 27, for his field reaches all of
#       them. 36 + 36 + 35 + 27 = 134.
#    2 * 194 + 3 * 134 = 790.
$ reeve perft --depth 4 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
setup: {draw: [BA.LR, BA.LR, BA.C, BA.Rr]}
moves: []
--- stdout
depth 1: 20
depth 2: 790
depth 3: 25062
depth 4: 990114

== what is known is printed, however long the rest takes
$ : >$T/counts
$ reeve perft --depth 60 fixtures/castle/kitchen-table.yaml --at 55 >$T/counts & counting=$!
$ until grep -q 'depth 2' $T/counts || ! kill -0 $counting; do sleep 0.05; done
$ kill $counting; wait $counting 2>/dev/null; head -n 2 $T/counts
--- stdout
depth 1: 152
depth 2: 16887
