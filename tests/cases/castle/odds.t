# odds: who would have won; sim FILE: a game that is played on.

== with two tiles left both orders are played, and the answer has no interval
$ reeve sim castle --seed 5 >$T/g.yaml
$ reeve odds --at 58 $T/g.yaml
$ reeve odds --at 58 --seed 9 --format json $T/g.yaml | gojq -c '[.games, .exact, .win, .low, .high, .score, .stack]'
--- stdout
2 tiles left; every order of them played (2), policy greedy
  W     50.0 %                   10.5 points
  B     50.0 %                   12.0 points
[2,true,{"B":0.5,"W":0.5},{"B":0.5,"W":0.5},{"B":0.5,"W":0.5},{"B":12,"W":10.5},2]

== with one tile left its placements are ranked, and a greedy player lays it best
$ reeve sim castle --seed 5 >$T/g.yaml
$ reeve odds --at 59 $T/g.yaml | head -7
$ reeve odds --at 59 --format json $T/g.yaml | gojq -c '[.win, ([.placements[].win.B] | max), (.placements | length), .placements[0]]'
$ reeve odds --at 59 --format tsv --header $T/g.yaml | head -3
--- stdout
1 tile left; every order of them played (1), policy greedy
  W      0.0 %                   8.0 points
  B    100.0 %                   10.0 points

placements of 37 for B, by how often B wins, and then by the lead:
                              B wins                    points   games
  c5 0                        100.0 %                     10.0       1
[{"B":1,"W":0},1,12,{"cell":"c5","exact":true,"games":1,"high":{"B":1,"W":0},"low":{"B":1,"W":0},"pieces":[],"rotation":0,"score":{"B":10,"W":8},"tile":"37","win":{"B":1,"W":0}}]
tile	cell	rotation	follower	needs	win	score	games	exact
					W=0.0000 B=1.0000	W=8.00 B=10.00	1	yes
37	c5	0			W=0.0000 B=1.0000	W=8.00 B=10.00	1	yes

== the same seed gives the same answer, another seed another one; by chance players score less
$ odds() { reeve odds --at 30 --games 60 --format json "$@" fixtures/castle/kitchen-table.yaml; }
$ test "$(odds)" = "$(odds --seed 1)" && echo same
$ test "$(odds)" = "$(odds --seed 2)" || echo different
$ test "$(odds | gojq .score.W)" '>' "$(odds --policy random | gojq .score.W)" && echo more
$ odds | gojq -c '[.policy, .games, .exact, (.win.W + .win.B), (.low.W < .win.W and .win.W < .high.W), .placements]'
--- stdout
same
different
more
["greedy",60,false,1,true,[]]

== --tile ranks the placements of that tile; those tried often come first
$ reeve odds --at 30 --games 60 --tile 1 fixtures/castle/kitchen-table.yaml | sed -n '5,7s/[0-9].*//p;8,$s/.* //p'
$ reeve odds --at 30 --games 60 --tile 1 --format json fixtures/castle/kitchen-table.yaml >$T/o
$ gojq -c '[.placements[0] | keys, .tile, (.pieces | length)]' $T/o
$ gojq -c '[.placements | length, (map(.games) | .[0] > .[-1])]' $T/o; reeve legal --at 30 --tile 1 --format json fixtures/castle/kitchen-table.yaml | gojq -s 'map(1 + (.pieces | length)) | add'
--- stdout
placements of 
  h
42
12
12
5
5
5
5
3
3
all)
[["cell","exact","games","high","low","pieces","rotation","score","tile","win"],"1",1]
[60,true]
120

== unknown wall tiles are dealt in each game, so no two games need be alike
$ reeve sim castle --seed 5 | grep -v wall_tiles | grep -v '^setup' >$T/g.yaml
$ reeve odds --at 59 --format json $T/g.yaml | gojq -c '[.exact, .games]'
--- stdout
[false,1000]

== what cannot be played on
$ reeve odds fixtures/castle/kitchen-table.yaml
$ reeve odds --at 30 --tile 99 fixtures/castle/kitchen-table.yaml
$ reeve odds fixtures/castle/illegal.yaml >$T/o; head -c 40 $T/o
$ reeve odds --policy clever fixtures/castle/kitchen-table.yaml
$ reeve sim fixtures/castle/kitchen-table.yaml; reeve sim --players 2 fixtures/castle/kitchen-table.yaml
$ reeve sim --at 3 castle; echo $?; reeve sim nofile.yaml; echo $?; reeve sim castel; echo $?
--- stdout
2
3
3
--- stderr
reeve: fixtures/castle/kitchen-table.yaml: the game is over
reeve: fixtures/castle/kitchen-table.yaml: there is no tile `99` in Carcassonne: The Castle
fixtures/castle/illegal.yaml:53:8: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~
  help: 29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27
reeve: --policy takes random or greedy, not `clever`
reeve: fixtures/castle/kitchen-table.yaml: the game is over
reeve: --players is for games from their beginning; leave it out
reeve: --at, --before and --accept are for a file; name one instead of a ruleset
reeve: nofile.yaml: there is no such file
reeve: castel: there is no such ruleset; did you mean castle?

== sim plays on from a record and from a position, and keeps what was typed
$ reeve sim --at 30 fixtures/castle/kitchen-table.yaml >$T/r.yaml; reeve check -q $T/r.yaml && echo legal
$ reeve fmt fixtures/castle/kitchen-table.yaml >$T/f; sed -n 2,31p $T/r.yaml | grep -vxF -f $T/f || echo kept
$ reeve position --at 30 fixtures/castle/kitchen-table.yaml | reeve sim --policy greedy - | reeve check -q - && echo legal
$ reeve sim --at 30 --games 3 --format tsv fixtures/castle/kitchen-table.yaml | cut -f 1
--- stdout
legal
kept
legal
1
2
3

== completions says how likely a player draws what closes a feature
$ reeve completions --at 40 fixtures/castle/kitchen-table.yaml | sed -n '/^tower@g12/,/draws/p'
$ reeve completions --at 50 fixtures/castle/kitchen-table.yaml | grep -m 1 'the 1 tile'
$ reeve completions --at 40 --format json fixtures/castle/kitchen-table.yaml | gojq -c 'select(.feature == "tower@g12.n") | [([.closers | group_by(.tile)[] | .[0].left] | add), .chance.B.next, (.chance.B.end > .99)]'
--- stdout
tower@g12.n: 4 tiles, worth 8, held by B 1; open at f12 w
    e12 B 8 with 16/90 24/270 27/90(x2) 30/270 35/90
    e12 B 10 with 19/90(x2)
    B draws one of 8 tiles: next 40 %, before the end over 99 %
    B draws the 1 tile: next 10 %, before the end 50 %
[8,0.4,true]

== rotations that look alike are one placement
% reeve odds --at 30 --games 60 --tile $tile --format json fixtures/castle/kitchen-table.yaml |
%     gojq -c '[.placements[].rotation] | unique'
--- rows tile
1
    [0,90]
2
    [0,90,180,270]

== as many games as there are orders are enough to play each
$ reeve sim castle --seed 5 >$T/g.yaml
% reeve odds --at 56 --games $games --format json $T/g.yaml | gojq -c '[.exact, .games]'
--- rows games
23
    [false,23]
24
    [true,24]

== the best placement of the last tile is laid, and it is the first of the list
% reeve sim castle --policy greedy --seed $seed >$T/g.yaml
% reeve odds --at 59 --format json $T/g.yaml | gojq -c '[.exact, .win == .placements[0].win, .score == .placements[0].score]'
--- rows seed
4
    [true,true,true]
5
    [true,true,true]
11
    [true,true,true]

== a player does not see wall tiles of which nobody knows the numbers
$ reeve sim castle --seed 6 --policy greedy | grep -v wall_tiles | grep -v '^setup' >$T/g.yaml
$ reeve odds --at 59 --games 300 --format json $T/g.yaml >$T/o
$ gojq -c '[.exact, .games, (.placements | length > 20)]' $T/o
$ gojq -c '(.win.B - .placements[0].win.B) | fabs < .05' $T/o
--- stdout
[false,300,true]
true

== placements are listed by the number of their games, and then by how often they win
$ reeve odds --at 30 --games 240 --tile 1 --format json fixtures/castle/kitchen-table.yaml >$T/o
$ gojq -c '.placements | length, (map([-.games, -.win.W]) | . == sort)' $T/o
--- stdout
60
true

== interrupted, it says what it knows, and nothing of games that were not played
$ cd $T; reeve sim castle --games 3 >g.yaml
% timeout -s INT 0.6 reeve odds --at $at --games 2147483647 --format tsv g.yaml >o 2>e
% grep -c -e nan -e '=0.0000 .*=0.0000' o; cat o e | grep -c -e W= -e 'interrupted before a game was over'
--- rows at
30
    0
    3
51
    0
    3

== what a house rule keeps is kept in each game, and taken back after it
$ reeve odds --games 40 --at 5 --script longest-path-bonus fixtures/castle/kitchen-table.yaml | head -n 1
$ reeve odds --games 40 --at 5 --policy random --script longest-path-bonus fixtures/castle/kitchen-table.yaml | head -n 1
$ reeve odds --games 9 --at 55 --script longest-path-bonus --format json fixtures/castle/kitchen-table.yaml >$T/o
$ reeve odds --games 9 --at 55 --script longest-path-bonus --format json fixtures/castle/kitchen-table.yaml | cmp - $T/o
--- stdout
55 tiles left; 40 games played from here, policy greedy; 95 % intervals
55 tiles left; 40 games played from here, policy random; 95 % intervals
