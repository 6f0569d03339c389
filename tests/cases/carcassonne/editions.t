# The editions differ in the gardens on some tiles, and so in how often the plain ones are there.

== the tiles of the editions: 24 kinds in the first, 32 in the new one, 72 tiles each [K-1, K-3, K-5]
$ reeve tiles carcassonne --format json >$T/tiles
$ wc -l <$T/tiles
--- stdout~
--- status 0

== in the new edition one of the three tiles BA.CFC.2 has a garden, in the first none [K-3, K-5]
$ for edition in 2 1; do
$     sed "s/EDITION/$edition/" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far.*turns' -e 'illegal: turn [0-9]' -e '\[tile-used.*\]$'
$ done
--- file game.yaml
reeve: 1
rules: carcassonne
options: {edition: EDITION}
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFC.2 0,1
- B: BA.CFC.2 0,2
- R: BA.CFC.2 0,3
--- stdout~
--- status 0

== a garden is a picture: by look it is the same tile in both editions [K-3, K-5]
$ for edition in 2 1; do
$     sed "s/EDITION/$edition/" $T/game.yaml | reeve check
$ done
--- file game.yaml
reeve: 1
rules: carcassonne
options: {edition: EDITION}
players: {R: Rosa, B: Ben}
moves:
- R: cfcf 0,1
- B: cfcf 0,2
- R: cfcf 0,3
--- stdout
-: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move
-: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move
