# What a turn may not do: one complaint for each rule that it can break. Each row judges the fixture
# of its code.

== whose turn it is, and which tile is laid [C-12, C-13, C-25, C-26, C-101, C-112]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
not-your-turn W, the first of the players, begins [C-13]
    1 fixtures/castle/bad/not-your-turn.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/not-your-turn.yaml:6:3: illegal: it is W's turn, not B's [not-your-turn, C-13]
          6 | - B: 32 b3
            |   ^
      help: Type `- W:` instead of `- B:`, or add the missing turn of W.
      help: as the turn of W this turn is legal
game-over The last tile has been placed [C-101]
    1 fixtures/castle/bad/game-over.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/game-over.yaml:14:3: illegal: the game was over after turn 1 [game-over, C-101]
         14 | - B: none
            |   ^
      help: Delete the entries after turn 1.
tile-used There is one tile 32, and it lies at b3 [C-112]
    1 fixtures/castle/bad/tile-used.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/tile-used.yaml:7:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
          7 | - B: 32 c3
            |      ^~
      help: Type 34: it looks the same and is still to come.
wrong-draw W drew tile 17 first [C-12]
    1 fixtures/castle/bad/wrong-draw.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/wrong-draw.yaml:7:6: illegal: tile 17 was drawn here, not tile 32 [wrong-draw, C-12]
          7 | - W: 32 b3
            |      ^~
      help: Type 17, and the cell where it lies, or correct `setup: draw`.
discard-fits On the empty board tile 34 fits at b3, among other places [C-25]
    1 fixtures/castle/bad/discard-fits.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/discard-fits.yaml:7:14: illegal: tile 34 may not be discarded: it can be laid as 34 b3 [discard-fits, C-25]
          7 |   discard: ['34']
            |              ^~
      help: Delete the tile from `discard`, and type the turn in which it is laid.
none-tiles-left Sixty tiles are in the stack [C-26]
    1 fixtures/castle/bad/none-tiles-left.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/none-tiles-left.yaml:6:6: illegal: `none` is allowed only when the stack is empty: 60 tiles still to come [none-tiles-left, C-26]
          6 | - W: none
            |      ^~~~
      help: Type the tile that was drawn and its cell; or list it under `discard` if it fits nowhere.
none-uses Without a tile nothing is scored, ordered, taken or used [C-12]
    1 fixtures/castle/bad/none-uses.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/none-uses.yaml:10:3: illegal: a turn without a tile allows no `use` [none-uses, C-12]
         10 |   use: [1]
            |   ^~~
      help: Delete that key from the entry.

== where the tile lies [C-15, C-17, C-18, C-19, C-22]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
cell-taken Two tiles on one cell [C-18]
    1 fixtures/castle/bad/cell-taken.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/cell-taken.yaml:7:9: illegal: tile 34 cannot lie at b3: tile 32 lies there [cell-taken, C-18]
          7 | - B: 34 b3
            |         ^~
      help: 28 legal placements; see: reeve legal fixtures/castle/bad/cell-taken.yaml --before 2
      help: at b4 instead this turn is legal: 34 b4
      help: at c3 instead this turn is legal: 34 c3
      help: at b2 instead this turn is legal: 34 b2
not-at-start No start space lies at e5 [C-15]
    1 fixtures/castle/bad/not-at-start.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/not-at-start.yaml:6:9: illegal: tile 32 cannot lie at e5: the first tile must lie against a start space [not-at-start, C-15]
          6 | - W: 32 e5
            |         ^~
      help: 20 legal placements; see: reeve legal fixtures/castle/bad/not-at-start.yaml --before 1
corner-only c4 touches b3 only at a corner [C-17]
    1 fixtures/castle/bad/corner-only.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/corner-only.yaml:7:9: illegal: tile 34 cannot lie at c4: it touches other tiles only at a corner [corner-only, C-17]
          7 | - B: 34 c4
            |         ^~
      help: Correct the cell, or add the turns that were left out before this one: a tile may be missing at c3 or b4. 28 legal placements; see: reeve legal fixtures/castle/bad/corner-only.yaml --before 2
      help: at c3 instead this turn is legal: 34 c3
      help: at b4 instead this turn is legal: 34 b4
not-attached Neither a tile nor a start space lies beside e8 [C-18]
    1 fixtures/castle/bad/not-attached.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/not-attached.yaml:7:9: illegal: tile 34 cannot lie at e8: no tile and no start space lies beside it [not-attached, C-18]
          7 | - B: 34 e8
            |         ^~
      help: 28 legal placements; see: reeve legal fixtures/castle/bad/not-attached.yaml --before 2
path-cut The path of tile 27 runs west into the court and house of tile 32 [C-19]
    1 fixtures/castle/bad/path-cut.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/path-cut.yaml:7:6: illegal: tile 27 cannot lie at c3: its west side is a path, but tile 32 has a court and a house there [path-cut, C-19]
          7 | - B: 27/270 c3
            |      ^~~~~~
      help: 23 legal placements; see: reeve legal fixtures/castle/bad/path-cut.yaml --before 2
      help: with rotation 0 here this turn is legal: 27 c3
      help: with rotation 90 here this turn is legal: 27/90 c3
      help: with rotation 180 here this turn is legal: 27/180 c3
path-cut-start A path leaves start space 74, where tile 32 shows none [C-22]
    1 fixtures/castle/bad/path-cut-start.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/path-cut-start.yaml:6:6: illegal: tile 32 cannot lie at h5: its east side is a court and a house, but start space 74 has a path there [path-cut-start, C-22]
          6 | - W: 32 h5
            |      ^~
      help: 20 legal placements; see: reeve legal fixtures/castle/bad/path-cut-start.yaml --before 1

== where the follower stands [C-27, C-28, C-29, C-30]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
where-several Three paths leave the tile [C-27]
    1 fixtures/castle/bad/where-several.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/where-several.yaml:6:12: illegal: tile 9 at g12 has more than one path: path@w, path@e, path@s [where-several, C-27]
          6 | - W: 9 g12 herald
            |            ^~~~~~
      help: Type herald@e, herald@s or herald@w.
no-follower All six followers of W stand on tile 9 [C-30]
    1 fixtures/castle/bad/no-follower.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/no-follower.yaml:9:12: illegal: W has no follower left [no-follower, C-30]
          9 | - W: 32 b3 squire
            |            ^~~~~~
      help: Delete the follower from the turn, or look for one that should have come back.
no-place Tile 32 shows houses and courts, but no tower [C-28]
    1 fixtures/castle/bad/no-place.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/no-place.yaml:6:12: illegal: tile 32 has no place for a knight at n [no-place, C-28]
          6 | - W: 32 b3 knight@n
            |            ^~~~~~~~
      help: Tile 32 has no tower: type merchant@n or squire@s, or leave the follower out.
occupied The houses of b3 and c3 are one, and a squire of W is in it [C-29]
    1 fixtures/castle/bad/occupied.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/occupied.yaml:7:12: illegal: no squire may stand there: house@b3.s already holds a follower of W [occupied, C-29]
          7 | - B: 34 c3 squire
            |            ^~~~~~
      help: Type merchant@n, or delete the follower.
      help: with rotation 180 here this turn is legal: 34/180 c3 squire
      help: with rotation 270 here this turn is legal: 34/270 c3 squire

== what is scored, in which order, and who takes what [C-43, C-59, C-60, C-69]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
order-not-completed The house of b3 is open to the east [C-43]
    1 fixtures/castle/bad/order-not-completed.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/order-not-completed.yaml:7:11: illegal: house@b3.s was not completed by this turn [order-not-completed, C-43]
          7 |   order: [house@b3]
            |           ^~~~~~~~
      help: Delete house@b3.s from `order`.
order-twice One house, listed two times [C-59]
    1 fixtures/castle/bad/order-twice.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/order-twice.yaml:7:22: illegal: `order` lists house@d12.nw twice [order-twice, C-59]
          7 |   order: [house@d12, house@d12]
            |                      ^~~~~~~~~
      help: Delete house@d12.nw here: `order` lists it already.
order-placer-first W's tile completes a house of B and a tower of W: W's is scored first [C-60]
    1 fixtures/castle/bad/order-placer-first.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/order-placer-first.yaml:10:11: illegal: B scores house@d1.sw before W, who laid the tile, scores tower@c1.se [order-placer-first, C-60]
         10 |   order: [house@d1, tower@c1]
            |           ^~~~~~~~
      help: Put tower@c1.se before house@d1.sw.
take-not-won W's marker is on 0 [C-69]
    1 fixtures/castle/bad/take-not-won.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/take-not-won.yaml:7:10: illegal: nobody takes the wall tile at 12: W stays on 0, B stays on 0 [take-not-won, C-69]
          7 |   take: {12: 3}
            |          ^~
      help: Delete 12 from `take`, or look for the turn whose score is wrong.
take-mismatch Wall tile 3 lies at corner 12, where W's marker comes to stand [C-69]
    1 fixtures/castle/bad/take-mismatch.yaml: illegal: turn 1; after 0 turns, score Anna (W) 8, Bert (B) 0
    fixtures/castle/bad/take-mismatch.yaml:11:14: illegal: wall tile 3 lies at corner 12, not 5 [take-mismatch, C-69]
         11 |   take: {12: 5}
            |              ^
      help: Type 3, the number that lies there.

== how wall tiles are used [C-1, C-36, C-81, C-82, C-83, C-84, C-86, C-88, C-89, C-90, C-99, C-100]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
wall-tile-copies There are two wall tiles 3 [C-1]
    1 fixtures/castle/bad/wall-tile-copies.yaml: illegal; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/wall-tile-copies.yaml:6:34: illegal: there is no other wall tile 3: all 2 are accounted for [wall-tile-copies, C-1]
          6 |   wall_tiles: {12: 3, 16: 3, 20: 3}
            |                                  ^
      help: Type a number that is left: 1, 2, 4, 5, 6, 7, 8, 9.
use-not-held W has no wall tiles yet [C-81]
    1 fixtures/castle/bad/use-not-held.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-not-held.yaml:7:9: illegal: W holds no wall tile 1 [use-not-held, C-81]
          7 |   use: [1]
            |         ^
      help: Delete it: no wall tile is held; or add the `take` by which W got it.
use-too-new The tower wins wall tile 2, which can only double a tower of a later turn [C-90]
    1 fixtures/castle/bad/use-too-new.yaml: illegal: turn 1; after 0 turns, score Anna (W) 8, Bert (B) 0
    fixtures/castle/bad/use-too-new.yaml:11:10: illegal: W took wall tile 2 only this turn: it cannot double what is scored now [use-too-new, C-90]
         11 |   use: [{2: tower@d12}]
            |          ^
      help: Delete it here, and type it in a later turn.
use-at-end Wall tile 9 gives its points at the end of the game [C-84]
    1 fixtures/castle/bad/use-at-end.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-at-end.yaml:10:9: illegal: wall tile 9 is used only at the end of the game [use-at-end, C-84]
         10 |   use: [9]
            |         ^
      help: Move the use to `final`.
use-wrong-kind Wall tile 2 doubles a tower [C-89]
    1 fixtures/castle/bad/use-wrong-kind.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-wrong-kind.yaml:10:13: illegal: wall tile 2 works on a tower, not a house [use-wrong-kind, C-89]
         10 |   use: [{2: house@d12}]
            |             ^~~~~~~~~
      help: Type a feature of that kind.
use-not-scored The house is not complete [C-89]
    1 fixtures/castle/bad/use-not-scored.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-not-scored.yaml:10:13: illegal: house@b3.s is not scored in this turn [use-not-scored, C-89]
         10 |   use: [{3: house@b3}]
            |             ^~~~~~~~
      help: Type a feature that this tile completed.
use-no-majority W completes a house without a squire in it [C-83]
    1 fixtures/castle/bad/use-no-majority.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-no-majority.yaml:10:13: illegal: W has no majority on house@d12.nw (W 0, B 0) [use-no-majority, C-83]
         10 |   use: [{3: house@d12}]
            |             ^~~~~~~~~
      help: Type a feature that the player scores.
use-opponents-turn B scores the house in W's turn, when B's wall tile must wait [C-82]
    1 fixtures/castle/bad/use-opponents-turn.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-opponents-turn.yaml:11:10: illegal: B scores house@d1.sw in W's turn and may not use wall tile 3 now [use-opponents-turn, C-82, wall_tiles_on_opponents_turn: false]
         11 |   use: [{3: house@d1}]
            |          ^
      help: Delete the use, or set the option if your table allows it.
      help: with wall_tiles_on_opponents_turn=true: legal
extra-no-tile Tile 34 is the last: there is none for another turn [C-88]
    1 fixtures/castle/bad/extra-no-tile.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/extra-no-tile.yaml:15:9: illegal: wall tile 1 gives no turn: too few tiles are left in the stack [extra-no-tile, C-88]
         15 |   use: [1]
            |         ^
      help: Delete the use: this wall tile is worth nothing at the end.
extra-too-new Wall tile 1 may not be used in the turn that took it, says the option [C-86]
    1 fixtures/castle/bad/extra-too-new.yaml: illegal: turn 1; after 0 turns, score Anna (W) 8, Bert (B) 0
    fixtures/castle/bad/extra-too-new.yaml:12:9: illegal: W took wall tile 1 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]
         12 |   use: [1]
            |         ^
      help: Delete it here, and type it in a later turn.
      help: with extra_turn_same_turn=true: legal
final-in-play An extra turn after the game [C-84]
    1 fixtures/castle/bad/final-in-play.yaml: illegal; after 1 turn, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/final-in-play.yaml:15:19: illegal: wall tile 1 is used only during the game [final-in-play, C-84]
         15 | final: {W: {use: [1]}}
            |                   ^
      help: Delete it from `final`.
final-completed The house was completed and scored [C-99]
    1 fixtures/castle/bad/final-completed.yaml: illegal; after 1 turn, score Anna (W) 1, Bert (B) 0
    fixtures/castle/bad/final-completed.yaml:15:23: illegal: house@d12.nw is completed: wall tile 6 is for an unfinished one [final-completed, C-99]
         15 | final: {W: {use: [{6: house@d12}]}}
            |                       ^~~~~~~~~
      help: Type an unfinished feature on which the player has a majority.
no-feature No tile lies at c3 [C-36]
    1 fixtures/castle/bad/no-feature.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/no-feature.yaml:7:11: illegal: `house@c3` names no feature: no tile lies there [no-feature, C-36]
          7 |   order: [house@c3]
            |           ^~~~~~~~
      help: Name a cell that the feature covers, and a place on that tile; `reeve show` draws them.
use-feature A doubling wall tile needs the feature that it doubles [C-100]
    1 fixtures/castle/bad/use-feature.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/use-feature.yaml:10:9: illegal: wall tile 3: name the feature that it doubles: {3: house@f6} [use-feature, C-100]
         10 |   use: [3]
            |         ^
      help: Type it like `use: [{3: house@f6}, 1]`.

== with --all a turn is left out whose tile lies already, and the one that looks the same stays to come [C-112]
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3
- B: 32 c3
- W: 34 b2
--- status 1
--- stdout
$T/game.yaml: illegal: turn 2; after 3 turns, score Anna (W) 0, Bert (B) 0
--- stderr
$T/game.yaml:6:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
      6 | - B: 32 c3
        |      ^~
  help: Type 34: it looks the same and is still to come.
$T/game.yaml:6:3: note: turn 2 is left out: tile 32 lies at b3 already [skipped]
      6 | - B: 32 c3
        |   ^

== with --all the tile of a turn that is left out is gone all the same [C-112]
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3
- B: 17 b3
- W: 17 b2
--- status 1
--- stdout
$T/game.yaml: illegal: turn 2; after 3 turns, score Anna (W) 0, Bert (B) 0
--- stderr
$T/game.yaml:6:9: illegal: tile 17 cannot lie at b3: tile 32 lies there [cell-taken, C-18]
      6 | - B: 17 b3
        |         ^~
  help: 13 legal placements
$T/game.yaml:6:3: note: turn 2 is left out: tile 17 cannot lie at b3: tile 32 lies there [skipped]
      6 | - B: 17 b3
        |   ^
$T/game.yaml:7:6: illegal: tile 17 was discarded [tile-used, C-112]
      7 | - W: 17 b2
        |      ^~
  help: Check this tile and the one on the board: correct the one that was misread.
$T/game.yaml:7:3: note: turn 3 is left out: tile 17 was discarded [skipped]
      7 | - W: 17 b2
        |   ^

== turns are missing before one whose cell lies beside no tile: where a tile is missing is said, unless it comes later [K-8] [R-9]
$ checked() { reeve check -q $1 2>&1 | grep -e '\[' -e help; }
$ checked $T/two.yaml; sed 's/2,-1/2,0/' $T/two.yaml >$T/later.yaml; checked $T/later.yaml; checked $T/river.yaml
--- file two.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1 monk
- R: BA.RRR 3,0 highwayman@s
- B: BA.L 2,-1
--- file river.yaml
reeve: 1
rules: river
players: {R: Rosa, B: Ben}
moves:
- R: RI.1.IFI 1,0 farmer@n
- R: RI.1.IFI 3,0
- B: ffvv 4,0
--- stdout
$T/two.yaml:7:13: illegal: tile BA.RRR cannot lie at 3,0: no tile lies beside it [not-attached, K-8]
  help: Correct the cell, or add the turns that were left out before this one: a tile may be missing at 2,0. 9 legal placements; see: reeve legal $T/two.yaml --before 3
$T/later.yaml:7:13: illegal: tile BA.RRR cannot lie at 3,0: no tile lies beside it [not-attached, K-8]
  help: 9 legal placements; see: reeve legal $T/later.yaml --before 3
$T/river.yaml:6:3: illegal: it is B's turn, not R's [not-your-turn, K-7]
  help: Add the missing turn of B: a tile may be missing at 2,0.
