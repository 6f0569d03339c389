# Positions, other commands, hostile input: M-39, M-43, M-87 … M-90.

== positions have goods, stocks and figures, and are written as they are read [M-88, M-11]
$ reeve position $T/game.yaml | cmp - $T/game.yaml
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve show $T/game.yaml
$ reeve show --format json $T/game.yaml | gojq -c '.things, (.tiles[] | select(.followers | length > 0) | .followers)'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
second_part: true
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, R:farmer@n, R:highwayman@e]
  '2,0': [BA.RFr, R:builder@e, R:pig@n]
  '0,1': TB.CFc.w/90
  '0,2': TB.CRc.g/90
  '0,3': BA.C/180
score: {R: 0, B: 8}
goods: {R: {wine: 1}, B: {grain: 1}}
supply: {R: {followers: 5, builder: 0, pig: 0}, B: {followers: 7, builder: 1, pig: 1}}
--- stdout
         0       1       2
       f   f ┊
  3          ┊
      fcccccf┊
      fcgcccf┊
  2   ───╴c  ┊
      fcccccf┊
      fcwcccf┊
  1     ccc  ┊
      fcccccf┊
      fcccccf┊ R   f ┊ R   f
  0   ─────────────R───────R─
       f   f ┊ f   f ┊ f   f
         0       1       2
─ road  c city  f field  w wine  g grain
builders: R on 2,0
pigs: R on 2,0

    player    score  followers  builder  pig  wine  grain  cloth
> R Red (R)       0          5        0    0     1      0      0
  B Blue (B)      8          7        1    1     0      1      0
90 tiles to come, the second part of a double turn
[{"name":"tokens","number":1,"place":0,"player":"R","words":"wine"},{"name":"tokens","number":0,"place":0,"player":"R","words":"grain"},{"name":"tokens","number":0,"place":0,"player":"R","words":"cloth"},{"name":"tokens","number":0,"place":0,"player":"B","words":"wine"},{"name":"tokens","number":1,"place":0,"player":"B","words":"grain"},{"name":"tokens","number":0,"place":0,"player":"B","words":"cloth"}]
[{"figure":"","kind":"road","player":"R","role":"highwayman"},{"figure":"","kind":"field","player":"R","role":"farmer"}]
[{"figure":"builder","kind":"road","player":"R","role":"builder"},{"figure":"pig","kind":"field","player":"R","role":"pig"}]

== a builder or pig without a follower of the player's, or on a completed feature, cannot be [M-89, M-41]
% sed "s/PIECE/$piece/" $T/game.yaml | reeve check -q 2>&1 | grep -v -E '\||^   *\^'
% echo .
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '1,0': [BA.RFr, PIECE]
--- rows piece
R:builder@e
    -:6:4: inconsistent: a builder of R stands on road@0,0.e without a follower of R [position-alone, M-89]
      help: Check the tiles of this feature, and who stands on it: correct a tile or a player, add the follower that is missing, or delete the figure.
    .
R:pig@n
    -:6:4: inconsistent: a pig of R stands on field@0,0.ne without a follower of R [position-alone, M-89]
      help: Check the tiles of this feature, and who stands on it: correct a tile or a player, add the follower that is missing, or delete the figure.
    .
B:highwayman@e, R:builder@e
    -:6:37: inconsistent: a follower and a builder stand on road@0,0.e [position-follower-twice, M-20]
      help: Delete one of the two.
    .
R:highwayman@e, R:builder@n
    -:6:37: inconsistent: the builder at 1,0 has nothing to stand on: tile BA.RFr has no such feature there [position-no-place, M-18]
      help: Type builder@e, or type the tile as crfr, rrfr or rffr: a builder needs a road or city.
    .
R:builder:highwayman@e
    -:6:21: unreadable: there is no follower called `builder:highwayman` [unknown-role]
      help: Delete `:highwayman`: `builder` is typed without a role.
    .
R:big:builder@e
    -:6:21: unreadable: there is no follower called `big:builder` [unknown-role]
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field), builder (road or city), pig (field).
    .

== goods and second parts that cannot be are refused in their place [M-6, M-39, M-43]
% sed "s/^goods: .*/$line/" $T/game.yaml | reeve check -q 2>&1 | grep -v -E '\||^   *\^'
$ sed 's/rules: .*/rules: tower/; s/^goods: .*/second_part: true/; s/TB.CFc.w/BA.CFc.1/' $T/game.yaml | reeve check -q 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
board:
  '0,0': BA.RCr
  '0,1': TB.CFc.w/90
  '0,2': BA.C/180
goods: {R: {wine: 1}}
--- rows line
goods: {R: {wine: 2}}
    -:8:8: inconsistent: the players have 2 wine together, but the completed cities have 1 [position-goods, M-6]
      help: Count the tokens and the symbols in completed cities again; a tile of these cities may be misread, too.
goods: {R: {beer: 2}}
    -:8:13: unreadable: unknown key `beer` in goods [unknown-key]
      help: Type one of these: wine, grain, cloth.
goods: {R: {wine: -1}}
    -:8:19: unreadable: `-1`: goods is 0 to 12000 [bad-extra]
      help: Type it as reeve-record(5) shows for this key.
goods: {R: {wine: 99999}}
    -:8:19: unreadable: `99999`: goods is 0 to 12000 [bad-extra]
      help: Type it as reeve-record(5) shows for this key.
goods: {R: 2}
    -:8:12: unreadable: goods must be a map, not a word [wrong-type]
      help: Type it as reeve-record(5) shows for this key.
goods: {Q: {wine: 1}}
    -:8:9: unreadable: there is no player `Q` [unknown-player]
      help: Type one of these: R, B.
goods: [R]
    -:8:8: unreadable: goods must be a map, not a list [wrong-type]
      help: Type it as in `goods: {R: {wine: 0, grain: 0, cloth: 0}, B: {wine: 0, grain: 0, cloth: 0}}`.
second_part: yes
    -:8:14: unreadable: `yes`: true or false [bad-extra]
      help: Type it as reeve-record(5) shows for this key.
second_part: true\noptions: {builder: false}
    -:8:14: inconsistent: R cannot be in the second part of a double turn: this game has no builders [position-second-part, M-43]
      help: Delete `second_part`, or type the player whose double turn it is under `to_move`.
--- stdout
-:8:1: unreadable: unknown key `second_part` in The Tower [unknown-key]

== the expansion alone stands for the base game with it; it goes with all others, in any order [M-90]
% sed "s/RULES/$rules/" $T/game.yaml | reeve check
% game=$(echo "$rules" | tr -d '[] ' | tr , +)
% reeve sim $game --games 30 --players 3 --seed 4 | reeve check -q && reeve sim $game --games 5 --policy greedy --seed 4 | reeve check -q && echo legal
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Red, B: Blue}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- R: BA.RFr 2,0 builder
- B: BA.L 1,-1
- R: BA.RFr 3,0
- R: BA.RFr 4,0 farmer@n
--- rows rules
traders
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
    legal
[carcassonne, traders]
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
    legal
[traders, tower]
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
    legal
[bazaars, traders]
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
    legal
[inns, traders, tower, bazaars]
    -: legal so far: 6 turns, score Red (R) 0, Blue (B) 0, B to move
    legal

== schema, new and tiles know them [M-87, M-88]
$ reeve new traders | reeve check
$ reeve schema traders > $T/schema.json
$ gojq -r '.properties | keys | map(select(. == "goods" or . == "second_part")) | join(" ")' $T/schema.json
$ reeve tiles traders --look 'cccc:nw,e,s+l.n' | grep TB
$ reeve rules traders | grep -E 'builder|pig|goods|double'
--- stdout
-: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
goods second_part
  clcccc╱  TB.CcCC.c/0
  goods: false | true*                                                       M-5
      players take the goods of the cities that they complete
  double_turn: may* | must                                                  M-29
      whether a player may leave the second part of a double turn out, or must
  builder: false | true*                                                     M-5
      each player has a builder, who gives double turns
  pig: false | true*                                                         M-5
      each player has a pig, which makes a field pay more
  builder_on_completed: false | true*                                       M-23
      a builder may be put on a road or city that the same tile completes
  M-1    official      24 tiles, 20 tokens of goods
  M-2    official      One builder and one pig each
Trade goods
  M-6    official      The player who completes a city takes its goods
The builder: placing
  M-22   edition       The builder is not a follower
  M-24   implied       One builder
The builder: the double turn
  M-27   official      The builder was there before
  M-41   official      A builder that is left alone
The pig
  M-50   implied       Each pig serves its owner
  M-56   implied       Two tower pieces in a double turn
  M-57   clarification One ransom in a double turn
  M-61   edition       Builder and pig are not captured
  M-63   edition       Builder and pig on a tower
  M-67   implied       Bridges over builders and pigs
  M-68   official      A castle and the pig
  M-70   implied       The builder leaves a castle
  M-71   implied       Castles bound a pig's field
  M-72   implied       Nothing of goods and pigs
  M-88   implied       Figures and goods

== the commented turns of the templates are legal, of each box and of each of several [M-25, M-26]
% reeve new $name | sed -E "/- bazaar:/,\$d; s/^# - /- /; s/^#   ($keys)/  \1/" | reeve check
$ reeve new inns+river+bazaars | grep -e lies -e alone -A1
$ reeve new inns+traders | sed -n '/^moves/,$p'
$ reeve new inns+traders | sed '/with inns alone/,/with traders alone/d; s/^# - /- /' | reeve check
--- rows name keys
carcassonne dis|sco
    -: legal so far: 2 turns, score White (W) 4, Black (B) 0, W to move
inns dis|sco
    -: legal so far: 3 turns, score White (W) 4, Black (B) 0, B to move
traders dis|sco
    -: legal so far: 8 turns, score White (W) 4, Black (B) 0, B to move
river dis
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
tower dis|tow|cap
    -: legal so far: 6 turns, score White (W) 0, Black (B) 4, W to move
bazaars dis|cas|bri
    -: legal so far: 3 turns, score White (W) 0, Black (B) 0, B to move
--- stdout
# the spring RI.s lies on 0,0, and the river leaves it to the east (R-3); with the Count it is
# laid in the first turn, against the city (CO-7)
--
# turns of a game with inns alone:
# - W: BA.C/180 0,1 big:knight            # tile turned 180 degrees, cell x,y, large follower (I-28)
--
# - W: frfr+i -1,0                        # or the tile by look, as it lies; i is an inn, +i.e
#                                         # where there are several roads, and d a cathedral
--
# turns of a game with river alone:
# - W: RI.1.IFI 1,0 farmer@n              # river tiles first; the lake is the last of them
# - B: ffvv 2,0                           # or the tile by look, as it lies; v is the river
#   score: {W: 0, B: 0}                   # what you noted after this turn
# turns of a game with bazaars alone:
# - W: BA.C/180 0,1 knight                # tile turned 180 degrees, cell x,y, follower
--
# - W: ffff+b -1,1                        # or the tile by look, as it lies; b is a bazaar
#   # fief: {W: 'road@1,0.e'}             # of several completed by a castle, the one it scores
moves:
# turns of a game with inns alone:
# - W: BA.C/180 0,1 big:knight            # tile turned 180 degrees, cell x,y, large follower (I-28)
# - B: IC.RRR.i/180 1,0 highwayman@w
# - W: frfr+i -1,0                        # or the tile by look, as it lies; i is an inn, +i.e
#                                         # where there are several roads, and d a cathedral
#   discard: [BA.Cccc+]                   # drawn before it, no legal place
#   score: {W: 4, B: 0}                   # what you noted after this turn
# turns of a game with traders alone:
# - W: BA.C/180 0,1 knight              # tile, degrees by which it is turned, cell x,y, follower
# - B: BA.L 0,-1 monk
# - W: BA.RFr 1,0 highwayman@w
# - B: ffff+k 0,2                       # or the tile by look, as it lies; w is wine, g grain,
#                                       # l cloth
# - W: BA.RFr 2,0 builder@w             # instead of a follower: the builder, or pig@nw
# - B: BA.RFr -1,0
# - W: BA.RFr 3,0                       # it extends the builder's road …
# - W: BA.RFr -2,0                      # … so this is the second part of the turn
#   discard: [BA.Cccc+]                 # drawn before it, no legal place
#   score: {W: 4, B: 0}                 # what you noted after this turn
# result: {W: 84, B: 79}
-: legal so far: 8 turns, score White (W) 4, Black (B) 0, B to move

== capitals and small letters are the same in the keys of goods and in true and false [M-88]
$ reeve position $T/game.yaml | sed -n '/goods/p; /second/p'
--- file game.yaml
Reeve: 1
Rules: traders
Players: {R: Red, B: Blue}
To_Move: R
Score: {R: 0}
Board:
  0,0: BA.RCr
  0,1: TB.CFc.w/90
  0,2: BA.C/180
Goods: {R: {Wine: 1}}
Second_Part: TRUE
--- stdout
second_part: true
goods: {R: {wine: 1}}

== a name that stands twice in rules and a mark that stands twice in a look are refused [M-87, M-6]
$ sed 's/rules: .*/rules: [traders, traders]/' $T/game.yaml | reeve check -q 2>&1
$ sed 's/+l/+l+l/' $T/game.yaml | reeve check -q 2>&1
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: rccr/j:n,w+l 0,1
--- stdout
-:2:18: unreadable: ruleset `traders` cannot be used: it is named here twice [bad-ruleset]
      2 | rules: [traders, traders]
        |                  ^~~~~~~
  help: Type another ruleset, or mend this one as reeve-ruleset(5) describes.
-:5:6: unreadable: `rccr/j:n,w+l+l` describes no tile: +l (cloth) is there twice [bad-look]
      5 | - R: rccr/j:n,w+l+l 0,1
        |      ^~~~~~~~~~~~~~
  help: did you mean rccr/j:n,w+l (TB.CcRR!.c: other marks)?
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move

== a figure that nobody knows: the help names the figures of this game, and K-42 those of none [K-42, M-87]
% printf 'reeve: 1\nrules: inns+traders\nplayers: {R: Red, B: Blue}\nmoves:\n- R: BA.RFr 1,0 %s@e\n' $figure | reeve check -q - 2>&1 | grep -v '|'
--- rows figure
thief
    -:5:17: unreadable: there is no follower called `thief` [unknown-role]
      help: Type one of these: highwayman (road), knight (city), monk (monastery), farmer (field), big:highwayman (large follower), builder (road or city), pig (field).
wagon
    -:5:17: unreadable: `wagon` is not available here [not-modelled, K-42]
      help: It belongs to Abbey & Mayor: add `abbey` to `rules`. See: reeve explain K-42

== a ruleset that stands twice in a name of several is refused, as in the list of a record
$ reeve sim traders+inns+traders
--- stderr
reeve: traders+inns+traders: traders is in it twice
--- status 3
