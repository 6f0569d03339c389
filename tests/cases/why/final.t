# `reeve why FILE final`: the keeps, the courts, every wall tile, used or not, and who wins.

== why final: a finished game
$ reeve why fixtures/castle/kitchen-table.yaml final
--- stdout
final scoring: legal
      keep        W has a keep of 2                                        C-104
      keep        B has a keep of 6; wall tile 8 makes it 8                 C-97
      area        the largest empty area: a9-a10, b9-b10, c9-c10, d9       C-106
      area        with empty_connectivity: 8 it would be 11
                  [empty_connectivity: 4]                                  C-106
  +7  points      B: the larger keep (8), 7 empty cells                    C-104
      majority    court@b4.n: W 1, B 0; W has the majority                 C-108
  +6  points      W, court@b4.n: 2 markets, 3 points each                  C-108
                  b5 (tile 33): 3 + c4 (tile 35): 3 = 6
      majority    court@f5.ne: W 0, B 1; B has the majority                C-108
  +9  points      B, court@f5.ne: 3 markets, 3 points each                 C-108
                  g6 (tile 47): 3 + g5 (tile 39): 3 + g4 (tile 57): 3 = 9
      majority    court@f10.s: W 1, B 0; W has the majority                C-108
  +6  points      W, court@f10.s: 2 markets, 3 points each                 C-108
                  f9 (tile 11): 3 + e9 (tile 18): 3 = 6
      majority    court@d1.n: W 1, B 0; W has the majority                 C-108
 +16  points      W, court@d1.n (4 markets, 4 points each): wall tile 7     C-95
                  d1 (tile 14): 4 + d2 (tile 56): 4 + d3 (tile 36): 4
                  + start space 94: 4 = 16
      unused      B holds wall tile 4 for nothing: it needs an unfinished
                  path with a majority [incomplete_tokens_need_majority:
                  true]                                                     C-92
      unused      W holds wall tile 6 for nothing: it needs an unfinished
                  house with a majority [incomplete_tokens_need_majority:
                  true]                                                     C-93
      unused      B holds wall tile 2 for nothing: it is for use in play
                  only                                                      C-84
  +5  points      W: wall tile 9                                            C-98
 yes  noted       W ends with 108, as noted                                C-110
 yes  noted       B ends with 90, as noted                                 C-110
final score: Anna (W) 108 (+33), Bert (B) 90 (+16); Anna (W) wins
with empty_connectivity=8: Anna (W) 108, Bert (B) 94
with incomplete_tokens_need_majority=false: Anna (W) 109, Bert (B) 94

== why final: every kind of wall tile, and what is good for nothing [C-84, C-92, C-93, C-94, C-95, C-97, C-98, C-104]
# W: a path with a fountain, a tower twice, a court and the keep; B: nothing that is open.
$ reeve why $T/all.yaml final
$ reeve why --option tile4_fountain=1 --option incomplete_tokens_need_majority=false $T/all.yaml final | grep -B 1 -A 2 -E 'points .*wall tile|tile4|used  '
--- file all.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d7: 28 W:herald@e
  d6: 29 W:squire
  e6: 58 W:knight
  f6: 33 W:merchant
  d12: 37/90
  d11: 53
score: {W: 40, B: 60}
keeps: {W: 1, B: 0}
hand: {W: {wall_tiles: [4, 5, 5, 6, 7, 8, 9]}, B: {wall_tiles: [1, 2, 3, 4, 9, 8]}}
--- stdout
final scoring: legal
      turn        54 tiles to come: scored as if the game ended here       C-101
      keep        W has a keep of 1; wall tile 8 makes it 3                 C-97
      keep        B has no keep for wall tile 8 to enlarge
                  [tile8_without_keep: false]                               C-97
      area        the largest empty area: a9-a10, b1-b5, b9-b10, c1-c5,
                  c9-c10, d1-d5, d8-d10, e1-e5, e7-e12, f2-f5, f7-f12,
                  g2-g12, h2-h12, i10-i12                                  C-106
      area        with count_unused_start_spaces: true it would be 75
                  [count_unused_start_spaces: false]                       C-107
 +70  points      W: the larger keep (3), 70 empty cells                   C-104
      majority    court@f6.n: W 1, B 0; W has the majority                 C-108
  +4  points      W, court@f6.n (1 market, 4 points each): wall tile 7      C-95
                  f6 (tile 33): 4
      used        W gets 2 a tile by wall tile 4, for the path is doubled
                  [tile4_fountain: 2]                                       C-92
      majority    path@d7.e: W 1, B 0; W has the majority                   C-83
  +6  points      W, path@d7.e (3 tiles, 2 each): wall tile 4               C-92
                  d7 (tile 28): 2 + d6 (tile 29): 2 + start space 18: 2 = 6
      unused      B holds wall tile 4 for nothing: it needs an unfinished
                  path with a majority [incomplete_tokens_need_majority:
                  true]                                                     C-92
      used        W scores the tower twice, by both copies of wall tile 5   C-94
      majority    tower@e6.ne: W 1, B 0; W has the majority                 C-83
  +4  points      W, tower@e6.ne (1 tile, 4 each): wall tile 5, both
                  copies                                                    C-93
                  e6 (tile 58): 4
      majority    house@d6.s: W 1, B 0; W has the majority                  C-83
  +1  points      W, house@d6.s (1 tile, 1 each): wall tile 6               C-93
                  d6 (tile 29): 1
      unused      B holds wall tile 1 for nothing: it is for use in play
                  only                                                      C-84
      unused      B holds wall tile 2 for nothing: it is for use in play
                  only                                                      C-84
      unused      B holds wall tile 3 for nothing: it is for use in play
                  only                                                      C-84
  +5  points      W: wall tile 9                                            C-98
  +5  points      B: wall tile 9                                            C-98
final score: Anna (W) 130 (+90), Bert (B) 65 (+5); Anna (W) wins
under castle-hig, or with tile4_fountain=1: Anna (W) 127, Bert (B) 65
under castle-wica, or with count_unused_start_spaces=true: Anna (W) 135, Bert
  (B) 65
with incomplete_tokens_need_majority=false: Anna (W) 130, Bert (B) 71
      majority    court@f6.n: W 1, B 0; W has the majority                 C-108
  +4  points      W, court@f6.n (1 market, 4 points each): wall tile 7      C-95
                  f6 (tile 33): 4
      used        W gets 1 a tile by wall tile 4, though the path is
                  doubled in play [tile4_fountain: 1]                       C-92
      majority    path@d7.e: W 1, B 0; W has the majority                   C-83
  +3  points      W, path@d7.e (3 tiles, 1 each): wall tile 4               C-92
                  d7 (tile 28): 1 + d6 (tile 29): 1 + start space 18: 1 = 3
      used        B gets 1 a tile by wall tile 4, though the path is
                  doubled in play [tile4_fountain: 1]                       C-92
      used        B needs no majority for wall tile 4
                  [incomplete_tokens_need_majority: false]                  C-83
  +3  points      B, path@d7.e (3 tiles, 1 each): wall tile 4               C-92
                  d7 (tile 28): 1 + d6 (tile 29): 1 + start space 18: 1 = 3
      used        W scores the tower twice, by both copies of wall tile 5   C-94
      majority    tower@e6.ne: W 1, B 0; W has the majority                 C-83
  +4  points      W, tower@e6.ne (1 tile, 4 each): wall tile 5, both
                  copies                                                    C-93
                  e6 (tile 58): 4
      used        W needs no majority for wall tile 6
                  [incomplete_tokens_need_majority: false]                  C-83
  +1  points      W, house@d7.n (1 tile, 1 each): wall tile 6               C-93
                  d7 (tile 28): 1
      unused      B holds wall tile 1 for nothing: it is for use in play
                  only                                                      C-84
      unused      B holds wall tile 2 for nothing: it is for use in play
                  only                                                      C-84
      unused      B holds wall tile 3 for nothing: it is for use in play
                  only                                                      C-84
  +5  points      W: wall tile 9                                            C-98
  +5  points      B: wall tile 9                                            C-98
final score: Anna (W) 127 (+87), Bert (B) 68 (+8); Anna (W) wins
under castle-wica, or with count_unused_start_spaces=true: Anna (W) 132, Bert
  (B) 68
with tile4_fountain=2: Anna (W) 130, Bert (B) 71
with incomplete_tokens_need_majority=true: Anna (W) 127, Bert (B) 65

== why final: both copies of wall tile 7, by either reading [C-96]
% reeve why --option two_tile7=$points $T/markets.yaml final | sed -n '/used/,/points/p'
--- file markets.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {d12: 14 W:merchant}
hand: {W: {wall_tiles: [7, 7]}}
--- rows points
8
          used        W plays both copies of wall tile 7 on one court
                      [two_tile7: 8]                                            C-96
          majority    court@d12.n: W 1, B 0; W has the majority                C-108
      +8  points      W, court@d12.n (1 market, 8 points each): wall tile 7,
5
          used        W plays both copies of wall tile 7 on one court
                      [two_tile7: 5]                                            C-96
          majority    court@d12.n: W 1, B 0; W has the majority                C-108
      +5  points      W, court@d12.n (1 market, 5 points each): wall tile 7,

== why final: equal keeps, no keep, and wall tile 8 without one [C-97, C-104, C-105]
$ reeve why $T/keeps.yaml final | grep -E 'keep|area'
$ sed 's/KEEPS/{W: 0, B: 0}/' $T/eight.yaml | reeve why - final | grep -E 'keep'
$ sed 's/KEEPS/{W: 0, B: 0}/' $T/eight.yaml | reeve why --option tile8_without_keep=true - final | grep -A 1 -E 'keep'
--- file keeps.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {d12: 37/90, i10: 14, i11: 32, i12: 38/180}
keeps: {W: 1, B: 1}
--- file eight.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board: {d12: 37/90}
keeps: KEEPS
hand: {W: {wall_tiles: [8]}}
--- stdout
      keep        W has a keep of 1                                        C-104
      keep        B has a keep of 1                                        C-104
      keep        no keep is larger: nobody scores for it                  C-104
      keep        W has no keep for wall tile 8 to enlarge
                  [tile8_without_keep: false]                               C-97
      keep        B has no keep                                            C-104
      keep        there is no keep to score                                C-104
with tile8_without_keep=true: Anna (W) 75, Bert (B) 0; Anna (W) wins
      keep        W has no keep; wall tile 8 makes it 2
                  [tile8_without_keep: true]                                C-97
      keep        B has no keep                                            C-104
      area        the largest empty area: a9-a10, b1-b5, b9-b10, c1-c5,
--
 +75  points      W: the larger keep (2), 75 empty cells                   C-104
final score: Anna (W) 75 (+75), Bert (B) 0; Anna (W) wins
--
with tile8_without_keep=false: Anna (W) 0, Bert (B) 0; Anna (W) and Bert (B) win

== why final: what was said of wall tiles and is not so, and a result that is wrong [C-84, C-99, C-110]
% echo "code $code:"; reeve why fixtures/castle/bad/$code.yaml | grep -E -A 1 '^final|  no  '
--- rows code
final-completed
    code final-completed:
    final scoring: illegal
      no  wall tile   house@d12.nw is completed: wall tile 6 is for an
                      unfinished one                                            C-99
final-in-play
    code final-in-play:
    final scoring: illegal
      no  wall tile   wall tile 1 is used only during the game                  C-84
wrong-result
    code wrong-result:
    final scoring: legal, but what was noted is wrong
          keep        W has a keep of 1                                        C-104
    --
      no  noted       W ends with 75, not 74                                   C-110
     yes  noted       B ends with 0, as noted                                  C-110
    final score: Anna (W) 75 (+74), Bert (B) 0; Anna (W) wins
    under castle-wica, or with count_unused_start_spaces=true: Anna (W) 80, Bert (B)
unfinished
    code unfinished:
    final scoring: legal, but what was noted is wrong
      no  turn        `result` is given, but the game is not over: 59 tiles
                      still to come                                            C-101
    --
    final score: Anna (W) 0, Bert (B) 0; Anna (W) and Bert (B) win
    with tie=none: Anna (W) 0, Bert (B) 0; nobody wins

== why final: a wall tile whose number nobody has said
$ reeve why fixtures/castle/bad/unknown-held.yaml final | grep -A 1 -E 'unused|unknown'
--- stdout
      wall tile   W holds 1 wall tile of unknown number, which counts
                  nothing                                                   C-81

== why final: as if the game had ended after a turn, or before the end
$ reeve why --at 30 fixtures/castle/kitchen-table.yaml final | grep -E -A 1 'turn|score'
$ reeve why fixtures/castle/example-tower.yaml final | grep -E -A 1 'turn|score'
--- stdout
      turn        30 tiles to come: scored as if the game ended here       C-101
      keep        W has a keep of 2                                        C-104
--
final score: Anna (W) 76 (+58), Bert (B) 15; Anna (W) wins
under castle-wica, or with count_unused_start_spaces=true: Anna (W) 77, Bert (B)
      turn        56 tiles to come: scored as if the game ended here       C-101
      keep        W has no keep                                            C-104
--
      keep        there is no keep to score                                C-104
final score: White (W) 8, Black (B) 0; White (W) wins

== why final: house rules score, and change what others score
$ reeve why --script $T/gifts.lua --at 59 fixtures/castle/kitchen-table.yaml final | grep -E -A 1 'points|score|nines|unused'
--- file gifts.lua
return {
  api = 1, name = "gifts", summary = "More at the end.", rules = {"castle"}, replaces = {"C-104"},
  hooks = {
    final_scoring = function(game) game:score(game:player("B"), 10, "patience") end,
    keep_points = function(game, player, points) return points * 2 end,
    court_points = function(game, feature, player, points) return points + 1 end,
    wall_tile_points = function(game, target, player, points) return points - 1 end,
    may_use = function(game, player, number)
      if number == 9 then return "no nines" end
    end,
  },
}
--- stdout
 +10  points      B, gifts: patience                                       C-104
      keep        W has a keep of 2                                        C-104
--
 +14  points      B: the larger keep (8), 7 empty cells; gifts makes it
                  14                                                       C-104
--
  +7  points      W, court@b4.n: 2 markets, 3 points each; gifts makes it
                  7                                                        C-108
--
 +10  points      B, court@f5.ne: 3 markets, 3 points each; gifts makes
                  it 10                                                    C-108
--
  +7  points      W, court@f10.s: 2 markets, 3 points each; gifts makes
                  it 7                                                     C-108
--
 +17  points      W, court@d1.n (4 markets, 4 points each): wall tile 7;
                  gifts makes it 17                                         C-95
--
      unused      B holds wall tile 4 for nothing: it needs an unfinished
                  path with a majority [incomplete_tokens_need_majority:
--
      unused      W holds wall tile 6 for nothing: it needs an unfinished
                  house with a majority [incomplete_tokens_need_majority:
--
      unused      B holds wall tile 2 for nothing: it is for use in play
                  only                                                      C-84
      unused      W holds wall tile 9 for nothing: a house rule forbids
                  its use                                                   C-98
final score: Anna (W) 106 (+31), Bert (B) 108 (+34); Bert (B) wins
with empty_connectivity=8: Anna (W) 106, Bert (B) 116

== why final: of two empty areas as large as each other the one nearer to a1 is named [C-106]
$ reeve why --rules tests/rulesets $T/pos.yaml final | grep "largest empty area"
--- file pos.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
keeps: {W: 2, B: 0}
board: {a2: hhcc, b2: cccc, c2: cccc, d2: cccc, a3: cchh, b3: cccc, c3: cccc, d3: cccc}
--- stdout
      area        the largest empty area: a1, b1, c1, d1                   C-106
