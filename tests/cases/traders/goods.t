# Trade goods: M-1, M-3, M-4, M-6 … M-17, M-87, M-90.

== 24 tiles are mixed in: 9 show wine, 6 grain, 5 cloth; gardens are pictures [M-1, M-3, M-87]
% reeve tiles traders --option edition=$edition --format json > $T/tiles
% gojq -s 'map(.count) | add' $T/tiles
% for goods in wine grain cloth; do
%     gojq -s "map(select(any(.regions[]; (.marks // []) | index(\"$goods\"))) | .count) | add" $T/tiles
% done | tr '\n' ' '
% gojq -r 'select(.tile | test("^TB.*(wG|cG|RR.w|R.c)$")) | "\(.tile) \(.look) \(.count)"' $T/tiles
$ reeve tiles traders --look 'cffc/j+g' | grep -c TB.Cc.g
--- rows edition
1
    96
    9 6 5 TB.CcRR.w crrc/j:e,s+w 1
    TB.CcR.c crfc/j+l 1
2
    96
    9 6 5 TB.CcRR.wG crrc/j:e,s+w 1
    TB.CcR.cG crfc/j+l 1
--- stdout
1

== on TB.RRrr one road goes over the other; the monastery of TB.LRRR ends three [M-4]
$ reeve tiles traders --format json | gojq -c 'select(.tile == "TB.RRrr" or .tile == "TB.LRRR") | .regions | map([.kind, .ports])'
--- stdout
[["road",["e"]],["road",["s"]],["road",["w"]],["monastery",["c"]],["field",["nnw","n","nne","ene","wnw"]],["field",["ese","sse"]],["field",["ssw","wsw"]]]
[["road",["n","s"]],["road",["e","w"]],["field",["nnw","wnw"]],["field",["nne","ene"]],["field",["ese","sse"]],["field",["ssw","wsw"]]]

== who completes a city takes its goods, the owner scores it as ever [M-6, M-7, M-8, M-11, M-17]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -E '^(score|goods)'
$ reeve why $T/game.yaml 4 | grep -E 'goods|points'
--- file game.yaml
reeve: 1
rules: [traders]
players: {R: Red, B: Blue}
moves:
- R: TB.Ccc.g/180 0,1 knight
- B: BA.C/90 -1,1
- R: BA.RFr 1,0
- B: BA.C/270 1,1
  score: {R: 8, B: 0}
--- stdout
                                                                         R     B
  1  R  TB.Ccc.g/180 0,1 knight@e                                        0     0
  2  B  BA.C/90 -1,1                                                     0     0
  3  R  BA.RFr 1,0                                                       0     0
  4  B  BA.C/270 1,1                                                     8     0
      +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
          B   takes 1 grain                                                  M-6
score after turn 4, R to move, 91 tiles to come: Red (R) 8, Blue (B) 0
score: {R: 8, B: 0}
goods: {B: {grain: 1}}
  +8  points      R, city@0,0.n: 4 tiles, 2 each                            K-22
      goods       B takes 1 grain                                            M-6

== the printed example: Blue's city of 10 with 1 wine and 2 grain, completed by Red [M-6, M-8]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [carcassonne, traders]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': [TB.CFc.w/90, B:knight@n]
  '0,2': TB.CRc.g/90
  '0,3': TB.Cc.g/180
moves:
- R: BA.C/270 1,3
--- stdout
                                                                         R     B
  1  R  BA.C/270 1,3                                                     0    10
     +10  B   city@0,0.n: 5 tiles, 2 each                                   K-22
          R   takes 1 wine and 2 grain                                       M-6
score after turn 1, B to move, 91 tiles to come: Red (R) 0, Blue (B) 10

== without a knight there are goods and no points; several owners share nothing [M-7, M-9]
$ reeve score $T/game.yaml
$ sed 's/TB.Ccc.g.*$/[TB.Ccc.g\/180, R:knight@e]/; s/BA.C\/90/[&, B:knight@e]/' $T/game.yaml | reeve score
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, K: Black}
to_move: K
board:
  '0,0': BA.RCr
  '0,1': TB.Ccc.g/180
  '-1,1': BA.C/90
moves:
- K: BA.C/270 1,1
--- stdout
                                                                   R     B     K
  1  K  BA.C/270 1,1                                               0     0     0
       0  -   city@0,0.n: nobody stands on it                               K-27
          K   takes 1 grain                                                  M-6
score after turn 1, R to move, 92 tiles to come: Red (R) 0, Blue (B) 0, Black (K) 0
                                                                   R     B     K
  1  K  BA.C/270 1,1                                               8     8     0
      +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
      +8  B   city@0,0.n: 4 tiles, 2 each                                   K-22
          K   takes 1 grain                                                  M-6
score after turn 1, R to move, 92 tiles to come: Red (R) 8, Blue (B) 8, Black (K) 0

== one tile completes two cities: the goods of both [M-10]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': TB.CFc.w/90
  '1,0': BA.RFr
  '1,1': BA.C
  '1,2': TB.Cc.g/270
moves:
- R: BA.CC.2/180 0,2
--- stdout
                                                                         R     B
  1  R  BA.CC.2/180 0,2                                                  0     0
       0  -   city@0,0.n: nobody stands on it                               K-27
       0  -   city@1,1.n: nobody stands on it                               K-27
          R   takes 1 wine                                                   M-6
          R   takes 1 grain                                                  M-6
score after turn 1, B to move, 90 tiles to come: Red (R) 0, Blue (B) 0

== at the end ten points for most of each kind; all who are tied score them; none is not most; all that the cities show have been taken [M-6, M-11, M-12, M-13, M-14]
% sed "s/GOODS/$goods/" $T/game.yaml | reeve score --now 2>&1 | grep -E 'most|score:|inconsistent:'
$ sed "s/GOODS/{B: {cloth: 0}}/; /,5'/d" $T/game.yaml | reeve score --now | grep -E 'goods|score'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, K: Black}
to_move: K
goods: GOODS
score: {R: 0, B: 0, K: 0}
board:
  '0,0': BA.RCr
  '0,1': TB.CFc.w/90
  '0,2': TB.CRc.w/90
  '0,3': TB.CRc.g/90
  '0,4': TB.CCc.w/90
  '0,5': TB.Ccc.g/180
  '-1,5': BA.C/90
  '1,5': BA.C/270
--- rows goods
{R: {wine: 2, grain: 1}, B: {wine: 1, grain: 1}}
         +10  R   goods: most wine: 2                                           M-12
         +10  R   goods: most grain: 1, tied                                    M-12
         +10  B   goods: most grain: 1, tied                                    M-12
    final score: Red (R) 20, Blue (B) 10, Black (K) 0
{R: {wine: 2}, B: {wine: 1, grain: 2}}
         +10  R   goods: most wine: 2                                           M-12
         +10  B   goods: most grain: 2                                          M-12
    final score: Red (R) 10, Blue (B) 10, Black (K) 0
{R: {wine: 3, grain: 2}}
         +10  R   goods: most wine: 3                                           M-12
         +10  R   goods: most grain: 2                                          M-12
    final score: Red (R) 20, Blue (B) 0, Black (K) 0
{R: {wine: 2, grain: 2}}
    -:5:8: inconsistent: the players have 2 wine together, but the completed cities have 3 [position-goods, M-6]
{R: {wine: 3, grain: 2, cloth: 1}}
    -:5:8: inconsistent: the players have 1 cloth together, but the completed cities have 0 [position-goods, M-6]
--- stdout
final score: Red (R) 0, Blue (B) 0, Black (K) 0

== goods of cities that are open at the end are nobody's; they change nothing else [M-15, M-17]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
score: {R: 0, B: 0}
board:
  '0,0': BA.RCr
  '0,1': [TB.CFc.w/90, R:knight@n]
--- stdout
final scoring
      +2  R   city@0,0.n: 2 tiles, 1 each                                   K-36
final score: Red (R) 2, Blue (B) 0
Red (R) wins

== without goods the marks are pictures [M-5]
$ reeve score --option goods=false $T/game.yaml
$ reeve position $T/game.yaml | reeve check -q --option goods=false 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: TB.Ccc.g/180 0,1 knight
- B: BA.C/90 -1,1
- R: BA.RFr 1,0
- B: BA.C/270 1,1
--- stdout
                                                                         R     B
  1  R  TB.Ccc.g/180 0,1 knight@e                                        0     0
  2  B  BA.C/90 -1,1                                                     0     0
  3  R  BA.RFr 1,0                                                       0     0
  4  B  BA.C/270 1,1                                                     8     0
      +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
score after turn 4, R to move, 91 tiles to come: Red (R) 8, Blue (B) 0
-:12:1: unreadable: unknown key `goods` in Traders and Builders [unknown-key]

== more goods than a byte counts, in a set with many such tiles: in a position, and one city more [M-9, M-11]
$ { cat $T/head.yaml
$   for x in $(seq 0 63); do for y in 1 3; do echo "  '$x,-$y': V$((y + x / 32))/180"; echo "  '$x,-$((y + 1))': V$((y + x / 32))"; done; done
$   cat $T/tail.yaml; } >$T/game.yaml
$ reeve position --rules $T/rules $T/game.yaml | grep goods
$ sed 's/wine: 256/wine: 255/' $T/game.yaml | reeve check -q --rules $T/rules 2>&1 | head -1
--- file rules/wine/ruleset.yaml
ruleset: 1
name: wine
extends: traders
title: A good year
more_tiles:
  V1: {look: cfff+w, count: 100}
  V2: {look: cfff+w, count: 100}
  V3: {look: cfff+w, count: 100}
  V4: {look: cfff+w, count: 100}
--- file head.yaml
reeve: 1
rules: wine
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,0': BA.RCr
--- file tail.yaml
goods: {W: {wine: 256}}
moves:
- W: V4/180 0,1
--- stdout
goods: {W: {wine: 257}}
-:263:8: inconsistent: the players have 255 wine together, but the completed cities have 256 [position-goods, M-6]
