# Why, in Zamek: its words and its rules.

== why: a turn in the words of Zamek, each step with its rule [Z-11, Z-12, Z-13, Z-20, Z-21, Z-28]
$ reeve why fixtures/zamek/evening.yaml 1 12
--- stdout
turn 1, Ola (W): 11/270 d12 farmer@se: legal
 yes  turn        it is the turn of Ola (W)                                 C-13
 yes  tile        tile 11 looks like that and is still to come             C-112
 yes  cell        d12 is free                                               C-18
 yes  attached    its west side lies against start space 40                 Z-10
 yes  side        north: a road against the wall                            Z-13
 yes  side        west: a meadow against a pigsty of start space 40         Z-10
 yes  follower    W has 6 followers in hand                                 C-30
 yes  free        pigsty@d12.se holds no follower yet                       Z-17
 yes  completed   road@d12.n is complete: no end of it is open              Z-20
      open        road@d12.e is open at d12 (east)                          Z-20
      open        road@d12.s is open at d12 (south)                         Z-20
      open        meadow@d12.w counts only at the end                       Z-19
      open        house@d12.ne is open at d12 (east)                        Z-20
      open        pigsty@d12.se is open at d12 (east, south)                Z-20
      majority    road@d12.n: nobody stands on it                           C-57
score after it: Ola (W) 0, Staszek (B) 0

turn 12, Staszek (B): 8 d4 farmer@n: legal
 yes  turn        it is the turn of Staszek (B)                             C-13
 yes  tile        tile 8 looks like that and is still to come              C-112
 yes  cell        d4 is free                                                C-18
 yes  attached    its west side lies against tile mhpm at c4                Z-11
 yes  side        west: a pigsty and a house against a house and a pigsty
                  of tile mhpm at c4                                        Z-13
 yes  follower    B has 4 followers in hand                                 C-30
 yes  free        pigsty@d4.n holds no follower yet                         Z-17
      open        pigsty@d4.n is open at d4 (north, east)                   Z-20
      open        meadow@d4.se counts only at the end                       Z-19
      open        house@d4.sw is open at d4 (south)                         Z-20
score after it: Ola (W) 2, Staszek (B) 5

== why: final scoring in the words of Zamek [Z-36, Z-37, Z-38, Z-40]
$ reeve why fixtures/zamek/evening.yaml final | grep -E 'token|family|meadow'
--- stdout
      majority    meadow@h8.n: W 0, B 1; B has the majority                 Z-38
  +3  points      B, meadow@h8.n: 1 shrine, 3 points each                   Z-38
      unused      W holds special token 4 for nothing: it needs a meadow
      family house  W has a family house of 1; special token 5 makes it 3   Z-36
      family house  B has a family house of 3; special token 5 makes it 5   Z-36
  +3  points      B: the larger family house (5), 3 empty cells             Z-40
  +4  points      B, pigsty@d11.s (2 tiles, 2 each): special token 8        Z-37
      used        B gets 1 a tile by special token 9, though the road is
  +5  points      B, road@e4.n (5 tiles, 1 each): special token 9           Z-37
  +5  points      B: special token 6                                        Z-36
with incomplete_tokens_need_majority=false: Ola (W) 38, Staszek (B) 66

== why: two equal tokens rest on what Zamek is taken to mean of them [Z-45]
$ reeve why --rules tests/rulesets $T/turn.yaml 1 | grep -A1 'both copies'
% sed "s/TWO/$two/g" $T/final.yaml | reeve why --rules tests/rulesets - final | grep -A1 -e majority -e copies | grep Z-45
--- file turn.yaml <tests/cases/zamek/doublers.yaml
--- file final.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [TWO, TWO]}}
board: {b4: 'house1/90 W:squire', b3: 'shrine W:monk'}
--- rows two
4
                      [two_tile7: 8]                                            Z-45
7
                      token 7                                                   Z-45
--- stdout
      used        W plays both copies of special token 3: the score
                  counts 3 times [two_doublers: triple]                     Z-45

== why: the steps about tokens and family houses are called as Zamek calls them, and a meadow without shrines is told once [Z-2, Z-38]
$ reeve why --rules tests/rulesets $T/game.yaml 1 | grep token
$ reeve why --rules tests/rulesets $T/game.yaml final --at 0 | grep -e house -e meadow
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [3, 5]}}
board: {b4: 'pigsty1/90 W:farmer', b3: 'meadow W:monk'}
moves:
- W: pigsty1 c4
  use: [{3: pigsty@b4}, {2: pigsty@b4}]
--- stdout
 yes  special token  pigsty@b4.ne is a pigsty, and scored in this turn      Z-34
 yes  special token  W has the majority on pigsty@b4.ne                     C-83
 yes  special token  W holds special token 3                                Z-31
  no  special token  special token 2 works on a house, not a pigsty         Z-34
 yes  special token  W has the majority on pigsty@b4.ne                     C-83
  no  special token  W holds no special token 2                             Z-31
      majority    meadow@b4.s: W 1, B 0; W has the majority                 Z-38
   0  points      W, meadow@b4.s: 0 shrines, 3 points each                  Z-38
      family house  W has no family house for special token 5 to enlarge
      family house  B has no family house                                   Z-40
      family house  there is no family house to score                       Z-40

== why: markers come to the towers of Zamek, or pass them [Z-2, Z-29]
% sed "s/START/$start/" $T/game.yaml | reeve why --rules tests/rulesets - 1 | grep marker
% sed "s/START/$start/" $T/game.yaml | reeve why --rules tests/rulesets - 1 --option wall_pickup=end_of_turn | grep 'ends the turn'
--- file game.yaml
reeve: 1
rules: zq
players: {W: W, B: B}
to_move: W
score: {W: START, B: 10}
board: {b4: meadow, b3: 'end-h/90 W:herald', c3: straight-d/90}
moves:
- W: end-h/270 d3
--- rows start
24
          marker      W goes from 24 to 30, no defence tower
          marker      W ends the turn on 30, no defence tower: nothing is
26
          marker      W goes from 26 to 32, on the defence tower 32
28
          marker      W goes from 28 to 34, past the defence tower 32:
          marker      W ends the turn on 34, no defence tower: nothing is
