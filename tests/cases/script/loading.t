# What is refused when a house rule is loaded: fields, rulesets, the rules that it replaces, hooks. A
# script of one field too many, or too few, is made of `ok.lua` by sed. (Options: options.t.)

== a script that changes a rule of the castle, and one of another game, is fine
$ reeve check --script $T/ok.lua $T/game.yaml
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle", "zamek"},
  replaces = {"Z-9", "C-71", "AB-1"},
  hooks = {},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- stdout
$T/game.yaml: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move

== `replaces` names rules of the ledger in force, with a suggestion
% sed "s/\"C-71\"/$id/" $T/ok.lua >$T/x.lua; reeve check -q --script $T/x.lua $T/game.yaml
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle", "zamek"},
  replaces = {"C-71"},
  hooks = {},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- rows id
"C-171"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `C-171`, which is not a rule of castle; did you mean `C-11`? [script-failed]
      help: Mend the script at the line that the message names.
"C-999"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `C-999`, which is not a rule of castle; did you mean `C-99`? [script-failed]
      help: Mend the script at the line that the message names.
"c-71"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `c-71`, which is not a number of a rule; did you mean `C-71`? [script-failed]
      help: Mend the script at the line that the message names.
"71"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `71`, which is not a number of a rule [script-failed]
      help: Mend the script at the line that the message names.
"C71"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `C71`, which is not a number of a rule; did you mean `C-1`? [script-failed]
      help: Mend the script at the line that the message names.
"the first"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `the first`, which is not a number of a rule [script-failed]
      help: Mend the script at the line that the message names.
"C-"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `C-`, which is not a number of a rule; did you mean `C-1`? [script-failed]
      help: Mend the script at the line that the message names.
"-71"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `-71`, which is not a number of a rule; did you mean `C-71`? [script-failed]
      help: Mend the script at the line that the message names.
"C-71a"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `C-71a`, which is not a number of a rule; did you mean `C-71`? [script-failed]
      help: Mend the script at the line that the message names.
"ABCDE-1"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names `ABCDE-1`, which is not a number of a rule [script-failed]
      help: Mend the script at the line that the message names.
""
    $T/game.yaml: unreadable: $T/x.lua: `replaces` names ``, which is not a number of a rule [script-failed]
      help: Mend the script at the line that the message names.
--- status 4

== the presets of the castle have its ledger
$ sed 's/C-71/C-171/' $T/ok.lua >$T/x.lua
$ sed 's/castle/castle-hig/' $T/game.yaml | reeve check -q --script $T/x.lua -
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle"},
  replaces = {"Z-1", "C-71"},
  hooks = {},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- stderr
-: unreadable: $T/x.lua: `replaces` names `C-171`, which is not a rule of castle-hig; did you mean `C-11`? [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== a hook that there is not
$ sed "s/turn_ending/may_capturd/" $T/ok.lua >$T/x.lua
$ reeve check -q --script $T/x.lua $T/game.yaml
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle"},
  hooks = {
    turn_ending = function() end,
  },
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- stderr
$T/game.yaml: unreadable: $T/x.lua:4: unknown hook `may_capturd`; did you mean `may_capture`? [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== every field has its type
% sed "s/$change/" $T/ok.lua >$T/x.lua
% reeve check -q --script $T/x.lua $T/game.yaml 2>&1
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", source = "me", rules = {"castle"},
  options = {}, replaces = {}, hooks = {}
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- rows change
api = 1/api = 3
    $T/game.yaml: unreadable: $T/x.lua: `api` is 3; this reeve offers 1 and 2 [script-failed]
      help: Mend the script at the line that the message names.
api = 1/api = 1.5
    $T/game.yaml: unreadable: $T/x.lua: `api` is a whole number, not a fraction [script-failed]
      help: Mend the script at the line that the message names.
api = 1, /
    $T/game.yaml: unreadable: $T/x.lua: `api` is missing [script-failed]
      help: Mend the script at the line that the message names.
name = "ok"/name = 5
    $T/game.yaml: unreadable: $T/x.lua: `name` is a text, not a number [script-failed]
      help: Mend the script at the line that the message names.
name = "ok"/name = "o.k"
    $T/game.yaml: unreadable: $T/x.lua: `name` is letters, digits, dashes and underscores, at most 64 [script-failed]
      help: Mend the script at the line that the message names.
name = "ok"/name = ""
    $T/game.yaml: unreadable: $T/x.lua: `name` is letters, digits, dashes and underscores, at most 64 [script-failed]
      help: Mend the script at the line that the message names.
name = "ok", /
    $T/game.yaml: unreadable: $T/x.lua: `name` is missing [script-failed]
      help: Mend the script at the line that the message names.
summary = [^,]*/summary = {}
    $T/game.yaml: unreadable: $T/x.lua: `summary` is a text, not a table [script-failed]
      help: Mend the script at the line that the message names.
summary = [^,]*,/
    $T/game.yaml: unreadable: $T/x.lua: `summary` is missing [script-failed]
      help: Mend the script at the line that the message names.
source = "me"/source = true
    $T/game.yaml: unreadable: $T/x.lua: `source` is a text, not a boolean [script-failed]
      help: Mend the script at the line that the message names.
source = "me"/sauce = "me"
    $T/game.yaml: unreadable: $T/x.lua: unknown field `sauce`; did you mean `source`? [script-failed]
      help: Mend the script at the line that the message names.
source = "me"/[1] = "me"
    $T/game.yaml: unreadable: $T/x.lua: a field is a name, not a number [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = "castle"
    $T/game.yaml: unreadable: $T/x.lua: `rules` is a list of texts, not a string [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = {castle = 1}
    $T/game.yaml: unreadable: $T/x.lua: `rules` is a list of texts [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = {"castle", 1}
    $T/game.yaml: unreadable: $T/x.lua: `rules` is a list of texts [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = {[2] = "castle"}
    $T/game.yaml: unreadable: $T/x.lua: `rules` is a list of texts [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = {"zamek", "tower"}
    $T/game.yaml: unreadable: $T/x.lua: this script is for zamek, tower, not for castle [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}/rules = {}
    $T/game.yaml: unreadable: $T/x.lua: this script is for no ruleset, not for castle [script-failed]
      help: Mend the script at the line that the message names.
rules = {"castle"}, /
options = {}/options = 7
    $T/game.yaml: unreadable: $T/x.lua: `options` is a table, not a number [script-failed]
      help: Mend the script at the line that the message names.
replaces = {}/replaces = "C-71"
    $T/game.yaml: unreadable: $T/x.lua: `replaces` is a list of texts, not a string [script-failed]
      help: Mend the script at the line that the message names.
hooks = {}/hooks = {{}}
    $T/game.yaml: unreadable: $T/x.lua: a hook is a name, not a number [script-failed]
      help: Mend the script at the line that the message names.
hooks = {}/hooks = 1
    $T/game.yaml: unreadable: $T/x.lua: `hooks` is a table, not a number [script-failed]
      help: Mend the script at the line that the message names.
hooks = {}/
    $T/game.yaml: unreadable: $T/x.lua: `hooks` and `actions` are missing: one of them is needed [script-failed]
      help: Mend the script at the line that the message names.
--- status 4

== a byte order mark before a script, as some editors write it, is no part of it
$ { printf '\357\273\277'; cat $T/x.lua; } >$T/bom.lua; reeve check --script $T/bom.lua $T/game.yaml
$ { printf '\357\273'; cat $T/x.lua; } >$T/bom.lua; reeve check --script $T/bom.lua $T/game.yaml
--- file x.lua
return {api = 2, name = "x", summary = "None.", rules = {"castle"}, hooks = {}}
--- file game.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
moves: []
--- stdout
$T/game.yaml: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
$T/game.yaml: unreadable
--- stderr
$T/game.yaml: unreadable: $T/bom.lua:1: unexpected symbol near '<\239>' [script-failed]
  help: Mend the script at the line that the message names.
--- status 4
