# House rules in games of more than two players, and what scripts see of Carcassonne and The Tower.

== three who are tied on a road share it; by the rules each of them scores all [K-33]
$ reeve score $T/road.yaml
$ reeve score --script tie-shares-points $T/road.yaml
$ reeve score --script tie-shares-points --format json $T/road.yaml | gojq -c '.items[] | [.player, .points, .rule, .followers, .changes]'
--- file road.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob, R: Cem, G: Dee}
to_move: G
board:
  '0,0': BA.RCr B:highwayman@e
  '1,0': BA.RFr W:highwayman@w
  '-1,0': BA.RFr R:highwayman@e
  '2,0': BA.LR/90
score: {W: 0, B: 0, R: 0, G: 0}
moves:
- G: BA.LR/270 -2,0 monk
--- stdout
                                                             W     B     R     G
  1  G  BA.LR/270 -2,0 monk@c                                5     5     5     0
      +5  W   road@0,0.e: 5 tiles, 1 each                                   K-21
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-21
      +5  R   road@0,0.e: 5 tiles, 1 each                                   K-21
score after turn 1, W to move, 67 tiles to come: Ann (W) 5, Bob (B) 5, Cem (R) 5, Dee (G) 0
                                                             W     B     R     G
  1  G  BA.LR/270 -2,0 monk@c                                2     2     2     0
          -   road@0,0.e (tie-shares-points): the tie goes to W, B and R    K-33
      +2  W   road@0,0.e: 5 tiles, 1 each; tie-shares-points makes it 2     K-21
      +2  B   road@0,0.e: 5 tiles, 1 each; tie-shares-points makes it 2     K-21
      +2  R   road@0,0.e: 5 tiles, 1 each; tie-shares-points makes it 2     K-21
score after turn 1, W to move, 67 tiles to come: Ann (W) 2, Bob (B) 2, Cem (R) 2, Dee (G) 0
["W",2,"K-21",{"B":1,"R":1,"W":1},[{"from":5,"script":"tie-shares-points","to":2}]]
["B",2,"K-21",{"B":1,"R":1,"W":1},[{"from":5,"script":"tie-shares-points","to":2}]]
["R",2,"K-21",{"B":1,"R":1,"W":1},[{"from":5,"script":"tie-shares-points","to":2}]]

== so it is at the end, on what is not complete and on fields [K-29, K-33, K-36]
# The city of two tiles pays the field that both farmers lie on.
% reeve score --now $options $T/end.yaml | gojq -c '.final[] | select(.points > 0) | [.player, .kind, .points, .rule]'
--- file end.yaml
reeve: 1
rules: tower
players: {W: Ann, B: Bob, R: Cem}
board:
  '0,0': BA.RCr B:highwayman@e
  '0,1': BA.C/180
  '1,0': BA.RFr W:farmer@n
  '-1,0': BA.RFr R:farmer@n
  '2,0': BA.RFr R:highwayman@w
  '3,0': BA.RFr W:highwayman@w
score: {W: 0, B: 0, R: 0}
--- rows options
--format json
    ["W","road",5,"K-36"]
    ["B","road",5,"K-36"]
    ["R","road",5,"K-36"]
    ["W","field",3,"K-29"]
    ["R","field",3,"K-29"]
--format json --script tie-shares-points
    ["W","road",2,"K-36"]
    ["B","road",2,"K-36"]
    ["R","road",2,"K-36"]
    ["W","field",2,"K-29"]
    ["R","field",2,"K-29"]

== where farmers are scored city by city those who are tied around a city keep all [K-30]
$ reeve score --now --script tie-shares-points --option farm_scoring=first --format json $T/end.yaml |
$     gojq -c '.final[] | select(.points > 0) | [.player, .kind, .points, .rule]'
--- file end.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob, R: Cem}
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '1,0': BA.RFr W:farmer@n
  '-1,0': BA.RFr R:farmer@n
score: {W: 0, B: 0, R: 0}
--- stdout
["W","city",4,"K-30"]
["R","city",4,"K-30"]

== the longest road of four players; where two score it together nobody gets the bonus
# longest-path-bonus
$ reeve score --now --script longest-path-bonus $T/one.yaml | sed -n '/final/,$p'
$ reeve position --script longest-path-bonus $T/one.yaml | grep '^state'
$ sed 's/BA.RFr$/BA.RFr G:highwayman@w/' $T/one.yaml | reeve score --now --script longest-path-bonus - | sed -n '/final/,$p'
--- file one.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob, R: Cem, G: Dee}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': BA.RFr W:highwayman@w
  '-1,0': BA.RFr
  '2,0': BA.LR/90
score: {W: 0, B: 0, R: 0, G: 0}
moves:
- B: BA.LR/270 -2,0
--- stdout
final scoring
      +5  W   longest-path-bonus: the longest road, 5 tiles
final score: Ann (W) 10, Bob (B) 0, Cem (R) 0, Dee (G) 0
Ann (W) wins
state: {longest-path-bonus: {W: 5}}
final score: Ann (W) 5, Bob (B) 0, Cem (R) 0, Dee (G) 5
Ann (W) and Dee (G) share the victory

== players are listed from the one whose turn it is, and by place; a script says who begins
$ reeve check --script $T/x.lua $T/game.yaml
$ reeve score --script $T/x.lua $T/game.yaml | grep order
--- file x.lua
return {
  api = 1, name = "x", summary = "The fourth begins.", rules = {"carcassonne"},
  hooks = {
    first_player = function(game) return game:player(4) end,
    turn_ending = function(game, turn)
      local order = {}
      for i, player in ipairs(game:players()) do
        order[i] = player:label() .. player:place()
        if game:player(player:label()) ~= game:player(player:place()) then error("another") end
      end
      game:score(turn:player(), 0, "order " .. table.concat(order, " "))
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob, R: Cem, G: Dee, Y: Eva, P: Fay}
moves:
- G: BA.L 0,-1
- Y: BA.L 1,-1
- P: BA.L 2,-1
- W: BA.L 1,-2
--- stdout
$T/game.yaml: legal so far: 4 turns, score Ann (W) 0, Bob (B) 0, Cem (R) 0, Dee (G) 0, Eva (Y) 0, Fay (P) 0, B to move
       0  G   x: order G4 Y5 P6 W1 B2 R3
       0  Y   x: order Y5 P6 W1 B2 R3 G4
       0  P   x: order P6 W1 B2 R3 G4 Y5
       0  W   x: order W1 B2 R3 G4 Y5 P6

== six tied players are offered in turn order, and any of them may be chosen [K-33]
$ reeve score --script $T/x.lua $T/game.yaml
--- file x.lua
return {
  api = 1, name = "x", summary = "The last of those who are tied scores.", rules = {"carcassonne"},
  hooks = {
    tie = function(_, _, players)
      local order = {}
      for i, player in ipairs(players) do order[i] = player:label() end
      if table.concat(order) ~= "YPWBRG" then error(table.concat(order)) end
      return {players[#players]}
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob, R: Cem, G: Dee, Y: Eva, P: Fay}
to_move: Y
board:
  '0,0': BA.RCr B:highwayman@e
  '1,0': BA.RFr W:highwayman@w
  '2,0': BA.RFr G:highwayman@w
  '3,0': BA.RFr Y:highwayman@w
  '4,0': BA.LR/90 P:highwayman@w
  '-1,0': BA.RFr R:highwayman@e
score: {W: 0, B: 0, R: 0, G: 0, Y: 0, P: 0}
moves:
- Y: BA.LR/270 -2,0
--- stdout
                                                 W     B     R     G     Y     P
  1  Y  BA.LR/270 -2,0                           0     0     0     7     0     0
          -   road@0,0.e (x): the tie goes to G
      +7  G   road@0,0.e: 7 tiles, 1 each                                   K-21
score after turn 1, P to move, 65 tiles to come: Ann (W) 0, Bob (B) 0, Cem (R) 0, Dee (G) 7, Eva (Y) 0, Fay (P) 0

== a script sees towers, who stands on them, pieces in hand and prisoners [T-2, T-20]
$ reeve score --script $T/x.lua $T/game.yaml | grep -v ' - '
--- file x.lua
local function shown(v)
  return type(v) == "userdata" and v:label() or tostring(v)
end

return {
  api = 1, name = "x", summary = "Tells what it sees.", rules = {"tower"},
  hooks = {
    turn_ending = function(game, turn)
      local seen = {}
      for _, name in ipairs {"0,-1", "1,-1", "5,5"} do
        local cell = game:cell(name)
        seen[#seen + 1] = name .. ": " .. shown(cell:tower()) .. " " .. shown(cell:top()) .. ";"
      end
      for _, player in ipairs(game:players()) do
        seen[#seen + 1] = player:label() .. " has " .. player:pieces("towers") .. "+" .. player:supply()
        for _, other in ipairs(game:players()) do
          local held = player:prisoners(other)
          if held > 0 then seen[#seen + 1] = "and " .. held .. " of " .. other:label() end
        end
      end
      game:score(turn:player(), 0, table.concat(seen, " "))
    end,
  },
}
--- file game.yaml
reeve: 1
rules: tower
players: {W: Ann, B: Bob, R: Cem}
moves:
- W: TO.C/180 0,-1 knight
- B: BA.L 1,-1
  tower: 0,-1
  capture: 'W:knight@0,-1'
- R: BA.L 1,-2
  top: 0,-1
--- stdout
                                                                   W     B     R
  1  W  TO.C/180 0,-1 knight@s                                     0     0     0
       0  W   x: 0,-1: 0 nil; 1,-1: nil nil; 5,5: nil nil; W has 9+6 B
              has 9+7 R has 9+7
  2  B  BA.L 1,-1                                                  0     0     0
          B   places piece 1 on the tower at 0,-1                            T-6
          B   takes W's knight at 0,-1 prisoner                             T-20
       0  B   x: 0,-1: 1 nil; 1,-1: nil nil; 5,5: nil nil; B has 8+7 and
              1 of W R has 9+7 W has 9+6
  3  R  BA.L 1,-2                                                  0     0     0
          R   puts a follower on top of the tower at 0,-1                   T-29
       0  R   x: 0,-1: 1 R; 1,-1: nil nil; 5,5: nil nil; R has 9+6 W has
              9+6 B has 8+7 and 1 of W
score after turn 3, W to move, 86 tiles to come: Ann (W) 0, Bob (B) 0, Cem (R) 0

== elsewhere there are none; a name of no pieces is an error
$ reeve score --script $T/x.lua --at 1 fixtures/castle/kitchen-table.yaml | grep none
$ sed 's/"towers"/"tower"/' $T/x.lua >$T/y.lua
$ reeve score --script $T/y.lua --at 1 fixtures/castle/kitchen-table.yaml
--- file x.lua
return {
  api = 1, name = "x", summary = "Tells what it sees.", rules = {"castle"},
  hooks = {
    turn_ending = function(game, turn)
      local cell, me = turn:tile():cell(), turn:player()
      if not cell:tower() and not cell:top() and me:pieces("towers") + me:prisoners(me) == 0 then
        game:score(me, 0, "none")
      end
    end,
  },
}
--- stdout
       0  W   x: none
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: $T/y.lua:6: there are no pieces `tower`; did you mean `towers`? [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== a monastery is as large as the tiles on and around it [K-24]
$ reeve score --script $T/x.lua $T/game.yaml | grep around
--- file x.lua
return {
  api = 1, name = "x", summary = "Tells what it sees.", rules = {"carcassonne"},
  hooks = {
    turn_ending = function(game, turn)
      local m = game:features("monastery")[1]
      game:score(turn:player(), 0, table.concat({
        "around", m:size(), m:points(), m:open(), tostring(m:complete()), #m:tiles(),
      }, " "))
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Ann, B: Bob}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '-1,0': BA.RFr
  '0,-1': BA.L W:monk@c
  '1,-1': BA.L
  '-1,-1': BA.L
  '1,-2': BA.L
score: {W: 0, B: 0}
moves:
- W: BA.C/180 -1,-2
- B: BA.C/180 0,-2
--- stdout
       0  W   x: around 8 8 1 false 1
       0  B   x: around 9 9 0 true 1

== a large follower counts as two for a script, too [K-34]
$ reeve score --script $T/x.lua $T/game.yaml | grep counted
--- file x.lua
return {
  api = 1, name = "x", summary = "Tells what it sees.", rules = {"carcassonne"},
  hooks = {
    turn_ending = function(game, turn)
      local monastery = game:features("monastery")[1]
      local n = monastery:followers(turn:player())
      game:score(turn:player(), 0, "counted " .. n .. ", in hand " .. turn:player():supply())
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
options: {big_follower: true}
players: {W: Ann, B: Bob}
moves:
- W: BA.L 0,-1 big:monk
--- stdout
       0  W   x: counted 2, in hand 7

== where a ransom may bring a score below 0 a script may let it rise, not fall further [T-43]
$ reeve score --script $T/x.lua $T/game.yaml | sed -n '/^  3/,$p'
$ sed 's/points + 1/points - 1/; s/, 1,/, -1,/' $T/x.lua >$T/y.lua
$ reeve score --script $T/y.lua $T/game.yaml
--- file x.lua
return {
  api = 1, name = "x", summary = "A point more.", rules = {"tower"},
  hooks = {
    feature_points = function(_, _, _, points) return points + 1 end,
    turn_ending = function(game, turn)
      if turn:player():score() < 0 then game:score(turn:player(), 1, "for the poor") end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: tower
options: {ransom_needs_points: false}
players: {W: Ann, B: Bob}
moves:
- W: TO.C/180 0,-1 knight
- B: BA.L 1,-1
  tower: 0,-1
  capture: 'W:knight@0,-1'
- W: BA.L 1,-2
  ransom: B
- B: BA.L 2,-1
- W: BA.C 0,-2 knight
--- stdout
  3  W  BA.L 1,-2                                                       -2     3
      -3  W   ransom: buys a follower back from B                           T-40
      +3  B   ransom: for a follower of W                                   T-40
      +1  W   x: for the poor
  4  B  BA.L 2,-1                                                       -2     3
  5  W  BA.C 0,-2 knight@n                                               3     3
      +5  W   city@0,-1.s: 2 tiles, 2 each; x makes it 5                    K-22
score after turn 5, B to move, 84 tiles to come: Ann (W) 3, Bob (B) 3
--- stderr
$T/game.yaml:10:3: unreadable: $T/y.lua:6: the score of W would come to -4 [script-failed]
     10 | - W: BA.L 1,-2
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== scripts for one of several rulesets that are played together are for all of them
$ reeve check --rules $T --script no-ransom --script no-enclosed-holes --script $T/x.lua $T/game.yaml
$ reeve check --rules $T --script $T/y.lua $T/game.yaml
--- file more/ruleset.yaml
ruleset: 1
name: more
extends: carcassonne
title: More
supply: 8
--- file x.lua
return {api = 1, name = "x", summary = "Nothing changes.", rules = {"more"}, hooks = {}}
--- file y.lua
return {api = 1, name = "y", summary = "Nothing changes.", rules = {"other"}, hooks = {}}
--- file game.yaml
reeve: 1
rules: [tower, more]
players: {W: Ann, B: Bob}
moves: []
--- stdout
$T/game.yaml: legal so far: 0 turns, score Ann (W) 0, Bob (B) 0, W to move
$T/game.yaml: unreadable
--- stderr
$T/game.yaml: unreadable: $T/y.lua: this script is for other, not for tower+more [script-failed]
  help: Mend the script at the line that the message names.
--- status 4
