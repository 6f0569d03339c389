# What is said of rules, tiles, marks and keys that boxes bring.

== a script of the ruleset says a rule of the game, not a house rule, and `explain` prints it [CU-2, CU-24]
$ reeve check -q $T/game.yaml
$ reeve why --format json $T/game.yaml 2 | gojq -c 'select(.turn == 2) | .steps[] | select(.answer == "no") | [.code, .rule, .text]'
$ reeve explain ruled-out
--- file game.yaml
reeve: 1
rules: cult
options: {abbot: true, abbot_on_shrine: false}
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1
- B: CU.S 1,-1 abbot@c
--- stdout
["ruled-out","CU-24","cult: abbots stand on monasteries and in gardens"]
ruled-out: a shrine has at most one monastery as neighbour

  A rule that the ruleset states in a script forbids this turn.

verdict     illegal
right       Follow the rule; `reeve explain RULE` prints it.
example     - R: CU.S 1,-1
instead     - R: CU.S 0,-2
--- stderr
$T/game.yaml:7:16: illegal: abbots stand on monasteries and in gardens [ruled-out, CU-24]
      7 | - B: CU.S 1,-1 abbot@c
        |                ^~~~~~~
  help: Place another, or delete this one.
  help: with abbot_on_shrine=true: legal

== a tile of another box says to which it belongs [CU-1, IC-1]
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %s 1,0\n' $tile | reeve check -q - 2>&1 | grep help
--- rows tile
CU.S
      help: It belongs to The Cult: add `cult` to `rules`.
IC.LRFR
      help: It belongs to Inns and Cathedrals: add `inns` to `rules`.
SI.BE.CFR
      help: It belongs to Siege: add `siege` to `rules`.

== a mark of which only the beginning is typed [HS-27]
$ printf 'reeve: 1\nrules: hills\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: cffc/j+h 1,0\n' | reeve check -q -
--- stdout
--- stderr
-:5:6: unreadable: `cffc/j+h` describes no tile: +h is not a mark (+k monastery, +y garden, +hill, +vineyard, +p pennant) [bad-look]
      5 | - R: cffc/j+h 1,0
        |      ^~~~~~~~
  help: did you mean cffc/j+hill?
--- status 3

== a key that goes with another says when that one is there [HS-9]
$ printf 'reeve: 1\nrules: hills\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: HS.CFR.h/180 0,1\n  token: 2\n' | reeve check -q -
--- stdout
--- stderr
-:6:10: illegal: `token` goes only with `flock` [action-after, HS-9]
      6 |   token: 2
        |          ^
  help: Delete `token`; `flock` is not possible in this turn. If the shepherd is placed, or the tile extends its field: the flock grows, or is scored.
--- status 1
