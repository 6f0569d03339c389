# A start tile that lies only if an option says so: a table of a user's chooses it.

== with the option it lies, and without it that of the extended ruleset
% reeve position --rules $T --option lake=$lake $T/game.yaml | grep "'0,0'"
% reeve sim house-lake --rules $T --option lake=$lake --games 3 --seed 1 | reeve check -q --rules $T - && echo legal
--- file house-lake/ruleset.yaml
ruleset: 1
name: house-lake
extends: carcassonne
title: A lake
edition: of this table
more_tiles: {LK.L: ffff+lake}
marks: {lake: {picture: water}}
start_tile: {tile: LK.L, option: lake}
options: {lake: {values: ['false', 'true'], default: 'true', rule: K-2, help: whether the lake lies first}}
--- file game.yaml
reeve: 1
rules: house-lake
players: {R: Rosa, B: Ben}
moves: []
--- rows lake
true
      '0,0': LK.L
    legal
false
      '0,0': BA.RCr
    legal

== it needs a tile of the set, an option, and another start tile behind it
% mkdir -p $T/r; printf 'ruleset: 1\nname: r\nextends: %s\ntitle: R\nedition: ours\nstart_tile: %s\n' "$base" "$tile" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | head -n 1
--- rows base tile
carcassonne {tile: BA.L, option: {edition: 1}}
    R (r)
carcassonne {tile: BA.X, option: farmers}
    reeve: r: r/ruleset.yaml:6:20: `BA.X`: there is no tile of this name in the set. Type a name that `tiles` or an extended ruleset gives.
carcassonne {tile: BA.L, option: pond}
    reeve: r: r/ruleset.yaml:6:34: the game has no option `pond`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
carcassonne {tile: BA.L}
    reeve: r: r/ruleset.yaml:6:13: the key `option` is missing. Add the key with its value; `reeve new NAME` prints a record with every key.
carcassonne [BA.L]
    reeve: r: r/ruleset.yaml:6:13: start_tile must be a word or a map, not a list; see reeve-ruleset(5)
castle {tile: 1, option: wall_pickup}
    reeve: r: r/ruleset.yaml:6:1: `start_tile`: the extended ruleset has no single start tile to lie there otherwise; see reeve-ruleset(5)
