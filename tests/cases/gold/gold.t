# The Gold Mines: GM-1 … GM-12.

== eight tiles and 16 pieces of gold [GM-1]
$ reeve tiles --format tsv gold | grep '^GO'
$ reeve tiles gold | tail -n 1
$ printf 'reeve: 1\nrules: gold\nplayers: {R: Rosa, B: Ben}\nboard: {0,0: BA.RCr}\ntokens: {gold: {R: 17}}\n' | reeve check - 2>&1
--- stdout
GO.LRr	1	frrf+k+goldmine	GO.LRr
GO.LCc	1	cffc/j+k+goldmine	GO.LCc
GO.LCcRr	1	crrc/j+k+goldmine	GO.LCcRr
GO.LRrRr	1	rrrr:ne,sw+k+goldmine	GO.LRrRr
GO.RrRr	1	rrrr:nw,es+goldmine	GO.RrRr
GO.CcRr	1	crrc/j+goldmine	GO.CcRr
GO.CRcr	1	rcrc/j+goldmine	GO.CRcr
GO.RRrr.X	1	rrrr:ns,ew+goldmine	GO.RRrr.X
80 tiles, 32 of them different
-: unreadable
-:5:20: unreadable: `17`: the number of tokens is 1 to 16 [bad-extra, GM-1]
      5 | tokens: {gold: {R: 17}}
        |                    ^~
  help: Type it as reeve-record(5) shows for this key.
--- status 3

== one piece lies on the tile and one on a neighbour, of any of eight; with one there is no choice [GM-2, GM-3]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 2 | grep GM
$ reeve position $T/game.yaml | tail -n 1
$ reeve legal --actions --before 3 --tile GO.LRrRr $T/game.yaml | grep gold
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
moves:
- R: GO.CcRr/180 0,1 knight
- B: GO.RrRr 1,0
  gold: 0,1
- R: GO.LRrRr 2,0
  gold: [1, 0]
--- stdout
                                                                         R     B
  1  R  GO.CcRr/180 0,1 knight@e                                         0     0
          R   mines: a piece of gold goes to 0,1                            GM-2
          R   mines: a piece of gold goes to 0,0                            GM-2
  2  B  GO.RrRr 1,0                                                      0     0
          B   mines: a piece of gold goes to 1,0                            GM-2
          B   mines: a piece of gold goes to 0,1                            GM-2
  3  R  GO.LRrRr 2,0                                                     0     0
          R   mines: a piece of gold goes to 2,0                            GM-2
          R   mines: a piece of gold goes to 1,0                            GM-2
score after turn 3, B to move, 76 tiles to come: Rosa (R) 0, Ben (B) 0
 yes  action      mines allows `gold: 0,1`; possible besides: `gold: 0,0`   GM-2
      rule        mines, B: a piece of gold goes to 1,0                     GM-2
      rule        mines, B: a piece of gold goes to 0,1                     GM-2
tokens: {gold: {'0,1': 2, '0,0': 1, '1,0': 2, '2,0': 1}}
                        a second piece of gold goes to 0,0 or 0,1
                        a second piece of gold goes to 0,0 or 0,1
                        a second piece of gold goes to 0,0 or 0,1
                        a second piece of gold goes to 0,0 or 0,1
                        a second piece of gold goes to 0,1
                        a second piece of gold goes to 0,1
                        a second piece of gold goes to 0,0 or 1,0
                        a second piece of gold goes to 0,0 or 1,0
                        a second piece of gold goes to 1,0
                        a second piece of gold goes to 1,0

== which neighbour must be said, and be one of the eight with a tile [GM-2]
% sed "s/WHERE/$where/" $T/game.yaml | reeve check - 2>&1 | sed -n '/^-:[0-9]/p; /help/p'
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
moves:
- R: GO.CcRr/180 0,1 knight
- B: GO.RrRr 1,0
  gold: WHERE
- R: BA.RFr -1,0
  gold: 0,0
--- rows where
0,0
    -:9:9: illegal: the tile has no gold mine [ruled-out, GM-2]
      help: Delete `gold`: it is not possible in this turn.
1,0
    -:7:9: illegal: it is not one of the eight around the tile [ruled-out, GM-2]
      help: Type `gold: 0,0` or `gold: 0,1`.
0,-1
    -:7:9: illegal: no tile lies there [ruled-out, GM-2]
      help: Type `gold: 0,0` or `gold: 0,1`.
5,5
    -:7:9: illegal: `gold: 5,5` means nothing here: no tile lies there, or beside it [action-value, GM-2]
      help: Type `gold: 0,0` or `gold: 0,1`.
knight
    -:7:9: unreadable: `knight` is not a cell [bad-cell]
      help: Type x and y: 0,0 or -1,2.

== without gold in the supply a ninth mine brings none, and without a gold mine nobody is asked [GM-1, GM-2]
% sed 's/rules: gold/rules: house/' $T/mines.yaml >$T/game.yaml; printf "tokens: {gold: {R: $pieces}}\nmoves:\n- R: A.1/180 0,1\n$more" >>$T/game.yaml; reeve check -q --rules $T $T/game.yaml && reeve position --rules $T $T/game.yaml | grep tokens
--- file house/ruleset.yaml
ruleset: 1
name: house
extends: gold
title: House
edition: of this table
more_tiles:
  A.1: cfff+goldmine
--- file mines.yaml <tests/cases/gold/mines.yaml
--- rows pieces|more
16|
    tokens: {gold: {R: 16}}
15|
    tokens: {gold: {R: 15}}
16|  gold: 0,0
    $T/game.yaml:18:9: illegal: no gold is left [ruled-out, GM-1]
         18 |   gold: 0,0
            |         ^~~
      help: Delete `gold`: it is not possible in this turn.
14|  gold: 0,0
    tokens: {gold: {R: 14, '0,1': 1, '0,0': 1}}

== a monastery takes the gold of nine tiles, whoever has a road there [GM-3, GM-4]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr B:highwayman
  -2,0: BA.RFr
  0,-1: BA.L R:monk
  -1,-1: BA.L
  1,-1: BA.L
  -1,-2: BA.C/180
  0,-2: BA.C/180
  1,-2: BA.C/180
  0,-3: GO.LCc
  0,-4: GO.LRr
tokens: {gold: {'0,-1': 1, '-1,0': 1, '0,0': 1, '-2,0': 1}}
moves:
- R: BA.RFr 1,0
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0                                                       9     0
      +9  R   monastery@0,-1.c: 9 tiles, 1 each                             K-24
          R   gold: takes a piece of gold from 0,-1                         GM-4
          R   gold: takes a piece of gold from -1,0                         GM-4
          R   gold: takes a piece of gold from 0,0                          GM-4
score after turn 1, B to move, 68 tiles to come: Rosa (R) 9, Ben (B) 0
tokens: {gold: {R: 3, '-2,0': 1}}

== players who tie take one piece each, from the one who lays the tile on, or the next of them [GM-5, GM-11]
% sed "s/^to_move: R/to_move: $who/; s/- R:/- $who:/" $T/game.yaml | reeve position - | tail -n 1
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben, K: Kai}
to_move: R
board:
  0,0: BA.RCr R:knight
  1,0: BA.RFr
  1,1: BA.C/270 B:knight
  0,-1: GO.LRr
  0,-2: GO.RrRr
tokens: {gold: {'0,0': 2, '1,1': 1}}
moves:
- R: BA.Cc.1/180 0,1
--- rows who
R
    tokens: {gold: {R: 2, B: 1}}
B
    tokens: {gold: {B: 2, R: 1}}
K
    tokens: {gold: {R: 2, B: 1}}

== a hill breaks the tie for gold, too [GM-5, HS-34]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: gold+hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:knight
  1,0: BA.RFr
  1,1: HS.CFR.h/270 B:knight
  0,-1: GO.LRr
tokens: {gold: {'0,0': 2}}
moves:
- R: BA.Cc.1/180 0,1
--- stdout
                                                                         R     B
  1  R  BA.Cc.1/180 0,1                                                  0     6
          -   city@0,0.n (hills): the tie goes to B                        HS-31
      +6  B   city@0,0.n: 3 tiles, 2 each                                   K-22
          B   gold: takes a piece of gold from 0,0                          GM-4
          B   gold: takes a piece of gold from 0,0                          GM-4
score after turn 1, B to move, 92 tiles to come: Rosa (R) 0, Ben (B) 6

== of a majority the one takes all; who lays the tile takes nothing [GM-4, GM-11]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr R:knight
  0,-1: GO.LRr
tokens: {gold: {'0,0': 2}}
moves:
- B: BA.C/180 0,1
--- stdout
                                                                         R     B
  1  B  BA.C/180 0,1                                                     4     0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
          R   gold: takes a piece of gold from 0,0                          GM-4
          R   gold: takes a piece of gold from 0,0                          GM-4
score after turn 1, R to move, 77 tiles to come: Rosa (R) 4, Ben (B) 0

== nobody's city leaves its gold, which another feature of the tile takes later [GM-6, GM-3]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  1,0: BA.LR/90 R:highwayman
  0,-1: GO.LRr
tokens: {gold: {'0,0': 2}}
moves:
- B: BA.C/180 0,1
- R: BA.LR/270 -1,0
--- stdout
                                                                         R     B
  1  B  BA.C/180 0,1                                                     0     0
       0  -   city@0,0.n: nobody stands on it                               K-27
  2  R  BA.LR/270 -1,0                                                   3     0
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
          R   gold: takes a piece of gold from 0,0                          GM-4
          R   gold: takes a piece of gold from 0,0                          GM-4
score after turn 2, B to move, 75 tiles to come: Rosa (R) 3, Ben (B) 0

== of several features at once each takes one piece in turn, and chooses where others share differently [GM-7]
% { cat $T/game.yaml; test "$said" = - || echo "  gold_from: $said"; } >$T/said.yaml; reeve score $T/said.yaml 2>&1 | sed -n '/ gold: .* takes /p; /^[^ ].*\[.*GM/p; / from /p; /help:/p'
--- file game.yaml <tests/cases/gold/choice.yaml
--- rows said
-
    $T/said.yaml:20:3: ambiguous: the record does not say `gold_from`, which has 2 possible values here [action-open, GM-7]
      help: Add `gold_from: R -2,0` or `gold_from: R 0,0`.
      help: with gold_choice=auto: the record need not say it
R 0,0
              R   gold: takes a piece of gold from 0,0                          GM-5
              R   gold: takes a piece of gold from -2,0                         GM-4
R -2,0
              R   gold: takes a piece of gold from -2,0                         GM-4
              B   gold: takes a piece of gold from 0,0                          GM-5
[R 0,0, B 0,0]
    $T/said.yaml:21:22: illegal: R takes the next piece [ruled-out, GM-5]
      help: Delete it, or change what is before it: nothing else is possible there.
R -1,0
    $T/said.yaml:21:14: illegal: the player may take no gold there [ruled-out, GM-7]
      help: Type `gold_from: R -2,0` or `gold_from: R 0,0`.
B 0,0
    $T/said.yaml:21:14: illegal: R takes the next piece [ruled-out, GM-5]
      help: Type `gold_from: R -2,0` or `gold_from: R 0,0`.

== who comes first takes what two may take, or the tile that most may, by an option or for what an entry leaves open [GM-7]
$ sed 's/^to_move: R/to_move: B/; s/^- R:/- B:/' $T/game.yaml | reeve score - | grep ' takes '
$ reeve score --option gold_choice=auto $T/game.yaml | grep ' takes '
$ reeve legal --actions --option gold_choice=auto --before 1 --tile BA.LR $T/game.yaml | grep -c gold_from
$ reeve legal --actions --before 1 --tile BA.LR $T/game.yaml | grep gold_from
--- file game.yaml <tests/cases/gold/choice.yaml
--- stdout
          B   gold: takes a piece of gold from 0,0                          GM-5
          R   gold: takes a piece of gold from -2,0                         GM-4
          R   gold: takes a piece of gold from 0,0                          GM-5
          R   gold: takes a piece of gold from -2,0                         GM-4
0
                        takes a piece (gold_from): R -2,0 or R 0,0

== the choices of one turn are a list, each of its player's, and none is left out [GM-7]
% sed "/^tokens/s/{'.*/{'-2,0': 2, '0,0': 2, '0,-2': 1}}/" $T/game.yaml >$T/many.yaml; echo "  gold_from: $said" >>$T/many.yaml; reeve position $T/many.yaml 2>&1 | sed -n '/^tokens/p; /GM-7/p; /help: Add/p'
--- file game.yaml <tests/cases/gold/choice.yaml
--- rows said
R -2,0
    $T/many.yaml:20:3: ambiguous: the record does not say `gold_from`, which has 2 possible values here [action-open, GM-7]
      help: Add `gold_from: ['R -2,0', 'B 0,0']` (2 pieces lie there) or `gold_from: ['R -2,0', 'B 0,-2']`.
    tokens: {gold: {'-2,0': 2, '0,0': 2, '0,-2': 1}}
[R -2,0, B 0,-2]
    $T/many.yaml:20:3: ambiguous: the record does not say `gold_from`, which has 2 possible values here [action-open, GM-7]
      help: Add `gold_from: ['R -2,0', 'B 0,-2', 'R -2,0']` or `gold_from: ['R -2,0', 'B 0,-2', 'R 0,0']` (2 pieces lie there).
    tokens: {gold: {'-2,0': 2, '0,0': 2, '0,-2': 1}}
R 0,0
    $T/many.yaml:20:3: ambiguous: the record does not say `gold_from`, which has 2 possible values here [action-open, GM-7]
      help: Add `gold_from: ['R 0,0', 'B 0,0']` or `gold_from: ['R 0,0', 'B 0,-2']`.
    tokens: {gold: {'-2,0': 2, '0,0': 2, '0,-2': 1}}
[R 0,0, B 0,-2]
    $T/many.yaml:20:3: ambiguous: the record does not say `gold_from`, which has 2 possible values here [action-open, GM-7]
      help: Add `gold_from: ['R 0,0', 'B 0,-2', 'R -2,0']` (2 pieces lie there) or `gold_from: ['R 0,0', 'B 0,-2', 'R 0,0']`.
    tokens: {gold: {'-2,0': 2, '0,0': 2, '0,-2': 1}}
[R -2,0, B 0,-2, R -2,0]
    tokens: {gold: {R: 3, B: 2}}
[R -2,0, B 0,-2, R 0,0, B 0,0]
    tokens: {gold: {R: 3, B: 2}}
[R 0,0, B 0,-2, R 0,0]
    tokens: {gold: {R: 4, B: 1}}
[R 0,0, B 0,0, R -2,0]
    tokens: {gold: {R: 3, B: 2}}

== fields take no gold, and neither does anything at the end [GM-8]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:farmer@s
  1,0: BA.RFr B:highwayman
  0,-1: GO.LRr
  0,-2: GO.RrRr
  0,-3: GO.LRrRr
tokens: {gold: {'0,0': 2, '1,0': 3}}
moves: []
--- stdout
final scoring
      +2  B   road@0,0.e: 2 tiles, 1 each                                   K-36
       0  R   field@0,0.s: 0 completed cities, 3 each                       K-29
final score: Rosa (R) 0, Ben (B) 2
Ben (B) wins

== what so many pieces are worth [GM-9]
% { cat $T/mines.yaml; echo "tokens: {gold: {B: $n}}"; echo 'moves: []'; } | reeve score --now - | grep GM
--- file mines.yaml <tests/cases/gold/mines.yaml
--- rows n
1
          +1  B   gold: 1 gold, 1 each                                          GM-9
3
          +3  B   gold: 3 gold, 1 each                                          GM-9
4
          +8  B   gold: 4 gold, 2 each                                          GM-9
6
         +12  B   gold: 6 gold, 2 each                                          GM-9
7
         +21  B   gold: 7 gold, 3 each                                          GM-9
9
         +27  B   gold: 9 gold, 3 each                                          GM-9
10
         +40  B   gold: 10 gold, 4 each                                         GM-9
15
         +60  B   gold: 15 gold, 4 each                                         GM-9

== a castle that scores takes the gold of its fief, by an option not [GM-10, GM-12]
% reeve score --option castle_gold=$gold $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars+gold
options: {gold_choice: auto}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr B:highwayman
  -1,0: BA.LR/270
  1,1: BA.L
  1,2: BA.L
  0,-1: GO.LRr
  0,-2: GO.RrRr
  0,-3: GO.LRrRr
tokens: {gold: {'0,0': 2, '1,1': 1, '-1,0': 1, '1,2': 1}}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: BA.LR/90 2,0
--- rows gold
true
                                                                             R     B
      1  R  BA.C/180 0,1 knight@s                                            0     0
              R   puts a castle on the city instead of scoring it               B-25
      2  B  BA.LR/90 2,0                                                     4     4
          +4  B   road@0,0.e: 4 tiles, 1 each                                   K-21
          +4  R   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
                  each                                                          B-34
              B   gold: takes a piece of gold from 0,0                          GM-5
              R   gold: takes a piece of gold from 0,0                          GM-5
              B   gold: takes a piece of gold from -1,0                         GM-5
              R   gold: takes a piece of gold from 1,1                          GM-4
    score after turn 2, R to move, 82 tiles to come: Rosa (R) 4, Ben (B) 4
false
                                                                             R     B
      1  R  BA.C/180 0,1 knight@s                                            0     0
              R   puts a castle on the city instead of scoring it               B-25
      2  B  BA.LR/90 2,0                                                     4     4
          +4  B   road@0,0.e: 4 tiles, 1 each                                   K-21
          +4  R   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
                  each                                                          B-34
              B   gold: takes a piece of gold from 0,0                          GM-4
              B   gold: takes a piece of gold from 0,0                          GM-4
              B   gold: takes a piece of gold from -1,0                         GM-4
    score after turn 2, R to move, 82 tiles to come: Rosa (R) 4, Ben (B) 4

== castles side by side, one scored by the other, take their gold, and one that scores nothing takes none [GM-10]
$ reeve score $T/game.yaml | grep -v '^ .*BA'
$ reeve position $T/game.yaml | grep tokens
--- file game.yaml
reeve: 1
rules: bazaars+gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:knight
  0,1: BA.C/180
  1,0: BA.RCr B:knight
  1,1: BA.C/180
  -1,0: BA.RFr
  -1,1: BA.C
  2,0: BA.RFr
  3,0: BA.RFr
  4,0: BA.RCr B:knight
  4,1: BA.RrC/180
  5,0: BA.RFr
  0,-1: GO.LRr
  0,-2: GO.RrRr
  0,-3: GO.LRrRr
options: {gold_choice: auto}
castles: {'city@0,0': R, 'city@1,0': B, 'city@4,0': B}
tokens: {gold: {'-1,1': 1, '0,0': 1, '2,0': 1, '5,0': 1, '-1,0': 1}}
moves:
- R: BA.C/180 -1,2
--- stdout
                                                                         R     B
       0  -   city@-1,1.n: nobody stands on it                              K-27
      +4  R   city@0,0.n: city@-1,1.n is completed in its fief: 2 tiles,
              2 each                                                        B-34
      +4  B   city@1,0.n: the castle city@0,0.n in its fief scores 4        B-43
          R   gold: takes a piece of gold from 0,0                          GM-5
          B   gold: takes a piece of gold from 2,0                          GM-4
          R   gold: takes a piece of gold from -1,1                         GM-4
          R   gold: takes a piece of gold from -1,0                         GM-4
score after turn 1, B to move, 77 tiles to come: Rosa (R) 4, Ben (B) 4
tokens: {gold: {R: 3, B: 1, '5,0': 1}}

== two castles that have a tile in common take the gold of both fiefs [GM-10]
$ reeve position $T/game.yaml | grep tokens
--- file game.yaml
reeve: 1
rules: bazaars+gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:knight
  0,1: BA.CFC.2 R:knight@n
  0,2: BA.C/180
  1,0: BA.RRRR
  1,2: BA.L
  0,-1: GO.LRr
  0,-2: GO.RrRr
castles: {'city@0,0': R, 'city@0,2': R}
tokens: {gold: {'1,0': 1, '1,2': 2}}
moves:
- R: BA.LR 1,1
--- stdout
tokens: {gold: {R: 3}}

== a castle whose lord is a mayor, of no strength there, takes no gold before it scores [GM-10, AM-30]
$ reeve position $T/game.yaml | grep tokens
--- file game.yaml
reeve: 1
rules: abbey+bazaars+gold
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr R:mayor
  0,1: BA.C/180
  1,0: BA.RFr
  2,0: BA.RCr
  0,-1: GO.LRr
  0,-2: GO.RrRr
castles: {'city@0,0': R mayor}
tokens: {gold: {'0,0': 1}}
moves:
- B: BA.C/180 2,1
--- stdout
tokens: {gold: '0,0'}

== a completed shrine and a completed garden are like monasteries [GM-12]
$ reeve score $T/shrine.yaml | grep gold
$ reeve score $T/garden.yaml | grep gold
--- file shrine.yaml
reeve: 1
rules: cult+gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr
  0,-1: CU.S R:heretic
  -1,-1: BA.C/270
  1,-1: BA.C/90
  -1,-2: BA.Rr
  0,-2: BA.C/180
  1,-2: BA.C/180
  0,-3: GO.LCc
tokens: {gold: {'0,-2': 1}}
moves:
- R: BA.RFr 1,0
--- file garden.yaml
reeve: 1
rules: gold
options: {abbot: true}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr
  0,-1: BA.RFrG R:abbot
  -1,-1: BA.RFr
  1,-1: BA.RFr
  -1,-2: BA.C/180
  0,-2: BA.C/180
  1,-2: BA.C/180
  0,-3: GO.LCc
tokens: {gold: {'0,-2': 1}}
moves:
- R: BA.RFr 1,0
--- stdout
          R   gold: takes a piece of gold from 0,-2                         GM-4
          R   gold: takes a piece of gold from 0,-2                         GM-4

== reeve play asks for the neighbour, and for where gold is taken from [GM-2, GM-7]
$ printf 'GO.RrRr 1,0\n0,1\n' | reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
$ printf 'BA.LR/90 1,0\nR 0,0\n' | reeve play $T/choice.yaml 2>/dev/null | grep -v '^  *[0-9]'; tail -n 2 $T/choice.yaml
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
moves:
- R: GO.CcRr/180 0,1 knight
--- file choice.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RFr
  '-2,0': BA.LR/270 R:highwayman
  '0,-1': BA.L B:monk
  '-1,-1': BA.L
  '1,-1': BA.L
  '-1,-2': BA.C/180
  '0,-2': BA.C/180
  '1,-2': BA.C/180
  '0,-3': GO.LCc
tokens: {gold: {'-2,0': 1, '0,0': 1}}
moves: []
--- stdout
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 78 tiles left
gold: The neighbour of a tile with a gold mine that gets a piece of gold, too?
     gold 0,0
     gold 0,1
Type what it was; `undo` takes the entry back.
  2  B  GO.RrRr 1,0                                                      0     0
          B   mines: a piece of gold goes to 1,0                            GM-2
          B   mines: a piece of gold goes to 0,1                            GM-2
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 77 tiles left
- B: GO.RrRr 1,0
  gold: 0,1
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 70 tiles left
gold_from: The tiles from which players take gold, in turn; needed only where
  one has a choice. R chooses.
Type its number; `undo` takes the entry back.
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21
      +9  B   monastery@0,-1.c: 9 tiles, 1 each                             K-24
          R   gold: takes a piece of gold from 0,0                          GM-5
          R   gold: takes a piece of gold from -2,0                         GM-4
Rosa (R) 4, Ben (B) 9; Ben (B) is to move, 69 tiles left
- R: BA.LR/90 1,0
  gold_from: R 0,0

== random games, alone and with other boxes, are legal, and positions say the same
$ . tests/cases/games.sh
% reeve sim $rules --players 3 --games 3 --seed 5 >$T/games.yaml; alike $T/games.yaml
$ reeve sim gold --policy greedy --games 3 --seed 2 | reeve check -q -
--- rows rules
gold
gold+river
inns+traders+hills+gold+tower+bazaars
gold+cult+bazaars

== JCloisterZone is told one of several neighbours and not the only one, and shares gold by itself; both ways the same [GM-2, GM-7]
$ reeve sim gold --option gold_choice=auto --games 1 --seed 4 >$T/one.yaml
$ reeve export $T/one.yaml >$T/game.jcz; reeve import $T/game.jcz >$T/back.yaml 2>/dev/null
% for file in one back; do reeve $what $T/$file.yaml | sed 's/A:/W:/g' | tail -n 2 | grep -o 'gold.*\|[0-9][0-9], .*[0-9]$'; done
$ reeve export $T/first.yaml | grep -c GOLD
--- file first.yaml
reeve: 1
rules: gold
options: {gold_choice: auto}
players: {R: Rosa, B: Ben}
moves:
- R: GO.CcRr/180 0,1 knight
  gold: 0,0
- B: GO.RrRr 1,0
  gold: 0,1
--- rows what
score
    13, Black (B) 26
    13, Black (B) 26
position
    gold: {B: 3, '-1,4': 3, '-1,3': 1, '-5,4': 1, '3,-5': 2, '2,-5': 1, '-6,0': 1, '-5,0': 1, '4,-4': 1, '-1,5': 1, '0,4': 1}}
    gold: {B: 3, '-1,4': 3, '-1,3': 1, '-5,4': 1, '3,-5': 2, '2,-5': 1, '-6,0': 1, '-5,0': 1, '4,-4': 1, '-1,5': 1, '0,4': 1}}
--- stdout
1

== a castle that lies from west to east has its fief in the north and the south of it [GM-10, B-33]
$ reeve score $T/game.yaml | grep takes; reeve position $T/game.yaml | grep tokens
--- file game.yaml
reeve: 1
rules: bazaars+gold
options: {gold_choice: auto}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.RFr B:highwayman
  1,1: BA.C/90
  1,2: BA.L
  -1,0: BA.LR/270
  0,-1: GO.LRr
  0,-2: GO.RrRr
tokens: {gold: {'0,1': 1, '1,1': 1, '1,2': 1}}
moves:
- R: BA.C/270 2,1 knight
  castle: {R: 'city@2,1'}
- B: BA.LR/90 2,0
--- stdout
          R   gold: takes a piece of gold from 1,1                          GM-4
          R   gold: takes a piece of gold from 1,2                          GM-4
tokens: {gold: {'0,1': 1, R: 2}}

== a field of which the player has a share brings no gold back, and no place in the list [GM-8]
$ reeve legal --actions --tile GO.LRr $T/game.yaml | grep -A1 '^1,-1 *0'
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, 1,0: BA.RFr, 2,0: [BA.CRRR, R:farmer@se]}
score: {R: 0, B: 0}
--- stdout
1,-1  0°                farmer@n highwayman@e monk@c farmer@se
                        a second piece of gold goes to 0,0, 1,0 or 2,0

== the gold is laid before the mage or the witch goes [GM-2, MW-7]
$ reeve check -q $T/game.yaml 2>&1 | grep ambiguous
--- file game.yaml
reeve: 1
rules: [gold, mage]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, '-1,-1': MW.CFC, '0,-1': BA.L, '1,-1': BA.RFr/90, '-1,-2': MW.CRRR.3}
tokens: {mage: 'road@0,0.e', witch: 'road@1,-1.n'}
score: {R: 0, B: 0}
moves:
- R: GO.CcRr/90 1,0
--- stdout
$T/game.yaml:9:3: ambiguous: the record does not say `gold`, which has 3 possible values here [action-open, GM-2]

== each mine has brought two pieces at most [GM-2]
% { cat $T/game.yaml; printf 'board: {0,0: BA.RCr%s}\ntokens: {gold: {%s}}\n' "$mines" "$gold"; } | reeve check - 2>&1 | sed -n 's/^-: position //p; s/^-:[0-9:]* inc/inc/p; /help/p'
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
--- rows mines|gold
|0,0: 1
    inconsistent
    inconsistent: more gold is in play (1) than the mines on the board have brought (0) [ruled-out, GM-2]
      help: Correct `tokens`, or type `+goldmine` behind the look of each tile with a gold mine.
, 1,0: GO.RrRr|0,0: 2
    consistent: score Rosa (R) 0, Ben (B) 0, R to move
, 1,0: ccrr/j+goldmine|R: 1, B: 2
    inconsistent
    inconsistent: more gold is in play (3) than the mines on the board have brought (2) [ruled-out, GM-2]
      help: Correct `tokens`, or type `+goldmine` behind the look of each tile with a gold mine.
, 1,0: GO.RrRr, 2,0: GO.LRrRr|R: 2, 1,0: 2
    consistent: score Rosa (R) 0, Ben (B) 0, R to move
, 1,0: GO.RrRr, 2,0: GO.LRrRr|R: 2, 1,0: 3
    inconsistent
    inconsistent: more gold is in play (5) than the mines on the board have brought (4) [ruled-out, GM-2]
      help: Correct `tokens`, or type `+goldmine` behind the look of each tile with a gold mine.

== there are no more than 16 pieces, on one tile or in all [GM-1]
% echo "tokens: {gold: {$gold}}" | cat $T/game.yaml - | reeve check -q - 2>&1 | grep -e unreadable: -e inconsistent:
--- file game.yaml
reeve: 1
rules: gold
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board: {0,0: BA.RCr, 0,1: GO.CcRr/180}
--- rows gold
0,0: 17
    -:7:22: unreadable: `17`: the number of tokens is 1 to 16 [bad-extra, GM-1]
0,0: 1, R: 16
    -:7:28: inconsistent: piece of gold at R: there is no other: all 16 are accounted for [position-token, GM-1]

== a record of several boxes to fill in has the turns of each whole, and no start tile that stays out [CO-1, K-2]
$ reeve new count+gold | grep -c 'start tile' || true
$ reeve new count+abbey+messages | sed -n '/abbey alone/,$p'
--- stdout
0
# turns of a game with abbey alone:
# - W: BA.C/180 0,1 wagon               # tile turned 180 degrees, cell x,y, and a figure
#   # wagon: 'W:highwayman@0,0.e'       # where it goes when it was scored; left out: home
# - B: BA.CFc+/90 -1,1 mayor            # as strong as the city has pennants
# - W: BA.RFr 1,0
# - B: BA.L 0,-1
# - W: BA.L 1,-1 barn@nw                # a barn, at a corner where four tiles meet
#   score: {W: 4, B: 0}                 # what you noted after this turn
# # - B: abbey 1,1 monk                 # instead of drawing, where four tiles surround a cell
# turns of a game with messages alone:
# - W: BA.RFr 1,0 highwayman              # tile, cell x,y, follower
# - B: BA.RRR 2,0
# - W: BA.RFr -1,0
# - B: BA.L 0,-1
# - W: BA.RRR/180 -2,0                    # turned 180 degrees
#   messenger: W 5                        # the messenger moves, and not the ordinary figure
#   message: 5                            # a figure has stopped on a dark space: 5, 10, 15 …
#   answer: points                        # 2 points, or message: what it says
#   score: {W: 7, B: 0}                   # what you noted after this turn
# result: {W: 84, B: 79}
