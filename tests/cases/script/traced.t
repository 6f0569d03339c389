# rules --script NAME --trace FILE: each call of a hook, what it is given and what it answers; and what a script prints.

== values, objects and lists; a method that no object has, where no game comes to it
$ cat >$T/x.lua <<'X'
$ return {
$   api = 1, name = "x", summary = "x", rules = {"castle", "carcassonne"},
$   hooks = {
$     feature_points = function(game, feature, player, points)
$       print("at", feature, nil, 1 // 1, {}, true, "a\27b")
$       if feature:kind() == "nowhere" then return feature:siez() end
$       if feature:kind() == "road" then return points + 1 end
$     end,
$     scoring_order = function(game, features) return features end,
$     may_deploy = function(game, feature) if feature:size() > 99 then return "too large" end end,
$   },
$ }
$ X
$ reeve rules --script $T/x.lua | grep -A 1 note: | sed "s|$T/||"
$ reeve rules --script $T/x.lua --trace fixtures/carcassonne/sunday.yaml 2>/dev/null | grep -v may_deploy | sed -n '1,6p'
$ reeve rules --script $T/x.lua --trace fixtures/carcassonne/sunday.yaml --format json 2>&1 | grep -v may_deploy | sed -n '1,2p'
$ reeve rules --script $T/x.lua --trace fixtures/carcassonne/sunday.yaml --format tsv --header 2>&1 | grep -v may_deploy | sed -n '1,3p'
--- stdout
note: line 6 calls `siez`, which no object has; did you mean `size`?
turn 9  x prints: at road@0,0.e nil 1 table true a?b
turn 9  x: feature_points(game, road@0,0.e, R, 4) answers 5
turn 15  x prints: at city@0,2.n nil 1 table true a?b
turn 15  x: feature_points(game, city@0,2.n, R, 8) answers nothing
turn 17  x prints: at city@2,-2.e nil 1 table true a?b
turn 17  x: feature_points(game, city@2,-2.e, R, 4) answers nothing
{"turn":9,"script":"x","printed":"at road@0,0.e nil 1 table true a?b"}
{"turn":9,"script":"x","hook":"feature_points","arguments":["game","road@0,0.e","R","4"],"answer":"5"}
turn	script	hook	arguments	answer
9	x	print		at road@0,0.e nil 1 table true a?b
9	x	feature_points	game road@0,0.e R 4	5

== a trace changes no verdict, and costs a script none of its steps
% reeve rules --script ${f#*/} --trace fixtures/$f.yaml >/dev/null; echo $f $?
--- rows f
castle/end-of-turn-pickup
    castle/end-of-turn-pickup 0
castle/longest-path-bonus
    castle/longest-path-bonus 0
castle/tie-shares-points
    castle/tie-shares-points 0
carcassonne/no-enclosed-holes
    carcassonne/no-enclosed-holes 0
tower/no-surprises
    tower/no-surprises 0

== it needs a script and a file, and names no ruleset; a script that fails is reported
$ reeve rules --trace fixtures/castle/kitchen-table.yaml 2>&1; echo $?
$ reeve rules castle --script no-ransom --trace fixtures/castle/kitchen-table.yaml 2>&1; echo $?
$ reeve rules --script no-ransom --trace $T/none.yaml 2>&1 | sed "s|$T/||"
$ printf 'return {api = 1, name = "x", summary = "x", rules = {"castle"}, hooks = {turn_ending = function(game) print(game.state) print() error("no") end}}' >$T/x.lua
$ reeve rules --script $T/x.lua --trace fixtures/castle/kitchen-table.yaml 2>&1 | grep -v ' |' | sed "s|$T/||"
$ reeve rules --script $T/x.lua --trace - </dev/null 2>&1 | sed "s|$T/||"
--- stdout
reeve: --trace needs --script with the house rule to trace
2
reeve: --trace FILE judges by the rules of FILE: name no ruleset
2
reeve: none.yaml: there is no such file
turn 1  x prints: game.state
turn 1  x prints: 
fixtures/castle/kitchen-table.yaml:13:3: unreadable: x.lua:1: no [script-failed]
  help: Mend the script at the line that the message names.
-:1:1: unreadable: there is no record or position here [empty]
  help: Type a record or a position: `reeve new NAME` prints one to fill in.
