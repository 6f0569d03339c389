# What JCloisterZone asks in a turn, and what it plays otherwise. tests/run/jcz.lua follows the messages
# of random games; these are the turns in which one was missing, or one too many.

== a bridge on another tile is built where a follower is asked for, and then a pass is due; else it is refused [B-3, B-4]
$ reeve export $T/game.yaml 2>/dev/null >$T/game.jcz
$ gojq -r '.replay[-4:][] | "\(.player) \(.type)"' $T/game.jcz
$ lua5.4 tests/run/jcz.lua reeve $T/game.jcz
$ sed 's/^rules.*/&\noptions: {farmers: false}/' $T/game.yaml | reeve export -
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.Rr 2,0
  bridge: ns@1,0
--- stdout
1 PLACE_TILE
1 PLACE_TOKEN
1 PASS
1 COMMIT
--- stderr
-: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same
-:7:3: unreadable: turn 2: JCloisterZone does not build this bridge: the new tile does not need it, and nothing else is offered in this turn
--- status 3

== after a bridge on the new tile nobody passes who has no follower, large or small, in hand [B-13]
$ reeve export $T/game.yaml 2>/dev/null >$T/game.jcz
$ gojq -r '.replay[-3:][] | "\(.player) \(.type)"' $T/game.jcz
$ lua5.4 tests/run/jcz.lua reeve $T/game.jcz
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
moves:
- W: BA.L/180 0,-1 monk@c
- B: BA.RrC/180 -1,0
- W: BA.Cc+/180 0,-2 farmer@n
  bridge: ew@0,-1
- B: BA.RCr 1,-1 highwayman@e
- W: BA.Cccc+ 0,-3 knight@n
- B: BA.CccG/270 0,1 farmer@e
- W: BA.Rr -2,0
- B: BA.RFr -2,1 farmer@n
- W: BA.Rr/90 -1,-2 farmer@nw
- B: BA.CcRr -3,1 highwayman@e
- W: BA.CFc+/90 -3,2 farmer@w
- B: BA.CcRr -4,2 knight@n
  bridge: ew@-3,2
- W: BA.Ccc/270 -4,3 farmer@e
- B: BA.RFrG/180 -2,2 highwayman@e
- W: BA.CcG/90 -5,2
- B: BA.CccR+/90 -4,4 highwayman@w
- W: BA.CcRr+/180 -5,3 highwayman@n
- B: BA.Rr/90 -2,3
- W: BA.CccR/90 1,0
- B: BB.CFR!G -2,-2
  bridge: ns
--- stdout
1 PLACE_TILE
1 PLACE_TOKEN
1 COMMIT

== a castle is offered to whoever holds a small city with a large follower, too [B-22, K-34]
$ reeve export $T/game.yaml 2>/dev/null >$T/game.jcz
$ gojq -r '.replay[] | "\(.player) \(.type)"' $T/game.jcz
$ lua5.4 tests/run/jcz.lua reeve $T/game.jcz
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1 big:knight
--- stdout
0 PLACE_TILE
0 DEPLOY_MEEPLE
0 PASS
0 COMMIT

== that a castle scores more there than its owner chose is noted with the points [B-42]
$ reeve export $T/game.yaml >$T/game.jcz
$ sed "s/road@1,1.s/road@0,0.w/" $T/game.yaml | reeve export - >$T/best.jcz
--- file game.yaml
reeve: 1
rules: bazaars
options: {bazaar_next: from_chooser}
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1 knight
  castle: {W: 'city@0,0.n'}
- B: BA.RRR -1,0
- W: BA.LR 1,1
- B: BA.RRRR 1,0
  fief: {W: 'road@1,1.s'}
--- stdout
--- stderr
$T/game.yaml:10:3: note: turn 4: `fief` is left out: in JCloisterZone a castle scores what gives the most; there W has 1 more
-:10:3: note: turn 4: `fief` is left out: in JCloisterZone a castle scores what gives the most, as here

== a builder on what is completed comes home at once, so that he is left out [M-23]
$ reeve export $T/game.yaml >$T/game.jcz
$ gojq -r '.replay[-3:][] | "\(.player) \(.type)"' $T/game.jcz
--- file game.yaml
reeve: 1
rules: traders
options: {double_turn: must}
players: {W: Anna, B: Bert}
moves:
- W: BA.RRRR 1,0 highwayman@w
- B: BA.L 0,-1
- W: BA.RRR -1,0 builder@e
--- stdout
0 PLACE_TILE
0 PASS
0 COMMIT
--- stderr
$T/game.yaml:8:3: note: turn 3: the builder, who comes home at once, is left out: JCloisterZone places none on what is completed
$T/game.yaml: note: JCloisterZone plays `builder_on_completed: false`; until here the game is the same

== what a castle asks for is noted only where castles are played [PD-68]
% printf 'reeve: 1\nrules: [%s]\noptions: {edition: 1}\nplayers: {A: Ann, B: Ben}\nmoves:\n- A: BA.L 0,-1\n' "$rules" | reeve export - 2>&1 >/dev/null
--- rows rules|none
dragon|
dragon, bazaars|
    -: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same
    -: note: JCloisterZone plays `fairy_castle: true`; until here the game is the same

== where other players choose in JCloisterZone, tiles are sold by them if the result is the same [B-62]
$ reeve export $T/game.yaml >$T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | sed -n '/lots/,/^- B/p'
$ reeve import $T/game.jcz 2>/dev/null | reeve score - | tail -n 1
$ reeve score $T/game.yaml | tail -n 1
$ lua5.4 tests/run/jcz.lua reeve $T/game.jcz
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert, R: Carl}
moves:
- W: BB.CFR.b/180 0,1
- bazaar:
    draw: [BA.L, BA.RFr, BA.Rr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, R: pass, W: 2}, deal: sell}
    - {tile: BA.L, chooser: B, bids: {B: 1, R: 3}, deal: buy}
- B: BA.L 0,-1
- R: BA.Rr 1,0
- W: BA.RFr -1,0
--- stdout
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, C: pass, A: 2}, deal: sell}
    - {tile: BA.L, chooser: C, bids: {C: 0, B: 3}, deal: sell}
- B: BA.L 0,-1
score after turn 5, B to move, 79 tiles to come: Anna (A) -2, Bert (B) -1, Carl (C) 3
score after turn 5, B to move, 79 tiles to come: Anna (W) -2, Bert (B) -1, Carl (R) 3
--- stderr
$T/game.yaml:6:3: note: turn 2: in JCloisterZone the players choose in another order: the tiles are sold to the same players for the same points, but with other bids
$T/game.yaml: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same

== … and a tile that was set aside while they were drawn is none of them [PD-17]
% sed "s/DRAW/$draw/" $T/game.yaml | reeve export - 2>/dev/null >$T/game.jcz; reeve import $T/game.jcz 2>/dev/null | grep -E 'draw|lots|tile'
--- file game.yaml
reeve: 1
rules: [bazaars, dragon]
players: {W: Anna, B: Bert, R: Carl}
moves:
- W: BB.CFR.b/180 0,1
- bazaar:
    draw: [DRAW]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, R: pass, W: 2}, deal: sell}
    - {tile: BA.L, chooser: B, bids: {B: 0, R: pass}}
- B: BA.L 0,-1
- R: BA.Rr 1,0
- W: BA.RFr -1,0
--- rows draw|
BA.L, BA.RFr, BA.Rr, DG.RFr.d
        draw: [BA.L, BA.RFr, BA.Rr]
        lots:
        - {tile: BA.RFr, chooser: B, bids: {B: 0, C: pass, A: 2}, deal: sell}
        - {tile: BA.Rr, chooser: C, bids: {C: 0, B: pass}}
DG.RFr.d, BA.L, BA.RFr, BA.Rr
        draw: [BA.L, BA.RFr, BA.Rr]
        lots:
        - {tile: BA.RFr, chooser: B, bids: {B: 0, C: pass, A: 2}, deal: sell}
        - {tile: BA.Rr, chooser: C, bids: {C: 0, B: pass}}

== an auction that cannot end so there is refused by its turn [B-62]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert, R: Carl}
moves:
- W: BB.CFR.b/180 0,1
- bazaar:
    draw: [BA.L, BA.RFr, BA.Rr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, R: pass, W: 2}, deal: sell}
    - {tile: BA.L, chooser: B, bids: {B: 1, R: pass}}
--- stdout
--- stderr
$T/game.yaml:6:3: unreadable: turn 2: JCloisterZone plays `bazaar_next: from_chooser`: R chooses this tile, not B: R is the next without a tile, clockwise from B, who chose last
--- status 3

== an option that is not there is refused by the first turn by which the game differs, or by its line
$ reeve sim river+bazaars+traders --seed 2 --policy greedy >$T/mixed.yaml; sed -n 150p $T/mixed.yaml; reeve export $T/mixed.yaml
$ reeve sim carcassonne --option farm_scoring=second --seed 3 >$T/field.yaml; reeve export $T/field.yaml
--- stdout
- B: BA.Rr/90 8,1 highwayman@n
--- stderr
$T/mixed.yaml:150:3: unreadable: turn 124: JCloisterZone does not have the option `start_tile: out`; it plays `mixed`: a bazaar comes before this turn: B laid a bazaar tile
$T/field.yaml:4:10: unreadable: JCloisterZone does not have the option `farm_scoring: second`; it plays `third`: the final scores differ
--- status 3

== rulesets that are joined with + are sets of tiles as those in a list are
$ reeve export $T/joined.yaml | gojq -c .setup.sets
$ reeve export $T/listed.yaml | gojq -c .setup.sets
--- file joined.yaml
reeve: 1
rules: king+cult
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
--- file listed.yaml
reeve: 1
rules: [inns, king+traders]
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
--- stdout
{"basic:2":1,"cult/5":1,"king-and-robber:2":1}
{"basic:2":1,"inns-and-cathedrals:2":1,"king-and-robber:2":1,"traders-and-builders:2":1}
--- stderr
$T/listed.yaml: note: JCloisterZone plays `double_turn: must`; until here the game is the same
$T/listed.yaml: note: JCloisterZone plays `builder_on_completed: false`; until here the game is the same
