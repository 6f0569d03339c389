# Prisoners, exchange and ransom: T-37 … T-47, T-49.

== two who hold a follower of each other exchange them at once, and both go to the supply [T-37, T-39, T-47]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | sed -n '/^score/,$p'
$ sed '/capture/d' $T/game.yaml | reeve position | grep prisoners
--- file game.yaml
reeve: 1
rules: tower
players: {R: Rita, B: Bert, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L R:monk
prisoners: {R: [B, B], G: [R]}
to_move: B
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:monk@1,-1
--- stdout
                                                                   R     B     G
  1  B  BA.RFr 1,0                                                 0     0     0
          B   places piece 1 on the tower at 0,-1                            T-6
          B   takes R's monk at 1,-1 prisoner                               T-20
          B   and R exchange prisoners: a follower of B, a follower of R    T-37
score after turn 1, G to move, 86 tiles to come: Rita (R) 0, Bert (B) 0, Gina (G) 0
score: {R: 0, B: 0, G: 0}
towers: {'0,-1': 1}
prisoners: {R: [B], G: [R]}
supply: {R: {followers: 6, towers: 9}, B: {followers: 6, towers: 8}, G: {followers: 7, towers: 9}}
prisoners: {R: [B, B], G: [R]}

== whose follower is among several chooses which comes back; where they are alike there is nothing to say [T-38]
% { cat $T/game.yaml; echo "  exchange: $exchange"; } | reeve position | grep -E '^(prisoners|supply)'
$ sed 's/B big, //' $T/game.yaml | reeve position | grep -E '^(prisoners|supply)'
$ reeve check $T/game.yaml
--- file game.yaml <tests/cases/tower/prisoners.yaml
--- rows exchange
small
    prisoners: {R: [B, B big]}
    supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 6, big: 0, towers: 9}}
big
    prisoners: {R: [B, B]}
    supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 5, big: 1, towers: 9}}
--- stdout
prisoners: {R: [B]}
supply: {R: {followers: 7, big: 1, towers: 10}, B: {followers: 6, big: 1, towers: 9}}
$T/game.yaml: ambiguous: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
--- stderr
$T/game.yaml:14:12: ambiguous: the record does not say which follower of B comes back from R: B chooses [exchange-open, T-38, exchange_choice: owner]
     14 |   capture: R:monk@1,-1
        |            ^~~~~~~~~~~
  help: Add `exchange: small` or `exchange: big`.
--- status 1

== in the original rules the player who holds them chooses; the record says whom all the same [T-53]
% reeve check -q --option exchange_choice=$choice $T/game.yaml 2>&1
% { cat $T/game.yaml; echo "  exchange: big"; } >$T/big.yaml
% reeve why --option exchange_choice=$choice --at 1 $T/big.yaml | grep -A1 chooses
% reeve score --option exchange_choice=$choice $T/big.yaml | grep exchange
% reeve sim tower --option exchange_choice=$choice --option big_follower=true --games 40 --seed 5 | reeve check --format json | gojq -r .verdict | sort | uniq -c
$ sed 's/B big, //' $T/game.yaml | reeve check -q --option exchange_choice=captor && echo legal
--- file game.yaml <tests/cases/tower/prisoners.yaml
--- rows choice
owner
    $T/game.yaml:14:12: ambiguous: the record does not say which follower of B comes back from R: B chooses [exchange-open, T-38, exchange_choice: owner]
         14 |   capture: R:monk@1,-1
            |            ^~~~~~~~~~~
      help: Add `exchange: small` or `exchange: big`.
     yes  capture     B chooses which follower of B comes back
                      [exchange_choice: owner]                                  T-38
              B   and R exchange prisoners: a large follower of B, a follower
         40 legal
captor
    $T/game.yaml:14:12: ambiguous: the record does not say which follower of B comes back from R: R chooses [exchange-open, T-53, exchange_choice: captor]
         14 |   capture: R:monk@1,-1
            |            ^~~~~~~~~~~
      help: Add `exchange: small` or `exchange: big`.
     yes  capture     R chooses which follower of B comes back
                      [exchange_choice: captor]                                 T-53
              B   and R exchange prisoners: a large follower of B, a follower
         40 legal
--- stdout
legal

== what cannot be exchanged: a figure that is not held, and anything when there is no exchange [T-38]
% { cat $T/game.yaml; printf "  $keys\n"; } | reeve check -q 2>&1 | grep illegal
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita, G: Gina}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer
  '1,-1': BA.L R:monk
  '-1,-1': BA.L G:monk
prisoners: {R: [B]}
moves:
- B: BA.RFr 1,0
  tower: 0,-1
--- rows keys
capture: R:monk@1,-1\n  exchange: big
    -:15:13: illegal: `exchange: big` brings nobody back: it is not among the prisoners [no-exchange, T-38]
capture: G:monk@-1,-1\n  exchange: small
    -:15:13: illegal: `exchange: small` brings nobody back: this capture leads to no exchange [no-exchange, T-38]
capture: B:farmer@0,-1\n  exchange: small
    -:15:13: illegal: `exchange: small` brings nobody back: this capture leads to no exchange [no-exchange, T-38]
exchange: small
    -:14:13: illegal: `exchange: small` brings nobody back: it goes only with `capture` [no-exchange, T-38]

== a follower is bought back for 3 points, which the captor gets, and can be placed in the same turn [T-40, T-44, T-47]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | sed -n '/^score/,$p'
$ sed '/ransom/d' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer
  '1,-1': BA.L B:monk
  '-1,-1': TO.L B:monk
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
  '-1,-2': BA.L B:monk
score: {B: 10, R: 4}
prisoners: {R: [B]}
supply: {B: 0, R: 7}
moves:
- B: BA.RFr 1,0 highwayman
  ransom: R
--- stdout
                                                                         B     R
  1  B  BA.RFr 1,0 highwayman@e                                          7     7
      -3  B   ransom: buys a follower back from R                           T-40
      +3  R   ransom: for a follower of B                                   T-40
score after turn 1, R to move, 82 tiles to come: Bert (B) 7, Rita (R) 7
score: {B: 7, R: 7}
supply: {B: {followers: 0, towers: 10}, R: {followers: 7, towers: 10}}
--- stderr
-:16:17: illegal: B has no follower left [no-follower, K-16]
     16 | - B: BA.RFr 1,0 highwayman
        |                 ^~~~~~~~~~
  help: Delete the follower from the turn, or look for one that should have come back.
--- status 1

== a ransom gives no second action [T-8, T-44]
$ { cat $T/game.yaml; printf '  ransom: R\n  tower: 0,-1\n'; } | reeve check -q
$ { sed 's/ highwayman//' $T/game.yaml; printf '  ransom: R\n  tower: 0,-1\n'; } | reeve check -q
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
score: {B: 10, R: 4}
prisoners: {R: [B]}
moves:
- B: BA.RFr 1,0 highwayman
--- stderr
-:10:10: illegal: a turn has a follower on the tile or a tower piece, not both [two-actions, T-8]
     10 |   tower: 0,-1
        |          ^~~~
  help: Delete one of the two.
--- status 0

== one ransom a turn, from whomever; in the next turn there is another [T-41]
% { cat $T/game.yaml; printf -- "- B: BA.RFr 1,0\n  ransom: $ransom\n"; } >$T/turn.yaml
% reeve check -q $T/turn.yaml 2>&1 | grep illegal
$ printf -- '- R: BA.RFr 2,0\n- G: BA.RFr 3,0\n- B: BA.RFr 4,0\n  ransom: G\n' >>$T/turn.yaml
$ reeve check $T/turn.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita, G: Gina}
board: {'0,0': BA.RCr}
score: {B: 10, R: 4}
prisoners: {R: [B, B], G: [B]}
moves:
--- rows ransom
[R, G]
    $T/turn.yaml:9:15: illegal: B has bought a follower back in this turn already [ransom-twice, T-41]
[R, R]
    $T/turn.yaml:9:15: illegal: B has bought a follower back in this turn already [ransom-twice, T-41]
R
--- stdout
$T/turn.yaml: legal so far: 4 turns, score Bert (B) 4, Rita (R) 7, Gina (G) 3, R to move

== a large follower costs 3, too [T-42]
$ reeve position $T/game.yaml | sed -n '/^score/,$p'
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr}
score: {B: 3, R: 0}
prisoners: {R: [B, B big]}
moves:
- B: BA.RFr 1,0
  ransom: R big
--- stdout
score: {B: 0, R: 3}
prisoners: {R: [B]}
supply: {B: {followers: 6, big: 1, towers: 10}, R: {followers: 7, big: 1, towers: 10}}

== who has fewer than 3 points cannot pay, or owes them [T-43]
% sed "s/POINTS/$points/" $T/game.yaml >$T/turn.yaml
% for option in true false; do
%     reeve check -q --option ransom_needs_points=$option $T/turn.yaml 2>&1 | grep illegal
%     reeve position --option ransom_needs_points=$option $T/turn.yaml 2>/dev/null | grep score
% done
$ reeve position --option ransom_needs_points=false $T/turn.yaml >$T/position.yaml && reeve position $T/position.yaml | diff - $T/position.yaml
$ sed 's/POINTS/2/' $T/game.yaml | reeve position --option ransom_needs_points=false >$T/position.yaml
$ reeve position $T/position.yaml | diff - $T/position.yaml
$ reeve check $T/position.yaml
$ reeve check -q --option ransom_needs_points=true $T/position.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr}
score: {B: POINTS, R: 5}
prisoners: {R: [B]}
moves:
- B: BA.RFr 1,0
  ransom: R
--- rows points
0
    $T/turn.yaml:9:11: illegal: B has 0 points and cannot pay a ransom of 3 [ransom-points, T-43, ransom_needs_points: true]
    score: {B: 0, R: 5}
    score: {B: -3, R: 8}
2
    $T/turn.yaml:9:11: illegal: B has 2 points and cannot pay a ransom of 3 [ransom-points, T-43, ransom_needs_points: true]
    score: {B: 2, R: 5}
    score: {B: -1, R: 8}
3
    score: {B: 0, R: 8}
    score: {B: 0, R: 8}
--- stdout
$T/position.yaml: position consistent: score Bert (B) -1, Rita (R) 8, R to move
--- stderr
$T/position.yaml:9:12: inconsistent: B cannot have -1 points [position-score, T-43]
      9 | score: {B: -1, R: 8}
        |            ^~
  help: Type the points so far, including all laps of the track.
--- status 1

== a score below 0 that was noted is compared like any other [T-43, K-26]
$ { cat $T/game.yaml; echo '  score: {B: -1, R: 3}'; } | reeve check
$ { cat $T/game.yaml; echo '  score: {B: 0, R: 3}'; } | reeve check -q
--- file game.yaml
reeve: 1
rules: tower-c1
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr}
score: {B: 2}
prisoners: {R: [B]}
moves:
- B: BA.RFr 1,0
  ransom: R
--- stdout
-: legal so far: 1 turn, score Bert (B) -1, Rita (R) 3, R to move
--- stderr~
-:10:14: wrong: B has -1 after this turn, not 0 [wrong-score, K-26]
--- status 1

== a ransom is paid at any time of the turn: with the points that it scores, too, but then the action is over [T-40, T-44, K-40]
$ reeve score $T/game.yaml
$ reeve check -q $T/full.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr, '0,1': BA.CFc.1/90 B:knight, '0,-1': TO.L}
prisoners: {R: [B]}
moves:
- B: BA.C/180 0,2           # completes his city: 6 points
  ransom: R
--- file full.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight
  '0,-1': TO.L B:monk
  '1,-1': BA.L B:monk
  '-1,-1': BA.L B:monk
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
prisoners: {R: [B]}
moves:
- B: BA.C/180 0,2 farmer    # paid after scoring, he comes too late
  ransom: R
--- stdout
                                                                         B     R
  1  B  BA.C/180 0,2                                                     3     3
      +6  B   city@0,0.n: 3 tiles, 2 each                                   K-22
      -3  B   ransom: buys a follower back from R                           T-40
      +3  R   ransom: for a follower of B                                   T-40
score after turn 1, R to move, 86 tiles to come: Bert (B) 3, Rita (R) 3
--- stderr~
illegal: B has no follower left: with 0 points the ransom could not be paid before the tile was scored [no-follower, T-43, ransom_needs_points: true]
help: under tower-c1, or with ransom_needs_points=false: legal
--- status 1

== only followers of one's own are bought back, from whoever holds them [T-45]
% sed "s/RANSOM/$ransom/" $T/game.yaml | reeve check -q 2>&1 | grep illegal || echo legal
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita, G: Gina}
board: {'0,0': BA.RCr}
score: {B: 10, R: 4}
prisoners: {R: [G], G: [B big]}
moves:
- B: BA.RFr 1,0
  ransom: RANSOM
--- rows ransom
R
    -:10:11: illegal: R holds no follower of B [no-prisoner, T-45]
B
    -:10:11: illegal: B holds no follower of B [no-prisoner, T-45]
G big
    legal
R big
    -:10:11: illegal: R holds no large follower of B [no-prisoner, T-45]
--- status 0

== prisoners are worth nothing at the end [T-46]
$ reeve score --now $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr, '0,1': BA.CFc.1/90 R:knight}
prisoners: {R: [B, B, B]}
--- stderr~
[position-assumed]
--- stdout
final scoring
      +2  R   city@0,0.n: 2 tiles, 1 each                                   K-36
final score: Bert (B) 0, Rita (R) 2
Rita (R) wins

== an eye for an eye: without ransom prisoners come back by exchange only [T-49]
$ reeve check -q $T/game.yaml
$ sed 's/ransom: R/tower: 0,-1/; $a\  capture: R:monk@1,-1' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: tower
options: {ransom: false}
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': BA.L R:monk}
score: {B: 10, R: 4}
prisoners: {R: [B]}
moves:
- B: BA.RFr 1,0
  ransom: R
--- stdout
-: legal so far: 1 turn, score Bert (B) 10, Rita (R) 4, R to move
--- stderr
$T/game.yaml:10:11: illegal: no ransom may be paid in this game [ransom-off, T-49, ransom: false]
     10 |   ransom: R
        |           ^
  help: Delete `ransom`.
  help: with ransom=true: legal
--- status 0

== a ransom that is illegal but possible is paid where it is let stand; what nobody holds is left out [T-41, T-43, T-45, T-49]
% sed "s/RANSOM/$ransom/" $T/game.yaml | reeve check $how --accept 1 2>&1 | sed 's/-:9.*accepted: //; s/.*1 turn, //'
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita, G: Gina}
board: {'0,0': BA.RCr}
score: {B: 2, R: 4, G: 0}
prisoners: {R: [B, B]}
moves:
- B: BA.RFr 1,0
  ransom: RANSOM
--- rows ransom|how
R|
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    B has 2 points and cannot pay a ransom of 3 [accepted, T-43]
          9 |   ransom: R
            |           ^
[R, R]|
    score Bert (B) -4, Rita (R) 10, Gina (G) 0, R to move
    B has 2 points and cannot pay a ransom of 3 [accepted, T-43]
          9 |   ransom: [R, R]
            |            ^
    B has bought a follower back in this turn already [accepted, T-41]
          9 |   ransom: [R, R]
            |               ^
G|
    score Bert (B) 2, Rita (R) 4, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: G
            |           ^
[G, R]|
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: [G, R]
            |            ^
    B has 2 points and cannot pay a ransom of 3 [accepted, T-43]
          9 |   ransom: [G, R]
            |               ^
R|--option=ransom_needs_points=false
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
[R, R]|--option=ransom_needs_points=false
    score Bert (B) -4, Rita (R) 10, Gina (G) 0, R to move
    B has bought a follower back in this turn already [accepted, T-41]
          9 |   ransom: [R, R]
            |               ^
G|--option=ransom_needs_points=false
    score Bert (B) 2, Rita (R) 4, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: G
            |           ^
[G, R]|--option=ransom_needs_points=false
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: [G, R]
            |            ^
R|--option=ransom=false
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    no ransom may be paid in this game [accepted, T-49]
          9 |   ransom: R
            |           ^
[R, R]|--option=ransom=false
    score Bert (B) -4, Rita (R) 10, Gina (G) 0, R to move
    no ransom may be paid in this game [accepted, T-49]
          9 |   ransom: [R, R]
            |            ^
    no ransom may be paid in this game [accepted, T-49]
          9 |   ransom: [R, R]
            |               ^
G|--option=ransom=false
    score Bert (B) 2, Rita (R) 4, Gina (G) 0, R to move
    no ransom may be paid in this game; the ransom is left out [accepted, T-49]
          9 |   ransom: G
            |           ^
[G, R]|--option=ransom=false
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    no ransom may be paid in this game; the ransom is left out [accepted, T-49]
          9 |   ransom: [G, R]
            |            ^
    no ransom may be paid in this game [accepted, T-49]
          9 |   ransom: [G, R]
            |               ^
R|--option=ransom_needs_points=false --script=no-ransom
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    house rule `no-ransom`: prisoners are not bought back [accepted, T-40]
          9 |   ransom: R
            |           ^
[R, R]|--option=ransom_needs_points=false --script=no-ransom
    score Bert (B) -4, Rita (R) 10, Gina (G) 0, R to move
    house rule `no-ransom`: prisoners are not bought back [accepted, T-40]
          9 |   ransom: [R, R]
            |            ^
    B has bought a follower back in this turn already [accepted, T-41]
          9 |   ransom: [R, R]
            |               ^
G|--option=ransom_needs_points=false --script=no-ransom
    score Bert (B) 2, Rita (R) 4, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: G
            |           ^
[G, R]|--option=ransom_needs_points=false --script=no-ransom
    score Bert (B) -1, Rita (R) 7, Gina (G) 0, R to move
    G holds no follower of B; the ransom is left out [accepted, T-45]
          9 |   ransom: [G, R]
            |            ^
    house rule `no-ransom`: prisoners are not bought back [accepted, T-40]
          9 |   ransom: [G, R]
            |               ^

== a small one that is named is a small one; without a name it is whichever is held, small if both are [T-42, T-45]
% sed "s/RANSOM/$ransom/" $T/game.yaml >$T/it.yaml
% reeve check -q $T/it.yaml 2>&1 | grep -o 'illegal.*'
% reeve fmt $T/it.yaml 2>/dev/null | grep ransom
% reeve position $T/it.yaml 2>/dev/null | grep prisoners
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {B: Bert, R: Rita, G: Gina}
board: {'0,0': BA.RCr}
score: {B: 10, R: 4}
prisoners: {R: [B, B], G: [B big]}
moves:
- B: BA.RFr 1,0
  ransom: RANSOM
--- rows ransom
G
      ransom: G
    prisoners: {R: [B, B]}
G small
    illegal: G holds no small follower of B [no-prisoner, T-45]
      ransom: G small
    prisoners: {R: [B, B], G: [B big]}
G big
      ransom: G big
    prisoners: {R: [B, B]}
R small
      ransom: R
    prisoners: {R: [B], G: [B big]}
R
      ransom: R
    prisoners: {R: [B], G: [B big]}

== why reckons the second ransom after the first, and asks of it nothing more [T-41]
$ reeve why $T/game.yaml 1 | grep -A1 ' ransom  '
--- file game.yaml
reeve: 1
rules: tower
options: {ransom_needs_points: false}
players: {B: Bert, R: Rita}
board: {'0,0': BA.RCr}
prisoners: {R: [B, B]}
moves:
- B: BA.RFr 1,0
  ransom: [R, R]
--- stdout
 yes  ransom      no ransom has been paid in this turn yet                  T-41
 yes  ransom      R holds a follower of B                                   T-45
 yes  ransom      B may pay with any score [ransom_needs_points: false]     T-43
  no  ransom      B has bought a follower back in this turn already         T-41
 yes  tile        tile BA.RFr is still to come                               K-3

== a ransom that waits for points finds its follower exchanged meanwhile, or comes too late for the action [T-37, T-43, T-44]
$ reeve check -q $T/game.yaml 2>&1 | grep -v 'help: [TD]'
$ reeve why $T/game.yaml 1 | grep -A2 '^ *no '
$ sed '/^  tower/,$d; s/0,2/0,2 farmer/' $T/game.yaml >$T/none.yaml
$ { cat $T/none.yaml; echo '  ransom: R'; } >$T/late.yaml
$ reeve check -q $T/late.yaml 2>&1 | grep -v help
$ reeve why $T/late.yaml 1 | grep -A2 '^ *no '
$ { sed 's/ farmer//' $T/none.yaml; printf '  ransom: R\n  top: 0,-1\ntowers: {"0,-1": 1}\n'; } | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: tower
players: {B: Bert, R: Rita}
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight
  '0,-1': TO.FG R:farmer
  '1,-1': BA.L B:monk
  '-1,-1': BA.L B:monk
  '0,-2': BA.L B:monk
  '1,-2': BA.L B:monk
  '-1,-2': TO.L B:monk
prisoners: {R: [B]}
supply: {B: 0}
moves:
- B: BA.C/180 0,2
  tower: 0,-1
  capture: R:farmer@0,-1
  ransom: R
--- stdout
$T/game.yaml:19:11: illegal: R holds no follower of B any more: it was exchanged in this turn, and with 0 points it could not be bought back before [no-prisoner, T-43, ransom_needs_points: true]
     19 |   ransom: R
        |           ^
  help: with ransom_needs_points=false: legal
  no  ransom      R holds no follower of B any more: it was exchanged in
                  this turn, and with 0 points it could not be bought
                  back before [ransom_needs_points: true]                   T-43
$T/late.yaml:16:19: illegal: B has no follower left: with 0 points the ransom could not be paid before the tile was scored [no-follower, T-43, ransom_needs_points: true]
     16 | - B: BA.C/180 0,2 farmer
        |                   ^~~~~~
  no  follower    B has no follower left: with 0 points the ransom could
                  not be paid before the tile was scored
                  [ransom_needs_points: true]                               T-43
-:18:8: illegal: B has no follower left: with 0 points the ransom could not be paid before the tile was scored [no-follower, T-43, ransom_needs_points: true]
     18 |   top: 0,-1
        |        ^~~~

== an exchange that names a figure which is no prisoner stands, accepted, with one that is [T-38]
$ reeve position --accept 1 fixtures/tower/bad/no-exchange.yaml | grep -e ^prisoners -e ^supply
--- stdout
supply: {W: {followers: 7, big: 1, towers: 9}, B: {followers: 7, big: 1, towers: 10}}
--- stderr~
accepted: `exchange: big` brings nobody back

== a turn whose exchange is open, or cannot be, is not played: nothing is said of the next one [T-38]
$ reeve check $T/game.yaml
$ sed 's/, B big//; /capture/a\  exchange: big' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {R: Rita, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
  '1,-1': BA.L R:monk
prisoners: {R: [B, B big]}
to_move: B
moves:
- B: BA.RFr 1,0
  tower: 0,-1
  capture: R:monk@1,-1
- R: BA.RFr 9,9
--- status 1
--- stdout
$T/game.yaml: ambiguous: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
-: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
--- stderr
$T/game.yaml:14:12: ambiguous: the record does not say which follower of B comes back from R: B chooses [exchange-open, T-38, exchange_choice: owner]
     14 |   capture: R:monk@1,-1
        |            ^~~~~~~~~~~
  help: Add `exchange: small` or `exchange: big`.
-:15:13: illegal: `exchange: big` brings nobody back: it is not among the prisoners [no-exchange, T-38]
     15 |   exchange: big
        |             ^~~
  help: Delete `exchange`, or type a figure that is held.

== legal says which of several followers may come back, behind the capture that leads to it, once [T-38, T-53]
% reeve legal --actions --tile BA.L --option exchange_choice=$choice --format json $T/game.yaml |
%     gojq -c 'select(.cell == "0,-2") | [.capture, .exchange]' | uniq
$ reeve legal --actions --tile BA.L $T/game.yaml | sed -n '2,4p'
$ sed 's/\[B, B big\]/[B]/' $T/game.yaml | reeve legal --actions --tile BA.L --format json - | gojq -c .exchange | uniq
--- file game.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': BA.RCr, '0,-1': [TO.FG, 'R:farmer@n'], '1,-1': TO.C/180}
towers: {'0,-1': 1, '1,-1': 1}
prisoners: {R: [B, B big]}
--- rows choice
owner
    [{"0,-1":["R:farmer@0,-1.n"],"1,-1":["R:farmer@0,-1.n"]},{"R:farmer@0,-1.n":["small","big"]}]
captor
    [{"0,-1":["R:farmer@0,-1.n"],"1,-1":["R:farmer@0,-1.n"]},{"R:farmer@0,-1.n":["small","big"]}]
--- stdout
everywhere: tower 0,-1 or 1,-1; top 0,-1 or 1,-1; after tower 0,-1 or 1,-1:
  takes R:farmer@0,-1.n; after capture R:farmer@0,-1.n: brings back small or big
-1,-1 0°                monk@c
{}
