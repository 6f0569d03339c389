# Options of house rules: declared by the script, read by it, set by records and on the command line as SCRIPT.NAME.

== a value is a whole number, a truth or a word, and comes to the script as what it is
$ reeve check -q --script $T/bonus.lua $T/game.yaml
--- file bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {
    points = {default = -5, values = {-5, 10}},
    on = {default = false, values = {true, false}, help = "is it on?"},
    by_what = {default = "size-2", values = {"size-2", "4"}},
  },
  hooks = {
    turn_ending = function(game)
      assert(game:option("points") == -5 and game:option("on") == false)
      assert(game:option("by_what") == "size-2" and game:option("tile4_fountain") == 2)
      error(game:option("point"))
    end,
  },
}
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 50 b3
--- stderr
$T/game.yaml:5:3: unreadable: $T/bonus.lua:12: neither this script nor castle has an option `point`; did you mean `points`? [script-failed]
      5 | - W: 50 b3
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== what is refused of an option when its script is loaded
% sed "s/OPTIONS/$option/" $T/ok.lua >$T/x.lua
% reeve check -q --script $T/x.lua $T/game.yaml 2>&1
--- file ok.lua
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle"}, hooks = {},
  options = {OPTIONS},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- rows option
{default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: an option is a name, not a number [script-failed]
      help: Mend the script at the line that the message names.
Points = {default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option `Points`: a name is small letters, digits and underscores, first a letter, at most 32 [script-failed]
      help: Mend the script at the line that the message names.
["2"] = {default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option `2`: a name is small letters, digits and underscores, first a letter, at most 32 [script-failed]
      help: Mend the script at the line that the message names.
[""] = {default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option ``: a name is small letters, digits and underscores, first a letter, at most 32 [script-failed]
      help: Mend the script at the line that the message names.
abcdefghijklmnopqrstuvwxyz0123456 = {default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option `abcdefghijklmnopqrstuvwxyz0123456`: a name is small letters, digits and underscores, first a letter, at most 32 [script-failed]
      help: Mend the script at the line that the message names.
tie = {default = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option `tie`: castle itself has an option of this name [script-failed]
      help: Mend the script at the line that the message names.
points = 5
    $T/game.yaml: unreadable: $T/x.lua: option `points` is a table with `default` and `values`, not a number [script-failed]
      help: Mend the script at the line that the message names.
points = {defualt = 1, values = {1}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: unknown field `defualt`; did you mean `default`? [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1}, 5}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: a field is a name, not a number [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `values` is a list of 1 to 16 values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = 1}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `values` is a list of 1 to 16 values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `values` is a list of 1 to 16 values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {n = 1}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `values` is a list of 1 to 16 values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `values` is a list of 1 to 16 values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, 2.5}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: a value is a whole number, true, false or a word, not a fraction [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, {}}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: a value is a whole number, true, false or a word, not a table [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, "a b"}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `a b` is not a value: letters, digits, dashes and underscores, at most 24 [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, ""}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `` is not a value: letters, digits, dashes and underscores, at most 24 [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, "abcdefghijklmnopqrstuvwxy"}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `abcdefghijklmnopqrstuvwxy` is not a value: letters, digits, dashes and underscores, at most 24 [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, 2, 1}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: the value `1` is listed twice [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1, "1"}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: the value `1` is listed twice [script-failed]
      help: Mend the script at the line that the message names.
points = {values = {1, 2}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `default` is missing [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 3, values = {1, 2}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: its default `3` is not one of its values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = "1", values = {1, 2}}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: its default `1` is not one of its values [script-failed]
      help: Mend the script at the line that the message names.
points = {default = 1, values = {1}, help = 5}
    $T/game.yaml: unreadable: $T/x.lua: option `points`: `help` is a text, not a number [script-failed]
      help: Mend the script at the line that the message names.
a = {}, b = {}, c = {}, d = {}, e = {}, f = {}, g = {}, h = {}, i = {}
    $T/game.yaml: unreadable: $T/x.lua: more than 8 options [script-failed]
      help: Mend the script at the line that the message names.
--- status 4

== the most that there may be
$ reeve check --script $T/x.lua $T/game.yaml
--- file x.lua
local o = {default = 1, values = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, "abcdefghijklmnopqrstuvwx"}}
return {
  api = 1, name = "ok", summary = "Nothing changes.", rules = {"castle"}, hooks = {},
  options = {abcdefghijklmnopqrstuvwxyz012345 = o, b = o, c = o, d = o, e = o, f = o, g = o, h = o},
}
--- file game.yaml
{reeve: 1, rules: castle, options: {ok.h: abcdefghijklmnopqrstuvwx}, players: {W: Anna, B: Bert}, moves: []}
--- stdout~
legal so far

== a record sets an option, the command line goes over it, and the last word counts; the next document begins anew
$ XDG_DATA_HOME=$T; export XDG_DATA_HOME
% reeve check $options $T/game.yaml
$ reeve check -q $T/games.yaml
--- file reeve/scripts/bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {points = {default = 5, values = {5, 10, 15}}},
  hooks = {
    turn_ending = function(game) error(game:option("points") .. " points", 0) end,
  },
}
--- file game.yaml
reeve: 1
rules: castle
options: {bonus.points: 10}
scripts: [bonus]
players: {W: Anna, B: Bert}
moves:
- W: 50 b3
--- file games.yaml
{reeve: 1, rules: castle, options: {bonus.points: 10}, scripts: [bonus], players: {W: A, B: B}, moves: [W: 50 b3]}
---
{reeve: 1, rules: castle, scripts: [bonus], players: {W: A, B: B}, moves: [W: 50 b3]}
---
{reeve: 1, rules: castle, options: {bonus.points: 10}, players: {W: A, B: B}, moves: [W: 50 b3]}
--- rows options
-q
    $T/game.yaml:7:3: unreadable: bonus.lua:5: 10 points [script-failed]
          7 | - W: 50 b3
            |   ^
      help: Mend the script at the line that the message names.
-q --option bonus.points=15
    $T/game.yaml:7:3: unreadable: bonus.lua:5: 15 points [script-failed]
          7 | - W: 50 b3
            |   ^
      help: Mend the script at the line that the message names.
-q --option bonus.points=15 --option bonus.points=5
    $T/game.yaml:7:3: unreadable: bonus.lua:5: 5 points [script-failed]
          7 | - W: 50 b3
            |   ^
      help: Mend the script at the line that the message names.
--- stderr
$T/games.yaml:1:105: unreadable: bonus.lua:5: 10 points [script-failed]
      1 | ...bonus], players: {W: A, B: B}, moves: [W: 50 b3]}
        |                                           ^
  help: Mend the script at the line that the message names.
$T/games.yaml:3:76: unreadable: bonus.lua:5: 5 points [script-failed]
      3 | ...bonus], players: {W: A, B: B}, moves: [W: 50 b3]}
        |                                           ^
  help: Mend the script at the line that the message names.
$T/games.yaml:5:37: unreadable: castle has no option `bonus.points` [unknown-option]
      5 | {reeve: 1, rules: castle, options: {bonus.points: 10}, players: ...
        |                                     ^~~~~~~~~~~~
  help: no script `bonus` is in force. Name it under `scripts`, or with --script.
--- status 4

== a wrong option of a script is refused where it stands
$ reeve check -q --script $T/bonus.lua --script $T/plain.lua $T/game.yaml
--- file bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {
    points = {default = 5, values = {5, 10, 15}},
    by = {default = "size", values = {"size", "look"}},
  },
  hooks = {},
}
--- file plain.lua
return {
  api = 1, name = "plain", summary = "Nothing changes.", rules = {"castle"}, hooks = {},
}
--- file game.yaml
reeve: 1
rules: castle
options:
  bonus.points: 11
  bonus.pionts: 10
  bonus.by: sise
  bonus.: 1
  bonsu.by: size
  plain.by: size
  other.by: size
  castle.tie: none
  bonus.by.by: size
players: {W: Anna, B: Bert}
moves: []
--- stderr
$T/game.yaml:4:17: unreadable: option bonus.points must be 5, 10 or 15, not `11` [bad-option]
      4 |   bonus.points: 11
        |                 ^~
  help: Type 5, 10 or 15.
$T/game.yaml:5:3: unreadable: bonus has no option `pionts` [unknown-option]
      5 |   bonus.pionts: 10
        |   ^~~~~~~~~~~~
  help: did you mean `points`?
$T/game.yaml:6:13: unreadable: option bonus.by must be size or look, not `sise` [bad-option]
      6 |   bonus.by: sise
        |             ^~~~
  help: did you mean `size`?
$T/game.yaml:7:3: unreadable: bonus has no option `` [unknown-option]
      7 |   bonus.: 1
        |   ^~~~~~
  help: Type one of these: by, points.
$T/game.yaml:8:3: unreadable: castle has no option `bonsu.by` [unknown-option]
      8 |   bonsu.by: size
        |   ^~~~~~~~
  help: no script `bonsu` is in force; did you mean `bonus`?
$T/game.yaml:9:3: unreadable: plain has no option `by` [unknown-option]
      9 |   plain.by: size
        |   ^~~~~~~~
  help: Delete it.
$T/game.yaml:10:3: unreadable: castle has no option `other.by` [unknown-option]
     10 |   other.by: size
        |   ^~~~~~~~
  help: no script `other` is in force. Type one of these: bonus, plain.
$T/game.yaml:11:3: unreadable: castle has no option `castle.tie` [unknown-option]
     11 |   castle.tie: none
        |   ^~~~~~~~~~
  help: no script `castle` is in force. Type one of these: bonus, plain.
$T/game.yaml:12:3: unreadable: bonus has no option `by.by` [unknown-option]
     12 |   bonus.by.by: size
        |   ^~~~~~~~~~~
  help: Type one of these: by, points.
--- status 3

== on the command line it is a misuse
% reeve check -q --script $T/bonus.lua --option $option $T/game.yaml 2>&1
% reeve sim castle -q --script $T/bonus.lua --option $option 2>&1
--- file bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {points = {default = 5, values = {5, 10, 15}}},
  hooks = {},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- rows option
bonus.points=11
    reeve: unreadable: option bonus.points must be 5, 10 or 15, not `11` [bad-option]
      help: Type 5, 10 or 15.
    reeve: option bonus.points must be 5, 10 or 15, not `11`; Type 5, 10 or 15.
bonus.pionts=10
    reeve: unreadable: bonus has no option `pionts` [unknown-option]
      help: did you mean `points`?
    reeve: bonus has no option `pionts`; did you mean `points`?
bonsu.points=5
    reeve: unreadable: castle has no option `bonsu.points` [unknown-option]
      help: no script `bonsu` is in force; did you mean `bonus`?
    reeve: castle has no option `bonsu.points`; no script `bonsu` is in force; did you mean `bonus`?
bonus.points
    reeve: unreadable: option bonus.points must be 5, 10 or 15, not `` [bad-option]
      help: Type 5, 10 or 15.
    reeve: option bonus.points must be 5, 10 or 15, not ``; Type 5, 10 or 15.
points=5
    reeve: unreadable: castle has no option `points` [unknown-option]
      help: Type one of these: wall_pickup, extra_turn_same_turn, wall_tiles_on_opponents_turn, two_doublers, tile4_fountain, two_tile7, tile8_without_keep, count_unused_start_spaces, empty_connectivity, doubled_score_moves, return_on_tie, tie, incomplete_tokens_need_majority.
    reeve: castle has no option `points`; Type one of these: wall_pickup, extra_turn_same_turn, wall_tiles_on_opponents_turn, two_doublers, tile4_fountain, two_tile7, tile8_without_keep, count_unused_start_spaces, empty_connectivity, doubled_score_moves, return_on_tie, tie, incomplete_tokens_need_majority.
--- status 2

== without its script an option says so
$ reeve check --format json $T/game.yaml | gojq -c '.diagnostics[] | [.code, .line, .column, .message, .help]'
$ reeve sim castle --option bonus.points=10 2>&1
--- file game.yaml
{reeve: 1, rules: castle, options: {bonus.points: 10}, players: {W: Anna, B: Bert}, moves: []}
--- stdout
["unknown-option",1,37,"castle has no option `bonus.points`","no script `bonus` is in force. Name it under `scripts`, or with --script."]
reeve: castle has no option `bonus.points`; no script `bonus` is in force. Name it under `scripts`, or with --script.
--- status 2

== fmt keeps them as typed, a position names those that are not at their defaults
$ XDG_DATA_HOME=$T; export XDG_DATA_HOME
$ reeve fmt $T/game.yaml
% reeve position $options $T/game.yaml >$T/position.yaml && head -4 $T/position.yaml; reeve check -q $T/position.yaml
--- file reeve/scripts/bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {
    points = {default = 5, values = {5, -10}},
    by = {default = "size", values = {"size", "null"}},
  },
  hooks = {},
}
--- file game.yaml
reeve: 1
rules: castle
options: { "bonus.points" : -10,   # agreed before the game
  bonus.by: size }
scripts: [bonus]
players: {W: Anna, B: Bert}
moves: []
--- rows options
--at 0
    reeve: 1
    rules: castle
    options: {bonus.points: '-10'}
    scripts: [bonus]
--option bonus.points=5 --script bonus
    reeve: 1
    rules: castle
    scripts: [bonus]
    players: {W: Anna, B: Bert}
--option bonus.by=null --option tie=none
    reeve: 1
    rules: castle
    options: {tie: none, bonus.by: 'null', bonus.points: '-10'}
    scripts: [bonus]
--- stdout
reeve: 1
rules: castle
options: {bonus.points: '-10', bonus.by: size} # agreed before the game
scripts: [bonus]
players: {W: Anna, B: Bert}
moves: []

== a position names neither a script that came by its path nor the options of it
$ reeve position --script $T/bonus.lua --option bonus.points=10 $T/game.yaml | head -3
--- file bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {points = {default = 5, values = {5, 10, 15}}},
  hooks = {},
}
--- file game.yaml
{reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
--- stdout
reeve: 1
rules: castle
players: {W: Anna, B: Bert}

== the records of sim say what they were played with
$ XDG_DATA_HOME=$T; export XDG_DATA_HOME
$ reeve sim castle --script bonus --script end-of-turn-pickup --script $T/path.lua --option bonus.points=15 \
$   --option path.on=true --option tie=none --option bonus.points=10 >$T/games.yaml
$ head -5 $T/games.yaml
$ reeve check -q $T/games.yaml
--- file reeve/scripts/bonus.lua
return {
  api = 1, name = "bonus", summary = "Nothing changes.", rules = {"castle"},
  options = {points = {default = 5, values = {5, 10, 15}}},
  hooks = {
    turn_ending = function(game) assert(game:option("points") == 10) end,
  },
}
--- file path.lua
return {
  api = 1, name = "path", summary = "Nothing changes.", rules = {"castle"},
  options = {on = {default = false, values = {false, true}}},
  hooks = {
    turn_ending = function(game) assert(game:option("on")) end,
  },
}
--- stdout
---
reeve: 1
rules: castle
options: {tie: none, bonus.points: 10}
scripts: [bonus, end-of-turn-pickup]
