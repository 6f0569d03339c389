# The commands on games of Carcassonne.

== legal: where a tile goes, what may stand on it, and what that completes [K-8, K-9, K-15, K-21]
# In the west BA.LR can close Rosa's road, 3 tiles. No highwayman may go there, since she has one.
$ reeve legal --tile BA.LR --format json $T/game.yaml | gojq -c 'select(.cell == "-1,0" or .cell == "1,-1") | [.cell, .rotation, .pieces, .completes]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RRR 1,0 highwayman@w
- B: BA.L 0,-1 monk
--- stdout
["-1,0",270,["farmer@n","monk@c"],[{"feature":"road@0,0.e","kind":"road","points":{"R":3}}]]
["1,-1",180,["highwayman@n","farmer@e","monk@c"],[{"feature":"road@1,0.s","kind":"road","points":{}}]]

== legal: fields that are joined elsewhere are one, and are listed once [K-28]
# The fields on both sides of the road at -1,0 are joined around the monastery at its end: one entry.
$ reeve legal --tile BA.RFr --format json $T/game.yaml | gojq -c 'select(.cell == "-1,0" and .rotation == 0) | .pieces'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.LR/90 1,0
--- stdout
["farmer@n","highwayman@e"]

== legal: nobody has followers left, so no pieces [K-16]
$ reeve legal --tile BA.L --format json fixtures/carcassonne/bad/no-follower.yaml --before 1 | gojq -c .pieces | sort -u
--- stdout
[]

== legal: with farmers set to false no field is offered [K-32]
$ reeve legal --option farmers=false --tile BA.L --format json $T/game.yaml | gojq -c .pieces | sort -u
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- stdout
["monk@c"]

== legal: a tile that fits nowhere [K-10]
$ reeve legal --tile BA.Cccc+ --format json $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
--- stdout

== completions: open ends, and what closes them for how many points [K-21, K-22, K-24]
# The city of two tiles and a pennant is closed by BA.C for 8. The road lacks its western end.
$ reeve completions --tile BA.C --format json $T/game.yaml | gojq -c '[.feature, .tiles, .open, .followers, [.closers[] | [.tile, .cell, .rotation, .points]]]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.RRR 1,0 highwayman@w
--- stdout
["city@0,0.n",2,[{"cell":"0,1","side":"e"}],{"R":1},[["BA.C","1,1",270,{"R":8}]]]
["road@0,0.e",2,[{"cell":"0,0","side":"w"}],{"B":1},[]]
["road@1,0.e",1,[{"cell":"1,0","side":"e"}],{},[]]
["road@1,0.s",1,[{"cell":"1,0","side":"s"}],{},[]]

== completions: a monastery is open where its neighbours are missing, and the last of them closes it [K-24]
# Eight spaces around 0,-1: only 1,-2 is empty.
$ reeve completions --tile BA.L --format json | gojq -c 'select(.kind == "monastery" and .feature == "monastery@0,-1.c") | [.tiles, .open, .followers, ([.closers[] | [.cell, .points]] | unique)]'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '1,0': frfr
  '-1,0': frfr
  '0,-1': ffff+k B:monk
  '1,-1': ffff+k
  '-1,-1': fffc
  '0,-2': ffcf
  '-1,-2': ffcf
--- stdout
[8,[{"cell":"0,-1","side":"se"}],{"B":1},[["1,-2",{"B":9}]]]

== completions: fields are never completed; with --areas they are listed, too [K-19]
$ reeve completions --areas --tile BA.L --format json $T/game.yaml | gojq -c 'select(.kind == "field") | [.feature, .tiles, .closers]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
--- stdout
["field@0,0.s",1,[]]
["field@0,0.ne",1,[]]
["field@0,1.n",1,[]]

== position: what lies on the table, to go on from [K-4]
$ reeve position
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben, G: Gina}
moves:
- R: fccf/j+p 0,1 knight
- B: frrr 1,0 highwayman@w
- G: frff+k -1,0 farmer
  discard: [BA.Cccc+]
--- stdout
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben, G: Gina}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.Cc+/180 R:knight@e
  '1,0': BA.RRR
  '-1,0': BA.LR/270 G:farmer@n
score: {R: 0, B: 3, G: 0}
supply: {R: 6, B: 7, G: 6}
discards: ['BA.Cccc+']

== fmt: the canonical form, with the names of the tiles
$ reeve fmt
--- stdin
reeve: 1
rules: [carcassonne]
players: {R: Rosa, B: Ben}
options: {tiny_city: 4, farm_scoring: second}
moves:
- R: fccf/j+p 0,1 knight
- {B: 'BA.RRR/0 1,0 highwayman@w', score: {R: 0}}
--- stdout
reeve: 1
rules: carcassonne
options: {tiny_city: 4, farm_scoring: second}
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight@e
- B: BA.RRR 1,0 highwayman@w
  score: {R: 0}

== show: the board as text [K-2]
$ reeve show
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc+/180 0,1 knight
- B: BA.LR/90 1,0 highwayman
--- stdout
         0       1
       f  f c┊
  1       ccR┊
      fcc*ccc┊
      fcccccf┊ f   f
  0   ─────────B─k
       f   f ┊ f   f
         0       1
─ road  c city  k monastery  f field  * pennant
last tile laid: BA.LR/90 1,0

    player    score  followers
> R Rosa (R)      0          6
  B Ben (B)       0          6
69 tiles to come

== show: a picture of the photographed table has its tiles and followers
$ reeve show --svg $T/board.svg fixtures/carcassonne/photograph.yaml
$ rsvg-convert -w 400 $T/board.svg -o $T/board.png && head -c 4 $T/board.png | tail -c 3
--- stdout
PNG
\ no newline at the end

== new: the empty record is read, and rules that it names exist
$ reeve new carcassonne >$T/new.yaml
$ reeve check $T/new.yaml
$ sed -n 's/^# \(- W.*\)/\1/p; s/^# \(- B.*\)/\1/p' $T/new.yaml >$T/moves
$ { sed '/^#/d' $T/new.yaml; cat $T/moves; } | reeve check
--- stdout~
legal so far: 0 turns
legal so far: 2 turns

== explain: a rule in plain words, with its source and options [K-30]
$ reeve explain K-30
--- stdout~
K-30: How farmers were scored before
Red has the majority on two fields
standing    edition
options     farm_scoring

== explain: every rule and every code of the game can be asked for
$ reeve explain $(seq -f K-%.0f 42) edge-cut barred position-edge-cut position-no-start >/dev/null
--- stdout

== rules: the options with their values [K-5, K-23, K-30, K-32]
$ reeve rules carcassonne
--- stdout~
edition: 2* | 1
tiny_city: 4* | 2
farm_scoring: third* | second | first
farmers: false | true*
K-1
K-42

== an option that is none, and a value that is none, are refused
% reeve check --option $option fixtures/carcassonne/photograph.yaml
--- status 2
--- rows option
wall_pickup=per_feature
    fixtures/carcassonne/photograph.yaml: unreadable
    reeve: unreadable: carcassonne has no option `wall_pickup` [unknown-option]
      help: Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
tiny_city=3
    fixtures/carcassonne/photograph.yaml: unreadable
    reeve: unreadable: option tiny_city must be 4 or 2, not `3` [bad-option]
      help: Type 4 or 2.
farm_scoring=fourth
    fixtures/carcassonne/photograph.yaml: unreadable
    reeve: unreadable: option farm_scoring must be third, second or first, not `fourth` [bad-option]
      help: Type third, second or first.
edition=3
    fixtures/carcassonne/photograph.yaml: unreadable
    reeve: unreadable: option edition must be 2 or 1, not `3` [bad-option]
      help: Type 2 or 1.

== perft: 123 placements of the 24 sorts of tile beside the start tile, each with its followers or none [K-8, K-9, K-14]
# A program that shares nothing with reeve but the list of tiles counts as many.
$ reeve perft --depth 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
--- stdout
depth 1: 589

== a tile that fits nowhere is listed under `discard`, as legal says [K-10]
$ reeve legal $T/game.yaml --tile BA.Cccc+ --actions
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
- B: BA.RFr 1,0 highwayman
--- stdout
tile BA.Cccc+ has no legal place: if it was drawn, list it under `discard`
