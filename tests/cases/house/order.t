# The order of the actions of scripts: random games, judging and fmt have one, whatever leads to what.

== instead, after, order, must and idle mixed, alone and behind the keys of a game
% reeve-fast sim $rules --script $T/mixed.lua --script $T/other.lua --games 20 --players 3 >$T/sim
% reeve-fast check -q --script $T/mixed.lua --script $T/other.lua $T/sim && reeve-fast fmt --script $T/mixed.lua --script $T/other.lua $T/sim | cmp - $T/sim
% echo "$rules: $(grep -o '^  [a-z_]*:' $T/sim | sort -u | tr -d ' \n')"
--- file mixed.lua
-- What is done depends on what was done before.
local function act(n)
  return function(game, turn)
    game.state.n = ((game.state.n or 0) * 31 + n) % 1009
    game:score(turn:player(), game.state.n % 7, "it counts")
  end
end
return {api = 2, name = "mixed", summary = "Orders.", rules = {"carcassonne", "tower", "inns", "traders"}, actions = {
  zz = {form = "{player}", instead = "follower", idle = 2, act = act(1)},
  yy = {form = "{a|b}", after = "zz", order = 90, act = act(2)},
  xx = {form = "{player}|{cell}", after = "zz", order = 10, idle = 4, act = act(3)},
  ww = {form = "x|y", after = "xx", must = true, act = act(4)},
  vv = {form = "{number}", order = 1, many = 2, list = function() return {1, 2} end, act = act(5)},
  uu = {form = "{feature}", after = "rr", act = act(6)},
  tt = {form = "{figure}", after = "capture", act = act(7)},
  ss = {form = "{figure}", after = "tt", act = act(8)},
  rr = {form = "{player}", after = "tower", order = 0, act = act(9)},
  qq = {form = "{player}", when = "turn", must = true, act = act(10)},
  pp = {form = "# {player}", when = "scored", act = act(11)},
}}
--- file other.lua
return {api = 2, name = "other", summary = "More.", rules = {"carcassonne", "tower", "inns", "traders"}, actions = {
  aa = {form = "{follower}", instead = "follower", act = function(game, turn) game:score(turn:player(), 1, "x") end},
  bb = {form = "{player}", order = 0, act = function(game, turn) game:score(turn:player(), 2, "x") end},
  cc = {form = "{player}", after = "ww", must = true, act = function(game, turn) game:score(turn:player(), 3, "x") end},
  dd = {form = "{player}", after = "ransom", when = "turn", act = function(game, turn) game:score(turn:player(), 4, "x") end},
}}
--- rows rules
carcassonne
    carcassonne: aa:bb:cc:pp:qq:vv:ww:xx:yy:zz:
tower
    tower: aa:bb:capture:cc:dd:discard:pp:qq:ransom:rr:ss:top:tower:tt:uu:vv:ww:xx:yy:zz:
inns+traders
    inns+traders: aa:bb:cc:pp:qq:vv:ww:xx:yy:zz:
carcassonne+tower
    carcassonne+tower: aa:bb:capture:cc:dd:discard:pp:qq:ransom:rr:ss:top:tower:tt:uu:vv:ww:xx:yy:zz:

== what is done when all is scored is written behind what the game writes at the end
$ reeve-fast sim castle --script $T/late.lua --games 20 >$T/sim
$ reeve-fast check -q --script $T/late.lua $T/sim && reeve-fast fmt --script $T/late.lua $T/sim | cmp - $T/sim && grep -A 1 'use:' $T/sim | grep -o -m 1 'gift:'
--- file late.lua
return {api = 2, name = "late", summary = "Late.", rules = {"castle"}, actions = {
  gift = {form = "{player}", when = "scored", idle = 0, act = function(game, _, player) game:score(player, 1, "x") end},
}}
--- stdout
gift:

== what is done in silence is followed as if it had been typed, and what follows must be said
$ reeve check --script $T/one.lua $T/game.yaml 2>&1
$ echo '  three: x' >>$T/game.yaml; reeve check --script $T/one.lua $T/game.yaml 2>&1
$ echo '  thrown: 1' >>$T/game.yaml; reeve score --script $T/one.lua $T/game.yaml | grep one:; reeve fmt --script $T/one.lua $T/game.yaml | tail -n 2; reeve check --script $T/one.lua $T/game.yaml
--- file one.lua
return {api = 2, name = "one", summary = "Silence.", rules = {"carcassonne"}, actions = {
  one = {form = "{x|y}", must = true, act = function(g, _, w) g:tell("one " .. w) end,
         may = function(_, _, w) if w ~= "x" then return "only x" end end},
  three = {form = "{x|y}", must = true, after = "one", act = function(g, _, w, led) g:tell("three " .. w .. " for " .. led) end},
  thrown = {form = "{number}", must = true, after = "three", list = function() return {1, 2} end, act = function(g, _, n, led) g:tell(n .. " for " .. led) end},
}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr/180 -1,0 highwayman@e
--- stdout
$T/game.yaml: ambiguous: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/game.yaml:5:3: ambiguous: the record does not say `three`, which has 2 possible values here [action-open]
      5 | - R: BA.RFr/180 -1,0 highwayman@e
        |   ^
  help: Add `three: x` or `three: y`.
$T/game.yaml: ambiguous: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/game.yaml:6:10: ambiguous: the record does not say `thrown`, which has 2 possible values here [action-open]
      6 |   three: x
        |          ^
  help: Add `thrown: 1` or `thrown: 2`.
          R   one: one x
          R   one: three x for x
          R   one: 1 for x
  three: x
  thrown: 1
$T/game.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move

== what follows an action that has several values has no single one to go with
$ reeve check --script $T/many.lua fixtures/carcassonne/convent-garden.yaml 2>&1
--- file many.lua
return {api = 2, name = "many", summary = "Many.", rules = {"carcassonne"}, actions = {
  first = {form = "{player}", many = 6, act = function() end},
  second = {form = "{x|y}", after = "first", act = function() end},
}}
--- stdout
fixtures/carcassonne/convent-garden.yaml: unreadable
fixtures/carcassonne/convent-garden.yaml: unreadable: $T/many.lua:3: action `second`: `first`, which it follows, has `many`: what follows goes with one value [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== what must be done before the tile is asked for, too
$ reeve check --script $T/first.lua $T/game.yaml
--- file first.lua
return {api = 2, name = "first", summary = "First.", rules = {"carcassonne"}, actions = {
  hat = {form = "{red|blue}", when = "turn", must = true, act = function() end},
}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  hat: red
- B: BA.RFr 2,0
--- stdout
$T/game.yaml: ambiguous: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
--- stderr
$T/game.yaml:7:3: ambiguous: the record does not say `hat`, which has 2 possible values here [action-open]
      7 | - B: BA.RFr 2,0
        |   ^
  help: Add `hat: red` or `hat: blue`.
--- status 1

== what must be done, and can be done in one way only, need not be written
$ reeve check --script $T/only.lua $T/game.yaml
--- file only.lua
return {api = 2, name = "only", summary = "Only.", rules = {"carcassonne"}, actions = {
  hat = {form = "{red|blue}", must = true,
         act = function(game, turn) game:score(turn:player(), 2, "a hat") end,
         may = function(_, _, colour) return colour == "blue" and "hats are red" or nil end},
}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: BA.RFr 2,0
--- stdout
$T/game.yaml: legal so far: 2 turns, score Rosa (R) 2, Ben (B) 2, R to move

== what leads to nothing, or excludes itself
% printf 'return {api = 2, name = "h", summary = "Harm.", rules = {"carcassonne"}, actions = {aa = {form = "{player}", act = function() end, %s}}}' "$fields" >$T/h.lua
% reeve sim carcassonne --script $T/h.lua 2>&1 | sed 's/.*action `/action `/'
--- rows fields
after = "note"
    action `aa`: there is no key `note` that it could follow
after = "score"
    action `aa`: `score`, which it follows, is not an action of the same moment
after = "nothing"
    action `aa`: there is no key `nothing` that it could follow
after = "home", when = "scored"
    action `aa`: `home`, which it follows, is not an action of the same moment
instead = "follower", must = true
    action `aa` is done instead of a follower: it goes with `when = "laid"`, and without `must` and `chance`; change these, or leave out `instead`
instead = "follower", when = "turn"
    action `aa` is done instead of a follower: it goes with `when = "laid"`, and without `must` and `chance`; change these, or leave out `instead`
instead = "follower", when = "scored"
    action `aa` is done instead of a follower: it goes with `when = "laid"`, and without `must` and `chance`; change these, or leave out `instead`
alone = "X-1"
    action `aa` goes only with `instead`
form = nil, chance = "die", instead = "follower"
    action `aa` is done instead of a follower: it goes with `when = "laid"`, and without `must` and `chance`; change these, or leave out `instead`
