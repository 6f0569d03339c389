# reeve rules --check DIR judges a ruleset that somebody writes, and its scripts.

== every fault of every file has its place, in the order of reading
$ mkdir -p $T/r
$ printf 'ruleset: 1\nname: r\nextends: castle\nwords: {wall_tyle: a}\nfinal: areas\ntiles: tiles.yaml\n' >$T/r/ruleset.yaml
$ printf 'tiles:\n  1: zz\n  2: yy\n' >$T/r/tiles.yaml
$ cd $T && reeve rules --check r
$ reeve rules --check r --format tsv --header | cut -f 1-3
$ reeve rules --check r/ --format json | head -n 1

== what follows from an unusable base is not told
$ mkdir -p $T/b && printf 'ruleset: 1\nname: b\nextends: nowhere\nkinds: {a: {letter: bb}}\n' >$T/b/ruleset.yaml
$ cd $T && reeve rules --check b

== each rule that is named must exist, in the ledger of the ruleset
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ sed -i 's/rule: H-1/rule: H-7/' $T/house-mill/ruleset.yaml
$ echo 'laws: {tie: H-8}' >>$T/house-mill/ruleset.yaml
$ cd $T && reeve rules --check house-mill

== scripts beside it are judged by it
$ mkdir -p $T/house-mill && cp -r fixtures/rulesets/house-mill/* $T/house-mill
$ printf 'return {\n  api = = 1\n}\n' >$T/house-mill/scripts/broken.lua
$ sed 's/"house-mill"/"castle"/; s/name = "miller"/name = "other"/' $T/house-mill/scripts/miller.lua >$T/house-mill/scripts/other.lua
$ cd $T && reeve rules --check house-mill

== a directory that is none, a file, an empty one, one with rulesets below, a name that no record could hold
$ mkdir -p $T/empty $T/all "$T/two words" && cp -r fixtures/rulesets/house-inns fixtures/rulesets/house-mayors $T/all
$ printf 'ruleset: 1\n' >"$T/two words/ruleset.yaml"
$ cd $T
$ for dir in none all/house-inns/ruleset.yaml empty all 'two words' ''; do
$     reeve rules --check "$dir"; echo "$?"
$ done

== a file that is no text, or cannot be read
$ mkdir -p $T/e $T/u/ruleset.yaml && printf 'ruleset: 1\nname: e\ntitle: \377\n' >$T/e/ruleset.yaml
$ cd $T
$ reeve rules --check e; echo "$?"
$ reeve rules --check u; echo "$?"

== it needs a directory alone
$ reeve rules --check fixtures/rulesets/house-mill castle

== a ruleset that can be used is one line
$ reeve rules --check fixtures/rulesets/house-mill
$ reeve rules --check fixtures/rulesets/house-mill --format json
$ cd fixtures/rulesets/house-inns && reeve rules --check .

== a mill makes a road worth more, and a miller on it takes the toll, whose amount is an option (H-1, H-2)
$ reeve() { command reeve "$@" --rules fixtures/rulesets --script fixtures/rulesets/house-mill/scripts/miller.lua; }
$ reeve score fixtures/rulesets/house-mill/game.yaml
$ reeve score --option miller.toll=4 fixtures/rulesets/house-mill/game.yaml | tail -n 1
$ sed 's/miller:highwayman/highwayman/' fixtures/rulesets/house-mill/game.yaml | reeve score | tail -n 1
$ reeve sim house-mill --games 20 --seed 3 >$T/games.yaml && reeve check -q $T/games.yaml && echo all legal
$ grep -c 'miller:highwayman' $T/games.yaml
