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
  keeps = {"lead: a number", "since*: true or false"},
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
lead: many
    -: unreadable
    -:7:16: unreadable: `lead: many`: the script keeps a number [bad-extra]
since_5: 5
    -: unreadable
    -:7:16: unreadable: `since_5: 5`: the script keeps true or false [bad-extra]
led: 5
    -: unreadable
    -:7:16: unreadable: `led: 5`: the script keeps lead: a number, since*: true or false [bad-extra]

== a script that says what it keeps keeps nothing else, and only kinds that there are
$ reeve check --script $T/fair.lua $T/game.yaml
$ sed 's/"lead"/"lead: words"/' $T/fair.lua >$T/odd.lua; reeve check -q --script $T/odd.lua $T/game.yaml
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
$T/game.yaml:5:3: unreadable: $T/fair.lua:3: `led`: the script keeps lead [script-failed]
      5 | - W: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
$T/game.yaml: unreadable: $T/odd.lua: `keeps` knows a number (from 0 to 9: a number 0..9), a player's place, true or false, a word, and nothing between turns, but not `words` [script-failed]
  help: Mend the script at the line that the message names.
--- status 4

== what is typed under `state` for a box is of the kind that its script keeps, and what a turn alone knows is not typed [ME-1, ME-4, ME-14, PD-36, GM-7]
% printf '%s\n' 'reeve: 1' "rules: $box" 'players: {R: Rosa, B: Ben}' 'board: {"0,0": BA.RCr}' 'to_move: R' 'score: {R: 9, B: 9}' "state: {$state}" | reeve check -q - 2>&1 | sed -n 's/^-:[0-9:]* //p'
--- rows box|state
messages|messages: {m1: x}
    unreadable: `m1: x`: the script keeps a number [bad-extra]
messages|messages: {m1: true}
    unreadable: `m1: true`: the script keeps a number [bad-extra]
messages|messages: {m1: 1e99}
    unreadable: `m1: 1e99`: the script keeps a number [bad-extra]
messages|messages: {m1: [1, 2]}
    unreadable: m1 must be a word, not a list [wrong-type]
messages|messages: {m1: {a: 1}}
    unreadable: m1 must be a word, not a map [wrong-type]
messages|messages: {m1: -1}
    inconsistent: the messenger of R is never behind the start [ruled-out, ME-14]
messages|messages: {m2: 3}
messages|messages: {m3: 1}
    unreadable: `m3: 1`: the script keeps m#: a number, drawn: a number 0..15, stack: a number 0..88888888, g*: a number, b*: a number, n: a number 0..24, once_*: a number 0..127, wait_*: a number 0..127, *: nothing between turns [bad-extra]
messages|messages: {m0: 1}
    unreadable: `m0: 1`: the script keeps m#: a number, drawn: a number 0..15, stack: a number 0..88888888, g*: a number, b*: a number, n: a number 0..24, once_*: a number 0..127, wait_*: a number 0..127, *: nothing between turns [bad-extra]
messages|messages: {m: 1}
    unreadable: `m: 1`: the script keeps m#: a number, drawn: a number 0..15, stack: a number 0..88888888, g*: a number, b*: a number, n: a number 0..24, once_*: a number 0..127, wait_*: a number 0..127, *: nothing between turns [bad-extra]
messages|messages: {m12: 1}
    unreadable: `m12: 1`: the script keeps m#: a number, drawn: a number 0..15, stack: a number 0..88888888, g*: a number, b*: a number, n: a number 0..24, once_*: a number 0..127, wait_*: a number 0..127, *: nothing between turns [bad-extra]
messages|messages: {n: 5}
    inconsistent: `n` counts g1, g2 …, and is else left out [ruled-out, ME-2]
messages|messages: {n: 99, g1: 5}
    unreadable: `n: 99`: the script keeps a number 0..24 [bad-extra]
messages|messages: {drawn: -1}
    unreadable: `drawn: -1`: the script keeps a number 0..15 [bad-extra]
messages|messages: {drawn: 999999999}
    unreadable: `drawn: 999999999`: the script keeps a number 0..15 [bad-extra]
messages|messages: {drawn: 1, stack: five}
    unreadable: `stack: five`: the script keeps a number 0..88888888 [bad-extra]
messages|messages: {stack: 999999999}
    unreadable: `stack: 999999999`: the script keeps a number 0..88888888 [bad-extra]
messages|messages: {drawn: 1, stack: 9}
    inconsistent: `stack` lists the messages 1 to 8, each at most once; the last is drawn first [ruled-out, ME-1]
messages|messages: {drawn: 2, stack: 55}
    inconsistent: `stack` lists the messages 1 to 8, each at most once; the last is drawn first [ruled-out, ME-1]
messages|messages: {drawn: 2, stack: 10}
    inconsistent: `stack` lists the messages 1 to 8, each at most once; the last is drawn first [ruled-out, ME-1]
messages|messages: {drawn: 3}
    inconsistent: `drawn` is 3, and `stack` has 0 of the eight messages [ruled-out, ME-1]
messages|messages: {drawn: 3, stack: 12}
    inconsistent: `drawn` is 3, and `stack` has 2 of the eight messages [ruled-out, ME-1]
messages|messages: {drawn: 3, stack: 128}
messages|messages: {drawn: 15, stack: 12345678}
messages|messages: {stack: 4}
    inconsistent: `drawn` is 0, and `stack` has 1 of the eight messages [ruled-out, ME-1]
count|city: {out: x}
    inconsistent: no tile CO.7 lies on the table, but the game begins with it [position-no-start, CO-1]
    unreadable: `out: x`: the script keeps a number 0..63 [bad-extra]
count|city: {last: 6}
    inconsistent: no tile CO.7 lies on the table, but the game begins with it [position-no-start, CO-1]
    unreadable: `last: 6`: the script keeps a number 0..5 [bad-extra]
count|city: {land: 3}
    inconsistent: no tile CO.7 lies on the table, but the game begins with it [position-no-start, CO-1]
    unreadable: `land: 3`: the script keeps a player's place [bad-extra]
abbey|wagon: {moved: 1}
    unreadable: `moved: 1`: the script keeps moved: nothing between turns [bad-extra]
circles|circles: {turn_of: x}
    unreadable: `turn_of: x`: the script keeps turn_of: nothing between turns [bad-extra]
dragon|fairy: {top: x}
    unreadable: `top: x`: the script keeps a player's place [bad-extra]
dragon|fairy: {top: -1}
    unreadable: `top: -1`: the script keeps a player's place [bad-extra]
dragon|fairy: {top: 3}
    unreadable: `top: 3`: the script keeps a player's place [bad-extra]
flier|flier: {figure: small}
    unreadable: `figure: small`: the script keeps figure: nothing between turns [bad-extra]
gold|gold: {claimed: true}
    unreadable: `claimed: true`: the script keeps *: nothing between turns [bad-extra]
gold|gold: {taker: -1, forced: 999999999, claimed: true, by_1: 5}
    unreadable: `taker: -1`: the script keeps *: nothing between turns [bad-extra]
    unreadable: `forced: 999999999`: the script keeps *: nothing between turns [bad-extra]
    unreadable: `claimed: true`: the script keeps *: nothing between turns [bad-extra]
    unreadable: `by_1: 5`: the script keeps *: nothing between turns [bad-extra]
gold|gold: {claim_1000_1000: x}
    unreadable: `claim_1000_1000: x`: the script keeps *: nothing between turns [bad-extra]
gold|gold: {claimd: x}
    unreadable: `claimd: x`: the script keeps *: nothing between turns [bad-extra]
labyrinth|labyrinth: {road_0_0_e: 2}
    unreadable: `road_0_0_e: 2`: the script keeps road_*: nothing between turns [bad-extra]
watchtowers|watchtowers: {seen_1: 1}
    unreadable: `seen_1: 1`: the script keeps seen_*: nothing between turns [bad-extra]
windroses|windroses: {centre: 5}
    inconsistent: no tile WR.CFR lies on the table, but the game begins with it [position-no-start, K-2]
    unreadable: `centre: 5`: the script keeps a word [bad-extra]
