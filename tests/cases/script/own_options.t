# An option that a ruleset declares may be read by a script of it, and needs no figure or mark then.

== the script of a ruleset reads its option by name, and records set it [B-10]
$ mkdir -p $T/r/tolls && cd $T/r/tolls && cp $T/ruleset.yaml $T/tolls.lua . && cd ..
$ reeve rules --check tolls
$ reeve rules --rules . tolls | grep toll_points
$ reeve score --rules . $T/game.yaml | grep toll
$ sed 's/^players/options: {toll_points: many}\n&/' $T/game.yaml | reeve score --rules . - | grep toll
$ sed 's/^players/options: {toll_points: 3}\n&/' $T/game.yaml | reeve check -q --rules . -
--- file ruleset.yaml
ruleset: 1
name: tolls
extends: carcassonne
title: Tolls
edition: of this table
scripts: [tolls]
options: {toll_points: {values: ['2', many], default: '2', rule: TO-1, help: what a toll is}}
rules:
  ledger: TO
  title: Tolls
  sources: {US: what we agreed on}
  sections: {all: Tolls}
  rules:
    TO-1: {section: all, title: Tolls, standing: house, source: [US], text: 'Who completes a road takes a toll.', testable: true}
--- file tolls.lua
---@type reeve.Script
return {
  api = 2,
  name = "tolls",
  summary = "Who completes a road takes a toll.",
  rules = {"tolls"},
  replaces = {"TO-1"},
  hooks = {
    feature_completed = function(game, feature)
      local points = game:option("toll_points")
      if feature:kind() ~= "road" then return end
      game:score(game:turn():player(), points == "many" and 20 or points, "the toll")
    end,
  },
}
--- file game.yaml
reeve: 1
rules: tolls
players: {A: Ann, B: Ben}
moves:
- A: BA.CRRR 1,0 highwayman@w
- B: BA.CRRR -1,0
--- stdout
tolls: fine: tolls, tiles 32, options 7, rules 47, scripts 1
  toll_points: 2* | many                                                    TO-1
      +2  B   tolls: the toll                                               TO-1
     +20  B   tolls: the toll                                               TO-1
--- stderr~
toll_points
--- status 3
