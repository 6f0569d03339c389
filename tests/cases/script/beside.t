# A house rule that lies in the folder of a user's ruleset is known by its name wherever that ruleset is played.

== a record of the ruleset names it
$ cd fixtures/rulesets/house-mill
$ sed 's/^rules: house-mill/&\nscripts: [miller]/' game.yaml | reeve score --rules .. - | grep toll
--- stdout
      +3  R   miller: the toll                                              ML-2

== so does a record of a ruleset that extends it, or is played together with it
$ mkdir -p $T/r/mine; printf 'ruleset: 1\nname: mine\nextends: house-mill\ntitle: Mine\nedition: ours\n' >$T/r/mine/ruleset.yaml
% sed "s/^rules: .*/rules: $rules\nscripts: [miller]/" fixtures/rulesets/house-mill/game.yaml |
%     reeve score --rules fixtures/rulesets --rules $T/r - | grep toll
--- rows rules
mine
          +3  R   miller: the toll                                              ML-2
[inns, house-mill]
          +3  R   miller: the toll                                              ML-2

== --script finds it, rules lists it, and random games play with it
$ reeve score --rules fixtures/rulesets --script miller fixtures/rulesets/house-mill/game.yaml | grep toll
$ reeve rules house-mill --rules fixtures/rulesets | grep '^  miller'
$ reeve rules house-mill --rules fixtures/rulesets --script miller | head -n 1
$ reeve sim house-mill --rules fixtures/rulesets --script miller --seed 1 | reeve check -q --rules fixtures/rulesets
--- stdout
      +3  R   miller: the toll                                              ML-2
  miller                                                                    ML-2
miller: A miller on a completed road with a mill takes a toll.

== in the user's own directory, too
$ mkdir -p $T/.local/share/reeve/rulesets; cp -r fixtures/rulesets/house-mill $T/.local/share/reeve/rulesets
$ sed 's/^rules: house-mill/&\nscripts: [miller]/' fixtures/rulesets/house-mill/game.yaml | reeve score - | grep toll
$ reeve rules house-mill | grep '^  miller'
--- stdout
      +3  R   miller: the toll                                              ML-2
  miller                                                                    ML-2

== another game does not know it
$ printf '{reeve: 1, rules: carcassonne, scripts: [miller], players: {W: A, B: B}, moves: []}' | reeve check -q --rules fixtures/rulesets -
--- stderr~
-:1:42: unreadable: unknown script `miller` [unknown-script]
--- status 3

== a ruleset names at most 32 that are always in force, and each must be there
$ mkdir -p $T/r/mine/scripts && cd $T/r && printf 'ruleset: 1\nname: mine\nextends: carcassonne\nscripts:\n' >mine/ruleset.yaml
$ for i in $(seq 32); do
$     echo "return {api = 2, name = 'x$i', summary = 'None.', rules = {'carcassonne'}, hooks = {}}" >mine/scripts/x$i.lua
$     echo "- x$i" >>mine/ruleset.yaml
$ done
$ reeve sim --rules . mine -q && echo 32
$ echo '- nope' >>mine/ruleset.yaml; reeve rules --rules . mine
$ sed -i '/x32/d' mine/ruleset.yaml; reeve sim --rules . mine
$ printf 'reeve: 1\nrules: mine\nplayers: {W: A, B: B}\nmoves: []\n' | reeve check --rules . --format json | gojq -c '.diagnostics[] | [.line, .message]'
--- stdout
32
[2,"ruleset `mine` cannot be used: mine/ruleset.yaml:36:3: unknown script `nope`. Look for nope.lua beside ruleset.yaml: it must be readable."]
--- stderr
reeve: mine: mine/ruleset.yaml:37:3: more than 32 scripts. Type at most 32 scripts.
reeve: mine: mine/ruleset.yaml:36:3: unknown script `nope`. Look for nope.lua beside ruleset.yaml: it must be readable.
