# Wall tiles that count at the end of the game.

== CA-64: wall tile 7 makes it 20, both of them 40, or 25 by the option [C-95, C-96]
% sed "s/^board/hand: {B: {wall_tiles: [$hand]}}\n&/" $T/pos.yaml | reeve check --now --rules tests/rulesets $option
--- file pos.yaml <tests/cases/castle/markets.yaml
--- rows hand option
7
    -: position consistent: final score W 13, B 40
7,7
    -: position consistent: final score W 13, B 60
7,7 --option two_tile7=8
    -: position consistent: final score W 13, B 60
7,7 --option two_tile7=5
    -: position consistent: final score W 13, B 45

== two wall tiles 7 may go on two courts instead [C-96]
# By the option two_tile7 5 it makes no difference on courts of one market: 1 + 1.
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: qm
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [7, 7]}}
board:
  a2: cccc+m W:merchant
  b4: cccc+m W:merchant
final: {W: {use: [{7: court@a2}, {7: court@b4}]}}
--- stdout~
W 22, B 20

== CA-68: wall tile 4 on an open path of 5 tiles with a fountain: 10, by the option 5 [C-92]
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option tile4_fountain=2 $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option tile4_fountain=1 $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [4]}}
board: {a2: cccc, a3: 'cccc:ew W:herald', b3: cccc:ew+f, c3: cccc:ew, d3: cccc:ew, e3: cccc:ew}
--- stdout~
W 20, B 20
W 20, B 20
W 15, B 20

== wall tile 4 on an open path without a fountain: 1 point a tile [C-92]
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: qp
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [4]}}
board: {b4: 'cccc:ns W:herald', b3: cccc:ns}
--- stdout~
W 13, B 20

== CA-70: wall tile 6 on a tied house brings nothing [C-83, C-93]
$ reeve check --now --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [6]}}
board: {a2: cccc, a3: 'hhcc W:squire', b3: 'hhcc B:squire'}
--- stdout~
W 10, B 20

== CA-70: on a house that only B has, it is illegal for W, unless the option lifts it [C-83]
$ reeve check --now --rules tests/rulesets --option incomplete_tokens_need_majority=false $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option incomplete_tokens_need_majority=true $T/pos.yaml
$ reeve check --now --rules tests/rulesets $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [6]}}
board: {a2: cccc, a3: 'hhcc B:squire', b3: hhcc}
final: {W: {use: [{6: house@a3}]}}
--- stdout~
W 12, B 20
illegal
illegal
--- stderr~
[use-no-majority, C-83, incomplete_tokens_need_majority: true]
[use-no-majority, C-83, incomplete_tokens_need_majority: true]
--- status 1

== CA-71: an unfinished tower scores nothing without a wall tile, 2 a tile with tile 5 [C-102, C-93]
% sed "s/HAND/$hand/" $T/pos.yaml | reeve check --now --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: HAND}}
board: {a2: cccc, a3: 'ttcc W:knight', b3: ttcc, c3: ttcc, d3: 'ttcc W:knight', e3: ttcc, f3: ttcc, g3: ttcc}
--- rows hand
[]
    -: position consistent: final score W 10, B 20
[5]
    -: position consistent: final score W 24, B 20

== an unfinished house of 5 tiles: 5 with wall tile 6, 10 with both [C-93, C-94]
% sed s/HAND/$hand/ $T/pos.yaml | reeve check --now --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [HAND]}}
board: {a2: cccc, a3: 'hhcc W:squire', b3: hhcc, c3: hhcc, d3: hhcc, e3: hhcc}
--- rows hand
6
    -: position consistent: final score W 15, B 20
6,6
    -: position consistent: final score W 20, B 20

== both go on the largest where nothing is said, or on two where the record says so [C-94]
# Houses of 3 (in the north) and 2 (in the south): 3 + 3, or 3 + 2.
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ (cat $T/pos.yaml; echo "final: {W: {use: [{6: house@a3}, {6: house@a1}]}}") | reeve check --now --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [6, 6]}}
board: {a2: cccc, a3: 'hhcc W:squire', b3: hhcc, c3: hhcc, a1: 'cchh W:squire', b1: cchh}
--- stdout~
W 16, B 20
W 15, B 20

== wall tile 6 cannot be used on a completed house; left to reeve, it goes on the unfinished one [C-99]
$ sed '$d' $T/pos.yaml | reeve check --now --rules tests/rulesets
$ reeve check --now --rules tests/rulesets $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [6]}}
board: {a2: cccc, a3: hhcc, b3: hccc, a1: 'cchh W:squire'}
final: {W: {use: [{6: house@a3}]}}
--- stdout~
W 11, B 20
illegal
--- stderr~
[position-assumed]
[final-completed, C-99]
--- status 1

== wall tile 8 makes a keep of 2 count as 4, both count as 6 [C-97]
# B's keep is of 3 in the first two, W's of 1 or 2: 24 cells less 9 tiles are empty.
% sed "s/HAND/$hand/; s/W: 2,/W: $keep,/" $T/pos.yaml | reeve check --now --rules tests/rulesets
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 2, B: 3}
hand: {W: {wall_tiles: HAND}}
board: {a2: cccc, a3: hhcc, b3: hccc, a1: cchh, b1: cchh, c1: ccch, d1: cchc, e1: cccc, f1: cccc}
--- rows keep hand
2 []
    -: position consistent: final score W 10, B 35
2 [8]
    -: position consistent: final score W 25, B 20
1 [8]
    -: position consistent: final score W 10, B 20
1 [8, 8]
    -: position consistent: final score W 25, B 20

== CA-43: wall tile 8 without a keep has nothing to enlarge, unless the option says so [C-97, C-105]
# 16 cells less 2 tiles are empty.
$ reeve check --now --rules tests/rulesets $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option tile8_without_keep=false $T/pos.yaml
$ reeve check --now --rules tests/rulesets --option tile8_without_keep=true $T/pos.yaml
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [8]}}
board: {b4: cccc, c4: cccc}
--- stdout~
W 10, B 20
W 10, B 20
W 24, B 20

== wall tile 9 is worth 5 points, each copy; wall tiles of unknown number count as nothing, and a note says so [C-81, C-98]
% sed "s/HAND/$hand/" $T/pos.yaml | reeve check --now --rules tests/rulesets 2>&1 | grep ^-
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [HAND]}}
board: {b4: cccc}
--- rows hand
9
    -: position consistent: final score W 15, B 20
9,9
    -: position consistent: final score W 20, B 20
'?', 9
    -: position consistent: final score W 15, B 20
    -:7:1: note: W holds 1 wall tile of unknown number, which counts nothing [unknown-held, C-81]

== wall tiles 1 to 3 are worth nothing at the end, and cannot be used then [C-84]
$ sed '$d' $T/pos.yaml | reeve check --now --rules tests/rulesets
% sed "s/USE/$use/" $T/pos.yaml | reeve check -q --now --rules tests/rulesets 2>&1 | grep ^-
--- file pos.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [1, 2, 3]}}
board: {a2: cccc, a3: 'ttcc W:knight', a1: 'cchh W:squire'}
final: {W: {use: [USE]}}
--- rows use
1
    -:8:19: illegal: wall tile 1 is used only during the game [final-in-play, C-84]
{2: tower@a3}
    -:8:20: illegal: wall tile 2 is used only during the game [final-in-play, C-84]
{3: house@a1}
    -:8:20: illegal: wall tile 3 is used only during the game [final-in-play, C-84]
--- stdout
-: position consistent: final score W 10, B 20

== wall tile 9 gives its points for each copy, and the item says when both are meant [C-98]
% sed "s/HAND/$hand/" $T/game.yaml | reeve score --now --format json | gojq -r '.final[] | "\(.player) \(.points) \(.rule) \(.note)"'
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
board: {d1: 14}
hand: {W: {wall_tiles: [HAND]}}
--- rows hand
9
    W 5 C-98 wall tile 9
9, 9
    W 10 C-98 wall tile 9, both copies

== a use at the end says the number of a wall tile that was unknown: each needs one of its own in hand, and a copy [C-1, C-81, C-98]
# The court is worth 3, or 4 with wall tile 7; there are two copies of wall tile 9.
% sed "s/HAND/$hand/; s/USE/$use/" $T/pos.yaml | reeve score --now --rules tests/rulesets --format json | gojq -c '[.score, .diagnostics[].code]'
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [HAND]}, B: {wall_tiles: []}}
board: {b4: cccc+m W:merchant}
final: {W: {use: [USE]}}
--- rows hand use
'?' 9
    [{"B":20,"W":18}]
'?' 9, 9
    [{"B":20,"W":10},"use-not-held"]
'?','?' 9, 9
    [{"B":20,"W":23}]
'?',9 9, 9
    [{"B":20,"W":23}]
9 9
    [{"B":20,"W":18}]
9 9, 9
    [{"B":20,"W":10},"use-not-held"]
'?',9 9
    [{"B":20,"W":18},"unknown-held"]
'?','?','?' 9, 9, 9
    [{"B":20,"W":10},"use-not-held"]
'?','?','?' {7: court@b4}, 9, 9
    [{"B":20,"W":24}]

== the first wall tile of a set and its first corner are like the others: what counts at the end does, and what lies on the wall goes to the box [C-77, C-92]
# A set whose wall tile 1 counts an unfinished path, and which has a wall tile on space 0. W's path has two tiles.
# The house rule gives B a point for each wall tile that it finds on the wall when the game is over.
$ reeve score --now --rules $T --script $T/left.lua --format json $T/pos.yaml | gojq -c '(.final[] | [.player, .kind, .points, .rule]), .score'
--- file first/ruleset.yaml
ruleset: 1
name: first
extends: castle
title: The path first
board:
  cells: {4: [a, d], 3: [a, d], 2: [a, d], 1: [a, d]}
  track: 100
  corners: [0, 3, 32, 56]
  starts:
    10: {cell: b4, side: n, w: court, e: court}
tiles:
  court: {look: 'cccc', count: 4}
  path: {look: 'cccc:ew', count: 4}
wall_tiles:
  1: {copies: 4, effect: unfinished, kind: path, rule: C-92}
--- file left.lua
return {api = 1, name = "left", summary = "Wall tiles that are left count.", rules = {"first"}, hooks = {
  game_ended = function(game)
    for _, corner in ipairs {0, 3, 32, 56} do
      if game:wall_tile(corner) then game:add_points(game:players()[2], 1) end
    end
  end,
}}
--- file pos.yaml
reeve: 1
rules: first
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [1]}, B: {wall_tiles: []}}
corners: {0: '?', 3: '?', 56: 1}
board: {b4: court, b3: path W:herald, c3: path}
--- stdout
["W","path",2,"C-92"]
{"B":20,"W":12}

== all wall tiles of a set in one hand, all of one number, count at the end [C-92, C-94]
# An unfinished path of two tiles, counted once for each; and one of a single tile.
$ reeve score --now --rules $T --format json $T/pos.yaml | gojq -c '(.final[] | [.player, .kind, .feature, .points, .rule]), .score'
--- file many/ruleset.yaml
ruleset: 1
name: many
extends: castle
title: Many alike
board:
  cells: {4: [a, d], 3: [a, d], 2: [a, d], 1: [a, d]}
  track: 100
  corners: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]
  starts:
    10: {cell: b4, side: n, w: court, e: court}
tiles:
  court: {look: 'cccc', count: 4}
  path: {look: 'cccc:ew', count: 4}
  cross: {look: 'cccc:ns', count: 4}
wall_tiles:
  1: {copies: 32, effect: unfinished, kind: path, rule: C-92}
--- file pos.yaml
reeve: 1
rules: many
players: {W: W, B: B}
to_move: W
score: {W: 0, B: 0}
hand: {W: {wall_tiles: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}, B: {wall_tiles: []}}
board: {b4: court, b3: path W:herald, c3: path, c4: court, d4: cross W:herald}
--- stdout
["W","path","path@b3.e",64,"C-92"]
{"B":0,"W":64}
