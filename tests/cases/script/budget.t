# A document has one budget for scripts, however often it is judged: by other editions and options, for `why`, for
# queries. What an instruction of Lua does to long texts and large tables counts; so does compiling. And points are
# bounded.

== texts of thousands of bytes that are compared again and again use up the steps
% reeve $command --script tests/hostile/ltif.lua fixtures/castle/mistake.yaml 2>&1 >/dev/null | head -n 1
$ reeve check -q --script tests/hostile/ltif.lua fixtures/castle/mistake.yaml 2>/dev/null
--- rows command
check
    fixtures/castle/mistake.yaml:7:1: unreadable: tests/hostile/ltif.lua:199: scripts may run 10000000 steps in one document, and this needs more [script-limit]
score
    fixtures/castle/mistake.yaml:7:1: unreadable: tests/hostile/ltif.lua:199: scripts may run 10000000 steps in one document, and this needs more [script-limit]
why
    fixtures/castle/mistake.yaml:7:1: unreadable: tests/hostile/ltif.lua:199: scripts may run 10000000 steps in one document, and this needs more [script-limit]
completions
    fixtures/castle/mistake.yaml:7:1: unreadable: tests/hostile/ltif.lua:199: scripts may run 10000000 steps in one document, and this needs more [script-limit]
position
    fixtures/castle/mistake.yaml:7:1: unreadable: tests/hostile/ltif.lua:199: scripts may run 10000000 steps in one document, and this needs more [script-limit]
--- status 5

== a script that looks at all cells and more is judged by its own rules, and by others as far as its steps reach
% reeve $command --script tests/hostile/cells.lua fixtures/castle/mistake.yaml 2>&1 >/dev/null | grep steps
% reeve $command --script tests/hostile/cells.lua fixtures/castle/mistake.yaml >/dev/null 2>&1; echo $?
--- rows command
check
    reeve: fixtures/castle/mistake.yaml: not tried with all other editions and options: tests/hostile/cells.lua:7: scripts may run 10000000 steps in one document, and this needs more
    5
why
    reeve: fixtures/castle/mistake.yaml: not tried with all other editions and options: tests/hostile/cells.lua:7: scripts may run 10000000 steps in one document, and this needs more
    5

== a script that is compiled once is run again for each other ruleset, and finds its variables as they were at first
$ reeve check --format json --script $T/env.lua fixtures/castle/mistake.yaml | gojq -c '[.verdict, [.alternatives[] | .ruleset // .option]]'
--- file env.lua
local text = tostring
_ENV = {n = 1}
return {api = 1, name = "env", summary = "x", rules = {"castle"}, hooks = {
  turn_ending = function() if text(n) ~= "1" then return 1 end end}}
--- stdout
["wrong",["castle-hig"]]

== NaN is not taken for a change, in a variable or in a table
$ reeve check -q --script tests/hostile/nan.lua fixtures/castle/kitchen-table.yaml
$ reeve check -q --script $T/nans.lua fixtures/castle/kitchen-table.yaml
--- file nans.lua
local list = {0/0, -(0/0), {0/0}}
return {api = 1, name = "nans", summary = "x", rules = {"castle"}, hooks = {
  turn_ending = function(game) if game:laid() == list[3][1] then return end end}}

== but another kind of number is a change: 1.0 for 1, -0.0 for 0.0
% printf 'local n, z, l = 1, 0.0, {1}\nreturn {api = 1, name = "x", summary = "x", rules = {"castle"}, hooks = {\n  turn_ending = function() %s; return n and z and l and nil end}}\n' "$change" >$T/x.lua
% reeve check -q --script $T/x.lua fixtures/castle/kitchen-table.yaml 2>&1 | grep -o 'turn_ending .*'
--- rows change
n = n + 0.0
    turn_ending changes `n`; what lasts belongs into game.state [script-failed]
z = -z
    turn_ending changes `z`; what lasts belongs into game.state [script-failed]
l[1] = 1.0
    turn_ending changes `l`; what lasts belongs into game.state [script-failed]
z = 0/0
    turn_ending changes `z`; what lasts belongs into game.state [script-failed]

== a text that is hard to compile counts: its `and`s, its names in functions within functions
$ lua5.4 -e 'io.write("local a local b = a", (" and a"):rep(10800))' >$T/and.lua
$ lua5.4 -e 'for i = 1, 40 do io.write("local function f() local x") for j = 1, 190 do io.write(",a", j) end io.write(" ") end io.write(("x=x "):rep(5000), ("end "):rep(40))' >$T/names.lua
% reeve check -q --script $T/$script.lua fixtures/castle/kitchen-table.yaml 2>&1 | grep -o 'scripts may .*'
--- rows script
and
    scripts may run 10000000 steps in one document, and this needs more [script-limit]
names
    scripts may run 10000000 steps in one document, and this needs more [script-limit]

== scores cannot overflow: with as many points as are counted, nobody gets one more
% reeve $command --rules tests/rulesets tests/hostile/fld2.yaml 2>&1 | grep -v '^ *[0-9]* | ' | tail -n 2 | cut -c 1-120
$ reeve score --now --rules tests/rulesets --script tests/hostile/pts3.lua tests/hostile/fld2.yaml >/dev/null 2>&1
--- rows command
check
    tests/hostile/fld2.yaml: position consistent: score r (R) 999999999, b (B) 999999999, k (K) 0, l (L) 0, m (M) 0, n (N) 9
why
    reeve: tests/hostile/fld2.yaml: it has no turns; ask for a cell or a feature
score --now
    tests/hostile/fld2.yaml:5:1: unreadable: the points would exceed 999999999, the most that reeve counts [points-limit]
      help: Type lower scores, or make the house rule give fewer points.
check --script tests/hostile/pts3.lua
    tests/hostile/fld2.yaml: position consistent: score r (R) 999999999, b (B) 999999999, k (K) 0, l (L) 0, m (M) 0, n (N) 9
why --script tests/hostile/pts3.lua
    reeve: tests/hostile/fld2.yaml: it has no turns; ask for a cell or a feature
score --now --script tests/hostile/pts3.lua
    tests/hostile/fld2.yaml:5:1: unreadable: the points would exceed 999999999, the most that reeve counts [points-limit]
      help: Type lower scores, or make the house rule give fewer points.
--- status 5

== four points fit, a fifth does not; nor below 0
% sed "s/999999996/$score/" fixtures/castle/bad/points-limit.yaml >$T/game.yaml
% reeve check $T/game.yaml 2>&1
--- rows score
999999995
    $T/game.yaml: legal so far: 1 turn, score Nadia (W) 999999999, Tom (B) 0, B to move
999999996
    $T/game.yaml: unreadable
    $T/game.yaml:11:3: unreadable: the points would exceed 999999999, the most that reeve counts [points-limit]
         11 | - W: 29/270 d7 herald
            |   ^
      help: Type lower scores, or make the house rule give fewer points.
--- status 5

== king: off and falconer: off are how the game is played [F-14, F-15]
$ reeve check --option king=off --option falconer=off $T/game.yaml
$ sed -i '/players/s/.*/&\noptions: {king: off, falconer: off}/' $T/game.yaml; reeve check $T/game.yaml; reeve fmt $T/game.yaml | grep options
--- file game.yaml
reeve: 1
rules: falcon
players: {W: W, B: B}
moves:
- W: 13 b3
--- stdout
$T/game.yaml: legal so far: 1 turn, score W 0, B 0, B to move
$T/game.yaml: legal so far: 1 turn, score W 0, B 0, B to move
options: {king: off, falconer: off}
