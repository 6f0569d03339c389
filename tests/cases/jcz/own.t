# A ruleset of one's own says how JCloisterZone saves its games, by its key `jcz`.

== a game of a box in a folder is exported, with its messages, and imported again [FE-2]
$ mkdir $T/rules; cp -r fixtures/rulesets/house-festival $T/rules; cp $T/jcz.yaml $T/rules/house-festival
$ echo 'jcz: jcz.yaml' >>$T/rules/house-festival/ruleset.yaml
$ reeve sim house-festival --rules $T/rules --games 20 --option abbot=false | grep -v ^result >$T/all.yaml
$ awk -v t=$T '/^---/ { n++; next } { print >(t "/game-" n ".yaml") }' $T/all.yaml
$ for i in $T/game-*.yaml; do reeve export --rules $T/rules $i >$T/game.jcz; reeve import --rules $T/rules $T/game.jcz 2>/dev/null | diff $i - || echo $i; done
$ grep -c back $T/all.yaml | grep -q -v '^0$' && echo some come home
$ gojq -c '.setup.sets, .setup.elements.festival' $T/game.jcz
$ reeve export $T/game-1.yaml --rules $T/rules | gojq -r '.setup.rules, [.replay[] | select(.type == "RETURN_MEEPLE").payload.source][0]'
--- file jcz.yaml
sets: {house-festival: {edition: false}}
elements: {festival: true}
rules: {house-rule: {strict: {tiny_city: '2'}}}
messages:
- {key: back, form: '{follower}', type: RETURN_MEEPLE, source: FESTIVAL, at: follower}
--- stdout
some come home
{"basic:2":1,"house-festival":1}
true
{}
FESTIVAL

== without its file it is refused, and so is a key of which the file says nothing [FE-2]
$ reeve export --rules fixtures/rulesets $T/game.yaml
$ mkdir $T/rules; cp -r fixtures/rulesets/house-festival $T/rules
$ echo 'jcz: jcz.yaml' >>$T/rules/house-festival/ruleset.yaml; echo 'sets: {house-festival: {}}' >$T/rules/house-festival/jcz.yaml
$ reeve export --rules $T/rules $T/game.yaml
--- file game.yaml
reeve: 1
rules: house-festival
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.RFr 2,0
- W: FE.RR 3,0
  back: highwayman@1,0
--- stderr
$T/game.yaml:2:8: unreadable: the game `house-festival` cannot be exported to JCloisterZone
$T/game.yaml:7:3: unreadable: turn 3: JCloisterZone has nothing that `back` could be
--- status 3

== what is wrong in the file is told with its place [FE-1]
$ mkdir $T/rules; cp -r fixtures/rulesets/house-festival $T/rules; cp $T/jcz.yaml $T/rules/house-festival
$ echo 'jcz: jcz.yaml' >>$T/rules/house-festival/ruleset.yaml
$ reeve import --rules $T/rules fixtures/jcz/priory.jcz | head -n 2
$ sed 's/"sets": {/&"house-festival": 1, /' fixtures/jcz/priory.jcz | reeve import --rules $T/rules -
$ reeve export --rules $T/rules $T/game.yaml 2>&1 | head -n 1
$ reeve rules --check $T/rules/house-festival 2>&1 | head -3
--- file jcz.yaml
sets: {house-festival: {option: {feast: '1'}, edition: false}}
elements: {festival: {amount: true, set: feast, options: feast}}
rules: {tiny: {small: {tiny_city: '3'}}, big: 1}
messages:
- {form: '{follower}', type: RETURN_MEEPLE}
- {key: back, form: '{follower}', type: RETURN_MEEPLE, at: home, when: never}
pieces: {}
--- file game.yaml
reeve: 1
rules: house-festival
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
--- stdout
reeve: 1
rules: tower
house-festival/jcz.yaml:7:1: unreadable: the key `pieces` is not known here
$T/rules/house-festival/jcz.yaml:7:1: the key `pieces` is not known here
      7 | pieces: {}
        | ^~~~~~
--- stderr
reeve: fixtures/jcz/priory.jcz: legal, 6 turns: Paula (P) 4, Quentin (Q) 0; not finished
house-festival/jcz.yaml:7:1: unreadable: the key `pieces` is not known here
house-festival/jcz.yaml:1:34: unreadable: the ruleset has no option `feast`
house-festival/jcz.yaml:2:49: unreadable: the key `options` is not known here
house-festival/jcz.yaml:2:12: unreadable: there is no set `feast` here
house-festival/jcz.yaml:3:36: unreadable: the option does not have the value `3`
house-festival/jcz.yaml:3:47: unreadable: a map belongs here
house-festival/jcz.yaml:5:3: unreadable: a message needs its `key`, `form` and `type`
house-festival/jcz.yaml:6:3: unreadable: `at` is one of cell, tower, follower, feature and other, and not `home`
house-festival/jcz.yaml:6:3: unreadable: `when` is one of action, later, end and first, and not `never`
--- status 0

== an element with which no game can be imported is refused for the reason that the file gives [FE-1]
$ mkdir $T/rules; cp -r fixtures/rulesets/house-festival $T/rules
$ echo 'jcz: jcz.yaml' >>$T/rules/house-festival/ruleset.yaml
$ echo 'elements: {feast: {amount: true, refused: who eats is not saved}}' >$T/rules/house-festival/jcz.yaml
$ sed 's/"abbot": 1,/&"feast": true,/' fixtures/jcz/priory.jcz | reeve import --rules $T/rules -
--- stdout
--- stderr~
unreadable: a game with `feast` cannot be imported: who eats is not saved
--- status 3
