# The Phantom beside other boxes, where phantom.t plays one half of a rule: PH-6, PH-10, PH-13, PH-14.

== it follows a mayor, a wagon, a barn, a move of the fairy or no action at all [PH-6]
% . tests/cases/games.sh; sed "s#TURN#$turn#" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, dragon, phantom]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': [BA.L, A:monk], '1,0': BA.RFr}
to_move: A
moves:
- A: TURN
--- rows turn|
BA.CRRR/180 0,1 mayor@s\n  second: highwayman@n|
    score Ann (A) 0, Ben (B) 0, B to move
BA.CRRR/180 0,1 wagon@n\n  second: knight|
    score Ann (A) 4, Ben (B) 0, B to move
BA.L 1,-1 barn@nw\n  second: monk|
    score Ann (A) 0, Ben (B) 0, B to move
BA.RFr -1,0\n  fairy: monk@0,-1\n  second: highwayman|
    score Ann (A) 0, Ben (B) 0, B to move
BA.RFr -1,0\n  second: highwayman|
    score Ann (A) 0, Ben (B) 0, B to move

== not on a volcano, nor through a portal to the tile of the dragon; on top of a tower elsewhere [PH-10, PD-9, PD-43, PD-58, PH-8]
% . tests/cases/games.sh; sed "s#TURN#$turn#" $T/game.yaml >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [dragon, phantom, tower]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '1,0': DG.RFr.v, '0,-1': TO.FG}
towers: {'0,-1': 1}
tokens: {dragon: '1,0'}
to_move: A
moves:
- A: TURN
--- rows turn|
DG.F.v 0,-2\n  second: farmer|
    illegal: no phantom may stand there [ruled-out, PH-10]
DG.F.v 0,-2 phantom:farmer|
    illegal: the dragon is there [ruled-out, PD-9]
DG.F.v 0,-2\n  second: top@0,-1|
    illegal: no other figure was put on a tower in this turn [ruled-out, PH-8]
DG.F.v 0,-2\n  top: phantom 0,-1|
    score Ann (A) 0, Ben (B) 0, B to move
DG.RRR.g -1,0 highwayman@w\n  portal: phantom:highwayman@1,0.w|
    illegal: the dragon is there [ruled-out, PD-58]
DG.RRR.g -1,0 highwayman@w\n  portal: phantom:knight@0,0.n|
    score Ann (A) 0, Ben (B) 0, B to move

== the dragon eats it, and it is in hand again [PH-13, PD-26]
$ reeve position $T/eaten.yaml | grep supply
--- file eaten.yaml
reeve: 1
rules: [dragon, phantom]
players: {A: Ann, B: Ben}
board: {'0,0': [BA.RCr, B:phantom:knight, B:highwayman@e], '1,0': DG.RFr.v}
tokens: {dragon: '1,0'}
to_move: A
moves:
- A: DG.RFr.d -1,0
  dragon: ['0,0', '-1,0']
--- stdout
supply: {A: {followers: 7, phantom: 1}, B: {followers: 7, phantom: 1}}
