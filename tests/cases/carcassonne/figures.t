# Figures that a ruleset declares: what they are is data alone (fixtures/rulesets/house-mayors).

== a mayor counts as three in a majority, a squire as one, and both come home
% sed "s/R:high/$who:high/" $T/game.yaml | reeve score --rules fixtures/rulesets - | grep ' road@'
$ sed "s/R:high/R:mayor:high/" $T/game.yaml | reeve position --rules fixtures/rulesets - | grep supply
--- file game.yaml
reeve: 1
rules: house-mayors
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr
  '-1,0': BA.RRR
  '1,0': BA.RFr R:highwayman@e
  '1,1': BA.L
  '2,1': BA.L
  '3,1': BA.L
  '3,0': BA.RFr B:highwayman@w
  '4,0': BA.RRR
to_move: R
moves:
- R: BA.RFr 2,0
--- rows who
R
          +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
          +6  B   road@0,0.e: 6 tiles, 1 each                                   K-21
R:squire
          +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
          +6  B   road@0,0.e: 6 tiles, 1 each                                   K-21
R:mayor
          +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
--- stdout
supply: {R: {followers: 7, mayor: 1, squire: 2, towers: 10}, B: {followers: 7, mayor: 1, squire: 2, towers: 10}}

== in hand they stand in positions, and are checked against the board
$ reeve check --rules fixtures/rulesets $T/position.yaml
$ reeve position --rules fixtures/rulesets $T/position.yaml | grep -e knight -e farmer -e supply
% sed "$edit" $T/position.yaml | reeve check -q --rules fixtures/rulesets 2>&1 | grep -v help
--- file position.yaml
reeve: 1
rules: house-mayors
players: {R: Rosa, B: Ben}
board: {'0,0': 'BA.RCr R:mayor:knight', '1,0': 'BA.RFr B:squire:farmer@n R:squire:highwayman@e'}
supply: {R: {followers: 7, mayor: 0, squire: 1}, B: {squire: 1, mayor: 1}}
--- rows edit
s/squire: 1}, B/squire: 2}, B/
    -:5:46: inconsistent: R has 1 squire follower in supply, not 2: 1 is on the board [position-supply, K-4]
          5 | ...: {R: {followers: 7, mayor: 0, squire: 2}, B: {squire: 1, mayor:...
            |                                           ^
s/R:squire/R:mayor/; s/supply.*//
    -:4:1: inconsistent: R has 2 mayors on the board, but owns only 1 [position-followers, K-4]
          4 | board: {'0,0': 'BA.RCr R:mayor:knight', '1,0': 'BA.RFr B:squire:...
            | ^~~~~
s/squire: 1}, B/baron: 2}, B/
    -:5:38: unreadable: unknown key `baron` in supply [unknown-key]
          5 | supply: {R: {followers: 7, mayor: 0, baron: 2}, B: {squire: 1, m...
            |                                      ^~~~~
s/R:squire/R:baron/; s/supply.*//
    -:4:76: unreadable: there is no follower called `baron:highwayman` [unknown-role]
          4 | ...t', '1,0': 'BA.RFr B:squire:farmer@n R:baron:highwayman@e'}
            |                                           ^~~~~~~~~~~~~~~~~~~
s/R:squire/R:/; s/supply.*//
    -:4:76: unreadable: there is no follower called `:highwayman` [unknown-role]
          4 | ...t', '1,0': 'BA.RFr B:squire:farmer@n R::highwayman@e'}
            |                                           ^~~~~~~~~~~~~~
s/R:squire/R:abbot/; s/supply.*//
    -:4:76: unreadable: there is no follower called `abbot:highwayman` [unknown-role]
          4 | ...t', '1,0': 'BA.RFr B:squire:farmer@n R:abbot:highwayman@e'}
            |                                           ^~~~~~~~~~~~~~~~~~~
--- stdout
$T/position.yaml: position consistent: score Rosa (R) 0, Ben (B) 0, R to move
  '0,0': BA.RCr R:mayor:knight@n
  '1,0': [BA.RFr, B:squire:farmer@n, R:squire:highwayman@e]
supply: {R: {followers: 7, mayor: 0, squire: 1, towers: 10}, B: {followers: 7, mayor: 1, squire: 1, towers: 10}}
--- stderr
$T/position.yaml:4:1: note: the board leaves something out: without `score`, everybody had 0 points [position-assumed]
      4 | board: {'0,0': 'BA.RCr R:mayor:knight', '1,0': 'BA.RFr B:squire:...
        | ^~~~~
  help: Add the keys if that is wrong; `reeve new house-mayors --board` prints examples.

== offered by legal, refused when none is left, and explained
$ reeve check -q --rules fixtures/rulesets $T/game.yaml 2>&1
$ reeve legal --rules fixtures/rulesets --before 3 --tile BA.CG --format tsv $T/game.yaml | sed -n 1p
$ reeve why --rules fixtures/rulesets $T/game.yaml 2 | grep follower
$ reeve why --rules fixtures/rulesets $T/game.yaml 3 | grep -e follower -e instead -e ' or '
--- file game.yaml
reeve: 1
rules: house-mayors
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 mayor:knight@s
- B: BA.L 1,1 squire:monk
- R: BA.RFr 1,0 mayor:highwayman@e
--- stdout
$T/game.yaml:7:17: illegal: R has no mayor left [no-follower, K-16]
      7 | - R: BA.RFr 1,0 mayor:highwayman@e
        |                 ^~~~~~~~~~~~~~~~~~
  help: Type highwayman@e: R has 7 small followers in hand.
BA.CG	-1,1	0	knight@n farmer@e squire:knight@n squire:farmer@e	
 yes  follower    B has 2 squire followers in hand                          K-16
 yes  free        monastery@1,1.c holds no follower yet                     K-15
  no  follower    R has no mayor left                                       K-16
 yes  free        road@0,0.e holds no follower yet                          K-15
instead, of 6 places, the nearest:

== towers: one is captured by name, exchanged, bought back, and stands on top
$ reeve check --rules fixtures/rulesets $T/game.yaml
$ reeve score --rules fixtures/rulesets $T/game.yaml | sed -n '/^  1/,$p'
$ reeve position --rules fixtures/rulesets $T/game.yaml | grep -e tops -e prisoners -e supply
% sed "$edit" $T/game.yaml | reeve check -q --rules fixtures/rulesets 2>&1 | cat
--- file game.yaml
reeve: 1
rules: house-mayors
options: {big_follower: true}
players: {R: Rosa, B: Ben}
board: {'0,0': BA.RCr, '1,0': TO.RRR/180 R:farmer@n, '1,1': TO.L B:mayor:monk, '2,1': 'BA.L B:monk'}
prisoners: {B: [R squire, R big]}
score: {R: 9, B: 9}
to_move: R
moves:
- R: BA.RFr 2,0
  tower: 1,0
  capture: B:mayor:monk@1,1
  exchange: squire
- B: BA.RFr 3,0
  tower: 1,1
  capture: R:farmer@1,0.n
- R: BA.RFr 4,0
  ransom: B big
  top: mayor 1,1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Rosa (R) 6, Ben (B) 12, B to move
  1  R  BA.RFr 2,0                                                       9     9
          R   places piece 1 on the tower at 1,0                             T-6
          R   takes B's mayor monk at 1,1 prisoner                          T-20
          R   and B exchange prisoners: a squire follower of R, a mayor
              of B                                                          T-37
  2  B  BA.RFr 3,0                                                       9     9
          B   places piece 1 on the tower at 1,1                             T-6
          B   takes R's farmer at 1,0 prisoner                              T-20
  3  R  BA.RFr 4,0                                                       6    12
      -3  R   ransom: buys a large follower back from B                     T-40
      +3  B   ransom: for a large follower of R                             T-40
          R   puts a mayor on top of the tower at 1,1                       T-29
score after turn 3, B to move, 83 tiles to come: Rosa (R) 6, Ben (B) 12
tops: {'1,1': R mayor}
prisoners: {B: [R]}
supply: {R: {followers: 6, big: 1, mayor: 0, squire: 2, towers: 9}, B: {followers: 6, big: 1, mayor: 1, squire: 2, towers: 9}}
--- rows edit
s/squire$/baron/
    -:13:13: unreadable: `baron`: which of two comes back: big, mayor, squire, small [bad-extra]
         13 |   exchange: baron
            |             ^~~~~
      help: Type big for a large follower, mayor for a mayor, squire for a squire follower, small for any other.
s/squire$/mayor/
    -:13:13: illegal: `exchange: mayor` brings nobody back: it is not among the prisoners [no-exchange, T-38]
         13 |   exchange: mayor
            |             ^~~~~
      help: Delete `exchange`, or type a figure that is held.
s/squire$/small/
    -:13:13: illegal: `exchange: small` brings nobody back: it is not among the prisoners [no-exchange, T-38]
         13 |   exchange: small
            |             ^~~~~
      help: Delete `exchange`, or type a figure that is held.
/exchange/d
    -:12:12: ambiguous: the record does not say which follower of R comes back from B: R chooses [exchange-open, T-38, exchange_choice: owner]
         12 |   capture: B:mayor:monk@1,1
            |            ^~~~~~~~~~~~~~~~
      help: Add `exchange: big` or `exchange: squire`.
s/top: mayor/top: baron/
    -:19:8: unreadable: `baron`: a figure belongs here: big, mayor, squire, small [bad-extra]
         19 |   top: baron 1,1
            |        ^~~~~
      help: Type big for a large follower, mayor for a mayor, squire for a squire follower, small for any other.
s/B:mayor:monk@/B:mayor:top@/
    -:12:14: unreadable: `top` is not available here [not-modelled, T-35]
         12 |   capture: B:mayor:top@1,1
            |              ^~~~~~~~~~~~~
      help: Type `B:top@1,1`.

== drawn as it says, in characters and in pictures
$ reeve show --rules fixtures/rulesets $T/position.yaml | sed -n '/^[a-z ]*:/p;/player/,$p'
$ reeve show --rules fixtures/rulesets $T/position.yaml --svg $T/board.svg && xmllint --noout $T/board.svg
$ grep -o '<title>[a-z ]* of [RB][^<]*\|<desc>[^<]*' $T/board.svg | sort | uniq -c
$ grep -c 'd="M25,95 L30,45' $T/board.svg
--- file position.yaml
reeve: 1
rules: house-mayors
options: {big_follower: true}
players: {R: Rosa, B: Ben}
board: {'0,0': 'BA.RCr R:mayor:knight', '1,0': 'BA.RFr B:squire:farmer@n R:big:highwayman@e', '1,1': TO.L}
towers: {'1,1': 2}
tops: {'1,1': B squire}
prisoners: {R: [B mayor, B]}
--- stdout
large followers: R highwayman on 1,0
mayors: R knight on 0,0
squire followers: B farmer on 1,0, B on the tower on 1,1
    player    score  followers  large  mayor  young  prisoners
> R Rosa (R)      0          7      0      0      2  B mayor B
  B Ben (B)       0          6      1      0      0  -
87 tiles to come
      1 <desc>Rosa (R): 0 points, 7 followers in hand, 2 young, prisoners 2 of Ben (B) (1 mayor); Ben (B): 0 points, 6 followers in hand, 1 large.
      1 <title>follower of B, prisoner of R
      1 <title>large highwayman of R
      1 <title>mayor knight of R
      1 <title>mayor of B, prisoner of R
      1 <title>squire follower of B on top
      1 <title>young farmer of B
3

== random games with them are read, written and judged alike, and the schema knows them
$ reeve-fast sim --rules fixtures/rulesets house-mayors --games 60 --seed 7 --option big_follower=true >$T/games.yaml
$ reeve-fast check --rules fixtures/rulesets --format json $T/games.yaml | gojq -r .verdict | sort | uniq -c
$ reeve-fast fmt --rules fixtures/rulesets $T/games.yaml | reeve-fast score --rules fixtures/rulesets --format json - | gojq -c '[.score, .items, .final]' >$T/again
$ reeve-fast score --rules fixtures/rulesets --format json $T/games.yaml >$T/once.json
$ gojq -c '[.score, .items, .final]' $T/once.json | cmp - $T/again
% grep -q "$word" $T/games.yaml || echo none
$ reeve schema --rules fixtures/rulesets house-mayors | gojq -c '[.. | objects | .exchange? // empty | .enum]'
$ reeve schema --rules fixtures/rulesets house-mayors | grep -o '(?:big|abbot|mayor|squire)' | sort -u
$ reeve schema castle | grep -o big | sort -u
--- rows word
mayor:
squire:
ransom: [A-Z] mayor
exchange: squire
top: mayor
:mayor:.*@
--- stdout
     60 legal
[["big","abbot","mayor","squire","small"]]
(?:big|abbot|mayor|squire)

== a house rule sees how many are in hand
$ reeve score --rules fixtures/rulesets --script $T/x.lua $T/game.yaml | grep hand
$ sed 's/"mayor"/"baron"/' $T/x.lua >$T/y.lua
$ reeve score --rules fixtures/rulesets --script $T/y.lua $T/game.yaml 2>&1 | grep baron
--- file x.lua
return {
  api = 1, name = "x", summary = "Tells what it sees.", rules = {"house-mayors"},
  hooks = {
    turn_ending = function(game, turn)
      local seen = {}
      for _, figure in ipairs {"small", "big", "mayor", "squire"} do
        seen[#seen + 1] = figure .. " " .. turn:player():supply(figure)
      end
      game:score(turn:player(), 0, "in hand " .. table.concat(seen, ", ")
                 .. ", all " .. turn:player():supply())
    end,
  },
}
--- file game.yaml
reeve: 1
rules: house-mayors
players: {R: Rosa, B: Ben}
moves:
- R: BA.CFc.1/90 0,1 mayor:knight@s
- B: BA.L 1,1 squire:monk
--- stdout
       0  R   x: in hand small 7, big 0, mayor 0, squire 2, all 9
       0  B   x: in hand small 7, big 0, mayor 1, squire 1, all 9
$T/game.yaml:5:3: unreadable: $T/y.lua:7: there is no figure `baron` [script-failed]

== beside another expansion: each adds its own, and changes what it says otherwise
% printf "reeve: 1\nrules: [$order]\noptions: {big_follower: true}\nplayers: {W: a, B: b}\n" >$T/head.yaml
% { cat $T/head.yaml; echo "board: {}"; } | reeve position --rules $T - | grep supply
% { cat $T/head.yaml; echo "board: {'0,0': 'BA.RCr W:mayor:knight B:big:highwayman'}"; } >$T/position.yaml
% reeve score --now --rules $T --format json $T/position.yaml | gojq -c '.final[] | [.player, .followers]'
--- file one/ruleset.yaml
ruleset: 1
name: one
extends: carcassonne
figures: {mayor: {strength: 3}, big: {strength: 4}}
--- file two/ruleset.yaml
ruleset: 1
name: two
extends: carcassonne
figures: {page: {each: 2}, mayor: {strength: 3}}
supply: 5
--- rows order
one,two
    supply: {W: {followers: 5, big: 1, mayor: 1, page: 2}, B: {followers: 5, big: 1, mayor: 1, page: 2}}
    ["W",{"W":3}]
    ["B",{"B":4}]
two,one
    supply: {W: {followers: 5, big: 1, page: 2, mayor: 1}, B: {followers: 5, big: 1, page: 2, mayor: 1}}
    ["W",{"W":3}]
    ["B",{"B":4}]

== what no figure can be is refused in one line, with its place
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: tower\nfigures: {%s}\n' "$figure" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n '1s/known here.*/…/p;1t;1p'
--- rows figure
knight: {strength: 2}
    reeve: r: r/ruleset.yaml:4:1: no figure can be called knight: so are the followers of a kind
small: {strength: 2}
    reeve: r: r/ruleset.yaml:4:1: no figure can be called small: the engine has that word
followers: {}
    reeve: r: r/ruleset.yaml:4:1: no figure can be called followers: the engine has that word
top: {}
    reeve: r: r/ruleset.yaml:4:1: no figure can be called top: the engine has that word
towers: {each: 2}
    reeve: r: r/ruleset.yaml:4:1: no figure can be called towers: so are pieces
a: {strength: 10}
    reeve: r: r/ruleset.yaml:4:25: `10`: strength goes from 0 to 9; see reeve-ruleset(5)
a: {strength: 100}
    reeve: r: r/ruleset.yaml:4:25: `100`: strength goes from 0 to 9; see reeve-ruleset(5)
a: {strength: -1}
    reeve: r: r/ruleset.yaml:4:25: `-1`: strength goes from 0 to 9; see reeve-ruleset(5)
a: {strength: 2}, a: {strength: 3}
    reeve: r: r/ruleset.yaml:4:29: the key a is repeated: it is already on line 4. Correct one of the two keys, or delete it.
a: {each: 0}
    reeve: r: r/ruleset.yaml:4:21: `0`: each goes from 1 to 20; see reeve-ruleset(5)
a: {each: 21}
    reeve: r: r/ruleset.yaml:4:21: `21`: each goes from 1 to 20; see reeve-ruleset(5)
a: {size: 49}
    reeve: r: r/ruleset.yaml:4:21: `49`: size goes from 50 to 150; see reeve-ruleset(5)
a: {size: 151}
    reeve: r: r/ruleset.yaml:4:21: `151`: size goes from 50 to 150; see reeve-ruleset(5)
a: {option: nothing}
    reeve: r: r/ruleset.yaml:4:23: the game has no option `nothing`. Type one of these: edition, tiny_city, farm_scoring, big_follower, farmers, abbot, capture_own, capture_builder_pig, tower_top_capturable, tower_reopens, exchange_choice, ransom, ransom_needs_points, gap_blocks, range_offset, range_metric.
a: {path: "M0,0<"}
    reeve: r: r/ruleset.yaml:4:26: `path`: `<` is not a command of a path: M L H V C S Q T A Z; see reeve-ruleset(5)
"": {strength: 2}
    reeve: r: r/ruleset.yaml:4:12: ``: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
"a b": {strength: 2}
    reeve: r: r/ruleset.yaml:4:12: `a b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
"a:b": {}
    reeve: r: r/ruleset.yaml:4:12: `a:b`: a name: letters, digits, - and _, at most 64; see reeve-ruleset(5)
a: {strengh: 2}
    reeve: r: r/ruleset.yaml:4:15: unknown key `strengh` in a; did you mean `strength`?
a: 3
    reeve: r: r/ruleset.yaml:4:14: a must be a map, not a word; see reeve-ruleset(5)
a: [1, 1, 1, 1, 1]
    reeve: r: r/ruleset.yaml:4:14: a must be a map, not a list; see reeve-ruleset(5)
a: {strength: 9, each: 20}, b: {strength: 9, each: 8}
    reeve: r: r/ruleset.yaml:4:1: the followers of a player count as 262 together, and 255 can be counted
a: {name: "<b>"}
    reeve: r: r/ruleset.yaml:4:22: `<b>`: words of 1 to 32 bytes: letters, digits, and between them spaces, - and '; see reeve-ruleset(5)
a: {adjective: [young, old, dead]}
    reeve: r: r/ruleset.yaml:4:26: adjective must be a word, not a list; see reeve-ruleset(5)
a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {}, i: {}, j: {}, k: {}, l: {}, m: {}, n: {}, o: {}
    reeve: r: r/ruleset.yaml:4:102: more than 16 figures with the plain one. Type at most 16 figures with the plain one.

== a figure on several kinds stands at a place that is one feature of them all [K-14]
% sed "s/WORD/$word/" $T/game.yaml | reeve check -q --rules tests/rulesets - 2>&1 | grep -e illegal -e help:
% sed "s/WORD/$word/" $T/game.yaml | reeve fmt --rules tests/rulesets - 2>&1 | sed -n '$p'
$ sed "/WORD/d" $T/game.yaml | reeve legal --rules tests/rulesets --tile BA.CRRR --format tsv - | grep '0,1.180'
$ sed "s/WORD/guest@ese/" $T/game.yaml | reeve position --rules tests/rulesets - | grep guest
--- file game.yaml
reeve: 1
rules: guests
players: {R: Rosa, B: Ben}
moves:
- R: BA.CRRR/180 0,1 WORD
--- rows word
guest@ese
    - R: BA.CRRR/180 0,1 guest@ese
guest@se
    -:5:22: illegal: tile BA.CRRR has no place for a guest at se [no-place, K-14]
      help: Type guest@s, guest@ne, guest@ese or guest@nw: a guest needs a city or field.
    - R: BA.CRRR/180 0,1 guest@se
guest@s
    - R: BA.CRRR/180 0,1 guest@s
guest
    -:5:22: illegal: tile BA.CRRR/180 at 0,1 has more than one city or field: city@s, field@ese, field@nw, field@ne [where-several, K-14]
      help: Type guest@s, guest@ne, guest@ese or guest@nw.
    - R: BA.CRRR/180 0,1 guest
guest@n
    -:5:22: illegal: tile BA.CRRR has no place for a guest at n [no-place, K-14]
      help: Type guest@s, guest@ne, guest@ese or guest@nw: a guest needs a city or field.
    - R: BA.CRRR/180 0,1 guest@n
envoy@n
    - R: BA.CRRR/180 0,1 envoy@n
envoy@se
    - R: BA.CRRR/180 0,1 envoy@se
farmer@se
    - R: BA.CRRR/180 0,1 farmer@se
--- stdout
BA.CRRR	0,1	180	highwayman@n highwayman@e knight@s highwayman@w farmer@ne farmer@se farmer@nw guest@s guest@ne guest@ese guest@nw envoy@n envoy@e envoy@w envoy@ne envoy@se envoy@nw	city@0,0.n
rules: guests
  '0,1': BA.CRRR/180 R:guest@ese
supply: {R: {followers: 7, guest: 5, envoy: 6, towers: 10}, B: {followers: 7, guest: 6, envoy: 6, towers: 10}}

== whose word for a place is read as it was meant, in games and positions [K-14, T-17]
$ reeve sim guests --rules tests/rulesets --games 100 --seed 1 >$T/games.yaml
$ grep -o -e ' guest@' -e ' envoy@' -e '[:]guest@' -e '[:]envoy@' $T/games.yaml | sort | uniq -c
$ reeve check --rules tests/rulesets --format tsv $T/games.yaml | cut -f3 | sort | uniq -c
$ reeve fmt --rules tests/rulesets $T/games.yaml | cmp - $T/games.yaml
% reeve position --rules tests/rulesets --at $at $T/games.yaml >$T/at.yaml
% reeve check --rules tests/rulesets --format tsv $T/at.yaml 2>/dev/null | cut -f3 | sort | uniq -c
% reeve position --rules tests/rulesets $T/at.yaml | cmp - $T/at.yaml
--- rows at
5
        100 legal
20
        100 legal
40
        100 legal
60
        100 legal
--- stdout
   1791  envoy@
   1764  guest@
    487 :envoy@
    483 :guest@
    100 legal

== who counts for nothing holds the feature, scores nothing, and comes home [K-15, K-19, K-33]
$ reeve score --rules tests/rulesets $T/game.yaml | grep city
$ reeve why --rules tests/rulesets $T/game.yaml 1 | sed -n '/majority/,/^score/p'
$ reeve why --rules tests/rulesets $T/game.yaml city@0,1 | sed -n '4,$p'
$ sed 's/BA.C.180/BA.Cc.1\/180/; $a - R: BA.L 0,-2' $T/game.yaml >$T/open.yaml
$ reeve legal --rules tests/rulesets --tile BA.C --format tsv $T/open.yaml | grep '1,1.270'
$ reeve completions --rules tests/rulesets $T/open.yaml | grep ^city
$ printf '%s\n' '- B: BA.C/270 1,1 knight' | cat $T/open.yaml - | reeve check -q --rules tests/rulesets - 2>&1 | sed 1q
--- file game.yaml
reeve: 1
rules: mayors
scripts: [mayor]
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1 mayor
- B: BA.L 0,-1 monk
--- stdout
          R   city@0,0.n (mayor): a strength of 1 becomes 0                 MR-1
       0  -   city@0,0.n: no follower on it counts: nobody scores           K-33
      majority    city@0,0.n: no follower on it counts: nobody scores       K-33
      come home   1 follower of R comes home, for the next turn             K-19
score after it: Rosa (R) 0, Ben (B) 0
    1  R   1 follower of R stands on it
    1  R   mayor: a strength of 1 becomes 0                                 MR-1
    1  R   no follower on it counts: nobody scores                          K-33
    1  R   1 follower of R comes home
BA.C	-1,1	270	farmer@n knight@w mayor@w	
BA.C	1,1	270	farmer@n	city@0,0.n
city@0,0.n: 2 tiles, worth 4, held by R 1; open at 0,1 e
-:9:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]

== a large follower that comes home is one follower [I-25]
$ sed 's/BA.Cc.1/BA.C/; /farmer/d' $T/game.yaml | reeve why - city@0,1 | grep follower
$ reeve why $T/game.yaml city@0,1 | grep follower
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: BA.Cc.1/180 0,1 big:knight
- B: BA.L 0,-1 monk
- R: BA.C/270 1,1 farmer@n
--- stdout
    1  R   1 follower of R stands on it
    1  R   1 follower of R comes home
    1  R   1 follower of R stands on it
    3  R   1 follower of R comes home
