# Five errors in typing both-boxes.yaml: a rotation, a look, a player, a cell, a score.
s,BA.CcRr -3\,3,BA.CcRr/90 -3\,3,
s,TO.CccR/90 0\,-3,cccr/j+p+t 0\,-3,
s/W:farmer@1,1.se/B:farmer@1,1.se/
s,BA.RrC/270 -4\,7,BA.RrC/270 7\,-4,
s/{W: -8, B: 4}/{W: -8, B: 7}/
# Each corrected as the message says.
s,cccr/j+p+t 0\,-3,cccr/j+t 0\,-3,
s,BA.CcRr/90 -3\,3,BA.CcRr -3\,3,
s,BA.RrC/270 7\,-4,BA.RrC/270 -4\,7,
s/B:farmer@1,1.se/W:farmer@1,1.se/
s/{W: -8, B: 7}/{W: -8, B: 4}/
