# Mage & Witch beside other boxes, where mage.t plays one half of a rule: MW-5, MW-7, MW-12, WT-13, LA-12.

== a labyrinth's network is one road to them, and its points for followers are halved, too [MW-5, MW-12, LA-7, LA-12]
% . tests/cases/games.sh; sed "s/GAME/$game/;s/TOKEN/$token/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
% sed '/^- R/,$d' $T/a.yaml | (cat; printf -- '- R: MW.CFC 3,0\n  magic: witch road@1,0.n\n') >$T/b.yaml; verdict $T/b.yaml
--- file game.yaml
reeve: 1
rules: [labyrinth, mage]
options: {labyrinth: GAME}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:highwayman@e
  1,0: LA.Rrrr
  1,1: BA.RRR
  1,-1: MW.CRRR.3/90
  2,0: BA.LR/90
tokens: {TOKEN: 'road@0,0.e'}
moves:
- R: BA.LR/270 -1,0
--- rows game token
advanced witch
    score Rosa (R) 4, Ben (B) 0, B to move
    illegal: the witch is there already [ruled-out, MW-5]
advanced mage
    score Rosa (R) 14, Ben (B) 0, B to move
    illegal: the other of the two is there [ruled-out, MW-5]
basic witch
    score Rosa (R) 3, Ben (B) 0, B to move
    illegal: the witch is there already [ruled-out, MW-5]

== a watchtower's points are no points of the feature: neither halved nor raised [WT-13, MW-10, MW-12]
% . tests/cases/games.sh; sed "s/TOKEN/$token/" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [watchtowers, mage]
players: {R: Rosa, B: Ben}
to_move: R
board: {0,0: BA.RCr, 1,0: BA.RFr, 1,1: BA.L, '0,-1': MW.CFC/90, '-1,-1': BA.C/90, '1,-1': BA.C/270}
tokens: {TOKEN: 'city@0,0.n'}
moves:
- R: WT.CFff_3C/180 0,1 knight
--- rows token
witch
    score Rosa (R) 5, Ben (B) 0, B to move
mage
    score Rosa (R) 9, Ben (B) 0, B to move
