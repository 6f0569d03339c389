# Options that a ruleset declares: their names and values are data alone, and figures, pieces and the
# scores of marks depend on them.

== an option of a ruleset's own: listed, set, written, in force, and refused by its words
$ reeve rules --rules $T old | grep -A2 old_inns
% reeve score --rules $T --option old_inns=$old $T/game.yaml 2>&1 | grep 'road\|option'
$ sed '2a options: {old_inns: none}' $T/game.yaml >$T/none.yaml
$ reeve fmt --rules $T $T/none.yaml | grep old_inns
$ reeve position --rules $T $T/none.yaml | grep -e options -e supply
$ reeve schema --rules $T old | gojq -c '[.. | objects | select(has("old_inns")) | .old_inns] | first'
--- file old/ruleset.yaml
ruleset: 1
name: old
extends: carcassonne
options:
  old_inns: {values: [double, none], default: double, rule: K-21, help: what an inn does to a road}
  sheep: {values: [one, two, three], default: three, rule: K-21, help: who has dogs}
marks: {inn: {on: road, letter: i, completed: {per_tile: 2, rule: K-21, option: {old_inns: double}}}}
pieces: {dogs: {each: [3, 2, 2, 2, 2], option: {sheep: three}}, cats: {each: [1, 1, 1, 1, 1], option: {sheep: two}}}
more_tiles: {old-1: frfr+i}
--- file game.yaml <tests/cases/carcassonne/inn.yaml
--- rows old
double
          +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             K-21
none
          +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21
half
    reeve: unreadable: option old_inns must be double or none, not `half` [bad-option]
--- stdout
  old_inns: double* | none                                                  K-21
      what an inn does to a road
  sheep: one | two | three*                                                 K-21
options: {old_inns: none}
options: {old_inns: none}
supply: {R: {followers: 7, dogs: 3}, B: {followers: 7, dogs: 3}}
{"default":"double","description":"what an inn does to a road (K-21).","enum":["double","none"]}

== of two rulesets that are played together each keeps its own options, whatever their order
% sed "s/rules: .*/rules: $rules/; 3i options: {old_inns: none, wages: low}" $T/game.yaml |
%     reeve position --rules $T - | grep -e supply -e options
% sed "s/rules: .*/rules: $rules/" $T/game.yaml | reeve position --rules $T - | grep -e supply -e options
% sed "s/rules: .*/rules: $rules/" $T/game.yaml | reeve score --rules $T - | grep road
--- file old/ruleset.yaml
ruleset: 1
name: old
extends: carcassonne
options: {old_inns: {values: [double, none], default: double, rule: K-21, help: what an inn does to a road}}
marks: {inn: {on: road, letter: i, completed: {per_tile: 2, rule: K-21, option: {old_inns: double}}}}
more_tiles: {old-1: frfr+i}
--- file new/ruleset.yaml
ruleset: 1
name: new
extends: carcassonne
options: {wages: {values: [high, low, none], default: high, rule: K-21, help: how many dogs there are}}
pieces: {dogs: {each: [3, 2, 2, 2, 2], option: {wages: high}}, cats: {each: [1, 1, 1, 1, 1], option: {wages: low}}}
figures: {baron: {option: {wages: low}}}
more_tiles: {new-1: rfrf}
--- file game.yaml <tests/cases/carcassonne/inn.yaml
--- rows rules
[old, new]
    options: {old_inns: none, wages: low}
    supply: {R: {followers: 7, baron: 1, cats: 1}, B: {followers: 7, baron: 1, cats: 1}}
    supply: {R: {followers: 7, dogs: 3}, B: {followers: 7, dogs: 3}}
          +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             K-21
[new, old]
    options: {wages: low, old_inns: none}
    supply: {R: {followers: 7, baron: 1, cats: 1}, B: {followers: 7, baron: 1, cats: 1}}
    supply: {R: {followers: 7, dogs: 3}, B: {followers: 7, dogs: 3}}
          +8  R   road@0,0.e: 4 tiles, 2 each (inn)                             K-21

== what no option of a ruleset's own can be is refused in one line, with its place
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: carcassonne\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ { printf 'ruleset: 1\nname: r\nextends: carcassonne\noptions: {'; for i in $(seq 97); do echo "x$i: {values: [a, b], default: a, rule: K-21, help: h},"; done; echo }; } >$T/r/ruleset.yaml
$ reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows line
options: {x: {default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `x`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
options: {x: {values: [], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:23: `values`: 2 to 6 words, each another; see reeve-ruleset(5)
options: {x: {values: [a], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:23: `values`: 2 to 6 words, each another; see reeve-ruleset(5)
options: {x: {values: [a, a], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:23: `values`: 2 to 6 words, each another; see reeve-ruleset(5)
options: {x: {values: [a, b c], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:27: `b c`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
options: {x: {values: [a, [b]], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:27: values must be a word, not a list; see reeve-ruleset(5)
options: {x: {values: [a, b, c, d, e, f, g], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:23: `values`: 2 to 6 words, each another; see reeve-ruleset(5)
options: {x: {values: [c, b], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:40: `a`: c or b; see reeve-ruleset(5)
options: {x: {values: [a, b], range: [1, 2], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:38: `range`: the first and the last value, of an option that the program knows; see reeve-ruleset(5)
options: {x: {values: [a, b], last_if: y, default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:40: the game has no option `y`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot, x.
options: {farmers: {last_if: abbot, default: 'true', rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:21: `last_if`: only an option that the ruleset declares depends on another; see reeve-ruleset(5)
options: {x: {values: [a, b], default: {'1': a}, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:40: `default`: a value, or one for each edition; see reeve-ruleset(5)
options: {x: {values: [a, b], default: {'1': a, '3': b}, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:50: `3`: an edition: 1 or 2; see reeve-ruleset(5)
options: {x: {values: [a, b], default: {'1': a, '2': [b]}, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:54: a default must be a word, not a list; see reeve-ruleset(5)
options: {edition: {default: {'1': '1', '2': '2'}, rule: K-3, help: h}}
    reeve: r: r/ruleset.yaml:4:30: `default`: a value, or one for each edition; see reeve-ruleset(5)
defaults: {tiny_city: {'1': '2', '2': '5'}}
    reeve: r: r/ruleset.yaml:4:40: `5`: 4 or 2; see reeve-ruleset(5)
options: {x y: {values: [a, b], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:11: `x y`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
options: {x: {values: [a, b], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:1: the option x changes nothing: no figure, piece or mark has `option: x`, and no script can read it
options: {farmers: {values: [a, b], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:21: `values`: this option has its values; see reeve-ruleset(5)
options: {x1: {values: [a, b], default: a, rule: K-21, help: h}}
    reeve: r: r/ruleset.yaml:4:1: the option x1 changes nothing: no figure, piece or mark has `option: x1`, and no script can read it
marks: {inn: {letter: i, on: road, completed: {per_tile: 2, rule: K-21, option: x}}}
    reeve: r: r/ruleset.yaml:4:81: the game has no option `x`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
marks: {inn: {letter: i, on: road, completed: {per_tile: 2, rule: K-21, option: {farmers: no}}}}
    reeve: r: r/ruleset.yaml:4:91: `no`: false or true; see reeve-ruleset(5)
marks: {inn: {letter: i, on: road, completed: {per_tile: 2, rule: K-21, option: {}}}}
    reeve: r: r/ruleset.yaml:4:81: `option`: an option and a value of it; see reeve-ruleset(5)
figures: {baron: {option: {farmers: 'true', tiny_city: '4'}}}
    reeve: r: r/ruleset.yaml:4:27: `option`: an option and a value of it; see reeve-ruleset(5)
pieces: {dogs: {each: [1, 1, 1, 1, 1], option: {edition: [1]}}}
    Carcassonne (r)
--- stdout
reeve: r: r/ruleset.yaml:100:1: more than 96 options of its own. Type at most 96 options of its own.

== an option that has another name today is read by the old one, and positions have the new one
$ reeve position - <<'END' | grep options
$ reeve: 1
$ rules: carcassonne
$ options: {large_follower: true}
$ players: {R: Rosa, B: Ben}
$ moves:
$ - R: BA.RFr 1,0 big:highwayman@e
$ END
--- stdout
options: {big_follower: true}

== what depends on an option that the ruleset does not offer would never be there, so it is refused
$ printf 'ruleset: 1\nname: r\nextends: carcassonne\nfigures: {baron: {option: ransom}}\n' >$T/r.yaml
$ mkdir $T/r && mv $T/r.yaml $T/r/ruleset.yaml && reeve rules --rules $T r 2>&1 | head -1
--- stdout
reeve: r: r/ruleset.yaml:4:1: the option ransom, which a figure, a piece or a mark names, is not offered

== a house rule sees an option of the ruleset's own
$ reeve check -q --rules $T --script $T/asks.lua $T/game.yaml 2>&1 | grep -o 'it is [a-z]*'
--- file asks.lua
return {api = 1, name = "asks", summary = "Says what the option is.", rules = {"old"},
  hooks = {turn_ending = function(game) error("it is " .. game:option("old_inns"), 0) end}}
--- file old/ruleset.yaml
ruleset: 1
name: old
extends: carcassonne
options: {old_inns: {values: [double, none], default: none, rule: K-21, help: what an inn does to a road}}
marks: {inn: {on: road, letter: i, completed: {per_tile: 2, rule: K-21, option: {old_inns: double}}}}
--- file game.yaml
reeve: 1
rules: old
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- stdout
it is none

== under its old name and its new one an option stands there twice
$ printf 'reeve: 1\nrules: inns\noptions: {large_follower: true, big_follower: false}\nplayers: {W: A, B: C}\nmoves: []\n' | reeve check -q - 2>&1 | head -1
--- stdout
-:3:33: unreadable: the key big_follower is repeated: it is already on line 3 [duplicate-key]

== an option that depends on another has its last value then, whatever is set [LB-9]
% reeve sim $rules --players 4 --games 1 --option building_points=$points --option buildings_dealt=$dealt | reeve position --at 0 - | grep -o 'supply: .*B:'
--- rows rules|points|dealt
buildings|by_kind|even
    supply: {W: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, B:
buildings|one|even
    supply: {W: {followers: 7, buildings: 4}, B:
windroses+siege+buildings+king|by_kind|even
    supply: {W: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, B:
windroses+siege+buildings+king|one|by_kind
    supply: {W: {followers: 7, little-towers: 1, little-houses: 1, little-sheds: 1}, B:
