# What `legal` and `completions` promise of a completed feature is what scoring gives, scripts included.

== points that a house rule gives as a feature is completed are among those of the feature
$ game=fixtures/rulesets/house-mill/game.yaml
$ ask="--script miller --rules fixtures/rulesets $game"
$ reeve legal $ask --before 3 | grep completes | head -1
$ reeve legal $ask --before 3 --format tsv | cut -f 2,3,5 | head -1
$ reeve legal $ask --before 3 --format json | gojq -c .completes | head -1
$ reeve completions $ask --at 2 --tile crrr | grep -e -1,0
$ reeve completions $ask --at 2 --tile crrr --format json | gojq -c '.closers[] | select(.cell == "-1,0") | [.rotation, .points]'
$ reeve score --script miller --rules fixtures/rulesets $game | tail -1
--- stdout
                        farmer@sw   completes road@0,0.e: R 11
-1,0	0	road@0,0.e=R:11
[{"feature":"road@0,0.e","kind":"road","points":{"R":11}}]
    -1,0 R 11 with BA.CRRR/0,180,270(x3)
[0,{"R":11}]
[180,{"R":11}]
[270,{"R":11}]
score after turn 3, B to move, 78 tiles to come: Rosa (R) 11, Ben (B) 0

== whoever gets them, whoever has it, feature by feature; what turns and tiles give is no feature's
$ reeve legal --script $T/tolls.lua --before 3 --format tsv $T/game.yaml | cut -f 2,3,5 | grep 1,0
$ reeve score --script $T/tolls.lua $T/game.yaml
--- file tolls.lua
return {
  api = 1,
  name = "tolls",
  summary = "A road pays its owner, a city pays everybody else, a turn its player.",
  rules = {"carcassonne"},
  hooks = {
    feature_completed = function(game, feature)
      for _, player in ipairs(game:players()) do
        if feature:kind() == "road" and feature:followers(player) > 0 then game:score(player, 3, "toll") end
        if feature:kind() == "city" and feature:followers(player) == 0 then game:score(player, 1, "tax") end
      end
    end,
    turn_begins = function(game, turn) game:score(turn:player(), 20, "begun") end,
    tile_placed = function(game) game:score(game:players()[1], 40, "laid") end,
    turn_ending = function(game, turn) game:score(turn:player(), 10, "a turn") end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: crrr -1,0 highwayman@e
- B: BA.C/180 0,1 knight
- R: BA.CRRR/180 1,0
--- stdout
-2,0	0	road@-1,0.w
-2,0	180	road@-1,0.w
-2,0	270	road@-1,0.w
-1,-1	90	road@-1,0.s
-1,-1	180	road@-1,0.s
-1,-1	270	road@-1,0.s
1,0	0	road@0,0.e=R:6
1,0	90	road@0,0.e=R:6
1,0	180	road@0,0.e=R:6
                                                                         R     B
  1  R  BA.CRRR -1,0 highwayman@e                                       70     0
     +20  R   tolls: begun
     +40  R   tolls: laid
     +10  R   tolls: a turn
  2  B  BA.C/180 0,1 knight@s                                           71    74
     +20  B   tolls: begun
     +40  B   tolls: laid
      +1  R   tolls: tax
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
     +10  B   tolls: a turn
  3  R  BA.CRRR/180 1,0                                                147    74
     +20  R   tolls: begun
     +40  R   tolls: laid
      +3  R   tolls: toll
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
     +10  R   tolls: a turn
score after turn 3, B to move, 68 tiles to come: Rosa (R) 147, Ben (B) 74

== completions: what is scored in a trial is told to nobody, and its words take no memory for long
$ reeve sim carcassonne --seed 3 | reeve position --at 40 >$T/board.yaml
$ (ulimit -v 25000; reeve-fast completions --script $T/wordy.lua $T/board.yaml | grep -c '^road')
--- file wordy.lua
return {
  api = 1, name = "wordy", summary = "Says much.", rules = {"carcassonne"},
  hooks = {feature_completed = function(game)
    for _, player in ipairs(game:players()) do
      for _ = 1, 400 do game:score(player, 1, "a word") end
    end
  end},
}
--- stdout
17
