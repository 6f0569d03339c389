# The City of Carcassonne itself (CO-3, CO-37 to CO-39), and other boxes (CO-5, CO-12, CO-38, CO-42 to
# CO-44).

== CO-E7: for a field it is a completed city, with the pig, too; by the option it is not [CO-37, CO-39]
% sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n, B:pig@n]/;s/, B:pig@n/$pig/;s/'2,-1': .*/'0,2': BA.C\n  '0,3': BA.C\/180/;/'2,0'/d;s/^rules.*/rules: [traders, count]/;s/^options.*/options: {carcassonne_in_fields: $option, farm_scoring: $farms}/;/^moves/d" tests/cases/count/table.yaml | reeve score --now - 2>/dev/null | grep '^ *+'
--- rows option|farms|pig|
true|third|
          +6  B   field@0,1.n: 2 completed cities, 3 each                       K-29
false|third|
          +3  B   field@0,1.n: 1 completed city, 3 each                         K-29
true|third|, B:pig@n
          +8  B   field@0,1.n: 2 completed cities, 4 each, with the pig         M-47
true|second|
          +6  B   field@0,1.n: 2 completed cities, 3 each                       K-30
true|first|
          +4  B   town@1,0.sw: 1 completed city, 4 each to most farmers in 1
          +4  B   city@0,2.n: 1 completed city, 4 each to most farmers in 1
false|first|
          +4  B   city@0,2.n: 1 completed city, 4 each to most farmers in 1

== for the King it counts as a completed city at the end, and else it is none [CO-38, CO-39]
$ reeve score --now $T/game.yaml | grep 'king'
$ reeve sim count+siege+king+tower+bazaars --games 60 --seed 4 | reeve check -q && echo fine
--- file game.yaml
reeve: 1
rules: [king, count]
players: {B: Ben, R: Rosa}
moves:
- B: BA.C/270 2,-1 knight
--- stdout
          B   king: takes the King                                          KR-4
      +2  B   king: 2 completed cities                                     KR-11
fine

== nobody is captured in the quarters, or by the option [CO-42]
% sed "/^board/r tests/cases/count/quarters.yaml
% s/OPTION/$option/;s/WHO/$who/" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/,.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [tower, count]
options: {capture_in_city: OPTION}
players: {B: Ben, R: Rosa}
to_move: R
board:
  '0,0': [CO.7, B:market]
  '1,1': [CO.4, B:farmer@e]
  '1,-1': CO.12
  '0,2': [ffff+t, B:farmer@n]
  '0,3': BA.L
towers: {'0,2': 1}
tokens: {count: castle-quarter@0,0}
moves:
- R: BA.L -1,2
  tower: '0,2'
  capture: WHO
--- rows option|who
false|B:market@0,0.e
    -: illegal: turn 1; after 0 turns
        illegal: towers do not reach into the city [ruled-out, CO-42]
true|B:market@0,0.e
    -: legal so far: 1 turn

== a ransom opens nothing, and who was bought back may enter [CO-12, CO-43]
% sed "/^tokens/i\\  '2,-1': [BA.CFC.2/90, B:knight@e]\nscore: {B: 3, R: 3}\nprisoners: {B: [R]}" tests/cases/count/position.yaml | sed "s/COUNT/{count: castle-quarter@0,0}/;s/, WHO/, R:castle, R:castle, R:castle, R:market, R:market, R:market/;s/^rules.*/rules: [tower, count]/;/^options/d" | (cat; printf "to_move: R\nmoves:\n- R: $tile\n  ransom: B\n  to_city: castle\n" | sed "/$left:/d") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows tile|left
BA.L 2,-2|none
    score Ben (B) 3, Rosa (R) 3
        illegal: nobody else has scored [ruled-out, CO-8]
BA.C/270 3,-1|none
    score Ben (B) 10, Rosa (R) 0, B to move
BA.C/270 3,-1|ransom
    score Ben (B) 3, Rosa (R) 3
        illegal: no such follower is in hand [ruled-out, CO-8]
--- stdout

== random games with towers [CO-12, CO-43]
$ reeve sim tower+count --games 40 --seed 2 | reeve check -q && echo fine
--- stdout
fine

== in random games, too, castles are decided on before anybody leaves the city [CO-40, CO-41]
$ sim() { reeve sim count+bazaars+mayor --option small_city=two_tiles --players 4 "$@"; }
$ { sim --seed 11 --policy random; sim --seed 12 --policy greedy; } | reeve check -q && echo fine
--- stdout
fine

== through a portal nobody comes to a quarter, and random games with the dragon are legal [CO-5, PD-25]
$ reeve legal $T/game.yaml --before 3 --tile DG.RRR.g --actions | grep -c 'quarter\|castle@'
$ (cat $T/game.yaml; echo '  portal: castle@0,0') | reeve check - 2>&1 | sed -n '2s/^[^ ]*: //p'
$ reeve sim dragon+count --games 40 --seed 2 | reeve check -q && echo fine
--- file game.yaml
reeve: 1
rules: [dragon, count]
players: {B: Ben, R: Rosa}
moves:
- B: BA.C/270 2,-1
- R: BA.L 2,0
- B: DG.RRR.g -3,1
--- stdout
0
illegal: only followers that entered the City (to_city) stand inside the walls [ruled-out, CO-5]
fine

== each bought tile is a turn of its own; mixes are played [CO-44]
% reeve sim $rules --games $games --seed 7 >$T/games; reeve check -q $T/games && echo fine; reeve position $T/games | reeve check -q - && echo consistent
--- rows rules games
count+bazaars+traders 30
    fine
    consistent
inns+traders+dragon+abbey+tower+river+count 15
    fine
    consistent
tower+river+count+cult 10
    fine
    consistent
count+phantom+flier+gold+mage+festival+hills 15
    fine
    consistent
count+king+cult+siege+windroses+watchtowers+labyrinth+buildings 15
    fine
    consistent

== the fairy goes to a follower in a quarter, by the option not [PD-25]
% sed "/^board/r tests/cases/count/quarters.yaml
% s/FAIRY/$place/;s/CITY/$option/;s/WHO/$who/" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/,.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [dragon, count]
options: {fairy_place: FAIRY, fairy_in_city: CITY}
players: {B: Ben, R: Rosa}
to_move: B
board:
  '0,0': [CO.7, B:market]
  '1,1': [CO.4, B:farmer@e]
  '1,-1': CO.12
tokens: {count: castle-quarter@0,0}
moves:
- B: BA.L 0,2
  fairy: WHO
--- rows place|option|who
follower|true|market@0,0
    -: legal so far: 1 turn
follower|false|market@0,0
    -: illegal: turn 1; after 0 turns
        illegal: she does not go into the City of Carcassonne [ruled-out, PD-25]
follower|false|farmer@1,1
    -: legal so far: 1 turn
tile|true|'0,0'
    -: legal so far: 1 turn
tile|false|'0,0'
    -: illegal: turn 1; after 0 turns
        illegal: she does not go into the City of Carcassonne [ruled-out, PD-25]
tile|false|'1,1'
    -: legal so far: 1 turn

== by that option no position has her there [PD-25]
% sed "/^board/r tests/cases/count/quarters.yaml
% s/CITY/$option/;s/WHERE/$where/" $T/game.yaml | reeve check - 2>&1 | sed 's/^-:[0-9:]* //;/ |/d'
--- file game.yaml
reeve: 1
rules: [dragon, count]
options: {fairy_in_city: CITY}
players: {B: Ben, R: Rosa}
board:
  '0,0': [CO.7, B:market]
  '1,1': [CO.4, B:farmer@e]
  '1,-1': CO.12
tokens: {count: castle, fairy: 'WHERE'}
--- rows option|where
true|B:market@0,0
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new dragon+count --board` prints examples.
false|B:market@0,0
    position inconsistent
    inconsistent: the fairy is in the City of Carcassonne [ruled-out, PD-25]
      help: Correct her place under `tokens`.
false|B:farmer@1,1.e
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new dragon+count --board` prints examples.

== the dragon walks on the ten outer tiles of the city, six steps and no seventh, and eats nobody in the quarters [PD-20, PD-25, CO-36]
% sed "/^board/r tests/cases/count/quarters.yaml
% s/STEPS/$steps/" $T/game.yaml | reeve check - 2>&1 | sed 's/^-:[0-9:]* //; / |/d'
$ sed '/^board/r tests/cases/count/quarters.yaml' $T/game.yaml | sed '/^  fairy/,$d' | reeve legal --actions - --tile DG.RFr.d --before 1 | grep -o 'dragon .*' | sort -u
$ sed "/^board/r tests/cases/count/quarters.yaml
$ s/dragon: '2,0'/dragon: '-1,0'/" $T/game.yaml | sed '/^moves/,$d' | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [count, dragon]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': [CO.7, B:cathedral, B:castle]
  '1,1': CO.4
  '1,-1': CO.12
  '2,0': DG.RFr.v/90
  '2,1': BA.RFr/90 R:highwayman@n
tokens: {count: castle-quarter@0,0, dragon: '2,0'}
moves:
- R: DG.RFr.d/90 1,2
  fairy: highwayman@2,1
  dragon: [STEPS]
--- rows steps|
'1,0', '0,0'
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the dragon walks around the City of Carcassonne [ruled-out, PD-25]
      help: Type `dragon: ['1,0', '1,1']` or `dragon: ['1,0', '1,-1']`.
'1,0', '1,-1', '0,-1', '-1,-1', '-1,0'
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the dragon walks around the City of Carcassonne [ruled-out, PD-25]
      help: Type `dragon: ['1,0', '1,-1', '0,-1', '-1,-1', '-2,-1']`.
'1,0', '1,-1', '0,-1', '-1,-1', '-2,-1', '-2,0', '-2,1'
    illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    illegal: `dragon` is done at most 6 times [ruled-out, PD-20]
      help: Delete it, and what comes after it.
'1,0', '1,-1', '0,-1', '-1,-1', '-2,-1', '-2,0'
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
--- stdout
dragon goes to 2,1 (eats
dragon goes to 3,0
-:5:1: inconsistent: the dragon is in the city [ruled-out, PD-25]

== where the Count is, is a quarter, by its name or by the word by which he is moved; as for a follower's the help names another kind [CO-6, CO-45]
% sed "s/COUNT/{count: '$count'}/; s/, WHO//" tests/cases/count/position.yaml | tee $T/now.yaml | reeve check - 2>&1 | sed -n 's/^-[0-9:]* //p; /help/p'; reeve fmt $T/now.yaml 2>/dev/null | grep tokens
--- rows count
blacksmith
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
    tokens: {count: 'blacksmith-quarter@0,0.s'}
castle-quarter
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
    tokens: {count: 'castle-quarter@0,0.n'}
city
    unreadable
    unreadable: `city` names no feature: its cell is missing [bad-feature]
      help: Type the kind, a cell and a place: city@0,1.ne.
    tokens: {count: city}
tavern
    unreadable
    unreadable: `tavern` names no feature: its kind is unknown [bad-feature]
      help: Type one of these: road@CELL, city@CELL, monastery@CELL, field@CELL, garden@CELL, town@CELL, castle-quarter@CELL, market-quarter@CELL, blacksmith-quarter@CELL, cathedral-quarter@CELL
    tokens: {count: tavern}
knight@0,0
    unreadable
    unreadable: `knight@0,0` names no feature: its kind is unknown [bad-feature]
      help: did you mean `city`?
    tokens: {count: 'knight@0,0'}
blacksmith-quarter@0,0
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
    tokens: {count: 'blacksmith-quarter@0,0.s'}

== the twelve tiles need not be listed, but lie nowhere else and nothing lies in their place [CO-1, CO-2, CO-45]
% sed "s|'0,0': CO.7|$row|" $T/game.yaml | reeve check - 2>&1 | grep -E 'position consistent|inconsistent:' | cut -d: -f2- || true
$ reeve fmt $T/game.yaml | grep -c CO
--- file game.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': CO.7
  '2,0': BA.L
--- stdout
12
--- rows row|
'0,0': CO.7
     position consistent: score Rosa (R) 0, Ben (B) 0, R to move
'0,0': CO.7/90
     position consistent: score Rosa (R) 0, Ben (B) 0, R to move
'1,1': rfxx R:farmer@e
     position consistent: score Rosa (R) 0, Ben (B) 0, R to move
'3,0': CO.8
    6:1: inconsistent: no tile CO.8 lies at 1,0, but the game begins with it [position-no-start, CO-1]
    7:4: inconsistent: tile CO.8 at 3,0 lies apart: no chain of tiles leads to the start tile; 1 more tile hangs on it [position-unattached, K-8]
'0,0': CO.6
    6:1: inconsistent: no tile CO.7 lies on the table, but the game begins with it [position-no-start, CO-1]
    8:4: inconsistent: tile BA.L at 2,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
'-1,0': CO.7
    8:4: inconsistent: tile BA.L at 2,0 lies apart: no chain of tiles leads to the start tile [position-unattached, K-8]
'1,0': BA.L
    6:1: inconsistent: the east side of tile CO.7 at 0,0 is a market-quarter, but tile BA.L at 1,0 beside it has a field [position-edge-cut, K-9]
    6:1: inconsistent: no tile CO.8 lies at 1,0, but the game begins with it [position-no-start, CO-1]
    6:1: inconsistent: the south side of tile CO.4 at 1,1 is a town and a field, but tile BA.L at 1,0 beside it has a field [position-edge-cut, K-9]
    6:1: inconsistent: the north side of tile CO.12 at 1,-1 is a town and a field, but tile BA.L at 1,0 beside it has a field [position-edge-cut, K-9]
'0,1': fxxx
     position consistent: score Rosa (R) 0, Ben (B) 0, R to move
'0,1': xfxx
    6:1: inconsistent: the north side of tile CO.7 at 0,0 is a castle-quarter, but tile xfxx at 0,1 beside it has a town and a field [position-edge-cut, K-9]
    6:1: inconsistent: the west side of tile CO.4 at 1,1 is a field and a town, but tile xfxx at 0,1 beside it has a field [position-edge-cut, K-9]

== of a wagon that has no place the help names roads, cities and monasteries, no quarters [AM-38, CO-5]
$ sed 's/WHO/wagon@n/' $T/game.yaml | reeve check - 2>&1 | grep -o 'a wagon needs.*'
$ sed 's/WHO/castle@n/' $T/game.yaml | reeve check - 2>&1 | grep 'help'
--- file game.yaml
reeve: 1
rules: [abbey, count]
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFC.2/90 2,-1 WHO
--- stdout
a wagon needs a road or city or monastery.
  help: Tile BA.CFC.2 has no castle-quarter: type farmer@n, knight@e, mayor@e, wagon@e, knight@w, mayor@w or wagon@w, or leave the follower out.

== who waits in a quarter stands at a side of the tile, which the help asks for [CO-6, CO-16]
% sed "s/^rules.*/rules: [abbey, count]/;/^options/d;s/WHO/B:$who/;s/COUNT/{count: castle-quarter@0,0}/" tests/cases/count/position.yaml | reeve check - 2>&1 | sed -n 's/,.*//;1p;/help/p'
--- rows who
wagon@castle
    -: unreadable
      help: Type where on the tile the castle-quarter is: n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
knight@city
    -: unreadable
      help: Type where on the tile the city is: n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
wagon@
    -: unreadable
      help: Type a compass point: n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
wagon@n
    -: position consistent: score Ben (B) 0
      help: Add the keys if that is wrong; `reeve new abbey+count --board` prints examples.

== the start tile of the base game stays out, or is mixed in; the stacks of the river are none without it [CO-1]
% sed "s/SET/$set/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^[^ ]* //;1,2p'
--- file game.yaml
reeve: 1
rules: count
options: {SET}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RCr -2,2
- B: BA.RCr -1,2
- R: BA.RCr/180 -1,-2
- B: BA.RCr 0,2
--- rows set|
edition: 2
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: tile BA.RCr has no copy left: all of 3 lie at -2,2, -1,2, -1,-2 [tile-used, K-3]
start_tile: out
    illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    illegal: tile BA.RCr has no copy left: all of 3 lie at -2,2, -1,2, -1,-2 [tile-used, K-3]
start_tile: mixed
    legal so far: 4 turns, score Rosa (R) 0, Ben (B) 0, R to move
start_tile: river_stack
    unreadable
    unreadable: option start_tile must be out or mixed, not `river_stack` [bad-option, CO-1]

== it is no city that could be occupied or made a castle, and the rule that says so is cited [CO-39]
$ sed '/^castles/d' $T/board.yaml | reeve check -q - 2>&1 | grep inconsistent:
$ sed 's/, R:citizen//' $T/board.yaml | reeve check -q - 2>&1 | grep inconsistent:
$ reeve check -q $T/game.yaml 2>&1 | grep illegal:
--- file board.yaml
reeve: 1
rules: [count, bazaars]
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': CO.7
  '0,1': [CO.3, R:citizen]
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '-1,1': CO.2
  '1,1': CO.4
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': CO.12
  '-2,-1': CO.9
castles: {'town@0,1': B}
--- file game.yaml
reeve: 1
rules: [count, bazaars]
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr -1,2
  castle: {R: town@-1,1}
--- stdout
-:7:4: inconsistent: town@0,1.se is completed but still holds 1 follower of R [position-completed, CO-39]
-:18:12: inconsistent: the castle town@0,1 is wrong: it is a town [position-castle, CO-39]
$T/game.yaml:6:15: illegal: town@1,0.sw is not a small city: it is a town [castle-small, CO-39]

== the tiles with which the game begins may be typed by their looks [CO-1]
$ reeve sim count --games 1 --seed 1 | reeve position --at 3 - | reeve fmt --looks - | grep xfxx
$ reeve sim count --games 1 --seed 1 | reeve position --at 3 - | reeve fmt --looks - | reeve check -
--- stdout
  '1,0': xfxx
-: position consistent: score White (W) 0, Black (B) 0, B to move

== who waits in a quarter has no role there, and scores nothing, also a mayor [CO-6, CO-36, T-20]
$ reeve why $T/game.yaml 1 | grep prisoner; reeve why $T/game.yaml final | grep quarter
--- file game.yaml
reeve: 1
rules: [count, tower, mayor]
options: {capture_in_city: true}
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  '0,0': [CO.7, K:castle, B:mayor@n]
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '1,1': CO.4
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': CO.12
  '-2,-1': CO.9
  2,0: ffff+t
tokens: {count: market}
towers: {'2,0': 1}
moves:
- R: BA.L 3,0
  tower: 2,0
  capture: K:castle@0,0
--- stdout
      capture     R takes K's follower at 0,0 prisoner                      T-20
      majority    castle-quarter@0,0.n: who waits there scores nothing     CO-36
