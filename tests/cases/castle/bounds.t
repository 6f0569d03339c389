== numbers of a position have bounds, of which each is told with them
% { cat $T/game.yaml; printf '%s\n' "$key"; } | reeve check -q 2>&1 | grep unreadable || echo "fine: $key"
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
board: {}
--- rows key
extra_turns: -1
    -:5:14: unreadable: `-1`: extra_turns is 0 to 99 [bad-extra]
extra_turns: 100
    -:5:14: unreadable: `100`: extra_turns is 0 to 99 [bad-extra]
extra_turns: 1x
    -:5:14: unreadable: extra_turns must be a whole number, not `1x` [bad-number]
keeps: {W: -1}
    -:5:12: unreadable: `-1`: a size is 0 to 999999999 [bad-extra]
keeps: {W: 1000000000}
    -:5:12: unreadable: `1000000000`: a size is 0 to 999999999 [bad-extra]
keeps: {W: [1]}
    -:5:12: unreadable: a size must be a word, not a list [wrong-type]
hand: {W: {collected: 1000}}
    -:5:23: unreadable: `1000`: collected is 0 to 999 [bad-extra]
hand: {W: {collected: -1}}
    -:5:23: unreadable: `-1`: collected is 0 to 999 [bad-extra]
hand: {W: {collected: few}}
    -:5:23: unreadable: collected must be a whole number, not `few` [bad-number]
hand: {W: {collected: [3]}}
    -:5:23: unreadable: collected must be a word, not a list [wrong-type]
score: {W: 1000000000, B: -1000000000}
    -:5:12: unreadable: `1000000000`: score is -999999999 to 999999999 [bad-extra]
    -:5:27: unreadable: `-1000000000`: score is -999999999 to 999999999 [bad-extra]
score: {W: 999999999, B: -5}
    fine: score: {W: 999999999, B: -5}
