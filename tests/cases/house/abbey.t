# Abbeys, mayors and wagons as the ruleset of a user: fixtures/rulesets/house-abbey. A figure of
# strength 0 holds a feature; what it counts for is the hook `majority` of the script. A wagon that was
# scored moves on by an action when all is scored. An abbey is a tile in hand, which costs a piece.
# A barn is a token on a corner, with the place of its owner as its face.

== a mayor is as strong as the city has pennants; the examples of the box [AM-30, AM-34]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | sed -n '/^  6/,$p'
$ reeve why $R $T/game.yaml 6 | grep -B 1 majority
$ sed 's/BA.Cc.1.180/BA.Cc+\/180/' $T/game.yaml | reeve score $R - | tail -n 1
$ sed '$d' $T/game.yaml | reeve completions $R - | grep ^city
$ sed '$d' $T/game.yaml | reeve score --now $R - | grep city
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 mayor
- B: BA.RFr 1,0
- A: BA.RFr 2,0
- B: BA.C 1,1 knight
- A: BA.Cc.1/180 0,2
- B: BA.Cc.1/270 1,2
--- stdout
  6  B  BA.Cc.1/270 1,2                                                 12    12
          A   city@0,0.n (abbey): a strength of 0 becomes 1                AM-30
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 6, A to move, 65 tiles to come: Ann (A) 12, Ben (B) 12
      rule        abbey, A, city@0,0.n: a strength of 0 becomes 1          AM-30
      majority    city@0,0.n: A 1, B 1; a tie, for A and B                  K-33
score after turn 6, A to move, 65 tiles to come: Ann (A) 14, Ben (B) 0
city@0,0.n: 3 tiles, worth 8, held by A 1; open at 0,2 e
city@1,1.n: 1 tile, worth 2, held by B 1; open at 1,1 n
          A   city@0,0.n (abbey): a strength of 0 becomes 1                AM-30
      +4  A   city@0,0.n: 3 tiles, 1 each, 1 pennant, 1 each                K-36
      +1  B   city@1,1.n: 1 tile, 1 each                                    K-36

== without pennants he counts for nothing, holds the city, and comes home [AM-31, AM-32]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | grep -A 2 '^  1'
$ reeve why $R $T/game.yaml city@0,1 | tail -n 3
$ sed 's/BA.C.180/BA.Cc.1\/180/; $a - R: BA.L 0,-2' $T/game.yaml >$T/open.yaml
$ reeve legal $R --tile BA.C --format tsv $T/open.yaml | grep '1,1.270'
$ reeve completions $R $T/open.yaml | grep ^city
$ echo '- B: BA.C/270 1,1 knight' | cat $T/open.yaml - | reeve check -q $R - 2>&1 | sed 1q
$ reeve position $R $T/open.yaml | tee $T/now.yaml | tail -n 2
$ reeve position $R $T/now.yaml | cmp - $T/now.yaml
--- file game.yaml
reeve: 1
rules: house-abbey
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 mayor
- B: BA.L 0,-1 monk
--- stdout
  1  R  BA.C/180 0,1 mayor@s                                             0     0
       0  R   city@0,0.n: the strength of a mayor is 0                      K-33
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
    1  R   tile BA.RCr at 0,0, tile BA.C at 0,1: 2 tiles, complete
    1  R   the strength of a mayor is 0                                     K-33
    1  R   no follower on it counts: nobody scores                          K-33
BA.C	-1,1	270	farmer@n knight@w mayor@w wagon@w	
BA.C	1,1	270	farmer@n	city@0,0.n
city@0,0.n: 2 tiles, worth 4, held by R 1; open at 0,1 e
-:8:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
score: {R: 0, B: 0}
supply: {R: {followers: 7, mayor: 0, wagon: 1, abbeys: 1}, B: {followers: 6, mayor: 1, wagon: 1, abbeys: 1}}

== without a script a figure of strength 0 never counts, and is a follower all the same
$ mkdir -p $T/r/shy; sed "s/NUMBER/0/" $T/shy >$T/r/shy/ruleset.yaml
$ reeve score --rules $T/r $T/game.yaml | grep city
$ sed 's/1,1 knight/1,1 shy:knight/' $T/game.yaml | reeve score --rules $T/r - | grep city
% sed "s/NUMBER/$n/" $T/shy >$T/r/shy/ruleset.yaml; reeve rules --check $T/r/shy
$ sed 's/{strength/{joins: city, rule: K-15, strength/; s/NUMBER/1/' $T/shy >$T/r/shy/ruleset.yaml
$ reeve rules --check $T/r/shy
--- file shy
ruleset: 1
name: shy
extends: carcassonne
title: Shy ones
edition: ours
figures: {shy: {strength: NUMBER, each: 2}}
--- file game.yaml
reeve: 1
rules: shy
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 shy:knight
- B: BA.RFr 1,0
- A: BA.RFr 2,0
- B: BA.C 1,1 knight
- A: BA.Cc.1/180 0,2
- B: BA.Cc.1/270 1,2
--- rows n
-1
    $T/r/shy/ruleset.yaml:6:27: `-1`: strength goes from 0 to 9; see reeve-ruleset(5)
          6 | figures: {shy: {strength: -1, each: 2}}
            |                           ^~
10
    $T/r/shy/ruleset.yaml:6:27: `10`: strength goes from 0 to 9; see reeve-ruleset(5)
          6 | figures: {shy: {strength: 10, each: 2}}
            |                           ^~
none
    $T/r/shy/ruleset.yaml:6:27: strength must be a whole number, not `none`. Type digits only, with a minus sign for a negative number.
          6 | figures: {shy: {strength: none, each: 2}}
            |                           ^~~~
1, joins: city, rule: K-15
    $T/r/shy/ruleset.yaml:6:27: `strength`: a figure that joins followers counts for nothing; see reeve-ruleset(5)
          6 | figures: {shy: {strength: 1, joins: city, rule: K-15, each: 2}}
            |                           ^
--- stdout
       0  A   city@0,0.n: the strength of a shy follower is 0               K-33
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
       0  A   city@0,0.n: the strength of a shy follower is 0               K-33
       0  B   city@0,0.n: the strength of a shy follower is 0               K-33
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
--- stderr
$T/r/shy/ruleset.yaml:6:52: `strength`: a figure that joins followers counts for nothing; see reeve-ruleset(5)
      6 | ...y: {joins: city, rule: K-15, strength: 1, each: 2}}
        |                                           ^
--- status 3

== what a script makes of a strength: too much, too long, no number
% rm -rf $T/r; mkdir $T/r; cp -r fixtures/rulesets/house-abbey $T/r
% sed -i "s/local mayors = .*/$what/; /if mayors/d" $T/r/house-abbey/scripts/abbey.lua
% reeve check -q --rules $T/r $T/game.yaml 2>&1 | sed 's/lua:[0-9]*/lua/; q'
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 mayor
--- rows what
return 1 << 40
    $T/game.yaml:5:3: unreadable: abbey.lua: majority returns 1099511627776; no number goes beyond 1000000 [script-failed]
while true do end
    $T/game.yaml:5:3: unreadable: abbey.lua: scripts may run 10000000 steps in one document, and this needs more [script-limit]
return "many"
    $T/game.yaml:5:3: unreadable: abbey.lua: majority returns a whole number or nothing, not a text [script-failed]
return feature:winners()
    $T/game.yaml:5:3: unreadable: abbey.lua: feature:winners depends on majority, and cannot be asked there [script-failed]

== a wagon moves on when its feature has been scored, to what is near, open and free [AM-39, AM-40]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ reeve why $R $T/game.yaml 1 | grep -A 1 'abbey allows'
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
% reeve position $R --at $at $T/game.yaml >$T/now.yaml; tail -n 2 $T/now.yaml
%     reeve position $R $T/now.yaml | cmp - $T/now.yaml
$ sed '/wagon:/d' $T/game.yaml | reeve position $R - | grep supply
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 wagon@s
  wagon: 'A:road@0,0.e'
- B: BA.RFr 1,0
- A: BA.RFr 2,0
--- rows at
1
    supply: {A: {followers: 7, mayor: 1, wagon: 0, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}}
    state: {abbey: {moved: 0}}
3
    score: {A: 4, B: 0}
    supply: {A: {followers: 7, mayor: 1, wagon: 0, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}}
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 wagon@s                                             4     0
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
          A   abbey: a wagon goes to road@0,0.e                            AM-39
  2  B  BA.RFr 1,0                                                       4     0
  3  A  BA.RFr 2,0                                                       4     0
score after turn 3, B to move, 68 tiles to come: Ann (A) 4, Ben (B) 0
 yes  action      abbey allows `wagon: A:road@0,0.e`                       AM-39
      rule        abbey, A: a wagon goes to road@0,0.e                     AM-39
supply: {A: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}}

== where no wagon goes [AM-39, AM-40, AM-42, AM-43]
% sed "s/wagon: .*/wagon: $wagon/" $T/game.yaml | reeve check -q --rules fixtures/rulesets - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.L 0,-1 monk@c
- B: BA.RFr 1,0 highwayman@e
- A: BA.CRRR/180 -1,0
- B: BA.RFr -2,0
- A: BA.C/180 0,1 wagon@s
  wagon: 'A:road@0,0.e'
--- rows wagon
A:road@0,0.e
    -:10:10: illegal: somebody stands there [ruled-out, AM-42]
A:field@0,0.s
    -:10:10: illegal: it never stands on a field [ruled-out, AM-43]
A:city@0,0.n
    -:10:10: illegal: that is complete [ruled-out, AM-43]
A:road@1,0.e
    -:10:10: illegal: somebody stands there [ruled-out, AM-42]
B:road@-2,0
    -:10:10: illegal: no such wagon was scored [ruled-out, AM-39]
A:monastery@0,-1
    -:10:10: illegal: somebody stands there [ruled-out, AM-42]
X:road@0,0
    -:10:10: unreadable: there is no player `X` [unknown-player]
A:road@9,9
    -:10:10: illegal: `wagon: A:road@9,9` means nothing here: no tile lies there [action-value, AM-39]
road@0,0
    -:10:10: unreadable: `road@0,0`: it is typed as label:feature [bad-extra]
[A:road@-2,0, A:road@-2,0]
    -:10:24: illegal: no such wagon was scored [ruled-out, AM-39]

== several wagons move clockwise from the player to move [AM-45]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | sed -n '/^  6/,$p'
$ sed 's/\[\(.*\), \(.*\)\]/[\2, \1]/' $T/game.yaml | reeve check -q $R -
$ sed "s/wagon: .*/wagon: 'B:monastery@-1,1'/" $T/game.yaml | reeve check -q $R -
$ sed "s/wagon: .*/wagon: ['B:road@1,0', 'A:road@0,0']/" $T/game.yaml | reeve check -q $R -
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 wagon@n
- B: BA.RFr 1,0
- A: BA.L -1,1
- B: BA.C 1,1 wagon@n
- A: BA.Cc.1/180 0,2
- B: BA.Cc.1/270 1,2
  wagon: ['B:road@0,0', 'A:monastery@-1,1']
--- stdout
  6  B  BA.Cc.1/270 1,2                                                 12    12
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
          B   abbey: a wagon goes to road@0,0.e                            AM-39
          A   abbey: a wagon goes to monastery@-1,1.c                      AM-39
score after turn 6, A to move, 65 tiles to come: Ann (A) 12, Ben (B) 12
--- stderr
-:11:32: illegal: the wagons move clockwise [ruled-out, AM-45]
     11 |   wagon: ['A:monastery@-1,1', 'B:road@0,0']
        |                                ^~~~~~~~~~
  help: Delete it, or change what is before it: nothing else is possible there.
-:11:11: illegal: that is too far away [ruled-out, AM-40]
     11 |   wagon: 'B:monastery@-1,1'
        |           ^~~~~~~~~~~~~~~~
  help: Type `wagon: B:road@0,0.e`, `wagon: A:road@0,0.e` or `wagon: A:monastery@-1,1.c`.
-:11:26: illegal: somebody stands there [ruled-out, AM-42]
     11 |   wagon: ['B:road@1,0', 'A:road@0,0']
        |                          ^~~~~~~~~~
  help: Type `wagon: ['B:road@0,0.e', 'A:monastery@-1,1.c']`.
--- status 1

== an abbey is laid from the hand, into a hole, and closes what meets it [AM-9, AM-10, AM-11]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | sed -n '/^  7/,$p'
$ reeve why $R $T/game.yaml 7 | sed -n 2,5p
$ reeve position $R $T/game.yaml >$T/now.yaml; tail -n 3 $T/now.yaml
$ reeve position $R $T/now.yaml | cmp - $T/now.yaml
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
$ sed 's/AM.A 1,1/xxxx+k 1,1/' $T/game.yaml | reeve check $R -
$ reeve legal $R --tile AM.A --before 7 $T/game.yaml
$ reeve completions $R --at 6 $T/game.yaml | sed -n '/city@2,1/,$p'
$ reeve tiles $R house-abbey --format json | gojq -c 'select(.hand?) | [.tile, .count, .hand]'
$ printf 'AM.A 1,1 monk\ny\nquit\n' | reeve play $R $T/now.yaml 2>&1 | grep -c 'never drawn'
$ reeve odds $R --games 5 $T/now.yaml | head -n 1
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.RCr 1,0 knight@n
- B: BA.CcRr/180 0,1 knight@e
- A: BA.RFr 2,0
- B: BA.Cc.1 2,1 knight@n
- A: BA.Cc.1/270 2,2
- B: BA.CcG/180 1,2
- A: AM.A 1,1 monk@c
--- stdout
  7  A  AM.A 1,1 monk@c                                                  2    10
      +2  A   city@1,0.n: 1 tile, 2 each                                    K-22
      +6  B   city@2,1.n: 3 tiles, 2 each                                   K-22
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 7, B to move, 65 tiles to come: Ann (A) 2, Ben (B) 10
 yes  turn        it is the turn of Ann (A)                                  K-7
 yes  tile        A holds an abbey
 yes  cell        1,1 is free                                                K-8
 yes  attached    its north side lies against tile BA.CcG at 1,2             K-8
  '1,1': AM.A A:monk@c
score: {A: 2, B: 10}
supply: {A: {followers: 6, mayor: 1, wagon: 1, abbeys: 0}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}}
-: legal so far: 7 turns, score Ann (A) 2, Ben (B) 10, B to move
tile AM.A for Ann (A)
1,1   0°                monk@c wagon@c
                        completes city@2,1.n: B 6, city@1,0.n: A 2, city@0,0.n:
                          B 4
1 placement
city@2,1.n: 3 tiles, worth 6, held by B 1; open at 2,1 w, 1,2 s
    1,1 B 16 with BA.Cccc+/0
    1,1 B 6 with AM.A/0
    B has AM.A in hand: next 100 %, before the end 100 %
["AM.A",6,"abbeys"]
0
65 tiles left; 5 games played from here, policy greedy; 95 % intervals

== who has none lays none, nobody draws one, and no tile is drawn before it [AM-10, AM-12]
$ R='--rules fixtures/rulesets'
% { cat $T/game.yaml; printf '%b\n' "$line"; } | reeve check -q $R - 2>&1 | head -n 1
$ reeve legal $R --tile AM.A $T/game.yaml
$ reeve position $R $T/game.yaml | sed 's/ [AB]:knight@.//; s/followers: 6/followers: 7/g' >$T/now.yaml
$ sed 's/BA.CcG.180/AM.A/; s/BA.Cc.1.270/AM.A/; s/BA.Cc.1$/AM.A/' $T/now.yaml | reeve position $R - 2>&1 | sed 2q
$ sed "s/^score/  '1,1': AM.A\n&/" $T/now.yaml >$T/then.yaml
$ reeve position $R $T/then.yaml 2>&1 | head -n 1
$ sed 's/abbeys: 1}}/abbeys: 0}}/' $T/then.yaml | reeve position $R - | tail -n 1
$ sed 's/, abbeys: 1//g' $T/then.yaml | reeve position $R - | tail -n 1
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.RCr 1,0 knight@n
- B: BA.CcRr/180 0,1 knight@e
- A: BA.RFr 2,0
- B: BA.Cc.1 2,1
- A: BA.Cc.1/270 2,2
- B: BA.CcG/180 1,2
--- rows line
- A: AM.A 3,0
    -:11:11: illegal: an abbey fills a hole [ruled-out, AM-10]
- A: BA.RFr 3,0\n  discard: [AM.A]
    -:12:13: illegal: tile AM.A is laid instead of drawing, and nothing is drawn before it [tile-used, AM-12]
- A: AM.A 1,1\n  discard: [BA.RFr]
    -:12:13: illegal: tile BA.RFr may not be discarded: it can be laid as BA.RFr 1,-1 [discard-fits, K-10]
- A: AM.A 1,1\n- B: BA.RFr 3,0\n- A: AM.A 4,0
    -:13:6: illegal: A has no abbey left, and tile AM.A is never drawn [tile-not-held]
- A: AM.A/90 1,1\n- B: AM.A -1,0
    -:12:11: illegal: an abbey fills a hole [ruled-out, AM-10]
- A: none
    -:11:6: illegal: `none` is allowed only when the stack is empty: 65 tiles still to come [none-tiles-left, K-10]
--- stdout
tile AM.A for Ann (A)
1,1   0°                monk@c wagon@c
                        completes city@2,1.n: nobody, city@1,0.n: A 2,
                          city@0,0.n: B 4
1 placement
-:12:10: inconsistent: tile AM.A has no copy left: all of 2 lie at 2,1, 2,2 [position-tile-twice, K-3]
     12 |   '1,2': AM.A
$T/then.yaml:15:56: inconsistent: 1 abbey on the board and 2 in hand make 3, not 2 [position-standing]
supply: {A: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 0}}
supply: {A: {followers: 7, mayor: 1, wagon: 1}, B: {followers: 7, mayor: 1, wagon: 1}}

== what is wrong with tiles in hand in a ruleset
$ mkdir -p $T/r/mine
% sed "$edit" $T/mine >$T/r/mine/ruleset.yaml; reeve rules --check $T/r/mine 2>&1 | head -n 1
--- file mine
ruleset: 1
name: mine
extends: carcassonne
title: Mine
edition: ours
kinds: {wall: {any: true, letter: x}}
pieces: {abbeys: {name: abbey, each: [100, 100, 100, 100, 100]}}
more_tiles: {M.A: TILE}
--- rows edit
s/TILE/{look: xxxx+k, hand: abbeys, count: 2}/
    $T/r/mine/ruleset.yaml:8:14: `M.A`: `hand` or `count`: players hold as many as they have pieces of that sort; see reeve-ruleset(5)
s/TILE/{look: xxxx+k, hand: abbey}/
    $T/r/mine/ruleset.yaml:8:1: the tile M.A is in hand by the pieces abbey, and players have none: say `pieces`
s/TILE/{look: xxxx+k, hand: [abbeys]}/
    $T/r/mine/ruleset.yaml:8:40: hand must be a word, not a list; see reeve-ruleset(5)
s/TILE/{look: xxxx+k, hand: a b}/
    $T/r/mine/ruleset.yaml:8:40: `a b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
s/TILE/{look: xxxx+k, hand: abbeys}/
    $T/r/mine: fine: mine, tiles 33, options 6, rules 46, scripts 0
s/TILE/{look: xxxx+k, hand: abbeys}/; s/100]/200]/; s/, 100,/, 200,/
    $T/r/mine/ruleset.yaml:7:44: `200`: each goes from 0 to 100; see reeve-ruleset(5)
s/TILE/{look: xxxx+k, hand: abbeys}, M.B: {look: xxxx, hand: walls}/; s/^pieces: {/&walls: {each: [9, 9, 9, 9, 99]}, /
    $T/r/mine/ruleset.yaml:8:1: it has more than 1000 tiles
s/TILE/{look: xxxx+k, hand: abbeys}/; $astart_tile: M.A
    $T/r/mine/ruleset.yaml:9:1: the start tile M.A is not among the tiles of edition 2

== a barn where four fields meet sends the farmers home, and scores at the end [AM-52, AM-58, AM-63]
$ R='--rules fixtures/rulesets'
$ reeve score --now $R $T/game.yaml | sed -n '/^  5/,$p'
$ reeve legal --actions --before 5 $R $T/game.yaml | grep -c barn
% reeve position --at $at $R $T/game.yaml >$T/now.yaml; tail -n 1 $T/now.yaml
%     reeve position $R $T/now.yaml | cmp - $T/now.yaml
$ reeve score --now $R $T/now.yaml | tail -n 2
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
--- file game.yaml <tests/cases/house/barn.yaml
--- rows at
4
    supply: {A: {followers: 6, mayor: 1, wagon: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, abbeys: 1}}
5
    tokens: {barn: {'1,1/nw': 1}}
--- stdout
  5  A  BA.CG/90 1,1                                                     6     0
          A   abbey: a barn (1) goes to 1,1/nw                             AM-52
      +6  A   abbey: the farmers of a barn                                 AM-58
          A   abbey: a follower comes home from field@0,1.n                AM-30
final scoring
      +8  A   abbey: the barn                                              AM-63
final score: Ann (A) 14, Ben (B) 0
Ann (A) wins
2
final score: Ann (A) 14, Ben (B) 0
Ann (A) wins

== a field with farmers that is joined to that of a barn scores less [AM-60]
$ R='--rules fixtures/rulesets'
$ reeve score --now $R $T/game.yaml | sed -n '/^  8/,$p'
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1
- B: BA.L 0,-1 farmer@n
- A: BA.C 0,2
- B: BA.C/180 0,3
- A: BA.C 1,2
- B: BA.LR/270 -1,0
- A: BA.CG/90 1,1
  barn: nw
- B: BA.L -1,1
--- stdout
  8  B  BA.L -1,1                                                        0     2
      +2  B   abbey: the farmers of a barn                                 AM-60
          B   abbey: a follower comes home from field@0,0.s                AM-30
final scoring
      +8  A   abbey: the barn                                              AM-63
final score: Ann (A) 8, Ben (B) 2
Ann (A) wins

== where no barn goes, and no farmer [AM-52, AM-53, AM-56]
% sed "$edit" $T/game.yaml | reeve check -q --rules fixtures/rulesets - 2>&1 | head -n 1
--- file game.yaml <tests/cases/house/barn.yaml
--- rows edit
s/barn: nw/barn: ne/
    -:10:9: illegal: no four fields meet there [ruled-out, AM-52]
s/barn: nw/barn: sw/
    -:10:9: illegal: no four fields meet there [ruled-out, AM-52]
s/barn: nw/barn: w/
    -:10:9: unreadable: `w`: it is typed as nw | ne | se | sw [bad-extra]
s/barn: nw/barn: middle/
    -:10:9: unreadable: `middle`: it is typed as nw | ne | se | sw [bad-extra]
s/barn: nw/barn: [nw, se]/
    -:10:9: unreadable: barn must be a word, not a list [wrong-type]
$a- B: BA.L -1,2\n  barn: se
    -:12:9: illegal: no four fields meet there [ruled-out, AM-52]
$a- B: BA.L -1,2 farmer
    -:11:16: illegal: a barn is on that field [ruled-out, AM-56]
$a- B: BA.L -1,2\n- A: BA.L -1,1\n  barn: ne
    -:13:9: illegal: the barn stands already [ruled-out, AM-52]
$a- B: BA.L -1,2\n- A: BA.L -1,3\n- B: BA.L -1,1\n  barn: ne
    -:14:9: illegal: a barn is there already [ruled-out, AM-53]
$a- B: BA.L -1,1 monk\n  barn: ne
    -:12:9: illegal: a turn has a follower on the tile or `barn`, not both [two-actions, AM-52]

== random games, alone and mixed: judged, formatted, stopped and gone on with, all alike
$ R='--rules fixtures/rulesets'
% reeve-fast sim $rules $R --games 10 --seed 3 --players 3 >$T/games.yaml
% reeve-fast check -q $R $T/games.yaml && reeve-fast fmt $R $T/games.yaml | cmp - $T/games.yaml
% for turn in 20 45 70; do
%     reeve-fast position --at $turn $R $T/games.yaml >$T/now.yaml
%     reeve-fast position $R $T/now.yaml | cmp - $T/now.yaml
% done
% for key in mayor wagon: AM.A barn: second:; do echo "$key $(($(grep -c $key $T/games.yaml) > 2))"; done
--- rows rules
house-abbey
    mayor 1
    wagon: 1
    AM.A 1
    barn: 1
    second: 0
house-phantom+house-abbey+house-fairy+inns+traders+tower+bazaars
    mayor 1
    wagon: 1
    AM.A 1
    barn: 1
    second: 1

== who takes what promises most may do one action of a key that can say several, and no more [AM-39]
$ R='--rules fixtures/rulesets'
$ reeve sim house-abbey $R --games 1 --seed 6 --policy greedy >$T/game.yaml; grep -c '  wagon: ' $T/game.yaml
$ reeve check -q $R $T/game.yaml && echo legal
--- stdout
1
legal

== legal lists what can be done when the turn has been scored, with the placement that leads there [AM-39]
$ reeve legal --rules fixtures/rulesets --actions --tile BA.C $T/game.yaml | grep -B 1 wagon
$ reeve legal --rules fixtures/rulesets --actions --tile BA.C --format json $T/game.yaml | gojq -c 'select(.wagon != []) | [.cell, .rotation, .wagon]'
$ reeve legal --rules fixtures/rulesets --actions --tile BA.C --format tsv --header $T/game.yaml | cut -f 2,3,7 | grep -E 'wagon|A:'
$ sed 's/^to_move.*//' $T/game.yaml | sed '$a - A: BA.C/180 0,2\n  wagon: A:road@1,0' | reeve check --rules fixtures/rulesets -
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: cfcf/j 0,1 wagon@s
- B: BA.RFr 1,0
--- stdout
0,2   180°              farmer@n   completes city@0,0.n: A 6
                        wagon A:road@0,0.e
["0,2",180,["A:road@0,0.e"]]
cell	rotation	wagon
0,2	180	A:road@0,0.e
-: legal so far: 3 turns, score Ann (A) 6, Ben (B) 0, B to move

== a tile in hand lies beside a river that is not laid in full: no stack has it
$ R='--rules fixtures/rulesets'
$ reeve sim house-abbey+river $R --games 1 --seed 17 >$T/game.yaml; sed -n '/AM.A/p' $T/game.yaml
$ reeve position $R --at 10 $T/game.yaml | reeve check -q $R - && echo legal
--- stdout
- W: AM.A 0,1
- B: AM.A 0,3
legal

== one that has no place stays in hand
$ reeve check -q --rules fixtures/rulesets $T/game.yaml
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: AM.A 5,5
--- stderr
$T/game.yaml:5:11: illegal: tile AM.A cannot lie at 5,5: no tile lies beside it [not-attached, K-8]
      5 | - A: AM.A 5,5
        |           ^~~
  help: no legal placement: it stays in hand; see: reeve legal $T/game.yaml --before 1 --rules fixtures/rulesets
--- status 1
