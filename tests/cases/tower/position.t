# Positions with towers, followers on top and prisoners, and what cannot be.

== what a position says is what reeve position writes; a game goes on from there [T-10, T-29, T-37]
$ reeve position $T/position.yaml | diff - $T/position.yaml
$ { cat $T/position.yaml; printf -- '- G: BA.RFr 2,0\n  ransom: W\n  tower: 0,-1\n  capture: W:top@1,-1\n' | sed '1i moves:'; } | reeve position | sed -n '/^score/,$p'
--- file position.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: Anna, B: Bert, G: Gina}
to_move: G
board:
  '0,0': BA.RCr
  '0,1': BA.CFc.1/90 B:knight@n
  '0,-1': TO.FG
  '1,-1': TO.L
  '1,0': BA.RFr B:big:highwayman@e
score: {W: 12, B: 0, G: 3}
towers: {'0,-1': 3, '1,-1': 1}
tops: {'1,-1': W big}
prisoners: {W: [B, G], B: [G, G big]}
supply: {W: {followers: 7, big: 0, towers: 7}, B: {followers: 5, big: 0, towers: 8}, G: {followers: 5, big: 0, towers: 8}}
--- stdout
score: {W: 15, B: 0, G: 0}
towers: {'0,-1': 4, '1,-1': 1}
prisoners: {W: [B], B: [G, G big], G: [W big]}
supply: {W: {followers: 7, big: 0, towers: 7}, B: {followers: 5, big: 0, towers: 8}, G: {followers: 6, big: 0, towers: 7}}

== towers stand on foundations, and are as high as there are pieces [T-9, T-2]
% sed "s/TOWERS/$towers/" $T/position.yaml | reeve check -q 2>&1 | grep -v help || echo consistent
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {TOWERS}
--- rows towers
'0,0': 1
    -:5:11: inconsistent: the tower at 0,0 is wrong: its tile has no foundation [position-tower, T-6]
          5 | towers: {'0,0': 1}
            |           ^~~
'9,9': 1
    -:5:11: inconsistent: the tower at 9,9 is wrong: no tile lies there [position-tower, T-6]
          5 | towers: {'9,9': 1}
            |           ^~~
'0,-1': 0
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 0}
            |           ^~~~
'0,-1': -1
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': -1}
            |           ^~~~
'0,-1': 21
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 21}
            |           ^~~~
'0,-1': 20
    consistent
'0,-1': 11, '1,-1': 10
    -:4:1: inconsistent: 21 tower pieces on the board and 0 in hand make 21, not 20 [position-standing, T-2]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
            | ^~~~~
'0,-1': 2, '00,-1': 1
    -:5:22: inconsistent: the tower at 0,-1 is wrong: its height is listed twice [position-tower, T-6]
          5 | towers: {'0,-1': 2, '00,-1': 1}
            |                      ^~~~~

== pieces on towers and in hands are all there are; where hands are not said, nobody counts [T-2]
% sed "s/SUPPLY/$supply/" $T/position.yaml | reeve check -q 2>&1 | grep -v help || echo consistent
$ sed 's/SUPPLY/W: 7, B: 7/' $T/position.yaml | reeve position | grep supply
$ sed 's/SUPPLY/W: {towers: 8}, B: {towers: 9}/' $T/position.yaml | reeve position | grep supply
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
towers: {'0,-1': 3}
supply: {SUPPLY}
--- rows supply
W: {towers: 10}, B: {towers: 10}
    -:6:22: inconsistent: 3 tower pieces on the board and 20 in hand make 23, not 20 [position-standing, T-2]
          6 | supply: {W: {towers: 10}, B: {towers: 10}}
            |                      ^~
W: {towers: 9}, B: {towers: 8}
    consistent
W: {towers: 8}, B: {towers: 8}
    -:6:22: inconsistent: 3 tower pieces on the board and 16 in hand make 19, not 20 [position-standing, T-2]
          6 | supply: {W: {towers: 8}, B: {towers: 8}}
            |                      ^
W: {towers: 9}
    consistent
W: {towers: 7}
    consistent
W: 7, B: 7
    consistent
W: {towers: 11}
    -:6:22: inconsistent: W cannot have 11 tower pieces in supply: at most 10 [position-pieces, T-2]
          6 | supply: {W: {towers: 11}}
            |                      ^~
W: {towers: -1}
    -:6:22: inconsistent: W cannot have -1 tower pieces in supply: at most 10 [position-pieces, T-2]
          6 | supply: {W: {towers: -1}}
            |                      ^~
--- stdout
supply: {W: {followers: 7}, B: {followers: 7}}
supply: {W: {followers: 7, towers: 8}, B: {followers: 7, towers: 9}}

== on top stands one follower, on a piece at least [T-9, T-36]
% sed "s/TOPS/$tops/" $T/position.yaml | reeve check -q 2>&1 | grep -v help || echo consistent
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'1,-1': 2}
tops: {TOPS}
--- rows tops
'0,-1': W
    -:6:9: inconsistent: the tower at 0,-1 is wrong: a follower stands on top, but there is no piece [position-tower, T-9]
          6 | tops: {'0,-1': W}
            |         ^~~~
'0,0': W
    -:6:9: inconsistent: the tower at 0,0 is wrong: its tile has no foundation [position-tower, T-6]
          6 | tops: {'0,0': W}
            |         ^~~
'5,5': W
    -:6:9: inconsistent: the tower at 5,5 is wrong: no tile lies there [position-tower, T-6]
          6 | tops: {'5,5': W}
            |         ^~~
'1,-1': W, '01,-1': B
    -:6:20: inconsistent: the tower at 1,-1 is wrong: who stands on top is listed twice [position-tower, T-36]
          6 | tops: {'1,-1': W, '01,-1': B}
            |                    ^~~~~
'1,-1': none
    -:6:9: inconsistent: the tower at 1,-1 is wrong: a tower without a follower on top is open [position-tower, T-31, tower_reopens: true]
          6 | tops: {'1,-1': none}
            |         ^~~~
'1,-1': W big
    -:4:1: inconsistent: W has 1 large follower on the board, but owns only 0 [position-followers, K-4, big_follower: false]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
            | ^~~~~
'1,-1': W
    consistent

== no two players hold followers of each other, and nobody holds his own [T-37, T-39, T-19]
% sed "s/PRISONERS/$prisoners/" $T/position.yaml | reeve check -q 2>&1 | grep -v help || echo consistent
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert, G: Gina}
board: {'0,0': BA.RCr}
prisoners: {PRISONERS}
--- rows prisoners
W: [B], B: [W]
    -:5:17: inconsistent: W and B hold followers of each other [position-prisoners, T-37]
          5 | prisoners: {W: [B], B: [W]}
            |                 ^
B: [W], W: [B, B]
    -:5:25: inconsistent: W and B hold followers of each other [position-prisoners, T-37]
          5 | prisoners: {B: [W], W: [B, B]}
            |                         ^
W: [B], B: [G], G: [W]
    consistent
W: [B, G], B: [W], G: [W, B]
    -:5:17: inconsistent: W and B hold followers of each other [position-prisoners, T-37]
          5 | prisoners: {W: [B, G], B: [W], G: [W, B]}
            |                 ^
    -:5:20: inconsistent: W and G hold followers of each other [position-prisoners, T-37]
          5 | prisoners: {W: [B, G], B: [W], G: [W, B]}
            |                    ^
W: [W]
    -:5:17: inconsistent: W holds their own follower [position-prisoners, T-19]
          5 | prisoners: {W: [W]}
            |                 ^
W: []
    consistent

== prisoners and those on towers are followers of their owners, of whom each has seven and perhaps a large one [T-20, K-4]
% sed "s/PRISONERS/$prisoners/" $T/position.yaml | reeve check -q --option big_follower=$large 2>&1 | grep -v help || echo consistent
$ sed "s/PRISONERS/[B]/; \$a\\supply: {W: 7, B: 4}" $T/position.yaml | reeve check -q
$ sed "s/PRISONERS/[B]/; \$a\\supply: {W: 7, B: 5}" $T/position.yaml | reeve check -q
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
towers: {'0,-1': 1}
tops: {'0,-1': B}
prisoners: {W: PRISONERS}
--- rows large prisoners
true [B, B, B, B, B]
    consistent
true [B, B, B, B, B, B]
    -:4:1: inconsistent: B has 8 followers on the board or prisoners, but owns only 7 [position-followers, K-4]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
            | ^~~~~
true [B big]
    consistent
true [B big, B big]
    -:4:1: inconsistent: B has 2 large followers on the board or prisoners, but owns only 1 [position-followers, K-4]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
            | ^~~~~
false [B, B, B, B, B]
    consistent
false [B, B, B, B, B, B]
    -:4:1: inconsistent: B has 8 followers on the board or prisoners, but owns only 7 [position-followers, K-4]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
            | ^~~~~
false [B big]
    -:4:1: inconsistent: B has 1 large follower on the board or prisoners, but owns only 0 [position-followers, K-4, big_follower: false]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
            | ^~~~~
false [B big, B big]
    -:4:1: inconsistent: B has 2 large followers on the board or prisoners, but owns only 0 [position-followers, K-4, big_follower: false]
          4 | board: {'0,0': BA.RCr, '0,-1': TO.FG B:farmer}
            | ^~~~~
--- stderr
-:8:19: inconsistent: B has 4 followers in supply, not 5: 3 are on the board or prisoners [position-supply, K-4]
      8 | supply: {W: 7, B: 5}
        |                   ^
  help: The followers of B are at 0,-1: check them, or type 4.
--- status 1

== all that is wrong is said at once [T-9, T-37, T-2]
$ reeve check $T/position.yaml
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'0,0': 1, '0,-1': 99, '1,-1': 1}
tops: {'0,-1': W, '3,3': B}
prisoners: {W: [B, W], B: [W]}
supply: {W: {towers: 12, followers: 7}, B: {towers: 10}}
--- stdout
$T/position.yaml: position inconsistent
--- stderr
$T/position.yaml:5:11: inconsistent: the tower at 0,0 is wrong: its tile has no foundation [position-tower, T-6]
      5 | towers: {'0,0': 1, '0,-1': 99, '1,-1': 1}
        |           ^~~
  help: Type the cell of a tile with a foundation, or type that tile as crfr+t.
$T/position.yaml:5:21: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
      5 | towers: {'0,0': 1, '0,-1': 99, '1,-1': 1}
        |                     ^~~~
  help: Type a height: 1 to 20, as there are no more pieces.
$T/position.yaml:6:20: inconsistent: the tower at 3,3 is wrong: no tile lies there [position-tower, T-6]
      6 | tops: {'0,-1': W, '3,3': B}
        |                    ^~~
  help: Type the cell of a tile with a foundation.
$T/position.yaml:7:20: inconsistent: W holds their own follower [position-prisoners, T-19]
      7 | prisoners: {W: [B, W], B: [W]}
        |                    ^
  help: Delete it: a follower of one's own goes back to the supply.
$T/position.yaml:7:17: inconsistent: W and B hold followers of each other [position-prisoners, T-37]
      7 | prisoners: {W: [B, W], B: [W]}
        |                 ^
  help: Delete the surplus prisoners.
$T/position.yaml:8:22: inconsistent: W cannot have 12 tower pieces in supply: at most 10 [position-pieces, T-2]
      8 | supply: {W: {towers: 12, followers: 7}, B: {towers: 10}}
        |                      ^~
  help: Type 10, or a smaller number.
$T/position.yaml:8:37: inconsistent: W has 5 followers in supply, not 7: 2 are on the board or prisoners [position-supply, K-4]
      8 | supply: {W: {towers: 12, followers: 7}, B: {towers: 10}}
        |                                     ^
  help: Type 5, or leave `supply` out.
--- status 1

== every position of random games can be written and read, and what stands on towers is counted [T-30, T-39]
$ reeve-fast sim tower --players 4 --games 4 --seed 7 --option big_follower=true --option tower_reopens=false >$T/games.yaml
$ csplit -sz -f $T/g- -b '%d.yaml' $T/games.yaml '/^---/' '{*}'
$ for game in $T/g-*.yaml; do
$     for turn in 10 30 50 70 89; do
$         reeve-fast position $game --at $turn >$T/p.yaml
$         reeve-fast check -q $T/p.yaml
$         reeve-fast position $T/p.yaml | diff - $T/p.yaml
$     done
$ done

== a height that cannot be is one mistake, whoever stands on top [T-2]
% sed "s/HEIGHT/$height/" $T/position.yaml | reeve check -q
--- file position.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
towers: {'0,-1': HEIGHT}
tops: {'0,-1': W}
supply: {W: {towers: 0}, B: {towers: 0}}
--- rows height
0
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 0}
            |           ^~~~
      help: Type a height: 1 to 20, as there are no more pieces.
30
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 30}
            |           ^~~~
      help: Type a height: 1 to 20, as there are no more pieces.
31
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 31}
            |           ^~~~
      help: Type a height: 1 to 20, as there are no more pieces.
255
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 255}
            |           ^~~~
      help: Type a height: 1 to 20, as there are no more pieces.
256
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 256}
            |           ^~~~
      help: Type a height: 1 to 20, as there are no more pieces.
--- status 1

== what stands on towers came out of hands: nobody has more than is left, and none may be lost [T-2, T-8]
$ try() {
$     sed "s/HEIGHT/$1/; s/SUPPLY/$2/" $T/position.yaml >$T/it.yaml
$     if reeve check -q $T/it.yaml 2>$T/err; then reeve position $T/it.yaml | grep supply; else grep -v help $T/err; fi
$ }
$ try 27 'R: 7'; printf -- 'moves:\n- R: BA.RFr 1,0\n  tower: 0,-1\n' >$T/moves
$ cat $T/it.yaml $T/moves | reeve check -q 2>&1 | grep illegal
$ try 20 'B: {towers: 7}'; cat $T/it.yaml $T/moves | reeve check -q 2>&1 | grep illegal
$ try 20 'B: {towers: 4}'; cat $T/it.yaml $T/moves | sed 's/R: BA/B: BA/; 1i to_move: B' | reeve position | grep supply
$ try 4 'R: {towers: 0}, B: {towers: 0}'
$ try 4 'R: {towers: 8}, B: {towers: 8}'
$ try 4 'R: {towers: 8}'
$ try 9 'R: {towers: 0}, B: {towers: 9}'
--- file position.yaml
reeve: 1
rules: tower
players: {R: Rosa, B: Ben, G: Gina}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
towers: {'0,-1': HEIGHT}
supply: {SUPPLY}
--- stdout
supply: {R: {followers: 7, towers: 0}, B: {followers: 7, towers: 0}, G: {followers: 7, towers: 0}}
-:9:10: illegal: R has no tower piece left [no-tower-piece, T-8]
supply: {R: {followers: 7, towers: 0}, B: {followers: 7, towers: 7}, G: {followers: 7, towers: 0}}
-:9:10: illegal: R has no tower piece left [no-tower-piece, T-8]
supply: {R: {followers: 7}, B: {followers: 7, towers: 4}, G: {followers: 7}}
supply: {R: {followers: 7}, B: {followers: 7, towers: 3}, G: {followers: 7}}
$T/it.yaml:6:22: inconsistent: 4 tower pieces on the board and at most 9 in hand make at most 13, not 27 [position-standing, T-2]
      6 | supply: {R: {towers: 0}, B: {towers: 0}}
        |                      ^
supply: {R: {followers: 7, towers: 8}, B: {followers: 7, towers: 8}, G: {followers: 7, towers: 7}}
supply: {R: {followers: 7, towers: 8}, B: {followers: 7}, G: {followers: 7}}
supply: {R: {followers: 7, towers: 0}, B: {followers: 7, towers: 9}, G: {followers: 7, towers: 9}}

== without a board these keys would say nothing, and they are refused
% printf "reeve: 1\nrules: [tower, bazaars]\nplayers: {R: a, B: b}\n$key\nmoves: []\n" | reeve check -q
--- rows key
towers: {}
    -:4:1: unreadable: `towers`: a key of positions, which have a `board` [bad-extra]
          4 | towers: {}
            | ^~~~~~
      help: Delete it, or add `board:` for a position.
tops: {}
    -:4:1: unreadable: `tops`: a key of positions, which have a `board` [bad-extra]
          4 | tops: {}
            | ^~~~
      help: Delete it, or add `board:` for a position.
prisoners: {}
    -:4:1: unreadable: `prisoners`: a key of positions, which have a `board` [bad-extra]
          4 | prisoners: {}
            | ^~~~~~~~~
      help: Delete it, or add `board:` for a position.
bridges: {}
    -:4:1: unreadable: `bridges`: a key of positions, which have a `board` [bad-extra]
          4 | bridges: {}
            | ^~~~~~~
      help: Delete it, or add `board:` for a position.
castles: {}
    -:4:1: unreadable: `castles`: a key of positions, which have a `board` [bad-extra]
          4 | castles: {}
            | ^~~~~~~
      help: Delete it, or add `board:` for a position.
to_move: a
    -:4:1: unreadable: `to_move`: a key of positions, which have a `board` [bad-extra]
          4 | to_move: a
            | ^~~~~~~
      help: Delete it, or add `board:` for a position.
score: {R: 3}
    -:4:1: unreadable: `score`: a key of positions, which have a `board` [bad-extra]
          4 | score: {R: 3}
            | ^~~~~
      help: Indent it below the entry to which it belongs, or add `board:` for a position.
--- status 3

== a cell is written x,y or as [x, y], where it is all of a value or of a key [T-6]
$ reeve fmt $T/game.yaml
% sed "s/\[0, -2\]/$cell/" $T/game.yaml | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {[0, 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [0, -2]: TO.L}
towers: {[0, -2]: 2}
moves:
- {W: 'BA.RFr 1,0', tower: [0, -1]}
- {B: 'BA.RFr 2,0', top: [0, -2]}
--- rows cell
[0]
    -:4:50: unreadable: a key that is a list or a map cannot be used in records [yaml-feature]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [0]: TO.L}
            |                                           ^
[0, -1, 0]
    -:4:50: unreadable: a key that is a list or a map cannot be used in records [yaml-feature]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [0, -1, 0]: TO.L}
            |                                           ^
[[0], -1]
    -:4:50: unreadable: a key that is a list or a map cannot be used in records [yaml-feature]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [[0], -1]: TO.L}
            |                                           ^
[0, x]
    -:4:50: unreadable: `0,x` is not a cell [bad-cell]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [0, x]: TO.L}
            |                                           ^
    -:5:10: unreadable: `0,x` is not a cell [bad-cell]
          5 | towers: {[0, x]: 2}
            |          ^
    -:8:26: unreadable: `0,x` is not a cell [bad-cell]
          8 | - {B: 'BA.RFr 2,0', top: [0, x]}
            |                          ^
{0: -1}
    -:4:50: unreadable: a key that is a list or a map cannot be used in records [yaml-feature]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, {0: -1}: TO.L}
            |                                           ^
[big, 0]
    -:4:50: unreadable: `big,0` is not a cell [bad-cell]
          4 | ..., 0]: BA.RCr, [0, -1]: TO.FG B:farmer, [big, 0]: TO.L}
            |                                           ^
    -:5:10: unreadable: `big,0` is not a cell [bad-cell]
          5 | towers: {[big, 0]: 2}
            |          ^
    -:8:26: unreadable: `big,0` is not a cell [bad-cell]
          8 | - {B: 'BA.RFr 2,0', top: [big, 0]}
            |                          ^
--- stdout
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
to_move: W
board:
  '0,0': BA.RCr
  '0,-1': TO.FG B:farmer@n
  '0,-2': TO.L
score: {W: 0, B: 0}
towers: {'0,-2': 2}
supply: {W: {followers: 7}, B: {followers: 6}}
moves:
- W: BA.RFr 1,0
  tower: 0,-1
- B: BA.RFr 2,0
  top: 0,-2

== of one sort of followers a supply below 0 is left out, the others are written [K-4]
$ reeve position $T/wrong.yaml 2>/dev/null | tee $T/again.yaml | tail -1
$ reeve position $T/again.yaml 2>/dev/null | cmp - $T/again.yaml
--- file wrong.yaml
reeve: 1
rules: tower
options: {big_follower: true}
players: {W: White, B: Black}
to_move: W
board:
  0,0: BA.RCr W:big:knight
  1,0: BA.RFr W:big:farmer@n
--- stdout
supply: {W: {followers: 7, towers: 10}, B: {followers: 7, big: 1, towers: 10}}

== a tower is as high as there are pieces, of which a ruleset may give 100 to each player [T-6, T-8]
% sed "s/HEIGHT/$n/" $T/game.yaml | reeve position --rules $T/rules | grep ^towers
$ sed "s/HEIGHT/600/" $T/game.yaml | reeve check -q --rules $T/rules 2>&1 | head -1
$ sed "s/HEIGHT/601/" $T/game.yaml | reeve check -q --rules $T/rules 2>&1 | head -1
--- file rules/big/ruleset.yaml
ruleset: 1
name: big
extends: tower
title: Big towers
pieces: {towers: {name: tower piece, each: [100, 100, 100, 100, 100]}}
--- file game.yaml
reeve: 1
rules: big
options: {big_follower: false}
players: {A: A, B: B, C: C, D: D, E: E, F: F}
to_move: A
board:
  '0,0': BA.RCr
  '0,-1': TO.FG
towers: {'0,-1': HEIGHT}
moves:
- A: BA.L 0,-2
  tower: '0,-1'
--- rows n
253
    towers: {'0,-1': 254}
254
    towers: {'0,-1': 255}
255
    towers: {'0,-1': 256}
256
    towers: {'0,-1': 257}
599
    towers: {'0,-1': 600}
--- stdout
-:12:11: illegal: A has no tower piece left [no-tower-piece, T-8]
-:9:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]

== a foundation that was forgotten is offered with the tile [T-6]
$ printf '%s\n' 'reeve: 1' 'rules: tower' 'players: {R: Rosa, B: Ben}' board: '  0,0: crfr' '  -1,0: rrcf' "towers: {'-1,0': 1, '5,5': 1}" | reeve check -q - 2>&1 | grep help
--- stdout
  help: Type the cell of a tile with a foundation, or type that tile as rrcf+t.
  help: Type the cell of a tile with a foundation.
