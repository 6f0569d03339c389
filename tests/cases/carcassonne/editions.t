# The editions differ in the gardens on some tiles, and so in how often the plain ones are there.

== 24 sorts of tile in the first edition, 32 with those that bear gardens, 72 tiles each [K-1, K-3, K-5]
% reeve tiles carcassonne --option edition=$edition --format tsv | awk '{n += $2} END {print NR, n}'
--- rows edition
1
    24 72
2
    32 72

== by what they show there are as many of each in both [K-3]
# A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1
% reeve tiles carcassonne --option edition=$edition --format tsv |
%     awk '{n[$3] += $2} END {for (look in n) print look, n[look]}' | LC_ALL=C sort >$T/$edition
$ cmp $T/1 $T/2 && cat $T/1
--- rows edition
1
2
--- stdout
cccc/j+p 1
ccfc/j 3
ccfc/j+p 1
ccrc/j 1
ccrc/j+p 2
cfcf 3
cffc 2
cffc/j 3
cffc/j+p 2
cfff 5
cfrr 3
crfr 4
crrc/j 3
crrc/j+p 2
crrf 3
crrr 3
fcfc/j 1
fcfc/j+p 2
ffff+k 4
ffrf+k 2
ffrr 9
frfr 8
frrr 4
rrrr 1

== in the new edition one of the three tiles BA.CFC.2 has a garden, in the first none [K-3, K-5]
% sed "s/EDITION/$edition/" $T/game.yaml | reeve check -q 2>&1 | head -1
% sed "s/EDITION/$edition/; s/BA.CFC.2 0,3/BA.CFCG 0,3/" $T/game.yaml | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: carcassonne
options: {edition: EDITION}
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFC.2 0,1
- B: BA.CFC.2 0,2
- R: BA.CFC.2 0,3
--- rows edition
2
    -:8:6: illegal: tile BA.CFC.2 has no copy left: all of 2 lie at 0,1, 0,2 [tile-used, K-3]
1
    -:8:6: illegal: tile BA.CFCG is not in the set (edition: 1) [tile-used, K-3]

== a garden is a picture: by look it is the same tile in both editions [K-3, K-5]
% sed "s/EDITION/$edition/" $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: carcassonne
options: {edition: EDITION}
players: {R: Rosa, B: Ben}
moves:
- R: cfcf 0,1
- B: cfcf 0,2
- R: cfcf 0,3
--- rows edition
2
    -: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move
1
    -: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move

== defaults follow the edition where the boxes of it say so, unless the option is set, in whatever order [AM-40, CC-5, CO-32, PD-68]
% sed "s/OPTIONS/$options/" $T/game.yaml | reeve fmt - | sed -n 's/^options: //p'
% sed "s/OPTIONS/$options/;s/abbey/$rules/" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: abbey
options: {OPTIONS}
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 wagon@s
  wagon: 'A:highwayman@0,0.e'
--- rows rules|options
abbey|edition: 2
    {edition: 2}
    legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
abbey|edition: 1
    {edition: 1}
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
abbey|wagon_move: around, edition: 1
    {wagon_move: around, edition: 1}
    legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
abbey|edition: 1, wagon_move: connected
    {edition: 1, wagon_move: connected}
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
abbey|edition: 2, wagon_move: connected
    {edition: 2, wagon_move: connected}
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
abbey-c1|edition: 1
    {edition: 1}
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
abbey-c1|edition: 2
    {edition: 2}
    legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move
abbey-c1|wagon_move: around
    {wagon_move: around}
    legal so far: 1 turn, score Ann (A) 4, Ben (B) 0, B to move

== the same for the fairy, the circles and the city, beside any box [CC-5, CO-32, PD-68]
% reeve rules --format json $rules | gojq -c '.options | map(select(.by_edition) | {(.name): .default}) | add'
--- rows rules
abbey+circles+count+dragon
    {"circle_place":"must","city_final":"market_only","fairy_castle":"true","wagon_move":"around"}
abbey-c1+circles+count+dragon
    {"circle_place":"may","city_final":"any","fairy_castle":"false","wagon_move":"connected"}
inns-c1+abbey+circles+count+dragon
    {"circle_place":"may","city_final":"any","fairy_castle":"false","wagon_move":"connected"}
dragon-zmg
    {"fairy_castle":"true"}
circles-c1
    null

== a ruleset may have a default for each edition [K-3]
% reeve --rules $T check -q --option edition=$edition $T/game.yaml; reeve --rules $T score --option edition=$edition $T/game.yaml | tail -n 1
--- file r/ruleset.yaml
ruleset: 1
name: r
extends: carcassonne
defaults: {tiny_city: {'1': '2', '2': '4'}}
--- file game.yaml
reeve: 1
rules: r
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 knight
--- rows edition
1
    score after turn 1, B to move, 70 tiles to come: Ann (A) 2, Ben (B) 0
2
    score after turn 1, B to move, 70 tiles to come: Ann (A) 4, Ben (B) 0
