# Mayors and wagons as the ruleset of a user: fixtures/rulesets/house-abbey. A figure of strength 0
# holds a feature; what it counts for is the hook `majority` of the script. A wagon that was scored
# moves on by an action when all is scored.

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
          A   city@0,0.n (abbey): a strength of 0 is counted as 1          AM-30
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
     +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
score after turn 6, A to move, 65 tiles to come: Ann (A) 12, Ben (B) 12
      house rule  abbey, A, city@0,0.n: a strength of 0 is counted as 1    AM-30
      majority    city@0,0.n: A 0, B 1; a tie, for A and B                  K-33
score after turn 6, A to move, 65 tiles to come: Ann (A) 14, Ben (B) 0
city@0,0.n: 3 tiles, worth 8, held by A 1; open at 0,2 e
city@1,1.n: 1 tile, worth 2, held by B 1; open at 1,1 n
          A   city@0,0.n (abbey): a strength of 0 is counted as 1          AM-30
      +4  A   city@0,0.n: 3 tiles, 1 each, 1 pennant, 1 each                K-36
      +1  B   city@1,1.n: 1 tile, 1 each                                    K-36

== without pennants he counts for nothing, holds the city, and comes home [AM-31, AM-32]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | grep -A 1 '^  1'
$ reeve why $R $T/game.yaml city@0,1 | tail -n 2
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
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
    1  R   tile BA.RCr at 0,0, tile BA.C at 0,1: 2 tiles, complete
    1  R   no follower on it counts: nobody scores                          K-33
BA.C	-1,1	270	farmer@n knight@w mayor@w wagon@w	
BA.C	1,1	270	farmer@n	city@0,0.n
city@0,0.n: 2 tiles, worth 4, held by R 1; open at 0,1 e
-:8:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
score: {R: 0, B: 0}
supply: {R: {followers: 7, mayor: 0, wagon: 1}, B: {followers: 6, mayor: 1, wagon: 1}}

== without a script a figure of strength 0 never counts, and is a follower all the same
$ mkdir -p $T/r/shy; sed "s/NUMBER/0/" $T/shy >$T/r/shy/ruleset.yaml
$ reeve score --rules $T/r $T/game.yaml | grep city
$ sed 's/1,1 knight/1,1 shy:knight/' $T/game.yaml | reeve score --rules $T/r - | grep city
$ for n in -1 10 none '1, joins: city, rule: K-15'; do
$     sed "s/NUMBER/$n/" $T/shy >$T/r/shy/ruleset.yaml; reeve rules --check $T/r/shy; done
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
--- stdout
     +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
--- stderr
$T/r/shy/ruleset.yaml:6:27: `-1`: strength goes from 0 to 9; see reeve-ruleset(5)
      6 | figures: {shy: {strength: -1, each: 2}}
        |                           ^~
$T/r/shy/ruleset.yaml:6:27: `10`: strength goes from 0 to 9; see reeve-ruleset(5)
      6 | figures: {shy: {strength: 10, each: 2}}
        |                           ^~
$T/r/shy/ruleset.yaml:6:27: strength must be a whole number, not `none`. Type digits only, with a minus sign for a negative number.
      6 | figures: {shy: {strength: none, each: 2}}
        |                           ^~~~
$T/r/shy/ruleset.yaml:6:27: `strength`: a figure that joins followers counts for nothing; see reeve-ruleset(5)
      6 | figures: {shy: {strength: 1, joins: city, rule: K-15, each: 2}}
        |                           ^
$T/r/shy/ruleset.yaml:6:52: `strength`: a figure that joins followers counts for nothing; see reeve-ruleset(5)
      6 | ...y: {joins: city, rule: K-15, strength: 1, each: 2}}
        |                                           ^
--- status 3

== what a script makes of a strength: too much, too long, no number
$ for what in 'return 1 << 40' 'while true do end' 'return "many"' 'return feature:winners()'; do
$     rm -rf $T/r; mkdir $T/r; cp -r fixtures/rulesets/house-abbey $T/r
$     sed -i "s/local mayors = .*/$what/; /if mayors/d" $T/r/house-abbey/scripts/abbey.lua
$     reeve check -q --rules $T/r $T/game.yaml 2>&1 | sed 's/lua:[0-9]*/lua/; q'; done
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 mayor
--- stdout
$T/game.yaml:5:3: unreadable: abbey.lua: majority returns 1099511627776; no number goes beyond 1000000 [script-failed]
$T/game.yaml:5:3: unreadable: abbey.lua: scripts may run 10000000 steps in one document, and this needs more [script-limit]
$T/game.yaml:5:3: unreadable: abbey.lua: majority returns a whole number or nothing, not a text [script-failed]
$T/game.yaml:5:3: unreadable: abbey.lua: feature:winners hangs on majority, and cannot be asked there [script-failed]

== a wagon moves on when its feature has been scored, to what is near, open and free [AM-39, AM-40]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ reeve why $R $T/game.yaml 1 | grep -A 1 'abbey allows'
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
$ for at in 1 3; do reeve position $R --at $at $T/game.yaml >$T/now.yaml; tail -n 2 $T/now.yaml
$     reeve position $R $T/now.yaml | cmp - $T/now.yaml; done
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
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 wagon@s                                             4     0
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
          A   abbey: a wagon goes to road@0,0.e                            AM-39
  2  B  BA.RFr 1,0                                                       4     0
  3  A  BA.RFr 2,0                                                       4     0
score after turn 3, B to move, 68 tiles to come: Ann (A) 4, Ben (B) 0
 yes  action      abbey allows `wagon: A:road@0,0.e`                       AM-39
      house rule  abbey, A: a wagon goes to road@0,0.e                     AM-39
supply: {A: {followers: 7, mayor: 1, wagon: 0}, B: {followers: 7, mayor: 1, wagon: 1}}
state: {abbey: {moved: 0}}
score: {A: 4, B: 0}
supply: {A: {followers: 7, mayor: 1, wagon: 0}, B: {followers: 7, mayor: 1, wagon: 1}}
supply: {A: {followers: 7, mayor: 1, wagon: 1}, B: {followers: 7, mayor: 1, wagon: 1}}

== where no wagon goes [AM-39, AM-40, AM-42, AM-43]
$ R='--rules fixtures/rulesets'
$ for wagon in A:road@0,0.e A:field@0,0.s A:city@0,0.n A:road@1,0.e B:road@-2,0 A:monastery@0,-1 \
$     X:road@0,0 A:road@9,9 road@0,0 '[A:road@-2,0, A:road@-2,0]'; do
$     sed "s/wagon: .*/wagon: $wagon/" $T/game.yaml | reeve check -q $R - 2>&1 | head -n 1; done
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
--- stdout
-:10:10: illegal: house rule `abbey`: somebody stands there [house-rule, AM-42]
-:10:10: illegal: house rule `abbey`: it never stands on a field [house-rule, AM-43]
-:10:10: illegal: house rule `abbey`: that is complete [house-rule, AM-43]
-:10:10: illegal: house rule `abbey`: somebody stands there [house-rule, AM-42]
-:10:10: illegal: house rule `abbey`: no such wagon was scored [house-rule, AM-39]
-:10:10: illegal: house rule `abbey`: somebody stands there [house-rule, AM-42]
-:10:10: unreadable: nobody is called `X` here [unknown-player]
-:10:10: illegal: `wagon: A:road@9,9` means nothing here: no tile lies there [action-value, AM-39]
-:10:10: unreadable: `road@0,0`: it is typed as label:feature [bad-extra]
-:10:24: illegal: house rule `abbey`: no such wagon was scored [house-rule, AM-39]

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
-:11:32: illegal: house rule `abbey`: the wagons move clockwise [house-rule, AM-45]
     11 |   wagon: ['A:monastery@-1,1', 'B:road@0,0']
        |                                ^~~~~~~~~~
  help: Delete `wagon`: nothing that it could say is legal now.
-:11:11: illegal: house rule `abbey`: that is too far away [house-rule, AM-40]
     11 |   wagon: 'B:monastery@-1,1'
        |           ^~~~~~~~~~~~~~~~
  help: Type `wagon: B:road@0,0.e`, `wagon: A:road@0,0.e`, `wagon: A:monastery@-1,1.c`.
-:11:26: illegal: house rule `abbey`: somebody stands there [house-rule, AM-42]
     11 |   wagon: ['B:road@1,0', 'A:road@0,0']
        |                          ^~~~~~~~~~
  help: Type `wagon: A:monastery@-1,1.c`.
--- status 1

== random games, alone and mixed: judged, formatted, stopped and gone on with, all alike
$ R='--rules fixtures/rulesets'
$ for rules in house-abbey house-phantom+house-abbey+house-fairy+inns+traders+tower+bazaars; do
$     reeve-fast sim $rules $R --games 30 --seed 3 --players 3 >$T/games.yaml
$     reeve-fast check -q $R $T/games.yaml && reeve-fast fmt $R $T/games.yaml | cmp - $T/games.yaml
$     for turn in 20 45 70; do
$         reeve-fast position --at $turn $R $T/games.yaml >$T/now.yaml
$         reeve-fast position $R $T/now.yaml | cmp - $T/now.yaml
$     done
$     for key in mayor wagon: second:; do echo "$key $(($(grep -c $key $T/games.yaml) > 9))"; done
$ done
--- stdout
mayor 1
wagon: 1
second: 0
mayor 1
wagon: 1
second: 1
