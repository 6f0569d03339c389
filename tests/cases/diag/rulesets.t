# Rulesets that are wrong: each is said in one line, with its place.

== words, marks and the order of final scoring that are none
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows line
words: {wall_tyle: token}
    reeve: r: r/ruleset.yaml:4:9: unknown key `wall_tyle` in words; did you mean `wall_tile`?
words: {fountain: stocks}
    reeve: r: r/ruleset.yaml:4:9: unknown key `fountain` in words. Type one of these: doubles, prize, collects, divides, wall_tile, corner, keep.
words: {keep: [family house]}
    reeve: r: r/ruleset.yaml:4:15: `words`: a list has the words for one and for more; see reeve-ruleset(5)
words: {keep: {one: house}}
    reeve: r: r/ruleset.yaml:4:15: a word must be a word or a list, not a map; see reeve-ruleset(5)
words: {keep: ""}
    reeve: r: r/ruleset.yaml:4:16: ``: words of 1 to 32 bytes: letters, digits, and between them spaces, - and '; see reeve-ruleset(5)
words: {keep: "a{b}"}
    reeve: r: r/ruleset.yaml:4:16: `a{b}`: words of 1 to 32 bytes: letters, digits, and between them spaces, - and '; see reeve-ruleset(5)
words: {keep: [[a], b]}
    reeve: r: r/ruleset.yaml:4:16: a word must be a word, not a list; see reeve-ruleset(5)
words: {keep: what no game calls a thing in all the world}
    reeve: r: r/ruleset.yaml:4:15: `what no game calls a thing in all the world`: words of 1 to 32 bytes: letters, digits, and between them spaces, - and '; see reeve-ruleset(5)
marks: {doubles: ab}
    reeve: r: r/ruleset.yaml:4:18: `ab`: one small letter; see reeve-ruleset(5)
marks: {doubles: M}
    reeve: r: r/ruleset.yaml:4:18: `M`: one small letter; see reeve-ruleset(5)
marks: {divides: s}
    reeve: r: r/ruleset.yaml:4:1: the mark divides can stand in looks of edges only, and its looks are quadrants
marks: {doubles: m}
    reeve: r: r/ruleset.yaml:4:1: two marks have the letter m
final: [areas, keeps]
    reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
final: [areas, keeps, keeps]
    reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
final: [areas, keeps, tokens]
    reeve: r: r/ruleset.yaml:4:8: `final`: each of keeps, areas and wall_tiles, once; see reeve-ruleset(5)
final: areas
    reeve: r: r/ruleset.yaml:4:8: final must be a list, not a word; see reeve-ruleset(5)
game: two words
    reeve: r: r/ruleset.yaml:4:7: `two words`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)

== kinds that cannot be told apart, and names that no record could hold
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows line
kinds: {tower: {name: house}}
    reeve: r: r/ruleset.yaml:4:1: two kinds are called house
kinds: {tower: {role: squire}}
    reeve: r: r/ruleset.yaml:4:1: the followers of two kinds are called squire
kinds: {tower: {letter: h}}
    reeve: r: r/ruleset.yaml:4:1: two kinds have the letter h
kinds: {tower: {name: two words}}
    reeve: r: r/ruleset.yaml:4:23: `two words`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
kinds: {tower: {role: a@b}}
    reeve: r: r/ruleset.yaml:4:23: `a@b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
kinds: {"big house": {letter: b}}
    reeve: r: r/ruleset.yaml:4:10: `big house`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)

== two kinds may change their names, their roles and letters with each other
$ reeve tiles --rules $T r --format tsv | sed -n 2,3p
$ reeve sim --rules $T r --games 20 | reeve check --rules $T --format json | gojq -r .verdict | sort | uniq -c | awk '{print $1, $2}'
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
$ sed 's/score: {W: 13, B: 0}/use: [9, {4: path@e1}]/; s/12: 3/12: 10/' $T/game.yaml | reeve check --rules $T 2>&1 | tail -4
$ sed 's/score: {W: 13, B: 0}/use: [9]/' $T/game.yaml | reeve check --rules $T 2>&1 | tail -4
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
      6 | corners: {12: 10, 16: 1}
        |               ^~
  help: Type a number: 1 to 9, or '?'.
-:11:9: illegal: jewel 9 is used only at the end of the game [use-at-end, C-84]
     11 |   use: [9]
        |         ^
  help: Move the use to `final`.

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
--- stderr~
[position-assumed]
--- stdout
final scoring
     +74  W   manor house: the larger manor house (3), 74 empty cells       Z-40
      +5  W   special token: special token 6                                Z-36
final score: W 79, B 0
W wins

== a shipped ruleset that is read from its files is the one that is built in
$ cp -r rulesets $T/rules
$ each() {
$     mkdir $T/$1
$     for r in $(ls rulesets); do for c in rules tiles; do reeve $c $r --format json $2 >$T/$1/$c-$r; [ -s $T/$1/$c-$r ] || echo $c $r; done; done
$ }
$ each own; each given "--rules $T/rules"; diff -rq $T/own $T/given
$ reeve score --format json fixtures/*/*.yaml >$T/in; echo $? $(($(wc -l <$T/in) > 40))
$ reeve score --format json --rules $T/rules fixtures/*/*.yaml >$T/read; echo $?
$ sed "s| --rules $T/rules||g" $T/read | cmp $T/in -
$ reeve new falcon >$T/in && reeve new falcon --rules $T/rules | sed "s| --rules $T/rules||" | cmp - $T/in && reeve explain --rules $T/rules C-45 T-14 F-8 >$T/read
$ reeve explain C-45 T-14 F-8 | cmp - $T/read
--- stdout
1 1
1

== a whole ruleset of one's own, wrong in one line each
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\n%b\n' "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ printf 'ruleset: 2\nname: r\nextends: castle\n' >$T/r/ruleset.yaml; reeve rules --rules $T r 2>&1 | sed -n 1p
$ printf 'ruleset: 1\nname: s\nextends: castle\n' >$T/r/ruleset.yaml; reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows lines
tiles: tiles.yaml
    reeve: r: there is no file r/tiles.yaml
tiles: [a]
    reeve: r: r/ruleset.yaml:3:8: tiles must be a word or a map, not a list; see reeve-ruleset(5)
tiles: ../tiles.yaml
    reeve: r: r/ruleset.yaml:3:8: `../tiles.yaml`: a file beside this one; see reeve-ruleset(5)
extends: carcassonne\nlooks: circles
    reeve: r: r/ruleset.yaml:4:8: `circles`: quadrants or edges; see reeve-ruleset(5)
extends: carcassonne\nfit: corners
    reeve: r: r/ruleset.yaml:4:6: `corners`: middles or all; see reeve-ruleset(5)
extends: carcassonne\nties: some
    reeve: r: r/ruleset.yaml:4:7: `some`: nobody or everybody; see reeve-ruleset(5)
extends: carcassonne\nstart_tile: BA.X
    reeve: r: r/ruleset.yaml:4:13: `BA.X`: there is no tile of this name in the set. Type a name that `tiles` or an extended ruleset gives.
extends: carcassonne\nmodule: cathedral
    reeve: r: r/ruleset.yaml:4:9: `cathedral`: there is no such module. Type one of these: castle, carcassonne, abbots, tower, bridges, castles, bazaars, traders, river.
extends: carcassonne\nmodule: towr
    reeve: r: r/ruleset.yaml:4:9: `towr`: there is no such module; did you mean `tower`?
extends: carcassonne\nfigures: {mayor: {on: citty}}
    reeve: r: r/ruleset.yaml:4:23: `citty`: there is no such kind; did you mean `city`?
extends: carcassonne\nfigures: {mayor: {on: []}}
    reeve: r: r/ruleset.yaml:4:23: `on`: one kind at least belongs here; see reeve-ruleset(5)
extends: carcassonne\nfigures: {mayor: {on: [city, road, city]}}
    reeve: r: r/ruleset.yaml:4:36: `city`: it is already in this list; see reeve-ruleset(5)
extends: carcassonne\nkinds: {wild: {letter: x, any: true, name: foo}}
    reeve: r: r/ruleset.yaml:4:9: `wild`: a kind with `any: true` has a letter only, and no `name`; see reeve-ruleset(5)
extends: carcassonne\nmodule: [tower, [bridges]]
    reeve: r: r/ruleset.yaml:4:17: a module must be a word, not a list; see reeve-ruleset(5)
extends: carcassonne\nplayers: [2]
    reeve: r: r/ruleset.yaml:4:10: `players`: the least and the most; see reeve-ruleset(5)
extends: carcassonne\npieces: {towers: [1, 2]}
    reeve: r: r/ruleset.yaml:4:10: `towers`: a number for each number of players; see reeve-ruleset(5)
extends: carcassonne\noptions: {farming: {default: none}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `farming`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
extends: carcassonne\noptions: {ransom: {default: sometimes}}
    reeve: r: r/ruleset.yaml:4:29: `sometimes`: false or true; see reeve-ruleset(5)
extends: carcassonne\ndefaults: {ransum: no}
    reeve: r: r/ruleset.yaml:4:12: r has no option `ransum`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.
extends: carcassonne\ncites: {ransum-paid: T-1}
    reeve: r: r/ruleset.yaml:4:9: unknown key `ransum-paid` in cites. Type one of these: not-text, yaml-syntax, yaml-tab, yaml-feature, duplicate-key, too-deep, too-long-word, too-long, too-many, more-complaints, no-memory, empty, wrong-type, missing-key, unknown-key, bad-version, bad-number, unknown-ruleset, bad-ruleset, unknown-option, bad-option, unknown-script, script-failed, script-limit, ...
extends: carcassonne\ncites: {no-memory: [T-1]}
    reeve: r: r/ruleset.yaml:4:20: a rule citation must be a word, not a list; see reeve-ruleset(5)
extends: carcassonne\nlaws: {tie: K-1}
    reeve: r: r/ruleset.yaml:4:7: `laws`: this key is called `cites`; see reeve-ruleset(5)
extends: carcassonne\nunmodelled: {hill: {when: X-1}}
    reeve: r: r/ruleset.yaml:4:21: unknown key `when` in unmodelled. Type one of these: otherwise, top, captured.
extends: carcassonne\nkinds: {city: {around: maybe}}
    reeve: r: r/ruleset.yaml:4:24: `maybe`: true or false belongs here; see reeve-ruleset(5)
kinds: {a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {}, i: {}, j: {}, k: {}, l: {}, m: {}, n: {}, o: {}, p: {}, q: {}}
    reeve: r: r/ruleset.yaml:3:121: more than 16 kinds. Type at most 16 kinds.
kinds: {a: {line: true}}
    reeve: r: r/ruleset.yaml:3:1: it needs `extends: NAME` of a ruleset that it adds to, or kinds, tiles and a module of its own
--- stdout
reeve: r: r/ruleset.yaml:1:10: format version 2 is not known. Type `reeve: 1`.
reeve: r: r/ruleset.yaml:2:7: `s`: its directory has another name; see reeve-ruleset(5)

== wall tiles of a ruleset that are none
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\nwall_tiles:\n  %s\n' "$tile" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
$ seq -f '  %g: {copies: 1, effect: points, rule: C-1}' 2 17 >>$T/r/ruleset.yaml; reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows tile
0: {copies: 2, effect: points}
    reeve: r: r/ruleset.yaml:5:3: `0`: a wall tile goes from 1 to 99; see reeve-ruleset(5)
1: {copies: 101, effect: points}
    reeve: r: r/ruleset.yaml:5:15: `101`: copies goes from 0 to 100; see reeve-ruleset(5)
1: {copies: 2, effect: luck}
    reeve: r: r/ruleset.yaml:5:26: `luck`: extra_turn, double, unfinished, prize, keep or points; see reeve-ruleset(5)
1: {copies: 2, effect: double, kind: barn}
    reeve: r: r/ruleset.yaml:5:40: `barn`: there is no such kind. Type one of these: path, tower, house, court.
1: {copies: 2, effect: points, amount: x}
    reeve: r: r/ruleset.yaml:5:42: amount must be a whole number, not `x`. Type digits only, with a minus sign for a negative number.
1: {copies: 2, effect: points, amuont: 2}
    reeve: r: r/ruleset.yaml:5:34: unknown key `amuont` in a wall tile; did you mean `amount`?
1: {copies: 1, effect: points, rule: C-1}
    Carcassonne: The Castle (r)
--- stdout
reeve: r: r/ruleset.yaml:21:3: more than 16 wall tiles. Type at most 16 wall tiles.

== tiles of a ruleset that are none
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: carcassonne\nmore_tiles: t.yaml\n' >$T/r/ruleset.yaml
% printf '%s\n' "$tile" >$T/r/t.yaml
% reeve tiles --rules $T r --format tsv 2>&1
--- rows tile
A: {look: crfx}
    reeve: r: r/t.yaml:1:11: `crfx` describes no tile: no edge has the letter x (r road, c city, f field). Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
A: {look: ccfc, joined: [n, q]}
    reeve: r: r/t.yaml:1:29: `q` is not a place on a tile. Type one of n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
A: {look: ccfc, joined: [n, [e]]}
    reeve: r: r/t.yaml:1:29: `` is not a place on a tile. Type one of n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
A: {look: crfr, count: 0}
    reeve: r: r/t.yaml:1:24: `0`: count goes from 1 to 100; see reeve-ruleset(5)
A: {look: crfr, count: {3: 1}}
    reeve: r: r/t.yaml:1:25: `3`: an edition: 1 or 2; see reeve-ruleset(5)
A: {look: crfr, odd_city: perhaps}
    reeve: r: r/t.yaml:1:27: `perhaps`: true or false belongs here; see reeve-ruleset(5)
A: {count: 1}
    reeve: r: r/t.yaml:1:4: the key `look` is missing. Add the key with its value; `reeve new NAME` prints a record with every key.
BA.L: {look: ffff}
    reeve: r: r/t.yaml:1:1: `BA.L`: another tile of the set has this name; see reeve-ruleset(5)
"a tile": {look: ffff}
    reeve: r: r/t.yaml:1:2: `a tile`: a short name for a tile; see reeve-ruleset(5)
A: {look: ffff, fields: [[n]]}
    reeve: r: r/t.yaml:1:26: a field must be a word, not a list; see reeve-ruleset(5)
A: {look: ffff, fields: [n, n]}
    reeve: r: r/t.yaml:1:25: `fields`: each half-edge that no city has, once; see reeve-ruleset(5)
A: {look: ffff, fields: [n, e, s]}
    reeve: r: r/t.yaml:1:25: `fields`: each half-edge that no city has, once; see reeve-ruleset(5)
A: {look: ffff, fields: [n, e, s, up]}
    reeve: r: r/t.yaml:1:35: `up` is not a place on a tile. Type one of n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.
A: {look: ffff, fields: [n, e, s, w c]}
    reeve: r: r/t.yaml:1:25: `fields`: each half-edge that no city has, once; see reeve-ruleset(5)
A: {look: ffff, fields: [n e s w, c, c]}
    reeve: r: r/t.yaml:1:38: `c`: one field or feature only has the middle; this one needs a half-edge; see reeve-ruleset(5)
A: {look: ffff+k, fields: [n e s w, c]}
    reeve: r: r/t.yaml:1:37: `c`: one field or feature only has the middle; this one needs a half-edge; see reeve-ruleset(5)
A: {look: ffff, count: 1000}
    reeve: r: r/t.yaml:1:24: `1000`: count goes from 1 to 100; see reeve-ruleset(5)
--- status 3

== boards of a ruleset that are none
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: castle\nboard: board.yaml\n' >$T/r/ruleset.yaml
% sed "$change" rulesets/castle/board.yaml >$T/r/board.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows change
s/12: .d, i./12: [d]/
    reeve: r: r/board.yaml:5:7: `12`: its first and last file; see reeve-ruleset(5)
s/12: .d, i./12: [d, i2]/
    reeve: r: r/board.yaml:5:11: `i2`: a file, a to z; see reeve-ruleset(5)
s/12: .d, i./12: [i, d]/
    reeve: r: r/board.yaml:5:7: `12`: its first and last file; see reeve-ruleset(5)
s/^corners.*/corners: [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32]/
    reeve: r: r/board.yaml:18:97: more than 32 corners. Type at most 32 corners.
s/^no_wall_tile.*/gates: [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]/
    reeve: r: r/board.yaml:19:48: more than 16 gates. Type at most 16 gates.
s/cell: b3/cell: z99x/
    reeve: r: r/board.yaml:22:13: `z99x` is not a cell. Type a file and a rank, like e5; on a board without a wall type x and y, like 0,1.
s/side: w/side: up/
    reeve: r: r/board.yaml:22:23: `up`: n, e, s or w; see reeve-ruleset(5)
s/n: house, s: court/e: house, s: court/
    reeve: r: r/board.yaml:22:26: `e`: the halves of this side lie the other way; see reeve-ruleset(5)
s/, prize: s/, prize: e/
    reeve: r: r/board.yaml:22:53: `e`: a half of this side; see reeve-ruleset(5)
s/n: house, s: court/n: house/
    reeve: r: r/board.yaml:22:3: `6`: both halves of its side; see reeve-ruleset(5)
s/n: house/n: barn/
    reeve: r: r/board.yaml:22:29: `barn`: there is no such kind. Type one of these: path, tower, house, court.

== an option, a number and a piece that nothing here reads or that has a name of the notation do not load
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: %s\n%s\n' "$base" "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows base|line
castle|options: {min_open_bid: {range: [0, 9], default: 3, rule: C-1, help: x}}
    reeve: r: r/ruleset.yaml:4:1: it has the option min_open_bid, which needs the module bazaars
carcassonne|options: {bridges_per_turn: {range: [1, 3], default: 1, rule: K-1, help: x}}
    reeve: r: r/ruleset.yaml:4:1: it has the option bridges_per_turn, which needs the module bridges
tower|pieces: {followers: {name: x, each: [1, 1, 1, 1, 1]}}
    reeve: r: r/ruleset.yaml:4:1: no pieces can be called followers: they have that name
bazaars|options: {min_open_bid: {range: [0, 9], default: 3, rule: B-58, help: x}}
    Bridges, Castles and Bazaars (r)
carcassonne|figures: {big: {option: farmers}}
    reeve: r: r/ruleset.yaml:4:1: nothing reads the option big_follower: a figure or a sort of pieces needs `option: big_follower`
carcassonne|options: {mayors: {default: false, rule: K-1, help: x}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `mayors`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot.

== a rule that is named exists, in this ruleset or in one that it extends
$ mkdir $T/r
% printf 'ruleset: 1\nname: r\nextends: %s\n%b\n' $base "$fields" | sed "s/RULES/$(cat $T/rules)/" >$T/r/ruleset.yaml; reeve rules --rules $T r 2>&1 | sed -n 1p
--- file rules
rules: {ledger: Y, title: Ours, sources: {US: we}, sections: {all: All}, rules: {Y-1: {section: all, title: One, text: One., source: [US], standing: house, testable: false}}}
--- rows base fields
castle cites: {path-cut: C-999}
    reeve: r: r/ruleset.yaml:4:19: there is no rule C-999 under `rules`; did you mean C-99?
castle cites: {tie: Y-1}
    reeve: r: r/ruleset.yaml:4:14: there is no rule Y-1 under `rules`; did you mean C-1?
castle kinds: {tower: {rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:23: there is no rule Y-1 under `rules`; did you mean C-1?
castle kinds: {tower: {unfinished_rule: C-45x}}
    reeve: r: r/ruleset.yaml:4:34: there is no rule C-45x under `rules`; did you mean C-45?
castle wall_tiles: {1: {copies: 1, effect: extra_turn, rule: c-60}}
    reeve: r: r/ruleset.yaml:4:55: there is no rule c-60 under `rules`; did you mean C-60?
carcassonne marks: {inn: {on: road, letter: i, completed: {per_tile: 2, rule: C-45}}}
    reeve: r: r/ruleset.yaml:4:67: there is no rule C-45 under `rules`; did you mean K-45?
carcassonne unmodelled: {mage: {top: T-33, otherwise: K-42}}
    reeve: r: r/ruleset.yaml:4:26: there is no rule T-33 under `rules`; did you mean K-33?
tower options: {tiny_city: {default: '2', help: x, rule: B-1}}
    reeve: r: r/ruleset.yaml:4:52: there is no rule B-1 under `rules`; did you mean T-1?
castle cites: {tie: Y-1}\nRULES
    Carcassonne: The Castle (r)
zamek cites: {tie: C-1}
    Zamek (r)
castle cites:\n  tie: Y-2\nRULES
    reeve: r: r/ruleset.yaml:5:8: there is no rule Y-2 under `rules`; did you mean Y-1?

== sim tells what is wrong with a ruleset whose folder lies here, and what it is told by a folder that is none
$ mkdir -p $T/fairy $T/other && cd $T
$ printf 'ruleset: 1\nname: fairy\nextends: carcassonne\ntokens: {imp: {name: imp, number: 1, on: [cell, tile]}}\n' >fairy/ruleset.yaml
$ reeve sim fairy --rules .; reeve sim other --rules .
--- stderr
reeve: fairy: fairy/ruleset.yaml:4:42: `tile`: a cell is there with and without its tile: type one of the two; see reeve-ruleset(5)
reeve: other: there is no such ruleset
--- status 3

== the record to fill in tells of the start tile of the base, unless the ruleset has a start of its own
$ mkdir -p $T/r && cd $T
% printf "ruleset: 1\nname: r\nextends: carcassonne\n$more\n" >r/ruleset.yaml; reeve new r --rules . | grep -c 'lies on 0,0'
--- rows more
# no start of its own
    1
start_tile: BA.L
    0
start: {'0,0': BA.L, '1,0': BA.L}
    0
start_tile: BA.L\nblank: |\n  moves:\n  # BA.L lies on 0,0
    1

== a misspelt name among several has the suggestion that it has alone
% sed "s/RULES/$rules/" $T/game.yaml | reeve check -q - 2>&1 | sed -n '1p;4,$p'
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Rosa, B: Ben}
moves: []
--- rows rules
watchtower
    -:2:8: unreadable: unknown ruleset `watchtower` [unknown-ruleset]
      help: did you mean `watchtowers`?
[hills, watchtower]
    -:2:16: unreadable: unknown ruleset `watchtower` [unknown-ruleset]
      help: did you mean `watchtowers`?
[watchtower, hills]
    -:2:9: unreadable: unknown ruleset `watchtower` [unknown-ruleset]
      help: did you mean `watchtowers`?
hills+watchtower
    -:2:14: unreadable: unknown ruleset `watchtower` [unknown-ruleset]
      help: did you mean `watchtowers`?
watchtower+hills
    -:2:8: unreadable: unknown ruleset `watchtower` [unknown-ruleset]
      help: did you mean `watchtowers`?
[hills, zzz]
    -:2:16: unreadable: unknown ruleset `zzz` [unknown-ruleset]
      help: Type one of these: abbey, abbey-c1, bazaars, bazaars-hig, bazaars-zmg, buildings, carcassonne, castle, castle-hig, castle-wica, circles, circles-c1, count, count-c1, cult, dragon, dragon-c1, dragon-rgg, dragon-zmg, falcon, festival, festival-rgg, flier, gold, ...
