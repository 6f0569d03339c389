# House rules as options: T-48 … T-51. That gaps may block stands in capture.t, an eye for an eye in
# prisoners.t.

== no surprises: the first piece reaches its own tile only, each more a step [T-50, T-14]
% for option in 0 -1; do
%     { cat $T/game.yaml; echo "  capture: $who"; [ $pieces = 0 ] || echo "towers: {'0,-1': $pieces}"; } |
%         reeve check -q --option range_offset=$option 2>&1 | grep illegal || echo legal
% done
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer
  '1,-1': BA.L B:monk
  '2,-1': BA.L B:monk
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows pieces who
0 B:farmer@0,-1
    legal
    legal
0 B:monk@1,-1
    legal
    -:12:12: illegal: the tower at 0,-1 reaches 0 steps towards 1,-1, which is 1 step away [out-of-range, T-50, range_offset: -1]
0 B:monk@2,-1
    -:12:12: illegal: the tower at 0,-1 reaches 1 step towards 2,-1, which is 2 steps away [out-of-range, T-14]
    -:12:12: illegal: the tower at 0,-1 reaches 0 steps towards 2,-1, which is 2 steps away [out-of-range, T-50, range_offset: -1]
1 B:farmer@0,-1
    legal
    legal
1 B:monk@1,-1
    legal
    legal
1 B:monk@2,-1
    legal
    -:12:12: illegal: the tower at 0,-1 reaches 1 step towards 2,-1, which is 2 steps away [out-of-range, T-50, range_offset: -1]

== around corners: any way of so many steps, with a tile or without [T-51, T-17]
% { cat $T/game.yaml; echo "towers: {'0,-1': $pieces}"; } >$T/p.yaml
% reeve legal $T/p.yaml --tile BA.RFr --actions --format json --option range_metric=$metric | gojq -c '.capture["0,-1"]' | sort -u
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,0': BA.RFr
  '2,0': BA.RFr B:highwayman
  '1,-2': BA.L B:monk
  '0,-2': BA.L
  '2,-2': BA.L B:monk
  '-1,-1': TO.L B:monk
--- rows pieces metric
1 cross
    ["B:monk@-1,-1.c"]
1 manhattan
    ["B:monk@1,-2.c","B:monk@-1,-1.c"]
2 cross
    ["B:monk@-1,-1.c"]
2 manhattan
    ["B:highwayman@2,0.e","B:monk@1,-2.c","B:monk@2,-2.c","B:monk@-1,-1.c"]
3 cross
    ["B:monk@-1,-1.c"]
3 manhattan
    ["B:highwayman@2,0.e","B:monk@1,-2.c","B:monk@2,-2.c","B:monk@-1,-1.c"]

== with both at once the first piece reaches its own tile, the second the four beside it [T-50, T-51]
% { cat $T/game.yaml; [ $pieces = 0 ] || echo "towers: {'0,-1': $pieces}"; } >$T/p.yaml
% reeve legal $T/p.yaml --tile BA.RFr --actions --format json --option range_metric=manhattan --option range_offset=-1 | gojq -c '.capture["0,-1"]' | sort -u
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
--- rows pieces
0
    ["B:farmer@0,-1.n"]
1
    ["B:farmer@0,-1.n","B:monk@0,-2.c"]
2
    ["B:farmer@0,-1.n","B:monk@0,-2.c","B:monk@1,-2.c"]

== a gap blocks the straight line that has it; around corners, one way without a gap is enough [T-48, T-51]
% { cat $T/game.yaml; echo "  capture: $who"; } | reeve check -q --option range_metric=manhattan --option gap_blocks=$option 2>&1 | grep illegal || echo legal
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.L
  '1,-2': BA.L B:monk
  '2,-2': BA.L
  '2,-1': TO.L B:monk
  '-1,0': BA.RFr B:farmer@n
towers: {'0,-1': 1}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
--- rows option who
false B:monk@2,-1
    legal
false B:monk@1,-2
    legal
false B:farmer@-1,0
    legal
true B:monk@2,-1
    -:16:12: illegal: the tower at 0,-1 reaches 0 steps towards 2,-1, which is 2 steps away, across a gap [out-of-range, T-48, gap_blocks: true]
true B:monk@1,-2
    legal
true B:farmer@-1,0
    legal
