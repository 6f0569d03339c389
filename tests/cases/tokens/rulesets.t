# Tokens and dice in rulesets: what is read, what is refused, and how several rulesets go together.

== a ruleset with tokens and dice is fine, and draws those that lie there in a legend
$ reeve rules --rules tests/rulesets tokens | head -3
$ (printf 'reeve: 1\nrules: tokens\nplayers: {R: R, B: B}\nto_move: R\nboard: {"0,0": crfr}\nscore: {R: 0, B: 0}\ntokens: {fairy: "0,0", gold: {R: 3}}\n') | reeve show --rules tests/rulesets --svg - | grep -o '>fairy<\|>gold<\|>sheep<\|>signpost<\|>weather<' | sort -u
--- stdout
Carcassonne with tokens (tokens)
new edition (2014), with the options of the first

>fairy<
>gold<

== a token beside a figure scores in each turn, also where the ruleset names no rule for it
$ mkdir $T/r
$ printf 'ruleset: 1\nname: r\nextends: carcassonne\ntokens: {imp: {name: [imp, imps], number: 1, on: follower, each_turn: 2}}\n' >$T/r/ruleset.yaml
$ reeve score --rules $T $T/game.yaml
--- file game.yaml
reeve: 1
rules: r
players: {A: Anna, B: Ben}
board:
  0,0: [BA.RCr, A:knight]
tokens: {imp: 'A:knight@0,0'}
to_move: B
moves:
- B: BA.RFr 1,0
- A: BA.RFr 2,0
--- stdout
                                                                         A     B
  1  B  BA.RFr 1,0                                                       0     0
  2  A  BA.RFr 2,0                                                       2     0
      +2  A   imp: beside the imp
score after turn 2, B to move, 69 tiles to come: Anna (A) 2, Ben (B) 0

== each wrong use is refused at its place
$ mkdir $T/r
% printf 'ruleset: 1\nname: r\nextends: carcassonne\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed 's/^reeve: r: //' | cut -c 1-170
--- rows line
tokens: {a: {name: a, number: 1, on: cells}}
    r/ruleset.yaml:4:38: `cells`: where tokens lie: cell, tile, feature, follower, corner, player or table; did you mean `cell`?
tokens: {a: {name: a, number: 1, on: [cell, tile]}}
    r/ruleset.yaml:4:38: `tile`: a cell is there with and without its tile: type one of the two; see reeve-ruleset(5)
tokens: {a: {name: a, number: 1, on: {cell: 1}}}
    r/ruleset.yaml:4:38: on must be a word or a list, not a map; see reeve-ruleset(5)
tokens: {a: {name: a, number: 1, on: feature, with: dog}}
    r/ruleset.yaml:4:53: `dog`: a figure of the ruleset, with which these tokens lie on features; see reeve-ruleset(5)
tokens: {a: {name: a, number: 0, on: cell}}
    r/ruleset.yaml:4:31: `0`: number goes from 1 to 100; see reeve-ruleset(5)
tokens: {a: {name: a, number: 101, on: cell}}
    r/ruleset.yaml:4:31: `101`: number goes from 1 to 100; see reeve-ruleset(5)
tokens: {a: {name: a, number: 1000000000, on: cell}}
    r/ruleset.yaml:4:31: `1000000000`: number goes from 1 to 100; see reeve-ruleset(5)
tokens: {a: {number: 1, on: cell}}
    r/ruleset.yaml:4:13: the key `name` is missing. Add `name: WORD`, or `name: [WORD, WORDS]`.
tokens: {a: {name: a, on: cell}}
    r/ruleset.yaml:4:13: the key `number` is missing. Add `number: 1`, or how many there are.
tokens: {a: {name: a, number: 1}}
    r/ruleset.yaml:4:13: the key `on` is missing. Add `on: WHERE`: cell, tile, feature, follower, corner, player or table.
tokens: {a: {name: a, number: 1, on: cell}, a: {name: a, number: 1, on: cell}}
    r/ruleset.yaml:4:45: the key a is repeated: it is already on line 4. Correct one of the two keys, or delete it.
tokens: {score: {name: a, number: 1, on: cell}}
    r/ruleset.yaml:4:10: `score`: records have a key of this name; see reeve-ruleset(5)
tokens: {tower: {name: a, number: 1, on: cell}}
    r/ruleset.yaml:4:10: `tower`: records have a key of this name; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {x: y}, on: cell}}
    r/ruleset.yaml:4:34: the number of a face must be a whole number, not `y`. Type digits only, with a minus sign for a negative number.
tokens: {a: {name: a, faces: {x: 0}, on: cell}}
    r/ruleset.yaml:4:34: `0`: the number of a face goes from 1 to 100; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {x: 60, y: 60}, on: cell}}
    r/ruleset.yaml:4:10: more than 100 tokens of the kind a. Type at most 100 tokens of the kind a.
tokens: {a: {name: a, faces: [1, 2], on: cell}}
    r/ruleset.yaml:4:30: faces must be a map, not a list; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {x: 1}, number: 2, on: cell}}
    r/ruleset.yaml:4:46: `number`: the faces say how many there are; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, bag: true}}
    r/ruleset.yaml:4:13: the key `faces` is missing. Add `faces: {FACE: NUMBER}`: a bag holds different tokens.
tokens: {a: {name: a, number: 2, on: cell, bag: perhaps}}
    r/ruleset.yaml:4:49: `perhaps`: true or false belongs here; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, on: cell, rule: X 1}}
    r/ruleset.yaml:4:50: `X 1`: the number of a rule: letters, digits, -, _ and ., at most 32; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, on: cell, rule: X-1}}
    r/ruleset.yaml:4:50: there is no rule X-1 under `rules`; did you mean K-1?
tokens: {a: {name: a, number: 2, on: cell, option: {nothing: true}}}
    r/ruleset.yaml:4:53: the game has no option `nothing`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
tokens: {a: {name: a, number: 2, on: cell, picture: stars}}
    r/ruleset.yaml:4:53: `stars`: there is no such picture; did you mean `star`?
tokens: {a: {name: a, number: 2, on: cell, picture: bazaar}}
    r/ruleset.yaml:4:53: `bazaar`: it is drawn on tiles only; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, on: cell, path: M1}}
    r/ruleset.yaml:4:50: `path`: `M` needs 2 numbers, and here are 1; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, on: cell, side: 2}}
    r/ruleset.yaml:4:44: unknown key `side` in a. Type one of these: name, number, faces, bag, on, with, state, worth, each_turn, each_turn_rule, rule, option, picture, path.
tokens: {a b: {name: a, number: 2, on: cell}}
    r/ruleset.yaml:4:10: `a b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
tokens: {a: 3}
    r/ruleset.yaml:4:13: a must be a map, not a word; see reeve-ruleset(5)
tokens: [a]
    r/ruleset.yaml:4:9: tokens must be a map, not a list; see reeve-ruleset(5)
dice: {d: {faces: []}}
    r/ruleset.yaml:4:19: `faces`: one face at least belongs here; see reeve-ruleset(5)
dice: {d: {}}
    r/ruleset.yaml:4:11: the key `faces` is missing. Add `faces: [FACE, FACE]`, the sides of the die.
dice: {d: {faces: {1: 2}}}
    r/ruleset.yaml:4:19: faces must be a list, not a map; see reeve-ruleset(5)
dice: {d: {faces: [1, [2]]}}
    r/ruleset.yaml:4:23: faces must be a word, not a list; see reeve-ruleset(5)
dice: {d: {faces: [1, 2], number: 2}}
    r/ruleset.yaml:4:27: unknown key `number` in d. Type one of these: name, faces, rule, option.
dice: {moves: {faces: [1, 2]}}
    r/ruleset.yaml:4:8: `moves`: records have a key of this name; see reeve-ruleset(5)
dice: {d: {faces: [x, X, 1, x]}}
    r/ruleset.yaml:4:23: `X`: there is the face x, and capitals or a 0 before it make no difference; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {x: 1, X: 1}, on: cell}}
    r/ruleset.yaml:4:37: `X`: there is the face x, and capitals or a 0 before it make no difference; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {x: 1, 7: 1, 007: 1}, on: cell}}
    r/ruleset.yaml:4:43: `007`: there is the face 7, and capitals or a 0 before it make no difference; see reeve-ruleset(5)
dice: {d: {faces: [1, 10, 01]}}
    r/ruleset.yaml:4:27: `01`: there is the face 1, and capitals or a 0 before it make no difference; see reeve-ruleset(5)
tokens: {a: {name: [a, as, ases], number: 1, on: cell}}
    r/ruleset.yaml:4:20: `name`: a list has the words for one and for more; see reeve-ruleset(5)
tokens: {a: {name: a, number: 1, on: []}}
    r/ruleset.yaml:4:38: `on`: one place at least belongs here; see reeve-ruleset(5)
tokens: {a: {name: a, number: 1, on: [cell, player, cell]}}
    r/ruleset.yaml:4:53: `cell`: it is already in this list; see reeve-ruleset(5)
tokens: {a: {name: a, faces: {}, on: cell}}
    r/ruleset.yaml:4:30: `faces`: one face at least belongs here; see reeve-ruleset(5)
tokens: {a: {name: a, number: 2, on: cell, rule: XX-1}}
    r/ruleset.yaml:4:50: there is no rule XX-1 under `rules`

== a token and a die have names of their own
$ mkdir $T/r && cp $T/ruleset.yaml $T/r && reeve rules --rules $T r 2>&1 | sed 's/^reeve: r: //'
--- file ruleset.yaml
ruleset: 1
name: r
extends: carcassonne
tokens: {a: {name: a, number: 2, on: cell}}
dice: {a: {faces: [1, 2]}}
--- stdout
r/ruleset.yaml:5:8: `a`: there are tokens of this name; see reeve-ruleset(5)

== what extends a ruleset adds to its tokens, or says otherwise of them
$ mkdir $T/r && cp $T/ruleset.yaml $T/r
% (cat $T/head; echo "tokens: $tokens") | reeve check --rules $T --rules tests/rulesets 2>&1 | grep '^-:[0-9]*:[0-9]*: [iu]'
--- file ruleset.yaml
ruleset: 1
name: r
extends: tokens
tokens: {gold: {number: 20}, stone: {name: stone, number: 1, on: cell}}
--- file head
reeve: 1
rules: r
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
--- rows tokens
{gold: {R: 13}, stone: '0,0'}
{gold: {R: 20}}
{gold: {R: 21}}
    -:5:20: unreadable: `21`: the number of tokens is 1 to 20 [bad-extra]
{stone: R}
    -:5:17: unreadable: `R` is not a cell [bad-cell]

== rulesets that are played together bring their tokens; the same ones only once
$ mkdir $T/one $T/two $T/three
$ printf 'ruleset: 1\nname: one\nextends: carcassonne\ntokens: {a: {name: a, number: 2, on: cell}}\ndice: {d: {faces: [1, 2]}}\n' >$T/one/ruleset.yaml
$ printf 'ruleset: 1\nname: two\nextends: carcassonne\ntokens: {b: {name: b, number: 2, on: player}, a: {name: a, number: 2, on: cell}}\n' >$T/two/ruleset.yaml
$ printf 'ruleset: 1\nname: three\nextends: carcassonne\ntokens: {a: {name: a, number: 3, on: cell}}\n' >$T/three/ruleset.yaml
$ reeve position --rules $T $T/game.yaml | grep tokens
$ sed s/two/three/ $T/game.yaml | reeve position --rules $T
--- file game.yaml
reeve: 1
rules: [one, two]
players: {R: Rosa, B: Ben}
board: {'0,0': crfr}
tokens: {b: {R: 2}, a: {'0,0': 1, '0,1': 1}}
--- stdout
tokens: {a: {'0,0': 1, '0,1': 1}, b: {R: 2}}
--- stderr~
both declare a, and not the same [bad-ruleset]
--- status 3

== a token of the common base that one of two rulesets changes is the changed one, whichever is named first
$ mkdir $T/base $T/tiles $T/faces
$ printf 'ruleset: 1\nname: base\nextends: carcassonne\ntokens: {luck: {name: luck, bag: true, on: player, faces: {one: 1, two: 2}}}\n' >$T/base/ruleset.yaml
$ printf 'ruleset: 1\nname: tiles\nextends: base\nmore_tiles: {X-1: ffff+k}\n' >$T/tiles/ruleset.yaml
$ printf 'ruleset: 1\nname: faces\nextends: base\ntokens: {luck: {faces: {three: 2, four: 1}}}\n' >$T/faces/ruleset.yaml
% sed "s/RULES/$rules/" $T/game.yaml | reeve position --rules $T | grep tokens
--- file game.yaml
reeve: 1
rules: [RULES]
players: {R: Rosa, B: Ben}
board: {'0,0': BA.RCr}
tokens: {luck: {R: three}}
--- rows rules
tiles, faces
    tokens: {luck: {R: three}}
faces, tiles
    tokens: {luck: {R: three}}
