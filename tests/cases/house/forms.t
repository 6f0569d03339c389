# Forms of actions (engine/record/form.c): what random games write is read back, and written again, as it was.

== signs that YAML has a use for are quoted where they need it
$ . $T/try.sh
% try "$form"
--- file try.sh
try() {
  form=$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')
  cat >$T/h.lua <<X
return {api = 2, name = "h", summary = "Forms.", rules = {"carcassonne"}, replaces = {"K-13"},
  actions = {do_it = {form = "$form", idle = 0, act = function() end}}}
X
  if reeve-fast sim carcassonne --script $T/h.lua --games 2 >$T/sim 2>$T/error; then
    reeve-fast check -q --script $T/h.lua $T/sim && reeve-fast fmt --script $T/h.lua $T/sim | cmp - $T/sim && grep -m 1 do_it $T/sim
  else sed 's/.*`do_it`: //; s/^reeve: //' $T/error; fi
}
--- rows form
# {cell}
      do_it: '# 0,0'
#{cell}
      do_it: '#0,0'
{cell} #x
      do_it: '0,0 #x'
{cell} #{player}
      do_it: '0,0 #B'
{cell}#
      do_it: 0,0#
- {cell}
      do_it: '- 0,0'
-{cell}
      do_it: -0,0
-
      do_it: '-'
\--- {cell}
      do_it: --- 0,0
? {cell}
      do_it: '? 0,0'
?{cell}
      do_it: ?0,0
{cell}: x
      do_it: '0,0: x'
{cell}:{player}
      do_it: '0,0:B'
{cell}:
      do_it: '0,0:'
: {cell}
      do_it: ': 0,0'
'{cell}'
      do_it: '''0,0'''
'{cell}
      do_it: '''0,0'
"{cell}"
      do_it: '"0,0"'
"{cell}
      do_it: '"0,0'
it's {cell}
      do_it: it's 0,0
\n{player}
      do_it: \nB
&{cell}
      do_it: '&0,0'
*{cell}
      do_it: '*0,0'
!{cell}
      do_it: '!0,0'
!a {cell}
      do_it: '!a 0,0'
%{cell}
      do_it: '%0,0'
@{cell}
      do_it: '@0,0'
`{cell}`
      do_it: '`0,0`'
> {cell}
      do_it: '> 0,0'
>{player}
      do_it: '>B'
,{player}
      do_it: ',B'
{player}, {cell}
      do_it: B, 0,-1
{player}&{cell}
      do_it: B&0,-1
{player}[ #{cell}]
      do_it: 'B #-1,-1'
{player}[: {cell}]
      do_it: 'B: -1,-1'
~
      do_it: ~
null
      do_it: 'null'
x  {player}
      do_it: x  B
é{player}
      do_it: éB
a|- b|# c|d: e|'f'
      do_it: '# c'

== what cannot be told apart when it is read is refused
$ . $T/try.sh
% try "$form"
--- file try.sh
try() {
  printf 'return {api = 2, name = "h", summary = "Forms.", rules = {"carcassonne"},
    actions = {do_it = {form = "%s", act = function() end}}}' "$1" >$T/h.lua
  reeve sim carcassonne --script $T/h.lua 2>&1 | sed 's/.*`do_it`: //'
}
--- rows form
{cell}, {player}
    a `{cell}` can have a `,` in it: another sign follows it
{player} [{cell}]
    what may be left out begins with a sign and comes last, or ends with one that nothing after it has
{player}[-{cell}] x
    what may be left out begins with a sign and comes last, or ends with one that nothing after it has
{player}[ {number}] {feature}
    what may be left out begins with a sign and comes last, or ends with one that nothing after it has
[{player} {number} ]{cell}
    what may be left out begins with a sign and comes last, or ends with one that nothing after it has
[#{number}]{player}
    what may be left out begins with a sign and comes last, or ends with one that nothing after it has
a{b|d}d
    a `{b|d}` can have a `d` in it: another sign follows it
{cell}x
    a `{cell}` can have a `x` in it: another sign follows it
{player} {size}
    a `{size}` is empty for the small one: use `{figure}`, or `[{size} ]`
{player};{cell}
    a `;` divides what is typed in `reeve play`

== ways of a form: what is written alike is the first of them, and all are read as they were meant
$ . $T/try.sh
% try "$form"
--- file try.sh
try() {
  printf 'return {api = 2, name = "h", summary = "Forms.", rules = {"carcassonne"}, replaces = {"K-13"},
    actions = {do_it = {form = "%s", idle = 0, act = function(game, ...)
      for i = 2, select("#", ...) do
        if select(i, ...) then game:score(game:players()[1], i, "said") end
      end
    end}}}' "$1" >$T/h.lua
  reeve-fast sim carcassonne --script $T/h.lua --games 2 >$T/sim
  reeve-fast check -q --script $T/h.lua $T/sim && reeve-fast fmt --script $T/h.lua $T/sim | cmp - $T/sim
  grep do_it: $T/sim | sed "s/ *do_it: //; s/'//g; s/[0-9-]*,[0-9-]*/0,0/g; s/\.[a-z]*@*//; s/^.*@/X@/" | sort -u | paste -s -d ';' | cut -c 1-90
}
--- rows form
{player}|{cell}
    0,0;B;W
{cell}|{player}
    0,0;B
B|{player}
    B;W
{player}|b
    B;W
[{player} ]{cell}|none
    0,0;B 0,0;W 0,0;none
{player}[ {size}]|{cell}: {player}
    0,0: B;0,0: W;B;W
{feature}|{follower}
    X@0,0
{spot}|{player}
    0,0;0,0/ne;0,0/nw;0,0/se;0,0/sw;B;W;X@0,0
x[.{player}]|{number}
    x;xB;xW
{a|b}[ {cell}]|{c|d}|{player}
    W;a;a 0,0;b;b 0,0;d

== help, why and lists are typed as they are read, and quoted in lists
$ R="--script $T/h.lua"
$ reeve check $R $T/due.yaml
$ reeve check $R $T/wrong.yaml
$ reeve fmt $R $T/lists.yaml | tee $T/lists | tail -n 2
$ reeve fmt $R $T/lists | cmp - $T/lists && reeve check -q $R $T/lists && reeve why $R $T/lists 1 | grep allows
--- file h.lua
return {api = 2, name = "h", summary = "Forms.", rules = {"carcassonne"}, replaces = {"K-13"},
  actions = {do_it = {form = "# {player}[, {cell}]", many = 4, must = true, act = function() end,
    list = function() return {"# R", "# B", "# B, 1,0"} end,
    may = function(_, _, player, cell) return cell and player:label() == "R" and "only Ben" or nil end}}}
--- file due.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- file wrong.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  do_it: '# R, 1,0'
--- file lists.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  do_it: ["# R", '# B, 1,0']
--- stdout
$T/due.yaml: ambiguous: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/wrong.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
- R: BA.RFr 1,0
  do_it: ['# R', '# B, 1,0']
 yes  action      h allows `do_it: '# R'`; possible besides: `do_it: '#
 yes  action      h allows `do_it: '# B, 1,0'`; possible besides: `do_it:
--- stderr
$T/due.yaml:5:3: ambiguous: the record does not say `do_it`, which has 3 possible values here [action-open, K-13]
      5 | - R: BA.RFr 1,0
        |   ^
  help: Add `do_it: '# R'`, `do_it: '# B'` or `do_it: '# B, 1,0'`.
$T/wrong.yaml:6:11: illegal: house rule `h`: only Ben [house-rule, K-13]
      6 |   do_it: '# R, 1,0'
        |           ^
  help: Type `do_it: '# R'`, `do_it: '# B'` or `do_it: '# B, 1,0'`.

== a figure that is written alone is named so where followers are listed
$ mkdir $T/zoo && cp $T/ruleset.yaml $T/zoo
$ reeve new --board zoo --rules $T | grep Followers
% sed "s/PIECE/$piece/" $T/game.yaml | reeve check -q --rules $T - 2>&1 | sed '/^ /!p; /help/!d'
--- file ruleset.yaml
ruleset: 1
name: zoo
extends: carcassonne
figures: {elephant: {name: elephant, on: city, strength: 0}}
--- file game.yaml
reeve: 1
rules: zoo
players: {W: White, B: Black}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 W:PIECE@s
--- rows piece
elephant:knight
    -:6:21: unreadable: there is no follower called `elephant:knight` [unknown-role]
      help: Delete `:knight`: `elephant` is typed without a role.
elephant:highwayman
    -:6:21: unreadable: there is no follower called `elephant:highwayman` [unknown-role]
      help: Delete `:highwayman`: `elephant` is typed without a role.
elefant
    -:6:21: unreadable: there is no follower called `elefant` [unknown-role]
      help: did you mean `elephant`?
elephant
    -:6:4: inconsistent: city@0,0.n is completed but still holds 1 follower of W [position-completed, K-19]
      help: Check the tiles at 0,0 and 0,1, or take the followers off.
--- stdout
# Followers: highwayman (road), knight (city), monk (monastery), farmer (field), elephant (city).
# Followers and pieces that each player has left.

== the schema has every figure that is written and read, the small one too
$ mkdir -p $T/zaps/scripts; cd $T
$ printf 'ruleset: 1\nname: zaps\nextends: carcassonne\nscripts: [zaps]\n' >zaps/ruleset.yaml
$ printf 'return {api = 2, name = "zaps", summary = "Zaps.", rules = {"zaps"}, replaces = {"K-1"},\n  actions = {zap = {form = "{player} {figure}", idle = 0, act = function() end}}}\n' >zaps/scripts/zaps.lua
$ reeve sim zaps --rules . --games 1 --players 2 | grep zap | sort -u
$ reeve sim zaps --rules . --games 1 --players 2 | reeve check --rules . -q -
$ reeve schema zaps --rules . | gojq -r '.properties.moves | .. | .zap? // empty | .pattern // .'
--- stdout
  zap: B small
  zap: W small
rules: zaps
^(?:(?:[A-Za-z][A-Za-z0-9_]{0,15}) (?:big|abbot|small))$

== the column is that of the part that cannot be read, and what is near it is suggested
$ . $T/try.sh
% try "$form" "$value"
--- file try.sh
try() {
  printf 'return {api = 2, name = "h", summary = "Forms.", rules = {"tokens"},
    actions = {do_it = {form = "%s", list = function() return {} end, act = function() end}}}' "$1" >$T/h.lua
  printf "reeve: 1\nrules: tokens\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0\n  do_it: '%s'\n" "$2" |
    reeve-fast check -q --rules tests/rulesets --script $T/h.lua - 2>&1 | sed -n 's/^-:6:\([0-9]*\): unreadable/\1/p; s/^  help: /  /p'
}
--- rows value|form
R laud|{player} {loud|quiet}
    13: `laud`: it is typed as loud | quiet [bad-extra]
      did you mean `loud`?
R shrill|{player} {loud|quiet}
    13: `shrill`: it is typed as loud | quiet [bad-extra]
      Type a value that `reeve legal --actions` lists.
B: peper|{player}: {pepper|salt|saffron}
    14: `peper`: it is typed as pepper | salt | saffron [bad-extra]
      did you mean `pepper`?
laud|{loud|quiet}[ {cell}]
    11: `laud`: it is typed as loud | quiet [bad-extra]
      did you mean `loud`?
laud|{loud|quiet}
    11: `laud`: it is typed as loud | quiet [bad-extra]
      did you mean `loud`?
B:smal|{player}:{figure}
    13: `smal`: a figure belongs here: small [bad-extra]
      did you mean `small`?
B:knave|{player}:{figure}
    13: `knave`: a figure belongs here: small [bad-extra]
      Type small.
1,0 9999999999|{cell} {number}
    15: `9999999999`: the number is -999999999 to 999999999 [bad-extra]
      Type a value that `reeve legal --actions` lists.
1,0 -9999999999|{cell} {number}
    15: `-9999999999`: the number is -999999999 to 999999999 [bad-extra]
      Type a value that `reeve legal --actions` lists.
1,0 nine|{cell} {number}
    15: `nine`: a whole number belongs here [bad-extra]
      Type digits only, with a minus sign for a negative number.
sheep: table 3|{token}: {spot} {face}
    24: `3`: sheep have no such face [bad-extra]
      Type one of these: 1, 2, wolf.
sheep|{token}: {spot} {face}
    11: `sheep`: it is typed as token: where face [bad-extra]
      Type a value that `reeve legal --actions` lists.

== of several ways the one that got furthest is told, of two the first, and a word that is near before it
$ . $T/try.sh
% try "$form" "$value"
--- file try.sh
try() {
  printf 'return {api = 2, name = "h", summary = "Forms.", rules = {"carcassonne"}, replaces = {"K-13"},
    actions = {do_it = {form = "%s", act = function() end}}}' "$1" >$T/h.lua
  printf "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0\n  do_it: '%s'\n" "$2" |
    reeve-fast check -q --script $T/h.lua - 2>&1 | sed -n 's/^-:6:\([0-9]*\): unreadable/\1/p; s/^  help: /  /p'
}
--- rows value|form
R laud|{player}[ {loud|quiet}]|{cell}
    13: `laud`: it is typed as loud | quiet [bad-extra]
      did you mean `loud`?
X|{player}[ {loud|quiet}]|{cell}
    11: there is no player `X` [unknown-player]
      Type one of these: R, B.
-1,0 laud|{cell}[ {quiet|loud}]|{player}
    16: `laud`: it is typed as quiet | loud [bad-extra]
      did you mean `loud`?
B loud|{cell}[ {quiet|loud}]|{player}
    11: there is no player `B loud` [unknown-player]
      did you mean `B`?
peper|{player}|{pepper|salt}
    11: `peper`: it is typed as pepper | salt [bad-extra]
      did you mean `pepper`?
nutmeg|{pepper|salt}|{player}
    11: there is no player `nutmeg` [unknown-player]
      Type one of these: R, B.
laud|{loud|quiet}|{player} now
    11: `laud`: it is typed as loud | quiet [bad-extra]
      did you mean `loud`?
B: 1.0|{player}: {cell}|none
    14: `1.0` is not a cell [bad-cell]
      Type 1,0.
never|{player}: {cell}|none
    11: `never`: it is typed as label: cell | none [bad-extra]
      Type a value that `reeve legal --actions` lists.

== what may be left out is offered with and without: legal lists it so, random games play it, and what they write is read as the same
% sed "s/FORM/$form/" $T/form.lua >$T/h.lua; R="--script $T/h.lua"
% reeve legal $R --actions --tile BA.RFr $T/game.yaml | sed -n 's/^everywhere: //p'
% reeve-fast sim inns $R --games 3 >$T/sim && reeve-fast check -q $R $T/sim && reeve-fast fmt $R $T/sim | cmp - $T/sim
% grep do_it: $T/sim | sed "s/ *do_it: //; s/'//g; s/[0-9-]*,[0-9-]*/0,0/" | sort -u | paste -s -d ';'
--- file form.lua
return {api = 2, name = "h", summary = "Forms.", rules = {"inns"}, replaces = {"K-13"},
  actions = {do_it = {form = "FORM", idle = 0, act = function() end}}}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- rows form
{player}[ {loud|quiet}]
    do_it R, B, R loud, R quiet, B loud or B quiet
    B;B loud;B quiet;W;W loud;W quiet
{player}[ {number}]
    do_it R or B
    B;W
{player}|{player}[ {number}]
    do_it R or B
    B;W
[{size} ]{cell}
    do_it 0,-1, 1,-1, -1,0, 0,0, 1,0, 2,0, 0,1, 1,1, big 0,-1, big 1,-1,
    0,0;big 0,0
[{size}.{player}:]{cell}
    do_it 0,-1, 1,-1, -1,0, 0,0, 1,0, 2,0, 0,1, 1,1, big.R:0,-1,
    0,0;big.B:0,0;big.W:0,0
[{player}:]{cell}[ {figure}]
    do_it 0,-1, 1,-1, -1,0, 0,0, 1,0, 2,0, 0,1, 1,1, R:0,-1, R:1,-1,
    0,0;0,0 big;0,0 small;B:0,0;B:0,0 big;B:0,0 small;W:0,0;W:0,0 big;W:0,0 small
{number}|{cell}[ {player}:{number}]
    do_it 0,-1, 1,-1, -1,0, 0,0, 1,0, 2,0, 0,1 or 1,1
    0,0
B[ {cell}]|{player}
    do_it B, B 0,-1, B 1,-1, B -1,0, B 0,0, B 1,0, B 2,0, B 0,1, B 1,1
    B;B 0,0;W

== what may be left out is nil for the script, which rules --check tries, too; a list must have it
$ mkdir -p $T/mine/scripts && cd $T && printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\n' >mine/ruleset.yaml
$ sed 's/LIST/nil/; s/MAY/nil/' own.lua >mine/scripts/own.lua; reeve rules --check mine 2>&1 | head -n 1
$ sed 's/LIST/function() return {"1,0 loud", "1,0 quiet"} end/; s/MAY/function(_, _, cell) if cell:name() ~= "1,0" then return "there" end end/' own.lua >mine/scripts/own.lua; reeve rules --check mine 2>&1 | head -n 1
--- file own.lua
return {api = 2, name = "own", summary = "It tells.", rules = {"mine"}, actions = {
  say = {form = "{cell}[ {loud|quiet}]", list = LIST, may = MAY,
    act = function(game, _, cell, how) game:tell("it is " .. how) end}}}
--- stdout
mine/scripts/own.lua:3:1: attempt to concatenate a nil value (local 'how')
mine/scripts/own.lua:2:1: say.list leaves out `1,0`, which say.may allows

== a list may leave all values to the form, and where there are none it is empty
$ reeve legal --script $T/when.lua --actions --tile BA.RFr $T/game.yaml | sed -n 's/^everywhere: //p'
$ reeve legal --script $T/when.lua --actions --tile BA.RFr $T/start.yaml | grep -c do_it; true
$ reeve sim carcassonne --script $T/when.lua --games 5 | reeve check -q --script $T/when.lua -
$ reeve sim carcassonne --script $T/many.lua -q
--- file when.lua
return {api = 2, name = "when", summary = "Sometimes.", rules = {"carcassonne"}, replaces = {"K-13"}, actions = {
  do_it = {form = "{left|right}", idle = 0, act = function() end,
    list = function(game) return game:laid() > 2 or {} end,
    may = function(_, _, word) return word == "left" and "to the right only" or nil end}}}
--- file many.lua
return {api = 2, name = "many", summary = "Numbers.", rules = {"carcassonne"}, actions = {
  do_it = {form = "{number}", idle = 0, act = function() end, list = function() return true end}}}
--- file start.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- stdout
do_it right
0

== a number that is left out is not written where the script lists an object, nor behind tokens of another way
$ reeve legal --script $T/list.lua --actions --tile BA.RFr $T/game.yaml | sed -n 's/^everywhere: //p'
$ sed 's/carcassonne/tokens/' $T/game.yaml >$T/face.yaml; echo '  do_it: sheep' >>$T/face.yaml
$ reeve fmt --rules tests/rulesets --script $T/face.lua $T/face.yaml | tail -n 1
--- file list.lua
return {api = 2, name = "list", summary = "It lists.", rules = {"carcassonne"}, actions = {
  do_it = {form = "{player}[ {number}]", act = function() end, list = function(game) return game:players() end}}}
--- file face.lua
return {api = 2, name = "face", summary = "It has two ways.", rules = {"tokens"}, actions = {
  do_it = {form = "{token}[ {face}]|{number}", act = function() end}}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- stdout
do_it B or R
  do_it: sheep

== a cell has a tile, or lies beside one [K-13]
% sed "s/CELL/$cell/" $T/game.yaml | reeve check --script $T/h.lua - 2>&1 | sed -n 's/^-:[0-9][0-9:]* //p; s/^-: legal/legal/p'
--- file h.lua
return {api = 2, name = "h", summary = "Cells.", rules = {"carcassonne"}, replaces = {"K-13"},
  actions = {here = {form = "{cell}", act = function(game, _, cell) game:tell("to " .. cell:name()) end}}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  here: CELL
--- rows cell
1,0
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
2,0
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
1,1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
[2, 0]
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
3,0
    illegal: `here: 3,0` means nothing here: no tile lies there, or beside it [action-value, K-13]
9,9
    illegal: `here: 9,9` means nothing here: no tile lies there, or beside it [action-value, K-13]
-1,-1
    illegal: `here: -1,-1` means nothing here: no tile lies there, or beside it [action-value, K-13]
