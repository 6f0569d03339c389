# Five typing errors of five kinds in the record of a whole game: each round of check leads to the next correction.

== the castle: a player, a rotation, a look, a cell with x and y swapped, a score
$ cp fixtures/castle/kitchen-table.yaml $T/game.yaml
$ change() { sed -i "$1" $T/game.yaml; }
$ round() { reeve check $T/game.yaml 2>&1 | grep -v '|' | sed '/see: reeve/d'; }
$ change 's#- B: 25 e1 squire#- W: 25 e1 squire#; s#17/90 d7#17 d7#; s#- W: 31 h10#- W: cctc:e,w h10#; s# c2 herald# b3 herald#; s#W: 12, B: 5#W: 16, B: 5#'
$ round; change 's#cctc:e,w h10#31 h10#'
$ round; change 's#- W: 25 e1 squire#- B: 25 e1 squire#'
$ round; change 's# b3 herald# c2 herald#'
$ round; change 's#17 d7#17/90 d7#'
$ round; change 's#W: 16, B: 5#W: 12, B: 5#'
$ round; cmp fixtures/castle/kitchen-table.yaml $T/game.yaml && echo the same game
--- stdout
$T/game.yaml: unreadable
$T/game.yaml:25:6: unreadable: no tile of the set looks like `cctc:e,w` [look-none]
  help: did you mean cccc:ew (15: other se, paths), cttc:ew (50: other ne, paths) or cctc:w (60: other paths)?
$T/game.yaml: illegal: turn 6; after 5 turns, score Anna (W) 0, Bert (B) 0
$T/game.yaml:18:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
  help: Type the label of the player whose turn it is, or add the turn that is missing.
  help: as the turn of B the next 6 of the remaining 53 turns are legal
$T/game.yaml: illegal: turn 13; after 12 turns, score Anna (W) 7, Bert (B) 5
$T/game.yaml:28:9: illegal: tile 12 cannot lie at b3: tile 34 lies there [cell-taken, C-18]
  help: at c2 instead, x and y swapped, the next 10 of the remaining 46 turns are legal: 12 c2 herald
$T/game.yaml: illegal: turn 24; after 23 turns, score Anna (W) 12, Bert (B) 5
$T/game.yaml:42:14: wrong: W has 12 after this turn, not 16 [wrong-score, C-44]
$T/game.yaml:43:6: illegal: tile 3 cannot lie at e7: its west side shows a tower and a house, the path of tile 17 lies there [path-cut, C-19]
  help: with rotation 90 in turn 7 the remaining 35 turns are legal: 17/90 d7 herald@w
$T/game.yaml: wrong: 59 turns, final score Anna (W) 108, Bert (B) 90
$T/game.yaml:42:14: wrong: W has 12 after this turn, not 16 [wrong-score, C-44]
$T/game.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
the same game

== carcassonne: a sign, a rotation, a look, a player, a score that is carried on
$ cp fixtures/carcassonne/sunday.yaml $T/game.yaml
$ change() { sed -i "$1" $T/game.yaml; }
$ round() { reeve check $T/game.yaml 2>&1 | grep -v '|' | sed '/see: reeve/d'; }
$ change 's#1,-1 highwayman@n#1,1 highwayman@n#; s#BA.Ccc+/270 2,0#BA.Ccc+ 2,0#; s#- R: BA.RCr -1,3#- R: crff+k -1,3#; s#^- R: BA.CRRR/90 0,-2#- B: BA.CRRR/90 0,-2#; s#{R: 26, B: 13}#{R: 26, B: 15}#; s#{R: 29, B: 27}#{R: 29, B: 29}#; s#{R: 35, B: 41}#{R: 35, B: 43}#'
$ round; change 's#crff+k -1,3#BA.RCr -1,3#'
$ round; change '0,/270 1,1 h/s//270 1,-1 h/'
$ round; change 's#BA.Ccc+ 2,0#BA.Ccc+/270 2,0#'
$ round; change 's#^- B: BA.CRRR/90 0,-2#- R: BA.CRRR/90 0,-2#'
$ round; change 's#{R: 26, B: 15}#{R: 26, B: 13}#; s#{R: 29, B: 29}#{R: 29, B: 27}#; s#{R: 35, B: 43}#{R: 35, B: 41}#'
$ round; cmp fixtures/carcassonne/sunday.yaml $T/game.yaml && echo the same game
--- stdout
$T/game.yaml: unreadable
$T/game.yaml:32:6: unreadable: no tile of the set looks like `crff+k` [look-none]
  help: did you mean frff+k (BA.LR: other n)?
$T/game.yaml: illegal: turn 6; after 5 turns, score Rosa (R) 0, Ben (B) 0
$T/game.yaml:13:17: illegal: tile BA.Cc.1 cannot lie at 2,-1: it touches other tiles only at a corner [corner-only, K-8]
  help: with turn 5 at 1,-1 instead the next 5 of the remaining 65 turns are legal: BA.RFr/270 1,-1 highwayman@n
$T/game.yaml: illegal: turn 12; after 11 turns, score Rosa (R) 4, Ben (B) 0
$T/game.yaml:20:6: illegal: tile BA.Ccc+ cannot lie at 2,0: its south side shows a field, the city of tile BA.Cc.1 lies there [edge-cut, K-9]
  help: with rotation 270 here the next 12 of the remaining 59 turns are legal: BA.Ccc+/270 2,0
$T/game.yaml: illegal: turn 25; after 24 turns, score Rosa (R) 26, Ben (B) 17
$T/game.yaml:30:21: wrong: B has 13 after this turn, not 15 [wrong-score, K-26]
$T/game.yaml:34:3: illegal: it is R's turn, not B's [not-your-turn, K-7]
  help: Type the label of the player whose turn it is, or add the turn that is missing.
  help: as the turn of R the remaining 46 turns are legal
$T/game.yaml: wrong: 71 turns, final score Rosa (R) 80, Ben (B) 108
$T/game.yaml:30:21: wrong: B has 13 after this turn, not 15; the next 2 numbers noted carry the same 2 points [wrong-score, K-26]
$T/game.yaml: legal: 71 turns, final score Rosa (R) 80, Ben (B) 108
the same game
