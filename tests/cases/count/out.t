# The Count of Carcassonne: who leaves the city (CO-20 to CO-31, CO-40, CO-41), and the end of the game
# (CO-32 to CO-36). In table.yaml two followers of Kim are in the castle and one is with the blacksmith, one
# of Ben's is in the market; last.yaml is the same before the last tile.

== CO-E2: two followers move to a city before its majority is counted, and all come home [CO-21, CO-23, CO-24]
$ (cat tests/cases/count/table.yaml; printf -- '- R: BA.C/270 3,0\n  from_city: [K:knight@w, K:knight@2,0.e]\n  to_city: castle\n') >$T/game.yaml
$ reeve score $T/game.yaml
$ reeve why $T/game.yaml 1 | grep 'CO-'
$ reeve position $T/game.yaml | sed -n '/CO.7/p;/^supply/,$p'
$ reeve fmt $T/game.yaml | tail -n 3
$ reeve legal $T/game.yaml --before 1 --tile BA.C --actions | sed -n '/^3,0/,$p'
--- stdout
                                                                   B     K     R
  1  R  BA.C/270 3,0                                               0     8     0
          K   city: a follower moves to city@1,-1.e                        CO-21
          K   city: a follower moves to city@1,-1.e                        CO-21
      +8  K   city@1,-1.e: 4 tiles, 2 each                                  K-22
          R   city: a follower goes to castle-quarter@0,0.n                 CO-8
score after turn 1, B to move, 68 tiles to come: Ben (B) 0, Kim (K) 8, Rosa (R) 0
                  (worth 8, held by B 1)                                   CO-21
      rule        city, K: a follower moves to city@1,-1.e                 CO-21
                  1)                                                       CO-21
      rule        city, K: a follower moves to city@1,-1.e                 CO-21
                  now: road@1,1.n, worth 1) or `to_city: cathedral`         CO-8
      rule        city, R: a follower goes to castle-quarter@0,0.n          CO-8
  '0,0': [CO.7, B:market@e, K:blacksmith@s, R:castle@n, R:cathedral@w]
supply: {B: 6, K: 6, R: 5}
tokens: {count: 'market-quarter@0,0.e'}
- R: BA.C/270 3,0
  from_city: ['K:knight@w', 'K:knight@2,0.e']
  to_city: castle
3,0   270°              farmer@n   completes city@1,-1.e: B 8
                        may come from the City before it is scored (from_city):
                          K:knight@1,-1.e, K:knight@2,-1.n, K:knight@2,0.e or
                          K:knight@w (each worth 8, held by B 1); a follower may
                          enter the City (to_city): castle (best now:
                          city@-2,-1.s, worth 1), market (best now: field@1,0.e,
                          worth 6), blacksmith (best now: road@1,1.n, worth 1)
                          or cathedral; after to_city castle: the Count (count)
                          moves to the castle (shuts in 2 followers of K, 1
                          follower of R), blacksmith (shuts in 1 follower of K)
                          or cathedral (shuts in 1 follower of R); after to_city
                          market: the Count (count) moves to the castle (shuts
                          in 2 followers of K), blacksmith (shuts in 1 follower
                          of K) or cathedral (shuts in 1 follower of R); after
                          to_city blacksmith: the Count (count) moves to the
                          castle (shuts in 2 followers of K), blacksmith (shuts
                          in 1 follower of K, 1 follower of R) or cathedral
                          (shuts in 1 follower of R); after to_city cathedral:
                          the Count (count) moves to the castle (shuts in 2
                          followers of K), blacksmith (shuts in 1 follower of K)
                          or cathedral (shuts in 2 followers of R)
31 placements

== CO-E3: with the Count in the castle nobody leaves it for that city, and its own knight scores [CO-20, CO-24]
$ (sed 's/count: market/count: castle/' tests/cases/count/table.yaml; printf -- '- R: BA.C/270 3,0\n') >$T/game.yaml; reeve score $T/game.yaml | tail -n 2
$ (cat $T/game.yaml; echo '  from_city: K:knight@w') | reeve check -q - 2>&1 | head -n 1
--- stdout
      +8  B   city@1,-1.e: 4 tiles, 2 each                                  K-22
score after turn 1, B to move, 68 tiles to come: Ben (B) 8, Kim (K) 0, Rosa (R) 0
-:24:14: illegal: the Count is in the castle [ruled-out, CO-20]

== who may leave, and for what [CO-20, CO-21, CO-26, CO-29]
% (cat tests/cases/count/table.yaml; printf -- '- R: %s\n  from_city: [%s]\n' "$tile" "$moves") | sed "s/count: market/count: $count/" | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows tile|moves|count|
BA.C/270 3,0|K:knight@3,0.w, K:knight@w|market
    score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move
BA.C/270 3,0|K:knight@3,0.w|castle
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: the Count is in the castle [ruled-out, CO-20]
BA.C/270 3,0|K:knight@w, K:knight@w, K:knight@w|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: no such follower of K is in the castle [ruled-out, CO-21]
BA.C/270 3,0|K:big:knight@w|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: no such follower of K is in the castle [ruled-out, CO-21]
BA.C/270 3,0|B:knight@w|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: no such follower of B is in the castle [ruled-out, CO-21]
BA.C/270 3,0|K:farmer@n|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is not scored in this turn [ruled-out, CO-26]
BA.C 2,1|K:knight@2,0.e|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is not scored in this turn [ruled-out, CO-26]
BA.C/180 -2,-2|K:knight@-2,-1.s|market
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: tile BA.C cannot lie at -2,-2: its north side is a field, but tile CO.9 has a city there [edge-cut, K-9]
BA.C -2,-2|K:knight@-2,-1.s|market
    score Ben (B) 0, Kim (K) 4, Rosa (R) 0, B to move

== the left neighbour first, who laid the tile last [CO-22]
% sed 's/K:castle, K:castle/R:castle, B:castle, K:castle/' tests/cases/count/table.yaml | (cat; printf -- '- R: BA.C/270 3,0\n  from_city: [%s]\n' "$moves") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows moves|
B:knight@w, K:knight@w, R:knight@w
    score Ben (B) 8, Kim (K) 0, Rosa (R) 0, B to move
K:knight@w, R:knight@w
    score Ben (B) 8, Kim (K) 8, Rosa (R) 8, B to move
K:knight@w, B:knight@w
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: the players decide clockwise; the one who laid the tile is the last [ruled-out, CO-22]
R:knight@w, K:knight@w
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: the players decide clockwise; the one who laid the tile is the last [ruled-out, CO-22]

== a large follower counts as two, and stands where the record says [CO-23, CO-24]
$ (sed 's/^rules.*/rules: [inns, count]/;s/K:castle, K:castle/K:big:castle/' tests/cases/count/table.yaml; echo '- R: BA.C/270 3,0'; echo "  from_city: 'K:big:knight@2,0.e'") | reeve score - | head -n 4
--- stdout
                                                                   B     K     R
  1  R  BA.C/270 3,0                                               0     8     0
          K   city: a large follower moves to city@1,-1.e                  CO-21
      +8  K   city@1,-1.e: 4 tiles, 2 each                                  K-22

== of two that are alike the one goes beside whom no fairy stands, or the one with her; she brings a point in the next turn [CO-23, PD-35]
% (sed "s/^rules.*/rules: [dragon, count]/;s/^tokens.*/tokens: {count: market-quarter@0,0, fairy: 'K:castle@0,0'}/;s/K:castle, K:castle/$who/" tests/cases/count/table.yaml; printf -- '- R: BA.C/270 3,0\n  from_city: %s\n' "$goes") >$T/g; reeve position $T/g 2>&1 | grep -e tokens -e "'0,0'" -e illegal -e '^ *help'; reeve fmt $T/g | tail -n 1
--- rows who goes
K:castle,K:castle K:knight@w
      '0,0': [CO.7, B:market@e, K:blacksmith@s, K:castle@n, R:cathedral@w]
    tokens: {fairy: 'K:castle@0,0.n', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w'
K:castle,K:castle K:knight@w+fairy
      '0,0': [CO.7, B:market@e, K:blacksmith@s, K:castle@n, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w+fairy'
K:castle,K:castle K:knight@w+count
    $T/g:24:14: illegal: no such follower of K is in the castle [ruled-out, CO-21]
      help: Type `from_city: K:knight@1,-1.e+fairy` (worth 8, held by B 1), `from_city: K:knight@2,-1.n+fairy` (worth 8, held by B 1), `from_city: K:knight@2,0.e+fairy` (worth 8, held by B 1), `from_city: K:knight@w+fairy` (worth 8, held by B 1), `from_city: K:knight@1,-1.e` (worth 8, held by B 1), `from_city: K:knight@2,-1.n` (worth 8, held by B 1), `from_city: K:knight@2,0.e` (worth 8, held by B 1) or `from_city: K:knight@w` (worth 8, held by B 1).
      '0,0': [CO.7, B:market@e, K:blacksmith@s, K:castle@n, K:castle@n, R:cathedral@w]
    tokens: {fairy: 'K:castle@0,0.n', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w+count'
K:castle,K:castle [K:knight@w+fairy,K:knight@w]
      '0,0': [CO.7, B:market@e, K:blacksmith@s, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: ['K:knight@w+fairy', 'K:knight@w']
K:castle,K:castle [K:knight@w,K:knight@w+fairy]
      '0,0': [CO.7, B:market@e, K:blacksmith@s, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: ['K:knight@w', 'K:knight@w+fairy']
K:castle,K:castle [K:knight@w+fairy,K:knight@w+fairy]
    $T/g:24:32: illegal: no such follower of K is in the castle [ruled-out, CO-21]
      help: Type `from_city: ['K:knight@w+fairy', 'K:knight@1,-1.e']` (worth 8, held by B 1, K 1), `from_city: ['K:knight@w+fairy', 'K:knight@2,-1.n']` (worth 8, held by B 1, K 1), `from_city: ['K:knight@w+fairy', 'K:knight@2,0.e']` (worth 8, held by B 1, K 1) or `from_city: ['K:knight@w+fairy', 'K:knight@w']` (worth 8, held by B 1, K 1).
      '0,0': [CO.7, B:market@e, K:blacksmith@s, K:castle@n, K:castle@n, R:cathedral@w]
    tokens: {fairy: 'K:castle@0,0.n', count: 'market-quarter@0,0.e'}
      from_city: ['K:knight@w+fairy', 'K:knight@w+fairy']
K:castle K:knight@w
      '0,0': [CO.7, B:market@e, K:blacksmith@s, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w'
K:castle K:knight@w+fairy
      '0,0': [CO.7, B:market@e, K:blacksmith@s, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w+fairy'
B:castle,K:castle K:knight@w+fairy
      '0,0': [CO.7, B:castle@n, B:market@e, K:blacksmith@s, R:cathedral@w]
    tokens: {fairy: '0,0', count: 'market-quarter@0,0.e'}
      from_city: 'K:knight@w+fairy'

== a tile that completes a road and a city: each goes to one that his quarter serves, where nobody stands, too [CO-25, CO-27]
% (sed "/^tokens/i\\  '2,1': BA.L\n  '2,2': BA.C/270" tests/cases/count/table.yaml | sed "s/^options.*/options: {city_to_unoccupied: $option}/"; printf -- '- R: BA.CRRR/90 1,2\n  from_city: [K:knight@e, K:highwayman@s]\n') | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows option
true
    score Ben (B) 0, Kim (K) 6, Rosa (R) 0, B to move
false
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: nobody stands there [ruled-out, CO-27]

== where a mayor stands whose strength is 0 somebody stands [CO-27]
$ (sed 's/^rules.*/rules: [abbey, count]/;s/B:knight/B:mayor/;s/any}/any, city_to_unoccupied: false}/' tests/cases/count/table.yaml; printf -- '- R: BA.C/270 3,0\n  from_city: K:knight@w\n') | reeve check -
--- stdout
-: legal so far: 1 turn, score Ben (B) 0, Kim (K) 8, Rosa (R) 0, B to move

== the cathedral serves for shrines as well, and who laid the tile may come [CO-22, CO-30]
$ (sed "/^tokens/i\\  '-1,2': CU.S\n  '-2,2': BA.C\n  '0,2': BA.CG\n  '-2,3': BA.C/180\n  '0,3': BA.C/180" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [cult, count]/'; printf -- '- R: BA.C -1,3\n  from_city: R:heretic@-1,2\n') | reeve score - | head -n 4
--- stdout
                                                                   B     K     R
  1  R  BA.C -1,3                                                  0     0     9
          R   city: a follower moves to shrine@-1,2.c                      CO-21
      +9  R   shrine@-1,2.c: 9 tiles, 1 each                                CU-8

== who comes from the city has the majority in a shrine, and the challenged monk beside it goes home [CU-20, CO-30]
$ (sed "/^tokens/i\\  '-1,2': [CU.S, B:heretic]\n  '-2,2': BA.C\n  '0,2': [BA.L, K:monk]\n  '-2,3': BA.C/180\n  '0,3': BA.C" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [cult, count]/; s/R:cathedral/&, &/'; printf -- '- R: BA.C -1,3\n  from_city: ["R:heretic@-1,2", "R:heretic@-1,2"]\n') >$T/g; reeve score $T/g | head -n 6; reeve position $T/g | grep -c -e heretic -e monk || true
--- stdout
                                                                   B     K     R
  1  R  BA.C -1,3                                                  0     0     9
          R   city: a follower moves to shrine@-1,2.c                      CO-21
          R   city: a follower moves to shrine@-1,2.c                      CO-21
      +9  R   shrine@-1,2.c: 9 tiles, 1 each                                CU-8
          K   cult: a follower comes home from monastery@0,2.c             CU-11
0

== a castle is no city to go to; it is decided on first [CO-40, CO-41]
% (sed "/'2,/d;s/'1,-1': CO.12/'1,-1': [CO.12, B:knight]/;s/^rules.*/rules: [bazaars, count]/" tests/cases/count/table.yaml; printf -- '- R: BA.C/270 2,-1\n  castle: {B: city@1,-1.e}\n  from_city: K:knight@w\n  to_city: market\n' | sed "/$left/d") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows left
castle:
    score Ben (B) 4, Kim (K) 4, Rosa (R) 0, B to move
none
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is a castle [ruled-out, CO-40]
city
    score Ben (B) 4, Kim (K) 0, Rosa (R) 0, B to move
from_city
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: nobody else has scored [ruled-out, CO-8]

== a small city of two: somebody comes from the city to score it only if one of them scores it, and never to the castle [B-81, FL-15]
% (sed "/'2,-1/d;s/'2,0.*/'0,2': FL.F.o/;s/'1,-1': CO.12/'1,-1': [CO.12, B:knight, R:knight]/;s/^rules.*/rules: [flier, bazaars, count]/" tests/cases/count/table.yaml; printf -- '- R: BA.C/270 2,-1\n  castle: {%s}\n  from_city: K:knight@w\n' "$castles") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows castles
B: city@1,-1.e
    score Ben (B) 0, Kim (K) 4, Rosa (R) 4, B to move
B: city@1,-1.e, R: city@1,-1.e
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is a castle [ruled-out, CO-40]

== who comes to the tile of a watchtower scores it [CO-23, CO-31]
$ (sed "/^tokens/i\\  '2,1': BA.L" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [watchtowers, count]/'; printf -- '- R: WT.CFff_3C/270 3,0\n  from_city: [K:knight@w, K:knight@2,0.e]\n') | reeve score - | sed -n '/^ *1/,/K-22/p'
--- stdout
  1  R  WT.CFff_3C/270 3,0                                         0    11     0
          K   city: a follower moves to city@1,-1.e                        CO-21
          K   city: a follower moves to city@1,-1.e                        CO-21
      +3  K   watchtowers: the watchtower on 3,0, 1 monastery               WT-6
      +8  K   city@1,-1.e: 4 tiles, 2 each                                  K-22

== at the end followers leave one at a time, for what is not completed; others score nothing [CO-32, CO-33, CO-35, CO-36]
$ (cat tests/cases/count/last.yaml; printf -- '- R: BA.L 2,1\n  leave_city: [B:farmer@0,1.n, K:knight@2,-1.n, R:farmer@0,1.n, K:highwayman@1,1.n]\n') >$T/game.yaml
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | reeve check - && reeve fmt $T/game.yaml | tail -n 2
$ reeve legal $T/game.yaml --before 1 --tile BA.L --actions | grep -c "everywhere.*leave_city"
--- stdout
                                                                   B     K     R
  1  R  BA.L 2,1                                                   0     0     0
          B   city: a follower moves to field@0,1.n                        CO-32
          K   city: a follower moves to city@1,-1.e                        CO-32
          R   city: a follower moves to field@0,1.n                        CO-32
          K   city: a follower moves to road@1,1.n                         CO-32
final scoring
       0  K   castle-quarter@0,0.n: who waits there scores nothing         CO-36
       0  R   cathedral-quarter@0,0.w: who waits there scores nothing      CO-36
      +1  K   road@1,1.n: 1 tile, 1 each                                    K-36
      +3  B   city@1,-1.e: 3 tiles, 1 each                                  K-36
      +3  K   city@1,-1.e: 3 tiles, 1 each                                  K-36
      +3  B   field@0,1.n: 1 completed city, 3 each                         K-29
      +3  R   field@0,1.n: 1 completed city, 3 each                         K-29
final score: Ben (B) 6, Kim (K) 4, Rosa (R) 3
Ben (B) wins
-: position consistent: score Ben (B) 0, Kim (K) 0, Rosa (R) 0; no tile is left: --now adds final scoring
- R: BA.L 2,1
  leave_city: ['B:farmer@0,1.n', 'K:knight@2,-1.n', 'R:farmer@0,1.n', 'K:highwayman@1,1.n']
1

== who leaves at the end, and for what [CO-20, CO-27, CO-32, CO-33, CO-34, CO-35]
% (cat tests/cases/count/last.yaml; printf -- '- R: BA.L 2,1\n  leave_city: [%s]\n' "$moves") | sed "s/^options.*/options: {$option}/;s/B:market/B:market, B:market/" | reeve check - 2>&1 | sed -n '1s/.*final score/final score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows option|moves|
city_final: any|B:farmer@0,1.n, R:farmer@0,1.n
    final score Ben (B) 6, Kim (K) 0, Rosa (R) 3
city_final: any|B:farmer@0,1.n, B:farmer@0,1.n
    final score Ben (B) 6, Kim (K) 0, Rosa (R) 0
city_final: any|R:farmer@0,1.n, K:knight@2,-1.n
        illegal: K has passed [ruled-out, CO-33]
city_final: any|K:knight@2,-1.n, K:knight@2,-1.n, R:farmer@0,1.n
        illegal: R has passed [ruled-out, CO-33]
city_final: any|R:monk@2,1
        illegal: the Count is in the cathedral [ruled-out, CO-20]
city_final: market_only|B:farmer@0,1.n
    final score Ben (B) 6, Kim (K) 0, Rosa (R) 0
city_final: market_only|K:knight@2,-1.n
        illegal: only fields are left [ruled-out, CO-32]
city_final: any, city_to_unoccupied: false|B:farmer@0,1.n
        illegal: nobody stands there [ruled-out, CO-27]
city_final: any, city_to_unoccupied: false|K:knight@2,-1.n
    final score Ben (B) 3, Kim (K) 3, Rosa (R) 0

== a castle is nothing to go to at the end [CO-40]
$ sed "/'2,0'/r $T/castle" tests/cases/count/last.yaml | sed "s/^rules.*/rules: [bazaars, count]/;s/BA.C, BA.C, BA.C, BA.C, /BA.C, BA.C, /;s/BA.RFrG\]/BA.RFrG, BB.Cccc.b, BB.Cccc.b, BB.CCCR, BB.CFc.b, BB.CFR.b, BB.F.b, BB.LCFc, BB.LRFr, BB.R.bi, BB.RFR.b, BB.RFR.bi, BB.CFR!G]/" | (cat; printf -- '- R: BA.L 2,1\n  leave_city: K:knight@0,2.n\n') | reeve check - 2>&1 | sed -n 2p
--- file castle
  '0,2': [BA.C, K:knight]
  '0,3': BA.C/180
castles: {'city@0,2': K}
--- stdout
-:35:15: illegal: that is a castle [ruled-out, CO-40]

== in the first edition they leave from all quarters, in the second from the market [CO-32]
% reeve sim $rules --games 150 --seed 6 --option start_tile=mixed | grep -c 'leave_city.*:\(knight\|highwayman\|monk\)@'
--- rows rules
count
    0
count-c1
    1

== nobody leaves before the last turn [CO-32, CO-35]
$ (sed 's/BA.Cccc+, //' tests/cases/count/last.yaml; printf -- '- R: BA.L 2,1\n  leave_city: B:farmer@0,1.n\n') | reeve check - 2>&1 | sed -n 2p
$ (cat tests/cases/count/last.yaml | sed 's/BA.L, BA.L, BA.L, /BA.L, BA.L, BA.L, BA.L, /;s/BA.C, BA.C, BA.C, BA.C,/BA.C, BA.C, BA.C,/'; printf -- '- R: BA.C/270 3,0\n  leave_city: K:knight@3,0.w\n') | reeve check - 2>&1 | sed -n 2p
--- stdout
-:32:15: illegal: tiles are still to come [ruled-out, CO-32]
-:32:15: illegal: that is complete [ruled-out, CO-32]

== the market at other times: a field where a barn comes, or has farmers [CO-28]
% (sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n]/;/^tokens/i\\  '0,2': BA.L\n  '-1,3': BA.L\n  '0,3': BA.L" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count]/;s/count: market/count: castle/'; printf -- '- R: BA.L -1,2 %s\n  from_city: B:farmer@%s\n' "$barn" "$field") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows barn|field
barn@ne|0,2.n
    score Ben (B) 3, Kim (K) 0, Rosa (R) 0, B to move
monk|0,2.n
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is not scored in this turn [ruled-out, CO-26]

== `legal` says what only a barn makes possible, there and nowhere else [CO-28, CO-15, AM-58]
$ sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n]/;/^tokens/i\\  '0,2': BA.L\n  '-1,3': BA.L\n  '0,3': BA.L" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count]/;s/count: market/count: castle/' >$T/game.yaml
$ reeve legal $T/game.yaml --tile BA.L --actions | grep -A 6 '^-1,2'
$ reeve legal $T/game.yaml --tile BA.L --actions --format json | grep -F '"barn@' | gojq -c '[.cell, .rotation, .from_city[0], .with[0]]'
--- stdout
-1,2  0°                monk@c wagon@c barn@ne barn@se
                        may come from the City before it is scored (from_city):
                          B:farmer@0,1.n, B:farmer@-1,1.n, B:farmer@1,1.nw,
                          B:farmer@-2,1.n, B:farmer@0,2.n, B:farmer@-1,3.n,
                          B:farmer@0,3.n or B:farmer@n (each with barn@ne: worth
                          3, held by B 1); a follower may enter the City
                          (to_city): castle (with barn@ne: best now:
["-1,2",0,"B:farmer@0,1.n",{"key":"from_city","pieces":["barn@ne"],"value":"B:farmer@0,1.n"}]
["-1,2",90,"B:farmer@0,1.n",{"key":"from_city","pieces":["barn@ne"],"value":"B:farmer@0,1.n"}]
["-1,2",180,"B:farmer@0,1.n",{"key":"from_city","pieces":["barn@ne"],"value":"B:farmer@0,1.n"}]
["-1,2",270,"B:farmer@0,1.n",{"key":"from_city","pieces":["barn@ne"],"value":"B:farmer@0,1.n"}]
["2,1",0,"B:farmer@1,0.e",{"key":"from_city","pieces":["barn@sw"],"value":"B:farmer@1,0.e"}]
["2,1",90,"B:farmer@1,0.e",{"key":"from_city","pieces":["barn@sw"],"value":"B:farmer@1,0.e"}]
["2,1",180,"B:farmer@1,0.e",{"key":"from_city","pieces":["barn@sw"],"value":"B:farmer@1,0.e"}]
["2,1",270,"B:farmer@1,0.e",{"key":"from_city","pieces":["barn@sw"],"value":"B:farmer@1,0.e"}]

== for a barn the city counts as one that is completed: 3 for a farmer, 1 when fields are joined, 4 for the barn; a little building adds 1 [CO-37, AM-58, AM-60, AM-63, AM-72, LB-8]
$ (sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n]/;/^tokens/i\\  '0,2': BA.L\n  '-1,3': BA.L\n  '0,3': BA.L" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count, buildings]/;s/count: market/count: castle/'; printf -- '- R: BA.L -1,2 barn@ne\n') >$T/game.yaml
$ (sed "s/'0,1': CO.3/'0,1': [CO.3, B:farmer@n]/;/^tokens/i\\  '1,2': BA.CccR\n  '1,3': BA.C/180\n  '0,3': BA.L\n  '-1,3': [BA.L, R:barn@ne]\n  '0,4': BA.C\n  '-1,4': BA.C" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count, buildings]/;s/count: market/count: castle/'; printf -- '- R: BA.CFC.2/90 0,2\n') >$T/joined.yaml
$ reeve score --now $T/game.yaml 2>/dev/null | grep barn
$ sed "s/^tokens: {/&little-house: '0,2', /" $T/game.yaml | reeve score --now - 2>/dev/null | grep barn
$ reeve score --now $T/joined.yaml 2>&1 | grep barn
--- stdout
  1  R  BA.L -1,2 barn@ne                                          3     0     0
      +3  B   barn: 1 completed city beside a barn, 3 each                 AM-58
          B   barn: a follower comes home from field@0,1.n                 AM-58
      +4  R   barn: a barn at field@0,1.n, 1 completed city, 4 each        AM-63
  1  R  BA.L -1,2 barn@ne                                          4     0     0
      +4  B   barn: 1 completed city beside a barn, 3 each, 1 for
          B   barn: a follower comes home from field@0,1.n                 AM-58
      +5  R   barn: a barn at field@0,1.n, 1 completed city, 4 each, 1
      +1  B   barn: 1 completed city beside a barn, 1 each                 AM-60
          B   barn: a follower comes home from field@0,1.n                 AM-60
      +4  R   barn: a barn at field@0,1.n, 1 completed city, 4 each        AM-63

== the market when a field with a barn is joined to one with a farmer [CO-28]
% (sed "s/'0,1': CO.3/'0,1': [$who]/;/^tokens/i\\  '1,2': BA.CccR\n  '1,3': BA.C/180\n  '0,3': BA.L\n  '-1,3': [BA.L, K:barn@ne]\n  '0,4': BA.C\n  '-1,4': BA.C" tests/cases/count/table.yaml | sed 's/^rules.*/rules: [abbey, count]/;s/count: market/count: castle/'; printf -- '- R: BA.CFC.2/90 0,2\n  from_city: B:farmer@0,3.n\n') | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows who|
CO.3
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: that is not scored in this turn [ruled-out, CO-26]
CO.3, K:farmer@n
    score Ben (B) 1, Kim (K) 1, Rosa (R) 0, B to move

== no wagon goes to a shrine, and an abbot by the option [CO-16, CO-17, CU-24]
% (sed "s/R:cathedral/R:$who@w/;/^tokens/i\\  '-1,2': CU.S\n  '-2,2': BA.C\n  '0,2': BA.CG\n  '-2,3': BA.C/180\n  '0,3': BA.C/180" tests/cases/count/table.yaml | sed "s/^rules.*/rules: [abbey, cult, count]/;s/^options.*/options: {abbot: true, abbot_on_shrine: $option}/"; printf -- '- R: BA.C -1,3\n  from_city: %s\n' "R:$who:heretic@-1,2") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows who|option
wagon|true
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: `from_city: R:wagon:heretic@-1,2` means nothing here: that tile has no such feature there [action-value, CO-21]
abbot|true
    score Ben (B) 0, Kim (K) 0, Rosa (R) 9, B to move
abbot|false
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: no abbot may stand there [ruled-out, CO-16]

== by that option an abbot goes to a monastery, and others to a shrine [CO-17, CO-21, CU-24]
% (sed "s/R:cathedral/R:$from/;/^tokens/i\\  '-1,2': $tile\n  '-2,2': BA.C\n  '0,2': BA.CG\n  '-2,3': BA.C/180\n  '0,3': BA.C/180" tests/cases/count/table.yaml | sed "s/^rules.*/rules: [cult, count]/;s/^options.*/options: {abbot: true, abbot_on_shrine: false}/"; printf -- '- R: %s -1,3\n  from_city: R:%s@-1,2\n' "$last" "$who") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows from|who|tile|last
abbot@w|abbot|BA.L|BA.C
    score Ben (B) 0, Kim (K) 0, Rosa (R) 9, B to move
cathedral|heretic|CU.S|BA.C
    score Ben (B) 0, Kim (K) 0, Rosa (R) 9, B to move

== without farmers the market is not used, and nobody is there [CO-28]
$ reeve check $T/game.yaml 2>&1 | sed -n 2p
$ sed 's/^options: {/&farmers: false, /' tests/cases/count/last.yaml | reeve check - 2>&1 | sed -n 2p
--- file game.yaml
reeve: 1
rules: count
options: {farmers: false}
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: market
--- stdout
$T/game.yaml:8:12: illegal: nobody stands on fields [ruled-out, CO-28]
-:6:1: inconsistent: nobody stands on fields [ruled-out, CO-28]

== after a round of abbeys who laid the last of them comes last, or who laid the last tile that was drawn; no abbey follows [CO-33]
% sed -e "/'2,0'/r $T/board" -e "s/^rules.*/rules: [abbey, count]/;s/city_final: any/city_final: any, last_tile: $last/;s/BA.L, BA.L, BA.L, /BA.L, /;s/BA.C, BA.C, BA.C, BA.C, //;s/BA.RFrG]/BA.RFrG, AM.C++, AM.CCcc+, AM.CCc+, AM.CCRR, AM.LRRRR, AM.RC, AM.CRr, AM.RrC, AM.C!+, AM.RG, AM.Rrr, AM.CRcr+]/" tests/cases/count/last.yaml | (cat; printf -- '- R: BA.L 1,3\n- B: abbey 0,3\n  leave_city: [%s]\n' "$moves") >$T/game.yaml; reeve check $T/game.yaml 2>&1 | sed -n '1s/.*final score/final score/p;2s/^[^ ]*: /    /p'; reeve position --at 1 $T/game.yaml | grep -A1 '^state'
$ sed '/^- B: abbey/{h;d};/leave_city/G' $T/game.yaml | reeve check - 2>&1 | sed -n 2p
$ reeve sim abbey+count --option last_tile=land | reeve position - --at 9 | sed -n '/land:/p'
--- file board
  '0,2': BA.L
  '-1,2': BA.L
  '-1,3': BA.C/270
  '-1,4': BA.C
  '0,4': BA.C
  '1,4': BA.C
--- rows last|moves
abbey|K:knight@2,-1.n, R:farmer@0,1.n, B:farmer@0,1.n
    final score Ben (B) 6, Kim (K) 3, Rosa (R) 3
    state: {city: {land: 3}}
abbey|B:farmer@0,1.n, K:knight@2,-1.n
        illegal: K has passed [ruled-out, CO-33]
    state: {city: {land: 3}}
land|K:knight@2,-1.n, R:farmer@0,1.n, B:farmer@0,1.n
        illegal: B has passed [ruled-out, CO-33]
    state: {city: {land: 3}}
land|B:farmer@0,1.n, K:knight@2,-1.n, R:farmer@0,1.n
    final score Ben (B) 6, Kim (K) 3, Rosa (R) 3
    state: {city: {land: 3}}
--- stdout
-:39:3: illegal: the game was over after turn 1 [game-over, K-35]

== behind the last abbey a `none` of who keeps one may still say who leaves, in the same order; who left with the abbey is gone [CO-33, AM-24]
$ . tests/cases/games.sh
% sed "/^moves/,\$d" tests/cases/count/round.yaml >$T/a.yaml; printf -- "moves:\n- R: BA.RFr/90 4,2\n- B: abbey 3,0\n$rest" | sed 's/LEAVE/  leave_city/' >>$T/a.yaml; verdict $T/a.yaml
--- rows rest|
- K: none\n- R: none\n|
    score Rosa (R) 0, Ben (B) 0, Kim (K) 0
- K: none\n- R: none\nLEAVE: ['K:farmer@2,0', 'R:farmer@2,0', 'B:farmer@2,0']\n|
    score Rosa (R) 3, Ben (B) 3, Kim (K) 3
- K: none\nLEAVE: ['K:farmer@2,0', 'R:farmer@2,0', 'B:farmer@2,0']\n|
    score Rosa (R) 3, Ben (B) 3, Kim (K) 3
- K: none\nLEAVE: ['B:farmer@2,0', 'R:farmer@2,0']\n|
    illegal: R has passed [ruled-out, CO-33]
LEAVE: 'K:farmer@2,0'\n- K: none\n- R: none\nLEAVE: ['R:farmer@2,0', 'K:farmer@2,0']\n|
    illegal: no such follower of K is in the market [ruled-out, CO-21]
LEAVE: ['K:farmer@2,0', 'R:farmer@2,0', 'B:farmer@2,0']\n|
    score Rosa (R) 3, Ben (B) 3, Kim (K) 3
--- stdout

== `leave_city` is asked for when all have passed their abbeys, and stands with a `none`; at once with the last tile it passes them [CO-33, AM-23, AM-24]
$ sed -e "/'2,0'/r $T/board" -e "s/^rules.*/rules: [abbey, count]/;s/BA.L, BA.L, BA.L, /BA.L, /;s/BA.C, BA.C, BA.C, BA.C, //;s/BA.RFrG]/BA.RFrG, AM.C++, AM.CCcc+, AM.CCc+, AM.CCRR, AM.LRRRR, AM.RC, AM.CRr, AM.RrC, AM.C!+, AM.RG, AM.Rrr, AM.CRcr+]/" tests/cases/count/last.yaml >$T/start.yaml; cp $T/start.yaml $T/play.yaml
$ printf '%s\n' 'BA.L 1,3' none none none '' | reeve play $T/play.yaml | grep -e '^leave_city' -e 'may lay'
$ tail -n 4 $T/play.yaml
% { cat $T/start.yaml; printf -- "- R: BA.L 1,3\n$first- B: none\n$second- K: none\n- R: none\n$last"; } | sed 's/LEAVE/  leave_city/' | reeve check - 2>&1 | sed -n '1s/.*final score/final score/p;2s/^[^ ]*: /    /p'
% { cat $T/start.yaml; printf -- "- R: BA.L 1,3\n$first"; } | sed 's/LEAVE/  leave_city/' | reeve check - 2>&1 | sed -n 's/.*final score/final score/p'
--- file board
  '0,2': BA.L
  '-1,2': BA.L
  '-1,3': BA.C/270
  '-1,4': BA.C
  '0,4': BA.C
  '1,4': BA.C
--- rows first|second|last
||LEAVE: [B:farmer@0,1.n, K:knight@2,-1.n, R:farmer@0,1.n]\n
    final score Ben (B) 6, Kim (K) 3, Rosa (R) 3
||LEAVE: [K:knight@2,-1.n, B:farmer@0,1.n]\n
        illegal: B has passed [ruled-out, CO-33]
||LEAVE: B:farmer@e\n
        illegal: `leave_city: B:farmer@e` means nothing here: no tile lies there [action-value, CO-32]
LEAVE: B:farmer@0,1.n\n||
    final score Ben (B) 6, Kim (K) 0, Rosa (R) 0
    final score Ben (B) 6, Kim (K) 0, Rosa (R) 0
--- stdout
B may lay `abbey` at 0,3; or type `none`.
K may lay `abbey` at 0,3; or type `none`.
R may lay `abbey` at 0,3; or type `none`.
leave_city: In the last turn: the followers that leave the city before the final
leave_city: In the last turn: the followers that leave the city before the final
- R: BA.L 1,3
- B: none
- K: none
- R: none

== a greedy player sends followers into the city and out of it; at the end all leave in turn who score [CO-8, CO-21, CO-33]
$ sed 's/count: market/count: castle/' tests/cases/count/table.yaml | reeve sim - --policy greedy --games 9 --seed 3 >$T/games; grep -oE '(from|to)_city|^  count' $T/games | sort -u; reeve check -q $T/games
$ reeve sim tests/cases/count/last.yaml --policy greedy | tee $T/last | grep leave_city; reeve check -q $T/last
--- stdout
  count
from_city
to_city
  leave_city: ['B:farmer@1,0.e', 'K:knight@1,-1.e', 'R:farmer@1,0.e', 'K:knight@1,-1.e', 'K:highwayman@1,1.n']

== at the end, too, the market serves a field with a barn: who goes there is scored, and then the barn [CO-28, AM-63]
$ (sed "/^tokens/i\\  , AM.C++, AM.CCcc+, AM.CCc+, AM.CCRR, AM.LRRRR, AM.RC, AM.CRr, AM.RrC, AM.C!+, AM.RG, AM.Rrr, AM.CRcr+]" tests/cases/count/last.yaml | sed "s/^rules.*/rules: [abbey, count]/;s/BA.RFrG\]/BA.RFrG/;s/BA.L, BA.L, BA.L, /BA.L, /;s/BA.RFr, BA.RFr, BA.RFr,$/BA.RFr,/;/'2,0'/a\\  '0,2': BA.L\n  '-1,2': [BA.L, K:barn@ne]\n  '-1,3': BA.RFr\n  '0,3': BA.RFr"; printf -- '- R: BA.L 2,1\n  leave_city: B:farmer@0,1.n\n') >$T/game.yaml
$ reeve score $T/game.yaml | tail -n 12
--- stdout
          B   city: a follower moves to field@0,1.n                        CO-32
final scoring
      +1  B   barn: 1 completed city beside a barn, 1 each                 AM-60
          B   barn: a follower comes home from field@0,1.n                 AM-60
      +4  K   barn: a barn at field@0,1.n, 1 completed city, 4 each        AM-63
       0  K   castle-quarter@0,0.n: who waits there scores nothing         CO-36
       0  R   market-quarter@0,0.e: who waits there scores nothing         CO-36
       0  K   blacksmith-quarter@0,0.s: who waits there scores nothing     CO-36
       0  R   cathedral-quarter@0,0.w: who waits there scores nothing      CO-36
      +3  B   city@1,-1.e: 3 tiles, 1 each                                  K-36
final score: Ben (B) 4, Kim (K) 4, Rosa (R) 0
Ben (B) and Kim (K) share the victory

== nobody goes from the City to the tile on which the dragon is [PD-43]
% sed "s/FROM/$from/" $T/game.yaml | reeve check -q - 2>&1 | sed -n '1p;/help/p'
--- file game.yaml
reeve: 1
rules: [count, dragon]
players: {R: Rob, K: Kim, B: Ben}
board:
  '0,0': [CO.7, K:castle]
  '2,-1': [BA.CFc.1, B:knight]
  '2,0': DG.F.v
tokens: {count: market-quarter@0,0, dragon: '2,0'}
moves:
- R: DG.C.dG/270 3,-1
  dragon: ['2,-1', '3,-1']
  from_city: K:knight@FROM
--- rows from
3,-1
    -:12:14: illegal: the dragon is there [ruled-out, PD-43]
      help: Type `from_city: K:knight@2,-1.e` (worth 6) or `from_city: K:knight@1,-1.e` (worth 6).
      help: with dragon_moves=after_scoring: legal
2,-1

== at the end farmers of the City may be on the field of a barn, before that nobody is [CO-28, AM-56]
$ . tests/cases/games.sh
% { cat $T/a.yaml; test "$end" = no || gone count+abbey BA.RCr BA.L BA.L BA.L BA.L CO.1 CO.2 CO.3 CO.4 CO.5 CO.6 CO.7 CO.8 CO.9 CO.10 CO.11 CO.12; } >$T/b.yaml; reeve check $T/b.yaml 2>&1 | sed -n '1p;2s/^[^ ]* //p'
--- file a.yaml
reeve: 1
rules: [count, abbey]
players: {R: Rosa, B: Ben}
board:
  '-2,1': CO.1
  '-1,1': CO.2
  '0,1': [CO.3, B:farmer@n]
  '1,1': CO.4
  '-2,0': CO.5
  '-1,0': CO.6
  '0,0': CO.7
  '1,0': CO.8
  '-2,-1': CO.9
  '-1,-1': CO.10
  '0,-1': CO.11
  '1,-1': CO.12
  '0,2': BA.L
  '-1,3': BA.L
  '0,3': BA.L
  '-1,2': ['BA.L', 'R:barn@ne']
tokens: {count: castle}
moves: []
--- rows end
no
    $T/b.yaml: inconsistent
    inconsistent: a farmer stands on field@-2,1.n, where a barn is [ruled-out, AM-56]
yes
    $T/b.yaml: legal: 0 turns, final score Rosa (R) 4, Ben (B) 1
--- stdout

== in a position behind the last tile, the place of whoever laid it says who leaves the City last; a builder's second part that only an abbey could be is left out by leave_city [CO-33, CO-32, AM-26]
% . tests/cases/games.sh; sed "/^board/r tests/cases/count/quarters.yaml" $T/game.yaml | sed "s/RULES/$rules/;s/TURN/$turn/;s/LEFT/$left/;s/DISCARDS/$(gone $rules BA.RCr $(seq -f CO.%g 12) $tiles BA.L BA.C BA.RFr BA.RFr BA.CFc.1 BA.C BA.LR)/" >$T/a.yaml; verdict $T/a.yaml | sed 's/`reeve.*//'
--- file game.yaml
reeve: 1
rules: [RULES]
options: {last_tile: land}
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  '0,0': [CO.7, R:market, B:market, K:market]
  '1,1': CO.4
  '1,-1': CO.12
  '2,1': BA.L
  '3,1': BA.C
  '3,0': [BA.RFr, R:highwayman@e]
  '4,0': [BA.RFr, R:builder@e]
  '2,-1': BA.CFc.1
  '3,-1': BA.C/270
  '1,2': BA.LR
DISCARDS
LEFT
score: {R: 0, B: 0, K: 0}
tokens: {count: castle-quarter}
moves:
- R: TURN
--- rows rules|tiles|left|turn
count,traders,abbey|BA.RFr||BA.RFr 5,0\n  leave_city: [B:farmer@1,2, K:farmer@1,2, R:farmer@1,2]
    score Rosa (R) 9, Ben (B) 6, Kim (K) 6
count,traders,abbey||still_asked: 3|abbey 2,0\n  leave_city: [B:farmer@1,2, K:farmer@1,2, R:farmer@1,2]
    score Rosa (R) 8, Ben (B) 6, Kim (K) 6
    note: the board leaves something out: without `state: {city: {land: 2}}`, or the place in turn order of whoever laid the last tile, the player to move leaves the City last [position-assumed, CO-33]
count,traders,abbey||still_asked: 3\nstate: {city: {land: 2}}|abbey 2,0\n  leave_city: [B:farmer@1,2, K:farmer@1,2, R:farmer@1,2]
    illegal: K has passed [ruled-out, CO-33]
count,traders,abbey||still_asked: 3\nstate: {city: {land: 2}}|abbey 2,0\n  leave_city: [K:farmer@1,2, R:farmer@1,2, B:farmer@1,2]
    score Rosa (R) 8, Ben (B) 6, Kim (K) 6
