# Saved games of JCloisterZone that are refused, and what in them is not known here. two-players.json is a game up to its messages, of three lines.

== a file is refused that is no saved game of version 5 or 6, or has what is not known here
% printf '%b\n' "$text" >$T/game.jcz; reeve import $T/game.jcz >$T/out 2>&1; echo "$? $(cat $T/out)"
--- rows what|text
a saved game of version 4|{"appVersion": "4.6.1", "setup": {"expansions": ["BASIC"]}}
    3 $T/game.jcz:1:17: unreadable: it is of JCloisterZone 4.6.1, whose saved games have another format: only those of 5 and 6 are read
one of version 3|<?xml version="1.0"?>\n<game/>
    3 $T/game.jcz:1:1: unreadable: it is XML, as JCloisterZone 3 and before saved games: only those of 5 and 6 are read
a file that is something else|reeve
    3 $T/game.jcz:1:1: unreadable: it is not a saved game of JCloisterZone
a setup without a game|{"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7}}}
    3 $T/game.jcz:1:1: unreadable: it has no `players`: it is a setup without a game
tiles that are not known here|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1, "tunnel": 1, "traders-and-builders:1": 1, "corn-circles:1": 1}}}
    3 $T/game.jcz:2:36: unreadable: the tiles `tunnel` are not known here
    $T/game.jcz:2:78: unreadable: the tiles `corn-circles:1` are not known here
two copies of the tiles|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 2}}}
    3 $T/game.jcz:2:32: unreadable: the tiles `basic:1` must be there once, as 1
tiles of two editions|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1, "tower:2": 1}}}
    3 $T/game.jcz:2:36: unreadable: tiles of two editions are in the game
pieces that are not known here|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "crop": 1, "messenger": 1}}}
    3 $T/game.jcz:2:71: unreadable: `crop` is not known here
    $T/game.jcz:2:82: unreadable: `messenger` is not known here
another number of followers|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 9}}}
    3 $T/game.jcz:2:67: unreadable: `small-follower: 9` is not known here, only 7
towers without their tiles|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "tower": 1}}}
    3 $T/game.jcz:2:71: unreadable: `tower` without the tiles `tower` is not known here
another start|{"appVersion": "5.7.0",\n "setup": {"sets": {"basic:1": 1}, "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90}]}}
    3 $T/game.jcz:2:46: unreadable: it begins with other tiles than BA.RCr at 0,0, not turned

== a message is refused that is not known here, or not possible
% { cat tests/cases/jcz/two-players.json; printf '%b\n' "$replay"; } >$T/game.jcz; reeve import $T/game.jcz >$T/out 2>&1; echo "$? $(cat $T/out)"
--- rows what|replay
a file that was cut off|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},\n{"type": "PLACE_TI
    3 $T/game.jcz:5:10: unreadable: this is not JSON; the file may have been cut off here
a message that is not known here|{"type": "FLOCK_EXPAND_OR_SCORE"}]}
    3 $T/game.jcz:4:1: unreadable: the message `FLOCK_EXPAND_OR_SCORE` is not known here
a tile that is not known here|{"type": "PLACE_TILE", "payload": {"tileId": "CG/ccrg+", "rotation": "R90", "position": [1, 0]}}]}
    3 $T/game.jcz:4:1: unreadable: the tile `CG/ccrg+` is not known here
a tile that is turned by half|{"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R45", "position": [1, 0]}}]}
    3 $T/game.jcz:4:1: unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
a tile beyond all bounds|{"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [999999999, 0]}}]}
    3 $T/game.jcz:4:1: unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
a player who does not exist|{"type": "PASS", "player": 7}]}
    3 $T/game.jcz:4:1: unreadable: its `player` is not one of the 2 players
a follower without a tile|{"type": "DEPLOY_MEEPLE", "payload": {}}]}
    3 $T/game.jcz:4:1: unreadable: the message DEPLOY_MEEPLE comes before any tile
a ransom for nobody|{"type": "PAY_RANSOM", "player": 0, "payload": {"meepleId": "0.small.1"}}]}
    3 $T/game.jcz:4:1: unreadable: nobody holds the follower `0.small.1`
a bid for a tile that is not there|{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 9, "price": 1}}]}
    3 $T/game.jcz:4:1: unreadable: the message BAZAAR_BID has no price, or no supplyIndex of a tile on offer
a deal without bids|{"type": "BAZAAR_BUY_OR_SELL", "player": 1, "payload": {"value": "BUY"}}]}
    3 $T/game.jcz:4:1: unreadable: nothing can be bought or sold here
a piece that is not known here|{"type": "PLACE_TOKEN", "payload": {"token": "TUNNEL_A"}}]}
    3 $T/game.jcz:4:1: unreadable: the piece `TUNNEL_A` is not known here
a follower where the tile has no such feature|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},\n{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [1, 0], "feature": "City", "location": "N"}}}]}
    3 $T/game.jcz:5:1: unreadable: BA.RFr has no city there
a figure that is not known here|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},\n{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.wagon.1", "pointer": {"position": [1, 0], "feature": "Road", "location": "WE"}}}]}
    3 $T/game.jcz:5:1: unreadable: a piece `wagon` is not known here
a location that is not known here|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},\n{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [1, 0], "feature": "Road", "location": "N.X"}}}]}
    3 $T/game.jcz:5:75: unreadable: the location `N.X` is not known here
a second bid of one player|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},\n{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 1}}, {"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 2}}]}
    3 $T/game.jcz:5:81: unreadable: the message BAZAAR_BID is from a player who cannot bid here
two followers in one turn|{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/L", "rotation": "R0", "position": [0, 1]}},\n{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [0, 1], "feature": "Monastery", "location": "I"}}},\n{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.2", "pointer": {"position": [0, 1], "feature": "Field", "location": "NL"}}}]}
    3 $T/game.jcz:6:1: unreadable: the message DEPLOY_MEEPLE comes a second time in this turn

== a file beyond the limits of other files is refused like them
$ head -c 1100000 /dev/zero | tr '\0' ' ' >$T/long.jcz
$ awk 'BEGIN { for (i = 0; i < 260000; i++) printf "%s1", i ? "," : "["; print "]" }' >$T/many.jcz
$ awk 'BEGIN { printf "{\"appVersion\": \""; for (i = 0; i < 20000; i++) printf "5"; print "\"}" }' >$T/word.jcz
$ awk 'BEGIN { for (i = 0; i < 1000; i++) printf "["; print "" }' >$T/deep.jcz
% reeve import $T/$name.jcz; echo $?
--- rows name
long
    $T/long.jcz:1:1: unreadable: the document is longer than 1048576 bytes [too-long]
    5
many
    $T/many.jcz:1:500000: unreadable: more than 250000 words, lists and maps [too-many]
    5
word
    $T/word.jcz:1:16: unreadable: a text of more than 16384 bytes [too-long-word]
    5
deep
    $T/deep.jcz:1:17: unreadable: nested more than 16 levels deep [too-deep]
    3
