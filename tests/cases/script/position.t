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
