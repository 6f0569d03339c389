# Rules of carcassonne and tower written again in YAML and Lua: fixtures/rulesets/lua-abbots, lua-tower.
# tests/run/alike.lua compares games; here is what a player reads.

== the abbot comes home once, to a player who has him on the table (K-45) [K-45, K-46]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | grep -A 2 '3,0'
$ sed 's/home: abbot/&@0,-1/' $T/game.yaml | reeve check -q $R - && echo legal
% sed "s/home: abbot/home: $home/" $T/game.yaml | reeve check -q $R -
$ sed 's/^- B: BA.RFr 2,0/&\n  home: abbot/' $T/game.yaml | reeve check -q $R -
--- file game.yaml
reeve: 1
rules: lua-abbots
options: {abbot: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1 abbot
- B: BA.RFr 1,0
- R: BA.RFr -1,0
- B: BA.RFr 2,0
- R: BA.RFr 3,0
  home: abbot
--- rows home
abbot@1,0
    -:11:9: illegal: it stands on another tile [ruled-out, K-45]
         11 |   home: abbot@1,0
            |         ^~~~~~~~~
      help: Type `home: abbot`.
monk
    -:11:9: unreadable: `monk`: it is typed as abbot[@cell] [bad-extra]
         11 |   home: monk
            |         ^~~~
      help: Type a value that `reeve legal --actions` lists.
--- stdout
  5  R  BA.RFr 3,0                                                       4     0
      +4  R   monastery@0,-1.c: 4 tiles, 1 each                             K-36
          R   abbots: an abbot comes home from monastery@0,-1.c             K-45
legal
--- stderr
-:10:9: illegal: it is in hand [ruled-out, K-45]
     10 |   home: abbot
        |         ^~~~~
  help: Delete `home`: it is not possible in this turn.
--- status 1

== a tower captures, a follower on top closes it, and prisoners are exchanged (T-6, T-9, T-14, T-19, T-20, T-29, T-37) [T-20, T-37]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml
$ reeve position --at 3 $R $T/game.yaml | tail -n 4 | tee $T/end
$ reeve position --at 3 $R $T/game.yaml | reeve position $R - | tail -n 4 | cmp - $T/end
$ reeve position --at 3 $R $T/game.yaml | sed 's/^away:.*/away: {W: [small, queen], B: 1}/' | reeve check -q $R -
$ reeve position --at 3 $R $T/game.yaml | sed 's/^away: {/&W: [small, small, small, small, small, small], /' | reeve check -q $R -
$ reeve why $R $T/game.yaml 3
% sed "s/capture: 'B.*/capture: '$capture'/" $T/game.yaml | reeve check -q $R -
$ sed '/tower: 0,-1/d' $T/game.yaml | reeve check -q $R -
--- file game.yaml
reeve: 1
rules: lua-tower
players: {W: Anna, B: Ben}
moves:
- W: TO.FG 0,-1
  tower: 0,-1
- B: BA.L 0,-2 monk
- W: BA.RFr 1,0
  tower: 0,-1
  capture: 'B:monk@0,-2'
--- rows capture
B:knight@1,0
    -:10:13: illegal: `capture: B:knight@1,0` means nothing here: no such follower stands there [action-value, T-18]
         10 |   capture: 'B:knight@1,0'
            |             ^~~~~~~~~~~~
      help: Type `capture: B:monk@0,-2.c`.
W:monk@0,-1
    -:10:13: illegal: `capture: W:monk@0,-1` means nothing here: no such follower stands there [action-value, T-18]
         10 |   capture: 'W:monk@0,-1'
            |             ^~~~~~~~~~~
      help: Type `capture: B:monk@0,-2.c`.
B:top@0,-2
    -:10:13: illegal: no such follower stands on a tower there [ruled-out, T-18]
         10 |   capture: 'B:top@0,-2'
            |             ^~~~~~~~~~
      help: Type `capture: B:monk@0,-2.c`.
--- stdout
                                                                         W     B
  1  W  TO.FG 0,-1                                                       0     0
          W   towers: places a piece on the tower at 0,-1                    T-6
  2  B  BA.L 0,-2 monk@c                                                 0     0
  3  W  BA.RFr 1,0                                                       0     0
          W   towers: places a piece on the tower at 0,-1                    T-6
          B   towers: a follower of B leaves monastery@0,-2.c               T-18
score after turn 3, B to move, 86 tiles to come: Anna (W) 0, Ben (B) 0
score: {W: 0, B: 0}
supply: {W: 7, B: 6}
away: {B: [small]}
state: {towers: {p12: 1, pieces1: 8, pieces2: 10, t0_m1: 2}}
turn 3, Anna (W): BA.RFr 1,0: legal
 yes  turn        it is the turn of Anna (W)                                 K-7
 yes  tile        tile BA.RFr is still to come                               K-3
 yes  cell        1,0 is free                                                K-8
 yes  attached    its west side lies against tile BA.RCr at 0,0              K-8
 yes  side        west: a road against a road of tile BA.RCr at 0,0          K-9
      open        field@0,0.ne counts only at the end                       K-29
      open        road@0,0.e is open at 0,0 (west), 1,0 (east)              K-26
      open        field@0,0.s counts only at the end                        K-29
 yes  action      towers allows `tower: 0,-1`                                T-6
      rule        towers, W: places a piece on the tower at 0,-1             T-6
 yes  action      towers allows `capture: B:monk@0,-2.c`                    T-18
      rule        towers, B: a follower of B leaves monastery@0,-2.c        T-18
score after it: Anna (W) 0, Ben (B) 0
--- stderr
-:12:19: unreadable: `queen`: a figure that is away: small [bad-extra]
     12 | away: {W: [small, queen], B: 1}
        |                   ^~~~~
  help: Type small.
-:12:30: unreadable: B must be a list, not a word [wrong-type]
     12 | away: {W: [small, queen], B: 1}
        |                              ^~
  help: Type it as reeve-record(5) shows for this key.
-:11:13: inconsistent: W has 1 follower in supply, not 7: 6 are on the board or away [position-supply, K-4]
     11 | supply: {W: 7, B: 6}
        |             ^
  help: Type 1, or leave `supply` out.
-:8:13: illegal: `capture` goes only with `tower` [action-after, T-18]
      8 |   capture: 'B:monk@0,-2'
        |             ^~~~~~~~~~~
  help: Delete `capture`, or add `tower: 0,-1`.
--- status 1

== rules of a figure that is extended are taken away by none, and by nothing else
$ mkdir -p $T/r/mine; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nedition: ours\nfigures: {abbot: {home: RULE}}\n' >$T/r/mine/ruleset.yaml
$ cp $T/r/mine/ruleset.yaml $T/all; cd $T/r
% sed "s/RULE/$rule/" $T/all >mine/ruleset.yaml; reeve rules --check mine
--- rows rule
none
    mine: fine: mine, tiles 32, options 6, rules 46, scripts 0
K-46
    mine: fine: mine, tiles 32, options 6, rules 46, scripts 0
nothing
    mine/ruleset.yaml:6:25: there is no rule nothing under `rules`
          6 | figures: {abbot: {home: nothing}}
            |                         ^~~~~~~
--- status 3

== lists of actions and odds ask scripts often, and have steps for that
$ R='--rules fixtures/rulesets'
$ reeve sim lua-tower $R --players 6 --games 1 --seed 11 >$T/game.yaml
$ reeve legal $R --actions --before 70 $T/game.yaml | tail -n 1
$ reeve odds $R --games 2 --seed 1 --at 70 $T/game.yaml | grep -c %
--- stdout
66 placements
7

== the tower that is written again takes no builder beside traders, and lists none [T-22]
$ reeve check -q --rules fixtures/rulesets $T/game.yaml
$ reeve legal --rules fixtures/rulesets --actions --before 1 $T/game.yaml | grep -o 'takes.*' | sort -u
--- file game.yaml
reeve: 1
rules: [traders, lua-tower]
players: {R: Red, B: Blue}
to_move: B
score: {R: 5, B: 0}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.RFr R:builder@e R:farmer@n
  '1,-2': BA.RFr R:highwayman@e
moves:
- B: BA.L 0,-3
  tower: 0,-1
  capture: R:builder@0,-2
--- stdout
takes R:farmer@0,-2.n
--- stderr
$T/game.yaml:14:12: illegal: it is no follower [ruled-out, T-22]
     14 |   capture: R:builder@0,-2
        |            ^~~~~~~~~~~~~~
  help: Type `capture: R:farmer@0,-2.n`.

== the tower that is written again takes the figures of other boxes, and gives them back in exchange [T-18, T-37, T-38]
$ R='--rules fixtures/rulesets'
$ reeve score $R $T/game.yaml | sed -n '/^  3/,$p'
$ reeve position $R --at 2 $T/game.yaml | tail -n 3
$ reeve legal $R --actions --before 4 --format json $T/game.yaml | gojq -c .exchange | uniq
% sed "$edit" $T/game.yaml | reeve check -q $R - 2>&1 | sed -n '1p;/help/p'
$ for box in house-phantom house-abbey; do
$     reeve sim lua-tower+$box $R --games 10 --players 3 --seed 2 | reeve check -q $R - && echo legal; done
--- file game.yaml
reeve: 1
rules: [lua-tower, house-phantom]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '0,-2': BA.L R:phantom:monk@c
  '-1,-1': BA.L B:monk@c
  '0,1': BA.RrC/180 R:farmer@ne
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:phantom:monk@0,-2
- R: BA.RFr 2,0
- B: BA.RFr 3,0
  tower: 0,-1
  capture: R:farmer@0,1
- R: BA.RFr 4,0
  tower: 0,-1
  capture: B:monk@-1,-1
  exchange: phantom
--- rows edit
s/exchange: .*/exchange: big/
    -:22:13: illegal: it is not among the prisoners [ruled-out, T-38]
      help: Type `exchange: small` or `exchange: phantom`.
s/exchange: .*/exchange: farmer/
    -:22:13: unreadable: `farmer`: a figure belongs here: phantom, small [bad-extra]
      help: Type phantom for a phantom, small for any other.
/exchange:/d
    -:21:12: ambiguous: the record does not say `exchange`, which has 2 possible values here [action-open, T-38]
      help: Add `exchange: small` or `exchange: phantom`.
/3,0/{s/$/\n  top: phantom 0,-1/;q}
    -:17:8: illegal: only a small or a large follower stands on top [ruled-out, T-9]
      help: Type `top: 0,-1`.
/3,0/{s/$/\n  top: abbot 0,-1/;q}
    -:17:8: illegal: an abbot does not stand on top [ruled-out, T-34]
      help: Type `top: 0,-1`.
--- stdout
  3  B  BA.RFr 3,0                                                       0     0
          B   towers: places a piece on the tower at 0,-1                    T-6
          R   towers: a small follower of R leaves field@0,1.ne             T-18
  4  R  BA.RFr 4,0                                                       0     0
          R   towers: places a piece on the tower at 0,-1                    T-6
          B   towers: a small follower of B leaves monastery@-1,-1.c        T-18
          R   towers: a phantom of R comes back                             T-38
          B   towers: a small follower of B comes back                      T-38
score after turn 4, B to move, 81 tiles to come: Red (R) 0, Blue (B) 0
supply: {R: {followers: 6, phantom: 0}, B: {followers: 6, phantom: 1}}
away: {R: [phantom]}
state: {towers: {figure4: phantom, p21: 1000000, pieces2: 9, t0_m1: 1}}
{"B:monk@-1,-1.c":["small","phantom"]}
legal
legal
