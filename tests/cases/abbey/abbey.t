# Abbeys: tiles in hand that fill holes, and the round after the last tile (rulesets/abbey).

== the abbey closes three cities, one of them on two sides; the example of the ledger (AM-X1) [AM-9, AM-10, AM-11, AM-15, AM-16, AM-17, AM-18, AM-22]
$ sed '$a - A: abbey 1,1 monk@c' $T/hole.yaml >$T/game.yaml
$ reeve score $T/game.yaml | sed -n '/^  7/,$p'
$ reeve why $T/game.yaml 7 | sed -n 2,8p
$ sed 's/edition: 1/&, tiny_city: 2/' $T/game.yaml | reeve score - | tail -n 1
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ reeve position $T/game.yaml >$T/now.yaml; tail -n 3 $T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
$ sed 's/abbey 1,1/xxxx+k 1,1/' $T/game.yaml | reeve check -
--- file hole.yaml <tests/cases/abbey/hole.yaml
--- stdout
  7  A  abbey 1,1 monk@c                                                 2    10
      +2  A   city@1,0.n: 1 tile, 2 each                                    K-22
      +6  B   city@2,1.n: 3 tiles, 2 each                                   K-22
      +4  B   city@0,0.n: 2 tiles, 2 each                                   K-22
score after turn 7, B to move, 77 tiles to come: Ann (A) 2, Ben (B) 10
 yes  turn        it is the turn of Ann (A)                                  K-7
 yes  tile        A holds an abbey                                         AM-13
 yes  cell        1,1 is free                                                K-8
 yes  attached    its north side lies against tile BA.Cc.1 at 1,2            K-8
 yes  side        north: an edge that fits any other against a city of
                  tile BA.Cc.1 at 1,2                                        K-9
 yes  side        east: an edge that fits any other against a city of
score after turn 7, B to move, 77 tiles to come: Ann (A) 2, Ben (B) 8
  '1,1': abbey A:monk@c
score: {A: 2, B: 10}
supply: {A: {followers: 6, mayor: 1, wagon: 1, barn: 1, abbeys: 0}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
-: legal so far: 7 turns, score Ann (A) 2, Ben (B) 10, B to move

== in a position an abbey lies where a hole was, and not beside another [AM-10]
% sed "s/'X'.*/$rows/" $T/game.yaml | tr '|' '\n' | reeve check -q - 2>&1 | grep inconsistent: || echo fine
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
to_move: A
score: {A: 0, B: 0}
board:
  '0,0': BA.RCr
  '1,0': BA.RFr
  '0,-1': abbey
  '1,-1': BA.L
  '-1,-1': BA.L
  'X'
--- rows rows
'0,-2': BA.L
    fine
'0,-2': abbey
    -:6:1: inconsistent: the abbey at 0,-1 was laid in no hole: another is beside it [ruled-out, AM-10]
'1,-2': BA.L
    -:6:1: inconsistent: the abbey at 0,-1 was laid in no hole: an empty cell is beside it [ruled-out, AM-10]

== a hole has four sides, an abbey is not drawn, and each player has one [AM-2, AM-10, AM-12, AM-13, AM-14]
% { cat $T/game.yaml; printf -- "- A: $turns\n"; } | reeve check -q - 2>&1 | head -n 1
$ reeve legal --tile abbey $T/game.yaml
$ { cat $T/game.yaml; printf -- '- A: abbey 1,1\n'; } | reeve legal --tile abbey -
$ reeve legal --tile BA.L --actions $T/game.yaml | sed '1,/placements/d'; reeve legal --tile abbey --actions $T/game.yaml | tail -n 1
$ reeve legal --tile abbey --format json $T/game.yaml | gojq -c '[.cell, .pieces]' | head -n 1
$ sed 's/edition: 1/&, abbeys: false/' $T/game.yaml | sed '$a - A: abbey 1,1' | reeve check -q - 2>&1 | head -n 1
$ sed '$a - A: abbey 1,1' $T/game.yaml | reeve why - 7 | grep -E 'abbey|beside'
--- file game.yaml <tests/cases/abbey/hole.yaml
--- rows turns
abbey 3,0
    -:12:12: illegal: tile abbey cannot lie at 3,0: an empty cell is beside it [no-hole, AM-10]
BA.RFr 3,0\n  discard: [abbey]
    -:13:13: illegal: tile abbey is laid instead of drawing, and nothing is drawn before it [tile-used, AM-12]
abbey 1,1\n  discard: [BA.RFr]
    -:13:13: illegal: tile BA.RFr may not be discarded: it can be laid as BA.RFr 1,-1 [discard-fits, K-10]
abbey 1,1\n- B: BA.RFr 3,0\n- A: abbey 4,0
    -:14:6: illegal: A has no abbey left, and tile abbey is never drawn [tile-not-held, AM-13]
abbey 1,1 farmer
    -:12:16: illegal: tile abbey has no place for a farmer [no-place, K-14]
abbey 1,1 knight
    -:12:16: illegal: tile abbey has no place for a knight [no-place, K-14]
abbey 1,1 wagon
abbey/90 1,1 mayor
    -:12:19: illegal: tile abbey has no place for a mayor [no-place, K-14]
--- stdout
tile abbey for Ann (A)
1,1   0°                monk@c wagon@c
                        completes city@2,1.n: B 6, city@1,0.n: A 2, city@0,0.n:
                          B 4
1 placement
tile abbey has no legal place
A may lay `abbey` at 1,1 instead of drawing.
1 placement
["1,1",["monk@c","wagon@c"]]
-:12:6: illegal: tile abbey is not in the set (abbeys: false) [tile-used, K-3]
turn 7, Ann (A): abbey 1,1: legal
 yes  tile        A holds an abbey                                         AM-13
 yes  cell        four tiles lie beside 1,1                                AM-10

== the ninth tile of a monastery; a monk on an abbey scores as one [AM-19, AM-20]
$ reeve score --now $T/game.yaml | sed -n '/^ 10/,$p'
$ sed 's/ monk@c$//' $T/game.yaml | reeve score --now - | sed -n '/^final scoring/,$p'
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.L 0,-1 monk@c
- B: BA.RFr 1,0
- A: BA.RFr -1,0
- B: BA.L 1,-1
- A: BA.L -1,-1
- B: BA.L 1,-2
- A: BA.C/180 -1,-2
- B: BA.RFr 1,-3
- A: BA.RFr 0,-3
- B: abbey 0,-2 monk@c
--- stdout
 10  B  abbey 0,-2 monk@c                                                9     0
      +9  A   monastery@0,-1.c: 9 tiles, 1 each                             K-24
final scoring
      +8  B   monastery@0,-2.c: 8 tiles, 1 each                             K-36
final score: Ann (A) 9, Ben (B) 8
Ann (A) wins

== when the last tile lies, whoever holds an abbey and has a hole is asked in turn, who laid it at last [AM-23, AM-24, AM-25]
$ tail -n 4 tests/cases/abbey/last.yaml
$ sed '/result/d' tests/cases/abbey/last.yaml >$T/all.yaml; sed '/: none/d' $T/all.yaml >$T/left.yaml
$ sed '/abbey -1,1/d' $T/left.yaml >$T/asked.yaml
$ reeve check tests/cases/abbey/last.yaml $T/all.yaml $T/left.yaml $T/asked.yaml
$ { cat $T/asked.yaml; echo 'result: {W: 1, B: 1, R: 1}'; } | reeve check -q - 2>&1 | grep -c wrong-result
$ { cat $T/all.yaml; echo '- W: none'; } | reeve check -q - 2>&1 | head -n 1
$ { cat $T/asked.yaml; echo '- B: BA.L 9,9'; } | reeve check -q - 2>&1 | head -n 1
$ { cat $T/asked.yaml; echo '- W: none'; } | reeve check -q - 2>&1 | head -n 1
$ sed '3a options: {abbey_end: none}' $T/asked.yaml | reeve check -
$ { sed '3a options: {abbey_end: none}' $T/asked.yaml; echo '- R: abbey -1,1'; } | reeve check -q - 2>&1 | head -n 1
$ reeve position $T/asked.yaml >$T/now.yaml; grep -E 'to_move|still_asked' $T/now.yaml; reeve position $T/now.yaml | cmp - $T/now.yaml
$ { cat $T/now.yaml; echo 'moves: [{B: none}, {R: abbey -1,1}]'; } | reeve check -
$ sed '/still_asked/d' $T/now.yaml | reeve check -
$ reeve legal --tile abbey $T/asked.yaml
$ reeve odds --games 20 $T/asked.yaml | head -n 1
$ printf 'none\ny\nabbey -1,1\ny\n' | reeve play $T/now.yaml 2>&1 | tail -n 12
--- stdout
- R: AM.RC/180 4,-1
- B: none
- R: abbey -1,1 monk@c
result: {W: 24, B: 49, R: 45}
tests/cases/abbey/last.yaml: legal: 86 turns, final score White (W) 24, Black (B) 49, Red (R) 45
$T/all.yaml: legal: 86 turns, final score White (W) 24, Black (B) 49, Red (R) 45
$T/left.yaml: legal: 85 turns, final score White (W) 24, Black (B) 49, Red (R) 45
$T/asked.yaml: legal so far: 84 turns, score White (W) 6, Black (B) 19, Red (R) 8, B to move
3
-:92:3: illegal: the game was over after turn 86 [game-over, K-35]
-:90:6: illegal: tile BA.L has no copy left: all of 4 lie at -9,-1, -5,-2, 1,-5, -7,1 [tile-used, K-3]
-:90:3: illegal: it is B's turn, not W's [not-your-turn, K-7]
-: legal: 84 turns, final score White (W) 24, Black (B) 49, Red (R) 36
-:91:3: illegal: the game was over after turn 84 [game-over, K-35]
to_move: B
still_asked: 2
-: legal: 2 turns, final score White (W) 24, Black (B) 49, Red (R) 36
-: position consistent: score White (W) 6, Black (B) 19, Red (R) 8; no tile is left: --now adds final scoring
tile abbey for Black (B)
-8,0  0°                no follower
                        completes monastery@-8,0.c: nobody, road@-9,1.n: nobody,
                          city@-8,-1.n: W 2
-6,-2 0°                no follower
-1,-1 0°                no follower   completes road@0,-1.s: nobody
-1,1  0°                no follower   completes monastery@-1,1.c: nobody
-1,3  0°                no follower   completes monastery@-1,3.c: nobody
1,0   0°                no follower
                        completes road@0,1.e: B 2, city@1,-1.n: nobody
1,3   0°                no follower   completes city@1,2.n: nobody
7 placements
0 tiles left; every order of them played (1), policy greedy
      +9  R   field@0,0.s: 3 completed cities, 3 each                       K-29
       0  W   field@0,1.ne: 0 completed cities, 3 each                      K-29
       0  W   field@-5,-1.nw: 0 completed cities, 3 each                    K-29
      +3  B   field@-5,-1.s: 1 completed city, 3 each                       K-29
      +3  R   field@-4,-1.n: 1 completed city, 3 each                       K-29
       0  W   field@-4,0.n: 0 completed cities, 3 each                      K-29
       0  R   field@-7,-1.w: 0 completed cities, 3 each                     K-29
       0  R   field@2,-2.se: 0 completed cities, 3 each                     K-29
       0  R   field@0,2.e: 0 completed cities, 3 each                       K-29
Black (B) wins
White (W) 24, Black (B) 49, Red (R) 36; the game is over
There is no word `y` here; see `help`.

== twelve tiles, of which one differs by a garden [AM-1, AM-4, AM-82]
% reeve tiles abbey --option edition=$edition --format json | gojq -s -r '[.[] | select(.tile | startswith("AM."))] | (map(.count) | add), (map(.tile | select(startswith("AM.RG") or . == "AM.R")) | join(" "))'
--- rows edition
1
    12
    AM.R
2
    12
    AM.RG

== abbeys are in hand, and each part can be left out [AM-8, AM-82]
% reeve sim abbey --games 20 --option $part=false | grep -v '^players' | grep -c -E " ${part%s}"
--- rows part
mayor
    0
wagon
    0
barn
    0
abbeys
    20

== a player who takes what promises most keeps an abbey for a good hole, and puts a barn where cities pay [AM-13, AM-52]
$ reeve odds --at 1 --games 40 --seed 1 $T/game.yaml | head -n 4
% reeve sim abbey --policy greedy --seed $seed >$T/g.yaml; grep -c -E ': abbey| barn@' $T/g.yaml; reeve check -q $T/g.yaml
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr A:highwayman@e, '-1,0': BA.LR/270, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
moves:
- A: BA.C/180 0,1
- B: BA.RFr 3,0
--- rows seed
1
    4
2
    5
3
    4
--- stdout
75 tiles left; 40 games played from here, policy greedy; 95 % intervals
  A     36.2 % (23.2 to 51.7)    127.5 points (119.0 to 136.1)
  B     63.7 % (48.3 to 76.8)    142.2 points (134.0 to 150.4)

== AM-X3: a mayor is worth the coats of arms of the city, one or two, against a knight [AM-30]
% sed "s/TILE/$tile/" $T/game.yaml | reeve score - | tail -n 3
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.CFc+/90 0,1 mayor
- B: BA.RFr 1,0
- A: BA.RFr 2,0
- B: BA.C 1,1 knight
- A: TILE/180 0,2
- B: BA.Cc.1/270 1,2
--- rows tile
BA.Cc.1
         +12  B   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
         +12  A   city@0,0.n: 5 tiles, 2 each, 1 pennant, 2 each                K-22
    score after turn 6, A to move, 77 tiles to come: Ann (A) 12, Ben (B) 12
BA.Cc+
              A   city@0,0.n (mayor): a strength of 0 becomes 2                AM-30
         +14  A   city@0,0.n: 5 tiles, 2 each, 2 pennants, 2 each               K-22
    score after turn 6, A to move, 77 tiles to come: Ann (A) 14, Ben (B) 0

== an abbey, which looks the same on all sides, is written without a rotation [AM-10]
$ reeve-fast sim abbey --games 5 --seed 4 | grep -c 'abbey/'; true
$ sed 's#: abbey #: abbey/180 #' tests/cases/abbey/last.yaml | reeve fmt - | cmp - tests/cases/abbey/last.yaml
--- stdout
0

== of an abbey that lies on a bare board nobody says whose it was, so none is shown in hand; with all abbeys laid, or with `supply`, they are [AM-2, AM-13]
% (cat $T/game.yaml; [ "$supply" = - ] || echo "supply: {$supply}"; [ $more = - ] || printf "moves:\n- R: abbey -1,1\n") >$T/g; reeve show $T/g | sed -n '/player/,/^  B/p'; reeve position $T/g 2>&1 | grep -o 'abbeys: .' | tr '\n' ' '; reeve show --svg - $T/g | grep -c '>abbeys<'
--- file game.yaml
reeve: 1
rules: abbey
options: {mayor: false, wagon: false, barn: false}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RCr
  2,0: BA.RFr
  0,1: BA.C/180
  1,1: abbey
  2,1: BA.L
  0,2: BA.L
  1,2: BA.C/180
  2,2: BA.L
  -1,0: BA.RFr
  -2,0: BA.RFr
  -2,1: BA.L
  -2,2: BA.RFr
  -1,2: BA.LR/90
score: {R: 0, B: 0}
--- rows more supply
- -
        player    score  followers
    > R Rosa (R)      0          7
      B Ben (B)       0          7
    0
- R: {abbeys: 1}, B: {abbeys: 0}
        player    score  followers  abbeys
    > R Rosa (R)      0          7       1
      B Ben (B)       0          7       0
    abbeys: 1 abbeys: 0 1
-  R: {abbeys: 1}
        player    score  followers  abbeys
    > R Rosa (R)      0          7       1
      B Ben (B)       0          7       0
    abbeys: 1 abbeys: 0 1
abbey -
        player    score  followers  abbeys
      R Rosa (R)      0          7       0
    > B Ben (B)       0          7       0
    71 tiles to come
    abbeys: 0 abbeys: 0 1

== an abbey is never drawn: it was not put aside, neither in a position nor in a turn [AM-2, AM-12, AM-77]
% { printf 'reeve: 1\nrules: [abbey, traders]\nplayers: {A: Ann, B: Ben}\nboard: {"0,0": BA.RCr}\n'; printf -- "$rest"; } | reeve check - 2>&1 | cat
--- rows rest|
discards: [abbey, BA.L, abbey]\nmoves: []\n|
    -: inconsistent
    -:5:12: inconsistent: tile abbey is never drawn [position-tile-twice, AM-12]
          5 | discards: [abbey, BA.L, abbey]
            |            ^~~~~
      help: Delete it here; `supply` says which players have theirs.
    -:5:25: inconsistent: tile abbey is never drawn [position-tile-twice, AM-12]
          5 | discards: [abbey, BA.L, abbey]
            |                         ^~~~~
      help: Delete it here; `supply` says which players have theirs.
moves:\n- A: BA.L 0,-1\n  discard: [abbey]\n|
    -: illegal: turn 1; after 0 turns, score Ann (A) 0, Ben (B) 0
    -:7:13: illegal: tile abbey is laid instead of drawing, and nothing is drawn before it [tile-used, AM-12]
          7 |   discard: [abbey]
            |             ^~~~~
      help: Delete `discard`, or lay the tile that was drawn.
--- stdout
--- stderr

== who keeps an abbey for which no hole is left may say that he passes; who has none, or passes with something to do, may not [AM-24, AM-25]
$ . tests/cases/games.sh
$ sed "s/^discards.*/$(gone abbey BA.RCr BA.L BA.L BA.L BA.L BA.C BA.RFr BA.RFr)/" $T/game.yaml >$T/start.yaml
% { cat $T/start.yaml; printf -- "$turns"; } >$T/a.yaml; verdict $T/a.yaml; reeve position $T/a.yaml 2>/dev/null | grep still_asked
$ printf '%s\n' '- A: BA.RFr 3,0' '- B: abbey 1,0' '- A: none' | cat $T/start.yaml - | reeve score - | tail -n 4
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
to_move: A
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
discards: all others
moves:
--- rows turns|
- A: BA.RFr 3,0\n- B: abbey 1,0\n- A: none\n|
    score Ann (A) 0, Ben (B) 0
- A: BA.RFr 3,0\n- B: abbey 1,0\n- B: none\n|
    illegal: the game was over after turn 2 [game-over, K-35]
- A: BA.RFr 3,0\n- B: abbey 1,0\n- A: none\n  leave: 3\n|
    unreadable: unknown key `leave` in an entry of moves [unknown-key]
- A: BA.RFr 3,0\n- B: none\n- A: none\n- B: none\n|
    illegal: the game was over after turn 3 [game-over, K-35]
--- stdout
  2  B  abbey 1,0                                                        0     0
  3  A  none                                                             0     0
final score: Ann (A) 0, Ben (B) 0
Ann (A) and Ben (B) share the victory
