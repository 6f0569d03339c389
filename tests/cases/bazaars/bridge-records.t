# Bridges in records and positions: how they are written, what cannot be, and that what is listed is legal.

== keys of an entry that are no bridge
% { cat $T/game.yaml; printf "  $keys\n"; } | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1
--- rows keys
bridge:
    -:6:10: unreadable: `bridge`: it has no value [bad-extra]
          6 |   bridge:
            |          ^
bridge: ne
    -:6:11: unreadable: `ne`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: ne
            |           ^~
bridge: NS
    -:6:11: illegal: a bridge ns over the tile at 0,-1 would end where no road continues it [bridge-end, B-6]
          6 |   bridge: NS
            |           ^~
bridge: n
    -:6:11: unreadable: `n`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: n
            |           ^
bridge: ns@
    -:6:14: unreadable: `` is not a cell [bad-cell]
          6 |   bridge: ns@
            |              ^
bridge: '@0,0'
    -:6:12: unreadable: `@0,0`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: '@0,0'
            |            ^~~~
bridge: ns@a1
    -:6:14: unreadable: `a1` is not a cell [bad-cell]
          6 |   bridge: ns@a1
            |              ^~
bridge: ns@0
    -:6:14: unreadable: `0` is not a cell [bad-cell]
          6 |   bridge: ns@0
            |              ^
bridge: ns@0,0@1,0
    -:6:14: unreadable: `0,0@1,0` is not a cell [bad-cell]
          6 |   bridge: ns@0,0@1,0
            |              ^~~~~~~
bridge: ns 0,0
    -:6:11: unreadable: `ns 0,0`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: ns 0,0
            |           ^~
bridge: ns@30000,0
    -:6:14: unreadable: 30000,0 lies farther from 0,0 than all tiles in a row reach [outside]
          6 |   bridge: ns@30000,0
            |              ^~~~~~~
bridge: []
    -:6:11: unreadable: `bridge`: there is nothing in the list [bad-extra]
          6 |   bridge: []
            |           ^
bridge: {ns: '0,0'}
    -:6:11: unreadable: bridge must be a word or a list, not a map [wrong-type]
          6 |   bridge: {ns: '0,0'}
            |           ^
bridge: 1
    -:6:11: unreadable: `1`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: 1
            |           ^
bridge: ns\n  bridge: ew
    -:7:3: unreadable: the key bridge is repeated: it is already on line 6 [duplicate-key]
          7 |   bridge: ew
            |   ^~~~~~
bridges: {}
    -:6:3: unreadable: unknown key `bridges` in an entry of moves [unknown-key]
          6 |   bridges: {}
            |   ^~~~~~~

== a turn without a tile has no bridge [B-3]
$ { sed 's/BA.L 0,-1/none/' $T/game.yaml; echo '  bridge: ns'; } | reeve check -q
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1
--- stderr~
[none-uses
--- status 1

== fmt writes the bridge behind what was drawn, without the cell of the tile itself
$ reeve fmt $T/game.yaml | sed -n '/^moves/,$p'
$ reeve fmt $T/game.yaml | reeve fmt | reeve check
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 1,0 highwayman@w
  bridge: ew@1,0            # over the tile itself
- B: BA.RFr/0 2,0
  score: {W: 0}
  bridge: "ns@2,0"          # behind the score
- W: BA.L 3,0
  "bridge": 'ew'
- B: BA.L 0,-1
- W: BA.L 0,-2
# over a tile beside it
  bridge: ew@00,-1
--- stdout
moves:
- W: BA.L 1,0 highwayman@e
  bridge: ew # over the tile itself
- B: BA.RFr 2,0
  bridge: ns # behind the score
  score: {W: 0}
- W: BA.L 3,0
  bridge: ew
- B: BA.L 0,-1
- W: BA.L 0,-2
  # over a tile beside it
  bridge: ew@0,-1
-: legal so far: 5 turns, score Anna (W) 0, Bert (B) 0, B to move

== a position has them by cell, with the follower on one, and goes on as the game does [B-13]
$ reeve position $T/game.yaml | tee $T/position.yaml | sed -n '/^board/,$p'
$ reeve position $T/position.yaml | cmp - $T/position.yaml
$ { cat $T/position.yaml; echo 'moves:'; echo '- B: BA.LR/270 -1,0'; } | reeve score --format json | gojq -c '.items[] | [.player, .feature, .points]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 1,0 highwayman@w
  bridge: ew
- B: BA.L/90 2,0 monk
  bridge: ew
- W: BA.LR/90 3,0
--- stdout
board:
  '0,0': BA.RCr
  '1,0': BA.L W:highwayman@e
  '2,0': BA.L/90 B:monk@c
  '3,0': BA.LR/90
score: {W: 0, B: 0}
bridges: {'1,0': ew, '2,0': ew}
supply: {W: {followers: 6, bridges: 2, castles: 3}, B: {followers: 6, bridges: 2, castles: 3}}
["W","road@0,0.e",5]

== what cannot be in a position, all of it at once [B-5, B-6, B-7]
% { cat $T/position.yaml; echo "bridges: $bridges"; test -z "$more" || echo "$more"; } | reeve check -q 2>&1 | sed -n 's/^-:[0-9:]* //p'
--- file position.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.L, '2,0': BA.RFr, '1,1': BA.C/90, '3,0': BA.L, '3,1': BA.L}
--- rows bridges|more
{'1,0': ew, '3,0': ew}
{'1,0': ew}
    note: either tile BA.L at 3,0 or tile BA.RFr at 2,0 may be the one that was misread [misread-tile]
    inconsistent: the west side of tile BA.L at 3,0 is a field, but tile BA.RFr at 2,0 beside it has a road [position-edge-cut, K-9]
{'1,0': ns, '3,0': ew}
    note: tile BA.L at 1,0 may be the one that was misread [misread-tile]
    inconsistent: the west side of tile BA.L at 1,0 is a field, but tile BA.RCr at 0,0 beside it has a road [position-edge-cut, K-9]
    inconsistent: the west side of tile BA.RFr at 2,0 is a road, but tile BA.L at 1,0 beside it has a field [position-edge-cut, K-9]
    inconsistent: the south side of tile BA.C at 1,1 is a field, but tile BA.L at 1,0 beside it has a road [position-edge-cut, K-9]
{'1,0': ew, '3,0': ew, '5,5': ns}
    inconsistent: the bridge ns at 5,5 is wrong: no tile lies there [position-bridge, B-5]
{'1,0': ew, '3,0': ew, '1,1': ew}
    inconsistent: the bridge ew at 1,1 is wrong: both its ends must stand on fields [position-bridge, B-5]
{'1,0': ew, '3,0': ew, '1,1': ns}
    note: tile BA.C/90 at 1,1 may be the one that was misread [misread-tile]
    inconsistent: the south side of tile BA.C at 1,1 is a road, but tile BA.L at 1,0 beside it has a field [position-edge-cut, K-9]
{'1,0': ew, '3,0': ew, '2,0': ew}
    inconsistent: the bridge ew at 2,0 is wrong: both its ends must stand on fields [position-bridge, B-5]
{'1,0': ew, '3,0': ew, '2,0': ns}
{'1,0': ew, '3,0': ew, '0,0': ns}
    inconsistent: the bridge ns at 0,0 is wrong: both its ends must stand on fields [position-bridge, B-5]
{'1,0': ew, '01,0': ew, '3,0': ew}
    inconsistent: the bridge ew at 1,0 is wrong: one bridge goes over a tile, and this one has another [position-bridge, B-7]
{'1,0': ew, '01,0': ns, '3,0': ew}
    inconsistent: the bridge ns at 1,0 is wrong: one bridge goes over a tile, and this one has another [position-bridge, B-7]
{'1,0': ew, '3,0': ew, '3,1': ns}
    note: either tile BA.L at 3,1 or tile BA.L at 3,0 may be the one that was misread [misread-tile]
    inconsistent: the south side of tile BA.L at 3,1 is a road, but tile BA.L at 3,0 beside it has a field [position-edge-cut, K-9]
{'1,0': ew, '3,0': ew, '3,1': ew}
{'1,0': sn, '3,0': 7}
    unreadable: `sn`: a bridge goes ns or ew [bad-extra]
    unreadable: `7`: a bridge goes ns or ew [bad-extra]
{'1,0': [ew], '3,0': {}}
    unreadable: ns | ew must be a word, not a list [wrong-type]
    unreadable: ns | ew must be a word, not a map [wrong-type]
{'1,x': ew}
    unreadable: `1,x` is not a cell [bad-cell]
[ew]
    unreadable: bridges must be a map, not a list [wrong-type]
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 2}, B: {bridges: 2}}
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 1}, B: {bridges: 3}}
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 3}, B: {bridges: 3}}
    inconsistent: 2 bridges on the board and 6 in hand make 8, not 6 [position-standing, B-1]
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 1}, B: {bridges: 2}}
    inconsistent: 2 bridges on the board and 3 in hand make 5, not 6 [position-standing, B-1]
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 0}}
{'1,0': ew, '3,0': ew}|supply: {W: {bridges: 4}}
    inconsistent: W cannot have 4 bridges in supply: at most 3 [position-pieces, B-1]

== more bridges than the players have [B-1, B-21]
$ reeve check -q $T/position.yaml
--- file position.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,0': BA.L, '2,0': BA.L, '3,0': BA.L, '4,0': BA.C, '5,0': BA.C, '6,0': BA.C}
bridges: {'0,-1': ew, '1,0': ew, '2,0': ew, '3,0': ew, '4,0': ew, '5,0': ew, '6,0': ew}
--- stderr
$T/position.yaml:4:1: inconsistent: 7 bridges on the board and 0 in hand make 7, not 6 [position-standing, B-1]
      4 | board: {'0,0': BA.RCr, '0,-1': BA.L, '1,0': BA.L, '2,0': BA.L, '...
        | ^~~~~
  help: Make the numbers add up to 6, or leave the pieces out of `supply`.
--- status 1

== a completed road over a bridge is empty in a position; a follower stands on a bridge that is there [B-8, B-13]
$ reeve check -q $T/completed.yaml $T/nowhere.yaml
--- file completed.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': [BA.L, W:highwayman@e], '2,0': BA.LR/90, '-1,0': BA.LR/270}
bridges: {'1,0': ew}
--- file nowhere.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': [BA.L, W:highwayman@e]}
--- stderr~
completed.yaml:4:
[position-completed
nowhere.yaml:4:
[position-no-place
--- status 1

== games go on from any turn as they went, and fmt leaves them as they are [B-8, B-21]
% reeve-fast sim bazaars --seed $((40 + players)) --players $players | sed 1d >$T/game.yaml
% grep -c 'bridge:' $T/game.yaml | awk '{print ($1 > 5 ? "bridges" : $1)}'
% reeve-fast check $T/game.yaml | grep -o 'final score.*' >$T/end
% reeve-fast fmt $T/game.yaml | cmp - $T/game.yaml
% for turn in 1 10 21 32 43 54; do
%     { reeve-fast position --at $turn $T/game.yaml; echo moves:
%       sed -n '/^- /,$p' $T/game.yaml | awk -v n=$turn '/^- /{i++} i > n'
%     } | reeve-fast check | grep -o 'final score.*' | cmp - $T/end
% done
--- rows players
2
    bridges
3
    bridges
4
    bridges
5
    bridges
6
    bridges

== a bridge that is accepted though it is wrong stands where it can be built [B-4, B-5, B-6]
$ reeve position --accept 1 --accept 2 --accept 3 --accept 5 $T/game.yaml 2>$T/said | sed -n '/^bridges/,$p'
$ grep -o '[0-9 ]* stands.*' $T/said
$ reeve check --all $T/game.yaml 2>&1 | grep -o 'illegal.*'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1
  bridge: ns                # its end lies against a field
- B: BA.C/90 1,0
  bridge: ew                # and this one's pillar in a city
- W: BA.RFr 2,-1
  bridge: ew@0,-1           # too far, and over another one
- B: BA.RFr/90 -1,-1
- W: BA.L 1,-1
  bridge: ew@-1,-1          # far away, from field to field
--- stdout
bridges: {'0,-1': ns, '-1,-1': ew}
supply: {W: {followers: 7, bridges: 1, castles: 3}, B: {followers: 7, bridges: 3, castles: 3}}
 1 stands as it is, accepted: a bridge ns over the tile at 0,-1 would end where no road continues it [accepted, B-6]
 1 stands as it is, accepted: tile BA.L cannot lie at 0,-1: its north side is a road, but tile BA.RCr has a field there [accepted, K-9]
 2 stands as it is, accepted: no bridge can go ew over the tile at 1,0: both ends must stand on fields; the bridge is left out [accepted, B-5]
 2 stands as it is, accepted: tile BA.C cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [accepted, K-9]
 3 stands as it is, accepted: a bridge cannot be built at 0,-1: the tile is laid at 2,-1; the bridge is left out [accepted, B-4]
 3 stands as it is, accepted: tile BA.RFr cannot lie at 2,-1: it touches other tiles only at a corner [accepted, K-8]
 5 stands as it is, accepted: a bridge cannot be built at -1,-1: the tile is laid at 1,-1 [accepted, B-4]
 5 stands as it is, accepted: tile BA.L cannot lie at 1,-1: its east side is a field, but tile BA.RFr has a road there [accepted, K-9]
illegal: turn 1; after 5 turns, score Anna (W) 0, Bert (B) 0
illegal: a bridge ns over the tile at 0,-1 would end where no road continues it [bridge-end, B-6]
illegal: tile BA.L cannot lie at 0,-1: its north side is a road, but tile BA.RCr has a field there [edge-cut, K-9]
illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
illegal: tile BA.C cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [edge-cut, K-9]
illegal: a bridge cannot be built at 0,-1: the tile is laid at 2,-1 [bridge-far, B-4]
illegal: tile BA.RFr cannot lie at 2,-1: it touches other tiles only at a corner [corner-only, K-8]
illegal: a bridge cannot be built at -1,-1: the tile is laid at 1,-1 [bridge-far, B-4]
illegal: tile BA.L cannot lie at 1,-1: its east side is a field, but tile BA.RFr has a road there [edge-cut, K-9]

== a house rule that forbids a place forbids it with a bridge, too [B-9]
$ reeve legal --tile BA.L --format tsv $T/game.yaml | cut -f 2,6,7 | sort -u
$ reeve legal --script $T/west.lua --tile BA.L --format tsv $T/game.yaml | cut -f 2,6,7 | sort -u
$ echo '- W: BA.L 1,0' | cat $T/game.yaml - | sed '$a\  bridge: ew' | reeve check -q --script $T/west.lua
--- file west.lua
return {
  api = 1,
  name = "west",
  summary = "Nothing is laid in the east.",
  source = "a test",
  rules = {"bazaars"},
  hooks = {
    may_place = function(_, tile)
      if tile:cell():x() > 0 then return "it lies in the east" end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
--- stdout
-1,0	ew	
0,-1		ew
1,0	ew	
-1,0	ew	
0,-1		ew
--- stderr
-:5:11: illegal: house rule `west`: it lies in the east [house-rule]
      5 | - W: BA.L 1,0
        |           ^~~
  help: 2 legal placements; see: reeve legal - --before 1 --script $T/west.lua
--- status 1

== where a house rule refuses the cell no bridge is proposed; where the tile does not fit, one is [B-9]
$ reeve check -q --script $T/no.lua $T/game.yaml 2>&1
$ sed 's/BA.L 0,-1/BA.L 1,0/' $T/game.yaml | reeve check -q 2>&1 | sed 's/; [0-9].*//'
--- file no.lua
return {
  api = 1, name = "no", summary = "Nothing is laid.", rules = {"bazaars"},
  hooks = {may_place = function() return "nothing there" end},
}
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rik, W: Wim}
moves:
- R: BA.L 0,-1
--- stdout
$T/game.yaml:5:11: illegal: house rule `no`: nothing there [house-rule]
      5 | - R: BA.L 0,-1
        |           ^~~~
  help: no legal placement: it would be discarded; see: reeve legal $T/game.yaml --before 1 --script $T/no.lua
-:5:6: illegal: tile BA.L cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [edge-cut, K-9]
      5 | - R: BA.L 1,0
        |      ^~~~
  help: with the bridge ew it could lie there
