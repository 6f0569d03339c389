# reeve rules --check DIR runs every function of the scripts of a ruleset over random games, and says what is wrong with
# them, or probably wrong.

== a ruleset whose scripts are always in force is judged with each of them once
% reeve rules --check fixtures/rulesets/$name
--- rows name
house-festival
    fixtures/rulesets/house-festival: fine: house-festival, tiles 37, options 6, rules 48, scripts 1
house-sheep
    fixtures/rulesets/house-sheep: fine: house-sheep, tiles 32, options 6, rules 49, scripts 1

== a box with scripts is fine; make nightly checks all
% reeve-fast rules --check rulesets/$name
--- rows name
messages
    rulesets/messages: fine: messages, tiles 32, options 10, rules 64, scripts 1
buildings
    rulesets/buildings: fine: buildings, tiles 32, options 8, rules 58, scripts 1
windroses
    rulesets/windroses: fine: windroses, tiles 38, options 7, rules 55, scripts 1

== scripts that lie beside ruleset.yaml are judged, too, and what is wrong in them is found
$ cp -r fixtures/rulesets/house-phantom $T; cd $T
$ reeve rules --check house-phantom
$ sed -i 's/game:deploy(/game:deplo(/' house-phantom/phantom.lua; reeve rules --check house-phantom 2>&1 | head -n 1
--- stdout
house-phantom: fine: house-phantom, tiles 32, options 6, rules 50, scripts 1
house-phantom/phantom.lua:24:1: a game has no `deplo`; did you mean `deploy`?

== what only one value of an option allows is done, and what it does wrong is found
$ reeve rules --check fixtures/rulesets/lua-tower
$ cp -r fixtures/rulesets/lua-abbots $T; cd $T
$ sed -i 's/game:take_home(abbot)/game:take_hom(abbot)/' lua-abbots/scripts/abbots.lua
$ reeve rules --check lua-abbots
$ mkdir -p mine/scripts; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\n' >mine/ruleset.yaml; cp own.lua mine/scripts
$ reeve rules --check mine
--- file own.lua
return {
  api = 2, name = "own", summary = "It has options.", rules = {"mine"},
  options = {way = {default = "plain", values = {"plain", "odd"}, help = "how it goes"},
             most = {default = 1, values = {1, 2, 3}, help = "how many"}},
  hooks = {turn_ending = function(game)
    if game:option("way") == "odd" then game:tell("odd") end
    if game:option("most") == 3 then error("three") end
  end},
}
--- stdout
fixtures/rulesets/lua-tower: fine: lua-tower, tiles 51, options 6, rules 59, scripts 1
--- status 4
--- stderr
lua-abbots/scripts/abbots.lua:47:1: a game has no `take_hom`; did you mean `take_home`? (with --option abbot=true)
     47 |         game:take_hom(abbot)
        | ^
mine/scripts/own.lua:7:1: three (with --option own.most=3)
      7 |     if game:option("most") == 3 then error("three") end
        | ^

== a method that no object has is named by its line: where a game comes to it, and where none does
$ cp -r fixtures/rulesets/house-festival fixtures/rulesets/house-sheep $T; cd $T
$ sed -i 's/turn:tile()/turn:tyle()/' house-festival/scripts/festival.lua
$ reeve rules --check house-festival; echo $?
$ sed -i 's/if face == "wolf" then/if face == "bear" then field:figgures() elseif face == "wolf" then/' house-sheep/scripts/sheep.lua
$ reeve rules --check house-sheep
--- stdout
4
--- stderr
house-festival/scripts/festival.lua:32:1: a turn has no `tyle`; did you mean `tile`?
     32 |         return is_festival(turn:tyle()) and turn:player():standi...
        | ^
house-sheep/scripts/sheep.lua:59:1: calls `figgures`, which no object has; did you mean `figures`?
     59 |         if face == "bear" then field:figgures() elseif face == "...
        | ^
--- status 4

== what is wrong with an action is found at its place; what never ends stops at a limit
$ from=$PWD/fixtures/rulesets; cd $T
% rm -rf $box; cp -r $from/$box .; sed -i "$edit" $box/$file; reeve rules --check $box; echo $?
$ reeve sim house-sheep --rules . -q
--- rows what | box | file | edit
a may that changes the game|house-festival|scripts/festival.lua|s/if not is_festival/game:take_home(follower) if not is_festival/; s/function(_, turn, follower)/function(game, turn, follower)/
    house-festival/scripts/festival.lua:27:1: game:take_home is an effect; only events have effects, and back.may is a check
         27 |         game:take_home(follower) if not is_festival(turn:tile())...
            | ^
    4
a list that leaves out what may allows|house-sheep|scripts/sheep.lua|s/if not refuses(turn, feature) then list/if not refuses(turn, feature) and #list == 1 then list/
    house-sheep/scripts/sheep.lua:17:1: graze.list leaves out `field@0,0.ne`, which graze.may allows
         17 | local function own_fields(_, turn)
            | ^~~~~
    4
an exact list with what may refuses|house-sheep|scripts/sheep.lua|s/if not refuses(turn, feature) then list/if feature then list/; s/list = own_fields/exact = true, &/
    house-sheep/scripts/sheep.lua:17:1: graze.list is `exact`, and lists `field@0,0.s`, which graze.may refuses
         17 | local function own_fields(_, turn)
            | ^~~~~
    4
a rule without a text in a return to which no game comes|house-fairy|scripts/fairy.lua|s/"it is no follower", "PD-40"/"it is no follower", "PD-99"/; s/local function beside/-- HS-1 in passing\n&/
    house-fairy/scripts/fairy.lua:29:1: the ruleset has no text of rule PD-99
         29 |         if follower:joins() then return "it is no follower", "PD...
            | ^
    4
a may that loops|house-festival|scripts/festival.lua|s/if not is_festival.*/while true do end/
    house-festival/scripts/festival.lua:27:1: scripts may run 10000000 steps in one document, and this needs more
         27 |         while true do end
            | ^
    5
an act that loops, putting tokens by the billion|house-sheep|scripts/sheep.lua|s/act = function() end/act = function(game, _, field) while true do game:token("sheep"):put(field, "1") game:token("sheep"):take(field, "1") end end/
    house-sheep/scripts/sheep.lua:49:1: house rules may have 10000 effects on one game, and these are more
         49 |       act = function(game, _, field) while true do game:token("s...
            | ^
    5
a list of a million values|house-sheep|scripts/sheep.lua|s/  local list = {}/  local list = {}\n  for i = 1, 1000000 do list[i] = "field@0,0" end/
    house-sheep/scripts/sheep.lua:17:1: scripts may use 2048 KiB of memory, and this needs more
         17 | local function own_fields(_, turn)
            | ^~~~~
    5
a list of a thousand values and one|house-sheep|scripts/sheep.lua|s/  local list = {}/  local list = {}\n  for i = 1, 1001 do list[i] = "field@0,0" end/
    house-sheep/scripts/sheep.lua:17:1: graze.list lists more than 1000 values
         17 | local function own_fields(_, turn)
            | ^~~~~
    4
tokens by the billion|house-sheep|ruleset.yaml|s/1: 4, 2: 5/1: 1000000000, 2: 5/
    house-sheep/ruleset.yaml:13:16: `1000000000`: the number of a face goes from 1 to 100; see reeve-ruleset(5)
         13 |     faces: {1: 1000000000, 2: 5, 3: 5, 4: 2, wolf: 2}
            |                ^~~~~~~~~~
    3
a list with a text that is no value of the form|house-sheep|scripts/sheep.lua|s/    if not refuses(turn, feature) then list.*/    list[#list + 1] = feature:kind()/
    house-sheep/scripts/sheep.lua:17:1: graze.list lists `field`, which the form `{feature}` does not have
         17 | local function own_fields(_, turn)
            | ^~~~~
    4
--- stderr
reeve: game 1 of seed 1: sheep.lua:17: stable.list lists `road`, which the form `{feature}` does not have
--- status 4

== an action that no game does, a hook that none calls, a rule without a text
$ cp -r fixtures/rulesets/house-festival $T; cd $T
$ sed -i 's/if not is_festival.*/if true then return "never" end/; s/      rule = "FE-2"/      rule = "WE-7"/; s/  actions = {/  hooks = {tie = function() end, marker_stopped = function() end},\n&/' house-festival/scripts/festival.lua
$ reeve rules --check house-festival
--- stdout
--- stderr
house-festival/scripts/festival.lua:31:1: the ruleset has no text of rule WE-7
     31 |       act = function(game, _, follower) game:take_home(follower)...
        | ^
house-festival/scripts/festival.lua:19:1: note: hook `marker_stopped` was never called in 178 random games
     19 |   hooks = {tie = function() end, marker_stopped = function() end...
        | ^
house-festival/scripts/festival.lua:31:1: action `back` was never done in 178 random games
     31 |       act = function(game, _, follower) game:take_home(follower)...
        | ^
--- status 4

== of actions that a loop makes for each round of a turn, it is enough that one is done; a box may be cited that is played with the own one
$ mkdir -p $T/mine/scripts; cd $T
$ printf 'ruleset: 1\nname: mine\nextends: carcassonne\nscripts: [rounds]\n' >mine/ruleset.yaml; cp rounds.lua mine/scripts
$ reeve rules --check mine
$ sed -i 's/PD-77/PD-99/; s/round == 2/true/' mine/scripts/rounds.lua; reeve rules --check mine 2>&1 | grep lua
--- file rounds.lua
local actions = {}
for round = 1, 2 do
  actions["again" .. round] = {
    form = "{player}", when = "scored", words = "Who scores again",
    may = function() if round == 2 then return "once is enough" end end,
    act = function(game, _, player)
      if game:token("fairy") then game:score(player, 3, "beside the fairy", "PD-77") end
      game:score(player, 1, "again")
    end,
    list = function(game) return round == 1 and game:players() or {} end,
  }
end
return {
  api = 2, name = "rounds", summary = "A player scores again.", rules = {"mine"},
  actions = actions,
}
--- stdout
mine: fine: mine, tiles 32, options 6, rules 46, scripts 1
mine/scripts/rounds.lua:7:1: the ruleset has no text of rule PD-99
mine/scripts/rounds.lua:6:1: action `again1` was never done in 178 random games
mine/scripts/rounds.lua:6:1: action `again2` was never done in 178 random games

== of an action that is never done, as its form has a number and nothing lists numbers, that is said
$ cd $T; reeve new --ruleset mine >/dev/null
$ sed -i 's/form = .*/form = "{number} {follower}",/; s/turn, follower/turn, _, follower/' mine/scripts/mine.lua
$ reeve rules --check mine
--- stderr
mine/scripts/mine.lua:24:1: action `recall` was never done in 178 random games: a form with a {number} needs `list`, the numbers to try
     24 |       act = function(game, turn, _, follower)
        | ^
--- status 4

== a rule that a script replaces, and of which neither the ruleset nor another one that it names has a text
$ mkdir -p $T/bare/scripts; cd $T
$ printf 'ruleset: 1\nname: bare\nextends: carcassonne\nscripts: [bare]\n' >bare/ruleset.yaml
$ script() { printf 'return {\n  api = 2, name = "bare", summary = "Bare.", rules = {%s},\n  replaces = {%s},\n  hooks = {tie = function() end}}\n' "$1" "$2" >bare/scripts/bare.lua; reeve rules --check bare; }
$ script '"bare"' '"K-1", "QQ-9"'; script '"bare", "castle"' '"K-1", "C-71"'; script '"bare", "castle"' '"QQ-9"'
--- stdout
bare: fine: bare, tiles 32, options 6, rules 46, scripts 1
bare: fine: bare, tiles 32, options 6, rules 46, scripts 1
--- stderr
bare/scripts/bare.lua:3:1: the ruleset has no text of rule QQ-9
      3 |   replaces = {"K-1", "QQ-9"},
        | ^
bare/scripts/bare.lua:3:1: note: the ruleset has no text of rule QQ-9
      3 |   replaces = {"QQ-9"},
        | ^
--- status 0

== a script that is always in force and missing, or broken; the others are not judged with it
$ cp -r fixtures/rulesets/house-festival $T; cd $T
$ printf 'return {api = 2, name = "more", summary = "None.", rules = {"house-festival"}, hooks = {}}\n' >house-festival/scripts/more.lua
$ sed -i 's/scripts: .*/scripts: [festival, lost]/' house-festival/ruleset.yaml
$ reeve rules --check house-festival
$ sed -i 's/scripts: .*/scripts: [festival]/' house-festival/ruleset.yaml
$ sed -i 's/act = function/act = = function/' house-festival/scripts/festival.lua
$ reeve rules --check house-festival
--- stderr
house-festival/ruleset.yaml:7:21: unknown script `lost`. Look for lost.lua beside ruleset.yaml: it must be readable.
      7 | scripts: [festival, lost]
        |                     ^~~~
house-festival/scripts/festival.lua:30:1: unexpected symbol near '='
     30 |       act = = function(game, _, follower) game:take_home(followe...
        | ^
--- status 4

== a form of ten thousand letters, and forms that are none
$ cp -r fixtures/rulesets/house-festival $T; cd $T; x() { head -c $1 /dev/zero | tr '\0' x; }
% sed -i "s!^      form = .*!      form = \"$form$(x $more)\",!" house-festival/scripts/festival.lua; reeve rules --check house-festival 2>said; echo "$? $(head -n 1 said)"
--- rows more form
10000 {cell}/
    5 house-festival/scripts/festival.lua: a text may have 4096 bytes, and this has more
4000 {cell}/
    4 house-festival/scripts/festival.lua:26:1: `form` of action `back` is a text of 1 to 128 bytes
0 {cell}/{cell}
    4 house-festival/scripts/festival.lua:26:1: action `back`: `{cell}` comes after another part of its sort
0 {feature}[ {follower}]
    4 house-festival/scripts/festival.lua:26:1: action `back`: `{follower}` comes after another part of its sort
0 {cell}[ x]
    4 house-festival/scripts/festival.lua:26:1: action `back`: a `[]` has no part in it
0 {role}
    4 house-festival/scripts/festival.lua:26:1: action `back`: there is no part `{role}`
0 {cel}
    4 house-festival/scripts/festival.lua:26:1: action `back`: there is no part `{cel}`; did you mean `{cell}`?
0 {a|b} {c|d}
    4 house-festival/scripts/festival.lua:26:1: action `back`: `{c|d}` comes after another part of its sort

== an action whose form has more parts than a hook is given is traced
$ cp -r fixtures/rulesets/house-festival $T; cd $T
$ sed -i 's/      form = .*/      form = "{follower} {number} {player}[ {big|small}]",\n      list = function() return {} end,/' house-festival/scripts/festival.lua
$ printf 'reeve: 1\nrules: house-festival\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: frfr 1,0 highwayman\n- B: frfr -1,0\n- R: FE.RR 2,0\n  back: highwayman@1,0.w 3 R big\n' >game.yaml
$ reeve rules --rules . --script festival --trace game.yaml
--- stdout
turn 3  festival: back.may(game, turn, highwayman@1,0.e, 3, R, "big") answers nothing
turn 3  festival: back.act(game, turn, highwayman@1,0.e, 3, R, "big") answers nothing
--- stderr
--- status 0

== a list that leaves out numbers: small ones, those beside what is listed, those that the script keeps
% mkdir -p $T/bet/scripts; cd $T; printf 'ruleset: 1\nname: bet\nextends: carcassonne\ntitle: Bets\nscripts: [bet]\n' >bet/ruleset.yaml
% sed "s/MAY/$may/" bet.lua >bet/scripts/bet.lua; reeve rules --check bet
--- file bet.lua
return {
  api = 2, name = "bet", summary = "Bets.", rules = {"bet"},
  actions = {bet = {
    form = "{number}",
    may = function(game, turn, n) if MAY then return "no" end end,
    act = function(game, turn, n) game.state.purse = 700 end,
    list = function(game) return {1, 2, 40, game.state.purse and 1 or 700} end,
  }},
}
--- rows may
n < 0 or n > 3
    bet/scripts/bet.lua:7:1: bet.list leaves out `0`, which bet.may allows
          7 |     list = function(game) return {1, 2, 40, game.state.purse and...
            | ^
n ~= 40 and n ~= 41
    bet/scripts/bet.lua:7:1: bet.list leaves out `41`, which bet.may allows
          7 |     list = function(game) return {1, 2, 40, game.state.purse and...
            | ^
n ~= (game.state.purse or 700)
    bet/scripts/bet.lua:7:1: bet.list leaves out `700`, which bet.may allows
          7 |     list = function(game) return {1, 2, 40, game.state.purse and...
            | ^
n < 1 or n > 2
    bet: fine: bet, tiles 32, options 6, rules 46, scripts 1

== games are judged, too: a script whose turns are cheap, and whose games cost more than a document may
$ mkdir -p $T/mine/scripts; cd $T; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\n' >mine/ruleset.yaml; cp own.lua mine/scripts
$ reeve sim mine --rules . -q --games 2 && reeve rules --check mine --format json
--- file own.lua
return {
  api = 2, name = "own", summary = "It counts.", rules = {"mine"},
  hooks = {turn_ending = function() for _ = 1, 160000 do end end},
}
--- stdout
{"file":"mine/scripts/own.lua","line":3,"column":1,"message":"game 1 is judged differently from how it was played: unreadable: scripts may run 10000000 steps in one document, and this needs more [script-limit]","severity":"fault"}
--- status 4

== an action for three players is done; one that nobody can ever do, not
$ mkdir -p $T/mine/scripts; cd $T; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\n' >mine/ruleset.yaml
% sed "s/NUMBER/$n/" own.lua >mine/scripts/own.lua; reeve rules --check mine 2>&1 | sed 's/ in [0-9]* / in some /'
--- file own.lua
return {
  api = 2, name = "own", summary = "Many players.", rules = {"mine"},
  actions = {pass = {
    form = "yes|no", when = "turn",
    may = function(game) if #game:players() < NUMBER then return "too few players" end end,
    act = function() end,
  }},
}
--- rows n
3
    mine: fine: mine, tiles 32, options 6, rules 46, scripts 1
7
    mine/scripts/own.lua:6:1: action `pass` was never done in some random games
          6 |     act = function() end,
            | ^

== an action that wants a figure near goes with a list, a tile that lies, and a figure that there is
% printf 'return {api = 2, name = "own", summary = "It wants one near.", rules = {"hills"}, actions = {own = {form = "{player}", act = function() end, %s}}}\n' "$fields" >$T/own.lua; printf 'reeve: 1\nrules: hills\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0\n' | reeve check -q --script $T/own.lua - 2>&1 | head -n 1
--- rows fields
near = "shepherd"
    -: unreadable: $T/own.lua:1: `near` of action `own` goes with `list`, and with a tile that lies [script-failed]
near = "shepherd", when = "turn", list = function() return {} end
    -: unreadable: $T/own.lua:1: `near` of action `own` goes with `list`, and with a tile that lies [script-failed]
near = "shephard", list = function() return {} end
    -: unreadable: $T/own.lua:1: `near` of action `own` names `shephard`, which is not a kind of feature, a mark or a figure of hills [script-failed]
near = "shepherd", list = function(game) error("nobody is near") end
