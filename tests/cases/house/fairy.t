# A fairy as the ruleset of a user: fixtures/rulesets/house-fairy. The road of the start tile is closed
# by a village to the west, and then by one to the east.

== a player who places no follower moves the fairy to his own, who scores at his turns and with his road (PD-30, PD-35, PD-36) [PD-30, PD-35, PD-36]
$ reeve score --rules fixtures/rulesets $T/game.yaml
$ reeve check --rules fixtures/rulesets $T/game.yaml
--- file game.yaml <tests/cases/house/fairy.yaml
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0 highwayman@e                                          0     0
  2  B  BA.L 0,-1 monk@c                                                 0     0
  3  R  BA.RFr 2,0                                                       0     0
          R   fairy: moves the fairy to highwayman@1,0.e                   PD-30
  4  B  BA.RFr 3,0                                                       0     0
  5  R  BA.CRRR/180 -1,0                                                 1     0
      +1  R   fairy: beside the fairy                                      PD-35
  6  B  BA.CRRR 4,0                                                     10     0
      +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
      +3  R   fairy: beside the fairy                                      PD-36
  7  R  BA.RFr 5,0                                                      10     0
score after turn 7, B to move, 64 tiles to come: Rosa (R) 10, Ben (B) 0
$T/game.yaml: legal so far: 7 turns, score Rosa (R) 10, Ben (B) 0, B to move
--- stderr

== it is his own follower, and another one each time (PD-31) [PD-31]
% sed "s/fairy: .*/fairy: $f/" $T/game.yaml | reeve check --rules fixtures/rulesets -q -
$ sed 's/^- B: BA.RFr 3,0/&\n- R: BA.RFr -1,0\n  fairy: highwayman@1,0.w/; 1,/3,0/!d' $T/game.yaml | reeve check --rules fixtures/rulesets -q -
$ sed 's/2,0$/2,0 farmer@n/' $T/game.yaml | reeve check --rules fixtures/rulesets -q -
--- file game.yaml <tests/cases/house/fairy.yaml
--- rows f
monk@0,-1
    -:8:10: illegal: it is not the player's own [ruled-out, PD-31]
          8 |   fairy: monk@0,-1
            |          ^~~~~~~~~
      help: Type `fairy: highwayman@1,0.e`.
highwayman@0,0
    -:8:10: illegal: `fairy: highwayman@0,0` means nothing here: no such follower stands there [action-value, PD-30]
          8 |   fairy: highwayman@0,0
            |          ^~~~~~~~~~~~~~
      help: Type `fairy: highwayman@1,0.e`.
highwayman@9,9
    -:8:10: illegal: `fairy: highwayman@9,9` means nothing here: no tile lies there [action-value, PD-30]
          8 |   fairy: highwayman@9,9
            |          ^~~~~~~~~~~~~~
      help: Type `fairy: highwayman@1,0.e`.
knight@1,0 x
    -:8:17: unreadable: `1,0 x` is not a cell [bad-cell]
          8 |   fairy: knight@1,0 x
            |                 ^~~
      help: Type 1,0.
--- stderr
-:11:10: illegal: the fairy stands there [ruled-out, PD-31]
     11 |   fairy: highwayman@1,0.w
        |          ^~~~~~~~~~~~~~~~
  help: Delete `fairy`: it is not possible in this turn.
-:8:10: illegal: a turn has a follower on the tile or `fairy`, not both [two-actions, PD-30]
      8 |   fairy: highwayman@1,0
        |          ^~~~~~~~~~~~~~
  help: Delete one of the two.
--- status 1

== a position has her, and the game goes on from it; at the end she scores once more (PD-38); no follower of hers, no points (PD-37) [PD-37, PD-38]
$ reeve position --at 4 --rules fixtures/rulesets $T/game.yaml | tee $T/now.yaml | tail -n 3
$ reeve score --now --rules fixtures/rulesets $T/now.yaml
$ reeve fmt --rules fixtures/rulesets $T/game.yaml | grep fairy
$ sed 's/, owner: 1//; s/owner: 1, //' $T/now.yaml | reeve score --now --rules fixtures/rulesets - | grep fairy
--- file game.yaml <tests/cases/house/fairy.yaml
--- stdout
score: {R: 0, B: 0}
supply: {R: 6, B: 6}
state: {fairy: {follower: 'highwayman@1,0.e', owner: 1}}
final scoring
      +3  R   fairy: beside the fairy                                      PD-38
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-36
      +3  B   monastery@0,-1.c: 3 tiles, 1 each                             K-36
final score: Rosa (R) 7, Ben (B) 3
Rosa (R) wins
rules: house-fairy
  fairy: highwayman@1,0.e
--- status 1

== legal lists whom she can join, and why says by which rule [PD-30]
$ reeve legal --actions --before 3 --format json --rules fixtures/rulesets $T/game.yaml | head -n 1 | gojq -c .fairy
$ reeve why --rules fixtures/rulesets $T/game.yaml 3 | grep -i fairy
--- file game.yaml <tests/cases/house/fairy.yaml
--- stdout
["highwayman@1,0.e"]
 yes  action      fairy allows `fairy: highwayman@1,0.e`                   PD-30
      rule        fairy, R: moves the fairy to highwayman@1,0.e            PD-30

== random games: played, judged, formatted, and stopped and gone on with, all alike; with builders she stays with followers (PD-40) [PD-40]
$ R='--rules fixtures/rulesets'
% reeve sim $rules $R --games 10 --seed 3 >$T/games.yaml
% reeve check -q $R $T/games.yaml && reeve fmt $R $T/games.yaml | cmp - $T/games.yaml
% grep -c '  fairy: .*\(builder\|pig\)' $T/games.yaml
% for turn in 20 45 70; do
%     reeve position --at $turn $R $T/games.yaml >$T/now.yaml
%     reeve position $R $T/now.yaml | cmp - $T/now.yaml
% done
--- rows rules
house-fairy
    0
house-fairy+traders+tower
    0

== play takes her on the line of a turn (PD-30) [PD-30]
$ printf 'BA.RFr 1,0 highwayman@w\nBA.L 0,-1 monk\nBA.RFr 2,0; fairy: highwayman@1,0\nquit\n' | reeve play --rules fixtures/rulesets $T/new.yaml | tail -n 3
$ tail -n 2 $T/new.yaml
--- file new.yaml
reeve: 1
rules: house-fairy
players: {R: Rosa, B: Ben}
moves: []
--- stdout
  3  R  BA.RFr 2,0                                                       0     0
          R   fairy: moves the fairy to highwayman@1,0.e                   PD-30
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 68 tiles left
- R: BA.RFr 2,0
  fairy: highwayman@1,0.e
