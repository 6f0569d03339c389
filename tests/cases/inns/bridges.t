# Inns and Cathedrals with bridges: an inn concerns the printed road beside it.

== XB-1: a bridge over the inn's tile is plain, the printed road is not [I-34, I-37, I-38, B-73]
$ reeve check $T/game.yaml; reeve score --now $T/game.yaml | grep road@
$ sed '/^moves/,$d' $T/game.yaml | reeve score --now - | grep road@
$ { cat $T/game.yaml; echo '- R: BA.RRR/180 1,-1'; } | reeve score - | grep road@
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': BA.LR/270
  '1,0': [BB.R.bi, R:highwayman@e, B:highwayman@s]
bridges: {'1,0': ew}
score: {R: 0, B: 0}
moves:
- B: BA.LR/90 2,0
  score: {R: 4, B: 0}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 4, Blue (B) 0, R to move
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21
       0  B   road@1,0.s: 1 tile: 0 (inn)                                    I-8
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-36
       0  B   road@1,0.s: 1 tile: 0 (inn)                                    I-8
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21
      +4  B   road@1,0.s: 2 tiles, 2 each (inn)                              I-6

== XB-2: an inn elsewhere on the road doubles the tile of the bridge, too [I-35]
$ reeve check $T/game.yaml; reeve score $T/game.yaml | grep road@
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': IC.RFr.iG
  '-2,0': BA.LR/270
  '1,0': [BA.L, R:highwayman@e]
bridges: {'1,0': ew}
score: {R: 0, B: 0}
moves:
- B: BA.LR/90 2,0
  score: {R: 10, B: 0}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 10, Blue (B) 0, R to move
     +10  R   road@0,0.e: 5 tiles, 2 each (inn)                              I-6

== a bridge that a turn builds over the inn's own tile leaves the inn to the printed road [I-34]
$ reeve score $T/game.yaml | grep road@
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
options: {bazaars: false}
players: {R: Red, B: Blue}
moves:
- R: BB.R.bi 1,0 highwayman@e
  bridge: ew
- B: BA.LR/270 -1,0
- R: BA.LR/90 2,0
--- stdout
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-21

== printed road and bridge of one road: doubled by the inn, and the tile counts once [I-36, B-15]
$ reeve score $T/game.yaml | grep road@
--- file game.yaml
reeve: 1
rules: [inns, bazaars]
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': BA.RCr R:highwayman@e
  '1,0': BB.R.bi
  '2,0': BA.Rr
  '2,-1': BA.Rr/90
  '1,-1': BA.Rr/180
bridges: {'1,0': ew}
score: {R: 0, B: 0}
moves:
- B: BA.LR/270 -1,0
--- stdout
     +12  R   road@0,0.e: 6 tiles, 2 each (inn)                              I-6

== two tiles of Bridges, Castles and Bazaars show an inn, one of its roads only [I-39, I-47, B-18]
% echo "$(reeve tiles $rules --format tsv | grep BB.R | cut -f1,3 | tr '\t\n' '= ')"
$ roads() {
$     sed "s/RULES/[$1]/" $T/game.yaml | reeve score - | grep road@
$     sed "s/RULES/[$1]/" $T/game.yaml | sed '$d' | reeve score --now - | grep road@
$ }
$ roads bazaars; roads 'inns, bazaars'
--- file game.yaml
reeve: 1
rules: RULES
options: {bazaars: false}
players: {R: Red, B: Blue}
moves:
- R: BA.LR/270 -1,0 highwayman
- B: BB.RFR.bi/90 1,0 highwayman@e
- R: BB.R.bi/90 2,0
--- rows rules
bazaars
    BB.R.bi=ffrf+b BB.RFR.b=rfrf:n,s+b BB.RFR.bi=rfrf:n,s+b 
inns+bazaars
    BB.R.bi=ffrf+b+i BB.RFR.b=rfrf:n,s+b BB.RFR.bi=rfrf:n,s+b+i.s 
bazaars+inns
    BB.R.bi=ffrf+b+i BB.RFR.b=rfrf:n,s+b BB.RFR.bi=rfrf:n,s+b+i.s 
tower+bazaars
    BB.R.bi=ffrf+b BB.RFR.b=rfrf:n,s+b BB.RFR.bi=rfrf:n,s+b 
inns+tower+bazaars-zmg
    BB.R.bi=ffrf+b+i BB.RFR.b=rfrf:n,s+b BB.RFR.bi=rfrf:n,s+b+i.s 
--- stdout
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
      +2  B   road@1,0.e: 2 tiles, 1 each                                   K-21
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
      +1  B   road@1,0.e: 1 tile, 1 each                                    K-36
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
      +4  B   road@1,0.e: 2 tiles, 2 each (inn)                              I-6
      +6  R   road@0,0.e: 3 tiles, 2 each (inn)                              I-6
      +1  B   road@1,0.e: 1 tile, 1 each                                    K-36
