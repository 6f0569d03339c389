# --watch: check and show answer again when a file changes. What is printed comes through a named
# pipe, from which the next line is waited for. timeout(1) does not stand before what is killed: it can
# be killed itself before it knows whom to pass the signal on to, and leave reeve running.

== a change is judged, and Ctrl-C ends with the status of the last judgement
$ mkfifo $T/out; reeve check --watch $T/g.yaml >$T/out 2>$T/err & exec 3<$T/out
$ next() { read -r line <&3 && echo "$line"; }
$ next
$ echo '- B: 17 i12' >>$T/g.yaml; next; next
$ kill -INT $!; wait $!; echo "status $?"; grep -c "i12" $T/err
$ cat <&3
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 52/180 d12 knight
--- stdout
$T/g.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
---
$T/g.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
status 1
2

== an editor that renames its own file is noticed, through a link, too
$ mkdir $T/there; mv $T/g.yaml $T/there; ln -s there/g.yaml $T/link.yaml
$ mkfifo $T/out; reeve check --watch $T/link.yaml >$T/out & exec 3<$T/out
$ next() { read -r line <&3 && echo "$line"; }
$ next; sed -i s/Anna/Anke/ $T/there/g.yaml; next; next
$ sed s/Anke/Anna/ $T/there/g.yaml >$T/new && mv $T/new $T/there/g.yaml; next; next
$ mkdir $T/other && sed s/Anna/Anja/ $T/there/g.yaml >$T/other/g.yaml && ln -sfn other/g.yaml $T/link.yaml; next; next
$ kill -TERM $!; wait $!; echo "status $?"
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
$T/link.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
---
$T/link.yaml: legal so far: 0 turns, score Anke (W) 0, Bert (B) 0, W to move
---
$T/link.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
---
$T/link.yaml: legal so far: 0 turns, score Anja (W) 0, Bert (B) 0, W to move
status 0

== a file that is away is waited for, and so is its directory; that is said once
$ mkfifo $T/out; reeve check --watch $T/there/deep/g.yaml >$T/out 2>&1 & exec 3<$T/out
$ next() { read -r line <&3 && echo "$line"; }
$ put() { cp $T/g.yaml $T/new; mv $T/new $T/there/deep/g.yaml; } # all of it at once
$ next; mkdir $T/there; mkdir $T/there/deep; put; next
$ mv $T/there $T/gone; next; mv $T/gone $T/there; next; next
$ rm $T/there/deep/g.yaml; next; put; next; next
$ kill -INT $!; wait $!; echo "status $?"; cat <&3
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
reeve: $T/there/deep/g.yaml: there is no such file; reeve waits for it
$T/there/deep/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
reeve: $T/there/deep/g.yaml: there is no such file; reeve waits for it
---
$T/there/deep/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
reeve: $T/there/deep/g.yaml: there is no such file; reeve waits for it
---
$T/there/deep/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
status 0

== interrupted before there was a file, the status is that of a missing file
$ mkfifo $T/out; reeve check --watch $T/none.yaml 2>$T/out & exec 3<$T/out
$ read -r line <&3; kill -INT $!; wait $!; echo "status $?"
--- stdout
status 3

== a ruleset of --rules and a script are read again
$ mkdir $T/rules; cp -r fixtures/rulesets/house-inns $T/rules; cp scripts/no-ransom.lua $T/house.lua
$ mkfifo $T/out; reeve check --watch --rules $T/rules --script $T/house.lua $T/g.yaml >$T/out 2>&1 & exec 3<$T/out
$ next() { while read -r line <&3; do case $line in *$1*) echo "$line"; break;; esac; done; }
$ next 'legal so far'
$ echo 'this is no Lua' >$T/house.lua; next house.lua
$ cp scripts/no-ransom.lua $T/house.lua; next 'legal so far'
$ mv $T/rules/house-inns $T/away; next house-inns
$ mv $T/away $T/rules/house-inns; next 'legal so far'
$ rm $T/house.lua; next house.lua; kill -INT $!; wait $!; echo "status $?"
--- file g.yaml
reeve: 1
rules: [house-inns, tower]
players: {W: Anna, B: Bert}
moves: []
--- stdout
$T/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
$T/g.yaml: unreadable: $T/house.lua:1: syntax error near 'is' [script-failed]
$T/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
$T/g.yaml:2:9: unreadable: unknown ruleset `house-inns` [unknown-ruleset]
$T/g.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
reeve: $T/house.lua: there is no such file; reeve waits for it
status 0

== a picture is drawn again, also beside the rulesets that are watched
$ mkfifo $T/out; reeve show --watch --rules $T --svg $T/board.svg $T/g.yaml >$T/out & exec 3<$T/out
$ until grep -qs '</svg>' $T/board.svg; do sleep 0.01; done; grep -c Anna $T/board.svg
$ sed -i s/Anna/Anke/ $T/g.yaml; read -r line <&3; echo "$line"; until grep -q Anke $T/board.svg; do sleep 0.01; done
$ kill -INT $!; wait $!; echo "status $?"; cat <&3; ls $T | grep -c svg
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
4
---
status 0
1

== answers in JSON are divided by an empty line, and --quiet by nothing
$ mkfifo $T/out $T/quiet; reeve check --watch --format json $T/g.yaml >$T/out & exec 3<$T/out
$ json=$!; reeve check --watch -q $T/g.yaml >$T/quiet 2>&1 & exec 4<$T/quiet
$ read -r line <&3; echo '- X: 1' >>$T/g.yaml; read -r line <&4; echo "$line"
$ read -r line <&3; echo "[$line]"; read -r line <&3; echo "$line" | gojq -c .verdict
$ kill -INT $! $json; wait $!; echo "status $?"
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 52/180 d12 knight
--- stdout
$T/g.yaml:6:3: unreadable: unknown key `X` in an entry of moves [unknown-key]
[]
"unreadable"
status 3

== it ends when nobody reads any more
$ timeout 60 reeve check --watch $T/g.yaml | head -n 1 | cut -d : -f 2-
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
 legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move

== at a terminal the screen is cleared before each answer
$ script -qefc "exec env TERM=xterm timeout 60 reeve check --watch $T/g.yaml" $T/typed >$T/nothing 2>&1 </dev/null & terminal=$!
$ until grep -qs Anna $T/typed; do sleep 0.01; done
$ sed -i s/Anna/Anke/ $T/g.yaml; until grep -qs Anke $T/typed; do sleep 0.01; done
$ sed -i s/Anke/Anja/ $T/g.yaml; until grep -qs Anja $T/typed; do sleep 0.01; done
$ { kill $terminal; wait $terminal; } 2>$T/nothing
$ tr -d '\r' <$T/typed | grep -o '.\[H.*W) 0,' | cat -v
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
^[[H^[[2J$T/g.yaml: legal so far: 0 turns, score Anna (W) 0,
^[[H^[[2J$T/g.yaml: legal so far: 0 turns, score Anke (W) 0,
^[[H^[[2J$T/g.yaml: legal so far: 0 turns, score Anja (W) 0,

== what is typed, a pipe and a directory cannot be watched
$ reeve check --watch - <$T/g.yaml; echo $?; reeve check --watch <$T/g.yaml; echo $?; reeve check --watch $T; echo $?
$ mkfifo $T/pipe; reeve show --watch $T/pipe; reeve score --watch $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
2
2
2
--- stderr
reeve: --watch: standard input cannot be watched; name a file
reeve: --watch: standard input cannot be watched; name a file
reeve: $T: is not a file that can be watched
reeve: $T/pipe: is not a file that can be watched
reeve: score does not take --watch (only check, show)
--- status 2
