== a mark is refused where it is wrong: its letter, its path, its kinds and its counts
% mkdir -p $T/house-inns
% sed "$edit" fixtures/rulesets/house-inns/ruleset.yaml >$T/house-inns/ruleset.yaml
% printf '%s\n  ' "$edit"
% reeve rules --rules $T house-inns 2>&1 | sed -n '1{s/^reeve: house-inns: house-inns.//;p}'
--- rows edit
s/path: M45.*/path: M20,30 Q/
    s/path: M45.*/path: M20,30 Q/
      ruleset.yaml:19:18: `path`: `Q` needs 4 numbers, and here are 0; see reeve-ruleset(5)
s/path: M45.*/path: M20,30/
    s/path: M45.*/path: M20,30/
      ruleset.yaml:19:11: `path`: a path draws something after its M: M10,90 L50,10 Z; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 L40/
    s/path: M45.*/path: M20,30 L40/
      ruleset.yaml:19:18: `path`: `L` needs 2 numbers, and here are 1; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 Z5/
    s/path: M45.*/path: M20,30 Z5/
      ruleset.yaml:19:19: `path`: `5` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 L1.2.3,4 -5--6/
    s/path: M45.*/path: M20,30 L1.2.3,4 -5--6/
      ruleset.yaml:19:29: `path`: `-` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 A1,1 0 0 0 3,4/
    s/path: M45.*/path: M20,30 A1,1 0 0 0 3,4/
      Carcassonne with inns and cathedrals (house-inns)
s/path: M45.*/path: M20,30 A1,1 0 2 0 3,4/
    s/path: M45.*/path: M20,30 A1,1 0 2 0 3,4/
      ruleset.yaml:19:18: `path`: `A` needs 7 numbers, and here are 3; see reeve-ruleset(5)
s/path: M45.*/path: M,20,30/
    s/path: M45.*/path: M,20,30/
      ruleset.yaml:19:11: `path`: `M` needs 2 numbers, and here are 0; see reeve-ruleset(5)
s/path: M45.*/path: M20,30l10-5.5.5-3z/
    s/path: M45.*/path: M20,30l10-5.5.5-3z/
      Carcassonne with inns and cathedrals (house-inns)
s/path: M45.*/path: 20,30/
    s/path: M45.*/path: 20,30/
      ruleset.yaml:19:11: `path`: a path begins with M and a point in a square of 100: M10,90 L50,10 L90,90 Z; see reeve-ruleset(5)
s/letter: d/letter: i/; s/+d/+i/
    s/letter: d/letter: i/; s/+d/+i/
      ruleset.yaml:18:13: `i`: it is the letter of the mark inn. Type another small letter, or none: then it is written by its name.
s/letter: i/letter: p/; s/+i/+p/
    s/letter: i/letter: p/; s/+i/+p/
      ruleset.yaml:12:13: `p`: it is the letter of the mark prize. Type another small letter, or none: then it is written by its name.
s/, rule: HI-2//
    s/, rule: HI-2//
      ruleset.yaml:14:16: the key `rule` is missing. Add `rule: ID`, a rule of this ruleset that says so.
s/, rule: HI-3//
    s/, rule: HI-3//
      ruleset.yaml:15:17: the key `rule` is missing. Add `rule: ID`, a rule of this ruleset that says so.
s/on: road/on: field/
    s/on: road/on: field/
      ruleset.yaml:11:9: `field`: a mark changes no count of an area: leave out `completed` and `unfinished`, or the area; see reeve-ruleset(5)
s/on: road/on: field/; s/frfr+i/ffff+w/
    s/on: road/on: field/; s/frfr+i/ffff+w/
      ruleset.yaml:11:9: `field`: a mark changes no count of an area: leave out `completed` and `unfinished`, or the area; see reeve-ruleset(5)
s/on: road/on: field/; s/letter: i/letter: w/; s/frfr+i/ffff+w/;s/+i/+w/; s/completed: {per_tile: 2, rule: HI-2}/completed: {}/; s/unfinished: {points: 0, rule: HI-3}/unfinished: {}/
    s/on: road/on: field/; s/letter: i/letter: w/; s/frfr+i/ffff+w/;s/+i/+w/; s/completed: {per_tile: 2, rule: HI-2}/completed: {}/; s/unfinished: {points: 0, rule: HI-3}/unfinished: {}/
      ruleset.yaml:26:9: `frrr+w.e` describes no tile: +w (inn) cannot be at e. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
s/per_tile: 2/per_tile: 9999999999/
    s/per_tile: 2/per_tile: 9999999999/
      ruleset.yaml:14:27: `9999999999`: per_tile goes from 0 to 100; see reeve-ruleset(5)
s/per_tile: 2/per_tile: 101/
    s/per_tile: 2/per_tile: 101/
      ruleset.yaml:14:27: `101`: per_tile goes from 0 to 100; see reeve-ruleset(5)
s/per_tile: 2/per_tile: -1/
    s/per_tile: 2/per_tile: -1/
      ruleset.yaml:14:27: `-1`: per_tile goes from 0 to 100; see reeve-ruleset(5)
s/per_tile: 2/per_tile: two/
    s/per_tile: 2/per_tile: two/
      ruleset.yaml:14:27: per_tile must be a whole number, not `two`. Type digits only, with a minus sign for a negative number.
s/on: road/on: lake/
    s/on: road/on: lake/
      ruleset.yaml:11:9: `lake`: there is no such kind. Type one of these: road, city, monastery, field, garden.
s/on: road/on: []/
    s/on: road/on: []/
      ruleset.yaml:11:9: `on`: one kind at least belongs here; see reeve-ruleset(5)
s/on: road/on: [road, road]/
    s/on: road/on: [road, road]/
      ruleset.yaml:11:16: `road`: it is already in this list; see reeve-ruleset(5)
s/picture: house/picture: huose/
    s/picture: house/picture: huose/
      ruleset.yaml:13:14: `huose`: there is no such picture; did you mean `house`?
s/letter: i/letter: I/
    s/letter: i/letter: I/
      ruleset.yaml:12:13: `I`: one small letter; see reeve-ruleset(5)
s/letter: i/letter: ii/
    s/letter: i/letter: ii/
      ruleset.yaml:12:13: `ii`: one small letter; see reeve-ruleset(5)
s/    letter: i//
    s/    letter: i//
      ruleset.yaml:24:9: `frfr+i` describes no tile: +i is not a mark (+k monastery, +y garden, +inn, +d cathedral, +p pennant). Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
s/letter: i/letter: j/; s/+i/+j/
    s/letter: i/letter: j/; s/+i/+j/
      ruleset.yaml:12:13: `j`: in looks, /j joins edges. Type another small letter, or none: then it is written by its name.
s/letter: i/letter: c/; s/+i/+c/
    s/letter: i/letter: c/; s/+i/+c/
      ruleset.yaml:12:13: `c`: in looks, it is the kind city. Type another small letter, or none: then it is written by its name.
s/letter: i/letter: r/; s/+i/+r/
    s/letter: i/letter: r/; s/+i/+r/
      ruleset.yaml:12:13: `r`: in looks, it is the kind road. Type another small letter, or none: then it is written by its name.
s/letter: i/letter: f/; s/+i/+f/
    s/letter: i/letter: f/; s/+i/+f/
      ruleset.yaml:12:13: `f`: in looks, it is the kind field. Type another small letter, or none: then it is written by its name.
s/letter: i/letter: k/; s/+i/+k/
    s/letter: i/letter: k/; s/+i/+k/
      ruleset.yaml:12:13: `k`: in looks, it is the kind monastery. Type another small letter, or none: then it is written by its name.
s/path: M45.*/path: M,20,30 L1,1/
    s/path: M45.*/path: M,20,30 L1,1/
      ruleset.yaml:19:11: `path`: `M` needs 2 numbers, and here are 0; see reeve-ruleset(5)
s/path: M45.*/path: M20,,30 L1,1/
    s/path: M45.*/path: M20,,30 L1,1/
      ruleset.yaml:19:11: `path`: `M` needs 2 numbers, and here are 1; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 L1,1 "/
    s/path: M45.*/path: M20,30 L1,1 "/
      ruleset.yaml:19:23: `path`: `"` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)
s/path: M45.*/path: M20,30 L1,1 é/
    s/path: M45.*/path: M20,30 L1,1 é/
      ruleset.yaml:19:23: `path`: `é` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)

== a mark can be on an area, if it changes no count; a tile of nothing else needs no edge
$ reeve rules --rules $T wells | sed -n 1p; reeve tiles --rules $T wells --format tsv | grep '^W'
--- file wells/ruleset.yaml
ruleset: 1
name: wells
extends: carcassonne
title: Wells
marks: {well: {on: field, letter: w}}
more_tiles: {W.1: ffff+w, W.2: frfr+w.n, W.3: ffff+k+w.n}
--- stdout
Wells (wells)
W.1	1	ffff+w	W.1
W.2	1	frfr+w.n	W.2
W.3	1	ffff+k+w	W.3
