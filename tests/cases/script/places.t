# Hooks and actions are asked about the tiles and features that a script names, and cells know what is
# around them.

== may_place is asked about tiles that show one of the places
$ mkdir -p $T/r/spread && cp $T/ruleset.yaml $T/spread.lua $T/r/spread
% sed "s|TILE|$tile|" $T/game.yaml | reeve check -q --rules $T/r - 2>&1 | head -n 1
$ sed 's/"inn"}/"in"}/' $T/spread.lua >$T/r/spread/spread.lua; reeve check -q --rules $T/r $T/game.yaml 2>&1 | head -n 1
$ sed 's/{"monastery", "inn"}/"inn"/' $T/spread.lua >$T/r/spread/spread.lua; reeve check -q --rules $T/r $T/game.yaml 2>&1 | head -n 1
--- file ruleset.yaml
ruleset: 1
name: spread
extends: inns
title: Spread
edition: of this table
scripts: [spread]
--- file spread.lua
---@type reeve.Script
return {
  api = 2,
  name = "spread",
  summary = "Monasteries and inns lie apart from roads.",
  rules = {"spread"},
  replaces = {"K-8"},
  places = {"monastery", "inn"},
  hooks = {
    may_place = function(_, tile)
      local n = #tile:cell():around("road")
      if n > 0 then return ("%d of %d features around it are roads"):format(n, #tile:cell():around()) end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: spread
players: {R: Rosa, B: Ben}
moves:
- R: TILE
--- stdout
$T/game.yaml: unreadable: spread.lua: `places` names `in`, which is no kind of features, no mark and no figure of spread [script-failed]
$T/game.yaml: unreadable: spread.lua: `places` is a list of texts, not a string [script-failed]
--- rows tile
BA.L 0,-1
    -:5:11: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
BA.RFr -1,0
IC.RFr.iG -1,0
    -:5:16: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
IC.RRR.i -1,0
    -:5:15: illegal: 1 of 4 features around it are roads [ruled-out, K-8]
BA.C 0,-1
    -:5:6: illegal: tile BA.C cannot lie at 0,-1: its north side shows a city, the field of tile BA.RCr lies there [edge-cut, K-9]

== hooks that are given a tile or a feature are called where it shows one of the places
$ mkdir -p $T/r/told; printf 'ruleset: 1\nname: told\nextends: inns\ntitle: Told\nedition: mine\nscripts: [told]\n' >$T/r/told/ruleset.yaml; cp $T/told.lua $T/r/told; reeve score --rules $T/r $T/game.yaml | grep -o 'told:.*[^ ] '
$ sed 's/{"inn", "big"}/{"monastery"}/' $T/told.lua >$T/r/told/told.lua; reeve score --rules $T/r $T/game.yaml | grep -o 'told:.*[^ ] '
--- file told.lua
---@type reeve.Script
return {
  api = 2,
  name = "told",
  summary = "Tells what it is asked about.",
  rules = {"told"},
  replaces = {"K-8"},
  places = {"inn", "big"},
  hooks = {
    tile_placed = function(game, tile) game:tell("laid " .. tile:id()) end,
    feature_completed = function(game, feature) game:tell("completed " .. feature:name()) end,
    feature_scored = function(game, feature) game:tell("scored " .. feature:name()) end,
    turn_ending = function(game) game:tell("turn " .. game:laid()) end,
  },
}
--- file game.yaml
reeve: 1
rules: told
options: {big_follower: true}
players: {R: Rosa, B: Ben}
moves:
- R: IC.RRR.i/90 1,0 highwayman@w
- B: BA.L 0,-1
- R: BA.C/180 0,1 big:knight@s
- B: BA.RRRR -1,0
--- stdout
told: laid IC.RRR.i 
told: turn 2 
told: turn 3 
told: completed city@0,0.n 
told: scored city@0,0.n 
told: turn 4 
told: turn 5 
told: turn 2 
told: laid BA.L 
told: turn 3 
told: turn 4 
told: turn 5 

== an action is tried where something that it names is near, and its list may be names
% sed "s|NEAR|$near|" $T/own.lua >$T/own2.lua; reeve legal --script $T/own2.lua --actions --before 5 --tile IC.RRR.i $T/game.yaml 2>&1 | grep -o 'go .*\|own2.*' | sort | uniq -c
--- file own.lua
return {
  api = 2,
  name = "own2",
  summary = "Who stands by an inn may go home.",
  rules = {"inns"},
  replaces = {"K-8"},
  actions = {go = {form = "{follower}", NEAR act = function(game, _, follower) game:take_home(follower) end}},
}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 monk
- B: BA.C/180 0,1
- R: BA.RFr/180 -1,0 highwayman@e
- B: BA.C/180 -1,-1
--- rows near
list = {"road"},
          1 go highwayman@-1,0.e
list = {"monastery", "city"},
          1 go monk@0,-1.c
list = {"inn"},
          2 go highwayman@-1,0.e
list = {"road"}, near = "inn",
          1 go highwayman@-1,0.e
list = {"road"}, near = {"cathedral", "big"},
list = {"road"}, near = {"cathedral", "city"},
          6 go highwayman@-1,0.e
list = {"rode"},
          1 own2.lua:7: `list` of action `go` names `rode`, which is no kind of features, no mark and no figure of inns; did you mean `road`? [script-failed]
list = {"road"}, form = "{follower} {player}",
          1 own2.lua:7: action `go`: a list of names is of followers: it goes with the form `{follower}` [script-failed]
near = {"monastery"},
          1 own2.lua:7: `near` of action `go` goes with `list`, and with a tile that lies [script-failed]
