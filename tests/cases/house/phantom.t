# The Phantom as the ruleset of a user: fixtures/rulesets/house-phantom. A second figure in a turn is
# an action that deploys it.

== the phantom follows the follower, on another feature, and stays or comes home as usual [PH-2, PH-5]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ sed 's/BA.RrC/BA.C/; s/road@0,1.n/field@0,1.n/' $T/game.yaml | reeve score $R - | sed -n '/^  1/,/^  2/p'
$ reeve why $R $T/game.yaml 1 | grep phantom
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
$ reeve position $R $T/game.yaml | tee $T/now.yaml | tail -n 8
$ reeve position $R $T/now.yaml | cmp - $T/now.yaml
$ reeve legal $R --actions --before 2 --format json $T/game.yaml | head -n 1 | gojq -c '.second'
--- file game.yaml <tests/cases/house/phantom.yaml
--- stdout
                                                                         A     B
  1  A  BA.RrC/180 0,1 knight@s                                          4     0
          A   phantom: a phantom goes to road@0,1.n                         PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
  2  B  BA.RFr 1,0 highwayman@e                                          4     0
score after turn 2, A to move, 69 tiles to come: Ann (A) 4, Ben (B) 0
  1  A  BA.C/180 0,1 knight@s                                            4     0
          A   phantom: a phantom goes to field@0,1.n                        PH-2
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
  2  B  BA.RFr 1,0 highwayman@e                                          4     0
 yes  action      phantom allows `second: road@0,1.n`; possible besides:
      rule        phantom, A: a phantom goes to road@0,1.n                  PH-2
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': BA.RrC/180 A:phantom:highwayman@n
  '1,0': BA.RFr B:highwayman@e
score: {A: 4, B: 0}
supply: {A: {followers: 7, phantom: 0}, B: {followers: 6, phantom: 1}}
["field@0,0.ne","road@0,0.e","field@0,0.s"]

== it is placed by the usual rules, and only once [PH-3, PH-4]
$ R='--rules fixtures/rulesets'
% sed "s/second: .*/second: $second/" $T/game.yaml | reeve check -q $R - 2>&1 | head -n 1
$ sed 's/knight/phantom:knight/' $T/game.yaml | reeve check -q $R - 2>&1 | head -n 1
$ sed 's/ knight@s//' $T/game.yaml | reeve check $R -
$ sed 's/^- B: .*/&\n  second: road@1,0.e/' $T/game.yaml | reeve check -q $R - 2>&1 | head -n 1
--- file game.yaml <tests/cases/house/phantom.yaml
--- rows second
city@0,1.s
    -:6:11: illegal: nobody may be placed there [ruled-out, PH-4]
road@0,0
    -:6:11: illegal: nobody may be placed there [ruled-out, PH-4]
field@0,0
    -:6:11: illegal: `second: field@0,0` means nothing here: that tile has several; the place is missing, like .n after the cell [action-value, PH-2]
field@5,5
    -:6:11: illegal: `second: field@5,5` means nothing here: no tile lies there [action-value, PH-2]
road
    -:6:11: unreadable: `road` names no feature: its cell is missing [bad-feature]
--- stdout
-:6:11: illegal: it is not in hand [ruled-out, PH-5]
-: legal so far: 2 turns, score Ann (A) 0, Ben (B) 0, A to move
-:8:11: illegal: nobody may be placed there [ruled-out, PH-4]

== what a script is told of a placement: not where nobody is placed, and not in the hook that decides it
$ mkdir $T/r; cp -r fixtures/rulesets/house-phantom $T/r; cd $T/r; cp house-phantom/phantom.lua $T/all
$ sed -i 's/ knight@s//; $d' $T/game.yaml
% sed "$edit" $T/all >house-phantom/phantom.lua; reeve check -q --rules . $T/game.yaml 2>&1 | head -n 1
--- file game.yaml <tests/cases/house/phantom.yaml
--- rows edit
s/  actions = {/  hooks = {may_deploy = function(_, feature) return feature:kind() == "road" and "not today" end},\n&/
    $T/game.yaml:6:11: illegal: nobody may be placed there [ruled-out, PH-4]
s/  actions = {/  hooks = {may_deploy = function() while true do end end},\n&/
    $T/game.yaml:5:3: unreadable: phantom.lua:11: scripts may run 10000000 steps in one document, and this needs more [script-limit]
s/  actions = {/  hooks = {may_deploy = function(_, feature) return feature:may_deploy() end},\n&/
    $T/game.yaml:5:3: unreadable: phantom.lua:11: feature:may_deploy depends on may_deploy, and cannot be asked there [script-failed]
s/may_deploy("phantom")/may_deploy("ghost")/
    $T/game.yaml:5:3: unreadable: phantom.lua:21: there is no figure `ghost` [script-failed]

== random games, alone and mixed: judged, formatted, stopped and gone on with, all alike
$ R='--rules fixtures/rulesets'
% reeve-fast sim $rules $R --games 10 --seed 3 --players 3 >$T/games.yaml
% reeve-fast check -q $R $T/games.yaml && reeve-fast fmt $R $T/games.yaml | cmp - $T/games.yaml
% for turn in 20 45 70; do
%     reeve-fast position --at $turn $R $T/games.yaml >$T/now.yaml
%     reeve-fast position $R $T/now.yaml | cmp - $T/now.yaml
% done
% echo "second $(($(grep -c second $T/games.yaml) > 9))"
--- rows rules
house-phantom
    second 1
house-phantom+house-abbey+inns+traders+tower
    second 1
