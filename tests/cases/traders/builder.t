# The builder: where he is put, M-2, M-5, M-18 … M-24, M-34, M-41, M-42.

== on a road or in a city, never on a monastery or a field [M-2, M-18]
% sed "s/BUILDER/$builder/" $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '0,1': [TB.CFc.w/90, R:knight@n]
moves:
- R: BA.LR/90 2,0 BUILDER
--- rows builder
builder@n
    -:10:19: illegal: tile BA.LR has no place for a builder at n [no-place, M-18]
      help: Type builder@w: a builder needs a road or city.
builder@c
    -:10:19: illegal: tile BA.LR has no place for a builder at c [no-place, M-18]
      help: Type builder@w: a builder needs a road or city.
builder
builder@ne
    -:10:19: illegal: tile BA.LR has no place for a builder at ne [no-place, M-18]
      help: Type builder@w: a builder needs a road or city.
builder@s
    -:10:19: illegal: tile BA.LR has no place for a builder at s [no-place, M-18]
      help: Type builder@w: a builder needs a road or city.

== only beside an own follower, however far; one is enough, and others do not matter [M-19, M-21]
% sed "s/WHO:/$who:/" $T/game.yaml | reeve check -q --all 2>&1 | grep -E 'R has|two' || echo fine
$ sed 's/WHO:/R:/' $T/game.yaml | reeve legal --before 1 | grep '^3,0'
$ sed 's/WHO:/B:/' $T/game.yaml | reeve legal --before 1 | grep '^3,0'
$ sed 's/WHO:/R:/' $T/game.yaml | reeve why - 1 | grep -E 'follower|free'
$ sed 's/WHO:/B:/' $T/game.yaml | reeve why - 1 | grep -E 'follower|free'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': [BA.RFr, B:highwayman@e]
  '-2,0': [BA.RFr, B:highwayman@e]
  '1,0': [BA.RFr, WHO:highwayman@e]
  '2,0': BA.RFr
moves:
- R: BA.RFr 3,0 builder@e
--- rows who
B
    -:12:17: illegal: no builder may stand there: R has no follower on road@0,0.e [joins-none, M-19]
R
    fine
--- stdout
3,0   0°                farmer@n farmer@s builder@e
3,0   0°                farmer@n farmer@s
 yes  cell        3,0 is free                                                K-8
 yes  follower    R has 1 builder in hand                                   K-16
 yes  free        R has a follower on road@0,0.e, whom the builder joins    M-19
 yes  cell        3,0 is free                                                K-8
 yes  follower    R has 1 builder in hand                                   K-16
  no  free        no builder may stand there: R has no follower on

== never with that follower; in the second part of a double turn he may join him [M-20, M-33]
$ reeve check $T/game.yaml
$ sed 's/ 3,0 knight/& builder@w/' $T/game.yaml | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
moves:
- R: TB.RRC 3,0 knight
- R: BA.CFc.1/90 3,1 builder@s
- B: BA.L 0,-1
- R: BA.CFc+/90 3,2
- R: BA.C/180 3,3
--- stdout
$T/game.yaml: legal so far: 5 turns, score Red (R) 15, Blue (B) 0, B to move
-:11:6: unreadable: `TB.RRC 3,0 knight builder@w` is not a turn: it has more than a tile, a cell and a piece [bad-turn]

== he has no weight: a knight and a builder against a knight are tied [M-22]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
to_move: K
players: {R: Red, B: Blue, K: Black}
board:
  '0,0': BA.RCr
  '0,1': [BA.CFc.1/90, R:knight@n]
  '0,2': [BA.CFc+/90, R:builder@n]
  '0,3': [BA.CFc+/90, B:knight@n]
  '0,4': TB.CFc.w/90
moves:
- K: BA.C/180 0,5
--- stdout
                                                                   R     B     K
  1  K  BA.C/180 0,5                                              16    16     0
     +16  R   city@0,0.n: 6 tiles, 2 each, 2 pennants, 2 each               K-22
     +16  B   city@0,0.n: 6 tiles, 2 each, 2 pennants, 2 each               K-22
          K   takes 1 wine                                                   M-6
score after turn 1, R to move, 90 tiles to come: Red (R) 16, Blue (B) 16, Black (K) 0

== on what the tile completes he may be put, and comes home; or not, by option [M-23, M-34]
$ reeve check $T/game.yaml
$ reeve position $T/game.yaml | grep supply
$ reeve check -q --option builder_on_completed=false $T/game.yaml 2>&1 | head -1
% reeve legal --option builder_on_completed=$on --before 1 $T/game.yaml | grep '^2,0 '
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
moves:
- R: BA.LR/90 2,0 builder@w
--- rows on
true
    2,0   90°               farmer@n monk@c builder@w   completes road@0,0.e: R 4
false
    2,0   90°               farmer@n monk@c   completes road@0,0.e: R 4
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 4, Blue (B) 0, B to move
supply: {R: {followers: 7, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
$T/game.yaml:10:19: illegal: no builder may stand there: this tile completes road@0,0.e [joins-completed, M-23, builder_on_completed: false]

== each player has one [M-2, M-24]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
$ reeve check -q --option builder=false $T/game.yaml 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- R: BA.RFr 2,0 builder
- B: BA.L 0,-2
- R: BA.RFr 3,0
- R: BA.RFr 4,0 builder
--- stdout
$T/game.yaml:10:17: illegal: R has no builder left [no-follower, M-24]
  help: Delete the builder from the turn: that of R stands on road@0,0.e.
$T/game.yaml:7:17: illegal: R has no builder left [no-follower, M-5, builder: false]

== the builders of several players stand on one feature; all come home when it is scored [M-21, M-34]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep supply
$ reeve why $T/game.yaml 1 | grep home
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '3,0': [BA.RFr, B:highwayman@e]
  '4,0': [BA.RFr, R:highwayman@e]
  '5,0': [BA.RFr, B:builder@e]
moves:
- B: BA.LR/90 6,0
--- stdout
                                                                         R     B
  1  B  BA.LR/90 6,0                                                     8     0
      +8  R   road@0,0.e: 8 tiles, 1 each                                   K-21
score after turn 1, B to move, the second part of a double turn, 88 tiles to come: Red (R) 8, Blue (B) 0
supply: {R: {followers: 7, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
      come home   2 followers and the builder of R come home, for the
      come home   1 follower and the builder of B come home, for the

== a builder that is left alone comes home at once; with another follower he stays [M-41, M-42]
% sed "s/TILE/$tile/" $T/game.yaml | reeve position --script $T/take.lua | grep -E "'[123],0'|supply"
--- file take.lua
return {
  api = 1, name = "take", summary = "The first highwayman of Red's goes home.", source = "a test",
  rules = {"carcassonne"},
  hooks = {tile_placed = function(game, turn, tile)
    for _, f in ipairs(game:features("road")) do
      if f:followers(game:player("R")) > 0 then game:return_follower(game:player("R"), f) return end
    end
  end},
}
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e]
  '3,0': TILE
moves:
- B: BA.L 0,-1
--- rows tile
[BA.RFr]
      '1,0': BA.RFr
      '2,0': BA.RFr
      '3,0': BA.RFr
    supply: {R: {followers: 7, builder: 1, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
[BA.RFr, R:highwayman@e]
      '1,0': BA.RFr
      '2,0': BA.RFr R:builder@e
      '3,0': BA.RFr R:highwayman@e
    supply: {R: {followers: 6, builder: 0, pig: 1}, B: {followers: 7, builder: 1, pig: 1}}
