# What a script says of its lists: how long they are, and what stands in them.

== a list has as many values as the script says and no more
$ reeve check --rules $T $T/g.yaml
--- file tax/ruleset.yaml <tests/cases/house/tax.yaml
--- file tax/scripts/tax.lua
return {
  api = 2, name = "tax", summary = "A tax.", source = "none", rules = {"tax"}, replaces = {"K-1"},
  actions = {
    tithe = {form = "{player}", many = 2, act = function(g, _, p) g:score(p, 1, "x", "K-1") end},
  },
}
--- file g.yaml
reeve: 1
rules: tax
players: {W: White, B: Black}
moves:
- W: BA.RFr 1,0
  tithe: [B, B, W]
--- stdout~
illegal
--- stderr
$T/g.yaml:6:17: illegal: `tithe` is done at most 2 times [ruled-out, K-1]
      6 |   tithe: [B, B, W]
        |                 ^
  help: Delete it, and what comes after it.
--- status 1

== a listed value that is no text is named by its type, never by its address
$ reeve sim tax --rules $T -q
--- file tax/ruleset.yaml <tests/cases/house/tax.yaml
--- file tax/scripts/tax.lua
return {
  api = 2, name = "tax", summary = "A tax.", source = "none", rules = {"tax"}, replaces = {"K-1"},
  actions = {
    tithe = {
      form = "{player}",
      idle = 0,
      list = function() return {{}} end,
      act = function() end,
    },
  },
}
--- stderr
reeve: game 1 of seed 1: tax.lua:7: tithe.list lists `table`, which the form `{player}` does not have
--- status 4

== towers of a script take followers only, beside builders and pigs, too [T-22]
$ reeve sim lua-tower+inns+traders --rules fixtures/rulesets --games 20 | reeve check -q --rules fixtures/rulesets -

== a list of cells, a list of two numbers that is one cell, and a value in quotes that is no half of a cell
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr/180 -1,0\n  %s\n' "$said" | reeve check --script $T/cells.lua 2>&1 | sed -n '2p;1p;/help/p'
--- rows said
kells: ['0,0', '-1,0']
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
kells: [0, 0]
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
kells: ['0,0']
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
kells: ['0,0', x]
    -: unreadable
    -:6:18: unreadable: `x` is not a cell [bad-cell]
      help: Type x and y: 0,0 or -1,2.
kells: [0, 0, 0]
    -: unreadable
    -:6:17: unreadable: `0` is not a cell [bad-cell]
      help: Type x and y: 0,0 or -1,2; in a list in quotation marks: ['0,0', '-1,2'].
kells: []
    -: unreadable
    -:6:10: unreadable: `kells`: there is nothing in the list [bad-extra]
      help: Type its value, or delete `kells`.
gifts: ['R: 1', 'B: 1']
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
gifts: ['R: 1', 2]
    -: unreadable
    -:6:19: unreadable: `2`: it is typed as label: number [bad-extra]
      help: Type a value that `reeve legal --actions` lists.
gifts: {R: 1}
    -: unreadable
    -:6:10: unreadable: gifts must be a word or a list, not a map [wrong-type]
      help: Type it as in `gifts: label: number | [label: number, ...]`.
gifts: [['R: 1']]
    -: unreadable
    -:6:11: unreadable: a player must be a word, not a list [wrong-type]
      help: Type a value that `reeve legal --actions` lists.
--- file cells.lua
return {api = 2, name = "cells", summary = "Cells.", rules = {"carcassonne"}, actions = {
  kells = {form = "{cell}", many = 3, act = function() end},
  gifts = {form = "{player}: {number}", many = 3, list = function() return {"R: 1", "B: 2"} end, act = function() end},
}}
--- stdout

== random games say several values, too
$ reeve-fast sim carcassonne --script $T/gifts.lua --games 5 >$T/sim; grep -c 'gifts: \[' $T/sim
$ reeve-fast check -q --script $T/gifts.lua $T/sim && reeve-fast fmt --script $T/gifts.lua $T/sim | cmp - $T/sim
--- file gifts.lua
return {api = 2, name = "gifts", summary = "Gifts.", rules = {"carcassonne"}, actions = {
  gifts = {form = "{player}: {number}", many = 3, idle = 1, act = function(game, _, player) game:score(player, 1, "x") end,
           list = function(game) return game:laid() % 2 > 0 and {"W: 1", "B: 2"} or {"B: 3"} end},
}}
--- stdout
272

== a greedy player says several values, too, and has one that is the last
$ reeve sim house-abbey --rules fixtures/rulesets --policy greedy --games 4 | reeve check -q --rules fixtures/rulesets - && echo legal
--- stdout
legal
