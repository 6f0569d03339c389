# Smaller promises, each of which was broken once.

== a position of a game without keeps has none
$ mkdir -p $T/bare; printf 'ruleset: 1\nname: bare\nextends: castle\nkinds: {house: {keep: false}}\n' >$T/bare/ruleset.yaml
$ sed 's/^rules: castle/rules: bare/' fixtures/castle/by-look.yaml | reeve position --rules $T --at 3 - >$T/a.yaml
$ grep -c -e '^keeps' -e '^score' $T/a.yaml; reeve check -q --rules $T $T/a.yaml && echo read again
$ reeve position --at 3 fixtures/castle/by-look.yaml | grep -c '^keeps'
--- stdout
1
read again
1

== what would be too long to read is not written
$ yes '\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a' | head -n 6000 | awk 'BEGIN {printf "reeve: 1\nrules: castle\nplayers: {W: A, B: B}\nabout:\n"} {printf "- \"%s\"\n", $0} END {print "moves: []"}' >$T/c.yaml
$ reeve check $T/c.yaml; reeve fmt $T/c.yaml
--- stdout
$T/c.yaml: legal so far: 0 turns, score A (W) 0, B 0, W to move
--- stderr
reeve: $T/c.yaml: what would be written is longer than 1048576 bytes
--- status 5

== a picture for a pipe that nobody reads ends as results do
$ { reeve show --svg /dev/stdout fixtures/castle/kitchen-table.yaml; echo $? >$T/status; } | true
$ cat $T/status
--- stdout
141

== a link that leads to no file is neither replaced nor followed
$ ln -s $T/nowhere $T/link; ln -s $T/link2 $T/link2
$ reeve show --svg $T/link fixtures/castle/kitchen-table.yaml; echo $?
$ reeve-fast show --svg $T/link2 fixtures/castle/kitchen-table.yaml; echo $?
$ test -L $T/link && test -L $T/link2 && test ! -e $T/nowhere
$ touch $T/nowhere; reeve show --svg $T/link fixtures/castle/kitchen-table.yaml; test -L $T/link && test -s $T/nowhere
--- stdout
5
5
--- stderr
reeve: $T/link: this link leads to no file: name the file itself
reeve: $T/link2: this link leads to no file: name the file itself

== a turn that stands is one that there is
$ reeve check --accept 999999999 --accept 59 fixtures/castle/kitchen-table.yaml; echo $?
$ reeve check -q --accept 60 fixtures/castle/kitchen-table.yaml; echo $?
$ reeve check -q --accept 60 fixtures/castle/kitchen-table.yaml fixtures/castle/house-rule.yaml; echo $?
$ reeve check -q --accept 59 fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
2
2
0
--- stderr
reeve: there is no turn 999999999: the record has 59
reeve: there is no turn 60: the record has 59

== input without an end ends
$ reeve check /dev/zero; echo $?
$ yes '# nothing' | reeve check 2>&1 >/dev/null | tail -n 1
--- stdout
/dev/zero: unreadable
5
reeve: -: more than 67108864 bytes follow without a line `---`: the rest is not read
--- stderr
/dev/zero:1:1: unreadable: the document is longer than 1048576 bytes [too-long]
      1 | ...
        | ^
  help: Put each game in its own document, with a line `---` between them.
reeve: /dev/zero: more than 67108864 bytes follow without a line `---`: the rest is not read

== a small stack is enough, or said to be too small
$ (ulimit -s 128; reeve-fast check fixtures/castle/kitchen-table.yaml); echo $?
$ (ulimit -S -s 128; reeve-fast check fixtures/castle/kitchen-table.yaml)
$ ulimit -s 256; cp fixtures/castle/kitchen-table.yaml $T/game.yaml; cd $T
$ lua5.4 -e "io.write('return ', ('('):rep(190), '{}', (')'):rep(190))" >brackets.lua
% reeve-fast $command >out 2>&1 || echo "$? $(head -n 1 out | cut -c 1-60)"
--- file calls.lua
local function f(n) return n > 0 and pcall(f, n - 1) end
f(1000)
local rules, hooks = {"castle"}, {tile_placed = function() f(1000) end}
return {api = 1, name = "calls", summary = "Nests.", rules = rules, hooks = hooks}
--- rows command
sim castle -q --games 3
sim falcon -q --games 3
sim tower -q --games 3
sim bazaars -q --games 3
check -q --script calls.lua game.yaml
check -q --script brackets.lua game.yaml
    4 game.yaml: unreadable: brackets.lua: `api` is missing [scrip
show --svg a.svg game.yaml
why game.yaml
--- stdout
5
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90
--- stderr
reeve: the stack is limited to 128 KiB (ulimit -s): 256 are needed
