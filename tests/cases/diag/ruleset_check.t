# reeve rules --check DIR judges a ruleset that somebody writes, and its scripts.

== every fault of every file has its place, in the order of reading
$ mkdir -p $T/r
$ printf 'ruleset: 1\nname: r\nextends: castle\nwords: {wall_tyle: a}\nfinal: areas\ntiles: tiles.yaml\n' >$T/r/ruleset.yaml
$ printf 'tiles:\n  1: zz\n  2: yy\n' >$T/r/tiles.yaml
$ cd $T && reeve rules --check r
$ reeve rules --check r --format tsv --header | cut -f 1-3
$ reeve rules --check r/ --format json | head -n 1
--- stdout
file	line	column
r/ruleset.yaml	4	9
r/ruleset.yaml	5	8
r/tiles.yaml	2	6
r/tiles.yaml	3	6
{"file":"r//ruleset.yaml","line":4,"column":9,"message":"unknown key `wall_tyle` in words; did you mean `wall_tile`?","severity":"fault"}
--- stderr
r/ruleset.yaml:4:9: unknown key `wall_tyle` in words; did you mean `wall_tile`?
      4 | words: {wall_tyle: a}
        |         ^~~~~~~~~
r/ruleset.yaml:5:8: final must be a list, not a word; see reeve-ruleset(5)
      5 | final: areas
        |        ^~~~~
r/tiles.yaml:2:6: `zz` describes no tile: it begins with a letter for each of the quarters NW NE SE SW. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
      2 |   1: zz
        |      ^~
r/tiles.yaml:3:6: `yy` describes no tile: it begins with a letter for each of the quarters NW NE SE SW. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
      3 |   2: yy
        |      ^~

== what follows from an unusable base is not told
$ mkdir -p $T/b && printf 'ruleset: 1\nname: b\nextends: nowhere\nkinds: {a: {letter: bb}}\n' >$T/b/ruleset.yaml
$ cd $T && reeve rules --check b
--- stderr
b/ruleset.yaml:3:10: ruleset `nowhere` cannot be used: there is no such ruleset. Type another ruleset, or mend this one as reeve-ruleset(5) describes.
      3 | extends: nowhere
        |          ^~~~~~~
--- status 3

== each rule that is named must exist, in the ledger of the ruleset
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ sed -i 's/rule: ML-1/rule: ML-7/' $T/house-mill/ruleset.yaml
$ echo 'cites: {tie: ML-8}' >>$T/house-mill/ruleset.yaml
$ cd $T && reeve rules --check house-mill
--- stderr
house-mill/ruleset.yaml:9:78: there is no rule ML-7 under `rules`; did you mean ML-1?
      9 | ... tower, completed: {per_tile: 2, rule: ML-7}}
        |                                           ^~~~
house-mill/ruleset.yaml:18:14: there is no rule ML-8 under `rules`; did you mean ML-1?
     18 | cites: {tie: ML-8}
        |              ^~~~
--- status 3

== scripts beside it are judged by it
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ printf 'return {\n  api = = 1\n}\n' >$T/house-mill/scripts/broken.lua
$ sed 's/"house-mill"/"castle"/; s/name = "miller"/name = "other"/' $T/house-mill/scripts/miller.lua >$T/house-mill/scripts/other.lua
$ cd $T && reeve rules --check house-mill
--- stderr
house-mill/scripts/broken.lua:2:1: unexpected symbol near '='
      2 |   api = = 1
        | ^
house-mill/scripts/other.lua: this script is for castle, not for house-mill
--- status 4

== a directory that is none, a file, an empty one, one with rulesets below, a name that no record could hold
$ mkdir -p $T/empty $T/all "$T/two words" && cp -r fixtures/rulesets/house-inns fixtures/rulesets/house-mayors $T/all
$ printf 'ruleset: 1\n' >"$T/two words/ruleset.yaml"
$ cd $T
% reeve rules --check "$dir"; echo "$?"
$ reeve rules --check ''
--- rows dir
none
    reeve: none: there is no such directory
    3
all/house-inns/ruleset.yaml
    reeve: all/house-inns/ruleset.yaml: is a file; give the directory that contains ruleset.yaml
    3
empty
    reeve: empty: there is no ruleset.yaml in it
    3
all
    reeve: all: there is no ruleset.yaml in it; check one of the rulesets below it: house-inns, house-mayors
    3
two words
    reeve: two words: the directory has the name of its ruleset: letters, digits, - and _, at most 64
    3
--- stderr
reeve: : there is no such directory
--- status 3

== a file that is no text, or cannot be read
$ mkdir -p $T/e $T/u/ruleset.yaml && printf 'ruleset: 1\nname: e\ntitle: \377\n' >$T/e/ruleset.yaml
$ cd $T
$ reeve rules --check e; echo "$?"
$ reeve rules --check u; echo "$?"
--- stdout
3
3
--- stderr
e/ruleset.yaml:3:8: this is not text: byte 0xff, which is not UTF-8. Save the file as text in UTF-8.
      3 | title: \xff
        |        ^~~~
u: u/ruleset.yaml cannot be read

== it needs a directory alone
$ reeve rules --check fixtures/rulesets/house-mill castle
--- stderr
reeve: --check DIR judges the ruleset in DIR: give no ruleset and no --script
--- status 2

== a ruleset that can be used is one line
$ reeve rules --check fixtures/rulesets/house-mill
$ reeve rules --check fixtures/rulesets/house-mill --format json
$ cd fixtures/rulesets/house-inns && reeve rules --check .
--- stdout
fixtures/rulesets/house-mill: fine: house-mill, tiles 36, options 6, rules 48, scripts 1
{"ruleset":"house-mill","tiles":36,"options":6,"rules":48,"scripts":["miller"]}
.: fine: house-inns, tiles 37, options 6, rules 51, scripts 0

== a mill makes a road worth more, and a miller on it takes the toll, whose amount is an option (ML-1, ML-2)
$ reeve() { command reeve "$@" --rules fixtures/rulesets --script fixtures/rulesets/house-mill/scripts/miller.lua; }
$ reeve score fixtures/rulesets/house-mill/game.yaml
$ reeve score --option miller.toll=4 fixtures/rulesets/house-mill/game.yaml | tail -n 1
$ sed 's/miller:highwayman/highwayman/' fixtures/rulesets/house-mill/game.yaml | reeve score | tail -n 1
$ reeve sim house-mill --games 20 --seed 3 >$T/games.yaml && reeve check -q $T/games.yaml && echo all legal
$ grep -c 'miller:highwayman' $T/games.yaml
--- stdout
                                                                         R     B
  1  R  M1 1,0 miller:highwayman@e                                       0     0
  2  B  BA.RRRR 2,0                                                      0     0
  3  R  BA.CRRR -1,0                                                    11     0
      +3  R   miller: the toll                                              ML-2
      +8  R   road@0,0.e: 4 tiles, 2 each (mill)                            ML-1
score after turn 3, B to move, 78 tiles to come: Rosa (R) 11, Ben (B) 0
score after turn 3, B to move, 78 tiles to come: Rosa (R) 12, Ben (B) 0
score after turn 3, B to move, 78 tiles to come: Rosa (R) 8, Ben (B) 0
all legal
11

== a section that is not declared, a letter of two, a second document, nothing at all, scripts that are a file
$ cp -r fixtures/rulesets/house-mill $T && cd $T/house-mill && cp ruleset.yaml $T/fine
$ sed -i.fine '0,/section: all/s//section: none/' rules.yaml; reeve rules --check .; mv rules.yaml.fine rules.yaml
$ sed 's/letter: m,/letter: mm,/' $T/fine >ruleset.yaml; reeve rules --check .
$ (cat $T/fine; printf -- '---\nruleset: 1\n') >ruleset.yaml; reeve rules --check .
$ : >ruleset.yaml; reeve rules --check .
$ cp $T/fine ruleset.yaml; rm -r scripts; : >scripts; reeve rules --check .
--- stdout
--- stderr
./rules.yaml:7:14: `none`: there is no such section under `sections`; see reeve-ruleset(5)
      7 |     section: none
        |              ^~~~
./ruleset.yaml:9:28: `mm`: one small letter; see reeve-ruleset(5)
      9 |   mill: {on: road, letter: mm, picture: tower, completed: {per_t...
        |                            ^~
./ruleset.yaml:18:1: this is not YAML: a second document begins here, where only one can be. Compare the line with a record that `reeve new NAME` prints.
     18 | ---
        | ^~~
./ruleset.yaml:1:1: it needs `extends: NAME` of a ruleset that it adds to, or kinds, tiles and a module of its own
reeve: ./scripts: is a file; its name is that of the directory of scripts
--- status 3

== an error that a hook makes only when it is called is named by its line, for games are played with it
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ cd $T && sed -i 's/feature:marks()\[1\] ~=/feature:signs()[1] ~=/' house-mill/scripts/miller.lua
$ reeve rules --check house-mill; echo $?; reeve rules --check house-mill --format json
--- stdout
4
{"file":"house-mill/scripts/miller.lua","line":13,"column":1,"message":"a feature has no `signs`","severity":"fault"}
--- stderr
house-mill/scripts/miller.lua:13:1: a feature has no `signs`
     13 |       if feature:signs()[1] ~= "mill" then return end
        | ^
--- status 4

== a hook that never ends is stopped by the budget
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ cd $T && sed -i 's/if feature:marks.*/while true do end/' house-mill/scripts/miller.lua
$ reeve rules --check house-mill
--- stderr~
house-mill/scripts/miller.lua:13:1: 
--- status 5

== of a file that is a symbolic link no line is printed
$ mkdir -p $T/r/scripts && echo 'root:x:0:0:secret line' >$T/there
$ ln -s ../there $T/r/ruleset.yaml; cd $T; reeve rules --check r
$ rm r/ruleset.yaml; printf 'ruleset: 1\nname: r\nextends: castle\n' >r/ruleset.yaml
$ ln -s ../../there r/scripts/a.lua; reeve rules --check r
--- stderr
r/ruleset.yaml:1:1: a ruleset must be a map, not a word. Put a space after the colon.
r/scripts/a.lua:1:1: function arguments expected near ':'
--- status 4

== a rule without a text is named where no random game comes to it
$ mkdir -p $T/house/scripts && cp $T/ruleset.yaml $T/house && cp $T/house.lua $T/house/scripts
$ cd $T && reeve rules --check house; echo $?; sed -i s/QQ-/K-/ house/scripts/house.lua; reeve rules --check house
--- file ruleset.yaml
ruleset: 1
name: house
extends: carcassonne
--- file house.lua
return {
  api = 2, name = "house", summary = "Points.", rules = {"house"},
  hooks = {
    turn_ending = function(game, turn)
      if turn:player():score() > 900 then
        game:score(turn:player(), 1, "a \"lot\" (1)",
                   "QQ-9")
        game:tell(("%d"):format(turn:number()), "QQ-8")
        game:tell("QQ 7", 'K-21')
      end
    end},
}
--- stdout
4
house: fine: house, tiles 32, options 6, rules 46, scripts 1
--- stderr
house/scripts/house.lua:7:1: the ruleset has no text of rule QQ-9
      7 |                    "QQ-9")
        | ^
house/scripts/house.lua:8:1: the ruleset has no text of rule QQ-8
      8 |         game:tell(("%d"):format(turn:number()), "QQ-8")
        | ^
