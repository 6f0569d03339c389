# A whole game, a printed example and a table (fixtures/tower).

== a game of three with all that there is: captures, exchanges, ransoms, followers on towers [T-6, T-29, T-37, T-40]
$ reeve check fixtures/tower/attic.yaml
$ reeve score --format json fixtures/tower/attic.yaml | gojq -r '.events[] | select(.what == "action") | .kind' | sort | uniq -c
$ reeve score --format json fixtures/tower/attic.yaml | gojq '[.items[], .final[] | select(.kind == "ransom") | .points] | length, add'
--- stdout
fixtures/tower/attic.yaml: legal: 89 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
     26 capture
      7 exchange
      5 top
     26 tower
16
0

== the same game by other rules: the first turn that they forbid [T-19, T-32, T-43, T-49, T-50, T-31, T-2, K-3]
% reeve check --option $option fixtures/tower/attic.yaml 2>&1 | grep -o -E 'legal: [0-9]+ turns, final.*|[0-9]+:[0-9]+: illegal.*' | head -1
$ sed 's/tower-c2/tower-c1/' fixtures/tower/attic.yaml | reeve check 2>&1 | grep -o -E '[0-9]+:[0-9]+: illegal.*'
--- rows option
tower_top_capturable=false
    39:13: illegal: the follower on top of the tower at 2,0 cannot be captured [top-safe, T-32, tower_top_capturable: false]
ransom=false
    82:11: illegal: no ransom may be paid in this game [ransom-off, T-49, ransom: false]
range_offset=-1
    13:13: illegal: the tower at 2,0 reaches 0 steps towards 1,0, which is 1 step away [out-of-range, T-50, range_offset: -1]
tower_reopens=false
    68:10: illegal: the tower at 2,0 is finished: a follower stood on top [tower-closed, T-31, tower_reopens: false]
gap_blocks=true
    56:13: illegal: the tower at 4,1 reaches 0 steps towards 1,1, which is 3 steps away, across a gap [out-of-range, T-48, gap_blocks: true]
big_follower=false
    91:19: illegal: K has no large follower left [no-follower, K-34, big_follower: false]
capture_own=false
    legal: 89 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
ransom_needs_points=false
    legal: 89 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
range_metric=manhattan
    legal: 89 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
--- stdout
15:6: illegal: tile BA.CccG is not in the set (edition: 1) [tile-used, K-3]

== the game is the same when it is written by fmt, and positions go on to the same end [T-10, T-31, T-41]
$ reeve fmt fixtures/tower/attic.yaml | reeve check
% { reeve position --at $turn fixtures/tower/attic.yaml; echo moves:
%   sed -n '/^- /,$p' fixtures/tower/attic.yaml | awk -v n=$turn '/^- /{i++} i > n'
% } | reeve check
--- stdout
-: legal: 89 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
--- rows turn
7
    -: legal: 82 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
19
    -: legal: 70 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
30
    -: legal: 59 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
41
    -: legal: 48 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
53
    -: legal: 36 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
62
    -: legal: 27 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
63
    -: legal: 26 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
76
    -: legal: 13 turns, final score Anna (A) 56, Karl (K) 68, Mia (M) 58
88
    -: legal: 1 turn, final score Anna (A) 56, Karl (K) 68, Mia (M) 58

== in the example of the rules any one of the three may be taken [T-14, T-18]
% sed "s/Y:monk@0,-3$/$who/" fixtures/tower/example-reach.yaml | reeve position | grep prisoners
$ reeve legal fixtures/tower/example-reach.yaml --before 1 --actions --format json | head -1 | gojq -c '.capture["0,-1"]'
--- rows who
G:farmer@0,1
    prisoners: {R: [G]}
B:monk@1,-1
    prisoners: {R: [B]}
Y:monk@0,-3
    prisoners: {R: [Y]}
--- stdout
["G:farmer@0,1.n","B:monk@1,-1.c","Y:monk@0,-3.c"]

== a table typed by looks: what it would score, and what a tower could do [T-6, T-14, T-35]
$ reeve score --now fixtures/tower/windowsill.yaml
$ reeve legal --tile BA.Cc.1 --actions --format json fixtures/tower/windowsill.yaml | head -1 | gojq -c '.tower, .top, .capture'
--- stdout
final scoring
      +3  R   city@0,0.n: 3 tiles, 1 each                                   K-36
      +2  B   road@1,0.e: 2 tiles, 1 each                                   K-36
      +3  G   monastery@0,-2.c: 3 tiles, 1 each                             K-36
      +6  B   monastery@1,-1.c: 6 tiles, 1 each                             K-36
      +4  R   monastery@-1,0.c: 4 tiles, 1 each                             K-36
final score: Rosa (R) 15, Ben (B) 10, Gina (G) 14
Rosa (R) wins
["0,1","1,0","1,-1"]
["1,0","1,-1"]
{"0,1":["R:knight@0,1.e"],"1,-1":["R:top@0,-1","B:monk@1,-1.c"],"1,0":["B:highwayman@2,0.e","B:monk@1,-1.c","R:monk@-1,0.c"]}

== a game that the simulation writes is canonical, with every option that it has [T-50]
% reeve sim tower --option $option | sed 1d >$T/game.yaml
% reeve fmt $T/game.yaml | diff $T/game.yaml -
% grep ^options $T/game.yaml
% reeve position --at 9 $T/game.yaml | grep ^options
--- rows option
range_offset=-1
    options: {range_offset: '-1'}
    options: {range_offset: '-1'}
range_metric=manhattan
    options: {range_metric: manhattan}
    options: {range_metric: manhattan}
capture_own=false
    options: {capture_own: false}
    options: {capture_own: false}
big_follower=true
    options: {big_follower: true}
    options: {big_follower: true}

== what all placements allow is said once, and with --common in a line of its own [T-6]
$ reeve legal --actions --tile BA.Cc.1 fixtures/tower/windowsill.yaml | grep -c '^everywhere: tower'
$ reeve legal --common --tile BA.Cc.1 --format json fixtures/tower/windowsill.yaml >$T/apart
$ head -1 $T/apart | gojq -c '.common | .tower, .ransom'
$ sed 1d $T/apart | gojq -c '[.tower, .top, .capture, has("ransom")]' | sort -u
$ reeve legal --common --tile TO.C --format json fixtures/tower/windowsill.yaml | sed 1d | gojq -c "[.tower] == [[.cell]]" | sort -u
--- stdout~
1
["0,1","1,0","1,-1"]
["R","B big"]
[[],[],{},false]
true
