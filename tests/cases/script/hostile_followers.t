# Wrong and hostile uses of what api 2 adds: one clear line with the place in the script, status 4 or 5.

== in an event: what is no follower, feature, figure, tile or rule; who has gone; what never ends
% { sed '/BODY/,$d' $T/x.in; printf '%s\n' "$body"; sed '1,/BODY/d' $T/x.in; } >$T/x.lua
% reeve check -q --script $T/x.lua $T/game.yaml >$T/out 2>&1
% echo "$? $(sed -n 's/.*: unreadable: //p' $T/out | sed 's,^[^:]*/x.lua:,,')"
--- file x.in
local kept
return {
  api = 2, name = "x", summary = "Hostile.", rules = {"carcassonne"},
  hooks = {
    turn_ending = function(game, turn)
      local red, ben, tile = game:player("R"), game:player("B"), turn:tile()
      local road, follower = game:features("road")[1], game:player("R"):standing()[1]
BODY
    end,
  },
}
--- file game.yaml <tests/cases/script/followers.yaml
--- rows body
game:deploy(red)
    4 8: game:deploy: `feature` is a feature or a stand, not nil [script-failed]
game:deploy(red, tile)
    4 8: game:deploy: `feature` is a feature or a stand, not a tile [script-failed]
game:deploy("R", road)
    4 8: game:deploy: `player` is a player, not a text [script-failed]
game:deploy(red, road, "dragon")
    4 8: there is no figure `dragon` [script-failed]
game:deploy(red, road, "")
    4 8: there is no figure `` [script-failed]
game:deploy(red, road, 3)
    4 8: game:deploy: `figure` is a text or nil, not 3 [script-failed]
game:deploy(red, road, "small", road)
    4 8: game:deploy: `tile` is nil or a tile, not a feature [script-failed]
game:deploy(red, game:features("city")[1], nil, tile)
    4 8: the feature is not on this tile [script-failed]
game:move(road, road)
    4 8: game:move: `follower` is a follower, not a feature [script-failed]
game:move(follower, follower)
    4 8: game:move: `feature` is a feature, not a follower [script-failed]
game:move(follower, road, game:cell(0, 0))
    4 8: game:move: `tile` is nil or a tile, not a cell [script-failed]
game:take_home(red)
    4 8: game:take_home: `follower` is a follower, not a player [script-failed]
game:take_home()
    4 8: game:take_home: `follower` is a follower, not nil [script-failed]
game:take_home(follower); follower:feature()
    4 8: this follower has left its place [script-failed]
game:take_home(follower); game:tell(tostring(game:take_home(follower))); follower:player()
    4 8: this follower has left its place [script-failed]
follower:size()
    4 8: a follower has no `size` [script-failed]
follower.feature = nil
    4 8: a house rule cannot set fields of the game's objects [script-failed]
tile:followers(red)
    4 8: tile:followers: `feature` is nil or a feature, not a player [script-failed]
tile:followers(nil, road)
    4 8: tile:followers: `player` is nil or a player, not a feature [script-failed]
tile:feature("north")
    4 8: `north` is not a place of a tile [script-failed]
tile:feature()
    4 8: tile:feature: `place` is a text, not nil [script-failed]
game:tell()
    4 8: game:tell: `text` is a text, not nil [script-failed]
game:tell({})
    4 8: game:tell: `text` is a text, not a table [script-failed]
game:tell("x", "K-999")
    4 8: `K-999` is not a rule of carcassonne [script-failed]
game:tell("x", "")
    4 8: `` is not a rule of carcassonne [script-failed]
game:tell("x", 22)
    4 8: game:tell: `rule` is a text or nil, not 22 [script-failed]
game:tell("a\0b")
    4 8: game:tell: `text` has a NUL in it [script-failed]
game:score(red, 1, "x", "k-22")
    4 8: `k-22` is not a rule of carcassonne; did you mean `K-22`? [script-failed]
for _ = 1, 1000000 do game:tell("again") end
    5 8: house rules may have 10000 effects on one game, and these are more [script-limit]
while true do game:move(red:standing()[1], road) end
    5 8: house rules may have 10000 effects on one game, and these are more [script-limit]
while true do game:deploy(ben, road, "small") end
    5 8: scripts may run 10000000 steps in one document, and this needs more [script-limit]
while true do game:move(follower, road) end
    5 8: scripts may run 10000000 steps in one document, and this needs more [script-limit]
while true do red:standing() end
    5 8: scripts may run 10000000 steps in one document, and this needs more [script-limit]
while true do road:touches() end
    5 8: scripts may run 10000000 steps in one document, and this needs more [script-limit]
kept = follower
    4 5: turn_ending changes `kept`; what lasts belongs into game.state [script-failed]

== who is kept from call to call is of no use, and a check has no effects
% sed -n "${i}p" $T/hooks >$T/hook
% { echo 'local function x(f) return not pcall(f) end'; echo 'return {api = 2, name = "x", summary = "Hostile.", rules = {"carcassonne"}, hooks = {'; cat $T/hook; echo '}}'; } >$T/x.lua
% reeve check -q --script $T/x.lua $T/game.yaml >$T/out 2>&1
% echo "$? $(sed -n 's/.*: \(unreadable\|illegal\): //p' $T/out | sed 's,^[^:]*/x.lua:,,')"
--- file game.yaml <tests/cases/script/followers.yaml
--- file hooks
may_place = function(_, tile) return "no", {} end
may_place = function(_, tile) return nil, "K-22" end
may_place = function(_, tile) return "no", "Q-1" end
may_place = function(game) game:tell("no") end
may_place = function(game, tile) return tile:features()[1]:size() end
may_place = function(game, tile) return game:deploy(game:player(1), tile:features()[1]) end
turn_begins = function(game) game:score(game:player(1), 1, "x"); game:end_turn(); game:add_turn() end
--- rows i
1
    4 3: may_place returns the number of a rule (a text) after what it is for, not a table [script-failed]
2
    4 3: may_place returns a rule without a reason [script-failed]
3
    4 3: `Q-1` is not a rule of carcassonne; did you mean `K-1`? [script-failed]
4
    4 3: game:tell is an effect; only events have effects, and may_place is a check [script-failed]
5
    4 3: a region has no `size` [script-failed]
6
    4 3: game:deploy: `feature` is a feature or a stand, not a region [script-failed]
7
    1 a script has ended the turn: no follower is placed in it [turn-ended]
