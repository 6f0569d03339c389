# Mayors as the ruleset of a user: fixtures/rulesets/house-abbey. A figure of strength 0 holds a
# feature; what it counts for is the hook `majority` of the script.

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
BA.C	-1,1	270	farmer@n knight@w mayor@w	
BA.C	1,1	270	farmer@n	city@0,0.n
city@0,0.n: 2 tiles, worth 4, held by R 1; open at 0,1 e
-:8:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
score: {R: 0, B: 0}
supply: {R: {followers: 7, mayor: 0}, B: {followers: 6, mayor: 1}}

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
$     reeve check -q --rules $T/r $T/game.yaml 2>&1 | sed 2q; done
--- file game.yaml
reeve: 1
rules: house-abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 mayor
--- stdout
$T/game.yaml:5:3: unreadable: abbey.lua:10: majority returns 1099511627776; no number goes beyond 1000000 [script-failed]
      5 | - A: BA.C/180 0,1 mayor
$T/game.yaml:5:3: unreadable: abbey.lua:11: scripts may run 10000000 steps in one document, and this needs more [script-limit]
      5 | - A: BA.C/180 0,1 mayor
$T/game.yaml:5:3: unreadable: abbey.lua:10: majority returns a whole number or nothing, not a text [script-failed]
      5 | - A: BA.C/180 0,1 mayor
$T/game.yaml:5:3: unreadable: abbey.lua:11: feature:winners hangs on majority, and cannot be asked there [script-failed]
      5 | - A: BA.C/180 0,1 mayor

== random games, alone and mixed: judged, formatted, stopped and gone on with, all alike
$ R='--rules fixtures/rulesets'
$ for rules in house-abbey house-abbey+house-fairy+inns+traders+tower; do
$     reeve-fast sim $rules $R --games 30 --seed 3 --players 3 >$T/games.yaml
$     reeve-fast check -q $R $T/games.yaml && reeve-fast fmt $R $T/games.yaml | cmp - $T/games.yaml
$     for turn in 20 45 70; do
$         reeve-fast position --at $turn $R $T/games.yaml >$T/now.yaml
$         reeve-fast position $R $T/now.yaml | cmp - $T/now.yaml
$     done
$     for key in mayor; do echo "$key $(($(grep -c $key $T/games.yaml) > 30))"; done
$ done
--- stdout
mayor 1
mayor 1
