# The order in which the scripts of a game are called.

== a script with a larger `order` comes behind the others, however they are named
% for name in half more; do echo "return {api = 2, name = '$name', summary = 'Points.', rules = {'carcassonne'}, order = ORDER, hooks = {feature_points = function(_, _, _, points) return VALUE end}}" >$T/$name.lua; done
% sed -i "s/ORDER/50/; s,VALUE,(points + 1) // 2," $T/half.lua; sed -i "s/ORDER/$order/; s/VALUE/points + 3/" $T/more.lua
% for scripts in "--script $T/half.lua --script $T/more.lua" "--script $T/more.lua --script $T/half.lua"; do reeve score $scripts $T/game.yaml 2>&1 | grep -o 'city@.*\|[^ ]*lua: .*' || :; done
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
--- rows order
50
    city@0,0.n: 2 tiles, 2 each; half makes it 2; more makes it
    city@0,0.n: 2 tiles, 2 each; more makes it 7; half makes it
90
    city@0,0.n: 2 tiles, 2 each; half makes it 2; more makes it
    city@0,0.n: 2 tiles, 2 each; half makes it 2; more makes it
20
    city@0,0.n: 2 tiles, 2 each; more makes it 7; half makes it
    city@0,0.n: 2 tiles, 2 each; more makes it 7; half makes it
100
    $T/more.lua: `order` is a number from 0 to 99 [script-failed]
    $T/more.lua: `order` is a number from 0 to 99 [script-failed]
