# Whole games (fixtures/carcassonne). Their scores were counted a second time by a program that shares
# nothing with reeve but the list of tiles.

== a game of two, and one of four with the tiles of the first edition, with all noted scores [K-1, K-5, K-35]
$ reeve check fixtures/carcassonne/sunday.yaml fixtures/carcassonne/four-players.yaml
--- stdout
fixtures/carcassonne/sunday.yaml: legal: 71 turns, final score Rosa (R) 80, Ben (B) 108
fixtures/carcassonne/four-players.yaml: legal: 71 turns, final score Rosa (R) 52, Ben (B) 47, Gina (G) 53, Yves (Y) 46

== the tiles of the first edition are not those of the new one: the first tile of which none is left is told [K-3, K-5]
$ sed '/^options/d' fixtures/carcassonne/four-players.yaml | reeve check 2>&1 | grep -v help
--- stdout~
illegal
tile-used, K-3

== a game by the other ways to score farmers and small cities [K-23, K-30]
$ sed '/^result/d; /^  score/d' fixtures/carcassonne/sunday.yaml >$T/game.yaml
% reeve score --option farm_scoring=$farm --option tiny_city=$tiny --format json $T/game.yaml | gojq -c .score
--- rows farm tiny
third 4
    {"B":108,"R":80}
third 2
    {"B":100,"R":78}
second 4
    {"B":108,"R":74}
second 2
    {"B":100,"R":72}
first 4
    {"B":109,"R":80}
first 2
    {"B":101,"R":78}

== the game is the same when it is written by fmt, and the position after each third of it goes on to the same end [K-7, K-20]
$ reeve fmt fixtures/carcassonne/sunday.yaml | reeve check
% { reeve position --at $turn fixtures/carcassonne/sunday.yaml; echo moves:
%   sed -n '/^- /,$p' fixtures/carcassonne/sunday.yaml | awk -v n=$turn '/^- /{i++} i > n'
% } | reeve check
--- rows turn
24
    -: legal: 47 turns, final score Rosa (R) 80, Ben (B) 108
48
    -: legal: 23 turns, final score Rosa (R) 80, Ben (B) 108
--- stdout
-: legal: 71 turns, final score Rosa (R) 80, Ben (B) 108

== final scoring in the middle of a game, and the game is still to be won [K-36, K-37]
$ reeve score --now --at 40 --format json fixtures/carcassonne/sunday.yaml | gojq -c '.score, .winner, ([.final[] | .points] | add)'
--- stdout
{"B":57,"R":64}
["R"]
45
