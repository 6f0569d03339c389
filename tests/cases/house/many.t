# What a script says of its lists: how long they are, and what stands in them.

== a list has as many values as the script says and no more
$ reeve check --rules $T $T/g.yaml
--- file tax/ruleset.yaml
ruleset: 1
name: tax
extends: carcassonne
title: A tax
edition: none
scripts: [tax]
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
- W: BA.CRRR/90 0,-1
  tithe: [B, B, W]
--- stdout~
unreadable
--- stderr~
g.yaml:6:10: unreadable: more than 2 entries of tithe [too-many]
--- status 5

== a listed value that is no text is named by its type, never by its address
$ reeve sim tax --rules $T -q
--- file tax/ruleset.yaml
ruleset: 1
name: tax
extends: carcassonne
title: A tax
edition: none
scripts: [tax]
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
