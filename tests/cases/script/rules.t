# `reeve rules --script`: is this a house rule, and what does it change? And the scripts that `reeve rules` lists.

== a script in words: what it is, for which rulesets, what it replaces, when it acts
$ reeve rules --script end-of-turn-pickup
--- stdout
end-of-turn-pickup: A wall tile is taken only by a marker that stands on a
  corner when all scoring of the turn is done.

source      De Burcht basisspel, Huisregels
rulesets    castle, zamek; checked for castle
replaces    C-71: Wall tiles are taken after each single scoring

Hooks
...
  turn_ending        event  All scoring of the turn is done.

== options, rules of other games, several scripts and what they both do
$ reeve rules --script $T/bonus.lua --script end-of-turn-pickup --script $T/bonus.lua castle-hig
--- file bonus.lua
return {
  api = 1, name = "bonus", rules = {"tower", "castle"}, replaces = {"Z-4", "C-71", "C-45"},
  summary = "Whoever has the longest of something at the end of the game, in tiles, has some points more for it.",
  options = {
    points = {default = 10, values = {5, 10, 15}, help = "how many"},
    on_a_tie = {default = "nobody", values = {"nobody", "all"}},
    keep = {default = false, values = {false, true}, help = "does the keep count?"},
  },
  hooks = {
    turn_ending = function() end,
  },
}
--- stdout
bonus: Whoever has the longest of something at the end of the game, in tiles,
  has some points more for it.

rulesets    tower, castle; checked for castle-hig
replaces    Z-4: a rule of another game
            C-71: Wall tiles are taken after each single scoring
            C-45: When a path is complete

Options (* = default)
  bonus.keep: false* | true
      does the keep count?
  bonus.on_a_tie: nobody* | all
  bonus.points: 5 | 10* | 15
      how many

Hooks
  turn_ending        event  All scoring of the turn is done.

end-of-turn-pickup: A wall tile is taken only by a marker that stands on a
  corner when all scoring of the turn is done.

source      De Burcht basisspel, Huisregels
rulesets    castle, zamek; checked for castle-hig
replaces    C-71: Wall tiles are taken after each single scoring

Hooks
...
  turn_ending        event  All scoring of the turn is done.

note: bonus and end-of-turn-pickup both replace C-71

== the same as JSON, an object a script
$ reeve rules --script $T/bonus.lua --script end-of-turn-pickup --format json castle >$T/json
$ jq -c '[.script, .name, .summary, .source, .ruleset, .rulesets]' $T/json
$ jq -c '.replaces, .options, [.hooks[] | [.name, .kind]], .notes, .hooks[-1]' $T/json
$ jq -r 'keys_unsorted | join(" ")' $T/json
--- file bonus.lua
return {
  api = 1, name = "bonus", rules = {"castle"}, replaces = {"Z-4", "C-71"}, source = "a\tkitchen\nt\27able",
  summary = "Some points more.", hooks = {turn_ending = function() end},
  options = {points = {default = 10, values = {5, 10, 15}, help = "how many"}},
}
--- stdout
["$T/bonus.lua","bonus","Some points more.","a kitchen t?able","castle",["castle"]]
["end-of-turn-pickup","end-of-turn-pickup","A wall tile is taken only by a marker that stands on a corner when all scoring of the turn is done.","De Burcht basisspel, Huisregels","castle",["castle","zamek"]]
[{"id":"Z-4","title":""},{"id":"C-71","title":"Wall tiles are taken after each single scoring"}]
[{"name":"points","values":["5","10","15"],"default":"10","rule":"","help":"how many"}]
[["turn_ending","event"]]
[]
{"name":"turn_ending","kind":"event","when":"All scoring of the turn is done.","meaning":""}
[{"id":"C-71","title":"Wall tiles are taken after each single scoring"}]
[]
[["marker_stopped","event"],["turn_ending","event"]]
["bonus and end-of-turn-pickup both replace C-71"]
{"name":"turn_ending","kind":"event","when":"All scoring of the turn is done.","meaning":""}
script name summary source ruleset rulesets replaces options hooks actions notes
script name summary source ruleset rulesets replaces options hooks actions notes

== and as TSV
$ reeve rules --script $T/bonus.lua --script end-of-turn-pickup --format tsv castle
--- file bonus.lua
return {
  api = 1, name = "bonus", rules = {"castle", "zamek"}, replaces = {"Z-4", "C-71"},
  summary = "Some points more.", hooks = {turn_ending = function() end},
  options = {points = {default = 10, values = {5, 10, 15}}, on = {default = true, values = {true}}},
}
--- stdout
$T/bonus.lua	bonus	castle zamek	Z-4 C-71	on=true points=10	turn_ending	Some points more.	
end-of-turn-pickup	end-of-turn-pickup	castle zamek	C-71		marker_stopped turn_ending	A wall tile is taken only by a marker that stands on a corner when all scoring of the turn is done.	bonus and end-of-turn-pickup both replace C-71

== without a ruleset a script is checked for the first that is known of those it is for
% sed "s|RULES|$rulesets|" $T/x.lua >$T/y.lua
% reeve rules --script $T/y.lua --format json 2>&1 | gojq -Rr '. as $line | try (fromjson | .ruleset) catch $line'
--- file x.lua
return {api = 1, name = "x", rules = {RULES}, summary = "Nothing changes.", hooks = {}}
--- rows rulesets
"chess", "castle-wica", "castle"
    castle-wica
"chess", "halma"
    reeve: $T/y.lua: this script is for chess or halma, of which none is known here
"../castle"
    reeve: $T/y.lua: this script is for ../castle, of which none is known here
--[[]]
    reeve: $T/y.lua: this script is for no ruleset

== a script that is not for the ruleset, or no house rule, is refused with status 4
$ reeve rules --script $T/x.lua castle
$ echo $?
$ reeve rules --script end-of-turn-pickup --script $T/y.lua --format tsv castle | cut -f 1
$ reeve rules --script $T/y.lua castle
--- file x.lua
return {api = 1, name = "x", rules = {"tower"}, summary = "Nothing changes.", hooks = {}}
--- file y.lua
return {api = 1, name = "y", rules = {"castle"}, replaces = {"C-450"}, summary = "Nothing changes.", hooks = {}}
--- stdout
4
end-of-turn-pickup
--- stderr
reeve: $T/x.lua: this script is for tower, not for castle
reeve: $T/y.lua: `replaces` names `C-450`, which is not a rule of castle; did you mean `C-40`?
reeve: $T/y.lua: `replaces` names `C-450`, which is not a rule of castle; did you mean `C-40`?
--- status 4

== what a script must not replace or be called beside another
$ reeve rules --script $T/x.lua --script $T/y.lua
--- file x.lua
return {api = 1, name = "x", rules = {"castle"}, summary = "Nothing changes.", hooks = {}}
--- file y.lua
return {api = 1, name = "x", rules = {"castle"}, summary = "Something changes.", hooks = {}}
--- stdout~
x: Nothing changes.
--- stderr
reeve: $T/y.lua: another script that calls itself `x` is loaded already
--- status 4

== a limit ends it with status 5
$ for x in $(seq 33); do
$   echo "return {api = 1, name = 'x$x', rules = {'castle'}, summary = 'Nothing.', hooks = {}}" >$T/x$x.lua
$   set -- "$@" --script $T/x$x.lua
$ done
$ reeve rules "$@" --format tsv | cut -f 2 | paste -sd ' '
$ echo 'while true do end' >$T/x.lua
$ reeve rules --script $T/x.lua
--- stdout
x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 x14 x15 x16 x17 x18 x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 x30 x31 x32
--- stderr
reeve: $T/x33.lua: more than 32 scripts
reeve: $T/x.lua:1: scripts may run 10000000 steps in one document, and this needs more
--- status 5

== what there is not: status 3
% reeve rules $words || echo $?
--- rows words
--script end-of-trun-pickup
    reeve: unknown script `end-of-trun-pickup`; did you mean `end-of-turn-pickup`?
    3
--script no-such/no.lua
    reeve: no-such/no.lua: there is no such file
    3
--script end-of-turn-pickup castel
    reeve: castel: there is no such ruleset; did you mean castle?
    3
--script ../no-such-x
    reeve: ../no-such-x: there is no such file
    3

== a ruleset lists the scripts for it, one's own included, with their summaries
$ XDG_DATA_HOME=$T; export XDG_DATA_HOME
$ touch "$T/reeve/scripts/reeve.d.lua" "$T/reeve/scripts/two words.lua"
$ reeve rules castle | sed -n '/^House/,/^$/p'
$ reeve rules castle-hig --format json | gojq -c '.scripts'
$ reeve rules castle --format json | gojq -c '.script_info[] | [.script, .name, .ruleset, .problem, (.replaces // [])[].id]'
--- file reeve/scripts/broken.lua
return {api = 1}
--- file reeve/scripts/hig.lua
return {api = 1, name = "hig", rules = {"castle-hig"}, summary = "For one edition.", hooks = {}}
--- file reeve/scripts/tower.lua
return {api = 1, name = "tower", rules = {"tower"}, summary = "For another game.", hooks = {}}
--- file reeve/scripts/a.lua
return {
  api = 1, name = "a", rules = {"castle"}, replaces = {"C-45", "C-46", "Z-9"}, hooks = {},
  summary = "A long sentence about a house rule, so long that it does not fit on one line of a terminal.",
}
--- stdout
House-rule scripts (--script NAME, or `scripts: [NAME]` in a record)
  a                                                                C-45 C-46 Z-9
      A long sentence about a house rule, so long that it does not fit on one
      line of a terminal.
  broken
      broken.lua: `name` is missing
  eight-way-empty-area                                                     C-106
      Empty cells that touch at a corner belong to one empty area.
  end-of-turn-pickup                                                        C-71
      A wall tile is taken only by a marker that stands on a corner when all
      scoring of the turn is done.
  longest-path-bonus
      Points at the end for the longest completed path or road.
  no-first-turn-merchant                                                    C-28
      No player places a merchant with the first tile.
  split-doubled-moves                                                       C-78
      A doubled score moves the marker twice: the plain score, then the rest.
  tie-shares-points                                              C-55 C-108 K-33
      Players who tie share the points, rounded up.

["a","broken","eight-way-empty-area","end-of-turn-pickup","hig","longest-path-bonus","no-first-turn-merchant","split-doubled-moves","tie-shares-points"]
["a","a","castle",null,"C-45","C-46","Z-9"]
["broken",null,null,"broken.lua: `name` is missing"]
["eight-way-empty-area","eight-way-empty-area","castle",null,"C-106"]
["end-of-turn-pickup","end-of-turn-pickup","castle",null,"C-71"]
["longest-path-bonus","longest-path-bonus","castle",null]
["no-first-turn-merchant","no-first-turn-merchant","castle",null,"C-28"]
["split-doubled-moves","split-doubled-moves","castle",null,"C-78"]
["tie-shares-points","tie-shares-points","castle",null,"C-55","C-108","K-33"]

== a script of one's own goes before the built-in one
$ XDG_DATA_HOME=$T reeve rules castle | grep -A1 end-of-turn-pickup
--- file reeve/scripts/end-of-turn-pickup.lua
return {api = 1, name = "end-of-turn-pickup", rules = {"castle"}, summary = "My own.", hooks = {}}
--- stdout
  end-of-turn-pickup
      My own.

== a script that a ruleset has always in force is marked so in its list
$ reeve rules --rules fixtures/rulesets house-fairy | sed -n '/^House/,/for it/p'
--- stdout
House-rule scripts (--script NAME, or `scripts: [NAME]` in a record)
  fairy (always in force)                                                  PD-30
      A player may move the fairy next to a follower, which scores for it.
