# The Festival as the ruleset of a user: fixtures/rulesets/house-festival. A follower comes home in
# place of placing one, and a key of a script is as good as one of the engine.

== who lays a festival takes a follower home, and `why`, `fmt` and `position` know of it
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ reeve why $R $T/game.yaml 3 | grep -e action -e festival -e home
$ reeve fmt $R $T/game.yaml | cmp - $T/game.yaml
$ reeve position $R --at 3 $T/game.yaml | tail -n 2
$ reeve schema $R house-festival | gojq -c '.properties.moves | .. | .properties? | select(.back?) | .back.description'
--- file game.yaml <tests/cases/house/festival.yaml
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0 highwayman@e                                          0     0
  2  B  BA.RFr 2,0                                                       0     0
  3  R  FE.C/90 0,-1                                                     0     0
          R   festival: a follower comes home from road@0,0.e               FE-2
  4  B  BA.RRR 3,0                                                       0     0
score after turn 4, R to move, 77 tiles to come: Rosa (R) 0, Ben (B) 0
 yes  action      festival allows `back: highwayman@1,0.e`                  FE-2
      rule        festival, R: a follower comes home from road@0,0.e        FE-2
      come home   1 follower of R comes home, for the next turn             K-19
score: {R: 0, B: 0}
supply: {R: 7, B: 7}
"Instead of a follower: the follower of the player that comes home (FE-2)."

== it is refused with the reason and the rule of the script, and read as any key is
% sed "\$d; s/@1,0.e/@1,0/; $change" $T/game.yaml | reeve check -q --rules fixtures/rulesets -
--- file game.yaml <tests/cases/house/festival.yaml
--- rows change
s/FE.C.90 0,-1/BA.L 0,-1/
    -:8:9: illegal: the tile shows no festival [ruled-out, FE-2]
          8 |   back: highwayman@1,0
            |         ^~~~~~~~~~~~~~
      help: Delete `back`: it is not possible in this turn.
s/back: .*/back: highwayman@2,0/
    -:8:9: illegal: `back: highwayman@2,0` means nothing here: no such follower stands there [action-value, FE-2]
          8 |   back: highwayman@2,0
            |         ^~~~~~~~~~~~~~
      help: Type `back: highwayman@1,0.e`.
s/back: .*/back: highwayman@9,9/
    -:8:9: illegal: `back: highwayman@9,9` means nothing here: no tile lies there [action-value, FE-2]
          8 |   back: highwayman@9,9
            |         ^~~~~~~~~~~~~~
      help: Type `back: highwayman@1,0.e`.
s/back: .*/back: knight1,0/
    -:8:9: unreadable: `knight1,0`: a follower is ROLE@CELL, or ROLE@CELL.PLACE where the tile has several [bad-extra]
          8 |   back: knight1,0
            |         ^~~~~~~~~
      help: Type it as knight@1,2, or knight@1,2.n.
s/back:/bac:/
    -:8:3: unreadable: unknown key `bac` in an entry of moves [unknown-key]
          8 |   bac: highwayman@1,0
            |   ^~~
      help: did you mean `back`?
s/FE.C.90 0,-1/& farmer@n/
    -:8:9: illegal: a turn has a follower on the tile or `back`, not both [two-actions, FE-2]
          8 |   back: highwayman@1,0
            |         ^~~~~~~~~~~~~~
      help: Delete one of the two.
s/back: .*/back: [a, b]/
    -:8:9: unreadable: back must be a word, not a list [wrong-type]
          8 |   back: [a, b]
            |         ^
      help: Type it as in `back: role@cell[.where]`.
s/R: FE.*/R: none/
    -:8:9: illegal: a turn without a tile allows no `back` [none-uses, K-10]
          8 |   back: highwayman@1,0
            |         ^~~~~~~~~~~~~~
      help: Delete that key from the entry.
--- status 1

== legal lists it beside the followers, and random games use it
$ R='--rules fixtures/rulesets'
$ sed -i '7,$d' $T/game.yaml
$ reeve legal $R --actions --tile FE.C $T/game.yaml | head -n 4
$ reeve legal $R --actions --tile FE.C --format json $T/game.yaml | head -n 1 | gojq -c '.back'
$ reeve legal $R --actions --tile BA.L --format json $T/game.yaml | head -n 1 | gojq -c '.back'
$ reeve sim $R house-festival --games 4 --seed 1 >$T/games.yaml
$ grep -c back: $T/games.yaml
$ reeve check -q $R $T/games.yaml
$ reeve fmt $R $T/games.yaml | cmp - $T/games.yaml
--- file game.yaml <tests/cases/house/festival.yaml
--- stdout
tile FE.C for Rosa (R)
everywhere: back highwayman@1,0.e
0,-1  90°               farmer@n knight@e
      180°              farmer@n knight@s
["highwayman@1,0.e"]
[]
4
