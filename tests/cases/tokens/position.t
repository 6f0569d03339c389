# Tokens in positions: where they lie, how many there are, and what is wrong with them.

== all sorts of places are read, and written in one way [TK-1, TK-2]
$ reeve position --rules tests/rulesets $T/all.yaml >$T/1.yaml && grep '^tokens' $T/1.yaml
$ reeve position --rules tests/rulesets $T/1.yaml | diff - $T/1.yaml && echo the same
$ reeve fmt --rules tests/rulesets $T/all.yaml | grep '^tokens'
$ reeve position --rules tests/rulesets --format json $T/all.yaml | gojq -c .position.tokens
--- file all.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  0,1: fccf/j+p
  1,1: crrc/j
  1,2: ffcf
  1,0: rffr
tokens: {gold: {'1,0': 3, R: 3, B: 1}, fairy: '0,2',
  sheep: {'field@1,0.ne': [2, wolf], table: 1}, post: {'0,0/se': 1, '-1,2/se': 2}}
--- stdout
tokens: {fairy: '0,2', gold: {'1,0': 3, R: 3, B: 1}, sheep: {table: 1, 'field@0,0.s': [2, wolf]}, post: {'1,0/sw': 1, '0,1/nw': 2}}
the same
tokens: {fairy: '0,2', gold: {'1,0': 3, R: 3, B: 1}, sheep: {table: 1, 'field@0,0.s': [2, wolf]}, post: {'1,0/sw': 1, '0,1/nw': 2}}
{"fairy":"0,2","gold":{"1,0":3,"B":1,"R":3},"post":{"0,1/nw":2,"1,0/sw":1},"sheep":{"field@0,0.s":[2,"wolf"],"table":1}}

== one token alone is written with its place only, without any there is no key
% (cat $T/board.yaml; echo "tokens: $tokens") | reeve position --rules tests/rulesets | grep '^tokens'
--- file board.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
--- rows tokens
{gold: {R: 1}}
    tokens: {gold: R}
{gold: R}
    tokens: {gold: R}
{sheep: {table: wolf}}
    tokens: {sheep: {table: wolf}}
{sheep: {table: WOLF}}
    tokens: {sheep: {table: wolf}}
{post: '0,0/ne'}
    tokens: {post: '0,0/ne'}
{}
--- status 1

== each thing that is wrong is said at its place [TK-1, TK-2]
% (cat $T/board.yaml; echo "tokens: {$tokens}") | reeve check --rules tests/rulesets 2>&1 | grep '^-:[0-9]'
--- file board.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr, '0,1': fccf/j+p}
--- rows tokens
fairi: '0,0'
    -:5:10: unreadable: `fairi`: no tokens are called that [bad-extra]
weather: '0,0'
    -:5:10: unreadable: `weather`: no tokens are called that [bad-extra]
fairy: {'0,0': 2}
    -:5:25: unreadable: `2`: the number of tokens is 1 [bad-extra, TK-1]
fairy: {'0,0': 1, '0,1': 1}
    -:5:35: inconsistent: fairy at 0,1: there is only one [position-token, TK-1]
fairy: '9,9'
    -:5:18: inconsistent: fairy at 9,9: no tile lies there, or beside it [position-token, TK-1]
fairy: R
    -:5:17: unreadable: `R` is not a cell [bad-cell]
gold: '1,0'
    -:5:17: inconsistent: gold at 1,0: no tile lies there [position-token]
gold: {R: 7, B: 6}
    -:5:26: inconsistent: gold at B: there is no other: all 12 are accounted for [position-token]
gold: table
    -:5:16: unreadable: `table`: the cell of a tile or a player belongs here [bad-extra]
gold: {R: -1}
    -:5:20: unreadable: `-1`: the number of tokens is 1 to 12 [bad-extra]
gold: {R: 999999999999}
    -:5:20: unreadable: `999999999999`: the number of tokens is 1 to 12 [bad-extra]
gold: {R: [3, 4]}
    -:5:24: inconsistent: gold at R: a list is of faces: type how many gold lie there [position-token]
gold: {R: [3, 9]}
    -:5:24: inconsistent: gold at R: a list is of faces: type how many gold lie there [position-token]
gold: [R]
    -:5:16: unreadable: gold must be a word or a map, not a list [wrong-type]
gold: {R: {B: 2}}
    -:5:20: unreadable: R must be a word or a list, not a map [wrong-type]
fairy: []
    -:5:17: unreadable: fairy must be a word or a map, not a list [wrong-type]
fairy: {0,1: {}}
    -:5:23: unreadable: 0,1 must be a word or a list, not a map [wrong-type]
sheep: table
    -:5:17: inconsistent: sheep at table: it needs its face, as {sheep: {'table': 1}} [position-token, TK-2]
sheep: {table: 3}
    -:5:25: unreadable: `3`: sheep have no such face [bad-extra]
sheep: {table: [wolf, wolf, wolf]}
    -:5:38: inconsistent: sheep wolf at table: there is no other: all 2 are accounted for [position-token, TK-2]
sheep: {field@7,7.n: 1}
    -:5:18: inconsistent: `field@7,7.n` names no feature: no tile lies there [position-no-feature, K-14]
sheep: {monastery@0,0.n: 1}
    -:5:18: inconsistent: `monastery@0,0.n` names no feature: that tile has no monastery at all [position-no-feature, K-14]
sheep: 1,0
    -:5:17: unreadable: `1,0`: a feature or the word table belongs here [bad-extra]
post: '0,0'
    -:5:17: unreadable: `0,0`: a corner of a tile belongs here [bad-extra]
post: '0,0/n'
    -:5:17: unreadable: `0,0/n`: a corner of a tile belongs here [bad-extra]
post: '0,0/NE'
    -:5:17: unreadable: `0,0/NE`: a corner of a tile belongs here [bad-extra]
post: '5,5/nw'
    -:5:17: inconsistent: signpost at 5,5/nw: no tile lies at that corner, or beside it [position-token]
post: fairy
    -:5:16: unreadable: `fairy`: a corner of a tile belongs here [bad-extra]
gold: {R: 2, B: 1, Rosa: 2}
    -:5:29: unreadable: the key R is repeated: it is already on line 5 [duplicate-key]
gold: {'0,0': 2, B: 1, '00,0': 2}
    -:5:34: unreadable: the key 0,0 is repeated: it is already on line 5 [duplicate-key]
gold: {'0,0': [1, 1]}
    -:5:28: inconsistent: gold at 0,0: a list is of faces: type how many gold lie there [position-token]
sheep: {city@0,0: 1, city@0,1: [2, wolf]}
    -:5:31: unreadable: the key city@0,0.n is repeated: it is already on line 5 [duplicate-key]
sheep: {table: [1, 2, wolf]}
    -:4:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
post: {'0,1/nw': 1, '-1,2/se': 1}
    -:5:31: unreadable: the key 0,1/nw is repeated: it is already on line 5 [duplicate-key]
gold: {Q: 1}
    -:5:17: unreadable: `Q`: the cell of a tile or a player belongs here [bad-extra]
--- status 0

== an option removes tokens from the game [TK-1]
$ reeve check --rules tests/rulesets --option fairies=none $T/game.yaml
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
tokens: {fairy: '0,0'}
--- stderr
$T/game.yaml:5:18: inconsistent: fairy at 0,0: this game has none [position-token, TK-1, fairies: none]
      5 | tokens: {fairy: '0,0'}
        |                  ^~~
  help: Check where the token lies, and how many there are.
--- status 1

== other games have no tokens
$ sed 's/rules: tokens/rules: carcassonne/' $T/game.yaml | reeve check
$ reeve schema carcassonne | gojq -c '.properties.tokens'
$ reeve schema --rules tests/rulesets tokens | gojq -c '.properties.tokens | (.propertyNames, .additionalProperties.anyOf[0].pattern)'
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
tokens: {gold: R}
--- stdout
-: unreadable
null
{"pattern":"^(?:(?:fairy|gold|sheep|post))$"}
"^(?:(?:(?:(?:[A-Za-z][A-Za-z0-9_]{0,15}):)?(?:(?:(?:big|abbot):)?(?:highwayman|knight|monk|farmer|abbot)@(?:-?[0-9]{1,9},-?[0-9]{1,9})(?:\\.(?:n|e|s|w|c|ne|se|sw|nw|nne|ene|ese|sse|ssw|wsw|wnw|nnw|c2))?(?:\\+(?:fairy|gold|sheep|post))?)|(?:(?:road|city|monastery|field|garden)@(?:-?[0-9]{1,9},-?[0-9]{1,9})(?:\\.(?:n|e|s|w|c|ne|se|sw|nw|nne|ene|ese|sse|ssw|wsw|wnw|nnw|c2))?)|(?:road|city|monastery|field|garden)|(?:-?[0-9]{1,9},-?[0-9]{1,9})(?:/[ns][ew])?|(?:[A-Za-z][A-Za-z0-9_]{0,15})))$"
--- stderr
-:5:1: unreadable: unknown key `tokens` in Carcassonne [unknown-key]
      5 | tokens: {gold: R}
        | ^~~~~~
  help: Delete `tokens`: this game has no tokens of a ruleset.
--- status 0

== a billion tokens are too many
$ (cat $T/head; printf 'tokens: {gold: {'; seq -f "'%.0f,0': 12" -s ', ' 1 20000; echo '}}') | reeve check --rules tests/rulesets 2>&1 | head -3 | cut -c 1-120
$ (cat $T/head; printf 'tokens: {sheep: {table: ['; yes 1 | head -2000 | paste -sd,; echo ']}}') | reeve check --rules tests/rulesets 2>&1 | sed -n 2p | cut -c 1-120
$ (cat $T/head; printf 'tokens: {sheep: {table: ['; yes 1 | head -60000 | paste -sd,; echo ']}}') | reeve check --rules tests/rulesets 2>&1 | cut -c 1-120
--- file head
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
--- stdout
-: unreadable
-:5:873: unreadable: 73,0 lies farther from 0,0 than all tiles in a row reach [outside]
      5 | ..., '70,0': 12, '71,0': 12, '72,0': 12, '73,0': 12, '74,0': 12, '7...
-:5:25: unreadable: more than 100 entries of tokens [too-many]
-: unreadable
-:5:99984: unreadable: more than 50000 words, lists and maps [too-many]
      5 | ...,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1...
        |                                           ^~~~~~~~~~~~~~~~~~~~~~~~~
  help: Type at most 50000 words, lists and maps.
--- status 0

== all tokens of a large kind lie on one place, face by face
$ mkdir $T/r && cp $T/ruleset.yaml $T/r
$ (cat $T/head; printf 'tokens: {chip: {table: ['; yes wolf | head -99 | paste -sd,; echo ', 1]}}') >$T/all.yaml
$ reeve position --rules $T $T/all.yaml >$T/1.yaml
$ reeve position --rules $T $T/1.yaml | cmp - $T/1.yaml && grep -o wolf $T/1.yaml | wc -l
--- file ruleset.yaml
ruleset: 1
name: r
extends: carcassonne
tokens: {chip: {name: chip, faces: {wolf: 99, 1: 1}, on: table}}
--- file head
reeve: 1
rules: r
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
--- stdout
99

== a list of faces at a place that is no feature is refused once
$ reeve check --rules fixtures/rulesets $T/p.yaml
--- file p.yaml
reeve: 1
rules: house-sheep
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
score: {R: 0, B: 0}
tokens:
  sheep: {'field@0,0.n': [1, wolf], 'field@0,0.e': [2, wolf]}
--- stdout
$T/p.yaml: position inconsistent
--- stderr
$T/p.yaml:8:12: inconsistent: `field@0,0.n` names no feature: that tile has no field at that place [position-no-feature, K-14]
      8 |   sheep: {'field@0,0.n': [1, wolf], 'field@0,0.e': [2, wolf]}
        |            ^~~~~~~~~~~
  help: Type the kind, a cell that the feature covers and a place on that tile.
$T/p.yaml:8:38: inconsistent: `field@0,0.e` names no feature: that tile has no field at that place [position-no-feature, K-14]
      8 |   sheep: {'field@0,0.n': [1, wolf], 'field@0,0.e': [2, wolf]}
        |                                      ^~~~~~~~~~~
  help: Type the kind, a cell that the feature covers and a place on that tile.
--- status 1
