# Where a game with towers and bazaars was read off the table in another way, the cause is said first.

== x and y swapped in a game of The Tower; the cells of its towers are swapped with them
$ sed -E "s/(-?[0-9]+),(-?[0-9]+)/\2,\1/g" fixtures/tower/attic.yaml >$T/swap.yaml
$ reeve check $T/swap.yaml 2>&1 | grep -v '|' | sed '4,$d'
$ sed -E "s/(-?[0-9]+),(-?[0-9]+)/\2,\1/g" $T/swap.yaml | reeve check -q
--- stdout
$T/swap.yaml: illegal: turn 1; after 0 turns, score Anna (A) 0, Karl (K) 0, Mia (M) 0
$T/swap.yaml:8:1: note: x and y seem to be swapped: read so, all the tiles fit [misread-board]
  help: Type x before y, or within a wall the file before the rank.

== y counted downwards in a game with bazaars
$ reeve sim tower+bazaars --seed 3 >$T/game.yaml; reeve check -q $T/game.yaml && sed -E "s/(-?[0-9]+),(-?[0-9]+)/\1,-\2/g; s/,--/,/g; s/,-0/,0/g" $T/game.yaml >$T/down.yaml
$ reeve check $T/down.yaml 2>&1 | grep -v '|' | sed '4,$d'
--- stdout
$T/down.yaml: illegal: turn 4; after 3 turns, score White (W) 0, Black (B) 0
$T/down.yaml:5:1: note: y seems to be counted downwards: read so, all the tiles fit [misread-board]
  help: Count y upwards, to the north: change the sign of each y, or count ranks from below.

== bridges, on the tile that is laid or on one beside it, do not hide that x and y are swapped, or y counted downwards
$ for game in 'bazaars --seed 2' 'tower+bazaars --seed 1' 'tower+bazaars --seed 3' 'tower+bazaars --seed 5'; do
$   reeve sim $game >$T/game.yaml
$   sed -E 's/(^- .: [^ ]+ )(-?[0-9]+),(-?[0-9]+)/\1\3,\2/; s/@(-?[0-9]+),(-?[0-9]+)/@\2,\1/g' $T/game.yaml | reeve check -q - 2>&1 | grep -o 'x and y seem.*'
$   sed -E 's/(^- .: [^ ]+ -?[0-9]+,|@-?[0-9]+,)/\1-/g; s/,--/,/g; s/,-0/,0/g' $T/game.yaml | reeve check -q - 2>&1 | grep -o 'y seems.*'
$ done
--- stdout
x and y seem to be swapped: read so, all the tiles fit [misread-board]
y seems to be counted downwards: read so, all the tiles fit [misread-board]
x and y seem to be swapped: read so, all the tiles fit [misread-board]
y seems to be counted downwards: read so, all the tiles fit [misread-board]
x and y seem to be swapped: read so, all the tiles fit [misread-board]
y seems to be counted downwards: read so, all the tiles fit [misread-board]
x and y seem to be swapped: read so, all the tiles fit [misread-board]
y seems to be counted downwards: read so, all the tiles fit [misread-board]
