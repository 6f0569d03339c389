# The moments of a turn (engine/core/moment.def), as a script sees them: what players do when all is
# scored comes before the end of the turn.

== an action of `scored` comes behind the hook all_scored and before turn_ending
$ for when in turn laid scored; do
$     sed "s/WHEN/$when/g" $T/house.lua >$T/$when-does.lua; sed "s/WHEN/$when/" $T/game.yaml >$T/$when.yaml
$     reeve score --script $T/$when-does.lua $T/$when.yaml | sed -n "s/.*-does: /$when: /p"; done
$ reeve why --script $T/scored-does.lua $T/scored.yaml 1 | sed -n 's/.*-does[,:] //p; s/.*allows/allows/p'
--- file house.lua
local function tell(what) return function(game) game:tell(what) end end
return {
  api = 2, name = "WHEN-does", summary = "It tells.", rules = {"carcassonne"},
  actions = {size = {form = "big|small", when = "WHEN", act = function(game) game:tell("the action") end}},
  hooks = {turn_begins = tell("it begins"), tile_placed = tell("it lies"),
           all_scored = tell("all is scored"), turn_ending = tell("it ends")},
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  size: big
--- stdout
turn: it begins
turn: the action
turn: it lies
turn: all is scored
turn: it ends
laid: it begins
laid: it lies
laid: the action
laid: all is scored
laid: it ends
scored: it begins
scored: it lies
scored: all is scored
scored: the action
scored: it ends
R: it begins
R: it lies
R: all is scored
allows `size: big`
R: the action
R: it ends

== so it does in random games, which are judged alike
$ reeve sim carcassonne --script $T/late.lua --games 20 >$T/sim; reeve check -q --script $T/late.lua $T/sim && grep -o -m 1 gift: $T/sim
--- file late.lua
return {
  api = 2, name = "late", summary = "Who is behind gets a gift, and whoever has it at the end of the turn 1 point more.",
  rules = {"carcassonne"},
  actions = {gift = {form = "{player}", when = "scored",
    act = function(game, turn, player) game.state.given = player:place() game:score(player, 2, "a gift") end}},
  hooks = {
    all_scored = function(game) game.state.given = nil end,
    turn_ending = function(game)
      local to = game.state.given
      if to then game:score(game:player(to), 1, "it has the gift") end
    end},
}
--- stdout
gift:
