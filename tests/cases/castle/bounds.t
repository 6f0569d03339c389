== numbers of a position have bounds, of which each is told with them
$ while IFS= read -r key; do
$     { cat $T/game.yaml; printf '%s\n' "$key"; } | reeve check -q 2>&1 | grep unreadable || echo "fine: $key"
$ done <$T/keys
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
board: {}
--- file keys
extra_turns: -1
extra_turns: 100
extra_turns: 1x
keeps: {W: -1}
keeps: {W: 1000000000}
keeps: {W: [1]}
hand: {W: {collected: 1000}}
hand: {W: {collected: -1}}
hand: {W: {collected: few}}
hand: {W: {collected: [3]}}
score: {W: 1000000000, B: -1000000000}
score: {W: 999999999, B: -5}
--- stdout
-:5:14: unreadable: `-1`: extra_turns is 0 to 99 [bad-extra]
-:5:14: unreadable: `100`: extra_turns is 0 to 99 [bad-extra]
-:5:14: unreadable: extra_turns must be a whole number, not `1x` [bad-number]
-:5:12: unreadable: `-1`: a size is 0 to 999999999 [bad-extra]
-:5:12: unreadable: `1000000000`: a size is 0 to 999999999 [bad-extra]
-:5:12: unreadable: a size must be a word, not a list [wrong-type]
-:5:23: unreadable: `1000`: collected is 0 to 999 [bad-extra]
-:5:23: unreadable: `-1`: collected is 0 to 999 [bad-extra]
-:5:23: unreadable: collected must be a whole number, not `few` [bad-number]
-:5:23: unreadable: collected must be a word, not a list [wrong-type]
-:5:12: unreadable: `1000000000`: score is -999999999 to 999999999 [bad-extra]
-:5:27: unreadable: `-1000000000`: score is -999999999 to 999999999 [bad-extra]
fine: score: {W: 999999999, B: -5}
