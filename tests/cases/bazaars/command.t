# Commands on games with bazaars: why, fmt, score, show, legal; what is refused.

== new shows the notation of bridges, castles and bazaars, for each edition, and the comments in it are moves [B-3, B-22, B-54]
% reeve new $name >$T/new.yaml; reeve check $T/new.yaml
$ sed -n '/fief:/d; /discard:/d; s/^# \(- [WB]:.*\|- bazaar:.*\)/\1/p; s/^#   \(castle\|bridge\|score\): /  \1: /p; s/^#     /    /p' $T/new.yaml >$T/moves
$ { sed '/^#/d' $T/new.yaml; cat $T/moves; } | reeve check
$ grep fief: $T/new.yaml
--- rows name
bazaars-hig
    $T/new.yaml: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
bazaars-zmg
    $T/new.yaml: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
bazaars
    $T/new.yaml: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
--- stdout
-: legal so far: 4 turns, score White (W) -3, Black (B) 3, B to move
#   # fief: {W: 'road@1,0.e'}             # of several completed by a castle, the one it scores

== why says who chooses, who may bid what and why, and who pays whom [B-56, B-57, B-61, B-62, B-63, B-64]
$ reeve why fixtures/bazaars/example-auction.yaml 2 | sed '/noted/,$d'
--- stdout
turn 2: bazaar: BA.L to B for 3, BA.C to Y for 3: legal
 yes  bazaar      Y laid a bazaar tile, and 82 tiles are left for 3
                  players                                                   B-54
 yes  draw        3 tiles are drawn, one a player                           B-56
 yes  lot         tile BA.L: B sits to the left of Y, who laid the bazaar   B-56
 yes  bid         B must open with 0 or more: 2 [min_open_bid: 0]           B-56
 yes  bid         K may bid 3 or more, once, and passes                     B-57
 yes  bid         Y may bid 3 or more, once: 3                              B-57
      deal        B buys it, and pays 3 to Y                                B-58
  -3  points      B: buys tile BA.L from Y                                  B-58
  +3  points      Y: for tile BA.L, from B                                  B-58
 yes  lot         tile BA.C: K is the next without a tile, clockwise from
                  B, who got the last tile [bazaar_next: from_buyer]        B-62
 yes  bid         K must open with 0 or more: 2 [min_open_bid: 0]           B-56
 yes  bid         Y may bid 3 or more, once: 3                              B-57
      bid         B may not bid: this player has a tile already             B-61
      deal        K sells it: Y pays 3                                      B-58
  -3  points      Y: buys tile BA.C from K                                  B-58
  +3  points      K: for tile BA.C, from Y                                  B-58
      deal        the last tile goes to K for nothing                       B-63
      bazaar      K takes tile BA.RFr for nothing                           B-63
      bazaar      the tiles are played by B, K, Y in turn [bazaar_order:
                  left_of_active]                                           B-64

== all that is wrong with a bazaar is said, not only the first thing [B-56, B-57, B-58, B-61]
$ sed 's/B: 2, K: pass, Y: 3}, deal: buy/B: pass, K: 2, Y: 2}/; s/K: 2, Y: 3}/K: 2, Y: 3, B: 4}/' fixtures/bazaars/example-auction.yaml |
$     reeve why - 2 | grep -e '^  no' -e '^turn'
--- stdout
turn 2: bazaar: BA.L to B for 2, BA.C to B for 4: illegal
  no  bid         B chose the tile and must open the bidding                B-56
  no  bid         Y bids 2, but the lowest bid is 3                         B-57
  no  deal        the record does not say whether B buys tile BA.L from K
  no  bid         B may not bid: this player has a tile already             B-61

== why without bidding, by option and by a house rule [B-59, B-69]
% sed "s/^rules.*/&\n$how/; s/, bids.*/}/; /score/d" fixtures/bazaars/example-auction.yaml | reeve why - 2 | grep -v '^score'
--- rows how
options: {bazaar_auction: false}
    turn 2: bazaar: BA.L to B, BA.C to K: legal
     yes  bazaar      Y laid a bazaar tile, and 82 tiles are left for 3
                      players                                                   B-54
     yes  draw        3 tiles are drawn, one a player                           B-56
     yes  lot         tile BA.L: B sits to the left of Y, who laid the bazaar   B-56
          bid         B may not bid: there is no bidding in this game
                      [bazaar_auction: false]                                   B-69
          deal        B has it for nothing                                      B-69
          bazaar      B takes tile BA.L for nothing                             B-69
     yes  lot         tile BA.C: K is the next without a tile, clockwise from
                      B, who got the last tile [bazaar_next: from_buyer]        B-62
          bid         K may not bid: there is no bidding in this game
                      [bazaar_auction: false]                                   B-69
          bid         B may not bid: this player has a tile already             B-61
          deal        K has it for nothing                                      B-69
          bazaar      K takes tile BA.C for nothing                             B-69
          deal        the last tile goes to Y for nothing                       B-63
          bazaar      Y takes tile BA.RFr for nothing                           B-63
          bazaar      the tiles are played by B, K, Y in turn [bazaar_order:
                      left_of_active]                                           B-64
    with bazaar_auction=true: illegal
scripts: [bazaar-without-bidding]
    turn 2: bazaar: BA.L to B, BA.C to K: legal
     yes  bazaar      Y laid a bazaar tile, and 82 tiles are left for 3
                      players                                                   B-54
     yes  draw        3 tiles are drawn, one a player                           B-56
     yes  lot         tile BA.L: B sits to the left of Y, who laid the bazaar   B-56
          house rule  bazaar-without-bidding: B may not bid: there is no
                      bidding                                                   B-57
          house rule  bazaar-without-bidding: K may not bid: there is no
                      bidding                                                   B-57
          house rule  bazaar-without-bidding: Y may not bid: there is no
                      bidding                                                   B-57
          deal        B has it for nothing                                      B-69
          bazaar      B takes tile BA.L for nothing                             B-69
     yes  lot         tile BA.C: K is the next without a tile, clockwise from
                      B, who got the last tile [bazaar_next: from_buyer]        B-62
          house rule  bazaar-without-bidding: K may not bid: there is no
                      bidding                                                   B-57
          house rule  bazaar-without-bidding: Y may not bid: there is no
                      bidding                                                   B-57
          bid         B may not bid: this player has a tile already             B-61
          deal        K has it for nothing                                      B-69
          bazaar      K takes tile BA.C for nothing                             B-69
          deal        the last tile goes to Y for nothing                       B-63
          bazaar      Y takes tile BA.RFr for nothing                           B-63
          bazaar      the tiles are played by B, K, Y in turn [bazaar_order:
                      left_of_active]                                           B-64

== why as JSON: nobody's turn, with a step for each thing
$ reeve why --format json fixtures/bazaars/example-auction.yaml 2 |
$     gojq -c '[has("player"), .move, .verdict, .gained], ([.steps[] | .step] | unique)'
--- stdout
[false,"bazaar: BA.L to B for 3, BA.C to Y for 3","legal",{"B":-3,"K":3,"Y":0}]
["bazaar","bid","deal","draw","lot","noted","points"]

== what is paid are items of kind bazaar, which add up to the score [B-58, B-59]
$ reeve score --format json fixtures/bazaars/example-auction.yaml |
$     gojq -c '.items[] | select(.kind == "bazaar") | [.turn, .player, .points, .rule]'
$ reeve-fast sim bazaars --games 20 --seed 4 --players 5 --option bridges=false | reeve-fast score --format json |
$     gojq -c '. as $r | [.score | to_entries[] | .key as $p | .value == ([($r.items + $r.final)[] | select(.player == $p) | .points] | add // 0)] | all' | sort | uniq -c
--- stdout
[2,"B",-3,"B-58"]
[2,"Y",3,"B-58"]
[2,"Y",-3,"B-58"]
[2,"K",3,"B-58"]
     20 true

== fmt writes a bazaar as it was typed, with all who passed, and keeps its comments
$ reeve fmt $T/game.yaml | diff - $T/canonical.yaml
$ reeve fmt $T/canonical.yaml | cmp - $T/canonical.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: ffff+b 0,-1
# nobody wanted to buy
- score: {B: -1}
  bazaar:                     # the first
    # in the order in which they lay
    draw: [ffff+k, frfr, BA.C]
    lots:     # two
    # after a long silence
    - {bids: {B: 1}, chooser: B, tile: ffff+k}
    - {chooser: R, tile: frfr, bids: {R: 0, W: 2}, deal: sell}  # too cheap
- B: ffff+k -1,-1
--- file canonical.yaml
reeve: 1
rules: bazaars
players: {W: Wim, B: Bea, R: Rik}
moves:
- W: BB.F.b 0,-1
# nobody wanted to buy
- bazaar: # the first
    # in the order in which they lay
    draw: [BA.L, BA.RFr, BA.C]
    lots: # two
    # after a long silence
    - {tile: BA.L, chooser: B, bids: {B: 1, R: pass, W: pass}}
    - {tile: BA.RFr, chooser: R, bids: {R: 0, W: 2}, deal: sell} # too cheap
  score: {B: -1}
- B: BA.L -1,-1
--- stdout

== show says what comes next and who has which tile [B-54, B-64]
$ reeve show --at 1 fixtures/bazaars/example-auction.yaml | tail -n 6
$ reeve show --at 3 fixtures/bazaars/example-auction.yaml | tail -n 5
$ reeve show --at 3 --svg $T/sold.svg fixtures/bazaars/example-auction.yaml
$ reeve show --at 1 --svg $T/due.svg fixtures/bazaars/example-auction.yaml
$ grep -o 'tile BA.[A-Za-z]* from the bazaar' $T/sold.svg
$ grep -o 'A bazaar comes next\|a bazaar comes next' $T/due.svg
--- stdout
    player     score  followers  bridges  castles
  Y You (Y)       10          7        3        3
> B Blue (B)      10          7        3        3
  K Black (K)     10          7        3        3
a bazaar comes next, after the tile of You (Y)
82 tiles to come
    player     score  followers  bridges  castles  from the bazaar
  Y You (Y)       10          7        3        3  BA.C
  B Blue (B)       7          7        3        3  -
> K Black (K)     13          7        3        3  BA.RFr
81 tiles to come
tile BA.C from the bazaar
tile BA.RFr from the bazaar
A bazaar comes next
a bazaar comes next

== legal: an entry of a bazaar places no tile
$ reeve legal --before 2 fixtures/bazaars/example-auction.yaml
$ reeve legal --before 3 fixtures/bazaars/example-auction.yaml | tail -n 1
$ reeve legal --before 3 --format json fixtures/bazaars/example-auction.yaml | gojq -r .tile | sort -u
--- stdout~
placements
BA.L
--- stderr
reeve: fixtures/bazaars/example-auction.yaml: that turn places no tile; say which with --tile

== figures and tiles of other expansions are refused by the rule that has them [B-18, B-31, B-32, B-50, B-51, B-65, B-72]
% sed "s/^- Y: BB.F.b 0,-1/& $what/" fixtures/bazaars/example-auction.yaml | reeve check 2>&1 | grep -o '`.*'
$ sed 's/^- Y: BB.F.b /- Y: abbey /' fixtures/bazaars/example-auction.yaml | reeve check -q 2>&1 | head -n 1
$ sed 's/tile: BA.C,/tile: abbey,/; s/\[BA.RFr/[abbey\/90/' fixtures/bazaars/example-auction.yaml | reeve check -q 2>&1 | grep -o '`.*\]'
$ reeve legal --before 2 --tile abbey fixtures/bazaars/example-auction.yaml
$ reeve explain B-72 | head -n 3
--- rows what
builder
    `builder` is not available here [not-modelled, B-65]
    `traders` to `rules`. See: reeve explain B-65
abbey
    `abbey` is not available here [not-modelled, B-72]
    `abbey` to `rules`. See: reeve explain B-72
inn
    `inn` is not available here [not-modelled, B-18]
    `inns` to `rules`. See: reeve explain B-18
flying_machine
    `flying_machine` is not available here [not-modelled, B-31]
siege
    `siege` is not available here [not-modelled, B-32]
    `siege` to `rules`. See: reeve explain B-32
dragon
    `dragon` is not available here [not-modelled, B-50]
    `dragon` to `rules`. See: reeve explain B-50
fairy
    `fairy` is not available here [not-modelled, B-50]
    `dragon` to `rules`. See: reeve explain B-50
plague
    `plague` is not available here [not-modelled, B-50]
king
    `king` is not available here [not-modelled, B-51]
    `king` to `rules`. See: reeve explain B-51
barn
    `barn` is not available here [not-modelled, B-51]
    `abbey` to `rules`. See: reeve explain B-51
--- stdout
-:9:6: unreadable: `abbey` is not available here [not-modelled, B-72]
`abbey` is not available here [not-modelled, B-72]
`abbey` is not available here [not-modelled, B-72]
B-72: No abbey instead

  An abbey may not be placed instead of a tile from a bazaar.
--- stderr
reeve: fixtures/bazaars/example-auction.yaml: `abbey` is not available here

== entries of another shape are refused where they stand
% printf 'reeve: 1\nrules: bazaars\nplayers: {W: A, B: C}\nmoves:\n- W: BB.F.b 0,-1\n- %s\n' "$entry" | reeve check -q 2>&1 | head -n 1
--- rows entry
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}}]}, B: BA.L 1,0}
    -:6:82: unreadable: `B` in the entry of a bazaar [entry-player]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}}]}, discard: [BA.L]}
    -:6:82: unreadable: `discard` in the entry of a bazaar [entry-player]
{bazaar: [BA.L]}
    -:6:12: unreadable: bazaar must be a map, not a list [wrong-type]
{bazaar: {draw: [BA.L, BA.C]}}
    -:6:12: unreadable: the key `lots` is missing [missing-key]
{bazaar: {draw: BA.L, lots: []}}
    -:6:19: unreadable: draw must be a list, not a word [wrong-type]
{bazaar: {draw: [BA.L, BA.C], lots: [BA.L]}}
    -:6:40: unreadable: a lot must be a map, not a word [wrong-type]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, bids: {B: 1}}]}}
    -:6:40: unreadable: the key `chooser` is missing [missing-key]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: X, bids: {B: 1}}]}}
    -:6:62: unreadable: there is no player `X` [unknown-player]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: -1}}]}}
    -:6:75: unreadable: `-1`: a bid is 0 to 999999999, or pass [bad-extra]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1000000000}}]}}
    -:6:75: unreadable: `1000000000`: a bid is 0 to 999999999, or pass [bad-extra]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: much}}]}}
    -:6:75: unreadable: a bid must be a whole number, not `much` [bad-number]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 2147483647}}]}}
    -:6:75: unreadable: `2147483647`: a bid is 0 to 999999999, or pass [bad-extra]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: -99999999999999999999}}]}}
    -:6:75: unreadable: `-99999999999999999999`: a bid is 0 to 999999999, or pass [bad-extra]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: -}}]}}
    -:6:75: unreadable: a bid must be a whole number, not `-` [bad-number]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: {W: 1}}}]}}
    -:6:75: unreadable: a bid must be a word, not a map [wrong-type]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}, deal: steal}]}}
    -:6:85: unreadable: `steal`: a deal is buy or sell [bad-extra]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}, price: 3}]}}
    -:6:79: unreadable: unknown key `price` in a lot [unknown-key]
{bazaar: {draw: [BA.L, BA.Q], lots: [{tile: BA.L, chooser: B, bids: {B: 1}}]}}
    -:6:26: unreadable: there is no tile `BA.Q` in Bridges, Castles and Bazaars [unknown-tile]
{bazaar: {draw: [BA.L, BA.RRRR, BA.RRRR], lots: []}}
    -:6:12: illegal: 2 tiles are drawn for a bazaar of 2 players, not 3 [bazaar-draw, B-56]
{bazaar: {draw: [BA.RRRR, BA.RRRR], lots: []}}
    -:6:29: illegal: tile BA.RRRR is drawn more often than it is to come [tile-used, K-3]
{bazaar: {draw: [], lots: []}}
    -:6:12: illegal: 2 tiles are drawn for a bazaar of 2 players, not 0 [bazaar-draw, B-56]
{bazaar: {draw: [BA.L, BA.C], lots: []}}
    -:6:33: illegal: the bazaar has 1 lot, not 0 [bazaar-lots, B-63]
{bazaar: {draw: [BA.L, BA.C], lots: [{tile: BA.L, chooser: B, bids: {B: 1}}, {tile: BA.C, chooser: W, bids: {W: 1}}]}}
    -:6:33: illegal: the bazaar has 1 lot, not 2 [bazaar-lots, B-63]
{bazaar: {}}
    -:6:12: unreadable: the key `draw` is missing [missing-key]

== what a hand may hold, and how a tile is taken without bidding, is said of this game [B-1, B-69]
% printf 'reeve: 1\nrules: %s\nplayers: {W: A, B: C}\nboard: {}\nsupply: {W: {wagons: 1}}\n' "$game" | reeve check 2>&1 | grep known
$ printf 'reeve: 1\nrules: bazaars\noptions: {castles: false}\nplayers: {W: A, B: C}\nboard: {}\nsupply: {W: {wagons: 1}}\n' | reeve check 2>&1 | grep known
$ sed 's/^rules.*/&\noptions: {bazaar_auction: false}/' fixtures/bazaars/example-auction.yaml | reeve check -q 2>&1 | head -n 4
--- rows game
carcassonne
    -:5:14: unreadable: unknown key `wagons` in supply [unknown-key]
bazaars
    -:5:14: unreadable: unknown key `wagons` in supply [unknown-key]
tower
    -:5:14: unreadable: unknown key `wagons` in supply [unknown-key]
[tower, bazaars]
    -:5:14: unreadable: unknown key `wagons` in supply [unknown-key]
--- stdout
-:6:14: unreadable: unknown key `wagons` in supply [unknown-key]
-:14:42: illegal: B may not bid: there is no bidding in this game [bid-off, B-69, bazaar_auction: false]
     14 | ...  - {tile: BA.L, chooser: B, bids: {B: 2, K: pass, Y: 3}, deal: ...
        |                                           ^
  help: List the lot with `tile` and `chooser` only.

== a player cannot be called bazaar, and setup.draw tells what a bazaar turns up
$ printf 'reeve: 1\nrules: bazaars\nplayers: {bazaar: A, B: C}\nmoves: []\n' | reeve check -q
$ sed 's/^moves/setup: {draw: [BB.F.b, BA.RFr, BA.C, BA.L, BA.L]}\n&/; $a- B: BA.L 1,-1' fixtures/bazaars/example-auction.yaml |
$     tee $T/drawn.yaml | reeve check
$ sed 's/BA.RFr, BA.C, BA.L, BA.L/BA.C, BA.RFr, BA.L, BA.L/' $T/drawn.yaml | reeve check -q
$ sed 's/BA.L, BA.L]/BA.L, BA.C]/' $T/drawn.yaml | reeve check -q
$ reeve position --at 2 $T/drawn.yaml | grep -A 1 setup
--- stdout
-: legal so far: 6 turns, score You (Y) 10, Blue (B) 7, Black (K) 13, K to move
setup:
  draw: ['BA.L']
--- stderr~
`bazaar` cannot be a player's label
tile BA.C was drawn here, not tile BA.RFr
tile BA.C was drawn here, not tile BA.L
--- status 0

== random games of 2 to 6 players are legal by every option, alone and with The Tower [B-54, B-60, B-66]
$ for p in 2 3 4 5 6; do
$     reeve-fast sim bazaars --games 30 --seed $p --players $p
$     reeve-fast sim tower+bazaars --games 10 --seed $p --players $p
$     reeve-fast sim bazaars --games 10 --seed $p --players $p --option bazaar_next=from_chooser --option bazaar_order=first_buyer --option min_open_bid=1
$     reeve-fast sim bazaars --games 10 --seed $p --players $p --option bazaar_auction=false
$ done | reeve-fast check --format json | gojq -r '.verdict, (.finished | tostring)' | sort | uniq -c
$ games() { reeve-fast sim bazaars --games 100 --seed 1 --players 3 "$@"; }
$ [ $(games | grep -c '^- bazaar') -gt 300 ] && [ $(games | grep '^result' | grep -c -e -) -gt 0 ] && echo bazaars, and scores below 0
$ games --option bazaars=false | grep -c bazaar:
--- stdout
    300 legal
    300 true
bazaars, and scores below 0
0
--- status 1

== perft counts turns up to a bazaar, and with the tiles bought at it [B-54, B-64]
$ reeve perft --depth 2 $T/due.yaml
$ sed 's/after: W/after: W, tiles: {B: BA.RRRR, W: BA.L}/' $T/due.yaml | reeve perft --depth 1
--- file due.yaml
reeve: 1
rules: bazaars
options: {bridges: false}
players: {W: Wim, B: Bea}
to_move: B
board: {'0,0': crfr, '0,-1': ffff+b}
bazaar: {after: W}
--- stdout
depth 1: 0
depth 2: 0
depth 1: 72

== what the help calls the columns of legal is what they hold, bridges and ransoms among them [B-9, T-43]
$ reeve legal --help | sed -n '/^tsv columns/,/^$/p'
$ reeve legal --actions --tile BA.L --format tsv $T/game.yaml | awk -F '\t' '$2 == "0,-2" && $3 == 0 {for (i = 1; i <= NF; i++) print i " [" $i "]"}'
--- file game.yaml
reeve: 1
rules: [tower, bazaars]
options: {big_follower: true}
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': BA.RCr, '0,-1': [TO.FG, 'R:farmer@n']}
towers: {'0,-1': 1}
score: {R: 0, B: 5}
prisoners: {R: [B, B big]}
--- stdout
tsv columns, one line for each placement: tile, cell, rotation, followers
(words), completions (FEATURE=LABEL:POINTS); in games where pieces are built
with a tile, the pieces needed and the pieces allowed besides (words); with
--actions, a column for each key of the game whose actions can follow the tile,
then for each whose actions come before it: its values, or ACTION=VALUE;VALUE if
they follow another action.

1 [BA.L]
2 [0,-2]
3 [0]
4 [monk@c]
5 []
6 []
7 [ew ew@0,-1]
8 [0,-1]
9 [0,-1]
10 []
11 [0,-1=R:farmer@0,-1.n]
12 [R:farmer@0,-1.n=small;big]
13 [R;R big]

== legal has a column for each key of the ruleset, whatever its options, and for no other
% sed "s/RULES/$rules/" $T/game.yaml | reeve legal --actions --tile BA.L --format tsv --header | head -1
$ sed 's/RULES/tower/; /^rules/a options: {ransom: false}' $T/game.yaml | reeve legal --actions --tile BA.L --format tsv --header | head -1
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr}
--- rows rules
carcassonne
    tile	cell	rotation	pieces	completes
bazaars
    tile	cell	rotation	pieces	completes	bridge	may_bridge	castle
tower
    tile	cell	rotation	pieces	completes	tower	top	capture	exchange	ransom
tower+bazaars
    tile	cell	rotation	pieces	completes	bridge	may_bridge	tower	top	castle	capture	exchange	ransom
--- stdout
tile	cell	rotation	pieces	completes	tower	top	capture	exchange	ransom
