# Why a tile needs a bridge, and why a bridge may be built or not. The board is that of bridges.t.

== a tile that needs the bridge that it has, over a tile beside it [B-4, B-5, B-6, B-7, B-9, B-21]
$ reeve why $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
- W: BA.RFr 1,-1 highwayman@e
  bridge: ew@0,-1
--- stdout
turn 1, Anna (W): BA.RFr 1,-1 highwayman@e: legal
 yes  turn        it is the turn of Anna (W)                                 K-7
 yes  tile        tile BA.RFr is still to come                               K-3
 yes  bridge      0,-1 shares a side with the tile just laid                 B-4
 yes  bridge      W has 3 bridges                                           B-21
 yes  bridge      no bridge lies over tile BA.L yet                          B-7
 yes  pillar      east: it stands on a field                                 B-5
 yes  pillar      west: it stands on a field                                 B-5
 yes  end         east: it continues as a road of tile BA.RFr                B-6
 yes  end         west: it faces an empty cell                               B-6
      bridge      without a bridge the tile could not lie there: its west
                  side is a road, that of tile BA.L at 0,-1 is a field       B-9
      bridge      W builds a bridge from west to east at 0,-1                B-3
 yes  cell        1,-1 is free                                               K-8
 yes  attached    its north side lies against tile BA.RFr at 1,0             K-8
 yes  side        north: a field against a field of tile BA.RFr at 1,0       K-9
 yes  side        west: a road against a road of tile BA.L at 0,-1           K-9
 yes  follower    W has 7 followers in hand                                 K-16
 yes  free        road@0,-1.e holds no follower yet                         K-15
      open        field@0,0.s counts only at the end                        K-29
      open        road@0,-1.e is open at 0,-1 (west), 1,-1 (east)           K-26
score after it: Anna (W) 0, Bert (B) 0

== what is wrong with a bridge: all of it, each by itself [B-4, B-5, B-6, B-7, B-21]
% { cat $T/board; echo "- W: $turn"; echo "  bridge: $bridge"; } | reeve why - 1 | grep -E ' (bridge|pillar|end|side) '
--- file board
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270, '2,0': BA.L}
bridges: {'2,0': ew}
supply: {W: {bridges: 0}}
moves:
--- rows turn|bridge
BA.L 0,-2|ns
     yes  bridge      it goes over the tile just laid                            B-4
      no  bridge      W has no bridge left                                      B-21
     yes  bridge      no bridge lies over tile BA.L yet                          B-7
     yes  pillar      north: it stands on a field                                B-5
     yes  pillar      south: it stands on a field                                B-5
      no  end         north: it would end against a field of tile BA.L           B-6
     yes  end         south: it faces an empty cell                              B-6
          bridge      the tile could lie there without it                        B-3
     yes  attached    its north side lies against tile BA.L at 0,-1              K-8
      no  side        north: a road against a field of tile BA.L at 0,-1         K-9
BA.C/90 3,0|ew
     yes  bridge      it goes over the tile just laid                            B-4
      no  bridge      W has no bridge left                                      B-21
     yes  bridge      no bridge lies over tile BA.C yet                          B-7
      no  pillar      east: it would stand on a city                             B-5
     yes  pillar      west: it stands on a field                                 B-5
     yes  end         east: it faces an empty cell                               B-6
     yes  end         west: it continues as a road of tile BA.L                  B-6
          bridge      without a bridge the tile could not lie there: its west
                      side is a field, that of tile BA.L at 2,0 is a road        B-9
     yes  attached    its west side lies against tile BA.L at 2,0                K-8
      no  side        west: a field against a road of tile BA.L at 2,0           K-9
BA.RFr 3,0|ns@2,0
     yes  bridge      2,0 shares a side with the tile just laid                  B-4
      no  bridge      W has no bridge left                                      B-21
      no  bridge      a bridge lies over the tile at 2,0 already                 B-7
     yes  pillar      north: it stands on a field                                B-5
     yes  pillar      south: it stands on a field                                B-5
     yes  end         north: it faces an empty cell                              B-6
     yes  end         south: it faces an empty cell                              B-6
          bridge      the tile could lie there without it                        B-3
     yes  attached    its west side lies against tile BA.L at 2,0                K-8
     yes  side        west: a road against a road of tile BA.L at 2,0            K-9
BA.L 1,-1|ew@0,-1
     yes  bridge      0,-1 shares a side with the tile just laid                 B-4
      no  bridge      W has no bridge left                                      B-21
     yes  bridge      no bridge lies over tile BA.L yet                          B-7
     yes  pillar      east: it stands on a field                                 B-5
     yes  pillar      west: it stands on a field                                 B-5
      no  end         east: it would end against a field of tile BA.L            B-6
     yes  end         west: it faces an empty cell                               B-6
          bridge      the tile could lie there without it                        B-3
     yes  attached    its north side lies against tile BA.RFr at 1,0             K-8
     yes  side        north: a field against a field of tile BA.RFr at 1,0       K-9
      no  side        west: a field against a road of tile BA.L at 0,-1          K-9
BA.RFr 3,0|ns@1,0
      no  bridge      a bridge cannot be built at 1,0: the tile is laid at
      no  bridge      W has no bridge left                                      B-21
     yes  bridge      no bridge lies over tile BA.RFr yet                        B-7
     yes  pillar      north: it stands on a field                                B-5
     yes  pillar      south: it stands on a field                                B-5
     yes  end         north: it faces an empty cell                              B-6
     yes  end         south: it faces an empty cell                              B-6
          bridge      the tile could lie there without it                        B-3
     yes  attached    its west side lies against tile BA.L at 2,0                K-8
     yes  side        west: a road against a road of tile BA.L at 2,0            K-9
BA.RFr 3,0|ew@5,5
      no  bridge      a bridge cannot be built at 5,5: the tile is laid at
          bridge      the tile could lie there without it                        B-3
     yes  attached    its west side lies against tile BA.L at 2,0                K-8
     yes  side        west: a road against a road of tile BA.L at 2,0            K-9

== a tile that lacks a bridge: which one would do, if any [B-9, B-10, B-21]
% { cat $T/board; echo "- W: $turn"; } | reeve why - 1 | grep -E ' (bridge|no  side)  '
% { cat $T/board; echo "- W: $turn"; } | reeve check -q 2>&1 | grep -o 'help: with.*lie there'
% { cat $T/board; echo 'supply: {W: {bridges: 0}}'; echo "- W: $turn"; } | sed '/^moves/d; s/^- W/moves:\n&/' | reeve why - 1 | grep -E ' bridge '
--- file board
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
--- rows turn
BA.RFr 1,-1
      no  side        west: a road against a field of tile BA.L at 0,-1          K-9
          bridge      with a bridge it could lie there: ew@0,-1                  B-9
    help: with the bridge ew@0,-1 it could lie there
          bridge      W has no bridge left that could help                      B-21
BA.LR/90 1,-1
      no  side        west: a road against a field of tile BA.L at 0,-1          K-9
          bridge      with a bridge it could lie there: ew@0,-1                  B-9
    help: with the bridge ew@0,-1 it could lie there
          bridge      W has no bridge left that could help                      B-21
BA.RRRR 1,-1
      no  side        north: a road against a field of tile BA.RFr at 1,0        K-9
      no  side        west: a road against a field of tile BA.L at 0,-1          K-9
          bridge      no single bridge would make it fit                        B-10
          bridge      W has no bridge left that could help                      B-21
BA.C/270 1,-1
      no  side        west: a city against a field of tile BA.L at 0,-1          K-9
          bridge      no single bridge would make it fit                        B-10
          bridge      W has no bridge left that could help                      B-21
BA.C/90 2,0
      no  side        west: a field against a road of tile BA.RFr at 1,0         K-9
          bridge      no single bridge would make it fit                        B-10
          bridge      W has no bridge left that could help                      B-21
BA.L 2,0
      no  side        west: a field against a road of tile BA.RFr at 1,0         K-9
          bridge      with a bridge it could lie there: ew                       B-9
    help: with the bridge ew it could lie there
          bridge      W has no bridge left that could help                      B-21

== a tile that lies wrong for another reason is told of no bridge [B-9]
% { cat $T/board; echo "- W: $turn"; } | reeve why - 1 | grep -c "^ .... bridge  "
--- file board
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
--- rows turn
BA.L 5,5
    0
BA.L 0,0
    0
BA.L 1,1
    0
--- status 1

== the story of a cell has its bridge, an empty cell the tiles that would fit with one [B-3, B-9]
$ reeve why $T/game.yaml 0,-1 2>&1 | sed -n '1,/^field/p'
$ reeve why $T/game.yaml 1,-1 | tail -n 2
$ reeve score $T/game.yaml | grep bridge
$ reeve score --format json $T/game.yaml | gojq -c '.events[] | [.turn, .player, .what, .kind, .feature, .note, .rule]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1
- B: BA.L 1,0
  bridge: ew
- W: BA.L 0,-2
  bridge: ew@0,-1
--- stdout
0,-1
    1  W   tile BA.L at 0,-1 was laid, turned 0
    3  W   W builds a bridge from west to east at 0,-1                       B-3
field@0,0.s
           BB.R.bi, BB.RFR.b, BB.RFR.bi, BB.CFR!G                            K-9
           7 more would fit with a bridge of Bert (B)                        B-9
          B   builds a bridge from west to east at 1,0                       B-3
          W   builds a bridge from west to east at 0,-1                      B-3
[2,"B","action","bridge","bridge@1,0","builds a bridge from west to east at 1,0","B-3"]
[3,"W","action","bridge","bridge@0,-1","builds a bridge from west to east at 0,-1","B-3"]

== JSON of a bridge that cannot be [B-5]
$ reeve why --format json $T/game.yaml 1 | gojq -c '.steps[] | select(.step == "pillar" or .step == "end" or .step == "bridge") | [.step, .answer, .rule, .code, .line, .column]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.C/90 1,0
  bridge: ew
--- stdout
["bridge","yes","B-4",null,null,null]
["bridge","yes","B-21",null,null,null]
["bridge","yes","B-7",null,null,null]
["pillar","no","B-5","bridge-pillar",6,11]
["pillar","yes","B-5",null,null,null]
["end","yes","B-6",null,null,null]
["end","yes","B-6",null,null,null]
["bridge",null,"B-9",null,null,null]

== the places instead are those that legal lists and check counts, each with the bridge that it needs [B-9, B-10]
$ reeve check -q $T/game.yaml 2>&1 | grep -o '[0-9]* legal placements'
$ reeve legal $T/game.yaml --before 2 | tail -1
$ reeve why $T/game.yaml 2 | sed -n '/^instead/,$p'
$ reeve why $T/game.yaml 2 --format json | gojq -c '.places, .alternatives[]'
$ reeve why --option bridges=false $T/game.yaml 2 | sed -n '/^instead/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.L 0,-1
- B: BA.RFr 1,-1 highwayman
--- stdout
9 legal placements
9 placements
instead, of 9 places, the nearest:
      1,-1 turned   0: farmer@n highwayman@e (with the bridge ew@0,-1)
      1,-1 turned  90: highwayman@n farmer@e farmer@w
      1,0  turned   0: farmer@n highwayman@e farmer@s
18
{"bridge":"ew@0,-1","cell":"1,-1","pieces":["farmer@n","highwayman@e"],"rotation":0}
{"cell":"1,-1","pieces":["highwayman@n","farmer@e","farmer@w"],"rotation":90}
{"bridge":"ew@0,-1","cell":"1,-1","pieces":["farmer@n","highwayman@e"],"rotation":180}
{"cell":"1,-1","pieces":["highwayman@n","farmer@e","farmer@w"],"rotation":270}
{"cell":"1,0","pieces":["farmer@n","highwayman@e","farmer@s"],"rotation":0}
instead, of 5 places, the nearest:
      1,-1 turned  90: highwayman@n farmer@e farmer@w
      1,0  turned   0: farmer@n highwayman@e farmer@s
      0,-2 turned   0: farmer@n highwayman@e farmer@s
