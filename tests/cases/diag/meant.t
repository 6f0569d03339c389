# After an illegal turn, what may have been meant by it: readings of its entry by which the turns behind it are legal.

== castle: a rotation left out, a cell beside it, a turn of another player, one that is missing, one typed twice
$ g=fixtures/castle/kitchen-table.yaml
% sed "$wrong" $g | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* \(is\|are\) legal\)/  \1/p'
--- rows wrong
s#45/180 i11#45 i11#
    illegal: turn 12
      with rotation 180 here the remaining 47 turns are legal and all noted scores agree: 45/180 i11 knight
s#- W: 56 d2 knight#- W: 56 d3 knight#
    illegal: turn 5
      at d2 instead the remaining 54 turns are legal and all noted scores agree: 56 d2 knight
s#- B: 25 e1 squire#- W: 25 e1 squire#
    illegal: turn 6
      as the turn of B the remaining 53 turns are legal and all noted scores agree
/- B: 60 f7/d
    illegal: turn 22
      if a turn of B was left out before this one, the next 12 of the remaining 36 turns are legal (30 with --all) and 4 of 4 noted scores agree
s#- B: 38 b4#&\n&#
    illegal: turn 19
      without this turn the remaining 41 turns are legal and all noted scores agree
      without turn 18 (line 34) the remaining 41 turns are legal and all noted scores agree
s# c2 herald# b3 herald#
    illegal: turn 13
      at c2 instead, x and y swapped, the remaining 46 turns are legal and all noted scores agree: 12 c2 herald

== castle by look: the look is offered as it would lie
$ sed 's#ttcc:e,s,w e2#cctt:n,e,w e2#' fixtures/castle/by-look.yaml >$T/none.yaml
$ grep -n '^- ' fixtures/castle/by-look.yaml | sed -n '8,12p'
--- stdout
33:- Opa: cccc:nw d6
34:- Mia: htcc:e,w,n+m e11 knight
36:- Mia: cttc h12 knight
39:- Opa: chtc d8 knight
40:- Mia: cttc:w,s,n i10 knight

== carcassonne: x and y swapped, the sign of y, a rotation
$ g=fixtures/carcassonne/sunday.yaml
% sed "$wrong" $g | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* \(is\|are\) legal\)/  \1/p'
--- rows wrong
s# 2,-1 knight@n# -1,2 knight@n#
    illegal: turn 6
      at 2,-1 instead, x and y swapped, the remaining 65 turns are legal and all noted scores agree: BA.Cc.1/90 2,-1 knight@n
s# 1,-1 highwayman# 1,1 highwayman#
    illegal: turn 6
      with turn 5 (line 12) at 1,-1 instead the remaining 65 turns are legal and all noted scores agree: BA.RFr/270 1,-1 highwayman@n
s#BA.CGG*/90 2,-2#BA.CG 2,-2#
    illegal: turn 7
      with rotation 90 here the remaining 64 turns are legal and all noted scores agree: BA.CG/90 2,-2 knight@e
/BA.RRRR 5,-3/d
    illegal: turn 28
      as the turn of B this turn is legal (with --all 39 of the remaining 42)
      if a turn of B was left out before this one, this turn is legal (with --all 39 of the remaining 42)

== the tower, and bazaars: keys beside the turn are kept as they are
$ g=fixtures/tower/attic.yaml
% sed "$wrong" $g | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* \(is\|are\) legal\)/  \1/p'
$ reeve sim tower+bazaars --seed 5 >$T/game.yaml; grep -c bazaar: $T/game.yaml
$ grep -n '^- ' $T/game.yaml | grep -v bazaar | sed -n '7,9p'
--- rows wrong
s#TO.CRcr/90 2,0#TO.CRcr 2,0#
    illegal: turn 3
      with rotation 90 here the remaining 86 turns are legal and all noted scores agree: TO.CRcr/90 2,0
s#BA.LR 1,1#BA.LR 1,2#
    illegal: turn 8
      at 1,1 instead the remaining 81 turns are legal and all noted scores agree: BA.LR 1,1 monk@c
s#^- K: BA.CccG#- M: BA.CccG#
    illegal: turn 5
      as the turn of K the remaining 84 turns are legal and all noted scores agree
--- stdout
6
14:- W: BA.CC.2/270 1,3 knight@w
15:- B: BA.CcRr/180 1,-1 highwayman@n
16:- W: BB.RFR.bi -1,-2 highwayman@s

== JSON lists them, and why says them; score helps with them as check does
$ sed 's#45/180 i11#45 i11#' fixtures/castle/kitchen-table.yaml >$T/game.yaml
$ reeve check --format json $T/game.yaml | gojq -c '.verdict, .readings'
$ reeve why --format json $T/game.yaml 12 | gojq -c '.readings'
$ reeve why $T/game.yaml 12 | grep remaining
$ reeve score $T/game.yaml 2>&1 | grep -c remaining
$ reeve why --at 20 $T/game.yaml 12 | grep remaining
$ reeve check --at 20 $T/game.yaml 2>&1 | grep remaining
--- stdout
"illegal"
[{"legal":47,"reading":"rotation","rest":47,"turn":12,"typed":"45/180 i11 knight","words":"with rotation 180 here the remaining 47 turns are legal and all noted scores agree: 45/180 i11 knight"}]
[{"legal":47,"reading":"rotation","rest":47,"turn":12,"typed":"45/180 i11 knight","words":"with rotation 180 here the remaining 47 turns are legal and all noted scores agree: 45/180 i11 knight"}]
with rotation 180 here the remaining 47 turns are legal and all noted scores
1
with rotation 180 here the remaining 8 turns are legal and all noted scores
  help: with rotation 180 here the remaining 8 turns are legal and all noted scores agree: 45/180 i11 knight

== with -q nothing is tried; nor with --all; nor by why for an accepted turn
$ sed 's#45/180 i11#45 i11#' fixtures/castle/kitchen-table.yaml >$T/game.yaml
% reeve check $how $T/game.yaml 2>&1 | grep -c 'help: with rotation'
$ reeve why --accept 12 $T/game.yaml 12 | grep -c remaining; true
--- rows how
-q
    0
--all
    0
--- stdout
0

== the last turn: what is legal by itself is offered, and no more is claimed
$ tried() { reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* is legal\)/  \1/p'; }
$ g=fixtures/carcassonne/sunday.yaml
% head -27 $g | sed "$wrong" | tried
$ reeve check --at 12 fixtures/castle/kitchen-table.yaml; sed 's#45/180 i11#45 i11#' fixtures/castle/kitchen-table.yaml | reeve check --at 12 - 2>&1 | grep help
--- rows wrong
s#- R: BA.CcRr+/270 -1,-2#- B: BA.CcRr+/270 -1,-2#
    illegal: turn 19
      as the turn of R this turn is legal
s#BA.CcRr+/270 -1,-2#BA.CcRr+/90 -1,-2#
    illegal: turn 19
      with rotation 180 here this turn is legal: BA.CcRr+/180 -1,-2
      with rotation 270 here this turn is legal: BA.CcRr+/270 -1,-2
s#BA.CcRr+/270 -1,-2#BA.CcRr+/270 -2,-1#
    illegal: turn 19
      at -1,-2 instead, x and y swapped, this turn is legal: BA.CcRr+/270 -1,-2
s#BA.CcRr+/270 -1,-2#BA.CcRr+/270 -5,-2#
    illegal: turn 19
      at -1,-2 instead this turn is legal: BA.CcRr+/270 -1,-2
--- stdout
fixtures/castle/kitchen-table.yaml: legal so far: 12 turns, score Anna (W) 7, Bert (B) 5, W to move
  help: Type merchant@nw, or delete the follower.
  help: with rotation 180 here this turn is legal and all noted scores agree: 45/180 i11 knight

== another mistake soon after: two wrong players, 1, 2 and 3 turns apart; a rotation and a cell
$ tried() { reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* is legal\)/  \1/p'; }
$ g=fixtures/carcassonne/sunday.yaml
% awk -v n=$n '/^- [RB]:/ && (++turn == 12 || turn == 12 + n) { sub(/^- ./, /^- R/ ? "- B" : "- R") } 1' $g | tried
$ sed 's|RFr/270 1,-1|RFr 1,-1|; s|CcG/270 2,-3|CcG/270 -3,2|' $g | tried
$ sed 's|CcG/270 2,-3|CcG/270 -3,2|; s|RRR/270 -1,-1|RRR -1,-1|' $g | tried
--- rows n
1
    illegal: turn 12
      if a turn of B was left out before this one, this turn is legal (with --all 57 of the remaining 59)
      as the turn of B this turn is legal (with --all 56 of the remaining 59)
2
    illegal: turn 12
      as the turn of B this turn is legal (with --all 57 of the remaining 59)
      if a turn of B was left out before this one, this turn is legal (with --all 56 of the remaining 59)
3
    illegal: turn 12
      as the turn of B this turn is legal (with --all 55 of the remaining 59)
      if a turn of B was left out before this one, this turn is legal (with --all 54 of the remaining 59)
--- stdout
illegal: turn 5
  with rotation 90 here this turn is legal: BA.RFr/90 1,-1 highwayman@n
illegal: turn 8
  at 2,-3 instead, x and y swapped, this turn is legal: BA.CcG/270 2,-3 knight@s

== several readings make all of it legal: both are offered; those with which the noted scores are right are better
$ sed 's|54/180 e6|54/270 e6|' fixtures/castle/kitchen-table.yaml | reeve check - 2>&1 | grep with
--- stdout
  help: with rotation 0 in turn 14 (line 29) the remaining 23 turns are legal and all noted scores agree: 46 f6 knight
  help: with rotation 180 in turn 10 (line 24) the remaining 23 turns are legal and all noted scores agree: 54/180 e6 knight

== a wrong noted score leads to the tile before it; a number that is only added up wrongly to none
% sed "$wrong" fixtures/castle/kitchen-table.yaml | reeve check - 2>&1 | grep -v -e '|' -e 'see:'
$ sed 's|B: 38 b4|B: 38/180 b4|' fixtures/castle/kitchen-table.yaml | reeve check --format json - | gojq -c '.verdict, .readings'
$ sed 's|B: 38 b4|B: 38/180 b4|' fixtures/castle/kitchen-table.yaml | reeve check --all - 2>&1 | grep -c 'help: with rotation'
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves: []\nresult: {R: 3, B: 4}\n' | reeve check - 2>&1 | grep -c 'help: with'; true
--- rows wrong
s|B: 38 b4|B: 38/180 b4|
    -: wrong: 59 turns, final score Anna (W) 108, Bert (B) 89
    -:105:21: wrong: B has 73 after this turn, not 74 [wrong-score, C-44]
      help: with rotation 270 in turn 18 (line 34) all turns are legal and all noted scores agree: 38/270 b4
      help: with rotation 0 in turn 18 (line 34) all turns are legal and all noted scores agree: 38 b4
    -:114:21: wrong: B ends with 89, not 90 [wrong-result, C-110]
s|W: 12, B: 5|W: 16, B: 5|
    -: wrong: 59 turns, final score Anna (W) 108, Bert (B) 90
    -:42:14: wrong: W has 12 after this turn, not 16 [wrong-score, C-44]
s|W: 108|W: 109|
    -: wrong: 59 turns, final score Anna (W) 108, Bert (B) 90
    -:114:13: wrong: W ends with 108, not 109 [wrong-result, C-110]
      help: with incomplete_tokens_need_majority=false: 109 points, as noted
--- stdout
"wrong"
[{"legal":1,"reading":"rotation","rest":1,"turn":18,"typed":"38/270 b4","words":"with rotation 270 in turn 18 (line 34) all turns are legal and all noted scores agree: 38/270 b4"},{"legal":1,"reading":"rotation","rest":1,"turn":18,"typed":"38 b4","words":"with rotation 0 in turn 18 (line 34) all turns are legal and all noted scores agree: 38 b4"}]
0
0

== where more than three would do equally well none is offered
$ reeve check $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr/90 3,3
- B: BA.RFr 1,0
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/game.yaml:5:16: illegal: tile BA.RFr cannot lie at 3,3: no tile lies beside it [not-attached, K-8]
  help: 3 legal placements; see: reeve legal $T/game.yaml --before 1

== hostile: nothing in it, 500 turns each wrong
$ printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' | reeve check
$ { printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n'; i=0; while [ $i -lt 250 ]; do echo "- R: BA.RFr $((i % 60)),$((i / 60)) knight@n"; echo "- B: BA.RFr/90 7,$((i % 60)) farmer@n"; i=$((i + 1)); done; } >$T/500.yaml
$ reeve check $T/500.yaml 2>&1 | grep -v '|'
$ reeve check --all --format json $T/500.yaml | gojq -c '.verdict, .turns, (.diagnostics | length), .readings'
--- stdout
-: legal so far: 0 turns, score Rosa (R) 0, Ben (B) 0, R to move
$T/500.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
$T/500.yaml:5:13: illegal: tile BA.RFr cannot lie at 0,0: tile BA.RCr lies there [cell-taken, K-8]
  help: 3 legal placements; see: reeve legal $T/500.yaml --before 1
"illegal"
500
101
null

== a letter or a digit of a cell: of the turn that is illegal, or of one before it; both signs [C-18]
% sed "$wrong" fixtures/$game.yaml | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(.* \(is\|are\) legal\)/  \1/p'
--- rows game wrong
castle/kitchen-table s#58/270 e5#58/270 c5#
    illegal: turn 42
      at e5 instead the remaining 17 turns are legal and all noted scores agree: 58/270 e5
castle/kitchen-table s#6/90 h9#6/90 b9#
    illegal: turn 39
      at h9 instead the remaining 20 turns are legal and all noted scores agree: 6/90 h9 herald@n
castle/kitchen-table s#13 e11#13 e1#
    illegal: turn 37
      at e11 instead the remaining 22 turns are legal and all noted scores agree: 13 e11
carcassonne/sunday s# 6,-5# -6,5#
    illegal: turn 55
      at 6,-5 instead the remaining 16 turns are legal and all noted scores agree: BA.CFC.2/270 6,-5
carcassonne/sunday s# 2,-1 knight# 7,-1 knight#
    illegal: turn 6
      at 2,-1 instead the remaining 65 turns are legal and all noted scores agree: BA.Cc.1/90 2,-1 knight@n
carcassonne/sunday s# 5,-3# 5,3#
    illegal: turn 28
      at 5,-3 instead the remaining 43 turns are legal and all noted scores agree: BA.RRRR 5,-3 highwayman@s

== another tile, that makes a later turn illegal: a look, a number, a number of a tile that is to come [C-19] [K-9]
$ reeve fmt --looks fixtures/carcassonne/sunday.yaml | sed 's/rcrr 1,0/rcfr 1,0/' | reeve check - 2>&1 | tail -n 4
% sed "$wrong" fixtures/castle/kitchen-table.yaml | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/.*help: \(with .*\)/  \1/p'
$ reeve fmt --looks fixtures/carcassonne/sunday.yaml | sed 's/rcrr 1,0/rcfr 1,0/' | reeve check --format json - | gojq -c '.readings[]|[.turn,.reading,.typed]'
--- rows wrong
s#21/90#24/90#
    illegal: turn 32
      with tile 21/90 in turn 30 (line 51) the remaining 27 turns are legal and all noted scores agree: 21/90 f11 squire
s#21/90#21#
    illegal: turn 46
      with rotation 90 in turn 30 (line 51) the remaining 13 turns are legal and all noted scores agree: 21/90 f11 squire
s#23/90 f5#33/90 f5#
    illegal: turn 23
      with tile 23/90 in turn 17 (line 33) the remaining 36 turns are legal and all noted scores agree: 23/90 f5
s#17/90 d7#18/90 d7#
    illegal: turn 23
      with tile 17/90 in turn 7 (line 21) the remaining 36 turns are legal and all noted scores agree: 17/90 d7 herald@w
--- stdout
     12 | - R: rfrf 1,-1 highwayman@n
        |      ^~~~
  help: 6 legal placements; see: reeve legal - --before 5
  help: with rcrr in turn 4 (line 11) the remaining 66 turns are legal and all noted scores agree: rcrr 1,0 knight@e
[4,"tile","rcrr 1,0 knight@e"]

== a follower in another role, at another place, left out, or too much: at the turn, and where it is noticed later [C-29] [K-15]
% sed "$wrong" fixtures/$game.yaml | reeve check - 2>&1 | sed -n 's/.*\(illegal: [^0-9]*turn [0-9]*\);.*/\1/p; s/^-: \(wrong\):.*/\1/p; s/.*help: \(with.* agree\)/  \1/p'
$ sed 's#3,-1 highwayman@s#3,-1#' fixtures/carcassonne/sunday.yaml | reeve check --format json - | gojq -c '.verdict, (.readings[]|[.turn,.reading,.typed])'
--- rows game wrong
carcassonne/sunday s#3,-1 highwayman@s#3,-1 knight@n#
    illegal: turn 10
      with highwayman@s here the remaining 61 turns are legal and all noted scores agree: BA.CccR+ 3,-1 highwayman@s
carcassonne/sunday s#3,-1 highwayman@s#3,-1#
    wrong
      with highwayman@s in turn 10 (line 17) all turns are legal and all noted scores agree: BA.CccR+ 3,-1 highwayman@s
carcassonne/sunday s#BA.RrC/180 2,1#& farmer@ne#
    illegal: turn 18
      without the follower in turn 16 (line 24) the remaining 53 turns are legal and all noted scores agree: BA.RrC/180 2,1
castle/kitchen-table s#54/180 e6 knight#54/180 e6 squire#
    illegal: turn 10
      with knight here the remaining 49 turns are legal and all noted scores agree: 54/180 e6 knight
castle/kitchen-table s#31 h10 herald@e#31 h10#
    illegal: turn 23
      with herald@e in turn 11 (line 25) the remaining 36 turns are legal and all noted scores agree: 31 h10 herald@e
castle/kitchen-table s#38 b4#38 b4 squire#
    illegal: turn 18
      without the follower here the remaining 41 turns are legal and all noted scores agree: 38 b4
      without the follower in turn 8 (line 22) the remaining 41 turns are legal and all noted scores agree: 34/180 b3
--- stdout
"wrong"
[10,"follower","BA.CccR+ 3,-1 highwayman@s"]

== two tiles do not go together, and the earlier one was misread: it is named, although another mistake follows at once [C-19]
$ reeve fmt --looks fixtures/castle/kitchen-table.yaml | sed 's/htcc:esw+f c2/ccht:wne+f c2/; s/- B: ccct:n f7/- W: ccct:n f7/' | reeve check
--- stdout
-: illegal: turn 21; after 20 turns, score Anna (W) 11, Bert (B) 5
--- stderr
-:33:6: illegal: tile cttc:n,s,w cannot lie at c1: its north side is a path, but tile ccht:new+f at c2 has a tower and a house there [path-cut, C-19]
     33 | - W: cttc:n,s,w c1 knight@e
        |      ^~~~~~~~~~
  help: 32 legal placements; see: reeve legal - --before 21
  help: with htcc:esw+f in turn 13 (line 24) this turn is legal (with --all 36 of the remaining 38): htcc:esw+f c2 herald@e
--- status 1

== a tile that lies already: a reading for each turn that may be wrong [C-112]
$ reeve fmt --looks fixtures/castle/kitchen-table.yaml | sed 's/hhcc b3/chcc b3/; s/cccc:ne e12/cccc:ne d12/; s/cthh e4 knight@ne/thhc e4 knight@ne/' | reeve check
--- stdout
-: illegal: turn 32; after 31 turns, score Anna (W) 20, Bert (B) 15
--- stderr
-:51:6: illegal: tile chcc has no copy left: all of 2 lie at b3, b4 [tile-used, C-112]
     51 | - B: chcc f10
        |      ^~~~
  help: Check this tile and the one on the board: correct the one that was misread.
  help: with hhcc here the next 12 of the remaining 27 turns are legal (17 with --all): hhcc f10
  help: with cchh in turn 18 (line 30) the next 12 of the remaining 27 turns are legal (17 with --all): cchh b4
  help: with hhcc in turn 8 (line 18) the next 12 of the remaining 27 turns are legal (17 with --all): hhcc b3 squire@n
--- status 1

== a name typed for that of a tile that looks the same: here, or in the turn that has it already [K-3]
$ sed 's,BA.Cc+G/270 0.1,BA.Cc+/270 0\,1,' fixtures/carcassonne/sunday.yaml | reeve check
--- stdout
-: illegal: turn 3; after 2 turns, score Rosa (R) 0, Ben (B) 0
--- stderr
-:10:6: illegal: tile BA.Cc+ lies at 0,1 already [tile-used, K-3]
     10 | - R: BA.Cc+ 0,2 knight@n
        |      ^~~~~~
  help: Type BA.Cc+G: it looks the same and is still to come.
  help: with tile BA.Cc+G here the remaining 68 turns are legal and all noted scores agree: BA.Cc+G 0,2 knight@n
  help: with tile BA.Cc+G/270 in turn 2 (line 9) the remaining 68 turns are legal and all noted scores agree: BA.Cc+G/270 0,1 knight@s
  help: with edition=1: legal
--- status 1

== what the end says is illegal because a turn was misread [C-83]
$ sed 's/thhc h8 squire/cthh h8 squire/' fixtures/castle/by-look.yaml | reeve check
--- stdout
-: illegal; after 60 turns, score Mia 103, Grandfather (Opa) 57
--- stderr
-:101:16: wrong: Mia has 103 after this turn, not 101 [wrong-score, C-44]
    101 |   score: {Mia: 101, Opa: 57}
        |                ^~~
  help: Type 103 if every turn up to here is right; see: reeve why - 60
-:103:53: illegal: Mia has no majority on house@h10.n (Mia 0, Opa 0) [use-no-majority, C-83, incomplete_tokens_need_majority: true]
    103 | ...[{7: court@d1.n}, {7: court@d1.n}, {6: house@h10.n}, 8]}
        |                                           ^~~~~~~~~~~
  help: Type a feature that the player scores.
  help: with hcth in turn 39 (line 73) all is legal and all noted scores agree: hcth h8 squire
  help: with thhc in turn 39 (line 73) all is legal and all noted scores agree: thhc h8 squire
  help: with incomplete_tokens_need_majority=false: legal
--- status 1

== the tile behind the cell, and a feature and its player the wrong way round, are told apart
$ printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: d12 52/180 knight\n' | reeve check 2>&1 | tail -n 1
$ printf "reeve: 1\nrules: bazaars\nplayers: {R: Rosa, B: Ben}\nboard: {'0,0': BA.RCr}\ncastles: {R: 'city@0,0'}\n" | reeve check 2>&1 | tail -n 1
--- stdout
  help: Type the tile before the cell: `52/180 d12 knight`.
  help: Type the feature here, and the player on the other side of the colon.
--- status 0

== a word that no rule has: the nearest one that a rule has
% reeve explain $word
--- rows word
farmr
    reeve: farmr: there is no such rule or code, and no rule has such words in its text; did you mean farmer?
merchnt
    reeve: merchnt: there is no such rule or code, and no rule has such words in its text; did you mean merchant?
zzzzzz
    reeve: zzzzzz: there is no such rule or code, and no rule has such words in its text
--- status 2

== figures that are written alone: at another place, instead of a follower, and left out; each as it is typed [M-18] [K-43]
$ head='players: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0 highwayman\n- B: BA.L 0,-1 monk\n'
$ rest='\n- B: BA.L 1,-1\n- R: BA.RFr 3,0\n- R: BA.L 2,-1\n- B: BA.L 3,-1\n- R: BA.RFr 4,0\n- R: BA.RFr 5,0\n'
% printf "reeve: 1\nrules: traders\n$head- R: $turn$rest" | reeve check - 2>&1 | grep 'help: with'
$ printf 'reeve: 1\nrules: traders\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.L 0,-1 farmer\n- B: BA.RFr 1,0\n- R: BA.L 1,-1 pig@c\n- B: BA.RFr 2,0\n- R: BA.L 2,-1\n- B: BA.RFr 3,0\n' | reeve check - 2>&1 | grep 'help: with'
$ printf 'reeve: 1\nrules: carcassonne\noptions: {abbot: true}\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.L 0,-1 abbot@n\n- B: BA.RFr 1,0\n- R: BA.RFr 2,0\n- B: BA.L 1,-1\n' | reeve check - 2>&1 | grep 'help: with'
--- rows turn
BA.RFr 2,0 builder@n
      help: with builder@e here the remaining 6 turns are legal: BA.RFr 2,0 builder@e
BA.RFr 2,0 highwayman
      help: with builder here the remaining 6 turns are legal: BA.RFr 2,0 builder
BA.RFr 2,0
      help: with builder@e in turn 3 (line 7) the remaining 3 turns are legal: BA.RFr 2,0 builder@e
--- stdout
  help: with pig@n here the remaining 3 turns are legal: BA.L 1,-1 pig@n
  help: with abbot@c here the remaining 3 turns are legal: BA.L 0,-1 abbot@c
--- status 0
