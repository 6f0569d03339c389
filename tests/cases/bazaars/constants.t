# Numbers of rules are fields of rulesets: what a city pays a field, a castle, a ransom.

== a ruleset says what a completed city pays a field, for each way to score fields [K-29, K-30]
$ mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'numbers: {farm_third: 5, farm_second: 6, farm_first: 0}' >$T/r/ruleset.yaml
% reeve score --rules $T --now --option farm_scoring=$f --format json $T/r.yaml | gojq -c '[.final[] | [.player, .feature, .points, .note]]'
--- file r.yaml
reeve: 1
rules: r
players: {W: Wim, B: Bea}
board: {'0,0': BA.RCr, '0,1': [BA.C/180, W:farmer]}
to_move: B
--- rows f
third
    [["W","field@0,1.n",5,"1 completed city, 5 each"]]
second
    [["W","field@0,1.n",6,"1 completed city, 6 each"]]
first
    [["W","city@0,0.n",0,"1 completed city, 0 each to most farmers in 1 field (W 1, B 0)"]]

== a small city is one of so many tiles, worth so much
% mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: carcassonne' 'defaults: {tiny_city: 2}' "numbers: {tiny_tiles: $n}" >$T/r/ruleset.yaml
% reeve score --rules $T $T/r.yaml
--- file r.yaml
reeve: 1
rules: r
players: {W: Wim, B: Bea}
moves:
- W: BA.C/180 0,1 knight@s
--- rows n
2, tiny_tile: 3, tiny_prize: 7
                                                                             W     B
      1  W  BA.C/180 0,1 knight@s                                            6     0
          +6  W   city@0,0.n: 2 tiles, 3 each                                   K-23
    score after turn 1, B to move, 70 tiles to come: Wim (W) 6, Bea (B) 0
3, tiny_tile: 0
                                                                             W     B
      1  W  BA.C/180 0,1 knight@s                                            4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
    score after turn 1, B to move, 70 tiles to come: Wim (W) 4, Bea (B) 0
1
                                                                             W     B
      1  W  BA.C/180 0,1 knight@s                                            4     0
          +4  W   city@0,0.n: 2 tiles, 2 each                                   K-22
    score after turn 1, B to move, 70 tiles to come: Wim (W) 4, Bea (B) 0

== a ransom of seven: who has less cannot pay, and the texts say seven [T-40, T-43]
$ mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: tower' 'numbers: {ransom: 7}' >$T/r/ruleset.yaml
$ reeve check --rules $T $T/r.yaml
$ reeve check --rules $T --option ransom_needs_points=false $T/r.yaml
$ sed 's/B: 6/B: 7/' $T/r.yaml >$T/seven.yaml; reeve score --rules $T $T/seven.yaml | grep ransom
$ reeve why --rules $T --at 1 $T/seven.yaml | grep 'to pay'
$ reeve legal --rules $T --tile BA.L $T/none.yaml | grep ransom
--- file r.yaml
reeve: 1
rules: r
players: {B: Bea, W: Wim}
board: {'0,0': BA.RCr}
prisoners: {W: [B]}
score: {W: 0, B: 6}
moves:
- B: BA.RFr 1,0
  ransom: W
--- file none.yaml
reeve: 1
rules: r
players: {B: Bea, W: Wim}
board: {'0,0': BA.RCr}
prisoners: {W: [B, B, B, B, B, B, B]}
score: {W: 0, B: 7}
to_move: B
--- stderr~
B has 6 points and cannot pay a ransom of 7 [ransom-points, T-43, ransom_needs_points: true]
--- stdout
$T/r.yaml: illegal: turn 1; after 0 turns, score Bea (B) 6, Wim (W) 0
$T/r.yaml: legal so far: 1 turn, score Bea (B) -1, Wim (W) 7, W to move
      -7  B   ransom: buys a follower back from W                           T-40
      +7  W   ransom: for a follower of B                                   T-40
 yes  ransom      B has 7 points to pay 7 with [ransom_needs_points:
no follower in hand; a ransom of 7 points brings one back from W

== a castle pays a field what the ruleset says, nothing too; where cities pay otherwise it pays as much more, and never less than nothing, or what the ruleset says [B-49, B-92]
% mkdir -p $T/r && printf '%s\n' 'ruleset: 1' 'name: r' 'extends: bazaars' "numbers: {castle_pays: $n, farm_first: 2}" >$T/r/ruleset.yaml
% reeve score --rules $T --now --option farm_scoring=$farms --option castle_on_field=$castle --format json $T/r.yaml | gojq -c '[.final[] | [.player, .feature, .points, .note]]'
--- file r.yaml
reeve: 1
rules: r
players: {W: Wim, B: Bea}
board: {'0,0': BA.RCr, '0,1': [BA.C/180, W:farmer]}
castles: {'city@0,1': W}
to_move: B
--- rows n farms castle
9 third one_more
    [["W","field@0,1.n",9,"1 castle, 9 each"]]
0 third one_more
    [["W","field@0,1.n",0,"1 castle, 0 each"]]
9 first one_more
    [["W","city@0,0.n",8,"1 castle, 8 each to most farmers in 1 field (W 1, B 0)"]]
9 first four
    [["W","city@0,0.n",9,"1 castle, 9 each to most farmers in 1 field (W 1, B 0)"]]
3 first one_more
    [["W","city@0,0.n",2,"1 castle, 2 each to most farmers in 1 field (W 1, B 0)"]]
3 first four
    [["W","city@0,0.n",3,"1 castle, 3 each to most farmers in 1 field (W 1, B 0)"]]
0 first one_more
    [["W","city@0,0.n",0,"1 castle, 0 each to most farmers in 1 field (W 1, B 0)"]]
0 first four
    [["W","city@0,0.n",0,"1 castle, 0 each to most farmers in 1 field (W 1, B 0)"]]

== numbers that are none
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: carcassonne\nnumbers: {%s}\n' "$number" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p
--- rows number
ransom: 101
    reeve: r: r/ruleset.yaml:4:19: `101`: ransom goes from 0 to 100; see reeve-ruleset(5)
ransom: -1
    reeve: r: r/ruleset.yaml:4:19: `-1`: ransom goes from 0 to 100; see reeve-ruleset(5)
ransum: 3
    reeve: r: r/ruleset.yaml:4:11: unknown key `ransum` in numbers; did you mean `ransom`?
ransom: [3]
    reeve: r: r/ruleset.yaml:4:19: ransom must be a word, not a list; see reeve-ruleset(5)
ransom: 3
    Carcassonne (r)
