# Positions that are read with house rules in force.

== house rules that say who has the majority see the whole position when it is read again
$ reeve position --script $T/heavy.lua $T/game.yaml >$T/position.yaml
$ grep -e knight -e state $T/position.yaml
$ reeve position --script $T/heavy.lua $T/position.yaml | cmp - $T/position.yaml
--- file heavy.lua
return {
  api = 1, name = "heavy", summary = "Followers weigh what was agreed.", rules = {"castle"},
  hooks = {
    game_started = function(game) game.state.weight = 2 end,
    majority = function(game, _, _, followers) return followers * game.state.weight end,
    tie = function(game) assert(game:players()[1]:label() == game:turn():player():label()) end,
  },
}
--- file game.yaml
reeve: 1
rules: castle
options: {return_on_tie: false}
players: {W: White, B: Black}
moves:
- W: 54/180 d1 knight
- B: 14 b3
- W: 34 b2
- B: 8/180 b1 knight
- W: 52/180 e1
- B: 53/180 c1
--- stdout
  d1: 54/180 W:knight@s
  b1: 8/180 B:knight@s
state: {heavy: {weight: 2}}

== a script says of a position what cannot be, and what it does not say; and which state it keeps
% sed "s/STATE/$state/" $T/now.yaml | reeve check --script $T/fair.lua - 2>&1 | grep -v '^ '
--- file fair.lua
return {
  api = 2, name = "fair", summary = "Nobody leads by 20.", rules = {"carcassonne"},
  keeps = {"lead", "since"},
  hooks = {
    position = function(game)
      local lead = game.state.lead or 0
      if lead > 20 then return "nobody leads by " .. lead end
    end,
    position_lacks = function(game)
      if not game.state.lead then return "without `lead`, nobody leads", "K-40" end
    end,
    tile_placed = function(game) game.state.lead = (game.state.lead or 0) + 1 end,
  },
}
--- file now.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
to_move: W
board: {'0,0': BA.RCr}
score: {W: 0, B: 0}
state: {fair: {STATE}}
moves:
- W: BA.RFr 1,0
--- rows state
lead: 20
    -: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move
lead: 21
    -: inconsistent
    -:5:1: inconsistent: house rule `fair`: nobody leads by 21 [house-rule]
 
    -: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move
    -:5:1: note: the board leaves something out: without `lead`, nobody leads [position-assumed, K-40]
led: 5
    -: unreadable
    -:7:16: unreadable: `led`: the script keeps lead, since [bad-extra]

== a script that says what it keeps keeps nothing else
$ reeve check --script $T/fair.lua $T/game.yaml
--- file fair.lua
return {
  api = 2, name = "fair", summary = "Counts.", rules = {"carcassonne"}, keeps = {"lead"},
  hooks = { tile_placed = function(game) game.state.led = 1 end },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: White, B: Black}
moves:
- W: BA.RFr 1,0
--- stdout
$T/game.yaml: unreadable
--- stderr
$T/game.yaml:5:3: unreadable: $T/fair.lua:3: `keeps` of the script does not name `led` [script-failed]
      5 | - W: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4
