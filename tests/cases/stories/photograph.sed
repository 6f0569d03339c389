# Five errors in typing photograph.yaml: a rotation, a cell, a look, a player, a score.
s,'-1\,1': ccff,'-1\,1': cffc,
s/'0,4':/'4,0':/
s/'2,1': rrcf/'2,1': rrff/
s/'1,0': rcrr B/'1,0': rcrr R/
s/{R: 53, B: 41}/{R: 58, B: 41}/
# Each corrected as the messages say.
s/'2,1': rrff/'2,1': rrcf/
s,'-1\,1': cffc,'-1\,1': ccff,
s/'4,0':/'0,4':/
s/'1,0': rcrr R/'1,0': rcrr B/
s/{R: 58, B: 41}/{R: 53, B: 41}/
