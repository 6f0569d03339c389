# Fields: what is one field, and what farmers get at the end, by each of the three ways to count.

== a road parts the fields on its two sides [K-28]
# Rosa's farmer lies north of the road. North of it at 2,0 is the same field, south of it another.
% sed "s/SIDE/$side/" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far' -e '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 farmer@n
- B: BA.RFr 2,0 farmer@SIDE
--- rows side
n
    [occupied, K-15]
s
    legal so far

== around the end of a road at a monastery they are one field [K-28]
# The field of 1,0 reaches both sides of the start tile's road, so it is that south of it, too.
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.LR/90 1,0 farmer
- B: BA.L 0,-1 farmer
--- stdout~
illegal: turn 2
--- stderr~
[occupied, K-15]
--- status 1

== a road that ends at a city parts the fields beside it, on the tile itself, too [K-28]
# The city of BA.CccR is all around the end of its road. North of the road is one field, south of it
# another.
% sed "s/WHERE/$where/" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far' -e '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.CccR/90 1,0 farmer@WHERE
- B: BA.L 0,-1 farmer
--- rows where
nw
    legal so far
sw
    [occupied, K-15]

== a crossing parts four fields, and each half of an edge joins only its own [K-28]
# Rosa's farmer at -1,0 is north or south of the road that runs to the crossing at 1,0. Only the
# north-western, or the south-western, field of the crossing is the same.
% sed "s/SIDE/$side/; s/WHERE/$where/" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far' -e '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr -1,0 farmer@SIDE
- B: BA.RRRR 1,0 farmer@WHERE
--- rows side where
n nw
    [occupied, K-15]
n ne
    legal so far
n se
    legal so far
n sw
    legal so far
s nw
    legal so far
s ne
    legal so far
s se
    legal so far
s sw
    [occupied, K-15]

== third, second and first scoring of one city that touches two fields of one player; if nothing is said it is third scoring [K-29, K-30]
# The city of 0,0 and 0,1 touches the field between it and the road, and the field north of it.
% reeve score --now --option farm_scoring=$how --format json $T/pos.yaml | gojq -c '.score'
$ reeve score --now --format json $T/pos.yaml | gojq -c '(.final[] | [.turn, .player, .kind, .points, .rule]), .score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': ffcf R:farmer
  '1,0': frfr R:farmer@n
--- rows how
third
    {"B":0,"R":6}
second
    {"B":0,"R":3}
first
    {"B":0,"R":4}
--- stdout
["final","R","field",3,"K-29"]
["final","R","field",3,"K-29"]
{"B":0,"R":6}

== in first scoring the farmers of all fields at the city are counted together; a tie over them gives 4 to both [K-30, K-33]
# South of the city one farmer of Rosa's, north of it two of Ben's.
% reeve score --now --option farm_scoring=$how --format json $T/pos.yaml | gojq -c '.score'
$ sed '/0,2/d' $T/pos.yaml | reeve score --now --option farm_scoring=first --format json | gojq -c '.score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': ffcf B:farmer
  '0,2': ffff+k B:farmer
  '1,0': frfr R:farmer@n
--- rows how
third
    {"B":3,"R":3}
second
    {"B":3,"R":3}
first
    {"B":4,"R":0}
--- stdout
{"B":4,"R":4}

== in first scoring fields where a player is outnumbered count with those where he leads [K-30]
# North of the city: Rosa 1, Ben 2. South of it: Rosa 2. Rosa has 3 of 5.
% reeve score --now --option farm_scoring=$how --format json $T/pos.yaml | gojq -c '.score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': ffcf B:farmer
  '0,2': ffff+k B:farmer
  '0,3': ffff+k R:farmer
  '1,0': frfr R:farmer@n
  '2,0': frfr R:farmer@n
--- rows how
third
    {"B":3,"R":3}
second
    {"B":3,"R":3}
first
    {"B":0,"R":4}

== one field at two sides of a city counts it once, and a tie on it gives all points to both [K-29, K-33]
% sed "s/CITY/$city/" $T/pos.yaml | reeve score --now --option farm_scoring=$how --format json | gojq -c '.score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,1': CITY
  '1,0': frfr
  '1,1': ffff+k R:farmer
--- rows how city
third ffcf
    {"B":0,"R":3}
second ffcf
    {"B":0,"R":3}
first ffcf
    {"B":0,"R":4}
third ffcf B:farmer
    {"B":3,"R":3}
second ffcf B:farmer
    {"B":3,"R":3}
first ffcf B:farmer
    {"B":4,"R":4}

== cities with a gap give farmers nothing [K-31]
# East and west of the field a completed city, south of it one that is open.
% reeve score --now --option farm_scoring=$how --format json $T/pos.yaml | gojq -c '.score'
--- file pos.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,-1': ffff+k R:farmer
  '1,-1': fcff
  '2,-1': fffc
  '-1,-1': fffc
  '-2,-1': fcff
  '0,-2': ffcf
--- rows how
third
    {"B":0,"R":6}
second
    {"B":0,"R":6}
first
    {"B":0,"R":8}

== without farmers none may be placed [K-32]
$ reeve check --option farmers=false $T/game.yaml
$ reeve check --option farmers=true $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 farmer
--- stdout~
illegal: turn 1
legal so far: 1 turn
--- stderr~
:5:16: illegal:
K-32, farmers: false]

== in first scoring the farmers of six players are counted around a city, those in fields without anybody are none [K-5, K-30]
# The city touches four fields, two of them with nobody: south of it stand one farmer each of five players,
# north of it two of the sixth.
$ reeve score --now --format json $T/pos.yaml | gojq -c '(.final[] | [.player, .feature, .points, .note, .followers]), .score'
--- file pos.yaml
reeve: 1
rules: carcassonne
options: {farm_scoring: first}
players: {A: Ann, B: Ben, C: Cat, D: Dan, E: Eva, F: Flo}
board:
  '0,0': crfr
  '0,1': cfcf/j
  '0,2': ffcf F:farmer
  '1,0': frfr A:farmer@n
  '2,0': frfr B:farmer@n
  '3,0': frfr C:farmer@n
  '4,0': frfr D:farmer@n
  '5,0': frfr E:farmer@n
  '0,3': ffff+k F:farmer
--- stdout
["F","city@0,0.n",4,"1 completed city, 4 each to most farmers in 2 fields (A 1, B 1, C 1, D 1, E 1, F 2)",{"A":1,"B":1,"C":1,"D":1,"E":1,"F":2}]
{"A":0,"B":0,"C":0,"D":0,"E":0,"F":4}

== in first scoring a city closed by a tile without fields pays whoever farms beside its other tiles [K-30]
# Ann's field lies between the road and the start tile's city.
$ reeve score --now --format json $T/game.yaml | gojq -c '(.final[] | [.player, .kind, .points, .note]), .score'
--- file game.yaml
reeve: 1
rules: carcassonne
options: {farm_scoring: first}
players: {A: Ann, B: Ben, C: Cat, D: Dan, E: Eva, F: Flo}
moves:
- A: frfr 1,0 farmer@n
- B: fffc 1,1
- C: frfr -1,0
- D: fcff -1,1
- E: ffff+k 1,2
- F: ffcf 0,2
- A: cccc/j+p 0,1
--- stdout
["A","city",4,"1 completed city, 4 each to most farmers in 1 field (A 1, B 0, C 0, D 0, E 0, F 0)"]
{"A":4,"B":0,"C":0,"D":0,"E":0,"F":0}

== without farmers none may be placed, whichever kind a set names first [K-32]
# The same set with its fields before its roads.
$ mkdir $T/order
$ sed '/^name:/s/:.*/: order/; /^  field: {role/d; s/^kinds:.*/&\n  field: {role: farmer, letter: f, area: true, rule: K-29}/' rulesets/carcassonne/ruleset.yaml >$T/order/ruleset.yaml
$ cp rulesets/carcassonne/tiles.yaml rulesets/carcassonne/rules.yaml rulesets/carcassonne/jcz.yaml $T/order
% reeve check --rules $T --option farmers=$farmers $T/game.yaml 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: order
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 farmer
--- rows farmers
true
    $T/game.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
false
    $T/game.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    $T/game.yaml:5:16: illegal: no farmer may be placed in this game [barred, K-32, farmers: false]
          5 | - R: BA.L 0,-1 farmer
            |                ^~~~~~
