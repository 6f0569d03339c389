# Followers, fields and features on the river's banks.

== highwayman, knight, monk and farmer stand on its tiles as always, and nobody on the river [R-25, R-26]
% sed "s|TURN|$turn|" $T/game.yaml | reeve check -q 2>&1 | sed -n 's/.*\(illegal\|unreadable\): /\1: /p' | grep . || echo legal
$ sed "s|TURN|RI.1.CIRI 1,0|" $T/game.yaml | reeve legal --before 1
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: TURN
--- rows turn
RI.1.CIRI 1,0 highwayman@s
    legal
RI.1.CIRI 1,0 knight@n
    legal
RI.1.LIRI 1,0 monk
    legal
RI.1.IFI 1,0 farmer@n
    legal
RI.1.IFI 1,0 highwayman@e
    illegal: tile RI.1.IFI has no place for a highwayman at e [no-place, K-14]
RI.1.IFI 1,0 knight@w
    illegal: tile RI.1.IFI has no place for a knight at w [no-place, K-14]
RI.1.IFI 1,0 farmer@w
    legal
RI.1.IFI 1,0 river@e
    unreadable: there is no follower called `river` [unknown-role]
--- stdout
tile RI.1.CIRI for Red (R)
1,0   0°                knight@n highwayman@s farmer@ne farmer@se farmer@sw
      180°              highwayman@n knight@s farmer@ne farmer@se farmer@sw
2 placements

== a finished river is no feature that was completed, and gives nothing [R-26]
$ reeve sim river --seed 6 > $T/game.yaml
$ reeve score $T/game.yaml | grep -ci 'river@'
$ reeve completions $T/river.yaml
$ reeve why $T/river.yaml river@1,0
--- file river.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.CIRI 1,0
--- stdout
0
city@1,0.n: 1 tile, worth 2, held by nobody; open at 1,0 n
    1,1 nobody with BA.RCr/180(x3) BA.CRr/180(x3) BA.CRRR/180(x3) BA.RrC/180(x3)
        BA.C/180(x5) BA.CFC.2/0(x3) BA.CC.2/180,270(x2)
    B draws one of 22 tiles: next 0 %, before the end over 99 %
road@1,0.s: 1 tile, worth 1, held by nobody; open at 1,0 s
    1,-1 nobody with BA.LR/180(x2) BA.CccR+/180(x2) BA.CccR/180
        BA.CRRR/90,180,270(x3) BA.RRRR/0 BA.RRR/90,180,270(x4)
    B draws one of 13 tiles: next 0 %, before the end over 99 %
river@1,0
river@0,0.e
    1  R   tile RI.s at 0,0, tile RI.1.CIRI at 1,0: 2 tiles, 1 open end
           open at 1,0 (east)

== the river divides fields; with the option they run on beneath it, and meet [R-27, K-28]
% reeve check --option river_divides=$divides --option spring_divides=true $T/game.yaml 2>&1 | grep .
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0 farmer@n
- B: RI.1.CICI 2,0 farmer@se
--- rows divides
true
    $T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
false
    $T/game.yaml: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    $T/game.yaml:6:20: illegal: no farmer may stand there: field@0,0.n already holds a follower of R [occupied, K-15]
          6 | - B: RI.1.CICI 2,0 farmer@se
            |                    ^~~~~~~~~
      help: Type knight@n or knight@s, or delete the follower.
      help: with river_divides=true: legal

== RA-7: round the spring the two banks are one field; with the option they are not [R-28, R-29]
$ reeve check $T/game.yaml 2>&1
$ reeve check --option spring_divides=true $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river]
options: {edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0 farmer@n
- B: RI.1.IFI 2,0 farmer@s
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
$T/game.yaml:7:19: illegal: no farmer may stand there: field@0,0.n already holds a follower of R [occupied, K-15]
      7 | - B: RI.1.IFI 2,0 farmer@s
        |                   ^~~~~~~~
  help: Delete the follower, which has no free place.
  help: with spring_divides=true: legal
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move

== with the option a tile west of the spring joins its two fields again [R-28]
% { cat $T/game.yaml; echo "$west"; } | reeve score --now | grep -i field
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2, spring_divides: true}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.2.III, 'R:farmer@nw', 'B:farmer@s']
  '1,1': [RI.2.IFC/270, 'R:farmer@w']
  '1,2': BA.C/180
  '2,0': RI.2.I.v
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
--- rows west
# nothing
          +3  R   field@0,0.n: 1 completed city, 3 each                         K-29
          +3  B   field@0,0.s: 1 completed city, 3 each                         K-29
- R: BA.L -1,0
          +3  R   field@0,0.n: 1 completed city, 3 each                         K-29

== at the lake two farmers meet on one field, whatever the option of the spring says [R-28, R-29]
% reeve score --now --option $option $T/lake.yaml | grep -i field
--- file lake.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.1.CICI, 'R:farmer@nw', 'B:farmer@sw']
  '1,1': BA.C/180
  '2,0': RI.1.I.e
discards: [RI.1.CIRI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI,
  RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
--- rows option
spring_divides=true
          +3  R   field@0,0.n: 1 completed city, 3 each                         K-29
          +3  B   field@0,0.n: 1 completed city, 3 each                         K-29
spring_divides=false
          +3  R   field@0,0.n: 1 completed city, 3 each                         K-29
          +3  B   field@0,0.n: 1 completed city, 3 each                         K-29

== where the river ends in a city the city parts the banks, at a lake they meet [R-21, R-29]
% set -- $last; sed "s|LAST|$1|; s|BEYOND|$2|; s|OTHER|$3|" $T/game.yaml | reeve score --now | grep -i field; echo --
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2, spring_divides: true}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.2.III, 'R:farmer@s']
  '2,0': LAST
  '1,1': [RI.2.CIRI/90, 'B:farmer@ne', 'R:farmer@se']
  '2,1': BA.C/270
  '3,0': BEYOND
discards: [OTHER, RI.2.CIcI, RI.2.LIFI,
  RI.2.RIrI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
--- rows last
RI.2.IFC BA.C/270 RI.2.I.v
          +3  R   field@0,0.s: 1 completed city, 3 each                         K-29
          +6  R   field@1,0.ne: 2 completed cities, 3 each                      K-29
          +3  B   field@1,1.ne: 1 completed city, 3 each                        K-29
    --
RI.2.I.v BA.L RI.2.IFC
          +3  R   field@0,0.s: 1 completed city, 3 each                         K-29
          +3  B   field@1,1.ne: 1 completed city, 3 each                        K-29
    --

== RA-8: a road goes over the river and is not interrupted, and does not join the fields [R-30, R-31]
$ reeve check $T/game.yaml 2>&1
$ reeve score $T/game.yaml | grep road
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.1.RIrI/90, 'R:highwayman@n']
  '1,1': BA.LR
  '1,-1': BA.RFr/90
  '2,0': RI.1.I.e
discards: [RI.1.CICI, RI.1.CIRI, RI.1.LIRI, RI.1.IFI,
  RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
moves:
- R: BA.LR/180 1,-2
  score: {R: 4}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 4, Blue (B) 0, B to move
      +4  R   road@1,0.n: 4 tiles, 1 each                                   K-21

== the city over the river is one city, and its banks run on beneath it [R-30]
$ reeve tiles river --format json | gojq -c 'select(.tile == "RI.2.CIcI") | .look'
$ reeve check --option spring_divides=true $T/game.yaml 2>&1
$ sed 's/farmer@s/farmer@n/' $T/game.yaml | reeve check -q --option spring_divides=true 2>&1 | grep -o 'illegal: .*'
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
moves:
- R: RI.2.III 1,0
- B: RI.2.CIcI/90 2,0 farmer@ne
- R: RI.2.LIFI 3,0 farmer@s
--- stdout
"vcvc/j"
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
illegal: no farmer may stand there: field@1,0.ne already holds a follower of B [occupied, K-15]

== tiles of the river count around a monastery and in cities and roads; K-24 [R-31, K-24]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.1.IFI
  '2,0': RI.1.CIRI
  '0,1': BA.L
  '1,1': [BA.L, 'R:monk']
  '0,2': BA.L
  '1,2': BA.L
  '2,1': BA.C/180
  '3,0': RI.1.I.e
discards: [RI.1.CICI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
moves:
- R: BA.C 2,2
  score: {R: 9}
- B: BA.LR/180 2,-1 highwayman
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 9, Blue (B) 2, R to move
