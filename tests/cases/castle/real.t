# The real wall and the real tiles.

== the castle is for two players [C-1]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B, R: R}
moves: []
--- stdout~
unreadable
--- stderr~
is for 2 players, not 3
[player-count
--- status 3

== each wall tile exists twice [C-1]
$ reeve check
$ reeve check --rules tests/rulesets $T/game.yaml
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [5, 5]}, B: {wall_tiles: [5]}}
board: {d12: '37'}
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {B: {wall_tiles: [5, 5]}}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 5}
--- stdout~
position inconsistent
illegal: turn 1
--- stderr~
[position-wall-tiles, C-1]
[wall-tile-copies, C-1]
--- status 1

== the first tile lies at one of the seven start spaces [C-2, C-15, C-111]
# Tile 15, a straight path through courts, fits at each of them in some turn.
$ reeve legal --tile 15 --at 0 --format json $T/game.yaml | gojq -r .cell | sort -u | paste -sd ' '
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 15 e5
--- stdout~
b3 d1 d12 d7 g12 h5 i10
illegal: turn 1
--- stderr~
[not-at-start, C-15]
--- status 1

== the score track has 100 spaces [C-2, C-75]
$ reeve show
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
score: {W: 123, B: 99}
board: {d12: '37'}
--- stdout~
W W         123     23
B B          99     99

== thirteen of the fourteen corners bear a wall tile [C-3, C-4]
$ reeve position --at 0 $T/game.yaml | grep corners
% sed "s/12:/$corner:/" $T/game.yaml | reeve check 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
setup: {wall_tiles: {12: 3}}
moves: []
--- rows corner
0
    -: unreadable
    -:4:22: unreadable: there is no wall tile at corner `0` [bad-corner]
12
    -: legal so far: 0 turns, score W 0, B 0, W to move
15
    -: unreadable
    -:4:22: unreadable: there is no wall tile at corner `15` [bad-corner]
90
    -: legal so far: 0 turns, score W 0, B 0, W to move
--- stdout
corners: {12: 3, 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}

== there are 76 cells, and what lies outside is no cell [C-11, C-111]
# A keep of 1 at i12 and three tiles: 73 cells are empty.
$ reeve check --now $T/pos.yaml
$ reeve check $T/game.yaml
--- file pos.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
to_move: W
keeps: {W: 1}
board: {g12: '58', h12: '38', i12: '37/180'}
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 58 g12
- B: 38 c6
--- stdout~
W 73, B 0
unreadable
--- stderr~
c6 lies outside the wall
[outside
--- status 3

== the start spaces show what is printed [C-111]
# The tower at d12 (two tiles, 4), the house at b3 (two tiles, not closed), its market (3 at the end), the path
# at h5 (2), the market at d1 (3) and the one at i10 (3).
% sed "s|MOVES|$moves|" $T/game.yaml | reeve check --now
$ sed "s|MOVES|{W: 34/180 b3 merchant}|" $T/game.yaml | reeve completions --at 1 --format json |
$   gojq -c 'select(.kind == "house") | [.tiles, .open]'
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves: [MOVES]
--- rows moves
{W: 53/270 d12 knight}, {B: 37 d11}
    -: legal: 2 turns, final score W 4, B 0
{W: 34/180 b3 merchant}
    -: legal: 1 turn, final score W 3, B 0
{W: 27/90 h5 herald}
    -: legal: 1 turn, final score W 2, B 0
{W: 53 d1 merchant}
    -: legal: 1 turn, final score W 3, B 0
{W: 53 i10 merchant}
    -: legal: 1 turn, final score W 3, B 0
--- stdout
[2,[{"cell":"b3","side":"n"},{"cell":"b3","side":"e"}]]

== the house and the tower of the start space at g12 lie west and east [C-111]
# Tile 12 lies with a house in the north-west and a tower in the north-east; each joins its half.
$ reeve completions --at 1 --format json $T/game.yaml |
$   gojq -c 'select(.kind != "path") | [.kind, .tiles]' | sort
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: htcc:esw+f g12
--- stdout
["house",2]
["tower",2]

== the path at d7 ends at a fountain: each tile counts 2 [C-45, C-50, C-111]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 27/270 d7 herald
--- stdout~
score W 4, B 0,

== at d7 the court runs on behind the fountain, so there is one merchant [C-113]
$ reeve legal --tile 15 --at 0 --format json $T/game.yaml |
$   gojq -c 'select((.cell == "d7" or .cell == "h5") and .rotation == 0) | [.cell, (.pieces | sort)]' | sort
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 15 d7 merchant@n
- B: 37 d6 merchant@n
--- stdout~
["d7",["herald@e","merchant@n"]]
["h5",["herald@e","merchant@n","merchant@s"]]
illegal: turn 2
--- stderr~
[occupied, C-29]
--- status 1

== there are 60 tiles, each as often as it is printed [C-112]
$ reeve tiles castle --format tsv | wc -l
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 37 d12
- B: 37 d11
--- stdout~
60
illegal: turn 2
--- stderr~
tile 37
[tile-used, C-112]
--- status 1

== a look stands for any tile that shows it, as often as there are such tiles [C-112]
# Tiles 37 and 38 look alike; there is no third one.
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: ccch d12
- B: ccch d11
- W: ccch e12
--- stdout~
turn 3; after 2 turns
--- stderr~
-:7:6:
--- status 1

== a look that no tile of the set shows is refused [C-112]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: cccc:nesw d12
--- stdout~
unreadable
--- stderr~
-:5:6: unreadable:
[look-none
--- status 3
