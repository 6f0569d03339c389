# Games with the Count in JCloisterZone's saves (see also fixtures/jcz and tests/run/jcz.sh).

== two saved games come in and go out: who enters the city, leaves it, and where the Count goes [CO-8, CO-18, CO-21]
$ reeve import fixtures/jcz/count-0.jcz 2>/dev/null | sed -n '2,4p;/city:/p;/count:/p'
$ reeve import fixtures/jcz/count-0.jcz 2>/dev/null | reeve export - | gojq -r '.replay | to_entries[] | select(.key > 20 and .key < 33) | .value | [.type, .player, (.payload.pointer // .payload.to // {} | .location // "")] | @tsv'
$ gojq -c .setup.start[0:3] fixtures/jcz/count-0.jcz
--- stdout
rules: count
options: {edition: 1, start_tile: mixed, city_per: part, city_points: features, city_final: market_only, capture_in_city: true}
options: {edition: 1, start_tile: mixed, city_per: part, city_points: features, city_final: market_only, capture_in_city: true}
about: {date: 2026-11-23}
  to_city: blacksmith
  from_city: 'B:highwayman@-1,2.n'
  to_city: blacksmith
  count: market
  from_city: 'A:highwayman@-1,3.e'
  to_city: castle
  count: cathedral
  from_city: 'A:knight@s'
PASS	0	
COMMIT	0	
PLACE_TILE	1	
DEPLOY_MEEPLE	1	SW
COMMIT	1	
PLACE_TILE	0	
DEPLOY_MEEPLE	0	N
COMMIT	0	
DEPLOY_MEEPLE	1	N
COMMIT	1	
DEPLOY_MEEPLE	0	QUARTER_BLACKSMITH
MOVE_NEUTRAL_FIGURE	0	QUARTER_MARKET
[{"rotation":0,"tile":"CO/1","x":-2,"y":-1},{"rotation":0,"tile":"CO/2","x":-1,"y":-1},{"rotation":0,"tile":"CO/3","x":0,"y":-1}]

== at the end those who could leave are asked in turn, and pass [CO-32, CO-33]
$ reeve sim count-c1 --players 3 --games 1 --seed 48 --option city_points=features --option start_tile=mixed >$T/game.yaml
$ tail -n 4 $T/game.yaml; reeve export $T/game.yaml 2>/dev/null >$T/game.jcz
$ gojq -r '.replay[-6:][] | [.type, .player, (.payload.pointer // {} | .location // "")] | @tsv' $T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | tail -n 2
--- stdout
- B: BA.Rr/90 -4,-7
- R: BA.RrC/90 4,3
  leave_city: 'W:farmer@3,-3.e'
result: {W: 12, B: 35, R: 10}
COMMIT	0	
PLACE_TILE	1	
COMMIT	1	
PLACE_TILE	2	
COMMIT	2	
DEPLOY_MEEPLE	0	EL.ER.SL.SR
- R: BA.RrC/90 4,3
  leave_city: 'W:farmer@3,-3.e'

== other tiles at the start are none of a game with the Count
% gojq -c "$change" fixtures/jcz/count-1.jcz >$T/game.jcz; reeve import $T/game.jcz 2>&1 >/dev/null | sed 's/^[^ ]* //'
--- rows change|
.setup.start |= .[0:11]
    unreadable: it begins with other tiles than CO.7 at 0,0, not turned
.setup.start[3].x = 2
    unreadable: it begins with other tiles than CO.7 at 0,0, not turned
.setup.start[3].rotation = 90
    unreadable: it begins with other tiles than CO.7 at 0,0, not turned
.replay[1].payload.pointer.location = "QUARTER_TAVERN"
    unreadable: the location `QUARTER_TAVERN` is not known here

== who could still leave passes before another leaves, when abbeys are left [CO-33, AM-23]
$ reeve sim abbey+count-c1 --players 4 --games 1 --seed 17 --option city_points=features --option start_tile=mixed >$T/game.yaml
$ tail -n 4 $T/game.yaml; reeve export $T/game.yaml 2>/dev/null >$T/game.jcz
$ gojq -r '.replay[-6:][] | [.type, .player, (.payload.pointer // {} | .location // "")] | @tsv' $T/game.jcz
$ reeve import $T/game.jcz 2>/dev/null | tail -n 3
--- stdout
- R: none
- B: none
  leave_city: 'W:mayor@-4,-5.n'
result: {W: 22, B: 36, R: 16, G: 24}
PASS	2	
COMMIT	2	
PASS	1	
COMMIT	1	
PASS	2	
DEPLOY_MEEPLE	0	NS
- W: BA.RCr/180 1,-7
- B: BA.CC.2 -2,-9
  leave_city: 'W:mayor@-4,-5.n'

== of two who wait in one quarter a saved game has the one beside the fairy leave, or the other, and it is read so [CO-21, CO-23, PD-31, PD-35]
% sed "s/FAIRY/$fairy/;s/LAST/$last/" $T/game.yaml >$T/a.yaml; reeve export $T/a.yaml >$T/a.jcz
% gojq -c '[.replay[] | select(.type == "DEPLOY_MEEPLE") | .payload.meepleId][-1]' $T/a.jcz; reeve import $T/a.jcz 2>/dev/null | grep from_city
--- file game.yaml
reeve: 1
rules: [dragon, count]
options: {start_tile: mixed, city_per: part, city_points: features, edition: 1, fairy_castle: true, capture_in_city: true}
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: castle
  count: market
- B: BA.CFC.2 -3,-1 knight@n
- R: BA.C/180 -3,0
  to_city: LAST
- B: BA.L 4,-1
- R: BA.L 5,-1
  fairy: castle@0,0.n
- B: BA.C -2,-2
  from_city: R:knight@-2,-1.sFAIRY
- R: BA.L 6,-1
--- rows fairy|last
|castle
    "1.small.2"
      from_city: 'R:knight@-2,-1.s'
+fairy|castle
    "1.small.1"
      from_city: 'R:knight@-2,-1.s+fairy'
|cathedral
    "1.small.1"
      from_city: 'R:knight@-2,-1.s'
