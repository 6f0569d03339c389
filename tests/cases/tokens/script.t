# Tokens for house rules: what scripts see of them, and what they do with them.

== a script moves tokens of all places; the game goes on from any position of it [TK-1, TK-2]
$ reeve sim tokens --rules tests/rulesets --script $T/all.lua --games 3 --seed 2 >$T/games.yaml
$ reeve check -q --rules tests/rulesets --script $T/all.lua $T/games.yaml; echo $?
% reeve position --rules tests/rulesets --script $T/all.lua --at $turn $T/games.yaml >$T/1.yaml 2>/dev/null
% reeve position --rules tests/rulesets --script $T/all.lua $T/1.yaml | cmp - $T/1.yaml && grep -c '^tokens: {.*fairy' $T/1.yaml
$ reeve score --rules tests/rulesets --script $T/all.lua $T/games.yaml 2>/dev/null | sed -n 2,9p
--- file all.lua
return {api = 1, name = "all", summary = "Moves tokens.", rules = {"tokens"}, hooks = {
  turn_ending = function(game, turn)
    local fairy, gold, sheep, post = game:token("fairy"), game:token("gold"), game:token("sheep"),
      game:token("post")
    local tile, cell = turn:tile(), turn:tile():cell()
    fairy:move(tile)
    assert(fairy:at() == cell and fairy:left() == 0 and fairy:number(tile) == 1)
    gold:put(turn:player())
    if gold:left() > 2 then gold:put(cell) end
    for _, feature in ipairs(tile:features()) do
      if feature:kind() == "field" and sheep:put(feature, 2) then break end
    end
    post:put(cell:name() .. "/nw")
    if post:left() == 0 then assert(post:take(post:at())) end
    if sheep:left("wolf") > 0 then sheep:put("table", "wolf") else sheep:take("table", "wolf") end
    game.state.n = sheep:number("table") + gold:number(turn:player()) + #gold:places()
    game.state.where = tostring(type(sheep:at()))
  end,
}}
--- rows turn
1
    3
17
    3
40
    3
71
    3
--- stdout
0
  1  W  BA.Ccc+/90 0,1 farmer@w                                          0     0
          W   all: the fairy goes to 0,1                                    TK-1
          W   all: takes a gold
          W   all: a gold goes to 0,1
          W   all: a sheep (2) goes to field@0,1.w                          TK-2
          W   all: a signpost goes to 0,1/nw
          W   all: a sheep (wolf) goes to the table                         TK-2
  2  B  BA.RFr/90 -1,1 farmer@w                                          0     0

== what is given back: places by kind, numbers by face, and nil where none lies [TK-2]
$ reeve check --rules tests/rulesets --script $T/look.lua $T/game.yaml
--- file look.lua
local function called(place)
  for _, method in ipairs {"id", "label", "name"} do
    local fine, text = pcall(function() return place[method](place) end)
    if fine then return text end
  end
  return type(place) .. " " .. tostring(place)
end
local function names(list)
  local all = {}
  for i, place in ipairs(list) do all[i] = called(place) end
  return table.concat(all, ", ")
end
return {api = 1, name = "look", summary = "Looks at tokens.", rules = {"tokens"}, hooks = {
  turn_ending = function(game)
    local out = {}
    for _, name in ipairs {"fairy", "gold", "sheep", "post"} do
      local token = game:token(name)
      out[#out + 1] = token:name() .. ": " .. names(token:places()) .. "; left " .. token:left()
        .. "; first " .. called(token:at())
    end
    local sheep, gold = game:token("sheep"), game:token("gold")
    local field = sheep:places()[2]
    error("\n" .. table.concat(out, "\n") .. "\n" .. sheep:number(field) .. sheep:number(field, "wolf")
      .. sheep:number(field, 1) .. sheep:left("wolf") .. sheep:left(1) .. gold:number(game:player("R"))
      .. gold:number(game:cell("1,0")) .. gold:number(game:cell("0,0"):tile()) .. sheep:number("table"))
  end,
}}
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
board:
  0,0: crfr
  0,1: fccf/j+p
  1,1: crrc/j
  1,2: ffcf
  1,0: rffr
score: {R: 0, B: 0}
tokens: {gold: {'1,0': 3, R: 3, B: 1}, sheep: {table: 1, 'field@1,0.ne': [2, wolf]},
  post: {'0,0/se': 1, '0,1/nw': 1}}
moves:
- R: frfr -1,0
--- stderr
$T/game.yaml:14:3: unreadable: $T/look.lua:23:  fairy: ; left 1; first nil nil gold: BA.Rr, R, B; left 5; first BA.Rr sheep: string table, field@0,0.s; left 8; first string table post: string 1,0/sw, string 0,1/nw; left 1; first string 1,0/sw 210133301 [script-failed]
     14 | - R: frfr -1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== each mistake is named in one line
% sed "s|LINE|$line|" $T/x.lua >$T/y.lua
% reeve check -q --rules tests/rulesets --script $T/y.lua $T/game.yaml 2>&1 | sed 's/.*y.lua:[0-9]*: //' | grep -v help | head -1
--- file x.lua
return {api = 1, name = "y", summary = "Errs.", rules = {"tokens"}, hooks = {
  turn_ending = function(game, turn)
    local fairy, gold, sheep, post = game:token("fairy"), game:token("gold"), game:token("sheep"),
      game:token("post")
    LINE
  end,
}}
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- rows line
game:token("fary"):at()
    attempt to index a nil value [script-failed]
game:token(1)
    game:token: `name` is a text, not 1 [script-failed]
gold:move(turn:tile())
    there are 12 gold: say from where token:move takes one [script-failed]
gold:put("table")
    the tokens gold cannot be put there: such tokens lie on: tile, player [script-failed]
gold:put("0,0/nw")
    the tokens gold cannot be put there: such tokens lie on: tile, player [script-failed]
gold:put("a place")
    `a place` is not a place: type table, or a corner, such as 0,1/nw [script-failed]
gold:put(turn:tile():features()[1])
    the tokens gold cannot be put there: such tokens lie on: tile, player [script-failed]
gold:put(game:cell("9,9"))
    the tokens gold cannot be put there: no tile lies there [script-failed]
gold:put(game:cell("2,0"))
    the tokens gold cannot be put there: no tile lies there [script-failed]
gold:put(5)
    token:put: `where` is a text or a player or a feature or a tile or a follower or a cell, not 5 [script-failed]
gold:put()
    token:put: `where` is a text or a player or a feature or a tile or a follower or a cell, not nil [script-failed]
fairy:move(game:player(1))
    the tokens fairy cannot be put there: such tokens lie on: cell [script-failed]
fairy:move(game:cell("9,9"))
    the tokens fairy cannot be put there: no tile lies there, or beside it [script-failed]
sheep:put("table")
    sheep have faces: say which one [script-failed]
sheep:put("table", "wulf")
    sheep have no face `wulf`; did you mean `wolf`? [script-failed]
sheep:put("table", true)
    token:put: `face` is a whole number or a text or nil, not true or false [script-failed]
gold:put(turn:player(), 3)
    gold have no face `3` [script-failed]
sheep:left(9)
    sheep have no face `9` [script-failed]
post:put("9,9/nw")
    the tokens post cannot be put there: no tile lies at that corner, or beside it [script-failed]
post:put("0,0/n")
    `0,0/n` is not a place: type table, or a corner, such as 0,1/nw [script-failed]
gold:number("nowhere")
    `nowhere` is not a place: type table, or a corner, such as 0,1/nw [script-failed]
gold:putt(turn:tile())
    a token has no `putt`; did you mean `put`? [script-failed]
fairy.at = 5
    a house rule cannot set fields of the game's objects [script-failed]
for i = 1, 1e9 do sheep:put("table", 1) end
    house rules may have 10000 effects on one game, and these are more [script-limit]
for i = 1, 1e9 do sheep:places() end
    scripts may run 10000000 steps in one document, and this needs more [script-limit]
for i = 1, 1e9 do fairy:move(turn:tile()) end
    house rules may have 10000 effects on one game, and these are more [script-limit]

== tokens are moved in events only, and objects are not kept
$ reeve check -q --rules tests/rulesets --script $T/y.lua $T/game.yaml
$ reeve check -q --rules tests/rulesets --script $T/z.lua $T/game.yaml
--- file y.lua
return {api = 1, name = "y", summary = "Errs.", rules = {"tokens"}, hooks = {
  may_place = function(game) game:token("gold"):put(game:player(1)) end,
}}
--- file z.lua
local kept
return {api = 1, name = "z", summary = "Errs.", rules = {"tokens"}, hooks = {
  tile_placed = function(game) kept = game:token("gold") end,
  turn_ending = function(game) kept:left() end,
}}
--- file game.yaml
reeve: 1
rules: tokens
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
--- stderr
$T/game.yaml:5:3: unreadable: $T/y.lua:2: token:put is an effect; only events have effects, and may_place is a check [script-failed]
      5 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
$T/game.yaml:5:3: unreadable: $T/z.lua:3: tile_placed changes `kept`; what lasts belongs into game.state [script-failed]
      5 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== tokens that go with a figure: those beside one, and those of its whole feature [HS-9]
$ reeve score --script $T/beside.lua $T/game.yaml | grep beside
$ reeve position --script $T/beside.lua $T/game.yaml | grep tokens
--- file beside.lua
return {api = 1, name = "beside", summary = "Counts sheep.", rules = {"hills"}, hooks = {
  turn_ending = function(game, turn)
    local sheep = game:token("sheep")
    for _, player in ipairs(game:players()) do
      for _, figure in ipairs(player:standing()) do
        local field = figure:feature()
        game:tell(("%s has %d of %d, %d with three"):format(tostring(figure), sheep:number(figure),
          sheep:number(field), sheep:number(figure, 3)))
        if figure:figure() == "shepherd" and player ~= turn:player() then
          sheep:put(figure, 3)
          sheep:take(figure, 1)
        else
          local fine, why = pcall(sheep.put, sheep, figure, 3)
          game:tell(fine and "fine" or why:sub(-69))
        end
      end
    end
  end,
}}
--- file game.yaml
reeve: 1
rules: hills
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr R:shepherd@s
  '1,0': BA.RFr B:shepherd@s
score: {R: 0, B: 0}
tokens: {sheep: {'field@0,0.s': [1, 4], 'field@1,0.s': 2}}
moves:
- B: BA.RFr/180 -1,0 farmer@n
  flock: grow
  token: 1
--- stdout
          B   beside: shepherd@1,0.s has 2 of 4, 0 with three
          B   beside: a sheep token (3) goes to field@1,0.s                 HS-9
          B   beside: fine
          B   beside: farmer@-1,0.n has 0 of 0, 0 with three
          B   beside: the tokens sheep cannot be put there: such tokens
          B   beside: shepherd@0,0.s has 2 of 5, 0 with three
          B   beside: a sheep token (3) goes to field@0,0.s                 HS-9
          B   beside: a sheep token (1) is taken from field@0,0.s           HS-9
tokens: {sheep: {'field@1,0.s': [1, 2, 3], 'field@0,0.s': [3, 4]}}
