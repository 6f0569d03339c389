# Traders and Builders, as JCloisterZone saves it.

== builders and pigs are deployed like followers, and the second part of a turn is one more tile of the same player [M-18, M-43, M-44]
$ reeve import fixtures/jcz/harvest.jcz
--- stdout
reeve: 1
rules: [inns, traders]
options: {double_turn: must, builder_on_completed: false}
about: {event: Harvest, date: 2022-09-24}
players: {G: Greta, H: Hugo}
moves:
- G: BA.RFr 1,0 highwayman@e
- H: TB.CCc.w/90 0,1 knight@n
- G: BA.RFr 2,0 builder@e
- H: BA.Rr/270 -1,0
- G: BA.RFr 3,0
- G: BA.C 1,1 farmer@e
- H: BA.CFC.2 0,2
- G: IC.RFr.iG 4,0
- G: BA.L 2,1 pig@n
- H: BA.Rr 1,-1 highwayman@s
--- stderr
reeve: fixtures/jcz/harvest.jcz: legal, 10 turns: Greta (G) 0, Hugo (H) 6; not finished

== an export has the messages of the game that was imported, and the figures by name
$ reeve import fixtures/jcz/harvest.jcz 2>/dev/null | reeve export - >$T/back.jcz
$ gojq -c '.replay[] | [.type, .player, .payload]' fixtures/jcz/harvest.jcz >$T/theirs
$ gojq -c '.replay[] | [.type, .player, .payload]' $T/back.jcz | diff $T/theirs -
$ gojq -c '.setup.sets, .setup.elements' $T/back.jcz
$ gojq -r '.replay[].payload.meepleId // empty' $T/back.jcz | paste -sd' '
--- stdout
{"basic:2":1,"inns-and-cathedrals:2":1,"traders-and-builders:2":1}
{"big-follower":1,"builder":1,"cathedral":true,"farmers":true,"inn":true,"pig":1,"small-follower":7,"traders":true}
0.small.1 1.small.1 0.builder.1 0.small.2 0.pig.1 1.small.1

== messages that do not say whose they are follow the rules of double turns [M-25]
$ gojq 'del(.replay[].player)' fixtures/jcz/harvest.jcz >$T/harvest.jcz
$ reeve import fixtures/jcz/harvest.jcz 2>/dev/null >$T/wanted
$ reeve import $T/harvest.jcz 2>/dev/null | diff $T/wanted -
--- stdout

== parts that are not in the game are switched off [M-5]
$ gojq '.replay = [] | .setup.elements |= del(.pig, .traders) | .setup.elements.builder = 0' fixtures/jcz/harvest.jcz >$T/parts.jcz
$ reeve import $T/parts.jcz
$ reeve import $T/parts.jcz 2>/dev/null | reeve export - | gojq -c .setup.elements
--- stdout
reeve: 1
rules: [inns, traders]
options: {goods: false, double_turn: must, builder: false, pig: false, builder_on_completed: false}
about: {event: Harvest, date: 2022-09-24}
players: {G: Greta, H: Hugo}
moves: []
{"big-follower":1,"cathedral":true,"farmers":true,"inn":true,"small-follower":7}
--- stderr~
legal

== a pig without the tiles of its box is carried over, with a note
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "farmers": true, "pig": 1, "traders": true}},
 "players": [{"name": "Ada"}, {"name": "Al"}],
 "replay": [
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "DEPLOY_MEEPLE", "player": 0, "payload": {"pointer": {"position": [1, 0], "feature": "Field", "location": "NL.NR.EL.WR"}, "meepleId": "0.small.1"}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [2, 0]}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [3, 0]}},
{"type": "DEPLOY_MEEPLE", "player": 0, "payload": {"pointer": {"position": [3, 0], "feature": "Field", "location": "NL.NR.EL.WR"}, "meepleId": "0.pig.1"}}]}
--- stdout
reeve: 1
rules: traders
options: {edition: 1, double_turn: must, builder: false, builder_on_completed: false}
players: {A: Ada, L: Al}
moves:
- A: BA.RFr 1,0 farmer@n
- L: BA.RFr 2,0
- A: BA.RFr 3,0 pig@n
--- stderr
$T/game.jcz:1:111: note: `pig` without the tiles `traders-and-builders`: the record takes them for tiles that are still to come, and does not see that the game is over
reeve: $T/game.jcz: legal, 3 turns: Ada (A) 0, Al (L) 0; not finished

== several builders of a player are refused
$ gojq '.setup.elements.builder = 2' fixtures/jcz/harvest.jcz >$T/two.jcz
$ reeve import $T/two.jcz
--- stdout
--- stderr~
unreadable: `builder: 2` is not known here, only 1
--- status 3

== a builder is no follower who can be captured [M-61]
$ sed 's/"tower:1"/"traders-and-builders:1": 1, &/; s/"tower": 1,/"builder": 1, &/' tests/cases/jcz/two-players.json | cat - $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "CAPTURE_FOLLOWER", "player": 0, "payload": {"pointer": {"featurePointer": {"position": [1, 0], "feature": "Road", "location": "WE"}, "meepleId": "1.builder.1"}}}]}
--- stdout
--- stderr
$T/game.jcz:5:1: unreadable: a builder is not a follower
--- status 3

== a record with other options is exported if the game is the same with those of JCloisterZone [M-29, M-23]
$ reeve export $T/game.yaml | gojq -r '.replay[] | "\(.player) \(.type)"'
--- file game.yaml
reeve: 1
rules: traders
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.RFr 2,0
- W: BA.RFr 3,0 builder
--- stdout
0 PLACE_TILE
0 DEPLOY_MEEPLE
0 COMMIT
1 PLACE_TILE
1 PASS
1 COMMIT
0 PLACE_TILE
0 DEPLOY_MEEPLE
0 COMMIT
--- stderr
$T/game.yaml: note: JCloisterZone plays `double_turn: must`; until here the game is the same
$T/game.yaml: note: JCloisterZone plays `builder_on_completed: false`; until here the game is the same

== a second part that was left out is refused by its turn [M-29]
$ reeve export $T/part.yaml
--- file part.yaml
reeve: 1
rules: traders
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- W: BA.RFr 2,0 builder
- B: BA.L 1,-1
- W: BA.RFr 3,0
- B: BA.L 2,-1
--- stdout
--- stderr
$T/part.yaml:10:3: unreadable: turn 6: JCloisterZone plays `double_turn: must`: it is W's turn, not B's
--- status 3

== a pass is written only where something could be done
$ reeve export $T/game.yaml | gojq -r '.replay[] | "\(.player) \(.type)"' | grep -v COMMIT
--- file game.yaml
reeve: 1
rules: carcassonne
options: {farmers: false}
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.RFr 2,0
- W: BA.L 0,-1
--- stdout
0 PLACE_TILE
0 DEPLOY_MEEPLE
1 PLACE_TILE
0 PLACE_TILE
0 PASS

== inns and cathedrals at the end of the game are a house rule of version 6 [I-9]
$ reeve import $T/game.jcz | tee $T/game.yaml
$ reeve export $T/game.yaml | gojq -c '.appVersion, .setup.rules'
--- file game.jcz
{"appVersion": "6.2.0", "setup": {"sets": {"basic:1": 1, "inns-and-cathedrals:1": 1}, "elements": {"small-follower": 7, "farmers": true, "big-follower": 1, "inn": true, "cathedral": true},
 "rules": {"inn-and-cathedral-final-scoring": "ignore", "vineyards-for-garden": true, "robbers-son-action": "may", "meteorite-impact": "standard", "black-fairy-placement": "on-tile"}},
 "players": [{"name": "Ada"}, {"name": "Al"}],
 "replay": [{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "IC/RFr.i", "rotation": "R0", "position": [1, 0]}}]}
--- stdout
reeve: 1
rules: inns
options: {edition: 1, inn_cathedral_final: normal}
players: {A: Ada, L: Al}
moves:
- A: IC.RFr.i 1,0
"6.0.0"
{"inn-and-cathedral-final-scoring":"ignore"}
--- stderr
reeve: $T/game.jcz: legal, 1 turn: Ada (A) 0, Al (L) 0; not finished

== a tower with a follower on top is a feature of its tile [T-29]
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "TO/L", "rotation": "R0", "position": [0, 1]}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "BA/L", "rotation": "R0", "position": [1, 1]}},
{"type": "PLACE_TOKEN", "player": 1, "payload": {"token": "TOWER_PIECE", "pointer": {"position": [0, 1], "feature": "Tower", "location": "I"}}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/L", "rotation": "R0", "position": [2, 1]}},
{"type": "DEPLOY_MEEPLE", "player": 0, "payload": {"pointer": {"position": [0, 1], "feature": "Tower", "location": "I"}, "meepleId": "0.small.1"}}]}
--- stdout
reeve: 1
rules: [tower, bazaars]
options: {edition: 1, bazaar_next: from_chooser}
players: {A: Ada, L: Al}
moves:
- A: TO.L 0,-1
- L: BA.L 1,-1
  tower: 0,-1
- A: BA.L 2,-1
  top: 0,-1
--- stderr
reeve: $T/game.jcz: legal, 3 turns: Ada (A) 0, Al (L) 0; not finished

== numbers of tiles of one's own are refused
$ gojq '.setup.tiles = {"BA/L": 1}' fixtures/jcz/harvest.jcz >$T/tiles.jcz
$ reeve import $T/tiles.jcz
--- stdout
--- stderr~
unreadable: other numbers of tiles than those of the sets are not known here
--- status 3

== a bazaar of a double turn is exported after its second part, when JCloisterZone holds it [M-75]
$ reeve export $T/game.yaml | gojq -r '.replay[12:-4][] | [.player, .type, .payload.tileId // empty] | join(" ")'
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
options: {double_turn: must, builder_on_completed: false, bazaar_next: from_chooser, bazaar_builder: builder_first}
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- W: BA.RFr 2,0 builder
- B: BA.L 1,-1
- W: BB.RFR.b/90 3,0
- W: BA.L 2,-1
- bazaar:
    draw: [BA.RFr, BA.RFr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, W: pass}}
- B: BA.RFr -1,0
- W: BA.RFr -2,0
--- stdout
0 PLACE_TILE BB/RFR.b
0 PASS
0 COMMIT
0 PLACE_TILE BA/L
0 PASS
0 COMMIT
1 BAZAAR_BID
0 PASS
1 PLACE_TILE BA/RFr
1 PASS

== a second bazaar of one double turn is refused by the turn and the line of the file, for JCloisterZone holds one [M-81]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
# This comment and the next line are not in the canonical form.

rules: [traders, bazaars]
options: {double_turn: must, builder_on_completed: false, bazaar_next: from_chooser, bazaar_builder: builder_first}
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- W: BA.RFr 2,0 builder
- B: BA.L 1,-1
- W: BB.RFR.b/90 3,0
- W: BB.F.b 1,1
- bazaar:
    draw: [BA.RFr, BA.L]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, W: pass}}
- B: BA.RFr -1,0
- W: BA.L 2,-1
- bazaar:
    draw: [BA.RFr, BA.Rr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, W: pass}}
--- stdout
--- stderr
$T/game.yaml:20:3: unreadable: turn 10: JCloisterZone holds no bazaar here: its tile was laid in the same turn as that of another one, or before all tiles bought there
--- status 3

== so is a bazaar whose tile was drawn for a second part before all bought tiles were laid [B-66]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
rules: [traders, bazaars]
options: {double_turn: must, builder_on_completed: false, bazaar_next: from_chooser, bazaar_builder: builder_first}
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman
- B: BA.L 0,-1
- W: BA.RFr 2,0 builder
- B: BA.L 1,-1
- W: BB.RFR.b/90 3,0
- W: BA.L 2,-1
- bazaar:
    draw: [BA.RFr, BA.RFr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, W: pass}}
- B: BA.RFr -1,0
- W: BA.RFr -2,0
- W: BB.RFR.bi/90 -3,0
- bazaar:
    draw: [BA.RFr, BA.Rr]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0, W: pass}}
--- stdout
--- stderr
$T/game.yaml:19:3: unreadable: turn 11: JCloisterZone holds no bazaar here: its tile was laid in the same turn as that of another one, or before all tiles bought there
--- status 3
