# Five errors in typing castle-photograph.yaml: a rotation, a cell, a look, a player, a score.
s/c1: cttc:n,s,w/c1: cctt:e,n,w/
s/d7:/g4:/
s/c2: htcc:esw+f/c2: htcc:e,s,w/
s/e6: cctt B/e6: cctt W/
s/{W: 80, B: 15}/{W: 80, B: 18}/
# Each corrected as the messages say.
s/c2: htcc:e,s,w/c2: htcc:esw+f/
s/c1: cctt:e,n,w/c1: cttc:n,s,w/
s/g4:/d7:/
s/e6: cctt W/e6: cctt B/
s/{W: 80, B: 18}/{W: 80, B: 15}/
