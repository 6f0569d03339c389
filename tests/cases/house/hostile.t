# Actions of scripts that mean harm: each function ends by a budget (5) or with an error (4), in one clear
# line, whether a record is checked, asked about, or games are played.

== functions that never end, or say what no text may be
# What check, legal and sim say.
% cat >$T/h.lua <<X
% local function rec(n) return n == 0 and 0 or 1 + rec(n - 1) end
% local evil = setmetatable({}, {__tostring = function(t) return tostring(t) end})
% return {api = 2, name = "h", summary = "Harm.", rules = {"carcassonne"}, replaces = {"K-13"}, actions = {
%   do_it = {$action},
% }}
% X
% for command in "check -q $T/game.yaml" "legal --before 2 --actions $T/game.yaml" "sim carcassonne"; do
%     reeve $command --script $T/h.lua >/dev/null 2>$T/error; echo "$? $(head -n 1 $T/error | sed "s:$T.::g" | cut -c 1-150)"; done
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  do_it: R
- B: BA.RFr 2,0
--- rows action
form = "{player}", act = function() end, may = function() while true do end end
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may run 10000000 steps in one document, and this needs more [script-limit]
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may run 10000000 steps in one document, and this needs more [script-limit]
    5 reeve: game 1 of seed 1: h.lua:4: scripts may run 10000000 steps in one document, and this needs more
form = "{player}", act = function() while true do end end
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may run 10000000 steps in one document, and this needs more [script-limit]
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may run 10000000 steps in one document, and this needs more [script-limit]
    5 reeve: game 1 of seed 1: h.lua:4: scripts may run 10000000 steps in one document, and this needs more
form = "{player}", act = function() end, list = function() while true do end end
    0 
    5 reeve: game.yaml: h.lua:4: scripts may run 10000000 steps in one document, and this needs more
    5 reeve: game 1 of seed 1: h.lua:4: scripts may run 10000000 steps in one document, and this needs more
form = "{player}", act = function(game) while true do game:tell("again") end end
    5 game.yaml:5:3: unreadable: h.lua:4: house rules may have 10000 effects on one game, and these are more [script-limit]
    5 game.yaml:5:3: unreadable: h.lua:4: house rules may have 10000 effects on one game, and these are more [script-limit]
    5 reeve: game 1 of seed 1: h.lua:4: house rules may have 10000 effects on one game, and these are more
form = "{player}", act = function(game) rec(1000000) end
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may use 2048 KiB of memory, and this needs more [script-limit]
    5 game.yaml:5:3: unreadable: h.lua:4: scripts may use 2048 KiB of memory, and this needs more [script-limit]
    5 reeve: game 1 of seed 1: h.lua:4: scripts may use 2048 KiB of memory, and this needs more
form = "{player}", act = function() end, tells = function() while true do end end
    0 
    5 reeve: game.yaml: h.lua:4: scripts may run 10000000 steps in one document, and this needs more
    0 
form = "{player}", act = function() end, tells = function() return 1 end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.tells returns a reason (a text) or nothing, not 1
    0 
form = "{player}", act = function() end, tells = function(game) game:tell("no effects here") end
    0 
    4 reeve: game.yaml: h.lua:4: game:tell is an effect; only events have effects, and do_it.tells is a check
    0 
form = "{player}", act = function() end, list = function() return {evil} end
    0 
    4 reeve: game.yaml: h.lua:2: C stack overflow
    4 reeve: game 1 of seed 1: h.lua:2: C stack overflow
form = "{player}", act = function() end, list = function() local t = {} for i = 1, 1000000 do t[i] = "R" end return t end
    0 
    5 reeve: game.yaml: h.lua:4: scripts may use 2048 KiB of memory, and this needs more
    5 reeve: game 1 of seed 1: h.lua:4: scripts may use 2048 KiB of memory, and this needs more
form = "{player}", act = function() end, list = function() return {("x"):rep(4000)} end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.list lists `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`, which the form `{player}` does not have
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list lists `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`, which the form `{player}` does not 
form = "{player}", act = function() end, list = function() return {"R\0"} end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.list lists a text with a byte 0
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list lists a text with a byte 0
form = "{player}", act = function() end, list = function() return {"\255\27[31m"} end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.list lists `??[31m`, which the form `{player}` does not have
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list lists `??[31m`, which the form `{player}` does not have
form = "{number}", act = function() end, list = function() return {0/0} end
    3 game.yaml:6:10: unreadable: `R`: a whole number belongs here [bad-extra]
    3 game.yaml:6:10: unreadable: `R`: a whole number belongs here [bad-extra]
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list lists a number that is not whole
form = "{player}", act = function() end, list = function() return {[1] = "R", [1000000] = "B"} end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.list returns a list of values, not a table whose keys are not 1, 2 and so on
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list returns a list of values, not a table whose keys are not 1, 2 and so on
form = "{player}", act = function() end, list = function(game) return game end
    0 
    4 reeve: game.yaml: h.lua:4: do_it.list returns a list of values, not a game
    4 reeve: game 1 of seed 1: h.lua:4: do_it.list returns a list of values, not a game
form = "{player}", act = function() end, may = function() return "no", ("K"):rep(4000) end
    4 game.yaml:5:3: unreadable: h.lua:4: `KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
    4 game.yaml:5:3: unreadable: h.lua:4: `KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
    4 reeve: game 1 of seed 1: h.lua:4: `KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
form = "{player}", act = function() end, may = function() return ("\27\255"):rep(2000) end
    1 game.yaml:6:10: illegal: house rule `h`: ?????????????????????????????????????????????????????????????????????????????????????????????????????????????
    1 game.yaml:6:10: illegal: house rule `h`: ?????????????????????????????????????????????????????????????????????????????????????????????????????????????
    0 

== forms that are none
$ . tests/cases/house/harm.sh
% harm "form = $form, act = function() end, list = function() return {} end"
--- rows form
"{|}"
    4 4 action `do_it`: `{|}` has an empty word 
"{a||b}"
    4 4 action `do_it`: `{a||b}` has an empty word 
"{a|a}"
    4 4 action `do_it`: `{a|a}` has a word twice 
"{a|A}"
    4 4 action `do_it`: `{a|A}` has a word twice 
"{a b}"
    4 4 action `do_it`: there is no part `{a b}` 
"{a b|c}"
    4 4 action `do_it`: `{a b|c}` has a word that is not only letters, digits, _ and - 
"{a|\n}"
    4 4 `form` of action `do_it` has a character that cannot be typed 
"[{cell}"
    4 4 action `do_it`: a `[` is not closed 
"{cell}]"
    4 4 action `do_it`: a `]` without its pair 
"   "
    4 4 action `do_it`: it begins or ends with a blank 
" {cell}"
    4 4 action `do_it`: it begins or ends with a blank 
"{cell}|"
    4 4 action `do_it`: a way to type it is empty 
"|"
    4 4 action `do_it`: a way to type it is empty 
"{cell}|{player}|{cell}"
    4 4 action `do_it`: it has `{cell}` twice 
"x|{cell}|X"
    4 4 action `do_it`: it has `x` twice 
"[{cell}]"
    4 4 action `do_it`: what may be left out begins with a sign and comes last, or ends with one that nothing after it has 
"{player}\0"
    4 4 `form` of action `do_it` is a text of 1 to 128 bytes 
"{player}\255"
    4 4 `form` of action `do_it` has a character that cannot be typed 
"{player}\27[31m"
    4 4 `form` of action `do_it` has a character that cannot be typed 
""
    4 4 `form` of action `do_it` is a text of 1 to 128 bytes 
"{}"
    4 4 action `do_it`: there is no part `{}` 
"{cell"
    4 4 action `do_it`: a `{` is not closed 
"{{cell}}"
    4 4 action `do_it`: a `{` is not closed 
"{cell}{player}"
    4 4 action `do_it`: between two parts a sign is missing 
"{face}"
    4 4 action `do_it`: a `{face}` comes after a `{token}` 
"{face} {token}"
    4 4 action `do_it`: a `{face}` comes after a `{token}` 
"{token} {spot} {player}"
    4 4 action `do_it`: `{player}` comes after another part of its sort 
("x"):rep(10000)
    5 5 a text may have 4096 bytes, and this has more [script-limit]

== keys and other fields that are none
$ . tests/cases/house/harm.sh
% harm "$fields" "$more"
--- rows fields|more
form = "{player}", act = function() end, after = "do_it"|
    4 4 action `do_it`: it follows itself 
form = "{player}", act = function() end, after = "other"|other = {form = "{player}", act = function() end, after = "do_it"}
    4 4 action `do_it`: it follows itself 
form = "{player}", act = function() end|[("k"):rep(4000)] = {form = "{player}", act = function() end}
    4 4 an action is called by 2 to 32 small letters, digits and underscores 
form = "{player}", act = function() end|["k\0k"] = {form = "{player}", act = function() end}
    4 4 an action is called by 2 to 32 small letters, digits and underscores 
form = "{player}", act = function() end|["k\255k"] = {form = "{player}", act = function() end}
    4 4 an action is called by 2 to 32 small letters, digits and underscores 
form = "{player}", act = function() end, verb = "\0"|
    4 4 `verb` of action `do_it` is a text of 1 to 64 bytes 
chance = "\255", act = function() end|
    4 4 action `do_it`: there is no bag or die `?` 
form = "{player}", act = function() end, when = ("w"):rep(4000)|
    4 4 `when` of action `do_it` is one of "turn" "laid" "scored" 
form = "{player}", act = function() end, many = 1000000000|
    4 4 `many` of action `do_it` is a whole number from 1 to 64 
form = "{player}", act = function() end, weight = 0/0|
    4 4 `weight` of action `do_it` is a whole number from 1 to 100 
form = "{player}", act = function() end, order = -1|
    4 4 `order` of action `do_it` is a whole number from 0 to 99 

== the schema complains of an action that is none, and of a script that is broken, as check does
$ mkdir $T/r; cp -r fixtures/rulesets/house-festival $T/r; cd $T; cp r/house-festival/scripts/festival.lua good.lua
% sed "$change" good.lua >r/house-festival/scripts/festival.lua; reeve schema house-festival --rules r; echo $?
$ cp good.lua r/house-festival/scripts/festival.lua; reeve schema house-festival --rules r | grep -c '"back"'
--- rows change
s/{follower}/{followr}/
    reeve: festival.lua:26: action `back`: there is no part `{followr}`; did you mean `{follower}`?
    4
s/act = function/act = = function/
    reeve: festival.lua:30: unexpected symbol near '='
    4
s/back = {/score = {/
    reeve: festival.lua:26: action `score`: entries have such a key already: rename the action
    4
--- stdout
1

== a script that asks twice for an option that the ruleset lacks is refused it twice
$ reeve check --script $T/asks.lua $T/game.yaml
--- file asks.lua
---@type reeve.Script
return {
  api = 2,
  name = "asks",
  summary = "No tile is refused, for no ruleset has this option.",
  rules = {"carcassonne"},
  hooks = {
    may_place = function(game)
      for _ = 1, 2 do
        if pcall(game.option, game, "nothing") then return "there is such an option" end
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {A: Ann, B: Ben}
moves:
- A: BA.RFr 1,0
--- stdout
$T/game.yaml: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
