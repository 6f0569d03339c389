# The King and the Robber Baron: who takes them, what they score, and with which boxes.

== the first city and the first road, a city of the same size, and a larger one [KR-2, KR-4, KR-5, KR-8]
$ reeve score $T/game.yaml
$ reeve position --at 0 $T/game.yaml | grep tokens || echo none
$ reeve position $T/game.yaml | tee $T/now.yaml | tail -n 2
$ reeve position $T/now.yaml | cmp - $T/now.yaml
$ sed '/^state/d' $T/now.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
- B: BA.RRR 1,0 highwayman@w
- R: BA.RRR -1,0
- B: BA.C/90 1,1
- R: BA.CC.2 2,1
- B: BA.C/270 -1,1
- R: BA.CFc.1 -2,1
- B: BA.C/90 -3,1
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,1 knight@s                                            4     0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          R   king: takes the King                                          KR-4
  2  B  BA.RRR 1,0 highwayman@w                                          4     0
  3  R  BA.RRR -1,0                                                      4     3
      +3  B   road@0,0.e: 3 tiles, 1 each                                   K-21
          R   king: takes the Robber Baron                                  KR-4
  4  B  BA.C/90 1,1                                                      4     3
  5  R  BA.CC.2 2,1                                                      4     3
       0  -   city@1,1.e: nobody stands on it                               K-27
  6  B  BA.C/270 -1,1                                                    4     3
  7  R  BA.CFc.1 -2,1                                                    4     3
  8  B  BA.C/90 -3,1                                                     4     3
       0  -   city@-1,1.w: nobody stands on it                              K-27
          B   king: takes the King                                          KR-5
score after turn 8, R to move, 68 tiles to come: Rosa (R) 4, Ben (B) 3
none
tokens: {king: B, robber: R}
state: {king: {city: 3, king: 9, king_from: 1, road: 3, robber: 4}}
-: position consistent: score Rosa (R) 4, Ben (B) 3, R to move

== who lays the tile has it, whoever has knights there; pennants do not count [KR-6, KR-7]
$ reeve score $T/game.yaml | grep -e city -e king
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc+/90 0,1 knight
- B: BA.CFc+/90 0,2
- R: BA.C/180 0,3
- B: BA.L 0,-1
- R: BA.C/90 1,2 knight
- B: BA.Cc.1/270 2,2
- R: BA.Cc.1/90 2,1
- B: BA.CcRr 3,1
- R: BA.L 1,-1
- B: BA.C/180 3,2
--- stdout
     +12  R   city@0,0.n: 4 tiles, 2 each, 2 pennants, 2 each               K-22
          R   king: takes the King                                          KR-4
     +10  R   city@1,2.e: 5 tiles, 2 each                                   K-22
          B   king: takes the King                                          KR-5

== a claim of who takes it is checked, and need not be there [KR-17]
% sed "s/BA.C.180 0,1/&\n  $claim/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ reeve fmt $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
- B: BA.L 0,-1
--- rows claim
king: R
king: B
    -:6:9: illegal: another player completed it [ruled-out, KR-6]
robber: R
    -:6:11: illegal: no road was completed that is larger than all before [ruled-out, KR-8]
king: X
    -:6:9: unreadable: there is no player `X` [unknown-player]
king: none
    -:6:9: unreadable: there is no player `none` [unknown-player]

== who has the King and completes a larger city may say that he takes it [KR-17, KR-8]
% sed "s/WHO/$who/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/WHO/R/' $T/game.yaml | reeve position - | tail -n 2
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
- B: BA.L 0,-1
- R: BA.C/90 1,1
- B: BA.L 1,-1
- R: BA.CFc.1 2,1
- B: BA.L 2,-1
- R: BA.C/270 3,1
  king: WHO
--- stdout
tokens: {king: R}
state: {king: {city: 3, king: 8, king_from: 1}}
--- rows who
R
B
    -:12:9: illegal: another player completed it [ruled-out, KR-6]

== the records of a position are those of its table, and what was completed has a holder [KR-12, KR-18]
% sed "s/STATE/$state/; s/TOKENS/$tokens/" $T/now.yaml | reeve score - 2>&1 | grep -o -e '..  .   king:.*' -e 'inconsistent:.*' -e 'note:.*' -e 'unread.*' || echo nobody
--- file now.yaml
reeve: 1
rules: king
options: {king_scoring: running}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,1: BA.C/90
score: {R: 0, B: 0}
tokens: {TOKENS}
state: {king: {STATE}}
moves:
- B: BA.C/270 2,1
--- rows tokens | state
king: R | city: 2
    +1  R   king: 1 completed city                                       KR-13
king: R |
    +1  R   king: 1 completed city                                       KR-13
 |
    note: the board leaves something out: without `tokens: {king: LABEL}` nobody has the King [position-assumed, KR-18]
king: R | city: 1
    inconsistent: the record of cities is 1, and the largest that is completed has 2 tiles [ruled-out, KR-18]
king: R | city: 3
    inconsistent: the record of cities is 3, and the largest that is completed has 2 tiles [ruled-out, KR-18]
king: R | city: huge
    unreadable: `city: huge`: the script keeps a number [bad-extra]
king: R | city: true
    unreadable: `city: true`: the script keeps a number [bad-extra]
king: R, robber: B |
    inconsistent: somebody has the Robber Baron, and no road was completed [ruled-out, KR-12]
king: R | town: 3
    unreadable: `town: 3`: the script keeps city: a number, road: a number, king: a number, robber: a number, king_from: a player's place, robber_from: a player's place [bad-extra]
king: R | king: 4, king_from: 2
    +1  B   king: 1 completed city                                       KR-13
king: R | king: 4, king_from: 7
    unreadable: `king_from: 7`: the script keeps a player's place [bad-extra]
king: R | king: 4, king_from: -1
    unreadable: `king_from: -1`: the script keeps a player's place [bad-extra]
king: R | king: 4, king_from: R
    unreadable: `king_from: R`: the script keeps a player's place [bad-extra]

== several cities at once: the largest is compared with the record [KR-9]
$ reeve score $T/game.yaml | grep -e city -e king
$ reeve score --option king_scoring=running $T/game.yaml | grep -e city -e king
--- file game.yaml
reeve: 1
rules: king
players: {B: Ben, R: Rosa}
moves:
- B: BA.C/180 0,1
- R: BA.C/90 1,1
- B: BA.L 1,2
- R: BA.CFc.1/90 2,2
- B: BA.C/180 2,3
- R: BA.CC.2 2,1
--- stdout
       0  -   city@0,0.n: nobody stands on it                               K-27
          B   king: takes the King                                          KR-4
       0  -   city@2,2.n: nobody stands on it                               K-27
          R   king: takes the King                                          KR-5
       0  -   city@1,1.e: nobody stands on it                               K-27
       0  -   city@0,0.n: nobody stands on it                               K-27
          B   king: takes the King                                          KR-4
       0  -   city@2,2.n: nobody stands on it                               K-27
      +1  B   king: 1 completed city                                       KR-13
          R   king: takes the King                                          KR-5
       0  -   city@1,1.e: nobody stands on it                               K-27
      +1  B   king: 1 completed city                                       KR-13

== what the tokens score at the end, by each option [KR-11, KR-12, KR-13]
% reeve score --now --option king_scoring=$how $T/end.yaml | grep 'king:'
$ sed '/^tokens/d; /^state/d' $T/end.yaml | reeve score --now - 2>/dev/null | grep -c king:
$ sed 's/king: R, //' $T/end.yaml | reeve score --now - 2>&1 | grep -o -e '.*king:.*' -e 'without.*'
--- file end.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': BA.RRR
  '-1,0': BA.RRR
  '1,1': BA.C/90
  '2,1': BA.CC.2
score: {R: 0, B: 0}
tokens: {king: R, robber: R}
--- stdout
0
      +1  R   king: 1 completed road                                       KR-11
-:5:1: note: the board leaves something out: without `tokens: {king: LABEL}` nobody has the King [position-assumed, KR-18]
--- rows how
per_feature
          +2  R   king: 2 completed cities                                     KR-11
          +1  R   king: 1 completed road                                       KR-11
ten_each
         +10  R   king: the token                                              KR-13
         +10  R   king: the token                                              KR-13
fifteen_forty
         +40  R   king: both tokens                                            KR-13
running

== two enclosed fields between two cities, each touching both [KR-3]
$ reeve legal --before 1 --tile KR.CCcc $T/game.yaml | grep 0,1
$ reeve score $T/game.yaml | grep -e farmer -e field
$ reeve fmt --looks $T/game.yaml | grep 0,1
$ sed 's/c2$/c3/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ reeve show $T/game.yaml | head -n 9
$ reeve position $T/game.yaml | reeve position - | grep 0,1
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: KR.CCcc 0,1 farmer@c2
- B: BA.C/180 0,2
--- stdout
0,1   0°                knight@n knight@e farmer@c farmer@c2
  1  R  KR.CCcc 0,1 farmer@c2                                            0     0
- R: cccc:ns,ew 0,1 farmer@c2
-:5:25: unreadable: `c3` is not a place on a tile [bad-where]
         0
       f   f
  2 
      fcccccf
      ╲ccccc╱
  1   cccRccc
      ╱ccccc╲
      fcccccf
  0   ───────
  '0,1': KR.CCcc R:farmer@c2

== a tile has each of the two places once
% mkdir -p $T/r/mine; cd $T/r
% printf "ruleset: 1\nname: mine\nextends: carcassonne\ntitle: M\nmore_tiles: {X.1: {look: 'cccc:ns,ew', fields: [$fields]}}\n" >mine/ruleset.yaml
% reeve rules --rules . mine | head -n 1
--- rows fields
c > n w, c2 > n w
    M (mine)
c2 > n w
    M (mine)
c2 > n w, c2 > n w
    reeve: mine: mine/ruleset.yaml:5:59: `c2 > n w`: one field or feature only has the middle; this one needs a half-edge; see reeve-ruleset(5)
c c2 > n
    M (mine)

== the set of each edition [KR-1]
% reeve tiles king --option edition=$edition | grep -c KR; reeve tiles king --option edition=$edition | grep KR.RC
--- rows edition
1
    2
      fcccccf  KR.LC          fcccccf  KR.RC          fcccccf  KR.CRrR
2
    3
      fcccccf  KR.RCG

== with inns and goods; a castle is no completed city [KR-14, KR-16]
$ reeve score $T/inn.yaml | grep king:
$ reeve score $T/castle.yaml | grep -e king: -e castle; reeve score --now $T/castle.yaml | grep 'completed city'
--- file inn.yaml
reeve: 1
rules: [inns, king]
players: {R: Rosa, B: Ben}
moves:
- R: IC.RRR.i 1,0
- B: BA.RRR -1,0
--- file castle.yaml
reeve: 1
rules: [bazaars, king]
options: {castles: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: BA.C/90 1,1
- R: BA.CC.2 2,1
--- stdout
          B   king: takes the Robber Baron                                  KR-4
          R   puts a castle on the city instead of scoring it               B-25
          R   king: takes the King                                          KR-4
      +1  R   king: 1 completed city                                       KR-11

== the City of Carcassonne counts as one city [KR-15]
$ mkdir -p $T/r/town; cp $T/town.yaml $T/r/town/ruleset.yaml
$ sed 's/^rules: king/rules: [king, town]/' $T/end.yaml | reeve score --now --rules $T/r - | grep king:
--- file town.yaml
ruleset: 1
name: town
extends: carcassonne
title: A town
more_tiles: {CO.7: ffff}
--- file end.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,-1': CO.7
score: {R: 0, B: 0}
tokens: {king: R}
--- stdout
      +2  R   king: 2 completed cities                                     KR-11

== random games with other boxes are judged as they were played, and go on from positions [KR-18]
% for seed in 1 2; do reeve sim $rules --games 5 --seed $seed | reeve check -q; done
$ reeve sim king --seed 3 >$T/game.yaml; reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position --at 50 $T/game.yaml >$T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
--- rows rules
king
inns+king+tower
bazaars+king+traders
king+river

== the City of Carcassonne is a completed city at the end, in a ruleset that has its tile [KR-15]
$ reeve score --rules $T --now $T/now.yaml | grep king
--- file count/ruleset.yaml
ruleset: 1
name: count
extends: king
title: A part of the City
edition: of this table
more_tiles:
  CO.7: ffff+k
--- file now.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  0,-1: CO.7
score: {R: 0, B: 0}
tokens: {king: R}
--- stdout
      +2  R   king: 2 completed cities                                     KR-11

== who types `largest` is told where the records stand [KR-18]
$ reeve check -q $T/now.yaml 2>&1 | grep -o -e 'unreadable.*' -e 'state: {.*}}'
$ sed 's/largest: \(.*\)/state: {king: \1}/' $T/now.yaml | reeve check -q - && echo consistent
--- file now.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.LR/90
  -1,0: BA.LR/270
score: {R: 0, B: 0}
tokens: {king: R, robber: B}
largest: {city: 2, road: 3}
--- stdout
unreadable: `largest` is not available here [not-modelled, KR-18]
state: {king: {city: 9, road: 6}}
consistent

== a road that branches is as long as all its tiles: five, although no way on it has more than three [KR-10]
$ reeve check $T/branch.yaml
$ reeve position $T/branch.yaml | grep -A3 '^tokens\|^state'
--- file branch.yaml
reeve: 1
rules: [king, labyrinth]
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
to_move: R
board:
  -1,0: BA.LR/270
  0,0: BA.RCr
  1,0: BA.RFr
  2,0: BA.RRRR
  0,-1: BA.LR
  0,-2: LA.Rrrr
  -1,-2: BA.RRR/270
  1,-2: BA.RRR
tokens: {robber: B}
state: {king: {road: 4}}
moves:
- R: BA.RRR/180 0,-3
--- stdout
$T/branch.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
tokens: {robber: R}
state: {king: {road: 5, robber: 9, robber_from: 2}}
--- stderr

== a follower is exported beside a claim that is not told there, such as who has the King [KR-17]
$ reeve export $T/game.yaml | gojq -c '.replay[] | select(.type == "DEPLOY_MEEPLE").payload.pointer'
--- file game.yaml
reeve: 1
rules: king
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight@s
  king: R
--- stdout
{"feature":"City","location":"S","position":[0,-1]}
