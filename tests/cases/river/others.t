# The River with The Tower and with Bridges, Castles and Bazaars.

== rules in every order, and with all: the spring is the start tile, and the river comes first [R-44, R-3, R-8]
% sed "s/RULES/$rules/" $T/game.yaml | reeve check 2>&1
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
--- rows rules
river
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[river, tower]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[tower, river]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[carcassonne, river]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[bazaars, river]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[river, bazaars, tower]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
[tower, river, bazaars]
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
tower+river
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move

== tower pieces and bazaars come with the ordinary tiles [R-41]
$ reeve check $T/game.yaml 2>&1
$ reeve tiles river+tower+bazaars --format json | gojq -c 'select(.tile | startswith("RI.")) | select(.look | test("[+]([tb])"))'
$ reeve sim river+tower --games 10 --seed 1 | awk '/^moves/ {river = 1} /^- / && !/ RI\./ {river = 0} / tower:/ && river {print}'
--- file game.yaml
reeve: 1
rules: [river, tower]
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
  tower: 1,0
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml:6:10: illegal: there is no tower foundation at 1,0 [no-foundation, T-6]
      6 |   tower: 1,0
        |          ^~~
  help: Delete `tower`: it is not possible in this turn.

== a tower reaches across the river [R-41, T-14]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river, tower]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.1.IFI
  '2,0': RI.1.I.e
  '1,1': TO.FG
  '1,-1': [BA.L, 'B:monk']
discards: [RI.1.CICI, RI.1.CIRI, RI.1.LIRI, RI.1.RIrI,
  RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
towers: {'1,1': 1}
moves:
- R: BA.L 0,1
  tower: 1,1
  capture: B:monk@1,-1
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move

== a ransom is paid once in the turn of the lake with the volcano, for it is one turn [R-37, T-41]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river, tower]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': RI.2.IFC/270
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 10, B: 0}
prisoners: {B: [R, R]}
moves:
- R: RI.2.I.v 2,0
  ransom: B
- R: BA.L 0,1
  ransom: B
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Red (R) 7, Blue (B) 3
$T/game.yaml:17:11: illegal: R has bought a follower back in this turn already [ransom-twice, T-41]
     17 |   ransom: B
        |           ^
  help: Delete the second ransom.
--- status 1

== a bridge goes across a straight tile, never along the water, and never over a spring or lake lengthwise [R-42, B-5]
% sed "s/BRIDGE/$bridge/" $T/game.yaml | reeve check -q 2>&1 | grep -o 'illegal: .*' || echo legal
--- file game.yaml
reeve: 1
rules: [river, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.1.IFI
  '2,0': RI.1.CICI
  '3,0': RI.1.I.e
  '0,1': BA.L
  '2,1': BA.C/180
discards: [RI.1.CIRI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
moves:
- R: BA.RFr/90 1,1
  bridge: BRIDGE
--- rows bridge
ns@1,0
    legal
ew@1,0
    illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
ew@2,0
    illegal: a bridge cannot be built at 2,0: the tile is laid at 1,1 [bridge-far, B-4]
ns@2,0
    illegal: a bridge cannot be built at 2,0: the tile is laid at 1,1 [bridge-far, B-4]
ns@3,0
    illegal: a bridge cannot be built at 3,0: the tile is laid at 1,1 [bridge-far, B-4]
ew@3,0
    illegal: a bridge cannot be built at 3,0: the tile is laid at 1,1 [bridge-far, B-4]

== it goes on over the water as a road, and does not join the banks [R-42, B-17, R-27]
$ reeve check --option spring_divides=true $T/game.yaml 2>&1
$ sed '/farmer@sw/s/farmer@sw/farmer@nw/' $T/game.yaml | reeve check -q --option spring_divides=true 2>&1 | grep -o 'illegal: .*'
--- file game.yaml
reeve: 1
rules: [river, bazaars]
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0 highwayman@n
  bridge: ns
- B: RI.1.IFI 2,0 farmer@n
- R: RI.1.CIRI 3,0 farmer@sw
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
illegal: no farmer may stand there: field@0,0.n already holds a follower of B [occupied, K-15]

== random games build bridges over the river, and both ways of looking for placements agree [R-42]
$ reeve sim river+bazaars --games 40 --seed 2 > $T/games.yaml
$ grep -A1 ' RI\.' $T/games.yaml | grep -c bridge
$ reeve check $T/games.yaml 2>&1 | grep -vc ' legal:'; true
--- stdout
43
0

== castles of the cities of the river [R-43, B-26]
% set -- $tile; sed "s/TILE/$1/; s/OTHER/$2/" $T/game.yaml | reeve check 2>&1
$ sed 's/TILE/RI.1.CcII/; s/OTHER/RI.1.CICI, RI.1.CIRI/; s/ RI.1.CcII,//' $T/game.yaml | reeve check 2>&1 | head -2
$ reeve check $T/end.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river, bazaars]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [TILE, 'R:knight@n']
  '2,0': RI.1.I.e
discards: [OTHER, RI.1.LIRI, RI.1.RIrI, RI.1.IFI,
  RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
moves:
- R: BA.C/180 1,1
  castle: {R: 'city@1,0.n'}
--- file end.yaml
reeve: 1
rules: [river, bazaars]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '2,0': [RI.2.IFC, 'R:knight@e']
  '1,1': RI.2.I.v/270
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: BA.C/270 3,0
  castle: {R: 'city@2,0.e'}
--- rows tile
RI.1.CICI RI.1.CIRI
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
RI.1.CIRI RI.1.CICI
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
--- stdout
-: inconsistent
-:7:11: inconsistent: the west side of tile RI.1.CcII at 1,0 is a city, but tile RI.s at 0,0 beside it has a river [position-edge-cut, K-9]
$T/end.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move

== with an option, tiles lists those that are played with [R-1, R-8]
% reeve tiles river --option river=$river | tail -1
$ reeve tiles river --option river=1 --look 'v?f?' --format tsv | cut -f1 | sort -u
$ reeve tiles river | tail -1
--- rows river
1
    83 tiles, 34 of them different
2
    83 tiles, 36 of them different
both
    93 tiles, 40 of them different
--- stdout
RI.1.II
RI.1.IIG
95 tiles, 41 of them different

== the dragon is not modelled [R-39]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0 dragon@n
--- stdout
$T/game.yaml: unreadable
$T/game.yaml:5:19: unreadable: `dragon` is not available here [not-modelled, R-39]
      5 | - R: RI.1.IFI 1,0 dragon@n
        |                   ^~~~~~~~
  help: It belongs to The Princess & the Dragon: add `dragon` to `rules`. See: reeve explain R-39
--- status 3

== RA-9: the inn on the bridge of River II is a picture; with inns among the rules the road over the river is an inn's [R-34, I-47]
% sed "s/RULES/$rules/" $T/game.yaml | reeve score 2>/dev/null | grep road
% sed "s/RULES/$rules/; /^- /d" $T/game.yaml | reeve score --now 2>/dev/null | grep road
$ { sed 's/RULES/[river]/' $T/game.yaml; echo '  score: {R: 3}'; } | reeve check
$ reeve tiles inns+river --format tsv | grep RIrI
$ reeve tiles river --look vrvr | head -3
--- file game.yaml
reeve: 1
rules: RULES
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '2,0': [RI.2.RIrI/90, 'R:highwayman@n']
  '3,0': RI.2.I.v
  '1,1': RI.2.IFC/270
  '2,1': BA.LR
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: BA.LR/180 2,-1
--- rows rules
[river]
          +3  R   road@2,0.n: 3 tiles, 1 each                                   K-21
          +2  R   road@2,0.n: 2 tiles, 1 each                                   K-36
[river, inns]
          +6  R   road@2,0.n: 3 tiles, 2 each (inn)                              I-6
           0  R   road@2,0.n: 2 tiles: 0 (inn)                                   I-8
[inns, river]
          +6  R   road@2,0.n: 3 tiles, 2 each (inn)                              I-6
           0  R   road@2,0.n: 2 tiles: 0 (inn)                                   I-8
--- stdout
-: legal so far: 1 turn, score Red (R) 3, Blue (B) 0, B to move
RI.1.RIrI	1	vrvr	RI.1.RIrI
RI.2.RIrI	1	vrvr+i	RI.2.RIrI
   f ┃ f   RI.1.RIrI/0      f ┃ f   RI.2.RIrI/0
  ───╂───  unturned:       ───╂───  unturned:
   f ┃ f   vrvr             f ┃ f   vrvr

== RA-13, XB-5: the herd and the own pig, and castles [R-32, B-49, M-47, M-54]
% sed "s/PIG/$pig/" $T/game.yaml | reeve score --now | grep 'each'
% sed "s/PIG/$pig/; s/^castles.*//; s/, 'B:knight@w'//" $T/game.yaml | reeve score --now | grep 'each'
--- file game.yaml
reeve: 1
rules: [river, traders, bazaars]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '2,0': RI.2.CIRI
  '1,1': [RI.2.II+/180, 'R:farmer@w']
  '0,1': [BA.C/270, 'B:knight@w']
  '-1,1': BA.C/90
  '1,2': PIG
  '1,3': BA.C/180
  '0,2': BA.CG/270
  '-1,2': BA.CC.2/90
discards: [RI.2.IFC, RI.2.I.v, RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
castles: {'city@0,1': B}
score: {R: 0, B: 0}
--- rows pig
BA.C
         +13  R   field@0,0.n: 2 completed cities, 4 each, 1 castle, 5 each,
         +12  R   field@0,0.n: 3 completed cities, 4 each, with the herd of
[BA.C, 'R:pig@s']
         +16  R   field@0,0.n: 2 completed cities, 5 each, 1 castle, 6 each,
         +15  R   field@0,0.n: 3 completed cities, 5 each, with the pig and

== a builder works during the river: the second part draws from it, too; none for the lake, and one for the tile behind it [R-40, R-37]
$ reeve check $T/game.yaml 2>&1
$ sed 's|- R: RI.1.CICI|- R: BA.L|' $T/game.yaml | reeve check -q 2>&1 | head -1
$ reeve check $T/lake.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river, traders]
options: {u_turn: allowed}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.1.CIRI/180, 'R:highwayman@n']
  '2,0': vrrv
  '2,1': ccvv/j
  '1,1': [rvrv, 'R:builder@n']
  '0,1': vvff
  '0,2': fvvf
moves:
- R: fvrv+k 1,2
- R: RI.1.CICI 2,2
- B: RI.1.IFI 3,2
--- file lake.yaml
reeve: 1
rules: [river, traders]
options: {river: 2, u_turn: allowed}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': [RI.2.CcII+/90, 'R:knight@n']
  '0,1': RI.2.IIG/180
  '0,2': RI.2.LIFI/90
  '0,3': RI.2.II+/180
  '1,3': rrvv
  '1,2': [RI.2.IFC/90, 'R:builder@s']
discards: [RI.2.CIcI, RI.2.RIrI, RI.2.CIRI]
score: {R: 0, B: 0}
moves:
- R: RI.2.I.v 2,0
- R: BA.C/270 2,1
- R: BA.L 0,-1
- B: BA.L -1,0
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 3, Blue (B) 0, R to move
-:16:6: illegal: tile BA.L cannot be drawn yet: 4 tiles of the river come first [river-first, R-8]
$T/lake.yaml: legal so far: 4 turns, score Red (R) 8, Blue (B) 0, R to move

== a bridge over the lake gives a second part behind the lake's tile: that one is played, and then the part, or it is left out [R-36, R-37, M-29, M-65]
$ game() { cat $T/game.yaml; printf -- '- %s\n' "$@"; }
$ game 'R: BA.L 0,1' 'R: BA.L 0,-1' 'B: BA.L -1,0' | reeve check
$ game 'R: BA.L 0,-1' 'B: BA.L -1,0' | reeve check
$ game 'R: BA.L 0,1' 'R: BA.L -1,0' 'R: BA.L 0,-1' | reeve check -q 2>&1 | head -1
$ game 'B: BA.L -1,0' | reeve check -q 2>&1 | grep -v '|'
$ game 'R: BA.L 0,1' 'B: BA.L -1,0' | reeve check -q --option double_turn=must 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [river, traders, bazaars]
options: {river: 2, u_turn: allowed}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': RI.2.IIG/270
  '2,1': [RI.2.RIrI/90, 'R:highwayman@n']
  '3,1': RI.2.II+
  '3,2': RI.2.CcII+/90
  '2,2': [RI.2.CIRI, 'R:builder@s']
  '1,2': RI.2.IFC/180
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: RI.2.I.v 2,0
  bridge: ns
--- stdout
-: legal so far: 4 turns, score Red (R) 0, Blue (B) 0, R to move
-: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, R to move
-:22:3: illegal: it is B's turn, not R's [not-your-turn, M-31]
-:20:3: illegal: it is R's turn, not B's [not-your-turn, R-36]
  help: Type `- R:` instead of `- B:`, or add the missing turn of R: R takes another tile at once, for the lake with the volcano.
  help: with volcano_lake=plain: legal
-:21:3: illegal: it is R's turn, not B's [not-your-turn, M-29, double_turn: must]
