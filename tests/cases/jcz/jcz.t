# Saved games of JCloisterZone, and back. The files in fixtures/jcz are made by hand, from what its
# messages contain; tests/run/jcz.sh plays random games. two-players.json is a game of two up to its
# messages, of three lines.

== a game of the base game becomes a record, without the move that was taken back [K-23]
$ reeve import fixtures/jcz/terrace.jcz
--- stdout
reeve: 1
rules: carcassonne
options: {edition: 1, tiny_city: 2}
about: {event: On the terrace, date: 2021-11-06}
players: {G: Greta, H: Hugo}
moves:
- G: BA.C/180 0,1 knight@s
- H: BA.RFr 1,0 farmer@n
- G: BA.L 0,-1 monk@c
- H: BA.Rr 2,0 highwayman@s
- G: BA.CRr -1,0
- H: BA.LR/180 -1,-1
--- stderr
reeve: fixtures/jcz/terrace.jcz: legal, 6 turns: Greta (G) 2, Hugo (H) 0; not finished

== towers, exchanges and followers on top of towers are known, and large followers [T-29, K-34]
$ reeve import fixtures/jcz/lookout.jcz
--- stdout
reeve: 1
rules: tower
options: {big_follower: true}
about: {event: Lookout, date: 2021-11-06}
players: {I: Ines, J: Jan}
moves:
- I: TO.L 0,-1 monk@c
- J: BA.C/180 0,1
  tower: 0,-1
  capture: 'I:monk@0,-1.c'
- I: BA.RFr 1,0 big:highwayman@e
- J: TO.FG/90 0,-2 farmer@n
- I: BA.L 1,-1
  tower: 0,-1
  capture: 'J:farmer@0,-2.n'
- J: BA.RFr 2,0
  tower: 0,-2
- I: BA.Rr 3,0
  top: 0,-2
--- stderr
reeve: fixtures/jcz/lookout.jcz: legal, 7 turns: Ines (I) 0, Jan (J) 0; not finished

== the tiles of a bazaar are those that are laid next, and a needed bridge is built without a message [B-4, B-62]
$ reeve import fixtures/jcz/market-day.jcz
--- stdout
reeve: 1
rules: bazaars
options: {bazaar_next: from_chooser}
about: {event: Market day, date: 2021-11-06}
players: {G: Greta, H: Hugo}
moves:
- G: BB.CFR.b/180 0,1 knight@s
  castle: {G: 'city@0,0.n'}
- bazaar:
    draw: [BA.L, BA.RFr]
    lots:
    - {tile: BA.RFr, chooser: H, bids: {H: 2, G: 3}, deal: sell}
- H: BA.L 1,0 highwayman@e
  bridge: ew
- G: BA.RFr 2,0
- H: BA.RFr -1,0
  bridge: ns
--- stderr
reeve: fixtures/jcz/market-day.jcz: legal, 5 turns: Greta (G) -3, Hugo (H) 3; not finished

== an export has the messages of the game that was imported, and the draws
$ reeve import fixtures/jcz/market-day.jcz 2>/dev/null | reeve export - >$T/back.jcz
$ gojq -c '.replay[] | [.type, .player, .payload]' fixtures/jcz/market-day.jcz | grep -v COMMIT >$T/theirs
$ gojq -c '.replay[] | [.type, .player, .payload]' $T/back.jcz | grep -v COMMIT | diff $T/theirs -
$ gojq -c '.setup, .players, .gameAnnotations, .created' $T/back.jcz
--- stdout
{"elements":{"bazaar":true,"bridge":1,"castle":1,"farmers":true,"small-follower":7},"rules":{},"sets":{"basic:2":1,"bridges-castles-and-bazaars:2":1},"start":[{"rotation":0,"tile":"BA/RCr","x":0,"y":0}],"timer":null}
[{"name":"Greta","slot":0},{"name":"Hugo","slot":1}]
{"drawOrder":["BB/CFR.b","BA/L","BA/RFr","BA/RFr"]}
"2021-11-06T00:00:00.000Z"

== an exchange of prisoners is exported as the message that makes it
$ reeve import fixtures/jcz/lookout.jcz 2>/dev/null | reeve export - >$T/back.jcz
$ gojq -c '.replay[] | select(.type | test("CAPTURE|TOKEN|DEPLOY")) | .payload' $T/back.jcz
--- stdout
{"meepleId":"0.small.1","pointer":{"feature":"Monastery","location":"I","position":[0,1]}}
{"pointer":{"feature":"Tower","location":"I","position":[0,1]},"token":"TOWER_PIECE"}
{"pointer":{"featurePointer":{"feature":"Monastery","location":"I","position":[0,1]},"meepleId":"0.small.1"}}
{"meepleId":"0.big.1","pointer":{"feature":"Road","location":"WE","position":[1,0]}}
{"meepleId":"1.small.1","pointer":{"feature":"Field","location":"NL.NR.EL.ER.SL.SR.WL.WR","position":[0,2]}}
{"pointer":{"feature":"Tower","location":"I","position":[0,1]},"token":"TOWER_PIECE"}
{"pointer":{"featurePointer":{"feature":"Field","location":"NL.NR.EL.ER.SL.SR.WL.WR","position":[0,2]},"meepleId":"1.small.1"}}
{"pointer":{"feature":"Tower","location":"I","position":[0,2]},"token":"TOWER_PIECE"}
{"meepleId":"0.small.1","pointer":{"feature":"Tower","location":"I","position":[0,2]}}

== where JCloisterZone asks and the answer is no, the export passes: a castle, a capture [B-22, T-13]
$ reeve export $T/game.yaml | gojq -r '.replay[] | "\(.player) \(.type)"'
--- file game.yaml
reeve: 1
rules: [tower, bazaars]
options: {bazaar_next: from_chooser}
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1 knight
- B: TO.FG 0,2 farmer
- W: BA.L 0,3
  tower: 0,2
--- stdout
0 PLACE_TILE
0 DEPLOY_MEEPLE
0 PASS
0 COMMIT
1 PLACE_TILE
1 DEPLOY_MEEPLE
1 COMMIT
0 PLACE_TILE
0 PLACE_TOKEN
0 PASS
0 COMMIT

== the names of older versions are understood, and messages that do not say whose they are
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.0.2", "setup": {"sets": {"basic": 1}, "elements": {"small-follower": 7, "farmers": true}},
 "players": [{"name": "Ada"}, {"name": "Al"}, {"name": ""}],
 "replay": [
  {"type": "PLACE_TILE", "payload": {"tileId": "BA.L", "rotation": "R0", "position": [0, 1]}},
  {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [0, 1], "location": "CLOISTER"}, "meepleId": "0.small.1"}},
  {"type": "COMMIT", "payload": {}},
  {"type": "PLACE_TILE", "payload": {"tileId": "BA.C", "rotation": "R180", "position": [0, -1]}},
  {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [0, -1], "location": "NL.NR.EL.ER.WL.WR"}, "meepleId": "1.small.1"}},
  {"type": "COMMIT", "payload": {}},
  {"type": "PLACE_TILE", "payload": {"tileId": "BA.RFr", "rotation": "R180", "position": [1, 0]}},
  {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [1, 0], "location": "WE"}, "meepleId": "2.small.1"}}
 ]}
--- stdout
reeve: 1
rules: carcassonne
options: {edition: 1}
players: {A: Ada, L: Al, P3: P3}
moves:
- A: BA.L 0,-1 monk@c
- L: BA.C/180 0,1 farmer@n
- P3: BA.RFr/180 1,0 highwayman@e
--- stderr
reeve: $T/game.jcz: legal, 3 turns: Ada (A) 0, Al (L) 0, P3 0; not finished

== the order of draws tells which tiles had no place; of equal tiles a turn laid the first one [K-10]
$ reeve import $T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | reeve export - | gojq -c .gameAnnotations
$ sed 's,"BA/Cccc+","BA/C",; s/, "BA.L"]/]/' $T/game.jcz | reeve import - 2>/dev/null | tail -n 3
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "farmers": true}},
 "players": [{"name": "Ada"}, {"name": "Al"}],
 "replay": [
  {"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/C", "rotation": "R180", "position": [0, -1]}},
  {"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}}
 ],
 "gameAnnotations": {"drawOrder": ["BA/C", "BA/Cccc+", "BA/RFr", "BA/L"]}}
--- stdout
reeve: 1
rules: carcassonne
options: {edition: 1}
players: {A: Ada, L: Al}
moves:
- A: BA.C/180 0,1
- L: BA.RFr 1,0
  discard: ['BA.Cccc+']
{"drawOrder":["BA/C","BA/Cccc+","BA/RFr"]}
- A: BA.C/180 0,1
- L: BA.RFr 1,0
  discard: ['BA.C']
--- stderr
$T/game.jcz: note: the order of the tiles after the last turn is left out
reeve: $T/game.jcz: legal, 2 turns: Ada (A) 0, Al (L) 0; not finished

== an illegal game is imported all the same, and the verdict says so [K-8]
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [0, 0]}}]}
--- stdout
reeve: 1
rules: [tower, bazaars]
options: {edition: 1, bazaar_next: from_chooser}
players: {A: Ada, L: Al}
moves:
- A: BA.RFr 0,0
--- stderr~
[cell-taken, K-8]
game.jcz: illegal, 0 turns
--- status 1

== what a saved game does not say is noted: the tiles of a bazaar, a tile put away, a house rule
% cat tests/cases/jcz/two-players.json $T/$name >$T/$name.jcz
$ reeve import $T/bazaar.jcz; reeve import $T/away.jcz; reeve import $T/rule.jcz
--- file bazaar
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 1}}, {"type": "PASS", "player": 0}]}
--- file away
{"type": "PASS", "player": 0}]}
--- file rule.jcz
{"appVersion": "7.0.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7}, "rules": {"new-rule": true, "wagon-move": "C1"}}, "players": [{"name": "\u0007\"Evil\\\u202e"}, {"name": "Evi"}], "replay": []}
--- rows name
bazaar
away
--- stdout
reeve: 1
rules: [tower, bazaars]
options: {edition: 1, bazaar_next: from_chooser}
players: {A: Ada, L: Al}
moves:
- A: BA.RFr 1,0
reeve: 1
rules: [tower, bazaars]
options: {edition: 1, bazaar_next: from_chooser}
players: {A: Ada, L: Al}
moves: []
reeve: 1
rules: carcassonne
options: {edition: 1, farmers: false}
players: {E: "\u0007\"Evil\\\u202E", V: Evi}
moves: []
--- stderr
$T/bazaar.jcz:5:1: note: the file does not say which tiles are on offer here: the record ends before them
reeve: $T/bazaar.jcz: legal, 1 turn: Ada (A) 0, Al (L) 0; not finished
$T/away.jcz:4:1: note: a tile was put away here, and the file does not say which: it is left out
reeve: $T/away.jcz: legal, 0 turns: Ada (A) 0, Al (L) 0; not finished
$T/rule.jcz:1:17: note: reeve does not know JCloisterZone 7.0.0 and reads it as 6
$T/rule.jcz:1:105: note: the house rule `new-rule` is not known here: it is left out
reeve: $T/rule.jcz: legal, 0 turns: \x07"Evil\\u202e (E) 0, Evi (V) 0; not finished

== a record of what JCloisterZone does not have is refused
% reeve export $T/$file.yaml; echo $?
--- file option.yaml
reeve: 1
rules: tower-rgg
players: {W: Anna, B: Bert}
moves: []
--- file script.yaml
reeve: 1
rules: carcassonne
scripts: [no-enclosed-holes]
players: {W: Anna, B: Bert}
moves: []
--- file castle.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves: []
--- file position.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr}
--- rows file
option
    $T/option.yaml:2:8: unreadable: JCloisterZone does not have the option `capture_own: false`; it plays `true`
    $T/option.yaml:2:8: unreadable: JCloisterZone does not have the option `tower_top_capturable: false`; it plays `true`
    3
script
    $T/script.yaml:3:10: unreadable: JCloisterZone does not have the house rules of scripts
    3
castle
    $T/castle.yaml:2:8: unreadable: the game `castle` cannot be exported to JCloisterZone
    3
position
    reeve: $T/position.yaml: a position cannot be exported: it has no moves
    3

== an illegal record is not exported [K-9]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr/90 1,0
--- stdout
--- stderr~
[edge-cut, K-9]
--- status 1

== tiles by look are exported by name
$ reeve export $T/game.yaml | gojq -c '.gameAnnotations.drawOrder, .replay[0].payload'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: frfr 1,0 highwayman
--- stdout
["BA/RFr"]
{"position":[1,0],"rotation":"R0","tileId":"BA/RFr"}

== what stands in a saved game is never taken as part of the record
$ reeve import $T/edition.jcz; reeve import $T/order.jcz
--- file edition.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:1, tiny_city: 2": 1}}}
--- file order.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7}}, "players": [{"name": "Ada"}, {"name": "Al"}],
 "replay": [], "gameAnnotations": {"drawOrder": ["BA/C']\n- A: none"]}}
--- stdout
--- stderr
$T/edition.jcz:1:34: unreadable: the edition `1, tiny_city: 2` is not known here
$T/order.jcz:2:51: unreadable: the tile `BA.C']\x0a- A: none` is not known here
--- status 3

== a tile that was put away although a bridge would let it lie is put away by a message, and comes back [B-11]
$ reeve export $T/game.yaml >$T/game.jcz
$ gojq -r '.replay[-5:][] | [.player, .type, .payload.tileId // empty] | join(" ")' $T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | tail -n 2
--- file game.yaml
reeve: 1
rules: bazaars
options: {bazaar_next: from_chooser}
players: {W: White, B: Black, R: Red}
moves:
- W: BA.CcG/270 0,-1 knight@s
- B: BA.RrC 0,-2 farmer@sw
- R: BA.CccR+/90 1,0 highwayman@w
- W: BA.Rr/270 1,-2 farmer@se
- B: BB.CFR!G 2,0 farmer@s
  discard: ['BA.L']
--- stdout
0 COMMIT
1 PASS
1 PLACE_TILE BB/CFR!G
1 DEPLOY_MEEPLE
1 COMMIT
- B: BB.CFR!G 2,0 farmer@s
  discard: ['BA.L']

== a bridge that no tile needs is noted if it is on another tile than the new one, where JCloisterZone offers none [B-3]
$ reeve export $T/game.yaml | gojq -c '.replay[] | select(.type == "PLACE_TOKEN") | .payload.pointer'
--- file game.yaml
reeve: 1
rules: bazaars
options: {bazaar_next: from_chooser}
players: {W: White, B: Black, R: Red}
moves:
- W: BA.RrC/180 0,1 highwayman@n
- B: BA.LR/270 -1,0 highwayman@e
- R: BA.Ccc+/270 -2,0
  bridge: ns@-1,0
--- stdout
{"feature":"Road","location":"NS","position":[-1,0]}
--- stderr
$T/game.yaml:8:3: note: turn 3: JCloisterZone offers a bridge on another tile only if the new tile needs it

== a ransom of points that come with the same turn is refused: JCloisterZone takes it before [T-40]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
rules: tower
players: {W: Anna, B: Bert}
moves:
- W: TO.L 0,-1 monk
- B: BA.L 1,-1
  tower: 0,-1
  capture: 'W:monk@0,-1.c'
- W: BA.C/180 0,1 knight
  ransom: B
--- stdout
--- stderr
$T/game.yaml:9:3: unreadable: turn 3: in JCloisterZone a ransom is paid before the points of the turn, with points that the player does not have yet
--- status 3

== a message that comes twice in a turn is refused, and no record is printed
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "TO/L", "rotation": "R0", "position": [0, 1]}},
{"type": "PLACE_TOKEN", "player": 0, "payload": {"token": "TOWER_PIECE", "pointer": {"position": [0, 1], "feature": "Tower", "location": "I"}}},
{"type": "PLACE_TOKEN", "player": 0, "payload": {"token": "TOWER_PIECE", "pointer": {"position": [0, 1], "feature": "Tower", "location": "I"}}}]}
--- stdout
--- stderr
$T/game.jcz:6:1: unreadable: the message PLACE_TOKEN comes a second time in this turn
--- status 3

== each player is asked for a castle once: of two owners of small cities the later one, too, who passes; after a no nobody [B-22]
$ reeve export $T/later.yaml 2>/dev/null | gojq -r '.replay[-4:][] | "\(.player) \(.type)"'
% sed "$edit" $T/later.yaml | reeve export - 2>&1 | grep -v note
--- file later.yaml
reeve: 1
rules: bazaars
options: {bazaar_next: from_chooser}
players: {W: White, B: Black, R: Red}
moves:
- W: BA.CRr/90 0,-1 knight@e
- B: BA.CC.2/180 0,1 farmer@n
- R: BB.LRFr -1,0 highwayman@e
  bridge: ns
- W: BA.CG/90 0,2 knight@e
- B: BA.C 1,0 farmer@s
  bridge: ew
- R: BA.Cc.1/90 0,3 knight@n
- W: BB.CFR!G 0,-2
  bridge: ns
- B: BA.CFC.2 1,-2 knight@n
  bridge: ew
- R: BA.CFc+/270 2,0
  bridge: ew
- W: BA.CCG/270 1,-1
  castle: {W: 'city@0,-1.e'}
--- rows edit
s/castle: .*/castle: {B: 'city@1,-2.n'}/
    -:20:3: unreadable: turn 10: JCloisterZone asks nobody for a castle after a player who builds none
s/1,-2 knight@n/1,-2 knight@s/; s/1,-1$/& knight@s/; s/castle: .*/castle: {W: ['city@1,-2.n', 'city@0,-1.e']}/
    -:20:3: unreadable: turn 10: JCloisterZone lets a player build one castle in a turn
--- stdout
0 PLACE_TILE
0 PLACE_TOKEN
1 PASS
0 COMMIT
