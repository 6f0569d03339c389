# Rulesets that are wrong: each is said in one line, with its place.

== words, marks and the order of final scoring that are none
$ say() {
$     mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\n%s\n' "$1" >$T/r/ruleset.yaml
$     reeve rules --rules $T r 2>&1 | sed -n 1p
$ }
$ say 'words: {wall_tyle: token}'
$ say 'words: {fountain: stocks}'
$ say 'words: {keep: [family house]}'
$ say 'words: {keep: {one: house}}'
$ say 'words: {keep: ""}'
$ say 'words: {keep: "a{b}"}'
$ say 'words: {keep: [[a], b]}'
$ say 'words: {keep: what no game calls a thing in all the world}'
$ say 'marks: {doubles: ab}'
$ say 'marks: {doubles: M}'
$ say 'marks: {divides: s}'
$ say 'marks: {doubles: m}'
$ say 'final: [areas, keeps]'
$ say 'final: [areas, keeps, keeps]'
$ say 'final: [areas, keeps, tokens]'
$ say 'final: areas'
$ say 'game: two words'
--- stdout
reeve: r: r/ruleset.yaml:4:9: unknown key `wall_tyle` in words; did you mean `wall_tile`?
reeve: r: r/ruleset.yaml:4:9: unknown key `fountain` in words; known here: wall_tile, corner, keep, doubles, prize, collects, divides
reeve: r: r/ruleset.yaml:4:15: `words`: a list has the words for one and for more; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:15: a word must be a word or a list, not a map; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:16: ``: words of 1 to 32 bytes, without braces, on one line; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:16: `a{b}`: words of 1 to 32 bytes, without braces, on one line; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:16: a word must be a word, not a list; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:15: `what no game calls a thing in all the world`: words of 1 to 32 bytes, without braces, on one line; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:18: `ab`: one small letter; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:18: `M`: one small letter; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:9: unknown key `divides` in marks; known here: doubles, prize, collects
reeve: r: two marks have the letter m
reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:8: final must be a list, not a word; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:7: `two words`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)

== kinds that cannot be told apart, and names that no record could hold
$ say() {
$     mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\n%s\n' "$1" >$T/r/ruleset.yaml
$     reeve rules --rules $T r 2>&1 | sed -n 1p
$ }
$ say 'kinds: {tower: {name: house}}'
$ say 'kinds: {tower: {role: squire}}'
$ say 'kinds: {tower: {letter: h}}'
$ say 'kinds: {tower: {name: two words}}'
$ say 'kinds: {tower: {role: a@b}}'
$ say 'kinds: {"big house": {letter: b}}'
--- stdout
reeve: r: two kinds are called house
reeve: r: the followers of two kinds are called squire
reeve: r: two kinds have the letter h
reeve: r: r/ruleset.yaml:4:23: `two words`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:23: `a@b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
reeve: r: r/ruleset.yaml:4:10: `big house`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)

== two kinds may change their names, their roles and letters with each other
$ reeve tiles --rules $T r --format tsv | sed -n 2,3p
$ reeve sim --rules $T r --games 20 | reeve check --rules $T --format json | jq -r .verdict | sort | uniq -c | awk '{print $1, $2}'
$ reeve tiles --rules $T r --look tthh --format tsv
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: castle
kinds:
  tower: {name: house, role: squire, letter: h}
  house: {name: tower, role: knight, letter: t}
--- stdout
2	1	hhtt	2
3	1	hhtt	2
20 legal
2	180	hhtt
3	180	hhtt

== what a ruleset calls things is what its messages say; what it does not say keeps its name
$ reeve rules --rules $T r | sed -n 1,2p
$ reeve score --rules $T $T/game.yaml | grep -e takes -e manor
$ reeve show --rules $T $T/game.yaml | sed -n '/player/,$p'
$ sed 's/score: {W: 13, B: 0}/use: [9, {4: path@e1}]/; s/12: 3/12: 10/' $T/game.yaml | reeve check --rules $T 2>&1 | tail -2
$ sed 's/score: {W: 13, B: 0}/use: [9]/' $T/game.yaml | reeve check --rules $T 2>&1 | tail -2
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: castle
edition: with an amulet on each bastion
words: {wall_tile: [jewel, jewellery], keep: manor, corner: bastion}
--- file game.yaml
reeve: 1
rules: r
players: {W: W, B: B}
to_move: W
score: {W: 12, B: 0}
corners: {12: 3, 16: 1}
hand: {W: {wall_tiles: [9, 9]}}
board: {d1: 14}
moves:
- W: cchc e1 squire
  score: {W: 13, B: 0}
--- stdout
Carcassonne: The Castle (r)
with an amulet on each bastion
          W   manor to house@e1.se: 1 tile                                  C-64
          W   takes jewel 3 at 12                                           C-69
    player  score  space  followers  manor  jewellery
  W W          13     13          6      1  3 9 9
> B B           0      0          6      -  -
jewellery on the wall at 16:1
58 tiles to come
-:6:15: unreadable: there is no jewel `10` [bad-wall-tile]
  help: 1 to 9, or '?'
-:11:9: illegal: jewel 9 is used at the end of the game [use-at-end, C-84]
  help: The use under `final`.

== the words of a game hold in what extends it
$ reeve score --rules $T --now $T/game.yaml
--- file mine/ruleset.yaml
ruleset: 1
name: mine
extends: zamek
defaults: {tie: none}
words: {keep: manor house}
--- file game.yaml
reeve: 1
rules: mine
players: {W: W, B: B}
board: {d1: 14, e1: mmhm}
keeps: {W: 1, B: 0}
hand: {W: {wall_tiles: [5, 6]}}
--- stdout
final scoring
     +74  W   manor house: the larger manor house (3), 74 empty cells       Z-40
      +5  W   special token: special token 6                                Z-36
final score: W 79, B 0
W wins
