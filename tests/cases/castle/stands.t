# What stands although it is not legal (--accept), what is left out (--all), and positions at the end.

== a position with an empty stack is not yet scored; --now counts the end once, and export keeps it out [C-101, C-98]
$ reeve score --rules tests/rulesets --format json $T/over.yaml | gojq -c '[.finished, .winner, .score]'
$ reeve score --rules tests/rulesets --format json --now $T/over.yaml | gojq -c '[.finished, .winner, .score]'
$ reeve position --rules tests/rulesets $T/over.yaml | reeve score --rules tests/rulesets --now --format json | gojq -c .score
--- file over.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
score: {W: 40, B: 12}
hand: {B: {wall_tiles: [9]}}
board: {b4: 'cccc'}
discards: ['cccc', 'cccc+m', 'cccc:nesw']
--- stdout
[false,[],{"B":12,"W":40}]
[true,["W"],{"B":17,"W":40}]
{"B":17,"W":40}

== a whole game's position is that before final scoring, so --now gives its result again [C-103]
% reeve sim castle --seed $seed >$T/game.yaml; reeve score --format json $T/game.yaml | gojq -c .score >$T/score
% reeve position $T/game.yaml | reeve score --now --format json | gojq -c .score | cmp - $T/score
--- rows seed
1
2
3
4
5

== --now at an earlier turn leaves the record's final part out [C-104]
$ reeve sim castle --seed 5 >$T/game.yaml
$ reeve check -q --at 30 --now $T/game.yaml
--- stdout

== an accepted doubler in the opponent's turn doubles, and is spent [C-82]
$ reeve score --rules tests/rulesets --accept 1 --format json $T/game.yaml | gojq -c .score
$ reeve position --rules tests/rulesets --accept 1 $T/game.yaml | grep hand
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
hand: {B: {wall_tiles: [2]}}
board: {a2: cccc, b2: cccc, a3: 'cttc B:knight'}
moves:
- W: tcct b3
  use: [{2: tower@a3}]
  score: {B: 8}
--- stdout
{"B":8,"W":0}
hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
--- stderr~
note: turn 1 stands as it is, accepted

== an accepted order is the one that is played: B comes to 33 first and takes the wall tile [C-60, C-69]
$ reeve score --rules tests/rulesets --accept 1 --format json $T/game.yaml | gojq -c '.items[] | [.player, .points]'
$ reeve position --rules tests/rulesets --accept 1 $T/game.yaml 2>/dev/null | grep hand
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 29}
board: {a2: cccc, b2: cccc, c2: cccc, a3: 'cccc:ew W:herald', c3: 'tcct B:knight'}
moves:
- W: cttc:w b3
  order: [tower@c3, path@a3]
  take: {32: 5}
--- stdout
["B",4]
["W",2]
hand: {W: {wall_tiles: []}, B: {wall_tiles: [5]}}

== an accepted take is taken, by the player of the entry [C-69]
$ reeve position --rules tests/rulesets --accept 1 $T/game.yaml 2>/dev/null | grep -E 'hand|corners'
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
board: {b4: cccc}
moves:
- W: cccc b3
  take: {32: 5}
--- stdout
hand: {W: {wall_tiles: [5]}, B: {wall_tiles: []}}
corners: {3: '?', 56: '?'}

== an accepted number is what was found on the corner [C-69]
$ reeve position --rules tests/rulesets --accept 1 $T/game.yaml 2>/dev/null | grep -E 'hand'
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
setup: {wall_tiles: {32: 7}}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 5}
--- stdout
hand: {W: {wall_tiles: [5]}, B: {wall_tiles: []}}

== an extra turn that stands is played although its wall tile was won only now [C-86]
$ reeve check --rules tests/rulesets --accept 1 $T/game.yaml
--- file game.yaml
reeve: 1
rules: strip
options: {extra_turn_same_turn: false}
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 1}
  use: [1]
- W: cccc c3
- B: cccc d3
--- stdout~
legal so far: 3 turns
--- stderr~
[accepted, C-86]

== who plays out of turn and is let to, does not get the extra turns of the other [C-85]
$ reeve check --rules tests/rulesets --accept 2 $T/game.yaml
--- file game.yaml
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [1, 1]}}
board: {b4: cccc}
moves:
- W: cccc b3
  use: [1, 1]
- B: cccc c4
- W: cccc c3
- W: cccc b2
- B: cccc d4
--- stdout~
legal so far: 5 turns
--- stderr~
[accepted, C-13]

== an unknown wall tile that is played is the old one; the one won now stays [C-80, C-86]
$ reeve position --rules tests/rulesets $T/game.yaml | grep hand
--- file game.yaml
reeve: 1
rules: strip
options: {extra_turn_same_turn: false}
players: {W: W, B: B}
to_move: W
score: {W: 30, B: 10}
hand: {W: {wall_tiles: ['?']}}
board: {a2: cccc, a3: 'cccc:ew W:herald'}
moves:
- W: chhc:w b3
  take: {32: 1}
  use: [1]
- W: cccc c3
--- stdout
hand: {W: {wall_tiles: [1]}, B: {wall_tiles: []}}

== --all goes on from a turn as it was played, so that one fault is one complaint [C-19]
$ reeve check --all fixtures/castle/illegal.yaml
--- stdout~
illegal: turn 27; after 60 turns, final score
--- stderr
fixtures/castle/illegal.yaml:53:8: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~
  help: 29 legal placements
--- status 1

== --all: the tiles of a turn that cannot be played are drawn, its discards too, and the game ends [C-101]
$ reeve check --rules tests/rulesets --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: qend
players: {W: W, B: B}
moves:
- W: cccc b4
- B: cccc b4
- W: cccc:nesw b4
  discard: ['cccc+m']
--- stdout~
illegal: turn 2; after 3 turns, final score
--- stderr~
[cell-taken, C-18]
[skipped]
[discard-fits, C-25]
[cell-taken, C-18]
[skipped]
--- status 1

== --all: a turn that is left out leaves the order of drawing in step, and the next player goes on [C-12, C-13]
$ reeve check --all $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
players: {W: W, B: B}
setup: {draw: ['14', '37', '38']}
moves:
- W: 14 d1
- B: 37 d1
- W: 38 d2
--- stdout~
illegal: turn 2
--- stderr
$T/game.yaml:7:9: illegal: tile 37 cannot lie at d1: tile 14 lies there [cell-taken, C-18]
      7 | - B: 37 d1
        |         ^~
  help: 28 legal placements
$T/game.yaml:7:3: note: turn 2 is left out: tile 37 cannot lie at d1: tile 14 lies there [skipped]
      7 | - B: 37 d1
        |   ^
--- status 1

== a look takes another copy than the one that is named later, even if that was drawn [C-112]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
setup: {draw: ['2', '14', '3']}
moves:
- W: hhtt d12
- B: 14 d1
- W: 2 e12
--- stdout~
legal so far: 3 turns

== a take that no order allows is not won, rather than ambiguous [C-69]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 30}
board: {a2: cccc, a3: 'cccc:ew B:herald', b2: cccc, c2: cccc, c3: tcct B:knight}
moves:
- W: cttc:w b3
  take: {56: 5}
--- stdout~
illegal: turn 1
--- stderr~
[take-not-won, C-69
--- status 1

== two keeps cannot stand on one house [C-64]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: qh
players: {W: W, B: B}
board: {b4: cchh, c4: cccc, b3: hhcc}
keeps: {W: house@b3, B: house@b4}
--- stdout~
inconsistent
--- stderr~
another keep stands on it [position-keep, C-64]
--- status 1

== the set-up of the wall may not contradict a position's corners [C-1]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
board: {b4: cccc}
corners: {56: 3}
setup: {wall_tiles: {56: 4}}
moves: []
--- stdout~
inconsistent
--- stderr~
`corners` says otherwise of corner 56 [position-wall-tiles, C-1]
--- status 1

== a position owes no more extra turns than there are wall tiles for [C-85]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: q
players: {W: W, B: B}
to_move: W
extra_turns: 3
board: {b4: cccc}
--- stderr~
3 extra turns are owed; only 2 wall tiles give one [position-extra-turns, C-85]
--- status 1

== the order of drawing holds no tile more often than the set [C-112]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
setup: {draw: ['14', '14']}
moves: []
--- stderr~
tile 14 is more often in the order of drawing than it is still to come [tile-used, C-112]
--- status 1

== a path cut at a start space cites the start space's rule, in positions too [C-22]
$ reeve check
--- stdin
reeve: 1
rules: castle
players: {W: W, B: B}
board: {d7: 14}
--- stderr~
start space 18 beside it has a path [position-path-cut, C-22]
--- status 1

== an exported position names the house rules in force [C-72]
$ reeve sim castle --seed 2 | reeve position --at 10 --script end-of-turn-pickup - | grep scripts
$ reeve rules castle --format json | gojq -c '.scripts | index("end-of-turn-pickup") != null'
--- stdout
scripts: [end-of-turn-pickup]
true

== extra turns stay with the player who has them when a turn of the other is accepted in between [C-13, C-85]
% reeve position --accept 2 --at $n $T/game.yaml 2>/dev/null | grep -e to_move -e extra
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
to_move: W
hand: {W: {wall_tiles: [1, 1]}}
board: {d1: 14}
moves:
- W: cchc e1
  use: [1, 1]
- B: 32 b3
--- rows n
1
    to_move: W
    extra_turns: 1
2
    to_move: W
    extra_turns: 1

== a doubler that stands although it was won only now is spent when it is won; one of unknown number may be it, and then the new one stays [C-80, C-81, C-90]
# The tower of a3 brings W from 28 to 32, where wall tile 2 lies; the tower of b2, two tiles, counts twice.
% sed "s/HAND/$hand/" $T/game.yaml |
%   reeve position --rules tests/rulesets --accept 1 - 2>/dev/null | grep -e ^score -e ^hand
--- file game.yaml
reeve: 1
rules: strip
players: {W: W, B: B}
to_move: W
score: {W: 28, B: 10}
hand: {W: {wall_tiles: HAND}, B: {wall_tiles: []}}
board: {a2: cccc, b2: 'ctcc W:knight', c2: cccc, c3: cccc, a3: 'ttcc W:knight'}
moves:
- W: tctc b3
  order: [tower@a3, tower@b2]
  take: {32: 2}
  use: [{2: tower@b2}]
--- rows hand
[]
    score: {W: 40, B: 10}
    hand: {W: {wall_tiles: []}, B: {wall_tiles: []}}
['?']
    score: {W: 40, B: 10}
    hand: {W: {wall_tiles: [2]}, B: {wall_tiles: []}}
