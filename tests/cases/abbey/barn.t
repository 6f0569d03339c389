# Barns: where four fields meet, what they score and whom they send home (rulesets/abbey).

== the farmer scores and comes home, and the barn scores at the end; the example of the ledger (AM-X5) [AM-52, AM-57, AM-58, AM-63, AM-83]
$ reeve score --now $T/game.yaml | sed -n '/^  5/,$p'
$ reeve why $T/game.yaml 5 | grep -E 'barn|AM-'
$ reeve legal --tile BA.CG --before 5 $T/game.yaml | grep -A 1 '^1,1 *90'
% reeve position --at $at $T/game.yaml >$T/now.yaml; tail -n 1 $T/now.yaml
% reeve position $T/now.yaml | cmp - $T/now.yaml
$ grep barn@ $T/now.yaml; reeve score --now $T/now.yaml | tail -n 2
$ reeve fmt $T/game.yaml | cmp - $T/game.yaml
$ sed '2a options: {farmers: false}' $T/game.yaml | sed 's/ farmer@n//' | reeve score --now - | tail -n 3
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1 farmer@n
- B: BA.C 0,2
- A: BA.C/180 0,3
- B: BA.C 1,2
- A: BA.CG/90 1,1 barn@nw
--- rows at
4
    supply: {A: {followers: 6, mayor: 1, wagon: 1, barn: 1, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
5
    supply: {A: {followers: 7, mayor: 1, wagon: 1, barn: 0, abbeys: 1}, B: {followers: 7, mayor: 1, wagon: 1, barn: 1, abbeys: 1}}
--- stdout
  5  A  BA.CG/90 1,1 barn@nw                                             6     0
      +6  A   barn: 2 completed cities beside a barn, 3 each               AM-58
          A   barn: a follower comes home from field@0,1.n                 AM-58
final scoring
      +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
final score: Ann (A) 14, Ben (B) 0
Ann (A) wins
turn 5, Ann (A): BA.CG/90 1,1 barn@nw: legal
 yes  follower    A has 1 barn in hand                                      K-16
 yes  free        four tiles meet in field@0,1.n                           AM-52
  +6  points      A, barn: 2 completed cities beside a barn, 3 each        AM-58
      rule        barn, A: a follower comes home from field@0,1.n          AM-58
1,1   90°               knight@e mayor@e wagon@e barn@nw
      180°              knight@s mayor@s wagon@s barn@nw
  '1,1': BA.CG/90 A:barn@nw
final score: Ann (A) 14, Ben (B) 0
Ann (A) wins
      +8  A   barn: a barn at field@0,1.n, 2 completed cities, 4 each      AM-63
final score: Ann (A) 8, Ben (B) 0
Ann (A) wins

== which cities count at once, and that a farmer scores less where a field is joined [AM-59, AM-60, AM-61, AM-62]
$ reeve score --now $T/game.yaml | sed -n '/^  8/,$p'
$ sed 's/BA.L -1,1$/BA.L -1,1 farmer/' $T/game.yaml | reeve check -q - 2>&1 | head -n 1
$ reeve completions $T/game.yaml | head -n 3
--- file game.yaml <tests/cases/abbey/barn.yaml
--- stdout
  8  B  BA.L -1,1                                                        0     2
      +2  B   barn: 2 completed cities beside a barn, 1 each               AM-60
          B   barn: a follower comes home from field@0,0.s                 AM-60
final scoring
      +8  A   barn: a barn at field@0,0.s, 2 completed cities, 4 each      AM-63
final score: Ann (A) 8, Ben (B) 2
Ann (A) wins
-:12:16: illegal: no farmer may stand there: field@0,0.s already holds a barn [occupied, AM-56]
road@0,0.e: 2 tiles, worth 2, held by nobody; open at 0,0 e
    1,0 nobody with BA.LR/90 BA.RRR/0(x4) AM.RG/90
    A draws one of 6 tiles: next 8 %, before the end 99 %

== where no barn goes, and no farmer [AM-3, AM-52, AM-53, AM-54, AM-56]
% { sed '$d' $T/game.yaml; printf -- "- A: BA.CG/90 1,1 $turns\n"; } | reeve check -q - 2>&1 | head -n 3
$ { cat $T/game.yaml; echo '- B: BA.L -1,2 farmer'; } | reeve why - 6 | grep AM-
$ reeve position $T/game.yaml | sed 's/barn@nw/barn@ne/' | reeve check - 2>&1 | head -n 3
--- file game.yaml
reeve: 1
rules: abbey
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1
- B: BA.C 0,2
- A: BA.C/180 0,3
- B: BA.C 1,2
- A: BA.CG/90 1,1 barn@nw
--- rows turns
barn@ne
    -:9:19: illegal: tile BA.CG has no place for a barn at ne [no-place, AM-52]
          9 | - A: BA.CG/90 1,1 barn@ne
            |                   ^~~~~~~
barn@sw
    -:9:19: illegal: tile BA.CG has no place for a barn at sw [no-place, AM-52]
          9 | - A: BA.CG/90 1,1 barn@sw
            |                   ^~~~~~~
barn@w
    -:9:19: illegal: tile BA.CG has no place for a barn at w [no-place, AM-52]
          9 | - A: BA.CG/90 1,1 barn@w
            |                   ^~~~~~
barn
barn@c
    -:9:19: illegal: tile BA.CG has no place for a barn at c [no-place, AM-52]
          9 | - A: BA.CG/90 1,1 barn@c
            |                   ^~~~~~
barn@n
    -:9:19: illegal: tile BA.CG has no place for a barn at n [no-place, AM-52]
          9 | - A: BA.CG/90 1,1 barn@n
            |                   ^~~~~~
barn@nw farmer
    -:9:6: unreadable: `BA.CG/90 1,1 barn@nw farmer` is not a turn: it has more than a tile, a cell and a piece [bad-turn]
          9 | - A: BA.CG/90 1,1 barn@nw farmer
            |      ^~~~~~~~
barn@nw\n- B: BA.L -1,2 barn@se
    -:10:16: illegal: no barn may stand there: field@0,1.n already holds a barn [occupied, AM-53]
         10 | - B: BA.L -1,2 barn@se
            |                ^~~~~~~
barn@nw\n- B: BA.L -1,2 farmer
    -:10:16: illegal: no farmer may stand there: field@0,1.n already holds a barn [occupied, AM-56]
         10 | - B: BA.L -1,2 farmer
            |                ^~~~~~
barn@nw\n- B: BA.L -1,2\n- A: BA.L -1,1 barn@ne
    -:11:16: illegal: A has no barn left [no-follower, AM-52]
         11 | - A: BA.L -1,1 barn@ne
            |                ^~~~~~~
barn@nw\n- B: BA.L -1,2\n- A: BA.L -1,3\n- B: BA.L -1,1 barn@ne
    -:12:16: illegal: no barn may stand there: field@0,1.n already holds a barn [occupied, AM-53]
         12 | - B: BA.L -1,1 barn@ne
            |                ^~~~~~~
barn@nw\n- B: BA.L -1,2\n- A: BA.L -1,3\n- B: BA.L -1,1 barn@sw
    -:12:16: illegal: tile BA.L has no place for a barn at sw [no-place, AM-52]
         12 | - B: BA.L -1,1 barn@sw
            |                ^~~~~~~
--- stdout
                  barn                                                     AM-56
-: position inconsistent
-:11:21: inconsistent: the barn at 1,1 has nothing to stand on: tile BA.CG has no such feature there [position-no-place, AM-52]
     11 |   '1,1': BA.CG/90 A:barn@ne

== a pig whose farmer goes home by a barn goes with him [AM-58, AM-60]
$ reeve score $T/game.yaml | tail -n 6
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {A: Ann, B: Ben}
moves:
- A: BA.C/180 0,1
- B: BA.L 0,-1 farmer@n
- A: BA.C 0,2
- B: BA.L -1,-1 pig@e
- A: BA.C 1,2
- B: BA.LR/270 -1,0
- A: BA.CG/90 1,1 barn@nw
- B: BA.L -1,1
--- stdout
  7  A  BA.CG/90 1,1 barn@nw                                             0     0
  8  B  BA.L -1,1                                                        0     2
      +2  B   barn: 1 completed city beside a barn, 2 each, with the pig   AM-60
          B   takes home the pig, which is left alone                       M-45
          B   barn: a follower comes home from field@0,0.s                 AM-60
score after turn 8, A to move, 99 tiles to come: Ann (A) 0, Ben (B) 2

== only the pig on the field of the barn counts, and only its farmers go home [AM-58, AM-60]
$ reeve score $T/game.yaml | tail -n 4
--- file game.yaml
reeve: 1
rules: [abbey, traders]
players: {A: Ann, B: Ben}
to_move: A
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 B:farmer
  '0,2': BA.C
  '0,3': BA.C/180
  '1,2': BA.C
  '0,-1': BA.L B:farmer
  '1,-1': BA.L B:pig
moves:
- A: BA.CG/90 1,1 barn@nw
--- stdout
  1  A  BA.CG/90 1,1 barn@nw                                             0     6
      +6  B   barn: 2 completed cities beside a barn, 3 each               AM-58
          B   barn: a follower comes home from field@0,1.n                 AM-58
score after turn 1, B to move, 100 tiles to come: Ann (A) 0, Ben (B) 6

== a position has no barn where fewer than four tiles meet, and no farmer on the field of one [AM-52, AM-56, AM-58, AM-60]
% sed "s/BARN/$barn/;s/MAN/$man/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-: position \(.*\):.*/\1/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: abbey
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  1,0: [BA.RFr, MAN]
  1,-1: [BA.L, "B:barn@BARN"]
  2,0: BA.RFr
  2,-1: BA.L
score: {R: 0, B: 0}
--- rows barn man
nw R:farmer@n
    position inconsistent
    inconsistent: the barn at 1,-1 has nothing to stand on: tile BA.L has no such feature there [position-no-place, AM-52]
ne R:farmer@n
    consistent
    note: with y counted downwards the tiles fit as well, and a follower holds another feature [misread-either]
n R:farmer@n
    position inconsistent
    inconsistent: the barn at 1,-1 has nothing to stand on: tile BA.L has no such feature there [position-no-place, AM-52]
ne R:farmer@s
    position inconsistent
    inconsistent: a farmer stands on field@0,0.s, where a barn is [ruled-out, AM-56]

== a position has one barn at most where four tiles meet, and may have another at the next corner [AM-52, AM-53]
% sed "/^  $cell:/s/$/ B:barn@$at/" $T/game.yaml | reeve check - 2>&1 | sed -n 's/^-: position \(.*\):.*/\1/p;s/^-:[0-9:]* //p'
--- file game.yaml
reeve: 1
rules: abbey
options: {barn_on_barn: true}
players: {R: Rosa, B: Ben}
board:
  0,0: BA.RCr
  1,0: BA.RFr
  0,-1: BA.C/180 R:barn@ne
  1,-1: BA.L
  2,-1: BA.L
  2,0: BA.RFr
  0,-2: BA.C
score: {R: 0, B: 0}
--- rows cell at
1,-1 nw
    position inconsistent
    inconsistent: two barns stand on one corner [position-follower-twice, AM-52]
1,0 sw
    position inconsistent
    inconsistent: two barns stand on one corner [position-follower-twice, AM-52]
0,0 se
    position inconsistent
    inconsistent: two barns stand on one corner [position-follower-twice, AM-52]
1,-1 ne
    consistent
    note: with y counted downwards the tiles fit as well, and a follower holds another feature [misread-either]
2,-1 nw
    consistent
    note: with y counted downwards the tiles fit as well, and a follower holds another feature [misread-either]
1,0 se
    consistent
    note: with y counted downwards the tiles fit as well, and a follower holds another feature [misread-either]

== helps about a barn say that four tiles meet there; a tile out of the set is no misread one [AM-52, K-3]
% echo "reeve: 1|rules: [abbey]|players: {R: Rob, B: Ben}|$rest" | tr '|' '\n' | reeve check - 2>&1 | grep -e '\[' -e help:
$ printf '%s\n' 'reeve: 1' 'rules: [abbey]' 'players: {R: Rob, B: Ben}' 'moves: []' | reeve legal --tile AM.R - || true
--- stderr
reeve: -: tile AM.R is not in the set (edition: 2)
--- rows rest
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.L}|moves:|- R: BA.RFr 1,0 barn@se
    -:6:17: illegal: tile BA.RFr has no place for a barn at se [no-place, AM-52]
      help: Type barn@sw: a barn needs a field with a corner where four tiles meet.
board: {'0,0': BA.RCr, '1,0': BA.RFr, '1,-1': [BA.L, "B:barn@nw"]}
    -:4:57: inconsistent: the barn at 1,-1 has nothing to stand on: tile BA.L has no such feature there [position-no-place, AM-52]
          4 | ....RCr, '1,0': BA.RFr, '1,-1': [BA.L, "B:barn@nw"]}
      help: Check whether a tile lies at 0,-1: it needs a field in that corner. Or delete the follower, which has no free place: a barn needs a field with a corner where four tiles meet.
options: {abbeys: false}|moves:|- R: abbey 1,0
    -:6:6: illegal: tile abbey is not in the set (abbeys: false) [tile-used, K-3]
      help: Type a tile of the set, or change the option.

== a barn with nothing to stand on comes of the tile in its corner that was misread; if all fit, that tile is to be checked first [AM-52]
% sed "s,'2\,0': cfrr,'2\,0': $tile," $T/board.yaml | reeve check - 2>&1 | grep -A1 -e note: -e barn
--- file board.yaml
reeve: 1
rules: abbey
players: {W: White, B: Black}
to_move: B
board:
  '0,0': crfr
  '1,0': frfr
  '0,1': rrcf B:wagon@w
  '-1,1': AM.RrC
  '-1,2': fccf
  '-2,1': rrff W:farmer@ne
  '-1,3': frfr B:farmer@s
  '-1,0': AM.CRr/270 W:wagon@w
  '0,2': crrc/j B:knight@n
  '2,0': cfrr
  '1,1': cffr B:knight@n
  '-2,3': frrr W:highwayman@e
  '-3,3': frrr
  '-3,2': rrrr
  '-2,2': xxxx+k
  '-4,2': crrc/j W:knight@n
  '-3,1': rffr
  '2,1': fccf W:mayor@e
  '-4,1': rrcc/j+p B:knight@s
  '2,-1': cfff
  '1,-1': ffrf+k B:barn@ne
  '-4,3': rrcc/j+p W:highwayman@n
  '-5,1': cccc/j+p
  '2,-2': fcff W:knight@e
  '-6,1': ccfc:n,ew+p.n B:knight@n
  '0,-1': ffff+k W:monk@c
score: {W: 29, B: 23}
supply: {W: {followers: 1, mayor: 0, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 2, mayor: 1, wagon: 0, barn: 0, abbeys: 1}}
discards: ['cccc:ns,ew+p.n']
--- rows tile
cfrr
    -:25:11: note: tile cfff at 2,-1 may be the one that was misread [misread-tile]
         25 |   '2,-1': cfff
    --
         33 | ..., mayor: 0, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 2, may...
            |                                           ^
cccr/j
    -:26:20: inconsistent: the barn at 1,-1 has nothing to stand on: tile ffrf+k has no such feature there [position-no-place, AM-52]
         26 |   '1,-1': ffrf+k B:barn@ne
            |                    ^~~~~~~
      help: Check the tile at 2,0: it needs a field in that corner. Or type farmer@n: a barn needs a field with a corner where four tiles meet.
      1 mistake comes of it; --format json lists them
    --
         33 | ..., mayor: 0, wagon: 0, barn: 1, abbeys: 1}, B: {followers: 2, may...
            |                                           ^
--- status 0
