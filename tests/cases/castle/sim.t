# sim: what it says when a script fails.

== a script that fails in some game: which one is named, the games before it are written
$ reeve sim castle --script $T/greedy.lua --seed 3 --games 100 >$T/games
$ echo $?
$ grep -c '^---' $T/games
--- file greedy.lua <tests/cases/castle/greedy.lua
--- stdout
4
71
--- stderr
reeve: game 72 of seed 3: $T/greedy.lua:6: too many points

== a script that fails in the last turn of a game has failed
$ reeve sim castle --script $T/last.lua --games 3 -q
--- file last.lua
return {
  api = 1, name = "last", summary = "No last turn.", rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      if game:left() == 0 then error("the last turn") end
    end,
  },
}
--- stdout
--- stderr
reeve: game 1 of seed 1: $T/last.lua:5: the last turn
--- status 4

== a script that exceeds its budget in a game: a limit was hit
% reeve sim castle --script $T/slow.lua $more; echo $?
--- file slow.lua
return {
  api = 1, name = "slow", summary = "Never ends.", rules = {"castle"},
  hooks = {turn_ending = function() while true do end end},
}
--- rows more
-q
    reeve: game 1 of seed 1: $T/slow.lua:3: scripts may run 10000000 steps in one document, and this needs more
    5
--format json
    reeve: game 1 of seed 1: $T/slow.lua:3: scripts may run 10000000 steps in one document, and this needs more
    5

== so it is when the script exceeds it before any game
$ reeve sim castle --script $T/loop.lua -q
--- file loop.lua
while true do end
--- stdout
--- stderr
reeve: $T/loop.lua:1: scripts may run 10000000 steps in one document, and this needs more
--- status 5

== a script that is no Lua fails
$ reeve sim castle --script $T/broken.lua -q
--- file broken.lua
return {api = 1,
--- stdout
--- stderr
reeve: $T/broken.lua:2: unexpected symbol near <eof>
--- status 4

== a script that there is not: nothing is played
$ reeve sim castle --script no-such
--- stdout
--- stderr
reeve: unknown script `no-such`
--- status 3

== where there are more corners than wall tiles some lie on none: what was dealt can be checked [C-4]
$ reeve sim few --rules $T | tee $T/game.yaml | sed -n 5,7p
$ reeve check -q --rules $T $T/game.yaml
--- file few/ruleset.yaml
ruleset: 1
name: few
extends: castle
wall_tiles: {1: {copies: 3, effect: points, amount: 4, rule: C-98}}
--- stdout
setup:
  wall_tiles: {12: 1, 16: 1, 20: 1}
moves:

== a game for one number of players says so [C-4]
$ reeve sim castle --players 3
--- stderr
reeve: Carcassonne: The Castle is for 2 players, not 3
--- status 2
