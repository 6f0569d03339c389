# What the players noted, and what they left open. Each row judges the fixture of its code.

== what was noted, and what was left open [C-44, C-71, C-81, C-101, C-110]
% reeve check fixtures/castle/bad/$code.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows code what
wrong-score Nothing has been scored [C-44]
    1 fixtures/castle/bad/wrong-score.yaml: wrong: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
    fixtures/castle/bad/wrong-score.yaml:7:14: wrong: W has 0 after this turn, not 1 [wrong-score, C-44]
          7 |   score: {W: 1, B: 0}
            |              ^
      help: Type 0 if every turn up to here is right; see: reeve why fixtures/castle/bad/wrong-score.yaml 1
wrong-result W's house of one tile scored 1 point, and the keep wins the empty cells: 1 + 74 [C-110]
    1 fixtures/castle/bad/wrong-result.yaml: wrong: 1 turn, final score Anna (W) 75, Bert (B) 0
    fixtures/castle/bad/wrong-result.yaml:14:13: wrong: W ends with 75, not 74 [wrong-result, C-110]
         14 | result: {W: 74, B: 0}
            |             ^~
      help: Type 75 if every turn up to here is right; see: reeve why fixtures/castle/bad/wrong-result.yaml final
      help: under castle-wica: 80 points
unfinished A result after one turn [C-101]
    1 fixtures/castle/bad/unfinished.yaml: wrong: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
    fixtures/castle/bad/unfinished.yaml:7:1: wrong: `result` is given, but the game is not over: 59 tiles still to come [unfinished, C-101]
          7 | result: {W: 0, B: 0}
            | ^~~~~~
      help: Add the turns and discards that are missing, or use --now to score the game as it stands.
order-ambiguous First the house: W stops on 13 and takes the wall tile. First the tower: 14, then 15 [C-71]
    1 fixtures/castle/bad/order-ambiguous.yaml: ambiguous: turn 1; after 0 turns, score Anna (W) 12, Bert (B) 0
    fixtures/castle/bad/order-ambiguous.yaml:10:6: ambiguous: the order of scoring decides who takes a wall tile, but the record does not give it: tower@c1.se, house@d1.sw - nobody takes one; or house@d1.sw, tower@c1.se - W takes 12 [order-ambiguous, C-71, wall_pickup: per_feature]
         10 | - W: 58/90 c1 knight
            |      ^~~~~
      help: Add `order: […]`, with the features in the order of scoring.
      help: with wall_pickup=end_of_turn: the record need not say it
unknown-held W's wall tile could be worth 5 points; nobody says which it is [C-81]
    0 fixtures/castle/bad/unknown-held.yaml: legal: 1 turn, final score Anna (W) 0, Bert (B) 0
    fixtures/castle/bad/unknown-held.yaml:13:1: note: W holds 1 wall tile of unknown number, which counts nothing [unknown-held, C-81]
         13 | moves:
            | ^~~~~
      help: Add `take` or `setup.wall_tiles` with the numbers.
