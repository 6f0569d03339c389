# Inns and Cathedrals: the tiles, looks, and bazaars.

== 18 tiles, which are mixed in; the editions differ in gardens [I-1, I-5]
% reeve tiles inns --option edition=$e --format tsv | awk '/^IC/ {n += $2; i += $2 * ($3 ~ /i/); d += $2 * ($3 ~ /d/)} END {print n, i, d}'
$ reeve tiles inns-c1 --format tsv | grep -e 'IC.CCCC' -e IC.RFr
$ reeve tiles inns-c2 --format tsv | grep -e 'IC.CCCC' -e IC.RFr
$ reeve tiles inns | tail -1
--- rows e
1
    18 6 2
2
    18 6 2
--- stdout
IC.CCCC	1	cccc	IC.CCCC
IC.RFr.i	1	frfr+i	IC.RFr.i
IC.CCCCG	1	cccc	IC.CCCCG
IC.RFr.iG	1	frfr+i	IC.RFr.iG
90 tiles, 41 of them different

== inns alone means the base game, too [I-48]
% printf 'reeve: 1\nrules: %s\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: IC.RFr.iG 1,0\n' "$rules" | reeve show --format json - | gojq -c '[.tiles[].tile]'
--- rows rules
inns
    ["BA.RCr","IC.RFr.iG"]
[inns]
    ["BA.RCr","IC.RFr.iG"]
[carcassonne, inns]
    ["BA.RCr","IC.RFr.iG"]
[inns, carcassonne]
    ["BA.RCr","IC.RFr.iG"]

== looks: +i an inn, with its edge where there are several roads, +d a cathedral [I-49]
% reeve tiles inns --look "$look" --format tsv 2>&1 || :
--- rows look
frrr+i.e
    IC.RRR.i	0	frrr+i.e
rrrf+i.n
    IC.RRR.i	270	frrr+i.e
frrr+i
    reeve: frrr+i: +i (inn) can be on 3 features: type its edge, as +i.e
frfr+i
    IC.RFr.iG	0	frfr+i
cccc/j+d
    IC.Cccc.c	0	cccc/j+d
cccc/j
cccc+d
    reeve: cccc+d: +d (cathedral) can be on 4 features: type its edge, as +d.n
cccc/j+i
    reeve: cccc/j+i: there is nothing on which +i (inn) can be

== bought tiles with inns and cathedrals are ordinary tiles [I-46]
$ reeve check $T/game.yaml; reeve position $T/game.yaml | grep -A9 board
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
moves:
- R: BB.F.b 0,-1
- bazaar:
    draw: [IC.RFr.iG, IC.Cccc.c]
    lots:
    - {tile: IC.RFr.iG, chooser: B, bids: {B: 2, R: 3}, deal: sell}
- B: IC.Cccc.c 0,1 big:knight
- R: IC.RFr.iG 1,0 big:highwayman@e
  score: {R: -3, B: 3}
--- stdout
$T/game.yaml: legal so far: 4 turns, score Red (R) -3, Blue (B) 3, B to move
board:
  '0,0': BA.RCr
  '0,-1': BB.F.b
  '0,1': IC.Cccc.c B:big:knight@n
  '1,0': IC.RFr.iG R:big:highwayman@e
score: {R: -3, B: 3}
supply: {R: {followers: 7, big: 0, bridges: 3, castles: 3}, B: {followers: 7, big: 0, bridges: 3, castles: 3}}
