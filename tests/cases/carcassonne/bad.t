# What a record or a position of Carcassonne may not be. Each row judges the fixture of its code,
# which says why.

== what cannot be read [K-42]
% reeve check fixtures/carcassonne/bad/$code.yaml || echo "$?"
--- rows code
bad-cell
    fixtures/carcassonne/bad/bad-cell.yaml: unreadable
    fixtures/carcassonne/bad/bad-cell.yaml:6:11: unreadable: `e5` is not a cell [bad-cell]
          6 | - R: BA.L e5
            |           ^~
      help: Type x and y: 0,0 or -1,2.
    3
bad-look
    fixtures/carcassonne/bad/bad-look.yaml: unreadable
    fixtures/carcassonne/bad/bad-look.yaml:6:6: unreadable: `crfx/j` describes no tile: no edge has the letter x (r road, c city, f field) [bad-look]
          6 | - R: crfx/j 0,1
            |      ^~~~~~
      help: Type the name of the tile, or its look: edges N E S W, as crfr or cccc/j+p.
    3
colour-twice
    fixtures/carcassonne/bad/colour-twice.yaml: unreadable
    fixtures/carcassonne/bad/colour-twice.yaml:5:22: unreadable: B cannot be red: R is red [colour-twice]
          5 | colours: {R: red, B: red}
            |                      ^~~
      help: Type another colour for one of them, or leave it out.
    3
look-none
    fixtures/carcassonne/bad/look-none.yaml: unreadable
    fixtures/carcassonne/bad/look-none.yaml:6:6: unreadable: no tile of the set looks like `ffff` [look-none]
          6 | - R: ffff 0,-1
            |      ^~~~
      help: did you mean ffff+k (BA.L: other marks) or cfff (BA.C: other north edge)?
    3
not-modelled
    fixtures/carcassonne/bad/not-modelled.yaml: unreadable
    fixtures/carcassonne/bad/not-modelled.yaml:6:17: unreadable: `builder` is not available here [not-modelled, K-42]
          6 | - R: BA.RFr 1,0 builder@e
            |                 ^~~~~~~~~
      help: It belongs to Traders and Builders: add `traders` to `rules`. See: reeve explain K-42
    3
player-count
    fixtures/carcassonne/bad/player-count.yaml: unreadable
    fixtures/carcassonne/bad/player-count.yaml:4:63: unreadable: Carcassonne is for 2 to 6 players, not 7 [player-count]
          4 | ...en, Y: Yves, G: Gerd, W: Wim, K: Kees, P: Paul}
            |                                           ^
      help: Type 2 to 6 players on the line `players`.
    3
unknown-colour
    fixtures/carcassonne/bad/unknown-colour.yaml: unreadable
    fixtures/carcassonne/bad/unknown-colour.yaml:5:14: unreadable: `rde` is not a colour of pieces [unknown-colour]
          5 | colours: {R: rde}
            |              ^~~
      help: Type white, black, red, blue, yellow, green, purple, orange, pink or grey.
    3
unknown-tile
    fixtures/carcassonne/bad/unknown-tile.yaml: unreadable
    fixtures/carcassonne/bad/unknown-tile.yaml:6:6: unreadable: there is no tile `TO.RCr` in Carcassonne [unknown-tile]
          6 | - R: TO.RCr 1,0
            |      ^~~~~~
      help: It belongs to The Tower: add `tower` to `rules`.
    3

== what is illegal [K-3, K-7, K-8, K-9, K-10, K-14, K-15, K-16, K-32, K-35]
% reeve check fixtures/carcassonne/bad/$code.yaml || echo "$?"
--- rows code
barred
    fixtures/carcassonne/bad/barred.yaml: illegal: turn 1; after 0 turns, score White (W) 0, Black (B) 0
    fixtures/carcassonne/bad/barred.yaml:7:17: illegal: no farmer may be placed in this game [barred, K-32, farmers: false]
          7 | - W: BA.RFr 1,0 farmer@n
            |                 ^~~~~~~~
      help: Type highwayman@e, or delete the follower.
      help: with farmers=true: legal
    1
cell-taken
    fixtures/carcassonne/bad/cell-taken.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/cell-taken.yaml:6:11: illegal: tile BA.L cannot lie at 0,0: tile BA.RCr lies there [cell-taken, K-8]
          6 | - R: BA.L 0,0
            |           ^~~
      help: 1 legal placement; see: reeve legal fixtures/carcassonne/bad/cell-taken.yaml --before 1
      help: at 0,-1 instead this turn is legal: BA.L 0,-1
    1
corner-only
    fixtures/carcassonne/bad/corner-only.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/corner-only.yaml:6:11: illegal: tile BA.L cannot lie at 1,-1: it touches other tiles only at a corner [corner-only, K-8]
          6 | - R: BA.L 1,-1
            |           ^~~~
      help: Correct the cell, or add the turns that were left out before this one: a tile may be missing at 1,0 or 0,-1. 1 legal placement; see: reeve legal fixtures/carcassonne/bad/corner-only.yaml --before 1
      help: at 0,-1 instead this turn is legal: BA.L 0,-1
    1
discard-fits
    fixtures/carcassonne/bad/discard-fits.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/discard-fits.yaml:7:13: illegal: tile BA.L may not be discarded: it can be laid as BA.L 0,-1 [discard-fits, K-10]
          7 |   discard: [BA.L]
            |             ^~~~
      help: Delete the tile from `discard`, and type the turn in which it is laid.
    1
edge-cut
    fixtures/carcassonne/bad/edge-cut.yaml: illegal: turn 1; after 0 turns, score White (W) 0, Black (B) 0
    fixtures/carcassonne/bad/edge-cut.yaml:6:6: illegal: tile BA.C cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [edge-cut, K-9]
          6 | - W: BA.C 1,0
            |      ^~~~
      help: 4 legal placements; see: reeve legal fixtures/carcassonne/bad/edge-cut.yaml --before 1
    1
game-over
    fixtures/carcassonne/bad/game-over.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/game-over.yaml:16:3: illegal: the game was over after turn 1 [game-over, K-35]
         16 | - B: none
            |   ^
      help: Delete the entries after turn 1.
    1
no-follower
    fixtures/carcassonne/bad/no-follower.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/no-follower.yaml:15:16: illegal: R has no follower left [no-follower, K-16]
         15 | - R: BA.L 0,-2 monk
            |                ^~~~
      help: Delete the follower from the turn, or look for one that should have come back.
    1
no-place
    fixtures/carcassonne/bad/no-place.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/no-place.yaml:6:19: illegal: tile BA.C has no place for a highwayman [no-place, K-14]
          6 | - R: BA.C/180 0,1 highwayman
            |                   ^~~~~~~~~~
      help: Tile BA.C has no road: type farmer@n or knight@s, or leave the follower out.
    1
none-tiles-left
    fixtures/carcassonne/bad/none-tiles-left.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/none-tiles-left.yaml:6:6: illegal: `none` is allowed only when the stack is empty: 71 tiles still to come [none-tiles-left, K-10]
          6 | - R: none
            |      ^~~~
      help: Type the tile that was drawn and its cell; or list it under `discard` if it fits nowhere.
    1
not-attached
    fixtures/carcassonne/bad/not-attached.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/not-attached.yaml:6:11: illegal: tile BA.L cannot lie at 0,3: no tile lies beside it [not-attached, K-8]
          6 | - R: BA.L 0,3
            |           ^~~
      help: 1 legal placement; see: reeve legal fixtures/carcassonne/bad/not-attached.yaml --before 1
      help: at 0,-1 instead this turn is legal: BA.L 0,-1
    1
not-your-turn
    fixtures/carcassonne/bad/not-your-turn.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0, Gina (G) 0
    fixtures/carcassonne/bad/not-your-turn.yaml:7:3: illegal: it is B's turn, not G's [not-your-turn, K-7]
          7 | - G: BA.L 0,-1
            |   ^
      help: Type `- B:` instead of `- G:`, or add the missing turn of B.
      help: as the turn of B this turn is legal
    1
occupied
    fixtures/carcassonne/bad/occupied.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/occupied.yaml:7:16: illegal: no farmer may stand there: field@0,0.s already holds a follower of R [occupied, K-15]
          7 | - B: BA.L 0,-1 farmer
            |                ^~~~~~
      help: Type monk@c, or delete the follower.
    1
tile-used
    fixtures/carcassonne/bad/tile-used.yaml: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/tile-used.yaml:7:6: illegal: tile BA.RRRR lies at 1,0 already [tile-used, K-3]
          7 | - B: BA.RRRR 2,0
            |      ^~~~~~~
      help: Check this tile and the one on the board: correct the one that was misread.
    1
where-several
    fixtures/carcassonne/bad/where-several.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    fixtures/carcassonne/bad/where-several.yaml:6:17: illegal: tile BA.RRR at 1,0 has more than one road: road@e, road@s, road@w [where-several, K-14]
          6 | - R: BA.RRR 1,0 highwayman
            |                 ^~~~~~~~~~
      help: Type highwayman@e, highwayman@s or highwayman@w.
    1

== what a position cannot be [K-2, K-3, K-4, K-7, K-8, K-9, K-14, K-15, K-19, K-32]
% reeve check fixtures/carcassonne/bad/$code.yaml || echo "$?"
--- rows code
position-barred
    fixtures/carcassonne/bad/position-barred.yaml: position inconsistent
    fixtures/carcassonne/bad/position-barred.yaml:8:17: inconsistent: a farmer is at 0,1, but no farmer may be placed in this game [position-barred, K-32, farmers: false]
          8 |   '0,1': ffcf R:farmer
            |                 ^~~~~~
      help: Delete the follower, or set the option that allows it.
    1
position-completed
    fixtures/carcassonne/bad/position-completed.yaml: position inconsistent
    fixtures/carcassonne/bad/position-completed.yaml:7:4: inconsistent: city@0,0.n is completed but still holds 1 follower of R [position-completed, K-19]
          7 |   '0,1': ffcf R:knight
            |    ^~~
      help: Check the tiles at 0,0 and 0,1, or take the followers off.
    1
position-edge-cut
    fixtures/carcassonne/bad/position-edge-cut.yaml: position inconsistent
    fixtures/carcassonne/bad/position-edge-cut.yaml:6:8: note: either tile BA.RCr at 0,0 or tile BA.C at 1,0 may be the one that was misread [misread-tile]
          6 |   0,0: BA.RCr
            |        ^~~~~~
      help: These fit at 0,0: BA.RCr/270. These fit at 1,0: BA.RCr, BA.RrC, BA.Rr/90 and others.
    fixtures/carcassonne/bad/position-edge-cut.yaml:7:8: inconsistent: the west side of tile BA.C at 1,0 is a field, but tile BA.RCr at 0,0 beside it has a road [position-edge-cut, K-9]
          7 |   1,0: BA.C
            |        ^~~~
      help: Check both tiles: correct a tile, a rotation or a cell.
    1
position-extra-turns
    fixtures/carcassonne/bad/position-extra-turns.yaml: inconsistent
    fixtures/carcassonne/bad/position-extra-turns.yaml:5:1: inconsistent: 1 extra turn is owed; nothing in this game gives one [position-extra-turns, K-7]
          5 | board:
            | ^~~~~
      help: Delete `extra_turns`.
    1
position-follower-twice
    fixtures/carcassonne/bad/position-follower-twice.yaml: position inconsistent
    fixtures/carcassonne/bad/position-follower-twice.yaml:7:36: inconsistent: two followers stand on road@0,0.e [position-follower-twice, K-15]
          7 |   '1,0': [frfr, 'R:highwayman', 'B:highwayman']
            |                                    ^~~~~~~~~~~
      help: Delete one of the two.
    1
position-followers
    fixtures/carcassonne/bad/position-followers.yaml: position inconsistent
    fixtures/carcassonne/bad/position-followers.yaml:5:1: inconsistent: R has 8 followers on the board, but owns only 7 [position-followers, K-4]
          5 | board:
            | ^~~~~
      help: The followers of R are at 0,-1, -1,-1, 1,-1, 2,-1, 3,-1, 4,-1, 5,-1, -2,-1: check them, or correct their players.
    1
position-no-place
    fixtures/carcassonne/bad/position-no-place.yaml: position inconsistent
    fixtures/carcassonne/bad/position-no-place.yaml:7:20: inconsistent: the knight at 0,-1 has nothing to stand on: tile ffff+k has no such feature there [position-no-place, K-14]
          7 |   '0,-1': ffff+k R:knight
            |                    ^~~~~~
      help: Tile ffff+k has no city: type farmer@n or monk@c, or leave the follower out.
    1
position-no-start
    fixtures/carcassonne/bad/position-no-start.yaml: position inconsistent
    fixtures/carcassonne/bad/position-no-start.yaml:5:1: inconsistent: no tile BA.RCr lies on the table, but the game begins with it [position-no-start, K-2]
          5 | board:
            | ^~~~~
      help: Type BA.RCr in place of the tile at 0,0, or add it where it lies.
    1
position-supply
    fixtures/carcassonne/bad/position-supply.yaml: position inconsistent
    fixtures/carcassonne/bad/position-supply.yaml:8:13: inconsistent: R has 6 followers in supply, not 7: 1 is on the board [position-supply, K-4]
          8 | supply: {R: 7}
            |             ^
      help: The followers of R are at 1,0: check them, or type 6.
    1
position-tile-twice
    fixtures/carcassonne/bad/position-tile-twice.yaml: position inconsistent
    fixtures/carcassonne/bad/position-tile-twice.yaml:8:10: inconsistent: tile BA.Cccc+ lies at 0,1 already [position-tile-twice, K-3]
          8 |   '0,2': BA.Cccc+
            |          ^~~~~~~~
      help: One of them was misread, or typed twice. These fit at 0,2: BA.CccR+/90, BA.Ccc+/90, BA.CccR/90 and others. These fit at 0,1: BA.CccR+/90, BA.Ccc+/90, BA.CccR/90 and others.
    1
position-unattached
    fixtures/carcassonne/bad/position-unattached.yaml: position inconsistent
    fixtures/carcassonne/bad/position-unattached.yaml:7:4: inconsistent: tile ffff+k at 1,-1 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
          7 |   '1,-1': ffff+k
            |    ^~~~
      help: Add the tiles that are missing between, or correct the cell.
    1
position-where
    fixtures/carcassonne/bad/position-where.yaml: position inconsistent
    fixtures/carcassonne/bad/position-where.yaml:7:17: inconsistent: tile frfr at 1,0 has more than one field: field@n, field@s [position-where, K-14]
          7 |   '1,0': frfr R:farmer
            |                 ^~~~~~
      help: Type farmer@n or farmer@s.
    1

== what is wrong [K-26, K-35, K-37]
% reeve check fixtures/carcassonne/bad/$code.yaml || echo "$?"
--- rows code
unfinished
    fixtures/carcassonne/bad/unfinished.yaml: wrong: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
    fixtures/carcassonne/bad/unfinished.yaml:7:1: wrong: `result` is given, but the game is not over: 70 tiles still to come [unfinished, K-35]
          7 | result: {R: 2, B: 0}
            | ^~~~~~
      help: Add the turns and discards that are missing, or use --now to score the game as it stands.
    1
wrong-result
    fixtures/carcassonne/bad/wrong-result.yaml: wrong: 1 turn, final score Rosa (R) 2, Ben (B) 0
    fixtures/carcassonne/bad/wrong-result.yaml:16:13: wrong: R ends with 2, not 9 [wrong-result, K-37]
         16 | result: {R: 9, B: 0}
            |             ^
      help: Type 2 if every turn up to here is right; see: reeve why fixtures/carcassonne/bad/wrong-result.yaml final
    1
wrong-score
    fixtures/carcassonne/bad/wrong-score.yaml: wrong: 2 turns, score Rosa (R) 8, Ben (B) 0, R to move
    fixtures/carcassonne/bad/wrong-score.yaml:8:14: wrong: R has 8 after this turn, not 9 [wrong-score, K-26]
          8 |   score: {R: 9, B: 0}
            |              ^
      help: Type 8 if every turn up to here is right; see: reeve why fixtures/carcassonne/bad/wrong-score.yaml 2
    1

== outside: a cell that no chain of tiles can reach
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: frfr 100,0
--- stdout~
unreadable
--- stderr
-:5:11: unreadable: 100,0 lies farther from 0,0 than all tiles in a row reach [outside]
      5 | - W: frfr 100,0
        |           ^~~~~
  help: Type a cell near the other tiles, counted from 0,0.
--- status 3
