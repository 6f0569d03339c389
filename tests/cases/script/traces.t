# What a house rule could remember, see or do behind the back of the game, and may not.

== a walk of pairs that is kept tells nobody how far it has come
$ reeve check --script $T/leak.lua fixtures/castle/kitchen-table.yaml
--- file leak.lua
local walk, list = pairs({11, 22, 33, 44, 55, 66, 77, 88, 99})
return {
  api = 1, name = "leak", summary = "Remembers by a walk.", rules = {"castle"},
  hooks = {feature_points = function() return walk(list) or 1000 end},
}
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: $T/leak.lua:4: this walk of pairs began in an earlier call; it cannot be kept [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== a variable that functions share is watched, whichever of them changes it
% sed "s/WHO/$who/" $T/leak.lua >$T/shared.lua; reeve check -q --script $T/shared.lua fixtures/castle/kitchen-table.yaml 2>&1 | head -n 1
--- file leak.lua
local n = 0
local function count(who) if who == "WHO" then n = n + 1 end return n < 0 end
local function first() return count("first") end
local function last() return count("last") end
return {
  api = 1, name = "shared", summary = "Remembers.", rules = {"castle"},
  hooks = {
    tile_placed = function() if n == 0 then first() end end,
    may_place = function() if n == 0 then count("helper") end end,
    turn_ending = function() if n == 0 then last() end end,
  },
}
--- rows who
first
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/shared.lua:8: tile_placed changes `n`; what lasts belongs into game.state [script-failed]
last
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/shared.lua:10: turn_ending changes `n`; what lasts belongs into game.state [script-failed]
helper
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/shared.lua:9: may_place changes `n`; what lasts belongs into game.state [script-failed]

== a variable is watched however it is set; what none of the functions sets cannot change
% sed "s/SET/$set/" $T/ways.lua >$T/set.lua; reeve check -q --script $T/set.lua fixtures/castle/kitchen-table.yaml 2>&1 | head -n 1
--- file ways.lua
local one, two, work = 0, 0
local function count() return one + two + (work and 1 or 0) end
return {
  api = 1, name = "set", summary = "Remembers.", rules = {"castle"},
  hooks = {tile_placed = function() if count() == 0 then SET end end},
}
--- rows set
one, two = 1, 2
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/set.lua:5: tile_placed changes `one`; what lasts belongs into game.state [script-failed]
local it it, two = 1, 2
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/set.lua:5: tile_placed changes `two`; what lasts belongs into game.state [script-failed]
function --[[a]] work() end
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/set.lua:5: tile_placed changes `work`; what lasts belongs into game.state [script-failed]
two --[[ is ]] = 3
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/set.lua:5: tile_placed changes `two`; what lasts belongs into game.state [script-failed]
local two = one == two

== within a call the same thing is the same object, whatever other hooks run meanwhile
$ reeve check --script $T/same.lua --script $T/noop.lua fixtures/castle/kitchen-table.yaml
--- file same.lua
return {
  api = 1, name = "same", summary = "Compares.", rules = {"castle"},
  hooks = {
    feature_completed = function(game, feature)
      local list = {[feature] = true}
      for _, player in ipairs(feature:winners()) do
        assert(player == game:player(player:label()))
        local tiles = feature:tiles()
        game:score(player, 0, "nothing")
        assert(feature:tiles()[1] == tiles[1] and list[game:turn():completed()[1]] ~= nil
               or #game:turn():completed() > 1)
      end
    end,
  },
}
--- file noop.lua
return {
  api = 1, name = "noop", summary = "Changes nothing.", rules = {"castle"},
  hooks = {majority = function(_, feature, _, n) return feature:size() > 0 and n or 0 end},
}
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== legal and completions tell what the game will give, events and all
$ reeve position --script $T/home.lua --at 11 fixtures/castle/kitchen-table.yaml 2>$T/e >$T/p.yaml
$ reeve legal --script $T/home.lua --tile 45 --format json $T/p.yaml | gojq -c 'select(.cell == "i11" and .rotation == 180).completes[] | [.feature, .points]'
$ reeve completions --script $T/home.lua --tile 45 --format json $T/p.yaml | gojq -c '.closers[] | select(.cell == "i11" and .rotation == 180).points'
$ reeve legal --script $T/more.lua --tile 45 --format json $T/p.yaml | gojq -c 'select(.cell == "i11" and .rotation == 180).completes[] | [.feature, .points]'
--- file home.lua
return {
  api = 1, name = "home", summary = "Followers go home before they score.", rules = {"castle"},
  hooks = {
    feature_completed = function(game, feature)
      for _, player in ipairs(game:players()) do
        while game:return_follower(player, feature) do end
      end
    end,
  },
}
--- file more.lua
return {
  api = 1, name = "more", summary = "The second feature gives 10 more.", rules = {"castle"},
  hooks = {
    feature_completed = function(game) game.state.n = (game.state.n or 0) + 1 end,
    feature_points = function(game, _, _, points) return points + 10 * (game.state.n or 0) end,
  },
}
--- stdout
["tower@i10.e",{}]
{}
["tower@i10.e",{"B":14}]

== a wall tile 8 that may not be used makes no keep larger [C-97]
$ reeve score fixtures/castle/kitchen-table.yaml | grep keep: | tail -1
$ reeve score --script $T/no8.lua fixtures/castle/kitchen-table.yaml 2>/dev/null | grep keep: | tail -1
$ sed '/^result/d; /^final/,$d' fixtures/castle/kitchen-table.yaml | reeve score --script $T/no8.lua - | grep keep: | tail -1
--- file no8.lua
return {
  api = 1, name = "no8", summary = "8 is worthless.", rules = {"castle"},
  hooks = {may_use = function(_, _, number) if number == 8 then return "8 is worthless" end end},
}
--- stdout
      +7  B   keep: the larger keep (8), 7 empty cells                     C-104
      +7  B   keep: the larger keep (6), 7 empty cells                     C-104
      +7  B   keep: the larger keep (6), 7 empty cells                     C-104

== no value takes a score below 0
$ reeve check --script $T/less.lua fixtures/castle/kitchen-table.yaml
--- file less.lua
return {
  api = 1, name = "less", summary = "Costs.", rules = {"castle"},
  hooks = {feature_points = function() return -5 end},
}
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: $T/less.lua:3: feature_points returns -5, and the score of B would come to -5 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== what is done before the first turn is told before it, and is of no turn
$ reeve score --script $T/gift.lua --at 2 fixtures/castle/kitchen-table.yaml
$ reeve position --script $T/gift.lua --at 0 fixtures/castle/kitchen-table.yaml >$T/p.yaml
$ sed -n '/^- /,$p' fixtures/castle/kitchen-table.yaml | sed '/^final/,$d; /^result/d; /score:/d; /take:/d; /use:/d' >$T/moves.yaml
$ (cat $T/p.yaml; echo moves:; cat $T/moves.yaml) | reeve score --script $T/gift.lua - 2>$T/e | tail -2
$ sed '/^final/,$d; /^result/d; /score:/d; /take:/d; /use:/d' fixtures/castle/kitchen-table.yaml | reeve score --script $T/gift.lua - 2>$T/e | tail -2
--- file gift.lua
return {
  api = 1, name = "gift", summary = "16 points for the second player.", rules = {"castle"},
  hooks = {game_started = function(game) game:score(game:player(2), 16, "a gift") end},
}
--- stdout
     +16  B   gift: a gift
          B   takes the wall tile at 16                                     C-69
                                                                         W     B
  1  W  52/180 d12 knight@s                                              0    16
       0  -   path@d12.n: nobody stands on it                               C-57
  2  B  41/270 g12 knight@n                                              0    16
score after turn 2, W to move, 58 tiles to come: Anna (W) 0, Bert (B) 16
      +2  B   path@g5.s: 2 tiles, 1 each                                    C-49
score after turn 46, before the illegal turn 47: Anna (W) 44, Bert (B) 55
      +2  B   path@g5.s: 2 tiles, 1 each                                    C-49
score after turn 46, before the illegal turn 47: Anna (W) 44, Bert (B) 55

== what is forgotten leaves room in game.state
$ reeve check --script $T/many.lua fixtures/castle/kitchen-table.yaml
--- file many.lua
return {
  api = 1, name = "many", summary = "Keeps one thing at a time.", rules = {"castle"},
  hooks = {
    turn_ending = function(game)
      for i = 1, 10 do
        local name = ("turn%d_%d"):format(game:laid(), i)
        game.state[name] = i
        game.state[name] = nil
      end
    end,
  },
}
--- stdout
fixtures/castle/kitchen-table.yaml: legal: 59 turns, final score Anna (W) 108, Bert (B) 90

== a marker stops on its way only
% sed "s/HOOK/$what/" $T/stop.lua >$T/it.lua; reeve check --script $T/it.lua fixtures/castle/kitchen-table.yaml 2>&1 | grep -e '^fix'
--- file stop.lua
return {api = 1, name = "it", summary = "Stops.", rules = {"castle"}, hooks = {HOOK}}
--- rows what
turn_ending = function(g) g:stop_marker(g:player(1), 64) end
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/it.lua:1: game:stop_marker is for the player whose marker moves, in marker_moved [script-failed]
marker_moved = function(g, m) g:stop_marker(m:player(), m:to()) end
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: $T/it.lua:1: game:stop_marker: 1 is not on the way from 0 to 1 [script-failed]
marker_moved = function(g, m) g:stop_marker(m:player(), m:from()) end
    fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: $T/it.lua:1: game:stop_marker: 0 is not on the way from 0 to 1 [script-failed]
marker_moved = function(g, m) if m:to() - m:from() > 1 then g:stop_marker(m:player(), m:to() - 1) end end
    fixtures/castle/kitchen-table.yaml: illegal: turn 49; after 48 turns, score Anna (W) 44, Bert (B) 41
    fixtures/castle/kitchen-table.yaml:81:10: illegal: nobody takes the wall tile at 42: it has been taken before [take-not-won, C-69]

== a wall tile that nobody knows can be given, too
$ sed '/take:/d; /use:/d; /score:/d; /^final/,$d; /^result/d' fixtures/castle/kitchen-table.yaml >$T/game.yaml
$ reeve position --script $T/give.lua --at 23 $T/game.yaml | grep hand
--- file give.lua
return {
  api = 1, name = "give", summary = "Passes wall tiles on.", rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      for _, number in ipairs(turn:player():wall_tiles()) do
        game:give_wall_tile(turn:player(), number, game:players()[2])
      end
    end,
  },
}
--- stdout
hand: {W: {wall_tiles: []}, B: {wall_tiles: ['?']}}

== random games look after each call whether a script has left something behind
$ reeve sim castle --script $T/count.lua -q
$ reeve odds --script $T/count.lua --before 3 fixtures/castle/kitchen-table.yaml
--- file count.lua
local n = 0
return {
  api = 2, name = "count", summary = "Counts.", rules = {"castle"},
  hooks = {turn_ending = function() n = n + 1 end},
}
--- stderr
reeve: game 1 of seed 1: $T/count.lua:4: turn_ending changes `n`; what lasts belongs into game.state
fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/count.lua:4: turn_ending changes `n`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4
