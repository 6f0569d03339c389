# The board as text.

== a board fits 80 columns, with start spaces, numbers and followers
$ reeve show fixtures/castle/kitchen-table.yaml | sed '/^─/,$d' >$T/board; wc -L <$T/board
$ reeve show fixtures/castle/kitchen-table.yaml --at 13
--- stdout
79
         a       b       c       d       e       f       g       h       i
                             ╔════════════════════════ h   t ════════════════╗
                             t c │ c ┊               ┊Bt41 t ┊               ║
 12                              ╵   ┊   ·       ·   ────┐   ┊   ·       ·   ║
                             t t52 tW┊               ┊ h │ t ┊               ║
                             ║                                       ┊Bt   t ║
 11                          ║   ·       ·       ·       ·       ·   ┊  45   ║
     ╔═══════════════════════╝                                       ┊ t   c ║
     ║                                                       ┊ h31 h ┊ c49 t t
 10  ║   ·       ·       ·       ·       ·       ·       ·   ────□───────┐
     ║                                                       ┊ c │ c ┊ c │ t c*
     ║                                                               ╔═══════╝
  9  ║   ·       ·       ·       ·       ·       ·       ·       ·   ║
     ║                                                               ║
     ╚═══════════════════════╗                                       ║
  8                          ║   ·       ·       ·       ·       ·   ║
                             ║                                       ║
                             c c │ c ┊                               ║
  7                          ○───□17 ┊   ·       ·       ·       ·   ║
                             c c │ c ┊                               ║
                             ║ h │ t ┊ c   c ┊                       ║
  6                          ║───┘   ┊  54   ┊   ·       ·       ·   ║
             ╔═══════════════╝ t40 t ┊ t   tB┊                       ║
             ║                                                       h
  5          ║   ·       ·       ·       ·       ·       ·       ·   ─
             ║                                                       c
             ║                                                       ║
  4          ║   ·       ·       ·       ·       ·       ·       ·   ║
             ║                                                       ║
             hBh   h ┊                                               ║
  3             34   ┊   ·       ·       ·       ·       ·       ·   ║
            *c c   c ┊                                               ║
             ║       ┊ h12 t ┊Wt │*c ┊                               ║
  2          ║   ·   ────○─W─────┘   ┊   ·       ·       ·       ·   ║
             ║       ┊ c │ c ┊ c56 c ┊                               ║
             ║               ┊Wc*  c ┊ c │ c ╔═══════════════════════╝
  1          ║   ·       ·   ┊  14   ┊   └───║
             ║               ┊ c   c ┊ h25 h ║
             ╚════════════════ c*  c ════════╝
         a       b       c       d       e       f       g       h       i
─ path  t tower  h house  c court  ○ fountain  □ square  * market
last tile laid: 12 c2

    player    score  space  followers  keep  wall tiles
  W Anna (W)      7      7          2     1  -
> B Bert (B)      5      5          2     1  -
wall tiles on the wall at 12 16 20 26 32 38 42 56 64 66 82 88 90
47 tiles to come

== without colour there is none, with colour the characters are the same
$ reeve show --color never fixtures/castle/kitchen-table.yaml >$T/plain
$ reeve show --color always fixtures/castle/kitchen-table.yaml >$T/coloured
$ grep -c "$(printf '\033')" $T/plain
$ sed "s/$(printf '\033')\[[0-9;]*m//g" $T/coloured | cmp - $T/plain && echo same
--- stdout
0
same

== a board that is wider than the page is cut into parts, between two tiles
$ reeve show --rules tests/rulesets $T/position.yaml | sed '/^─/,$d'
--- file position.yaml
reeve: 1
rules: free
players: {R: Rita, B: Bert, K: Karl}
to_move: R
board:
  '-9,0': straight
  '-8,0': straight
  '-7,0': straight
  '-6,0': straight
  '-5,0': straight
  '-4,0': straight
  '-3,0': straight
  '-2,0': straight
  '-1,0': straight
  '0,0': straight
  '1,0': straight
  '2,0': straight
  '3,0': straight
  '4,0': straight
  '5,0': straight
  '6,0': straight
  '7,0': straight
  '8,0': straight
  '9,0': straight
  '10,0': straight
--- stdout
       -9    -8    -7    -6    -5    -4    -3    -2    -1     0     1     2
       c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊
  0     │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊
       c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊
       -9    -8    -7    -6    -5    -4    -3    -2    -1     0     1     2

        3     4     5     6     7     8     9    10
     ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c
  0  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │  ┊  │
     ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c ┊ c│c
        3     4     5     6     7     8     9    10

== kinds are drawn by what they are, not by their names
$ reeve show --rules tests/rulesets $T/position.yaml
--- file position.yaml
reeve: 1
rules: free
players: {R: Rita, B: Bert, K: Karl}
to_move: R
board: {'0,0': 'cccc:ns', '0,1': 5, '1,0': [7, 'B:knight@ne'], '2,0': pppp R:preacher, '3,0': [6, 'K:merchant@nw']}
--- stdout
         0       1       2       3
       o*│ o ┊
  1     5│────
       m │ o ┊
       c │ c ┊ c   tB┊Rp   p ┊Kc   t
  0      │   ┊   7   ┊   2   ┊   6
       c │ c ┊ t   c ┊ p   p ┊ t   c
         0       1       2       3
─ road  t town  p chapel  m mine  c field  o moor  □ square  * market

    player    score  followers
> R Rita (R)      0          2
  B Bert (B)      0          2
  K Karl (K)      0          2
27 tiles to come

== long names are cut, so that the table fits the page
$ reeve show $T/long.yaml | tail -5
$ reeve show $T/long.yaml | wc -L
--- file long.yaml
reeve: 1
rules: castle
players: {W: Bartholomäus Maximilian von und zu Hohenstaufen-Wittelsbach, B: 界界界界界界界界界界界界界界界界界界}
moves:
- W: 52/180 d12 knight
--- stdout
    player                    score  space  followers  keep  wall tiles
  W Bartholomäus Maximilian…      0      0          5     -  -
> B 界界界界界界界界界界界界界界界界界界 (B)        0      0          6     -  -
wall tiles on the wall at 12 16 20 26 32 38 42 56 64 66 82 88 90
59 tiles to come
80

== what lies beside the tiles, and what players have, is told of a long game with many things on tiles
$ reeve show fixtures/count/five-players.yaml | sed -n '/^tokens/p; s/ *score .*wagon/ …/p'
$ reeve show --format json fixtures/count/five-players.yaml | grep -o '"name":"tokens","player":"Y"[^}]*'
--- stdout
tokens: Count at castle-quarter@0,0.n; fairy at W:knight@0,-4.e; dragon at 1,-5
    player …  barn  towers  abbeys  wine  grain  cloth  prisoners
"name":"tokens","player":"Y","number":0,"place":0,"words":"wine"
"name":"tokens","player":"Y","number":0,"place":0,"words":"grain"
"name":"tokens","player":"Y","number":0,"place":0,"words":"cloth"
