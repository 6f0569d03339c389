# Several bridges in a turn: the option bridges_per_turn, B-10. The board of most cases is that of bridges.t.
#
#      -1,0 ┐─  0,0 ───  1,0 ───
#           │   0,-1  k

== up to so many, each as if it were built last: where roads go on the others are there, too [B-4, B-5, B-6, B-7, B-9, B-10]
% for most in 1 2 3; do
%     { cat $T/board; echo "- W: $turn"; echo "  bridge: $bridge"; } >$T/game
%     if reeve check -q --option bridges_per_turn=$most $T/game 2>$T/said; then echo legal; else sed -n 's/^[^ ].*\[\([a-z-]*\), .*\]$/\1/p' $T/said; fi
% done | paste -sd ' '
--- file board
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
--- rows turn|bridge
BA.RRRR 1,-1|['ew@0,-1']
    edge-cut edge-cut edge-cut
BA.RRRR 1,-1|['ew@0,-1', 'ns@1,0']
    bridge-many legal legal
BA.RRRR 1,-1|['ns@1,0', 'ew@0,-1']
    bridge-many legal legal
BA.RRRR 1,-1|['ns@1,0', 'ew@0,-1', ew]
    bridge-many bridge-many bridge-pillar
BA.L 1,-1|[ew]
    bridge-end bridge-end bridge-end
BA.L 1,-1|'ew@0,-1'
    bridge-end bridge-end bridge-end
BA.L 1,-1|[ew, 'ew@0,-1']
    bridge-many legal legal
BA.L 1,-1|['ew@0,-1', 'ew@1,-1']
    bridge-many legal legal
BA.L 1,-1|[ew, ns]
    bridge-end bridge-end bridge-end
BA.L 1,-1|[ew, ew]
    bridge-end bridge-end bridge-end
BA.L 1,-1|[ns, 'ns@1,0']
    bridge-many legal legal
BA.L 1,-1|[ns, 'ns@1,0', 'ew@0,-1']
    bridge-many bridge-many bridge-end
BA.RFr 1,-1|['ew@0,-1', 'ns@1,0']
    bridge-many bridge-end bridge-end
BA.RFr 1,-1|['ew@0,-1', ns, 'ns@1,0']
    bridge-many bridge-many legal
BA.L 2,0|[ew, 'ns@1,0']
    bridge-many legal legal
BA.L 2,0|[ew, 'ns@0,0']
    bridge-many bridge-far bridge-far
BA.L 2,0|[ew, ns]
    bridge-many bridge-twice bridge-twice
BA.L 2,0|[ns, ew]
    bridge-many bridge-twice bridge-twice

== what is said of too many, and where one of several is wrong [B-6, B-10]
% reeve check -q --option bridges_per_turn=$option $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
- W: BA.L 1,-1
  bridge: ['ew@0,-1', ew, ns]
--- rows option
1
    $T/game.yaml:7:23: illegal: a player may build at most 1 bridge in a turn [bridge-many, B-10, bridges_per_turn: 1]
          7 |   bridge: ['ew@0,-1', ew, ns]
            |                       ^~
      help: Delete the surplus bridges.
3
    $T/game.yaml:7:27: illegal: a bridge lies over the tile at 1,-1 already [bridge-twice, B-7]
          7 |   bridge: ['ew@0,-1', ew, ns]
            |                           ^~
      help: Type the cell of another tile.
--- status 1

== a bridge in a list that is no bridge; in a list a cell needs no quotes
% { cat $T/game.yaml; printf "  $keys\n"; } | reeve check -q 2>&1
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1
--- rows keys
bridge: [ew, ns@0,1]
    -:6:16: illegal: a player may build at most 1 bridge in a turn [bridge-many, B-10, bridges_per_turn: 1]
          6 |   bridge: [ew, ns@0,1]
            |                ^~~~~~
      help: Delete the surplus bridges.
bridge: [ew, ne]
    -:6:16: unreadable: `ne`: a bridge goes ns or ew [bad-extra]
          6 |   bridge: [ew, ne]
            |                ^~
      help: Type ns or ew; or in quotes 'ns@0,1', over a tile beside the one that is laid.
bridge: [ew, [ns]]
    -:6:16: unreadable: ns | ew[@cell] must be a word, not a list [wrong-type]
          6 |   bridge: [ew, [ns]]
            |                ^
      help: Type ns or ew; or in quotes 'ns@0,1', over a tile beside the one that is laid.
bridge: {ew: ns}
    -:6:11: unreadable: bridge must be a word or a list, not a map [wrong-type]
          6 |   bridge: {ew: ns}
            |           ^
      help: Type it as in `bridge: ns | ew[@cell] | [ns | ew[@cell], ...]`.
bridge: []
    -:6:11: unreadable: `bridge`: there is nothing in the list [bad-extra]
          6 |   bridge: []
            |           ^
      help: Type its value, or delete `bridge`.
--- status 3

== there are no more than the player has [B-1, B-21]
$ reeve check -q $T/game.yaml
$ reeve check -q $T/game.yaml --accept 1 2>&1
$ reeve position $T/game.yaml --accept 1 2>$T/said | sed -n '/^bridges/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 3}
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
to_move: W
supply: {W: {bridges: 1}}
moves:
- W: BA.L 1,-1
  bridge: ['ew@0,-1', ew]
--- stdout
$T/game.yaml:10:23: note: turn 1 stands as it is, accepted: W has no bridge left [accepted, B-21]
     10 |   bridge: ['ew@0,-1', ew]
        |                       ^~
bridges: {'0,-1': ew, '1,-1': ew}
supply: {W: {followers: 7, castles: 3}, B: {followers: 7, castles: 3}}
--- stderr
$T/game.yaml:10:23: illegal: W has no bridge left [no-bridge, B-21]
     10 |   bridge: ['ew@0,-1', ew]
        |                       ^~
  help: Delete `bridge` from the turn.

== legal lists what a place needs, joined by +, and beside it what may be built with that [B-9, B-10]
% reeve legal --option bridges_per_turn=$most --tile BA.RRRR --format json $T/game.yaml | gojq -c 'select(.cell == "1,-1" and .rotation == 0) | [.cell, .bridge, .may_bridge]'
% reeve legal --option bridges_per_turn=$most --tile BA.L --format json $T/game.yaml | gojq -c 'select(.cell == "1,-1" and .rotation == 0) | [.cell, .bridge, .may_bridge]'
$ reeve legal --tile BA.RRRR $T/game.yaml | grep -A 2 '^1,-1'
$ reeve legal --tile BA.RRRR --format tsv $T/game.yaml | grep '1,-1' | cut -f 2,3,6-
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 2}
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
to_move: W
--- rows most
1
    ["1,-1",null,null]
2
    ["1,-1","ns@1,0+ew@0,-1",null]
    ["1,-1",null,["ns+ns@1,0","ew+ew@0,-1"]]
3
    ["1,-1","ns@1,0+ew@0,-1",null]
    ["1,-1",null,["ns+ns@1,0","ew+ew@0,-1"]]
--- stdout
1,-1  0°                highwayman@n highwayman@e highwayman@s highwayman@w
                        farmer@ne farmer@se
                        with the bridge ns@1,0+ew@0,-1
-1,-1	0	ew@0,-1	
-1,-1	90	ew@0,-1	
-1,-1	180	ew@0,-1	
-1,-1	270	ew@0,-1	
1,-1	0	ns@1,0+ew@0,-1	
1,-1	90	ns@1,0+ew@0,-1	
1,-1	180	ns@1,0+ew@0,-1	
1,-1	270	ns@1,0+ew@0,-1	

== what closes a road with two bridges is among its closers, and says both [B-6, B-9, B-10]
% reeve completions --option bridges_per_turn=$most --tile BA.RRRR --format json $T/game.yaml | gojq -c 'select(.kind == "road") | [.feature, (.closers[] | [.cell, .rotation, .points, .bridge])]'
$ reeve completions --tile BA.RRRR $T/game.yaml | grep -A 1 ^road
$ reeve completions --format json $T/game.yaml | gojq -r '.closers[] | [.tile, .cell, .rotation, .bridge // ""] | join(" ")' | sort -u >$T/closers
$ for tile in $(cut -d ' ' -f 1 $T/closers | uniq); do
$     reeve legal --tile $tile --format json $T/game.yaml | gojq -r 'select(.completes != []) | [.tile, .cell, .rotation, .bridge // ""] | join(" ")'
$ done | sort | diff - $T/closers && wc -l <$T/closers
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 2}
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': [BA.RCr, 'R:highwayman@e'], '-1,0': BA.LR/270, '0,-1': BA.C/180, '1,-1': BA.L, '2,-1': BA.C/180, '2,0': BB.R.bi/90, '2,1': BA.L, '1,1': BA.L}
--- rows most
1
    ["road@0,0.e"]
    ["road@2,0.w"]
2
    ["road@0,0.e",["1,0",0,{"R":3},"ns@1,1+ns@1,-1"],["1,0",90,{"R":3},"ns@1,1+ns@1,-1"],["1,0",180,{"R":3},"ns@1,1+ns@1,-1"],["1,0",270,{"R":3},"ns@1,1+ns@1,-1"]]
    ["road@2,0.w",["1,0",0,{},"ns@1,1+ns@1,-1"],["1,0",90,{},"ns@1,1+ns@1,-1"],["1,0",180,{},"ns@1,1+ns@1,-1"],["1,0",270,{},"ns@1,1+ns@1,-1"]]
--- stdout
road@0,0.e: 2 tiles, worth 2, held by R 1; open at 0,0 e
    1,0 R 3 with BA.RRRR/0 and the bridge ns@1,1+ns@1,-1
--
road@2,0.w: 1 tile, worth 1, held by nobody; open at 2,0 w
    1,0 nobody with BA.RRRR/0 and the bridge ns@1,1+ns@1,-1
57

== fmt writes several as a list, one without; position has them all, and the game goes on from there
$ reeve fmt $T/game.yaml | sed -n '/^moves/,$p'
$ reeve fmt $T/game.yaml | reeve fmt | reeve check
$ reeve position $T/game.yaml --at 1 | sed -n '/^bridges/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 2}
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
- W: BA.RRRR 1,-1 highwayman@w
  bridge:
  - ew@0,-1         # the road in the west
  - ns@1,0
- B: BA.RFr 2,0
  bridge: ['ns@2,0']
--- stdout
moves:
- W: BA.RRRR 1,-1 highwayman@w
  bridge: ['ew@0,-1', 'ns@1,0']
# the road in the west
- B: BA.RFr 2,0
  bridge: ns
-: legal so far: 2 turns, score Anna (W) 0, Bert (B) 0, W to move
bridges: {'1,0': ns, '0,-1': ew}
supply: {W: {followers: 6, bridges: 1, castles: 3}, B: {followers: 7, bridges: 3, castles: 3}}

== why tells of each, whether they are needed, and which would do [B-9, B-10]
$ sed '/bridge:/d' $T/game.yaml >$T/bare.yaml
$ reeve why $T/game.yaml 1 | grep -E 'turn|bridge|pillar|end|side'
$ reeve why $T/bare.yaml 1 | grep -E 'turn|bridge|side'
$ reeve check -q $T/bare.yaml
$ reeve why --option bridges_per_turn=1 $T/bare.yaml 1 | grep bridge
$ reeve why --format json $T/bare.yaml 1 | gojq -c '.alternatives[0] | [.cell, .rotation, .bridge]'
--- file game.yaml <tests/cases/bazaars/two-bridges.yaml
--- stdout
turn 1, Anna (W): BA.RRRR 1,-1: legal
 yes  turn        it is the turn of Anna (W)                                 K-7
 yes  bridge      0,-1 shares a side with the tile just laid                 B-4
 yes  bridge      W has 3 bridges                                           B-21
 yes  bridge      no bridge lies over tile BA.L yet                          B-7
 yes  pillar      east: it stands on a field                                 B-5
 yes  pillar      west: it stands on a field                                 B-5
 yes  end         east: it continues as a road of tile BA.RRRR               B-6
 yes  end         west: it faces an empty cell                               B-6
      bridge      without a bridge the tile could not lie there: its
                  north side is a road, that of tile BA.RFr at 1,0 is a
      bridge      W builds a bridge from west to east at 0,-1                B-3
 yes  bridge      it is number 2 of at most 2 bridges in a turn
                  [bridges_per_turn: 2]                                     B-10
 yes  bridge      1,0 shares a side with the tile just laid                  B-4
 yes  bridge      W has 2 bridges                                           B-21
 yes  bridge      no bridge lies over tile BA.RFr yet                        B-7
 yes  pillar      north: it stands on a field                                B-5
 yes  pillar      south: it stands on a field                                B-5
 yes  end         north: it faces an empty cell                              B-6
 yes  end         south: it continues as a road of tile BA.RRRR              B-6
      bridge      W builds a bridge from north to south at 1,0               B-3
 yes  attached    its north side lies against tile BA.RFr at 1,0             K-8
 yes  side        north: a road against a road of tile BA.RFr at 1,0         K-9
 yes  side        west: a road against a road of tile BA.L at 0,-1           K-9
      open        field@0,0.s counts only at the end                        K-29
      open        field@1,-1.se counts only at the end                      K-29
with bridges_per_turn=1: illegal
turn 1, Anna (W): BA.RRRR 1,-1: illegal
 yes  turn        it is the turn of Anna (W)                                 K-7
 yes  attached    its north side lies against tile BA.RFr at 1,0             K-8
  no  side        north: a road against a field of tile BA.RFr at 1,0        K-9
  no  side        west: a road against a field of tile BA.L at 0,-1          K-9
      bridge      with a bridge it could lie there: ns@1,0+ew@0,-1           B-9
      1,-1 turned   0: highwayman@n highwayman@e highwayman@s highwayman@w
                       farmer@ne farmer@se (with the bridge ns@1,0+ew@0,-1)
      -1,-1 turned   0: highwayman@n highwayman@e highwayman@s highwayman@w
                       farmer@ne farmer@sw farmer@nw (with the bridge ew@0,-1)
      2,0  turned   0: highwayman@n highwayman@e highwayman@s highwayman@w
      bridge      no single bridge would make it fit                        B-10
                       farmer@ne farmer@sw farmer@nw (with the bridge ew@0,-1)
                       farmer@ne farmer@se farmer@nw (with the bridge ns@1,0)
["1,-1",0,"ns@1,0+ew@0,-1"]
--- stderr
$T/bare.yaml:7:6: illegal: tile BA.RRRR cannot lie at 1,-1: its north side is a road, but tile BA.RFr has a field there [edge-cut, K-9]
      7 | - W: BA.RRRR 1,-1
        |      ^~~~~~~
  help: with the bridge ns@1,0+ew@0,-1 it could lie there; 4 legal placements; see: reeve legal $T/bare.yaml --before 1

== a tile that closes a road between two bridges; its follower stands on a road that goes on over one [B-9, B-13, B-14]
$ reeve check $T/game.yaml
$ reeve score --format json $T/game.yaml | gojq -c '.items[] | [.feature, .tiles, .points]'
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 2}
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': [BA.RCr, 'R:highwayman@e'], '-1,0': BA.LR/270, '0,-1': BA.C/180, '1,-1': BA.L, '2,-1': BA.C/180, '2,0': BB.R.bi/90, '2,1': BA.L, '1,1': BA.L}
moves:
- B: BA.RRRR 1,0 highwayman@n
  bridge: ['ns@1,-1', 'ns@1,1']
--- stdout
$T/game.yaml: legal so far: 1 turn, score Rita (R) 3, Bert (B) 0, R to move
["road@0,0.e",3,3]

== several that are accepted though they are too many stand where they can be built [B-7, B-10]
$ reeve position --accept 1 $T/game.yaml 2>$T/said | sed -n '/^bridges/,$p'
$ grep -o '[0-9 ]* stands.*' $T/said
--- file game.yaml
reeve: 1
rules: bazaars
options: {bridges_per_turn: 2}
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
- W: BA.L 1,-1
  bridge: ['ew@0,-1', ew, 'ns@0,-1', 'ew@5,5']
--- stdout
bridges: {'0,-1': ew, '1,-1': ew}
supply: {W: {followers: 7, bridges: 1, castles: 3}, B: {followers: 7, bridges: 3, castles: 3}}
 1 stands as it is, accepted: a player may build at most 2 bridges in a turn; the bridge is left out [accepted, B-10]
 1 stands as it is, accepted: a player may build at most 2 bridges in a turn; the bridge is left out [accepted, B-10]

== a house rule that forbids a place forbids it with several bridges, too [B-9]
$ reeve check -q --script $T/two.lua $T/game.yaml
$ sed '/^moves/,$d' $T/game.yaml >$T/open.yaml
$ reeve legal --tile BA.RRRR --format json $T/open.yaml | gojq -c 'select(.cell == "1,-1" and .rotation == 0) | .bridge'
$ reeve legal --script $T/two.lua --tile BA.RRRR --format json $T/open.yaml | gojq -c 'select(.cell == "1,-1" and .rotation == 0) | .bridge'
--- file game.yaml <tests/cases/bazaars/two-bridges.yaml
--- file two.lua
return {
  api = 1,
  name = "two",
  summary = "Nothing is laid in the east.",
  source = "a test",
  rules = {"bazaars"},
  hooks = {
    may_place = function(_, tile)
      if tile:cell():x() > 0 then return "it lies in the east" end
    end,
  },
}
--- stdout
"ns@1,0+ew@0,-1"
--- stderr
$T/game.yaml:7:14: illegal: house rule `two`: it lies in the east [house-rule]
      7 | - W: BA.RRRR 1,-1
        |              ^~~~
  help: 1 legal placement; see: reeve legal $T/game.yaml --before 1 --script $T/two.lua

== random games by it are legal, and some turns build several [B-10]
$ reeve sim bazaars --option bridges_per_turn=3 --games 30 --seed 5 >$T/games.yaml
$ reeve check -q $T/games.yaml && reeve fmt $T/games.yaml | cmp - $T/games.yaml && echo legal
$ grep -c 'bridge: \[' $T/games.yaml
$ reeve sim bazaars --games 30 --seed 5 | grep -c 'bridge: \['
--- stdout
legal
7
0
--- status 1

== the schema has one, or a list of at most three
$ reeve schema bazaars | gojq -c '[.. | objects | .bridge? // empty | .anyOf | map(.type, .maxItems?)] | .[0]'
--- stdout
["string",null,"array",3]

== no more than three are an option
$ reeve check --option bridges_per_turn=4 $T/game.yaml
--- file game.yaml <tests/cases/bazaars/two-bridges.yaml
--- stdout
$T/game.yaml: unreadable
--- stderr
reeve: unreadable: option bridges_per_turn must be a number from 1 to 3, not `4` [bad-option]
  help: Type a number from 1 to 3.
--- status 2
