# Followers: what they may stand on, and when they come back.

== a follower stands on a feature of its own kind; where there are several places for it, it must be said which, and a quarter in which two cities meet names neither [K-14, K-18]
% sed "s|MOVE|$move|" $T/game.yaml | reeve check -q 2>&1 | grep -e ^- -e help || echo legal
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: MOVE
--- rows move
BA.C/180 0,1 highwayman
    -:5:19: illegal: tile BA.C has no place for a highwayman [no-place, K-14]
      help: Tile BA.C has no road: type farmer@n or knight@s, or leave the follower out.
BA.C/180 0,1 monk
    -:5:19: illegal: tile BA.C has no place for a monk [no-place, K-14]
      help: Tile BA.C has no monastery: type farmer@n or knight@s, or leave the follower out.
BA.RFr 1,0 knight
    -:5:17: illegal: tile BA.RFr has no place for a knight [no-place, K-14]
      help: Tile BA.RFr has no city: type farmer@n, highwayman@e or farmer@s, or leave the follower out.
BA.L 0,-1 knight
    -:5:16: illegal: tile BA.L has no place for a knight [no-place, K-14]
      help: Tile BA.L has no city: type farmer@n or monk@c, or leave the follower out.
BA.Cccc+ 0,1 farmer
    -:5:19: illegal: tile BA.Cccc+ has no place for a farmer [no-place, K-14]
      help: Tile BA.Cccc+ has no field: type knight@n, or leave the follower out.
BA.RFr 1,0 highwayman
    legal
BA.Cccc+ 0,1 knight
    legal
BA.L 0,-1 monk
    legal
BA.L 0,-1 farmer
    legal
BA.RFr 1,0 farmer@n
    legal
BA.RFr 1,0 farmer@s
    legal
BA.RRR 1,0 highwayman
    -:5:17: illegal: tile BA.RRR at 1,0 has more than one road: road@e, road@s, road@w [where-several, K-14]
      help: Type highwayman@e, highwayman@s or highwayman@w.
BA.CC.2/180 0,1 knight@se
    -:5:22: illegal: tile BA.CC.2 has no place for a knight at se [no-place, K-14]
      help: Type knight@e or knight@s: a knight needs a city.

== nobody may join a follower on a road, at a distance or himself [K-15]
% sed "s|MOVE|$move|" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far' -e 'illegal: turn' -e '\[.*\]$'
$ sed "s|MOVE|BA.L 0,-1|" $T/game.yaml | sed '$ a - R: BA.RFr 2,0 highwayman' | reeve check 2>&1 | grep -o '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: MOVE
--- rows move
BA.RFr 2,0 highwayman
    illegal: turn
    [occupied, K-15]
BA.RFr -1,0 highwayman
    illegal: turn
    [occupied, K-15]
BA.RRR 2,0 highwayman@w
    illegal: turn
    [occupied, K-15]
BA.RRR 2,0 highwayman@s
    legal so far
--- stdout
[occupied, K-15]

== the field around a monastery is part of a larger one, and may be held there [K-15, K-18, K-28]
# Red's farmer lies south of the road; the field goes on below the start tile and around 0,-1.
% sed "s|ROLE|$role|" $T/game.yaml | reeve check 2>&1 | grep -o -e 'legal so far' -e 'illegal: turn' -e '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 farmer@s
- B: BA.L 0,-1 ROLE
--- rows role
farmer
    illegal: turn
    [occupied, K-15]
monk
    legal so far

== roads that are joined keep both followers; the joining tile may add none; a tie gives both all [K-15, K-33, K-21]
# Six tiles: from the monastery at -1,0 over the start tile, 1,0, the bend at 2,0 and 2,-1 to the
# monastery at 2,-2.
$ sed 's/JOIN/ highwayman/' $T/game.yaml | reeve check 2>&1 | grep -o '\[.*\]$'
$ sed 's/JOIN//' $T/game.yaml | reeve score --format json | gojq -c '(.items[] | [.turn, .player, .kind, .tiles, .points, .rule]), .score'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.L 1,-1
- R: BA.L 0,-1
- B: BA.RFr/90 2,-1 highwayman
- R: BA.Rr 2,0JOIN
- B: BA.LR/270 -1,0
- R: BA.LR/180 2,-2
  score: {R: 6, B: 6}
--- stdout
[occupied, K-15]
[7,"R","road",6,6,"K-21"]
[7,"B","road",6,6,"K-21"]
{"B":6,"R":6}

== more followers take all [K-33]
# Two highwaymen of Ben's on the road from the crossing over the start tile to the monastery.
$ reeve score --format json | gojq -c '(.items[] | [.player, .kind, .tiles, .points, .followers]), .score'
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': crfr
  '1,0': frfr R:highwayman
  '2,0': frfr B:highwayman
  '-1,0': frfr B:highwayman
  '-2,0': frrr
moves:
- R: fffr+k 3,0
--- stdout
["B","road",6,6,{"B":2,"R":1}]
{"B":6,"R":0}

== all seven followers on the board: none can be placed, a tile can [K-4, K-16]
$ sed 's/ROLE/ monk/' $T/game.yaml | reeve check 2>&1
$ sed 's/ROLE//' $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RRRR R:highwayman@n
  '2,0': BA.RRR R:highwayman@s
  '3,0': BA.RRR R:highwayman@s
  '4,0': BA.RRR R:highwayman@s
  '5,0': BA.RRR R:highwayman@s
  '-1,0': BA.RFr R:highwayman
  '0,1': BA.CFC.2 R:knight@n
supply: {R: 0, B: 7}
moves:
- R: BA.L 0,-1ROLE
--- stdout~
illegal: turn 1; after 0 turns
R has no follower left [no-follower, K-16]
legal so far: 1 turn
--- status 0

== a follower on what has just been completed: it scores and is back at once [K-7, K-17, K-19]
$ reeve score --format json $T/game.yaml | gojq -c '.items[] | [.player, .kind, .feature, .tiles, .points, .rule]'
$ reeve position $T/game.yaml | grep -e '^  ' -e supply -e score
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 knight
  score: {R: 4, B: 0}
--- stdout
["R","city","city@0,0.n",2,4,"K-22"]
  '0,0': BA.RCr
  '0,1': BA.C/180
score: {R: 4, B: 0}
supply: {R: 7, B: 7}

== no follower may be put where the scoring has made room: followers come first [K-7, K-17]
# Ben closes Rosa's city; his own knight cannot go there.
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc.1/180 0,1 knight
- B: BA.C/270 1,1 knight
--- stdout~
illegal: turn 2
--- stderr~
-:6:19: illegal: no knight may stand there
[occupied, K-15]
--- status 1

== the last follower comes back in this turn and can be used in the next [K-16, K-20]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RRRR R:highwayman@n
  '2,0': BA.RRR R:highwayman@s
  '3,0': BA.RRR R:highwayman@s
  '4,0': BA.RRR R:highwayman@s
  '5,0': BA.RRR R:highwayman@s
  '-1,0': BA.RFr R:highwayman
supply: {R: 1, B: 7}
moves:
- R: BA.C/180 0,1 knight
- B: BA.L 0,-1
- R: BA.L 0,-2 monk
--- stdout
-: legal so far: 3 turns, score Rosa (R) 4, Ben (B) 0, B to move

== farmers stay: an enclosed field is not scored in play [K-19]
# The loop of road encloses the field between the start tile and 0,-1.
$ reeve score --format json $T/game.yaml | gojq -c '.items[] | [.player, .kind, .tiles, .points]'
$ reeve position $T/game.yaml | grep -e farmer -e supply
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.Rr 1,0 highwayman
- B: BA.Rr/90 1,-1
- R: BA.RFr 0,-1 farmer@n
- B: BA.Rr/180 -1,-1
- R: BA.Rr/270 -1,0
--- stdout
["R","road",6,6]
  '0,-1': BA.RFr R:farmer@n
supply: {R: 6, B: 7}

== a figure or a mark of an expansion that is not modelled says so, with and without others beside it [K-42]
% for word in 'BA.RFr 1,0 mage@e' 'BA.RFr 1,0 heretic' 'BA.RFr 1,0 abbot' 'crfr+cathedral 1,0' 'crfr+p+inn.e 1,0' 'crfr+x 1,0' 'BA.RFr 1,0 magician@e'; do
%     printf 'reeve: 1\nrules: [%s]\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %s\n' "$rules" "$word" | reeve check - 2>&1 | grep -o ':5:.*\]$'
% done
--- rows rules
carcassonne
    :5:17: unreadable: `mage` is not available here [not-modelled, K-42]
    :5:17: unreadable: `heretic` is not available here [not-modelled, K-42]
    :5:17: illegal: R has no abbot left [no-follower, K-43, abbot: false]
    :5:11: unreadable: `cathedral` is not available here [not-modelled, K-42]
    :5:13: unreadable: `inn` is not available here [not-modelled, K-42]
    :5:6: unreadable: `crfr+x` describes no tile: +x is not a mark (+k monastery, +y garden, +p pennant) [bad-look]
    :5:17: unreadable: there is no follower called `magician` [unknown-role]
tower
    :5:17: unreadable: `mage` is not available here [not-modelled, K-42]
    :5:17: unreadable: `heretic` is not available here [not-modelled, K-42]
    :5:17: illegal: R has no abbot left [no-follower, K-43, abbot: false]
    :5:11: unreadable: `cathedral` is not available here [not-modelled, K-42]
    :5:13: unreadable: `inn` is not available here [not-modelled, K-42]
    :5:6: unreadable: `crfr+x` describes no tile: +x is not a mark (+k monastery, +y garden, +t tower foundation, +p pennant) [bad-look]
    :5:17: unreadable: there is no follower called `magician` [unknown-role]
bazaars
    :5:17: unreadable: `mage` is not available here [not-modelled, K-42]
    :5:17: unreadable: `heretic` is not available here [not-modelled, K-42]
    :5:17: illegal: R has no abbot left [no-follower, K-43, abbot: false]
    :5:11: unreadable: `cathedral` is not available here [not-modelled, K-42]
    :5:13: unreadable: `inn` is not available here [not-modelled, B-18]
    :5:6: unreadable: `crfr+x` describes no tile: +x is not a mark (+k monastery, +y garden, +b bazaar, +p pennant) [bad-look]
    :5:17: unreadable: there is no follower called `magician` [unknown-role]
tower, bazaars
    :5:17: unreadable: `mage` is not available here [not-modelled, K-42]
    :5:17: unreadable: `heretic` is not available here [not-modelled, K-42]
    :5:17: illegal: R has no abbot left [no-follower, K-43, abbot: false]
    :5:11: unreadable: `cathedral` is not available here [not-modelled, K-42]
    :5:13: unreadable: `inn` is not available here [not-modelled, B-18]
    :5:6: unreadable: `crfr+x` describes no tile: +x is not a mark (+k monastery, +y garden, +t tower foundation, +b bazaar, +p pennant) [bad-look]
    :5:17: unreadable: there is no follower called `magician` [unknown-role]

== what a ruleset of the game declares is refused with its name [K-42]
% printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %b\n' "$word" | reeve check -q - 2>&1 | grep -o -e 'It belongs.*rules`' -e 'Leave it out'
% printf 'reeve: 1\nrules: [carcassonne, hills, king, cult, siege, mayor]\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: %b\n' "$word" | reeve check -q - 2>&1 | grep -o not-modelled
--- rows word
BA.RFr 1,0 mayor
    It belongs to The Mayor: add `mayor` to `rules`
BA.RFr 1,0 heretic
    It belongs to The Cult: add `cult` to `rules`
BA.RFr 1,0 shepherd@n
    It belongs to Hills & Sheep: add `hills` to `rules`
BA.RFr 1,0\n  king: R
    It belongs to King and Robber Baron: add `king` to `rules`
BA.RFr 1,0\n  robber: R
    It belongs to King and Robber Baron: add `king` to `rules`
BA.RFr 1,0 wagon
    It belongs to Abbey & Mayor: add `abbey` to `rules`
    not-modelled
crfr+siege 1,0
    It belongs to Siege: add `siege` to `rules`
crfr+hill 1,0
    It belongs to Hills & Sheep: add `hills` to `rules`
crfr+vineyard 1,0
    It belongs to Hills & Sheep: add `hills` to `rules`
crfr+inn 1,0
    It belongs to Inns and Cathedrals: add `inns` to `rules`
    not-modelled
crfr+abbey 1,0
    It belongs to Abbey & Mayor: add `abbey` to `rules`
    not-modelled
crfr+volcano 1,0
    It belongs to The Princess & the Dragon: add `dragon` to `rules`
    not-modelled

== what belongs to other expansions is refused by name [K-42]
% sed "s/FIGURE/$figure/" $T/game.yaml | reeve check 2>&1 | grep -o -e unreadable$ -e '\[.*\]$'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 FIGURE
--- rows figure
builder@e
    unreadable
    [not-modelled, K-42]
pig@n
    unreadable
    [not-modelled, K-42]

== where another stands already the free places are said: of the same sort, or the others, or that there is none [K-15]
% sed "s/HERE/$turn/" $T/game.yaml | reeve check -q - 2>&1 | grep -m1 help
$ sed 's/HERE/BA.RFr 2,0 highwayman/; s/1,0 highwayman/1,0 farmer@n/; s/2,0 highwayman/2,0 farmer@n/' $T/game.yaml | reeve check -q - 2>&1 | grep -m1 help
$ sed 's/^players/options: {farmers: false}\n&/; s/HERE/BA.RFr 2,0 highwayman/' $T/game.yaml | reeve check -q - 2>&1 | grep -m1 help
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: HERE
--- rows turn
BA.RRR 2,0 highwayman@w
      help: Type highwayman@e or highwayman@s, or delete the follower.
BA.RFr 2,0 highwayman
      help: Type farmer@n or farmer@s, or delete the follower.
--- stdout
  help: Type farmer@s, or delete the follower.
  help: Delete the follower, which has no free place.
