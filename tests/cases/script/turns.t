# When a turn begins, and when it is scored: turn_begins, feature_scored, all_scored.

== a turn begins once, before everything else; the second part of a double turn is none of its own [M-30, M-31]
$ reeve score --script $T/dawn.lua $T/game.yaml
$ reeve why --script $T/dawn.lua $T/game.yaml 5 | head -3
$ reeve why --script $T/dawn.lua $T/game.yaml 6 | grep dawn || echo none
--- file dawn.lua
return {
  api = 2, name = "dawn", summary = "A point at dawn.", rules = {"traders"},
  hooks = {
    turn_begins = function(game, turn)
      assert(turn:tile() == nil and #turn:completed() == 0)
      game:score(turn:player(), 1, "dawn", "K-7")
    end,
  },
}
--- file game.yaml
reeve: 1
rules: [traders]
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.C/180 0,1 knight@s
  score: {R: 1, B: 5}
- R: BA.RFr 2,0 builder@w
- B: BA.L -1,1 monk
- R: BA.RFr 3,0
- R: BA.LR/90 4,0 monk                # second part
- B: BA.LR/270 -1,0
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0 highwayman@e                                          1     0
      +1  R   dawn: dawn                                                     K-7
  2  B  BA.C/180 0,1 knight@s                                            1     5
      +1  B   dawn: dawn                                                     K-7
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
  3  R  BA.RFr 2,0 builder@e                                             2     5
      +1  R   dawn: dawn                                                     K-7
  4  B  BA.L -1,1 monk@c                                                 2     6
      +1  B   dawn: dawn                                                     K-7
  5  R  BA.RFr 3,0                                                       3     6
      +1  R   dawn: dawn                                                     K-7
  6  R  BA.LR/90 4,0 monk@c                                              3     6
  7  B  BA.LR/270 -1,0                                                   9     7
      +1  B   dawn: dawn                                                     K-7
      +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
score after turn 7, R to move, 88 tiles to come: Red (R) 9, Blue (B) 7
turn 5, Red (R): BA.RFr 3,0: legal
 yes  turn        it is the turn of Red (R)                                  K-7
  +1  points      R, dawn: dawn                                              K-7
none

== it begins with whom a turn is, in a position that goes on, in `legal` and in what is played by chance
$ reeve score --script $T/first.lua $T/game.yaml
$ reeve position --script $T/first.lua $T/game.yaml >$T/whole.yaml
% reeve position --script $T/first.lua --at $turn $T/game.yaml >$T/then.yaml
% { echo moves:; sed -n '/^- /p' $T/game.yaml | tail -n +$((turn + 1)); } >>$T/then.yaml
% reeve position --script $T/first.lua $T/then.yaml | diff - $T/whole.yaml && echo the same from $turn on
$ reeve legal --script $T/first.lua --before 3 $T/game.yaml | head -2
$ reeve completions --script $T/first.lua --at 2 $T/game.yaml | head -3
$ reeve sim carcassonne --script $T/first.lua --seed 3 --games 30 | reeve check --script $T/first.lua | grep -vc ': legal'
$ reeve odds --script $T/first.lua --games 2 --at 3 $T/game.yaml | head -2
--- file first.lua
return {
  api = 2, name = "first", summary = "Whoever begins with nothing in play puts a knight.", rules = {"carcassonne"},
  hooks = {
    turn_begins = function(game, turn)
      game.state.turns = (game.state.turns or 0) + 1
      for _, city in ipairs(game:features("city")) do
        if #turn:player():standing() == 0 and not city:complete() then
          game:deploy(turn:player(), city)
        end
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: BA.RFr -1,0 farmer@s
- R: BA.RFr 2,0
- B: BA.C/180 0,1
- R: BA.RFr 3,0
- B: BA.RFr 4,0
--- rows turn
2
    the same from 2 on
3
    the same from 3 on
4
    the same from 4 on
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0                                                       0     0
          R   first: a follower goes to city@0,0.n
  2  B  BA.RFr -1,0 farmer@s                                             0     0
  3  R  BA.RFr 2,0                                                       0     0
  4  B  BA.C/180 0,1                                                     4     0
      +4  R   city@0,0.n: 2 tiles, 2 each                                   K-22
  5  R  BA.RFr 3,0                                                       4     0
  6  B  BA.RFr 4,0                                                       4     0
score after turn 6, R to move, 65 tiles to come: Rosa (R) 4, Ben (B) 0
tile BA.RFr for Rosa (R)
-2,0  0°                farmer@n highwayman@e
city@0,0.n: 1 tile, worth 2, held by R 1; open at 0,0 n
    0,1 R 4 with BA.RCr/180(x3) BA.CRr/180(x3) BA.CRRR/180(x3) BA.RrC/180(x3)
        BA.C/180(x5) BA.CFC.2/0(x3) BA.CC.2/180,270(x2)
0
68 tiles left; 2 games played from here, policy greedy; 95 % intervals
  R     50.0 % (9.5 to 90.5)     99.5 points (16.9 to 182.1)

== a feature is scored while its followers still stand; then all are, and then the turn ends [K-22, K-37]
$ reeve score --script $T/tell.lua $T/game.yaml
$ reeve legal --script $T/tell.lua --before 3 $T/game.yaml --format tsv | cut -f 2,3,5 | head -2
--- file tell.lua
local function who(feature)
  return feature:name() .. " " .. feature:followers() .. " " .. feature:rule()
end
return {
  api = 2, name = "tell", summary = "Tells when what happens.", rules = {"carcassonne"},
  hooks = {
    feature_completed = function(game, feature) game:tell("completed " .. who(feature)) end,
    feature_scored = function(game, feature)
      game:tell("scored " .. who(feature), "K-22")
      for _, tile in ipairs(feature:tiles()) do
        for _, follower in ipairs(tile:standing()) do
          game:score(follower:player(), 1, "he stands there", "K-37")
        end
      end
    end,
    all_scored = function(game, turn)
      if #turn:completed() > 0 then game:tell("all scored: " .. turn:completed()[1]:followers()) end
    end,
    turn_ending = function(game) game:tell("the turn ends") end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: crrr 1,0 highwayman@w
- B: BA.C/180 0,1 knight
- R: BA.RRR -1,0
--- stdout
                                                                         R     B
  1  R  BA.CRRR 1,0 highwayman@w                                         0     0
          R   tell: the turn ends
  2  B  BA.C/180 0,1 knight@s                                            0     5
          B   tell: completed city@0,0.n 1 K-22
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
          B   tell: scored city@0,0.n 1 K-22                                K-22
      +1  B   tell: he stands there                                         K-37
          B   tell: all scored: 0
          B   tell: the turn ends
  3  R  BA.RRR -1,0                                                      4     5
          R   tell: completed road@0,0.e 1 K-21
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
          R   tell: scored road@0,0.e 1 K-21                                K-22
      +1  R   tell: he stands there                                         K-37
          R   tell: all scored: 0
          R   tell: the turn ends
score after turn 3, B to move, 68 tiles to come: Rosa (R) 4, Ben (B) 5
-1,0	0	road@0,0.e=R:4
-1,0	180	road@0,0.e=R:4

== what is scored as the turn is scored belongs to a castle that it completes before all is scored [B-43]
$ reeve score --script $T/order.lua fixtures/bazaars/example-castles.yaml | grep -e castle -e order | head
--- file order.lua
return {
  api = 2, name = "order", summary = "Tells the order.", rules = {"bazaars"},
  hooks = {
    all_scored = function(game, turn) if #turn:completed() > 0 then game:tell("all scored") end end,
  },
}
--- stdout
      +2  R   city@0,0.n: the castle city@-1,1.w in its fief scores 2       B-43
      +2  Y   city@1,0.n: the castle city@0,0.n in its fief scores 2        B-43
          B   order: all scored
fixtures/bazaars/example-castles.yaml: document 2:
      +2  R   city@0,0.n: the castle city@1,0.n in its fief scores 2        B-43
          Y   order: all scored
