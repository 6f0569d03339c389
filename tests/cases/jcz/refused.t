# Saved games of JCloisterZone that are refused, and what in them is not known here. two-players.json is a game up to its messages, of three lines.

== a saved game of version 4 is refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "4.6.1", "setup": {"expansions": ["BASIC"]}}
--- stdout
--- stderr
$T/game.jcz:1:17: unreadable: it is of JCloisterZone 4.6.1, whose saved games have another format: only those of 5 and 6 are read
--- status 3

== one of version 3 is refused
$ reeve import $T/game.jcz
--- file game.jcz
<?xml version="1.0"?>
<game/>
--- stdout
--- stderr
$T/game.jcz:1:1: unreadable: it is XML, as JCloisterZone 3 and before saved games: only those of 5 and 6 are read
--- status 3

== a file that was cut off is refused where it ends
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "PLACE_TI
--- stdout
--- stderr
$T/game.jcz:5:10: unreadable: this is not JSON; the file may have been cut off here
--- status 3

== a file that is something else is refused
$ reeve import $T/game.jcz
--- file game.jcz
reeve
--- stdout
--- stderr
$T/game.jcz:1:1: unreadable: it is no saved game of JCloisterZone
--- status 3

== a setup without a game is refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7}}}
--- stdout
--- stderr
$T/game.jcz:1:1: unreadable: it has no `players`: it is a setup without a game
--- status 3

== tiles that are not known here are named
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1, "tunnel": 1, "traders-and-builders:1": 1, "corn-circles:1": 1}}}
--- stdout
--- stderr
$T/game.jcz:2:36: unreadable: the tiles `tunnel` are not known here
$T/game.jcz:2:78: unreadable: the tiles `corn-circles:1` are not known here
--- status 3

== two copies of the tiles are refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 2}}}
--- stdout
--- stderr
$T/game.jcz:2:32: unreadable: the tiles `basic:1` must be there once, as 1
--- status 3

== tiles of two editions are refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1, "tower:2": 1}}}
--- stdout
--- stderr
$T/game.jcz:2:36: unreadable: tiles of two editions are in the game
--- status 3

== pieces that are not known here are named
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "crop": 1, "messenger": 1}}}
--- stdout
--- stderr
$T/game.jcz:2:71: unreadable: `crop` is not known here
$T/game.jcz:2:82: unreadable: `messenger` is not known here
--- status 3

== another number of followers is refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 9}}}
--- stdout
--- stderr
$T/game.jcz:2:67: unreadable: `small-follower: 9` is not known here, only 7
--- status 3

== towers without their tiles are refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "tower": 1}}}
--- stdout
--- stderr
$T/game.jcz:2:71: unreadable: `tower` without the tiles `tower` is not known here
--- status 3

== another start is refused
$ reeve import $T/game.jcz
--- file game.jcz
{"appVersion": "5.7.0",
 "setup": {"sets": {"basic:1": 1}, "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90}]}}
--- stdout
--- stderr
$T/game.jcz:2:46: unreadable: it begins with other tiles than BA.RCr at 0,0, not turned
--- status 3

== a message that is not known here is named
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "FLOCK_EXPAND_OR_SCORE"}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the message `FLOCK_EXPAND_OR_SCORE` is not known here
--- status 3

== a tile that is not known here is named
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "payload": {"tileId": "CG/ccrg+", "rotation": "R90", "position": [1, 0]}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the tile `CG/ccrg+` is not known here
--- status 3

== a tile that is turned by half is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R45", "position": [1, 0]}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
--- status 3

== a tile beyond all bounds is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [999999999, 0]}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the message PLACE_TILE has no tileId, rotation or position that can be read
--- status 3

== a player who does not exist is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PASS", "player": 7}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: its `player` is not one of the 2 players
--- status 3

== a follower without a tile is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "DEPLOY_MEEPLE", "payload": {}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the message DEPLOY_MEEPLE comes before any tile
--- status 3

== a ransom for nobody is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PAY_RANSOM", "player": 0, "payload": {"meepleId": "0.small.1"}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: nobody holds the follower `0.small.1`
--- status 3

== a bid for a tile that is not there is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 9, "price": 1}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the message BAZAAR_BID has no price, or no supplyIndex of a tile on offer
--- status 3

== a deal without bids is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "BAZAAR_BUY_OR_SELL", "player": 1, "payload": {"value": "BUY"}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: nothing can be bought or sold here
--- status 3

== a piece that is not known here is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TOKEN", "payload": {"token": "TUNNEL_A"}}]}
--- stdout
--- stderr
$T/game.jcz:4:1: unreadable: the piece `TUNNEL_A` is not known here
--- status 3

== a follower where the tile has no such feature is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [1, 0], "feature": "City", "location": "N"}}}]}
--- stdout
--- stderr
$T/game.jcz:5:1: unreadable: BA.RFr has no city there
--- status 3

== a figure that is not known here is named
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.wagon.1", "pointer": {"position": [1, 0], "feature": "Road", "location": "WE"}}}]}
--- stdout
--- stderr
$T/game.jcz:5:1: unreadable: a piece `wagon` is not known here
--- status 3

== a location that is not known here is named
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [1, 0], "feature": "Road", "location": "N.X"}}}]}
--- stdout
--- stderr
$T/game.jcz:5:75: unreadable: the location `N.X` is not known here
--- status 3

== a second bid of one player is refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}},
{"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 1}}, {"type": "BAZAAR_BID", "player": 1, "payload": {"supplyIndex": 0, "price": 2}}]}
--- stdout
--- stderr
$T/game.jcz:5:81: unreadable: the message BAZAAR_BID is of no player who can bid here
--- status 3

== two followers in one turn are refused
$ cat tests/cases/jcz/two-players.json $T/replay >$T/game.jcz
$ reeve import $T/game.jcz
--- file replay
{"type": "PLACE_TILE", "player": 0, "payload": {"tileId": "BA/L", "rotation": "R0", "position": [0, 1]}},
{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer": {"position": [0, 1], "feature": "Monastery", "location": "I"}}},
{"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.2", "pointer": {"position": [0, 1], "feature": "Field", "location": "NL"}}}]}
--- stdout
--- stderr
$T/game.jcz:6:1: unreadable: the message DEPLOY_MEEPLE comes a second time in this turn
--- status 3

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
    $T/deep.jcz:1:17: unreadable: nested more than 16 deep [too-deep]
    3
