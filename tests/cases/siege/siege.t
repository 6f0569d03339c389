# Siege: SI-1 … SI-15.

== six tiles of The Besiegers, four of The Cathars, or all ten [SI-1, SI-15]
$ reeve tiles --format tsv siege --option siege_tiles=both | grep '^SI'
% reeve tiles siege --option siege_tiles=$tiles | tail -n 1
$ reeve check -q $T/game.yaml
$ sed 's/SI.BE.CRr.180/crrf+siege/' $T/game.yaml | reeve fmt - | tail -n 2
$ reeve sim siege+cult+traders --games 3 --option siege_tiles=both | reeve check -q - && echo all legal
--- file game.yaml
reeve: 1
rules: siege
players: {R: Rosa, B: Ben}
moves:
- R: SI.BE.CRr/180 0,1 knight
- B: SI.CA.C 1,0
--- stdout
SI.BE.Ccc	1	ccfc/j+siege	SI.BE.Ccc
SI.BE.CcR	1	crfc/j+siege	SI.BE.CcR
SI.BE.CFR	1	cfrf+siege	SI.BE.CFR
SI.BE.CRr	1	crrf+siege	SI.BE.CRr
SI.BE.RCc	1	cfrc/j+siege	SI.BE.RCc
SI.BE.RrC	1	cfrr+siege	SI.BE.RrC
SI.CA.C	1	cfff+siege	SI.CA.C
SI.CA.RCr	1	crfr+siege	SI.CA.RCr
SI.CA.Cc	1	cffc/j+siege	SI.CA.Cc
SI.CA.CcRr	1	crrc/j+siege	SI.CA.CcRr
- R: crrf+siege 0,1 knight
- B: SI.CA.C 1,0
all legal
--- stderr
$T/game.yaml:6:6: illegal: tile SI.CA.C is not in the set (siege_tiles: besiegers) [tile-used, SI-1, siege_tiles: besiegers]
      6 | - B: SI.CA.C 1,0
        |      ^~~~~~~
  help: Type a tile of the set, or change the option.
--- rows tiles
besiegers
    78 tiles, 30 of them different
cathars
    76 tiles, 28 of them different
both
    82 tiles, 34 of them different

== a completed besieged city scores 1 a tile and a pennant, however many such tiles it has [SI-2, SI-3]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep SI
$ sed 's/SI.BE.Ccc/BA.Ccc/' $T/game.yaml | reeve score - | tail -n 2
--- file game.yaml
reeve: 1
rules: siege
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: SI.BE.Ccc/180 R:knight
  -1,1: BA.CFc+
  -2,1: BA.C/90
  1,1: BA.CFc+
score: {R: 0, B: 0}
moves:
- R: SI.BE.CFR/270 2,1
--- stdout
                                                                         R     B
  1  R  SI.BE.CFR/270 2,1                                                8     0
      +8  R   city@0,0.n: 6 tiles, 1 each, 2 pennants, 1 each (siege)       SI-3
score after turn 1, B to move, 72 tiles to come: Rosa (R) 8, Ben (B) 0
turn 1, Rosa (R): SI.BE.CFR/270 2,1: legal
 yes  tile        tile SI.BE.CFR is still to come                            K-3
                  2 pennants, 1 each (siege)                                SI-3
                  0,0 (tile BA.RCr): 1 + 0,1 (tile SI.BE.Ccc): 1
                  + 1,1 (tile BA.CFc+): 2 + 2,1 (tile SI.BE.CFR): 1 = 8
      +8  R   city@0,0.n: 6 tiles, 1 each, 2 pennants, 1 each (siege)       SI-3
score after turn 1, B to move, 72 tiles to come: Rosa (R) 8, Ben (B) 0

== with a cathedral it scores 2 and 2, and not completed nothing [SI-3, SI-4]
$ reeve score $T/game.yaml | tail -n +3
$ reeve why $T/game.yaml 1 | grep points
$ sed 's/IC.Cccc.c/BA.Cccc+/' $T/game.yaml | reeve score - | tail -n +3
$ sed 's/rules: .*/rules: [siege, inns]/' $T/game.yaml | reeve score - | tail -n 1
$ reeve score --now --before 1 $T/game.yaml | tail -n +2
$ sed 's/IC.Cccc.c/BA.Cccc+/' $T/game.yaml | reeve score --now --before 1 - | tail -n +2
$ reeve score --now --before 1 --option inn_cathedral_final=normal $T/game.yaml | tail -n +2
--- file game.yaml
reeve: 1
rules: [inns, siege]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: IC.Cccc.c R:knight
  -1,1: BA.C/90
  0,2: BA.CFc+/90
  0,3: SI.BE.CFR/180
score: {R: 0, B: 0}
moves:
- R: BA.C/270 1,1
--- stdout
     +14  R   city@0,0.n: 6 tiles, 1 each, 1 pennant, 1 each (siege); by
              SI-3 it is 14                                                 SI-3
score after turn 1, B to move, 90 tiles to come: Rosa (R) 14, Ben (B) 0
 +14  points      R, city@0,0.n (siege at 0,3): 6 tiles, 1 each, 1
      +8  R   city@0,0.n: 6 tiles, 1 each, 2 pennants, 1 each (siege)       SI-3
score after turn 1, B to move, 90 tiles to come: Rosa (R) 8, Ben (B) 0
score after turn 1, B to move, 90 tiles to come: Rosa (R) 14, Ben (B) 0
       0  R   city@0,0.n: 5 tiles: 0 (siege)                                SI-4
final score: Rosa (R) 0, Ben (B) 0
Rosa (R) and Ben (B) share the victory
       0  R   city@0,0.n: 5 tiles: 0 (siege)                                SI-4
final score: Rosa (R) 0, Ben (B) 0
Rosa (R) and Ben (B) share the victory
       0  R   city@0,0.n: 5 tiles: 0 (siege)                                SI-4
final score: Rosa (R) 0, Ben (B) 0
Rosa (R) and Ben (B) share the victory

== two tiles: 2 points, and with tiny_city 2 none [SI-5]
% sed "s/TINY/$tiny/" $T/game.yaml | reeve score - | sed -n 3p
--- file game.yaml
reeve: 1
rules: siege
options: {tiny_city: TINY, siege_tiles: cathars}
players: {R: Rosa, B: Ben}
moves:
- R: SI.CA.C/180 0,1 knight
- B: BA.RFr 1,0
--- rows tiny
4
          +2  R   city@0,0.n: 2 tiles, 1 each (siege)                           SI-3
2
           0  R   city@0,0.n: 2 tiles, 1 each (siege); by SI-5 it is 0          K-23

== a field has 6 for a besieged city, and 4 + 8 with its pig, or 4 + 7 [SI-6, SI-7]
% sed "s/FARM/$farm/; s/PIG/$pig/; s/WITH/$with/" $T/game.yaml | reeve score --now - | grep -e field -e farm -e ' city'
--- file game.yaml
reeve: 1
rules: [siege, traders]
options: {farm_scoring: FARM, siege_pig: PIG}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  0,1: SI.BE.CFR/180 R:farmer@w
  -1,0: BA.RCr
  -1,1: BA.C/180 WITH
--- rows farm|pig|with
third|doubled|
          +9  R   field@0,1.w: 2 completed cities, 3 each; by SI-6 it is 9      K-29
third|doubled|R:pig@n
         +12  R   field@0,1.w: 2 completed cities, 4 each, with the pig; by
third|single|R:pig@n
         +11  R   field@0,1.w: 2 completed cities, 4 each, with the pig; by
second|doubled|
          +9  R   field@0,1.w: 2 completed cities, 3 each; by SI-6 it is 9      K-30
second|doubled|R:pig@n
         +12  R   field@0,1.w: 2 completed cities, 4 each, with the pig; by
first|doubled|
          +8  R   city@0,0.n: 1 completed city, 4 each to most farmers in 1
                  field (R 1, B 0); by SI-6 it is 8                             K-30
          +4  R   city@-1,0.n: 1 completed city, 4 each to most farmers in 1
                  field (R 1, B 0)                                              K-30
first|doubled|R:pig@n
         +10  R   city@0,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0); by SI-6 it is 10               M-51
          +5  R   city@-1,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0)                                 M-51
first|single|R:pig@n
          +9  R   city@0,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0); by SI-6 it is 9                M-51
          +5  R   city@-1,0.n: 1 completed city, 5 each, with the pig to most
                  farmers in 1 field (R 1, B 0)                                 M-51

== fields of one player pay a besieged city once where they pay each city once [SI-6]
% sed "s/FARM/$farm/" $T/game.yaml | reeve score --now - | grep -e field -e Rosa
--- file game.yaml
reeve: 1
rules: siege
options: {farm_scoring: FARM}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr R:farmer@nw
  0,1: SI.BE.CFR/180 R:farmer@e
--- rows farm
third
          +6  R   field@0,0.ne: 1 completed city, 3 each; by SI-6 it is 6       K-29
          +6  R   field@0,1.e: 1 completed city, 3 each; by SI-6 it is 6        K-29
    final score: Rosa (R) 12, Ben (B) 0
    Rosa (R) wins
second
          +6  R   field@0,0.ne: 1 completed city, 3 each; by SI-6 it is 6       K-30
           0  R   field@0,1.e: 0 completed cities, 3 each, city@0,0.n counted
    final score: Rosa (R) 6, Ben (B) 0
    Rosa (R) wins

== the herd of pigs [SI-7]
% sed "s/PIG/$pig/; s/HERD/$herd/" $T/game.yaml | reeve score --now - | grep field
--- file game.yaml
reeve: 1
rules: [siege, river]
options: {river: 2, siege_pig: PIG, siege_tiles: both, pig_herd: HERD}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: RI.s
  1,0: RI.2.II+ R:farmer@s
  2,0: SI.CA.C
  2,1: BA.C/180
discards: [RI.2.IFC, RI.2.I.v, RI.2.III, RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.RrII]
--- rows pig|herd
doubled|true
          +8  R   field@0,0.n: 1 completed city, 4 each, with the herd of
single|true
          +7  R   field@0,0.n: 1 completed city, 4 each, with the herd of
doubled|false
          +6  R   field@0,0.n: 1 completed city, 3 each; by SI-6 it is 6        K-29

== a knight flees to a monastery beside a besieging tile, or beside any tile of the city; a shrine serves, too [SI-8, SI-9, SI-10, SI-13, SI-15, CU-23]
% sed "s|RULES|$rules|; s|OPTIONS|$options|; s|HERE|$here|" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed "s|RULES|siege|; s|OPTIONS|escape: siege_tile|; s|HERE|-1,1: BA.L B:monk|" $T/game.yaml >$T/g.yaml
$ reeve score $T/g.yaml | tail -n +2
$ reeve why $T/g.yaml 1 | grep -e escape -e home
$ reeve position $T/g.yaml | grep -e supply -e knight
$ reeve legal --actions --before 1 $T/g.yaml --tile BA.RFr | grep escape
$ sed 's/^  escape: .*/  escape: kngiht@0,1/' $T/g.yaml | reeve check -q - || echo "$?"
$ sed 's/^  escape: .*/  escape: knight@1,1/' $T/g.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/R:knight/B:knight/' $T/g.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/1,1: BA.CFc.1/1,1: BA.C\/270/; s/R:knight//; s/-1,0/-1,0 highwayman/; s/knight@0,1/highwayman@-1,0/' $T/g.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: RULES
options: {OPTIONS}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  0,1: SI.BE.RCc/180 R:knight
  1,1: BA.CFc.1
  1,2: BA.RFr
  HERE
moves:
- R: BA.RFr -1,0
  escape: knight@0,1
--- stdout
  1  R  BA.RFr -1,0                                                      0     0
          R   siege: a follower comes home from city@0,0.n                  SI-8
score after turn 1, B to move, 72 tiles to come: Rosa (R) 0, Ben (B) 0
 yes  action      siege allows `escape: knight@0,1.e`                       SI-8
      rule        siege, R: a follower comes home from city@0,0.n           SI-8
      come home   1 follower of R comes home, for the next turn             K-19
with escape=none: illegal
supply: {R: 7, B: 6}
everywhere: escape knight@0,1.e
3
-:15:11: illegal: `escape: knight@1,1` means nothing here: no such follower stands there [action-value, SI-8]
-:15:11: illegal: it is somebody else's [ruled-out, SI-8]
-:15:11: illegal: it stands in no besieged city [ruled-out, SI-8]
--- stderr
-:15:11: unreadable: there is no follower called `kngiht` [unknown-role]
     15 |   escape: kngiht@0,1
        |           ^~~~~~~~~~
  help: did you mean `knight`?
--- rows rules|options|here
siege|escape: siege_tile|-1,1: BA.L
siege|escape: siege_tile|2,2: BA.LR/90
    -:15:11: illegal: no monastery is beside a besieging tile of the city [ruled-out, SI-9]
siege|escape: any_tile|2,2: BA.LR/90 B:monk
siege|escape: none|-1,1: BA.L
    -:15:11: illegal: nobody flees here [ruled-out, SI-9]
[siege, cult]|abbot: true|-1,1: CU.S
siege|abbot: true|-1,1: BA.L B:abbot

== the builder goes home with the last knight, or flees alone; a large follower is a knight [SI-11]
% sed "s|WHO|$who|; s|BUILDER|$builder|" $T/game.yaml >$T/g.yaml; reeve position $T/g.yaml 2>&1 | grep -e illegal -e supply
--- file game.yaml
reeve: 1
rules: [siege, traders, inns]
options: {escape_builder: BUILDER}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  0,1: SI.BE.RCc/180 R:big:knight
  1,1: BA.CFc.1 R:builder@e
  -1,1: BA.L
moves:
- R: BA.RFr -1,0
  escape: WHO
--- rows who|builder
big:knight@0,1|false
    supply: {R: {followers: 7, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
builder@1,1|false
    $T/g.yaml:14:11: illegal: it goes home only with the last knight [ruled-out, SI-11]
    supply: {R: {followers: 7, big: 0, builder: 0, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
builder@1,1|true
    supply: {R: {followers: 7, big: 0, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
knight@0,1|false
    supply: {R: {followers: 7, big: 1, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}

== one knight in each part of a double turn, or one at the end of the whole turn [SI-12, SI-13]
% sed "s|PER|$per|; s|FIRST|$first|; s|MORE|$more|" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [siege, traders]
options: {escape_per: PER}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr R:highwayman@w
  0,1: SI.BE.RCc/180 R:knight
  1,1: BA.CFc.1 R:knight
  -1,1: BA.L
  -1,0: BA.RFr R:builder@e
moves:
- R: BA.RFr -2,0
  FIRST
- R: BA.RFr 1,0
  escape: MORE
- B: BA.RFr 2,0
- R: BA.RFr 3,0
--- rows per|first|more
part|escape: knight@0,1|knight@1,1
turn|escape: knight@0,1|knight@1,1
    -:16:3: illegal: it is B's turn, not R's [not-your-turn, M-29]
turn|# nobody|knight@1,1

== once a turn, who flees in the first part leaves the second out, where that may be left out [SI-12]
% sed "s|DOUBLE|$double|; s|FLEES|$flees|; s|NEXT|$next|" $T/game.yaml | reeve check - 2>&1 | grep '^-'
$ sed 's|DOUBLE|may|; s|FLEES|escape: knight@0,1|; s|NEXT|B|' $T/game.yaml | reeve position --at 1 - | tee $T/1.yaml | grep -e '^to_move' -e '^second' || true
$ sed 's|DOUBLE|may|; s|FLEES|escape: knight@0,1|; s|NEXT|B|' $T/game.yaml | reeve why - 1 | grep SI-
--- file game.yaml
reeve: 1
rules: [siege, traders]
options: {escape_per: turn, double_turn: DOUBLE}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr R:highwayman@w
  0,1: SI.BE.RCc/180 R:knight
  -1,1: BA.L
  -1,0: BA.RFr R:builder@e
moves:
- R: BA.RFr -2,0
  FLEES
- NEXT: BA.RFr 1,0
--- rows double|flees|next
may|escape: knight@0,1|B
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
may|escape: knight@0,1|R
    -: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    -:15:3: illegal: it is B's turn, not R's [not-your-turn, M-29]
may|# nobody|R
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, B to move
may|# nobody|B
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
must|escape: knight@0,1|R
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:11: illegal: a knight flees only at the end of the whole turn [ruled-out, SI-12]
must|# nobody|R
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, B to move
--- stdout
to_move: B
 yes  action      siege allows `escape: knight@0,1.e`                       SI-8
      rule        siege, R: a follower comes home from city@0,0.n           SI-8
      rule        siege, R: the turn ends here                             SI-12

== in the next turn another may flee [SI-12]
$ reeve check -q $T/game.yaml && echo legal
$ sed 's/escape: knight@0,1/escape: [knight@0,1, knight@1,1]/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: siege
options: {escape_per: turn}
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  0,0: BA.RCr
  0,1: SI.BE.RCc/180 R:knight
  1,1: BA.CFc.1 R:knight
  -1,1: BA.L
moves:
- R: BA.RFr -1,0
  escape: knight@0,1
- B: BA.RFr 1,0
- R: BA.RFr -2,0
  escape: knight@1,1
--- stdout
legal
-:14:11: unreadable: escape must be a word, not a list [wrong-type]

== a castle that was besieged is a castle, and one that scores a besieged city gets as much as it [SI-14]
$ reeve score --now $T/castle.yaml | grep -e field -e city
$ reeve score $T/fief.yaml | tail -n +3
--- file castle.yaml
reeve: 1
rules: [siege, bazaars]
players: {R: Rosa, K: Karl}
to_move: R
score: {R: 0, K: 0}
board:
  0,0: BA.RCr
  0,1: SI.BE.CFR/180 R:farmer@w
castles: {'city@0,0.n': K}
--- file fief.yaml
reeve: 1
rules: [siege, inns, bazaars]
players: {R: Rosa, K: Karl}
to_move: R
score: {R: 0, K: 0}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.RCr
  1,1: BA.CFc.1/90 R:knight@n
  1,2: IC.Cccc.c
  0,2: BA.C/90
  2,2: BA.C/270
castles: {'city@0,0.n': K}
moves:
- R: SI.BE.CFR/180 1,3
--- stdout
      +4  R   field@0,1.w: 1 castle, 4 each                                 B-49
     +12  R   city@1,0.n: 6 tiles, 3 each (cathedral); by SI-3 it is 12     I-17
     +12  K   city@0,0.n: city@1,0.n is completed in its fief: 6 tiles, 3
              each (cathedral); by SI-3 it is 12                            B-34
score after turn 1, K to move, 100 tiles to come: Rosa (R) 12, Karl (K) 12

== a monastery on the besieging tile itself lets a knight out, in a ruleset that extends this one [SI-9]
$ mkdir -p $T/r/inside; cp $T/inside.yaml $T/r/inside/ruleset.yaml
% sed "s/TILE/$tile/" $T/game.yaml | reeve check -q --rules $T/r - 2>&1 | head -n 1
--- file inside.yaml
ruleset: 1
name: inside
extends: siege
title: A monastery in a besieged city
more_tiles: {X.K: ccfc/j+k+siege}
--- file game.yaml
reeve: 1
rules: inside
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: TILE/180 R:knight@e
score: {R: 0, B: 0}
moves:
- R: BA.RFr -1,0
  escape: knight@0,1
--- rows tile
X.K
SI.BE.Ccc
    -:11:11: illegal: no monastery is beside a besieging tile of the city [ruled-out, SI-9]

== who flees does so when all is scored [SI-13]
$ reeve score $T/game.yaml | tail -n 4
--- file game.yaml
reeve: 1
rules: siege
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: SI.BE.RCc/180 R:knight
  1,1: BA.CFc.1
  -1,1: BA.L
  -2,1: BA.L
  -2,0: BA.LR/270 R:highwayman
  1,0: BA.LR/90
score: {R: 0, B: 0}
moves:
- R: BA.RFr -1,0
  escape: knight@0,1
--- stdout
  1  R  BA.RFr -1,0                                                      4     0
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21
          R   siege: a follower comes home from city@0,0.n                  SI-8
score after turn 1, B to move, 70 tiles to come: Rosa (R) 4, Ben (B) 0

== who is placed by this tile may flee, and `legal` says so [SI-8, SI-13]
$ reeve legal $T/a.yaml --before 1 --actions | grep escape
--- file a.yaml
reeve: 1
rules: siege
players: {R: Rosa, B: Ben}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '1,1': BA.L}
moves:
- R: SI.BE.CcR/270 0,1 knight@s
  escape: knight@0,1
--- stdout
                        escape knight@0,1.s (with knight@s)
                        escape knight@1,2.n (with knight@n)
                        escape knight@2,0.e (with knight@e)
                        escape knight@2,1.n (with knight@n)

== once a turn, nobody flees before the tile of message 4, which is drawn in any case; with Traders neither [SI-12, ME-9]
% sed "s|BOXES|$boxes|; s|WHEN|$when|; s|$flees .*|&\n  escape: knight@0,1|" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[ 0-9:]*//p'
--- file game.yaml
reeve: 1
rules: [messages, BOXES]
players: {R: Rosa, B: Ben}
options: {escape_per: turn, message_turn: WHEN}
board:
  '0,0': ['BA.RCr', 'R:highwayman@w']
  '-1,0': BA.LR/270
  '0,1': ['SI.BE.CcR/270', 'R:knight@s']
  '1,1': BA.L
score: {R: 2}
moves:
- R: BA.LR/90 1,0
  message: 4
  answer: message
- R: BA.L 0,-1
- B: BA.L 1,-1
--- rows boxes|when|flees
siege|at_once|answer:
    illegal: turn 1; after 0 turns, score Rosa (R) 2, Ben (B) 0
    illegal: a knight flees only at the end of the whole turn [ruled-out, SI-12]
siege|after_part|answer:
    illegal: turn 1; after 0 turns, score Rosa (R) 2, Ben (B) 0
    illegal: a knight flees only at the end of the whole turn [ruled-out, SI-12]
siege|at_once|BA.L 0,
    legal so far: 3 turns, score Rosa (R) 5, Ben (B) 0, R to move
siege, traders|at_once, double_turn: may|answer:
    illegal: turn 1; after 0 turns, score Rosa (R) 2, Ben (B) 0
    illegal: a knight flees only at the end of the whole turn [ruled-out, SI-12]
siege, traders|after_part|BA.L 0,
    legal so far: 3 turns, score Rosa (R) 5, Ben (B) 0, R to move
