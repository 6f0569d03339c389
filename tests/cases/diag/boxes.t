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

== what a box has against a position is followed by what to type [KR-12, KR-18, ME-14]
% printf 'reeve: 1\nrules: %s\nplayers: {R: Rosa, B: Ben}\nto_move: R\nboard: {"0,0": BA.RCr}\nscore: {R: 3, B: 0}\n%s\n' "$box" "$key" |
%     reeve score --now - 2>&1 | grep -E 'inconsistent:|help:'
--- rows box|key
king|tokens: {king: R}
    -:5:1: inconsistent: somebody has the King, and no city was completed [ruled-out, KR-12]
      help: Delete `king`, or correct a tile.
king|state: {king: {city: 4}}
    -:5:1: inconsistent: the record of cities is 4, and the largest that is completed has 0 tiles [ruled-out, KR-18]
      help: Correct the record, or a tile.
messages|state: {messages: {m1: 5}}
    -:5:1: inconsistent: the messenger of R is on 5, and the score of R is 3 [ruled-out, ME-14]
      help: Correct the score, of which the messenger's points are a part.
messages|state: {messages: {m1: -1}}
    -:5:1: inconsistent: the messenger of R is never behind the start [ruled-out, ME-14]
      help: Type 0 or more.
