# What a record or a position with bridges and castles may not be. Each row judges the fixture of its code,
# which says why.

== what is illegal [B-4, B-5, B-6, B-7, B-21, B-22, B-23, B-26, B-29, B-42, B-50]
% reeve check fixtures/bazaars/bad/$code.yaml || echo "$?"
--- rows code
bridge-end
    fixtures/bazaars/bad/bridge-end.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/bazaars/bad/bridge-end.yaml:8:11: illegal: a bridge ns over the tile at 0,-2 would end where no road continues it [bridge-end, B-6]
          8 |   bridge: ns
            |           ^~
      help: Turn the bridge (ns or ew), or type the cell of another tile.
    1
bridge-far
    fixtures/bazaars/bad/bridge-far.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/bazaars/bad/bridge-far.yaml:8:11: illegal: a bridge cannot be built at 0,-1: the tile is laid at 1,0 [bridge-far, B-4]
          8 |   bridge: ew@0,-1
            |           ^~~~~~~
      help: Type the cell of the tile just laid, or of one that shares a side with it.
      help: at 1,-1 instead this turn is legal: BA.RFr 1,-1
    1
bridge-pillar
    fixtures/bazaars/bad/bridge-pillar.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/bazaars/bad/bridge-pillar.yaml:7:11: illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
          7 |   bridge: ew
            |           ^~
      help: Turn the bridge (ns or ew), or type the cell of a tile with fields at both ends.
      help: with rotation 180 here this turn is legal: BA.C/180 1,0
      help: with rotation 0 here this turn is legal: BA.C 1,0
    1
bridge-twice
    fixtures/bazaars/bad/bridge-twice.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/bazaars/bad/bridge-twice.yaml:9:11: illegal: a bridge lies over the tile at 1,0 already [bridge-twice, B-7]
          9 |   bridge: ns@1,0
            |           ^~~~~~
      help: Type the cell of another tile.
      help: There were too many possible typing errors to try them all.
    1
castle-open
    fixtures/bazaars/bad/castle-open.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/castle-open.yaml:7:16: illegal: city@0,-1.s is not completed in this turn [castle-open, B-22]
          7 |   castle: {R: 'city@0,-1'}
            |                ^~~~~~~~~
      help: Delete `castle`: it is not possible in this turn.
    1
castle-owner
    fixtures/bazaars/bad/castle-owner.yaml: illegal: turn 2; after 1 turn, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/castle-owner.yaml:8:16: illegal: B has no follower in city@1,0.n [castle-owner, B-22]
          8 |   castle: {B: 'city@1,1'}
            |                ^~~~~~~~
      help: Type `castle: {R: 'city@1,0.n'}`.
    1
castle-placer
    fixtures/bazaars/bad/castle-placer.yaml: illegal: turn 2; after 1 turn, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/castle-placer.yaml:9:16: illegal: R did not lay the tile that completed city@1,0.n [castle-placer, B-23, castle_by: placer_only]
          9 |   castle: {R: 'city@1,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
      help: with castle_by=owner: legal
    1
castle-small
    fixtures/bazaars/bad/castle-small.yaml: illegal: turn 2; after 1 turn, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/castle-small.yaml:8:16: illegal: city@0,0.n is not a small city: it lies on 3 tiles [castle-small, B-26, small_city: half_round]
          8 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
    1
castle-twice
    fixtures/bazaars/bad/castle-twice.yaml: illegal: turn 3; after 2 turns, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/castle-twice.yaml:10:16: illegal: city@0,0.n is a castle already [castle-twice, B-22]
         10 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: it is not possible in this turn.
    1
fief-nothing
    fixtures/bazaars/bad/fief-nothing.yaml: illegal: turn 3; after 2 turns, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/fief-nothing.yaml:10:14: illegal: no castle of R scores road@0,0.e: it is not completed in this turn [fief-nothing, B-42]
         10 |   fief: {R: 'road@0,0'}
            |              ^~~~~~~~
      help: Delete `fief`, or name a feature that this turn completes there.
    1
lord-safe
    fixtures/bazaars/bad/lord-safe.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/lord-safe.yaml:12:12: illegal: the follower on the castle at 0,1 cannot be captured [lord-safe, B-50]
         12 |   capture: R:knight@0,1
            |            ^~~~~~~~~~~~
      help: Delete `capture`: it is not possible in this turn.
    1
no-bridge
    fixtures/bazaars/bad/no-bridge.yaml: illegal: turn 11; after 10 turns, score Anna (A) 0, Bert (B) 0, Carl (C) 0, Dora (D) 0, Emil (E) 0
    fixtures/bazaars/bad/no-bridge.yaml:19:11: illegal: A has no bridge left [no-bridge, B-21]
         19 |   bridge: ew
            |           ^~
      help: Delete `bridge` from the turn.
      help: There were too many possible typing errors to try them all.
    1
no-castle
    fixtures/bazaars/bad/no-castle.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    fixtures/bazaars/bad/no-castle.yaml:9:16: illegal: R has no castle token left [no-castle, B-29]
          9 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
    1

== what a position cannot be [B-1, B-5, B-22]
% reeve check fixtures/bazaars/bad/$code.yaml || echo "$?"
--- rows code
position-bridge
    fixtures/bazaars/bad/position-bridge.yaml: position inconsistent
    fixtures/bazaars/bad/position-bridge.yaml:8:12: inconsistent: the bridge ns at 0,0 is wrong: both its ends must stand on fields [position-bridge, B-5]
          8 | bridges: {'0,0': ns, '0,-1': ew, '3,3': ns}
            |            ^~~
      help: Check how the bridge lies: ns or ew, and over which tile.
    fixtures/bazaars/bad/position-bridge.yaml:8:35: inconsistent: the bridge ns at 3,3 is wrong: no tile lies there [position-bridge, B-5]
          8 | bridges: {'0,0': ns, '0,-1': ew, '3,3': ns}
            |                                   ^~~
      help: Check how the bridge lies: ns or ew, and over which tile.
    1
position-castle
    fixtures/bazaars/bad/position-castle.yaml: position inconsistent
    fixtures/bazaars/bad/position-castle.yaml:10:27: inconsistent: the castle city@0,0 is wrong: it is listed twice [position-castle, B-22]
         10 | castles: {'city@0,1': W, 'city@0,0': W, 'city@1,1': B}
            |                           ^~~~~~~~
      help: Check which city has the castle token, and whose token it is.
    fixtures/bazaars/bad/position-castle.yaml:10:42: inconsistent: the castle city@1,1 is wrong: it lies on 1 tile [position-castle, B-22]
         10 | ...stles: {'city@0,1': W, 'city@0,0': W, 'city@1,1': B}
            |                                           ^~~~~~~~
      help: Check which city has the castle token, and whose token it is.
    1
position-standing
    fixtures/bazaars/bad/position-standing.yaml: position inconsistent
    fixtures/bazaars/bad/position-standing.yaml:10:23: inconsistent: 2 bridges on the board and 5 in hand make 7, not 6 [position-standing, B-1]
         10 | supply: {W: {bridges: 3}, B: {bridges: 2}}
            |                       ^
      help: Make the numbers add up to 6, or leave the pieces out of `supply`.
    1
