# When there is a bazaar, and the turns in which its tiles are played: B-53 … B-55, B-64 … B-70.

== after the turn of a bazaar tile there is one, whatever that turn did; nobody stands on it [B-53, B-54]
$ reeve check fixtures/bazaars/bad/bazaar-due.yaml
$ sed 's/BB.F.b 0,-1/BB.F.b 0,-1 monk/; 7d' fixtures/bazaars/bad/bazaar-due.yaml | reeve check -q
$ sed 's/BB.F.b 0,-1/BB.CFR.b\/180 0,1 knight/; 7d' fixtures/bazaars/bad/bazaar-due.yaml | reeve check
$ sed 's/BB.F.b 0,-1/BB.CFR.b\/180 0,1 knight/; 7d' fixtures/bazaars/bad/bazaar-due.yaml | reeve why - 1 | grep bazaar
--- stdout
fixtures/bazaars/bad/bazaar-due.yaml: illegal: turn 2; after 1 turn, score White (W) 0, Black (B) 0, Red (R) 0
-: legal so far: 1 turn, score White (W) 4, Black (B) 0, Red (R) 0, B to move
      bazaar      a bazaar tile lies: a bazaar follows                      B-54
--- stderr~
illegal: a bazaar comes before this turn: W laid a bazaar tile [bazaar-due, B-54]
-:6:18: illegal: tile BB.F.b has no place for a monk

== without bazaars a bazaar tile is a tile like any other, and an entry is refused [B-54]
$ reeve check --option bazaars=false fixtures/bazaars/bad/bazaar-due.yaml
$ reeve check --option bazaars=false fixtures/bazaars/example-auction.yaml
--- stdout
fixtures/bazaars/bad/bazaar-due.yaml: legal so far: 2 turns, score White (W) 0, Black (B) 0, Red (R) 0, R to move
fixtures/bazaars/example-auction.yaml: unreadable
--- stderr~
fixtures/bazaars/example-auction.yaml:10:3: unreadable: unknown key `bazaar` in Bridges, Castles and Bazaars [unknown-key]
this game has no bazaars
--- status 3

== it is skipped when fewer tiles are left than players; with as many it takes place, and all of them are played [B-54]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone bazaars BA.RCr BB.F.b BA.RFr BA.L)/" $T/two >$T/two.yaml
$ reeve check $T/two.yaml
$ reeve why $T/two.yaml 1 | grep bazaar
$ sed 's/^- W: BA.RFr/- bazaar: {draw: [BA.L, BA.RFr], lots: [{tile: BA.L, chooser: W, bids: {W: 1}}]}\n&/' $T/two.yaml | reeve check
$ sed "s/^discards.*/$(gone bazaars BA.RCr BB.F.b BA.RFr BA.L BA.C)/" $T/three >$T/three.yaml
$ reeve check $T/three.yaml
$ sed '$d' $T/three.yaml | reeve check
--- file two
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: R
board: {'0,0': BA.RCr}
discards: all others
moves:
- R: BB.F.b 0,-1
- W: BA.RFr 1,0
- B: BA.L -1,-1
result: {W: 0, B: 0, R: 0}
--- file three
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: R
board: {'0,0': BA.RCr}
discards: all others
moves:
- R: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.RFr, BA.C]
    lots:
    - {tile: BA.L, chooser: W, bids: {W: 0}}
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
- W: BA.L -1,-1
- B: BA.RFr 1,0
- R: BA.C/180 0,1
--- stdout
$T/two.yaml: legal: 3 turns, final score Wim (W) 0, Bea (B) 0, Rik (R) 0
      bazaar      no bazaar follows: 2 tiles are left for 3 players         B-54
-: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
$T/three.yaml: legal: 5 turns, final score Wim (W) 0, Bea (B) 0, Rik (R) 0
-: legal so far: 4 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, R to move
--- stderr~
no bazaar here: only 2 tiles are left for 3 players [no-bazaar, B-54]

== a bazaar tile that is put aside leads to none [B-55]
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
to_move: W
board:
  '0,0': BA.RCr
  '1,0': BA.LR/90
  '-1,0': BA.LR/270
  '0,1': BA.C/180
moves:
- W: BA.L 0,-1
  discard: [BB.Cccc.b]
- B: BA.L 1,-1
--- stdout
$T/game.yaml: legal so far: 2 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, R to move

== the tiles are played from the left of the active player on, or from the first buyer on [B-64]
$ reeve check $T/game.yaml
$ reeve check --option bazaar_order=first_buyer $T/game.yaml
$ sed 's/bazaars$/bazaars-zmg/' $T/game.yaml | reeve check -q
$ sed 's/bazaars$/bazaars-hig/' $T/game.yaml | reeve check
$ sed '/^- B: BA.C/d; $a- B: BA.C/180 0,1' $T/game.yaml | sed '/^- B: BA.L/d' | tee $T/buyer.yaml | tail -n 3
$ reeve check --option bazaar_order=first_buyer $T/buyer.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0, R: 1}, deal: sell}
    - {tile: BA.RFr, chooser: W, bids: {W: 0}}
- B: BA.C/180 0,1
- R: BA.L -1,-1
- W: BA.RFr 1,0
- B: BA.L -2,-1
--- stdout
$T/game.yaml: legal so far: 6 turns, score Wim (W) 0, Bea (B) 1, Rik (R) -1, R to move
$T/game.yaml: illegal: turn 3; after 2 turns, score Wim (W) 0, Bea (B) 1, Rik (R) -1
-: legal so far: 6 turns, score Wim (W) 0, Bea (B) 1, Rik (R) -1, R to move
- R: BA.L -1,-1
- W: BA.RFr 1,0
- B: BA.C/180 0,1
$T/buyer.yaml: legal so far: 5 turns, score Wim (W) 0, Bea (B) 1, Rik (R) -1, B to move
--- stderr~
illegal: it is R's turn, not B's
-:11:3: illegal: it is R's turn, not B's

== who plays has no other tile than the one he got; it is a full turn [B-64, B-65]
$ reeve check fixtures/bazaars/bad/not-bought.yaml
$ reeve why fixtures/bazaars/bad/not-bought.yaml 3 | grep 'from the bazaar'
$ sed 's/- B: BA.C.*/- B: BA.L 1,-1 monk/' fixtures/bazaars/bad/not-bought.yaml | reeve check
--- stdout~
fixtures/bazaars/bad/not-bought.yaml: illegal: turn 3
  no  tile        B plays tile BA.L from the bazaar, not tile BA.C          B-64
-: legal so far: 3 turns, score White (W) 0, Black (B) -3, Red (R) 3, R to move
--- stderr~
B plays tile BA.L from the bazaar, not tile BA.C [not-bought, B-64]

== a bought bazaar tile leads to no other bazaar, one drawn later does [B-66, B-67]
$ reeve check $T/game.yaml
$ reeve why $T/game.yaml 3 | grep -w bazaar
$ reeve why $T/game.yaml 6 | grep -w bazaar
$ sed 's/^- B: BB.R.bi.*/- B: BA.RFr 2,0/' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BB.CFR.b, BA.L, BA.RFr]
    lots:
    - {tile: BB.CFR.b, chooser: B, bids: {B: 0}}
    - {tile: BA.L, chooser: R, bids: {R: 0}}
- B: BB.CFR.b/180 0,1
- R: BA.L -1,-1
- W: BA.RFr 1,0
- B: BB.R.bi/90 2,0            # it is the turn of the player to the left of W
- bazaar:
    draw: [BA.L, BA.L, BA.RFr]
    lots:
    - {tile: BA.L, chooser: R, bids: {R: 0}}
    - {tile: BA.L, chooser: W, bids: {W: 0}}
- R: BA.L -2,-1
- W: BA.L -3,-1
- B: BA.RFr -1,0
- R: BA.L -4,-1
--- stdout
$T/game.yaml: legal so far: 11 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, W to move
 yes  tile        B plays tile BB.CFR.b from the bazaar                     B-64
      bazaar      the bazaar tile is from a bazaar: no other follows        B-66
      bazaar      a bazaar tile lies: a bazaar follows                      B-54
--- stderr~
there is no bazaar here: the tile laid before has none
--- status 1

== a bought tile without a place is put aside and another drawn; if that is a bazaar, another one follows when all have played [B-66, B-67, B-70]
$ reeve check $T/game.yaml
% reeve position --at $n $T/game.yaml | grep -e ^bazaar -e ^to_move
$ sed 's/discard: \[BA.RRRR\]/discard: [BA.RRRR, BA.RRR]/' $T/game.yaml | reeve check -q
$ sed 's/^- W: BB.CFc.b\/90 0,1/- W: BA.L 0,-2/; /discard/d' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rik, W: Wim, B: Bea}
board:
  '0,0': BA.RCr
  '1,0': BA.LR/90
  '-1,0': BA.LR/270
moves:
- R: BB.F.b 0,-1
- bazaar:
    draw: [BA.RRRR, BA.L, BA.RFr]
    lots:
    - {tile: BA.RRRR, chooser: W, bids: {W: 0}}
    - {tile: BA.L, chooser: B, bids: {B: 0}}
- W: BB.CFc.b/90 0,1              # drawn instead of the crossing
  discard: [BA.RRRR]
- B: BA.L -1,-1
- R: BA.RFr/90 2,0
- bazaar:                         # that of Wim
    draw: [BA.C, BA.L, BA.L]
    lots:
    - {tile: BA.C, chooser: B, bids: {B: 0}}
    - {tile: BA.L, chooser: R, bids: {R: 0}}
- B: BA.C/180 0,2
- R: BA.L -2,-1
- W: BA.L -3,-1
- W: BA.RFr/90 2,-1                # the game goes on to the left of Rik
--- rows n
4
    to_move: R
    bazaar: {after: R, tiles: {R: BA.RFr}, then: [W]}
5
    to_move: B
    bazaar: {after: W, resume: R}
7
    to_move: R
    bazaar: {after: W, tiles: {R: BA.L, W: BA.L}, resume: R}
--- stdout
$T/game.yaml: legal so far: 10 turns, score Rik (R) 0, Wim (W) 0, Bea (B) 0, B to move
--- stderr~
tile BA.RRR may not be discarded: it can be laid as
W plays tile BA.RRRR from the bazaar, not tile BA.L
--- status 1

== what another player has in hand is not drawn instead; where nothing is left the turn is none, in the middle of the round, too [B-65, B-70]
$ reeve check $T/game.yaml
$ { sed 's/^- W: BB.*/- W: none/' $T/game.yaml; echo '- R: BA.RFr/90 2,0'; } | tee $T/none.yaml | reeve check -q
$ . tests/cases/games.sh
$ sed "s/^moves/$(gone bazaars BA.RCr BA.LR BA.LR BB.F.b BA.RRRR BB.LCFc BA.RFr)\n&/" $T/none.yaml | reeve check
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rik, W: Wim, B: Bea}
board:
  '0,0': BA.RCr
  '1,0': BA.LR/90
  '-1,0': BA.LR/270
moves:
- R: BB.F.b 0,-1
- bazaar:
    draw: [BA.RRRR, BB.LCFc, BA.RFr]
    lots:
    - {tile: BA.RRRR, chooser: W, bids: {W: 0}}
    - {tile: BB.LCFc, chooser: B, bids: {B: 0}}
- W: BB.LCFc/90 0,1
  discard: [BA.RRRR]
- B: BB.LCFc/90 0,1
--- stdout
$T/game.yaml: illegal: turn 3; after 2 turns, score Rik (R) 0, Wim (W) 0, Bea (B) 0
-: legal: 5 turns, final score Rik (R) 0, Wim (W) 0, Bea (B) 0
--- stderr~
$T/game.yaml:15:6: illegal: tile BB.LCFc/90 is in another player's hand [tile-used, K-3]
-:15:6: illegal: `none` is allowed only when the stack is empty: 77 tiles still to come

== a double turn: the bazaar comes before its second part, or behind it with tiles put aside [B-68]
# A house rule that gives another turn for a bazaar in a field.
$ reeve check --script $T/twice.lua $T/game.yaml
$ reeve position --script $T/twice.lua --at 1 $T/game.yaml | grep -e ^bazaar -e ^to_move -e ^extra
$ reeve position --script $T/twice.lua --at 4 $T/game.yaml | grep -e ^bazaar -e ^to_move -e ^extra
$ sed -n '/^- W: BA.L/!p' $T/game.yaml | sed 's/^- W: BB.F.b 0,-1/&\n- W: BA.L 1,-1/' >$T/behind.yaml
$ reeve check --script $T/twice.lua --option bazaar_builder=builder_first $T/behind.yaml
$ reeve position --script $T/twice.lua --option bazaar_builder=builder_first --at 1 $T/behind.yaml |
$     tee $T/between.yaml | grep -e ^bazaar -e ^to_move -e ^extra
$ reeve position --option bazaar_builder=builder_first $T/between.yaml | cmp - $T/between.yaml
$ reeve check --script $T/twice.lua $T/behind.yaml
--- file twice.lua
return {api = 1, name = "twice", summary = "A bazaar in a field gives another turn.", rules = {"bazaars"}, hooks = {
  turn_ending = function(game, turn)
    if turn:tile() and turn:tile():id() == "BB.F.b" then game:add_turn() end
  end,
}}
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: R, bids: {R: 0}}
- B: BA.L -1,-1
- R: BA.C/180 0,1
- W: BA.RFr 1,0
- W: BA.L 1,-1
- B: BA.L -2,-1
--- stdout
$T/game.yaml: legal so far: 7 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, R to move
to_move: B
bazaar: {after: W, extra_turns: 1}
to_move: W
bazaar: {after: W, tiles: {W: BA.RFr}, extra_turns: 1}
$T/behind.yaml: legal so far: 7 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, R to move
to_move: W
bazaar: {then: [W]}
$T/behind.yaml: illegal: turn 2; after 1 turn, score Wim (W) 0, Bea (B) 0, Rik (R) 0
--- stderr~
a bazaar comes before this turn: W laid a bazaar tile [bazaar-due, B-54]
with bazaar_builder=builder_first: legal
--- status 1

== who has played his tile too early is passed over: next is the one to the left who still has one [B-64, B-65]
# Wim plays before Rik. To his left sits Bea, who has played hers, so Rik is next; then Bea, to the left of
# Wim, who laid the bazaar tile (B-67).
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C, BA.RFr]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 0}}
    - {tile: BA.C, chooser: R, bids: {R: 0}}
- B: BA.L -1,-1
- W: BA.RFr 1,0
- R: BA.C/180 0,1
- B: BA.RFr 2,0
--- stdout
$T/game.yaml: illegal: turn 4; after 6 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0
--- stderr
$T/game.yaml:12:3: illegal: it is R's turn, not W's [not-your-turn, K-7]
     12 | - W: BA.RFr 1,0
        |   ^
  help: Type `- R:` instead of `- W:`, or add the missing turn of R.
--- status 1

== tiles put aside for a bazaar are not left for another one [B-54, B-68]
# Wim's second turn lays a bazaar tile, too: 5 tiles are to come, of which 3 lie face down for the first.
$ reeve why --script $T/twice.lua --rules $T $T/game.yaml 2 | grep bazaar
$ reeve position --script $T/twice.lua --rules $T --at 2 $T/game.yaml | grep ^bazaar
$ reeve position --script $T/twice.lua --rules $T $T/game.yaml | grep ^bazaar
--- file few/ruleset.yaml
ruleset: 1
name: few
extends: bazaars
title: Few tiles
tiles:
  plain: {look: ffff, count: 6}
  market: {look: 'ffff+b', count: 2}
start_tile: plain
--- file twice.lua
return {api = 1, name = "twice", summary = "A bazaar gives another turn.", rules = {"few"}, hooks = {
  turn_ending = function(game, turn)
    if turn:tile() and turn:tile():id() == "market" then game:add_turn() end
  end,
}}
--- file game.yaml
reeve: 1
rules: few
options: {bazaar_builder: builder_first}
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: market 1,0
- W: market 2,0
- W: plain 3,0
--- stdout
      bazaar      no bazaar follows: 2 tiles are left for 3 players         B-54
with bazaar_builder=bazaar_first: illegal
bazaar: {then: [W]}
bazaar: {after: W}

== it is said how many tiles are left when no bazaar is held, were it one [B-54]
# One of the plain tiles is the start tile.
% sed "s/COUNT/$n/" $T/ruleset.yaml >$T/few/ruleset.yaml
% reeve check --rules $T $T/game.yaml 2>&1 | grep -o 'no bazaar here.*'
--- file few/ruleset.yaml
--- file ruleset.yaml
ruleset: 1
name: few
extends: bazaars
title: Few tiles
tiles:
  plain: {look: ffff, count: COUNT}
  market: {look: 'ffff+b', count: 1}
start_tile: plain
--- file game.yaml
reeve: 1
rules: few
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: market 1,0
- bazaar:
    draw: [plain, plain, plain]
    lots:
    - {tile: plain, chooser: B, bids: {B: 0}}
    - {tile: plain, chooser: R, bids: {R: 0}}
--- rows n
2
    no bazaar here: only 1 tile is left for 3 players [no-bazaar, B-54]
3
    no bazaar here: only 2 tiles are left for 3 players [no-bazaar, B-54]

== who holds a tile whose copy another plays as one that looks alike has another: odds, the position and games that go on [B-65]
$ reeve position $T/game.yaml | grep bazaar
$ reeve position $T/game.yaml | reeve check -
$ reeve sim --games 5 $T/game.yaml | reeve check -q - && echo legal
$ reeve odds --at 2 --games 1 $T/game.yaml | head -1
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
moves:
- W: BB.F.b/90 0,-1
- bazaar:
    draw: [BA.CG, BA.C]
    lots:
    - {tile: BA.C, chooser: B, bids: {B: 0, W: 3}, deal: buy}
- B: BA.CG/180 0,1
--- stdout
rules: bazaars
bazaar: {after: W, tiles: {W: BA.C}}
-: position consistent: score White (W) 3, Black (B) -3, W to move
legal
82 tiles left; 1 game played from here, policy greedy; 95 % intervals

== what a turn allows once is known in its second part when turns of a bazaar lie between, behind a position, too [M-40, ME-17, T-41, B-65]
% . tests/cases/games.sh; sed "s/BOX/$box/;s/KEY/$key/" $T/game.yaml >$T/a.yaml; (reeve position --at 3 $T/a.yaml; echo moves:; sed -n '/BA.L 0,-1/,$p' $T/a.yaml) >$T/b.yaml; for f in a b; do verdict $T/$f.yaml; reeve position $T/$f.yaml 2>/dev/null | grep -o 'm1: .'; done
--- file game.yaml
reeve: 1
rules: [bazaars, traders, BOX]
players: {R: Rosa, B: Ben}
board:
  '0,0': [BA.RCr, R:knight@n]
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '1,-1': BA.L
  '2,-1': BA.L
  '3,-1': BA.L
  '4,-1': BA.LR
  '4,0': [BA.C/270, R:knight@w]
moves:
- R: BB.CFR.b/90 3,0
  KEY
- bazaar:
    draw: [BA.Rr, BA.L]
    lots:
    - {tile: BA.Rr, chooser: B, bids: {B: 0, R: pass}}
- B: BA.Rr/180 -1,0
- R: BA.L 0,-1
- R: BA.C/180 0,1
  KEY
--- rows box|key
tower]\nprisoners: {B: [R, R]}\nscore: {R: 10}\n#|ransom: B
    illegal: R has bought a follower back in this turn already [ransom-twice, T-41]
    illegal: R has bought a follower back in this turn already [ransom-twice, T-41]
messages]\noptions: {message_round: turn}\n#|messenger: R
    score Rosa (R) 8, Ben (B) 0, B to move
    m1: 8
    score Rosa (R) 8, Ben (B) 0, B to move
    m1: 8
