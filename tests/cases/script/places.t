# may_place is asked about the tiles that a script names, and cells know what is around them.

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
$T/game.yaml: unreadable: spread.lua: `places` names `in`, which is no kind of features and no mark of spread [script-failed]
$T/game.yaml: unreadable: spread.lua: `places` is a list of texts, not a string [script-failed]
--- rows tile
BA.L 0,-1
    -:5:11: illegal: house rule `spread`: 1 of 4 features around it are roads [house-rule, K-8]
BA.RFr -1,0
IC.RFr.iG -1,0
    -:5:16: illegal: house rule `spread`: 1 of 4 features around it are roads [house-rule, K-8]
IC.RRR.i -1,0
    -:5:15: illegal: house rule `spread`: 1 of 4 features around it are roads [house-rule, K-8]
BA.C 0,-1
    -:5:6: illegal: tile BA.C cannot lie at 0,-1: its north side shows a city, the field of tile BA.RCr lies there [edge-cut, K-9]
