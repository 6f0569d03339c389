# The Count of Carcassonne: how the city lies (CO-1 to CO-7), who enters it (CO-8 to CO-17) and where the
# Count goes (CO-18 to CO-20).

== CO-E1: a tile that scores for another one only opens the city, and the Count moves [CO-1, CO-2, CO-4, CO-6, CO-8, CO-18, CO-45]
$ reeve check $T/game.yaml
$ reeve score $T/game.yaml | head -n 14
$ reeve why $T/game.yaml 2 | grep 'CO-'
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position $T/game.yaml | tee $T/now.yaml | sed -n '5,6p;/^supply/,$p'; reeve check $T/now.yaml
$ reeve position $T/now.yaml | cmp - $T/now.yaml
$ reeve show $T/game.yaml | sed '/to come/q'
$ reeve show --svg - $T/game.yaml | grep -c '<title>Count'
$ reeve completions --before 3 --tile BA.L $T/game.yaml | grep -c quarter; true
--- file game.yaml
reeve: 1
rules: count
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1 farmer@n
  to_city: castle
  count: market
- B: BA.L 4,-1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Ben (B) 4, Rosa (R) 0, R to move
          B   city: the Count goes to castle-quarter@0,0.n                  CO-6
                                                                         B     R
  1  B  BA.CFC.2/90 2,-1 knight@e                                        0     0
       0  -   city@1,-1.e: nobody stands on it                              K-27
  2  R  BA.C/270 3,-1 farmer@n                                           4     0
      +4  B   city@2,-1.e: 2 tiles, 2 each                                  K-22
          R   city: a follower goes to castle-quarter@0,0.n                 CO-8
          R   city: the Count goes to market-quarter@0,0.e                 CO-18
  3  B  BA.L 4,-1                                                        4     0
score after turn 3, R to move, 68 tiles to come: Ben (B) 4, Rosa (R) 0
                  now: road@1,1.n, worth 1) or `to_city: cathedral`         CO-8
      rule        city, R: a follower goes to castle-quarter@0,0.n          CO-8
                  blacksmith` or `count: cathedral`                        CO-18
                  market-quarter@0,0.e                                     CO-18
board:
  '0,0': CO.7 R:castle@n
supply: {B: 7, R: 5}
tokens: {count: 'market-quarter@0,0.e'}
$T/now.yaml: position consistent: score Ben (B) 4, Rosa (R) 0, R to move
        -2      -1       0       1       2       3       4
       f   f ┊ f   f ┊ f   f ┊ f │ f ┊
  1   ───╴tt ┊─ttttt ┊─ttttt ┊─tt╵   ┊
       f │ttt┊t     t┊t     t┊t    f ┊
       f     ┊       ┊╲aaRaa╱┊ tt│ f ┊
  0     ttt  ┊       ┊h  &  m┊  ttt  ┊
       f │tt ┊       ┊╱bbbbb╲┊     f ┊
       f    t┊t     t┊t     t┊ttt│f c┊c f f c┊c R  f ┊ f   f
 -1       tt─┊ ttttt─┊ tt╷tt─┊ tt   c┊c     c┊c      ┊   k
      fcccccf┊ f   f ┊ f │ f ┊ f  f c┊c f f c┊c f  f ┊ f   f
        -2      -1       0       1       2       3       4
─ road  c city  k monastery  f field  t town  a castle-quarter  m market-quarter  b blacksmith-quarter  h cathedral-quarter
& token
last tile laid: BA.L 4,-1
tokens: Count at market-quarter@0,0.e

    player    score  followers
  B Ben (B)       4          7
> R Rosa (R)      0          5
68 tiles to come
3
0

== both editions have the twelve tiles, each once [CO-3]
% reeve tiles count --option edition=$edition --format tsv | grep '^CO' | cut -f 2 | sort | uniq -c
--- rows edition
1
         12 1
2
         12 1

== what does not open it, and who may enter [CO-8, CO-10, CO-16, CO-18, CO-19]
% sed "s#TILE#$tile#;s#TO#$to#;s#COUNT#$count#;/none/d" $T/game.yaml | reeve check - 2>&1 | sed -n '1p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: count
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: TILE
  to_city: TO
  count: COUNT
--- rows tile|to|count|
BA.C/270 3,-1|castle|castle
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Rosa (R) 0
        illegal: the Count is there [ruled-out, CO-18]
BA.C/270 3,-1|castle|market
    -: legal so far: 2 turns, score Ben (B) 4, Rosa (R) 0, B to move
BA.C/270 3,-1|castle|none
    -: legal so far: 2 turns, score Ben (B) 4, Rosa (R) 0, B to move
BA.C/270 3,-1|smithy|none
    -: unreadable
        unreadable: `smithy`: it is typed as castle | market | blacksmith | cathedral [bad-extra]
BA.C/270 3,-1|big castle|none
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Rosa (R) 0
        illegal: no such follower is in hand [ruled-out, CO-8]
BA.C/270 3,-1|none|market
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Rosa (R) 0
        illegal: `count` goes only with `to_city` [action-after, CO-18]
BA.C/270 3,-1 knight|cathedral|none
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Rosa (R) 0
        illegal: no knight may stand there: city@2,-1.e already holds a follower of B [occupied, K-15]
BA.L 2,-2|castle|none
    -: illegal: turn 2; after 1 turn, score Ben (B) 0, Rosa (R) 0
        illegal: nobody else has scored [ruled-out, CO-8]

== CO-E1: if the same tile completes a road of his own, the city is shut [CO-8]
$ reeve check $T/game.yaml 2>&1 | head -n 3
$ sed 's/3,-2 highwayman@n/3,-2/' $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: count
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.L 2,-2
- B: BA.RFr -3,1
- R: BA.LR/180 3,-2 highwayman@n
- B: BA.RFr -4,1
- R: BA.CRRR/270 3,-1
  to_city: castle
--- stdout
$T/game.yaml: illegal: turn 6; after 5 turns, score Ben (B) 0, Rosa (R) 0
$T/game.yaml:11:12: illegal: R scored, too [ruled-out, CO-8]
     11 |   to_city: castle
-: legal so far: 6 turns, score Ben (B) 4, Rosa (R) 0, B to move

== the large follower, and several of a player, in the Count's quarter too [CO-9, CO-16]
$ reeve check $T/game.yaml
$ reeve position $T/game.yaml | sed -n '/CO.7/p;/^supply/p'
--- file game.yaml
reeve: 1
rules: [inns, count]
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: big castle
- B: BA.CFC.2 -3,-1 knight@n
- R: BA.C/180 -3,0
  to_city: castle
--- stdout
$T/game.yaml: legal so far: 4 turns, score Ben (B) 8, Rosa (R) 0, B to move
  '0,0': [CO.7, R:big:castle@n, R:castle@n]
supply: {B: {followers: 7, big: 1}, R: {followers: 6, big: 0}}

== who came home in this very scoring may enter [CO-13]
$ sed "/^board/r tests/cases/count/quarters.yaml" $T/board.yaml >$T/game.yaml
$ reeve check $T/game.yaml
$ sed 's/CO.12, R:knight/CO.12, B:knight/;s/R:castle, R:market/R:castle, R:castle, R:market/' $T/game.yaml | reeve check - 2>&1 | sed -n 2p
--- file board.yaml
reeve: 1
rules: count
players: {B: Ben, R: Rosa}
to_move: R
board:
  '0,0': [CO.7, R:castle, R:castle, R:castle, R:castle, R:castle, R:market]
  '1,1': CO.4
  '1,-1': [CO.12, R:knight]
  '2,-1': [BA.Cc.1, B:knight]
  '2,0': [BA.Cc.1/180, B:knight]
tokens: {count: castle-quarter@0,0}
moves:
- R: BA.C/270 3,0
  to_city: cathedral
--- stdout
$T/game.yaml: legal so far: 1 turn, score Ben (B) 8, Rosa (R) 0, B to move
-:23:12: illegal: no such follower is in hand [ruled-out, CO-8]

== once in a double turn, or once in each part, which is judged by its own scoring [CO-11]
% sed "/^tokens/i\\  '-3,1': [BA.RFr, R:builder@w]\n  '-3,2': BA.L\n  '-4,2': [BA.C/180, B:knight]\n  '2,-1': [BA.CFC.2/90, B:knight@e]" tests/cases/count/position.yaml | sed "s/COUNT/{count: castle-quarter@0,0}/;s/, WHO//;s/^rules.*/rules: [traders, count]/;s/^options.*/options: {city_per: $per}/;s/: CO.1$/: [CO.1, R:highwayman]/" | (cat; printf 'to_move: R\nmoves:\n- R: BA.CRr -4,1\n  to_city: castle\n- R: BA.C/270 3,-1\n  to_city: market\n') | sed "$own" | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows per|own
turn|
    score Ben (B) 4, Rosa (R) 0
        illegal: a follower has entered the city in this turn [ruled-out, CO-11]
part|
    score Ben (B) 8, Rosa (R) 0, B to move
turn|s/180, B/180, R/;/to_city: castle/d
    score Ben (B) 4, Rosa (R) 4, B to move
part|s/180, B/180, R/;/to_city: castle/d
    score Ben (B) 4, Rosa (R) 4, B to move

== mayor, wagon, phantom and abbot have their quarters [CO-16, CO-17]
% sed "s#WHO#$who#;s#EDITION#$edition#" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/,.*//p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [abbey, phantom, count]
options: {abbot: true, edition: EDITION}
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: WHO
--- rows who|edition
phantom market|2
    -: legal so far: 2 turns
mayor castle|2
    -: legal so far: 2 turns
mayor market|2
    -: illegal: turn 2; after 1 turn
        illegal: no mayor waits in the market [ruled-out, CO-16]
wagon cathedral|2
    -: legal so far: 2 turns
wagon market|2
    -: illegal: turn 2; after 1 turn
        illegal: no wagon waits in the market [ruled-out, CO-16]
barn market|2
    -: illegal: turn 2; after 1 turn
        illegal: no barn waits in the market [ruled-out, CO-16]
abbot cathedral|2
    -: legal so far: 2 turns
abbot castle|2
    -: illegal: turn 2; after 1 turn
        illegal: no abbot waits in the castle [ruled-out, CO-17]
abbot cathedral|1
    -: illegal: turn 2; after 1 turn
        illegal: no abbot waits in the cathedral [ruled-out, CO-17]

== what a barn scores counts, for and against, when it is placed and when its field is joined [CO-12, CO-15, AM-58, AM-60]
% (sed "s/'0,1': CO.3/'0,1': [CO.3, $who]/;/^tokens/i\\  '1,2': BA.CccR\n  '1,3': BA.C\/180\n  '0,3': BA.L\n  '-1,3': $barn\n  '0,4': BA.C\n  '-1,4': BA.C" tests/cases/count/table.yaml | sed "s/^rules.*/rules: [abbey, count]/;s/any}/any, city_points: $points}/;s/count: market/count: castle/"; printf -- '- R: %s\n  to_city: market\n' "$laid") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows points|who|barn|laid
all|B:farmer@n|[BA.L, K:barn@ne]|BA.CFC.2/90 0,2
    score Ben (B) 1, Kim (K) 0, Rosa (R) 0, B to move
features|B:farmer@n|[BA.L, K:barn@ne]|BA.CFC.2/90 0,2
    score Ben (B) 1, Kim (K) 0, Rosa (R) 0, B to move
all|R:farmer@n|[BA.L, K:barn@ne]|BA.CFC.2/90 0,2
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: R scored, too [ruled-out, CO-8]
all|B:farmer@n|BA.L|BA.CFC.2/90 0,2
    score Ben (B) 0, Kim (K) 0, Rosa (R) 0
        illegal: nobody else has scored [ruled-out, CO-8]

== a value of another kind is told how any figure is typed [CO-16]
$ printf 'reeve: 1\nrules: count\nplayers: {B: Ben, R: Rosa}\nmoves:\n- B: BA.L 2,-1\n  to_city: {big: castle}\n' | reeve check - 2>&1 | tail -n 1
--- stdout
  help: Type it as in `to_city: [figure] castle | market | blacksmith | cathedral`.

== nobody calls the abbot home from the city [CO-17, CO-29]
$ sed '$d' $T/game.yaml | reeve legal --tile BA.RFr | grep -c 'home'; reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: [count]
options: {abbot: true}
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: abbot cathedral
- B: BA.L 4,-1
- R: BA.RFr -3,1
  home: abbot
--- stdout
0
$T/game.yaml: illegal: turn 4; after 3 turns, score Ben (B) 4, Rosa (R) 0
--- stderr~
R cannot take the abbot home: it stands on nothing that scores [home-none, K-45, abbot: true]
--- status 1

== the Count moves by himself [CO-18]
% sed "s#WHERE#$to#;s#HOW#$how#" $T/game.yaml | reeve position - 2>&1 | sed -n '/^tokens/p'
$ sed "s#WHERE#castle\\n  count: market#;s#HOW#follows#" $T/game.yaml | reeve check - 2>&1 | sed -n 2p
--- file game.yaml
reeve: 1
rules: count
options: {count_moves: HOW}
players: {B: Ben, R: Rosa}
moves:
- B: BA.CFC.2/90 2,-1 knight@e
- R: BA.C/270 3,-1
  to_city: WHERE
--- rows to how
castle clockwise
    tokens: {count: 'market-quarter@0,0.e'}
castle follows
    tokens: {count: 'castle-quarter@0,0.n'}
cathedral follows
    tokens: {count: 'cathedral-quarter@0,0.w'}
cathedral clockwise
    tokens: {count: 'market-quarter@0,0.e'}
--- stdout
-:9:3: unreadable: unknown key `count` in an entry of moves [unknown-key]

== what fairy and King give does not count; what a rose gives does, unless the option says no [CO-14, CO-15]
% sed "/^tokens/i\\  '2,-1': [BA.CFC.2/90, B:knight@e]\n  '1,2': [$rose, R:farmer@e]" tests/cases/count/position.yaml | sed "s/COUNT/{${token}count: castle-quarter@0,0}/;s/, WHO//;s/^rules.*/rules: [$rules, count]/;s/^options.*/options: {$options}/" | (cat; printf "to_move: R\nmoves:\n- R: $tile 3,-1\n  to_city: castle\n") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows rules|options|token|rose|tile|
dragon|fairy: true|fairy: 'R:farmer@1,2.e', |BA.RFr/90|BA.C/270
    score Ben (B) 4, Rosa (R) 1, B to move
king|king_scoring: running|king: R, |BA.RFr/90|BA.C/270
    score Ben (B) 4, Rosa (R) 1, B to move
windroses|city_points: all||WR.Rr|WR.CC.2
    score Ben (B) 0, Rosa (R) 0
        illegal: R scored, too [ruled-out, CO-8]
windroses|city_points: features||WR.Rr|WR.CC.2
    score Ben (B) 4, Rosa (R) 3, B to move

== nor do three points of the fairy without a majority, nor a message that they bring; what a watchtower gives bars [CO-12, CO-14, CO-15, PD-36]
% sed "/^tokens/i\\  '2,-1': [BA.CFC.2/90, B:knight@e]\n  '2,-2': BA.L\n  '3,-2': BA.L\n  '4,-2': BA.L\n  '4,-1': [BA.CFc.1, B:knight]\n  '5,-1': [$end/270, R:knight@w]" tests/cases/count/position.yaml | sed "s/COUNT/{${token}count: castle-quarter@0,0}/;s/, WHO//;s/^rules.*/rules: [$rules, count]/;s/^options.*/options: {$options}/" | (cat; printf "to_move: R\nscore: {B: 0, R: 1}\nmoves:\n- R: BA.CFc+ 3,-1\n  to_city: castle\n$more") | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- rows rules|options|token|end|more|
dragon|fairy: true|fairy: 'R:knight@5,-1', |BA.C|
    score Ben (B) 10, Rosa (R) 5, B to move
messages, dragon|fairy: true|fairy: 'R:knight@5,-1', |BA.C|  message: 5\n  answer: points\n
    score Ben (B) 10, Rosa (R) 7, B to move
watchtowers|city_points: features||WT.CFff_3C|
    score Ben (B) 0, Rosa (R) 1
        illegal: R scored, too [ruled-out, CO-8]

== nor do the points of any message that scores a feature [CO-12, ME-16]
% { cat $T/game.yaml; printf "  message: %s\n  answer: %s\n  to_city: castle\n" $message "$answer"; } | reeve check -
--- file game.yaml
reeve: 1
rules: [count, messages, dragon]
players: {B: Ben, R: Rosa}
to_move: R
board:
  '0,0': CO.7
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '1,1': CO.4
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': CO.12
  '-2,-1': CO.9
  '2,-1': [BA.CFc.1, B:knight@w]
  '2,0': [BA.LR/180, R:monk, R:farmer]
  '2,1': [BA.RFr/90, R:highwayman]
  '2,2': [BA.RCr/90, R:knight]
tokens: {count: market-quarter@0,0, fairy: 'R:monk@2,0'}
score: {B: 0, R: 4}
supply: {B: {followers: 6}, R: {followers: 3}}
moves:
- R: BA.C/270 3,-1
--- rows message answer
1 message
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 8, B to move
2 message
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 6, B to move
3 message
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 12, B to move
8 highwayman@2,1
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 8, B to move
8 farmer@2,0
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 11, B to move
2 points
    -: legal so far: 1 turn, score Ben (B) 6, Rosa (R) 7, B to move

== a position says where the Count is, and who waits where [CO-6, CO-16, CO-45]
% sed "s#WHO#$who#;s#COUNT#$count#;/{}/d" tests/cases/count/position.yaml | reeve check - 2>&1 | sed 's/^-:[0-9:]* //'
--- rows who|count
B:castle|{count: market-quarter@0,0}
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
B:castle, B:castle, R:big:castle|{count: castle-quarter@0,0.n}
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
B:castle|{}
    position consistent: score Ben (B) 0, Rosa (R) 0, B to move
    note: the board leaves something out: without `tokens: {count: castle-quarter@0,0}`, or another quarter, the Count is in the castle [position-assumed, CO-45]
          5 | board:
            | ^~~~~
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
    note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      help: Add the keys if that is wrong; `reeve new inns+count --board` prints examples.
B:castle|{count: 'road@1,1'}
    position inconsistent
    inconsistent: the Count is in none of the quarters [ruled-out, CO-6]
          5 | board:
            | ^~~~~
      help: Type `count: castle` or another quarter.
B:abbot@n|{count: market-quarter@0,0}
    position inconsistent
    inconsistent: no abbot waits in the castle [ruled-out, CO-17]
          5 | board:
            | ^~~~~
      help: Check the table: this cannot be right.
B:citizen@1,1|{count: market-quarter@0,0}
    unreadable
    unreadable: `1,1` is not a place on a tile [bad-where]
          6 |   '0,0': [CO.7, B:citizen@1,1]
            |                           ^~~
      help: Type a compass point: n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw.

== with a river the spring is laid against the city [CO-7]
$ reeve check $T/game.yaml
$ reeve sim count+river --games 20 --seed 3 | reeve check -q && echo fine
--- file game.yaml
reeve: 1
rules: [count, river]
players: {B: Ben, R: Rosa}
moves:
- B: RI.s 1,-2
- R: RI.1.IFI 2,-2 farmer@n
--- stdout
$T/game.yaml: legal so far: 2 turns, score Ben (B) 0, Rosa (R) 0, B to move
fine

== by the option the Count is not played with a river [CO-7]
% reeve sim $rules --option count_river=refused -q && echo played
$ printf 'reeve: 1\nrules: [count, river]\noptions: {count_river: refused}\nplayers: {B: Ben, R: Rosa}\n' | reeve check - 2>&1 | sed -n 2p
$ reeve rules river+count | grep count_river
--- rows rules
count
    played
river+count
    reeve: option count_river must be allowed, not `refused`; Type allowed. The river and the Count should not be played together. It is possible all the same: the spring is then laid against the city as the first tile. See: reeve explain CO-7
inns+count+river
    reeve: option count_river must be allowed, not `refused`; Type allowed. The river and the Count should not be played together. It is possible all the same: the spring is then laid against the city as the first tile. See: reeve explain CO-7
--- stdout
-:3:24: unreadable: option count_river must be allowed, not `refused` [bad-option, CO-7]
  count_river: allowed*                                                     CO-7

== all followers of six players have room in the city [CO-9]
$ sed "/^board/r tests/cases/count/quarters.yaml" $T/board.yaml >$T/game.yaml
$ reeve check $T/game.yaml; reeve position $T/game.yaml >$T/now.yaml; reeve check -q $T/now.yaml; grep -o castle $T/now.yaml | wc -l
--- file board.yaml
reeve: 1
rules: count
options: {big_follower: true}
players: {A: Ann, B: Ben, C: Cy, G: Gus, K: Kim, R: Rosa}
to_move: R
score: {A: 0, B: 0, C: 0, G: 0, K: 0, R: 0}
board:
  '0,0': [CO.7, A:castle, A:castle, A:castle, A:castle, A:castle, A:castle, A:castle, B:castle, B:castle, B:castle, B:castle, B:castle, B:castle, B:castle, C:castle, C:castle, C:castle, C:castle, C:castle, C:castle, C:castle, G:castle, G:castle, G:castle, G:castle, G:castle, G:castle, G:castle, K:castle, K:castle, K:castle, K:castle, K:castle, K:castle, K:castle, R:castle, R:castle, R:castle, R:castle, R:castle, R:castle, R:castle, 'A:big:castle', 'C:big:castle', 'G:big:castle', 'K:big:castle']
  '1,1': CO.4
  '1,-1': CO.12
  '2,-1': [BA.CFC.2/90, 'B:big:knight@e']
tokens: {count: castle-quarter@0,0}
moves:
- R: BA.C/270 3,-1
  to_city: big castle
--- stdout
$T/game.yaml: legal so far: 1 turn, score Ann (A) 0, Ben (B) 4, Cy (C) 0, Gus (G) 0, Kim (K) 0, Rosa (R) 0, A to move
48

== inside the walls pictures show stone, and no meadow: nobody is a farmer there [CO-4, CO-5, CO-39]
$ reeve show --svg $T/a.svg $T/game.yaml; grep -c 'class="paved"' $T/a.svg
$ tile() { sed -n "/<title>tile $1 /,/<path/p" $T/a.svg | sed -n '2,3s/.*fill="\([^"]*\)".*/\1/p'; }
$ echo $(tile CO.6) $(tile CO.7) $(tile CO.1)
--- file game.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
moves: [R: 'BA.C/270 2,-1']
--- stdout
10
#ddd5c2 none #ddd5c2 none #dfe9c6 url(#area)

== where the Count is not moved by a player the help says by which option it is [CO-18]
% sed "s/HOW/$how/" $T/game.yaml | reeve check -q - 2>&1 | grep -e unread -e help
--- file game.yaml
reeve: 1
rules: count
options: {count_moves: HOW}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 2,1
  count: market
--- rows how
follows
    -:7:3: unreadable: unknown key `count` in an entry of moves [unknown-key]
      help: Delete it, or add `options: {count_moves: player}`, which gives this choice.
clockwise
    -:7:3: unreadable: unknown key `count` in an entry of moves [unknown-key]
      help: Delete it, or add `options: {count_moves: player}`, which gives this choice.

== nor do those of an abbot taken home, while what the tile completes bars [CO-8, CO-12, K-45]
% sed "s#TILE#$tile#; s/KNIGHT/$knight/; s/WALL/$wall/" $T/game.yaml | reeve check - 2>&1 | sed -n '1s/.*score/score/p;2s/^-:[0-9]*:[0-9]*: /    /p'
--- file game.yaml
reeve: 1
rules: [count]
options: {abbot: true}
players: {R: Rosa, B: Ben, K: Kim}
to_move: R
board:
  '0,0': [CO.7, K:castle]
  '-1,0': CO.6
  '1,0': CO.8
  '-2,0': CO.5
  '0,1': CO.3
  '-1,1': CO.2
  '1,1': CO.4
  '-2,1': CO.1
  '0,-1': CO.11
  '-1,-1': CO.10
  '1,-1': [CO.12WALL]
  '-2,-1': CO.9
  2,-1: [TILE, KNIGHT]
  2,0: BA.L R:abbot
tokens: {count: market}
moves:
- R: BA.C/270 3,-1
  home: abbot
  to_city: castle
--- rows tile|knight|wall
BA.CFC.2/90|B:knight@e|
    score Rosa (R) 6, Ben (B) 4, Kim (K) 0, B to move
BA.CFC.2/90|R:knight@e|
    score Rosa (R) 0, Ben (B) 0, Kim (K) 0
        illegal: R scored, too [ruled-out, CO-8]
BA.CFc.1|B:knight@e|, R:knight@e
    score Rosa (R) 0, Ben (B) 0, Kim (K) 0
        illegal: R scored, too [ruled-out, CO-8]

== whoever came home in this turn, by whatever, may be who enters [CO-8, CO-13, PD-26, PD-47, FE-2, T-19]
$ . tests/cases/games.sh
% sed "s/^rules.*/rules: [$rules, abbey, count]/;s/^tokens.*/  '2,-1': [BA.CFc.1, B:knight@w]\n  '2,-2': [$tile, R:wagon@w]\n&/" $T/game.yaml | { cat; printf -- "- R: %b\n  to_city: wagon castle\n" "$turn"; } >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep "'0,0'"
--- file game.yaml
reeve: 1
rules: count
players: {R: Rosa, B: Ben}
to_move: R
board:
  '-2,1': CO.1
  '-1,1': CO.2
  '0,1': CO.3
  '1,1': CO.4
  '-2,0': CO.5
  '-1,0': CO.6
  '0,0': CO.7
  '1,0': CO.8
  '-2,-1': CO.9
  '-1,-1': CO.10
  '0,-1': CO.11
  '1,-1': CO.12
tokens: {count: castle}
moves:
--- rows rules|tile|turn
festival|BA.RFr|FE.CFR/270 3,-1\n  back: wagon@2,-2
    score Rosa (R) 0, Ben (B) 6, B to move
      '0,0': CO.7 R:wagon@n
tower|TO.RRG|BA.C/270 3,-1\n  tower: 2,-2\n  capture: R:wagon@2,-2
    score Rosa (R) 0, Ben (B) 6, B to move
      '0,0': CO.7 R:wagon@n
tower|TO.RRG|BA.C/270 3,-1
    illegal: no such follower is in hand [ruled-out, CO-8]
      '0,0': CO.7

== `legal` lists what an enclosed flock of another player makes possible, which goes to the stable without a word [CO-8, CO-15, HS-19]
$ reeve legal --tile BA.Rr --actions $T/game.yaml | sed -n '/^3,2/,/^[^ 3]/{/to_city)/p}'
--- file game.yaml
reeve: 1
rules: [count, hills]
players: {R: Rosa, B: Ben}
to_move: B
board:
  2,1: [BA.RRR/270, R:shepherd@ne]
  3,1: BA.Rr/90
  2,2: BA.Rr/270
tokens: {sheep: {'field@2,1.ne': [1, 2]}, count: castle-quarter@0,0}
--- stdout
                        flock stable; a follower may enter the City (to_city):
