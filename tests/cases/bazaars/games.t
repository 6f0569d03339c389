# The printed examples, rebuilt with the tiles of the set, and the turns of a game (fixtures/bazaars).

== the fixtures are legal, with the scores that they note [B-4, B-14, B-33, B-43, B-44, B-52]
$ reeve check fixtures/bazaars/*.yaml
--- stdout
fixtures/bazaars/bazaar-without-bidding.yaml: legal so far: 7 turns, score Mieke (W) 0, Joost (B) 4, Hanna (R) 0, W to move
fixtures/bazaars/bridge-and-tower.yaml: position consistent: score Anna (W) 3, Bert (B) 0, Rita (R) 12, W to move
fixtures/bazaars/doorstep.yaml: legal so far: 12 turns, score Rosa (R) 10, Ben (B) 0, R to move
fixtures/bazaars/example-auction.yaml: legal so far: 5 turns, score You (Y) 10, Blue (B) 7, Black (K) 13, B to move
fixtures/bazaars/example-bridges.yaml: legal so far: 5 turns, score Red (R) 0, Blue (B) 6, B to move
fixtures/bazaars/example-castles.yaml: legal so far: 1 turn, score Red (R) 2, Yellow (Y) 2, Blue (B) 2, R to move
fixtures/bazaars/example-castles.yaml: document 2: legal so far: 1 turn, score Red (R) 2, Yellow (Y) 2, Blue (B) 0, B to move
fixtures/bazaars/example-fief.yaml: legal so far: 1 turn, score Red (R) 16, Blue (B) 16, R to move

== a road of six tiles with a bridge: the monk below it stays [B-8, B-9, B-14]
$ reeve score fixtures/bazaars/example-bridges.yaml
$ sed '/bridge/d' fixtures/bazaars/example-bridges.yaml | reeve check -q
--- stdout
                                                                         R     B
  1  R  BA.L 0,-1 monk@c                                                 0     0
  2  B  BA.Rr 1,0                                                        0     0
  3  R  BA.Rr/270 -1,0                                                   0     0
  4  B  BA.Rr/90 1,-1 highwayman@n                                       0     0
          B   builds a bridge from west to east at 0,-1                      B-3
  5  R  BA.Rr/180 -1,-1                                                  0     6
      +6  B   road@0,0.e: 6 tiles, 1 each                                   K-21
score after turn 5, B to move, 78 tiles to come: Red (R) 0, Blue (B) 6
--- stderr~
[edge-cut, K-9]
  help: with the bridge ew@0,-1 it could lie there
--- status 1

== sixteen points for a city, and as many for the castle in whose fief it lies [B-34, B-52]
$ reeve score --format json fixtures/bazaars/example-fief.yaml | gojq -c '.items[] | [.player, .kind, .points, .rule]'
--- stdout
["B","city",16,"K-22"]
["R","castle",16,"B-34"]

== a chain of castles runs one way, where one lies in the other's fief and not the other way round [B-43, B-44]
$ reeve score --format json fixtures/bazaars/example-castles.yaml | gojq -c '[.document, [.items[] | [.player, .kind, .points, .rule]]]'
$ reeve position fixtures/bazaars/example-castles.yaml | grep castles
--- stdout
[1,[["B","castle",2,"B-34"],["R","castle",2,"B-43"],["Y","castle",2,"B-43"]]]
[2,[["Y","castle",2,"B-34"],["R","castle",2,"B-43"]]]
castles: {'city@0,0.n': none, 'city@1,0.n': none, 'city@-1,1.w': none}
supply: {R: {followers: 7, bridges: 3, castles: 2}, Y: {followers: 7, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 2}}
castles: {'city@0,0.n': none, 'city@1,0.n': none, 'city@-1,1.w': B}
supply: {R: {followers: 7, bridges: 3, castles: 2}, Y: {followers: 7, bridges: 3, castles: 2}, B: {followers: 6, bridges: 3, castles: 2}}

== the game is the same when it is written by fmt, and goes on from any turn to the same end [B-8, B-40]
$ reeve fmt fixtures/bazaars/doorstep.yaml | reeve check
% { reeve position --at $turn fixtures/bazaars/doorstep.yaml; echo moves:
%   sed -n '/^- /,$p' fixtures/bazaars/doorstep.yaml | awk -v n=$turn '/^- /{i++} i > n'
% } | reeve check
--- stdout
-: legal so far: 12 turns, score Rosa (R) 10, Ben (B) 0, R to move
--- rows turn
1
    -: legal so far: 11 turns, score Rosa (R) 10, Ben (B) 0, R to move
2
    -: legal so far: 10 turns, score Rosa (R) 10, Ben (B) 0, R to move
5
    -: legal so far: 7 turns, score Rosa (R) 10, Ben (B) 0, R to move
6
    -: legal so far: 6 turns, score Rosa (R) 10, Ben (B) 0, R to move
8
    -: legal so far: 4 turns, score Rosa (R) 10, Ben (B) 0, R to move
11
    -: legal so far: 1 turn, score Rosa (R) 10, Ben (B) 0, R to move
