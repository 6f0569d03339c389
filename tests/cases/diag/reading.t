# What cannot be read: one complaint for each way in which a file can be broken. Each row judges the
# fixture of its code.

== the text, and its YAML
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
not-text Saved in Latin-1, so the e of Rene with its accent is no UTF-8
    3 fixtures/castle/bad/not-text.yaml: unreadable
    fixtures/castle/bad/not-text.yaml:4:17: unreadable: this is not text: byte 0xe9, which is not UTF-8 [not-text]
          4 | players: {W: Ren\xe9, B: Bert}
            |                 ^~~~
      help: Save the file as text in UTF-8.
yaml-syntax The bracket of `players` is not closed
    3 fixtures/castle/bad/yaml-syntax.yaml: unreadable
    fixtures/castle/bad/yaml-syntax.yaml:4:10: unreadable: this is not YAML: the bracket { is not closed, or a comma is missing [yaml-syntax]
          4 | players: {W: Anna, B: Bert
            |          ^
      help: Put a comma between two entries and a } after the last.
yaml-tab A tab indents the list of moves
    3 fixtures/castle/bad/yaml-tab.yaml: unreadable
    fixtures/castle/bad/yaml-tab.yaml:6:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
          6 | \x09- W: 32 b3
            | ^~~~~
      help: Replace the tab with spaces.
yaml-feature An anchor and an alias: the same turn, written only once
    3 fixtures/castle/bad/yaml-feature.yaml: unreadable
    fixtures/castle/bad/yaml-feature.yaml:6:6: unreadable: an anchor (&name) cannot be used in records [yaml-feature]
          6 | - W: &first 32 b3
            |      ^~~~~~
      help: Write the value out in full.
duplicate-key The first turn has two lists of discards
    3 fixtures/castle/bad/duplicate-key.yaml: unreadable
    fixtures/castle/bad/duplicate-key.yaml:8:3: unreadable: the key discard is repeated: it is already on line 7 [duplicate-key]
          8 |   discard: ['18']
            |   ^~~~~~~
      help: Correct one of the two keys, or delete it.
too-deep Nested seventeen deep
    3 fixtures/castle/bad/too-deep.yaml: unreadable
    fixtures/castle/bad/too-deep.yaml:4:23: unreadable: nested more than 16 levels deep [too-deep]
          4 | about: [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]
            |                       ^
      help: Check the brackets and the indentation: no record needs more than five levels.
too-many Thirty-three scripts, where thirty-two are the most
    5 fixtures/castle/bad/too-many.yaml: unreadable
    fixtures/castle/bad/too-many.yaml:5:86: unreadable: more than 32 scripts [too-many]
          5 | ...25, s26, s27, s28, s29, s30, s31, s32, s33]
            |                                           ^~~~
      help: Type at most 32 scripts.
empty Only this comment: no record and no position
    3 fixtures/castle/bad/empty.yaml: unreadable
    fixtures/castle/bad/empty.yaml:1:1: unreadable: there is no record or position here [empty]
          1 | # Only this comment: no record and no position.
            | ^
      help: Type a record or a position: `reeve new NAME` prints one to fill in.
wrong-type `players` is a list of names, where a map of labels belongs
    3 fixtures/castle/bad/wrong-type.yaml: unreadable
    fixtures/castle/bad/wrong-type.yaml:4:10: unreadable: players must be a map, not a list [wrong-type]
          4 | players: [Anna, Bert]
            |          ^
      help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
missing-key Nobody is said to play
    3 fixtures/castle/bad/missing-key.yaml: unreadable
    fixtures/castle/bad/missing-key.yaml:2:1: unreadable: the key `players` is missing [missing-key]
          2 | reeve: 1
            | ^~~~~
      help: Type `players: {W: Anna, B: Bert}`, with the players in turn order.
unknown-key `player` for `players`, and no others
    3 fixtures/castle/bad/unknown-key.yaml: unreadable
    fixtures/castle/bad/unknown-key.yaml:5:1: unreadable: unknown key `move` in the document [unknown-key]
          5 | move: []
            | ^~~~
      help: did you mean `moves`?

== the head of a record
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
bad-version A version that is still to come
    3 fixtures/castle/bad/bad-version.yaml: unreadable
    fixtures/castle/bad/bad-version.yaml:2:8: unreadable: format version 2 is not known [bad-version]
          2 | reeve: 2
            |        ^
      help: Type `reeve: 1`.
bad-number A score in words
    3 fixtures/castle/bad/bad-number.yaml: unreadable
    fixtures/castle/bad/bad-number.yaml:7:14: unreadable: score must be a whole number, not `nil` [bad-number]
          7 |   score: {W: nil}
            |              ^~~
      help: Type digits only, with a minus sign for a negative number.
unknown-ruleset A letter is missing in the name of the ruleset
    3 fixtures/castle/bad/unknown-ruleset.yaml: unreadable
    fixtures/castle/bad/unknown-ruleset.yaml:3:8: unreadable: unknown ruleset `castel` [unknown-ruleset]
          3 | rules: castel
            |        ^~~~~~
      help: did you mean `castle`?
bad-ruleset Two rulesets of one game do not go together
    3 fixtures/castle/bad/bad-ruleset.yaml: unreadable
    fixtures/castle/bad/bad-ruleset.yaml:3:8: unreadable: ruleset `castle+carcassonne` cannot be used: castle and carcassonne are different games, which cannot be played together [bad-ruleset]
          3 | rules: [castle, carcassonne]
            |        ^
      help: Type another ruleset, or mend this one as reeve-ruleset(5) describes.
unknown-option The option is called `tie`
    3 fixtures/castle/bad/unknown-option.yaml: unreadable
    fixtures/castle/bad/unknown-option.yaml:4:11: unreadable: castle has no option `ties` [unknown-option]
          4 | options: {ties: none}
            |           ^~~~
      help: did you mean `tie`?
bad-option The option has other values
    3 fixtures/castle/bad/bad-option.yaml: unreadable
    fixtures/castle/bad/bad-option.yaml:4:24: unreadable: option wall_pickup must be per_feature or end_of_turn, not `never` [bad-option]
          4 | options: {wall_pickup: never}
            |                        ^~~~~
      help: Type per_feature or end_of_turn.
unknown-script No house rule of this name is installed
    3 fixtures/castle/bad/unknown-script.yaml: unreadable
    fixtures/castle/bad/unknown-script.yaml:4:11: unreadable: unknown script `end-of-turn` [unknown-script]
          4 | scripts: [end-of-turn]
            |           ^~~~~~~~~~~
      help: Type one of these: bazaar-without-bidding, eight-way-empty-area, end-of-turn-pickup, longest-path-bonus, no-capture-across-gaps, no-enclosed-holes, no-first-turn-merchant, no-ransom, no-surprises, split-doubled-moves, tie-shares-points, tower-distance.
bad-label A label begins with a letter
    3 fixtures/castle/bad/bad-label.yaml: unreadable
    fixtures/castle/bad/bad-label.yaml:4:11: unreadable: `1` cannot be a player's label [bad-label]
          4 | players: {1: Anna, B: Bert}
            |           ^
      help: Type a letter, then up to 15 letters, digits or _; it must not be a key of an entry.
player-count Three players at a game for two
    3 fixtures/castle/bad/player-count.yaml: unreadable
    fixtures/castle/bad/player-count.yaml:4:29: unreadable: Carcassonne: The Castle is for 2 players, not 3 [player-count]
          4 | players: {W: Anna, B: Bert, K: Kees}
            |                             ^
      help: Type 2 players on the line `players`.
unknown-player K plays in no game of W and B
    3 fixtures/castle/bad/unknown-player.yaml: unreadable
    fixtures/castle/bad/unknown-player.yaml:6:16: unreadable: there is no player `K` [unknown-player]
          6 | result: {W: 0, K: 0}
            |                ^
      help: Type one of these: W, B.
entry-player Two turns in one entry
    3 fixtures/castle/bad/entry-player.yaml: unreadable
    fixtures/castle/bad/entry-player.yaml:7:3: unreadable: a second turn in one entry, that of B [entry-player]
          7 |   B: 34 c3
            |   ^
      help: Begin a new entry with a dash: `- B: 34 c3`.

== a turn, its tile and its cell [F-2]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
bad-turn The cell is missing
    3 fixtures/castle/bad/bad-turn.yaml: unreadable
    fixtures/castle/bad/bad-turn.yaml:6:6: unreadable: `32` is not a turn: the cell is missing [bad-turn]
          6 | - W: 32
            |      ^~
      help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as 17/90 e5 knight@n; or none.
unknown-tile The set has sixty tiles
    3 fixtures/castle/bad/unknown-tile.yaml: unreadable
    fixtures/castle/bad/unknown-tile.yaml:6:6: unreadable: there is no tile `61` in Carcassonne: The Castle [unknown-tile]
          6 | - W: 61 b3
            |      ^~
      help: Type a tile from 1 to 60; see: reeve tiles castle
bad-rotation Tiles are turned by quarters
    3 fixtures/castle/bad/bad-rotation.yaml: unreadable
    fixtures/castle/bad/bad-rotation.yaml:6:9: unreadable: `45` is not a rotation [bad-rotation]
          6 | - W: 32/45 b3
            |         ^~
      help: Type 0, 90, 180 or 270 after the slash: degrees clockwise.
bad-look A tile has four quadrants
    3 fixtures/castle/bad/bad-look.yaml: unreadable
    fixtures/castle/bad/bad-look.yaml:6:6: unreadable: `cch` describes no tile: it begins with a letter for each of the quarters NW NE SE SW [bad-look]
          6 | - W: cch b3
            |      ^~~
      help: Type the number of the tile, or its look: quarters NW NE SE SW, as ttch:e,s,w or cccc+m.
look-none No tile has four towers
    3 fixtures/castle/bad/look-none.yaml: unreadable
    fixtures/castle/bad/look-none.yaml:6:6: unreadable: no tile of the set looks like `tttt` [look-none]
          6 | - W: tttt b3
            |      ^~~~
      help: did you mean httt (42: other nw quadrant) or cttt (45: other nw quadrant)?
unlisted-many Of the 18 tiles that are known by look only, 19 are drawn [F-2]
    3 fixtures/castle/bad/unlisted-many.yaml: unreadable
    fixtures/castle/bad/unlisted-many.yaml:7:28: unreadable: `kkkk` is one tile too many: The Falcon has only 18 that are not listed [unlisted-many, F-2]
          7 |          kkcc, kkcc, kkcc, kkkk]
            |                            ^~~~~
      help: Type a listed tile: one of these looks was misread.
bad-cell The rank comes after the file
    3 fixtures/castle/bad/bad-cell.yaml: unreadable
    fixtures/castle/bad/bad-cell.yaml:6:9: unreadable: `3b` is not a cell [bad-cell]
          6 | - W: 32 3b
            |         ^~
      help: Type b3.
outside The wall runs along the south of a9: a8 is outside
    3 fixtures/castle/bad/outside.yaml: unreadable
    fixtures/castle/bad/outside.yaml:6:9: unreadable: a8 lies outside the wall [outside]
          6 | - W: 32 a8
            |         ^~
      help: Type a cell inside the wall; `reeve show` draws them.

== followers, features and wall tiles
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
unknown-role There is no bishop in the castle
    3 fixtures/castle/bad/unknown-role.yaml: unreadable
    fixtures/castle/bad/unknown-role.yaml:6:12: unreadable: there is no follower called `bishop` [unknown-role]
          6 | - W: 32 b3 bishop
            |            ^~~~~~
      help: Type one of these: herald (path), knight (tower), squire (house), merchant (court).
bad-where A place on the tile is a compass point
    3 fixtures/castle/bad/bad-where.yaml: unreadable
    fixtures/castle/bad/bad-where.yaml:6:19: unreadable: `left` is not a place on a tile [bad-where]
          6 | - W: 32 b3 squire@left
            |                   ^~~~
      help: Type w.
bad-feature A feature is a path, tower, house or court
    3 fixtures/castle/bad/bad-feature.yaml: unreadable
    fixtures/castle/bad/bad-feature.yaml:7:11: unreadable: `hut@d12` names no feature: its kind is unknown [bad-feature]
          7 |   order: [hut@d12]
            |           ^~~~~~~
      help: Type one of these: path@CELL, tower@CELL, house@CELL, court@CELL
bad-use The feature stands in a list beside the wall tile, not behind its colon
    3 fixtures/castle/bad/bad-use.yaml: unreadable
    fixtures/castle/bad/bad-use.yaml:7:9: unreadable: `a list` is not a use of a wall tile: a number, or one number with its feature [bad-use]
          7 |   use: [[3, house@d12]]
            |         ^
      help: Type it like `use: [{3: house@f6}, 1]`.
bad-wall-tile Wall tiles have the numbers 1 to 9
    3 fixtures/castle/bad/bad-wall-tile.yaml: unreadable
    fixtures/castle/bad/bad-wall-tile.yaml:6:20: unreadable: there is no wall tile `10` [bad-wall-tile]
          6 |   wall_tiles: {12: 10}
            |                    ^~
      help: Type a number: 1 to 9.
bad-corner Space 13 belongs to the corner 12, but 14 to none
    3 fixtures/castle/bad/bad-corner.yaml: unreadable
    fixtures/castle/bad/bad-corner.yaml:6:16: unreadable: there is no wall tile at corner `14` [bad-corner]
          6 |   wall_tiles: {14: 3}
            |                ^~
      help: Type one of these corners: 12 16 20 26 32 38 42 56 64 66 82 88 90
bad-extra A follower on the board says whose it is
    3 fixtures/castle/bad/bad-extra.yaml: unreadable
    fixtures/castle/bad/bad-extra.yaml:7:10: unreadable: `squire@se`: a follower is PLAYER:ROLE@WHERE [bad-extra]
          7 |   b3: 32 squire@se
            |          ^~~~~~~~~
      help: Type player, colon and follower without a space: W:knight@n.
