# Five errors in typing fixtures/castle/kitchen-table.yaml: a follower left out, a tile, two cells, a score.
s/31 h10 herald@e/31 h10/
s,21/90 f11,24/90 f11,
s,6/90 h9,6/90 b9,
s,58/270 e5,58/270 c5,
s/{W: 44, B: 37}/{W: 44, B: 73}/
# Each corrected as the message says.
s/31 h10/31 h10 herald@e/
s,24/90 f11,21/90 f11,
s,6/90 b9,6/90 h9,
s,58/270 c5,58/270 e5,
s/{W: 44, B: 73}/{W: 44, B: 37}/
