# sim --stats: what a house rule changes over many games.

== a table: each game without and with the house rule, and the difference [C-71, C-72]
$ reeve sim castle --script end-of-turn-pickup --stats --games 100 --seed 4
--- stdout
castle: 100 games from seed 4, each without and with
  script end-of-turn-pickup

              without               with                  difference
score W       12.25  10.65..13.85   12.19  10.61..13.77  -0.060 -0.179..0.059
score B       12.70  11.01..14.39   12.64  10.99..14.29  -0.060 -0.161..0.041
score all     12.48  11.32..13.63   12.42  11.28..13.55  -0.060 -0.138..0.018
spread W       8.05   6.83..9.28     7.97   6.75..9.20   -0.082 -0.241..0.078
spread B       8.52   6.81..10.22    8.32   6.79..9.85   -0.196 -0.523..0.132
spread all     8.27   7.16..9.39     8.13   7.09..9.17   -0.139 -0.327..0.048
margin         8.93   7.41..10.45    8.81   7.32..10.30  -0.120 -0.275..0.035
wall tiles     0.37   0.24..0.50     0.33   0.21..0.45   -0.040 -0.079..-0.001 *
turns         59.62  59.44..59.80   59.62  59.44..59.80   0.000  0.000..0.000
first leads   -0.45  -2.79..1.89    -0.45  -2.75..1.85    0.000 -0.157..0.157
first wins %  51.50  41.83..61.06   51.00  41.35..60.58  -0.500 -1.492..0.492

low..high: the interval of 95 %; * that of the difference does not contain 0

== options and scripts are named, both are in force
$ reeve sim castle-wica --option tie=none --option wall_pickup=per_feature --script end-of-turn-pickup --stats --games 20
--- stdout~
castle-wica: 20 games from seed 1, each without and with
  option tie=none
  option wall_pickup=per_feature
  script end-of-turn-pickup

== without a house rule there is one column
$ reeve sim castle --stats --games 100 --seed 4
--- stdout
castle: 100 games from seed 4

score W       12.25  10.65..13.85
score B       12.70  11.01..14.39
score all     12.48  11.32..13.63
spread W       8.05   6.83..9.28
spread B       8.52   6.81..10.22
spread all     8.27   7.16..9.39
margin         8.93   7.41..10.45
wall tiles     0.37   0.24..0.50
turns         59.62  59.44..59.80
first leads   -0.45  -2.79..1.89
first wins %  51.50  41.83..61.06

low..high: the interval of 95 %

== the option and the script of the same house rule make the same table [C-72]
$ reeve sim castle --stats --games 60 --format tsv --script end-of-turn-pickup >$T/script
$ reeve sim castle --stats --games 60 --format tsv --option wall_pickup=end_of_turn >$T/option
$ cmp $T/script $T/option && wc -l <$T/script
--- stdout
11

== a script that changes nothing makes no difference
$ reeve sim castle --stats --games 40 --format json --script tests/bench/noop.lua | gojq '[.difference | .value, .low, .high] | all(. == 0)' | sort -u
--- stdout
true

== JSON: an object a line, one for each measure
$ reeve sim castle --script end-of-turn-pickup --stats --games 100 --seed 4 --format json
--- stdout
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"score","player":"W","without":{"value":12.25,"low":10.651797,"high":13.848203},"with":{"value":12.19,"low":10.607973,"high":13.772027},"difference":{"value":-0.06,"low":-0.179053,"high":0.059053,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"score","player":"B","without":{"value":12.7,"low":11.009853,"high":14.390147},"with":{"value":12.64,"low":10.988647,"high":14.291353},"difference":{"value":-0.06,"low":-0.160979,"high":0.040979,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"score","player":"all","without":{"value":12.475,"low":11.320131,"high":13.629869},"with":{"value":12.415,"low":11.277507,"high":13.552493},"difference":{"value":-0.06,"low":-0.137595,"high":0.017595,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"spread","player":"W","without":{"value":8.05458,"low":6.833946,"high":9.275214},"with":{"value":7.973054,"low":6.745198,"high":9.200911},"difference":{"value":-0.081526,"low":-0.240573,"high":0.077521,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"spread","player":"B","without":{"value":8.517955,"low":6.814679,"high":10.221231},"with":{"value":8.322441,"low":6.791087,"high":9.853796},"difference":{"value":-0.195514,"low":-0.522727,"high":0.1317,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"spread","player":"all","without":{"value":8.271525,"low":7.155298,"high":9.387753},"with":{"value":8.132122,"low":7.093214,"high":9.171031},"difference":{"value":-0.139403,"low":-0.326626,"high":0.04782,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"margin","player":null,"without":{"value":8.93,"low":7.405697,"high":10.454303},"with":{"value":8.81,"low":7.324962,"high":10.295038},"difference":{"value":-0.12,"low":-0.27519,"high":0.03519,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"wall_tiles","player":null,"without":{"value":0.37,"low":0.23876,"high":0.50124},"with":{"value":0.33,"low":0.206891,"high":0.453109},"difference":{"value":-0.04,"low":-0.079078,"high":-0.000922,"excludes_zero":true}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"turns","player":null,"without":{"value":59.62,"low":59.437707,"high":59.802293},"with":{"value":59.62,"low":59.437707,"high":59.802293},"difference":{"value":0.0,"low":0.0,"high":0.0,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"first_lead","player":null,"without":{"value":-0.45,"low":-2.792394,"high":1.892394},"with":{"value":-0.45,"low":-2.748693,"high":1.848693},"difference":{"value":0.0,"low":-0.157024,"high":0.157024,"excludes_zero":false}}
{"ruleset":"castle","games":100,"seed":4,"options":[],"scripts":["end-of-turn-pickup"],"measure":"first_wins","player":null,"without":{"value":0.515,"low":0.418318,"high":0.610572},"with":{"value":0.51,"low":0.41348,"high":0.60578},"difference":{"value":-0.005,"low":-0.014921,"high":0.004921,"excludes_zero":false}}

== JSON of one column has neither with nor difference
$ reeve sim castle --stats --games 3 --format json | grep '"margin"'
--- stdout
{"ruleset":"castle","games":3,"seed":1,"options":[],"scripts":[],"measure":"margin","player":null,"without":{"value":11.333333,"low":-0.920628,"high":23.587294}}

== tab-separated
$ reeve sim castle --script end-of-turn-pickup --stats --games 100 --seed 4 --format tsv
--- stdout
score	W	12.25	10.651797	13.848203	12.19	10.607973	13.772027	-0.06	-0.179053	0.059053	no
score	B	12.7	11.009853	14.390147	12.64	10.988647	14.291353	-0.06	-0.160979	0.040979	no
score	all	12.475	11.320131	13.629869	12.415	11.277507	13.552493	-0.06	-0.137595	0.017595	no
spread	W	8.05458	6.833946	9.275214	7.973054	6.745198	9.200911	-0.081526	-0.240573	0.077521	no
spread	B	8.517955	6.814679	10.221231	8.322441	6.791087	9.853796	-0.195514	-0.522727	0.1317	no
spread	all	8.271525	7.155298	9.387753	8.132122	7.093214	9.171031	-0.139403	-0.326626	0.04782	no
margin		8.93	7.405697	10.454303	8.81	7.324962	10.295038	-0.12	-0.27519	0.03519	no
wall_tiles		0.37	0.23876	0.50124	0.33	0.206891	0.453109	-0.04	-0.079078	-0.000922	yes
turns		59.62	59.437707	59.802293	59.62	59.437707	59.802293	0	0	0	no
first_lead		-0.45	-2.792394	1.892394	-0.45	-2.748693	1.848693	0	-0.157024	0.157024	no
first_wins		0.515	0.418318	0.610572	0.51	0.41348	0.60578	-0.005	-0.014921	0.004921	no

== tab-separated, one column
$ reeve sim castle --stats --games 20 --format tsv | grep turns
--- stdout
turns		59.9	59.755948	60.044052	-	-	-	-	-	-	-

== the figures are those of the games, played one by one
# The intervals once more: mean and standard deviation the plain way, Student's t for 49 degrees.
# What differs by less than one in a thousand is the same.
$ reeve sim castle --games 50 --seed 4 --format json | gojq -c .score >$T/games
$ reeve sim castle --games 50 --seed 4 --format json --script end-of-turn-pickup --option tile4_fountain=1 | gojq -c .score >>$T/games
$ reeve sim castle --games 50 --seed 4 --stats --format json --script end-of-turn-pickup --option tile4_fountain=1 >$T/stats
$ gojq -n --slurpfile games $T/games --slurpfile stats $T/stats -f $T/again.jq
--- file again.jq
def mean: add / length;
def sd: mean as $m | (map(. - $m | . * .) | add) / (length - 1) | sqrt;
def interval: mean as $m | (2.009575 * sd / (length | sqrt)) as $arm | [$m, $m - $arm, $m + $arm];
def same($a; $b): [$a, $b] | transpose | all((.[0] - .[1]) * 1000 | fabs < 1);
def given($measure; $player; $column): $stats[] | select(.measure == $measure and .player == $player) |
    .[$column] | [.value, .low, .high];
def three($measure; $player; f):
    ($games[:50] | map(f)) as $without | ($games[50:] | map(f)) as $with |
    ([$without, $with] | transpose | map(.[1] - .[0])) as $difference |
    {$measure, $player, same: [same($without | interval; given($measure; $player; "without")),
        same($with | interval; given($measure; $player; "with")),
        same($difference | interval; given($measure; $player; "difference"))]};
def one_spread($player; f): {measure: "spread", $player,
    same: [same([$games[:50][] | f] | [sd]; [given("spread"; $player; "without")[0]])]};
[three("score"; "W"; .W), three("score"; "B"; .B), three("score"; "all"; (.W + .B) / 2),
    three("margin"; null; .W - .B | fabs), three("first_lead"; null; .W - .B),
    one_spread("W"; .W), one_spread("B"; .B)] |
    if length == 7 and all(.same | length > 0 and all) then "the same" else . end
--- stdout
"the same"

== wall tiles and turns are those of the records [C-69]
$ reeve sim castle --games 60 --seed 2 >$T/games.yaml
$ reeve score --format json $T/games.yaml | gojq '[.events[] | select(.what == "took")] | length' | gojq -s 'add / length * 1e6 | round'
$ reeve check --format json $T/games.yaml | gojq .turns | gojq -s 'add / length * 1e6 | round'
$ reeve sim castle --games 60 --seed 2 --stats --format json | gojq 'select(.measure == "wall_tiles" or .measure == "turns") | .without.value * 1e6 | round'
--- stdout
433333
59750000
433333
59750000

== a shared victory counts by half, and not at all where nobody wins a tie [C-110]
$ reeve sim castle --games 200 --seed 3 --format json | gojq .score | gojq -sc '{won: map(select(.W > .B)) | length, shared: map(select(.W == .B)) | length}'
$ reeve sim castle --games 200 --seed 3 --stats --option tie=none --format json | gojq -c 'select(.measure == "first_wins") | [.without.value, .with.value]'
--- stdout
{"shared":5,"won":101}
[0.5175,0.505]

== one game has no intervals, and no spread
$ reeve sim castle --stats --games 1 --option tie=none
--- stdout
castle: 1 game from seed 1, each without and with
  option tie=none

              without               with                  difference
score W       24.00      -          24.00      -          0.000      -
score B        7.00      -           7.00      -          0.000      -
score all     15.50      -          15.50      -          0.000      -
spread W          -      -              -      -              -      -
spread B          -      -              -      -              -      -
spread all        -      -              -      -              -      -
margin        17.00      -          17.00      -          0.000      -
wall tiles     0.00      -           0.00      -          0.000      -
turns         60.00      -          60.00      -          0.000      -
first leads   17.00      -          17.00      -          0.000      -
first wins %  100.0      -          100.0      -          0.000      -

low..high: the interval of 95 %; * that of the difference does not contain 0

== one game in JSON and tab-separated
$ reeve sim castle --stats --games 1 --format json | gojq -c 'select(.player == "W") | .without | [.value == 24, .value == null, .low, .high]'
$ reeve sim castle --stats --games 1 --format tsv | sed -n '1p;4p'
--- stdout
[true,false,null,null]
[false,true,null,null]
score	W	24	-	-	-	-	-	-	-	-	-
spread	W	-	-	-	-	-	-	-	-	-	-

== no game at all is not asked for
$ reeve sim castle --stats --games 0
--- stdout
--- stderr
reeve: --games takes a whole number from 1 to 2147483647, not `0`
--- status 2

== a thousand games if nothing is said
$ reeve-fast sim castle --stats | head -n 1
--- stdout
castle: 1000 games from seed 1

== what a game does not have is not measured: no rival, no wall tile
$ reeve sim solo --rules $T --stats --games 5 --format tsv | cut -f 1,2
$ reeve sim bare --rules $T --stats --games 5 --format tsv | cut -f 1,2
--- file solo/ruleset.yaml
ruleset: 1
name: solo
extends: castle
title: The Castle for one
players: [1, 2]
--- file bare/ruleset.yaml
ruleset: 1
name: bare
extends: castle
title: The Castle without wall tiles
board: {no_wall_tile: [0, 12, 16, 20, 26, 32, 38, 42, 56, 64, 66, 82, 88, 90]}
--- stdout
score	W
spread	W
wall_tiles	
turns	
score	W
score	B
score	all
spread	W
spread	B
spread	all
margin	
turns	
first_lead	
first_wins	

== three play: the lead is over the mean of the others
$ reeve sim three --rules $T --games 30 --format json | gojq '.score | .W - (.B + .R) / 2' | gojq -s 'add / length * 1e6 | round'
$ reeve sim three --rules $T --games 30 --format json | gojq '[.score[]] | sort | .[2] - .[1]' | gojq -s 'add / length * 1e6 | round'
$ reeve sim three --rules $T --games 30 --stats --format json | gojq 'select(.measure == "first_lead" or .measure == "margin") | .without.value * 1e6 | round'
--- file three/ruleset.yaml
ruleset: 1
name: three
extends: castle
title: The Castle for three
players: [3, 3]
--- stdout
-800000
5900000
5900000
-800000

== no line is wider than eighty columns, whatever the scores
$ reeve sim rich --rules $T --option tile4_fountain=1 --stats --games 20 | tee $T/table | awk 'length > 80 {print length}'
$ awk '/^score W/ && $2 > 200 {print "rich"}' $T/table
--- file rich/ruleset.yaml
ruleset: 1
name: rich
extends: castle
title: The Castle, with ninety points a tile
kinds:
  path: {role: herald, line: true, points: 90, rule: C-49, doubled: 100, doubled_rule: C-50}
--- stdout
rich

== -q would leave nothing
$ reeve sim castle --stats -q
--- stdout
--- stderr
reeve: --quiet would leave nothing of --stats; give one of them
--- status 2

== --stats is for sim
$ reeve check --stats fixtures/castle/kitchen-table.yaml
--- stdout
--- stderr
reeve: check does not take --stats (only sim)
--- status 2

== a script that fails in some game: which one, and no part of a table
$ reeve sim castle --stats --script $T/greedy.lua --seed 3
--- file greedy.lua <tests/cases/castle/greedy.lua
--- stdout
--- stderr
reeve: game 72 of seed 3: $T/greedy.lua:6: too many points
--- status 4

== a script that exceeds its budget in a game: a limit was hit
$ reeve sim castle --script $T/slow.lua --stats
--- file slow.lua
return {
  api = 1, name = "slow", summary = "Never ends.", rules = {"castle"},
  hooks = {turn_ending = function() while true do end end},
}
--- stdout
--- stderr
reeve: game 1 of seed 1: $T/slow.lua:3: scripts may run 10000000 steps in one document, and this needs more
--- status 5

== so it is when the script exceeds it before any game
$ reeve sim castle --script $T/loop.lua --stats
--- file loop.lua
while true do end
--- stdout
--- stderr
reeve: $T/loop.lua:1: scripts may run 10000000 steps in one document, and this needs more
--- status 5

== a script that is no Lua fails
$ reeve sim castle --script $T/broken.lua --stats --format json
--- file broken.lua
return {api = 1,
--- stdout
--- stderr
reeve: $T/broken.lua:2: unexpected symbol near <eof>
--- status 4

== an option that there is not, a script that there is not: nothing is played
$ reeve sim castle --stats --option no_such=1 2>$T/one; echo $?
$ reeve sim castle --stats --script no-such; echo $?
$ cut -c 1-36 $T/one
--- stdout
2
3
reeve: castle has no option `no_such
--- stderr
reeve: unknown script `no-such`

== a reader who went away, and no room
$ { until [ -e $T/gone ]; do sleep 0.01; done; reeve sim castle --stats --games 9; echo $? >$T/status; } | { exec <&-; touch $T/gone; }
$ cat $T/status
$ reeve sim castle --stats --games 9 >/dev/full
--- stdout
141
--- stderr
reeve: standard output: No space left on device
--- status 5
