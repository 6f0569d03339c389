# reeve play through a pipe: what it asks about a bazaar, and keeps of what is drawn for one.

== a deal that was left out goes into its lot
$ reeve play $T/game.yaml 2>/dev/null; tail -n 4 $T/game.yaml
--- stdin
bazaar: {draw: [BA.RFr, BA.C, BA.L], lots: [{tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}}, {tile: BA.C, chooser: R, bids: {R: 2, W: 3}}]}
1
2
--- file game.yaml <tests/cases/show/bazaar-of-three.yaml
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
Which was it?
  1: B buys tile BA.L from W for 3
  2: W buys tile BA.L from B for 3
Type its number; `undo` takes the entry back.
Which was it?
  1: R buys tile BA.C from W for 3
  2: W buys tile BA.C from R for 3
Type its number; `undo` takes the last answer back.
  2  -  bazaar: BA.L to B for 3, BA.C to W for 3                   0    -3     3
      -3  B   bazaar: buys tile BA.L from W                                 B-58
      +3  W   bazaar: for tile BA.L, from B                                 B-58
      -3  W   bazaar: buys tile BA.C from R                                 B-58
      +3  R   bazaar: for tile BA.C, from W                                 B-58
          R   takes tile BA.RFr for nothing                                 B-63
White (W) 0, Black (B) -3, Red (R) 3; Black (B) is to move, 82 tiles left
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, R: pass, W: 3}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 2, W: 3}, deal: sell}

== a bazaar is asked for answer by answer; a wrong one is refused, and undo takes one back
$ reeve play $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml; reeve check $T/game.yaml; reeve show $T/game.yaml | tail -n 5
--- stdin
BA.RFr
BA.Q
BA.C
undo
BA.C
BA.L
BA.LR
BA.L
pass
2
pass
2
many
undo
undo
1
pass
3
neither
buy
BA.C
2 3
undo
4 sell
--- file game.yaml <tests/cases/show/bazaar-of-three.yaml
--- stdout
White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 3?
A bazaar: which tile is drawn, 2 of 3?
there is no tile `BA.Q` in Bridges, Castles and Bazaars
A bazaar: which tile is drawn, 2 of 3?
A bazaar: which tile is drawn, 3 of 3?
A bazaar: which tile is drawn, 2 of 3?
A bazaar: which tile is drawn, 3 of 3?
Which tile does B choose: BA.RFr, BA.C, BA.L?
tile BA.LR cannot be chosen: what is left is BA.RFr, BA.C, BA.L
Which tile does B choose: BA.RFr, BA.C, BA.L?
Tile BA.L: what does B bid, 0 or more? (then R, W)
B chose the tile and must open the bidding
Tile BA.L: what does B bid, 0 or more? (then R, W)
Tile BA.L; B has bid 2: what does R bid, 3 or more, or pass? (then W)
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
W bids 2, but the lowest bid is 3
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
`many`: a bid is 0 to 999999999, or pass
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
Tile BA.L; B has bid 2: what does R bid, 3 or more, or pass? (then W)
Tile BA.L: what does B bid, 0 or more? (then R, W)
Tile BA.L; B has bid 1: what does R bid, 2 or more, or pass? (then W)
Tile BA.L; B has bid 1: what does W bid, 2 or more, or pass?
Tile BA.L: does B buy it from W for 3, or sell it? (buy, sell)
`neither`: a deal is buy or sell
Tile BA.L: does B buy it from W for 3, or sell it? (buy, sell)
Which tile does R choose: BA.RFr, BA.C?
Tile BA.C: what does R bid, 0 or more? (then W)
Tile BA.C: does R buy it from W for 3, or sell it? (buy, sell)
Tile BA.C; R has bid 2: what does W bid, 3 or more, or pass?
  2  -  bazaar: BA.L to B for 3, BA.C to W for 4                  -1    -3     4
      -3  B   bazaar: buys tile BA.L from W                                 B-58
      +3  W   bazaar: for tile BA.L, from B                                 B-58
      -4  W   bazaar: buys tile BA.C from R                                 B-58
      +4  R   bazaar: for tile BA.C, from W                                 B-58
          R   takes tile BA.RFr for nothing                                 B-63
White (W) -1, Black (B) -3, Red (R) 4; Black (B) is to move, 82 tiles left
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.RFr, BA.C, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 1, R: pass, W: 3}, deal: buy}
    - {tile: BA.C, chooser: R, bids: {R: 2, W: 4}, deal: sell}
$T/game.yaml: legal so far: 2 turns, score White (W) -1, Black (B) -3, Red (R) 4, B to move
    player     score  followers  bridges  castles  from the bazaar
  W White (W)     -1          7        3        3  BA.C
> B Black (B)     -3          7        3        3  BA.L
  R Red (R)        4          7        3        3  BA.RFr
82 tiles to come
--- stderr

== who has a tile is not asked for a bid, nor is the last tile; several answers can be on a line
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BA.L BA.L 99999
BA.L 9999
pass sell
--- file game.yaml <tests/cases/show/bazaar.yaml
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
tile 99999 cannot be chosen: what is left is BA.L, BA.L
Which tile does B choose: BA.L, BA.L?
Tile BA.L; B has bid 9999: what does W bid, 10000 or more, or pass?
  2  -  bazaar: BA.L to B for 9999                                       0 -9999
   -9999  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.L for nothing                                   B-63
White (W) 0, Black (B) -9999; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.L, BA.L]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 9999, W: pass}}

== a tile that is not left as often cannot be drawn again; one can be told by its look
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BB.CFR.b BB.CFR.b
cfrf+b crfr
crfr
crfr 0 1 sell
--- file game.yaml <tests/cases/show/bazaar.yaml
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
no tile BB.CFR.b is left
A bazaar: which tile is drawn, 2 of 2?
no tile cfrf+b is left
A bazaar: which tile is drawn, 2 of 2?
Which tile does B choose: BB.CFR.b, crfr?
  2  -  bazaar: BA.RCr to W for 1                                       -1     1
      -1  W   bazaar: buys tile BA.RCr from B                               B-58
      +1  B   bazaar: for tile BA.RCr, from W                               B-58
          B   takes tile BB.CFR.b for nothing                               B-63
White (W) -1, Black (B) 1; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BB.CFR.b, BA.RCr]
    lots:
    - {tile: BA.RCr, chooser: B, bids: {B: 0, W: 1}, deal: sell}

== B-69: without auction, and under a house rule by which nobody bids, only the tiles are chosen
% { echo "$line"; cat $T/game.yaml; } >$T/so.yaml
% printf 'BA.RFr BA.C BA.L\nBA.C\nBA.L\n' | reeve play $T/so.yaml; sed -n '/^- bazaar/,$p' $T/so.yaml
--- file game.yaml <tests/cases/show/bazaar-of-three.yaml
--- rows line
options: {bazaar_auction: false}
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
    A bazaar: which tile is drawn, 1 of 3?
    Which tile does B choose: BA.RFr, BA.C, BA.L?
    Which tile does R choose: BA.RFr, BA.L?
      2  -  bazaar: BA.C to B, BA.L to R                               0     0     0
              B   takes tile BA.C for nothing                                   B-69
              R   takes tile BA.L for nothing                                   B-69
              W   takes tile BA.RFr for nothing                                 B-63
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
    - bazaar:
        draw: [BA.RFr, BA.C, BA.L]
        lots:
        - {tile: BA.C, chooser: B}
        - {tile: BA.L, chooser: R}
scripts: [bazaar-without-bidding]
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
    A bazaar: which tile is drawn, 1 of 3?
    Which tile does B choose: BA.RFr, BA.C, BA.L?
    Which tile does R choose: BA.RFr, BA.L?
      2  -  bazaar: BA.C to B, BA.L to R                               0     0     0
              B   takes tile BA.C for nothing                                   B-69
              R   takes tile BA.L for nothing                                   B-69
              W   takes tile BA.RFr for nothing                                 B-63
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 82 tiles left
    - bazaar:
        draw: [BA.RFr, BA.C, BA.L]
        lots:
        - {tile: BA.C, chooser: B}
        - {tile: BA.L, chooser: R}

== B-54: with fewer tiles than players there is no bazaar, and nothing is asked
$ . tests/cases/games.sh
% { cat $T/game.yaml; gone bazaars BA.RCr BB.F.b $(yes BA.L | head -n $n); printf 'moves:\n- W: BB.F.b 0,-1\n'; } >$T/so.yaml
% echo help me not | reeve play $T/so.yaml | head -n 2
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black, R: Red}
board: {'0,0': BA.RCr}
--- rows n
2
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 2 tiles left
    Type `help` alone.
3
    White (W) 0, Black (B) 0, Red (R) 0; Black (B) is to move, 3 tiles left
    A bazaar: which tile is drawn, 1 of 3?

== the whole entry can still be typed, in the middle of the questions
$ reeve play $T/game.yaml; sed -n '/^- bazaar/,$p' $T/game.yaml
--- stdin
BA.RFr
bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 2, W: pass}}]}
--- file game.yaml <tests/cases/show/bazaar.yaml
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
A bazaar: which tile is drawn, 1 of 2?
A bazaar: which tile is drawn, 2 of 2?
  2  -  bazaar: BA.L to B for 2                                          0    -2
      -2  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.C for nothing                                   B-63
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}

== what was bought is the tile of an entry that begins with a cell, and of legal and completions
$ reeve play $T/game.yaml; tail -n 2 $T/game.yaml
--- stdin
legal
completions
-1,-1
draw
W: 0,-2
/180 0,-2
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}
--- stdout
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
tile BA.L for Black (B)
-1,-1 0°                farmer@n monk@c
                        may bridge ns
-1,0  0°                farmer@n highwayman@e monk@c
                        with the bridge ew
0,-2  0°                farmer@n monk@c
                        may bridge ew ew@0,-1
1,-1  0°                farmer@n monk@c
                        may bridge ns
1,0   0°                farmer@n highwayman@e monk@c
                        with the bridge ew
5 placements
city@0,0.n: 1 tile, worth 2, held by nobody; open at 0,0 n
    this tile does not close it
road@0,0.e: 1 tile, worth 1, held by nobody; open at 0,0 e, 0,0 w
    this tile does not close it
  3  B  BA.L -1,-1                                                       0    -2
White (W) 0, Black (B) -2; White (W) is to move, 81 tiles left
The tile is BA.C.
  fcccccf
    cfff
   f   f
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
  4  W  BA.C/180 0,-2                                                    0    -2
White (W) 0, Black (B) -2; Black (B) is to move, 80 tiles left
- B: BA.L -1,-1
- W: BA.C/180 0,-2
--- stderr
$T/game.yaml:16:6: illegal: tile BA.C cannot lie at 0,-2: its north side is a city, but tile BB.F.b has a field there [edge-cut, K-9]
     16 | - W: BA.C 0,-2
        |      ^~~~
  help: 16 legal placements; see: legal BA.C

== so is what was drawn, until it lies; it is not forgotten when the entry is refused
$ . tests/cases/games.sh
$ gone bazaars BA.RCr BB.F.b BA.L BA.L >$T/rest; cat $T/head.yaml $T/rest >$T/game.yaml
$ reeve play $T/game.yaml; sed -n '/^moves/,$p' $T/game.yaml
--- stdin
-1,-1
draw
9,9
undo
-1,-1 monk
B: 0,-2
draw
/90 0,-2
--- file head.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr, '0,-1': BB.F.b}
--- stdout
White (W) 0, Black (B) 0; White (W) is to move, 2 tiles left
Not entered. Type it again.
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
The refused entry is forgotten.
White (W) 0, Black (B) 0; White (W) is to move, 2 tiles left
  1  W  BA.L -1,-1 monk@c                                                0     0
White (W) 0, Black (B) 0; Black (B) is to move, 1 tile left
Not entered. Type it again.
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
  2  B  BA.L/90 0,-2                                                     0     0
final scoring
      +4  W   monastery@-1,-1.c: 4 tiles, 1 each                            K-36
White (W) wins
White (W) 4, Black (B) 0; the game is over
moves:
- W: BA.L -1,-1 monk@c
- B: BA.L/90 0,-2
--- stderr
$T/game.yaml:10:6: unreadable: `-1,-1` is not a turn: the tile is missing [bad-turn]
     10 | - W: -1,-1
        |      ^~~~~
  help: Type a tile, a cell, and a follower if there is one: BA.L -1,-1 farmer@n.
$T/game.yaml:10:11: illegal: tile BA.L cannot lie at 9,9: no tile lies beside it [not-attached, K-8]
     10 | - W: BA.L 9,9
        |           ^~~
  help: 5 legal placements; see: legal BA.L
$T/game.yaml:13:6: unreadable: `0,-2` is not a turn: the tile is missing [bad-turn]
     13 | - B: 0,-2
        |      ^~~~
  help: Type a tile, a cell, and a follower if there is one: BA.L -2,-1 farmer@n.

== draw answers a question for a tile that is drawn, and no other
$ . tests/cases/games.sh
$ gone bazaars BA.RCr BB.F.b BA.L BA.L BA.L >$T/rest; { cat $T/head.yaml $T/rest; printf 'moves:\n- W: BB.F.b 0,-1\n'; } >$T/game.yaml
$ printf 'draw\ndraw\ndraw\nBA.L\n' | reeve play $T/game.yaml
--- file head.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
--- stdout
White (W) 0, Black (B) 0; Black (B) is to move, 3 tiles left
A bazaar: which tile is drawn, 1 of 2?
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
A bazaar: which tile is drawn, 2 of 2?
The tile is BA.L.
   f   f
     k  ffff+k
   f   f
Which tile does B choose: BA.L, BA.L?
No tile is drawn now.
Which tile does B choose: BA.L, BA.L?
Tile BA.L: what does B bid, 0 or more? (then W)

== the answers so far are in the file, as a comment, and the next session goes on behind them
$ printf 'BA.L BA.C BA.L\n2\nmany\n' | reeve play $T/game.yaml | tail -n 1; tail -n 1 $T/game.yaml; reeve check $T/game.yaml
$ printf '\n' | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
$ echo 'pass' | reeve play $T/game.yaml; tail -n 3 $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
--- stdout
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
# answers: BA.L BA.C BA.L 2
$T/game.yaml: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
# answers: BA.L BA.C BA.L 2
White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
Tile BA.L; B has bid 2: what does W bid, 3 or more, or pass?
  2  -  bazaar: BA.L to B for 2                                          0    -2
      -2  B   bazaar: buys tile BA.L                                        B-59
          W   takes tile BA.C for nothing                                   B-63
White (W) 0, Black (B) -2; Black (B) is to move, 82 tiles left
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}

== answers that somebody else has written there, and that are wrong, are left out
% { cat $T/head.yaml; echo "$line"; } >$T/game.yaml
% echo '#' | reeve play $T/game.yaml; tail -n 1 $T/game.yaml
--- file head.yaml <tests/cases/show/bazaar.yaml
--- rows line
# answers: BA.L BA.Q x
    White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
    there is no tile `BA.Q` in Bridges, Castles and Bazaars
    A bazaar: which tile is drawn, 2 of 2?
    # answers: BA.L
# answers:
    White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
    A bazaar: which tile is drawn, 1 of 2?
    # answers:
# answers: BA.L BA.L BA.L 1 pass sell sell sell
    White (W) 0, Black (B) 0; Black (B) is to move, 82 tiles left
      2  -  bazaar: BA.L to B for 1                                          0    -1
          -1  B   bazaar: buys tile BA.L                                        B-59
              W   takes tile BA.L for nothing                                   B-63
    White (W) 0, Black (B) -1; Black (B) is to move, 82 tiles left
        - {tile: BA.L, chooser: B, bids: {B: 1, W: pass}}

== a turn that helps give as an example needs no bridge, and is accepted as it is typed [B-9]
$ printf '%s\n' bazaars 'Rosa, Ben' help 'BA.L 0,-1 farmer@n' 'BA.L -1' | reeve play $T/b.yaml 2>&1 | grep -A1 -E '^Type `BA|^  1 |Type a tile'
--- stdout
Type `BA.L 0,-1 farmer@n`: tile, cell, and a follower if there is one. This is a
turn of the player to move; `B: …` is a turn of another player. Add keys to it,
--
  1  R  BA.L 0,-1 farmer@n                                               0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 82 tiles left
--- stderr

== each castle is asked for by itself, of one owner and of several, or they are typed at once [B-22, B-23]
% sed "s/B:knight/$who:knight/" $T/game.yaml >$T/g.yaml; printf '%b\n' 'BA.CFC.2 0,1' "$line" | reeve play $T/g.yaml 2>&1 | sed 1d; sed -n '/^moves/,$p' $T/g.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wanda, B: Ben}
to_move: W
board:
  '0,0': BA.RCr W:knight@n
  '1,0': BA.RFr
  '1,1': BA.L
  '1,2': BA.L
  '0,2': BA.C/180 B:knight@s
moves: []
--- rows who|line
W|1\n1
    castle: The cities completed in this turn that become castles?
      1: castle {W: 'city@0,2.s'}
      2: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    castle: The cities completed in this turn that become castles?
      1: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      1  W  BA.CFC.2 0,1                                                     0     0
              W   puts a castle on the city instead of scoring it               B-25
              W   puts a castle on the city instead of scoring it               B-25
    Wanda (W) 0, Ben (B) 0; Ben (B) is to move, 78 tiles left
    moves:
    - W: BA.CFC.2 0,1
      castle: {W: ['city@0,2.s', 'city@0,0.n']}
B|1\n1
    castle: The cities completed in this turn that become castles?
      1: castle {B: 'city@0,2.s'}
      2: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    castle: The cities completed in this turn that become castles?
      1: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      1  W  BA.CFC.2 0,1                                                     0     0
              B   puts a castle on the city instead of scoring it               B-25
              W   puts a castle on the city instead of scoring it               B-25
    Wanda (W) 0, Ben (B) 0; Ben (B) is to move, 78 tiles left
    moves:
    - W: BA.CFC.2 0,1
      castle: {B: 'city@0,2.s', W: 'city@0,0.n'}
B|2
    castle: The cities completed in this turn that become castles?
      1: castle {B: 'city@0,2.s'}
      2: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the entry back.
    castle: The cities completed in this turn that become castles?
      1: castle {B: 'city@0,2.s'}
    Type its number; an empty line leaves it out; `undo` takes the last answer back.
      1  W  BA.CFC.2 0,1                                                     0     4
              W   puts a castle on the city instead of scoring it               B-25
          +4  B   city@0,2.s: 2 tiles, 2 each                                   K-22
    Wanda (W) 0, Ben (B) 4; Ben (B) is to move, 78 tiles left
    moves:
    - W: BA.CFC.2 0,1
      castle: {W: 'city@0,0.n'}
B|{B: city@0,2, W: city@0,0}
    castle: The cities completed in this turn that become castles?
      1: castle {B: 'city@0,2.s'}
      2: castle {W: 'city@0,0.n'}
    Type its number; an empty line leaves it out; `undo` takes the entry back.
      1  W  BA.CFC.2 0,1                                                     0     0
              B   puts a castle on the city instead of scoring it               B-25
              W   puts a castle on the city instead of scoring it               B-25
    Wanda (W) 0, Ben (B) 0; Ben (B) is to move, 78 tiles left
    moves:
    - W: BA.CFC.2 0,1
      castle: {B: 'city@0,2.s', W: 'city@0,0.n'}
