# What a house rule may do, in a game: each effect and each kind of hook, and what verdicts say.

== points of a script move the marker like any score: the corner that it stops on is won [C-69]
$ reeve score --script $T/gift.lua --at 3 fixtures/castle/kitchen-table.yaml
$ reeve score --script $T/gift.lua --at 3 --format json fixtures/castle/kitchen-table.yaml | gojq -c '.items[], .events[1]'
--- file gift.lua
return {
  api = 1, name = "gift", summary = "12 points for the first merchant.", rules = {"castle"},
  replaces = {"C-43"},
  hooks = {
    turn_ending = function(game, turn)
      for _, feature in ipairs(turn:tile():features()) do
        if feature:role() == "merchant" and feature:followers(turn:player()) > 0 then
          game:score(turn:player(), 12, "the first merchant")
        end
      end
    end,
  },
}
--- stdout
                                                                         W     B
  1  W  52/180 d12 knight@s                                              0     0
       0  -   path@d12.n: nobody stands on it                               C-57
  2  B  41/270 g12 knight@n                                              0     0
  3  W  14/180 d1 merchant@n                                            12     0
     +12  W   gift: the first merchant                                      C-43
          W   takes the wall tile at 12                                     C-69
score after turn 3, B to move, 57 tiles to come: Anna (W) 12, Bert (B) 0
{"feature":"","followers":{},"kind":"house_rule","note":"the first merchant","player":"W","points":12,"rule":"C-43","script":"gift","tiles":0,"turn":3}
{"corner":12,"feature":"","followers":{},"kind":"wall_tile","note":"","player":"W","points":0,"rule":"C-69","tiles":0,"turn":3,"what":"took"}

== points may be taken away, but no score falls below 0
$ reeve score --script $T/toll.lua --at 13 fixtures/castle/kitchen-table.yaml | tail -8
$ reeve check --script $T/toll.lua fixtures/castle/kitchen-table.yaml
--- file toll.lua
return {
  api = 1, name = "toll", summary = "A knight costs 2 points.", rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      if game:laid() == 12 then game:score(turn:player(), -2, "toll") end
      if game:laid() == 14 then game:score(turn:player(), -9, "toll") end
    end,
  },
}
--- stdout
 10  B  54/180 e6 knight@s                                               5     1
 11  W  31 h10 herald@e                                                  7     1
      +2  W   path@i10.s: 2 tiles, 1 each                                   C-49
 12  B  45/180 i11 knight@n                                              7     3
      +4  B   tower@i10.e: 2 tiles, 2 each                                  C-52
      -2  B   toll: toll
 13  W  12 c2 herald@e                                                   7     3
score after turn 13, B to move, 47 tiles to come: Anna (W) 7, Bert (B) 3
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:27:20: wrong: B has 3 after this turn, not 5 [wrong-score, C-44]
     27 |   score: {W: 7, B: 5}
        |                    ^
  help: Type 3 if every turn up to here is right; see: reeve why fixtures/castle/kitchen-table.yaml 12 --script $T/toll.lua
fixtures/castle/kitchen-table.yaml:27:20: wrong: B has 3 after this turn, not 5 [wrong-score, C-44]
     27 |   score: {W: 7, B: 5}
        |                    ^
  help: Type 3 if every turn up to here is right; see: reeve why fixtures/castle/kitchen-table.yaml 12 --script $T/toll.lua
fixtures/castle/kitchen-table.yaml:29:3: unreadable: $T/toll.lua:6: the score of B would come to -6 [script-failed]
     29 | - B: 46/270 f6 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== a wall tile goes from hand to hand, or back into the box
% reeve position --script $T/swap.lua --at $at fixtures/castle/kitchen-table.yaml | grep hand
$ reeve score --script $T/swap.lua --at 25 fixtures/castle/kitchen-table.yaml | grep 'wall tile'
--- file swap.lua
return {
  api = 1, name = "swap", summary = "Wall tiles wander.", rules = {"castle"}, replaces = {"C-81"},
  hooks = {
    turn_ending = function(game, turn)
      local w, b = game:player("W"), game:player("B")
      if game:laid() == 24 then assert(game:give_wall_tile(w, 3, b)) end
      if game:laid() == 25 then
        assert(not game:give_wall_tile(w, 3))
        assert(#b:wall_tiles() == 1 and b:wall_tiles()[1] == 3)
        assert(game:give_wall_tile(b, 3))
      end
    end,
  },
}
--- rows at
23
    hand: {W: {wall_tiles: [3]}, B: {wall_tiles: []}}
24
    hand: {W: {wall_tiles: []}, B: {wall_tiles: [3]}}
25
    hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
--- stdout
          W   takes wall tile 3 at 12                                       C-69
          W   swap: wall tile 3 goes to B                                   C-81
          B   swap: wall tile 3 goes into the box                           C-81

== a script sees which wall tile lies at a corner, by either space, and which are in hand; it gives none that the game has not [C-69]
% sed "s/WHAT/$what/" $T/look.lua >$T/it.lua; reeve score --script $T/it.lua $T/game.yaml 2>&1 | grep -o -e '  it: .*' -e 'it.lua:.*'; :
--- file look.lua
return {
  api = 2, name = "it", summary = "Looks.", rules = {"castle"},
  hooks = {turn_ending = function(game)
    local w, b = game:player("W"), game:player("B")
    game:tell(tostring(WHAT) .. " of " .. w:label() .. " and " .. b:label())
  end},
}
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d12: 52/180
corners: {12: 5, 16: '?', 90: 9}
hand: {W: {wall_tiles: [3, '?', 1, '?']}, B: {wall_tiles: [8]}}
moves:
- W: 17/270 b3
--- rows what
game:wall_tile(12)
      it: 5 of W and B
game:wall_tile(13)
      it: 5 of W and B
game:wall_tile(16)
      it: 0 of W and B
game:wall_tile(20)
      it: nil of W and B
game:wall_tile(14)
    it.lua:5: space 14 is not a corner [script-failed]
game:wall_tile(91)
      it: 9 of W and B
table.concat(w:wall_tiles(), ", ")
      it: 0, 0, 1, 3 of W and B
table.concat(b:wall_tiles(), ", ")
      it: 8 of W and B
game:give_wall_tile(w, 0, b)
      it: a wall tile goes to B
      it: true of W and B
game:give_wall_tile(w, 8, b)
      it: wall tile 8 goes to B
      it: true of W and B
game:give_wall_tile(w, -1, b)
    it.lua:5: there is no wall tile -1 [script-failed]
game:give_wall_tile(w, 10, b)
    it.lua:5: there is no wall tile 10 [script-failed]
game:give_wall_tile(w, 127, b)
    it.lua:5: there is no wall tile 127 [script-failed]
game:give_wall_tile(w, 4294967297, b)
    it.lua:5: there is no wall tile 4294967297 [script-failed]

== a follower comes home, and can be placed in the next turn [C-61]
$ reeve score --script $T/home.lua --at 1 fixtures/castle/kitchen-table.yaml
$ reeve position --script $T/home.lua --at 1 fixtures/castle/kitchen-table.yaml | grep -E 'd12|supply'
--- file home.lua
return {
  api = 1, name = "home", summary = "The first knight goes home.", rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      if game:laid() > 1 then return end
      local tower = game:features("tower")[1]
      assert(game:return_follower(turn:player(), tower))
      assert(not game:return_follower(turn:player(), tower))
    end,
  },
}
--- stdout
                                                                         W     B
  1  W  52/180 d12 knight@s                                              0     0
       0  -   path@d12.n: nobody stands on it                               C-57
          W   home: a follower comes home from tower@d12.s
score after turn 1, B to move, 59 tiles to come: Anna (W) 0, Bert (B) 0
  d12: 52/180
supply: {W: 6, B: 6}

== a turn is added, and lasts in a position
$ reeve check --script $T/again.lua fixtures/castle/kitchen-table.yaml
$ reeve position --script $T/again.lua --at 1 fixtures/castle/kitchen-table.yaml | grep -E 'to_move|extra'
$ reeve score --script $T/again.lua --at 1 fixtures/castle/kitchen-table.yaml | grep again
--- file again.lua
return {
  api = 1, name = "again", summary = "The first player has three turns.", rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      if game:laid() == 1 then assert(game:add_turn() and game:add_turn()) end
    end,
  },
}
--- stdout
fixtures/castle/kitchen-table.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
to_move: W
extra_turns: 1
          W   again: another turn follows
          W   again: another turn follows
--- stderr
fixtures/castle/kitchen-table.yaml:14:3: illegal: it is W's turn, not B's [not-your-turn, C-13]
     14 | - B: 41/270 g12 knight
        |   ^
  help: Type `- W:` instead of `- B:`, or add the missing turn of W.
  help: as the turn of W the next 36 of the remaining 57 turns are legal and 8 of 8 noted scores agree

== a turn that has ended: no follower is placed, no extra turn follows
$ reeve check --script $T/short.lua fixtures/castle/kitchen-table.yaml
$ reeve legal --script $T/short.lua --before 1 --tile 52 fixtures/castle/kitchen-table.yaml | head -3
$ sed 's/ knight$//' fixtures/castle/kitchen-table.yaml | reeve score --script $T/short.lua --at 1
--- file short.lua
return {
  api = 1, name = "short", summary = "The first turn is short.", rules = {"castle"},
  hooks = {
    tile_placed = function(game, tile)
      if tile:id() == "52" then game:end_turn() end
    end,
  },
}
--- stdout
fixtures/castle/kitchen-table.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
tile 52 for Anna (W)
b3    0° 180° 270°      no follower
d1    90° 180° 270°     no follower
                                                                         W     B
  1  W  52/180 d12                                                       0     0
          W   short: the turn ends here
       0  -   path@d12.n: nobody stands on it                               C-57
score after turn 1, B to move, 59 tiles to come: Anna (W) 0, Bert (B) 0
--- stderr
fixtures/castle/kitchen-table.yaml:13:17: illegal: a script has ended the turn: no follower is placed in it [turn-ended]
     13 | - W: 52/180 d12 knight
        |                 ^~~~~~
  help: Delete what comes after the end of the turn.
  help: without the follower here the next 50 of the remaining 58 turns are legal and 10 of 10 noted scores agree: 52/180 d12

== a house rule says who begins
$ reeve check --script $T/last.lua fixtures/castle/kitchen-table.yaml
$ reeve position --script $T/last.lua --at 0 fixtures/castle/kitchen-table.yaml | grep to_move
$ reeve sim castle --script $T/last.lua | sed -n '/moves/,+1p'
--- file last.lua
return {
  api = 1, name = "last", summary = "The last player begins.", rules = {"castle"}, replaces = {"C-7"},
  hooks = {first_player = function(game) return game:player(#game:players()) end},
}
--- stdout
fixtures/castle/kitchen-table.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
to_move: B
moves:
- B: 50 b3 merchant@sw
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Type `- B:` instead of `- W:`, or add the missing turn of B.
  help: if a turn of B was left out before this one, the remaining 58 turns are legal and all noted scores agree

== a house rule refuses a place: it is not listed, and what has no other place may be discarded [C-25]
$ reeve check --script $T/west.lua fixtures/castle/kitchen-table.yaml
$ reeve legal --script $T/west.lua --at 0 --tile 52 --format json fixtures/castle/kitchen-table.yaml | gojq -rs 'map(.cell) | unique | join(" ")'
$ reeve check --script $T/none.lua $T/discard.yaml
$ reeve check $T/discard.yaml
--- file west.lua
return {
  api = 1, name = "west", summary = "The east is closed.", rules = {"castle"}, replaces = {"C-16"},
  hooks = {
    may_place = function(_, tile)
      if tile:cell():x() > 3 then
        return ("%s at %d is too far east"):format(tile:cell():name(), tile:rotation())
      end
    end,
  },
}
--- file none.lua
return {
  api = 1, name = "none", summary = "Tile 52 lies nowhere.", rules = {"castle"},
  hooks = {may_place = function(_, tile) if tile:id() == "52" then return "never" end end},
}
--- file discard.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 41/270 g12
  discard: ['52']
--- stdout
fixtures/castle/kitchen-table.yaml: illegal: turn 2; after 1 turn, score Anna (W) 0, Bert (B) 0
b3 d1 d12 d7
$T/discard.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
$T/discard.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
--- stderr
fixtures/castle/kitchen-table.yaml:14:13: illegal: house rule `west`: g12 at 270 is too far east [house-rule, C-16]
     14 | - B: 41/270 g12 knight
        |             ^~~
  help: 8 legal placements; see: reeve legal fixtures/castle/kitchen-table.yaml --before 2 --script $T/west.lua
$T/discard.yaml:6:14: illegal: tile 52 may not be discarded: it can be laid as 52 b3 [discard-fits, C-25]
      6 |   discard: ['52']
        |              ^~
  help: Delete the tile from `discard`, and type the turn in which it is laid.
--- status 1

== a house rule orders the scoring: the record need not say it, and must not say otherwise [C-60]
% sed "s/ORDER/$order/" $T/game.yaml | reeve score --rules tests/rulesets --script $T/towers.lua --format json - |
%   gojq -c '[.verdict, .score.B, [.events[] | select(.what == "took") | [.player, .corner]]]'
% sed "s/ORDER/$order/" $T/game.yaml | reeve check -q --rules tests/rulesets --script $T/towers.lua
--- file towers.lua
return {
  api = 1, name = "towers", summary = "Towers are scored first.", rules = {"castle"}, replaces = {},
  hooks = {
    scoring_order = function(_, features)
      table.sort(features, function(a, b) return a:kind() == "tower" and b:kind() ~= "tower" end)
      return features
    end,
  },
}
--- file game.yaml <tests/cases/castle/order.yaml
--- rows order
# not said
    ["legal",36,[]]
order: [path@a3.e, tower@c3]
    ["illegal",30,[]]
    -:14:22: illegal: house rule `towers`: tower@c3.w is scored before path@a3.e [house-rule]
         14 |   order: [path@a3.e, tower@c3]
            |                      ^~~~~~~~
      help: Play as the house rule allows; `reeve rules --script NAME` describes it.
order: [tower@c3, path@a3.e]
    ["legal",36,[]]
order: [tower@d3, path@a3.e]
    ["illegal",30,[]]
    -:14:11: illegal: `tower@d3` names no feature: no tile lies there [no-feature, C-36]
         14 |   order: [tower@d3, path@a3.e]
            |           ^~~~~~~~
      help: Name a cell that the feature covers, and a place on that tile; `reeve show` draws them.
--- status 1

== a majority by a rule of one's own, and points on top of it, are itemised [C-55]
$ reeve score --script $T/home.lua --at 7 --format json fixtures/castle/kitchen-table.yaml | gojq -c '.items[]'
$ reeve score --script $T/home.lua --at 7 fixtures/castle/kitchen-table.yaml | grep +
--- file home.lua
return {
  api = 1, name = "home", summary = "Followers of the second player count nothing.", rules = {"castle"},
  hooks = {
    majority = function(_, _, player, followers) return player:place() == 1 and followers or 0 end,
    feature_points = function(_, feature, _, points) return points + feature:size() end,
  },
}
--- stdout
{"changes":[{"from":4,"script":"home","to":6}],"feature":"path@d7.w","followers":{"W":1},"kind":"path","note":"2 tiles, 2 each; home makes it 6","player":"W","points":6,"rule":"C-50","tiles":2,"turn":7}
      +6  W   path@d7.w: 2 tiles, 2 each; home makes it 6                   C-50
--- stderr~
wrong: B has 0 after this turn, not 1

== a wall tile that a house rule does not let be used [C-81]
$ grep -n 'use:' fixtures/castle/kitchen-table.yaml | head -2
$ reeve check --script $T/none.lua fixtures/castle/kitchen-table.yaml
$ reeve score --script $T/nine.lua fixtures/castle/kitchen-table.yaml | grep -c 'wall tile 9'
--- file none.lua
return {
  api = 1, name = "none", summary = "No doubling.", rules = {"castle"}, replaces = {"C-89"},
  hooks = {
    may_use = function(_, player, number, feature)
      if number <= 3 and feature then return ("%s may not raise %s by %d"):format(player:label(), feature:name(), number) end
    end,
  },
}
--- file nine.lua
return {
  api = 1, name = "nine", summary = "9 is worthless.", rules = {"castle"},
  hooks = {may_use = function(_, _, number) return number == 9 and "9 is worthless" or nil end},
}
--- stdout
76:  use: [1]
84:  use: [{3: house@f4}]
fixtures/castle/kitchen-table.yaml: illegal: turn 50; after 49 turns, score Anna (W) 44, Bert (B) 43
1
--- stderr
fixtures/castle/kitchen-table.yaml:84:10: illegal: house rule `none`: W may not raise house@f5.s by 3 [house-rule, C-89]
     84 |   use: [{3: house@f4}]
        |          ^
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.
fixtures/castle/kitchen-table.yaml:113:30: illegal: house rule `nine`: 9 is worthless [house-rule]
    113 |   W: {use: [{7: court@d1.n}, 9]}
        |                              ^~~
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.

== two scripts that choose differently conflict, and both are named
$ reeve check --script $T/one.lua --script $T/two.lua fixtures/castle/kitchen-table.yaml
--- file one.lua
return {
  api = 1, name = "one", summary = "1 begins.", rules = {"castle"},
  hooks = {first_player = function(game) return game:player(1) end},
}
--- file two.lua
return {
  api = 1, name = "two", summary = "2 begins.", rules = {"castle"},
  hooks = {first_player = function(game) return game:player(2) end},
}
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/two.lua:3: first_player chooses otherwise than $T/one.lua; use only one of them [script-failed]
     11 | moves:
        | ^~~~~
  help: Mend the script at the line that the message names.
--- status 4

== what a script keeps is part of a position; what it cannot be is told
$ reeve position --script $T/kept.lua --at 5 fixtures/castle/kitchen-table.yaml >$T/p.yaml; grep state $T/p.yaml
$ reeve fmt --script $T/kept.lua $T/p.yaml | grep state
$ sed 's/kept:/kepr:/' $T/p.yaml | reeve check --script $T/kept.lua
$ sed 's/turns: 5/5turns: 5/' $T/p.yaml | reeve check --script $T/kept.lua
$ sed 's/turns: 5/turns: 5.5/' $T/p.yaml | reeve check --script $T/kept.lua
$ sed 's/turns: 5/turns: [5]/' $T/p.yaml | reeve check --script $T/kept.lua
$ sed 's/^state:.*/state: {kept: 5}/' $T/p.yaml | reeve check --script $T/kept.lua
--- file kept.lua
return {
  api = 1, name = "kept", summary = "Counts.", rules = {"castle"},
  hooks = {
    game_started = function(game)
      game.state.turns, game.state.on, game.state.gone = 0, true, 1
      game.state.who = "Anna: the first"
      game.state.gone = nil
    end,
    turn_ending = function(game) game.state.turns = game.state.turns + 1 end,
  },
}
--- stdout
state: {kept: {on: true, turns: 5, who: 'Anna: the first'}}
state: {kept: {on: true, turns: 5, who: 'Anna: the first'}}
-: unreadable
-: unreadable
-: unreadable
-: unreadable
-: unreadable
--- stderr
-:17:16: unreadable: `kepr`: no script of this name is in force here [bad-extra]
     17 | state: {kepr: {on: true, turns: 5, who: 'Anna: the first'}}
        |                ^~
  help: Type it as reeve-record(5) shows for this key.
-:17:26: unreadable: `kepr`: no script of this name is in force here [bad-extra]
     17 | state: {kepr: {on: true, turns: 5, who: 'Anna: the first'}}
        |                          ^~~~~
  help: Type it as reeve-record(5) shows for this key.
-:17:36: unreadable: `kepr`: no script of this name is in force here [bad-extra]
     17 | state: {kepr: {on: true, turns: 5, who: 'Anna: the first'}}
        |                                    ^~~
  help: Type it as reeve-record(5) shows for this key.
-:17:26: unreadable: `5turns`: no name that a script can keep something under [bad-extra]
     17 | state: {kept: {on: true, 5turns: 5, who: 'Anna: the first'}}
        |                          ^~~~~~
  help: Type it as reeve-record(5) shows for this key.
-:17:26: unreadable: `turns: 5.5`: scripts keep whole numbers, true, false and words [bad-extra]
     17 | state: {kept: {on: true, turns: 5.5, who: 'Anna: the first'}}
        |                          ^~~~~
  help: Type it as reeve-record(5) shows for this key.
-:17:33: unreadable: turns must be a word, not a list [wrong-type]
     17 | state: {kept: {on: true, turns: [5], who: 'Anna: the first'}}
        |                                 ^
  help: Type it as reeve-record(5) shows for this key.
-:17:15: unreadable: kept must be a map, not a word [wrong-type]
     17 | state: {kept: 5}
        |               ^
  help: Type it as reeve-record(5) shows for this key.
--- status 3

== an error before the first turn, or in final scoring, is told: nothing that came of it is a result
% sed "s/HOOK/$hook/" $T/wrong.lua >$T/bad.lua
% reeve check --script $T/bad.lua fixtures/castle/kitchen-table.yaml; echo $?
$ sed "s/HOOK/game_started/" $T/wrong.lua >$T/bad.lua
$ reeve score --script $T/bad.lua --at 0 fixtures/castle/kitchen-table.yaml; echo $?
$ sed "s/HOOK/game_ended/" $T/wrong.lua >$T/bad.lua
$ reeve score --script $T/bad.lua --at 30 --now fixtures/castle/kitchen-table.yaml; echo $?
$ reeve position --at 9 fixtures/castle/kitchen-table.yaml | reeve score --script $T/bad.lua --now - ; echo $?
$ sed "s/HOOK/majority/" $T/wrong.lua >$T/bad.lua
$ reeve position --at 9 fixtures/castle/kitchen-table.yaml | reeve check --script $T/bad.lua - ; echo $?
--- file wrong.lua
return {
  api = 1, name = "bad", summary = "Goes wrong.", rules = {"castle"},
  hooks = {HOOK = function() error("HOOK goes wrong") end},
}
--- rows hook
first_player
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
         11 | moves:
            | ^~~~~
      help: Mend the script at the line that the message names.
    4
game_started
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
         11 | moves:
            | ^~~~~
      help: Mend the script at the line that the message names.
    4
final_scoring
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
         11 | moves:
            | ^~~~~
      help: Mend the script at the line that the message names.
    4
keep_points
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
         11 | moves:
            | ^~~~~
      help: Mend the script at the line that the message names.
    4
game_ended
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
         11 | moves:
            | ^~~~~
      help: Mend the script at the line that the message names.
    4
--- stdout
4
4
4
-: position consistent: score Anna (W) 5, Bert (B) 1, B to move
0
--- stderr
fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
     11 | moves:
        | ^~~~~
  help: Mend the script at the line that the message names.
fixtures/castle/kitchen-table.yaml:11:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
     11 | moves:
        | ^~~~~
  help: Mend the script at the line that the message names.
-:6:1: unreadable: $T/bad.lua:3: HOOK goes wrong [script-failed]
      6 | board:
        | ^~~~~
  help: Mend the script at the line that the message names.

== where a house rule makes the order of scoring matter, the record must say it [C-60]
$ sed "s/ORDER//" $T/game.yaml | reeve check --rules tests/rulesets --script $T/first.lua
$ sed "s/ORDER/order: [tower@c3]/" $T/game.yaml | reeve check --rules tests/rulesets --script $T/first.lua
$ sed "s/ORDER//" $T/game.yaml | reeve check --rules tests/rulesets --script $T/each.lua
$ sed "s/ORDER//" $T/game.yaml | reeve check --rules tests/rulesets --script $T/kind.lua
--- file first.lua
return {
  api = 1, name = "first", summary = "A path scored by who has 40 points or more gives one more.",
  rules = {"castle"},
  hooks = {
    feature_points = function(_, feature, player, points)
      return feature:kind() == "path" and player:score() >= 43 and points + 1 or points
    end,
  },
}
--- file each.lua
return {
  api = 1, name = "each", summary = "Remembers each, in whatever order.", rules = {"castle"},
  hooks = {feature_completed = function(game, feature) game.state[feature:kind()] = true end},
}
--- file kind.lua
return {
  api = 1, name = "kind", summary = "Remembers what was scored last.", rules = {"castle"},
  hooks = {feature_completed = function(game, feature) game.state.last = feature:kind() end},
}
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 40}
board:
  a2: cccc
  a3: cccc:ew B:herald
  b2: cccc
  c2: cccc
  c3: tcct B:knight
moves:
- W: cttc:w b3
  ORDER
--- stdout
-: ambiguous: turn 1; after 0 turns, score W 10, B 40
-: legal so far: 1 turn, score W 10, B 47, B to move
-: legal so far: 1 turn, score W 10, B 46, B to move
-: ambiguous: turn 1; after 0 turns, score W 10, B 40
--- stderr
-:13:6: ambiguous: the order of scoring decides the points, by a house rule, but the record does not give it: tower@c3.w, path@a3.e - W 10, B 47; or path@a3.e, tower@c3.w - W 10, B 46 [order-ambiguous, C-71]
     13 | - W: cttc:w b3
        |      ^~~~~~
  help: Add `order: […]`, with the features in the order of scoring.
-:13:6: ambiguous: the order of scoring decides what a house rule does, but the record does not give it: tower@c3.w, path@a3.e; or path@a3.e, tower@c3.w [order-ambiguous, C-71]
     13 | - W: cttc:w b3
        |      ^~~~~~
  help: Add `order: […]`, with the features in the order of scoring.
--- status 1

== a wall tile can be handed on in the turn that took it; what is got in a turn is new, what was there is not [C-86, C-90]
$ reeve check --script $T/on.lua --at 23 fixtures/castle/kitchen-table.yaml
$ reeve position --script $T/on.lua --at 23 fixtures/castle/kitchen-table.yaml | grep hand
% sed "s/HAND/$hand/" $T/game.yaml | reeve check --script $T/second.lua 2>&1 | head -n 2
--- file on.lua
return {
  api = 1, name = "on", summary = "Wall tile 3 goes on at once.", rules = {"castle"}, replaces = {"C-81"},
  hooks = {
    turn_ending = function(game)
      if game:laid() == 23 then assert(game:give_wall_tile(game:player("W"), 3, game:player("B"))) end
    end,
  },
}
--- file second.lua
return {
  api = 1, name = "second", summary = "W gives wall tile 1.", rules = {"castle"}, replaces = {"C-81"},
  hooks = {
    tile_placed = function(game)
      game:give_wall_tile(game:player("W"), 1, game:player("B"))
    end,
  },
}
--- file game.yaml
reeve: 1
rules: castle
options: {extra_turn_same_turn: false}
players: {W: Anna, B: Bert}
to_move: B
hand: {W: {wall_tiles: [1]}, B: {wall_tiles: HAND}}
board: {d1: 14}
moves:
- B: cchc e1
  use: [1]
--- rows hand
[1]
    -: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
[]
    -: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    -:10:9: illegal: B took wall tile 1 only this turn: its extra turn comes after a later turn [extra-too-new, C-86, extra_turn_same_turn: false]
--- stdout
fixtures/castle/kitchen-table.yaml: legal so far: 23 turns, score Anna (W) 12, Bert (B) 5, B to move
hand: {W: {wall_tiles: []}, B: {wall_tiles: [3]}}

== a house rule may refuse a wall tile that a record uses at the end [C-103]
$ sed 's|37/90 d12|37/180 d12|' fixtures/castle/bad/final-completed.yaml >$T/game.yaml
$ reeve check $T/game.yaml; reeve check --script $T/no.lua - <$T/game.yaml
--- file no.lua
return {
  api = 1, name = "no", summary = "6 is worthless.", rules = {"castle"},
  hooks = {may_use = function(_, _, number) return number == 6 and "6 is worthless" or nil end},
}
--- stdout
$T/game.yaml: legal: 1 turn, final score Anna (W) 1, Bert (B) 0
-: illegal; after 1 turn, score Anna (W) 0, Bert (B) 0
--- stderr
-:15:20: illegal: house rule `no`: 6 is worthless [house-rule]
     15 | final: {W: {use: [{6: house@d12}]}}
        |                    ^
  help: Play as the house rule allows; `reeve rules --script NAME` describes it.
--- status 1

== a majority that a rule of one's own gives on a feature without followers is itemised, too [K-33]
# Rosa counts for one on every city. Nobody stands on that of 0,0 and 0,1: she scores its 4 points.
$ reeve score --script $T/mayor.lua --format json $T/game.yaml | gojq -c '.score, (.events[] | [.what, .player, .feature, .points, .note])'
--- file mayor.lua
return {
  api = 1, name = "mayor", summary = "The first player counts for one on every city.", rules = {"carcassonne"},
  hooks = {
    majority = function(_, feature, player, followers)
      return feature:kind() == "city" and player:place() == 1 and followers + 1 or followers
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
--- stdout
{"B":0,"R":4}
["ruled","R","city@0,0.n",0,"a strength of 0 becomes 1"]

== what is done before the first turn is done before it: a wall tile taken then is none of that turn [C-80, C-86]
$ reeve check --rules tests/rulesets --script $T/gift.lua --option extra_turn_same_turn=false $T/game.yaml
--- file gift.lua
return {
  api = 1, name = "gift", summary = "The first player has the wall tile of 32.", rules = {"castle"},
  hooks = {
    game_started = function(game) game:take_wall_tile(game:players()[1], 32) end,
  },
}
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
setup: {wall_tiles: {32: 1}}
moves:
- W: cccc a2
  use: [1]
- W: cccc b2
- B: cccc c2
--- stdout
$T/game.yaml: legal so far: 3 turns, score W 0, B 0, W to move
