# Watchtowers: WT-1 … WT-14.

== twelve tiles; nobody stands on the tower [WT-1, WT-2]
$ reeve tiles --format tsv watchtowers | grep '^WT'
$ reeve tiles watchtowers | tail -n 1
$ reeve legal --tile WT.CFff_3C $T/game.yaml | tail -n 2
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
moves: []
--- stdout
WT.CCRF_2T	1	ccrf+w-pennant	WT.CCRF_2T
WT.CFff_3C	1	cfff+w-monk	WT.CFff_3C
WT.CFRF_1C	1	cfrf+w-city	WT.CFRF_1C
WT.CFRF_2M	1	cfrf+w-meeple	WT.CFRF_2M
WT.CRFR_1R	1	crfr:e,w+w-road	WT.CRFR_1R
WT.CRRC_2M	1	crrc/j:e,s+w-meeple	WT.CRRC_2M
WT.FCFC_1C	1	fcfc+w-city	WT.FCFC_1C
WT.FCRC_2T	1	fcrc+w-pennant	WT.FCRC_2T
WT.FfRC_1R	1	ffrc+w-road	WT.FfRC_1R
WT.FRFC_1C	1	frfc+w-city	WT.CFRF_1C
WT.FRFR_3C	1	frfr:e,w+w-monk	WT.FRFR_3C
WT.FRRF_1R	1	frrf:e,s+w-road	WT.FRRF_1R
84 tiles, 35 of them different
0,1   180°              farmer@n knight@s   completes city@0,0.n: nobody
4 placements

== the tower is scored first, for whose follower stands there, and counts nine tiles [WT-3, WT-6, WT-9]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep WT
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
  '-1,0': BA.RCr
  '2,0': BA.RCr
  '1,1': BA.C/180
moves:
- R: WT.CFRF_1C/180 0,1 knight
--- stdout
                                                                         R     B
  1  R  WT.CFRF_1C/180 0,1 knight@s                                      9     0
      +5  R   watchtowers: the watchtower on 0,1, 5 tiles with a city       WT-6
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 1, B to move, 78 tiles to come: Rosa (R) 9, Ben (B) 0
turn 1, Rosa (R): WT.CFRF_1C/180 0,1 knight@s: legal
 yes  tile        tile WT.CFRF_1C is still to come                           K-3
                  city                                                      WT-6
                  0,0 (tile BA.RCr): 2 + 0,1 (tile WT.CFRF_1C): 2 = 4

== the majority is another's, and the owner of the follower at the tower scores it all the same [WT-4]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': [BA.Ccc/90, B:knight@e]
  '1,1': [WT.CFRF_1C/270, R:knight@w]
  '0,2': [BA.CFc.1/90, B:knight@s]
moves:
- R: BA.C/180 0,3
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,3                                                     4    10
      +4  R   watchtowers: the watchtower on 1,1, 4 tiles with a city       WT-6
     +10  B   city@0,0.n: 5 tiles, 2 each                                   K-22
score after turn 1, B to move, 79 tiles to come: Rosa (R) 4, Ben (B) 10

== two followers of a player there score it twice, or the player once; coats of arms [WT-5, WT-6]
% reeve score --option tower_pays=$pays $T/game.yaml | grep '^  *+'
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.Rr/90
  '1,1': [WT.CCRF_2T, R:knight@n, R:knight@e]
  '1,2': BA.Cc+/180
  '2,1': BA.Cc.1
moves:
- B: BA.Cc.1/270 2,2
--- rows pays
follower
          +2  R   watchtowers: the watchtower on 1,1, 1 coat of arms            WT-6
          +2  R   watchtowers: the watchtower on 1,1, 1 coat of arms            WT-6
         +10  R   city@1,1.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22
player
          +2  R   watchtowers: the watchtower on 1,1, 1 coat of arms            WT-6
         +10  R   city@1,1.n: 4 tiles, 2 each, 1 pennant, 2 each                K-22

== followers of all count, large ones once, and no builder [WT-7]
$ reeve score $T/game.yaml | grep watchtower
--- file game.yaml
reeve: 1
rules: inns+traders+watchtowers
players: {R: Rosa, B: Ben, K: Kai}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [BA.RCr, B:big:highwayman@e]
  '-1,0': [BA.RCr, R:builder@w, K:farmer@s]
  '-2,0': [BA.RFr, R:highwayman@w]
moves:
- R: WT.CFRF_2M/180 0,1 knight
--- stdout
      +6  R   watchtowers: the watchtower on 0,1, 3 followers               WT-6

== of several features that one tile completes, all towers come before the first follower goes home [WT-3, WT-7]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,1: WT.CFRF_2M R:highwayman
  2,1: BA.L
  2,0: BA.C/270 B:knight
moves:
- B: BA.CRRR/90 1,0
--- stdout
                                                                         R     B
  1  B  BA.CRRR/90 1,0                                                   6     4
      +4  B   city@2,0.w: 2 tiles, 2 each                                   K-22
      +4  R   watchtowers: the watchtower on 1,1, 2 followers               WT-6
      +2  R   road@1,1.s: 2 tiles, 1 each                                   K-21
score after turn 1, R to move, 78 tiles to come: Rosa (R) 6, Ben (B) 4

== who stands on top of a tower counts, a prisoner does not, and a watchtower is no foundation [WT-7, WT-14]
$ reeve score $T/game.yaml | grep watchtower
$ sed 's/ knight//; $a\  tower: 0,1' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: tower+watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
  '1,1': TO.C/180
towers: {'1,1': 2}
tops: {'1,1': B}
prisoners: {R: [B]}
moves:
- R: WT.CFRF_2M/180 0,1 knight
--- stdout
      +4  R   watchtowers: the watchtower on 0,1, 2 followers               WT-6
--- stderr
-:14:10: illegal: there is no tower foundation at 0,1 [no-foundation, T-6]
     14 |   tower: 0,1
        |          ^~~
  help: Delete `tower`: it is not possible in this turn.
--- status 1

== castles: no lord, no coat of arms, no city of theirs, and a tower scores nothing for one [WT-7, WT-8, WT-9, WT-13]
% sed "s/TOWER/$tower/" $T/game.yaml | reeve score - | grep watchtower
--- file game.yaml
reeve: 1
rules: bazaars+watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
  '1,1': BA.C/180
castles: {'city@1,0.n': B}
moves:
- R: TOWER/180 0,1 knight
--- rows tower
WT.CFRF_1C
          +2  R   watchtowers: the watchtower on 0,1, 2 tiles with a city       WT-6
WT.CFRF_2M
          +2  R   watchtowers: the watchtower on 0,1, 1 follower                WT-6

== the lord of a castle counts on his tile if he is counted at all, as JCloisterZone does [WT-7]
$ reeve score $T/game.yaml | grep 'tower on'
$ reeve score --option counts_lord=true $T/game.yaml | grep 'tower on'
$ reeve export $T/game.yaml
$ sed 's/^moves/options: {counts_lord: true}\nmoves/' $T/game.yaml | reeve export - >$T/game.jcz
$ reeve import $T/game.jcz | grep -o 'counts_lord: [a-z]*'; reeve import $T/game.jcz | reeve score - | grep 'tower on'
$ grep -v castle: $T/game.yaml | reeve export - >$T/game.jcz
$ grep -v castle: $T/game.yaml | sed 's/, bazaars//' | reeve export - >$T/game.jcz
$ grep -v castle: $T/game.yaml | sed 's/^moves/options: {castles: false}\nmoves/' | reeve export - >$T/game.jcz
--- file game.yaml
reeve: 1
rules: [watchtowers, bazaars]
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: city@0,1}
- B: WT.CFRF_2M/90 1,0 highwayman
- R: BA.LR/270 -1,0
--- stdout
      +2  B   watchtowers: the watchtower on 1,0, 1 follower                WT-6
      +4  B   watchtowers: the watchtower on 1,0, 2 followers               WT-6
counts_lord: true
      +4  B   watchtowers: the watchtower on 1,0, 2 followers               WT-6
--- stderr
$T/game.yaml:2:8: unreadable: JCloisterZone does not have the option `counts_lord: false`; it plays `true`: the final scores differ
-: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same
reeve: $T/game.jcz: legal, 3 turns: Rosa (R) 3, Ben (B) 7; not finished
reeve: $T/game.jcz: legal, 3 turns: Rosa (R) 3, Ben (B) 7; not finished
-: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same
-: note: JCloisterZone plays `counts_lord: true`; until here the game is the same
-: note: JCloisterZone plays `bazaar_next: from_chooser`; until here the game is the same

== a small city that becomes a castle scores no tower [WT-13]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars+watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
moves:
- R: WT.CFRF_1C/180 0,1 knight
  castle: {R: 'city@0,1'}
--- stdout
                                                                         R     B
  1  R  WT.CFRF_1C/180 0,1 knight@s                                      0     0
          R   puts a castle on the city instead of scoring it               B-25
score after turn 1, B to move, 93 tiles to come: Rosa (R) 0, Ben (B) 0

== roads, bridges, monasteries and several towers [WT-6, WT-10, WT-11, WT-13]
$ reeve score $T/road.yaml | grep watchtower
$ reeve score $T/monks.yaml
$ reeve score $T/two.yaml
--- file road.yaml <tests/cases/watchtowers/road.yaml
--- file two.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [WT.CRFR_1R, R:knight@n]
  '0,1': BA.C/180
  '0,2': BA.L
  '1,2': [WT.CFff_3C/180, B:knight@s]
moves:
- R: BA.CFc.1/90 1,1
--- file monks.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RCr
  '1,1': BA.C/180
  '1,2': BA.L
  '0,2': BA.L
  '-1,2': BA.L
moves:
- R: WT.CFff_3C/180 0,1 knight
--- stdout
      +3  R   watchtowers: the watchtower on 2,0, 3 tiles with a road       WT-6
                                                                         R     B
  1  R  WT.CFff_3C/180 0,1 knight@s                                     13     0
      +9  R   watchtowers: the watchtower on 0,1, 3 monasteries             WT-6
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 1, B to move, 77 tiles to come: Rosa (R) 13, Ben (B) 0
                                                                         R     B
  1  R  BA.CFc.1/90 1,1                                                  8     9
      +2  R   watchtowers: the watchtower on 1,0, 2 tiles with a road       WT-6
      +3  B   watchtowers: the watchtower on 1,2, 1 monastery               WT-6
      +6  R   city@1,0.n: 3 tiles, 2 each                                   K-22
      +6  B   city@1,0.n: 3 tiles, 2 each                                   K-22
score after turn 1, B to move, 78 tiles to come: Rosa (R) 8, Ben (B) 9

== farmers score no tower, and neither does what is open at the end [WT-12]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: watchtowers
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,-1': [WT.CFff_3C/90, R:farmer@w, B:knight@e]
moves: []
--- stdout
final scoring
      +1  B   city@0,-1.e: 1 tile, 1 each                                   K-36
       0  R   field@0,0.s: 0 completed cities, 3 each                       K-29
final score: Rosa (R) 0, Ben (B) 1
Ben (B) wins

== random games, alone and with other boxes, are legal, and positions say the same
% reeve sim $rules --players 3 --games 3 --seed 5 >$T/games.yaml
% reeve check -q $T/games.yaml && reeve fmt $T/games.yaml | cmp - $T/games.yaml
% for at in 9 40 70; do
%     reeve position --at $at $T/games.yaml >$T/at.yaml
%     reeve check -q $T/at.yaml && reeve position $T/at.yaml | cmp - $T/at.yaml
% done
$ reeve sim watchtowers --option tower_pays=player --games 5 --seed 2 | reeve check -q -
--- rows rules
watchtowers
watchtowers+river
inns+traders+watchtowers+windroses+tower+bazaars

== a tile with other marks before its tower, or with two towers [WT-3, WT-13]
$ reeve score --rules $T $T/game.yaml | grep tower
--- file house/ruleset.yaml
ruleset: 1
name: house
extends: watchtowers
title: House
edition: of this table
marks:
  flag: {letter: a}
more_tiles:
  A.1: cfff+flag+w-city
  A.2: cfff+w-city+w-monk
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
moves:
- R: A.1/180 0,1 knight
- B: BA.C/180 0,-1
- R: A.2 0,-2 knight
--- stdout
      +2  R   watchtowers: the watchtower on 0,1, 2 tiles with a city       WT-6
       0  R   watchtowers: the watchtower on 0,-2, 0 monasteries            WT-6
      +2  R   watchtowers: the watchtower on 0,-2, 2 tiles with a city      WT-6

== what a tower of meeples sees is noted for one turn only, and a monastery on its tile does not trigger it [WT-3, WT-7, WT-12]
$ reeve score --rules $T $T/game.yaml | grep -e tower -e city
$ reeve score --rules $T $T/monk.yaml | grep -e tower -e monastery
--- file house/ruleset.yaml
ruleset: 1
name: house
extends: watchtowers
title: House
edition: of this table
more_tiles:
  A.1: {look: cfcf+w-meeple, count: 2}
  A.2: ffff+k+w-monk
  A.3: {look: fffc, count: 8}
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,1: A.1 R:knight@n
  1,1: BA.L
  2,1: BA.L
  2,0: BA.L
  2,2: BA.L
  3,0: BA.C
  3,2: BA.C/180
score: {R: 0, B: 0}
moves:
- B: A.1 3,1 knight@n
- R: BA.RFr -1,0 highwayman@w
- B: BA.C/180 0,2
--- file monk.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  0,-1: A.2 R:monk
  1,-1: BA.L
  -1,-1: BA.L
  0,-2: BA.L
  1,-2: BA.L
  -1,-2: A.3
  1,0: BA.RFr
score: {R: 0, B: 0}
moves:
- B: BA.RFr -1,0
--- stdout
      +2  B   watchtowers: the watchtower on 3,1, 1 follower                WT-6
      +4  B   city@3,2.s: 2 tiles, 2 each                                   K-22
       0  -   city@3,0.n: nobody stands on it                               K-27
      +4  R   watchtowers: the watchtower on 0,1, 2 followers               WT-6
      +4  R   city@0,1.n: 2 tiles, 2 each                                   K-22
      +9  R   monastery@0,-1.c: 9 tiles, 1 each                             K-24
