# Five errors in typing fixtures/castle/kitchen-table.yaml: a rotation, a look, a cell, a player, a score.
s,46/270 f6,46/90 f6,
s/- W: 31 h10/- W: hhcc:es,w h10/
s/38 b4/38 d2/
s/- B: 50 g11/- W: 50 g11/
s/{W: 44, B: 37}/{W: 44, B: 31}/
# Each corrected as the message says.
s/hhcc:es,w/hhcc:e,s,w/
s,46/90 f6,46/270 f6,
s/38 d2/38 b4/
s/- W: 50 g11/- B: 50 g11/
s/{W: 44, B: 31}/{W: 44, B: 37}/
