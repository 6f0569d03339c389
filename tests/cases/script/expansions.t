# The house rules for Carcassonne and The Tower that come with reeve, each in the game of its name in
# fixtures/carcassonne or fixtures/tower: what it does there, and what is so without it.

== every script for The Tower is listed, and has a game in which it is in force
$ for s in $(reeve rules tower --format json | gojq -r '.scripts[]'); do
$     f=$(ls fixtures/tower/$s.yaml fixtures/carcassonne/$s.yaml fixtures/castle/$s.yaml 2>/dev/null | head -n 1)
$     grep -qx "scripts: \[$s\]" $f || echo "$s: no game"
$     reeve check $f
$ done
--- stdout
fixtures/castle/longest-path-bonus.yaml: legal: 9 turns, final score Nora (W) 89, Piet (B) 85
fixtures/tower/no-capture-across-gaps.yaml: legal so far: 8 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, R to move
fixtures/carcassonne/no-enclosed-holes.yaml: legal so far: 7 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, B to move
fixtures/tower/no-ransom.yaml: legal so far: 7 turns, score Mieke (W) 3, Joost (B) 0, Hanna (R) 0, B to move
fixtures/tower/no-surprises.yaml: legal so far: 4 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, B to move
fixtures/castle/tie-shares-points.yaml: legal so far: 28 turns, score Rosa (W) 24, Emil (B) 33, W to move
fixtures/tower/tower-distance.yaml: legal so far: 5 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, Sem (G) 0, B to move

== the first piece of a tower reaches its own tile only; by the rules the tile beside it, too [T-14, T-50]
$ sed "s/'W:knight@0,-1'/'B:monk@1,-1'/; /^- W: BA/,\$d" fixtures/tower/no-surprises.yaml >$T/early.yaml
$ reeve check -q $T/early.yaml
$ echo $?
$ sed 's/^scripts.*/options: {range_offset: -1}/' $T/early.yaml | reeve check -q
$ echo $?
$ sed '/^scripts/d' $T/early.yaml | reeve check
$ sed 's/^scripts.*/options: {range_offset: -1}/' fixtures/tower/no-surprises.yaml | reeve check
--- stdout
1
1
-: legal so far: 3 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, W to move
-: legal so far: 4 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, B to move
--- stderr~
$T/early.yaml:13:13: illegal: the tower at 0,-1 reaches 0 steps (no-surprises makes it 0) towards 1,-1, which is 1 step away [out-of-range, T-14]
-:13:13: illegal: the tower at 0,-1 reaches 0 steps towards 1,-1, which is 1 step away [out-of-range, T-50, range_offset: -1]

== a tower of two pieces reaches across a corner, one of one piece does not [T-17, T-51]
# tower-distance
$ sed "/^- G/{n;s/\$/\n  capture: 'R:monk@1,-2'/}; /^- W: BA/,\$d" fixtures/tower/tower-distance.yaml >$T/early.yaml
$ sed 's/^scripts.*/options: {range_metric: manhattan}/' fixtures/tower/tower-distance.yaml | reeve check
% sed "s/^scripts.*/$how/" $T/early.yaml | reeve check -q 2>&1 | grep illegal
--- rows how
scripts: [tower-distance]
    -:13:13: illegal: the tower at 0,-1 reaches 1 step (tower-distance makes it 1) towards 1,-2, which is 2 steps away [out-of-range, T-17]
options: {range_metric: manhattan}
    -:13:13: illegal: the tower at 0,-1 reaches 1 step towards 1,-2, which is 2 steps away [out-of-range, T-51, range_metric: manhattan]
--- stdout
-: legal so far: 5 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, Sem (G) 0, B to move

== by the rules neither does [T-17]
$ sed '/^scripts/d' fixtures/tower/tower-distance.yaml | reeve check -q
--- stderr~
-:14:13: illegal: the tower at 0,-1 reaches no tile towards 1,-2, which is not in its row or column [out-of-range, T-17, range_metric: cross]
--- status 1

== with no-surprises, too, it takes a piece more, whichever is named first [T-50, T-51]
% sed "s/^scripts.*/scripts: [$both]/" fixtures/tower/tower-distance.yaml >$T/two.yaml; reeve check -q $T/two.yaml 2>&1 | grep illegal
% { sed '$d' $T/two.yaml; printf -- "- B: BA.RFr 3,0\n  tower: 0,-1\n  capture: 'R:monk@1,-2'\n"; } | reeve check
--- rows both
tower-distance, no-surprises
    $T/two.yaml:15:13: illegal: the tower at 0,-1 reaches 1 step (tower-distance makes it 2; no-surprises makes it 1) towards 1,-2, which is 2 steps away [out-of-range, T-14]
    -: legal so far: 6 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, Sem (G) 0, R to move
no-surprises, tower-distance
    $T/two.yaml:15:13: illegal: the tower at 0,-1 reaches 1 step (no-surprises makes it -1; tower-distance makes it 1) towards 1,-2, which is 2 steps away [out-of-range, T-17]
    -: legal so far: 6 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, Sem (G) 0, R to move

== a house rule that leaves a tower less than no reach is told as no reach [T-50]
$ sed "/^- G/{n;s/\$/\n  capture: 'R:monk@1,-2'/}; /^- W: BA/,\$d; s/^scripts.*/scripts: [no-surprises]/" fixtures/tower/tower-distance.yaml |
$     reeve check -q
--- stderr~
-:13:13: illegal: the tower at 0,-1 reaches no tile towards 1,-2, which is not in its row or column
--- status 1

== a gap ends the reach of a tower until it is filled; by the rules it does not matter [T-15, T-48]
# no-capture-across-gaps
$ sed "/^- R: BA.RFr 2,0/{n;s/\$/\n  capture: 'W:monk@-2,-1'/}; /^# He/,\$d" fixtures/tower/no-capture-across-gaps.yaml >$T/early.yaml
% sed "s/^scripts.*/$how/" $T/early.yaml | reeve check -q 2>&1 | grep illegal
% sed "s/^scripts.*/$how/" fixtures/tower/no-capture-across-gaps.yaml | reeve check
$ sed '/^scripts/d' $T/early.yaml | reeve check
--- rows how
scripts: [no-capture-across-gaps]
    -:16:13: illegal: the tower at 0,-1 reaches 0 steps (no-capture-across-gaps makes it 0) towards -2,-1, which is 2 steps away [out-of-range, T-15]
    -: legal so far: 8 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, R to move
options: {gap_blocks: true}
    -:16:13: illegal: the tower at 0,-1 reaches 0 steps towards -2,-1, which is 2 steps away, across a gap [out-of-range, T-48, gap_blocks: true]
    -: legal so far: 8 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, R to move
--- stdout
-: legal so far: 6 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, W to move

== why names the script by which a tower reaches what it does [T-50, T-51]
$ reeve why fixtures/tower/tower-distance.yaml 5
$ reeve why fixtures/tower/no-surprises.yaml 4
--- stdout~
 yes  capture     the tower, now 2 pieces high, reaches 2 steps
                  (tower-distance makes it 2) towards 1,-2: 2 steps away    T-17
 yes  capture     the tower, now 2 pieces high, reaches 1 step
                  (no-surprises makes it 1) towards 1,-1: 1 step to the

== nobody is bought back, and the exchange still sets both free [T-37, T-40, T-49]
# no-ransom
$ reeve position --at 6 fixtures/tower/no-ransom.yaml | grep -e prisoners
$ reeve position fixtures/tower/no-ransom.yaml | grep -e prisoners -e '^supply'
$ sed "s/^- W: TO.L.*/&\n  ransom: B/; /B:knight/d" fixtures/tower/no-ransom.yaml >$T/paid.yaml
$ reeve check -q $T/paid.yaml
$ sed 's/^scripts.*/options: {ransom: false}/' $T/paid.yaml | reeve check -q
$ sed '/^scripts/d' $T/paid.yaml | reeve check
--- stdout
prisoners: {B: [W]}
supply: {W: {followers: 7, towers: 8}, B: {followers: 7, towers: 8}, R: {followers: 7, towers: 9}}
-: legal so far: 7 turns, score Mieke (W) 0, Joost (B) 3, Hanna (R) 0, B to move
--- stderr~
$T/paid.yaml:19:11: illegal: house rule `no-ransom`: prisoners are not bought back
-:19:11: illegal: no ransom may be paid in this game

== no tile closes the way out of an empty space; by the rules any may [K-13]
# no-enclosed-holes: 0,-1 alone would be closed, or it and the cell beside it.
$ f=fixtures/carcassonne/no-enclosed-holes.yaml
% (cat $f; echo "- B: BA.L $cell") | reeve check -q 2>&1 | grep illegal
% (sed '/^scripts/d' $f; echo "- B: BA.L $cell") | reeve check
--- rows cell
-1,-1
    -:16:11: illegal: house rule `no-enclosed-holes`: it would enclose an empty space [house-rule, K-13]
    -: legal so far: 8 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, R to move
-1,-2
    -:16:11: illegal: house rule `no-enclosed-holes`: it would enclose an empty space [house-rule, K-13]
    -: legal so far: 8 turns, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, R to move

== what could be laid leaves out those two places [K-13]
$ f=fixtures/carcassonne/no-enclosed-holes.yaml
$ reeve legal --tile BA.L --format tsv $f | cut -f 2 | sort -u >$T/ruled
$ sed '/^scripts/d' $f | reeve legal --tile BA.L --format tsv - | cut -f 2 | sort -u | diff - $T/ruled
--- stdout
1,2d0
< -1,-1
< -1,-2
--- status 1

== a hole that a position has may be filled [K-13]
# Without the rule the fourth tile is laid at -1,-2, and a hole of two cells remains. A tile of The
# Tower, for which the script is, too, fits into it.
$ (sed '/^scripts/d' fixtures/carcassonne/no-enclosed-holes.yaml; echo "- B: BA.L -1,-2") |
$     reeve position | sed 's/^rules.*/rules: tower\nscripts: [no-enclosed-holes]/' >$T/hole.yaml
% (cat $T/hole.yaml; printf 'moves:\n- R: TO.L %s\n' $cell) | reeve check
--- rows cell
-1,-1
    -: legal so far: 1 turn, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, W to move
0,-1
    -: legal so far: 1 turn, score Mieke (W) 0, Joost (B) 0, Hanna (R) 0, W to move

== the script for bazaars is listed, and has a game in which it is in force [B-57, B-69]
# bazaar-without-bidding
$ reeve rules bazaars --format json | gojq -r '.scripts[]' | grep bazaar
$ reeve check fixtures/bazaars/bazaar-without-bidding.yaml
$ sed 's/chooser: W/chooser: W, bids: {W: 1}/' fixtures/bazaars/bazaar-without-bidding.yaml | reeve check -q
$ sed '/^scripts/d' fixtures/bazaars/bazaar-without-bidding.yaml | reeve check -q
$ sed 's/^scripts.*/options: {bazaar_auction: false}/' fixtures/bazaars/bazaar-without-bidding.yaml | reeve check -q
--- stdout
bazaar-without-bidding
fixtures/bazaars/bazaar-without-bidding.yaml: legal so far: 7 turns, score Mieke (W) 0, Joost (B) 4, Hanna (R) 0, W to move
--- stderr~
-:13:42: illegal: house rule `bazaar-without-bidding`: there is no bidding [house-rule, B-57]
-:11:7: illegal: R chose the tile and must open the bidding [no-bid, B-56]

== gaps block around corners, too, by the script as by its option [T-48, T-51]
# no-capture-across-gaps, tower-distance
% reeve legal $T/board.yaml --tile BA.RFr --actions --format json $how | gojq -c 'select(.cell == "-2,0") | .capture["0,-1"]' | uniq -c
$ for seed in 1 2 3; do
$     reeve-fast sim tower --players 3 --games 20 --seed $seed --option range_metric=manhattan --option gap_blocks=true | sed '/^rules/d; /^options/d' >$T/option
$     reeve-fast sim tower --players 3 --games 20 --seed $seed --option range_metric=manhattan --script no-capture-across-gaps | sed '/^rules/d; /^options/d; /^scripts/d' | cmp - $T/option
$ done
--- file board.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.L
  '1,-2': BA.L B:monk
  '2,-2': BA.L
  '2,-1': TO.L B:monk
  '-1,0': BA.RFr B:farmer@n
towers: {'0,-1': 1}
--- rows how
--option gap_blocks=true --option range_metric=manhattan
          2 ["B:monk@1,-2.c","B:farmer@-1,0.n"]
--option range_metric=manhattan --script no-capture-across-gaps
          2 ["B:monk@1,-2.c","B:farmer@-1,0.n"]
--option gap_blocks=false --script tower-distance --script no-capture-across-gaps
          2 ["B:monk@1,-2.c","B:farmer@-1,0.n"]

== two house rules that undo each other leave the range, and the reason why it is too short, as they are [T-17]
$ reeve check --script $T/a-longer.lua --script $T/b-shorter.lua $T/game.yaml
--- file a-longer.lua
return {api = 1, name = "a-longer", summary = "One step more.", rules = {"tower"},
        hooks = {tower_range = function(_, _, _, range) return range + 1 end}}
--- file b-shorter.lua
return {api = 1, name = "b-shorter", summary = "One step less.", rules = {"tower"},
        hooks = {tower_range = function(_, _, _, range) return range - 1 end}}
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '0,-2': TO.FG
  '1,-2': BA.L
  '1,-3': TO.L B:monk
moves:
- W: BA.RFr 1,0
  tower: 0,-2
  capture: B:monk@1,-3
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
--- stderr
$T/game.yaml:13:12: illegal: the tower at 0,-2 reaches no tile towards 1,-3, which is not in its row or column [out-of-range, T-17, range_metric: cross]
     13 |   capture: B:monk@1,-3
        |            ^~~~~~~~~~~
  help: Delete `capture`: it is not possible in this turn.
--- status 1
