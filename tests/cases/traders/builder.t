# The builder: where he is put, M-2, M-5, M-18 … M-24, M-34, M-41, M-42.

== on a road or in a city, never on a monastery or a field [M-2, M-18]
$ for builder in builder@n builder@c builder builder@ne builder@s; do
$     sed "s/BUILDER/$builder/" $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ done
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '0,1': [TB.CFc.w/90, R:knight@n]
moves:
- R: BA.LR/90 2,0 BUILDER
--- stdout

== only beside an own follower, however far; one is enough, and others do not matter [M-19, M-21]
$ for who in B R 'B:highwayman@e, R'; do
$     sed "s/WHO:/$who:/" $T/game.yaml | reeve check -q && echo fine
$ done
$ sed 's/WHO:/R:/' $T/game.yaml | reeve legal --before 1 | grep '^3,0'
$ sed 's/WHO:/B:/' $T/game.yaml | reeve legal --before 1 | grep '^3,0'
$ sed 's/WHO:/R:/' $T/game.yaml | reeve why - 1 | grep -E 'follower|free'
$ sed 's/WHO:/B:/' $T/game.yaml | reeve why - 1 | grep -E 'follower|free'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': [BA.RFr, B:highwayman@e]
  '1,0': [BA.RFr, WHO:highwayman@e]
  '2,0': BA.RFr
moves:
- R: BA.RFr 3,0 builder@e
--- stdout

== never with that follower; in the second part of a double turn he may join him [M-20, M-33]
$ reeve check $T/game.yaml
$ sed 's/ builder@w$/ builder@w highwayman@n/' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: BA.CFR/90 3,0 knight
- R: BA.C/270 4,0
--- stdout

== he has no weight: a knight and a builder against a knight are tied [M-22]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: K
players: {R: Red, B: Blue, K: Black}
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc.1/90, R:knight@n]
  '0,2': [BA.CFc.1/90, R:builder@n]
  '0,3': [BA.CFc.1/90, B:knight@n]
  '0,4': BA.CFc.1/90
moves:
- K: BA.C/180 0,5
--- stdout

== on what the tile completes he may be put, and comes home; or not, by option [M-23, M-34]
$ reeve check $T/game.yaml
$ reeve position $T/game.yaml | grep supply
$ reeve check -q --option builder_on_completed=false $T/game.yaml
$ for on in true false; do
$     reeve legal --option builder_on_completed=$on --before 1 $T/game.yaml | grep '^2,0 '
$ done
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
moves:
- R: BA.LR/90 2,0 builder@w
--- stdout

== each player has one [M-2, M-24]
$ reeve check $T/game.yaml
$ reeve check -q --option builder=false $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- R: BA.RFr 2,0 builder
- B: BA.L 0,-2
- R: BA.RFr 3,0
- R: BA.RFr 4,0 builder
--- stdout

== the builders of several players stand on one feature; all come home when it is scored [M-21, M-34]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep supply
$ reeve why $T/game.yaml 1 | grep home
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '3,0': [BA.RFr, B:highwayman@e]
  '4,0': [BA.RFr, R:highwayman@e]
  '5,0': [BA.RFr, B:builder@e]
moves:
- B: BA.LR/90 6,0
--- stdout

== a builder that is left alone comes home at once; with another follower he stays [M-41, M-42]
$ for more in '' ', R:highwayman@e'; do
$     sed "s/MORE/$more/" $T/game.yaml | reeve position --script $T/take.lua | grep -E "'[35],0'|supply"
$ done
--- file take.lua
return {
  api = 1, name = "take", summary = "The first highwayman of Red's goes home.", source = "a test",
  rules = {"carcassonne"},
  hooks = {tile_placed = function(game, turn, tile)
    local feature = game:cell("1,0"):features()[1]
    for _, f in ipairs(game:features("road")) do
      if f:followers(game.players[1]) > 0 then game:return_follower(game.players[1], f) return end
    end
  end},
}
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '3,0': [BA.RFrMORE]
moves:
- B: BA.L 0,-1
--- stdout
