# What the commands say of inns, cathedrals and large followers.

== new gives a record to fill in, and the comments in it are moves [I-24, I-49]
$ reeve new inns | tee $T/new.yaml | reeve check
$ { sed '/^# -/,$d; /^ *#/d' $T/new.yaml; sed -n 's/^# \(- [WB]:\)/\1/p' $T/new.yaml; } | reeve check
$ reeve new inns --board | reeve check
$ reeve new inns+tower+bazaars | reeve check
--- stdout
-: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move
-: legal so far: 3 turns, score White (W) 4, Black (B) 0, B to move
-: position consistent: score White (W) 0, Black (B) 0, W to move
-: legal so far: 0 turns, score White (W) 0, Black (B) 0, W to move

== legal offers the large follower wherever a follower may stand, if there is one [I-24, I-29]
$ reeve legal --tile IC.RRR.i --format tsv $T/game.yaml | head -3
$ reeve legal --tile IC.RRR.i --format tsv --option big_follower=false $T/game.yaml | grep -c big
$ reeve legal --tile BA.LR --format json --before 2 $T/game.yaml | gojq -c 'select(.cell == "2,0") | .completes'
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: IC.RFr.iG 1,0 highwayman
--- stdout
IC.RRR.i	-1,0	0	farmer@n highwayman@s highwayman@w farmer@se farmer@sw big:farmer@n big:highwayman@s big:highwayman@w big:farmer@se big:farmer@sw	
IC.RRR.i	-1,0	180	highwayman@n farmer@s highwayman@w farmer@ne farmer@nw big:highwayman@n big:farmer@s big:highwayman@w big:farmer@ne big:farmer@nw	
IC.RRR.i	-1,0	270	highwayman@n highwayman@s farmer@w farmer@ne farmer@se big:highwayman@n big:highwayman@s big:farmer@w big:farmer@ne big:farmer@se	
0
[]
--- status 0

== completions count the inn and the cathedral of the tile that would close [I-6, I-12, I-17]
$ reeve completions --format json --tile IC.RCc.i $T/game.yaml | gojq -c 'select(.kind == "road") | [.feature, .points, [.closers[] | [.cell, .points]]]'
$ reeve completions --format json --tile BA.C $T/game.yaml | gojq -c 'select(.kind == "city") | [.feature, .points, [.closers[] | [.cell, .points]]]'
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr R:highwayman
  '-1,0': BA.LR/270
  '0,1': IC.Cccc.c B:big:knight
  '0,2': BA.C/180
  '-1,1': BA.C/90
to_move: R
score: {R: 0, B: 0}
--- stdout
["road@0,0.e",2,[["1,0",{"R":6}]]]
["city@0,0.n",12,[["1,1",{"B":15}]]]

== why names the inn, the cathedral, and the follower who counts as two [I-6, I-17, I-25]
$ reeve why $T/game.yaml 4 | grep -e inn -e I-6
$ reeve why --format json $T/tie.yaml 1 | gojq -r '.steps[] | select(.step == "majority" or .step == "points" or .step == "tie") | [.step, .rule, .text] | @tsv'
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: IC.RRR.i/180 1,0 highwayman@e
- B: BA.LR/270 -1,0
- R: BA.RFr 2,0
- B: IC.RCc.i/90 3,0
--- file tie.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
board:
  '0,0': BA.RCr R:big:knight
  '0,1': BA.CFc.1/90 B:knight
score: {R: 0, B: 0}
to_move: R
moves:
- R: BA.C/180 0,2
--- stdout
  +6  points      R, road@1,0.e (inn at 3,0): 3 tiles, 2 each (inn)          I-6
majority	K-33	city@0,0.n: R 2, B 1; R has the majority
points	K-22	R, city@0,0.n: 3 tiles, 2 each

== show draws inns, cathedrals and the large follower larger than the others [I-49, I-2]
$ reeve show $T/game.yaml
$ reeve show --svg - $T/game.yaml | grep -o 'inn\|cathedral\|large follower' | sort | uniq -c
$ reeve show --format json $T/game.yaml | gojq -c '.tiles[] | [.tile, .followers]'
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: IC.Cccc.c 0,1 big:knight@s
- B: IC.RRR.i/180 1,0 highwayman@e
- R: IC.RFr.iG -1,0 highwayman@w
--- stdout
        -1       0       1
             ┊cccRccc┊
  1          ┊ccccccc┊
             ┊cccdccc┊
       f   f ┊fcccccf┊ f │ f
  0   ─i───R───────────i─□─B─
       f   f ┊ f   f ┊ f   f
        -1       0       1
─ road  c city  f field  □ crossing  i inn  d cathedral
large followers: R knight on 0,1
last tile laid: IC.RFr.iG -1,0

    player    score  followers  large
  R Rosa (R)      0          6      0
> B Ben (B)       0          6      1
86 tiles to come
      3 cathedral
      4 inn
      1 large follower
["BA.RCr",[]]
["IC.Cccc.c",[{"figure":"big","kind":"city","player":"R","role":"knight"}]]
["IC.RRR.i",[{"figure":"","kind":"road","player":"B","role":"highwayman"}]]
["IC.RFr.iG",[{"figure":"","kind":"road","player":"R","role":"highwayman"}]]

== tiles shows them, and finds them by look [I-1, I-49]
$ reeve tiles inns | grep -A2 -e 'IC.Cccc.c' -e IC.RRR.i
$ reeve tiles inns --svg - | grep -c 'class="tile"\|<use'
--- stdout
  ccccccc  IC.Cccc.c             f   f   IC.LRFR
  ccccccc  cccc/j+d             ───k───  frfr:e,w+k
  cccdccc  2 copies              f   f   1 copy
--
   f   f   IC.RRR.i              f   f   IC.Rr.i
  ───□─i─  frrr+i.e             ─i─┐     ffrr+i
   f │ f   1 copy                f │ f   1 copy
41

== explain, rules and schema know what is new [I-6, I-29]
$ reeve explain I-8 | head -5
$ reeve rules inns | grep -A1 -e big_follower -e inn_cathedral
$ reeve schema inns | gojq -c '[.. | objects | select(has("inn_cathedral_final")) | .inn_cathedral_final.enum] | first'
$ reeve rules | grep '^inns'; reeve rules | grep -o 'inns  inns-c1'
--- stdout
I-8: An unfinished road with an inn scores nothing

  A road with an inn that is not completed when the game ends scores 0 points,
  for every owner.

  big_follower: false | true*                                               I-29
      each player has a large follower, which counts as two
--
  inn_cathedral_final: zero* | normal                                        I-9
      what an unfinished road with an inn or city with a cathedral scores at the
["zero","normal"]
inns               Inns and Cathedrals (new edition (2015), with the options of
inns-c1            Inns and Cathedrals (first edition 2002)
inns-c2            Inns and Cathedrals (new edition 2015)
inns  inns-c1

== odds and play take the large follower and count the marks [I-24, I-6]
$ reeve-fast odds --games 40 --seed 3 --format json $T/game.yaml | gojq -c '[.games, (.win | keys)]'
$ printf '%s\n' 'IC.RRR.i/180 1,0 big:highwayman@w' 'BA.LR/270 -1,0' score quit | reeve play $T/empty.yaml 2>&1 | grep -e road -e 'R.*6'
--- file game.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves:
- R: IC.RFr.iG 1,0 big:highwayman
--- file empty.yaml
reeve: 1
rules: inns
players: {R: Rosa, B: Ben}
moves: []
--- stdout
[40,["B","R"]]
  2  B  BA.LR/270 -1,0                                                   6     0
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
Rosa (R) 6, Ben (B) 0; Rosa (R) is to move, 87 tiles left
  2  B  BA.LR/270 -1,0                                                   6     0
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
score after turn 2, R to move, 87 tiles to come: Rosa (R) 6, Ben (B) 0
