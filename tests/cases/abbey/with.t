# Abbeys, mayors, wagons and barns beside other expansions (rulesets/abbey). The hole of most boards is at
# 1,0: the road of the start tile leads into it from the west.

== an abbey has no field: the fields beside it stay apart, and no barn stands at its corner [AM-21]
$ reeve check $T/game.yaml
$ sed 's/ 2,1 barn@nw/ 2,1 barn@sw/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/RFr 2,2/RFr 2,2 farmer@s/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed '/2,1/,$d;s/abbey 1,0/BA.RFr 1,0 farmer@s/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.L, '1,2': BA.RFr, '0,-1': BA.L B:farmer, '1,-1': BA.L, '2,-1': BA.LR/270, '2,0': BA.RFr}
moves:
- A: abbey 1,0
- B: BA.RFr 2,2
- A: BA.L 2,1 barn@nw
- B: BA.LR 1,-2
--- stdout
$T/game.yaml: legal so far: 4 turns, score Ann (A) 0, Ben (B) 0, A to move
-:8:15: illegal: tile BA.L has no place for a barn at sw [no-place, AM-52]
-:6:17: illegal: no farmer may stand there: field@0,0.s already holds a follower of B [occupied, K-15]

== a second part with the abbey, which extends nothing, and takes the goods of what it completes [AM-26, AM-27, AM-28]
$ reeve score $T/game.yaml
$ sed '/RFr -2,0/d;s/B: BA.C/A: BA.C/' $T/game.yaml | reeve check -q - 2>&1 | head -n 2
$ sed 's/A: abbey 1,0/A: BA.RFr -3,0\n  discard: [abbey]/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr A:highwayman@e
  '0,-1': BA.C/90
  '1,-1': TB.Cc.w B:knight@n
  '2,-1': BA.L
  '2,0': BA.RFr
  '2,1': BA.L
  '1,1': BA.L
  '-1,0': BA.RFr A:builder@e
moves:
- A: BA.RFr -2,0
- A: abbey 1,0
- B: BA.C/180 0,1
--- stdout
                                                                         A     B
  1  A  BA.RFr -2,0                                                      0     0
  2  A  abbey 1,0                                                        0     4
      +4  B   city@0,-1.e: 2 tiles, 2 each                                  K-22
          A   takes 1 wine                                                   M-6
  3  B  BA.C/180 0,1                                                     0     4
       0  -   city@0,0.n: nobody stands on it                               K-27
       0  -   monastery@1,0.c: nobody stands on it                          K-27
score after turn 3, A to move, 98 tiles to come: Ann (A) 0, Ben (B) 4
-:15:3: illegal: it is B's turn, not A's [not-your-turn, AM-27]
     15 | - A: BA.C/180 0,1
-:16:13: illegal: tile abbey is laid instead of drawing, and nothing is drawn before it [tile-used, AM-12]

== an abbey that completes the road with a builder gives no second part, and is named as the reason [AM-27]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr A:highwayman@e
  '0,-1': BA.C/90
  '1,-1': TB.Cc.w B:knight@n
  '2,-1': BA.L
  '2,0': BA.L
  '2,1': BA.L
  '1,1': BA.L
  '-1,0': [BA.LR/270, A:builder@e]
moves:
- A: abbey 1,0
- A: BA.C/180 0,1
--- status 1
--- stderr
$T/game.yaml:15:3: illegal: it is B's turn, not A's [not-your-turn, AM-27]
     15 | - A: BA.C/180 0,1
        |   ^
  help: Type `- B:` instead of `- A:`, or add the missing turn of B: the abbey just laid extends nothing.

== the last tile gives a second part to whoever has an abbey and a hole; without them it gives none [AM-26]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone abbey+traders BA.RCr BA.C BA.L BA.L BA.L BA.L BA.RFr BA.RFr BA.RFr)/" $T/game.yaml >$T/all.yaml
% reeve check --option abbey_end=$end $T/all.yaml; sed '$d' $T/all.yaml | reeve check --option abbey_end=$end -
$ sed '$d' $T/all.yaml | reeve why --option abbey_end=none - 1 | grep -A1 ' turn  *the tile'
$ sed "/'2,0'/d" $T/all.yaml | reeve check -q --option abbey_end=none - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr A:highwayman@e
  '0,-1': BA.L
  '1,-1': BA.L
  '2,-1': BA.L
  '2,0': BA.RFr
  '1,1': BA.L/90
  '0,1': BA.C/180
  '-1,0': BA.RFr A:builder@e
discards: all others
moves:
- A: BA.RFr -2,0
- A: abbey 1,0
--- rows end
round
    $T/all.yaml: legal: 2 turns, final score Ann (A) 3, Ben (B) 0
    -: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, A to move, the second part of a double turn
none
    $T/all.yaml: legal: 2 turns, final score Ann (A) 3, Ben (B) 0
    -: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, A to move, the second part of a double turn
--- stdout
      turn        the tile extends the feature on which A's builder
                  stood: a second part of the turn follows [double_turn:
-:16:12: illegal: tile abbey cannot lie at 1,0: an empty cell is beside it [no-hole, AM-10]

== who may lay the abbey in that part leaves it out without an entry, and so do others in the round [AM-24, AM-26, M-29]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone abbey+traders BA.RCr BA.C BA.L BA.L BA.L BA.L BA.RFr BA.RFr BA.RFr)/" $T/game.yaml >$T/all.yaml
% (sed "s/: may/: $turn/" $T/all.yaml; printf -- "$rest\\n") | reeve check - 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: [abbey, traders]
options: {double_turn: may}
players: {A: Ann, B: Ben, C: Cid}
to_move: A
score: {A: 0, B: 0, C: 0}
board:
  '0,0': BA.RCr A:highwayman@e
  '0,-1': BA.L
  '1,-1': BA.L
  '2,-1': BA.L
  '2,0': BA.RFr
  '1,1': BA.L/90
  '0,1': BA.C/180
  '-1,0': BA.RFr A:builder@e
discards: all others
moves:
- A: BA.RFr -2,0
--- rows turn rest
may - C: abbey 1,0 monk
    -: legal: 2 turns, final score Ann (A) 3, Ben (B) 0, Cid (C) 8
may - B: abbey 1,0 monk
    -: legal: 2 turns, final score Ann (A) 3, Ben (B) 8, Cid (C) 0
may result: {A: 3, B: 0, C: 0}
    -: legal: 1 turn, final score Ann (A) 3, Ben (B) 0, Cid (C) 0
may - A: none\n- C: abbey 1,0
    -: legal: 3 turns, final score Ann (A) 3, Ben (B) 0, Cid (C) 0
must - C: abbey 1,0
    -: illegal: turn 2; after 1 turn, score Ann (A) 0, Ben (B) 0, Cid (C) 0
    -:19:3: illegal: it is A's turn, not C's [not-your-turn, M-29, double_turn: must]
      help: Type `- A:` instead of `- C:`, or add the missing turn of A: A is to play the second part of a double turn.
      help: as the turn of A this turn is legal
      help: with double_turn=may: legal
must result: {A: 3, B: 0, C: 0}
    -: wrong: 1 turn, score Ann (A) 0, Ben (B) 0, Cid (C) 0, A to move, the second part of a double turn
    -:19:1: wrong: `result` is given, but the game is not over: 0 tiles still to come [unfinished, K-35]
      help: Add the turn of A; type `- A: none` if A lays nothing.
      help: with double_turn=may, or with abbeys=false: legal
must - A: none\nresult: {A: 3, B: 0, C: 0}
    -: legal: 2 turns, final score Ann (A) 3, Ben (B) 0, Cid (C) 0

== pigs and herds do nothing for a barn, and count for the farmers whom it sends home [AM-58, AM-60, AM-64]
$ gone=$(reeve tiles river --option river=2 --format json | gojq -r 'select(.tile | startswith("RI.")) | select(.tile | IN("RI.s", "RI.2.II+", "RI.2.I.v") | not) | .tile' | paste -sd, -)
$ sed -i "s/DISCARDS/$gone/" $T/game.yaml
$ reeve score --now $T/game.yaml | sed -n '/^  1/,$p'
$ sed 's/BA.C.90/& A:farmer/;s/.2,-1.: BA.L/& A:pig/' $T/game.yaml >$T/placed.yaml; sed '/1,-1/d;/4,0/d;/4,-1/d;s/BA.LR 3,-1/BA.L 1,-1 barn@ne/' $T/placed.yaml | reeve score --now - | sed -n '/^  1/,$p'
$ sed 's/river: 2/&, pig_herd: false/' $T/game.yaml | reeve score - | grep AM-60 | head -n 1
--- file game.yaml
reeve: 1
rules: [abbey, river, traders]
options: {river: 2}
players: {A: Ann, B: Ben}
to_move: B
discards: [DISCARDS]
board:
  '0,0': RI.s
  '1,0': RI.2.II+
  '1,1': RI.2.I.v/270
  '2,0': BA.C/90
  '3,0': BA.C/270
  '2,-1': BA.L
  '1,-1': BA.L B:barn@ne
  '4,0': BA.L A:farmer
  '4,-1': BA.L A:pig
moves:
- B: BA.LR 3,-1
--- stdout
  1  B  BA.LR 3,-1                                                       3     0
      +3  A   barn: 1 completed city beside a barn, 3 each, with pig and
              herd                                                         AM-60
          A   takes home the pig, which is left alone                       M-45
          A   barn: a follower comes home from field@0,0.n                 AM-60
final scoring
      +4  B   barn: a barn at field@0,0.n, 1 completed city, 4 each        AM-63
final score: Ann (A) 3, Ben (B) 4
Ben (B) wins
  1  B  BA.L 1,-1 barn@ne                                                5     0
      +5  A   barn: 1 completed city beside a barn, 5 each, with pig and
              herd                                                         AM-58
          A   takes home the pig, which is left alone                       M-45
          A   barn: a follower comes home from field@0,0.n                 AM-58
final scoring
      +4  B   barn: a barn at field@0,0.n, 1 completed city, 4 each        AM-63
final score: Ann (A) 5, Ben (B) 4
Ann (A) wins
      +2  A   barn: 1 completed city beside a barn, 2 each, with the pig   AM-60

== other ways to score fields leave the numbers of barns as they are, or raise them by one [AM-65]
% reeve score --now --option $options $T/game.yaml | grep -E '^  .* barn'
$ sed '$a - A: BA.L -1,1' $T/game.yaml | reeve score --option farm_scoring=first --option barn_points=one_more - | grep AM-60
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 farmer@n
- B: BA.L 0,-1 farmer@n
- A: BA.C 0,2
- B: BA.C/180 0,3
- A: BA.C 1,2
- B: BA.LR/270 -1,0
- A: BA.CG/90 1,1 barn@nw
- B: BA.L 0,-2
--- rows options
farm_scoring=second
      7  A  BA.CG/90 1,1 barn@nw                                             6     0
          +6  A   barn: 2 completed cities beside a barn, 3 each               AM-58
              A   barn: a follower comes home from field@0,1.n                 AM-58
          +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
farm_scoring=first
      7  A  BA.CG/90 1,1 barn@nw                                             6     0
          +6  A   barn: 2 completed cities beside a barn, 3 each               AM-58
              A   barn: a follower comes home from field@0,1.n                 AM-58
          +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
farm_scoring=first --option barn_points=one_more
      7  A  BA.CG/90 1,1 barn@nw                                             8     0
          +8  A   barn: 2 completed cities beside a barn, 4 each               AM-58
              A   barn: a follower comes home from field@0,1.n                 AM-58
         +10  A   barn: a barn at field@0,1.n, 2 completed cities, 5 each      AM-63
barn_points=one_more
      7  A  BA.CG/90 1,1 barn@nw                                             6     0
          +6  A   barn: 2 completed cities beside a barn, 3 each               AM-58
              A   barn: a follower comes home from field@0,1.n                 AM-58
          +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
--- stdout
      +4  B   barn: 2 completed cities beside a barn, 2 each               AM-60
          B   barn: a follower comes home from field@0,0.s                 AM-60

== towers capture mayors and wagons, who are gone before the scoring; no barn; and none of them goes on top [AM-3, AM-47, AM-54, AM-66, AM-67, AM-68]
$ { cat $T/game.yaml; echo "  wagon: 'B:highwayman@1,0.w'"; } | reeve check -
$ { cat $T/game.yaml; printf '  capture: B:wagon@0,0\n'; } | reeve score - | tail -n 4
% { sed '$d' $T/game.yaml; printf "  $actions\n"; } | reeve check -q - 2>&1 | head -n 1
$ { cat $T/game.yaml; printf '  capture: B:wagon@0,0\n- B: BA.L -1,1\n  ransom: A\n'; } | reeve score - | tail -n 3
--- file game.yaml
reeve: 1
rules: [abbey, tower]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr B:wagon@n
  '1,0': TO.RRR
  '2,0': BA.CRRR/90 B:mayor@e
  '0,-1': BA.L
  '1,-1': BA.L B:barn@nw
  '1,1': BA.LR B:monk
towers: {'1,0': 1}
score: {A: 0, B: 3}
moves:
- A: BA.C/180 0,1
  tower: 1,0
--- rows actions
tower: 1,0\n  capture: B:wagon@0,0\n  wagon: 'B:highwayman@1,0.w'
    -:17:11: illegal: no wagon of B was scored [ruled-out, AM-39]
tower: 1,0\n  capture: B:mayor@2,0
tower: 1,0\n  capture: B:barn@1,-1
    -:16:12: illegal: a barn cannot be captured: it is not a follower [no-follower-taken, T-22, capture_builder_pig: false]
tower: 1,0\n  capture: B:monk@1,1
top: wagon 1,0
    -:15:8: illegal: no wagon may stand on top of a tower [not-on-top, T-34]
top: mayor 1,0
    -:15:8: illegal: no mayor may stand on top of a tower [not-on-top, T-34]
top: barn 1,0
    -:15:8: illegal: no barn may stand on top of a tower: it is not a follower [no-follower-top, T-33, capture_builder_pig: false]
--- stdout
-: legal so far: 1 turn, score Ann (A) 0, Ben (B) 7, B to move
          A   places piece 2 on the tower at 1,0                             T-6
          A   takes B's wagon at 0,0 prisoner                               T-20
       0  -   city@0,0.n: nobody stands on it                               K-27
score after turn 1, B to move, 95 tiles to come: Ann (A) 0, Ben (B) 3
      -3  B   ransom: buys a wagon back from A                              T-40
      +3  A   ransom: for a wagon of B                                      T-40
score after turn 2, A to move, 94 tiles to come: Ann (A) 3, Ben (B) 0

== an owner with several prisoners chooses which is exchanged [AM-68]
% { cat $T/game.yaml; echo "  exchange: $who"; } | reeve position - 2>&1 | grep -E '^prisoners|:[0-9]+:'
$ reeve check -q $T/game.yaml 2>&1 | tail -n 1
--- file game.yaml
reeve: 1
rules: [abbey, tower]
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': TO.RRR
  '1,1': BA.LR A:monk
prisoners: {A: [B mayor, B wagon, B]}
moves:
- B: BA.C/180 0,1
  tower: 1,0
  capture: A:monk@1,1
--- rows who
mayor
    prisoners: {A: [B, B wagon]}
wagon
    prisoners: {A: [B, B mayor]}
small
    prisoners: {A: [B mayor, B wagon]}
barn
    -:14:13: illegal: `exchange: barn` brings nobody back: it is not among the prisoners [no-exchange, T-38]
    prisoners: {A: [B, B mayor, B wagon]}
--- stdout
  help: Add `exchange: small`, `exchange: mayor` or `exchange: wagon`.

== no bridge stands on an abbey or ends towards one, and one that ended at the hole is closed by it [AM-69]
$ reeve score $T/game.yaml
% { sed '$d' $T/game.yaml; printf -- "- A: $turns\n"; } | reeve check -q - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '1,-1': BA.L A:highwayman@n
  '1,-2': BA.LR/180
  '2,-1': BA.LR/270
  '2,0': BA.L
  '2,1': BA.L
  '1,1': BA.C
bridges: {'1,-1': ns}
moves:
- A: abbey 1,0
--- rows turns
abbey 1,0\n  bridge: ew
    -:16:11: illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
abbey 1,0\n  bridge: ew@2,0
    -:16:11: illegal: a bridge ew over the tile at 2,0 would end where no road continues it [bridge-end, B-6]
abbey 1,0\n- B: BA.RFr 3,0\n  bridge: ew@2,0
    -:17:11: illegal: a bridge ew over the tile at 2,0 would end where no road continues it [bridge-end, B-6]
abbey 1,0\n- B: BA.RFr 3,0\n  bridge: ew@1,0
    -:17:11: illegal: a bridge cannot be built at 1,0: the tile is laid at 3,0 [bridge-far, B-4]
--- stdout
                                                                         A     B
  1  A  abbey 1,0                                                        2     0
      +2  A   road@1,-1.n: 2 tiles, 1 each                                  K-21
score after turn 1, B to move, 88 tiles to come: Ann (A) 2, Ben (B) 0

== a wagon stands on a bridge, and moves to the road of one [AM-70]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep wagon@
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr A:wagon@n
  '0,-1': BA.L
moves:
- A: BA.L 1,-1
  bridge: ns
- B: BA.C/90 2,-1 wagon@n
  bridge: ns
- A: BA.C/180 0,1
  wagon: 'A:highwayman@1,-1.n'
--- stdout
                                                                         A     B
  1  A  BA.L 1,-1                                                        0     0
          A   builds a bridge from north to south at 1,-1                    B-3
  2  B  BA.C/90 2,-1 wagon@n                                             0     0
          B   builds a bridge from north to south at 2,-1                    B-3
  3  A  BA.C/180 0,1                                                     4     0
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
          A   wagon: a wagon goes to road@1,-1.n                           AM-39
score after turn 3, B to move, 91 tiles to come: Ann (A) 4, Ben (B) 0
  '1,-1': BA.L A:wagon@n
  '2,-1': BA.C/90 B:wagon@n

== an abbey completed in a fief makes the castle score; a city of one tile that it closes becomes no castle [AM-71, AM-75]
$ reeve score $T/game.yaml
$ sed 's/ monk@c//' $T/game.yaml | reeve score - | tail -n 5
$ reeve check -q $T/one.yaml 2>&1 | head -n 1
$ sed 's/^  castle.*//' $T/one.yaml | reeve score - | tail -n 3
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.LR/180, '1,1': BA.L}
castles: {'city@0,0.n': B}
moves:
- A: abbey 1,0 monk@c
--- file one.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.C A:knight@n, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.LR/180, '1,1': BA.L}
moves:
- A: abbey 1,0
  castle: {A: 'city@1,-1'}
--- stdout
                                                                         A     B
  1  A  abbey 1,0 monk@c                                                 9     9
      +9  A   monastery@1,0.c: 9 tiles, 1 each                              K-24
      +9  B   city@0,0.n: monastery@1,0.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, B to move, 88 tiles to come: Ann (A) 9, Ben (B) 9
  1  A  abbey 1,0                                                        0     9
       0  -   monastery@1,0.c: nobody stands on it                          K-27
      +9  B   city@0,0.n: monastery@1,0.c is completed in its fief: 9
              tiles, 1 each                                                 B-34
score after turn 1, B to move, 88 tiles to come: Ann (A) 0, Ben (B) 9
$T/one.yaml:7:16: illegal: city@1,-1.n is not a small city: it lies on 1 tile [castle-small, B-26, small_city: half_round]
  1  A  abbey 1,0                                                        2     0
      +2  A   city@1,-1.n: 1 tile, 2 each                                   K-22
score after turn 1, B to move, 89 tiles to come: Ann (A) 2, Ben (B) 0

== castles at a barn's field pay one more than cities, besieged cities twice as much; a castle bounds the field [AM-72, AM-74]
$ reeve score --now $T/game.yaml | sed -n '/^  1/,$p'
$ reeve score --now $T/pig.yaml 2>/dev/null | sed -n '/^  1/,$p'
$ reeve score --option siege_pig=single $T/pig.yaml 2>/dev/null | grep AM-58 | head -n 1
$ reeve score --now $T/joined.yaml | sed -n '/^  1/,$p'
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 A:farmer
  '0,2': BA.C A:farmer
  '0,3': BA.C/180
  '1,2': BA.C B:farmer
castles: {'city@0,0.n': none}
moves:
- B: BA.CG/90 1,1 barn@nw
--- file pig.yaml
reeve: 1
rules: [abbey, bazaars, traders, siege, buildings]
options: {siege_tiles: cathars}
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 A:farmer
  '0,2': SI.CA.C A:pig
  '0,3': BA.C/180
  '1,2': BA.C
tokens: {little-house: '0,1', little-shed: '0,0'}
castles: {'city@0,0.n': none}
moves:
- B: BA.CG/90 1,1 barn@nw
--- file joined.yaml
reeve: 1
rules: [abbey, bazaars, siege]
options: {siege_tiles: cathars}
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,2': SI.CA.C
  '0,3': BA.C/180
  '1,2': BA.C
  '1,1': BA.CG/90 B:barn@nw
  '-1,0': BA.RFr
  '-2,0': BA.RFr
  '-2,1': BA.L A:farmer
castles: {'city@0,0.n': none}
moves:
- B: BA.L -1,1
--- stdout
  1  B  BA.CG/90 1,1 barn@nw                                             7     0
      +7  A   barn: 1 completed city beside a barn, 3 each, 1 castle, 4
              each                                                         AM-58
          B   barn: a follower comes home from field@0,1.n                 AM-58
          A   barn: a follower comes home from field@0,1.n                 AM-58
          A   barn: a follower comes home from field@0,1.n                 AM-58
final scoring
      +9  B   barn: a barn at field@0,1.n, 1 completed city, 4 each, 1
              castle, 5 each                                               AM-63
final score: Ann (A) 7, Ben (B) 9
Ben (B) wins
  1  B  BA.CG/90 1,1 barn@nw                                            14     0
     +14  A   barn: 1 castle beside a barn, 5 each, 1 besieged city, 8
              each, with the pig, 1 for buildings                          AM-58
          A   takes home the pig, which is left alone                       M-45
          A   barn: a follower comes home from field@0,1.n                 AM-58
final scoring
     +14  B   barn: a barn at field@0,1.n, 1 castle, 5 each, 1 besieged
              city, 8 each, 1 for buildings                                AM-63
final score: Ann (A) 14, Ben (B) 14
Ann (A) and Ben (B) share the victory
              each, with the pig, 1 for buildings                          AM-58
  1  B  BA.L -1,1                                                        4     0
      +4  A   barn: 1 castle beside a barn, 2 each, 1 besieged city, 2
              each                                                         AM-60
          A   barn: a follower comes home from field@0,0.ne                AM-60
final scoring
     +13  B   barn: a barn at field@0,0.ne, 1 castle, 5 each, 1 besieged
              city, 8 each                                                 AM-63
final score: Ann (A) 4, Ben (B) 13
Ben (B) wins

== a mayor and a wagon are lords of castles; by options a mayor is none, and a wagon drives on from one [AM-50, AM-73, AM-74]
$ lord() { sed "s/WHO/$1/" $T/game.yaml | reeve score - | grep -E ' (castle|city)|home|A  '; }
$ lord mayor; lord wagon; lord knight
$ sed "s/WHO/mayor/" $T/game.yaml | reeve check -q --option mayor_lord=never - 2>&1 | head -n 1
$ sed "s/WHO/mayor/;/castle:/d" $T/game.yaml | reeve score --option mayor_lord=never - | sed -n 3p
$ sed "s/WHO/wagon/;\$a \  wagon: 'A:highwayman@-1,1.n'" $T/game.yaml >$T/wagon.yaml; reeve check -q $T/wagon.yaml 2>&1 | head -n 1
$ reeve score --option wagon_from_castle=true $T/wagon.yaml | tail -n 3
$ reeve check --option wagon_from_castle=true --option wagon_move=connected $T/wagon.yaml
$ reeve legal --actions --before 3 --tile BA.CRRR --option wagon_from_castle=true --option wagon_move=connected --format json $T/wagon.yaml | gojq -c 'select(.cell == "2,0" and .rotation == 180) | .wagon'
% sed "s/highwayman@-1,1.n/$at/" $T/wagon.yaml | reeve check -q --option wagon_from_castle=true - 2>&1 | head -n 1
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '1,0': BA.RRR
  '1,-1': BA.LR/180
  '0,-1': BA.C/180
  '-1,-1': BA.L
  '2,-1': BA.C
moves:
- A: BA.C/180 0,1 WHO@s
  castle: {A: 'city@0,1'}
- B: BA.RFr/90 -1,1
- A: BA.CRRR/180 2,0
--- rows at
monk@-1,-1
highwayman@2,0.n
    -:16:11: illegal: that is too far away [ruled-out, AM-40]
monk@1,-1.c
knight@2,-1
    -:16:11: illegal: that is too far away [ruled-out, AM-40]
--- stdout
                                                                         A     B
  1  A  BA.C/180 0,1 mayor@s                                             0     0
          A   puts a castle on the city instead of scoring it               B-25
  3  A  BA.CRRR/180 2,0                                                  0     0
       0  -   city@2,-1.n: nobody stands on it                              K-27
       0  A   city@0,0.n: road@1,0.e is completed in its fief: 2 tiles, 1
                                                                         A     B
  1  A  BA.C/180 0,1 wagon@s                                             0     0
          A   puts a castle on the city instead of scoring it               B-25
  3  A  BA.CRRR/180 2,0                                                  2     0
       0  -   city@2,-1.n: nobody stands on it                              K-27
      +2  A   city@0,0.n: road@1,0.e is completed in its fief: 2 tiles, 1
                                                                         A     B
  1  A  BA.C/180 0,1 knight@s                                            0     0
          A   puts a castle on the city instead of scoring it               B-25
  3  A  BA.CRRR/180 2,0                                                  2     0
       0  -   city@2,-1.n: nobody stands on it                              K-27
      +2  A   city@0,0.n: road@1,0.e is completed in its fief: 2 tiles, 1
-:13:16: illegal: A has no follower in city@0,0.n who can be a lord [castle-owner, AM-73, mayor_lord: never]
       0  A   city@0,0.n: the strength of a mayor is 0                     AM-31
$T/wagon.yaml:16:11: illegal: the lord of a castle goes home [ruled-out, AM-50]
              each                                                          B-34
          A   wagon: a wagon goes to road@-1,1.n                           AM-39
score after turn 3, B to move, 87 tiles to come: Ann (A) 2, Ben (B) 0
$T/wagon.yaml: legal so far: 3 turns, score Ann (A) 2, Ben (B) 0, B to move
["A:monk@-1,-1.c","A:knight@0,-1.s","A:monk@1,-1.c","A:highwayman@0,0.e","A:highwayman@1,0.w","A:highwayman@-1,1.n"]

== an abbey completes roads with inns and cities with cathedrals, with their bonus [AM-78]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: [abbey, inns]
players: {A: Ann, B: Ben}
board:
  '0,0': BA.RCr
  '-1,0': IC.RFr.iG A:highwayman@w
  '-2,0': BA.LR/270
  '0,-1': BA.L
  '1,-1': BA.L
  '2,-1': BA.C
  '2,0': IC.Cccc.c B:knight
  '3,0': BA.C/270
  '2,1': BA.C/180
  '1,1': BA.L
moves:
- A: abbey 1,0
--- stdout
                                                                         A     B
  1  A  abbey 1,0                                                        6    12
      +6  A   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
     +12  B   city@2,-1.n: 4 tiles, 3 each (cathedral)                      I-17
score after turn 1, B to move, 92 tiles to come: Ann (A) 6, Ben (B) 12

== an abbey closes an end of the river, unless an option keeps it from there while the river grows [AM-79]
$ reeve check $T/game.yaml
$ reeve check -q --option abbey_on_river=false $T/game.yaml 2>&1 | head -n 1
$ sed '$d' $T/game.yaml | sed '$d' | sed '$d' | reeve check --option abbey_on_river=false -
--- file game.yaml
reeve: 1
rules: [abbey, river]
options: {edition: 1, u_turn: allowed}
players: {A: Ann, B: Ben}
moves:
- A: RI.1.IFI 1,0
- B: RI.1.II/90 2,0
- A: RI.1.IFI/90 2,1
- B: RI.1.RrII 2,2
- A: RI.1.LIRI 1,2
- B: RI.1.CcII 0,2
- A: RI.1.II/180 0,1
- B: abbey 1,1 monk
- A: BA.RFr/90 2,3
  discard: [RI.1.CICI, RI.1.CIRI, RI.1.RIrI, RI.1.I.e]
--- stdout
$T/game.yaml: legal so far: 9 turns, score Ann (A) 0, Ben (B) 9, B to move
$T/game.yaml:13:12: illegal: the river must continue there [ruled-out, AM-79]
-: legal so far: 7 turns, score Ann (A) 0, Ben (B) 0, B to move

== an abbot is put on an abbey as on a monastery [AM-80]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: abbey
options: {abbot: true}
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
moves:
- A: abbey 1,0 abbot@c
- B: BA.C/180 0,1
--- stdout
                                                                         A     B
  1  A  abbey 1,0 abbot@c                                                0     0
  2  B  BA.C/180 0,1                                                     9     0
      +9  A   monastery@1,0.c: 9 tiles, 1 each                              K-24
       0  -   city@0,0.n: nobody stands on it                               K-27
score after turn 2, A to move, 76 tiles to come: Ann (A) 9, Ben (B) 0

== beside a dragon: no wagon goes to his tile, the fairy does not ride along, and a barn stands at a volcano's corner [AM-44, AM-51, AM-55]
$ reeve score $T/game.yaml | tail -n 9
$ sed "s/highwayman@0,0.w/highwayman@1,0/" $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ reeve position $T/game.yaml | grep tokens
$ reeve legal --before 4 --tile DG.F.v $T/game.yaml | grep -A1 '^1,1 '
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr A:wagon@n, '1,0': DG.RFr.v, '0,-1': BA.L}
tokens: {dragon: '1,0', fairy: 'A:wagon@0,0'}
moves:
- A: BA.C/180 0,1
  wagon: 'A:highwayman@0,0.w'
- B: BA.L 0,2
- A: BA.L 1,2
- B: DG.F.v 1,1 barn@nw
--- stdout
      +1  A   fairy: beside the fairy                                      PD-35
      +4  A   city@0,0.n: 2 tiles, 2 each                                   K-22
      +3  A   fairy: beside the fairy                                      PD-36
          A   wagon: a wagon goes to road@0,0.e                            AM-39
  2  B  BA.L 0,2                                                         8     0
  3  A  BA.L 1,2                                                         8     0
  4  B  DG.F.v 1,1 barn@nw                                               8     0
          B   dragon: the dragon goes to 1,1                                PD-8
score after turn 4, A to move, 107 tiles to come: Ann (A) 8, Ben (B) 0
-:8:11: illegal: the dragon is there [ruled-out, AM-44]
tokens: {dragon: '1,1', fairy: '0,0'}
1,1   0°                barn@nw
1,3   0°                no follower

== through a portal goes a mayor to a city, a wagon to what is no field, and no barn; a mayor who flies lands in an open city only [AM-81]
% { cat $T/game.yaml; echo "  portal: $at"; } | reeve check - 2>&1 | sed -n 's/^-:[0-9:]* //p;s/^-: legal.*/legal/p'
$ reeve check $T/fly.yaml; sed "s/'1,0'/'0,1': BA.C\/180, &/" $T/fly.yaml | reeve check -q - 2>&1 | head -n 1
$ sed "s/'1,0'/'0,1': BA.C\/180, &/;s/lands: .*/lands: crash/" $T/fly.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,0': BA.RFr, '1,1': BA.C}
moves:
- A: DG.RRR.g/90 2,0
--- file fly.yaml
reeve: 1
rules: [abbey, flier]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '1,0': BA.RFr}
moves:
- A: FL.RFr.WE.o 2,0
  fly: mayor
  flier_die: 2
  lands: knight@0,0.n
--- rows at
mayor:knight@0,0.n
    legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
mayor:highwayman@1,0
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: `portal: mayor:highwayman@1,0` means nothing here: that tile has no such feature there [action-value, PD-54]
wagon:monk@0,-1
    legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
wagon:farmer@1,0.n
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: `portal: wagon:farmer@1,0.n` means nothing here: that tile has no such feature there [action-value, PD-54]
mayor:highwayman@0,0.n
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: `portal: mayor:highwayman@0,0.n` means nothing here: that tile has no such feature there [action-value, PD-54]
wagon:knight@1,0.e
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: `portal: wagon:knight@1,0.e` means nothing here: that tile has no such feature there [action-value, PD-54]
wagon:highwayman@0,0
    legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
wagon:highwayman@1,0
    legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
barn:farmer@0,-1
    illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    illegal: no such figure goes there through a portal [ruled-out, PD-56]
--- stdout
$T/fly.yaml: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
-:9:10: illegal: that is completed [ruled-out, FL-10]
-: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move

== the dragon eats no barn, and the fairy's points come to a farmer whom a barn sends home [AM-54, PD-27, PD-77, PD-78]
$ reeve score $T/game.yaml
$ reeve score --option fairy_place=tile $T/game.yaml 2>/dev/null | grep PD-77
$ reeve position $T/game.yaml | grep -E 'barn@|supply'
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180 A:farmer, '0,2': BA.C B:farmer, '0,3': BA.C/180, '1,2': BA.C A:farmer, '2,2': BA.L, '2,1': DG.C.v/270}
tokens: {dragon: '2,1', fairy: 'B:farmer@0,2'}
to_move: A
moves:
- A: BA.CG/90 1,1 barn@nw
- B: DG.RFr.d 1,0
  dragon: ['1,1', '0,1', '0,0', '1,0']
--- stdout
                                                                         A     B
  1  A  BA.CG/90 1,1 barn@nw                                             9     3
       0  -   city@2,1.w: nobody stands on it                               K-27
      +9  A   barn: 3 completed cities beside a barn, 3 each               AM-58
      +3  B   barn: beside the fairy                                       PD-77
          A   barn: a follower comes home from field@0,1.n                 AM-58
          A   barn: a follower comes home from field@0,1.n                 AM-58
          B   barn: a follower comes home from field@0,1.n                 AM-58
  2  B  DG.RFr.d 1,0                                                     9     3
          B   dragon: the dragon goes to 1,1                               PD-20
          A   dragon: the dragon goes to 0,1                               PD-20
          B   dragon: the dragon goes to 0,0                               PD-20
          A   dragon: the dragon goes to 1,0                               PD-20
score after turn 2, A to move, 105 tiles to come: Ann (A) 9, Ben (B) 3
      +3  B   barn: beside the fairy                                       PD-77
  '1,1': BA.CG/90 A:barn@nw
supply: {A: {followers: 7, mayor: 1, wagon: 1, barn: 0, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}

== no farmer goes through a portal to the field of a barn; a festival takes a barn home [AM-54, AM-56, PD-55]
$ reeve check -q $T/game.yaml 2>&1 | head -n 1
$ sed 's/farmer@0,1.n/farmer@0,-1.n/' $T/game.yaml | reeve check -
$ reeve score $T/feast.yaml | tail -n 2
--- file game.yaml
reeve: 1
rules: [abbey, dragon]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '0,2': BA.C, '1,2': BA.C, '1,1': BA.CG/90 A:barn@nw, '0,-1': BA.L}
moves:
- A: DG.RRR.g 1,0
  portal: farmer@0,1.n
--- file feast.yaml
reeve: 1
rules: [abbey, festival]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '0,2': BA.C, '1,2': BA.C, '1,1': BA.CG/90 A:barn@nw}
to_move: A
moves:
- A: FE.CRr/90 1,0
  back: barn@1,1
--- stdout
$T/game.yaml:7:11: illegal: somebody is there [ruled-out, PD-54]
-: legal so far: 1 turn, score Ann (A) 0, Ben (B) 0, B to move
          A   festival: a barn comes home from field@0,0.ne                 FE-2
score after turn 1, B to move, 88 tiles to come: Ann (A) 0, Ben (B) 0

== no abbey is laid in the place of a bought tile, and none is a tile of the stack: holders get a bought tile, and too few tiles are no bazaar [AM-76, AM-77]
$ reeve check $T/game.yaml
$ sed 's/B: BA.RFr 3,0/B: abbey 1,0/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ sed 's/A: BA.C.180 0,1/A: abbey 1,0/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ { cat $T/game.yaml; echo '- B: abbey 1,0'; } | reeve check -
$ . tests/cases/games.sh
$ { sed "/^moves/i $(gone abbey+bazaars BA.RCr BA.L BA.L BA.L BA.L BA.RFr BB.F.b BA.C BA.C)" $T/game.yaml | sed '/bazaar:/,$d'; echo '- B: BA.C/180 0,1'; } | reeve check -
--- file game.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
moves:
- A: BB.F.b 3,-1
- bazaar:
    draw: [BA.RFr, BA.C]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
- B: BA.RFr 3,0
- A: BA.C/180 0,1
--- stdout
$T/game.yaml: legal so far: 4 turns, score Ann (A) 0, Ben (B) 0, B to move
-:11:6: illegal: B plays tile BA.RFr from the bazaar, not tile abbey [not-bought, B-64]
-:12:6: illegal: A plays tile BA.C from the bazaar, not tile abbey [not-bought, B-64]
-: legal so far: 5 turns, score Ann (A) 0, Ben (B) 0, A to move
-: legal so far: 2 turns, score Ann (A) 0, Ben (B) 0, A to move

== the second part that a bought tile gives may be the abbey [AM-76, B-88, M-77]
$ reeve check $T/game.yaml
$ reeve position --at 4 $T/game.yaml | grep -E 'to_move|second|bazaar'
--- file game.yaml
reeve: 1
rules: [abbey, bazaars, traders]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr B:highwayman@e, '-1,0': BA.RFr B:builder@e, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
moves:
- A: BB.F.b 3,-1
- bazaar:
    draw: [BA.RFr, BA.C]
    lots:
    - {tile: BA.RFr, chooser: B, bids: {B: 0}}
- B: BA.RFr -2,0
- B: abbey 1,0
- A: BA.C/180 0,1
--- stdout
$T/game.yaml: legal so far: 5 turns, score Ann (A) 0, Ben (B) 0, B to move
rules: [abbey, bazaars, traders]
to_move: A
bazaar: {after: A, tiles: {A: BA.C}}

== an abbey comes from the hand, so legal lists its places while the river grows [AM-79]
$ reeve legal --tile abbey $T/game.yaml
--- file game.yaml
reeve: 1
rules: [river, abbey]
players: {A: Ann, B: Ben}
moves:
- A: RI.1.II/90 1,0
--- stdout
tile abbey has no legal place

== the first printing goes together with other boxes, whichever is named first
% reeve sim $rules --seed 1 | reeve check -q -
--- rows rules
flier+abbey-c1
abbey-c1+flier
bazaars-zmg+abbey-c1
