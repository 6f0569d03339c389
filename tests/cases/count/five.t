# A game of five players with seven boxes together: fixtures/count/five-players.yaml.

== it is judged, each turn is explained, and it is shown as a page [CO-45]
$ reeve check fixtures/count/five-players.yaml
$ reeve why fixtures/count/five-players.yaml 4 33 71 112 150 191 final | grep -E '^(turn|final scoring)'
$ reeve show --html $T/page.html fixtures/count/five-players.yaml; grep -o 'id="turn-[0-9]*"' $T/page.html | wc -l
--- stdout
fixtures/count/five-players.yaml: legal: 191 turns, final score Wilma (W) 63, Bo (B) 54, Rita (R) 30, Gus (G) 22, Yara (Y) 24
turn 4, Gus (G): RI.1.RIrI/180 0,4 big:farmer@nw: legal
turn 33, Rita (R): DG.RrRr.g/90 -5,6 farmer@ne: legal
turn 71, Yara (Y): TO.RRR -1,-3: legal
turn 112, Wilma (W): TB.RCc.g/90 5,-2: legal
turn 150, Rita (R): BA.CFc.1/270 -10,8: legal
turn 191, Gus (G): IC.CRcR+/90 -2,13 wagon@w: legal
final scoring: legal
192

== its first 78 turns go to JCloisterZone and come back [CO-8, CO-21, PD-8, AM-39, T-13]
$ sed 107q fixtures/count/five-players.yaml >$T/game.yaml; reeve-fast check $T/game.yaml
$ reeve-fast export $T/game.yaml 2>/dev/null | reeve-fast import - 2>/dev/null | diff $T/game.yaml -
--- stdout
$T/game.yaml: legal so far: 78 turns, score Wilma (W) 2, Bo (B) 10, Rita (R) 9, Gus (G) 4, Yara (Y) 0, R to move
3c3
< options: {double_turn: must, start_tile: mixed, builder_on_completed: false}
---
> options: {start_tile: mixed, double_turn: must, builder_on_completed: false, city_per: part, city_points: features, capture_in_city: true}
102d101
<   order: ['city@-4,6.e', 'city@-3,5.n']
--- status 1

== each kind and each mark has a letter of its own, and the legend of a picture names nothing twice [CO-6, PD-81]
$ reeve show fixtures/count/five-players.yaml | grep '^─' | grep -oE '(^|  )[^ ] [a-z-]+' | awk '{print $1}' | sort | uniq -d
$ reeve show --svg - fixtures/count/five-players.yaml | sed -n 's/<text .*>\(dragon[^<]*\)<.*/\1/p'
--- stdout
dragon tile
dragon
