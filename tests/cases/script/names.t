# A record names its house rules by name. What is no name is refused at its place, whatever lies where it would lead.

== a name that leads out of the folder of scripts, or says where it lies, finds nothing
$ mkdir -p $T/.local/share/reeve/scripts/sub; cp scripts/end-of-turn-pickup.lua $T/.local/share/reeve/x.lua
$ tee $T/.local/share/reeve/scripts/mine.lua $T/.local/share/reeve/scripts/sub/mine.lua <scripts/end-of-turn-pickup.lua >$T/out
% printf '{reeve: 1, rules: castle, scripts: [%s], players: {W: A, B: B}, moves: []}' "$name" | reeve check -q - 2>$T/err
% echo "$? $(head -n 1 $T/err), $(grep -c 'without a path' $T/err) help"
--- rows name
../x
    3 -:1:37: unreadable: unknown script `../x` [unknown-script], 1 help
/etc/passwd
    3 -:1:37: unreadable: unknown script `/etc/passwd` [unknown-script], 1 help
'sub/mine'
    3 -:1:38: unreadable: unknown script `sub/mine` [unknown-script], 1 help
'mine.lua'
    3 -:1:38: unreadable: unknown script `mine.lua` [unknown-script], 1 help
'./mine'
    3 -:1:38: unreadable: unknown script `./mine` [unknown-script], 1 help
'..'
    3 -:1:38: unreadable: unknown script `..` [unknown-script], 1 help
'.'
    3 -:1:38: unreadable: unknown script `.` [unknown-script], 1 help
'~/x'
    3 -:1:38: unreadable: unknown script `~/x` [unknown-script], 1 help
'mine '
    3 -:1:38: unreadable: unknown script `mine ` [unknown-script], 1 help
''
    3 -:1:38: unreadable: unknown script `` [unknown-script], 1 help
'-'
    3 -:1:38: unreadable: unknown script `-` [unknown-script], 0 help
'C:mine'
    3 -:1:38: unreadable: unknown script `C:mine` [unknown-script], 1 help
'sub\mine'
    3 -:1:38: unreadable: unknown script `sub\mine` [unknown-script], 1 help
'$HOME'
    3 -:1:38: unreadable: unknown script `$HOME` [unknown-script], 1 help
'%s%n'
    3 -:1:38: unreadable: unknown script `%s%n` [unknown-script], 1 help
"mine\u202e"
    3 -:1:38: unreadable: unknown script `mine\u202e` [unknown-script], 1 help

== a name that is one finds the script in the user's own folder
$ mkdir -p $T/.local/share/reeve/scripts
$ sed 's/end-of-turn-pickup/mine/' scripts/end-of-turn-pickup.lua >$T/.local/share/reeve/scripts/mine.lua
$ echo "{reeve: 1, rules: castle, scripts: [mine], players: {W: A, B: B}, moves: []}" | reeve check -
--- stdout
-: legal so far: 0 turns, score A (W) 0, B 0, W to move

== a name of 300 letters
$ name=$(printf '%0300d' 0)
$ printf '{reeve: 1, rules: castle, scripts: [%s], players: {W: A, B: B}, moves: []}' "$name" | reeve check - 2>$T/err
$ echo $?; sed "s/$name/NAME/" $T/err
--- stdout
-: unreadable
3
-:1:37: unreadable: unknown script `NAME` [unknown-script]
      1 | {reeve: 1, rules: castle, scripts: [0000000000000000000000000000...
        |                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  help: Type a name of letters, digits, - and _, at most 64, without a path.

== a name of 64 letters is no path, one of 65 is none
% printf "{reeve: 1, rules: castle, scripts: [%0${n}d], players: {W: A, B: B}, moves: []}" 0 | reeve check - 2>&1 | grep -c 'without a path'
--- rows n
64
    0
65
    1

== a NUL or the end of a line in a name
% printf '{reeve: 1, rules: castle, scripts: [%s], players: {W: A, B: B}, moves: []}' "$name" | reeve check -q -
--- rows name
"end-of-turn-pickup\0"
    -:1:37: unreadable: this is not text: the character U+0000 [not-text]
          1 | {reeve: 1, rules: castle, scripts: ["end-of-turn-pickup\0"], pla...
            |                                     ^~~~~~~~~~~~~~~~~~~~~~
      help: Save the file as text in UTF-8.
"end-of-turn-pickup\n"
    -:1:38: unreadable: unknown script `end-of-turn-pickup ` [unknown-script]
          1 | {reeve: 1, rules: castle, scripts: ["end-of-turn-pickup\n"], pla...
            |                                      ^~~~~~~~~~~~~~~~~~~~
      help: Type a name of letters, digits, - and _, at most 64, without a path.
"end-of\rturn"
    -:1:38: unreadable: unknown script `end-of turn` [unknown-script]
          1 | {reeve: 1, rules: castle, scripts: ["end-of\rturn"], players: {W...
            |                                      ^~~~~~~~~~~~
      help: Type a name of letters, digits, - and _, at most 64, without a path.
"end-of-turn-pickup\0/../x"
    -:1:37: unreadable: this is not text: the character U+0000 [not-text]
          1 | {reeve: 1, rules: castle, scripts: ["end-of-turn-pickup\0/../x"]...
            |                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      help: Save the file as text in UTF-8.
"\e[31mred"
    -:1:38: unreadable: unknown script `\x1b[31mred` [unknown-script]
          1 | {reeve: 1, rules: castle, scripts: ["\e[31mred"], players: {W: A...
            |                                      ^~~~~~~~~
      help: Type a name of letters, digits, - and _, at most 64, without a path.
--- status 3

== what is no word is no name
% printf '{reeve: 1, rules: castle, scripts: [%s], players: {W: A, B: B}, moves: []}' "$name" | reeve check -q -
--- rows name
[end-of-turn-pickup]
    -:1:37: unreadable: a script must be a word, not a list [wrong-type]
          1 | {reeve: 1, rules: castle, scripts: [[end-of-turn-pickup]], playe...
            |                                     ^
      help: Type it as reeve-record(5) shows for this key.
{end-of-turn-pickup: 1}
    -:1:37: unreadable: a script must be a word, not a map [wrong-type]
          1 | {reeve: 1, rules: castle, scripts: [{end-of-turn-pickup: 1}], pl...
            |                                     ^
      help: Type it as reeve-record(5) shows for this key.
&a end-of-turn-pickup
    -:1:37: unreadable: an anchor (&name) cannot be used in records [yaml-feature]
          1 | {reeve: 1, rules: castle, scripts: [&a end-of-turn-pickup], play...
            |                                     ^~
      help: Write the value out in full.
*a
    -:1:37: unreadable: an alias (*name) cannot be used in records [yaml-feature]
          1 | {reeve: 1, rules: castle, scripts: [*a], players: {W: A, B: B}, ...
            |                                     ^~
      help: Write the value out in full.
!!str end-of-turn-pickup
    -:1:37: unreadable: a tag (!name) cannot be used in records [yaml-feature]
          1 | {reeve: 1, rules: castle, scripts: [!!str end-of-turn-pickup], p...
            |                                     ^~~~~
      help: Write the value out in full.
--- status 3
