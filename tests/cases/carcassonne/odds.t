# odds of classic Carcassonne and its expansions.

== every order of the last tiles; captures, bridges, castles and bazaars are played, too
$ reeve sim carcassonne --seed 4 >$T/c.yaml; reeve odds --at 69 --format json $T/c.yaml | gojq -c '[.exact, .games, .win]'
$ reeve sim tower+bazaars --seed 2 --players 4 >$T/t.yaml
% reeve odds --at $at --games 3 --format json $T/t.yaml | gojq -c '[.games, (.win | add | . * 1000 | round)]'
$ reeve sim --at 40 --policy greedy $T/t.yaml >$T/on.yaml; reeve check -q $T/on.yaml && echo legal
$ grep -o -e tower: -e capture: -e bazaar: -e bids: $T/on.yaml | sort -u
--- rows at
0
    [3,1000]
20
    [3,1000]
45
    [3,1000]
90
    [3,1000]
--- stdout
[true,2,{"B":0,"W":1}]
legal
bazaar:
bids:
capture:
tower:
