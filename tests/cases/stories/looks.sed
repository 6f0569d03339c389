# Five errors in typing fixtures/carcassonne/sunday.yaml by looks: two looks, a player, a cell, a score.
s/rcrr 1,0/rcfr 1,0/
s,fccf -1\,2,fccc/j -1\,2,
s/- B: rrff 5,-4/- R: rrff 5,-4/
s/ffrr 6,-3/ffrr 6,3/
s/{R: 35, B: 49}/{R: 35, B: 94}/
# Each corrected as the message says.
s/rcfr 1,0/rcrr 1,0/
s,fccc/j -1\,2,fccf -1\,2,
s/- R: rrff 5,-4/- B: rrff 5,-4/
s/ffrr 6,3/ffrr 6,-3/
s/{R: 35, B: 94}/{R: 35, B: 49}/
