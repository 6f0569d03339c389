# The pig: M-2, M-44 … M-53.

== on a field with an own farmer only, and not together with him [M-44, M-20]
% { cat $T/game.yaml; echo "- $turn"; } | reeve check -q 2>&1 | grep -v '|'
% echo
$ { cat $T/game.yaml; echo "- R: BA.RFr 2,0"; } | reeve legal --before 1 | grep '^2,0'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:farmer@n]
moves:
--- rows turn
R: BA.RFr 2,0 pig@n

R: BA.RFr 2,0 pig@s
    -:10:17: illegal: no pig may stand there: R has no follower on field@0,0.s [joins-none, M-44]
      help: Type pig@n, or delete the follower.

R: BA.RFr 2,0 pig@e
    -:10:17: illegal: tile BA.RFr has no place for a pig at e [no-place, M-44]
      help: Type pig@n: a pig needs a field.

R: BA.RFr 2,0 pig
    -:10:17: illegal: tile BA.RFr at 2,0 has more than one field: field@n, field@s [where-several, K-14]
      help: Type pig@n.

R: BA.RFr 2,0 farmer@s pig@s
    -:10:6: unreadable: `BA.RFr 2,0 farmer@s pig@s` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
      help: Type TILE[/ROTATION] CELL [PIECE[@WHERE]], as BA.RCr/90 0,1 knight@n; or none.

--- stdout
2,0   0°                highwayman@e farmer@s pig@n

== the printed example: three tied on a field with 2 cities, two with pigs: 8, 8, 6; the pig has no weight [M-46, M-47, M-48, M-50]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, G: Green}
to_move: R
score: {R: 0, B: 0, G: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': [BA.RFr, R:farmer@n]
  '1,0': [BA.RFr, B:farmer@n]
  '2,0': [BA.RFr, G:farmer@n]
  '3,0': [BA.RFr, R:pig@n]
  '4,0': [BA.RFr, B:pig@n]
  '5,0': BA.RCr
  '5,1': BA.C/180
--- stdout
      +8  R   field@0,0.ne: 2 completed cities, 4 each, with the pig        M-47
      +8  B   field@0,0.ne: 2 completed cities, 4 each, with the pig        M-47
      +6  G   field@0,0.ne: 2 completed cities, 3 each                      K-29
final score: Red (R) 8, Blue (B) 8, Green (G) 6

== a pig on a field that another scores gives nothing [M-49]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': [BA.RFr, R:pig@n]
  '3,0': [BA.RFr, B:farmer@n]
  '4,0': [BA.RFr, B:farmer@n]
--- stdout
      +3  B   field@0,0.ne: 1 completed city, 3 each                        K-29
final score: Red (R) 0, Blue (B) 3

== alone on a field with three cities: 12, by the first edition 15 [M-47, M-51]
% reeve score --now --option farm_scoring=$how $T/game.yaml | grep -E '^ .*(field|city)|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': BA.RCr
  '2,1': BA.C/180
  '3,0': [BA.RFr, R:pig@n]
  '4,0': BA.RCr
  '4,1': BA.C/180
--- rows how
third
         +12  R   field@0,0.ne: 3 completed cities, 4 each, with the pig        M-47
    final score: Red (R) 12, Blue (B) 0
second
         +12  R   field@0,0.ne: 3 completed cities, 4 each, with the pig        M-51
    final score: Red (R) 12, Blue (B) 0
first
          +5  R   city@0,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0)                                 M-51
          +5  R   city@2,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0)                                 M-51
          +5  R   city@4,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0)                                 M-51
    final score: Red (R) 15, Blue (B) 0

== a city between two fields of one player, one with the pig, counts once, as the better [M-51]
% reeve score --now --option farm_scoring=$how $T/game.yaml | grep -E '^ .*(field|city)|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90
  '0,2': BA.C/180
  '-1,1': [BA.L, R:farmer@n]
  '1,1': [BA.L, R:farmer@n]
  '2,1': [BA.L, R:pig@n]
--- rows how
second
          +4  R   field@0,1.e: 1 completed city, 4 each, with the pig           M-51
           0  R   field@0,1.w: 0 completed cities, 3 each, city@0,0.n counted
    final score: Red (R) 4, Blue (B) 0
third
          +3  R   field@0,1.w: 1 completed city, 3 each                         K-29
          +4  R   field@0,1.e: 1 completed city, 4 each, with the pig           M-47
    final score: Red (R) 7, Blue (B) 0
first
          +5  R   city@0,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 2 fields (R 2, B 0)                                M-51
    final score: Red (R) 5, Blue (B) 0

== fields with the pig that have grown together count whole [M-52]
$ reeve score --now $T/game.yaml | grep -E 'field|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': [BA.RFr, R:farmer@n]
  '2,0': [BA.RFr, R:pig@n]
  '4,0': BA.RCr
  '4,1': BA.C/180
  '3,-1': BA.L
  '4,-1': BA.L
  '2,-1': BA.L
moves:
- B: BA.RFr 3,0
--- stdout
      +8  R   field@0,0.ne: 2 completed cities, 4 each, with the pig        M-47
final score: Red (R) 8, Blue (B) 0

== the pig stays to the end, and comes home with the last farmer; without farmers there is none [M-45, M-53]
$ reeve position $T/game.yaml | grep -E 'pig'
% reeve check -q --option $off=false $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [traders, tower]
players: {R: Red, B: Blue}
to_move: R
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.L R:farmer@n
  '1,-2': BA.L R:pig@n
  '2,-2': BA.L
moves:
- R: BA.Rr/180 3,-2
- B: BA.L 0,-3
  tower: 0,-1
  capture: R:farmer@0,-2
--- rows off
pig
    $T/game.yaml:6:1: inconsistent: R has 1 pig on the board, but owns only 0 [position-followers, K-4, pig: false]
      help: The followers of R are at 1,-2: check them, or correct their players.
farmers
    $T/game.yaml:9:18: inconsistent: a farmer is at 0,-2, but no farmer may be placed in this game [position-barred, K-32, farmers: false]
      help: Delete the follower, or set the option that allows it.
    $T/game.yaml:10:18: inconsistent: a pig is at 1,-2, but no pig may be placed in this game [position-barred, K-32, farmers: false]
      help: Delete the follower, or set the option that allows it.
--- stdout
supply: {R: {followers: 6, builder: 1, pig: 1, towers: 10}, B: {followers: 7, builder: 1, pig: 1, towers: 9}}
