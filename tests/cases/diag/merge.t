# Rulesets that are played together: what both extend, and what each of them changes of it.

== what the second changes of numbers, kinds, words and the supply holds, and what it leaves is the first's
$ mkdir -p $T/r $T/s
$ printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'supply: 5' 'kinds: {road: {points: 3}}' 'numbers: {ransom: 9}' >$T/r/ruleset.yaml
$ printf '%s\n' 'ruleset: 1' 'name: s' 'extends: carcassonne' 'kinds: {city: {points: 5}, road: {unfinished: 4}}' 'numbers: {farm_third: 8}' >$T/s/ruleset.yaml
% sed "s/RULES/$rules/" $T/game.yaml | reeve score --rules $T --now --format json | gojq -c '[.score, [(.items + .final)[] | .points]]'
% sed "s/RULES/$rules/" $T/game.yaml | reeve position --rules $T | grep supply
--- file game.yaml
reeve: 1
rules: RULES
players: {W: Wim, B: Bea}
board: {'0,0': BA.RCr, '1,0': [BA.RFr, B:farmer@n]}
moves:
- W: BA.C/180 0,1 knight@s
--- rows rules
[r, s]
    [{"B":8,"W":10},[10,8]]
    supply: {W: 5, B: 4}
[s, r]
    [{"B":8,"W":10},[10,8]]
    supply: {W: 5, B: 4}
r
    [{"B":3,"W":4},[4,3]]
    supply: {W: 5, B: 4}

== a board that one of the two changes is the board of both, whichever stands first; two boards are one too many
$ mkdir -p $T/r $T/s $T/t
$ printf '%s\n' 'ruleset: 1' 'name: r' 'extends: castle' 'supply: 5' >$T/r/ruleset.yaml
$ printf '%s\n' 'ruleset: 1' 'name: s' 'extends: castle' 'supply: 6' 'board: {gates: [3, 4]}' >$T/s/ruleset.yaml
$ printf '%s\n' 'ruleset: 1' 'name: t' 'extends: castle' 'board: {track: 200}' >$T/t/ruleset.yaml
% printf 'reeve: 1\nrules: %s\nplayers: {W: Wim, B: Bea}\nmoves: []\n' "$rules" | { reeve check -q --rules $T; echo $?; } 2>&1 | grep -v '^ '
--- rows rules
[r, s]
    0
[s, r]
    0
[r, s, t]
    -:2:8: unreadable: ruleset `r+s+t` cannot be used: r+s and t each have a board of their own [bad-ruleset]
    3

== the start tile that the second chooses is the start tile
$ mkdir -p $T/r $T/s
$ printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'supply: 5' >$T/r/ruleset.yaml
$ printf '%s\n' 'ruleset: 1' 'name: s' 'extends: carcassonne' 'start_tile: BA.C' >$T/s/ruleset.yaml
% printf 'reeve: 1\nrules: %s\nplayers: {W: Wim, B: Bea}\nmoves: []\n' "$rules" | reeve position --rules $T | grep -A1 board
--- rows rules
[r, s]
    board:
      '0,0': BA.C
[s, r]
    board:
      '0,0': BA.C
[tower, s]
    board:
      '0,0': BA.C

== two that choose different start tiles do not mix; the same one is no quarrel
$ ruleset() { mkdir $T/$1; printf '%s\n' 'ruleset: 1' "name: $1" 'extends: carcassonne' "start_tile: $2" >$T/$1/ruleset.yaml; }
$ ruleset s BA.C
% ruleset $name $start
% printf 'reeve: 1\nrules: [%s, s]\nplayers: {W: Wim, B: Bea}\nmoves: []\n' $name | reeve position --rules $T 2>&1 | grep -A1 'board\|start'
--- rows name start
r BA.L
    -:2:8: unreadable: ruleset `r+s` cannot be used: r and s each have a start of their own [bad-ruleset]
          2 | rules: [r, s]
t BA.C
    board:
      '0,0': BA.C

== orders of final scoring, wall tiles and options are taken as a whole: two of them do not mix
$ mkdir -p $T/r $T/s
$ printf '%s\n' 'ruleset: 1' 'name: r' 'extends: castle' 'final: [areas, keeps, wall_tiles]' 'wall_tiles: {1: {copies: 9, effect: points, amount: 4, rule: C-98}}' >$T/r/ruleset.yaml
$ printf '%s\n' 'ruleset: 1' 'name: s' 'extends: castle' 'final: [keeps, wall_tiles, areas]' 'wall_tiles: {2: {copies: 8, effect: points, amount: 6, rule: C-98}, 3: {copies: 8, effect: points, amount: 7, rule: C-98}}' >$T/s/ruleset.yaml
% for tile in 1 2 3; do
%     sed "s/RULES/$rules/; s/TILE/$tile/" $T/game.yaml | reeve score --now --rules $T 2>&1 | grep 'wall tile\|score'
% done
--- file game.yaml
reeve: 1
rules: RULES
players: {W: Wim, B: Bea}
board: {b3: 14}
hand: {W: {wall_tiles: [TILE]}, B: {wall_tiles: []}}
score: {W: 0, B: 0}
--- rows rules
[r, s]
    cannot score yet: not all could be read; score as noted, W to move, 59 tiles to come: Wim (W) 0, Bea (B) 0
    -:5:25: unreadable: there is no wall tile `1` [bad-wall-tile]
          +6  W   wall tile: wall tile 2                                        C-98
    final score: Wim (W) 6, Bea (B) 0
          +7  W   wall tile: wall tile 3                                        C-98
    final score: Wim (W) 7, Bea (B) 0
[s, r]
          +4  W   wall tile: wall tile 1                                        C-98
    final score: Wim (W) 4, Bea (B) 0
    cannot score yet: not all could be read; score as noted, W to move, 59 tiles to come: Wim (W) 0, Bea (B) 0
    -:5:25: unreadable: there is no wall tile `2` [bad-wall-tile]
    cannot score yet: not all could be read; score as noted, W to move, 59 tiles to come: Wim (W) 0, Bea (B) 0
    -:5:25: unreadable: there is no wall tile `3` [bad-wall-tile]
