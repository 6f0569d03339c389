# odds of classic Carcassonne and its expansions.

== every order of the last tiles; captures, bridges, castles and bazaars are played, too
$ reeve sim carcassonne --seed 4 >$T/c.yaml; reeve odds --at 69 --format json $T/c.yaml | gojq -c '[.exact, .games, .win]'
$ reeve sim tower+bazaars --seed 2 --players 4 >$T/t.yaml
$ for at in 0 20 45 90; do reeve odds --at $at --games 3 --format json $T/t.yaml | gojq -c '[.games, (.win | add | . * 1000 | round)]'; done
$ reeve sim --at 40 --policy greedy $T/t.yaml >$T/on.yaml; reeve check -q $T/on.yaml && echo legal
% grep -q "$key" $T/on.yaml && echo $key
--- rows key
tower:
    tower:
capture:
    capture:
bazaar:
    bazaar:
bids:
    bids:
--- stdout
[true,2,{"B":0,"W":1}]
[3,1000]
[3,1000]
[3,1000]
[3,1000]
legal
