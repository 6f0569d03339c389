# Five errors in typing fixtures/carcassonne/sunday.yaml: a rotation, a cell, a look, a player, a score.
s,BA.RFr/270 1\,-1,BA.RFr 1\,-1,
s/0,3 farmer@e/3,0 farmer@e/
s,BA.Cc.1/90 -1\,1,ccfc/j -1\,1,
s,- R: BA.CCG/180 0,- B: BA.CCG/180 0,
s/{R: 35, B: 49}/{R: 38, B: 49}/
# Each corrected as the message says.
s,BA.RFr 1\,-1,BA.RFr/270 1\,-1,
s/3,0 farmer@e/0,3 farmer@e/
s,ccfc/j -1\,1,ccff/j -1\,1,
s,- B: BA.CCG/180 0,- R: BA.CCG/180 0,
s/{R: 38, B: 49}/{R: 35, B: 49}/
