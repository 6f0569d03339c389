# What is wrong with an action when its script is loaded: the line of its first function, or else that of its key.

== fields, forms, keys, and what leads to what
% printf 'return {api = 2, name = "h", summary = "Harm.", rules = {"carcassonne"},\n  actions = {\n    %s\n  }}' "$fields" >$T/h.lua
% sed -i 's/NEWLINE/\n/g' $T/h.lua; reeve sim carcassonne --script $T/h.lua 2>&1 | sed 's:.*h.lua:h.lua:'
--- rows fields
aa = {form = 3, NEWLINE act = function() end}
    h.lua:4: `form` of action `aa` is a text, not a number
aa = {form = "{player}", NEWLINE may = function() end, NEWLINE act = function() end, weigth = 2}
    h.lua:4: action `aa`: unknown field `weigth`; did you mean `weight`?
aa = {form = "{palyer}", NEWLINE act = function() end}
    h.lua:4: action `aa`: there is no part `{palyer}`; did you mean `{player}`?
aa = {form = "{player}", NEWLINE act = function() end, when = "later"}
    h.lua:4: `when` of action `aa` is one of "turn" "laid" "scored"
aa = {form = "{player}", NEWLINE act = function() end, after = "aa"}
    h.lua:4: action `aa`: it follows itself
aa = {form = "{player}", NEWLINE act = function() end, many = 0}
    h.lua:4: `many` of action `aa` is a whole number from 1 to 64
aa = {form = "{player}", NEWLINE act = function() end, rule = "first"}
    h.lua:4: `rule` names `first`, which is not a number of a rule
aa = {form = "{player}", NEWLINE act = function() end, must = 1}
    h.lua:4: `must` of action `aa` is true or false, not a number
aa = {NEWLINE act = function() end}
    h.lua:4: `form` of action `aa` is missing
aa = {form = "{player}", NEWLINE may = function() end}
    h.lua:4: `act` of action `aa` is missing
aa = {form = "{player}", act = print}
    h.lua:3: action `aa.act` is a function of the script, not a library function
aa = 3
    h.lua:3: action `aa` is a table, not a number
-- aa = {} NEWLINE aaa = {form = "{player}", act = function() end}, NEWLINE ["aa"]  = {form = "{player}"}
    h.lua:5: `act` of action `aa` is missing
["a".."a"] = {form = "{player}"}
    h.lua: `act` of action `aa` is missing
A = {form = "{player}", NEWLINE act = function() end}
    h.lua:4: an action is called by 2 to 32 small letters, digits and underscores
aa = #setmetatable({}, NEWLINE {__len = function() NEWLINE error("no length") end})
    h.lua:5: no length
aa = setmetatable({}, NEWLINE {__index = function(_, key) error("no " .. key) end}).bb
    h.lua:4: no bb

== a key that means something else already
% sed "s/KEY/$key/" $T/key.lua >$T/h.lua; echo "$key: $(reeve sim carcassonne --script $T/h.lua -q 2>&1 | sed 's/.*`: //')"
$ sed "s/KEY/rosa/" $T/key.lua >$T/h.lua; reeve check --script $T/h.lua $T/game.yaml
--- file key.lua
return {api = 2, name = "h", summary = "Keys.", rules = {"carcassonne"},
  actions = {KEY = {form = "{player}", act = function() end}}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- rows key
score
    score: entries have such a key already: rename the action
result
    result: documents have a key of this name: rename the action
moves
    moves: documents have a key of this name: rename the action
tile
    tile: lists of `reeve legal` have a column of this name: rename the action
common
    common: lists of `reeve legal` have a column of this name: rename the action
white
    white: a player is called so: rename one of the two
rosa
    rosa: 
note
    note: 
follower
    follower: 
capture
    capture: 
--- stdout
$T/game.yaml: unreadable
--- stderr
$T/game.yaml: unreadable: $T/h.lua:2: action `rosa`: a player is called so: rename one of the two [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== a key that another script has: which one is said
$ action() { printf 'return {api = 2, name = "%s", summary = "Zap.", rules = {"carcassonne"},\n  actions = {zap = {form = "{player}", act = function() end}}}\n' $1 >$T/$1.lua; }
$ action one; action two; cd $T; reeve sim carcassonne --script one.lua --script two.lua
--- stderr
reeve: two.lua:2: action `zap`: an action of one.lua:2 is called so: rename one of the two
--- status 4

== a key of a game that is not played: the list has the values of the script in its place
$ printf 'return {api = 2, name = "h", summary = "Captures.", rules = {"carcassonne"},\n  actions = {tower = {form = "{player}", act = function() end}}}\n' >$T/h.lua
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n' >$T/none.yaml
$ reeve legal --script $T/h.lua --tile BA.RFr --actions --format json $T/none.yaml | head -n 1 | gojq -c '[.tower, .capture]'
--- stdout
[["R","B"],{}]

== a reason without a text
$ printf 'return {api = 2, name = "h", summary = "Empty.", rules = {"carcassonne"},\n  actions = {aa = {form = "{player}", act = function() end,\n    may = function() return "" end}}}\n' >$T/h.lua
$ cd $T; reeve sim carcassonne --script h.lua -q
--- stderr
reeve: game 1 of seed 1: h.lua:3: aa.may returns a reason (a text) or nothing, not an empty text
--- status 4
