# Input that nobody means well: each gets a short answer and the right status, at once and without much memory.
# A file that only looks odd (a byte order mark, CRLF, JSON, directives) is read like any other.

== an empty file, or empty standard input
$ cd $T; : >game.yaml
% reeve check $file
--- rows file
game.yaml
    game.yaml: unreadable
    game.yaml:1:1: unreadable: there is no record or position here [empty]
      help: Type a record or a position: `reeve new NAME` prints one to fill in.
-
    -: unreadable
    -:1:1: unreadable: there is no record or position here [empty]
      help: Type a record or a position: `reeve new NAME` prints one to fill in.
--- status 3

== an empty document among others holds nothing, and the others are judged
$ reeve check -
--- stdin
---
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
---
--- stdout
-: unreadable
-: document 2: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
-: document 3: unreadable
--- stderr~
-:1:1: unreadable: there is no record or position here [empty]
-:7:1: unreadable: there is no record or position here [empty]
--- status 3

== a directory
$ reeve check $T
--- stdout
--- stderr
reeve: $T: is a directory
--- status 3

== a file that is not there, between two that are
$ reeve check $T/a.yaml $T/b.yaml $T/a.yaml
--- file a.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
$T/a.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
$T/a.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
--- stderr
reeve: $T/b.yaml: there is no such file
--- status 3

== standard input that is closed
$ reeve check - <&-
--- stdout
--- stderr~
reeve: -: 
--- status 3

== what is no text is told at its place
% printf "$bytes" >$T/game.yaml; { reeve check -q $T/game.yaml || echo "$?"; } 2>&1 | grep -v '^ '
--- rows what|bytes
binary|\037\213\010\000\377\376\001\002\300
    $T/game.yaml:1:1: unreadable: this is not text: the character U+001F [not-text]
    3
a NUL byte|reeve: 1\nrules: cas\000tle\n
    $T/game.yaml:2:11: unreadable: this is not text: the character U+0000 [not-text]
    3
UTF-8 that is overlong|reeve: 1\n# caf\303\251 \300\257
    $T/game.yaml:2:8: unreadable: this is not text: byte 0xc0, which is not UTF-8 [not-text]
    3
a surrogate|reeve: 1\n# caf\303\251 \355\240\200
    $T/game.yaml:2:8: unreadable: this is not text: byte 0xed, which is not UTF-8 [not-text]
    3
a code past the last|reeve: 1\n# caf\303\251 \364\220\200\200
    $T/game.yaml:2:8: unreadable: this is not text: byte 0xf4, which is not UTF-8 [not-text]
    3
cut off|reeve: 1\n# caf\303\251 \342\202
    $T/game.yaml:2:8: unreadable: this is not text: byte 0xe2, which is not UTF-8 [not-text]
    3
a stray continuation|reeve: 1\n# caf\303\251 \200
    $T/game.yaml:2:8: unreadable: this is not text: byte 0x80, which is not UTF-8 [not-text]
    3
a character that YAML forbids|reeve: 1\n# caf\303\251 \302\201\n
    $T/game.yaml:2:8: unreadable: this is not text: the character U+0081 [not-text]
    3
another|reeve: 1\n# caf\303\251 \357\277\276\n
    $T/game.yaml:2:8: unreadable: this is not text: the character U+FFFE [not-text]
    3
a third|reeve: 1\n# caf\303\251 \177\n
    $T/game.yaml:2:8: unreadable: this is not text: the character U+007F [not-text]
    3
UTF-16|\377\376r\000e\000e\000v\000e\000
    $T/game.yaml:1:1: unreadable: this is not text: byte 0xff, which is not UTF-8 [not-text]
    3
UTF-16, the other way round|\376\377\000r\000e\000e\000v\000e
    $T/game.yaml:1:1: unreadable: this is not text: byte 0xfe, which is not UTF-8 [not-text]
    3

== a byte order mark in UTF-8 is no fault, in no document
$ printf '\357\273\277reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 32 b3\n' >$T/a.yaml
$ { echo '# two files in one'; cat $T/a.yaml; echo ...; cat $T/a.yaml; } | tail -n +2 >$T/b.yaml
$ { printf '\357\273\277---\n'; tail -n +2 $T/a.yaml | sed '1ireeve: 1'; } >$T/c.yaml
$ reeve check $T/a.yaml $T/b.yaml $T/c.yaml
--- stdout
$T/a.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
$T/b.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
$T/b.yaml: document 2: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
$T/c.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move

== lines that end in CR LF, with the same lines and columns
$ printf 'reeve: 1\r\nrules: castle\r\nplayers: {W: Anna, B: Bert}\r\nmoves:\r\n- W: 32 b3 squire\r\n- B: 34 b4 knight\r\n---\r\nreeve: 1\r\nrules: castle\r\nplayers: {W: Anna, B: Bert}\r\nmoves: []\r\n...\r\n' >$T/game.yaml
$ reeve check $T/game.yaml
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
$T/game.yaml: document 2: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
--- stderr~
$T/game.yaml:6:12: illegal: tile 34 has no place for a knight
--- status 1

== a record cut off anywhere is read as far as it goes, or is not; nothing else happens
$ reeve sim castle --games 1 --seed 7 >$T/game.yaml
$ size=$(wc -c <$T/game.yaml)
$ n=1
$ while [ $n -lt $size ]; do
$     head -c $n $T/game.yaml >$T/part.yaml
$     reeve check $T/part.yaml >/dev/null 2>&1
$     case $? in 0 | 1 | 3) ;; *) echo "status $? after $n bytes" ;; esac
$     n=$((n + 61))
$ done
--- stdout

== tabs for indentation
% printf "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n$text" | { reeve check -q || echo $?; } 2>&1 | grep -v '^ '
--- rows text
moves:\n\t- W: 32 b3\n
    -:5:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
    3
moves:\n- W: 32 b3\n\tscore: {W: 0}\n
    -:6:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
    3
about:\n\tdate: x\n
    -:5:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
    3

== a number, a list and a map where a word belongs, and the reverse
$ reeve check -
--- stdin
reeve: [1]
rules: 5
options: castle
scripts: end-of-turn-pickup
players: Anna
moves: {W: 32 b3}
--- stdout
-: unreadable
--- stderr~
-:1:8: unreadable: reeve must be a word, not a list [wrong-type]
-:2:8: unreadable: unknown ruleset `5` [unknown-ruleset]
-:3:10: unreadable: options must be a map, not a word [wrong-type]
-:4:10: unreadable: scripts must be a list, not a word [wrong-type]
-:5:10: unreadable: players must be a map, not a word [wrong-type]
--- status 3

== every bad word of a record is told at once, each at its place
$ reeve check -
--- stdin
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 61 z3 bishop@left
- B: "17/45 e13"
  score: {W: two}
- x: 17 e5
- W: 17/90 e5 knight@n squire
- 17 e5
--- stdout
-: unreadable
--- stderr~
-:5:6: unreadable: there is no tile `61` in Carcassonne: The Castle [unknown-tile]
-:5:9: unreadable: z3 lies outside the wall [outside]
-:5:12: unreadable: there is no follower called `bishop` [unknown-role]
-:6:10: unreadable: `45` is not a rotation [bad-rotation]
-:6:13: unreadable: e13 lies outside the wall [outside]
-:7:14: unreadable: score must be a whole number, not `two` [bad-number]
-:8:3: unreadable: unknown key `x` in an entry of moves [unknown-key]
-:9:6: unreadable: `17/90 e5 knight@n squire` is not a turn: 
-:10:3: unreadable: an entry of moves must be a map, not a word [wrong-type]
--- status 3

== numbers that no int holds
$ reeve check -
--- stdin
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 99999999999999999999 a99999999999999999999
  score: {W: 99999999999999999999}
  take: {99999999999999999999: 1, 12: -1}
  use: [99999999999999999999]
--- stdout
-: unreadable
--- stderr~
-:5:6: unreadable: there is no tile `99999999999999999999` in 
-:5:27: unreadable: 
-:6:14: unreadable: `99999999999999999999`: score is -999999999 to 999999999 [bad-extra]
-:7:10: unreadable: there is no wall tile at corner `99999999999999999999` [bad-corner]
-:7:39: unreadable: there is no wall tile `-1` [bad-wall-tile]
-:8:9: unreadable: there is no wall tile `99999999999999999999` [bad-wall-tile]
--- status 3

== too-long-word: a word of 16 KiB is read, and a byte more is not
% { printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nabout: '; head -c $n /dev/zero | tr '\0' a; printf '\nmoves: []\n'; } | { reeve check -q; echo $?; } 2>&1 | grep -v '^ '
--- rows n
16384
    0
16385
    -:4:8: unreadable: a text of more than 16384 bytes [too-long-word]
    5

== too-long: a document of a mebibyte is read, and a byte more is not
$ head='reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []\n#'
$ size=$(printf "$head" | wc -c)
% { printf "$head"; head -c $((n - size)) /dev/zero | tr '\0' a; printf '\n'; } | { reeve check -q; echo $?; } 2>&1 | grep -v '^ '
--- rows n
1048575
    0
1048576
    -:1:1: unreadable: the document is longer than 1048576 bytes [too-long]
    5

== 20 MB of one word, or of one list: refused in little memory, and the next document is judged
$ { printf 'about: '; head -c 20000000 /dev/zero | tr '\0' a; } >$T/word.yaml
$ { printf 'about:\n'; yes -- '- x' | head -n 5000000; } >$T/list.yaml; cd $T
% printf '\n---\nreeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: [{W: 32 z3}]\n' >>$file
% (ulimit -v 40000; reeve-fast check $file || echo $?) 2>&1 | grep -v '^ '
--- rows file
word.yaml
    word.yaml: unreadable
    word.yaml:1:1: unreadable: the document is longer than 1048576 bytes [too-long]
    word.yaml: document 2: unreadable
    word.yaml:6:16: unreadable: z3 lies outside the wall [outside]
    5
list.yaml
    list.yaml: unreadable
    list.yaml:1:1: unreadable: the document is longer than 1048576 bytes [too-long]
    list.yaml: document 2: unreadable
    list.yaml:5000007:16: unreadable: z3 lies outside the wall [outside]
    5000007 | moves: [{W: 32 z3}]
    5

== no-memory: a machine that has none left
$ { printf 'about: ['; yes 'a,' | head -n 40000 | tr -d '\n'; printf ']\n'; } >$T/game.yaml
$ (ulimit -v 8000; reeve-fast check $T/game.yaml)
--- stdout
$T/game.yaml: unreadable
--- stderr
$T/game.yaml:1:1: unreadable: memory ran out [no-memory]
...
--- status 5

== a list of 20,000 keys is looked through at once
$ { printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nabout: {'; seq -f 'k%.0f: 1,' 20000; printf '}\nmoves: []\n'; } >$T/game.yaml
$ reeve-fast check $T/game.yaml
--- stdout
$T/game.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move

== a complaint at the end of a very long line
$ { printf '{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, about: ['; yes 'xxxxxxxxxxxx, ' | head -n 40000 | tr -d '\n'; printf '], moves: [{W: 32 z3}]}\n'; } >$T/game.yaml
$ reeve check $T/game.yaml
--- stdout
$T/game.yaml: unreadable
--- stderr~
$T/game.yaml:1:560082: unreadable: z3 lies outside the wall [outside]
--- status 3

== 2,000 entries of moves are read, 2,001 are not
% { printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n'; yes -- '- W: none' | head -n $n; } | { reeve check -q; echo $?; } 2>&1 | grep -v '^ '
--- rows n
2000
    -:5:6: illegal: `none` is allowed only when the stack is empty: 60 tiles still to come [none-tiles-left, C-26]
    1
2001
    -:5:1: unreadable: more than 2000 entries of moves [too-many]
    5

== lists within a turn have an end, too
% { printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 32 b3\n  %s: [' $key; yes '1,' | head -n 1001; printf ']\n'; } | { reeve check -q || echo $?; } 2>&1 | grep -v '^ '
--- rows key
order
    -:6:10: unreadable: more than 64 entries of order [too-many]
    5
use
    -:6:8: unreadable: more than 64 entries of use [too-many]
    5
discard
    -:6:12: unreadable: more than 1000 entries of discard [too-many]
    5

== a broken document does not take the next with it
$ reeve check -
--- stdin
reeve: 1
rules: castle
players: {W: Anna, B: Bert
moves: []
---
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: [{W: 32 b3}]
...
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: [{W: 32 z3}]
--- stdout
-: unreadable
-: document 2: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
-: document 3: unreadable
--- stderr~
-:3:10: unreadable: this is not YAML: 
-:14:16: unreadable: z3 lies outside the wall [outside]
--- status 3

== more-complaints: after a hundred complaints one says that there are more
$ { printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []\n'; seq -f 'k%.0f: 1' 20000; } >$T/game.yaml
$ reeve check $T/game.yaml 2>$T/errors
$ echo $?
$ grep -c unknown-key $T/errors
$ grep -c more-complaints $T/errors
$ reeve-fast check $T/game.yaml 2>/dev/null
--- stdout
$T/game.yaml: unreadable
3
100
1
$T/game.yaml: unreadable
--- status 3

== the reader of a pipe goes away: quietly 141
$ reeve sim castle --games 1000 --seed 1 2>$T/errors | head -n 1
$ { reeve sim castle --games 1000 --seed 1 2>>$T/errors; echo $? >$T/status; } | head -n 1
$ cat $T/status $T/errors
--- stdout
---
---
141

== standard output that is full
$ reeve sim castle --games 3 --seed 1 >/dev/full
$ echo $?
$ echo 'reeve: 1' | reeve check - >/dev/full 2>/dev/null
$ echo $?
$ reeve --help >/dev/full
--- stdout
5
5
--- stderr
reeve: standard output: No space left on device
reeve: standard output: No space left on device
--- status 5

== standard output that is closed
$ reeve new castle >&-
--- stderr~
reeve: standard output: 
--- status 5

== standard error that is full or closed changes no verdict
$ echo 'reeve: 1' | reeve check - 2>/dev/full
$ echo 'reeve: 1' | reeve check - 2>&-
--- stdout
-: unreadable
-: unreadable
--- status 3

== a form that a ruleset gives cannot talk to the terminal
$ mkdir $T/esc && printf 'ruleset: 1\nname: esc\nextends: castle\nblank: "players: {A: a}\\nB\\e[2J\\n"\n' >$T/esc/ruleset.yaml
$ reeve new --rules $T esc
--- stdout
# yaml-language-server: $schema=reeve-esc.schema.json
# To have an editor check this as you type: reeve schema esc --rules $T >reeve-esc.schema.json
reeve: 1
rules: esc
players: {A: a}
B\x1b[2J

== a line of a megabyte takes no longer than many short ones
$ { printf 'reeve: 1\nrules: castle\nplayers: {W: a, B: b}\nmoves:\n'; for i in $(seq 100); do printf -- '- W: "'; yes '\x01' | head -n 2500 | tr -d '\n'; echo '"'; done; } >$T/game.yaml
$ reeve check --format json $T/game.yaml | gojq -r .verdict
--- stdout
unreadable

== a ruleset for six players to one
$ mkdir $T/few && printf 'ruleset: 1\nname: few\nextends: castle\nplayers: [6, 1]\n' >$T/few/ruleset.yaml
$ reeve rules --rules $T few
--- stdout
--- stderr~
the least, then the most
--- status 3

== the name of a file is no place in another one, nor a message
$ cd $T && mv g.yaml 'a:1:2: wrong: x.yaml' && reeve check 'a:1:2: wrong: x.yaml' 2>&1 | grep -v '^ '
$ reeve check --format gnu 'a:1:2: wrong: x.yaml'
$ mv 'a:1:2: wrong: x.yaml' a:b.yaml; reeve check -q a:b.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 52 a1
--- stdout~
a\x3a1\x3a2\x3a wrong\x3a x.yaml: unreadable
a\x3a1\x3a2\x3a wrong\x3a x.yaml:5:9: unreadable: 
a\x3a1\x3a2\x3a wrong\x3a x.yaml:5:9: error: unreadable: 
--- stderr~
a:b.yaml:5:9: unreadable: 
--- status 3
