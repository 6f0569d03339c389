# The commands and their options, once each, and the exit statuses.

== explain tells a rule in plain words [C-45]
$ reeve explain C-45
--- stdout~
C-45: When a path is complete
standing    official
source      RGG p3

== explain tells a diagnostic code, too [C-19]
$ reeve explain path-cut
--- stdout~
path-cut
verdict     illegal
C-19

== explain knows every rule and every code that a verdict cites
$ reeve explain C-1 C-113 position-keep use-too-new >/dev/null
--- status 0

== explain of what there is not is a mistake on the command line
$ reeve explain C-999
--- stdout~
--- stderr~
C-999
--- status 2

== explain tells what the sources of a rule are [C-45]
$ reeve explain --format json C-45 | gojq -r '.source, .sources[]'
--- stdout
RGG p3, S0 Een voltooid pad
RGG p3: English rules of 2003, Rio Grande Games
S0 Een voltooid pad: WikiCarpedia, the Dutch page "De Burcht basisspel"; fn is one of its footnotes

== explain takes numbers as people type them, and names the ruleset whose rule it is [K-29]
% reeve explain $id | head -n 1
$ reeve explain k29 | grep ^ruleset
$ reeve explain --format json K29 | gojq -r .ruleset
--- rows id
c45
    C-45: When a path is complete
C45
    C-45: When a path is complete
c-45
    C-45: When a path is complete
--- stdout
ruleset     Carcassonne
carcassonne

== explain looks for words in all rules and codes
$ reeve explain Corner 'stops' wall tile | cut -c 1-40
$ reeve explain --format json fountain sty | gojq -r .id
$ reeve explain path-cutt
$ reeve explain zzq
--- stdout
C-69    Stop on a corner tower and take 
C-74    A corner tower gives its wall ti
C-71    Wall tiles are taken after each 
C-73    The wall tile goes to the one wh
C-76    The second lap can still win wal
C-72    House rule - taking only at the 
take-not-won  A wall tile is taken by a 
        it is still there.
Z-20
--- stderr
reeve: path-cutt: there is no such rule or code, and no rule has such words in its text; did you mean path-cut?
reeve: zzq: there is no such rule or code, and no rule has such words in its text
--- status 2

== rules lists the rulesets
$ reeve rules --rules tests/rulesets | cut -d' ' -f 1
--- stdout~
castle
castle-hig
castle-wica

== rules of a ruleset: options with values and defaults, and the rules
$ reeve rules castle
--- stdout~
wall_pickup: per_feature* | end_of_turn
incomplete_tokens_need_majority: false | true*
C-1
C-113

== tiles --look finds a tile by what is printed on it [C-112]
$ reeve tiles --look hhcc:s --format tsv
--- stdout
27	180	cchh:n
29	180	cchh:n

== tiles --look that finds nothing
$ reeve tiles --look cccc:nesw
--- stdout~
no tile of castle looks like that

== --at shows the position after a turn
$ reeve position --at 1 --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4 merchant
- B: cccc c4
--- stdout
reeve: 1
rules: q
players: {W: W, B: B}
to_move: B
board:
  b4: court W:merchant@n
score: {W: 0, B: 0}
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {3: '?', 32: '?', 56: '?'}
supply: {W: 5, B: 6}

== a position that reeve prints is read again, and is consistent
$ reeve position --rules tests/rulesets | reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4 merchant
- B: chhc c4 squire
--- stdout
-: position consistent: score W 0, B 0, W to move

== --before names the turn whose tile is to be placed
$ reeve legal --before 2 --rules tests/rulesets --format tsv | cut -f 1-3
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: hcch:e b4
- B: cccc:ew c2
--- stdout
straight	a2	0
straight	a2	180
straight	a4	0
straight	a4	180
straight	b3	90
straight	b3	270
straight	c4	90
straight	c4	270

== --now scores a running game as if it ended here [C-108]
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve check --now --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc+m b4 merchant
--- stdout
$T/game.yaml: legal so far: 1 turn, score W 0, B 0, B to move
$T/game.yaml: legal: 1 turn, final score W 3, B 0

== --option sets an option for this question [C-72]
$ reeve check --rules tests/rulesets --option wall_pickup=end_of_turn
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald', b2: cccc, c2: 'hccc W:squire', c3: hcch}
moves:
- W: chhc:w b3
  take: {32: 5}
--- stdout~
illegal: turn 1
--- stderr~
[take-not-won, C-69, wall_pickup: end_of_turn]
--- status 1

== --accept lets an illegal turn stand and plays on from it
$ reeve check --accept 1 --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc c2
- B: cccc c3
--- stdout
-: legal so far: 2 turns, score W 0, B 0, W to move
--- stderr~
-:5:11: note:
[accepted, C-15]

== without --accept judging stops at the first illegal turn, with --all it goes on
$ reeve check --rules tests/rulesets $T/game.yaml
$ reeve check --all --rules tests/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc c3
- W: cccc c4
- B: cccc c3
--- stdout~
illegal: turn 2; after 1 turn
illegal: turn 2
--- stderr~
game.yaml:6:11: illegal:
[corner-only, C-17]
game.yaml:6:11: illegal:
[corner-only, C-17]
game.yaml:8:11: illegal:
[cell-taken, C-18]
--- status 1

== several files and documents, the worst of them decides the status
$ reeve check --rules tests/rulesets $T/a.yaml $T/b.yaml $T/a.yaml
--- file a.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
--- file b.yaml
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc b4
---
reeve: 1
rules: q
players: {W: W, B: B}
moves:
- W: cccc d4
--- stdout
$T/a.yaml: legal so far: 1 turn, score W 0, B 0, B to move
$T/b.yaml: legal so far: 1 turn, score W 0, B 0, B to move
$T/b.yaml: document 2: illegal: turn 1; after 0 turns, score W 0, B 0
$T/a.yaml: legal so far: 1 turn, score W 0, B 0, B to move
--- stderr~
b.yaml:11:11: illegal:
[not-at-start, C-15]
--- status 1

== exit status 0: nothing is wrong
$ reeve check -q --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
moves: []
--- stdout

== exit status 2: the command line is wrong
% reeve $line </dev/null || echo "$?"
--- rows line
chekc
    reeve: there is no command `chekc`; did you mean `check`?
    2
check --no-such
    reeve: there is no option `--no-such`; see `reeve --help`
    2
legal -
    reeve: which tile? give --tile TILE, or --before N for the tile of turn N
    2
check --at
    reeve: --at needs a value: --at N
    2
explain
    reeve: explain needs a rule or code; see `reeve explain --help`
    2
check --at x
    reeve: --at takes a whole number up to 2147483647, not `x`
    2

== exit status 3: the input cannot be read
$ reeve check $T/missing.yaml; echo $?
$ reeve check $T; echo $?
$ printf '' | reeve check; echo $?
$ printf 'reeve: 1\nrules: [castle\n' | reeve check; echo $?
$ printf 'reeve: 1\nrules: burcht\nplayers: {W: W, B: B}\nmoves: []\n' | reeve check; echo $?
$ printf 'reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n- W: 61 d12\n' | reeve check; echo $?
--- stdout~
3
3
3
3
3
3
--- stderr~
missing.yaml:
[empty
[yaml-syntax
-:2:8: unreadable: unknown ruleset `burcht` [unknown-ruleset
-:5:6: unreadable: there is no tile `61`

== exit status 4: a script failed
$ reeve check --script $T/bad.lua
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
moves:
- W: 37 d12
--- file bad.lua
error("no such rule at this table")
--- stdout~
--- stderr~
no such rule at this table
[script-failed
--- status 4

== exit status 5: a limit was hit
$ { printf 'reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nabout: {note: "'; head -c 1200000 /dev/zero | tr '\0' 'x'; printf '"}\nmoves: []\n'; } | reeve check
--- stdout~
--- stderr~
[too-long
--- status 5

== exit status 141: quietly on a closed pipe
$ { reeve sim castle --games 400 --seed 1; echo $? >$T/status; } | head -n 1 >/dev/null
$ cat $T/status
--- stdout
141

== a document that a line of dashes begins is written with it, so parts of a stream stay apart
$ reeve sim castle --games 3 --seed 2 >$T/games.yaml
$ reeve fmt - <$T/games.yaml | cmp $T/games.yaml -
$ reeve position --at 9 - <$T/games.yaml | grep -c -e ---
$ tail -n +2 $T/games.yaml | reeve fmt - | grep -c -e ---
$ printf '# about it\n--- # and more\n' | cat - $T/games.yaml | sed '3d' | reeve fmt - | head -n 3
--- stdout
3
2
---
# about it
# and more

== explain: a phrase in quotes is searched for by its words; titles come first, and what is missing is said
$ reeve explain "corner stops" | head -2
$ reeve explain "stops corner" | head -1
$ reeve explain zork corner | head -1
--- stdout
C-69    Stop on a corner tower and take its wall tile
C-3     Each corner tower is a pair of score spaces
C-69    Stop on a corner tower and take its wall tile
K-11    Corners do not connect
--- stderr
reeve: zork corner: no rule has all of these words; these have 1 of 2
--- status 0

== what is empty stays so: no wall tile on the wall, no choice in final scoring [C-69]
$ printf 'reeve: 1\nrules: castle\nplayers: {R: Ruth, B: Ben}\nto_move: R\nboard:\n  d12: 52/180\ncorners: {}\n' >$T/none.yaml
$ reeve position $T/none.yaml | tee $T/again.yaml | grep corners; reeve position $T/again.yaml | cmp - $T/again.yaml
$ reeve fmt $T/none.yaml | grep corners
$ printf 'reeve: 1\nrules: castle\nplayers: {R: Ruth, B: Ben}\nmoves:\n- R: 52/180 d12 knight\nfinal: {R: {}}\n' | reeve fmt | tee $T/final.yaml | tail -n 1
$ reeve fmt $T/final.yaml | cmp - $T/final.yaml
--- stdout
corners: {}
corners: {}
  R: {use: []}
