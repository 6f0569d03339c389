# Rulesets that are well formed and lie: each is refused in one line with its place, before anything
# is played by it, whatever is asked (engine/ruleset_sound.c has the list of what must hold).

== a ruleset of one's own on another: what is left over of the parent, changed, or missing
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: %s\n%b\n' "$base" "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows base|lines
carcassonne|tiles: {a: frfr+k}
    reeve: r: r/ruleset.yaml:4:1: the start tile BA.RCr is not one of its tiles: say `start_tile`
carcassonne|tiles: {a: frfr+k}\nstart_tile: BA.RCr
    reeve: r: r/ruleset.yaml:5:13: `BA.RCr`: there is no tile of this name in the set. Type a name that `tiles` or an extended ruleset gives.
carcassonne|start_tile: BA.RCr\nboard: {cells: {1: [a, c]}}
    reeve: r: r/ruleset.yaml:4:1: a start tile lies at 0,0 of a board without cells and start spaces
carcassonne|kinds: {field: {unfinished: 1}}
    reeve: r: r/ruleset.yaml:4:1: the kind field has no `unfinished_rule`: the rule by which it is scored so
castle|kinds: {tower: {doubled: 2}}
    reeve: r: r/ruleset.yaml:4:1: the kind tower has no `doubled_rule`: the rule by which it is scored so
castle|kinds: {mill: {role: miller, letter: m, points: 1}}
    reeve: r: r/ruleset.yaml:4:1: the kind mill has no `rule`: the rule by which it is scored so
castle|kinds: {mill: {letter: m, points: 1, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: the kind mill has no `role`: what a follower on it is called
castle|kinds: {path: {line: false, area: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind path is an area here and a line in castle, and tiles are made for that
castle|kinds: {path: {line: false}}
    reeve: r: r/ruleset.yaml:4:1: the kind path is built here and a line in castle, and tiles are made for that
castle|kinds: {path: {line: false}}\nmore_tiles: {x: "cccc:ns"}
    reeve: r: r/ruleset.yaml:5:18: `cccc:ns` describes no tile: no kind of this game is a line. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
bazaars|kinds: {city: {area: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind city is an area here and built in bazaars, and tiles are made for that
carcassonne|kinds: {road: {area: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind road can be one of line, area and around only
bazaars|kinds: {moor: {role: peat, letter: o, area: true, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: looks of edges know one kind that is an area, and here are several
bazaars|kinds: {river: {role: boat, letter: o, line: true, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: bridges go from one kind of line to another over one kind of area: it needs one of each
tower|kinds: {monastery: {letter: t}}
    The Tower (r)
castle|board: {cells: {2: [a, c], 1: [a, c]}, starts: {2: {cell: z1, side: s, w: court, e: tower}}}
    reeve: r: r/ruleset.yaml:4:1: the start space 2 must lie just outside the board, beside one of its cells
castle|board: {cells: {2: [a, c], 1: [a, c]}}
    reeve: r: r/ruleset.yaml:4:1: the start space 6 must lie just outside the board, beside one of its cells
castle|board: {cells: {2: [a, c], 1: [a, c]}, starts: {2: {cell: a1, side: n, w: court, e: tower}}}
    reeve: r: r/ruleset.yaml:4:1: the start space 2 must lie just outside the board, beside one of its cells
castle|board: {cells: {}, starts: {}}
    reeve: r: r/ruleset.yaml:4:1: its board has no cells
castle|board: {cells: {1: [[a], b]}}
    reeve: r: r/ruleset.yaml:4:21: a file must be a word, not a list; see reeve-ruleset(5)
castle|board: {cells: {1: [a, [b]]}}
    reeve: r: r/ruleset.yaml:4:24: a file must be a word, not a list; see reeve-ruleset(5)
castle|board: {starts: {2: {cell: b3, side: w, n: path, s: court}}}
    reeve: r: r/ruleset.yaml:4:1: the halves of the start space 2 must not be lines, and its path must be one
castle|board: {starts: {2: {cell: b3, side: w, n: court, s: court, path: tower}}}
    reeve: r: r/ruleset.yaml:4:1: the halves of the start space 2 must not be lines, and its path must be one
castle|board: {starts: {2: {cell: b3, side: w, n: court, s: court}, 3: {cell: b3, side: w, n: tower, s: court}}}
    reeve: r: r/ruleset.yaml:4:1: the start spaces 2 and 3 lie on each other
castle|board: {track: 20}
    reeve: r: r/ruleset.yaml:4:1: the corner 20 is not on the track, which has the spaces 0 to 19: both its spaces must be
castle|board: {corners: [0, 7, 7]}
    reeve: r: r/ruleset.yaml:4:1: two corners have the space 7
castle|board: {corners: [7, 9, 7]}
    reeve: r: r/ruleset.yaml:4:1: two corners have the space 7
castle|board: {corners: [99]}
    reeve: r: r/ruleset.yaml:4:1: the corner 99 is not on the track, which has the spaces 0 to 99: both its spaces must be
carcassonne|wall_tiles: {1: {copies: 2, effect: extra_turn, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: it has wall_tiles, which needs the module castle
carcassonne|kinds: {city: {keep: true}}
    reeve: r: r/ruleset.yaml:4:1: it has a kind with a keep, which needs the module castle
carcassonne|board: {track: 50, corners: [3]}
    reeve: r: r/ruleset.yaml:4:1: it has corners, which needs the module castle
carcassonne|pieces: {bridges: [3, 3, 3, 3, 3]}
    reeve: r: r/ruleset.yaml:4:1: it has pieces: bridges, which needs the module bridges
carcassonne|options: {bazaars: {default: "true", rule: Y-1, help: h}}
    reeve: r: r/ruleset.yaml:4:1: it has the option bazaars, which needs the module bazaars
carcassonne|module: castle
    reeve: r: r/ruleset.yaml:4:1: its modules must have one of castle and carcassonne, and not both
castle|module: tower
    reeve: r: r/ruleset.yaml:4:1: the module tower goes with the module carcassonne, `looks: edges`, `fit: all` and a board without cells
bazaars|fit: middles
    reeve: r: r/ruleset.yaml:4:1: the module bridges goes with the module carcassonne, `looks: edges`, `fit: all` and a board without cells
bazaars|board: {cells: {1: [a, c]}}
    reeve: r: r/ruleset.yaml:4:1: the module bridges goes with the module carcassonne, `looks: edges`, `fit: all` and a board without cells
castle|looks: edges
    reeve: r: r/ruleset.yaml:4:1: the tile 1 cannot be described: ????:nesw is not a look of it
castle|wall_tiles: {1: {copies: 2, effect: double, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:14: the key `kind` is missing. Add the key with its value; `reeve new NAME` prints a record with every key.
castle|wall_tiles: {1: {copies: 2, effect: double, kind: court, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: the wall tile 1 cannot do that to court: `prize` is for areas, `double` and `unfinished` are for other kinds
castle|wall_tiles: {1: {copies: 2, effect: prize, kind: path, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: the wall tile 1 cannot do that to path: `prize` is for areas, `double` and `unfinished` are for other kinds
castle|wall_tiles: {1: {copies: 1, effect: keep, rule: Y-1}, 01: {copies: 1, effect: keep, rule: Y-1}}
    reeve: r: r/ruleset.yaml:4:1: two wall tiles have the number 1
castle|tiles: {none: tttt}
    reeve: r: r/ruleset.yaml:4:9: `none`: a short name for a tile; see reeve-ruleset(5)
castle|tiles: {"[a": tttt}
    reeve: r: r/ruleset.yaml:4:10: `[a`: a short name for a tile; see reeve-ruleset(5)
castle|tiles: {"#": tttt}
    reeve: r: r/ruleset.yaml:4:10: `#`: a short name for a tile; see reeve-ruleset(5)
carcassonne|tiles: {a: {look: crfr, count: {2: 4}}}\nstart_tile: a
    reeve: r: r/ruleset.yaml:4:1: it has no tiles in edition 1
carcassonne|tiles: {a: {look: crfr, count: {2: 4}}, b: ffff}\nstart_tile: a
    reeve: r: r/ruleset.yaml:5:1: the start tile a is not among the tiles of edition 1
carcassonne|more_tiles: {a: {look: ccff, fields: [sse ssw wsw wnw ese ene > s]}}
    reeve: r: r/ruleset.yaml:4:38: `fields`: each half-edge that no city has, once; see reeve-ruleset(5)

== a game that extends nothing: what it lacks
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\n%b\n' "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows lines
module: castle\nkinds: {t: {role: a, letter: t, points: 2, rule: Y-1}}\ntiles: {a: "tttt:n"}
    reeve: r: r/ruleset.yaml:5:13: `tttt:n` describes no tile: no kind of this game is a line. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
module: castle\nkinds: {t: {role: a, letter: t, line: true, rule: Y-1}}\ntiles: {a: tttt}
    reeve: r: r/ruleset.yaml:5:12: `tttt` describes no tile: no quadrant is a t. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
module: castle\nkinds: {t: {role: a, letter: t, rule: Y-1}}\ntiles: {a: {look: tttt, fields: [n]}}
    reeve: r: r/ruleset.yaml:5:33: `fields`: this ruleset has no kind that is an area; see reeve-ruleset(5)
module: castle\nkinds: {t: {role: a, letter: t, rule: Y-1}}\ntiles: {a: {look: tttt, count: {}}}
    reeve: r: r/ruleset.yaml:5:1: it has no tiles
module: castle\nkinds: {h: {role: a, letter: h, keep: true, rule: Y-1}}\nboard: {track: 20, starts: {2: {cell: a1, side: w, n: h, s: h}}}\ntiles: {a: hhhh}
    reeve: r: r/ruleset.yaml:5:1: start spaces lie outside a board: it needs cells
module: [tower, bridges]\nkinds: {t: {role: a, letter: t, rule: Y-1}}\ntiles: {a: tttt}
    reeve: r: r/ruleset.yaml:3:1: its modules must have one of castle and carcassonne, and not both

== whatever is asked, a ruleset that lies is refused with status 3
$ cd $T
% reeve $what --rules . >out 2>&1; echo "$? $(grep -c 'none of its tiles' out)"
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: carcassonne
tiles: {a: frfr+k}
--- file game.yaml
reeve: 1
rules: r
players: {W: W, B: B}
moves: []
--- rows what
rules r
    3 0
tiles r
    3 0
new r
    3 0
sim r
    3 0
sim r -q --games 2
    3 0
check game.yaml
    3 0
show game.yaml
    3 0
score game.yaml
    3 0
position game.yaml
    3 0
legal --tile a game.yaml
    3 0
completions game.yaml
    3 0
why game.yaml
    3 0
fmt game.yaml
    3 0

== rulesets that are sound by themselves, put together
$ mkdir $T/a $T/b
% printf 'ruleset: 1\nname: a\nextends: %s\n%s\n' $base "$fields" >$T/a/ruleset.yaml
% printf 'ruleset: 1\nname: b\nextends: %s\n%s\n' $other "$more" >$T/b/ruleset.yaml; reeve sim --rules $T a+b -q 2>&1 | sed -n 1p
--- rows base|fields|other|more
carcassonne|title: A|carcassonne|tiles: {BA.RCr: crfr}
    reeve: a+b: b has other tiles than carcassonne, and what is played together adds some
carcassonne|players: [2, 2]|tower|players: [3, 6]
    reeve: a+b: it would be for 3 to 2 players
carcassonne|marks: {foundation: b}|bazaars|title: B
carcassonne|more_tiles: {x: {look: ffff, count: 100}, y: {look: ffff, count: 100}, z: {look: ffff, count: 100}, u: {look: ffff, count: 100}, v: {look: ffff, count: 100}}|carcassonne|more_tiles: {1: {look: ffff, count: 100}, 2: {look: ffff, count: 100}, 3: {look: ffff, count: 100}, 4: {look: ffff, count: 100}, 5: {look: ffff, count: 100}}
    reeve: a+b: it has more than 1000 tiles
carcassonne|board: {cells: {1: [a, b]}}|tower|title: B
    reeve: a+b: a: a/ruleset.yaml:4:1: a start tile lies at 0,0 of a board without cells and start spaces
carcassonne|title: A|carcassonne|fit: middles
    reeve: a+b: b has other tiles than carcassonne, and what is played together adds some
castle|title: A|castle|board: {cells: {1: [a, b]}}
    reeve: a+b: b: b/ruleset.yaml:4:1: the start space 6 must lie just outside the board, beside one of its cells

== two rulesets on a third, none of which has rules or sources to put together
$ mkdir -p $T/a $T/b $T/c && printf 'ruleset: 1\nname: a\nextends: c\nsupply: 5\n' >$T/a/ruleset.yaml
$ printf 'ruleset: 1\nname: b\nextends: c\nmore_tiles: {b: tttt}\n' >$T/b/ruleset.yaml
$ reeve tiles --rules $T a+b | sed -n '1s/^ *//p'
$ reeve sim --rules $T a+b -q; echo $?
--- file c/ruleset.yaml
ruleset: 1
name: c
module: castle
kinds: {t: {role: a, letter: t, points: 2, rule: Y-1}}
tiles: {a: tttt}
--- stdout
t   t   a b
0

== so many copies that their number would not fit are too many
$ mkdir -p $T/r && { printf 'ruleset: 1\nname: r\nextends: carcassonne\nstart_tile: t0\ntiles:\n'; for i in $(seq 0 655); do echo "  t$i: {look: ffff, count: 100}"; done; } >$T/r/ruleset.yaml
$ reeve sim --rules $T r -q
--- stderr
reeve: r: r/ruleset.yaml:5:1: it has more than 1000 tiles
--- status 3

== corners may lie side by side: a marker on a space that is of two is on that whose lower space it is
$ reeve check --rules $T $T/game.yaml
$ reeve sim r --rules $T | reeve check --rules $T
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: castle
board: {corners: [1, 2, 3, 4, 5, 6, 7, 8], no_wall_tile: [2]}
--- file game.yaml
reeve: 1
rules: r
players: {W: W, B: B}
setup: {wall_tiles: {1: 1, 3: 2, 4: 3}}
moves: []
--- stdout
$T/game.yaml: legal so far: 0 turns, score W 0, B 0, W to move
-: legal: 60 turns, final score White (W) 29, Black (B) 7

== a table without a wall has no empty area, so that keeps score nothing [C-104]
$ reeve score --now --rules $T $T/pos.yaml
--- file nc/ruleset.yaml
ruleset: 1
name: nc
module: castle
supply: 6
kinds:
  court: {role: merchant, letter: c, area: true, rule: Y-1}
  house: {role: squire, letter: h, points: 1, keep: true, rule: Y-1}
tiles: {a: {look: hccc, count: 9}}
--- file pos.yaml
reeve: 1
rules: nc
players: {W: W, B: B}
board: {'0,1': cchc, '1,1': ccch, '0,0': chcc, '1,0': hccc}
keeps: {W: 4, B: 0}
score: {W: 4, B: 0}
--- stdout
final scoring
       0  W   keep: the larger keep (4), 0 empty cells
final score: W 4, B 0
W wins

== a position of a castle without wall tiles and corners can be read back
$ reeve sim r --rules $T | reeve position --at 3 --rules $T >$T/pos.yaml; reeve check --rules $T $T/pos.yaml 2>/dev/null | sed "s|$T/||"; grep -cE '^(hand|corners)' $T/pos.yaml
--- file r/ruleset.yaml
ruleset: 1
name: r
module: castle
kinds: {t: {role: a, letter: t, points: 2, rule: Y-1}, h: {role: b, letter: h, points: 1, rule: Y-1}}
board: {cells: {2: [a, c], 1: [a, c]}, starts: {1: {cell: a1, side: s, w: t, e: t}}}
tiles: {a: {look: tttt, count: 4}, b: {look: tthh, count: 4}}
--- stdout
pos.yaml: position consistent: score White (W) 0, Black (B) 0, B to move; only 5 tiles are left: --now adds final scoring
0
--- status 1

== a bazaar needs somebody to bid against [B-56]
$ mkdir -p $T/alone && printf 'ruleset: 1\nname: alone\nextends: bazaars\nplayers: [1, 4]\n' >$T/alone/ruleset.yaml
$ reeve sim alone --rules $T
--- stderr
reeve: alone: alone/ruleset.yaml:4:1: a bazaar is for 2 players or more (B-56), and it would be for 1
--- status 3
