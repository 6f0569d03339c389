# The River, as JCloisterZone saves it.

== River II begins with the spring, and its lake is a turn like others [R-3, R-36]
$ reeve import fixtures/jcz/headwater.jcz
--- stdout
reeve: 1
rules: river
options: {start_tile: mixed, river: 2, volcano_lake: plain}
about: {event: Headwater, date: 2022-09-25}
players: {G: Greta, H: Hugo, I: Ines}
moves:
- G: RI.2.III 1,0 farmer@s
- H: RI.2.CIRI 2,0
- I: RI.2.CcII+/90 3,0 farmer@sw
- G: RI.2.II+/90 3,-1 farmer@ne
- H: RI.2.RIrI 1,1
- I: RI.2.CIcI 1,2 knight@e
- G: RI.2.RrII/270 1,3 farmer@se
- H: RI.2.LIFI/180 2,3
- I: RI.2.IFC 3,3 farmer@n
- G: RI.2.IIG 4,-1
- H: RI.2.I.v/90 4,-2
- I: BA.CFCG 5,-1 knight@n
- G: BA.Ccc+ 2,4
--- stderr
reeve: fixtures/jcz/headwater.jcz: legal, 13 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 0; not finished

== an export has the messages of the game that was imported, and the tiles of the two boxes by name [R-1]
$ reeve import fixtures/jcz/headwater.jcz 2>/dev/null | reeve export - 2>/dev/null >$T/back.jcz
$ gojq -c '.replay[] | [.type, .player, .payload]' fixtures/jcz/headwater.jcz >$T/theirs
$ gojq -c '.replay[] | [.type, .player, .payload]' $T/back.jcz | diff $T/theirs -
$ gojq -c '.setup.sets, .setup.elements, .setup.start' $T/back.jcz
$ gojq -r '.replay[].payload.tileId // empty' $T/back.jcz | paste -sd' '
--- stdout
{"basic:2":1,"river/2:2":1}
{"farmers":true,"pig-herd":true,"small-follower":7}
[{"rotation":0,"tile":"RI/s","x":0,"y":0}]
RI.2/III RI.2/CIRI RI.2/CcII+ RI.2/II+ RI.2/RIrI RI.2/CIcI RI.2/RrII RI.2/LIFI RI.2/IFC RI.2/IIG RI.2/I.v BA/CFCG BA/Ccc+

== whoever laid the lake with the volcano and then another tile has a second one [R-36]
$ gojq '(.replay | map(.payload.tileId == "BA/CFCG") | index(true)) as $i | .replay = .replay[0:$i + 1] | .replay[$i].player = 1' fixtures/jcz/headwater.jcz >$T/again.jcz
$ reeve import $T/again.jcz | grep -e options -e I.v -e CFCG
--- stdout
options: {start_tile: mixed, river: 2}
- H: RI.2.I.v/90 4,-2
- H: BA.CFCG 5,-1
--- stderr
reeve: $T/again.jcz: legal, 12 turns: Greta (G) 0, Hugo (H) 0, Ines (I) 0; not finished

== both rivers are two sets of tiles [R-2, R-22]
% echo "{\"appVersion\": \"5.7.0\", \"setup\": {\"sets\": {\"basic:2\": 1, $sets}, \"elements\": {\"small-follower\": 7, \"pig-herd\": true, \"river\": true}}, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}], \"replay\": []}" | reeve import - 2>&1 | grep -o -e '^options.*' -e legal
--- rows sets
"river/1:2": 1
    legal
    options: {farmers: false, start_tile: mixed}
"river/2:2": 1
    legal
    options: {farmers: false, start_tile: mixed, river: 2, volcano_lake: plain}
"river/1:2": 1, "river/2:2": 1
    legal
    options: {farmers: false, start_tile: mixed, river: both, volcano_lake: plain}

== a game of the river that begins elsewhere is refused [R-3]
$ gojq '.setup.start[0].tile = "BA/RCr"' fixtures/jcz/headwater.jcz >$T/start.jcz
$ reeve import $T/start.jcz
--- stdout
--- stderr~
unreadable: it begins with other tiles than RI.s at 0,0
--- status 3

== a river that JCloisterZone would not let run is refused [R-16]
$ reeve export $T/game.yaml >$T/game.jcz
--- file game.yaml
reeve: 1
rules: river
options: {river: 2, start_tile: mixed}
players: {W: Anna, B: Bert}
moves:
- W: RI.2.III 1,0
- B: RI.2.RrII/90 2,0
- W: RI.2.RIrI 2,1
- B: RI.2.LIFI/90 2,2
- W: RI.2.CIRI/270 1,1
--- stdout
--- stderr
$T/game.yaml: note: JCloisterZone plays `volcano_lake: again` since version 6.2
$T/game.yaml:7:3: unreadable: turn 2: JCloisterZone does not let the river run here: it keeps the cells ahead of it free, and beside these, up to the end of the board
--- status 3

== so is a river that runs against tiles far ahead [R-16]
$ reeve export $T/game.yaml
--- file game.yaml
reeve: 1
rules: river
options: {start_tile: mixed}
players: {W: White, B: Black}
moves:
- W: RI.1.RrII/90 1,0
- B: RI.1.RIrI/180 1,1
- W: RI.1.CIRI/270 1,2
- B: RI.1.IIG 1,3
- W: RI.1.IFI/180 0,3
- B: RI.1.CcII -1,3
--- stdout
--- stderr
$T/game.yaml:11:3: unreadable: turn 6: JCloisterZone does not let the river run here: it keeps the cells ahead of it free, and beside these, up to the end of the board
--- status 3

== a game that is over without the start tile goes on in JCloisterZone, which has it, and export says so [R-6]
$ reeve sim river --players 3 --seed 11 >$T/game.yaml
$ reeve check $T/game.yaml
$ reeve export $T/game.yaml 2>&1 >$T/game.jcz
$ reeve import $T/game.jcz 2>&1 >/dev/null
--- stdout
$T/game.yaml: legal: 82 turns, final score White (W) 16, Black (B) 17, Red (R) 19
$T/game.yaml: note: JCloisterZone plays `start_tile: mixed`; until here the game is the same
$T/game.yaml: note: the game is over, but in JCloisterZone a tile is left: there it goes on, and final scoring is still to come
reeve: $T/game.jcz: legal, 82 turns: White (W) 10, Black (B) 0, Red (R) 0; not finished

== the second tile after the lake with the volcano is exported, for version 6.2, and comes back [R-36]
$ reeve import fixtures/jcz/headwater.jcz 2>/dev/null | sed -e 's/, volcano_lake: plain//' -e 's/^- I: BA.CFCG.*/- H: BA.CFCG 5,-1/' -e 's/^- G: BA.Ccc+/- I: BA.Ccc+/' >$T/game.yaml
$ reeve export $T/game.yaml >$T/game.jcz
$ gojq -r '.appVersion, (.replay[-8:][] | [.player, .type, .payload.tileId // empty] | join(" "))' $T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | diff $T/game.yaml -
$ lua5.4 tests/run/jcz.lua reeve $T/game.jcz
--- stdout
6.2.0
1 PLACE_TILE RI.2/I.v
1 COMMIT
1 PLACE_TILE BA/CFCG
1 PASS
1 COMMIT
2 PLACE_TILE BA/Ccc+
2 PASS
2 COMMIT
--- stderr
$T/game.yaml: note: JCloisterZone plays `volcano_lake: again` since version 6.2

== a bridge that the lake needs is found, too, though the river tiles before it had no place [B-4, R-18]
$ reeve import $T/game.jcz 2>/dev/null | tail -n 5
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets":{"basic:2":1,"bridges-castles-and-bazaars:2":1,"river/1:2":1,"river/2:2":1},"elements":{"small-follower":7,"farmers":true,"bridge":1,"castle":1,"bazaar":true,"pig-herd":true},"rules":{},"timer":null,"start":[{"tile":"RI/s","x":0,"y":0,"rotation":0}]},
 "players": [{"name":"White","slot":0},{"name":"Black","slot":1},{"name":"Red","slot":2}],
 "replay": [
  {"type":"PLACE_TILE","player":0,"payload":{"tileId":"RI.2/III","rotation":"R0","position":[1,0]}},
  {"type":"PLACE_TOKEN","player":0,"payload":{"token":"BRIDGE","pointer":{"position":[0,0],"feature":"Road","location":"NS"}}},
  {"type":"DEPLOY_MEEPLE","player":0,"payload":{"pointer":{"position":[1,0],"feature":"Field","location":"ER.SL.SR.WL"},"meepleId":"0.small.1"}},
  {"type":"COMMIT","player":0,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":1,"payload":{"tileId":"RI.1/CcII","rotation":"R180","position":[2,0]}},
  {"type":"DEPLOY_MEEPLE","player":1,"payload":{"pointer":{"position":[2,0],"feature":"Field","location":"NL.WR"},"meepleId":"1.small.1"}},
  {"type":"COMMIT","player":1,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":2,"payload":{"tileId":"RI.2/LIFI","rotation":"R270","position":[2,-1]}},
  {"type":"PLACE_TOKEN","player":2,"payload":{"token":"BRIDGE","pointer":{"position":[2,-1],"feature":"Road","location":"WE"}}},
  {"type":"PASS","player":2,"payload":{}},
  {"type":"COMMIT","player":2,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":0,"payload":{"tileId":"RI.2/IIG","rotation":"R0","position":[2,-2]}},
  {"type":"COMMIT","player":0,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":1,"payload":{"tileId":"RI.2/II+","rotation":"R90","position":[1,-2]}},
  {"type":"COMMIT","player":1,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":2,"payload":{"tileId":"RI.1/IIG","rotation":"R0","position":[1,-3]}},
  {"type":"COMMIT","player":2,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":0,"payload":{"tileId":"RI.1/II","rotation":"R180","position":[0,-3]}},
  {"type":"COMMIT","player":0,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":1,"payload":{"tileId":"RI.1/CICI","rotation":"R90","position":[0,-4]}},
  {"type":"DEPLOY_MEEPLE","player":1,"payload":{"pointer":{"position":[0,-4],"feature":"City","location":"E"},"meepleId":"1.small.2"}},
  {"type":"COMMIT","player":1,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":2,"payload":{"tileId":"RI.1/IFI","rotation":"R270","position":[0,-5]}},
  {"type":"PASS","player":2,"payload":{}},
  {"type":"COMMIT","player":2,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":0,"payload":{"tileId":"RI.2/RrII","rotation":"R270","position":[0,-6]}},
  {"type":"DEPLOY_MEEPLE","player":0,"payload":{"pointer":{"position":[0,-6],"feature":"Road","location":"NW"},"meepleId":"0.small.2"}},
  {"type":"COMMIT","player":0,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":1,"payload":{"tileId":"RI.2/IFC","rotation":"R0","position":[1,-6]}},
  {"type":"PASS","player":1,"payload":{}},
  {"type":"COMMIT","player":1,"payload":{"random":0.0}},
  {"type":"PLACE_TILE","player":2,"payload":{"tileId":"RI.2/I.v","rotation":"R270","position":[1,-1]}},
  {"type":"PASS","player":2,"payload":{}},
  {"type":"COMMIT","player":2,"payload":{"random":0.0}}
 ],
 "gameAnnotations": {"drawOrder":["RI.2/III","RI.1/CcII","RI.2/LIFI","RI.2/IIG","RI.2/II+","RI.1/IIG","RI.1/II","RI.1/CICI","RI.1/IFI","RI.2/RrII","RI.2/IFC","RI.2/RIrI","RI.2/CIRI","RI.1/LIRI","RI.1/CIRI","RI.1/RrII","RI.2/CIcI","RI.1/IFI","RI.2/CcII+","RI.1/RIrI","RI.2/I.v"]}}
--- stdout
- W: RI.2.RrII/270 0,6 highwayman@n
- B: RI.2.IFC 1,6
- R: RI.2.I.v/270 1,1
  discard: ['RI.2.RIrI', 'RI.2.CIRI', 'RI.1.LIRI', 'RI.1.CIRI', 'RI.1.RrII', 'RI.2.CIcI', 'RI.1.IFI', 'RI.2.CcII+', 'RI.1.RIrI']
  bridge: ew

== a tile of the river that never lies although the lake does was put aside where it had no place [R-4, R-18]
$ reeve import $T/game.jcz | grep -B1 discard
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:2": 1, "river/1:2": 1}, "elements": {"small-follower": 7, "farmers": true}},
 "players": [{"name": "Ada"}, {"name": "Bea"}], "replay": [
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/CIRI", "rotation": "R180", "position": [1, 0]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/CcII", "rotation": "R90", "position": [2, 0]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/RIrI", "rotation": "R180", "position": [2, 1]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/IFI", "rotation": "R270", "position": [2, 2]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/II", "rotation": "R90", "position": [2, 3]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/IFI", "rotation": "R180", "position": [1, 3]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/RrII", "rotation": "R180", "position": [0, 3]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/LIRI", "rotation": "R270", "position": [0, 2]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/IIG", "rotation": "R0", "position": [0, 1]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/I.e", "rotation": "R180", "position": [-1, 1]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R180", "position": [-1, 3]}},
{"type": "COMMIT", "player": 0, "payload": {}}]}
--- stdout
- A: RI.1.IIG 0,-1
  discard: ['RI.1.CICI']
--- stderr
$T/game.jcz:19:1: note: the tile RI.1.CICI of the river is never laid: it was put aside before this one, where it has no place
reeve: $T/game.jcz: legal, 11 turns: Ada (A) 0, Bea (B) 0; not finished

== so was a lake that never lies before other tiles [R-8, R-18]
$ reeve import $T/game.jcz | grep -B1 discard
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:2": 1, "river/1:2": 1}, "elements": {"small-follower": 7, "farmers": true}},
 "players": [{"name": "Ada"}, {"name": "Bea"}], "replay": [
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/IFI", "rotation": "R0", "position": [1, 0]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/CIRI", "rotation": "R180", "position": [2, 0]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/RrII", "rotation": "R0", "position": [3, 0]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/II", "rotation": "R180", "position": [3, 1]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/IFI", "rotation": "R0", "position": [4, 1]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/IIG", "rotation": "R90", "position": [5, 1]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/CICI", "rotation": "R90", "position": [5, 0]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/CcII", "rotation": "R90", "position": [5, -1]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "RI.1/RIrI", "rotation": "R90", "position": [4, -1]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "RI.1/LIRI", "rotation": "R0", "position": [3, -1]}},
{"type": "COMMIT", "player": 1, "payload": {}},
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R270", "position": [4, -2]}},
{"type": "COMMIT", "player": 0, "payload": {}},
{"type": "PLACE_TILE", "player": 1, "payload": {"tileId": "BA/CC.2", "rotation": "R270", "position": [1, 1]}},
{"type": "COMMIT", "player": 1, "payload": {}}]}
--- stdout
- A: BA.RFr/270 4,2
  discard: ['RI.1.I.e']
--- stderr
$T/game.jcz:23:1: note: the tile RI.1.I.e of the river is never laid: it was put aside before this one, where it has no place
reeve: $T/game.jcz: legal, 12 turns: Ada (A) 0, Bea (B) 0; not finished

== the lake is put aside behind another tile of the river, and both come back [R-4, R-18]
$ reeve export $T/game.yaml >$T/game.jcz; gojq -c .gameAnnotations.drawOrder[9:] $T/game.jcz; reeve import $T/game.jcz | tail -n 2
$ gojq 'del(.gameAnnotations)' $T/game.jcz >$T/plain.jcz; reeve import $T/plain.jcz 2>/dev/null | tail -n 2
--- file game.yaml
reeve: 1
rules: river
options: {start_tile: mixed, river: 2, volcano_lake: plain}
players: {W: White, B: Black}
moves:
- W: RI.2.III/270 1,0
- B: RI.2.II+/90 1,-1
- W: RI.2.CIcI/270 2,-1
- B: RI.2.RrII/90 3,-1
- W: RI.2.RIrI 3,0
- B: RI.2.CIRI/270 3,1
- W: RI.2.CcII+/90 3,2
- B: RI.2.LIFI 2,2
- W: RI.2.IFC/270 1,1
- B: BA.L -1,0
  discard: ['RI.2.IIG', 'RI.2.I.v']
--- stdout
["RI.2/IIG","RI.2/I.v","BA/L"]
- B: BA.L -1,0
  discard: ['RI.2.IIG', 'RI.2.I.v']
- B: BA.L -1,0
  discard: ['RI.2.IIG', 'RI.2.I.v']
--- stderr
$T/game.yaml: note: JCloisterZone plays `volcano_lake: plain` until version 6.1
reeve: $T/game.jcz: legal, 10 turns: White (W) 0, Black (B) 0; not finished
