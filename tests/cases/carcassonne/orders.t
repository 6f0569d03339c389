# Many features completed by one tile: no order of scoring is tried where none can differ.

== eight features that others score are scored at once [K-21, K-24]
$ reeve check tests/hostile/ring8.yaml
--- stdout~
legal so far: 1 turn, score a (A) 0, b (B) 18, c (C) 18, d (D) 9, e (E) 9, f (F) 6

== so are ten, and the score noted at the table is judged by all other rules, too [K-26]
$ { cat tests/hostile/ring10.yaml; echo '  score: {B: 17}'; } >$T/ring.yaml
$ reeve check $T/ring.yaml
--- stdout~
wrong: 1 turn, score a (A) 0, b (B) 18, c (C) 18, d (D) 18, e (E) 18, f (F) 9
--- stderr~
B has 18 after this turn, not 17 [wrong-score, K-26]
--- status 1

== why says of all ten what they give [K-24]
$ reeve why tests/hostile/ring10.yaml 1
--- stdout~
scored in this order: city@-2,-2.e, then road@1,-2.e
score after it: a (A) 0, b (B) 18 (+18), c (C) 18 (+18), d (D) 18 (+18), e (E) 18 (+18), f (F) 9 (+9)

== completions says of all ten what they would give [K-24]
$ reeve completions tests/hostile/ring10.yaml --at 0 --tile BA.CRRR --format tsv | grep -c 'monk\|monastery.*0,-2'
--- stdout
8

== a house rule that acts on each feature makes each set of features one to be tried
$ reeve check --script $T/plus.lua tests/hostile/ring10.yaml
--- file plus.lua
return {
  api = 1, name = "plus", summary = "A point more for each.", rules = {"carcassonne"},
  hooks = {feature_points = function(game, feature, player, points) return points + 1 end},
}
--- stdout~
legal so far: 1 turn, score a (A) 0, b (B) 20, c (C) 20, d (D) 20, e (E) 20, f (F) 11

== by other rules the document is judged as far as the limit allows, and that is said
$ { cat tests/hostile/ring10.yaml; echo '  score: {B: 17}'; } >$T/ring.yaml
$ reeve check --script $T/plus.lua $T/ring.yaml
--- file plus.lua
return {
  api = 1, name = "plus", summary = "A point more for each.", rules = {"carcassonne"},
  hooks = {feature_points = function(game, feature, player, points) return points + 1 end},
}
--- stdout~
wrong: 1 turn
--- stderr~
not tried with all other editions and options: trying the orders of scoring takes more than 50000 steps
B has 20 after this turn, not 17 [wrong-score, K-26]
--- status 5

== order-limit: a house rule that remembers the order leads to as many things as there are orders
$ reeve check --script $T/order.lua tests/hostile/ring10.yaml
--- file order.lua <tests/cases/carcassonne/order.lua
--- stderr~
tests/hostile/ring10.yaml:31:6: unreadable: trying the orders of scoring takes more than 50000 steps [order-limit]
help: Add `order:` with the features in the order in which they were scored.
--- status 5

== a query meets the same limit
$ reeve why --script $T/order.lua tests/hostile/ring10.yaml 1
--- file order.lua <tests/cases/carcassonne/order.lua
--- stderr~
trying the orders of scoring takes more than 50000 steps
--- status 5

== with the order said nothing needs to be tried
$ { cat tests/hostile/ring10.yaml
$   echo "  order: ['monastery@-1,-3', 'monastery@0,-3', 'monastery@1,-3', 'monastery@-1,-2', 'monastery@1,-2',"
$   echo "    'monastery@-1,-1', 'monastery@0,-1', 'monastery@1,-1', 'road@1,-2.e', 'city@-2,-2.e']"; } >$T/ring.yaml
$ reeve check --script $T/order.lua $T/ring.yaml
--- file order.lua
return {
  api = 1, name = "order", summary = "Remembers all, and uses it for nothing.", rules = {"carcassonne"},
  hooks = {
    feature_completed = function(game, feature)
      game.state.sum = ((game.state.sum or 0) * 31 + #feature:name() + feature:size()) % 999983
    end,
  },
}
--- stdout~
legal so far: 1 turn
