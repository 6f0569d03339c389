# The printed examples of Zamek, rebuilt on the real wall (fixtures/zamek).

== each example is legal, with the scores that it claims
$ reeve check fixtures/zamek/*.yaml
--- stdout
fixtures/zamek/castle-words.yaml: legal so far: 8 turns, score White (W) 10, Black (B) 0, W to move
fixtures/zamek/evening.yaml: legal: 60 turns, final score Ola (W) 38, Staszek (B) 62
fixtures/zamek/example-empty-area.yaml: legal: 1 turn, final score White (W) 22, Black (B) 20
fixtures/zamek/example-house.yaml: legal so far: 7 turns, score White (W) 5, Black (B) 0, B to move
fixtures/zamek/example-joining.yaml: legal so far: 8 turns, score White (W) 0, Black (B) 0, W to move
fixtures/zamek/example-meadows.yaml: position consistent: score White (W) 0, Black (B) 0, W to move
fixtures/zamek/example-pigsty.yaml: legal so far: 7 turns, score White (W) 12, Black (B) 0, B to move
fixtures/zamek/example-road.yaml: legal so far: 1 turn, score White (W) 2, Black (B) 0, B to move
fixtures/zamek/example-stocks.yaml: legal so far: 5 turns, score White (W) 10, Black (B) 0, B to move
fixtures/zamek/example-token.yaml: legal so far: 1 turn, score White (W) 56, Black (B) 20, B to move
--- stderr
fixtures/zamek/example-meadows.yaml:10:1: note: the board leaves something out: without `keeps`, nobody has a family house [position-assumed]
     10 | board:
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new zamek --board` prints examples.

== CA-33: a tile beside a start space with a road: 2 points, the herald comes back [Z-10, Z-24, Z-28]
$ reeve score fixtures/zamek/example-road.yaml | grep road@
$ reeve position fixtures/zamek/example-road.yaml | grep supply
--- stdout
      +2  W   road@h5.e: 2 tiles, 1 each                                    Z-24
supply: {W: 6, B: 6}

== CA-34: five tiles with stocks, the herald beyond the fountain does not count [Z-3, Z-16, Z-24]
$ reeve score --format json fixtures/zamek/example-stocks.yaml | gojq -c '.items[] | [.player, .kind, .tiles, .points, .followers, .rule]'
$ reeve position fixtures/zamek/example-stocks.yaml | grep -e e2 -e supply
--- stdout
["W","road",5,10,{"W":1},"Z-24"]
  e2: 17 B:herald@e
supply: {W: 6, B: 5}

== a fountain in the place of the stocks ends the road: four tiles, 4 points [Z-3, Z-16, Z-24]
$ sed 's/ppmm:esw+d c1/ppmh:e,s,w c1/; /score/d' fixtures/zamek/example-stocks.yaml | reeve score --format json | gojq -c '.items[] | [.kind, .tiles, .points]'
--- stdout
["road",4,4]

== two stocks on one road give no more than one [Z-24]
$ reeve score --rules tests/rulesets --format json | gojq -c '.items[] | [.tiles, .points, .note]'
--- stdin
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
board: {b4: 'straight-d/90 W:herald', a4: straight-d/90}
moves:
- W: fountain/180 c4
--- stdout
[3,6,"3 tiles, 2 each"]

== CA-35: six tiles, the start space among them, 2 farmers to 1: 12 points, all come back [Z-25, Z-21, Z-28]
$ reeve score --format json fixtures/zamek/example-pigsty.yaml | gojq -c '.items[] | [.turn, .player, .kind, .tiles, .points, .followers]'
$ reeve position fixtures/zamek/example-pigsty.yaml | grep supply
--- stdout
[7,"W","pigsty",6,12,{"B":1,"W":2}]
supply: {W: 6, B: 6}

== CA-28: five tiles, 2 squires to 1: 5 points, and the family house goes there [Z-26, Z-27, Z-21]
$ reeve score fixtures/zamek/example-house.yaml | grep house@d12
$ reeve position fixtures/zamek/example-house.yaml | grep -e keeps -e supply
--- stdout
      +5  W   house@d12.ne: 5 tiles, 1 each                                 Z-26
          W   family house to house@d12.ne: 5 tiles                         Z-27
keeps: {W: 5, B: 0}
supply: {W: 6, B: 6}

== CA-17: two roads and two meadows joined, a free pigsty: a farmer, but no herald and no monk [Z-18]
% sed "s/47 d2 farmer/47 d2 $piece/" fixtures/zamek/example-joining.yaml | reeve check 2>&1 | grep -v help:
$ reeve legal --at 7 --tile 47 --format json fixtures/zamek/example-joining.yaml | gojq -c 'select(.cell == "d2" and .rotation == 0) | .pieces'
--- rows piece
herald
    -: illegal: turn 8; after 7 turns, score White (W) 0, Black (B) 0
    -:15:12: illegal: no herald may stand there: road@e2.e already holds followers of W and B [occupied, Z-17]
         15 | - B: 47 d2 herald
            |            ^~~~~~
monk@n
    -: illegal: turn 8; after 7 turns, score White (W) 0, Black (B) 0
    -:15:12: illegal: no monk may stand there: meadow@b3.n already holds followers of W [occupied, Z-17]
         15 | - B: 47 d2 monk@n
            |            ^~~~~~
farmer
    -: legal so far: 8 turns, score White (W) 0, Black (B) 0, W to move
--- stdout
["farmer@s"]

== CA-45: from 53, a score of 3 or 4 takes the token at 56/57; from elsewhere 3 runs past it [Z-29]
$ f=fixtures/zamek/example-token.yaml
$ reeve score $f | grep takes
$ sed 's/W: 53/W: 54/; s/W: 56/W: 57/' $f | reeve check -q && echo 57 takes it
$ sed 's/W: 53/W: 55/; s/W: 56/W: 58/' $f | reeve check --format json | gojq -r '.diagnostics[].code'
$ sed 's/hmmh:e c1/mmmm:ew c1\n- B: 14 b3\n- W: hmmh:e b1/; /take/d; /score.*56/d' $f | reeve score | grep -e +4 -e takes
--- stdout
          W   takes special token 5 at 56                                   Z-29
57 takes it
take-not-won
      +4  W   road@d1.e: 4 tiles, 1 each                                    Z-24
          W   takes the special token at 56                                 Z-29

== CA-61: an empty area of five spaces gives the larger family house 5 points [Z-40]
$ reeve score fixtures/zamek/example-empty-area.yaml | grep "family house"
--- stdout
      +5  W   family house: the larger family house (3), 5 empty cells      Z-40

== equal family houses get nothing [Z-40]
$ sed 's/^keeps: .*/keeps: {W: 0, B: 0}/; /^result/d' fixtures/zamek/example-empty-area.yaml | reeve score | grep -c "family house"
--- stdout
0
--- status 1

== 60 tiles leave at least 16 of 76 spaces empty [Z-41]
$ reeve position fixtures/zamek/evening.yaml | sed -n '/^board/,/^score/p' | grep -c '^  '
$ reeve position --at 59 fixtures/zamek/evening.yaml | sed 's/17 g2//' | grep -c '^  '
--- stdout
60
59

== CA-65: 15 points for five shrines, one of them on a start space; 3 for one; 0 for none [Z-38]
$ reeve score --now --format json fixtures/zamek/example-meadows.yaml | gojq -c '.final[] | [.player, .feature, .points, .followers]'
--- stdout
["B","meadow@b3.n",15,{"B":2,"W":1}]
["W","meadow@d1.n",3,{"W":1}]
["W","meadow@d12.s",0,{"W":1}]

== with token 4 the five shrines give 20, with both 40 [Z-35, Z-45]
% sed "\$a hand: {B: {wall_tiles: $hand}}" fixtures/zamek/example-meadows.yaml | reeve check --now 2>&1 | grep -o '^-: .*\|position-assumed'
--- rows hand
[4]
    -: position consistent: final score White (W) 3, Black (B) 20
    position-assumed
[4, 4]
    -: position consistent: final score White (W) 3, Black (B) 40
    position-assumed

== as many monks of either player give nobody anything [Z-38]
$ sed 's/36.90 W:monk@s/36\/90 W:monk@s/; s/b4: 56 B:monk@s/b4: 56/; s/B: 4}/B: 5}/' fixtures/zamek/example-meadows.yaml | reeve score --now | grep b3
--- stderr~
[position-assumed]
--- stdout
       0  -   meadow@b3.n: a tie: nobody scores                             Z-38
