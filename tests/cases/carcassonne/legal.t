# Rotations in which a tile looks the same are one placement in a text, and each listed in JSON and TSV.

== legal and completions list a look-alike rotation once, and every count of placements agrees
% reeve legal --at 0 --tile $tile $T/game.yaml | tail -1
% reeve legal --at 0 --tile $tile --format json $T/game.yaml | gojq -c '[.cell, .rotation]' | tr -d '\n'
% echo
% reeve legal --at 0 --tile $tile --format tsv $T/game.yaml | wc -l
$ reeve completions --at 0 --tile BA.RRRR $T/game.yaml | grep with
$ reeve completions --at 0 --tile BA.RRRR --format json $T/game.yaml | gojq -c '[.closers[].rotation]'
$ reeve check -q $T/game.yaml 2>&1 | grep placement
$ reeve why $T/game.yaml 1 | grep places
$ reeve why --format json $T/game.yaml 1 | gojq -c '[.places, [.alternatives[] | [.cell, .rotation]]]'
$ reeve legal --at 0 --tile BA.RRRR --svg - $T/game.yaml | grep -o '[0-9]* placements'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 0,1
--- rows tile
BA.RRRR
    2 placements
    ["-1,0",0]["-1,0",90]["-1,0",180]["-1,0",270]["1,0",0]["1,0",90]["1,0",180]["1,0",270]
    8
BA.RFr
    3 placements
    ["-1,0",0]["-1,0",180]["0,-1",0]["0,-1",180]["1,0",0]["1,0",180]
    6
BA.CRRR
    7 placements
    ["-1,0",0]["-1,0",180]["-1,0",270]["0,1",180]["1,0",0]["1,0",90]["1,0",180]
    7
--- stdout
[]
[]
  help: 3 legal placements; see: reeve legal $T/game.yaml --before 1
instead, of 3 places, the nearest:
[6,[["0,-1",0],["-1,0",0],["1,0",0]]]
2 placements
2 placements

== what a tower takes is said without a gap where a figure has no role
$ reeve-fast sim tower --option abbot=true --games 40 --seed 1 | reeve-fast score --format json - >$T/scores
$ grep -c "'s abbot at [-0-9]*,[-0-9]* prisoner" $T/scores
$ grep -c '"[^"]*  [^"]*"' $T/scores
--- stdout
21
0
--- status 1

== an option that takes words says which
% reeve $command --format jsn x
$ reeve check --color never-ever x
--- rows command
check
    reeve: check takes --format text or json or tsv or gnu or sarif, not `jsn`
score
    reeve: score takes --format text or json or tsv, not `jsn`
why
    reeve: why takes --format text or json, not `jsn`
fmt
    reeve: fmt takes --format text, not `jsn`
export
    reeve: export takes --format text, not `jsn`
--- stderr
reeve: --color takes auto, always or never, not `never-ever`
--- status 2

== a large follower is one follower, and what fits in a cell is named once [K-19]
$ reeve check -q $T/large.yaml
$ reeve check -q $T/twice.yaml
--- file large.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr R:big:highwayman
  1,0: BA.CRRR
  -1,0: BA.CRRR
--- file twice.yaml
reeve: 1
rules: bazaars
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  0,1: ffff+k
--- stderr
$T/large.yaml:6:3: inconsistent: road@0,0.e is completed but still holds 1 follower of R [position-completed, K-19]
      6 |   0,0: crfr R:big:highwayman
        |   ^~~
  help: Check the tiles at 0,0, 1,0 and -1,0, or take the followers off.
$T/twice.yaml:7:8: note: either tile ffff+k at 0,1 or tile crfr at 0,0 may be the one that was misread [misread-tile]
      7 |   0,1: ffff+k
        |        ^~~~~~
  help: Tile ffff+k fits at 0,-1. These fit at 0,1: ffcf, cfcf, fccf and others. These fit at 0,0: frcr.
$T/twice.yaml:7:8: inconsistent: the south side of tile ffff+k at 0,1 is a field, but tile crfr at 0,0 beside it has a city [position-edge-cut, K-9]
  help: Check both tiles: correct a tile, a rotation or a cell.
--- status 1
