# Sheep as the ruleset of a user: fixtures/rulesets/house-sheep. Tokens are drawn from a bag, lie on
# fields and go back.

== a farmer draws for a field, a wolf empties it, the stable pays
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ reeve position $R --at 3 $T/game.yaml | grep tokens
$ sed 's/drawn: 3/drawn: wolf/' $T/game.yaml | reeve position $R --at 3 - | grep tokens
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
--- file game.yaml <tests/cases/house/sheep.yaml
--- stdout
                                                                         R     B
  1  R  BA.L 0,-1 farmer@n                                               0     0
  2  B  BA.RFr 1,0                                                       0     0
  3  R  BA.RFr 2,0                                                       0     0
          R   sheep: a sheep token (3) goes to field@0,0.s                  HS-2
  4  B  BA.RFr 3,0                                                       0     0
  5  R  BA.RFr 4,0                                                       3     0
          R   sheep: a sheep token (3) is taken from field@0,0.s            HS-2
      +3  R   sheep: the flock goes to the stable                           HS-3
score after turn 5, B to move, 66 tiles to come: Rosa (R) 3, Ben (B) 0
tokens: {sheep: {'field@0,0.s': 3}}

== what was drawn is said, and was in the bag
$ R='--rules fixtures/rulesets'; sed -i '10,$d' $T/game.yaml
% sed "$change" $T/game.yaml | reeve check -q $R -
$ reeve position $R --at 2 $T/game.yaml | sed 's/^score:/tokens: {sheep: {"field@0,0.s": [4, 4]}}\n&/' >$T/empty.yaml
$ sed -n '/graze/,$p' $T/game.yaml | sed '1i moves:\n- R: BA.RFr 2,0' | sed 's/drawn: 3/drawn: 4/' | cat $T/empty.yaml - | reeve check -q $R -
--- file game.yaml <tests/cases/house/sheep.yaml
--- rows change
/drawn:/d
    -:8:10: ambiguous: the record does not say `drawn`, which has 5 possible values here [action-open, HS-2]
          8 |   graze: field@0,0.s
            |          ^~~~~~~~~~~
      help: Add `drawn: 1`, `drawn: 2`, `drawn: 3`, `drawn: 4` or `drawn: wolf`.
s/drawn: 3/drawn: 5/
    -:9:10: unreadable: `5`: it is typed as 1 | 2 | 3 | 4 | wolf [bad-extra]
          9 |   drawn: 5
            |          ^
      help: Type a value that `reeve legal --actions` lists.
s/graze: .*/graze: road@0,0/
    -:8:10: illegal: sheep graze on fields [ruled-out, HS-1]
          8 |   graze: road@0,0
            |          ^~~~~~~~
      help: Type `graze: field@0,0.s`.
s/graze: .*/graze: field@0,0.n/
    -:8:10: illegal: `graze: field@0,0.n` means nothing here: that tile has no such feature there [action-value, HS-1]
          8 |   graze: field@0,0.n
            |          ^~~~~~~~~~~
      help: Type `graze: field@0,0.s`.
/graze:/d
    -:8:10: illegal: `drawn` goes only with `graze` [action-after, HS-2]
          8 |   drawn: 3
            |          ^
      help: Delete `drawn`, or add `graze: field@0,0.s`.
s/drawn: 3/stable: field@0,0.s/
    -:9:11: illegal: a turn has `graze` or `stable`, not both [two-actions, HS-3]
          9 |   stable: field@0,0.s
            |           ^~~~~~~~~~~
      help: Delete one of the two.
--- stderr
-:15:10: illegal: `drawn: 4` means nothing here: none of these is left [action-value, HS-2]
     15 |   drawn: 4
        |          ^
  help: Type `drawn: 1`, `drawn: 2`, `drawn: 3` or `drawn: wolf`.
--- status 1

== each box of a user alone, and all with boxes of the engine: games, positions and forms agree
$ R='--rules fixtures/rulesets'
% reeve sim $R $rules --players 3 --games 3 --seed 5 >$T/games.yaml
% reeve check -q $R $T/games.yaml && reeve fmt $R $T/games.yaml | cmp - $T/games.yaml
% for at in 9 40 70; do
%     reeve position $R --at $at $T/games.yaml >$T/at.yaml
%     reeve check -q $R $T/at.yaml && reeve position $R $T/at.yaml | cmp - $T/at.yaml
% done
$ reeve sim $R house-sheep --policy greedy --games 1 --seed 2 | reeve check -q $R -
$ reeve sim $R house-sheep --games 1 --seed 4 | sed '/^result/d; 70,$d' | reeve odds $R --games 20 --seed 1 - | head -n 3
--- rows rules
house-fairy
house-sheep
inns+traders+tower+house-fairy+house-festival+house-sheep
--- stdout
17 tiles left; 20 games played from here, policy greedy; 95 % intervals
  W    100.0 % (83.9 to 100.0)   72.8 points (67.2 to 78.5)
  B      0.0 % (0.0 to 16.1)     20.9 points (18.6 to 23.1)

== score as JSON tells each key of the script as an event, and which key led to what
$ reeve score --format json --rules fixtures/rulesets $T/game.yaml | gojq -c '.events[], .items[] | [.turn, .key, .kind, .what, .feature, .note, .points, .rule]'
--- file game.yaml <tests/cases/house/sheep.yaml
--- stdout
[3,"graze","graze","action","field@0,0.s","field@0,0.s",0,"HS-1"]
[3,"drawn","drawn","action","","3",0,"HS-2"]
[3,"drawn","rule","ruled","field@0,0.s","a sheep token (3) goes to field@0,0.s",0,"HS-2"]
[5,"stable","stable","action","field@0,0.s","field@0,0.s",0,"HS-3"]
[5,"stable","rule","ruled","field@0,0.s","a sheep token (3) is taken from field@0,0.s",0,"HS-2"]
[5,"stable","rule",null,"","the flock goes to the stable",3,"HS-3"]
