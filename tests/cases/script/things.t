# What scripts see of tiles, features and followers, and what they do with followers.

== a tile has its regions before it lies, with what is printed on them; a script of api 1 gets none [I-4]
$ reeve check -q --script $T/look.lua $T/game.yaml 2>&1 | grep -v '|'
$ sed -e 's/api = 2/api = 1/' -e 's/name = "look"/name = "old"/' $T/look.lua >$T/old.lua
$ reeve check -q --script $T/old.lua $T/game.yaml 2>&1 | grep -v '|'
--- file look.lua
return {
  api = 2, name = "look", summary = "Refuses with what it sees.", rules = {"inns"},
  hooks = {
    may_place = function(_, tile)
      local words = {}
      for _, region in ipairs(tile:features()) do
        words[#words + 1] = region:kind() .. "/" .. region:role() .. "/" .. region:prizes() .. "/"
          .. tostring(region:doubled()) .. "/" .. table.concat(region:marks(), "+")
      end
      assert(tile:feature("n") == nil and #tile:standing() == 0 and tile:followers() == 0)
      if tile:cell():x() == 1 then return table.concat(words, " ") .. ".", "K-31" end
    end,
    tile_placed = function(_, tile)
      local there = tile:feature("e")
      assert(there:kind() == "road" and not tile:feature("c") and there == tile:features()[2])
    end,
  },
}
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: IC.Rr.i/270 -1,0
- B: IC.CcRr+.i/180 1,0
--- stdout
$T/game.yaml:6:21: illegal: house rule `look`: city/knight/1/false/ road/highwayman/0/false/inn field/farmer/0/false/ field/farmer/0/false/. [house-rule, K-31]
  help: 4 legal placements; see: reeve legal $T/game.yaml --before 2 --script $T/look.lua
$T/game.yaml:6:21: illegal: house rule `old`: . [house-rule]
  help: 4 legal placements; see: reeve legal $T/game.yaml --before 2 --script $T/old.lua

== who stands where: of a player, on a tile, on a feature of a tile; and which cities a field touches [K-28, K-31]
$ reeve score --script $T/who.lua $T/game.yaml
--- file who.lua
local function words(list)
  local texts = {}
  for i, one in ipairs(list) do
    texts[i] = one:player():label() .. ":" .. one:figure() .. " " .. one:feature():name() .. " "
      .. one:tile():id() .. " " .. one:cell():name()
  end
  return table.concat(texts, "; ")
end
local function names(features)
  local texts = {}
  for i, feature in ipairs(features) do texts[i] = feature:name() end
  return table.concat(texts, " ")
end
return {
  api = 2, name = "who", summary = "Tells who stands where.", rules = {"traders"}, replaces = {"K-31"},
  hooks = {
    turn_ending = function(game, turn)
      if game:left() ~= 107 then return end
      for _, player in ipairs(game:players()) do game:tell(words(player:standing())) end
      local tile = game:cell("1,0"):tile()
      local red = game:player("R")
      game:tell(words(tile:standing()))
      game:tell(tile:followers() .. " " .. tile:followers(tile:feature("n"))
                .. " " .. tile:followers(nil, red) .. " " .. tile:followers(tile:feature("e"), red))
      for _, feature in ipairs(game:features()) do
        if #feature:touches() > 0 then
          game:tell(feature:name() .. " touches " .. names(feature:touches()) .. " by " .. feature:rule())
        end
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: [traders, inns]
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 big:highwayman
- B: BA.C/180 0,1 knight
- R: BA.RFr 2,0 builder@w
- B: BA.C/90 0,2 farmer
- R: BA.RFr 3,0
- R: BA.RFr 4,0 farmer@s
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0 big:highwayman@e                                      0     0
  2  B  BA.C/180 0,1 knight@s                                            0     4
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
  3  R  BA.RFr 2,0 builder@e                                             0     4
  4  B  BA.C/90 0,2 farmer@n                                             0     4
  5  R  BA.RFr 3,0                                                       0     4
  6  R  BA.RFr 4,0 farmer@s                                              0     4
          R   who: R:big road@0,0.e BA.RFr 1,0; R:builder road@0,0.e
              BA.RFr 2,0; R:small field@0,0.s BA.RFr 4,0                    K-31
          R   who: B:small field@0,1.n BA.C 0,2                             K-31
          R   who: R:big road@0,0.e BA.RFr 1,0                              K-31
          R   who: 1 0 1 1                                                  K-31
          R   who: city@0,0.n touches field@0,1.n field@0,0.ne by K-22      K-31
          R   who: field@0,0.ne touches city@0,0.n by K-29                  K-31
          R   who: field@0,1.n touches city@0,2.e city@0,0.n by K-29        K-31
          R   who: city@0,2.e touches field@0,1.n by K-22                   K-31
score after turn 6, B to move, 107 tiles to come: Red (R) 0, Blue (B) 4

== followers are put, moved and taken home, with who joined them; what cannot be is false [M-41, M-45]
$ reeve score --script $T/moves.lua $T/game.yaml
$ reeve position --script $T/moves.lua $T/game.yaml | grep -e '@' -e supply
$ reeve why --script $T/moves.lua $T/game.yaml 5 | grep moves
$ reeve position --script $T/moves.lua $T/game.yaml >$T/then.yaml && reeve check -q $T/then.yaml 2>&1 | grep inconsistent || echo consistent
--- file moves.lua
local steps = {}
steps[1] = function(game, red, blue)
  local road, city = game:features("road")[1], game:features("city")[1]
  assert(not game:deploy(red, road, "builder"), "whom he would join")
  assert(game:deploy(red, road, "big", game:cell("1,0"):tile()))
  assert(not game:deploy(red, road, "big"), "he has one")
  assert(game:deploy(blue, city))
  assert(not game:deploy(blue, city), "there is no room")
  assert(not game:deploy(blue, game:features("field")[1], "builder"), "on no field")
end
steps[2] = function(game, _, blue) assert(game:deploy(blue, game:features("field")[1])) end
steps[3] = function(game, red)
  local road = game:features("road")[1]
  assert(game:deploy(red, road, "builder") and red:standing()[2]:figure() == "builder")
end
steps[4] = function(game, red, blue)
  local field = game:features("field")[2]
  local big, builder = table.unpack(red:standing())
  assert(not game:move(builder, field), "a builder on a field")
  assert(game:move(big, field) and #red:standing() == 1 and red:standing()[1]:feature() == field)
  assert(not game:take_home(builder) and not game:move(big, field), "they are gone")
  local small = blue:standing()[1]
  assert(game:take_home(small) and not game:take_home(small))
  assert(blue:supply("small") == 6 and not pcall(function() return small:figure() end))
end
return {
  api = 2, name = "moves", summary = "Followers wander.", rules = {"traders"},
  hooks = {
    tile_placed = function(game, tile)
      if game:laid() == 2 then steps[1](game, game:player("R"), game:player("B")) end
    end,
    turn_ending = function(game, turn)
      local city = game:features("city")[1]
      if game:laid() == 3 then
        assert(city:complete() and not game:deploy(turn:player(), city), "it is scored")
        assert(not game:deploy(turn:player(), city, nil, turn:tile()))
      end
      if game:laid() > 2 and game:laid() < 6 then
        steps[game:laid() - 1](game, game:player("R"), game:player("B"))
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: [traders, inns]
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0
- B: BA.C/180 0,1
- R: BA.RFr 2,0
- B: BA.RFr -1,0
- R: BA.RFr 3,0
--- stdout
                                                                         R     B
  1  R  BA.RFr 1,0                                                       0     0
          R   moves: a large follower goes to road@0,0.e
          B   moves: a small follower goes to city@0,0.n
  2  B  BA.C/180 0,1                                                     0     4
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
          B   moves: a small follower goes to field@0,0.ne
  3  R  BA.RFr 2,0                                                       0     4
          R   moves: a builder goes to road@0,0.e
  4  B  BA.RFr -1,0                                                      0     4
          R   takes home the builder, which is left alone                   M-41
          R   moves: a large follower moves to field@0,0.s
          B   moves: a small follower comes home from field@0,0.ne
  5  R  BA.RFr 3,0                                                       0     4
score after turn 5, B to move, 108 tiles to come: Red (R) 0, Blue (B) 4
  '-1,0': BA.RFr R:big:farmer@s
supply: {R: {followers: 7, big: 0, builder: 1, pig: 1}, B: {followers: 7, big: 1, builder: 1, pig: 1}}
consistent

== what they do is taken back with what is tried, and lasts in positions: games of chance are judged as they were played
% sed "s/RULES/${rules%%+*}/" $T/march.lua.in >$T/march.lua
% reeve sim $rules --script $T/march.lua --seed 5 --games 12 >$T/$rules.yaml
% reeve check -q --script $T/march.lua $T/$rules.yaml && echo $rules is legal
% for at in 9 20 31; do
%   reeve position --script $T/march.lua --at $at $T/$rules.yaml >$T/then.yaml
%   reeve position --script $T/march.lua $T/then.yaml | diff $T/then.yaml - >/dev/null && echo after $at
% done
--- file march.lua.in
local function another(game, not_this)
  for _, feature in ipairs(game:features()) do
    if feature ~= not_this and not feature:complete() and feature:followers() == 0 then return feature end
  end
end
return {
  api = 2, name = "march", summary = "Who stands longest marches on, goes home, or gets company.",
  rules = {"RULES"},
  hooks = {
    turn_begins = function(game, turn)
      local follower = turn:player():standing()[1]
      if follower and game:laid() % 3 == 0 then
        local to = another(game, follower:feature())
        if to then game:move(follower, to) end
      elseif follower and game:laid() % 3 == 1 then
        game:take_home(follower)
      end
    end,
    tile_placed = function(game, tile)
      for _, feature in ipairs(tile:features()) do
        if game:laid() % 4 == 0 and feature:followers() > 0 and game:deploy(game:turn():player(), feature) then
          return
        end
      end
    end,
    all_scored = function(game, turn)
      for _, player in ipairs(game:players()) do
        if game:laid() % 10 == player:place() and #player:standing() > 3 then
          game:take_home(player:standing()[2])
        end
      end
    end,
  },
}
--- rows rules
carcassonne
    carcassonne is legal
    after 9
    after 20
    after 31
traders+inns
    traders+inns is legal
    after 9
    after 20
    after 31
castle
    castle is legal
    after 9
    after 20
    after 31
tower+bazaars
    tower+bazaars is legal
    after 9
    after 20
    after 31

== two who stand on one tile and come to share a field keep places of their own in a position [K-28]
$ reeve position --script $T/pair.lua $T/game.yaml >$T/then.yaml && grep farmer $T/then.yaml
$ reeve position $T/then.yaml | diff $T/then.yaml - && echo the same
--- file pair.lua
return {
  api = 2, name = "pair", summary = "A farmer on both sides of the road.", rules = {"carcassonne"},
  hooks = {
    turn_ending = function(game, turn)
      if game:laid() ~= 2 then return end
      for _, place in ipairs {"n", "s"} do
        assert(game:deploy(turn:player(), turn:tile():feature(place), nil, turn:tile()))
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
- B: BA.LR/90 2,0
--- stdout
  '1,0': [BA.RFr, R:farmer@n, R:farmer@s]
the same

== nobody is taken from a castle, moved out of it, or put into it [B-50]
$ reeve score --script $T/siege.lua fixtures/bazaars/example-castles.yaml | grep siege | sort | uniq -c | sort -rn | head -4
--- file siege.lua
return {
  api = 2, name = "siege", summary = "Tries to drive lords away.", rules = {"bazaars"}, replaces = {"B-50"},
  hooks = {
    all_scored = function(game, turn)
      for _, player in ipairs(game:players()) do
        for _, lord in ipairs(player:standing()) do
          local castle = lord:feature()
          if castle:kind() == "city" and castle:complete() then
            local away = game:move(lord, game:features("field")[1])
            local home, in_it = game:take_home(lord), game:deploy(player, castle)
            game:tell(castle:name() .. " " .. tostring(away or home or in_it))
          end
        end
      end
    end,
  },
}
--- stdout
      1           Y   siege: city@-1,1.w false                                      B-50
