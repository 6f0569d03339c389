# Wind Roses: WR-1 … WR-9.

== six tiles, whose roses are pictures; the orange one lies when the game begins [WR-1, WR-2, WR-6]
$ reeve tiles --format tsv windroses | grep '^WR'
$ printf 'reeve: 1\nrules: windroses\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' | reeve position - | grep -v option
$ printf 'reeve: 1\nrules: windroses\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: frrf+rose -1,0 highwayman\n- B: cffc+rose-se 1,0\n' | reeve fmt -
--- stdout
WR.CFR	1	fcfr+rose	WR.CFR
WR.Rr	1	ffrr+rose	WR.Rr
WR.Cc.1	1	cffc/j+rose-ne	WR.Cc.1
WR.CC.2	1	cffc+rose-se	WR.CC.2
WR.CFc	1	cfcf/j+rose-nw	WR.CFc
WR.RrC	1	cfrr+rose-sw	WR.RrC
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': WR.CFR
score: {R: 0, B: 0}
supply: {R: 7, B: 7}
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
moves:
- R: WR.Rr/270 -1,0 highwayman@e
- B: WR.CC.2 1,0

== a quarter rose scores 3 in its section, and on the borders of it [WR-3, WR-4]
% sed "s@MOVE@$move@" $T/game.yaml | reeve score - | grep -o '.[03]  R .*rose.*WR.*' || echo none
--- file game.yaml
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': WR.CFR
  '0,1': BA.RFr
  '0,2': BA.L
  '0,3': BA.RFr
  '1,0': BA.C/270
  '2,0': BA.L
  '3,0': BA.L
  '4,0': BA.L
  '3,1': BA.RFr
moves:
- R: MOVE
--- rows move
WR.Cc.1 3,2
    +3  R   windroses: a wind rose in its section                         WR-4
WR.Cc.1 0,4
    +3  R   windroses: a wind rose in its section                         WR-4
WR.Cc.1/90 5,0
    +3  R   windroses: a wind rose in its section                         WR-4
WR.Cc.1 -1,2
    none
WR.CFc -1,2
    +3  R   windroses: a wind rose in its section                         WR-4
WR.CFc/90 0,4
    +3  R   windroses: a wind rose in its section                         WR-4
WR.CC.2/180 4,-1
    +3  R   windroses: a wind rose in its section                         WR-4
WR.CC.2/90 5,0
    +3  R   windroses: a wind rose in its section                         WR-4
WR.CC.2 3,2
    none
WR.RrC/180 -1,0
    +3  R   windroses: a wind rose in its section                         WR-4
WR.RrC -1,2
    none

== the blue rose is the centre from then on, and the sections turn with it; it scores nothing [WR-5]
% sed "s@BLUE@$blue@; s@MOVE@$move@" $T/game.yaml | reeve score - | grep -o '.[03]  . .*rose.*WR.*' || echo none
--- file game.yaml
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': WR.CFR
  '1,0': BA.C/270
moves:
- R: BLUE 2,0
- B: MOVE
--- rows blue | move
BA.L | WR.Cc.1 0,1
    +3  B   windroses: a wind rose in its section                         WR-4
WR.Rr/180 | WR.Cc.1 0,1
    none
WR.Rr/270 | WR.Cc.1 0,1
    +3  B   windroses: a wind rose in its section                         WR-4
BA.L | WR.Cc.1/180 2,-1
    none
WR.Rr/180 | WR.Cc.1/180 2,-1
    +3  B   windroses: a wind rose in its section                         WR-4

== the points come before the follower, and a city that the tile completes scores apart [WR-7, WR-4]
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep WR
$ sed 's/highwayman/knight/' $T/game.yaml | reeve check -q 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': WR.CFR
  '0,-1': [BA.C/180, B:knight@s]
moves:
- R: WR.RrC 0,-2 highwayman
--- stdout
                                                                         R     B
  1  R  WR.RrC 0,-2 highwayman@s                                         3     4
      +3  R   windroses: a wind rose in its section                         WR-4
      +4  B   city@0,-1.s: 2 tiles, 2 each                                  K-22
score after turn 1, B to move, 75 tiles to come: Rosa (R) 3, Ben (B) 4
turn 1, Rosa (R): WR.RrC 0,-2 highwayman@s: legal
 yes  tile        tile WR.RrC is still to come                               K-3
  +3  points      R, windroses: a wind rose in its section                  WR-4
                  0,-1 (tile BA.C): 2 + 0,-2 (tile WR.RrC): 2 = 4
-:9:18: illegal: no knight may stand there: city@0,-1.s already holds a follower of B [occupied, K-15]

== without a rose nothing is scored; each full rose becomes the centre [WR-9, WR-2]
$ reeve score $T/game.yaml
$ reeve position --at 0 $T/game.yaml
--- file game.yaml
reeve: 1
rules: windroses
options: {wind_start: none}
players: {R: Rosa, B: Ben}
moves:
- R: WR.Cc.1/180 0,1
- B: WR.CFR/180 0,-1
- R: WR.CC.2/90 -1,-1
--- stdout
                                                                         R     B
  1  R  WR.Cc.1/180 0,1                                                  0     0
  2  B  WR.CFR/180 0,-1                                                  0     0
  3  R  WR.CC.2/90 -1,-1                                                 3     0
      +3  R   windroses: a wind rose in its section                         WR-4
       0  -   city@0,-1.w: nobody stands on it                              K-27
score after turn 3, B to move, 74 tiles to come: Rosa (R) 3, Ben (B) 0
reeve: 1
rules: windroses
options: {wind_start: none}
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
score: {R: 0, B: 0}
supply: {R: 7, B: 7}

== where another box has a start of its own the rose is mixed in, unless it is chosen [WR-2]
% reeve sim $words --seed 1 >$T/one.yaml; reeve check -q $T/one.yaml && reeve position --at 0 $T/one.yaml | grep "'0,0'" | uniq -c
% grep -oE ': (RI.s|BA.RCr|WR.CFR)' $T/one.yaml | sort | uniq -c
% reeve position --at 5 $T/one.yaml >$T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
$ reeve rules windroses+river | grep wind_start
$ sed '/^---$/,$d' $T/game.yaml | reeve score -
$ sed 's/RI.s.*/BA.RFr 0,-1/' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: windroses+river
options: {wind_start: orange}
players: {R: Rosa, B: Ben}
moves:
- R: RI.s/90 0,-1 farmer@n
- B: RI.1.LIRI/270 0,-2 highwayman@e
--- rows words
windroses+river --games 1
          1   '0,0': RI.s
          3 : BA.RCr
          1 : WR.CFR
river+windroses --games 1
          1   '0,0': RI.s
          3 : BA.RCr
          1 : WR.CFR
inns+windroses+river+tower --games 1
          1   '0,0': RI.s
          3 : BA.RCr
          1 : WR.CFR
windroses+river --option wind_start=orange --option start_tile=mixed --games 9
          9   '0,0': WR.CFR
         36 : BA.RCr
          9 : RI.s
river+windroses --option wind_start=orange --option start_tile=mixed --games 9
          9   '0,0': WR.CFR
         36 : BA.RCr
          9 : RI.s
--- stdout
  wind_start: orange | none*                                                WR-2
                                                                         R     B
  1  R  RI.s/90 0,-1 farmer@n                                            0     0
  2  B  RI.1.LIRI/270 0,-2 highwayman@e                                  0     0
score after turn 2, R to move, 86 tiles to come: Rosa (R) 0, Ben (B) 0
--- stderr
-:6:6: illegal: tile BA.RFr cannot be drawn yet: tile RI.s comes first [drawn-first]
      6 | - R: BA.RFr 0,-1
        |      ^~~~~~
  help: Type that tile, and the cell where it lies.
--- status 1

== with the river the orange rose is mixed in, and the start tile is left out, in whichever order they are named [WR-2, R-6]
% for start in out mixed; do
%     reeve sim $rules --option start_tile=$start --games 9 --seed 5 | grep -oE ': (WR.CFR|BA.RCr)' | sort | uniq -c
% done
--- rows rules
windroses+river
         27 : BA.RCr
          9 : WR.CFR
         36 : BA.RCr
          9 : WR.CFR
river+windroses
         27 : BA.RCr
          9 : WR.CFR
         36 : BA.RCr
          9 : WR.CFR

== random games, alone and with other boxes, are legal, and positions say the same
% reeve sim $rules --players 3 --games 3 --seed 5 >$T/games.yaml
% reeve check -q $T/games.yaml && reeve fmt $T/games.yaml | cmp - $T/games.yaml
% for at in 9 40 70; do
%     reeve position --at $at $T/games.yaml >$T/at.yaml
%     reeve check -q $T/at.yaml && reeve position $T/at.yaml | cmp - $T/at.yaml
% done
$ reeve sim windroses --option wind_start=none --games 5 --seed 2 | reeve check -q -
--- rows rules
windroses
windroses+river
inns+traders+windroses+tower+bazaars

== a rose that is written wrongly is told [WR-1]
$ printf 'reeve: 1\nrules: windroses\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: cffc/j+rose-en 0,1\n' | reeve check -q -
--- stderr
-:5:6: unreadable: `cffc/j+rose-en` describes no tile: +rose-en is not a mark (+k monastery, +y garden, +rose wind rose, +rose-ne north-eastern rose, +rose-se south-eastern rose, +rose-sw south-western rose, +rose-nw north-western rose, +p pennant) [bad-look]
      5 | - R: cffc/j+rose-en 0,1
        |      ^~~~~~~~~~~~~~
  help: did you mean cffc/j+rose-ne?
--- status 3

== the order of the rows of a board decides nothing: the blue rose is the centre [WR-5]
$ reeve score $T/game.yaml | tail -n 1
$ grep -v '0,0:' $T/game.yaml | sed '/RFr/i\  0,0: WR.CFR' | reeve score - | tail -n 1
--- file game.yaml
reeve: 1
rules: windroses
players: {R: Rosa, B: Ben}
to_move: R
score: {R: 0, B: 0}
board:
  -1,0: BA.RFr
  -2,0: WR.Rr/270
  0,0: WR.CFR
moves:
- R: WR.CFc/90 -1,1
--- stdout
score after turn 1, B to move, 74 tiles to come: Rosa (R) 0, Ben (B) 0
score after turn 1, B to move, 74 tiles to come: Rosa (R) 0, Ben (B) 0

== where the orange rose is drawn, a position says which rose came last, or that it is not known [WR-2, WR-9]
$ reeve position --at 5 $T/game.yaml | grep -e state -e WR
$ { reeve position --at 5 $T/game.yaml; tail -n 1 $T/game.yaml | sed 's/^/moves:\n/'; } | reeve score - | tail -n 1
$ { reeve position --at 5 $T/game.yaml | grep -v state; tail -n 1 $T/game.yaml | sed 's/^/moves:\n/'; } | reeve score - | tail -n 1
$ reeve position --at 5 $T/game.yaml | sed 's/centre: .*/centre: WR.X}}/' | reeve check -q -
$ reeve position --at 5 $T/game.yaml | sed 's/centre: .*/middle: WR.Rr}}/' | reeve check -q - || echo $?
$ reeve position --at 3 $T/game.yaml | grep state || echo 'one rose, and nothing to say'
--- file game.yaml
reeve: 1
rules: windroses
options: {wind_start: none}
players: {R: Rosa, B: Ben}
moves:
- R: WR.Rr 1,0
- B: BA.RFr -1,0
- R: BA.RFr -2,0
- B: WR.CFR/180 -3,0
- R: BA.RFr -1,-1
- B: WR.RrC/270 -2,-1
--- stdout
  '1,0': WR.Rr
  '-3,0': WR.CFR/180
state: {windroses: {centre: WR.CFR}}
score after turn 1, R to move, 71 tiles to come: Rosa (R) 0, Ben (B) 0
score after turn 1, R to move, 71 tiles to come: Rosa (R) 0, Ben (B) 3
3
one rose, and nothing to say
--- stderr
-:6:1: note: the board leaves something out: without `state: {windroses: {centre: WR.CFR}}` the blue rose came last [position-assumed, WR-9]
      6 | board:
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new windroses --board` prints examples.
-:6:1: inconsistent: no rose WR.X lies on the table [ruled-out, WR-9]
      6 | board:
        | ^~~~~
  help: Type the name of the rose that was laid last.
-:15:21: unreadable: `middle: WR.Rr`: the script keeps centre: a word [bad-extra]
     15 | state: {windroses: {middle: WR.Rr}}
        |                     ^~~~~~
  help: Type it as reeve-record(5) shows for this key.
