# Cases that pass. `reeve` is tests/run/self/fake; self.sh runs this file.

== a case without sections expects status 0 and nothing on standard error [C-9, Z-2]
$ reeve say hello

== standard output is compared exactly
$ reeve say one two
--- stdout
one
two

== an empty section expects nothing
$ reeve exit 0
--- stdout
--- stderr

== standard input and the status are given [C-10]
# a comment before or after the command
$ reeve copy && reeve exit 3
--- stdin
reeve: 1
---
--- not a section
- W: 17 e5
--- stdout
reeve: 1
---
--- not a section
- W: 17 e5
--- status 3

== blank lines inside a section are text
$ reeve say one '' two ''
--- stdout
one

two

--- status 0

== three dots stand for any number of lines, none too
$ reeve say one two three four
--- stdout
...
one
...
three
...
four
...

== an escaped line stands for itself
$ reeve copy
--- stdin
\== no case
\--- stdout
...
--- stdout
\== no case
\--- stdout
\...

== pieces occur in order
$ reeve say 'the north side shows a path' 'see: reeve legal' && reeve complain 'a [path-cut, C-19]'
--- stdout~
north
path
reeve legal
--- stderr~
[path-cut, C-19]

== a missing newline at the end is seen
$ reeve say-unended hello
--- stdout
hello
\ no newline at the end

== files lie in $T, and messages that name it say $T
$ reeve copy $T/one.yaml $T/rulesets/own/rules.yaml
$ reeve say $T/one.yaml
--- file one.yaml
one
--- file rulesets/own/rules.yaml
two
--- stdout
one
two
$T/one.yaml

== several commands make a script
$ reeve say one |
$   sed s/one/two/
$ echo three
--- stdout
two
three

== the environment is plain
$ echo "$NO_COLOR $LC_ALL ${XDG_DATA_HOME-unset} $HOME"
--- stdout
1 C.UTF-8 unset $T

== rows: what is printed for each stands below it, be it output or a complaint
% reeve say "$one: $two"
% reeve complain "$two" | cat
--- rows one two
a b c
    a: b c
    b c
d
    d: 

... e\f
    ...: e\f
    e\f

== rows are parted by what stands between their names
% reeve say "$two$one"
--- rows one|two
a b|c
    ca b

== what stands before and behind rows is printed apart
$ reeve say before
% reeve say "$n"
$ reeve complain behind; reeve exit 3
--- rows n
1
    1
2
    2
--- stdout
before
--- stderr
behind
--- status 3

== the status is that of the last row
% reeve exit $n
--- rows n
0
5
--- status 5
