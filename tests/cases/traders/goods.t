# Trade goods: M-1, M-3, M-4, M-6 … M-17, M-87, M-90.

== 24 tiles are mixed in: 9 show wine, 6 grain, 5 cloth; gardens are pictures [M-1, M-3, M-87]
$ for edition in 1 2; do
$     reeve tiles traders --option edition=$edition --format json > $T/tiles
$     gojq -s 'map(.count) | add' $T/tiles
$     for goods in wine grain cloth; do
$         gojq -s "map(select(any(.regions[]; (.marks // []) | index(\"$goods\"))) | .count) | add" $T/tiles
$     done | tr '\n' ' '
$     gojq -r 'select(.tile | test("^TB.*(wG|cG|RR.w|R.c)$")) | "\(.tile) \(.look) \(.count)"' $T/tiles
$ done
$ reeve tiles traders --look 'cffc/j+g' | tail -1
--- stdout

== on TB.RRrr one road goes over the other; the monastery of TB.LRRR ends three [M-4]
$ reeve tiles traders --format json | gojq -c 'select(.tile == "TB.RRrr" or .tile == "TB.LRRR") | .regions | map([.kind, .ports])'
--- stdout

== who completes a city takes its goods, the owner scores it as ever [M-6, M-7, M-8, M-11, M-17]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -E '^(score|goods)'
$ reeve why $T/game.yaml 4 | grep -E 'goods|points'
--- file game.yaml
reeve: 1
rules: [traders]
players: {R: Red, B: Blue}
moves:
- R: TB.Ccc.g/180 0,1 knight
- B: BA.C/90 -1,1
- R: BA.RFr 1,0
- B: BA.C/270 1,1
  score: {R: 8, B: 0}
--- stdout

== the printed example: Blue's city of 10 with 1 wine and 2 grain, completed by Red [M-6, M-8]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [carcassonne, traders]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': [TB.CFc.w/90, B:knight@n]
  '0,2': TB.CRc.g/90
  '0,3': TB.Ccc.g/90
  '0,4': BA.C/180
moves:
- R: BA.C/90 -1,3
--- stdout

== without a knight there are goods and no points; several owners share nothing [M-7, M-9]
$ reeve score $T/game.yaml
$ sed 's/TB.Ccc.g.*$/[TB.Ccc.g\/180, R:knight@e]/; s/BA.C\/90/[&, B:knight@e]/' $T/game.yaml | reeve score
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, K: Black}
to_move: K
board:
  '0,0': BA.RCr
  '0,1': TB.Ccc.g/180
  '-1,1': BA.C/90
moves:
- K: BA.C/270 1,1
--- stdout

== one tile completes two cities: the goods of both [M-10]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': TB.CFc.w/90
  '1,0': BA.RFr
  '1,1': BA.RFr/90
  '1,2': TB.Cc.g/180
  '1,3': BA.C/180
moves:
- R: BA.CC.2/90 0,2
--- stdout

== at the end ten points for most of each kind; all who are tied score them; none is not most [M-12, M-13, M-14]
$ for goods in '{R: {wine: 5, grain: 3, cloth: 2}, B: {wine: 4, grain: 3, cloth: 2}}' \
$     '{R: {wine: 5, grain: 3, cloth: 2}, B: {wine: 4, grain: 3, cloth: 3}}' '{R: {wine: 1}}' '{B: {cloth: 0}}'; do
$     sed "s/GOODS/$goods/" $T/game.yaml | reeve score --now --all 2>&1 | grep -E 'goods|score'
$ done
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue, K: Black}
to_move: K
goods: GOODS
board: {'0,0': BA.RCr}
--- stdout

== goods of cities that are open at the end are nobody's; they change nothing else [M-15, M-17]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': [TB.CFc.w/90, R:knight@n]
moves: []
--- stdout

== without goods the marks are pictures [M-5]
$ reeve score --option goods=false $T/game.yaml
$ sed 's/^players/goods: {R: {wine: 1}}\n&/' $T/game.yaml | reeve check -q --option goods=false
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
moves:
- R: TB.Ccc.g/180 0,1 knight
- B: BA.C/90 -1,1
- R: BA.RFr 1,0
- B: BA.C/270 1,1
--- stdout
