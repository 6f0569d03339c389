# Positions in which a bazaar comes next, or its tiles are being played.

== who chooses first is to move, said or not; as many tiles as players are left [B-54, B-56]
$ reeve position $T/due.yaml
$ reeve check fixtures/bazaars/bad/position-bazaar.yaml
$ . tests/cases/games.sh
$ { cat $T/due.yaml; gone bazaars BA.RCr BB.F.b BA.L BA.L; } | reeve check
--- file due.yaml
reeve: 1
rules: bazaars
options: {bridges: false}
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': crfr, '0,-1': ffff+b}
bazaar: {after: R}
--- stdout
reeve: 1
rules: bazaars
options: {bridges: false}
players: {W: Wim, B: Bea, R: Rik}
to_move: W
board:
  '0,0': BA.RCr
  '0,-1': BB.F.b
score: {W: 0, B: 0, R: 0}
bazaar: {after: R}
supply: {W: {followers: 7, castles: 3}, B: {followers: 7, castles: 3}, R: {followers: 7, castles: 3}}
fixtures/bazaars/bad/position-bazaar.yaml: position inconsistent
-: position inconsistent
--- stderr~
this bazaar is wrong: B, to the left of W, chooses first and is to move [position-bazaar, B-54]
this bazaar is wrong: 2 tiles left for 3 players
--- status 1

== the bazaar is held, then its tiles are played, then the game goes on [B-64, B-67]
$ reeve check $T/game.yaml
$ sed 's/bazaar: {after: R}/bazaar: {after: R, tiles: {W: BA.L, B: BA.RFr, R: BA.C}}/; /^- bazaar/,/chooser: B/d' $T/game.yaml |
$     tee $T/sold.yaml | reeve check
$ sed 's/W: BA.L, B/B/; /^- W: BA.L -1/d' $T/sold.yaml | reeve position --before 1 | grep -e ^to_move -e ^bazaar
$ sed 's/{W: BA.L, B: BA.RFr, R: BA.C}/{}/; s/^board/to_move: R\n&/; /^- [BR]/d' $T/sold.yaml | reeve check -q --all
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': crfr, '0,-1': ffff+b}
bazaar: {after: R}
moves:
- bazaar:
    draw: [BA.RFr, BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: W, bids: {W: 1, R: 2}, deal: buy}
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
- W: BA.L -1,-1
- B: BA.RFr 1,0
- R: BA.C/180 0,1
- W: BA.L 1,-1
--- stdout
$T/game.yaml: legal so far: 5 turns, score Wim (W) -2, Bea (B) 0, Rik (R) 2, B to move
-: legal so far: 4 turns, score Wim (W) 0, Bea (B) 0, Rik (R) 0, B to move
to_move: B
bazaar: {after: R, tiles: {B: BA.RFr, R: BA.C}}
--- stderr~
-:6:9: inconsistent: this bazaar is wrong: all tiles have been played, so it is over: leave out `bazaar`
--- status 1

== tiles are played clockwise, the active player's last unless the first buyer began; each is still to come [B-64]
% sed "s/NEXT/$next/; s/TILES/$tiles/; s/ORDER/$order/" $T/game.yaml | reeve check --format json | gojq -r '.diagnostics[]|"\(.message).\(.option)"'
--- file game.yaml
reeve: 1
rules: bazaars
options: {ORDER}
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': crfr, '0,-1': BB.F.b}
to_move: NEXT
bazaar: {after: R, tiles: {TILES}}
--- rows next|tiles|order
B|B: BA.L, R: BA.C
    the board leaves something out: without `score`, everybody had 0 points.
W|B: BA.L, R: BA.C
    this bazaar is wrong: W to move: their tiles are played clockwise, one each.
W|W: BA.L, R: BA.C
    this bazaar is wrong: W to move: their tiles are played clockwise, one each.
W|W: BA.L, B: BA.C
    this bazaar is wrong: R, whose tile led to it, plays last.bazaar_order: left_of_active
W|W: BA.L, B: BA.C|bazaar_order: first_buyer
    the board leaves something out: without `score`, everybody had 0 points.
W|W: BA.L, B: BB.F.b, R: BA.C
    this bazaar is wrong: tile BB.F.b is listed more often than it is still to come.
W|W: BB.LRFr, B: BB.LRFr, R: BA.C
    this bazaar is wrong: tile BB.LRFr is listed more often than it is still to come.

== a bazaar that waits for an extra turn is for one option only; `tiles` are of a bazaar [B-68]
% sed "s/^bazaar: .*/bazaar: $bazaar/" $T/game.yaml | reeve check 2>&1 | grep -v help
% sed "s/^bazaar: .*/bazaar: $bazaar/; s/^rules.*/&\noptions: {bazaar_builder: builder_first}/" $T/game.yaml | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': crfr, '0,-1': ffff+b}
bazaar: {after: R}
--- rows bazaar
{then: [R]}
    -: position inconsistent
    -:5:9: inconsistent: this bazaar is wrong: none waits for an extra turn: `after` says whose tile led to it [position-bazaar, B-54, bazaar_builder: bazaar_first]
          5 | bazaar: {then: [R]}
            |         ^
{tiles: {W: BA.L}}
    -: position inconsistent
    -:5:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          5 | bazaar: {tiles: {W: BA.L}}
            |         ^
    -:6:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          6 | bazaar: {tiles: {W: BA.L}}
            |         ^
{resume: W}
    -: position inconsistent
    -:5:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          5 | bazaar: {resume: W}
            |         ^
    -:6:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          6 | bazaar: {resume: W}
            |         ^
{}
    -: position inconsistent
    -:5:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          5 | bazaar: {}
            |         ^
    -:6:9: inconsistent: this bazaar is wrong: `after` says whose tile led to it [position-bazaar, B-54]
          6 | bazaar: {}
            |         ^
{after: R, then: [Q]}
    -: unreadable
    -:5:27: unreadable: there is no player `Q` [unknown-player]
          5 | bazaar: {after: R, then: [Q]}
            |                           ^
    -:6:27: unreadable: there is no player `Q` [unknown-player]
          6 | bazaar: {after: R, then: [Q]}
            |                           ^
{after: R, extra_turns: 100}
    -: unreadable
    -:5:33: unreadable: `100`: extra_turns is 0 to 99 [bad-extra]
          5 | bazaar: {after: R, extra_turns: 100}
            |                                 ^~~
    -:6:33: unreadable: `100`: extra_turns is 0 to 99 [bad-extra]
          6 | bazaar: {after: R, extra_turns: 100}
            |                                 ^~~

== every bazaar, on or waiting, was led to by a bazaar tile that lies [B-54]
% sed "s/BB.F.b/$tile/; s/^bazaar.*/bazaar: {$b}/" $T/one.yaml | reeve check 2>&1 | grep -v help
--- file one.yaml
reeve: 1
rules: bazaars
options: {bazaar_builder: builder_first}
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': BA.RCr, '0,-1': BB.F.b}
bazaar: {}
--- rows tile b
BA.L after: R
    -: position inconsistent
    -:6:9: inconsistent: this bazaar is wrong: no bazaar tile lies on the board [position-bazaar, B-54]
          6 | bazaar: {after: R}
            |         ^
BA.L after: R, tiles: {W: BA.C, B: BA.RFr, R: BA.C}
    -: position inconsistent
    -:6:9: inconsistent: this bazaar is wrong: no bazaar tile lies on the board [position-bazaar, B-54]
          6 | bazaar: {after: R, tiles: {W: BA.C, B: BA.RFr, R: BA.C}}
            |         ^
BA.L then: [R]
    -: position inconsistent
    -:6:9: inconsistent: this bazaar is wrong: no bazaar tile lies on the board [position-bazaar, B-54]
          6 | bazaar: {then: [R]}
            |         ^
BB.F.b after: R
    -: position consistent: score Wim (W) 0, Bea (B) 0, Rik (R) 0, W to move
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board: {'0,0': BA.RCr, '0,-1': BB.F.b}
            | ^~~~~
BB.F.b then: [R]
    -: position consistent: score Wim (W) 0, Bea (B) 0, Rik (R) 0, W to move
    -:5:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board: {'0,0': BA.RCr, '0,-1': BB.F.b}
            | ^~~~~
BB.F.b after: R, then: [R]
    -: position inconsistent
    -:6:9: inconsistent: this bazaar is wrong: 1 bazaar tile on the board for 2 bazaars [position-bazaar, B-54]
          6 | bazaar: {after: R, then: [R]}
            |         ^
BB.F.b then: [R, R, R]
    -: position inconsistent
    -:6:9: inconsistent: this bazaar is wrong: 1 bazaar tile on the board for 3 bazaars [position-bazaar, B-54]
          6 | bazaar: {then: [R, R, R]}
            |         ^

== without a board, and in a game without bazaars, the key is refused
$ printf 'reeve: 1\nrules: bazaars\nplayers: {W: A, B: C}\nbazaar: {after: W}\nmoves: []\n' | reeve check
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: A, B: C}\nboard: {}\nbazaar: {after: W}\n' | reeve check
$ printf 'reeve: 1\nrules: bazaars\noptions: {bazaars: false}\nplayers: {W: A, B: C}\nboard: {}\nbazaar: {after: W}\n' | reeve check
--- stdout
-: unreadable
-: unreadable
-: unreadable
--- stderr~
-:4:1: unreadable: `bazaar`: a key of positions, which have a `board` [bad-extra]
-:5:1: unreadable: unknown key `bazaar` in Carcassonne [unknown-key]
-:6:1: unreadable: unknown key `bazaar` in Bridges, Castles and Bazaars [unknown-key]
--- status 3

== scores may be below 0, unless nobody bids by the option; a house rule may do anything [B-60]
$ reeve check $T/owing.yaml
$ reeve check --option bazaar_auction=false $T/owing.yaml
$ reeve check --script bazaar-without-bidding $T/owing.yaml
--- file owing.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea}
board: {'0,0': crfr}
score: {W: -4, B: 3}
--- stdout
$T/owing.yaml: position consistent: score Wim (W) -4, Bea (B) 3, W to move
$T/owing.yaml: position inconsistent
$T/owing.yaml: position consistent: score Wim (W) -4, Bea (B) 3, W to move
--- stderr~
W cannot have -4 points [position-score, B-60]

== every position of random games is written, read and written again, and the game goes on from it as it did [B-64, B-66, B-67]
# After every entry of games of 2 to 5 players: the position that reeve writes, with the rest of the
# moves behind it, ends with the result of the game.
% o=${game%,*} p=${game#*,}
% reeve-fast sim bazaars --seed $p --players $p --option bridges=false --option $o >$T/game.yaml
% n=$(grep -c '^- ' $T/game.yaml); i=1; on=0; bad=0
% while [ $i -lt $n ]; do
%     reeve-fast position --at $i $T/game.yaml >$T/at.yaml
%     if grep -q ^bazaar: $T/at.yaml || [ $((i % 10)) = 0 ]; then
%         on=$((on + 1))
%         reeve-fast position $T/at.yaml | cmp -s - $T/at.yaml || bad=$((bad + 1))
%         { cat $T/at.yaml; echo 'moves:'; awk -v i=$i '/^moves/ {on = 1; next} /^- / {k++} on && (k > i || /^result/)' $T/game.yaml; } |
%             reeve-fast check -q || bad=$((bad + 1))
%     fi
%     i=$((i + 1))
% done
% echo "$o, $p players: $bad wrong of $([ $on -gt 20 ] && echo many)"
--- rows game
bazaar_order=first_buyer,5
    bazaar_order=first_buyer, 5 players: 0 wrong of many
bazaar_next=from_chooser,3
    bazaar_next=from_chooser, 3 players: 0 wrong of many
bazaar_auction=false,2
    bazaar_auction=false, 2 players: 0 wrong of many

== of several bazaars that wait, the one that was led to first comes first [B-66]
$ reeve position $T/game.yaml | grep -e to_move -e ^bazaar
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rik, W: Wim, B: Bea}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': BB.F.b
  '1,0': BA.LR/90
  '-1,0': BA.LR/270
  '0,1': BB.CFc.b/90
  '0,2': BB.Cccc.b/180
bazaar: {after: R, tiles: {R: BA.RFr}, then: [W, B]}
moves:
- R: BA.RFr/90 2,0
--- stdout
to_move: B
bazaar: {after: W, then: [B], resume: R}

== a bridge over every tile: more than there are, on a board that they would fill [B-1, B-7]
$ { cat $T/game.yaml; for y in $(seq 40); do echo "  '0,$y': T"; done; echo 'bridges:'
$   for y in $(seq 40); do echo "  '0,$y': ew"; done; } | reeve check -q --rules $T/rules 2>&1 | head -1
--- file rules/road/ruleset.yaml
ruleset: 1
name: road
extends: bazaars
title: A long road
start_tile: S
tiles:
  S: {look: rfrf, count: 1}
  T: {look: rfrf, count: 40}
--- file game.yaml
reeve: 1
rules: road
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': S
--- stdout
-:5:1: inconsistent: 40 bridges on the board and 0 in hand make 40, not 6 [position-standing, B-1]

== a ransom was paid in the first part of a turn, so its second part is still to come, or the tile of message 4 [T-41, M-40, ME-9]
% sed "s/WITH/$with/;s/MORE/$more/" $T/game.yaml | reeve check -q 2>&1 | sed -n 's/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [bazaars, WITH]
players: {W: Wim, B: Bea, R: Rik}
board: {'0,0': crfr, '0,-1': BB.F.b}
score: {W: 0, B: 0, R: 0}
bazaar: {after: R, MORE}
--- rows with|more
tower|second_part: true, ransomed: true
tower, messages|extra_turns: 1, ransomed: true
tower|ransomed: true
    inconsistent: this bazaar is wrong: `ransomed` needs `second_part` or `extra_turns`, by which that turn goes on [position-bazaar, B-54]
traders|second_part: true, ransomed: true
    unreadable: unknown key `ransomed` in Bridges, Castles and Bazaars + Traders and Builders [unknown-key]
