# `board` in reeve play: a photograph is typed row by row.

== a board of The Castle: rows begin at the wall, or at the first file; the file is a position to score
$ printf '%s\n' board '. . . .' '' '. . . . . . . . 7/90 W:knight' '' '' '' '' '' '' '' '' '' done | reeve play $T/g.yaml | grep -E '^row|done|written|move|>$|^\['
$ cat $T/g.yaml; reeve score --now $T/g.yaml | tail -n 3
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
  done    write the file and go on
row 12, d to i (help)> 
row 11, d to i> 
row 10, a to i> 
row 9, a to h> 
row 8, d to h> 
row 7, d to h> 
row 6, d to h> 
row 5, b to h> 
row 4, b to h> 
row 3, b to h> 
row 2, b to h> 
row 1, b to e> 
all rows are there; done? 
$T/g.yaml is written.
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 59 tiles left
as 0 unless you type it, before or after: `score: {W: 14}`. If B is to move,
type `to_move: B`. Or type a move to see whether it is legal, `legal 1` to see
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
board:
  i10: 7/90 W:knight
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
# The size in tiles of the feature under each keep, or its name.
# keeps: {W: 0, B: 0}
# What lies in front of each player.
# hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
# The wall tiles that are still on the wall.
# corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
# Followers and pieces that each player has left.
# supply: {W: 5, B: 6}
final score: Anna (W) 0, Bert (B) 0
Anna (W) and Bert (B) share the victory

== the game goes on from it, and a board is not typed twice
$ printf '%s\n' board '52/180' done 'W: 14/180 d1 merchant' board | reeve play $T/g.yaml | sed '1,/is written/d'
$ cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 59 tiles left
Press Enter to score the board as if the game ended now. The score so far counts
as 0 unless you type it, before or after: `score: {W: 14}`. If B is to move,
type `to_move: B`. Or type a move to see whether it is legal, `legal 1` to see
where that tile may lie, or `why CELL` to see who owns what. `help` lists all
words; `quit` ends.
  1  W  14/180 d1 merchant@n                                             0     0
Anna (W) 0, Bert (B) 0; Bert (B) is to move, 58 tiles left
A board can be typed only before the first turn.
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
board:
  d12: 52/180
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
keeps: {W: 0, B: 0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
supply: {W: 6, B: 6}
moves:
- W: 14/180 d1 merchant@n

== points that are typed after a refused move are those of the board, as the tutorial has them; after a turn, those of that turn
$ printf '%s\n' 'Rosa Ben' 'crfr R:highwayman@e' done 'ffff+k 1,0' 'score: {R: 14, B: 12}' | reeve board carcassonne $T/b.yaml 2>/dev/null | tail -n 4
$ grep -A1 ^score $T/b.yaml
$ printf '%s\n' carcassonne 'Rosa Ben' 'crfr 1,0 knight' 'rrrr 1,0' 'score: {R: 0}' | reeve play $T/g.yaml 2>/dev/null | tail -n 3
$ tail -n 2 $T/g.yaml
--- stdout
Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was
played all the same.
The refused move is left out.
Rosa (R) 14, Ben (B) 12; Rosa (R) is to move, 71 tiles left
score: {R: 14, B: 12}
# Followers and pieces that each player has left.
The refused move is left out.
  1  R  BA.RCr 1,0 knight@n                                              0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
- R: BA.RCr 1,0 knight@n
  score: {R: 0}

== keys of a board are typed one after the other: what each player has left is not held against the next [T-1, T-20]
$ printf '%s\n' 'Anna, Bert' 'crfr A:highwayman@e' 'ffff+t' done 'score: {A: 3}' "towers: {'0,-1': 3}" 'prisoners: {B: [A]}' |
$   reeve board tower $T/b.yaml | tail -n 1
$ tail -n 4 $T/b.yaml
--- stdout
Anna (A) 3, Bert (B) 0; Anna (A) is to move, 88 tiles left
prisoners: {B: [A]}
# Followers and pieces that each player has left.
# supply: {A: {followers: 6, towers: 10}, B: {followers: 7, towers: 10}}
moves: []
--- stderr

== nothing is refused: what is wrong is numbered, and drawn, and written
$ printf '%s\n' board "17/90 tttz 99 7 X:king W:knight@q 'a: {[ #" 'a b c d e f g h i j k' "$(seq -s ' ' 40)" quit | reeve play $T/g.yaml | sed '1,/^row 11/d'; cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
         a       b       c       d       e       f       g       h       i
                             ╔════════════════════════ h   t ════════════════╗
                            [12] │ c[1]     [2]     [3]t 7 t[4]     [5]      ┃
 12                          ┃───□17 ┃   ?   ┃   ?   ┃───○───┃   ?   ┃   ?   ┃
                             ┃ c │ c ┃       ┃       ┃ h │ c ┃       ┃       ┃
                            [6]     [7]     [8]     [9]     [10]    [11]     ┃
 11                          ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃
     ╔═══════════════════════┃       ┃       ┃       ┃       ┃       ┃       ┃
     ║                                                                       t
 10  ║   ·       ·       ·       ·       ·       ·       ·       ·       ·
     ║                                                                       c*
     ║                                                               ╔═══════╝
  9  ║   ·       ·       ·       ·       ·       ·       ·       ·   ║
     ║                                                               ║
     ╚═══════════════════════╗                                       ║
  8                          ║   ·       ·       ·       ·       ·   ║
                             ║                                       ║
                             c                                       ║
  7                          ○   ·       ·       ·       ·       ·   ║
                             c                                       ║
                             ║                                       ║
  6                          ║   ·       ·       ·       ·       ·   ║
             ╔═══════════════╝                                       ║
             ║                                                       h
  5          ║   ·       ·       ·       ·       ·       ·       ·   ─
             ║                                                       c
             ║                                                       ║
  4          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             h                                                       ║
  3              ·       ·       ·       ·       ·       ·       ·   ║
            *c                                                       ║
             ║                                                       ║
  2          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             ║                               ╔═══════════════════════╝
  1          ║   ·       ·       ·       ·   ║
             ║                               ║
             ╚════════════════ c*  c ════════╝
         a       b       c       d       e       f       g       h       i
[1] e12: `tttz` describes no tile: no feature has the letter z (t tower, h
    house, c court). Type the number of the tile, or its look: quarters NW NE SE
    SW, as ttch:e,s,w or cccc+m.
[2] f12: there is no tile `99` in Carcassonne: The Castle. Type a tile from 1 to
    60; see: reeve tiles castle
[3] g12: there is no player `X`. Type one of these: W, B.
[3] g12: there is no follower called `king`. Type one of these: herald (path),
    knight (tower), squire (house), merchant (court).
[3] g12: `q` is not a place on a tile. Type a compass point: n e s w c ne se sw
    nw nne ene ese sse ssw wsw wnw nnw.
[3] g12: `'a:`: a follower is PLAYER:ROLE@WHERE. Type player, colon and follower
    without a space: W:knight@n.
[4] h12: `{[` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[5] i12: `#` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
a11 lies outside the wall. Type a cell inside the wall; `reeve show` draws them.
`a` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
b11 lies outside the wall
`b` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW. Type a follower as `B:ROLE`, behind its tile; ROLE: herald (path),
    knight (tower), squire (house), merchant (court).
c11 lies outside the wall
`c` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
[6] d11: `d` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[7] e11: `e` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[8] f11: `f` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[9] g11: `g` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[10] h11: `h` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[11] i11: `i` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
j11 lies outside the wall
`j` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
k11 lies outside the wall
`k` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
[12] d12: the west side of tile 17 at d12 is a path, but start space 40 beside
    it has a tower. Check both tiles: correct a tile, a rotation or a cell.
row 10, a to i> 
         a       b       c       d       e       f       g       h       i
                             ╔════════════════════════ h   t ════════════════╗
                            [12] │ c[1]     [2]     [3]t 7 t[4]     [5]      ┃
 12                          ┃───□17 ┃   ?   ┃   ?   ┃───○───┃   ?   ┃   ?   ┃
                             ┃ c │ c ┃       ┃       ┃ h │ c ┃       ┃       ┃
                            [6]     [7]     [8]     [9]     [10]    [11]     ┃
 11                          ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃
     ╔═══════════════════════┃       ┃       ┃       ┃       ┃       ┃       ┃
     ║ h │ t[13]   t ┃ t   t[14] 4 t[15]   h[16] 6 h ┃ t 7 t ┊ t   t[17] 9 t ┃
 10  ║───○───┃   2   ┃   3   ┃───────┃   5   ┃───□───┃───○────   8   ┃───□───┃
     ║ t │ h ┃ h   h ┃ h   h ┃ h   h ┃ t   c ┃ t │ c ┃ h │ c ┊ h   c ┃ h │ c ┃*
     ║                                                               ╔═══════╝
  9  ║   ·       ·       ·       ·       ·       ·       ·       ·   ║
     ║                                                               ║
     ╚═══════════════════════╗                                       ║
  8                          ║   ·       ·       ·       ·       ·   ║
                             ║                                       ║
                             c                                       ║
  7                          ○   ·       ·       ·       ·       ·   ║
                             c                                       ║
                             ║                                       ║
  6                          ║   ·       ·       ·       ·       ·   ║
             ╔═══════════════╝                                       ║
             ║                                                       h
  5          ║   ·       ·       ·       ·       ·       ·       ·   ─
             ║                                                       c
             ║                                                       ║
  4          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             h                                                       ║
  3              ·       ·       ·       ·       ·       ·       ·   ║
            *c                                                       ║
             ║                                                       ║
  2          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             ║                               ╔═══════════════════════╝
  1          ║   ·       ·       ·       ·   ║
             ║                               ║
             ╚════════════════ c*  c ════════╝
         a       b       c       d       e       f       g       h       i
[1] e12: `tttz` describes no tile: no feature has the letter z (t tower, h
    house, c court). Type the number of the tile, or its look: quarters NW NE SE
    SW, as ttch:e,s,w or cccc+m.
[2] f12: there is no tile `99` in Carcassonne: The Castle. Type a tile from 1 to
    60; see: reeve tiles castle
[3] g12: there is no player `X`. Type one of these: W, B.
[3] g12: there is no follower called `king`. Type one of these: herald (path),
    knight (tower), squire (house), merchant (court).
[3] g12: `q` is not a place on a tile. Type a compass point: n e s w c ne se sw
    nw nne ene ese sse ssw wsw wnw nnw.
[3] g12: `'a:`: a follower is PLAYER:ROLE@WHERE. Type player, colon and follower
    without a space: W:knight@n.
[4] h12: `{[` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[5] i12: `#` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
a11 lies outside the wall. Type a cell inside the wall; `reeve show` draws them.
`a` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
b11 lies outside the wall
`b` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW. Type a follower as `B:ROLE`, behind its tile; ROLE: herald (path),
    knight (tower), squire (house), merchant (court).
c11 lies outside the wall
`c` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
[6] d11: `d` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[7] e11: `e` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[8] f11: `f` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[9] g11: `g` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[10] h11: `h` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[11] i11: `i` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
j11 lies outside the wall
`j` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
k11 lies outside the wall
`k` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
j10 lies outside the wall
k10 lies outside the wall
l10 lies outside the wall
m10 lies outside the wall
n10 lies outside the wall
o10 lies outside the wall
p10 lies outside the wall
q10 lies outside the wall
r10 lies outside the wall
s10 lies outside the wall
t10 lies outside the wall
u10 lies outside the wall
v10 lies outside the wall
w10 lies outside the wall
x10 lies outside the wall
y10 lies outside the wall
z10 lies outside the wall
`26,9` is not a cell. Type a file and a rank: b1, d7, i12.
`27,9` is not a cell
`28,9` is not a cell
`29,9` is not a cell
`30,9` is not a cell
`31,9` is not a cell
`32,9` is not a cell
`33,9` is not a cell
`34,9` is not a cell
`35,9` is not a cell
`36,9` is not a cell
`37,9` is not a cell
`38,9` is not a cell
`39,9` is not a cell
[12] d12: the west side of tile 17 at d12 is a path, but start space 40 beside
    it has a tower. Check both tiles: correct a tile, a rotation or a cell.
[13] b10: the west side of tile 2 at b10 is a tower and a house, but tile 1 at
    a10 beside it has a path
[14] d10: the west side of tile 4 at d10 is a path, but tile 3 at c10 beside it
    has a tower and a house
[15] e10: the west side of tile 5 at e10 is a house and a tower, but tile 4 at
    d10 beside it has a path
[16] f10: the west side of tile 6 at f10 is a path, but tile 5 at e10 beside it
    has a house and a court
[17] i10: the east side of tile 9 at i10 is a path, but start space 62 beside it
    has a tower and a court
[17] i10: the west side of tile 9 at i10 is a path, but tile 8 at h10 beside it
    has a tower and a court
row 9, a to h> 
         a       b       c       d       e       f       g       h       i
                             ╔════════════════════════ h   t ════════════════╗
                            [12] │ c[1]     [2]     [3]t 7 t[4]     [5]      ┃
 12                          ┃───□17 ┃   ?   ┃   ?   ┃───○───┃   ?   ┃   ?   ┃
                             ┃ c │ c ┃       ┃       ┃ h │ c ┃       ┃       ┃
                            [6]     [7]     [8]     [9]     [10]    [11]     ┃
 11                          ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃   ?   ┃
     ╔═══════════════════════┃       ┃       ┃       ┃       ┃       ┃       ┃
     ║ h │ t[13]   t ┃ t   t[14] 4 t[15]   h[16] 6 h ┃ t 7 t ┊ t   t[17] 9 t ┃
 10  ║───○───┃   2   ┃   3   ┃───────┃   5   ┃───□───┃───○────   8   ┃───□───┃
     ║ t │ h ┃ h   h ┃ h   h ┃ h   h ┃ t   c ┃ t │ c ┃ h │ c ┊ h   c ┃ h │ c ┃*
     ║                                                               ╔═══════╝
  9  ║   ·       ·       ·       ·       ·       ·       ·       ·   ║
     ║                                                               ║
     ╚═══════════════════════╗                                       ║
  8                          ║   ·       ·       ·       ·       ·   ║
                             ║                                       ║
                             c                                       ║
  7                          ○   ·       ·       ·       ·       ·   ║
                             c                                       ║
                             ║                                       ║
  6                          ║   ·       ·       ·       ·       ·   ║
             ╔═══════════════╝                                       ║
             ║                                                       h
  5          ║   ·       ·       ·       ·       ·       ·       ·   ─
             ║                                                       c
             ║                                                       ║
  4          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             h                                                       ║
  3              ·       ·       ·       ·       ·       ·       ·   ║
            *c                                                       ║
             ║                                                       ║
  2          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             ║                               ╔═══════════════════════╝
  1          ║   ·       ·       ·       ·   ║
             ║                               ║
             ╚════════════════ c*  c ════════╝
         a       b       c       d       e       f       g       h       i
[1] e12: `tttz` describes no tile: no feature has the letter z (t tower, h
    house, c court). Type the number of the tile, or its look: quarters NW NE SE
    SW, as ttch:e,s,w or cccc+m.
[2] f12: there is no tile `99` in Carcassonne: The Castle. Type a tile from 1 to
    60; see: reeve tiles castle
[3] g12: there is no player `X`. Type one of these: W, B.
[3] g12: there is no follower called `king`. Type one of these: herald (path),
    knight (tower), squire (house), merchant (court).
[3] g12: `q` is not a place on a tile. Type a compass point: n e s w c ne se sw
    nw nne ene ese sse ssw wsw wnw nnw.
[3] g12: `'a:`: a follower is PLAYER:ROLE@WHERE. Type player, colon and follower
    without a space: W:knight@n.
[4] h12: `{[` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[5] i12: `#` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
a11 lies outside the wall. Type a cell inside the wall; `reeve show` draws them.
`a` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
b11 lies outside the wall
`b` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW. Type a follower as `B:ROLE`, behind its tile; ROLE: herald (path),
    knight (tower), squire (house), merchant (court).
c11 lies outside the wall
`c` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
[6] d11: `d` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[7] e11: `e` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[8] f11: `f` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[9] g11: `g` describes no tile: it begins with a letter for each of the quarters
    NW NE SE SW
[10] h11: `h` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
[11] i11: `i` describes no tile: it begins with a letter for each of the
    quarters NW NE SE SW
j11 lies outside the wall
`j` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
k11 lies outside the wall
`k` describes no tile: it begins with a letter for each of the quarters NW NE SE
    SW
j10 lies outside the wall
k10 lies outside the wall
l10 lies outside the wall
m10 lies outside the wall
n10 lies outside the wall
o10 lies outside the wall
p10 lies outside the wall
q10 lies outside the wall
r10 lies outside the wall
s10 lies outside the wall
t10 lies outside the wall
u10 lies outside the wall
v10 lies outside the wall
w10 lies outside the wall
x10 lies outside the wall
y10 lies outside the wall
z10 lies outside the wall
`26,9` is not a cell. Type a file and a rank: b1, d7, i12.
`27,9` is not a cell
`28,9` is not a cell
`29,9` is not a cell
`30,9` is not a cell
`31,9` is not a cell
`32,9` is not a cell
`33,9` is not a cell
`34,9` is not a cell
`35,9` is not a cell
`36,9` is not a cell
`37,9` is not a cell
`38,9` is not a cell
`39,9` is not a cell
[12] d12: the west side of tile 17 at d12 is a path, but start space 40 beside
    it has a tower. Check both tiles: correct a tile, a rotation or a cell.
[13] b10: the west side of tile 2 at b10 is a tower and a house, but tile 1 at
    a10 beside it has a path
[14] d10: the west side of tile 4 at d10 is a path, but tile 3 at c10 beside it
    has a tower and a house
[15] e10: the west side of tile 5 at e10 is a house and a tower, but tile 4 at
    d10 beside it has a path
[16] f10: the west side of tile 6 at f10 is a path, but tile 5 at e10 beside it
    has a house and a court
[17] i10: the east side of tile 9 at i10 is a path, but start space 62 beside it
    has a tower and a court
[17] i10: the west side of tile 9 at i10 is a path, but tile 8 at h10 beside it
    has a tower and a court
Something is wrong: type its row again, `row N CELLS`, or type `done` to write
the file anyway.
row 9, a to h> 
$T/g.yaml is written.
It still has mistakes. `reeve show` draws and numbers them;
`reeve board` opens its rows again.
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
board:
  d12: 17/90
  e12: tttz
  f12: 99
  g12: '7 X:king W:knight@q ''a:'
  h12: '{['
  i12: '#'
  a11: a
  b11: b
  c11: c
  d11: d
  e11: e
  f11: f
  g11: g
  h11: h
  i11: i
  j11: j
  k11: k
  a10: 1
  b10: 2
  c10: 3
  d10: 4
  e10: 5
  f10: 6
  g10: 7
  h10: 8
  i10: 9
  j10: 10
  k10: 11
  l10: 12
  m10: 13
  n10: 14
  o10: 15
  p10: 16
  q10: 17
  r10: 18
  s10: 19
  t10: 20
  u10: 21
  v10: 22
  w10: 23
  x10: 24
  y10: 25
  z10: 26
  '26,9': 27
  '27,9': 28
  '28,9': 29
  '29,9': 30
  '30,9': 31
  '31,9': 32
  '32,9': 33
  '33,9': 34
  '34,9': 35
  '35,9': 36
  '36,9': 37
  '37,9': 38
  '38,9': 39
  '39,9': 40
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
# The size in tiles of the feature under each keep, or its name.
# keeps: {W: 0, B: 0}
# What lies in front of each player.
# hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
# The wall tiles that are still on the wall.
# corners: {12: '?', 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
# Followers and pieces that each player has left.
# supply: {W: 6, B: 6}

== undo, row and cancel; rows are numbered as at the side of the board
$ printf '%s\n' board undo 'row 11 5' 'row 12 5' 'row 12: 7' '. 3' undo 'row 12 . 17' 'row x' 'row' 'insert 12 . . 3' undo 'west' 'help' cancel quit | reeve play $T/g.yaml | grep -vE '^ .*[║═·]|^   *a'; cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
Anna (W) 0, Bert (B) 0; Anna (W) is to move, 60 tiles left
Type the rows from north to south, the cells of each from west to east, with
spaces between them. A cell is a tile as it lies, its look or TILE/DEGREES, then
its followers, each PLAYER:ROLE@WHERE; or . for an empty cell. Leave out cells
outside the wall.

  undo    take back what was typed last
  redo    type again what `undo` took back
  row     N CELLS: replace row N
  insert  N CELLS: put a row in before row N
  delete  N: take row N out
  west    let the rows that follow begin one cell further west
  show    draw the board again
  done    write the file and go on
  quit    the same
  cancel  forget the board
  help    print this list
row 12, d to i (help)> 
Nothing more was typed.
row 12, d to i (help)> 
Type `row`, its number at the side of the board, and its cells.
row 12, d to i (help)> 
row 11, d to i> 
[1] d12: tile 7 at d12 may be the one that was misread. These fit there: 7/270,
    12/270, 28/270 and others.
[1] d12: the west side of tile 7 at d12 is a path, but start space 40 beside it
    has a tower. Check both tiles: correct a tile, a rotation or a cell.
row 11, d to i> 
[1] d12: tile 7 at d12 may be the one that was misread. These fit there: 7/270,
    12/270, 28/270 and others.
[1] d12: the west side of tile 7 at d12 is a path, but start space 40 beside it
    has a tower. Check both tiles: correct a tile, a rotation or a cell.
row 10, a to i> 
[1] d12: tile 7 at d12 may be the one that was misread. These fit there: 7/270,
    12/270, 28/270 and others.
[1] d12: the west side of tile 7 at d12 is a path, but start space 40 beside it
    has a tower. Check both tiles: correct a tile, a rotation or a cell.
row 11, d to i> 
row 11, d to i> 
Type `row`, its number at the side of the board, and its cells.
row 11, d to i> 
Type `row`, its number at the side of the board, and its cells.
row 11, d to i> 
[1] f12: either tile 3 at f12 or tile 17 at e11 may be the one that was misread,
    or a tile beside it is missing. Tile 3 fits at g12 and at e12. Tile 17 fits
row 10, a to i> 
row 11, d to i> 
This board has an edge: each row begins at its wall.
row 11, d to i> 
Type the rows from north to south, the cells of each from west to east, with
spaces between them. A cell is a tile as it lies, its look or TILE/DEGREES, then
its followers, each PLAYER:ROLE@WHERE; or . for an empty cell. Leave out cells
outside the wall.

  undo    take back what was typed last
  redo    type again what `undo` took back
  row     N CELLS: replace row N
  insert  N CELLS: put a row in before row N
  delete  N: take row N out
  west    let the rows that follow begin one cell further west
  show    draw the board again
  done    write the file and go on
  quit    the same
  cancel  forget the board
  help    print this list
row 11, d to i> 
No board is written.
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []

== an unbounded board is counted from its start tile, wherever that is typed
$ printf '%s\n' board 'BA.RFr' '| crfr | crfr R:knight' west '. . BA.RFr' | reeve play $T/g.yaml | sed '1,/help/d'; cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
--- stdout
row 0 (help)> 
         0
       f   f
  0   ───────
       f   f
         0
row -1> 
More than one tile looks like the start tile: the cells are counted from the one
at 0,0. If it is another, type that one by its name, `BA.RCr`.
         0       1
    [1]f   f ┃
  1  ┃───────┃
     ┃ f   f ┃
    [1]cccccf┃fccRccf
  0  ┃───────┃───────
     ┃ f   f ┃ f   f
         0       1
[1] 0,0: either tile crfr at 0,0 or tile BA.RFr at 0,1 may be the one that was
    misread. These fit at 0,0: frcr. These fit at 0,1: BA.RCr/180, BA.CRRR/180,
    BA.CRr/180 and others. Tile BA.RFr fits at 0,-1.
[1] 0,0: the north side of tile crfr at 0,0 is a city, but tile BA.RFr at 0,1
    beside it has a field. Check both tiles: correct a tile, a rotation or a
    cell.
row -1> 
The rows that follow begin one cell further west.
row -1> 
         0       1
    [1]f   f ┃
  1  ┃───────┃
     ┃ f   f ┃
    [1]cccccf┃fccRccf
  0  ┃───────┃───────
     ┃ f   f ┃ f   f
             ┊ f   f
 -1          ────────
             ┊ f   f
         0       1
[1] 0,0: either tile crfr at 0,0 or tile BA.RFr at 0,1 may be the one that was
    misread. These fit at 0,0: frcr. These fit at 0,1: BA.RCr/180, BA.CRRR/180,
    BA.CRr/180 and others. Tile BA.RFr fits at 0,-1.
[1] 0,0: the north side of tile crfr at 0,0 is a city, but tile BA.RFr at 0,1
    beside it has a field. Check both tiles: correct a tile, a rotation or a
    cell.
row -2> 
$T/g.yaml is written.
It still has mistakes. `reeve show` draws and numbers them;
`reeve board` opens its rows again.
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
board:
  '0,1': BA.RFr
  '0,0': crfr
  '1,0': crfr R:knight
  '1,-1': BA.RFr
# The score, counted on past the end of the track.
score: {R: 0, B: 0}
# Followers and pieces that each player has left.
# supply: {R: 7, B: 7}

== which tile is the start tile is asked where none looks like it
$ printf '%s\n' board 'ffff+k' '. BA.RFr' done '1,-1' | reeve play $T/g.yaml | tail -n 3; cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
--- stdout
$T/g.yaml is written.
It still has mistakes. `reeve show` draws and numbers them;
`reeve board` opens its rows again.
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
board:
  '-1,1': ffff+k
  '0,0': BA.RFr
# The score, counted on past the end of the track.
score: {R: 0, B: 0}
# Followers and pieces that each player has left.
# supply: {R: 7, B: 7}

== at the question of the start tile `help` helps, `quit` leaves it open, and `cancel` forgets the board
% cp $T/g.yaml $T/now.yaml; printf '%s\n' board 'ffff+k' '. BA.RFr' done "$answer" '1,-1' | reeve play $T/now.yaml 2>/dev/null | grep -E '^Type the cell|^No board|is written'; sed -n '/ffff/p' $T/now.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
--- rows answer
help
    Type the cell by the numbers beside the board: `1,-1`. Press Enter if it is not
    $T/now.yaml is written.
      '-1,1': ffff+k
5
    Type the cell by the numbers beside the board: `1,-1`. Press Enter if it is not
    $T/now.yaml is written.
      '-1,1': ffff+k
quit
    $T/now.yaml is written.
      '0,0': ffff+k
cancel
    No board is written.

== noise that is pasted ends: no more words are entered, judged and drawn than a game can have, and mistakes
# A hundred besides the 71 tiles left; the rest is refused.
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Anna, B: Bert}\nmoves: []\n' >$T/g.yaml
$ { echo board; seq 100001 104000 | tr 0-9 k-t | awk '{print $1 $1 $1 $1 $1 $1 $1 $1 $1 $1 $1 $1}'; echo cancel; } >$T/noise
$ reeve play $T/g.yaml <$T/noise | grep -cE '^row -?[0-9]+(>| )'
$ reeve play $T/g.yaml <$T/noise | grep -c '^All rows are there'
--- stdout
172
3828

== what the game has besides is in comments, for tower and bazaars, too
$ reeve new tower+bazaars >$T/g.yaml; printf '%s\n' board crfr done | reeve play $T/g.yaml >$T/said; cat $T/g.yaml
--- stdout
# yaml-language-server: $schema=reeve-tower+bazaars.schema.json
# To have an editor check this as you type: reeve schema tower+bazaars >reeve-tower+bazaars.schema.json
reeve: 1
rules: tower+bazaars
# options: {tower_top_capturable: false}  # see: reeve rules tower+bazaars
# options: {bazaar_auction: false}        # see: reeve rules tower+bazaars
about: {event: '', date: '', note: ''}
players: {W: White, B: Black} # label: name, in turn order; up to six
# the start tile BA.RCr lies on 0,0, its city to the north (K-2)
board:
  '0,0': crfr
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
# The height of each tower, without a follower on top.
# towers: {'0,1': 2}
# The player on top of each tower; none where the follower is gone.
# tops: {'0,1': W}
# The followers that each player holds.
# prisoners: {W: [B, B]}
# The bridges, by the cells of their tiles.
# bridges: {'0,1': ew}
# The castles, each with a lord; none if the lords have gone home.
# castles: {'city@0,1': W}
# Followers and pieces that each player has left.
# supply: {W: {followers: 7, towers: 10, bridges: 3, castles: 3}, B: {followers: 7, towers: 10, bridges: 3, castles: 3}}

== without a row nothing is written; after an entry no board is typed
$ printf '%s\n' board done board '. .' done 'board' | reeve play $T/g.yaml | grep -E '^No|before the'; cat $T/g.yaml
$ printf '%s\n' board quit | reeve play $T/e.yaml | grep -E '^No|before the'; cat $T/e.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
--- file e.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves:
- R: BA.RFr 1,0
--- stdout
No board is written.
No board is written.
No board is written.
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
A board can be typed only before the first turn.
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves:
- R: BA.RFr 1,0

== bytes that are no text, and a row longer than a document may be
$ { printf 'board\n\377\033[2J \001 %s\n' "'x''"; head -c 3000000 /dev/zero | tr '\0' 'x'; echo; echo undo; echo done; } | reeve play $T/g.yaml | tail -n 4 | cut -c 1-200; cat $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
setup: {wall_tiles: {12: 3}}
moves: []
--- stdout
row 11, d to i> 
$T/g.yaml is written.
It still has mistakes. `reeve show` draws and numbers them;
`reeve board` opens its rows again.
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
setup:
  wall_tiles: {12: 3}
board:
  d12: \xff\x1b[2J
  e12: \x01
  f12: '''x'''''
# The score, counted on past the end of the track.
score: {W: 0, B: 0}
# The size in tiles of the feature under each keep, or its name.
# keeps: {W: 0, B: 0}
# What lies in front of each player.
# hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
# The wall tiles that are still on the wall.
# corners: {12: 3, 16: '?', 20: '?', 26: '?', 32: '?', 38: '?', 42: '?', 56: '?', 64: '?', 66: '?', 82: '?', 88: '?', 90: '?'}
# Followers and pieces that each player has left.
# supply: {W: 6, B: 6}

== the rows that were typed are in the file, and the next session goes on behind them
$ reeve play $T/game.yaml | tail -n 2; sed -n '/^board/,/^score/p' $T/game.yaml; tail -n 1 $T/game.yaml
--- stdin
done
done
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
# answers: board;BA.RCr;ffff+k R:monk;undo;row 0 BA.RCr R:farmer@s;junk
--- stdout
It still has mistakes. `reeve show` draws and numbers them;
`reeve board` opens its rows again.
board:
  '0,0': BA.RCr R:farmer@s
  '0,-1': junk
# The score, counted on past the end of the track.
score: {R: 0, B: 0}
# supply: {R: 7, B: 7}

== a board that is forgotten leaves nothing in the file
$ reeve play $T/game.yaml >/dev/null; cat $T/game.yaml
--- stdin
board
BA.RCr
cancel
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []
--- stdout
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: []

== what is wrong at the end can be typed again; a second `done` writes it as it is
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Anna, B: Bert}\nmoves: []\n' >$T/g.yaml
% printf '%s\n' board 'crfr BA.RFr/90' done "$more" done | reeve play $T/g.yaml | grep -A9 '^Something'; echo; reeve check $T/g.yaml >$T/said 2>&1; echo $?
--- rows what|more
nothing|
    Something is wrong: type its row again, `row N CELLS`, or type `done` to write
    the file anyway.
    row -1> 
    row -1> 
    $T/g.yaml is written.
    It still has mistakes. `reeve show` draws and numbers them;
    `reeve board` opens its rows again.

    1
a row|row 0 crfr crfr R:knight
    Something is wrong: type its row again, `row N CELLS`, or type `done` to write
    the file anyway.
    row -1> 
    More than one tile looks like the start tile: the cells are counted from the one
    at 0,0. If it is another, type that one by its name, `BA.RCr`.
             0       1
          fcccccf┊fccRccf
      0   ───────────────
           f   f ┊ f   f
             0       1

    0
done|done
    Something is wrong: type its row again, `row N CELLS`, or type `done` to write
    the file anyway.
    row -1> 
    $T/g.yaml is written.
    It still has mistakes. `reeve show` draws and numbers them;
    `reeve board` opens its rows again.

    1

== a follower is named by the label or the name of its player, in any case
$ printf '%s\n' board '' '' '. . . . . . . . 7/90 anna:knight' done | reeve play $T/g.yaml | grep -E 'written|edges|Something|not'
$ sed -n '/^board/,/^#/p' $T/g.yaml
--- file g.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- stdout
$T/g.yaml is written.
board:
  i10: 7/90 anna:knight
# The score, counted on past the end of the track.

== what is mistyped in a row is told by its cause, and what a later row can mend is not told before
% rm -f $T/b.yaml
% printf '%b\n' 'Rosa Ben' "$typed" cancel | reeve board "$rules" $T/b.yaml | tr '\n' ' ' | sed 's/  */ /g' | grep -oE 'the (row|tiles) [^:]* seems? [^:.]*|did you mean [^?]*|This row is[^:]*|(nobody is|there is no|no tile) [^ ]* [^ ]*|lies (apart|outside)|:ns. describes no' | sort -u
--- rows what|rules|typed
nothing: tiles that a later row joins|carcassonne|rrff . frfr\nffcc . crfr
edges that are all joined, and a road|inns and traders|crfr crrc/j:e,s+l R:knight@n
three letters with paths|castle|hhtt ccc:ns R:merchant
    :ns` describes no
an empty cell too many in a row inside the wall|castle|\n\n\n\n. hthh:ne . . . .
one too many, and a tile behind it|castle|\n\n\n\n. hthh:ne . . . hhtt
    the row of e8 seems to be one cell too far east
an empty cell was left out in a row, or a row, beside a tile that was misread|carcassonne|. . . . ffcf\n. . fccf/j cffc R:farmer@e\n. . rrfr . frrf rccr/j+p\n. . fffc fccf/j rrrc crrr B:knight@n rffr\n. cfcc/j+p frrf crfr\n. ccrr/j+p . ffcf ffff+k ccff/j cfcf/j
    the row of -1,3 seems to be one cell too far west
    the row of 2,-1 seems to be one cell too far west, or the row of 2,-2 seems to be one cell too far east, or tile fccf/j at 2,-1 or tile rrfr at 2,-2 may be the one that was misread
    the row of 2,-1 seems to be one cell too far west, or tile fccf/j at 2,-1 or tile rrfr at 2,-2 may be the one that was misread
    the tiles at 2,-1 and 3,-1 seem to be exchanged, or the tiles at -2,0 and 3,-1 seem to be exchanged
no blank between two tiles|carcassonne|crfr rrffrfff+k\nfcrrfccf
    did you mean two tiles, fcrr fccf
    did you mean two tiles, rrff rfff+k
two letters that are swapped|tower|crfr rfcr+t
    did you mean rfrr+t (TO.RRR: other south edge), rcfr+t (TO.RrC: other east edge, south edge), frcr+t (TO.RCr: other north edge, east edge) or rfcr (BA.CRr: other marks)
    no tile of the
a mark was left out|tower|cccc:nsw,e+p.n
    did you mean cccc:nsw,e+t+p.n (TO.CccC+: other marks)
    no tile of the
another mark|carcassonne|cccc/j+k
    did you mean cccc/j+p (BA.Cccc+: other marks)
    no tile of the
a row that was typed twice|carcassonne|ffff+k\nffff+k
    This row is like the one before

== where two more tiles were misread the shifted half of a row is told beside those that it makes wrong
$ reeve board carcassonne $T/b.yaml <$T/rows 2>/dev/null | sed '1,/^row -3>/d' | tr '\n' ' ' | sed 's/  */ /g' | grep -o 'either [^.]*too far west\.\?' | sort -u
--- file rows
Walter Berta
. . . . ffcf . .
. . . fccf/j cffc W:farmer@e . .
. . rrfr . rrff rccr/j+p .
. . fffc fccf/j rrrc B:highwayman@n crrr B:knight@n rffr B:farmer@nw
. cfcc/j frrf W:farmer@n crfr . .
. ccrr/j+p B:farmer@se ffcf W:knight@s ffff+k W:farmer@n ccff/j fcfc/j W:farmer@s
. rfrf B:farmer@w ffff+k W:monk@c cccf/j fccf W:knight@e . .
rrcf rcfr B:highwayman@e . ccfc/j . . .
done
--- stdout
either the tiles from -1,-1 to the east seem to be one cell too far west


== a follower that can stand on several features is asked for with numbers that are drawn; the number is put into its row
$ printf '%s\n' 'Anna Bert' '. crfr A:farmer A:knight' 2 done quit | reeve board carcassonne $T/b.yaml | sed -n '/more than/,/^row -1/p'; grep crfr $T/b.yaml
--- stdout
[1] 0,0: tile crfr at 0,0 has more than one field: field@ne, field@s. Type
    farmer@s or farmer@ne.
Which was it?
  1cccccf
  ───────   0,0
   2   f
  1: farmer@ne
  2: farmer@s
Type its number, or go on.
row -1> 
  '0,0': crfr A:farmer@s A:knight

== a row that was left out is put in before another
$ printf '%s\n' 'Anna Bert' '. ffcf' 'crfr' 'insert 0 . crfr' 'insert 7 crfr' done done quit | reeve board carcassonne $T/b.yaml | grep '^Type .insert'; grep : $T/b.yaml | sed 1,4d
--- stdout
Type `insert`, its number at the side of the board, and its cells.
  '0,1': ffcf
  '0,0': crfr
  '-1,-1': crfr
score: {A: 0, B: 0}
# supply: {A: 7, B: 7}

== a board that is cancelled leaves no file; one that exists is not of other rules than those named
$ printf '%s\n' 'Anna Bert' 'crfr' cancel | reeve board carcassonne $T/b.yaml | tail -n 1; ls $T
$ printf '%s\n' 'Anna Bert' 'crfr' done quit | reeve board carcassonne $T/b.yaml >$T/out; reeve board castle $T/b.yaml </dev/null 2>&1 >$T/out | sed "s,$T/,,"
$ reeve board Carcassonne $T/b.yaml </dev/null 2>&1 >$T/out
--- stdout
No board is written.
reeve: b.yaml: this file exists, and has the rules carcassonne, not castle


== a key of the game is not a cell: typed between the rows it stands below them, and typed again it is replaced
$ printf '%s\n' 'Rosa Ben' 'score: {R: 2}' 'crfr R:knight' 'towers:' 'ffff+t' "towers: {'0,-1': 1}" 'rules: castle' 'foo: 1' 'score: {R: 3}' 'supply: {R: 5}' 'delete -1' ffff+t 'supply: {R: {followers: 6}}' done quit | reeve board tower $T/b.yaml | grep -E '^[A-Z]|^row|score|^\['
$ sed -n '/^board/,$p' $T/b.yaml; printf '%s\n' 'row 0 crfr' 'supply: {R: 7}' done quit | reeve board $T/b.yaml | grep -e ' supply' -e '^Mist' -e '^Rosa'; grep supply $T/b.yaml
--- stdout
Who plays, in turn order? (Anna, Bert; help) 
Type the rows from north to south, the cells of each from west to east, with
row 0 (help)> 
row 0 (help)> 
row -1> 
row -1> 
row -2> 
row -2> 
No key `rules` can be typed below this board.
row -2> 
No key `foo` can be typed below this board.
row -2> 
row -2> 
R has 6 followers in supply, not 5: 1 is on the board. The followers of R are at
row -2> 
[1] 0,-1: the tower at 0,-1 is wrong: no tile lies there. Type the cell of a
R has 6 followers in supply, not 5: 1 is on the board. The followers of R are at
row -1> 
R has 6 followers in supply, not 5: 1 is on the board. The followers of R are at
row -2> 
row -2> 
Rosa (R) 3, Ben (B) 0; Rosa (R) is to move, 88 tiles left
Press Enter to score the board as if the game ended now. The score so far counts
as 0 unless you type it, before or after: `score: {R: 14}`. If B is to move,
board:
  '0,0': crfr R:knight
  '0,-1': ffff+t
# The score, counted on past the end of the track.
score: {R: 3}
# The height of each tower, without a follower on top.
towers: {'0,-1': 1}
# The player on top of each tower; none where the follower is gone.
# tops: {'0,1': R}
# The followers that each player holds.
# prisoners: {R: [B, B]}
# Followers and pieces that each player has left.
supply: {R: {followers: 6}}
moves: []
Rosa (R) 3, Ben (B) 0; Rosa (R) is to move, 88 tiles left
R has 7 followers in supply, not 6: 0 are on the board. Add the follower that is
Rosa (R) 3, Ben (B) 0; Rosa (R) is to move, 88 tiles left
supply: {R: 7}

== on a board with a wall all files may be typed in a row that is shorter
$ printf '%s\n' 'Anna Bert' '. . . . . . . . 54/270' '. . . 4/270 . . .' done done quit | reeve board castle $T/b.yaml >$T/said; grep /270 $T/b.yaml
--- stdout
  i12: 54/270
  g11: 4/270

== a key is typed in place of the comment that proposes it, and nothing else of the file is lost
$ printf '%s\n' 'Rosa Ben' 'crfr' 'ffff+t' done 'to_move: B' "towers: {'0,-1': 1}" 'score: {R: 9}' quit | reeve board tower $T/b.yaml >$T/said; cat $T/b.yaml
--- stdout
reeve: 1
rules: tower
players: {R: Rosa, B: Ben}
board:
  '0,0': crfr
  '0,-1': ffff+t
# The score, counted on past the end of the track.
score: {R: 9}
# The height of each tower, without a follower on top.
towers: {'0,-1': 1}
# The player on top of each tower; none where the follower is gone.
# tops: {'0,1': R}
# The followers that each player holds.
# prisoners: {R: [B, B]}
# Followers and pieces that each player has left.
# supply: {R: {followers: 7, towers: 10}, B: {followers: 7, towers: 10}}
moves: []
to_move: B

== the rows of a board are typed again, at once or in a later session, until a turn has been played
$ printf '%s\n' 'Rosa Ben' '. ffcf' 'crfr crfr R:highwayman@e' 'ffff+t' done "towers: {'0,-1': 1}" board 'row 0 crfr crfr B:highwayman@e' 'insert 1 . ffff+k' done quit | reeve board tower $T/b.yaml | grep -E '^ *[-0-9]+  |^row|^Rosa|^There'
$ sed -n '/^board/,$p' $T/b.yaml
$ printf '%s\n' 'row 2 ffcf' cancel undo 'ffrr 2,0' board quit | reeve board $T/b.yaml | grep -E '^No|^There|before the|^  1 '
--- stdout
row 0 (help)> 
row -1> 
         0       1
  1          ┊
  0   ─────────────R─
         0       1
row -1> 
         0       1
  1          ┊
  0   ─────────────R─
 -1      #   ┊
         0       1
row -2> 
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 86 tiles left
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 86 tiles left
         0       1
  1          ┊
  0   ─────────────R─
 -1      1   ┊
         0       1
row -2> 
         0       1
  1          ┊
  0   ─────────────B─
 -1      1   ┊
         0       1
row -2> 
         0       1
  2          ┊   k
  1          ┊
  0   ─────────────B─
 -1      1   ┊
         0       1
row -2> 
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 85 tiles left
board:
  '1,2': ffff+k
  '1,1': ffcf
  '0,0': crfr
  '1,0': crfr B:highwayman@e
  '0,-1': ffff+t
# The score, counted on past the end of the track.
score: {R: 0, B: 0}
# The height of each tower, without a follower on top.
towers: {'0,-1': 1}
# The player on top of each tower; none where the follower is gone.
# tops: {'0,1': R}
# The followers that each player holds.
# prisoners: {R: [B, B]}
# Followers and pieces that each player has left.
# supply: {R: {followers: 6, towers: 10}, B: {followers: 7, towers: 10}}
  1          ┊
  1          ┃       ┃
No board is written.
There is no entry to take back. Type `board` for the rows of the board.
A board can be typed only before the first turn.
  1  R  BA.Rr 2,0                                                        0     0

== also of a board that cannot be read, or is wrong; one that is not in rows is left as it is
% printf 'reeve: 1\nrules: %s\nplayers: {R: Rosa, B: Ben}\n%b' "$rules" "$board" >$T/b.yaml
% cp $T/b.yaml $T/before; printf '%s\n' "$typed" done quit | reeve board $T/b.yaml 2>&1 | grep -E '^[Tb]|^Mist|^No|^Rosa|^b'; sed -n '/^board/,/^score/p' $T/b.yaml
% cp $T/before $T/c.yaml; printf '%s\n' 'row 0 .' cancel | reeve board $T/c.yaml >$T/said 2>&1; echo $?; cmp -s $T/c.yaml $T/before && echo as it was
--- rows rules|board|typed
carcassonne|board:\n  0,0: crfr\n  "0,-1": [cfxf, "R:knight"] # so\n# no\n  1,0: crfr\nscore: {R: 3}\n|row -1 ffff+k R:monk
    Type the rows from north to south, the cells of each from west to east, with
    Rosa (R) 3, Ben (B) 0; Rosa (R) is to move, 69 tiles left
    board:
      '0,0': crfr
      '1,0': crfr
      '0,-1': ffff+k R:monk
    score: {R: 3}
    3
    as it was
carcassonne|board:\n  0,0: crfr\n  "0,-1": [cfff, R:knight]\n|row -1 ffff
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 70 tiles left
    Type the rows from north to south, the cells of each from west to east, with
    board:
      '0,0': crfr
      '0,-1': ffff
    # The score, counted on past the end of the track.
    score: {R: 0, B: 0}
    0
    as it was
castle|board:\n  i10: [7/90, W:knight]\nscore: {R: 3}\n|row 10 . . . . . . . . 7/90 R:knight
    Type the rows from north to south, the cells of each from west to east, with
    Rosa (R) 3, Ben (B) 0; Rosa (R) is to move, 59 tiles left
    board:
      i10: 7/90 R:knight
    score: {R: 3}
    3
    as it was
carcassonne|board: {'0,0': crfr}\n|row 0 crfr
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
    Type the rows from north to south, the cells of each from west to east, with
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
    board:
      '0,0': crfr
    # The score, counted on past the end of the track.
    score: {R: 0, B: 0}
    0
    as it was
carcassonne|board:\n  0,0:\n  - cfxf\n|row 0 crfr
    The board has other lines than `CELL: TILE`. Correct the file.
    board:
      0,0:
      - cfxf
    3
    as it was
carcassonne|board:\n  0,0: cfxf\n  90000,1: crfr\n|row 0 crfr
    The board has other lines than `CELL: TILE`. Correct the file.
    board:
      0,0: cfxf
      90000,1: crfr
    3
    as it was
carcassonne|board:\n  0,0: cfxf\n  "\\ud800": [\n|row 0 crfr
    The board has other lines than `CELL: TILE`. Correct the file.
    board:
      0,0: cfxf
      "\ud800": [
    3
    as it was

== what is proposed below a board is so on it: followers that stand there are in no supply, and no goods were taken [K-4, M-6]
$ printf '%s\n' 'Rosa, Ben' 'ffcc/j+g B:big:knight@s' 'crfr R:highwayman@e' ffff+k done quit | reeve board traders+inns $T/b.yaml >$T/said
$ sed -n 's/^# \([a-z]*: {\)/\1/p' $T/b.yaml; sed 's/^# \([a-z]*: {\)/\1/' $T/b.yaml | reeve check
--- stdout
goods: {R: {wine: 0, grain: 0, cloth: 0}, B: {wine: 0, grain: 0, cloth: 0}}
supply: {R: {followers: 6, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 0, builder: 1, pig: 1}}
-: position consistent: score Rosa (R) 0, Ben (B) 0, R to move

== only the help for a board with a wall speaks of it
% printf '%s\n' 'Rosa, Ben' cancel | reeve board "$rules" $T/b.yaml | grep 'Leave out cells' || echo none
--- rows rules
castle
    its followers, each PLAYER:ROLE@WHERE; or . for an empty cell. Leave out cells
carcassonne
    none

== a row is taken out; rows and cells keep their numbers while a start tile lies where it lay, or it is said
$ printf '%s\n' board 'ffrr frrf' 'crfr crfr' 'frrf' 'delete' 'delete 9' 'delete 1 ffrr' 'row 1' 'insert 1' 'row 1 crfr' 'row 0 . crff' 'row 1 ffrr' 'delete 0' 'insert 0 crfr' 'delete -1' done quit | reeve play $T/g.yaml | grep -e '^row' -e start -e Type -e number; sed 1,3d $T/g.yaml
--- file g.yaml
reeve: 1
rules: carcassonne
players: {R: Anna, B: Bert}
moves: []
--- stdout
Type the rows from north to south, the cells of each from west to east, with
row 0 (help)> 
row -1> 
More than one tile looks like the start tile: the cells are counted from the one
row -1> 
row -2> 
Type `delete` and the number of a row, which stands at the side of the board.
row -2> 
Type `delete` and the number of a row, which stands at the side of the board.
row -2> 
Type `delete` and the number of a row, which stands at the side of the board.
row -2> 
Type `row`, its number at the side of the board, and its cells.
row -2> 
Type `insert`, its number at the side of the board, and its cells.
row -2> 
row -2> 
The start tile lies elsewhere: rows and cells have other numbers now.
row -3> 
Type `row`, its number at the side of the board, and its cells.
row -3> 
row -2> 
row -3> 
row -2> 
board:
  '0,0': crfr
  '0,-1': frrf
# The score, counted on past the end of the track.
score: {R: 0, B: 0}
# Followers and pieces that each player has left.
# supply: {R: 7, B: 7}

== a cell is written as one text, as `position` writes it; what would mean something else in YAML is quoted
$ printf '%s\n' 'Anna Bert' 'crfr #x' 'crfr A: B:knight' 'ffff+k &a *a' 'crfr A:knight,' 'crfr | A:farmer@s' done done quit | reeve board carcassonne $T/b.yaml >$T/out; sed -n '/^board/,/^score/p' $T/b.yaml
--- stdout
board:
  '0,0': crfr
  '1,0': '#x'
  '0,-1': 'crfr A: B:knight'
  '0,-2': ffff+k
  '1,-2': '&a'
  '2,-2': '*a'
  '0,-3': crfr A:knight,
  '0,-4': crfr A:farmer@s
# The score, counted on past the end of the track.
score: {A: 0, B: 0}

== what follows from a board is not a fact when its rows are typed again; what was typed below it is kept [K-4]
% printf 'reeve: 1\nrules: %s\nplayers: {A: Anna, B: Bert}\nboard:\n  %s\n# supply: {A: 7, B: 7}\n%b' "$rules" "$board" "$below" >$T/b.yaml; cp $T/b.yaml $T/c.yaml
% printf '%s\n' "$row" done quit | reeve board $T/b.yaml | grep -E ' supply|^Mist|^Anna'; grep -n '^[skthc][a-z]*:' $T/b.yaml
% printf '%s\n' board "$row" done quit | reeve play $T/c.yaml >$T/said; cmp $T/b.yaml $T/c.yaml
--- rows rules|board|below|row
carcassonne|'0,0': crfr||row 0 crfr A:knight
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
carcassonne|'0,0': crfr A:knight|score: {A: 3, B: 0}\n|row 0 crfr B:knight
    Anna (A) 3, Bert (B) 0; Anna (A) is to move, 71 tiles left
    Anna (A) 3, Bert (B) 0; Anna (A) is to move, 71 tiles left
    8:score: {A: 3, B: 0}
carcassonne|'0,0': crfr|supply: {A: 6, B: 7}\n|row 0 crfr A:knight
    $T/b.yaml:7:13: inconsistent: A has 7 followers in supply, not 6: 0 are on the board [position-supply, K-4]
          7 | supply: {A: 6, B: 7}
            |             ^
      help: Add the follower that is missing, or type 7.
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
    A has 7 followers in supply, not 6: 0 are on the board. Add the follower that is
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
    7:supply: {A: 6, B: 7}
    $T/c.yaml:7:13: inconsistent: A has 7 followers in supply, not 6: 0 are on the board [position-supply, K-4]
          7 | supply: {A: 6, B: 7}
            |             ^
      help: Add the follower that is missing, or type 7.
carcassonne|'0,0': crfr|"supply": {A: 7, B: 7}\n|row 0 crfr A:knight
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 71 tiles left
    A has 6 followers in supply, not 7: 1 is on the board. The followers of A are at
    A has 6 followers in supply, not 7: 1 is on the board. The followers of A are at
    8:supply: {A: 7, B: 7}
tower|'0,0': crfr|# towers: {}\n|row 0 crfr A:knight
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 89 tiles left
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 89 tiles left
castle|i10: 7/90|# keeps: {A: 0, B: 0}\n|row 10 . . . . . . . . 7/90 A:knight
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 59 tiles left
    Anna (A) 0, Bert (B) 0; Anna (A) is to move, 59 tiles left

== a board whose rows are the same at the end leaves the file as it was, whatever was typed between
% printf 'reeve: 1\nrules: carcassonne\nplayers: {A: Anna, B: Bert}\nboard:\n    "0,0": [%s] # so\n' "$cell" >$T/b.yaml; cp $T/b.yaml $T/before
% echo "$typed" | tr ';' '\n' | reeve board $T/b.yaml | grep -E 'written|as it was'; cmp -s $T/b.yaml $T/before || sed -n '/^board/,$p' $T/b.yaml
--- rows cell|typed
crfr|cancel
    No board is written.
crfr|quit
    $T/b.yaml is as it was.
crfr|row 0 ffff;cancel
    No board is written.
crfr|row 0 ffff;row 0 BA.RCr;done
    $T/b.yaml is as it was.
crfr, 'A:monk'|done;done
    $T/b.yaml:5:20: inconsistent: the monk at 0,0 has nothing to stand on: tile crfr has no such feature there [position-no-place, K-14]
          5 |   '0,0': [crfr, 'A:monk'] # so
            |                    ^~~~~
      help: Tile crfr has no monastery: type knight@n, highwayman@e, farmer@s or farmer@ne, or leave the follower out.
    $T/b.yaml is as it was.
crfr|row 0 ffff;done
    $T/b.yaml is written.
    board:
      '0,0': ffff
    # The score, counted on past the end of the track.
    score: {A: 0, B: 0}
    # Followers and pieces that each player has left.
    # supply: {A: 7, B: 7}

== a river whose bend is in rows to come is not told to be broken before `done`; then it is [R-9]
$ printf '%s\n' 'Rosa Ben' 'vfvr+k fvff+s ffvv' done done | reeve board river $T/b.yaml | grep -E 'river|^row|^Some'
--- stdout
row 0 (help)> 
row -1> 
[1] -1,0: tile RI.1.LIRI cannot lie at -1,0: it does not continue the river.
Something is wrong: type its row again, `row N CELLS`, or type `done` to write
row -1> 
--- status 0

== a right board is not wrong for its castles: which line says so is told, and taken before `done` [B-22, B-28]
% printf '%s\n' 'Rosa Ben' "$first" 'crfr crfr crfr' "$key" done quit | reeve board bazaars $T/b.yaml | grep -A2 -E '^\[|^Mist|^Rosa'; grep ^castles: $T/b.yaml; reeve check -q $T/b.yaml 2>&1 | grep -v note; rm $T/b.yaml
--- rows first|key
ffcf R:knight|castles: {'city@0,1': R}
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R}`; or check the tiles at 0,1 and
        0,0, or take the followers off.
    --
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 80 tiles left
    Press Enter to score the board as if the game ended now. The score so far counts
    as 0 unless you type it, before or after: `score: {R: 14}`. If B is to move,
    castles: {'city@0,1': R}
ffcf R:knight . ffcf B:knight|castles: {'city@0,1': R, 'city@2,1': B}
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    [2] 2,1: city@2,1.s is completed but still holds 1 follower of B. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 2,1 and 2,0, or take the followers off.
    --
    Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 79 tiles left
    Press Enter to score the board as if the game ended now. The score so far counts
    as 0 unless you type it, before or after: `score: {R: 14}`. If B is to move,
    castles: {'city@0,1': R, 'city@2,1': B}
ffcf R:knight . ffcf B:knight|castles: {'city@2,1': B}
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    [2] 2,1: city@2,1.s is completed but still holds 1 follower of B. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 2,1 and 2,0, or take the followers off.
    --
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@2,1.s': B, 'city@0,1.s': R}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    --
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@2,1.s': B, 'city@0,1.s': R}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    castles: {'city@2,1': B}
    $T/b.yaml:5:4: inconsistent: city@0,1.s is completed but still holds 1 follower of R [position-completed, K-19]
          5 |   '0,1': ffcf R:knight
            |    ^~~
      help: If it is a castle, type `castles: {'city@2,1.s': B, 'city@0,1.s': R}`; or check the tiles at 0,1 and 0,0, or take the followers off.
ffcf R:knight . ffcf B:knight|castles: {'city@2,1': R}
    [1] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    [2] 2,1: city@2,1.s is completed but still holds 1 follower of B. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 2,1 and 2,0, or take the followers off.
    --
    [1] 2,1: the castle city@2,1 is wrong: another follower stands there on the
        board. Check which city has the castle token, and whose token it is.
    [2] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    [1] 2,1: city@2,1.s is completed but still holds 1 follower of B. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 2,1 and 2,0, or take the followers off.
    --
    [1] 2,1: the castle city@2,1 is wrong: another follower stands there on the
        board. Check which city has the castle token, and whose token it is.
    [2] 0,1: city@0,1.s is completed but still holds 1 follower of R. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 0,1 and 0,0, or take the followers off.
    [1] 2,1: city@2,1.s is completed but still holds 1 follower of B. If it is a
        castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the
        tiles at 2,1 and 2,0, or take the followers off.
    castles: {'city@2,1': R}
    $T/b.yaml:15:12: inconsistent: the castle city@2,1 is wrong: another follower stands there on the board [position-castle, B-22]
         15 | castles: {'city@2,1': R}
            |            ^~~~~~~~
      help: Check which city has the castle token, and whose token it is.
    $T/b.yaml:5:4: inconsistent: city@0,1.s is completed but still holds 1 follower of R [position-completed, K-19]
          5 |   '0,1': ffcf R:knight
            |    ^~~
      help: If it is a castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the tiles at 0,1 and 0,0, or take the followers off.
    $T/b.yaml:6:4: inconsistent: city@2,1.s is completed but still holds 1 follower of B [position-completed, K-19]
          6 |   '2,1': ffcf B:knight
            |    ^~~
      help: If it is a castle, type `castles: {'city@0,1.s': R, 'city@2,1.s': B}`; or check the tiles at 2,1 and 2,0, or take the followers off.

== `cancel` and `quit` at the questions before a board leave no file; a lone player is not said to be another who is to move
% printf "$typed\n" | reeve board $T/b.yaml | grep -A3 '^Press'; ls $T; rm -f $T/b.yaml
--- rows typed
cancel
carcassonne\ncancel
carcassonne\nquit
carcassonne\nRosa\ncrfr\ndone
    Press Enter to score the board as if the game ended now. The score so far counts
    as 0 unless you type it, before or after: `score: {R: 14}`. Or type a move to
    see whether it is legal, `legal BA.L` to see where that tile may lie, or `why
    CELL` to see who owns what. `help` lists all words; `quit` ends.
    b.yaml
carcassonne\nRosa,Ben\ncrfr\ndone
    Press Enter to score the board as if the game ended now. The score so far counts
    as 0 unless you type it, before or after: `score: {R: 14}`. If B is to move,
    type `to_move: B`. Or type a move to see whether it is legal, `legal BA.L` to
    see where that tile may lie, or `why CELL` to see who owns what. `help` lists
    b.yaml

== a barn is not asked about while a row is to come in whose corner it stands [AM-52]
$ printf '%s\n' 'Rosa Ben' 'crfr frfr R:barn@se rffr' '. frfr frrr' done '' quit | reeve board abbey $T/b.yaml | grep barn | sort | uniq -c
$ printf '%s\n' 'Rosa Ben' 'crfr frfr R:barn@se rffr' '. frfr' done done quit | reeve board abbey $T/c.yaml | grep -A2 'barn at' || true
--- stdout
      1        0  R   barn: a barn at field@0,0.s, 0 completed cities, 4 each      AM-63
[1] 1,0: the barn at 1,0 has nothing to stand on: tile frfr has no such feature
    there. Check whether a tile lies at 2,-1: it needs a field in that corner.
    Or delete the follower, which has no free place: a barn needs a field with a
--
[1] 1,0: the barn at 1,0 has nothing to stand on: tile frfr has no such feature
    there. Check whether a tile lies at 2,-1: it needs a field in that corner.
    Or delete the follower, which has no free place: a barn needs a field with a

== who stands in what may be a castle is no reason to look for tiles that were exchanged [B-22, B-28]
$ printf '%s\n' 'White, Black' '. . rccr/j+p' '. . cccf/j' '. . cfcf/j+b B:knight@n cfcf/j W:knight@n rrff' '. . . cfcf/j+k B:monk@c ffff+k B:monk@c rrff' 'rcrr W:knight@e crcc frfr W:farmer@n crfr frfr frrr B:highwayman@e' | reeve board bazaars $T/b.yaml | grep -A3 '^\[' | tail -4
--- stdout
[1] -3,0: city@-3,0.e is completed but still holds 1 follower of W. If it is a
    castle, type `castles: {'city@-3,0.e': W}`; or check the tiles at -3,0 and
    -2,0, or take the followers off.
row -1> 

== of a row that is a cell away the tile that does not fit is framed with it, not its neighbour
$ printf '%s\n' 'White, Black' 'frfr cccr/j+p B:highwayman@w . ffrr' '. cfcf/j+p rrff B:highwayman@n rccr/j W:knight@e . frcr' 'rrfr cfrr W:knight@n frff+k B:monk crfr frfr rcrr' 'frfr W:highwayman@e rrrr . frrc B:knight@w . rccc/j W:knight@e' 'fcfc/j B:knight@e . frfr B:highwayman@e rccr/j W:knight@e . cfcf W:knight@s cccf/j+p W:knight@n' '. . ffrr ffff+k W:monk cccf/j' '. rfrf' | reeve board carcassonne $T/g.yaml | sed '1,/^row -5/d; /^row/,$d'
--- stdout
        -5      -4      -3      -2      -1       0       1
       f   f ┊fcccccc┊       ┊ f   f ┊
  1   ─────────B─╴cc*┊       ────┐   ┊
       f   f ┊fcccccc┊       ┊ f │ f ┊
             ┊fcccccf┊ f B f ┊ f │f c┊      [2]f   f ┃
  0          ┊  ccc  ┊   └───────┘ccW┊       ┃───────┃
             ┊fcc*ccf┊ f   f ┊fcccccc┊       ┃fcccccf┃
       f │ f ┊fccWccf┊ f   f ┊fcccccf┊ f   f[2]f │f c┃
 -1   ───□───────┐   ┊   kB──────────────────┃───□  c┃
       f   f ┊ f │ f ┊ f   f ┊ f   f ┊ f   f ┃ f │f c┃
       f   f ┊ f │ f ┊       ┊c f  f ┊       ┊c f│f c┊
 -2   ─────W─────□────       ┊B  ┌────       ┊Wcc╵ccc┊
       f   f ┊ f │ f ┊       ┊c f│ f ┊       ┊ccccccc┊
      c f f c┊       ┊ f   f ┊ f │f c┊       ┊fcccccf┊fccWccc
 -3   Bcccccc┊       ──────B─────┘ccW┊       ┊       ┊  cccc*
      c f f c┊       ┊ f   f ┊fcccccc┊       ┊fccWccf┊fcccccc
                    [1]f   f[1]f   f ┃fcccccc┊
 -4                  ┃───┐   ┃   kW  ┃  ccccc┊
                     ┃ f │ f ┃ f   f ┃fcccccc┊
             ┊ f │ f ┊
 -5          ┊   │   ┊
             ┊ f │ f ┊
        -5      -4      -3      -2      -1       0       1
[1] -3,-4: either the row of -3,-4 seems to be one cell too far east, or the
    tiles from -2,-4 to the east seem to be one cell too far west, or tile
    ffff+k at -2,-4 or tile rccr/j at -2,-3 may be the one that was misread.
    These fit at -2,-4: cfff, cfcf, cfcf/j+p. These fit at -2,-3: rcfr, rrfr,
    rffr.
[2] 0,0: either tile frcr at 0,0 or tile rcrr at 0,-1 may be the one that was
    misread, or the tiles at 0,0 and -2,-2 seem to be exchanged, or the tiles at
    0,0 and -3,-4 seem to be exchanged. These fit at 0,0: rcrf. These fit at
    0,-1: crrr, ccrr/j, cfrr and others.
[2] 0,-1: the north side of tile rcrr at 0,-1 is a road, but tile frcr at 0,0
    beside it has a city. Check both tiles: correct a tile, a rotation or a
    cell.
[1] -2,-4: the north side of tile ffff+k at -2,-4 is a field, but tile rccr/j at
    -2,-3 beside it has a city
W has 8 followers on the board, but owns only 7. The followers of W are at -2,0,
    -4,-1, -5,-2, 0,-2, -2,-3, 0,-3, 1,-3, -2,-4: check them, or correct their
    players.
--- stderr

== `undo` takes back what was typed last, a word, too, and `redo` types it again
$ printf '%s\n' 'Rosa Ben' 'ffff+k B:monk' 'crfr crfr R:knight@n' cfff 'delete 0' undo 'row -1 fcff' undo redo \
$   "score: {R: 3}" undo undo undo undo undo undo redo redo redo redo redo done | reeve board carcassonne $T/b.yaml 2>&1 | grep -E '^row|Nothing'
$ sed -n '/^board/,/^score/p' $T/b.yaml
--- stdout
row 0 (help)> 
row -1> 
row -1> 
row -2> 
row -2> 
row -2> 
row -2> 
row -2> 
row -2> 
row -2> 
row -2> 
row -2> 
row -1> 
row -1> 
row 0 (help)> 
Nothing more was typed.
row 0 (help)> 
row -1> 
row -1> 
row -2> 
row -2> 
row -2> 
row -2> 
board:
  '0,1': ffff+k B:monk
  '0,0': crfr
  '1,0': crfr R:knight@n
  '0,-1': fcff
# The score, counted on past the end of the track.
score: {R: 3}
--- stderr

== a player's letter alone, as people write a follower, is told how to be typed
$ printf '%s\n' 'Rosa, Ben' 'ffff+k B' 'ffff+k B:monk' done done | reeve board carcassonne $T/b.yaml 2>&1 | sed -n '/^\[1\]/,/^row/p' | sed 4q
--- stdout
[1] 1,0: there is no tile `B` in Carcassonne. Type a follower as `B:ROLE`,
    behind its tile; ROLE: highwayman (road), knight (city), monk (monastery),
    farmer (field).
row -1> 
--- stderr
