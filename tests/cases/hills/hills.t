# Hills with a hidden tile under each, ties on hills, and vineyards.

== 18 tiles, of which one differs in the editions [HS-1, HS-4, HS-6]
$ reeve tiles hills | grep -c '^ *HS'; reeve tiles hills | grep 'HS'
--- stdout
0
  fcccccf  HS.C!.v                 ccc│ccc  HS.CC!.v
  ccccccf  HS.Cc.h.1               ╲cccccf  HS.CC.h.2
  ccccccf  HS.Cc.v                 fcccccf  HS.CFC.h
  c f f c  HS.CFC.v                fcccccf  HS.CFR.h
  fcccccf  HS.CRr.h                fcccccf  HS.LCRr
   f │ f   HS.LRrR                 ╲cccccf  HS.RCC.v
   f │ f   HS.RFR.h                fcccccf  HS.RrC.h
   f   f   HS.RRr.v                 f   f   HS.RR.hG

== a tile goes out unseen with a hill that is laid; counts of what may come allow for it [HS-27, HS-28, HS-30]
$ reeve score $T/game.yaml | grep -v '^ *[12]'
$ reeve position $T/game.yaml | reeve check - 2>&1 | grep -o 'tiles\? to come' ; reeve position $T/game.yaml | reeve score - | grep -o '[0-9]* tiles to come'
$ reeve why $T/game.yaml 1,0 | grep -o '[0-9]* of the .* there'
$ sed 's/^rules.*/&\noptions: {hills: false}/' $T/game.yaml | reeve score - | grep -o '[0-9]* tiles to come'
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: HS.CFR.h/180 0,1
- B: BA.RFr -1,0
--- stdout
                                                                         R     B
          R   takes 1 tile out unseen, with tile HS.CFR.h                  HS-27
       0  -   city@0,0.n: nobody stands on it                               K-27
score after turn 2, R to move, 86 tiles to come: Rosa (R) 0, Ben (B) 0
86 tiles to come
51 of the 87 tiles to come or out unseen fit there
87 tiles to come

== completions, odds and perft allow for tiles that are out unseen [HS-30]
$ reeve completions --format json $T/game.yaml | head -n 1 | gojq -c .chance
$ sed 's/^rules.*/&\noptions: {hills: false}/' $T/game.yaml | reeve completions --format json - | head -n 1 | gojq -c .chance
$ reeve odds --games 20 $T/game.yaml | head -n 1
$ reeve perft --depth 3 $T/known.yaml
$ sed 's/^rules.*/&\noptions: {hills: false}/; s/BA.L, BA.C/BA.C/' $T/known.yaml | reeve perft --depth 3 -
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: HS.CFR.h/180 0,1 knight@s
- B: BA.RFr -1,0
- R: BA.L 0,-1 monk@c
- B: BA.LR/90 1,0
--- file known.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
setup: {draw: [HS.CFR.h, BA.L, BA.C, BA.L]}
moves: []
--- stdout
{"B":{"end":0.999998681188726,"next":0.2},"R":{"end":0.999998681188726,"next":0.2}}
{"B":{"end":0.999998681188726,"next":0.2},"R":{"end":0.99999920257923,"next":0.2}}
84 tiles left; 20 games played from here, policy greedy; 95 % intervals
depth 1: 35
depth 2: 1084
depth 3: 48744
depth 1: 35
depth 2: 1084
depth 3: 48744

== with a hill that fits nowhere the hidden tile goes out, too, or stays [HS-29]
% sed "s/OPTION/$option/" $T/position.yaml | reeve score - | grep -o '[0-9]* tiles to come'
--- file position.yaml
reeve: 1
rules: hills
options: {hill_unplaceable: OPTION}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: HS.CFR.h/180
discards: [HS.CRr.h]
--- rows option
both_out
    85 tiles to come
hill_only
    86 tiles to come

== the hidden tile is the next of a known order [HS-30]
$ reeve check -q $T/game.yaml; sed 's/, BA.L//' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
setup: {draw: [HS.CFR.h, BA.L, BA.RFr, BA.RRR]}
moves:
- R: HS.CFR.h/180 0,1
- B: BA.RFr 1,0
--- stderr~
tile BA.RRR was drawn here, not tile BA.RFr [wrong-draw, K-7]
--- status 1

== of those who tie, who stands on a hill scores alone [HS-31, HS-33, HS-34]
% sed "s/R:TILE/R:$r/; s/B:TILE/B:$b/; s/^rules.*/&\noptions: {$option}/" $T/game.yaml | sed "s,LEFT,$left,; s,RIGHT,$right," | reeve score - | tail -n +3
--- file game.yaml
reeve: 1
rules: [hills, inns]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,1: [LEFT, B:TILE@e]
  1,1: [RIGHT, R:TILE@w]
moves:
- R: BA.Ccc/180 0,1
--- rows left|b|right|r|option
BA.C/90|knight|HS.CFR.h/270|knight|hills: true
              -   city@0,0.n (hills): the tie goes to R                        HS-31
          +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
    score after turn 1, B to move, 101 tiles to come: Rosa (R) 8, Ben (B) 0
BA.C/90|knight|HS.CFR.h/270|knight|hills: false
          +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
          +8  B   city@0,0.n: 4 tiles, 2 each                                   K-22
    score after turn 1, B to move, 102 tiles to come: Rosa (R) 8, Ben (B) 8
HS.RrC.h/90|knight|HS.CFR.h/270|knight|hills: true
              -   city@0,0.n (hills): the tie goes to R and B                  HS-31
          +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
          +8  B   city@0,0.n: 4 tiles, 2 each                                   K-22
    score after turn 1, B to move, 100 tiles to come: Rosa (R) 8, Ben (B) 8
HS.RrC.h/90|knight|BA.C/270|big:knight|hills: true
          +8  R   city@0,0.n: 4 tiles, 2 each                                   K-22
    score after turn 1, B to move, 101 tiles to come: Rosa (R) 8, Ben (B) 0

== of several on hills all score, or those with most of them [HS-32]
% sed "s/OPTION/$option/" $T/game.yaml | reeve score - | tail -n +3
--- file game.yaml
reeve: 1
rules: [hills, inns]
options: {hill_tie: OPTION}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr
  -1,0: BA.RFr
  -1,1: [HS.RrC.h/90, B:big:knight@e]
  1,1: [HS.CFR.h/270, R:knight@w]
  1,2: BA.C
  0,2: [HS.CFC.h, R:knight@s]
moves:
- R: BA.Cccc+ 0,1
--- rows option
at_least_one
              -   city@0,0.n (hills): the tie goes to R and B                  HS-31
         +12  R   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
         +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
    score after turn 1, B to move, 97 tiles to come: Rosa (R) 12, Ben (B) 12
number
              -   city@0,0.n (hills): the tie goes to R                        HS-31
         +12  R   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
    score after turn 1, B to move, 97 tiles to come: Rosa (R) 12, Ben (B) 0

== completed monasteries score 3 for each vineyard; unfinished ones nothing for them [HS-36, HS-37]
$ reeve score $T/game.yaml; sed 's/^rules.*/&\noptions: {vineyards: false}/' $T/game.yaml | reeve score - | tail -n 2
$ sed '/^moves/,$d' $T/game.yaml | sed '$ascore: {R: 0, B: 0}' | reeve score --now - | grep monastery
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,-1: [BA.L, R:monk@c]
  1,0: BA.RFr
  -1,0: BA.RFr
  1,-1: BA.L
  -1,-1: HS.C!.v/270
  0,-2: HS.C!.v/180
  1,-2: BA.L
moves:
- R: BA.L -1,-2
--- stdout
                                                                         R     B
  1  R  BA.L -1,-2                                                      15     0
     +15  R   monastery@0,-1.c: 9 tiles, 1 each; by HS-36 it is 15          K-24
score after turn 1, B to move, 81 tiles to come: Rosa (R) 15, Ben (B) 0
      +9  R   monastery@0,-1.c: 9 tiles, 1 each                             K-24
score after turn 1, B to move, 81 tiles to come: Rosa (R) 9, Ben (B) 0
      +8  R   monastery@0,-1.c: 8 tiles, 1 each                             K-36

== a garden scores for vineyards by an option [HS-39]
% sed "s/OPTION/$option/" $T/game.yaml | reeve score - | tail -n +3
--- file game.yaml
reeve: 1
rules: hills
options: {abbot: true, vineyard_garden: OPTION}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,-1: [BA.CG/180, R:abbot@c]
  1,0: BA.RFr
  -1,0: BA.RFr
  1,-1: BA.L
  -1,-1: BA.L
  0,-2: HS.C!.v
  1,-2: BA.L
moves:
- R: BA.L -1,-2
--- rows option
false
          +9  R   garden@0,-1.c: 9 tiles, 1 each                                K-44
    score after turn 1, B to move, 81 tiles to come: Rosa (R) 9, Ben (B) 0
true
         +12  R   garden@0,-1.c: 9 tiles, 1 each; by HS-39 it is 12             K-44
    score after turn 1, B to move, 81 tiles to come: Rosa (R) 12, Ben (B) 0

== a castle scores the monastery in its fief with its vineyards [HS-38]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [bazaars, hills]
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: [BA.RCr]
  0,1: [BA.C/180, R:knight@s]
  1,0: [BA.LR/90, B:monk@c]
  0,-1: BA.L
  1,-1: BA.L
  2,-1: BA.L
  2,0: HS.C!.v/90
  1,1: BA.L
castles: {'city@0,0.n': R}
moves:
- B: HS.C!.v/90 2,1
--- stdout
                                                                         R     B
  1  B  HS.C!.v/90 2,1                                                  15    15
     +15  B   monastery@1,0.c: 9 tiles, 1 each; by HS-36 it is 15           K-24
     +15  R   city@0,0.n: monastery@1,0.c is completed in its fief: 9
              tiles, 1 each; by HS-36 it is 15                              B-34
score after turn 1, R to move, 93 tiles to come: Rosa (R) 15, Ben (B) 15

== a shrine scores for vineyards as a monastery does [HS-36, HS-38]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [cult, hills]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: [CU.S, R:heretic@c]
  0,1: BA.CG
  1,0: BA.LR/270
  -1,0: BA.C/270
  0,-1: BA.C/180
  -1,1: HS.C!.v
  1,1: HS.C!.v
  -1,-1: BA.C/180
  2,0: BA.RCr
moves:
- R: BA.C/180 1,-1
--- stdout
                                                                         R     B
  1  R  BA.C/180 1,-1                                                   15     0
     +15  R   shrine@0,0.c: 9 tiles, 1 each; by HS-38 it is 15              CU-8
score after turn 1, B to move, 85 tiles to come: Rosa (R) 15, Ben (B) 0

== random games of the box alone and with others are judged as they were played, and go on from positions [HS-5, HS-30, HS-40]
$ reeve sim hills --games 5 | reeve check -q -
$ reeve sim inns+hills+traders+tower+river --players 3 --games 3 --option abbot=true | reeve check -q -
$ reeve sim bazaars+hills --players 3 --games 5 | reeve check -q -
$ reeve sim hills --games 1 --seed 7 | head -n 60 | reeve position - | reeve check -q -
$ reeve sim hills --games 1 --seed 7 >$T/game.yaml; reeve fmt $T/game.yaml | reeve fmt - | cmp - $T/game.yaml
--- stdout

== two cities share an edge: a city laid there makes one of them, in which the tile counts once [HS-5, HS-E7]
$ reeve score $T/game.yaml | tail -n 4
$ sed '$d' $T/game.yaml | reeve completions - | grep -o '^city.*open.*'
$ sed '$d' $T/game.yaml | reeve position - | grep CC
$ sed '$d' $T/game.yaml | reeve position - | reeve fmt - | grep -c CC
$ sed 3q $T/game.yaml >$T/two; printf 'to_move: R\nboard: {"0,0": BA.RCr, "1,0": BA.RFr, "1,1": HS.CC!.v R:knight@nw B:knight@ne}\n' >>$T/two; reeve score $T/two --now 2>&1 | grep city@
$ sed 's/@ne/@n/' $T/game.yaml | reeve check - 2>&1 | grep -e illegal: -e Type
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: HS.CC!.v 1,1 knight@ne
- R: BA.Cc.1/180 0,1 knight@s
- B: BA.C/270 2,1
- R: BA.C/180 1,2
--- stdout
  5  R  BA.C/180 1,2                                                    10    10
     +10  R   city@0,0.n: 5 tiles, 2 each                                   K-22
     +10  B   city@0,0.n: 5 tiles, 2 each                                   K-22
score after turn 5, B to move, 84 tiles to come: Rosa (R) 10, Ben (B) 10
city@0,0.n: 3 tiles, worth 6, held by R 1; open at 1,1 n
city@1,1.e: 2 tiles, worth 4, held by B 1; open at 1,1 n
  '1,1': HS.CC!.v B:knight@e
1
      +1  R   city@1,1.w: 1 tile, 1 each                                    K-36
      +1  B   city@1,1.e: 1 tile, 1 each                                    K-36
-: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
-:6:19: illegal: tile HS.CC!.v has no place for a knight at n [no-place, K-14]
  help: Type knight@e or knight@w: a knight needs a city.

== an edge that two groups share is read, drawn and written in every rotation [HS-5]
% reeve tiles hills --look $look 2>&1 || :
--- rows look
ccfc:nw,ne
    no tile of hills looks like that; did you mean ccfc:nw,ne+vineyard (HS.CC!.v: other marks) or ccfc/j (BA.Ccc: other joined edges)?
ccfc:nw,ne+vineyard
      ccc│ccc  HS.CC!.v/0
      cccvccc  unturned:
      c f f c  ccfc:nw,ne+vineyard

fccc:sw,es+vineyard
      c f f c  HS.CC!.v/180
      cccvccc  unturned:
      ccc│ccc  ccfc:nw,ne+vineyard

cccf:?+?
      fcccccc  BA.Ccc/90               fcccccc  BA.Ccc+/90
        ccccc  unturned:                 cccc*  unturned:
      fcccccc  ccfc/j                  fcccccc  ccfc/j+p

      fcccccc  BA.CccG/90              fcccccc  HS.CC!.v/90
        ccccc  unturned:                  vcc─  unturned:
      fcccccc  ccfc/j                  fcccccc  ccfc:nw,ne+vineyard

cfcc:ns,sw+vineyard
    no tile of hills looks like that; did you mean cfcc:nw,sw+vineyard (HS.CC!.v: other joined edges)?
ccfc:nn,e+vineyard
    reeve: ccfc:nn,e+vineyard: edge n is named twice
ccfc:n,nw,ne+vineyard
    reeve: ccfc:n,nw,ne+vineyard: edge n is named twice
ffff:n,n
    reeve: ffff:n,n: edge n cannot be joined like that
rrff:n,n
    reeve: rrff:n,n: edge n is named twice

== in a set of one's own, too: a gate with a city on either side, and a pennant in one of them [HS-5]
$ mkdir -p $T/r/gates; cp $T/gates $T/r/gates/ruleset.yaml; cd $T/r; reeve rules --check gates
$ reeve tiles --rules . gates | tail -n 12
$ reeve score --rules . $T/game.yaml
$ sed "s/p.nne/p.n/" $T/gates >gates/ruleset.yaml; reeve rules --check gates 2>&1 || :
--- file gates
ruleset: 1
name: gates
extends: carcassonne
title: Gates
edition: ours
more_tiles:
  GA.1: {look: 'cfff:n,n+p.nne', count: 2}
  GA.2: 'cfcf:ns,ns'
  GA.3: 'cccc:nw,ne,sw,es'
--- file game.yaml
reeve: 1
rules: gates
players: {R: Rosa, B: Ben}
moves:
- R: GA.1/180 0,1 knight@s
- B: BA.RFr -1,0
--- stdout
gates: fine: gates, tiles 35, options 6, rules 46, scripts 0
  ───┐     ffrr                 ───────  frfr
   f │ f   9 copies              f   f   8 copies

  fcc│c*f  GA.1                 fcc│ccf  GA.2
           cfff:n,n+p.nne         ccc    cfcf:ns,ns
   f   f   2 copies             fcc│ccf  1 copy

  ccc│ccc  GA.3
  ─cc cc─  cccc:nw,ne,sw,es
  ccc│ccc  1 copy

76 tiles, 27 of them different
                                                                         R     B
  1  R  GA.1/180 0,1 knight@se                                           6     0
      +6  R   city@0,0.n: 2 tiles, 2 each, 1 pennant, 2 each                K-22
  2  B  BA.RFr -1,0                                                      6     0
score after turn 2, R to move, 73 tiles to come: Rosa (R) 6, Ben (B) 0
gates/ruleset.yaml:7:17: `cfff:n,n+p.n` describes no tile: n is not an edge on which a pennant can be. Type what is printed on the tile; `reeve tiles --look` finds a tile by its look.
      7 |   GA.1: {look: 'cfff:n,n+p.n', count: 2}
        |                 ^~~~~~~~~~~~

== JCloisterZone names a city that shares an edge with another one by both its edges [HS-5]
% sed "s|AT|$at|; s|TURN|$turn|" $T/game.yaml | reeve export - 2>/dev/null | reeve import - 2>/dev/null | grep CC
--- file game.yaml
reeve: 1
rules: hills
options: {shepherds: false}
players: {R: Rosa, B: Ben}
moves:
- R: HS.CC!.vTURN knight@AT
- B: BA.L 0,-1
--- rows turn|at
/90 0,1|n
    - R: HS.CC!.v/90 0,1 knight@n
/90 0,1|s
    - R: HS.CC!.v/90 0,1 knight@s
/270 0,1|n
    - R: HS.CC!.v/270 0,1 knight@n
/270 0,1|s
    - R: HS.CC!.v/270 0,1 knight@s

== the last hill of a bazaar hides no tile: in a position, what players hold lies under no hill (HS-28)
$ reeve sim hills+bazaars --players 3 --seed 240 | sed '1d; /^result/d' >$T/game.yaml; tail -n 3 $T/game.yaml
$ { reeve position --at 100 $T/game.yaml; echo moves:; tail -n 2 $T/game.yaml; } | reeve check -; reeve check $T/game.yaml
--- stdout
- R: BA.L/270 4,7
- W: BA.Ccc 4,-6
- B: HS.CRr.h/90 -2,-7
-: legal: 2 turns, final score White (W) 30, Black (B) 20, Red (R) 28
$T/game.yaml: legal: 102 turns, final score White (W) 30, Black (B) 20, Red (R) 28
--- stderr
