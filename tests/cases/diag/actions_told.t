# The actions of scripts as rules lists them, and complaints of them with their rule and what to type.

== the actions of a script that is in force, in the list of a ruleset and alone
$ reeve rules house-sheep --rules fixtures/rulesets | sed -n '/^Actions/,/^  tie/p'
$ reeve rules house-festival --rules fixtures/rulesets --script festival | sed -n '/^Actions/,$p'
$ reeve rules house-sheep --rules fixtures/rulesets --format json | jq -c '.script_info[] | select(.name == "sheep") | .actions[0]'
--- stdout
Actions (keys that a turn can have)
  drawn: sheep                                                              HS-2
      What was drawn from the bag: 1 to 4, or wolf
  graze: {feature}                                                          HS-1
      Instead of a follower: the field for which a sheep is drawn
  stable: {feature}                                                         HS-3
      Instead of a follower: the field whose sheep go to the stable

House-rule scripts (--script NAME, or `scripts: [NAME]` in a record)
  longest-path-bonus
      Points at the end for the longest completed path or road.
  no-enclosed-holes                                                         K-13
      No tile may enclose an empty space.
  sheep (always in force)                                         HS-1 HS-2 HS-3
      Farmers draw sheep from a bag and lead them to the stable.
  tie-shares-points                                              C-55 C-108 K-33
Actions (keys that a turn can have)
  back: {follower}                                                          FE-2
      Instead of a follower: the follower of the player that comes home
{"key":"drawn","form":"","chance":"sheep","when":"laid","after":"graze","words":"What was drawn from the bag: 1 to 4, or wolf","rule":"HS-2"}

== the actions of the scripts of boxes, with those of all that are played together; a box without any has no such list
$ reeve rules hills+siege | sed -n '/^Actions/,/^House/p'
$ reeve rules cult | grep -c ^Actions
--- stdout
Actions (keys that a turn can have)
  flock: {grow|stable}                                                     HS-12
      If the shepherd is placed, or the tile extends its field: the flock grows,
      or is scored
  token: sheep                                                              HS-9
      What was drawn from the bag: 1 to 4 sheep, or wolf
  escape: {follower}                                                        SI-8
      The knight who flees from a besieged city at the end of the turn

House-rule scripts (--script NAME, or `scripts: [NAME]` in a record)
0
--- status 1

== what may be meant by an action that is due, that has no leader, and that means nothing
$ cd $T; printf 'reeve: 1\nrules: house-sheep\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: frfr 1,0 farmer@n\n- B: frfr -1,0\n- R: frfr 2,0\n  graze: field@2,0.n\n' >open.yaml
$ sed 's/graze: .*/drawn: 3/' open.yaml >after.yaml; sed 's/2,0.n/2,1.n/' open.yaml >value.yaml
$ reeve check --rules $OLDPWD/fixtures/rulesets open.yaml after.yaml value.yaml -q
--- stderr
open.yaml:8:10: ambiguous: the record does not say `drawn`, which has 5 possible values here [action-open, HS-2]
      8 |   graze: field@2,0.n
        |          ^~~~~~~~~~~
  help: Add `drawn: 1`, `drawn: 2`, `drawn: 3`, `drawn: 4` or `drawn: wolf`.
after.yaml:8:10: illegal: `drawn` goes only with `graze` [action-after, HS-2]
      8 |   drawn: 3
        |          ^
  help: Delete `drawn`, or add `graze: field@0,0.ne`.
value.yaml:8:10: illegal: `graze: field@2,1.n` means nothing here: no tile lies there [action-value, HS-1]
      8 |   graze: field@2,1.n
        |          ^~~~~~~~~~~
  help: Type `graze: field@0,0.ne`.
--- status 1
