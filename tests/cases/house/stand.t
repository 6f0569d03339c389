# A place where a figure can stand, as a part of a form: {stand}; what has been done: turn:did; and
# towers on whose top a script puts a figure.

== a stand is a role and a place: on the tile just laid, or with its cell on another
$ cd $T; printf 'ruleset: 1\nname: gate\nextends: tower\nscripts: [gate]\n' >gate/ruleset.yaml
$ reeve score --rules . game.yaml
% sed "s/PLACE/$place/" one.yaml | reeve check -q --rules . - 2>&1 | head -n 1
$ reeve sim gate --rules . --games 5 --seed 2 | reeve check -q --rules . - && echo fine
--- file gate/gate.lua
-- Through the gate a follower goes to a tile that lies, once with a bell; the bell puts him on top.
---@type reeve.Script
return {
  api = 2,
  name = "gate",
  summary = "A follower may go to another tile.",
  rules = {"gate"},
  actions = {
    gate = {
      form = "[{size}:]{stand}",
      instead = "follower",
      may = function(_, turn, figure, stand)
        if turn:player():supply(figure or "small") == 0 then return "none is in hand" end
        if stand:feature():followers() > 0 or stand:feature():complete() then
          return "it is taken"
        end
      end,
      act = function(game, turn, figure, stand)
        game:deploy(turn:player(), stand:feature(), figure or "small", stand:tile())
      end,
      list = function(game)
        local all = {}
        for _, tile in ipairs(game:tiles()) do
          for _, stand in ipairs(tile:stands()) do all[#all + 1] = stand end
        end
        return all
      end,
    },
    bell = {
      form = "{cell}",
      order = 90,
      may = function(_, turn, cell)
        if turn:did("gate") then return "the gate was open" end
        if not cell:may_top("small") then return "nobody may climb there" end
      end,
      act = function(_, turn, cell)
        assert(cell:put_top(turn:player()) ~= cell:put_top(turn:player()))
      end,
    },
  },
}
--- file game.yaml
reeve: 1
rules: gate
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: BA.RFr 1,0
  gate: knight@0,0
- A: BA.RFr 2,0
  gate: farmer@n
- B: BA.RFr 3,0
  bell: 0,-1
--- file one.yaml
reeve: 1
rules: gate
players: {A: Ann, B: Ben}
moves:
- A: ffff+t 0,-1
  tower: 0,-1
- B: BA.RFr 1,0
  gate: PLACE
  bell: 0,-1
--- rows place
knight@0,0.n
    -:9:9: illegal: the gate was open [ruled-out]
highwayman
    -:9:9: illegal: the gate was open [ruled-out]
highwayman@w
    -:9:9: illegal: the gate was open [ruled-out]
farmer
    -:8:9: illegal: `gate: farmer` means nothing here: that tile has several; the place is missing, as n in monk@n [action-value]
monk@0,0
    -:8:9: illegal: `gate: monk@0,0` means nothing here: that tile has no such feature there [action-value]
knight@7,7
    -:8:9: illegal: `gate: knight@7,7` means nothing here: no tile lies there [action-value]
small:knight@0,0
    -:9:9: illegal: the gate was open [ruled-out]
big:knight@0,0
    -:8:9: illegal: none is in hand [ruled-out]
big:abbot@0,0
    -:8:13: unreadable: `abbot@0,0`: the figure is not given here [bad-extra]
knigt@0,0
    -:8:9: unreadable: there is no follower called `knigt` [unknown-role]
--- stdout
                                                                         A     B
  1  A  TO.FG 0,-1                                                       0     0
          A   places piece 1 on the tower at 0,-1                            T-6
  2  B  BA.RFr 1,0                                                       0     0
          B   gate: a follower goes to city@0,0.n
  3  A  BA.RFr 2,0                                                       0     0
          A   gate: a follower goes to field@0,0.ne
  4  B  BA.RFr 3,0                                                       0     0
          B   puts a follower on top of the tower at 0,-1                   T-29
score after turn 4, A to move, 85 tiles to come: Ann (A) 0, Ben (B) 0
fine
