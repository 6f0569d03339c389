# Keys of The Tower that are misspelt, of the wrong type, too large, twice there, or in another game.

== keys of an entry that are no words, or not those that belong there
% { cat $T/game.yaml; printf "  $keys\n"; } | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 0,-1
--- rows keys
tower:
    -:6:9: unreadable: `tower`: it has no value [bad-extra]
          6 |   tower:
            |         ^
tower: [0,-1]
tower: {0: -1}
    -:6:10: unreadable: tower must be a word or a list, not a map [wrong-type]
          6 |   tower: {0: -1}
            |          ^
tower: a1
    -:6:10: unreadable: `a1` is not a cell [bad-cell]
          6 |   tower: a1
            |          ^~
tower: 0
    -:6:10: unreadable: `0` is not a cell [bad-cell]
          6 |   tower: 0
            |          ^
tower: 0,-1,0
    -:6:10: unreadable: `0,-1,0` is not a cell [bad-cell]
          6 |   tower: 0,-1,0
            |          ^~~~~~
tower: big 0,-1
    -:6:10: unreadable: `big 0,-1` is not a cell [bad-cell]
          6 |   tower: big 0,-1
            |          ^~~
tower: 99999999999999999999,0
    -:6:10: unreadable: `99999999999999999999,0` is not a cell [bad-cell]
          6 |   tower: 99999999999999999999,0
            |          ^~~~~~~~~~~~~~~~~~~~~~
tower: 30000,0
    -:6:10: unreadable: 30000,0 lies farther from 0,0 than all tiles in a row reach [outside]
          6 |   tower: 30000,0
            |          ^~~~~~~
tower: 0,-1\n  tower: 0,-1
    -:7:3: unreadable: the key tower is repeated: it is already on line 6 [duplicate-key]
          7 |   tower: 0,-1
            |   ^~~~~
top:
    -:6:7: unreadable: `top`: it has no value [bad-extra]
          6 |   top:
            |       ^
top: big
    -:6:8: unreadable: `big` is not a cell [bad-cell]
          6 |   top: big
            |        ^~~
top: huge 0,-1
    -:6:8: unreadable: `huge`: a figure belongs here: small [bad-extra]
          6 |   top: huge 0,-1
            |        ^~~~
top: [big, '0,-1']
    -:6:8: unreadable: `big,0,-1` is not a cell [bad-cell]
          6 |   top: [big, '0,-1']
            |        ^
top: big big 0,-1
    -:6:12: unreadable: `big 0,-1` is not a cell [bad-cell]
          6 |   top: big big 0,-1
            |            ^~~
top: 1e3,0
    -:6:8: unreadable: `1e3,0` is not a cell [bad-cell]
          6 |   top: 1e3,0
            |        ^~~~~
capture:
    -:6:11: unreadable: `capture`: it has no value [bad-extra]
          6 |   capture:
            |           ^
capture: B
    -:6:12: unreadable: `B`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
          6 |   capture: B
            |            ^
capture: B:knight
    -:6:14: unreadable: `knight`: a follower is ROLE@CELL, or ROLE@CELL.PLACE where the tile has several [bad-extra]
          6 |   capture: B:knight
            |              ^~~~~~
capture: knight@0,-1
    -:6:12: unreadable: `knight@0,-1`: a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL [bad-extra]
          6 |   capture: knight@0,-1
            |            ^~~~~~~~~~~
capture: Q:knight@0,-1
    -:6:12: unreadable: there is no player `Q` [unknown-player]
          6 |   capture: Q:knight@0,-1
            |            ^~~~~~~~~~~~~
capture: B:wizard@0,-1
    -:6:14: unreadable: there is no follower called `wizard` [unknown-role]
          6 |   capture: B:wizard@0,-1
            |              ^~~~~~~~~~~
capture: B:@0,-1
    -:6:14: unreadable: there is no follower called `` [unknown-role]
          6 |   capture: B:@0,-1
            |              ^~~~~
capture: ':knight@0,-1'
    -:6:13: unreadable: there is no player `` [unknown-player]
          6 |   capture: ':knight@0,-1'
            |             ^~~~~~~~~~~~
capture: B:knight@x
    -:6:21: unreadable: `x` is not a cell [bad-cell]
          6 |   capture: B:knight@x
            |                     ^
capture: B:knight@0,-1.
    -:6:26: unreadable: `@` is not a place on a tile [bad-where]
          6 |   capture: B:knight@0,-1.
            |                          ^
capture: B:knight@0,-1.up
    -:6:26: unreadable: `up` is not a place on a tile [bad-where]
          6 |   capture: B:knight@0,-1.up
            |                          ^~
capture: B:knight@0,-1.n.n
    -:6:26: unreadable: `n.n` is not a place on a tile [bad-where]
          6 |   capture: B:knight@0,-1.n.n
            |                          ^~~
capture: B:huge:knight@0,-1
    -:6:14: unreadable: there is no follower called `huge:knight` [unknown-role]
          6 |   capture: B:huge:knight@0,-1
            |              ^~~~~~~~~~~~~~~~
capture: B:big:top@0,-1
    -:6:14: unreadable: `top` is not available here [not-modelled, T-35]
          6 |   capture: B:big:top@0,-1
            |              ^~~~~~~~~~~~
capture: B:top@0,-1.n
    -:6:18: unreadable: `0,-1.n` is not a cell [bad-cell]
          6 |   capture: B:top@0,-1.n
            |                  ^~~~~~
capture: B:knight@0,-1@0,-1
    -:6:21: unreadable: `0,-1@0,-1` is not a cell [bad-cell]
          6 |   capture: B:knight@0,-1@0,-1
            |                     ^~~~~~~~~
capture: [B:knight@0,-1]
    -:6:12: unreadable: capture must be a word, not a list [wrong-type]
          6 |   capture: [B:knight@0,-1]
            |            ^
capture: {B: knight}
    -:6:12: unreadable: capture must be a word, not a map [wrong-type]
          6 |   capture: {B: knight}
            |            ^
exchange:
    -:6:12: unreadable: `exchange`: it has no value [bad-extra]
          6 |   exchange:
            |            ^
exchange: tiny
    -:6:13: unreadable: `tiny`: which of two comes back: small [bad-extra]
          6 |   exchange: tiny
            |             ^~~~
exchange: [big]
    -:6:13: unreadable: exchange must be a word, not a list [wrong-type]
          6 |   exchange: [big]
            |             ^
exchange: big small
    -:6:13: unreadable: `big small`: which of two comes back: small [bad-extra]
          6 |   exchange: big small
            |             ^~~
ransom:
    -:6:10: unreadable: `ransom`: it has no value [bad-extra]
          6 |   ransom:
            |          ^
ransom: Q
    -:6:11: unreadable: there is no player `Q` [unknown-player]
          6 |   ransom: Q
            |           ^
ransom: []
    -:6:11: unreadable: `ransom`: there is nothing in the list [bad-extra]
          6 |   ransom: []
            |           ^
ransom: {B: 3}
    -:6:11: unreadable: ransom must be a word or a list, not a map [wrong-type]
          6 |   ransom: {B: 3}
            |           ^
ransom: [B, [B]]
    -:6:15: unreadable: a player must be a word, not a list [wrong-type]
          6 |   ransom: [B, [B]]
            |               ^
ransom: B twice
    -:6:13: unreadable: `twice`: a figure belongs here: small [bad-extra]
          6 |   ransom: B twice
            |             ^~~~~
ransom: 3
    -:6:11: unreadable: there is no player `3` [unknown-player]
          6 |   ransom: 3
            |           ^
ransom: [B, Q, B tiny]
    -:6:15: unreadable: there is no player `Q` [unknown-player]
          6 |   ransom: [B, Q, B tiny]
            |               ^
    -:6:20: unreadable: `tiny`: a figure belongs here: small [bad-extra]
          6 |   ransom: [B, Q, B tiny]
            |                    ^~~~
prisoner: B
    -:6:3: unreadable: unknown key `prisoner` in an entry of moves [unknown-key]
          6 |   prisoner: B
            |   ^~~~~~~~
towers: {}
    -:6:3: unreadable: unknown key `towers` in an entry of moves [unknown-key]
          6 |   towers: {}
            |   ^~~~~~

== keys of a position likewise
% { cat $T/game.yaml; printf "$keys\n"; } | reeve check -q 2>&1 | grep -v help
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG}
--- rows keys
towers:
    -:5:8: unreadable: towers must be a map, not a word [wrong-type]
          5 | towers:
            |        ^
towers: 3
    -:5:9: unreadable: towers must be a map, not a word [wrong-type]
          5 | towers: 3
            |         ^
towers: [3]
    -:5:9: unreadable: towers must be a map, not a list [wrong-type]
          5 | towers: [3]
            |         ^
towers: {x: 1}
    -:5:10: unreadable: `x` is not a cell [bad-cell]
          5 | towers: {x: 1}
            |          ^
towers: {'0,-1': }
    -:5:18: unreadable: a height must be a whole number, not `` [bad-number]
          5 | towers: {'0,-1': }
            |                  ^
towers: {'0,-1': high}
    -:5:18: unreadable: a height must be a whole number, not `high` [bad-number]
          5 | towers: {'0,-1': high}
            |                  ^~~~
towers: {'0,-1': [1]}
    -:5:18: unreadable: a height must be a word, not a list [wrong-type]
          5 | towers: {'0,-1': [1]}
            |                  ^
towers: {'0,-1': 1.5}
    -:5:18: unreadable: a height must be a whole number, not `1.5` [bad-number]
          5 | towers: {'0,-1': 1.5}
            |                  ^~~
towers: {'0,-1': 99999999999999999999}
    -:5:18: unreadable: `99999999999999999999`: a height is 1 to 999999999 [bad-extra]
          5 | towers: {'0,-1': 99999999999999999999}
            |                  ^~~~~~~~~~~~~~~~~~~~
towers: {'0,-1': 2147483648}
    -:5:18: unreadable: `2147483648`: a height is 1 to 999999999 [bad-extra]
          5 | towers: {'0,-1': 2147483648}
            |                  ^~~~~~~~~~
towers: {'0,-1': 2147483647}
    -:5:18: unreadable: `2147483647`: a height is 1 to 999999999 [bad-extra]
          5 | towers: {'0,-1': 2147483647}
            |                  ^~~~~~~~~~
towers: {'0,-1': 256}
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 256}
            |           ^~~~
towers: {'0,-1': 257}
    -:5:11: inconsistent: the tower at 0,-1 is wrong: its height must be a number of pieces [position-tower, T-2]
          5 | towers: {'0,-1': 257}
            |           ^~~~
towers: {'0,-1': -2147483648}
    -:5:18: unreadable: `-2147483648`: a height is 1 to 999999999 [bad-extra]
          5 | towers: {'0,-1': -2147483648}
            |                  ^~~~~~~~~~~
towers: {'0,-1': 1, '0,-1': 1}
    -:5:22: unreadable: the key 0,-1 is repeated: it is already on line 5 [duplicate-key]
          5 | towers: {'0,-1': 1, '0,-1': 1}
            |                      ^~~~
towers: {'0,-1': 1}\ntowers: {'0,-1': 1}
    -:6:1: unreadable: the key towers is repeated: it is already on line 5 [duplicate-key]
          6 | towers: {'0,-1': 1}
            | ^~~~~~
tops: W
    -:5:7: unreadable: tops must be a map, not a word [wrong-type]
          5 | tops: W
            |       ^
tops: {'0,-1': [W, B]}
    -:5:16: unreadable: a player must be a word, not a list [wrong-type]
          5 | tops: {'0,-1': [W, B]}
            |                ^
tops: {'0,-1': Q}
    -:5:16: unreadable: there is no player `Q` [unknown-player]
          5 | tops: {'0,-1': Q}
            |                ^
tops: {'0,-1': W huge}
    -:5:18: unreadable: `huge`: a figure belongs here: small [bad-extra]
          5 | tops: {'0,-1': W huge}
            |                  ^~~~
tops: {'0,-1': {W: big}}
    -:5:16: unreadable: a player must be a word, not a map [wrong-type]
          5 | tops: {'0,-1': {W: big}}
            |                ^
tops: {'0,-1': ''}
    -:5:17: unreadable: `tops`: it has no value [bad-extra]
          5 | tops: {'0,-1': ''}
            |                 ^~
prisoners: [W]
    -:5:12: unreadable: prisoners must be a map, not a list [wrong-type]
          5 | prisoners: [W]
            |            ^
prisoners: {W: B}
    -:5:16: unreadable: W must be a list, not a word [wrong-type]
          5 | prisoners: {W: B}
            |                ^
prisoners: {W: [Q]}
    -:5:17: unreadable: there is no player `Q` [unknown-player]
          5 | prisoners: {W: [Q]}
            |                 ^
prisoners: {Q: [B]}
    -:5:13: unreadable: there is no player `Q` [unknown-player]
          5 | prisoners: {Q: [B]}
            |             ^
prisoners: {W: [B tiny]}
    -:5:19: unreadable: `tiny`: a figure belongs here: small [bad-extra]
          5 | prisoners: {W: [B tiny]}
            |                   ^~~~
prisoners: {W: [[B]]}
    -:5:17: unreadable: a player must be a word, not a list [wrong-type]
          5 | prisoners: {W: [[B]]}
            |                 ^
prisoners: {W: {B: 2}}
    -:5:16: unreadable: W must be a list, not a map [wrong-type]
          5 | prisoners: {W: {B: 2}}
            |                ^
prisoners: {W: [B], W: [B]}
    -:5:21: unreadable: the key W is repeated: it is already on line 5 [duplicate-key]
          5 | prisoners: {W: [B], W: [B]}
            |                     ^
supply: {W: {towers: many}}
    -:5:22: unreadable: supply must be a whole number, not `many` [bad-number]
          5 | supply: {W: {towers: many}}
            |                      ^~~~
supply: {W: {towers: [1]}}
    -:5:22: unreadable: supply must be a word, not a list [wrong-type]
          5 | supply: {W: {towers: [1]}}
            |                      ^
supply: {W: {towers: 99999999999999999999}}
    -:5:22: unreadable: `99999999999999999999`: supply is 0 to 999999999 [bad-extra]
          5 | supply: {W: {towers: 99999999999999999999}}
            |                      ^~~~~~~~~~~~~~~~~~~~
supply: {W: {towers: 2147483647}}
    -:5:22: unreadable: `2147483647`: supply is 0 to 999999999 [bad-extra]
          5 | supply: {W: {towers: 2147483647}}
            |                      ^~~~~~~~~~
supply: {W: {tower: 1}}
    -:5:14: unreadable: unknown key `tower` in supply [unknown-key]
          5 | supply: {W: {tower: 1}}
            |              ^~~~~
supply: {W: {towers: 1, towers: 1}}
    -:5:25: unreadable: the key towers is repeated: it is already on line 5 [duplicate-key]
          5 | supply: {W: {towers: 1, towers: 1}}
            |                         ^~~~~~
supply: {W: {bridges: 1}}
    -:5:14: unreadable: unknown key `bridges` in The Tower [unknown-key]
          5 | supply: {W: {bridges: 1}}
            |              ^~~~~~~
supply: {W: [7, 10]}
    -:5:13: unreadable: supply must be a word or a map, not a list [wrong-type]
          5 | supply: {W: [7, 10]}
            |             ^
tower: 0,-1
    -:5:1: unreadable: unknown key `tower` in the document [unknown-key]
          5 | tower: 0,-1
            | ^~~~~
capture: B:knight@0,0
    -:5:1: unreadable: unknown key `capture` in the document [unknown-key]
          5 | capture: B:knight@0,0
            | ^~~~~~~

== many prisoners are counted, not wrapped around
$ { cat $T/game.yaml; printf 'prisoners: {W: [B'; yes ', B' | head -255 | tr -d '\n'; echo ']}'; } | reeve check -q
$ { cat $T/game.yaml; printf 'prisoners: {W: [B'; yes ', B' | head -65550 | tr -d '\n'; echo ']}'; } | reeve check -q
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr}
--- stderr
-:5:16: unreadable: more than 64 entries of prisoners [too-many]
      5 | prisoners: {W: [B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, ...
        |                ^
  help: Type at most 64 entries of prisoners.
-:5:149960: unreadable: more than 50000 words, lists and maps [too-many]
      5 | ...B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B...
        |                                           ^
  help: Type at most 50000 words, lists and maps.
--- status 5

== so are ransoms
$ { cat $T/game.yaml; printf '  ransom: [B'; yes ', B' | head -63 | tr -d '\n'; echo ']'; } | reeve check -q
$ { cat $T/game.yaml; printf '  ransom: [B'; yes ', B' | head -5000 | tr -d '\n'; echo ']'; } | reeve check -q
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr}
prisoners: {B: [W, W]}
score: {W: 50}
moves:
- W: BA.RFr 1,0
--- stderr
-:9:15: illegal: W has bought a follower back in this turn already [ransom-twice, T-41]
      9 |   ransom: [B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B,...
        |               ^
  help: Delete the second ransom.
-:9:11: unreadable: more than 64 entries of ransom [too-many]
      9 |   ransom: [B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B,...
        |           ^
  help: Type at most 64 entries of ransom.
--- status 5

== a player may be called as a key or a word is, if it is no key of an entry
% sed "s/LABEL/$label/g" $T/game.yaml | reeve check -q 2>&1 | head -1 | grep . || echo $label
--- file game.yaml
reeve: 1
rules: tower
options: {tower_reopens: false}
players: {W: Anna, LABEL: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L LABEL:monk}
towers: {'0,-1': 1}
tops: {'0,-1': LABEL}
prisoners: {W: [LABEL]}
score: {LABEL: 9}
to_move: LABEL
moves:
- LABEL: BA.RFr 1,0
  ransom: W
- W: BA.RFr 2,0
  tower: 1,-1
  capture: 'LABEL:top@0,-1'
--- rows label
big
    big
small
    small
top
    -:4:20: unreadable: `top` cannot be a player's label [bad-label]
tower
    -:4:20: unreadable: `tower` cannot be a player's label [bad-label]
ransom
    -:13:3: unreadable: the key ransom is repeated: it is already on line 12 [duplicate-key]
exchange
    -:4:20: unreadable: `exchange` cannot be a player's label [bad-label]
capture
    -:4:20: unreadable: `capture` cannot be a player's label [bad-label]

== games without towers know none of these words
% cell=1,0 tile=BA.RFr; [ $rules = castle ] && cell=e5 tile=17
% for key in "tower: $cell" "top: $cell" "capture: B:knight@$cell" 'exchange: big' 'ransom: B'; do
%     printf "reeve: 1\nrules: $rules\nplayers: {W: a, B: b}\nmoves:\n- W: $tile $cell\n  $key\n" | reeve check -q 2>&1 | grep -v help
% done
% for key in 'towers: {}' 'tops: {}' 'prisoners: {}' 'supply: {W: {towers: 1}}' 'supply: {W: {big: 1}}'; do
%     printf "reeve: 1\nrules: $rules\nplayers: {W: a, B: b}\nboard: {}\n$key\n" | reeve check -q 2>&1 | grep -v help
% done
--- rows rules
carcassonne
    -:6:3: unreadable: unknown key `tower` in Carcassonne [unknown-key]
          6 |   tower: 1,0
            |   ^~~~~
    -:6:3: unreadable: unknown key `top` in Carcassonne [unknown-key]
          6 |   top: 1,0
            |   ^~~
    -:6:3: unreadable: unknown key `capture` in Carcassonne [unknown-key]
          6 |   capture: B:knight@1,0
            |   ^~~~~~~
    -:6:3: unreadable: unknown key `exchange` in Carcassonne [unknown-key]
          6 |   exchange: big
            |   ^~~~~~~~
    -:6:3: unreadable: unknown key `ransom` in Carcassonne [unknown-key]
          6 |   ransom: B
            |   ^~~~~~
    -:5:1: unreadable: unknown key `towers` in Carcassonne [unknown-key]
          5 | towers: {}
            | ^~~~~~
    -:5:1: unreadable: unknown key `tops` in Carcassonne [unknown-key]
          5 | tops: {}
            | ^~~~
    -:5:1: unreadable: unknown key `prisoners` in Carcassonne [unknown-key]
          5 | prisoners: {}
            | ^~~~~~~~~
    -:5:14: unreadable: unknown key `towers` in Carcassonne [unknown-key]
          5 | supply: {W: {towers: 1}}
            |              ^~~~~~
    -:5:19: inconsistent: W has 0 large followers in supply, not 1: 0 are on the board [position-supply, K-4, big_follower: false]
          5 | supply: {W: {big: 1}}
            |                   ^
castle
    -:6:3: unreadable: unknown key `tower` in Carcassonne: The Castle [unknown-key]
          6 |   tower: e5
            |   ^~~~~
    -:6:3: unreadable: unknown key `top` in Carcassonne: The Castle [unknown-key]
          6 |   top: e5
            |   ^~~
    -:6:3: unreadable: unknown key `capture` in Carcassonne: The Castle [unknown-key]
          6 |   capture: B:knight@e5
            |   ^~~~~~~
    -:6:3: unreadable: unknown key `exchange` in Carcassonne: The Castle [unknown-key]
          6 |   exchange: big
            |   ^~~~~~~~
    -:6:3: unreadable: unknown key `ransom` in Carcassonne: The Castle [unknown-key]
          6 |   ransom: B
            |   ^~~~~~
    -:5:1: unreadable: unknown key `towers` in Carcassonne: The Castle [unknown-key]
          5 | towers: {}
            | ^~~~~~
    -:5:1: unreadable: unknown key `tops` in Carcassonne: The Castle [unknown-key]
          5 | tops: {}
            | ^~~~
    -:5:1: unreadable: unknown key `prisoners` in Carcassonne: The Castle [unknown-key]
          5 | prisoners: {}
            | ^~~~~~~~~
    -:5:14: unreadable: unknown key `towers` in Carcassonne: The Castle [unknown-key]
          5 | supply: {W: {towers: 1}}
            |              ^~~~~~
    -:5:14: unreadable: unknown key `big` in supply [unknown-key]
          5 | supply: {W: {big: 1}}
            |              ^~~

== nor do their looks have foundations
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {W: a, B: b}\nmoves:\n- W: ffff+t 0,-1\n' | reeve check -q
$ printf 'reeve: 1\nrules: tower\nplayers: {W: a, B: b}\nmoves:\n- W: ffff+t+t 0,-1\n' | reeve check -q
$ printf 'reeve: 1\nrules: tower\nplayers: {W: a, B: b}\nmoves:\n- W: ffff+t.n 0,-1\n' | reeve check -q
$ printf 'reeve: 1\nrules: tower\nplayers: {W: a, B: b}\nmoves:\n- W: ffff 0,-1\n' | reeve check -q
$ printf 'reeve: 1\nrules: tower\nplayers: {W: a, B: b}\nmoves:\n- W: ffff+k+t 0,-1\n' | reeve position | grep TO
--- stdout
  '0,-1': TO.L
--- stderr
-:5:6: unreadable: `ffff+t` describes no tile: +t is not a mark (+k monastery, +y garden, +p pennant) [bad-look]
      5 | - W: ffff+t 0,-1
        |      ^~~~~~
  help: did you mean ffff+k (BA.L: other marks)?
-:5:6: unreadable: `ffff+t+t` describes no tile: +t (tower foundation) is there twice [bad-look]
      5 | - W: ffff+t+t 0,-1
        |      ^~~~~~~~
  help: did you mean ffff+k+t (TO.L: other marks) or ffff+t (TO.FG: other marks)?
-:5:6: unreadable: `ffff+t.n` describes no tile: +t (tower foundation) cannot be at n [bad-look]
      5 | - W: ffff+t.n 0,-1
        |      ^~~~~~~~
  help: did you mean ffff+k (BA.L: other marks) or ffff+t (TO.FG: other marks)?
-:5:6: unreadable: no tile of the set looks like `ffff` [look-none]
      5 | - W: ffff 0,-1
        |      ^~~~
  help: did you mean ffff+k (BA.L: other marks), ffff+t (TO.FG: other marks) or cfff (BA.C: other north edge)?

== what was illegal and is let stand is done as far as it can be, and leaves a position that can be
% sed "s/TOWER/$tower/" $T/game.yaml >$T/it.yaml
% reeve check --accept 1 --accept 2 --accept 3 $T/it.yaml 2>&1 | grep -o 'accepted:.*'
% reeve position --accept 1 --accept 2 --accept 3 $T/it.yaml 2>/dev/null >$T/position.yaml
% grep -E '^(towers|tops|supply)' $T/position.yaml
% reeve check -q $T/position.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,-1': TO.FG, '1,-1': TO.L}
towers: {'1,-1': 12}
tops: {'1,-1': B}
supply: {W: {towers: 0}, B: {towers: 8}}
moves:
- W: BA.RFr 1,0
  capture: B:knight@0,0
- B: BA.RFr 2,0
  top: 0,-1
- W: BA.RFr 3,0 highwayman
  tower: TOWER
--- rows tower
0,0
    accepted: a capture needs a tower piece; the capture is left out [accepted, T-13]
    accepted: no tower stands at 0,-1: no follower can go on top; the follower on top of a tower is left out [accepted, T-9]
    accepted: a turn has a follower on the tile or a tower piece, not both [accepted, T-8]
    accepted: there is no tower foundation at 0,0; the tower piece is left out [accepted, T-6]
    towers: {'1,-1': 12}
    tops: {'1,-1': B}
    supply: {W: {followers: 6, towers: 0}, B: {followers: 6, towers: 8}}
1,-1
    accepted: a capture needs a tower piece; the capture is left out [accepted, T-13]
    accepted: no tower stands at 0,-1: no follower can go on top; the follower on top of a tower is left out [accepted, T-9]
    accepted: a turn has a follower on the tile or a tower piece, not both [accepted, T-8]
    accepted: the tower at 1,-1 is finished: a follower of B stands on top [accepted, T-29]
    towers: {'1,-1': 13}
    tops: {'1,-1': B}
    supply: {W: {followers: 6, towers: 0}, B: {followers: 6, towers: 7}}
0,-1
    accepted: a capture needs a tower piece; the capture is left out [accepted, T-13]
    accepted: no tower stands at 0,-1: no follower can go on top; the follower on top of a tower is left out [accepted, T-9]
    accepted: a turn has a follower on the tile or a tower piece, not both [accepted, T-8]
    accepted: W has no tower piece left [accepted, T-8]
    towers: {'0,-1': 1, '1,-1': 12}
    tops: {'1,-1': B}
    supply: {W: {followers: 6, towers: 0}, B: {followers: 6, towers: 7}}

== where a key is unknown those that this game has are listed
% sed "s/RULES/$rules/" $T/game.yaml | reeve check -q
% sed "s/RULES/$rules/; /qqqq/d" $T/game.yaml | reeve check -q 2>&1 | grep -A3 'unknown-key'
--- file game.yaml
reeve: 1
rules: RULES
players: {W: Anna, B: Bert}
qqqqqqqq: 1
moves:
- W: none
  xxxxxxxx: 1
--- rows rules
tower
    -:4:1: unreadable: unknown key `qqqqqqqq` in the document [unknown-key]
          4 | qqqqqqqq: 1
            | ^~~~~~~~
      help: Type one of these: reeve, rules, options, scripts, about, players, colours, setup, to_move, extra_turns, at_once, board, score, towers, tops, prisoners, ransomed, supply, away, discards, state, moves, result.
    -:6:3: unreadable: unknown key `xxxxxxxx` in an entry of moves [unknown-key]
          6 |   xxxxxxxx: 1
            |   ^~~~~~~~
      help: Type one of these: W, B, discard, ransom, tower, capture, exchange, top, order, score.
carcassonne
    -:4:1: unreadable: unknown key `qqqqqqqq` in the document [unknown-key]
          4 | qqqqqqqq: 1
            | ^~~~~~~~
      help: Type one of these: reeve, rules, options, scripts, about, players, colours, setup, to_move, extra_turns, at_once, board, score, supply, away, discards, state, moves, result.
    -:6:3: unreadable: unknown key `xxxxxxxx` in an entry of moves [unknown-key]
          6 |   xxxxxxxx: 1
            |   ^~~~~~~~
      help: Type one of these: W, B, discard, order, score.
castle
    -:4:1: unreadable: unknown key `qqqqqqqq` in the document [unknown-key]
          4 | qqqqqqqq: 1
            | ^~~~~~~~
      help: Type one of these: reeve, rules, options, scripts, about, players, colours, setup, to_move, extra_turns, at_once, board, score, keeps, hand, corners, supply, away, discards, state, moves, final, result.
    -:6:3: unreadable: unknown key `xxxxxxxx` in an entry of moves [unknown-key]
          6 |   xxxxxxxx: 1
            |   ^~~~~~~~
      help: Type one of these: W, B, discard, order, use, take, score.
--- status 0
