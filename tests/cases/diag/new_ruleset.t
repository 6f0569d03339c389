# reeve new --ruleset NAME writes a ruleset of one's own.

== what it writes is judged fine and played, whatever it adds to
$ cd $T; reeve new --ruleset mine
$ reeve rules --check mine && reeve sim mine --rules . --games 3 | reeve check --rules . -q && echo all legal
% reeve new --ruleset my-$base $base >log && reeve rules --check my-$base && reeve sim my-$base --rules . | reeve check --rules . -q && echo legal
$ grep -c recall mine/scripts/mine.lua; grep '^extends' my-tower/ruleset.yaml; stat -c '%A %n' mine mine/ruleset.yaml
--- rows base
castle
    my-castle: fine: my-castle, tiles 60, options 13, rules 114, scripts 1
    legal
tower
    my-tower: fine: my-tower, tiles 51, options 16, rules 101, scripts 1
    legal
--- stdout
mine/ruleset.yaml and mine/scripts/mine.lua are written. Now type:

  reeve rules --check mine
  reeve sim mine --rules .
mine: fine: mine, tiles 32, options 6, rules 47, scripts 1
all legal
2
extends: tower
drwxr-xr-x mine
-rw-r--r-- mine/ruleset.yaml

== each row that it has as a comment can be used
$ cd $T; reeve new --ruleset mine >log
$ sed -i '/^# [tdmfa-z_]*:/,/^$/s/^# //' mine/ruleset.yaml
$ sed -n '/^tokens/,/^rules/p' mine/ruleset.yaml | head -n 3
$ reeve rules --check mine
--- stdout
tokens:
  fairy: {name: [fairy, fairies], number: 1, on: cell, rule: MI-1}
dice:
mine: fine: mine, tiles 33, options 6, rules 47, scripts 1

== their rules have numbers of their own, so that two can be played together
$ cd $T; reeve new --ruleset fairy >log; reeve new --ruleset 2nd >log
$ sed -i 's/recall/fetch/' 2nd/scripts/2nd.lua; sed -i 's/^# more/more/; s/^#\(.*look\)/ \1/' */ruleset.yaml
$ reeve sim fairy+2nd --rules . | reeve check -q --rules . && reeve explain FA-1 MY-1 --rules . | grep :.Coming
--- stdout
FA-1: Coming home
MY-1: Coming home

== a folder or a ruleset that exists, a name that is none, a ruleset to add to that is none, and with --board
$ cd $T; reeve new --ruleset mine >log; echo changed >mine/ruleset.yaml
$ reeve new --ruleset mine; echo $?; cat mine/ruleset.yaml
$ touch file; reeve new --ruleset file; reeve new --ruleset tower; reeve new --ruleset a/b; reeve new --ruleset two casle
$ reeve new --ruleset two --board; ls -d two
--- stdout
2
changed
--- stderr
reeve: mine: exists already; type another name
reeve: file: exists already; type another name
reeve: tower: there is a ruleset of this name; type another name
reeve: --ruleset NAME: a name is letters, digits, - and _, at most 64
reeve: casle: there is no such ruleset; did you mean castle?
reeve: --board prints a board, --ruleset writes a ruleset: give one of them
ls: cannot access 'two': No such file or directory
--- status 2

== what `reeve new` writes is a legal game when its comments are taken off, of every box
$ for box in $(reeve rules --format tsv | cut -f1); do reeve new $box | sed '/^# final/,$d; /^# result/d; /^moves:/,$s/^# //' >$T/$box.yaml; done; reeve check -q $T/*.yaml
