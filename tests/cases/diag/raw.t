# Nothing of a stranger's comes out as it went in: see tests/run/nasty.lua for every place of a text.

== the number of a rule is no line and no row of an answer
$ mkdir -p $T/ev2 $T/ev3
$ printf 'ruleset: 1\nname: ev3\nextends: castle\ncites: {wrong-result: "C-1]\\nev3.yaml: legal: 60 turns"}\n' >$T/ev3/ruleset.yaml
$ printf 'ruleset: 1\nname: ev2\nextends: castle\nkinds: {tower: {rule: "C\\t9\\nforged.yaml\\t1\\t3\\tW\\tscore"}}\n' >$T/ev2/ruleset.yaml
$ reeve rules --rules $T ev3; reeve rules --rules $T --format tsv ev2
--- stdout
--- stderr
reeve: ev3: ev3/ruleset.yaml:4:24: `C-1] ev3.yaml: legal: 60 turns`: the number of a rule: letters, digits, -, _ and ., at most 32; see reeve-ruleset(5)
reeve: ev2: ev2/ruleset.yaml:4:24: `C 9 forged.yaml 1 3 W score`: the number of a rule: letters, digits, -, _ and ., at most 32; see reeve-ruleset(5)
--- status 3

== numbers of rules: wherever one stands
$ mkdir -p $T/r
% printf 'ruleset: 1\nname: r\nextends: castle\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 >/dev/null | sed 's/: the number of a rule.*//'
--- rows line
kinds: {tower: {rule: a b}}
    reeve: r: r/ruleset.yaml:4:23: `a b`
kinds: {path: {doubled_rule: ''}}
    reeve: r: r/ruleset.yaml:4:31: ``
kinds: {tower: {unfinished_rule: "x\x7f"}}
    reeve: r: r/ruleset.yaml:4:35: `x\x7f`
wall_tiles: {1: {copies: 1, effect: extra_turn, rule: 'C:1'}}
    reeve: r: r/ruleset.yaml:4:56: `C:1`
options: {wall_pickup: {default: end_of_turn, help: x, rule: C/60}}
    reeve: r: r/ruleset.yaml:4:62: `C/60`
cites: {wrong-score: é}
    reeve: r: r/ruleset.yaml:4:22: `é`
unmodelled: {mage: 012345678901234567890123456789012}
    reeve: r: r/ruleset.yaml:4:20: `012345678901234567890123456789012`
unmodelled: {mage: {top: C;1}}
    reeve: r: r/ruleset.yaml:4:26: `C;1`
rules: {ledger: R, title: x, sources: {}, sections: {}, rules: {R 1: {}}}
    reeve: r: r/ruleset.yaml:4:65: `R 1`
cites: {wrong-score: 01234567890123456789012345678901}
    reeve: r: r/ruleset.yaml:4:22: there is no rule 01234567890123456789012345678901 under `rules`
cites: {wrong-score: House_rule-1.b}
    reeve: r: r/ruleset.yaml:4:22: there is no rule House_rule-1.b under `rules`

== words: letters of any script, and what stands between them
$ mkdir -p $T/r
% printf 'ruleset: 1\nname: r\nextends: castle\nwords: {keep: %s}\n' "$word" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 >/dev/null | sed 's/: words of .*//'
--- rows word
"k\e]0;pwn\a"
    reeve: r: r/ruleset.yaml:4:16: `k\x1b]0;pwn\x07`
"a\u202eb"
    reeve: r: r/ruleset.yaml:4:16: `a\u202eb`
"a\u0085b"
    reeve: r: r/ruleset.yaml:4:16: `a\x85b`
' keep'
    reeve: r: r/ruleset.yaml:4:16: ` keep`
'keep '
    reeve: r: r/ruleset.yaml:4:16: `keep `
'<keep>'
    reeve: r: r/ruleset.yaml:4:16: `<keep>`
'a, b'
    reeve: r: r/ruleset.yaml:4:16: `a, b`
'keep: 1'
    reeve: r: r/ruleset.yaml:4:16: `keep: 1`
'{keep}'
    reeve: r: r/ruleset.yaml:4:16: `{keep}`
"l'église Saint-Étienne"
家屋
2nd house

== JSON has escapes for DEL, C1 and what turns the direction of reading
$ printf 'reeve: 1\nrules: castle\nplayers: {W: "A\\x7f", B: "\\u202eB"}\nmoves:\n- W: "50 b3 \\x9b31mX"\n' | reeve check --format json - | grep -o '`[^`]*`'
$ printf 'reeve: 1\nrules: castle\nplayers: {W: "A\\x7f", B: "\\u202eB"}\nmoves:\n- W: "50 b3 \\x9b31mX"\n' | reeve check --format json - | LC_ALL=C grep -c '[^ -~]'
$ printf 'reeve: 1\nrules: castle\nplayers: {W: "A\\x7f", B: "\\u202eB \\u200f"}\nmoves: []\n"k\\u007f\\u202e": 1\n' | reeve check --format json - | grep -o '`k[^`]*`'
--- stdout
`\u009B31mX`
0
`k\u007F\u202E`
--- status 0

== the canonical form escapes what turns the direction of reading, in comments as well
$ printf 'reeve: 1  # \342\200\256see\trules: castle\nrules: castle\nplayers: {W: "Anna\342\200\256", B: "B\342\200\217C\\tD"}\nmoves: []\n' | reeve fmt - | tee $T/a
$ reeve fmt $T/a | cmp - $T/a
--- stdout
reeve: 1 # \u202Esee	rules: castle
rules: castle
players: {W: "Anna\u202E", B: "B\u200FC\tD"}
moves: []

== names of files: control characters, line ends and what is no UTF-8
$ cd $T; printf 'reeve: 1\nrules: castle\nplayers: {W: A, B: B}\nmoves: []\n' >$T/a.yaml
$ name=$(printf 'a\033]0;x\a\nb.yaml: legal\377\302.yaml'); cp a.yaml "./$name"
$ reeve check "./$name"; reeve check --format tsv "./$name"; reeve check --format json "./$name" | gojq -r .file | wc -l
$ reeve check "$name-not" --rules "$name"
--- stdout
./a\x1b]0;x\x07\x0ab.yaml\x3a legal\xff\xc2.yaml: legal so far: 0 turns, score A (W) 0, B 0, W to move
./a\x1b]0;x\x07\nb.yaml: legal\xff\xc2.yaml	1	legal	0	no	W=0	B=0
2
--- stderr
reeve: a\x1b]0;x\x07\x0ab.yaml: legal\xff\xc2.yaml: there is no such directory
--- status 3
