# The Princess & the Dragon: the box, volcanoes and the dragon, PD-1 … PD-29.

== thirty tiles, two of which show a garden in the second edition [PD-1, PD-3, PD-80, PD-81]
$ reeve tiles --format tsv dragon | grep '^DG' | cut -f1-3
$ reeve tiles --format tsv --option edition=1 dragon | grep 'DG.C.d\|DG.Cc.p' | cut -f1-3
$ reeve tiles dragon | tail -n 1
--- stdout
DG.F.v	1	ffff+o
DG.RrRr.g	1	rrrr:nw,es+portal
DG.R.v	1	ffrf+o
DG.C.v	1	cfff+o
DG.LRRR.d	1	frrr+k+dragon
DG.RRR.d	1	frrr+dragon
DG.RRR.g	1	frrr+portal
DG.CRRR.p	1	crrr+princess
DG.CCc+.p	1	cccf:n,es+p.e+princess.n
DG.Ccc.p	1	ccfc/j+princess
DG.Ccc+.g	1	ccfc/j+portal+p
DG.LCcc.d	1	ccfc/j+k+dragon
DG.Rr.d	2	ffrr+dragon
DG.Rr.v	1	ffrr+o
DG.RFr.d	1	frfr+dragon
DG.RFr.v	1	frfr+o
DG.Cc!.p	1	cffc/j+princess
DG.Cc.d	1	cffc/j+dragon
DG.CC.v	1	ccff+o
DG.CFc+.d	1	fcfc/j+dragon+p
DG.CcRr.p	1	crrc/j+princess
DG.CcRr.g	1	crrc/j+portal
DG.CRcr.d	1	rcrc/j+dragon
DG.RrC.d	1	cfrr+dragon
DG.RrC.g	1	cfrr+portal
DG.CRr.d	1	crrf+dragon
DG.CRr.g	1	crrf+portal
DG.C.dG	1	cfff+dragon
DG.Cc.pG	1	cffc/j+princess
DG.C.d	1	cfff+dragon
DG.Cc.p	1	cffc/j+princess
102 tiles, 53 of them different

== a monastery in a city, and a road through a tunnel that divides no field [PD-4, PD-5]
$ reeve legal --tile DG.LCcc.d $T/game.yaml | grep '^0,1 *180'
$ reeve legal --tile DG.CRcr.d $T/game.yaml | grep -A1 '^2,0 *90'
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
board: {0,0: BA.RCr, 1,0: DG.RFr.v}
tokens: {dragon: '1,0'}
--- stdout
2,0   90°               knight@n highwayman@e farmer@ne farmer@sw
3 placements

== parts are left out: their tiles are plain [PD-6]
% { cat $T/game.yaml; printf -- "- R: %s\n" "$turn"; test "$key" = - || echo "  $key"; } | reeve check --option "$option=false" - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 knight
- B: DG.RFr.v 1,0
--- rows option|turn|key
fairy|BA.RFr -1,0|fairy: knight@0,1
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the game has no fairy [ruled-out, PD-6]
princess|DG.CcRr.p/180 0,2|princess: R:knight@0,1
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the game has no princesses [ruled-out, PD-6]
portal|DG.RRR.g -1,0|portal: farmer@0,0.s
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: no portal leads anywhere in this game [ruled-out, PD-54]
dragon|DG.RFr.v 2,0 farmer@n|-
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: tile DG.RFr.v lies at 1,0 already [tile-used, K-3]
dragon|DG.RFr.d 2,0 farmer@n|-
    legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move

== the dragon comes to each volcano as it is laid, and eats nobody [PD-2, PD-7, PD-8, PD-14]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 1
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 knight
- B: DG.RFr.v 1,0
- R: DG.C.v/180 0,2
--- stdout
                                                                         R     B
  1  R  BA.CFc.1/90 0,1 knight@n                                         0     0
  2  B  DG.RFr.v 1,0                                                     0     0
          B   dragon: the dragon goes to 1,0                                PD-8
  3  R  DG.C.v/180 0,2                                                   6     0
          R   dragon: the dragon goes to 0,2                                PD-8
      +6  R   city@0,0.n: 3 tiles, 2 each                                   K-22
score after turn 3, B to move, 98 tiles to come: Rosa (R) 6, Ben (B) 0
tokens: {dragon: '0,2'}

== nobody is placed on a volcano, and the fairy may go [PD-9, PD-10]
% { cat $T/game.yaml; printf -- "- R: %s\n" "$turn"; test "$key" = - || echo "  $key"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ reeve legal --actions --tile DG.RFr.v $T/game.yaml | head -n 3
--- file game.yaml
reeve: 1
rules: dragon
options: {big_follower: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.RFr -1,0
--- stdout
tile DG.RFr.v for Rosa (R)
everywhere: the fairy goes to highwayman@1,0.e
-2,0  0°                no follower
--- rows turn|key
DG.RFr.v 2,0 farmer@n|-
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, PD-9]
DG.RFr.v 2,0 big:farmer@s|-
    illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
    illegal: the dragon is there [ruled-out, PD-9]
DG.RFr.v 2,0|fairy: highwayman@1,0
    legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move

== a volcano may bring a tower piece with its capture, and a follower on top of a tower [PD-12]
$ reeve legal --actions --before 5 --tile DG.R.v $T/game.yaml | head -n 2
$ reeve score $T/game.yaml | tail -n 7
--- file game.yaml
reeve: 1
rules: [tower, dragon]
players: {R: Rosa, B: Ben}
moves:
- R: TO.RCr/180 0,1
- B: BA.RFr 1,0 highwayman
- R: DG.RFr.v 2,0
  tower: 0,1
- B: BA.RFr -1,0
- R: DG.R.v/90 3,0
  tower: 0,1
- B: DG.F.v 0,2
  top: 0,1
--- stdout
tile DG.R.v for Rosa (R)
everywhere: tower 0,1; top 0,1
  5  R  DG.R.v/90 3,0                                                    0     0
          R   dragon: the dragon goes to 3,0                                PD-8
          R   places piece 2 on the tower at 0,1                             T-6
  6  B  DG.F.v 0,2                                                       0     0
          B   dragon: the dragon goes to 0,2                                PD-8
          B   puts a follower on top of the tower at 0,1                    T-29
score after turn 6, R to move, 113 tiles to come: Rosa (R) 0, Ben (B) 0

== when the dragon has left a volcano a follower may come to it [PD-13]
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: DG.RFr.v 1,0
- B: DG.R.v/90 2,0
- R: DG.RRR.g -1,0
  portal: farmer@1,0.n
--- stdout
$T/game.yaml: legal so far: 3 turns, score Rosa (R) 0, Ben (B) 0, B to move

== a dragon tile waits for the dragon, and tiles that wait are not drawn [PD-15, PD-76]
$ reeve check $T/early.yaml 2>&1
$ reeve sim dragon --games 40 --seed 7 | awk '/^reeve/ {v = 0} /- .: DG.*\.v/ {v = 1} /- .: DG.*\.d/ && !v {print "early: " $0} /- .: DG.*\.d/ {n++} END {print (n > 400)}'
$ reeve sim river+dragon --games 20 --seed 7 --option river=2 | awk '/^reeve/ {v = 0} /- .: (DG|RI).*\.v/ {v = 1} /- .: DG.*\.d/ && !v {print "early: " $0}'
--- file early.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: DG.RFr.d 1,0
- B: DG.RFr.v 2,0
--- stdout
$T/early.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/early.yaml:5:6: illegal: tile DG.RFr.d cannot be drawn yet: it is set aside until the dragon is in play [tile-waits, PD-15]
      5 | - R: DG.RFr.d 1,0
        |      ^~~~~~~~
  help: Type the tile that was drawn instead.
  help: with tile BA.RFrG here the remaining turn is legal: BA.RFrG 1,0
  help: with dragon=false: legal
1

== a tile that waits completes nothing now [PD-15]
% { cat $T/game.yaml; echo "- B: $tile"; } | reeve completions - | grep -A4 '^city@0,0.n' | grep -oE 'DG.*[.]d|one of .*: next [0-9]*'
--- file game.yaml
reeve: 1
rules: dragon
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1
--- rows tile
BA.RFr 1,0
    one of 28 tiles: next 32
DG.RFr.v 1,0
    DG.CCc+.p/180 DG.CC.v/90,180 DG.RrC.d/180 DG.RrC.g/180 DG.CRr.d
    DG.CRr.g/180 DG.C.d

== tiles that are set aside can be named, each once, and are drawn again when the dragon has come [PD-15, PD-16]
% sed "s/ASIDE/$aside/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ sed 's/, ASIDE//' $T/game.yaml >$T/told.yaml
$ reeve fmt $T/told.yaml | cmp - $T/told.yaml
$ reeve why $T/told.yaml 2 | grep aside
$ reeve position --at 2 $T/told.yaml | grep -e discards || reeve score $T/told.yaml | tail -n 1
$ reeve export $T/told.yaml | gojq -c .gameAnnotations.drawOrder
--- file game.yaml
reeve: 1
rules: dragon
players: {W: Anna, B: Ben}
moves:
- W: BA.RFr 1,0
  discard: ['DG.RFr.d']
- B: BA.RFr 2,0
  discard: ['DG.Rr.d', ASIDE]
- W: DG.RFr.v 3,0
- B: DG.RFr.d 4,0
  dragon: 2,0
--- rows aside
DG.Rr.d
    legal so far: 4 turns, score Anna (W) 0, Ben (B) 0, W to move
DG.C.dG
    legal so far: 4 turns, score Anna (W) 0, Ben (B) 0, W to move
DG.RFr.d
    illegal: turn 2; after 1 turn, score Anna (W) 0, Ben (B) 0
    illegal: tile DG.RFr.d is set aside already [tile-used, PD-15]
rffr+dragon
    legal so far: 4 turns, score Anna (W) 0, Ben (B) 0, W to move
BA.C
    illegal: turn 2; after 1 turn, score Anna (W) 0, Ben (B) 0
    illegal: tile BA.C may not be discarded: it can be laid as BA.C/180 0,1 [discard-fits, K-10]
DG.RFr.v
    illegal: turn 2; after 1 turn, score Anna (W) 0, Ben (B) 0
    illegal: tile DG.RFr.v may not be discarded: it can be laid as DG.RFr.v -1,0 [discard-fits, K-10]
--- stdout
 yes  discard     tile DG.Rr.d is set aside                                PD-15
score after turn 4, W to move, 97 tiles to come: Anna (W) 0, Ben (B) 0
["BA/RFr","BA/RFr","DG/RFr.v","DG/RFr.d"]

== if no volcano comes the game ends when dragon tiles only are left, in a position, too [PD-16]
$ reeve tiles --format tsv dragon | awk -F'\t' '$3 !~ /dragon/ {for (i = ($1 == "BA.RCr") + ($1 == "BA.L"); i < $2; i++) printf "%s%s", n++ ? ", " : "", $1}' >$T/all
$ printf 'reeve: 1\nrules: dragon\nplayers: {R: Rosa, B: Ben}\nboard: {0,0: BA.RCr}\ndiscards: [%s]\nmoves:\n- R: BA.L 0,-1 monk\n' "$(cat $T/all)" >$T/game.yaml
$ reeve score $T/game.yaml | tail -n 4
$ reeve position $T/game.yaml >$T/p.yaml; reeve check $T/p.yaml; reeve show $T/p.yaml | tail -n 1; reeve score --now $T/p.yaml | tail -n 1; echo draw | reeve play $T/p.yaml; sed '$a moves:\n- R: BA.L 1,0' $T/p.yaml | reeve check -q - 2>&1 | head -n 1
--- stdout
final scoring
      +2  R   monastery@0,-1.c: 2 tiles, 1 each                             K-36
final score: Rosa (R) 2, Ben (B) 0
Rosa (R) wins
$T/p.yaml: position consistent: score Rosa (R) 0, Ben (B) 0; no tile is left: --now adds final scoring
0 tiles to come
Rosa (R) wins
Rosa (R) 2, Ben (B) 0; the game is over
No tile is left to draw.
-:11:3: illegal: the game was over after turn 0 [game-over, K-35]

== all players move the dragon in turn; it eats whoever is there, its own way is taboo, and a dead end ends it (PD-X1) [PD-18, PD-20, PD-21, PD-22, PD-24, PD-26]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | tail -n 2
% { cat $T/game.yaml; echo "  dragon: [$steps]"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman
- B: DG.RFr.v 2,0
- A: DG.RFr.d -1,0 farmer@n
--- stdout
                                                                         A     B
  1  A  BA.RFr 1,0 highwayman@e                                          0     0
  2  B  DG.RFr.v 2,0                                                     0     0
          B   dragon: the dragon goes to 2,0                                PD-8
  3  A  DG.RFr.d -1,0 farmer@n                                           0     0
          A   dragon: the dragon goes to 1,0                               PD-20
          A   dragon: a follower comes home from road@0,0.e                PD-26
          B   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: the dragon goes to -1,0                              PD-20
          A   dragon: a follower comes home from field@0,0.ne              PD-26
score after turn 3, B to move, 98 tiles to come: Anna (A) 0, Ben (B) 0
supply: {A: 7, B: 7}
tokens: {dragon: '-1,0'}
--- rows steps|
'1,0', '0,0', '-1,0'
    legal so far: 3 turns, score Anna (A) 0, Ben (B) 0, B to move
'1,0'
    legal so far: 3 turns, score Anna (A) 0, Ben (B) 0, B to move
'3,0'
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: no tile lies there [ruled-out, PD-25]
'1,1'
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is not beside the dragon, which is on 2,0 [ruled-out, PD-20]
'0,0'
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: that is not beside the dragon, which is on 2,0 [ruled-out, PD-20]
'1,0', '2,0'
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon has been there [ruled-out, PD-22]
'1,0', '0,0', '-1,0', '0,0'
    illegal: turn 3; after 2 turns, score Anna (A) 0, Ben (B) 0
    illegal: the dragon has been there [ruled-out, PD-22]

== the dragon moves before completed features are scored, or after that (PD-X2) [PD-19, PD-29]
% reeve score --option dragon_moves=$when $T/game.yaml | tail -n +5
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 knight
- B: DG.RFr.v 1,0
- A: DG.C.dG/180 0,2
--- rows when
before_scoring
      3  A  DG.C.dG/180 0,2                                                  0     0
              A   dragon: the dragon goes to 0,0                               PD-20
              B   dragon: the dragon goes to 0,1                               PD-20
              A   dragon: a follower comes home from city@0,0.n                PD-26
              A   dragon: the dragon goes to 0,2                               PD-20
           0  -   city@0,0.n: nobody stands on it                               K-27
    score after turn 3, B to move, 98 tiles to come: Anna (A) 0, Ben (B) 0
after_scoring
      3  A  DG.C.dG/180 0,2                                                  6     0
          +6  A   city@0,0.n: 3 tiles, 2 each                                   K-22
              A   dragon: the dragon goes to 0,0                               PD-20
              B   dragon: the dragon goes to 0,1                               PD-20
              A   dragon: the dragon goes to 0,2                               PD-20
    score after turn 3, B to move, 98 tiles to come: Anna (A) 6, Ben (B) 0

== where the dragon may go is asked for step by step, and why not there is told [PD-20, PD-22, PD-23, PD-25]
$ reeve legal --actions --tile DG.RFr.d --before 5 $T/game.yaml | head -n 2
% { cat $T/game.yaml; echo "  dragon: [$steps]"; } | reeve check - 2>&1 | sed 's/^-:[0-9:]* //;/|/d'
$ { cat $T/game.yaml; echo "  dragon: ['1,0', '1,1']"; } | reeve why - 5 | grep dragon
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman
- B: DG.RFr.v 2,0
- A: BA.L 1,1 monk
- B: BA.RFr 3,0
- A: DG.RFr.d -1,0 farmer@n
--- stdout
tile DG.RFr.d for Anna (A)
everywhere: the fairy goes to highwayman@1,0.e or monk@1,1.c; the dragon goes to
 yes  action      dragon allows `dragon: 1,0` (eats A:highwayman@1,0.e);
                  possible besides: `dragon: 3,0`                          PD-20
      rule        dragon, A: the dragon goes to 1,0                        PD-20
      rule        dragon, A: a follower comes home from road@0,0.e         PD-26
 yes  action      dragon allows `dragon: 1,1` (eats A:monk@1,1.c);
                  possible besides: `dragon: 0,0`                          PD-20
      rule        dragon, B: the dragon goes to 1,1                        PD-20
      rule        dragon, A: a follower comes home from monastery@1,1.c    PD-26
with farmers=false, or with dragon=false: illegal
--- rows steps|
'1,0'
    ambiguous: turn 5; after 4 turns, score Anna (A) 0, Ben (B) 0
    ambiguous: the record does not say `dragon`, which has 2 possible values here [action-open, PD-20]
      help: Add `dragon: ['1,0', '1,1']` (eats A:monk@1,1.c) or `dragon: ['1,0', '0,0']`.
'1,0', '1,1'
    legal so far: 5 turns, score Anna (A) 0, Ben (B) 0, B to move
'2,1'
    illegal: turn 5; after 4 turns, score Anna (A) 0, Ben (B) 0
    illegal: no tile lies there [ruled-out, PD-25]
      help: Type `dragon: 3,0` or `dragon: 1,0` (eats A:highwayman@1,0.e).

== by an option the dragon may come back to where it set out, once [PD-22]
$ reeve check --option dragon_start_visited=false $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: dragon
players: {A: Anna, B: Ben}
moves:
- A: BA.RFr 1,0 highwayman
- B: DG.RFr.v 2,0
- A: DG.RFr.d -1,0 farmer@n
  dragon: ['1,0', '2,0']
--- stdout
$T/game.yaml: legal so far: 3 turns, score Anna (A) 0, Ben (B) 0, B to move

== three players make two steps each, five one each and the first two [PD-20]
% sed "s#PLAYERS#$players#" $T/game.yaml | reeve score - | sed -n 's/ *\([A-E]\)   dragon: the dragon goes to \(.*\) *PD-20/\1 \2/p'
--- file game.yaml
reeve: 1
rules: dragon
players: {PLAYERS}
board: {0,0: BA.RCr, 1,0: BA.RFr, 2,0: BA.RFr, 3,0: BA.RFr, 4,0: BA.RFr, 5,0: BA.RFr, 6,0: BA.RFr, 7,0: DG.RFr.v}
tokens: {dragon: '7,0'}
moves:
- A: DG.RFr.d -1,0
--- rows players|
A: Anna, B: Ben, C: Cleo
    A 6,0                               
    B 5,0                               
    C 4,0                               
    A 3,0                               
    B 2,0                               
    C 1,0                               
A: Anna, B: Ben, C: Cleo, D: Dan, E: Eve
    A 6,0                               
    B 5,0                               
    C 4,0                               
    D 3,0                               
    E 2,0                               
    A 1,0                               

== the dragon eats large followers, builders and pigs, and a builder goes home whose last knight is eaten elsewhere [PD-26, PD-28, PD-73]
$ reeve score $T/game.yaml | tail -n 11
--- file game.yaml
reeve: 1
rules: [inns, traders, dragon]
options: {big_follower: true}
players: {A: Anna, B: Ben}
moves:
- A: BA.CFc.1/90 0,1 big:knight
- B: DG.RFr.v 1,0
- A: BA.CFc+/90 0,2 builder
- B: BA.RFr -1,0 highwayman
- A: DG.RFr.d -2,0
  dragon: ['0,0', '0,1']
--- stdout
  2  B  DG.RFr.v 1,0                                                     0     0
          B   dragon: the dragon goes to 1,0                                PD-8
  3  A  BA.CFc+/90 0,2 builder@n                                         0     0
  4  B  BA.RFr -1,0 highwayman@e                                         0     0
  5  A  DG.RFr.d -2,0                                                    0     0
          A   dragon: the dragon goes to 0,0                               PD-20
          B   dragon: the dragon goes to 0,1                               PD-20
          A   takes home the builder, which is left alone                   M-41
          A   dragon: a large follower comes home from city@0,0.n          PD-26
          A   dragon: the dragon goes to 0,2                               PD-20
score after turn 5, B to move, 138 tiles to come: Anna (A) 0, Ben (B) 0

== whom he takes from a tower is at hand again in a saved game [PD-64]
$ reeve export $T/tower.yaml | gojq -c '[.replay[].payload.meepleId | select(.)]'
--- stdout
["0.small.1","0.small.1"]
--- file tower.yaml
reeve: 1
rules: [tower, dragon]
players: {W: White, B: Black}
moves:
- W: TO.FG 0,-1
- B: DG.RFr.v 1,0
  tower: 0,-1
- W: DG.RFr.d -1,0
  top: 0,-1
  dragon: ['0,0', '0,-1']
- B: BA.RFr 2,0
- W: BA.RFr 3,0 highwayman

== in a position the dragon is on the board when a volcano lies, and only then; no dragon tile lies before [PD-2, PD-8, PD-15]
% printf 'reeve: 1\nrules: dragon\nplayers: {A: Anna, B: Ben}\nboard: {0,0: BA.RCr, 1,0: %s}\ntokens: {%s}\n' "$tile" "$tokens" | reeve check --option dragon=$option - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p;/^  help: /p' | grep -v '^note'
--- rows option|tile|tokens
true|DG.RFr.d|
    position inconsistent
    inconsistent: no volcano is on the board: a dragon tile would still be set aside [ruled-out, PD-15]
      help: Type `+o` after the look of the volcano's tile.
false|DG.RFr.d|
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
      help: Add the keys if that is wrong; `reeve new dragon --board` prints examples.
true|DG.RFr.d, 2,0: DG.RFr.v|dragon: '2,0'
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
      help: Add the keys if that is wrong; `reeve new dragon --board` prints examples.
true|rffr+dragon|
    position inconsistent
    inconsistent: no volcano is on the board: a dragon tile would still be set aside [ruled-out, PD-15]
      help: Type `+o` after the look of the volcano's tile.
true|DG.RFr.v|dragon: '1,0'
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
      help: Add the keys if that is wrong; `reeve new dragon --board` prints examples.
true|DG.RFr.v|dragon: '1,1'
    position inconsistent
    inconsistent: no tile lies at 1,1, where the dragon is [ruled-out, PD-20]
      help: Correct its cell under `tokens`: a minus sign may be missing or extra.
true|DG.RFr.v|
    position inconsistent
    inconsistent: a volcano is on the board, so the dragon is, too [ruled-out, PD-8]
      help: Type its cell: `tokens: {dragon: '1,0'}`.
true|BA.RFr|dragon: '1,0'
    position inconsistent
    inconsistent: the dragon is on the board, and no volcano [ruled-out, PD-2]
      help: Type `+o` after the look of the volcano's tile, or delete the dragon.
true|BA.RFr|
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
      help: Add the keys if that is wrong; `reeve new dragon --board` prints examples.
false|DG.RFr.v|
    position consistent: score Anna (A) 0, Ben (B) 0, A to move
      help: Add the keys if that is wrong; `reeve new dragon --board` prints examples.

== in a position nobody whom the dragon eats stands where he is [PD-13, PD-26, PD-27, PD-43, PD-67]
% { sed "s/AT/$at/;s/BARN/$barn/" $T/game.yaml; printf "$more\n"; } | reeve check --option top_beside_dragon=$top - 2>&1 | sed -n 's/^-: position \(.*\):.*/\1/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [dragon, tower, abbey, bazaars]
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.RFr
  '0,-1': BA.L
  '1,-1': [BA.L, BARN]
  2,0: DG.RFr.v
  '-1,0': [BA.RFr, R:wagon]
  '-1,-1': TO.FG
tokens: {dragon: AT}
score: {R: 0, B: 0}
--- rows at|barn|top|more
'1,-1'|B:barn@nw|true|
    consistent
'1,-1'|B:monk|true|
    position inconsistent
    inconsistent: monk@1,-1.c stands where the dragon is [ruled-out, PD-43]
'-1,0'|B:barn@nw|true|
    position inconsistent
    inconsistent: wagon@-1,0.e stands where the dragon is [ruled-out, PD-43]
'0,0'|B:barn@nw|true|castles: {'city@0,0': R}
    consistent
'-1,-1'|B:barn@nw|true|towers: {'-1,-1': 1}\ntops: {'-1,-1': R}
    consistent
'-1,-1'|B:barn@nw|false|towers: {'-1,-1': 1}\ntops: {'-1,-1': R}
    position inconsistent
    inconsistent: somebody is on top of a tower where the dragon is [ruled-out, PD-43]

== rules lists a key of two options once [PD-19, PD-45]
$ for rules in dragon circles; do reeve rules $rules | sed -n '/^Actions/,/^$/p' | grep -o "^  [a-z][a-z_]*:" | paste -sd' '; done
--- stdout
  dragon:   fairy:   princess:   portal:
  circle:   circle_taken:   circle_placed:

== a board on which a volcano lies can be scored when the dragon has a cell: the help says how that is typed [PD-8]
$ printf '%s\n' 'Rosa Ben' crfr ffff+o done '' "tokens: {dragon: '0,-1'}" '' quit | reeve board princess $T/b.yaml 2>&1 | grep -e help: -e ^final
--- stdout
  help: Type its cell: `tokens: {dragon: '0,-1'}`.
final score: Rosa (R) 0, Ben (B) 0
