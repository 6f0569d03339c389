# How a saved game of JCloisterZone ends: by its annotations, or with tiles that it does not name.

== endTurn ends the game when so many tiles are drawn, whatever is left [K-35]
$ gojq '.gameAnnotations = {endTurn: 13}' fixtures/jcz/headwater.jcz >$T/game.jcz
$ reeve import $T/game.jcz >$T/game.yaml
$ reeve score --now $T/game.yaml | grep 'final score:'
$ gojq '.gameAnnotations = {endTurn: 14}' fixtures/jcz/headwater.jcz | reeve import - 2>&1 >/dev/null
--- stdout
final score: Greta (G) 0, Hugo (H) 0, Ines (I) 2
reeve: -: legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 0; not finished
--- stderr~
note: the game ends after the last turn here: score the record with --now
legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 2

== so does #END after the order of the draws [K-35]
$ gojq '.gameAnnotations.drawOrder = ([.replay[].payload.tileId // empty] + ["#END"])' fixtures/jcz/headwater.jcz | reeve import - 2>&1 >/dev/null
--- stdout~
note: the game ends after the last turn here: score the record with --now
legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 2

== an endTurn that is no number of tiles is refused, and none ends nothing
% gojq ".gameAnnotations = {endTurn: $end}" fixtures/jcz/headwater.jcz | reeve import - 2>&1 >/dev/null
--- rows end
"x"
    -:7:17: unreadable: `endTurn` is not a number of tiles
-1
    -:7:16: unreadable: `endTurn` is not a number of tiles
0.5
    -:7:16: unreadable: `endTurn` is not a number of tiles
[]
    -:7:16: unreadable: `endTurn` is not a number of tiles
null
    reeve: -: legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 0; not finished
0
    reeve: -: legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 0; not finished

== a tile that a save does not name was put aside where it had no place, and the game is finished [K-10, K-35]
$ reeve-fast sim carcassonne --players 2 --games 150 --seed 5 | awk 'BEGIN { RS = "---\n" } /discard/ && !n++' >$T/played.yaml
$ reeve export $T/played.yaml | gojq 'del(.gameAnnotations)' >$T/game.jcz
$ reeve import $T/game.jcz >$T/game.yaml
$ reeve score $T/played.yaml | grep final >$T/theirs
$ reeve score $T/game.yaml | grep final | diff $T/theirs -
--- stdout
--- stderr~
note: the tile BA.Cccc+ is never laid: the record has it as put aside after
legal, 70 turns

== nothing is taken for put aside in a game whose last turn is not over, or whose other tiles always fit [K-35]
$ reeve-fast sim carcassonne --players 2 --games 150 --seed 5 | awk 'BEGIN { RS = "---\n" } /discard/ && !n++' >$T/played.yaml
$ reeve export $T/played.yaml | gojq 'del(.gameAnnotations) | .replay |= .[:-1]' | reeve import - 2>&1 >/dev/null
$ reeve import fixtures/jcz/terrace.jcz 2>&1 >/dev/null
--- stdout~
70 turns
not finished
terrace.jcz: legal, 6 turns: Greta (G) 2, Hugo (H) 0; not finished

== a tile that a save does not name was not put aside in a bazaar, nor on the turn of a bought tile [B-64, K-10]
$ reeve sim tower+bazaars --option big_follower=true --seed 7 --policy greedy | reeve export - 2>/dev/null >$T/whole.jcz
$ gojq 'del(.gameAnnotations)' $T/whole.jcz >$T/game.jcz && reeve import $T/game.jcz | grep -B 1 -A 1 discard
--- stdout
- W: BB.RFR.b/90 2,0 highwayman@e
  discard: ['TO.CccC+']
- bazaar:
--- stderr
$T/game.jcz: note: the tile TO.CccC+ is never laid: the record has it as put aside after 6 turns, where it had no place
reeve: $T/game.jcz: legal, 107 turns: White (W) 103, Black (B) 121
