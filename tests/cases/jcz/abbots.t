# Abbots and gardens, as JCloisterZone saves them.

== an abbot stands in a garden, is captured there, and is called home [K-43, K-45, T-23]
$ reeve import fixtures/jcz/priory.jcz
--- stdout
reeve: 1
rules: tower
options: {big_follower: true, abbot: true}
about: {event: Priory, date: 2022-11-26}
players: {P: Paula, Q: Quentin}
moves:
- P: BA.L 0,-1 abbot@c
- Q: TO.FG/90 0,-2 abbot@c
- P: BA.C/180 0,1
  tower: 0,-2
  capture: 'Q:abbot@0,-2.c'
- Q: BA.RFrG 1,0 highwayman@e
- P: BA.RFr 2,0
  home: abbot@0,-1
- Q: BA.Rr 3,0
--- stderr
reeve: fixtures/jcz/priory.jcz: legal, 6 turns: Paula (P) 4, Quentin (Q) 0; not finished

== an export has the messages of the game that was imported [K-45]
$ reeve import fixtures/jcz/priory.jcz 2>/dev/null | reeve export - >$T/back.jcz
$ gojq -c '.replay, .setup' fixtures/jcz/priory.jcz >$T/theirs
$ gojq -c '.replay, .setup' $T/back.jcz | diff $T/theirs -
$ gojq -c '.setup.elements, (.replay[] | select(.type == "RETURN_MEEPLE") | .payload)' $T/back.jcz
--- stdout
{"abbot":1,"big-follower":1,"farmers":true,"garden":true,"small-follower":7,"tower":1}
{"pointer":{"featurePointer":{"feature":"Monastery","location":"I","position":[0,1]},"meepleId":"0.abbot.1"},"source":"ABBOT_RETURN"}

== who could call an abbot home and does not passes; what the tile completes is not asked for [K-45]
$ reeve export $T/game.yaml | gojq -r '.replay[] | "\(.player) \(.type)"' | grep -v COMMIT
--- file game.yaml
reeve: 1
rules: carcassonne
options: {abbot: true, farmers: false}
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1 abbot@c
- B: BA.RFr 1,0
- W: BA.RFr -1,0 highwayman@w
- B: BA.L 1,-1
- W: BA.L -1,-1
--- stdout
0 PLACE_TILE
0 DEPLOY_MEEPLE
1 PLACE_TILE
1 PASS
0 PLACE_TILE
0 DEPLOY_MEEPLE
1 PLACE_TILE
1 PASS
0 PLACE_TILE
0 PASS

== a game with abbots and without gardens is refused, and one with gardens alone has no abbot [K-43]
$ gojq 'del(.setup.elements.garden)' fixtures/jcz/priory.jcz | reeve import -
$ gojq 'del(.setup.elements.abbot) | .replay = []' fixtures/jcz/priory.jcz | reeve import - 2>/dev/null | grep options
--- stdout
options: {big_follower: true}
--- stderr~
unreadable: `abbot` without `garden` is not known here

== other followers do not stand in gardens, and other figures do not come back so [K-43]
$ sed 's/1.abbot.1/1.small.1/' fixtures/jcz/priory.jcz | reeve import -
$ sed 's/ABBOT_RETURN/PRINCESS/' fixtures/jcz/priory.jcz | reeve import -
--- stdout
--- stderr~
unreadable: the figure `1.small.1` does not stand in a garden
unreadable: a figure that comes back by `PRINCESS` is not known here
--- status 3
