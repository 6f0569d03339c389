# The house rules that come with reeve, each in the game of fixtures/castle that bears its name: what
# it does there, and what the same moves are without it.

== every script is listed, and has a game in which it is in force
$ for s in $(reeve rules castle --format json | gojq -r '.scripts[]'); do
$     grep -qx "scripts: \[$s\]" fixtures/castle/$s.yaml || echo "$s: no game"
$     reeve check fixtures/castle/$s.yaml
$ done
--- stdout
fixtures/castle/eight-way-empty-area.yaml: legal: 6 turns, final score Greta (W) 91, Omar (B) 95
fixtures/castle/end-of-turn-pickup.yaml: legal so far: 19 turns, score Lotte (W) 20, Wim (B) 22, B to move
fixtures/castle/longest-path-bonus.yaml: legal: 9 turns, final score Nora (W) 89, Piet (B) 85
fixtures/castle/no-first-turn-merchant.yaml: legal so far: 6 turns, score Paula (W) 1, Sven (B) 0, W to move
fixtures/castle/split-doubled-moves.yaml: legal so far: 14 turns, score Ada (W) 27, Carl (B) 10, B to move
fixtures/castle/tie-shares-points.yaml: legal so far: 28 turns, score Rosa (W) 24, Emil (B) 33, W to move

== wall tiles at the end of the turn: from 3 by 13 to 17 takes at 16, from 8 by 12 to 13 at 12 [C-69, C-72]
# end-of-turn-pickup
$ reeve score fixtures/castle/end-of-turn-pickup.yaml | sed -n '/^ 13 /,/^ 15 /p'
$ reeve score --format json fixtures/castle/end-of-turn-pickup.yaml | gojq -c '.events[] | select(.what == "took" and .turn < 15)'
--- stdout
 13  W  24 c9                                                           17     8
     +10  W   path@d7.n: 5 tiles, 2 each                                    C-50
          W   end-of-turn-pickup: the wall tile at 12 is not taken now      C-71
      +4  W   tower@d8.w: 2 tiles, 2 each                                   C-52
          W   end-of-turn-pickup: the wall tile at 16 is not taken now      C-71
          W   takes wall tile 9 at 16 (end-of-turn-pickup)                  C-72
 14  B  1 i11 squire@se                                                 17    13
      +4  B   tower@i10.e: 2 tiles, 2 each                                  C-52
          B   end-of-turn-pickup: the wall tile at 12 is not taken now      C-71
      +1  B   house@i11.se: 1 tile, 1 each                                  C-53
          B   keep to house@i11.se: 1 tile                                  C-64
          B   end-of-turn-pickup: the wall tile at 12 is not taken now      C-71
          B   takes wall tile 2 at 12 (end-of-turn-pickup)                  C-72
 15  W  34/180 f12 squire@n                                             18    13
{"corner":16,"feature":"","followers":{},"kind":"wall_tile","note":"","player":"W","points":0,"rule":"C-72","script":"end-of-turn-pickup","tiles":0,"token":9,"turn":13,"what":"took"}
{"corner":12,"feature":"","followers":{},"kind":"wall_tile","note":"","player":"B","points":0,"rule":"C-72","script":"end-of-turn-pickup","tiles":0,"token":2,"turn":14,"what":"took"}

== by the rules W takes at 13 on her way, so nothing is left there for B [C-71, C-74]
$ sed '/^scripts/d' fixtures/castle/end-of-turn-pickup.yaml >$T/game.yaml
$ reeve score $T/game.yaml | sed -n '/^ 13 /,$p'
$ reeve check -q $T/game.yaml
--- stdout
 13  W  24 c9                                                           17     8
     +10  W   path@d7.n: 5 tiles, 2 each                                    C-50
          W   takes the wall tile at 12                                     C-69
      +4  W   tower@d8.w: 2 tiles, 2 each                                   C-52
          W   takes wall tile 9 at 16                                       C-69
score after turn 13, before the illegal turn 14: Lotte (W) 17, Wim (B) 8
--- stderr~
:30:10: illegal: nobody takes the wall tile at 12: it has been taken before [take-not-won, C-69]
--- status 1

== the option in the place of a script gives the same [C-72, C-78, C-106]
% sed "s/^scripts.*/options: {$option}/" fixtures/castle/$script.yaml | reeve check
--- rows script option
end-of-turn-pickup wall_pickup: end_of_turn
    -: legal so far: 19 turns, score Lotte (W) 20, Wim (B) 22, B to move
split-doubled-moves doubled_score_moves: split
    -: legal so far: 14 turns, score Ada (W) 27, Carl (B) 10, B to move
eight-way-empty-area empty_connectivity: 8
    -: legal: 6 turns, final score Greta (W) 91, Omar (B) 95

== no merchants are among what may be placed in the first round, and they are in the second [C-28]
# no-first-turn-merchant
% echo turn $n
% reeve legal --before $n --format json fixtures/castle/no-first-turn-merchant.yaml |
%     gojq -r '.pieces[]' | sed 's/@.*//' | sort | uniq -c
--- rows n
1
    turn 1
         20 squire
2
    turn 2
         24 knight
         24 squire
3
    turn 3
         27 knight
         28 merchant
         28 squire

== without it the first tile may bear one [C-28]
$ sed '/^scripts/d' fixtures/castle/no-first-turn-merchant.yaml | reeve legal --before 1 | sed -n '1,3p'
--- stdout
tile 37 for Paula (W)
b3    0°                merchant@n squire@sw
      90°               merchant@e squire@nw

== a merchant on the first tile is refused, with the script's reason [C-28]
$ sed 's/i10 squire@se/i10 merchant/' fixtures/castle/no-first-turn-merchant.yaml | reeve check --format json | gojq -c '[.verdict, .turns, (.diagnostics[] | .code, .turn, .player, .line, .message)]'
$ sed '/^scripts/d; /score:/d; s/i10 squire@se/i10 merchant/' fixtures/castle/no-first-turn-merchant.yaml | reeve check
--- stdout
["illegal",0,"house-rule",1,"W",9,"house rule `no-first-turn-merchant`: no merchant is placed in the first round"]
-: legal so far: 6 turns, score Paula (W) 0, Sven (B) 0, W to move

== a doubled tower in two moves: 12 to 16, then to 20, and both are corners [C-69, C-78, C-89]
# split-doubled-moves
$ reeve score fixtures/castle/split-doubled-moves.yaml | sed -n '/^ 11 /,/^ 12 /p'
$ reeve score --format json fixtures/castle/split-doubled-moves.yaml | gojq -c '.events[] | select(.what == "took" and .turn == 11)'
--- stdout
 11  W  53/180 h12 knight@s                                             20     4
          W   plays wall tile 2 on tower@g12.ne                             C-89
      +8  W   tower@g12.ne: 2 tiles, 2 each, times 2 by wall tile 2         C-52
          W   split-doubled-moves: the marker stops at 16 on its way        C-78
          W   takes wall tile 1 at 16                                       C-69
          W   takes wall tile 7 at 20                                       C-69
          W   plays wall tile 1: an extra turn                              C-85
 12  W  40/90 i12 herald@n                                              21     4
{"corner":16,"feature":"","followers":{},"kind":"wall_tile","note":"","player":"W","points":0,"rule":"C-69","tiles":0,"token":1,"turn":11,"what":"took"}
{"corner":20,"feature":"","followers":{},"kind":"wall_tile","note":"","player":"W","points":0,"rule":"C-69","tiles":0,"token":7,"turn":11,"what":"took"}

== by the rules it is one move, from 12 to 20, and 16 is only passed [C-70, C-78]
$ sed '/^scripts/d' fixtures/castle/split-doubled-moves.yaml | reeve check
--- stdout
-: illegal: turn 11; after 10 turns, score Ada (W) 12, Carl (B) 4
--- stderr~
illegal: nobody takes the wall tile at 16: W comes to 20, B stays on 4 [take-not-won, C-69, wall_pickup: per_feature]
--- status 1

== where wall tiles are taken at the end of the turn a stop on the way takes none, by option and by script [C-72, C-78]
$ sed 's/16: 1, //; s/, 1\]/]/' fixtures/castle/split-doubled-moves.yaml >$T/game.yaml
% for other in '' ', end-of-turn-pickup'; do
%     sed "s/^scripts.*/scripts: [split-doubled-moves$other]\n$end/" $T/game.yaml |
%         reeve score --at 11 - | grep takes
% done
--- rows end
options: {wall_pickup: end_of_turn}
              W   takes wall tile 2 at 12                                       C-72
              W   takes wall tile 7 at 20                                       C-72
              W   takes wall tile 2 at 12                                       C-72
              W   takes wall tile 7 at 20                                       C-72
options: {}
              W   takes wall tile 2 at 12                                       C-69
              W   takes the wall tile at 16                                     C-69
              W   takes wall tile 7 at 20                                       C-69
              W   takes wall tile 2 at 12 (end-of-turn-pickup)                  C-72
              W   takes wall tile 7 at 20 (end-of-turn-pickup)                  C-72

== the larger keep counts across corners: 13 cells, not 8 [C-104, C-106]
# eight-way-empty-area
$ reeve score fixtures/castle/eight-way-empty-area.yaml | sed -n '/^final scoring/,/C-104$/p'
$ reeve score --format json fixtures/castle/eight-way-empty-area.yaml | gojq -c '.winner, (.final[] | select(.kind == "keep") | [.player, .tiles, .points, .rule, .changes])'
--- stdout
final scoring
     +13  B   keep: the larger keep (8), 8 empty cells;
              eight-way-empty-area makes it 13                             C-104
["B"]
["B",8,13,"C-104",[{"from":8,"script":"eight-way-empty-area","to":13}]]

== by sides only the other player wins by a point [C-106, C-110]
$ sed '/^scripts/d' fixtures/castle/eight-way-empty-area.yaml | reeve check
$ sed '/^scripts/d; /^result/d' fixtures/castle/eight-way-empty-area.yaml | reeve score --format json | gojq -c '.winner, (.final[] | select(.kind == "keep") | [.points, has("changes")])'
--- stdout
-: wrong: 6 turns, final score Greta (W) 91, Omar (B) 90
["W"]
[8,false]
--- stderr~
wrong: B ends with 90, not 95 [wrong-result, C-110]

== start spaces that nobody used count where the option says so, for the script as for the option [C-106, C-107]
% for count in false true; do
%     reeve score --now --at $n $how --option count_unused_start_spaces=$count --format json \
%         fixtures/castle/kitchen-table.yaml |
%         gojq -c --arg how "$how $count" '[$how, (.final[] | select(.kind == "keep") | .points)]'
% done
--- rows n how
6 --script eight-way-empty-area
    ["--script eight-way-empty-area false",70]
    ["--script eight-way-empty-area true",73]
6 --option empty_connectivity=8
    ["--option empty_connectivity=8 false",70]
    ["--option empty_connectivity=8 true",73]
25 --script eight-way-empty-area
    ["--script eight-way-empty-area false",50]
    ["--script eight-way-empty-area true",51]
25 --option empty_connectivity=8
    ["--option empty_connectivity=8 false",50]
    ["--option empty_connectivity=8 true",51]

== a tie gives both half, rounded up, and who placed the tile moves first [C-55, C-60]
# tie-shares-points
$ reeve score fixtures/castle/tie-shares-points.yaml | sed -n '/^ 26 /,/^ 27 /p'
$ reeve score --format json fixtures/castle/tie-shares-points.yaml | gojq -c '.items[] | select(.changes) | [.turn, .player, .feature, .tiles, .points, .rule, .followers, .changes]'
--- stdout
 26  B  40/270 h11                                                      24    27
          -   path@g12.s (tie-shares-points): the tie goes to W and B       C-55
      +3  B   path@g12.s: 5 tiles, 1 each; tie-shares-points makes it 3     C-49
      +3  W   path@g12.s: 5 tiles, 1 each; tie-shares-points makes it 3     C-49
      +8  B   tower@g12.e: 4 tiles, 2 each                                  C-52
          B   takes wall tile 7 at 26                                       C-69
 27  W  5/90 d5 knight@nw                                               24    27
[26,"B","path@g12.s",5,3,"C-49",{"B":1,"W":1},[{"from":5,"script":"tie-shares-points","to":3}]]
[26,"W","path@g12.s",5,3,"C-49",{"B":1,"W":1},[{"from":5,"script":"tie-shares-points","to":3}]]

== what could be played says so, too [C-55]
$ reeve legal --before 26 fixtures/castle/tie-shares-points.yaml | grep -A1 '^h11'
$ reeve completions --at 25 --tile 40 fixtures/castle/tie-shares-points.yaml | grep -A1 '^path@h10.n'
$ sed '/^scripts/d' fixtures/castle/tie-shares-points.yaml | reeve legal --before 26 - | grep -A1 '^h11'
--- stdout
h11   270°              squire@sw
                        completes tower@g12.e: B 8, path@g12.s: W 3, B 3
path@h10.n: 1 tile, worth 1, held by W 1; open at h10 n
    h11 W 3, B 3 and the wall tile at 26 with 40/270(x2)
h11   270°              squire@sw
                        completes tower@g12.e: B 8, path@g12.s: nobody

== by the rules a tie gives nobody anything [C-55]
$ sed '/^scripts/d; /take: {26/d; /score/d; /take: {32/d' fixtures/castle/tie-shares-points.yaml | reeve score | sed -n '/^ 26 /,/^ 27 /p'
--- stdout
 26  B  40/270 h11                                                      21    24
      +8  B   tower@g12.e: 4 tiles, 2 each                                  C-52
       0  -   path@g12.s: a tie: nobody scores                              C-55
 27  W  5/90 d5 knight@nw                                               21    24

== the printed tie gives 4 to each, and both knights come home as they do by the rules [C-52, C-56]
$ sed 's/score: {W: 0, B: 0}/score: {W: 4, B: 4}/' fixtures/castle/example-tied-tower.yaml >$T/game.yaml
$ reeve check --script tie-shares-points $T/game.yaml
$ reeve position --script tie-shares-points $T/game.yaml | grep -e supply -e knight
--- stdout
$T/game.yaml: legal so far: 6 turns, score White (W) 4, Black (B) 4, W to move
supply: {W: 6, B: 6}

== a shared house moves no keep, and a court that both hold gives each 2 for a market [C-66, C-108]
$ reeve score --script tie-shares-points $T/house.yaml
$ reeve position --script tie-shares-points $T/house.yaml | grep keeps
$ reeve score --now --script tie-shares-points --format json $T/court.yaml | gojq -c '.winner, (.final[] | [.player, .kind, .points, .rule, .changes])'
$ reeve score --now --format json $T/court.yaml | gojq -c '.events[] | select(.kind == "court") | [.player, .kind, .points, .rule, .note]'
--- file house.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 d12 squire@s
- B: 3/180 e12
- W: 5/90 b3
- B: 8/90 e11 squire@nw
- W: 43/90 d11
--- file court.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 9/270 d12
- B: 23/270 g12 merchant@sw
- W: 39/270 e12 merchant@e
- B: 34/180 f12
--- stdout
                                                                         W     B
  1  W  32 d12 squire@s                                                  0     0
  2  B  3/180 e12                                                        0     0
  3  W  5/90 b3                                                          0     0
  4  B  8/90 e11 squire@nw                                               0     0
  5  W  43/90 d11                                                        2     2
          -   house@d12.s (tie-shares-points): the tie goes to W and B      C-55
      +2  W   house@d12.s: 3 tiles, 1 each; tie-shares-points makes it 2    C-53
      +2  B   house@d12.s: 3 tiles, 1 each; tie-shares-points makes it 2    C-53
score after turn 5, B to move, 55 tiles to come: Anna (W) 2, Bert (B) 2
keeps: {W: 0, B: 0}
["W","B"]
["W","court",2,"C-108",[{"from":3,"script":"tie-shares-points","to":2}]]
["B","court",2,"C-108",[{"from":3,"script":"tie-shares-points","to":2}]]
[null,"court",0,"C-108","a tie: nobody scores"]

== wall tiles raise nothing that is shared: 2 and 3 in play, 7 at the end [C-83, C-95]
$ reeve check --script tie-shares-points $T/tower.yaml
$ reeve check --script tie-shares-points --now $T/court.yaml
--- file tower.yaml
reeve: 1
rules: castle
players: {W: White, B: Black}
to_move: B
board:
  d1: 54/180 W:knight@s
  b3: 14
  b2: 34
  b1: 8/180 B:knight@s
  e1: 52/180
score: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: [2]}}
moves:
- B: 53/180 c1
  use: [{2: tower@d1.s}]
--- file court.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d12: 9/270
  g12: 23/270 B:merchant@sw
  e12: 39/270 W:merchant@e
  f12: 34/180
hand: {W: {wall_tiles: [7]}, B: {wall_tiles: []}}
final:
  W: {use: [{7: court@g12.sw}]}
--- stdout
$T/tower.yaml: illegal: turn 1; after 0 turns, score White (W) 0, Black (B) 0
$T/court.yaml: illegal: score Anna (W) 0, Bert (B) 0
--- stderr~
illegal: B has no majority on tower@d1.s (W 1, B 1) [use-no-majority, C-83]
illegal: W has no majority on court@g12.sw (W 1, B 1) [use-no-majority, C-83]
--- status 1

== the longest completed path gives 5 points at the end: 7 tiles, of a game gone on with [C-49]
# longest-path-bonus
$ reeve score fixtures/castle/longest-path-bonus.yaml | sed -n '/^  7 /p; /^final scoring/,/longest/p'
$ reeve score --format json fixtures/castle/longest-path-bonus.yaml | gojq -c '.winner, (.final[] | select(.script))'
--- stdout
  7  W  35/180 f6                                                       60    66
final scoring
      +5  W   longest-path-bonus: the longest path, 7 tiles
["W"]
{"feature":"","followers":{},"kind":"house_rule","note":"the longest path, 7 tiles","player":"W","points":5,"rule":"","script":"longest-path-bonus","tiles":0,"turn":"final"}

== the option says what it gives, and goes with the position
$ f=fixtures/castle/longest-path-bonus.yaml
% sed "/^result/d; s/^scripts.*/&\noptions: {longest-path-bonus.points: $n}/" $f >$T/$n.yaml
% reeve check $T/$n.yaml
$ reeve position --at 8 $T/10.yaml >$T/position.yaml
$ grep options $T/position.yaml
$ reeve score --now $T/position.yaml | grep longest
$ reeve score --option longest-path-bonus.points=3 $T/10.yaml | grep longest
--- rows n
3
    $T/3.yaml: legal: 9 turns, final score Nora (W) 87, Piet (B) 85
5
    $T/5.yaml: legal: 9 turns, final score Nora (W) 89, Piet (B) 85
10
    $T/10.yaml: legal: 9 turns, final score Nora (W) 94, Piet (B) 85
--- stdout
options: {longest-path-bonus.points: 10}
     +10  W   longest-path-bonus: the longest path, 7 tiles
      +3  W   longest-path-bonus: the longest path, 7 tiles

== without it the other player wins by a point
$ sed '/^scripts/d; /^state/d; /^result/d' fixtures/castle/longest-path-bonus.yaml | reeve check
--- stdout
-: legal: 9 turns, final score Nora (W) 84, Piet (B) 85

== what is remembered is part of the position, and changes when a longer path is scored
% reeve position --at $n fixtures/castle/longest-path-bonus.yaml | grep state
--- rows n
0
    state: {longest-path-bonus: {B: 5, W: 3}}
6
    state: {longest-path-bonus: {B: 5, W: 3}}
7
    state: {longest-path-bonus: {B: 5, W: 7}}

== paths of the same length give nobody the bonus; a position that says nothing knows no earlier path
$ sed 's/B: 5, W: 3/B: 7, W: 3/; /^result/d' fixtures/castle/longest-path-bonus.yaml | reeve check
$ sed 's/B: 5, W: 3/B: 8, W: 3/; /^result/d' fixtures/castle/longest-path-bonus.yaml | reeve check
$ reeve position --at 7 fixtures/castle/longest-path-bonus.yaml >$T/position.yaml
$ sed '/^state/d' $T/position.yaml | reeve score --now | grep -c longest
$ reeve score --now $T/position.yaml | grep -c longest
--- stdout
-: legal: 9 turns, final score Nora (W) 84, Piet (B) 85
-: legal: 9 turns, final score Nora (W) 84, Piet (B) 90
0
1

== in a whole game: Anna's nine tiles round the fountain, and in the middle of it what counts then
$ f=fixtures/castle/kitchen-table.yaml
$ reeve score --script longest-path-bonus $f 2>/dev/null | grep -e longest -e ^final
% reeve position --script longest-path-bonus --at $n $f | grep state
$ reeve score --script longest-path-bonus --now --at 44 $f | grep longest
--- rows n
18
    state: {longest-path-bonus: {W: 2}}
44
    state: {longest-path-bonus: {W: 3}}
46
    state: {longest-path-bonus: {B: 2, W: 9}}
--- stdout
final scoring
      +5  W   longest-path-bonus: the longest path, 9 tiles
final score: Anna (W) 113, Bert (B) 90
      +5  W   longest-path-bonus: the longest path, 3 tiles

== a path that both score counts for both, and one that nobody scores for nobody
$ reeve position --at 26 --script longest-path-bonus fixtures/castle/tie-shares-points.yaml | grep state
$ sed '/^scripts/d; /take: {26/d; /score/d; /take: {32/d' fixtures/castle/tie-shares-points.yaml |
$     reeve position --at 26 --script longest-path-bonus - | grep state
--- stdout
state: {longest-path-bonus: {B: 5, W: 5}}
state: {longest-path-bonus: {B: 2, W: 3}}

== where followers stay on a tie that nobody scores, they do not on one that is shared [C-56]
# tie-shares-points
$ sed 's/^rules.*/&\noptions: {return_on_tie: false}/; s/score: {W: 0, B: 0}/score: {W: 4, B: 4}/' \
$     fixtures/castle/example-tied-tower.yaml >$T/game.yaml
$ reeve position --script tie-shares-points $T/game.yaml | grep supply
$ sed '/score:/d' $T/game.yaml | reeve position >$T/position.yaml
$ reeve check $T/position.yaml
$ reeve check --script tie-shares-points $T/position.yaml
--- stdout
supply: {W: 6, B: 6}
$T/position.yaml: position consistent: score White (W) 0, Black (B) 0, W to move
$T/position.yaml: position inconsistent
--- stderr~
[position-completed
--- status 1
