# An edge that fits beside any other closes what ends there and has no feature, as the abbey's edges (AM-11, AM-15).

== a tile of such edges lies in any hole, closes what it meets, and is no tile of it
$ reeve tiles --rules $T abbey --look 'a??a+?' --format tsv
$ reeve why --rules $T $T/game.yaml 4 | grep side
$ reeve check --rules $T $T/game.yaml
$ reeve score --now --rules $T $T/game.yaml | grep ' [+]'
$ reeve show --rules $T $T/game.yaml | sed -n '1,8p'
$ reeve show --svg - --rules $T $T/game.yaml | grep -c 'class="any"'
$ reeve legal --rules $T $T/game.yaml --tile GATE --format json | grep -c "3,0"
$ reeve why --rules $T $T/game.yaml 3,0 | tail -3
$ reeve position --rules $T $T/game.yaml >$T/position.yaml; reeve check --rules $T $T/position.yaml
$ (cat $T/game.yaml; echo '  order: [weird@0,0]') | reeve check --rules $T 2>&1 | grep help
$ reeve schema --rules $T abbey | grep -o 'road[a-z|]*)@' | sort -u
% reeve sim --rules $T $rules --games 20 --seed 5 | reeve check -q --rules $T && echo legal
--- file abbey/ruleset.yaml
ruleset: 1
name: abbey
extends: carcassonne
kinds: {any: {letter: a, any: true}}
more_tiles: {AB: {look: aaaa+k, count: 4}, GATE: {look: afra, count: 3}}
--- file game.yaml
reeve: 1
rules: abbey
players: {R: Rosa, B: Ben}
moves:
- R: frfr 1,0 highwayman
- B: AB 2,0 monk
- R: ffcf 0,1 knight
- B: AB -1,0 monk
- R: GATE/180 1,1 farmer
- B: rrrr 2,1 highwayman@n
--- rows rules
abbey
    legal
abbey+tower+bazaars
    legal
abbey+traders+river
    legal
--- stdout
AB	0	aaaa+k
GATE	0	afra
 yes  attached    its east side lies against tile BA.RCr at 0,0              K-8
 yes  side        east: an edge that fits any other against a road of
$T/game.yaml: legal so far: 6 turns, score Rosa (R) 6, Ben (B) 0, R to move
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
      +2  R   road@0,0.e: 2 tiles, 1 each                                   K-21
      +4  B   monastery@2,0.c: 4 tiles, 1 each                              K-36
      +3  B   monastery@-1,0.c: 3 tiles, 1 each                             K-36
      +1  B   road@2,1.n: 1 tile, 1 each                                    K-36
      +3  R   field@0,1.n: 1 completed city, 3 each                         K-29
        -1       0       1       2
             ┊ f   f ┊ R │f  ┊ f B f
  1          ┊       ┊   ╵   ────□───
             ┊fcccccf┊f      ┊ f │ f
             ┊fcccccf┊ f   f ┊
  0      kB  ┊───────────────┊   kB
             ┊ f   f ┊ f   f ┊
        -1       0       1       2
10
4
           west: tile AB at 2,0 has an edge that fits any other, and
           anything may meet it                                              K-9
           72 of the 72 tiles to come fit there                              K-9
$T/position.yaml: position consistent: score Rosa (R) 6, Ben (B) 0, R to move
  help: Type one of these: road@CELL, city@CELL, monastery@CELL, field@CELL, garden@CELL
road|city|monastery|field|garden)@

== what such a kind cannot be
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: %s\n%b\n' "$base" "$lines" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows base|lines
carcassonne|kinds: {any: {letter: a, any: true}}
    Carcassonne (r)
carcassonne|kinds: {any: {any: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true, role: guest}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true, line: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true}, all: {letter: b, any: true}}
    reeve: r: r/ruleset.yaml:4:38: `all`: one kind only can be `any: true`, and any is; see reeve-ruleset(5)
carcassonne|kinds: {any: {letter: a, any: true, points: 1}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true, prize: 2, unfinished: 1, unfinished_rule: K-1}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true, table: [1]}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true}, all: {letter: b, any: true}}\nmore_tiles: {X: aabb}
    reeve: r: r/ruleset.yaml:4:38: `all`: one kind only can be `any: true`, and any is; see reeve-ruleset(5)
castle|kinds: {any: {letter: a, any: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind any is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
carcassonne|kinds: {any: {letter: a, any: true}}\nmarks: {inn: {on: any}}
    reeve: r: r/ruleset.yaml:5:19: `any`: a kind of features: an edge that fits beside any other is not one; see reeve-ruleset(5)
carcassonne|kinds: {any: {letter: a, any: true}}\nfigures: {page: {each: 1, on: [road, any]}}
    reeve: r: r/ruleset.yaml:5:38: `any`: a kind of features: an edge that fits beside any other is not one; see reeve-ruleset(5)
carcassonne|kinds: {any: {letter: a, any: true}}\nmore_tiles: {x: "aaff:nes"}
    reeve: r: r/ruleset.yaml:5:18: `aaff:nes` describes no tile: edge n cannot be joined like that. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
carcassonne|kinds: {any: {letter: a, any: true}}\nmore_tiles: {x: "aaff+p"}
    reeve: r: r/ruleset.yaml:5:18: `aaff+p` describes no tile: there is nothing on which +p (pennant) can be. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
carcassonne|kinds: {any: {letter: a, any: true}}\nmore_tiles: {x: aaaa}
    Carcassonne (r)
carcassonne|kinds: {road: {any: true}}
    reeve: r: r/ruleset.yaml:4:1: the kind road is an edge that fits beside any other: it has a letter and no other key, stands in looks of edges, and is the only one
