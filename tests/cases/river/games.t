# Whole games of The River, and what every command says of one.

== the shipped game is legal, and ends as it says [R-1, R-36]
$ reeve check fixtures/river/both-rivers.yaml
$ reeve score fixtures/river/both-rivers.yaml | grep -A2 'RI.2.I.v'
$ reeve fmt --looks fixtures/river/both-rivers.yaml | reeve check
--- stdout
fixtures/river/both-rivers.yaml: legal: 92 turns, final score Wim (W) 104, Ben (B) 99, Rosa (R) 64
 21  R  RI.2.I.v/180 -3,4                                          0     0     0
          R   takes another tile at once, for the lake with the volcano     R-36
 22  R  BA.Cc+G -2,-4 knight@n                                     0     0     0
-: legal: 92 turns, final score Wim (W) 104, Ben (B) 99, Rosa (R) 64

== its board, written as a position and read again, is scored the same [R-19]
$ reeve position fixtures/river/both-rivers.yaml >$T/end.yaml
$ reeve check $T/end.yaml
% reeve position --at $turn fixtures/river/both-rivers.yaml >$T/p.yaml; reeve position $T/p.yaml | cmp - $T/p.yaml
--- rows turn
1
5
13
20
21
22
50
--- stdout
$T/end.yaml: position consistent: score Wim (W) 64, Ben (B) 64, Rosa (R) 30; no tile is left: --now adds final scoring

== `completions`: which tiles are drawn before others counts for the chances [R-8]
$ reeve completions $T/game.yaml
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.CIRI 1,0 knight
- B: RI.1.LIRI 2,0
--- stdout
city@1,0.n: 1 tile, worth 2, held by R 1; open at 1,0 n
    1,1 R 4 with BA.RCr/180(x3) BA.CRr/180(x3) BA.CRRR/180(x3) BA.RrC/180(x3)
        BA.C/180(x5) BA.CFC.2/0(x3) BA.CC.2/180,270(x2)
    R draws one of 22 tiles: next 0 %, before the end over 99 %
road@1,0.s: 1 tile, worth 1, held by nobody; open at 1,0 s
    1,-1 nobody with BA.LR/180(x2) BA.CccR+/180(x2) BA.CccR/180
        BA.CRRR/90,180,270(x3) BA.RRRR/0 BA.RRR/90,180,270(x4)
    R draws one of 13 tiles: next 0 %, before the end over 99 %
road@2,0.s: 1 tile, worth 1, held by nobody; open at 2,0 s
    2,-1 nobody with BA.LR/180(x2) BA.CccR+/180(x2) BA.CccR/180
        BA.CRRR/90,180,270(x3) BA.RRRR/0 BA.RRR/90,180,270(x4)
    R draws one of 13 tiles: next 0 %, before the end over 99 %
monastery@2,0.c: 2 tiles, worth 2, held by nobody; open at 2,0 sw, 2,0 s, 2,0
    se, 2,0 e, 2,0 nw, 2,0 n, 2,0 ne
    no single tile closes it

== the same where the lake alone is to come [R-4, R-8]
$ reeve completions $T/game.yaml | head -5
$ reeve odds $T/game.yaml --games 20 --seed 1 2>&1 | head -3
$ reeve legal --tile RI.1.I.e $T/game.yaml
$ reeve legal --tile BA.L $T/game.yaml 2>&1
$ reeve odds --tile BA.L $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.1.CIRI, R:knight]
discards: [RI.1.CICI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
--- stdout
city@1,0.n: 1 tile, worth 2, held by R 1; open at 1,0 n
    1,1 R 4 with BA.RCr/180(x3) BA.CRr/180(x3) BA.CRRR/180(x3) BA.RrC/180(x3)
        BA.C/180(x5) BA.CFC.2/0(x3) BA.CC.2/180,270(x2)
    R draws one of 22 tiles: next 0 %, before the end over 99 %
road@1,0.s: 1 tile, worth 1, held by nobody; open at 1,0 s
72 tiles left; 20 games played from here, policy greedy; 95 % intervals
  R     40.0 % (21.9 to 61.3)    86.7 points (77.7 to 95.7)
  B     60.0 % (38.7 to 78.1)    88.8 points (81.0 to 96.5)
tile RI.1.I.e for Red (R)
2,0   0°                farmer@n
1 placement
reeve: $T/game.yaml: tile BA.L is not drawn yet: others come first
reeve: $T/game.yaml: tile BA.L is not drawn yet: others come first
--- status 2

== random games by chance and by policy, from the beginning and from a position, draw the river first [R-4, R-5, R-8]
% reeve sim river --policy $policy --games 5 --seed 1 --players 4 $options | reeve check - 2>&1 | grep -c ': legal: '
--- rows policy options
random
    5
greedy
    5
random --option river=2
    5
greedy --option river=2
    5
random --option river=both --option start_tile=river_stack
    5
greedy --option river=both --option start_tile=river_stack
    5
random --option river=2 --option volcano_lake=plain --option river_divides=false
    5
greedy --option river=2 --option volcano_lake=plain --option river_divides=false
    5
random --option u_turn=allowed --option spring_divides=true --option farm_scoring=first --option edition=1
    5
greedy --option u_turn=allowed --option spring_divides=true --option farm_scoring=first --option edition=1
    5

== the JSON of a board has the river and its marks; the schema its looks [R-45]
$ reeve show --format json fixtures/river/both-rivers.yaml | gojq -c '.tiles[] | select(.tile == "RI.2.I.v")'
$ reeve rules river --format json | gojq -c '[.options[]? | .name] | .[-8:]'
--- stdout
{"cell":"-3,4","followers":[],"last":false,"rotation":180,"things":[],"tile":"RI.2.I.v","x":-3,"y":4}
["abbot","river","u_turn","both_lake","river_divides","spring_divides","pig_herd","volcano_lake"]
