# Tiles that an option leaves in the box, as a ruleset says of each (`option:`).

== by its option a tile is played with, or stays in the box
$ mkdir -p $T/wells && cp $T/w.yaml $T/wells/ruleset.yaml && cd $T
$ reeve rules --check wells
% reeve tiles wells --rules . --option wells=$set --format tsv | grep -c '^WL\.'
$ reeve tiles wells --rules . --format tsv | grep -c '^WL\.'
$ sed 's/SET/new/' $T/g.yaml | reeve check --rules . -q -
$ sed 's/SET/both/' $T/g.yaml | reeve check --rules . -q - && echo legal
$ reeve sim wells+tower --rules . --option wells=both --games 5 | reeve check --rules . -q - && echo all legal
--- file w.yaml
ruleset: 1
name: wells
extends: carcassonne
title: Wells
marks:
  well: {letter: w, path: 'M5,5 L95,5 L50,95 Z'}
more_tiles:
  WL.1: {look: frfr+w, option: {wells: [old, both]}}
  WL.2: {look: ffrr+w, option: {wells: [new, both]}}
  WL.3: {look: ffff+w, option: {wells: both}}
options:
  wells: {values: [old, new, both], default: old, rule: WL-1, help: which tiles are played with}
rules:
  ledger: WL
  title: Wells
  sources: {US: what we agreed on}
  sections: {all: Wells}
  rules:
    WL-1: {section: all, title: Tiles, standing: house, source: [US], text: 'There are old wells and new ones.', testable: true}
--- file g.yaml
reeve: 1
rules: wells
options: {wells: SET}
players: {R: Rosa, B: Ben}
moves:
- R: WL.1 1,0 highwayman
- B: WL.2 2,0
--- rows set
old
    1
new
    1
both
    3
--- stdout
wells: fine: wells, tiles 35, options 7, rules 47, scripts 0
1
legal
all legal
--- stderr
-:6:6: illegal: tile WL.1 is not in the set (wells: new) [tile-used, WL-1, wells: new]
      6 | - R: WL.1 1,0 highwayman
        |      ^~~~
  help: Type a tile of the set, or change the option.
  help: with wells=old, or with wells=both: legal

== a tile that always lies, or an option that there is not
$ mkdir -p $T/r && cd $T
% printf 'ruleset: 1\nname: r\nextends: carcassonne\nedition: ours\nmore_tiles: {X1: {look: frfr, %s}}\n%s\n' "$tile" "$more" >r/ruleset.yaml; reeve rules --rules . r 2>&1 | head -1
--- rows tile|more
option: {farmers: [true, what]}|
    reeve: r: r/ruleset.yaml:5:56: `what`: false or true; see reeve-ruleset(5)
option: {farmers: []}|
    reeve: r: r/ruleset.yaml:5:39: `option`: an option and a value of it; see reeve-ruleset(5)
option: {nothing: 1}|
    reeve: r: r/ruleset.yaml:5:40: the game has no option `nothing`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
option: {edition: 1}|
    Carcassonne (r)
hand: wagons, option: {edition: 1}|pieces: {wagons: [1, 1, 1, 1, 1]}
    reeve: r: r/ruleset.yaml:5:1: the tile X1 can have no `option`: it lies at the start, or is in hand, in every game
option: {edition: 1}|start_tile: X1
    reeve: r: r/ruleset.yaml:5:1: the tile X1 can have no `option`: it lies at the start, or is in hand, in every game
