# What a game of The River may not be. Each row judges the fixture of its code,
# which says why.

== what is illegal [R-4, R-5, R-6, R-8, R-9, R-11, R-15, R-36]
% reeve check fixtures/river/bad/$code.yaml || echo "$?"
--- rows code
fork-first
    fixtures/river/bad/fork-first.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/fork-first.yaml:6:6: illegal: tile RI.2.LIFI cannot be drawn yet: the fork comes first [fork-first, R-5]
          6 | - W: RI.2.LIFI 1,0    # the fork is put aside for the first turn
            |      ^~~~~~~~~
      help: Type the fork, the tile on which the river has three arms.
    1
lake-follower
    fixtures/river/bad/lake-follower.yaml: illegal: turn 9; after 8 turns, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/lake-follower.yaml:15:19: illegal: no farmer may stand on the lake with the volcano [lake-follower, R-36]
         15 | - W: RI.2.I.v 4,1 farmer    # nobody may be put there
            |                   ^~~~~~
      help: Delete the follower from the turn.
    1
lake-last
    fixtures/river/bad/lake-last.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/lake-last.yaml:6:6: illegal: tile RI.1.I.e cannot be drawn yet: 9 tiles of the river come first [lake-last, R-4]
          6 | - B: RI.1.I.e 2,0    # nine others are to come
            |      ^~~~~~~~
      help: Type another tile of the river, or list it under `discard` if it fits nowhere.
    1
river-apart
    fixtures/river/bad/river-apart.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/river-apart.yaml:6:19: illegal: tile RI.1.RIrI cannot lie at 1,-1: it does not continue the river [river-apart, R-9]
          6 | - B: RI.1.RIrI/90 1,-1    # goes on with the road only
            |                   ^~~~
      help: 1 legal placement; see: reeve legal fixtures/river/bad/river-apart.yaml --before 2
    1
river-first
    fixtures/river/bad/river-first.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/river-first.yaml:6:6: illegal: tile BA.L cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
          6 | - B: BA.L 1,1    # the river is not finished
            |      ^~~~
      help: Type a tile of the river, or list it under `discard` if it fits nowhere.
    1
river-ring
    fixtures/river/bad/river-ring.yaml: illegal: turn 4; after 3 turns, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/river-ring.yaml:9:20: illegal: tile RI.2.CcII+ cannot lie at 2,1: it would join the river with itself [river-ring, R-15]
          9 | - B: RI.2.CcII+/90 2,1    # from one branch to the other
            |                    ^~~
      help: no legal placement: it would be discarded; see: reeve legal fixtures/river/bad/river-ring.yaml --before 4
    1
start-first
    fixtures/river/bad/start-first.yaml: illegal: turn 12; after 11 turns, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/start-first.yaml:17:6: illegal: tile BA.L cannot be drawn yet: the start tile BA.RCr comes first [start-first, R-6, start_tile: after_river]
         17 | - B: BA.L 9,3    # the start tile is the first after the river
            |      ^~~~
      help: Type the start tile.
      help: with start_tile=out, or with start_tile=mixed: legal
    1
u-turn
    fixtures/river/bad/u-turn.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/river/bad/u-turn.yaml:6:18: illegal: tile RI.1.IIG cannot lie at 1,-1: the river would turn right twice in a row [u-turn, R-11, u_turn: forbidden]
          6 | - B: RI.1.IIG/90 1,-1    # right, and right again
            |                  ^~~~
      help: 1 legal placement; see: reeve legal fixtures/river/bad/u-turn.yaml --before 2
      help: with rotation 180 here this turn is legal: RI.1.IIG/180 1,-1
      help: with u_turn=allowed: legal
    1
