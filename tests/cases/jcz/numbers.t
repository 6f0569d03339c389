# What a saved game of JCloisterZone may say, value by value: every number has its range, every figure
# its owner. two-players.json is a game of two up to its messages, of three lines.

== a figure that no player has is refused
% sed "s/\"meepleId\": \"[01].[a-z]*.1\"/\"meepleId\": \"$id\"/" fixtures/jcz/lookout.jcz >$T/game.jcz
% reeve import $T/game.jcz 2>&1 | sed 's/.*unreadable/unreadable/' | head -1
--- rows id
-1.small.1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
2.small.1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
1e0.small.1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.small.0
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.small.8
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.small.-1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.small
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.small.1.1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
0.big.2
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
.small.1
    unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read

== whom a tower captures is a player's, too
$ gojq '(.replay[] | select(.type == "CAPTURE_FOLLOWER") | .. | .meepleId? // empty) = "-1.small.1"' fixtures/jcz/lookout.jcz >$T/game.jcz
$ reeve import $T/game.jcz
--- stdout
--- stderr~
unreadable: the message CAPTURE_FOLLOWER has no meepleId that can be read
--- status 3

== a figure of another player is refused: placed, paid for, exchanged, called home; and a message of another than who laid the tile
$ tile='{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "TO/L", "rotation": "R0", "position": [0, 1]}}'
$ at='"pointer": {"position": [0, 1], "feature": "Monastery", "location": "I"'
% { cat tests/cases/jcz/two-players.json; echo "$tile, {\"type\": $message}]}"; } | sed "s/AT/$at/" | reeve import -
--- rows message
"DEPLOY_MEEPLE", "payload": {"meepleId": "1.small.1", AT}}
    -:4:107: unreadable: the figure `1.small.1` does not belong to the player of the message DEPLOY_MEEPLE
"EXCHANGE_FOLLOWER", "payload": {"meepleId": "1.small.1"}
    -:4:107: unreadable: the figure `1.small.1` does not belong to the player of the message EXCHANGE_FOLLOWER
"PAY_RANSOM", "player": 0, "payload": {"meepleId": "1.small.1"}
    -:4:107: unreadable: the figure `1.small.1` does not belong to the player of the message PAY_RANSOM
"RETURN_MEEPLE", "payload": {"source": "ABBOT_RETURN", AT, "meepleId": "1.abbot.1"}}
    -:4:107: unreadable: the figure `1.abbot.1` does not belong to the player of the message RETURN_MEEPLE
"DEPLOY_MEEPLE", "player": 1, "payload": {"meepleId": "1.small.1", AT}}
    -:4:107: unreadable: the message DEPLOY_MEEPLE and the tile belong to different players
"PLACE_TOKEN", "player": 1, "payload": {"token": "TOWER_PIECE", AT}}
    -:4:107: unreadable: the message PLACE_TOKEN and the tile belong to different players
--- status 3

== a rotation that is none is refused, of a tile and of the start
% gojq ".$what.rotation = $turned" fixtures/jcz/terrace.jcz | reeve import - 2>&1 >/dev/null | sed 's/.*: unreadable/unreadable/'
--- rows what turned
replay[0].payload "R90x"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "R0x"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "R360"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "R-90"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "90"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "R 90"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload "R"
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
replay[0].payload 90
    unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
setup.start[0] "R90"
    unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
setup.start[0] "R0x"
    unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
setup.start[0] "0x"
    unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
setup.start[0] 90
    unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
setup.start[0] "R360"
    unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
setup.start[0] "R0"
    reeve: -: legal, 6 turns: Greta (G) 2, Hugo (H) 0; not finished
setup.start[0] 0
    reeve: -: legal, 6 turns: Greta (G) 2, Hugo (H) 0; not finished

== coordinates and other numbers that are no integers are refused
$ told() { gojq "$1" fixtures/jcz/terrace.jcz | reeve import - 2>&1 | grep -c "unreadable: $2"; }
% echo $(told ".replay[0].payload.position[0] = $n" 'the message PLACE_TILE') $(told ".setup.start[0].x = $n" 'it begins with other tiles') $(told ".replay[0].player = $n" 'its `player` is not one')
$ gojq '.appVersion = "5x.1"' fixtures/jcz/terrace.jcz | reeve import -
--- rows n
0.5
    1 1 1
"1x"
    1 1 1
""
    1 1 1
" 1"
    1 1 1
"1"
    1 1 1
"0"
    1 1 1
null
    1 1 1
true
    1 1 1
[0]
    1 1 1
9999999999
    1 1 1
--- stderr~
unreadable: its `appVersion` is not a version of JCloisterZone
--- status 3

== a name may have characters that YAML and terminals do not take, written as they are or as escapes
$ gojq '.players[0].name = "A\u009bB\ufeffC\u0085D\u2028E"' fixtures/jcz/terrace.jcz >$T/raw.jcz
$ sed 's/"Greta"/"A\\u009bB\\ufeffC\\u0085D\\u2028E"/' fixtures/jcz/terrace.jcz >$T/escaped.jcz
% reeve import $T/$game.jcz | grep players
--- rows game
raw
    reeve: $T/raw.jcz: legal, 6 turns: A\x9bB\ufeffC\x85D\u2028E (A) 2, Hugo (H) 0; not finished
    players: {A: "A\u009BB\uFEFFC\u0085D\u2028E", H: Hugo}
escaped
    reeve: $T/escaped.jcz: legal, 6 turns: A\x9bB\ufeffC\x85D\u2028E (A) 2, Hugo (H) 0; not finished
    players: {A: "A\u009BB\uFEFFC\u0085D\u2028E", H: Hugo}

== a place after such characters is that of the file
$ printf '\357\273\277{"appVersion": "5.7.0", "name": "a\302\233b\302\205c", "setup": {"sets": {"basic:1": 1, "x": 1}}}' | reeve import -
--- stdout
--- stderr
-:1:76: unreadable: the tiles `x` are not known here
--- status 3

== a date is taken if it is one, and never cut within a letter
$ gojq '.created = "\u00e9\u00e9\u00e9\u00e9a\u00e9\u00e9\u00e9\u00e9\u00e9"' fixtures/jcz/terrace.jcz | reeve import - | grep about
--- stdout
about: {event: On the terrace}
--- stderr~
note: `created` begins with no date: it is left out
legal, 6 turns

== more tiles than there are are refused, and an auction before any tile
$ gojq -c '.replay = [range(90) | {type: "PLACE_TILE", payload: {tileId: "BA/RFr", rotation: "R0", position: [. + 1, 0]}}]' fixtures/jcz/terrace.jcz | reeve import -
$ { cat tests/cases/jcz/two-players.json; echo '{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 1}}]}'; } | reeve import -
--- stdout
--- stderr~
unreadable: the game has no more than 72 tiles to lay
-:4:1: unreadable: the message BAZAAR_BID comes before any tile
--- status 3

== a long game with long names takes little memory, and much that is taken back takes none
# A copy of the record for each tile would need more than this.
$ reeve-fast sim bazaars --players 6 --seed 1 --option bazaar_next=from_chooser | reeve-fast export - 2>/dev/null | gojq -c '(.players[].name, .name) = "n" * 16000' >$T/game.jcz
$ gojq -c '.replay = [range(2500) | ({type: "PLACE_TILE", payload: {tileId: "BA/RFr", rotation: "R0", position: [. + 1, 0]}}, {type: "UNDO"})]' fixtures/jcz/market-day.jcz >$T/undone.jcz
% (ulimit -d 24576; reeve-fast import $T/$game.jcz 2>&1 >/dev/null | grep -c ': legal, ')
--- rows game
game
    1
undone
    1

== what is read must be as JCloisterZone writes it, or its place and what is right are told
% sed "s|$word|$other|" tests/cases/jcz/two-players.json >$T/game.jcz; echo ']}' >>$T/game.jcz
% reeve import $T/game.jcz 2>&1 >/dev/null | head -n 1
--- rows word|other
"elements"|"start": 7, &
    $T/game.jcz:1:118: unreadable: `start` must be a list of one map: its `tile` is "BA/RCr", and `x`, `y` and `rotation` are 0
"elements"|"start": [], &
    $T/game.jcz:1:118: unreadable: `start` must be a list of one map: its `tile` is "BA/RCr", and `x`, `y` and `rotation` are 0
"elements"|"start": [7], &
    $T/game.jcz:1:119: unreadable: `start` must be a list of one map: its `tile` is "BA/RCr", and `x`, `y` and `rotation` are 0
"elements"|"start": null, &
    reeve: $T/game.jcz: legal, 0 turns: Ada (A) 0, Al (L) 0; not finished
{"name": "Ada"}, {"name": "Al"}|3, null
    $T/game.jcz:2:14: unreadable: a player must be a map, with a `name`
{"name": "Ada"}, {"name": "Al"}|{"name": 3}, {}
    $T/game.jcz:2:23: unreadable: the `name` of a player must be a text in quotes
{"name": "Ada"}, {"name": "Al"}|{"slot": 99}, {"slot": 99}
    $T/game.jcz:2:23: unreadable: the `slot` of a player must be a number from 0 to 8 that no other player has
{"name": "Ada"}, {"name": "Al"}|{"slot": 2}, {"slot": 2}
    $T/game.jcz:2:36: unreadable: the `slot` of a player must be a number from 0 to 8 that no other player has
{"name": "Ada"}, {"name": "Al"}|{"slot": "1"}
    $T/game.jcz:2:24: unreadable: the `slot` of a player must be a number from 0 to 8 that no other player has
{"name": "Ada"}, {"name": "Al"}|{"name": null, "slot": 8}
    $T/game.yaml:4:10: note: The Tower + Bridges, Castles and Bazaars is for 2 to 6 players: this is a game of one [played-alone, K-5]
"small-follower": 7|"small-follower": "7"
    $T/game.jcz:1:141: unreadable: `small-follower: "7"` is not known here, only 7
"farmers"|"pig-herd": -2, &
    $T/game.jcz:1:155: unreadable: `pig-herd: -2` is not known here, only true
"basic:1": 1|"basic:1": "1"
    $T/game.jcz:1:56: unreadable: the tiles `basic:1` must be there once, as 1
"elements"|"rules": 7, &
    $T/game.jcz:1:118: unreadable: `rules` must be a map
"elements"|"tiles": 7, &
    $T/game.jcz:1:118: unreadable: other numbers of tiles than those of the sets are not known here
"replay"|"gameAnnotations": 7, &
    $T/game.jcz:3:21: unreadable: `gameAnnotations` must be a map
"replay"|"gameAnnotations": {"drawOrder": 7}, &
    $T/game.jcz:3:35: unreadable: `drawOrder` must be a list of tiles

== a number that JSON does not have is none
$ tile='{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "TO/L", "rotation": "R0", "position": '
$ at='"pointer": {"position": [0, 1], "feature": "Monastery", "location": "I"}'
$ { cat tests/cases/jcz/two-players.json; echo "$tile [0, 01]}}]}"; } | reeve import -
$ { cat tests/cases/jcz/two-players.json; echo "$tile [0, 1]}}, {\"type\": \"DEPLOY_MEEPLE\", \"payload\": {\"meepleId\": \"00.small.1\", $at}}]}"; } | reeve import -
--- stderr
-:4:1: unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
-:4:108: unreadable: the message DEPLOY_MEEPLE has no meepleId that can be read
--- status 3

== a day that no month has is no date
% gojq ".created = \"$day\"" fixtures/jcz/terrace.jcz | reeve import - 2>&1 | grep -e about -e 'no date'
--- rows day
2026-02-31
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2026-02-29
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2026-13-01
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2026-00-01
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2026-04-31
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2026-01-00
    -:4:15: note: `created` begins with no date: it is left out
    about: {event: On the terrace}
2024-02-29
    about: {event: On the terrace, date: 2024-02-29}
2026-12-31
    about: {event: On the terrace, date: 2026-12-31}
2026-07-31
    about: {event: On the terrace, date: 2026-07-31}
2026-08-31
    about: {event: On the terrace, date: 2026-08-31}
