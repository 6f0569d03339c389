# The field with the herd of pigs.

== RA-13: a city pays it 1 more, by each way of scoring fields; without Traders & Builders [R-32, R-33]
% reeve score --now --option farm_scoring=$scoring $T/game.yaml | grep -e 'complete'
$ reeve score --now --option pig_herd=false $T/game.yaml | grep complete
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '2,0': RI.2.CIRI
  '1,1': [RI.2.II+/180, 'R:farmer@w']
  '0,1': BA.C/270
  '-1,1': BA.C/90
  '1,2': BA.C
  '1,3': BA.C/180
discards: [RI.2.IFC, RI.2.I.v, RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
score: {R: 0, B: 0}
--- rows scoring
third
          +8  R   field@0,0.n: 2 completed cities, 4 each, with the herd of
second
          +8  R   field@0,0.n: 2 completed cities, 4 each, with the herd of
first
          +5  R   city@0,1.w: 1 completed city, 5 each, with the herd of pigs
          +5  R   city@1,2.n: 1 completed city, 5 each, with the herd of pigs
--- stdout
      +6  R   field@0,0.n: 2 completed cities, 3 each                       K-29

== the field beside the herd's is worth as always; with `first` a city that touches both is worth more to who has most farmers around it [R-32, K-30]
% reeve score --now --option farm_scoring=$scoring $T/game.yaml | grep -e 'complete'
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.2.III, 'B:farmer@ne', 'B:farmer@s']
  '2,0': RI.2.LIFI
  '1,1': [RI.2.II+/180, 'R:farmer@n']
  '2,1': RI.2.IFC
  '3,1': BA.C/270
discards: [RI.2.I.v, RI.2.CIcI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
score: {R: 0, B: 0}
--- rows scoring
third
          +4  R   field@0,0.n: 1 completed city, 4 each, with the herd of
          +4  B   field@0,0.n: 1 completed city, 4 each, with the herd of
          +3  B   field@1,0.ne: 1 completed city, 3 each                        K-29
first
          +5  B   city@2,1.e: 1 completed city, 5 each, with the herd of pigs

== castles, too: 5 instead of 4 [R-32, B-49, B-83]
% reeve score --now --option pig_herd=$herd $T/game.yaml | grep castle
--- file game.yaml
reeve: 1
rules: [river, bazaars]
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
discards: [RI.2.IFC, RI.2.I.v, RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
castles: {'city@0,1': B}
score: {R: 0, B: 0}
--- rows herd
true
              B   takes the follower home from the castle, which scores
          +5  R   field@0,0.n: 1 castle, 5 each, with the herd of pigs          R-32
false
              B   takes the follower home from the castle, which scores
          +4  R   field@0,0.n: 1 castle, 4 each                                 B-49

== `why` tells what a field pays, and `explain` the rule [R-32]
$ reeve why $T/game.yaml 'field@1,1.w'
$ reeve explain R-32 | head -8
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': [RI.2.II+/180, 'R:farmer@w']
  '0,1': BA.C/270
  '-1,1': BA.C/90
discards: [RI.2.IFC, RI.2.I.v, RI.2.CIcI, RI.2.LIFI,
  RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
score: {R: 0, B: 0}
--- stdout
field@1,1.w
field@0,0.n
           tile RI.s at 0,0, tile RI.2.III at 1,0, tile RI.2.II+ at 1,1,
           tile BA.C at 0,1: 4 tiles, 8 open ends
           1 follower of R stands on it
           open at 0,0 (south, west), 1,0 (east, south), 1,1 (north,
           east) and 1 more
R-32: The herd of pigs

  For the player who scores the field with the herd of pigs, every completed
  city is worth 1 more: 4, or 5 with the player's pig. So is a castle: 5, or 6
  with the pig.

  A farmer is alone on the field with the herd and two completed cities: 8
  points.
