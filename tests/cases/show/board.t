# new --board: a finished board to fill in.

== every ruleset has a board to fill in, which is consistent and can be scored
$ reeve rules --format tsv | cut -f 1 >$T/names
$ for name in $(cat $T/names) tower+bazaars; do reeve new $name --board >$T/new.yaml && reeve check -q --now $T/new.yaml 2>>$T/notes && grep -q '^board:' $T/new.yaml || echo $name; done; grep '^/' $T/notes | cut -d : -f 4-

== the board of a combination has the keys of both games, those that it lacks as comments
$ reeve new tower+bazaars --board | sed 's/^  .*: / /'
--- stdout
# yaml-language-server: $schema=reeve-tower+bazaars.schema.json
# To have an editor check this as you type: reeve schema tower+bazaars >reeve-tower+bazaars.schema.json
# A finished board: put in your tiles and followers, then run
# reeve score --now FILE. A tile is its name/degrees or its look as it lies
# (reeve tiles), then its followers: PLAYER:FOLLOWER@PLACE. Commented lines are
# optional examples: type the cells of your own tiles there.
reeve: 1
rules: [tower, bazaars]
players: {W: White, B: Black}
# A look: the edges N E S W (r road, c city, f field),
# as crfr or cccc/j+p; see reeve-record(5).
# Followers: highwayman (road), knight (city), monk (monastery), farmer (field).
# The tiles on the table, each with the followers that stand on it.
board:
 BA.RCr
 BA.RRR W:highwayman@w
 BA.Cc+G
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
# The height of each tower, without a follower on top.
# towers: {'0,1': 2}
# The player on top of each tower; none where the follower is gone.
# tops: {'0,1': W}
# The followers that each player holds.
# prisoners: {W: [B, B]}
# The bridges, by the cells of their tiles.
# bridges: {'0,1': ew}
# The castles, each with a lord; none if the lords have gone home.
# castles: {'city@0,1': W}
# Followers and pieces that each player has left.
# supply: {W: {followers: 6, towers: 10, bridges: 3, castles: 3}, B: {followers: 7, towers: 10, bridges: 3, castles: 3}}

== in a game with wall tiles the board has them, and the keeps; those still on the wall, which no picture shows, are an example
$ reeve new castle --board | sed -n '/^# The size/,$p'
--- stdout~
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
# corners: {12:

== an empty record of a combination shows the notation of both games, once
$ reeve new tower+bazaars >$T/new.yaml; reeve check $T/new.yaml
$ grep -cE "^#   (tower|capture|ransom|castle|bridge|fief):|^# - bazaar:" $T/new.yaml
$ grep -cE '^(moves|players|about):|^# result' $T/new.yaml
--- stdout
$T/new.yaml: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
6
4

== only new takes --board
$ reeve check --board
--- stderr
reeve: check does not take --board (only new)
--- status 2

== position as JSON has the keys of the notation, and is read again
$ reeve sim tower >$T/g.yaml; reeve sim castle >$T/c.yaml
% reeve position --at 20 --format json $T/$game.yaml | jq -c .position | reeve position >$T/again; reeve position --at 20 $T/$game.yaml | sed "/^---/d" | cmp - $T/again
$ reeve position --at 2 --format json $T/c.yaml | gojq -c '.document, (.position | keys), (.position.board[] | type)'
--- rows game
g
c
--- stdout
1
["board","corners","hand","keeps","players","reeve","rules","score","supply","to_move"]
"string"
"string"

== show as JSON lists the tiles with their followers, and what lies on them and beside them
$ reeve show --format json $T/p.yaml | gojq -c '(.tiles[] | [.cell, .tile, .rotation, .followers, [.things[] | [.name, .number]]]), .score, .stack, .to_move'
--- file p.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L W:monk}
towers: {'0,-1': 2}
score: {W: 3, B: 4}
--- stdout
["0,0","BA.RCr",0,[],[]]
["0,-1","TO.FG",0,[],[["tower",2]]]
["1,-1","TO.L",0,[{"figure":"","kind":"monastery","player":"W","role":"monk"}],[["tower",0]]]
{"B":4,"W":3}
87
"W"

== a wide board is whole where the terminal is wide enough, and cut into parts of 80 columns elsewhere
$ (echo 'reeve: 1'; echo 'rules: carcassonne'; echo 'players: {W: W, B: B}'; echo 'board:'; echo '  0,0: BA.RCr'
$ for i in $(seq 19); do echo "  $i,0: BA.RFr"; done) >$T/wide.yaml
% COLUMNS=$columns reeve show $T/wide.yaml 2>/dev/null | sed '/^\[1\] /,$d' | grep -c '^  0 '
$ COLUMNS=180 reeve show $T/wide.yaml 2>/dev/null | sed -n 1p
--- rows columns
180
    1
120
    2
100
    2
80
    2
12
    2
-5
    2
0
    2
x
    2
99999999999999999999
    1
--- stdout
         0       1       2       3       4       5       6       7       8       9      10      11      12      13      14      15      16      17      18      19

== the board of a game with tokens has some, where they may lie, and can be read without comments, too
% reeve new $rules --board >$T/new.yaml; grep -e '^tokens' $T/new.yaml; sed 's/^# \([a-z_]*: \)/\1/; /^yaml-/d; /^To have/d' $T/new.yaml | reeve check --now -q - 2>&1 | grep inconsistent || true
--- rows rules
king
    tokens: {king: W}
hills
    tokens: {sheep: {'field@1,-3.e': 1}}
buildings
    tokens: {little-shed: '4,2'}
dragon
    tokens: {dragon: '-1,-1'}
gold
    tokens: {gold: {'-1,3': 1, '-1,2': 1}}
mage
    tokens: {mage: 'road@-1,2.e'}
abbey
hills+king
    tokens: {sheep: {'field@-2,0.s': 2}}
windroses
