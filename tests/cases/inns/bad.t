# What a record or a position of Inns and Cathedrals may not be. Each case judges the fixture of its code.

== no-follower: The large follower stays on its field [I-24, I-27]
$ reeve check fixtures/inns/bad/no-follower.yaml
--- stdout
fixtures/inns/bad/no-follower.yaml: illegal: turn 3; after 2 turns, score White (W) 0, Black (B) 0
--- stderr
fixtures/inns/bad/no-follower.yaml:8:20: illegal: W has no large follower left [no-follower, K-16]
      8 | - W: IC.Cccc.c 0,1 big:knight
        |                    ^~~~~~~~~~
  help: Type knight@n: W has 7 small followers in hand.
--- status 1

== position-supply: The large follower is counted apart [I-28]
$ reeve check fixtures/inns/bad/position-supply.yaml
--- stdout
fixtures/inns/bad/position-supply.yaml: position inconsistent
--- stderr
fixtures/inns/bad/position-supply.yaml:6:33: inconsistent: W has 0 large followers in supply, not 1: 1 is on the board [position-supply, K-4]
      6 | supply: {W: {followers: 7, big: 1}, B: {followers: 7, big: 1}}
        |                                 ^
  help: The followers of W are at 1,0: check them, or type 0.
--- status 1

== wrong-score: Two inns are one [I-7]
$ reeve check fixtures/inns/bad/wrong-score.yaml
--- stdout
fixtures/inns/bad/wrong-score.yaml: wrong: 2 turns, score White (W) 6, Black (B) 0, W to move
--- stderr
fixtures/inns/bad/wrong-score.yaml:8:14: wrong: W has 6 after this turn, not 9 [wrong-score, K-26]
      8 |   score: {W: 9, B: 0}
        |              ^
  help: Type 6 if every turn up to here is right; see: reeve why fixtures/inns/bad/wrong-score.yaml 2
--- status 1

== of three roads the look says by which one the inn stands [I-10, I-49]
$ printf 'reeve: 1\nrules: inns\nplayers: {W: White, B: Black}\nmoves:\n- W: frrr+i 1,0\n' | reeve check -q - 2>&1 | head -1
--- stdout
-:5:6: unreadable: `frrr+i` describes no tile: +i (inn) can be on 3 features: type its edge, as +i.e [bad-look]
