# Little Buildings: LB-1 … LB-12.

== how many each player has, and of which kinds [LB-1, LB-2]
% reeve sim buildings --games 1 --seed 1 --players $n --option buildings_dealt=$dealt | reeve position --at 0 - | grep -o 'buildings: .\|little.*s: .' | sort | uniq -c
--- rows n dealt
2 even
          2 buildings: 9
3 even
          3 buildings: 6
4 even
          4 buildings: 4
5 even
          5 buildings: 3
6 even
          6 buildings: 3
4 even --option building_points=by_kind
          1 little-towers: 1, little-houses: 1, little-sheds: 1}, B: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, R: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, G: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1
2 by_kind
          1 little-towers: 3, little-houses: 3, little-sheds: 3}, B: {followers: 7, little-towers: 3, little-houses: 3, little-sheds: 3
4 by_kind
          1 little-towers: 1, little-houses: 1, little-sheds: 1}, B: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, R: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, G: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1

== a building instead of a follower, on the tile just laid, where it stays [LB-3, LB-4, LB-12]
$ reeve score $T/game.yaml; reeve position $T/game.yaml; reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve why $T/game.yaml 1 | grep LB
$ reeve legal --actions --before 2 --tile BA.L $T/game.yaml | grep building | sort -u
% sed "$edit" $T/game.yaml | reeve check -q || echo "$?"
--- file game.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr -1,0
  building: tower
- B: BA.C/180 0,1 knight@s
- R: BA.RRR -2,0 highwayman@e
- B: BA.RRR/180 1,0
--- rows edit
s/-1,0$/-1,0 highwayman/
    -:6:13: illegal: a turn has a follower on the tile or `building`, not both [two-actions, LB-3]
          6 |   building: tower
            |             ^~~~~
      help: Delete one of the two.
    1
s/building: tower/building: inn/
    -:6:13: unreadable: `inn`: it is typed as tower | house | shed [bad-extra]
          6 |   building: inn
            |             ^~~
      help: Type a value that `reeve legal --actions` lists.
    3
s/building: tower/building: [tower, shed]/
    -:6:13: unreadable: building must be a word, not a list [wrong-type]
          6 |   building: [tower, shed]
            |             ^
      help: Type it as in `building: tower | house | shed`.
    3
--- stdout
                                                                         R     B
  1  R  BA.RFr -1,0                                                      0     0
          R   buildings: a little building is used                          LB-3
          R   buildings: a little tower goes to -1,0                        LB-3
  2  B  BA.C/180 0,1 knight@s                                            0     4
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
  3  R  BA.RRR -2,0 highwayman@e                                         0     4
  4  B  BA.RRR/180 1,0                                                   5     4
      +5  R   road@0,0.e: 4 tiles, 1 each; by LB-5 it is 5                  K-21
score after turn 4, R to move, 67 tiles to come: Rosa (R) 5, Ben (B) 4
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RFr
  '0,1': BA.C/180
  '-2,0': BA.RRR
  '1,0': BA.RRR/180
score: {R: 5, B: 4}
supply: {R: {followers: 7, buildings: 8}, B: {followers: 7, buildings: 9}}
tokens: {little-tower: '-1,0'}
                  `building: house` or `building: shed`                     LB-3
      rule        buildings, R: a little building is used                   LB-3
      rule        buildings, R: a little tower goes to -1,0                 LB-3
everywhere: building tower, house or shed

== a road of 5 tiles with 2 buildings scores 7, a city of 3 with a pennant and 2 buildings 10 [LB-5]
$ reeve score $T/road.yaml | grep road@; reeve score $T/city.yaml | grep city@
$ sed 's/buildings: 7/little-towers: 2, little-sheds: 2/' $T/road.yaml | reeve score --option building_points=by_kind - | grep road@
--- file road.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RRR
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': BA.RFr
tokens: {little-tower: 1,0, little-shed: '2,0'}
supply: {R: {buildings: 7}}
moves:
- R: BA.LR/90 3,0
--- file city.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc+/90, R:knight@n]
tokens: {little-house: {'0,0': 1, '0,1': 1}}
supply: {R: {buildings: 7}}
moves:
- B: BA.C/180 0,2
--- stdout
      +7  R   road@0,0.e: 5 tiles, 1 each; by LB-5 it is 7                  K-21
     +10  R   city@0,0.n: 3 tiles, 2 each, 1 pennant, 2 each; by LB-5 it
      +9  R   road@0,0.e: 5 tiles, 1 each; by LB-5 it is 9                  K-21

== points by kind, and as many of each kind for everybody [LB-9, LB-2]
$ reeve check -q $T/game.yaml
$ reeve position --at 6 $T/game.yaml | grep -E 'supply|state|tokens'
$ sed 's/^players/options: {buildings_dealt: by_kind, building_points: by_kind}\n&/; /^options: {building_points/d' $T/game.yaml | reeve check -q - || echo "$?"
$ sed 's/{building_points/{buildings_dealt: even, building_points/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed '/^options/d' $T/game.yaml | reeve check -q - && echo "which kinds does not matter"
--- file game.yaml
reeve: 1
rules: buildings
options: {building_points: by_kind}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  building: tower
- B: BA.RFr 2,0
  building: shed
- R: BA.RFr 3,0
  building: tower
- B: BA.RFr 4,0
  building: shed
- R: BA.RFr 5,0
  building: tower
- B: BA.RFr 6,0
- R: BA.RFr 7,0
  building: tower
--- stdout
supply: {R: {followers: 7, little-towers: 0, little-houses: 3, little-sheds: 3}, B: {followers: 7, little-towers: 3, little-houses: 3, little-sheds: 1}}
tokens: {little-tower: {'1,0': 1, '3,0': 1, '5,0': 1}, little-shed: {'2,0': 1, '4,0': 1}}
1
-:18:13: illegal: none is in hand [ruled-out, LB-1]
which kinds does not matter
--- stderr
$T/game.yaml:18:13: illegal: none is in hand [ruled-out, LB-1]
     18 |   building: tower
        |             ^~~~~
  help: Type `building: house` or `building: shed`.
  help: with building_points=one: legal
-:18:13: illegal: none is in hand [ruled-out, LB-1]
     18 |   building: tower
        |             ^~~~~
  help: Type `building: house` or `building: shed`.
--- status 0

== none in hand, none in the box [LB-1]
$ reeve check -q $T/game.yaml
$ sed "s/^tokens.*//; s/^supply.*/supply: {R: {buildings: 3}}\ntokens: {little-shed: {'1,0': 1, '0,1': 1, '2,0': 1, '3,0': 1, '4,0': 1, '5,0': 1}}/" $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,2': BA.L
  '0,3': BA.L
  '1,0': BA.RFr
  '2,0': BA.RFr
  '3,0': BA.RFr
  '4,0': BA.RFr
  '5,0': BA.RFr
tokens: {little-tower: {'0,0': 1, '0,1': 1, '0,2': 1}, little-house: {'0,3': 1, '1,0': 1, '2,0': 1}, little-shed: {'3,0': 1, '4,0': 1, '5,0': 1}}
supply: {R: {followers: 7, buildings: 0}, B: {followers: 7, buildings: 9}}
moves:
- R: BA.RFr 6,0
  building: shed
--- stdout
--- stderr
$T/game.yaml:19:13: illegal: none is in hand [ruled-out, LB-1]
     19 |   building: shed
        |             ^~~~
  help: Delete `building`: it is not possible in this turn.
-:20:13: illegal: all of this kind are on the board [ruled-out, LB-1]
     20 |   building: shed
        |             ^~~~
  help: Type `building: tower` or `building: house`.
--- status 1

== a monastery has its tile and the eight around, a field each tile once [LB-6, LB-8]
$ reeve score $T/monk.yaml | grep '+'
$ sed 's/little-tower: 0,-1, //; s/buildings: 5/buildings: 6/' $T/monk.yaml | reeve score - | grep '+'
% reeve score --now --option farm_scoring=$farm $T/field.yaml | grep field
--- file monk.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RFr
  '1,0': BA.RFr
  '-2,0': BA.RFr
  '-1,-1': BA.C/270
  '0,-1': [BA.L, R:monk@c]
  '1,-1': BA.C/90
  '1,-2': BA.L
  '0,-2': BA.L
tokens: {little-tower: 0,-1, little-shed: {'1,0': 1, '1,-1': 1}, little-house: '-2,0'}
supply: {R: {buildings: 5}}
moves:
- R: BA.L -1,-2
--- file field.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '0,-1': [BA.L, R:farmer@n]
  '0,-2': BA.L
  '1,-2': BA.L
tokens: {little-tower: 0,-1, little-shed: '0,0'}
supply: {R: {buildings: 7}}
score: {R: 0, B: 0}
--- stdout
     +12  R   monastery@0,-1.c: 9 tiles, 1 each; by LB-6 it is 12           K-24
     +11  R   monastery@0,-1.c: 9 tiles, 1 each; by LB-6 it is 11           K-24
--- rows farm
third
          +2  R   buildings: little buildings on field@0,0.s                    LB-8
           0  R   field@0,0.s: 0 completed cities, 3 each                       K-29
second
          +2  R   buildings: little buildings on field@0,0.s                    LB-8
           0  R   field@0,0.s: 0 completed cities, 3 each                       K-30
first
          +2  R   buildings: little buildings on field@0,0.s                    LB-8

== at the end buildings count for what is open, behind all else: an inn leaves just them [LB-7, LB-10]
$ reeve score --now $T/inn.yaml | grep road@; reeve score --now $T/city.yaml | grep city@
--- file inn.yaml
reeve: 1
rules: inns+buildings
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': [IC.RFr.iG, R:highwayman@e]
  '2,0': BA.RFr
tokens: {little-tower: '2,0'}
supply: {R: {buildings: 8}}
score: {R: 0, B: 0}
--- file city.yaml
reeve: 1
rules: buildings
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc.1/90, R:knight@n]
tokens: {little-tower: '0,1'}
supply: {R: {buildings: 8}}
score: {R: 0, B: 0}
--- stdout
      +1  R   road@0,0.e: 3 tiles: 0 (inn); by LB-5 it is 1                  I-8
      +3  R   city@0,0.n: 2 tiles, 1 each; by LB-5 it is 3                  K-36

== a castle gets the points with the buildings, and a bridge has those of its tile [LB-11]
$ reeve score $T/castle.yaml
$ reeve score $T/bridge.yaml | grep road@
--- file castle.yaml
reeve: 1
rules: bazaars+buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': [BA.RRR, R:highwayman@e]
castles: {'city@0,0.n': B}
tokens: {little-shed: '0,0'}
supply: {R: {buildings: 8}}
moves:
- R: BA.LR/90 1,0
--- file bridge.yaml
reeve: 1
rules: bazaars+buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,-1': BA.LR/90
  '1,-2': BA.L
  '-1,-2': BA.L
  '0,-2': BA.L
bridges: {'0,-1': ew}
tokens: {little-shed: '0,-1'}
supply: {R: {buildings: 8}}
moves:
- R: BA.RRR/180 -1,-1 highwayman@e
--- stdout
                                                                         R     B
  1  R  BA.LR/90 1,0                                                     4     4
      +4  R   road@0,0.e: 3 tiles, 1 each; by LB-5 it is 4                  K-21
      +4  B   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each; by LB-5 it is 4                                         B-34
score after turn 1, B to move, 80 tiles to come: Rosa (R) 4, Ben (B) 4
      +4  R   road@0,-1.e: 3 tiles, 1 each; by LB-5 it is 4                 K-21

== one action in a part: no tower piece, builder or follower besides, and a foundation stays one [LB-12]
% printf '%s\n  building: shed\n' "- R: $move" | sed 's/;/\n /' >$T/move; cat $T/game.yaml $T/move | reeve check -q - || echo $?
--- file game.yaml
reeve: 1
rules: tower+traders+buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': TO.RCr
tokens: {little-tower: '2,0'}
supply: {R: {buildings: 8}}
moves:
--- rows move
BA.RFr 3,0; tower: 2,0
    -:14:13: illegal: a turn has a tower piece or `building`, not both [two-actions, LB-3]
         14 |   building: shed
            |             ^~~~
      help: Delete one of the two.
    1
BA.RFr 3,0 builder@w
    -:13:13: illegal: a turn has a follower on the tile or `building`, not both [two-actions, LB-3]
         13 |   building: shed
            |             ^~~~
      help: Delete one of the two.
    1
BA.RFr 3,0

== a second part of a turn has an action of its own, and a tower is built beside a little one [LB-12]
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: tower+traders+buildings
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [TO.RCr, R:builder@e]
tokens: {little-tower: '2,0'}
supply: {R: {buildings: 8}}
moves:
- R: BA.RFr 3,0
  building: shed
- R: BA.RFr 4,0
  building: house
- B: BA.RFr 5,0
  tower: 2,0
--- stdout
$T/game.yaml: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, R to move

== random games, alone and with other boxes, are legal, and positions say the same
$ . tests/cases/games.sh
% reeve sim $rules --option $option --players 3 --games 2 --seed 5 >$T/games.yaml; alike $T/games.yaml
--- rows rules option
buildings buildings_dealt=even
buildings buildings_dealt=by_kind
buildings building_points=by_kind
buildings+river buildings_dealt=even
buildings+river buildings_dealt=by_kind
buildings+river building_points=by_kind
inns+traders+buildings+labyrinth+watchtowers+windroses+tower+bazaars buildings_dealt=even
inns+traders+buildings+labyrinth+watchtowers+windroses+tower+bazaars buildings_dealt=by_kind
inns+traders+buildings+labyrinth+watchtowers+windroses+tower+bazaars building_points=by_kind

== the schema of all games knows the keys of boxes, as that of the box does
$ reeve schema | gojq -c '[.. | objects | select(has("building")) | .building] | first'
$ reeve schema buildings | gojq -c '[.. | objects | select(has("building")) | .building] | first'
--- stdout
{"description":"Instead of a follower: the little building that is put on the tile just laid (LB-3).","enum":["tower","house","shed"]}
{"description":"Instead of a follower: the little building that is put on the tile just laid (LB-3).","enum":["tower","house","shed"]}

== a position has every building that was dealt once, and at most one on a tile [LB-1, LB-2, LB-12]
% sed "s/TOKENS/$tokens/; s/SUPPLY/$supply/; s/DEALT/$dealt/" $T/now.yaml | reeve check - 2>&1 | grep -v '^ '
--- file now.yaml
reeve: 1
rules: buildings
options: {buildings_dealt: DEALT}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
score: {R: 0, B: 0}
tokens: {TOKENS}
supply: {SUPPLY}
--- rows dealt | tokens | supply
even | little-tower: '1,0', little-shed: '0,0' | R: {buildings: 8}, B: {buildings: 8}
    -: position consistent: score Rosa (R) 0, Ben (B) 0, B to move
even | little-tower: '1,0', little-shed: '0,0' | R: {buildings: 9}, B: {buildings: 8}
    -: position inconsistent
    -:6:1: inconsistent: of little buildings 18 were dealt, and 17 are in hand and 2 on the table [ruled-out, LB-1]
even | little-tower: '1,0', little-shed: '0,0' | R: 7
    -: position consistent: score Rosa (R) 0, Ben (B) 0, B to move
    -:6:1: note: the board leaves something out: without `supply` all 18 little buildings are in hand, those on the table (2), too [position-assumed, LB-1]
even | little-tower: '1,0', little-shed: '1,0' | R: {buildings: 8}, B: {buildings: 8}
    -: position inconsistent
    -:6:1: inconsistent: more than one little building lies on 1,0 [ruled-out, LB-12]
even | little-tower: {'1,0': 2} | R: {buildings: 8}, B: {buildings: 8}
    -: position inconsistent
    -:6:1: inconsistent: more than one little building lies on 1,0 [ruled-out, LB-12]
by_kind | little-tower: '1,0', little-shed: '0,0' | R: {little-towers: 2, little-sheds: 2}
    -: position consistent: score Rosa (R) 0, Ben (B) 0, B to move
by_kind | little-tower: '1,0', little-shed: '0,0' | R: {little-towers: 2}
    -: position consistent: score Rosa (R) 0, Ben (B) 0, B to move
    -:6:1: note: the board leaves something out: without `supply` all 6 little sheds are in hand, those on the table (1), too [position-assumed, LB-1]
by_kind | little-tower: '1,0', little-shed: '0,0' | R: {little-towers: 2, little-sheds: 1}
    -: position inconsistent
    -:6:1: inconsistent: of little sheds 6 were dealt, and 4 are in hand and 1 on the table [ruled-out, LB-1]
