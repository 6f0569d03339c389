# Options that are whole numbers: min_open_bid.

== the least that may open a bazaar is any number from 0 to 99, and what was bid is judged by it [B-56]
% reeve check --option min_open_bid=$n $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 7, W: 8}, deal: sell}
    - {tile: BA.C, chooser: B, bids: {B: 7}}
--- status 2
--- rows n
0
    $T/game.yaml: legal so far: 2 turns, score Wim (W) -8, Bea (B) 1, Rik (R) 0, B to move
7
    $T/game.yaml: legal so far: 2 turns, score Wim (W) -8, Bea (B) 1, Rik (R) 0, B to move
8
    $T/game.yaml: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    $T/game.yaml:9:42: illegal: B bids 7, but the lowest bid is 8 [bid-low, B-56, min_open_bid: 8]
          9 | ...  - {tile: BA.L, chooser: B, bids: {B: 7, W: 8}, deal: sell}
            |                                           ^
      help: Type 8 or more, or `pass`.
      help: with min_open_bid=0: legal
99
    $T/game.yaml: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
    $T/game.yaml:9:42: illegal: B bids 7, but the lowest bid is 99 [bid-low, B-56, min_open_bid: 99]
          9 | ...  - {tile: BA.L, chooser: B, bids: {B: 7, W: 8}, deal: sell}
            |                                           ^
      help: Type 99 or more, or `pass`.
      help: with min_open_bid=0: legal
007
    $T/game.yaml: unreadable
    reeve: unreadable: option min_open_bid must be a number from 0 to 99, not `007` [bad-option]
      help: Type a number from 0 to 99.
100
    $T/game.yaml: unreadable
    reeve: unreadable: option min_open_bid must be a number from 0 to 99, not `100` [bad-option]
      help: Type a number from 0 to 99.
-1
    $T/game.yaml: unreadable
    reeve: unreadable: option min_open_bid must be a number from 0 to 99, not `-1` [bad-option]
      help: Type a number from 0 to 99.
1e1
    $T/game.yaml: unreadable
    reeve: unreadable: option min_open_bid must be a number from 0 to 99, not `1e1` [bad-option]
      help: Type a number from 0 to 99.
seven
    $T/game.yaml: unreadable
    reeve: unreadable: option min_open_bid must be a number from 0 to 99, not `seven` [bad-option]
      help: Type a number from 0 to 99.

== a record says the number, sim writes it, and why says it [B-56]
$ reeve sim bazaars --option min_open_bid=7 --games 1 | grep options
$ reeve why --at 2 $T/game.yaml | grep 'min_open_bid: '
--- file game.yaml
reeve: 1
rules: bazaars
options: {min_open_bid: 7}
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 7, W: 8}, deal: sell}
    - {tile: BA.C, chooser: B, bids: {B: 7}}
--- stdout
options: {min_open_bid: 7}
 yes  bid         B must open with 7 or more: 7 [min_open_bid: 7]           B-56
 yes  bid         B must open with 7 or more: 7 [min_open_bid: 7]           B-56

== rules shows the numbers as a range, also where the default is neither end
$ mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: bazaars' 'defaults: {min_open_bid: 5}' >$T/r/ruleset.yaml
$ reeve rules bazaars | grep min_open_bid; reeve rules --rules $T r | grep min_open_bid
$ reeve rules --rules $T r --format json | gojq -c '.options[] | select(.name == "min_open_bid") | del(.help)'
--- stdout
  min_open_bid: 0* to 99                                                    B-56
  min_open_bid: 0 to 5* to 99                                               B-56
{"default":"5","name":"min_open_bid","range":[0,99],"rule":"B-56"}

== a ruleset narrows the numbers, and its presets keep to them
% mkdir -p $T/r $T/s && printf 'ruleset: 1\nname: r\nextends: bazaars\noptions: {%s}\n' "$option" | sed 's/REST/rule: B-56, help: what opens/' >$T/r/ruleset.yaml
% printf 'ruleset: 1\nname: s\nextends: r\ndefaults: {min_open_bid: %s}\n' "$n" >$T/s/ruleset.yaml
% reeve rules --rules $T s 2>&1 | sed -n '1p; /min_open_bid:/p'
--- rows n option
6 min_open_bid: {range: [2, 6], default: 3, REST}
    Bridges, Castles and Bazaars (s)
      min_open_bid: 2 to 6*                                                     B-56
7 min_open_bid: {range: [2, 6], default: 3, REST}
    reeve: s: s/ruleset.yaml:4:26: `7`: a number from 2 to 6; see reeve-ruleset(5)
6 min_open_bid: {range: [2, 6], default: 1, REST}
    reeve: s: s/ruleset.yaml:3:10: ruleset `r` cannot be used: r/ruleset.yaml:4:50: `1`: a number from 2 to 6; see reeve-ruleset(5). Type another ruleset, or mend this one as reeve-ruleset(5) describes.
6 min_open_bid: {range: [6, 2], default: 2, REST}
    reeve: s: s/ruleset.yaml:3:10: ruleset `r` cannot be used: r/ruleset.yaml:4:37: `2`: a number from 6 to 99; see reeve-ruleset(5). Type another ruleset, or mend this one as reeve-ruleset(5) describes.
6 min_open_bid: {range: [0, 100], default: 2, REST}
    reeve: s: s/ruleset.yaml:3:10: ruleset `r` cannot be used: r/ruleset.yaml:4:37: `100`: a number from 0 to 99; see reeve-ruleset(5). Type another ruleset, or mend this one as reeve-ruleset(5) describes.
6 min_open_bid: {range: [2], default: 2, REST}
    reeve: s: s/ruleset.yaml:3:10: ruleset `r` cannot be used: r/ruleset.yaml:4:33: `range`: the first and the last value, of an option that the program knows; see reeve-ruleset(5). Type another ruleset, or mend this one as reeve-ruleset(5) describes.
6 bazaars: {range: [0, 1], default: true, rule: B-54, help: x}
    reeve: s: s/ruleset.yaml:3:10: ruleset `r` cannot be used: r/ruleset.yaml:4:29: `0`: false or true; see reeve-ruleset(5). Type another ruleset, or mend this one as reeve-ruleset(5) describes.
99 min_open_bid: {default: '0', REST}
    Bridges, Castles and Bazaars (s)
      min_open_bid: 0 to 99*                                                    B-56

== house rules read it as a number
$ reeve check --script $T/least.lua --option min_open_bid=12 $T/game.yaml
--- file least.lua
return {
  api = 1,
  name = "least",
  summary = "Says what opens.",
  rules = {"bazaars"},
  hooks = {
    may_bid = function(game)
      local least = game:option("min_open_bid")
      return math.type(least) .. " " .. least + 1
    end,
  },
}
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 12}}
    - {tile: BA.C, chooser: R, bids: {R: 12}}
--- stderr~
house rule `least`: integer 13
--- status 1

== random games bid no less
% reeve-fast sim bazaars --games 20 --seed 3 --option min_open_bid=$n | reeve-fast check -q
% reeve-fast sim bazaars --games 20 --seed 3 --option min_open_bid=$n | grep -o 'bids: {[A-Z]: [0-9]*' | grep -o '[0-9]*$' | sort -n | sed -n '1p;$p'
--- rows n
9
    9
    11
99
    99
    101

== the schema of records has the numbers as a range
$ reeve schema bazaars | gojq -c '[.. | objects | select(has("min_open_bid")) | .min_open_bid.anyOf[0]] | unique'
--- stdout
[{"maximum":99,"minimum":0,"type":"integer"}]
