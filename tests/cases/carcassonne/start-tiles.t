# A game that begins with several tiles on the table, as with the City of Carcassonne (CO-1, CO-2).

== twelve tiles lie before the first turn, and what leaves the city can be continued
$ reeve check --rules $T $T/game.yaml
$ reeve show --rules $T $T/game.yaml --at 0 | sed '/to come/q'
$ reeve why --rules $T $T/game.yaml 1 | sed -n '2,7p'
$ reeve score --now --rules $T $T/game.yaml | grep -v ' +0'
$ reeve show --rules $T $T/game.yaml --svg - | grep -c 'class="any"'
$ reeve position --rules $T $T/game.yaml | tee $T/position.yaml | grep -c CO; reeve check --rules $T $T/position.yaml
$ printf '%s\n' 'reeve: 1' 'rules: count' 'players: {R: a, B: b}' 'board: {}' | reeve position --rules $T - | grep -c CO
$ printf '%s\n' 'reeve: 1' 'rules: count' 'players: {R: a, B: b}' 'moves:' '- R: ffff+k -2,2 farmer@s' | reeve why --rules $T - field@0,1.n | head -4
% reeve sim --rules $T $rules --games 20 --seed 5 | reeve check -q --rules $T && echo legal
$ sed 's/^extends:.*/&\nstart_yields: true/; s/^name: count/name: other/' $T/count/ruleset.yaml >$T/r && mkdir $T/other && mv $T/r $T/other/ruleset.yaml
$ reeve rules --rules $T other+river 2>&1 | head -1
--- file count/ruleset.yaml <tests/cases/carcassonne/start-tiles.yaml
--- file game.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
moves:
- R: fffc 2,-1 knight
- B: ffff+k 2,0
--- rows rules
count
    legal
count+tower+bazaars
    legal
tower+count
    legal
--- stdout
$T/game.yaml: legal so far: 2 turns, score Rosa (R) 4, Ben (B) 0, R to move
        -2      -1       0       1
       f   f ┊ f   f ┊ f   f ┊ f │ f
  1   ───╴   ┊       ┊       ┊   ╵
       f     ┊       ┊       ┊     f
       f     ┊       ┊       ┊     f
  0          ┊       ┊       ┊
       f     ┊       ┊       ┊     f
       f     ┊       ┊       ┊    f c
 -1          ┊       ┊   ╷   ┊      c
      fcccccf┊ f   f ┊ f │ f ┊ f  f c
        -2      -1       0       1
─ road  c city  f field

    player    score  followers
> R Rosa (R)      0          7
  B Ben (B)       0          7
72 tiles to come
 yes  turn        it is the turn of Rosa (R)                                 K-7
 yes  tile        tile BA.C looks like that and is still to come             K-3
 yes  cell        2,-1 is free                                               K-8
 yes  attached    its west side lies against tile CO.12 at 1,-1              K-8
 yes  side        west: a city against a city of tile CO.12 at 1,-1          K-9
 yes  follower    R has 7 followers in hand                                 K-16
                                                                         R     B
  1  R  BA.C/270 2,-1 knight@w                                           4     0
      +4  R   city@1,-1.e: 2 tiles, 2 each                                  K-22
  2  B  BA.L 2,0                                                         4     0
final score: Rosa (R) 4, Ben (B) 0
Rosa (R) wins
14
12
$T/position.yaml: position consistent: score Rosa (R) 4, Ben (B) 0, R to move
12
field@0,1.n
    1  R   tile CO.3 at 0,1, tile CO.2 at -1,1, tile CO.4 at 1,1, tile
           CO.1 at -2,1, tile ffff+k at -2,2: 5 tiles, 7 open ends
    1  R   1 follower of R stands on it
reeve: other+river: other and river each have a start of their own

== a river begins at the city: its spring yields to that start, is drawn first and laid against it (CO-7)
% reeve sim --rules $T $rules --option river=$river --games 10 --seed 5 >$T/games
% reeve check -q --rules $T $T/games && echo legal
$ reeve check --rules $T $T/game.yaml
$ printf 'cites: {drawn-first: K-10}\n' >>$T/count/ruleset.yaml
$ sed '/RI.s/d; s/- B: RI.1/- R: RI.1/' $T/game.yaml | reeve check --rules $T - 2>&1 | head -n 2
$ reeve position --rules $T --at 1 $T/game.yaml | tee $T/position.yaml | grep -c -e CO -e RI; reeve check -q --rules $T $T/position.yaml && echo consistent
$ reeve legal --rules $T --before 1 $T/game.yaml | head -n 4
--- file count/ruleset.yaml <tests/cases/carcassonne/start-tiles.yaml
--- file game.yaml
reeve: 1
rules: [count, river]
players: {R: Rosa, B: Ben}
moves:
- R: RI.s 1,-2
- B: RI.1.IFI 2,-2 farmer@n
--- rows rules river
count+river 1
    legal
count+river both
    legal
river+count 1
    legal
river+count both
    legal
river+tower+count 1
    legal
river+tower+count both
    legal
--- stdout
$T/game.yaml: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
-: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
-:5:6: illegal: tile RI.1.IFI cannot be drawn yet: tile RI.s comes first [drawn-first, K-10]
13
consistent
tile RI.s for Rosa (R)
-3,-1 90° 180°          farmer@n
      270°              farmer@e
-3,0  90° 180°          farmer@n

== what such a start cannot be
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: %s\n%b\n' "$base" "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ reeve rules --check $T/r 2>&1 | grep -c "r/ruleset.yaml"
$ sed -i "s/^start.*/start: {'0,0': BA.X}/" $T/r/ruleset.yaml; reeve rules --check $T/r 2>&1 | grep -c "r/ruleset.yaml"
--- rows base|lines
carcassonne|start: {'0,0': BA.RCr/90, '0,1': BA.RFr}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.RFr cannot lie at 0,1: it does not fit beside BA.RCr
carcassonne|start: {'0,0': BA.RCr, '0,1': BA.RFr}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.RFr cannot lie at 0,1: it does not fit beside BA.RCr
carcassonne|start: {'0,0': BA.RCr/180, '0,1': BA.RCr}
    Carcassonne (r)
carcassonne|start: {'0,0': BA.RCr/45}
    reeve: r: r/ruleset.yaml:4:16: `BA.RCr/45`: there is no tile of this name in the set, or it cannot be turned that way. Type a name, and /90, /180 or /270 after it if it is turned.
carcassonne|start: {'0,0': BA.X}
    reeve: r: r/ruleset.yaml:4:16: `BA.X`: there is no tile of this name in the set, or it cannot be turned that way. Type a name, and /90, /180 or /270 after it if it is turned.
carcassonne|start: {'0,0': [BA.RCr]}
    reeve: r: r/ruleset.yaml:4:16: a start tile must be a word, not a list; see reeve-ruleset(5)
carcassonne|start: {'1,0': BA.RCr}
    reeve: r: r/ruleset.yaml:4:8: the key `0,0` is missing. Add `'0,0': TILE`, the start tile in the middle.
carcassonne|start: {'0,0': BA.RCr, '2,0': BA.RFr}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.RFr cannot lie at 2,0: it lies beside none that is named before it
carcassonne|start: {'0,0': BA.RCr, a1: BA.RFr}
    reeve: r: r/ruleset.yaml:4:24: `a1`: a cell near 0,0 belongs here. Type x and y in quotation marks: '0,0', or '-1,2' for a tile beside it.
carcassonne|start: {'0,0': BA.RCr, '99,0': BA.RFr}
    reeve: r: r/ruleset.yaml:4:25: `99,0`: a cell near 0,0 belongs here. Type x and y in quotation marks: '0,0', or '-1,2' for a tile beside it.
carcassonne|start: {'0,0': BA.RCr, '1,0': BA.RFr, '01,0': BA.RFr}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.RFr cannot lie at 1,0: BA.RFr lies there
carcassonne|start: {'0,0': BA.RCr, '1,0': BA.CRRR, '2,0': BA.CRRR/180, '3,0': BA.CRRR, '4,0': BA.CRRR/180}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.CRRR cannot lie at 1,0: the set has not so many copies of it
carcassonne|start: {'0,0': BA.RCr}\nstart_tile: BA.RCr
    reeve: r: r/ruleset.yaml:4:1: `start`: either `start_tile` or `start`; see reeve-ruleset(5)
carcassonne|start: {'0,0': BA.RCr, '1,0': BA.RFr}\ntiles: {BA.RCr: crfr}
    reeve: r: r/ruleset.yaml:4:31: `BA.RFr`: there is no tile of this name in the set, or it cannot be turned that way. Type a name, and /90, /180 or /270 after it if it is turned.
castle|start: {'0,0': '1'}
    reeve: r: r/ruleset.yaml:3:1: a start tile lies at 0,0 of a board without cells and start spaces
carcassonne|start: {'0,0': BA.RCr, '00,0': BA.RFr}
    reeve: r: r/ruleset.yaml:4:25: `00,0`: a start tile lies at 0,0; see reeve-ruleset(5)
--- stdout
1
1

== the tiles of a start stay where they lie, however the table is turned, and a position has them all
$ reeve position --rules $T --at 0 $T/game.yaml >$T/position.yaml; reeve check --rules $T $T/position.yaml
$ sed "/'1,0'/d; s,'0\,1': CO.3,&/90," $T/position.yaml | reeve check --rules $T -
$ sed "s,: CO\.[0-9]*,&/180,; s/'-2,1'/'X,-1'/; s/'-2,0'/'X,0'/; s/'-2,-1'/'X,1'/; s/'1,0'/'Y,0'/; s/'1,1'/'Y,-1'/; s/'1,-1'/'Y,1'/" $T/position.yaml |
$ sed "s/'-1,0'/'1,0'/; s/'-1,1'/'1,-1'/; s/'-1,-1'/'1,1'/; s/X/2/; s/Y/-1/; s/'0,1'/'0,Z'/; s/'0,-1'/'0,1'/; s/Z/-1/" | reeve check --rules $T -
--- file count/ruleset.yaml <tests/cases/carcassonne/start-tiles.yaml
--- file game.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/270 2,-1 knight@w
--- stdout
$T/position.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
-: position inconsistent
-: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
--- stderr
-:9:10: note: either tile CO.3/90 at 0,1 or tile CO.4 at 1,1 may be the one that was misread, or the tiles at 0,0 and 0,1 seem to be exchanged, or the tiles at 0,1 and 1,1 seem to be exchanged [misread-tile]
      9 |   '0,1': CO.3/90
        |          ^~~~~~~
  help: These fit at 0,1: CO.3. Tile CO.3/90 fits at 1,0. These fit at 1,1: CO.4/180, BA.RFr/90, BA.LR/180 and others. Tile CO.4 fits at 1,0.
  1 mistake comes of it; --format json lists them
-:11:10: inconsistent: the west side of tile CO.4 at 1,1 is a field, but tile CO.3 at 0,1 beside it has a field [position-edge-cut, K-9]
     11 |   '1,1': CO.4
        |          ^~~~
  help: Check both tiles: correct a tile, a rotation or a cell.
