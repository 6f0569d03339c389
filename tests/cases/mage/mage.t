# Mage & Witch: MW-1 … MW-17.

== eight tiles with a magic sign, in each edition [MW-1]
$ reeve tiles --format tsv mage | grep '^MW'
$ reeve tiles --format tsv --option edition=1 mage | grep '^MW.*CCRr'
$ reeve tiles mage | tail -n 1
--- stdout
MW.CRRR.3	1	crrr+magic	MW.CRRR.3
MW.CcRr.1	1	crrc/j+magic	MW.CcRr.1
MW.CCCR.3	1	ccrc+magic	MW.CCCR.3
MW.CRcR	1	rcrc/j:n,s+magic	MW.CRcR
MW.CFC	1	cfcf+magic	MW.CFC
MW.CccR.1	1	ccrc/j+magic	MW.CccR.1
MW.CRRr.2	1	crrr:e,sw+magic	MW.CRRr.2
MW.CCRrG	1	crrc+magic	MW.CCRrG
MW.CCRr.2	1	crrc+magic	MW.CCRr.2
80 tiles, 32 of them different

== MW-E3: the sign completes the only open road and leaves one open city: either may go there, neither to the road [MW-4]
% { cat $T/game.yaml; echo "  magic: $said"; } | reeve check -q 2>&1 | head -n 1; { cat $T/game.yaml; echo "  magic: $said"; } | reeve position - 2>/dev/null | grep ^tokens
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: BA.C/180
  -1,0: BA.LR/270
  1,0: BA.RFr
  2,0: BA.Rr/90
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: {mage: 'road@0,0.e'}
moves:
- R: MW.CccR.1 2,1
--- rows said
mage city@2,1.n
    tokens: {mage: 'city@2,1.n'}
witch city@2,1.n
    tokens: {witch: 'city@2,1.n'}
witch road@0,0.e
    -:17:10: illegal: that is completed [ruled-out, MW-4]
    tokens: {mage: 'road@0,0.e'}
mage off
    -:17:10: illegal: there is a road or city to go to [ruled-out, MW-6]
    tokens: {mage: 'road@0,0.e'}

== who lays a sign must move one of the two, whichever, to an open road or city anywhere [MW-2, MW-3, MW-4]
% { cat $T/game.yaml; test "$said" = - || echo "  magic: $said"; } >$T/said.yaml; reeve position --rules $T $T/said.yaml 2>&1 | grep -e '^tokens' -e '^[^ ].*\[.*\]$'
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr B:knight
  -1,0: BA.LR/270
  1,0: BA.RFr R:highwayman
  0,-1: A.2
tokens: {mage: 'city@0,0.n'}
moves:
- R: MW.CFC 0,1
--- rows said
-
    $T/said.yaml:12:3: ambiguous: the record does not say `magic`, which has 4 possible values here [action-open, MW-2]
    tokens: {mage: 'city@0,0.n'}
mage road@0,0.e
    tokens: {mage: 'road@0,0.e'}
mage road@1,0.w
    tokens: {mage: 'road@0,0.e'}
witch road@0,0.e
    tokens: {witch: 'road@0,0.e'}
mage city@0,1.n
    tokens: {mage: 'city@0,1.n'}
witch city@0,1.n
    tokens: {witch: 'city@0,1.n'}
witch city@0,1.s
    $T/said.yaml:13:10: illegal: that is completed [ruled-out, MW-4]
    tokens: {mage: 'city@0,0.n'}
witch city@0,0.n
    $T/said.yaml:13:10: illegal: that is completed [ruled-out, MW-4]
    tokens: {mage: 'city@0,0.n'}
mage city@0,0.n
    $T/said.yaml:13:10: illegal: that is completed [ruled-out, MW-4]
    tokens: {mage: 'city@0,0.n'}
witch field@0,0.s
    $T/said.yaml:13:10: illegal: it goes to a road or city [ruled-out, MW-4]
    tokens: {mage: 'city@0,0.n'}
witch monastery@-1,0
    $T/said.yaml:13:10: illegal: it goes to a road or city [ruled-out, MW-4]
    tokens: {mage: 'city@0,0.n'}
witch city@5,5.n
    $T/said.yaml:13:10: illegal: `magic: witch city@5,5.n` means nothing here: no tile lies there [action-value, MW-2]
    tokens: {mage: 'city@0,0.n'}
mage off
    $T/said.yaml:13:10: illegal: there is a road or city to go to [ruled-out, MW-6]
    tokens: {mage: 'city@0,0.n'}
witch off
    $T/said.yaml:13:10: illegal: the witch is not on the board [ruled-out, MW-6]
    tokens: {mage: 'city@0,0.n'}
queen city@0,1.n
    $T/said.yaml:13:10: unreadable: `queen`: it is typed as mage | witch [bad-extra]
    tokens: {mage: 'city@0,0.n'}

== legal lists both with all that is open, and why and pictures say it [MW-2, MW-3]
$ reeve legal --actions --before 1 --tile MW.CFC $T/game.yaml | head -n 4
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep MW
$ reeve show $T/game.yaml | tail -n 8
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr B:knight
  -1,0: BA.RFr
  1,0: BA.RFr R:highwayman
moves:
- R: MW.CRRR.3 2,0
  magic: mage road@1,0.w
--- stdout
tile MW.CFC for Rosa (R)
everywhere: magic sends: mage road@0,0.e or witch road@0,0.e (each worth 3, held
  by R 1)
-1,-1 90°               farmer@n knight@e knight@w
                                                                         R     B
  1  R  MW.CRRR.3 2,0                                                    0     0
          R   mage: the mage goes to road@0,0.e                             MW-2
score after turn 1, B to move, 76 tiles to come: Rosa (R) 0, Ben (B) 0
turn 1, Rosa (R): MW.CRRR.3 2,0: legal
 yes  tile        tile MW.CRRR.3 is still to come                            K-3
                  `magic: witch road@2,0.e` (worth 1) …                     MW-2
      rule        mage, R, road@0,0.e: the mage goes to road@0,0.e          MW-2
& token
last tile laid: MW.CRRR.3 2,0
tokens: mage at road@0,0.e

    player    score  followers
  R Rosa (R)      0          6
> B Ben (B)       0          6
76 tiles to come

== without a sign nobody moves them [MW-2]
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  magic: mage city@0,0.n
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
--- stderr~
the tile has no magic sign, and does not bring the two together [ruled-out, MW-2]
--- status 1

== the two are never on one road, and none of them stays on its own [MW-5, MW-6]
% sed "s/SAID/$said/; s/^tokens.*/tokens: $tokens/" $T/game.yaml | reeve position --rules $T - 2>&1 | sed -n '/^tokens/p; /^[^ ].*\[/p; /^  help: Add/p' | grep . || echo "none is on the board"
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.LR/90
  1,1: BA.C
  0,-1: A.2
  0,-2: A.3
tokens: TOKENS
moves:
- R: A.1/180 0,1
  SAID
--- rows tokens|said
{witch: 'road@0,0.e', mage: 'city@1,1.n'}|score: {R: 0, B: 0}
    -:13:3: ambiguous: the record does not say `magic`, which has 2 possible values here [action-open, MW-2]
      help: Add `magic: mage off` (from city@1,1.n) or `magic: witch off` (from road@0,0.e).
    tokens: {mage: 'city@1,1.n', witch: 'road@0,0.e'}
{witch: 'road@0,0.e', mage: 'city@1,1.n'}|magic: witch off
    tokens: {mage: 'city@1,1.n'}
{witch: 'road@0,0.e', mage: 'city@1,1.n'}|magic: mage off
    tokens: {witch: 'road@0,0.e'}
{witch: 'road@0,0.e', mage: 'city@1,1.n'}|magic: mage road@0,0.e
    -:14:10: illegal: the other of the two is there [ruled-out, MW-5]
    tokens: {mage: 'city@1,1.n', witch: 'road@0,0.e'}
{witch: 'road@0,0.e', mage: 'city@1,1.n'}|magic: witch road@0,0.e
    -:14:10: illegal: the witch is there already [ruled-out, MW-5]
    tokens: {mage: 'city@1,1.n', witch: 'road@0,0.e'}
{witch: 'road@0,0.e'}|magic: witch city@1,1.n
    tokens: {witch: 'city@1,1.n'}
{witch: 'road@0,0.e'}|magic: witch off
    -:14:10: illegal: there is a road or city to go to [ruled-out, MW-6]
    tokens: {witch: 'road@0,0.e'}
{mage: 'city@0,0.n'}|magic: mage city@1,1.n
    tokens: {mage: 'city@1,1.n'}

== where there is no open road or city one of them leaves, and none if none is there [MW-6]
% sed "s/^tokens.*/tokens: $tokens/" $T/game.yaml | reeve position --rules $T - | grep -e tokens -e supply
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.LR/270
  1,0: BA.LR/90
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: TOKENS
moves:
- R: A.1/180 0,1
--- rows tokens
{witch: 'city@0,0.n'}
    supply: {R: 7, B: 7}
{}
    supply: {R: 7, B: 7}

== a tile that joins their cities parts them before the city is scored [MW-7, MW-14]
% { cat $T/game.yaml; test "$said" = - || echo "  magic: $said"; } >$T/said.yaml; reeve score --rules $T $T/said.yaml 2>&1 | sed -n '/^[^ ].*\[/p; / +/p; /help: Add/p; /^s/p'; reeve position --rules $T $T/said.yaml 2>&1 | grep '^tokens' || echo "both are beside the table"
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.LR/270
  1,0: BA.RFr
  1,1: BA.L
  1,2: BA.L
  0,2: BA.C/180 R:knight
  0,-1: A.2
  0,-2: A.3
tokens: {mage: 'city@0,0.n', witch: 'city@0,2.s'}
score: {R: 0, B: 0}
moves:
- R: BA.CFc.1/90 0,1
--- rows said
-
    score before the first turn, before the ambiguous turn 1: Rosa (R) 0, Ben (B) 0
    $T/said.yaml:17:3: ambiguous: the record does not say `magic`, which has 2 possible values here [action-open, MW-7]
      help: Add `magic: mage road@0,0.e` (worth 3) or `magic: witch road@0,0.e` (worth 3).
    tokens: {mage: 'city@0,0.n', witch: 'city@0,2.s'}
witch road@0,0.e
          +9  R   city@0,0.n: 3 tiles, 2 each; by MW-10 it is 9                 K-22
    score after turn 1, B to move, 74 tiles to come: Rosa (R) 9, Ben (B) 0
    tokens: {witch: 'road@0,0.e'}
mage road@0,0.e
          +3  R   city@0,0.n: 3 tiles, 2 each; by MW-12 it is 3                 K-22
    score after turn 1, B to move, 74 tiles to come: Rosa (R) 3, Ben (B) 0
    tokens: {mage: 'road@0,0.e'}
mage off
    score before the first turn, before the illegal turn 1: Rosa (R) 0, Ben (B) 0
    $T/said.yaml:18:10: illegal: there is a road or city to go to [ruled-out, MW-6]
    tokens: {mage: 'city@0,0.n', witch: 'city@0,2.s'}

== joined with no other road or city, one of them leaves the board [MW-7]
% { cat $T/game.yaml; test "$said" = - || echo "  magic: $said"; } >$T/said.yaml; reeve score --rules $T $T/said.yaml 2>&1 | sed -n '/^[^ ].*\[/p; / +/p; /help: Add/p; /(mage)/p'
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.LR/270
  1,0: BA.LR/90
  1,1: BA.L
  1,2: BA.L
  0,2: BA.C/180 R:knight
  0,-1: A.2
  0,-2: A.3
tokens: {mage: 'city@0,0.n', witch: 'city@0,2.s'}
moves:
- R: BA.CFc.1/90 0,1
--- rows said
-
    $T/said.yaml:16:3: ambiguous: the record does not say `magic`, which has 2 possible values here [action-open, MW-7]
      help: Add `magic: mage off` (from city@0,0.n) or `magic: witch off` (from city@0,0.n).
mage off
          +3  R   city@0,0.n: 3 tiles, 2 each; by MW-12 it is 3                 K-22
witch off
          +9  R   city@0,0.n: 3 tiles, 2 each; by MW-10 it is 9                 K-22

== a sign that also joins them needs one move [MW-8]
$ reeve position --rules $T $T/game.yaml | grep tokens
$ sed 's/magic: .*/magic: [witch road@0,0.e, mage road@0,1.w]/' $T/game.yaml | reeve check --rules $T -q -
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr
  -1,1: BA.RFr
  -1,2: BA.L
  0,2: BA.C/180
  0,-1: A.2
  0,-2: A.3
tokens: {mage: 'city@0,0.n', witch: 'city@0,2.s'}
moves:
- R: MW.CccR.1/90 0,1
  magic: witch road@0,0.e
--- stdout
tokens: {mage: 'city@0,0.n', witch: 'road@0,0.e'}
--- stderr~
unreadable
--- status 3

== a bridge that joins their roads parts them, too [MW-9]
$ reeve score $T/game.yaml | grep mage
$ sed '/magic/d' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: bazaars+mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,1: BA.L
  2,1: BA.L
  2,0: BA.RFr
  0,2: MW.CFC/90
  -1,2: BA.C/90
  1,2: BA.C/270
  -1,0: MW.CRRR.3
tokens: {mage: 'road@0,0.e', witch: 'road@2,0.e'}
moves:
- R: BA.C/180 1,0
  bridge: ew
  magic: witch city@1,0.s
--- stdout
          R   mage: the witch goes to city@1,0.s                            MW-7
-: ambiguous: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
--- stderr~
the record does not say `magic`
--- status 1

== a city of four with two coats of arms: 16 with the mage, 6 with the witch [MW-10, MW-12]
% sed "s/^tokens.*/tokens: $tokens/" $T/game.yaml | reeve score - | grep -A 1 '^ *+'
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: BA.CFc+/90 R:knight
  0,2: BA.CFc+/90
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: TOKENS
moves:
- R: BA.C/180 0,3
--- rows tokens
{}
         +12  R   city@0,0.n: 4 tiles, 2 each, 2 pennants, 2 each               K-22
    score after turn 1, B to move, 73 tiles to come: Rosa (R) 12, Ben (B) 0
{mage: 'city@0,1.n'}
         +16  R   city@0,0.n: 4 tiles, 2 each, 2 pennants, 2 each; by MW-10
                  it is 16                                                      K-22
{witch: 'city@0,1.n'}
          +6  R   city@0,0.n: 4 tiles, 2 each, 2 pennants, 2 each; by MW-12
                  it is 6                                                       K-22

== a road of five: 10 with the mage, 3 with the witch, who leave it, also if nobody scores it [MW-10, MW-12, MW-14]
% sed "s/^tokens.*/tokens: $tokens/; s/WHO/$who/" $T/game.yaml >$T/now.yaml; reeve score $T/now.yaml | grep -v BA; reeve position $T/now.yaml | grep tokens || echo "both are beside the table"
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr WHO
  -2,0: BA.LR/270
  1,0: BA.RFr
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: TOKENS
moves:
- R: BA.LR/90 2,0
--- rows tokens|who
{mage: 'road@0,0.e'}|R:highwayman
                                                                             R     B
         +10  R   road@0,0.e: 5 tiles, 1 each; by MW-10 it is 10                K-21
              R   spells: the mage is taken from road@0,0.e                    MW-14
    score after turn 1, B to move, 72 tiles to come: Rosa (R) 10, Ben (B) 0
    both are beside the table
{witch: 'road@0,0.e'}|R:highwayman
                                                                             R     B
          +3  R   road@0,0.e: 5 tiles, 1 each; by MW-12 it is 3                 K-21
              R   spells: the witch is taken from road@0,0.e                   MW-14
    score after turn 1, B to move, 72 tiles to come: Rosa (R) 3, Ben (B) 0
    both are beside the table
{mage: 'road@0,0.e'}|B:farmer@s
                                                                             R     B
           0  -   road@0,0.e: nobody stands on it                               K-27
              R   spells: the mage is taken from road@0,0.e                    MW-14
    score after turn 1, B to move, 72 tiles to come: Rosa (R) 0, Ben (B) 0
    both are beside the table
{witch: 'road@0,0.e'}|B:farmer@s
                                                                             R     B
           0  -   road@0,0.e: nobody stands on it                               K-27
              R   spells: the witch is taken from road@0,0.e                   MW-14
    score after turn 1, B to move, 72 tiles to come: Rosa (R) 0, Ben (B) 0
    both are beside the table

== in final scoring, too, whatever an inn, a cathedral or a siege leaves [MW-11, MW-13]
% sed "s/RULES/$rules/; s#TILE#$tile#; s/^tokens.*/tokens: $tokens/" $T/game.yaml | reeve score --now - | grep 'R   .*@'
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  TILE
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: TOKENS
score: {R: 0, B: 0}
moves: []
--- rows rules|tile|tokens
mage|1,0: BA.RFr R:highwayman|{witch: 'road@0,0.e'}
          +1  R   road@0,0.e: 2 tiles, 1 each; by MW-12 it is 1                 K-36
mage|1,0: BA.RFr R:highwayman|{mage: 'road@0,0.e'}
          +4  R   road@0,0.e: 2 tiles, 1 each; by MW-10 it is 4                 K-36
inns+mage|1,0: IC.RFr.iG R:highwayman|{mage: 'road@0,0.e'}
          +2  R   road@0,0.e: 2 tiles: 0 (inn); by MW-10 it is 2                 I-8
inns+mage|0,1: IC.Cccc.c R:knight|{mage: 'city@0,0.n'}
          +2  R   city@0,0.n: 2 tiles: 0 (cathedral); by MW-10 it is 2          I-19
inns+mage|0,1: IC.Cccc.c R:knight|{witch: 'city@0,0.n'}
           0  R   city@0,0.n: 2 tiles: 0 (cathedral)                            I-19
siege+mage|0,1: SI.BE.Ccc/180 R:knight|{mage: 'city@0,0.n'}
          +2  R   city@0,0.n: 2 tiles: 0 (siege); by MW-10 it is 2              SI-4

== a completed siege is halved behind its own rule, and buildings come last [MW-12]
$ reeve score $T/game.yaml 2>/dev/null | grep -A 3 '^ *+'
--- file game.yaml
reeve: 1
rules: buildings+mage+siege
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  0,1: BA.CFc.1/90 R:knight
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
tokens: {witch: 'city@0,0.n', little-tower: '0,1'}
moves:
- R: SI.BE.CFR/180 0,2
--- stdout
      +3  R   city@0,0.n: 3 tiles, 1 each (siege); by MW-12 it is 2; by
              LB-5 it is 3                                                  SI-3
          R   spells: the witch is taken from city@0,0.n                   MW-14
score after turn 1, B to move, 80 tiles to come: Rosa (R) 3, Ben (B) 0

== a small city with the mage becomes a castle: the mage leaves, and neither goes to a castle [MW-15, B-86]
$ reeve score $T/game.yaml | grep -e mage -e witch
$ reeve position --at 1 $T/game.yaml | grep -c tokens
$ sed 's/road@0,0.e/city@0,0.n/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: bazaars+mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: MW.CRRR.3
tokens: {mage: 'city@0,0.n'}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: MW.CFC/90 0,-1
  magic: witch road@0,0.e
--- stdout
          R   spells: the mage is taken from city@0,0.n                    MW-15
          B   mage: the witch goes to road@0,0.e                            MW-2
0
-: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
--- stderr~
that is a castle [ruled-out, MW-15]
--- status 1

== a castle gets what is left after mage or witch [MW-16, B-78]
% sed "s/^tokens.*/tokens: $tokens/" $T/game.yaml | reeve score - | grep -A 2 '^ *+'
--- file game.yaml
reeve: 1
rules: bazaars+mage
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr R:knight
  0,1: BA.C/180
  1,0: BA.RFr B:highwayman
  -1,0: BA.LR/270
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
castles: {'city@0,0': R}
tokens: TOKENS
moves:
- B: BA.LR/90 2,0
--- rows tokens
{mage: 'road@0,0.e'}
          +8  B   road@0,0.e: 4 tiles, 1 each; by MW-10 it is 8                 K-21
          +8  R   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
                  each; by MW-10 it is 8                                        B-34
              B   spells: the mage is taken from road@0,0.e                    MW-14
{witch: 'road@0,0.e'}
          +2  B   road@0,0.e: 4 tiles, 1 each; by MW-12 it is 2                 K-21
          +2  R   city@0,0.n: road@0,0.e is completed in its fief: 4 tiles, 1
                  each; by MW-12 it is 2                                        B-34
              B   spells: the witch is taken from road@0,0.e                   MW-14

== they are nobody's: a monastery beside them scores 9, and each part of a double turn has its move [MW-17]
$ reeve score $T/monk.yaml | grep '^ *+'
$ reeve score $T/double.yaml | grep -e mage -e MW
--- file monk.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  -1,0: BA.RFr
  0,-1: BA.L R:monk
  -1,-1: BA.L
  1,-1: BA.L
  -1,-2: BA.C/180
  0,-2: BA.C/180
  1,-2: BA.C/180
  0,-3: MW.CFC
  0,-4: MW.CccR.1
tokens: {mage: 'road@0,0.e', witch: 'city@0,0.n'}
moves:
- R: BA.RFr 1,0
--- file double.yaml
reeve: 1
rules: traders+mage
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:highwayman@e
  1,0: BA.RFr R:builder@e
moves:
- R: MW.CRRR.3 2,0
  magic: mage city@0,0.n
- R: MW.CFC 0,1
  magic: witch road@2,0.e
--- stdout
      +9  R   monastery@0,-1.c: 9 tiles, 1 each                             K-24
  1  R  MW.CRRR.3 2,0                                                    0     0
          R   mage: the mage goes to city@0,0.n                             MW-2
  2  R  MW.CFC 0,1                                                       0     0
          R   mage: the witch goes to road@2,0.e                            MW-2
          R   spells: the mage is taken from city@0,0.n                    MW-14

== reeve play asks where they go, and for what is joined
$ printf 'MW.CFC/90 0,-1\nmage road@0,0.e\n' | reeve play $T/game.yaml 2>/dev/null; tail -n 2 $T/game.yaml
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
moves: []
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 79 tiles left
magic: Where the mage or the witch goes: an open road or city, or off the board?
  1: magic mage city@0,0.n (worth 1)
  2: magic mage road@0,0.e (worth 1)
  3: magic mage city@0,-1.e (worth 1)
  4: magic mage city@0,-1.w (worth 1)
  5: magic witch city@0,0.n (worth 1)
  6: magic witch road@0,0.e (worth 1)
  7: magic witch city@0,-1.e (worth 1)
  8: magic witch city@0,-1.w (worth 1)
Type its number; `undo` takes the entry back.
  1  R  MW.CFC/90 0,-1                                                   0     0
          R   mage: the mage goes to road@0,0.e                             MW-2
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 78 tiles left
- R: MW.CFC/90 0,-1
  magic: mage road@0,0.e

== random games, alone and with other boxes, are legal, and positions say the same
$ . tests/cases/games.sh
% reeve sim $rules --players 3 --games 3 --seed 5 >$T/games.yaml; alike $T/games.yaml
$ reeve sim mage --policy greedy --games 2 --seed 2 | reeve check -q -
--- rows rules
mage
mage+river
inns+traders+hills+mage+gold+tower+bazaars+siege
mage+king+labyrinth+buildings

== JCloisterZone is told where they go, and tells it [MW-2]
$ reeve sim mage --games 1 --seed 4 >$T/one.yaml
$ reeve export $T/one.yaml >$T/game.jcz; reeve import $T/game.jcz 2>/dev/null | reeve fmt - >$T/back.yaml
$ grep 'magic:' $T/back.yaml >$T/back && grep 'magic:' $T/one.yaml | cmp - $T/back

== a city in the middle borders one of two fields, and a road that ends at a city parts them [MW-1]
$ reeve score --now $T/three.yaml 2>/dev/null | grep field
$ reeve score --now $T/road.yaml 2>/dev/null | grep field
--- file three.yaml
reeve: 1
rules: mage
players: {A: Ann, B: Ben}
board:
  '0,0': [MW.CCCR.3, A:farmer@sw, B:farmer@se]
  '0,1': BA.RCr/180
  '1,0': BA.C/270
  '-1,0': BA.C/90
--- file road.yaml
reeve: 1
rules: mage
players: {A: Ann, B: Ben}
board:
  '0,0': [MW.CRRr.2, A:farmer@ene, B:farmer@ese]
  '0,1': BA.RCr/180
--- stdout
      +9  A   field@0,0.sw: 3 completed cities, 3 each                      K-29
      +3  B   field@0,0.se: 1 completed city, 3 each                        K-29
      +3  A   field@0,0.ne: 1 completed city, 3 each                        K-29
      +3  B   field@0,0.se: 1 completed city, 3 each                        K-29

== why names the rule that refuses, as check does [MW-4]
$ sed 's/^- R: MW.CFC 0,1/&\n  magic: witch monastery@-1,0/' $T/game.yaml | reeve why --rules $T - | tail -n 1
--- file house/ruleset.yaml <tests/cases/mage/house.yaml
--- file game.yaml
reeve: 1
rules: house
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr B:knight
  -1,0: BA.LR/270
  1,0: BA.RFr R:highwayman
  0,-1: A.2
tokens: {mage: 'city@0,0.n'}
moves:
- R: MW.CFC 0,1
--- stdout
  no  rule        mage: it goes to a road or city                           MW-4

== a sign lies where one of them stands [MW-2]
% { cat $T/game.yaml; printf 'board: {0,0: BA.RCr, 1,0: %s}\ntokens: {%s}\n' "$tile" "$tokens"; } | reeve check - 2>&1 | sed -n 's/^-: position //p; s/^-:[0-9:]* inc/inc/p; /help/p'
--- file game.yaml
reeve: 1
rules: mage
players: {R: Rosa, B: Ben}
score: {R: 0, B: 0}
--- rows tile|tokens
BA.CRRR|mage: city@0,0.n
    inconsistent
    inconsistent: too few tiles with a magic sign lie: each sends one of the two [ruled-out, MW-2]
      help: Type `+magic` behind the look of each tile with a sign, or correct `tokens`.
BA.CRRR|witch: road@0,0.e
    inconsistent
    inconsistent: too few tiles with a magic sign lie: each sends one of the two [ruled-out, MW-2]
      help: Type `+magic` behind the look of each tile with a sign, or correct `tokens`.
MW.CRRR.3|mage: city@0,0.n
    consistent: score Rosa (R) 0, Ben (B) 0, R to move
crrr+magic|mage: city@0,0.n, witch: road@0,0.e
    inconsistent
    inconsistent: too few tiles with a magic sign lie: each sends one of the two [ruled-out, MW-2]
      help: Type `+magic` behind the look of each tile with a sign, or correct `tokens`.

== in a position, too, each is alone on an open road or city that is no castle [MW-4, MW-5, MW-14, MW-15]
% { sed "s/MAGE/$mage/" $T/game.yaml; echo "$more"; } | reeve check - 2>&1 | sed -n 's/^-: position \(.*\):.*/\1/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: [mage, bazaars]
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  0,1: BA.C/180
  1,0: BA.RFr
  1,1: BA.C
  0,-1: MW.CFC/90
  -1,-1: BA.C/90
  1,-1: BA.C/270
  2,0: MW.CRRR.3
tokens: {mage: MAGE, witch: 'road@0,0.e'}
score: {R: 0, B: 0}
--- rows mage|more
'city@1,1.n'|
    consistent
'road@1,0.e'|
    position inconsistent
    inconsistent: mage and witch are on one feature [ruled-out, MW-5]
'city@0,0.n'|
    position inconsistent
    inconsistent: the mage: that is completed [ruled-out, MW-4]
'city@0,0.n'|castles: {'city@0,0': R}
    position inconsistent
    inconsistent: the mage: that is a castle [ruled-out, MW-15]
